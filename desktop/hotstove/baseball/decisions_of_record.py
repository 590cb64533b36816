"""Which pitcher is credited with win, loss, save and hold, or charged with a blown save.

SD-S-25 to 27, from the scores at which each man took and left the mound; what he did in
between is counted by the box score.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field

from hotstove.play.seats import Side

from .bases import PlayerId
from .box_lines import PitchingLine
from .scoring import SHARED, Scoring

STARTERS_OUTS = 15
"""SD-S-25: fewer do not make a starter's win."""
SAVE_LEAD = 3
INNINGS_OUTS = 3
LONG_SAVE_OUTS = 9
AT_BAT_AND_ON_DECK = 2


class Outing(Struct):
    """One pitcher's time on the mound, and the score around it."""

    player: PlayerId
    is_starter: bool
    lead: int
    """Runs by which his side led when he came in; negative when it trailed."""
    runners: int
    """Men on base when he came in."""
    has_lost_lead: bool = False
    lead_at_exit: int | None = None
    """None while he has not been relieved."""

    @property
    def has_tying_run_near(self) -> bool:
        """SD-S-26 (b): on base, at bat or on deck when he came in."""
        return 1 <= self.lead <= self.runners + AT_BAT_AND_ON_DECK

    @property
    def is_in_save_situation(self) -> bool:
        """SD-S-26, 27: what can be known when he comes in, hence (a) by the lead alone."""
        return not self.is_starter and (1 <= self.lead <= SAVE_LEAD or self.has_tying_run_near)


class Decisions(Struct):
    """The pitchers of record; empty while the game is not over."""

    winner: PlayerId = ""
    loser: PlayerId = ""
    save: PlayerId = ""
    holds: tuple[PlayerId, ...] = ()
    blown: tuple[PlayerId, ...] = ()


class _Lead(Struct):
    """The lead that nobody has taken away yet."""

    side: Side
    on_record: PlayerId
    """The last man of the leading side who was on the mound when it took that lead."""
    charged: PlayerId
    """Who answers for the run that gave it."""


class PitchersOfRecord(Struct):
    """Follows mounds and runs of one game."""

    outings: dict[Side, list[Outing]] = field(
        default_factory=lambda: {side: list[Outing]() for side in Side}
    )
    score: dict[Side, int] = field(default_factory=lambda: dict.fromkeys(Side, 0))
    lead: _Lead | None = None

    def on_record(self, side: Side) -> PlayerId:
        """Return who is on the side's mound, or was last; empty before anybody was."""
        outings = self.outings[side]
        return outings[-1].player if outings else ""

    def takes_the_mound(self, side: Side, player: PlayerId, runners: int = 0) -> None:
        """*player* relieves whoever pitched for *side*, with *runners* men on base."""
        outings, lead = self.outings[side], self.score[side] - self.score[side.other]
        if outings:
            outings[-1].lead_at_exit = lead
        outings.append(Outing(player, not outings, lead, runners))

    def scores(self, side: Side, charged: PlayerId) -> None:
        """*side*, at bat, scores a run for which *charged* answers."""
        other = side.other
        if self.score[side] == self.score[other]:
            self.lead = _Lead(side, self.on_record(side), charged)
        self.score[side] += 1
        if self.score[side] == self.score[other] and self.outings[other]:
            self.outings[other][-1].has_lost_lead = True

    def decide(
        self, staffs: Mapping[Side, Mapping[PlayerId, PitchingLine]], scoring: Scoring = SHARED
    ) -> Decisions:
        """Return the decisions of a game that is over; *staffs* in the order they pitched."""
        if self.lead is None or self.score[Side.VISITOR] == self.score[Side.HOME]:
            return Decisions()
        side = self.lead.side
        # Where nobody announces pitchers, a lead of the first half is its first pitcher's.
        on_record = self.lead.on_record or next(iter(staffs[side]), "")
        winner = _winner(on_record, list(staffs[side].values()), scoring)
        made = Decisions(winner, self.lead.charged)
        last = self.outings[side][-1] if self.outings[side] else None
        if last is not None and last.player != winner:
            made.save = last.player if _saves(last, staffs[side][last.player].outs) else ""
        for of, outings in self.outings.items():
            for outing in outings:
                if not outing.is_in_save_situation:
                    continue
                without = (winner, made.save, "" if scoring.may_lose_a_hold else made.loser)
                if outing.has_lost_lead:
                    made.blown += (outing.player,)
                elif (
                    (outing.lead_at_exit or 0) > 0
                    and staffs[of][outing.player].outs > 0
                    and outing.player not in without
                ):
                    made.holds += (outing.player,)
        return made


def _winner(on_record: PlayerId, staff: list[PitchingLine], scoring: Scoring) -> PlayerId:
    """SD-S-25, CS-14: a starter without fifteen outs yields to the reliever with the most.

    Among equals the one with fewer ER, then in some games fewer H + BB, then the earlier one. A
    starter whom nobody relieved keeps his win.
    """
    starter, *relievers = staff or [PitchingLine(on_record)]
    if on_record != starter.player or starter.outs >= STARTERS_OUTS or not relievers:
        return on_record

    def effect(line: PitchingLine) -> tuple[int, int, int]:
        allowed = line.h + line.bb if scoring.weighs_baserunners else 0
        return line.outs, -line.er, -allowed

    return max(relievers, key=effect).player


def _saves(last: Outing, outs: int) -> bool:
    """SD-S-26 of the winning side's last pitcher, who did not win."""
    if last.is_starter or last.has_lost_lead or outs == 0:
        return False
    has_short_lead = 1 <= last.lead <= SAVE_LEAD and outs >= INNINGS_OUTS
    return has_short_lead or last.has_tying_run_near or outs >= LONG_SAVE_OUTS
