"""Who may start and where: SD-B-03 to 05, and the rulebook's own suggestion (SD-T-21, 22)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from statistics import median

from msgspec.structs import replace

from hotstove.baseball.lineups import Candidate, LineupCard, LineupPool, LineupSpot
from hotstove.baseball.matching import best_filled, matched
from hotstove.baseball.positions import FIELDERS, Position
from hotstove.play.dice import Rng
from hotstove.play.problems import Problem

from .cards import COVERS, Card, CardId, HitterCard, PitcherCard, Result, Role

Nine = dict[Position, HitterCard]
"""Eight fielders and the designated hitter, each where he stands."""


def hitters(cards: Iterable[Card]) -> list[HitterCard]:
    return [card for card in cards if isinstance(card, HitterCard)]


def starters(cards: Iterable[Card]) -> list[PitcherCard]:
    return [
        card for card in cards if isinstance(card, PitcherCard) and card.role is Role.STARTER
    ]


# What is legal


def check_lineup(
    lineup: LineupCard, cards: dict[CardId, Card], *, has_dh: bool = True
) -> Iterator[Problem]:
    """SD-B-03, 04, 05: every fault of a lineup card of a club holding *cards*.

    Without a DH the starter bats (SD-A-03); that he does is for the caller to see.
    """
    yield from check_starter(lineup, cards)
    if len(lineup.spots) != 9:
        yield Problem("LINEUP_SIZE", "SD-B-05", {"have": len(lineup.spots), "need": 9})
    seen: dict[CardId, int] = {}
    filled: dict[Position, CardId] = {}
    for number, spot in enumerate(lineup.spots, 1):
        card = cards.get(spot.player)
        if not has_dh and spot.position is Position.PITCHER and spot.player == lineup.pitcher:
            continue
        if not isinstance(card, HitterCard):
            yield Problem("LINEUP_PLAYER", "SD-B-05", {"player": spot.player, "spot": number})
            continue
        if spot.player in seen:
            yield Problem(
                "LINEUP_TWICE",
                "SD-B-05",
                {"player": card.name, "spot": number, "first": seen[spot.player]},
            )
        seen.setdefault(spot.player, number)
        yield from check_position(card, spot.position, filled, cards)
        filled.setdefault(spot.position, spot.player)
    for position in (*FIELDERS, *((Position.DESIGNATED_HITTER,) if has_dh else ())):
        if position not in filled:
            code = "LINEUP_DH" if position is Position.DESIGNATED_HITTER else "LINEUP_OPEN"
            yield Problem(code, "SD-B-04", {"position": position})


def check_starter(lineup: LineupCard, cards: dict[CardId, Card]) -> Iterator[Problem]:
    """SD-B-03: the pitcher's role is starter."""
    card = cards.get(lineup.pitcher)
    if not isinstance(card, PitcherCard) or card.role is not Role.STARTER:
        name = card.name if card is not None else lineup.pitcher
        yield Problem("LINEUP_STARTER", "SD-B-03", {"player": name})


def check_position(
    card: HitterCard, position: Position, filled: dict[Position, CardId], cards: dict[CardId, Card]
) -> Iterator[Problem]:
    """SD-B-04, SD-C-07: qualified where he stands, or the designated hitter; nobody else there."""
    if position in filled:
        other = cards[filled[position]].name
        yield Problem(
            "LINEUP_POSITION_TWICE",
            "SD-B-04",
            {"player": card.name, "position": position, "other": other},
        )
    if position is Position.DESIGNATED_HITTER:
        return
    if not card.qualifies(position):
        yield Problem(
            "NOT_QUALIFIED",
            "SD-C-07",
            {
                "player": card.name,
                "position": position,
                "allowed": tuple(str(at) for at in card.positions),
            },
        )


def check_team(cards: Iterable[Card]) -> Iterator[Problem]:
    """SD-B-03, 04: whether these cards can start a basic game at all."""
    cards = list(cards)
    if not starters(cards):
        yield Problem("TEAM_STARTER", "SD-B-03", {"have": 0, "need": 1})
    batters = hitters(cards)
    if len(batters) < 9:
        yield Problem("TEAM_HITTERS", "SD-B-04", {"have": len(batters), "need": 9})
    elif best_nine(batters, lambda card, position: 0.0) is None:
        yield Problem("TEAM_POSITIONS", "SD-B-04", {"positions": tuple(open_positions(batters))})


def open_positions(batters: Sequence[HitterCard]) -> list[Position]:
    """Return the positions that stay open in a best matching (SD-T-08)."""
    holder = matched(batters, FIELDERS, HitterCard.qualifies)
    return [position for position in FIELDERS if position not in holder]


