"""Plays facts out on the scene one after another, at a pace a person can follow.

The rules are always ahead of the picture. Each cue ends by settling the scene on the moment its
fact led to, so a skipped or broken animation cannot leave a card in the wrong place. Durations
are milliseconds at the brisk pace.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from enum import Enum
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QVariantAnimation, Signal

from hotstove.faces.scoreboard import ScoreboardData
from hotstove.play.decisions import Request
from hotstove.play.facts import Rolled
from hotstove.play.session import Frame
from hotstove.play.table import Seen

from .pieces import CardItem, DieItem
from .poses import Moment, Pose, Show
from .scene import PlaymatScene

MOVE = 230
FLIP = 230
TUMBLE = 700
SETTLE = 150
READ = 420
"""How long a lit row of a chart is left to be read."""
TERM = 150
"""From one term of a sum to the next."""
FLOOR = 80
QUICKER = 0.90
"""Each next move of a series takes this share of the one before, down to the floor."""
LONGEST_ROLL = 1200


class Pace(Enum):
    OFF = 0.0
    BRISK = 1.0
    LEISURELY = 1.6


class Motion(NamedTuple):
    """One card on its way."""

    card: CardItem
    from_pos: tuple[float, float]
    from_angle: float
    from_scale: float
    to: Pose
    turns_over: bool


class Shown(NamedTuple):
    """A frame and the scoreboard as it hangs once the frame's fact has happened."""

    frame: Frame[Any]
    board: ScoreboardData


