"""The ring of brass and ink round whatever has the keyboard; who gets it, Qt decides."""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget

from hotstove.faces.edges import paint_ring
from hotstove.windows.style import worn

_ROOM = 5
OWN_RING = "own_ring"
"""A widget with this property set shows its own focus."""
_MOVES = (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide)


class FocusRing(QObject):
    """Follows the keyboard through all windows of *app*; hold one for the program's life."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._target: QWidget | None = None
        self._watched: list[QWidget] = []
        self._ring: _Ring | None = None
        app.focusChanged.connect(self._follow)
        self._follow(None, app.focusWidget())

    def _follow(self, old: QWidget | None, new: QWidget | None) -> None:
        for widget in self._watched:
            if shiboken6.isValid(widget):
                widget.removeEventFilter(self)
        self._watched = []
        if self._ring is not None and shiboken6.isValid(self._ring):
            self._ring.hide()
            self._ring.deleteLater()
        self._ring = None
        if new is None or new.property(OWN_RING) or new.isWindow():
            self._target = None
            return
        self._target = new
        above: QWidget | None = new
        while above is not None:
            above.installEventFilter(self)
            self._watched.append(above)
            above = None if above.isWindow() else above.parentWidget()
        self._ring = _Ring(new.window())
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _MOVES:
            self._place()
        return False

    def _place(self) -> None:
        target = self._target
        if self._ring is None or target is None or not shiboken6.isValid(target):
            return
        shown = _shown_part(target)
        if not target.isVisible() or shown.isEmpty():
            self._ring.hide()
            return
        whole = QRect(target.mapTo(target.window(), QPoint(0, 0)), target.size())
        self._ring.surround(whole, shown)


def _shown_part(widget: QWidget) -> QRect:
    """*widget* and its ring, less what scroll areas cut off, in its window's measure."""
    window = widget.window()
    corner = widget.mapTo(window, QPoint(0, 0))
    shown = QRect(corner, widget.size()).adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM)
    above = widget.parentWidget()
    while above is not None and above is not window:
        if isinstance(above.parentWidget(), QAbstractScrollArea):
            shown = shown.intersected(QRect(above.mapTo(window, QPoint(0, 0)), above.size()))
        above = above.parentWidget()
    return shown


class _Ring(QWidget):
    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setObjectName("focus ring")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._whole = QRect()

    def surround(self, whole: QRect, shown: QRect) -> None:
        self._whole = whole.translated(-shown.topLeft())
        self.setGeometry(shown)
        self.raise_()
        self.show()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_ring(painter, QRectF(self._whole), worn(), 7)
        painter.end()
