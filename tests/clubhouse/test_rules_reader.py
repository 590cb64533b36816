"""The rules at hand: how a booklet is read and searched, and what the booklets must hold."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from hotstove.clubhouse.rules_reader import Booklet, RulesShelf, mentions, read_booklet
from hotstove.files.refused import FileRefused
from hotstove.rulebooks.showdown.cards import Icon

ROOT = Path(__file__).parents[2]
RULES = ROOT / "resources" / "rules"
GAMES = ("clutch", "pitch_duel", "pizza_box", "showdown")
LANGUAGES = ("en", "fr")
ID = re.compile(r"(?:SD|PB|PD|CL|C17|C24|CS)-(?:[A-Z]+-)?[A-Z0-9]+")
SOME = """# Sandlot
Played behind the mill.

## At bat
### SL-01 The swing {p. 3}
Swing at what you like; see SL-02.
- Not at dogs.

### SL-02 Foul balls {our ruling}
Who hits it fetches it.

## Après le dîner
### SL-A-03 Étiquette {p. 4}
Le frappeur déçu garde son calme.
"""


def booklet(tmp_path: Path, text: str = SOME) -> Booklet:
    path = tmp_path / "sandlot.md"
    path.write_text(text, encoding="utf-8")
    return read_booklet(path)


def shipped() -> list[Booklet]:
    return [one for language in LANGUAGES for one in RulesShelf(RULES, language).booklets()]


# How a booklet is read


def test_a_booklet_is_title_opening_chapters_and_entries(tmp_path):
    read = booklet(tmp_path)
    assert (read.game, read.title, read.opening) == (
        "sandlot",
        "Sandlot",
        ("Played behind the mill.",),
    )
    assert [chapter.heading for chapter in read.chapters] == ["At bat", "Après le dîner"]
    swing = read.entries["SL-01"]
    assert (swing.heading, swing.source) == ("The swing", "p. 3")
    assert [(one.text, one.is_item) for one in swing.paragraphs] == [
        ("Swing at what you like; see SL-02.", False),
        ("Not at dogs.", True),
    ]
    assert read.chapter_of("SL-02").heading == "At bat"


def test_an_entry_is_told_as_plain_text(tmp_path):
    told = booklet(tmp_path).entries["SL-01"].text()
    assert told.splitlines() == [
        "The swing (SL-01; p. 3)",
        "Swing at what you like; see SL-02.",
        "– Not at dogs.",
    ]


@pytest.mark.parametrize(
    ("wrong", "line", "why"),
    [
        ("## At bat", 1, "title"),
        ("# S\n### SL-01 A {p. 1}\nText.", 2, "before the first chapter"),
        ("# S\n## C\nText.", 3, "before its first entry"),
        ("# S\n## C\n### SL-01 A {p. 1}", 3, "says nothing"),
        ("# S\n## C\n### SL-01 A {p. 1}\n### SL-02 B {p. 1}\nText.", 4, "SL-01 says nothing"),
        ("# S\n## C\n### SL-01 A\nText.", 3, "ID Heading"),
        ("# S\n## C\n### swing A {p. 1}\nText.", 3, "ID Heading"),
        ("# S\n## C\n### SL-01 A {p. 1}\nText.\n### SL-01 B {p. 1}\nText.", 5, "already"),
        ("# S\n## C\n### SL-01 A {p. 1}\nA **bold** claim.", 4, "“*” is no plain text"),
        ("# S\n## C\n### SL-01 A {p. 1}\n<img src=x>", 4, "“<” is no plain text"),
        ("# S\n## C\n### SL-01 A {p. 1}\n[here](file:///x)", 4, "“[” is no plain text"),
        ("# S\n## C\n### SL-01 A {p. 1}\nText.\n#### Deep", 5, "ID Heading"),
    ],
)
def test_a_wrong_booklet_is_refused_with_its_line(tmp_path, wrong, line, why):
    with pytest.raises(FileRefused) as refused:
        booklet(tmp_path, wrong)
    assert f"sandlot.md, line {line}: " in refused.value.sentence
    assert why in refused.value.sentence


# How it is searched


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("etiquette", ["SL-A-03"]),
        ("ÉTIQ", ["SL-A-03"]),
        ("decu CALME", ["SL-A-03"]),
        ("sl-02", ["SL-02", "SL-01"]),
        ("sl-a", ["SL-A-03", "SL-01"]),
        ("swing dogs", ["SL-01"]),
        ("swing cats", []),
        ("wing", []),
        ("  ", []),
    ],
)
def test_search_folds_accents_and_wants_every_word(tmp_path, words, found):
    assert [entry.rule for entry in booklet(tmp_path).search(words)] == found


def test_ids_named_in_a_text_are_found():
    told = "See SD-A-44, PB-AAA-06 and the AL."
    assert [text for text, is_rule in mentions(told) if is_rule] == ["SD-A-44", "PB-AAA-06"]
    assert "".join(text for text, _ in mentions(told)) == told


def test_a_shelf_reads_the_language_or_else_english():
    assert RulesShelf(RULES, "fr").folder.name == "fr"
    assert RulesShelf(RULES, "C").folder.name == "en"
    assert RulesShelf(RULES, "xx").games == GAMES
    found = RulesShelf(RULES, "fr").find("SD-A-44")
    assert found is not None
    assert (found[0].game, found[1].heading) == ("showdown", "Le partant reste")
    assert RulesShelf(RULES).find("SD-A-99") is None


# What the booklets hold


@pytest.mark.parametrize("game", GAMES)
def test_every_language_says_the_same_things_in_the_same_order(game):
    english, french = (RulesShelf(RULES, language).booklet(game) for language in LANGUAGES)
    assert list(english.entries) == list(french.entries)
    assert [len(one.entries) for one in english.chapters] == [
        len(one.entries) for one in french.chapters
    ]
    for one, other in zip(english.entries.values(), french.entries.values(), strict=True):
        shape = [paragraph.is_item for paragraph in one.paragraphs]
        assert shape == [paragraph.is_item for paragraph in other.paragraphs], one.rule


def test_no_rule_has_two_entries_in_a_language():
    for language in LANGUAGES:
        shelf = RulesShelf(RULES, language)
        rules = Counter(rule for one in shelf.booklets() for rule in one.entries)
        assert [rule for rule, times in rules.items() if times > 1] == []


def test_no_section_of_the_rules_has_lost_an_entry():
    """A rule may be added; one that was there is never renumbered or taken away."""
    sections = Counter(
        rule.rpartition("-")[0] for one in RulesShelf(RULES).booklets() for rule in one.entries
    )
    kept = {
        "SD-C": 15, "SD-D": 6, "SD-B": 17, "SD-A": 38, "SD-I": 19, "SD-T": 22, "SD-E": 44,
        "SD-V": 8, "SD-M": 13, "SD-L": 18, "SD-G": 8, "SD-S": 25, "PD": 15, "PD-CD": 3,
        "PB-A": 38, "PB-AA": 13, "PB-AAA": 9, "PB-PRO": 28, "PB-MP": 4, "PB-L": 9, "PB-S": 13,
        "PB-CD": 10, "CL": 101, "C17": 35, "C24": 47, "CS": 19,
    }  # fmt: skip
    assert [section for section in kept if sections[section] < kept[section]] == []


def cited() -> dict[str, str]:
    """Every rule that the code or a card file names, and where."""
    code = (ROOT / "desktop" / "hotstove").rglob("*.py")
    cards = (ROOT / "cards").rglob("*.toml")
    return {
        rule: path.name
        for path in (*code, *cards)
        for rule in re.findall(rf'"({ID.pattern})"', path.read_text(encoding="utf-8"))
    }


def test_every_rule_the_engine_can_cite_has_an_entry_in_both_languages():
    rules = cited()
    assert len(rules) > 150
    for language in LANGUAGES:
        shelf = RulesShelf(RULES, language)
        assert {rule: at for rule, at in rules.items() if shelf.find(rule) is None} == {}


def test_SD_I_every_icon_with_a_power_has_an_entry():
    """The engine cites the icon's own letters."""
    powers = [icon for icon in Icon if icon is not Icon.RY]
    for language in LANGUAGES:
        shelf = RulesShelf(RULES, language)
        assert [icon for icon in powers if shelf.find(f"SD-I-{icon}") is None] == []


