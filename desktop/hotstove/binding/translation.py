"""Puts the games' sentences into the language the program speaks now: Qt's translations."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from hotstove.files.refused import FileRefused
from hotstove.play import telling
from hotstove.play.words import Sentence


class _Spoken:
    """The language that Qt speaks now."""

    def translate(self, context: str, text: str, n: int = -1) -> str:
        return QCoreApplication.translate(context, text, None, n)

    def point(self) -> str:
        return QLocale().decimalPoint()

    def is_french(self) -> bool:
        return QLocale().language() is QLocale.Language.French


_SPOKEN: Final = _Spoken()


def told(sentence: Sentence) -> str:
    """Return *sentence* in the current language, as plain text."""
    return telling.told(sentence, _SPOKEN)


def refusal(refused: FileRefused) -> str:
    """Return why a file was refused, in the current language, as plain text on one line."""
    return refused.said(told)


def called(name: str) -> str:
    """Return what *name* of a card file, or a text of one, is in the current language."""
    return telling.called(name, _SPOKEN)


def joined(text: str) -> str:
    """Return *text* with its words joined as its language joins them: d’Abe, not de Abe."""
    return telling.joined(text, _SPOKEN)
