"""Why a line of a session cannot be read, in sentences; the decoder has its own, all English."""

from __future__ import annotations

import re
from typing import Final

from hotstove.play.words import QT_TRANSLATE_NOOP, Filling, Sentence

from .refused import say

LONGEST: Final = 120


def decoder_said(text: str) -> Sentence:
    """Return what a decoder says; what it is not known to say is quoted as it stands."""
    fault, _, place = plain_reason(text).partition(" - at ")
    told = next(filter(None, (_read(template, fault) for template in _KNOWN)), None)
    told = told or say(QT_TRANSLATE_NOOP("saves", "{reason}"), reason=fault)
    if not place:
        return told
    return say(QT_TRANSLATE_NOOP("saves", "{fault} - at {place}"), fault=told, place=place)


def plain_reason(text: str) -> str:
    """Return what a decoder says, short and printable, without a full stop."""
    shown = "".join(mark if mark.isprintable() else "�" for mark in text)
    return (shown if len(shown) <= LONGEST else f"{shown[: LONGEST - 1]}…").rstrip(".")


def _read(template: str, text: str) -> Sentence | None:
    """Return *text* as a sentence of *template*, where it is one."""
    pattern = re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>.+)", re.escape(template))
    found = re.fullmatch(pattern, text)
    if found is None:
        return None
    arguments: dict[str, Filling] = dict(found.groupdict())
    return say(template, **arguments)


_KNOWN: Final = (
    QT_TRANSLATE_NOOP("saves", "Input data was truncated"),
    QT_TRANSLATE_NOOP("saves", "Invalid UTF-8 encoded string"),
    QT_TRANSLATE_NOOP("saves", "JSON is malformed: invalid character (byte {byte})"),
    QT_TRANSLATE_NOOP("saves", "JSON is malformed: {found} (byte {byte})"),
    QT_TRANSLATE_NOOP("saves", "Object missing required field {field}"),
    QT_TRANSLATE_NOOP("saves", "Object contains unknown field {field}"),
    QT_TRANSLATE_NOOP("saves", "Invalid enum value {found}"),
    QT_TRANSLATE_NOOP("saves", "Invalid value {found}"),
    QT_TRANSLATE_NOOP("saves", "Expected {wanted} of length {length}, got {found}"),
    QT_TRANSLATE_NOOP("saves", "Expected {wanted} of at most length {length}"),
    QT_TRANSLATE_NOOP("saves", "Expected {wanted} of length {length}"),
    QT_TRANSLATE_NOOP("saves", "Expected {wanted}, got {found}"),
    QT_TRANSLATE_NOOP("saves", "Expected {wanted}"),
    QT_TRANSLATE_NOOP("saves", "Integer value out of range"),
    QT_TRANSLATE_NOOP("saves", "Number out of range"),
)
"""What msgspec says of data from outside; one that holds another stands after it."""
