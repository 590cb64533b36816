"""What every Clutch card at hand looks like and says: players, coaches, parks, strategy cards.

Of a two-way player the batter's side is shown; on a staff, as ``arm:<card>``, the pitcher's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from hotstove.baseball.clubs import Club
from hotstove.clubhouse.dugout import Area
from hotstove.rulebooks.clutch.cards import (
    BatterCard,
    Card,
    PitcherCard,
    TwoWayCard,
    batter_side,
    pitcher_side,
)
from hotstove.rulebooks.clutch.strategy import Stadium, StrategyCard

from ..cards import CardArt
from ..library_faces import LibraryFaces
from ..strategy import StrategyCardArt
from .players import ClutchArt
from .word_cards import stadium_art, strategy_art
from .words import (
    big_number,
    clutch_words,
    hand_words,
    positions_of,
    roles_of,
    running_words,
    text_of,
)

ARM: Final = "arm:"
_STAFFS: Final = (Area.ROTATION, Area.BULLPEN, Area.CLOSER)


class ClutchLibraryFaces(LibraryFaces):
    def found(self, card_id: str) -> Any:
        if card_id.startswith(ARM):
            return pitcher_side(super().found(card_id.removeprefix(ARM)))
        return super().found(card_id)

    def face_in(self, area: Area, card_id: str) -> str:
        """RUL-12: who is registered to a staff is a pitcher."""
        is_both = isinstance(self.found(card_id), TwoWayCard)
        return f"{ARM}{card_id}" if is_both and area in _STAFFS else card_id

    def word_art(self, card: Any) -> StrategyCardArt | None:
        if isinstance(card, StrategyCard):
            return strategy_art(card)
        return stadium_art(card) if isinstance(card, Stadium) else None

    def art_of(self, card: Card, club: Club) -> CardArt:
        return ClutchArt(_first(card), club)

    def words_of(self, card: Card, club: Club) -> str:
        return text_of(card, club)

    def number_of(self, card: Card) -> str:
        return big_number(_first(card))

    def place_of(self, card: Card) -> str:
        batter, pitcher = batter_side(card), pitcher_side(card)
        told = [positions_of(batter)] if batter is not None else []
        told += [roles_of(pitcher)] if pitcher is not None else []
        return " · ".join(told)

    def rest_of(self, card: Card) -> str:
        first = _first(card)
        run = running_words(first) if isinstance(first, BatterCard) else ""
        icons = " ".join(card.icons)
        return " · ".join(filter(None, (run, hand_words(first), clutch_words(first), icons)))


def _first(card: Card) -> BatterCard | PitcherCard:
    side = batter_side(card) or pitcher_side(card)
    assert side is not None
    return side


def faces(
    stock: Callable[[], Any], clubs: Iterable[Club], name_of: Callable[[str], str]
) -> LibraryFaces:
    return ClutchLibraryFaces(stock, clubs, name_of)
