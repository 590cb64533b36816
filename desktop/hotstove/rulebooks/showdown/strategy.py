"""Strategy cards and decks, SD-C-11, SD-V-01, SD-E-02: what is printed on them, and what is legal.

A deck holds copies, each a piece of its own on the table; what a card does is data.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final, Literal, TypeAlias

from hotstove.baseball.effects.clauses import Clause
from hotstove.baseball.effects.hands import CopyId as CopyId
from hotstove.play.problems import Problem
from hotstove.play.values import Value

from .cards import Icon

StrategyId: TypeAlias = str
CardSide: TypeAlias = Literal["offense", "defense", "either"]
DECK_SIZE: Final = 60
"""SD-E-02, R48."""
MOST_COPIES: Final = 4
RARITIES: Final = ("common", "uncommon", "rare")


class IconBonus(Value, frozen=True):
    """SD-E-33: more for a player who carries the icon."""

    who: str
    """``batter``, ``pitcher``, ``runner``, or the position of a fielder."""
    icon: Icon
    effects: tuple[Clause, ...]
    is_instead: bool = False
    """It takes the place of what the card does otherwise; else it comes on top."""
    is_optional: bool = False
    """R58: the owner is asked; else it comes of itself."""


class StrategyCard(Value, frozen=True, kw_only=True):
    """SD-C-11."""

    id: StrategyId
    name: str
    """Copies are counted by it."""
    side: CardSide
    windows: tuple[str, ...]
    effects: tuple[Clause, ...]
    text: str
    when: tuple[Clause, ...] = ()
    icon_bonus: IconBonus | None = None
    stays: Clause | None = None
    """SD-E-18: until when it stays in play; None: to the discard pile after the at-bat."""
    overrides: tuple[str, ...] = ()
    """SD-E-20: the rules its own effects break."""
    needs_pitch: bool = False
    rarity: Literal["common", "uncommon", "rare"] = "common"
    season: int = 0
    set: str = ""


class Copies(Value, frozen=True):
    card: StrategyCard
    count: int


class Deck(Value, frozen=True):
    """SD-E-02: what a team brings; order does not matter."""

    name: str
    cards: tuple[Copies, ...]

    @property
    def size(self) -> int:
        return sum(each.count for each in self.cards)


def check_deck(deck: Deck) -> Iterator[Problem]:
    """SD-E-02, SD-T-14: no name more than four times, exactly sixty."""
    names: Counter[str] = Counter()
    for each in deck.cards:
        names[each.card.name] += each.count
        if each.count < 1:
            yield _copies(each.card.name, each.count)
    for name, count in names.items():
        if count > MOST_COPIES:
            yield _copies(name, count)
    if deck.size != DECK_SIZE:
        yield Problem("DECK_SIZE", "SD-E-02", {"have": deck.size, "need": DECK_SIZE})


def _copies(name: str, count: int) -> Problem:
    return Problem("DECK_COPIES", "SD-E-02", {"card": name, "have": count, "most": MOST_COPIES})
