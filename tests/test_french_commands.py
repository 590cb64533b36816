"""The command line in French: every command, its help and its refusals, without an English word."""

from __future__ import annotations

import argparse
import ast
import inspect
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

import pypdf
import pytest
from PySide6.QtCore import QLocale

from hotstove import cli, places
from hotstove.binding.languages import Interpreter
from hotstove.cli import argparse_words, speech
from hotstove.files.phrasebook import opened
from test_translations import messages

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "resources" / "translations"
CONTEXTS = (
    "argparse", "catalog", "cli", "clubhouse", "files", "import", "play", "saves", "shelf",
    "standings",
)  # fmt: skip
"""What the command line and the start script can say."""
WORD = re.compile(r"[^\W\d_]{2,}(?:['’][^\W\d_]+)?")
NOT_WORDS = re.compile(
    r"--[a-z-]+|[«“]\s*\S*\s*[»”]|^.* → .*$|\{[a-z0-9,_ -]+\}|'[^']*'|\b[A-Z]+_[A-Z_]+\b"
    r"|[\w*./-]*\.(?:\w{3,}|so)|\b[a-z_]+/[a-z0-9_]+|\b[a-z]+_[a-z_]+(?=,|$)|\b[A-Z]{2}\b"
    r"|\b[a-z_]+(?= est «)",
    re.MULTILINE,
)
"""Options, choices, files, what was typed and columns: the same in every language."""
IDS = {
    "hotstove", "showdown", "clutch", "basic", "advanced", "expert", "pitch", "duel", "pizza",
    "box", "stove", "hot", "en", "fr", "luck", "instinct", "solver", "standard", "man", "price",
    "full", "league", "strategy", "open", "limited", "lineup",
    *cli.COMMANDS, "cards", "board", "markers", "sheet", "scorecard", "roster", "check", "fill",
    "none", "all", "play", "ball", "pro", "star", "json", "pdf", "id", "ids", "test", "bench",
    "package", "translations", "rbi", "bb", "hr", "avg", "bf", "lob", "gdp", "sf", "sh", "ibb",
}  # fmt: skip
"""Names of games, commands, choices and columns."""
MISTAKES = (
    ("simulte",), ("--language", "tlh", "rulebooks"), ("--language",), ("simulate",),
    ("simulate", "--rulebook"), ("simulate", "--rulebook", "whist"),
    ("simulate", "--rulebook", "showdown/basic", "--visitor", "giants"),
    ("simulate", "--rulebook", "showdown/basic", "--games", "0"),
    ("simulate", "--rulebook", "showdown/basic", "--games", "many"),
    ("simulate", "--rulebook", "showdown/basic", "--seed", "-1"),
    ("simulate", "--rulebook", "showdown/basic", "--manager", "fate"),
    ("simulate", "--rulebook", "showdown/basic", "--manager", "solver"),
    ("simulate", "--rulebook", "showdown/basic", "--gmaes", "3"),
    ("simulate", "--rulebook", "showdown/basic", "--save", "{old}"),
    ("simulate", "--rulebook", "showdown/basic", "--league", "--save", "{new}"),
    ("simulate", "--rulebook", "showdown/basic", "--json=yes"),
    ("replay",), ("replay", "{old}"), ("replay", "nil.hotstove"), ("print",), ("print", "poster"),
    ("print", "scorecard", "{game}", "--out", "x.doc"),
    ("print", "scorecard", "{game}", "--out", "x.pdf", "--paper", "a0"),
    ("print", "scorecard", "{game}", "--out", "x.pdf", "--kind", "codes"),
    ("print", "scorecard", "{game}", "--out", "x.pdf", "--kind", "areas"),
    ("print", "cards", "--game", "whist", "--set", "all", "--out", "x.pdf"),
    ("print", "cards", "--game", "showdown", "--set", "aces", "--out", "x.pdf"),
    ("print", "cards", "--game", "showdown", "--set", "all", "--out", "x.pdf", "--shift", "far"),
    ("print", "cards", "--game", "showdown", "--set", "all", "--out", "x.pdf", "--shift", "9,9"),
    ("print", "roster", "--game", "pizza_box", "--out", "x.pdf"),
    ("print", "roster", "--out", "x.pdf"), ("picture", "{game}", "--out", "x.gif"),
    ("picture", "{game}", "--out", "x.png", "--at", "9999"),
    ("picture", "{game}", "--out", "x.png", "--size", "big"),
    ("picture", "{game}", "--out", "x.png", "--size", "1x1"),
    ("picture", "{game}", "--out", "x.png", "--scale", "big"),
    ("roster",), ("roster", "check", "nil.hotroster"), ("roster", "check", "{old}"),
    ("roster", "fill", "--out", "x.hotroster", "--format", "nil"),
    ("import", "nil.csv", "--out", "x.csv"), ("import", "{old}", "--out", "x.csv"),
    ("import", "{game}", "--out", "x.txt"), ("--verbose",), ("a.hotstove", "--fast"),
    ("--version=1",),
)  # fmt: skip
DONE = (
    ("rulebooks",), ("--version",), ("simulate", "--rulebook", "showdown/basic"),
    ("simulate", "--rulebook", "showdown/basic", "--save", "{new}"), ("replay", "{game}"),
    ("replay", "{torn}"),
    ("print", "scorecard", "{game}", "--out", "{folder}/x.pdf"),
    ("print", "cards", "--game", "showdown", "--set", "stovepipes", "--out", "{folder}/x.pdf"),
    ("print", "board", "--game", "showdown", "--out", "{folder}/x.pdf"),
    ("print", "markers", "--game", "pitch_duel", "--out", "{folder}/x.pdf"),
    ("print", "sheet", "--game", "showdown", "--out", "{folder}/x.pdf"),
    ("picture", "{game}", "--size", "640x400", "--out", "{folder}/x.png"),
    ("import", "{list}", "--out", "{folder}/x.csv"),
)  # fmt: skip


