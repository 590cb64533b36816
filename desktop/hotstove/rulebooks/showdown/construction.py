"""Team construction, SD-T-01 to 12 and 17: which 25 cards are a roster, and what it costs.

What a fault is told stands in construction_wording; choosing a roster is for others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, Literal

from hotstove.baseball.lineups import LineupSpot
from hotstove.baseball.positions import FIELDERS, Position
from hotstove.play.problems import Argument, Problem
from hotstove.play.values import Value

from .cards import Card, CardId, HitterCard, PitcherCard, Role
from .lineups import hitters, open_positions, starters

ROSTER_SIZE: Final = 25
ROTATION_SIZE: Final = 4
FEWEST_HITTERS: Final = 9
POINT_CAP: Final = 5_000
BACKUP_SHARE: Final = 5
"""SD-T-17: a backup costs one part in so many."""
SPOTS: Final = 9


class Roster(Value, frozen=True, kw_only=True):
    """A team as it is written down; every player by the id of his card."""

    club: str
    """The id of the club."""
    home_rules: Literal["AL", "NL"]
    cards: tuple[CardId, ...]
    backups: tuple[CardId, ...]
    rotation: tuple[CardId, ...]
    al: tuple[LineupSpot, ...]
    """The batting order with a designated hitter, spots 1 to 9."""
    nl: tuple[LineupSpot, ...]
    """The batting order with a pitcher in it; whoever starts that day bats in his spot."""


def cost(card: Card, *, is_backup: bool) -> int:
    """SD-T-17, R42: the points of *card*; a backup's fifth is rounded up."""
    return -(-card.points // BACKUP_SHARE) if is_backup else card.points


def total_cost(cards: Iterable[Card], backups: Iterable[CardId]) -> int:
    """SD-T-07: what *cards* cost together, those in *backups* a fifth."""
    spare = frozenset(backups)
    return sum(cost(card, is_backup=card.id in spare) for card in cards)


def check_roster(roster: Roster, known: Mapping[CardId, Card]) -> Iterator[Problem]:
    """SD-T-01: every fault of *roster*, whose cards are all in *known*."""
    cards = [known[card] for card in roster.cards]
    yield from _check_cards(roster, cards)
    yield from _check_full_cost(roster, cards)
    if roster.home_rules not in ("AL", "NL"):
        yield Problem("HOME_RULES_MISSING", "SD-T-10", {"allowed": ("AL", "NL")})
    yield from _check_rotation(roster, cards)
    for league, spots in (("AL", roster.al), ("NL", roster.nl)):
        yield from _check_order(league, spots, roster, known)


def _check_cards(roster: Roster, cards: Sequence[Card]) -> Iterator[Problem]:
    """SD-T-02, 03, 05, 06, 07."""
    if len(cards) != ROSTER_SIZE:
        yield Problem("ROSTER_SIZE", "SD-T-02", {"have": len(cards), "need": ROSTER_SIZE})
    staff = starters(cards)
    if len(staff) != ROTATION_SIZE:
        found = tuple(card.name for card in staff) or ("–",)
        yield Problem(
            "STARTER_COUNT", "SD-T-03", {"have": len(staff), "need": ROTATION_SIZE, "names": found}
        )
    batting = {card.id for card in hitters(cards)}
    names = {card.id: card.name for card in cards}
    wrong = tuple(names.get(card, card) for card in roster.backups if card not in batting)
    if wrong:
        yield Problem("BACKUP_NOT_HITTER", "SD-T-05", {"names": wrong})
    for person, times in Counter(card.person for card in cards).items():
        if times > 1:
            same = tuple(f"{card.name} ({card.id})" for card in cards if card.person == person)
            yield Problem("DUPLICATE_PLAYER", "SD-T-06", {"names": same})
    total = total_cost(cards, roster.backups)
    if total > POINT_CAP:
        excess = total - POINT_CAP
        yield Problem("POINT_CAP", "SD-T-07", {"total": total, "cap": POINT_CAP, "excess": excess})


def _check_full_cost(roster: Roster, cards: Sequence[Card]) -> Iterator[Problem]:
    """SD-T-04, 08, 09: nine full-cost hitters, eight of them in the field, one named as DH."""
    ready = [card for card in hitters(cards) if card.id not in roster.backups]
    if len(ready) < FEWEST_HITTERS:
        backups = len(hitters(cards)) - len(ready)
        yield Problem(
            "HITTER_COUNT",
            "SD-T-04",
            {"have": len(ready), "backups": backups, "need": FEWEST_HITTERS},
        )
    if unfilled := open_positions(ready):
        yield Problem("POSITIONS_UNFILLED", "SD-T-08", {"positions": tuple(unfilled)})
    named = [spot.player for spot in roster.al if spot.position is Position.DESIGNATED_HITTER]
    is_left_one = len(ready) > len(FIELDERS)
    if not is_left_one or any(player in roster.backups for player in named):
        yield Problem("DH_MISSING", "SD-T-09")


def _check_rotation(roster: Roster, cards: Sequence[Card]) -> Iterator[Problem]:
    """SD-T-11."""
    names = {card.id: card.name for card in cards}
    staff = {card.id for card in starters(cards)}
    times = Counter(roster.rotation)
    missing = tuple(names[card] for card in sorted(staff - set(times)))
    double = tuple(names.get(card, card) for card, found in times.items() if found > 1)
    strange = tuple(names.get(card, card) for card in times if card not in staff)
    if missing or double or strange:
        yield Problem(
            "ROTATION_INVALID",
            "SD-T-11",
            {"missing": missing or ("–",), "double": double or ("–",), "wrong": strange or ("–",)},
        )


def _check_order(
    league: str, spots: Sequence[LineupSpot], roster: Roster, known: Mapping[CardId, Card]
) -> Iterator[Problem]:
    """SD-T-12: nine spots of rostered full-cost men, each qualified where he stands."""
    if len(spots) != SPOTS:
        yield Problem(
            "LINEUP_SIZE", "SD-T-12", {"league": league, "have": len(spots), "need": SPOTS}
        )
    rostered = set(roster.cards)
    seen: set[CardId] = set()
    for number, spot in enumerate(spots, 1):
        card = known.get(spot.player)
        name = card.name if card is not None else spot.player
        place: dict[str, Argument] = {"league": league, "spot": number, "player": name}
        if card is None or spot.player not in rostered or spot.player in seen:
            yield Problem("LINEUP_PLAYER", "SD-T-12", place)
            continue
        seen.add(spot.player)
        if spot.player in roster.backups:
            yield Problem("LINEUP_BACKUP", "SD-T-12", place)
        if not _may_stand(card, spot.position):
            at: dict[str, Argument] = {"position": spot.position, "allowed": _allowed(card)}
            yield Problem("LINEUP_POSITION", "SD-T-12", {**place, **at})
    filled = Counter(spot.position for spot in spots)
    for position in FIELDERS:
        if filled[position] != 1:
            crowd: dict[str, Argument] = {"position": position, "have": filled[position]}
            yield Problem("LINEUP_POSITION", "SD-T-12", {"league": league, **crowd})
    wanted, barred = Position.DESIGNATED_HITTER, Position.PITCHER
    if league == "NL":
        wanted, barred = barred, wanted
    if filled[wanted] != 1 or filled[barred]:
        yield Problem(
            "LINEUP_DH", "SD-T-12", {"league": league, "wanted": wanted, "barred": barred}
        )


def _may_stand(card: Card, position: Position) -> bool:
    if isinstance(card, PitcherCard):
        return position is Position.PITCHER and card.role is Role.STARTER
    return position is Position.DESIGNATED_HITTER or card.qualifies(position)


def _allowed(card: Card) -> tuple[str, ...]:
    if isinstance(card, HitterCard):
        return (*map(str, card.positions), Position.DESIGNATED_HITTER)
    return (Position.PITCHER,) if card.role is Role.STARTER else ("–",)
