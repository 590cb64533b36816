"""Between games: rest, rotations, who plays at home, when a series is won.

C17-23, C17-24, C17-34, C24-28, C24-45, CL-96, CL-97. A series keeps its own books; the rulebook
of one game is told who is tired and whose turn it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, TypeAlias

from msgspec.structs import replace

from hotstove.play.values import Value

from .cards import CardId, Role
from .state import Dugout, Mound

First: TypeAlias = Literal["first", "second"]
"""Who: the manager of seat 0 or of seat 1."""


class Rest(Value, frozen=True):
    """One pitcher between games."""

    need: int = 0
    """C24-28: games of rest still owed."""
    appeared: tuple[bool, bool] = (False, False)
    """C17-23: in the last game, and in the one before."""
    exceeded: bool = False
    """C17-23: he went over his limit in the last game."""
    pitched_before: bool = False
    """C24-28."""


Rested: TypeAlias = Mapping[CardId, Rest]


def tired_2017(rest: Rest) -> bool:
    """C17-23: two games in a row, or over the limit in the last one."""
    return all(rest.appeared) or rest.exceeded


def after_game_2017(rest: Rest, mound: Mound | None) -> Rest:
    """C17-23, RUL-37: *mound* is his outing, None where he did not appear."""
    has_appeared = mound is not None and mound.faced > 0
    return Rest(
        appeared=(has_appeared, rest.appeared[0]),
        exceeded=mound is not None and mound.faced_tired,
    )


def tired_2024(rest: Rest) -> bool:
    return rest.need > 0


def after_game_2024(rest: Rest, mound: Mound | None) -> Rest:
    """C24-28, C24-29: the day-by-day algorithm."""
    if mound is None or not mound.has_pitched:
        return replace(rest, need=max(0, rest.need - 1), pitched_before=False)
    need = min(4, mound.last_outs // 3)
    if rest.pitched_before or mound.pitched_tired:
        need = max(need, 1)
    if mound.role in (Role.STARTER, Role.BULK):
        need = max(need, 4)
    if rest.need:
        need = max(need, rest.need)
    return replace(rest, need=need, pitched_before=True)


def after_game(
    edition: int, rested: Rested, staff: Iterable[CardId], dugout: Dugout
) -> dict[CardId, Rest]:
    """Return the rest of everybody in *staff* once a game is over."""
    outings = {mound.pitcher: mound for mound in dugout.mounds}
    after = after_game_2017 if edition == 2017 else after_game_2024
    return {card: after(rested.get(card, Rest()), outings.get(card)) for card in staff}


def tired(edition: int, rested: Rested) -> frozenset[CardId]:
    """Return who starts the next game tired; starters of 2017 wait for their turn instead."""
    is_tired = tired_2017 if edition == 2017 else tired_2024
    return frozenset(card for card, rest in rested.items() if is_tired(rest))


# Series


class Played(Value, frozen=True):
    """One game of a series; *first* and *second* are the managers' runs."""

    home: First
    first: int
    second: int

    @property
    def winner(self) -> First:
        return "first" if self.first > self.second else "second"

    def runs(self, who: First) -> int:
        return self.first if who == "first" else self.second


def other(who: First) -> First:
    return "second" if who == "first" else "first"


def home_2017(games: Sequence[Played], dice: First) -> First:
    """C17-34: by dice, then the other, then by total runs, then by runs at home, then by dice.

    *dice*: who has won the throw that this game would need.
    """
    if not games:
        return dice
    if len(games) == 1:
        return other(games[0].home)
    totals: dict[First, int] = {
        "first": sum(game.first for game in games),
        "second": sum(game.second for game in games),
    }
    if totals["first"] != totals["second"]:
        return "first" if totals["first"] > totals["second"] else "second"
    at_home: dict[First, int] = {game.home: game.runs(game.home) for game in games}
    if at_home["first"] != at_home["second"]:
        return "first" if at_home["first"] > at_home["second"] else "second"
    return dice


def home_2024(number: int, dice: First) -> First:
    """C24-45: the dice winner in games 1, 3, 5, 7."""
    return dice if number % 2 else other(dice)


def winner(games: Iterable[Played], best_of: int) -> First | None:
    """C17-34, C24-45: who has won a majority; None while nobody has."""
    wins = {"first": 0, "second": 0}
    for game in games:
        wins[game.winner] += 1
    for who in ("first", "second"):
        if wins[who] > best_of // 2:
            return "first" if who == "first" else "second"
    return None


def turn(number: int, starters: int) -> int:
    """C17-19: which place of the rotation starts game *number* of a series, both from 1."""
    return (number - 1) % starters + 1
