"""The log of a Pizza Box game in English, marked for translation; questions are in prompts."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from hotstove.baseball.bases import Base, PlayerId
from hotstove.baseball.facts import (
    Batted,
    CameToBat,
    Forfeited,
    GameEnded,
    PinchHit,
    PitchingChange,
    RunnersMoved,
    SidesDecided,
)
from hotstove.play.facts import Fact
from hotstove.play.piles import FACE_DOWN
from hotstove.play.problems import Problem
from hotstove.play.seats import Seat, Side
from hotstove.play.table import Seen
from hotstove.play.wording import Line, Weight, common_problem
from hotstove.play.words import QT_TRANSLATE_NOOP, Filling, Sentence

from .card_wording import CARD_PROBLEMS, card_sentence
from .cards import is_white, section
from .facts import (
    CardKept,
    CardsDrawn,
    CardsPutAway,
    CardsTurned,
    HandDiscarded,
    MarkerLaid,
    NobodyLeft,
    PitchLaid,
    PitchTakenBack,
    ResultDrawn,
    RunningDrawn,
    Shuffled,
    StarterChosen,
    StartersShown,
    StrategyLaid,
    TestCardLaid,
    TestCardTurned,
    TookField,
)
from .problem_wording import DECK_NAMES, PLACE_NAMES, PROBLEMS, RULES_OFF
from .prompts import Prompts
from .say import CONTEXT, say
from .state import PizzaBoxGame

if TYPE_CHECKING:
    from .a_ball import ABall

_Lines = list[Line]
_Seen = Seen[PizzaBoxGame]
_OUTCOMES: Final = {
    "1B": QT_TRANSLATE_NOOP("pizza_box", "{batter} singles."),
    "2B": QT_TRANSLATE_NOOP("pizza_box", "{batter} doubles."),
    "3B": QT_TRANSLATE_NOOP("pizza_box", "{batter} triples."),
    "HR": QT_TRANSLATE_NOOP("pizza_box", "{batter} homers!"),
    "BB": QT_TRANSLATE_NOOP("pizza_box", "{batter} walks."),
    "IBB": QT_TRANSLATE_NOOP("pizza_box", "{batter} is walked intentionally."),
    "E": QT_TRANSLATE_NOOP("pizza_box", "{batter} is safe on an error."),
    "K": QT_TRANSLATE_NOOP("pizza_box", "{batter} strikes out."),
    "FO": QT_TRANSLATE_NOOP("pizza_box", "{batter} flies out."),
    "GO": QT_TRANSLATE_NOOP("pizza_box", "{batter} grounds out."),
    "DP": QT_TRANSLATE_NOOP("pizza_box", "{batter} grounds into a double play."),
    "BUNT": QT_TRANSLATE_NOOP("pizza_box", "{batter} bunts and is out."),
}
_ONE_OUT: Final = QT_TRANSLATE_NOOP("pizza_box", "{batter} is out; nobody to double up.")
_CHOICE: Final = QT_TRANSLATE_NOOP("pizza_box", "{batter} is safe on a fielder's choice.")
_RULES: Final = {
    "1B": "PB-A-11", "2B": "PB-A-12", "3B": "PB-A-13", "HR": "PB-A-14", "BB": "PB-A-15",
    "IBB": "PB-A-30", "E": "PB-A-16", "K": "PB-A-17", "FO": "PB-A-18", "GO": "PB-A-19",
    "DP": "PB-A-20", "BUNT": "PB-AA-10",
}  # fmt: skip
_MOVES: Final = {
    Base.FIRST: QT_TRANSLATE_NOOP("pizza_box", "{runner} stays on first."),
    Base.SECOND: QT_TRANSLATE_NOOP("pizza_box", "{runner} to second."),
    Base.THIRD: QT_TRANSLATE_NOOP("pizza_box", "{runner} to third."),
    Base.HOME: QT_TRANSLATE_NOOP("pizza_box", "{runner} scores."),
}
_STRATEGIES: Final = {
    "take": QT_TRANSLATE_NOOP("pizza_box", "TAKE"),
    "swing": QT_TRANSLATE_NOOP("pizza_box", "SWING"),
    "steal": QT_TRANSLATE_NOOP("pizza_box", "STEAL"),
    "bunt": QT_TRANSLATE_NOOP("pizza_box", "BUNT"),
}


class PizzaBoxWording(Prompts):
    def __init__(self, book: ABall) -> None:
        super().__init__(book)
        self._tellers: dict[type[Fact], Callable[[Any, _Seen], _Lines]] = {
            TestCardLaid: self._test_card_laid,
            TestCardTurned: self._test_card_turned,
            SidesDecided: self._sides_decided,
            Shuffled: self._shuffled,
            StarterChosen: self._starter_chosen,
            StartersShown: self._starters_shown,
            TookField: self._took_field,
            CardsDrawn: self._cards_drawn,
            CameToBat: self._came_to_bat,
            PitchLaid: self._pitch_laid,
            PitchTakenBack: self._taken_back,
            StrategyLaid: self._strategy_laid,
            CardsTurned: self._cards_turned,
            RunningDrawn: self._running_drawn,
            RunnersMoved: self._runners_moved,
            ResultDrawn: self._result_drawn,
            Batted: self._batted,
            PinchHit: self._pinch_hit,
            PitchingChange: self._pitching_change,
            CardKept: self._card_kept,
            CardsPutAway: self._put_away,
            HandDiscarded: self._discarded,
            MarkerLaid: self._marker_laid,
            NobodyLeft: self._nobody_left,
            Forfeited: self._forfeited,
            GameEnded: self._game_ended,
        }

    def lines(self, fact: Fact, seen: _Seen) -> _Lines:
        tell = self._tellers.get(type(fact))
        return tell(fact, seen) if tell is not None else []

    # Before the game

    def _test_card_laid(self, fact: TestCardLaid, seen: _Seen) -> _Lines:
        laid = QT_TRANSLATE_NOOP("pizza_box", "{person} lays a red card face down.")
        return [Line(Weight.NOTE, say(laid, person=self.person(fact.seat)), "PB-A-03")]

    def _test_card_turned(self, fact: TestCardTurned, seen: _Seen) -> _Lines:
        told = (
            QT_TRANSLATE_NOOP("pizza_box", "{person} calls white; the card is white.")
            if fact.called == "white" and is_white(fact.card)
            else QT_TRANSLATE_NOOP("pizza_box", "{person} calls white; the card is black.")
            if fact.called == "white"
            else QT_TRANSLATE_NOOP("pizza_box", "{person} calls black; the card is white.")
            if is_white(fact.card)
            else QT_TRANSLATE_NOOP("pizza_box", "{person} calls black; the card is black.")
        )
        return [Line(Weight.OUTCOME, say(told, person=self.person(fact.seat)), "PB-A-03")]

    def _sides_decided(self, fact: SidesDecided, seen: _Seen) -> _Lines:
        told = QT_TRANSLATE_NOOP(
            "pizza_box", "At home, in red: {home}. Visiting, in blue: {visitors}."
        )
        game = seen.game
        sentence = say(
            told,
            home=self.people(game.home.jobs.people),
            visitors=self.people(game.visitor.jobs.people),
        )
        return [Line(Weight.OUTCOME, sentence, "PB-A-03")]

    def _shuffled(self, fact: Shuffled, seen: _Seen) -> _Lines:
        if fact.decks == ("running",):
            return []
        told = QT_TRANSLATE_NOOP("pizza_box", "Shuffled: {decks}.")
        named = [Sentence(CONTEXT, DECK_NAMES[deck]) for deck in fact.decks]
        rule = "PB-A-38" if len(fact.decks) > 5 else "PB-A-28"
        return [Line(Weight.NOTE, say(told, decks=_listed(named)), rule)]

    def _starter_chosen(self, fact: StarterChosen, seen: _Seen) -> _Lines:
        told = QT_TRANSLATE_NOOP("pizza_box", "{person} has chosen a starter.")
        return [Line(Weight.NOTE, say(told, person=self.person(fact.seat)), "PB-PRO-04")]

    def _starters_shown(self, fact: StartersShown, seen: _Seen) -> _Lines:
        told = QT_TRANSLATE_NOOP("pizza_box", "The starters: {visitor} against {home}.")
        sentence = say(told, visitor=self.name(fact.visitor), home=self.name(fact.home))
        return [Line(Weight.OUTCOME, sentence, "PB-PRO-04")]

    # Hands

    def _took_field(self, fact: TookField, seen: _Seen) -> _Lines:
        heading = (
            QT_TRANSLATE_NOOP("pizza_box", "Top of inning {inning}: the {side} hit")
            if fact.side is Side.HOME
            else QT_TRANSLATE_NOOP("pizza_box", "Bottom of inning {inning}: the {side} hit")
        )
        side = self.side(fact.side.other)
        return [Line(Weight.HEADING, say(heading, inning=seen.game.inning, side=side), "PB-A-01")]

    def _cards_drawn(self, fact: CardsDrawn, seen: _Seen) -> _Lines:
        told = {
            "opening": QT_TRANSLATE_NOOP("pizza_box", "The {side} draw {count}."),
            "dig deep": QT_TRANSLATE_NOOP("pizza_box", "The {side} dig deep: {count} more."),
            "single": QT_TRANSLATE_NOOP("pizza_box", "The {side} draw a single card."),
        }[fact.why]
        sentence = say(told, side=self.side(fact.side), count=len(fact.cards))
        return [Line(Weight.NOTE, sentence, "PB-A-24")]

    def _card_kept(self, fact: CardKept, seen: _Seen) -> _Lines:
        told = (
            QT_TRANSLATE_NOOP("pizza_box", "{person} keeps a card.")
            if fact.card == FACE_DOWN
            else QT_TRANSLATE_NOOP("pizza_box", "{person} keeps a white card.")
            if is_white(fact.card)
            else QT_TRANSLATE_NOOP("pizza_box", "{person} keeps a black card.")
        )
        return [Line(Weight.NOTE, say(told, person=self.person(fact.seat)), "PB-AA-02")]

    def _put_away(self, fact: CardsPutAway, seen: _Seen) -> _Lines:
        told = QT_TRANSLATE_NOOP("pizza_box", "The {side} put their pitch cards away.")
        return [Line(Weight.NOTE, say(told, side=self.side(fact.side)), "PB-A-25")]

    def _discarded(self, fact: HandDiscarded, seen: _Seen) -> _Lines:
        told = QT_TRANSLATE_NOOP("pizza_box", "His {count:n} cards are discarded.", "", 1)
        return [Line(Weight.NOTE, say(told, count=fact.count), "PB-PRO-12")]

    # The at-bat

    def _came_to_bat(self, fact: CameToBat, seen: _Seen) -> _Lines:
        told = QT_TRANSLATE_NOOP("pizza_box", "{batter} comes to bat.")
        return [Line(Weight.NOTE, say(told, batter=self.name(fact.batter)), "PB-AAA-02")]

    def _pitch_laid(self, fact: PitchLaid, seen: _Seen) -> _Lines:
        told = QT_TRANSLATE_NOOP("pizza_box", "{person} lays a pitch card face down.")
        return [Line(Weight.NOTE, say(told, person=self.person(fact.seat)), "PB-A-05")]

    def _taken_back(self, fact: PitchTakenBack, seen: _Seen) -> _Lines:
        told = QT_TRANSLATE_NOOP("pizza_box", "{person} takes the pitch card back.")
        return [Line(Weight.NOTE, say(told, person=self.person(fact.seat)), "PB-AAA-09")]

    def _strategy_laid(self, fact: StrategyLaid, seen: _Seen) -> _Lines:
        told = QT_TRANSLATE_NOOP("pizza_box", "{person} lays a hitter's card face down.")
        return [Line(Weight.NOTE, say(told, person=self.person(fact.seat)), "PB-A-05")]

    def _cards_turned(self, fact: CardsTurned, seen: _Seen) -> _Lines:
        return [
            Line(
                Weight.SUM,
                say(
                    QT_TRANSLATE_NOOP("pizza_box", "{pitch} against {strategy}: {deck}."),
                    pitch=self.pitch_name(fact.pitch, fact.is_pitchout),
                    strategy=Sentence(CONTEXT, _STRATEGIES[fact.strategy]),
                    deck=Sentence(CONTEXT, DECK_NAMES[fact.deck]),
                ),
                "PB-A-06",
            )
        ]

    def pitch_name(self, card: str, is_pitchout: bool = False) -> Sentence:
        """Return what a turned pitch card is called (PB-A-04)."""
        if is_pitchout:
            return say(QT_TRANSLATE_NOOP("pizza_box", "PITCHOUT"))
        if is_white(card):
            return say(QT_TRANSLATE_NOOP("pizza_box", "BALL"))
        return say(QT_TRANSLATE_NOOP("pizza_box", "STRIKE"))

    def _running_drawn(self, fact: RunningDrawn, seen: _Seen) -> _Lines:
        told = (
            QT_TRANSLATE_NOOP("pizza_box", "{count} Baserunning drawn: SAFE.")
            if fact.is_safe
            else QT_TRANSLATE_NOOP("pizza_box", "{count} Baserunning drawn: OUT.")
        )
        return [Line(Weight.SUM, say(told, count=len(fact.cards)), "PB-AA-05")]

    def _runners_moved(self, fact: RunnersMoved, seen: _Seen) -> _Lines:
        told = (
            QT_TRANSLATE_NOOP("pizza_box", "{runner} steals second.")
            if fact.cause == "SB"
            else QT_TRANSLATE_NOOP("pizza_box", "{runner} is caught stealing.")
        )
        return [
            Line(Weight.OUTCOME, say(told, runner=self.name(move.runner.player)), "PB-AA-05")
            for move in fact.advances
        ]

    def _result_drawn(self, fact: ResultDrawn, seen: _Seen) -> _Lines:
        """The board reads the card aloud: which half, for whom, what it says."""
        return [Line(Weight.SUM, self.reading(fact), "PB-A-08")]

    def reading(self, fact: ResultDrawn) -> Sentence:
        """Return the card read aloud: deck, area, hitter number, result and advance."""
        deck = Sentence(CONTEXT, DECK_NAMES[fact.deck])
        result = self.section(fact.reading)
        if fact.area == "bar":
            told = QT_TRANSLATE_NOOP("pizza_box", "{deck}, pitcher's bar: {result}.")
            return say(told, deck=deck, result=result)
        if fact.reads_as:
            told = (
                QT_TRANSLATE_NOOP("pizza_box", "{deck}, blue, hitter {number}: {result}.")
                if fact.area == "blue"
                else QT_TRANSLATE_NOOP("pizza_box", "{deck}, white, hitter {number}: {result}.")
            )
            return say(told, deck=deck, number=fact.reads_as, result=result)
        told = QT_TRANSLATE_NOOP("pizza_box", "{deck}, white: {result}.")
        return say(told, deck=deck, result=result)

    def _batted(self, fact: Batted, seen: _Seen) -> _Lines:
        template = _OUTCOMES[fact.code]
        is_safe = any(move.start is Base.PLATE and not move.is_out for move in fact.advances)
        if fact.code == "DP" and not fact.is_double_play:
            template = _ONE_OUT
        elif fact.code == "GO" and is_safe:
            template = _CHOICE
        rule = _RULES[fact.code]
        found = [Line(Weight.OUTCOME, say(template, batter=self.name(fact.batter)), rule)]
        for move in fact.advances:
            if move.start is Base.PLATE:
                continue
            runner = self.name(move.runner.player)
            if move.is_out:
                told = QT_TRANSLATE_NOOP("pizza_box", "{runner} is out at second.")
                found.append(Line(Weight.NOTE, say(told, runner=runner), "PB-A-22"))
            else:
                moved = say(_MOVES[move.end], runner=runner)
                found.append(Line(Weight.NOTE, moved, "PB-A-09"))
        return found

    # Who comes in

    def _pinch_hit(self, fact: PinchHit, seen: _Seen) -> _Lines:
        told = QT_TRANSLATE_NOOP("pizza_box", "{incoming} hits for {outgoing}.")
        sentence = say(told, incoming=self.name(fact.incoming), outgoing=self.name(fact.outgoing))
        return [Line(Weight.OUTCOME, sentence, "PB-AAA-09")]

    def _pitching_change(self, fact: PitchingChange, seen: _Seen) -> _Lines:
        told = QT_TRANSLATE_NOOP("pizza_box", "{incoming} relieves {outgoing}.")
        sentence = say(told, incoming=self.name(fact.incoming), outgoing=self.name(fact.outgoing))
        return [Line(Weight.OUTCOME, sentence, "PB-PRO-12")]

    def _marker_laid(self, fact: MarkerLaid, seen: _Seen) -> _Lines:
        told = QT_TRANSLATE_NOOP("pizza_box", "A marker is laid on his card: row {row}.")
        return [Line(Weight.NOTE, say(told, row=fact.row), "PB-PRO-20")]

    def _nobody_left(self, fact: NobodyLeft, seen: _Seen) -> _Lines:
        told = QT_TRANSLATE_NOOP(
            "pizza_box", "Nobody is left to relieve him; he goes on with single cards."
        )
        return [Line(Weight.NOTE, say(told), "PB-PRO-19")]

    def _forfeited(self, fact: Forfeited, seen: _Seen) -> _Lines:
        told = QT_TRANSLATE_NOOP("pizza_box", "The {side} give the game up.")
        return [Line(Weight.OUTCOME, say(told, side=self.side(fact.loser)), "PB-A-01")]

    def _game_ended(self, fact: GameEnded, seen: _Seen) -> _Lines:
        game = seen.game
        told = QT_TRANSLATE_NOOP(
            "pizza_box", "Final: {visitor} {visitor_runs}, {home} {home_runs}."
        )
        sentence = say(
            told,
            visitor=self.side(Side.VISITOR),
            visitor_runs=game.visitor_runs,
            home=self.side(Side.HOME),
            home_runs=game.home_runs,
        )
        return [Line(Weight.HEADING, sentence, "PB-A-32")]

    # Refusals

    def problem(self, problem: Problem) -> Sentence:
        if problem.code in CARD_PROBLEMS:
            return card_sentence(problem)
        template = PROBLEMS.get(problem.code)
        if problem.code == "E_RULE_OFF":
            template = RULES_OFF.get(str(problem.arguments.get("what")))
        if template is None:
            return common_problem(problem)
        told: dict[str, Filling] = {**problem.arguments, "rule": problem.rule}
        for blank in ("start", "place"):
            if told.get(blank) in PLACE_NAMES:
                told[blank] = Sentence(CONTEXT, PLACE_NAMES[str(told[blank])])
        if problem.code.startswith("PEG_") and told.get("card"):
            told["card"] = self.section(section(str(told["card"])))
        if "player" in told:
            told["player"] = self.name(PlayerId(str(told["player"])))
        if "seat" in told:
            told["name"] = self.person(Seat(int(str(told["seat"]))))
        if "deck" in told:
            told["deck"] = Sentence(CONTEXT, DECK_NAMES[str(told["deck"])])
        return Sentence(CONTEXT, template, told)


def _listed(sentences: list[Sentence]) -> Sentence:
    """Return several names as one, with commas between them."""
    found = sentences[0]
    for other in sentences[1:]:
        found = say(QT_TRANSLATE_NOOP("pizza_box", "{first}, {second}"), first=found, second=other)
    return found
