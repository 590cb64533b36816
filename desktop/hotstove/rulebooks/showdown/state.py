"""The state of a Showdown game: plain data, every player by his card's id."""

from __future__ import annotations

from msgspec.structs import replace

from hotstove.baseball.bases import Base
from hotstove.baseball.game import BallGame
from hotstove.baseball.lineups import LineupCard
from hotstove.baseball.positions import Position
from hotstove.play.seats import Seat, Side
from hotstove.play.values import Value

from .cards import CardId
from .facts import Pitched, Swung


class Dugout(Value, frozen=True):
    """One club in the game."""

    seat: Seat
    order: tuple[CardId, ...] = ()
    """The nine batters, spots 1 to 9."""
    positions: tuple[Position, ...] = ()
    """Where each of them stands, in the same order."""
    pitcher: CardId = ""
    up: int = 0
    """Batters who have finished a turn; the next spot is this modulo 9."""
    handed_in: LineupCard | None = None
    """A lineup that is not shown yet; None in the view of anybody else (SD-A-01)."""
    has_handed_in: bool = False

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
        return replace(
            self,
            order=tuple(spot.player for spot in card.spots),
            positions=tuple(spot.position for spot in card.spots),
            pitcher=card.pitcher,
            handed_in=None,
        )


class ShowdownGame(BallGame, frozen=True, kw_only=True):
    visitor: Dugout
    home: Dugout
    has_sides: bool = False
    """Whether it is settled who plays at home (SD-B-02)."""
    has_lineups: bool = False
    is_fielding_set: bool = False
    """Whether the side in the field has taken it this half-inning."""
    at_bat: CardId = ""
    """The batter at the plate; empty between batters."""
    pitch: Pitched | None = None
    swing: Swung | None = None
    """The last two sums; they stay in sight until the next batter."""
    promised: CardId = ""
    """SD-B-11: the batter of a 1B+ who steals second before the next pitch."""

    def dugout(self, side: Side) -> Dugout:
        return self.visitor if side is Side.VISITOR else self.home

    def with_dugout(self, side: Side, dugout: Dugout) -> ShowdownGame:
        if side is Side.VISITOR:
            return replace(self, visitor=dugout)
        return replace(self, home=dugout)

    @property
    def offense(self) -> Dugout:
        return self.dugout(self.batting)

    @property
    def defense(self) -> Dugout:
        return self.dugout(self.fielding)

    def side_of(self, seat: Seat) -> Side:
        return Side.VISITOR if self.visitor.seat == seat else Side.HOME

    def base_of(self, player: CardId) -> Base | None:
        return next((base for base, on in self.bases.runners() if on.player == player), None)

    def seen_from(self, seat: Seat | None) -> ShowdownGame:
        """Return the game as *seat* may know it: the other's lineup stays hidden until shown."""
        visitor, home = self.visitor.seen_from(seat), self.home.seen_from(seat)
        if visitor is self.visitor and home is self.home:
            return self
        return replace(self, visitor=visitor, home=home)
