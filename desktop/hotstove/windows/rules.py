"""The window of the rules at hand: booklets on the left, a chapter to read on the right.

Texts are put down as plain characters, never read as markup, and nothing is loaded for them.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QLocale,
    QModelIndex,
    QRectF,
    QSize,
    Qt,
    QUrl,
    Signal,
)
from PySide6.QtGui import (
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QShortcut,
    QStandardItem,
    QStandardItemModel,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
)
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QSplitter,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from hotstove.binding.translation import refusal
from hotstove.clubhouse.rules_reader import Booklet, Chapter, Entry, RulesShelf, mentions
from hotstove.faces import fonts
from hotstove.faces.theme import mixed, tint
from hotstove.files.refused import FileRefused
from hotstove.play.problems import RuleId
from hotstove.rulebooks.shelf import volume
from hotstove.windows.kit import announce, button, words
from hotstove.windows.style import reading_px, worn
from hotstove.windows.wrapping_tree import WrappingTree

if TYPE_CHECKING:
    from hotstove.windows.main_window import MainWindow

RULE: Final = Qt.ItemDataRole.UserRole + 1
"""The ID of an entry's rule; a booklet and a chapter have an empty one."""
PLACE: Final = Qt.ItemDataRole.UserRole + 2
"""What a row shows: the game, and the chapter counted from 0; a booklet shows its first."""
_HREF: Final = "rule:"
_AROUND: Final = 8
"""Pixels above and below the marked rule."""


