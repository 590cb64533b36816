"""The menu bar: every command of the program, its keys, and when it means something.

What a command does, the main window knows; what can be undone, the game.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QApplication, QMenu

from hotstove.play.problems import RuleId
from hotstove.play.seats import Side

from .key_map import COMMAND, christen, obey
from .kit import unkeyed

if TYPE_CHECKING:
    from .main_window import MainWindow


class Menus(QObject):
    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.actions: list[QAction] = []
        self._make()
        obey(self.actions, window.store.settings.keys)

    def _make(self) -> None:
        window = self._window
        bar = window.menuBar()
        file = bar.addMenu(self.tr("&File"))
        self._add(file, self.tr("&New game…"), window.new_game, QKeySequence.StandardKey.New)
        self._add(file, self.tr("&Open…"), window.choose_file, QKeySequence.StandardKey.Open)
        self._add(file, self.tr("S&eries…"), self.open_series, "Ctrl+Shift+S")
        self._add(file, self.tr("Ros&ters…"), self.open_rosters, "Ctrl+Shift+R")
        self._add(file, self.tr("Car&ds…"), self.open_cards, "Ctrl+Shift+D")
        self._recent = file.addMenu(self.tr("Open &recent"))
        self._recent.setToolTipsVisible(True)
        self._recent.aboutToShow.connect(self._list_recent)
        self.close_game = self._add(
            file, self.tr("&Leave the table"), window.leave_table, QKeySequence.StandardKey.Close
        )
        file.addSeparator()
        self.print = self._add(
            file,
            self.tr("&Print scorecard…"),
            window.print_scorecard,
            QKeySequence.StandardKey.Print,
        )
        self._add(file, self.tr("Print &and play…"), self.open_shop, "Ctrl+Shift+P")
        self.picture = self._add(
            file, self.tr("Save a p&icture of the table…"), window.save_picture
        )
        file.addSeparator()
        quit_action = self._add(file, self.tr("&Quit"), window.close, "Ctrl+Q")
        quit_action.setMenuRole(QAction.MenuRole.QuitRole)

        edit = bar.addMenu(self.tr("&Edit"))
        edit.setToolTipsVisible(True)
        self.undo = self._add(
            edit, self.tr("&Take back"), window.undo, QKeySequence.StandardKey.Undo
        )
        self.redo = self._add(edit, self.tr("&Play again"), window.redo, "Ctrl+Shift+Z")
        self.redo.setShortcuts([QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")])
        christen(self.redo, window.redo, self.redo.shortcuts())
        self.moments = self._add(
            edit, self.tr("Go back to any &moment…"), window.show_moments, "Ctrl+M"
        )
        edit.addSeparator()
        self.copy_log = self._add(edit, self.tr("Copy the score&book"), window.copy_log)
        edit.addSeparator()
        settings = self._add(edit, self.tr("&Settings…"), window.choose_settings, "Ctrl+,")
        settings.setMenuRole(QAction.MenuRole.PreferencesRole)

        play = bar.addMenu(self.tr("&Game"))
        self.act = self._add(play, self.tr("&Natural act (Space)"), window.act)
        self.throw = self._add(play, self.tr("Throw the d&ie (R)"), window.throw)
        self.half = self._add(
            play, self.tr("Play the &half-inning out"), window.play_half_inning, "Ctrl+Return"
        )
        self.pass_on = self._add(
            play, self.tr("Pass &until something changes (Shift+Space)"), window.pass_on
        )
        self.pause = self._add(play, self.tr("&Pause the computer (P)"), window.pause)
        self.why = self._add(
            play, self.tr("&Why did the computer do that?"), window.say_why, "Ctrl+E"
        )
        play.addSeparator()
        self.look_left = self._add(
            play, self.tr("&Visitors look at their hand (Q)"), lambda: self._look(Side.VISITOR)
        )
        self.look_right = self._add(
            play, self.tr("Home &looks at its hand (U)"), lambda: self._look(Side.HOME)
        )
        play.addSeparator()
        self.odds = self._add(play, self.tr("&Odds of this at-bat…"), window.show_odds, "Ctrl+J")
        self.concede = self._add(play, self.tr("&Concede the game…"), window.concede)

        view = bar.addMenu(self.tr("&View"))
        self.box = self._add(view, self.tr("&Box score"), window.show_box_score, "Ctrl+B")
        self.zoom = self._add(view, self.tr("Look at the &card (Z)"), window.zoom)
        pace = view.addMenu(self.tr("&Pace"))
        group = QActionGroup(self)
        for name, text in (
            ("off", self.tr("&Off")),
            ("brisk", self.tr("&Brisk")),
            ("leisurely", self.tr("&Leisurely")),
        ):
            action = self._add(pace, text, self._pace_setter(name))
            action.setCheckable(True)
            action.setData(name)
            group.addAction(action)
        self.paces = group
        view.addSeparator()
        self.full_screen = self._add(
            view, self.tr("&Full screen"), window.toggle_full_screen, "F11"
        )
        self.full_screen.setCheckable(True)
        self._add(view, self.tr("&Reset windows"), window.reset_windows)

        helping = bar.addMenu(self.tr("&Help"))
        self._add(helping, self.tr("&Rules"), self.show_rules, "F1")
        self._add(helping, self.tr("&Learn to play…"), self.open_lessons)
        self._add(helping, self.tr("&Keys"), window.show_keys, "Ctrl+?")
        self._add(helping, self.tr("Show my &files"), window.show_files)
        about = self._add(helping, self.tr("&About Hot Stove"), window.show_about)
        about.setMenuRole(QAction.MenuRole.AboutRole)
        about_qt = self._add(helping, self.tr("About &Qt"), QApplication.aboutQt)
        about_qt.setMenuRole(QAction.MenuRole.AboutQtRole)
        self._at_table = (
            self.close_game,
            self.print,
            self.picture,
            self.undo,
            self.redo,
            self.moments,
            self.copy_log,
            self.act,
            self.throw,
            self.half,
            self.pass_on,
            self.pause,
            self.why,
            self.look_left,
            self.look_right,
            self.odds,
            self.concede,
            self.box,
            self.zoom,
        )

    def open_series(self) -> None:
        """How series stand, and on to their next games."""
        from .series_window import open_series

        open_series(self._window)

    def open_rosters(self) -> None:
        """The shelf of rosters, and the editor from there."""
        from .roster_editor.opening import choose_roster

        choose_roster(self._window)

    def open_roster(self, path: Path) -> None:
        from .roster_editor.opening import open_editor

        open_editor(self._window, path)

    def open_cards(self) -> None:
        """The cards of every club, to look at."""
        from .card_album import open_album

        open_album(self._window)

    def open_lessons(self) -> None:
        """A first game that teaches itself."""
        from .learn import open_lessons

        open_lessons(self._window)

    def what_next(self) -> None:
        """After a game: on with its series, or a new game."""
        game = self._window.game
        if game is not None and self._window.keeper.series.of_game(game.path) is not None:
            self.open_series()
        else:
            self._window.new_game()

    def open_shop(self) -> None:
        """Cards, boards and the rest on paper, whether a game is on the table or not."""
        from .print_shop import open_shop

        open_shop(self._window.catalog, self._window.store, self._window)

    def _add(
        self,
        menu: QMenu,
        text: str,
        act: Callable[[], object],
        keys: QKeySequence.StandardKey | str | None = None,
    ) -> QAction:
        action = QAction(text, self._window)
        action.setMenuRole(QAction.MenuRole.NoRole)
        action.setProperty(COMMAND, text)
        if keys is not None:
            action.setShortcut(QKeySequence(keys))
        christen(action, act, action.shortcuts())
        action.triggered.connect(lambda checked=False: act())
        menu.addAction(action)
        self.actions.append(action)
        return action

    def _look(self, side: Side) -> None:
        """Whoever holds the hand of *side* looks at it, or has looked."""
        if self._window.game is not None:
            self._window.game.model.hot_seat.look_for(side)

    def show_rules(self, rule: RuleId = "") -> None:
        """Open the rules at *rule*, at what the table is about, or where they begin."""
        from .rules import open_rules

        open_rules(self._window, rule)

    def _list_recent(self) -> None:
        from .recent import list_recent

        list_recent(self._recent, self._window)

    def _pace_setter(self, name: str) -> Callable[[], None]:
        return lambda: self._window.store.change(pace=name)

    def refresh(self) -> None:
        """Grey what means nothing now; the name of “Take back” tells what would be undone."""
        window = self._window
        game, desk = window.game, window.desk
        for action in self._at_table:
            action.setEnabled(game is not None)
        self.undo.setText(self.tr("&Take back"))
        if game is None:
            return
        model = game.model
        step = model.undo_words()
        self.undo.setEnabled(bool(step))
        if step:
            self.undo.setText(self.tr("&Take back: {step}").format(step=unkeyed(step)))
            self.undo.setToolTip("")
        else:
            self.undo.setToolTip(self.tr("Nobody at this table has done anything yet."))
        self.redo.setEnabled(model.session.may_redo)
        self.throw.setEnabled(desk is not None and desk.may_throw())
        self.act.setEnabled(not model.is_over)
        self.half.setEnabled(not model.is_over)
        self.pass_on.setEnabled(model.may_pass_on)
        self.why.setEnabled(game.computers.last_reason() is not None)
        for action in (self.look_left, self.look_right):
            action.setEnabled(model.hot_seat.is_on and not model.is_over)
        self.odds.setEnabled(model.has_odds)
        self.concede.setEnabled(model.awaits_person and model.may_concede)
        self.pause.setEnabled(not model.awaits_person and not model.is_over)
