"""Sheets of cards to cut out, in true size: fronts, backs, a guide before them.

Where cards lie is in ``imposition``; how a card looks, its art knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF, QSizeF
from PySide6.QtGui import QPageLayout, QPainter

from hotstove.faces.cards import CardArt, Face
from hotstove.faces.prints import PrintSet
from hotstove.faces.theme import EVENING

from .cutting_guide import paint_guide, paint_guide_back
from .imposition import CARD, Backs, Imposition, Layout, Spot, imposition
from .page import PARTS, PaperName, Sheet, layout, sheet_on, size
from .sheet_edge import paint_cuts, paint_edges

MOST_OFFSET: Final = 5.0
"""Millimetres by which backs may be moved."""


class Offset(NamedTuple):
    """How far backs are moved on the paper, in mm to the right and down."""

    x: float = 0.0
    y: float = 0.0


NO_OFFSET: Final = Offset()


class _Sheet(NamedTuple):
    title: str
    cards: tuple[CardArt, ...]
    first: int
    total: int
    is_back: bool


class CardSheets:
    """The sheets of *sets*, each set beginning a sheet of its own unless *is_packed*."""

    def __init__(
        self,
        sets: Sequence[PrintSet],
        paper: PaperName = "a4",
        form: Layout = Layout.STRAIGHT,
        backs: Backs = Backs.NONE,
        *,
        offset: Offset = NO_OFFSET,
        has_guide: bool = True,
        is_packed: bool = False,
    ) -> None:
        self.paper: PaperName = paper
        self.form = form
        self.backs = Backs.NONE if form is Layout.FOLD else backs
        self.offset = offset
        self.has_guide = has_guide
        self._sets = _packed(sets) if is_packed else tuple(sets)
        short = size(paper, is_portrait=True)
        self.plan: Imposition = imposition(form, (short.width(), short.height()))
        self._sheets = tuple(self._laid_out())

    @property
    def title(self) -> str:
        return ", ".join(one.title for one in self._sets)

    @property
    def cards(self) -> int:
        return sum(len(one.cards) for one in self._sets)

    @property
    def sheets(self) -> int:
        """Pieces of paper with cards on them."""
        return sum(not sheet.is_back for sheet in self._sheets)

    @property
    def free(self) -> int:
        """Places on the last sheet that stay empty."""
        last = [sheet for sheet in self._sheets if not sheet.is_back][-1:]
        return self.plan.cards - len(last[0].cards) if last else 0

    @property
    def pages(self) -> int:
        return self._guides + len(self._sheets)

    @property
    def _guides(self) -> int:
        if not self.has_guide:
            return 0
        return 1 if self.backs is Backs.NONE else 2

    @property
    def page_layout(self) -> QPageLayout:
        return layout(self.paper, is_portrait=not self.plan.is_landscape)

    def _laid_out(self) -> list[_Sheet]:
        sides = (False,) if self.backs is Backs.NONE else (False, True)
        return [
            _Sheet(one.title, arts, start + 1, len(one.cards), is_back)
            for one in self._sets
            for start in range(0, len(one.cards), self.plan.cards)
            for arts in [tuple(card.art for card in one.cards[start : start + self.plan.cards])]
            for is_back in sides
        ]

    def draw(
        self,
        painter: QPainter,
        page: int,
        rect: QRectF | None = None,
        paper: QSizeF | None = None,
    ) -> None:
        """Draw page number *page*, from 0, as a sheet of *paper* mm that fills *rect*."""
        own = QSizeF(self.plan.width, self.plan.height)
        with sheet_on(painter, rect, paper or own, own, keeps_size=True) as sheet:
            if page < self._guides:
                guide = paint_guide if page == 0 else paint_guide_back
                guide(sheet, self.plan, self.form, self.backs)
            else:
                self._draw_sheet(sheet, page - self._guides)

    def _draw_sheet(self, sheet: Sheet, number: int) -> None:
        found = self._sheets[number]
        if found.is_back:
            self._draw_backs(sheet, found, self.plan.backs(self.backs), self.offset)
            return
        if self.plan.folds:
            self._draw_backs(sheet, found, self.plan.backs(self.backs), NO_OFFSET)
        for art, spot in zip(found.cards, self.plan.fronts, strict=False):
            self._paint_ground(sheet, spot)
            _paint_card(sheet, art, spot, Face.READING)
        paint_cuts(sheet, self.plan.crop_marks)
        paint_cuts(sheet, self.plan.fold, is_fold=True)
        about = self._caption(found, number)
        paint_edges(sheet, self.plan.width, self.plan.height, self.plan.block, about)

    def _draw_backs(
        self, sheet: Sheet, found: _Sheet, spots: Sequence[Spot], offset: Offset
    ) -> None:
        for art, spot in zip(found.cards, spots, strict=False):
            moved = spot._replace(x=spot.x + offset.x, y=spot.y + offset.y)
            self._paint_ground(sheet, moved)
            _paint_card(sheet, art, moved, Face.BACK)

    def _paint_ground(self, sheet: Sheet, spot: Spot) -> None:
        """Card stock to the very corners, and past the cut where there is a bleed."""
        by = self.plan.bleed
        box = QRectF(spot.x - by, spot.y - by, CARD[0] + 2 * by, CARD[1] + 2 * by)
        sheet.box(box, fill=EVENING.cream, width=0)

    def _caption(self, found: _Sheet, number: int) -> str:
        step = 1 if self.backs is Backs.NONE else 2
        last = found.first + len(found.cards) - 1
        words = QCoreApplication.translate(
            "paper", "{title} · cards {first} to {last} of {count} · sheet {sheet} of {sheets}"
        )
        return words.format(
            title=found.title,
            first=found.first,
            last=last,
            count=found.total,
            sheet=number // step + 1,
            sheets=self.sheets,
        )


def _packed(sets: Sequence[PrintSet]) -> tuple[PrintSet, ...]:
    """All cards as one set, so that only the last sheet has room left."""
    if len(sets) < 2:
        return tuple(sets)
    title = " + ".join(one.title for one in sets)
    cards = tuple(card for one in sets for card in one.cards)
    return (PrintSet("+".join(one.id for one in sets), title, cards),)


def _paint_card(sheet: Sheet, art: CardArt, spot: Spot, face: Face) -> None:
    painter = sheet.painter
    painter.save()
    painter.translate((spot.x + CARD[0] / 2) * PARTS, (spot.y + CARD[1] / 2) * PARTS)
    if spot.is_turned:
        painter.rotate(180)
    wide, tall = CARD[0] * PARTS, CARD[1] * PARTS
    art.paint(painter, QRectF(-wide / 2, -tall / 2, wide, tall), face)
    painter.restore()
