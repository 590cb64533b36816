"""Two Showdown rosters or cards held side by side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hotstove.play.words import QT_TRANSLATE_NOOP
from hotstove.rulebooks.showdown.cards import Card, CardId, HitterCard, Result
from hotstove.rulebooks.showdown.construction import Roster, total_cost
from hotstove.rulebooks.showdown.formats import BOOK, Format

from ..comparing import CardRow, Comparison, number_row, runs_row, traded


def compare_rosters(
    one: Roster, other: Roster, known: Mapping[CardId, Card], rules: Format = BOOK
) -> Comparison:
    """Return what changes from *one* to *other*; opposites cancel."""
    out, into, stays = traded(one, other)
    return Comparison(
        out=out,
        into=into,
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
    rows = [number_row(_LABELS["points"], one.points, other.points, falling=True)]
    if isinstance(one, HitterCard) == isinstance(other, HitterCard):
        fields = _HITTER if isinstance(one, HitterCard) else _PITCHER
        rows += [
            number_row(label, getattr(one, field), getattr(other, field))
            for field, label in fields.items()
        ]
    rows += [
        CardRow(_LABELS["positions"], _positions(one), _positions(other), 0),
        CardRow(_LABELS["hand"], _hand(one), _hand(other), 0),
        CardRow(_LABELS["icons"], " ".join(one.icons) or "–", " ".join(other.icons) or "–", 0),
    ]
    for result in Result:
        has, had = one.chart.faces(result), other.chart.faces(result)
        if has or had:
            rows.append(number_row(result.value, has, had, falling=_is_bad(result, one)))
    if one.id in values and other.id in values:
        rows.append(runs_row(_LABELS["runs"], values[one.id], values[other.id]))
    return tuple(rows)


def _is_bad(result: Result, card: Card) -> bool:
    return result.is_out == isinstance(card, HitterCard)


def _positions(card: Card) -> str:
    if isinstance(card, HitterCard):
        return ", ".join(map(str, card.positions)) or "DH"
    return card.role.value


def _hand(card: Card) -> str:
    return card.bats if isinstance(card, HitterCard) else card.throws
