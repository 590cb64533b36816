"""Games of Clutch set up from clubs of the catalog, and setups that come from outside checked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, TypeVar

from hotstove.catalog.clutch_saved import printed_faults
from hotstove.catalog.clutch_shelf import ClutchShelf
from hotstove.catalog.refused import CatalogError
from hotstove.play.setup import Chair
from hotstove.play.words import QT_TRANSLATE_NOOP, Filling, Sentence
from hotstove.rulebooks.clutch.cards import check_card
from hotstove.rulebooks.clutch.construction import check_cover, staff_of
from hotstove.rulebooks.clutch.editions import EDITIONS
from hotstove.rulebooks.clutch.lineups import batters
from hotstove.rulebooks.clutch.problem_wording import problem_sentence
from hotstove.rulebooks.clutch.setup import ClutchSetup, Team
from hotstove.rulebooks.clutch.strategy import Standing, check_coaches, check_deck, check_stadium

_T = TypeVar("_T")

MOST_INNINGS: Final = 99


def clutch_setup(
    shelf: ClutchShelf,
    clubs: tuple[str, str],
    chairs: tuple[Chair, ...],
    *,
    weather: str = "",
    managers: tuple[str, str] = ("", ""),
    decks: tuple[str | None, str | None] | None = None,
    **agreed: Any,
) -> ClutchSetup:
    """*weather*, *managers*, *decks*: ids; empty or None: none, or the club's own deck.

    What the house draws, weather and managers, the day's seed decides.
    """
    seed = agreed["seed"]
    if agreed.get("draws_weather"):
        weather = _drawn(shelf.weather, seed)
    if agreed.get("draws_managers"):
        managers = _drawn(shelf.managers, seed), _drawn(shelf.managers, seed // 7 + 1)
    first, second = (
        clutch_team(shelf, club, manager, deck or "")
        for club, manager, deck in zip(clubs, managers, decks or ("", ""), strict=True)
    )
    if clubs[0] == clubs[1]:
        second = second.mirrored()
    return ClutchSetup(
        chairs=chairs,
        teams=(first, second),
        weather=_card(shelf.weather, weather),
        **agreed,
    )


def clutch_team(shelf: ClutchShelf, club: str, manager: str = "", deck: str = "") -> Team:
    """Return what *club* brings by its default roster. Raises CatalogError for an unknown club."""
    roster = shelf.rosters.get(club)
    if roster is None or club not in shelf.clubs:
        known = tuple(shelf.rosters)
        raise CatalogError([Sentence("catalog", _NO_CLUB, {"found": club, "known": known})])
    return Team(
        club=shelf.clubs[club],
        cards=tuple(shelf.cards[card] for card in roster.cards),
        rotation=roster.rotation,
        bullpen=roster.bullpen,
        deck=_named(shelf.decks, deck or roster.deck),
        stadium=shelf.stadiums.get(roster.stadium),
        coaches=tuple(shelf.coaches[coach] for coach in roster.coaches),
        manager=_card(shelf.managers, manager),
    )


def _drawn(known: dict[str, Standing], seed: int) -> str:
    return sorted(known)[seed % len(known)] if known else ""


def _card(known: dict[str, Standing], card: str) -> Standing | None:
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
    "catalog", "A game of {found} innings cannot be; give 1 to {most}."
)
_EDITIONS: Final = QT_TRANSLATE_NOOP(
    "catalog", "All players must be of one edition, 2017 or 2024; found {found}."
)
_STAFF: Final = QT_TRANSLATE_NOOP(
    "catalog", "The {club} lack nine batters, a rotation or a bullpen of their own cards."
)