class Director(QObject):
    caught_up = Signal()
    """The picture shows where the game is, and nothing moves."""
    shown = Signal(object)
    """This frame's cue has been played."""

    def __init__(self, scene: PlaymatScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.scene = scene
        self.pace = Pace.BRISK
        self.is_still = False
        """Reduced motion: pieces change place in one frame, dice do not tumble."""
        self.tumbles = True
        self.flips = True
        self._waiting: deque[Shown] = deque()
        self._now: Shown | None = None
        self._last: tuple[Seen[Any], Request | None, ScoreboardData] | None = None
        self._series = 0
        self._throws = 0
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self._finish)
        self._on_tick: Callable[[float], None] | None = None

    @property
    def is_busy(self) -> bool:
        return self._now is not None

    def play(
        self, frames: Iterable[Shown], end: tuple[Seen[Any], Request | None, ScoreboardData]
    ) -> None:
        """Play *frames* out, then settle on *end*: the view, the open request, the board."""
        self._waiting.extend(frames)
        self._last = end
        if self.pace is Pace.OFF:
            self.skip()
        elif self._now is None:
            self._next()

    def jump(self, seen: Seen[Any], request: Request | None, board: ScoreboardData) -> None:
        """Show this moment at once, dropping whatever was still to be played."""
        self.scene.tray.forget()
        self.turn(seen, request, board)

    def turn(self, seen: Seen[Any], request: Request | None, board: ScoreboardData) -> None:
        """Show the moment before other eyes; the dice lie where they fell."""
        self._last = (seen, request, board)
        self.skip()

    def skip(self) -> None:
        """Drop what is left to show and settle on where the game really is."""
        told = [*([self._now] if self._now is not None else []), *self._waiting]
        self._waiting.clear()
        self._now = None
        self._on_tick = None
        if self._clock.state() != QAbstractAnimation.State.Stopped:
            self._clock.blockSignals(True)
            self._clock.stop()
            self._clock.blockSignals(False)
        for shown in told:
            self.shown.emit(shown.frame)
        self._settle_at_end()

    def _settle_at_end(self) -> None:
        if self._last is None:
            return
        seen, request, board = self._last
        self.scene.show_board(board)
        self.scene.settle(seen, request)
        self._series = 0
        self.caught_up.emit()

    def _next(self) -> None:
        if not self._waiting:
            self._now = None
            self._settle_at_end()
            return
        self._now = self._waiting.popleft()
        fact = self._now.frame.fact
        if isinstance(fact, Rolled):
            self._roll(fact)
        else:
            self._move(self._now)

    def _run(
        self, duration: float, curve: QEasingCurve.Type, on_tick: Callable[[float], None]
    ) -> None:
        self._on_tick = on_tick
        self._clock.setDuration(max(1, round(duration)))
        self._clock.setEasingCurve(curve)
        self._clock.start()

    def _tick(self, value: object) -> None:
        if self._on_tick is not None and isinstance(value, float):
            self._on_tick(value)

    def _finish(self) -> None:
        shown, self._now, self._on_tick = self._now, None, None
        if shown is None:
            return
        if not isinstance(shown.frame.fact, Rolled):
            self.scene.show_board(shown.board)
            self.scene.settle(shown.frame.seen, None)
        self.shown.emit(shown.frame)
        self._next()

    # Cues

    def _roll(self, fact: Rolled) -> None:
        """The die of this purpose tumbles and lands on its face."""
        self.scene.tray.throw_begins(fact.purpose)
        die = self._die(fact)
        self._throws += 1
        if die is None:
            self._run(1, QEasingCurve.Type.Linear, lambda t: None)
            return
        die.throw = self._throws
        die.face = fact.face
        duration = min((TUMBLE + SETTLE) * self.pace.value, LONGEST_ROLL)
        if self.is_still or not self.tumbles:
            die.show_face(fact.face, is_waiting=False)
            self._run(SETTLE, QEasingCurve.Type.Linear, lambda t: None)
            return
        self._run(duration, QEasingCurve.Type.Linear, lambda t: die.tumble(fact.face, t))

    def _die(self, fact: Rolled) -> DieItem | None:
        moment = self.scene.moment
        if moment is None:
            return None
        for item, look in zip(self.scene.dice, moment.tray.dice, strict=False):
            if look.purpose == fact.purpose:
                return item
        return None

    def _move(self, shown: Shown) -> None:
        """Whatever changed place glides there; what changed face turns over on the way."""
        scene = self.scene
        moment = scene.moment_of(shown.frame.seen, None)
        motions = self._motions(moment)
        lit = self._newly_lit(moment) or self._newly_open(moment)
        scene.seen, scene.request = shown.frame.seen, None
        scene.moment = moment
        written = scene.tray.lines
        scene.show_rest(moment)
        if lit:
            scene.settle(shown.frame.seen, None)
        if lit or not motions:
            self._tell(moment, written, READ * self.pace.value if lit else 1)
            return
        if self.is_still:
            self._run(FLOOR, QEasingCurve.Type.Linear, lambda t: None)
            return
        duration = max(FLOOR, MOVE * self.pace.value * QUICKER**self._series)
        self._series += 1
        self._run(duration, QEasingCurve.Type.OutCubic, lambda t: _carry(motions, scene, t))

    def _tell(self, moment: Moment, written: tuple[str, ...], least: float) -> None:
        """A sum that is new in the tray comes term by term; then there is time to read."""
        tray, step = self.scene.tray, TERM * self.pace.value
        terms = 0 if self.is_still or not moment.tray.sums else tray.fresh_terms(written)
        duration = max(least, terms * step)
        if terms > 1:
            tray.tell(1, written)
            self._run(
                duration,
                QEasingCurve.Type.Linear,
                lambda t: tray.tell(1 + int(t * duration / step), written),
            )
        else:
            self._run(least, QEasingCurve.Type.Linear, lambda t: None)

    def _newly_lit(self, moment: Moment) -> bool:
        """Whether a row of a chart lights up with this fact."""
        before = self.scene.moment.poses if self.scene.moment is not None else {}
        return any(
            pose.look.lit and (piece not in before or before[piece].look.lit != pose.look.lit)
            for piece, pose in moment.poses.items()
        )

    def _newly_open(self, moment: Moment) -> bool:
        """Whether somebody has laid a card open that could not be seen before: it is to be read."""
        before = self.scene.moment.poses if self.scene.moment is not None else {}
        return any(piece not in before for piece in moment.opened)

    def _motions(self, moment: Moment) -> list[Motion]:
        found = []
        for piece, pose in moment.poses.items():
            card = self.scene.cards.get(piece)
            if card is None or card.look is None:
                continue
            at = (card.pos().x(), card.pos().y())
            far = abs(at[0] - pose.x) + abs(at[1] - pose.y) > 1.0
            if not far and card.look == pose.look:
                continue
            turns = self.flips and (card.look.show is Show.BACK) != (pose.look.show is Show.BACK)
            share = card.look.height * card.lift / pose.look.height
            found.append(Motion(card, at, card.rotation(), share, pose, turns))
        return found


def _carry(motions: list[Motion], scene: PlaymatScene, t: float) -> None:
    """Put every moving card where it is at *t*, 0 to 1."""
    for motion in motions:
        pose = motion.to
        card = motion.card
        if not motion.turns_over or t >= 0.5:
            card.show_look(pose.look, scene.pixmaps, scene.scale)
        x, y = motion.from_pos
        card.setPos(x + (pose.x - x) * t, y + (pose.y - y) * t)
        card.setRotation(motion.from_angle + (pose.angle - motion.from_angle) * t)
        card.setZValue(100 + pose.z)
        squeeze = abs(1 - 2 * t) if motion.turns_over else 1.0
        card.set_lift(motion.from_scale + (1.0 - motion.from_scale) * t, squeeze)
