"""The words that Pizza Box's cards print, but for the names people gave them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from hotstove.play.seats import Side
from hotstove.rulebooks.pizza_box.cards import Deck, Outcome, PitcherCard, Role, Row, Section

BLACK_KINDS = ("strike", "swing", "bunt")
"""The strategy cards on black stock."""


def outcome_word(outcome: Outcome | None) -> str:
    """An outcome as its card prints it."""
    if outcome is None:
        return QCoreApplication.translate("pizza_box", "NO RESULT")
    return {
        Outcome.SINGLE: QCoreApplication.translate("pizza_box", "SINGLE"),
        Outcome.DOUBLE: QCoreApplication.translate("pizza_box", "DOUBLE"),
        Outcome.TRIPLE: QCoreApplication.translate("pizza_box", "TRIPLE"),
        Outcome.HOME_RUN: QCoreApplication.translate("pizza_box", "HOME RUN"),
        Outcome.WALK: QCoreApplication.translate("pizza_box", "WALK"),
        Outcome.ERROR: QCoreApplication.translate("pizza_box", "ERROR"),
        Outcome.STRIKEOUT: QCoreApplication.translate("pizza_box", "STRIKEOUT"),
        Outcome.FLY_OUT: QCoreApplication.translate("pizza_box", "FLY OUT"),
        Outcome.GROUND_OUT: QCoreApplication.translate("pizza_box", "GROUND OUT"),
        Outcome.DOUBLE_PLAY: QCoreApplication.translate("pizza_box", "DOUBLE PLAY"),
    }[outcome]


def moves_word(section: Section) -> str:
    """Who advances, as the card prints it (PB-A-09)."""
    outcome = section.outcome
    if outcome is Outcome.HOME_RUN:
        return QCoreApplication.translate("pizza_box", "Everybody scores")
    if outcome is Outcome.TRIPLE:
        return QCoreApplication.translate("pizza_box", "All runners score")
    if outcome is Outcome.WALK:
        return QCoreApplication.translate("pizza_box", "Forced runners +1")
    if not section.black or not section.amount:
        return QCoreApplication.translate("pizza_box", "Nobody advances")
    if section.black == (1, 2, 3):
        return QCoreApplication.translate("pizza_box", "All runners +{amount}").format(
            amount=section.amount
        )
    return QCoreApplication.translate("pizza_box", "Black bases +{amount}").format(
        amount=section.amount
    )


def deck_word(deck: Deck) -> str:
    return {
        Deck.HITTER: QCoreApplication.translate("pizza_box", "HITTER ADVANTAGE"),
        Deck.NEUTRAL: QCoreApplication.translate("pizza_box", "NO ADVANTAGE"),
        Deck.PITCHER: QCoreApplication.translate("pizza_box", "PITCHER ADVANTAGE"),
    }[deck]


def deck_short(deck: Deck) -> str:
    return {
        Deck.HITTER: QCoreApplication.translate("pizza_box", "HITTER"),
        Deck.NEUTRAL: QCoreApplication.translate("pizza_box", "NO ADV."),
        Deck.PITCHER: QCoreApplication.translate("pizza_box", "PITCHER"),
    }[deck]


def deck_letter(deck: Deck) -> str:
    return {
        Deck.HITTER: QCoreApplication.translate("pizza_box", "H", "hitter advantage"),
        Deck.NEUTRAL: QCoreApplication.translate("pizza_box", "N", "no advantage"),
        Deck.PITCHER: QCoreApplication.translate("pizza_box", "P", "pitcher advantage"),
    }[deck]


def side_word(side: Side) -> str:
    if side is Side.HOME:
        return QCoreApplication.translate("pizza_box", "HOME")
    return QCoreApplication.translate("pizza_box", "VISITOR")


def role_word(card: PitcherCard) -> str:
    """A pitcher's role; starters are numbered."""
    return {
        Role.STARTER: QCoreApplication.translate("pizza_box", "Starter {number}").format(
            number=card.number
        ),
        Role.LONG: QCoreApplication.translate("pizza_box", "Long relief"),
        Role.MIDDLE: QCoreApplication.translate("pizza_box", "Middle relief"),
        Role.SPECIALIST: QCoreApplication.translate("pizza_box", "Specialist"),
        Role.SETUP: QCoreApplication.translate("pizza_box", "Setup man"),
        Role.CLOSER: QCoreApplication.translate("pizza_box", "Closer"),
    }[card.role]


def strategy_word(kind: str) -> str:
    """What a strategy card is called: ``ball``, ``strike``, ``take`` and so on."""
    return {
        "ball": QCoreApplication.translate("pizza_box", "BALL"),
        "strike": QCoreApplication.translate("pizza_box", "STRIKE"),
        "take": QCoreApplication.translate("pizza_box", "TAKE"),
        "swing": QCoreApplication.translate("pizza_box", "SWING"),
        "steal": QCoreApplication.translate("pizza_box", "STEAL"),
        "bunt": QCoreApplication.translate("pizza_box", "BUNT"),
        "pitchout": QCoreApplication.translate("pizza_box", "PITCHOUT"),
    }[kind]


def colour_word(kind: str) -> str:
    if kind in BLACK_KINDS:
        return QCoreApplication.translate("pizza_box", "black card")
    return QCoreApplication.translate("pizza_box", "white card")


def hint(kind: str) -> str:
    return {
        "ball": QCoreApplication.translate("pizza_box", "outside the zone"),
        "strike": QCoreApplication.translate("pizza_box", "in the zone"),
        "take": QCoreApplication.translate("pizza_box", "looks for a ball"),
        "swing": QCoreApplication.translate("pizza_box", "looks for a strike"),
        "steal": QCoreApplication.translate("pizza_box", "first to second"),
        "bunt": QCoreApplication.translate("pizza_box", "runners move up"),
        "pitchout": QCoreApplication.translate("pizza_box", "against the steal"),
    }[kind]


def row_words(row: Row | None) -> tuple[str, str, str]:
    """Min start, max keep and dig deep; a dash where he may not appear or digs no cards."""
    if row is None:
        return ("–", "–", "–")
    return (str(row.min_start), str(row.max_keep), str(row.dig_deep) if row.dig_deep else "–")
