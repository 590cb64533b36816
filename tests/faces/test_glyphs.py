"""The drawn signs point where they say and keep inside their box."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from hotstove.faces.glyphs import Way, arrow, star, triangle
from hotstove.faces.texture import speck, specks

BOX = QRectF(10, 10, 40, 40)
POINTS = {Way.UP: (0, -15), Way.DOWN: (0, 15), Way.LEFT: (-15, 0), Way.RIGHT: (15, 0)}


@pytest.mark.parametrize("way", Way)
@pytest.mark.parametrize("sign", [triangle, arrow])
def test_a_sign_is_narrow_where_it_points(
    sign: Callable[[QRectF, Way], QPainterPath], way: Way
) -> None:
    path = sign(BOX, way)
    assert BOX.adjusted(-0.1, -0.1, 0.1, 0.1).contains(path.boundingRect())
    dx, dy = POINTS[way]
    tip, across = QPointF(dx, dy), QPointF(dy * 0.6, dx * 0.6)
    assert path.contains(BOX.center() + tip)
    assert not path.contains(BOX.center() + tip + across)


def test_a_star_points_up() -> None:
    assert star(BOX).contains(QPointF(30, 13))
    assert not star(BOX).contains(QPointF(30, 47))


def test_specks_are_spread_and_never_change() -> None:
    numbers = [speck(n, 5) for n in range(2000)]
    assert all(0 <= number < 1 for number in numbers)
    assert 0.47 < sum(numbers) / 2000 < 0.53
    assert len(set(numbers)) > 1990
    assert speck(1, 2) == speck(1, 2) != speck(2, 1)
    assert all(0 <= part < 1 for part in specks(3, 4))