def commands(parser: argparse.ArgumentParser, *words: str) -> Iterator[tuple[str, ...]]:
    """Every command there is, by the words that name it; the program itself by none."""
    yield words
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, command in action.choices.items():
                yield from commands(command, *words, name)


def words_of(text: str) -> set[str]:
    return {word.lower().replace("’", "'") for word in WORD.findall(NOT_WORDS.sub(" ", text))}


@pytest.fixture(scope="module")
def languages() -> dict[str, set[str]]:
    """The words of either language that the other has not, of what can be said here."""
    said: dict[str, set[str]] = {"en": set(), "fr": set()}
    for message in messages(FOLDER / "hotstove_fr.ts"):
        if message.context in CONTEXTS:
            said["en"] |= words_of(re.sub(r"\{\w+\}|%\(\w+\)[rs]|%[rs]", " ", message.source))
            for form in message.forms:
                said["fr"] |= words_of(re.sub(r"\{\w+\}|%\(\w+\)[rs]|%[rs]", " ", form))
    shared = said["en"] & said["fr"] | IDS | names()
    return {language: words - shared for language, words in said.items()}


def names() -> set[str]:
    """The words of names of people, clubs and towns."""
    found: set[str] = set()
    for file in (ROOT / "cards" / "showdown").glob("*.csv"):
        for row in file.read_text(encoding="utf-8").splitlines()[1:]:
            found |= {word.lower() for cell in row.split(",")[:4] for word in WORD.findall(cell)}
    for club in tomllib.loads((ROOT / "cards/house_league/clubs.toml").read_text("utf-8"))["club"]:
        found |= {word.lower() for key in ("id", "town", "nickname", "name")
                  for word in WORD.findall(str(club.get(key, "")))}  # fmt: skip
    return found


@pytest.fixture(scope="module")
def files(tmp_path_factory) -> dict[str, str]:
    folder = tmp_path_factory.mktemp("files")
    made = {name: str(folder / f"{name}.hotstove") for name in ("game", "torn", "old", "new")}
    words = ["simulate", "--rulebook", "showdown/basic", "--seed", "3", "--save", made["game"]]
    assert cli.main(words) == 0
    lines = Path(made["game"]).read_text(encoding="utf-8").splitlines()
    Path(made["torn"]).write_text("\n".join([*lines[:200], "{", *lines[201:]]), encoding="utf-8")
    Path(made["old"]).write_text("dear diary\n", encoding="utf-8")
    cards = (ROOT / "cards" / "showdown" / "house_league.csv").read_text(encoding="utf-8")
    listed = folder / "list.csv"
    rows = cards.splitlines()[:12]
    listed.write_text("\n".join([*rows, rows[3], rows[4].replace(",", ";")]), encoding="utf-8")
    return {**made, "list": str(listed), "folder": str(folder)}


