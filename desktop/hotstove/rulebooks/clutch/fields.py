"""The nines a side may stand with: as it stands, the nearest legal one, or any by chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hotstove.baseball.lineups import FieldCard
from hotstove.baseball.matching import matched
from hotstove.baseball.positions import FIELDERS, Position
from hotstove.play.dice import Rng
from hotstove.play.seats import Side

from .cards import BatterCard, CardId
from .state import ClutchGame, Dugout

if TYPE_CHECKING:
    from .substitution_windows import SubstitutionWindows

_DH = Position.DESIGNATED_HITTER
_FIRST = Position.FIRST_BASE
_SEVEN = tuple(at for at in FIELDERS if at is not _FIRST)
"""C17-28: where only the qualified may stand while there are any."""


def stands(dugout: Dugout) -> bool:
    return dugout.is_fielding_legal


def as_it_stands(dugout: Dugout, pitcher: CardId = "") -> FieldCard:
    known = tuple([at for at in dugout.positions if at is not None])
    return FieldCard(dugout.order, known, pitcher or dugout.mound.pitcher)


def nearest_field(
    book: SubstitutionWindows, game: ClutchGame, side: Side, *, may_replace: bool = True
) -> FieldCard:
    """Return the nine that disturbs as few as can be; out of position if nobody else is left.

    A newcomer bats where somebody who finds no place did.
    """
    dugout = game.dugout(side)
    designated = dugout.player_at(_DH)
    standing = [
        player
        for player, at in zip(dugout.order, dugout.positions, strict=True)
        if at is not None and at is not _DH
    ]
    others = [player for player in dugout.order if player not in (*standing, designated)]
    bench = dugout.bench if may_replace else ()
    holder = _matched(book, dugout, standing, (*others, *bench), FIELDERS)
    if any(at not in holder for at in _SEVEN):
        holder = _matched(book, dugout, standing, (*others, *bench), _SEVEN)
    left = [p for p in (*standing, *others) if p not in [card.id for card in holder.values()]]
    for at in sorted(
        (at for at in FIELDERS if at not in holder), key=lambda at: at is not _FIRST
    ):
        holder[at] = book.batters[left.pop(0)]
    return seated(dugout, {at: card.id for at, card in holder.items()}, designated)


def _matched(
    book: SubstitutionWindows,
    dugout: Dugout,
    standing: Sequence[CardId],
    others: Sequence[CardId],
    places: Sequence[Position],
) -> dict[Position, BatterCard]:
    """Fill *places* with qualified men; who stands where he may stays in the nine."""
    holder: dict[Position, BatterCard] = {}
    for player in standing:
        at = dugout.positions[dugout.order.index(player)]
        if at in places and at is not None and book.batters[player].qualifies(at):
            holder[at] = book.batters[player]
    placed = [card.id for card in holder.values()]
    men = [book.batters[p] for p in (*standing, *others) if p not in placed]
    return matched(men, places, BatterCard.qualifies, holder)


def seated(dugout: Dugout, at: dict[Position, CardId], designated: CardId) -> FieldCard:
    """Return the fielders on their card: who stays keeps his spot, newcomers take the others."""
    where = {player: position for position, player in at.items()}
    where[designated] = _DH
    newcomers = [player for player in where if player not in dugout.order]
    order = list(dugout.order)
    for place, player in enumerate(dugout.order):
        if player not in where:
            order[place] = newcomers.pop(0)
    return FieldCard(
        tuple(order), tuple([where[player] for player in order]), dugout.mound.pitcher
    )


def some_field(
    book: SubstitutionWindows, game: ClutchGame, side: Side, rng: Rng, *, may_replace: bool
) -> FieldCard | None:
    """Return a legal nine, any of them within reach, drawn by *rng*; None where chance fails."""
    dugout = game.dugout(side)
    designated = dugout.player_at(_DH)
    men: Sequence[CardId] = [player for player in dugout.order if player != designated]
    bench: Sequence[CardId] = dugout.bench if may_replace else ()
    places, rng = rng.shuffled(FIELDERS)
    chance, rng = rng.below(3)
    if bench and chance == 0:
        newcomer, rng = rng.pick(bench)
        men = [newcomer, *rng.shuffled(men)[0]]
        bench = [player for player in bench if player != newcomer]
    else:
        men, rng = rng.shuffled(men)
    cards = [book.batters[player] for player in (*men, *bench)]
    holder = matched(cards, places, BatterCard.qualifies)
    for at in places:
        if at not in holder:
            used = {card.id for card in holder.values()}
            free = [card for card in cards if card.id not in used]
            if not free:
                return None
            holder[at] = free[0]
    return seated(dugout, {at: card.id for at, card in holder.items()}, designated)
