"""A player's portrait, drawn as a lithographed trading card of the 1930s: figure and ground.

The figure is built in a square of 100 by 100 units, whose foot is the waist: club ground, body
and gear here, the head in ``heads``. Whose looks they are is decided in ``likeness``.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from hotstove.faces import theme
from hotstove.faces.heads import HEAD_Y, paint_cap, paint_hair_behind, paint_head
from hotstove.faces.likeness import Ground, Likeness, Person, likeness
from hotstove.faces.litho import Uniform, Woodblock, glyph, mixed, path

__all__ = ["Person", "paint_portrait"]

FLANNELS: Final = ("#f6eedb", "#efe6cf", "#e9e4d6")
WOOD: Final = ("#d9a25c", "#c98b46", "#e3b877")
LEATHER: Final = "#a8663a"
LEATHER_DARK: Final = "#7d4526"
BALL: Final = "#fffaf0"
STITCH: Final = "#b23a2e"


def paint_portrait(
    painter: QPainter, rect: QRectF, person: Person, colours: tuple[str, str]
) -> None:
    """*person* in *rect*, in the club's (primary, secondary) *colours*, each ``#rrggbb``.

    Fills *rect*, which may be of any shape: a tall one shows more ground above the cap, a wide
    one cuts the figure at the chest. Below some 70 pixels the finest lines are left out.
    """
    looks = likeness(person)
    uniform = _uniform(colours)
    scale = max(min(rect.width(), rect.height()) / 100, rect.width() / 176)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    top = rect.top() if scale * 100 > rect.height() else rect.bottom() - scale * 100
    drop = 7 * scale if scale * 100 > rect.height() else 0
    painter.translate(rect.center().x() - 50 * scale, top - drop)
    painter.scale(scale, scale)
    half, head_room = rect.width() / scale / 2, max(0.0, rect.height() / scale - 100)
    sheet = QRectF(50 - half, -head_room, 2 * half, 100 + head_room + 1)
    device = painter.deviceTransform()
    block = Woodblock(painter, max(1.1, 0.85 / max(scale, 0.01)))
    detail = abs(device.m11()) + abs(device.m12())
    block.is_fine, block.is_big = detail > 0.7, detail > 2.4
    _paint_ground(block, sheet, looks, uniform)
    _paint_figure(block, person, looks, uniform)
    painter.restore()


@lru_cache(maxsize=64)
def _uniform(colours: tuple[str, str]) -> Uniform:
    """What all of one club wear: chosen by their colours, so that team mates match."""
    primary, secondary = colours
    cut = blake2b(f"{primary}{secondary}".encode(), digest_size=4).digest()
    return Uniform(
        primary=primary,
        secondary=secondary,
        deep=mixed(primary, theme.EVENING.ink, 0.45),
        pale=mixed(primary, theme.EVENING.cream, 0.22),
        flannel=FLANNELS[cut[0] % len(FLANNELS)],
        cap=cut[1] % 4,
        jersey=cut[2] % 4,
    )


# The ground


def _paint_ground(block: Woodblock, sheet: QRectF, looks: Likeness, uniform: Uniform) -> None:
    block.flat_rect(sheet, uniform.primary)
    _GROUNDS[looks.ground](block, sheet, uniform)
    if block.is_fine:
        block.halftone(sheet, uniform.deep)


def _sunburst(block: Woodblock, sheet: QRectF, uniform: Uniform) -> None:
    rays = QPainterPath()
    reach, centre = sheet.width() + sheet.height(), QPointF(50, 56)
    for ray in range(14):
        angle = (ray + 0.25) * 2 * pi / 14
        rays.moveTo(centre)
        for edge in (angle, angle + pi / 14):
            rays.lineTo(centre + QPointF(cos(edge) * reach, sin(edge) * reach))
        rays.closeSubpath()
    block.flat(rays, mixed(uniform.primary, uniform.secondary, 0.34))


def _stripes(block: Woodblock, sheet: QRectF, uniform: Uniform) -> None:
    x = sheet.left() + sheet.width() / 2 % 11 - 11
    while x < sheet.right():
        block.flat_rect(QRectF(x, sheet.top(), 5.5, sheet.height()), uniform.pale)
        x += 11


def _sun(block: Woodblock, sheet: QRectF, uniform: Uniform) -> None:
    block.flat_rect(sheet, uniform.pale)
    block.ellipse(50, 44, 43, 43, uniform.primary, outlined=False)
    block.ellipse(50, 44, 38, 38, uniform.secondary, outlined=False)
    block.flat_rect(QRectF(sheet.left(), 78, sheet.width(), 30), uniform.deep)


def _bleachers(block: Woodblock, sheet: QRectF, uniform: Uniform) -> None:
    block.flat_rect(
        QRectF(sheet.left(), sheet.top(), sheet.width(), 44 - sheet.top()),
        mixed(uniform.secondary, theme.EVENING.cream, 0.35),
    )
    block.flat_rect(QRectF(sheet.left(), 38, sheet.width(), 20), uniform.deep)
    crowd = [
        QPointF(sheet.left() + 3 + column * 6 + row % 2 * 3, 42 + row * 5)
        for row in range(3)
        for column in range(int(sheet.width() / 6) + 1)
    ]
    block.dots(crowd, 3.2, uniform.pale)
    block.flat_rect(QRectF(sheet.left(), 57, sheet.width(), 1.6), uniform.secondary)
    x = 50 - (50 - sheet.left()) // 26 * 26 - 26
    while x < sheet.right():
        block.rule(x, 38, x, 17, 1.4, uniform.deep)
        block.flat(path((x, 17), (x + 13, 21), (x, 25)), uniform.primary)
        x += 26


def _diamond(block: Woodblock, sheet: QRectF, uniform: Uniform) -> None:
    block.flat(path((50, -14), (118, 50), (50, 114), (-18, 50)), uniform.deep)
    block.flat(path((50, -6), (110, 50), (50, 106), (-10, 50)), uniform.secondary)
    block.flat(path((50, -1), (105, 50), (50, 101), (-5, 50)), uniform.pale)


def _hills(block: Woodblock, sheet: QRectF, uniform: Uniform) -> None:
    sky = mixed(uniform.secondary, theme.EVENING.cream, 0.5)
    block.flat_rect(QRectF(sheet.left(), sheet.top(), sheet.width(), 62 - sheet.top()), sky)
    block.ellipse(79, 22, 11, 11, theme.EVENING.cream, outlined=False)
    left, right = sheet.left(), sheet.right()
    far = QPainterPath(QPointF(left, 62))
    far.cubicTo(left + 20, 36, 34, 40, 46, 56)
    far.cubicTo(62, 34, right - 24, 36, right, 60)
    far.lineTo(right, 101)
    far.lineTo(left, 101)
    block.flat(far, uniform.pale)
    near = QPainterPath(QPointF(left, 74))
    near.cubicTo(left + 30, 58, right - 40, 82, right, 66)
    near.lineTo(right, 101)
    near.lineTo(left, 101)
    block.flat(near, uniform.primary)


_GROUNDS: Final = {
    Ground.SUNBURST: _sunburst,
    Ground.STRIPES: _stripes,
    Ground.SUN: _sun,
    Ground.BLEACHERS: _bleachers,
    Ground.DIAMOND: _diamond,
    Ground.HILLS: _hills,
}


# The figure


def _paint_figure(block: Woodblock, person: Person, looks: Likeness, uniform: Uniform) -> None:
    is_left = person.hand == "L"
    is_two_bats = person.hand == "S" and not person.is_pitcher
    paint_hair_behind(block, looks)
    with block.mirrored(is_left):
        if person.is_pitcher and looks.pose == 0:
            _raised_arm(block, looks, uniform)
    _torso(block, looks, uniform, person)
    paint_head(block, looks)
    paint_cap(block, looks, uniform, person)
    with block.mirrored(is_left):
        if person.is_pitcher:
            _pitch_hands(block, looks, uniform)
        elif is_two_bats:
            _both_fists(block, looks, uniform)
        elif looks.pose == 0:
            _cocked_bat(block, looks, uniform)
        else:
            _shouldered_bat(block, looks, uniform)


def _torso(block: Woodblock, looks: Likeness, uniform: Uniform, person: Person) -> None:
    wide, neck = looks.shoulders, looks.neck
    y = HEAD_Y - looks.height
    block.shape(
        path((50 - neck, y + 10), (50 - neck, 70), (50 + neck, 70), (50 + neck, y + 10)),
        looks.skin.shade,
    )
    body = QPainterPath(QPointF(50 - neck - 1.5, 63))
    body.cubicTo(50 - neck - 5, 67.5, 50 - wide + 4, 66, 50 - wide, 77)
    body.lineTo(50 - wide + 3, 104)
    body.lineTo(50 + wide - 3, 104)
    body.lineTo(50 + wide, 77)
    body.cubicTo(50 + wide - 4, 66, 50 + neck + 5, 67.5, 50 + neck + 1.5, 63)
    body.quadTo(50, 76, 50 - neck - 1.5, 63)
    flannel = uniform.flannel
    block.flat(body, flannel)
    shade = QPainterPath(QPointF(50 + wide * 0.5, 68))
    shade.quadTo(50 + wide * 0.42, 86, 50 + wide * 0.55, 104)
    shade.lineTo(50 + wide - 3, 104)
    shade.lineTo(50 + wide, 77)
    shade.quadTo(50 + wide - 3, 69, 50 + wide * 0.5, 68)
    block.flat(shade, mixed(flannel, uniform.primary, 0.16))
    if uniform.jersey in (0, 3) and block.is_fine:
        step = 5.2
        for column in range(-6, 7):
            x = 50 + (column + 0.5) * step
            off = abs(x - 50)
            if neck + 2 < off < wide - 2:
                rise = 66.2 + max(0.0, off - wide + 9) * 0.7
            elif off <= neck + 2:
                rise = 72
            else:
                continue
            block.rule(x, rise, x, 104, 0.55, uniform.primary)
    if person.is_catcher:
        _chest_protector(block, looks, uniform)
    else:
        _front(block, looks, uniform, person)
    block.outline(body)
    collar = QPainterPath(QPointF(50 - neck - 1.5, 63))
    collar.quadTo(50, 76, 50 + neck + 1.5, 63)
    block.line(collar, 2.6 + block.ink, theme.EVENING.ink)
    block.line(collar, 2.6 - block.ink * 0.4, uniform.primary)


def _front(block: Woodblock, looks: Likeness, uniform: Uniform, person: Person) -> None:
    """Placket and lettering."""
    if uniform.jersey == 2:
        sash = path((50 - 26, 104), (50 - 13, 104), (50 + 24, 68), (50 + 14, 67))
        block.flat(sash, uniform.primary)
    block.rule(50, 70, 50, 104, 0.9 * block.ink, theme.EVENING.ink)
    if uniform.jersey == 1:
        for side in (-2.2, 2.2):
            block.rule(50 + side, 71, 50 + side, 104, 1.0, uniform.primary)
    for button in (77, 86, 95):
        block.dots([QPointF(50, button)], 2.2, theme.EVENING.ink)
    if person.letter and uniform.jersey != 2 and block.is_fine:
        x = 50 + looks.shoulders * 0.47
        block.letter(glyph(person.letter), x, 80, 15, uniform.primary, None)


def _chest_protector(block: Woodblock, looks: Likeness, uniform: Uniform) -> None:
    wide = looks.shoulders * 0.66
    pad = QPainterPath(QPointF(50 - wide * 0.6, 69))
    pad.quadTo(50, 79, 50 + wide * 0.6, 69)
    pad.quadTo(50 + wide, 74, 50 + wide, 104)
    pad.lineTo(50 - wide, 104)
    pad.quadTo(50 - wide, 74, 50 - wide * 0.6, 69)
    block.shape(pad, uniform.deep)
    for share in (-0.5, 0.0, 0.5):
        x = 50 + wide * share
        block.rule(x, 76 - abs(share) * 4, x, 104, 1.0, uniform.secondary)
    for side in (-1, 1):
        block.rule(
            50 + side * wide * 0.6, 69.5, 50 + side * (wide * 0.6 - 3), 64.5, 2.4, LEATHER_DARK
        )


def _arm(
    block: Woodblock,
    looks: Likeness,
    uniform: Uniform,
    bend: tuple[tuple[float, float], tuple[float, float], tuple[float, float]],
) -> None:
    """From shoulder by elbow to hand: flannel sleeve, undershirt in club colour, fist."""
    shoulder, elbow, hand = (QPointF(*at) for at in bend)
    whole = QPainterPath(shoulder)
    whole.quadTo(elbow, hand)
    a, b = (shoulder + elbow) / 2, (elbow + hand) / 2
    sleeve = QPainterPath(shoulder)
    sleeve.quadTo(a, (a + b) / 2)
    thick = 12.5 + (looks.shoulders - 26) * 0.25
    block.limb(whole, thick - 2.5, uniform.primary)
    block.limb(sleeve, thick, uniform.flannel)
    block.ellipse(hand.x(), hand.y(), 5.2, 5.2, looks.skin.base)


def _fist(block: Woodblock, looks: Likeness, x: float, y: float) -> None:
    block.ellipse(x, y, 5.4, 5.0, looks.skin.base)
    if block.is_fine:
        for finger in (-2.2, 0.4, 2.8):
            block.rule(x - 0.5, y + finger, x + 4.2, y + finger - 0.8, 0.7, looks.skin.shade)


def _bat(
    block: Woodblock, looks: Likeness, knob: tuple[float, float], tip: tuple[float, float]
) -> None:
    (x, y), (tx, ty) = knob, tip
    length = ((tx - x) ** 2 + (ty - y) ** 2) ** 0.5
    ux, uy = (tx - x) / length, (ty - y) / length

    def at(along: float, across: float) -> tuple[float, float]:
        return (x + ux * along - uy * across, y + uy * along + ux * across)

    bat = QPainterPath(QPointF(*at(0, -1.7)))
    bat.cubicTo(*at(length * 0.4, -1.7), *at(length * 0.55, -4.0), *at(length * 0.96, -4.2))
    bat.cubicTo(*at(length * 1.03, -3.8), *at(length * 1.03, 3.8), *at(length * 0.96, 4.2))
    bat.cubicTo(*at(length * 0.55, 4.0), *at(length * 0.4, 1.7), *at(0, 1.7))
    bat.closeSubpath()
    wood = WOOD[int(looks.chin * 2 + looks.ears * 10) % len(WOOD)]
    block.shape(bat, wood)
    block.ellipse(*at(-0.5, 0), 2.9, 2.9, wood)
    if block.is_fine:
        block.rule(
            *at(length * 0.5, 1.3), *at(length * 0.92, 1.6), 0.8, mixed(wood, "#5b3a22", 0.5)
        )
        block.rule(*at(length * 0.62, -2.6), *at(length * 0.62, 2.6), 1.2, "#5b3a22")
        block.rule(*at(4, 0), *at(length * 0.25, 0), 3.0, theme.EVENING.cream)


def _cocked_bat(block: Woodblock, looks: Likeness, uniform: Uniform) -> None:
    """In the stance: bat upright behind the ear, both hands at the shoulder."""
    wide = looks.shoulders
    _arm(block, looks, uniform, ((50 + wide - 8, 77), (60, 106), (29, 80)))
    _bat(block, looks, (31, 86), (11, 8))
    _arm(block, looks, uniform, ((50 - wide + 4, 79), (8, 106), (24, 73)))
    _fist(block, looks, 29.5, 80)
    _fist(block, looks, 26.5, 71.5)


def _shouldered_bat(block: Woodblock, looks: Likeness, uniform: Uniform) -> None:
    """At his ease: the bat lies on the shoulder."""
    wide = looks.shoulders
    _bat(block, looks, (41, 96), (-1, 34))
    _arm(block, looks, uniform, ((50 - wide + 6, 79), (8, 112), (36, 89)))
    _arm(block, looks, uniform, ((50 + wide - 7, 78), (74, 116), (44, 97)))
    _fist(block, looks, 36, 88)


def _both_fists(block: Woodblock, looks: Likeness, uniform: Uniform) -> None:
    """A switch hitter swings two bats, one for each side of the plate."""
    wide = looks.shoulders
    _bat(block, looks, (44, 99), (86, 20))
    _bat(block, looks, (56, 99), (14, 20))
    for side in (-1, 1):
        shoulder = (50 + side * (wide - 4), 80)
        _arm(block, looks, uniform, (shoulder, (50 + side * 42, 116), (50 + side * 5.5, 94)))
    for side in (-1, 1):
        _fist(block, looks, 50 + side * 4.6, 93)


def _raised_arm(block: Woodblock, looks: Likeness, uniform: Uniform) -> None:
    """The throwing arm of the wind-up, behind the head."""
    wide = looks.shoulders
    _arm(block, looks, uniform, ((50 - wide + 5, 79), (-4, 98), (10, 58)))
    _ball(block, 10.5, 51)
    _fist(block, looks, 9.5, 58)


def _pitch_hands(block: Woodblock, looks: Likeness, uniform: Uniform) -> None:
    wide = looks.shoulders
    if looks.pose == 0:
        _arm(block, looks, uniform, ((50 + wide - 6, 78), (84, 110), (60, 92)))
        _glove(block, 59, 88, 1.15)
        return
    _arm(block, looks, uniform, ((50 + wide - 6, 78), (80, 114), (60, 95)))
    _glove(block, 57, 91, 1.1)
    _arm(block, looks, uniform, ((50 - wide + 5, 79), (14, 110), (34, 86)))
    _ball(block, 36, 79.5)
    _fist(block, looks, 34, 86)


def _ball(block: Woodblock, x: float, y: float) -> None:
    block.ellipse(x, y, 5.6, 5.6, BALL)
    for side in (-1, 1):
        seam = QPainterPath(QPointF(x + side * 4.4, y - 3))
        seam.quadTo(x + side * 1.3, y, x + side * 4.4, y + 3)
        block.line(seam, 0.9, STITCH)


def _glove(block: Woodblock, x: float, y: float, size: float) -> None:
    """An old fielder's glove: stubby fingers, a web of one strap, a round pocket."""
    for finger, (dx, dy) in enumerate(((-8.5, -5), (-5, -10), (0, -12), (5, -10.5))):
        stub = QPainterPath(QPointF(x, y))
        stub.lineTo(x + dx * size, y + dy * size)
        block.limb(stub, (5.6 if finger else 5.2) * size, LEATHER)
    thumb = QPainterPath(QPointF(x + 3 * size, y + 2 * size))
    thumb.lineTo(x + 11 * size, y - 4 * size)
    block.limb(thumb, 5.8 * size, LEATHER)
    block.ellipse(x, y, 9.5 * size, 9 * size, LEATHER)
    block.ellipse(x + 0.5 * size, y - 1.5 * size, 5.4 * size, 4.8 * size, LEATHER_DARK)