@pytest.fixture
def run(capsys, monkeypatch, files, tmp_path, qapp):
    """Run a command in a language; return the exit code and all that it printed."""
    before = QLocale()
    monkeypatch.chdir(tmp_path)

    def run(language: str, *words: str) -> tuple[int, str]:
        monkeypatch.setenv("LC_ALL", {"en": "C.UTF-8", "fr": "fr_FR.UTF-8"}[language])
        Path(files["new"]).unlink(missing_ok=True)
        code = cli.main([word.format(**files) for word in words])
        heard = capsys.readouterr()
        told = heard.out + heard.err
        told = told.replace("Luck, game 1 of seed 3", " ")
        for file in sorted(files.values(), key=len, reverse=True):
            told = told.replace(file, " ").replace(Path(file).name, " ")
        return code, told

    yield run
    speech.speak("en")
    for interpreter in qapp.findChildren(Interpreter):
        interpreter.speak("en")
    QLocale.setDefault(before)


def case(words: Iterable[str]) -> str:
    return " ".join(words) or "hotstove"


def assert_pure(told: str, foreign: set[str]) -> None:
    lines = [(line, met) for line in told.splitlines() if (met := words_of(line) & foreign)]
    assert lines == []


@pytest.mark.parametrize("words", [*commands(cli._parser())], ids=case)
def test_help_is_of_one_language(run, languages, words):
    for language, other in (("fr", "en"), ("en", "fr")):
        code, told = run(language, *words, "--help")
        assert code == 0
        assert ("usage : hotstove" in told.replace("\N{NO-BREAK SPACE}", " ")) is (language == "fr")
        assert_pure(told, languages[other])


@pytest.mark.parametrize("words", MISTAKES, ids=case)
def test_a_mistake_is_told_in_one_language_with_the_same_code(run, languages, words):
    codes = set()
    for language, other in (("fr", "en"), ("en", "fr")):
        code, told = run(language, *words)
        codes.add(code)
        assert told.strip()
        assert_pure(told, languages[other])
    assert len(codes) == 1
    assert codes <= {1, 2}


@pytest.mark.parametrize("words", DONE, ids=case)
def test_a_command_tells_what_it_did_in_one_language(run, languages, words):
    for language, other in (("fr", "en"), ("en", "fr")):
        code, told = run(language, *words)
        assert code == 0
        assert told.strip() or words[0] in ("print", "picture")
        assert_pure(told, languages[other])


@pytest.mark.long
@pytest.mark.parametrize(("language", "other"), [("fr", "en"), ("en", "fr")])
def test_rosters_and_seasons_are_told_in_one_language(run, languages, language, other, tmp_path):
    """A roster filled, checked, spoiled and checked again, printed; a list as text; a season."""
    path, listed = tmp_path / "x.hotroster", tmp_path / "x.txt"
    said = {}

    def told(code: int, *words: str) -> None:
        found, said[words] = run(language, *words)
        assert found == code, said[words]
        assert_pure(said[words].replace(str(tmp_path), " "), languages[other])

    told(0, "roster", "fill", "--out", str(path))
    told(0, "roster", "check", str(path))
    told(0, "print", "roster", str(path), "--out", str(tmp_path / "x.pdf"))
    told(1, "roster", "check", str(path), "--format", "20-man")
    listed.write_text("Quuxley Frobnitz\n", encoding="utf-8")
    told(1, "roster", "check", str(listed))
    told(0, "simulate", "--rulebook", "pitch_duel/aa", "--games", "1")
    told(0, "simulate", "--league", "--rulebook", "showdown/basic", "--games", "2")
    assert all(said.values())


def test_the_words_of_the_other_language_would_be_found(languages):
    """What the tests above look for is there to be found."""
    assert {"there", "such", "give", "was", "with", "cards", "game", "another"} <= languages[
        "en"
    ] | IDS
    assert {"il", "le", "donnez", "avec", "cartes", "partie"} <= languages["fr"]
    with pytest.raises(AssertionError):
        assert_pure("hotstove: there is no such file", languages["en"])


# Which language


CHOICES = (
    ("fr", "en", "fr"), ("en", "fr", "en"), ("system", "fr", "fr"), ("tlh", "fr", "fr"),
    (3, "en", "en"),
)  # fmt: skip
"""What was chosen in the program, the system's language, and what is spoken then."""


