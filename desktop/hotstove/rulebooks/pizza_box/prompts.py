"""What a Pizza Box game asks, and the words on its buttons, cards and places."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from hotstove.baseball.bases import PlayerId
from hotstove.play.answers import Answer, Key, Placed
from hotstove.play.decisions import Decision, PlaceId, Roll
from hotstove.play.seats import Seat, Side
from hotstove.play.table import Seen
from hotstove.play.wording import Unseen
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence

from . import options
from .cards import ALL_BASES, OUTS_WITH_ADVANCE, Outcome, Section, is_white
from .say import CONTEXT, say
from .state import PizzaBoxGame
from .unseen import OPEN_HANDS, colours, pitchout

if TYPE_CHECKING:
    from .a_ball import ABall

OUTCOME_NAMES: Final = {
    Outcome.SINGLE: QT_TRANSLATE_NOOP("pizza_box", "SINGLE"),
    Outcome.DOUBLE: QT_TRANSLATE_NOOP("pizza_box", "DOUBLE"),
    Outcome.TRIPLE: QT_TRANSLATE_NOOP("pizza_box", "TRIPLE"),
    Outcome.HOME_RUN: QT_TRANSLATE_NOOP("pizza_box", "HOME RUN"),
    Outcome.WALK: QT_TRANSLATE_NOOP("pizza_box", "WALK"),
    Outcome.ERROR: QT_TRANSLATE_NOOP("pizza_box", "ERROR"),
    Outcome.STRIKEOUT: QT_TRANSLATE_NOOP("pizza_box", "STRIKEOUT"),
    Outcome.FLY_OUT: QT_TRANSLATE_NOOP("pizza_box", "FLY OUT"),
    Outcome.GROUND_OUT: QT_TRANSLATE_NOOP("pizza_box", "GROUND OUT"),
    Outcome.DOUBLE_PLAY: QT_TRANSLATE_NOOP("pizza_box", "DOUBLE PLAY"),
}
ADVANCES: Final = {
    (): QT_TRANSLATE_NOOP("pizza_box", "none advance"),
    (3,): QT_TRANSLATE_NOOP("pizza_box", "3rd +{amount}"),
    (2,): QT_TRANSLATE_NOOP("pizza_box", "2nd +{amount}"),
    (1,): QT_TRANSLATE_NOOP("pizza_box", "1st +{amount}"),
    (2, 3): QT_TRANSLATE_NOOP("pizza_box", "2nd and 3rd +{amount}"),
    (1, 2): QT_TRANSLATE_NOOP("pizza_box", "1st and 2nd +{amount}"),
    (1, 3): QT_TRANSLATE_NOOP("pizza_box", "1st and 3rd +{amount}"),
    ALL_BASES: QT_TRANSLATE_NOOP("pizza_box", "all advance +{amount}"),
}
_QUESTIONS: Final = {
    "test card": QT_TRANSLATE_NOOP(
        "pizza_box", "{person}: lay a white or a black card face down for home or visitor."
    ),
    "call": QT_TRANSLATE_NOOP("pizza_box", "{person}: call the colour; right means home."),
    "starter": QT_TRANSLATE_NOOP("pizza_box", "{person}: choose today's starter, unseen."),
    "open half": QT_TRANSLATE_NOOP(
        "pizza_box", "{person}: draw for the half-inning, or bring in a reliever."
    ),
    "pitch": QT_TRANSLATE_NOOP("pizza_box", "{person}: lay a pitch card face down."),
    "draw": QT_TRANSLATE_NOOP("pizza_box", "{person}: the hand is empty; draw {count}."),
    "replace": QT_TRANSLATE_NOOP("pizza_box", "{person}: bring in a reliever, or walk the hitter."),
    "hit": QT_TRANSLATE_NOOP("pizza_box", "{person}: lay a hitter's card face down."),
    "keep": QT_TRANSLATE_NOOP("pizza_box", "{person}: keep unused cards, {most} at most."),
}
_KEYS: Final = {
    "white": QT_TRANSLATE_NOOP("pizza_box", "White"),
    "black": QT_TRANSLATE_NOOP("pizza_box", "Black"),
    "draw": QT_TRANSLATE_NOOP("pizza_box", "Draw"),
    "intentional walk": QT_TRANSLATE_NOOP("pizza_box", "Walk him intentionally"),
    "pinch hitter": QT_TRANSLATE_NOOP("pizza_box", "Pinch hitter"),
    "done": QT_TRANSLATE_NOOP("pizza_box", "Put the rest away"),
}
_STRATEGIES: Final = {
    "take": QT_TRANSLATE_NOOP("pizza_box", "Take"),
    "swing": QT_TRANSLATE_NOOP("pizza_box", "Swing"),
    "steal": QT_TRANSLATE_NOOP("pizza_box", "Steal"),
    "bunt": QT_TRANSLATE_NOOP("pizza_box", "Bunt"),
}
_DROPS: Final = {
    options.PITCH: QT_TRANSLATE_NOOP("pizza_box", "the pitch, face down"),
    options.PITCHOUT: QT_TRANSLATE_NOOP("pizza_box", "a pitchout"),
    options.STRATEGY: QT_TRANSLATE_NOOP("pizza_box", "the hitter's card, face down"),
    options.TEST: QT_TRANSLATE_NOOP("pizza_box", "to be called"),
    options.KEEP: QT_TRANSLATE_NOOP("pizza_box", "kept for the next half"),
    options.MOUND: QT_TRANSLATE_NOOP("pizza_box", "takes the mound"),
    "plate": QT_TRANSLATE_NOOP("pizza_box", "hits for number 9"),
    "first": QT_TRANSLATE_NOOP("pizza_box", "1st"),
    "second": QT_TRANSLATE_NOOP("pizza_box", "2nd"),
    "third": QT_TRANSLATE_NOOP("pizza_box", "3rd"),
    "bench": QT_TRANSLATE_NOOP("pizza_box", "bench"),
}


class Prompts:
    def __init__(self, book: ABall) -> None:
        self._book = book

    def question(self, decision: Decision, seen: Seen[PizzaBoxGame]) -> Sentence:
        arguments = {
            name: value
            for name, value in decision.arguments.items()
            if isinstance(value, int | str)
        }
        return say(_QUESTIONS[decision.asks], person=self.person(decision.seat), **arguments)

    def answer(self, decision: Decision, answer: Answer) -> Sentence:
        if isinstance(answer, Key):
            return say(_KEYS[answer.key])
        assert isinstance(answer, Placed)
        if answer.card in _STRATEGIES:
            return say(_STRATEGIES[answer.card])
        if answer.place.startswith(options.MOUND):
            row = options.row_of(answer.place)
            if row:
                told = QT_TRANSLATE_NOOP("pizza_box", "{pitcher}, row {row}")
                return say(told, pitcher=self.name(answer.card), row=row)
            return say(QT_TRANSLATE_NOOP("pizza_box", "{pitcher}"), pitcher=self.name(answer.card))
        if answer.place == options.PITCHOUT:
            return say(QT_TRANSLATE_NOOP("pizza_box", "Pitchout"))
        if answer.place == options.KEEP:
            return say(
                QT_TRANSLATE_NOOP("pizza_box", "Keep a ball")
                if is_white(answer.card)
                else QT_TRANSLATE_NOOP("pizza_box", "Keep a strike")
            )
        return say(
            QT_TRANSLATE_NOOP("pizza_box", "Ball (white)")
            if is_white(answer.card)
            else QT_TRANSLATE_NOOP("pizza_box", "Strike (black)")
        )

    def others(self, decision: Decision) -> Sentence:
        return say(QT_TRANSLATE_NOOP("pizza_box", "Other answers"))

    def unseen(self, decision: Decision, seen: Seen[PizzaBoxGame]) -> tuple[Unseen, ...]:
        side = seen.game.fielding
        if decision.asks == "keep":
            return colours(side, options.KEEP)
        if decision.asks == "pitch":
            pitchouts = pitchout(side) if self._book.has_strategies else ()
            return (*colours(side, options.PITCH), *pitchouts)
        return tuple(
            Unseen(self.answer(decision, option.answer), frozenset((option.answer,)))
            for option in decision.options
            if option.place in OPEN_HANDS
        )

    def throw(self, roll: Roll, seen: Seen[PizzaBoxGame]) -> Sentence:
        """No dice are thrown in this game."""
        return say(QT_TRANSLATE_NOOP("pizza_box", "Throw the die"))

    def throw_button(self, roll: Roll) -> Sentence:
        return say(QT_TRANSLATE_NOOP("pizza_box", "Throw the die"))

    def drop(self, place: PlaceId) -> Sentence:
        if place.startswith("hand:"):
            return say(QT_TRANSLATE_NOOP("pizza_box", "drawn into the hand"))
        row = options.row_of(place)
        if row and place.startswith(options.MOUND):
            return say(QT_TRANSLATE_NOOP("pizza_box", "takes the mound with row {row}"), row=row)
        return say(_DROPS[place])

    def section(self, section: Section) -> Sentence:
        """Return an area of a result card as it is printed: ``GROUND OUT, 2nd and 3rd +1``."""
        outcome = section.outcome or Outcome.FLY_OUT
        name = Sentence(CONTEXT, OUTCOME_NAMES[outcome])
        if not section.black and outcome not in OUTS_WITH_ADVANCE:
            return name
        advance = say(ADVANCES[section.black], amount=section.amount)
        return say(
            QT_TRANSLATE_NOOP("pizza_box", "{result}, {advance}"), result=name, advance=advance
        )

    # Names

    def name(self, player: PlayerId) -> str:
        found = self._book.cards.get(player)
        return found.name if found is not None else player

    def person(self, seat: Seat) -> str:
        return self._book.setup.chairs[seat].name

    def people(self, seats: Iterable[Seat]) -> str:
        return ", ".join(self.person(seat) for seat in sorted(seats))

    def side(self, side: Side) -> str:
        return self._book.box.club(side).nickname
