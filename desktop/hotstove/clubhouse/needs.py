"""The needs panel: what a roster has, what is left, what it still lacks; no law in itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from hotstove.baseball.positions import FIELDERS, Position
from hotstove.play.values import Value
from hotstove.play.words import QT_TRANSLATE_NOOP, Filling, Sentence
from hotstove.rulebooks.showdown.cards import Card, CardId, HitterCard
from hotstove.rulebooks.showdown.construction import bullpen, total_cost
from hotstove.rulebooks.showdown.lineups import hitters, starters

from .documents import RosterDocument

DEPTH: Final = 3
"""Men deep that a position is shown."""


class Need(Value, frozen=True):
    """Something a manager would look for next."""

    sentence: Sentence
    is_must: bool
    """Without it the roster cannot be legal; else it is only wise."""
    position: Position | None = None
    """What to filter the library by; a pitcher's role stands in ``role``."""
    role: str = ""


class Needs(Value, frozen=True):
    points_left: int
    """Below 0: over the cap; without a cap 0."""
    places_left: int
    points_per_place: int
    """What each place left may cost on average."""
    depth: dict[Position, tuple[CardId, ...]]
    """For each position the best gloves who can play it, starters of the diamond first."""
    starters: tuple[int, int]
    """Have and need."""
    full_cost_hitters: tuple[int, int]
    bullpen: int
    bats: dict[str, int]
    """Hitters by hand, ``L``, ``R``, ``S``."""
    throws: dict[str, int]
    """Pitchers by arm, ``L``, ``R``."""
    lacking: tuple[Need, ...]


def needs_of(document: RosterDocument, known: Mapping[CardId, Card]) -> Needs:
    """Return what the roster has and lacks by its own format."""
    roster, rules = document.roster, document.rules
    cards = [known[card] for card in dict.fromkeys(roster.cards) if card in known]
    bats, arms, pen = hitters(cards), starters(cards), bullpen(cards)
    ready = sum(card.id not in roster.backups for card in bats)
    places = rules.size - len(roster.cards)
    points = rules.cap - total_cost(cards, roster.backups, rules) if rules.cap else 0
    depth: dict[Position, tuple[CardId, ...]] = {
        position: _depth(position, bats, document) for position in FIELDERS
    }
    sides = Counter[str](card.bats for card in bats)
    throwing = Counter[str](card.throws for card in (*arms, *pen))
    lacking = (
        *_musts(len(arms), rules.starters, ready, rules.hitters, depth, document),
        *_wishes(depth, len(pen), sides, throwing, len(bats)),
    )
    return Needs(
        points_left=points,
        places_left=places,
        points_per_place=points // places if places > 0 and points > 0 else 0,
        depth=depth,
        starters=(len(arms), rules.starters),
        full_cost_hitters=(ready, rules.hitters),
        bullpen=len(pen),
        bats={hand: sides[hand] for hand in ("L", "R", "S")},
        throws={hand: throwing[hand] for hand in ("L", "R")},
        lacking=lacking,
    )


def _depth(
    position: Position, bats: list[HitterCard], document: RosterDocument
) -> tuple[CardId, ...]:
    stands = {spot.player for spot in document.roster.al if spot.position is position}
    able = [card for card in bats if card.qualifies(position)]
    able.sort(key=lambda card: (card.id not in stands, -(card.fielding(position) or 0), card.id))
    return tuple(card.id for card in able[:DEPTH])


def _musts(
    arms: int,
    need_arms: int,
    ready: int,
    need_bats: int,
    depth: Mapping[Position, tuple[CardId, ...]],
    document: RosterDocument,
) -> Iterator[Need]:
    """SD-T-03, 04, 08, 10."""
    if arms < need_arms:
        yield _need(_STARTERS, must=True, role="starter", count=need_arms - arms)
    if ready < need_bats:
        yield _need(_HITTERS, must=True, count=need_bats - ready)
    for position, men in depth.items():
        if not men:
            yield _need(_NOBODY, must=True, position=position)
        elif all(man in document.roster.backups for man in men):
            yield _need(_BACKUPS_ONLY, must=True, position=position)
    if not document.roster.home_rules:
        yield _need(_HOME_RULES, must=True)


def _wishes(
    depth: Mapping[Position, tuple[CardId, ...]],
    pen: int,
    bats: Counter[str],
    throws: Counter[str],
    hitters: int,
) -> Iterator[Need]:
    for position, men in depth.items():
        if len(men) == 1 and position in (Position.CATCHER, Position.SHORTSTOP):
            yield _need(_NO_SECOND, position=position)
    if not pen:
        yield _need(_BULLPEN, role="reliever")
    if hitters >= _ENOUGH and not bats["L"] + bats["S"]:
        yield _need(_NO_LEFT_BAT)
    if throws["R"] and not throws["L"] and pen + throws["R"] >= _ENOUGH:
        yield _need(_NO_LEFT_ARM)


_ENOUGH: Final = 9


def _need(
    template: str,
    *,
    must: bool = False,
    role: str = "",
    position: Position | None = None,
    **arguments: Filling,
) -> Need:
    if position is not None:
        arguments["position"] = position
    return Need(Sentence("clubhouse", template, arguments), must, position, role)


_STARTERS: Final = QT_TRANSLATE_NOOP("clubhouse", "Starters to find: {count}.")
_HITTERS: Final = QT_TRANSLATE_NOOP("clubhouse", "Full-cost hitters to find: {count}.")
_NOBODY: Final = QT_TRANSLATE_NOOP("clubhouse", "Nobody plays {position}.")
_BACKUPS_ONLY: Final = QT_TRANSLATE_NOOP("clubhouse", "Only backups play {position}.")
_HOME_RULES: Final = QT_TRANSLATE_NOOP("clubhouse", "Home games need AL or NL rules.")
_NO_SECOND: Final = QT_TRANSLATE_NOOP("clubhouse", "No second man for {position}.")
_BULLPEN: Final = QT_TRANSLATE_NOOP("clubhouse", "Nobody is in the bullpen.")
_NO_LEFT_BAT: Final = QT_TRANSLATE_NOOP("clubhouse", "Nobody bats left-handed.")
_NO_LEFT_ARM: Final = QT_TRANSLATE_NOOP("clubhouse", "Nobody throws left-handed.")
