"""What a Showdown roster has and lacks by SD-T."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from hotstove.baseball.positions import FIELDERS, Position
from hotstove.play.words import QT_TRANSLATE_NOOP
from hotstove.rulebooks.showdown.cards import Card, CardId, HitterCard
from hotstove.rulebooks.showdown.construction import bullpen, total_cost
from hotstove.rulebooks.showdown.lineups import hitters, starters

from ..dugout import depth_of
from ..needs import (
    DEPTH,
    IN_BULLPEN,
    NOBODY,
    OF_STARTERS,
    STARTERS,
    Need,
    Needs,
    need,
    per_place,
    quota,
    wishes,
)
from .documents import ShowdownDocument


def needs_of(document: ShowdownDocument, known: Mapping[CardId, Card]) -> Needs:
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
        *wishes(depth, len(pen), sides, throwing, len(bats), "reliever"),
    )
    return Needs(
        points_left=points,
        places_left=places,
        points_per_place=per_place(points, places),
        quotas=(
            quota("starters", OF_STARTERS, len(arms), rules.starters),
            quota("hitters", _FULL_COST, ready, rules.hitters),
            quota("bullpen", IN_BULLPEN, len(pen)),
        ),
        depth=depth,
        bats={hand: sides[hand] for hand in ("L", "R", "S")},
        throws={hand: throwing[hand] for hand in ("L", "R")},
        lacking=lacking,
    )


def _depth(
    position: Position, bats: list[HitterCard], document: ShowdownDocument
) -> tuple[CardId, ...]:
    stands = {spot.player for spot in document.roster.al if spot.position is position}
    able = [
        (card.id, card.fielding(position) or 0) for card in bats if card.qualifies(position)
    ]
    return depth_of(able, stands, DEPTH)


def _musts(
    arms: int,
    need_arms: int,
    ready: int,
    need_bats: int,
    depth: Mapping[Position, tuple[CardId, ...]],
    document: ShowdownDocument,
) -> Iterator[Need]:
    """SD-T-03, 04, 08, 10."""
    if arms < need_arms:
        yield need(STARTERS, must=True, role="starter", count=need_arms - arms)
    if ready < need_bats:
        yield need(_HITTERS, must=True, count=need_bats - ready)
    for position, men in depth.items():
        if not men:
            yield need(NOBODY, must=True, position=position)
        elif all(man in document.roster.backups for man in men):
            yield need(_BACKUPS_ONLY, must=True, position=position)
    if not document.roster.home_rules:
        yield need(_HOME_RULES, must=True)


_HITTERS: Final = QT_TRANSLATE_NOOP("clubhouse", "Full-cost hitters to find: {count}.")
_BACKUPS_ONLY: Final = QT_TRANSLATE_NOOP("clubhouse", "Only backups play {position}.")
_HOME_RULES: Final = QT_TRANSLATE_NOOP("clubhouse", "Home games need AL or NL rules.")
_FULL_COST: Final = QT_TRANSLATE_NOOP("clubhouse", "full-cost hitters {have} of {need}")
