"""Instinct at the expert Showdown table: cards when they are worth it, a walk or a bunt at times.

The rest is as at the advanced table. What a card is worth stands in showdown_cards; he sees only
what his seat sees.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from functools import partial
from typing import Final

from hotstove.baseball.effects.clauses import Clause
from hotstove.baseball.lineups import Substitution
from hotstove.play.answers import PASS, Answer, Key, Placed
from hotstove.play.decisions import Decision
from hotstove.play.seats import Seat, Side
from hotstove.play.table import Seen
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence
from hotstove.rulebooks.showdown.cards import PitcherCard, Result
from hotstove.rulebooks.showdown.expert import ExpertShowdown
from hotstove.rulebooks.showdown.managerial import CALL_BUNT, PITCH_TO_HIM, SWING_AWAY, WALK_HIM
from hotstove.rulebooks.showdown.state import ShowdownGame
from hotstove.rulebooks.showdown.strategy import CopyId
from hotstove.rulebooks.showdown.strategy_moment import AFTER_RESULT, Moment
from hotstove.rulebooks.showdown.strategy_rules import QUESTIONS

from . import showdown_bench, showdown_running, showdown_staff
from .showdown_advanced import lineup
from .showdown_cards import Judge
from .showdown_duels import leverage
from .showdown_mind import Mind, lead_of, runners_of
from .showdown_prospects import FIRST, THIRD
from .showdown_staff import best_arm

WINDOWS: Final = {question: window for window, question in QUESTIONS.items()}
LEAST: Final = (0.0045, 0.003, 0.0005)
"""The gain in the chance to win that a card must bring: early, from the 7th, from the 9th."""
MANY: Final = 7
"""Cards in hand from which half of that will do."""
LATE, LAST = 7, 9
CLOSE: Final = 2
_RARITY: Final = {"common": 0, "uncommon": 1, "rare": 2}
_CARD: Final = QT_TRANSLATE_NOOP(
    "managers", "{card} now: it is worth about {points} in a thousand of the chance to win."
)
_WALK: Final = QT_TRANSLATE_NOOP(
    "managers", "{batter} is walked: first is open, and the next man is easier."
)
_BUNT: Final = QT_TRANSLATE_NOOP("managers", "{batter} bunts: the runners move up for the out.")


class ExpertInstinct:
    """Plays ``showdown/expert`` for one seat."""

    def __init__(self, rulebook: ExpertShowdown, seat: Seat) -> None:
        self._mind = Mind(rulebook, seat)
        self._mind.worths = copy(self._mind.worths)
        self._mind.worths.gloves = frozenset()

    def choose(self, seen: Seen[ShowdownGame], decision: Decision) -> Answer:
        mind = self._mind
        mind.reason = None
        return _ANSWERS[decision.asks](mind, seen.game, decision)

    def why(self) -> Sentence | None:
        """Return why the last answer was given; None where it went without saying."""
        return self._mind.why()


# SD-E-15 Cards


def cards(mind: Mind, game: ShowdownGame, decision: Decision) -> Answer:
    """The card that gains most, if it gains enough."""
    options = decision.options
    if len(options) == 1:
        return PASS
    side = game.side_of(mind.seat)
    judge = Judge(mind, game, side, WINDOWS[decision.asks])
    best, gain = None, least(game, side)
    for option in options[1:]:
        answer = option.answer
        assert isinstance(answer, Placed)
        worth = judge.gain(answer.card)
        if worth > gain:
            best, gain = answer, worth
    if best is None:
        return PASS
    name = judge.book.strategy_name(best.card)
    mind.because(_CARD, card=name, points=max(1, round(gain * 1000)))
    return best


def least(game: ShowdownGame, side: Side) -> float:
    """What a card must gain now; less with a full hand, and towards the end."""
    place = 2 if game.inning >= LAST else int(game.inning >= LATE)
    size = len(game.expert.hands.of(side).hand.cards)
    return LEAST[place] / (2 if size >= MANY else 1)


def runner(mind: Mind, game: ShowdownGame, decision: Decision) -> Answer:
    """The runners of a steal by what they gain, of anything else the first named."""
    judge, moment = _at_hand(mind, game, decision)
    for clause in moment.printed.effects:
        worth: Callable[[Clause, str], float]
        if clause.word == "steal":
            worth = partial(judge.steal_gain, moment)
        elif clause.word == "extra_base" and judge.window == AFTER_RESULT:
            worth = judge.extra_gain
        else:
            continue
        answers = [option.answer for option in decision.options]
        gains = [worth(clause, answer.key) for answer in answers if isinstance(answer, Key)]
        return answers[gains.index(max(gains))]
    return decision.options[0].answer


def choice(mind: Mind, game: ShowdownGame, decision: Decision) -> Answer:
    """The better of a card's effects."""
    judge, moment = _at_hand(mind, game, decision)
    for clause in moment.printed.effects:
        if clause.word == "choose":
            worth = [judge.all(moment, each.inside("do")) for each in clause.inside("options")]
            return decision.options[worth.index(max(worth))].answer
    return decision.options[0].answer


