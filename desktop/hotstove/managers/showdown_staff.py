"""The pitchers: when one has had enough, who comes in, and the nine that takes the field."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from hotstove.baseball.lineups import FieldCard, Substitution
from hotstove.baseball.positions import FIELDERS, INFIELD, OUTFIELD, Position
from hotstove.play.answers import Answer
from hotstove.play.decisions import Decision
from hotstove.play.words import QT_TRANSLATE_NOOP
from hotstove.rulebooks.showdown.cards import CardId, HitterCard, PitcherCard, Role
from hotstove.rulebooks.showdown.nines import nearest_fields
from hotstove.rulebooks.showdown.state import ShowdownGame

from .showdown_mind import Mind, lead_of

NINTH: Final = 9
EIGHTH: Final = 8
LATE: Final = 6
CLOSERS_LEAD: Final = 3
CLOSE: Final = 5
HIT_HARD: Final = 4
DECIDED: Final = 6
BLOWOUT: Final = 8
"""The lead from which a decided game is left to whoever is on the mound."""
TIRED: Final = 0.025
"""Runs a batter that each point off the pitch costs."""
BETTER: Final = 0.03
"""Runs a batter by which a fresh arm must be better than one that is not tired."""
_COUNTED: Final = frozenset((*INFIELD, *OUTFIELD))
_TIRED: Final = QT_TRANSLATE_NOOP(
    "managers", "{incoming} for {outgoing}, who is tired: every pitch of his loses {loss}."
)
_HARD: Final = QT_TRANSLATE_NOOP(
    "managers", "{incoming} for {outgoing}, who has been charged with {runs} runs."
)
_CLOSER: Final = QT_TRANSLATE_NOOP(
    "managers", "{incoming} closes: inning {inning}, with a lead of {lead}."
)
_BETTER: Final = QT_TRANSLATE_NOOP(
    "managers",
    "{incoming} for {outgoing}: the better arm for the batters to come, in a close game.",
)
_NEEDED: Final = QT_TRANSLATE_NOOP("managers", "{incoming} takes the mound; it stood empty.")


def pitching_change(mind: Mind, game: ShowdownGame, decision: Decision) -> Answer:
    """SD-A-43: tired, hit hard, the closer's hour, or a close game in danger."""
    defense = game.defense
    mound = defense.mound
    default = decision.default
    assert default is not None
    card = mind.cards[mound.pitcher]
    assert isinstance(card, PitcherCard)
    tired = mound.innings - card.ip - mound.extra_ip
    if tired <= 0 and game.inning < LATE and mound.charged < HIT_HARD:
        return default
    lead = lead_of(game, game.fielding)
    if abs(lead) > BLOWOUT and tired <= 1:
        return default
    incoming = _relief(mind, game, card, tired, lead)
    return default if incoming is None else Substitution(incoming, mound.pitcher)


def _relief(
    mind: Mind, game: ShowdownGame, card: PitcherCard, tired: int, lead: int
) -> CardId | None:
    mound = game.defense.mound
    closer = _closer(mind, game, lead)
    if closer is not None and (card.role is not Role.CLOSER or tired > 0):
        mind.because(_CLOSER, incoming=closer, inning=game.inning, lead=lead)
        return closer
    is_tired = tired > 0 and (tired > 1 or abs(lead) <= DECIDED or mound.is_starter)
    is_hit_hard = mound.charged >= HIT_HARD and game.inning < NINTH
    is_time = mound.faced_this_half == 0 or game.bases.second is not None
    in_doubt = game.inning >= LATE and abs(lead) <= CLOSE and is_time
    if not (is_tired or is_hit_hard or in_doubt):
        return None
    best = best_arm(mind, game)
    if best is None:
        return None
    average = mind.worths.average
    gain = average[card.id] - average[best] + TIRED * max(0, tired)
    if is_tired and gain > 0:
        mind.because(_TIRED, incoming=best, outgoing=card.id, loss=tired)
    elif is_hit_hard and gain >= BETTER / 2:
        mind.because(_HARD, incoming=best, outgoing=card.id, runs=mound.charged)
    elif in_doubt and gain >= BETTER:
        mind.because(_BETTER, incoming=best, outgoing=card.id)
    else:
        return None
    return best


