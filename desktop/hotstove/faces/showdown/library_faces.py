"""The faces of every card at hand, in a game or not: of the league, of imported sets, of none.

A club nobody knows gets colours of its own, always the same; a card nobody knows is blank stock.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from hotstove.baseball.clubs import Club
from hotstove.rulebooks.showdown.cards import Card, CardId, HitterCard

from .. import cards
from ..cards import CardArt, Face
from ..lettering import MIDDLE, Line
from ..theme import EVENING
from .players import ShowdownArt
from .words import big_number, hand_words, innings_words, positions_of, role_word, text_of

translate = QCoreApplication.translate

_COLOURS: Final = (
    ("#23527c", "#e8c76a"), ("#b23a2e", "#f1e6c8"), ("#1f4d36", "#e8c76a"),
    ("#4a2d5c", "#f1e6c8"), ("#1c2b24", "#b23a2e"), ("#6f4829", "#f1e6c8"),
    ("#7c1d18", "#e8c76a"), ("#2c5e66", "#f1e6c8"),
)  # fmt: skip


class LibraryFaces:
    """Finds card and club when they are drawn, so that cards may come and go."""

    def __init__(
        self,
        known: Callable[[], Mapping[CardId, Card]],
        clubs: Iterable[Club],
        name_of: Callable[[CardId], str],
    ) -> None:
        """*name_of* tells what a card of no set at hand was called."""
        self._known, self._name_of = known, name_of
        self._clubs = {club.id: club for club in clubs}

    def art(self, card_id: CardId, lit: str = "") -> CardArt:
        card = self._known().get(card_id)
        if card is None:
            return LostArt(self._name_of(card_id) or card_id)
        return ShowdownArt(card, self.club(card))

    def club(self, card: Card) -> Club:
        return self._clubs.get(card.club) or club_of_no_league(card.club)

    def words(self, card_id: CardId) -> str:
        """Return all that the card says."""
        card = self._known().get(card_id)
        return self.name(card_id) if card is None else text_of(card, self.club(card))

    def name(self, card_id: CardId) -> str:
        card = self._known().get(card_id)
        return card.name if card is not None else self._name_of(card_id) or card_id

    def number(self, card_id: CardId) -> str:
        """Return On-Base or Control as printed."""
        card = self._known().get(card_id)
        return big_number(card) if card is not None else "?"

    def place(self, card_id: CardId) -> str:
        """Return where he may play, in few letters: ``SS +4 · 2B +3``, ``Starter``."""
        card = self._known().get(card_id)
        if card is None:
            return translate("showdown", "not in your sets")
        return positions_of(card) if isinstance(card, HitterCard) else role_word(card.role)

    def rest(self, card_id: CardId) -> str:
        """Return speed or innings, hand and icons: ``A18 · Bats L · S HR``."""
        card = self._known().get(card_id)
        if card is None:
            return ""
        is_hitter = isinstance(card, HitterCard)
        first = f"{card.speed_letter}{card.speed}" if is_hitter else innings_words(card.ip)  # type: ignore[union-attr]
        return " · ".join(filter(None, (first, hand_words(card), " ".join(card.icons))))

    def colours(self, card_id: CardId) -> tuple[str, str]:
        card = self._known().get(card_id)
        if card is None:
            return EVENING.faded_ink, EVENING.cream
        club = self.club(card)
        return club.primary, club.secondary

    def points(self, card_id: CardId) -> int:
        card = self._known().get(card_id)
        return card.points if card is not None else 0


def club_of_no_league(name: str) -> Club:
    """Return a club to dress a card in whose club is not of the league."""
    primary, secondary = _COLOURS[zlib.crc32(name.encode()) % len(_COLOURS)]
    return Club(
        id=name,
        town=name,
        nickname=name or translate("showdown", "No club"),
        abbreviation=name[:3].upper(),
        primary=primary,
        secondary=secondary,
        emblem="",
        park="",
        lore="",
    )


class LostArt:
    """A card of a set that is not at hand: blank stock with the name that the file gives."""

    def __init__(self, name: str) -> None:
        self._name = name

    def paint(self, painter: QPainter, rect: QRectF, face: Face) -> None:
        if face is Face.BACK:
            cards.paint_back(painter, rect)
            return
        with cards.on_card(painter, rect):
            cards.paint_stock(painter)
            Line("?", QRectF(100, 150, 430, 320), 300, 120, MIDDLE, is_display=True).paint(painter)
            Line(self._name, QRectF(40, 540, 550, 110), 88, 60, MIDDLE).paint(painter)
            told = translate("showdown", "not in your sets")
            Line(told, QRectF(40, 660, 550, 100), 76, 60, MIDDLE, is_bold=False).paint(painter)
