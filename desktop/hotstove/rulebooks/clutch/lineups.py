"""Who may start and where, CL-18, CL-24, C17-21, C24-21, and the rulebook's own suggestion."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from hotstove.baseball.lineups import Candidate, LineupCard, LineupPool, LineupSpot
from hotstove.baseball.matching import best_filled, matched
from hotstove.baseball.positions import FIELDERS, Position
from hotstove.play.dice import Rng
from hotstove.play.problems import Problem

from .cards import BatterCard, Card, CardId, batter_side, pitcher_side
from .editions import Edition
from .faults import fault

SPOTS = 9
_DH = Position.DESIGNATED_HITTER
_FIRST = Position.FIRST_BASE


def batters(cards: Iterable[Card]) -> list[BatterCard]:
    return [card for card in map(batter_side, cards) if card is not None]


def may_start(card: BatterCard, position: Position) -> bool:
    """C17-21: qualified, or at first base, where anybody may stand."""
    return position is _FIRST or position is _DH or card.qualifies(position)


def is_free_of(card: BatterCard, pitcher: CardId) -> bool:
    """C24-03, RUL-13: a two-way player who pitches does not field."""
    return card.id != pitcher


def open_positions(men: Sequence[BatterCard], *, with_first: bool = True) -> list[Position]:
    """CL-18: the positions that a best matching of *men* leaves open."""
    places = [at for at in FIELDERS if with_first or at is not _FIRST]
    holder = matched(men, places, BatterCard.qualifies)
    return [position for position in places if position not in holder]


def check_lineup(
    lineup: LineupCard, cards: Mapping[CardId, Card], starter: CardId, edition: Edition
) -> Iterator[Problem]:
    """CL-24: every fault of a lineup card of a club holding *cards*."""
    if lineup.pitcher != starter:
        name = cards[starter].name if starter in cards else starter
        yield fault("LINEUP_STARTER", "CL-19", player=name)
    if len(lineup.spots) != SPOTS:
        yield fault("LINEUP_SIZE", "CL-24", have=len(lineup.spots), need=SPOTS)
    seen: dict[CardId, int] = {}
    filled: dict[Position, str] = {}
    for number, spot in enumerate(lineup.spots, 1):
        card = batter_side(cards.get(spot.player))
        if card is None:
            yield fault("SUB_WRONG_CARD_TYPE", "CL-43", player=spot.player, spot=number)
            continue
        if spot.player in seen:
            told = seen[spot.player]
            yield fault("LINEUP_DUPLICATE", "CL-24", player=card.name, spot=number, first=told)
        seen.setdefault(spot.player, number)
        if spot.position in filled:
            yield fault(
                "LINEUP_POSITION_TWICE",
                "CL-24",
                player=card.name,
                position=spot.position,
                other=filled[spot.position],
            )
        filled.setdefault(spot.position, card.name)
        if spot.player == lineup.pitcher and spot.position is not _DH:
            yield fault("LINEUP_NOT_QUALIFIED", "C24-03", **_where(card, spot.position))
        elif edition.year == 2017 and not may_start(card, spot.position):
            yield fault("LINEUP_NOT_QUALIFIED", "C17-21", **_where(card, spot.position))
    for position in (*FIELDERS, _DH):
        if position not in filled:
            yield fault("LINEUP_POSITION_MISSING", "CL-24", position=position)


def _where(card: BatterCard, position: Position) -> dict[str, str | tuple[str, ...]]:
    allowed = tuple(map(str, card.gloves)) or ("–",)
    return {
        "player": card.name,
        "position": position,
        "allowed": allowed,
        "cards": (card.id,),
    }


def lineup_warnings(lineup: LineupCard, cards: Mapping[CardId, Card]) -> Iterator[Problem]:
    """C24-21: who stands out of position, at a price."""
    for spot in lineup.spots:
        card = batter_side(cards.get(spot.player))
        if card is not None and spot.position is not _DH and not card.qualifies(spot.position):
            yield fault("LINEUP_OUT_OF_POSITION", "C24-21", **_where(card, spot.position))


# What the rulebook suggests


def bat_worth(card: BatterCard) -> float:
    """A rough measure of a bat: On-Base, and what his own chart brings beyond a single."""
    chart = sum(_VALUES.get(result.value, 0.0) for result in card.chart.table()[:20])
    return 2.0 * card.on_base + chart


_VALUES = {"BB": 0.7, "1B": 0.9, "2B": 1.25, "3B": 1.6, "HR": 2.0}


def suggested_lineup(cards: Iterable[Card], starter: CardId) -> LineupCard:
    """The best bats who fill the field, gloves counting; best first, then by power.

    Raises ValueError for cards that cannot start a game.
    """
    men = sorted(batters(cards), key=lambda card: (-bat_worth(card), card.id))

    def qualifies(card: BatterCard, position: Position) -> bool:
        if position is _DH:
            return True
        return card.id != starter and card.qualifies(position)

    def worth(card: BatterCard, position: Position) -> float:
        bat = bat_worth(card)
        return bat if position is _DH else bat + 0.7 * (card.defense(position) or 0)

    nine = best_filled(men, (*FIELDERS, _DH), qualifies, worth)
    if nine is None:
        nine = best_filled(
            men,
            (*FIELDERS, _DH),
            lambda card, at: may_start(card, at) and (at is _DH or card.id != starter),
            lambda card, at: worth(card, at) - 9 * (at is _FIRST and not card.qualifies(at)),
        )
    if nine is None:
        raise ValueError("these cards cannot start a game")
    stands = {card.id: position for position, card in nine.items()}
    order = suggested_order(nine.values())
    return LineupCard(tuple([LineupSpot(c.id, stands[c.id]) for c in order]), starter)


def suggested_order(nine: Iterable[BatterCard]) -> list[BatterCard]:
    """Return these men as they may well bat: who gets on base first, then the power."""
    left = sorted(nine, key=lambda card: (-card.on_base, card.id))
    power = sorted(left[1:], key=lambda card: -sum(r.bases for r in card.chart.table()[:22]))
    middle = power[:4]
    first = [card for card in left if card not in middle]
    return [*first[:2], *middle, *first[2:]]


def some_lineup(cards: Iterable[Card], starter: CardId, rng: Rng) -> LineupCard:
    """Return one legal lineup, any of them within reach, drawn by *rng*."""
    men, rng = rng.shuffled(batters(cards))
    places, rng = rng.shuffled(FIELDERS)
    free = [card for card in men if card.id != starter]
    holder = matched(free, places, BatterCard.qualifies)
    if len(holder) < len(FIELDERS):
        holder = matched(free, places, may_start)
    if len(holder) < len(FIELDERS):
        raise ValueError("these cards cannot start a game")
    stands = {card.id: position for position, card in holder.items()}
    stands[next(card.id for card in men if card.id not in stands)] = _DH
    order, _ = rng.shuffled(list(stands.items()))
    return LineupCard(tuple(LineupSpot(*spot) for spot in order), starter)


def lineup_pool(cards: Iterable[Card], starter: CardId) -> LineupPool:
    """Who may be written on the lineup card, and where he may stand."""
    cards = list(cards)
    men = sorted(batters(cards), key=lambda card: (-card.on_base, card.name))
    arms = [candidate(card) for card in cards if card.id == starter]
    return LineupPool(
        tuple(candidate(card) for card in men), tuple(arms), suggested_lineup(cards, starter)
    )


def candidate(card: Card) -> Candidate:
    """Return *card* as a lineup sheet lists it."""
    batter, pitcher = batter_side(card), pitcher_side(card)
    if batter is None:
        assert pitcher is not None
        roles = " ".join(f"{role}{limit}" for role, limit in pitcher.roles.items())
        detail = f"{pitcher.command:+d} · {roles}"
        return Candidate(card.id, card.name, detail, (Position.PITCHER,))
    detail = f"{batter.on_base} · {' '.join(map(str, batter.gloves)) or '–'}"
    places = [position for position in FIELDERS if batter.qualifies(position)]
    return Candidate(card.id, card.name, detail, (*places, _DH))
