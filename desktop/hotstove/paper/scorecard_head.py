"""The head of a scorecard: whose card it is, the circumstances, and the line score."""

from __future__ import annotations

from collections.abc import Iterable
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
from .scorecard_input import ClubHeading, Heading, ScorecardInput
from .scorecard_plan import HEAD, REGULAR

_NO_FILE = Path("none.svg")
"""Without an emblem the initials stand on a roundel."""

MOST_INNINGS = 20
"""A longer line score shows the innings of the page."""
INNING = 6.0
SUM = 8.0
CLUB = 27.0
HEADING_ROW = 4.0
CLUB_ROW = 5.6


def draw_head(
    sheet: Sheet,
    game: ScorecardInput,
    side: Side | None,
    innings: tuple[int, ...],
    title: str = "",
) -> None:
    """Draw the head of one side's card, or with None of a card of both; with *innings* columns.

    *title* stands small above the club.
    """
    wide = CLUB + INNING * len(innings) + SUM * 4
    left = AREA.width() - wide - 0.25
    _draw_line_score(sheet, game, innings, left)
    _draw_circumstances(sheet, game, left, wide)
    if game.is_blank:
        _draw_blanks(sheet, title or side_title(side), left - 8)
    else:
        _draw_title(sheet, game, side, title or side_title(side), left - 6)
    colour = GREY if game.is_blank else INK
    sheet.line(0, HEAD - 1.9, AREA.width(), HEAD - 1.9, 0.6, colour)
    sheet.line(0, HEAD - 1.2, AREA.width(), HEAD - 1.2, 0.15, colour)


def shown_innings(game: ScorecardInput, page: Iterable[int]) -> tuple[int, ...]:
    """Return the innings of the line score: all, or in a very long game those of the *page*."""
    last = max(game.book.innings, REGULAR)
    if last <= MOST_INNINGS:
        return tuple(range(1, last + 1))
    return tuple(dict.fromkeys(page))[:MOST_INNINGS]


def side_title(side: Side | None) -> str:
    if side is None:
        return QCoreApplication.translate("paper", "Both sides")
    if side is Side.VISITOR:
        return QCoreApplication.translate("paper", "Visitors at bat")
    return QCoreApplication.translate("paper", "Home side at bat")


def _draw_title(
    sheet: Sheet, game: ScorecardInput, side: Side | None, title: str, room: float
) -> None:
    if side is None:
        _draw_both(sheet, game.heading, title, room)
        return
    club, rival = game.heading.of(side), game.heading.of(side.other)
    x = _draw_emblem(sheet, club, 0.3, 1.4, 17.0)
    room -= x
    sheet.text(QRectF(x, 0.6, room, 3.4), title, 7.5, lettering=BOLD, colour=FADED)
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


def _draw_both(sheet: Sheet, heading: Heading, title: str, room: float) -> None:
    """Both clubs, the visitors first."""
    x = 0.3
    for side in Side:
        x = _draw_emblem(sheet, heading.of(side), x, 1.8, 14.0)
    room -= x
    sheet.text(QRectF(x, 0.6, room, 3.4), title, 7.5, lettering=BOLD, colour=FADED)
    sheet.text(
        QRectF(x, 4.0, room, 8), both_clubs(heading), 21, lettering=DISPLAY, least=9
    )
    told = "   ·   ".join(filter(None, (heading.park, heading.date)))
    sheet.text(QRectF(x, 12.4, room, 3.6), told, 8.5, least=6.5)
    managers = [heading.of(side).manager for side in Side]
    if any(managers):
        words = QCoreApplication.translate("paper", "Managers: {names}")
        told = words.replace("{names}", ", ".join(filter(None, managers)))
        sheet.text(QRectF(x, 16.0, room, 3.4), told, 7.5, colour=FADED, least=6.5)


def _draw_emblem(sheet: Sheet, club: ClubHeading, x: float, y: float, size: float) -> float:
    """Draw it where there is one, or initials; return where the next thing may begin."""
    if club.emblem is None and not club.abbreviation:
        return x if x > 1 else 0.0
    square = QRectF(x * PARTS, y * PARTS, size * PARTS, size * PARTS)
    paint_emblem(
        sheet.painter, square, club.emblem or _NO_FILE,
        initials=club.abbreviation, ground=club.colour,
    )
    return x + size + 2.7


def both_clubs(heading: Heading) -> str:
    """Return ``Marsh Marshers at Hill Hillers``, or a plain title while nobody is named."""
    visitor, home = heading.visitor.name, heading.home.name
    if not visitor or not home:
        return QCoreApplication.translate("paper", "Scorecard")
    words = QCoreApplication.translate("paper", "{visitor} at {home}")
    return visitor.join(part.replace("{home}", home) for part in words.split("{visitor}"))


def _draw_blanks(sheet: Sheet, title: str, room: float) -> None:
    """Lines to write on, each with its heading."""
    sheet.text(QRectF(0, 0.6, room, 3.4), title, 7.5, lettering=BOLD, colour=FADED)
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
    runs = f"{box.runs} F" if game.box.forfeited_by is side else str(box.runs)
    for number, figure in enumerate((runs, box.hits, box.errors, box.lob)):
        where = QRectF(sums_at + number * SUM, y, SUM, CLUB_ROW)
        sheet.text(
            where, str(figure), 11 if number == 0 else 9.5,
            lettering=BOLD if number == 0 else PLAIN, align=CENTRE,
        )


def _draw_circumstances(sheet: Sheet, game: ScorecardInput, left: float, wide: float) -> None:
    """Rulebook, house rules and seed, below the line score."""
    heading = game.heading
    told = [heading.title, *heading.house_rules]
    loser = game.box.forfeited_by
    if loser is not None:
        words = QCoreApplication.translate("paper", "forfeited by {club}: {score}")
        score = f"{game.box.score(Side.VISITOR)} – {game.box.score(Side.HOME)}"
        told.insert(0, words.replace("{club}", heading.of(loser).name or side_title(loser))
                    .replace("{score}", score))
    if heading.seed:
        seed = QCoreApplication.translate("paper", "seed {seed}")
        told.append(seed.replace("{seed}", heading.seed))
    sheet.text(
        QRectF(left, 16.4, wide, 3.4), "   ·   ".join(filter(None, told)), 7, align=RIGHT,
        colour=FADED,
    )
