"""A game in progress: the answers given so far and where they led.

A session keeps the position at the start of each passage. Nothing but plain data lives across
such a mark, so going back, branching off and reopening all mean: take a mark, answer again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from .answers import Answer, Conceded
from .decisions import Decision, Request, Roll
from .dice import D20, Dice, Rng, SeededDice
from .facts import Fact, Rolled
from .problems import Problem, Refused
from .seats import Seat
from .table import GameState, Rulebook, S, Script, Seen, Table
from .values import Value

Written = TypeVar("Written", bound=GameState, contravariant=True)
Entry: TypeAlias = Answer | int
"""One line of the journal: an answer, or the face of a die."""


class Move(Value, frozen=True):
    """A journal entry and whether it belongs to the gesture of the entry before it."""

    entry: Entry
    is_joined: bool = False

    def __iter__(self) -> Iterator[Any]:
        return iter((self.entry, self.is_joined))


_FALLEN = tuple([Move(face, True) for face in range(D20 + 1)])
"""The moves of a die that falls by itself, by its face; the same ones serve every game."""


class Frame(NamedTuple, Generic[S]):
    """One fact and the position it led to, as one seat may see them."""

    fact: Fact
    seen: Seen[S]
    number: int
    """The fact's place in the whole game, from 0."""


_Gesture: TypeAlias = tuple[int, int, Seat]
"""Journal entries before it, facts told before it, who made it."""
_Mark: TypeAlias = tuple[S, int, int, int]
"""Where a passage begins: the position, and the entries, facts and rolls before it."""


class Manager(Protocol[S]):
    """Who answers for a seat when no person does.

    One with ``looks = False`` answers without looking at the table; any view will do for him.
    """

    def choose(self, seen: Seen[S], decision: Decision) -> Answer: ...


class Recorder(Protocol[Written]):
    """Who writes the game down as it is played."""

    def answered(self, move: Move) -> None:
        """*move* was accepted; it is about to be carried out."""
        ...

    def passage_ended(self, number: int, facts: Sequence[Fact], state: Written) -> None:
        """The passage *number* led to *facts* and to *state*."""
        ...

    def went_back(self, entries: int) -> None:
        """The journal was cut to its first *entries*."""
        ...