def _closer(mind: Mind, game: ShowdownGame, lead: int) -> CardId | None:
    """The best closer, in the ninth with a lead of one to three."""
    if game.inning < NINTH or not 0 < lead <= CLOSERS_LEAD:
        return None
    closers = mind.worths.closers
    ready = [card for card in game.defense.bullpen if card in closers]
    if not ready:
        return None
    return min(ready, key=mind.worths.average.__getitem__)


def best_arm(mind: Mind, game: ShowdownGame) -> CardId | None:
    """The arm for the batters to come: the best in a close game, one to spare in a decided one.

    The closers wait for the eighth while others are left.
    """
    defense = game.defense
    if not defense.bullpen:
        return None
    lead, closers = lead_of(game, game.fielding), mind.worths.closers
    others = [card for card in defense.bullpen if card not in closers or game.inning >= EIGHTH]
    ready = others or defense.bullpen
    if abs(lead) > DECIDED and len(ready) > 2:
        return sorted(ready, key=mind.worths.average.__getitem__)[len(ready) // 2]
    return min(ready, key=mind.worths.average.__getitem__)


# The field


def take_the_field(mind: Mind, game: ShowdownGame, decision: Decision) -> Answer:
    """SD-A-47, 48: as they stand, or the best legal nine when they may not."""
    if decision.default is not None:
        return decision.default
    defense = game.defense
    is_gone = defense.mound.pitcher in defense.gone
    pitcher = best_arm(mind, game) if is_gone else defense.mound.pitcher
    assert pitcher is not None
    card = nearest_fields(mind.book, game, game.fielding, (pitcher,))[0]
    if any(player not in defense.order and player != pitcher for player in card.order):
        better = (found for found in fields(mind, game, card) if not decision.check(found))
        card = next(better, card)
    if card.pitcher != defense.mound.pitcher:
        mind.because(_NEEDED, incoming=card.pitcher)
    return card


def fields(mind: Mind, game: ShowdownGame, card: FieldCard) -> Iterator[FieldCard]:
    """Return *card* with better newcomers and gloves, the best first; legal or not."""
    defense, pitcher = game.defense, game.offense.mound.pitcher
    bench = sorted(defense.bench, key=lambda name: -mind.worths.duel(pitcher, name))
    for place, player in enumerate(card.order):
        if player in defense.order or player == card.pitcher:
            continue
        for other in bench:
            if other not in card.order:
                order = (*card.order[:place], other, *card.order[place + 1 :])
                yield from _best_gloves(mind, replace(card, order=order))
    yield from _best_gloves(mind, card)


def _best_gloves(mind: Mind, card: FieldCard) -> Iterator[FieldCard]:
    """SD-A-47: the same players, each where their Fielding adds up to most; none if they cannot."""
    fielders = [
        place for place, position in enumerate(card.positions) if position in FIELDERS
    ]
    best: dict[frozenset[Position], tuple[int, tuple[Position, ...]]] = {frozenset(): (0, ())}
    for place in fielders:
        found = mind.cards[card.order[place]]
        if not isinstance(found, HitterCard):
            return
        longer: dict[frozenset[Position], tuple[int, tuple[Position, ...]]] = {}
        for taken, (total, stands) in best.items():
            for position in FIELDERS:
                value = found.fielding(position)
                if position in taken or value is None:
                    continue
                sum_of = total + (value if position in _COUNTED else 0)
                key = taken | {position}
                if key not in longer or sum_of > longer[key][0]:
                    longer[key] = (sum_of, (*stands, position))
        best = longer
    for _, stands in best.values():
        positions = list(card.positions)
        for place, stand in zip(fielders, stands, strict=True):
            positions[place] = stand
        yield replace(card, positions=tuple(positions))
