"""The prompt bar: who is asked what, the rule, a button for every answer; in one place, always.

Refusals stand here too, until the next input; nothing ordinary opens a window.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QMenu,
    QPushButton,
    QSpinBox,
    QWidget,
)

from hotstove.binding.game_model import GameModel
from hotstove.binding.standing_orders import Hold
from hotstove.binding.translation import called, told
from hotstove.play.answers import Key
from hotstove.play.decisions import Decision, Option, Roll
from hotstove.play.seats import Side
from hotstove.playmat.banner import winner_of, winning_words
from hotstove.windows.kit import button, unkeyed, with_role, words
from hotstove.windows.prompt_layout import PromptLayout
from hotstove.windows.rule_link import RuleLink
from hotstove.windows.take_back import TakeBack


class PromptBar(QFrame):
    acted = Signal()
    """The natural act was asked for: what Space does."""
    field_asked = Signal(object)
    """The whole field is to be set on a sheet; the decision."""
    paused = Signal(bool)
    """The computer is to wait, or to go on."""
    changed = Signal()
    """It says something else now, and may need another height."""
    box_asked = Signal()
    print_asked = Signal()
    new_asked = Signal()
    """What one may want when the game is over."""

    def __init__(self, model: GameModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = model
        self.pass_key = ""
        """What a tip says to press."""
        self.is_of_series = False
        """Whether the game is one of a series, which goes on when it is over."""
        self.setProperty("role", "prompt")
        self.setAccessibleName(self.tr("Prompt"))
        row = PromptLayout(self)
        self.take_back = TakeBack()
        row.addWidget(self.take_back)
        self.sentence = words("", "strong")
        self.sentence.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        row.addWidget(self.sentence)
        self.rule = RuleLink()
        row.addWidget(self.rule)
        self._face = QSpinBox()
        self._face.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        self._face.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._face.setSpecialValueText("–")
        self._face.setAccessibleName(self.tr("Face of your die"))
        self._face.lineEdit().returnPressed.connect(self._enter_face)
        row.addWidget(self._face)
        self._face.hide()
        self._hold = button("", self._end_hold, "chip")
        self._hold.hide()
        row.addWidget(self._hold)
        self._row = row
        row.on_need = self.changed.emit
        self.buttons: list[QPushButton] = []
        self._is_paused = False
        model.refused.connect(self.say_refused)
        model.cited.connect(self.rule.setText)
        model.asked.connect(self.clear_refusal)

    # What is said

    def show_request(self) -> None:
        """Show the open request with its buttons; call it once the table lies still."""
        self._clear_buttons()
        request, model = self.model.request, self.model
        with_role(self.sentence, "strong")
        self.rule.setText(request.rule if request is not None else "")
        self._face.hide()
        self._show_hold()
        if request is None:
            self._say_final()
            return
        self.sentence.setText(model.prompt())
        if not model.awaits_person:
            acting = model.setup.chairs[request.seat].name
            self.sentence.setText(
                self.tr("{computer}'s move. {what}")
                .replace("{computer}", acting)
                .replace("{what}", model.prompt())
            )
            self._add(self.tr("&Next"), self.acted.emit)
            text = self.tr("&Go on") if self._is_paused else self.tr("&Pause")
            self._add(text, self._toggle_pause)
        elif isinstance(request, Roll):
            self._offer_throw(request)
        elif model.curtain is not None:
            self._offer_curtain(request)
        else:
            self._offer_answers(request)
            self._offer_pass()
            self._offer_look(request)

    def ask_for_pegs(self, count: int) -> None:
        """Leave the pegs to the people; the question comes when they stand right."""
        self.show_request()
        self._clear_buttons()
        self.rule.setText("")
        text = self.tr("Move the pegs as the card says. Still to move: {count}.")
        self.sentence.setText(text.replace("{count}", str(count)))
        self._add(self.tr("&Let the board move them"), self.acted.emit, is_default=True)

    def _say_final(self) -> None:
        """Say who has won, and what can be done with a game that is over."""
        game, rulebook = self.model.view.game, self.model.session.rulebook
        told_it = self.tr("The game is over.")
        if winner_of(game) is not None:
            clubs = {side: called(rulebook.club_of(game, side).nickname) for side in Side}  # type: ignore[attr-defined]
            told_it = self.tr("{who}, {how}.")
            for blank, text in zip(("{who}", "{how}"), winning_words(game, clubs), strict=True):
                told_it = told_it.replace(blank, text)
        self.sentence.setText(told_it)
        self._add(self.tr("&Box score"), self.box_asked.emit)
        self._add(self.tr("&Print scorecard…"), self.print_asked.emit)
        following = self.tr("&Series…") if self.is_of_series else self.tr("&New game…")
        self._add(following, self.new_asked.emit, is_default=True)

    def _offer_throw(self, roll: Roll) -> None:
        if self.model.setup.dice == "typed":
            # Below the lowest face stands the dash: nothing has been typed yet.
            self._face.setRange(0, roll.sides)
            self._face.setValue(0)
            self._face.setToolTip(
                self.tr("What your die shows, 1 to {sides}").format(sides=roll.sides)
            )
            self._face.show()
            self._add(self.tr("&Enter"), self._enter_face, is_default=True)
            self._face.setFocus(Qt.FocusReason.OtherFocusReason)
            self._face.selectAll()
            return
        text = told(self.model.wording.throw_button(roll))
        self._add(unkeyed(text), self.acted.emit, is_default=True)

    def _offer_curtain(self, decision: Decision) -> None:
        """Name who sits down next; nothing of his is shown or listed before he does."""
        name = self.model.setup.chairs[decision.seat].name
        told_it = self.tr("{name} sits down; the others look away. {what}")
        self.sentence.setText(
            told_it.replace("{name}", name).replace("{what}", self.model.prompt())
        )
        self._add(self.tr("&Lift the curtain"), self.acted.emit, is_default=True)

    def _offer_answers(self, decision: Decision) -> None:
        """A button for each act and choice; who may come in is listed behind one button."""
        if decision.form == "lineup":
            return
        options = self.model.shown_options()
        has_others = any(not isinstance(option.answer, Key) for option in options)
        others: dict[str, Option] = {}
        if decision.default is not None:
            text = unkeyed(self.model.answer_text(decision.default))
            self._add(text, self.acted.emit, is_default=True)
        for option in options:
            text = unkeyed(self.model.answer_text(option.answer))
            if option.answer == decision.default:
                continue
            if isinstance(option.answer, Key) and not (has_others and option.is_aside):
                self._add(text, self._chooser(option))
            else:
                others.setdefault(text, option)
        if others:
            self._add_menu(decision, others)
        if decision.form == "field":
            self._add(self.tr("&Set the field…"), lambda: self.field_asked.emit(decision))

    def _offer_pass(self) -> None:
        """Nobody need pass forty times an inning."""
        if self.model.may_pass_on:
            self._add(self.tr("&Keep passing"), self.model.pass_on)
            tip = self.tr("Pass until something changes ({key})").replace("{key}", self.pass_key)
            self.buttons[-1].setToolTip(tip)

    def _offer_look(self, decision: Decision) -> None:
        """Say with which keys one looks and lays unseen; nothing of it depends on a hand."""
        hot_seat = self.model.hot_seat
        if hot_seat.looking is not None:
            self._add(self.tr("Lay them &backs up"), hot_seat.turn_down)
        if not hot_seat.is_on or not decision.is_secret or decision.form:
            return
        seat, key = decision.seat, hot_seat.keys_of(decision.seat).look
        blind = ", ".join(f"{choice.key} {choice.name}" for choice in hot_seat.choices())
        if blind:
            told_it = self.tr("{what} Unseen: {blind}.").replace("{blind}", blind)
            self.sentence.setText(told_it.replace("{what}", self.model.prompt()))
        if hot_seat.looking is None:
            self._add(self.tr("&Look ({key})").replace("{key}", key), lambda: hot_seat.look(seat))

    def _add_menu(self, decision: Decision, options: dict[str, Option]) -> None:
        made = button(told(self.model.wording.others(decision)), lambda: None)
        menu = QMenu(made)
        for text, option in options.items():
            menu.addAction(text, self._chooser(option))
        made.setMenu(menu)
        self._put(made)

    def _chooser(self, option: Option) -> Callable[[], object]:
        request = self.model.request

        def choose() -> None:
            # While the table still moves the button may be one of the question before.
            if self.model.request is request:
                self.model.choose(option.answer)
            else:
                self.acted.emit()

        return choose

    def say_refused(self, sentence: str) -> None:
        """Say why not, in place of the question, until something is done."""
        self.sentence.setText(sentence)
        with_role(self.sentence, "bad")
        self.rule.setText("")

    def say(self, sentence: str) -> None:
        """Say something that was asked for, until the next input."""
        self.sentence.setText(sentence)

    def clear_refusal(self) -> None:
        if self.sentence.property("role") == "bad":
            self.show_request()

    # Buttons

    def _add(
        self, text: str, act: Callable[[], object], *, is_default: bool = False
    ) -> None:
        self._put(button(text, act, "main" if is_default else ""))

    def _put(self, made: QPushButton) -> None:
        """Tab comes to a button after its question, and before the scorebook."""
        self._row.addWidget(made)
        self.setTabOrder(self.buttons[-1] if self.buttons else self.rule, made)
        self.buttons.append(made)

    def _clear_buttons(self) -> None:
        for made in self.buttons:
            self._row.removeWidget(made)
            made.hide()
            made.deleteLater()
        self.buttons = []

    def _enter_face(self) -> None:
        if self._face.value() < 1:
            self.say_refused(
                self.tr("Type what your die shows, 1 to {sides}, and press Enter.").format(
                    sides=self._face.maximum()
                )
            )
            return
        self.model.enter(self._face.value())

    def _toggle_pause(self) -> None:
        self._is_paused = not self._is_paused
        self.paused.emit(self._is_paused)
        self.show_request()

    def _show_hold(self) -> None:
        orders, chairs = self.model.orders, self.model.setup.chairs
        passing = [chairs[seat].name for seat in sorted(orders.passing)]
        is_on = orders.hold is Hold.HALF_INNING
        self._hold.setVisible(is_on or bool(passing))
        self._hold.setText(
            self.tr("Playing the half-inning out ×")
            if is_on
            else self.tr("{names}: passing ×").replace("{names}", ", ".join(passing))
        )

    def _end_hold(self) -> None:
        self.model.orders.half_is_over()
        self.show_request()

    def toggle_pause(self) -> None:
        """Let the computer wait or go on (key P)."""
        if not self.model.awaits_person:
            self._toggle_pause()

    def needed_height(self, width: int) -> int:
        """Return how many pixels all of it takes where it is *width* wide."""
        edge = self.size() - self.contentsRect().size()
        return self._row.heightForWidth(width - edge.width()) + edge.height()

    def sentence_label(self) -> QLabel:
        return self.sentence
