"""Try it now: a hundred games against the league, played in a process of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QProgressBar, QWidget

from hotstove.binding.roster_model import RosterModel
from hotstove.binding.roster_words import runs_told
from hotstove.binding.translation import refusal
from hotstove.clubhouse.teams import RosterIllegal
from hotstove.clubhouse.tryout import Record, Tryout, TryoutRun
from hotstove.windows.kit import button, words

from .slips import Sheet

if TYPE_CHECKING:
    from pathlib import Path

LOOK: Final = 100
GAMES: Final = 100


class TryoutDialog(Sheet):
    def __init__(self, model: RosterModel, parent: QWidget) -> None:
        super().__init__(parent, (620, 380))
        self.entitle(self.tr("A hundred games"))
        self._model = model
        self.run: TryoutRun | None = None
        self._clock = QTimer(self, interval=LOOK)
        self._clock.timeout.connect(self._look)
        self.said = words(
            self.tr("The roster plays the clubs of the league by turns, at home and away."),
        )
        self.progress = QProgressBar()
        self.progress.setRange(0, GAMES)
        self.progress.setAccessibleName(self.tr("Games played"))
        self.progress.setFormat(self.tr("%v of %m games"))
        self.record = words("", "heading")
        for part in (self.said, self.progress, self.record):
            self.lines.addWidget(part)
        self.lines.addStretch(1)
        self.play = button(self.tr("&Play them"), self.begin, "main")
        self.stop = button(self.tr("&Stop"), self.cancel)
        self.stop.hide()
        self.foot.addStretch(1)
        self.add_close()
        self.foot.addWidget(self.stop)
        self.foot.addWidget(self.play)

    def begin(self) -> None:
        model = self._model
        try:
            team = model.office.team(model.document, model.stock, model.catalog)
        except RosterIllegal as illegal:
            self.said.setText(refusal(illegal))
            return
        cards: Path = model.catalog._folder
        book = model.office.kind.rulebooks[0]
        self.run = TryoutRun(Tryout(team=team, cards=str(cards), games=GAMES, rulebook=book))
        self.play.hide()
        self.stop.show()
        self._clock.start()

    def cancel(self) -> None:
        if self.run is not None:
            self.run.cancel()
            self._look()

    def _look(self) -> None:
        run = self.run
        if run is None:
            return
        while run.news() is not None:
            pass
        record = run.result or run.last
        if record is not None:
            self._show(record)
        if run.result is not None:
            self._clock.stop()
            self.stop.hide()

    def _show(self, record: Record) -> None:
        self.progress.setValue(record.games)
        told_so = self.tr("{wins} won, {losses} lost · {runs} runs a game, {allowed} against")
        self.record.setText(
            told_so.format(
                wins=record.wins,
                losses=record.games - record.wins,
                runs=runs_told(record.runs_a_game),
                allowed=runs_told(record.allowed_a_game),
            )
        )

    def done(self, result: int) -> None:
        self._clock.stop()
        if self.run is not None:
            self.run.cancel()
        super().done(result)
