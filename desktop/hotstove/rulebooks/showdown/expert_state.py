"""What the expert game keeps beside the advanced one: hands, cards lying open, what they changed.

Plain data; nothing is decided here.
"""

from __future__ import annotations

from typing import Final, Literal

from hotstove.baseball.effects.hands import Hand as Hand
from hotstove.baseball.effects.hands import Hands as Hands
from hotstove.baseball.effects.modifiers import Lasts, Modifier
from hotstove.play.seats import Side
from hotstove.play.values import Value

from .cards import CardId
from .facts import Swung
from .strategy import CopyId


class Laid(Value, frozen=True):
    """SD-E-17: a card lying open until the at-bat is over."""

    side: Side
    card: CopyId
    window: str
    before: Swung | None = None
    """The swing as it was before the card, for one that is cancelled."""


class Staying(Value, frozen=True):
    """SD-E-18: a card that stays in play."""

    side: Side
    card: CopyId
    until: Literal["end_of_inning", "end_of_game", "result", "left_game"]
    results: tuple[str, ...] = ()
    player: CardId = ""
    """Whose leaving the game ends it."""


class Lifted(Value, frozen=True):
    """SD-E-20: a rule that a card has switched off for a time."""

    rule: str
    lasts: Lasts
    card: CopyId


class ExpertPlay(Value, frozen=True):
    has_decks: bool = False
    """SD-E-03: both sides have brought one."""
    has_dealt: bool = False
    hands: Hands = Hands()
    """All that is hidden of it."""
    mode: Literal["", "IBB", "bunt"] = ""
    """SD-M-03, 04: the at-bat is an intentional walk or a bunt."""
    laid: tuple[Laid, ...] = ()
    """Cards played in this at-bat, in order."""
    staying: tuple[Staying, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    lifted: tuple[Lifted, ...] = ()
    held: tuple[CardId, ...] = ()
    """Runners who may not go on by themselves in this at-bat."""
    is_denied: bool = False
    """Nobody may try for an extra base in this at-bat."""
    chart: Literal["", "pitcher", "batter"] = ""
    """The chart that a card has named for the swing of this at-bat."""
    code: str = ""
    """What the last at-bat that was carried out came to, in this half-inning."""
    outs_before: int = 0
    """Outs before it was carried out."""
    last_code: str = ""
    """What the at-bat before it came to."""
    was_123: bool = False
    """The half-inning before this one was a 1-2-3 inning."""
    going: tuple[CardId, ...] = ()
    """Runners who try for an extra base now (SD-M-08 d)."""
    target: CardId = ""
    """The runner thrown at (SD-M-08 e)."""

    @property
    def is_clear(self) -> bool:
        """Whether the at-bat has left nothing lying about."""
        return not (
            self.laid
            or self.modifiers
            or self.mode
            or self.lifted
            or self.held
            or self.is_denied
            or self.chart
            or self.target
            or self.going
        )


NOTHING_EXPERT: Final = ExpertPlay()
