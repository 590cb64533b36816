"""The commands around rosters for Clutch: check, fill, and rosters played in a game."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

sys.path += [str(Path(__file__).parent / "clubhouse")]
from clutch_rosters import YEARS, changed, office, roster_of, stock

from hotstove import cli
from hotstove.clubhouse.documents import save_document, with_names
from hotstove.clubhouse.reading import open_document


def run(*words):
    return cli.main([str(word) for word in words])


@pytest.fixture
def written(tmp_path):
    def write(year, document=None):
        path = tmp_path / f"winter-{year}.hotroster"
        save_document(with_names(document or roster_of(year), stock(year).known), path)
        return path

    return write


@pytest.mark.parametrize("year", YEARS)
def test_a_roster_is_checked_by_the_law_of_its_game(year, written, capsys):
    """C17-04, C24-05: the file says which game it is of."""
    assert run("roster", "check", written(year)) == 0
    salary = office(year).total(roster_of(year), stock(year))
    assert f"legal, a salary of {salary}" in capsys.readouterr().out
    wrong = changed(roster_of(year), stadium="", coaches=())
    assert run("roster", "check", written(year, wrong)) == 1
    lines = capsys.readouterr().out.splitlines()
    told = {line.split(":")[0]: line for line in lines}
    assert set(told) == {"STADIUM_COUNT"} | ({"COACH_STAFF"} if year == 2024 else set())
    assert told["STADIUM_COUNT"].endswith("Choose a park.")


@pytest.mark.parametrize(("year", "rule"), [(2017, "C17-13"), (2024, "C24-14")])
def test_a_roster_is_held_to_another_format_by_name(year, rule, written, capsys):
    """C17-13, C24-14."""
    assert run("roster", "check", written(year), "--format", "20") == 1
    out = capsys.readouterr().out
    assert "FORMAT_COUNT" in out
    assert rule in out
    assert run("roster", "check", written(year), "--format", "2004") == 2
    assert "there are standard, 20" in capsys.readouterr().err


def test_a_short_roster_is_filled_written_and_checked(tmp_path, capsys):
    """C24-14: nine, two on the bench, four starters, five relievers, 5,000."""
    out = tmp_path / "twenty.hotroster"
    assert run("roster", "fill", "--game", "clutch/2024", "--format", "20", "--out", out) == 0
    told = capsys.readouterr().out
    assert "a salary of" in told.splitlines()[-1]
    assert "for a salary of" in told
    document = open_document(out, stock(2024).known).document
    assert document.game == "clutch/2024"
    assert len(document.roster.cards) == 20
    assert office(2024).violations(document, stock(2024)) == ()
    assert run("roster", "check", out) == 0


@pytest.mark.parametrize("year", YEARS)
def test_a_list_as_text_is_read_for_the_game_named(year, tmp_path, capsys):
    """C17-14 to 18, C24-15 to 18: deck, coaches and park are in the text."""
    path = tmp_path / "list.txt"
    path.write_text(office(year).roster_text(roster_of(year), stock(year)))
    assert run("roster", "check", path, "--game", f"clutch/{year}") == 0
    assert "legal" in capsys.readouterr().out


@pytest.mark.parametrize("year", YEARS)
def test_rosters_play_the_game_they_are_of(year, written, capsys):
    """CL-19, CL-16: and no other."""
    file, rulebook = written(year), f"clutch/{year}"
    words = ("--visitor", file, "--home", "mudlarks", "--json")
    assert run("simulate", "--rulebook", rulebook, *words) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 1
    assert run("simulate", "--rulebook", "showdown/basic", "--visitor", file) == 1
    assert "is of the game clutch" in capsys.readouterr().err
    assert run("simulate", "--rulebook", "pitch_duel/aa", "--visitor", file) == 2
