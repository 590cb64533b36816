"""Strategy cards on the Showdown table, SD-E: hands, decks, used cards, and those lying open.

A hand is held at the foot of the table, its owner's wide and open to him alone; of the other
there are backs. Which card may be played now is the rulebook's to say.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hotstove.play.decisions import Decision, PieceId, Request
from hotstove.play.piles import FACE_DOWN
from hotstove.play.seats import Seat, Side
from hotstove.play.table import Seen
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence
from hotstove.playmat.poses import Box, Layout, Look, Pose, Show
from hotstove.rulebooks.showdown.state import ShowdownGame
from hotstove.rulebooks.showdown.strategy import CopyId, StrategyCard

from .layout import TALL, Measures, say

if TYPE_CHECKING:
    from hotstove.rulebooks.showdown.basic import BasicShowdown

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
_IN_HAND = QT_TRANSLATE_NOOP("showdown", "{card}, in hand")
_IN_PLAY = QT_TRANSLATE_NOOP("showdown", "{card}, in play")
_USED = QT_TRANSLATE_NOOP("showdown", "{card}, used")
_HIDDEN = QT_TRANSLATE_NOOP("showdown", "A strategy card of the {club}, face down")
_DECK = QT_TRANSLATE_NOOP("showdown", "The strategy deck of the {club}, {count} cards")


class StrategyCards:
    def __init__(self, book: BasicShowdown) -> None:
        self._book = book
        self._strategy: dict[CopyId, StrategyCard] = getattr(book, "strategy", {})
        decks: dict[Seat, object] = getattr(book, "decks", {})
        self.are_there = len(decks) == len(Side)
        """SD-E-03: both sides have brought a deck."""

    def lay(
        self,
        poses: dict[PieceId, Pose],
        seen: Seen[ShowdownGame],
        request: Request | None,
        layout: Layout,
        sizes: Measures,
    ) -> tuple[PieceId, ...]:
        """Lay everything there is; return the cards in the viewer's hand."""
        held: tuple[PieceId, ...] = ()
        game = seen.game
        if not game.expert.has_decks:
            return held
        for side in Side:
            self._lay_piles(poses, game, side, layout, sizes)
            self._lay_open(poses, game, side, layout)
            box = _share(layout.places["hands"].box, game, side, seen.seat)
            self._lay_hand(poses, game, side, box, sizes)
            if seen.seat == game.dugout(side).seat:
                cards = game.expert.hands.of(side).hand.cards
                held = tuple(f"card:{card}" for card in cards if card != FACE_DOWN)
        self._spread(poses, _offered(seen, request), layout, sizes)
        return held

    def opened(self, game: ShowdownGame) -> tuple[PieceId, ...]:
        return tuple(f"card:{each.card}" for each in game.expert.laid)

    def _spread(
        self, poses: dict[PieceId, Pose], pieces: list[PieceId], layout: Layout, sizes: Measures
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

    def _lay_hand(
        self,
        poses: dict[PieceId, Pose],
        game: ShowdownGame,
        side: Side,
        box: Box,
        sizes: Measures,
    ) -> None:
        """A fan held over the edge of the table: first what this half-inning is for.

        Cards for the other half are closed up behind it (SD-E-09).
        """
        wide, tall = sizes.hand, sizes.hand * TALL
        useless = "defense" if side is game.batting else "offense"
        held = list(enumerate(game.expert.hands.of(side).hand.cards))
        now = [each for each in held if self._side_of(each[1]) != useless]
        later = [each for each in held if self._side_of(each[1]) == useless]
        room = box.width - wide - 72
        close = min(_CLOSED_UP * wide, room / 3 / max(1, len(later)))
        step = min(wide + 8, (room - close * len(later)) / max(1, len(now) - 1))
        along = [number * step for number in range(len(now))]
        behind = along[-1] + min(step, wide * 0.6) if now else 0.0
        along += [behind + number * close for number in range(len(later))]
        left = box.x + (box.width - (along[-1] if along else 0.0)) / 2
        turn = min(_TURN, _MOST_TURN / max(1, len(held)))
        for rank, (number, card) in enumerate(now + later):
            off = rank - (len(held) - 1) / 2
            y = box.y + 12 + tall / 2 + abs(off) ** 1.6 * turn * 0.8
            look = Look(card or BACK, Show.TABLE if card else Show.BACK, wide, tall)
            piece = f"card:{card}" if card else f"hand:{side}:{number}"
            poses[piece] = Pose(left + along[rank], y, off * turn, 20.0 + rank / 100, look)

    def _side_of(self, card: CopyId) -> str:
        return self._strategy[card].side if card else ""

    def _lay_piles(
        self,
        poses: dict[PieceId, Pose],
        game: ShowdownGame,
        side: Side,
        layout: Layout,
        sizes: Measures,
    ) -> None:
        """A heap of at most three backs stands for a deck of any size; two of the used cards."""
        hand = game.expert.hands.of(side)
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

    def _lay_open(
        self, poses: dict[PieceId, Pose], game: ShowdownGame, side: Side, layout: Layout
    ) -> None:
        """SD-E-17, 18: what stays in play first, then what was played in this at-bat."""
        expert = game.expert
        cards = [each.card for each in expert.staying if each.side is side]
        cards += [each.card for each in expert.laid if each.side is side and each.card not in cards]
        box = layout.places[f"in play:{side}"].box
        tall = min(box.height, 0.7 * box.width * TALL)
        wide = tall / TALL
        step = min(wide + 6, (box.width - wide) / max(1, len(cards) - 1))
        for number, card in enumerate(cards):
            off = number - (len(cards) - 1) / 2
            x, y = box.x + box.width / 2 + off * step, box.y + box.height / 2
            look = Look(card, Show.TABLE, wide, tall)
            poses[f"card:{card}"] = Pose(x, y, 0.0, 6.0 + number / 100, look)

    def notes(self, game: ShowdownGame, layout: Layout) -> list[tuple[Box, Sentence]]:
        """How many cards each deck has left (SD-E-19)."""
        if not game.expert.has_decks:
            return []
        found = []
        for side in Side:
            box = layout.places[f"deck:{side}"].box
            count = len(game.expert.hands.of(side).deck.cards)
            plate = Box(box.x + 6, box.y + box.height - 30, box.width - 12, 22)
            found.append((plate, say("{count}", count=count)))
        return found

    # Words for those who cannot see the table

    def words(self, game: ShowdownGame, piece: PieceId) -> Sentence | None:
        """Return what is said of a strategy card; None of anything else."""
        kind, _, name = piece.partition(":")
        if kind in ("hand", "deck"):
            side = Side(name.partition(":")[0])
            club = self._book.club(game.dugout(side).seat).nickname
            if kind == "hand":
                return say(_HIDDEN, club=club)
            return say(_DECK, club=club, count=len(game.expert.hands.of(side).deck.cards))
        card = self._strategy.get(name)
        if card is None:
            return None
        hands = (game.expert.hands.visitor, game.expert.hands.home)
        if any(name in hand.hand.cards for hand in hands):
            return say(_IN_HAND, card=card.name)
        is_used = any(name in hand.discard.cards for hand in hands)
        return say(_USED if is_used else _IN_PLAY, card=card.name)


def _share(row: Box, game: ShowdownGame, side: Side, viewer: Seat | None) -> Box:
    """Return the part of the foot of the table that *side*'s hand has: visitors at the left."""
    seats = {each: game.dugout(each).seat for each in Side}
    share = 0.5
    if viewer in seats.values():
        share = _OWN if seats[side] == viewer else 1 - _OWN
    wide = row.width * share - 7
    x = row.x if side is Side.VISITOR else row.x + row.width - wide
    return Box(x, row.y, wide, row.height)


def _offered(seen: Seen[ShowdownGame], request: Request | None) -> list[PieceId]:
    """Return the cards of a pile that the question is about, as far as the viewer may see them."""
    if not isinstance(request, Decision) or request.asks not in (_RETURN, _SEARCH):
        return []
    if request.asks == _SEARCH and seen.seat != request.seat:
        return []
    return [option.piece for option in request.options]


def _middle(box: Box) -> tuple[float, float]:
    return box.x + box.width / 2, box.y
