"""Solid dice by projection: the icosahedron of 20 and the deltoidal solid of 24 kites.

Rotations are unit quaternions (w, x, y, z) in a right-handed frame, x right, y up, z towards
the viewer. Where a die lies on the table and when it is thrown is the playmat's business.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from . import fonts

Vector: TypeAlias = tuple[float, float, float]
Quaternion: TypeAlias = tuple[float, float, float, float]
Matrix: TypeAlias = tuple[Vector, Vector, Vector]

_LIGHT: Vector = (-0.39, 0.56, 0.731)
_EYE = 5.0
"""Distance of the eye from the die's centre, in radii: the perspective is this strong."""
_STEEPEST_STILL, _STEEPEST_TUMBLING = 0.15, 0.35
"""A face whose normal leans further from the viewer (smaller z) shows no number."""
_SPIN_AXES: tuple[Vector, ...] = (
    (0.60, 0.75, 0.28),
    (-0.52, 0.80, 0.30),
    (0.83, 0.45, -0.33),
    (-0.74, -0.58, 0.34),
    (0.35, -0.90, 0.26),
)


@dataclass(frozen=True, slots=True)
class Face:
    """One side: corner indices in order round it, and the frame in which its number stands."""

    corners: tuple[int, ...]
    centre: Vector
    normal: Vector
    up: Vector
    number: int


