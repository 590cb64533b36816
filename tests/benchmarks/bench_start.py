"""Starting the program beside starting a bare window: whole processes, in turn, in one run.

Both find their code as an installed program does, translated by an earlier start.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import NamedTuple

import pytest
from measuring import report

PROGRAM = Path(__file__).with_name("first_frame.py")
ROUNDS = 15
TIME_SHARE = 1.5
MEMORY_SHARE = 1.5
WRITES_NOTHING = "PYTHONDONTWRITEBYTECODE"


class Start(NamedTuple):
    first: float
    """Seconds from the start of the process to its first frame."""
    last: float
    """To the last one: of the program, the start page with everything on it."""
    memory: int
    """The most that was held, in KiB."""
    heavy: str


def run(kind: str, home: Path) -> Start:
    kept = {"HOTSTOVE_HOME": str(home), "PYTHONPYCACHEPREFIX": str(home / "bytecode")}
    told = {name: value for name, value in os.environ.items() if name != WRITES_NOTHING}
    begun = time.monotonic()
    done = subprocess.run(
        [sys.executable, str(PROGRAM), kind],
        env=told | kept,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    first, last, memory, heavy = done.stdout.split()
    return Start(float(first) - begun, float(last) - begun, int(memory), heavy)


@pytest.fixture(scope="module")
def starts(tmp_path_factory) -> tuple[list[Start], list[Start]]:
    home = tmp_path_factory.mktemp("home")
    ours, bare = [], []
    run("start", home), run("bare", home)
    for _ in range(ROUNDS):
        ours.append(run("start", home))
        bare.append(run("bare", home))
    return ours, bare


def middle(starts: list[Start], figure: Callable[[Start], float]) -> float:
    return median(figure(start) for start in starts)


def test_the_first_frame(starts):
    ours, bare = (middle(side, lambda start: start.first) for side in starts)
    page = middle(starts[0], lambda start: start.last)
    report(
        "start to first frame, ms",
        program=ours * 1000,
        bare=bare * 1000,
        share=ours / bare,
        whole_start_page=page * 1000,
    )
    assert ours <= TIME_SHARE * bare


def test_memory_at_the_start_page(starts):
    ours, bare = (middle(side, lambda start: start.memory) for side in starts)
    report(
        "memory at the start page, MiB", program=ours / 1024, bare=bare / 1024, share=ours / bare
    )
    assert ours <= MEMORY_SHARE * bare


def test_nothing_heavy_is_loaded(starts):
    assert {start.heavy for start in starts[0]} == {"-"}
