"""The scorebook: every plate appearance with its whole life on the bases, computed from facts.

What a keeper of scorecards would write down, half-inning by half-inning. Sums of it stand in
the box score; how it looks on paper is no matter here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct, field

from hotstove.play.facts import Fact, Rolled
from hotstove.play.seats import Side

from .bases import Advance, Base, PlayerId, Runner
from .facts import Batted, CameToBat, GameEnded, LineupsShown, RunnersMoved, SidesChanged
from .game import BallGame
from .lineups import LineupCard
from .positions import Position


class Entry(NamedTuple):
    """When a man came in: the inning, and the side that was batting then."""

    inning: int
    batting: Side
    role: str = ""
    """``PH`` or ``PR`` for a man who came in on offence."""


class Man(Struct):
    """One man in a slot of the order."""

    player: PlayerId
    positions: list[Position] = []
    """Where he stood, one after the other; empty while nobody has told."""
    came_in: Entry | None = None
    """None for a man of the starting lineup."""


class Slot(Struct):
    """One of the nine places in the order, and the men who filled it one after the other."""

    number: int
    men: list[Man] = []


class Leg(NamedTuple):
    """One move of one runner; the batter starts from the plate."""

    start: Base
    end: Base
    cause: str
    """His own result code, the slot number of the batter who moved him, or ``SB``, ``CS``."""
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


class Reliever(NamedTuple):
    """A pitcher and when he came in; None for the starter."""

    player: PlayerId
    came_in: Entry | None = None


class SideBook(Struct):
    """One side: its order, its half-innings at bat, its pitchers in the order they came in."""

    slots: list[Slot] = field(default_factory=lambda: [Slot(number) for number in range(1, 10)])
    halves: list[Half] = []
    staff: list[Reliever] = []

    def appearances(self) -> list[Appearance]:
        return [turn for half in self.halves for turn in half.appearances]


class Scorebook(Struct):
    visitor: SideBook = field(default_factory=SideBook)
    home: SideBook = field(default_factory=SideBook)
    is_final: bool = False

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
        for base, runner in start.bases.runners():
            self.place(runner, base)

    def hear(self, fact: Fact) -> None:
        match fact:
            case LineupsShown():
                self.write_lineup(Side.VISITOR, fact.visitor)
                self.write_lineup(Side.HOME, fact.home)
            case CameToBat():
                self.come_to_bat(fact)
            case Rolled():
                self.rolls.append(fact)
            case Batted():
                self.bat(fact)
            case RunnersMoved():
                self.move(fact.advances, fact.cause, fact.pitcher)
            case SidesChanged():
                self.end_half()
                self.inning += self.batting is Side.HOME
                self.batting = self.batting.other
            case GameEnded():
                self.end_half()
                self.book.is_final = True

    def write_lineup(self, side: Side, card: LineupCard) -> None:
        book = self.book.of(side)
        for slot, spot in zip(book.slots, card.spots, strict=False):
            slot.men.append(Man(spot.player, [spot.position]))
        book.staff.append(Reliever(card.pitcher))

    @property
    def page(self) -> Half:
        """The half-inning being played; opened by the first thing that happens in it."""
        if self.half is None:
            self.half = Half(self.inning)
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

    # At the plate

    def come_to_bat(self, fact: CameToBat) -> None:
        if self.half is None:
            self.batting = fact.side
            self.page.score = self.runs
        self.due, self.rolls = fact, []

    def bat(self, fact: Batted) -> None:
        due = self.due
        assert due is not None, f"{fact.batter} batted without coming to bat"
        page = self.page
        turn = Appearance(
            due.spot,
            fact.batter,
            fact.pitcher,
            fact.code,
            column=sum(earlier.spot == due.spot for earlier in page.appearances),
            rbi=fact.rbi,
            is_new_pitcher=self.is_new_pitcher(fact.pitcher),
            is_new_man=self.man(due.spot, fact.batter, "PH"),
            is_double_play=fact.is_double_play,
            rolls=self.rolls,
        )
        page.appearances.append(turn)
        page.hits += fact.hit > 0
        self.on[Base.PLATE] = turn
        self.move(fact.advances, str(due.spot), fact.pitcher)
        self.on.pop(Base.PLATE, None)
        self.due, self.rolls = None, []

    def man(self, spot: int, player: PlayerId, role: str) -> bool:
        """Whether *player* is new in the slot; he is written down if so."""
        men = self.book.of(self.batting).slots[spot - 1].men
        if men and men[-1].player == player:
            return False
        entry = Entry(self.inning, self.batting, role) if men else None
        men.append(Man(player, came_in=entry))
        return len(men) > 1

    def is_new_pitcher(self, pitcher: PlayerId) -> bool:
        """Whether *pitcher* has come in for another; he is written down if so."""
        staff = self.book.of(self.batting.other).staff
        if staff and staff[-1].player == pitcher:
            return False
        entry = Entry(self.inning, self.batting) if staff else None
        staff.append(Reliever(pitcher, entry))
        return len(staff) > 1

    # On the bases

    @property
    def runs(self) -> tuple[int, int]:
        return self.score[Side.VISITOR], self.score[Side.HOME]

    def move(self, advances: tuple[Advance, ...], cause: str, pitcher: PlayerId) -> None:
        """Carry out *advances*; the batter's own result is his cause, *cause* the runners'."""
        moved = [(move, self.runner(move)) for move in advances]
        for move, turn in moved:
            self.on.pop(move.start, None)
            own = move.start is Base.PLATE
            turn.legs.append(
                Leg(move.start, move.end, turn.code if own else cause, move.is_out)
            )
            if move.is_out:
                self.outs += 1
                turn.out = self.outs
            elif move.scores:
                self.score[self.batting] += 1
                self.page.runs += 1
                turn.has_scored, turn.score = True, self.score[self.batting]
        for move, turn in moved:
            if not move.is_out and move.end is not Base.HOME:
                self.on[move.end] = turn
        self.page.score = self.runs

    def runner(self, move: Advance) -> Appearance:
        """Return the appearance that put this runner on; a pinch runner goes on with it."""
        turn = self.on.get(move.start)
        if turn is None:
            return self.place(move.runner, move.start)
        if turn.spot and move.runner.player != turn.batter:
            self.man(turn.spot, move.runner.player, "PR")
        return turn

    def place(self, runner: Runner, base: Base) -> Appearance:
        placed = Appearance(0, runner.player, runner.charged, "")
        self.page.placed.append(placed)
        self.on[base] = placed
        return placed
