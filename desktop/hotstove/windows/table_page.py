"""A game on show: the table, and on it as real widgets the prompt bar and the scorebook's log."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtCore import QEvent, QModelIndex, QRect, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QFrame,
    QListView,
    QMenu,
    QVBoxLayout,
    QWidget,
)

from hotstove.binding.log_model import LogModel, LogRole
from hotstove.binding.standing_orders import Hold
from hotstove.faces import fonts
from hotstove.play.decisions import Decision, Request
from hotstove.play.problems import RuleId
from hotstove.play.session import Frame
from hotstove.playmat.desk import Desk
from hotstove.playmat.director import Pace
from hotstove.playmat.spoken import announce

from .focus_ring import OWN_RING
from .key_map import table_keys
from .log_paint import LogPainter
from .prompt_bar import PromptBar
from .settings import Settings
from .style import LEAST_TEXT, reading_px, worn

if TYPE_CHECKING:
    from .guide import Guide
    from .sounds import Sounds

LARGE_TEXT: Final = 1.4
"""Times the usual text from which on the prompt bar no longer lies on the table."""
PATIENCE = 200
"""Milliseconds a computer has to let something go by before the bar says that it is asked."""


class LogView(QListView):
    """The scorebook: what happened, line by line, newest at the foot."""

    moment_asked = Signal(int)
    """A line was chosen by a double click or Enter: the gesture it came of."""
    rule_asked = Signal(str)
    """The rule behind a line was asked for in its menu."""

    def __init__(self, log: LogModel, parent: QWidget) -> None:
        super().__init__(parent)
        self.setModel(log)
        self.setProperty("role", "log")
        self.setAccessibleName(self.tr("Scorebook"))
        self.setItemDelegate(LogPainter(self))
        self.setWordWrap(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setToolTip(
            self.tr("Double-click a line or press Enter to go back to it; F1 reads its rule")
        )
        self.activated.connect(self._activated)
        self._foot = QTimer(self)
        self._foot.setSingleShot(True)
        self._foot.timeout.connect(self.scrollToBottom)
        log.rowsInserted.connect(self._follow)
        log.modelReset.connect(self.scrollToBottom)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.model().rowCount():
            return
        painter = QPainter(self.viewport())
        painter.setFont(fonts.plain(reading_px(self)))
        painter.setPen(QColor(worn().faded_ink))
        room = self.viewport().rect().adjusted(8, 8, -8, -8)
        text = self.tr("The scorebook is open: every throw and every play will be noted here.")
        painter.drawText(room, Qt.TextFlag.TextWordWrap, text)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()
        QTimer.singleShot(0, self, self.scrollToBottom)

    def _activated(self, index: QModelIndex) -> None:
        self.moment_asked.emit(index.data(LogRole.GESTURE))

    @property
    def rule(self) -> RuleId:
        """The rule behind the line that is chosen, or an empty one."""
        return str(self.currentIndex().data(LogRole.RULE) or "")

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() is QContextMenuEvent.Reason.Mouse:
            self.setCurrentIndex(self.indexAt(event.pos()))
        if not self.currentIndex().isValid():
            return
        menu = self.line_menu()
        menu.exec(event.globalPos())
        menu.deleteLater()

    def line_menu(self) -> QMenu:
        """Return what can be done with the line that is chosen."""
        index, rule = self.currentIndex(), self.rule
        menu = QMenu(self)
        if rule:
            read = menu.addAction(self.tr("&Read rule {rule}").replace("{rule}", rule))
            read.triggered.connect(lambda: self.rule_asked.emit(rule))
        back = menu.addAction(self.tr("&Go back to it…"))
        back.triggered.connect(lambda: self._activated(index))
        return menu

    def _follow(self, parent: QModelIndex, first: int, last: int) -> None:
        """Go to the foot once for all lines that come together: rows have to be measured for it."""
        if not self._foot.isActive():
            self._foot.start(0)


class Strip(NamedTuple):
    """What lies below the table for a bar whose text is too large to lie on it."""

    width: int
    px: int
    height: int


class TablePage(QWidget):
    lineup_asked = Signal(object)
    """A whole lineup is asked for, which needs a page of its own."""
    rule_asked = Signal(str)
    """A rule is to be read."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.desk = desk
        self.model = desk.model
        self._around = box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(desk.view)
        self._strip = Strip(0, 0, 0)
        self.log_model = LogModel(desk.model, self, listens=False)
        desk.view.setProperty(OWN_RING, True)
        self.prompt = PromptBar(desk.model, self)
        self.log = LogView(self.log_model, self)
        self.setFocusProxy(desk.view)
        self.setTabOrder(desk.view, self.prompt)
        self.setTabOrder(self.prompt, self.log)
        desk.view.fitted.connect(self._place)
        desk.shown.connect(self._shown)
        desk.waits.connect(self._waits)
        desk.model.rewound.connect(self.log_model.rebuild)
        desk.model.refused.connect(lambda why: announce(self.prompt, why, is_urgent=True))
        self.prompt.acted.connect(self._act)
        self.prompt.changed.connect(self._place, Qt.ConnectionType.QueuedConnection)
        self.prompt.paused.connect(desk.computers.hold)
        self.prompt.rule.asked.connect(self.rule_asked)
        self.log.rule_asked.connect(self.rule_asked)
        desk.computers.thinking.connect(self._thinking)
        QApplication.instance().focusChanged.connect(self._left)  # type: ignore[union-attr]
        self.guide: Guide | None = None
        """Who teaches the game, in a first one."""
        self.sounds: Sounds | None = None
        """Loaded when somebody wants them."""
        self.sounds_in = Path()
        self._announced: Request | None = None
        """The question that was last read out."""
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._show_prompt_now)
        self.obey_keys({})
        self._place()
        self._show_prompt_now()
        self._waits()

    @property
    def rule_at_hand(self) -> RuleId:
        """The rule of the log's line where the focus is, else of what is asked or was refused."""
        return (self.log.rule if self.log.hasFocus() else "") or self.prompt.rule.text()

    def close_game(self) -> None:
        """Leave the table; nothing keeps moving."""
        self.desk.close()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        QTimer.singleShot(0, self, self._place)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            QTimer.singleShot(0, self, self._place)

    def _place(self) -> None:
        """Lay the widgets where the table has room for them."""
        layout, view = self.desk.scene.layout, self.desk.view
        origin = view.viewport().mapTo(self, view.viewport().rect().topLeft())
        log = view.rect_of(layout.log).translated(origin.x(), origin.y())
        self.log.setGeometry(log.adjusted(8, 8, -8, -8).toRect())
        strip = self._strip = self._strip_now()
        self._around.setContentsMargins(0, 0, 0, strip.height)
        if strip.height:
            bar = QRect(0, self.height() - strip.height, self.width(), strip.height)
            self.prompt.setGeometry(bar.adjusted(8, 0, -8, -8))
        else:
            box = view.rect_of(layout.prompt).translated(origin.x(), origin.y())
            need = max(box.height(), self.prompt.needed_height(round(box.width())))
            self.prompt.setGeometry(box.adjusted(0, box.height() - need, 0, 0).toRect())

    def _strip_now(self) -> Strip:
        """Return the strip below the table that the bar needs; none while its text is small.

        It only grows, so that the table does not change its size with every question.
        """
        px, width = self.prompt.sentence.fontInfo().pixelSize(), self.width()
        if px < LARGE_TEXT * LEAST_TEXT:
            return Strip(width, px, 0)
        before = self._strip
        kept = before.height if (before.width, before.px) == (width, px) else 0
        return Strip(width, px, max(kept, self.prompt.needed_height(width - 16) + 8))

    def _shown(self, frame: Frame[Any]) -> None:
        self.log_model.append([frame])

    def _waits(self) -> None:
        self._show_prompt()
        request = self.model.request
        if request is not self._announced and self.model.awaits_person:
            self._announced = request
            announce(self.prompt, self.prompt.sentence.text(), is_urgent=True)
        if (
            isinstance(request, Decision)
            and request.form == "lineup"
            and self.model.awaits_person
        ):
            self.lineup_asked.emit(request)

    def _show_prompt(self) -> None:
        """Show what is asked; what a computer lets go by at once is not flashed up."""
        if self.desk.computers.is_asked_in_passing:
            self._soon.start(PATIENCE)
        else:
            self._soon.stop()
            self._show_prompt_now()

    def _show_prompt_now(self) -> None:
        if left := self.desk.by_hand.left:
            self.prompt.ask_for_pegs(left)
        else:
            self.prompt.show_request()

    def _act(self) -> None:
        """Do what the bar's button names; while the table moves that is past, so only settle."""
        if self.desk.director.is_busy:
            self.desk.director.skip()
        else:
            self.desk.act()

    def _thinking(self, is_thinking: bool) -> None:
        if not self.desk.director.is_busy:
            self._show_prompt()

    # Keys that act wherever on the page the focus is, but in a field

    def obey(self, settings: Settings) -> None:
        """Move, look and listen as *settings* have it."""
        director, view, orders = self.desk.director, self.desk.view, self.model.orders
        director.pace = Pace[settings.pace.upper()]
        director.is_still = view.drag.is_still = settings.reduce_motion
        director.tumbles, director.flips = settings.dice_animation, settings.flips
        view.zoom_delay = settings.zoom_delay
        view.double_click_plays = settings.double_click_plays
        self.desk.by_hand.is_on = settings.pegs_by_hand
        self.desk.computers.pace = director.pace.value
        if orders.hold is not Hold.HALF_INNING:
            orders.hold = Hold.ONE_GESTURE if settings.throw_together else Hold.EACH_ACT
        self.obey_keys(settings.keys)
        if settings.sounds and self.sounds is None:
            from .sounds import Sounds

            self.sounds = Sounds(self.model, self.sounds_in, self)
        if self.sounds is not None:
            self.sounds.obey(settings)

    def obey_keys(self, chosen: Mapping[str, str]) -> None:
        """Obey the keys that were chosen, the usual ones where none were."""
        self._keys = table_keys(chosen)
        self.desk.view.zoom_key = self._keys["zoom"]
        native = QKeySequence.SequenceFormat.NativeText
        self.desk.throw_key = self._keys["throw"].toString(native)
        self.prompt.pass_key = self._keys["pass_on"].toString(native)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.isAutoRepeat():
            return
        if not event.modifiers() and self._is_hot_seat_key(event, self.model.hot_seat.press):
            return
        pressed = QKeySequence(event.keyCombination())
        for name, act in (
            ("act", self.desk.act),
            ("pass_on", self.model.pass_on),
            ("throw", self.desk.throw),
            ("pause", self.prompt.toggle_pause),
        ):
            if pressed == self._keys[name]:
                act()
                return
        super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.isAutoRepeat() or not self._is_hot_seat_key(event, self.model.hot_seat.release):
            super().keyReleaseEvent(event)

    def _is_hot_seat_key(self, event: QKeyEvent, obey: Callable[[str], bool]) -> bool:
        """One of the letters with which people at one table look and lay unseen."""
        key = event.key()
        if self.desk.by_hand.left or not Qt.Key.Key_A <= key <= Qt.Key.Key_Z:
            return False
        return obey(chr(key))

    def _left(self, old: QWidget | None, new: QWidget | None) -> None:
        """Whoever looks while the window loses the keyboard lays his cards backs up."""
        if new is None:
            self.model.hot_seat.turn_down()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.desk.view.setFocus()
        super().mousePressEvent(event)
