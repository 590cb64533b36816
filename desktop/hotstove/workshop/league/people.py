"""Names, ages and hands of people who never were; what they can do is in talents.

Given and family names come from lists of many cultures and meet at random, half of them within
one culture. Every family name is used before any comes again.

That nobody bears the name of a real big-leaguer was looked up once, on 30 November 2026: against
all 20,093 people of the Lahman database of 2021, each of their first and given names with the
family name, against 2,900 entries of an open register of later players, and against two lists of
published cards, letters without their marks. No full name was the same.
"""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path
from typing import Final

from hotstove.baseball.clubs import Club
from hotstove.play.values import Value
from hotstove.workshop.editions import read_toml
from hotstove.workshop.league.chance import Chance
from hotstove.workshop.league.squads import HitterSpot, PitcherSpot, Squads
from hotstove.workshop.seasons import Player

_RIGHT_HANDED_PLACES: Final = {"CA", "2B", "SS", "3B", "IF"}
_OWN_CULTURE: Final = 55
"""Per cent whose given name comes from where the family name does."""
_THROWS_LEFT: Final = 28
_FIELDER_THROWS_LEFT: Final = 22
_LONGEST_NAME: Final = 19
_TRIES: Final = 12
"""Given names tried for a family name before the next family."""
_BATS_LEFT: Final = 24
_SWITCHES: Final = 17


class Culture(Value, frozen=True):
    given: tuple[str, ...]
    family: tuple[str, ...]


def read_cultures(folder: Path) -> list[Culture]:
    """Return the name lists of *folder*, in the order of their names."""
    return [read_toml(path, Culture) for path in sorted(folder.glob("*.toml"))]


class Registry:
    """Gives everybody a name of his own."""

    def __init__(self, cultures: list[Culture], chance: Chance) -> None:
        self._cultures = cultures
        self._chance = chance
        self._deck: list[tuple[Culture, str]] = []
        self._persons: set[str] = set()

    def name(self) -> tuple[str, str]:
        """Return a full name that nobody has yet, and the person's id."""
        while True:
            culture, family = self._family()
            for _ in range(_TRIES):
                is_own = self._chance.below(100) < _OWN_CULTURE
                home = culture if is_own else self._chance.pick(self._cultures)
                name = f"{self._chance.pick(home.given)} {family}"
                person = slug(name)
                if len(name) <= _LONGEST_NAME and person not in self._persons:
                    self._persons.add(person)
                    return name, person

    def _family(self) -> tuple[Culture, str]:
        if not self._deck:
            every = [(culture, name) for culture in self._cultures for name in culture.family]
            self._deck = self._chance.shuffled(every)
        return self._deck.pop()


def slug(name: str) -> str:
    """Return *name* in plain small letters with hyphens."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z]+", "-", plain).strip("-")


def players(
    clubs: tuple[Club, ...],
    hitters: list[HitterSpot],
    pitchers: list[PitcherSpot],
    squads: Squads,
    registry: Registry,
    chance: Chance,
) -> list[Player]:
    """Return everybody, club by club, hitters before pitchers."""
    found = []
    for club in clubs:
        number = 0
        for spot in (one for one in hitters if one.club == club.id):
            number += 1
            found.append(_hitter(club, number, spot, squads, registry, chance))
        for arm in (one for one in pitchers if one.club == club.id):
            number += 1
            found.append(_pitcher(club, number, arm, squads, registry, chance))
    return found


def _id(club: Club, number: int) -> str:
    return f"hl26-{club.abbreviation.lower()}-{number:02d}"


def _hitter(
    club: Club,
    number: int,
    spot: HitterSpot,
    squads: Squads,
    registry: Registry,
    chance: Chance,
) -> Player:
    must_throw_right = bool(_RIGHT_HANDED_PLACES & set(spot.place.at))
    throws = "L" if not must_throw_right and chance.below(100) < _FIELDER_THROWS_LEFT else "R"
    draw = chance.below(100)
    if draw < _SWITCHES:
        bats = "S"
    elif throws == "L" or draw < _SWITCHES + _BATS_LEFT:
        bats = "L"
    else:
        bats = "R"
    name, person = registry.name()
    return Player(
        id=_id(club, number),
        person=person,
        name=name,
        club=club.id,
        kind="hitter",
        age=chance.between(*squads.hitters[spot.kind].ages),
        bats=bats,
        throws=throws,
        role=spot.kind,
        rookie=spot.kind == "rookie",
    )


def _pitcher(
    club: Club,
    number: int,
    spot: PitcherSpot,
    squads: Squads,
    registry: Registry,
    chance: Chance,
) -> Player:
    is_left = spot.kind == "left-hander's man" or (
        spot.place.role != "closer" and chance.below(100) < _THROWS_LEFT
    )
    throws = "L" if is_left else "R"
    name, person = registry.name()
    return Player(
        id=_id(club, number),
        person=person,
        name=name,
        club=club.id,
        kind="pitcher",
        age=chance.between(*squads.pitchers(spot.place.role)[spot.kind].ages),
        bats=throws,
        throws=throws,
        role=spot.kind,
        rookie=spot.kind == "rookie",
    )
