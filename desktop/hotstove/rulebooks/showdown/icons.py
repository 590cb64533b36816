"""Player icons of the advanced game, SD-I: who may use which when, and how often."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from hotstove.baseball.bases import Base
from hotstove.baseball.positions import Position
from hotstove.play.answers import Answer, Key
from hotstove.play.problems import Problem
from hotstove.play.seats import Side

from .cards import Card, CardId, HitterCard, Icon, Result, Role
from .state import Dugout, ShowdownGame

if TYPE_CHECKING:
    from .basic import BasicShowdown
    from .icon_rules import IconRules

_BY_LETTERS: Final = {icon.value: icon for icon in Icon}
_K, _SB, _G, _RP, _TWENTY = Icon.K, Icon.SB, Icon.G, Icon.RP, Icon.TWENTY
_STRIKEOUT, _STARTER = Result.STRIKEOUT, Role.STARTER
CONTROL: Final = 3
"""What 20 and RP add to a pitch (SD-I-07)."""
RP_INNING: Final = 7
BECOMES: Final = {Icon.K: Result.STRIKEOUT, Icon.S: Result.DOUBLE, Icon.HR: Result.HOMER}
_HELPS_BATTER: Final = {
    Result.SINGLE: Icon.S,
    Result.SINGLE_PLUS: Icon.S,
    Result.DOUBLE: Icon.HR,
    Result.TRIPLE: Icon.HR,
    Result.POP_UP: Icon.V,
    Result.STRIKEOUT: Icon.V,
    Result.GROUND_BALL: Icon.V,
    Result.FLY_BALL: Icon.V,
}
_USES: Final = {Icon.V: 2}
"""SD-I-02: uses a game; one for all others, the 20 one an inning."""


@lru_cache(maxsize=4_096)
def use_of(player: CardId, icon: Icon, inning: int) -> str:
    """Name one use; the 20 is counted by inning."""
    return f"{player}:{icon}@{inning}" if icon is _TWENTY else f"{player}:{icon}"


def read(key: str) -> tuple[CardId, Icon]:
    """Return whose icon an answer names."""
    player, _, icon = key.rpartition(":")
    return player, _BY_LETTERS[icon]


def named(answer: Answer) -> tuple[CardId, Icon] | None:
    """Return whose icon *answer* names, or None when it names none."""
    if not isinstance(answer, Key) or ":" not in answer.key:
        return None
    player, _, letters = answer.key.rpartition(":")
    return (player, Icon(letters)) if letters in set(Icon) else None


@lru_cache(maxsize=1_024)
def key_of(player: CardId, icon: Icon) -> Key:
    return Key(f"{player}:{icon}")


def is_left(dugout: Dugout, player: CardId, icon: Icon, inning: int) -> bool:
    """SD-I-02: whether a use is left; "per game" counts per player and icon."""
    return not dugout.spent or uses_left(dugout, player, icon, inning) > 0


def uses_left(dugout: Dugout, player: CardId, icon: Icon, inning: int) -> int:
    """SD-I-02: how often he may still use it in this game; the 20 in this inning."""
    return _USES.get(icon, 1) - dugout.spent.count(use_of(player, icon, inning))


# SD-M-05


def carriers(cards: Iterable[Card], *wanted: Icon) -> frozenset[CardId]:
    """Return who carries one of the icons *wanted*."""
    either = frozenset(wanted)
    return frozenset(
        [card.id for card in cards if card.icons and not either.isdisjoint(card.icons)]
    )


def anybody_before_pitch(book: IconRules, game: ShowdownGame) -> bool:
    """Whether anybody on the spot carries an icon for it: the cheap look."""
    bases, carry = game.bases, book.carry_before_pitch
    if game.defense.mound.pitcher in carry:
        return True
    first, second = bases.first, bases.second
    return (first is not None and first.player in carry) or (
        second is not None and second.player in carry
    )


def before_pitch(book: BasicShowdown, game: ShowdownGame, side: Side) -> list[Key]:
    """SD-I-SB, SD-I-20, SD-I-RP; R85: no 20 when a pitcher bats."""
    dugout = game.dugout(side)
    if side is game.batting:
        return _steals(book, game, dugout)
    mound = dugout.mound
    card = book.pitcher(mound.pitcher)
    found = []
    if (
        _TWENTY in card.icons
        and isinstance(book.cards[game.at_bat], HitterCard)
        and is_left(dugout, card.id, _TWENTY, game.inning)
    ):
        found.append(key_of(card.id, _TWENTY))
    if (
        _RP in card.icons
        and card.role is not _STARTER
        and game.inning >= RP_INNING
        and not mound.has_pitched
        and is_left(dugout, card.id, _RP, game.inning)
    ):
        found.append(key_of(card.id, _RP))
    return found


def _steals(book: BasicShowdown, game: ShowdownGame, dugout: Dugout) -> list[Key]:
    """SD-I-06: from first or second, the next base open; never home."""
    bases, found = game.bases, []
    for runner, is_open in (
        (bases.second, bases.third is None),
        (bases.first, bases.second is None),
    ):
        if runner is None or not is_open:
            continue
        if _SB in book.cards[runner.player].icons and is_left(
            dugout, runner.player, _SB, game.inning
        ):
            found.append(key_of(runner.player, _SB))
    return found


# SD-M-07


def anybody_on_result(book: IconRules, game: ShowdownGame) -> bool:
    """Whether batter or pitcher carries an icon for this result: the cheap look."""
    carry, swing = book.carry_on_result, game.swing
    assert swing is not None
    if game.at_bat in carry:
        return _HELPS_BATTER.get(swing.result) in book.cards[game.at_bat].icons or (
            game.defense.mound.pitcher in carry
        )
    return game.defense.mound.pitcher in carry


def on_result(book: BasicShowdown, game: ShowdownGame, side: Side) -> list[Key]:
    """SD-I-K, SD-I-HR, SD-I-S, SD-I-V: each looks at the current result (SD-I-04)."""
    assert game.swing is not None
    result = game.swing.result
    if side is game.batting:
        player, dugout, icon = game.at_bat, game.offense, _HELPS_BATTER.get(result)
    else:
        player, dugout = game.defense.mound.pitcher, game.defense
        icon = _K if result is not _STRIKEOUT else None
    if icon is None or icon not in book.cards[player].icons:
        return []
    return [key_of(player, icon)] if is_left(dugout, player, icon, 0) else []


# SD-M-08


def gloves(book: IconRules, game: ShowdownGame, where: tuple[Position, ...]) -> list[Key]:
    """SD-I-09, R40: fielders whose Fielding counts in the roll and who carry an unused G."""
    defense = game.defense
    order, positions = defense.order, defense.positions
    return [
        key_of(player, _G)
        for player in sorted(book.carry_gloves.intersection(order), key=order.index)
        if positions[order.index(player)] in where and is_left(defense, player, _G, 0)
    ]


# Why not


def check(
    book: BasicShowdown, game: ShowdownGame, side: Side, answer: Answer, usable: list[Key]
) -> list[Problem]:
    """SD-I-02, 06: why *side* may not use the icon now that *answer* names; *usable* is what may.

    Empty when it may be used, or when the answer names no icon at all.
    """
    use = named(answer)
    if use is None or answer in usable:
        return []
    player, icon = use
    card = book.cards.get(player)
    named_so = {"player": card.name if card is not None else player, "icon": icon}
    if icon in (Icon.R, Icon.RY):
        return [Problem("ICON_OFF", "SD-I-R", {**named_so})]
    if card is None or icon not in card.icons:
        return [Problem("ICON_NOT_HELD", "SD-I-02", {**named_so})]
    rule = f"SD-I-{icon}"
    found = []
    if not is_left(game.dugout(side), player, icon, game.inning):
        found.append(Problem("ICON_USED", rule, {**named_so, "uses": _USES.get(icon, 1)}))
    base = game.base_of(player)
    if icon is _SB and base is not None and base + 1 in (Base.SECOND, Base.THIRD):
        ahead = game.bases.at(Base(base + 1))
        if ahead is not None:
            on = book.cards[ahead.player].name
            found.append(Problem("BASE_OCCUPIED", "SD-I-06", {**named_so, "runner": on}))
    return found or [Problem("ICON_NOT_NOW", rule, {**named_so})]
