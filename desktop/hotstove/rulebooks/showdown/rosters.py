"""Who may do what today: rotation slot, backups by inning, who is left, who can take the field.

SD-A-02, 04, 46, 48 to 50. Matching is done here once, for look-ahead and for filling up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import TypeAlias

from hotstove.baseball.positions import FIELDERS, Position
from hotstove.play.seats import Side

from .cards import COVERS, Card, CardId, HitterCard, PitcherCard, Slot
from .setup import Team
from .state import Dugout, ShowdownGame

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
    return game.inning + (side is Side.HOME)


def is_late(game: ShowdownGame, side: Side) -> bool:
    """SD-A-50: whether a backup of *side* may stay in the game the next time it fields."""
    return fields_next_in(game, side) >= LATE


Places: TypeAlias = Mapping[CardId, frozenset[Position]]
"""For each card, the field positions it qualifies for; none for pitchers (SD-C-07)."""


def places_of(cards: Mapping[CardId, Card]) -> Places:
    return {
        player: _covered(tuple([at.slot for at in card.positions]))
        if isinstance(card, HitterCard)
        else NOWHERE
        for player, card in cards.items()
    }


NOWHERE: frozenset[Position] = frozenset()


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

    def stands(self, player: CardId, position: Position) -> bool:
        """Let *player* begin where he stands; False when he may not."""
        if position in self.at or position not in self._places[player]:
            return False
        self.at[position] = player
        return True

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


Eligible: TypeAlias = Callable[[CardId], bool]
"""SD-A-50: whether a player may be in the nine the next time his side takes the field."""


def designated_hitter(dugout: Dugout) -> CardId:
    """Return the DH; empty when there is none."""
    places = zip(dugout.order, dugout.positions, strict=True)
    return next((who for who, at in places if at is Position.DESIGNATED_HITTER), "")


def field_of_lineup(
    dugout: Dugout, places: Places, eligible: Eligible, leaving: CardId = ""
) -> Nine:
    """Return the best field of the lineup without its DH and *leaving*; who stands well stays."""
    nine = Nine(places)
    unplaced = []
    for player, position in zip(dugout.order, dugout.positions, strict=True):
        if position is Position.DESIGNATED_HITTER or player == leaving or not eligible(player):
            continue
        if position is None or not nine.stands(player, position):
            unplaced.append(player)
    nine.fill(unplaced)
    return nine


def newcomers_needed(dugout: Dugout, places: Places, eligible: Eligible) -> int:
    """SD-A-48, R82: how many positions those in the lineup, the DH apart, cannot fill."""
    return len(field_of_lineup(dugout, places, eligible).open)


def open_without(
    dugout: Dugout, places: Places, eligible: Eligible, leaving: CardId
) -> list[Position]:
    """SD-A-46, R28: what nobody could play the next time, once *leaving* is out of the game.

    Whoever comes in for him was on the bench and may field all the same, so it does not matter
    who it is.
    """
    nine = field_of_lineup(dugout, places, eligible, leaving)
    nine.fill(filter(eligible, dugout.bench))
    designated = designated_hitter(dugout)
    if designated and designated != leaving and eligible(designated):
        nine.fill((designated,))
    found: list[Position] = list(nine.open)
    pitcher = dugout.mound.pitcher
    if not dugout.bullpen and (pitcher == leaving or pitcher in dugout.gone):
        found.insert(0, Position.PITCHER)
    return found


def gloves(
    order: Sequence[CardId],
    positions: Sequence[Position | None],
    cards: Mapping[CardId, Card],
    where: Sequence[Position],
) -> int:
    """SD-A-10: the Fielding of those who stand at *where*; catchers and pitchers add nothing."""
    total = 0
    for player, position in zip(order, positions, strict=True):
        if position is not None and position in where:
            card = cards[player]
            assert isinstance(card, HitterCard)
            total += card.fielding(position) or 0
    return total
