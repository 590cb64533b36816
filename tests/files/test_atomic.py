"""Atomic writing: the old file or the new one, never a piece of either."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from hotstove.files import atomic
from hotstove.files.refused import FileRefused


def test_a_new_file_in_a_new_folder(tmp_path: Path) -> None:
    path = tmp_path / "rosters" / "gulls.toml"
    atomic.write_text(path, "name = “Gulls”\r\n")
    assert path.read_bytes() == "name = “Gulls”\r\n".encode()


def test_the_new_file_takes_the_old_ones_place_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    atomic.write_bytes(path, b"old")
    atomic.write_bytes(path, b"new")
    assert path.read_bytes() == b"new"
    assert [file.name for file in tmp_path.iterdir()] == ["settings.json"]


@pytest.mark.parametrize("fails", ["fsync", "write", "replace"])
def test_a_full_disk_keeps_the_old_file_and_says_so(
    fails: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings.json"
    atomic.write_bytes(path, b"old")

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    if fails == "fsync":
        monkeypatch.setattr(os, "fsync", full)
    elif fails == "replace":
        monkeypatch.setattr(Path, "replace", full)
    else:
        opened = Path.open

        def opened_full(self: Path, mode: str = "r") -> object:
            file = opened(self, mode)
            file.close()
            return FullDisk(file.name)

        class FullDisk:
            def __init__(self, name: str) -> None:
                self.name = name

            def __enter__(self) -> FullDisk:
                return self

            def __exit__(self, *_: object) -> None:
                return None

            def write(self, _: bytes) -> None:
                full()

        monkeypatch.setattr(Path, "open", opened_full)
    with pytest.raises(FileRefused) as refusal:
        atomic.write_bytes(path, b"new")
    monkeypatch.undo()
    assert refusal.value.sentence == (
        f"{path} was not saved: the disk is full. Free some space and try again."
    )
    assert path.read_bytes() == b"old"
    assert [file.name for file in tmp_path.iterdir()] == ["settings.json"]


def test_a_folder_of_that_name_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileRefused, match=r"a folder of that name .* Choose another name\."):
        atomic.write_bytes(tmp_path, b"")
    assert list(tmp_path.iterdir()) == []


def test_a_file_where_a_folder_should_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "saves").write_bytes(b"")
    with pytest.raises(FileRefused, match="a file stands where a folder should be"):
        atomic.write_bytes(tmp_path / "saves" / "game.hotstove", b"")


@pytest.mark.skipif(os.name == "nt", reason="permissions and links as POSIX knows them")
def test_permissions_stay_and_links_are_followed(tmp_path: Path) -> None:
    path, link = tmp_path / "kept.json", tmp_path / "link.json"
    path.write_bytes(b"old")
    path.chmod(0o640)
    link.symlink_to(path)
    atomic.write_bytes(link, b"new")
    assert link.is_symlink()
    assert path.read_bytes() == b"new"
    assert path.stat().st_mode & 0o777 == 0o640


@pytest.mark.skipif(os.name == "nt", reason="permissions as POSIX knows them")
def test_a_new_file_is_as_open_as_any_other(tmp_path: Path) -> None:
    atomic.write_bytes(tmp_path / "ours", b"")
    (tmp_path / "plain").write_bytes(b"")
    assert (tmp_path / "ours").stat().st_mode == (tmp_path / "plain").stat().st_mode


def test_a_name_of_greatest_length_can_be_written(tmp_path: Path) -> None:
    path = tmp_path / ("g" * 255)
    atomic.write_bytes(path, b"long")
    assert path.read_bytes() == b"long"
