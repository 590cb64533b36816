"""The moment a card is looked at or played in: who bats, who throws, what is settled.

Conditions and verbs read it; what they mean stands in card_conditions and the card_verbs.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, TypeAlias

from hotstove.baseball.effects import moment
from hotstove.baseball.effects.hands import Hands
from hotstove.baseball.effects.moment import Asking
from hotstove.baseball.positions import INFIELD, OUTFIELD, Position

from .cards import CardId
from .state import ClutchGame
from .strategy import StrategyCard

if TYPE_CHECKING:
    from .throws import Throws

_Book: TypeAlias = "Throws"

HALF_START: Final = "half_start"
STEAL_DECLARED: Final = "steal_declared"
BUNT_DECLARED: Final = "bunt_declared"
AFTER_BUNT: Final = "after_bunt_roll"
BEFORE_PITCH: Final = "before_pitch"
AFTER_PITCH: Final = "after_pitch_roll"
ADVANTAGE: Final = "advantage"
BEFORE_SWING: Final = "before_swing"
AFTER_SWING: Final = "after_swing_roll"
ON_RESULT: Final = "on_result"
AFTER_OUTCOME: Final = "after_outcome"
ADVANCE_DECLARED: Final = "advance_declared"
BEFORE_THROW: Final = "before_throw"
AFTER_THROW: Final = "after_throw_roll"
BEFORE_CHECK: Final = "before_check"
AFTER_CHECK: Final = "after_check_roll"
AFTER_PLAY: Final = "after_play"
HALF_END: Final = "half_end"
ON_CARD: Final = "on_card_played"
ON_DRAW: Final = "on_draw"
ON_SUBSTITUTION: Final = "on_substitution"
ANY_TIME: Final = "any_time"
WINDOWS: Final = (
    HALF_START, STEAL_DECLARED, BUNT_DECLARED, AFTER_BUNT, BEFORE_PITCH, AFTER_PITCH, ADVANTAGE,
    BEFORE_SWING, AFTER_SWING, ON_RESULT, AFTER_OUTCOME, ADVANCE_DECLARED, BEFORE_THROW,
    AFTER_THROW, BEFORE_CHECK, AFTER_CHECK, AFTER_PLAY, HALF_END, ON_CARD, ON_DRAW,
    ON_SUBSTITUTION,
)  # fmt: skip
"""19.1, in the order of an at-bat."""
OPEN_AT_ANY_TIME: Final = (
    BEFORE_PITCH, AFTER_PITCH, ADVANTAGE, BEFORE_SWING, AFTER_SWING, ON_RESULT, AFTER_OUTCOME,
)  # fmt: skip
_UNITS: Final = {
    "infield": INFIELD,
    "outfield": OUTFIELD,
    "battery": (Position.PITCHER, Position.CATCHER),
}


class Moment(moment.Moment[_Book, ClutchGame], eq=False):
    """A position as one side looks at it with a card in hand."""

    @property
    def hands(self) -> Hands:
        return self.game.cards.hands

    @property
    def result(self) -> str:
        return self.game.result

    @property
    def runner(self) -> CardId:
        """The one thrown at, or the lead runner."""
        if self.window in (BEFORE_THROW, AFTER_THROW) and self.game.aim is not None:
            return self.game.aim.runner
        return self.player("lead_runner")

    def player(self, who: str) -> CardId:
        if who in ("lead_runner", "trail_runner"):
            runners = self.game.bases.runners()
            return runners[-1 if who == "trail_runner" else 0][1].player if runners else ""
        return super().player(who)

    def players(self, who: str) -> tuple[CardId, ...]:
        """Return everybody meant by ``fielders``, ``involved`` and what all games' cards say."""
        if who == "fielders":
            return (*self.players("infield"), *self.players("outfield"))
        if who == "involved":
            return tuple([player for player in self.involved() if player])
        return super().players(who)

    def involved(self) -> tuple[CardId, ...]:
        """CL-13: whose numbers enter what is going on."""
        game = self.game
        aim = game.aim
        if self.window in (BEFORE_THROW, AFTER_THROW) and aim is not None:
            fielders = _UNITS.get(aim.unit, ())
            return (aim.runner, *[game.defense.player_at(place) for place in fielders])
        return (self.batter, game.defense.mound.pitcher)


class Play(moment.Play[_Book, ClutchGame], Moment, eq=False, kw_only=True):
    """A card being played at the table."""

    asking = Asking("CL-101", "CL-101", "CL-64", "table")
    is_free: bool = False
    """C24-39: a stadium's or the weather's."""

    @property
    def printed(self) -> StrategyCard | None:
        return self.book.strategy.get(self.card)

    @contextmanager
    def on(self, player: CardId) -> Iterator[None]:
        """While it lasts, *player* is the runner the card speaks of."""
        before, self.chosen = self.chosen, (player,)
        yield
        self.chosen = before
