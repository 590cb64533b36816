"""Taking fields out of a file that may hold anything; every loss is told, nothing is trusted.

Sizes and counts are bounded, texts are made one plain line.
"""

from __future__ import annotations

from collections.abc import Container
from typing import Any, Final, TypeVar

import msgspec

from hotstove.baseball.lineups import LineupSpot
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence

from .documents import CardId
from .say import said

MOST_CARDS: Final = 200
MOST_LISTED: Final = 2_000
"""Entries of any other list or table."""
LONGEST_TEXT: Final = 200
LONGEST_NOTE: Final = 4_000
_T = TypeVar("_T")


class Fields:
    """Takes a file's fields one by one; ``losses`` fills with whatever could not be taken."""

    def __init__(self) -> None:
        self.losses: list[Sentence] = []

    def order(self, at: str, value: Any) -> tuple[LineupSpot, ...]:
        spots = self.each(at, self.of_kind(at, value, list)[:MOST_CARDS], LineupSpot)
        return tuple(spot for spot in spots if self.is_plain(at, spot.player))

    def ids(self, at: str, value: Any, most: int = MOST_LISTED) -> tuple[CardId, ...]:
        listed = self.of_kind(at, value, list)
        if len(listed) > most:
            self.lost(at)
        found = self.each(at, listed[:most], str)
        return tuple(card for card in found if self.is_plain(at, card))

    def text(self, at: str, value: Any, most: int = LONGEST_TEXT) -> str:
        if not isinstance(value, str):
            self.lost(at)
            return ""
        return line(value, most)

    def texts(self, at: str, value: Any, most: int = LONGEST_TEXT) -> dict[str, str]:
        found = self.table(at, value, str)
        return {key: line(text, most) for key, text in found.items()}

    def table(self, at: str, value: Any, kind: type[_T]) -> dict[str, _T]:
        written = self.of_kind(at, value, dict)
        if len(written) > MOST_LISTED:
            self.lost(at)
        found = {}
        for key, entry in list(written.items())[:MOST_LISTED]:
            kept = self.each(at, [entry], kind) if self.is_plain(at, key) else []
            if kept:
                found[key] = kept[0]
        return found

    def each(self, at: str, listed: list[Any], kind: type[_T]) -> list[_T]:
        kept = []
        for entry in listed:
            try:
                kept.append(msgspec.convert(entry, kind))
            except msgspec.ValidationError:
                self.lost(at)
        return kept

    def of_kind(self, at: str, value: Any, kind: type[_T]) -> _T:
        if not isinstance(value, kind):
            self.lost(at)
            return kind()
        return value

    def no_others(self, at: str, table: dict[str, Any], known: Container[str]) -> None:
        """What else a table holds is lost."""
        for name in table:
            if name not in known:
                self.lost(f"{at}.{line(name)}")

    def is_plain(self, at: str, text: str) -> bool:
        is_plain = len(text) <= LONGEST_TEXT and text.isprintable()
        if not is_plain:
            self.lost(at)
        return is_plain

    def lost(self, at: str) -> None:
        told = said(_LOST, field=at)
        if told not in self.losses:
            self.losses.append(told)


def line(text: str, most: int = LONGEST_TEXT) -> str:
    line = "".join(letter if letter.isprintable() else "�" for letter in text)
    return line if len(line) <= most else line[: most - 1] + "…"


_LOST: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "Something in “{field}” could not be read and was left out."
)
