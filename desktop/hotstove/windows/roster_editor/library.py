"""The library pane: a line to search in plain words, facets, the order, and the rack of cards.

What fits is found by the clubhouse; where nothing does, it says what to drop.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QLineEdit,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from hotstove.binding.roster_model import RosterModel
from hotstove.clubhouse.dugout import Area, Place
from hotstove.clubhouse.library import FACETS, SORTS, Query, SortKey
from hotstove.faces.glyphs import Way, arrow
from hotstove.windows.fields import Chooser
from hotstove.windows.kit import button, paper, words
from hotstove.windows.style import worn

from .carrying import Carrier
from .facets import FacetButton, PointsButton, value_word
from .flow import Flow
from .pictures import Pictures
from .rack import Rack

SEARCH_DELAY: Final = 150
"""Milliseconds after the last letter."""
FALLING: Final = frozenset(("points", "command", "speed", "season", "value", "bargain"))
"""Orders that begin with the most."""


class LibraryPane(QWidget):
    found_changed = Signal(int)
    """How many cards are shown."""
    sorted_by = Signal(object)
    """The keys the cards are now sorted by, to be kept."""

    def __init__(self, model: RosterModel, pictures: Pictures, carrier: Carrier) -> None:
        super().__init__()
        self._model = model
        self.sort: tuple[SortKey, ...] = (SortKey(),)
        self.search = QLineEdit()
        self.search.setPlaceholderText(self.tr("Search: lefty shortstop, ob>=9, points<300"))
        self.search.setAccessibleName(self.tr("Search the library"))
        self._late = QTimer(self, singleShot=True, interval=SEARCH_DELAY)
        self._late.timeout.connect(self.show_found)
        self.search.textEdited.connect(lambda text: self._late.start())
        self.search.returnPressed.connect(self._to_rack)
        self.rack = Rack(model, pictures, carrier)
        self.rack.letter_typed.connect(self._type)
        self.facets = {
            facet: FacetButton(facet, title, self._counts, self._word_of(facet))
            for facet, title in (
                ("role", self.tr("Role")),
                ("position", self.tr("Position")),
                ("hand", self.tr("Hand")),
                ("icon", self.tr("Icons")),
                ("club", self.tr("Club")),
                ("set", self.tr("Set")),
                ("tag", self.tr("Tags")),
            )
        }
        self.points = PointsButton()
        self.clear = button(self.tr("Clear"), self.drop_all, "quiet", self.tr("Clear all filters"))
        self._build()
        for facet in self.facets.values():
            facet.changed.connect(self.show_found)
        self.points.changed.connect(self.show_found)
        model.restocked.connect(self.show_found)
        model.changed.connect(self._show_tags)
        self.show_found()

    def _build(self) -> None:
        self.by = Chooser(self.tr("Sort the library by"))
        for text, key in (
            (self.tr("Points"), "points"),
            (self.tr("Name"), "name"),
            (self.tr("On-Base, Control"), "command"),
            (self.tr("Speed, IP"), "speed"),
            (self.tr("Position"), "position"),
            (self.tr("Club"), "club"),
            (self.tr("Set"), "set"),
            (self.tr("Season"), "season"),
            (self.tr("Runs a game"), "value"),
            (self.tr("Runs for 100"), "bargain"),
        ):
            self.by.add(text, key)
        self.by.activated.connect(lambda: self.sort_by(self.by.value))
        self.way = _WayButton()
        self.way.clicked.connect(lambda on=False: self._turn())
        self.form = button(self.tr("As &list"), self._change_form, "quiet")
        self.count = words("", "note", wraps=False)
        order = Flow(self.by, self.way, self.form, self.count, gap=5)
        self._nothing, lines = paper()
        self._why = words("")
        self._drop = button("", self._drop_one, "main")
        lines.addStretch(1)
        lines.addWidget(words(self.tr("No card fits."), "heading"))
        lines.addWidget(self._why)
        lines.addWidget(self._drop)
        lines.addStretch(2)
        self.pages = QStackedWidget()
        self.pages.addWidget(self.rack)
        self.pages.addWidget(self._nothing)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addWidget(self.search)
        layout.addWidget(Flow(*self.facets.values(), self.points, self.clear, gap=5))
        layout.addWidget(order)
        layout.addWidget(self.pages, 1)
        self.setMinimumWidth(330)
        self._show_tags()

    # Finding

    @property
    def query(self) -> Query:
        facets = {name: facet.values for name, facet in self.facets.items() if facet.values}
        return Query(
            words=self.search.text(), facets=facets, points=self.points.values, sort=self.sort
        )

    def show_found(self) -> None:
        """Show what fits now."""
        self._late.stop()
        library, tags = self._model.stock.library, self._model.document.tags
        query = self.query
        found = library.find(query, tags)
        self.rack.show_cards([card.id for card in found])
        self.count.setText(f"{len(found)} / {len(library)}")
        self.count.setAccessibleName(
            self.tr("{found} of {all} cards").format(found=len(found), all=len(library))
        )
        is_narrowed = bool(query.words.strip() or query.facets or query.points)
        self.clear.setEnabled(is_narrowed)
        self.pages.setCurrentWidget(self.rack if found else self._nothing)
        if not found:
            self._tell_why(query)
        self.found_changed.emit(len(found))

    def _tell_why(self, query: Query) -> None:
        way = self._model.stock.library.in_the_way(query, self._model.document.tags)
        self._blocking = way[0] if way is not None else ""
        if way is None:
            self._why.setText(self.tr("No single filter is to blame; clear them all."))
            self._drop.setText(self.tr("Clear all filters"))
            return
        name, count = way
        shown = self.facets[name]._title if name in self.facets else name
        if name == "points":
            shown = self.tr("Points")
        self._why.setText(
            self.tr("Without “{filter}” there would be {count}.").format(filter=shown, count=count)
        )
        self._drop.setText(self.tr("Drop “{filter}”").format(filter=shown.replace("&", "&&")))

    def _drop_one(self) -> None:
        name = self._blocking
        if name in self.facets and name in FACETS:
            self.facets[name].choose(())
        elif name == "points" and self.points.values is not None:
            self.points.clear()
        elif name:
            left = [word for word in self.search.text().split() if word != name]
            self.search.setText(" ".join(left))
            self.show_found()
        else:
            self.drop_all()
        self.search.setFocus()

    def drop_all(self) -> None:
        self.search.clear()
        for facet in self.facets.values():
            facet.choose(())
        self.points.clear()
        self.show_found()

    def narrow(self, *, position: str = "", role: str = "") -> None:
        """Show who could fill a need."""
        self.search.clear()
        self.facets["position"].choose((position,) if position else ())
        self.facets["role"].choose((role,) if role else ())
        self.show_found()

    def _counts(self, facet: str) -> dict[str, int]:
        counts = self._model.stock.library.counts(self.query, facet, self._model.document.tags)
        return dict(sorted(counts.items(), key=lambda pair: _rank(facet, pair[0])))

    def _word_of(self, facet: str):  # type: ignore[no-untyped-def]
        return lambda value: value_word(facet, value, self._model.stock.library.clubs)

    def _show_tags(self) -> None:
        self.facets["tag"].setVisible(bool(self._model.document.tags))

    # Order and form

    def sort_by(self, key: str) -> None:
        """Sort by *key*; what it was sorted by before decides among equals."""
        if key in ("value", "bargain"):
            _ = self._model.stock.worths
        rest = tuple(old for old in self.sort if old.by != key)[:2]
        self.sort = (SortKey(key, key in FALLING), *rest)
        self.by.choose(key)
        self._sorted()

    def begin_sorted(self, keys: tuple[tuple[str, bool], ...]) -> None:
        """Sort as it was sorted last time."""
        known = tuple(SortKey(by, falling) for by, falling in keys if by in SORTS)
        if known and known != self.sort:
            if {"value", "bargain"} & {key.by for key in known}:
                _ = self._model.stock.worths
            self.sort = known
            self.by.choose(known[0].by)
            self._sorted()

    def _sorted(self) -> None:
        self.way.show_way(is_falling=self.sort[0].falling)
        self.sorted_by.emit(tuple((key.by, key.falling) for key in self.sort))
        self.show_found()

    def _turn(self) -> None:
        first, *rest = self.sort
        self.sort = (SortKey(first.by, not first.falling), *rest)
        self._sorted()

    def _change_form(self) -> None:
        is_lines = not self.rack.is_lines
        self.rack.show_lines(is_lines)
        self.form.setText(self.tr("As &cards") if is_lines else self.tr("As &list"))
        self.form.setAccessibleName(self.form.text().replace("&", ""))

    # Keys

    def _to_rack(self) -> None:
        self.show_found()
        self.rack.setFocus()

    def _type(self, letter: str) -> None:
        self.search.setFocus()
        self.search.setText(self.search.text() + letter)
        self._late.start()

    def place_under(self, at: QPoint, card: str) -> Place | None:
        """Anywhere on the library: off the roster."""
        if self.rect().contains(self.mapFromGlobal(at)):
            return Place(Area.LIBRARY)
        return None


class _WayButton(QPushButton):
    """An arrow: from the most down, or from the least up."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "icon")
        self.setAutoDefault(False)
        self._way = Way.DOWN
        self.show_way(is_falling=True)

    def show_way(self, *, is_falling: bool) -> None:
        self._way = Way.DOWN if is_falling else Way.UP
        told = self.tr("Falling order") if is_falling else self.tr("Rising order")
        self.setAccessibleName(told)
        self.setToolTip(told)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        size = self.fontInfo().pixelSize() * 0.9
        box = QRectF(0, 0, size, size)
        box.moveCenter(QRectF(self.rect()).center())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(Qt.PenStyle.NoPen))
        painter.setBrush(QColor(worn().ink))
        painter.drawPath(arrow(box, self._way))
        painter.end()


_ORDER: Final = {
    name: number
    for number, name in enumerate(
        ("starter", "reliever", "closer", "P", "CA", "1B", "2B", "3B", "SS", "LF", "CF", "RF", "DH")
    )
}


def _rank(facet: str, value: str) -> tuple[int, str]:
    return _ORDER.get(value, 99), value
