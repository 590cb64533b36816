"""JSON that breaks off, closed again behind its last whole value; nothing is guessed."""

from __future__ import annotations

from typing import Final

DEEPEST: Final = 32
"""Brackets within brackets; beyond it everything is cut off."""
_CLOSERS: Final = {"{": "}", "[": "]"}


def mended(text: str) -> str:
    """Return the longest beginning of *text* that is whole JSON once its brackets are closed.

    Linear; what cannot be mended comes back as it is and will not be readable.
    """
    open_brackets: list[str] = []
    cut, closing = len(text), ""
    in_text = is_escaped = False
    for at, letter in enumerate(text):
        if in_text:
            if is_escaped:
                is_escaped = False
            elif letter == "\\":
                is_escaped = True
            elif letter == '"':
                in_text = False
            continue
        if letter == '"':
            in_text = True
        elif letter in _CLOSERS:
            if len(open_brackets) == DEEPEST:
                break
            open_brackets.append(_CLOSERS[letter])
            cut, closing = at + 1, "".join(reversed(open_brackets))
        elif letter in "}]":
            if not open_brackets or open_brackets.pop() != letter:
                break
            cut, closing = at + 1, "".join(reversed(open_brackets))
            if not open_brackets:
                break
        elif letter == ",":
            cut, closing = at, "".join(reversed(open_brackets))
    return text[:cut] + closing
