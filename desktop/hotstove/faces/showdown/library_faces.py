"""What every Showdown card at hand looks like and says, in a game or not."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from hotstove.baseball.clubs import Club
from hotstove.rulebooks.showdown.cards import Card, HitterCard
from hotstove.rulebooks.showdown.strategy import StrategyCard

from ..cards import CardArt
from ..library_faces import LibraryFaces
from ..strategy import StrategyCardArt, print_of
from .players import ShowdownArt
from .words import big_number, hand_words, innings_words, positions_of, role_word, text_of


class ShowdownLibraryFaces(LibraryFaces):
    def word_art(self, card: Any) -> StrategyCardArt | None:
        return StrategyCardArt(print_of(card)) if isinstance(card, StrategyCard) else None

    def art_of(self, card: Card, club: Club) -> CardArt:
        return ShowdownArt(card, club)

    def words_of(self, card: Card, club: Club) -> str:
        return text_of(card, club)

    def number_of(self, card: Card) -> str:
        return big_number(card)

    def place_of(self, card: Card) -> str:
        return positions_of(card) if isinstance(card, HitterCard) else role_word(card.role)

    def rest_of(self, card: Card) -> str:
        is_hitter = isinstance(card, HitterCard)
        first = f"{card.speed_letter}{card.speed}" if is_hitter else innings_words(card.ip)  # type: ignore[union-attr]
        return " · ".join(filter(None, (first, hand_words(card), " ".join(card.icons))))


def faces(
    stock: Callable[[], Any], clubs: Iterable[Club], name_of: Callable[[str], str]
) -> LibraryFaces:
    return ShowdownLibraryFaces(stock, clubs, name_of)
