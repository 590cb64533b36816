"""The bundled typefaces: they are found, they are ours, and text is made to fit."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QFontInfo, QRawFont

from hotstove.faces import fonts

FOLDER = Path(__file__).parents[2] / "resources" / "fonts"


def test_both_faces_are_the_bundled_ones() -> None:
    assert QFontInfo(fonts.display(20)).family() == "Rokkitt"
    assert QFontInfo(fonts.plain(20)).family() == "Roboto Condensed"
    assert QFontInfo(fonts.plain(20, bold=True)).bold()


def test_sizes_are_pixels() -> None:
    assert QFontInfo(fonts.plain(37.4)).pixelSize() == 37


@pytest.mark.parametrize("bold", [False, True])
def test_figures_have_one_width_so_columns_stand_straight(bold: bool) -> None:
    font = fonts.plain(40, bold)
    assert len({round(fonts.width(figure, font), 3) for figure in "0123456789"}) == 1


@pytest.mark.parametrize("file", [fonts.DISPLAY_FILE, *fonts.PLAIN_FILES])
def test_names_from_many_countries_can_be_set(file: str) -> None:
    font = QRawFont(str(FOLDER / file), 20)
    assert font.isValid()
    missing = [c for c in "éèñŠšőŁłğçœÆßØåžř½–—×’…·−" if not font.supportsCharacter(ord(c))]
    assert not missing


@pytest.mark.parametrize("family", ["RobotoCondensed", "Rokkitt"])
def test_each_font_comes_with_its_licence(family: str) -> None:
    assert "SIL OPEN FONT LICENSE" in (FOLDER / f"{family}-OFL.txt").read_text("utf-8")


def test_a_missing_font_names_file_folder_and_remedy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fonts, "_families", {})
    with pytest.raises(fonts.FontMissing) as refusal:
        fonts.load(tmp_path)
    assert fonts.DISPLAY_FILE in str(refusal.value)
    assert str(tmp_path) in str(refusal.value)
    assert "install" in str(refusal.value)


def test_no_font_is_handed_out_before_loading(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "_families", {})
    with pytest.raises(RuntimeError, match=r"fonts\.load"):
        fonts.display(12)


def test_long_text_shrinks_first_and_is_cut_only_then() -> None:
    name = "Harbor City Gulls"
    whole = fonts.width(name, fonts.display(26))
    text, font = fonts.fitted(name, whole - 20, fonts.display, 26, 18)
    assert text == name
    assert 18 <= font.pixelSize() < 26
    text, font = fonts.fitted(name, whole / 2, fonts.display, 26, 18)
    assert text.endswith("…")
    assert font.pixelSize() == 18
    assert fonts.width(text, font) <= whole / 2
