"""The window of the roster editor: library, dugout and notebook, and what its commands do.

Parts signal, the model says what came of it; whatever opens beside it stands in modules of its
own, loaded when first asked for. The roster is kept after every change, named or not.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMainWindow,
    QMenu,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from hotstove.binding.roster_model import RosterModel
from hotstove.binding.translation import refusal, told
from hotstove.clubhouse.documents import with_names
from hotstove.clubhouse.dugout import Area, Place
from hotstove.clubhouse.keeping import RosterKeeper
from hotstove.clubhouse.law import Violation
from hotstove.clubhouse.needs import Need
from hotstove.clubhouse.reading import Opened
from hotstove.faces.library_faces import library_faces
from hotstove.files.refused import FileRefused
from hotstove.windows.choosing_files import ask_save
from hotstove.windows.kit import WoodPage, announce, scrolled, words
from hotstove.windows.messages import say_refused
from hotstove.windows.roster_shelf import SUFFIX, RosterShelf
from hotstove.windows.settings import SettingsStore

from .beside import Beside
from .carrying import Carrier
from .commands import RosterCommands
from .considering import ConsideringRack
from .head import RosterHead
from .library import LibraryPane
from .mat import DugoutMat
from .notebook import Notebook
from .pictures import Pictures
from .zoom import CardZoom

if TYPE_CHECKING:
    from hotstove.windows.main_window import MainWindow

KEPT_AFTER: Final = 400
"""Milliseconds after a change until it is in the file."""
LEAST: Final = (1024, 640)
SHELVES: Final = {"COACH_STAFF": Area.COACHES, "STADIUM_COUNT": Area.STADIUM}
"""The shelf that helps with a fault."""


class RosterWindow(QMainWindow):
    rule_asked = Signal(str)
    kept = Signal(str)
    """The roster is in the file of this path."""

    def __init__(
        self,
        shelf: RosterShelf,
        store: SettingsStore,
        opened: Opened,
        path: Path | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """*opened*: a roster, of any game; *path*: its file. Raises FileRefused where the game's
        cards cannot be read.
        """
        super().__init__(parent, Qt.WindowType.Window)
        self.shelf, self.store = shelf, store
        document = opened.document
        self.keeper = RosterKeeper(shelf.folder, path, was_damaged=bool(opened.losses))
        self.model = RosterModel(shelf.stock_of(document.game), shelf.catalog, document, self)
        self.setMinimumSize(*LEAST)
        self.setAcceptDrops(True)
        self.beside = Beside(self)
        self._lay_out()
        self._resize()
        if opened.notices:
            self.say("  ".join(told(notice) for notice in opened.notices), is_done=False)
        self.library.search.setFocus()

    # How it is laid out

    def _lay_out(self) -> None:
        model = self.model
        faces = library_faces(
            model.kind.family, lambda: model.stock, self.shelf.catalog.clubs, model.name_of
        )
        self.pictures = Pictures(faces, self)
        self._build()
        self.commands = RosterCommands(self)
        self._join()
        self.refresh()

    def _build(self) -> None:
        page = WoodPage()
        self.setCentralWidget(page)
        self.carrier = Carrier(page, self.model, self.pictures)
        self.carrier.is_still = lambda: (
            self.store.settings.reduce_motion or self.store.settings.pace == "off"
        )
        self.zoom = CardZoom(page, self.pictures, lambda: self.store.settings.zoom_delay)
        self.head = RosterHead(self.model)
        self.library = LibraryPane(self.model, self.pictures, self.carrier)
        self.mat = DugoutMat(self.model, self.pictures, self.carrier)
        self.considering = ConsideringRack(self.model, self.pictures, self.carrier)
        self.notebook = Notebook(self.model)
        self.notebook.setMinimumHeight(120)
        self.line = words("", "strong")
        self.line.setMinimumHeight(round(self.line.fontInfo().pixelSize() * 1.3))
        self.carrier.grounds = [self.considering, self.mat, self.library]
        desk = QWidget()
        foot = QHBoxLayout(desk)
        foot.setContentsMargins(0, 0, 0, 0)
        foot.setSpacing(10)
        foot.addWidget(self.notebook, 5)
        foot.addWidget(self.considering, 3)
        self.right = QSplitter(Qt.Orientation.Vertical)
        self.right.addWidget(self.mat)
        self.right.addWidget(desk)
        self.right.setStretchFactor(0, 5)
        self.right.setStretchFactor(1, 1)
        self.right.setChildrenCollapsible(False)
        dugout = QWidget()
        column = QVBoxLayout(dugout)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.head)
        column.addWidget(self.right, 1)
        column.addWidget(self.line)
        self.halves = QSplitter(Qt.Orientation.Horizontal)
        self.halves.addWidget(self.library)
        self.halves.addWidget(scrolled(dugout))
        self.halves.setStretchFactor(0, 3)
        self.halves.setStretchFactor(1, 5)
        self.halves.setChildrenCollapsible(False)
        self.halves.setHandleWidth(12)
        whole = QVBoxLayout(page)
        whole.setContentsMargins(12, 10, 12, 8)
        whole.addWidget(self.halves)

    def _join(self) -> None:
        model, rack = self.model, self.library.rack
        self._keep_soon = QTimer(self, singleShot=True, interval=KEPT_AFTER)
        self._keep_soon.timeout.connect(self.keep)
        model.changed.connect(self._roster_changed)
        model.looked_at.connect(lambda card: self.refresh())
        model.said.connect(lambda text, is_done: self.say(text, is_done=is_done))
        model.taken_up.connect(self._tell_hand)
        self.carrier.hovered.connect(self._tell_drop)
        rack.add_asked.connect(lambda card: self.command("add", card))
        rack.bench_asked.connect(lambda card: self.command("bench", card))
        rack.consider_asked.connect(lambda card: self.command("consider", card))
        rack.hand_asked.connect(self._take_to_dugout)
        for part in (rack, self.mat, self.considering):
            part.zoom_asked.connect(self.zoom.toggle)
            part.looked.connect(self.zoom.hover)
        for ground in (self.mat, self.considering):
            ground.command.connect(self.command)
            ground.menu_asked.connect(self._card_menu)
        self.notebook.culprits_asked.connect(self.show_culprits)
        self.notebook.need_asked.connect(self._show_need)
        self.notebook.rule_asked.connect(self.rule_asked)
        self.head.own_format_asked.connect(self.beside.own_format)
        self.library.begin_sorted(self.store.settings.library_sort)
        self.library.sorted_by.connect(lambda keys: self.store.change(library_sort=keys))

    def _resize(self) -> None:
        kept = self.store.settings.roster_geometry
        if not kept or not self.restoreGeometry(QByteArray.fromBase64(kept.encode())):
            screen = self.screen().availableGeometry()
            self.resize(min(1440, screen.width()), min(900, screen.height()))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        wide, tall = self.halves.width(), self.right.height()
        self.halves.setSizes([round(wide * 0.33), round(wide * 0.67)])
        self.right.setSizes([round(tall * 0.79), round(tall * 0.21)])

    def speak_anew(self) -> None:
        """Build all of it again in the language that is spoken now; the roster goes on."""
        if self._keep_soon.isActive():
            self.keep()
        self.zoom.let_go()
        self.carrier.put_back()
        self.model.take_up("")
        self.model.leave_all()
        sizes = self.halves.sizes(), self.right.sizes()
        library, has_lines = self.library, self.library.rack.is_lines
        self.menuBar().clear()
        for gone in (self._keep_soon, self.commands, self.pictures):
            gone.deleteLater()
        self._lay_out()
        self.halves.setSizes(sizes[0])
        self.right.setSizes(sizes[1])
        self.library.look_as(library)
        if has_lines:
            self.library._change_form()

    # What is told

    def say(self, text: str, *, is_done: bool = True) -> None:
        """Say one sentence under the dugout, and to a screen reader."""
        self.line.setText(text)
        announce(self.line, text)

    def _tell_hand(self, card: str) -> None:
        if card and not self.carrier.card:
            self.say(
                self.tr("{card} is in your hand: choose a lit place, or Escape.").format(
                    card=self.model.name_of(card)
                )
            )

    def _tell_drop(self, place: object) -> None:
        if isinstance(place, Place) and self.carrier.card:
            self.say(told(self.model.editor.proposal(self.carrier.card, place).words))

    def refresh(self) -> None:
        self.commands.refresh()
        name = self.model.document.name or self.tr("Unnamed roster")
        self.setWindowTitle(self.tr("{name}[*] — Hot Stove").format(name=name))
        self.setWindowFilePath(str(self.keeper.path or ""))
        self.setWindowModified(not self.keeper.is_named and self.model.editor.is_changed)

    def _roster_changed(self) -> None:
        self.refresh()
        self.library.rack.viewport().update()
        self._keep_soon.start()

    # Commands on one card

    def command(self, name: str, card: str = "") -> None:
        """Do what a key, a menu or a gesture asked of *card*, the one looked at unless named."""
        card = card or self.model.looked
        if not card:
            return
        self.model.take_up("")
        editor, model = self.model.editor, self.model
        had_focus = self.focusWidget()
        if name == "add":
            model.add(card)
        elif name == "bench":
            model.hear(editor.add_to_bench(card))
        elif name == "consider":
            model.hear(editor.consider(card))
        elif name == "remove":
            self._remove(card)
        elif name == "backup" and model.kind.has_backups:
            model.hear(editor.toggle_backup(card))
            if card in editor.document.roster.cards and card in editor.known:
                self.say(f"{self.line.text()} {told(editor.cost_words(card))}")
        elif name == "lock":
            model.toggle_lock(card)
        elif name == "compare":
            self.beside.compare(card)
        elif name == "note":
            self.beside.edit_note(card)
        if had_focus is self.library.rack:
            self.library.rack.setFocus()

    def _remove(self, card: str) -> None:
        place = self.model.place_of(card)
        self.model.hear(self.model.editor.remove(card))
        if place is not None:
            self.mat.focus_place(place)

    def _card_menu(self, card: str, at: QPoint) -> None:
        menu = QMenu(self)
        for name, text, _ in self.commands.card_commands():
            action = menu.addAction(text)
            action.triggered.connect(lambda on=False, name=name: self.command(name, card))
        menu.popup(at)

    def _take_to_dugout(self, card: str) -> None:
        self.model.take_up(card)
        self.mat.begin(card)

    def zoom_current(self) -> None:
        if self.model.looked:
            self.zoom.toggle(
                self.model.looked, QRect(self.mapToGlobal(self.rect().center()), self.size() / 20)
            )

    def show_culprits(self, violation: Violation) -> None:
        """Show who is at fault: the first culprit gets the keyboard."""
        for card in violation.cards:
            if self.model.place_of(card) is not None:
                self.model.look_at(card)
                self.mat.focus_on(card)
                return
        code = violation.code
        if code == "HOME_RULES_MISSING":
            self.head.home.setFocus()
        elif code.startswith(("ORDER", "LINEUP")) or "league" in violation.culprit.arguments:
            self.beside.show_lineups()
        elif code in ("POINT_CAP", "ROSTER_SALARY"):
            self.beside.explain()
        elif "DECK" in code:
            self.beside.choose_deck()
        elif code in SHELVES:
            self.show_shelf(SHELVES[code])
        else:
            self.library.search.setFocus()

    def _show_need(self, need: Need) -> None:
        if need.area is Area.DECK:
            self.beside.choose_deck()
        elif need.area is not None:
            self.show_shelf(need.area)
        else:
            self.library.narrow(position=str(need.position or ""), role=need.role)
            self.library.rack.setFocus()

    def show_shelf(self, shelf: Area) -> None:
        """Show coaches or parks in the library, the keyboard on the first."""
        self.library.show_shelf(shelf)
        self.library.rack.setFocus()

    # Keys

    def to_search(self) -> None:
        self.library.search.setFocus()
        self.library.search.selectAll()

    def next_part(self) -> None:
        """F6: search, cards, dugout, notebook, head, and round again."""
        parts: list[QWidget] = [
            self.library.search, self.library.rack, self.mat, self.notebook, self.head.name,
        ]  # fmt: skip
        focus = self.focusWidget()
        here = next(
            (
                n
                for n, part in enumerate(parts)
                if focus is not None and (part is focus or part.isAncestorOf(focus))
            ),
            -1,
        )
        to = parts[(here + 1) % len(parts)]
        if to is self.mat:
            self.mat.begin()
        elif to is self.notebook:
            self.notebook.tabBar().setFocus()
        else:
            to.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.zoom.let_go()
            self.model.take_up("")
        else:
            super().keyPressEvent(event)

    # Files

    def keep(self) -> None:
        """Write the roster where it is kept, a draft until it has a name."""
        self._keep_soon.stop()
        document = self.model.document
        if self.keeper.path is None and not self.model.editor.is_changed:
            return
        try:
            path = self.keeper.keep(with_names(document, self.model.stock.known))
        except FileRefused as refused:
            self.say(refusal(refused), is_done=False)
            return
        self.refresh()
        self.kept.emit(str(path))

    def save(self) -> None:
        if not self.keeper.is_named:
            self.save_as()
            return
        self.keep()
        self.model.editor.was_saved()
        self.refresh()
        self.say(self.tr("The roster is saved."))

    def save_as(self) -> None:
        from hotstove.windows.print_window import file_stem

        self.shelf.folder.mkdir(parents=True, exist_ok=True)
        stem = file_stem(self.model.document.name) or self.tr("My roster")
        path = ask_save(
            self,
            self.store,
            "rosters",
            self.tr("Save the roster"),
            f"{stem}{SUFFIX}",
            self.tr("Rosters (*.hotroster)"),
            self.shelf.folder,
        )
        if path is not None:
            self.save_to(path)

    def save_to(self, path: Path) -> None:
        """Give the roster a file of its own; one without a name is called like it."""
        if not self.model.document.name:
            self.model.editor.rename(path.stem)
        try:
            self.keeper.keep_as(with_names(self.model.document, self.model.stock.known), path)
        except FileRefused as refused:
            say_refused(self, refusal(refused))
            return
        self.model.editor.was_saved()
        self.refresh()
        self.say(self.tr("The roster is saved."))

    def new_roster(self) -> None:
        from .opening import open_new

        open_new(self._main(), self.model.document.game)

    def choose_roster(self) -> None:
        from .opening import choose_roster

        choose_roster(self._main())

    def _main(self) -> MainWindow:
        return self.parent()  # type: ignore[return-value]

    def closeEvent(self, event: QCloseEvent) -> None:
        """Nothing is asked and nothing lost: an unnamed roster stays as a draft."""
        if self._keep_soon.isActive() or self.model.editor.is_changed:
            self.keep()
        self._keep_soon.stop()
        self.zoom.let_go()
        self.carrier.put_back()
        document, office = self.model.document, self.model.office
        if document == office.held_to(office.empty(), self.model.editor.rules):
            self.keeper.drop_draft()
        geometry = bytes(self.saveGeometry().toBase64().data()).decode()
        self.store.change(roster_geometry=geometry)
        super().closeEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        from .opening import open_dropped

        open_dropped(
            self, [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        )

    def restock(self) -> None:
        """Take in sets that came or went."""
        self.pictures.forget()
        self.model.restock(self.shelf.restock(self.model.document.game))
