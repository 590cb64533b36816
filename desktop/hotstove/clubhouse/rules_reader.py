"""The rules at hand, read from ``rules/<language>/<game>.md`` and searched; nothing is shown here.

A booklet is a small strict markdown, a line each:

* ``# Title`` comes first; paragraphs after it open the booklet.
* ``## Heading`` begins a chapter, which holds nothing but entries.
* ``### SD-B-07 The pitch {p. 4–5}`` begins the entry of one rule: its ID, what it is about, and
  where the printed booklet has it. No ID has two entries.
* ``- text`` is an item of a list; any other line is a whole paragraph; empty lines mean nothing.

There is no other mark: emphasis, links, tables and HTML are refused, so a text is plain text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Final, NamedTuple

from hotstove.clubhouse.folding import folded
from hotstove.files.bounded import read_text
from hotstove.files.refused import FileRefused
from hotstove.play.problems import RuleId

LARGEST: Final = 1024 * 1024
"""Bytes; a booklet has some fifty thousand."""
FALLBACK: Final = "en"

_ID = r"[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+"
_ENTRY = re.compile(rf"### ({_ID}) (\S[^{{}}]*) \{{([^{{}}]+)\}}")
_MARKS = re.compile(r"[*`|<>\[\]{}#\\]")
_MENTION: Final = re.compile(rf"\b{_ID}\b")


class Paragraph(NamedTuple):
    text: str
    is_item: bool = False


class Entry(NamedTuple):
    """What the booklet says of one rule; *source* is the printed booklet's page or section."""

    rule: RuleId
    heading: str
    source: str
    paragraphs: tuple[Paragraph, ...]

    def text(self) -> str:
        """Return the entry as plain text, for the clipboard and for screen readers."""
        told = (f"– {one.text}" if one.is_item else one.text for one in self.paragraphs)
        return "\n".join([f"{self.heading} ({self.rule}; {self.source})", *told])


class Chapter(NamedTuple):
    heading: str
    entries: tuple[Entry, ...]


class Booklet:
    """The rules of one game. *game* is the name of its file, ``showdown``."""

    def __init__(
        self, game: str, title: str, opening: tuple[str, ...], chapters: tuple[Chapter, ...]
    ) -> None:
        self.game, self.title, self.opening, self.chapters = game, title, opening, chapters

    @cached_property
    def entries(self) -> dict[RuleId, Entry]:
        return {entry.rule: entry for chapter in self.chapters for entry in chapter.entries}

    def chapter_of(self, rule: RuleId) -> Chapter:
        """Return the chapter *rule* stands in; raises KeyError if it stands in none."""
        for chapter in self.chapters:
            if any(entry.rule == rule for entry in chapter.entries):
                return chapter
        raise KeyError(rule)

    def search(self, words: str) -> list[Entry]:
        """Return the entries in which every one of *words* begins a word, best first.

        An ID is the best find, then a heading that holds them all, then a text; accents and
        capitals mean nothing.
        """
        phrase = f" {folded(words)}"
        wanted = [f" {word}" for word in phrase.split()]
        if not wanted:
            return []
        found: tuple[list[Entry], list[Entry], list[Entry]] = ([], [], [])
        for (head, whole), entry in zip(self._folded, self.entries.values(), strict=True):
            if head.startswith(phrase):
                found[0].append(entry)
            elif all(word in whole for word in wanted):
                found[1 if all(word in head for word in wanted) else 2].append(entry)
        return [entry for rank in found for entry in rank]

    @cached_property
    def _folded(self) -> list[tuple[str, str]]:
        made = []
        for entry in self.entries.values():
            head = f" {folded(f'{entry.rule} {entry.heading}')}"
            body = " ".join(folded(one.text) for one in entry.paragraphs)
            made.append((head, f"{head} {body}"))
        return made


