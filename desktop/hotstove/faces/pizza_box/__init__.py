"""The faces of Pizza Box's cards: results, strategies, pitchers, BASERUNNING, and their backs.

Ids beyond the rulebook's own: ``home:take`` and the like for the hitting side's cards,
``home:pitchout``, and ``back:hitter``, ``back:home``, ``back:home-hitter``, ``back:home-staff``,
``back:running`` for a pile of which only the back is known. How a result card is laid out is
``faces.result_print``; what a card means, the rulebook says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from hotstove.binding.translation import called
from hotstove.play.seats import Side
from hotstove.rulebooks.pizza_box.cards import RUNNING, Deck, PitcherCard, ResultCard
from hotstove.rulebooks.pizza_box.setup import Box

from ..cards import CardArt
from ..game_backs import Back
from ..result_print import ranges
from .backs import BackArt, deck_back, running_back, side_back, staff_back
from .prints import game_name as game_name
from .prints import print_sets as print_sets
from .results import ResultArt
from .staff import PitcherArt
from .strategies import RunningArt, StrategyArt, kind_of
from .words import (
    colour_word,
    deck_word,
    hint,
    moves_word,
    outcome_word,
    role_word,
    row_words,
    side_word,
    strategy_word,
)

if TYPE_CHECKING:
    from hotstove.rulebooks.pizza_box.a_ball import ABall


def back_of(name: str) -> Back | None:
    """The back a pile's name stands for; None where every card shares the table's own back."""
    if name == RUNNING:
        return running_back()
    if name in set(Deck):
        return deck_back(Deck(name))
    side, _, kind = name.partition("-")
    if side not in set(Side):
        return None
    if kind == "staff":
        return staff_back(Side(side))
    return side_back(Side(side), kind == "hitter")


def text_of_result(card: ResultCard) -> str:
    """The whole card in plain words."""
    parts = [f"{deck_word(card.deck)}."]
    white = f"{outcome_word(card.white.outcome)}, {moves_word(card.white)}"
    if card.white_hitters:
        numbers = ranges(card.white_hitters)
        white = QCoreApplication.translate("pizza_box", "{result}, for hitters {numbers}").format(
            result=white, numbers=numbers
        )
    parts.append(f"{white}.")
    if card.blue is not None:
        blue = f"{outcome_word(card.blue.section.outcome)}, {moves_word(card.blue.section)}"
        if card.blue.hitters:
            numbers = ranges(card.blue.hitters)
            blue = QCoreApplication.translate(
                "pizza_box", "Blue: {result}, for hitters {numbers}"
            ).format(result=blue, numbers=numbers)
        else:
            rating = card.blue.rating or 0
            blue = QCoreApplication.translate(
                "pizza_box", "Blue: {result}, against a #{rating} pitcher"
            ).format(result=blue, rating=rating)
        parts.append(f"{blue}.")
    if card.bar is not None and card.bar.like is not None:
        parts.append(
            QCoreApplication.translate(
                "pizza_box", "A pitcher who hits: like hitter {number}."
            ).format(number=card.bar.like)
        )
    elif card.bar is not None and card.bar.section is not None:
        section = card.bar.section
        result = f"{outcome_word(section.outcome)}, {moves_word(section)}"
        parts.append(
            QCoreApplication.translate("pizza_box", "A pitcher who hits: {result}.").format(
                result=result
            )
        )
    return " ".join(parts)


def text_of_pitcher(card: PitcherCard) -> str:
    """The whole card in plain words, a clause for every inning."""
    rows = []
    for inning, row in enumerate(card.rows, 1):
        if row is None:
            rows.append(
                QCoreApplication.translate("pizza_box", "inning {inning}: not allowed").format(
                    inning=inning
                )
            )
            continue
        start, keep, dig = row_words(row)
        rows.append(
            QCoreApplication.translate(
                "pizza_box", "inning {inning}: start {start}, keep {keep}, dig {dig}"
            ).format(
                inning=inning,
                start=start,
                keep=keep,
                dig=dig,
            )
        )
    head = QCoreApplication.translate("pizza_box", "{name}, {role}, rating {rating}").format(
        name=card.name,
        role=role_word(card),
        rating=card.rating,
    )
    return f"{head}. {'; '.join(rows)}."


class PizzaBoxFaces:
    """The faces of all cards in one box, for whoever knows them only by id."""

    def __init__(self, box: Box) -> None:
        self._results = {card.id: card for deck in Deck for card in box.deck(deck)}
        self._running = {card.id: card for card in box.running}
        self._staff = {card.id: card for side in Side for card in box.staff(side)}
        self._letters = {side: called(box.club(side).town)[:1] for side in Side}

    def art(self, card_id: str, lit: str = "") -> CardArt:
        """How a card looks.

        *lit* is ``white``, ``white:7``, ``blue:3`` or ``bar`` on a result card, the number of
        a row on a pitcher's, ``pitchout`` on a white pitch card that was called one.
        """
        if card_id in self._results:
            return ResultArt(self._results[card_id], lit)
        if card_id in self._running:
            return RunningArt(self._running[card_id].is_safe)
        side, _, name = card_id.partition(":")
        if card_id in self._staff:
            return PitcherArt(self._staff[card_id], Side(side), self._letters[Side(side)], lit)
        if side == "back" or not card_id:
            return BackArt(back_of(name))
        return StrategyArt(lit if lit == "pitchout" else kind_of(card_id), Side(side))

    def words(self, card_id: str) -> str:
        """All that a card says, a sentence to each part."""
        if card_id in self._results:
            return text_of_result(self._results[card_id])
        if card_id in self._running:
            is_safe = self._running[card_id].is_safe
            return (
                QCoreApplication.translate("pizza_box", "BASERUNNING: SAFE.")
                if is_safe
                else QCoreApplication.translate("pizza_box", "BASERUNNING: OUT.")
            )
        if card_id in self._staff:
            return text_of_pitcher(self._staff[card_id])
        side, _, name = card_id.partition(":")
        if side == "back" or not card_id:
            back = back_of(name)
            words = back.words if back is not None else ""
            return (
                QCoreApplication.translate("pizza_box", "Face down: {words}.").format(words=words)
                if words
                else QCoreApplication.translate("pizza_box", "Face down.")
            )
        kind = kind_of(card_id)
        return QCoreApplication.translate("pizza_box", "{card}, {colour}, {side}: {hint}.").format(
            card=strategy_word(kind),
            colour=colour_word(kind),
            side=side_word(Side(side)),
            hint=hint(kind),
        )


def faces(book: ABall) -> PizzaBoxFaces:
    return PizzaBoxFaces(book.setup.box)
