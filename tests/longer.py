"""A language nobody speaks: every sentence of the program in its own words, 40 % longer."""

from __future__ import annotations

from PySide6.QtCore import QTranslator

from hotstove.play.words import NAMES

MORE = 0.4


class Longer(QTranslator):
    """Names stay: they are no longer in another language."""

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        text = source.replace("%n", str(n)) if n >= 0 else source
        if context == NAMES or context.startswith("Q"):
            return text
        return text + longer_by(len(text) * MORE)


def longer_by(letters: float) -> str:
    """Return words of together as many *letters*, blanks between them counted."""
    words = "".join(" ëtaoin"[place % 7] for place in range(round(letters)))
    return words.rstrip() + ("n" if words.endswith(" ") else "")
