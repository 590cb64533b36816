"""A Showdown roster as plain text, out for a letter and in from anyone's list.

No file is opened here; what lines look like stands in ``clubhouse.roster_lines``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from msgspec.structs import replace

from hotstove.baseball.lineups import LineupSpot
from hotstove.baseball.positions import Position
from hotstove.rulebooks.showdown.cards import Card, CardId, HitterCard
from hotstove.rulebooks.showdown.construction import OrderName, Roster

from ..roster_lines import USUAL, Names, Pasted, TextReader, short, with_spot
from .documents import EMPTY, ShowdownDocument
from .orders import with_order, with_pitcher

HEADINGS: Final[dict[str, str]] = {
    "Lineup (AL)": "al", "Lineup (NL)": "nl", "Lineup (AL, LHP)": "al_left",
    "Lineup (NL, LHP)": "nl_left", "Bench": "bench", "Backups": "backups",
    "Rotation": "rotation", "Bullpen": "bullpen", "Considering": "considering",
}  # fmt: skip
_ORDERS: Final[tuple[OrderName, ...]] = ("al", "nl", "al_left", "nl_left")


def roster_text(document: ShowdownDocument, known: Mapping[CardId, Card]) -> str:
    """Return the roster as text that ``pasted`` reads back to the same roster."""
    roster = document.roster
    names = Names(known.values(), _price)
    lines = []
    if document.name:
        lines.append(f"# {document.name}")

    def line(card: CardId, before: str = "") -> str:
        return before + (names.label(known[card]) if card in known else f"? [{card}]")

    batting = {spot.player for name in _ORDERS for spot in roster.order(name)}
    rotation = roster.rotation
    sections: dict[str, list[str]] = {}
    for heading, key in HEADINGS.items():
        if key in _ORDERS:
            order = roster.order(key)
            sections[heading] = [
                line(spot.player, f"{number}. {spot.position} ")
                for number, spot in enumerate(order, 1)
            ]
    rest = [card for card in roster.cards if card not in batting and card not in rotation]
    hit = [card for card in rest if isinstance(known.get(card), HitterCard)]
    sections["Bench"] = [line(card) for card in hit if card not in roster.backups]
    sections["Backups"] = [line(card) for card in roster.backups]
    sections["Rotation"] = [line(card) for card in rotation]
    sections["Bullpen"] = [line(card) for card in rest if card not in hit]
    sections["Considering"] = [line(card) for card in document.considering]
    for heading in HEADINGS:
        if sections[heading]:
            lines += ["", f"{heading}:", *sections[heading]]
    if roster.home_rules:
        lines += ["", f"# Home rules: {roster.home_rules}"]
    return "\n".join(lines).lstrip("\n") + "\n"


def pasted(text: str, document: ShowdownDocument, known: Mapping[CardId, Card]) -> Pasted:
    """Read *text* as a whole roster: cards, orders, rotation and list take the place of
    *document*'s; its name, format, tags, notes and versions stay.
    """
    reader = _ShowdownReader(known)
    reader.read_all(text)
    roster = reader.roster(document.roster)
    name = document.name or reader.name
    read = replace(
        document, name=name, roster=roster, considering=tuple(dict.fromkeys(reader.considering))
    )
    return Pasted(read, tuple(reader.unread), reader.count)


class _ShowdownReader(TextReader):
    def __init__(self, known: Mapping[CardId, Card]) -> None:
        super().__init__(Names(known.values(), _price), HEADINGS)
        self._known = known
        self._home_rules = ""
        self._cards: dict[CardId, None] = {}
        self._backups: dict[CardId, None] = {}
        self._rotation: dict[CardId, None] = {}
        self._orders: dict[OrderName, list[LineupSpot]] = {name: [] for name in _ORDERS}
        self.considering: list[CardId] = []

    def remark(self, text: str) -> None:
        before, _, after = text.partition(":")
        if before == "Home rules" and after.strip() in ("AL", "NL"):
            self._home_rules = after.strip()
        elif not self.name and not self._cards:
            self.name = short(text)

    def put(self, who: CardId, place: Position | None) -> None:
        card, section = self._known.get(who), self.section
        if section == "considering":
            self.considering.append(who)
            return
        self._cards[who] = None
        if section == "backups":
            self._backups[who] = None
        elif _order(section) in self._orders and (place is not None or _is_hitter(card)):
            with_spot(self._orders[_order(section)], who, place)
        elif section == "rotation" and not _is_hitter(card):
            self._rotation[who] = None
        elif not section and place is not None and _is_hitter(card):
            with_spot(self._orders["al"], who, place)

    def roster(self, before: Roster) -> Roster:
        roster = replace(
            EMPTY,
            club=before.club,
            home_rules=self._home_rules or before.home_rules,
            cards=tuple(self._cards),
            backups=tuple(self._backups),
            rotation=tuple(self._rotation),
        )
        for name, order in self._orders.items():
            roster = with_order(roster, name, tuple(order))
        if roster.al and not roster.nl:
            eight = tuple(
                s for s in roster.al if s.position is not Position.DESIGNATED_HITTER
            )
            roster = with_pitcher(with_order(roster, "nl", eight), self._known)
        return roster


def _price(card: Card) -> int:
    return card.points


def _order(section: str) -> OrderName:
    """A batting order of no league is that with a DH."""
    return "al" if section == USUAL else cast(OrderName, section)


def _is_hitter(card: Card | None) -> bool:
    return isinstance(card, HitterCard)
