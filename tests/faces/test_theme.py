"""Every promised contrast, computed, in every theme."""

from __future__ import annotations

import math

import pytest
from PySide6.QtGui import QColor

from hotstove.faces.theme import (
    DIM,
    EVENING,
    GRAPHICS_PAIRS,
    HIGH_CONTRAST,
    TEXT_PAIRS,
    THEMES,
    Pair,
    Theme,
    contrast,
    mixed,
    tint,
    told_apart,
)


def ratio(theme: Theme, pair: Pair) -> float:
    return contrast(getattr(theme, pair.ink), getattr(theme, pair.ground))


def name(value: Theme | Pair) -> str:
    return value.name if isinstance(value, Theme) else f"{value.ink} on {value.ground}"


def test_contrast_is_measured_as_wcag_does() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert contrast("#ffffff", "#777777") == contrast("#777777", "#ffffff")


@pytest.mark.parametrize("theme", [EVENING, DIM], ids=name)
@pytest.mark.parametrize("pair", TEXT_PAIRS, ids=name)
def test_text_can_be_read(theme: Theme, pair: Pair) -> None:
    assert ratio(theme, pair) >= 4.5


@pytest.mark.parametrize("pair", TEXT_PAIRS, ids=name)
def test_text_in_high_contrast(pair: Pair) -> None:
    assert ratio(HIGH_CONTRAST, pair) >= 7


@pytest.mark.parametrize("theme", THEMES, ids=name)
@pytest.mark.parametrize("pair", GRAPHICS_PAIRS, ids=name)
def test_rings_lamps_and_edges_stand_out(theme: Theme, pair: Pair) -> None:
    assert ratio(theme, pair) >= 3


def test_the_pairs_that_failed_in_the_sketches_are_not_relied_on() -> None:
    listed = {(pair.ink, pair.ground) for pair in (*TEXT_PAIRS, *GRAPHICS_PAIRS)}
    for ink, ground in (
        ("home_red", "felt_light"),
        ("visitor_blue", "felt_light"),
        ("home_red", "visitor_blue"),
        ("brass", "cream"),
    ):
        assert contrast(getattr(EVENING, ink), getattr(EVENING, ground)) < 3
        assert (ink, ground) not in listed


def test_colours_can_be_thinned_and_mixed() -> None:
    assert tint("#102030", 0.5).alpha() == 128
    assert mixed("#000000", "#ffffff", 0.5) == "#808080"


# How eyes without one kind of cone see a colour: Viénot, Brettel and Mollon 1999, in linear light.
_LACKING = {
    "protan": ((0.11238, 0.88762, 0.0), (0.11238, 0.88762, 0.0), (0.00401, -0.00401, 1.0)),
    "deutan": ((0.29275, 0.70725, 0.0), (0.29275, 0.70725, 0.0), (-0.02234, 0.02234, 1.0)),
}


def seen_by(colour: str, lacking: str) -> tuple[float, float, float]:
    """*colour* as those eyes see it, in CIE L*a*b*."""
    made = QColor(colour)
    linear = [
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
        for c in (made.redF(), made.greenF(), made.blueF())
    ]
    r, g, b = (
        min(1.0, max(0.0, sum(share * c for share, c in zip(row, linear, strict=True))))
        for row in _LACKING[lacking]
    )
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089
    fx, fy, fz = (c ** (1 / 3) if c > 0.008856 else 7.787 * c + 16 / 116 for c in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def apart(one: str, other: str, lacking: str) -> float:
    return math.dist(seen_by(one, lacking), seen_by(other, lacking))


@pytest.mark.parametrize("lacking", _LACKING)
@pytest.mark.parametrize("theme", [EVENING, DIM, HIGH_CONTRAST], ids=name)
def test_sides_told_apart_are_further_apart_for_eyes_without_red_or_green(theme, lacking) -> None:
    changed = told_apart(theme)
    before = apart(theme.home_red, theme.visitor_blue, lacking)
    after = apart(changed.home_red, changed.visitor_blue, lacking)
    assert after > before
    assert after > 40
    assert told_apart(changed) is changed
