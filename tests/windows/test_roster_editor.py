"""The roster editor: library, dugout, law and files, in the window itself."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from roster_desk import drag, drag_card, type_in

from hotstove.baseball.positions import Position
from hotstove.clubhouse.documents import document_text, save_document
from hotstove.clubhouse.dugout import Area, Place, at
from hotstove.clubhouse.showdown.documents import ShowdownDocument
from hotstove.windows.messages import Notice
from hotstove.windows.roster_editor.shelf_dialog import ShelfDialog
from hotstove.windows.roster_editor.window import RosterWindow


def test_words_facets_and_points_narrow_the_library(new_editor):
    window = new_editor()
    library = window.library
    everything = len(library.rack.found.cards)
    type_in(window, "lefty shortstop")
    assert 0 < len(library.rack.found.cards) < everything
    library.drop_all()
    library.facets["position"].choose(("SS", "2B"))
    library.points.choose(0, 200)
    found = library.rack.found.cards
    assert found
    assert all(window.pictures.faces.cost(card) <= 200 for card in found)


def test_where_nothing_fits_the_filter_to_drop_is_named(new_editor):
    window = new_editor()
    library = window.library
    library.facets["role"].choose(("closer",))
    type_in(window, "shortstop")
    assert library.pages.currentWidget() is not library.rack
    library._drop.click()
    assert library.pages.currentWidget() is library.rack
    assert library.rack.found.cards


def test_a_drag_puts_a_card_on_the_diamond_and_another_swaps(new_editor, catalog):
    window = new_editor()
    roster = catalog.rosters["stovepipes"]
    first = next(s.player for s in roster.al if s.position is Position.SHORTSTOP)
    other = next(
        card.id
        for card in catalog.showdown_cards
        if card.id not in roster.cards
        and window.model.editor.proposal(card.id, at(Position.SHORTSTOP)).becomes
    )
    drag_card(window, first, at(Position.SHORTSTOP))
    assert window.model.editor.dugout.field == {Position.SHORTSTOP: first}
    drag_card(window, other, at(Position.SHORTSTOP))
    dugout = window.model.editor.dugout
    assert dugout.field == {Position.SHORTSTOP: other}
    assert dugout.bench == (first,)


def test_a_card_dragged_back_to_the_library_leaves_the_roster(new_editor, club_roster):
    window = new_editor(club_roster)
    slot = window.mat.places[at(Position.CATCHER)]
    card = slot.card
    rack = window.library.rack.viewport()
    drag(slot, slot.rect().center(), rack, rack.rect().center())
    assert card not in window.model.document.roster.cards
    window.model.undo()
    assert window.mat.places[at(Position.CATCHER)].card == card


def test_a_drop_that_fits_nowhere_says_why_and_changes_nothing(new_editor, club_roster):
    window = new_editor(club_roster)
    before = window.model.document
    pitcher = window.mat.places[Place(Area.ROTATION, number=0)]
    target = window.mat.places[at(Position.SHORTSTOP)]
    drag(pitcher, pitcher.rect().center(), target, target.rect().center())
    assert window.model.document == before
    assert "SD-C-07" in window.line.text()


def test_escape_puts_the_card_in_the_air_back(new_editor, club_roster):
    window = new_editor(club_roster)
    before = window.model.document
    slot = window.mat.places[at(Position.CATCHER)]
    middle = slot.rect().center()
    QTest.mousePress(slot, Qt.MouseButton.LeftButton, pos=middle)
    QTest.mouseMove(slot, middle + QPoint(200, 40))
    assert window.carrier.card == slot.card
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.carrier.card
    QTest.mouseRelease(slot, Qt.MouseButton.LeftButton, pos=middle + QPoint(200, 40))
    assert window.model.document == before


def test_two_clicks_do_what_a_drag_does(new_editor, club_roster):
    """WCAG 2.5.7: click the card, click the place."""
    window = new_editor(club_roster)
    places = window.mat.places
    bench = places[Place(Area.BENCH, number=0)]
    card = bench.card
    QTest.mouseClick(bench, Qt.MouseButton.LeftButton)
    lit = next(slot for slot in window.mat.in_order() if slot.is_lit and slot is not bench)
    QTest.mouseClick(lit, Qt.MouseButton.LeftButton)
    assert window.mat.places[lit.place].card == card


def test_enter_ctrl_enter_and_alt_enter_add_to_the_right_place(new_editor, catalog):
    window = new_editor()
    rack = window.library.rack
    rack.setFocus()
    first, second, third = rack.found.cards[:3]
    QTest.keyClick(rack, Qt.Key.Key_Home)
    QTest.keyClick(rack, Qt.Key.Key_Return)
    QTest.keyClick(rack, Qt.Key.Key_Right)
    QTest.keyClick(rack, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(rack, Qt.Key.Key_Right)
    QTest.keyClick(rack, Qt.Key.Key_Return, Qt.KeyboardModifier.AltModifier)
    document = window.model.document
    assert document.roster.cards == (first, second)
    assert document.considering == (third,)


def test_letters_typed_on_the_rack_go_to_the_search_line(new_editor):
    window = new_editor()
    window.library.rack.setFocus()
    QTest.keyClick(window.library.rack, Qt.Key.Key_B)
    assert window.library.search.text() == "b"
    assert window.model.document == ShowdownDocument()


def test_a_backup_shows_his_share_and_its_rounding(new_editor, club_roster):
    """SD-T-17, R42."""
    window = new_editor(club_roster)
    card = window.model.editor.dugout.bench[0]
    window.command("backup", card)
    slot = next(slot for slot in window.mat.places.values() if slot.card == card)
    assert not slot.marks.share
    window.command("backup", card)
    slot = next(slot for slot in window.mat.places.values() if slot.card == card)
    assert slot.marks.share == "1/5"
    assert "1 in 5" in window.line.text()


def test_a_click_on_a_fault_puts_the_keyboard_on_the_culprit(new_editor, club_roster):
    window = new_editor(club_roster)
    dh = window.model.editor.dugout.field[Position.DESIGNATED_HITTER]
    roster = replace(club_roster.roster, backups=(*club_roster.roster.backups, dh))
    window.model.editor.change(
        window.model.editor.cost_words(dh), replace(club_roster, roster=roster)
    )
    row = next(row for row in window.notebook.faults if row.violation.code == "DH_MISSING")
    row.click()
    assert window.focusWidget() is window.mat.places[at(Position.DESIGNATED_HITTER)]
    assert window.mat.places[at(Position.DESIGNATED_HITTER)].marks.is_culprit


def test_a_need_shows_who_could_fill_it(new_editor):
    window = new_editor()
    row = next(row for row in window.notebook.wishes if row.need.position is Position.CATCHER)
    row.click()
    assert window.library.facets["position"].values == ("CA",)
    assert window.focusWidget() is window.library.rack


def test_an_unfinished_roster_is_kept_as_a_draft_and_opens_again(new_editor, shelf, catalog):
    window = new_editor()
    card = window.library.rack.found.cards[0]
    window.command("add", card)
    window.close()
    (draft,) = shelf.paths()
    assert draft.parent.name == "drafts"
    assert shelf.open(draft).document.roster.cards == (card,)


def test_a_roster_that_was_only_looked_at_leaves_nothing_behind(new_editor, shelf):
    new_editor().close()
    assert shelf.paths() == []


def test_saving_gives_a_name_and_drops_the_draft(new_editor, shelf):
    window = new_editor()
    window.command("add", window.library.rack.found.cards[0])
    window.keep()
    window.save_to(shelf.folder / "Spring training")
    (path,) = shelf.paths()
    assert path.name == "Spring training.hotroster"
    assert window.model.document.name == "Spring training"
    assert not window.isWindowModified()


@pytest.mark.parametrize("cut", [0.35, 0.8])
def test_a_file_cut_short_opens_as_far_as_it_goes(
    new_editor, shelf, club_roster, cut, qtbot, store
):
    text = document_text(club_roster)
    shelf.folder.mkdir()
    path = shelf.folder / "torn.hotroster"
    path.write_text(text[: int(len(text) * cut)])
    window = RosterWindow(shelf, store, shelf.open(path), path)
    qtbot.addWidget(window)
    window.show()
    assert window.model.document.roster.cards
    assert "torn.hotroster" in window.line.text()
    window.close()


def test_cards_of_no_set_at_hand_lie_in_the_dugout_by_name(new_editor, club_roster):
    roster = replace(club_roster.roster, cards=("gone-1", *club_roster.roster.cards[1:]))
    window = new_editor(replace(club_roster, roster=roster, names={"gone-1": "Old Timer"}))
    lost = next(slot for slot in window.mat.places.values() if slot.card == "gone-1")
    assert "Old Timer" in lost.accessibleName()
    window.command("remove", "gone-1")
    assert "gone-1" not in window.model.document.roster.cards


def test_nothing_is_clipped_and_everything_has_a_name(
    new_editor, club_roster, sized, clipped, nameless
):
    window = new_editor(club_roster, size=(1280, 800))
    QTest.qWait(30)
    assert nameless(window) == []
    assert clipped(window) == []


def test_every_place_has_a_name_of_its_own(new_editor, club_roster):
    window = new_editor(club_roster)
    spoken = [slot.accessibleName() for slot in window.mat.places.values()]
    assert all(spoken)
    assert len(set(spoken)) == len(spoken)


def test_the_order_of_the_library_is_kept_for_the_next_time(new_editor):
    window = new_editor()
    window.library.sort_by("name")
    window.close()
    again = new_editor()
    assert [key.by for key in again.library.sort] == ["name", "points"]
    assert again.library.by.value == "name"


def test_the_list_shows_the_same_cards_as_the_rack_of_cards(new_editor):
    window = new_editor()
    rack = window.library.rack
    window.library.form.click()
    assert rack.is_lines
    box = rack.visualRect(rack.found.index(1))
    assert rack.indexAt(box.center()).row() == 1
    assert box.width() > rack.viewport().width() * 0.9
    QTest.mouseDClick(rack.viewport(), Qt.MouseButton.LeftButton, pos=box.center())
    assert window.model.document.roster.cards == (rack.found.cards[1],)


def test_only_cards_that_are_seen_are_drawn(new_editor):
    window = new_editor()
    QTest.qWait(400)
    rack = window.library.rack
    seen = rack.viewport().height() // rack.visualRect(rack.found.index(0)).height() + 2
    assert len(window.pictures._cache._kept) <= seen * rack._columns() + 25


def test_the_zoom_shows_the_whole_card_and_escape_lets_it_go(new_editor, club_roster):
    window = new_editor(club_roster)
    catcher = window.mat.places[at(Position.CATCHER)]
    catcher.setFocus()
    QTest.keyClick(catcher, Qt.Key.Key_Space)
    assert window.zoom.isVisible()
    assert "Chart" in window.zoom.accessibleName()
    assert window.rect().contains(window.zoom.geometry())
    QTest.keyClick(catcher, Qt.Key.Key_Escape)
    assert not window.zoom.isVisible()


def test_rosters_are_reached_from_the_start_page_the_menu_and_a_file(
    window, club_roster, monkeypatch
):
    asked = []

    def note(dialog):
        asked.append(dialog)

    monkeypatch.setattr(ShelfDialog, "exec", note)
    window.start.rosters.emit()
    next(one for one in window.menus.actions if "Ros&ters" in one.text()).trigger()
    assert len(asked) == 2
    path = window.keeper.rosters.folder / "winter.hotroster"
    path.parent.mkdir()
    save_document(club_roster, path)
    window.open_file(path)
    (editor,) = window.findChildren(RosterWindow)
    assert editor.model.document.roster == club_roster.roster
    window.open_file(path)
    assert len(window.findChildren(RosterWindow)) == 1
    editor.command("remove", club_roster.roster.cards[0])
    window.close()
    kept = window.keeper.rosters.open(path).document
    assert club_roster.roster.cards[0] not in kept.roster.cards


def test_the_shelf_lists_drafts_and_rosters_and_brings_back_what_was_thrown_away(
    window, club_roster, qtbot, monkeypatch
):
    folder = window.keeper.rosters.folder
    folder.mkdir()
    save_document(club_roster, folder / "winter.hotroster")
    (folder / "no roster.hotroster").write_text("\x00\x01")
    dialog = ShelfDialog(window)
    qtbot.addWidget(dialog)
    dialog.show()
    assert [card.info.name for card in dialog.cards] == ["no roster", "Winter"]
    assert [card.isEnabled() for card in dialog.cards] == [False, True]
    monkeypatch.setattr(Notice, "exec", lambda self: True)
    dialog._throw_away(dialog.cards[1].info)
    assert not (folder / "winter.hotroster").exists()
    dialog.undo.click()
    assert (folder / "winter.hotroster").exists()
    assert len(dialog.cards) == 2
    dialog.reject()
