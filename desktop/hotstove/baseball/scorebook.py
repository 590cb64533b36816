"""The scorebook: every plate appearance with its whole life on the bases, computed from facts.

What a keeper of scorecards would write down, half-inning by half-inning, by man and, in plays,
in the order it happened. Sums of it stand in the box score; how it looks on paper is no matter
here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct, field

from hotstove.play.facts import Fact, Rolled
from hotstove.play.seats import Side

from .bases import Advance, Base, PlayerId, Runner
from .facts import (
    Batted,
    CameToBat,
    FieldSet,
    Forfeited,
    GameEnded,
    LineupsShown,
    PinchHit,
    PinchRan,
    PitchingChange,
    RunnerPlaced,
    RunnersMoved,
    SidesChanged,
)
from .game import BallGame
from .participants import (
    PINCH_HITTER,
    PINCH_RUNNER,
    Change,
    Entry,
    Man,
    Participants,
    Reliever,
    Slot,
)
from .plays import Move, OnBase, Play, Standing

__all__ = [
    "Appearance", "Entry", "Half", "Leg", "Man", "Reliever", "Scorebook", "SideBook", "Slot",
    "scorebook",
]  # fmt: skip

DOUBLE_PLAY, FORCE, SACRIFICE_FLY = "DP", "FC", "SF"
EXTRA = "+"
"""After a slot number: a base more than the hit gave, or one taken after the catch."""


class Leg(NamedTuple):
    """One move of one runner; the batter starts from the plate."""

    start: Base
    end: Base
    cause: str
    """His own result code, the slot number of the batter who moved him, or ``SB``, ``CS``.

    ``3+`` for a base he tried for on slot 3's hit or fly ball, ``FC3`` where he was forced out.
    """
    is_out: bool = False


class Appearance(Struct):
    """One plate appearance and what became of the man on the bases."""

    spot: int
    """1 to 9; 0 for a man placed on base, in a game that did not begin at the beginning."""
    batter: PlayerId
    pitcher: PlayerId
    code: str
    """The result in the card's own terms; empty for a man placed on base."""
    column: int = 0
    """How often this slot has been up before in the same half-inning."""
    legs: list[Leg] = []
    out: int = 0
    """Which out of the half-inning he was, 1 to 3; 0 where he was not put out."""
    rbi: int = 0
    mark: str = ""
    """What else his turn was: ``DP``, ``FC`` (another man was forced out), ``SF``, ``SH``."""
    runner: PlayerId = ""
    """Who stands on base for him now."""
    has_scored: bool = False
    score: int = 0
    """His side's runs, the run he scored included; 0 where he did not score."""
    is_new_pitcher: bool = False
    """The first batter of a pitcher who came in during the game."""
    is_new_man: bool = False
    """The first turn of a man who took over the slot."""
    is_last: bool = False
    """The last batter of the half-inning."""
    is_double_play: bool = False
    doubled: list[Appearance] = []
    """Who was put out with him in his double play."""
    rolls: list[Rolled] = []
    """The dice thrown for this turn, in order."""

    @property
    def reached(self) -> Base:
        """The last base he held; PLATE where he was put out before first."""
        held = [leg.end for leg in self.legs if not leg.is_out]
        return held[-1] if held else Base.PLATE

    @property
    def out_at(self) -> Base | None:
        """The base on the way to which he was put out."""
        return next((leg.end for leg in self.legs if leg.is_out), None)

    @property
    def journey(self) -> str:
        """The causes of his moves in order: ``BB, 3`` for a walk moved along by slot 3."""
        return ", ".join(leg.cause for leg in self.legs)


class Half(Struct):
    """One half-inning of one side at bat."""

    inning: int
    appearances: list[Appearance] = []
    placed: list[Appearance] = []
    """Men who stood on base when the facts began."""
    plays: list[Play] = []
    """Turns and steals in the order they happened."""
    runs: int = 0
    hits: int = 0
    left_on_base: int = 0
    is_complete: bool = False
    score: tuple[int, int] = (0, 0)
    """The visitors' and the home side's runs so far."""

    @property
    def columns(self) -> int:
        """How many columns a grid of slots needs: one more for each time around the order."""
        return max((turn.column for turn in self.appearances), default=0) + 1


class SideBook(Participants):
    """One side: its order and staff, and its half-innings at bat."""

    halves: list[Half] = []

    def appearances(self) -> list[Appearance]:
        return [turn for half in self.halves for turn in half.appearances]


class Scorebook(Struct):
    visitor: SideBook = field(default_factory=SideBook)
    home: SideBook = field(default_factory=SideBook)
    is_final: bool = False
    forfeited_by: Side | None = None
    changes: list[Change] = []
    """Who came in after the last play."""

    def of(self, side: Side) -> SideBook:
        return self.visitor if side is Side.VISITOR else self.home

    @property
    def innings(self) -> int:
        """The number of the last inning that has begun."""
        halves = (*self.visitor.halves[-1:], *self.home.halves[-1:])
        return max((half.inning for half in halves), default=0)


