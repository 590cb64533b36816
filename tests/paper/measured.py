"""Reads a printed page back in millimetres: what was stroked and filled, from the upper left."""

from __future__ import annotations

import io
from typing import NamedTuple

import pypdf
from pypdf.generic import ContentStream

MM = 25.4 / 72


class Drawn(NamedTuple):
    """One painted path: its corners, how wide its line is (0 for a fill), all in mm.

    The colours are red, green and blue from 0 to 1; empty where a shading was used.
    """

    points: tuple[tuple[float, float], ...]
    width: float
    is_filled: bool
    ink: tuple[float, ...]
    """Of the inside, or of the line where nothing is filled."""

    @property
    def box(self):
        xs, ys = [x for x, _ in self.points], [y for _, y in self.points]
        return min(xs), min(ys), max(xs), max(ys)

    @property
    def size(self):
        left, top, right, bottom = self.box
        return right - left, bottom - top


def pages(pdf: bytes):
    return pypdf.PdfReader(io.BytesIO(pdf)).pages


def paper_of(page):
    """Width and height of the sheet."""
    box = page.mediabox
    return float(box.width) * MM, float(box.height) * MM


def words(page):
    return " ".join(page.extract_text().split())


def drawn(page) -> list[Drawn]:
    """Every path of the page, in the order of painting."""
    high = float(page.mediabox.height)
    now, kept = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0), []
    width, widths = 1.0, []
    fill, line = (), ()
    found, points = [], []

    def put(x, y):
        a, b, c, d, e, f = now
        points.append(((a * x + c * y + e) * MM, (high - (b * x + d * y + f)) * MM))

    for operands, operator in ContentStream(page["/Contents"].get_object(), page.pdf).operations:
        values = [float(one) for one in operands if isinstance(one, int | float)]
        match operator:
            case b"q":
                kept.append(now)
                widths.append(width)
            case b"Q":
                now, width = kept.pop(), widths.pop()
            case b"cm":
                a, b, c, d, e, f = values
                p, q, r, s, t, u = now
                now = (
                    a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s,
                    e * p + f * r + t, e * q + f * s + u,
                )  # fmt: skip
            case b"scn":
                fill = tuple(values)
            case b"SCN":
                line = tuple(values)
            case b"w":
                width = values[0]
            case b"m" | b"l":
                put(*values)
            case b"c":
                put(*values[4:])
            case b"re":
                x, y, wide, tall = values
                for corner in ((x, y), (x + wide, y), (x + wide, y + tall), (x, y + tall)):
                    put(*corner)
            case b"S" | b"s" | b"f" | b"f*" | b"B" | b"B*" | b"b" | b"b*" | b"n":
                scale = abs(now[0] * now[3] - now[1] * now[2]) ** 0.5
                is_stroked = operator.lower() in (b"s", b"b", b"b*")
                if points and operator != b"n":
                    is_filled = operator not in (b"S", b"s")
                    wide = width * scale * MM if is_stroked else 0.0
                    ink = fill if is_filled else line
                    found.append(Drawn(tuple(points), wide, is_filled, ink))
                points.clear()
            case _:
                pass
    return found
