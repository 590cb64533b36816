"""The small parts every window is put together from; what they look like is in style.

Whatever a person or a file named is shown as plain text: these labels never read markup.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QLabel,
    QLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from hotstove.faces.theme import mixed
from hotstove.faces.wood import paint_walnut
from hotstove.windows.style import TARGET, worn


def words(text: str, role: str = "", *, wraps: bool = True) -> QLabel:
    """A label of plain text; *role* is one of style's: title, heading, strong, note, good, bad."""
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(wraps)
    if role:
        label.setProperty("role", role)
    return label


def with_role(widget: QWidget, role: str) -> None:
    """Change what *widget* is, and how it looks with it."""
    widget.setProperty("role", role)
    widget.style().unpolish(widget)
    widget.style().polish(widget)


def button(text: str, act: Callable[[], object], role: str = "", name: str = "") -> QPushButton:
    """A push button; an ampersand in *text* is its access key. *name* is read out in its place."""
    made = QPushButton(text)
    made.setAutoDefault(False)
    made.setAccessibleName(name or text.replace("&&", "\0").replace("&", "").replace("\0", "&"))
    if role:
        made.setProperty("role", role)
    made.clicked.connect(lambda checked=False: act())
    return made


def unkeyed(text: str) -> str:
    """Return *text* for a button, tab or menu so that its ampersands are no access keys."""
    return text.replace("&", "&&")


def paper(role: str = "paper", margin: int = 16) -> tuple[QFrame, QVBoxLayout]:
    """A sheet of cream paper (or a dark ``rack``) and its layout."""
    frame = QFrame()
    frame.setProperty("role", role)
    layout = QVBoxLayout(frame)
    layout.setContentsMargins(margin, margin, margin, margin)
    layout.setSpacing(8)
    return frame, layout


def rule() -> QFrame:
    line = QFrame()
    line.setProperty("role", "rule")
    return line


def scrolled(content: QWidget, *, sideways: bool = False) -> QScrollArea:
    """*content* in an area that scrolls up and down; *sideways* too, for tables of figures."""
    content.setProperty("role", "scrolled")
    area = QScrollArea()
    area.setWidgetResizable(True)
    if not sideways:
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(content)
    return area


class Picture(QWidget):
    """Something painted, kept as a pixmap until its size, the screen or its subject changes.

    *name* is what a screen reader says of it; empty for mere ornament.
    """

    def __init__(
        self,
        paint: Callable[[QPainter, QRectF], None] | None = None,
        *,
        name: str = "",
        aspect: float = 0.0,
        hangs: bool = False,
    ) -> None:
        """*aspect* is height to width, 0 for any; *hangs*: from the top, else in the middle."""
        super().__init__()
        self._paint = paint
        self._hangs = hangs
        self._aspect = aspect
        self._kept: QPixmap | None = None
        self.setAccessibleName(name)

    def show_picture(self, paint: Callable[[QPainter, QRectF], None] | None, name: str) -> None:
        self._paint, self._kept = paint, None
        self.setAccessibleName(name)
        self.update()

    def picture_rect(self) -> QRectF:
        """The largest part of the widget of the picture's aspect (height to width)."""
        room = QRectF(self.rect())
        if not self._aspect:
            return room
        wide = min(room.width(), room.height() / self._aspect)
        box = QRectF(0, 0, wide, wide * self._aspect)
        box.moveCenter(room.center())
        if self._hangs:
            box.moveTop(room.top())
        return box

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.PaletteChange):
            self._kept = None
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._paint is None or self.width() < 2 or self.height() < 2:
            return
        ratio = self.devicePixelRatioF()
        size = QSize(round(self.width() * ratio), round(self.height() * ratio))
        if self._kept is None or self._kept.size() != size:
            self._kept = QPixmap(size)
            self._kept.setDevicePixelRatio(ratio)
            self._kept.fill(Qt.GlobalColor.transparent)
            inside = QPainter(self._kept)
            inside.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint(inside, self.picture_rect())
            inside.end()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._kept)
        painter.end()


SOON: Final = 20
"""Milliseconds after which the grain is drawn; the first frame of the program does not wait."""


