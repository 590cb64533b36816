"""The windows beside the roster editor, for both editions of Clutch."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from roster_desk import both, choose, drag, faults, shown

from hotstove.windows.roster_editor.comparing import CompareDialog
from hotstove.windows.roster_editor.deck import DeckDialog
from hotstove.windows.roster_editor.explain import ExplainDialog
from hotstove.windows.roster_editor.filling import FillDialog
from hotstove.windows.roster_editor.importing import ImportDialog
from hotstove.windows.roster_editor.lineups import LineupCardsDialog
from hotstove.windows.roster_editor.printing import RosterPrintDialog
from hotstove.windows.roster_editor.text_dialog import TextDialog
from hotstove.windows.roster_editor.tryouts import TryoutDialog
from hotstove.windows.roster_editor.versions import VersionsDialog, comparison_words

# Deck


def test_a_deck_of_the_house_and_its_side_deck_become_the_rosters(new_editor, default, qtbot):
    """C17-14 to 16."""
    document = replace(default("clutch/2017"), deck={}, side_deck={})
    window = new_editor(document)
    assert "DECK_SIZE" in faults(window)
    dialog = shown(qtbot, DeckDialog(window.model, window.pictures.faces, window))
    assert dialog.faults.text()
    choose(dialog.ready, next(iter(window.model.office.ready_decks(window.model.catalog))))
    assert sum(dialog.deck.cards.values()) == 40
    assert not dialog.faults.text()
    number = next(number for number in dialog.counts.values() if number.value)
    number.setFocus()
    QTest.keyClick(number, Qt.Key.Key_Down)
    assert "C17-14" in dialog.faults.text()
    QTest.keyClick(number, Qt.Key.Key_Up)
    dialog.take()
    assert faults(window) == []
    assert sum(window.model.document.side_deck.values()) in (0, 10)
    window.model.undo()
    assert window.model.document.side_deck == {}


def test_2024_has_a_deck_of_fifty_and_no_side_deck(new_editor, default, qtbot):
    """C24-15."""
    window = new_editor(default("clutch/2024"))
    dialog = shown(qtbot, DeckDialog(window.model, window.pictures.faces, window))
    assert sum(dialog.deck.cards.values()) == 50
    assert dialog.side_counts == {}
    choose(dialog.ready, "")
    assert dialog.deck.cards == {}
    assert "C24-15" in dialog.faults.text()
    choose(dialog.ready, None)
    assert not dialog.faults.text()
    dialog.reject()


def test_the_deck_is_searched_and_the_card_at_hand_is_shown(new_editor, default, qtbot):
    window = new_editor(default("clutch/2024"))
    dialog = shown(qtbot, DeckDialog(window.model, window.pictures.faces, window))
    card = list(dialog.counts)[7]
    dialog.search.setText(window.pictures.faces.name(card))
    assert dialog.counts[card].isVisible()
    assert sum(number.isVisible() for number in dialog.counts.values()) < 10
    dialog.counts[card].setFocus()
    assert window.pictures.faces.name(card) in dialog.picture.accessibleName()
    dialog.reject()


# The other windows


@both
def test_one_order_is_suggested_dragged_and_cleared(new_editor, default, game, qtbot):
    """CL-24, C17-21, C24-21."""
    window = new_editor(default(game))
    dialog = shown(qtbot, LineupCardsDialog(window.model, window))
    (card,) = dialog.cards
    assert not dialog.against.isVisible()
    before = [row.player for row in card.rows]
    drag(card.rows[0], card.rows[0].rect().center(), card.rows[2], card.rows[2].rect().center())
    assert [row.player for row in card.rows][:3] == [before[1], before[2], before[0]]
    assert "runs in nine innings" in card.runs.text()
    card._clear()
    assert window.model.document.roster.order == ()
    assert "Nobody" in card.runs.text()
    dialog._suggest_nine()
    assert len(window.model.document.roster.order) == 9
    dialog.reject()


@both
def test_an_empty_roster_is_filled_with_deck_coaches_and_park(new_editor, game, qtbot):
    window = new_editor(game=game)
    dialog = shown(qtbot, FillDialog(window.model, window))
    dialog.fill()
    qtbot.waitUntil(lambda: dialog.run.result is not None, timeout=60_000)
    dialog._look()
    dialog.take_it()
    assert faults(window) == []
    assert window.model.document.roster.stadium
    window.model.undo()
    assert window.model.document.roster.cards == ()


@both
def test_locked_men_stay_and_a_fill_can_be_stopped(new_editor, default, game, qtbot):
    window = new_editor(default(game))
    bench = window.model.editor.dugout.bench[0]
    starter = window.model.editor.dugout.rotation[0]
    for card in (bench, starter):
        window.command("lock", card)
    dialog = shown(qtbot, FillDialog(window.model, window))
    dialog.fill()
    dialog.cancel()
    qtbot.waitUntil(lambda: dialog.run.result is not None, timeout=20_000)
    dialog.fill()
    qtbot.waitUntil(lambda: dialog.run.result is not None, timeout=60_000)
    dialog._look()
    dialog.take_it()
    dugout = window.model.editor.dugout
    assert starter in dugout.rotation
    assert bench in window.model.document.roster.cards
    assert faults(window) == []


@both
def test_the_roster_is_told_explained_and_compared(new_editor, default, game, qtbot):
    window = new_editor(default(game))
    model = window.model
    explained = shown(qtbot, ExplainDialog(model, window))
    assert len(explained.shares) == len(model.document.roster.cards)
    assert "salary" in explained.shares[0].sentence.template
    explained.reject()
    one, other = model.document.roster.cards[:2]
    compared = shown(qtbot, CompareDialog(model, window.pictures, one, other, window))
    assert compared.table.count() > 20
    compared.reject()
    text = shown(qtbot, TextDialog(model, window))
    written = text.text.toPlainText()
    window.command("remove", one)
    text.text.setPlainText(written)
    text.read()
    assert not text.unread.isVisible()
    assert one in model.document.roster.cards
    assert faults(window) == []
    text.reject()


def test_coaches_and_park_count_when_versions_are_compared(new_editor, default, qtbot):
    window = new_editor(default("clutch/2024"))
    dialog = shown(qtbot, VersionsDialog(window.model, window))
    dialog.name.setText("before")
    dialog.keep()
    dialog.reject()
    window.command("remove", window.model.document.roster.stadium)
    kept = window.model.document.versions[0].roster
    found = window.model.compare(kept, window.model.document.roster)
    assert "Coaches or park differ" in comparison_words(found, window.model)


@both
def test_the_roster_is_printed(new_editor, default, game, qtbot):
    window = new_editor(default(game))
    dialog = shown(qtbot, RosterPrintDialog(window.model, window.store, window))
    assert dialog.document.pages == 1
    dialog.has_lineups.setChecked(True)
    dialog.has_cards.setChecked(True)
    assert dialog.document.pages > 3
    dialog.reject()


@both
def test_a_set_of_ones_own_is_exported_and_imported_again(
    new_editor, default, game, qtbot, tmp_path
):
    """CL-05."""
    from hotstove.windows.roster_editor.sending import write_roster_cards

    window = new_editor(default(game))
    path = tmp_path / "winter.csv"
    write_roster_cards(window, path)
    text = path.read_text(encoding="utf-8")
    clubs = [card.id for card in window.model.stock.known.values()][:1]
    assert clubs
    path.write_text(text.replace("cl26", "own").replace("cl17", "own"), encoding="utf-8")
    dialog = shown(qtbot, ImportDialog(window, path))
    assert len(dialog.found.cards) == len(window.model.document.roster.cards)
    assert {row.status.value for row in dialog.found.rows} <= {"clean", "kept"}
    dialog.take_cards()
    year = game.partition("/")[2]
    assert (window.shelf.own_cards / f"clutch_{year}" / "winter.csv").exists()
    assert not window.model.stock.refused


@both
def test_a_hundred_games_can_be_begun_and_stopped(new_editor, default, game, qtbot):
    window = new_editor(default(game))
    dialog = shown(qtbot, TryoutDialog(window.model, window))
    dialog.play.click()
    qtbot.waitUntil(lambda: dialog.progress.value() > 0, timeout=30_000)
    dialog.stop.click()
    qtbot.waitUntil(lambda: dialog.run.result is not None, timeout=20_000)
    assert "won" in dialog.record.text()
    dialog.reject()


# Room for every text


@pytest.mark.long
@both
def test_nothing_is_clipped_and_everything_has_a_name(
    new_editor, default, game, qtbot, sized, clipped, nameless
):
    window = new_editor(default(game))
    QTest.qWait(30)
    assert nameless(window) == []
    assert clipped(window) == []
    model = window.model
    for dialog in (
        DeckDialog(model, window.pictures.faces, window),
        LineupCardsDialog(model, window),
        FillDialog(model, window),
        ExplainDialog(model, window),
        CompareDialog(model, window.pictures, *model.document.roster.cards[:2], window),
        TextDialog(model, window),
        RosterPrintDialog(model, window.store, window),
        TryoutDialog(model, window),
    ):
        shown(qtbot, dialog)
        QTest.qWait(10)
        assert (nameless(dialog), clipped(dialog)) == ([], []), type(dialog).__name__
        dialog.reject()
