"""Reads a session file into its parts, bounded and checked; playing it again is in reopening."""

from __future__ import annotations

from pathlib import Path
from types import GenericAlias
from typing import Any, Final, Literal, NamedTuple, TypeVar

import msgspec
from msgspec import UNSET, Raw, UnsetType

from hotstove.catalog.setups import check_setup
from hotstove.files.bounded import read_bytes
from hotstove.files.refused import FileRefused
from hotstove.play.facts import Fact
from hotstove.play.session import Move
from hotstove.play.table import Rulebook
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence
from hotstove.rulebooks.shelf import SHELF, UnknownRulebook, Volume, volume

from .lines import FORMAT, FormatMark, Header, HeaderLine, Line, plain_name
from .reasons import decoder_said
from .refused import refuse, refused_by_system, say

LARGEST_SAVE: Final = 64 << 20
"""Bytes."""
MOST_LINES: Final = 500_000
_MARK: Final = msgspec.json.Decoder(FormatMark)
_HEADER: Final = msgspec.json.Decoder(HeaderLine)
_LINE: Final = msgspec.json.Decoder(Line)
_KINDS: Final = tuple(field for field in Line.__struct_fields__ if field != "joined")
_T = TypeVar("_T")


class Position(NamedTuple):
    """A snapshot as the file has it."""

    line: int
    passage: int
    entries: int
    rolls: int
    state: Any
    """Of the rulebook's state type; None where present rules cannot read it."""
    facts: tuple[Fact, ...] | None
    """Those since the snapshot before."""


class Damage(NamedTuple):
    """Where the file stops making sense."""

    line: int
    reason: Sentence
    lost: int
    """Lines from there on."""


class Story(NamedTuple):
    """What a session file tells, take-backs carried out."""

    path: Path
    header: Header
    rulebook: Rulebook[Any]
    start: Position | None
    """A file that begins in the middle of a game begins here."""
    moves: tuple[Move, ...]
    move_lines: tuple[int, ...]
    witnesses: dict[int, str]
    positions: tuple[Position, ...]
    """By passage, *start* not among them."""
    damage: Damage | None
    lines: tuple[bytes, ...]
    """The file itself, header included, a torn last line left out."""

    @property
    def is_of_these_rules(self) -> bool:
        return self.header.rules == self.rulebook.version


def read(path: Path, *, limit: int = LARGEST_SAVE, most_lines: int = MOST_LINES) -> Story:
    """Return what *path* tells; *limit* is in bytes.

    A line in the middle that cannot be read ends the story there (``damage``). Raises
    SaveRefused for a file that is too large, of a later format, of an unknown rulebook, whose
    game could not be set up, or whose snapshots show an impossible position.
    """
    lines = _lines(path, limit, most_lines)
    header, rulebook = _opened(path, lines[0])
    reader = _Reader(path, header, rulebook)
    damage = None
    for number, line in enumerate(lines[1:], 2):
        reason = reader.take(number, line)
        if reason is not None:
            damage = Damage(number, reason, len(lines) - number + 1)
            break
    reader.check_positions()
    return Story(
        path,
        header,
        rulebook,
        reader.start,
        tuple(reader.moves),
        tuple(reader.move_lines),
        {number: witness for number, (_, witness) in reader.witnesses.items()},
        tuple(sorted(reader.positions, key=lambda position: position.passage)),
        damage,
        lines,
    )


def _lines(path: Path, limit: int, most: int) -> tuple[bytes, ...]:
    try:
        size = path.stat().st_size
    except OSError:
        size = 0
    if size > limit:
        raise refuse(path, _TOO_LARGE, size=f"{size / (1 << 20):.0f}", most=limit >> 20)
    try:
        data = read_bytes(path, limit)
    except FileRefused as error:
        raise refused_by_system(error) from error
    if data.count(b"\n") > most:
        raise refuse(path, _TOO_MANY_LINES, most=most)
    lines = tuple(data.split(b"\n")[:-1])
    if not lines:
        raise refuse(path, _EMPTY)
    return lines


