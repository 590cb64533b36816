"""The state of a Clutch game: plain data, every player by his card's id."""

from __future__ import annotations

from typing import Final, Literal

from msgspec.structs import replace

from hotstove.baseball.bases import Base
from hotstove.baseball.earned_runs import Shadow
from hotstove.baseball.effects.hands import CopyId, Hands
from hotstove.baseball.game import BallGame
from hotstove.baseball.lineups import LineupCard, standing_at
from hotstove.baseball.positions import Position
from hotstove.play.seats import Seat, Side
from hotstove.play.values import Value

from .cards import CardId
from .facts import BuntTried, Change, Checked, Pitched, Staying, Swung, ThrewAt, ThrowAimed

_VISITOR = Side.VISITOR


class Mound(Value, frozen=True):
    """CL-30: a pitcher's outing and all that is counted of it."""

    pitcher: CardId = ""
    role: str = ""
    """What he came in as."""
    outs: int = 0
    bb: int = 0
    """Intentional walks aside."""
    r: int = 0
    er: int = 0
    faced: int = 0
    faced_this_half: int = 0
    halves: int = 0
    """Half-innings that he has finished."""
    ip_bonus: int = 0
    spared_walks: int = 0
    spared_runs: int = 0
    """Taken off the counts for the limit by cards."""
    entered_tired: bool = False
    is_emergency: bool = False
    """C17-29."""
    quality: Literal["", "due", "granted"] = ""
    """C24-24: ``due`` once the outs are reached; with too many runs nothing comes of it."""
    has_pitched: bool = False
    """C24-28: a pitch roll or a bunt roll."""
    last_outs: int = 0
    """C24-28: his outs when he made his last pitch."""
    pitched_tired: bool = False
    faced_tired: bool = False
    """C17-23, RUL-37."""


class Dugout(Value, frozen=True):
    """One club in the game."""

    seat: Seat
    order: tuple[CardId, ...] = ()
    """The nine batters, spots 1 to 9."""
    positions: tuple[Position | None, ...] = ()
    """Where each of them stands, DH included; None: a pinch hitter, nowhere yet (CL-42)."""
    mound: Mound = Mound()
    left: tuple[Mound, ...] = ()
    """Pitchers before him, in order."""
    up: int = 0
    """Batters who have finished a turn; the next spot is this modulo 9."""
    bench: tuple[CardId, ...] = ()
    bullpen: tuple[CardId, ...] = ()
    """Pitchers who may still come in as relievers or in bulk."""
    reserve: tuple[CardId, ...] = ()
    """C17-29: starters who did not start."""
    gone: tuple[CardId, ...] = ()
    """CL-38."""
    is_fielding_legal: bool = True
    battery: int = 0
    infield: int = 0
    outfield: int = 0
    """CL-28."""
    zeroed: tuple[str, ...] = ()
    """C17-28: units that count nothing for the rest of the game."""
    ip_inning: int = 0
    """C24-25: the inning of the last innings that cards have added."""
    ip_in_inning: int = 0
    ip_in_game: int = 0
    walked_in_a_row: int = 0
    """CL-89, C24-44: intentional walks just received, one after the other."""
    mulligans: int = 0
    bottomed: int = 0
    has_kept: bool = False
    """C24-20: the opening hand is settled."""
    named: CardId = ""
    """A starter that is not shown yet."""
    named_role: str = ""
    has_named: bool = False
    handed_in: LineupCard | None = None
    has_handed_in: bool = False
    coaches: tuple[CopyId, ...] = ()
    """C24-47: coaches not used yet."""
    used_coaches: tuple[CopyId, ...] = ()

    @property
    def pitcher(self) -> CardId:
        return self.mound.pitcher

    @property
    def batter(self) -> CardId:
        return self.order[self.up % 9]

    @property
    def spot(self) -> int:
        return self.up % 9 + 1

    @property
    def mounds(self) -> tuple[Mound, ...]:
        """Every pitcher of the game in order."""
        return (*self.left, self.mound)

    def player_at(self, position: Position) -> CardId:
        return standing_at(self, position)

    def seen_from(self, seat: Seat | None) -> Dugout:
        if seat == self.seat or not (self.named or self.handed_in):
            return self
        return replace(self, named="", named_role="", handed_in=None)


class Laid(Value, frozen=True):
    """CL-65: a card played in this at-bat."""

    side: Side
    card: CopyId
    window: str
    paid: tuple[CopyId, ...] = ()
    is_negated: bool = False
    changed_to: str = ""
    """CL-69: the result it made of the at-bat."""