# What the rulebook suggests


def best_nine(
    batters: Sequence[HitterCard], worth: Callable[[HitterCard, Position], float]
) -> Nine | None:
    """Return the eight fielders and the DH of greatest total *worth*; None if none are legal."""
    places = (*FIELDERS, Position.DESIGNATED_HITTER)
    return best_filled(batters, places, _may_start, worth)


def _may_start(card: HitterCard, position: Position) -> bool:
    return position is Position.DESIGNATED_HITTER or card.qualifies(position)


def total_bases(card: HitterCard) -> int:
    """SD-T-21: bases over the hit faces of his own chart."""
    return sum(card.chart.result(face).bases for face in range(1, 21))


def hit_faces(card: HitterCard) -> int:
    return sum(card.chart.result(face).bases > 0 for face in range(1, 21))


def suggested_order(nine: Iterable[HitterCard]) -> list[HitterCard]:
    """SD-T-21: the batting order the rulebook's advice comes to."""
    left = sorted(nine, key=lambda card: (-card.on_base, -card.speed, card.name))
    middle = median(card.on_base for card in left)

    def take(*keys: Callable[[HitterCard], float]) -> HitterCard:
        best = max(left, key=lambda card: tuple(key(card) for key in keys))
        left.remove(best)
        return best

    first = take(lambda card: card.speed + card.on_base)
    second = take(lambda card: card.on_base >= middle, lambda card: card.speed)
    fourth = take(lambda card: card.chart.faces(Result.HOMER), total_bases)
    third = take(lambda card: card.on_base, hit_faces)
    rest = sorted(left, key=lambda card: -(card.on_base + total_bases(card)))
    return [first, second, third, fourth, *rest]


def suggested_lineup(cards: Iterable[Card]) -> LineupCard:
    """SD-T-21, 22: best gloves in the field, the best bat left as DH, the dearest starter.

    Raises ValueError for cards that cannot start a game (see check_team).
    """
    cards = list(cards)
    batters = sorted(hitters(cards), key=lambda card: (-card.on_base, card.id))

    def glove_first(card: HitterCard, position: Position) -> float:
        if position is Position.DESIGNATED_HITTER:
            return (card.on_base + total_bases(card)) / 10_000
        return (card.fielding(position) or 0) + card.on_base / 1_000

    nine = best_nine(batters, glove_first)
    pitchers = starters(cards)
    if nine is None or not pitchers:
        raise ValueError("these cards cannot start a game")
    ace = max(pitchers, key=lambda card: (card.points, card.control, card.id))
    return lineup_card(nine, ace)


def lineup_card(nine: Nine, starter: PitcherCard) -> LineupCard:
    """Return *nine* in the suggested order, with *starter* on the mound."""
    stands = {card.id: position for position, card in nine.items()}
    order = suggested_order(nine.values())
    spots = tuple(LineupSpot(card.id, stands[card.id]) for card in order)
    return LineupCard(spots, starter.id)


def lineup_pool(cards: Iterable[Card]) -> LineupPool:
    """SD-B-03, 04: who may be written on the lineup card, and where he may stand."""
    cards = list(cards)
    batters = sorted(hitters(cards), key=lambda card: (-card.on_base, card.name))
    staff = sorted(starters(cards), key=lambda card: (-card.points, card.name))
    return LineupPool(
        tuple(map(candidate, batters)), tuple(map(candidate, staff)), suggested_lineup(cards)
    )


def candidate(card: Card) -> Candidate:
    """Return *card* as a lineup sheet lists it: by On-Base and positions, or Control and IP."""
    if isinstance(card, PitcherCard):
        detail = f"{card.control:+d} · IP {card.ip}"
        return Candidate(card.id, card.name, detail, (Position.PITCHER,))
    return Candidate(
        card.id,
        card.name,
        f"{card.on_base} · {' '.join(map(str, card.positions)) or '–'}",
        (*filter(card.qualifies, FIELDERS), Position.DESIGNATED_HITTER),
    )