def scorebook(facts: Sequence[Fact], start: BallGame | None = None) -> Scorebook:
    """Return both sides' books from the facts of one game, in one pass.

    *start* is the position the facts begin at, for a game that did not begin at the beginning.
    Without it the first half-inning is the first of whoever bats first, and a runner nobody
    has seen reach base is written down when he moves.
    """
    keeper = _Keeper(start or BallGame())
    for fact in facts:
        keeper.hear(fact)
    return keeper.book


class _Keeper:
    """Hears facts and writes the book."""

    def __init__(self, start: BallGame) -> None:
        self.book = Scorebook()
        self.inning, self.batting, self.outs = start.inning, start.batting, start.outs
        self.score = {side: start.runs(side) for side in Side}
        self.on: dict[Base, Appearance] = {}
        self.due: CameToBat | None = None
        self.rolls: list[Rolled] = []
        self.half: Half | None = None
        self.new_men: set[PlayerId] = set()
        self.new_pitchers: set[PlayerId] = set()
        for base, runner in start.bases.runners():
            self.place(runner, base)

    def hear(self, fact: Fact) -> None:
        match fact:
            case LineupsShown():
                self.book.visitor.write_lineup(fact.visitor)
                self.book.home.write_lineup(fact.home)
            case CameToBat():
                self.come_to_bat(fact)
            case Rolled():
                self.rolls.append(fact)
            case Batted():
                self.bat(fact)
            case RunnersMoved():
                self.move_runners(fact)
            case RunnerPlaced():
                self.place(Runner(fact.runner, ""), Base.SECOND)
            case PinchHit() | PinchRan() | PitchingChange() | FieldSet():
                self.substitute(fact)
            case SidesChanged():
                self.end_half()
                self.inning += self.batting is Side.HOME
                self.batting = self.batting.other
            case Forfeited():
                self.book.forfeited_by = fact.loser
            case GameEnded():
                self.end_half()
                self.book.is_final = True

    @property
    def page(self) -> Half:
        """The half-inning being played; opened by the first thing that happens in it."""
        if self.half is None:
            self.half = Half(self.inning, score=self.runs)
            self.book.of(self.batting).halves.append(self.half)
        return self.half

    def end_half(self) -> None:
        if self.half is not None:
            if self.half.appearances:
                self.half.appearances[-1].is_last = True
            self.half.left_on_base = len(self.on)
            self.half.is_complete = True
        self.half, self.on, self.outs = None, {}, 0
        self.due, self.rolls = None, []

    # Who comes in

    def substitute(self, fact: PinchHit | PinchRan | PitchingChange | FieldSet) -> None:
        men, now = self.book.of(fact.side), self.when(fact.side)
        match fact:
            case PinchHit():
                changes = [men.pinch_hit(fact, now)]
            case PinchRan():
                changes = [men.pinch_run(fact, now)]
                if fact.base in self.on:
                    self.on[fact.base].runner = fact.incoming
            case PitchingChange():
                changes = [men.change_pitcher(fact, now)]
            case FieldSet():
                changes = men.set_field(fact, now)
        for change in changes:
            if change.role == "P":
                self.new_pitchers.add(change.incoming)
            if change.outgoing and change.spot:
                self.new_men.add(change.incoming)
        self.book.changes += changes

    def when(self, side: Side) -> Entry:
        """Return this half-inning; the next one for a side that has just batted its last."""
        if self.outs >= 3 and side is self.batting:
            return Entry(self.inning + (side is Side.HOME), side.other)
        return Entry(self.inning, self.batting)

    def announced(self) -> list[Change]:
        """Take the changes that were told since the last play."""
        changes, self.book.changes = self.book.changes, []
        return changes

    # At the plate

    def come_to_bat(self, fact: CameToBat) -> None:
        if self.half is None:
            self.batting = fact.side
            self.page.score = self.runs
        self.due, self.rolls = fact, []

    def bat(self, fact: Batted) -> None:
        due = self.due
        assert due is not None, f"{fact.batter} batted without coming to bat"
        page, mark = self.page, _mark(fact)
        turn = Appearance(
            due.spot,
            fact.batter,
            fact.pitcher,
            fact.code,
            column=sum(earlier.spot == due.spot for earlier in page.appearances),
            rbi=fact.rbi,
            mark=mark,
            runner=fact.batter,
            is_new_pitcher=self.faces_new_pitcher(fact.pitcher),
            is_new_man=self.is_new(due.spot, fact.batter),
            is_double_play=fact.is_double_play,
            rolls=self.rolls,
        )
        page.appearances.append(turn)
        page.hits += fact.hit > 0
        play = self.play(due.spot, fact.batter, fact.pitcher, fact.code)
        play.mark, play.rolls, play.rbi = mark, turn.rolls, fact.rbi
        play.is_new_pitcher, play.is_new_man = turn.is_new_pitcher, turn.is_new_man
        self.on[Base.PLATE] = turn
        cause = f"{FORCE}{due.spot}" if mark == FORCE else str(due.spot)
        moved = self.move(fact.advances, str(due.spot), cause, play)
        if fact.is_double_play:
            turn.doubled = [other for other in moved if other.out and other is not turn]
        self.on.pop(Base.PLATE, None)
        self.due, self.rolls = None, []

    def play(self, spot: int, batter: PlayerId, pitcher: PlayerId, code: str) -> Play:
        """Open a play on this half's list."""
        play = Play(
            spot, batter, pitcher, code, before=self.standing(), outs_before=self.outs,
            changes=self.announced(),
        )  # fmt: skip
        self.page.plays.append(play)
        return play

    def is_new(self, spot: int, player: PlayerId) -> bool:
        """Whether *player* has his first turn in a slot that was another man's."""
        men = self.book.of(self.batting)
        when = Entry(self.inning, self.batting, PINCH_HITTER)
        is_first_time = player in self.new_men
        self.new_men.discard(player)
        return men.takes_slot(spot, player, when) or is_first_time

    def faces_new_pitcher(self, pitcher: PlayerId) -> bool:
        """Whether it is the first turn against a pitcher who has come in for another."""
        men, when = self.book.of(self.batting.other), Entry(self.inning, self.batting)
        is_first_time = pitcher in self.new_pitchers
        self.new_pitchers.discard(pitcher)
        return men.pitches(pitcher, when) or is_first_time

    # On the bases

    @property
    def runs(self) -> tuple[int, int]:
        return self.score[Side.VISITOR], self.score[Side.HOME]

    def standing(self) -> Standing:
        first, second, third = (
            OnBase(turn.runner or turn.batter, turn.spot) if turn else None
            for turn in map(self.on.get, (Base.FIRST, Base.SECOND, Base.THIRD))
        )
        return first, second, third

    def move_runners(self, fact: RunnersMoved) -> None:
        """A steal is a play of its own; extra bases go on with the turn they belong to."""
        page = self.page
        if fact.cause in ("SB", "CS", "ADV"):
            due = self.due
            play = self.play(
                due.spot if due else 0, due.batter if due else "", fact.pitcher, fact.cause
            )
            play.is_turn, play.rolls, self.rolls = False, self.rolls, []
            self.move(fact.advances, fact.cause, fact.cause, play)
            return
        turns = [turn for turn in page.appearances if turn.batter == fact.batter]
        plays = [play for play in page.plays if play.is_turn and play.batter == fact.batter]
        if not turns or not plays:
            play = self.play(0, fact.batter, fact.pitcher, fact.cause)
            self.move(fact.advances, fact.cause, fact.cause, play)
            return
        turn, play = turns[-1], plays[-1]
        turn.rbi += fact.rbi
        play.rbi += fact.rbi
        turn.rolls += self.rolls
        self.rolls = []
        if fact.is_sacrifice:
            turn.mark = play.mark = SACRIFICE_FLY
        cause = f"{turn.spot}{EXTRA}"
        self.move(fact.advances, cause, cause, play)

    def move(
        self, advances: tuple[Advance, ...], cause: str, out_cause: str, play: Play
    ) -> list[Appearance]:
        """Carry out *advances*; the batter's own result is his cause, *cause* the runners'."""
        moved = [(move, self.runner(move)) for move in advances]
        for move, turn in moved:
            self.on.pop(move.start, None)
            moved_by = out_cause if move.is_out else cause
            why = turn.code if move.start is Base.PLATE else moved_by
            turn.legs.append(Leg(move.start, move.end, why, move.is_out))
            runner = OnBase(turn.runner or turn.batter, turn.spot)
            play.moves.append(Move(runner, move.start, move.end, why, move.is_out))
            if move.is_out:
                self.outs += 1
                turn.out = self.outs
            elif move.scores:
                self.score[self.batting] += 1
                self.page.runs += 1
                play.runs += 1
                turn.has_scored, turn.score = True, self.score[self.batting]
        for move, turn in moved:
            if not move.is_out and move.end is not Base.HOME:
                self.on[move.end] = turn
        self.page.score = play.score = self.runs
        play.after, play.outs = self.standing(), self.outs
        return [turn for _, turn in moved]

    def runner(self, move: Advance) -> Appearance:
        """Return the appearance that put this runner on; a pinch runner goes on with it."""
        turn = self.on.get(move.start)
        if turn is None:
            return self.place(move.runner, move.start)
        if turn.spot and move.runner.player != turn.runner:
            turn.runner = move.runner.player
            entry = Entry(self.inning, self.batting, PINCH_RUNNER)
            if self.book.of(self.batting).takes_slot(turn.spot, turn.runner, entry):
                self.new_men.add(turn.runner)
        return turn

    def place(self, runner: Runner, base: Base) -> Appearance:
        placed = Appearance(0, runner.player, runner.charged, "", runner=runner.player)
        self.page.placed.append(placed)
        self.on[base] = placed
        return placed


def _mark(fact: Batted) -> str:
    """What else a turn was: a double play, a sacrifice, or a man forced out ahead of him."""
    if fact.is_double_play:
        return DOUBLE_PLAY
    if fact.sacrifice:
        return fact.sacrifice
    is_safe = any(move.start is Base.PLATE and not move.is_out for move in fact.advances)
    is_forced = any(move.start is not Base.PLATE and move.is_out for move in fact.advances)
    return FORCE if is_safe and is_forced else ""