class RulesShelf:
    """The booklets of every game in one language, each read when it is first asked for.

    *folder* is the one of all languages; where *language* has none, English is read.
    """

    def __init__(self, folder: Path, language: str = FALLBACK) -> None:
        own = folder / language
        self.folder = own if own.is_dir() else folder / FALLBACK
        self.games = tuple(sorted(path.stem for path in self.folder.glob("*.md")))
        self._read: dict[str, Booklet] = {}

    def booklet(self, game: str) -> Booklet:
        """Raises FileRefused for a booklet that cannot be read."""
        if game not in self._read:
            self._read[game] = read_booklet(self.folder / f"{game}.md")
        return self._read[game]

    def booklets(self) -> list[Booklet]:
        return [self.booklet(game) for game in self.games]

    def find(self, rule: RuleId) -> tuple[Booklet, Entry] | None:
        """Return the entry of *rule* and the booklet that holds it."""
        for booklet in self.booklets():
            if rule in booklet.entries:
                return booklet, booklet.entries[rule]
        return None


def mentions(text: str) -> Iterator[tuple[str, bool]]:
    """Return *text* in pieces, each with whether it is the ID of a rule."""
    last = 0
    for found in _MENTION.finditer(text):
        yield text[last : found.start()], False
        yield found[0], True
        last = found.end()
    yield text[last:], False


def read_booklet(path: Path) -> Booklet:
    """Return the booklet in *path*; raises FileRefused with file and line for a wrong one."""
    return _Reading(path.stem, path.name).booklet(read_text(path, LARGEST))


class _Reading:
    def __init__(self, game: str, name: str) -> None:
        self.game, self.name, self.line = game, name, 0
        self.opening: list[str] = []
        self.chapters: list[tuple[str, list[Entry]]] = []
        self.taken: set[RuleId] = set()

    def booklet(self, text: str) -> Booklet:
        lines = text.splitlines()
        if not lines or not lines[0].startswith("# "):
            raise self._refused("a booklet begins with “# ” and its title")
        for self.line, line in enumerate(lines[1:], 2):
            if line.startswith("## "):
                self._end_entry()
                self.chapters.append((self._plain(line[3:]), []))
            elif line.startswith("###"):
                self._begin_entry(line)
            elif line.strip():
                self._paragraph(line)
        self._end_entry()
        chapters = tuple(Chapter(name, tuple(entries)) for name, entries in self.chapters)
        return Booklet(self.game, self._plain(lines[0][2:]), tuple(self.opening), chapters)

    def _begin_entry(self, line: str) -> None:
        self._end_entry()
        found = _ENTRY.fullmatch(line)
        if found is None:
            raise self._refused("an entry reads “### ID Heading {where it is printed}”")
        rule, heading, source = found.groups()
        if not self.chapters:
            raise self._refused(f"{rule} stands before the first chapter")
        if rule in self.taken:
            raise self._refused(f"{rule} has an entry already")
        self.taken.add(rule)
        entry = Entry(rule, self._plain(heading), self._plain(source), ())
        self.chapters[-1][1].append(entry)

    def _paragraph(self, line: str) -> None:
        is_item = line.startswith("- ")
        text = self._plain(line.removeprefix("- "))
        if not self.chapters:
            self.opening.append(text)
            return
        entries = self.chapters[-1][1]
        if not entries:
            raise self._refused("a chapter holds nothing before its first entry")
        last = entries[-1]
        said = (*last.paragraphs, Paragraph(text, is_item))
        entries[-1] = last._replace(paragraphs=said)

    def _end_entry(self) -> None:
        if self.chapters and self.chapters[-1][1] and not self.chapters[-1][1][-1].paragraphs:
            raise self._refused(f"{self.chapters[-1][1][-1].rule} says nothing")

    def _plain(self, text: str) -> str:
        found = _MARKS.search(text)
        if found is not None:
            raise self._refused(f"“{found[0]}” is no plain text")
        return text.strip()

    def _refused(self, why: str) -> FileRefused:
        return FileRefused(f"{self.name}, line {max(1, self.line)}: {why}.")
