"""The heads of portraits: face, hair, beard, glasses and cap; bodies and grounds are elsewhere.

Coordinates are those of the picture's square of 100 units; the eyes stand at ``HEAD_Y``.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from hotstove.faces import theme
from hotstove.faces.likeness import Beard, Extra, Eyes, Hair, Likeness, Mouth, Nose, Person
from hotstove.faces.litho import Uniform, Woodblock, glyph, mixed

HEAD_Y: Final = 43.0
INK: Final = theme.EVENING.ink
TEETH: Final = "#fffaf0"
LIPS: Final = "#8d3a30"


def _eye_line(looks: Likeness) -> float:
    return HEAD_Y - looks.height


def paint_hair_behind(block: Woodblock, looks: Likeness) -> None:
    """What falls behind neck and shoulders."""
    y, wide, hair = _eye_line(looks), looks.cheek, looks.hair_colour
    if looks.hair is Hair.LONG:
        mane = QPainterPath(QPointF(50 - wide - 1, y - 8))
        mane.cubicTo(50 - wide - 7, y + 8, 50 - wide - 3, y + 20, 50 - wide - 6, y + 29)
        mane.quadTo(50, y + 36, 50 + wide + 6, y + 29)
        mane.cubicTo(50 + wide + 3, y + 20, 50 + wide + 7, y + 8, 50 + wide + 1, y - 8)
        block.shape(mane, hair)
    elif looks.hair is Hair.TIED:
        side = 1 if looks.turn < 0 else -1
        tail = QPainterPath(QPointF(50 + side * (wide - 3), y - 5))
        tail.cubicTo(
            50 + side * (wide + 14),
            y - 4,
            50 + side * (wide + 10),
            y + 14,
            50 + side * (wide + 13),
            y + 24,
        )
        tail.cubicTo(
            50 + side * (wide + 4),
            y + 20,
            50 + side * (wide + 3),
            y + 12,
            50 + side * (wide - 2),
            y + 10,
        )
        block.shape(tail, hair)


def _face(looks: Likeness, y: float) -> QPainterPath:
    wide, jaw, chin = looks.cheek, looks.jaw, looks.chin
    face = QPainterPath(QPointF(50 - wide, y - 2))
    face.cubicTo(50 - wide, y - 24, 50 + wide, y - 24, 50 + wide, y - 2)
    face.cubicTo(
        50 + wide, y + chin * 0.42, 50 + jaw + 0.8, y + chin * 0.62, 50 + jaw * 0.8, y + chin * 0.82
    )
    face.cubicTo(
        50 + jaw * 0.45,
        y + chin * 1.06,
        50 - jaw * 0.45,
        y + chin * 1.06,
        50 - jaw * 0.8,
        y + chin * 0.82,
    )
    face.cubicTo(50 - jaw - 0.8, y + chin * 0.62, 50 - wide, y + chin * 0.42, 50 - wide, y - 2)
    return face


def paint_head(block: Woodblock, looks: Likeness) -> None:
    """Everything above the collar but the cap."""
    y, wide = _eye_line(looks), looks.cheek
    skin = looks.skin
    for side in (-1, 1):
        block.ellipse(50 + side * (wide + 0.4), y + 2.5, looks.ears, looks.ears * 1.4, skin.base)
    face = _face(looks, y)
    block.flat(face, skin.base)
    # Light falls from the viewer's left: the far cheek is printed in the second skin colour.
    shadow = QPainterPath(QPointF(50 + wide, y - 8))
    shadow.cubicTo(
        50 + wide - 3.5,
        y + 2,
        50 + looks.jaw * 0.7,
        y + looks.chin * 0.6,
        50 + looks.jaw * 0.15,
        y + looks.chin * 0.985,
    )
    shadow.cubicTo(
        50 + looks.jaw * 0.55,
        y + looks.chin * 0.98,
        50 + looks.jaw * 0.9,
        y + looks.chin * 0.75,
        50 + looks.jaw,
        y + looks.chin * 0.62,
    )
    shadow.quadTo(50 + wide, y + looks.chin * 0.42, 50 + wide, y - 2)
    block.flat(shadow, skin.shade)
    if block.is_fine:
        for side in (-1, 1):
            block.ellipse(
                50 + side * 8.4 + looks.turn, y + 6.2, 2.7, 2.0, skin.blush, outlined=False
            )
    _beard_on_skin(block, looks, y)
    _hair(block, looks, y)
    block.outline(face)
    _eyes(block, looks, y)
    _nose(block, looks, y)
    _mouth(block, looks, y)
    _moustache(block, looks, y)
    _extras(block, looks, y)


def _hair(block: Woodblock, looks: Likeness, y: float) -> None:
    wide, hair = looks.cheek, looks.hair_colour
    lengths = {
        Hair.CROPPED: -1.0,
        Hair.SIDEBURNS: 8.0,
        Hair.WAVES: 1.5,
        Hair.CURLS: -0.5,
        Hair.LONG: 12.0,
        Hair.BRAIDS: 4.0,
        Hair.TIED: 1.0,
    }
    if looks.hair is Hair.SHAVED:
        return
    foot = y + lengths[looks.hair]
    for side in (-1, 1):
        lock = QPainterPath(QPointF(50 + side * (wide + 0.6), y - 10))
        lock.lineTo(50 + side * (wide + 0.8), foot)
        lock.lineTo(50 + side * (wide - 2.4), foot + 0.8)
        lock.quadTo(50 + side * (wide - 3.2), y - 4, 50 + side * (wide - 4.5), y - 10)
        lock.closeSubpath()
        block.flat(lock, hair)
        if looks.hair is Hair.CURLS:
            for dx, dy, r in ((1.6, -5, 3.4), (2.4, -1.4, 3.0), (0.4, -8, 3.2)):
                block.ellipse(50 + side * (wide + dx), y + dy, r, r, hair, outlined=False)
        elif looks.hair is Hair.WAVES:
            wave = QPainterPath(QPointF(50 + side * (wide - 3), y - 9))
            wave.cubicTo(
                50 + side * (wide + 6),
                y - 9,
                50 + side * (wide + 5),
                y - 1,
                50 + side * (wide + 1),
                y - 0.5,
            )
            block.flat(wave, hair)
        elif looks.hair is Hair.BRAIDS:
            for knot in range(4):
                block.ellipse(
                    50 + side * (wide + 1.6 - knot * 0.3), y + 7 + knot * 5.0, 2.9, 3.2, hair
                )


def _eyes(block: Woodblock, looks: Likeness, y: float) -> None:
    turn, weight = looks.turn, looks.brow_weight
    for side in (-1, 1):
        x = 50 + side * 6.0 + turn
        _EYES[looks.eyes](block, x, y, turn, side)
        tilt = looks.brow_tilt * side
        brow = QPainterPath(QPointF(x - 3.2, y - 4.6 + tilt * 0.6))
        brow.quadTo(x, y - 6.4, x + 3.2, y - 4.6 - tilt * 0.6)
        colour = mixed(looks.hair_colour, INK, 0.35)
        block.line(brow, max(weight, block.ink * 0.9), colour)


def _dot_eye(block: Woodblock, x: float, y: float, turn: float, side: int) -> None:
    block.ellipse(x, y, 1.35, 1.7, INK, outlined=False)


def _open_eye(block: Woodblock, x: float, y: float, turn: float, side: int) -> None:
    almond = QPainterPath(QPointF(x - 3, y + 0.3))
    almond.quadTo(x, y - 3.2, x + 3, y + 0.3)
    almond.quadTo(x, y + 2.6, x - 3, y + 0.3)
    block.flat(almond, TEETH)
    lid = QPainterPath(QPointF(x - 3.2, y + 0.3))
    lid.quadTo(x, y - 3.3, x + 3.2, y + 0.3)
    block.line(lid, block.ink, INK)
    block.ellipse(x + turn * 0.4, y - 0.2, 1.35, 1.45, INK, outlined=False)


def _wide_eye(block: Woodblock, x: float, y: float, turn: float, side: int) -> None:
    block.ellipse(x, y, 2.7, 2.9, TEETH)
    block.ellipse(x + turn * 0.5, y + 0.2, 1.3, 1.4, INK, outlined=False)


def _narrow_eye(block: Woodblock, x: float, y: float, turn: float, side: int) -> None:
    block.rule(x - 3, y - 0.4 - side * 0.2, x + 3, y - 0.4 + side * 0.2, block.ink * 1.1, INK)
    block.ellipse(x + turn * 0.4, y + 0.4, 1.3, 1.1, INK, outlined=False)


def _merry_eye(block: Woodblock, x: float, y: float, turn: float, side: int) -> None:
    arc = QPainterPath(QPointF(x - 2.8, y + 0.9))
    arc.quadTo(x, y - 3.0, x + 2.8, y + 0.9)
    block.line(arc, block.ink * 1.25, INK)


_EYES: Final = {
    Eyes.DOTS: _dot_eye,
    Eyes.OPEN: _open_eye,
    Eyes.WIDE: _wide_eye,
    Eyes.NARROW: _narrow_eye,
    Eyes.MERRY: _merry_eye,
}


def _nose(block: Woodblock, looks: Likeness, y: float) -> None:
    x, s = 50 + looks.turn * 1.5, 1 if looks.turn > 0 else -1
    nose = QPainterPath()
    if looks.nose is Nose.BUTTON:
        nose.moveTo(x - s * 1.8, y + 4.6)
        nose.cubicTo(x - s, y + 7.4, x + s * 2.6, y + 7.2, x + s * 2.0, y + 4.4)
    elif looks.nose is Nose.STRAIGHT:
        nose.moveTo(x + s * 0.6, y + 0.5)
        nose.lineTo(x + s * 2.4, y + 6.2)
        nose.lineTo(x - s * 0.8, y + 6.6)
    elif looks.nose is Nose.BROAD:
        nose.moveTo(x - 3.4, y + 5)
        nose.cubicTo(x - 3.6, y + 8, x + 3.6, y + 8, x + 3.4, y + 5)
    elif looks.nose is Nose.HOOKED:
        nose.moveTo(x + s * 0.2, y + 0.4)
        nose.cubicTo(x + s * 4.4, y + 2.2, x + s * 3.6, y + 5.2, x + s * 2.4, y + 7.0)
        nose.lineTo(x - s * 0.8, y + 6.4)
    else:
        nose.moveTo(x + s * 0.2, y - 0.5)
        nose.cubicTo(x + s * 1.2, y + 4, x + s * 4.4, y + 8.4, x + s * 1.4, y + 8.4)
        nose.quadTo(x - s * 0.6, y + 8.6, x - s * 1.2, y + 7.4)
    block.line(nose, block.ink * 0.95, mixed(looks.skin.shade, INK, 0.62))


def _mouth(block: Woodblock, looks: Likeness, y: float) -> None:
    x, m = 50 + looks.turn, y + min(12.2, looks.chin * 0.65)
    if looks.nose is Nose.LONG:
        m += 0.8
    mouth = QPainterPath()
    if looks.mouth is Mouth.GRIN:
        grin = QPainterPath(QPointF(x - 5.4, m - 1))
        grin.quadTo(x, m - 0.2, x + 5.4, m - 1)
        grin.quadTo(x + 3.4, m + 4.2, x, m + 4.2)
        grin.quadTo(x - 3.4, m + 4.2, x - 5.4, m - 1)
        block.shape(grin, TEETH)
        return
    if looks.mouth is Mouth.GUM:
        block.rule(x - 3, m, x + 2, m, block.ink, INK)
        block.ellipse(x + 2.6, m + 1.2, 4.0, 3.8, "#eaa0a0")
        return
    if looks.mouth is Mouth.SMILE:
        mouth.moveTo(x - 4.8, m - 0.8)
        mouth.quadTo(x, m + 3.4, x + 4.8, m - 0.8)
    elif looks.mouth is Mouth.SMIRK:
        mouth.moveTo(x - 3.6, m + 0.9)
        mouth.quadTo(x + 1.6, m + 1.9, x + 4.6, m - 1.6)
    elif looks.mouth is Mouth.STRAW:
        mouth.moveTo(x - 4, m)
        mouth.quadTo(x, m + 1.6, x + 4, m)
    else:
        mouth.moveTo(x - 4, m + 0.4)
        mouth.lineTo(x + 4, m + 0.1)
    colour = LIPS if looks.hair in (Hair.LONG, Hair.BRAIDS, Hair.TIED) else INK
    block.line(mouth, block.ink * 1.15, mixed(colour, INK, 0.25))
    if looks.mouth is Mouth.STRAW:
        block.rule(x + 2, m + 0.8, x + 13, m + 4.4, block.ink, "#c9a227")
        block.rule(x + 13, m + 4.4, x + 15.5, m + 3.0, block.ink * 1.6, "#c9a227")


def _beard_on_skin(block: Woodblock, looks: Likeness, y: float) -> None:
    wide, jaw, chin, hair = looks.cheek, looks.jaw, looks.chin, looks.hair_colour
    mouth = y + min(12.2, chin * 0.65)
    if looks.beard in (Beard.FULL, Beard.LONG, Beard.STUBBLE):
        deep = {Beard.FULL: 3.0, Beard.LONG: 11.0, Beard.STUBBLE: 0.0}[looks.beard]
        beard = QPainterPath(QPointF(50 - wide, y + 1))
        beard.cubicTo(
            50 - wide,
            y + chin * 0.5,
            50 - jaw - 0.6,
            y + chin * 0.7,
            50 - jaw * 0.8,
            y + chin * 0.86,
        )
        beard.cubicTo(
            50 - jaw * 0.4,
            y + chin * 1.06 + deep,
            50 + jaw * 0.4,
            y + chin * 1.06 + deep,
            50 + jaw * 0.8,
            y + chin * 0.86,
        )
        beard.cubicTo(50 + jaw + 0.6, y + chin * 0.7, 50 + wide, y + chin * 0.5, 50 + wide, y + 1)
        beard.cubicTo(50 + wide - 3, y + 8, 50 + 7, y + 7.5, 50, mouth - 3.2)
        beard.cubicTo(50 - 7, y + 7.5, 50 - wide + 3, y + 8, 50 - wide, y + 1)
        if looks.beard is Beard.STUBBLE:
            block.flat(beard, mixed(looks.skin.shade, hair, 0.28))
            return
        block.shape(beard, hair)
        if looks.mouth not in (Mouth.GRIN, Mouth.GUM):
            block.ellipse(50 + looks.turn, mouth + 0.6, 5.6, 2.8, looks.skin.base, outlined=False)
    elif looks.beard is Beard.GOATEE:
        goatee = QPainterPath(QPointF(50 + looks.turn - 4.2, mouth + 3.2))
        goatee.quadTo(50 + looks.turn, mouth + 1.6, 50 + looks.turn + 4.2, mouth + 3.2)
        goatee.quadTo(50 + looks.turn + 3, y + chin + 4, 50 + looks.turn * 0.6, y + chin + 5)
        goatee.quadTo(50 + looks.turn - 3, y + chin + 4, 50 + looks.turn - 4.2, mouth + 3.2)
        block.flat(goatee, hair)
    elif looks.beard is Beard.CHOPS:
        for side in (-1, 1):
            chop = QPainterPath(QPointF(50 + side * wide, y - 2))
            chop.cubicTo(
                50 + side * (wide + 1),
                y + 8,
                50 + side * (jaw + 2.4),
                y + chin * 0.7,
                50 + side * jaw * 0.62,
                y + chin * 0.86,
            )
            chop.cubicTo(
                50 + side * 5.5,
                y + 11,
                50 + side * (wide - 3.6),
                y + 6,
                50 + side * (wide - 3),
                y - 2,
            )
            block.flat(chop, hair)


def _moustache(block: Woodblock, looks: Likeness, y: float) -> None:
    x, hair = 50 + looks.turn, looks.hair_colour
    m = y + min(12.2, looks.chin * 0.65) - 2.1
    beard = looks.beard
    if beard is Beard.PENCIL:
        for side in (-1, 1):
            block.rule(x + side * 0.8, m - 0.2, x + side * 5.2, m + 1.0, block.ink * 1.1, hair)
        return
    spread = {
        Beard.CHEVRON: (6.2, 1.8, 2.6),
        Beard.WALRUS: (7.4, 4.2, 3.6),
        Beard.HANDLEBAR: (9.4, -2.2, 3.0),
        Beard.FULL: (6.6, 1.8, 2.6),
        Beard.LONG: (7.4, 2.6, 2.8),
        Beard.CHOPS: (6.6, 1.6, 2.6),
        Beard.GOATEE: (5.8, 1.6, 2.2),
    }.get(beard)
    if spread is None:
        return
    out, fall, thick = spread
    whiskers = QPainterPath(QPointF(x, m - 1.7))
    whiskers.cubicTo(
        x + out * 0.4, m - 2.6, x + out * 0.75, m - 0.4 + fall * 0.2, x + out, m + fall
    )
    whiskers.cubicTo(x + out * 0.7, m + thick + fall * 0.35, x + out * 0.35, m + thick, x, m + 0.9)
    whiskers.cubicTo(
        x - out * 0.35, m + thick, x - out * 0.7, m + thick + fall * 0.35, x - out, m + fall
    )
    whiskers.cubicTo(x - out * 0.75, m - 0.4 + fall * 0.2, x - out * 0.4, m - 2.6, x, m - 1.7)
    block.flat(whiskers, hair)
    block.line(whiskers, block.ink * 0.7, mixed(hair, INK, 0.7))


def _extras(block: Woodblock, looks: Likeness, y: float) -> None:
    turn = looks.turn
    if looks.extra is Extra.FRECKLES and block.is_fine:
        spots = [
            QPointF(50 + turn + side * (6.2 + dx), y + 4.6 + dy)
            for side in (-1, 1)
            for dx, dy in ((0, 0), (2.2, 0.8), (0.9, 2.1), (3.4, 2.4))
        ]
        block.dots(spots, 0.95, mixed(looks.skin.shade, "#8c4a22", 0.5))
    elif looks.extra is Extra.EYE_BLACK:
        for side in (-1, 1):
            x = 50 + turn + side * 6.4
            block.rule(x - 2.2, y + 3.8, x + 2.2, y + 3.8, 1.9, INK)
    elif looks.extra is Extra.PLASTER:
        side = -1 if turn > 0 else 1
        x = 50 + side * 8.6 + turn
        block.rule(x - 2.4, y + 8.0, x + 2.4, y + 6.0, 3.0, "#c9a37c")
        block.rule(x - 2.4, y + 8.0, x + 2.4, y + 6.0, 2.2, "#f4dfc0")
    elif looks.extra is Extra.DIMPLE and looks.beard in (Beard.NONE, Beard.CHEVRON):
        at = y + looks.chin - 2.6
        block.rule(50 + turn * 0.7, at, 50 + turn * 0.7, at + 1.3, block.ink, looks.skin.shade)
    if looks.has_glasses:
        wire = INK if theme.luminance(looks.skin.base) > 0.2 else theme.EVENING.brass
        for side in (-1, 1):
            lens = QPainterPath()
            lens.addEllipse(QPointF(50 + turn + side * 6.0, y + 0.2), 4.5, 4.3)
            block.line(lens, block.ink * 1.2, wire)
            block.rule(
                50 + turn + side * 10.4,
                y - 0.2,
                50 + side * looks.cheek,
                y - 0.6,
                block.ink,
                wire,
            )
        block.rule(48.6 + turn, y - 0.2, 51.4 + turn, y - 0.2, block.ink, wire)


def paint_cap(block: Woodblock, looks: Likeness, uniform: Uniform, person: Person) -> None:
    """The club's cap; a catcher wears his back to front, for the mask."""
    y, wide, turn = _eye_line(looks), looks.cheek + 1.2, looks.turn
    crown_colour, brim_colour = uniform.primary, uniform.secondary
    if uniform.cap == 1:
        crown_colour, brim_colour = uniform.secondary, uniform.primary
    elif uniform.cap == 2:
        brim_colour = uniform.deep
    band = y - 7.5
    crown = QPainterPath(QPointF(50 - wide, band + 1))
    crown.cubicTo(50 - wide - 0.6, band - 13, 50 - 9, band - 18.5, 50, band - 18.5)
    crown.cubicTo(50 + 9, band - 18.5, 50 + wide + 0.6, band - 13, 50 + wide, band + 1)
    crown.quadTo(50, band - 3.4, 50 - wide, band + 1)
    block.flat(crown, crown_colour)
    if uniform.cap == 3:
        for side in (-1, 1):
            panel = QPainterPath(QPointF(50 + side * 5, band - 17.8))
            panel.quadTo(50 + side * 8, band - 10, 50 + side * 8, band - 1.6)
            panel.lineTo(50 + side * 12.5, band - 0.6)
            panel.quadTo(50 + side * 12.6, band - 11, 50 + side * 5, band - 17.8)
            block.flat(panel, uniform.secondary)
    shade = QPainterPath(QPointF(50 + wide * 0.55, band - 15))
    shade.cubicTo(
        50 + wide * 0.8, band - 10, 50 + wide * 0.72, band - 5, 50 + wide * 0.66, band - 1.4
    )
    shade.lineTo(50 + wide, band + 1)
    shade.cubicTo(50 + wide + 0.4, band - 8, 50 + wide - 3, band - 12, 50 + wide * 0.55, band - 15)
    block.flat(shade, mixed(crown_colour, INK, 0.32))
    if block.is_fine:
        for side in (-1, 1):
            seam = QPainterPath(QPointF(50 + turn * 0.5, band - 18))
            seam.quadTo(50 + side * 10 + turn, band - 14, 50 + side * 9.4 + turn, band - 2.6)
            block.line(seam, 0.7, mixed(crown_colour, INK, 0.55))
    block.outline(crown)
    block.ellipse(50 + turn * 0.4, band - 18.6, 2.0, 1.3, brim_colour)
    if person.is_catcher:
        strap = QPainterPath(QPointF(50 - wide, band + 1))
        strap.quadTo(50, band - 3.4, 50 + wide, band + 1)
        block.line(strap, 3.0 + 2 * block.ink, INK)
        block.line(strap, 3.0, brim_colour)
        return
    if person.letter:
        ground = crown_colour
        colour = uniform.secondary if ground == uniform.primary else uniform.primary
        if theme.contrast(colour, ground) < 2.2:
            colour = theme.EVENING.cream
        block.letter(glyph(person.letter), 50 + turn * 1.3, band - 9.2, 9.6, colour, None)
    brim = QPainterPath(QPointF(50 - wide + 0.6, band + 0.8))
    brim.quadTo(50, band - 4.2, 50 + wide - 0.6, band + 0.8)
    reach = 3.6
    brim.cubicTo(
        50 + wide * 0.9 + turn * 2,
        band + reach,
        50 + wide * 0.5 + turn * 2.2,
        band + reach - 0.6,
        50 + turn * 2,
        band + reach - 0.8,
    )
    brim.cubicTo(
        50 - wide * 0.5 + turn * 2.2,
        band + reach - 0.6,
        50 - wide * 0.9 + turn * 2,
        band + reach,
        50 - wide + 0.6,
        band + 0.8,
    )
    shadow = QPainterPath(brim)
    shadow.translate(0, 1.5)
    block.flat(shadow, looks.skin.shade)
    block.shape(brim, brim_colour)
