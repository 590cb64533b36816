"""Lineup cards: who bats in which spot, who stands where, who pitches."""

from __future__ import annotations

from typing import Protocol

from hotstove.play.answers import Answer
from hotstove.play.values import Value

from .bases import PlayerId
from .positions import Position


class LineupSpot(Value, frozen=True):
    player: PlayerId
    position: Position


class LineupCard(Answer, frozen=True, tag="lineup"):
    """What a manager hands in: spots 1 to 9 in order, and the starting pitcher."""

    spots: tuple[LineupSpot, ...]
    pitcher: PlayerId

    def player_at(self, position: Position) -> PlayerId | None:
        return next((spot.player for spot in self.spots if spot.position is position), None)


class Substitution(Answer, frozen=True, tag="substitution"):
    """One man for one man: a pinch hitter, or a new pitcher."""

    incoming: PlayerId
    outgoing: PlayerId


class FieldCard(Answer, frozen=True, tag="field"):
    """A side's nine as it is to stand, with its pitcher: any number of moves as one answer.

    A double switch, a shuffle of positions, the DH sent into the field are all one card.
    """

    order: tuple[PlayerId, ...]
    """Spots 1 to 9; the pitcher is among them when he bats."""
    positions: tuple[Position, ...]
    pitcher: PlayerId

    def player_at(self, position: Position) -> PlayerId | None:
        stands = dict(zip(self.positions, self.order, strict=False))
        return stands.get(position)


class Standing(Protocol):
    """A side's players as they stand; the pitcher is always on the mound."""

    @property
    def order(self) -> tuple[PlayerId, ...]: ...
    @property
    def positions(self) -> tuple[Position | None, ...]: ...
    @property
    def pitcher(self) -> PlayerId: ...


def standing_at(side: Standing, position: Position) -> PlayerId:
    """Return who stands there; empty for nobody."""
    if position is Position.PITCHER:
        return side.pitcher
    if position in side.positions:
        return side.order[side.positions.index(position)]
    return ""


def field_of(card: LineupCard) -> FieldCard:
    """Return the nine that a sheet shows as the answer that sets the field."""
    return FieldCard(
        tuple(spot.player for spot in card.spots),
        tuple(spot.position for spot in card.spots),
        card.pitcher,
    )


class Candidate(Value, frozen=True):
    """A player a manager may write on his card, in words every game can give."""

    player: PlayerId
    name: str
    detail: str
    """The numbers he is chosen by, as his card prints them: ``On-Base 10 · SS+4 2B+3``."""
    positions: tuple[Position, ...]
    """Where he may stand; for a starting pitcher, the mound alone."""


class LineupPool(Value, frozen=True):
    """Everybody a lineup card may be written from."""

    batters: tuple[Candidate, ...]
    starters: tuple[Candidate, ...]
    suggested: LineupCard
