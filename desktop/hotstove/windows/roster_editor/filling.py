"""Fill: the best roster around the locks, worked out in a process of its own while one watches."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QProgressBar, QWidget

from hotstove.baseball.positions import Position
from hotstove.binding.languages import decimal
from hotstove.binding.roster_model import RosterModel
from hotstove.binding.roster_words import area_name, gain_told
from hotstove.binding.translation import told
from hotstove.clubhouse.dugout import Area
from hotstove.clubhouse.filling import FillRun
from hotstove.windows.fields import Chooser, Tick
from hotstove.windows.kit import button, words

from .explain import place_word
from .slips import Sheet

LOOK: Final = 60
"""Milliseconds between two looks at the work."""
_POSITIONS: Final = frozenset(position.value for position in Position)
ALL, MARKED, NOBODY = "all", "marked", "nobody"


class FillDialog(Sheet):
    def __init__(self, model: RosterModel, parent: QWidget) -> None:
        super().__init__(parent, (760, 560))
        self.entitle(self.tr("Fill the roster"))
        self._model = model
        self.run: FillRun | None = None
        self._clock = QTimer(self, interval=LOOK)
        self._clock.timeout.connect(self._look)
        self.lines.addWidget(
            words(
                self.tr(
                    "The places left are filled so that the roster is expected to win most, "
                    "within the cap and every rule. Whoever is locked stays where he is."
                )
            )
        )
        self.locks = Chooser(self.tr("Who stays"))
        marked = len(model.locked)
        self.locks.add(self.tr("Everybody on the roster stays"), ALL)
        self.locks.add(self.tr("The locked stay: {count}").format(count=marked), MARKED)
        self.locks.add(self.tr("Nobody has to stay"), NOBODY)
        self.locks.choose(MARKED if marked else ALL)
        self.lines.addWidget(self.locks)
        self.is_mine = Tick(self.tr("Only cards I am considering, besides those locked"))
        self.is_mine.setVisible(bool(model.document.considering))
        self.lines.addWidget(self.is_mine)
        self.progress = QProgressBar()
        self.progress.setRange(0, 0)
        self.progress.setTextVisible(False)
        self.progress.setAccessibleName(self.tr("At work"))
        self.progress.hide()
        self.lines.addWidget(self.progress)
        self.said = words("", "strong")
        self.lines.addWidget(self.said)
        self.found = words("")
        self.lines.addWidget(self.found)
        self.blocked = words("", "bad")
        self.blocked.hide()
        self.lines.addWidget(self.blocked)
        self.lines.addStretch(1)
        self.begin = button(self.tr("&Fill"), self.fill, "main")
        self.stop = button(self.tr("&Stop: the best so far"), self.cancel)
        self.take = button(self.tr("&Take it"), self.take_it, "main")
        self.stop.hide()
        self.take.hide()
        self.foot.addStretch(1)
        self.add_close()
        for one in (self.stop, self.begin, self.take):
            self.foot.addWidget(one)
        self.begin.setFocus()

    def fill(self) -> None:
        """Begin; what was found before is forgotten."""
        model = self._model
        known = model.editor.known
        only = {ALL: None, MARKED: model.locked, NOBODY: ()}[self.locks.value]
        locks = model.office.locks(model.document, model.stock, only)
        cards = tuple(known)
        if self.is_mine.isChecked():
            wanted = {*locks, *model.document.considering}
            cards = tuple(card for card in known if card in wanted)
        self.run = FillRun(model.office.fill_order(model.document, model.stock, locks, cards))
        self.blocked.hide()
        self.found.setText("")
        self.said.setText(self.tr("At work: {cards} cards are weighed.").format(cards=len(cards)))
        self._show_state(is_at_work=True)
        self._clock.start()

    def cancel(self) -> None:
        if self.run is not None:
            self.run.cancel()
            self._look()

    def take_it(self) -> None:
        """Make what was found the roster, in one step of undo."""
        if self.run is None or self.run.result is None or not self.run.result.chosen:
            return
        model = self._model
        model.make(model.office.filled(model.document, model.stock, self.run.result.chosen))
        self.accept()

    def _look(self) -> None:
        run = self.run
        if run is None:
            return
        while run.news() is not None:
            pass
        if run.last is not None:
            self._show_best(len(run.last.chosen), run.last.runs)
        if run.result is None:
            return
        self._clock.stop()
        result = run.result
        self._show_state(is_at_work=False)
        if result.chosen:
            self._show_best(len(result.chosen), result.runs)
            self.said.setText(
                self.tr("The best there is, found in {seconds} s.").format(
                    seconds=decimal(f"{run.seconds:.1f}")
                )
                if result.is_best
                else self.tr("Stopped: the best so far, not proven to be the best.")
            )
            self.found.setText(f"{self.found.text()}\n{self._names()}")
        elif result.blocked_by:
            self.said.setText(self.tr("No legal roster can be made."))
            self.blocked.setText("\n".join(told(reason) for reason in result.blocked_by))
            self.blocked.show()
        else:
            self.said.setText(self.tr("Stopped before anything was found."))

    def _names(self) -> str:
        """Who would come in, a line for each part of the dugout."""
        assert self.run is not None
        assert self.run.result is not None
        there = self._model.document.roster.cards
        lines: dict[str, list[str]] = {}
        for card, place in self.run.result.chosen.items():
            if card in there:
                continue
            is_fielder = place in _POSITIONS
            duty = place_word(place, self._model.kind).capitalize()
            heading = area_name(Area.FIELD) if is_fielder else duty
            name = self._model.name_of(card)
            lines.setdefault(heading, []).append(f"{name} ({place})" if is_fielder else name)
        return "\n".join(f"{heading}: {', '.join(names)}" for heading, names in lines.items())

    def _show_best(self, cards: int, runs: float) -> None:
        told_so = self.tr("%n cards, {runs} runs a game over usual men", "", cards)
        self.found.setText(told_so.format(runs=gain_told(runs)))

    def _show_state(self, *, is_at_work: bool) -> None:
        has_found = self.run is not None and self.run.result is not None
        has_found = has_found and bool(self.run and self.run.result and self.run.result.chosen)
        self.progress.setVisible(is_at_work)
        self.stop.setVisible(is_at_work)
        self.begin.setVisible(not is_at_work and not has_found)
        self.take.setVisible(not is_at_work and has_found)
        self.locks.setEnabled(not is_at_work)
        shown = self.stop if is_at_work else self.take if has_found else self.begin
        shown.setFocus()

    def done(self, result: int) -> None:
        self._clock.stop()
        if self.run is not None:
            self.run.cancel()
        super().done(result)
