"""A club's cards laid out on the table to look at; a card chosen is shown large."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    QTimer,
)
from PySide6.QtGui import QCloseEvent, QPainter, QPixmap
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from hotstove.faces.cards import ASPECT, Face, paint_ring, paint_shadow
from hotstove.faces.registry import Faces, faces_of
from hotstove.play.seats import Seat
from hotstove.rulebooks.shelf import volume
from hotstove.windows.kit import Columns, Picture, button, paper, words

_WIDE = 150
_GAP = 9
_Index = QModelIndex | QPersistentModelIndex


class CardListModel(QAbstractListModel):
    """The cards of one club, in the order of its file."""

    def __init__(self, cards: tuple[str, ...], faces: Faces) -> None:
        super().__init__()
        self.cards = cards
        self._words = tuple(faces.words(card) for card in cards)

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.cards)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._words[index.row()]
        return None


class _Drawn(QStyledItemDelegate):
    """Shows cards from pixmaps, which are drawn a few at a time when nothing else is to do."""

    def __init__(self, view: QListView, cards: tuple[str, ...], faces: Faces) -> None:
        super().__init__(view)
        self._view, self._cards, self._faces = view, cards, faces
        self._pixmaps: dict[int, QPixmap] = {}
        self._wanted: list[int] = []
        self._ratio = 0.0
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._draw_one)

    def stop(self) -> None:
        self._timer.stop()
        self._wanted.clear()

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(_WIDE + 2 * _GAP, round(_WIDE * ASPECT) + 2 * _GAP)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        box: Any = option.rect
        state: Any = option.state
        card = QRectF(0, 0, _WIDE, _WIDE * ASPECT)
        card.moveCenter(QRectF(box).center())
        ratio = self._view.devicePixelRatioF()
        if ratio != self._ratio:
            self._ratio = ratio
            self._pixmaps.clear()
        pixmap = self._pixmaps.get(index.row())
        if pixmap is None:
            self._want(index.row())
            paint_shadow(painter, card)
            self._faces.art(self._cards[index.row()]).paint(painter, card, Face.BACK)
        else:
            painter.drawPixmap(box.topLeft(), pixmap)
        if state & QStyle.StateFlag.State_Selected:
            paint_ring(painter, card)

    def _want(self, row: int) -> None:
        if row not in self._wanted:
            self._wanted.append(row)
            self._timer.start()

    def _draw_one(self) -> None:
        if not self._wanted:
            self._timer.stop()
            return
        row = self._wanted.pop(0)
        size = QSize(_WIDE + 2 * _GAP, round(_WIDE * ASPECT) + 2 * _GAP)
        pixmap = QPixmap(size * self._ratio)
        pixmap.setDevicePixelRatio(self._ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        card = QRectF(_GAP, _GAP, _WIDE, _WIDE * ASPECT)
        inside = QPainter(pixmap)
        paint_shadow(inside, card)
        self._faces.art(self._cards[row]).paint(inside, card, Face.TABLE)
        inside.end()
        self._pixmaps[row] = pixmap
        model = self._view.model()
        self._view.update(model.index(row, 0))


class CardRack(QWidget):
    """The cards of *seat*'s club in the game of *rulebook*, and the one looked at, large."""

    def __init__(self, rulebook: Any, seat: Seat) -> None:
        super().__init__()
        club = rulebook.club(seat)
        self._faces = faces_of(volume(rulebook.id).family, rulebook)
        self.cards = tuple(card.id for card in rulebook.team(seat).cards)
        self.title = self.tr("Cards of the {club}").format(club=club.name)
        self.view = QListView()
        self.view.setAccessibleName(self.title)
        self.view.setViewMode(QListView.ViewMode.IconMode)
        self.view.setResizeMode(QListView.ResizeMode.Adjust)
        self.view.setMovement(QListView.Movement.Static)
        self.view.setUniformItemSizes(True)
        self.view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.view.setMinimumSize(2 * (_WIDE + 2 * _GAP), 300)
        self.view.setProperty("role", "felt")
        self._model = CardListModel(self.cards, self._faces)
        self.view.setModel(self._model)
        self._drawn = _Drawn(self.view, self.cards, self._faces)
        self.view.setItemDelegate(self._drawn)
        self.large = Picture(aspect=ASPECT, hangs=True)
        self.large.setMinimumSize(280, 380)
        rack, layout = paper("rack", 14)
        layout.addWidget(self.large, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(10)
        whole.addWidget(words(self.title, "title"))
        whole.addWidget(Columns(self.view, rack, shares=(7, 4)), 1)
        self.view.selectionModel().currentChanged.connect(self._look)
        if self.cards:
            self.view.setCurrentIndex(self._model.index(0))

    def _look(self, current: QModelIndex) -> None:
        if not current.isValid():
            return
        card = self.cards[current.row()]
        art = self._faces.art(card)

        def paint(painter: QPainter, rect: QRectF) -> None:
            box = rect.adjusted(4, 4, -4, -8)
            paint_shadow(painter, box, 0.3)
            art.paint(painter, box, Face.READING)

        self.large.show_picture(paint, self._faces.words(card))

    def stop(self) -> None:
        """Draw no more cards."""
        self._drawn.stop()


class CardBrowser(QDialog):
    """The cards of one club."""

    def __init__(self, rulebook: Any, seat: Seat, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rack = CardRack(rulebook, seat)
        self.cards, self.view, self.large = self._rack.cards, self._rack.view, self._rack.large
        self.setWindowTitle(self._rack.title)
        self.resize(1180, 780)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(18, 14, 18, 14)
        whole.setSpacing(10)
        whole.addWidget(self._rack, 1)
        whole.addLayout(browser_foot(self))
        self.view.setFocus()

    def done(self, result: int) -> None:
        self._rack.stop()
        super().done(result)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._rack.stop()
        super().closeEvent(event)


def browser_foot(dialog: QDialog) -> QHBoxLayout:
    """Return what stands below cards that are looked at."""
    translate = QCoreApplication.translate
    foot = QHBoxLayout()
    told = translate("CardBrowser", "A click or the arrow keys show a card large.")
    foot.addWidget(words(told, "note"), 1)
    foot.addWidget(button(translate("CardBrowser", "&Close"), dialog.accept, "main"))
    return foot
