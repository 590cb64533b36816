"""The languages the program speaks, and putting one of them on; English is what the code says.

A language is a file ``hotstove_<code>.qm`` beside its ``.ts``. What is on show already hears of
a change as Qt's LanguageChange event, and builds itself anew.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from hotstove.files.phrasebook import ENGLISH, STEM, languages

SYSTEM: Final = "system"


class Interpreter(QObject):
    """Keeps the program in one language: its own words, Qt's words, dates and decimals."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._worn: tuple[QTranslator, ...] = ()
        self.language = ""
        """The code of the language spoken now; empty before any is."""

    def speak(self, wanted: str) -> None:
        """Speak *wanted*, a code or ``system``; English where there is no such language."""
        known = languages(self._folder)
        language = _of_system(known) if wanted == SYSTEM else wanted
        language = language if language in known else ENGLISH
        keeps_system = wanted == SYSTEM and language == ENGLISH
        QLocale.setDefault(QLocale.system() if keeps_system else _locale(language))
        if language == self.language:
            return
        before, self._worn, self.language = self._worn, (), language
        for translator in before:
            QCoreApplication.removeTranslator(translator)
        qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        for stem, folder in (("qtbase_", qt), (STEM, str(self._folder))):
            translator = QTranslator(self)
            if translator.load(f"{stem}{language}.qm", folder):
                self._worn = (*self._worn, translator)
                QCoreApplication.installTranslator(translator)


def native_name(language: str) -> str:
    """Return what those who speak *language* call it: English, Français."""
    name = QLocale(language).nativeLanguageName()
    name = name.removeprefix("American ")
    return name[:1].upper() + name[1:]


def decimal(figure: str) -> str:
    """Return *figure* with the point this country puts into it: 4.2, in French 4,2."""
    return figure.replace(".", QLocale().decimalPoint())


def _of_system(known: list[str]) -> str:
    """Return the first of the languages that the system's person reads and the program speaks."""
    for name in QLocale.system().uiLanguages():
        if (code := name.replace("_", "-").split("-")[0]) in known:
            return code
    return ENGLISH


def _locale(language: str) -> QLocale:
    """Return the system's own habits where they are of *language*, else that language's."""
    system = QLocale.system()
    return system if QLocale(language).language() == system.language() else QLocale(language)
