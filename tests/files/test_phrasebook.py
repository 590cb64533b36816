"""The phrasebook: what Qt's translator says, said without Qt; and what language a system speaks."""

from __future__ import annotations

import ctypes
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QTranslator

from hotstove.files import phrasebook
from hotstove.files.phrasebook import Phrasebook, filled, language_of_system, languages, opened
from test_translations import messages, translations

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "resources" / "translations"
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE")
COUNTED = """<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS><TS version="2.1" language="{code}">
<context><name>c</name><message numerus="yes"><source>%n eggs</source><translation>{forms}
</translation></message></context></TS>"""


def qt(file: Path) -> QTranslator:
    translator = QTranslator()
    assert translator.load(str(file))
    return translator


@pytest.mark.parametrize("language", languages(FOLDER))
def test_it_says_what_qt_says(language):
    book, said = opened(FOLDER, language), qt(FOLDER / f"hotstove_{language}.qm")
    for message in messages(FOLDER / f"hotstove_{language}.ts"):
        for n in (-1,) if message.is_plain else (0, 1, 2, 7):
            wanted = said.translate(message.context, message.source, "", n) or message.source
            # Qt puts the number in later.
            assert book.translate(message.context, message.source, n) == (
                wanted if n < 0 else wanted.replace("%n", str(n))
            )


@pytest.mark.parametrize(
    ("code", "forms"), [("ja", 1), ("de", 2), ("fr", 2), ("pl", 3), ("lv", 3), ("sl", 4), ("ar", 6)]
)
def test_it_counts_as_a_language_counts(code, forms, tmp_path):
    told = "".join(f"<numerusform>form {form}: %n</numerusform>" for form in range(forms))
    file = tmp_path / f"hotstove_{code}.ts"
    file.write_text(COUNTED.format(code=code, forms=told), encoding="utf-8")
    said = qt(translations().release(file))
    book = opened(tmp_path, code)
    for n in [*range(125), 1000, 1001, 1002, 21_011]:
        wanted = said.translate("c", "%n eggs", "", n).replace("%n", str(n))
        assert book.translate("c", "%n eggs", n) == wanted


def test_without_a_file_every_sentence_stays(tmp_path):
    (tmp_path / "hotstove_tlh.qm").write_bytes(b"nuqneH")
    for book in (Phrasebook(), opened(tmp_path, "none"), opened(tmp_path, "tlh")):
        assert book.translate("cli", "List the rulebooks.") == "List the rulebooks."
        assert book.translate("cli", "%n eggs", 1) == "1 eggs"


def test_a_context_is_not_another():
    book = opened(FOLDER, "fr")
    assert book.translate("cli", "COMMAND") == "COMMANDE"
    assert book.translate("nowhere", "COMMAND") == "COMMAND"


def test_only_blanks_that_are_given_are_filled():
    assert filled("{a} and {b}", a="{b}") == "{b} and {b}"


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="asks the system otherwise")
@pytest.mark.parametrize(
    ("given", "spoken"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "fr_CA@euro"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "fr_BE.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "C", "LC_ALL": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:fr:en"}, "fr"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "fr"}, "en"),
    ],
)
def test_the_system_says_its_language(monkeypatch, given, spoken):
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    for name, value in given.items():
        monkeypatch.setenv(name, value)
    assert language_of_system(FOLDER) == spoken


@pytest.mark.parametrize(("code", "spoken"), [(0x040C, "fr"), (0x0C0C, "fr"), (0x0407, "en")])
def test_windows_says_in_which_language_it_shows_itself(monkeypatch, code, spoken):
    kernel = SimpleNamespace(GetUserDefaultUILanguage=lambda: code)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    monkeypatch.setattr(phrasebook.sys, "platform", "win32")
    assert language_of_system(FOLDER) == spoken


@pytest.mark.parametrize(
    ("told", "spoken"),
    [('(\n    "fr-FR",\n    "en-FR"\n)\n', "fr"), ('(\n    "de-DE",\n    "fr-FR"\n)', "fr")],
)
def test_a_mac_says_its_languages(monkeypatch, told, spoken):
    monkeypatch.setattr(phrasebook.sys, "platform", "darwin")
    monkeypatch.setattr(phrasebook, "_heard", lambda command: told)
    assert language_of_system(FOLDER) == spoken
