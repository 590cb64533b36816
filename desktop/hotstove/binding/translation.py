"""Puts the games' sentences into the language the program speaks now."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from hotstove.play.words import Sentence


def told(sentence: Sentence) -> str:
    """Return *sentence* in the current language, as plain text."""
    return sentence.told(QCoreApplication.translate)
