"""The main window: start page, table and lineup page, and what every command of the menus does.

It shows what it is given; games are opened by game_keeper, the menus are built in menus.
A window that has not been furnished is bare wood: it stands before anything else is loaded, and
each window beside it is loaded when it is first asked for.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtWidgets import QMainWindow, QStackedWidget

from hotstove.binding.translation import refusal, told
from hotstove.faces.theme import EVENING, THEMES, mixed
from hotstove.files.refused import FileRefused

from . import window_place
from .settings import Settings, SettingsStore

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDragLeaveEvent, QDropEvent, QPaintEvent
    from PySide6.QtWidgets import QDialog

    from hotstove.catalog.shelf import Catalog
    from hotstove.faces.theme import Theme
    from hotstove.play.decisions import Decision
    from hotstove.playmat.desk import Desk

    from .game_keeper import GameKeeper
    from .lineup import LineupPage
    from .menus import Menus
    from .open_game import OpenGame
    from .start import StartPage
    from .style import Dresser
    from .table_page import TablePage

LEAST = (1024, 640)


class MainWindow(QMainWindow):
    closed = Signal()
    stands = Signal()
    """The bare window has been drawn for the first time."""

    catalog: Catalog
    keeper: GameKeeper
    dresser: Dresser
    menus: Menus
    start: StartPage
    pages: QStackedWidget

    def __init__(self, store: SettingsStore, resources: Path) -> None:
        super().__init__()
        self.store = store
        self.resources = resources
        self.is_furnished = False
        self.game: OpenGame | None = None
        self.desk: Desk | None = None
        self.table_page: TablePage | None = None
        self._lineup: LineupPage | None = None
        self._windows: list[QDialog] = []
        self.setMinimumSize(640, 400)
        self.setWindowTitle(self.tr("Hot Stove"))
        theme = next((one for one in THEMES if one.name == store.settings.theme), EVENING)
        wood = mixed(theme.walnut_light, theme.walnut_dark, 0.5)
        self.setStyleSheet(f"QMainWindow {{ background: {wood}; }}")
        window_place.restore(self, store.settings.geometry)

    def furnish(self, catalog: Catalog, keeper: GameKeeper, dresser: Dresser) -> None:
        """Put menus and pages into the window and show the start page."""
        self.catalog, self.keeper, self.dresser = catalog, keeper, dresser
        from .arrivals import Landing

        self.setStyleSheet("")
        self._landing = Landing(self)
        self.pages = QStackedWidget()
        self.hang_start()
        self.store.changed.connect(self._obey)
        dresser.dressed.connect(self._dressed)
        self.is_furnished = True
        self.show_start()
        self.setCentralWidget(self.pages)

    # Pages

    def hang_start(self) -> None:
        """Put the menus and the start page into the window, in the language of the moment."""
        from .menus import Menus
        from .start import StartPage

        self.start = StartPage()
        self.pages.addWidget(self.start)
        self.start.play_now.connect(self.play_now)
        self.start.resume.connect(lambda path: self.open_file(Path(path)))
        self.start.new_game.connect(self.new_game)
        self.start.open_file.connect(self.choose_file)
        self.start.settings.connect(self.choose_settings)
        self.menus = Menus(self)
        self.start.print_shop.connect(self.menus.open_shop)
        self.start.series.connect(self.menus.open_series)
        self.start.rosters.connect(self.menus.open_rosters)
        self.start.learn.connect(self.menus.open_lessons)
        self.start.cards.connect(self.menus.open_cards)

    def show_start(self) -> None:
        self.start.show_sessions(self.keeper.sessions())
        self.start.show_play_now(self.keeper.play_now_words())
        self.pages.setCurrentWidget(self.start)
        self.refresh_actions()
        self.setWindowTitle(self.tr("Hot Stove"))
        self.setWindowFilePath("")

    def show_game(self, game: OpenGame) -> None:
        """Put *game* on the table."""
        from .recent import remember

        self.leave_table()
        self.game = game
        game.model.asked.connect(self.refresh_actions)
        game.model.rewound.connect(self.close_lineup)
        page = self.lay_table(game)
        remember(self, game.path)
        self.setWindowTitle(self.tr("{name} — Hot Stove").format(name=game.name))
        self.setWindowFilePath(str(game.path))
        page.desk.view.setFocus()
        self.refresh_actions()
        if game.notice:
            QTimer.singleShot(0, self, lambda: self.say_refused(game.notice))
        game.computers.begin()
        page._waits()

    def lay_table(self, game: OpenGame) -> TablePage:
        """Show the table of *game* as it stands, in the language of the moment."""
        from .style import worn
        from .table_page import TablePage

        self.desk = game.desk(worn(), self.resources / "art")
        page = self.table_page = TablePage(self.desk)
        self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        page.lineup_asked.connect(self._ask_lineup)
        page.log.moment_asked.connect(self._go_to)
        page.rule_asked.connect(self.menus.show_rules)
        page.prompt.field_asked.connect(self._ask_field)
        page.prompt.take_back.stand_for(self.menus.undo)
        page.prompt.box_asked.connect(self.show_box_score)
        page.prompt.print_asked.connect(self.print_scorecard)
        page.prompt.new_asked.connect(self.menus.what_next)
        page.prompt.is_of_series = self.keeper.series.of_game(game.path) is not None
        page.sounds_in = self.resources / "sounds"
        self.desk.waits.connect(self.refresh_actions)
        self._obey(self.store.settings)
        return page

    def leave_table(self) -> None:
        """Close the game; it lies in its file and can be taken up again."""
        game, page = self.game, self.table_page
        if game is None or page is None:
            return
        self.close_lineup()
        self.close_windows()
        page.close_game()
        self.pages.removeWidget(page)
        page.deleteLater()
        self.game = self.desk = self.table_page = None
        try:
            game.close()
        except FileRefused as refused:
            self.say_refused(refusal(refused))
        self.show_start()

    def close_windows(self) -> None:
        """Close what stands beside the table and is about its game."""
        for window in self._windows:
            window.close()
        self._windows.clear()

    def _ask_lineup(self, decision: Decision) -> None:
        self._show_sheet(decision)

    def _ask_field(self, decision: Decision) -> None:
        """Show the sheet on which any number of changes in the field are one answer."""
        self._show_sheet(decision, may_give_up=True)

    def _show_sheet(self, decision: Decision, *, may_give_up: bool = False) -> None:
        if self.game is None or self._lineup is not None:
            return
        from .lineup import LineupPage

        rulebook = self.game.model.session.rulebook
        emblems = self.resources / "art" / "emblems"
        game = self.game.model.session.seen_from(decision.seat).game
        page = self._lineup = LineupPage(rulebook, decision, emblems, game=game)
        page.handed_in.connect(self._hand_in)
        page.rule_asked.connect(self.menus.show_rules)
        if may_give_up:
            page.given_up.connect(self.close_lineup)
        self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        page.setFocus()

    def _hand_in(self, card: object) -> None:
        self.close_lineup()
        if self.game is not None:
            self.game.model.choose(card)  # type: ignore[arg-type]

    def close_lineup(self) -> None:
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
        from .new_game import NewGameDialog

        taken = {info.name for info in self.keeper.sessions()}
        art = self.resources / "art"
        dialog = NewGameDialog(
            self.catalog, self.store, art, self, taken=taken, rosters=self.keeper.rosters
        )
        if dialog.exec() and dialog.choice is not None:
            choice = dialog.choice
            self._begin(lambda: self.keeper.begin(choice))

    def choose_file(self) -> None:
        from .choosing_files import ask_open

        title = self.tr("Open a game or a roster")
        names = self.tr("Games and rosters (*.hotstove *.hotroster)")
        path = ask_open(self, self.store, "games", title, names, self.keeper.folder)
        if path is not None:
            self.open_file(path)

    def open_file(self, path: Path) -> None:
        """Open the game in *path*, if it lies not on the table already; a roster in the editor."""
        if path.suffix.lower() == ".hotroster":
            self.menus.open_roster(path)
        elif self.game is None or not _is_same(self.game.path, path):
            self._begin(lambda: self.keeper.open(path))

    def _begin(self, make: Callable[[], OpenGame]) -> None:
        """Show the game that *make* opens; when it cannot, the one on the table stays."""
        try:
            game = make()
        except FileRefused as refused:
            self.say_refused(refusal(refused))
            return
        self.show_game(game)

    def print_scorecard(self) -> None:
        if self.game is not None:
            from .print_window import PrintWindow

            card = self.game.scorecard(self.resources / "art" / "emblems")
            PrintWindow(card, self.game.name, self.store, self).exec()

    def save_picture(self) -> None:
        if self.desk is None or self.game is None:
            return
        from .choosing_files import ask_save
        from .print_window import file_stem

        title, names = self.tr("Save a picture of the table"), self.tr("Pictures (*.png)")
        name = f"{file_stem(self.game.name) or self.tr('Hot Stove')}.png"
        path = ask_save(self, self.store, "pictures", title, name, names)
        if path is not None and not self.desk.view.grab().save(str(path)):
            self.say_refused(
                self.tr("The picture {file} could not be written; choose another folder.").replace(
                    "{file}", path.name
                )
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
            from .messages import ask_take_back

            maker = model.session.gesture_seat(target)
            chairs, people = model.setup.chairs, model.setup.people
            other = next(chairs[seat].name for seat in people if seat != maker)
            if not ask_take_back(self, other, chairs[maker].name, model.undo_words()):
                return
        model.undo()

    def redo(self) -> None:
        if self.game is not None:
            self.game.model.redo()

    def show_moments(self, at: int | None = None) -> None:
        if self.game is not None:
            from .moments import MomentsDialog

            MomentsDialog(self.game.model, self, at).exec()

    def _go_to(self, gesture: int) -> None:
        if self.menus.moments.isEnabled():
            self.show_moments(gesture)

    def copy_log(self) -> None:
        from PySide6.QtGui import QGuiApplication

        if self.table_page is not None:
            QGuiApplication.clipboard().setText(self.table_page.log_model.text())

    def choose_settings(self) -> None:
        from hotstove.files.phrasebook import languages

        from .settings_dialog import SettingsDialog

        known = languages(self.resources / "translations")
        dialog = SettingsDialog(self.store, self, languages=known)
        dialog.keys_asked.connect(self.show_keys)
        dialog.exec()

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

    def pass_on(self) -> None:
        if self.game is not None:
            self.game.model.pass_on()

    def say_why(self) -> None:
        """Say in the prompt bar why the computer did what it last gave a reason for."""
        if self.game is not None and self.table_page is not None:
            reason = self.game.computers.last_reason()
            if reason is not None:
                self.table_page.prompt.say(told(reason))

    def show_odds(self) -> QDialog | None:
        if self.game is None:
            return None
        from .odds import OddsWindow

        return self._show_beside(OddsWindow(self.game.model, self))

    def concede(self) -> None:
        """The person who is asked gives the game up, if he means it."""
        from . import messages

        if self.game is None or self.game.model.request is None:
            return
        model = self.game.model
        assert model.request is not None
        who = model.setup.chairs[model.request.seat].name
        if messages.ask_concede(self, who):
            model.concede()

    def pause(self) -> None:
        if self.table_page is not None:
            self.table_page.prompt.toggle_pause()

    # View

    def show_box_score(self) -> QDialog | None:
        if self.game is None:
            return None
        from .box_score import BoxScoreWindow

        return self._show_beside(BoxScoreWindow(self.game.model, self.game.name_of, self))

    def _show_beside(self, window: QDialog) -> QDialog:
        self._windows.append(window)
        window.show()
        return window

    def zoom(self) -> None:
        if self.desk is not None:
            self.desk.view.zoom_focused()

    def toggle_full_screen(self) -> None:
        from PySide6.QtCore import Qt

        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
        self.menus.full_screen.setChecked(self.isFullScreen())

    def reset_windows(self) -> None:
        self.showNormal()
        window_place.reset(self)

    # Help

    def show_keys(self) -> None:
        from .keys import KeysWindow

        KeysWindow(lambda: self.menus.actions, self, self.store).exec()

    def show_files(self) -> None:
        from PySide6.QtCore import QUrl
        from PySide6.QtGui import QDesktopServices

        self.keeper.folder.mkdir(parents=True, exist_ok=True)
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.keeper.folder)))

    def show_about(self) -> None:
        from .messages import about

        about(self, self.resources)

    def say_refused(self, sentence: str) -> None:
        """Tell in a window why something could not be done."""
        from .messages import say_refused

        say_refused(self, sentence)

    # Settings and the window itself

    def _obey(self, settings: Settings) -> None:
        from .key_map import obey

        self.dresser.wear(
            settings.theme, settings.text_scale, is_told_apart=settings.told_apart
        )
        for action in self.menus.paces.actions():
            action.setChecked(action.data() == settings.pace)
        obey(self.menus.actions, settings.keys)
        if self.table_page is not None:
            self.table_page.obey(settings)

    def _dressed(self, theme: Theme) -> None:
        if self.desk is not None:
            self.desk.scene.dress(theme)

    def refresh_actions(self) -> None:
        """Grey the commands that mean nothing now."""
        self.menus.refresh()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if self.is_furnished and event.type() is QEvent.Type.LanguageChange:
            from .anew import speak_anew

            speak_anew(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.is_furnished:
            QTimer.singleShot(0, self, self.stands.emit)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        self._landing.enter(event)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self._landing.leave()

    def dropEvent(self, event: QDropEvent) -> None:
        self._landing.drop(event)

    def keep(self) -> None:
        """Keep where the window stands; a game is kept with every answer anyway."""
        if self.is_furnished:
            self.store.change(geometry=window_place.kept(self))

    def closeEvent(self, event: QCloseEvent) -> None:
        self.keep()
        if self.is_furnished:
            self.leave_table()
        self.closed.emit()
        super().closeEvent(event)


def _is_same(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except OSError:
        return False
