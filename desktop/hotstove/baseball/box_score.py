"""The line score and the box score: computed from facts alone, when somebody looks (SD-S).

Who was in the game is written down by participants, who wins and saves by decisions_of_record.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, field
from msgspec.structs import replace

from hotstove.play.facts import Fact
from hotstove.play.seats import Side

from .bases import EMPTY, Advance, Base, PlayerId
from .box_lines import BattingLine, CatchingLine, PitchingLine
from .decisions_of_record import Decisions, PitchersOfRecord
from .earned_runs import Shadow, after_play, relieved, with_runner
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
from .participants import PINCH_HITTER, PINCH_RUNNER, Entry, Participants
from .positions import Position
from .rates import rate
from .scoring import SHARED, Scoring

__all__ = [
    "BattingLine", "BoxScore", "CatchingLine", "PitchingLine", "SideBox", "box_score",
    "check_cross_foot", "rate",
]  # fmt: skip

INTENTIONAL_WALK = "IBB"
FORFEIT_SCORE = 9
"""SD-G-06: nine to nothing."""
HALVES_OF_RECORD = 10
"""SD-G-06: five innings, both halves."""


class SideBox(Struct):
    batting: dict[PlayerId, BattingLine] = field(default_factory=dict)
    """By slot, the men of one slot in the order they came in."""
    pitching: dict[PlayerId, PitchingLine] = field(default_factory=dict)
    """In the order they pitched."""
    catching: dict[PlayerId, CatchingLine] = field(default_factory=dict)
    """Catchers against whom somebody ran."""
    innings: list[int] = field(default_factory=list)
    """Runs by inning; shorter by one than the other side's when the bottom was not played."""
    lob: int = 0
    double_plays: int = 0
    """SD-S-29: turned in the field."""
    assists: int = 0
    """SD-S-29: runners thrown out at an extra base or after a catch."""
    errors: int = 0
    """Made in the field."""
    placed: int = 0
    """C24-36: runners with whom half-innings at bat began."""
    uncharged: int = 0
    """C24-36: runs for which no pitcher of this side answers."""

    @property
    def runs(self) -> int:
        """The runs that scored; of a forfeited game BoxScore.score tells the official ones."""
        return sum(self.innings)

    @property
    def hits(self) -> int:
        return sum(line.h for line in self.batting.values())

    def total(self, column: str) -> int:
        """Sum one column of the batting lines, ``"ab"``."""
        return sum(getattr(line, column) for line in self.batting.values())


class BoxScore(Struct):
    visitor: SideBox = field(default_factory=SideBox)
    home: SideBox = field(default_factory=SideBox)
    is_final: bool = False
    winner: PlayerId = ""
    """SD-S-25: the pitcher with the win; empty while the game is not over."""
    loser: PlayerId = ""
    save: PlayerId = ""
    """SD-S-26."""
    holds: tuple[PlayerId, ...] = ()
    """SD-S-27, the visitors' before the home side's."""
    blown: tuple[PlayerId, ...] = ()
    forfeited_by: Side | None = None
    scoring: Scoring = SHARED

    def of(self, side: Side) -> SideBox:
        return self.visitor if side is Side.VISITOR else self.home

    def score(self, side: Side) -> int:
        """Return the official runs: nine and none for a forfeited game (SD-G-06)."""
        if self.forfeited_by is None:
            return self.of(side).runs
        return 0 if side is self.forfeited_by else FORFEIT_SCORE

    @property
    def turns(self) -> tuple[str, ...]:
        """The columns that make up plate appearances."""
        walks = ("bb",) if self.scoring.counts_intentional else ("bb", "ibb")
        return ("ab", *walks, "sf", "sh", "awarded")

    def decisions(self, pitcher: PlayerId) -> tuple[str, ...]:
        """Return what stands after a pitcher's name: of ``W``, ``L``, ``SV``, ``HLD``, ``BS``."""
        found = (
            ("W", pitcher == self.winner),
            ("L", pitcher == self.loser),
            ("SV", pitcher == self.save),
            ("HLD", pitcher in self.holds),
            ("BS", pitcher in self.blown),
        )
        return tuple(mark for mark, is_his in found if is_his)

    def line(self, side: Side, columns: int = 9) -> list[str]:
        """Return the runs by inning as a scoreboard shows them (SD-S-13), at least *columns*.

        A bottom half that was not played reads ``x``; a forfeit leaves it empty (SD-G-07).
        """
        shown = [str(runs) for runs in self.of(side).innings]
        played = len(self.visitor.innings)
        is_over = self.is_final and self.forfeited_by is None
        if is_over and side is Side.HOME and len(shown) < played:
            shown.append("x")
        return shown + [""] * (max(columns, played) - len(shown))


