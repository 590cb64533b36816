"""The appended journal: whole lines only, whatever happened to the program that wrote it."""

from __future__ import annotations

import errno
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hotstove.files.append import AppendedFile
from hotstove.files.refused import FileRefused


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    return tmp_path / "saves" / "game.hotstove"


def test_lines_stand_in_the_file_as_soon_as_they_are_added(journal: Path) -> None:
    with AppendedFile(journal) as file:
        file.append("first")
        assert journal.read_bytes() == b"first\n"
        file.append("ça va")
        assert journal.read_bytes() == "first\nça va\n".encode()
    with AppendedFile(journal, durable=True) as file:
        assert file.dropped == 0
        file.append("third")
    assert journal.read_text(encoding="utf-8").splitlines() == ["first", "ça va", "third"]


@pytest.mark.parametrize(
    ("left", "kept", "dropped"),
    [
        (b"", b"", 0),
        (b"whole\n", b"whole\n", 0),
        (b"whole\nto", b"whole\n", 2),
        (b"to", b"", 2),
        (b"whole\n" + b"x" * 200_000, b"whole\n", 200_000),
        (b"w" * 200_000 + b"\n" + b"x" * 65_535, b"w" * 200_000 + b"\n", 65_535),
    ],
    ids=["empty", "whole", "torn", "torn from the start", "long torn", "over a block's edge"],
)
def test_a_torn_last_line_is_cut_off(journal: Path, left: bytes, kept: bytes, dropped: int) -> None:
    journal.parent.mkdir()
    journal.write_bytes(left)
    with AppendedFile(journal) as file:
        assert file.dropped == dropped
        file.append("next")
    assert journal.read_bytes() == kept + b"next\n"


@pytest.mark.parametrize("line", ["two\nlines", "two\r", "\n"])
def test_a_line_end_inside_a_line_is_a_mistake(journal: Path, line: str) -> None:
    with AppendedFile(journal) as file:
        with pytest.raises(ValueError, match="line end"):
            file.append(line)
        assert journal.read_bytes() == b""


def test_a_closed_journal_takes_no_more(journal: Path) -> None:
    file = AppendedFile(journal)
    file.close()
    file.close()
    assert file.is_closed
    with pytest.raises(ValueError, match="closed"):
        file.append("late")


def test_a_full_disk_leaves_the_line_before_as_the_last(
    journal: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = AppendedFile(journal, durable=True)
    file.append("kept")

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", full)
        with pytest.raises(FileRefused, match=r"game\.hotstove was not saved: the disk is full"):
            file.append("lost")
    assert journal.read_bytes() == b"kept\n"
    file.append("again")
    file.close()
    assert journal.read_bytes() == b"kept\nagain\n"


def test_a_journal_that_cannot_be_opened_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileRefused, match="a folder of that name is there already"):
        AppendedFile(tmp_path)


WRITER = """
import sys
from pathlib import Path
from hotstove.files.append import AppendedFile
with AppendedFile(Path(sys.argv[1])) as file:
    number = int(sys.argv[2])
    while True:
        file.append(f"{number} " + "x" * (number % 9000))
        print(number, flush=True)
        number += 1
"""


@pytest.mark.skipif(os.name == "nt", reason="kill -9 as POSIX knows it")
def test_a_kill_loses_at_most_the_line_being_written(journal: Path) -> None:
    moments, number = random.Random(9), 0
    for _ in range(6):
        writer = subprocess.Popen(
            [sys.executable, "-c", WRITER, str(journal), str(number)], stdout=subprocess.PIPE
        )
        assert writer.stdout is not None
        first = writer.stdout.readline()
        time.sleep(moments.uniform(0, 0.03))
        writer.send_signal(signal.SIGKILL)
        rest = writer.stdout.read().splitlines()
        writer.stdout.close()
        assert writer.wait(10) == -signal.SIGKILL
        told = int(max([first, *rest[:-1]], key=int))
        with AppendedFile(journal):
            lines = journal.read_text().splitlines()
        assert lines == [f"{n} " + "x" * (n % 9000) for n in range(len(lines))]
        assert len(lines) > told
        number = len(lines)
