"""A picture of the table as it stands, drawn without a window."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from hotstove.baseball.box_score import box_score
from hotstove.baseball.scoring import scoring_of
from hotstove.binding.board import board_of
from hotstove.binding.game_model import GameModel
from hotstove.binding.log_model import LogModel
from hotstove.binding.translation import called
from hotstove.faces import fonts
from hotstove.faces.registry import faces_of
from hotstove.faces.scorebook import Written, paint_page, paint_prompt
from hotstove.faces.theme import EVENING, Theme
from hotstove.play.seats import Side
from hotstove.play.session import Session
from hotstove.play.wording import Weight

from .backdrop import rect_of
from .banner import winner_of, winning_words
from .boards import scoreboard_data
from .poses import form_for
from .scene import PlaymatScene
from .tables import table_of


def draw(
    session: Session[Any],
    family: str,
    resources: Path,
    size: QSize,
    scale: float = 1.0,
    theme: Theme = EVENING,
) -> QImage:
    """Return the table of *session*, *size* logical pixels at *scale*, as a spectator sees it.

    Needs a QGuiApplication.
    """
    fonts.load(resources / "fonts")
    rulebook = session.rulebook
    scene = PlaymatScene(
        table_of(family, rulebook), faces_of(family, rulebook), resources / "art", theme
    )
    form = form_for(size.width(), size.height())
    fit = min(size.width() / form.width, size.height() / form.height)
    wide, tall = size.width() / fit, size.height() / fit
    shown = QRectF((form.width - wide) / 2, (form.height - tall) / 2, wide, tall)
    scene.fit(form, fit * scale, shown)
    seen = session.seen_from(None)
    board = board_of(seen.game, box_score(session.facts, scoring_of(rulebook)))
    scene.show_board(scoreboard_data(rulebook, scene.table, seen, board))
    scene.settle(seen, session.request)
    image = QImage(size * scale, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    scene.paint_backdrop(painter)
    scene.render(painter, QRectF(image.rect()), shown)
    painter.scale(fit * scale, fit * scale)
    painter.translate(-shown.topLeft())
    _write(painter, scene, session, theme)
    painter.end()
    return image


def _write(
    painter: QPainter, scene: PlaymatScene, session: Session[Any], theme: Theme
) -> None:
    """Write the scorebook and the prompt where a window has its widgets."""
    model = GameModel(session)
    px = 17.0 if scene.form.is_compact else 20.0
    page = rect_of(scene.layout.log).adjusted(16, 14, -14, -14)
    lines = [
        Written(row.text, row.weight is Weight.HEADING, row.weight is Weight.OUTCOME)
        for row in LogModel(model).rows
    ]
    paint_page(painter, page, lines, px, theme)
    game = session.state
    asked, rule = model.prompt(), session.request.rule if session.request is not None else ""
    if winner_of(game) is not None:
        clubs = {side: called(session.rulebook.club_of(game, side).nickname) for side in Side}  # type: ignore[attr-defined]
        asked = "{}, {}.".format(*winning_words(game, clubs))
    if asked:
        paint_prompt(painter, rect_of(scene.layout.prompt), asked, rule, theme)
