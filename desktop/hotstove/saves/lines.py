"""What the lines of a session file look like: written here and told apart here, never judged."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import UNSET, Raw, UnsetType

if TYPE_CHECKING:
    from hotstove.play.facts import Fact
    from hotstove.play.session import Entry, Move
    from hotstove.play.setup import Setup

FORMAT: Final = 1
"""Raised when a program of today could no longer read what is written."""
SUFFIX: Final = ".hotstove"
LONGEST_NAME: Final = 80
UNNAMED: Final = "Game"

_ENCODER: Final = msgspec.json.Encoder()


class FormatMark(msgspec.Struct):
    """All that is asked of the first line before its format is known."""

    hotstove: int


class HeaderLine(msgspec.Struct, forbid_unknown_fields=True):
    """The first line; *setup* is decoded once the rulebook is known."""

    hotstove: int
    rulebook: str
    rules: int
    name: str
    setup: Raw


class Line(msgspec.Struct, forbid_unknown_fields=True):
    """Any other line. Which fields are there says what it is."""

    answer: Raw | UnsetType = UNSET
    face: int | UnsetType = UNSET
    joined: bool = False
    back: int | UnsetType = UNSET
    passage: int | UnsetType = UNSET
    witness: str | UnsetType = UNSET
    snapshot: Raw | UnsetType = UNSET
    entries: int | UnsetType = UNSET
    rolls: int | UnsetType = UNSET
    facts: Raw | UnsetType = UNSET


class Header(msgspec.Struct, frozen=True):
    """Which game it is, by which version of its rules, and what the people call it."""

    rulebook: str
    rules: int
    name: str
    setup: Setup


def plain_name(text: str) -> str:
    """Return *text* as a session may be called: one line, printable, not empty, not endless."""
    readable = text.encode(errors="replace").decode()
    marks = (mark if mark.isprintable() else " " for mark in readable)
    return " ".join("".join(marks).split())[:LONGEST_NAME].strip() or UNNAMED


def header_line(header: Header) -> str:
    return _line(
        {
            "hotstove": FORMAT,
            "rulebook": header.rulebook,
            "rules": header.rules,
            "name": plain_name(header.name),
            "setup": header.setup,
        }
    )


def entry_line(move: Move) -> str:
    entry: Entry = move.entry
    told: dict[str, Any] = {"face": entry} if isinstance(entry, int) else {"answer": entry}
    if move.is_joined:
        told["joined"] = True
    return _line(told)


def back_line(entries: int) -> str:
    return _line({"back": entries})


def witness_line(passage: int, witness: str) -> str:
    return _line({"passage": passage, "witness": witness})


def snapshot_line(state: Any, passage: int, entries: int, rolls: int, facts: Sequence[Fact]) -> str:
    """A position after *passage*, *entries* and *rolls*; *facts* are those since the last one."""
    return _line(
        {
            "snapshot": state,
            "passage": passage,
            "entries": entries,
            "rolls": rolls,
            "facts": list(facts),
        }
    )


def witness_of(facts: Sequence[Fact]) -> str:
    """Return sixteen hexadecimal digits that stand for *facts*."""
    import hashlib

    return hashlib.sha256(_ENCODER.encode(list(facts))).hexdigest()[:16]


def _line(told: dict[str, Any]) -> str:
    return _ENCODER.encode(told).decode()
