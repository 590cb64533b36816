"""The moment a card is looked at or played in: who bats, who throws, what is settled.

Conditions and verbs read it; what they mean stands in card_conditions and the card_verbs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from hotstove.baseball.bases import Base
from hotstove.baseball.effects.hands import CopyId
from hotstove.baseball.positions import INFIELD, OUTFIELD, Position
from hotstove.play.answers import Key, Placed
from hotstove.play.decisions import Option
from hotstove.play.dice import D20
from hotstove.play.facts import Fact
from hotstove.play.seats import Seat, Side
from hotstove.play.table import Script, Table, ask, roll

from .cards import CardId
from .state import ClutchGame
from .strategy import StrategyCard

if TYPE_CHECKING:
    from .throws import Throws

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
OWNER, OPPONENT = "owner", "opponent"
BASES: Final = {"first": Base.FIRST, "second": Base.SECOND, "third": Base.THIRD}


class Moment:
    """A position as one side looks at it with a card in hand."""

    __slots__ = ("_game", "book", "card", "chosen", "side", "window")

    def __init__(
        self, book: Throws, game: ClutchGame, side: Side, window: str, card: CopyId = ""
    ) -> None:
        self.book = book
        self._game = game
        self.side = side
        self.window = window
        self.card = card
        self.chosen: CardId = ""
        """The runner the card has been played on."""

    @property
    def game(self) -> ClutchGame:
        return self._game

    # Who is meant

    @property
    def batter(self) -> CardId:
        return self.game.at_bat or self.game.last_batter

    def player(self, who: str) -> CardId:
        """Return the player a card calls ``batter``, ``pitcher``, ``runner``, or by a position."""
        game = self.game
        if who == "batter":
            return self.batter
        if who == "pitcher":
            return game.defense.mound.pitcher
        if who == "runner":
            if self.chosen:
                return self.chosen
            if self.window in (BEFORE_THROW, AFTER_THROW) and game.aim is not None:
                return game.aim.runner
            return self.player("lead_runner")
        if who in BASES:
            runner = game.bases.at(BASES[who])
            return runner.player if runner is not None else ""
        runners = game.bases.runners()
        if who == "lead_runner":
            return runners[0][1].player if runners else ""
        if who == "trail_runner":
            return runners[-1][1].player if runners else ""
        return game.defense.player_at(Position(who))

    def players(self, who: str) -> tuple[CardId, ...]:
        """Return everybody meant by ``infield``, ``outfield``, ``runners``, ``involved`` or one."""
        game = self.game
        if who in ("infield", "outfield"):
            where = INFIELD if who == "infield" else OUTFIELD
            found = [game.defense.player_at(position) for position in where]
        elif who == "fielders":
            found = [player for unit in ("infield", "outfield") for player in self.players(unit)]
        elif who == "runners":
            found = [runner.player for _, runner in game.bases.runners()]
        elif who == "involved":
            found = list(self.involved())
        else:
            found = [self.player(who)]
        return tuple([player for player in found if player])

    def involved(self) -> tuple[CardId, ...]:
        """CL-13: whose numbers enter what is going on."""
        game = self.game
        aim = game.aim
        if self.window in (BEFORE_THROW, AFTER_THROW) and aim is not None:
            fielders = {
                "infield": INFIELD,
                "outfield": OUTFIELD,
                "battery": (Position.PITCHER, Position.CATCHER),
            }.get(aim.unit, ())
            return (aim.runner, *[game.defense.player_at(place) for place in fielders])
        return (self.batter, game.defense.mound.pitcher)

    # What is settled

    @property
    def lead(self) -> int:
        """Runs by which the card's owner leads."""
        lead = self.game.home_runs - self.game.visitor_runs
        return lead if self.side is Side.HOME else -lead

    def whose(self, word: str) -> Side:
        return self.side if word == OWNER else self.side.other

    # What the interpreter asks

    def choose(self, labels: tuple[str, ...]) -> Script[int]:
        raise TypeError("a card is only looked at here")
        yield

    def roll_for_card(self) -> Script[int]:
        raise TypeError("a card is only looked at here")
        yield


class Play(Moment):
    """A card being played at the table: its game is always the table's."""

    __slots__ = ("is_free", "table")

    def __init__(
        self,
        book: Throws,
        table: Table[ClutchGame],
        side: Side,
        window: str,
        card: CopyId,
        *,
        is_free: bool = False,
    ) -> None:
        super().__init__(book, table.state, side, window, card)
        self.table = table
        self.is_free = is_free
        """C24-39: a stadium's or the weather's."""

    @property
    def game(self) -> ClutchGame:
        return self.table.state

    @property
    def printed(self) -> StrategyCard | None:
        return self.book.strategy.get(self.card)

    def tell(self, fact: Fact) -> None:
        self.table.tell(fact)

    def seat_of(self, side: Side) -> Seat:
        return self.game.dugout(side).seat

    def choose(self, labels: tuple[str, ...]) -> Script[int]:
        """The owner picks one of several effects."""
        keys = [Key(f"{number}: {label}") for number, label in enumerate(labels, 1)]
        answer = yield from ask(
            self.seat_of(self.side),
            "card choice",
            "CL-101",
            lambda: tuple(Option(key) for key in keys),
            arguments={"card": self.card},
        )
        return keys.index(answer)

    def choose_player(self, players: tuple[CardId, ...]) -> Script[CardId]:
        """Let the owner pick one of *players*; one alone is not asked about."""
        if len(players) == 1:
            return players[0]
        answer = yield from ask(
            self.seat_of(self.side),
            "card runner",
            "CL-101",
            lambda: tuple(Option(Key(each), f"card:{each}", "table") for each in players),
            arguments={"card": self.card},
        )
        return str(answer.key)

    def choose_card(
        self, asks: str, seat: Seat, cards: Callable[[], tuple[CopyId, ...]]
    ) -> Script[CopyId]:
        """Let *seat* pick one of *cards*, as they are then; one alone is not asked about."""
        if len(found := cards()) == 1:
            return found[0]
        answer = yield from ask(
            seat,
            asks,
            "CL-64",
            lambda: tuple(
                Option(Placed(card, "table"), f"card:{card}", "table") for card in cards()
            ),
            is_secret=asks not in ("card return", "card negate"),
            arguments={"card": self.card},
        )
        return str(answer.card)

    def roll_for_card(self) -> Script[int]:
        return roll(D20, "card", self.seat_of(self.side), "CL-101")

    @contextmanager
    def on(self, player: CardId) -> Iterator[None]:
        """While it lasts, *player* is the runner the card speaks of."""
        before, self.chosen = self.chosen, player
        yield
        self.chosen = before
