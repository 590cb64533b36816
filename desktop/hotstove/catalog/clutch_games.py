"""Games of Clutch set up from clubs of the catalog, and setups that come from outside checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final, TypeVar

from hotstove.catalog.clutch_saved import printed_faults
from hotstove.catalog.clutch_shelf import ClutchShelf
from hotstove.catalog.refused import CatalogError
from hotstove.play.setup import Chair
from hotstove.play.words import QT_TRANSLATE_NOOP, Filling, Sentence
from hotstove.rulebooks.clutch.cards import check_card
from hotstove.rulebooks.clutch.construction import check_cover, check_formats, staff_of
from hotstove.rulebooks.clutch.editions import EDITIONS
from hotstove.rulebooks.clutch.lineups import batters
from hotstove.rulebooks.clutch.problem_wording import problem_sentence
from hotstove.rulebooks.clutch.setup import AgreedCards, ClutchSetup, Team
from hotstove.rulebooks.clutch.strategy import (
    Deck,
    Standing,
    check_coaches,
    check_deck,
    check_stadium,
    swapped,
)
from hotstove.rulebooks.house import Brought

_T = TypeVar("_T")

MOST_INNINGS: Final = 99


def clutch_setup(
    shelf: ClutchShelf,
    clubs: tuple[str, str],
    chairs: tuple[Chair, ...],
    *,
    weather: str = "",
    weather_is: AgreedCards | None = None,
    managers_are: AgreedCards = "none",
    decks: tuple[str | None, str | None] | None = None,
    brought: tuple[Brought, Brought] = (Brought(), Brought()),
    **agreed: Any,
) -> ClutchSetup:
    """*weather*, *decks*: ids; empty or None: none, or the club's own deck.

    CL-99: *weather* and managers' cards count where they are chosen; what is drawn, the day's
    seed decides.
    """
    seed = agreed["seed"]
    weather_is = weather_is or ("chosen" if weather else "none")
    found = {"none": "", "drawn": _drawn(shelf.weather, seed), "chosen": weather}[weather_is]
    first, second = (
        clutch_team(
            shelf,
            club,
            {"none": "", "drawn": drawn, "chosen": bring.manager}[managers_are],
            deck or "",
            bring,
        )
        for club, drawn, deck, bring in zip(
            clubs,
            _drawn_by_both(shelf.managers, seed),
            decks or ("", ""),
            brought,
            strict=True,
        )
    )
    if clubs[0] == clubs[1]:
        second = second.mirrored()
    return ClutchSetup(
        chairs=chairs,
        teams=(first, second),
        weather=_card(shelf.weather, found),
        weather_is=weather_is,
        managers_are=managers_are,
        **agreed,
    )


def clutch_team(
    shelf: ClutchShelf,
    club: str,
    manager: str = "",
    deck: str = "",
    brought: Brought = Brought(),  # noqa: B008 - it cannot be changed
) -> Team:
    """Return what *club* brings, by its default roster where nothing else is chosen.

    Raises CatalogError for an unknown club or card, and for cards that cannot be swapped.
    """
    roster = shelf.rosters.get(club)
    if roster is None or club not in shelf.clubs:
        known = tuple(shelf.rosters)
        raise CatalogError([Sentence("catalog", _NO_CLUB, {"found": club, "known": known})])
    return Team(
        club=shelf.clubs[club],
        cards=tuple(shelf.cards[card] for card in roster.cards),
        rotation=roster.rotation,
        bullpen=roster.bullpen,
        deck=_with_swaps(shelf, _named(shelf.decks, deck or roster.deck), brought.swaps),
        stadium=_card(shelf.stadiums, brought.stadium or roster.stadium),
        coaches=tuple(_named(shelf.coaches, each) for each in brought.coaches or roster.coaches),
        manager=_card(shelf.managers, manager),
    )


def _with_swaps(shelf: ClutchShelf, deck: Deck, swaps: tuple[tuple[str, str], ...]) -> Deck:
    """C17-17: each pair a card of the side deck and the one that makes room for it."""
    if not swaps:
        return deck
    into, out = Counter(new for new, _ in swaps), Counter(old for _, old in swaps)
    found, problems = swapped(deck, out, into, shelf.edition, has_begun=False)
    if problems:
        raise CatalogError([problem_sentence(problem) for problem in problems])
    return found


def _drawn(known: dict[str, Standing], seed: int) -> str:
    return sorted(known)[seed % len(known)] if known else ""


def _drawn_by_both(known: dict[str, Standing], seed: int) -> tuple[str, str]:
    """CL-99: both clubs draw from one pile."""
    first = _drawn(known, seed)
    rest = {name: card for name, card in known.items() if name != first}
    return first, _drawn(rest or known, seed // 7 + 1)


def _card(known: dict[str, _T], card: str) -> _T | None:
    return _named(known, card) if card else None


def _named(known: dict[str, _T], name: str) -> _T:
    """Raises CatalogError for a name that is not *known*."""
    if name not in known:
        arguments: dict[str, Filling] = {"found": name, "known": tuple(known)}
        raise CatalogError([Sentence("catalog", _NO_CARD, arguments)])
    return known[name]


def clutch_faults(setup: ClutchSetup) -> Iterator[Sentence]:
    """Why no game can be played with *setup*: its cards, who can field, decks and coaches."""
    if not 1 <= setup.innings <= MOST_INNINGS:
        yield Sentence("catalog", _INNINGS, {"found": setup.innings, "most": MOST_INNINGS})
    years = {card.edition for team in setup.teams for card in team.cards}
    if len(years) != 1 or not years <= EDITIONS.keys():
        yield Sentence("catalog", _EDITIONS, {"found": tuple(map(str, sorted(years))) or ("–",)})
        return
    edition = EDITIONS[years.pop()]
    yield from map(problem_sentence, check_formats(*setup.teams, edition))
    for team in setup.teams:
        known = {card.id: card for card in team.cards}
        players = (*team.rotation, *team.bullpen)
        strange = tuple(card for card in players if card not in known)
        if strange or not team.rotation or len(known) != len(team.cards):
            yield Sentence("catalog", _STAFF, {"club": team.club.name})
            return
        problems = [problem for card in team.cards for problem in check_card(card)]
        men = batters(card for card in team.cards if card.id not in players)
        problems += check_cover(men, "CL-18", with_first=False)
        if len(men) < 9 or len(staff_of(players, known)) != len(players):
            yield Sentence("catalog", _STAFF, {"club": team.club.name})
        problems += check_deck(team.deck, edition)
        problems += check_coaches(team.coaches, edition)
        problems += check_stadium(team.stadium, edition)
        yield from map(problem_sentence, problems)
    yield from printed_faults(setup)


_NO_CLUB: Final = QT_TRANSLATE_NOOP(
    "catalog", "There is no Clutch roster of “{found}”; there are those of {known}."
)
_NO_CARD: Final = QT_TRANSLATE_NOOP(
    "catalog", "Nothing of Clutch is called “{found}”; there is {known}."
)
_INNINGS: Final = QT_TRANSLATE_NOOP(
    "catalog", "A game of {found:n} innings cannot be; give 1 to {most}.", "", 1
)
_EDITIONS: Final = QT_TRANSLATE_NOOP(
    "catalog", "All players must be of one edition, 2017 or 2024; found {found}."
)
_STAFF: Final = QT_TRANSLATE_NOOP(
    "catalog", "The {club} lack nine batters, a rotation or a bullpen of their own cards."
)
