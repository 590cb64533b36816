"""People at one board: whose keys are whose, who looks at his hand, and what is laid unseen.

Hands lie backs up. Each side has a key to look with and keys of its own for hidden choices; which
key means which choice never depends on a hand, so that no key, and no lack of one, gives it away.
Where the house has the curtain (``Setup.has_curtain``) there are no such keys.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from hotstove.play.decisions import Decision, Option
from hotstove.play.seats import Seat, Side
from hotstove.play.wording import Unseen

from .translation import told

if TYPE_CHECKING:
    from .game_model import GameModel


class SideKeys(NamedTuple):
    look: str
    """Held to look at one's own hand."""
    lay: str
    """A letter for each kind of hidden choice."""


KEYS: Final = {
    Side.VISITOR: SideKeys("Q", "ASDFXCV"),
    Side.HOME: SideKeys("U", "HJKLBNM"),
}
"""Visitors at the left of the keyboard, home at the right."""


class Blind(NamedTuple):
    """A hidden choice and its key."""

    key: str
    name: str


class HotSeat:
    def __init__(self, model: GameModel) -> None:
        self._model = model
        self._told: tuple[Decision, tuple[Unseen, ...], tuple[Option, ...]] | None = None
        """What was worked out last: of which question, its kinds and its open answers."""

    @property
    def is_on(self) -> bool:
        setup = self._model.setup
        return len(setup.people) > 1 and not setup.has_curtain

    @property
    def looking(self) -> Seat | None:
        """Who looks at his hand now."""
        model = self._model
        return model.seat if self.is_on and model.seat != model.reader else None

    def keys_of(self, seat: Seat) -> SideKeys:
        game = self._model.view.game
        return next(KEYS[side] for side in Side if seat in game.seats_of(side))

    def choices(self) -> list[Blind]:
        """Return the keys for the hidden choice that is open; for everybody to read."""
        request = self._model.request
        if request is None or not self.is_on or not self._model.awaits_person:
            return []
        keys = self.keys_of(request.seat).lay
        return [Blind(key, told(kind.name)) for key, kind in zip(keys, self._kinds(), strict=False)]

    def open_options(self) -> tuple[Option, ...]:
        """Return the answers to a secret question that no hand has a part in, to pass among them.

        Where a game names no kinds, everything but the default may tell of a hand, unless its
        wording knows better: bench and coaches lie open.
        """
        self._kinds()
        return self._told[2] if self._told is not None else ()

    def _kinds(self) -> tuple[Unseen, ...]:
        request = self._model.request
        if not isinstance(request, Decision) or not request.is_secret:
            self._told = None
            return ()
        if self._told is None or self._told[0] is not request:
            unseen: Any = getattr(self._model.wording, "unseen", None)
            kinds: tuple[Unseen, ...] = ()
            if unseen is not None:
                kinds = unseen(request, self._model.session.seen_from(None))
            hidden = {answer for kind in kinds for answer in kind.answers}
            is_open: Any = getattr(self._model.wording, "is_open", lambda answer: False)
            rest = tuple(
                option
                for option in self._model.options()
                if option.answer == request.default
                or (hidden and option.answer not in hidden)
                or is_open(option.answer)
            )
            self._told = request, kinds, rest
        return self._told[1]

    # The keys

    def press(self, key: str) -> bool:
        """Obey a key that was struck; return whether it is one of these."""
        if not self.is_on or not key or self._model.is_over:
            return False
        for side, keys in KEYS.items():
            if key == keys.look:
                if self.looking is None:
                    self.look_for(side)
                return True
            if key in keys.lay:
                return self._lay(side, keys.lay.index(key))
        return False

    def release(self, key: str) -> bool:
        """A key was let go: whoever looked by it lays his cards backs up again."""
        for side, keys in KEYS.items():
            if key == keys.look and self.looking == self._looker(side):
                self.turn_down()
                return True
        return False

    def turn_down(self) -> None:
        if self.looking is not None:
            self._model.look(self._model.reader)

    def look(self, seat: Seat) -> None:
        """*seat* looks at his hand, or has looked; one person at a time."""
        if self.looking == seat:
            self.turn_down()
        elif self.looking is None and self.is_on and self._model.is_person(seat):
            self._model.look(seat)

    def look_for(self, side: Side) -> None:
        """Whoever of the side is asked, or holds its hand, looks at it, or has looked."""
        self.look(self._looker(side))

    def _looker(self, side: Side) -> Seat:
        """Whoever of the side is asked, else whoever holds its hand."""
        model = self._model
        game = model.view.game
        if model.request is not None and model.request.seat in game.seats_of(side):
            return model.request.seat
        holder: Seat = game.holder(side)
        return holder

    def _lay(self, side: Side, number: int) -> bool:
        model, kinds = self._model, self._kinds()
        if not kinds or not model.awaits_person or model.request is None:
            return False
        asked = model.request.seat
        if asked not in model.view.game.seats_of(side):
            model.refused.emit(
                QCoreApplication.translate(
                    "HotSeat", "Those keys are not {name}'s, who is asked."
                ).replace("{name}", model.setup.chairs[asked].name)
            )
            return True
        answers = kinds[number].answers if number < len(kinds) else frozenset()
        found = next((o.answer for o in model.options() if o.answer in answers), None)
        if found is None:
            model.refused.emit(
                QCoreApplication.translate(
                    "HotSeat", "That key lays nothing now; look at your cards with {key}."
                ).replace("{key}", self.keys_of(asked).look)
            )
        else:
            model.choose(found)
        return True
