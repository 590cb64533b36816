"""Two rosters or two cards held side by side; nothing is judged.

How a game's cards are laid side by side stands in its own ``comparing``.
"""

from __future__ import annotations

from hotstove.play.values import Value

from .documents import CardId, WrittenRoster
from .worths import as_gain


class Comparison(Value, frozen=True):
    """What it takes to make one roster of another."""

    out: tuple[CardId, ...]
    into: tuple[CardId, ...]
    repriced: tuple[CardId, ...]
    """Who stays, but is a backup in one and not in the other."""
    before: int
    """Points, or salary."""
    after: int
    has_other_orders: bool
    has_other_rotation: bool
    has_other_props: bool = False
    """Coaches, park: what is no player."""

    @property
    def difference(self) -> int:
        return self.after - self.before

    @property
    def is_same(self) -> bool:
        changed = self.out or self.into or self.repriced or self.has_other_props
        return not (changed or self.has_other_orders or self.has_other_rotation)


def traded(
    one: WrittenRoster, other: WrittenRoster
) -> tuple[tuple[CardId, ...], tuple[CardId, ...], frozenset[CardId]]:
    """Return who goes, who comes and who stays, from *one* roster to *other*."""
    stays = frozenset(one.cards) & frozenset(other.cards)
    out = tuple(card for card in one.cards if card not in stays)
    return out, tuple(card for card in other.cards if card not in stays), stays


class CardRow(Value, frozen=True):
    """One line of two cards side by side."""

    label: str
    """Marked for translation in the context ``clubhouse``; results by their code."""
    one: str
    other: str
    better: int
    """-1: the first is better, 1: the second, 0: neither, or no telling."""


def number_row(label: str, one: int, other: int, *, falling: bool = False) -> CardRow:
    """*falling*: the lower is better."""
    better = (other > one) - (other < one)
    first, second = (str(number).replace("-", "−") for number in (one, other))
    return CardRow(label, first, second, -better if falling else better)


def runs_row(label: str, one: float, other: float) -> CardRow:
    better = (other > one) - (other < one)
    return CardRow(label, as_gain(one), as_gain(other), better)
