"""The odds card: exact chances of the at-bat at hand, each with a bar; shown only on demand."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import QLocale, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from hotstove.baseball.odds import OddsCard
from hotstove.binding.game_model import GameModel
from hotstove.binding.translation import told
from hotstove.faces.theme import tint

from .kit import button, paper, words
from .style import worn


class OddsWindow(QDialog):
    """Follows the game while it is open."""

    def __init__(self, model: GameModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.setWindowTitle(self.tr("Odds of this at-bat"))
        self.resize(520, 460)
        frame, layout = paper()
        self._title = words("", "heading")
        layout.addWidget(self._title)
        self._grid = QGridLayout()
        self._grid.setColumnStretch(1, 1)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(6)
        layout.addLayout(self._grid)
        self._notes = words("", "note")
        layout.addWidget(self._notes)
        layout.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(18, 14, 18, 14)
        whole.addWidget(frame, 1)
        foot = QHBoxLayout()
        foot.addStretch(1)
        close = button(self.tr("&Close"), self.accept, "main")
        close.setDefault(True)
        foot.addWidget(close)
        whole.addLayout(foot)
        self.show_odds()
        model.asked.connect(self.show_odds)

    def show_odds(self) -> None:
        """Show the chances of the at-bat the game stands at now."""
        while (item := self._grid.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        card = self._model.odds_card()
        if card is None:
            self._title.setText(self.tr("Nobody is due at the plate."))
            self._notes.setText("")
            return
        self._title.setText(told(card.title))
        self._notes.setText("\n".join(told(note) for note in card.notes))
        self._fill(card)

    def _fill(self, card: OddsCard) -> None:
        most = max(line.chance for line in card.lines)
        for number, line in enumerate(card.lines):
            code = words(line.code, "strong", wraps=False)
            share = percent(line.chance)
            figure = words(share, wraps=False)
            figure.setAlignment(Qt.AlignmentFlag.AlignRight)
            bar = Bar(float(line.chance / most), is_out=line.is_out)
            bar.setAccessibleName(f"{line.code}: {share}")
            self._grid.addWidget(code, number, 0)
            self._grid.addWidget(bar, number, 1)
            self._grid.addWidget(figure, number, 2)


class Bar(QWidget):
    """A bar from 0 to 1 of its width; an out is hatched, so that colour alone tells nothing."""

    def __init__(self, share: float, *, is_out: bool) -> None:
        super().__init__()
        self._share, self._is_out = share, is_out
        self.setMinimumHeight(18)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = worn()
        painter = QPainter(self)
        painter.setPen(tint(theme.ink))
        rect = QRectF(0.5, 2.5, max(2.0, (self.width() - 1) * self._share), self.height() - 5)
        painter.setBrush(tint(theme.cream_shade if self._is_out else theme.brass))
        painter.drawRect(rect)
        if self._is_out:
            painter.setBrush(Qt.BrushStyle.BDiagPattern)
            painter.drawRect(rect)
        painter.end()


def percent(chance: Fraction) -> str:
    """Return ``12.5 %`` as the program's language writes it."""
    return f"{QLocale().toString(float(chance * 100), 'f', 1)} %"
