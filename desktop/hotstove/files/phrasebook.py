"""What sentences are in a language, read from the file Qt loads (``.qm``) without Qt.

The command line speaks by it, and so does the start script ``play``, before anything is installed:
an old Python must be able to read this module, and nothing beyond the standard library is used.
Windows have Qt do the same.
"""

import os
import re
import struct
import sys
from bisect import bisect_left
from pathlib import Path

ENGLISH = "en"
STEM = "hotstove_"
_MAGIC = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_HASHES, _MESSAGES, _RULES = 0x42, 0x69, 0x88
_END, _TRANSLATION, _OBSOLETE, _SOURCE, _CONTEXT = 1, 3, 5, 6, 7
_NEW_RULE, _OR, _AND = b"\xff", b"\xfe", b"\xfd"
_NONE = 0xFFFFFFFF


class Phrasebook:
    """The sentences of one file; without one every sentence stays as it stands."""

    def __init__(self, content: bytes = b"", language: str = ENGLISH) -> None:
        self.language = language
        blocks = dict(_blocks(content)) if content.startswith(_MAGIC) else {}
        self._messages = blocks.get(_MESSAGES, b"")
        self._rules = blocks.get(_RULES, b"").split(_NEW_RULE)
        pairs = struct.iter_unpack(">II", blocks.get(_HASHES, b""))
        self._places = sorted((found, offset) for found, offset in pairs)

    def translate(self, context: str, text: str, n: int = -1) -> str:
        """Return *text* of *context*, *n* in place of ``%n`` and in the form that goes with it."""
        forms = self._forms(context, text)
        form = self._form(n) if len(forms) > 1 else 0
        found = forms[min(form, len(forms) - 1)] if forms else ""
        return _counted(found or text, n)

    def point(self) -> str:
        """Return what stands before the decimals."""
        return self.translate("given", ".")

    def is_french(self) -> bool:
        return self.language == "fr"

    def _forms(self, context: str, text: str) -> "list[str]":
        wanted = context.encode(), text.encode()
        sought = _elf_hash(wanted[1])
        for found, offset in self._places[bisect_left(self._places, (sought, 0)) :]:
            if found != sought:
                break
            forms, here = _message(self._messages, offset)
            if here == wanted:
                return forms
        return []

    def _form(self, n: int) -> int:
        """Return which form goes with *n*: the first whose rule holds, else the last."""
        for form, rule in enumerate(self._rules):
            terms = [term.split(_AND) for term in rule.split(_OR)]
            if rule and any(all(_holds(test, n) for test in term) for term in terms):
                return form
        return len(self._rules)


def opened(folder: Path, language: str) -> Phrasebook:
    """Return the phrasebook of *language* in *folder*; an empty one where there is none."""
    try:
        content = (folder / (STEM + language + ".qm")).read_bytes()
    except OSError:
        content = b""
    return Phrasebook(content, language)


def languages(folder: Path) -> "list[str]":
    """Return the codes of all languages in *folder*, English among them."""
    return sorted({ENGLISH, *(file.stem[len(STEM) :] for file in folder.glob(STEM + "*.qm"))})


def language_of_system(folder: Path) -> str:
    """Return the first language that the system's person reads and *folder* has; else English."""
    known = languages(folder)
    spoken = (code for code in map(code_of, system_languages()) if code in known)
    return next(spoken, ENGLISH)


def code_of(name: str) -> str:
    """Return the code of a language in a locale's name: ``fr`` of ``fr_CA.UTF-8``."""
    return re.split(r"[^a-z]", name.lower())[0]


def system_languages() -> "list[str]":
    """Return names of locales, the best first, as this system has been told them."""
    if sys.platform == "win32":
        import ctypes
        import locale

        chosen = ctypes.windll.kernel32.GetUserDefaultUILanguage()
        return [locale.windows_locale.get(chosen, "")]
    if sys.platform == "darwin":
        for key in ("AppleLanguages", "AppleLocale"):
            told = _heard(["defaults", "read", "-g", key])
            if told:
                return re.findall(r"[A-Za-z][\w-]+", told)
    given = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    chosen = next(filter(None, given), "C")
    if code_of(chosen) in ("c", "posix"):
        return []
    return [*os.environ.get("LANGUAGE", "").split(":"), chosen]


def filled(template: str, **blanks: object) -> str:
    """Return *template* with each ``{blank}`` filled; one that nobody gives stays as it is."""
    return re.sub(r"\{(\w+)\}", lambda met: str(blanks.get(met.group(1), met.group(0))), template)


def _counted(text: str, n: int) -> str:
    return text.replace("%n", str(n)) if n >= 0 else text


def _heard(command: "list[str]") -> str:
    import subprocess

    try:
        said = subprocess.run(command, check=False, stdout=subprocess.PIPE)
    except OSError:
        return ""
    return said.stdout.decode("utf-8", "replace") if said.returncode == 0 else ""


# Qt's format: blocks of a tag, a length and their bytes; messages of parts made likewise


def _blocks(content: bytes) -> "list[tuple[int, bytes]]":
    found, at = [], len(_MAGIC)
    while at + 5 <= len(content):
        tag, length = struct.unpack_from(">BI", content, at)
        found.append((tag, content[at + 5 : at + 5 + length]))
        at += 5 + length
    return found


def _message(messages: bytes, at: int) -> "tuple[list[str], tuple[bytes, bytes]]":
    """Return the forms of the message that begins *at*, and its context and source."""
    forms, parts = [], {}
    while at < len(messages) and messages[at] != _END:
        tag = messages[at]
        if tag == _OBSOLETE:
            at += 5
            continue
        (length,) = struct.unpack_from(">I", messages, at + 1)
        length = 0 if length == _NONE else length
        part = messages[at + 5 : at + 5 + length]
        if tag == _TRANSLATION:
            forms.append(part.decode("utf-16-be", "replace"))
        parts[tag] = part
        at += 5 + length
    return forms, (parts.get(_CONTEXT, b""), parts.get(_SOURCE, b""))


def _elf_hash(text: bytes) -> int:
    value = 0
    for letter in text:
        value = (value << 4) + letter
        high = value & 0xF0000000
        value = (value ^ high >> 24) & ~high & 0xFFFFFFFF
    return value or 1


def _holds(test: bytes, n: int) -> bool:
    """Whether one comparison of a rule holds: what is done to *n*, then what it is held against."""
    what = test[0]
    if what & 0x10:
        n %= 10
    elif what & 0x20:
        n %= 100
    elif what & 0x40:
        while n >= 1000:
            n //= 1000
    against = test[1]
    met = {1: n == against, 2: n < against, 3: n <= against, 4: against <= n <= test[-1]}
    return met[what & 0x07] != bool(what & 0x08)
