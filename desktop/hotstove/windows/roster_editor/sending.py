"""What leaves the editor: cards as CSV, all rosters as a zip, the roster on paper."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from hotstove.binding.translation import refusal
from hotstove.files.refused import FileRefused
from hotstove.play.words import QT_TRANSLATE_NOOP
from hotstove.windows.choosing_files import ask_save
from hotstove.windows.messages import say_refused
from hotstove.windows.print_window import file_stem

translate = QCoreApplication.translate
_CARDS_WRITTEN: Final = QT_TRANSLATE_NOOP("RosterWindow", "%n cards are written to {file}.", "", 1)
_ROSTERS_WRITTEN: Final = QT_TRANSLATE_NOOP("RosterWindow", "%n rosters are in {file}.", "", 1)

if TYPE_CHECKING:
    from .window import RosterWindow


def export_cards(window: RosterWindow) -> None:
    """Write the cards that are shown in the library, or the roster's, as CSV."""
    name = file_stem(window.model.document.name) or translate("RosterWindow", "Cards")
    path = ask_save(
        window,
        window.store,
        "card lists",
        translate("RosterWindow", "Export cards"),
        f"{name}.csv",
        translate("RosterWindow", "Card lists (*.csv)"),
    )
    if path is not None:
        write_roster_cards(window, path)


def write_roster_cards(window: RosterWindow, path: Path) -> None:
    """Write the roster's cards; an empty roster: those the library shows."""
    from hotstove.catalog.card_lists import write_cards

    known = window.model.stock.known
    chosen = window.model.document.roster.cards or window.library.rack.found.cards
    cards = [known[card] for card in chosen if card in known]
    try:
        write_cards(cards, path, window.model.document.game)
    except FileRefused as refused:
        say_refused(window, refusal(refused))
        return
    window.say(translate("RosterWindow", _CARDS_WRITTEN, "", len(cards)).format(file=path.name))


def export_all(window: RosterWindow) -> None:
    """Pack every roster and draft into one zip."""
    from hotstove.clubhouse.keeping import pack

    window.keep()
    path = ask_save(
        window,
        window.store,
        "archives",
        translate("RosterWindow", "Export all rosters"),
        f"{translate('RosterWindow', 'Rosters')}.zip",
        translate("RosterWindow", "Zip files (*.zip)"),
    )
    if path is None:
        return
    try:
        count = pack(window.shelf.folder, path)
    except FileRefused as refused:
        say_refused(window, refusal(refused))
        return
    window.say(translate("RosterWindow", _ROSTERS_WRITTEN, "", count).format(file=path.name))


def print_roster(window: RosterWindow) -> None:
    """Show the sheet, and the cards to cut out, before they are printed."""
    from .printing import RosterPrintDialog

    RosterPrintDialog(window.model, window.store, window).exec()
