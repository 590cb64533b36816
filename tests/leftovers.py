"""What a test may not leave running: Qt timers, animations and threads, Python threads, processes.

Only looks and stops; whether that fails a test is for conftest.
"""

from __future__ import annotations

import multiprocessing
import sys
import threading
from typing import Any

Leftover = tuple[int, str]
"""The identity of the thing, and what it is in words."""


def running() -> set[Leftover]:
    """Everything that runs now, beside the thread that asks."""
    return {(id(thing), told) for thing, told in _running()}


def stop(left: set[Leftover]) -> None:
    """Stop those of *left* that can be stopped, so that the next test is not blamed for them."""
    wanted = {number for number, _ in left}
    for thing, _ in _running():
        if id(thing) not in wanted:
            continue
        if isinstance(thing, multiprocessing.process.BaseProcess):
            thing.terminate()
            thing.join(5)
        elif hasattr(thing, "requestInterruption"):
            thing.requestInterruption()
            thing.quit()
            thing.wait(2000)
        elif hasattr(thing, "stop"):
            thing.stop()


def _running() -> list[tuple[Any, str]]:
    found: list[tuple[Any, str]] = [
        (thread, f"thread {thread.name!r}")
        for thread in threading.enumerate()
        if thread is not threading.current_thread()
        and thread is not threading.main_thread()
        and not isinstance(thread, threading._DummyThread)
    ]
    found += [(child, f"process {child.name!r}") for child in multiprocessing.active_children()]
    if "PySide6.QtCore" in sys.modules:
        found += _running_in_qt()
    return found


def _running_in_qt() -> list[tuple[Any, str]]:
    import shiboken6
    from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QThread, QTimer

    app = QCoreApplication.instance()
    if app is None:
        return []
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    found: list[tuple[Any, str]] = []
    for thing in shiboken6.getAllValidWrappers():
        if isinstance(thing, QTimer) and thing.isActive():
            found.append((thing, f"timer every {thing.interval()} ms {_name(thing)}"))
        elif isinstance(thing, QAbstractAnimation):
            # A group speaks for its members.
            if thing.state() is QAbstractAnimation.State.Running and thing.group() is None:
                found.append((thing, f"animation {_name(thing)}"))
        elif isinstance(thing, QThread) and thing.isRunning() and thing is not app.thread():
            found.append((thing, f"Qt thread {_name(thing)}"))
    return found


def _name(thing: Any) -> str:
    owner = thing.parent()
    kind = type(thing).__name__
    named = f"{kind} {thing.objectName()!r}" if thing.objectName() else kind
    return f"({named} of {type(owner).__name__ if owner else 'nobody'})"
