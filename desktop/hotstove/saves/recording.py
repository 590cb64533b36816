"""Writes a session down while it is played: a line per answer, flushed before it is carried out.

The same recording listens while a file is played again, and compares what it hears with what
the file says. Reading the file is for reading, putting the two together for reopening.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from hotstove.baseball.game import BallGame
from hotstove.files.append import AppendedFile
from hotstove.files.atomic import write_bytes
from hotstove.files.bounded import read_bytes
from hotstove.files.refused import FileRefused
from hotstove.play.facts import Fact
from hotstove.play.session import Move
from hotstove.play.table import Rulebook

from .lines import back_line, entry_line, snapshot_line, witness_line, witness_of


class Sink(Protocol):
    """Where the lines go."""

    def append(self, line: str) -> None: ...

    def close(self) -> None: ...


class Sheet:
    """Lines kept in memory, until they are put into a file at once."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def append(self, line: str) -> None:
        self.lines.append(line)

    def close(self) -> None:
        pass

    def encoded(self) -> bytes:
        return "".join(f"{line}\n" for line in self.lines).encode()


class Repair(NamedTuple):
    """What a file is to hold before a line is added, and where the file as it was is kept."""

    contents: bytes
    kept: Path
    limit: int
    """Bytes the old file may have."""


class SessionFile:
    """The file of a session, left as it is until there is something to write."""

    def __init__(self, path: Path, repair: Repair | None = None) -> None:
        self.path = path
        self._repair = repair
        self._file: AppendedFile | None = None

    def append(self, line: str) -> None:
        if self._file is None:
            self.mend()
            self._file = AppendedFile(self.path)
        self._file.append(line)

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    def mend(self) -> None:
        """Keep a file that needs repair as it was, and put the repaired one in its place."""
        if self._repair is not None:
            write_bytes(self._repair.kept, read_bytes(self.path, self._repair.limit))
            write_bytes(self.path, self._repair.contents)
            self._repair = None


class Start(NamedTuple):
    """Where a journal begins when it does not begin with the game."""

    state: Any
    passage: int
    """The last passage that had ended."""
    rolls: int
    facts: tuple[Fact, ...]
    """Everything that had happened."""


class Heard(NamedTuple):
    """What a file says of passages that were played before, by their numbers."""

    witnesses: Mapping[int, str]
    positions: Mapping[int, Any]
    """Snapshots: the state after a passage; None where it cannot be read any more."""


NOTHING_HEARD = Heard({}, {})


class Diverged(Exception):
    """Playing again led elsewhere than it did when the file was written."""

    def __init__(self, passage: int) -> None:
        self.passage = passage
        super().__init__(f"passage {passage} is not what it was")


class _Passage(NamedTuple):
    entries: int
    """How many entries the journal had when it ended."""
    facts: tuple[Fact, ...]
    state: Any
    is_kept: bool
    """Whether a snapshot of it is in the file."""


class Recording:
    """The recorder of a session (``play.session.Recorder``) and its file.

    An answer that cannot be written is refused with FileRefused before it counts. What can be
    told later (witnesses, snapshots) waits in memory while the disk is full and goes into the
    file before the next answer does.
    """

    def __init__(
        self,
        rulebook: Rulebook[Any],
        sink: Sink,
        *,
        start: Start | None = None,
        heard: Heard | None = None,
    ) -> None:
        self._rulebook = rulebook
        self._sink = sink
        self._heard = heard
        self._first_passage = start.passage if start else 0
        self._rolls = [start.rolls if start else 0]
        self._passages: list[_Passage] = []
        self._first_state = start.state if start else rulebook.start()
        self._waiting: list[str] = []
        self.compared = 0
        """How many passages were found to be what the file says they were."""

    @property
    def path(self) -> Path:
        """The session file; only a recording that writes to one has it."""
        if not isinstance(self._sink, SessionFile):
            raise RuntimeError("this recording has no file yet")
        return self._sink.path

    @property
    def settled_entries(self) -> int:
        """How many entries belong to passages that have ended."""
        return self._passages[-1].entries if self._passages else 0

    def stop_comparing(self) -> None:
        """From here on the session goes beyond its file."""
        self._heard = None

    def write_to(self, sink: Sink) -> None:
        """Let the lines to come go to *sink*."""
        self._sink.close()
        self._sink = sink

    def close(self) -> None:
        """Write where the game stands and close the file; playing on opens it again.

        Raises FileRefused when the disk will not take it.
        """
        if self._passages and not self._passages[-1].is_kept:
            last = self._passages[-1]
            self._waiting.append(self._snapshot(last))
            self._passages[-1] = last._replace(is_kept=True)
        try:
            self._flush()
        finally:
            self._sink.close()

    def move(self, move_file: Callable[[], Path]) -> Path:
        """Let go of the file while *move_file* moves it, and go on in the place it returns."""
        old = self._sink
        self.close()
        if isinstance(old, SessionFile):
            old.mend()
        path = move_file()
        self._sink = SessionFile(path)
        return path

    # What the session calls

    def answered(self, move: Move) -> None:
        if self._heard is None:
            self._flush()
            self._sink.append(entry_line(move))
        self._rolls.append(self._rolls[-1] + isinstance(move.entry, int))

    def passage_ended(self, number: int, facts: Sequence[Fact], state: Any) -> None:
        passage = _Passage(len(self._rolls) - 1, tuple(facts), state, False)
        witness = witness_of(facts)
        known = self._heard or NOTHING_HEARD
        if number in known.witnesses:
            if known.witnesses[number] != witness:
                raise Diverged(number)
            self.compared += 1
        else:
            self._waiting.append(witness_line(number, witness))
        if number in known.positions:
            if known.positions[number] not in (None, state):
                raise Diverged(number)
            passage = passage._replace(is_kept=True)
        elif self._is_new_chapter(state):
            self._waiting.append(self._snapshot(passage))
            passage = passage._replace(is_kept=True)
        self._passages.append(passage)
        if self._heard is None:
            try:
                self._flush()
            except FileRefused:
                return

    def went_back(self, entries: int) -> None:
        del self._rolls[entries + 1 :]
        while self._passages and self._passages[-1].entries > entries:
            self._passages.pop()
        self._waiting.append(back_line(entries))
        self._flush()

    # What is written

    def _flush(self) -> None:
        while self._waiting:
            self._sink.append(self._waiting[0])
            del self._waiting[0]

    def _is_new_chapter(self, state: Any) -> bool:
        before = next(
            (passage.state for passage in reversed(self._passages) if passage.is_kept),
            self._first_state,
        )
        if isinstance(state, BallGame) and state.is_over:
            return True
        return self._rulebook.chapter(state) != self._rulebook.chapter(before)

    def _snapshot(self, passage: _Passage) -> str:
        """Return the line for *passage*, the last or the one about to be added."""
        is_added = bool(self._passages) and self._passages[-1] is passage
        earlier = self._passages[:-1] if is_added else self._passages
        since = list(passage.facts)
        for other in reversed(earlier):
            if other.is_kept:
                break
            since[:0] = other.facts
        number = self._first_passage + len(earlier) + 1
        rolls = self._rolls[passage.entries]
        return snapshot_line(passage.state, number, passage.entries, rolls, since)
