"""The colours of the table, by what they are, and the pairs whose contrast is promised.

Nothing is painted here. A colour is a text ``#rrggbb``; ``tint`` makes a QColor of it.
"""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtGui import QColor

from hotstove.play.values import Value


class Theme(Value, frozen=True):
    """One set of colours, each ``#rrggbb``."""

    name: str
    walnut_light: str
    walnut_dark: str
    walnut_deep: str
    """Seams, racks and shadowed wood."""
    felt_light: str
    felt_dark: str
    chalk: str
    """Field lines and slot outlines."""
    dirt: str
    board: str
    board_deep: str
    """The empty windows of the scoreboard."""
    board_plate: str
    """A number plate hung in a window."""
    cream: str
    cream_shade: str
    ink: str
    faded_ink: str
    """Lesser text on cream."""
    brass: str
    brass_deep: str
    """Screws and the shadowed side of brass; never under or as text."""
    lamp: str
    """An out lamp that burns."""
    home_red: str
    visitor_blue: str
    tin: str
    """The well of the dice tray."""
    tin_rim: str


EVENING = Theme(
    name="evening",
    walnut_light="#6f4829",
    walnut_dark="#5b3a22",
    walnut_deep="#2e1b0e",
    felt_light="#2f6b4a",
    felt_dark="#1f4d36",
    chalk="#f3ead2",
    dirt="#82602f",
    board="#23402f",
    board_deep="#12261b",
    board_plate="#2c4e3a",
    cream="#fbf4e1",
    cream_shade="#f1e6c8",
    ink="#1c2b24",
    faded_ink="#6b5b3d",
    brass="#e8c76a",
    brass_deep="#9a7430",
    lamp="#ffd977",
    home_red="#b23a2e",
    visitor_blue="#23527c",
    tin="#7c1d18",
    tin_rim="#a8322a",
)

DIM = Theme(
    name="dim",
    walnut_light="#452c19",
    walnut_dark="#342012",
    walnut_deep="#190e07",
    felt_light="#22523a",
    felt_dark="#163a29",
    chalk="#ded4ba",
    dirt="#63492a",
    board="#1a3024",
    board_deep="#0c1a13",
    board_plate="#223d2e",
    cream="#e6dcc2",
    cream_shade="#d8ccab",
    ink="#16231d",
    faded_ink="#544629",
    brass="#dcb95c",
    brass_deep="#86652a",
    lamp="#f5cb63",
    home_red="#9c2f25",
    visitor_blue="#1f4a70",
    tin="#5f1612",
    tin_rim="#84261f",
)

HIGH_CONTRAST = Theme(
    name="high contrast",
    walnut_light="#2c1a0d",
    walnut_dark="#201208",
    walnut_deep="#0d0703",
    felt_light="#12402a",
    felt_dark="#0b2c1d",
    chalk="#ffffff",
    dirt="#4a3210",
    board="#0e1f16",
    board_deep="#040a07",
    board_plate="#16301f",
    cream="#fffdf4",
    cream_shade="#fbf4e1",
    ink="#08110c",
    faded_ink="#3b2f16",
    brass="#ffe08a",
    brass_deep="#b98d3c",
    lamp="#ffe9a6",
    home_red="#86150c",
    visitor_blue="#0c3763",
    tin="#520a07",
    tin_rim="#7d1711",
)

_TOLD_APART = " told apart"
_ORANGES = {"evening": "#aa4a00", "dim": "#903e00", "high contrast": "#8a3a00"}
"""Home's colour for eyes to which red, green and brown are much alike: blue stands far from it."""


def told_apart(theme: Theme) -> Theme:
    """Return *theme* with home in orange against the visitors' blue."""
    if theme.name.endswith(_TOLD_APART):
        return theme
    return replace(theme, name=theme.name + _TOLD_APART, home_red=_ORANGES[theme.name])


_USUAL = (EVENING, DIM, HIGH_CONTRAST)
THEMES = (*_USUAL, *map(told_apart, _USUAL))


class Pair(Value, frozen=True):
    """Names of two fields of Theme: what is drawn, and what it is drawn on."""

    ink: str
    ground: str


TEXT_PAIRS = (
    *(Pair(ink, ground) for ink in ("ink", "faded_ink") for ground in ("cream", "cream_shade")),
    Pair("home_red", "cream"),
    Pair("home_red", "cream_shade"),
    Pair("visitor_blue", "cream"),
    Pair("visitor_blue", "cream_shade"),
    Pair("cream", "home_red"),
    Pair("cream", "visitor_blue"),
    Pair("cream", "ink"),
    Pair("brass", "ink"),
    Pair("ink", "brass"),
    Pair("ink", "lamp"),
    *(Pair("cream", ground) for ground in ("board", "board_deep", "board_plate")),
    *(Pair("brass", ground) for ground in ("board", "board_deep", "board_plate")),
    *(Pair("cream", ground) for ground in ("walnut_light", "walnut_dark", "walnut_deep")),
    Pair("brass", "walnut_dark"),
    Pair("brass", "walnut_deep"),
    *(Pair("cream", ground) for ground in ("felt_light", "felt_dark", "tin")),
    *(Pair("chalk", ground) for ground in ("felt_light", "felt_dark")),
)
"""Every pairing in which words or numbers are set: 4.5 to 1 or better, 7 in high contrast."""

GRAPHICS_PAIRS = (
    Pair("chalk", "dirt"),
    Pair("brass", "felt_light"),
    Pair("brass", "felt_dark"),
    Pair("brass", "walnut_light"),
    Pair("brass", "tin"),
    Pair("brass", "ink"),
    Pair("ink", "cream"),
    Pair("lamp", "board"),
    Pair("lamp", "board_deep"),
    Pair("cream", "board"),
    Pair("cream", "felt_light"),
    Pair("cream", "felt_dark"),
    Pair("cream", "walnut_light"),
    Pair("cream", "home_red"),
    Pair("cream", "visitor_blue"),
)
"""Rings, lamps, pegs' and tabs' edges against what lies beside them: 3 to 1 or better.

Team red and blue are absent against felt, wood and each other on purpose: they never touch
those without an edge of cream or ink between (measured: 1.06 to 1.38).
"""


def tint(colour: str, alpha: float = 1.0) -> QColor:
    """A QColor of ``#rrggbb`` with *alpha* 0 to 1."""
    made = QColor(colour)
    made.setAlphaF(alpha)
    return made


def mixed(one: str, other: str, share: float) -> str:
    """*one* with *share* (0 to 1) of *other* stirred in, channel by channel."""
    a, b = QColor(one), QColor(other)
    return QColor(
        round(a.red() + (b.red() - a.red()) * share),
        round(a.green() + (b.green() - a.green()) * share),
        round(a.blue() + (b.blue() - a.blue()) * share),
    ).name()


def luminance(colour: str | QColor) -> float:
    """Relative luminance 0 to 1 as WCAG 2.2 defines it; alpha is ignored."""
    made = QColor(colour)

    def linear(channel: float) -> float:
        return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4

    return (
        0.2126 * linear(made.redF())
        + 0.7152 * linear(made.greenF())
        + 0.0722 * linear(made.blueF())
    )


def contrast(a: str | QColor, b: str | QColor) -> float:
    """The WCAG contrast ratio of two opaque colours, 1 to 21."""
    one, other = luminance(a), luminance(b)
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
