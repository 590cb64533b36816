"""Dresses the numbers of a scoreboard in the clubs' names."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from hotstove.baseball.clubs import Club
from hotstove.binding.board import Board, SideLine
from hotstove.binding.translation import called, told
from hotstove.faces.scoreboard import ScoreboardData, ScoreLine
from hotstove.play.seats import Side
from hotstove.play.table import Seen

from .poses import Rating
from .tables import GameTable


def scoreboard_data(
    rulebook: Any, table: GameTable, seen: Seen[Any], board: Board
) -> ScoreboardData:
    """Return what the scoreboard's painter hangs up; ratings where the game's table has them."""
    rate = getattr(table, "ratings", None)
    ratings: tuple[Rating, ...] = rate(seen) if rate is not None else ()
    visitor: Club = rulebook.club_of(seen.game, Side.VISITOR)
    home: Club = rulebook.club_of(seen.game, Side.HOME)
    return ScoreboardData(
        _line(visitor, board.visitor, tuple(each.visitor for each in ratings)),
        _line(home, board.home, tuple(each.home for each in ratings)),
        board.inning,
        board.batting,
        board.outs,
        board.half,
        QCoreApplication.translate("board", "OUTS"),
        rating_headings=tuple(told(each.heading) for each in ratings),
    )


def _line(club: Club, line: SideLine, ratings: tuple[str, ...]) -> ScoreLine:
    return ScoreLine(
        called(club.name),
        club.abbreviation,
        line.innings,
        str(line.runs),
        str(line.hits),
        str(line.errors),
        ratings,
    )
