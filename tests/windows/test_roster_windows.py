"""The windows beside the roster editor: lineup cards, fill, charts, comparing, text."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog
from roster_desk import WINTER, choose, drag, drag_card, shown, type_in

from hotstove.baseball.positions import Position
from hotstove.clubhouse import shelves
from hotstove.clubhouse.dugout import FIELD, Area, Place, at
from hotstove.clubhouse.moves import HARDEST_FIRST
from hotstove.clubhouse.showdown import lineup_cards
from hotstove.clubhouse.showdown.documents import ShowdownDocument
from hotstove.windows.roster_editor.comparing import CompareDialog
from hotstove.windows.roster_editor.deck import DeckDialog
from hotstove.windows.roster_editor.explain import ExplainDialog
from hotstove.windows.roster_editor.figures import ChartsDialog
from hotstove.windows.roster_editor.filling import ALL, FillDialog
from hotstove.windows.roster_editor.importing import ImportDialog
from hotstove.windows.roster_editor.lineups import LineupCardsDialog
from hotstove.windows.roster_editor.notes import NoteDialog
from hotstove.windows.roster_editor.own_format import FormatDialog
from hotstove.windows.roster_editor.printing import RosterPrintDialog
from hotstove.windows.roster_editor.text_dialog import TextDialog
from hotstove.windows.roster_editor.tryouts import TryoutDialog
from hotstove.windows.roster_editor.versions import VersionsDialog

# From nothing to a legal roster


@pytest.mark.long
def test_a_roster_is_built_from_empty_to_legal_by_drag(new_editor, club_roster):
    window = new_editor()
    model = new_editor(club_roster).model
    dugout = model.editor.dugout
    for position in FIELD:
        drag_card(window, dugout.field[position], at(position))
    for number, card in enumerate(dugout.rotation):
        drag_card(window, card, Place(Area.ROTATION, number=number))
    for area, men in ((Area.BENCH, dugout.bench), (Area.BULLPEN, dugout.bullpen)):
        for number, card in enumerate(men):
            drag_card(window, card, Place(area, number=number))
    choose(window.head.home, "AL")
    editor = window.model.editor
    assert editor.violations == ()
    assert editor.dugout.field == dugout.field
    assert editor.dugout.rotation == dugout.rotation
    assert set(editor.document.roster.cards) == set(club_roster.roster.cards)
    assert editor.points == model.editor.points


@pytest.mark.long
def test_a_roster_is_built_from_empty_to_legal_by_keys_alone(new_editor, club_roster):
    window = new_editor()
    dugout = new_editor(club_roster).model.editor.dugout
    window.activateWindow()

    def press(key, held=Qt.KeyboardModifier.NoModifier):
        QTest.keyClick(window.focusWidget(), key, held)

    def bring(card, held=Qt.KeyboardModifier.NoModifier):
        QTest.keyClick(window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
        window.to_search()
        QTest.keyClicks(window.library.search, card)
        press(Qt.Key.Key_Return)
        assert window.focusWidget() is window.library.rack
        press(Qt.Key.Key_Home)
        press(Qt.Key.Key_Return, held)

    for position in HARDEST_FIRST:
        bring(dugout.field[position])
    for card in (*dugout.rotation, *dugout.bullpen):
        bring(card)
    for card in dugout.bench:
        bring(card, Qt.KeyboardModifier.ControlModifier)
    window.head.name.setFocus()
    for _ in range(3):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
    assert window.focusWidget() is window.head.home
    QTest.keyClick(window.head.home, Qt.Key.Key_Down)
    assert window.model.editor.violations == ()


def test_a_card_in_hand_goes_where_the_arrows_take_it(new_editor, catalog):
    window = new_editor()
    shortstop = next(
        spot.player
        for spot in catalog.rosters["stovepipes"].al
        if spot.position is Position.SHORTSTOP
    )
    type_in(window, shortstop)
    window.library.rack.setFocus()
    QTest.keyClick(window.library.rack, Qt.Key.Key_Home)
    QTest.keyClick(window.library.rack, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert window.model.in_hand == shortstop
    first = window.focusWidget()
    assert first.is_lit
    QTest.keyClick(first, Qt.Key.Key_Return)
    assert window.model.editor.dugout.field == {Position.SHORTSTOP: shortstop}
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert window.model.in_hand == shortstop
    for _ in range(6):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Right)
    bench = window.focusWidget()
    assert bench.place.area is not Area.FIELD
    window.mat.focus_place(Place(Area.BENCH))
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert window.model.editor.dugout.bench == (shortstop,)


# Lineup cards


def test_dragging_a_man_in_a_lineup_card_moves_him_and_his_runs_are_told(
    new_editor, club_roster, qtbot
):
    window = new_editor(club_roster)
    dialog = shown(qtbot, LineupCardsDialog(window.model, window))
    al = dialog.cards[0]
    before, told = [row.player for row in al.rows], al.runs.text()
    first, third = al.rows[0], al.rows[2]
    drag(first, QPoint(60, 12), third, third.rect().center())
    after = [row.player for row in al.rows]
    assert after[:3] == [before[1], before[2], before[0]]
    assert al.runs.text() != told
    QTest.keyClick(al.rows[2], Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    QTest.keyClick(al.rows[1], Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert [row.player for row in al.rows] == before
    dialog.reject()


def test_orders_against_left_handers_are_kept_apart(new_editor, club_roster, qtbot):
    window = new_editor(club_roster)
    dialog = shown(qtbot, LineupCardsDialog(window.model, window))
    choose(dialog.against, "_left")
    dialog.cards[1]._move(0, 4)
    roster = window.model.document.roster
    assert roster.nl == club_roster.roster.nl
    assert roster.nl_left == lineup_cards.moved_spot(club_roster, "nl_left", 0, 4)[1].roster.nl_left
    dialog.reject()


def test_a_suggested_order_is_the_rulebooks(new_editor, club_roster, qtbot):
    """SD-T-21."""
    window = new_editor(club_roster)
    dialog = shown(qtbot, LineupCardsDialog(window.model, window))
    dialog.cards[0]._suggest()
    wanted = lineup_cards.suggested(club_roster.roster.al, window.model.editor.known)
    assert window.model.document.roster.al == wanted
    dialog.reject()


# Fill and explain


@pytest.mark.long
def test_filling_completes_the_roster_around_who_is_there(new_editor, club_roster, qtbot):
    kept = club_roster.roster.cards[:6]
    window = new_editor(club_roster)
    for card in club_roster.roster.cards[6:]:
        window.model.editor.remove(card)
    window.model.editor.choose_home_rules("AL")
    dialog = shown(qtbot, FillDialog(window.model, window))
    choose(dialog.locks, ALL)
    dialog.begin.click()
    assert dialog.stop.isVisible()
    qtbot.waitUntil(
        lambda: dialog.run.result is not None and dialog.take.isVisible(), timeout=90_000
    )
    dialog.take.click()
    editor = window.model.editor
    assert editor.violations == ()
    assert set(kept) <= set(editor.document.roster.cards)
    explain = shown(qtbot, ExplainDialog(window.model, window))
    assert {share.card for share in explain.shares} == set(editor.document.roster.cards)
    assert explain.model.rowCount() == 25
    explain.reject()
    window.model.undo()
    assert set(window.model.document.roster.cards) == set(kept)


def test_filling_that_cannot_be_done_names_the_rule(new_editor, club_roster, qtbot):
    window = new_editor(replace(club_roster, rules=replace(club_roster.rules, cap=100)))
    dialog = shown(qtbot, FillDialog(window.model, window))
    choose(dialog.locks, "nobody")
    dialog.begin.click()
    qtbot.waitUntil(
        lambda: dialog.run.result is not None and dialog.blocked.isVisible(), timeout=60_000
    )
    assert "SD-T-07" in dialog.blocked.text()
    dialog.reject()


def test_filling_can_be_stopped_at_any_time(new_editor, qtbot):
    window = new_editor()
    dialog = shown(qtbot, FillDialog(window.model, window))
    dialog.begin.click()
    dialog.stop.click()
    assert dialog.run.result is not None
    assert not dialog._clock.isActive()
    dialog.reject()


def test_a_lock_is_shown_and_offered_to_fill(new_editor, club_roster, qtbot):
    window = new_editor(club_roster)
    catcher = window.mat.places[at(Position.CATCHER)]
    catcher.setFocus()
    QTest.keyClick(catcher, Qt.Key.Key_L)
    assert catcher.marks.is_locked
    assert "locked" in catcher.accessibleName()
    dialog = shown(qtbot, FillDialog(window.model, window))
    assert dialog.locks.value == "marked"
    dialog.reject()


# Charts, comparing, versions, notes, text, format


def test_every_chart_has_its_figures_in_words(new_editor, club_roster, qtbot):
    window = new_editor(club_roster)
    window.model.look_at(club_roster.roster.al[0].player)
    dialog = shown(qtbot, ChartsDialog(window.model, window, page=ChartsDialog.OUTCOMES))
    assert dialog.which.value == ChartsDialog.OUTCOMES
    assert "25 of them" in "".join(label.text() for label in dialog.findChildren(type(dialog.said)))
    assert "in a plate appearance" in dialog._outcome_words.text()
    dialog._look(club_roster.roster.cards[0])
    assert str(window.model.stock.known[club_roster.roster.cards[0]].points) in dialog.said.text()
    dialog.reject()


def test_two_cards_are_compared_line_by_line(new_editor, club_roster, qtbot):
    window = new_editor(club_roster)
    one, other = (spot.player for spot in club_roster.roster.al[:2])
    dialog = shown(qtbot, CompareDialog(window.model, window.pictures, one, other, window))
    assert [chooser.value for chooser in dialog.choosers] == [one, other]
    assert dialog.table.count() >= 3 * 8
    assert all(picture.accessibleName() for picture in dialog.pictures)
    dialog.reject()


def test_a_version_is_kept_compared_and_made_the_roster_again(new_editor, club_roster, qtbot):
    window = new_editor(club_roster)
    dialog = shown(qtbot, VersionsDialog(window.model, window))
    dialog.name.setText("before the trade")
    dialog.keep()
    gone = club_roster.roster.cards[-1]
    window.model.editor.remove(gone)
    dialog.show_versions()
    assert window.model.name_of(gone) in dialog.told.text()
    dialog.go_back()
    assert window.model.document.roster == club_roster.roster
    dialog.reject()


def test_a_tag_can_be_searched_and_a_note_is_kept(new_editor, club_roster, qtbot):
    window = new_editor(club_roster)
    card = club_roster.roster.cards[0]
    dialog = shown(qtbot, NoteDialog(window.model, card, window))
    dialog.tag.setText("leadoff")
    dialog.add_tag()
    dialog.note.setPlainText("bunts well")
    dialog.accept()
    assert window.model.document.tags == {card: ("leadoff",)}
    assert window.model.document.notes == {card: "bunts well"}
    assert window.library.facets["tag"].isVisible()
    window.library.facets["tag"].choose(("leadoff",))
    assert window.library.rack.found.cards == (card,)


def test_a_roster_goes_out_as_text_and_comes_back_the_same(new_editor, club_roster, qtbot):
    window = new_editor(club_roster)
    dialog = shown(qtbot, TextDialog(window.model, window))
    text = dialog.text.toPlainText()
    dialog.reject()
    other = new_editor(ShowdownDocument(rules=club_roster.rules))
    dialog = shown(qtbot, TextDialog(other.model, other))
    dialog.text.setPlainText(text + "\nNobody Of That Name\n")
    dialog.read()
    assert set(other.model.document.roster.cards) == set(club_roster.roster.cards)
    assert other.model.document.roster.al == club_roster.roster.al
    assert "Nobody Of That Name" in dialog.unread.toPlainText()
    dialog.reject()


def test_a_format_of_ones_own_is_a_law_of_its_own(new_editor, club_roster, qtbot):
    """SD-T-13."""
    window = new_editor(club_roster)
    dialog = shown(qtbot, FormatDialog(window.model, window))
    dialog.fields["cap"].put(4000)
    dialog.take()
    assert [fault.code for fault in window.model.editor.violations] == ["POINT_CAP"]
    assert "4000" in window.head.rules.currentText()
    choose(window.head.rules, "2004")
    assert window.model.editor.is_legal


def test_a_deck_of_the_house_becomes_the_rosters_own(new_editor, club_roster, qtbot):
    """SD-T-14."""
    window = new_editor(club_roster)
    dialog = shown(qtbot, DeckDialog(window.model, window.pictures.faces, window))
    choose(dialog.ready, "small_ball")
    assert sum(dialog.deck.cards.values()) == 60
    first = next(iter(dialog.deck.cards))
    dialog.counts[first].put(dialog.deck.cards[first] - 1)
    dialog.take()
    assert "DECK_SIZE" in [fault.code for fault in window.model.editor.violations]
    window.model.undo()
    assert window.model.editor.is_legal


# Every window beside the editor


@pytest.mark.long
def test_no_window_clips_a_text_or_leaves_a_control_without_a_name(
    new_editor, club_roster, qtbot, tmp_path, sized, clipped, nameless
):
    path = tmp_path / "winter.csv"
    path.write_text(WINTER)
    window = new_editor(shelves.kept_version(club_roster, "first")[1])
    model = window.model
    one, other = (spot.player for spot in club_roster.roster.al[:2])
    faults = {}
    for dialog in (
        LineupCardsDialog(model, window),
        FillDialog(model, window),
        ExplainDialog(model, window),
        CompareDialog(model, window.pictures, one, other, window),
        VersionsDialog(model, window),
        NoteDialog(model, one, window),
        TextDialog(model, window),
        FormatDialog(model, window),
        ChartsDialog(model, window),
        RosterPrintDialog(model, window.store, window),
        ImportDialog(window, path),
    ):
        shown(qtbot, dialog)
        QTest.qWait(20)
        faults[type(dialog).__name__] = clipped(dialog) + nameless(dialog)
        dialog.reject()
    assert {name: found for name, found in faults.items() if found} == {}


def test_every_command_opens_its_window(new_editor, club_roster, monkeypatch):
    window = new_editor(club_roster)
    window.model.look_at(club_roster.roster.cards[0])
    opened = []

    def note(dialog):
        opened.append(type(dialog).__name__)

    monkeypatch.setattr(QDialog, "exec", note)
    window.beside.choose_deck()
    beside = window.beside
    for act in (
        beside.show_lineups,
        beside.fill,
        beside.explain,
        beside.try_out,
        beside.show_charts,
        beside.show_outcomes,
        beside.show_comparison,
        beside.show_versions,
        beside.show_pending,
        beside.show_text,
        beside.own_format,
        beside.print_roster,
    ):
        act()
    window.command("note")
    assert opened == [
        "DeckDialog",
        "LineupCardsDialog",
        "FillDialog",
        "ExplainDialog",
        "TryoutDialog",
        "ChartsDialog",
        "ChartsDialog",
        "CompareDialog",
        "VersionsDialog",
        "PendingDialog",
        "TextDialog",
        "FormatDialog",
        "RosterPrintDialog",
        "NoteDialog",
    ]


def test_a_hundred_games_can_be_played_and_stopped(new_editor, club_roster, qtbot):
    window = new_editor(club_roster)
    dialog = shown(qtbot, TryoutDialog(window.model, window))
    dialog.begin()
    assert dialog.stop.isVisible()
    qtbot.waitUntil(lambda: dialog.progress.value() > 0, timeout=60_000)
    dialog.cancel()
    assert dialog.run.result.games > 0
    assert "runs a game" in dialog.record.text()
    dialog.reject()


def test_an_illegal_roster_plays_no_hundred_games(new_editor, qtbot):
    window = new_editor()
    dialog = shown(qtbot, TryoutDialog(window.model, window))
    dialog.begin()
    assert dialog.run is None
    assert "not legal" in dialog.said.text()
    dialog.reject()
