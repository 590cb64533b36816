"""Plays the seats no person sits in: thinks in a thread, acts at a pace the eye can follow.

A manager sees only what its seat may see. Its act waits until the table lies still, and then a
beat, so that every act is seen; a person may hurry it or hold it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QElapsedTimer, QObject, QThread, QTimer, Signal, Slot

from hotstove.play.answers import Answer
from hotstove.play.decisions import Decision, Request, Roll
from hotstove.play.seats import Seat
from hotstove.play.session import Manager
from hotstove.play.table import Seen
from hotstove.play.words import Sentence

from .game_model import GameModel
from .standing_orders import is_pass

BEAT = 700
"""Milliseconds an act of the computer stays in sight at the brisk pace, thinking included."""


class _Thinker(QObject):
    """Lives in the thread."""

    thought = Signal(int, object, object)
    """Which turn, the answer, and the reason where the manager gives one."""

    @Slot(int, object, object, object)
    def think(self, turn: int, manager: Manager[Any], seen: Seen[Any], asked: Decision) -> None:
        answer = manager.choose(seen, asked)
        why = getattr(manager, "why", None)
        self.thought.emit(turn, answer, why() if why is not None else None)


class ComputerSeats(QObject):
    thinking = Signal(bool)
    _ask = Signal(int, object, object, object)

    def __init__(
        self, model: GameModel, managers: Mapping[Seat, Manager[Any]], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.model = model
        self.pace = 1.0
        self.is_held = False
        self._managers = managers
        self._turn = 0
        self._reply: Answer | None = None
        self.reasons: dict[int, Sentence] = {}
        """Why the computer did what it did, by the gesture it was; said only when asked for."""
        self._reason: Sentence | None = None
        self._is_ready = False
        self._is_still = True
        self._beat_length = BEAT
        self._since = QElapsedTimer()
        self._beat = QTimer(self)
        self._beat.setSingleShot(True)
        self._beat.timeout.connect(self._act)
        self._thread = QThread(self)
        self._thinker = _Thinker()
        self._thinker.moveToThread(self._thread)
        self._ask.connect(self._thinker.think)
        self._thinker.thought.connect(self._thought)
        model.asked.connect(self.consider)

    def begin(self) -> None:
        """Look at the question that is open when the table is first shown."""
        self.consider(self.model.request)

    def close(self) -> None:
        """Leave the table; no thread and no timer stays behind."""
        self._turn += 1
        self._beat.stop()
        if self._thread.isRunning():
            self._thread.quit()
            self._thread.wait()

    def consider(self, request: Request | None) -> None:
        """A question was put: think about it if it is for a seat of ours."""
        self._turn += 1
        self._beat.stop()
        self._is_ready, self._reply = False, None
        if request is None or self.model.awaits_person or request.seat not in self._managers:
            self.thinking.emit(False)
            return
        self.thinking.emit(True)
        self._since.start()
        if isinstance(request, Roll):
            self._is_ready, self._beat_length = True, BEAT
            self._wait_a_beat()
            return
        if not self._thread.isRunning():
            self._thread.start()
        seen = self.model.session.seen_from(request.seat)
        self._ask.emit(self._turn, self._managers[request.seat], seen, request)

    def table_moves(self) -> None:
        self._is_still = False
        self._beat.stop()

    def table_is_still(self) -> None:
        self._is_still = True
        self._wait_a_beat()

    def hold(self, is_held: bool) -> None:
        """Let the computer wait, or go on."""
        self.is_held = is_held
        if is_held:
            self._beat.stop()
        else:
            self._wait_a_beat()

    def hurry(self) -> bool:
        """Act at once if an act is ready; return whether it was."""
        if not self._is_ready:
            return False
        self._beat.stop()
        self._act()
        return True

    def last_reason(self) -> Sentence | None:
        """Return why the computer did the last thing it gave a reason for."""
        made = [gesture for gesture in self.reasons if gesture < self.model.session.gesture]
        return self.reasons[max(made)] if made else None

    def _thought(self, turn: int, reply: Answer, reason: Sentence | None) -> None:
        if turn == self._turn:
            self._reply, self._reason, self._is_ready = reply, reason, True
            self._beat_length = 0 if self._is_silence(reply) else BEAT
            self._wait_a_beat()

    def _wait_a_beat(self) -> None:
        if self._is_ready and self._is_still and not self.is_held and not self._beat.isActive():
            left = self._beat_length * self.pace - self._since.elapsed()
            self._beat.start(max(0, round(left)))

    @property
    def is_asked_in_passing(self) -> bool:
        """Whether what a computer is asked will most likely just be let go by."""
        request = self.model.request
        if not isinstance(request, Decision) or self.model.awaits_person:
            return False
        return request.default is not None and (request.rides or is_pass(request))

    def _is_silence(self, reply: Answer) -> bool:
        """Whether the answer lets something go by, of which there is nothing to be seen."""
        request = self.model.request
        is_default = isinstance(request, Decision) and reply == request.default
        return is_default and self.is_asked_in_passing

    def _act(self) -> None:
        self._is_ready = False
        if isinstance(self.model.request, Roll):
            self.model.throw()
        elif self._reply is not None:
            if self._reason is not None:
                self.reasons[self.model.session.gesture] = self._reason
            self.model.choose(self._reply)
