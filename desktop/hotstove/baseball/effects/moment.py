"""The moment a card is looked at or played in: who is meant, what its owner is asked.

What a game's own cards speak of besides is the game's; conditions and verbs read it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Final, Generic, NamedTuple, Protocol, TypeVar

from msgspec import Struct

from hotstove.baseball.bases import Base, Bases, PlayerId
from hotstove.baseball.lineups import Standing, standing_at
from hotstove.baseball.positions import INFIELD, OUTFIELD, Position
from hotstove.play.answers import Key, Placed
from hotstove.play.decisions import Option, PlaceId
from hotstove.play.dice import D20
from hotstove.play.facts import Fact
from hotstove.play.problems import Problem, RuleId
from hotstove.play.seats import Seat, Side
from hotstove.play.table import GameState, Script, Table, ask, roll

from .hands import CopyId, Hands

OWNER: Final = "owner"
OPPONENT: Final = "opponent"
BASES: Final = {"first": Base.FIRST, "second": Base.SECOND, "third": Base.THIRD}
_UNITS: Final = {"infield": INFIELD, "outfield": OUTFIELD}
_SEEN_BY_ALL: Final = ("card return", "card negate")
"""Questions about cards that everybody sees lying there."""


class CardBook(Protocol):
    """What a rulebook knows of cards."""

    @property
    def strategy(self) -> Mapping[CopyId, Any]:
        """Every copy's card, with its ``id`` and ``side``."""
        ...


class Dugout(Standing, Protocol):
    @property
    def seat(self) -> Seat: ...


class CardGame(GameState, Protocol):
    """A ball game that is played with cards."""

    @property
    def at_bat(self) -> PlayerId: ...
    @property
    def last_batter(self) -> PlayerId: ...
    @property
    def inning(self) -> int: ...
    @property
    def batting(self) -> Side: ...
    @property
    def outs(self) -> int: ...
    @property
    def lead(self) -> int: ...
    @property
    def bases(self) -> Bases: ...
    @property
    def defense(self) -> Dugout: ...
    def dugout(self, side: Side) -> Dugout: ...


B = TypeVar("B", bound=CardBook, covariant=True)
G = TypeVar("G", bound=CardGame, covariant=True)


class Moment(Struct, Generic[B, G], eq=False):
    """A position as one side looks at it with a card in hand."""

    book: B
    game: G
    side: Side
    window: str
    card: CopyId = ""
    chosen: tuple[PlayerId, ...] = ()
    """The runners the card has been played on."""

    @property
    def hands(self) -> Hands:
        raise NotImplementedError

    @property
    def result(self) -> str:
        """The result as conditions about it look at it; empty where there is none."""
        raise NotImplementedError

    # Who is meant

    @property
    def batter(self) -> PlayerId:
        """He bats until his at-bat is over, cards after the result included (SD-V-08)."""
        return self.game.at_bat or self.game.last_batter

    @property
    def runner(self) -> PlayerId:
        """Whom a card means by ``runner`` while it has been played on nobody."""
        raise NotImplementedError

    def player(self, who: str) -> PlayerId:
        """Return the player a card calls ``batter``, ``pitcher``, ``runner``, by base or place."""
        if who == "batter":
            return self.batter
        if who == "pitcher":
            return self.game.defense.pitcher
        if who == "runner":
            return self.chosen[0] if self.chosen else self.runner
        if who in BASES:
            runner = self.game.bases.at(BASES[who])
            return runner.player if runner is not None else ""
        return standing_at(self.game.defense, Position(who))

    def players(self, who: str) -> tuple[PlayerId, ...]:
        """Return everybody meant by ``infield``, ``outfield``, ``runners`` or a single word."""
        if who in _UNITS:
            defense = self.game.defense
            found = [standing_at(defense, position) for position in _UNITS[who]]
        elif who == "runners":
            found = [runner.player for _, runner in self.game.bases.runners()]
        else:
            found = [self.player(who)]
        return tuple([player for player in found if player])

    # What is settled

    @property
    def lead(self) -> int:
        """Runs by which the card's owner leads."""
        lead = self.game.lead
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


class Asking(NamedTuple):
    """The rules that a game's questions about a card stand on, and where answers are laid."""

    effect: RuleId
    player: RuleId
    card: RuleId
    place: PlaceId


class Play(Moment[B, G], eq=False, kw_only=True):
    """A card being played at *table*: its game is always the table's."""

    asking: ClassVar[Asking]
    table: Table[Any]

    @property  # type: ignore[misc]
    def game(self) -> G:  # type: ignore[override]
        game: G = self.table.state
        return game

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
            self.asking.effect,
            lambda: tuple([Option(key) for key in keys]),
            arguments={"card": self.card},
        )
        return keys.index(answer)

    def choose_player(
        self,
        players: tuple[PlayerId, ...],
        why_not: Callable[[], Iterable[Problem]] = lambda: (),
    ) -> Script[PlayerId]:
        """Let the owner pick one of *players*; one alone is not asked about.

        *why_not* says what keeps others.
        """
        if len(players) == 1:
            return players[0]
        place = self.asking.place
        answer = yield from ask(
            self.seat_of(self.side),
            "card runner",
            self.asking.player,
            lambda: tuple([Option(Key(each), f"card:{each}", place) for each in players]),
            arguments={"card": self.card},
            refuse=lambda answer: list(why_not()),
        )
        return str(answer.key)

    def choose_card(
        self, asks: str, seat: Seat, cards: Callable[[], tuple[CopyId, ...]]
    ) -> Script[CopyId]:
        """Let *seat* pick one of *cards*, as they are then; one alone is not asked about."""
        if len(found := cards()) == 1:
            return found[0]
        place = self.asking.place
        answer = yield from ask(
            seat,
            asks,
            self.asking.card,
            lambda: tuple(
                [Option(Placed(card, "table"), f"card:{card}", place) for card in cards()]
            ),
            is_secret=asks not in _SEEN_BY_ALL,
            arguments={"card": self.card},
        )
        return str(answer.card)

    def roll_for_card(self) -> Script[int]:
        """The die a card asks for (SD-D-05)."""
        return self.roll("card", self.asking.effect, self.side)

    def roll(self, purpose: str, rule: RuleId, side: Side) -> Script[int]:
        return roll(D20, purpose, self.seat_of(side), rule)
