"""A roster's sheet and, behind it, its cards to cut out: two documents bound as one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPageLayout, QPainter

from hotstove.faces.prints import PrintSet, RosterPrint

from .card_sheets import CardSheets
from .document import Document
from .page import PaperName
from .roster_sheet import RosterSheets


class RosterPages:
    """One roster; *cards* are printed after its sheet, in true size, where they are given."""

    def __init__(
        self, roster: RosterPrint, cards: PrintSet | None = None, paper: PaperName = "a4"
    ) -> None:
        self._parts: Sequence[Document] = (
            RosterSheets([roster], paper),
            *([CardSheets([cards], paper)] if cards is not None and cards.cards else []),
        )

    @property
    def title(self) -> str:
        return self._parts[0].title

    @property
    def pages(self) -> int:
        return sum(part.pages for part in self._parts)

    @property
    def page_layout(self) -> QPageLayout:
        return self._parts[0].page_layout

    def draw(
        self,
        painter: QPainter,
        page: int,
        rect: QRectF | None = None,
        paper: QSizeF | None = None,
    ) -> None:
        """Draw page number *page*, from 0, as a sheet of *paper* mm that fills *rect*."""
        for part in self._parts:
            if page < part.pages:
                part.draw(painter, page, rect, paper)
                return
            page -= part.pages
        raise IndexError(page)
