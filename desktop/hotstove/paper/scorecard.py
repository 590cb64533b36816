"""The scorecard of any kind, drawn alike on the screen, into a PDF and on a printer.

What happened is for scorebook; how each kind looks is for the cards beside this module.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, Protocol, TypeAlias

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPageLayout, QPainter
from PySide6.QtPrintSupport import QPrinter

from .areas_card import AreasCard
from .codes_card import CodesCard
from .document import PrintingFailed as PrintingFailed
from .document import paint_on
from .document import pdf_bytes as pdf_bytes
from .document import write_pdf as write_pdf
from .grid_card import GridCard
from .line_card import LineCard
from .page import PaperName, Sheet, layout, sheet_on, size
from .scorecard_head import both_clubs
from .scorecard_input import ScorecardInput
from .situation_card import SituationCard

Kind: TypeAlias = Literal["grid", "situation", "line", "codes", "areas"]


class _Pages(Protocol):
    """One kind of card, laid out."""

    @property
    def pages(self) -> int: ...

    def draw_page(self, sheet: Sheet, page: int) -> None: ...


_KINDS: dict[Kind, Callable[[ScorecardInput], _Pages]] = {
    "grid": GridCard,
    "situation": SituationCard,
    "line": LineCard,
    "codes": CodesCard,
    "areas": AreasCard,
}


class Scorecard:
    """One game's card. The fonts must be loaded before it is made.

    *kind*: the traditional ``grid`` of slots and innings, a ``situation`` card of boxes in the
    order of play, each with the bases before and after, a ``line`` card of one line a play, the
    ``codes`` of a game that has a notation of its own, or the ``areas`` of one that prints a card.
    """

    def __init__(self, game: ScorecardInput, paper: PaperName = "a4", kind: Kind = "grid") -> None:
        self.game = game
        self.paper: PaperName = paper
        self.kind: Kind = kind
        self._pages = _KINDS[kind](game)

    @property
    def pages(self) -> int:
        """Grid and situation card: at least one a side, the visitors' first."""
        return self._pages.pages

    @property
    def title(self) -> str:
        return both_clubs(self.game.heading)

    def draw(
        self,
        painter: QPainter,
        page: int,
        rect: QRectF | None = None,
        paper: QSizeF | None = None,
    ) -> None:
        """Draw page number *page*, from 0, as a sheet of *paper* mm that fills *rect*.

        Without *rect* it fills the painter's device; without *paper* it is this card's paper.
        """
        with sheet_on(painter, rect, paper or size(self.paper)) as sheet:
            self._pages.draw_page(sheet, page)

    @property
    def page_layout(self) -> QPageLayout:
        return layout(self.paper)

    def paint_on(self, printer: QPrinter) -> None:
        """Print every page on the paper the printer is set to; for dialogs and previews.

        The sheet is centred on that paper, and made smaller only where it does not fit.
        """
        paint_on(self, printer)
