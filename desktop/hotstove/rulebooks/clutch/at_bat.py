"""The at-bat from pitch to outcome, CL-55: states S7 to S20. The editions order what comes before.

Walks, bunts, steals, ground balls, substitutions have rooms of their own.
"""

from __future__ import annotations

from typing import TypeAlias

from hotstove.baseball.facts import CameToBat
from hotstove.baseball.innings import OUTS_A_HALF
from hotstove.play.decisions import Roll
from hotstove.play.dice import D20
from hotstove.play.table import Script, Table

from .card_moment import (
    ADVANTAGE,
    AFTER_OUTCOME,
    AFTER_PITCH,
    AFTER_PLAY,
    AFTER_SWING,
    BEFORE_PITCH,
    BEFORE_SWING,
    ON_RESULT,
)
from .card_verbs import OF_SWING
from .facts import AtBatClosed, IpGained, OutcomeSettled
from .ground_balls import may_draw_in
from .results import BUNT, INTENTIONAL_WALK, Result
from .state import ClutchGame
from .substitution_windows import SubstitutionWindows

_Table: TypeAlias = Table[ClutchGame]


class AtBat(SubstitutionWindows):
    def plate_appearance(self, table: _Table) -> Script[None]:
        """CL-55: what the edition puts before the cards, then S7 to S20."""
        goes_on = yield from self.before_the_pitch(table)
        if goes_on:
            yield from self.pitch_and_swing(table)
        yield from self.keep_the_books(table)

    def before_the_pitch(self, table: _Table) -> Script[bool]:
        """S0 to S6 in the edition's order. Returns whether a pitch is thrown."""
        raise NotImplementedError

    def came_to_bat(self, table: _Table) -> None:
        """S3: the batter is in the box."""
        game = table.state
        offense = game.offense
        place = offense.up % 9
        pitcher = game.defense.mound.pitcher
        table.tell(CameToBat(game.batting, place + 1, offense.order[place], pitcher))

    def walk_or_bunt_first(self, table: _Table, *, is_walked: bool) -> Script[bool]:
        """S4, S5: a walk is carried out, or bunts are tried. Returns whether a pitch is thrown."""
        if is_walked:
            self.settle(table, INTENTIONAL_WALK)
            self.walk(table, INTENTIONAL_WALK)
            yield from self.after_outcome(table)
            return False
        end = (yield from self.bunt(table)) if self.may_bunt(table.state) else "swing"
        if end == "bunted":
            self.settle(table, BUNT)
            self.carry_out_bunt(table)
            yield from self.after_outcome(table)
            return False
        if end == "struck out":
            self.settle(table, Result.STRIKEOUT)
            yield from self.after_outcome(table)
            self.out(table, Result.STRIKEOUT)
            return False
        if may_draw_in(table.state):
            yield from self.infield_call(table)
        return True

    def pitch_and_swing(self, table: _Table) -> Script[None]:
        """S7 to S19."""
        if self.is_due(table.state, BEFORE_PITCH):
            yield from self.card_window(table, BEFORE_PITCH)
            self.quality_appearance(table)
        if table.state.outs == OUTS_A_HALF or not self.goes_on(table.state):
            return
        if self.holds_too_many(table.state):
            yield from self.trim(table)
        yield from self.pitch(table)
        yield from self.swing(table)
        yield from self.read_the_result(table)
        if table.state.outs == OUTS_A_HALF or not self.goes_on(table.state):
            return
        yield from self.carry_out_outcome(table)

    # S9 to S12

    def pitch(self, table: _Table) -> Script[None]:
        """S9 to S11: the roll, the cards on it, the advantage."""
        sides = D20
        if table.state.cards.changes:
            sides = self.fixed(table.state, "die pitch") or D20
        die: int = yield Roll(sides, "pitch", table.state.defense.seat, "CL-56")
        table.tell(self.pitched(table.state, die, sides))
        if self.is_due(table.state, AFTER_PITCH):
            yield from self.card_window(table, AFTER_PITCH)
        if table.state.cards.staying:
            self.sweep(table)
        for window in (ADVANTAGE, BEFORE_SWING):
            if self.is_due(table.state, window):
                before = table.state
                yield from self.card_window(table, window)
                if not _only_swing_changed(before, table.state):
                    self.tell_advantage(table)

    def tell_advantage(self, table: _Table) -> None:
        """S11: a card may have turned it."""
        pitch = table.state.pitch
        if pitch is not None:
            self._tell_pitch(table, pitch.die, pitch.sides)

    # S13, S14

    def swing(self, table: _Table) -> Script[None]:
        game = table.state
        sides = self.swing_die(game)
        die: int = yield Roll(sides, "swing", game.offense.seat, "CL-59")
        table.tell(self.swung(table.state, die, sides))
        if self.is_due(table.state, AFTER_SWING):
            yield from self.card_window(table, AFTER_SWING)

    # S15 to S17

    def read_the_result(self, table: _Table) -> Script[None]:
        """The park's edits, then CL-93; changes (C17-33, C24-42) in the window; it is final."""
        game = table.state
        pitch, swing = game.pitch, game.swing
        assert pitch is not None
        assert swing is not None
        yield from self.park_acts(table, ON_RESULT)
        is_through = game.is_infield_in and pitch.advantage == "batter"
        if is_through and table.state.result == _GROUND_BALL and not table.state.awarded:
            self.read_result(table, Result.SINGLE)
        if self.is_due(table.state, ON_RESULT):
            yield from self.card_window(table, ON_RESULT)
        game = table.state
        code = game.awarded.partition(":")[0] or game.result
        self.settle(table, code)
        if game.cards.laid:
            is_out = code in _OUTS
            sides = {game.fielding: is_out, game.batting: not is_out}
            yield from self.judge(table, 0, sides)
        if not self.waits_for_the_play(table.state):
            yield from self.after_outcome(table)

    def settle(self, table: _Table, code: str) -> None:
        """S17."""
        table.tell(OutcomeSettled(code))

    def waits_for_the_play(self, game: ClutchGame) -> bool:
        """CL-72: whether a fly is a sacrifice, and no out for cards, is known after the throw."""
        is_fly = game.outcome == _FLY_BALL and game.outs < OUTS_A_HALF - 1
        return is_fly and game.bases.third is not None

    def after_outcome(self, table: _Table) -> Script[None]:
        """S17: "after a ..." cards, and the ends of cards in play."""
        if self.is_due(table.state, AFTER_OUTCOME):
            yield from self.card_window(table, AFTER_OUTCOME)
        if table.state.cards.staying:
            self.sweep(table)

    # S18, S19

    def carry_out_outcome(self, table: _Table) -> Script[None]:
        code = table.state.outcome
        if table.state.awarded:
            self.awarded(table, code)
        elif code == _GROUND_BALL:
            yield from self.ground_ball(table)
        elif code == _FLY_BALL:
            waits = self.waits_for_the_play(table.state)
            yield from self.fly_ball(table)
            if waits:
                yield from self.after_outcome(table)
        elif code == _WALK:
            self.walk(table, code)
        elif code in _HITS:
            yield from self.hit(table, Result(code))
        else:
            self.out(table, code)

    # S20

    def keep_the_books(self, table: _Table) -> Script[None]:
        """S20: cards after the play, quality appearances, and what lay open is put away."""
        if self.is_due(table.state, AFTER_PLAY) and self.goes_on(table.state):
            yield from self.card_window(table, AFTER_PLAY)
        self.quality_appearance(table)
        if table.state.cards.staying:
            self.sweep(table)
        if not self.is_clear(table.state):
            table.tell(AtBatClosed())

    def is_clear(self, game: ClutchGame) -> bool:
        """Whether the at-bat has left nothing lying about."""
        cards = game.cards
        return not (
            cards.laid
            or cards.changes
            or cards.staying
            or game.at_bat
            or game.has_pinch_hit
            or game.has_changed_pitcher
        )

    def quality_appearance(self, table: _Table) -> None:
        """C24-24: an inning more at once at the fifteenth out, with two runs at most."""
        if not self.edition.quality_outs:
            return
        mound = table.state.defense.mound
        if mound.quality == "due" and mound.r <= self.edition.quality_runs:
            table.tell(IpGained(table.state.fielding, mound.pitcher, 1, is_card=False))


def _only_swing_changed(before: ClutchGame, game: ClutchGame) -> bool:
    """Whether what has acted leaves the pitch as it was: nothing was played, no sum of it moved."""
    had, cards = before.cards, game.cards
    return cards is had or (
        cards.laid is had.laid
        and cards.staying is had.staying
        and game.defense is before.defense
        and all(change.what in OF_SWING for change in cards.changes)
    )


_GROUND_BALL, _FLY_BALL, _WALK = Result.GROUND_BALL, Result.FLY_BALL, Result.WALK
_OUTS = frozenset(result.value for result in Result if result.is_out)
_HITS = frozenset(result.value for result in Result if result.bases)