class Die:
    """A convex solid whose opposite faces add up to one more than it has faces."""

    def __init__(
        self,
        corners: Sequence[Vector],
        faces: Sequence[tuple[int, ...]],
        text_size: float,
        text_drop: float = 0.0,
    ) -> None:
        """Each face lists its corners, the one its number points at first.

        *text_size* is the height of the figures' em and *text_drop* how far they stand below
        the face's centre, both in radii.
        """
        reach = max(math.sqrt(_dot(corner, corner)) for corner in corners)
        self.corners: tuple[Vector, ...] = tuple(_scaled(c, 1 / reach) for c in corners)
        self.faces: tuple[Face, ...] = self._numbered(faces)
        self._by_number = {face.number: face for face in self.faces}
        self._text_size, self._text_drop = text_size, text_drop
        self._figures: dict[int, QPainterPath] = {}

    @property
    def sides(self) -> int:
        return len(self.faces)

    def landing(self, face: int) -> Quaternion:
        """The rotation that shows *face* to the viewer, its number upright.

        Raises KeyError for a number the die does not bear.
        """
        shown = self._by_number[face]
        right = _cross(shown.up, shown.normal)
        return _quaternion((right, shown.up, shown.normal))

    def balanced(self) -> Quaternion:
        """The rotation with a corner to the viewer: no face lies uppermost, nothing is thrown."""
        corner = _unit(self.corners[0])
        axis = _cross(corner, (0.0, 0.0, 1.0))
        if _dot(axis, axis) < 1e-9:
            return (1.0, 0.0, 0.0, 0.0)
        return _turned(axis, math.acos(max(-1.0, min(1.0, corner[2]))))

    def tumble(self, face: int, t: float, throw: int = 0) -> Quaternion:
        """The rotation at *t* (0 thrown, 1 at rest) of a throw that ends on *face* exactly.

        *throw* numbers the throws of a game, so that equal results in a row spin differently.
        """
        rest = self.landing(face)
        if t >= 1.0:
            return rest
        left = (1.0 - max(t, 0.0)) ** 2.2
        axis = _SPIN_AXES[throw % len(_SPIN_AXES)]
        turns = 2.3 + 0.17 * (throw % 4)
        spin = _turned(axis, left * turns * 2 * math.pi)
        wobble = _turned((0.0, 0.0, 1.0), left * 1.7 * math.pi * (1 if throw % 2 else -1))
        return _times(spin, _times(wobble, rest))

    def paint(
        self,
        painter: QPainter,
        rotation: Quaternion,
        radius: float,
        colour: QColor,
        ink: QColor,
        *,
        still: bool = False,
    ) -> None:
        """Draw the die about the painter's origin.

        *still* adds the worn bright edges and the gloss, which cost too much in every frame
        of a tumble and cannot be seen there.
        """
        matrix = _matrix(rotation)
        turned = [_applied(matrix, corner) for corner in self.corners]
        flat = [_seen(corner, radius) for corner in turned]
        outline = _hull(flat)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # The filled outline hides the hairlines that antialiasing leaves between the faces.
        dark = colour.darker(260)
        painter.setPen(_round_pen(dark, radius * 0.03))
        painter.setBrush(colour.darker(130))
        painter.drawPolygon(outline)
        painter.setPen(Qt.PenStyle.NoPen)
        shown: list[tuple[Face, Vector, Vector]] = []
        least = _STEEPEST_STILL if still else _STEEPEST_TUMBLING
        for face in self.faces:
            normal = _applied(matrix, face.normal)
            centre = _applied(matrix, face.centre)
            if normal[2] * _EYE - _dot(normal, centre) <= 0:
                continue
            painter.setBrush(_shaded(colour, normal))
            painter.drawPolygon([flat[corner] for corner in face.corners])
            if normal[2] > least:
                shown.append((face, normal, centre))
        if still:
            self._paint_edges(painter, shown, flat, radius, colour)
        for face, normal, centre in shown:
            self._paint_figure(painter, matrix, face, normal, centre, radius, ink)
        if still:
            _paint_gloss(painter, outline, radius)
        painter.restore()

    def _paint_edges(
        self,
        painter: QPainter,
        shown: list[tuple[Face, Vector, Vector]],
        flat: list[QPointF],
        radius: float,
        colour: QColor,
    ) -> None:
        edge = colour.lighter(165)
        edge.setAlpha(150)
        painter.setPen(_round_pen(edge, radius * 0.016))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for face, _, _ in shown:
            painter.drawPolygon([flat[corner] for corner in face.corners])
        painter.setPen(Qt.PenStyle.NoPen)

    def _paint_figure(
        self,
        painter: QPainter,
        matrix: Matrix,
        face: Face,
        normal: Vector,
        centre: Vector,
        radius: float,
        ink: QColor,
    ) -> None:
        up = _applied(matrix, face.up)
        right = _cross(up, normal)
        size = _EYE / (_EYE - centre[2]) * radius
        faded = QColor(ink)
        faded.setAlphaF(min(1.0, 0.15 + 1.5 * (normal[2] - _STEEPEST_STILL)))
        before = painter.transform()
        painter.setBrush(faded)
        painter.setTransform(
            QTransform(
                right[0] * size, -right[1] * size,
                up[0] * size, -up[1] * size,
                centre[0] * size, -centre[1] * size,
            ),
            True,
        )  # fmt: skip
        painter.drawPath(self._figure(face.number))
        painter.setTransform(before)

    def _figure(self, number: int) -> QPainterPath:
        """The number as a path about the face's centre, y up, in radii; made when first shown."""
        if number not in self._figures:
            path = QPainterPath()
            path.addText(0, 0, fonts.display(100), str(number))
            box = path.boundingRect()
            if set(str(number)) <= {"6", "9"}:
                path.addRect(QRectF(box.left(), box.bottom() + 8, box.width(), 8))
            place = QTransform().translate(0, -self._text_drop)
            place.scale(self._text_size / 100, -self._text_size / 100)
            place.translate(-box.center().x(), -box.center().y())
            self._figures[number] = place.map(path)
        return self._figures[number]

    def _numbered(self, faces: Sequence[tuple[int, ...]]) -> tuple[Face, ...]:
        frames = [self._frame(face) for face in faces]
        count = len(frames)
        numbers = [0] * count
        low = 1
        # A fixed jumble, so that neighbours on the die are not neighbours in counting.
        for index in sorted(range(count), key=lambda i: (math.sin(i * 7.3 + 1), i)):
            if numbers[index]:
                continue
            opposite = min(range(count), key=lambda j: _dot(frames[index][2], frames[j][2]))
            pair = (low, count + 1 - low)
            numbers[index], numbers[opposite] = pair if low % 2 else pair[::-1]
            low += 1
        return tuple(
            Face(corners, centre, normal, up, number)
            for (corners, centre, normal, up), number in zip(frames, numbers, strict=True)
        )

    def _frame(self, face: tuple[int, ...]) -> tuple[tuple[int, ...], Vector, Vector, Vector]:
        points = [self.corners[index] for index in face]
        centre = _scaled(_sum(points), 1 / len(points))
        across = _cross(_minus(points[1], points[0]), _minus(points[2], points[0]))
        normal = _unit(across)
        if _dot(normal, centre) < 0:
            normal = _scaled(normal, -1.0)
        to_top = _minus(points[0], centre)
        up = _unit(_minus(to_top, _scaled(normal, _dot(to_top, normal))))
        right = _cross(up, normal)

        def bearing(index: int) -> float:
            away = _minus(self.corners[index], centre)
            return math.atan2(_dot(away, right), _dot(away, up))

        return tuple(sorted(face, key=bearing)), centre, normal, up


