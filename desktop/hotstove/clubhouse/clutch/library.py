"""What the library knows of Clutch's cards: words, facets, numbers, orders; both sides of a card.

Salary stands where other games have points.
"""

from __future__ import annotations

from typing import Any, ClassVar

from hotstove.baseball.positions import Position
from hotstove.rulebooks.clutch.cards import (
    COVERS,
    BatterCard,
    Card,
    PitcherCard,
    Slot,
    TwoWayCard,
    batter_side,
    pitcher_side,
)

from ..library import HANDS, WORDS, Library, parts_of_field

_ROLES = {
    "SP": "starter starting", "RP": "reliever relief", "CP": "closer", "OP": "opener", "BP": "bulk",
}  # fmt: skip


class ClutchLibrary(Library[Card]):
    facets: ClassVar = (
        "kind", "role", "position", "hand", "clutch", "icon", "club", "set", "season", "tag",
    )  # fmt: skip
    sorts: ClassVar = (
        "name", "points", "command", "speed", "clutch", "club", "set", "season", "position",
        "value", "bargain",
    )  # fmt: skip
    """``command``: On-Base or Command; ``speed``: Speed, Baserunning or the innings in an arm."""
    numbers: ClassVar = {
        "salary": "salary", "points": "salary", "ob": "on_base", "on-base": "on_base",
        "command": "command", "c": "command", "clutch": "clutch", "speed": "speed",
        "run": "baserunning", "steal": "stealing", "ip": "ip", "x": "x_zone", "year": "season",
        "season": "season",
    }  # fmt: skip

    def cost(self, card: Card) -> int:
        return card.salary

    def number(self, card: Card, field: str) -> int | None:
        """Of a two-way card the batter's number counts where both sides have one."""
        for side in sides(card):
            found: int | None = _innings(side) if field == "ip" else getattr(side, field, None)
            if found is not None:
                return found
        return None

    def measure(self, card: Card, by: str) -> Any:
        first = sides(card)[0]
        if by == "command":
            return first.on_base if isinstance(first, BatterCard) else first.command
        if by == "speed":
            return _speed(first) if isinstance(first, BatterCard) else _innings(first)
        return getattr(first, by)

    def words(self, card: Card) -> list[str]:
        first, where = sides(card)[0], _positions(card)
        parts = [first.set, first.rarity, str(first.season), *card.icons]
        parts += [f"{position} {WORDS.get(position, '')}" for position in where]
        if isinstance(card, TwoWayCard):
            parts.append("two-way")
        batter, pitcher = batter_side(card), pitcher_side(card)
        if batter is not None:
            parts += ["hitter batter", HANDS[batter.bats], *map(str, batter.gloves)]
            parts += parts_of_field(where)
        if pitcher is not None:
            parts += ["pitcher", HANDS[pitcher.throws]]
            parts += [f"{role} {_ROLES.get(role, '')}" for role in pitcher.roles]
        return parts

    def values(self, card: Card) -> dict[str, tuple[str, ...]]:
        both, pitcher = sides(card), pitcher_side(card)
        kinds = {BatterCard: "hitter", PitcherCard: "pitcher"}
        hands = (side.bats if isinstance(side, BatterCard) else side.throws for side in both)
        return {
            "kind": tuple(kinds[type(side)] for side in both),
            "role": tuple(pitcher.roles) if pitcher is not None else (),
            "position": _positions(card),
            "hand": tuple(dict.fromkeys(hands)),
            "clutch": tuple(dict.fromkeys(f"{side.clutch:+d}" for side in both)),
            "icon": tuple(dict.fromkeys(card.icons)),
            "club": (card.club,),
            "set": (both[0].set,),
            "season": (str(both[0].season),),
            "tag": (),
        }


def sides(card: Card) -> tuple[BatterCard | PitcherCard, ...]:
    """Return the sides of a card, the batter's first."""
    return (card.batter, card.pitcher) if isinstance(card, TwoWayCard) else (card,)


def _positions(card: Card) -> tuple[str, ...]:
    found: list[str] = []
    batter = batter_side(card)
    if batter is not None:
        for glove in batter.gloves:
            found += [at.value for at in COVERS[glove.slot]] or [Slot.DESIGNATED_HITTER.value]
        found = found or [Position.DESIGNATED_HITTER.value]
    if pitcher_side(card) is not None:
        found.append(Position.PITCHER.value)
    return tuple(dict.fromkeys(found))


def _speed(card: BatterCard) -> int:
    return card.speed or card.baserunning


def _innings(card: BatterCard | PitcherCard) -> int | None:
    """The most innings he has in him in any of his roles."""
    return max(card.roles.values()) if isinstance(card, PitcherCard) else None
