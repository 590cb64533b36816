"""The menus of the roster editor: every command, its keys, and when it means something."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from hotstove.binding.translation import told
from hotstove.clubhouse.dugout import Area
from hotstove.windows.kit import unkeyed

if TYPE_CHECKING:
    from .window import RosterWindow

Keys = QKeySequence.StandardKey | str | None


class RosterCommands(QObject):
    def __init__(self, window: RosterWindow) -> None:
        super().__init__(window)
        self._window = window
        self.actions: list[QAction] = []
        bar = window.menuBar()
        self._file(bar.addMenu(self.tr("&File")))
        self._edit(bar.addMenu(self.tr("&Edit")))
        self._card(bar.addMenu(self.tr("&Card")))
        self._roster(bar.addMenu(self.tr("&Roster")))
        self._view(bar.addMenu(self.tr("&View")))

    def _file(self, menu: QMenu) -> None:
        window, keys = self._window, QKeySequence.StandardKey
        self._add(menu, self.tr("&New roster"), window.new_roster, keys.New)
        self._add(menu, self.tr("&Open a roster…"), window.choose_roster, keys.Open)
        self._add(menu, self.tr("&Save"), window.save, keys.Save)
        self._add(menu, self.tr("Save &as…"), window.save_as, "Ctrl+Shift+S")
        menu.addSeparator()
        self._add(menu, self.tr("&Import cards…"), window.beside.import_cards, "Ctrl+I")
        self._add(menu, self.tr("&Export cards as CSV…"), window.beside.export_cards)
        self._add(menu, self.tr("Roster as &text…"), window.beside.show_text, "Ctrl+T")
        self._add(menu, self.tr("Export all rosters as &zip…"), window.beside.export_all)
        menu.addSeparator()
        self._add(menu, self.tr("&Print the roster…"), window.beside.print_roster, keys.Print)
        menu.addSeparator()
        self._add(menu, self.tr("&Close"), window.close, keys.Close)

    def _edit(self, menu: QMenu) -> None:
        window, keys = self._window, QKeySequence.StandardKey
        self.undo = self._add(menu, self.tr("&Undo"), window.model.undo, keys.Undo)
        self.redo = self._add(menu, self.tr("&Redo"), window.model.redo, "Ctrl+Shift+Z")
        self.redo.setShortcuts([QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")])
        menu.addSeparator()
        self._add(menu, self.tr("&Find cards"), window.to_search, keys.Find)
        self._add(menu, self.tr("Next &part of the window"), window.next_part, "F6")
        menu.addSeparator()
        self._add(menu, self.tr("&Keep a version…"), window.beside.show_versions, "Ctrl+K")
        self._add(menu, self.tr("Changes since it was &saved…"), window.beside.show_pending)

    def _card(self, menu: QMenu) -> None:
        window = self._window
        self.of_card = [
            self._add(menu, text, lambda name=name: window.command(name), keys)  # type: ignore[misc]
            for name, text, keys in self.card_commands()
        ]
        menu.addSeparator()
        self.compare_two = self._add(
            menu, self.tr("Compare two cards…"), window.beside.show_comparison, "Ctrl+D"
        )
        if self._window.model.kind.has_charts:
            text = self.tr("&Outcomes against the league…")
            self._add(menu, text, window.beside.show_outcomes, "Ctrl+U")

    def card_commands(self) -> tuple[tuple[str, str, str | None], ...]:
        """Return what can be done with the card looked at: name, text, keys."""
        kind = self._window.model.kind
        backup = ("backup", self.tr("Back&up, or in full (B)"), None)
        return (
            ("add", self.tr("&Add where he is needed (Enter)"), None),
            ("bench", self.tr("To the &bench or bullpen (Ctrl+Enter)"), None),
            ("consider", self.tr("&Consider (Alt+Enter)"), None),
            ("remove", self.tr("&Remove (Delete)"), None),
            *((backup,) if kind.has_backups else ()),
            ("lock", self.tr("&Lock for filling (L)"), None),
            ("compare", self.tr("Co&mpare with… (C)"), None),
            ("note", self.tr("&Tags and note…"), "Ctrl+G"),
        )

    def _roster(self, menu: QMenu) -> None:
        window = self._window
        self._add(menu, self.tr("&Lineup cards…"), window.beside.show_lineups, "Ctrl+L")
        self._add(menu, self.tr("&Suggest the nine"), window.beside.suggest_nine)
        menu.addSeparator()
        self._add(menu, self.tr("&Fill…"), window.beside.fill, "Ctrl+R")
        self._add(menu, self.tr("&Explain…"), window.beside.explain, "Ctrl+E")
        kind = window.model.kind
        if kind.has_charts:
            self._add(menu, self.tr("&Charts…"), window.beside.show_charts, "Ctrl+H")
        self._add(menu, self.tr("&Play a hundred games…"), window.beside.try_out)
        menu.addSeparator()
        self._add(menu, self.tr("Strategy &deck…"), window.beside.choose_deck, "Ctrl+Shift+E")
        if kind.coaches:
            show = window.library.show_shelf
            self._add(menu, self.tr("C&oaches"), lambda: show(Area.COACHES))
        if Area.STADIUM in kind.areas:
            show = window.library.show_shelf
            self._add(menu, self.tr("Pa&rks"), lambda: show(Area.STADIUM))
        if kind.has_own_formats:
            self._add(menu, self.tr("&Own format…"), window.beside.own_format)

    def _view(self, menu: QMenu) -> None:
        window = self._window
        self._add(menu, self.tr("Cards or &list"), window.library._change_form)
        self._add(menu, self.tr("&Clear all filters"), window.library.drop_all)
        self._add(menu, self.tr("Look at the card (Space)"), window.zoom_current)

    def _add(self, menu: QMenu, text: str, act: Callable[[], object], keys: Keys = None) -> QAction:
        action = QAction(text, self._window)
        action.setMenuRole(QAction.MenuRole.NoRole)
        if keys is not None:
            action.setShortcut(QKeySequence(keys))
        action.triggered.connect(lambda checked=False: act())
        menu.addAction(action)
        self.actions.append(action)
        return action

    def refresh(self) -> None:
        """Grey what means nothing now; undo and redo tell what they would do."""
        editor = self._window.model.editor
        for action, words, plain, full in (
            (self.undo, editor.undo_words, self.tr("&Undo"), self.tr("&Undo: {what}")),
            (self.redo, editor.redo_words, self.tr("&Redo"), self.tr("&Redo: {what}")),
        ):
            action.setEnabled(words is not None)
            action.setText(plain if words is None else full.replace("{what}", unkeyed(told(words))))
        has_card = bool(self._window.model.looked)
        for action in self.of_card:
            action.setEnabled(has_card)
