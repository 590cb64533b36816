"""The rosters a person keeps, and every card there is to build them from; no window.

Cards are read when they are first asked for; the folders are handed in.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from hotstove.binding.translation import refusal
from hotstove.catalog.shelf import Catalog
from hotstove.play.values import Value

if TYPE_CHECKING:
    from hotstove.clubhouse.reading import Opened
    from hotstove.clubhouse.stock import Stock
    from hotstove.play.setup import Setup

SUFFIX = ".hotroster"


class RosterInfo(Value, frozen=True):
    """One roster in the folder, as a list shows it."""

    path: str
    name: str
    game: str
    """Whose law holds; empty where the file cannot be opened."""
    club: str
    """The id of the club whose colours it wears."""
    is_draft: bool
    men: int = 0
    cost: int = 0
    """In points or salary."""
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
        self._stocks: dict[str, Stock[Any]] = {}

    def stock_of(self, game: str) -> Stock[Any]:
        """Return every card of *game* at hand. Raises FileRefused."""
        if game not in self._stocks:
            from hotstove.clubhouse.front_office import front_office

            self._stocks[game] = front_office(game).stocked(self.catalog, self.own_cards)
        return self._stocks[game]

    def restock(self, game: str) -> Stock[Any]:
        """Read the sets of *game* anew, when one came or went."""
        self._stocks.pop(game, None)
        return self.stock_of(game)

    def open(self, path: Path) -> Opened:
        """Open a roster as far as it can be read. Raises FileRefused."""
        from hotstove.clubhouse.reading import open_document

        return open_document(path, lambda game: self.stock_of(game).known)

    def paths(self) -> list[Path]:
        """Return the drafts, newest first, then the named rosters by name."""
        from hotstove.clubhouse.keeping import drafts, rosters

        return [*drafts(self.folder), *rosters(self.folder)]

    def listed(self) -> list[RosterInfo]:
        """Return what there is, with how each stands."""
        return [self.info(path) for path in self.paths()]

    def info(self, path: Path) -> RosterInfo:
        from hotstove.clubhouse.front_office import front_office
        from hotstove.clubhouse.keeping import DRAFTS
        from hotstove.clubhouse.teams import club_of
        from hotstove.files.refused import FileRefused

        is_draft = path.parent.name == DRAFTS
        try:
            document = self.open(path).document
        except FileRefused as refused:
            return RosterInfo(str(path), path.stem, "", "", is_draft, reason=refusal(refused))
        editor = front_office(document.game).editor(self.stock_of(document.game), document)
        return RosterInfo(
            str(path),
            document.name or path.stem,
            document.game,
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
        from hotstove.clubhouse.front_office import seated, team_for

        def team(file: str) -> Any:
            document = self.open(Path(file)).document
            return team_for(document, self.stock_of(document.game), self.catalog, rulebook)

        first, second = (team(file) if file else None for file in files)
        return seated(setup, rulebook, first, second)
