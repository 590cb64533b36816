"""One cell of a Clutch card list in every form seen: positions, roles, match-ups, speeds, icons.

``None`` means that nothing can be made of the cell; the remarks say why, or what was mended.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from hotstove.catalog.refused import shown
from hotstove.rulebooks.clutch.cards import ICONS, Glove, Role, Slot
from hotstove.rulebooks.clutch.results import Result

from .charts import tidy
from .plain import NOTHING, number_of
from .remarks import Remark, doubt, repair

_SLOTS: Final[dict[str, tuple[Slot, ...]]] = {
    **{slot.value: (slot,) for slot in Slot},
    "C": (Slot.CATCHER,), "LFRF": (Slot.CORNER,), "LF-RF": (Slot.CORNER,),
    "RF/LF": (Slot.CORNER,), "RF-LF": (Slot.CORNER,), "UT": (Slot.UTILITY,),
    "UTIL": (Slot.UTILITY,), "UTILITY": (Slot.UTILITY,), "INF": (Slot.INFIELD,),
    "CATCHER": (Slot.CATCHER,), "FIRST BASE": (Slot.FIRST_BASE,),
    "SECOND BASE": (Slot.SECOND_BASE,), "THIRD BASE": (Slot.THIRD_BASE,),
    "SHORTSTOP": (Slot.SHORTSTOP,), "LEFT FIELD": (Slot.LEFT_FIELD,),
    "CENTER FIELD": (Slot.CENTRE_FIELD,), "CENTRE FIELD": (Slot.CENTRE_FIELD,),
    "RIGHT FIELD": (Slot.RIGHT_FIELD,), "OUTFIELD": (Slot.OUTFIELD,),
    "INFIELD": (Slot.INFIELD,),
}  # fmt: skip
_SPREAD: Final[dict[Slot, tuple[Slot, ...]]] = {
    Slot.CORNER: (Slot.LEFT_FIELD, Slot.RIGHT_FIELD),
    Slot.OUTFIELD: (Slot.LEFT_FIELD, Slot.CENTRE_FIELD, Slot.RIGHT_FIELD),
    Slot.INFIELD: (Slot.FIRST_BASE, Slot.SECOND_BASE, Slot.THIRD_BASE, Slot.SHORTSTOP),
    Slot.UTILITY: tuple(
        slot for slot in Slot
        if slot not in (Slot.CORNER, Slot.OUTFIELD, Slot.INFIELD, Slot.UTILITY,
                        Slot.DESIGNATED_HITTER)
    ),
}  # fmt: skip
"""C24-01: in 2024 every position has a number of its own."""
_ROLES: Final[dict[str, Role]] = {
    "sp": Role.STARTER, "starter": Role.STARTER, "starting": Role.STARTER,
    "rp": Role.RELIEVER, "reliever": Role.RELIEVER, "relief": Role.RELIEVER,
    "cp": Role.CLOSER, "cl": Role.CLOSER, "closer": Role.CLOSER, "closing": Role.CLOSER,
    "op": Role.OPENER, "opener": Role.OPENER, "opening": Role.OPENER,
    "bp": Role.BULK, "bulk": Role.BULK,
}  # fmt: skip
_PLACE: Final = re.compile(r"([A-Za-z0-9/\- ]+?)\s*([+-]\s*[0-9]{1,2}|(?<=\s)[0-9]{1,2})?")
_BETWEEN: Final = re.compile(
    r"\s*[,;|]\s*|(?<=[0-9])\s*/\s*(?=[A-Za-z0-9])|(?<=[+-][0-9])\s+|(?<=[+-][0-9]{2})\s+"
)
_ROLE: Final = re.compile(r"([a-z]+)(?: pitcher)?\s*[:=(]?\s*([0-9]{1,2})?\s*(?:ip)?\s*\)?")
_MATCHUP: Final = re.compile(
    r"(?:vs\.?\s*)?\b([LR])(?:H[PB]?)?\s*[:=]?\s*\+?\s*([0-9]{1,2})"
    r"|\+?([0-9]{1,2})\s*(?:vs\.?|v\.?)\s*([LR])(?:H[PB]?)?",
    re.IGNORECASE,
)
_SPEED: Final = re.compile(r"([A-Z])?\s*\(?\s*([0-9]{1,3})\s*\)?\s*\(?([A-Z])?\)?", re.IGNORECASE)
_CHART: Final = re.compile(
    r"(SO|K|GB|LD|FB|BB|W|1B|2B|3B|HR)\s*[:=]?\s*([0-9]{1,2}\s*(?:-\s*[0-9]{1,2}|\+|-)?)"
    r"(?=\s*(?:[,;|/]|$|\s[A-Z0-9]{1,2}))",
    re.IGNORECASE,
)
_CODES: Final = {"K": "SO", "W": "BB"}


class Place(NamedTuple):
    slot: Slot
    defense: int | None


def positions_of(cell: str) -> list[Place] | None:
    """``SS +3, 2B +1``, ``LF/RF+2``, ``LF +1 / RF 0``, ``2B, SS``, ``C+7``, ``DH``, ``-``."""
    plain = re.sub(r"\s*\(\s*([+-]?[0-9]{1,2})\s*\)", r" \1", tidy(cell))
    if plain.casefold() in NOTHING:
        return []
    found: list[Place] = []
    for part in _BETWEEN.split(plain):
        if not part or part.casefold() in NOTHING:
            continue
        matched = _PLACE.fullmatch(part)
        slots = _slots(matched[1]) if matched is not None else ()
        if matched is None or not slots:
            return None
        value = int(matched[2].replace(" ", "")) if matched[2] else None
        found += [Place(slot, value) for slot in slots]
    return found


def _slots(text: str) -> tuple[Slot, ...]:
    """Return the places a name stands for, more than one where it joins several."""
    name = re.sub(r"\s*([/-])\s*", r"\1", text.strip().upper())
    if name in _SLOTS:
        return _SLOTS[name]
    parts = [_SLOTS.get(part, ()) for part in re.split(r"[/\- ]", name)]
    return tuple(slot for part in parts for slot in part) if all(parts) else ()


def gloves_2017(
    places: list[Place], defense: int | None, cell: str
) -> tuple[tuple[Glove, ...], list[Remark]]:
    """C17-01: one number for every position; of several the first."""
    said: list[Remark] = []
    places = [place for place in places if place.slot is not Slot.DESIGNATED_HITTER]
    values = [place.defense for place in places if place.defense is not None]
    number = values[0] if values else defense
    slots = list(dict.fromkeys(place.slot for place in places))
    read = tuple(Glove(slot, number or 0) for slot in slots)
    if number is None and read:
        said.append(repair("POSITION_VALUE", found=shown(cell), read=_told(read)))
    if len(set(values)) > 1:
        said.append(repair("POSITION_NUMBERS", found=shown(cell), read=_told(read)))
    return read, said


def gloves_2024(
    places: list[Place], defense: int | None, cell: str
) -> tuple[tuple[Glove, ...], list[Remark]]:
    """C24-01: a number for each position; a DH has none."""
    said: list[Remark] = []
    found: dict[Slot, Glove] = {}
    is_split = is_bare = False
    for place in places:
        spread = _SPREAD.get(place.slot, (place.slot,))
        value = place.defense if place.defense is not None else defense
        has_number = place.slot is not Slot.DESIGNATED_HITTER
        is_split |= len(spread) > 1
        is_bare |= value is None and has_number
        for slot in spread:
            glove = Glove(slot, (value or 0) if has_number else 0)
            kept = found.setdefault(slot, glove)
            if kept != glove:
                said.append(repair("POSITION_TWICE", found=slot.value, read=str(kept)))
    read = tuple(found.values()) or (Glove(Slot.DESIGNATED_HITTER, 0),)
    for code, is_so in (("POSITION_SPLIT", is_split), ("POSITION_VALUE", is_bare)):
        if is_so:
            said.append(repair(code, found=shown(cell), read=_told(read)))
    return read, said


def _told(gloves: Iterable[Glove]) -> str:
    return ", ".join(map(str, gloves))


def roles_of(cell: str) -> dict[Role, int] | None:
    """``SP:6 RP:2``, ``SP 6 / RP 2``, ``SP``, ``Starter (6)``; 0 where no limit is named."""
    plain = tidy(cell).casefold()
    if plain in NOTHING:
        return {}
    found: dict[Role, int] = {}
    for part in re.split(r"\s*[,;/|&]\s*|(?<=[0-9])\s+|\s+(?=[a-z]{2}\s*[:(]?[0-9])", plain):
        matched = _ROLE.fullmatch(part.strip()) if part.strip() else None
        role = _ROLES.get(matched[1]) if matched is not None else None
        if matched is None or role is None:
            return None
        found[role] = int(matched[2] or 0)
    return found


def matchup_of(cell: str) -> dict[str, int] | None:
    """``L+1``, ``R1 L2``, ``+1 vs LHP``, ``-``."""
    plain = tidy(cell)
    if plain.casefold() in (*NOTHING, "0", "+0"):
        return {}
    found: dict[str, int] = {}
    for one in _MATCHUP.finditer(plain):
        hand, value = (one[1], one[2]) if one[1] else (one[4], one[3])
        found[hand.upper()] = int(value)
    rest = re.sub(r"[\s,;/|&+]+", "", _MATCHUP.sub("", plain))
    return {hand: value for hand, value in found.items() if value} if found and not rest else None


def speed_of(cell: str) -> tuple[int | None, str, list[Remark]]:
    """``15 (B)``, ``B15``, ``15``: the number, the letter, and what is said of it."""
    found = _SPEED.fullmatch(tidy(cell))
    if found is None:
        return None, "", []
    grade = (found[1] or found[3] or "").upper()
    if grade and grade not in "ABCD":
        return int(found[2]), "", [repair("SPEED_GRADE", found=shown(cell))]
    return int(found[2]), grade, []


def x_zone_of(cell: str) -> int | None:
    """CL-09: ``2``, ``1-2``, ``1–2``."""
    found = re.fullmatch(r"(?:1\s*-\s*)?([0-9]{1,2})", tidy(cell))
    return int(found[1]) if found is not None else None


def icons_of(cell: str, edition: int, kind: str) -> tuple[tuple[str, ...], list[Remark]]:
    """CL-14: those of the rules, and new ones that cards may name."""
    icons: dict[str, None] = {}
    said: list[Remark] = []
    for text in re.split(r"[\s,;/|\[\]{}()]+", tidy(cell)):
        if text.casefold() in NOTHING:
            continue
        icon = text.upper()[:8]
        if icon not in icons and icon not in ICONS[edition, kind]:
            said.append(doubt("ICON_NEW", found=shown(text)))
        icons[icon] = None
    return tuple(icons), said


def chart_in(cell: str) -> Mapping[str, str]:
    """A whole chart in one cell: ``SO 1-3, GB 4-6, FB 7-9, BB 10-12, 1B 13+``."""
    found = {}
    for one in _CHART.finditer(tidy(cell)):
        code = one[1].upper()
        found[Result(_CODES.get(code, code)).value] = one[2].replace(" ", "")
    return found


def salary_of(cell: str) -> int | None:
    return number_of(cell.replace("$", ""))
