"""The state of a Pizza Box game: piles, hands, pegs and markers as plain data."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from hotstove.baseball.bases import PlayerId
from hotstove.baseball.game import BallGame
from hotstove.play.dice import HIDDEN_RNG, Rng
from hotstove.play.piles import EVERYONE, FACE_DOWN, NOBODY, Pile
from hotstove.play.seats import SEATS, Seat, Side
from hotstove.play.values import Value

from .cards import SPOTS, CardId, Deck
from .facts import ResultDrawn
from .people import Jobs, alone

VISITOR, HOME = Side.VISITOR, Side.HOME
"""Looked up once: a member is slow to find in its class."""
ONLY: Final = {seat: frozenset({seat}) for seat in SEATS}
HIDDEN: Final = Pile()
OPEN: Final = Pile((), EVERYONE)


class DrawDeck(Value, frozen=True):
    """A draw pile nobody may see, and its discards, which lie face up."""

    order: tuple[CardId, ...] = ()
    """Every card of the deck as it was shuffled, the first to be drawn first."""
    drawn: int = 0
    """How many of them lie on the discards."""

    @property
    def pile(self) -> Pile:
        return Pile(self.order[self.drawn :])

    @property
    def discards(self) -> Pile:
        """The last card drawn on top."""
        return Pile(self.order[: self.drawn][::-1], EVERYONE)

    @property
    def is_empty(self) -> bool:
        return self.drawn == len(self.order)

    def seen_from(self, seat: Seat | None) -> DrawDeck:
        hidden = len(self.order) - self.drawn
        return DrawDeck((*self.order[: self.drawn], *(FACE_DOWN,) * hidden), self.drawn)


class Decks(Value, frozen=True):
    """The result decks and the BASERUNNING deck."""

    hitter: DrawDeck = DrawDeck()
    neutral: DrawDeck = DrawDeck()
    pitcher: DrawDeck = DrawDeck()
    running: DrawDeck = DrawDeck()

    def of(self, name: str) -> DrawDeck:
        if name == "pitcher":
            return self.pitcher
        if name == "hitter":
            return self.hitter
        return self.neutral if name == "neutral" else self.running

    def with_deck(self, name: str, deck: DrawDeck) -> Decks:
        if name == "pitcher":
            return Decks(self.hitter, self.neutral, deck, self.running)
        if name == "hitter":
            return Decks(deck, self.neutral, self.pitcher, self.running)
        if name == "neutral":
            return Decks(self.hitter, deck, self.pitcher, self.running)
        return Decks(self.hitter, self.neutral, self.pitcher, deck)


class Mound(Value, frozen=True):
    """Who pitches for a side, and how (Pro-Ball; below it one nameless man pitches)."""

    pitcher: PlayerId = ""
    used: tuple[PlayerId, ...] = ()
    """Everybody who has pitched in this game, in order."""
    is_out: bool = False
    """PB-PRO-27: he left for a pinch hitter, and nobody has replaced him yet."""
    marker: int = 0
    """PB-PRO-20: the row laid on his card; 0: the inning's own row."""
    has_faced: bool = False
    """PB-PRO-14: an at-bat was finished, or a half ended, against him."""
    has_drawn: bool = False
    """PB-L-06: he has had his opening cards once."""
    chosen: CardId = ""
    """PB-PRO-04: the starter who is not shown yet; veiled."""
    has_chosen: bool = False