def some_lineup(cards: Iterable[Card], rng: Rng) -> LineupCard:
    """Return one legal lineup, any of them within reach, drawn by *rng*.

    Raises ValueError for cards that cannot start a game (see check_team).
    """
    cards = list(cards)
    batters, rng = rng.shuffled(hitters(cards))
    places, rng = rng.shuffled(FIELDERS)
    fit: dict[Position, list[HitterCard]] = {place: [] for place in places}
    for card in batters:
        for at in card.positions:
            for position in COVERS[at.slot]:
                fit[position].append(card)
    stands: dict[CardId, Position] = {}

    def place(position: Position, tried: set[CardId]) -> bool:
        """Give *position* to somebody free; else to somebody who finds another place."""
        for card in fit[position]:
            if card.id not in stands:
                stands[card.id] = position
                return True
        for card in fit[position]:
            if card.id not in tried:
                tried.add(card.id)
                if place(stands[card.id], tried):
                    stands[card.id] = position
                    return True
        return False

    arms = starters(cards)
    if not arms or len(batters) < 9 or not all(place(position, set()) for position in places):
        raise ValueError("these cards cannot start a game")
    left = [card.id for card in batters if card.id not in stands]
    stands[left[0]] = Position.DESIGNATED_HITTER
    order, rng = rng.shuffled(list(stands.items()))
    starter, _ = rng.pick(arms)
    return LineupCard(tuple(LineupSpot(*spot) for spot in order), starter.id)


# The advanced game: today's starter, AL or NL


def check_todays_lineup(
    lineup: LineupCard,
    cards: dict[CardId, Card],
    starter: CardId,
    league: str,
    backups: frozenset[CardId],
) -> Iterator[Problem]:
    """SD-A-02, 04, 06, 49, 50: the starter of the day's slot; AL with a DH, NL with the pitcher."""
    if lineup.pitcher != starter:
        yield Problem("LINEUP_TODAY", "SD-A-02", {"player": cards[starter].name})
    for number, spot in enumerate(lineup.spots, 1):
        if spot.player in backups and spot.player in cards:
            name = cards[spot.player].name
            yield Problem("LINEUP_BACKUP", "SD-A-50", {"player": name, "spot": number})
    if league == "AL":
        rest = replace(lineup, pitcher=starter)
        yield from check_lineup(rest, cards)
        return
    batting = [spot for spot in lineup.spots if spot.position is Position.PITCHER]
    if [spot.player for spot in batting] != [starter]:
        yield Problem("LINEUP_PITCHER", "SD-A-03", {"player": cards[starter].name})
    if any(spot.position is Position.DESIGNATED_HITTER for spot in lineup.spots):
        yield Problem("LINEUP_NO_DH", "SD-A-03", {})
    yield from check_lineup(replace(lineup, pitcher=starter), cards, has_dh=False)


def in_nl(lineup: LineupCard, spot: int = 9) -> LineupCard:
    """Return *lineup* with its DH out and the pitcher batting in *spot*."""
    eight = [s for s in lineup.spots if s.position is not Position.DESIGNATED_HITTER]
    eight.insert(spot - 1, LineupSpot(lineup.pitcher, Position.PITCHER))
    return replace(lineup, spots=tuple(eight))


def suggested_today(
    cards: dict[CardId, Card], starter: CardId, league: str, backups: frozenset[CardId]
) -> LineupCard:
    """SD-T-21, 22 for the day's starter; in the NL he bats ninth."""
    ready = [card for card in cards.values() if card.id not in backups]
    lineup = replace(suggested_lineup(ready), pitcher=starter)
    return in_nl(lineup) if league == "NL" else lineup


def written_today(
    orders: Mapping[str, tuple[LineupSpot, ...]],
    cards: dict[CardId, Card],
    starter: CardId,
    league: str,
    backups: frozenset[CardId],
    *,
    against: str = "R",
) -> LineupCard | None:
    """SD-T-12: the order a roster brings for this league and the arm it is *against*.

    In the NL the starter of the day bats in the pitcher's spot. None where the roster brings
    none, or one that is not legal today.
    """
    name = league.lower()
    order = (orders.get(f"{name}_left") if against == "L" else None) or orders.get(name, ())
    spots = tuple(
        LineupSpot(starter, spot.position) if spot.position is Position.PITCHER else spot
        for spot in order
    )
    lineup = LineupCard(spots, starter)
    is_legal = spots and not any(check_todays_lineup(lineup, cards, starter, league, backups))
    return lineup if is_legal else None


def some_lineup_today(
    cards: dict[CardId, Card],
    starter: CardId,
    league: str,
    backups: frozenset[CardId],
    rng: Rng,
) -> LineupCard:
    """Return one legal lineup for the day, drawn by *rng*; in the NL he bats anywhere."""
    ready = [card for card in cards.values() if card.id not in backups]
    lineup = replace(some_lineup(ready, rng), pitcher=starter)
    return in_nl(lineup, rng.below(9)[0] + 1) if league == "NL" else lineup
