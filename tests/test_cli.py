"""The command line: what is printed, what a mistake is told, and how fast it answers."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pypdf
import pytest

import hotstove
from hotstove import cli
from hotstove.catalog.shelf import Catalog
from hotstove.rulebooks.shelf import SHELF

ROOT = Path(__file__).parents[1]
CLUBS = ", ".join(club.id for club in Catalog(ROOT / "cards").clubs)
KEYS = {
    "rulebook", "seed", "manager", "games", "seconds", "games_per_second", "runs_per_team_game",
    "obp", "so_rate", "bb_rate", "hr_rate", "dp_per_team_game",
}  # fmt: skip


@pytest.fixture
def run(capsys):
    """Run the command in this process; return exit code, what it printed and what it said."""

    def run(*words):
        code = cli.main([str(word) for word in words])
        heard = capsys.readouterr()
        assert "Traceback" not in heard.err
        return code, heard.out, heard.err

    return run


@pytest.fixture
def simulate(run):
    def simulate(*words):
        return run("simulate", "--rulebook", "showdown/basic", *words)

    return simulate


@pytest.fixture
def game(simulate, tmp_path):
    """The session file of a finished game."""
    path = tmp_path / "game.hotstove"
    assert simulate("--seed", 4, "--save", path)[0] == 0
    return path


def hotstove_process(*words, **options):
    environment = dict(os.environ, PYTHONPATH=str(ROOT / "desktop"), PYTHONSAFEPATH="1")
    return subprocess.Popen(
        [sys.executable, "-m", "hotstove", *map(str, words)],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        **options,
    )


def of_process(*words):
    process = hotstove_process(*words)
    out, err = process.communicate(timeout=60)
    return process.returncode, out, err


# Fast answers


@pytest.mark.parametrize("word", ["--version", "--help"])
def test_version_and_help_answer_within_a_tenth_of_a_second(word):
    # The processor's time: a machine busy with other tests must not fail this one.
    times = []
    for _ in range(7):
        before = os.times()
        code, out, _ = of_process(word)
        after = os.times()
        times.append(
            after.children_user
            - before.children_user
            + after.children_system
            - before.children_system
        )
        assert code == 0
        assert hotstove.__version__ in out or "simulate" in out
    assert min(times) < 0.1


def test_version_and_help_load_neither_qt_nor_msgspec():
    program = (
        "import sys; from hotstove.cli import main; main(['--version']); main(['--help']);"
        "loaded = {name.split('.')[0] for name in sys.modules};"
        "sys.exit(bool(loaded & {'PySide6', 'msgspec', 'platformdirs'}))"
    )
    environment = dict(os.environ, PYTHONPATH=str(ROOT / "desktop"))
    subprocess.run([sys.executable, "-c", program], env=environment, check=True)


# What the commands print


def test_rulebooks_are_listed_a_line_each(run):
    code, out, _ = run("rulebooks")
    assert code == 0
    assert [line.split()[0] for line in out.splitlines()] == list(SHELF)
    assert {"showdown/basic", "showdown/advanced", "pitch_duel/aaa"} <= set(SHELF)


def test_simulated_games_come_to_baseball_and_the_same_seed_to_the_same(simulate):
    told = []
    for _ in range(2):
        code, out, _ = simulate("--games", 30, "--seed", 11, "--json")
        assert code == 0
        told.append(json.loads(out))
    first, second = told
    assert set(first) == KEYS
    assert (first["games"], first["seed"], first["manager"]) == (30, 11, "luck")
    assert 2 < first["runs_per_team_game"] < 8
    assert 0.25 < first["obp"] < 0.45
    for timed in ("seconds", "games_per_second"):
        del first[timed], second[timed]
    assert first == second


@pytest.mark.parametrize("manager", ["luck", "instinct", "solver"])
@pytest.mark.parametrize("level", ["aa", "aaa", "mlb", "all_star"])
def test_duels_are_simulated_saved_and_told_again(run, tmp_path, level, manager):
    path = tmp_path / "duel.hotstove"
    words = ("--rulebook", f"pitch_duel/{level}", "--games", 3, "--manager", manager, "--json")
    code, out, _ = run("simulate", *words, "--save", path)
    told = json.loads(out)
    assert code == 0
    assert set(told) == KEYS
    assert told["runs_per_team_game"] > 0
    assert told["bb_rate"] == 0
    code, out, _ = run("replay", path, "--json")
    again = json.loads(out)
    assert code == 0
    assert again["is_over"]
    assert {line["name"] for line in again["sides"]["home"]["pitching"]} == {"H Pitcher"}


def test_a_manager_who_does_not_play_the_game_is_told(simulate):
    code, _, err = simulate("--manager", "solver")
    assert code == 2
    assert "no manager “solver” for showdown/basic; there are luck, instinct" in err


def test_another_seed_plays_other_games(simulate):
    outcomes = {
        json.loads(simulate("--games", 5, "--seed", seed, "--json")[1])["obp"] for seed in range(4)
    }
    assert len(outcomes) > 1


def test_without_json_a_line_a_figure(simulate):
    code, out, _ = simulate("--games", 2, "--manager", "instinct")
    assert code == 0
    assert {line.split()[0] for line in out.splitlines()} == KEYS
    assert len({len(line) for line in out.splitlines()}) == 1


def test_the_last_game_is_kept_and_replayed(simulate, run, tmp_path):
    path = tmp_path / "last.hotstove"
    words = ("--games", 3, "--visitor", "mudlarks", "--home", "stovepipes", "--save", path)
    assert simulate(*words)[0] == 0
    code, out, err = run("replay", path)
    assert (code, err) == (0, "")
    assert "Saltmarsh Mudlarks" in out
    assert "every witness agrees" in out
    code, out, _ = run("replay", path, "--json")
    told = json.loads(out)
    assert told["is_over"]
    assert told["notice"] is None
    assert told["passages_compared"] > 80
    assert [told["sides"][side]["club"] for side in ("visitor", "home")] == [
        "Saltmarsh Mudlarks",
        "Gravel Point Stovepipes",
    ]


def test_a_club_can_play_itself(simulate):
    assert simulate("--visitor", "mudlarks", "--home", "mudlarks")[0] == 0


def test_the_window_is_opened_with_or_without_a_file(run, monkeypatch):
    opened = []

    class App:
        @staticmethod
        def main(files, **options):
            opened.append([*files, *(name for name, is_on in options.items() if is_on)])
            return 0

    monkeypatch.setitem(sys.modules, "hotstove.app", App)
    assert run()[0] == 0
    assert run("/tmp/a game.hotstove")[0] == 0
    assert run("--new-instance", "winter.hotroster")[0] == 0
    assert run("--reset-windows")[0] == 0
    assert opened == [
        [],
        ["/tmp/a game.hotstove"],
        ["winter.hotroster", "is_another"],
        ["resets_windows"],
    ]
    code, _, err = run("a.hotstove", "--fast")
    assert code == 2
    assert "“--fast” is no file of the game" in err


# Pages and pictures


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_the_scorecard_is_a_pdf(run, game, tmp_path, paper, qapp):
    target = tmp_path / "card.pdf"
    code, _, err = run("print", "scorecard", game, "--out", target, "--paper", paper)
    assert (code, err) == (0, "")
    assert target.read_bytes().startswith(b"%PDF")


def test_pb_s_05_a_game_with_a_notation_of_its_own_is_printed_in_it(run, tmp_path, qapp):
    """PB-S: filled and blank; another kind is asked for, and a game without one says so."""
    path, target = tmp_path / "pizza.hotstove", tmp_path / "card.pdf"
    words = ("--manager", "luck", "--seed", 4, "--save", path)
    assert run("simulate", "--rulebook", "pizza_box/a", *words)[0] == 0
    found = {}
    for more in ((), ("--blank",), ("--kind", "grid")):
        assert run("print", "scorecard", path, "--out", target, *more)[0] == 0
        pages = pypdf.PdfReader(target).pages
        found[more] = " ".join(pages[0].extract_text().split())
    assert "SF sacrifice fly" in found[()]
    assert "V No. 1" not in found[("--blank",)]
    assert "SF sacrifice fly" in found[("--blank",)]
    assert "AB + BB + SF + SH" in found[("--kind", "grid")]


def test_codes_are_refused_for_a_game_that_has_none(run, game, tmp_path, qapp):
    target = tmp_path / "card.pdf"
    code, _, err = run("print", "scorecard", game, "--out", target, "--kind", "codes")
    assert code == 2
    assert "Showdown, basic game has no notation of its own; choose another --kind" in err
    assert not target.exists()


def test_the_picture_has_the_size_asked_for(run, game, tmp_path, qapp):
    from PySide6.QtGui import QImage

    target = tmp_path / "table.png"
    words = ("--size", "800x500", "--scale", "2", "--at", "9", "--out", target)
    code, _, err = run("picture", game, *words)
    assert (code, err) == (0, "")
    image = QImage(str(target))
    assert (image.width(), image.height()) == (1600, 1000)


def test_a_picture_after_no_such_gesture_tells_which_there_are(run, game, tmp_path):
    before = game.read_bytes()
    code, _, err = run("picture", game, "--at", 9999, "--out", tmp_path / "x.png")
    assert code == 2
    assert "has gestures 0 to " in err
    assert len(err.splitlines()) == 1
    assert game.read_bytes() == before
    assert not (tmp_path / "x.png").exists()


# Mistakes


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["simulte"], "“simulte”; there are rulebooks, simulate, replay, print, picture"),
        (["simulate"], "--rulebook"),
        (["simulate", "--rulebook", "whist"], "“whist”; there are showdown/basic"),
        (["simulate", "--rulebook", "showdown/basic", "--visitor", "giants"], CLUBS),
        (["simulate", "--rulebook", "showdown/basic", "--home", "giants"], "“giants”"),
        (["simulate", "--rulebook", "showdown/basic", "--games", "0"], "1 to 1000000"),
        (["simulate", "--rulebook", "showdown/basic", "--games", "-3"], "-3"),
        (["simulate", "--rulebook", "showdown/basic", "--games", "many"], "“many”"),
        (["simulate", "--rulebook", "showdown/basic", "--seed", "x"], "“x”"),
        (["simulate", "--rulebook", "showdown/basic", "--manager", "fate"], "'luck', 'instinct'"),
        (["simulate", "--rulebook", "showdown/basic", "--gmaes", "3"], "--gmaes"),
        (["replay"], "FILE"),
        (["replay", "a.hotstove", "b.hotstove"], "b.hotstove"),
        (["print"], "PAGE"),
        (["print", "poster", "a.hotstove"], "scorecard"),
        (["print", "scorecard", "a.hotstove"], "--out"),
        (["print", "scorecard", "a.hotstove", "--out", "x.doc"], ".pdf"),
        (["print", "scorecard", "a.hotstove", "--out", "x.pdf", "--paper", "a0"], "'a4', 'letter'"),
        (["picture", "a.hotstove", "--out", "x.gif"], ".png"),
        (["picture", "a.hotstove", "--out", "x.png", "--size", "big"], "1600x1000"),
        (["picture", "a.hotstove", "--out", "x.png", "--size", "10x10"], "640x400 to 7680x4320"),
        (["picture", "a.hotstove", "--out", "x.png", "--scale", "9"], "1 to 4"),
        (["picture", "a.hotstove", "--out", "x.png", "--scale", "nan"], "1 to 4"),
        (["picture", "a.hotstove", "--out", "x.png", "--at", "-1"], "-1"),
        (["--verbose"], "--verbose"),
    ],
)
def test_a_bad_argument_is_told_in_one_line_that_helps(run, words, says):
    code, out, err = run(*words)
    assert code == 2
    assert out == ""
    assert len(err.splitlines()) == 1
    assert says in err


@pytest.mark.parametrize("command", ["replay", "print", "picture"])
def test_a_refused_file_is_told_in_one_line(run, tmp_path, command):
    path = tmp_path / "diary.hotstove"
    path.write_text("dear diary\n")
    words = {
        "replay": ["replay", path],
        "print": ["print", "scorecard", path, "--out", tmp_path / "x.pdf"],
        "picture": ["picture", path, "--out", tmp_path / "x.png"],
    }[command]
    code, out, err = run(*words)
    assert (code, out) == (1, "")
    assert "diary.hotstove" in err
    assert len(err.splitlines()) == 1


def test_a_damaged_file_is_replayed_as_far_as_it_goes_with_a_word(run, game):
    content = game.read_text().splitlines()
    content[200] = "{"
    game.write_text("\n".join(content) + "\n")
    before = game.read_bytes()
    code, out, err = run("replay", game)
    assert code == 0
    assert "line 201 is damaged" in err
    assert "The game is not over" in out
    assert game.read_bytes() == before


def test_no_file_is_written_over(simulate, tmp_path):
    path = tmp_path / "diary.hotstove"
    path.write_text("dear diary")
    code, _, err = simulate("--save", path)
    assert code == 2
    assert "is there already" in err
    assert path.read_text() == "dear diary"


def test_a_folder_that_cannot_be_written_to_is_a_refused_file(simulate, tmp_path):
    (tmp_path / "file").touch()
    code, _, err = simulate("--save", tmp_path / "file" / "g.hotstove")
    assert code == 1
    assert "was not saved" in err


# A process of its own


@pytest.mark.skipif(os.name == "nt", reason="sends SIGINT")
def test_ctrl_c_stops_without_a_traceback():
    process = hotstove_process("simulate", "--rulebook", "showdown/basic", "--games", 900_000)
    time.sleep(1)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert (process.returncode, out, err) == (130, "", "")


@pytest.mark.skipif(os.name == "nt", reason="pipes of another kind")
def test_a_reader_who_leaves_is_no_error(game):
    process = hotstove_process("replay", game)
    process.stdout.close()
    err = process.stderr.read()
    process.stderr.close()
    assert process.wait(timeout=30) == 141
    assert err == ""


def test_exit_codes_are_the_process_s(tmp_path):
    assert of_process("rulebooks")[0] == 0
    assert of_process("whist")[0] == 2
    assert of_process("replay", tmp_path / "none.hotstove")[0] == 1
