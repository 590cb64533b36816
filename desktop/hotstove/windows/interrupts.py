"""Ctrl+C and the system's plea to end, heard while Qt waits for something to happen."""

from __future__ import annotations

import os
import signal
import sys

from PySide6.QtCore import QObject, QSocketNotifier, Signal


class Interrupts(QObject):
    """Python hears of a signal when it next runs; the notifier makes it run at once."""

    came = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._ear, mouth = _pipe()
        self._notifier = QSocketNotifier(self._ear, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._heard)
        for number in (signal.SIGINT, signal.SIGTERM):
            # Whoever started us deaf to it wants us to stay so.
            if signal.getsignal(number) is not signal.SIG_IGN:
                signal.signal(number, lambda *_: None)
        signal.set_wakeup_fd(mouth)

    def _heard(self) -> None:
        try:
            numbers = set(os.read(self._ear, 64))
        except BlockingIOError:
            return
        if numbers & {signal.SIGINT, signal.SIGTERM}:
            self.came.emit()


def _pipe() -> tuple[int, int]:
    """Return two ends for the life of the program; Windows can only watch sockets."""
    if sys.platform == "win32":
        import socket

        ours, theirs = socket.socketpair()
        for end in (ours, theirs):
            end.setblocking(False)
        return ours.detach(), theirs.detach()
    ear, mouth = os.pipe()
    for end in (ear, mouth):
        os.set_blocking(end, False)
    return ear, mouth
