"""Take a picture of every window, to be looked at: ``python tests/windows/pictures.py FOLDER``.

One sort at a time, by ``--language en|fr``, ``--theme evening|dim``, ``--text 100|200`` and
``--size 1280x800``; ``--only WORDS`` for the windows whose name holds these words.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
STILL = 0.4
"""Seconds a window has to draw what it draws later."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--language", default="en")
    parser.add_argument("--theme", default="evening")
    parser.add_argument("--text", type=int, default=100)
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--only", default="")
    chosen = parser.parse_args()
    wide, tall = map(int, chosen.size.split("x"))
    _set_the_screen(wide, tall)
    sys.path[:0] = [str(TESTS), str(TESTS / "windows")]
    from gallery import GALLERY

    chosen.folder.mkdir(parents=True, exist_ok=True)
    for name in GALLERY:
        if chosen.only in name:
            _take(name, chosen, (wide, tall))
    return 0


def _set_the_screen(wide: int, tall: int) -> None:
    screen = {"name": "screen", "x": 0, "y": 0, "width": wide, "height": tall}
    kept = Path(tempfile.mkdtemp(prefix="hotstove-screen-")) / "screens.json"
    kept.write_text(json.dumps({"screens": [{**screen, "logicalDpi": 96, "dpr": 1}]}))
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={kept}"
    os.environ["LC_ALL"] = "C.UTF-8"


def _take(name: str, chosen: argparse.Namespace, size: tuple[int, int]) -> None:
    from gallery import GALLERY
    from PySide6.QtCore import QEvent

    from hotstove import app as program

    with tempfile.TemporaryDirectory(prefix="hotstove-pictures-") as home:
        os.environ["HOTSTOVE_HOME"] = home
        app = program.application()
        window = program.main_window(app)
        window.store.change(
            pace="off", language=chosen.language, theme=chosen.theme, text_scale=chosen.text,
            zoom_delay=0,
        )  # fmt: skip
        window.resize(*size)
        window.show()
        _settle()
        try:
            shown = GALLERY[name](window)
        except Exception as error:
            sys.stderr.write(f"{name}: {type(error).__name__}: {error}\n")
        else:
            _settle()
            room = shown.screen().availableGeometry().size()
            if shown.width() > room.width() or shown.height() > room.height():
                shown.resize(shown.size().boundedTo(room))
                _settle()
            file = "".join(letter if letter.isalnum() else "_" for letter in name)
            shown.grab().save(str(chosen.folder / f"{file}.png"))
            sys.stdout.write(f"{name}: {shown.width()} x {shown.height()}\n")
        for other in app.topLevelWidgets():
            other.close()
        window.deleteLater()
        app.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        app.processEvents()
        for other in app.topLevelWidgets():
            other.deleteLater()
        app.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _settle() -> None:
    from PySide6.QtWidgets import QApplication

    end = time.monotonic() + STILL
    while time.monotonic() < end:
        QApplication.processEvents()
        time.sleep(0.005)


if __name__ == "__main__":
    sys.exit(main())
