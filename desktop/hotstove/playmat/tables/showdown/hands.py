"""Strategy cards on the Showdown table, SD-E: what lies where is ``playmat.hands``'s to lay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hotstove.play.decisions import PieceId, Request
from hotstove.play.seats import Seat, Side
from hotstove.play.table import Seen
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence
from hotstove.playmat.ballpark import Measures
from hotstove.playmat.hands import Dealt, deck_plates, lay_hands, offered, spread
from hotstove.playmat.poses import Box, Layout, Pose
from hotstove.rulebooks.showdown.state import ShowdownGame
from hotstove.rulebooks.showdown.strategy import CopyId, StrategyCard

from .layout import say

if TYPE_CHECKING:
    from hotstove.rulebooks.showdown.basic import BasicShowdown

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
        game = seen.game
        if not game.expert.has_decks:
            return ()
        dealt = Dealt(
            game.expert.hands,
            game.batting,
            {side: game.dugout(side).seat for side in Side},
            seen.seat,
            {side: self._lying(game, side) for side in Side},
        )
        held = lay_hands(poses, dealt, layout, sizes, lambda card: self._strategy[card].side)
        spread(poses, offered(seen.seat, request), layout, sizes)
        return held

    def _lying(self, game: ShowdownGame, side: Side) -> list[CopyId]:
        """SD-E-17, 18: what stays in play first, then what was played in this at-bat."""
        staying = [each.card for each in game.expert.staying if each.side is side]
        laid = [each.card for each in game.expert.laid if each.side is side]
        return [*staying, *(card for card in laid if card not in staying)]

    def opened(self, game: ShowdownGame) -> tuple[PieceId, ...]:
        return tuple(f"card:{each.card}" for each in game.expert.laid)

    def notes(self, game: ShowdownGame, layout: Layout) -> list[tuple[Box, Sentence]]:
        """How many cards each deck has left (SD-E-19)."""
        if not game.expert.has_decks:
            return []
        return deck_plates(game.expert.hands, layout, lambda count: say("{count}", count=count))

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
