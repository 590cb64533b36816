"""What a Clutch roster has and lacks by its edition and format."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from hotstove.baseball.positions import FIELDERS, Position
from hotstove.play.words import QT_TRANSLATE_NOOP
from hotstove.rulebooks.clutch.cards import BatterCard, CardId, Role
from hotstove.rulebooks.clutch.construction import (
    FORMATS,
    STANDARD,
    batting,
    has_backup_catcher,
    staff_of,
)
from hotstove.rulebooks.clutch.lineups import open_positions

from ..dugout import Area, depth_of
from ..needs import (
    DEPTH,
    IN_BULLPEN,
    NOBODY,
    OF_STARTERS,
    STARTERS,
    Need,
    Needs,
    Quota,
    need,
    per_place,
    quota,
    wishes,
)
from .documents import ClutchDocument, rules_named
from .law import known_part
from .shapes import Count, Kind, shape_of
from .stock import ClutchStock


def needs_of(document: ClutchDocument, stock: ClutchStock) -> Needs:
    """Return what the roster has and lacks, players first, then what it brings besides."""
    roster, edition = known_part(document.roster, stock), document.edition
    rules = rules_named(roster.format, edition)
    men = batting(roster, stock.known)
    arms = staff_of((*roster.rotation, *roster.bullpen), stock.known)
    places = rules.size - len(document.roster.cards) if rules.size else 0
    spent = sum(stock.known[card].salary for card in roster.cards)
    left = rules.cap - spent if rules.cap else 0
    have = _have(document, stock)
    counts = _counts(document)
    depth: dict[Position, tuple[CardId, ...]] = {
        position: _depth(position, men, document) for position in FIELDERS
    }
    sides = Counter[str](card.bats for card in men)
    throwing = Counter[str](card.throws for card in arms)
    return Needs(
        points_left=left,
        places_left=places,
        points_per_place=per_place(left, places),
        quotas=tuple(_quotas(document, stock, counts, have)),
        depth=depth,
        bats={hand: sides[hand] for hand in ("L", "R", "S")},
        throws={hand: throwing[hand] for hand in ("L", "R")},
        lacking=(
            *_players(counts, have),
            *_field(men, document),
            *_brought(document, stock),
            *wishes(depth, have["bullpen"], sides, throwing, len(men), Role.RELIEVER),
        ),
    )


def _have(document: ClutchDocument, stock: ClutchStock) -> dict[Kind, int]:
    roster = known_part(document.roster, stock)
    closers = sum(arm.has(Role.CLOSER) for arm in staff_of(roster.bullpen, stock.known))
    rotation, bullpen = len(roster.rotation), len(roster.bullpen)
    return {
        "men": len(batting(roster, stock.known)),
        "rotation": rotation,
        "relief": bullpen - closers,
        "closers": closers,
        "bullpen": bullpen,
        "pitchers": rotation + bullpen,
        "all": len(document.roster.cards),
    }


def _counts(document: ClutchDocument) -> tuple[Count, ...]:
    """How many of each kind the format asks for; a format nobody knows asks for nothing."""
    name, edition = document.roster.format, document.edition
    if name != STANDARD and (edition.year, name) not in FORMATS:
        return ()
    return tuple(count for count in shape_of(edition, name).counts if count.what != "all")


def _quotas(
    document: ClutchDocument,
    stock: ClutchStock,
    counts: tuple[Count, ...],
    have: dict[Kind, int],
) -> Iterator[Quota]:
    asked = {count.what: count.low for count in counts}
    for what, template in _QUOTAS.items():
        if what in asked:
            yield quota(_NAMES.get(what, what), template, have[what], asked[what])
    if not asked.keys() & {"relief", "pitchers"}:
        yield quota("bullpen", IN_BULLPEN, have["bullpen"])
    edition = document.edition
    deck = sum(count for card, count in document.deck.items() if card in stock.strategy)
    yield quota("deck", _DECK, deck, edition.deck_size)
    if edition.coaches:
        coaches = sum(coach in stock.coaches for coach in document.roster.coaches)
        yield quota("coaches", _COACHES, coaches, edition.coaches)
    yield quota("stadium", _PARKS, int(document.roster.stadium in stock.stadiums), 1)


def _players(counts: tuple[Count, ...], have: dict[Kind, int]) -> Iterator[Need]:
    """C17-05 to 09, C24-09 to 12, C17-13, C24-14."""
    for count in counts:
        missing = count.low - have[count.what]
        if missing > 0:
            template, role = _TO_FIND[count.what]
            yield need(template, must=True, role=role, count=missing)


def _field(men: list[BatterCard], document: ClutchDocument) -> Iterator[Need]:
    """CL-18, C17-10, C24-06, C24-08: who is missing by matching, not by name."""
    is_old = document.edition.year == 2017
    for position in open_positions(men, with_first=not is_old):
        yield need(NOBODY, must=True, position=position)
    is_standard = document.roster.format == STANDARD
    if not is_old and is_standard and men and not has_backup_catcher(men):
        yield need(_CATCHER, must=True, position=Position.CATCHER)


def _brought(document: ClutchDocument, stock: ClutchStock) -> Iterator[Need]:
    """C17-14, C17-18, C24-15, C24-17, C24-18."""
    edition, roster = document.edition, document.roster
    deck = sum(count for card, count in document.deck.items() if card in stock.strategy)
    if deck < edition.deck_size:
        yield need(_CARDS, must=True, area=Area.DECK, count=edition.deck_size - deck)
    kinds = {stock.coaches[coach].coach for coach in roster.coaches if coach in stock.coaches}
    if len(kinds) < edition.coaches:
        missing = edition.coaches - len(kinds)
        yield need(_COACHES_TO_FIND, must=True, area=Area.COACHES, count=missing)
    if roster.stadium not in stock.stadiums:
        yield need(_PARK, must=True, area=Area.STADIUM)


def _depth(
    position: Position, men: list[BatterCard], document: ClutchDocument
) -> tuple[CardId, ...]:
    stands = {spot.player for spot in document.roster.order if spot.position is position}
    able = [(card.id, value) for card in men if (value := card.defense(position)) is not None]
    return depth_of(able, stands, DEPTH)


_NAMES: Final = {"men": "hitters", "rotation": "starters", "relief": "bullpen"}
_QUOTAS: Final[dict[Kind, str]] = {
    "rotation": OF_STARTERS,
    "men": QT_TRANSLATE_NOOP("clubhouse", "batters {have} of {need}"),
    "relief": QT_TRANSLATE_NOOP("clubhouse", "relievers {have} of {need}"),
    "closers": QT_TRANSLATE_NOOP("clubhouse", "closers {have} of {need}"),
    "pitchers": QT_TRANSLATE_NOOP("clubhouse", "pitchers {have} of {need}"),
}
_TO_FIND: Final[dict[Kind, tuple[str, str]]] = {
    "men": (QT_TRANSLATE_NOOP("clubhouse", "Batters to find: {count}."), ""),
    "rotation": (STARTERS, "SP"),
    "relief": (QT_TRANSLATE_NOOP("clubhouse", "Relievers to find: {count}."), "RP"),
    "bullpen": (QT_TRANSLATE_NOOP("clubhouse", "Relievers to find: {count}."), "RP"),
    "closers": (QT_TRANSLATE_NOOP("clubhouse", "A closer is to be found."), "CP"),
    "pitchers": (QT_TRANSLATE_NOOP("clubhouse", "Pitchers to find: {count}."), ""),
}
_DECK: Final = QT_TRANSLATE_NOOP("clubhouse", "deck {have} of {need}")
_COACHES: Final = QT_TRANSLATE_NOOP("clubhouse", "coaches {have} of {need}")
_PARKS: Final = QT_TRANSLATE_NOOP("clubhouse", "park {have} of {need}")
_CATCHER: Final = QT_TRANSLATE_NOOP("clubhouse", "A second catcher must sit on the bench.")
_CARDS: Final = QT_TRANSLATE_NOOP("clubhouse", "Strategy cards to find: {count}.")
_COACHES_TO_FIND: Final = QT_TRANSLATE_NOOP("clubhouse", "Coaches to find: {count}.")
_PARK: Final = QT_TRANSLATE_NOOP("clubhouse", "A park is to be chosen.")
