"""Tells sentences in a language: figures with its decimal point, names it knows, words joined.

Where the language's own words come from is asked: the windows have them from Qt, the command
line from a phrasebook.
"""

from __future__ import annotations

import re
from typing import Final, Protocol

from .words import NAMES, QT_TRANSLATE_NOOP, Sentence

_DECIMAL: Final = re.compile(r"[-+−]?\d+\.\d+")
_GIVEN: Final = ("side", "kind", "step")
_OF_FILES: Final = ("catalog", "cli", "files", "saves", "workshop")
_ELIDED: Final = re.compile(r"\b([Dd]|[Qq]u)e (?=[AEIOUÀÂÄÉÈÊËÎÏÔÖÙÛÜaeiouàâäéèêëîïôöùûü])")
"""French: de and que before a name that begins with a vowel."""
POINT: Final = QT_TRANSLATE_NOOP("given", ".")
"""The decimal point, where no system is asked for it."""


class Language(Protocol):
    """What telling asks of a language."""

    def translate(self, context: str, text: str, n: int = -1) -> str:
        """Return what *text* is in this language, in the form for *n* where that is not -1."""

    def point(self) -> str:
        """Return what stands before the decimals."""

    def is_french(self) -> bool: ...


def told(sentence: Sentence, language: Language) -> str:
    """Return *sentence* in *language*, as plain text."""

    def called_here(sentence: Sentence, blank: str, text: str) -> str:
        """Return what fills a blank: a figure with the language's own point, a name, a given word.

        What is said of files quotes them as they stand.
        """
        if _DECIMAL.fullmatch(text):
            return decimals(text, language)
        if sentence.context in _OF_FILES or not text:
            return text
        given = language.translate("given", text) if blank in _GIVEN else text
        return given if given != text else called(text, language)

    return joined(sentence.told(language.translate, called_here), language)


def called(name: str, language: Language) -> str:
    """Return what *name* of a card file, or a text of one, is in *language*."""
    return language.translate(NAMES, name) if name else name


def decimals(figure: str, language: Language) -> str:
    return figure.replace(".", language.point())


def joined(text: str, language: Language) -> str:
    """Return *text* with its words joined as its language joins them: d’Abe, not de Abe."""
    return _ELIDED.sub(r"\1’", text) if language.is_french() else text
