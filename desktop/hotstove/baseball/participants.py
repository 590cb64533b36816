"""Who was in the game: the men of each batting slot and each staff, one after the other.

Facts of lineups and substitutions are written down here, for box score and scorebook alike;
what the men did is written there.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct, field

from hotstove.play.seats import Side

from .bases import PlayerId
from .facts import FieldSet, PinchHit, PinchRan, PitchingChange
from .lineups import LineupCard
from .positions import Position

PINCH_HITTER, PINCH_RUNNER, REPLACEMENT = "PH", "PR", "DS"
ARROW = "→"
"""Between the positions of a man who moved in the field."""


class Entry(NamedTuple):
    """When a man came in or moved: the inning, and the side that was batting then."""

    inning: int
    batting: Side
    role: str = ""
    """``PH`` or ``PR`` for a man who came in on offence, ``DS`` for a fielder who came in."""


class Man(Struct):
    """One man in a slot of the order."""

    player: PlayerId
    positions: list[Position] = []
    """Where he stood, one after the other; empty while nobody has told."""
    came_in: Entry | None = None
    """None for a man of the starting lineup."""
    moves: list[Entry] = []
    """When he took each position after his first."""

    @property
    def trail(self) -> str:
        """How he came in on offence, then where he stood: ``PH→LF``, ``CF→LF``, ``SS``."""
        role = self.came_in.role if self.came_in else ""
        steps = [role] if role in (PINCH_HITTER, PINCH_RUNNER) else []
        return ARROW.join([*steps, *self.positions])


class Slot(Struct):
    """One of the nine places in the order, and the men who filled it one after the other."""

    number: int
    men: list[Man] = []

    @property
    def player(self) -> PlayerId:
        """Whoever has the slot now; empty while nobody has told."""
        return self.men[-1].player if self.men else ""


class Reliever(NamedTuple):
    """A pitcher and when he came in; None for the starter."""

    player: PlayerId
    came_in: Entry | None = None


class Change(NamedTuple):
    """One man in for another, or one man at another position."""

    side: Side
    incoming: PlayerId
    outgoing: PlayerId = ""
    """Empty for a man who only moved in the field."""
    spot: int = 0
    """1 to 9; 0 for a pitcher who does not bat."""
    role: str = ""
    """``PH``, ``PR``, ``DS``, ``P``; empty for a move in the field."""
    trail: str = ""
    """Where he stands now, or ``CF→LF``."""


class Participants(Struct):
    """One side's men; a man nobody has announced is written down when he first does something."""

    slots: list[Slot] = field(default_factory=lambda: [Slot(number) for number in range(1, 10)])
    staff: list[Reliever] = []

    @property
    def pitcher(self) -> PlayerId:
        return self.staff[-1].player if self.staff else ""

    def man_at(self, position: Position) -> PlayerId:
        """Return who stands there now; empty while nobody has told."""
        now = (slot.men[-1] for slot in self.slots if slot.men)
        return next((man.player for man in now if man.positions[-1:] == [position]), "")

    def write_lineup(self, card: LineupCard) -> None:
        for slot, spot in zip(self.slots, card.spots, strict=False):
            slot.men.append(Man(spot.player, [spot.position]))
        self.staff.append(Reliever(card.pitcher))

    def pinch_hit(self, fact: PinchHit, when: Entry) -> Change:
        outgoing = fact.outgoing or self.slots[fact.spot - 1].player
        self.takes_slot(fact.spot, fact.incoming, when._replace(role=PINCH_HITTER))
        return Change(fact.side, fact.incoming, outgoing, fact.spot, PINCH_HITTER)

    def pinch_run(self, fact: PinchRan, when: Entry) -> Change:
        outgoing = fact.outgoing or self.slots[fact.spot - 1].player
        self.takes_slot(fact.spot, fact.incoming, when._replace(role=PINCH_RUNNER))
        return Change(fact.side, fact.incoming, outgoing, fact.spot, PINCH_RUNNER)

    def change_pitcher(self, fact: PitchingChange, when: Entry) -> Change:
        outgoing = fact.outgoing or self.pitcher
        self.pitches(fact.incoming, when)
        if fact.spot:
            self.takes_slot(fact.spot, fact.incoming, when, Position.PITCHER)
        return Change(fact.side, fact.incoming, outgoing, fact.spot, "P")

    def set_field(self, fact: FieldSet, when: Entry) -> list[Change]:
        """Write down newcomers and moves; whoever stands where he stood is passed over."""
        changes = []
        spots = zip(self.slots, fact.order, fact.positions, strict=False)
        for slot, player, position in spots:
            outgoing = slot.player
            is_pitcher = position is Position.PITCHER
            if self.takes_slot(
                slot.number, player, when._replace(role="" if is_pitcher else REPLACEMENT), position
            ):
                role = "P" if is_pitcher else REPLACEMENT
                changes.append(Change(fact.side, player, outgoing, slot.number, role, position))
                continue
            man = slot.men[-1]
            if man.positions[-1:] != [position]:
                if man.positions:
                    man.moves.append(when)
                man.positions.append(position)
                trail = man.trail if len(man.positions) < 2 else ARROW.join(man.positions[-2:])
                changes.append(Change(fact.side, player, "", slot.number, "", trail))
        return changes

    def takes_slot(
        self, spot: int, player: PlayerId, when: Entry, position: Position | None = None
    ) -> bool:
        """Whether *player* is new in the slot; he is written down if so.

        The first man of a slot counts as a starter.
        """
        men = self.slots[spot - 1].men
        if men and men[-1].player == player:
            return False
        came_in = when if men else None
        men.append(Man(player, [position] if position else [], came_in))
        return came_in is not None

    def pitches(self, player: PlayerId, when: Entry) -> bool:
        """Whether *player* has come in for another pitcher; he is written down if new."""
        if self.pitcher == player:
            return False
        self.staff.append(Reliever(player, when._replace(role="") if self.staff else None))
        return len(self.staff) > 1
