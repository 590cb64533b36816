"""Strategy cards on a table of any game: hands, decks, used cards, and those lying open.

A hand is held at the foot of the table, its owner's wide and open to him alone; of the other
there are backs. Which card may be played now is the rulebook's to say.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from hotstove.baseball.effects.hands import CopyId, Hands
from hotstove.play.decisions import Decision, PieceId, Request
from hotstove.play.piles import FACE_DOWN
from hotstove.play.seats import Seat, Side
from hotstove.play.words import Sentence
from hotstove.playmat.poses import Box, Layout, Look, Pose, Show

from .ballpark import TALL, Measures

BACK: Final = "back:strategy"
_OWN: Final = 0.8
"""The share of the foot of the table that the viewer's own hand has."""
_TURN: Final = 1.6
"""Degrees from card to card in a fan."""
_MOST_TURN: Final = 12.0
_CLOSED_UP: Final = 0.24
"""The share of a card's width that is left to see of one that must wait for the other half."""
_RETURN, _SEARCH = "card return", "card search"
_ONE_ROW: Final = 9


class Dealt(NamedTuple):
    """The strategy cards of one moment, as somebody may see them."""

    hands: Hands
    batting: Side
    seats: dict[Side, Seat]
    viewer: Seat | None
    lying: dict[Side, Sequence[CopyId]]
    """Cards in play that lie in front of their side, the oldest first."""


def lay_hands(
    poses: dict[PieceId, Pose],
    dealt: Dealt,
    layout: Layout,
    sizes: Measures,
    side_of: Callable[[CopyId], str],
) -> tuple[PieceId, ...]:
    """Lay all there is; return the cards in the viewer's hand.

    *side_of* says which half a card is for: ``offense``, ``defense``, or either.
    """
    held: tuple[PieceId, ...] = ()
    for side in Side:
        _lay_piles(poses, dealt, side, layout, sizes)
        _lay_open(poses, dealt.lying.get(side, ()), layout.places[f"in play:{side}"].box)
        box = _share(layout.places["hands"].box, dealt, side)
        _lay_hand(poses, dealt, side, box, sizes, side_of)
        if dealt.viewer == dealt.seats[side]:
            cards = dealt.hands.of(side).hand.cards
            held = tuple(f"card:{card}" for card in cards if card != FACE_DOWN)
    return held


def _lay_hand(
    poses: dict[PieceId, Pose],
    dealt: Dealt,
    side: Side,
    box: Box,
    sizes: Measures,
    side_of: Callable[[CopyId], str],
) -> None:
    """A fan held over the edge of the table: first what this half-inning is for.

    Cards for the other half are closed up behind it.
    """
    wide, tall = sizes.hand, sizes.hand * TALL
    useless = "defense" if side is dealt.batting else "offense"
    held = [
        (number, card, side_of(card) if card else "")
        for number, card in enumerate(dealt.hands.of(side).hand.cards)
    ]
    now = [each for each in held if each[2] != useless]
    later = [each for each in held if each[2] == useless]
    room = box.width - wide - 72
    close = min(_CLOSED_UP * wide, room / 3 / max(1, len(later)))
    step = min(wide + 8, (room - close * len(later)) / max(1, len(now) - 1))
    along = [number * step for number in range(len(now))]
    behind = along[-1] + min(step, wide * 0.6) if now else 0.0
    along += [behind + number * close for number in range(len(later))]
    left = box.x + (box.width - (along[-1] if along else 0.0)) / 2
    turn = min(_TURN, _MOST_TURN / max(1, len(held)))
    for rank, (number, card, _) in enumerate(now + later):
        off = rank - (len(held) - 1) / 2
        y = box.y + 12 + tall / 2 + abs(off) ** 1.6 * turn * 0.8
        look = Look(card or BACK, Show.TABLE if card else Show.BACK, wide, tall)
        piece = f"card:{card}" if card else f"hand:{side}:{number}"
        poses[piece] = Pose(left + along[rank], y, off * turn, 20.0 + rank / 100, look)


