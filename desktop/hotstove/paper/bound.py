"""Several documents of one paper bound as one, in their order."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPageLayout, QPainter

from .document import Document


class Bound:
    """*parts*: at least one; the first gives the title and the way the paper lies."""

    def __init__(self, parts: Sequence[Document]) -> None:
        self.parts = tuple(parts)

    @property
    def title(self) -> str:
        return self.parts[0].title

    @property
    def pages(self) -> int:
        return sum(part.pages for part in self.parts)

    @property
    def page_layout(self) -> QPageLayout:
        return self.parts[0].page_layout

    def draw(
        self,
        painter: QPainter,
        page: int,
        rect: QRectF | None = None,
        paper: QSizeF | None = None,
    ) -> None:
        """Draw page number *page*, from 0, as a sheet of *paper* mm that fills *rect*."""
        for part in self.parts:
            if page < part.pages:
                part.draw(painter, page, rect, paper)
                return
            page -= part.pages
        raise IndexError(page)
