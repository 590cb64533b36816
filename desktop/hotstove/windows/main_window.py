"""The main window: start page, table and lineup page, and every command in its menus.

It shows what it is given; games are opened, kept and closed by ``windows.game_keeper``.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QByteArray, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QAction,
    QActionGroup,
    QCloseEvent,
    QDesktopServices,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QKeySequence,
)
from PySide6.QtWidgets import QApplication, QFileDialog, QMainWindow, QMenu, QStackedWidget

from hotstove.binding.standing_orders import Hold
from hotstove.catalog.shelf import Catalog
from hotstove.faces.theme import Theme
from hotstove.files.refused import FileRefused
from hotstove.play.decisions import Decision
from hotstove.playmat.desk import Desk
from hotstove.playmat.director import Pace

from . import messages
from .box_score import BoxScoreWindow
from .game_keeper import GameKeeper, OpenGame
from .keys import KeysWindow
from .lineup import LineupPage
from .moments import MomentsDialog
from .new_game import NewGameDialog
from .print_window import PrintWindow
from .settings import Settings, SettingsStore
from .settings_dialog import SettingsDialog
from .start import StartPage
from .style import Dresser, worn
from .table_page import TablePage

LEAST = (1024, 640)
PACES = {"off": Pace.OFF, "brisk": Pace.BRISK, "leisurely": Pace.LEISURELY}


class MainWindow(QMainWindow):
    closed = Signal()

    def __init__(
        self,
        catalog: Catalog,
        store: SettingsStore,
        keeper: GameKeeper,
        dresser: Dresser,
        resources: Path,
    ) -> None:
        super().__init__()
        self.catalog = catalog
        self.store = store
        self.keeper = keeper
        self.dresser = dresser
        self.resources = resources
        self.game: OpenGame | None = None
        self.desk: Desk | None = None
        self.table_page: TablePage | None = None
        self._lineup: LineupPage | None = None
        self._windows: list[object] = []
        self.setMinimumSize(640, 400)
        self.setAcceptDrops(True)
        self.pages = QStackedWidget()
        self.setCentralWidget(self.pages)
        self.start = StartPage()
        self.pages.addWidget(self.start)
        self.start.play_now.connect(self.play_now)
        self.start.resume.connect(lambda path: self.open_file(Path(path)))
        self.start.new_game.connect(self.new_game)
        self.start.open_file.connect(self.choose_file)
        self.start.settings.connect(self.choose_settings)
        self._make_menus()
        store.changed.connect(self._obey)
        dresser.dressed.connect(self._dressed)
        self._restore_geometry()
        self.show_start()

    # Menus

    def _make_menus(self) -> None:
        bar = self.menuBar()
        self._actions: list[QAction] = []
        file = bar.addMenu(self.tr("&File"))
        self._add(file, self.tr("&New game…"), self.new_game, QKeySequence.StandardKey.New)
        self._add(file, self.tr("&Open…"), self.choose_file, QKeySequence.StandardKey.Open)
        self._recent = file.addMenu(self.tr("Open &recent"))
        self._recent.aboutToShow.connect(self._list_recent)
        self.close_game_action = self._add(
            file, self.tr("&Leave the table"), self.leave_table, QKeySequence.StandardKey.Close
        )
        file.addSeparator()
        self.print_action = self._add(
            file,
            self.tr("&Print scorecard…"),
            self.print_scorecard,
            QKeySequence.StandardKey.Print,
        )
        self.picture_action = self._add(
            file, self.tr("Save a p&icture of the table…"), self.save_picture
        )
        file.addSeparator()
        quit_action = self._add(file, self.tr("&Quit"), self.close, "Ctrl+Q")
        quit_action.setMenuRole(QAction.MenuRole.QuitRole)

        edit = bar.addMenu(self.tr("&Edit"))
        self.undo_action = self._add(
            edit, self.tr("&Take back"), self.undo, QKeySequence.StandardKey.Undo
        )
        self.redo_action = self._add(edit, self.tr("&Play again"), self.redo, "Ctrl+Shift+Z")
        self.redo_action.setShortcuts([QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")])
        self.moments_action = self._add(
            edit, self.tr("Go back to any &moment…"), self.show_moments, "Ctrl+M"
        )
        edit.addSeparator()
        self.copy_log_action = self._add(edit, self.tr("Copy the &scorebook"), self.copy_log)
        edit.addSeparator()
        settings = self._add(edit, self.tr("&Settings…"), self.choose_settings, "Ctrl+,")
        settings.setMenuRole(QAction.MenuRole.PreferencesRole)

        play = bar.addMenu(self.tr("&Game"))
        self.act_action = self._add(play, self.tr("&Natural act (Space)"), self.act)
        self.throw_action = self._add(play, self.tr("T&hrow the die (R)"), self.throw)
        self.half_action = self._add(
            play, self.tr("Play the &half-inning out"), self.play_half_inning, "Ctrl+Return"
        )
        self.pause_action = self._add(play, self.tr("&Pause the computer (P)"), self.pause)

        view = bar.addMenu(self.tr("&View"))
        self.box_action = self._add(view, self.tr("&Box score"), self.show_box_score, "Ctrl+B")
        self.zoom_action = self._add(view, self.tr("Look at the &card (Z)"), self.zoom)
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
        self._paces = group
        view.addSeparator()
        self.full_screen_action = self._add(
            view, self.tr("&Full screen"), self.toggle_full_screen, "F11"
        )
        self.full_screen_action.setCheckable(True)
        self._add(view, self.tr("&Reset windows"), self.reset_windows)

        helping = bar.addMenu(self.tr("&Help"))
        self._add(helping, self.tr("&Keys"), self.show_keys, "Ctrl+?")
        self._add(helping, self.tr("Show my &files"), self.show_files)
        about = self._add(helping, self.tr("&About Hot Stove"), self.show_about)
        about.setMenuRole(QAction.MenuRole.AboutRole)
        about_qt = self._add(helping, self.tr("About &Qt"), QApplication.aboutQt)
        about_qt.setMenuRole(QAction.MenuRole.AboutQtRole)
        self._at_table = (
            self.close_game_action,
            self.print_action,
            self.picture_action,
            self.undo_action,
            self.redo_action,
            self.moments_action,
            self.copy_log_action,
            self.act_action,
            self.throw_action,
            self.half_action,
            self.pause_action,
            self.box_action,
            self.zoom_action,
        )

    def _add(
        self,
        menu: QMenu,
        text: str,
        act: Callable[[], object],
        keys: QKeySequence.StandardKey | str | None = None,
    ) -> QAction:
        action = QAction(text, self)
        action.setMenuRole(QAction.MenuRole.NoRole)
        if keys is not None:
            action.setShortcut(QKeySequence(keys))
        action.triggered.connect(lambda checked=False: act())
        menu.addAction(action)
        self._actions.append(action)
        return action

    def _list_recent(self) -> None:
        self._recent.clear()
        for name in self.store.settings.recent:
            path = Path(name)
            action = self._recent.addAction(path.stem.replace("&", "&&"))
            action.setEnabled(path.is_file())
            action.setToolTip(name)
            action.triggered.connect(lambda checked=False, path=path: self.open_file(path))
        self._recent.addSeparator()
        clear = self._recent.addAction(self.tr("&Clear the list"))
        clear.triggered.connect(lambda: self.store.change(recent=()))

    def _pace_setter(self, name: str) -> Callable[[], None]:
        return lambda: self.store.change(pace=name)

    # Pages

    def show_start(self) -> None:
        self.start.show_sessions(self.keeper.sessions())
        self.start.show_play_now(self.keeper.play_now_words())
        self.pages.setCurrentWidget(self.start)
        self._refresh_actions()
        self.setWindowTitle(self.tr("Hot Stove"))
        self.setWindowFilePath("")

    def show_game(self, game: OpenGame) -> None:
        """Put *game* on the table."""
        self.leave_table()
        self.game = game
        self.desk = game.desk(worn(), self.resources / "art")
        page = self.table_page = TablePage(self.desk)
        self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        page.lineup_asked.connect(self._ask_lineup)
        game.model.asked.connect(self._refresh_actions)
        game.model.rewound.connect(self._close_lineup)
        self.desk.waits.connect(self._refresh_actions)
        self._obey(self.store.settings)
        self.store.put(self.store.settings.with_recent(game.path))
        self.setWindowTitle(self.tr("{name} — Hot Stove").format(name=game.name))
        self.setWindowFilePath(str(game.path))
        self.desk.view.setFocus()
        self._refresh_actions()
        if game.notice:
            QTimer.singleShot(0, self, lambda: messages.say_refused(self, game.notice))
        game.computers.begin()
        page._waits()

    def leave_table(self) -> None:
        """Close the game; it lies in its file and can be taken up again."""
        game, page = self.game, self.table_page
        if game is None or page is None:
            return
        self._close_lineup()
        for window in self._windows:
            window.close()  # type: ignore[attr-defined]
        self._windows.clear()
        page.close_game()
        self.pages.removeWidget(page)
        page.deleteLater()
        self.game = self.desk = self.table_page = None
        try:
            game.close()
        except FileRefused as refused:
            messages.say_refused(self, refused.sentence)
        self.show_start()

    def _ask_lineup(self, decision: Decision) -> None:
        if self.game is None or self._lineup is not None:
            return
        rulebook = self.game.model.session.rulebook
        emblems = self.resources / "art" / "emblems"
        game = self.game.model.session.seen_from(decision.seat).game
        page = self._lineup = LineupPage(rulebook, decision, emblems, game=game)
        page.handed_in.connect(self._hand_in)
        self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        page.setFocus()

    def _hand_in(self, card: object) -> None:
        self._close_lineup()
        if self.game is not None:
            self.game.model.choose(card)  # type: ignore[arg-type]

    def _close_lineup(self) -> None:
        page, self._lineup = self._lineup, None
        if page is not None:
            self.pages.removeWidget(page)
            page.deleteLater()
        if self.table_page is not None:
            self.pages.setCurrentWidget(self.table_page)
            self.table_page.desk.view.setFocus()

    # File

    def play_now(self) -> None:
        """One click to the first pitch: the person against instinct, clubs as last time."""
        self._begin(self.keeper.play_now)

    def new_game(self) -> None:
        taken = {info.name for info in self.keeper.sessions()}
        art = self.resources / "art"
        dialog = NewGameDialog(self.catalog, self.store, art, self, taken=taken)
        if dialog.exec() and dialog.choice is not None:
            choice = dialog.choice
            self._begin(lambda: self.keeper.begin(choice))

    def choose_file(self) -> None:
        name, _ = QFileDialog.getOpenFileName(
            self,
            self.tr("Open a game"),
            str(self.keeper.folder),
            self.tr("Hot Stove games (*.hotstove)"),
        )
        if name:
            self.open_file(Path(name))

    def open_file(self, path: Path) -> None:
        self._begin(lambda: self.keeper.open(path))

    def _begin(self, make: Callable[[], OpenGame]) -> None:
        """Show the game that *make* opens; when it cannot, the one on the table stays."""
        if self.game is not None:
            self.leave_table()
        try:
            game = make()
        except FileRefused as refused:
            messages.say_refused(self, refused.sentence)
            return
        self.show_game(game)

    def print_scorecard(self) -> None:
        if self.game is not None:
            card = self.game.scorecard(self.resources / "art" / "emblems")
            PrintWindow(card, self.game.name, self).exec()

    def save_picture(self) -> None:
        if self.desk is None or self.game is None:
            return
        name, _ = QFileDialog.getSaveFileName(
            self,
            self.tr("Save a picture of the table"),
            f"{self.game.name}.png",
            self.tr("Pictures (*.png)"),
        )
        if name and not self.desk.view.grab().save(name):
            messages.say_refused(
                self,
                self.tr("The picture {file} could not be written; choose another folder.").format(
                    file=Path(name).name
                ),
            )

    # Edit

    def undo(self) -> None:
        if self.game is None:
            return
        model = self.game.model
        target = model.undo_target()
        if target is None:
            return
        if model.setup.take_back == "agreed" and len(model.setup.people) > 1:
            maker = model.session.gesture_seat(target)
            chairs, people = model.setup.chairs, model.setup.people
            who = next(chairs[seat].name for seat in people if seat != maker)
            if not messages.ask_take_back(self, who, self.undo_action.text().replace("&", "")):
                return
        model.undo()

    def redo(self) -> None:
        if self.game is not None:
            self.game.model.redo()

    def show_moments(self) -> None:
        if self.game is not None:
            MomentsDialog(self.game.model, self).exec()

    def copy_log(self) -> None:
        if self.table_page is not None:
            QGuiApplication.clipboard().setText(self.table_page.log_model.text())

    def choose_settings(self) -> None:
        SettingsDialog(self.store, self).exec()

    # Game

    def act(self) -> None:
        if self.desk is not None:
            self.desk.act()

    def throw(self) -> None:
        if self.desk is not None:
            self.desk.throw()

    def play_half_inning(self) -> None:
        if self.game is not None:
            self.game.model.play_half_inning_out()

    def pause(self) -> None:
        if self.table_page is not None:
            self.table_page.prompt.toggle_pause()

    # View

    def show_box_score(self) -> None:
        if self.game is not None:
            window = BoxScoreWindow(self.game.model, self.game.name_of, self)
            self._windows.append(window)
            window.show()

    def zoom(self) -> None:
        if self.desk is not None:
            self.desk.view.zoom_focused()

    def toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
        self.full_screen_action.setChecked(self.isFullScreen())

    def reset_windows(self) -> None:
        self.showNormal()
        self._default_geometry()

    # Help

    def show_keys(self) -> None:
        KeysWindow(self._actions, self).exec()

    def show_files(self) -> None:
        self.keeper.folder.mkdir(parents=True, exist_ok=True)
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.keeper.folder)))

    def show_about(self) -> None:
        messages.about(self)

    # Settings and the window itself

    def _obey(self, settings: Settings) -> None:
        self.dresser.wear(settings.theme, settings.text_scale)
        for action in self._paces.actions():
            action.setChecked(action.data() == settings.pace)
        if self.desk is None or self.game is None:
            return
        pace = PACES[settings.pace]
        director, view = self.desk.director, self.desk.view
        director.pace = pace
        director.is_still = view.drag.is_still = settings.reduce_motion
        director.tumbles, director.flips = settings.dice_animation, settings.flips
        view.zoom_delay = settings.zoom_delay
        view.double_click_plays = settings.double_click_plays
        self.game.computers.pace = pace.value
        orders = self.game.model.orders
        if orders.hold is not Hold.HALF_INNING:
            orders.hold = Hold.ONE_GESTURE if settings.throw_together else Hold.EACH_ACT

    def _dressed(self, theme: Theme) -> None:
        if self.desk is not None:
            self.desk.scene.dress(theme)

    def _refresh_actions(self) -> None:
        at_table = self.game is not None
        for action in self._at_table:
            action.setEnabled(at_table)
        if self.game is None:
            return
        model = self.game.model
        target = model.undo_target()
        self.undo_action.setEnabled(target is not None)
        tip = "" if target is not None else self.tr("Nobody at this table has done anything yet.")
        self.undo_action.setToolTip(tip)
        self.redo_action.setEnabled(model.session.may_redo)
        self.throw_action.setEnabled(self.desk is not None and self.desk.may_throw())
        self.act_action.setEnabled(not model.is_over)
        self.half_action.setEnabled(not model.is_over)
        self.pause_action.setEnabled(not model.awaits_person and not model.is_over)

    # What a crash report may say of the game

    def last_moves(self) -> str:
        """Return the end of the journal, answers and faces as they were given."""
        if self.game is None:
            return ""
        return "\n".join(str(move.entry) for move in self.game.model.session.journal[-8:])

    def private_words(self) -> list[str]:
        """Return what a report must not show: the names of people and of their file."""
        if self.game is None:
            return []
        return [*(chair.name for chair in self.game.model.setup.chairs), self.game.name]

    def saved_at(self) -> str:
        return str(self.game.path) if self.game is not None else ""

    def _restore_geometry(self) -> None:
        kept = self.store.settings.geometry
        if not kept or not self.restoreGeometry(QByteArray.fromBase64(kept.encode())):
            self._default_geometry()

    def _default_geometry(self) -> None:
        screen = self.screen().availableGeometry()
        self.resize(min(1440, screen.width()), min(920, screen.height()))
        frame = self.frameGeometry()
        frame.moveCenter(screen.center())
        self.move(frame.topLeft())

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        files = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
        if files:
            self.open_file(Path(files[0]))

    def closeEvent(self, event: QCloseEvent) -> None:
        geometry = bytes(self.saveGeometry().toBase64().data()).decode()
        self.store.change(geometry=geometry)
        self.leave_table()
        self.closed.emit()
        super().closeEvent(event)
