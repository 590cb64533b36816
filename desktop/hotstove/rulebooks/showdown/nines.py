"""The nines a side may stand with, SD-A-07, 43, 47, 48: the nearest legal one, or any by chance.

Why another one is not legal stands in substitutions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hotstove.baseball.lineups import FieldCard
from hotstove.baseball.positions import FIELDERS, Position
from hotstove.play.dice import Rng
from hotstove.play.seats import Side

from .cards import CardId, HitterCard
from .rosters import Nine, designated_hitter, field_of_lineup
from .state import Dugout, ShowdownGame
from .substitutions import is_locked

if TYPE_CHECKING:
    from .substitution_rules import SubstitutionRules


def stands(dugout: Dugout) -> bool:
    """SD-A-04: whether the nine may take the field as it is."""
    mound = dugout.mound
    return (
        dugout.is_fielding_legal and not mound.must_leave and mound.pitcher not in dugout.gone
    )


def open_now(dugout: Dugout) -> tuple[Position, ...]:
    """SD-A-04: the positions nobody stands at now."""
    found = [position for position in FIELDERS if position not in dugout.positions]
    return (Position.PITCHER, *found) if dugout.pitcher in dugout.gone else tuple(found)


def who_may_pitch(game: ShowdownGame, side: Side) -> tuple[CardId, ...]:
    """SD-A-43, 44: who may be on the mound when *side* takes the field."""
    dugout = game.dugout(side)
    if dugout.pitcher in dugout.gone or dugout.mound.must_leave:
        return dugout.bullpen
    return (dugout.pitcher, *(() if is_locked(game, dugout) else dugout.bullpen))


def nearest_fields(
    book: SubstitutionRules, game: ShowdownGame, side: Side, pitchers: Sequence[CardId]
) -> list[FieldCard]:
    """SD-A-48: for each of *pitchers*, the legal nine that disturbs as few as can be.

    Newcomers bat where those who cannot stay did, full-cost players before backups. The DH goes
    into the field only when nobody else can. Empty when no legal nine is left.
    """
    dugout, barred = game.dugout(side), book.barred(game, side)
    nine = field_of_lineup(dugout, book.places, barred)
    bench = [who for who in dugout.bench if who not in barred]
    nine.fill(sorted(bench, key=lambda card: card in book.backups))
    designated = designated_hitter(dugout)
    if designated and designated not in barred:
        nine.fill((designated,))
    if nine.open:
        return []
    dh = dh_to_be(book, game, side, nine)
    return [_seated(dugout, nine, pitcher, dh) for pitcher in pitchers]


def dh_to_be(book: SubstitutionRules, game: ShowdownGame, side: Side, nine: Nine) -> CardId:
    """SD-A-06, 50, R32: who bats as DH beside *nine*; empty when nobody does.

    The DH himself, unless he is in the field; for a backup who ran for him too early, a
    full-cost player from the bench.
    """
    dugout, barred = game.dugout(side), book.barred(game, side)
    fielders = nine.at.values()
    designated = designated_hitter(dugout)
    if designated not in barred:
        return designated if designated not in fielders else ""
    return next((who for who in dugout.bench if who not in barred and who not in fielders), "")


def suggested_field(book: SubstitutionRules, game: ShowdownGame, side: Side) -> FieldCard:
    """Return the nine as it stands, or else the nearest that may. Raises ValueError for none."""
    dugout = game.dugout(side)
    if stands(dugout):
        known = tuple([position for position in dugout.positions if position is not None])
        return FieldCard(dugout.order, known, dugout.pitcher)
    for card in nearest_fields(book, game, side, who_may_pitch(game, side)):
        return card
    raise ValueError(f"no legal nine is left for the {side} side")


def _seated(
    dugout: Dugout, nine: Nine, pitcher: CardId, dh: CardId, gaps: Sequence[int] | None = None
) -> FieldCard:
    """Return *nine* on its card: who stays keeps his spot, newcomers take *gaps* in turn.

    SD-A-43, R19: a new pitcher takes the old one's spot; when the DH is lost, one that is open.
    """
    at = {player: position for position, player in nine.at.items()}
    if dh:
        at[dh] = Position.DESIGNATED_HITTER
    else:
        at = {pitcher: Position.PITCHER, **at}
    if gaps is None:
        gaps = sorted(gaps_of(dugout, at), key=lambda place: place + 1 != dugout.pitchers_spot)
    else:
        left = gaps_of(dugout, at)
        gaps = [place for place in gaps if place in left]
    order = list(dugout.order)
    newcomers = [player for player in at if player not in dugout.order]
    for place, player in zip(gaps, newcomers, strict=True):
        order[place] = player
    return FieldCard(tuple(order), tuple(at[player] for player in order), pitcher)


def gaps_of(dugout: Dugout, at: dict[CardId, Position]) -> list[int]:
    """The places in the order, from 0, of those who do not stand *at* any position."""
    return [place for place, player in enumerate(dugout.order) if player not in at]


def dh_into_field(
    book: SubstitutionRules, game: ShowdownGame, side: Side
) -> list[tuple[int, CardId, FieldCard]]:
    """SD-A-07, R81: each fielder the DH may go in for: that spot from 1, the DH, the nine."""
    dugout = game.dugout(side)
    designated = designated_hitter(dugout)
    card = book.fielders.get(designated)
    if not isinstance(card, HitterCard) or not stands(dugout):
        return []
    found = []
    own = dugout.order.index(designated)
    for place, position in enumerate(dugout.positions):
        if position is None or not card.qualifies(position):
            continue
        order, positions = list(dugout.order), list(dugout.positions)
        positions[own] = position
        order[place], positions[place] = dugout.pitcher, Position.PITCHER
        known = tuple(at for at in positions if at is not None)
        found.append((place + 1, designated, FieldCard(tuple(order), known, dugout.pitcher)))
    return found


def some_field(
    book: SubstitutionRules,
    game: ShowdownGame,
    side: Side,
    pitcher: CardId,
    rng: Rng,
    *,
    may_lose_dh: bool,
) -> FieldCard | None:
    """Return a legal nine with *pitcher*, any of them within reach, drawn by *rng*.

    Everybody may stand elsewhere, anybody may be the one to leave (SD-A-48), and one time in
    four the DH goes into the field. None when no legal nine is left.
    """
    dugout, barred = game.dugout(side), book.barred(game, side)
    designated = designated_hitter(dugout)
    order, rng = rng.shuffled(FIELDERS)
    lineup, rng = rng.shuffled([who for who in dugout.order if who not in barred])
    bench, rng = rng.shuffled([who for who in dugout.bench if who not in barred])
    gaps, rng = rng.shuffled(range(9))
    chance, rng = rng.below(4)
    nine = Nine(book.places, order)
    may_field = designated and may_lose_dh and designated not in barred
    if may_field and chance == 0:
        nine.add(designated)
    nine.fill(who for who in lineup if who != designated)
    nine.fill(bench)
    if may_field:
        nine.fill((designated,))
    if nine.open:
        return None
    return _seated(dugout, nine, pitcher, dh_to_be(book, game, side, nine), gaps)