class RulesWindow(QDialog):
    """The booklet of *game* comes first; the window opens at the first booklet."""

    def __init__(self, shelf: RulesShelf, game: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self._booklets = sorted(shelf.booklets(), key=lambda one: one.game != game)
        self.setWindowTitle(self.tr("Rules"))
        room = self.screen().availableGeometry()
        self.resize(QSize(1180, 780).boundedTo(room.size()))
        self.field = QLineEdit()
        self.field.setPlaceholderText(self.tr("Search"))
        self.field.setAccessibleName(self.tr("Search the rules"))
        self.found = words("", "note")
        self.items = QStandardItemModel(self)
        self.tree = WrappingTree(self.tr("Rules by chapter"))
        self.tree.setModel(self.items)
        self.page = RulePage()
        self.page.setAccessibleName(self.tr("Text of the rules"))
        left = QWidget()
        beside = QVBoxLayout(left)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.addWidget(self.field)
        beside.addWidget(self.found)
        beside.addWidget(self.tree, 1)
        halves = QSplitter()
        halves.setChildrenCollapsible(False)
        halves.addWidget(left)
        halves.addWidget(self.page)
        halves.setSizes([420, 720])
        foot = QHBoxLayout()
        foot.addWidget(button(self.tr("Copy this &rule"), self.copy))
        foot.addStretch(1)
        foot.addWidget(button(self.tr("&Close"), self.accept, "main"))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(18, 14, 18, 14)
        whole.setSpacing(10)
        whole.addWidget(words(self.windowTitle(), "title"))
        whole.addWidget(halves, 1)
        whole.addWidget(
            words(
                self.tr(
                    "In our own words; beside each ID stands its place in the printed booklet."
                ),
                "note",
            )
        )
        whole.addLayout(foot)
        self._fill()
        self.field.textChanged.connect(self._search)
        self.field.returnPressed.connect(self.tree.setFocus)
        self.page.rule_asked.connect(self.open_at)
        self.tree.selectionModel().currentChanged.connect(self._look)
        QShortcut(QKeySequence.StandardKey.Find, self, self._find)
        self._choose(_any)
        self.field.setFocus()

    @property
    def folder(self) -> Path:
        """Where the booklets lie, which tells their language."""
        return self._shelf.folder

    @property
    def rule(self) -> RuleId:
        """The rule that is marked in the text, or an empty one."""
        return str(self.tree.currentIndex().data(RULE) or "")

    def open_at(self, rule: RuleId) -> bool:
        """Show *rule*; return whether the booklets have it."""
        if not rule or self.rule == rule:
            return bool(rule)
        self.field.clear()
        self.tree.collapseAll()
        found = self._choose(lambda index: index.data(RULE) == rule)
        if found:
            self.tree.setFocus()
        return found

    def copy(self) -> None:
        """Put the marked rule on the clipboard as plain text."""
        found = self._shelf.find(self.rule)
        if found is not None:
            QGuiApplication.clipboard().setText(found[1].text())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc empties the search first; the arrow down goes from the search to what it found."""
        if event.key() == Qt.Key.Key_Escape and self.field.text():
            self.field.clear()
        elif event.key() == Qt.Key.Key_Down and self.field.hasFocus():
            self.tree.setFocus()
        else:
            super().keyPressEvent(event)

    # The tree: booklet › chapter › rule; when searching, booklet › rule

    def _fill(self) -> None:
        self.items.clear()
        for booklet in self._booklets:
            top = _item(booklet.title, "", (booklet.game, 0))
            for number, chapter in enumerate(booklet.chapters):
                place = booklet.game, number
                under = _item(chapter.heading, "", place)
                under.appendRows([_entry_item(one, place) for one in chapter.entries])
                top.appendRow(under)
            self.items.appendRow(top)
        self.found.hide()

    def _search(self, text: str) -> None:
        rule = self.rule
        if not text.strip():
            self._fill()
            self._choose(lambda index: index.data(RULE) == rule) or self._choose(_any)
            return
        self.items.clear()
        total = 0
        for booklet in self._booklets:
            entries = booklet.search(text)
            if not entries:
                continue
            total += len(entries)
            top = _item(f"{booklet.title} ({len(entries)})", "", (booklet.game, 0))
            for entry in entries:
                number = booklet.chapters.index(booklet.chapter_of(entry.rule))
                top.appendRow(_entry_item(entry, (booklet.game, number)))
            self.items.appendRow(top)
        self.tree.expandAll()
        self.found.setText(
            self.tr("Rules found: {number}").format(number=total)
            if total
            else self.tr("No rule has all of these words; try fewer.")
        )
        self.found.show()
        announce(self.field, self.found.text())
        self._choose(lambda index: bool(index.data(RULE)))

    def _find(self) -> None:
        self.field.setFocus()
        self.field.selectAll()

    def _choose(self, fits: Callable[[QModelIndex], object]) -> bool:
        """Make the first row that *fits* the current one; return whether there is one."""
        for index in _rows(self.items, QModelIndex()):
            if fits(index):
                flags = QItemSelectionModel.SelectionFlag.ClearAndSelect
                self.tree.selectionModel().setCurrentIndex(index, flags)
                self.tree.expand(index if not index.data(RULE) else index.parent())
                self.tree.scrollTo(index)
                return True
        return False

    def _look(self, current: QModelIndex) -> None:
        if current.isValid():
            game, number = current.data(PLACE)
            booklet = self._shelf.booklet(game)
            self.page.show_chapter(booklet, booklet.chapters[number], self.rule)


def open_rules(window: MainWindow, rule: RuleId = "") -> RulesWindow | None:
    """Show the rules beside *window*, at *rule* or at what its table is about; one window of them.

    None if the booklets cannot be read; *window* has said why.
    """
    page, game = window.table_page, window.game
    shelf = RulesShelf(window.resources / "rules", QLocale().name().partition("_")[0])
    shown = window.findChild(RulesWindow)
    if shown is None or shown.folder != shelf.folder:
        family = volume(game.rulebook_id).family if game is not None else ""
        if shown is not None:
            shown.deleteLater()
        try:
            shown = RulesWindow(shelf, family, window)
        except FileRefused as refused:
            window.say_refused(refusal(refused))
            return None
    shown.open_at(rule or (page.rule_at_hand if page is not None else ""))
    shown.show()
    shown.raise_()
    shown.activateWindow()
    return shown


class RulePage(QTextBrowser):
    """A chapter to read, one of its rules marked; other rules that a text names are links."""

    rule_asked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setOpenLinks(False)
        self.setTabChangesFocus(True)
        self.anchorClicked.connect(self._follow)
        self._shown: tuple[Booklet, Chapter, RuleId] | None = None
        self._marked = range(0)
        self._dressed: tuple[str, int] | None = None

    def show_chapter(self, booklet: Booklet, chapter: Chapter, rule: RuleId = "") -> None:
        """Show *chapter* with the entry of *rule* marked and at the top."""
        self._shown = booklet, chapter, rule
        self._dressed = self._dress()
        self.clear()
        self.document().setDocumentMargin(reading_px(self) * 0.8)
        cursor = QTextCursor(self.document())
        self._put(cursor, chapter.heading, self._letters(1.35, is_display=True), is_first=True)
        if chapter is booklet.chapters[0]:
            for text in booklet.opening:
                self._put(cursor, text, self._letters())
        self._marked = range(0)
        for entry in chapter.entries:
            first = cursor.blockNumber() + 1
            self._put_entry(cursor, booklet, entry)
            if entry.rule == rule:
                self._marked = range(first, cursor.blockNumber() + 1)
        start = self.document().findBlockByNumber(self._marked.start)
        self.setTextCursor(QTextCursor(start))
        self.verticalScrollBar().setValue(round(self._marked_rect().top()) - _AROUND)

    def _marked_rect(self) -> QRectF:
        """Where the marked entry stands in the text; empty if none is marked."""
        layout, rect = self.document().documentLayout(), QRectF()
        for number in self._marked:
            rect |= layout.blockBoundingRect(self.document().findBlockByNumber(number))
        return rect

    def paintEvent(self, event: QPaintEvent) -> None:
        rect = self._marked_rect()
        if not rect.isEmpty():
            theme, wide = worn(), self.viewport().width()
            rect.translate(0, -self.verticalScrollBar().value())
            ground = QRectF(1, rect.top() - _AROUND / 2, wide - 2, rect.height() + _AROUND)
            painter = QPainter(self.viewport())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.fillRect(ground, tint(mixed(theme.cream, theme.brass, 0.35)))
            painter.fillRect(QRectF(1, ground.top(), 4, ground.height()), tint(theme.brass_deep))
            painter.end()
        super().paintEvent(event)

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Nothing is ever fetched for a text."""
        return None

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        kinds = (QEvent.Type.StyleChange, QEvent.Type.FontChange, QEvent.Type.PaletteChange)
        if event.type() in kinds and self._shown is not None and self._dress() != self._dressed:
            self.show_chapter(*self._shown)

    def _dress(self) -> tuple[str, int]:
        return worn().name, reading_px(self)

    def _follow(self, url: QUrl) -> None:
        if url.toString().startswith(_HREF):
            self.rule_asked.emit(url.toString().removeprefix(_HREF))

    def _put_entry(self, cursor: QTextCursor, booklet: Booklet, entry: Entry) -> None:
        px = reading_px(self)
        self._put(cursor, entry.heading, self._letters(bold=True), above=px * 0.9)
        small = self._letters(0.82, faded=True)
        cursor.insertText(f"   {entry.rule} · {entry.source}", small)
        for paragraph in entry.paragraphs:
            indent = px * 1.1 if paragraph.is_item else 0.0
            dash = "– " if paragraph.is_item else ""
            self._put(cursor, dash, self._letters(), indent=indent)
            for text, is_rule in mentions(paragraph.text):
                is_link = is_rule and text in booklet.entries
                cursor.insertText(text, self._link(text) if is_link else self._letters())

    def _put(
        self,
        cursor: QTextCursor,
        text: str,
        letters: QTextCharFormat,
        *,
        above: float = 0.0,
        indent: float = 0.0,
        is_first: bool = False,
    ) -> None:
        form = QTextBlockFormat()
        form.setTopMargin(above)
        form.setLeftMargin(indent)
        form.setTextIndent(-indent / 2)
        form.setLineHeight(118.0, int(QTextBlockFormat.LineHeightTypes.ProportionalHeight.value))
        if is_first:
            cursor.setBlockFormat(form)
        else:
            cursor.insertBlock(form)
        cursor.insertText(text, letters)

    def _letters(
        self,
        share: float = 1.0,
        *,
        bold: bool = False,
        faded: bool = False,
        is_display: bool = False,
    ) -> QTextCharFormat:
        px = round(reading_px(self) * share)
        form = QTextCharFormat()
        form.setFont(fonts.display(px) if is_display else fonts.plain(px, bold=bold))
        form.setForeground(tint(worn().faded_ink if faded else worn().ink))
        return form

    def _link(self, rule: RuleId) -> QTextCharFormat:
        form = self._letters()
        form.setForeground(tint(worn().visitor_blue))
        form.setFontUnderline(True)
        form.setAnchor(True)
        form.setAnchorHref(f"{_HREF}{rule}")
        return form


def _item(text: str, rule: RuleId, place: tuple[str, int]) -> QStandardItem:
    item = QStandardItem(text)
    item.setEditable(False)
    item.setData(rule, RULE)
    item.setData(place, PLACE)
    if not rule:
        font = item.font()
        font.setBold(True)
        item.setFont(font)
    return item


def _entry_item(entry: Entry, place: tuple[str, int]) -> QStandardItem:
    """A row for *entry*, whose whole text a screen reader may say."""
    item = _item(entry.heading, entry.rule, place)
    item.setToolTip(entry.rule)
    item.setAccessibleDescription(entry.text())
    return item


def _any(index: QModelIndex) -> bool:
    return True


def _rows(items: QStandardItemModel, parent: QModelIndex) -> list[QModelIndex]:
    """Return every row under *parent*, each before what hangs under it."""
    found = []
    for row in range(items.rowCount(parent)):
        index = items.index(row, 0, parent)
        found += [index, *_rows(items, index)]
    return found
