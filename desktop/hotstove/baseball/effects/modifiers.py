"""What cards add to rolls and to the numbers on other cards, and how long it lasts.

Numbers simply add up, the order does not matter; a set number replaces the printed one first.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from hotstove.play.seats import Side
from hotstove.play.values import Value


class Lasts(StrEnum):
    """How long something laid down by a card goes on."""

    THIS_ROLL = "this_roll"
    """Until the roll it was meant for has been thrown, at most until the at-bat is over."""
    AT_BAT = "at_bat"
    INNING = "inning"
    """The half-inning."""
    GAME = "game"


_THIS_ROLL = Lasts.THIS_ROLL
_ORDER = tuple(Lasts)


def outlives(lasts: Lasts, ended: Lasts) -> bool:
    """Whether something that *lasts* so long goes on when a stretch *ended*."""
    return _ORDER.index(lasts) > _ORDER.index(ended)


class Modifier(Value, frozen=True):
    what: str
    """The roll or the number it changes, in the game's own word."""
    by: int
    lasts: Lasts
    of: str = ""
    """Whose number, by his id; empty: the roll itself, whoever makes it."""
    is_set: bool = False
    """*by* takes the place of the printed number instead of being added."""
    card: str = ""
    """The copy it comes from."""
    side: Side | None = None
    """Who played it; with *only_at_bat* or *only_afield* it sleeps in the other halves."""
    only_at_bat: bool = False
    only_afield: bool = False

    def acts(self, batting: Side) -> bool:
        """Whether it counts while *batting* is at bat."""
        if self.only_at_bat:
            return self.side is batting
        return not self.only_afield or self.side is not batting


def total(
    modifiers: Iterable[Modifier], what: str, batting: Side, *, of: str = "", printed: int = 0
) -> int:
    """Return *printed* as the modifiers of *what* leave it; those of nobody or of *of* count."""
    added = 0
    for modifier in modifiers:
        if modifier.what == what and modifier.of in ("", of) and modifier.acts(batting):
            if modifier.is_set:
                printed = modifier.by
            else:
                added += modifier.by
    return printed + added


def without_card(modifiers: tuple[Modifier, ...], card: str) -> tuple[Modifier, ...]:
    """Return what is left when *card* has gone."""
    return tuple([modifier for modifier in modifiers if modifier.card != card])


def when_ended(modifiers: tuple[Modifier, ...], ended: Lasts) -> tuple[Modifier, ...]:
    """Return what goes on when a stretch, an at-bat or an inning, has *ended*."""
    if not modifiers:
        return modifiers
    return tuple([modifier for modifier in modifiers if outlives(modifier.lasts, ended)])


def when_rolled(modifiers: tuple[Modifier, ...], rolled: Iterable[str]) -> tuple[Modifier, ...]:
    """Return what is left once the roll that the words of *rolled* belong to is thrown."""
    used = frozenset(rolled)
    return tuple(
        [
            modifier
            for modifier in modifiers
            if modifier.lasts is not _THIS_ROLL or modifier.what not in used
        ]
    )
