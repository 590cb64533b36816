"""The sentences that the expert game adds; what cards are called and say is printed on them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from hotstove.baseball.bases import Base
from hotstove.baseball.effects.modifiers import Lasts
from hotstove.baseball.facts import Batted, PinchRan, RunnersMoved
from hotstove.play.answers import Answer, Key, Placed
from hotstove.play.decisions import Decision, PlaceId, Roll
from hotstove.play.facts import Fact
from hotstove.play.problems import Problem
from hotstove.play.table import Seen
from hotstove.play.wording import Line, Weight
from hotstove.play.words import QT_TRANSLATE_NOOP, Filling, Sentence

from . import expert_facts as facts
from .advanced_wording import AdvancedWording, added_up
from .expert_words import (
    ANSWERS,
    BASE_NAMES,
    BATTED,
    DEFENSE,
    NUMBERS,
    OFFENSE,
    OTHERS,
    PROBLEMS,
    QUESTIONS,
    SIDES,
    THROWS,
    WINDOWS,
)
from .state import ShowdownGame
from .strategy import CopyId
from .strategy_moment import CHOSEN
from .strategy_running import TOGETHER
from .wording import say

if TYPE_CHECKING:
    from .expert import ExpertShowdown

_Seen = Seen[ShowdownGame]
_LASTING: Final = {
    Lasts.THIS_ROLL: QT_TRANSLATE_NOOP("showdown", "{what} {by}."),
    Lasts.AT_BAT: QT_TRANSLATE_NOOP("showdown", "{what} {by} for this at-bat."),
    Lasts.INNING: QT_TRANSLATE_NOOP("showdown", "{what} {by} for the inning."),
    Lasts.GAME: QT_TRANSLATE_NOOP("showdown", "{what} {by} for the game."),
}


class ExpertWording(AdvancedWording):
    def __init__(self, book: ExpertShowdown) -> None:
        super().__init__(book)
        self._expert = book
        added: dict[type[Fact], Callable[..., list[Line]]] = {
            facts.DecksShuffled: self._decks_shuffled,
            facts.DecksLeftOut: self._decks_left_out,
            facts.DeckShuffled: self._deck_shuffled,
            facts.Drew: self._drew,
            facts.Fetched: self._fetched,
            facts.Returned: self._returned,
            facts.HandShown: self._hand_shown,
            facts.CardPlayed: self._card_played,
            facts.BonusGained: self._bonus_gained,
            facts.CardCancelled: self._card_cancelled,
            facts.CardStayed: self._card_stayed,
            facts.CardLeft: self._card_left,
            facts.Discarded: self._discarded,
            facts.Adjusted: self._adjusted,
            facts.IpChanged: self._ip_changed,
            facts.ResultChanged: self._result_changed,
            facts.ChartNamed: self._chart_named,
            facts.RunnersHeld: self._runners_held,
            facts.AttemptsDenied: self._attempts_denied,
            facts.WalkOrdered: self._walk_ordered,
            facts.BuntCalled: self._bunt_called,
            facts.Bunted: self._bunted,
            facts.StealTried: self._steal_tried,
            facts.Checked: self._checked,
            facts.PitcherFreed: self._pitcher_freed,
            facts.PitcherForcedOut: self._pitcher_forced_out,
            PinchRan: self._pinch_ran,
        }
        self._tellers.update(added)

    # The log: decks and hands

    def _line(self, weight: Weight, template: str, rule: str, **filled: Filling) -> list[Line]:
        return [Line(weight, say(template, **filled), rule)]

    def _decks_shuffled(self, fact: facts.DecksShuffled, seen: _Seen) -> list[Line]:
        template = QT_TRANSLATE_NOOP("showdown", "Both strategy decks are shuffled.")
        return self._line(Weight.OUTCOME, template, "SD-E-04")

    def _decks_left_out(self, fact: facts.DecksLeftOut, seen: _Seen) -> list[Line]:
        template = QT_TRANSLATE_NOOP(
            "showdown", "No strategy cards today: the {clubs} have brought no deck."
        )
        clubs = tuple(self.club(seen, side) for side in fact.lacking)
        return self._line(Weight.OUTCOME, template, "SD-E-03", clubs=clubs)

    def _deck_shuffled(self, fact: facts.DeckShuffled, seen: _Seen) -> list[Line]:
        template = QT_TRANSLATE_NOOP("showdown", "The {club} shuffle their deck.")
        return self._line(Weight.NOTE, template, "SD-V-04", club=self.club(seen, fact.side))

    def _drew(self, fact: facts.Drew, seen: _Seen) -> list[Line]:
        club = self.club(seen, fact.side)
        if all(fact.cards):
            template = QT_TRANSLATE_NOOP("showdown", "The {club} draw {cards}.")
            cards = tuple(self.card_name(card) for card in fact.cards)
            return self._line(Weight.NOTE, template, "SD-E-05", club=club, cards=cards)
        template = (
            QT_TRANSLATE_NOOP("showdown", "The {club} draw a card.")
            if len(fact.cards) == 1
            else QT_TRANSLATE_NOOP("showdown", "The {club} draw {count:n} cards.", "", 1)
        )
        return self._line(Weight.NOTE, template, "SD-E-05", club=club, count=len(fact.cards))

    def _fetched(self, fact: facts.Fetched, seen: _Seen) -> list[Line]:
        club = self.club(seen, fact.side)
        if not fact.card:
            template = QT_TRANSLATE_NOOP("showdown", "The {club} take a card from their deck.")
            return self._line(Weight.NOTE, template, "SD-V-04", club=club)
        template = QT_TRANSLATE_NOOP("showdown", "The {club} take {card} from their deck.")
        return self._line(
            Weight.NOTE, template, "SD-V-04", club=club, card=self.card_name(fact.card)
        )

    def _returned(self, fact: facts.Returned, seen: _Seen) -> list[Line]:
        template = QT_TRANSLATE_NOOP("showdown", "The {club} take {card} back into the hand.")
        club, card = self.club(seen, fact.side), self.card_name(fact.card)
        return self._line(Weight.NOTE, template, "SD-V-04", club=club, card=card)

    def _hand_shown(self, fact: facts.HandShown, seen: _Seen) -> list[Line]:
        club = self.club(seen, fact.side)
        if not all(fact.cards):
            template = QT_TRANSLATE_NOOP("showdown", "The {club} show their hand to the others.")
            return self._line(Weight.NOTE, template, "SD-V-04", club=club)
        template = QT_TRANSLATE_NOOP("showdown", "The {club} show their hand: {cards}.")
        cards = tuple(self.card_name(card) for card in fact.cards)
        return self._line(Weight.NOTE, template, "SD-V-04", club=club, cards=cards)

    def _discarded(self, fact: facts.Discarded, seen: _Seen) -> list[Line]:
        template = QT_TRANSLATE_NOOP("showdown", "The {club} discard {cards}.")
        cards = tuple(self.card_name(card) for card in fact.cards)
        club = self.club(seen, fact.side)
        return self._line(Weight.NOTE, template, "SD-E-17", club=club, cards=cards)

    # The log: cards played

    def _card_played(self, fact: facts.CardPlayed, seen: _Seen) -> list[Line]:
        played = QT_TRANSLATE_NOOP("showdown", "The {club} play {card}.")
        club, card = self.club(seen, fact.side), self._expert.strategy[fact.card]
        return [
            *self._line(Weight.OUTCOME, played, "SD-E-16", club=club, card=card.name),
            *self._line(Weight.NOTE, "{text}", "SD-E-16", text=card.text),
        ]

    def _bonus_gained(self, fact: facts.BonusGained, seen: _Seen) -> list[Line]:
        template = QT_TRANSLATE_NOOP("showdown", "{player}'s {icon} icon adds to it.")
        player = self.name(fact.player)
        return self._line(Weight.NOTE, template, "SD-E-33", player=player, icon=fact.icon)

    def _card_cancelled(self, fact: facts.CardCancelled, seen: _Seen) -> list[Line]:
        template = QT_TRANSLATE_NOOP("showdown", "{card} is cancelled.")
        return self._line(Weight.OUTCOME, template, "SD-V-04", card=self.card_name(fact.card))

    def _card_stayed(self, fact: facts.CardStayed, seen: _Seen) -> list[Line]:
        template = QT_TRANSLATE_NOOP("showdown", "{card} stays in play.")
        card = self.card_name(fact.staying.card)
        return self._line(Weight.NOTE, template, "SD-E-18", card=card)

    def _card_left(self, fact: facts.CardLeft, seen: _Seen) -> list[Line]:
        template = QT_TRANSLATE_NOOP("showdown", "{card} goes to the discard pile.")
        return self._line(Weight.NOTE, template, "SD-E-18", card=self.card_name(fact.card))

    def _adjusted(self, fact: facts.Adjusted, seen: _Seen) -> list[Line]:
        modifier = fact.modifier
        what = say(NUMBERS[modifier.what])
        if modifier.of:
            owned = QT_TRANSLATE_NOOP("showdown", "{player}'s {what}")
            what = say(owned, player=self.name(modifier.of), what=what)
        by = f"= {modifier.by}" if modifier.is_set else signed(modifier.by)
        return self._line(Weight.SUM, _LASTING[modifier.lasts], "SD-D-04", what=what, by=by)

    def _ip_changed(self, fact: facts.IpChanged, seen: _Seen) -> list[Line]:
        template = QT_TRANSLATE_NOOP("showdown", "{player}'s IP {by} for the game.")
        player = self.name(fact.pitcher)
        return self._line(Weight.SUM, template, "SD-E-41", player=player, by=signed(fact.by))

    def _result_changed(self, fact: facts.ResultChanged, seen: _Seen) -> list[Line]:
        lines: list[Line] = []
        if fact.pitch is not None:
            lines += self._pitched(fact.pitch, seen)
        template = QT_TRANSLATE_NOOP("showdown", "The result is now {result}.")
        result = fact.swing.result
        return lines + self._line(Weight.OUTCOME, template, "SD-E-12", result=result)

    def _chart_named(self, fact: facts.ChartNamed, seen: _Seen) -> list[Line]:
        template = (
            QT_TRANSLATE_NOOP("showdown", "The swing will be read on the pitcher's chart.")
            if fact.chart == "pitcher"
            else QT_TRANSLATE_NOOP("showdown", "The swing will be read on the batter's chart.")
        )
        return self._line(Weight.NOTE, template, "SD-V-04")

    def _runners_held(self, fact: facts.RunnersHeld, seen: _Seen) -> list[Line]:
        template = QT_TRANSLATE_NOOP("showdown", "{runners} must hold.")
        runners = tuple(self.name(runner) for runner in fact.runners)
        return self._line(Weight.NOTE, template, "SD-V-04", runners=runners)

    def _attempts_denied(self, fact: facts.AttemptsDenied, seen: _Seen) -> list[Line]:
        template = QT_TRANSLATE_NOOP("showdown", "Nobody may try for an extra base.")
        return self._line(Weight.NOTE, template, "SD-V-04")

    # The log: walks, bunts, steals, pitchers, runners

    def _walk_ordered(self, fact: facts.WalkOrdered, seen: _Seen) -> list[Line]:
        template = QT_TRANSLATE_NOOP("showdown", "{batter} is to be walked.")
        return self._line(Weight.NOTE, template, "SD-E-50", batter=self.name(fact.batter))

    def _bunt_called(self, fact: facts.BuntCalled, seen: _Seen) -> list[Line]:
        template = QT_TRANSLATE_NOOP("showdown", "{batter} squares to bunt.")
        return self._line(Weight.NOTE, template, "SD-E-51", batter=self.name(fact.batter))

    def _bunted(self, fact: facts.Bunted, seen: _Seen) -> list[Line]:
        template = (
            QT_TRANSLATE_NOOP("showdown", "Bunt {die} on {pitcher}'s chart: it is down.")
            if fact.is_good
            else QT_TRANSLATE_NOOP("showdown", "Bunt {die} on {pitcher}'s chart: popped up.")
        )
        pitcher = self.name(fact.pitcher)
        return self._line(Weight.SUM, template, "SD-E-52", die=fact.die, pitcher=pitcher)

    def _steal_tried(self, fact: facts.StealTried, seen: _Seen) -> list[Line]:
        template = (
            QT_TRANSLATE_NOOP("showdown", "Steal: {sum} > Speed {speed}: out")
            if fact.is_out
            else QT_TRANSLATE_NOOP("showdown", "Steal: {sum}, not over Speed {speed}: safe")
        )
        total = added_up(fact.die, fact.arm, fact.extra, fact.modifier)
        return self._line(Weight.SUM, template, "SD-E-22", sum=total, speed=fact.speed)

    def _checked(self, fact: facts.Checked, seen: _Seen) -> list[Line]:
        template = (
            QT_TRANSLATE_NOOP("showdown", "Fielding check: {sum}, 21 or more: passed")
            if fact.is_passed
            else QT_TRANSLATE_NOOP("showdown", "Fielding check: {sum}, not 21: failed")
        )
        total = added_up(fact.die, fact.fielding, fact.modifier)
        return self._line(Weight.SUM, template, "SD-E-26", sum=total)

    def _pitcher_freed(self, fact: facts.PitcherFreed, seen: _Seen) -> list[Line]:
        template = QT_TRANSLATE_NOOP("showdown", "{pitcher} may be taken out.")
        return self._line(Weight.NOTE, template, "SD-A-44", pitcher=self.name(fact.pitcher))

    def _pitcher_forced_out(self, fact: facts.PitcherForcedOut, seen: _Seen) -> list[Line]:
        template = (
            QT_TRANSLATE_NOOP("showdown", "{pitcher} must leave the mound now.")
            if fact.is_now
            else QT_TRANSLATE_NOOP("showdown", "{pitcher} must leave before the next batter.")
        )
        return self._line(Weight.OUTCOME, template, "SD-E-75", pitcher=self.name(fact.pitcher))

    def _pinch_ran(self, fact: PinchRan, seen: _Seen) -> list[Line]:
        template = QT_TRANSLATE_NOOP("showdown", "{incoming} runs for {outgoing}.")
        return self._line(
            Weight.OUTCOME,
            template,
            "SD-E-70",
            incoming=self.name(fact.incoming),
            outgoing=self.name(fact.outgoing),
        )

    def _batted(self, fact: Batted, seen: _Seen) -> list[Line]:
        template = BATTED.get(fact.code)
        if template is None:
            return super()._batted(fact, seen)
        if fact.sacrifice:
            template = QT_TRANSLATE_NOOP("showdown", "{batter} sacrifices.")
        rule = "SD-E-50" if fact.code == "IBB" else "SD-E-52"
        lines = self._line(Weight.OUTCOME, template, rule, batter=self.name(fact.batter))
        for move in fact.advances:
            if move.start is not Base.PLATE:
                lines += self._moved(move.runner.player, move.end, "SD-B-09")
        return lines

    def _moved(self, runner: str, base: Base, rule: str) -> list[Line]:
        template = (
            QT_TRANSLATE_NOOP("showdown", "{runner} scores.")
            if base is Base.HOME
            else QT_TRANSLATE_NOOP("showdown", "{runner} goes to {base}.")
        )
        place = say(BASE_NAMES[base])
        return self._line(Weight.NOTE, template, rule, runner=self.name(runner), base=place)

    def _runners_moved(self, fact: RunnersMoved, seen: _Seen) -> list[Line]:
        if fact.cause not in ("CS", "ADV"):
            return super()._runners_moved(fact, seen)
        lines: list[Line] = []
        for move in fact.advances:
            if not move.is_out:
                lines += self._moved(move.runner.player, move.end, "SD-E-24")
                continue
            template = (
                QT_TRANSLATE_NOOP("showdown", "{runner} is caught stealing {base}.")
                if fact.cause == "CS"
                else QT_TRANSLATE_NOOP("showdown", "{runner} is put out.")
            )
            runner, base = self.name(move.runner.player), say(BASE_NAMES[move.end])
            lines += self._line(Weight.OUTCOME, template, "SD-E-22", runner=runner, base=base)
        return lines

    # The prompt

    def question(self, decision: Decision, seen: _Seen) -> Sentence:
        game, arguments = seen.game, decision.arguments
        event = f"{decision.asks}, {game.expert.mode}"
        template = QUESTIONS.get(event, QUESTIONS.get(decision.asks, ""))
        if not template:
            return super().question(decision, seen)
        swing = game.swing
        result = game.expert.code
        if game.at_bat:
            result = swing.result.value if swing is not None else game.expert.mode
        return say(
            template,
            job=say(OFFENSE if game.side_of(decision.seat) is game.batting else DEFENSE),
            club=self.club_of(decision.seat),
            batter=self.name(game.at_bat or game.last_batter),
            pitcher=self.name(str(arguments.get("pitcher", game.defense.pitcher))),
            card=self.card_name(str(arguments.get("card", ""))),
            result=result,
            runner=self.name(game.expert.target),
            player=self.name(str(arguments.get("player", ""))),
        )

    def answer(self, decision: Decision, answer: Answer) -> Sentence:
        if isinstance(answer, Placed):
            return say("{card}", card=self.card_name(answer.card))
        if isinstance(answer, Key):
            if decision.asks in ("card runner", "steal throw"):
                names = tuple(self.name(each) for each in answer.key.split(TOGETHER))
                return say("{players}", players=names)
            if decision.asks == "card choice":
                return say("{label}", label=answer.key.partition(": ")[2])
            if answer.key in ANSWERS:
                return say(ANSWERS[answer.key])
        return super().answer(decision, answer)

    def others(self, decision: Decision) -> Sentence:
        template = OTHERS.get(decision.asks)
        return say(template) if template is not None else super().others(decision)

    def throw(self, roll: Roll, seen: _Seen) -> Sentence:
        template = THROWS.get(roll.purpose)
        if template is None:
            return super().throw(roll, seen)
        game = seen.game
        return say(template[0], club=self.club_of(roll.seat), batter=self.name(game.at_bat))

    def _pitch_needed(self, roll: Roll, game: ShowdownGame) -> Sentence:
        book, mound = self._expert, game.defense.mound
        pitcher, batter = book.pitcher(mound.pitcher), book.batter(game.at_bat)
        control = book.number(game, "control", of=pitcher.id, printed=pitcher.control)
        on_base = book.number(game, "on_base", of=batter.id, printed=batter.on_base)
        modifier = book.number(game, "pitch") - book.tiredness(game)
        return say(
            QT_TRANSLATE_NOOP("showdown", "{club}: {pitcher} needs more than {need} on the die."),
            club=self.club_of(roll.seat),
            pitcher=pitcher.name,
            need=on_base - control - modifier,
        )

    def throw_button(self, roll: Roll) -> Sentence:
        template = THROWS.get(roll.purpose)
        return say(template[1]) if template is not None else super().throw_button(roll)

    def drop(self, place: PlaceId) -> Sentence:
        if place == "table":
            return say(QT_TRANSLATE_NOOP("showdown", "is played"))
        if place == CHOSEN:
            return say(QT_TRANSLATE_NOOP("showdown", "is the one"))
        if place in ("first", "second", "third"):
            return say(QT_TRANSLATE_NOOP("showdown", "runs for him"))
        return super().drop(place)

    def problem(self, problem: Problem) -> Sentence:
        template = PROBLEMS.get(problem.code)
        if template is None or (problem.code == "BASE_OCCUPIED" and problem.rule != "SD-E-23"):
            return super().problem(problem)
        arguments: dict[str, Filling] = {**problem.arguments, "rule": problem.rule}
        if problem.code == "WRONG_SIDE":
            arguments["side"] = say(SIDES[str(problem.arguments.get("side", "either"))])
        if problem.code == "WINDOW_CLOSED":
            windows = problem.arguments.get("windows", ())
            if not windows or not isinstance(windows, tuple):
                return say(
                    QT_TRANSLATE_NOOP(
                        "showdown",
                        "{card} waits: no card is played before substitutions, walk and bunt are "
                        "settled ({rule}).",
                    ),
                    **arguments,
                )
            arguments["when"] = say(WINDOWS[windows[0]])
        return say(template, **arguments)

    def caption(self, game: ShowdownGame) -> Sentence | None:
        template = BATTED.get(game.expert.code)
        if game.at_bat or template is None:
            return super().caption(game)
        return say(template, batter=self.name(game.last_batter))

    # Names

    def card_name(self, copy: CopyId) -> str:
        return self._expert.strategy_name(copy)

    def card_text(self, copy: CopyId) -> str:
        """Return what is printed on the card, as plain text."""
        card = self._expert.strategy.get(copy)
        return card.text if card is not None else ""


def signed(number: int) -> str:
    return f"{'+' if number >= 0 else '−'}{abs(number)}"
