"""The dice: fair numbering, exact landings, a tumble that always looks like one."""

from __future__ import annotations

import math

import pytest
from canvas import drawn, share_changed
from PySide6.QtGui import QColor, QImage, QPainter

from hotstove.faces.dice import Die, Vector, d20, d24, turned

BRASS, INK = QColor("#e8c76a"), QColor("#1c2b24")


def every_face() -> list[tuple[Die, int]]:
    return [(die, face) for die in (d20(), d24()) for face in range(1, die.sides + 1)]


def named(value: object) -> str:
    return f"d{value.sides}" if isinstance(value, Die) else str(value)


def near(a: Vector, b: Vector) -> bool:
    return math.dist(a, b) < 1e-9


@pytest.mark.parametrize(("die", "sides"), [(d20(), 20), (d24(), 24)], ids=named)
def test_the_numbers_are_one_to_n_and_opposite_faces_add_up(die: Die, sides: int) -> None:
    assert sorted(face.number for face in die.faces) == list(range(1, sides + 1))
    for face in die.faces:
        x, y, z = face.normal
        (opposite,) = [other for other in die.faces if near(other.normal, (-x, -y, -z))]
        assert face.number + opposite.number == sides + 1


@pytest.mark.parametrize(("die", "face"), every_face(), ids=named)
def test_each_number_lands_flat_and_upright(die: Die, face: int) -> None:
    rest = die.tumble(face, 1.0)
    assert rest == die.landing(face)
    shown = next(side for side in die.faces if side.number == face)
    assert near(turned(rest, shown.normal), (0.0, 0.0, 1.0))
    assert near(turned(rest, shown.up), (0.0, 1.0, 0.0))
    assert math.hypot(*rest) == pytest.approx(1, abs=1e-9)


@pytest.mark.parametrize("die", [d20(), d24()], ids=named)
def test_the_faces_are_flat_and_alike(die: Die) -> None:
    for side in die.faces:
        inner = math.dist((0, 0, 0), side.centre)
        assert inner == pytest.approx(math.dist((0, 0, 0), die.faces[0].centre))
        for corner in side.corners:
            away = [a - b for a, b in zip(die.corners[corner], side.centre, strict=True)]
            assert sum(a * n for a, n in zip(away, side.normal, strict=True)) == pytest.approx(0)


@pytest.mark.parametrize("t", [0.0, 0.2, 0.4, 0.6])
def test_the_same_number_twice_still_looks_rolled(t: float) -> None:
    die = d20()
    rest, first, second = die.landing(9), die.tumble(9, t, 0), die.tumble(9, t, 1)
    shown = next(side for side in die.faces if side.number == 9)
    towards = [turned(rotation, shown.normal) for rotation in (rest, first, second)]
    assert math.dist(towards[0], towards[1]) > 0.05
    assert math.dist(towards[1], towards[2]) > 0.05


def test_the_tumble_slows_down_into_rest() -> None:
    die = d24()

    def step(t: float) -> float:
        return math.dist(die.tumble(7, t), die.tumble(7, t + 0.01))

    assert step(0.05) > step(0.5) > step(0.95)
    assert step(0.99) < 0.01


def test_a_number_the_die_does_not_bear_is_refused() -> None:
    with pytest.raises(KeyError):
        d20().landing(21)


@pytest.mark.parametrize("die", [d20(), d24()], ids=named)
def test_the_number_is_drawn_in_the_middle_of_the_die(die: Die) -> None:
    def picture(face: int) -> QImage:
        def paint(painter: QPainter) -> None:
            painter.translate(60, 60)
            die.paint(painter, die.landing(face), 50, BRASS, INK, still=True)

        return drawn(paint, 120, 120)

    one, twenty = picture(1), picture(20)
    middle = one.rect().adjusted(42, 42, -42, -42)
    assert share_changed(one, twenty, middle) > 0.05


def test_no_ground_shows_between_the_faces() -> None:
    def paint(painter: QPainter) -> None:
        painter.translate(60, 60)
        d20().paint(painter, d20().tumble(3, 0.4), 50, BRASS, BRASS)

    sheet = drawn(paint, 120, 120, ground="#0000ff")
    inside = sheet.rect().adjusted(35, 35, -35, -35)
    for y in range(inside.top(), inside.bottom()):
        for x in range(inside.left(), inside.right()):
            seen = sheet.pixelColor(x, y)
            assert seen.red() > seen.blue()
