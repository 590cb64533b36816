"""Puts the games' sentences into the language the program speaks now."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from hotstove.files.refused import FileRefused, plain
from hotstove.play.words import NAMES, Sentence

_DECIMAL: Final = re.compile(r"\d+\.\d+")
_GIVEN: Final = ("side", "kind", "step")
_OF_FILES: Final = ("catalog", "files", "saves", "workshop")
_ELIDED: Final = re.compile(r"\b([Dd]|[Qq]u)e (?=[AEIOUÀÂÄÉÈÊËÎÏÔÖÙÛÜaeiouàâäéèêëîïôöùûü])")
"""French: de and que before a name that begins with a vowel."""


def told(sentence: Sentence) -> str:
    """Return *sentence* in the current language, as plain text."""
    return joined(sentence.told(QCoreApplication.translate, _called))


def refusal(refused: FileRefused) -> str:
    """Return why a file was refused, in the current language, as plain text on one line."""
    return plain(" ".join(told(sentence) for sentence in refused.told))


def called(name: str) -> str:
    """Return what *name* of a card file, or a text of one, is in the current language."""
    return QCoreApplication.translate(NAMES, name) if name else name


def _called(sentence: Sentence, blank: str, text: str) -> str:
    """Return what fills a blank: a figure with the language's own point, a name, a given word.

    What is said of files quotes them as they stand.
    """
    if _DECIMAL.fullmatch(text):
        return text.replace(".", QLocale().decimalPoint())
    if sentence.context in _OF_FILES or not text:
        return text
    given = QCoreApplication.translate("given", text) if blank in _GIVEN else text
    return given if given != text else called(text)


def joined(text: str) -> str:
    """Return *text* with its words joined as its language joins them: d’Abe, not de Abe."""
    if QLocale().language() is QLocale.Language.French:
        return _ELIDED.sub(r"\1’", text)
    return text