def _at_hand(mind: Mind, game: ShowdownGame, decision: Decision) -> tuple[Judge, Moment]:
    assert isinstance(mind.book, ExpertShowdown)
    card = str(decision.arguments["card"])
    window = next((each.window for each in game.expert.laid if each.card == card), "")
    side = game.side_of(mind.seat)
    return Judge(mind, game, side, window), Moment(mind.book, game, side, window, card)


def discard(mind: Mind, game: ShowdownGame, decision: Decision) -> Answer:
    """Of one's own the commonest, of the other's the rarest."""
    mine = game.expert.hands.of(game.side_of(mind.seat)).hand.cards
    answers = [option.answer for option in decision.options]
    is_mine = answers[0].card in mine  # type: ignore[attr-defined]
    pick = min if is_mine else max
    return pick(answers, key=lambda answer: _rank(mind, answer.card))  # type: ignore[attr-defined]


def fetch(mind: Mind, game: ShowdownGame, decision: Decision) -> Answer:
    answers = [option.answer for option in decision.options]
    return max(answers, key=lambda answer: _rank(mind, answer.card))  # type: ignore[attr-defined]


def _rank(mind: Mind, card: CopyId) -> tuple[int, str]:
    assert isinstance(mind.book, ExpertShowdown)
    return _RARITY[mind.book.strategy[card].rarity], card


def default(mind: Mind, game: ShowdownGame, decision: Decision) -> Answer:
    found = decision.default
    assert found is not None
    return found


# SD-E-50, 51 Walks and bunts


def walk(mind: Mind, game: ShowdownGame, decision: Decision) -> Answer:
    """Late and close, first open, a better bat than the next: the walk that costs least."""
    if game.inning < LATE or abs(game.lead) > CLOSE:
        return PITCH_TO_HIM
    on = runners_of(game)
    if on & FIRST or not on:
        return PITCH_TO_HIM
    offense, pitcher = game.offense, game.defense.mound.pitcher
    following = offense.order[(offense.up + 1) % 9]
    tired = -mind.book.fatigue(game.defense.mound)
    more = mind.worths.duel(pitcher, following, tired) - mind.worths.duel(
        pitcher, game.at_bat, tired
    )
    cost = mind.wins(game, game.outs, on | FIRST) - mind.wins(game, game.outs, on)
    if cost + more * leverage(mind, game) >= 0:
        return PITCH_TO_HIM
    mind.because(_WALK, batter=game.at_bat)
    return WALK_HIM


def bunt(mind: Mind, game: ShowdownGame, decision: Decision) -> Answer:
    """A pitcher who would swing, or one run late: when the out is worth the base."""
    on = runners_of(game)
    if not on or game.outs == 2:
        return SWING_AWAY
    is_pitcher = isinstance(mind.cards[game.at_bat], PitcherCard)
    late = game.inning >= LATE and abs(lead_of(game, game.batting)) <= 1
    is_squeeze = bool(on & THIRD) and len(decision.options) > 1
    if not is_pitcher and not late and not is_squeeze:
        return SWING_AWAY
    answer: Answer = CALL_BUNT
    if on & THIRD:
        if len(decision.options) == 1:
            return SWING_AWAY
        answer = decision.options[-1].answer
    pitcher = game.defense.mound.pitcher
    good = 1 - dict(mind.worths.faces(pitcher)).get(Result.POP_UP, 0) / 20
    moved, run = on << 1 & 7, on >> 2
    bunted = good * mind.wins(game, game.outs + 1, moved, run)
    bunted += (1 - good) * mind.wins(game, game.outs + 1, on)
    tired = -mind.book.fatigue(game.defense.mound)
    more = mind.worths.duel(pitcher, game.at_bat, tired) - AVERAGE
    swung = mind.wins(game, game.outs, on) + more * leverage(mind, game)
    if bunted <= swung:
        return SWING_AWAY
    mind.because(_BUNT, batter=game.at_bat)
    return answer


AVERAGE: Final = 0.03
"""Runs of an average plate appearance in the House League, as the table of chances takes it."""


# SD-E-75 Pitchers who must go


def forced(mind: Mind, game: ShowdownGame, decision: Decision) -> Answer:
    wanted = best_arm(mind, game)
    answers = [option.answer for option in decision.options]
    for answer in answers:
        if isinstance(answer, Substitution) and answer.incoming == wanted:
            return answer
    return answers[0]


_Answer = Callable[[Mind, ShowdownGame, Decision], Answer]
_ANSWERS: Final[dict[str, _Answer]] = {
    "lineup": lineup,
    "batter up": showdown_bench.batter_up,
    "answering hitter": showdown_bench.batter_up,
    "pitching change": showdown_staff.pitching_change,
    "take the field": showdown_staff.take_the_field,
    "send": showdown_running.send,
    "throw": showdown_running.throw,
    "intentional walk": walk,
    "bunt": bunt,
    "card runner": runner,
    "card choice": choice,
    "card discard": discard,
    "card return": fetch,
    "card search": fetch,
    "icon bonus": default,
    "steal throw": default,
    "forced change": forced,
    "change at once": forced,
    **dict.fromkeys(WINDOWS, cards),
}
