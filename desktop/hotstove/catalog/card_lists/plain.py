"""Cells that every game's card lists have: text, whole numbers, seasons, hands.

``None`` means that nothing can be made of the cell; the remarks say what was mended.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final, Literal, TypeAlias

from hotstove.catalog.refused import shown

from .charts import tidy
from .remarks import Remark, repair

Hand: TypeAlias = Literal["L", "R", "S"]
LONGEST_TEXT: Final = 60
NOTHING: Final = ("", "-", "–", "—", "n/a", "none")
_LOST: Final = "\N{REPLACEMENT CHARACTER}"
_NUMBER: Final = re.compile(r"([+-]?[0-9]{1,6})(?:[.,]0+)?")
_HANDS: Final[dict[str, Hand]] = {
    "l": "L", "r": "R", "s": "S", "left": "L", "right": "R", "switch": "S", "both": "S",
    "b": "S", "lhp": "L", "rhp": "R", "lh": "L", "rh": "R",
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


def slug(text: str, joint: str = "-") -> str:
    """Return *text* as an id: small letters without accents, figures, and joints."""
    spread = unicodedata.normalize("NFKD", text.replace("’", "").replace("'", "").casefold())
    bare = "".join(mark for mark in spread if not unicodedata.combining(mark))
    return re.sub(r"[^a-z0-9]+", joint, bare).strip(joint)[:60]
