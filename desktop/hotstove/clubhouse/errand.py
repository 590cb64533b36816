"""Work sent to a process of its own: news on the way, a result at the end, stopped at any time.

What is done there, and what news and results are, is for fill and tryout.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from typing import Any, Final, Generic, TypeVar

from hotstove.play.values import Value

_WAIT: Final = 0.02
"""Seconds between two looks at an errand that is waited for."""
Job = TypeVar("Job")
News = TypeVar("News")
Result = TypeVar("Result")
Tell = Callable[[Any], None]


class _Done(Value, frozen=True):
    result: Any


class Errand(Generic[Job, News, Result]):
    """One piece of work; ask ``news`` from a timer, it never waits.

    *work* is a function of a module, called with the job and with what tells news; *stopped*
    makes a result of the last news when the errand is cancelled, *broken* when its process dies.
    """

    def __init__(
        self,
        work: Callable[[Job, Tell], Result],
        job: Job,
        *,
        stopped: Callable[[News | None], Result],
        broken: Callable[[News | None], Result],
    ) -> None:
        self._stopped, self._broken = stopped, broken
        self._begun = time.perf_counter()
        self.last: News | None = None
        self.result: Result | None = None
        """None while it is at work."""
        self.seconds = 0.0
        """How long it took, once it is over."""
        context = multiprocessing.get_context("spawn")
        self._ours, theirs = context.Pipe(duplex=False)
        self._process = context.Process(target=_run, args=(work, job, theirs), daemon=True)
        with left_alone_by_interrupts():
            self._process.start()
        theirs.close()

    def news(self) -> News | None:
        """Return the next news, without waiting; None: none yet, or it is over."""
        if self.result is not None:
            return None
        try:
            if self._ours.poll():
                told = self._ours.recv()
                if isinstance(told, _Done):
                    self._finish(told.result)
                    return None
                self.last = told
                return self.last
        except (EOFError, OSError):
            self._finish(self._broken(self.last))
            return None
        if not self._process.is_alive() and not self._ours.poll():
            self._finish(self._broken(self.last))
        return None

    def cancel(self) -> None:
        """Stop at once; what was heard last makes the result."""
        while self.news() is not None:
            pass
        if self.result is None:
            self._process.terminate()
            self._finish(self._stopped(self.last))

    def wait(self, seconds: float = 120.0) -> Result:
        """Wait for the end, and cancel when the time is over."""
        while self.result is None and time.perf_counter() - self._begun < seconds:
            if self.news() is None and self.result is None:
                self._ours.poll(_WAIT)
        self.cancel()
        assert self.result is not None
        return self.result

    def _finish(self, result: Result) -> None:
        self.result = result
        self.seconds = time.perf_counter() - self._begun
        self._ours.close()
        self._process.join()


@contextmanager
def left_alone_by_interrupts() -> Iterator[None]:
    """Begin processes that never hear Ctrl+C, not even while they load; it is for this one."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def ignore_interrupts() -> None:
    """The same, said in the process that was begun: not every system hands it on."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _run(work: Callable[[Any, Tell], Any], job: Any, pipe: Connection) -> None:
    ignore_interrupts()
    # The solver greets whoever loads it, on the standard output.
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    pipe.send(_Done(work(job, pipe.send)))
    pipe.close()
