"""Places: what was shipped is found, what is kept goes where it should, and nothing is made."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from hotstove import places

KEPT = (places.data, places.saves, places.settings_file, places.cache)


def test_cards_and_resources_are_the_folders_that_were_shipped() -> None:
    assert (places.resources() / "fonts").is_dir()
    assert (places.cards() / "showdown").is_dir()


def test_installed_folders_go_before_the_checkout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "site-packages" / "hotstove"
    (package / "cards").mkdir(parents=True)
    monkeypatch.setattr(places, "_PACKAGE", package)
    assert places.cards() == package / "cards"
    assert places.resources() == tmp_path / "resources"


def test_one_home_holds_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "stick"
    monkeypatch.setenv(places.HOME_VARIABLE, str(home))
    assert places.data() == home
    assert places.saves() == home / "saves"
    assert places.settings_file() == home / "settings.json"
    assert places.cache() == home / "cache"
    assert not home.exists()


def test_a_home_given_from_here_stays_put_when_the_program_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(places.HOME_VARIABLE, "stick")
    assert places.saves() == tmp_path / "stick" / "saves"


@pytest.mark.parametrize("unset", [None, "", "  "])
def test_without_a_home_each_thing_has_a_folder_of_the_system(
    unset: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    if unset is None:
        monkeypatch.delenv(places.HOME_VARIABLE)
    else:
        monkeypatch.setenv(places.HOME_VARIABLE, unset)
    found = [place() for place in KEPT]
    assert len(set(found)) == len(KEPT)
    assert all(place.is_absolute() and "hotstove" in place.parts for place in found)


def test_asking_makes_nothing(tmp_path: Path) -> None:
    home = tmp_path / "home"
    program = "from hotstove import places as p; p.data(), p.saves(), p.settings_file(), p.cache()"
    bare = {"HOME": str(home), "PYTHONPATH": str(Path(places.__file__).parents[1])}
    subprocess.run([sys.executable, "-c", program], env=bare, check=True, timeout=60)
    assert not home.exists()
