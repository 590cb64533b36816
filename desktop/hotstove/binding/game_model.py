"""The one object the Qt side holds of a game: its session, spoken in past-tense signals.

It accepts answers, throws and steps back, and tells what happened as one seat may see it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, Signal

from hotstove.baseball.box_score import BoxScore, box_score
from hotstove.baseball.facts import SidesChanged
from hotstove.baseball.odds import OddsCard
from hotstove.baseball.scoring import scoring_of
from hotstove.files.refused import FileRefused
from hotstove.play.answers import Answer, Conceded
from hotstove.play.decisions import Decision, Option, PieceId, PlaceId, Request, Roll
from hotstove.play.problems import Problem, Refused
from hotstove.play.seats import Seat
from hotstove.play.session import Frame, Session
from hotstove.play.setup import Setup
from hotstove.play.table import Gesture, Seen
from hotstove.play.wording import Line, Weight, Wording

from .hot_seat import HotSeat
from .standing_orders import StandingOrders, Throw, is_pass
from .translation import told


class Moment(NamedTuple):
    """A place in the game one can go back to: before gesture number *gesture*."""

    gesture: int
    lines: tuple[Line, ...]


class GameModel(QObject):
    played = Signal(list)
    """The frames that followed from a gesture, oldest first."""
    rewound = Signal(object)
    """The view to show at once, after a step back or forward."""
    turned = Signal(object)
    """The view to show at once: the same moment before other eyes."""
    asked = Signal(object)
    """The decision or roll now open; None when the game is over."""
    refused = Signal(str)
    """Why a gesture was not legal, in one sentence."""
    cited = Signal(str)
    """The ID of the rule behind what was refused just now."""
    ended = Signal()

    def __init__(
        self, session: Session[Any], name: str = "", parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.session = session
        self.name = name
        self.orders = StandingOrders()
        self.setup: Setup = session.rulebook.setup  # type: ignore[attr-defined]
        people = self.setup.people
        self.reader: Seat | None = people[0] if len(people) == 1 else None
        """Whose eyes the scorebook has: the only person's, else those of a spectator."""
        self.seat = self.reader
        """Whose eyes the table has: the reader's, but while somebody looks at his own hand."""
        self.hot_seat = HotSeat(self)
        self.orders.is_alone = len(people) == 1
        self._warned: Answer | None = None
        """What the person asked has been warned of once."""
        session.waits_for_throws = True

    # What there is to see

    @property
    def veiled(self) -> Seat | None:
        """Who is asked in secret, where people share the table and it has not his eyes.

        A lineup has a page of its own, behind its own curtain.
        """
        request = self.request
        if not isinstance(request, Decision) or not request.is_secret or request.form:
            return None
        seat = request.seat
        is_shared = len(self.setup.people) > 1 and self.is_person(seat)
        return seat if is_shared and self.seat != seat else None

    @property
    def curtain(self) -> Seat | None:
        """Who sits down next, by the house rule that the table is handed over for a secret."""
        return self.veiled if self.setup.has_curtain else None

    def look(self, seat: Seat | None) -> None:
        """Show the table as *seat* may see it, or as everybody may."""
        if self.reader is None and seat != self.seat:
            self.seat = seat
            self.turned.emit(self.view)
            self.asked.emit(self.request)

    @property
    def view(self) -> Seen[Any]:
        return self.session.seen_from(self.seat)

    @property
    def request(self) -> Request | None:
        return self.session.request

    @property
    def wording(self) -> Wording[Any]:
        return self.session.rulebook.wording  # type: ignore[attr-defined, no-any-return]

    @property
    def is_over(self) -> bool:
        return self.session.is_over

    def is_person(self, seat: Seat) -> bool:
        return self.setup.chairs[seat].is_person

    @property
    def awaits_person(self) -> bool:
        request = self.request
        if request is None:
            return False
        if isinstance(request, Roll) and self.setup.dice == "typed" and self.setup.people:
            return True
        return self.is_person(request.seat)

    def frames(self, since: int = 0) -> list[Frame[Any]]:
        return self.session.frames(self.reader, since)

    def lines(self, frame: Frame[Any]) -> list[Line]:
        return self.wording.lines(frame.fact, frame.seen)

    def box(self, until: int | None = None) -> BoxScore:
        """Return the box score so far, or as it stood before fact number *until*."""
        return box_score(self.session.facts[:until], scoring_of(self.session.rulebook))

    def prompt(self) -> str:
        """Return who is asked what, in one sentence; empty when the game is over."""
        request = self.request
        if request is None:
            return ""
        if isinstance(request, Roll):
            return told(self.wording.throw(request, self.view))
        seen = self.view if self.veiled is not None else self.session.seen_from(request.seat)
        return told(self.wording.question(request, seen))

    def options(self) -> tuple[Option, ...]:
        """Return what the person asked may answer with a gesture or a button."""
        request = self.request
        return request.options if isinstance(request, Decision) else ()

    def shown_options(self) -> tuple[Option, ...]:
        """Return those of them that everybody at the table may be shown now."""
        if not self.awaits_person or self.curtain is not None:
            return ()
        return self.options() if self.veiled is None else self.hot_seat.open_options()

    def coming_options(self) -> tuple[Option, ...]:
        """Return what may be laid now for a question still to come.

        The questions before it ride on that gesture as they do on a throw.
        """
        request = self.request
        coming = getattr(self.session.rulebook, "coming", None)
        if coming is None or not isinstance(request, Decision) or not request.rides:
            return ()
        if self.seat != request.seat or not self.awaits_person:
            return ()
        found: tuple[Option, ...] = coming(self.view.game, request)
        return found

    def answer_text(self, answer: Answer) -> str:
        request = self.request
        assert isinstance(request, Decision)
        return told(self.wording.answer(request, answer))

    def places_for(self, piece: PieceId) -> dict[PlaceId, Answer]:
        """Return where *piece* may be laid now, and what that answers."""
        return {
            option.place: option.answer
            for option in (*self.shown_options(), *self.coming_options())
            if option.piece == piece
        }

    def moments(self) -> list[Moment]:
        """Return every gesture so far with what it led to, oldest first."""
        found = []
        for number in range(self.session.gesture):
            frames = self.session.gesture_frames(self.reader, number)
            found.append(Moment(number, tuple(x for frame in frames for x in self.lines(frame))))
        return found

    # Gestures

    def choose(self, answer: Answer) -> bool:
        """Answer the open decision; False, with the reason told, when it is not legal.

        What is legal and yet unwise is told first, and done when it is chosen again.
        """
        request = self.request
        if self._warns_of(answer):
            return False
        is_news = isinstance(request, Decision) and answer != request.default
        return self._gesture(lambda: self.session.choose(answer), is_news=is_news)

    def _warns_of(self, answer: Answer) -> bool:
        request, session = self.request, self.session
        warnings = getattr(session.rulebook, "warnings", None)
        is_new, self._warned = answer != self._warned, None
        if warnings is None or not is_new or not self.awaits_person:
            return False
        found = list(warnings(session.state, request, answer))
        if found:
            self._warned = answer
            again = QCoreApplication.translate("GameModel", "{warning} Once more, if you mean it.")
            self.refused.emit(again.replace("{warning}", told(self.wording.problem(found[0]))))
            self.cited.emit(found[0].rule)
        return bool(found)

    def throw(self) -> bool:
        """Let the waiting die fall."""
        return self._gesture(self.session.throw)

    @property
    def may_throw(self) -> bool:
        """Whether a person's throw is what comes next, or answers what is asked before it."""
        request = self.request
        if not self.awaits_person:
            return False
        return isinstance(request, Roll) or (isinstance(request, Decision) and request.rides)

    def act(self) -> bool:
        """Do what comes next of itself: throw, or give the default answer.

        A question that rides on the throw is answered by throwing: one gesture for both.
        """
        request = self.request
        if isinstance(request, Roll):
            return self.throw()
        if (next_to_sit := self.curtain) is not None:
            self.look(next_to_sit)
            return True
        if request is None or request.default is None:
            return False
        if request.rides:
            self.orders.throwing.add(request.seat)
        return self.choose(request.default)

    @property
    def may_pass_on(self) -> bool:
        request = self.request
        return self.awaits_person and isinstance(request, Decision) and is_pass(request)

    def pass_on(self) -> None:
        """Pass, and go on passing until something changes or the half-inning is over."""
        request = self.request
        if self.may_pass_on and isinstance(request, Decision) and request.default is not None:
            self.orders.passing.add(request.seat)
            self.choose(request.default)

    def enter(self, face: int) -> bool:
        """Take the face that a person's own die shows."""
        return self._gesture(lambda: self.session.enter(face))

    def drop(self, piece: PieceId, place: PlaceId) -> bool:
        """Somebody laid *piece* on *place*: play it, or say why it is not legal."""
        for option in self.coming_options():
            request = self.request
            if (option.piece, option.place) == (piece, place) and isinstance(request, Decision):
                assert request.default is not None
                self.orders.laid = (request.seat, option.answer)
                return self.choose(request.default)
        answer = self.places_for(piece).get(place)
        if answer is not None:
            return self.choose(answer)
        self.refuse(self.why_not(piece, place))
        return False

    def why_not(self, piece: PieceId, place: PlaceId) -> list[Problem]:
        request = self.request
        if request is None:
            return [Problem("NOTHING_ASKED", "")]
        if isinstance(request, Roll):
            return [Problem("DIE_FIRST", request.rule)]
        seat = request.seat if self.seat is None else self.seat
        return self.session.rulebook.explain(self.view.game, seat, Gesture(piece, place))

    def play_half_inning_out(self) -> None:
        """Let every natural act of this half-inning be answered; true choices still stop it."""
        self.orders.play_on()
        request = self.request
        if request is None or not self.awaits_person:
            return
        if isinstance(request, Roll):
            self.throw()
        elif request.default is not None:
            self.choose(request.default)

    # The odds, on demand only

    @property
    def has_odds(self) -> bool:
        """Whether this game can tell the chances of the at-bat it stands at."""
        card = getattr(self.session.rulebook, "odds_card", None)
        return card is not None and not self.is_over and card(self.view.game) is not None

    def odds_card(self) -> OddsCard | None:
        card = getattr(self.session.rulebook, "odds_card", None)
        return card(self.view.game) if card is not None and not self.is_over else None

    # Giving up

    @property
    def may_concede(self) -> bool:
        return isinstance(self.request, Decision)

    def concede(self) -> bool:
        """The seat that is asked gives the game up."""
        return self._gesture(lambda: self.session.choose(Conceded()))

    def refuse(self, problems: list[Problem]) -> None:
        if problems:
            self.refused.emit(told(self.wording.problem(problems[0])))
            self.cited.emit(problems[0].rule)

    def undo(self) -> None:
        """Take back the last gesture of a person and all that followed from it."""
        target = self.undo_target()
        if target is not None:
            self.rewind(target)

    def undo_target(self) -> int | None:
        """Return the moment undo goes back to: the last one at which a person acted."""
        session = self.session
        for number in range(session.gesture - 1, -1, -1):
            if not self.setup.people or self.is_person(session.gesture_seat(number)):
                return number
        return None

    def undo_words(self) -> str:
        """Return what undo would take back, in a few words; empty when there is nothing."""
        target = self.undo_target()
        if target is None:
            return ""
        lines = [
            line
            for frame in self.session.gesture_frames(self.reader, target)
            for line in self.lines(frame)
        ]
        chosen = next((line for line in lines if line.weight is Weight.OUTCOME), None)
        if chosen is None:
            chosen = next((line for line in lines if line.weight is not Weight.HEADING), None)
        if chosen is None:
            return QCoreApplication.translate("GameModel", "the last gesture")
        return told(chosen.sentence).rstrip(".")

    def redo(self) -> None:
        if self.session.may_redo:
            self.session.redo()
            self._tell_rewound()

    def rewind(self, gesture: int) -> None:
        self.orders.half_is_over()
        self.seat = self.reader
        self.session.rewind(gesture)
        self._tell_rewound()

    # How a gesture is carried out

    def _gesture(self, act: Callable[[], int], *, is_news: bool = False) -> bool:
        """*is_news*: nobody could expect it, and those who pass are to be asked again."""
        asked = self.request
        before = self.session.seen_from(self.reader) if self.seat != self.reader else None
        try:
            since = act()
        except Refused as refused:
            self.refuse(list(refused.problems))
            return False
        except FileRefused as refused:
            self.refused.emit(refused.sentence)
            return False
        if before is not None:
            self.seat = self.reader
            self.turned.emit(before)
        if is_news and asked is not None:
            self.orders.something_changed(asked.seat)
        self._follow_orders()
        frames = self.frames(since)
        if any(isinstance(frame.fact, SidesChanged) for frame in frames):
            self.orders.half_is_over()
        self.played.emit(frames)
        self.asked.emit(self.request)
        if self.is_over:
            self.ended.emit()
        return True

    def _follow_orders(self) -> None:
        """Answer what the person's standing orders cover, as part of the same gesture."""
        told = len(self.session.facts)
        while self.awaits_person:
            reply = self.orders.answer(self.request, gesture_begun=True)
            if reply is None:
                return
            try:
                if isinstance(reply, Throw):
                    self.session.throw(is_joined=True)
                else:
                    self.session.choose(reply, is_joined=True)
            except (Refused, FileRefused):
                return
            if any(isinstance(fact, SidesChanged) for fact in self.session.facts[told:]):
                return

    def _tell_rewound(self) -> None:
        self.rewound.emit(self.view)
        self.asked.emit(self.request)
