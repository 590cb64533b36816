"""Files are asked for where files of their kind were chosen last, and never overwritten unasked."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget

from hotstove.windows import choosing_files
from hotstove.windows.choosing_files import ask_open, ask_save
from hotstove.windows.settings import SettingsStore, load


@pytest.fixture
def chosen(monkeypatch):
    """What the person chooses next, and where each window began."""

    class Chosen:
        name = ""
        began: list[str] = []

    def ask(parent, title, start, names):
        Chosen.began.append(start)
        return Chosen.name, names

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", ask)
    Chosen.began = []
    return Chosen


@pytest.fixture
def parent(qtbot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


def test_each_kind_remembers_its_own_folder_for_good(parent, store, chosen, tmp_path):
    prints, games = tmp_path / "Prints été", tmp_path / "games"
    for folder in (prints, games):
        folder.mkdir()
    chosen.name = str(prints / "card.pdf")
    assert ask_save(parent, store, "prints", "", "card.pdf", "") == prints / "card.pdf"
    chosen.name = str(games / "a.hotstove")
    assert ask_open(parent, store, "games", "", "", tmp_path) == games / "a.hotstove"
    assert chosen.began == ["card.pdf", str(tmp_path)]
    again = SettingsStore(store._path)
    ask_save(parent, again, "prints", "", "other.pdf", "")
    ask_open(parent, again, "games", "", "", tmp_path)
    assert chosen.began[2:] == [str(prints / "other.pdf"), str(games)]


def test_a_folder_that_is_gone_is_forgotten(parent, store, chosen, tmp_path):
    store.change(folders={"games": str(tmp_path / "gone")})
    ask_open(parent, store, "games", "", "", tmp_path)
    assert chosen.began == [str(tmp_path)]


def test_giving_up_remembers_nothing(parent, store, chosen):
    assert ask_save(parent, store, "prints", "", "card.pdf", "") is None
    assert store.settings.folders == {}


def test_restoring_the_defaults_forgets_no_folder(store, tmp_path):
    store.change(folders={"prints": str(tmp_path)}, hints=True)
    store.restore()
    assert (store.settings.folders, store.settings.hints) == ({"prints": str(tmp_path)}, False)
    assert load(store._path)[0] == store.settings


@pytest.mark.parametrize("may_go", [True, False])
def test_a_file_that_the_suffix_makes_one_of_ours_goes_only_if_asked(
    parent, store, chosen, tmp_path, monkeypatch, may_go
):
    asked = []
    monkeypatch.setattr(
        choosing_files, "ask_overwrite", lambda parent, file: asked.append(file) or may_go
    )
    (tmp_path / "card.pdf").write_bytes(b"old")
    chosen.name = str(tmp_path / "card")
    path = ask_save(parent, store, "prints", "", "x.pdf", "")
    assert (path == tmp_path / "card.pdf") is may_go
    assert asked == ["card.pdf"]
    chosen.name = str(tmp_path / "new")
    assert ask_save(parent, store, "prints", "", "x.pdf", "") == tmp_path / "new.pdf"
    assert asked == ["card.pdf"]
