"""Every sentence of a Clutch game, in English, marked for translation; rules decide elsewhere.

Here: the log, and how questions are put together. The templates of the prompt stand in prompts,
those of refusals in problem_wording.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from hotstove.baseball.facts import (
    Batted,
    CameToBat,
    FieldSet,
    Forfeited,
    GameEnded,
    LineupHandedIn,
    LineupsShown,
    PinchHit,
    PinchRan,
    PitchingChange,
    RunnersMoved,
    SidesDecided,
)
from hotstove.baseball.lineups import FieldCard, LineupCard, Substitution
from hotstove.play.answers import Answer, Key, Placed
from hotstove.play.decisions import Decision, PlaceId, Roll
from hotstove.play.facts import Fact, Rolled
from hotstove.play.problems import Problem
from hotstove.play.seats import Seat, Side
from hotstove.play.table import Seen
from hotstove.play.wording import Line, Weight
from hotstove.play.words import QT_TRANSLATE_NOOP, Filling, Sentence

from . import facts, prompts
from .problem_wording import problem_sentence
from .say import say
from .state import ClutchGame

if TYPE_CHECKING:
    from .rulebook import ClutchRulebook

_Seen = Seen[ClutchGame]
OUTCOMES: Final = {
    "SO": QT_TRANSLATE_NOOP("clutch", "{batter} strikes out."),
    "GB": QT_TRANSLATE_NOOP("clutch", "{batter} hits a ground ball."),
    "LD": QT_TRANSLATE_NOOP("clutch", "{batter} lines out."),
    "FB": QT_TRANSLATE_NOOP("clutch", "{batter} flies out."),
    "BB": QT_TRANSLATE_NOOP("clutch", "{batter} walks."),
    "1B": QT_TRANSLATE_NOOP("clutch", "{batter} singles."),
    "2B": QT_TRANSLATE_NOOP("clutch", "{batter} doubles."),
    "3B": QT_TRANSLATE_NOOP("clutch", "{batter} triples."),
    "HR": QT_TRANSLATE_NOOP("clutch", "{batter} homers!"),
    "IBB": QT_TRANSLATE_NOOP("clutch", "{batter} is walked intentionally."),
    "SAC": QT_TRANSLATE_NOOP("clutch", "{batter} bunts and is out."),
    "E": QT_TRANSLATE_NOOP("clutch", "{batter} reaches on an error."),
    "HBP": QT_TRANSLATE_NOOP("clutch", "{batter} is hit by the pitch."),
    "CI": QT_TRANSLATE_NOOP("clutch", "{batter} reaches on interference."),
}
_MOVED: Final = {
    False: QT_TRANSLATE_NOOP("clutch", "{runner} to {base}."),
    True: QT_TRANSLATE_NOOP("clutch", "{runner} is out on the way to {base}."),
}
_LOG: Final[dict[type[Fact], tuple[Weight, str, str]]] = {
    facts.SlotRolled: (
        Weight.NOTE, QT_TRANSLATE_NOOP("clutch", "Slot {slot} of both rotations starts."), "C24-19",
    ),
    facts.StarterNamed: (
        Weight.NOTE, QT_TRANSLATE_NOOP("clutch", "The {side} name a starter."), "CL-19",
    ),
    facts.StartersShown: (
        Weight.OUTCOME, QT_TRANSLATE_NOOP("clutch", "{visitor} starts against {home}."), "CL-19",
    ),
    facts.DecksShuffled: (
        Weight.NOTE, QT_TRANSLATE_NOOP("clutch", "Both strategy decks are shuffled."), "CL-19",
    ),
    facts.MulliganTaken: (
        Weight.NOTE, QT_TRANSLATE_NOOP("clutch", "The {side} take a mulligan."), "C24-20",
    ),
    facts.Bottomed: (
        Weight.NOTE, QT_TRANSLATE_NOOP("clutch", "The {side} put a card under the deck."), "C24-20",
    ),
    facts.HandKept: (
        Weight.NOTE, QT_TRANSLATE_NOOP("clutch", "The {side} keep their hand."), "C24-20",
    ),
    facts.DeckShuffled: (
        Weight.NOTE, QT_TRANSLATE_NOOP("clutch", "The {side} shuffle their deck."), "CL-101",
    ),
    facts.RunnerPlaced: (
        Weight.NOTE, QT_TRANSLATE_NOOP("clutch", "{runner} begins the inning on second."), "C24-36",
    ),
    facts.ResultChanged: (
        Weight.OUTCOME, QT_TRANSLATE_NOOP("clutch", "The result becomes {result}."), "CL-73",
    ),
    facts.InfieldDrawnIn: (
        Weight.NOTE, QT_TRANSLATE_NOOP("clutch", "The infield comes in."), "CL-92",
    ),
    facts.CardPlayed: (
        Weight.OUTCOME, QT_TRANSLATE_NOOP("clutch", "The {side} play {card}: {text}"), "CL-62",
    ),
    facts.CardPaid: (
        Weight.NOTE, QT_TRANSLATE_NOOP("clutch", "The {side} discard {cards} for {card}."), "CL-64",
    ),
    facts.CardNegated: (
        Weight.OUTCOME, QT_TRANSLATE_NOOP("clutch", "{card} does nothing."), "CL-68",
    ),
    facts.CardTakenBack: (
        Weight.NOTE, QT_TRANSLATE_NOOP("clutch", "The {side} take {card} back."), "CL-71",
    ),
    facts.CardUsed: (
        Weight.OUTCOME, QT_TRANSLATE_NOOP("clutch", "{card} comes into play."), "CL-66",
    ),
    facts.CardLeft: (
        Weight.NOTE, QT_TRANSLATE_NOOP("clutch", "{card} leaves play."), "CL-66",
    ),
    facts.BonusGained: (
        Weight.NOTE, QT_TRANSLATE_NOOP("clutch", "{player}'s {icon} adds to {card}."), "CL-14",
    ),
    facts.IpGained: (
        Weight.NOTE, QT_TRANSLATE_NOOP("clutch", "{pitcher} has {by} more inning."), "C24-24",
    ),
    facts.CountAdjusted: (
        Weight.NOTE, QT_TRANSLATE_NOOP("clutch", "{pitcher}: {by} to what counts."), "CL-31",
    ),
    facts.UnitZeroed: (
        Weight.OUTCOME,
        QT_TRANSLATE_NOOP("clutch", "With {player} there the {unit} counts nothing."), "C17-28",
    ),
    facts.Discarded: (
        Weight.NOTE, QT_TRANSLATE_NOOP("clutch", "The {side} discard {cards}."), "CL-22",
    ),
    facts.Returned: (
        Weight.NOTE, QT_TRANSLATE_NOOP("clutch", "The {side} take {card} back in hand."), "CL-101",
    ),
    facts.HandShown: (
        Weight.NOTE, QT_TRANSLATE_NOOP("clutch", "The {side} show their hand."), "CL-101",
    ),
    PinchHit: (
        Weight.OUTCOME, QT_TRANSLATE_NOOP("clutch", "{incoming} bats for {outgoing}."), "CL-35",
    ),
    PinchRan: (
        Weight.OUTCOME, QT_TRANSLATE_NOOP("clutch", "{incoming} runs for {outgoing}."), "CL-35",
    ),
    PitchingChange: (
        Weight.OUTCOME, QT_TRANSLATE_NOOP("clutch", "{incoming} relieves {outgoing}."), "CL-35",
    ),
    FieldSet: (
        Weight.NOTE, QT_TRANSLATE_NOOP("clutch", "The {side} set their field anew."), "CL-41",
    ),
    Forfeited: (
        Weight.OUTCOME, QT_TRANSLATE_NOOP("clutch", "The {loser} forfeit."), "C24-34",
    ),
    LineupHandedIn: (
        Weight.NOTE, QT_TRANSLATE_NOOP("clutch", "The {side} hand in a lineup."), "CL-24",
    ),
}  # fmt: skip
"""What needs no more than its own fields filled in."""


class ClutchWording:
    def __init__(self, book: ClutchRulebook) -> None:
        self._book = book
        self._tellers: dict[type[Fact], Callable[[Any, _Seen], list[Line]]] = {
            Rolled: self._rolled,
            SidesDecided: self._sides_decided,
            LineupsShown: self._lineups_shown,
            facts.TookField: self._took_field,
            CameToBat: self._came_to_bat,
            facts.Pitched: self._pitched,
            facts.Swung: self._swung,
            facts.BuntTried: self._bunt_tried,
            facts.ThrewAt: self._threw,
            facts.Checked: self._checked,
            facts.Drew: self._drew,
            facts.Fetched: self._fetched,
            facts.Adjusted: self._adjusted,
            facts.StadiumActed: self._stadium_acted,
            Batted: self._batted,
            RunnersMoved: self._runners_moved,
            GameEnded: self._game_ended,
        }

    def is_open(self, answer: Answer) -> bool:
        """CL-21, C24-47: what a side may do without looking at its hand, for all to see.

        A coach who wants cards of the hand for it may tell of the hand.
        """
        if isinstance(answer, Substitution):
            return True
        card = self._book.strategy.get(answer.card) if isinstance(answer, Placed) else None
        return card is not None and bool(card.coach) and not card.cost

    # The log

    def lines(self, fact: Fact, seen: _Seen) -> list[Line]:
        tell = self._tellers.get(type(fact))
        if tell is not None:
            return tell(fact, seen)
        plain = _LOG.get(type(fact))
        if plain is None:
            return []
        weight, template, rule = plain
        return [Line(weight, say(template, **self._filled(fact, seen)), rule)]

    def _filled(self, fact: Fact, seen: _Seen) -> dict[str, Filling]:
        """The fields of a fact in words: sides as clubs, cards and players by their names."""
        found: dict[str, Filling] = {}
        for field in fact.__struct_fields__:
            value = getattr(fact, field)
            if isinstance(value, Side):
                found[field] = self.club(seen, value)
            elif isinstance(value, tuple):
                found[field] = tuple(self.named(str(each)) for each in value)
            elif field == "unit":
                found[field] = say(prompts.UNITS[str(value)])
            elif field == "result":
                found[field] = self.result(str(value))
            else:
                found[field] = value if type(value) is int else self.named(str(value))
        card = self._book.strategy.get(str(getattr(fact, "card", "")))
        if card is not None:
            found["text"] = card.text
        return found

    def _rolled(self, fact: Rolled, seen: _Seen) -> list[Line]:
        if fact.purpose != "home":
            return []
        template = QT_TRANSLATE_NOOP("clutch", "{manager} throws {face} for home.")
        told = say(template, manager=self.manager(fact.seat), face=fact.face)
        return [Line(Weight.NOTE, told, "CL-20")]

    def _sides_decided(self, fact: SidesDecided, seen: _Seen) -> list[Line]:
        template = QT_TRANSLATE_NOOP("clutch", "The {home} play at home; the {visitor} bat first.")
        told = say(template, home=self.club_of(fact.home), visitor=self.club_of(fact.visitor))
        return [Line(Weight.OUTCOME, told, "CL-20")]

    def _lineups_shown(self, fact: LineupsShown, seen: _Seen) -> list[Line]:
        template = QT_TRANSLATE_NOOP("clutch", "Both lineups are shown. Play ball.")
        return [Line(Weight.OUTCOME, say(template), "CL-24")]

    def _took_field(self, fact: facts.TookField, seen: _Seen) -> list[Line]:
        heading = (
            QT_TRANSLATE_NOOP("clutch", "Top of inning {inning}: the {club} bat")
            if fact.side is Side.HOME
            else QT_TRANSLATE_NOOP("clutch", "Bottom of inning {inning}: the {club} bat")
        )
        club = self.club(seen, fact.side.other)
        mound = QT_TRANSLATE_NOOP("clutch", "{pitcher} takes the mound.")
        return [
            Line(Weight.HEADING, say(heading, inning=seen.game.inning, club=club), "CL-44"),
            Line(Weight.NOTE, say(mound, pitcher=self.named(fact.pitcher)), "CL-44"),
        ]

    def _came_to_bat(self, fact: CameToBat, seen: _Seen) -> list[Line]:
        template = QT_TRANSLATE_NOOP("clutch", "{batter}, spot {spot}, comes to bat.")
        told = say(template, batter=self.named(fact.batter), spot=fact.spot)
        return [Line(Weight.NOTE, told, "CL-55")]

    def _pitched(self, fact: facts.Pitched, seen: _Seen) -> list[Line]:
        template = (
            QT_TRANSLATE_NOOP("clutch", "{sum} against On-Base {target}: the pitcher's chart.")
            if fact.advantage == "pitcher"
            else QT_TRANSLATE_NOOP("clutch", "{sum} against On-Base {target}: the batter's chart.")
        )
        told = [
            Line(Weight.SUM, say(template, sum=pitch_sum(fact), target=fact.on_base), "CL-58")
        ]
        if fact.is_mistake:
            mistake = QT_TRANSLATE_NOOP("clutch", "A mistake pitch: the 24-sided die swings.")
            rule = "C17-31" if self._book.edition.year == 2017 else "C24-38"
            told.append(Line(Weight.OUTCOME, say(mistake), rule))
        return told

    def _swung(self, fact: facts.Swung, seen: _Seen) -> list[Line]:
        template = QT_TRANSLATE_NOOP("clutch", "Swing {total} on {name}'s chart: {result}.")
        told = say(
            template,
            total=fact.total,
            name=self.named(fact.chart_of),
            result=self.result(fact.result),
        )
        return [Line(Weight.SUM, told, "CL-59")]

    def _bunt_tried(self, fact: facts.BuntTried, seen: _Seen) -> list[Line]:
        template = (
            QT_TRANSLATE_NOOP("clutch", "Bunt {die}: it lies well.")
            if fact.is_good
            else QT_TRANSLATE_NOOP("clutch", "Bunt {die}: it fails.")
        )
        return [Line(Weight.SUM, say(template, die=fact.die), "CL-90")]

    def _threw(self, fact: facts.ThrewAt, seen: _Seen) -> list[Line]:
        template = (
            QT_TRANSLATE_NOOP("clutch", "{unit} {total} beats {speed}: {runner} is out.")
            if fact.is_out
            else QT_TRANSLATE_NOOP("clutch", "{unit} {total} against {speed}: {runner} is safe.")
        )
        told = say(
            template,
            unit=say(prompts.UNITS[fact.unit]),
            total=fact.total,
            speed=fact.speed + fact.extra,
            runner=self.named(fact.runner),
        )
        return [Line(Weight.SUM, told, "CL-76")]

    def _checked(self, fact: facts.Checked, seen: _Seen) -> list[Line]:
        template = (
            QT_TRANSLATE_NOOP("clutch", "{unit} check, {total} against {target}: passed.")
            if fact.is_passed
            else QT_TRANSLATE_NOOP("clutch", "{unit} check, {total} against {target}: failed.")
        )
        unit = say(prompts.UNITS[fact.unit])
        told = say(template, unit=unit, total=fact.total, target=fact.target)
        return [Line(Weight.SUM, told, "CL-77")]

    def _drew(self, fact: facts.Drew, seen: _Seen) -> list[Line]:
        club = self.club(seen, fact.side)
        if all(fact.cards):
            template = QT_TRANSLATE_NOOP("clutch", "The {club} draw {cards}.")
            told = say(template, club=club, cards=tuple(map(self.named, fact.cards)))
        else:
            template = QT_TRANSLATE_NOOP("clutch", "The {club} draw cards: {count}.")
            told = say(template, club=club, count=len(fact.cards))
        return [Line(Weight.NOTE, told, "CL-23")]

    def _fetched(self, fact: facts.Fetched, seen: _Seen) -> list[Line]:
        club = self.club(seen, fact.side)
        if fact.card:
            template = QT_TRANSLATE_NOOP("clutch", "The {club} take {card} out of the deck.")
            told = say(template, club=club, card=self.named(fact.card))
        else:
            template = QT_TRANSLATE_NOOP("clutch", "The {club} take a card out of the deck.")
            told = say(template, club=club)
        return [Line(Weight.NOTE, told, "CL-101")]

    def _adjusted(self, fact: facts.Adjusted, seen: _Seen) -> list[Line]:
        change = fact.change
        if change.is_set or change.what not in prompts.NUMBERS:
            return []
        template = QT_TRANSLATE_NOOP("clutch", "{what} {by}.")
        by = f"{'+' if change.by > 0 else '−'}{abs(change.by)}"
        told = say(template, what=say(prompts.NUMBERS[change.what]), by=by)
        return [Line(Weight.SUM, told, "CL-101")]

    def _stadium_acted(self, fact: facts.StadiumActed, seen: _Seen) -> list[Line]:
        if fact.part != "main":
            return []
        template = QT_TRANSLATE_NOOP("clutch", "{card} makes itself felt.")
        return [Line(Weight.NOTE, say(template, card=self.ground(fact.card)), "CL-98")]

    def _batted(self, fact: Batted, seen: _Seen) -> list[Line]:
        outcome = say(OUTCOMES[fact.code], batter=self.named(fact.batter))
        return [Line(Weight.OUTCOME, outcome, "CL-55"), *self._moves(fact.advances, skip=True)]

    def _runners_moved(self, fact: RunnersMoved, seen: _Seen) -> list[Line]:
        return self._moves(fact.advances)

    def _moves(self, advances: Any, *, skip: bool = False) -> list[Line]:
        found = []
        for move in advances:
            if skip and move.start == 0:
                continue
            told = say(
                _MOVED[move.is_out],
                runner=self.named(move.runner.player),
                base=say(prompts.BASES[int(move.end)]),
            )
            found.append(Line(Weight.NOTE, told, "CL-79"))
        return found

    def _game_ended(self, fact: GameEnded, seen: _Seen) -> list[Line]:
        game = seen.game
        template = QT_TRANSLATE_NOOP(
            "clutch", "Final: {visitor} {visitor_runs}, {home} {home_runs}."
        )
        told = say(
            template,
            visitor=self.club(seen, Side.VISITOR),
            visitor_runs=game.visitor_runs,
            home=self.club(seen, Side.HOME),
            home_runs=game.home_runs,
        )
        return [Line(Weight.HEADING, told, "CL-47")]

    # The prompt

    def question(self, decision: Decision, seen: _Seen) -> Sentence:
        filled: dict[str, Filling] = {
            key: value if type(value) is int else self.named(str(value))
            for key, value in decision.arguments.items()
        }
        filled |= {"club": self.club_of(decision.seat), "manager": self.manager(decision.seat)}
        if decision.asks.startswith("cards "):
            window = decision.asks.removeprefix("cards ")
            return say(prompts.CARDS, **filled, when=say(prompts.WINDOW_NAMES[window]))
        return say(prompts.QUESTIONS[decision.asks], **filled)

    def answer(self, decision: Decision, answer: Answer) -> Sentence:
        if isinstance(answer, Key) and answer.key in prompts.ANSWERS:
            return say(prompts.ANSWERS[answer.key])
        plain = QT_TRANSLATE_NOOP("clutch", "{name}")
        if isinstance(answer, Placed):
            return say(plain, name=self.named(answer.card))
        if isinstance(answer, Substitution):
            template = QT_TRANSLATE_NOOP("clutch", "{incoming} for {outgoing}")
            incoming, outgoing = self.named(answer.incoming), self.named(answer.outgoing)
            return say(template, incoming=incoming, outgoing=outgoing)
        if isinstance(answer, LineupCard):
            return say(QT_TRANSLATE_NOOP("clutch", "Use the suggested lineup"))
        if isinstance(answer, FieldCard):
            return say(QT_TRANSLATE_NOOP("clutch", "Set the field like this"))
        return say(plain, name=self.named(str(getattr(answer, "key", ""))))

    def others(self, decision: Decision) -> Sentence:
        if decision.asks.startswith("cards "):
            return say(QT_TRANSLATE_NOOP("clutch", "Cards"))
        template = prompts.OTHERS.get(decision.asks)
        return say(template or QT_TRANSLATE_NOOP("clutch", "Other answers"))

    def throw(self, roll: Roll, seen: _Seen) -> Sentence:
        filled: dict[str, Filling] = {
            "club": self.club_of(roll.seat),
            "manager": self.manager(roll.seat),
            "sides": roll.sides,
        }
        game, book = seen.game, self._book
        if roll.purpose == "pitch" and game.at_bat:
            pitcher = game.defense.mound.pitcher
            needs = book.on_base(game) - book.command(game) - game.pitch_bonus
            needs -= book.number(game, "pitch", pitcher) + book.number(game, "pitch_roll", pitcher)
            filled |= {"pitcher": self.named(pitcher), "need": needs}
        elif roll.purpose == "swing" and game.pitch is not None:
            is_his = game.pitch.advantage == "pitcher"
            filled["name"] = self.named(game.pitch.pitcher if is_his else game.at_bat)
        elif roll.purpose == "bunt":
            filled["need"] = book.edition.bunt_target
        elif roll.purpose == "throw" and game.aim is not None:
            filled |= {
                "runner": self.named(game.aim.runner),
                "unit": say(prompts.UNITS[game.aim.unit]),
                "rating": book.unit(game, game.aim.unit),
            }
        return say(prompts.THROWS[roll.purpose][0], **filled)

    def throw_button(self, roll: Roll) -> Sentence:
        return say(prompts.THROWS[roll.purpose][1])

    def drop(self, place: PlaceId) -> Sentence:
        return say(prompts.DROPS[place.partition(":")[0]])

    def problem(self, problem: Problem) -> Sentence:
        return problem_sentence(problem)

    # Names

    def named(self, name: str) -> str:
        """Return what a card, a player or a word is called; as it stands where nobody knows it."""
        card = self._book.strategy.get(name)
        if card is not None:
            return card.title
        if name.startswith("park:"):
            return self.ground(name.removeprefix("park:"))
        return self._book.name(name)

    def ground(self, name: str) -> str:
        setup = self._book.setup
        names = {team.stadium.id: team.stadium.name for team in setup.teams if team.stadium}
        names |= {team.manager.id: team.manager.name for team in setup.teams if team.manager}
        if setup.weather is not None:
            names[setup.weather.id] = setup.weather.name
        return names.get(name, name)

    def result(self, code: str) -> str:
        """CL-03, RUL-03: 2017 shows a strikeout as K."""
        return "K" if code == "SO" and self._book.edition.year == 2017 else code

    def manager(self, seat: Seat) -> str:
        return self._book.setup.chairs[seat].name

    def club_of(self, seat: Seat) -> str:
        return self._book.club(seat).nickname

    def club(self, seen: _Seen, side: Side) -> str:
        return self.club_of(seen.game.dugout(side).seat)


def pitch_sum(fact: facts.Pitched) -> str:
    """Return the pitch as arithmetic: ``9 + 5 = 14``."""
    parts = (fact.added, fact.command, fact.modifier)
    terms = [f"{'+' if part > 0 else '−'} {abs(part)}" for part in parts if part]
    return f"{' '.join([str(fact.die), *terms])} = {fact.total}"
