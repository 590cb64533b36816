"""The state of a Showdown game: plain data, every player by his card's id."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from hotstove.baseball.bases import Base
from hotstove.baseball.game import BallGame
from hotstove.baseball.lineups import LineupCard
from hotstove.baseball.positions import Position
from hotstove.play.seats import Seat, Side
from hotstove.play.values import Value

from .cards import CardId
from .expert_state import NOTHING_EXPERT, ExpertPlay
from .facts import DoublePlayTried, Pitched, Swung, ThrewAt

_VISITOR = Side.VISITOR


class Mound(Value, frozen=True):
    """The pitcher of record on a club's mound, and what he has done there."""

    pitcher: CardId = ""
    is_starter: bool = True
    innings: int = 0
    """SD-A-30: innings in which he has pitched, the present one included."""
    faced: int = 0
    """Batters whose turn was finished against him."""
    faced_this_half: int = 0
    has_pitched: bool = False
    """SD-I-RP: he has thrown a pitch in this half-inning."""
    charged: int = 0
    """SD-A-44: runs charged to him."""
    extra_ip: int = 0
    """SD-I-CY: innings won by 1-2-3 innings."""
    bonus: int = 0
    """SD-I-RP: Control added to every pitch of this half-inning."""
    is_unlocked: bool = False
    """SD-A-44 (c): a card lets the starter leave."""
    must_leave: bool = False
    """SD-E-75: a card forces him out."""


class Dugout(Value, frozen=True):
    """One club in the game."""

    seat: Seat
    order: tuple[CardId, ...] = ()
    """The nine batters, spots 1 to 9; the pitcher is among them when he bats."""
    positions: tuple[Position | None, ...] = ()
    """Where each of them stands, in the same order; None: a pinch hitter, nowhere yet."""
    mound: Mound = Mound()
    up: int = 0
    """Batters who have finished a turn; the next spot is this modulo 9."""
    bench: tuple[CardId, ...] = ()
    """Hitters who have not entered."""
    bullpen: tuple[CardId, ...] = ()
    """Relievers and closers who have not entered."""
    gone: tuple[CardId, ...] = ()
    """Players who are out of the game for good (SD-A-41)."""
    started: tuple[CardId, ...] = ()
    """The starting nine."""
    pitchers_spot: int = 0
    """SD-A-43: where the pitcher bats, 1 to 9, or whoever batted for him; 0 while a DH bats."""
    is_fielding_legal: bool = True
    """Whether the nine as it stands may take the field."""
    spent: tuple[str, ...] = ()
    """Icon uses so far, ``card:icon``, the 20 with its inning (SD-I-02)."""
    infield: int = 0
    outfield: int = 0
    """SD-A-10: the Fielding of the four and of the three who stand there."""
    handed_in: LineupCard | None = None
    """A lineup that is not shown yet; None in the view of anybody else (SD-A-01)."""
    has_handed_in: bool = False

    @property
    def pitcher(self) -> CardId:
        return self.mound.pitcher

    @property
    def has_dh(self) -> bool:
        """SD-A-03, 07: whether a DH bats for the pitchers."""
        return not self.pitchers_spot

    @property
    def batter(self) -> CardId:
        return self.order[self.up % 9]

    @property
    def spot(self) -> int:
        """The spot of the next batter, 1 to 9 (SD-B-05)."""
        return self.up % 9 + 1

    def seen_from(self, seat: Seat | None) -> Dugout:
        if self.handed_in is None or seat == self.seat:
            return self
        return replace(self, handed_in=None)

    def with_lineup(self, card: LineupCard) -> Dugout:
        order = tuple([spot.player for spot in card.spots])
        positions = tuple([spot.position for spot in card.spots])
        return replace(
            self,
            order=order,
            positions=positions,
            mound=Mound(card.pitcher),
            started=order,
            pitchers_spot=(
                positions.index(Position.PITCHER) + 1 if Position.PITCHER in positions else 0
            ),
            handed_in=None,
        )


class ShowdownGame(BallGame, frozen=True, kw_only=True):
    offense: Dugout
    """The club at bat."""
    defense: Dugout
    """The club in the field; the two change places when the sides do."""
    has_sides: bool = False
    """Whether it is settled who plays at home (SD-B-02)."""
    has_lineups: bool = False
    is_fielding_set: bool = False
    """Whether the side in the field has taken it this half-inning."""
    at_bat: CardId = ""
    """The batter at the plate; empty between batters."""
    last_batter: CardId = ""
    """Who came to the plate last."""
    pitch: Pitched | None = None
    swing: Swung | None = None
    """The last two sums; they stay in sight until the next batter."""
    thrown: DoublePlayTried | ThrewAt | None = None
    """The last double play or throw that was tried in this at-bat."""
    is_changed: bool = False
    """The defense has changed pitchers in this at-bat (SD-A-40)."""
    bonus: int = 0
    """SD-I-20: Control added to the coming pitch."""
    reached_this_half: int = 0
    """SD-I-08: batters of this half-inning who reached base safely."""
    slot: int = 0
    """SD-A-02: today's place in both rotations, 1 to 4; 0 where starters are chosen freely."""
    league: Literal["", "AL", "NL"] = ""
    """SD-A-03: whether a DH bats for the pitchers."""
    promised: CardId = ""
    """SD-B-11: the batter of a 1B+ who steals second before the next pitch."""
    expert: ExpertPlay = NOTHING_EXPERT
    """SD-E: hands, cards in play and what they changed; as it stands below expert."""

    def dugout(self, side: Side) -> Dugout:
        return self.offense if side is self.batting else self.defense

    def with_dugout(self, side: Side, dugout: Dugout) -> ShowdownGame:
        if side is self.batting:
            return replace(self, offense=dugout)
        return replace(self, defense=dugout)

    def with_batting(self, side: Side) -> ShowdownGame:
        """Return the game with *side* at bat, nothing else changed."""
        if side is self.batting:
            return self
        return replace(self, batting=side, offense=self.defense, defense=self.offense)

    @property
    def visitor(self) -> Dugout:
        return self.offense if self.batting is _VISITOR else self.defense

    @property
    def home(self) -> Dugout:
        return self.defense if self.batting is _VISITOR else self.offense

    def side_of(self, seat: Seat) -> Side:
        is_at_bat = self.offense.seat == seat
        return self.batting if is_at_bat else self.batting.other

    def base_of(self, player: CardId) -> Base | None:
        return next((base for base, on in self.bases.runners() if on.player == player), None)

    def seen_from(self, seat: Seat | None) -> ShowdownGame:
        """Return the game as *seat* may know it: hidden hands, lineups not shown yet."""
        if self.has_lineups:
            expert = self.expert
            if expert.has_decks:
                hands = expert.hands.seen_from(seat)
                return replace(self, expert=replace(expert, hands=hands))
            return self
        offense, defense = self.offense.seen_from(seat), self.defense.seen_from(seat)
        if offense is self.offense and defense is self.defense:
            return self
        return replace(self, offense=offense, defense=defense)
