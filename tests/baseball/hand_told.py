"""Games of the advanced kind told fact by fact, without any game's rulebook.

``story = HandTold()`` opens with both lineups; then ``story.bats("1B")``, ``story.extra(3)``,
``story.steals(2)``, ``story.pinch_hits("kerr")``, ``story.relieved_by("rusk~")``,
``story.fields({"moss": "LF"}, gone="dorn")`` tell what happened. Runners move as the ledger says;
what a rulebook would refuse is told all the same.
"""

from __future__ import annotations

import random

from hotstove.baseball.bases import EMPTY, Advance, Base, Runner, everyone_up, forced
from hotstove.baseball.box_score import BoxScore, box_score
from hotstove.baseball.facts import (
    Batted,
    CameToBat,
    FieldSet,
    Forfeited,
    GameEnded,
    LineupsShown,
    PinchHit,
    PitchingChange,
    RunnersMoved,
    SidesChanged,
)
from hotstove.baseball.lineups import LineupCard, LineupSpot
from hotstove.baseball.positions import Position
from hotstove.baseball.scorebook import Scorebook, scorebook
from hotstove.play.facts import Rolled
from hotstove.play.seats import Side

ORDER = ("ames", "bell", "cole", "dorn", "eads", "fox", "giles", "hume", "jay")
STANDS = ("2B", "1B", "CA", "CF", "DH", "3B", "SS", "LF", "RF")
HITS = {"1B": 1, "1B+": 1, "2B": 2, "3B": 3, "HR": 4}
VISITOR, HOME = Side.VISITOR, Side.HOME


def card(suffix: str, pitchers_bat: bool) -> LineupCard:
    stands = [("P" if stand == "DH" and pitchers_bat else stand) for stand in STANDS]
    order = [("pike" if stand == "P" else name) + suffix
             for name, stand in zip(ORDER, stands, strict=True)]
    spots = tuple(
        LineupSpot(name, Position(stand)) for name, stand in zip(order, stands, strict=True)
    )
    return LineupCard(spots, f"pike{suffix}")


