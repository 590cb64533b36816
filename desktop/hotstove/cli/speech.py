"""In which language the command line speaks: that asked for, else the program's, else the system's.

It translates without Qt, whose loading would cost more than most commands do; a command that
draws has Qt speak the same language.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from hotstove import places
from hotstove.files import phrasebook
from hotstove.files.phrasebook import Phrasebook, filled, languages

if TYPE_CHECKING:
    from hotstove.files.refused import FileRefused
    from hotstove.play.words import Sentence

OPTION: Final = "--language"
SYSTEM: Final = "system"
MOST_SETTINGS: Final = 256 * 1024


_spoken = Phrasebook()
"""The language the command line speaks now."""


# Choosing


def language() -> str:
    """Return the code of the language that is spoken."""
    return _spoken.language


def known_languages() -> list[str]:
    return languages(folder())


def speak(wanted: str) -> None:
    """Speak *wanted*, a code; argparse speaks it too."""
    global _spoken  # noqa: PLW0603 - a program speaks one language at a time
    _spoken = phrasebook.opened(folder(), wanted)
    # The only way in: argparse looks its own sentences up by these two names.
    words: Any = argparse
    words._ = lambda text: translate("argparse", text) if text else text
    words.ngettext = lambda one, many, n: translate("argparse", one if n == 1 else many)


def asked_for(words: list[str]) -> str | None:
    """Return the language that ``--language`` asks for, taking it out of *words*; None: none."""
    for at, word in enumerate(words):
        if word == OPTION and at + 1 < len(words):
            asked = words[at + 1]
            del words[at : at + 2]
            return asked
        if word.startswith(f"{OPTION}="):
            del words[at]
            return word.partition("=")[2]
    return None


def usual() -> str:
    """Return the language chosen in the program, else the system's."""
    chosen = _chosen_in_settings()
    return chosen if chosen in known_languages() else phrasebook.language_of_system(folder())


def folder() -> Path:
    """The folder of what the languages' translators wrote."""
    return places.resources() / "translations"


def _chosen_in_settings() -> str:
    """Return the language chosen in the program, ``system`` where none was."""
    try:
        with places.settings_file().open(encoding="utf-8") as file:
            return str(json.loads(file.read(MOST_SETTINGS))["language"])
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return SYSTEM


# Speaking


def QT_TRANSLATE_NOOP(context: str, text: str, about: str = "", n: int = -1) -> str:
    """Return *text*: marked for later, as by the one in ``play.words``, which loads more."""
    return text


def translate(context: str, text: str, n: int = -1) -> str:
    """Return *text* in the language spoken; what the command line says has the context ``cli``."""
    return _spoken.translate(context, text, n)


def counted(text: str, n: int, **blanks: object) -> str:
    """Return *text*, marked with ``%n`` in the context ``cli``, in the form for *n*."""
    return filled(translate("cli", text, n), **blanks)


def decimal(figure: str) -> str:
    """Return a figure with the decimal point of the language spoken."""
    return figure.replace(".", _spoken.point())


def told(sentence: Sentence) -> str:
    """Return *sentence* of any room in the language spoken, as plain text."""
    from hotstove.play import telling

    return telling.told(sentence, _spoken)


def refusal(refused: FileRefused) -> str:
    """Return why a file was refused, on one line."""
    return refused.said(told)


def called(name: str) -> str:
    """Return what *name* of a card file is in the language spoken."""
    from hotstove.play import telling

    return telling.called(name, _spoken)
