"""Clutch cards of either edition from what the maker rates, and the card file they are kept in.

What a season does not tell, match-ups and a feel for the moment, comes from the player's own id,
so that the same man is the same on every card of his.
"""

from __future__ import annotations

import zlib
from typing import Any, Final, cast

from hotstove.rulebooks.clutch.cards import (
    Arm,
    BatterCard,
    Card,
    Glove,
    Hand,
    PitcherCard,
    Slot,
)
from hotstove.rulebooks.clutch.results import Band, Chart, Result
from hotstove.workshop.maker import Rated

_GRADES: Final = (("A", 18), ("B", 14), ("C", 9), ("D", 0))
_CLUTCH: Final = (-3, -2, -2, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3)
_MATCHUPS: Final = (0, 0, 1, 1, 1, 1, 2, 2)
_SLOWEST, _FASTEST = 8, 28
"""Speed as the maker rates it."""
_GLOVE_SHIFT: Final = {"LF-RF": 1, "CF": 1, "OF": 1}
_GROUPS: Final = {"LF-RF": ("LF", "RF"), "OF": ("LF", "CF", "RF"), "IF": ("1B", "2B", "3B", "SS")}
_OLD_SLOTS: Final = {"LF-RF": Slot.CORNER}


def chance(player: str, what: str, among: int) -> int:
    """Return an even choice of *among*, always the same for the same player and thing."""
    return zlib.crc32(f"{what}:{player}".encode()) % among


def clutch_card(rated: Rated, edition: int, *, season: int, card_set: str) -> Card:
    """Return the card of *rated* in an edition, under the player's own id."""
    who = rated.player
    common: dict[str, Any] = {
        "id": who.id,
        "person": who.person,
        "name": who.name,
        "club": who.club,
        "edition": edition,
        "salary": rated.points,
        "chart": _chart(rated.lows),
        "clutch": _CLUTCH[chance(who.id, "clutch", len(_CLUTCH))],
        "icons": rated.icons,
        "season": season,
        "set": card_set,
    }
    if who.kind == "hitter":
        speeds = _speeds_2017(rated) if edition == 2017 else _speeds_2024(rated)
        return BatterCard(
            **common,
            **speeds,
            bats=cast(Hand, who.bats),
            on_base=rated.level,
            matchup=_matchup(who.id, {"L": "R", "R": "L", "S": ""}[who.bats]),
            gloves=_gloves_2017(rated) if edition == 2017 else _gloves_2024(rated),
        )
    return PitcherCard(
        **common,
        throws=cast(Arm, who.throws),
        command=rated.level,
        matchup=_matchup(who.id, who.throws),
        roles=_roles_2017(rated) if edition == 2017 else _roles_2024(rated),
        defense=1 + chance(who.id, "glove", 4),
        x_zone=_x_zone(rated),
    )


def _matchup(player: str, hand: str) -> dict[str, int]:
    bonus = _MATCHUPS[chance(player, "matchup", len(_MATCHUPS))]
    return {hand: bonus} if hand and bonus else {}


def _x_zone(rated: Rated) -> int:
    """The better his Command, the narrower; one man in four is an exception."""
    usual = 1 if rated.level >= 5 else 2 if rated.level >= 2 else 3
    odd = chance(rated.player.id, "zone", 8)
    return min(3, usual + 1) if odd == 0 else max(1, usual - 1) if odd == 1 else usual


def _scaled(value: int, low: int, high: int) -> int:
    share = (value - _SLOWEST) / (_FASTEST - _SLOWEST)
    return max(low, min(high, round(low + share * (high - low))))


def _speeds_2017(rated: Rated) -> dict[str, Any]:
    speed = _scaled(rated.speed, 9, 25)
    speed = min(20, speed)
    return {"speed": speed, "speed_grade": next(g for g, least in _GRADES if speed >= least)}


def _speeds_2024(rated: Rated) -> dict[str, Any]:
    run = _scaled(rated.speed, 12, 26)
    nerve = chance(rated.player.id, "steal", 5) - 1
    return {"baserunning": min(25, run), "stealing": max(11, min(25, run + nerve))}


def _gloves_2017(rated: Rated) -> tuple[Glove, ...]:
    """C17-01: one number for every position, that of his usual one."""
    if not rated.gloves:
        return ()
    first, value = rated.gloves[0]
    is_catcher = any(slot == "CA" for slot, _ in rated.gloves)
    low, high = (4, 9) if first == "CA" else (1, 5)
    number = max(low, min(high, value + _GLOVE_SHIFT.get(first, 0)))
    number = min(number, 9 if is_catcher else 5)
    slots = [_OLD_SLOTS.get(slot) or Slot(slot) for slot, _ in rated.gloves]
    return tuple(Glove(slot, number) for slot in dict.fromkeys(slots))


def _gloves_2024(rated: Rated) -> tuple[Glove, ...]:
    """C24-01: a number for each position."""
    found: dict[str, int] = {}
    for slot, value in rated.gloves:
        if slot == "CA":
            found["CA"] = 7 + min(5, max(0, round(value * 5 / 11)))
            continue
        shift = _GLOVE_SHIFT.get(slot, 0)
        for place in _GROUPS.get(slot, (slot,)):
            less = (place == "CF") + (slot == "IF" and place == "SS")
            found.setdefault(place, max(-2, min(6, value + shift - less)))
    printed = tuple(Glove(Slot(slot), value) for slot, value in found.items())
    return printed or (Glove(Slot.DESIGNATED_HITTER, 0),)


def _roles_2017(rated: Rated) -> dict[str, int]:
    role = {"starter": "SP", "reliever": "RP", "closer": "CP"}[rated.role]
    return {role: rated.innings}


def _roles_2024(rated: Rated) -> dict[str, int]:
    """C24-02: swingmen relieve too, spot starters come in bulk, long relievers may open."""
    kind, innings = rated.player.role, rated.innings
    if rated.role == "starter":
        if kind == "swingman":
            return {"SP": innings, "RP": 2, "BP": max(3, innings - 1)}
        if kind == "spot starter":
            return {"SP": innings, "BP": innings}
        return {"SP": innings}
    if innings > 1 or kind == "sidearmer":
        return {"RP": innings, "OP": 1}
    return {"RP": innings}


def _chart(lows: dict[str, int]) -> Chart:
    starts = sorted((low, code) for code, low in lows.items())
    return Chart(tuple(Band(low, Result(code)) for low, code in starts))
