"""What tests of printed pages share: a heading, names, and ways to read a page back."""

from __future__ import annotations

import io

import pypdf
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from hotstove.paper import page
from hotstove.paper.scorecard import pdf_bytes
from hotstove.paper.scorecard_input import ClubHeading, Heading

HEADING = Heading(
    title="Showdown, basic game",
    visitor=ClubHeading("Marsh Marshers", "MAR", "Vera", "#8c2f2b"),
    home=ClubHeading("Hill Hillers", "HIL", "Hal", "#23527c"),
    park="Hill Field",
    date="14 June 1934",
    house_rules=("nine innings",),
    seed="42",
)
NAMES = {name: name.title() for name in (
    "ames", "bell", "cole", "dorn", "eads", "fox", "giles", "hume", "jay", "pike",
)}
NAMES |= {f"{key}~": f"{name} Jr" for key, name in list(NAMES.items())}



def reader(made):
    return pypdf.PdfReader(io.BytesIO(pdf_bytes(made)))


def words(made, number=0):
    """The text of a page, every space and line end as one space."""
    return " ".join(reader(made).pages[number].extract_text().split())


def margins_are_white(made, number):
    dots = 5
    size = page.size(made.paper)
    sheet = QImage(
        round(size.width() * dots), round(size.height() * dots), QImage.Format.Format_RGB32
    )
    sheet.fill(QColor("white"))
    painter = QPainter(sheet)
    made.draw(painter, number)
    painter.end()
    x = (size.width() - page.AREA.width()) / 2 * dots
    y = (size.height() - page.AREA.height()) / 2 * dots
    inside = QRectF(x, y, page.AREA.width() * dots, page.AREA.height() * dots)
    inside = inside.adjusted(-1, -1, 1, 1).toAlignedRect()
    white = QColor("white").rgb()
    outside = [
        (left, top)
        for top in range(sheet.height())
        for left in (
            range(sheet.width())
            if not inside.top() <= top <= inside.bottom()
            else [*range(inside.left()), *range(inside.right() + 1, sheet.width())]
        )
        if sheet.pixel(left, top) != white
    ]
    assert sheet.pixel(inside.left() + 8, inside.top() + 3) is not None
    return not outside
