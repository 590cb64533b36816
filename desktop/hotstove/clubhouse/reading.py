"""Opening roster files that may be cut short, damaged, hostile or from a later program.

As much is opened as can be read, and every loss is told; only a file that is no roster at all
or one of an unknown game is refused. What a game's roster holds, its front office reads.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec
from msgspec.structs import replace

from hotstove.files.bounded import read_bytes
from hotstove.files.refused import FileRefused
from hotstove.play.values import Value
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence

from .documents import SHOWDOWN, VERSION, CardId, RosterDocument, Version, missing_cards
from .fields import LONGEST_NOTE, Fields, line
from .front_office import GAMES, AnyOffice, front_office
from .mending import mended
from .say import said

LARGEST_FILE: Final = 2 << 20
"""Bytes."""
Known: TypeAlias = Container[CardId] | Callable[[str], Container[CardId]]
"""The cards there are, or what tells those of a game."""
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
        told = said(_MISSING, count=len(named), names=named[:20])
        return (*self.losses, told)


def open_document(path: Path, known: Known) -> Opened:
    """Open a roster file; *known* are the cards there are. Raises FileRefused."""
    data = read_bytes(path, LARGEST_FILE)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = data.decode("utf-8-sig", errors="replace")
    return read_document(text, known, path.name)


def read_document(text: str, known: Known, file: str = "roster") -> Opened:
    """Read the text of a roster file. Raises FileRefused where nothing of it is a roster."""
    content, was_mended = _content(text, file)
    if not isinstance(content, dict) or not ({"hotroster", "roster"} & set(content)):
        raise FileRefused(said(_NO_ROSTER, file=file))
    content = dict(content)
    office = _office(content.pop("game", SHOWDOWN), file)
    fields = Fields()
    if was_mended:
        fields.losses.append(said(_CUT_SHORT, file=line(file)))
    document = _document(content, office, fields)
    there = known(document.game) if callable(known) else known
    return Opened(document, tuple(fields.losses), missing_cards(document, there))


def _office(game: object, file: str) -> AnyOffice:
    if game not in GAMES:
        found = line(game) if isinstance(game, str) else "?"
        raise FileRefused(said(_NO_GAME, file=line(file), found=found, known=tuple(GAMES)))
    return front_office(str(game))


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
        raise FileRefused(said(_NO_JSON, file=file)) from error


def _document(content: dict[str, Any], office: AnyOffice, fields: Fields) -> RosterDocument:
    """Take the file's fields one by one, by the office of its game."""
    form = content.pop("hotroster", VERSION)
    if not isinstance(form, int) or isinstance(form, bool):
        fields.lost("hotroster")
    elif form > VERSION:
        fields.losses.append(said(_FROM_FUTURE, found=form, known=VERSION))
    written = content.pop("roster", {})
    taken: dict[str, Any] = {
        "name": fields.text("name", content.pop("name", "")),
        **office.read_own(fields, content),
        "roster": office.read_roster(fields, written, "roster"),
        "names": fields.texts("names", content.pop("names", {})),
        "deck": fields.table("deck", content.pop("deck", {}), int),
        "considering": fields.ids("considering", content.pop("considering", [])),
        "tags": fields.table("tags", content.pop("tags", {}), tuple[str, ...]),
        "notes": fields.texts("notes", content.pop("notes", {}), LONGEST_NOTE),
        "versions": _versions(content.pop("versions", []), office, fields),
    }
    if content:
        names = tuple(line(name) for name in list(content)[:20])
        fields.losses.append(said(_UNKNOWN_FIELDS, names=names))
    document: RosterDocument = replace(office.empty(), **taken, unknown=content)
    return document


def _versions(value: Any, office: AnyOffice, fields: Fields) -> tuple[Version, ...]:
    kept = []
    for number, entry in enumerate(fields.of_kind("versions", value, list)[:100], 1):
        at = f"versions.{number}"
        written = fields.of_kind(at, entry, dict)
        if "roster" in written:
            name = fields.text(f"{at}.name", written.get("name", ""))
            kept.append(Version(name, office.read_roster(fields, written["roster"], at)))
    return tuple(kept)


_NO_ROSTER: Final = QT_TRANSLATE_NOOP(
    "clubhouse",
    "{file} is no roster: it does not begin with “hotroster”. Choose a *.hotroster file, or import "
    "a list of cards.",
)
_NO_GAME: Final = QT_TRANSLATE_NOOP(
    "clubhouse",
    "{file} is a roster of the game “{found}”, which this program does not know; it knows {known}.",
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
_MISSING: Final = QT_TRANSLATE_NOOP(
    "clubhouse",
    "{count:n} cards are in none of your sets: {names}. Import their set, or take them out.",
    "",
    1,
)
