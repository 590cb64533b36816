"""What is agreed before a Pizza Box game: the cards of the box, the people, the house rules."""

from __future__ import annotations

from typing import Literal

from hotstove.baseball.clubs import Club
from hotstove.play.problems import Problem
from hotstove.play.seats import Side
from hotstove.play.setup import Setup
from hotstove.play.values import Value

from .cards import CardId, Deck, PitcherCard, ResultCard, RunningCard
from .people import AT_TABLE


class Box(Value, frozen=True):
    """Everything that lies in the box but pegs and markers (PB-A-02)."""

    hitter: tuple[ResultCard, ...]
    neutral: tuple[ResultCard, ...]
    pitcher: tuple[ResultCard, ...]
    running: tuple[RunningCard, ...]
    visitor_staff: tuple[PitcherCard, ...]
    """Blue; PB-PRO-02."""
    home_staff: tuple[PitcherCard, ...]
    """Red."""
    visitor: Club
    home: Club

    def deck(self, deck: Deck) -> tuple[ResultCard, ...]:
        found: tuple[ResultCard, ...] = getattr(self, deck.value)
        return found

    def staff(self, side: Side) -> tuple[PitcherCard, ...]:
        return self.visitor_staff if side is Side.VISITOR else self.home_staff

    def club(self, side: Side) -> Club:
        return self.visitor if side is Side.VISITOR else self.home


class StaffDay(Value, frozen=True):
    """How rested a side's pitchers are today (PB-L); nobody named is fully rested."""

    unavailable: tuple[CardId, ...] = ()
    """Who may not pitch at all."""
    may_not_start: tuple[CardId, ...] = ()
    """Starters who must rest; PB-L-08 lets one of them pitch in relief."""
    short_rest: tuple[CardId, ...] = ()
    """PB-L-07: starters with exactly three games of rest."""


class PizzaBoxSetup(Setup, frozen=True, kw_only=True):
    """Seat 0 is the younger of two people (PB-A-03); three to six sit as PB-MP-01 has it."""

    box: Box
    home: Literal["cards", "first", "second"] = "cards"
    """PB-A-03: by a card and a call, or agreed that seat 0 or seat 1 is at home; for two people."""
    innings: int = 9
    """PB-A-37."""
    has_strategies: bool | None = None
    """PB-A-36: STEAL, BUNT and PITCHOUT; None: as the level has it."""
    reshuffles_results_every_3: bool = False
    """PB-A-28."""
    pitchers_hit: bool = False
    """PB-PRO-24."""
    series: Literal["", "league", "championship"] = ""
    """PB-L, Pro-Ball only."""
    visitor_day: StaffDay = StaffDay()
    home_day: StaffDay = StaffDay()

    def day(self, side: Side) -> StaffDay:
        return self.visitor_day if side is Side.VISITOR else self.home_day


def check_house(setup: PizzaBoxSetup, *, has_staffs: bool) -> list[Problem]:
    """Return which house rules do not go together; *has_staffs*: with pitcher cards."""
    found = []
    if setup.home != "cards" and len(setup.chairs) in AT_TABLE:
        found.append(Problem("E_SIDES_BY_SEAT", "PB-MP-01", {"people": len(setup.chairs)}))
    if setup.pitchers_hit and not has_staffs:
        found.append(Problem("E_RULE_OFF", "PB-PRO-24", {"what": "pitchers hit"}))
    if setup.series and not has_staffs:
        found.append(Problem("E_RULE_OFF", "PB-L-01", {"what": "series"}))
    return found
