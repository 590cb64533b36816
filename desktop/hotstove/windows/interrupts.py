"""Ctrl+C and the system's plea to end, heard while Qt waits for something to happen."""

from __future__ import annotations

import signal
import socket

from PySide6.QtCore import QObject, QSocketNotifier, Signal


class Interrupts(QObject):
    """Python hears of a signal when it next runs; the notifier makes it run at once."""

    came = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._ours, theirs = socket.socketpair()
        self._theirs = theirs
        for end in (self._ours, theirs):
            end.setblocking(False)
        self._notifier = QSocketNotifier(self._ours.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._heard)
        for number in (signal.SIGINT, signal.SIGTERM):
            # Whoever started us deaf to it wants us to stay so.
            if signal.getsignal(number) is not signal.SIG_IGN:
                signal.signal(number, lambda *_: None)
        signal.set_wakeup_fd(theirs.fileno())

    def _heard(self) -> None:
        try:
            numbers = set(self._ours.recv(64))
        except BlockingIOError:
            return
        if numbers & {signal.SIGINT, signal.SIGTERM}:
            self.came.emit()
