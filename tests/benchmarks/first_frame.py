"""Run as a program: opens a window, quits when it stands and tells what that took.

``first_frame.py start`` opens the program's own window, ``first_frame.py bare`` an empty graphics
view. It prints when the first frame stood and when the last (seconds of the monotonic clock; of
the program, the start page with all its grain), the most memory the process has held (KiB), and
what heavy things were loaded: some modules at all, Qt's many enumerations before the first frame.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

HEAVY = ("numpy", "highspy", "pyqtgraph")
frames = []
early = []
"""What the first frame would have stood without."""


def note_the_frame(is_last: bool) -> None:
    from PySide6 import QtCore
    from PySide6.QtCore import QCoreApplication, QTimer

    def note() -> None:
        if not frames and "Qt" in vars(QtCore):
            early.append("Qt")
        frames.append(time.monotonic())
        if is_last:
            QCoreApplication.quit()

    QTimer.singleShot(0, note)


def start() -> None:
    from hotstove import app
    from hotstove.windows.main_window import MainWindow

    def paint_window(window, event):
        if not window.is_furnished:
            note_the_frame(is_last=False)
            furnish = window.furnish
            window.furnish = lambda *rooms: watch_page(furnish, rooms)
        paint_bare(window, event)

    def watch_page(furnish, rooms):
        from hotstove.windows.start import StartPage

        paint = StartPage.paintEvent

        def paint_page(page, event):
            paint(page, event)
            if page.has_grain:
                note_the_frame(is_last=True)

        StartPage.paintEvent = paint_page
        furnish(*rooms)

    paint_bare = MainWindow.paintEvent
    MainWindow.paintEvent = paint_window
    app.main()


def bare() -> None:
    from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow

    class View(QGraphicsView):
        def paintEvent(self, event):
            super().paintEvent(event)
            note_the_frame(is_last=True)

    application = QApplication([])
    scene = QGraphicsScene()
    window = QMainWindow()
    window.setCentralWidget(View(scene))
    window.resize(1440, 920)
    window.show()
    application.exec()


if __name__ == "__main__":
    {"start": start, "bare": bare}[sys.argv[1]]()
    status = Path("/proc/self/status").read_text()
    peak = next(line.split()[1] for line in status.splitlines() if line.startswith("VmHWM"))
    heavy = ",".join([*early, *(name for name in HEAVY if name in sys.modules)])
    print(frames[0], frames[-1], peak, heavy or "-")
