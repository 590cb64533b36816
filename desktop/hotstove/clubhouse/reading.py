"""Opening roster files that may be cut short, damaged, hostile or from a later program.

As much is opened as can be read, and every loss is told; only a file that is no roster at all
is refused. Sizes and counts are bounded, texts are made one plain line.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from hotstove.baseball.lineups import LineupSpot
from hotstove.files.bounded import read_bytes
from hotstove.files.refused import FileRefused
from hotstove.play.values import Value
from hotstove.play.words import QT_TRANSLATE_NOOP, Filling, Sentence
from hotstove.rulebooks.showdown.cards import Card, CardId
from hotstove.rulebooks.showdown.construction import ORDERS, Roster
from hotstove.rulebooks.showdown.formats import BOOK, BOUNDS, Format

from .documents import VERSION, RosterDocument, Version, missing_cards
from .mending import mended

LARGEST_FILE: Final = 2 << 20
"""Bytes."""
MOST_CARDS: Final = 200
MOST_LISTED: Final = 2_000
"""Entries of any other list or table."""
LONGEST_TEXT: Final = 200
LONGEST_NOTE: Final = 4_000
_T = TypeVar("_T")
_BYTE: Final = re.compile(r"\(byte ([0-9]+)\)")
"""Where the decoder met something that is not JSON."""


class Opened(Value, frozen=True):
    """A roster file as far as it could be read."""

    document: RosterDocument
    losses: tuple[Sentence, ...] = ()
    """What was cut off, left out or mended; empty for a whole file."""
    missing: dict[CardId, str] = {}
    """Cards that are in no set at hand, with their names where the file tells them."""

    @property
    def notices(self) -> tuple[Sentence, ...]:
        """All there is to say on opening: the losses, then the missing cards."""
        if not self.missing:
            return self.losses
        named = tuple(f"{name} ({card})" if name else card for card, name in self.missing.items())
        told = _say(_MISSING, count=len(named), names=named[:20])
        return (*self.losses, told)


def open_document(path: Path, known: Mapping[CardId, Card]) -> Opened:
    """Open a roster file; *known* are the cards there are. Raises FileRefused."""
    data = read_bytes(path, LARGEST_FILE)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = data.decode("utf-8-sig", errors="replace")
    return read_document(text, known, path.name)


def read_document(text: str, known: Mapping[CardId, Card], file: str = "roster") -> Opened:
    """Read the text of a roster file. Raises FileRefused where nothing of it is a roster."""
    content, was_mended = _content(text, file)
    if not isinstance(content, dict) or not ({"hotroster", "roster"} & set(content)):
        raise FileRefused(_say(_NO_ROSTER, file=file))
    reader = _Reader(content)
    if was_mended:
        reader.losses.append(_say(_CUT_SHORT, file=_line(file)))
    document = reader.document()
    return Opened(document, tuple(reader.losses), missing_cards(document, known))


def _content(text: str, file: str) -> tuple[Any, bool]:
    whole = text.encode(errors="replace")
    try:
        return msgspec.json.decode(whole), False
    except (msgspec.DecodeError, RecursionError) as error:
        found = _BYTE.search(str(error))
    readable = whole[: int(found[1])] if found else whole
    try:
        return msgspec.json.decode(mended(readable.decode(errors="ignore"))), True
    except (msgspec.DecodeError, RecursionError) as error:
        raise FileRefused(_say(_NO_JSON, file=file)) from error


class _Reader:
    """Takes a file's fields one by one; ``losses`` fills with whatever could not be taken."""

    def __init__(self, content: dict[str, Any]) -> None:
        self._content = content
        self.losses: list[Sentence] = []

    def document(self) -> RosterDocument:
        content = dict(self._content)
        form = content.pop("hotroster", VERSION)
        if not isinstance(form, int) or isinstance(form, bool):
            self._lost("hotroster")
        elif form > VERSION:
            self.losses.append(_say(_FROM_FUTURE, found=form, known=VERSION))
        written = content.pop("roster", {})
        fields: dict[str, Any] = {
            "name": self._text("name", content.pop("name", "")),
            "rules": self._rules(content.pop("rules", {})),
            "roster": self._roster(written, "roster"),
            "names": self._texts("names", content.pop("names", {})),
            "deck": self._table("deck", content.pop("deck", {}), int),
            "considering": self._ids("considering", content.pop("considering", [])),
            "tags": self._table("tags", content.pop("tags", {}), tuple[str, ...]),
            "notes": self._texts("notes", content.pop("notes", {}), LONGEST_NOTE),
            "versions": self._versions(content.pop("versions", [])),
        }
        if content:
            names = tuple(_line(name) for name in list(content)[:20])
            self.losses.append(_say(_UNKNOWN_FIELDS, names=names))
        return RosterDocument(**fields, unknown=content)

    def _roster(self, value: Any, at: str) -> Roster:
        written = self._of_kind(at, value, dict)
        fields: dict[str, Any] = {"club": self._text(f"{at}.club", written.get("club", ""))}
        home = written.get("home_rules", "")
        if home not in ("", "AL", "NL"):
            self._lost(f"{at}.home_rules")
            home = ""
        fields["home_rules"] = home
        for name in ("cards", "backups", "rotation"):
            fields[name] = self._ids(f"{at}.{name}", written.get(name, []), MOST_CARDS)
        for name in ORDERS:
            fields[name] = self._order(f"{at}.{name}", written.get(name, []))
        for name in written:
            if name not in Roster.__struct_fields__:
                self._lost(f"{at}.{_line(name)}")
        return Roster(**fields)

    def _order(self, at: str, value: Any) -> tuple[LineupSpot, ...]:
        spots = self._each(at, self._of_kind(at, value, list)[:MOST_CARDS], LineupSpot)
        return tuple(spot for spot in spots if self._is_plain(at, spot.player))

    def _ids(self, at: str, value: Any, most: int = MOST_LISTED) -> tuple[CardId, ...]:
        listed = self._of_kind(at, value, list)
        if len(listed) > most:
            self._lost(at)
        found = self._each(at, listed[:most], str)
        return tuple(card for card in found if self._is_plain(at, card))

    def _rules(self, value: Any) -> Format:
        written = self._of_kind("rules", value, dict)
        fields: dict[str, Any] = {}
        for name, found in written.items():
            kept = name in Format.__struct_fields__ and self._field_of_rules(name, found)
            if kept:
                fields[name] = found
            else:
                self._lost(f"rules.{_line(name)}")
        return Format(**fields)

    def _field_of_rules(self, name: str, found: Any) -> bool:
        """SD-T-20 and own caps: a number must be one a roster can be held to."""
        if name == "sets":
            return found in ("extended", "standard", "limited")
        if isinstance(getattr(BOOK, name), str):
            return isinstance(found, str) and self._is_plain(name, found)
        least, most = BOUNDS[name]
        return isinstance(found, int) and not isinstance(found, bool) and least <= found <= most

    def _versions(self, value: Any) -> tuple[Version, ...]:
        kept = []
        for number, entry in enumerate(self._of_kind("versions", value, list)[:100], 1):
            at = f"versions.{number}"
            written = self._of_kind(at, entry, dict)
            if "roster" in written:
                name = self._text(f"{at}.name", written.get("name", ""))
                kept.append(Version(name, self._roster(written["roster"], at)))
        return tuple(kept)

    def _text(self, at: str, value: Any, most: int = LONGEST_TEXT) -> str:
        if not isinstance(value, str):
            self._lost(at)
            return ""
        return _line(value, most)

    def _texts(self, at: str, value: Any, most: int = LONGEST_TEXT) -> dict[str, str]:
        found = self._table(at, value, str)
        return {key: _line(text, most) for key, text in found.items()}

    def _table(self, at: str, value: Any, kind: type[_T]) -> dict[str, _T]:
        written = self._of_kind(at, value, dict)
        if len(written) > MOST_LISTED:
            self._lost(at)
        found = {}
        for key, entry in list(written.items())[:MOST_LISTED]:
            kept = self._each(at, [entry], kind) if self._is_plain(at, key) else []
            if kept:
                found[key] = kept[0]
        return found

    def _each(self, at: str, listed: list[Any], kind: type[_T]) -> list[_T]:
        kept = []
        for entry in listed:
            try:
                kept.append(msgspec.convert(entry, kind))
            except msgspec.ValidationError:
                self._lost(at)
        return kept

    def _of_kind(self, at: str, value: Any, kind: type[_T]) -> _T:
        if not isinstance(value, kind):
            self._lost(at)
            return kind()
        return value

    def _is_plain(self, at: str, text: str) -> bool:
        is_plain = len(text) <= LONGEST_TEXT and text.isprintable()
        if not is_plain:
            self._lost(at)
        return is_plain

    def _lost(self, at: str) -> None:
        told = _say(_LOST, field=at)
        if told not in self.losses:
            self.losses.append(told)


