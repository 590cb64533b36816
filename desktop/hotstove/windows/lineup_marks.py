"""What each mark of the pencil makes of a lineup card: whom it moves, and who gives way.

Plain values, no widgets. Whether the card is legal, the rulebook says.
"""

from __future__ import annotations

from msgspec.structs import replace

from hotstove.baseball.bases import PlayerId
from hotstove.baseball.lineups import Candidate, LineupCard, LineupPool, LineupSpot
from hotstove.baseball.positions import Position


def candidate(pool: LineupPool, player: PlayerId) -> Candidate | None:
    return next((one for one in (*pool.batters, *pool.starters) if one.player == player), None)


def bench(pool: LineupPool, card: LineupCard) -> tuple[Candidate, ...]:
    """Return the batters who are not on *card*."""
    playing = {spot.player for spot in card.spots}
    return tuple(one for one in pool.batters if one.player not in playing)


def moved(card: LineupCard, start: int, end: int) -> LineupCard:
    """The batter in place *start* (from 0) bats in place *end*; those between close up."""
    spots = list(card.spots)
    spots.insert(max(0, min(end, len(spots) - 1)), spots.pop(start))
    return replace(card, spots=tuple(spots))


def with_position(card: LineupCard, pool: LineupPool, place: int, position: Position) -> LineupCard:
    """He in *place* takes *position*; whoever held it takes his, where he is qualified."""
    spots = list(card.spots)
    mine = spots[place]
    spots[place] = replace(mine, position=position)
    for number, spot in enumerate(spots):
        if number == place or spot.position is not position:
            continue
        other = candidate(pool, spot.player)
        if other is not None and mine.position in other.positions:
            spots[number] = replace(spot, position=mine.position)
    return replace(card, spots=tuple(spots))


def with_player(card: LineupCard, pool: LineupPool, place: int, player: PlayerId) -> LineupCard:
    """*player* from the bench bats in *place*.

    He stands where the man he replaces stood; where he may not, the designated hitter takes
    the field for him if he can, else he stands somewhere of his own and the verdict says so.
    """
    newcomer = candidate(pool, player)
    if newcomer is None:
        return card
    spots = list(card.spots)
    wanted = spots[place].position
    if wanted not in newcomer.positions:
        wanted = _makes_room(spots, pool, place, wanted) or newcomer.positions[0]
    spots[place] = LineupSpot(player, wanted)
    return replace(card, spots=tuple(spots))


def _makes_room(
    spots: list[LineupSpot], pool: LineupPool, place: int, wanted: Position
) -> Position | None:
    hitter = Position.DESIGNATED_HITTER
    for number, spot in enumerate(spots):
        if number == place or spot.position is not hitter:
            continue
        other = candidate(pool, spot.player)
        if other is not None and wanted in other.positions:
            spots[number] = replace(spot, position=wanted)
            return hitter
    return None
