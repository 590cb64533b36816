"""How a Pizza Box manager decides what is no matter of hidden cards, and ``instinct``'s thumb.

Starters, relievers, pinch hitters, kept cards, steals and bunts are judged here for both managers;
the equilibrium mixes stand in pizza_box_solver. A manager sees what his seat sees and has chance
of his own: a habit would be found out.
"""

from __future__ import annotations

from typing import Any, Final

from hotstove.play.answers import Answer, Placed
from hotstove.play.decisions import Decision, Option
from hotstove.play.dice import Rng
from hotstove.play.seats import Seat, Side
from hotstove.play.table import Seen
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence
from hotstove.rulebooks.pizza_box.a_ball import ABall
from hotstove.rulebooks.pizza_box.cards import Role, is_white
from hotstove.rulebooks.pizza_box.odds import place_of
from hotstove.rulebooks.pizza_box.options import (
    DONE,
    DRAW,
    KEEP,
    MOUND,
    PINCH_HITTER,
    PITCH,
    row_of,
)
from hotstove.rulebooks.pizza_box.pro_ball import ProBall
from hotstove.rulebooks.pizza_box.state import PizzaBoxGame
from hotstove.rulebooks.pizza_box.strategies import BUNT, STEAL, SWING, TAKE

from .pizza_box_tables import AVERAGE, PITCHER_BATTING, Reader, tables_of

_THOUSAND: Final = 1000
LATE: Final = 6
"""From this inning on a tiring pitcher is relieved."""
ENOUGH: Final = 4
"""Cards a fresh man should bring."""
CLOSE: Final = 3


