"""Games set up from clubs of the catalog, and setups that come from outside checked.

Also the team a club brings when nobody has written a roster: ``default_team``. Which cards are
legal is asked of the rulebooks; here every refusal becomes a sentence.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal

from msgspec.structs import replace

from hotstove.baseball.clubs import Club
from hotstove.catalog.refused import CatalogError, shown
from hotstove.catalog.shelf import Catalog
from hotstove.play.problems import Problem
from hotstove.play.setup import Chair, Setup
from hotstove.play.words import QT_TRANSLATE_NOOP, Filling, Sentence
from hotstove.rulebooks.shelf import SHELF, UnknownRulebook, volume
from hotstove.rulebooks.showdown.basic import BasicShowdown
from hotstove.rulebooks.showdown.card_wording import card_sentence
from hotstove.rulebooks.showdown.cards import Card, CardId, HitterCard, check_card
from hotstove.rulebooks.showdown.lineups import (
    check_team,
    hitters,
    open_positions,
    starters,
)
from hotstove.rulebooks.showdown.rosters import rotation
from hotstove.rulebooks.showdown.setup import ShowdownSetup, Team

if TYPE_CHECKING:
    from hotstove.rulebooks.clutch.setup import ClutchSetup
    from hotstove.rulebooks.pitch_duel.setup import PitchDuelSetup
    from hotstove.rulebooks.pizza_box.setup import PizzaBoxSetup

MOST_INNINGS: Final = 99
NINE: Final = 9
SLOTS: Final = 4
BACKUPS: Final = 3
LEAGUES: Final[tuple[Literal["AL"], Literal["NL"]]] = ("AL", "NL")
"""Club after club, by turns."""
_MOST_CARDS: Final = 500
_LONGEST_TEXT: Final = 200
_COLOUR: Final = re.compile(r"#[0-9a-fA-F]{6}")
_EMBLEM: Final = re.compile(r"[a-z0-9_-]{0,60}")


def new_setup(
    rulebook_id: str,
    catalog: Catalog,
    clubs: tuple[str, str],
    chairs: tuple[Chair, ...],
    *,
    seed: int,
    home: Literal["dice", "first", "second"] = "dice",
    dice: Literal["seeded", "typed"] = "seeded",
    take_back: Literal["free", "agreed"] = "free",
    innings: int = 9,
    **house: Any,
) -> Setup:
    """Return the setup of a game between two clubs, by their ids, of seat 0 and seat 1.

    *house* are rules of the house by the names the volume gives them (``Volume.house``); those
    of other games are passed over. *home* by dice means: as the game itself finds it out. A club
    that plays itself is there twice, the second time with cards of other ids; a game that comes
    with its own sides asks for no clubs. Raises CatalogError for an unknown rulebook or club,
    and for what ``check_setup`` finds.
    """
    try:
        wanted = volume(rulebook_id)
    except UnknownRulebook as error:
        found = shown(rulebook_id)
        raise CatalogError(
            [Sentence("catalog", _NO_RULEBOOK, {"found": found, "known": tuple(SHELF)})]
        ) from error
    names = {rule.name for rule in wanted.house}
    own = {name: value for name, value in house.items() if name in names}
    if "decks" in names:
        own.setdefault("decks", None)
    make = _MAKERS.get(wanted.id) or _MAKERS[wanted.family]
    setup = make(
        catalog, clubs, chairs, seed=seed, home=home, dice=dice, take_back=take_back,
        innings=innings, **own,
    )  # fmt: skip
    if faults := check_setup(setup) or _house_faults(wanted.open(setup)):
        raise CatalogError(faults)
    return setup


def _house_faults(book: Any) -> list[Sentence]:
    """Return which house rules do not go together, in the rulebook's own words."""
    check = getattr(book, "check_house", list)
    return [book.wording.problem(problem) for problem in check()]


def _new_showdown(
    catalog: Catalog,
    clubs: tuple[str, str],
    chairs: tuple[Chair, ...],
    decks: tuple[str | None, str | None] | None = ("", ""),
    **agreed: Any,
) -> Setup:
    """*decks*: a strategy deck's id for each club, empty for none; None: its usual one."""
    usual = _usual_decks(catalog, clubs) if decks is None or None in decks else ["", ""]
    wanted = [
        own if deck is None else deck for deck, own in zip(decks or usual, usual, strict=True)
    ]
    first, second = (usual_team(catalog, club) for club in clubs)
    first, second = (
        replace(team, deck=catalog.deck(deck)) if deck else team
        for team, deck in zip((first, second), wanted, strict=True)
    )
    if clubs[0] == clubs[1]:
        second = second.mirrored()
    return ShowdownSetup(chairs=chairs, teams=(first, second), **agreed)


