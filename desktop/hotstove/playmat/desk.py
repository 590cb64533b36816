"""Joins a game to its table: the model's signals to scene and director, hands to the model.

Here a game's facts become pictures and its gestures answers; windows only put a desk on show.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from hotstove.binding.board import board_of
from hotstove.binding.computer_seats import ComputerSeats
from hotstove.binding.game_model import GameModel
from hotstove.binding.translation import told
from hotstove.faces.registry import faces_of
from hotstove.faces.scoreboard import ScoreboardData
from hotstove.faces.theme import Theme
from hotstove.play.decisions import Decision, PieceId, PlaceId, Request
from hotstove.play.session import Frame
from hotstove.play.table import Seen

from .boards import scoreboard_data
from .by_hand import ByHand
from .director import Director, Pace, Shown
from .scene import PlaymatScene
from .spoken import announce, install
from .tables import table_of
from .view import TableView


class Desk(QObject):
    """One game on its table."""

    waits = Signal()
    """Everything has been shown; the open request is the one to look at."""
    shown = Signal(object)
    """This frame has been played out."""

    def __init__(
        self, model: GameModel, family: str, art: Path, theme: Theme, computers: ComputerSeats
    ) -> None:
        super().__init__()
        install()
        rulebook = model.session.rulebook
        self.model = model
        self.computers = computers
        self.throw_key = "R"
        """What the tray says to press."""
        self.scene = PlaymatScene(
            table_of(family, rulebook), faces_of(family, rulebook), art, theme, self
        )
        self.by_hand = ByHand(rulebook)
        self.scene.standing = self.by_hand.standing
        self.director = Director(self.scene, self)
        self.view = TableView(self.scene)
        self.scene.tray.hint = self._tray_hint
        self.view.places_for = self.places_for
        self.view.may_throw = self.may_throw
        self.view.natural_piece = self.natural_piece
        self.view.dropped.connect(self._dropped)
        self.view.thrown.connect(self.throw)
        self.view.stuck.connect(self._say_why_stuck)
        self.view.touched.connect(self._touched)
        self.view.at_place.connect(lambda words: announce(self.view, words))
        self.director.caught_up.connect(self._caught_up)
        self.director.shown.connect(self._shown)
        model.played.connect(self._played)
        model.rewound.connect(self._rewound)
        model.turned.connect(self._turned)
        self.show_now()

    def close(self) -> None:
        """Leave the table: nothing goes on moving or thinking."""
        self.computers.close()
        self.director.skip()

    def show_now(self) -> None:
        """Show the game where it stands, at once."""
        view = self.model.view
        self.director.jump(view, self.model.request, self._board(view, None))

    # Natural acts

    def act(self) -> None:
        """Do what comes next of itself: hurry the computer, throw the die, the default answer."""
        self._touched()
        if self.by_hand.left:
            self.by_hand.forget()
            self.show_now()
            return
        request = self.model.request
        if request is None:
            return
        if not self.model.awaits_person:
            self.computers.hurry()
        else:
            self.model.act()

    def throw(self) -> None:
        if self.may_throw():
            self._touched()
            self.model.act()

    def may_throw(self) -> bool:
        return self.model.may_throw

    def places_for(self, piece: PieceId) -> dict[PlaceId, str]:
        """Return where *piece* may be laid now, and what that would mean."""
        wording = self.model.wording
        if self.by_hand.left:
            return {p: told(wording.drop(p)) for p in self.by_hand.places_for(piece)}
        return {place: told(wording.drop(place)) for place in self.model.places_for(piece)}

    def _tray_hint(self) -> str:
        if not self.model.awaits_person:
            return ""
        if self.model.setup.dice == "typed":
            return self.tr("Throw your own die and type in what it shows")
        if not self.throw_key:
            return self.tr("Click here to throw")
        return self.tr("Click here or press {key} to throw").replace("{key}", self.throw_key)

    def natural_piece(self) -> PieceId:
        options = self.model.shown_options()
        return options[0].piece if options else ""

    def _dropped(self, piece: PieceId, place: PlaceId) -> None:
        if self.by_hand.left:
            self._peg_moved(piece, place)
        elif not self.model.drop(piece, place):
            self.view.put_back()

    def _say_why_stuck(self, piece: PieceId) -> None:
        """Say of a card of the hand, before it is let go anywhere, why it must wait."""
        moment, place = self.scene.moment, self.scene.layout.hand_goes_to
        if place and moment is not None and piece in moment.held:
            self.model.refuse(self.model.why_not(piece, place))

    def _peg_moved(self, piece: PieceId, place: PlaceId) -> None:
        """Somebody put a peg down himself; the board only checks it."""
        problems = self.by_hand.move(piece, place)
        self.show_now()
        self.model.refuse(problems)

    def _touched(self) -> None:
        """Input comes first: whatever still moves is settled, and the input is obeyed too."""
        if self.director.is_busy:
            self.director.skip()

    # What the model tells

    def _played(self, frames: list[Frame[Any]]) -> None:
        self.computers.table_moves()
        self.by_hand.forget()
        if self.by_hand.is_on and frames:
            before = self.model.frames(max(0, frames[0].number - 1))[0]
            self.by_hand.hear(before.seen, frames)
        view = self.model.view
        end = (view, self.model.request, self._board(view, None))
        is_at_once = self.director.pace is Pace.OFF
        shown = [
            Shown(frame, end[2] if is_at_once else self._board(frame.seen, frame.number + 1))
            for frame in frames
        ]
        self.view.moves()
        self.director.play(shown, end)

    def _rewound(self, view: Seen[Any]) -> None:
        self.by_hand.forget()
        self.view.drag.cancel()
        self.view.put_back()
        self.show_now()

    def _turned(self, view: Seen[Any]) -> None:
        """Other eyes: nothing of what the last ones saw stays lifted, lit or enlarged."""
        self.view.drag.cancel()
        self.view.put_back()
        self.director.turn(view, self.model.request, self._board(view, None))

    def _shown(self, frame: Frame[Any]) -> None:
        for line in self.model.lines(frame):
            announce(self.view, told(line.sentence))
        self.shown.emit(frame)

    def _caught_up(self) -> None:
        self.view.settled()
        if not self.by_hand.left:
            self.computers.table_is_still()
        self.waits.emit()

    def _board(self, seen: Seen[Any], until: int | None) -> ScoreboardData:
        board = board_of(seen.game, self.model.box(until))
        return scoreboard_data(self.model.session.rulebook, self.scene.table, seen, board)


def is_choice(request: Request | None) -> bool:
    """Whether the open question leaves a choice, not only a natural act."""
    return isinstance(request, Decision) and (
        request.free is not None or len(request.options) > 1
    )
