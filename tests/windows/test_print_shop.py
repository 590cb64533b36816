"""The print shop: an order, its preview, a PDF of it, and a long job that can be stopped."""

from __future__ import annotations

import io

import pypdf
import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton

from hotstove.paper.imposition import Backs, Layout
from hotstove.windows.print_shop import PrintShop


@pytest.fixture
def shop(qtbot, catalog, store):
    made = PrintShop(catalog, store)
    qtbot.addWidget(made)
    made.show()
    with qtbot.waitExposed(made):
        pass
    yield made
    made.close()


def choose(chooser, value):
    chooser.choose(value)
    chooser.activated.emit(chooser.currentIndex())


def preview(shop):
    return shop.picture.grab().toImage()


def test_it_is_reached_from_the_start_page_and_from_the_menu(window, qtbot):
    seen = []

    def close():
        seen.append(type(QApplication.activeModalWidget()))
        QApplication.activeModalWidget().reject()

    (start,) = [
        one for one in window.start.findChildren(QPushButton) if "rint and play" in one.text()
    ]
    QTimer.singleShot(0, close)
    qtbot.mouseClick(start, Qt.MouseButton.LeftButton)
    (action,) = [one for one in window.menus.actions if "and play" in one.text()]
    assert action.isEnabled()
    QTimer.singleShot(0, close)
    action.trigger()
    assert seen == [PrintShop, PrintShop]


def test_the_preview_follows_every_choice(shop):
    shop.turn(1)
    pictures = [preview(shop)]

    def changed():
        pictures.append(preview(shop))
        return pictures[-1] != pictures[-2]

    for chooser, value in (
        (shop.form, Layout.BLEED),
        (shop.paper, "letter" if shop.paper.value == "a4" else "a4"),
        (shop.game, "pizza_box"),
        (shop.goods, "board"),
    ):
        choose(chooser, value)
        assert changed()
    shop.saves_ink.setChecked(True)
    assert changed()


def test_sheets_places_and_ink_are_told(shop):
    choose(shop.game, "pitch_duel")
    shop.choose_sets("hands")
    assert "12 cards · 2 sheets · 6 places free on the last" in shop.about.text()
    assert "ink on this page" in shop.about.text()
    assert shop.where.text() == "Page 1 of 3"


def test_backs_can_be_shifted_only_where_there_are_some_and_the_shift_is_kept(shop, store):
    right, _ = shop.shift
    assert not right.isEnabled()
    choose(shop.backs, Backs.LONG)
    assert right.isEnabled()
    choose(right, 0.7)
    assert store.settings.back_shift == (0.7, 0.0)
    assert shop.order.shift == (0.7, 0.0)
    choose(shop.form, Layout.FOLD)
    assert not right.isEnabled()
    assert not shop.backs.isEnabled()


def test_an_order_of_nothing_cannot_be_printed(shop):
    shop.choose_sets()
    assert not shop.save.isEnabled()
    assert not shop.print.isEnabled()
    assert "Tick" in shop.about.text()


def test_a_pdf_is_saved_page_by_page(shop, qtbot, tmp_path, monkeypatch):
    choose(shop.game, "pitch_duel")
    shop.choose_sets("pile")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *a: (str(tmp_path / "pile"), ""))
    qtbot.mouseClick(shop.save, Qt.MouseButton.LeftButton)
    assert shop.progress.isVisible()
    assert not shop.print.isEnabled()
    qtbot.waitUntil(lambda: shop.job is None, timeout=10_000)
    assert shop.progress.value() == 7
    assert not shop.progress.isVisible()
    assert len(pypdf.PdfReader(io.BytesIO((tmp_path / "pile.pdf").read_bytes())).pages) == 7


def test_a_job_of_480_cards_can_be_stopped(shop, qtbot, tmp_path, monkeypatch):
    shop.choose_sets("league")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *a: (str(tmp_path / "x.pdf"), ""))
    qtbot.mouseClick(shop.save, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: shop.progress.value() >= 2, timeout=10_000)
    assert shop.progress.maximum() == 55
    qtbot.mouseClick(shop.stop, Qt.MouseButton.LeftButton)
    assert shop.job is None
    assert "nothing was written" in shop.about.text()
    assert not list(tmp_path.glob("x.pdf"))
    assert shop.save.isEnabled()


def test_a_file_that_cannot_be_written_is_told(shop, qtbot, tmp_path, monkeypatch):
    told = []
    monkeypatch.setattr(
        "hotstove.windows.print_shop.say_refused", lambda _, text: told.append(text)
    )
    target = tmp_path / "none" / "x.pdf"
    (tmp_path / "none").write_text("a file")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *a: (str(target), ""))
    choose(shop.goods, "markers")
    shop.save_pdf()
    qtbot.waitUntil(lambda: bool(told), timeout=10_000)
    assert "x.pdf" in told[0]


def test_nothing_is_cut_off_and_everything_has_a_name(
    sized, qtbot, catalog, store, clipped, nameless
):
    made = PrintShop(catalog, store)
    qtbot.addWidget(made)
    made.show()
    with qtbot.waitExposed(made):
        pass
    made.choose_sets("stovepipes")
    choose(made.backs, Backs.SHORT)
    QApplication.processEvents()
    assert clipped(made) == []
    room = made.game.window().width() - made.picture.width()
    for field in (made.game, made.goods, made.form, made.backs, *made.ticks.values()):
        assert field.mapTo(made, field.rect().topRight()).x() < room
    assert nameless(made) == []


def test_cl_27_each_edition_s_own_score_sheet_is_ordered_by_a_tick(shop):
    """CL-27: blank ones of 2017 and of 2024, one or both."""
    choose(shop.game, "clutch")
    choose(shop.goods, "sheet")
    assert shop.kind.value == "areas"
    assert list(shop.ticks) == ["clutch/2017", "clutch/2024"]
    assert shop.order.sets == ("clutch/2017",)
    old = preview(shop)
    shop.choose_sets("clutch/2024")
    assert preview(shop) != old
    shop.choose_sets("clutch/2017", "clutch/2024")
    assert shop.document.pages == 2
    choose(shop.kind, "grid")
    assert not shop.ticks


@pytest.mark.parametrize("game", ["clutch", "showdown"])
def test_lineup_cards_are_ordered_by_club_or_empty(shop, game):
    """CL-24."""
    choose(shop.game, game)
    choose(shop.goods, "lineup")
    assert len(shop.ticks) == 33
    assert shop.document.pages == 1
    first = preview(shop)
    shop.choose_sets("blank")
    assert shop.document.pages == 1
    assert preview(shop) != first
    shop.choose_sets(*list(shop.ticks)[:3])
    assert shop.document.pages == 2
