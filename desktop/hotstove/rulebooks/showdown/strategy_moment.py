"""The moment a strategy card is looked at or played in: who bats, who throws, what is settled.

Conditions and verbs read it; what they mean stands in strategy_conditions and strategy_verbs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from hotstove.baseball.effects import moment
from hotstove.baseball.effects.hands import Hands
from hotstove.baseball.effects.moment import Asking

from .cards import Card, CardId
from .state import ShowdownGame
from .strategy import StrategyCard

if TYPE_CHECKING:
    from .strategy_rules import StrategyRules

_Book: TypeAlias = "StrategyRules"

BUNT: Final = "bunt"
BEFORE_PITCH: Final = "before_pitch"
ON_RESULT: Final = "on_result"
AFTER_RESULT: Final = "after_result"
ON_EXTRA_BASE: Final = "on_extra_base"
BEFORE_THROW: Final = "before_throw"
BEFORE_DP: Final = "before_dp"
WINDOWS: Final = (
    BUNT,
    BEFORE_PITCH,
    ON_RESULT,
    BEFORE_DP,
    ON_EXTRA_BASE,
    BEFORE_THROW,
    AFTER_RESULT,
)
"""SD-V-02, 06: in the order of an at-bat."""
CHOSEN: Final = "chosen"
"""Where a card or a runner is laid to name him."""


class Moment(moment.Moment[_Book, ShowdownGame], eq=False):
    """A position as one side looks at it with a card in hand."""

    @property
    def hands(self) -> Hands:
        return self.game.expert.hands

    @property
    def printed(self) -> StrategyCard:
        return self.book.strategy[self.card]

    @property
    def runner(self) -> CardId:
        """SD-M-08 e: the one thrown at, or whoever is alone on the bases."""
        game = self.game
        if game.expert.target:
            return game.expert.target
        runners = game.bases.runners()
        return runners[0][1].player if len(runners) == 1 else ""

    def card_of(self, who: str) -> Card | None:
        return self.book.cards.get(self.player(who))

    @property
    def result(self) -> str:
        """The current result; once it is carried out, the final one. Empty: none yet, or none."""
        game = self.game
        if game.expert.mode:
            return ""
        if not game.at_bat:
            return game.expert.code
        return game.swing.result if game.swing is not None else ""


class Play(moment.Play[_Book, ShowdownGame], Moment, eq=False):
    """A card being played at the table."""

    asking = Asking("SD-V-04", "SD-V-05", "SD-V-04", CHOSEN)