class WoodPage(QWidget):
    """A page on the walnut of the table.

    The grain is costly, so it is drawn when the page stands still; until then the wood is plain.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "page")
        self._wood: QPixmap | None = None
        self._told: tuple[QSize, str] | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._draw_wood)

    @property
    def has_grain(self) -> bool:
        return self._told == self._wanted()

    def _wanted(self) -> tuple[QSize, str]:
        ratio = self.devicePixelRatioF()
        return QSize(round(self.width() * ratio), round(self.height() * ratio)), worn().name

    def _draw_wood(self) -> None:
        size, name = self._wanted()
        if self._told == (size, name) or size.isEmpty():
            return
        self._wood, self._told = QPixmap(size), (size, name)
        self._wood.setDevicePixelRatio(self.devicePixelRatioF())
        inside = QPainter(self._wood)
        paint_walnut(inside, QRectF(self.rect()), worn())
        inside.end()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self.has_grain and self._wood is not None:
            painter.drawPixmap(0, 0, self._wood)
        else:
            theme = worn()
            painter.fillRect(self.rect(), QColor(mixed(theme.walnut_light, theme.walnut_dark, 0.5)))
            if not self._soon.isActive():
                self._soon.start(SOON)
        painter.end()


class PinnedSheet(QFrame):
    """A sheet of paper held by four brass tacks, ruled off under its heading in a club's colour."""

    def __init__(self, heading: str, colour: str) -> None:
        super().__init__()
        self.setProperty("role", "paper")
        self._colour = colour
        self.lines = QVBoxLayout(self)
        self.lines.setContentsMargins(20, 12, 20, 12)
        self.lines.setSpacing(4)
        self._heading = words(heading, "heading")
        self.lines.addWidget(self._heading)
        self.lines.addSpacing(8)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        below = self._heading.geometry().bottom() + 4.0
        for drop, thick in ((0.0, 3.0), (4.5, 1.2)):
            painter.setPen(QPen(QColor(self._colour), thick))
            painter.drawLine(QPointF(20, below + drop), QPointF(self.width() - 20.0, below + drop))
        for x in (11.0, self.width() - 11.0):
            for y in (11.0, self.height() - 11.0):
                paint_tack(painter, QPointF(x, y))
        painter.end()


def paint_tack(painter: QPainter, at: QPointF) -> None:
    theme = worn()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 60))
    painter.drawEllipse(at + QPointF(1.2, 2.0), 6, 6)
    painter.setPen(QPen(QColor(theme.ink), 1))
    painter.setBrush(QColor(theme.brass))
    painter.drawEllipse(at, 5.5, 5.5)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.cream))
    painter.drawEllipse(at - QPointF(1.6, 1.8), 1.6, 1.6)


class Columns(QWidget):
    """Parts side by side while there is room for all, one below the other when there is not."""

    def __init__(self, *parts: QWidget, shares: tuple[int, ...] = (), spacing: int = 16) -> None:
        super().__init__()
        self._parts = parts
        self._layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(spacing)
        self._layout.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        for number, part in enumerate(parts):
            self._layout.addWidget(part, shares[number] if shares else 1)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setSizePolicy(policy)

    @property
    def is_side_by_side(self) -> bool:
        return self._layout.direction() is QBoxLayout.Direction.LeftToRight

    def minimumSizeHint(self) -> QSize:
        """As narrow as the widest part, as tall as the parts stand now."""
        wide = max(map(_least, self._parts), default=0)
        tall = self._layout.minimumSize().height()
        if self._layout.hasHeightForWidth():
            tall = max(tall, self._layout.totalHeightForWidth(max(wide, self.width())))
        return QSize(wide, tall)

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self._turn()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._turn()
        super().resizeEvent(event)

    def _turn(self) -> None:
        """Lie side by side or below one another, as there is room."""
        needed = sum(map(_least, self._parts))
        needed += self._layout.spacing() * (len(self._parts) - 1)
        way = (
            QBoxLayout.Direction.LeftToRight
            if self.width() >= needed
            else QBoxLayout.Direction.TopToBottom
        )
        if way is not self._layout.direction():
            self._layout.setDirection(way)
            self.updateGeometry()


def _least(part: QWidget) -> int:
    return max(part.minimumSizeHint().width(), part.minimumWidth())


def tall_enough(widget: QWidget, text_lines: float = 1.6) -> int:
    """Pixels of a row of *widget*'s own text that can still be hit."""
    return max(TARGET, round(widget.fontInfo().pixelSize() * text_lines))


def announce(widget: QWidget, text: str) -> None:
    """Have a screen reader say *text*, when it is done with what it says now."""
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
