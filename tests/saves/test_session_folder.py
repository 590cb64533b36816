"""The folder of sessions: the list, file names, renaming, putting away and back."""

from __future__ import annotations

import os

import pytest
from saved_games import begun, changed, lines, play, saved

from hotstove.play.seats import Side
from hotstove.saves.folder import (
    delete,
    file_stem,
    free_path,
    rename,
    restore,
)
from hotstove.saves.listing import session_info, sessions
from hotstove.saves.refused import SaveRefused
from hotstove.saves.reopening import resume


def test_the_list_tells_who_plays_and_how_it_stands(tmp_path):
    game = saved(tmp_path / "a.hotstove", 60, name="Sunday at Gran's")
    info = session_info(tmp_path / "a.hotstove")
    state = game.session.state
    assert info.name == "Sunday at Gran's"
    assert info.rulebook == "showdown/basic"
    assert info.chairs == ("Vera", "Hal")
    assert info.clubs == ("Saltmarsh Mudlarks", "Gravel Point Stovepipes")
    assert {info.visitor, info.home} == set(info.clubs)
    assert info.home == game.session.rulebook.club_of(state, Side.HOME).name
    assert info.score == (state.visitor_runs, state.home_runs)
    assert (info.inning, info.batting, info.is_over) == (state.inning, state.batting, False)
    assert info.fault is None


def test_a_finished_game_is_listed_with_its_final_score(tmp_path):
    game = saved(tmp_path / "a.hotstove", close=False)
    info = session_info(tmp_path / "a.hotstove")
    assert info.is_over
    assert info.score == (game.session.state.visitor_runs, game.session.state.home_runs)


def test_a_game_without_lineups_has_no_score_yet(tmp_path):
    saved(tmp_path / "a.hotstove", 1)
    info = session_info(tmp_path / "a.hotstove")
    assert info.score is None
    assert info.home == ""


def test_what_was_taken_back_is_not_listed(tmp_path):
    game = saved(tmp_path / "a.hotstove", 80, close=False)
    game.session.rewind(8)
    info = session_info(tmp_path / "a.hotstove")
    assert (info.inning, info.batting) == (1, Side.VISITOR)
    assert info.score == (0, 0)


def test_the_last_one_played_comes_first_and_other_files_are_not_listed(tmp_path):
    for place, name in enumerate(("old", "new", "middle")):
        path = tmp_path / f"{name}.hotstove"
        begun(path, name=name)
        os.utime(path, (0, (1_000, 3_000, 2_000)[place]))
    (tmp_path / "notes.txt").write_text("x")
    (tmp_path / "g.hotstove.kept").write_text("x")
    (tmp_path / "removed").mkdir()
    assert [info.name for info in sessions(tmp_path)] == ["new", "middle", "old"]
    assert sessions(tmp_path / "none") == []


def test_files_that_cannot_be_opened_are_listed_with_the_reason(tmp_path):
    path = tmp_path / "a.hotstove"
    saved(path, 3)
    changed(path, 1, lambda told: told.update(hotstove=9))
    (tmp_path / "diary.hotstove").write_text("dear diary")
    (tmp_path / "empty.hotstove").touch()
    faults = {info.name: info.fault.english() for info in sessions(tmp_path)}
    assert "newer Hot Stove" in faults["a"]
    assert "diary.hotstove" in faults["diary"]
    assert set(faults) == {"a", "diary", "empty"}


def test_the_list_reads_the_ends_of_a_long_file_only(tmp_path):
    path = tmp_path / "a.hotstove"
    game = saved(path, 60)
    content = lines(path)
    padding = f'{{"back":{len(game.session.journal)}}}'
    with path.open("a") as file:
        file.write(f"{padding}\n" * 200_000)
    info = session_info(path)
    assert info.name == "Opening day"
    assert info.score is None
    assert len(content) < 1_000


# Names


@pytest.mark.parametrize(
    ("name", "stem"),
    [
        ("Opening day", "Opening day"),
        ("../../etc/passwd", "etc-passwd"),
        ('a<b>c:"d"/e\\f|g?h*', "a-b-c-d-e-f-g-h"),
        ("CON", "game CON"),
        ("com1.txt", "game com1.txt"),
        ("...", "game"),
        ("", "Game"),
        (" \n\t ", "Game"),
        ("trailing dots. . .", "trailing dots"),
        (".hidden", "hidden"),
        ("Käsekuchen ⚾", "Käsekuchen ⚾"),
        ("\ud800", "game"),
        ("x" * 500, "x" * 80),
        ("ü" * 500, "ü" * 60),
    ],
)
def test_a_file_name_is_one_that_every_system_takes(name, stem):
    assert file_stem(name) == stem


def test_a_name_that_is_taken_gets_a_number_whatever_its_capitals(tmp_path):
    (tmp_path / "OPENING day.hotstove").touch()
    (tmp_path / "Opening Day 2.hotstove").touch()
    assert free_path(tmp_path, "Opening day").name == "Opening day 3.hotstove"
    assert free_path(tmp_path / "none", "Opening day").name == "Opening day.hotstove"


def test_renaming_changes_file_and_list_and_nothing_else(tmp_path):
    path = tmp_path / "Opening day.hotstove"
    game = saved(path, 40)
    os.utime(path, (5, 5))
    moved = rename(path, "The <b>long</b> one")
    assert moved.name == "The -b-long-b- one.hotstove"
    assert [info.name for info in sessions(tmp_path)] == ["The <b>long</b> one"]
    assert moved.stat().st_mtime == 5
    assert resume(moved).session.state == game.session.state
    assert not path.exists()


def test_a_game_that_is_open_can_be_renamed_and_goes_on(tmp_path):
    path = tmp_path / "a.hotstove"
    game = saved(path, 20, close=False)
    moved = rename(path, "b", game.recording)
    assert game.recording.path == moved
    play(game.session, 20)
    again = resume(moved)
    assert again.session.journal == game.session.journal
    assert again.header.name == "b"


def test_renaming_takes_no_other_file_s_place(tmp_path):
    saved(tmp_path / "a.hotstove", 3, name="a")
    saved(tmp_path / "b.hotstove", 9, name="b")
    assert rename(tmp_path / "a.hotstove", "B").name == "B 2.hotstove"
    assert len(sessions(tmp_path)) == 2


def test_a_name_may_stay_the_file_s_own(tmp_path):
    saved(tmp_path / "a.hotstove", 3, name="something else")
    assert rename(tmp_path / "a.hotstove", "a") == tmp_path / "a.hotstove"
    assert session_info(tmp_path / "a.hotstove").name == "a"


def test_what_is_no_session_file_is_not_renamed(tmp_path):
    path = tmp_path / "a.hotstove"
    path.write_text("dear diary")
    with pytest.raises(SaveRefused, match=r"a\.hotstove"):
        rename(path, "b")
    with pytest.raises(SaveRefused, match="no such file"):
        rename(tmp_path / "none.hotstove", "b")
    assert path.read_text() == "dear diary"


def test_a_session_that_was_put_away_comes_back(tmp_path):
    path = tmp_path / "a.hotstove"
    saved(path, 12)
    data = path.read_bytes()
    away = delete(path)
    assert sessions(tmp_path) == []
    saved(path, 3)
    second = delete(path)
    assert away != second
    assert restore(away) == path
    assert path.read_bytes() == data
    assert restore(second).name == "a 2.hotstove"
    with pytest.raises(SaveRefused, match="not saved"):
        delete(tmp_path / "none.hotstove")
