"""Text of several lines stays in its box, as large as it can be."""

from __future__ import annotations

import pytest
from canvas import drawn, pixels
from PySide6.QtCore import QRect, QRectF

from hotstove.faces import fonts
from hotstove.faces.paragraphs import Paragraph, height_of

TEXT = "The runner on first goes to second. The batter is out, and no double play is tried."


@pytest.mark.parametrize("box", [(300, 200), (160, 300), (500, 60), (90, 90)])
def test_no_line_is_wider_and_no_text_taller_than_its_box(box: tuple[int, int]) -> None:
    text = Paragraph(TEXT, QRectF(0, 0, *box), 40, 8)
    lines, font = text.fitted()
    assert all(fonts.width(line, font) <= box[0] for line in lines)
    assert len(lines) * font.pixelSize() * text.leading <= box[1]
    assert text.is_whole


def test_the_lettering_is_as_large_as_fits() -> None:
    text = Paragraph(TEXT, QRectF(0, 0, 300, 120), 60, 8)
    size = text.fitted()[1].pixelSize()
    assert 8 < size < 60
    assert height_of(TEXT, 300, size) <= 120 < height_of(TEXT, 300, size + 1)


def test_what_does_not_fit_at_the_least_size_is_cut_with_an_ellipsis() -> None:
    text = Paragraph(TEXT, QRectF(0, 0, 120, 40), 20, 18)
    lines, font = text.fitted()
    assert lines[-1].endswith("…")
    assert not text.is_whole
    assert font.pixelSize() == 18


def test_words_joined_by_a_hard_space_stay_together() -> None:
    lines, _ = Paragraph("Black bases\u00a0+1", QRectF(0, 0, 66, 60), 18, 18).fitted()
    assert lines == ("Black", "bases\u00a0+1")


def test_nothing_is_painted_outside_the_box() -> None:
    box = QRectF(20, 20, 160, 80)
    sheet = drawn(lambda p: Paragraph(TEXT, box, 40, 8).paint(p), 200, 120, "#ffffff")
    inside = sum(pixel.lightness() < 128 for pixel in pixels(sheet, box.toRect()))
    everywhere = sum(pixel.lightness() < 128 for pixel in pixels(sheet, QRect(0, 0, 200, 120)))
    assert inside == everywhere > 100
