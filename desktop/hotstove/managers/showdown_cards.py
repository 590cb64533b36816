"""What playing a strategy card now is worth: its words weighed by the chance to win they move.

No card is known here by name. What cannot be worked out has a plain price; what is legal is for
the rulebook.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hotstove.baseball.bases import Base
from hotstove.baseball.effects.clauses import Clause
from hotstove.baseball.lineups import standing_at
from hotstove.baseball.positions import Position
from hotstove.play.seats import Side
from hotstove.rulebooks.showdown.cards import CardId, HitterCard, PitcherCard, Result
from hotstove.rulebooks.showdown.expert import ExpertShowdown
from hotstove.rulebooks.showdown.odds import FACES, faces_over
from hotstove.rulebooks.showdown.state import ShowdownGame
from hotstove.rulebooks.showdown.strategy import CopyId
from hotstove.rulebooks.showdown.strategy_moment import (
    AFTER_RESULT,
    BEFORE_PITCH,
    BEFORE_THROW,
    ON_RESULT,
    Moment,
)
from hotstove.rulebooks.showdown.strategy_running import (
    TOGETHER,
    advance_choices,
    extra_base_choices,
    steal_choices,
)
from hotstove.rulebooks.showdown.strategy_verbs import RANKING

from .showdown_duels import Duel, chart_runs, leverage, summed
from .showdown_mind import Mind, runners_of
from .showdown_prospects import Once

A_CARD: Final = 0.011
"""What a card in hand is worth while the game is young, in chances to win."""
LAST: Final = 9
class Judge:
    """Weighs the cards of one side in one position; gains are chances to win for that side."""

    def __init__(self, mind: Mind, game: ShowdownGame, side: Side, window: str) -> None:
        assert isinstance(mind.book, ExpertShowdown)
        self.mind = mind
        self.book: ExpertShowdown = mind.book
        self.game = game
        self.side = side
        self.window = window
        self.sign = 1 if side is game.batting else -1
        self.throws = self.steals = 0
        """What the card at hand adds to throws still to come."""
        self._duel: Duel | None = None
        self._runs = self._leverage = 0.0
        self._once: Once | None = None

    @property
    def young(self) -> float:
        """How much of the game is still to come, 1 for most of it."""
        return max(0.0, min(1.0, (LAST + 0.5 - self.game.inning) / 6))

    def gain(self, copy: CopyId) -> float:
        """Return what playing *copy* would add to the chance to win."""
        card = self.book.strategy[copy]
        moment = Moment(self.book, self.game, self.side, self.window, copy)
        effects = card.effects
        bonus = card.icon_bonus
        if bonus is not None:
            found = self.book.cards.get(moment.player(bonus.who))
            if found is not None and bonus.icon in found.icons:
                effects = bonus.effects if bonus.is_instead else (*bonus.effects, *effects)
        return self.all(moment, effects)

    def all(self, moment: Moment, effects: tuple[Clause, ...]) -> float:
        """The worth of *effects* in order; those that change one duel are weighed together."""
        total = 0.0
        if self.window == BEFORE_PITCH:
            sum_of = summed(effects)
            rest, self.steals = sum_of.rest, sum_of.steal
            if sum_of.lasts:
                total = self.duel_gain(sum_of.need, sum_of.swing, sum_of.chart) * sum_of.lasts
        else:
            rest = effects
        for clause in rest:
            worth = _WORTH.get(clause.word)
            if worth is not None:
                total += worth(self, moment, clause)
        return total

    # Before the pitch

    @property
    def duel(self) -> Duel:
        """The pitch and the swing to come, as they stand."""
        found = self._duel
        if found is None:
            found = self._duel = self._duel_now()
            self._runs = self.runs(found.need, found.swing, found.chart)
            self._leverage = leverage(self.mind, self.game)
        return found

    def _duel_now(self) -> Duel:
        game, book = self.game, self.book
        pitcher, batter = game.defense.mound.pitcher, game.at_bat
        card, arm = book.cards[batter], book.cards[pitcher]
        need = -99
        if isinstance(card, HitterCard) and isinstance(arm, PitcherCard):
            if game.expert.modifiers:
                control = book.number(game, "control", of=pitcher, printed=arm.control)
                on_base = book.number(game, "on_base", of=batter, printed=card.on_base)
                need = on_base - control - book.number(game, "pitch")
            else:
                need = card.on_base - arm.control
            need += book.tiredness(game)
        return Duel(need, book.number(game, "swing"), game.expert.chart, pitcher, batter)

    def runs(self, need: int, swing: int, chart: str) -> float:
        """Return the runs of this plate appearance: the pitcher needs more than *need*."""
        duel = self._duel
        assert duel is not None
        his = float(chart == "pitcher") if chart else faces_over(need) / 20
        on_his = chart_runs(self.mind, duel.pitcher, swing) if his else 0.0
        if his == 1:
            return on_his
        return his * on_his + (1 - his) * chart_runs(self.mind, duel.batter, swing)

    def duel_gain(self, need: int, swing: int, chart: str) -> float:
        """The worth of a need and a swing changed by so much, on that chart if any is named."""
        if self.game.expert.mode:
            return 0.0
        duel = self.duel
        more = self.runs(duel.need + need, duel.swing + swing, chart or duel.chart) - self._runs
        return self.sign * more * self._leverage

    # On the result

    def result_wins(self, result: Result) -> float:
        """The chance of the side at bat to win once *result* has been carried out."""
        once = self._once
        if once is None:
            once = self._once = self.mind.once(self.game)
        return once[result]

    def to_result(self, moment: Moment, clause: Clause) -> float:
        swing = self.game.swing
        if swing is None:
            return 0.0
        new = self.result_wins(Result(clause.text("to")))
        return self.sign * (new - self.result_wins(swing.result))

    def number(self, moment: Moment, clause: Clause) -> float:
        """A change of a number outside the duel: a swing already thrown, a throw, a glove."""
        game, what = self.game, clause.text("what")
        by = clause.number("by") if clause.word == "modify" else 0
        swing = game.swing
        if what == "swing" and self.window == ON_RESULT and swing is not None:
            chart = self.book.cards[swing.chart_of].chart
            new = chart.result(swing.total + by)
            if new is swing.result:
                return 0.0
            return self.sign * (self.result_wins(new) - self.result_wins(swing.result))
        if what in ("dp", "fielding", "speed") and self.window == "before_dp":
            return self.double_play(clause, by)
        if what in ("throw", "fielding", "speed") and self.window == "before_throw":
            return self.throw(clause, by)
        if what == "throw" and self.window != BEFORE_THROW:
            self.throws = by
            return 0.0
        if what == "ip":
            return 0.004 * by * -self.sign * self.young
        return 0.001

    def double_play(self, clause: Clause, by: int) -> float:
        game, book = self.game, self.book
        speed = book.speed_of(game, game.at_bat)
        if clause.word == "set":
            by = speed - clause.number("to")
        elif clause.text("what") == "speed":
            by = -by
        glove = game.defense.infield + book.number(game, "dp")
        glove += book.fielding_changes(game, "infield")
        more = faces_over(speed - glove - by) - faces_over(speed - glove)
        on = runners_of(game)
        run, moved = on >> 2, (on & 2) << 1
        failed = self.mind.wins(game, game.outs + 1, 1 | moved, run)
        made = self.mind.wins(game, 3, 0) if game.outs else self.mind.wins(game, 2, moved, run)
        return self.sign * (made - failed) * more / 20

    def throw(self, clause: Clause, by: int) -> float:
        game, book = self.game, self.book
        runner = game.expert.target
        base = game.base_of(runner)
        if base is None:
            return 0.0
        speed = book.speed_of(game, runner)
        if clause.word == "set":
            by = speed - clause.number("to")
        elif clause.text("what") == "speed":
            by = -by
        target = speed + 5 * (base is Base.THIRD) + 5 * (game.expert.outs_before == 2)
        glove = game.defense.outfield + book.number(game, "throw")
        glove += book.fielding_changes(game, "outfield")
        more = faces_over(target - glove - by) - faces_over(target - glove)
        rest = runners_of(game) & ~(1 << (base - 1))
        safe = (rest, 1) if base is Base.THIRD else (rest | 1 << base, 0)
        out = self.mind.wins(game, game.outs + 1, rest)
        return self.sign * (out - self.mind.wins(game, game.outs, *safe)) * more / 20

    def again(self, moment: Moment, clause: Clause) -> float:
        """A new swing, and a new pitch before it; the better or the worse of two."""
        swing, pitch = self.game.swing, self.game.pitch
        if swing is None:
            return 0.0
        charts = [(swing.chart_of, 1.0)]
        if clause.text("what") == "pitch_and_swing" and pitch is not None:
            his = faces_over(pitch.on_base - pitch.control - pitch.modifier) / 20
            charts = [(pitch.pitcher, his), (pitch.batter, 1 - his)]
        old, keep = swing.result, clause.text("keep")
        now, total = self.result_wins(old), 0.0
        for reader, share in charts:
            chart = self.book.cards[reader].chart
            for face in FACES:
                new = chart.result(face + swing.modifier)
                is_better = RANKING.index(new) > RANKING.index(old)
                if keep == "new" or is_better is (keep == "better"):
                    total += share / 20 * (self.result_wins(new) - now)
        return self.sign * total

    def chart(self, moment: Moment, clause: Clause) -> float:
        swing = self.game.swing
        if swing is None or self.window != ON_RESULT:
            return 0.0
        reader = moment.player(clause.text("is"))
        new = self.book.cards[reader].chart.result(swing.total)
        return self.sign * (self.result_wins(new) - self.result_wins(swing.result))

    # Chance and choice

    def rolled(self, moment: Moment, clause: Clause) -> float:
        total, last = 0.0, 0
        for row in clause.inside("rows"):
            upto = row.number("upto")
            total += (upto - last) / 20 * self.all(moment, row.inside("do"))
            last = upto
        return total

    def checked(self, moment: Moment, clause: Clause) -> float:
        game, book = self.game, self.book
        players = [each for who in clause.texts("who") for each in moment.players(who)]
        total = sum(book.glove_of(game.defense, player) for player in players)
        passes = faces_over(20 - total) / 20
        good, bad = clause.inside("pass"), clause.inside("fail")
        return passes * self.all(moment, good) + (1 - passes) * self.all(moment, bad)

    def chosen(self, moment: Moment, clause: Clause) -> float:
        return max(self.all(moment, option.inside("do")) for option in clause.inside("options"))

    # Runners

    def steal(self, moment: Moment, clause: Clause) -> float:
        found = steal_choices(moment, clause)
        gains = [self.steal_gain(moment, clause, names) for names in found]
        return max(gains, default=0.0)

    def steal_gain(self, moment: Moment, clause: Clause, names: str) -> float:
        """What sending these runners is worth, with what the card itself does to the throw."""
        game, book, mind = self.game, self.book, self.mind
        going = names.split(TOGETHER)
        on, after, runs = runners_of(game), runners_of(game), 0
        places = []
        for base, runner in game.bases.runners():
            if runner.player in going:
                places.append((base, runner.player))
                after &= ~(1 << (base - 1))
                if base is Base.THIRD:
                    runs += 1
                else:
                    after |= 1 << base
        now, safe = mind.wins(game, game.outs, on), mind.wins(game, game.outs, after, runs)
        if not clause.flag("throw") or not places:
            return self.sign * (safe - now)
        base, runner_id = places[0]
        catcher = standing_at(game.defense, Position.CATCHER)
        card = book.cards.get(catcher)
        arm = card.fielding(Position.CATCHER) or 0 if isinstance(card, HitterCard) else 0
        arm = book.number(game, "arm", of=catcher, printed=arm) + book.number(game, "steal")
        arm += self.steals
        arm += 5 * (base is Base.SECOND)
        caught = faces_over(book.speed_of(game, runner_id) - arm) / 20
        left = after & ~(1 << base) if base is not Base.THIRD else after
        out = mind.wins(game, game.outs + 1, 0 if game.outs == 2 else left)
        return self.sign * (caught * out + (1 - caught) * safe - now)

    def advance(self, moment: Moment, clause: Clause) -> float:
        """One base more for the runner nearest home who may take it, or for all."""
        game = self.game
        names = advance_choices(moment, clause)
        if not names:
            return 0.0
        after, runs = runners_of(game), 0
        for base, runner in game.bases.runners():
            if names[0] and runner.player != names[0]:
                continue
            if base is Base.THIRD and not clause.flag("home"):
                continue
            after &= ~(1 << (base - 1))
            if base is Base.THIRD:
                runs += 1
            else:
                after |= 1 << base
        return self.sign * (
            self.mind.wins(game, game.outs, after, runs)
            - self.mind.wins(game, game.outs, runners_of(game))
        )

    def put_out(self, moment: Moment, clause: Clause) -> float:
        game = self.game
        runners = game.bases.runners()
        if not runners or game.outs == 3:
            return 0.0
        on = runners_of(game)
        left = on & ~(1 << (runners[0][0] - 1))
        return self.sign * (
            self.mind.wins(game, game.outs + 1, left) - self.mind.wins(game, game.outs, on)
        )

    def extra_base(self, moment: Moment, clause: Clause) -> float:
        """A base for nothing, or against a throw; *throw*: what cards have added to it."""
        if clause.flag("deny"):
            return 0.012 if self.side is self.game.fielding else -0.01
        if self.window != AFTER_RESULT:
            return 0.03
        names = extra_base_choices(moment, clause)
        return max([self.extra_gain(clause, name) for name in names], default=0.0)

    def extra_gain(self, clause: Clause, runner: CardId) -> float:
        """What one base more for *runner* is worth after the result (SD-A-24)."""
        game, book, mind = self.game, self.book, self.mind
        base = game.base_of(runner)
        assert base is not None
        on = runners_of(game)
        left, runs = on & ~(1 << (base - 1)), int(base is Base.THIRD)
        after = left if runs else left | 1 << base
        now, safe = mind.wins(game, game.outs, on), mind.wins(game, game.outs, after, runs)
        out = 0.0
        if clause.flag("throw"):
            target = book.speed_of(game, runner) + 5 * runs + 5 * (game.expert.outs_before == 2)
            throw = game.defense.outfield + self.throws + book.number(game, "throw")
            out = faces_over(target - throw - book.fielding_changes(game, "outfield")) / 20
        caught = mind.wins(game, game.outs + 1, left)
        return self.sign * (out * caught + (1 - out) * safe - now)

    # Hands and pitchers

    def draws(self, moment: Moment, clause: Clause) -> float:
        mine = moment.whose(clause.text("whose")) is self.side
        deck = self.game.expert.hands.of(moment.whose(clause.text("whose"))).deck.cards
        count = min(clause.number("count"), len(deck))
        return (1 if mine else -1) * count * A_CARD * self.young

    def discards(self, moment: Moment, clause: Clause) -> float:
        mine = moment.whose(clause.text("whose")) is self.side
        worth = A_CARD * (0.4 if mine else 1.0)
        return (-1 if mine else 1) * clause.number("count") * worth * self.young

    def fetches(self, moment: Moment, clause: Clause) -> float:
        return 1.2 * A_CARD * self.young

    def forces_out(self, moment: Moment, clause: Clause) -> float:
        """Good against a fresh arm, a gift to a side whose pitcher is spent."""
        tired = self.book.tiredness(self.game)
        return self.sign * (0.006 - 0.004 * tired)

    def frees(self, moment: Moment, clause: Clause) -> float:
        mound = self.game.defense.mound
        return 0.004 if mound.is_starter and mound.charged >= 4 and self.sign < 0 else 0.0

    def cancels(self, moment: Moment, clause: Clause) -> float:
        """What the other side's card has done to the swing, or the worth of any card."""
        theirs = [each for each in self.game.expert.laid if each.side is not self.side]
        if not theirs:
            return 0.0
        before, swing = theirs[-1].before, self.game.swing
        if before is None or swing is None or before.result is swing.result:
            return 0.9 * A_CARD if self.window != ON_RESULT else 0.0
        return self.sign * (self.result_wins(before.result) - self.result_wins(swing.result))

    def lifts(self, moment: Moment, clause: Clause) -> float:
        """A rule switched off: what it costs us is what it gains us."""
        rule, game = clause.text("rule"), self.game
        if rule == "SD-A-13" and self.window == ON_RESULT and game.bases.first is not None:
            on = runners_of(game)
            moved = self.mind.wins(game, game.outs + 1, on << 1 & 7, on >> 2)
            return self.sign * (moved - self.result_wins(Result.GROUND_BALL))
        if rule in ("SD-A-30", "SD-E-40"):
            return 0.008 * self.book.tiredness(game) * -self.sign
        return 0.0005

    def holds(self, moment: Moment, clause: Clause) -> float:
        return 0.01 if self.side is self.game.fielding else -0.01


_Worth = Callable[[Judge, Moment, Clause], float]
_WORTH: Final[dict[str, _Worth]] = {
    "change_result": Judge.to_result,
    "modify": Judge.number,
    "set": Judge.number,
    "reroll": Judge.again,
    "use_chart": Judge.chart,
    "roll": Judge.rolled,
    "choose": Judge.chosen,
    "fielding_check": Judge.checked,
    "steal": Judge.steal,
    "advance": Judge.advance,
    "runner_out": Judge.put_out,
    "extra_base": Judge.extra_base,
    "hold": Judge.holds,
    "draw": Judge.draws,
    "discard": Judge.discards,
    "search_deck": Judge.fetches,
    "return_card": Judge.fetches,
    "force_pitcher_out": Judge.forces_out,
    "allow_pitching_change": Judge.frees,
    "cancel_card": Judge.cancels,
    "override": Judge.lifts,
}
"""What each word is worth; other words weigh nothing."""

