"""What Showdown's player cards say, SD-C: each part in words, and the whole card for a reader."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from hotstove.baseball.clubs import Club
from hotstove.rulebooks.showdown.cards import Card, HitterCard, Result, Role


def _signed(value: int) -> str:
    return f"{value:+d}".replace("-", "−")


def positions_of(card: HitterCard, with_values: bool = True) -> str:
    """Positions as the card prints them: ``SS +4 · 2B +3``; a hitter without any is a DH."""
    if not card.positions:
        return QCoreApplication.translate("showdown", "DH only")
    return " · ".join(
        f"{at.slot.printed} {_signed(at.value)}" if with_values else at.slot.printed
        for at in card.positions
    )


def role_word(role: Role) -> str:
    return {
        Role.STARTER: QCoreApplication.translate("showdown", "Starter"),
        Role.RELIEVER: QCoreApplication.translate("showdown", "Reliever"),
        Role.CLOSER: QCoreApplication.translate("showdown", "Closer"),
    }[role]


def speed_words(card: Card) -> str:
    speed = QCoreApplication.translate("showdown", "Speed {letter}({number})")
    return speed.format(letter=card.speed_letter, number=card.speed)


def innings_words(ip: int) -> str:
    return QCoreApplication.translate("showdown", "IP {innings}").format(innings=ip)


def hand_words(card: Card) -> str:
    if isinstance(card, HitterCard):
        return QCoreApplication.translate("showdown", "Bats {hand}").format(hand=card.bats)
    return QCoreApplication.translate("showdown", "Throws {hand}").format(hand=card.throws)


def _hand_word(hand: str) -> str:
    return {
        "L": QCoreApplication.translate("showdown", "left"),
        "R": QCoreApplication.translate("showdown", "right"),
        "S": QCoreApplication.translate("showdown", "from both sides"),
    }[hand]


def result_word(result: Result) -> str:
    """What *result* is called when it is read out."""
    return {
        Result.POP_UP: QCoreApplication.translate("showdown", "pop-up"),
        Result.STRIKEOUT: QCoreApplication.translate("showdown", "strikeout"),
        Result.GROUND_BALL: QCoreApplication.translate("showdown", "ground ball"),
        Result.FLY_BALL: QCoreApplication.translate("showdown", "fly ball"),
        Result.WALK: QCoreApplication.translate("showdown", "walk"),
        Result.SINGLE: QCoreApplication.translate("showdown", "single"),
        Result.SINGLE_PLUS: QCoreApplication.translate("showdown", "single plus"),
        Result.DOUBLE: QCoreApplication.translate("showdown", "double"),
        Result.TRIPLE: QCoreApplication.translate("showdown", "triple"),
        Result.HOMER: QCoreApplication.translate("showdown", "homer"),
    }[result]


def big_number(card: Card) -> str:
    return str(card.on_base) if isinstance(card, HitterCard) else _signed(card.control)


def text_of(card: Card, club: Club) -> str:
    """The whole card in plain words, a sentence to each part, for screen readers and lists."""
    if isinstance(card, HitterCard):
        parts = [
            QCoreApplication.translate("showdown", "Hitter, On-Base {number}"),
            positions_of(card),
            speed_words(card),
            QCoreApplication.translate("showdown", "bats {hand}").format(
                hand=_hand_word(card.bats)
            ),
        ]
    else:
        parts = [
            QCoreApplication.translate("showdown", "Pitcher, Control {number}"),
            role_word(card.role),
            innings_words(card.ip),
            QCoreApplication.translate("showdown", "throws {hand}").format(
                hand=_hand_word(card.throws)
            ),
        ]
    parts[0] = parts[0].format(number=big_number(card))
    if card.icons:
        icons = QCoreApplication.translate("showdown", "icons {icons}")
        parts.append(icons.format(icons=" ".join(card.icons)))
    points = QCoreApplication.translate("showdown", "{points} points").format(points=card.points)
    chart = "; ".join(f"{row} {result_word(row.result)}" for row in card.chart.rows)
    sentences = [f"{card.name}, {club.name}", ", ".join(parts), points]
    sentences.append(QCoreApplication.translate("showdown", "Chart: {rows}").format(rows=chart))
    if edition := edition_words(card):
        sentences.append(edition)
    return ". ".join(sentences) + "."


def edition_words(card: Card) -> str:
    name = card.set.replace("_", " ").title()
    return " ".join(part for part in (name, str(card.season or "")) if part)
