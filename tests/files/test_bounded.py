"""Bounded reading: a file that is too big, too strange or not there gets one clear sentence."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from hotstove.files.bounded import read_bytes, read_text
from hotstove.files.refused import FileRefused


def _refusal(path: Path, limit: int = 1000) -> str:
    with pytest.raises(FileRefused) as refusal:
        read_text(path, limit)
    return refusal.value.sentence


def test_a_file_up_to_its_limit_is_read(tmp_path: Path) -> None:
    path = tmp_path / "gulls.csv"
    path.write_bytes(b"x" * 10)
    assert read_bytes(path, 10) == b"x" * 10
    sentence = _refusal(path, 9)
    assert "gulls.csv" in sentence
    assert "was not opened: it is larger than 9 bytes" in sentence
    assert "Choose another file" in sentence


def test_a_save_of_300_megabytes_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "huge.hotstove"
    with path.open("wb") as file:
        file.truncate(300_000_000)
    assert "it is larger than 4 MB" in _refusal(path, 4 << 20)


def test_text_is_utf_8_with_or_without_a_byte_order_mark(tmp_path: Path) -> None:
    path = tmp_path / "clubs.toml"
    path.write_bytes("\ufeffname = 'Ünder'\r\n".encode())
    assert read_text(path, 1000) == "name = 'Ünder'\r\n"


def test_bytes_that_are_no_text_are_refused_with_their_line(tmp_path: Path) -> None:
    path = tmp_path / "clubs.toml"
    path.write_bytes(b"name = 1\nclub = '\xff'\n")
    assert "clubs.toml, line 2: the byte 0xff is not UTF-8 text" in _refusal(path)


def test_what_is_not_there_or_no_file_is_refused(tmp_path: Path) -> None:
    assert "there is no such file" in _refusal(tmp_path / "gone.hotstove")
    assert "it is a folder" in _refusal(tmp_path)


@pytest.mark.skipif(os.name == "nt", reason="pipes with names as POSIX knows them")
def test_a_pipe_that_nobody_writes_to_is_refused_at_once(tmp_path: Path) -> None:
    path = tmp_path / "pipe.hotstove"
    os.mkfifo(path)
    assert "it is not a plain file" in _refusal(path)


@pytest.mark.skipif(os.name == "nt", reason="names as POSIX knows them")
def test_a_refusal_is_one_plain_line_whatever_the_name(tmp_path: Path) -> None:
    sentence = _refusal(tmp_path / "a\nb\x1b[31m\udcff.hotstove")
    assert sentence.isprintable()
    assert "a\N{REPLACEMENT CHARACTER}b\N{REPLACEMENT CHARACTER}[31m?" in sentence
