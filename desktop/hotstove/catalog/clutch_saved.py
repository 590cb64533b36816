"""Strategy cards, coaches, parks, weather and managers of Clutch that come with a saved game.

They are held to the same vocabulary as those read from files (CL-100, CL-101).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from hotstove.baseball.effects.clauses import Clause
from hotstove.baseball.effects.reading import Reader, as_table
from hotstove.catalog.card_faults import card_fault
from hotstove.catalog.clutch_cards import out_of_place
from hotstove.catalog.refused import shown
from hotstove.play.problems import Problem
from hotstove.play.words import QT_TRANSLATE_NOOP, Filling, Sentence
from hotstove.rulebooks.clutch.card_conditions import MANY, ONE
from hotstove.rulebooks.clutch.card_events import EVENTS
from hotstove.rulebooks.clutch.card_moment import ANY_TIME, WINDOWS
from hotstove.rulebooks.clutch.card_verbs import VOCABULARY
from hotstove.rulebooks.clutch.setup import ClutchSetup, Team
from hotstove.rulebooks.clutch.strategy import Stadium, Standing, StrategyCard, Wait

LONGEST: Final = 500
"""Characters of a name or a text."""
MOST_CARDS: Final = 200
_RULE: Final = "CL-100"


def printed_faults(setup: ClutchSetup) -> Iterator[Sentence]:
    """Return why the printed cards of *setup* cannot be played with."""
    for team in setup.teams:
        yield from _deck_faults(team)
        if team.stadium is not None:
            yield from _faults(team.stadium.name, _park(team.stadium))
        if team.manager is not None:
            yield from _faults(team.manager.name, _standing(team.manager))
    if setup.weather is not None:
        yield from _faults(setup.weather.name, _standing(setup.weather))


def _deck_faults(team: Team) -> Iterator[Sentence]:
    printed = [each.card for each in (*team.deck.cards, *team.deck.side_deck)]
    for card in (*printed[:MOST_CARDS], *team.coaches[:MOST_CARDS]):
        yield from _faults(card.title, _card(card))
    for card_id, times in Counter(each.card.id for each in team.deck.cards).items():
        if times > 1:
            yield from _faults(card_id, (_problem("TAKEN", "id", found=card_id),))


def _faults(name: str, problems: Iterable[Problem]) -> Iterator[Sentence]:
    for problem in problems:
        told: dict[str, Filling] = {"card": shown(name), "fault": card_fault(problem)}
        yield Sentence("catalog", QT_TRANSLATE_NOOP("catalog", "{card}: {fault}"), told)


# What is wrong


def _card(card: StrategyCard) -> Iterator[Problem]:
    yield from _texts(id=card.id, title=card.title, text=card.text)
    bonuses = [bonus.effects for bonus in card.icon_bonus]
    yield from _conditions(card.when)
    for effects in (card.effects, card.on_success, card.on_failure, *bonuses):
        yield from _effects(effects, card.windows)
    yield from _windows(card.windows)
    for bonus in card.icon_bonus:
        if bonus.who not in (*ONE, *MANY):
            yield _value("icon_bonus.who", bonus.who, (*ONE, *MANY))
    for event in card.lifetime.until if card.lifetime is not None else ():
        if event not in EVENTS:
            yield _value("lifetime.until", event, tuple(sorted(EVENTS)))
    for wait in card.waits:
        yield from _wait(wait)


def _park(park: Stadium) -> Iterator[Problem]:
    yield from _texts(id=park.id, name=park.name, text=park.text)
    for wait in (park.main, park.team, park.defensive, park.offensive):
        if wait is not None:
            yield from _wait(wait)


def _standing(card: Standing) -> Iterator[Problem]:
    yield from _texts(id=card.id, name=card.name, text=card.text)
    yield from _wait(card.main)


def _texts(**texts: str) -> Iterator[Problem]:
    for field, text in texts.items():
        if not text:
            yield _problem("MISSING", field)
        elif len(text) > LONGEST:
            yield _problem("LINE", field, found=text, most=LONGEST)


def _wait(wait: Wait) -> Iterator[Problem]:
    yield from _windows((wait.window,))
    yield from _conditions(wait.when)
    yield from _effects(wait.effects, (wait.window,))


def _windows(windows: Iterable[str]) -> Iterator[Problem]:
    known = (*WINDOWS, ANY_TIME)
    yield from (_value("windows", each, known) for each in windows if each not in known)


def _conditions(clauses: Iterable[Clause]) -> Iterator[Problem]:
    reader = Reader(VOCABULARY, _RULE)
    reader.conditions([as_table(clause) for clause in clauses], "when")
    yield from reader.problems


def _effects(clauses: tuple[Clause, ...], windows: Sequence[str]) -> Iterator[Problem]:
    """What the vocabulary does not know, and what never does anything in these windows."""
    reader = Reader(VOCABULARY, _RULE)
    reader.effects([as_table(clause) for clause in clauses], "effects")
    yield from reader.problems
    yield from out_of_place(clauses, windows)


def _value(field: str, found: str, allowed: tuple[str, ...]) -> Problem:
    return _problem("VALUE", field, found=found, allowed=allowed)


def _problem(code: str, field: str, **arguments: Any) -> Problem:
    return Problem(code, _RULE, {"field": field, **arguments})
