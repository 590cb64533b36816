"""PySide6 keeps its references to None: 6.12.0 on Python below 3.12 lost one at every void call.

A process that loses them dies after some hundreds of calls, so each test runs its calls in a
process of its own and looks at how it ended.
"""

from __future__ import annotations

import subprocess
import sys

PAINTING = """
import sys
from PySide6.QtGui import QGuiApplication, QImage, QPainter
app = QGuiApplication([])
image = QImage(8, 8, QImage.Format.Format_ARGB32)
painter = QPainter(image)
before = sys.getrefcount(None)
for _ in range(1000):
    painter.setOpacity(1.0)
print("lost", before - sys.getrefcount(None))
painter.end()
"""

SIGNALLING = """
from PySide6.QtCore import QCoreApplication, QObject, Signal
class Umpire(QObject):
    called = Signal(bool)
app = QCoreApplication([])
umpire, heard = Umpire(), []
umpire.called.connect(heard.append)
for number in range(3000):
    umpire.called.emit(number % 2 == 0)
print("heard", len(heard), sum(heard))
"""


def _said(program: str) -> str:
    ended = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False
    )
    assert ended.returncode == 0, ended.stderr[-2000:]
    return ended.stdout


def test_a_thousand_void_calls_lose_no_none() -> None:
    word, lost = _said(PAINTING).split()
    assert word == "lost"
    assert int(lost) <= 500


def test_three_thousand_signals_are_all_heard() -> None:
    assert _said(SIGNALLING).split() == ["heard", "3000", "1500"]
