"""Two Clutch rosters or cards held side by side."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hotstove.play.words import QT_TRANSLATE_NOOP
from hotstove.rulebooks.clutch.cards import (
    BatterCard,
    Card,
    CardId,
)
from hotstove.rulebooks.clutch.construction import Roster
from hotstove.rulebooks.clutch.results import Result

from ..comparing import CardRow, Comparison, number_row, runs_row, traded
from .library import sides


def compare_rosters(one: Roster, other: Roster, known: Mapping[CardId, Card]) -> Comparison:
    """Return what changes from *one* to *other*; opposites cancel."""
    out, into, _ = traded(one, other)
    return Comparison(
        out=out,
        into=into,
        repriced=(),
        before=_salaries(one, known),
        after=_salaries(other, known),
        has_other_orders=one.order != other.order,
        has_other_rotation=(one.rotation, one.bullpen) != (other.rotation, other.bullpen),
        has_other_props=(sorted(one.coaches), one.stadium, one.format)
        != (sorted(other.coaches), other.stadium, other.format),
    )


def _salaries(roster: Roster, known: Mapping[CardId, Card]) -> int:
    return sum(known[card].salary for card in roster.cards if card in known)


def compare_cards(
    one: Card, other: Card, values: Mapping[CardId, float] = {}
) -> tuple[CardRow, ...]:
    """Return both cards line by line; *values* are runs a game by card.

    A chart's line counts faces of the regular die. Numbers are compared side with side, batter
    with batter; of two-way cards the batters' sides.
    """
    rows = [number_row(_LABELS["salary"], one.salary, other.salary, falling=True)]
    first, second = sides(one)[0], sides(other)[0]
    if type(first) is type(second):
        fields = _BATTER if isinstance(first, BatterCard) else _PITCHER
        rows += [
            number_row(label, getattr(first, field), getattr(second, field))
            for field, label in fields.items()
            if getattr(first, field) or getattr(second, field)
        ]
    for key, told in _TOLD.items():
        rows.append(CardRow(_LABELS[key], told(one), told(other), 0))
    if type(first) is type(second):
        for result in Result:
            has, had = first.chart.faces(result), second.chart.faces(result)
            if has or had:
                is_bad = result.is_out == isinstance(first, BatterCard)
                rows.append(number_row(result.value, has, had, falling=is_bad))
    if one.id in values and other.id in values:
        rows.append(runs_row(_LABELS["runs"], values[one.id], values[other.id]))
    return tuple(rows)


def _where(card: Card) -> str:
    found: list[str] = []
    for side in sides(card):
        if isinstance(side, BatterCard):
            found += map(str, side.gloves)
        else:
            found += [f"{role} {limit}" for role, limit in side.roles.items()]
    return ", ".join(found) or "DH"


def _hands(card: Card) -> str:
    return "/".join(
        side.bats if isinstance(side, BatterCard) else side.throws for side in sides(card)
    )


def _matchup(card: Card) -> str:
    found = [f"{hand}+{bonus}" for hand, bonus in sides(card)[0].matchup.items() if bonus]
    return " ".join(found) or "–"


_TOLD: Final[dict[str, Callable[[Card], str]]] = {
    "positions": _where,
    "hand": _hands,
    "matchup": _matchup,
    "icons": lambda card: " ".join(card.icons) or "–",
}
_BATTER: Final = {
    "on_base": QT_TRANSLATE_NOOP("clubhouse", "On-Base"),
    "clutch": QT_TRANSLATE_NOOP("clubhouse", "Clutch"),
    "speed": QT_TRANSLATE_NOOP("clubhouse", "Speed"),
    "baserunning": QT_TRANSLATE_NOOP("clubhouse", "Baserunning"),
    "stealing": QT_TRANSLATE_NOOP("clubhouse", "Stealing"),
}
_PITCHER: Final = {
    "command": QT_TRANSLATE_NOOP("clubhouse", "Command"),
    "clutch": QT_TRANSLATE_NOOP("clubhouse", "Clutch"),
    "defense": QT_TRANSLATE_NOOP("clubhouse", "Defense"),
}
_LABELS: Final = {
    "salary": QT_TRANSLATE_NOOP("clubhouse", "Salary"),
    "positions": QT_TRANSLATE_NOOP("clubhouse", "Positions"),
    "hand": QT_TRANSLATE_NOOP("clubhouse", "Hand"),
    "matchup": QT_TRANSLATE_NOOP("clubhouse", "Against hands"),
    "icons": QT_TRANSLATE_NOOP("clubhouse", "Icons"),
    "runs": QT_TRANSLATE_NOOP("clubhouse", "Runs a game"),
}
