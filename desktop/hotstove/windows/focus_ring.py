"""The ring of brass and ink round whatever has the keyboard; who gets it, Qt decides.

Qt itself keeps the ring in its place (``QFocusFrame``): a filter written here would be called
for widgets that are just being destroyed.
"""

from __future__ import annotations

from typing import Final

import shiboken6
from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QFocusFrame, QProxyStyle, QStyle, QStyleOption, QWidget

from hotstove.windows.style import worn

OWN_RING: Final = "own_ring"
"""A widget with this property set shows its own focus."""
ROOM: Final = 5
"""Pixels it takes outside its widget: a box that holds fields leaves as much at its edges."""


class FocusRing(QObject):
    """Follows the keyboard through all windows of *app*; hold one for the program's life."""

    _moved = Signal()

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        self._style = _RingStyle()
        self._ring: _Ring | None = None
        # Queued: by then whatever lost the keyboard by being destroyed is gone.
        self._moved.connect(self._follow, Qt.ConnectionType.QueuedConnection)
        app.focusChanged.connect(self._note)
        self._follow()

    def _note(self) -> None:
        self._moved.emit()

    def _follow(self) -> None:
        target = self._app.focusWidget()
        if target is None or target.property(OWN_RING) or target.isWindow():
            self._drop()
            return
        if self._ring is None or not shiboken6.isValid(self._ring):
            self._ring = _Ring(target.window(), self._style)
        self._ring.setWidget(target)

    def _drop(self) -> None:
        if self._ring is not None and shiboken6.isValid(self._ring):
            self._ring.hide()
            self._ring.deleteLater()
        self._ring = None


class _Ring(QFocusFrame):
    def __init__(self, parent: QWidget, style: QStyle) -> None:
        super().__init__(parent)
        self.setObjectName("focus ring")
        self.setStyle(style)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = worn()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(ROOM, ROOM, -ROOM, -ROOM)
        # Two pixels each: brass stands out on wood, the ink beside it on paper.
        for colour, out in ((theme.ink, 3), (theme.brass, 1), (theme.ink, -1)):
            painter.setPen(QPen(QColor(colour), 2))
            corner = max(1, 7 + out)
            painter.drawRoundedRect(box.adjusted(-out, -out, out, out), corner, corner)
        painter.end()


class _RingStyle(QProxyStyle):
    """Gives the ring room outside its widget and lets it paint inside as well."""

    def pixelMetric(
        self,
        metric: QStyle.PixelMetric,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> int:
        if metric in (
            QStyle.PixelMetric.PM_FocusFrameHMargin,
            QStyle.PixelMetric.PM_FocusFrameVMargin,
        ):
            return ROOM
        return super().pixelMetric(metric, option, widget)

    def styleHint(self, hint, option=None, widget=None, returnData=None) -> int:  # type: ignore[no-untyped-def]  # noqa: N803
        if hint is QStyle.StyleHint.SH_FocusFrame_Mask:
            return 0
        return super().styleHint(hint, option, widget, returnData)