@cache
def d20() -> Die:
    """The icosahedron."""
    golden = (1 + math.sqrt(5)) / 2
    corners: list[Vector] = []
    for a, b in product((-1.0, 1.0), (-golden, golden)):
        corners += [(0.0, a, b), (a, b, 0.0), (b, 0.0, a)]

    def are_near(i: int, j: int) -> bool:
        apart = _minus(corners[i], corners[j])
        return abs(_dot(apart, apart) - 4) < 1e-6

    faces = [
        trio
        for trio in combinations(range(12), 3)
        if all(are_near(i, j) for i, j in combinations(trio, 2))
    ]
    return Die(corners, faces, text_size=0.5, text_drop=0.02)


@cache
def d24() -> Die:
    """The deltoidal solid of 24 kite faces, its corners on axes, edges and diagonals of a cube."""
    root = math.sqrt(2)
    on_axis, on_edge, on_diagonal = 1 / (1 + root), 1 / (2 + root), 1 / (3 + root)
    places: dict[Vector, int] = {}
    faces = []
    for axis in range(3):
        for signs in product((1.0, -1.0), repeat=3):
            first, second = (other for other in range(3) if other != axis)

            def corner(reach: float, *along: int, at: tuple[float, ...] = signs) -> int:
                x, y, z = (at[i] * reach if i in along else 0.0 for i in range(3))
                return places.setdefault((x + 0.0, y + 0.0, z + 0.0), len(places))

            faces.append(
                (
                    corner(on_axis, axis),
                    corner(on_edge, axis, first),
                    corner(on_diagonal, 0, 1, 2),
                    corner(on_edge, axis, second),
                )
            )
    return Die(list(places), faces, text_size=0.39)


def turned(rotation: Quaternion, vector: Vector) -> Vector:
    """*vector* after *rotation*."""
    return _applied(_matrix(rotation), vector)


def _shaded(colour: QColor, normal: Vector) -> QColor:
    light = max(0.0, _dot(normal, _LIGHT))
    return QColor.fromHsvF(
        max(0.0, colour.hsvHueF()),
        colour.hsvSaturationF() * (1 - 0.3 * light**5),
        min(1.0, colour.valueF() * (0.42 + 0.66 * light)),
    )


def _paint_gloss(painter: QPainter, outline: QPolygonF, radius: float) -> None:
    gleam = QRadialGradient(QPointF(-radius * 0.38, -radius * 0.52), radius * 1.15)
    gleam.setColorAt(0.0, QColor(255, 250, 235, 62))
    gleam.setColorAt(0.45, QColor(255, 250, 235, 14))
    gleam.setColorAt(1.0, QColor(255, 250, 235, 0))
    painter.setBrush(gleam)
    painter.drawPolygon(outline)


