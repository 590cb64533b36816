"""The line score and the box score: computed from facts alone, when somebody looks (SD-S)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, field

from hotstove.play.facts import Fact
from hotstove.play.seats import Side

from .bases import Advance, Base, PlayerId
from .facts import Batted, CameToBat, GameEnded, LineupsShown, RunnersMoved, SidesChanged
from .lineups import LineupCard
from .positions import Position


class BattingLine(Struct):
    """SD-S-01..11 for one player."""

    player: PlayerId
    spot: int
    position: Position
    pa: int = 0
    ab: int = 0
    r: int = 0
    h: int = 0
    doubles: int = 0
    triples: int = 0
    hr: int = 0
    rbi: int = 0
    bb: int = 0
    so: int = 0
    sb: int = 0
    cs: int = 0
    gidp: int = 0
    sf: int = 0
    sh: int = 0

    @property
    def total_bases(self) -> int:
        return self.h + self.doubles + 2 * self.triples + 3 * self.hr


class PitchingLine(Struct):
    """SD-S-20..23 for one pitcher; *outs* are thirds of an inning."""

    player: PlayerId
    outs: int = 0
    bf: int = 0
    h: int = 0
    r: int = 0
    bb: int = 0
    so: int = 0
    hr: int = 0

    @property
    def er(self) -> int:
        """SD-S-21: there are no errors, so every run is earned."""
        return self.r

    @property
    def innings(self) -> str:
        """SD-S-22: 17 outs read 5.2."""
        return f"{self.outs // 3}.{self.outs % 3}"


class SideBox(Struct):
    batting: dict[PlayerId, BattingLine] = field(default_factory=dict)
    pitching: dict[PlayerId, PitchingLine] = field(default_factory=dict)
    innings: list[int] = field(default_factory=list)
    """Runs by inning; shorter by one than the other side's when the bottom was not played."""
    lob: int = 0

    @property
    def runs(self) -> int:
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

    def of(self, side: Side) -> SideBox:
        return self.visitor if side is Side.VISITOR else self.home

    def line(self, side: Side, columns: int = 9) -> list[str]:
        """Return the runs by inning as a scoreboard shows them (SD-S-13), at least *columns*.

        A bottom half that was not played reads ``x``.
        """
        shown = [str(runs) for runs in self.of(side).innings]
        played = len(self.visitor.innings)
        if self.is_final and side is Side.HOME and len(shown) < played:
            shown.append("x")
        return shown + [""] * (max(columns, played) - len(shown))


def box_score(facts: Sequence[Fact]) -> BoxScore:
    """Return both sides' lines from the facts of one game, in one pass."""
    keeper = _Keeper()
    for fact in facts:
        keeper.hear(fact)
    return keeper.box


def check_cross_foot(box: BoxScore) -> list[str]:
    """Return what does not add up: PA against AB and walks, and against runs, LOB and outs."""
    faults = []
    for side in Side:
        mine, theirs = box.of(side), box.of(side.other)
        outs = sum(line.outs for line in theirs.pitching.values())
        pa = mine.total("pa")
        parts = sum(mine.total(column) for column in ("ab", "bb", "sf", "sh"))
        if pa != parts:
            faults.append(f"{side}: PA {pa} != AB+BB+SF+SH {parts}")
        if pa != mine.runs + mine.lob + outs:
            faults.append(f"{side}: PA {pa} != R {mine.runs} + LOB {mine.lob} + outs {outs}")
        for ours, column in (("r", "r"), ("h", "h"), ("bb", "bb"), ("so", "so"), ("hr", "hr")):
            allowed = sum(getattr(line, column) for line in theirs.pitching.values())
            if mine.total(ours) != allowed:
                faults.append(f"{side}: {column} {mine.total(ours)} != allowed {allowed}")
        if mine.runs != mine.total("r"):
            faults.append(f"{side}: line score {mine.runs} != runs {mine.total('r')}")
    return faults


def rate(above: int, below: int) -> str:
    """SD-S-15: three places without a leading zero, an em dash where nothing is below."""
    if below == 0:
        return "—"
    text = f"{above / below:.3f}"
    return text.removeprefix("0")