class Session(Generic[S]):
    """Plays one rulebook. *waits_for_throws*: dice fall only when ``throw`` is called."""

    def __init__(
        self,
        rulebook: Rulebook[S],
        dice: Dice,
        *,
        start: S | None = None,
        keeps_frames: bool = True,
        waits_for_throws: bool = False,
        first_passage: int = 0,
        first_roll: int = 0,
        told_before: Iterable[Fact] = (),
        recorder: Recorder[S] | None = None,
    ) -> None:
        self.rulebook = rulebook
        self.dice = dice
        self.journal: list[Move] = []
        self.recorder = recorder
        self.waits_for_throws = waits_for_throws
        self.request: Request | None = None
        self.passage = first_passage
        """The number of the passage being played, counted from the start of the game."""
        self._undone: list[list[Move]] = []
        self._gestures: list[_Gesture] = []
        self._marks: list[_Mark[S]] = []
        self._first_passage = first_passage
        self._rolls = first_roll
        self._is_imagined = False
        state = rulebook.start() if start is None else start
        self._table = Table(state, rulebook.after, keeps_frames)
        for fact in told_before:
            self._table.note(fact)
        self._open_passage()
        self._run(None)

    # What there is to see

    @property
    def decision(self) -> Decision | None:
        return self.request if isinstance(self.request, Decision) else None

    @property
    def roll(self) -> Roll | None:
        """The die that waits to be thrown."""
        return self.request if isinstance(self.request, Roll) else None

    @property
    def is_over(self) -> bool:
        return self.request is None

    @property
    def state(self) -> S:
        return self._table.state

    @property
    def facts(self) -> Sequence[Fact]:
        return self._table.facts

    def seen_from(self, seat: Seat | None) -> Seen[S]:
        return Seen(self._table.state.seen_from(seat), seat)

    def frames(
        self, seat: Seat | None, since: int = 0, until: int | None = None
    ) -> list[Frame[S]]:
        """Return facts *since* to *until*, each with its position, as *seat* may see them."""
        states = self._table.states
        if states is None:
            raise RuntimeError("this session keeps no frames")
        found = []
        told = zip(self._table.facts[since:until], states[since:until], strict=True)
        for number, (fact, state) in enumerate(told, since):
            veiled = fact.seen_from(seat)
            if veiled is not None:
                found.append(Frame(veiled, Seen(state.seen_from(seat), seat), number))
        return found

    # Playing on

    def choose(self, answer: Answer, *, is_joined: bool = False) -> int:
        """Answer the open decision and play on; return the number of the first new fact.

        Raises Refused, with nothing changed, when the rulebook does not allow the answer.
        """
        decision = self.request
        if not isinstance(decision, Decision):
            raise Refused([Problem("NOTHING_ASKED", "", {"found": str(answer)})])
        if answer is not decision.default and (problems := decision.check(answer)):
            raise Refused(problems)
        return self._play(Move(answer, is_joined), decision)

    def throw(self, *, is_joined: bool = False) -> int:
        """Let the waiting die fall as the session's dice have it."""
        roll = self._waiting_roll()
        nth = self._rolls
        face = self.dice.face(roll, self.passage, nth - self._rolls_before, nth)
        if face is None:
            raise Refused([Problem("DIE_NOT_TYPED", roll.rule, {"sides": roll.sides})])
        return self._play(Move(face, is_joined), roll)

    def enter(self, face: int, *, is_joined: bool = False) -> int:
        """Take *face* for the waiting die, thrown by hand."""
        roll = self._waiting_roll()
        if not 1 <= face <= roll.sides:
            raise Refused(
                [Problem("FACE_OFF_DIE", roll.rule, {"found": face, "sides": roll.sides})]
            )
        return self._play(Move(face, is_joined), roll)

    def play_out(self, managers: Mapping[Seat, Manager[S]]) -> None:
        """Let managers answer until the game is over or a throw is waited for."""
        self._throw_what_falls()
        table, nothing = self._table, self.seen_from(None)
        views: dict[Seat, tuple[S | None, Seen[S]]] = {
            seat: (None, nothing) for seat, who in managers.items() if getattr(who, "looks", True)
        }
        while isinstance(decision := self.request, Decision):
            seat, state = decision.seat, table.state
            looked_at, seen = views.get(seat, (state, nothing))
            if looked_at is not state:
                seen = Seen(state.seen_from(seat), seat)
                views[seat] = state, seen
            answer = managers[seat].choose(seen, decision)
            if answer is decision.default:
                self._write_down(Move(answer), seat)
                self._run(answer)
            else:
                self.choose(answer)

    def follow(self, moves: Iterable[Move]) -> None:
        """Answer as a journal says, answers and faces alike. Raises Refused where it cannot."""
        waited, self.waits_for_throws = self.waits_for_throws, True
        try:
            for move in moves:
                if isinstance(move.entry, int):
                    self.enter(move.entry, is_joined=move.is_joined)
                else:
                    self.choose(move.entry, is_joined=move.is_joined)
        finally:
            self.waits_for_throws = waited
        self._throw_what_falls()

    # Going back

    @property
    def gesture(self) -> int:
        """How many gestures have been made."""
        return len(self._gestures)

    @property
    def gesture_starts(self) -> list[int]:
        """For each gesture, how many facts had been told before it was made."""
        return [facts for _, facts, _ in self._gestures]

    def gesture_frames(self, seat: Seat | None, gesture: int) -> list[Frame[S]]:
        """Return what gesture number *gesture*, counted from 0, led to."""
        following = self._gestures[gesture + 1 : gesture + 2]
        until = following[0][1] if following else None
        _, since, _ = self._gestures[gesture]
        return self.frames(seat, since, until)

    def gesture_seat(self, gesture: int) -> Seat:
        """Return who made gesture number *gesture*, counted from 0."""
        _, _, seat = self._gestures[gesture]
        return seat

    @property
    def may_undo(self) -> bool:
        return bool(self._gestures)

    @property
    def may_redo(self) -> bool:
        return bool(self._undone)

    def undo(self) -> None:
        """Take back the last gesture and everything that followed from it."""
        self.rewind(self.gesture - 1)

    def redo(self) -> int:
        """Make the gesture again that was last taken back; return the first new fact's number."""
        undone = self._undone
        moves = undone.pop()
        since = len(self._table.facts)
        waited, self.waits_for_throws = self.waits_for_throws, True
        self._play_again(moves)
        self.waits_for_throws = waited
        self._undone = undone
        return since

    def rewind(self, gesture: int) -> None:
        """Go back to the moment after *gesture* gestures; what is left out can be redone."""
        if not 0 <= gesture <= self.gesture:
            raise IndexError(f"there are {self.gesture} gestures, not {gesture}")
        if gesture == self.gesture:
            return
        starts = [entries for entries, _, _ in self._gestures[gesture:]]
        bounds = [*starts, len(self.journal)]
        for start, end in reversed(list(pairwise(bounds))):
            self._undone.append(self.journal[start:end])
        self._cut(bounds[0])
        if self.recorder is not None:
            self.recorder.went_back(bounds[0])

    def _cut(self, entries: int) -> None:
        while self._marks[-1][1] > entries:
            self._marks.pop()
        state, start, facts, rolls = self._marks.pop()
        again = self.journal[start:entries]
        del self.journal[start:]
        while self._gestures and self._gestures[-1][0] >= start:
            self._gestures.pop()
        self._table.state = state
        del self._table.facts[facts:]
        if self._table.states is not None:
            del self._table.states[facts:]
        self._rolls = rolls
        recorder, self.recorder = self.recorder, None
        undone, waited = self._undone, self.waits_for_throws
        self.waits_for_throws = True
        self._open_passage()
        self._run(None)
        self._play_again(again)
        self.waits_for_throws = waited
        self.recorder, self._undone = recorder, undone

    # Branching off

    def fork(self, dice: Dice | None = None, *, keeps_frames: bool = False) -> Session[S]:
        """Return a separate session at this point; *dice* are those still to come."""
        if self._is_imagined and len(self._marks) == 1:
            raise RuntimeError("an imagined session cannot fork in the passage it began in")
        return self._branch(dice or self.dice, keeps_frames)

    def imagine(self, seat: Seat, rng: Rng) -> Session[S]:
        """Return a separate session that *seat* could not tell from this one.

        Look-ahead plays on it: what the seat cannot know is drawn anew from *rng*, the choices
        lying face down and the coming dice included, and the journal so far is not in it. This
        is sound because scripts read what lies on the table again after every ask.
        """
        seed, rng = rng.below(1 << 62)
        other = self._branch(SeededDice(seed), keeps_frames=False)
        other._table.state = self.rulebook.imagined(self.state, seat, rng)
        other._table.facts.clear()
        other.journal.clear()
        other._gestures.clear()
        other._marks[-1] = (other._table.state, 0, 0, other._rolls)
        other._is_imagined = True
        if isinstance(other.request, Decision):
            other.request = _asked_anew(other.request)
        return other

    def _branch(self, dice: Dice, keeps_frames: bool) -> Session[S]:
        state, entries, _, rolls = self._marks[-1]
        other = Session(
            self.rulebook,
            dice,
            start=state,
            keeps_frames=keeps_frames,
            waits_for_throws=True,
            first_passage=self.passage - 1,
            first_roll=rolls,
        )
        other.follow(self.journal[entries:])
        other.waits_for_throws = self.waits_for_throws
        return other

    # How a script runs

    def _waiting_roll(self) -> Roll:
        if not isinstance(self.request, Roll):
            raise Refused([Problem("NO_DIE_WAITS", "")])
        return self.request

    def _play_again(self, moves: Iterable[Move]) -> None:
        for move in moves:
            assert self.request is not None
            self._play(move, self.request)

    def _play(self, move: Move, request: Request) -> int:
        """Take *move*, which is legal, as the answer to *request*, the one that waits."""
        since, entry = len(self._table.facts), move.entry
        self._write_down(move, request.seat)
        if isinstance(request, Roll):
            assert isinstance(entry, int)
            self._rolls += 1
            self._table.note(Rolled(request.sides, entry, request.purpose, request.seat))
        if type(entry) is Conceded:
            self._concede()
        else:
            self._run(entry)
        return since

    def _write_down(self, move: Move, seat: Seat) -> None:
        journal, gestures = self.journal, self._gestures
        if self.recorder is not None:
            self.recorder.answered(move)
        if not move.is_joined or not gestures:
            gestures.append((len(journal), len(self._table.facts), seat))
        if self._undone:
            self._undone = []
        journal.append(move)

    def _concede(self) -> None:
        """The passage breaks off where it is; the rulebook says what comes of it."""
        assert self.request is not None
        assert self._script is not None
        self._script.close()
        self._table.tell(self.rulebook.conceded(self.state, self.request.seat))
        self._close_passage()
        self._open_passage()
        self._run(None)

    def _throw_what_falls(self) -> None:
        """Let the die fall that waits; not while throws are waited for."""
        if not self.waits_for_throws and isinstance(self.request, Roll):
            face = self._fallen(self.request)
            if face is not None:
                self._run(face)

    def _fallen(self, roll: Roll) -> int | None:
        """Write down the face of a die that falls by itself; None where it must be typed in."""
        nth = self._rolls
        face = self.dice.face(roll, self.passage, nth - self._rolls_before, nth)
        if face is None:
            return None
        table, gestures = self._table, self._gestures
        if gestures:
            move = _FALLEN[face] if face <= D20 else Move(face, True)
        else:
            move = Move(face)
            gestures.append((len(self.journal), len(table.facts), roll.seat))
        if self.recorder is not None:
            self.recorder.answered(move)
        self.journal.append(move)
        self._rolls = nth + 1
        table.facts.append(Rolled(roll.sides, face, roll.purpose, roll.seat))
        if table.states is not None:
            table.states.append(table.state)
        return face

    def _open_passage(self) -> Script[None] | None:
        table, marks, rolls = self._table, self._marks, self._rolls
        marks.append((table.state, len(self.journal), len(table.facts), rolls))
        self.passage = self._first_passage + len(marks)
        self._rolls_before = rolls
        self._script = script = self.rulebook.next_passage(table)
        return script

    def _close_passage(self) -> None:
        """Let whoever writes the game down know what the passage has led to."""
        if self.recorder is not None:
            facts = self._table.facts[self._marks[-1][2] :]
            self.recorder.passage_ended(self.passage, facts, self._table.state)

    def _run(self, entry: Entry | None) -> None:
        """Give the script an answer and let it run until it asks a seat or waits for a throw."""
        script = self._script
        while script is not None:
            try:
                request = script.send(entry)
            except StopIteration:
                if self.recorder is not None:
                    self._close_passage()
                script, entry = self._open_passage(), None
                continue
            if type(request) is Roll and not self.waits_for_throws:
                entry = self._fallen(request)
                if entry is not None:
                    continue
            self.request = request
            return
        self.request = None


def _asked_anew(decision: Decision) -> Decision:
    """The same question without what is remembered of the position before."""
    decision._options = decision._passed = None
    return decision
