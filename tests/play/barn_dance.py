"""Barn Dance, an invented game that proves ``hotstove.play``: four seats, two sides, hidden hands.

Rules. 1 Each seat is dealt three cards, numbers 1 to 24, from one shuffled deck.
2 A round: the caller of each side (the seats take turns) lays a card face down, both at once,
unseen. 3 Both are turned; the higher number scores a point, or two if its side's jig (a d6)
shows 5 or more. 4 Then each caller draws one. 5 After five rounds the higher score wins.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from msgspec.structs import replace

from hotstove.play.answers import Conceded, Key, Placed
from hotstove.play.decisions import Option
from hotstove.play.dice import HIDDEN_RNG, Rng
from hotstove.play.facts import Fact, Rolled
from hotstove.play.piles import EVERYONE, FACE_DOWN, Pile, redealt
from hotstove.play.problems import Problem
from hotstove.play.seats import SEATS, Seat, Side
from hotstove.play.table import Gesture, Script, Table, ask, roll
from hotstove.play.values import Value

CALLERS = {Side.VISITOR: (SEATS[0], SEATS[2]), Side.HOME: (SEATS[1], SEATS[3])}


class Dance(Value, frozen=True):
    rng: Rng
    deck: Pile
    hands: tuple[Pile, ...]
    floor: tuple[Pile, Pile] = (Pile(), Pile())
    """The visitor's and the home side's laid card."""
    score: tuple[int, int] = (0, 0)
    round: int = 0

    def seen_from(self, seat: Seat | None) -> Dance:
        return replace(
            self,
            rng=HIDDEN_RNG,
            deck=self.deck.seen_from(seat),
            hands=tuple(hand.seen_from(seat) for hand in self.hands),
            floor=tuple(pile.seen_from(seat) for pile in self.floor),
        )


class Dealt(Fact, frozen=True, tag="dealt"):
    pass


class LaidDown(Fact, frozen=True, tag="laid down"):
    seat: Seat
    card: str

    def seen_from(self, seat: Seat | None) -> LaidDown:
        return self if seat == self.seat else replace(self, card=FACE_DOWN)


class TurnedUp(Fact, frozen=True, tag="turned up"):
    cards: tuple[str, str]


class Scored(Fact, frozen=True, tag="scored"):
    side: Side
    points: int


class Left(Fact, frozen=True, tag="left"):
    seat: Seat


class Drew(Fact, frozen=True, tag="drew"):
    seat: Seat


class BarnDance:
    id = "barn_dance"
    version = 1
    state_type = Dance
    answer_type: TypeAlias = Key | Placed | Conceded
    fact_type: TypeAlias = Dealt | LaidDown | TurnedUp | Scored | Drew | Left | Rolled

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def start(self) -> Dance:
        deck, rng = Rng(self.seed).shuffled([str(number) for number in range(1, 25)])
        return Dance(rng, Pile(deck), tuple(Pile((), frozenset({seat})) for seat in SEATS[:4]))

    def next_passage(self, table: Table[Dance]) -> Script[None] | None:
        if not any(hand.cards for hand in table.state.hands):
            return self.deal(table)
        return self.play_round(table) if table.state.round < 5 else None

    def deal(self, table: Table[Dance]) -> Script[None]:
        """Rule 1."""
        table.tell(Dealt())
        yield from ()

    def play_round(self, table: Table[Dance]) -> Script[None]:
        """Rules 2 to 4."""
        for side in Side:
            seat = self.caller(table.state, side)
            laid = yield from ask(
                seat, "lay", "BD-2", lambda seat=seat: self.hand(table, seat), is_secret=True
            )
            table.tell(LaidDown(seat, laid.card))
        cards = tuple(pile.cards[0] for pile in table.state.floor)
        table.tell(TurnedUp(cards))
        side = Side.VISITOR if int(cards[0]) > int(cards[1]) else Side.HOME
        jig = yield from roll(6, "jig", self.caller(table.state, side), "BD-3")
        table.tell(Scored(side, 2 if jig >= 5 else 1))
        for side in Side:
            table.tell(Drew(self.caller(table.state, side)))
        table.tell(Dealt())

    def caller(self, dance: Dance, side: Side) -> Seat:
        return CALLERS[side][dance.round % 2]

    def hand(self, table: Table[Dance], seat: Seat) -> tuple[Option, ...]:
        cards = table.state.hands[seat].cards
        return tuple(Option(Placed(card, "floor"), f"card:{card}", "floor") for card in cards)

    def after(self, dance: Dance, fact: Fact) -> Dance:
        match fact:
            case Dealt() if not any(hand.cards for hand in dance.hands):
                cards = dance.deck.cards
                hands = tuple(
                    replace(hand, cards=cards[seat * 3 : seat * 3 + 3])
                    for seat, hand in enumerate(dance.hands)
                )
                return replace(dance, deck=replace(dance.deck, cards=cards[12:]), hands=hands)
            case Dealt():
                return replace(dance, round=dance.round + 1, floor=(Pile(), Pile()))
            case LaidDown(seat, card):
                hand = dance.hands[seat]
                laid = Pile((card,), hand.viewers)
                floor = (laid, dance.floor[1]) if seat % 2 == 0 else (dance.floor[0], laid)
                return replace(dance, hands=put(dance.hands, seat, hand.without(card)), floor=floor)
            case TurnedUp():
                return replace(dance, floor=tuple(pile.turned_up() for pile in dance.floor))
            case Left():
                return replace(dance, round=5)
            case Scored(side, points):
                visitor, home = dance.score
                won = (visitor + points, home) if side is Side.VISITOR else (visitor, home + points)
                return replace(dance, score=won)
            case Drew(seat):
                top, *rest = dance.deck.cards
                hand = dance.hands[seat].with_added(top)
                deck = replace(dance.deck, cards=tuple(rest))
                return replace(dance, deck=deck, hands=put(dance.hands, seat, hand))
        return dance

    def imagined(self, dance: Dance, seat: Seat, rng: Rng) -> Dance:
        (deck, *others), rng = redealt((dance.deck, *dance.hands, *dance.floor), seat, rng)
        hands, floor = tuple(others[:4]), tuple(others[4:])
        return replace(dance, rng=rng, deck=deck, hands=hands, floor=floor)

    def conceded(self, dance: Dance, seat: Seat) -> Left:
        return Left(seat)

    def chapter(self, dance: Dance) -> str:
        return f"round {dance.round}"

    def explain(self, dance: Dance, seat: Seat, gesture: Gesture) -> list[Problem]:
        return [Problem("NOT_IN_HAND", "BD-2", {"piece": gesture.piece})]

    def faults(self, dance: Dance) -> list[Problem]:
        piles = (dance.deck, *dance.hands, *dance.floor)
        cards = [card for pile in piles for card in pile.cards]
        return [] if len(set(cards)) == len(cards) else [Problem("CARD_TWICE", "BD-1")]


def put(hands: tuple[Pile, ...], seat: Seat, hand: Pile) -> tuple[Pile, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def open_hands(dance: Dance) -> Dance:
    """The same dance with every card face up."""
    return replace(
        dance,
        hands=tuple(replace(hand, viewers=EVERYONE) for hand in dance.hands),
    )


def lay(card: Any) -> Placed:
    return Placed(str(card), "floor")
