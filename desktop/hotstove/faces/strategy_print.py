"""What a strategy card prints, in sentences ready translated, and where each line of it stands.

Game-free: what a card does is its rulebook's affair; it is painted by ``strategy``. Cards are
laid out in the units of ``faces.cards``.
"""

from __future__ import annotations

import re
from enum import StrEnum
from functools import lru_cache
from typing import Final, Protocol, TypeAlias

from PySide6.QtCore import QCoreApplication, QRectF

from hotstove.binding.translation import called
from hotstove.play.values import Value

from . import cards, fonts
from .lettering import LEFT, MIDDLE, RIGHT, Line
from .paragraphs import Paragraph, height_of
from .theme import EVENING
from .vignettes import Motif

Lettering: TypeAlias = Line | Paragraph
MARGIN: Final = 22.0
INNER: Final = cards.WIDTH - 2 * MARGIN
SMALL_PRINT: Final = 40
"""Lettering below this size makes a reading face give up its woodcut."""


class CardSide(StrEnum):
    """Who may play a card."""

    OFFENSE = "offense"
    DEFENSE = "defense"
    EITHER = "either"


class Rarity(StrEnum):
    COMMON = "common"
    UNCOMMON = "uncommon"
    RARE = "rare"
    ULTRA_RARE = "ultra_rare"


class StrategyPrint(Value, frozen=True):
    """What one card prints. Only the name is taken as it was typed; the rest is translated."""

    name: str
    side: CardSide
    window: str
    """When it is played, ``BEFORE THE PITCH``; see ``window_word``."""
    effect: str
    """What it does."""
    condition: str = ""
    """What must hold, as a sentence of its own; empty where the effect says it all."""
    icon: str = ""
    """The icon that adds the bonus, ``HR``."""
    bonus: str = ""
    stays: str = ""
    """How long it stays in play; empty for a card played and discarded."""
    rarity: Rarity = Rarity.COMMON
    edition: str = ""
    motif: Motif | None = None
    """The woodcut; by default one of its side."""
    heading: str = ""
    """What the band says in place of the side, on a card that no hand holds: ``STADIUM``."""
    grounds: tuple[str, ...] = ()
    """The colours of the band, side by side; by default those of its side."""

    @property
    def text(self) -> str:
        """Condition and effect in one."""
        return f"{self.condition} {self.effect}".strip()


def side_word(side: CardSide) -> str:
    return {
        CardSide.OFFENSE: QCoreApplication.translate("strategy", "OFFENCE"),
        CardSide.DEFENSE: QCoreApplication.translate("strategy", "DEFENCE"),
        CardSide.EITHER: QCoreApplication.translate("strategy", "EITHER SIDE"),
    }[side]


def window_word(window: str) -> str:
    """A window by its name in the card data, as its band prints it; an unknown one as it is."""
    return {
        "before_pitch": QCoreApplication.translate("strategy", "BEFORE THE PITCH"),
        "on_result": QCoreApplication.translate("strategy", "ON A RESULT"),
        "after_result": QCoreApplication.translate("strategy", "AFTER A RESULT"),
        "on_extra_base": QCoreApplication.translate("strategy", "ON AN EXTRA BASE"),
        "before_throw": QCoreApplication.translate("strategy", "BEFORE THE THROW"),
        "before_dp": QCoreApplication.translate("strategy", "BEFORE A DOUBLE PLAY"),
        "bunt": QCoreApplication.translate("strategy", "WITH A BUNT"),
    }.get(window, window)


def rarity_word(rarity: Rarity) -> str:
    return {
        Rarity.COMMON: QCoreApplication.translate("strategy", "common"),
        Rarity.UNCOMMON: QCoreApplication.translate("strategy", "uncommon"),
        Rarity.RARE: QCoreApplication.translate("strategy", "rare"),
        Rarity.ULTRA_RARE: QCoreApplication.translate("strategy", "ultra-rare"),
    }[rarity]


def motif_of(card: StrategyPrint) -> Motif:
    if card.motif is not None:
        return card.motif
    return {
        CardSide.OFFENSE: Motif.SWING,
        CardSide.DEFENSE: Motif.GLOVE,
        CardSide.EITHER: Motif.CARDS,
    }[card.side]


def text_of(card: StrategyPrint) -> str:
    """The whole card in plain words, a sentence to each part."""
    kind = (card.heading or side_word(card.side)).capitalize()
    parts = [f"{card.name}. {', '.join(filter(None, (kind, card.window.lower())))}.", card.text]
    if card.bonus:
        words = QCoreApplication.translate("strategy", "With icon {icon}: {bonus}")
        parts.append(words.format(icon=card.icon, bonus=card.bonus))
    if card.stays:
        parts.append(card.stays)
    if not card.heading:
        parts.append(f"{rarity_word(card.rarity).capitalize()}.")
    return " ".join(parts)


