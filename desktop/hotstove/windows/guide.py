"""Teaches a game while it is played: hangs a lesson's bubbles, each at its moment, and once.

It only looks on: the game is a game like any other, and goes on when the lesson is left. What is
said is the lesson's (``play.lessons``); how to begin one is in learn.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, Signal

from hotstove.binding.translation import told
from hotstove.play.decisions import Decision, Request, Roll
from hotstove.play.lessons import Bubble, Lesson
from hotstove.playmat.poses import Box

from .bubble import BubbleCard
from .kit import announce
from .table_page import TablePage


class Guide(QObject):
    ended = Signal()
    """Everything was said, or it was left."""

    def __init__(
        self, page: TablePage, lesson: Lesson, left: Sequence[Bubble] | None = None
    ) -> None:
        """*left* is what is left to be said, where that is not everything."""
        super().__init__(page)
        self._lesson = lesson
        page.guide = self
        self._page, self._model, self._desk = page, page.model, page.desk
        self._left = list(lesson.bubbles if left is None else left)
        self.bubble: Bubble | None = None
        """What hangs now."""
        self._hung_at = 0
        """The gestures there were when it was hung."""
        self._asked: Request | None = None
        self.is_on = True
        self.card = BubbleCard(page)
        self.card.left.connect(self.leave)
        self.card.read.connect(self._take_down)
        self._desk.waits.connect(self._look)
        self._desk.view.fitted.connect(self._hang)
        page.prompt.changed.connect(self._hang)
        self._model.played.connect(self._take_down_if_answered)
        self._model.rewound.connect(self._take_down)
        self._look()

    @property
    def is_said(self) -> bool:
        """Whether nothing is left to be said."""
        return not self._left

    def leave(self) -> None:
        """No more bubbles; the game stays."""
        if self.is_on:
            self.is_on = False
            self._left = []
            self._take_down()
            self.ended.emit()

    def go_on_at(self, page: TablePage) -> None:
        """Go on at another *page* with the same game: the program speaks another language now."""
        if self.is_on:
            hung = [self.bubble] if self.bubble is not None else []
            self.is_on = False
            Guide(page, self._lesson, [*hung, *self._left])

    # When

    def _take_down_if_answered(self) -> None:
        """What a person does means that he has read what hangs."""
        session = self._model.session
        gestures = range(self._hung_at, session.gesture)
        if any(self._model.is_person(session.gesture_seat(number)) for number in gestures):
            self._take_down()

    def _take_down(self, *_: object) -> None:
        self._hung_at = self._model.session.gesture
        self.card.hide()
        if self.bubble is None:
            return
        self.bubble = None
        if self.is_said:
            self._say_end()

    def _look(self) -> None:
        """The table lies still: hang the next bubble whose moment this is."""
        self._take_down_if_answered()
        if not self.is_on or self.bubble is not None:
            return
        if self._model.is_over:
            self.leave()
            return
        found = next((one for one in self._left if self._is_moment_of(one)), None)
        if found is None:
            return
        self._left.remove(found)
        self.bubble, self._asked = found, self._model.request
        self._hung_at = self._model.session.gesture
        text = told(found.words)
        self.card.say(text, is_remark=found.is_remark or bool(found.at))
        self._hang()
        announce(self.card, text)

    def _is_moment_of(self, bubble: Bubble) -> bool:
        if bubble.is_remark:
            return bubble.after in self._just_told()
        request = self._model.request
        if request is None or not self._model.awaits_person:
            return False
        asked = request.purpose if isinstance(request, Roll) else request.asks
        return asked == bubble.asks

    def _just_told(self) -> set[str]:
        """Return the tags of the facts that followed from what a person did last."""
        session, last = self._model.session, self._model.undo_target()
        if last is None:
            return set()
        told_since = (
            frame
            for number in range(last, session.gesture)
            for frame in session.gesture_frames(self._model.reader, number)
        )
        return {str(frame.fact.__struct_config__.tag) for frame in told_since}

    def _say_end(self) -> None:
        """The last word; with the next gesture it is gone, and the game goes on."""
        if self.is_on:
            self.is_on = False
            self.card.say(self.tr("That is the whole game. Play on!"), is_remark=True)
            self.card.hang(self._rect_of_prompt(), ())
            self.card.read.connect(self.card.hide)
            self._hung_at = self._model.session.gesture
            announce(self.card, self.card.words.text())
            self.ended.emit()

    # Where

    def _hang(self) -> None:
        if self.bubble is not None:
            target = self._target(self.bubble)
            self.card.hang(target, (*self._spared(), self._page.prompt.geometry()))

    def _target(self, bubble: Bubble) -> QRect:
        """Return what *bubble* points at, in the page's pixels."""
        scene, layout, at = self._desk.scene, self._desk.scene.layout, bubble.at
        if at == "log":
            return self._page.log.geometry()
        if at == "undo":
            push = self._page.prompt.take_back
            return QRect(push.mapTo(self._page, QPoint(0, 0)), push.size())
        if at == "board" and layout.board.width:
            return self._of_box(layout.board)
        if at == "tray":
            return self._of_scene(scene.tray_rect())
        if at == "lit":
            lit = [card for card in scene.cards.values() if card.look is not None and card.look.lit]
            return self._of_scene(lit[0].scene_face()) if lit else self._of_box(layout.mat)
        if at in layout.places:
            return self._of_box(layout.places[at].box)
        return self._of_request()

    def _of_request(self) -> QRect:
        """Return what the open question is about: the tray, the cards to choose from, the bar."""
        scene = self._desk.scene
        if isinstance(self._asked, Roll):
            return self._of_scene(scene.tray_rect())
        cards = [scene.cards[one] for one in self._pieces() if one in scene.cards]
        if not cards:
            return self._rect_of_prompt()
        whole = QRectF()
        for card in cards:
            whole = whole.united(card.scene_face())
        return self._of_scene(whole)

    def _pieces(self) -> list[str]:
        asked = self._asked
        if not isinstance(asked, Decision) or asked is not self._model.request:
            return []
        return [option.piece for option in self._model.shown_options()]

    def _spared(self) -> list[QRect]:
        """Return what must stay in sight: the cards that may act and where they may go."""
        scene, places = self._desk.scene, self._desk.scene.layout.places
        options = self._model.shown_options()
        cards = [scene.cards[one.piece] for one in options if one.piece in scene.cards]
        goals = [places[one.place].box for one in options if one.place in places]
        return [self._of_scene(card.scene_face()) for card in cards] + list(
            map(self._of_box, goals)
        )

    def _rect_of_prompt(self) -> QRect:
        return self._page.prompt.geometry()

    def _of_box(self, box: Box) -> QRect:
        view = self._desk.view
        at = view.viewport().mapTo(self._page, QPoint(0, 0))
        return view.rect_of(box).toRect().translated(at)

    def _of_scene(self, rect: QRectF) -> QRect:
        return self._of_box(Box(rect.x(), rect.y(), rect.width(), rect.height()))
