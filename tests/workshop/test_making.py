"""The command that makes the league's files, and how it refuses."""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest
from league_for_tests import CARDS, files

from hotstove.workshop import make
from hotstove.workshop.editions import read_edition


def test_the_command_writes_what_is_committed(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "hotstove.workshop.make", str(tmp_path), str(CARDS)]
    done = subprocess.run(words, capture_output=True, text=True, timeout=60, check=True)
    assert len(done.stdout.splitlines()) == len(files())
    for name, text in files().items():
        assert (tmp_path / name).read_text(encoding="utf-8") == text


def test_the_league_and_all_its_cards_are_made_in_time() -> None:
    """Twenty seconds of one core are allowed; what it takes is a twentieth of that."""
    begun = time.process_time()
    make.league_files(CARDS)
    assert time.process_time() - begun < 20


def test_wrong_arguments_and_missing_files_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert make.main([]) == 2
    assert "usage" in capsys.readouterr().err
    assert make.main([str(tmp_path), str(tmp_path / "nowhere")]) == 1
    assert "no such file" in capsys.readouterr().err


def test_a_faulty_edition_is_refused_with_its_field(tmp_path: Path) -> None:
    path = tmp_path / "showdown_2004.toml"
    shutil.copy(CARDS / "editions" / path.name, path)
    path.write_text(path.read_text(encoding="utf-8").replace("die = 20", 'die = "many"'))
    with pytest.raises(Exception, match=r"showdown_2004.toml: .*die"):
        read_edition(path)
