"""The checklist names tests that are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
_NAMED = re.compile(r"`(?P<file>[\w/]+\.py)?(?:::(?P<test>test_\w+)(?P<more>…)?)?`")


def named() -> list[tuple[str, str]]:
    """Each file with each of its tests that the list names; a test alone belongs to the last."""
    found, file = [], ""
    for match in _NAMED.finditer((TESTS / "CHECKLIST.md").read_text(encoding="utf-8")):
        if match["file"]:
            file = match["file"]
        if match["file"] or match["test"]:
            test = match["test"] + (match["more"] or "(") if match["test"] else ""
            found.append((file, test))
    return found


@pytest.mark.parametrize(("file", "test"), sorted(set(named())))
def test_what_the_checklist_names_is_there(file, test):
    places = (TESTS, TESTS / "windows", TESTS.parent / "desktop" / "hotstove")
    source = next((place / file for place in places if (place / file).is_file()), None)
    assert source is not None
    text = source.read_text(encoding="utf-8")
    assert f"def {test.removesuffix('…')}" in text if test else text


def test_both_lists_are_whole():
    text = (TESTS / "CHECKLIST.md").read_text(encoding="utf-8")
    parts = text.split("\n## ")
    assert [len(re.findall(r"^\| \d+ \|", part, re.MULTILINE)) for part in parts[1:3]] == [20, 30]
