"""What hangs over the field when a game is over: pennants, and who has won by how much."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from hotstove.baseball.game import BallGame
from hotstove.binding.translation import called
from hotstove.faces.bunting import paint_bunting, paint_winner
from hotstove.faces.emblems import initials_of
from hotstove.faces.theme import Theme
from hotstove.play.seats import Side

from .poses import Box, Rack

translate = QCoreApplication.translate


def winner_of(game: BallGame) -> Side | None:
    """Return the side that has won; None while the game goes on, or where nobody has."""
    if not game.is_over:
        return None
    if game.forfeited_by is not None:
        return game.forfeited_by.other
    if game.lead == 0:
        return None
    return Side.HOME if game.lead > 0 else Side.VISITOR


def winning_words(game: BallGame, clubs: Mapping[Side, str]) -> tuple[str, str]:
    """Return who has won, and how; *clubs* are their nicknames."""
    side = winner_of(game)
    assert side is not None
    won, lost = clubs[side], clubs[side.other]
    title = translate("Banner", "The {club} win").replace("{club}", won)
    if game.forfeited_by is not None:
        how = translate("Banner", "by forfeit of the {club}")
    elif game.runs(side) - game.runs(side.other) == 1:
        how = translate("Banner", "{score}, by a single run over the {club}")
    else:
        how = translate("Banner", "{score} over the {club}")
    score = f"{game.runs(side)}–{game.runs(side.other)}"
    return title, how.replace("{score}", score).replace("{club}", lost)


def banner_box(mat: Box) -> Box:
    """Return the part of the mat that the banner takes."""
    wide = mat.width * 0.64
    tall = min(mat.height * 0.30, wide * 0.28)
    top = mat.y + mat.height * 0.30
    return Box(mat.x + (mat.width - wide) / 2, top, wide, tall)


def paint_banner(
    painter: QPainter,
    mat: QRectF,
    game: BallGame,
    racks: dict[str, Rack],
    art: Path,
    theme: Theme,
    *,
    has_pennants: bool = True,
) -> None:
    """Draw it for a mat lying in *mat*; no pennants where they would hang before a score."""
    side = winner_of(game)
    if side is None:
        return
    rack = racks[side.value]
    clubs = {side: called(racks[side.value].title) for side in Side}
    title, how = winning_words(game, clubs)
    if has_pennants:
        string = QRectF(mat.left() + 14, mat.top() + 8, mat.width() - 28, mat.height() * 0.12)
        paint_bunting(painter, string, rack.colours, theme)
    box = banner_box(Box(mat.left(), mat.top(), mat.width(), mat.height()))
    paint_winner(
        painter,
        QRectF(*box),
        title,
        how,
        rack.colours,
        art / "emblems" / f"{rack.emblem}.svg",
        theme,
        initials=initials_of(clubs[side]),
    )
