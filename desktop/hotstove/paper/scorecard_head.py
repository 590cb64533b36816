"""The head of a scorecard: whose card it is, the circumstances, and the line score."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QRectF

from hotstove.faces.emblems import paint_emblem
from hotstove.play.seats import Side

from .page import (
    AREA,
    BOLD,
    CENTRE,
    DISPLAY,
    FADED,
    GREY,
    INK,
    PARTS,
    PLAIN,
    RIGHT,
    Sheet,
    on_white,
)
from .scorecard_input import ScorecardInput
from .scorecard_plan import HEAD, REGULAR, PagePlan

_NO_FILE = Path("none.svg")
"""Without an emblem the initials stand on a roundel."""

MOST_INNINGS = 20
"""A longer line score shows the innings of the page."""
INNING = 6.0
SUM = 8.0
CLUB = 27.0
HEADING_ROW = 4.0
CLUB_ROW = 5.6


def draw_head(sheet: Sheet, game: ScorecardInput, page: PagePlan) -> None:
    innings = shown_innings(game, page)
    wide = CLUB + INNING * len(innings) + SUM * 4
    left = AREA.width() - wide - 0.25
    _draw_line_score(sheet, game, innings, left)
    _draw_circumstances(sheet, game, left, wide)
    if game.is_blank:
        _draw_blanks(sheet, page.side, left - 8)
    else:
        _draw_title(sheet, game, page.side, left - 6)
    colour = GREY if game.is_blank else INK
    sheet.line(0, HEAD - 1.9, AREA.width(), HEAD - 1.9, 0.6, colour)
    sheet.line(0, HEAD - 1.2, AREA.width(), HEAD - 1.2, 0.15, colour)


def shown_innings(game: ScorecardInput, page: PagePlan) -> tuple[int, ...]:
    last = max(game.book.innings, REGULAR)
    if last <= MOST_INNINGS:
        return tuple(range(1, last + 1))
    return tuple(dict.fromkeys(column.inning for column in page.columns))


def side_title(side: Side) -> str:
    if side is Side.VISITOR:
        return QCoreApplication.translate("paper", "Visitors at bat")
    return QCoreApplication.translate("paper", "Home side at bat")


def _draw_title(sheet: Sheet, game: ScorecardInput, side: Side, room: float) -> None:
    club, rival = game.heading.of(side), game.heading.of(side.other)
    x = 0.0
    if club.emblem is not None or club.abbreviation:
        square = QRectF(0.3 * PARTS, 1.4 * PARTS, 17 * PARTS, 17 * PARTS)
        paint_emblem(
            sheet.painter, square, club.emblem or _NO_FILE,
            initials=club.abbreviation, ground=club.colour,
        )
        x = 20.0
    room -= x
    sheet.text(QRectF(x, 0.6, room, 3.4), side_title(side), 7.5, lettering=BOLD, colour=FADED)
    sheet.text(
        QRectF(x, 4.0, room, 8), club.name or side_title(side), 23, lettering=DISPLAY,
        colour=on_white(club.colour), least=9,
    )
    against = QCoreApplication.translate("paper", "against {club}")
    told = [against.replace("{club}", rival.name)] if rival.name else []
    told += [game.heading.park] if game.heading.park else []
    told += [game.heading.date] if game.heading.date else []
    sheet.text(QRectF(x, 12.4, room, 3.6), "   ·   ".join(told), 8.5, least=6.5)
    managers = []
    if club.manager:
        manager = QCoreApplication.translate("paper", "Manager: {name}")
        managers.append(manager.replace("{name}", club.manager))
    if rival.manager:
        manager = QCoreApplication.translate("paper", "for the other side: {name}")
        managers.append(manager.replace("{name}", rival.manager))
    sheet.text(
        QRectF(x, 16.0, room, 3.4), "   ·   ".join(managers), 7.5, colour=FADED, least=6.5
    )


def _draw_blanks(sheet: Sheet, side: Side, room: float) -> None:
    """Lines to write on, each with its heading."""
    sheet.text(QRectF(0, 0.6, room, 3.4), side_title(side), 7.5, lettering=BOLD, colour=FADED)
    rows = (
        (11.4, ((QCoreApplication.translate("paper", "Club"), 0.62),
                (QCoreApplication.translate("paper", "Manager"), 0.38))),
        (18.4, ((QCoreApplication.translate("paper", "Against"), 0.42),
                (QCoreApplication.translate("paper", "Park"), 0.34),
                (QCoreApplication.translate("paper", "Date"), 0.24))),
    )
    for y, fields in rows:
        x = 0.0
        for label, share in fields:
            wide = room * share
            told = sheet.text(QRectF(x, y - 2.8, wide, 3), label, 6.5, colour=FADED)
            sheet.line(x + told + 1, y, x + wide - 2, y, 0.15, GREY)
            x += wide


def _draw_line_score(
    sheet: Sheet, game: ScorecardInput, innings: tuple[int, ...], left: float
) -> None:
    frame, ink = (GREY, FADED) if game.is_blank else (INK, INK)
    sums_at = left + CLUB + INNING * len(innings)
    labels = (
        QCoreApplication.translate("paper", "R"),
        QCoreApplication.translate("paper", "H"),
        QCoreApplication.translate("paper", "E"),
        QCoreApplication.translate("paper", "LOB"),
    )
    top = 0.8
    for number, inning in enumerate(innings):
        where = QRectF(left + CLUB + number * INNING, top, INNING, HEADING_ROW)
        sheet.text(where, str(inning), 7, align=CENTRE, colour=FADED)
    for number, label in enumerate(labels):
        where = QRectF(sums_at + number * SUM, top, SUM, HEADING_ROW)
        sheet.text(where, label, 7, lettering=BOLD, align=CENTRE, colour=ink)
    low = top + HEADING_ROW + 2 * CLUB_ROW
    for row, side in enumerate(Side):
        y = top + HEADING_ROW + row * CLUB_ROW
        sheet.line(left, y, AREA.width() - 0.25, y, 0.15, frame)
        if not game.is_blank:
            _draw_side_score(sheet, game, side, innings, left, y)
    for number in range(len(innings) + 1):
        x = left + CLUB + number * INNING
        is_edge = number in (0, len(innings))
        sheet.line(x, top, x, low, 0.3 if is_edge else 0.1, frame if is_edge else GREY)
    for number in range(1, len(labels)):
        x = sums_at + number * SUM
        sheet.line(x, top, x, low, 0.1, GREY)
    sheet.box(QRectF(left, top, AREA.width() - 0.25 - left, low - top), width=0.4, colour=frame)


def _draw_side_score(
    sheet: Sheet,
    game: ScorecardInput,
    side: Side,
    innings: tuple[int, ...],
    left: float,
    y: float,
) -> None:
    club, box = game.heading.of(side), game.box.of(side)
    name = club.name or side_title(side)
    if club.abbreviation and len(name) > 16:
        name = club.abbreviation
    sheet.text(
        QRectF(left + 1.5, y, CLUB - 2.5, CLUB_ROW), name, 10.5, lettering=DISPLAY,
        colour=on_white(club.colour),
    )
    line = game.box.line(side, max(innings, default=REGULAR))
    for number, inning in enumerate(innings):
        where = QRectF(left + CLUB + number * INNING, y, INNING, CLUB_ROW)
        sheet.text(where, line[inning - 1].upper(), 9.5, align=CENTRE)
    sums_at = left + CLUB + INNING * len(innings)
    for number, figure in enumerate((box.runs, box.hits, 0, box.lob)):
        where = QRectF(sums_at + number * SUM, y, SUM, CLUB_ROW)
        sheet.text(
            where, str(figure), 11 if number == 0 else 9.5,
            lettering=BOLD if number == 0 else PLAIN, align=CENTRE,
        )


def _draw_circumstances(sheet: Sheet, game: ScorecardInput, left: float, wide: float) -> None:
    """Rulebook, house rules and seed, below the line score."""
    heading = game.heading
    told = [heading.title, *heading.house_rules]
    if heading.seed:
        seed = QCoreApplication.translate("paper", "seed {seed}")
        told.append(seed.replace("{seed}", heading.seed))
    sheet.text(
        QRectF(left, 16.4, wide, 3.4), "   ·   ".join(filter(None, told)), 7, align=RIGHT,
        colour=FADED,
    )
