"""Every sentence of a Showdown game, in English, marked for translation; rules decide elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from hotstove.baseball.bases import Base
from hotstove.baseball.facts import (
    Batted,
    CameToBat,
    GameEnded,
    LineupHandedIn,
    LineupsShown,
    RunnersMoved,
    SidesDecided,
)
from hotstove.play.answers import Answer
from hotstove.play.decisions import Decision, PlaceId, Roll
from hotstove.play.facts import Fact, Rolled
from hotstove.play.problems import Problem
from hotstove.play.seats import Seat, Side
from hotstove.play.table import Seen
from hotstove.play.wording import Line, Weight, common_problem
from hotstove.play.words import QT_TRANSLATE_NOOP, Filling, Sentence

from .card_wording import CARD_PROBLEMS, card_sentence
from .cards import CardId
from .construction_wording import ROSTER_PROBLEMS, roster_sentence
from .facts import Pitched, Swung, TookField
from .state import Dugout, ShowdownGame

if TYPE_CHECKING:
    from .basic import BasicShowdown

_OUTCOMES: Final = {
    "PU": QT_TRANSLATE_NOOP("showdown", "{batter} pops up."),
    "SO": QT_TRANSLATE_NOOP("showdown", "{batter} strikes out."),
    "GB": QT_TRANSLATE_NOOP("showdown", "{batter} grounds out."),
    "FB": QT_TRANSLATE_NOOP("showdown", "{batter} flies out."),
    "BB": QT_TRANSLATE_NOOP("showdown", "{batter} walks."),
    "1B": QT_TRANSLATE_NOOP("showdown", "{batter} singles."),
    "1B+": QT_TRANSLATE_NOOP("showdown", "{batter} singles, and may take second (1B+)."),
    "2B": QT_TRANSLATE_NOOP("showdown", "{batter} doubles."),
    "3B": QT_TRANSLATE_NOOP("showdown", "{batter} triples."),
    "HR": QT_TRANSLATE_NOOP("showdown", "{batter} homers!"),
}
_CUT_SHORT: Final = QT_TRANSLATE_NOOP(
    "showdown", "The winning run is in; the hit counts as {bases} of the {result} (SD-G-04)."
)
_MOVES: Final = {
    Base.SECOND: QT_TRANSLATE_NOOP("showdown", "{runner} to second."),
    Base.THIRD: QT_TRANSLATE_NOOP("showdown", "{runner} to third."),
    Base.HOME: QT_TRANSLATE_NOOP("showdown", "{runner} scores."),
}
_PROBLEMS: Final = {
    "LINEUP_SIZE": QT_TRANSLATE_NOOP(
        "showdown", "The order has {have:n} batters; fill all {need} spots ({rule}).", "", 1
    ),
    "LINEUP_PLAYER": QT_TRANSLATE_NOOP(
        "showdown", "Spot {spot} holds no hitter of this club; put one there ({rule})."
    ),
    "LINEUP_TWICE": QT_TRANSLATE_NOOP(
        "showdown", "{player} bats in spots {first} and {spot}; keep one of them ({rule})."
    ),
    "LINEUP_OPEN": QT_TRANSLATE_NOOP(
        "showdown", "Nobody plays {position}; send a qualified hitter there ({rule})."
    ),
    "LINEUP_DH": QT_TRANSLATE_NOOP(
        "showdown", "There is no designated hitter; name one of the other hitters ({rule})."
    ),
    "LINEUP_POSITION_TWICE": QT_TRANSLATE_NOOP(
        "showdown", "{player} and {other} both play {position}; move one of them ({rule})."
    ),
    "LINEUP_STARTER": QT_TRANSLATE_NOOP(
        "showdown", "{player} is no starter of this club; name one of its starters ({rule})."
    ),
    "NOT_QUALIFIED": QT_TRANSLATE_NOOP(
        "showdown", "{player} may not play {position}; his card says {allowed} ({rule})."
    ),
    "TEAM_STARTER": QT_TRANSLATE_NOOP(
        "showdown", "The club has no starter; it needs at least {need} ({rule})."
    ),
    "TEAM_HITTERS": QT_TRANSLATE_NOOP(
        "showdown", "The club has {have:n} hitters; it needs at least {need} ({rule}).", "", 1
    ),
    "TEAM_POSITIONS": QT_TRANSLATE_NOOP(
        "showdown", "Nobody is left to play {positions}; add hitters who can ({rule})."
    ),
    "NOT_A_CARD": QT_TRANSLATE_NOOP("showdown", "Only cards are laid down ({rule})."),
    "LINEUPS_FIRST": QT_TRANSLATE_NOOP(
        "showdown", "Hand in both lineups before {player} takes his place ({rule})."
    ),
    "PLATE_TAKEN": QT_TRANSLATE_NOOP(
        "showdown", "{batter} is at the plate; finish his turn first ({rule})."
    ),
    "NOT_BATTING": QT_TRANSLATE_NOOP(
        "showdown", "{player}'s club is in the field; it bats in the other half ({rule})."
    ),
    "NO_SUBSTITUTIONS": QT_TRANSLATE_NOOP(
        "showdown", "{player} is not in the order; the basic game has no substitutions ({rule})."
    ),
    "PITCHER_NEVER_BATS": QT_TRANSLATE_NOOP(
        "showdown", "{player} is a pitcher; in the basic game the DH bats for him ({rule})."
    ),
    "BATTING_ORDER": QT_TRANSLATE_NOOP(
        "showdown", "{player} bats in spot {spot}; it is {due}'s turn ({rule})."
    ),
    "NOT_FIELDING": QT_TRANSLATE_NOOP(
        "showdown", "{player}'s club is at bat; its pitcher waits for the other half ({rule})."
    ),
    "HITTER_NEVER_PITCHES": QT_TRANSLATE_NOOP(
        "showdown", "{player} is a hitter; only pitchers take the mound ({rule})."
    ),
    "NO_RELIEF": QT_TRANSLATE_NOOP(
        "showdown", "{starter} pitches the whole basic game; {player} stays where he is ({rule})."
    ),
    "RUNNERS_MOVE_BY_RESULT": QT_TRANSLATE_NOOP(
        "showdown", "Runners move by the result of the swing, never by hand ({rule})."
    ),
    "NOTHING_THERE": QT_TRANSLATE_NOOP(
        "showdown", "{player} has nothing to do there now; lay him where a place glows ({rule})."
    ),
    "STATE_OUTS": QT_TRANSLATE_NOOP(
        "showdown", "{outs} outs in inning {inning} cannot be ({rule})."
    ),
    "STATE_RUNS": QT_TRANSLATE_NOOP("showdown", "Runs cannot be fewer than none ({rule})."),
    "STATE_TWO_BASES": QT_TRANSLATE_NOOP(
        "showdown", "{player} stands in two places at once ({rule})."
    ),
    "STATE_NOT_BATTING": QT_TRANSLATE_NOOP(
        "showdown", "{player} is on the bases but not in the batting order ({rule})."
    ),
    "STATE_NINE": QT_TRANSLATE_NOOP(
        "showdown", "The {side} side does not have nine players in nine positions ({rule})."
    ),
    "STATE_BACK": QT_TRANSLATE_NOOP(
        "showdown", "{player} is in two places among lineup, bench, bullpen and clubhouse ({rule})."
    ),
    "STATE_UNKNOWN": QT_TRANSLATE_NOOP(
        "showdown", "{player} is not among the cards of this game ({rule})."
    ),
}
_DROPS: Final = {
    "plate": QT_TRANSLATE_NOOP("showdown", "comes to bat"),
    "mound": QT_TRANSLATE_NOOP("showdown", "takes the mound"),
}
_BUTTONS: Final = {
    "batter up": QT_TRANSLATE_NOOP("showdown", "Batter up"),
    "answering hitter": QT_TRANSLATE_NOOP("showdown", "Stay with the batter"),
    "take the field": QT_TRANSLATE_NOOP("showdown", "Take the field"),
    "lineup": QT_TRANSLATE_NOOP("showdown", "Use the suggested lineup"),
}
_THROWS: Final = {
    "home": QT_TRANSLATE_NOOP("showdown", "Throw for home"),
    "pitch": QT_TRANSLATE_NOOP("showdown", "Throw the pitch"),
    "swing": QT_TRANSLATE_NOOP("showdown", "Swing"),
}


def say(template: str, **arguments: Filling) -> Sentence:
    return Sentence("showdown", template, arguments)


class ShowdownWording:
    def __init__(self, book: BasicShowdown) -> None:
        self._book = book
        self._tellers: dict[type[Fact], Callable[..., list[Line]]] = {
            Rolled: self._rolled,
            SidesDecided: self._sides_decided,
            LineupHandedIn: self._handed_in,
            LineupsShown: self._lineups_shown,
            TookField: self._took_field,
            CameToBat: self._came_to_bat,
            Pitched: self._pitched,
            Swung: self._swung,
            Batted: self._batted,
            RunnersMoved: self._runners_moved,
            GameEnded: self._game_ended,
        }

    # The log

    def lines(self, fact: Fact, seen: Seen[ShowdownGame]) -> list[Line]:
        tell = self._tellers.get(type(fact))
        return tell(fact, seen) if tell is not None else []

    def _rolled(self, fact: Rolled, seen: Seen[ShowdownGame]) -> list[Line]:
        if fact.purpose != "home":
            return []
        sentence = say(
            QT_TRANSLATE_NOOP("showdown", "{manager} throws {face} for home."),
            manager=self.manager(fact.seat),
            face=fact.face,
        )
        return [Line(Weight.NOTE, sentence, "SD-B-02")]

    def _sides_decided(self, fact: SidesDecided, seen: Seen[ShowdownGame]) -> list[Line]:
        sentence = say(
            QT_TRANSLATE_NOOP("showdown", "The {home} play at home; the {visitor} bat first."),
            home=self._book.team(fact.home).club.nickname,
            visitor=self._book.team(fact.visitor).club.nickname,
        )
        return [Line(Weight.OUTCOME, sentence, "SD-B-02")]

    def _handed_in(self, fact: LineupHandedIn, seen: Seen[ShowdownGame]) -> list[Line]:
        sentence = say(
            QT_TRANSLATE_NOOP("showdown", "{manager} hands in a lineup."),
            manager=self.manager(fact.seat),
        )
        return [Line(Weight.NOTE, sentence, "SD-A-01")]

    def _lineups_shown(self, fact: LineupsShown, seen: Seen[ShowdownGame]) -> list[Line]:
        sentence = say(
            QT_TRANSLATE_NOOP("showdown", "Both lineups are shown: {visitor} against {home}."),
            visitor=self.name(fact.visitor.pitcher),
            home=self.name(fact.home.pitcher),
        )
        return [Line(Weight.OUTCOME, sentence, "SD-A-01")]

    def _took_field(self, fact: TookField, seen: Seen[ShowdownGame]) -> list[Line]:
        is_top = fact.side is Side.HOME
        heading = (
            QT_TRANSLATE_NOOP("showdown", "Top of inning {inning}: the {club} bat")
            if is_top
            else QT_TRANSLATE_NOOP("showdown", "Bottom of inning {inning}: the {club} bat")
        )
        club = self.club(seen, fact.side.other)
        mound = QT_TRANSLATE_NOOP("showdown", "{pitcher} takes the mound.")
        return [
            Line(Weight.HEADING, say(heading, inning=seen.game.inning, club=club), "SD-B-06"),
            Line(Weight.NOTE, say(mound, pitcher=self.name(fact.pitcher)), "SD-B-06"),
        ]

    def _came_to_bat(self, fact: CameToBat, seen: Seen[ShowdownGame]) -> list[Line]:
        sentence = say(
            QT_TRANSLATE_NOOP("showdown", "{batter}, spot {spot}, comes to bat."),
            batter=self.name(fact.batter),
            spot=fact.spot,
        )
        return [Line(Weight.NOTE, sentence, "SD-B-05")]

    def _pitched(self, fact: Pitched, seen: Seen[ShowdownGame]) -> list[Line]:
        template = (
            QT_TRANSLATE_NOOP("showdown", "{sum} beats On-Base {target}: the pitcher's chart.")
            if fact.is_pitchers
            else QT_TRANSLATE_NOOP("showdown", "{sum} is not over {target}: the batter's chart.")
        )
        return [Line(Weight.SUM, say(template, sum=sum_of(fact), target=fact.on_base), "SD-B-07")]

    def _swung(self, fact: Swung, seen: Seen[ShowdownGame]) -> list[Line]:
        sentence = say(
            QT_TRANSLATE_NOOP("showdown", "Swing {total} on {name}'s chart: {result}."),
            total=fact.total,
            name=self.name(fact.chart_of),
            result=fact.result,
        )
        return [Line(Weight.SUM, sentence, "SD-B-08")]

    def _batted(self, fact: Batted, seen: Seen[ShowdownGame]) -> list[Line]:
        outcome = say(_OUTCOMES[fact.code], batter=self.name(fact.batter))
        lines = [Line(Weight.OUTCOME, outcome, "SD-M-08")]
        bases = {"1B": 1, "1B+": 1, "2B": 2, "3B": 3, "HR": 4}.get(fact.code, 0)
        if fact.hit < bases:
            cut = say(_CUT_SHORT, bases=f"{fact.hit}B", result=fact.code)
            lines.append(Line(Weight.NOTE, cut, "SD-G-04"))
        for move in fact.advances:
            if move.start is not Base.PLATE and not move.is_out:
                moved = say(_MOVES[move.end], runner=self.name(move.runner.player))
                lines.append(Line(Weight.NOTE, moved, "SD-B-10"))
        return lines

    def _runners_moved(self, fact: RunnersMoved, seen: Seen[ShowdownGame]) -> list[Line]:
        stole = QT_TRANSLATE_NOOP("showdown", "{runner} steals second on his 1B+.")
        return [
            Line(Weight.OUTCOME, say(stole, runner=self.name(move.runner.player)), "SD-B-11")
            for move in fact.advances
        ]

    def _game_ended(self, fact: GameEnded, seen: Seen[ShowdownGame]) -> list[Line]:
        game = seen.game
        sentence = say(
            QT_TRANSLATE_NOOP("showdown", "Final: {visitor} {visitor_runs}, {home} {home_runs}."),
            visitor=self.club(seen, Side.VISITOR),
            visitor_runs=game.visitor_runs,
            home=self.club(seen, Side.HOME),
            home_runs=game.home_runs,
        )
        return [Line(Weight.HEADING, sentence, "SD-G-01")]

    # The prompt

    def question(self, decision: Decision, seen: Seen[ShowdownGame]) -> Sentence:
        club = self.club_of(decision.seat)
        if decision.asks == "take the field":
            return say(
                QT_TRANSLATE_NOOP("showdown", "{club}: send {pitcher} to the mound."),
                club=club,
                pitcher=self.name(str(decision.arguments["pitcher"])),
            )
        if decision.asks == "batter up":
            return say(
                QT_TRANSLATE_NOOP("showdown", "{club}: bring {batter} to the plate."),
                club=club,
                batter=self.name(str(decision.arguments["batter"])),
            )
        return say(
            QT_TRANSLATE_NOOP("showdown", "{manager}: write the lineup of the {club}."),
            manager=self.manager(decision.seat),
            club=club,
        )

    def answer(self, decision: Decision, answer: Answer) -> Sentence:
        return say(_BUTTONS[decision.asks])

    def others(self, decision: Decision) -> Sentence:
        return say(QT_TRANSLATE_NOOP("showdown", "Other answers"))

    def throw(self, roll: Roll, seen: Seen[ShowdownGame]) -> Sentence:
        game, club = seen.game, self.club_of(roll.seat)
        if roll.purpose == "pitch":
            pitcher = self._book.pitcher(game.defense.pitcher)
            batter = self._book.batter(game.at_bat)
            return say(
                QT_TRANSLATE_NOOP(
                    "showdown", "{club}: {pitcher} needs more than {need} on the die."
                ),
                club=club,
                pitcher=pitcher.name,
                need=batter.on_base - pitcher.control,
            )
        if roll.purpose == "swing":
            assert game.pitch is not None
            reader = game.pitch.pitcher if game.pitch.is_pitchers else game.pitch.batter
            return say(
                QT_TRANSLATE_NOOP("showdown", "{club}: swing, on {name}'s chart."),
                club=club,
                name=self.name(reader),
            )
        return say(
            QT_TRANSLATE_NOOP("showdown", "{manager}: throw for home; the higher die plays there."),
            manager=self.manager(roll.seat),
        )

    def sums(self, game: ShowdownGame) -> list[Sentence]:
        """Return the arithmetic beside the dice: what was thrown, against what (SD-B-07, 08)."""
        found = []
        if game.pitch is not None:
            beats = game.pitch.is_pitchers
            template = (
                QT_TRANSLATE_NOOP("showdown", "{sum} > {target}: pitcher's chart")
                if beats
                else QT_TRANSLATE_NOOP("showdown", "{sum}, not over {target}: batter's chart")
            )
            found.append(say(template, sum=sum_of(game.pitch), target=game.pitch.on_base))
        if game.swing is not None:
            swing = QT_TRANSLATE_NOOP("showdown", "Swing {total}: {result}")
            found.append(say(swing, total=game.swing.total, result=game.swing.result))
        return found

    def mound_note(self, dugout: Dugout) -> Sentence | None:
        """Return what stands under the pitcher; nothing in the basic game."""
        return None

    def caption(self, game: ShowdownGame) -> Sentence | None:
        """Return what the last batter did, until the next one comes up."""
        if game.at_bat or game.swing is None:
            return None
        return say(_OUTCOMES[game.swing.result], batter=self.name(game.last_batter))

    def throw_button(self, roll: Roll) -> Sentence:
        return say(_THROWS[roll.purpose])

    def drop(self, place: PlaceId) -> Sentence:
        return say(_DROPS[place])

    def problem(self, problem: Problem) -> Sentence:
        if problem.code in CARD_PROBLEMS:
            return card_sentence(problem)
        template = _PROBLEMS.get(problem.code)
        if template is None and problem.code in ROSTER_PROBLEMS:
            return roster_sentence(problem)
        if template is None:
            return common_problem(problem)
        return say(template, **{**problem.arguments, "rule": problem.rule})

    # Names

    def name(self, card: CardId) -> str:
        found = self._book.cards.get(card)
        return found.name if found is not None else card

    def manager(self, seat: Seat) -> str:
        return self._book.setup.chairs[seat].name

    def club_of(self, seat: Seat) -> str:
        return self._book.club(seat).nickname

    def club(self, seen: Seen[ShowdownGame], side: Side) -> str:
        return self._book.team(seen.game.dugout(side).seat).club.nickname


def sum_of(fact: Pitched) -> str:
    """Return the pitch as arithmetic: ``17 + 5 = 22``."""
    terms = [str(fact.die), f"{'+' if fact.control >= 0 else '−'} {abs(fact.control)}"]
    if fact.modifier:
        terms.append(f"{'+' if fact.modifier > 0 else '−'} {abs(fact.modifier)}")
    return f"{' '.join(terms)} = {fact.total}"
