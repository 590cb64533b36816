"""The meter: an enamel board with points or salary against the cap, men, and three lamps."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from hotstove.binding.roster_model import RosterModel
from hotstove.binding.roster_words import cost_told
from hotstove.faces import fonts
from hotstove.faces.edges import paint_shadow
from hotstove.faces.theme import mixed
from hotstove.windows.style import reading_px, worn


class Meter(QWidget):
    def __init__(self, model: RosterModel) -> None:
        super().__init__()
        self._model = model
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        model.changed.connect(self.show_points)
        self.show_points()

    def sizeHint(self) -> QSize:
        px = reading_px(self)
        return QSize(px * 24, round(px * 3.7))

    def minimumSizeHint(self) -> QSize:
        return QSize(reading_px(self) * 17, self.sizeHint().height())

    def show_points(self) -> None:
        editor = self._model.editor
        badges = editor.badges
        rules, cost = editor.rules, cost_told(self._model.kind, editor.points)
        men = len(editor.document.roster.cards)
        told = [
            self.tr("{cost}, the cap is {cap}").format(cost=cost, cap=rules.cap)
            if rules.cap
            else self.tr("{cost}, no cap").format(cost=cost),
            self.tr("{men} of {size} cards").format(men=men, size=rules.size)
            if rules.size
            else self.tr("%n cards, any number", "", men),
            *(text for text, is_lit in self._lamps() if is_lit),
        ]
        if not badges.legal:
            told.append(self.tr("not legal, faults: {count}").format(count=len(editor.violations)))
        self.setAccessibleName(self.tr("Meter of the roster"))
        self.setAccessibleDescription(", ".join(told))
        self.setToolTip("\n".join(told))
        self.update()

    def _lamps(self) -> tuple[tuple[str, bool], ...]:
        badges = self._model.editor.badges
        return (
            (self.tr("Legal"), badges.legal),
            (self.tr("Can take the field"), badges.fieldable),
            (self.tr("Under the cap"), badges.under_cap),
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, px = worn(), reading_px(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        board = QRectF(self.rect()).adjusted(2, 2, -2, -6)
        paint_shadow(painter, board, 10, 5)
        enamel = QLinearGradient(board.topLeft(), board.bottomLeft())
        enamel.setColorAt(0, QColor(mixed(theme.board, theme.felt_light, 0.35)))
        enamel.setColorAt(1, QColor(theme.board_deep))
        painter.setBrush(enamel)
        painter.setPen(QPen(QColor(theme.ink), 1.5))
        painter.drawRoundedRect(board, 10, 10)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.brass), 1.2))
        painter.drawRoundedRect(board.adjusted(4, 4, -4, -4), 7, 7)
        inside = board.adjusted(14, 9, -14, -9)
        self._paint_numbers(painter, inside, px)
        painter.end()

    def _paint_numbers(self, painter: QPainter, inside: QRectF, px: int) -> None:
        theme, editor = worn(), self._model.editor
        top = QRectF(inside.left(), inside.top(), inside.width(), inside.height() * 0.52)
        number = QLocale().toString
        points = number(editor.points)
        cap = f" / {number(editor.rules.cap)}" if editor.rules.cap else ""
        is_over = bool(editor.rules.cap) and editor.points > editor.rules.cap
        painter.setPen(QColor(theme.lamp if is_over else theme.cream))
        men = str(len(editor.document.roster.cards))
        men += f" / {editor.rules.size}" if editor.rules.size else ""
        left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        fonts.paint_line(painter, top, points + cap, fonts.display, px * 1.35, 12, left)
        painter.setPen(QColor(theme.brass))
        fonts.paint_line(painter, top, men, fonts.display, px * 1.35, 12, right)
        trough = QRectF(inside.left(), top.bottom() + 2, inside.width(), 6)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.board_deep))
        painter.drawRoundedRect(trough.adjusted(-1, -1, 1, 1), 4, 4)
        share = editor.points / editor.rules.cap if editor.rules.cap else 0.0
        filled = QRectF(trough)
        filled.setWidth(max(6.0, trough.width() * min(1.0, share)))
        painter.setBrush(QColor(theme.home_red if is_over else theme.brass))
        if share:
            painter.drawRoundedRect(filled, 3, 3)
        foot = QRectF(inside.left(), trough.bottom() + 3, inside.width(), 0)
        foot.setBottom(inside.bottom() + 2)
        lamps = self._lamps()
        widths = [fonts.width(text, _bold(px * 0.8)) + px for text, _ in lamps]
        size = px * 0.8 * min(1.0, foot.width() / sum(widths))
        for (text, is_lit), wide in zip(lamps, widths, strict=True):
            foot.setWidth(wide * size / (px * 0.8))
            self._paint_lamp(painter, foot, text, size, is_lit=is_lit)
            foot.moveLeft(foot.right())

    def _paint_lamp(
        self, painter: QPainter, box: QRectF, text: str, px: float, *, is_lit: bool
    ) -> None:
        """A lamp burns or is dark; dark ones are crossed out, so that colour is not all."""
        theme, reach = worn(), px * 0.32
        at = QPointF(box.left() + reach + 1, box.center().y())
        painter.setPen(QPen(QColor(theme.cream), 1.3))
        painter.setBrush(QColor(theme.lamp if is_lit else theme.board_deep))
        painter.drawEllipse(at, reach, reach)
        if not is_lit:
            off = reach * 0.55
            painter.drawLine(at + QPointF(-off, -off), at + QPointF(off, off))
        painter.setPen(QColor(theme.cream))
        room = box.adjusted(2 * reach + 5, 0, 4, 0)
        face = _bold if is_lit else fonts.plain
        fonts.paint_line(painter, room, text, face, px, 8, Qt.AlignmentFlag.AlignLeft)


def _bold(px: float) -> QFont:
    return fonts.plain(px, bold=True)
