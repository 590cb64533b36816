"""The library pane: a line to search in plain words, facets, the order, and the rack of cards.

A game with coaches and parks has shelves of them beside the players'; they are few, and only
searched.

What fits is found by the clubhouse; where nothing does, it says what to drop.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QLineEdit,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from hotstove.binding.roster_model import RosterModel
from hotstove.binding.roster_words import cost_name
from hotstove.clubhouse.dugout import Area, Place
from hotstove.clubhouse.folding import folded
from hotstove.clubhouse.library import Query, SortKey
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
FALLING: Final = frozenset(("points", "command", "speed", "clutch", "season", "value", "bargain"))
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
        self.search = SearchField(
            self.tr("Search: lefty shortstop, ob>=9, salary<300")
            if model.kind.has_salary
            else self.tr("Search: lefty shortstop, ob>=9, points<300"),
            self.tr("Search"),
        )
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
                ("kind", self.tr("Kind")),
                ("role", self.tr("Role")),
                ("position", self.tr("Position")),
                ("hand", self.tr("Hand")),
                ("clutch", self.tr("Clutch")),
                ("icon", self.tr("Icons")),
                ("club", self.tr("Club")),
                ("set", self.tr("Set")),
                ("tag", self.tr("Tags")),
            )
            if facet in model.kind.facets
        }
        self.points = PointsButton(cost_name(model.kind))
        self.clear = button(self.tr("Clear"), self.drop_all, "quiet", self.tr("Clear all filters"))
        self._build()
        for facet in self.facets.values():
            facet.changed.connect(self.show_found)
        self.points.changed.connect(self.show_found)
        model.restocked.connect(self.show_found)
        model.changed.connect(self._show_tags)
        self.show_found()

    def _build(self) -> None:
        model = self._model
        self.by = Chooser(self.tr("Sort the library by"))
        has_command = model.kind.has_salary
        for text, key in (
            (cost_name(model.kind), "points"),
            (self.tr("Name"), "name"),
            (
                self.tr("On-Base, Command") if has_command else self.tr("On-Base, Control"),
                "command",
            ),
            (self.tr("Speed, IP"), "speed"),
            (self.tr("Clutch"), "clutch"),
            (self.tr("Position"), "position"),
            (self.tr("Club"), "club"),
            (self.tr("Set"), "set"),
            (self.tr("Season"), "season"),
            (self.tr("Runs a game"), "value"),
            (self.tr("Runs for 100"), "bargain"),
        ):
            if key in model.kind.sorts:
                self.by.add(text, key)
        self.by.activated.connect(lambda: self.sort_by(self.by.value))
        self.way = _WayButton()
        self.way.clicked.connect(lambda on=False: self._turn())
        self.form = button(self.tr("As &list"), self._change_form, "quiet")
        self.count = words("", "note", wraps=False)
        self.shelf = Chooser(self.tr("What the library shows"))
        for text, shelf, there in (
            (self.tr("Players"), "", True),
            (self.tr("Coaches"), Area.COACHES, bool(model.kind.coaches)),
            (self.tr("Parks"), Area.STADIUM, Area.STADIUM in model.kind.areas),
        ):
            if there:
                self.shelf.add(text, shelf)
        self.shelf.activated.connect(self._change_shelf)
        has_shelves = self.shelf.count() > 1
        shelves = (self.shelf,) if has_shelves else ()
        order = Flow(*shelves, self.by, self.way, self.form, self.count, gap=5)
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
        self._filters = Flow(*self.facets.values(), self.points, self.clear, gap=5)
        layout.addWidget(self._filters)
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
        if self.shelf.value:
            self._show_few()
            return
        library, tags = self._model.stock.library, self._model.document.tags
        query = self.query
        found = library.find(query, tags)
        self.rack.show_cards([card.id for card in found])
        self._count(len(found), len(library))
        is_narrowed = bool(query.words.strip() or query.facets or query.points)
        self.clear.setEnabled(is_narrowed)
        self.pages.setCurrentWidget(self.rack if found else self._nothing)
        if not found:
            self._tell_why(query)
        self.found_changed.emit(len(found))

    def _show_few(self) -> None:
        """Show the coaches or the parks that have every word searched for."""
        stock, faces = self._model.stock, self.rack.faces
        every = stock.coaches if self.shelf.value == Area.COACHES else stock.stadiums
        sought = [folded(word).strip() for word in self.search.text().split()]
        said = {card: f"{faces.place(card)} {folded(faces.words(card))}" for card in every}
        found = [card for card in every if all(word in said[card] for word in sought)]
        found.sort(key=lambda card: (faces.place(card), folded(faces.name(card))))
        self.rack.show_cards(found)
        self._count(len(found), len(every))
        self.clear.setEnabled(bool(sought))
        self.pages.setCurrentWidget(self.rack if found else self._nothing)
        if not found:
            self._blocking = ""
            self._why.setText(self.tr("No single filter is to blame; clear them all."))
            self._drop.setText(self.tr("Clear all filters"))
        self.found_changed.emit(len(found))

    def _count(self, found: int, every: int) -> None:
        self.count.setText(f"{found} / {every}")
        self.count.setAccessibleName(self.tr("{found} of %n cards", "", every).format(found=found))

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
            shown = cost_name(self._model.kind)
        self._why.setText(
            self.tr("Without “{filter}” there would be {count}.").format(filter=shown, count=count)
        )
        self._drop.setText(self.tr("Drop “{filter}”").format(filter=shown.replace("&", "&&")))

    def _drop_one(self) -> None:
        name = self._blocking
        if name in self.facets:
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
        self.show_shelf("")
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

    def look_as(self, other: LibraryPane) -> None:
        """Show what *other* shows: the same shelf, words and filters."""
        self.show_shelf(other.shelf.value)
        self.search.setText(other.search.text())
        for name, facet in self.facets.items():
            facet.choose(other.facets[name].values)
        if other.points.values is not None:
            self.points.choose(*other.points.values)
        self.show_found()

    # Shelves

    def show_shelf(self, shelf: Area | str) -> None:
        """Show the players, or the shelf of the coaches or the parks."""
        if shelf != self.shelf.value:
            self.shelf.choose(shelf)
            self._change_shelf()

    def _change_shelf(self) -> None:
        is_players = not self.shelf.value
        for part in (self._filters, self.by, self.way):
            part.setVisible(is_players)
        self.search.clear()
        self.show_found()

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
        sorts = self._model.office.kind.sorts
        known = tuple(SortKey(by, falling) for by, falling in keys if by in sorts)
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


class SearchField(QLineEdit):
    """Where words are searched for: says how where there is room, else what it is for."""

    def __init__(self, how: str, what: str) -> None:
        super().__init__()
        self._how, self._what = how, what
        self.setToolTip(how)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room = self.width() - 2 * self.fontInfo().pixelSize()
        fits = self.fontMetrics().horizontalAdvance(self._how) <= room
        self.setPlaceholderText(self._how if fits else self._what)


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


_VALUES: Final = (
    "starter", "reliever", "closer", "SP", "BP", "RP", "OP", "CP",
    "P", "CA", "1B", "2B", "3B", "SS", "LF", "CF", "RF", "DH",
)  # fmt: skip
_ORDER: Final = {name: number for number, name in enumerate(_VALUES)}


def _rank(facet: str, value: str) -> tuple[int, str]:
    return _ORDER.get(value, 99), value
