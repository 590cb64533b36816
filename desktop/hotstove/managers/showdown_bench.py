"""Pinch hitters: late and not ahead a better bat for a weak one, and somebody for the pitcher."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hotstove.baseball.lineups import Substitution
from hotstove.baseball.positions import FIELDERS, Position
from hotstove.play.answers import Answer
from hotstove.play.decisions import Decision
from hotstove.play.seats import Side
from hotstove.play.words import QT_TRANSLATE_NOOP
from hotstove.rulebooks.showdown import rosters
from hotstove.rulebooks.showdown.cards import CardId, HitterCard, PitcherCard
from hotstove.rulebooks.showdown.state import Dugout, ShowdownGame

from .showdown_duels import stake_ratio
from .showdown_lineups import GLOVES
from .showdown_mind import Mind, lead_of
from .showdown_plans import TURNS, shared

LATE: Final = 7
UNLOCKED: Final = 5
FEW: Final = 4
"""The lead over which a starter who is not tired bats himself."""
FREE: Final = 6
"""The inning from which backups may bat for anybody: the home side's half of it (SD-A-50)."""
LEAST_GAIN: Final = 0.03
"""Runs that a pinch hitter must be expected to bring, now and in his turns to come."""
LEAST_BETTER: Final = 0.02
"""Runs a plate appearance by which he must be better."""
BY_FAR: Final = 0.08
"""The same where he leaves again because he does not field there."""
GLOVE: Final = 0.005
"""Runs an inning that a point of Fielding saves."""
LEAD: Final = 2
"""With it nobody hits for a fielder."""
FAR: Final = 6
_VISITOR: Final = Side.VISITOR
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
    """When a hitter's swing is worth more than the innings the pitcher has left in him."""
    mound = offense.mound
    card = mind.cards[mound.pitcher]
    assert isinstance(card, PitcherCard)
    tired = mound.innings + 1 - card.ip - mound.extra_ip
    is_safe = mound.is_starter and tired <= 0 and lead_of(game, game.batting) > FEW
    if is_safe or not offense.bullpen:
        return
    innings = max(1, mind.book.innings - game.inning + (game.batting is _VISITOR))
    worths, pen = mind.worths, offense.bullpen
    loss = shared(worths, "", 0, pen, innings) - shared(worths, mound.pitcher, tired, pen, innings)
    other = game.defense.mound
    modifier, ratio, swing = -mind.book.fatigue(other), stake_ratio(mind, game), worths.chart
    gains = [
        (worths.duel(other.pitcher, card, modifier) - swing[other.pitcher]) * ratio
        for card in offense.bench
    ]
    ready = [card for card, gain in zip(offense.bench, gains, strict=True) if gain > loss * TURNS]
    if not ready:
        return
    backups, is_early = mind.book.backups, game.inning < LATE
    saved = _kept_for_later(mind, offense) if is_early else ""

    def worth(card: CardId) -> tuple[bool, bool, float]:
        return card != saved, is_early and card in backups, worths.average[card]

    for incoming in sorted(ready, key=worth, reverse=True):
        mind.because(_FOR_PITCHER, incoming=incoming, outgoing=mound.pitcher)
        yield incoming


def _kept_for_later(mind: Mind, offense: Dugout) -> CardId:
    """The bench's best bat, if he can take a weaker one's place in the field from the 7th on."""
    bats = mind.worths.average
    best = max(offense.bench, key=bats.__getitem__)
    card = mind.cards[best]
    assert isinstance(card, HitterCard)
    for player, position in zip(offense.order, offense.positions, strict=True):
        is_fielder = position in FIELDERS and card.qualifies(position)
        if is_fielder and bats[best] - bats[player] >= BY_FAR / 2:
            return best
    return ""


def _for_batter(
    mind: Mind, game: ShowdownGame, offense: Dugout, batter: CardId
) -> Iterator[CardId]:
    """The bats that gain most, the glove counted; with a lead, only those who field there too.

    Behind in the last inning nobody's glove matters.
    """
    worths, lead = mind.worths, lead_of(game, game.batting)
    bats, mound = worths.average, game.defense.mound
    if lead >= LEAD or lead < -FAR or worths.best(offense.bench) <= bats[batter]:
        return
    position = offense.positions[offense.up % 9]
    modifier = -mind.book.fatigue(mound)
    innings = max(0, mind.book.innings - game.inning)
    again = TURNS * innings / 9
    found = []
    for incoming in offense.bench:
        if bats[incoming] <= bats[batter]:
            continue
        now = worths.duel(mound.pitcher, incoming, modifier)
        now -= worths.duel(mound.pitcher, batter, modifier)
        if now < LEAST_BETTER:
            continue
        card = mind.cards[incoming]
        assert isinstance(card, HitterCard)
        stays = position not in FIELDERS or card.qualifies(position)
        if stays:
            gain = now + (bats[incoming] - bats[batter]) * again
            gain -= GLOVE * innings * _lost(mind, batter, card, position)
        elif lead < 0 and not innings:
            gain = now
        elif lead > 0 or now < BY_FAR:
            continue
        else:
            gain = now - BY_FAR / 2
        if gain >= LEAST_GAIN:
            found.append((gain, now, incoming))
    for _, now, incoming in sorted(found, reverse=True):
        mind.because(
            _FOR_BATTER, incoming=incoming, outgoing=batter, runs=f"{now:.2f}", inning=game.inning
        )
        yield incoming


def _lost(mind: Mind, batter: CardId, incoming: HitterCard, position: Position | None) -> int:
    """Return the points of Fielding that go with *batter*; 0 for a catcher's arm."""
    outgoing = mind.cards[batter]
    if position not in GLOVES or not isinstance(outgoing, HitterCard):
        return 0
    return (outgoing.fielding(position) or 0) - (incoming.fielding(position) or 0)
