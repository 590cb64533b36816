"""Managers of the duel: instinct, who plays by a rule of thumb, and solver, who plays it exactly.

Both mix their pitches evenly, since every other way can be read; they differ in when they steal
and throw over. What is legal is for the rulebook.
"""

from __future__ import annotations

from typing import Final, Protocol

from hotstove.play.answers import Answer, Placed
from hotstove.play.decisions import Decision
from hotstove.play.dice import Rng
from hotstove.play.seats import Seat
from hotstove.play.table import Seen
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence
from hotstove.rulebooks.pitch_duel.cards import CAUGHT_STEALING, STOLEN_BASE, Result
from hotstove.rulebooks.pitch_duel.duel import PitchDuel
from hotstove.rulebooks.pitch_duel.results import MOST_CS
from hotstove.rulebooks.pitch_duel.state import DuelGame

from .pitch_duel_half import HalfInning, Mix, Moment, Odds, half_inning, moment_of, odds_of

THROWS_OVER: Final = 0.15
RUNS: Final = 0.25
RUNS_UNGUARDED: Final = 0.95
"""PD-CD-03: once both Caught Stealing cards of the half are played."""
_FINE: Final = 1 << 30
_STEAL_CARDS: Final = (CAUGHT_STEALING, STOLEN_BASE)
_EVEN: Final = QT_TRANSLATE_NOOP(
    "managers", "Every pitch has the same chance; no other mix is safe from being read."
)
_OVER: Final = QT_TRANSLATE_NOOP(
    "managers", "In a moment like this Caught Stealing is right {often} times in a hundred."
)
_RUN: Final = QT_TRANSLATE_NOOP(
    "managers", "In a moment like this Stolen Base is right {often} times in a hundred."
)


class Thinker(Protocol):
    """How often both steal cards are played at a moment."""

    def mix(self, game: DuelGame) -> Mix: ...


class DuelManager:
    """Plays what *thinker* says, with his own chance."""

    def __init__(self, thinker: Thinker, seed: int) -> None:
        self._thinker = thinker
        self._rng = Rng(seed)
        self._reason: Sentence | None = None

    def choose(self, seen: Seen[DuelGame], decision: Decision) -> Answer:
        self._reason = None
        if decision.default is not None:
            return decision.default
        answers = [option.answer for option in decision.options]
        last = answers[-1]
        if isinstance(last, Placed) and last.card in _STEAL_CARDS:
            if self._plays(last, self._thinker.mix(seen.game)):
                return last
            answers.pop()
        answer, self._rng = self._rng.pick(answers)
        return answer

    def _plays(self, card: Placed, mix: Mix) -> bool:
        is_over = card.card == CAUGHT_STEALING
        often = mix.cs if is_over else mix.sb
        self._reason = Sentence(
            "managers", _OVER if is_over else _RUN, {"often": round(100 * often)}
        )
        drawn, self._rng = self._rng.below(_FINE)
        return drawn < often * _FINE

    def why(self) -> Sentence | None:
        """Return how likely the steal card was; without a runner, why no pitch was preferred."""
        return self._reason or Sentence("managers", _EVEN)


class RuleOfThumb:
    """PD-CD-03: CS near 15 in a hundred, SB near 25 while it is guarded, then nearly always."""

    def mix(self, game: DuelGame) -> Mix:
        return thumb(Moment(cs=game.cs_used))


def thumb(moment: Moment) -> Mix:
    if moment.cs < MOST_CS:
        return Mix(THROWS_OVER, RUNS)
    return Mix(0.0, RUNS_UNGUARDED)


class CardCounter:
    """The equilibrium of the half-inning, with the next card from the pile as it lies.

    What has been drawn lies face up, so anybody may count it. Runs are what is played for: a
    last half in which one run is enough is played like any other.
    """

    def __init__(self, rulebook: PitchDuel) -> None:
        self._limit = rulebook.setup.sb_limit
        self._whole = odds_of(rulebook.setup.pile)
        self._results = rulebook.results
        self._half: HalfInning = half_inning(int(rulebook.level), self._whole, self._limit)
        self._order = list(Result)

    def mix(self, game: DuelGame) -> Mix:
        return self._half.mix_before(self.odds(game), moment_of(game, self._limit))

    def odds(self, game: DuelGame) -> Odds:
        """Return what still lies in the draw pile, by result."""
        left = list(self._whole)
        for card in game.discards.cards:
            left[self._order.index(self._results[card])] -= 1
        return tuple(left)


def instinct(rulebook: PitchDuel, seat: Seat, seed: int) -> DuelManager:
    return DuelManager(RuleOfThumb(), seed)


def solver(rulebook: PitchDuel, seat: Seat, seed: int) -> DuelManager:
    return DuelManager(CardCounter(rulebook), seed)
