"""Instinct at the Clutch table, both editions: duels, arms, runners by the chance to win, cards.

What cards gain stands in clutch_cards, what swings are worth in clutch_values; he sees only what
his seat sees.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hotstove.baseball.bases import Base
from hotstove.baseball.lineups import Substitution
from hotstove.play.answers import PASS, Answer, Key, Placed
from hotstove.play.decisions import Decision
from hotstove.play.dice import D20
from hotstove.play.seats import Seat, Side
from hotstove.play.table import Seen
from hotstove.play.words import QT_TRANSLATE_NOOP, Filling, Sentence
from hotstove.rulebooks.clutch import substitutions
from hotstove.rulebooks.clutch.card_moment import WINDOWS
from hotstove.rulebooks.clutch.cards import CardId
from hotstove.rulebooks.clutch.rulebook import ClutchRulebook
from hotstove.rulebooks.clutch.running import HOLD, NO_THROW, STEALS
from hotstove.rulebooks.clutch.standing_cards import USE
from hotstove.rulebooks.clutch.state import ClutchGame, Mound

from .clutch_cards import Judge
from .clutch_values import faces_out, worths_of
from .showdown_prospects import prospects

LEAST: Final = 0.09
"""Runs that a card must gain early; less late, and with a full hand."""
LATE: Final = 7
MANY: Final = 6
SURE_OUT: Final = 17
"""Faces of the die from which nobody is sent."""
RISKY: Final = 9
"""Faces of the die that are too many for a steal, whatever the situation."""
_RARITY: Final = {"common": 0, "uncommon": 1, "rare": 2, "ultra_rare": 3}
_CARD: Final = QT_TRANSLATE_NOOP(
    "managers", "{card} now: it is worth about {points} hundredths of a run."
)
_TIRED: Final = QT_TRANSLATE_NOOP(
    "managers", "{pitcher} is tired; {reliever} is fresh and gives less away."
)
_SENT: Final = QT_TRANSLATE_NOOP("managers", "{runner} is safe with {safe} faces of 20: he goes.")
_BAT: Final = QT_TRANSLATE_NOOP("managers", "{batter} is the better bat against {pitcher}.")
_AT_HOME: Final = Side.HOME
_BASES: Final = {"first": 1, "second": 2, "third": 4}


class ClutchInstinct:
    """Plays one seat of either edition."""

    def __init__(self, rulebook: ClutchRulebook, seat: Seat) -> None:
        self.book, self.seat = rulebook, seat
        self.worths = worths_of(rulebook)
        self.prospects = prospects(rulebook.innings)
        self._reason: tuple[str, dict[str, str | int]] | None = None

    def choose(self, seen: Seen[ClutchGame], decision: Decision) -> Answer:
        self._reason = None
        answer = _ANSWERS.get(decision.asks, ClutchInstinct.default)
        return answer(self, seen.game, decision)

    def why(self) -> Sentence | None:
        """Return why the last answer was given; None where it went without saying."""
        if self._reason is None:
            return None
        template, arguments = self._reason
        filled: dict[str, Filling] = {
            key: self.book.name(value) if value in self.book.cards else value
            for key, value in arguments.items()
        }
        return Sentence("managers", template, filled)

    def default(self, game: ClutchGame, decision: Decision) -> Answer:
        """The natural answer; else the first that is offered."""
        if decision.default is not None:
            return decision.default
        return decision.options[0].answer

    # The chance to win

    def wins(self, game: ClutchGame, outs: int, runners: int, runs: int = 0) -> float:
        """The chance of the side at bat to win, *runs* more having scored."""
        is_home = game.batting is _AT_HOME
        lead = game.home_runs - game.visitor_runs
        return self.prospects.wins(
            game.inning, is_home, outs, runners, (lead if is_home else -lead) + runs
        )

    # Before the game

    def starter(self, game: ClutchGame, decision: Decision) -> Answer:
        answers = [option.answer for option in decision.options]
        named = [answer for answer in answers if isinstance(answer, Placed)]
        return min(named, key=lambda answer: self._arm(answer.card))

    def _arm(self, pitcher: CardId) -> float:
        """What he gives away, a long outing counting for him."""
        limit = max(self.book.pitchers[pitcher].roles.values())
        return self.worths.allowed(pitcher) - 0.01 * limit

    def lineup(self, game: ClutchGame, decision: Decision) -> Answer:
        return decision.options[0].answer

    # Arms

    def pitching_change(self, game: ClutchGame, decision: Decision) -> Answer:
        """A tired man goes when somebody fresh gives less away to the next three."""
        mound = game.defense.mound
        default = decision.default
        if default is None:
            return self.default(game, decision)
        tired = self.book.tired_step(game, mound)
        if not tired:
            return default
        best = self._reliever(game, mound, tired)
        if best is None:
            return default
        self._reason = _TIRED, {"pitcher": mound.pitcher, "reliever": best}
        return Substitution(best, mound.pitcher)

    def _reliever(self, game: ClutchGame, mound: Mound, tired: int) -> CardId | None:
        arms = substitutions.may_relieve(self.book, game)
        if not arms:
            return None
        offense = game.offense
        due = [offense.order[(offense.up + place) % 9] for place in range(3)]

        def given(pitcher: CardId, step: int) -> float:
            found = [self.worths.duel(pitcher, batter, tired=step) for batter in due]
            return sum(found) / len(found)

        is_late = game.inning >= LATE + 1
        lead = game.home_runs - game.visitor_runs
        lead = lead if game.fielding is Side.HOME else -lead
        ranked = sorted(
            arms, key=lambda arm: given(arm, int(arm in self.book.tired))
        )
        best = ranked[0]
        if not (is_late and lead >= -1) and len(ranked) > 2:
            best = ranked[min(len(ranked) - 1, 1)]
        if given(best, int(best in self.book.tired)) >= given(mound.pitcher, tired):
            return None
        return best

    def batter_up(self, game: ClutchGame, decision: Decision) -> Answer:
        """Late and not ahead, a better bat, if somebody is left for his position."""
        default = decision.default
        assert default is not None
        if game.inning < LATE:
            return default
        offense = game.offense
        lead = game.home_runs - game.visitor_runs
        lead = lead if game.batting is Side.HOME else -lead
        if lead > 0 or not offense.bench:
            return default
        pitcher, batter = game.defense.mound.pitcher, offense.batter
        now = self.worths.duel(pitcher, batter)
        best = max(offense.bench, key=lambda bat: self.worths.duel(pitcher, bat))
        gain = self.worths.duel(pitcher, best) - now
        answer = Substitution(best, batter)
        if gain < 0.06 or any(option.answer == answer for option in decision.options) is False:
            return default
        if any(substitutions.leaves_hole(self.book, game, game.batting, batter, best)):
            return default
        self._reason = _BAT, {"batter": best, "pitcher": pitcher}
        return answer

    # Runners

    def steal(self, game: ClutchGame, decision: Decision) -> Answer:
        default = decision.default
        assert default is not None
        fastest = max(
            [self.book.speed(game, on.player, steals=True) for _, on in game.bases.runners()]
        )
        if faces_out(self.book.unit(game, "battery"), fastest) > RISKY:
            return default
        held = self.wins(game, game.outs, _mask(game))
        best, most = default, held + 0.002
        for option in decision.options[1:]:
            answer = option.answer
            assert isinstance(answer, Key)
            worth = min(
                self._try(game, answer.key, base, _mask(game)) for base in STEALS[answer.key]
            )
            if worth > most:
                best, most = answer, worth
        return best

    def _try(self, game: ClutchGame, way: str, target: Base, mask: int) -> float:
        """The chance to win when this runner of a steal is thrown at."""
        runner = game.bases.at(target)
        assert runner is not None
        bonus = self.book.edition.steal_of_third if target is Base.SECOND else 0
        speed = self.book.speed(game, runner.player, steals=True)
        out = faces_out(self.book.unit(game, "battery") + bonus, speed) / D20
        moved, gone = mask, mask
        for base in STEALS[way]:
            bit = 1 << (base - 1)
            moved = moved & ~bit | bit << 1
            gone = gone & ~bit | (0 if base is target else bit << 1)
        safe = self.wins(game, game.outs, moved)
        return (1 - out) * safe + out * self.wins(game, game.outs + 1, gone)

    def send(self, game: ClutchGame, decision: Decision) -> Answer:
        """The way that is likeliest to win, the other side throwing where it hurts most."""
        held = self.wins(game, game.outs, _mask(game))
        best, most = self.default(game, decision), held
        for option in decision.options[1:]:
            answer = option.answer
            assert isinstance(answer, Key)
            words = answer.key.split()[1:]
            odds = [self._sent(game, words, target) for target in words]
            if min(worth for worth, _ in odds) > most and all(out < SURE_OUT for _, out in odds):
                best, most = answer, min(worth for worth, _ in odds)
        if best != HOLD:
            assert isinstance(best, Key)
            first = best.key.split()[1]
            runner = game.bases.at(Base[first.upper()])
            if runner is not None:
                safe = D20 - self._sent(game, [first], first)[1]
                self._reason = _SENT, {"runner": runner.player, "safe": safe}
        return best

    def _sent(self, game: ClutchGame, words: list[str], target: str) -> tuple[float, int]:
        """The chance to win, and the faces that put *target* out, when he is thrown at."""
        is_fly = game.outcome == "FB"
        base = Base[target.upper()]
        runner = game.bases.at(base)
        assert runner is not None
        cause = "TAG" if is_fly else "XB"
        bonus, extra = self.book.odds_of_try(base, cause, game.outs_before)
        speed = self.book.speed(game, runner.player) + extra
        faces = faces_out(self.book.unit(game, "outfield") + bonus, speed)
        mask, runs_safe, runs_out = _mask(game), 0, 0
        moved, gone = mask, mask
        for word in words:
            bit = _BASES[word]
            moved &= ~bit
            gone &= ~bit
        for word in words:
            bit = _BASES[word]
            if bit == 4:
                runs_safe += 1
                runs_out += word != target
            else:
                moved |= bit << 1
                gone |= bit << 1 if word != target else 0
        out = faces / D20
        safe = self.wins(game, game.outs, moved, runs_safe)
        return (1 - out) * safe + out * self.wins(game, game.outs + 1, gone, runs_out), faces

    def throw(self, game: ClutchGame, decision: Decision) -> Answer:
        """At the man whose out helps most."""
        keys = [o.answer for o in decision.options if o.answer != NO_THROW]
        if len(keys) == 1:
            return keys[0]
        words = [answer.key.split()[1] for answer in keys if isinstance(answer, Key)]
        if game.outcome:
            found = [self._sent(game, words, word)[0] for word in words]
        else:
            way = next(way for way, bases in STEALS.items() if len(bases) == len(words))
            found = [self._try(game, way, Base[w.upper()], _mask(game)) for w in words]
        return keys[found.index(min(found))]

    def send_on_grounder(self, game: ClutchGame, decision: Decision) -> Answer:
        """Hold, unless third is worth it whatever the defense does."""
        held, conceded, thrown = self._grounder(game)
        go = min(conceded, thrown)
        return decision.options[1].answer if go > held else decision.options[0].answer

    def throw_on_grounder(self, game: ClutchGame, decision: Decision) -> Answer:
        _, conceded, thrown = self._grounder(game)
        return decision.options[1].answer if thrown < conceded else decision.options[0].answer

    def _grounder(self, game: ClutchGame) -> tuple[float, float, float]:
        """CL-84, R2 unforced: held, conceded, thrown at."""
        second = game.bases.second
        assert second is not None
        run = int(game.bases.third is not None)
        speed = self.book.speed(game, second.player)
        out = faces_out(self.book.unit(game, "infield"), speed) / D20
        held = self.wins(game, game.outs + 1, 2, run)
        conceded = self.wins(game, game.outs + 1, 4, run)
        thrown = out * self.wins(game, game.outs + 1, 1, run)
        return held, conceded, thrown + (1 - out) * self.wins(game, game.outs, 5, run)

    def send_home(self, game: ClutchGame, decision: Decision) -> Answer:
        """CL-94: R3 with the infield in."""
        third = game.bases.third
        assert third is not None
        extra = self.book.edition.home_with_infield_in
        speed = self.book.speed(game, third.player) + extra
        out = faces_out(self.book.unit(game, "infield"), speed) / D20
        rest = _mask(game) & 2 | (2 if game.bases.first is not None else 0)
        held = self.wins(game, game.outs + 1, rest | 4)
        go = out * self.wins(game, game.outs + 1, rest | 1)
        go += (1 - out) * self.wins(game, game.outs, rest | 1, 1)
        return decision.options[1].answer if go > held else decision.options[0].answer

    # Cards

    def cards(self, game: ClutchGame, decision: Decision) -> Answer:
        """The card that gains most, if it gains enough."""
        side = game.side_of(self.seat)
        window = decision.asks.removeprefix("cards ")
        judge = Judge(self.book, self.worths, game, side, window)
        best, most = decision.default or PASS, self.least(game, side)
        for option in decision.options[1:]:
            answer = option.answer
            if isinstance(answer, Placed):
                worth = judge.gain(answer.card)
                if worth > most:
                    best, most = answer, worth
        if isinstance(best, Placed):
            points = max(1, round(100 * most))
            self._reason = _CARD, {"card": self.book.title(best.card), "points": points}
        return best

    def least(self, game: ClutchGame, side: Side) -> float:
        size = len(game.cards.hands.of(side).hand.cards)
        least = LEAST / 2 if game.inning >= LATE else LEAST
        if game.differential > 6:
            least *= 2
        return least / 2 if size >= MANY else least

    def cheapest(self, game: ClutchGame, decision: Decision) -> Answer:
        """Of one's own cards the commonest, of the other's the rarest."""
        mine = game.cards.hands.of(game.side_of(self.seat)).hand.cards
        answers = [o.answer for o in decision.options if isinstance(o.answer, Placed)]
        is_mine = answers[0].card in mine
        return (min if is_mine else max)(answers, key=lambda answer: self._rank(answer.card))

    def rarest(self, game: ClutchGame, decision: Decision) -> Answer:
        answers = [o.answer for o in decision.options if isinstance(o.answer, Placed)]
        return max(answers, key=lambda answer: self._rank(answer.card))

    def _rank(self, copy: str) -> tuple[int, str]:
        return _RARITY[self.book.strategy[copy].rarity], copy

    def use_card(self, game: ClutchGame, decision: Decision) -> Answer:
        return USE


def _mask(game: ClutchGame) -> int:
    """Return who is on base: 1 first, 2 second, 4 third."""
    bases = game.bases
    return (
        (bases.first is not None)
        + 2 * (bases.second is not None)
        + 4 * (bases.third is not None)
    )


_Answer = Callable[[ClutchInstinct, ClutchGame, Decision], Answer]
_ANSWERS: Final[dict[str, _Answer]] = {
    "starter": ClutchInstinct.starter,
    "lineup": ClutchInstinct.lineup,
    "take the field": ClutchInstinct.pitching_change,
    "pitching change": ClutchInstinct.pitching_change,
    "answering pitcher": ClutchInstinct.pitching_change,
    "pitcher in the box": ClutchInstinct.pitching_change,
    "batter up": ClutchInstinct.batter_up,
    "steal": ClutchInstinct.steal,
    "send": ClutchInstinct.send,
    "throw": ClutchInstinct.throw,
    "send on grounder": ClutchInstinct.send_on_grounder,
    "throw on grounder": ClutchInstinct.throw_on_grounder,
    "send home": ClutchInstinct.send_home,
    "trim": ClutchInstinct.cheapest,
    "bottom": ClutchInstinct.cheapest,
    "card cost": ClutchInstinct.cheapest,
    "card discard": ClutchInstinct.cheapest,
    "card return": ClutchInstinct.rarest,
    "card search": ClutchInstinct.rarest,
    "use card": ClutchInstinct.use_card,
    **dict.fromkeys([f"cards {window}" for window in WINDOWS], ClutchInstinct.cards),
}
"""Everything else is answered as it comes naturally."""