class HandTold:
    def __init__(self, *, pitchers_bat: bool = False) -> None:
        cards = {VISITOR: card("", pitchers_bat), HOME: card("~", pitchers_bat)}
        self.facts = [LineupsShown(cards[VISITOR], cards[HOME])]
        self.order = {side: [spot.player for spot in cards[side].spots] for side in Side}
        self.stands = {side: [spot.position for spot in cards[side].spots] for side in Side}
        self.mound = {side: cards[side].pitcher for side in Side}
        self.next = dict.fromkeys(Side, 1)
        self.batting, self.outs, self.bases = VISITOR, 0, EMPTY
        self.last = ("", 0)

    def tell(self, *facts):
        self.facts += facts
        return self

    # What is looked at

    def box(self) -> BoxScore:
        return box_score(self.facts)

    def book(self) -> Scorebook:
        return scorebook(self.facts)

    def batter(self, name):
        box = self.box()
        return box.visitor.batting.get(name) or box.home.batting[name]

    def pitcher(self, name):
        box = self.box()
        return box.visitor.pitching.get(name) or box.home.pitching[name]

    # At the plate

    @property
    def fielding(self):
        return self.batting.other

    def bats(self, *codes):
        """``"1B"``, ``"GB"`` (first base empty), ``"GB DP"``, ``"GB FC"``, ``"SH"``, ``"IBB"``…"""
        for code in codes:
            self._bat(*code.split())
        return self

    def _bat(self, code, mark=""):
        side, spot = self.batting, self.next[self.batting]
        name, mound = self.order[side][spot - 1], self.mound[self.fielding]
        batter = Runner(name, mound)
        self.tell(CameToBat(side, spot, name, mound))
        more = {}
        out = Advance(batter, Base.PLATE, Base.FIRST, is_out=True)
        if code in HITS:
            advances = everyone_up(self.bases, HITS[code], batter)
            more["hit"] = HITS[code]
        elif code in ("BB", "IBB"):
            advances = forced(self.bases, batter)
            more["is_walk"] = True
        elif code == "SH":
            advances = (*everyone_up(self.bases, 1, batter)[:-1], out)
            more["sacrifice"] = "SH"
        elif code == "GB":
            advances = self._grounder(batter, mark)
            more["is_double_play"] = mark == "DP"
        else:
            advances = (out,)
            more["is_strikeout"] = code == "SO"
        runs = sum(move.scores for move in advances)
        more["rbi"] = 0 if mark == "DP" else runs
        self.tell(Rolled(20, 7, "pitch", 0), Rolled(20, 12, "swing", 1))
        self.tell(Batted(name, mound, code, advances, **more))
        self._carry_out(advances)
        self.last = (name, spot)
        self.next[side] = spot % 9 + 1

    def _grounder(self, batter, mark):
        """SD-A-12 to 15."""
        is_out = mark != "FC"
        moves = []
        third_out = self.outs + 1 + (mark == "DP") >= 3
        for base, runner in self.bases.runners():
            if mark and base is Base.FIRST:
                moves.append(Advance(runner, base, Base.SECOND, is_out=True))
            elif not third_out:
                moves.append(Advance(runner, base, Base(base + 1)))
        return (*moves, Advance(batter, Base.PLATE, Base.FIRST, is_out=is_out))

    def _carry_out(self, advances):
        self.bases = self.bases.after(advances)
        self.outs += sum(move.is_out for move in advances)

    # On the bases

    def extra(self, *bases, out=0, cause="XB"):
        """The men on *bases* try for the next one; the one on *out* is thrown out."""
        moves = tuple(
            Advance(self.bases.at(Base(base)), Base(base), Base(base + 1), is_out=base == out)
            for base in sorted(bases, reverse=True)
        )
        runs = sum(move.scores for move in moves)
        is_sacrifice = cause == "TAG" and runs > 0
        mound = self.mound[self.fielding]
        self.tell(Rolled(20, 11, "throw", 0))
        self.tell(RunnersMoved(cause, mound, moves, self.last[0], runs, is_sacrifice))
        self._carry_out(moves)
        return self

    def tags_up(self, *bases, out=0):
        return self.extra(*bases, out=out, cause="TAG")

    def steals(self, *bases, out=0):
        """The men on *bases* run for the next one."""
        moves = tuple(
            Advance(self.bases.at(Base(base)), Base(base), Base(base + 1), is_out=base == out)
            for base in sorted(bases, reverse=True)
        )
        self.tell(RunnersMoved("CS" if out else "SB", self.mound[self.fielding], moves))
        self._carry_out(moves)
        return self

    # Men who come in

    def pinch_hits(self, name):
        side, spot = self.batting, self.next[self.batting]
        self.tell(PinchHit(side, spot, name, self.order[side][spot - 1]))
        self.order[side][spot - 1] = name
        self.stands[side][spot - 1] = None
        return self

    def relieved_by(self, name, spot=0):
        side = self.fielding
        self.tell(PitchingChange(side, name, self.mound[side], spot))
        self.mound[side] = name
        if spot:
            self.order[side][spot - 1] = name
            self.stands[side][spot - 1] = Position.PITCHER
        return self

    def fields(self, stands, side=None, **instead):
        """*stands*: who takes which position; *instead*: newcomer to spot, ``moss=7``."""
        side = side or self.fielding
        for name, spot in instead.items():
            suffix = "~" if side is HOME else ""
            self.order[side][spot - 1] = name + suffix
        for name, stand in stands.items():
            self.stands[side][self.order[side].index(name)] = Position(stand)
        self.tell(FieldSet(side, tuple(self.order[side]), tuple(self.stands[side])))
        return self

    # The end of things

    def change(self):
        self.tell(SidesChanged())
        self.batting, self.outs, self.bases = self.fielding, 0, EMPTY
        return self

    def down(self, times=1):
        """*times* half-innings of three strikeouts, the present one filled up."""
        for _ in range(times):
            self.bats(*["SO"] * (3 - self.outs)).change()
        return self

    def ends(self):
        return self.tell(GameEnded())

    def forfeited_by(self, loser):
        return self.tell(Forfeited(loser), GameEnded())


