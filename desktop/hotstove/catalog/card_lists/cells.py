"""One cell of a card list in every form seen, read into what the rulebook's cards hold.

``None`` means that nothing can be made of the cell; the remarks say why, or what was mended.
"""

from __future__ import annotations

import re
from typing import Final, Literal

from hotstove.catalog.refused import shown
from hotstove.play.words import QT_TRANSLATE_NOOP
from hotstove.rulebooks.showdown.cards import (
    Icon,
    Qualification,
    Role,
    Slot,
    SpeedLetter,
    icon_named,
    slot_named,
)

from .charts import tidy
from .plain import NOTHING
from .plain import hand_of as hand_of
from .plain import number_of as number_of
from .plain import season_of as season_of
from .remarks import Remark, fault, like, repair

_POSITIONS: Final = like(QT_TRANSLATE_NOOP("catalog", "SS+2, LF-RF+1, C+7, or -"))
USUAL_SPEEDS: Final[dict[str, int]] = {"A": 20, "B": 15, "C": 10}
"""What a bare letter stood for on the cards that print no number."""
_SPEED: Final = re.compile(r"([ABC])?\s*\(?\s*([0-9]{1,3})?\s*\)?", re.IGNORECASE)
_SPEED_FIRST: Final = re.compile(r"([0-9]{1,3})\s*\(?\s*([ABC])\s*\)?", re.IGNORECASE)
_POSITION: Final = re.compile(r"([A-Za-z0-9/\- ]+?)\s*([+-]\s*[0-9]{1,3}|(?<=\s)[0-9]{1,2})?")
_BETWEEN: Final = re.compile(
    r"\s*[,;|]\s*|(?<=[0-9])\s*/\s*(?=[A-Za-z0-9])|(?<=[0-9])\s+(?=[A-Za-z0-9]{1,2}[A-Za-z])"
)
_ROLES: Final[dict[str, Role]] = {
    "starter": Role.STARTER, "sp": Role.STARTER, "starting pitcher": Role.STARTER,
    "reliever": Role.RELIEVER, "rp": Role.RELIEVER, "relief pitcher": Role.RELIEVER,
    "closer": Role.CLOSER, "cl": Role.CLOSER, "cp": Role.CLOSER,
}  # fmt: skip
_JOINED: Final[dict[str, str]] = {
    "LFRF": "LF-RF", "LF/RF": "LF-RF", "RF/LF": "LF-RF", "RF-LF": "LF-RF", "C": "CA",
}  # fmt: skip


def role_of(cell: str) -> tuple[Role | None, list[Remark]]:
    """``Starter``, ``RP``, ``Closer+0``."""
    plain = tidy(cell).casefold()
    role = _ROLES.get(plain)
    if role is not None:
        return role, []
    bare = _ROLES.get(re.sub(r"\s*[+-]\s*[0-9]+$", "", plain))
    if bare is not None:
        return bare, [repair("POSITION_ROLE", found=shown(cell), read=bare.value)]
    return None, []


def speed_of(cell: str) -> tuple[tuple[SpeedLetter, int] | None, list[Remark]]:
    """``A (18)``, ``A18``, ``18``; a letter alone is read as what it stood for."""
    turned = _SPEED_FIRST.fullmatch(tidy(cell))
    plain = f"{turned[2]}{turned[1]}" if turned is not None else tidy(cell)
    found = _SPEED.fullmatch(plain)
    if found is None or not (found[1] or found[2]):
        return None, []
    letter: Literal["A", "B", "C"] | None = None
    if found[1]:
        letter = {"A": "A", "B": "B", "C": "C"}[found[1].upper()]  # type: ignore[assignment]
    if found[2]:
        speed = int(found[2])
        return (letter or letter_of(speed), speed), []
    assert letter is not None
    speed = USUAL_SPEEDS[letter]
    return (letter, speed), [repair("SPEED_LETTER_ONLY", found=letter, read=f"{letter}({speed})")]


def letter_of(speed: int) -> SpeedLetter:
    """SD-C-09: the letter usual for a number; 12 is a C."""
    if speed >= 18:
        return "A"
    return "B" if speed > 12 else "C"


def icons_of(cell: str) -> tuple[tuple[Icon, ...], list[Remark]]:
    """SD-C-15: ``S HR V``, ``[ S HR V ]``, ``{SB}``, ``V,S,HR``, ``[ - ]``."""
    icons: list[Icon] = []
    said = []
    for text in re.split(r"[\s,;/|\[\]{}()]+", tidy(cell)):
        if text in NOTHING:
            continue
        icon = icon_named(text.upper())
        if icon is None:
            said.append(repair("ICON_UNKNOWN", found=shown(text)))
        elif icon not in icons:
            icons.append(icon)
    return tuple(icons), said


def positions_of(cell: str) -> tuple[tuple[Qualification, ...] | None, list[Remark]]:
    """``LF-RF+2``, ``LF/RF +2``, ``LFRF``, ``SS+2, 2B+3``, ``2B-SS+1``, ``C+7``, ``DH``, ``-``."""
    found: list[Qualification] = []
    said: list[Remark] = []
    plain = re.sub(r"\s*\(\s*([+-]?[0-9]{1,2})\s*\)", r" \1", tidy(cell))
    if plain.casefold() in (*NOTHING, "dh"):
        return (), []
    for part in _BETWEEN.split(plain):
        if part.casefold() in (*NOTHING, "dh"):
            continue
        matched = _POSITION.fullmatch(part)
        slots = _slots(matched[1]) if matched is not None else ()
        if matched is None or not slots:
            return None, [fault("CELL", field="position", found=shown(cell), like=_POSITIONS)]
        value = int(matched[2].replace(" ", "")) if matched[2] else 0
        read = [Qualification(slot, value) for slot in slots]
        if matched[2] is None:
            told = ", ".join(map(str, read))
            said.append(repair("POSITION_VALUE", found=shown(part), read=told))
        if len(read) > 1:
            told = ", ".join(map(str, read))
            said.append(repair("POSITION_SPLIT", found=shown(part), read=told))
        found += [each for each in read if each.slot not in [one.slot for one in found]]
    if len(found) > MOST_POSITIONS:
        kept, lost = found[:MOST_POSITIONS], found[MOST_POSITIONS:]
        said.append(
            repair(
                "POSITION_THIRD",
                count=len(found),
                read=", ".join(map(str, kept)),
                lost=", ".join(map(str, lost)),
            )
        )
        found = kept
    return tuple(found), said


MOST_POSITIONS: Final = 2
"""SD-C-02."""


def _slots(text: str) -> tuple[Slot, ...]:
    """Return the places a name stands for, more than one where it joins several."""
    name = re.sub(r"\s*([/-])\s*", r"\1", text.strip().upper())
    whole = slot_named(_JOINED.get(name, name))
    if whole is not None:
        return (whole,)
    parts = [slot_named(_JOINED.get(part, part)) for part in re.split(r"[/-]", name)]
    slots = tuple(slot for slot in parts if slot is not None)
    return slots if len(slots) == len(parts) else ()
