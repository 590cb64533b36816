"""The faces of every card at hand, in a game or not: of the league, of imported sets, of none.

A club nobody knows gets colours of its own, always the same; a card nobody knows is blank stock.
What a card says, its game's ``faces.<family>.library_faces`` knows.
"""

from __future__ import annotations

import zlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from hotstove.baseball.clubs import Club
from hotstove.clubhouse.dugout import Area

from . import cards
from .cards import CardArt, Face
from .lettering import MIDDLE, Line
from .strategy import StrategyCardArt, grounds_of
from .strategy_print import rarity_word, side_word, text_of
from .theme import EVENING

translate = QCoreApplication.translate

_COLOURS: Final = (
    ("#23527c", "#e8c76a"), ("#b23a2e", "#f1e6c8"), ("#1f4d36", "#e8c76a"),
    ("#4a2d5c", "#f1e6c8"), ("#1c2b24", "#b23a2e"), ("#6f4829", "#f1e6c8"),
    ("#7c1d18", "#e8c76a"), ("#2c5e66", "#f1e6c8"),
)  # fmt: skip


class LibraryFaces(ABC):
    """Finds card and club when they are drawn, so that cards may come and go."""

    def __init__(
        self, stock: Callable[[], Any], clubs: Iterable[Club], name_of: Callable[[str], str]
    ) -> None:
        """*stock*: the cards at hand now; *name_of* tells what a card of no set was called."""
        self._stock, self._name_of = stock, name_of
        self._clubs = {club.id: club for club in clubs}

    # What each game says of its cards

    @abstractmethod
    def art_of(self, card: Any, club: Club) -> CardArt: ...

    @abstractmethod
    def words_of(self, card: Any, club: Club) -> str:
        """Return all that a card says."""

    @abstractmethod
    def number_of(self, card: Any) -> str:
        """Return the big number as printed."""

    @abstractmethod
    def place_of(self, card: Any) -> str:
        """Return where he may play, in few letters: ``SS +4 · 2B +3``, ``Starter``."""

    @abstractmethod
    def rest_of(self, card: Any) -> str:
        """Return speed or innings, hand and icons: ``A18 · Bats L · S HR``."""

    @abstractmethod
    def word_art(self, card: Any) -> StrategyCardArt | None:
        """Return the face of a card of words: strategy cards, coaches, parks; else None."""

    def found(self, card_id: str) -> Any:
        """Return the card, None where it is in no set at hand."""
        stock = self._stock()
        shelves = (stock.known, stock.strategy, stock.coaches, stock.stadiums)
        return next((shelf[card_id] for shelf in shelves if card_id in shelf), None)

    def face_in(self, area: Area, card_id: str) -> str:
        """Return the face a card shows in a part of the dugout."""
        return card_id

    # What is the same in every game

    def art(self, card_id: str, lit: str = "") -> CardArt:
        card = self.found(card_id)
        if card is None:
            return LostArt(self._name_of(card_id) or card_id)
        return self.word_art(card) or self.art_of(card, self.club(card))

    def club(self, card: Any) -> Club:
        return self._clubs.get(card.club) or club_of_no_league(card.club)

    def words(self, card_id: str) -> str:
        card = self.found(card_id)
        if card is None:
            return self.name(card_id)
        art = self.word_art(card)
        return self.words_of(card, self.club(card)) if art is None else text_of(art.card)

    def name(self, card_id: str) -> str:
        card = self.found(card_id)
        if card is None:
            return self._name_of(card_id) or card_id
        art = self.word_art(card)
        name: str = card.name if art is None else art.card.name
        return name

    def number(self, card_id: str) -> str:
        card = self.found(card_id)
        if card is None:
            return "?"
        return self.number_of(card) if self.word_art(card) is None else ""

    def place(self, card_id: str) -> str:
        """Return where he may play; of a card of words what it is, ``Offence, rare``."""
        card = self.found(card_id)
        if card is None:
            return not_in_your_sets()
        art = self.word_art(card)
        if art is None:
            return self.place_of(card)
        if art.card.heading:
            return art.card.heading.capitalize()
        return f"{side_word(art.card.side).capitalize()}, {rarity_word(art.card.rarity)}"

    def rest(self, card_id: str) -> str:
        card = self.found(card_id)
        return "" if card is None or self.word_art(card) is not None else self.rest_of(card)

    def colours(self, card_id: str) -> tuple[str, str]:
        card = self.found(card_id)
        art = self.word_art(card)
        if art is not None:
            return grounds_of(art.card)[0], EVENING.cream
        if card is None:
            return EVENING.faded_ink, EVENING.cream
        club = self.club(card)
        return club.primary, club.secondary

    def cost(self, card_id: str) -> int | None:
        """Return points or salary; None of what costs nothing, coaches and parks."""
        stock = self._stock()
        card = stock.known.get(card_id)
        return stock.library.cost(card) if card is not None else None


def library_faces(
    family: str,
    stock: Callable[[], Any],
    clubs: Iterable[Club],
    name_of: Callable[[str], str],
) -> LibraryFaces:
    """Return the faces of a game's cards at hand."""
    room = import_module(f"{__package__}.{family}.library_faces")
    made: LibraryFaces = room.faces(stock, clubs, name_of)
    return made


def not_in_your_sets() -> str:
    return translate("showdown", "not in your sets")


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
            told = not_in_your_sets()
            Line(told, QRectF(40, 660, 550, 100), 76, 60, MIDDLE, is_bold=False).paint(painter)
