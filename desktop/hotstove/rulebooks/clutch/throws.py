"""Dice against numbers, CL-56 to 61, CL-76, CL-77: pitches, swings, throws, checks, re-rolls."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec.structs import replace

from hotstove.baseball.bases import Base
from hotstove.play.decisions import Roll
from hotstove.play.dice import D20
from hotstove.play.table import Script, Table

from .card_moment import (
    AFTER_CHECK,
    AFTER_PITCH,
    AFTER_SWING,
    AFTER_THROW,
    BEFORE_CHECK,
    BEFORE_THROW,
)
from .cards import CardId
from .facts import Cause, Checked, Pitched, ResultChanged, Swung, ThrewAt, ThrowAimed
from .results import Chart, Result
from .standing_cards import StandingCards
from .state import ClutchGame

_Table: TypeAlias = Table[ClutchGame]


class Throws(StandingCards):
    # CL-56 to 58 The pitch

    def pitched(self, game: ClutchGame, die: int, sides: int) -> Pitched:
        """Return the sum of a pitch whose die shows *die*, as all numbers stand now."""
        pitcher, batter = game.defense.mound.pitcher, game.at_bat
        command, on_base = self.duel(game)
        added = modifier = 0
        advantage: Literal["pitcher", "batter"]
        modifier = game.pitch_bonus
        told = told_mistake = None
        if game.cards.changes:
            die = self.bounded(game, "pitch", die)
            added = self.number(game, "pitch_roll", pitcher)
            modifier += self.number(game, "pitch", pitcher)
            told = self.fixed(game, "advantage")
            told_mistake = self.fixed(game, "mistake")
        is_mistake = self.is_mistake(pitcher, die, added)
        if told_mistake is not None:
            is_mistake = bool(told_mistake)
        is_pitchers = die + added + command + modifier > on_base
        if is_mistake and self.edition.mistake_gives_advantage:
            is_pitchers = False
        if told is not None:
            is_pitchers = bool(told)
        advantage = "pitcher" if is_pitchers else "batter"
        return Pitched(
            pitcher, batter, die, sides, added, command, modifier, on_base, is_mistake, advantage
        )

    def is_mistake(self, pitcher: CardId, die: int, added: int) -> bool:
        """C17-31, RUL-71: the natural die alone."""
        return die <= self.pitchers[pitcher].x_zone

    def bounded(self, game: ClutchGame, which: str, die: int) -> int:
        """19.4: the face of a die that a card has set, raised or lowered."""
        for change in game.cards.changes:
            if change.is_set:
                break
        else:
            return die
        told = self.fixed(game, f"roll {which}")
        if told is not None:
            return told
        floor, cap = self.fixed(game, f"floor {which}"), self.fixed(game, f"cap {which}")
        if floor is not None:
            die = max(die, floor)
        return die if cap is None else min(die, cap)

    # CL-59 The swing

    def cards_chart(self, card: CardId, advantage: str) -> Chart:
        side = self.pitchers if advantage == "pitcher" else self.batters
        return side[card].chart

    def swung(self, game: ClutchGame, die: int, sides: int) -> Swung:
        """Return the sum of a swing whose die shows *die*, and what the chart says of it."""
        pitch = game.pitch
        assert pitch is not None
        is_pitchers = pitch.advantage == "pitcher"
        chart_of = pitch.pitcher if is_pitchers else game.at_bat
        added = 0
        if game.cards.changes:
            die = self.bounded(game, "swing", die)
            added = self.number(game, "swing_roll", game.at_bat)
        modifier = self.swing_bonus(game)
        chart = self.pitchers[chart_of].chart if is_pitchers else self.batters[chart_of].chart
        return Swung(chart_of, die, sides, added, modifier, chart.result(die + added + modifier))

    # CL-76 The throw

    def throw(
        self,
        table: _Table,
        runner: CardId,
        base: Base,
        cause: Cause,
        unit: str,
        *,
        bonus: int = 0,
        extra: int = 0,
        against: str = "speed",
    ) -> Script[bool]:
        """S19: cards, the die, cards, then success or failure; strictly more than the speed is out.

        *bonus* is added to the throw, *extra* to the runner's speed.
        """
        since = len(table.state.cards.laid)
        table.tell(ThrowAimed(runner, base, cause, unit))
        if self.is_due(table.state, BEFORE_THROW):
            yield from self.card_window(table, BEFORE_THROW)
        die: int = yield Roll(D20, "throw", table.state.defense.seat, "CL-76")
        game = table.state
        threw = self.threw(game, game.aim or ThrowAimed(runner, base, cause, unit), die,
                           bonus, extra, against)  # fmt: skip
        table.tell(threw)
        if self.is_due(table.state, AFTER_THROW):
            yield from self.card_window(table, AFTER_THROW)
            assert table.state.thrown is not None
            threw = table.state.thrown
        if len(table.state.cards.laid) > since:
            sides = {game.fielding: threw.is_out, game.batting: not threw.is_out}
            yield from self.judge(table, since, sides)
        return threw.is_out

    def threw(
        self, game: ClutchGame, aim: ThrowAimed, die: int, bonus: int, extra: int, against: str
    ) -> ThrewAt:
        """Return the sum of a throw whose die shows *die*, as all numbers stand now."""
        if against == "on_base":
            speed = self.batters[aim.runner].on_base
        else:
            steals = aim.cause == "SB" or against == "stealing"
            speed = self.speed(game, aim.runner, steals=steals)
        modifier = 0
        if game.cards.changes:
            modifier = self.beyond_unit(game, "throw", aim.unit)
            die = self.bounded(game, "throw", die)
        rating = self.unit(game, aim.unit)
        return ThrewAt(
            aim.runner, aim.base, aim.cause, die, aim.unit, rating, bonus, modifier, speed, extra,
            against,
        )  # fmt: skip

    # CL-77 The check

    def check(self, table: _Table, unit: str, bonus: int = 0, target: int = 0) -> Script[bool]:
        """A unit's rating and the die reach the target; a tie is the defense's."""
        since = len(table.state.cards.laid)
        if self.is_due(table.state, BEFORE_CHECK):
            yield from self.card_window(table, BEFORE_CHECK)
        die: int = yield Roll(D20, "check", table.state.defense.seat, "CL-77")
        game = table.state
        checked = self.checked(game, unit, die, bonus, target or self.edition.check_target)
        table.tell(checked)
        if self.is_due(table.state, AFTER_CHECK):
            yield from self.card_window(table, AFTER_CHECK)
            assert table.state.checked is not None
            checked = table.state.checked
        passed = checked.is_passed
        if len(table.state.cards.laid) > since:
            sides = {game.fielding: passed, game.batting: not passed}
            yield from self.judge(table, since, sides)
        return passed

    def checked(
        self, game: ClutchGame, unit: str, die: int, bonus: int, target: int
    ) -> Checked:
        modifier = 0
        if game.cards.changes:
            die = self.bounded(game, "check", die)
            modifier = self.beyond_unit(game, "check", unit)
        return Checked(unit, self.unit(game, unit), die, bonus, modifier, target)

    # Sums told anew

    def retold(self, table: _Table, window: str) -> None:
        """A card has been played on a die that lies there: its sum as the numbers stand now."""
        game = table.state
        if window == AFTER_PITCH and game.pitch is not None and game.swing is None:
            self._tell_pitch(table, game.pitch.die, game.pitch.sides)
        elif window == AFTER_SWING and game.swing is not None:
            self._tell_swing(table, game.swing.die, game.swing.sides)
        elif window == AFTER_THROW and game.thrown is not None:
            old = game.thrown
            aim = ThrowAimed(old.runner, old.base, old.cause, old.unit)
            again = self.threw(game, aim, old.die, old.bonus, old.extra, old.against)
            if again != old:
                table.tell(again)
        elif window == AFTER_CHECK and game.checked is not None:
            last = game.checked
            checked = self.checked(game, last.unit, last.die, last.bonus, last.target)
            if checked != last:
                table.tell(checked)

    def _tell_pitch(self, table: _Table, die: int, sides: int) -> None:
        pitch = self.pitched(table.state, die, sides)
        if pitch != table.state.pitch:
            table.tell(pitch)

    def _tell_swing(self, table: _Table, die: int, sides: int) -> None:
        swing = self.swung(table.state, die, sides)
        if swing != table.state.swing:
            table.tell(swing)

    # CL-61 Re-rolls

    def thrown_again(self, table: _Table, which: str, keep: str) -> Script[None]:
        """Die type, modifiers and, for a swing, the advantage stay."""
        game = table.state
        if which == "pitch" and game.pitch is not None:
            old = game.pitch
            die: int = yield Roll(old.sides, "pitch", game.defense.seat, "CL-61")
            die = _kept(keep, old.die, die)
            self._tell_pitch(table, die, old.sides)
        elif which == "swing" and game.swing is not None:
            last = game.swing
            die = yield Roll(last.sides, "swing", game.offense.seat, "CL-61")
            self._tell_swing(table, _kept(keep, last.die, die), last.sides)
        elif which == "throw" and game.thrown is not None:
            thrown = game.thrown
            die = yield Roll(D20, "throw", game.defense.seat, "CL-61")
            table.tell(replace(thrown, die=_kept(keep, thrown.die, die)))
        elif which == "check" and game.checked is not None:
            checked = game.checked
            die = yield Roll(D20, "check", game.defense.seat, "CL-61")
            table.tell(replace(checked, die=_kept(keep, checked.die, die)))
        elif which == "bunt" and game.tried is not None:
            tried = game.tried
            die = yield Roll(D20, "bunt", game.offense.seat, "CL-61")
            die = _kept(keep, tried.die, die)
            table.tell(replace(tried, die=die, is_good=die > self.edition.bunt_target))

    def read_result(self, table: _Table, result: Result) -> None:
        """A rule, not a card, has made the result another (CL-93)."""
        table.tell(ResultChanged(result))


def _kept(keep: str, old: int, new: int) -> int:
    """*best* and *worst* as numbers of the die."""
    if keep == "best":
        return max(old, new)
    return min(old, new) if keep == "worst" else new

