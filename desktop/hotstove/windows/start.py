"""The first page: play now, go on with a game, or choose something else; it only signals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QDateTime,
    QLocale,
    QPointF,
    QRectF,
    Qt,
    Signal,
    SignalInstance,
)
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QRadialGradient
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from hotstove.binding.translation import told
from hotstove.faces import fonts
from hotstove.faces.cards import paint_stove
from hotstove.faces.theme import mixed, tint
from hotstove.play.seats import Side
from hotstove.saves.listing import SessionInfo
from hotstove.windows.kit import Columns, Picture, WoodPage, button, paper, scrolled, words
from hotstove.windows.style import TARGET, worn

MOST_SHOWN: Final = 8


class StartPage(WoodPage):
    play_now = Signal()
    resume = Signal(str)
    """The path of the session chosen."""
    new_game = Signal()
    learn = Signal()
    cards = Signal()
    open_file = Signal()
    series = Signal()
    rosters = Signal()
    print_shop = Signal()
    settings = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.racked: list[SessionCard] = []
        self._open: SessionInfo | None = None
        """The game played last that is not over."""
        content = QWidget()
        inside = QVBoxLayout(content)
        inside.setContentsMargins(36, 28, 36, 24)
        inside.setSpacing(22)
        inside.addWidget(Columns(self._sign(), self._acts(), shares=(5, 4), spacing=32), 1)
        inside.addWidget(self._shelf())
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(scrolled(content))
        self.show_sessions(())

    def _sign(self) -> QWidget:
        sign = Picture(paint_sign, name=self.tr("Hot Stove: card baseball at the kitchen table"))
        sign.setMinimumSize(420, 320)
        return sign

    def _acts(self) -> QWidget:
        part = QWidget()
        layout = QVBoxLayout(part)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(12)
        layout.addStrut(300)
        layout.addStretch(1)
        self.play = button(self.tr("&Play now"), self.play_now.emit, "great")
        layout.addWidget(self.play)
        self._play_words = words("", "motto")
        layout.addWidget(self._play_words)
        self.go_on = button(self.tr("&Continue"), self._go_on, "main")
        layout.addWidget(self.go_on)
        self._go_on_words = words("", "motto")
        layout.addWidget(self._go_on_words)
        layout.addSpacing(6)
        layout.addWidget(
            Columns(
                self._list_of(
                    (self.tr("&New game…"), self.new_game),
                    (self.tr("Ros&ters…"), self.rosters),
                    (self.tr("S&eries…"), self.series),
                    (self.tr("&Open…"), self.open_file),
                ),
                self._list_of(
                    (self.tr("&Learn to play…"), self.learn),
                    (self.tr("Car&ds…"), self.cards),
                    (self.tr("P&rint and play…"), self.print_shop),
                    (self.tr("&Settings…"), self.settings),
                ),
                spacing=10,
            )
        )
        layout.addStretch(1)
        return part

    def _list_of(self, *acts: tuple[str, SignalInstance]) -> QWidget:
        part = QWidget()
        layout = QVBoxLayout(part)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(10)
        for text, signal in acts:
            layout.addWidget(button(text, signal.emit))
        return part

    def _go_on(self) -> None:
        if self._open is not None:
            self.resume.emit(self._open.path)

    def _shelf(self) -> QWidget:
        frame, layout = paper("rack", 18)
        layout.addWidget(words(self.tr("Go on where you stopped"), "heading"))
        self._list = QVBoxLayout()
        self._list.setSpacing(8)
        layout.addLayout(self._list)
        self._empty = words(
            self.tr(
                "No game has been started yet. The stove is warm, the cards are shuffled: "
                "Play now deals you a club and throws the first pitch."
            )
        )
        layout.addWidget(self._empty)
        return frame

    def show_play_now(self, text: str) -> None:
        """Say under the button what playing now means: “Stovepipes against Lamplighters”."""
        self._play_words.setText(text)
        self._play_words.setVisible(bool(text))
        self.play.setAccessibleDescription(text)

    def show_sessions(self, sessions: Sequence[SessionInfo]) -> None:
        """List *sessions*, the last one played first."""
        for card in self.racked:
            self._list.removeWidget(card)
            card.hide()
            card.deleteLater()
        self.racked = [SessionCard(info) for info in sessions[:MOST_SHOWN]]
        for card in self.racked:
            self._list.addWidget(card)
            card.clicked.connect(lambda on=False, path=card.info.path: self.resume.emit(path))
        self._empty.setVisible(not self.racked)
        self._open = next((one for one in sessions if not one.is_over and one.fault is None), None)
        self.go_on.setEnabled(self._open is not None)
        self._go_on_words.setText(self._open.name if self._open is not None else "")
        self._go_on_words.setVisible(self._open is not None)
        self.go_on.setAccessibleDescription(self._go_on_words.text())
        self.play.setFocus()


class SessionCard(QAbstractButton):
    """One session as a scoreboard line: who played, how it stands, when."""

    def __init__(self, info: SessionInfo) -> None:
        super().__init__()
        self.info = info
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setEnabled(info.fault is None)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._name = words(info.name, "strong")
        self._standing = words(self._stand(), "strong", wraps=False)
        self._note = words(self._about(), "note")
        self._when = words(_when(info.changed), "note", wraps=False)
        left, right = QVBoxLayout(), QVBoxLayout()
        for layout, above, below in (
            (left, self._name, self._note),
            (right, self._standing, self._when),
        ):
            layout.setSpacing(0)
            layout.addWidget(above)
            layout.addWidget(below)
        for label in (self._standing, self._when):
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row = QHBoxLayout(self)
        row.setContentsMargins(30, 8, 16, 8)
        row.addLayout(left, 1)
        row.addLayout(right)
        for label in (self._name, self._standing, self._note, self._when):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setMinimumHeight(TARGET)
        spoken = (info.name, self._standing.text(), self._note.text(), self._when.text())
        self.setAccessibleName(", ".join(filter(None, spoken)))

    def _stand(self) -> str:
        info = self.info
        if info.fault is not None:
            return self.tr("Cannot be opened")
        if info.score is None:
            return self.tr("Not begun")
        score = f"{info.score[0]}–{info.score[1]}"
        if info.is_over:
            return self.tr("{score}, final").format(score=score)
        half = (
            self.tr("top of {inning}")
            if info.batting is Side.VISITOR
            else self.tr("bottom of {inning}")
        )
        return f"{score}, {half.format(inning=info.inning)}"

    def _about(self) -> str:
        info = self.info
        if info.fault is not None:
            return told(info.fault)
        people = self.tr(" against ").join(info.chairs)
        if info.visitor and info.home:
            sides = self.tr("{visitor} at {home}").format(visitor=info.visitor, home=info.home)
            shown = (sides if sides != info.name else "", people)
            return " · ".join(filter(None, shown))
        return people

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = worn()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plate = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        ground = theme.board_plate if self.underMouse() or self.isDown() else theme.board
        painter.setPen(QPen(QColor(mixed(theme.board, theme.cream, 0.35)), 1.5))
        painter.setBrush(QColor(ground if self.isEnabled() else theme.walnut_dark))
        painter.drawRoundedRect(plate, 8, 8)
        # An open game has its lamp lit, a finished one has not; the words say so too.
        lit = not self.info.is_over and self.info.fault is None
        painter.setPen(QPen(QColor(theme.cream), 1.5))
        painter.setBrush(QColor(theme.lamp if lit else theme.board_deep))
        painter.drawEllipse(QPointF(16, plate.center().y()), 5, 5)
        painter.end()


def _when(seconds: float) -> str:
    """The day and time, as this country writes them."""
    stamp = QDateTime.fromSecsSinceEpoch(int(seconds))
    return QLocale().toString(stamp, QLocale.FormatType.ShortFormat)


def paint_sign(painter: QPainter, rect: QRectF) -> None:
    """The house sign: an enamel board with the stove, a ball beside it, and the name."""
    theme = worn()
    board = rect.adjusted(3, 3, -3, -8)
    painter.setPen(Qt.PenStyle.NoPen)
    for spread in (3, 2, 1):
        painter.setBrush(QColor(0, 0, 0, 45))
        painter.drawRoundedRect(board.adjusted(1, 4, spread - 1, spread + 3), 24, 24)
    glow = QRadialGradient(board.center().x(), board.center().y() - 10, board.width() * 0.62)
    glow.setColorAt(0, QColor(mixed(theme.board, theme.felt_light, 0.7)))
    glow.setColorAt(1, QColor(theme.board_deep))
    painter.setPen(QPen(QColor(theme.ink), 3))
    painter.setBrush(glow)
    painter.drawRoundedRect(board, 24, 24)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, width in ((9, 3.0), (16, 1.2)):
        painter.setPen(QPen(QColor(theme.brass), width))
        painter.drawRoundedRect(board.adjusted(inset, inset, -inset, -inset), 17, 17)
    unit = min(board.height(), board.width() * 0.72) / 100
    middle = board.center().x()
    top = board.center().y() - unit * 50
    _paint_rays(painter, QPointF(middle, top + unit * 36), unit, board)
    painter.save()
    painter.translate(middle, top + unit * 37)
    painter.scale(unit * 0.185, unit * 0.185)
    paint_stove(painter)
    painter.restore()
    _paint_ball(painter, QPointF(middle - unit * 38, top + unit * 45), unit * 13)
    _paint_bats(painter, QPointF(middle + unit * 38, top + unit * 43), unit)
    painter.setPen(QColor(theme.cream))
    name = QRectF(board.left() + 24, top + unit * 67, board.width() - 48, unit * 17)
    fonts.paint_line(painter, name, "HOT STOVE", fonts.display, unit * 21, 12)
    painter.setPen(QColor(theme.brass))
    below = QRectF(name.left(), name.bottom() + unit, name.width(), unit * 7)
    motto = QCoreApplication.translate("StartPage", "CARD BASEBALL AT THE KITCHEN TABLE")
    fonts.paint_line(painter, below, motto, fonts.plain, unit * 5.6, 8)


def _paint_rays(painter: QPainter, at: QPointF, unit: float, board: QRectF) -> None:
    painter.save()
    clip = QPainterPath()
    clip.addRoundedRect(board.adjusted(17, 17, -17, -17), 15, 15)
    painter.setClipPath(clip)
    painter.translate(at)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint(worn().brass, 0.10))
    reach = board.width()
    for number in range(12):
        painter.save()
        painter.rotate(number * 30)
        ray = QPainterPath(QPointF(0, 0))
        ray.lineTo(reach, -reach * 0.13)
        ray.lineTo(reach, reach * 0.13)
        ray.closeSubpath()
        painter.drawPath(ray)
        painter.restore()
    painter.restore()


def _paint_ball(painter: QPainter, centre: QPointF, radius: float) -> None:
    theme = worn()
    leather = QRadialGradient(centre - QPointF(radius * 0.35, radius * 0.4), radius * 1.6)
    leather.setColorAt(0, QColor(theme.cream))
    leather.setColorAt(1, QColor(mixed(theme.cream_shade, theme.walnut_light, 0.45)))
    painter.setPen(QPen(QColor(theme.ink), max(2.0, radius * 0.07)))
    painter.setBrush(leather)
    painter.drawEllipse(centre, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for side in (-1, 1):
        seam = QPainterPath(centre + QPointF(side * radius * 0.62, -radius * 0.74))
        seam.quadTo(
            centre + QPointF(side * radius * 0.12, 0),
            centre + QPointF(side * radius * 0.62, radius * 0.74),
        )
        painter.setPen(QPen(QColor(theme.home_red), max(1.2, radius * 0.05)))
        painter.drawPath(seam)
        painter.setPen(QPen(QColor(theme.home_red), max(1.2, radius * 0.045)))
        for number in range(1, 9):
            at = seam.pointAtPercent(number / 9)
            slope = side * (0.5 - number / 9) * 0.9
            tick = QPointF(radius * 0.11, radius * 0.11 * slope)
            painter.drawLine(at - tick, at + tick)


def _paint_bats(painter: QPainter, centre: QPointF, unit: float) -> None:
    theme = worn()
    wood, dark = mixed(theme.brass, theme.walnut_light, 0.35), theme.ink
    bat = QPainterPath(QPointF(-1.1, 17))
    bat.lineTo(-1.3, 4)
    bat.cubicTo(-2.2, -4, -3.2, -8, -3.0, -15)
    bat.quadTo(0, -19, 3.0, -15)
    bat.cubicTo(3.2, -8, 2.2, -4, 1.3, 4)
    bat.lineTo(1.1, 17)
    bat.closeSubpath()
    for turn in (-28, 28):
        painter.save()
        painter.translate(centre)
        painter.rotate(turn)
        painter.scale(unit * 0.85, unit * 0.85)
        painter.setPen(QPen(QColor(dark), 0.8))
        painter.setBrush(QColor(wood))
        painter.drawPath(bat)
        painter.drawRoundedRect(QRectF(-2.0, 16.4, 4.0, 2.2), 1, 1)
        painter.setPen(QPen(QColor(theme.home_red), 0.9))
        painter.drawLine(QPointF(-2.6, -7), QPointF(2.6, -7))
        painter.restore()
