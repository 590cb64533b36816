"""Clutch cards as the program's own CSV: one row a card, two a two-way player."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from typing import Final

from hotstove.catalog.clutch import FIELDS
from hotstove.rulebooks.clutch.cards import BatterCard, Card, PitcherCard, TwoWayCard
from hotstove.rulebooks.clutch.results import Result

RARITY: Final = "rarity"
"""A column only where some card has one."""
HEADINGS: Final = (*FIELDS, *(result.value for result in Result))


def clutch_csv(cards: Iterable[Card]) -> str:
    """Return the text of a card file (UTF-8, headings first)."""
    sides = [side for card in cards for side in _sides(card)]
    headings = (*HEADINGS, RARITY) if any(side.rarity for side in sides) else HEADINGS
    text = io.StringIO(newline="")
    writer = csv.DictWriter(text, headings, restval="", lineterminator="\n")
    writer.writeheader()
    for side in sides:
        cells = _cells(side)
        writer.writerow({name: cells[name] for name in headings if name in cells})
    return text.getvalue()


def _sides(card: Card) -> tuple[BatterCard | PitcherCard, ...]:
    return (card.batter, card.pitcher) if isinstance(card, TwoWayCard) else (card,)


def _cells(card: BatterCard | PitcherCard) -> dict[str, object]:
    cells: dict[str, object] = {
        "id": card.id,
        "person": card.person,
        "name": card.name,
        "club": card.club,
        "season": card.season,
        "set": card.set,
        "salary": card.salary,
        "clutch": card.clutch,
        "matchup_l": card.bonus("L") or "",
        "matchup_r": card.bonus("R") or "",
        "icons": " ".join(card.icons),
        RARITY: card.rarity,
        **{band.result.value: band.low for band in card.chart.bands},
    }
    if isinstance(card, BatterCard):
        return cells | {
            "kind": "batter",
            "hand": card.bats,
            "on_base": card.on_base,
            "speed": card.speed or "",
            "speed_grade": card.speed_grade,
            "baserunning": card.baserunning or "",
            "stealing": card.stealing or "",
            "positions": " ".join(map(str, card.gloves)),
        }
    return cells | {
        "kind": "pitcher",
        "hand": card.throws,
        "command": card.command,
        "roles": " ".join(f"{role}:{limit}" for role, limit in card.roles.items()),
        "defense": card.defense,
        "x_zone": card.x_zone,
    }
