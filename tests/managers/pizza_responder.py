"""A manager who learns by playing: what each of his cards has brought, moment by moment.

He tries things out against an opponent until he is told to stop, and then does what has paid best.
"""

from __future__ import annotations

import random

from hotstove.managers.pizza_box import PizzaBoxManager
from hotstove.play.answers import Placed
from hotstove.rulebooks.pizza_box.cards import is_white
from hotstove.rulebooks.pizza_box.odds import place_of

TRIES = 12
"""What a card has brought counts once it was laid so often."""


class Responder(PizzaBoxManager):
    """Mixes nothing in the end: he takes what paid best in moments like this one."""

    def __init__(self, rulebook, seat, seed, memory, luck):
        super().__init__(rulebook, seat, seed)
        self.memory = memory
        self.luck = luck
        self.curiosity = 0.25
        self.open = {}
        """What was laid in the half under way, by moment: credited when it is over."""

    def _pitch(self, game, decision):
        fresh = self._fresh_man(game, decision)
        if fresh is not None and self._is_beaten(game):
            return fresh
        hand = game.defense.hand.cards
        whites = sum(map(is_white, hand))
        moment = ("pitch", place_of(game), whites, len(hand) - whites, game.defense.has_dug)
        options = {}
        for option in decision.options:
            answer = option.answer
            if isinstance(answer, Placed) and answer.place.startswith("pitch:"):
                options.setdefault((is_white(answer.card), answer.place), answer)
        return self.pick(moment, options, -1)

    def _hit(self, game, decision):
        used = game.defense.used.cards
        whites = sum(map(is_white, used))
        left = len(game.defense.hand.cards)
        number = self.reader(game).number
        weak = number if number <= 0 else number > 6
        moment = ("hit", place_of(game), left, 2 * whites - len(used), game.defense.has_dug, weak)
        options = {
            option.answer.card: option.answer
            for option in decision.options
            if isinstance(option.answer, Placed)
        }
        return self.pick(moment, options, 1)

    def pick(self, moment, options, sign):
        if self.luck.random() < self.curiosity:
            name = self.luck.choice(sorted(options, key=str))
        else:
            name = max(options, key=lambda one: self.worth(moment, one, sign))
        self.open.setdefault((moment, name), 0)
        return options[name]

    def worth(self, moment, name, sign):
        count, total = self.memory.get((moment, name), (0, 0.0))
        if count < TRIES:
            return 0.3 * sign - (name not in ("take", (True, "pitch:face down")))
        return sign * total / count

    def half_is_over(self, runs):
        for key in self.open:
            count, total = self.memory.get(key, (0, 0.0))
            self.memory[key] = count + 1, total + runs
        self.open.clear()


def new_luck(seed):
    return random.Random(seed)
