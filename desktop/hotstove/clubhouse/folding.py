"""Words compared as a person means them: no accents, no capitals, no apostrophes."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final

_LETTERS: Final = str.maketrans(
    {
        "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "ł": "l",
        "ı": "i", "ħ": "h", "ŋ": "n",
        **dict.fromkeys("'’‘ʼʻ`´′\".", None), **dict.fromkeys("‐‑‒–—−-/_,;:()", " "),
    }
)  # fmt: skip


@lru_cache(maxsize=16_384)
def folded(text: str) -> str:
    """Return *text* for comparing: ``D’Arcy Müñoz-Łuk`` as ``darcy munoz luk``."""
    spread = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join([mark for mark in spread if not unicodedata.combining(mark)])
    return " ".join(bare.translate(_LETTERS).split())