class Bonus(Protocol):
    """What a rulebook's card tells of its icon."""

    @property
    def icon(self) -> str: ...


class Printed(Protocol):
    """A rulebook's strategy card, as far as it is printed."""

    @property
    def name(self) -> str: ...
    @property
    def side(self) -> str: ...
    @property
    def windows(self) -> tuple[str, ...]: ...
    @property
    def text(self) -> str: ...
    @property
    def icon_bonus(self) -> Bonus | None: ...
    @property
    def rarity(self) -> str: ...


def print_of(
    card: Printed, edition: str = "", stays: str = "", motif: Motif | None = None
) -> StrategyPrint:
    """What *card* prints, in the language of the moment.

    What follows ``HR icon:`` in the text, to its end, is the bonus of the icon HR and stands on
    the strip; so does what stands between ``G icon`` and the colon, ``in right field``. A
    paragraph before a line break is the condition.
    """
    said, bonus, icon = called(card.text), "", ""
    if card.icon_bonus is not None:
        icon = str(card.icon_bonus.icon)
        sign = QCoreApplication.translate("strategy", "{icon} icon").replace("{icon}", icon)
        start = rf"(?:^|\s){re.escape(sign)}\s*([^:.]*):\s*(.+)$"
        if found := re.search(start, said, re.DOTALL):
            where, more = found[1].strip(), found[2].strip()
            said = said[: found.start()].strip()
            bonus = f"{where[0].upper()}{where[1:]}: {more}" if where else more
        else:
            bonus = QCoreApplication.translate("strategy", "More for a player with this icon.")
    condition, _, effect = said.partition("\n") if "\n" in said else ("", "", said)
    return StrategyPrint(
        name=called(card.name),
        side=CardSide(card.side),
        window=" · ".join(window_word(window) for window in card.windows),
        effect=effect.strip(),
        condition=condition.strip(),
        icon=icon,
        bonus=bonus,
        stays=stays,
        rarity=Rarity(card.rarity),
        edition=edition,
        motif=motif,
    )


# Where things stand


class Layout(Value, frozen=True):
    """The boxes and lettering of one face, in card units."""

    band: QRectF
    picture: QRectF | None
    window: QRectF
    body: QRectF
    bonus: QRectF | None
    icon: QRectF | None
    lines: tuple[Lettering, ...]


@lru_cache(maxsize=512)
def table_layout(card: StrategyPrint) -> Layout:
    """Band, name, window and text: 50 units are 13 px on a card of 165 px.

    A card of few words has its woodcut too; one of many gives all its room to them.
    """
    band = QRectF(MARGIN, MARGIN, INNER, 84)
    foot = cards.HEIGHT - MARGIN
    lines: list[Lettering] = []
    bonus, icon, words = _bonus(card, foot, 56, 172)
    if bonus is not None:
        foot = bonus.top() - 8
        lines.append(Paragraph(card.bonus, words, 58, 46, LEFT, leading=1.04))
    text = f"{card.text} {card.stays}".strip()
    is_short = fonts.width(card.name, fonts.display(80)) <= INNER - 24
    name_tall, window_tall = (92.0 if is_short else 138.0), 66.0
    room = foot - band.bottom() - name_tall - window_tall - 14
    tall = height_of(text, INNER - 40, 64, leading=1.08) + 30
    picture = QRectF(MARGIN, band.bottom(), INNER, min(270.0, room - tall))
    if picture.height() < 110:
        picture.setHeight(0)
    name = QRectF(MARGIN + 12, picture.bottom() + 5, INNER - 24, name_tall)
    window = QRectF(MARGIN, name.bottom() + 2, INNER, window_tall)
    body = QRectF(MARGIN, window.bottom() + 4, INNER, foot - window.bottom() - 4)
    return Layout(
        band,
        picture if picture.height() else None,
        window,
        body,
        bonus,
        icon,
        (
            _side_line(card, band, 66),
            Paragraph(card.name, name, 88, 52, MIDDLE, is_display=True, leading=0.94),
            Line(card.window, window.adjusted(12, 0, -12, 0), 56, 36, MIDDLE, EVENING.cream),
            Paragraph(text, body.adjusted(20, 6, -18, -4), 66, 50, LEFT, leading=1.08),
            *lines,
        ),
    )


def _side_line(card: StrategyPrint, band: QRectF, px: float) -> Line:
    box = band.adjusted(96, 4, -96, -4)
    words = card.heading or side_word(card.side)
    return Line(words, box, px, 40, MIDDLE, EVENING.cream, is_display=True)