def _usual_decks(catalog: Catalog, clubs: tuple[str, str]) -> list[str]:
    """Return the decks of *clubs*: those of the house, club after club, by turns."""
    decks, order = list(catalog.decks), [club.id for club in catalog.clubs]
    return [decks[order.index(club) % len(decks)] if club in order else decks[0] for club in clubs]


def _new_duel(
    catalog: Catalog, clubs: tuple[str, str], chairs: tuple[Chair, ...], **agreed: Any
) -> Setup:
    from hotstove.catalog.pitch_duel import duel_setup

    del agreed["dice"]
    return duel_setup(catalog, clubs, chairs, **{"sb_limit": 0, "may_swap": True} | agreed)


def _new_pizza_box(
    catalog: Catalog, clubs: tuple[str, str], chairs: tuple[Chair, ...], **agreed: Any
) -> Setup:
    from hotstove.catalog.pizza_box_games import pizza_box_setup

    del agreed["dice"]
    if agreed["home"] == "dice":
        agreed["home"] = "cards"
    return pizza_box_setup(catalog.pizza_box, chairs, **agreed)


def _new_clutch(year: int) -> Callable[..., Setup]:
    def make(
        catalog: Catalog, clubs: tuple[str, str], chairs: tuple[Chair, ...], **agreed: Any
    ) -> Setup:
        from hotstove.catalog.clutch_games import clutch_setup

        return clutch_setup(catalog.clutch(year), clubs, chairs, **agreed)

    return make


_MAKERS: Final[dict[str, Callable[..., Setup]]] = {
    "clutch/2017": _new_clutch(2017),
    "clutch/2024": _new_clutch(2024),
    "showdown": _new_showdown,
    "pitch_duel": _new_duel,
    "pizza_box": _new_pizza_box,
}
"""By the family of the rulebook, or by its id where levels bring different cards."""


def ready_decks(catalog: Catalog, rulebook_id: str) -> dict[str, str]:
    """Return the names of the decks that a club may bring to this game, by their ids.

    The empty id, where it is there, is for none. Raises CatalogError or FileRefused.
    """
    decks = _DECKS.get(rulebook_id, _showdown_decks)
    return decks(catalog)


def _showdown_decks(catalog: Catalog) -> dict[str, str]:
    return {key: deck.name for key, deck in catalog.decks.items()} | {"": ""}


def _clutch_decks(year: int) -> Callable[[Catalog], dict[str, str]]:
    return lambda catalog: {key: deck.name for key, deck in catalog.clutch(year).decks.items()}


_DECKS: Final = {"clutch/2017": _clutch_decks(2017), "clutch/2024": _clutch_decks(2024)}


def usual_team(catalog: Catalog, club_id: str) -> Team:
    """Return what the club brings by its default roster, or without one by ``default_team``."""
    club, cards = catalog.team(club_id)
    roster = catalog.rosters.get(club_id)
    if roster is None:
        return default_team(club, cards, LEAGUES[catalog.clubs.index(club) % 2])
    return Team(
        club,
        tuple(card for card in cards if card.id in roster.cards),
        rotation=roster.rotation,
        backups=frozenset(roster.backups),
        home_rules=roster.home_rules or "AL",
    )


def with_whole_clubs(setup: Setup, catalog: Catalog) -> Setup:
    """Return *setup* with every card of its clubs, for looking at them, not for play."""
    if not isinstance(setup, ShowdownSetup):
        return setup
    first, second = (Team(*catalog.team(team.club.id)) for team in setup.teams)
    if first.club.id == second.club.id:
        second = second.mirrored()
    return replace(setup, teams=(first, second))


def default_team(club: Club, cards: Sequence[Card], home_rules: Literal["AL", "NL"] = "AL") -> Team:
    """Return what *club* brings to the table when no roster says otherwise.

    The four dearest starters are the rotation (SD-T-19), relievers and closers the bullpen, and
    the three cheapest hitters who are not needed for a full-cost nine are backups (SD-T-04, 08).
    """
    team = Team(club, tuple(cards), home_rules=home_rules)
    ready = hitters(cards)
    backups: list[CardId] = []
    for card in sorted(ready, key=lambda card: (card.points, card.id)):
        rest = [other for other in ready if other is not card]
        if len(backups) < BACKUPS and len(rest) >= NINE and not open_positions(rest):
            backups.append(card.id)
            ready = rest
    return replace(team, rotation=rotation(team), backups=frozenset(backups))


