"""The moment a strategy card is looked at or played in: who bats, who throws, what is settled.

Conditions and verbs read it; what they mean stands in strategy_conditions and strategy_verbs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from hotstove.baseball.bases import Base
from hotstove.baseball.effects.clauses import Clause
from hotstove.baseball.positions import INFIELD, OUTFIELD, Position
from hotstove.play.answers import Key, Placed
from hotstove.play.decisions import Option
from hotstove.play.dice import D20
from hotstove.play.facts import Fact
from hotstove.play.problems import Problem
from hotstove.play.seats import Seat, Side
from hotstove.play.table import Script, Table, ask, roll

from .cards import Card, CardId
from .state import Dugout, ShowdownGame
from .strategy import CopyId, StrategyCard

if TYPE_CHECKING:
    from .strategy_rules import StrategyRules

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
OWNER, OPPONENT = "owner", "opponent"
CHOSEN: Final = "chosen"
"""Where a card or a runner is laid to name him."""
_BASES: Final = {"first": Base.FIRST, "second": Base.SECOND, "third": Base.THIRD}


class Moment:
    """A position as one side looks at it with a card in hand."""

    __slots__ = ("_game", "book", "card", "chosen", "side", "window")

    def __init__(
        self, book: StrategyRules, game: ShowdownGame, side: Side, window: str, card: CopyId = ""
    ) -> None:
        self.book = book
        self._game = game
        self.side = side
        self.window = window
        self.card = card
        self.chosen: tuple[CardId, ...] = ()
        """The runners the card has been played on."""

    @property
    def game(self) -> ShowdownGame:
        return self._game

    @property
    def printed(self) -> StrategyCard:
        return self.book.strategy[self.card]

    # Who is meant

    @property
    def batter(self) -> CardId:
        """SD-V-08: he bats until his at-bat is over, cards after the result included."""
        return self.game.at_bat or self.game.last_batter

    def player(self, who: str) -> CardId:
        """Return the player a card calls ``batter``, ``pitcher``, ``runner`` or by a position."""
        game = self.game
        if who == "batter":
            return self.batter
        if who == "pitcher":
            return game.defense.mound.pitcher
        if who == "runner":
            return self.chosen[0] if self.chosen else game.expert.target or self._lone_runner()
        if who in _BASES:
            runner = game.bases.at(_BASES[who])
            return runner.player if runner is not None else ""
        return standing_at(game.defense, Position(who))

    def _lone_runner(self) -> CardId:
        runners = self.game.bases.runners()
        return runners[0][1].player if len(runners) == 1 else ""

    def players(self, who: str) -> tuple[CardId, ...]:
        """Return everybody meant by ``infield``, ``outfield`` or a single word."""
        game = self.game
        if who in ("infield", "outfield"):
            where = INFIELD if who == "infield" else OUTFIELD
            found = [standing_at(game.defense, position) for position in where]
        elif who == "runners":
            found = [runner.player for _, runner in game.bases.runners()]
        else:
            found = [self.player(who)]
        return tuple([player for player in found if player])

    def card_of(self, who: str) -> Card | None:
        return self.book.cards.get(self.player(who))

    # What is settled

    @property
    def result(self) -> str:
        """The current result; once it is carried out, the final one. Empty: none yet, or none."""
        game = self.game
        if game.expert.mode:
            return ""
        if not game.at_bat:
            return game.expert.code
        return game.swing.result if game.swing is not None else ""

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

    __slots__ = ("table",)

    def __init__(
        self,
        book: StrategyRules,
        table: Table[ShowdownGame],
        side: Side,
        window: str,
        card: CopyId,
    ) -> None:
        super().__init__(book, table.state, side, window, card)
        self.table = table

    @property
    def game(self) -> ShowdownGame:
        return self.table.state

    def tell(self, fact: Fact) -> None:
        self.table.tell(fact)

    def seat_of(self, side: Side) -> Seat:
        return self.game.dugout(side).seat

    def choose(self, labels: tuple[str, ...]) -> Script[int]:
        """SD-V-04 ``choose``: the owner picks one of several effects."""
        keys = [Key(f"{number}: {label}") for number, label in enumerate(labels, 1)]
        answer = yield from ask(
            self.seat_of(self.side),
            "card choice",
            "SD-V-04",
            lambda: tuple(Option(key) for key in keys),
            arguments={"card": self.card},
        )
        return keys.index(answer)

    def choose_runner(
        self, runners: tuple[str, ...], why_not: Callable[[Moment], Iterable[Problem]] | None = None
    ) -> Script[str]:
        """Let the owner pick one of *runners*; one alone is not asked about.

        Two who go together are joined by an ampersand. *why_not* says what keeps others.
        """
        if len(runners) == 1:
            return runners[0]
        answer = yield from ask(
            self.seat_of(self.side),
            "card runner",
            "SD-V-05",
            lambda: tuple(Option(Key(each), f"card:{each}", CHOSEN) for each in runners),
            arguments={"card": self.card},
            refuse=lambda answer: list(why_not(self)) if why_not is not None else [],
        )
        return str(answer.key)

    def choose_card(self, asks: str, seat: Seat, cards: tuple[CopyId, ...]) -> Script[CopyId]:
        """Let *seat* pick one of *cards*; one alone is not asked about."""
        if len(cards) == 1:
            return cards[0]
        answer = yield from ask(
            seat,
            asks,
            "SD-V-04",
            lambda: tuple(Option(Placed(card, "table"), f"card:{card}", CHOSEN) for card in cards),
            is_secret=asks != "card return",
            arguments={"card": self.card},
        )
        return str(answer.card)

    def roll_for_card(self) -> Script[int]:
        """SD-D-05: the die a card asks for."""
        return self.roll("card", "SD-V-04", self.side)

    def roll(self, purpose: str, rule: str, side: Side) -> Script[int]:
        return roll(D20, purpose, self.seat_of(side), rule)


def standing_at(dugout: Dugout, position: Position) -> CardId:
    """Return who stands there; the pitcher is always on the mound. Empty for nobody."""
    if position is Position.PITCHER:
        return dugout.mound.pitcher
    if position in dugout.positions:
        return dugout.order[dugout.positions.index(position)]
    return ""


def base_named(word: str) -> Base | None:
    return _BASES.get(word)


def needs(clause: Clause, field: str, default: int = 0) -> int:
    """Return a number that may be left out."""
    return clause.number(field) if field in clause.values else default