def test_the_language_is_asked_for_or_chosen_or_the_systems(run, monkeypatch):
    settings = places.settings_file()
    monkeypatch.setattr(places, "settings_file", lambda: settings.with_name("chosen.json"))
    chosen = places.settings_file()

    def says(system: str, *words: str) -> str:
        return "fr" if "montrer cette aide" in run(system, *words, "--help")[1] else "en"

    try:
        assert (says("en"), says("fr")) == ("en", "fr")
        for spoken, choice in (("fr", "fr"), ("en", "en"), ("fr", "system"), ("fr", "tlh")):
            chosen.write_text(json.dumps({"language": choice}), encoding="utf-8")
            assert (
                says("fr" if choice in ("system", "tlh") else "en" if choice == "fr" else "fr")
                == spoken
            )
            assert says("en", "--language", "fr") == says("en", "--language=fr") == "fr"
            assert says("fr", "rulebooks", "--language", "en") == "en"
        chosen.write_text("[", encoding="utf-8")
        assert says("fr") == "fr"
    finally:
        chosen.unlink(missing_ok=True)


def test_the_window_speaks_the_language_asked_for(run, monkeypatch):
    asked = []

    class App:
        @staticmethod
        def main(files, *, language="", **options):
            asked.append((files, language))
            return 0

    monkeypatch.setitem(sys.modules, "hotstove.app", App)
    run("en", "--language", "fr", "a.hotstove")
    run("fr")
    assert asked == [(["a.hotstove"], "fr"), ([], "")]


def test_what_is_printed_is_french(run, files):
    for language, word in (("fr", "retraits"), ("en", "outs")):
        run(language, "print", "scorecard", "{game}", "--out", "{folder}/x.pdf")
        page = pypdf.PdfReader(f"{files['folder']}/x.pdf").pages[0].extract_text()
        assert word in page


def test_a_command_without_qt_stays_without_it_in_french(files):
    program = (
        "import sys; from hotstove.cli import main;"
        "main(['--help']); loaded = {name.split('.')[0] for name in sys.modules};"
        "early = loaded & {'PySide6', 'msgspec'};"
        f"main(['replay', {files['game']!r}]);"
        "sys.exit(bool(early or 'PySide6' in sys.modules))"
    )
    environment = {"PYTHONPATH": str(ROOT / "desktop"), "LANG": "fr_FR.UTF-8", "PATH": "/usr/bin"}
    told = subprocess.run(
        [sys.executable, "-c", program], env=environment, check=True, capture_output=True
    )
    assert "montrer cette aide" in told.stdout.decode()


# argparse, and the start script


def test_every_sentence_of_argparse_that_can_be_met_is_marked():
    """Those for whoever programs a parser are not: they would be our own mistakes."""
    ours = re.compile(
        r"conflict|__call__|invalid argument for|mutually|callable|two groups|invalid option string"
        r"|dest=|multiple subparser|error: %|can't open|argument \"-\""
    )
    found = {
        word.value
        for node in ast.walk(ast.parse(inspect.getsource(argparse)))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        if node.func.id in ("_", "ngettext")
        for word in node.args
        if isinstance(word, ast.Constant)
    }
    assert {word for word in found if not ours.search(word)} <= {*argparse_words.WORDS}


@pytest.mark.parametrize("words", [("help",), ("check",)])
def test_the_start_script_speaks_the_systems_language(languages, words):
    for spoken, foreign in (("fr_FR.UTF-8", "en"), ("C.UTF-8", "fr")):
        told = subprocess.run(
            [sys.executable, str(ROOT / "play"), *words],
            env={"LC_ALL": spoken, "PATH": "/usr/bin", "QT_QPA_PLATFORM": "offscreen"},
            capture_output=True, check=False, encoding="utf-8",
        )  # fmt: skip
        assert told.stdout + told.stderr
        assert_pure(told.stdout + told.stderr, languages[foreign])


def test_french_is_there_for_the_script_before_anything_is_installed():
    book = opened(FOLDER, "fr")
    for message in messages(FOLDER / "hotstove_fr.ts"):
        if message.context == "play" and message.source not in ("tests", "types", "{seconds} s"):
            assert book.translate("play", message.source) != message.source
