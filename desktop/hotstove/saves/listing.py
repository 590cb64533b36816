"""What a list of games shows of each session file, read from its first line and its end alone.

The start window asks this before anything else, so no rulebook and no session is loaded here.
"""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any, Final

import msgspec

from hotstove.play.seats import Side
from hotstove.play.values import Value
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence

from .lines import FORMAT, SUFFIX, FormatMark, plain_name
from .refused import UNREADABLE, say

_LONGEST_HEADER: Final = 4 << 20
_TAILS: Final = (32 << 10, 1 << 20)
"""Bytes from the end of a file that are searched for its last snapshot."""
_SHOWN: Final = 60


class SessionInfo(Value, frozen=True, kw_only=True):
    """One file of the folder, as a list of games shows it."""

    path: str
    name: str
    changed: float
    """When it was last written, in seconds since 1970."""
    rulebook: str = ""
    chairs: tuple[str, ...] = ()
    """The people at the table, by seat."""
    clubs: tuple[str, ...] = ()
    """Their clubs, by seat, where the game has clubs."""
    visitor: str = ""
    home: str = ""
    """The two clubs by side, once that is known."""
    score: tuple[int, int] | None = None
    """Runs of the visitors and of the home side when the file last noted the position."""
    inning: int = 0
    batting: Side | None = None
    is_over: bool = False
    fault: Sentence | None = None
    """Why the file cannot be opened, as far as its first line tells."""


class _Club(msgspec.Struct):
    town: str = ""
    nickname: str = ""


class _Team(msgspec.Struct):
    club: _Club


class _Chair(msgspec.Struct):
    name: str = ""


class _Setup(msgspec.Struct):
    chairs: list[_Chair] = []
    teams: list[_Team] = []


class _Peek(msgspec.Struct):
    hotstove: int
    rulebook: str
    name: str
    setup: _Setup


class _Dugout(msgspec.Struct, frozen=True):
    seat: int = -1


class _State(msgspec.Struct):
    inning: int = 0
    batting: Side | None = None
    visitor_runs: int = 0
    home_runs: int = 0
    is_over: bool = False
    has_lineups: bool = True
    visitor: _Dugout = _Dugout()
    home: _Dugout = _Dugout()
    offense: _Dugout | None = None
    defense: _Dugout | None = None
    """In games that tell the clubs by who bats."""

    @property
    def dugouts(self) -> tuple[_Dugout, _Dugout]:
        """The visitors' and the home side's."""
        if self.offense is None or self.defense is None:
            return self.visitor, self.home
        both = self.offense, self.defense
        return both if self.batting is Side.VISITOR else (both[1], both[0])


class _Tail(msgspec.Struct):
    back: int | None = None
    entries: int = 0
    snapshot: _State | None = None


# The list


def sessions(folder: Path) -> list[SessionInfo]:
    """Return the session files of *folder*, the last one played first."""
    found = []
    with contextlib.suppress(OSError):
        for path in folder.iterdir():
            if path.suffix.lower() == SUFFIX and not path.name.startswith("."):
                with contextlib.suppress(OSError):
                    if path.is_file():
                        found.append(session_info(path))
    return sorted(found, key=lambda info: (-info.changed, info.name))


def session_info(path: Path) -> SessionInfo:
    """Return what the first line and the end of *path* say. Raises OSError."""
    status = path.stat()
    bare: dict[str, Any] = {"path": str(path), "changed": status.st_mtime}
    stem = plain_name(path.stem)
    with path.open("rb") as file:
        first = file.readline(_LONGEST_HEADER)
        try:
            mark = msgspec.json.decode(first, type=FormatMark)
            if mark.hotstove > FORMAT:
                fault = say(_LATER, file=path.name)
                return SessionInfo(name=stem, fault=fault, **bare)
            peek = msgspec.json.decode(first, type=_Peek)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return SessionInfo(name=stem, fault=say(UNREADABLE, file=path.name), **bare)
        state = None
        for length in _TAILS:
            start = max(len(first), status.st_size - length)
            file.seek(start)
            state = _last_position(file.read(length))
            if state is not None or start == len(first):
                break
    clubs = tuple(
        plain_name(f"{team.club.town} {team.club.nickname}")[:_SHOWN] for team in peek.setup.teams
    )
    info = SessionInfo(
        name=plain_name(peek.name),
        rulebook=plain_name(peek.rulebook),
        chairs=tuple(plain_name(chair.name)[:_SHOWN] for chair in peek.setup.chairs[:6]),
        clubs=clubs[:6],
        **bare,
    )
    return info if state is None else _with_position(info, state)


def _last_position(tail: bytes) -> _State | None:
    """Return the last position noted in *tail* that no take-back has undone."""
    least: int | None = None
    for line in reversed(tail.split(b"\n")[:-1]):
        if not line.startswith((b'{"snapshot"', b'{"back"')):
            continue
        try:
            told = msgspec.json.decode(line, type=_Tail)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            continue
        if told.back is not None:
            least = told.back if least is None else min(least, told.back)
        elif told.snapshot is not None and (least is None or told.entries <= least):
            return told.snapshot
    return None


def _with_position(info: SessionInfo, state: _State) -> SessionInfo:
    def club(dugout: _Dugout) -> str:
        return info.clubs[dugout.seat] if 0 <= dugout.seat < len(info.clubs) else ""

    if not state.has_lineups:
        return info
    visitor, home = map(club, state.dugouts)
    return msgspec.structs.replace(
        info,
        visitor=visitor,
        home=home,
        score=(state.visitor_runs, state.home_runs),
        inning=state.inning,
        batting=state.batting,
        is_over=state.is_over,
    )


_LATER: Final = QT_TRANSLATE_NOOP(
    "saves", "{file} was written by a newer Hot Stove; open it with that one."
)
