"""The rosters a person keeps, and every card there is to build them from; no window.

Cards are read when they are first asked for; the folders are handed in.
"""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from hotstove.binding.translation import refusal
from hotstove.catalog.shelf import Catalog
from hotstove.play.values import Value

if TYPE_CHECKING:
    from hotstove.clubhouse.reading import Opened
    from hotstove.clubhouse.stock import Stock
    from hotstove.play.setup import Setup

SUFFIX = ".hotroster"
EXPERT = "showdown/expert"
"""The rulebook that holds batting orders to more (SD-T-18)."""
FAMILY = "showdown"
"""The game rosters are built for."""


class RosterInfo(Value, frozen=True):
    """One roster in the folder, as a list shows it."""

    path: str
    name: str
    club: str
    """The id of the club whose colours it wears."""
    is_draft: bool
    men: int = 0
    points: int = 0
    faults: int = 0
    reason: str = ""
    """Why it cannot be opened; empty when it can."""


class RosterShelf:
    def __init__(self, catalog: Catalog, folder: Path, own_cards: Path) -> None:
        self.catalog = catalog
        self.folder = folder
        """Where rosters are kept, drafts in a folder below."""
        self.own_cards = own_cards
        """Where imported sets are kept."""

    @cached_property
    def stock(self) -> Stock:
        """Every card at hand. Raises FileRefused."""
        from hotstove.clubhouse.stock import stocked

        return stocked(self.catalog, self.own_cards)

    def restock(self) -> Stock:
        """Read the sets anew, when one came or went."""
        self.__dict__.pop("stock", None)
        return self.stock

    def open(self, path: Path) -> Opened:
        """Open a roster as far as it can be read. Raises FileRefused."""
        from hotstove.clubhouse.reading import open_document

        return open_document(path, self.stock.known)

    def paths(self) -> list[Path]:
        """Return the drafts, newest first, then the named rosters by name."""
        from hotstove.clubhouse.keeping import drafts, rosters

        return [*drafts(self.folder), *rosters(self.folder)]

    def listed(self) -> list[RosterInfo]:
        """Return what there is, with how each stands."""
        return [self.info(path) for path in self.paths()]

    def info(self, path: Path) -> RosterInfo:
        from hotstove.clubhouse.editor import RosterEditor
        from hotstove.clubhouse.keeping import DRAFTS
        from hotstove.clubhouse.teams import club_of
        from hotstove.files.refused import FileRefused

        is_draft = path.parent.name == DRAFTS
        try:
            document = self.open(path).document
        except FileRefused as refused:
            return RosterInfo(str(path), path.stem, "", is_draft, reason=refusal(refused))
        editor = RosterEditor(self.stock.library, document, strategy=self.catalog.strategy_cards)
        return RosterInfo(
            str(path),
            document.name or path.stem,
            club_of(document, self.catalog).id,
            is_draft,
            len(document.roster.cards),
            editor.points,
            len(editor.violations),
        )

    def seated(self, setup: Setup, rulebook: str, files: tuple[str, str]) -> Setup:
        """Return *setup* with the rosters of *files* in the place of its clubs; empty: the club's.

        Raises RosterIllegal for one that may not be played, FileRefused for one that is gone.
        """
        if not any(files):
            return setup
        from hotstove.clubhouse.teams import team_of, with_teams

        first, second = (
            team_of(
                self.open(Path(file)).document,
                self.stock.known,
                self.catalog,
                is_expert=rulebook == EXPERT,
            )
            if file
            else None
            for file in files
        )
        return with_teams(setup, first, second)