def check_setup(setup: Setup) -> list[Sentence]:
    """Return why no game can be played with *setup*, the cards in it included; empty if one can."""
    if isinstance(setup, ShowdownSetup):
        return list(_showdown_faults(setup))
    from hotstove.rulebooks.clutch.setup import ClutchSetup
    from hotstove.rulebooks.pitch_duel.setup import PitchDuelSetup
    from hotstove.rulebooks.pizza_box.setup import PizzaBoxSetup

    if isinstance(setup, ClutchSetup):
        return list(_clutch_faults(setup))
    if isinstance(setup, PizzaBoxSetup):
        return list(_box_faults(setup))
    return list(_duel_faults(setup)) if isinstance(setup, PitchDuelSetup) else []


def _clutch_faults(setup: ClutchSetup) -> Iterator[Sentence]:
    """CL-15 to 18, and what can be drawn of chairs and clubs."""
    if len(setup.chairs) != 2:
        yield Sentence("catalog", _CHAIRS, {"found": len(setup.chairs), "need": 2})
        return
    from hotstove.catalog.clutch_games import clutch_faults

    yield from _chair_faults(setup.chairs)
    for team in setup.teams:
        yield from _club_faults(team.club)
    yield from clutch_faults(setup)


def _box_faults(setup: PizzaBoxSetup) -> Iterator[Sentence]:
    """PB-A-02, PB-A-37, PB-MP-01, and what can be drawn of chairs and sides."""
    from hotstove.catalog.pizza_box_games import pizza_box_faults

    yield from _chair_faults(setup.chairs)
    for club in (setup.box.visitor, setup.box.home):
        yield from _club_faults(club)
    yield from pizza_box_faults(setup)


def _duel_faults(setup: PitchDuelSetup) -> Iterator[Sentence]:
    """PD-02, PD-04, and what can be drawn of chairs and clubs."""
    if len(setup.chairs) != 2:
        yield Sentence("catalog", _CHAIRS, {"found": len(setup.chairs), "need": 2})
        return
    from hotstove.catalog.pitch_duel import pile_faults

    yield from _chair_faults(setup.chairs)
    for team in setup.teams:
        yield from _club_faults(team.club)
    yield from pile_faults(setup.pile)


def _showdown_faults(setup: ShowdownSetup) -> Iterator[Sentence]:
    if len(setup.chairs) != 2:
        yield Sentence("catalog", _CHAIRS, {"found": len(setup.chairs), "need": 2})
        return
    if not 0 <= setup.slot <= SLOTS:
        yield Sentence("catalog", _SLOT, {"found": setup.slot, "most": SLOTS})
    if not 1 <= setup.innings <= MOST_INNINGS:
        yield Sentence("catalog", _INNINGS, {"found": setup.innings, "most": MOST_INNINGS})
    yield from _chair_faults(setup.chairs)
    for team in setup.teams:
        yield from _club_faults(team.club)
        if len(team.cards) > _MOST_CARDS:
            yield Sentence("catalog", _CARDS, {"club": shown(team.club.name), "most": _MOST_CARDS})
            return
        yield from _card_faults(team)
        if team.deck is not None:
            from hotstove.catalog.strategy import deck_faults

            yield from deck_faults(team.deck)
    ids = Counter(card.id for team in setup.teams for card in team.cards)
    for card_id, times in ids.items():
        if times > 1:
            yield Sentence("catalog", _CARD_TWICE, {"card": shown(card_id), "times": times})
    wording = BasicShowdown(setup).wording
    for team in setup.teams:
        for problem in _team_problems(team):
            club, fault = shown(team.club.name), wording.problem(problem)
            yield Sentence("catalog", _TEAM, {"club": club, "fault": fault})
        yield from _roster_faults(team)


def _team_problems(team: Team) -> Iterator[Problem]:
    """SD-B-03, 04: a full search for words only where a matching has shown that it fails."""
    batters = hitters(team.cards)
    if len(batters) < NINE or not starters(team.cards) or open_positions(batters):
        yield from check_team(team.cards)


