"""What the library knows of Showdown's cards: words, facets, numbers, orders."""

from __future__ import annotations

from typing import Any, ClassVar

from hotstove.baseball.positions import Position
from hotstove.rulebooks.showdown.cards import COVERS, Card, HitterCard, Result

from ..library import HANDS, WORDS, Library, parts_of_field


class ShowdownLibrary(Library[Card]):
    facets: ClassVar = (
        "kind", "role", "position", "hand", "icon", "club", "set", "season", "tag",
    )  # fmt: skip
    sorts: ClassVar = (
        "name", "points", "command", "speed", "club", "set", "season", "position", "value",
        "bargain",
    )  # fmt: skip
    """``speed``: Speed or IP."""
    numbers: ClassVar = {
        "points": "points", "pts": "points", "ob": "on_base", "on-base": "on_base",
        "control": "control", "c": "control", "speed": "speed", "spd": "speed", "ip": "ip",
        "year": "season", "season": "season",
    }  # fmt: skip

    def cost(self, card: Card) -> int:
        return card.points

    def number(self, card: Card, field: str) -> int | None:
        found: int | None = getattr(card, field, None)
        return found

    def measure(self, card: Card, by: str) -> Any:
        if by == "command":
            return card.on_base if isinstance(card, HitterCard) else card.control
        if by == "speed":
            return card.speed if isinstance(card, HitterCard) else card.ip
        return getattr(card, by)

    def words(self, card: Card) -> list[str]:
        where = _positions(card)
        parts = [card.set, card.subset, card.league, str(card.season)]
        parts += [f"{position} {WORDS.get(position, '')}" for position in where]
        parts += list(card.icons)
        if isinstance(card, HitterCard):
            parts += ["hitter batter", HANDS[card.bats], f"{card.speed_letter}{card.speed}"]
            parts += [f"{at} {at.slot.value}" for at in card.positions]
            return parts + parts_of_field(where)
        return [*parts, "pitcher", card.role.value, HANDS[card.throws]]

    def values(self, card: Card) -> dict[str, tuple[str, ...]]:
        is_hitter = isinstance(card, HitterCard)
        return {
            "kind": ("hitter" if is_hitter else "pitcher",),
            "role": () if isinstance(card, HitterCard) else (card.role.value,),
            "position": _positions(card),
            "hand": (card.bats if isinstance(card, HitterCard) else card.throws,),
            "icon": tuple(icon.value for icon in card.icons),
            "club": (card.club,),
            "set": (card.set,),
            "season": (str(card.season),),
            "tag": (),
        }


def _positions(card: Card) -> tuple[str, ...]:
    if not isinstance(card, HitterCard):
        return (Position.PITCHER.value,)
    covered = [position.value for at in card.positions for position in COVERS[at.slot]]
    return tuple(dict.fromkeys(covered)) or (Position.DESIGNATED_HITTER.value,)


def faces_of(card: Card) -> dict[Result, int]:
    """Return how many of the twenty faces of an unmodified swing give each result, 0 included."""
    return {result: card.chart.faces(result) for result in Result}
