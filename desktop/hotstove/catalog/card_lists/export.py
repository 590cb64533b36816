"""Cards as the program's own CSV: one row a card, read back without a difference."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable

from hotstove.catalog.showdown import FIELDS, OPTIONAL_FIELDS
from hotstove.rulebooks.showdown.cards import Card, HitterCard, Qualification, Result


def cards_csv(cards: Iterable[Card]) -> str:
    """Return the text of a card file (UTF-8, headings first)."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow((*FIELDS, *OPTIONAL_FIELDS, *(result.value for result in Result)))
    writer.writerows(map(_row, cards))
    return out.getvalue()


def _row(card: Card) -> list[str]:
    is_hitter = isinstance(card, HitterCard)
    rows = {row.result: str(row).replace("–", "-") for row in card.chart.rows}
    own: dict[str, str] = {
        "kind": "hitter" if is_hitter else "pitcher",
        "icons": " ".join(card.icons),
        "team_logo": "" if card.team_logo else "no",
        "hand": card.bats,
    }
    if isinstance(card, HitterCard):
        own["on_base"] = str(card.on_base)
        own["speed"] = f"{card.speed_letter}{card.speed}"
        own["positions"] = " ".join(map(_position, card.positions)) or "-"
    else:
        own |= {"control": str(card.control), "ip": str(card.ip), "role": card.role.value}
    texts = ("id", "person", "name", "club", "season", "set", "points", "subset", "league")
    own |= {field: str(getattr(card, field)) for field in texts}
    named = [own.get(field, "") for field in (*FIELDS, *OPTIONAL_FIELDS)]
    return named + [rows.get(result, "") for result in Result]


def _position(at: Qualification) -> str:
    return f"{at.slot}{at.value:+d}"
