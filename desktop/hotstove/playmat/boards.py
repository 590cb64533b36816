"""Dresses the numbers of a scoreboard in the clubs' names."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from hotstove.baseball.clubs import Club
from hotstove.binding.board import Board, SideLine
from hotstove.faces.scoreboard import ScoreboardData, ScoreLine
from hotstove.play.seats import Side
from hotstove.play.table import Seen


def scoreboard_data(rulebook: Any, seen: Seen[Any], board: Board) -> ScoreboardData:
    """Return what the scoreboard's painter hangs up."""
    visitor: Club = rulebook.club_of(seen.game, Side.VISITOR)
    home: Club = rulebook.club_of(seen.game, Side.HOME)
    return ScoreboardData(
        _line(visitor, board.visitor),
        _line(home, board.home),
        board.inning,
        board.batting,
        board.outs,
        board.half,
        QCoreApplication.translate("board", "OUTS"),
    )


def _line(club: Club, line: SideLine) -> ScoreLine:
    return ScoreLine(
        club.name,
        club.abbreviation,
        line.innings,
        str(line.runs),
        str(line.hits),
        str(line.errors),
    )
