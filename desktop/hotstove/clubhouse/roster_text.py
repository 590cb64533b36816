"""A roster as plain text, out for a letter and in from anyone's list; no file is opened here.

Written are headings and a man a line. Read are the usual forms: ``SS Name``, ``2. Name - CF``,
``1x Name (310)``, ``Name, Club``, bullets, comments with ``#`` or ``//``, headings in brackets
or with a colon. Who cannot be told apart or found is named, with the line; nothing is guessed
silently.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from msgspec.structs import replace

from hotstove.baseball.lineups import LineupSpot
from hotstove.baseball.positions import Position
from hotstove.play.values import Value
from hotstove.play.words import QT_TRANSLATE_NOOP, Filling, Sentence
from hotstove.rulebooks.showdown.cards import Card, CardId, HitterCard
from hotstove.rulebooks.showdown.construction import OrderName, Roster

from .documents import EMPTY, RosterDocument
from .folding import folded
from .orders import with_order, with_pitcher

LONGEST: Final = 100_000
"""Letters of a pasted text."""
LONGEST_LINE: Final = 300
HEADINGS: Final[dict[str, str]] = {
    "Lineup (AL)": "al", "Lineup (NL)": "nl", "Lineup (AL, LHP)": "al_left",
    "Lineup (NL, LHP)": "nl_left", "Bench": "bench", "Backups": "backups",
    "Rotation": "rotation", "Bullpen": "bullpen", "Considering": "considering",
}  # fmt: skip
_OTHER_HEADINGS: Final[dict[str, str]] = {
    "lineup": "al", "starting lineup": "al", "batting order": "al", "starters": "rotation",
    "hitters": "bench", "position players": "bench", "batters": "bench",
    "starting pitchers": "rotation", "starting rotation": "rotation", "sp": "rotation",
    "pitchers": "bullpen", "relief": "bullpen", "relievers": "bullpen", "relief pitchers":
    "bullpen", "closers": "bullpen", "rp": "bullpen", "maybe": "considering", "maybeboard":
    "considering", "sideboard": "considering", "watch list": "considering", "backup": "backups",
}  # fmt: skip
_ORDERS: Final[tuple[OrderName, ...]] = ("al", "nl", "al_left", "nl_left")
_PLACE: Final = r"(?:P|SP|RP|CL|CA|C|1B|2B|3B|SS|LF|CF|RF|DH|OF|IF)"
_LINE: Final = re.compile(
    rf"(?:[-*•]\s+)?(?:[0-9]{{1,2}}\s*[.)x×:]\s*|[0-9]{{1,2}}x?\s+)?(?:({_PLACE})\s*[:.\-–]?\s+)?(.+)"
)
_BEHIND: Final = re.compile(rf"(.+?)\s*[,\-–—|\t(]\s*({_PLACE})\)?")
_ID: Final = re.compile(r"\[([^\[\]]{1,200})\]\s*$")
_PAREN: Final = re.compile(r"\(([^()]*)\)\s*$")


class Pasted(Value, frozen=True):
    """A text read as a roster."""

    document: RosterDocument
    unread: tuple[Sentence, ...]
    """A sentence for each line that was left out, and why."""
    cards: int
    """Lines that named a card."""


def roster_text(document: RosterDocument, known: Mapping[CardId, Card]) -> str:
    """Return the roster as text that ``pasted`` reads back to the same roster."""
    roster = document.roster
    names = _Names(known.values())
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


def pasted(text: str, document: RosterDocument, known: Mapping[CardId, Card]) -> Pasted:
    """Read *text* as a whole roster: cards, orders, rotation and list take the place of
    *document*'s; its name, format, tags, notes and versions stay.
    """
    reader = _TextReader(_Names(known.values()), known)
    for number, line in enumerate(text[:LONGEST].splitlines(), 1):
        reader.read(number, line.strip())
    roster = reader.roster(document.roster)
    name = document.name or reader.name
    read = replace(
        document, name=name, roster=roster, considering=tuple(dict.fromkeys(reader.considering))
    )
    return Pasted(read, tuple(reader.unread), reader.count)


class _TextReader:
    def __init__(self, names: _Names, known: Mapping[CardId, Card]) -> None:
        self._names, self._known = names, known
        self._section = ""
        self.name = ""
        self._home_rules = ""
        self.unread: list[Sentence] = []
        self.count = 0
        self._cards: dict[CardId, None] = {}
        self._backups: dict[CardId, None] = {}
        self._rotation: dict[CardId, None] = {}
        self._orders: dict[OrderName, list[LineupSpot]] = {name: [] for name in _ORDERS}
        self.considering: list[CardId] = []

    def read(self, number: int, line: str) -> None:
        if not line:
            return
        if line.startswith(("#", "//")):
            self._remark(line.lstrip("#/ "))
            return
        heading = _heading(line)
        if heading is not None:
            self._section = heading
            return
        place, who, problem = self._man(line)
        if who is None:
            self.unread.append(_say(problem, number=number, line=_short(line)))
            return
        self.count += 1
        self._put(who, place)

    def _remark(self, text: str) -> None:
        before, _, after = text.partition(":")
        if before == "Home rules" and after.strip() in ("AL", "NL"):
            self._home_rules = after.strip()
        elif not self.name and not self._cards:
            self.name = _short(text)

    def _man(self, line: str) -> tuple[Position | None, CardId | None, str]:
        found = _LINE.fullmatch(line) if len(line) <= LONGEST_LINE else None
        if found is None:
            return None, None, _NOBODY
        place, rest = _position(found[1]), found[2]
        behind = _BEHIND.fullmatch(rest)
        if place is None and behind is not None:
            who, problem = self._names.find(behind[1])
            if who is not None:
                return _position(behind[2]), who, problem
        who, problem = self._names.find(rest)
        if who is None:
            whole, _ = self._names.find(line)
            return None, whole, problem
        return place, who, problem

    def _put(self, who: CardId, place: Position | None) -> None:
        card, section = self._known.get(who), self._section
        if section == "considering":
            self.considering.append(who)
            return
        self._cards[who] = None
        if section == "backups":
            self._backups[who] = None
        elif section in self._orders and (place is not None or _is_hitter(card)):
            self._spot(section, who, place)
        elif section == "rotation" and not _is_hitter(card):
            self._rotation[who] = None
        elif not section and place is not None and _is_hitter(card):
            self._spot("al", who, place)

    def _spot(self, name: OrderName, who: CardId, place: Position | None) -> None:
        order = self._orders[name]
        is_new = who not in [spot.player for spot in order]
        if place is not None and is_new and place not in [spot.position for spot in order]:
            order.append(LineupSpot(who, place))

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


class _Names:
    """Finds cards by what a line calls them."""

    def __init__(self, cards: Iterable[Card]) -> None:
        self._by_name: dict[str, list[Card]] = {}
        self._by_id: dict[str, Card] = {}
        for card in cards:
            self._by_name.setdefault(folded(card.name), []).append(card)
            self._by_id[card.id] = card

    def label(self, card: Card) -> str:
        """Return a line that finds this card and no other."""
        same = self._by_name[folded(card.name)]
        label = f"{card.name} ({card.points})"
        unique = sum(other.points == card.points for other in same) == 1
        return label if unique else f"{label} [{card.id}]"

    def find(self, text: str) -> tuple[CardId | None, str]:
        """Return the card a line names; else None and what is the matter."""
        marked = _ID.search(text)
        if marked is not None:
            return (marked[1], "") if marked[1] in self._by_id else (None, _NOBODY)
        if text in self._by_id:
            return text, ""
        details: list[str] = []
        while (inside := _PAREN.search(text)) is not None:
            details += re.split(r"[,;]", inside[1])
            text = text[: inside.start()].rstrip()
        parts = re.split(r"\s*[,|;\t]\s*|\s+[-–—]\s+", text)
        for take in range(len(parts), 0, -1):
            same = self._by_name.get(folded(" ".join(parts[:take])))
            if same:
                return self._one_of(same, [*parts[take:], *details])
        return None, _NOBODY

    def _one_of(self, same: list[Card], details: list[str]) -> tuple[CardId | None, str]:
        wanted = [folded(detail) for detail in details]
        tests: tuple[Callable[[Card], bool], ...] = (
            lambda card: str(card.points) in wanted,
            lambda card: folded(card.club) in wanted,
            lambda card: str(card.season) in wanted,
            lambda card: folded(card.set) in wanted,
        )
        for test in tests:
            left = [card for card in same if test(card)]
            same = left or same
        return (same[0].id, "") if len(same) == 1 else (None, _MANY)


def _heading(line: str) -> str | None:
    is_marked = line.endswith(":") or (line[0] in "[=" and line[-1] in "]=")
    plain = folded(line.strip("[]=: "))
    plain = re.sub(r"\s*\(?[0-9]+\)?$", "", plain)
    known = {folded(heading): key for heading, key in HEADINGS.items()} | _OTHER_HEADINGS
    if plain in known:
        return known[plain]
    return "" if is_marked and len(plain.split()) <= 3 else None


def _position(text: str | None) -> Position | None:
    if text is None:
        return None
    named = {"C": "CA", "SP": "P", "RP": "P", "CL": "P"}.get(text, text)
    return Position(named) if named in [p.value for p in Position] else None


def _is_hitter(card: Card | None) -> bool:
    return isinstance(card, HitterCard)


def _short(text: str) -> str:
    line = "".join(letter if letter.isprintable() else " " for letter in text)
    return line if len(line) <= 60 else line[:59] + "…"


def _say(template: str, **arguments: Filling) -> Sentence:
    return Sentence("clubhouse", template, arguments)


_NOBODY: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "Line {number}, “{line}”: no card has that name; it was left out."
)
_MANY: Final = QT_TRANSLATE_NOOP(
    "clubhouse",
    "Line {number}, “{line}”: several cards have that name; add points, club or season. It was "
    "left out.",
)