def box_score(facts: Sequence[Fact], scoring: Scoring = SHARED) -> BoxScore:
    """Return both sides' lines from the facts of one game, in one pass, by its rules of scoring."""
    keeper = _Keeper(scoring)
    for fact in facts:
        keeper.hear(fact)
    keeper.write_participants()
    return keeper.box


def check_cross_foot(box: BoxScore) -> list[str]:
    """Return what does not add up: PA against AB and walks, and against runs, LOB and outs."""
    faults = []
    for side in Side:
        mine, theirs = box.of(side), box.of(side.other)
        outs = sum(line.outs for line in theirs.pitching.values())
        pa = mine.total("pa")
        parts = sum(mine.total(column) for column in box.turns)
        if pa != parts:
            faults.append(f"{side}: PA {pa} != AB+BB+SF+SH {parts}")
        if pa + mine.placed != mine.runs + mine.lob + outs:
            faults.append(f"{side}: PA {pa} != R {mine.runs} + LOB {mine.lob} + outs {outs}")
        for ours, column in (
            ("pa", "bf"), ("r", "r"), ("h", "h"), ("bb", "bb"), ("ibb", "ibb"), ("so", "so"),
            ("hr", "hr"),
        ):  # fmt: skip
            allowed = sum(getattr(line, column) for line in theirs.pitching.values())
            allowed += theirs.uncharged if column == "r" else 0
            if mine.total(ours) != allowed:
                faults.append(f"{side}: {column} {mine.total(ours)} != allowed {allowed}")
        if mine.runs != mine.total("r"):
            faults.append(f"{side}: line score {mine.runs} != runs {mine.total('r')}")
        if mine.total("gidp") != theirs.double_plays:
            faults.append(f"{side}: GDP {mine.total('gidp')} != turned {theirs.double_plays}")
        if mine.total("rbi") > mine.runs:
            faults.append(f"{side}: RBI {mine.total('rbi')} > R {mine.runs}")
    return faults


class _OnBase(Struct):
    """A man on base."""

    player: PlayerId
    spot: int
    """0 for one whom nobody saw reach base."""
    inherited_by: PlayerId = ""
    """The pitcher who found him there (SD-S-24)."""
    is_unearned: bool = False
    """PB-S-09: an error put him on, or he took over from a man so put on."""


