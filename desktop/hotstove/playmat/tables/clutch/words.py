"""What is written on the Clutch table: the arithmetic, captions, plaques, and what is chalked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hotstove.play.decisions import Request, Roll
from hotstove.play.seats import Side
from hotstove.play.words import QT_TRANSLATE_NOOP, Filling, Sentence
from hotstove.playmat.ballpark import TABLE, Labels
from hotstove.rulebooks.clutch.facts import Pitched, Swung, ThrewAt
from hotstove.rulebooks.clutch.prompts import UNITS
from hotstove.rulebooks.clutch.state import ClutchGame, Mound
from hotstove.rulebooks.clutch.wording import OUTCOMES, pitch_sum

if TYPE_CHECKING:
    from hotstove.rulebooks.clutch.rulebook import ClutchRulebook


def say(template: str, **filled: Filling) -> Sentence:
    return Sentence("clutch", template, filled)


COACHES: Final = "coaches"
_BENCH = say(QT_TRANSLATE_NOOP("clutch", "Bench"))
_BULLPEN = say(QT_TRANSLATE_NOOP("clutch", "Bullpen"))
_FIELD: Final = {
    "mound": say(QT_TRANSLATE_NOOP("clutch", "Mound")),
    "plate": say(QT_TRANSLATE_NOOP("clutch", "Plate")),
    "on_deck": say(QT_TRANSLATE_NOOP("clutch", "On deck")),
}
_WIDE: Final = (TABLE, "discard", "deck")
WITHOUT_COACHES: Final = Labels(
    **_FIELD,
    rail=(("bench", _BENCH, 0.4), ("bullpen", _BULLPEN, 0.6)),
    wide=_WIDE,
    has_park=True,
)


def _with_staff(label: Sentence) -> Labels:
    return Labels(
        **_FIELD,
        rail=(("bench", _BENCH, 0.34), (COACHES, label, 0.24), ("bullpen", _BULLPEN, 0.42)),
        wide=_WIDE,
        has_park=True,
    )


WITH_COACHES: Final = _with_staff(say(QT_TRANSLATE_NOOP("clutch", "Coaches")))
WITH_MANAGER: Final = _with_staff(say(QT_TRANSLATE_NOOP("clutch", "Manager")))
DICE: Final = {
    "home": say(QT_TRANSLATE_NOOP("clutch", "For home")),
    "rotation": say(QT_TRANSLATE_NOOP("clutch", "Rotation")),
    "pitch": say(QT_TRANSLATE_NOOP("clutch", "Pitch")),
    "swing": say(QT_TRANSLATE_NOOP("clutch", "Swing")),
    "bunt": say(QT_TRANSLATE_NOOP("clutch", "Bunt")),
    "throw": say(QT_TRANSLATE_NOOP("clutch", "Throw")),
    "check": say(QT_TRANSLATE_NOOP("clutch", "Check")),
    "card": say(QT_TRANSLATE_NOOP("clutch", "For the card")),
}
UNIT_HEADINGS: Final = {
    "battery": say(QT_TRANSLATE_NOOP("clutch", "BAT")),
    "infield": say(QT_TRANSLATE_NOOP("clutch", "IF")),
    "outfield": say(QT_TRANSLATE_NOOP("clutch", "OF")),
}
POWER: Final = say(QT_TRANSLATE_NOOP("clutch", "Power swing"))
ON_BASE: Final = say(QT_TRANSLATE_NOOP("clutch", "On-Base"))


class TableWords:
    """The plaques and sums of one game's table."""

    def __init__(self, book: ClutchRulebook) -> None:
        self._book = book

    # Beside the dice

    def sums(self, game: ClutchGame) -> tuple[Sentence, ...]:
        """What was thrown, against what (CL-56 to 59, CL-76, 77, CL-90)."""
        found = []
        if game.tried is not None:
            found.append(self._bunt(game))
        if game.pitch is not None:
            found.append(self._pitch(game.pitch))
        if game.swing is not None:
            found.append(self._swing(game, game.swing))
        if game.checked is not None:
            checked = game.checked
            terms = added_up(checked.rating, checked.die, checked.bonus, checked.modifier)
            template = (
                QT_TRANSLATE_NOOP("clutch", "{unit} {sum}, {target} wanted: passed")
                if checked.is_passed
                else QT_TRANSLATE_NOOP("clutch", "{unit} {sum}, {target} wanted: failed")
            )
            unit = say(UNITS[checked.unit])
            found.append(say(template, unit=unit, sum=terms, target=checked.target))
        if game.thrown is not None:
            found.append(self._throw(game.thrown))
        return tuple(found)

    def _bunt(self, game: ClutchGame) -> Sentence:
        assert game.tried is not None
        template = (
            QT_TRANSLATE_NOOP("clutch", "Bunt {die} > {target}: it lies well")
            if game.tried.is_good
            else QT_TRANSLATE_NOOP("clutch", "Bunt {die}, not over {target}")
        )
        return say(template, die=game.tried.die, target=self._book.edition.bunt_target)

    def _pitch(self, pitch: Pitched) -> Sentence:
        is_his = pitch.advantage == "pitcher"
        if pitch.is_mistake:
            template = (
                QT_TRANSLATE_NOOP("clutch", "Mistake! {sum}: pitcher's chart, 24 sides")
                if is_his
                else QT_TRANSLATE_NOOP("clutch", "Mistake! {sum}: batter's chart, 24 sides")
            )
            return say(template, sum=pitch_sum(pitch))
        if is_his != (pitch.total > pitch.on_base):
            template = (
                QT_TRANSLATE_NOOP("clutch", "{sum} against {target}, yet the pitcher's chart")
                if is_his
                else QT_TRANSLATE_NOOP("clutch", "{sum} against {target}, yet the batter's chart")
            )
            return say(template, sum=pitch_sum(pitch), target=pitch.on_base)
        template = (
            QT_TRANSLATE_NOOP("clutch", "{sum} > {target}: pitcher's chart")
            if is_his
            else QT_TRANSLATE_NOOP("clutch", "{sum}, not over {target}: batter's chart")
        )
        return say(template, sum=pitch_sum(pitch), target=pitch.on_base)

    def _swing(self, game: ClutchGame, swing: Swung) -> Sentence:
        terms = added_up(swing.die, swing.added, swing.modifier)
        now = game.outcome or game.result
        result = self._book.wording.result
        if now and now != swing.result:
            template = QT_TRANSLATE_NOOP("clutch", "Swing {sum}: {result}, now {now}")
            return say(template, sum=terms, result=result(swing.result), now=result(now))
        template = QT_TRANSLATE_NOOP("clutch", "Swing {sum}: {result}")
        return say(template, sum=terms, result=result(swing.result))

    def _throw(self, threw: ThrewAt) -> Sentence:
        terms = added_up(threw.rating, threw.die, threw.bonus, threw.modifier)
        target = added_up(threw.speed, threw.extra)
        template = (
            QT_TRANSLATE_NOOP("clutch", "{unit} {sum} > {target}: out")
            if threw.is_out
            else QT_TRANSLATE_NOOP("clutch", "{unit} {sum}, not over {target}: safe")
        )
        return say(template, unit=say(UNITS[threw.unit]), sum=terms, target=target)

    # On the mat

    def caption(self, game: ClutchGame, request: Request | None) -> Sentence | None:
        """A mistake pitch until it is swung at, or thrown again; what the last batter did."""
        if game.at_bat:
            is_thrown_again = isinstance(request, Roll) and request.purpose == "pitch"
            is_mistake = game.pitch is not None and game.pitch.is_mistake
            if is_mistake and game.swing is None and not is_thrown_again:
                return say(QT_TRANSLATE_NOOP("clutch", "Mistake pitch! Swing the 24-sided die"))
            return None
        code = game.previous[-1] if game.previous else ""
        if code not in OUTCOMES or not game.last_batter:
            return None
        return say(OUTCOMES[code], batter=self._book.name(game.last_batter))

    def mound_note(self, mound: Mound) -> Sentence:
        """How much of his limit a pitcher has left, and how tired he is (CL-31 to 33)."""
        limit, over = self._book.limit(mound), self._book.innings_over(mound)
        filled: dict[str, Filling] = {
            "outs": f"{mound.outs // 3}.{mound.outs % 3}",
            "limit": limit,
            "less": over,
        }
        if over:
            return say(QT_TRANSLATE_NOOP("clutch", "Tired −{less}: {outs} of {limit} IP"), **filled)
        return say(QT_TRANSLATE_NOOP("clutch", "{outs} of {limit} IP"), **filled)

    def moment_words(self, game: ClutchGame) -> Sentence | None:
        """C17-30, C24-37: that clutch counts now."""
        if not game.has_lineups or game.is_over or not self._book.is_clutch_moment(game):
            return None
        return say(QT_TRANSLATE_NOOP("clutch", "Clutch moment"))

    def club(self, game: ClutchGame, side: Side) -> str:
        return self._book.club(game.dugout(side).seat).nickname


def added_up(first: int, *terms: int) -> str:
    """Return the sum as arithmetic, zeros left out: ``14 + 2 = 16``."""
    parts = [f"{'+' if term > 0 else '−'} {abs(term)}" for term in terms if term]
    if not parts:
        return str(first)
    return f"{' '.join([str(first), *parts])} = {first + sum(terms)}"
