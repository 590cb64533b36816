"""Team construction, SD-T-01 to 19: which cards are a roster, and what it costs.

A roster may be half written: every check says what is wrong so far, and what is not there yet
is told once. Batting orders are checked in construction_orders, formats in formats; what a
fault is told stands in construction_wording; choosing a roster is for others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, Literal, TypeAlias

from hotstove.baseball.lineups import LineupSpot
from hotstove.baseball.positions import FIELDERS, Position
from hotstove.play.problems import Problem
from hotstove.play.values import Value

from .cards import Card, CardId, PitcherCard, Role
from .formats import BOOK, Format, check_players, check_strategy
from .lineups import hitters, open_positions, starters
from .strategy import Deck

ROSTER_SIZE: Final = BOOK.size
ROTATION_SIZE: Final = BOOK.starters
POINT_CAP: Final = BOOK.cap
SPOTS: Final = 9
League: TypeAlias = Literal["AL", "NL"]
OrderName: TypeAlias = Literal["al", "nl", "al_left", "nl_left"]
ORDERS: Final[tuple[OrderName, ...]] = ("al", "nl", "al_left", "nl_left")
"""The batting orders of a roster, by the names of their fields."""


class Roster(Value, frozen=True, kw_only=True):
    """A team as it is written down; every player by the id of his card."""

    club: str
    """The id of the club."""
    home_rules: Literal["", "AL", "NL"]
    """Empty: not chosen yet."""
    cards: tuple[CardId, ...]
    backups: tuple[CardId, ...]
    rotation: tuple[CardId, ...]
    """Empty: the starters in their usual order (SD-T-19)."""
    al: tuple[LineupSpot, ...]
    """The batting order with a designated hitter, spots 1 to 9."""
    nl: tuple[LineupSpot, ...]
    """The batting order with a pitcher in it; whoever starts that day bats in his spot."""
    al_left: tuple[LineupSpot, ...] = ()
    """The order with a designated hitter against a left-hander; empty: the usual one."""
    nl_left: tuple[LineupSpot, ...] = ()
    """The order with a pitcher in it against a left-hander; empty: the usual one."""

    def order(self, name: OrderName) -> tuple[LineupSpot, ...]:
        found: tuple[LineupSpot, ...] = getattr(self, name)
        return found


def cost(card: Card, *, is_backup: bool) -> int:
    """SD-T-17: what *card* costs by the booklet."""
    return BOOK.cost(card, is_backup=is_backup)


def total_cost(cards: Iterable[Card], backups: Iterable[CardId], rules: Format = BOOK) -> int:
    """SD-T-07: what *cards* cost together, those in *backups* their share."""
    spare = frozenset(backups)
    return sum(rules.cost(card, is_backup=card.id in spare) for card in cards)


def rotation_of(
    roster: Roster, known: Mapping[CardId, Card], size: int = ROTATION_SIZE
) -> tuple[CardId, ...]:
    """SD-T-19, R84: the rotation as written; else the dearest starters first."""
    if roster.rotation:
        return roster.rotation
    from .rosters import dearest_first

    cards = [known[card] for card in dict.fromkeys(roster.cards) if card in known]
    return tuple(card.id for card in dearest_first(starters(cards))[:size])


def check_roster(
    roster: Roster,
    known: Mapping[CardId, Card],
    rules: Format = BOOK,
    *,
    deck: Deck | None = None,
    is_expert: bool = False,
) -> Iterator[Problem]:
    """SD-T-01: every fault of *roster* at once; ``cards`` of a problem are the culprits' ids.

    *known* are all cards there are. *is_expert*: orders are for an expert game (SD-T-18).
    """
    from .construction_orders import check_order

    missing = tuple(dict.fromkeys(card for card in roster.cards if card not in known))
    if missing:
        yield Problem("ROSTER_CARD_UNKNOWN", "SD-T-01", {"cards": missing, "names": missing})
    cards = [known[card] for card in roster.cards if card in known]
    yield from _check_cards(roster, cards, rules)
    yield from _check_full_cost(roster, cards, rules)
    if roster.home_rules not in ("AL", "NL"):
        yield Problem("HOME_RULES_MISSING", "SD-T-10", {"allowed": ("AL", "NL")})
    yield from _check_rotation(roster, cards)
    for name in ORDERS:
        if name in ("al", "nl") or roster.order(name):
            yield from check_order(name, roster, known, is_expert=is_expert)
    if rules.sets != "extended":
        rules = rules.of_season(known.values())
    yield from check_players(cards, rules)
    yield from check_strategy(deck, rules)


def warnings(roster: Roster, known: Mapping[CardId, Card]) -> Iterator[Problem]:
    """SD-T-15, R41: what is legal, but a manager may want to know."""
    cards = [known[card] for card in roster.cards if card in known]
    if not bullpen(cards):
        yield Problem("NO_BULLPEN", "SD-T-15")


def bullpen(cards: Iterable[Card]) -> list[PitcherCard]:
    """Return the relievers and closers of *cards*."""
    return [
        card for card in cards if isinstance(card, PitcherCard) and card.role is not Role.STARTER
    ]


def _check_cards(roster: Roster, cards: Sequence[Card], rules: Format) -> Iterator[Problem]:
    """SD-T-02, 03, 05, 06, 07."""
    if len(roster.cards) != rules.size:
        yield Problem("ROSTER_SIZE", "SD-T-02", {"have": len(roster.cards), "need": rules.size})
    staff = starters(cards)
    if len(staff) != rules.starters:
        yield Problem(
            "STARTER_COUNT",
            "SD-T-03",
            {
                "have": len(staff),
                "need": rules.starters,
                "names": _names(staff),
                "cards": _ids(staff),
            },
        )
    batting = {card.id for card in hitters(cards)}
    names = {card.id: card.name for card in cards}
    wrong = tuple(card for card in roster.backups if card not in batting)
    if wrong:
        shown = tuple(names.get(card, card) for card in wrong)
        yield Problem("BACKUP_NOT_HITTER", "SD-T-05", {"names": shown, "cards": wrong})
    for person, times in Counter(card.person for card in cards).items():
        if times > 1:
            same = [card for card in cards if card.person == person]
            shown = tuple(f"{card.name} ({card.id})" for card in same)
            yield Problem("DUPLICATE_PLAYER", "SD-T-06", {"names": shown, "cards": _ids(same)})
    total = total_cost(cards, roster.backups, rules)
    if rules.cap and total > rules.cap:
        excess = total - rules.cap
        yield Problem("POINT_CAP", "SD-T-07", {"total": total, "cap": rules.cap, "excess": excess})


def _check_full_cost(roster: Roster, cards: Sequence[Card], rules: Format) -> Iterator[Problem]:
    """SD-T-04, 08, 09: nine full-cost hitters, eight of them in the field, one named as DH."""
    ready = [card for card in hitters(cards) if card.id not in roster.backups]
    if len(ready) < rules.hitters:
        spare = [card for card in hitters(cards) if card.id in roster.backups]
        yield Problem(
            "HITTER_COUNT",
            "SD-T-04",
            {
                "have": len(ready),
                "backups": len(spare),
                "need": rules.hitters,
                "cards": _ids(spare),
            },
        )
    if unfilled := open_positions(ready):
        yield Problem("POSITIONS_UNFILLED", "SD-T-08", {"positions": tuple(unfilled)})
    named = [spot.player for spot in roster.al if spot.position is Position.DESIGNATED_HITTER]
    spare_dh = tuple(player for player in named if player in roster.backups)
    if len(ready) <= len(FIELDERS) or spare_dh:
        yield Problem("DH_MISSING", "SD-T-09", {"cards": spare_dh})


def _check_rotation(roster: Roster, cards: Sequence[Card]) -> Iterator[Problem]:
    """SD-T-11, R84: a rotation that is written names each starter once."""
    if not roster.rotation:
        return
    names = {card.id: card.name for card in cards}
    staff = {card.id for card in starters(cards)}
    times = Counter(roster.rotation)
    missing = sorted(staff - set(times))
    double = [card for card, found in times.items() if found > 1]
    strange = [card for card in times if card not in staff]
    if missing or double or strange:

        def told(some: Sequence[CardId]) -> tuple[str, ...]:
            return tuple(names.get(card, card) for card in some) or ("–",)

        yield Problem(
            "ROTATION_INVALID",
            "SD-T-11",
            {
                "missing": told(missing),
                "double": told(double),
                "wrong": told(strange),
                "cards": tuple(dict.fromkeys((*missing, *double, *strange))),
            },
        )


def _ids(cards: Iterable[Card]) -> tuple[CardId, ...]:
    return tuple(card.id for card in cards)


def _names(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple(card.name for card in cards) or ("–",)