@lru_cache(maxsize=512)
def reading_layout(card: StrategyPrint) -> Layout:
    """Band, woodcut, name, window, condition, effect, bonus, and the line of small print.

    The text is as large as fits under the smallest woodcut; the woodcut then takes what is left.
    """
    band = QRectF(MARGIN, MARGIN, INNER, 74)
    foot = cards.HEIGHT - MARGIN - 44
    lines: list[Lettering] = [_side_line(card, band, 58)]
    bonus, icon, words = _bonus(card, foot, 46, 170)
    if bonus is not None:
        foot = bonus.top() - 6
        lines.append(Paragraph(card.bonus, words, 48, 26, LEFT, leading=1.06))
    if card.stays:
        stays = QRectF(MARGIN + 20, foot - 52, INNER - 40, 46)
        lines.append(Paragraph(card.stays, stays, 42, 24, LEFT, EVENING.faded_ink, is_bold=True))
        foot = stays.top() - 2
    name_tall, window_tall = 82.0, 54.0
    room = foot - band.bottom() - name_tall - window_tall - 14
    wide = INNER - 44
    px, when, what = _text_sizes(card, wide, room - 120 - 24)
    smallest = 120.0
    if px < SMALL_PRINT:
        px, when, what = _text_sizes(card, wide, room - 24)
        smallest = 0.0
    gap = px * 0.32 if card.condition else 0.0
    tall = when + gap + what + 28
    picture = QRectF(MARGIN, band.bottom(), INNER, min(330.0, max(smallest, room - tall)))
    if picture.height() < 90:
        picture.setHeight(0)
    name = QRectF(MARGIN + 12, picture.bottom() + 3, INNER - 24, name_tall)
    window = QRectF(MARGIN, name.bottom() + 1, INNER, window_tall)
    body = QRectF(MARGIN, window.bottom() + 4, INNER, foot - window.bottom() - 6)
    top = body.top() + max(4.0, (body.height() - tall) / 2 + 12)
    if card.condition:
        upper = QRectF(MARGIN + 22, top, wide, when + 1)
        lines.append(Paragraph(card.condition, upper, px, 20, LEFT, is_bold=True, leading=1.1))
    lower = QRectF(MARGIN + 22, top + when + gap, wide, what + 1)
    lower.setBottom(min(lower.bottom(), body.bottom() - 2))
    lines += [
        Paragraph(card.effect, lower, px, 20, LEFT, leading=1.1),
        Paragraph(card.name, name, 74, 40, MIDDLE, is_display=True, leading=0.92),
        Line(card.window, window.adjusted(12, 0, -12, 0), 46, 17, MIDDLE, EVENING.cream),
        *_small_print(card),
    ]
    shown = picture if picture.height() else None
    return Layout(band, shown, window, body, bonus, icon, tuple(lines))


def _text_sizes(card: StrategyPrint, wide: float, room: float) -> tuple[int, float, float]:
    """The largest lettering at which condition and effect stand in *room*, and their heights."""
    for px in range(58, 19, -1):
        when = height_of(card.condition, wide, px, is_bold=True, leading=1.1)
        what = height_of(card.effect, wide, px, leading=1.1)
        if when + what + px * 0.32 <= room:
            break
    return px, when, what


def _small_print(card: StrategyPrint) -> list[Lettering]:
    """Rarity beside its mark, and the edition."""
    if card.heading and not card.edition:
        return []
    small = QRectF(MARGIN + 8, cards.HEIGHT - MARGIN - 42, INNER - 16, 42)
    mark = QRectF(small.left() + 46, small.top(), 160, small.height())
    rarity = "" if card.heading else rarity_word(card.rarity)
    found: list[Lettering] = [Line(rarity, mark, 38, 30, LEFT, EVENING.faded_ink, is_bold=False)]
    if card.edition:
        rest = small.adjusted(214, 0, 0, 0)
        found.append(Line(card.edition, rest, 38, 28, RIGHT, EVENING.faded_ink, is_bold=False))
    return found


def _bonus(
    card: StrategyPrint, foot: float, px: float, most: float
) -> tuple[QRectF | None, QRectF | None, QRectF]:
    """The strip, the badge and the room for its words, the strip ending at *foot*."""
    if not card.bonus:
        return None, None, QRectF()
    wide = INNER - 136
    tall = max(84.0, min(most, height_of(card.bonus, wide, px, leading=1.06) + 24))
    strip = QRectF(MARGIN, foot - tall, INNER, tall)
    badge = QRectF(strip.left() + 10, strip.center().y() - 33, 100, 66)
    words = QRectF(badge.right() + 14, strip.top() + 8, wide, tall - 16)
    return strip, badge, words
