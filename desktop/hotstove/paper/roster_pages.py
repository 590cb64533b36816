"""A roster's sheet and, behind it, its lineup cards and its cards to cut out, bound as one."""

from __future__ import annotations

from collections.abc import Sequence

from hotstove.faces.prints import LineupPrint, PrintSet, RosterPrint

from .bound import Bound
from .card_sheets import CardSheets
from .document import Document
from .lineup_sheets import LineupSheets
from .page import PaperName
from .roster_sheet import RosterSheets


def roster_pages(
    roster: RosterPrint,
    lineups: Sequence[LineupPrint] = (),
    cards: PrintSet | None = None,
    paper: PaperName = "a4",
) -> Bound:
    """Return one roster; *lineups* and *cards*, these in true size, follow where they are given.

    A single lineup card comes twice: one to keep, one to hand over.
    """
    parts: list[Document] = [RosterSheets([roster], paper)]
    if lineups:
        parts.append(LineupSheets(lineups if len(lineups) > 1 else [*lineups] * 2, paper))
    if cards is not None and cards.cards:
        parts.append(CardSheets([cards], paper))
    return Bound(parts)
