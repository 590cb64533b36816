"""The translators' files: whole, of today's sentences, and with the blanks of the English."""

from __future__ import annotations

import ast
import importlib.util
import re
import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import NamedTuple
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "resources" / "translations"
FILES = sorted(FOLDER.glob("hotstove_*.ts"))
BLANK = re.compile(r"\{[a-z_]+(?::n)?\}|%[nvm]|%(?:\(\w+\))?[rs]\b")


class Message(NamedTuple):
    context: str
    source: str
    forms: list[str]
    is_finished: bool
    is_plain: bool
    """Not counting: of one form."""


def translations() -> ModuleType:
    """The program that collects the strings, ``./play translations``."""
    spec = importlib.util.spec_from_file_location(
        "translations", ROOT / "packaging" / "translations.py"
    )
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def messages(file: Path) -> Iterator[Message]:
    for context in ElementTree.parse(file).iter("context"):
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            told = message.find("translation")
            assert told is not None
            forms = [form.text or "" for form in told.iter("numerusform")] or [told.text or ""]
            source = message.findtext("source") or ""
            is_finished = told.get("type") is None and all(forms)
            yield Message(name, source, forms, is_finished, message.get("numerus") is None)


@pytest.fixture(scope="module", params=FILES, ids=[file.stem for file in FILES])
def collected(request, tmp_path_factory) -> tuple[Path, Path]:
    """A language's file as it is kept, and as it comes out when it is collected anew."""
    fresh = tmp_path_factory.mktemp("ts") / request.param.name
    shutil.copy(request.param, fresh)
    translations().collect(fresh)
    return request.param, fresh


def test_there_is_french():
    assert "hotstove_fr" in {file.stem for file in FILES}


def test_every_string_of_program_games_and_cards_is_translated(collected):
    _, fresh = collected
    assert [(m.context, m.source) for m in messages(fresh) if not m.is_finished] == []


def test_no_translation_is_left_of_what_is_said_no_more(collected):
    kept, fresh = collected
    now = {(m.context, m.source) for m in messages(fresh)}
    assert [m.source for m in messages(kept) if (m.context, m.source) not in now] == []


def test_what_is_loaded_is_what_the_translators_wrote(collected, tmp_path):
    kept, _ = collected
    again = tmp_path / kept.name
    shutil.copy(kept, again)
    assert translations().release(again).read_bytes() == kept.with_suffix(".qm").read_bytes()


def test_a_translation_has_the_blanks_of_the_english(collected):
    kept, _ = collected
    for m in messages(kept):
        for form in m.forms:
            assert Counter(BLANK.findall(form)).keys() == Counter(BLANK.findall(m.source)).keys(), m


def test_a_sentence_that_counts_has_its_forms(collected):
    """A blank that counts, and Qt's own, are marked as such; English has a form for one as well."""
    kept, fresh = collected
    counting = re.compile(r":n\}|%n")
    forms = 2 if kept.stem in ("hotstove_en", "hotstove_fr") else 1
    for m in messages(fresh):
        assert bool(counting.search(m.source)) is not m.is_plain, m
        assert len(m.forms) >= forms or m.is_plain, m


def test_a_translation_has_a_key_where_the_english_has(collected):
    kept, _ = collected
    wrong = [
        (m.context, m.source, m.forms)
        for m in messages(kept)
        if "&" in m.source and any(form.count("&") != m.source.count("&") for form in m.forms)
    ]
    assert wrong == []


def test_nothing_names_itself_before_it_is_built():
    """``tr`` finds its translations by the class of ``self``; lupdate by the class around it."""
    wrong = []
    for path in (ROOT / "desktop").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                whose = node.func.value
                is_own = isinstance(whose, ast.Name) and whose.id == "self"
                if node.func.attr == "tr" and not is_own:
                    wrong.append(f"{path.name}:{node.lineno}")
    assert wrong == []


def test_no_helper_hides_sentences_from_the_collector():
    """``_tr("Suggested order")`` is not seen; ``translate(context, "Suggested order")`` is."""
    hidden = [
        f"{path.name}:{node.lineno}"
        for path in (ROOT / "desktop").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name in ("tr", "_tr", "_", "_translate")
    ]
    assert hidden == []


def test_every_sentence_that_is_marked_is_collected(collected):
    """Marks that lupdate would pass over: a name in place of the words themselves."""
    kept, fresh = collected
    if kept.stem == "hotstove_en":
        pytest.skip("English needs only the forms of one and of many")
    known = {(m.context, m.source) for m in messages(fresh)}
    lost = []
    for path in (ROOT / "desktop").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or len(node.args) < 2:
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else ""
            called = node.func.id if isinstance(node.func, ast.Name) else called
            if called == "QT_TRANSLATE_NOOP":
                found = tuple(
                    word.value if isinstance(word, ast.Constant) else "?" for word in node.args[:2]
                )
                lost += [] if found in known else [f"{path.name}:{node.lineno} {found}"]
    assert lost == []