class Camp(Value, frozen=True):
    """One side at the board: its people, pitch cards, order and pitcher."""

    jobs: Jobs
    pile: Pile = HIDDEN
    discards: Pile = HIDDEN
    """Their order is nobody's business, nor are the unused cards among them (R59)."""
    used: Pile = OPEN
    """Pitch cards of this half, face up (PB-A-26)."""
    hand: Pile = HIDDEN
    """Seen by whoever pitches."""
    kept: Pile = HIDDEN
    """Cards picked out of the hand at the end of a half (PB-AA-02)."""
    up: int = 0
    """At-bats completed; NOW HITTING stands at this modulo 9."""
    pinch_hitters: int = 0
    """How many have been announced (PB-AAA-06)."""
    is_pinch_hitting: bool = False
    """PB-AAA-08: the last of them is at bat, or leads off the next half."""
    has_opened: bool = False
    """Whether its half in the field has begun."""
    has_dug: bool = False
    """Whether dig deep cards were drawn by this pitcher in this half (PB-A-24)."""
    has_drawn_more: bool = False
    """Whether anything was drawn beyond the opening hand (PB-AA-02)."""
    is_stranded: bool = False
    """PB-PRO-19."""
    came_in_mid_half: bool = False
    """PB-PRO-13."""
    shown_whites: int = 0
    shown_blacks: int = 0
    """Pitch cards turned up in earlier halves since the last shuffle: public knowledge."""
    mound: Mound = Mound()

    @property
    def spot(self) -> int:
        """Where NOW HITTING stands, 1 to 9 (PB-AAA-02)."""
        return self.up % SPOTS + 1

    @property
    def hitting_seat(self) -> Seat:
        return self.jobs.hitter(self.up)

    @property
    def pitching_seat(self) -> Seat:
        used = len(self.mound.used)
        return self.jobs.starter if used < 2 else self.jobs.pitcher(used - 1)

    def seen_from(self, seat: Seat | None) -> Camp:
        mound = self.mound
        if mound.chosen and seat != self.pitching_seat:
            mound = replace(mound, chosen=FACE_DOWN)
        return replace(
            self,
            pile=self.pile.seen_from(seat),
            discards=self.discards.seen_from(seat),
            hand=self.hand.seen_from(seat),
            kept=self.kept.seen_from(seat),
            mound=mound,
        )


class PizzaBoxGame(BallGame, frozen=True, kw_only=True):
    rng: Rng
    visitor: Camp = Camp(alone(SEATS[1]))
    home: Camp = Camp(alone(SEATS[0]))
    decks: Decks = Decks()
    has_sides: bool = False
    """Whether it is settled who plays at home (PB-A-03)."""
    is_shuffled: bool = False
    has_starters: bool = False
    test: Pile = HIDDEN
    """PB-A-03: the card laid down for the call."""
    pitch: Pile = HIDDEN
    """The pitch card of this at-bat, face down and then turned."""
    is_pitchout: bool = False
    """Veiled with the pitch."""
    strategy: Pile = HIDDEN
    """The hitting side's card, likewise."""
    at_bat: PlayerId = ""
    """Who is at the plate; empty between at-bats."""
    turned: Deck | None = None
    """The deck that the two turned cards name."""
    result: ResultDrawn | None = None
    """The result card of this at-bat."""
    read_aloud: ResultDrawn | None = None
    """The last result card; it stays in sight until the next pitch is laid."""
    running: tuple[CardId, ...] = ()
    """The BASERUNNING cards of this at-bat's steal."""

    def camp(self, side: Side) -> Camp:
        return self.visitor if side is VISITOR else self.home

    def with_camp(self, side: Side, camp: Camp) -> PizzaBoxGame:
        if side is VISITOR:
            return replace(self, visitor=camp)
        return replace(self, home=camp)

    @property
    def offense(self) -> Camp:
        return self.visitor if self.batting is VISITOR else self.home

    @property
    def defense(self) -> Camp:
        return self.home if self.batting is VISITOR else self.visitor

    def seats_of(self, side: Side) -> tuple[Seat, ...]:
        return tuple(sorted(self.camp(side).jobs.people))

    def holder(self, side: Side) -> Seat:
        camp = self.camp(side)
        return camp.hitting_seat if side is self.batting else camp.pitching_seat

    def side_of(self, seat: Seat) -> Side:
        return Side.HOME if seat in self.home.jobs.people else Side.VISITOR

    def seen_from(self, seat: Seat | None) -> PizzaBoxGame:
        decks = self.decks
        return replace(
            self,
            rng=HIDDEN_RNG,
            visitor=self.visitor.seen_from(seat),
            home=self.home.seen_from(seat),
            decks=Decks(
                decks.hitter.seen_from(seat),
                decks.neutral.seen_from(seat),
                decks.pitcher.seen_from(seat),
                decks.running.seen_from(seat),
            ),
            test=self.test.seen_from(seat),
            pitch=self.pitch.seen_from(seat),
            is_pitchout=self.is_pitchout and self.pitch.may_be_seen_by(seat),
            strategy=self.strategy.seen_from(seat),
        )


def hidden_from_all(cards: tuple[CardId, ...]) -> Pile:
    return Pile(cards, NOBODY)
