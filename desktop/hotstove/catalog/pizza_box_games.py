"""Games of Pizza Box set up from a box, and setups that come from outside checked.

Reading the card files is in pizza_box; what makes a card valid is for the rulebook.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, Literal

from hotstove.catalog.pizza_box import is_line, wrong_safe, wrong_size
from hotstove.catalog.refused import CatalogError, shown
from hotstove.play.problems import Argument, Problem
from hotstove.play.seats import Side
from hotstove.play.setup import Chair
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence
from hotstove.rulebooks.pizza_box.card_wording import card_sentence
from hotstove.rulebooks.pizza_box.cards import (
    RUNNING,
    RUNNING_SIZE,
    SAFE_CARDS,
    SIZES,
    STAFF,
    Deck,
    Role,
    check_card,
    check_pitcher,
)
from hotstove.rulebooks.pizza_box.setup import Box, PizzaBoxSetup

INNINGS: Final = (3, 6, 9)
"""PB-A-37."""
MOST_PEOPLE: Final = 6
_LONGEST_MANAGER: Final = 60


def pizza_box_setup(
    box: Box,
    chairs: tuple[Chair, ...],
    *,
    seed: int,
    home: Literal["cards", "first", "second"] = "cards",
    take_back: Literal["free", "agreed"] = "free",
    **house: Any,
) -> PizzaBoxSetup:
    """Return the setup of a game with this box; *house* rules by the names of PizzaBoxSetup.

    Raises CatalogError for what ``pizza_box_faults`` finds.
    """
    setup = PizzaBoxSetup(
        seed=seed, chairs=chairs, box=box, home=home, take_back=take_back, **house
    )
    if faults := list(pizza_box_faults(setup)):
        raise CatalogError(faults)
    return setup


def pizza_box_faults(setup: PizzaBoxSetup) -> Iterator[Sentence]:
    """Return why no game can be played with *setup*, the cards in it included."""
    people = len(setup.chairs)
    if not 2 <= people <= MOST_PEOPLE:
        yield Sentence("catalog", _PEOPLE, {"found": people, "most": MOST_PEOPLE})
    for chair in setup.chairs:
        if not is_line(chair.name) or len(chair.manager) > _LONGEST_MANAGER:
            yield Sentence("catalog", _CHAIR, {"found": shown(chair.name)})
    if setup.innings not in INNINGS:
        yield Sentence("catalog", _INNINGS, {"found": setup.innings})
    yield from _box_faults(setup.box)
    for side in Side:
        known = {card.id for card in setup.box.staff(side)}
        day = setup.day(side)
        for name in (*day.unavailable, *day.may_not_start, *day.short_rest):
            if name not in known:
                yield Sentence("catalog", _REST, {"side": side, "found": shown(name)})
        starters = {card.id for card in setup.box.staff(side) if card.role is Role.STARTER}
        if setup.series and starters <= {*day.may_not_start, *day.unavailable}:
            yield Sentence("catalog", _NO_STARTER, {"side": side})


def _box_faults(box: Box) -> Iterator[Sentence]:
    ids: list[str] = []
    for deck in Deck:
        cards = box.deck(deck)
        ids += [card.id for card in cards]
        if len(cards) != SIZES[deck] or any(card.deck is not deck for card in cards):
            yield _of_box(deck.value, wrong_size(len(cards), SIZES[deck]))
        yield from _each(cards, check_card)
    ids += [card.id for card in box.running]
    safe = sum(card.is_safe for card in box.running)
    if len(box.running) != RUNNING_SIZE or safe != SAFE_CARDS:
        yield _of_box(RUNNING, wrong_safe(safe))
    for side in Side:
        staff = box.staff(side)
        ids += [card.id for card in staff]
        yield from _each(staff, check_pitcher)
        for role, need in STAFF.items():
            found = sum(card.role is role and card.id.startswith(f"{side}:") for card in staff)
            if found != need or any(not is_line(card.name) for card in staff):
                told: dict[str, Argument] = {
                    "field": f"{side}", "found": found, "need": need, "role": role,
                }  # fmt: skip
                yield _of_box(side.value, Problem("STAFF_ROLE", "PB-PRO-02", told))
    for card_id in sorted({name for name in ids if ids.count(name) > 1 or not is_line(name)}):
        twice = Problem("CARD_ID_TWICE", "PB-A-07", {"field": "id", "found": shown(card_id)})
        yield _of_box(shown(card_id), twice)


def _each(cards: tuple[Any, ...], check: Callable[[Any], Iterator[Problem]]) -> Iterator[Sentence]:
    for card in cards:
        for problem in check(card):
            yield _of_box(shown(card.id), problem)


def _of_box(label: str, problem: Problem) -> Sentence:
    return Sentence(
        "catalog",
        QT_TRANSLATE_NOOP("catalog", "{card}: {fault}"),
        {"card": label, "fault": card_sentence(problem)},
    )


_PEOPLE: Final = QT_TRANSLATE_NOOP(
    "catalog", "{found:n} people sit at the table; this game is for 2 to {most}.", "", 1
)
_CHAIR: Final = QT_TRANSLATE_NOOP(
    "catalog", "A chair has the name “{found}”; give one short line of text."
)
_INNINGS: Final = QT_TRANSLATE_NOOP(
    "catalog", "A game of {found:n} innings cannot be played; choose 3, 6 or 9.", "", 1
)
_REST: Final = QT_TRANSLATE_NOOP(
    "catalog", "The {side} staff has no pitcher {found}; name pitchers of that side."
)
_NO_STARTER: Final = QT_TRANSLATE_NOOP(
    "catalog", "Every {side} starter must rest today; let one of them pitch."
)
