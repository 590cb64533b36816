"""Every promised contrast, computed, in every theme."""

from __future__ import annotations

import pytest

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
