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
from hotstove.rulebooks.showdown.cards import CardId, HitterCard, PitcherCard
from hotstove.rulebooks.showdown.nines import nearest_fields
from hotstove.rulebooks.showdown.state import ShowdownGame

from .showdown_duels import stake_ratio
from .showdown_mind import Mind, lead_of
from .showdown_plans import MOST_KNOWN, TURNS, plan

CLOSERS_LEAD: Final = 3
HIT_HARD: Final = 4
"""Runs charged to a pitcher from which they are the reason to name."""
BLOWOUT: Final = 8
"""The lead from which a decided game is left to whoever is on the mound."""
_COUNTED: Final = frozenset((*INFIELD, *OUTFIELD))
_TIRED: Final = QT_TRANSLATE_NOOP(
    "managers", "{incoming} for {outgoing}, who is tired: every pitch of his loses {loss}."
)
_HARD: Final = QT_TRANSLATE_NOOP(
    "managers", "{incoming} for {outgoing}, who has been charged with {runs:n} runs.", "", 1
)
_CLOSER: Final = QT_TRANSLATE_NOOP(
    "managers", "{incoming} closes: inning {inning}, with a lead of {lead}."
)
_BETTER: Final = QT_TRANSLATE_NOOP(
    "managers", "{incoming} for {outgoing}: the better arm for the batters to come."
)
_NEEDED: Final = QT_TRANSLATE_NOOP("managers", "{incoming} takes the mound; it stood empty.")


def pitching_change(mind: Mind, game: ShowdownGame, decision: Decision) -> Answer:
    """SD-A-43: whoever makes the fewest runs likely, now and in the innings to come.

    He looks again when a half-inning begins, the pitcher is tired or a man stands on second.
    """
    defense = game.defense
    mound = defense.mound
    default = decision.default
    assert default is not None
    card = mind.cards[mound.pitcher]
    assert isinstance(card, PitcherCard)
    tired = mound.innings - card.ip - mound.extra_ip
    if tired <= 0 and mound.faced_this_half and game.bases.second is None:
        return default
    lead = lead_of(game, game.fielding)
    if abs(lead) > BLOWOUT and tired <= 1:
        return default
    incoming = best_for(mind, game, card.id, tired)
    if incoming == card.id:
        return default
    is_save = game.inning >= mind.book.innings and 0 < lead <= CLOSERS_LEAD
    if is_save and incoming in mind.worths.closers:
        mind.because(_CLOSER, incoming=incoming, inning=game.inning, lead=lead)
    elif tired > 0:
        mind.because(_TIRED, incoming=incoming, outgoing=card.id, loss=tired)
    elif mound.charged >= HIT_HARD:
        mind.because(_HARD, incoming=incoming, outgoing=card.id, runs=mound.charged)
    else:
        mind.because(_BETTER, incoming=incoming, outgoing=card.id)
    return Substitution(incoming, mound.pitcher)


def best_for(mind: Mind, game: ShowdownGame, pitcher: CardId, tired: int) -> CardId:
    """Who pitches on: *pitcher* (empty when there is none any more) or one of the bullpen."""
    defense = game.defense
    ratio = stake_ratio(mind, game)
    left = max(0, mind.book.innings - game.inning)
    key = (pitcher, tired, defense.bullpen, game.outs, left, ratio)
    plans = mind.worths.plans
    found = plans.get(key)
    if found is None:
        if len(plans) >= MOST_KNOWN:
            plans.clear()
        turns = TURNS * (3 - game.outs) / 3
        found = plans[key] = plan(mind.worths, pitcher, tired, defense.bullpen, left, turns, ratio)
    return found


def best_arm(mind: Mind, game: ShowdownGame) -> CardId | None:
    """The arm of the bullpen for the batters to come; None when it is empty."""
    if not game.defense.bullpen:
        return None
    return best_for(mind, game, "", 0)


# The field


def take_the_field(mind: Mind, game: ShowdownGame, decision: Decision) -> Answer:
    """SD-A-47, 48: as they stand, or the best legal nine when they may not."""
    if decision.default is not None:
        return decision.default
    defense = game.defense
    is_gone = defense.mound.pitcher in defense.gone or defense.mound.must_leave
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
    fielders = [place for place, position in enumerate(card.positions) if position in FIELDERS]
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