def _line(text: str, most: int = LONGEST_TEXT) -> str:
    line = "".join(letter if letter.isprintable() else "�" for letter in text)
    return line if len(line) <= most else line[: most - 1] + "…"


def _say(template: str, **arguments: Filling) -> Sentence:
    return Sentence("clubhouse", template, arguments)


_NO_ROSTER: Final = QT_TRANSLATE_NOOP(
    "clubhouse",
    "{file} is no roster: it does not begin with “hotroster”. Choose a *.hotroster file, or import "
    "a list of cards.",
)
_NO_JSON: Final = QT_TRANSLATE_NOOP(
    "clubhouse",
    "{file} was not opened: it is not JSON, not even in part. Choose another file.",
)
_CUT_SHORT: Final = QT_TRANSLATE_NOOP(
    "clubhouse",
    "{file} is cut short or damaged; what stands before the damage was opened. Look it through "
    "before you save it.",
)
_FROM_FUTURE: Final = QT_TRANSLATE_NOOP(
    "clubhouse",
    "The file was written by a later program (form {found}, this one knows {known}); what this "
    "one knows was opened.",
)
_UNKNOWN_FIELDS: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "Fields this program does not know were left alone and are kept: {names}."
)
_LOST: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "Something in “{field}” could not be read and was left out."
)
_MISSING: Final = QT_TRANSLATE_NOOP(
    "clubhouse",
    "{count} cards are in none of your sets: {names}. Import their set, or take them out.",
)
