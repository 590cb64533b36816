"""Pinch hitters: late and not ahead a better bat for a weak one, and somebody for the pitcher."""

from __future__ import annotations

from typing import Final

from hotstove.baseball.lineups import Substitution
from hotstove.baseball.positions import FIELDERS
from hotstove.play.answers import Answer
from hotstove.play.decisions import Decision
from hotstove.play.words import QT_TRANSLATE_NOOP
from hotstove.rulebooks.showdown.cards import CardId, HitterCard, PitcherCard
from hotstove.rulebooks.showdown.state import Dugout, ShowdownGame

from .showdown_mind import Mind, lead_of, runners_of
from .showdown_prospects import SECOND, THIRD

LATE: Final = 7
UNLOCKED: Final = 5
LEAST_GAIN: Final = 0.06
"""Runs that the better bat must be worth in this one plate appearance."""
FAR: Final = 6
_FOR_BATTER: Final = QT_TRANSLATE_NOOP(
    "managers", "{incoming} bats for {outgoing}: {runs} runs more to be expected, in the {inning}."
)
_FOR_PITCHER: Final = QT_TRANSLATE_NOOP(
    "managers", "{incoming} bats for {outgoing}, who would swing on the other pitcher's chart."
)


def batter_up(mind: Mind, game: ShowdownGame, decision: Decision) -> Answer:
    """SD-A-42; the cheap looks first."""
    offense = game.offense
    default = decision.default
    assert default is not None
    if not offense.bench:
        return default
    batter = offense.order[offense.up % 9]
    if batter == offense.mound.pitcher:
        incoming = _for_pitcher(mind, game, offense)
    elif game.inning >= LATE:
        incoming = _for_batter(mind, game, offense, batter)
    else:
        return default
    if incoming is None:
        return default
    answer = Substitution(incoming, batter)
    if decision.check(answer):
        mind.forget()
        return default
    return answer


def _for_pitcher(mind: Mind, game: ShowdownGame, offense: Dugout) -> CardId | None:
    """When his work is nearly done or a run is near; a closer with a lead bats himself."""
    mound, lead = offense.mound, lead_of(game, game.batting)
    card = mind.cards[mound.pitcher]
    assert isinstance(card, PitcherCard)
    if not offense.bullpen or (game.inning < UNLOCKED and mound.charged < 10):
        return None
    is_spent = mound.innings >= card.ip + mound.extra_ip
    is_late = game.inning >= LATE
    is_near = bool(runners_of(game) & (SECOND | THIRD)) and lead <= 0
    if mound.is_starter:
        if not (is_spent or is_near or (is_late and lead <= 0)):
            return None
    elif not (is_spent or (is_late and lead <= 0)):
        return None
    if lead > 0 and len(offense.bullpen) < 3 and is_late:
        return None
    incoming = _best_bat(mind, game, offense, for_pitcher=True)
    if incoming is not None:
        mind.because(_FOR_PITCHER, incoming=incoming, outgoing=mound.pitcher)
    return incoming


def _for_batter(
    mind: Mind, game: ShowdownGame, offense: Dugout, batter: CardId
) -> CardId | None:
    lead = lead_of(game, game.batting)
    if lead > 0 or lead < -FAR:
        return None
    incoming = _best_bat(mind, game, offense, for_pitcher=False)
    if incoming is None:
        return None
    pitcher, modifier = game.defense.mound.pitcher, -mind.book.fatigue(game.defense.mound)
    now = mind.worths.duel(pitcher, batter, modifier)
    gain = mind.worths.duel(pitcher, incoming, modifier) - now
    spot = offense.up % 9
    position = offense.positions[spot]
    card = mind.cards[incoming]
    assert isinstance(card, HitterCard)
    stays = position not in FIELDERS or card.qualifies(position)
    least = LEAST_GAIN if stays or game.inning > LATE + 1 else 2 * LEAST_GAIN
    if gain < least:
        return None
    mind.because(
        _FOR_BATTER,
        incoming=incoming,
        outgoing=batter,
        runs=f"{gain:.2f}",
        inning=game.inning,
    )
    return incoming


def _best_bat(
    mind: Mind, game: ShowdownGame, offense: Dugout, *, for_pitcher: bool
) -> CardId | None:
    """The bench's best against the man on the mound; early, a backup before anybody else."""
    pitcher, modifier = game.defense.mound.pitcher, -mind.book.fatigue(game.defense.mound)
    duel, backups = mind.worths.duel, mind.book.backups
    is_early = for_pitcher and game.inning < LATE
    best: tuple[bool, float, CardId] | None = None
    for card in offense.bench:
        found = (is_early and card in backups, duel(pitcher, card, modifier), card)
        if best is None or found > best:
            best = found
    return None if best is None else best[2]
