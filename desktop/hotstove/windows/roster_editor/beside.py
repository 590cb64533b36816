"""The windows that open beside the roster editor, each loaded when it is first asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QDialog

if TYPE_CHECKING:
    from .window import RosterWindow


class Beside(QObject):
    def __init__(self, window: RosterWindow) -> None:
        super().__init__(window)
        self._window = window
        self._laid_aside = ""
        """The card that waits for another to be compared with."""

    def show_lineups(self) -> None:
        from .lineups import LineupCardsDialog

        _show(LineupCardsDialog(self._window.model, self._window))

    def suggest_nine(self) -> None:
        if not self._window.model.suggest_nine():
            self._window.say(nine_needed(), is_done=False)

    def fill(self) -> None:
        from .filling import FillDialog

        _show(FillDialog(self._window.model, self._window))

    def explain(self) -> None:
        from .explain import ExplainDialog

        _show(ExplainDialog(self._window.model, self._window))

    def try_out(self) -> None:
        from .tryouts import TryoutDialog

        _show(TryoutDialog(self._window.model, self._window))

    def show_charts(self) -> None:
        from .figures import ChartsDialog

        _show(ChartsDialog(self._window.model, self._window))

    def show_outcomes(self) -> None:
        from .figures import ChartsDialog

        _show(ChartsDialog(self._window.model, self._window, page=ChartsDialog.OUTCOMES))

    def compare(self, card: str) -> None:
        if self._laid_aside and self._laid_aside != card:
            self.show_comparison(self._laid_aside, card)
            self._laid_aside = ""
        else:
            self._laid_aside = card
            self._window.say(
                self.tr("{card} is laid aside: choose another card and press C.").format(
                    card=self._window.model.name_of(card)
                )
            )

    def show_comparison(self, one: str = "", other: str = "") -> None:
        from .comparing import CompareDialog

        one = one or self._laid_aside or self._window.model.looked
        CompareDialog(
            self._window.model,
            self._window.pictures,
            one,
            other or self._window.model.looked,
            self._window,
        ).exec()

    def edit_note(self, card: str) -> None:
        from .notes import NoteDialog

        _show(NoteDialog(self._window.model, card, self._window))

    def show_versions(self) -> None:
        from .versions import VersionsDialog

        _show(VersionsDialog(self._window.model, self._window))

    def show_pending(self) -> None:
        from .versions import PendingDialog

        _show(PendingDialog(self._window.model, self._window))

    def show_text(self) -> None:
        from .text_dialog import TextDialog

        _show(TextDialog(self._window.model, self._window))

    def choose_deck(self) -> None:
        from .deck import DeckDialog

        _show(DeckDialog(self._window.model, self._window.pictures.faces, self._window))

    def own_format(self) -> None:
        from .own_format import FormatDialog

        _show(FormatDialog(self._window.model, self._window))

    def import_cards(self) -> None:
        from .importing import choose_list

        choose_list(self._window)

    def export_cards(self) -> None:
        from .sending import export_cards

        export_cards(self._window)

    def export_all(self) -> None:
        from .sending import export_all

        export_all(self._window)

    def print_roster(self) -> None:
        from .sending import print_roster

        print_roster(self._window)


def nine_needed() -> str:
    """Return what a suggested nine wants first."""
    return QCoreApplication.translate(
        "Beside", "Nine men who cover the field, and whatever the law asks with them, come first."
    )


def _show(dialog: QDialog) -> None:
    dialog.exec()
    dialog.deleteLater()
