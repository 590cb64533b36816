"""Who may do what today: rotation slot, backups by inning, who is left, who can take the field.

SD-A-02, 04, 46, 48 to 50. Matching is done here once, for look-ahead and for filling up.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Final, TypeAlias

from hotstove.baseball.positions import FIELDERS, Position
from hotstove.play.seats import Side

from .cards import COVERS, Card, CardId, HitterCard, PitcherCard, Slot
from .setup import Team
from .state import Dugout, ShowdownGame

_DH, _AT_HOME = Position.DESIGNATED_HITTER, Side.HOME
LATE = 7
"""SD-A-50: the inning from which backups are free of limits."""


def rotation(team: Team) -> tuple[CardId, ...]:
    """SD-T-19, R84: as written; else the four dearest starters."""
    if team.rotation:
        return team.rotation
    from .lineups import starters

    return tuple(card.id for card in dearest_first(starters(team.cards))[:4])


def dearest_first(staff: Iterable[PitcherCard]) -> list[PitcherCard]:
    """SD-T-19, R44: starters in their order when none is written, ties by last name."""
    return sorted(staff, key=lambda card: (-card.points, card.name.split()[-1], card.name))


def slot_of(die: int) -> int:
    """SD-A-02: 1-5 is slot 1, 6-10 slot 2, 11-15 slot 3, 16-20 slot 4."""
    return (die - 1) // 5 + 1


def fields_next_in(game: ShowdownGame, side: Side) -> int:
    """Return the inning in which *side* takes the field next, or is in the field now."""
    if game.batting is not side:
        return game.inning
    return game.inning + (side is _AT_HOME)


def is_late(game: ShowdownGame, side: Side) -> bool:
    """SD-A-50: whether a backup of *side* may stay in the game the next time it fields."""
    return fields_next_in(game, side) >= LATE


Places: TypeAlias = Mapping[CardId, frozenset[Position]]
"""For each card, the field positions it qualifies for; none for pitchers (SD-C-07)."""


def places_of(cards: Mapping[CardId, Card]) -> Places:
    return {
        player: _covered(tuple([at.slot for at in card.positions]))
        if isinstance(card, HitterCard)
        else _NOWHERE
        for player, card in cards.items()
    }


EIGHT: Final = frozenset(FIELDERS)
_NOWHERE: Final[frozenset[Position]] = frozenset()


@cache
def _covered(slots: tuple[Slot, ...]) -> frozenset[Position]:
    return frozenset(position for slot in slots for position in COVERS[slot])


class Nine:
    """Matches players to the eight field positions; a player once placed stays in the field."""

    def __init__(self, places: Places, order: Sequence[Position] = FIELDERS) -> None:
        """*order*: the positions as they are tried for each player."""
        self._places = places
        self._order = order
        self.at: dict[Position, CardId] = {}

    @property
    def open(self) -> list[Position]:
        return [position for position in FIELDERS if position not in self.at]

    def add(self, player: CardId) -> bool:
        """Find *player* a position, shifting others among theirs; False when there is none."""
        return self._place(player, set())

    def fill(self, players: Iterable[CardId]) -> None:
        """Add *players* in turn while anything is open."""
        for player in players:
            if len(self.at) == len(FIELDERS):
                return
            self.add(player)

    def _place(self, player: CardId, tried: set[Position]) -> bool:
        his = self._places[player]
        for position in self._order:
            if position in his and position not in tried:
                tried.add(position)
                if position not in self.at or self._place(self.at[position], tried):
                    self.at[position] = player
                    return True
        return False


Barred: TypeAlias = frozenset[CardId]
"""SD-A-50: who may not be in the nine the next time his side takes the field."""
NOBODY: Barred = frozenset()


def designated_hitter(dugout: Dugout) -> CardId:
    """Return the DH; empty when there is none."""
    positions = dugout.positions
    return dugout.order[positions.index(_DH)] if _DH in positions else ""


def field_of_lineup(
    dugout: Dugout, places: Places, barred: Barred, leaving: CardId = ""
) -> Nine:
    """Return the best field of the lineup without its DH and *leaving*; who stands well stays."""
    nine = Nine(places)
    at, unplaced = nine.at, []
    for player, position in zip(dugout.order, dugout.positions, strict=True):
        if position is _DH or player in barred or player == leaving:
            continue
        if position is not None and position in places[player] and position not in at:
            at[position] = player
        elif places[player]:
            unplaced.append(player)
    nine.fill(unplaced)
    return nine


def newcomers_needed(dugout: Dugout, places: Places, barred: Barred) -> int:
    """SD-A-48, R82: how many positions those in the lineup, the DH apart, cannot fill."""
    return len(field_of_lineup(dugout, places, barred).open)


def open_without(
    dugout: Dugout, places: Places, barred: Barred, leaving: CardId
) -> list[Position]:
    """SD-A-46, R28: what nobody could play the next time, once *leaving* is out of the game.

    Whoever comes in for him was on the bench and may field all the same, so it does not matter
    who it is.
    """
    found: list[Position] = []
    if not _is_replaced(dugout, places, barred, leaving):
        nine = field_of_lineup(dugout, places, barred, leaving)
        nine.fill(player for player in dugout.bench if player not in barred)
        designated = designated_hitter(dugout)
        if designated and designated != leaving and designated not in barred:
            nine.fill((designated,))
        found = nine.open
    pitcher = dugout.mound.pitcher
    if not dugout.bullpen and (pitcher == leaving or pitcher in dugout.gone):
        found.insert(0, Position.PITCHER)
    return found


def _is_replaced(dugout: Dugout, places: Places, barred: Barred, leaving: CardId) -> bool:
    """The cheap look: whether one man of the bench can stand where *leaving* did, all others
    staying where they are.
    """
    order, positions = dugout.order, dugout.positions
    if leaving not in order or not EIGHT.issubset(positions) or not barred.isdisjoint(order):
        return False
    position = positions[order.index(leaving)]
    if position not in EIGHT:
        return True
    return any(position in places[player] for player in dugout.bench if player not in barred)


Gloves: TypeAlias = Mapping[tuple[CardId, Position | None], int]
"""SD-A-10: the Fielding of each card at each place in infield and outfield it qualifies for."""


def gloves_of(cards: Mapping[CardId, Card], where: tuple[Position, ...]) -> Gloves:
    return {
        (player, position): value
        for player, card in cards.items()
        if isinstance(card, HitterCard)
        for position in where
        if (value := card.fielding(position)) is not None
    }


def gloves(dugout: Dugout, infield: Gloves, outfield: Gloves) -> tuple[int, int]:
    """SD-A-10: the Fielding of infield and outfield; catchers and pitchers add nothing."""
    standing = [*zip(dugout.order, dugout.positions, strict=True)]
    inner = [infield[at] for at in standing if at in infield]
    return sum(inner), sum([outfield[at] for at in standing if at in outfield])