class PizzaBoxManager:
    """Decides everything but the two hidden cards; a subclass mixes those."""

    def __init__(self, rulebook: ABall, seat: Seat, seed: int) -> None:
        self.book = rulebook
        self.seat = seat
        self.tables = tables_of(rulebook.box)
        self._rng = Rng(seed)
        self._reason: Sentence | None = None

    def why(self) -> Sentence | None:
        """Return why the last answer was given, where there is something to tell."""
        return self._reason

    def choose(self, seen: Seen[Any], decision: Decision) -> Answer:
        game: PizzaBoxGame = seen.game
        self._reason = None
        match decision.asks:
            case "pitch":
                return self._pitch(game, decision)
            case "hit":
                return self._hit(game, decision)
            case "keep":
                return self._keep(decision)
            case "starter":
                return self._starter(game, decision)
            case "open half" | "draw" | "replace":
                return self._relief(game, decision)
        return self._any(decision.options).answer

    # The two hidden cards

    def white_chance(self, game: PizzaBoxGame, whites: int, blacks: int) -> float:
        """Return how often to lay a white card with such a hand."""
        raise NotImplementedError

    def take_chance(self, game: PizzaBoxGame) -> float:
        """Return how often to lay TAKE."""
        raise NotImplementedError

    def _pitch(self, game: PizzaBoxGame, decision: Decision) -> Answer:
        fresh = self._fresh_man(game, decision)
        if fresh is not None and self._is_beaten(game):
            return fresh
        hand = game.defense.hand.cards
        whites = [card for card in hand if is_white(card)]
        blacks = [card for card in hand if not is_white(card)]
        if whites and blacks:
            chance = self.white_chance(game, len(whites), len(blacks))
            cards = whites if self.chances(chance) else blacks
        else:
            cards = whites or blacks
        return Placed(cards[0], PITCH)

    def _hit(self, game: PizzaBoxGame, decision: Decision) -> Answer:
        offered = {option.answer: option.answer for option in decision.options}
        if PINCH_HITTER in offered and self._wants_pinch_hitter(game):
            self._reason = Sentence(
                "managers", QT_TRANSLATE_NOOP("managers", "The ninth hitter is the weakest.")
            )
            return PINCH_HITTER
        cards = {option.answer.card for option in decision.options
                 if isinstance(option.answer, Placed)}  # fmt: skip
        place = decision.options[0].place
        if STEAL in cards and self._wants_to_steal(game):
            return Placed(STEAL, place)
        if BUNT in cards and self._wants_to_bunt(game):
            return Placed(BUNT, place)
        return Placed(TAKE if self.chances(self.take_chance(game)) else SWING, place)

    # Runners

    def _wants_to_steal(self, game: PizzaBoxGame) -> bool:
        """PB-CD-06: with two outs and a weak hitter, now and then."""
        if game.outs != 2 or game.bases.third is not None:
            return False
        return game.offense.spot >= 8 and self.chances(0.25)

    def _wants_to_bunt(self, game: PizzaBoxGame) -> bool:
        """A pitcher who hits gives himself up for the runners."""
        return game.outs < 2 and self.reader(game).number == PITCHER_BATTING and self.chances(0.5)

    def _wants_pinch_hitter(self, game: PizzaBoxGame) -> bool:
        """For hitter 9 whenever there is one; for a pitcher when he is late in a close game."""
        if self.reader(game).number != PITCHER_BATTING:
            return True
        lead = game.lead if game.batting is Side.HOME else -game.lead
        runners = place_of(game) % 8 > 1
        return lead <= 0 or (runners and game.defense.mound.marker == 0)

    # Pitchers

    def _starter(self, game: PizzaBoxGame, decision: Decision) -> Answer:
        """The best there is, now and then another, so that nobody can count on it."""
        ranked = sorted(decision.options, key=self._rating)
        return (ranked[0] if self.chances(0.5) else self._any(decision.options)).answer

    def _rating(self, option: Option) -> int:
        assert isinstance(self.book, ProBall)
        assert isinstance(option.answer, Placed)
        return self.book.pitcher(option.answer.card).rating

    def _relief(self, game: PizzaBoxGame, decision: Decision) -> Answer:
        fresh = self._fresh_man(game, decision)
        may_draw = any(option.answer == DRAW for option in decision.options)
        if fresh is not None and (not may_draw or self._is_tired(game, decision)):
            return fresh
        return DRAW if may_draw else self._any(decision.options).answer

    def _is_tired(self, game: PizzaBoxGame, decision: Decision) -> bool:
        if game.inning < LATE:
            return game.defense.has_dug
        if decision.asks == "open half":
            return self.book.opening_count(game) < ENOUGH and not game.defense.hand.cards
        return self.book.next_count(game) < 2

    def _is_beaten(self, game: PizzaBoxGame) -> bool:
        """A hand of nothing but balls with men on base, late in a close game."""
        hand = game.defense.hand.cards
        return (
            game.inning >= LATE
            and len(hand) == 1
            and is_white(hand[0])
            and place_of(game) % 8 >= 3
            and abs(game.lead) <= CLOSE
        )

    def _fresh_man(self, game: PizzaBoxGame, decision: Decision) -> Answer | None:
        """Return the reliever for this moment, or None where nobody would be an improvement."""
        book = self.book
        if not isinstance(book, ProBall):
            return None
        best: tuple[float, Answer] | None = None
        lead = game.lead if game.fielding is Side.HOME else -game.lead
        for option in decision.options:
            answer = option.answer
            if not isinstance(answer, Placed) or not answer.place.startswith(MOUND):
                continue
            card = book.pitcher(answer.card)
            row = card.row(row_of(answer.place) or min(game.inning, len(card.rows)))
            score = (row.min_start if row else 3) + 0.5 * (3 - card.rating)
            if card.role is Role.CLOSER:
                score += 2 if game.inning >= 9 and 0 <= lead <= CLOSE else -3
            elif card.role is Role.SETUP:
                score += 1 if game.inning >= 8 and lead >= -1 else -2
            elif card.role is Role.SPECIALIST:
                score += 1 if game.outs == 2 else -1
            if best is None or score > best[0]:
                best = score, answer
        return best[1] if best is not None else None

    def _keep(self, decision: Decision) -> Answer:
        """Black cards are worth keeping, white ones are not (PB-CD-10)."""
        for option in decision.options:
            answer = option.answer
            if isinstance(answer, Placed) and answer.place == KEEP and not is_white(answer.card):
                return answer
        return DONE

    # What both need

    def reader(self, game: PizzaBoxGame) -> Reader:
        """Return who reads the cards now."""
        book = self.book
        if not book.counts_hitters:
            return Reader(0)
        rating = self._pitchers_rating(game)
        if isinstance(book, ProBall) and book.is_pitcher_hitting(game):
            return Reader(PITCHER_BATTING, rating)
        camp = game.offense
        number = 5 + camp.pinch_hitters if camp.is_pinch_hitting else camp.spot
        return Reader(number, rating)

    def average(self, game: PizzaBoxGame) -> Reader:
        """Return the average hitter of this game against its pitcher."""
        if not self.book.counts_hitters:
            return Reader(0)
        return Reader(AVERAGE, self._pitchers_rating(game))

    def _pitchers_rating(self, game: PizzaBoxGame) -> int:
        book = self.book
        return book.pitcher(game.defense.mound.pitcher).rating if isinstance(book, ProBall) else 0

    def chances(self, chance: float) -> bool:
        found, self._rng = self._rng.below(_THOUSAND)
        return found < chance * _THOUSAND

    def _any(self, options: tuple[Option, ...]) -> Option:
        natural = [option for option in options if not option.is_aside] or list(options)
        option, self._rng = self._rng.pick(natural)
        return option


class PizzaBoxInstinct(PizzaBoxManager):
    """Four balls in five are taken, fewer when many balls already lie there (PB-CD-10)."""

    def white_chance(self, game: PizzaBoxGame, whites: int, blacks: int) -> float:
        """Save strikes for men on base; a hand with many balls throws them early."""
        chance = 0.15 + 0.8 * whites / (whites + blacks)
        if place_of(game) % 8 > 1:
            chance -= 0.2
        return chance

    def take_chance(self, game: PizzaBoxGame) -> float:
        used = game.defense.used.cards
        whites = sum(map(is_white, used))
        return 0.85 - 0.12 * max(0, 2 * whites - len(used))


def instinct(rulebook: ABall, seat: Seat, seed: int) -> PizzaBoxInstinct:
    return PizzaBoxInstinct(rulebook, seat, seed)