class CardPlay(Value, frozen=True):
    """Hands, cards in play and what they changed."""

    hands: Hands = Hands()
    laid: tuple[Laid, ...] = ()
    staying: tuple[Staying, ...] = ()
    changes: tuple[Change, ...] = ()
    changed_by: tuple[Side, ...] = ()
    """C24-42: who has changed the result of this at-bat."""

    def seen_from(self, seat: Seat | None) -> CardPlay:
        """Return it as *seat* may see it; the last one looked at is kept in mind."""
        known = _SEEN.get(seat)
        if known is None or known[0] is not self:
            known = _SEEN[seat] = (self, replace(self, hands=self.hands.seen_from(seat)))
        return known[1]


_SEEN: Final[dict[Seat | None, tuple[CardPlay, CardPlay]]] = {}


class ClutchGame(BallGame, frozen=True, kw_only=True):
    offense: Dugout
    """The club at bat."""
    defense: Dugout
    """The club in the field; the two change places when the sides do."""
    has_sides: bool = False
    slot: int = 0
    """RUL-27: today's place in both rotations; 0: none rolled."""
    has_starters: bool = False
    has_dealt: bool = False
    has_lineups: bool = False
    is_fielding_set: bool = False
    """Whether the side in the field has taken it this half-inning."""
    has_settled_field: bool = False
    """The first window of the coming at-bat is over: it was the taking of the field."""
    at_bat: CardId = ""
    """The batter at the plate; empty between batters."""
    last_batter: CardId = ""
    pitch: Pitched | None = None
    swing: Swung | None = None
    """The last two sums; they stay in sight until the next batter."""
    aim: ThrowAimed | None = None
    thrown: ThrewAt | None = None
    """The last throw of this at-bat."""
    checked: Checked | None = None
    awarded: str = ""
    result: str = ""
    """What the swing comes to so far; empty before it is read."""
    outcome: str = ""
    """What the at-bat has come to for good."""
    previous: tuple[str, ...] = ()
    """Outcomes of the at-bats before it in this half-inning, the last one last."""
    outs_before: int = 0
    """CL-82, RUL-90: outs when the swing was rolled."""
    tried: BuntTried | None = None
    """The last bunt roll of this at-bat."""
    bunts: int = 0
    """Failed bunts of this at-bat."""
    pitch_bonus: int = 0
    """CL-90."""
    is_infield_in: bool = False
    has_pinch_hit: bool = False
    """RUL-76."""
    has_changed_pitcher: bool = False
    """A late change in this at-bat, CL-70."""
    reached_this_half: int = 0
    pitchers_this_half: int = 0
    """CL-49."""
    was_123: bool = False
    """The half-inning before this one was a 1-2-3 inning."""
    runs_before: int = 0
    """Runs of the side at bat before this at-bat."""
    shadow: Shadow | None = None
    """CS-13: the half-inning without its errors; None while there was none."""
    cards: CardPlay = CardPlay()

    def dugout(self, side: Side) -> Dugout:
        return self.offense if side is self.batting else self.defense

    def with_dugout(self, side: Side, dugout: Dugout) -> ClutchGame:
        if side is self.batting:
            return replace(self, offense=dugout)
        return replace(self, defense=dugout)

    @property
    def visitor(self) -> Dugout:
        return self.offense if self.batting is _VISITOR else self.defense

    @property
    def home(self) -> Dugout:
        return self.defense if self.batting is _VISITOR else self.offense

    def side_of(self, seat: Seat) -> Side:
        return self.batting if self.offense.seat == seat else self.batting.other

    def base_of(self, player: CardId) -> Base | None:
        return next((base for base, on in self.bases.runners() if on.player == player), None)

    @property
    def differential(self) -> int:
        """CL-52."""
        return abs(self.home_runs - self.visitor_runs)

    @property
    def has_risp(self) -> bool:
        """CL-53."""
        return self.bases.second is not None or self.bases.third is not None

    @property
    def is_loaded(self) -> bool:
        bases = self.bases
        return None not in (bases.first, bases.second, bases.third)

    def seen_from(self, seat: Seat | None) -> ClutchGame:
        """Return the game as *seat* may know it: hidden hands, starters and lineups."""
        seen = replace(self, cards=self.cards.seen_from(seat)) if self.has_dealt else self
        if self.has_lineups:
            return seen
        offense, defense = self.offense.seen_from(seat), self.defense.seen_from(seat)
        if offense is self.offense and defense is self.defense:
            return seen
        return replace(seen, offense=offense, defense=defense)
