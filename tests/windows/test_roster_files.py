"""Rosters come in and go out: card lists, exports, paper, a game."""

from __future__ import annotations

import io
from pathlib import Path

import pypdf
import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QFileDialog
from roster_desk import WINTER, choose, shown, type_in

from hotstove.catalog.card_lists import Status, read_list
from hotstove.clubhouse.documents import save_document
from hotstove.play.words import Sentence
from hotstove.windows.new_game import NewGameDialog
from hotstove.windows.roster_editor.importing import ImportDialog
from hotstove.windows.roster_editor.opening import choose_roster_file, open_new
from hotstove.windows.roster_editor.printing import RosterPrintDialog
from hotstove.windows.roster_editor.sending import write_roster_cards

NOTHING_SAID = Sentence("clubhouse", "")

# Files


def test_a_list_is_imported_with_every_row_accounted_for(new_editor, qtbot, tmp_path):
    path = tmp_path / "winter ball.csv"
    path.write_text(WINTER)
    window = new_editor()
    dialog = shown(qtbot, ImportDialog(window, path))
    counts = dialog.found.counts
    assert sum(counts.values()) == len(dialog.found.rows) == 3
    assert dialog.rows.rowCount() == len(dialog.found.doubtful)
    assert counts[Status.CLEAN] >= 1
    dialog.take_cards()
    type_in(window, "otters")
    assert len(window.library.rack.found.cards) == len(dialog.found.cards)


def test_a_column_chosen_by_eye_is_read_anew(new_editor, qtbot, tmp_path):
    path = tmp_path / "odd.csv"
    path.write_text(WINTER.replace("pts", "price tag").replace("yr", "pts"))
    window = new_editor()
    dialog = shown(qtbot, ImportDialog(window, path))
    choose(dialog.columns["points"], 3)
    choose(dialog.columns["season"], 2)
    assert dialog.found.cards[0].points == 310
    assert dialog.found.cards[0].season == 2005
    dialog.reject()


def test_exported_cards_are_imported_without_a_difference(new_editor, club_roster, tmp_path):
    window = new_editor(club_roster)
    path = tmp_path / "out.csv"
    write_roster_cards(window, path)
    found = read_list(path.read_bytes(), path.name)
    known = window.model.stock.known
    assert found.cards == tuple(known[card] for card in club_roster.roster.cards)
    assert not found.doubtful


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "cards"),
    [("showdown_cards_2004_2005.csv", 1196), ("flamberge_card_list_2000_2005_raw.csv", 3846)],
)
def test_published_lists_are_imported_in_the_window(new_editor, reference, qtbot, name, cards):
    window = new_editor()
    dialog = shown(qtbot, ImportDialog(window, reference / name))
    assert sum(dialog.found.counts.values()) == len(dialog.found.rows)
    assert len(dialog.found.cards) == cards
    dialog.take_cards()
    assert len(window.model.stock.library) == cards + 480


def test_the_roster_is_printed_with_everybodys_name(
    new_editor, club_roster, qtbot, tmp_path, monkeypatch
):
    window = new_editor(club_roster)
    dialog = shown(qtbot, RosterPrintDialog(window.model, window.store, window))
    assert dialog.document.pages == 1
    path = tmp_path / "winter.pdf"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *a: (str(path), ""))
    dialog.save_pdf()
    text = pypdf.PdfReader(io.BytesIO(path.read_bytes())).pages[0].extract_text()
    text = " ".join(text.split())
    assert all(window.model.name_of(card) in text for card in club_roster.roster.cards)
    dialog.has_cards.setChecked(True)
    assert dialog.document.pages >= 4
    dialog.reject()


@pytest.mark.parametrize("is_bare", [False, True], ids=["as proposed", "without a suffix"])
def test_every_file_window_remembers_the_folder_of_its_kind(
    window, default, qtbot, tmp_path, monkeypatch, is_bare
):
    asked = []

    def ask(parent, title, start, names):
        asked.append(start)
        chosen = Path(start).with_suffix("") if is_bare else Path(start)
        return str(tmp_path / chosen.name), names

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *a: (asked.append(a[2]) or "", ""))
    editor = open_new(window, "clutch/2024")
    model = editor.model
    model.make((NOTHING_SAID, replace(default("clutch/2024"), name="Winter")))
    report = tmp_path / "list.csv"
    report.write_text(WINTER)
    paper = shown(qtbot, RosterPrintDialog(model, window.store, editor))
    lists = shown(qtbot, ImportDialog(editor, report))
    for act, kind, file in (
        (editor.save_as, "rosters", "Winter.hotroster"),
        (editor.beside.export_cards, "card lists", "Winter.csv"),
        (lists.save_report, "card lists", "list.txt"),
        (editor.beside.export_all, "archives", "Rosters.zip"),
        (paper.save_pdf, "prints", "Winter.pdf"),
    ):
        act()
        assert (tmp_path / file).is_file()
        assert window.store.settings.folders[kind] == str(tmp_path)
        assert Path(asked[-1]).name == file
    asked.clear()
    editor.beside.import_cards()
    choose_roster_file(window)
    assert asked == [str(tmp_path)] * 2
    for dialog in (paper, lists):
        dialog.reject()


# In a game


def kept(shelf, document, name):
    shelf.folder.mkdir(parents=True, exist_ok=True)
    path = shelf.folder / f"{name}.hotroster"
    save_document(document, path)
    return str(path)


@pytest.mark.long
@pytest.mark.parametrize("book", ["showdown/basic", "showdown/advanced", "showdown/expert"])
def test_a_legal_roster_plays_in_a_game(window, club_roster, qtbot, book):
    shelf = window.keeper.rosters
    roster = replace(club_roster.roster, club="lamplighters")
    path = kept(shelf, replace(club_roster, roster=roster), "winter")
    art = window.resources / "art"
    dialog = shown(qtbot, NewGameDialog(window.catalog, window.store, art, window, rosters=shelf))
    choose(dialog.rulebook, book)
    choose(dialog.corners[0].roster, path)
    assert dialog.corners[0].club.value == "lamplighters"
    dialog.play.click()
    assert dialog.choice is not None
    game = window.keeper.begin(dialog.choice)
    team = game.model.setup.teams[0]
    assert {card.id for card in team.cards} == set(roster.cards)
    assert team.club.id == "lamplighters"
    game.close()


def test_an_illegal_roster_is_refused_with_its_fault(window, club_roster, qtbot):
    shelf = window.keeper.rosters
    roster = replace(club_roster.roster, cards=club_roster.roster.cards[:-1])
    path = kept(shelf, replace(club_roster, roster=roster), "short")
    art = window.resources / "art"
    dialog = shown(qtbot, NewGameDialog(window.catalog, window.store, art, window, rosters=shelf))
    choose(dialog.rulebook, "showdown/advanced")
    choose(dialog.corners[1].roster, path)
    assert not dialog.play.isEnabled()
    assert "SD-T-02" in dialog._fault.text()
    choose(dialog.corners[1].roster, "")
    assert dialog.play.isEnabled()
    dialog.reject()
