"""The start script: what it asks of a system, what it says, and how it adds up its steps."""

from __future__ import annotations

import ast
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]
SCRIPT = ROOT / "play"
PHRASEBOOK = "hotstove.files.phrasebook"
USED = ("__init__", "files/__init__", "files/phrasebook")
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    loader = SourceFileLoader("hotstove_start_script", str(SCRIPT))
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    for name in SCREENS:
        monkeypatch.delenv(name, raising=False)
    return module


@pytest.mark.parametrize(
    "file", ["play", *(f"desktop/hotstove/{name}.py" for name in USED)], ids=lambda file: file
)
def test_an_old_python_can_read_it(file: str) -> None:
    """The script, and all that is read with the one module it takes from the program."""
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"), feature_version=(3, 6))
    taken = [node for node in ast.walk(tree) if isinstance(node, (ast.Import, ast.ImportFrom))]
    names = {getattr(node, "module", None) or node.names[0].name for node in taken}
    assert {name.split(".")[0] for name in names} <= {*sys.stdlib_module_names, "hotstove"}
    assert "__future__" not in names
    assert {name for name in names if name.startswith("hotstove")} <= {PHRASEBOOK}


def test_an_old_python_says_one_line(play: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    monkeypatch.setattr(play.shutil, "which", lambda _: None)
    with pytest.raises(play.Refusal, match=r"^Hot Stove needs Python 3\.11 or newer; this is \S+$"):
        play.main(["test"])


def test_libraries_depend_on_the_screen(play: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    assert play.wanted_libraries() == play.ALWAYS
    monkeypatch.setenv("DISPLAY", ":0")
    assert play.wanted_libraries() == {**play.ALWAYS, **play.ON_X}
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert play.wanted_libraries() == play.ALWAYS


def test_what_cannot_be_loaded_is_missing(
    play: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "LINUX", True)
    monkeypatch.setattr(play, "can_make_environments", lambda: False)
    libraries = {"libnosuch.so.9": "libnosuch9", "libc.so.6": "libc6"}
    monkeypatch.setattr(play, "is_there", lambda name: name == "libc.so.6")
    assert play.missing_packages(libraries) == ["python3-venv", "libnosuch9"]


def test_a_package_carries_the_library_of_python_which_debian_keeps_apart(
    play: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    name = "libpython{}.{}".format(*sys.version_info[:2])
    monkeypatch.setattr(play.sysconfig, "get_config_var", lambda _: str(tmp_path))
    assert play.library_of_python() == {f"{name}.so.1.0": name}
    (tmp_path / f"{name}.so.1.0").touch()
    assert play.library_of_python() == {}


def test_a_player_who_may_not_install_gets_the_line_to_run(
    play: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "missing_packages", lambda _: ["libegl1", "libgl1"])
    monkeypatch.setattr(play, "is_root", lambda: False)
    monkeypatch.setattr(play.shutil, "which", lambda _: "/usr/bin/apt-get")
    with pytest.raises(play.Refusal) as refusal:
        play.furnish(play.ALWAYS)
    assert str(refusal.value).endswith(
        "\n  sudo apt-get install -y --no-install-recommends libegl1 libgl1"
    )


def test_root_installs_exactly_what_is_missing_and_fetches_lists_only_if_needed(
    play: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    answers = iter(["no such package", None, None])
    lacking = iter([["libegl1"], []])

    def apt(command: list[str], _: object) -> str | None:
        said.append(" ".join(word for word in command if word in ("install", "update", "libegl1")))
        return next(answers)

    monkeypatch.setattr(play, "missing_packages", lambda _: next(lacking))
    monkeypatch.setattr(play, "is_root", lambda: True)
    monkeypatch.setattr(play.shutil, "which", lambda _: "/usr/bin/apt-get")
    monkeypatch.setattr(play, "run_quietly", apt)
    play.furnish(play.ALWAYS)
    assert said == ["install libegl1", "update", "install libegl1"]


@pytest.mark.parametrize("screen", [None, *SCREENS])
def test_a_screen_is_one_of_three_variables(
    play: ModuleType, monkeypatch: pytest.MonkeyPatch, screen: str | None
) -> None:
    monkeypatch.setattr(play, "LINUX", True)
    if screen:
        monkeypatch.setenv(screen, "x")
    assert play.is_without_screen() is (screen is None)


def test_every_step_runs_and_one_failure_fails_all(
    play: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(play, "PYTHON", Path(sys.executable))
    steps = [("lint", ["-c", "raise SystemExit(3)"]), ("types", ["-c", "pass"])]
    assert play.report(steps) == 1
    told = capsys.readouterr().out
    assert "FAILED (exit 3)" in told
    assert told.endswith("Failed: lint.\n")
    assert play.report(steps[1:]) == 0
    assert capsys.readouterr().out.endswith("All passed.\n")


def test_a_half_made_environment_is_made_again(
    play: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    done: list[str] = []
    monkeypatch.setattr(play, "ENVIRONMENT", tmp_path)
    monkeypatch.setattr(play, "PYTHON", Path(sys.executable))
    monkeypatch.setattr(play, "furnish", lambda _: None)
    monkeypatch.setattr(play, "make_environment", lambda: done.append("made"))

    def cut_short(_: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(play, "install", cut_short)
    with pytest.raises(KeyboardInterrupt):
        play.set_up(play.ALWAYS)
    monkeypatch.setattr(play, "install", done.append)
    for _ in range(2):
        play.set_up(play.ALWAYS, "test", "test")
    assert done == ["made", "made", str(play.ROOT), f"{play.ROOT}[test]"]
    monkeypatch.setattr(play, "fingerprint", lambda: "pyproject.toml has changed")
    play.set_up(play.ALWAYS)
    assert done[4:] == ["made", str(play.ROOT)]


def test_without_a_screen_one_game_is_played_shown_and_drawn(
    play: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    done: list[list[str]] = []

    def run(command: list[str], environment: dict[str, str]) -> int:
        assert environment["QT_QPA_PLATFORM"] == "offscreen"
        done.append(command[3:])
        return 0

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(play.tempfile, "mkdtemp", lambda prefix: str(tmp_path / prefix))
    monkeypatch.setattr(play, "LINUX", True)
    monkeypatch.setattr(play, "set_up", lambda _: None)
    monkeypatch.setattr(play, "run", run)
    monkeypatch.setattr(play, "run_quietly", lambda *call: run(*call) or None)
    assert play.main([]) == 0
    (simulate, replay, picture), told = done, capsys.readouterr().out
    session = simulate[simulate.index("--save") + 1]
    drawn = str(tmp_path / "hotstove-final-table.png")
    assert simulate[:5] == ["simulate", "--rulebook", "showdown/basic", "--games", "1"]
    assert replay == ["replay", session]
    assert picture == ["picture", session, "--out", drawn]
    assert "no screen here" in told
    assert session in told
    assert drawn in told