class _Keeper:
    """Hears facts and keeps both sides' lines."""

    def __init__(self) -> None:
        self.box = BoxScore()
        self.box.visitor.innings.append(0)
        self.batting = Side.VISITOR
        self.on_base: set[Base] = set()
        self.score = {Side.VISITOR: 0, Side.HOME: 0}
        self.on_record: dict[Side, PlayerId] = {}
        self.lead: tuple[Side, PlayerId, PlayerId] | None = None

    def hear(self, fact: Fact) -> None:
        match fact:
            case LineupsShown():
                self.write_lineup(Side.VISITOR, fact.visitor)
                self.write_lineup(Side.HOME, fact.home)
            case CameToBat():
                self.come_to_bat(fact)
            case Batted():
                self.bat(fact)
            case RunnersMoved():
                self.move_runners(fact)
            case SidesChanged():
                self.leave_on_base()
                self.batting = self.batting.other
                self.box.of(self.batting).innings.append(0)
            case GameEnded():
                self.leave_on_base()
                self.box.is_final = True
                self.decide()

    def write_lineup(self, side: Side, card: LineupCard) -> None:
        lines = self.box.of(side).batting
        for number, spot in enumerate(card.spots, 1):
            lines[spot.player] = BattingLine(spot.player, number, spot.position)
        self.box.of(side).pitching[card.pitcher] = PitchingLine(card.pitcher)
        self.on_record[side] = card.pitcher

    def come_to_bat(self, fact: CameToBat) -> None:
        self.batting = fact.side
        if not self.box.of(fact.side).innings:
            self.box.of(fact.side).innings.append(0)
        self.batter(fact.batter, fact.spot)
        if fact.pitcher != self.on_record.get(fact.side.other):
            self.pitcher(fact.pitcher)
            self.on_record[fact.side.other] = fact.pitcher

    def batter(self, player: PlayerId, spot: int = 0) -> BattingLine:
        """Return his line, opened for one who was in no lineup card."""
        lines = self.box.of(self.batting).batting
        if player not in lines:
            lines[player] = BattingLine(player, spot, Position.DESIGNATED_HITTER)
        return lines[player]

    def pitcher(self, player: PlayerId) -> PitchingLine:
        staff = self.box.of(self.batting.other).pitching
        if player not in staff:
            staff[player] = PitchingLine(player)
        return staff[player]

    def bat(self, fact: Batted) -> None:
        batter, pitcher = self.batter(fact.batter), self.pitcher(fact.pitcher)
        batter.pa += 1
        pitcher.bf += 1
        batter.rbi += fact.rbi
        if fact.is_walk:
            batter.bb += 1
            pitcher.bb += 1
        elif fact.sacrifice == "SF":
            batter.sf += 1
        elif fact.sacrifice == "SH":
            batter.sh += 1
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
        self.move(fact.advances, pitcher)

    def move_runners(self, fact: RunnersMoved) -> None:
        for advance in fact.advances:
            line = self.batter(advance.runner.player)
            if fact.cause == "SB":
                line.sb += not advance.is_out
            else:
                line.cs += advance.is_out
        self.move(fact.advances, self.pitcher(fact.pitcher))

    def move(self, advances: tuple[Advance, ...], pitcher: PitchingLine) -> None:
        self.on_base -= {advance.start for advance in advances}
        for advance in advances:
            if advance.is_out:
                pitcher.outs += 1
            elif advance.scores:
                runner = advance.runner
                self.score_run(self.batting, self.batter(runner.player), runner.charged)
            else:
                self.on_base.add(advance.end)

    def score_run(self, side: Side, scorer: BattingLine, charged: PlayerId) -> None:
        scorer.r += 1
        self.pitcher(charged).r += 1
        self.box.of(side).innings[-1] += 1
        if self.score[side] == self.score[side.other]:
            self.lead = (side, self.on_record.get(side, ""), charged)
        self.score[side] += 1

    def leave_on_base(self) -> None:
        self.box.of(self.batting).lob += len(self.on_base)
        self.on_base.clear()

    def decide(self) -> None:
        """SD-S-25: the lead that was never lost again decides win and loss."""
        if self.lead is None:
            return
        side, winner, self.box.loser = self.lead
        starter, *relievers = list(self.box.of(side).pitching.values()) or [PitchingLine(winner)]
        if winner == starter.player and starter.outs < 15 and relievers:
            best = max(relievers, key=lambda line: (line.outs, -line.er, -line.h - line.bb))
            winner = best.player
        self.box.winner = winner
