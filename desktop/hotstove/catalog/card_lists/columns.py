"""Which column holds what: headings of every list seen, mapped to the fields of a card."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from hotstove.rulebooks.showdown.cards import Result, result_named

FIELDS: Final = (
    "id", "index", "person", "name", "club", "season", "set", "edition", "number", "points",
    "kind", "role", "command", "on_base", "control", "speed_or_ip", "speed", "ip", "position",
    "hand", "icons", "subset", "league", "team_logo", *(result.value for result in Result),
)  # fmt: skip
"""What a column may hold: ``command`` is On-Base or Control, ``speed_or_ip`` either by kind;
``id`` is taken as it is, an ``index`` only helps to make one; results are by their codes."""
NEEDED: Final = ("name", "points", "position")
"""Without these nothing can be made of a list."""
_HEADINGS: Final[dict[str, str]] = {
    "id": "id", "index": "index", "key": "index", "code": "index", "person": "person",
    "name": "name", "player": "name", "playername": "name", "cardname": "name", "card": "name",
    "club": "club", "team": "club", "tm": "club", "teamname": "club",
    "season": "season", "year": "season", "yr": "season", "cardyear": "season",
    "set": "set", "expansion": "set", "series": "set", "cardset": "set", "setname": "set",
    "edition": "edition", "subset": "subset", "rarity": "edition", "ed": "edition",
    "#": "number", "no": "number", "number": "number", "num": "number", "card#": "number",
    "cardno": "number", "cardnumber": "number",
    "points": "points", "pts": "points", "pt": "points", "pointvalue": "points", "cost": "points",
    "salary": "points", "value": "points",
    "kind": "kind", "type": "kind", "playertype": "kind", "role": "role",
    "ob/c": "command", "obc": "command", "onbaseorcontrol": "command", "ob/control": "command",
    "onbase/control": "command", "command": "command", "cmd": "command", "c/ob": "command",
    "control/onbase": "command", "ob/con": "command", "ob/ctrl": "command",
    "ob": "on_base", "onbase": "on_base", "on-base": "on_base", "control": "control",
    "con": "control", "ctrl": "control", "c": "control",
    "spd/ip": "speed_or_ip", "speedorip": "speed_or_ip", "speed/ip": "speed_or_ip",
    "sp/ip": "speed_or_ip", "ip/spd": "speed_or_ip", "ip/speed": "speed_or_ip",
    "speed": "speed", "spd": "speed", "sp": "speed", "ip": "ip", "innings": "ip",
    "inn": "ip",
    "position": "position", "positions": "position", "pos": "position", "fielding": "position",
    "defense": "position", "defence": "position", "def": "position", "position(s)": "position",
    "pos/def": "position",
    "hand": "hand", "h": "hand", "bats": "hand", "throws": "hand", "b/t": "hand",
    "bats/throws": "hand", "handedness": "hand", "b": "hand",
    "icon": "icons", "icons": "icons", "league": "league", "lg": "league",
    "teamlogo": "team_logo", "logo": "team_logo",
    "k": "SO", "strikeout": "SO", "popup": "PU", "groundball": "GB", "flyball": "FB",
    "w": "BB", "walk": "BB", "s": "1B", "single": "1B", "1b": "1B", "s+": "1B+", "1b+": "1B+",
    "single+": "1B+", "singleplus": "1B+", "d": "2B", "db": "2B", "double": "2B", "2b": "2B",
    "t": "3B", "tr": "3B", "triple": "3B", "3b": "3B", "homer": "HR", "homerun": "HR",
    "hr": "HR", "so": "SO", "pu": "PU", "gb": "GB", "fb": "FB", "bb": "BB",
}  # fmt: skip


def guessed_columns(headings: Sequence[str]) -> dict[str, int]:
    """Return the column of each field that the headings name, the first one where two do."""
    found: dict[str, int] = {}
    for number, heading in enumerate(headings):
        field = field_named(heading)
        if field is not None:
            found.setdefault(field, number)
    return found


def field_named(heading: str) -> str | None:
    """Return the field a heading means, SD-C-13 names included, or None."""
    result = result_named(heading.strip())
    if result is not None:
        return result.value
    plain = re.sub(r"[\s._:]+", "", heading.casefold())
    if plain in FIELDS and plain not in _HEADINGS:
        return plain
    return _HEADINGS.get(plain)


def left_aside(headings: Sequence[str], columns: dict[str, int]) -> tuple[str, ...]:
    """Return the headings nothing is read from."""
    used = set(columns.values())
    return tuple(name for number, name in enumerate(headings) if number not in used and name)
