"""A picture of the table as it stands, drawn without a window."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from hotstove.baseball.box_score import box_score
from hotstove.binding.board import board_of
from hotstove.faces import fonts
from hotstove.faces.registry import faces_of
from hotstove.faces.theme import EVENING, Theme
from hotstove.play.session import Session

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
    board = board_of(seen.game, box_score(session.facts))
    scene.show_board(scoreboard_data(rulebook, seen, board))
    scene.settle(seen, session.request)
    image = QImage(size * scale, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    scene.paint_backdrop(painter)
    scene.render(painter, QRectF(image.rect()), shown)
    painter.end()
    return image
