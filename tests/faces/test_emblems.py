"""Emblems from files, and the roundel for a club that has none."""

from __future__ import annotations

from pathlib import Path

import pytest
from canvas import drawn, share_changed
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QImage

from hotstove.faces.emblems import LARGEST, has_emblem, initials_of, paint_emblem, readable_on
from hotstove.faces.theme import EVENING, contrast

SQUARE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">'
    '<rect width="10" height="10" fill="{}"/></svg>'
)


def picture(path: Path, initials: str = "", ground: str = "") -> QImage:
    place = QRectF(0, 0, 80, 60)
    return drawn(lambda p: paint_emblem(p, place, path, initials=initials, ground=ground), 80, 60)


def test_an_emblem_fills_the_centred_square(tmp_path: Path) -> None:
    path = tmp_path / "gulls.svg"
    path.write_text(SQUARE.format("#ff0000"))
    sheet = picture(path)
    assert sheet.pixelColor(40, 30).name() == "#ff0000"
    assert sheet.pixelColor(12, 3).name() == "#ff0000"
    assert sheet.pixelColor(4, 30).name() == "#808080"


def test_a_changed_file_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "gulls.svg"
    path.write_text(SQUARE.format("#ff0000"))
    picture(path)
    path.write_text(SQUARE.format("blue"))
    assert picture(path).pixelColor(40, 30).name() == "#0000ff"


@pytest.mark.parametrize("content", [None, b"", b"not an svg", b"<svg", b" " * (LARGEST + 1)])
def test_a_missing_or_bad_file_gives_a_roundel(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "harbor_city_gulls.svg"
    if content is not None:
        path.write_bytes(content)
    assert not has_emblem(path)
    sheet = picture(path, ground="#23527c")
    assert sheet.pixelColor(40, 8).name() != "#808080"
    assert sheet.pixelColor(1, 1).name() == "#808080"
    assert share_changed(sheet, picture(path, initials="W"), QRect(25, 20, 30, 20), 20) > 0.1


def test_initials_come_from_the_name() -> None:
    assert initials_of("harbor city gulls") == "HCG"
    assert initials_of("Ore Boats") == "OB"
    assert initials_of("") == ""


@pytest.mark.parametrize("ground", ["#b23a2e", "#23527c", "#e8c76a", "#f5f5f5", "#101010"])
def test_initials_read_on_any_club_colour(ground: str) -> None:
    assert contrast(readable_on(ground, EVENING), ground) >= 4.5