def _lay_piles(
    poses: dict[PieceId, Pose], dealt: Dealt, side: Side, layout: Layout, sizes: Measures
) -> None:
    """A heap of at most three backs stands for a deck of any size; two of the used cards."""
    hand = dealt.hands.of(side)
    wide, tall = sizes.pile, sizes.pile * TALL
    x, top = _middle(layout.places[f"deck:{side}"].box)
    for number in range(min(3, len(hand.deck.cards))):
        look = Look(BACK, Show.BACK, wide, tall)
        at = (x - number * 1.5, top + 6 + tall / 2 - number * 1.5)
        poses[f"deck:{side}:{number}"] = Pose(*at, 0.0, 1.0 + number / 10, look)
    x, top = _middle(layout.places[f"used:{side}"].box)
    for number, card in enumerate(hand.discard.cards[:2]):
        look = Look(card, Show.TABLE, wide, tall)
        poses[f"card:{card}"] = Pose(x, top + 6 + tall / 2, 0.0, 1.2 - number / 10, look)


def _lay_open(poses: dict[PieceId, Pose], cards: Sequence[CopyId], box: Box) -> None:
    """What stays in play first, then what was played in this at-bat."""
    tall = min(box.height, 0.7 * box.width * TALL)
    wide = tall / TALL
    step = min(wide + 6, (box.width - wide) / max(1, len(cards) - 1))
    for number, card in enumerate(cards):
        off = number - (len(cards) - 1) / 2
        x, y = box.x + box.width / 2 + off * step, box.y + box.height / 2
        look = Look(card, Show.TABLE, wide, tall)
        poses[f"card:{card}"] = Pose(x, y, 0.0, 6.0 + number / 100, look)


def spread(
    poses: dict[PieceId, Pose], pieces: Sequence[PieceId], layout: Layout, sizes: Measures
) -> None:
    """Cards of a pile to choose from, laid out over the mat in one row or two."""
    box = layout.mat.inset(24)
    wide, tall = sizes.hand, sizes.hand * TALL
    rows = 1 if len(pieces) <= _ONE_ROW else 2
    a_row = -(-len(pieces) // rows)
    step = min(wide + 8, (box.width - wide) / max(1, a_row - 1))
    for number, piece in enumerate(pieces):
        row, place = divmod(number, a_row)
        count = min(a_row, len(pieces) - row * a_row)
        x = box.x + box.width / 2 + (place - (count - 1) / 2) * step
        y = box.y + box.height / 2 + (row - (rows - 1) / 2) * (tall + 8)
        look = Look(piece.removeprefix("card:"), Show.TABLE, wide, tall)
        poses[piece] = Pose(x, y, 0.0, 40.0 + number / 100, look)


def hold(
    poses: dict[PieceId, Pose], pieces: Sequence[PieceId], layout: Layout, sizes: Measures
) -> None:
    """Player cards to choose from, held at the foot of the table where nothing is dealt yet."""
    box = layout.places["hands"].box
    wide, tall = sizes.hand, sizes.hand * TALL
    step = min(wide + 8, (box.width - wide - 72) / max(1, len(pieces) - 1))
    left = box.x + box.width / 2 - step * (len(pieces) - 1) / 2
    for number, piece in enumerate(pieces):
        look = Look(piece.removeprefix("card:"), Show.TABLE, wide, tall)
        at = (left + number * step, box.y + 12 + tall / 2)
        poses[piece] = Pose(*at, 0.0, 20.0 + number / 100, look)


def offered(viewer: Seat | None, request: Request | None) -> list[PieceId]:
    """Return the cards of a pile that the question is about, as far as the viewer may see them."""
    if not isinstance(request, Decision) or request.asks not in (_RETURN, _SEARCH):
        return []
    if request.asks == _SEARCH and viewer != request.seat:
        return []
    return [option.piece for option in request.options]


def deck_plates(
    hands: Hands, layout: Layout, said: Callable[[int], Sentence]
) -> list[tuple[Box, Sentence]]:
    """How many cards each deck has left."""
    found = []
    for side in Side:
        box = layout.places[f"deck:{side}"].box
        plate = Box(box.x + 6, box.y + box.height - 30, box.width - 12, 22)
        found.append((plate, said(len(hands.of(side).deck.cards))))
    return found


def _share(row: Box, dealt: Dealt, side: Side) -> Box:
    """Return the part of the foot of the table that *side*'s hand has: visitors at the left."""
    share = 0.5
    if dealt.viewer in dealt.seats.values():
        share = _OWN if dealt.seats[side] == dealt.viewer else 1 - _OWN
    wide = row.width * share - 7
    x = row.x if side is Side.VISITOR else row.x + row.width - wide
    return Box(x, row.y, wide, row.height)


def _middle(box: Box) -> tuple[float, float]:
    return box.x + box.width / 2, box.y
