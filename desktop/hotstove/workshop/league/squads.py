"""The squads of the league: how its data describe them, and who is what at which club."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from hotstove.baseball.clubs import Club
from hotstove.play.values import Value
from hotstove.workshop.editions import read_toml
from hotstove.workshop.league.chance import Chance

STAFF_SIZE: Final = 16
BENCH_SIZE: Final = 14


class HitterKind(Value, frozen=True):
    """Leanings of a kind of hitter, in faces of his chart; see ``squads.toml``."""

    level: float
    so: float = msgspec.field(name="SO")
    ground: float
    """Share of batted outs on the ground."""
    bb: float = msgspec.field(name="BB")
    plus: float = msgspec.field(name="1B+")
    doubles: float = msgspec.field(name="2B")
    triples: float = msgspec.field(name="3B")
    hr: float = msgspec.field(name="HR")
    speed: float
    glove: float
    ages: tuple[int, int]


class PitcherKind(Value, frozen=True):
    level: float
    so: float = msgspec.field(name="SO")
    ground: float
    bb: float = msgspec.field(name="BB")
    pu: float = msgspec.field(name="PU")
    doubles: float = msgspec.field(name="2B")
    innings: float
    ages: tuple[int, int]


class Place(Value, frozen=True):
    """A place on a bench of hitters."""

    at: tuple[str, ...]
    """Positions as cards print them; none for somebody who only hits."""
    regular: bool
    kinds: tuple[str, ...]


class Plan(Value, frozen=True):
    hitters: tuple[Place, ...]


class StaffPlace(Value, frozen=True):
    role: str
    starts: int
    relief: int
    """Games in relief, about."""
    kinds: tuple[str, ...]


class Squads(Value, frozen=True):
    hitters: dict[str, HitterKind]
    starters: dict[str, PitcherKind]
    relievers: dict[str, PitcherKind]
    closers: dict[str, PitcherKind]
    plans: tuple[Plan, ...]
    staff: tuple[StaffPlace, ...]

    def pitchers(self, role: str) -> dict[str, PitcherKind]:
        return {"starter": self.starters, "reliever": self.relievers, "closer": self.closers}[role]


class HitterSpot(Value, frozen=True):
    """One hitter before he has a name: his club, his place and his kind."""

    club: str
    place: Place
    kind: str


class PitcherSpot(Value, frozen=True):
    club: str
    place: StaffPlace
    kind: str


def read_squads(path: Path) -> Squads:
    """Return the squads that *path* describes. Raises CardFileError or FileRefused."""
    return read_toml(path, Squads)


def hitter_spots(clubs: tuple[Club, ...], squads: Squads, chance: Chance) -> list[HitterSpot]:
    """Return the hitters of every club in turn; the plans go round the clubs."""
    spots: list[HitterSpot] = []
    for number, club in enumerate(clubs):
        plan = squads.plans[number % len(squads.plans)]
        spots += [HitterSpot(club.id, place, chance.pick(place.kinds)) for place in plan.hitters]
    return spots


def pitcher_spots(clubs: tuple[Club, ...], squads: Squads, chance: Chance) -> list[PitcherSpot]:
    return [
        PitcherSpot(club.id, place, chance.pick(place.kinds))
        for club in clubs
        for place in squads.staff
    ]
