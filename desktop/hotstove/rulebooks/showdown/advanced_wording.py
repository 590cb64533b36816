"""The sentences that the advanced game adds to the basic one's; rules decide elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from hotstove.baseball.bases import Base
from hotstove.baseball.facts import (
    FieldSet,
    Forfeited,
    PinchHit,
    PitchingChange,
    RunnersMoved,
)
from hotstove.baseball.lineups import FieldCard, Substitution
from hotstove.play.answers import Answer, Key
from hotstove.play.decisions import Decision, PlaceId, Roll
from hotstove.play.facts import Fact
from hotstove.play.problems import Problem
from hotstove.play.table import Seen
from hotstove.play.wording import Line, Weight
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence

from . import icons
from .cards import Icon, PitcherCard
from .facts import (
    DoublePlayTried,
    IconUsed,
    LeagueChosen,
    RunnersSent,
    SlotRolled,
    ThrewAt,
    WonInning,
)
from .state import Dugout, ShowdownGame
from .wording import ShowdownWording, say

if TYPE_CHECKING:
    from .advanced import AdvancedShowdown

_PROBLEMS: Final = {
    "CANNOT_FIELD": QT_TRANSLATE_NOOP(
        "showdown", "Nobody would be left to play {positions}; keep one who can ({rule})."
    ),
    "MUST_BAT_FIRST": QT_TRANSLATE_NOOP(
        "showdown", "{batter} started the game and has not batted yet; let him bat once ({rule})."
    ),
    "WRONG_STEP": QT_TRANSLATE_NOOP(
        "showdown", "Not now: substitutions come before anything else in an at-bat ({rule})."
    ),
    "ALREADY_OUT": QT_TRANSLATE_NOOP(
        "showdown", "{player} has left the game and may not return; choose another ({rule})."
    ),
    "NOT_ON_BENCH": QT_TRANSLATE_NOOP(
        "showdown", "{player} is not on the bench; choose a hitter who is ({rule})."
    ),
    "NOT_A_RELIEVER": QT_TRANSLATE_NOOP(
        "showdown", "{player} is no reliever or closer in the bullpen; choose one ({rule})."
    ),
    "STARTER_LOCKED": QT_TRANSLATE_NOOP(
        "showdown",
        "{player} started and stays until the 5th inning or ten runs; it is inning {inning}, "
        "{runs:n} runs are charged to him ({rule}).",
        "",
        1,
    ),
    "PITCHER_MUST_FACE_BATTER": QT_TRANSLATE_NOOP(
        "showdown", "{player} has just come in and must face one batter ({rule})."
    ),
    "BACKUP_TOO_EARLY": QT_TRANSLATE_NOOP(
        "showdown",
        "{player} is a backup; in inning {inning} he may only bat for a pitcher ({rule}).",
    ),
    "REPLACEMENT_NOT_NEEDED": QT_TRANSLATE_NOOP(
        "showdown",
        "{players} may come in only where somebody is missing; that is {needed} now ({rule}).",
    ),
    "BATTING_SPOT_FIXED": QT_TRANSLATE_NOOP(
        "showdown", "{player} bats in spot {spot} and keeps it ({rule})."
    ),
    "DH_INVALID": QT_TRANSLATE_NOOP(
        "showdown",
        "That is no way to arrange DH and pitcher: keep the DH, or send him into the field and "
        "let the pitcher bat for the fielder who leaves ({rule}).",
    ),
    "LINEUP_TODAY": QT_TRANSLATE_NOOP(
        "showdown", "{player} is today's starter by the rotation; put him down ({rule})."
    ),
    "LINEUP_BACKUP": QT_TRANSLATE_NOOP(
        "showdown", "{player} in spot {spot} is a backup and may not start ({rule})."
    ),
    "LINEUP_PITCHER": QT_TRANSLATE_NOOP(
        "showdown", "Under NL rules {player} bats himself; give him one spot as P ({rule})."
    ),
    "LINEUP_NO_DH": QT_TRANSLATE_NOOP(
        "showdown", "Under NL rules nobody is designated hitter; take the DH out ({rule})."
    ),
    "ICON_NOT_NOW": QT_TRANSLATE_NOOP(
        "showdown", "{icon} of {player} cannot be used now; wait for its moment ({rule})."
    ),
    "RULE_OFF": QT_TRANSLATE_NOOP(
        "showdown", "{player} cannot do that at this level of the game ({rule})."
    ),
    "ICON_NOT_HELD": QT_TRANSLATE_NOOP(
        "showdown", "{player} has no {icon} on his card; use one that he has ({rule})."
    ),
    "ICON_USED": QT_TRANSLATE_NOOP(
        "showdown", "{player} has used his {icon} as often as he may ({uses}) ({rule})."
    ),
    "ICON_OFF": QT_TRANSLATE_NOOP(
        "showdown", "{icon} has no power of its own in this game; strategy cards read it ({rule})."
    ),
    "BASE_OCCUPIED": QT_TRANSLATE_NOOP(
        "showdown", "{player} cannot go: {runner} stands on that base ({rule})."
    ),
    "EXTRA_BASE_NOT_ALLOWED": QT_TRANSLATE_NOOP(
        "showdown",
        "{player} may not try for an extra base now; these may: {candidates} ({rule}).",
    ),
}
_ICON_BUTTONS: Final = {
    Icon.K: QT_TRANSLATE_NOOP("showdown", "K: make it a strikeout"),
    Icon.HR: QT_TRANSLATE_NOOP("showdown", "HR: make it a homer"),
    Icon.S: QT_TRANSLATE_NOOP("showdown", "S: make it a double"),
    Icon.V: QT_TRANSLATE_NOOP("showdown", "V: swing again"),
    Icon.SB: QT_TRANSLATE_NOOP("showdown", "SB: {player} steals"),
    Icon.TWENTY: QT_TRANSLATE_NOOP("showdown", "20: +3 on this pitch"),
    Icon.RP: QT_TRANSLATE_NOOP("showdown", "RP: +3 this inning"),
    Icon.G: QT_TRANSLATE_NOOP("showdown", "G: {player} fields at +10"),
}
_KEYS: Final = {
    "stay": QT_TRANSLATE_NOOP("showdown", "Throw the pitch"),
    "hold": QT_TRANSLATE_NOOP("showdown", "Hold the runners"),
    "third goes": QT_TRANSLATE_NOOP("showdown", "Send {third} home"),
    "second goes": QT_TRANSLATE_NOOP("showdown", "Send {second} to third"),
    "both go": QT_TRANSLATE_NOOP("showdown", "Send both"),
    "home": QT_TRANSLATE_NOOP("showdown", "Throw at {home}"),
    "third": QT_TRANSLATE_NOOP("showdown", "Throw at {third}"),
}
_PASSES: Final = {
    "on the result": QT_TRANSLATE_NOOP("showdown", "Let it stand"),
    "glove": QT_TRANSLATE_NOOP("showdown", "Throw without it"),
}
_THROWS: Final = {
    "rotation": QT_TRANSLATE_NOOP("showdown", "Throw for the rotation"),
    "dp": QT_TRANSLATE_NOOP("showdown", "Turn two"),
    "throw": QT_TRANSLATE_NOOP("showdown", "Throw the runner out"),
}
_ICON_LINES: Final = {
    Icon.K: QT_TRANSLATE_NOOP("showdown", "{player} uses K: strikeout."),
    Icon.HR: QT_TRANSLATE_NOOP("showdown", "{player} uses HR: homer."),
    Icon.S: QT_TRANSLATE_NOOP("showdown", "{player} uses S: double."),
    Icon.V: QT_TRANSLATE_NOOP("showdown", "{player} uses V and swings {die}: {result}."),
    Icon.SB: QT_TRANSLATE_NOOP("showdown", "{player} uses SB."),
    Icon.TWENTY: QT_TRANSLATE_NOOP("showdown", "{player} uses 20: +3 on this pitch."),
    Icon.RP: QT_TRANSLATE_NOOP("showdown", "{player} uses RP: +3 for the rest of the inning."),
    Icon.G: QT_TRANSLATE_NOOP("showdown", "{player} uses G: +10 Fielding."),
}


class AdvancedWording(ShowdownWording):
    def __init__(self, book: AdvancedShowdown) -> None:
        super().__init__(book)
        self._advanced = book
        added: dict[type[Fact], Callable[..., list[Line]]] = {
            SlotRolled: self._slot_rolled,
            LeagueChosen: self._league_chosen,
            PinchHit: self._pinch_hit,
            PitchingChange: self._pitching_change,
            FieldSet: self._field_set,
            IconUsed: self._icon_used,
            DoublePlayTried: self._double_play_tried,
            RunnersSent: self._runners_sent,
            ThrewAt: self._threw_at,
            WonInning: self._won_inning,
            Forfeited: self._forfeited,
        }
        self._tellers.update(added)

    # The log

    def _slot_rolled(self, fact: SlotRolled, seen: Seen[ShowdownGame]) -> list[Line]:
        template = QT_TRANSLATE_NOOP("showdown", "Rotation slot {slot}: both teams start that man.")
        return [Line(Weight.OUTCOME, say(template, slot=fact.slot), "SD-A-02")]

    def _league_chosen(self, fact: LeagueChosen, seen: Seen[ShowdownGame]) -> list[Line]:
        template = (
            QT_TRANSLATE_NOOP("showdown", "AL rules: a designated hitter bats for the pitcher.")
            if fact.league == "AL"
            else QT_TRANSLATE_NOOP("showdown", "NL rules: the pitchers bat.")
        )
        return [Line(Weight.OUTCOME, say(template), "SD-A-03")]

    def _pinch_hit(self, fact: PinchHit, seen: Seen[ShowdownGame]) -> list[Line]:
        template = QT_TRANSLATE_NOOP("showdown", "{incoming} bats for {outgoing}.")
        sentence = say(
            template, incoming=self.name(fact.incoming), outgoing=self.name(fact.outgoing)
        )
        return [Line(Weight.OUTCOME, sentence, "SD-A-42")]

    def _pitching_change(self, fact: PitchingChange, seen: Seen[ShowdownGame]) -> list[Line]:
        template = QT_TRANSLATE_NOOP("showdown", "{incoming} relieves {outgoing}.")
        sentence = say(
            template, incoming=self.name(fact.incoming), outgoing=self.name(fact.outgoing)
        )
        return [Line(Weight.OUTCOME, sentence, "SD-A-43")]

    def _field_set(self, fact: FieldSet, seen: Seen[ShowdownGame]) -> list[Line]:
        template = QT_TRANSLATE_NOOP("showdown", "In the field: {players}.")
        players = tuple(
            f"{self.name(player)} {position}"
            for player, position in zip(fact.order, fact.positions, strict=True)
        )
        return [Line(Weight.NOTE, say(template, players=players), "SD-A-47")]

    def _icon_used(self, fact: IconUsed, seen: Seen[ShowdownGame]) -> list[Line]:
        sentence = say(
            _ICON_LINES[fact.icon],
            player=self.name(fact.player),
            die=fact.die,
            result=str(fact.result or ""),
        )
        return [Line(Weight.OUTCOME, sentence, f"SD-I-{fact.icon}")]

    def _double_play_tried(self, fact: DoublePlayTried, seen: Seen[ShowdownGame]) -> list[Line]:
        return [Line(Weight.SUM, self._double_play_sum(fact), "SD-A-13")]

    def _double_play_sum(self, fact: DoublePlayTried) -> Sentence:
        template = (
            QT_TRANSLATE_NOOP("showdown", "{sum} > Speed {speed}: double play")
            if fact.is_made
            else QT_TRANSLATE_NOOP("showdown", "{sum}, not over Speed {speed}: safe at first")
        )
        total = added_up(fact.die, fact.infield, fact.modifier)
        return say(template, sum=total, speed=fact.speed)

    def _runners_sent(self, fact: RunnersSent, seen: Seen[ShowdownGame]) -> list[Line]:
        template = QT_TRANSLATE_NOOP("showdown", "Trying for an extra base: {runners}.")
        names = tuple(self.name(runner) for runner in fact.runners)
        return [Line(Weight.NOTE, say(template, runners=names), "SD-A-22")]

    def _threw_at(self, fact: ThrewAt, seen: Seen[ShowdownGame]) -> list[Line]:
        template = QT_TRANSLATE_NOOP("showdown", "The throw goes after {runner}.")
        return [
            Line(Weight.NOTE, say(template, runner=self.name(fact.runner)), "SD-A-23"),
            Line(Weight.SUM, self._throw_sum(fact), "SD-A-24"),
        ]

    def _throw_sum(self, fact: ThrewAt) -> Sentence:
        template = (
            QT_TRANSLATE_NOOP("showdown", "{sum} > {target}: out")
            if fact.is_out
            else QT_TRANSLATE_NOOP("showdown", "{sum}, not over {target}: safe")
        )
        target = f"{fact.speed} + {fact.extra}" if fact.extra else str(fact.speed)
        total = added_up(fact.die, fact.outfield, fact.modifier)
        return say(template, sum=total, target=target)

    def _won_inning(self, fact: WonInning, seen: Seen[ShowdownGame]) -> list[Line]:
        template = QT_TRANSLATE_NOOP("showdown", "A 1-2-3 inning: {pitcher} gains an inning (CY).")
        return [Line(Weight.NOTE, say(template, pitcher=self.name(fact.pitcher)), "SD-I-CY")]

    def _forfeited(self, fact: Forfeited, seen: Seen[ShowdownGame]) -> list[Line]:
        template = QT_TRANSLATE_NOOP("showdown", "The {club} forfeit the game.")
        return [Line(Weight.OUTCOME, say(template, club=self.club(seen, fact.loser)), "SD-G-06")]

    def _runners_moved(self, fact: RunnersMoved, seen: Seen[ShowdownGame]) -> list[Line]:
        lines = []
        for move in fact.advances:
            runner = self.name(move.runner.player)
            base = _BASE_NAMES[move.end]
            if fact.cause == "SB":
                template = QT_TRANSLATE_NOOP("showdown", "{runner} steals {base}.")
            elif move.is_out:
                template = QT_TRANSLATE_NOOP("showdown", "{runner} is thrown out at {base}.")
            elif move.scores:
                template = QT_TRANSLATE_NOOP("showdown", "{runner} scores.")
            else:
                template = QT_TRANSLATE_NOOP("showdown", "{runner} goes to {base}.")
            rule = "SD-B-11" if fact.cause == "SB" else "SD-A-25"
            sentence = say(template, runner=runner, base=say(base))
            lines.append(Line(Weight.OUTCOME, sentence, rule))
        return lines

    # The prompt

    def question(self, decision: Decision, seen: Seen[ShowdownGame]) -> Sentence:
        asks = decision.asks
        template = _QUESTIONS.get(asks)
        if template is None:
            return super().question(decision, seen)
        if asks == "take the field" and decision.default is not None:
            return super().question(decision, seen)
        if asks == "pitching change":
            return self._pitch_or_change(decision, seen)
        swing = seen.game.swing
        return say(
            template,
            club=self.club_of(decision.seat),
            batter=self.name(str(decision.arguments.get("batter", ""))),
            result=swing.result if swing is not None else "",
        )

    def _pitch_or_change(self, decision: Decision, seen: Seen[ShowdownGame]) -> Sentence:
        template = QT_TRANSLATE_NOOP("showdown", "{club}: {pitcher} pitches to {batter}{tired}.")
        mound = seen.game.defense.mound
        fatigue = self._advanced.fatigue(mound)
        tired = say(QT_TRANSLATE_NOOP("showdown", ", tired (−{fatigue})"), fatigue=fatigue)
        return say(
            template,
            club=self.club_of(decision.seat),
            pitcher=self.name(mound.pitcher),
            batter=self.name(seen.game.at_bat),
            tired=tired if fatigue else "",
        )

    def answer(self, decision: Decision, answer: Answer) -> Sentence:
        if isinstance(answer, Substitution):
            return say(QT_TRANSLATE_NOOP("showdown", "{player}"), player=self.name(answer.incoming))
        if isinstance(answer, FieldCard):
            return self._field_answer(decision, answer)
        if not isinstance(answer, Key):
            return super().answer(decision, answer)
        if answer.key == "pass":
            template = _PASSES.get(decision.asks)
            if template is None:
                template = (
                    QT_TRANSLATE_NOOP("showdown", "Throw the pitch")
                    if decision.rides
                    else QT_TRANSLATE_NOOP("showdown", "Stay put")
                )
            return say(template)
        if answer.key in _KEYS:
            names = {
                base: self.name(str(player))
                for base, player in decision.arguments.items()
                if base in ("home", "third", "second")
            }
            return say(_KEYS[answer.key], **names)
        if ":" in answer.key:
            player, icon = icons.read(answer.key)
            return say(_ICON_BUTTONS[icon], player=self.name(player))
        return super().answer(decision, answer)

    def others(self, decision: Decision) -> Sentence:
        template = _OTHERS.get(decision.asks)
        return say(template) if template is not None else super().others(decision)

    def _field_answer(self, decision: Decision, card: FieldCard) -> Sentence:
        template = QT_TRANSLATE_NOOP("showdown", "{pitcher} pitches: {players}")
        players = tuple(
            f"{self.name(player)} {position}"
            for player, position in zip(card.order, card.positions, strict=True)
            if player != card.pitcher
        )
        return say(template, pitcher=self.name(card.pitcher), players=players)

    def throw(self, roll: Roll, seen: Seen[ShowdownGame]) -> Sentence:
        game, club = seen.game, self.club_of(roll.seat)
        if roll.purpose == "pitch":
            return self._pitch_needed(roll, game)
        if roll.purpose == "swing" and game.pitch is None:
            template = QT_TRANSLATE_NOOP(
                "showdown", "{club}: a pitcher bats; swing on {pitcher}'s chart."
            )
            return say(template, club=club, pitcher=self.name(game.defense.pitcher))
        if roll.purpose == "dp":
            template = QT_TRANSLATE_NOOP("showdown", "{club}: more than {need} turns two.")
            speed = self._advanced.cards[game.at_bat].speed
            return say(template, club=club, need=speed - game.defense.infield)
        if roll.purpose == "throw":
            return say(QT_TRANSLATE_NOOP("showdown", "{club}: throw after the runner."), club=club)
        if roll.purpose == "rotation":
            template = QT_TRANSLATE_NOOP("showdown", "{manager}: throw for today's rotation slot.")
            return say(template, manager=self.manager(roll.seat))
        return super().throw(roll, seen)

    def _pitch_needed(self, roll: Roll, game: ShowdownGame) -> Sentence:
        mound = game.defense.mound
        pitcher, batter = self._advanced.pitcher(mound.pitcher), self._advanced.batter(game.at_bat)
        modifier = game.bonus + mound.bonus - self._advanced.fatigue(mound)
        return say(
            QT_TRANSLATE_NOOP("showdown", "{club}: {pitcher} needs more than {need} on the die."),
            club=self.club_of(roll.seat),
            pitcher=pitcher.name,
            need=batter.on_base - pitcher.control - modifier,
        )

    def throw_button(self, roll: Roll) -> Sentence:
        template = _THROWS.get(roll.purpose)
        return say(template) if template is not None else super().throw_button(roll)

    def drop(self, place: PlaceId) -> Sentence:
        if place.startswith("spot:"):
            return say(QT_TRANSLATE_NOOP("showdown", "goes into the field here"))
        return super().drop(place)

    def problem(self, problem: Problem) -> Sentence:
        template = _PROBLEMS.get(problem.code)
        if template is None:
            return super().problem(problem)
        return say(template, **{**problem.arguments, "rule": problem.rule})

    # The table

    def sums(self, game: ShowdownGame) -> list[Sentence]:
        found = super().sums(game)
        if isinstance(game.thrown, DoublePlayTried):
            found.append(self._double_play_sum(game.thrown))
        elif isinstance(game.thrown, ThrewAt):
            found.append(self._throw_sum(game.thrown))
        return found

    def mound_note(self, dugout: Dugout) -> Sentence | None:
        """Return how many innings a pitcher has in him and how tired he is (SD-A-30)."""
        mound = dugout.mound
        card = self._advanced.cards.get(mound.pitcher)
        if not isinstance(card, PitcherCard) or not mound.innings:
            return None
        fatigue = self._advanced.fatigue(mound)
        template = (
            QT_TRANSLATE_NOOP("showdown", "Inning {now} of {ip}: −{fatigue}")
            if fatigue
            else QT_TRANSLATE_NOOP("showdown", "Inning {now} of {ip}")
        )
        return say(template, now=mound.innings, ip=card.ip + mound.extra_ip, fatigue=fatigue)


_OTHERS: Final = {
    "batter up": QT_TRANSLATE_NOOP("showdown", "Pinch hitter"),
    "answering hitter": QT_TRANSLATE_NOOP("showdown", "Pinch hitter"),
    "pitching change": QT_TRANSLATE_NOOP("showdown", "Reliever"),
    "take the field": QT_TRANSLATE_NOOP("showdown", "New pitcher"),
}
_BASE_NAMES: Final = {
    Base.FIRST: QT_TRANSLATE_NOOP("showdown", "first"),
    Base.SECOND: QT_TRANSLATE_NOOP("showdown", "second"),
    Base.THIRD: QT_TRANSLATE_NOOP("showdown", "third"),
    Base.HOME: QT_TRANSLATE_NOOP("showdown", "home"),
}
_QUESTIONS: Final = {
    "take the field": QT_TRANSLATE_NOOP(
        "showdown", "{club}: the nine cannot take the field as it is; set it anew."
    ),
    "pitching change": "",
    "answering hitter": QT_TRANSLATE_NOOP(
        "showdown", "{club}: {batter} stays in, or answer with another hitter."
    ),
    "before the pitch": QT_TRANSLATE_NOOP("showdown", "{club}: use an icon before the pitch?"),
    "on the result": QT_TRANSLATE_NOOP("showdown", "{club}: the result is {result}; use an icon?"),
    "glove": QT_TRANSLATE_NOOP("showdown", "{club}: use a G for +10 Fielding?"),
    "send": QT_TRANSLATE_NOOP("showdown", "{club}: try for an extra base?"),
    "throw": QT_TRANSLATE_NOOP("showdown", "{club}: which runner do you throw at?"),
}


def added_up(*terms: int) -> str:
    """Return ``13 + 5 = 18``; terms of 0 behind the first are left out."""
    first, *rest = terms
    told = [str(first)] + [f"{'+' if term > 0 else '−'} {abs(term)}" for term in rest if term]
    return f"{' '.join(told)} = {sum(terms)}"
