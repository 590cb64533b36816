"""Who may do what today: rotation slot, backups by inning, who is left, who can take the field.

SD-A-02, 04, 46, 48 to 50. Matching is done here once, for look-ahead and for filling up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from hotstove.baseball.positions import FIELDERS, Position
from hotstove.play.seats import Side

from .cards import Card, CardId, HitterCard
from .setup import Team
from .state import Dugout, ShowdownGame

LATE = 7
"""SD-A-50: the inning from which backups are free of limits."""


def rotation(team: Team) -> tuple[CardId, ...]:
    """SD-T-19, R44, R84: as written; else the four dearest starters, ties by last name."""
    if team.rotation:
        return team.rotation
    from .lineups import starters

    ranked = sorted(
        starters(team.cards),
        key=lambda card: (-card.points, card.name.split()[-1], card.name),
    )
    return tuple(card.id for card in ranked[:4])


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


class Nine:
    """Matches players to the eight field positions, moving as few as can be."""

    def __init__(self, cards: Mapping[CardId, Card]) -> None:
        self._cards = cards
        self.at: dict[Position, CardId] = {}

    def stands(self, player: CardId, position: Position) -> None:
        """Let *player* begin where he stands, if he may."""
        if position in FIELDERS and position not in self.at and self._may(player, position):
            self.at[position] = player

    def add(self, player: CardId) -> bool:
        """Find *player* a position, shifting others among theirs; False when there is none."""
        return self._place(player, set())

    @property
    def open(self) -> list[Position]:
        return [position for position in FIELDERS if position not in self.at]

    def _may(self, player: CardId, position: Position) -> bool:
        card = self._cards[player]
        return isinstance(card, HitterCard) and card.qualifies(position)

    def _place(self, player: CardId, tried: set[Position]) -> bool:
        for position in FIELDERS:
            if position not in tried and self._may(player, position):
                tried.add(position)
                if position not in self.at or self._place(self.at[position], tried):
                    self.at[position] = player
                    return True
        return False


def lineup_hitters(dugout: Dugout, cards: Mapping[CardId, Card]) -> list[CardId]:
    return [player for player in dugout.order if isinstance(cards[player], HitterCard)]


def best_field(
    dugout: Dugout,
    cards: Mapping[CardId, Card],
    eligible: Callable[[CardId], bool],
    others: Iterable[CardId] = (),
) -> Nine:
    """Return the field of those in the lineup (the DH last, and only at need), then *others*."""
    nine = Nine(cards)
    fielders: list[CardId] = []
    designated: list[CardId] = []
    for player, position in zip(dugout.order, dugout.positions, strict=True):
        if not isinstance(cards[player], HitterCard) or not eligible(player):
            continue
        if position is Position.DESIGNATED_HITTER:
            designated.append(player)
            continue
        fielders.append(player)
        if position is not None:
            nine.stands(player, position)
    placed = set(nine.at.values())
    for player in (*(p for p in fielders if p not in placed), *others, *designated):
        if not nine.open:
            break
        nine.add(player)
    return nine


def newcomers_needed(
    dugout: Dugout, cards: Mapping[CardId, Card], eligible: Callable[[CardId], bool]
) -> int:
    """SD-A-48, R82: how many positions those in the lineup, the DH apart, cannot fill."""
    without_dh = [
        (player, position)
        for player, position in zip(dugout.order, dugout.positions, strict=True)
        if position is not Position.DESIGNATED_HITTER
    ]
    nine = Nine(cards)
    for player, position in without_dh:
        if position is not None and eligible(player):
            nine.stands(player, position)
    placed = set(nine.at.values())
    for player, _ in without_dh:
        if player not in placed and eligible(player) and isinstance(cards[player], HitterCard):
            nine.add(player)
    return len(nine.open)


def open_after(
    dugout: Dugout, cards: Mapping[CardId, Card], eligible: Callable[[CardId], bool]
) -> list[Position]:
    """SD-A-46, R28: the positions nobody left could fill the next time the side takes the field."""
    others = [player for player in dugout.bench if eligible(player)]
    found: list[Position] = list(best_field(dugout, cards, eligible, others).open)
    if dugout.mound.pitcher in dugout.gone and not dugout.bullpen:
        found.append(Position.PITCHER)
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