def test_rules_that_a_text_names_are_there():
    for one in shipped():
        texts = [paragraph.text for entry in one.entries.values() for paragraph in entry.paragraphs]
        named = {text for told in texts for text, is_rule in mentions(told) if is_rule}
        assert {rule for rule in named if ID.fullmatch(rule)} - set(one.entries) == set()


def test_entries_are_short():
    for one in shipped():
        for entry in one.entries.values():
            assert len(entry.text().split()) <= 150, entry.rule
            assert len(entry.heading) <= 60, entry.rule


def test_no_paragraph_of_the_french_booklets_was_left_in_english():
    english = RulesShelf(RULES, "en")
    for one in RulesShelf(RULES, "fr").booklets():
        for entry in one.entries.values():
            found = english.find(entry.rule)
            assert found is not None
            mine, same = entry.paragraphs, found[1].paragraphs
            left = [text for text, _ in set(mine) & set(same) if re.search(r"[a-z]{4}", text)]
            assert left == [], entry.rule


def test_french_signs_stand_as_french_sets_them():
    """A space that does not break before ; : ! ? and within guillemets; no straight apostrophe."""
    for path in sorted((RULES / "fr").glob("*.md")):
        text = path.read_text(encoding="utf-8")
        assert re.findall(r".{0,12}(?:'| [;:!?»]|« ).{0,12}", text) == [], path.name
        assert re.findall(r"^[^#].*?\w[;!?»].*", text, re.MULTILINE) == [], path.name