class _Keeper:
    """Hears facts and keeps both sides' lines."""

    def __init__(self, scoring: Scoring) -> None:
        self.box = BoxScore(scoring=scoring)
        self.box.visitor.innings.append(0)
        self.men = {side: Participants() for side in Side}
        self.record = PitchersOfRecord()
        self.inning, self.batting, self.outs, self.halves = 1, Side.VISITOR, 0, 0
        self.on_base: dict[Base, _OnBase] = {}
        self.spot = 0
        self.errors = 0
        """Of this half-inning."""
        self.bases = EMPTY
        self.shadow: Shadow | None = None

    def hear(self, fact: Fact) -> None:
        match fact:
            case CameToBat():
                self.come_to_bat(fact)
            case Batted():
                self.bat(fact)
            case RunnersMoved():
                self.move_runners(fact)
            case SidesChanged():
                self.change_sides()
            case PinchHit():
                self.men[fact.side].pinch_hit(fact, self.now)
                self.spot = fact.spot
            case PinchRan():
                self.men[fact.side].pinch_run(fact, self.now)
                if fact.base in self.on_base:
                    self.on_base[fact.base].player = fact.incoming
                self.run_on(fact)
            case RunnerPlaced():
                self.on_base[Base.SECOND] = _OnBase(fact.runner, 0)
                self.box.of(self.batting).placed += 1
            case PitchingChange():
                self.men[fact.side].change_pitcher(fact, self.now)
                self.take_the_mound(fact.side, fact.incoming)
                if self.shadow is not None:
                    self.shadow = relieved(self.shadow, fact.incoming, self.outs)
            case FieldSet():
                self.men[fact.side].set_field(fact, self.now)
            case LineupsShown():
                for side, card in ((Side.VISITOR, fact.visitor), (Side.HOME, fact.home)):
                    self.men[side].write_lineup(card)
                    self.take_the_mound(side, card.pitcher)
            case Forfeited():
                self.box.forfeited_by = fact.loser
            case GameEnded():
                self.end()

    @property
    def now(self) -> Entry:
        return Entry(self.inning, self.batting)

    # Who is in the game

    def take_the_mound(self, side: Side, player: PlayerId) -> None:
        """SD-S-24: with a side in the field, he inherits whoever is on base."""
        if self.record.on_record(side) == player:
            return
        self.men[side].pitches(player, self.now)
        found = list(self.on_base.values()) if side is self.batting.other else []
        is_starter = not self.record.outings[side]
        self.record.takes_the_mound(side, player, len(found))
        line = PitchingLine(player, is_starter, ir=0 if is_starter else len(found))
        self.box.of(side).pitching.setdefault(player, line)
        for runner in found:
            runner.inherited_by = player

    def come_to_bat(self, fact: CameToBat) -> None:
        self.batting, self.spot = fact.side, fact.spot
        if not self.box.of(fact.side).innings:
            self.box.of(fact.side).innings.append(0)
        self.take_the_mound(fact.side.other, fact.pitcher)

    def batter(self, player: PlayerId, spot: int = 0, role: str = "") -> BattingLine:
        """Return his line; one whom nobody announced is written into *spot*."""
        if spot:
            self.men[self.batting].takes_slot(spot, player, self.now._replace(role=role))
        lines = self.box.of(self.batting).batting
        if player not in lines:
            lines[player] = BattingLine(player, spot, role)
        return lines[player]

    def pitcher(self, player: PlayerId) -> PitchingLine:
        staff = self.box.of(self.batting.other).pitching
        if player not in staff:
            staff[player] = PitchingLine(player, is_starter=not staff)
        return staff[player]

    def write_participants(self) -> None:
        """Put the lines in order, and in them where each man stood; a line for all who were in."""
        for side, men in self.men.items():
            made = self.box.of(side).batting
            ordered: dict[PlayerId, BattingLine] = {}
            for slot in men.slots:
                for man in slot.men:
                    if man.player in ordered:
                        continue
                    line = made.get(man.player) or BattingLine(man.player, slot.number, "")
                    line.spot, line.position = slot.number, man.trail
                    line.is_starter = man.came_in is None
                    ordered.setdefault(man.player, line)
            self.box.of(side).batting = ordered | {
                player: line for player, line in made.items() if player not in ordered
            }

    # At the plate and on the bases

    def bat(self, fact: Batted) -> None:
        self.take_the_mound(self.batting.other, fact.pitcher)
        batter = self.batter(fact.batter, self.spot, PINCH_HITTER)
        pitcher = self.pitcher(fact.pitcher)
        batter.pa += 1
        pitcher.bf += 1
        batter.rbi += fact.rbi
        if fact.is_walk:
            is_intentional = fact.code == INTENTIONAL_WALK
            counts = not is_intentional or self.box.scoring.counts_intentional
            batter.bb += counts
            pitcher.bb += counts
            batter.ibb += is_intentional
            pitcher.ibb += is_intentional
        elif fact.sacrifice == "SF":
            batter.sf += 1
        elif fact.sacrifice == "SH":
            batter.sh += 1
        elif fact.is_awarded:
            batter.awarded += 1
        else:
            batter.ab += 1
        if fact.hit:
            batter.h += 1
            pitcher.h += 1
            batter.doubles += fact.hit == 2
            batter.triples += fact.hit == 3
            batter.hr += fact.hit == 4
            pitcher.hr += fact.hit == 4
        batter.so += fact.is_strikeout
        pitcher.so += fact.is_strikeout
        batter.gidp += fact.is_double_play
        self.box.of(self.batting.other).double_plays += fact.is_double_play
        self.box.of(self.batting.other).errors += fact.is_error
        self.move(fact.advances, pitcher, hit=fact.hit, is_error=fact.is_error)
        self.errors += fact.is_error

    def move_runners(self, fact: RunnersMoved) -> None:
        self.take_the_mound(self.batting.other, fact.pitcher)
        lines = [self.runner(advance) for advance in fact.advances]
        caught = sum(advance.is_out for advance in fact.advances)
        if fact.cause in ("SB", "CS"):
            self.count_steals(fact, lines, caught)
        elif fact.cause != "ADV":
            self.box.of(self.batting.other).assists += caught
            self.credit_batter(fact)
        self.move(fact.advances, self.pitcher(fact.pitcher))

    def count_steals(self, fact: RunnersMoved, lines: list[BattingLine], caught: int) -> None:
        """SD-S-09: in a double steal with one out there is no SB for the other man."""
        for advance, line in zip(fact.advances, lines, strict=True):
            line.cs += advance.is_out
            line.sb += not caught
        fielding = self.box.of(self.batting.other)
        catcher = self.men[self.batting.other].man_at(Position.CATCHER)
        if catcher:
            line_of = fielding.catching.setdefault(catcher, CatchingLine(catcher))
            line_of.cs += caught
            line_of.sb += 0 if caught else len(lines)

    def credit_batter(self, fact: RunnersMoved) -> None:
        """SD-S-06, 08: runs of extra bases and tag-ups belong to the batter's turn."""
        if not fact.batter:
            return
        batter = self.batter(fact.batter)
        batter.rbi += fact.rbi
        if fact.is_sacrifice:
            batter.ab -= 1
            batter.sf += 1

    def runner(self, advance: Advance) -> BattingLine:
        """Return the runner's line; a pinch runner goes on where the other stood (SD-S-11)."""
        runner = advance.runner.player
        if advance.start is Base.PLATE:
            return self.batter(runner)
        found = self.on_base.setdefault(advance.start, _OnBase(runner, 0))
        if found.player != runner:
            found.player = runner
            return self.batter(runner, found.spot, PINCH_RUNNER)
        return self.batter(runner)

    def run_on(self, fact: PinchRan) -> None:
        runner = self.bases.at(fact.base)
        if runner is not None:
            named = {fact.base.name.lower(): replace(runner, player=fact.incoming)}
            self.bases = replace(self.bases, **named)
        if self.shadow is not None:
            self.shadow = with_runner(self.shadow, fact.incoming, fact.outgoing)

    def move(
        self,
        advances: tuple[Advance, ...],
        pitcher: PitchingLine,
        *,
        hit: int = 0,
        is_error: bool = False,
    ) -> None:
        """PB-S-09: a run is unearned on an error, by one, or where errors only prolonged the half.

        A batter who is safe because another man is forced out takes over how he got on. Where
        the game keeps a shadow of the half-inning (CS-13), that decides instead.
        """
        earned: tuple[PlayerId, ...] = ()
        has_shadow = self.box.scoring.has_shadow
        if has_shadow:
            self.shadow, earned = after_play(
                self.shadow, self.bases, self.outs, advances, hit=hit, is_error=is_error
            )
            self.bases = self.bases.after(advances)
        runners: list[_OnBase] = []
        is_late = self.outs + self.errors >= 3
        for advance in advances:
            self.runner(advance)
            if advance.start is Base.PLATE:
                forced_out = [move for move in advances if move.is_out and move is not advance]
                is_unearned = is_error or any(
                    self.on_base[move.start].is_unearned for move in forced_out
                )
                runners.append(
                    _OnBase(advance.runner.player, self.spot, is_unearned=is_unearned)
                )
            else:
                runners.append(self.on_base[advance.start])
        for advance in advances:
            self.on_base.pop(advance.start, None)
        for advance, runner in zip(advances, runners, strict=True):
            if advance.is_out:
                pitcher.outs += 1
                self.outs += 1
            elif advance.scores:
                pitcher.irs += runner.inherited_by == pitcher.player
                is_unearned = has_shadow or is_error or is_late or runner.is_unearned
                self.score_run(advance.runner.player, advance.runner.charged, is_unearned)
            else:
                self.on_base[advance.end] = runner
        for charged in filter(None, earned):
            self.pitcher(charged).unearned -= 1

    def score_run(self, scorer: PlayerId, charged: PlayerId, is_unearned: bool) -> None:
        """C24-36: the run of a man placed on base is nobody's; the loss is for who is pitching."""
        self.batter(scorer).r += 1
        if charged:
            self.pitcher(charged).r += 1
            self.pitcher(charged).unearned += is_unearned
        else:
            self.box.of(self.batting.other).uncharged += 1
        self.box.of(self.batting).innings[-1] += 1
        pitching = self.record.on_record(self.batting.other)
        self.record.scores(self.batting, charged or pitching)

    # Halves and the end

    def change_sides(self) -> None:
        self.leave_on_base()
        self.inning += self.batting is Side.HOME
        self.batting = self.batting.other
        self.halves, self.outs, self.spot, self.errors = self.halves + 1, 0, 0, 0
        self.bases, self.shadow = EMPTY, None
        self.box.of(self.batting).innings.append(0)

    def leave_on_base(self) -> None:
        self.box.of(self.batting).lob += len(self.on_base)
        self.on_base.clear()

    def end(self) -> None:
        self.leave_on_base()
        self.box.is_final = True
        if not self.has_decisions():
            return
        staffs = {side: self.box.of(side).pitching for side in Side}
        made: Decisions = self.record.decide(staffs, self.box.scoring)
        self.box.winner, self.box.loser, self.box.save = made.winner, made.loser, made.save
        self.box.holds, self.box.blown = made.holds, made.blown

    def has_decisions(self) -> bool:
        """SD-G-06: a forfeit has them after five innings, if its winner led by the runs scored.

        Holds and blown saves go with the rest.
        """
        loser = self.box.forfeited_by
        if loser is None:
            return True
        halves = self.halves + (self.outs >= 3)
        score = self.record.score
        return halves >= HALVES_OF_RECORD and score[loser.other] > score[loser]
