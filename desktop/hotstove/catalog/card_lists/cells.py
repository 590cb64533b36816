"""One cell of a card list in every form seen, read into what the rulebook's cards hold.

``None`` means that nothing can be made of the cell; the remarks say why, or what was mended.
"""

from __future__ import annotations

import re
from typing import Final, Literal

from hotstove.catalog.refused import shown
from hotstove.rulebooks.showdown.cards import (
    Hand,
    Icon,
    Qualification,
    Role,
    Slot,
    SpeedLetter,
    icon_named,
    slot_named,
)

from .charts import tidy
from .remarks import Remark, fault, repair

LONGEST_TEXT: Final = 60
NOTHING: Final = ("", "-", "–", "—", "n/a", "none")
USUAL_SPEEDS: Final[dict[str, int]] = {"A": 20, "B": 15, "C": 10}
"""What a bare letter stood for on the cards that print no number."""
_LOST: Final = "\N{REPLACEMENT CHARACTER}"
_NUMBER: Final = re.compile(r"([+-]?[0-9]{1,6})(?:[.,]0+)?")
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
_HANDS: Final[dict[str, Hand]] = {
    "l": "L", "r": "R", "s": "S", "left": "L", "right": "R", "switch": "S", "both": "S",
    "b": "S", "lhp": "L", "rhp": "R", "lh": "L", "rh": "R",
}  # fmt: skip
_JOINED: Final[dict[str, str]] = {
    "LFRF": "LF-RF", "LF/RF": "LF-RF", "RF/LF": "LF-RF", "RF-LF": "LF-RF", "C": "CA",
}  # fmt: skip


def text_of(field: str, cell: str) -> tuple[str, list[Remark]]:
    """Return one plain line; a lost letter within a name was an apostrophe."""
    said: list[Remark] = []
    text = "".join(letter if letter.isprintable() else _LOST for letter in " ".join(cell.split()))
    if _LOST in text:
        text = re.sub(rf"(?<=\w){_LOST}(?=\w)", "’", text).replace(_LOST, "?")
        said.append(repair("TEXT_LOST", field=field, found=shown(cell), read=shown(text)))
    if len(text) > LONGEST_TEXT:
        text = shown(text, LONGEST_TEXT)
        said.append(repair("TEXT_LONG", field=field, most=LONGEST_TEXT, read=text))
    return text, said


def number_of(cell: str) -> int | None:
    """``530``, ``1,200``, ``+3``, ``6.0``."""
    plain = tidy(cell).replace(" ", "")
    grouped = re.fullmatch(r"([0-9]{1,3}),([0-9]{3})", plain)
    if grouped is not None:
        return int(grouped[1] + grouped[2])
    found = _NUMBER.fullmatch(plain)
    return int(found[1]) if found is not None else None


def season_of(cell: str) -> int | None:
    """``'04``, ``’97``, ``04``, ``2004``."""
    found = re.fullmatch(r"['’‘`]?([0-9]{2}|[0-9]{4})", cell.strip())
    if found is None:
        return None
    year = int(found[1])
    return year if len(found[1]) == 4 else year + (1900 if year >= 50 else 2000)


def hand_of(cell: str, *, throws: bool = False) -> Hand | None:
    """``L``, ``Right``, ``RHP``, ``Both``; of ``L/R`` the hand he bats with, or *throws*."""
    bats, _, arm = cell.strip().casefold().partition("/")
    return _HANDS.get((arm if throws and arm else bats).strip())


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
            allowed = "SS+2, LF-RF+1, C+7, or -"
            return None, [fault("CELL", field="position", found=shown(cell), like=allowed)]
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