def _opened(path: Path, line: bytes) -> tuple[Header, Rulebook[Any]]:
    """Return the header and the rulebook of the game it sets up."""
    mark = _decoded(path, 1, line, _MARK)
    if isinstance(mark, Sentence):
        raise refuse(path, _NO_SESSION, reason=mark)
    if mark.hotstove > FORMAT:
        raise refuse(path, _LATER_FORMAT, found=mark.hotstove, known=FORMAT)
    if mark.hotstove < 1:
        raise refuse(path, _NO_SESSION, reason=say(_NO_FORMAT, found=mark.hotstove))
    header = _decoded(path, 1, line, _HEADER)
    if isinstance(header, Sentence):
        raise refuse(path, _BAD_HEADER, reason=header)
    try:
        book = volume(header.rulebook)
    except UnknownRulebook as error:
        found = plain_name(header.rulebook)
        raise refuse(path, _UNKNOWN_RULEBOOK, found=found, known=tuple(SHELF)) from error
    told = _as_now(book, "setup", header.setup, header.rules)
    setup = _decoded(path, 1, told, msgspec.json.Decoder(book.setup_type))
    if isinstance(setup, Sentence):
        raise refuse(path, _BAD_HEADER, reason=setup)
    faults = check_setup(setup)
    if faults:
        raise refuse(path, _BAD_SETUP, reason=faults[0])
    name = plain_name(header.name)
    return Header(header.rulebook, header.rules, name, setup), book.open(setup)


def _decoded(
    path: Path, line: int, data: bytes | Raw, decoder: msgspec.json.Decoder[_T]
) -> _T | Sentence:
    """Return what *decoder* reads in *data*, or what is wrong with it."""
    try:
        return decoder.decode(data)
    except RecursionError as error:
        raise refuse(path, _TOO_DEEP, line=line) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        return decoder_said(str(error))


def _as_now(
    book: Volume, part: Literal["setup", "state"], told: Raw, version: int
) -> Raw | bytes:
    """Return *told* in the words of today's rules; unread where nothing changed, or is damaged."""
    if book.former is None or version >= book.former[0]:
        return told
    try:
        now = book.told_as_now(part, msgspec.json.decode(told), version)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return told
    return msgspec.json.encode(now)


class _Reader:
    """Takes one line after another; keeps what still stands after every take-back."""

    def __init__(self, path: Path, header: Header, rulebook: Rulebook[Any]) -> None:
        self.path = path
        self.rulebook = rulebook
        self._book = volume(header.rulebook)
        self._version = header.rules
        self.is_of_these_rules = header.rules == rulebook.version
        self.start: Position | None = None
        self.moves: list[Move] = []
        self.move_lines: list[int] = []
        self.witnesses: dict[int, tuple[int, str]] = {}
        self.positions: list[Position] = []
        self._answers = msgspec.json.Decoder(rulebook.answer_type)
        self._states = msgspec.json.Decoder(rulebook.state_type)
        self._facts: Any = msgspec.json.Decoder(GenericAlias(list, (rulebook.fact_type,)))

    def take(self, number: int, data: bytes) -> Sentence | None:
        """Return why the line makes no sense, or None."""
        line = _decoded(self.path, number, data, _LINE)
        if isinstance(line, Sentence):
            return line
        given = {field for field in _KINDS if getattr(line, field) is not UNSET}
        if given == {"answer"}:
            return self._answer(number, line)
        if line.joined and given != {"face"}:
            return say(_MIXED)
        if given == {"face"} and isinstance(line.face, int):
            self._add(number, Move(line.face, line.joined))
        elif given == {"back"} and isinstance(line.back, int):
            return self._back(line.back)
        elif given == {"passage", "witness"}:
            assert isinstance(line.passage, int)
            assert isinstance(line.witness, str)
            self.witnesses[line.passage] = (len(self.moves), line.witness)
        elif given == {"snapshot", "passage", "entries", "rolls", "facts"}:
            return self._snapshot(number, line)
        else:
            return say(_MIXED)
        return None

    def _add(self, number: int, move: Move) -> None:
        self.moves.append(move)
        self.move_lines.append(number)

    def _answer(self, number: int, line: Line) -> Sentence | None:
        answer = self._typed(number, line.answer, self._answers)
        if isinstance(answer, Sentence):
            return answer
        self._add(number, Move(answer, line.joined))
        return None

    def _back(self, entries: int) -> Sentence | None:
        if not 0 <= entries <= len(self.moves):
            return say(_BACK_TOO_FAR, found=entries, have=len(self.moves))
        del self.moves[entries:]
        del self.move_lines[entries:]
        self.witnesses = {
            number: (after, witness)
            for number, (after, witness) in self.witnesses.items()
            if after <= entries
        }
        self.positions = [at for at in self.positions if at.entries <= entries]
        return None

    def _snapshot(self, number: int, line: Line) -> Sentence | None:
        assert isinstance(line.passage, int)
        assert isinstance(line.entries, int)
        assert isinstance(line.rolls, int)
        if line.passage < 0 or line.rolls < 0 or not 0 <= line.entries <= len(self.moves):
            return say(_MIXED)
        assert isinstance(line.snapshot, Raw)
        told = _as_now(self._book, "state", line.snapshot, self._version)
        state = _decoded(self.path, number, told, self._states)
        facts = self._typed(number, line.facts, self._facts)
        for found in (state, facts):
            if isinstance(found, Sentence) and self.is_of_these_rules:
                raise refuse(self.path, _BAD_SNAPSHOT, line=number, reason=found)
        position = Position(
            number,
            line.passage,
            line.entries,
            line.rolls,
            None if isinstance(state, Sentence) else state,
            None if isinstance(facts, Sentence) else tuple(facts),
        )
        if number == 2:
            self.start = position
        else:
            self.positions.append(position)
        return None

    def _typed(self, number: int, data: Raw | UnsetType, decoder: msgspec.json.Decoder[Any]) -> Any:
        assert isinstance(data, Raw)
        return _decoded(self.path, number, data, decoder)

    def check_positions(self) -> None:
        """Refuse a file with a position that cannot be."""
        for position in (self.start, *self.positions):
            if position is None or position.state is None:
                continue
            problems = self.rulebook.faults(position.state)
            if problems:
                wording = getattr(self.rulebook, "wording", None)
                reason = (
                    wording.problem(problems[0])
                    if wording is not None
                    else say(
                        QT_TRANSLATE_NOOP("saves", "{reason}"),
                        reason=f"{problems[0].code} ({problems[0].rule})",
                    )
                )
                raise refuse(self.path, _BAD_SNAPSHOT, line=position.line, reason=reason)


