"""Two rosters or two cards held side by side; nothing is judged."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hotstove.play.values import Value
from hotstove.play.words import QT_TRANSLATE_NOOP
from hotstove.rulebooks.showdown.cards import Card, CardId, HitterCard, Result
from hotstove.rulebooks.showdown.construction import Roster, total_cost
from hotstove.rulebooks.showdown.formats import BOOK, Format


class Comparison(Value, frozen=True):
    """What it takes to make one roster of another."""

    out: tuple[CardId, ...]
    into: tuple[CardId, ...]
    repriced: tuple[CardId, ...]
    """Who stays, but is a backup in one and not in the other."""
    before: int
    """Points."""
    after: int
    has_other_orders: bool
    has_other_rotation: bool

    @property
    def difference(self) -> int:
        return self.after - self.before

    @property
    def is_same(self) -> bool:
        changed = self.out or self.into or self.repriced
        return not (changed or self.has_other_orders or self.has_other_rotation)


def compare_rosters(
    one: Roster, other: Roster, known: Mapping[CardId, Card], rules: Format = BOOK
) -> Comparison:
    """Return what changes from *one* to *other*; opposites cancel."""
    stays = set(one.cards) & set(other.cards)
    return Comparison(
        out=tuple(card for card in one.cards if card not in stays),
        into=tuple(card for card in other.cards if card not in stays),
        repriced=tuple(
            card
            for card in other.cards
            if card in stays and (card in one.backups) != (card in other.backups)
        ),
        before=_points(one, known, rules),
        after=_points(other, known, rules),
        has_other_orders=(one.al, one.nl, one.al_left, one.nl_left)
        != (other.al, other.nl, other.al_left, other.nl_left),
        has_other_rotation=one.rotation != other.rotation,
    )


def _points(roster: Roster, known: Mapping[CardId, Card], rules: Format) -> int:
    return total_cost([known[c] for c in roster.cards if c in known], roster.backups, rules)


class CardRow(Value, frozen=True):
    """One line of two cards side by side."""

    label: str
    """Marked for translation in the context ``clubhouse``; results by their code."""
    one: str
    other: str
    better: int
    """-1: the first is better, 1: the second, 0: neither, or no telling."""


_HITTER: Final = {
    "on_base": QT_TRANSLATE_NOOP("clubhouse", "On-Base"),
    "speed": QT_TRANSLATE_NOOP("clubhouse", "Speed"),
}
_PITCHER: Final = {
    "control": QT_TRANSLATE_NOOP("clubhouse", "Control"),
    "ip": QT_TRANSLATE_NOOP("clubhouse", "IP"),
}
_LABELS: Final = {
    "points": QT_TRANSLATE_NOOP("clubhouse", "Points"),
    "positions": QT_TRANSLATE_NOOP("clubhouse", "Positions"),
    "hand": QT_TRANSLATE_NOOP("clubhouse", "Hand"),
    "icons": QT_TRANSLATE_NOOP("clubhouse", "Icons"),
    "runs": QT_TRANSLATE_NOOP("clubhouse", "Runs a game"),
}


def compare_cards(
    one: Card, other: Card, values: Mapping[CardId, float] = {}
) -> tuple[CardRow, ...]:
    """Return both cards line by line; *values* are runs a game by card.

    A chart's line counts faces of 20. Cheaper is better, and so is every higher number of a
    hitter's; of a pitcher's chart, fewer hits and walks.
    """
    rows = [_number(_LABELS["points"], one.points, other.points, falling=True)]
    if isinstance(one, HitterCard) == isinstance(other, HitterCard):
        fields = _HITTER if isinstance(one, HitterCard) else _PITCHER
        rows += [_number(label, getattr(one, f), getattr(other, f)) for f, label in fields.items()]
    rows += [
        CardRow(_LABELS["positions"], _positions(one), _positions(other), 0),
        CardRow(_LABELS["hand"], _hand(one), _hand(other), 0),
        CardRow(_LABELS["icons"], " ".join(one.icons) or "–", " ".join(other.icons) or "–", 0),
    ]
    for result in Result:
        has, had = one.chart.faces(result), other.chart.faces(result)
        if has or had:
            rows.append(_number(result.value, has, had, falling=_is_bad(result, one)))
    if one.id in values and other.id in values:
        this, that = values[one.id], values[other.id]
        better = (that > this) - (that < this)
        rows.append(CardRow(_LABELS["runs"], f"{this:+.2f}", f"{that:+.2f}", better))
    return tuple(rows)


def _is_bad(result: Result, card: Card) -> bool:
    return result.is_out == isinstance(card, HitterCard)


def _number(label: str, one: int, other: int, *, falling: bool = False) -> CardRow:
    better = (other > one) - (other < one)
    return CardRow(label, str(one), str(other), -better if falling else better)


def _positions(card: Card) -> str:
    if isinstance(card, HitterCard):
        return ", ".join(map(str, card.positions)) or "DH"
    return card.role.value


def _hand(card: Card) -> str:
    return card.bats if isinstance(card, HitterCard) else card.throws
