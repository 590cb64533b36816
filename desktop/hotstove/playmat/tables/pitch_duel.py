"""The Pitch Duel table: ball field, two hands at the sides, and the two cards that face each other.

Whoever pitches holds the left hand and whoever bats the right one, whichever club that is; what
a viewer may not see lies with its back up. The card last drawn is read beside the field.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from hotstove.baseball.bases import Base
from hotstove.play.decisions import Decision, PieceId, Request
from hotstove.play.seats import Side
from hotstove.play.table import Seen
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence
from hotstove.playmat.poses import (
    Box,
    Form,
    Layout,
    Look,
    Moment,
    Place,
    Pose,
    Rack,
    Show,
    Tray,
)
from hotstove.rulebooks.pitch_duel.cards import (
    CAUGHT_STEALING,
    HAND_CARDS,
    PITCH_OF,
    PITCHES,
    RUNNER_CARDS,
    STOLEN_BASE,
    CardId,
    contact_card,
    pitch_card,
)
from hotstove.rulebooks.pitch_duel.state import NO_CARD, DuelGame

if TYPE_CHECKING:
    from hotstove.rulebooks.pitch_duel.duel import PitchDuel

_TALL = 88 / 63
_BASES = {Base.FIRST: "first", Base.SECOND: "second", Base.THIRD: "third"}
_PITCHER, _BATTER = "pitcher", "batter"
_ROLES = (_PITCHER, _BATTER)
_ROWS = 3
_HANDS = {
    _PITCHER: (*map(pitch_card, PITCHES), CAUGHT_STEALING),
    _BATTER: (*map(contact_card, PITCHES), STOLEN_BASE),
}
"""Every card has a spot of its own in the hand, two abreast."""
_WAITING = 0.78
"""A runner card not in use lies this much smaller, clear of the foul pole."""
_AT_REST = 0.6
"""A pitch that is not in the arsenal lies this much smaller in its spot."""


def _say(text: str, **arguments: str | int) -> Sentence:
    return Sentence("pitch_duel", text, dict(arguments))


_LABELS = {
    "hand:pitcher": _say(QT_TRANSLATE_NOOP("pitch_duel", "Pitcher's hand")),
    "hand:batter": _say(QT_TRANSLATE_NOOP("pitch_duel", "Batter's hand")),
    "duel:pitch": _say(QT_TRANSLATE_NOOP("pitch_duel", "Pitch")),
    "duel:contact": _say(QT_TRANSLATE_NOOP("pitch_duel", "Contact")),
    "pile": _say(QT_TRANSLATE_NOOP("pitch_duel", "Draw")),
    "discards": _say(QT_TRANSLATE_NOOP("pitch_duel", "Discards")),
    "result": _say(QT_TRANSLATE_NOOP("pitch_duel", "Result")),
    "runners": _say(QT_TRANSLATE_NOOP("pitch_duel", "Runners")),
}
_WHO = {
    _PITCHER: QT_TRANSLATE_NOOP("pitch_duel", "{club} pitch"),
    _BATTER: QT_TRANSLATE_NOOP("pitch_duel", "{club} bat"),
}
_VERSUS = QT_TRANSLATE_NOOP("pitch_duel", "{pitch} against {contact}")
_ON_BASE = {
    Base.FIRST: _say(QT_TRANSLATE_NOOP("pitch_duel", "Runner on first")),
    Base.SECOND: _say(QT_TRANSLATE_NOOP("pitch_duel", "Runner on second")),
    Base.THIRD: _say(QT_TRANSLATE_NOOP("pitch_duel", "Runner on third")),
}
_WAITS = QT_TRANSLATE_NOOP("pitch_duel", "A runner card, not in use")
_HIDDEN = QT_TRANSLATE_NOOP("pitch_duel", "A card, face down")
_PITCH = QT_TRANSLATE_NOOP("pitch_duel", "The pitch {card}")
_CONTACT = QT_TRANSLATE_NOOP("pitch_duel", "The contact {card}")
_RESULT = QT_TRANSLATE_NOOP("pitch_duel", "The result {card}")
_PILE = QT_TRANSLATE_NOOP("pitch_duel", "The draw pile, {count} cards")


class Measures:
    """The sizes of one form."""

    def __init__(self, form: Form) -> None:
        compact = form.is_compact
        self.margin = 10.0 if compact else 14.0
        self.column = 252.0 if compact else 300.0
        self.board = 88.0 if compact else 112.0
        self.prompt = 60.0
        self.head = 36.0 if compact else 44.0
        self.foot = 30.0 if compact else 34.0
        self.card = 102.0 if compact else 128.0
        self.gap = 8.0 if compact else 10.0
        self.duel = 124.0 if compact else 156.0
        self.runner = 82.0 if compact else 104.0
        self.heap = 84.0 if compact else 110.0

    @property
    def hand(self) -> float:
        return self.head + _ROWS * (self.card * _TALL + self.gap) + self.foot


@lru_cache(maxsize=8)
def _layout(form: Form) -> Layout:
    sizes = Measures(form)
    width, height, margin = form.width, form.height, sizes.margin
    inner = sizes.column + 2 * margin
    middle = width - 2 * inner
    left, right = margin, width - margin - sizes.column
    board = Box(inner, margin, middle, sizes.board)
    prompt = Box(inner, height - margin - sizes.prompt, middle, sizes.prompt)
    mat_top = board.y + board.height + 14
    mat = Box(inner, mat_top, middle, prompt.y - 12 - mat_top)
    under = margin + sizes.hand + 12
    log = Box(left, under, sizes.column, height - margin - under)
    places = {
        "hand:pitcher": Place(Box(left, margin, sizes.column, sizes.hand), _LABELS["hand:pitcher"]),
        "hand:batter": Place(Box(right, margin, sizes.column, sizes.hand), _LABELS["hand:batter"]),
        "result": Place(Box(right, under, sizes.column, log.height), _LABELS["result"]),
        **_field(mat, sizes),
    }
    for number, pitch in enumerate(PITCHES):
        spot = _spot(places["hand:pitcher"].box, number, sizes)
        places[f"arsenal:{pitch}"] = Place(spot, None, is_outlined=False)
    return Layout(form, board, mat, {}, None, log, prompt, places)


def _field(mat: Box, sizes: Measures) -> dict[str, Place]:
    """The duel between mound and plate, the bags, and the heaps in the corners of the mat."""
    size = min(mat.height, mat.width / 1.36)
    middle = mat.x + mat.width / 2
    foot = mat.y + (mat.height + size) / 2 - size * 0.122
    half = size * 0.31
    runner = (sizes.runner, sizes.runner * _TALL)
    bags = {
        "first": (middle + half * 1.12, foot - half * 1.3),
        "second": (middle, foot - 2 * half - size * 0.075),
        "third": (middle - half * 1.12, foot - half * 1.3),
    }
    found = {
        name: Place(_around(at, *runner), None, is_outlined=False) for name, at in bags.items()
    }
    duel = (sizes.duel, sizes.duel * _TALL + 26)
    for name, way in (("duel:pitch", -1), ("duel:contact", 1)):
        at = (middle + way * (sizes.duel / 2 + 7), foot - half * 1.04)
        found[name] = Place(_around(at, *duel), _LABELS[name])
    low = mat.y + mat.height - 16
    left, right = mat.x + 16, mat.x + mat.width - 16
    heap, rest = (_slot(sizes.heap), _slot(sizes.heap * _WAITING))
    for name, box in (
        ("pile", Box(left, low - heap[1], *heap)),
        ("discards", Box(right - heap[0], low - heap[1], *heap)),
        ("runners", Box(left, mat.y + 16, *rest)),
    ):
        found[name] = Place(box, _LABELS[name])
    return found


def _slot(wide: float) -> tuple[float, float]:
    """Return the size of a place for cards this wide, with its label at the foot."""
    return wide + 16, wide * _TALL + 36


def _around(centre: tuple[float, float], width: float, height: float) -> Box:
    return Box(centre[0] - width / 2, centre[1] - height / 2, width, height)


def _spot(hand: Box, number: int, sizes: Measures) -> Box:
    """Return where card *number* of a hand lies: two abreast under the name of the club."""
    tall = sizes.card * _TALL
    x = hand.x + hand.width / 2 + (sizes.card + sizes.gap) / 2 * (1 if number % 2 else -1)
    y = hand.y + sizes.head + (number // 2) * (tall + sizes.gap) + tall / 2
    return _around((x, y), sizes.card, tall)


class PitchDuelTable:
    def __init__(self, book: PitchDuel) -> None:
        self._book = book

    def layout(self, form: Form) -> Layout:
        return _layout(form)

    def slots(self, side: str, form: Form) -> list[Box]:
        return []

    def moment(self, seen: Seen[DuelGame], request: Request | None, form: Form) -> Moment:
        game, layout, sizes = seen.game, _layout(form), Measures(form)
        poses: dict[PieceId, Pose] = {}
        is_swapping = isinstance(request, Decision) and request.asks == "arsenal"
        for role in _ROLES:
            is_open = seen.seat == game.dugout(_side(game, role)).seat
            if is_open or (is_swapping and role == _PITCHER):
                self._lay_hand(poses, game, role, layout, sizes)
            else:
                self._lay_backs(poses, game, role, layout, sizes)
        self._lay_heaps(poses, game, layout, sizes)
        if not game.is_over:
            self._lay_duel(poses, game, layout, sizes)
            self._lay_runners(poses, game, layout, sizes)
        racks = {side.value: self._rack(game, side) for side in Side}
        notes = tuple(self._notes(game, layout, sizes))
        return Moment(poses, racks, Tray((), ()), self._caption(game), notes)

    def _rack(self, game: DuelGame, side: Side) -> Rack:
        """Return the side as the banner names it; nobody here has a batting order."""
        club = self._book.club_of(game, side)
        colours = (club.primary, club.secondary)
        return Rack(club.nickname, colours, club.emblem, (), 0, side is Side.HOME)

    def _caption(self, game: DuelGame) -> Sentence | None:
        """What has been turned, until the next pitch is laid."""
        if not game.is_revealed or not game.contact.cards:
            return None
        name = self._book.wording.name
        return _say(_VERSUS, pitch=name(game.pitch.cards[0]), contact=name(game.contact.cards[0]))

    def _notes(self, game: DuelGame, layout: Layout, sizes: Measures) -> list[tuple[Box, Sentence]]:
        """Who holds which hand, and beneath the plate the count."""
        if game.is_over:
            return []
        found = []
        for role in _ROLES:
            hand = layout.places[f"hand:{role}"].box
            box = Box(hand.x + 10, hand.y + 6, hand.width - 20, sizes.head - 12)
            club = self._book.club_of(game, _side(game, role))
            found.append((box, _say(_WHO[role], club=club.nickname)))
        mat, heap = layout.mat, layout.places["pile"].box
        wide = mat.width - 2 * heap.width - 64
        tall = 26.0 if layout.form.is_compact else 30.0
        x, y = mat.x + (mat.width - wide) / 2, mat.y + mat.height - tall - 9
        return [*found, (Box(x, y, wide, tall), self._book.wording.count(game))]

    def is_movable(self, seen: Seen[DuelGame], piece: PieceId) -> bool:
        return not seen.game.is_over and piece.startswith("card:")

    # The hands

    def _lay_hand(
        self,
        poses: dict[PieceId, Pose],
        game: DuelGame,
        role: str,
        layout: Layout,
        sizes: Measures,
    ) -> None:
        """Each card in its own spot; a pitch out of the arsenal smaller, for a swap."""
        hand, held = layout.places[f"hand:{role}"].box, _held(game, role)
        for number, card in enumerate(_HANDS[role]):
            is_at_rest = card in PITCH_OF and PITCH_OF[card] not in game.arsenal
            if card not in held and not (is_at_rest and role == _PITCHER):
                continue
            x, y = _spot(hand, number, sizes).centre
            wide = sizes.card * (_AT_REST if is_at_rest else 1.0)
            look = Look(card, Show.TABLE, wide, wide * _TALL)
            poses[f"card:{card}"] = Pose(x, y, 0.0, 3.0 + number / 100, look)

    def _lay_backs(
        self,
        poses: dict[PieceId, Pose],
        game: DuelGame,
        role: str,
        layout: Layout,
        sizes: Measures,
    ) -> None:
        """As many backs as the hand has cards, closed up so that no gap tells what was laid."""
        hand = layout.places[f"hand:{role}"].box
        for number in range(len(_held(game, role))):
            x, y = _spot(hand, number, sizes).centre
            look = Look(f"back:{role}", Show.BACK, sizes.card, sizes.card * _TALL)
            poses[f"hand:{role}:{number}"] = Pose(x, y, 0.0, 3.0 + number / 100, look)

    # The field

    def _lay_duel(
        self, poses: dict[PieceId, Pose], game: DuelGame, layout: Layout, sizes: Measures
    ) -> None:
        """Face down even for whoever laid it, until both are turned together (PD-06)."""
        for place, role, pile in (
            ("duel:pitch", _PITCHER, game.pitch),
            ("duel:contact", _BATTER, game.contact),
        ):
            box = layout.places[place].box
            wide, tall = sizes.duel - 14, (sizes.duel - 14) * _TALL
            for card in pile.cards:
                is_up = game.is_revealed
                look = Look(
                    card if is_up else f"back:{role}",
                    Show.TABLE if is_up else Show.BACK,
                    wide,
                    tall,
                )
                poses[f"laid:{role}"] = Pose(box.centre[0], box.y + 8 + tall / 2, 0.0, 6.0, look)

    def _lay_heaps(
        self, poses: dict[PieceId, Pose], game: DuelGame, layout: Layout, sizes: Measures
    ) -> None:
        """At most three backs for a draw pile of any height; two cards of the discards."""
        wide, tall = sizes.heap, sizes.heap * _TALL
        box = layout.places["pile"].box
        for number in range(min(3, len(game.draw.cards))):
            look = Look("back:pile", Show.BACK, wide, tall)
            x, y = box.centre[0] - number * 1.5, box.y + 8 + tall / 2 - number * 1.5
            poses[f"pile:{number}"] = Pose(x, y, 0.0, 2.0 + number / 10, look)
        discards = game.discards.cards if game.draw.cards or game.at_bat else ()
        box = layout.places["discards"].box
        for number, card in enumerate(discards[1:3]):
            look = Look(card, Show.TABLE, wide, tall)
            x, y = box.centre[0], box.y + 8 + tall / 2
            poses[f"card:{card}"] = Pose(x, y, 0.0, 2.1 - number / 10, look)
        box = layout.places["result"].box
        for card in discards[:1]:
            tall = min(box.height - sizes.foot - 8, (box.width - 20) * _TALL)
            lit = self._book.results[card].value
            look = Look(card, Show.READING, tall / _TALL, tall, lit=lit)
            poses[f"card:{card}"] = Pose(box.centre[0], box.y + 8 + tall / 2, 0.0, 7.0, look)

    def _lay_runners(
        self, poses: dict[PieceId, Pose], game: DuelGame, layout: Layout, sizes: Measures
    ) -> None:
        """A runner's card stands on his bag, its base lit; the others wait in a corner."""
        on = {runner.player: base for base, runner in game.bases.runners()}
        for number, (card, player) in enumerate(zip(RUNNER_CARDS, game.markers, strict=True)):
            base = on.get(player)
            if base is None:
                box = layout.places["runners"].box
                wide, tall = sizes.heap * _WAITING, sizes.heap * _WAITING * _TALL
                x, y = box.centre[0] - number * 1.5, box.y + 8 + tall / 2 - number * 1.5
                look = Look(card.id, Show.TABLE, wide, tall)
            else:
                box = layout.places[_BASES[base]].box
                x, y = box.centre
                look = Look(card.id, Show.TABLE, box.width, box.height, lit=str(int(base)))
            poses[f"card:{card.id}"] = Pose(x, y, 0.0, 7.0 + number / 100, look)

    # Words for those who cannot see the table

    def words(self, seen: Seen[DuelGame], piece: PieceId) -> Sentence:
        game = seen.game
        kind, _, card = piece.partition(":")
        if kind == "pile":
            return _say(_PILE, count=len(game.draw.cards))
        if kind == "hand" or (kind == "laid" and not game.is_revealed):
            return _say(_HIDDEN)
        if kind == "laid":
            card = (game.pitch if card == _PITCHER else game.contact).cards[0]
        name = self._book.wording.name(card)
        if card in HAND_CARDS:
            return _say(_PITCH if HAND_CARDS[card].is_pitchers else _CONTACT, card=name)
        ids = [runner.id for runner in RUNNER_CARDS]
        if card not in ids:
            return _say(_RESULT, card=name)
        on = {runner.player: base for base, runner in game.bases.runners()}
        base = on.get(game.markers[ids.index(card)])
        return _ON_BASE[base] if base is not None else _say(_WAITS)


def _side(game: DuelGame, role: str) -> Side:
    return game.fielding if role == _PITCHER else game.batting


def _held(game: DuelGame, role: str) -> tuple[CardId, ...]:
    """Return what the hand holds; a turned card is at hand for the next pitch (Q20)."""
    if game.is_revealed:
        game = replace(game, pitch=NO_CARD, contact=NO_CARD)
    return game.hand(_side(game, role)).cards


def table(book: PitchDuel) -> PitchDuelTable:
    return PitchDuelTable(book)