def _round_pen(colour: QColor, width: float) -> QPen:
    solid, flat = Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap
    return QPen(colour, width, solid, flat, Qt.PenJoinStyle.RoundJoin)


def _hull(points: Sequence[QPointF]) -> QPolygonF:
    """The convex outline of *points*."""
    ordered = sorted((point.x(), point.y()) for point in points)

    def half(line: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
        kept: list[tuple[float, float]] = []
        for x, y in line:
            while len(kept) > 1:
                (ax, ay), (bx, by) = kept[-2], kept[-1]
                if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
                    break
                kept.pop()
            kept.append((x, y))
        return kept[:-1]

    return QPolygonF([QPointF(x, y) for x, y in half(ordered) + half(ordered[::-1])])


def _seen(corner: Vector, radius: float) -> QPointF:
    size = _EYE / (_EYE - corner[2]) * radius
    return QPointF(corner[0] * size, -corner[1] * size)


def _sum(vectors: Sequence[Vector]) -> Vector:
    return (sum(v[0] for v in vectors), sum(v[1] for v in vectors), sum(v[2] for v in vectors))


def _minus(a: Vector, b: Vector) -> Vector:
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2])


def _scaled(a: Vector, by: float) -> Vector:
    return (a[0] * by, a[1] * by, a[2] * by)


def _dot(a: Vector, b: Vector) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def _cross(a: Vector, b: Vector) -> Vector:
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def _unit(a: Vector) -> Vector:
    return _scaled(a, 1 / math.sqrt(_dot(a, a)))


def _applied(matrix: Matrix, a: Vector) -> Vector:
    return (_dot(matrix[0], a), _dot(matrix[1], a), _dot(matrix[2], a))


def _times(a: Quaternion, b: Quaternion) -> Quaternion:
    aw, ax, ay, az = a
    bw, bx, by, bz = b
    return (
        aw * bw - ax * bx - ay * by - az * bz,
        aw * bx + ax * bw + ay * bz - az * by,
        aw * by - ax * bz + ay * bw + az * bx,
        aw * bz + ax * by - ay * bx + az * bw,
    )


def _turned(axis: Vector, angle: float) -> Quaternion:
    x, y, z = _scaled(_unit(axis), math.sin(angle / 2))
    return (math.cos(angle / 2), x, y, z)


def _matrix(q: Quaternion) -> Matrix:
    w, x, y, z = q
    return (
        (1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)),
        (2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)),
        (2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)),
    )


def _quaternion(m: Matrix) -> Quaternion:
    """The rotation whose matrix has the rows *m*."""
    trace = m[0][0] + m[1][1] + m[2][2]
    if trace > 0:
        s = math.sqrt(trace + 1) * 2
        return (s / 4, (m[2][1] - m[1][2]) / s, (m[0][2] - m[2][0]) / s, (m[1][0] - m[0][1]) / s)
    if m[0][0] > m[1][1] and m[0][0] > m[2][2]:
        s = math.sqrt(1 + m[0][0] - m[1][1] - m[2][2]) * 2
        return ((m[2][1] - m[1][2]) / s, s / 4, (m[0][1] + m[1][0]) / s, (m[0][2] + m[2][0]) / s)
    if m[1][1] > m[2][2]:
        s = math.sqrt(1 + m[1][1] - m[0][0] - m[2][2]) * 2
        return ((m[0][2] - m[2][0]) / s, (m[0][1] + m[1][0]) / s, s / 4, (m[1][2] + m[2][1]) / s)
    s = math.sqrt(1 + m[2][2] - m[0][0] - m[1][1]) * 2
    return ((m[1][0] - m[0][1]) / s, (m[0][2] + m[2][0]) / s, (m[1][2] + m[2][1]) / s, s / 4)
