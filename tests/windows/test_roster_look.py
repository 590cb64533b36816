"""How the roster editor looks: figures of the country, room for large text, what is drawn first."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QLocale, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QWidget
from roster_desk import shown

from hotstove.clubhouse.worths import as_gain
from hotstove.faces.theme import EVENING
from hotstove.playmat.poses import Show
from hotstove.windows import style
from hotstove.windows.roster_editor import pictures as drawing
from hotstove.windows.roster_editor.comparing import CompareDialog
from hotstove.windows.roster_editor.deck import DeckDialog
from hotstove.windows.roster_editor.explain import GAINED, LEAST_ROWS, RATE, ExplainDialog
from hotstove.windows.roster_editor.figures import ChartsDialog
from hotstove.windows.roster_editor.lineups import LineupCardsDialog
from hotstove.windows.roster_editor.marks import Marks, paint_marks
from hotstove.windows.roster_editor.notes import NoteDialog
from hotstove.windows.roster_editor.pictures import look_of
from hotstove.windows.roster_editor.printing import RosterPrintDialog
from hotstove.windows.roster_editor.shelf_dialog import ShelfDialog
from hotstove.windows.roster_editor.versions import VersionsDialog

POINT = re.compile(r"\d\.\d")


@pytest.fixture
def french():
    before = QLocale()
    QLocale.setDefault(QLocale("fr_FR"))
    yield
    QLocale.setDefault(before)


@pytest.fixture
def twice_as_large(qapp):
    style.dress(qapp, EVENING, style.text_px(13, 200))
    yield
    style.dress(qapp, EVENING, style.text_px(13, 100))


@pytest.fixture
def narrow(monkeypatch):
    """A screen of 1024 by 640, as far as dialogs ask for it."""
    from PySide6.QtCore import QSize

    from hotstove.windows.roster_editor import slips

    def grow(dialog, usual):
        dialog.ensurePolished()
        dialog.resize(QSize(1024, 640))

    monkeypatch.setattr(slips, "grow", grow)


def told(window: QWidget) -> list[str]:
    return [label.text() for label in window.findChildren(QLabel)]


# Figures


def test_a_gain_has_its_sign_and_nothing_lost_is_no_loss():
    assert [as_gain(runs) for runs in (0.124, -0.05, -0.001)] == ["+0.12", "−0.05", "+0.00"]


@pytest.mark.parametrize("game", ["showdown", "clutch/2024"])
def test_no_window_writes_a_point_where_the_country_has_a_comma(
    new_editor, default, qtbot, french, game
):
    window = new_editor(default(game))
    model = window.model
    explain = shown(qtbot, ExplainDialog(model, window))
    rows = range(explain.model.rowCount())
    cells = [explain.model.index(row, column).data() for row in rows for column in (GAINED, RATE)]
    assert all(re.fullmatch(r"[+−]\d+,\d\d", cell) for cell in cells)
    one, other = model.document.roster.cards[:2]
    windows = [
        explain,
        shown(qtbot, LineupCardsDialog(model, window)),
        shown(qtbot, CompareDialog(model, window.pictures, one, other, window)),
    ]
    if game == "showdown":
        windows.append(shown(qtbot, ChartsDialog(model, window)))
    for dialog in windows:
        with_figures = [text for text in told(dialog) if re.search(r"\d,\d", text)]
        assert with_figures, type(dialog).__name__
        assert [text for text in told(dialog) if POINT.search(text)] == []
        dialog.reject()


def test_the_numbers_of_an_axis_are_the_countrys(qapp, french):
    from hotstove.windows.charts import Axis

    assert Axis("left").tickStrings([-0.5, 0.0, 0.5], 1.0, 0.5) == ["−0,5", "0", "0,5"]


# Room


@pytest.mark.parametrize(
    "game", ["showdown", pytest.param("clutch/2017", marks=pytest.mark.long), "clutch/2024"]
)
def test_at_twice_the_text_nothing_needs_more_than_a_small_screen(
    new_editor, default, qtbot, tmp_path, twice_as_large, narrow, clipped, game
):
    window = new_editor(default(game), size=(1024, 640))
    model = window.model
    card = model.document.roster.cards[0]
    dialogs = [
        DeckDialog(model, window.pictures.faces, window),
        LineupCardsDialog(model, window),
        ExplainDialog(model, window),
        VersionsDialog(model, window),
        NoteDialog(model, card, window),
        RosterPrintDialog(model, window.store, window),
    ]
    if game == "showdown":
        dialogs.append(ChartsDialog(model, window, page=ChartsDialog.OUTCOMES))
    for dialog in dialogs:
        shown(qtbot, dialog)
        QApplication.processEvents()
        assert clipped(dialog) == [], type(dialog).__name__
        assert dialog.minimumSizeHint().width() <= 1024, type(dialog).__name__
        hidden = [
            field.placeholderText()
            for field in dialog.findChildren(QLineEdit)
            if field.isVisible() and not says_all(field)
        ]
        assert hidden == [], type(dialog).__name__
        dialog.reject()
    assert says_all(window.library.search)


def says_all(field: QLineEdit) -> bool:
    room = field.width() - field.fontInfo().pixelSize()
    return field.fontMetrics().horizontalAdvance(field.placeholderText()) <= room


def test_the_search_says_how_where_there_is_room(new_editor):
    search = new_editor(size=(1920, 1200)).library.search
    assert search.placeholderText() == search.toolTip() != ""
    search.resize(200, search.height())
    assert search.placeholderText() == "Search"


def test_what_each_card_brings_shows_six_rows_and_whole_names(
    new_editor, club_roster, qtbot, twice_as_large, narrow
):
    window = new_editor(club_roster)
    dialog = shown(qtbot, ExplainDialog(window.model, window))
    table = dialog.table
    assert table.viewport().height() >= (LEAST_ROWS - 1) * table.rowHeight(0)
    assert table.columnWidth(0) >= table.sizeHintForColumn(0)
    dialog.reject()


def test_a_shelf_without_rosters_is_a_sheet_no_taller_than_it_needs(window, qtbot):
    dialog = shown(qtbot, ShelfDialog(window))
    assert any("No roster has been built" in text for text in told(dialog))
    assert dialog.height() < 400
    dialog.reject()


# What is drawn


def test_the_dugouts_cards_are_drawn_before_the_librarys(new_editor, club_roster, monkeypatch):
    window = new_editor(club_roster)
    drawn = window.pictures
    drawn.forget()
    drawn._waiting.clear()
    monkeypatch.setattr(drawing, "A_FRAME", -1)
    picture = QImage(100, 140, QImage.Format.Format_RGB32)
    painter, box = QPainter(picture), QRectF(0, 0, 80, 112)
    first, second = club_roster.roster.cards[:2]
    rack, slot = window.library.rack.viewport(), next(iter(window.mat.places.values()))
    drawn.paint(painter, box, first, rack)
    drawn.paint(painter, box, second, slot, comes_first=True)
    painter.end()
    drawn._next_frame()
    has = [drawn._cache.has(look_of(card, 80, Show.TABLE), 1.0) for card in (first, second)]
    assert has == [False, True]


@pytest.mark.parametrize("wide", [54, 90, 180])
@pytest.mark.parametrize("marks", [Marks(share="1/5"), Marks(is_considered=True)])
def test_the_flags_of_a_card_lie_on_it(qapp, wide, marks):
    picture = QImage(wide + 40, wide * 2, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    box = QRectF(20, 20, wide, wide * 1.4)
    painter = QPainter(picture)
    paint_marks(painter, box, marks)
    painter.end()
    left = [
        picture.pixelColor(x, y).alpha()
        for x in range(int(box.left()))
        for y in range(picture.height())
    ]
    assert max(left) == 0
