"""The boards that can be printed, true to the cards that lie on them: playmat, peg board, duel mat.

Each is WIDTH by HEIGHT mm and goes over two sheets, glued at a tab; ``boards_of`` finds a game's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF

from hotstove.faces.pegs import PegColour, letter_of
from hotstove.faces.theme import EVENING, mixed

from .board_parts import (
    BIRCH,
    CHALK,
    FELT,
    base,
    base_lines,
    card_place,
    ground,
    hole,
    home_plate,
    panel,
    score_table,
)
from .imposition import CARD
from .page import BOLD, CENTRE, DISPLAY, LEFT, Sheet

WIDTH: Final = 256.0
HEIGHT: Final = 380.0
MIDDLE: Final = WIDTH / 2
BENCH: Final = 4
"""Runners of a side."""
CENTRED: Final = (WIDTH - CARD[0]) / 2
"""The left edge of a card in the middle."""
_RED: Final = mixed(EVENING.home_red, "#3a0500", 0.35)
_RECESS: Final = mixed(BIRCH, "#ffffff", 0.45)
_DIRT: Final = mixed(EVENING.felt_light, EVENING.dirt, 0.75)


class Board(NamedTuple):
    id: str
    title: str
    paint: Callable[[Sheet], None]


def playmat() -> Board:
    return Board("playmat", QCoreApplication.translate("paper", "Playmat"), _paint_playmat)


def peg_board() -> Board:
    return Board("peg_board", QCoreApplication.translate("paper", "Peg board"), _paint_peg_board)


def duel_mat() -> Board:
    return Board("duel_mat", QCoreApplication.translate("paper", "Duel mat"), _paint_duel_mat)


def club_mat() -> Board:
    return Board("club_mat", QCoreApplication.translate("paper", "Club mat"), _paint_club_mat)


_BOARDS: Final = {
    "showdown": playmat,
    "clutch": club_mat,
    "pizza_box": peg_board,
    "pitch_duel": duel_mat,
}
"""By the family of the game; one without a board of its own plays on the bare table."""


def boards_of(family: str) -> tuple[Board, ...]:
    return (_BOARDS[family](),) if family in _BOARDS else ()


# Words


def _outs() -> str:
    return QCoreApplication.translate("paper", "OUTS")


def _bases() -> tuple[str, str, str]:
    return (
        QCoreApplication.translate("paper", "FIRST\nBASE"),
        QCoreApplication.translate("paper", "SECOND\nBASE"),
        QCoreApplication.translate("paper", "THIRD\nBASE"),
    )


# The playmat: cards run the bases


def _paint_playmat(sheet: Sheet) -> None:
    ground(sheet, WIDTH, HEIGHT, FELT, CHALK)
    score_table(sheet, QRectF(7, 7, WIDTH - 14, 37))
    top, row, foot = 52.0, 152.0, 278.0
    first, second, third = _bases()
    _paint_diamond(sheet, MIDDLE, (top + foot) / 2 + 44, 112, 126)
    for words, x, y in (
        (second, CENTRED, top),
        (third, 9.0, row),
        (QCoreApplication.translate("paper", "PITCHER"), CENTRED, row),
        (first, WIDTH - 9 - CARD[0], row),
        (QCoreApplication.translate("paper", "BATTER"), CENTRED, foot),
    ):
        _paint_ground(sheet, x, y)
        card_place(sheet, x, y, words, CHALK, is_solid=True)
    for words, x in (
        (QCoreApplication.translate("paper", "STRATEGY\nCARDS"), 9.0),
        (QCoreApplication.translate("paper", "DISCARD"), WIDTH - 9 - CARD[0]),
    ):
        card_place(sheet, x, foot, words, CHALK)
    _paint_outs_and_inning(sheet, 56)


def _paint_outs_and_inning(sheet: Sheet, top: float) -> None:
    _paint_row(sheet, QRectF(9, top, 72, 24), _outs(), ("0", "1", "2", "3"), EVENING.board)
    words = QCoreApplication.translate("paper", "INNING")
    box = QRectF(WIDTH - 81, top, 72, 24)
    panel(sheet, box, words, EVENING.board, EVENING.cream)
    hole(sheet, box.center().x() - 12, box.top() + 16)
    hole(sheet, box.center().x() + 12, box.top() + 16)


def _paint_ground(sheet: Sheet, x: float, y: float) -> None:
    sheet.box(QRectF(x, y, *CARD), fill=FELT, width=0)


def _paint_diamond(sheet: Sheet, x: float, y: float, wide: float, tall: float) -> None:
    """Chalk between the bases, on a skin of dirt."""
    corners = [(x, y + tall), (x + wide, y), (x, y - tall), (x - wide, y)]
    base_lines(sheet, corners, 9, _DIRT)
    base_lines(sheet, corners, 0.9, CHALK)


def _paint_row(
    sheet: Sheet, box: QRectF, words: str, marks: tuple[str, ...], fill: str, ink: str = ""
) -> None:
    """A panel with a row of holes."""
    panel(sheet, box, words, fill, ink or EVENING.cream)
    step = box.width() / len(marks)
    for number, mark in enumerate(marks):
        hole(sheet, box.left() + (number + 0.5) * step, box.top() + 16, mark)


# The club mat: a playmat with places for the park and the weather, and what the nine are worth


def _paint_club_mat(sheet: Sheet) -> None:
    ground(sheet, WIDTH, HEIGHT, FELT, CHALK)
    units = (
        QCoreApplication.translate("paper", "BAT"),
        QCoreApplication.translate("paper", "IF"),
        QCoreApplication.translate("paper", "OF"),
    )
    score_table(sheet, QRectF(7, 7, WIDTH - 14, 37), ("R", "H", *units))
    top, row, foot = 49.0, 139.0, 229.0
    right = WIDTH - 9 - CARD[0]
    first, second, third = _bases()
    _paint_diamond(sheet, MIDDLE, (top + foot) / 2 + 44, 112, 126)
    for words, x, y in (
        (second, CENTRED, top),
        (third, 9.0, row),
        (QCoreApplication.translate("paper", "PITCHER"), CENTRED, row),
        (first, right, row),
        (QCoreApplication.translate("paper", "BATTER"), CENTRED, foot),
    ):
        _paint_ground(sheet, x, y)
        card_place(sheet, x, y, words, CHALK, is_solid=True)
    for words, x, y in (
        (QCoreApplication.translate("paper", "STADIUM"), 9.0, top),
        (QCoreApplication.translate("paper", "WEATHER"), right, top),
        (QCoreApplication.translate("paper", "STRATEGY\nCARDS"), 9.0, foot),
        (QCoreApplication.translate("paper", "DISCARD"), right, foot),
    ):
        _paint_ground(sheet, x, y)
        card_place(sheet, x, y, words, CHALK)
    _paint_outs_and_inning(sheet, foot + CARD[1] + 4)
    words = QCoreApplication.translate("paper", "Coaches and cards in play lie along this edge")
    room = QRectF(9, HEIGHT - 30, WIDTH - 18, 20)
    sheet.text(room, words, 15, lettering=DISPLAY, align=CENTRE, colour=CHALK)


# The peg board: pegs run the bases, cards are turned in the middle


def _paint_peg_board(sheet: Sheet) -> None:
    ground(sheet, WIDTH, HEIGHT, BIRCH, _RED)
    score_table(sheet, QRectF(7, 7, WIDTH - 14, 37))
    top, gap = 49.0, 3.0
    left = (WIDTH - 3 * CARD[0] - 2 * gap) / 2
    _paint_decks(sheet, left, top, gap)
    side = left - 12
    _paint_column(sheet, QRectF(8, top, side, 88), _outs(), ("0", "1", "2", "3"))
    _paint_column(
        sheet,
        QRectF(WIDTH - 8 - side, top, side, 2 * CARD[1] + gap),
        QCoreApplication.translate("paper", "BENCH"),
        (*(letter_of(PegColour.BLUE),) * BENCH, *(letter_of(PegColour.RED),) * BENCH),
    )
    foot = top + 2 * CARD[1] + gap + 4
    _paint_peg_field(sheet, foot)
    _paint_hitters(sheet, QRectF(8, HEIGHT - 44, WIDTH - 16, 37))


def _paint_decks(sheet: Sheet, left: float, top: float, gap: float) -> None:
    felt = QRectF(left - 2, top - 1, 3 * CARD[0] + 2 * gap + 4, 2 * CARD[1] + gap + 2)
    sheet.box(felt, fill=FELT, width=0.5)
    decks = (
        QCoreApplication.translate("paper", "HITTER\nADVANTAGE"),
        QCoreApplication.translate("paper", "NO\nADVANTAGE"),
        QCoreApplication.translate("paper", "PITCHER\nADVANTAGE"),
    )
    for column, words in enumerate(decks):
        x = left + column * (CARD[0] + gap)
        card_place(sheet, x, top, words, CHALK, is_solid=True)
        discard = QCoreApplication.translate("paper", "DISCARD")
        card_place(sheet, x, top + CARD[1] + gap, discard, CHALK)


def _paint_column(sheet: Sheet, box: QRectF, words: str, marks: tuple[str, ...]) -> None:
    panel(sheet, box, words, _RECESS, _RED)
    step = (box.height() - 10) / len(marks)
    for number, mark in enumerate(marks):
        hole(sheet, box.center().x(), box.top() + 9 + (number + 0.5) * step, mark)


def _paint_peg_field(sheet: Sheet, top: float) -> None:
    """The diamond between the two pitchers."""
    tall = HEIGHT - 48 - top
    y = top + tall / 2
    reach = 40.0
    corners = [(MIDDLE, y + reach), (MIDDLE + reach, y), (MIDDLE, y - reach), (MIDDLE - reach, y)]
    sheet.shape(corners, fill=FELT, width=0)
    base_lines(sheet, corners, 3.4, EVENING.cream)
    base_lines(sheet, corners, 0.6, _RED)
    for (x, at), words in zip(corners[1:], ("1", "2", "3"), strict=True):
        base(sheet, x, at, 10)
        hole(sheet, x, at, words)
    home_plate(sheet, MIDDLE, y + reach - 1, 7)
    pitching = QCoreApplication.translate("paper", "NOW\nPITCHING")
    sides = (
        (QCoreApplication.translate("paper", "VISITOR"), EVENING.visitor_blue, 8.0),
        (QCoreApplication.translate("paper", "HOME"), EVENING.home_red, WIDTH - 8 - CARD[0]),
    )
    for words, colour, x in sides:
        card_place(sheet, x, top + tall - CARD[1] - 2, pitching, colour, is_solid=True)
        room = QRectF(x, top + 1, CARD[0], tall - CARD[1] - 4)
        sheet.text(room, words, 13, lettering=DISPLAY, align=CENTRE, colour=colour)


def _paint_hitters(sheet: Sheet, box: QRectF) -> None:
    """NOW HITTING: a row of nine a side."""
    panel(sheet, box, QCoreApplication.translate("paper", "NOW HITTING"), _RECESS, _RED)
    names = 38.0
    step = (box.width() - names - 4) / 9
    sides = (
        (QCoreApplication.translate("paper", "VISITOR"), EVENING.visitor_blue),
        (QCoreApplication.translate("paper", "HOME"), EVENING.home_red),
    )
    for row, (words, colour) in enumerate(sides):
        y = box.top() + 14 + row * 15
        room = QRectF(box.left() + 4, y - 4, names - 6, 8)
        sheet.text(room, words, 13, lettering=DISPLAY, align=LEFT, colour=colour)
        for number in range(9):
            hole(sheet, box.left() + names + (number + 0.5) * step, y, str(number + 1))


# The duel mat: two cards face each other


def _paint_duel_mat(sheet: Sheet) -> None:
    ground(sheet, WIDTH, HEIGHT, FELT, CHALK)
    score_table(sheet, QRectF(7, 7, WIDTH - 14, 37), ("R",))
    first, second, third = _bases()
    top = 49.0
    _paint_diamond(sheet, MIDDLE, top + 92, 84, 52)
    for words, x, y in (
        (second, CENTRED, top),
        (third, 9.0, top + 46),
        (first, WIDTH - 9 - CARD[0], top + 46),
    ):
        _paint_ground(sheet, x, y)
        card_place(sheet, x, y, words, CHALK, is_solid=True)
    home_plate(sheet, MIDDLE, top + 138, 8)
    row = HEIGHT - 9 - 2 * CARD[1] - 6
    below = row + CARD[1] + 6
    for words, x, y in (
        (QCoreApplication.translate("paper", "PITCHER"), CENTRED, row),
        (QCoreApplication.translate("paper", "BATTER"), CENTRED, below),
        (QCoreApplication.translate("paper", "DRAW\nPILE"), 9.0, row),
        (QCoreApplication.translate("paper", "USED\nCARDS"), WIDTH - 9 - CARD[0], row),
    ):
        card_place(sheet, x, y, words, CHALK, is_solid=x == CENTRED)
    for number, (words, marks) in enumerate(
        (
            (QCoreApplication.translate("paper", "STRIKES"), ("0", "1", "2")),
            (_outs(), ("0", "1", "2")),
        )
    ):
        _paint_row(sheet, QRectF(9, below + 8 + number * 40, 72, 25), words, marks, EVENING.board)
    for number, (words, marks) in enumerate(
        (
            (QCoreApplication.translate("paper", "CAUGHT STEALING"), ("0", "1", "2")),
            (QCoreApplication.translate("paper", "STOLEN BASE"), ("0", "1", "2")),
        )
    ):
        box = QRectF(WIDTH - 81, below + 8 + number * 40, 72, 25)
        _paint_row(sheet, box, words, marks, EVENING.board)
    versus = QCoreApplication.translate("paper", "against")
    sheet.text(
        QRectF(CENTRED, row + CARD[1], CARD[0], 6), versus, 11, lettering=BOLD, align=CENTRE,
        colour=CHALK,
    )  # fmt: skip