def _roster_faults(team: Team) -> Iterator[Sentence]:
    """SD-T-05, 08, 11: what rotation and backups name is there, and the others make a nine."""
    known = {card.id for card in starters(team.cards)}
    for card_id in team.rotation:
        if card_id not in known:
            yield Sentence(
                "catalog", _ROTATION, {"club": shown(team.club.name), "card": shown(card_id)}
            )
    if not team.backups:
        return
    batters = {card.id for card in hitters(team.cards)}
    for card_id in sorted(team.backups - batters):
        yield Sentence("catalog", _BACKUP, {"club": shown(team.club.name), "card": shown(card_id)})
    ready: list[HitterCard] = [c for c in hitters(team.cards) if c.id not in team.backups]
    if len(ready) < NINE or open_positions(ready):
        yield Sentence("catalog", _FULL_COST, {"club": shown(team.club.name)})


def _card_faults(team: Team) -> Iterator[Sentence]:
    for card in team.cards:
        is_named = all(map(_is_line, (card.id, card.person, card.name, card.club)))
        problems = list(check_card(card))
        if is_named and not problems:
            continue
        label: dict[str, Filling] = {"card": shown(f"{card.id} {card.name}")}
        if not is_named:
            yield Sentence("catalog", _CARD_TEXT, label)
        for problem in problems:
            yield Sentence("catalog", _CARD, {**label, "fault": card_sentence(problem)})


def _chair_faults(chairs: Sequence[Chair]) -> Iterator[Sentence]:
    for chair in chairs:
        if not _is_line(chair.name) or not _is_line(chair.manager):
            yield Sentence("catalog", _CHAIR_NAME, {"found": shown(chair.name)})


def _club_faults(club: Club) -> Iterator[Sentence]:
    is_drawable = (
        _COLOUR.fullmatch(club.primary)
        and _COLOUR.fullmatch(club.secondary)
        and _EMBLEM.fullmatch(club.emblem)
    )
    texts = (club.id, club.town, club.nickname, club.abbreviation, club.park, club.lore)
    if not is_drawable or not all(map(_is_line, texts)):
        yield Sentence("catalog", _CLUB, {"club": shown(club.name)})


def _is_line(text: str) -> bool:
    return len(text) <= _LONGEST_TEXT and text.isprintable()


_NO_RULEBOOK: Final = QT_TRANSLATE_NOOP(
    "catalog", "There is no rulebook “{found}”; there are {known}."
)
_CHAIRS: Final = QT_TRANSLATE_NOOP(
    "catalog", "{found:n} people sit at the table; this game is for {need}.", "", 1
)
_INNINGS: Final = QT_TRANSLATE_NOOP(
    "catalog", "A game of {found:n} innings cannot be played; choose 1 to {most}.", "", 1
)
_SLOT: Final = QT_TRANSLATE_NOOP(
    "catalog", "The rotation slot is {found}; choose 1 to {most}, or 0 for a throw of the die."
)
_ROTATION: Final = QT_TRANSLATE_NOOP(
    "catalog",
    "The rotation of the {club} names {card}, who is no starter of theirs; name starters only.",
)
_BACKUP: Final = QT_TRANSLATE_NOOP(
    "catalog",
    "The {club} mark {card} as a backup, who is no hitter of theirs; mark hitters only.",
)
_FULL_COST: Final = QT_TRANSLATE_NOOP(
    "catalog",
    "The {club} cannot field a nine without backups; mark fewer hitters as backups.",
)
_CHAIR_NAME: Final = QT_TRANSLATE_NOOP(
    "catalog", "A chair has the name “{found}”; give one short line of text."
)
_CARDS: Final = QT_TRANSLATE_NOOP(
    "catalog", "The {club} bring more than {most} cards; leave some at home."
)
_CARD_TWICE: Final = QT_TRANSLATE_NOOP(
    "catalog", "The card {card} is there {times} times; every card needs its own id."
)
_CARD: Final = QT_TRANSLATE_NOOP("catalog", "{card}: {fault}")
_CARD_TEXT: Final = QT_TRANSLATE_NOOP(
    "catalog", "{card}: id, person, name and club are short lines of text."
)
_CLUB: Final = QT_TRANSLATE_NOOP(
    "catalog",
    "The club “{club}” has a colour, an emblem or a text of a wrong form; write colours like "
    "#3f6b3a and the emblem as a plain file name.",
)
_TEAM: Final = QT_TRANSLATE_NOOP("catalog", "{club}: {fault}")
