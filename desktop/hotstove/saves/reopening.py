"""Begins, writes down, reopens and replays sessions: file and session joined.

Where the rules are no longer those the file was written by, play resumes from its last snapshot;
where a line is damaged, from what stands before it. The file as it was is then kept beside the
new one, as soon as something is written, so that nothing is lost.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import Any, Final, NamedTuple

from hotstove.files.atomic import write_bytes
from hotstove.files.refused import FileRefused
from hotstove.play.dice import Dice
from hotstove.play.problems import Refused
from hotstove.play.session import Move, Session
from hotstove.play.setup import Setup
from hotstove.play.table import Rulebook
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence
from hotstove.rulebooks.shelf import volume

from .lines import Header, header_line, plain_name, snapshot_line
from .reading import LARGEST_SAVE, Position, Story, read
from .reasons import plain_reason
from .recording import Diverged, Heard, Recording, Repair, SessionFile, Sheet, Start
from .refused import refuse, refused_by_system, say

KEPT_SUFFIX: Final = ".kept"
"""Added to the name of a file that is kept as it was."""
_FOREIGN = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)
"""What data that never came from a game can make the rules stumble over."""


class Resumed(NamedTuple):
    """A session and the file that follows it."""

    session: Session[Any]
    recording: Recording
    header: Header
    path: Path
    notice: Sentence | None = None
    """What people should know: what was lost, and where it is kept."""
    compared: int = 0
    """How many passages were played again and found to be as the file says."""


# A new file


def new_header(rulebook_id: str, name: str, setup: Setup) -> Header:
    """Return the header of a game that begins now. Raises UnknownRulebook."""
    book = volume(rulebook_id).open(setup)
    return Header(rulebook_id, book.version, plain_name(name), setup)


def begin(
    path: Path, header: Header, *, keeps_frames: bool = True, waits_for_throws: bool = False
) -> Resumed:
    """Begin the game of *header*, written to the new file *path* from its first die on.

    Raises SaveRefused where a file stands already or none can be written.
    """
    rulebook = volume(header.rulebook).open(header.setup)
    _put_down(path, f"{header_line(header)}\n".encode())
    recording = Recording(rulebook, SessionFile(path))
    session = Session(
        rulebook,
        header.setup.new_dice(),
        keeps_frames=keeps_frames,
        waits_for_throws=waits_for_throws,
        recorder=recording,
    )
    return Resumed(session, recording, header, path)


def create(path: Path, header: Header, session: Session[Any]) -> Recording:
    """Write *session*, however far it is, to the new file *path* and let it go on there.

    Raises SaveRefused as ``begin`` does. A session that did not begin with its game cannot be
    told from its journal: ValueError.
    """
    sheet = Sheet()
    sheet.append(header_line(header))
    dice = header.setup.new_dice()
    try:
        retold, recording = _retold(session.rulebook, dice, None, session.journal, sheet)
    except Refused as error:
        raise ValueError(_NOT_WHOLE) from error
    if list(retold.facts) != list(session.facts):
        raise ValueError(_NOT_WHOLE)
    _put_down(path, sheet.encoded())
    recording.write_to(SessionFile(path))
    session.recorder = recording
    return recording


def _put_down(path: Path, contents: bytes) -> None:
    if path.exists():
        raise refuse(path, _TAKEN)
    try:
        write_bytes(path, contents)
    except FileRefused as error:
        raise refused_by_system(error) from error


def _retold(
    rulebook: Rulebook[Any], dice: Dice, start: Start | None, moves: Sequence[Move], sheet: Sheet
) -> tuple[Session[Any], Recording]:
    """Play *moves* again and write them to *sheet*."""
    recording = Recording(rulebook, sheet, start=start)
    session = _seated(rulebook, dice, start, recording, keeps_frames=False)
    session.follow(moves)
    return session, recording


def _seated(
    rulebook: Rulebook[Any],
    dice: Dice,
    start: Start | None,
    recording: Recording,
    *,
    keeps_frames: bool,
) -> Session[Any]:
    """Return a session at *start* that waits for every throw."""
    return Session(
        rulebook,
        dice,
        start=start.state if start else None,
        keeps_frames=keeps_frames,
        waits_for_throws=True,
        first_passage=start.passage if start else 0,
        first_roll=start.rolls if start else 0,
        told_before=start.facts if start else (),
        recorder=recording,
    )


# A file that is there


def resume(
    path: Path,
    *,
    keeps_frames: bool = True,
    waits_for_throws: bool = False,
    limit: int = LARGEST_SAVE,
) -> Resumed:
    """Reopen *path*: the same question or throw is open, and what is played is written on.

    Nothing is written before there is something to write. Raises SaveRefused, leaving the file
    as it is; ``notice`` says what could not be brought back.
    """
    found = _reopened(path, keeps_frames, limit)
    found.session.waits_for_throws = waits_for_throws
    found.session.follow(())
    return found


def replay(path: Path, *, keeps_frames: bool = True, limit: int = LARGEST_SAVE) -> Resumed:
    """Play *path* again to look at it; nothing is ever written. Raises SaveRefused."""
    found = _reopened(path, keeps_frames, limit)
    found.session.recorder = None
    return found


class _Outcome(NamedTuple):
    session: Session[Any] | None
    recording: Recording
    good: int
    """How many moves could be made again."""
    diverged: int | None = None
    """The passage that led elsewhere."""
    problem: Sentence | None = None
    """Why the next move is not legal."""

    @property
    def is_whole(self) -> bool:
        return self.diverged is None and self.problem is None


def _reopened(path: Path, keeps_frames: bool, limit: int) -> Resumed:
    story = read(path, limit=limit)
    try:
        return _Reopening(story, keeps_frames, limit).resumed()
    except _FOREIGN as error:
        reason = plain_reason(f"{type(error).__name__}: {error}")
        raise refuse(path, _UNPLAYABLE, reason=reason) from error


class _Reopening:
    """Finds how far the moves of a story can be made again."""

    def __init__(self, story: Story, keeps_frames: bool, limit: int) -> None:
        self.story = story
        self.keeps_frames = keeps_frames
        self.limit = limit

    def resumed(self) -> Resumed:
        story, start = self.story, self._start_of_file()
        outcome = None
        if story.is_of_these_rules:
            outcome = self._follow(start, story.moves)
            if outcome.is_whole and story.damage is None:
                return self._joined(outcome, SessionFile(story.path), None)
            if outcome.is_whole:
                return self._up_to_damage(outcome)
        last = self._last_usable()
        if last is None or (outcome and outcome.problem and last.entries <= outcome.good):
            return self._as_far_as_it_goes(start, outcome or self._follow(start, story.moves))
        return self._from_snapshot(last, self._why(outcome))

    def _up_to_damage(self, outcome: _Outcome) -> Resumed:
        damage = self.story.damage
        assert damage is not None
        kept = self._kept_as()
        contents = b"".join(line + b"\n" for line in self.story.lines[: damage.line - 1])
        file = SessionFile(self.story.path, Repair(contents, kept, self.limit))
        return self._joined(outcome, file, self._damage_notice(kept))

    def _as_far_as_it_goes(self, start: Start | None, outcome: _Outcome) -> Resumed:
        """The rules stop in the middle and there is no snapshot to go on from."""
        story, kept = self.story, self._kept_as()
        moves = story.moves[: outcome.good]
        contents = self._rewritten(start, moves)
        file = SessionFile(story.path, Repair(contents, kept, self.limit))
        final = self._follow(start, moves, ignoring_from=outcome.diverged)
        notices = []
        if outcome.problem is not None and story.is_of_these_rules:
            notices.append(say(_UP_TO_THERE, why=self._why(outcome), kept=kept.name))
        elif not outcome.is_whole or not story.is_of_these_rules:
            lost = len(story.moves) - outcome.good
            template = _OTHER_RULES if lost else _OTHER_RULES_FIT
            notices.append(say(template, file=story.path.name, lost=lost, kept=kept.name))
        if story.damage is not None:
            notices.append(self._damage_notice(kept))
        return self._joined(final, file, _all(notices))

    def _from_snapshot(self, last: Position, why: Sentence) -> Resumed:
        story, kept = self.story, self._kept_as()
        start = self._start_at(last)
        rest = story.moves[last.entries :]
        outcome = self._follow(start, rest)
        moves = rest[: outcome.good]
        contents = self._rewritten(start, moves)
        file = SessionFile(story.path, Repair(contents, kept, self.limit))
        if not outcome.is_whole:
            outcome = self._follow(start, moves, ignoring_from=outcome.diverged)
        lost = len(rest) - len(moves)
        notice = say(
            _FROM_SNAPSHOT_LOSING if lost else _FROM_SNAPSHOT,
            why=why,
            line=last.line,
            chapter=story.rulebook.chapter(last.state),
            lost=lost,
            kept=kept.name,
        )
        notices = [notice]
        if story.damage is not None:
            notices.append(self._damage_notice(kept))
        return self._joined(outcome, file, _all(notices))

    def _joined(self, outcome: _Outcome, file: SessionFile, notice: Sentence | None) -> Resumed:
        session, recording = outcome.session, outcome.recording
        assert session is not None
        recording.stop_comparing()
        recording.write_to(file)
        return Resumed(
            session, recording, self.story.header, self.story.path, notice, recording.compared
        )

    # Playing again

    def _follow(
        self, start: Start | None, moves: Sequence[Move], *, ignoring_from: int | None = None
    ) -> _Outcome:
        """Make *moves* again from *start*, comparing passages before *ignoring_from*."""
        story = self.story
        end = math.inf if ignoring_from is None else ignoring_from
        heard = Heard(
            {number: witness for number, witness in story.witnesses.items() if number < end},
            {at.passage: at.state for at in story.positions if at.passage < end},
        )
        recording = Recording(story.rulebook, Sheet(), start=start, heard=heard)
        try:
            session = _seated(
                story.rulebook, self._dice(), start, recording, keeps_frames=self.keeps_frames
            )
        except Diverged as error:
            return _Outcome(None, recording, 0, diverged=error.passage)
        for number, move in enumerate(moves):
            try:
                session.follow((move,))
            except Diverged as error:
                good = recording.settled_entries
                return _Outcome(None, recording, good, diverged=error.passage)
            except Refused as refused:
                return _Outcome(session, recording, number, problem=self._problem(refused))
        return _Outcome(session, recording, len(moves))

    def _problem(self, refused: Refused) -> Sentence:
        problem = refused.problems[0]
        wording = getattr(self.story.rulebook, "wording", None)
        if wording is not None:
            said: Sentence = wording.problem(problem)
            return said
        return say(
            QT_TRANSLATE_NOOP("saves", "{code} ({rule})."), code=problem.code, rule=problem.rule
        )

    def _rewritten(self, start: Start | None, moves: Sequence[Move]) -> bytes:
        """Return the file anew, by the rules of today and without what does not fit them."""
        sheet = Sheet()
        header, book = self.story.header, self.story.rulebook
        sheet.append(header_line(Header(header.rulebook, book.version, header.name, header.setup)))
        if start is not None:
            sheet.append(snapshot_line(start.state, start.passage, 0, start.rolls, start.facts))
        _retold(book, self._dice(), start, moves, sheet)
        return sheet.encoded()

    def _dice(self) -> Dice:
        return self.story.header.setup.new_dice()

    # Snapshots

    def _start_of_file(self) -> Start | None:
        at = self.story.start
        if at is None:
            return None
        if at.state is None or at.facts is None:
            raise refuse(self.story.path, _START_UNREADABLE, line=at.line)
        return Start(at.state, at.passage, at.rolls, at.facts)

    def _last_usable(self) -> Position | None:
        """The last snapshot that present rules can read, with everything that led to it."""
        known: Position | None = None
        for at in self.story.positions:
            if at.facts is None:
                break
            if at.state is not None:
                known = at
        return known

    def _start_at(self, at: Position) -> Start:
        start = self._start_of_file()
        told = list(start.facts) if start else []
        for other in self.story.positions:
            if other.passage <= at.passage:
                told += other.facts or ()
        return Start(at.state, at.passage, at.rolls, tuple(told))

    # What is said

    def _why(self, outcome: _Outcome | None) -> Sentence:
        """Return why the story cannot be played again as it stands."""
        story = self.story
        if outcome is None or outcome.problem is None:
            return say(_RULES_CHANGED, file=story.path.name)
        line = story.move_lines[outcome.good]
        return say(_ILLEGAL, file=story.path.name, line=line, reason=outcome.problem)

    def _damage_notice(self, kept: Path) -> Sentence:
        story, damage = self.story, self.story.damage
        assert damage is not None
        return say(
            _DAMAGED,
            file=story.path.name,
            line=damage.line,
            reason=damage.reason,
            lost=damage.lost,
            kept=kept.name,
        )

    def _kept_as(self) -> Path:
        path = self.story.path
        for number in count(1):
            mark = "" if number == 1 else f"-{number}"
            kept = path.with_name(f"{path.name}{KEPT_SUFFIX}{mark}")
            if not kept.exists():
                return kept
        raise AssertionError("there is always a next number")


def _all(notices: Sequence[Sentence]) -> Sentence | None:
    if len(notices) < 2:
        return notices[0] if notices else None
    return say(QT_TRANSLATE_NOOP("saves", "{first} {second}"), first=notices[0], second=notices[1])


_NOT_WHOLE: Final = "this session does not begin with its game; copy its file instead"
_TAKEN: Final = QT_TRANSLATE_NOOP(
    "saves", "{file} was not saved: a file of that name is there already. Choose another name."
)
_START_UNREADABLE: Final = QT_TRANSLATE_NOOP(
    "saves",
    "{file} was not opened: the game begins with the position in line {line}, which the rules of "
    "today cannot read. Open it with the Hot Stove it was played with.",
)
_UNPLAYABLE: Final = QT_TRANSLATE_NOOP(
    "saves",
    "{file} was not opened: its answers do not make a game ({reason}). "
    "Open a copy of the file from before.",
)
_DAMAGED: Final = QT_TRANSLATE_NOOP(
    "saves",
    "{file}: line {line} is damaged ({reason}). The game is open up to there; {lost:n} lines are "
    "left out, and when you play on the whole file is kept as {kept}.",
    "",
    1,
)
_RULES_CHANGED: Final = QT_TRANSLATE_NOOP(
    "saves", "{file}: the rules have changed since it was played."
)
_ILLEGAL: Final = QT_TRANSLATE_NOOP(
    "saves", "{file}: the answer in line {line} is not legal: {reason}"
)
_UP_TO_THERE: Final = QT_TRANSLATE_NOOP(
    "saves",
    "{why} The game is open up to there, and when you play on the whole file is kept as {kept}.",
)
_OTHER_RULES: Final = QT_TRANSLATE_NOOP(
    "saves",
    "{file}: the rules have changed since it was played; {lost} answers do not fit them and are "
    "left out. When you play on, the whole file is kept as {kept}.",
)
_OTHER_RULES_FIT: Final = QT_TRANSLATE_NOOP(
    "saves",
    "{file}: the rules have changed since it was played; all its answers still fit. When you play "
    "on, the file as it was is kept as {kept}.",
)
_FROM_SNAPSHOT: Final = QT_TRANSLATE_NOOP(
    "saves",
    "{why} Play goes on, but cannot be taken back beyond “{chapter}” (line {line}); when you do, "
    "the whole file is kept as {kept}.",
)
_FROM_SNAPSHOT_LOSING: Final = QT_TRANSLATE_NOOP(
    "saves",
    "{why} Play goes on from “{chapter}” (line {line}) and cannot be taken back beyond; {lost} "
    "later answers do not fit and are left out. When you play on, the whole file is kept as "
    "{kept}.",
)
