"""What a strategy card of Clutch gains its owner now, in runs: dice counted out where they can be.

Which is played stands in clutch.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hotstove.baseball.effects.clauses import Clause
from hotstove.baseball.effects.interpreter import condition_of
from hotstove.play.dice import D20
from hotstove.play.seats import Side
from hotstove.rulebooks.clutch.card_moment import Moment
from hotstove.rulebooks.clutch.card_verbs import OF_BATTER, OF_PITCHER, VOCABULARY
from hotstove.rulebooks.clutch.results import AWARDED, POWER_DIE
from hotstove.rulebooks.clutch.rulebook import ClutchRulebook
from hotstove.rulebooks.clutch.state import ClutchGame
from hotstove.rulebooks.clutch.strategy import StrategyCard

from .clutch_values import RUNS, Worths, faces_out, swing_worth

DRAWN: Final = 0.03
PAID: Final = 0.04
"""A card drawn, and a card paid."""
STAKE: Final = 0.55
"""Runs between safe and out on the bases."""
LASTING: Final = 0.12
"""A card that stays in play, at a guess."""
MOVED: Final = 0.2
"""A base taken."""
BUSY: Final = 0.3
"""How much each runner adds to what happens at the plate."""
_IN_HAND: Final = {"search": 0.15, "return_card": 0.12, "look": 0.06, "ip": 0.12, "count": 0.06}


class Judge:
    """One look at a position with cards in hand."""

    def __init__(
        self, book: ClutchRulebook, worths: Worths, game: ClutchGame, side: Side, window: str
    ) -> None:
        self.book, self.worths, self.game, self.side = book, worths, game, side
        self.window = window
        self.sign = 1 if side is game.batting else -1
        self.busy = 1 + BUSY * len(game.bases.runners())
        self._moment = Moment(book, game, side, window)

    def gain(self, copy: str) -> float:
        card = self.book.strategy[copy]
        moment = self._moment
        moment.card = copy
        worth = self.all(moment, card.effects) - PAID * card.cost
        if card.icon_bonus:
            worth += self._icons(moment, card)
        if card.lifetime is not None:
            worth += LASTING
        return worth

    def _icons(self, moment: Moment, card: StrategyCard) -> float:
        found = 0.0
        for bonus in card.icon_bonus:
            players = moment.players(bonus.who)
            icons = {icon for player in players for icon in self.book.cards[player].icons}
            if not icons.isdisjoint(bonus.any_of):
                found += self.all(moment, bonus.effects)
        return found

    def all(self, moment: Moment, effects: Iterable[Clause]) -> float:
        return sum([self.one(moment, clause) for clause in effects])

    def one(self, moment: Moment, clause: Clause) -> float:
        word = clause.word
        if word == "modify":
            return self.modify(moment, clause)
        if word in ("change_result", "award"):
            to = clause.text("to") or AWARDED[clause.text("reason")]
            return self._becomes(to)
        if word == "try_change":
            chance = self._check(clause)
            chance = chance if clause.text("if") == "passed" else 1 - chance
            return chance * self._becomes(clause.text("to"))
        if word == "reroll":
            return self.reroll(clause)
        if word in ("floor_roll", "cap_roll", "set_roll", "set_die", "mistake", "advantage"):
            return self._swing_changes(clause)
        if word == "draw":
            return DRAWN * clause.number("count")
        if word == "negate":
            return self._negated(moment)
        if word in ("advance", "extra_attempt"):
            return MOVED
        if word == "defensive_throw":
            return self._thrown(moment, clause)
        if word == "put_out":
            return STAKE
        if word == "tired":
            return self._tired(clause)
        if word == "if":
            holds = condition_of(VOCABULARY, clause.inside("is"))(moment)
            return self.all(moment, clause.inside("then" if holds else "else"))
        return _IN_HAND.get(word, 0.02)

    # At the plate

    @property
    def pitcher(self) -> str:
        return self.game.defense.mound.pitcher

    @property
    def batter(self) -> str:
        return self.game.at_bat or self.game.offense.batter

    def modify(self, moment: Moment, clause: Clause) -> float:
        what, by = clause.text("what"), clause.number("by")
        if factor := clause.number("clutch"):
            card = (
                self.book.batters[self.batter]
                if what in OF_BATTER
                else self.book.pitchers[self.pitcher]
            )
            by += factor * card.clutch
        if what in ("throw", "battery", "infield", "outfield", "defense", "check"):
            return -self.sign * by / D20 * STAKE
        if what in ("speed", "baserunning", "stealing"):
            return self.sign * by / D20 * STAKE
        if clause.text("for") not in ("this_roll", "this_at_bat"):
            rate = 0.03 if what in OF_BATTER else -0.03
            return self.sign * by * rate
        if what in ("swing", "swing_roll"):
            return self.sign * self.busy * self._with_swing(by)
        if what in OF_PITCHER or what == "on_base":
            return self.sign * self.busy * self._with_pitch(-by if what == "on_base" else by)
        return 0.0

    def _with_swing(self, by: int) -> float:
        """What *by* more on the Swing adds."""
        game, book = self.game, self.book
        swing, pitch = game.swing, game.pitch
        if swing is not None and pitch is not None:
            chart = book.cards_chart(swing.chart_of, pitch.advantage)
            return RUNS[chart.result(swing.total + by)] - RUNS[chart.result(swing.total)]
        if pitch is not None:
            die, had = book.swing_die(game), book.swing_bonus(game)
            is_his = pitch.advantage == "pitcher"
            card = self.pitcher if is_his else self.batter
            swing_of = self.worths.swing
            then = swing_of(card, is_pitchers=is_his, bonus=had + by, die=die)
            return then - swing_of(card, is_pitchers=is_his, bonus=had, die=die)
        tired = book.tired_step(game, game.defense.mound)
        duel = self.worths.duel
        return duel(self.pitcher, self.batter, tired=tired, swing=by) - duel(
            self.pitcher, self.batter, tired=tired
        )

    def _with_pitch(self, by: int) -> float:
        game, pitch = self.game, self.game.pitch
        if pitch is None:
            tired = self.book.tired_step(game, game.defense.mound)
            duel = self.worths.duel
            return duel(self.pitcher, self.batter, tired=tired, pitch=by) - duel(
                self.pitcher, self.batter, tired=tired
            )
        if pitch.is_mistake and self.book.edition.mistake_gives_advantage:
            return 0.0
        was, now = pitch.total > pitch.on_base, pitch.total + by > pitch.on_base
        if was is now:
            return 0.0
        return self._on_chart("pitcher" if now else "batter") - self._on_chart(
            "pitcher" if was else "batter"
        )

    def _swung(
        self, advantage: str, bonus: int, die: int, low: int = 1, high: int = POWER_DIE
    ) -> float:
        """What a swing is worth; *advantage* empty: on the chart that the pitch has chosen."""
        pitch = self.game.pitch
        whose = advantage or (pitch.advantage if pitch is not None else "pitcher")
        is_his = whose == "pitcher"
        return self.worths.swing(
            self.pitcher if is_his else self.batter,
            is_pitchers=is_his,
            bonus=bonus,
            die=die,
            low=low,
            high=high,
        )

    def _on_chart(self, advantage: str) -> float:
        book, game = self.book, self.game
        is_his = advantage == "pitcher"
        return self.worths.swing(
            self.pitcher if is_his else self.batter,
            is_pitchers=is_his,
            bonus=book.swing_bonus(game),
            die=book.swing_die(game),
        )

    def reroll(self, clause: Clause) -> float:
        game, which = self.game, clause.text("which")
        pitch, swing = game.pitch, game.swing
        if which == "swing" and swing is not None and pitch is not None:
            chart = self.book.cards_chart(swing.chart_of, pitch.advantage)
            bonus = swing.added + swing.modifier
            now = RUNS.get(game.result, 0.0)
            return self.sign * self.busy * (swing_worth(chart, bonus, swing.sides) - now)
        if which == "pitch" and pitch is not None:
            tired = self.book.tired_step(game, game.defense.mound)
            fresh = self.worths.duel(self.pitcher, self.batter, tired=tired)
            return self.sign * self.busy * (fresh - self._on_chart(pitch.advantage))
        if which == "throw" and game.thrown is not None:
            return STAKE / 2
        return 0.0

    def _swing_changes(self, clause: Clause) -> float:
        """Dice bounded, bigger or smaller, mistakes and advantages: the swing before and after."""
        game, book, word = self.game, self.book, clause.word
        pitch = game.pitch
        if clause.text("which") not in ("", "swing") or clause.text("roll") not in ("", "swing"):
            return 0.0
        die, bonus = book.swing_die(game), book.swing_bonus(game)
        now = self._swung("", bonus, die)
        value = clause.number("value") if "value" in clause.values else 0
        if word == "floor_roll":
            then = self._swung("", bonus, die, value)
        elif word == "cap_roll":
            then = self._swung("", bonus, die, 1, value)
        elif word == "set_roll":
            then = self._swung("", bonus, die, value, value)
        elif word == "set_die":
            sides = {"regular": D20, "power": POWER_DIE}.get(clause.text("die"), 12)
            then = self._swung("", bonus, sides)
        elif word == "mistake":
            forced = clause.text("is") == "force"
            gives = book.edition.mistake_gives_advantage
            if pitch is None or pitch.is_mistake is forced:
                return 0.0
            whose = "batter" if forced and gives else pitch.advantage
            if not forced and gives:
                whose = "pitcher" if pitch.total > pitch.on_base else "batter"
            sides = POWER_DIE if forced or book.is_tired(game, game.defense.mound) else D20
            then = self._swung(whose, bonus, sides)
        else:
            wanted = clause.text("is")
            if wanted == "swap" and pitch is not None:
                wanted = "batter" if pitch.advantage == "pitcher" else "pitcher"
            then = self._swung(wanted, bonus, die)
        return self.sign * self.busy * (then - now)

    # Results, throws, other cards

    def _becomes(self, to: str) -> float:
        result = self.game.result
        if result not in RUNS:
            return 0.0
        return self.sign * self.busy * (RUNS[to] - RUNS[result])

    def _check(self, clause: Clause) -> float:
        rating = self.book.unit(self.game, clause.text("unit")) + clause.number("bonus")
        target = clause.number("number") or self.book.edition.check_target
        return min(D20, max(0, rating + D20 + 1 - target)) / D20

    def _thrown(self, moment: Moment, clause: Clause) -> float:
        players = moment.players(clause.text("who"))
        if not players:
            return 0.0
        steals = clause.text("against") == "stealing"
        rating = self.book.unit(self.game, clause.text("unit")) + clause.number("bonus")
        speed = self.book.speed(self.game, players[0], steals=steals)
        return faces_out(rating, speed) / D20 * STAKE

    def _tired(self, clause: Clause) -> float:
        game = self.game
        step = self.book.tired_step(game, game.defense.mound)
        if clause.text("is") == "set":
            return 0.1 if not step else 0.0
        duel = self.worths.duel
        return duel(self.pitcher, self.batter, tired=step) - duel(
            self.pitcher, self.batter
        )

    def _negated(self, moment: Moment) -> float:
        laid = [each for each in self.game.cards.laid if each.side is not self.side]
        if not laid:
            return 0.0
        other = Judge(self.book, self.worths, self.game, self.side.other, laid[-1].window)
        return other.gain(laid[-1].card) - PAID
