"""The program is killed in the middle of a game: at most the answer being given is lost."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from functools import cache
from pathlib import Path

import pytest
from saved_games import pending, play, setup

from hotstove.play.dice import Rng
from hotstove.play.session import Session
from hotstove.rulebooks.showdown.basic import BasicShowdown
from hotstove.saves.reopening import resume

pytestmark = pytest.mark.skipif(os.name == "nt", reason="kills with SIGKILL")
HERE = Path(__file__).parent
SEED = 21


def killed_after(path, entries, patience):
    """Play into *path*, kill at *entries* and a little later; return what was last heard."""
    folder = HERE.parents[1] / "desktop"
    process = subprocess.Popen(
        [sys.executable, HERE / "played_until_killed.py", path, str(SEED)],
        env=dict(os.environ, PYTHONPATH=str(folder)),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    heard = []
    with process:
        for line in process.stdout:
            heard.append(line)
            if line == "over\n" or int(line) >= entries:
                break
        time.sleep(patience)
        process.send_signal(signal.SIGKILL)
        heard += process.stdout.read().splitlines(keepends=True)
    counts = [int(line) for line in heard if line.endswith("\n") and line != "over\n"]
    return max(counts, default=0)


@cache
def whole_game():
    session = Session(BasicShowdown(setup(SEED)), setup(SEED).new_dice())
    while not session.is_over:
        play(session, 1, seed=session.gesture)
    return session


def check_a_kill(path, rng):
    true = whole_game()
    entries, rng = rng.below(len(true.journal))
    patience, rng = rng.below(1500)
    given = killed_after(path, entries, patience / 1_000_000)
    again = resume(path, waits_for_throws=True)
    journal = again.session.journal
    assert again.notice is None
    assert journal == true.journal[: len(journal)]
    assert len(journal) >= given >= min(entries, 1)
    expected = Session(true.rulebook, setup(SEED).new_dice(), waits_for_throws=True)
    expected.follow(journal)
    assert pending(again.session) == pending(expected)
    again.session.waits_for_throws = False
    again.session.follow(())
    while not again.session.is_over:
        play(again.session, 1, seed=again.session.gesture)
    again.recording.close()
    assert again.session.state == true.state
    assert resume(path).session.journal == true.journal


@pytest.mark.parametrize("number", range(5))
def test_a_kill_loses_at_most_the_answer_being_given(tmp_path, number):
    check_a_kill(tmp_path / "g.hotstove", Rng(number))


@pytest.mark.long
@pytest.mark.parametrize("number", range(5, 55))
def test_fifty_kills_lose_at_most_the_answer_being_given(tmp_path, number):
    check_a_kill(tmp_path / "g.hotstove", Rng(number))
