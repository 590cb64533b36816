"""A roster as lines of text, any game: names found, headings known, what reading one comes to.

Read are the usual forms: ``SS Name``, ``2. Name - CF``, ``1x Name (310)``, ``Name, Club``, bullets,
comments with ``#`` or ``//``, headings in brackets or with a colon. Who cannot be told apart or
found is named, with the line; nothing is guessed silently. What a game's sections are, and what
its roster makes of them, stands in its own ``roster_text``.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from hotstove.baseball.lineups import LineupSpot
from hotstove.baseball.positions import Position
from hotstove.play.values import Value
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence

from .documents import CardId, RosterDocument
from .folding import folded
from .say import said

LONGEST: Final = 100_000
"""Letters of a pasted text."""
LONGEST_LINE: Final = 300
USUAL: Final = "order"
"""The section of a batting order, of whatever name."""
OTHER_HEADINGS: Final[dict[str, str]] = {
    "lineup": "order", "starting lineup": "order", "batting order": "order", "starters": "rotation",
    "hitters": "bench", "position players": "bench", "batters": "bench",
    "starting pitchers": "rotation", "starting rotation": "rotation", "sp": "rotation",
    "pitchers": "bullpen", "relief": "bullpen", "relievers": "bullpen", "relief pitchers":
    "bullpen", "closers": "bullpen", "rp": "bullpen", "maybe": "considering", "maybeboard":
    "considering", "sideboard": "considering", "watch list": "considering", "backup": "backups",
}  # fmt: skip
_PLACE: Final = r"(?:P|SP|RP|CL|CP|BP|OP|CA|C|1B|2B|3B|SS|LF|CF|RF|DH|OF|IF)"
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


class TextReader(ABC):
    """Reads a roster line by line; *headings*: each heading's section."""

    def __init__(self, names: Names, headings: Mapping[str, str]) -> None:
        self._names = names
        self._headings = {folded(title): key for title, key in headings.items()}
        self.section = ""
        self.name = ""
        self.unread: list[Sentence] = []
        self.count = 0

    def read_all(self, text: str) -> None:
        for number, line in enumerate(text[:LONGEST].splitlines(), 1):
            self._read(number, line.strip())

    def _read(self, number: int, line: str) -> None:
        if not line:
            return
        if line.startswith(("#", "//")):
            self.remark(line.lstrip("#/ "))
            return
        heading = self._heading(line)
        if heading is not None:
            self.section = heading
            return
        problem = self.other(line)
        if problem is None:
            place, who, problem = self._man(line)
            if who is not None:
                self.count += 1
                self.put(who, place)
                return
        if problem:
            self.unread.append(said(problem, number=number, line=short(line)))

    @abstractmethod
    def remark(self, text: str) -> None:
        """Hear a comment."""

    def other(self, line: str) -> str | None:
        """Read a line of a section that lists no players.

        None: it does; empty: read; else why not, a template with ``number`` and ``line``.
        """
        return None

    @abstractmethod
    def put(self, who: CardId, place: Position | None) -> None:
        """Hear a man, where his line names a place there."""

    def _man(self, line: str) -> tuple[Position | None, CardId | None, str]:
        found = _LINE.fullmatch(line) if len(line) <= LONGEST_LINE else None
        if found is None:
            return None, None, NOBODY
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

    def _heading(self, line: str) -> str | None:
        is_marked = line.endswith(":") or (line[0] in "[=" and line[-1] in "]=")
        plain = folded(line.strip("[]=: "))
        plain = re.sub(r"\s*\(?[0-9]+\)?$", "", plain)
        for known in (self._headings, OTHER_HEADINGS):
            if plain in known:
                return known[plain]
        return "" if is_marked and len(plain.split()) <= 3 else None


def with_spot(order: list[LineupSpot], who: CardId, place: Position | None) -> None:
    """Add a spot, where neither the man nor the position is in the order yet."""
    is_new = who not in [spot.player for spot in order]
    if place is not None and is_new and place not in [spot.position for spot in order]:
        order.append(LineupSpot(who, place))


class Names:
    """Finds cards by what a line calls them."""

    def __init__(self, cards: Iterable[Any], price: Callable[[Any], int]) -> None:
        """*price*: what a card costs, by which two of one name are told apart."""
        self._price = price
        self._by_name: dict[str, list[Any]] = {}
        self._by_id: dict[str, Any] = {}
        for card in cards:
            self._by_name.setdefault(folded(card.name), []).append(card)
            self._by_id[card.id] = card

    def label(self, card: Any) -> str:
        """Return a line that finds this card and no other."""
        same = self._by_name[folded(card.name)]
        label = f"{card.name} ({self._price(card)})"
        unique = sum(self._price(other) == self._price(card) for other in same) == 1
        return label if unique else f"{label} [{card.id}]"

    def find(self, text: str) -> tuple[CardId | None, str]:
        """Return the card a line names; else None and what is the matter."""
        marked = _ID.search(text)
        if marked is not None:
            return (marked[1], "") if marked[1] in self._by_id else (None, NOBODY)
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
        return None, NOBODY

    def _one_of(self, same: list[Any], details: list[str]) -> tuple[CardId | None, str]:
        wanted = [folded(detail) for detail in details]
        tests: tuple[Callable[[Any], bool], ...] = (
            lambda card: str(self._price(card)) in wanted,
            lambda card: folded(card.club) in wanted,
            lambda card: str(card.season) in wanted,
            lambda card: folded(card.set) in wanted,
        )
        for test in tests:
            left = [card for card in same if test(card)]
            same = left or same
        return (same[0].id, "") if len(same) == 1 else (None, MANY)


_ARMS: Final = ("SP", "RP", "CL", "CP", "BP", "OP")


def _position(text: str | None) -> Position | None:
    if text is None:
        return None
    named = "CA" if text == "C" else "P" if text in _ARMS else text
    return Position(named) if named in [p.value for p in Position] else None


def short(text: str) -> str:
    line = "".join(letter if letter.isprintable() else " " for letter in text)
    return line if len(line) <= 60 else line[:59] + "…"


NOBODY: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "Line {number}, “{line}”: no card has that name; it was left out."
)
MANY: Final = QT_TRANSLATE_NOOP(
    "clubhouse",
    "Line {number}, “{line}”: several cards have that name; add points, club or season. It was "
    "left out.",
)
