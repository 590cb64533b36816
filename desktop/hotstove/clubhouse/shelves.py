"""What lies beside a roster in its file: versions, tags, notes. Each change makes a new document.

    editor.change(*shelves.kept_version(editor.document, "before the trade"))
"""

from __future__ import annotations

from typing import Final, TypeAlias

from msgspec.structs import replace

from hotstove.play.words import QT_TRANSLATE_NOOP, Filling, Sentence

from .documents import CardId, RosterDocument, Version

Change: TypeAlias = tuple[Sentence, RosterDocument]
"""What was done, in words, and what became of the document."""


def kept_version(document: RosterDocument, name: str) -> Change:
    """Keep the roster as it is under a name; an older version of that name is replaced."""
    rest = tuple(version for version in document.versions if version.name != name)
    versions = (*rest, Version(name, document.roster))
    return _say(_KEPT, name=name), replace(document, versions=versions)


def restored_version(document: RosterDocument, name: str) -> Change:
    """Make a kept version the roster. Raises LookupError."""
    return _say(_RESTORED, name=name), replace(document, roster=version(document, name).roster)


def dropped_version(document: RosterDocument, name: str) -> Change:
    rest = tuple(version for version in document.versions if version.name != name)
    return _say(_DROPPED, name=name), replace(document, versions=rest)


def version(document: RosterDocument, name: str) -> Version:
    """Return the version of that name. Raises LookupError."""
    for one in document.versions:
        if one.name == name:
            return one
    raise LookupError(f"no version is called “{name}”")


def tagged(document: RosterDocument, card: CardId, tag: str) -> Change:
    """Give a card a tag of one's own, ``leadoff``, ``vs lefties``."""
    his = document.tags.get(card, ())
    tags = document.tags if tag in his else {**document.tags, card: (*his, tag)}
    return _say(_TAGGED, tag=tag), replace(document, tags=tags)


def untagged(document: RosterDocument, card: CardId, tag: str) -> Change:
    left = tuple(other for other in document.tags.get(card, ()) if other != tag)
    tags = {other: his for other, his in document.tags.items() if other != card}
    if left:
        tags[card] = left
    return _say(_UNTAGGED, tag=tag), replace(document, tags=tags)


def all_tags(document: RosterDocument) -> tuple[str, ...]:
    """Return every tag in use, A to Z."""
    return tuple(sorted({tag for his in document.tags.values() for tag in his}))


def noted(document: RosterDocument, card: CardId, note: str) -> Change:
    """Write a note on a card, or with the empty id on the roster; an empty note goes."""
    notes = {other: text for other, text in document.notes.items() if other != card}
    if note:
        notes[card] = note
    return _say(_NOTED), replace(document, notes=notes)


def _say(template: str, **arguments: Filling) -> Sentence:
    return Sentence("clubhouse", template, arguments)


_KEPT: Final = QT_TRANSLATE_NOOP("clubhouse", "The version “{name}” is kept.")
_RESTORED: Final = QT_TRANSLATE_NOOP("clubhouse", "The version “{name}” is the roster again.")
_DROPPED: Final = QT_TRANSLATE_NOOP("clubhouse", "The version “{name}” is dropped.")
_TAGGED: Final = QT_TRANSLATE_NOOP("clubhouse", "Tagged “{tag}”.")
_UNTAGGED: Final = QT_TRANSLATE_NOOP("clubhouse", "No longer tagged “{tag}”.")
_NOTED: Final = QT_TRANSLATE_NOOP("clubhouse", "The note is changed.")
