"""Every sentence of a Pitch Duel, in English, marked for translation; rules decide elsewhere.

The sheet's own French terms stand in glossary, for whoever translates.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from hotstove.baseball.bases import Base
from hotstove.baseball.facts import (
    Batted,
    CameToBat,
    Forfeited,
    GameEnded,
    RunnersMoved,
    SidesChanged,
    SidesDecided,
)
from hotstove.play.answers import Answer, Placed
from hotstove.play.decisions import Decision, PlaceId, Roll
from hotstove.play.facts import Fact
from hotstove.play.problems import Problem
from hotstove.play.seats import Seat, Side
from hotstove.play.table import Seen
from hotstove.play.wording import Line, Unseen, Weight, common_problem
from hotstove.play.words import QT_TRANSLATE_NOOP, Filling, Sentence

from .answers import ArsenalChosen
from .cards import CAUGHT_STEALING, HAND_CARDS, PITCH_NAMES, STOLEN_BASE, Pitch
from .facts import ArsenalShown, Fouled, ResultDrawn, Revealed, Shuffled, StrikeCounted
from .results import MOST_CS
from .state import DuelGame

if TYPE_CHECKING:
    from .duel import PitchDuel

_OUTCOMES: Final = {
    "K": QT_TRANSLATE_NOOP("pitch_duel", "{batter} strikes out."),
    "FO": QT_TRANSLATE_NOOP("pitch_duel", "{batter} flies out."),
    "GO": QT_TRANSLATE_NOOP("pitch_duel", "{batter} grounds out."),
    "DB": QT_TRANSLATE_NOOP("pitch_duel", "{batter} is out."),
    "SAC": QT_TRANSLATE_NOOP("pitch_duel", "{batter} is out."),
    "1B": QT_TRANSLATE_NOOP("pitch_duel", "{batter} singles."),
    "2B": QT_TRANSLATE_NOOP("pitch_duel", "{batter} doubles."),
    "3B": QT_TRANSLATE_NOOP("pitch_duel", "{batter} triples."),
    "HR": QT_TRANSLATE_NOOP("pitch_duel", "{batter} homers!"),
}
_DOUBLE_PLAY: Final = QT_TRANSLATE_NOOP("pitch_duel", "{batter} hits into a double play.")
_SACRIFICE: Final = QT_TRANSLATE_NOOP("pitch_duel", "{batter} sacrifices.")
_MOVES: Final = {
    Base.SECOND: QT_TRANSLATE_NOOP("pitch_duel", "{runner} to second."),
    Base.THIRD: QT_TRANSLATE_NOOP("pitch_duel", "{runner} to third."),
    Base.HOME: QT_TRANSLATE_NOOP("pitch_duel", "{runner} scores."),
}
_STEALS: Final = {
    Base.SECOND: QT_TRANSLATE_NOOP("pitch_duel", "{runner} steals second."),
    Base.THIRD: QT_TRANSLATE_NOOP("pitch_duel", "{runner} steals third."),
    Base.HOME: QT_TRANSLATE_NOOP("pitch_duel", "{runner} steals home!"),
}
_CAUGHT: Final = {
    Base.SECOND: QT_TRANSLATE_NOOP("pitch_duel", "{runner} is caught stealing second."),
    Base.THIRD: QT_TRANSLATE_NOOP("pitch_duel", "{runner} is caught stealing third."),
    Base.HOME: QT_TRANSLATE_NOOP("pitch_duel", "{runner} is caught stealing home."),
}
_STRIKES: Final = {
    1: QT_TRANSLATE_NOOP("pitch_duel", "Strike one."),
    2: QT_TRANSLATE_NOOP("pitch_duel", "Strike two."),
}
_FOULS: Final = {
    1: QT_TRANSLATE_NOOP("pitch_duel", "Foul ball: strike one."),
    2: QT_TRANSLATE_NOOP("pitch_duel", "Foul ball: two strikes."),
}
_PROBLEMS: Final = {
    "E_ARSENAL_SIZE": QT_TRANSLATE_NOOP(
        "pitch_duel",
        "That would be {different} different pitches; choose {need} of the five ({rule}).",
    ),
    "ARSENAL_ORDER": QT_TRANSLATE_NOOP(
        "pitch_duel", "Name the pitches in the order {order} ({rule})."
    ),
    "E_PITCH_NOT_IN_ARSENAL": QT_TRANSLATE_NOOP(
        "pitch_duel", "{pitch} is not in this half's arsenal; choose of {arsenal} ({rule})."
    ),
    "E_NO_RUNNER": QT_TRANSLATE_NOOP(
        "pitch_duel", "{card} needs a runner on base; play another card ({rule})."
    ),
    "E_CS_LIMIT": QT_TRANSLATE_NOOP(
        "pitch_duel",
        "Caught Stealing was played {limit} times in this half; throw a pitch ({rule}).",
    ),
    "E_SB_LIMIT": QT_TRANSLATE_NOOP(
        "pitch_duel",
        "Stolen Base was played {limit} times in this half; play a contact card ({rule}).",
    ),
    "NOT_A_CARD": QT_TRANSLATE_NOOP("pitch_duel", "Only cards are laid down ({rule})."),
    "RESULTS_ARE_DRAWN": QT_TRANSLATE_NOOP(
        "pitch_duel", "A result card is drawn when pitch and contact match ({rule})."
    ),
    "RUNNERS_MOVE_BY_RESULT": QT_TRANSLATE_NOOP(
        "pitch_duel", "Runners move by a result or a steal, never by hand ({rule})."
    ),
    "SIDES_FIRST": QT_TRANSLATE_NOOP(
        "pitch_duel", "First it is drawn who plays at home; then lay {card} ({rule})."
    ),
    "ONLY_PITCHES_SWAP": QT_TRANSLATE_NOOP(
        "pitch_duel", "{card} stays in its hand; only pitches are swapped ({rule})."
    ),
    "ARSENAL_STANDS": QT_TRANSLATE_NOOP(
        "pitch_duel", "{card} cannot be swapped now; the arsenal stands for this half ({rule})."
    ),
    "PITCHERS_CARD": QT_TRANSLATE_NOOP(
        "pitch_duel", "{card} is the pitcher's; you are at bat in this half ({rule})."
    ),
    "BATTERS_CARD": QT_TRANSLATE_NOOP(
        "pitch_duel", "{card} is the batter's; you pitch in this half ({rule})."
    ),
    "PITCHES_LIE_LEFT": QT_TRANSLATE_NOOP(
        "pitch_duel", "{card} is laid on the pitcher's place of the duel ({rule})."
    ),
    "CONTACTS_LIE_RIGHT": QT_TRANSLATE_NOOP(
        "pitch_duel", "{card} is laid on the batter's place of the duel ({rule})."
    ),
    "ARSENAL_FIRST": QT_TRANSLATE_NOOP(
        "pitch_duel", "Show the arsenal of this half before you lay {card} ({rule})."
    ),
    "ALREADY_LAID": QT_TRANSLATE_NOOP(
        "pitch_duel", "Your card lies already; {card} waits for the next reveal ({rule})."
    ),
    "NOT_YOUR_TURN": QT_TRANSLATE_NOOP(
        "pitch_duel", "{card} waits until the other card lies face down ({rule})."
    ),
    "PILE_SIZE": QT_TRANSLATE_NOOP(
        "pitch_duel", "the draw pile has {found:n} cards; it needs {need} ({rule}).", "", 1
    ),
    "PILE_TWICE": QT_TRANSLATE_NOOP(
        "pitch_duel", "{card} lies in the pile {times} times; give each card its own id ({rule})."
    ),
    "PILE_STRANGER": QT_TRANSLATE_NOOP(
        "pitch_duel", "{card} is no result card; the pile holds results only ({rule})."
    ),
    "PILE_RESULT_MISSING": QT_TRANSLATE_NOOP(
        "pitch_duel", "no card of the pile reads {results}; add at least one of each ({rule})."
    ),
    "STATE_OUTS": QT_TRANSLATE_NOOP(
        "pitch_duel", "{outs} outs in inning {inning} cannot be ({rule})."
    ),
    "STATE_RUNS": QT_TRANSLATE_NOOP("pitch_duel", "Runs cannot be fewer than none ({rule})."),
    "STATE_COUNTS": QT_TRANSLATE_NOOP(
        "pitch_duel", "{strikes} strikes and {cs} Caught Stealing cards cannot be ({rule})."
    ),
    "STATE_SEATS": QT_TRANSLATE_NOOP("pitch_duel", "One person sits on both sides ({rule})."),
    "STATE_ARSENAL": QT_TRANSLATE_NOOP(
        "pitch_duel", "An arsenal does not have {need} different pitches ({rule})."
    ),
    "STATE_PILE": QT_TRANSLATE_NOOP(
        "pitch_duel", "Draw pile and discards are not the {need} cards of the packet ({rule})."
    ),
    "STATE_CARD": QT_TRANSLATE_NOOP("pitch_duel", "{card} lies where it cannot lie ({rule})."),
    "STATE_TWO_BASES": QT_TRANSLATE_NOOP(
        "pitch_duel", "{player} stands in two places at once ({rule})."
    ),
    "STATE_NOT_BATTING": QT_TRANSLATE_NOOP(
        "pitch_duel", "{player} is on the bases but not at bat ({rule})."
    ),
    "STATE_RUNNER_CARDS": QT_TRANSLATE_NOOP(
        "pitch_duel", "The runner cards do not show the {found} runners on base ({rule})."
    ),
}
_DROPS: Final = {
    "duel:pitch": QT_TRANSLATE_NOOP("pitch_duel", "is laid face down as the pitch"),
    "duel:contact": QT_TRANSLATE_NOOP("pitch_duel", "is laid face down against the pitch"),
}
_SWAPS: Final = {
    Pitch.SINKER: QT_TRANSLATE_NOOP("pitch_duel", "takes the Sinker's place"),
    Pitch.SLIDER: QT_TRANSLATE_NOOP("pitch_duel", "takes the Slider's place"),
    Pitch.FOUR_SEAM: QT_TRANSLATE_NOOP("pitch_duel", "takes the 4-Seam's place"),
    Pitch.CURVEBALL: QT_TRANSLATE_NOOP("pitch_duel", "takes the Curveball's place"),
    Pitch.CHANGEUP: QT_TRANSLATE_NOOP("pitch_duel", "takes the Changeup's place"),
}


def say(template: str, **arguments: Filling) -> Sentence:
    return Sentence("pitch_duel", template, arguments)


class PitchDuelWording:
    def __init__(self, book: PitchDuel) -> None:
        self._book = book
        self._tellers: dict[type[Fact], Callable[..., list[Line]]] = {
            SidesDecided: self._sides_decided,
            Shuffled: self._shuffled,
            ArsenalShown: self._arsenal_shown,
            CameToBat: self._came_to_bat,
            Revealed: self._revealed,
            StrikeCounted: self._strike,
            ResultDrawn: self._drawn,
            Fouled: self._fouled,
            Batted: self._batted,
            RunnersMoved: self._runners_moved,
            SidesChanged: self._sides_changed,
            Forfeited: self._forfeited,
            GameEnded: self._game_ended,
        }

    # The log

    def lines(self, fact: Fact, seen: Seen[DuelGame]) -> list[Line]:
        tell = self._tellers.get(type(fact))
        return tell(fact, seen) if tell is not None else []

    def _sides_decided(self, fact: SidesDecided, seen: Seen[DuelGame]) -> list[Line]:
        template = (
            QT_TRANSLATE_NOOP("pitch_duel", "By lot, the {home} play at home; the {visitor} bat.")
            if self._book.setup.home == "lot"
            else QT_TRANSLATE_NOOP("pitch_duel", "The {home} play at home, the {visitor} bat.")
        )
        sentence = say(template, home=self.club_of(fact.home), visitor=self.club_of(fact.visitor))
        return [Line(Weight.OUTCOME, sentence, "PD-05")]

    def _shuffled(self, fact: Shuffled, seen: Seen[DuelGame]) -> list[Line]:
        sentence = say(
            QT_TRANSLATE_NOOP("pitch_duel", "{count} result cards are shuffled face down."),
            count=fact.count,
        )
        return [Line(Weight.NOTE, sentence, "PD-04")]

    def _arsenal_shown(self, fact: ArsenalShown, seen: Seen[DuelGame]) -> list[Line]:
        heading = (
            QT_TRANSLATE_NOOP("pitch_duel", "Top of inning {inning}: the {club} bat")
            if fact.side is Side.HOME
            else QT_TRANSLATE_NOOP("pitch_duel", "Bottom of inning {inning}: the {club} bat")
        )
        club = self.club(seen, fact.side.other)
        arsenal = say(
            QT_TRANSLATE_NOOP("pitch_duel", "The {club} pitch with {pitches}."),
            club=self.club(seen, fact.side),
            pitches=tuple(PITCH_NAMES[pitch] for pitch in fact.pitches),
        )
        return [
            Line(Weight.HEADING, say(heading, inning=seen.game.inning, club=club), "PD-11"),
            Line(Weight.NOTE, arsenal, "PD-03"),
        ]

    def _came_to_bat(self, fact: CameToBat, seen: Seen[DuelGame]) -> list[Line]:
        came = QT_TRANSLATE_NOOP("pitch_duel", "{batter} comes to bat.")
        return [Line(Weight.NOTE, say(came, batter=self.name(fact.batter)), "PD-10")]

    def _revealed(self, fact: Revealed, seen: Seen[DuelGame]) -> list[Line]:
        pitch, contact = self.name(fact.pitch), self.name(fact.contact)
        if fact.pitch != CAUGHT_STEALING or fact.contact == STOLEN_BASE:
            versus = QT_TRANSLATE_NOOP("pitch_duel", "{pitch} against {contact}.")
            return [Line(Weight.SUM, say(versus, pitch=pitch, contact=contact), "PD-06")]
        waits = QT_TRANSLATE_NOOP(
            "pitch_duel", "{pitch} against {contact}: nobody runs ({used} of {limit} in this half)."
        )
        told = say(waits, pitch=pitch, contact=contact, used=seen.game.cs_used, limit=MOST_CS)
        return [Line(Weight.SUM, told, "PD-07")]

    def _strike(self, fact: StrikeCounted, seen: Seen[DuelGame]) -> list[Line]:
        return [Line(Weight.NOTE, say(_STRIKES[fact.strikes]), "PD-08")]

    def _drawn(self, fact: ResultDrawn, seen: Seen[DuelGame]) -> list[Line]:
        sentence = say(
            QT_TRANSLATE_NOOP("pitch_duel", "Contact: {play} ({result})."),
            play=self.name(fact.card),
            result=self._book.results[fact.card],
        )
        return [Line(Weight.SUM, sentence, "PD-09")]

    def _fouled(self, fact: Fouled, seen: Seen[DuelGame]) -> list[Line]:
        return [Line(Weight.NOTE, say(_FOULS[fact.strikes]), "PD-09")]

    def _batted(self, fact: Batted, seen: Seen[DuelGame]) -> list[Line]:
        template = _OUTCOMES[fact.code]
        if fact.is_double_play:
            template = _DOUBLE_PLAY
        elif fact.sacrifice:
            template = _SACRIFICE
        rule = "PD-08" if fact.is_strikeout else "PD-09"
        lines = [Line(Weight.OUTCOME, say(template, batter=self.name(fact.batter)), rule)]
        for move in fact.advances:
            if move.start is not Base.PLATE:
                runner = self.name(move.runner.player)
                out = QT_TRANSLATE_NOOP("pitch_duel", "{runner} is out.")
                lines.append(
                    Line(Weight.NOTE, say(out if move.is_out else _MOVES[move.end], runner=runner),
                         "PD-09")
                )  # fmt: skip
        return lines

    def _runners_moved(self, fact: RunnersMoved, seen: Seen[DuelGame]) -> list[Line]:
        texts = _CAUGHT if fact.cause == "CS" else _STEALS
        told = [
            say(texts[move.end], runner=self.name(move.runner.player)) for move in fact.advances
        ]
        return [Line(Weight.OUTCOME, sentence, "PD-07") for sentence in told]

    def _sides_changed(self, fact: SidesChanged, seen: Seen[DuelGame]) -> list[Line]:
        changed = QT_TRANSLATE_NOOP("pitch_duel", "Three outs; pitcher and batter change places.")
        return [Line(Weight.NOTE, say(changed), "PD-11")]

    def _forfeited(self, fact: Forfeited, seen: Seen[DuelGame]) -> list[Line]:
        gave_up = QT_TRANSLATE_NOOP("pitch_duel", "The {club} give the game up.")
        return [Line(Weight.OUTCOME, say(gave_up, club=self.club(seen, fact.loser)), "PD-12")]

    def _game_ended(self, fact: GameEnded, seen: Seen[DuelGame]) -> list[Line]:
        game = seen.game
        sentence = say(
            QT_TRANSLATE_NOOP("pitch_duel", "Final: {visitor} {visitor_runs}, {home} {home_runs}."),
            visitor=self.club(seen, Side.VISITOR),
            visitor_runs=game.visitor_runs,
            home=self.club(seen, Side.HOME),
            home_runs=game.home_runs,
        )
        return [Line(Weight.HEADING, sentence, "PD-12")]

    # The prompt

    def question(self, decision: Decision, seen: Seen[DuelGame]) -> Sentence:
        club = self.club_of(decision.seat)
        if decision.asks == "arsenal":
            show = QT_TRANSLATE_NOOP(
                "pitch_duel", "{club}: show your {count} pitches for this half."
            )
            return say(show, club=club, count=int(self._book.level))
        if decision.asks == "pitch":
            return say(
                QT_TRANSLATE_NOOP("pitch_duel", "{club}: lay your pitch face down."), club=club
            )
        return say(
            QT_TRANSLATE_NOOP("pitch_duel", "{club}: lay your card against the pitch, face down."),
            club=club,
        )

    def answer(self, decision: Decision, answer: Answer) -> Sentence:
        if isinstance(answer, Placed):
            return say(self.name(answer.card))
        if not isinstance(answer, ArsenalChosen):
            return say(QT_TRANSLATE_NOOP("pitch_duel", "Give up"))
        names = tuple(PITCH_NAMES[pitch] for pitch in answer.pitches)
        if answer == decision.default:
            return say(QT_TRANSLATE_NOOP("pitch_duel", "Keep {pitches}"), pitches=names)
        return say(QT_TRANSLATE_NOOP("pitch_duel", "Change to {pitches}"), pitches=names)

    def others(self, decision: Decision) -> Sentence:
        if decision.asks == "arsenal":
            return say(QT_TRANSLATE_NOOP("pitch_duel", "Other pitches"))
        return say(QT_TRANSLATE_NOOP("pitch_duel", "Cards"))

    def unseen(self, decision: Decision, seen: Seen[DuelGame]) -> tuple[Unseen, ...]:
        """PD-03: both hands hold what the arsenal shows, so every card of them is known."""
        return tuple(
            Unseen(self.answer(decision, option.answer), frozenset((option.answer,)))
            for option in decision.options
        )

    def throw(self, roll: Roll, seen: Seen[DuelGame]) -> Sentence:
        return self.throw_button(roll)

    def throw_button(self, roll: Roll) -> Sentence:
        return say(QT_TRANSLATE_NOOP("pitch_duel", "No dice are thrown in this game."))

    def drop(self, place: PlaceId) -> Sentence:
        if place in _DROPS:
            return say(_DROPS[place])
        return say(_SWAPS[Pitch(place.removeprefix("arsenal:"))])

    def problem(self, problem: Problem) -> Sentence:
        template = _PROBLEMS.get(problem.code)
        if template is None:
            return common_problem(problem)
        return say(template, **{**problem.arguments, "rule": problem.rule})

    def count(self, game: DuelGame) -> Sentence:
        """Return what the board says of the at-bat and the half (PD-02)."""
        return say(
            QT_TRANSLATE_NOOP(
                "pitch_duel", "Strikes {strikes}, outs {outs}; Caught Stealing {used} of {limit}."
            ),
            strikes=game.strikes,
            outs=game.outs,
            used=game.cs_used,
            limit=MOST_CS,
        )

    # Names

    def name(self, card: str) -> str:
        found = self._book.cards.get(card) or HAND_CARDS.get(card)
        return found.name if found is not None else card

    def manager(self, seat: Seat) -> str:
        return self._book.setup.chairs[seat].name

    def club_of(self, seat: Seat) -> str:
        return self._book.club(seat).nickname

    def club(self, seen: Seen[DuelGame], side: Side) -> str:
        return self.club_of(seen.game.dugout(side).seat)


def pile_sentence(problem: Problem) -> Sentence:
    """Return the sentence for what ``check_pile`` finds; no game need be open."""
    return say(_PROBLEMS[problem.code], **{**problem.arguments, "rule": problem.rule})
