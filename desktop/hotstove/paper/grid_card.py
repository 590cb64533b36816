"""The traditional scorecard: row is man, column is inning, cell is his life on the bases.

Where the cells lie is for scorecard_plan, how they are drawn for scorecard_grid.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from .page import Sheet
from .scorecard_foot import draw_colophon, draw_foot
from .scorecard_grid import Grid
from .scorecard_head import draw_head, shown_innings
from .scorecard_input import ScorecardInput
from .scorecard_legend import draw_grid_legend
from .scorecard_plan import GAP, PagePlan, plan


class GridCard:
    """At least a page a side, the visitors' first."""

    def __init__(self, game: ScorecardInput) -> None:
        self.game = game
        self.plan = plan(game)

    @property
    def pages(self) -> int:
        return len(self.plan)

    def draw_page(self, sheet: Sheet, page: int) -> None:
        shown = self.plan[page]
        innings = shown_innings(self.game, (column.inning for column in shown.columns))
        draw_head(sheet, self.game, shown.side, innings)
        grid = Grid(sheet, self.game, shown)
        grid.draw()
        if shown.has_foot:
            draw_foot(sheet, self.game, shown.side, grid.bottom + GAP, draw_grid_legend)
        draw_colophon(sheet, page + 1, self.pages, _scope(shown))


def _scope(page: PagePlan) -> str:
    if page.shows_all_innings:
        return ""
    words = QCoreApplication.translate(
        "paper", "Innings {first} to {last}; the figures are those of the whole game"
    )
    first, last = str(page.columns[0].inning), str(page.columns[-1].inning)
    return words.replace("{first}", first).replace("{last}", last)
