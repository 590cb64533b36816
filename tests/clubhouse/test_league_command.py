"""``hotstove simulate --league``: the table printed, the count on the side, and Ctrl+C."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hotstove import cli

ROOT = Path(__file__).resolve().parents[2]
LEAGUE = ["simulate", "--league", "--rulebook", "showdown/basic"]


def test_a_short_season_is_played_and_its_table_printed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert cli.main([*LEAGUE, "--games", "2"]) == 0
    heard = capsys.readouterr()
    lines = heard.out.splitlines()
    assert lines[0].split() == ["W", "L", "PCT", "GB", "R", "RA"]
    assert len(lines) == 1 + 16 + 2
    assert "16 of 16 games" in heard.err


def test_the_table_is_also_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([*LEAGUE, "--games", "1", "--json", "--seed", "5"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 8
    assert sum(club["w"] for club in told["table"]) == 8
    assert {club["w"] + club["l"] for club in told["table"]} == {1}


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--home", "mudlarks"], "--home does not go with --league"),
        (["--save", "x.hotstove"], "--save does not go with --league"),
        (["--rulebook", "whist"], "“whist”"),
    ],
)
def test_what_does_not_go_together_is_told(
    words: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main([*LEAGUE, *words]) == 2
    heard = capsys.readouterr()
    assert says in heard.err
    assert heard.out == ""


@pytest.mark.skipif(os.name == "nt", reason="Ctrl+C reaches a console, not a process, there")
def test_ctrl_c_ends_the_season_and_all_its_processes() -> None:
    words = [sys.executable, "-m", "hotstove", *LEAGUE]
    process = subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT, start_new_session=True
    )
    assert process.stderr is not None
    assert b"8" in process.stderr.read(4)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=20)
    assert process.returncode == 130
    assert out == b""
    assert b"Traceback" not in err
    patience = time.monotonic() + 5
    while time.monotonic() < patience:
        try:
            os.killpg(process.pid, 0)
        except ProcessLookupError:
            return
        time.sleep(0.05)
    pytest.fail("a process of the season is still running")
