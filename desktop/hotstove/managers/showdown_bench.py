"""Pinch hitters: late and not ahead a better bat for a weak one, and somebody for the pitcher."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hotstove.baseball.lineups import Substitution
from hotstove.baseball.positions import FIELDERS
from hotstove.play.answers import Answer
from hotstove.play.decisions import Decision
from hotstove.play.words import QT_TRANSLATE_NOOP
from hotstove.rulebooks.showdown import rosters
from hotstove.rulebooks.showdown.cards import CardId, HitterCard, PitcherCard
from hotstove.rulebooks.showdown.state import Dugout, ShowdownGame

from .showdown_mind import Mind, lead_of

LATE: Final = 7
NINTH: Final = 9
UNLOCKED: Final = 5
FEW: Final = 4
FREE: Final = 6
"""The inning from which backups may bat for anybody: the home side's half of it (SD-A-50)."""
LEAST_GAIN: Final = 0.04
"""Runs a plate appearance by which the better bat must be better."""
CLOSE: Final = 3
FAR: Final = 6
_FOR_BATTER: Final = QT_TRANSLATE_NOOP(
    "managers",
    "{incoming} bats for {outgoing}: {runs} runs more to be expected, in inning {inning}.",
)
_FOR_PITCHER: Final = QT_TRANSLATE_NOOP(
    "managers", "{incoming} bats for {outgoing}, who would swing on the other pitcher's chart."
)


def batter_up(mind: Mind, game: ShowdownGame, decision: Decision) -> Answer:
    """SD-A-42; the cheap looks first."""
    offense = game.offense
    default = decision.default
    assert default is not None
    if game.inning < UNLOCKED or not offense.bench:
        return default
    batter = offense.order[offense.up % 9]
    if batter == offense.mound.pitcher:
        ready = _for_pitcher(mind, game, offense)
    elif game.inning >= LATE or (game.inning == FREE and rosters.is_late(game, game.batting)):
        ready = _for_batter(mind, game, offense, batter)
    else:
        return default
    for incoming in ready:
        answer = Substitution(incoming, batter)
        if not decision.check(answer):
            return answer
    mind.reason = None
    return default


def _for_pitcher(mind: Mind, game: ShowdownGame, offense: Dugout) -> Iterator[CardId]:
    """Unless he has a lead to keep and innings left in him, or too few could follow him."""
    mound, lead = offense.mound, lead_of(game, game.batting)
    card = mind.cards[mound.pitcher]
    assert isinstance(card, PitcherCard)
    if len(offense.bullpen) <= max(0, NINTH - game.inning):
        return
    is_spent = mound.innings >= card.ip + mound.extra_ip
    if not is_spent and (lead > FEW if mound.is_starter else lead > 0):
        return
    bats, backups = mind.worths.average, mind.book.backups
    is_early = game.inning < LATE

    def worth(card: CardId) -> tuple[bool, float]:
        return is_early and card in backups, bats[card]

    for incoming in sorted(offense.bench, key=worth, reverse=True):
        mind.because(_FOR_PITCHER, incoming=incoming, outgoing=mound.pitcher)
        yield incoming


def _for_batter(
    mind: Mind, game: ShowdownGame, offense: Dugout, batter: CardId
) -> Iterator[CardId]:
    """The bench's better bats, the best first; with a lead, only those who field there too."""
    lead = lead_of(game, game.batting)
    if lead > CLOSE or lead < -FAR:
        return
    bats = mind.worths.average
    position = offense.positions[offense.up % 9]
    better = [card for card in offense.bench if bats[card] - bats[batter] >= LEAST_GAIN]
    for incoming in sorted(better, key=bats.__getitem__, reverse=True):
        card = mind.cards[incoming]
        assert isinstance(card, HitterCard)
        stays = position not in FIELDERS or card.qualifies(position)
        if not stays and (lead > 0 or bats[incoming] - bats[batter] < 2 * LEAST_GAIN):
            continue
        gain = f"{bats[incoming] - bats[batter]:.2f}"
        mind.because(
            _FOR_BATTER, incoming=incoming, outgoing=batter, runs=gain, inning=game.inning
        )
        yield incoming
