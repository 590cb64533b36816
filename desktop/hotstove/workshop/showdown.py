"""Showdown cards from what the maker rates, and the card file they are kept in.

Reading that file is for catalog; what makes a card valid is in the rulebook.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from typing import Final, Literal, cast

from hotstove.catalog.showdown import FIELDS
from hotstove.rulebooks.showdown.cards import (
    Card,
    Chart,
    ChartRow,
    Hand,
    HitterCard,
    Icon,
    PitcherCard,
    Qualification,
    Result,
    Role,
    Slot,
    SpeedLetter,
)
from hotstove.workshop.maker import Rated

HEADINGS: Final = (*FIELDS, *(result.value for result in Result))


def showdown_card(rated: Rated, *, season: int, card_set: str) -> Card:
    """Return the Showdown card of *rated*, under the player's own id."""
    who = rated.player
    icons = tuple(Icon(icon) for icon in rated.icons)
    if who.kind == "hitter":
        return HitterCard(
            id=who.id,
            person=who.person,
            name=who.name,
            club=who.club,
            points=rated.points,
            chart=_chart(rated.lows),
            season=season,
            set=card_set,
            icons=icons,
            on_base=rated.level,
            bats=cast(Hand, who.bats),
            speed=rated.speed,
            speed_letter=cast(SpeedLetter, rated.speed_letter),
            positions=tuple(Qualification(Slot(slot), value) for slot, value in rated.gloves),
        )
    return PitcherCard(
        id=who.id,
        person=who.person,
        name=who.name,
        club=who.club,
        points=rated.points,
        chart=_chart(rated.lows),
        season=season,
        set=card_set,
        icons=icons,
        control=rated.level,
        role=Role(rated.role),
        ip=rated.innings,
        throws=cast(Literal["L", "R"], who.throws),
    )


def _chart(lows: dict[str, int]) -> Chart:
    starts = sorted((low, Result(code)) for code, low in lows.items())
    ends: list[int | None] = [low - 1 for low, _ in starts[1:]]
    return Chart(
        tuple(
            ChartRow(low, high, result)
            for (low, result), high in zip(starts, [*ends, None], strict=True)
        )
    )


def card_file(cards: Iterable[Card]) -> str:
    """Return *cards* as the comma-separated text that catalog reads."""
    text = io.StringIO(newline="")
    writer = csv.DictWriter(text, HEADINGS, restval="", lineterminator="\n")
    writer.writeheader()
    for card in cards:
        writer.writerow(_cells(card))
    return text.getvalue()


def _cells(card: Card) -> dict[str, object]:
    cells: dict[str, object] = {
        "id": card.id,
        "person": card.person,
        "name": card.name,
        "club": card.club,
        "season": card.season,
        "set": card.set,
        "points": card.points,
        "icons": " ".join(card.icons),
    }
    for row in card.chart.rows:
        cells[row.result] = str(row).replace("–", "-")
    if isinstance(card, HitterCard):
        cells |= {
            "kind": "hitter",
            "on_base": card.on_base,
            "speed": f"{card.speed_letter}{card.speed}",
            "hand": card.bats,
            "positions": " ".join(f"{at.slot}{at.value:+d}" for at in card.positions),
        }
    else:
        cells |= {
            "kind": "pitcher",
            "role": card.role,
            "control": card.control,
            "ip": card.ip,
            "hand": card.throws,
        }
    return cells