_TOO_LARGE: Final = QT_TRANSLATE_NOOP(
    "saves",
    "{file} was not opened: it has {size} MB, and a session file has at most {most} MB. "
    "Choose another file.",
)
_TOO_MANY_LINES: Final = QT_TRANSLATE_NOOP(
    "saves",
    "{file} was not opened: it has more than {most} lines, the most a session file may have. "
    "Choose another file.",
)
_EMPTY: Final = QT_TRANSLATE_NOOP(
    "saves", "{file} was not opened: there is no whole line in it. Choose another file."
)
_NO_SESSION: Final = QT_TRANSLATE_NOOP(
    "saves",
    "{file} was not opened: line 1 is not the first line of a session file ({reason}). "
    "Choose another file.",
)
_NO_FORMAT: Final = QT_TRANSLATE_NOOP("saves", "format {found} does not exist")
_LATER_FORMAT: Final = QT_TRANSLATE_NOOP(
    "saves",
    "{file} was not opened: line 1 says format {found}, and this program knows formats up to "
    "{known}. Open it with a newer Hot Stove.",
)
_BAD_HEADER: Final = QT_TRANSLATE_NOOP(
    "saves",
    "{file} was not opened: line 1, which says how the game was set up, is damaged ({reason}). "
    "Open a copy of the file from before.",
)
_UNKNOWN_RULEBOOK: Final = QT_TRANSLATE_NOOP(
    "saves",
    "{file} was not opened: line 1 names the rulebook “{found}”, and this program has {known}. "
    "Open it with a Hot Stove that has it.",
)
_BAD_SETUP: Final = QT_TRANSLATE_NOOP(
    "saves",
    "{file} was not opened: the game of line 1 cannot be played. {reason} "
    "Open a copy of the file from before.",
)
_TOO_DEEP: Final = QT_TRANSLATE_NOOP(
    "saves",
    "{file} was not opened: line {line} is nested more deeply than any line of a session file. "
    "Choose another file.",
)
_BAD_SNAPSHOT: Final = QT_TRANSLATE_NOOP(
    "saves",
    "{file} was not opened: the position in line {line} cannot be: {reason} "
    "Open a copy of the file from before, or delete that line: the answers are played again.",
)
_MIXED: Final = QT_TRANSLATE_NOOP("saves", "it is none of the lines a session file has")
_BACK_TOO_FAR: Final = QT_TRANSLATE_NOOP(
    "saves", "it goes back to entry {found}, and there are {have}"
)