def random_story(seed, *, pitchers_bat=None, innings=9, spirit=0.12) -> HandTold:
    """A whole game of chance, with substitutions of every kind, steals, throws and tag-ups.

    *spirit* is how readily managers change men.
    """
    dice = random.Random(seed)
    story = HandTold(pitchers_bat=dice.random() < 0.5 if pitchers_bat is None else pitchers_bat)
    count = iter(range(1000))
    score = dict.fromkeys(Side, 0)
    inning = 1
    while True:
        _take_the_field(story, dice, count, spirit)
        _half_inning(story, dice, count, spirit, score, inning >= innings)
        over = inning >= innings and (
            score[HOME] > score[VISITOR]
            if story.batting is VISITOR
            else score[HOME] != score[VISITOR]
        )
        if over:
            return story.ends()
        inning += story.batting is HOME
        story.change()


def _take_the_field(story, dice, count, spirit):
    """Whoever has no position gets that of the man he replaced; sometimes men swap or come in."""
    side = story.fielding
    stands, suffix = story.stands[side], "~" if side is HOME else ""
    wanted = [spot.position for spot in card(suffix, "P" in stands).spots]
    for position in stands:
        if position in wanted:
            wanted.remove(position)
    for number, position in enumerate(stands):
        if position is None:
            stands[number] = wanted.pop(0)
            if stands[number] is Position.PITCHER:
                story.relieved_by(f"arm{next(count)}{suffix}", number + 1)
    infield = [n for n, stand in enumerate(stands) if stand not in ("P", "DH", "CA")]
    if dice.random() < spirit:
        one, two = dice.sample(infield, 2)
        stands[one], stands[two] = stands[two], stands[one]
    if dice.random() < spirit:
        story.order[side][dice.choice(infield)] = f"sub{next(count)}{suffix}"
    story.tell(FieldSet(side, tuple(story.order[side]), tuple(stands)))


def _half_inning(story, dice, count, spirit, score, is_last):
    side = story.batting
    suffix = "~" if side is HOME else ""
    while story.outs < 3:
        start = len(story.facts)
        if dice.random() < spirit:
            story.pinch_hits(f"bat{next(count)}{suffix}")
        if dice.random() < spirit / 2:
            theirs = story.stands[story.fielding]
            spot = theirs.index("P") + 1 if "P" in theirs else 0
            story.relieved_by(f"arm{next(count)}{'~' if side is VISITOR else ''}", spot)
        on = [int(base) for base, _ in story.bases.runners()]
        if on == [1] and dice.random() < 0.15:
            story.steals(1, out=dice.choice([0, 1]))
        if story.outs == 3:
            break
        _one_turn(story, dice, on)
        for fact in story.facts[start:]:
            if isinstance(fact, Batted | RunnersMoved):
                score[side] += sum(move.scores for move in fact.advances)
        if is_last and side is HOME and score[HOME] > score[VISITOR]:
            return


def _one_turn(story, dice, on):
    on = [int(base) for base, _ in story.bases.runners()]
    codes = "SO SO SO PU PU FB FB FB GB GB GB GB GB BB BB IBB 1B 1B 1B 1B+ 2B 2B 3B HR"
    code = dice.choice(codes.split())
    if code == "IBB" and 1 in on:
        code = "BB"
    outs = story.outs
    if code == "GB" and 1 in on:
        code = "GB FC" if outs == 2 or dice.random() < 0.5 else "GB DP"
    if code == "PU" and on and outs < 2:
        code = "SH"
        story.bats(code)
        return
    story.bats(code)
    if story.outs == 3:
        return
    on = [int(base) for base, _ in story.bases.runners()]
    if code in ("1B", "2B") and 3 in on and dice.random() < 0.5:
        out = 3 if dice.random() < 0.3 else 0
        story.extra(*([2, 3] if 2 in on and code == "1B" else [3]), out=out)
    if code == "FB" and 3 in on and outs < 2 and dice.random() < 0.7:
        story.tags_up(3, out=0 if dice.random() < 0.7 else 3)
