"""Collects every string of the program for its translators, and makes their files ready to load.

  ./play translations           bring every resources/translations/*.ts up to date, and its .qm
  ./play translations LANGUAGE  begin a new one, such as: ./play translations de

Qt's own tools do the work; what stands in card files is written out for them as code first.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path

import PySide6

from hotstove.play.seats import Side
from hotstove.rulebooks.pizza_box.names import numbered

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "resources" / "translations"
TOOLS = Path(PySide6.__file__).parent
EXE = ".exe" if sys.platform == "win32" else ""
CONTEXT = "cards"
"""Where translations of card files are found; names of people, clubs, parks and towns stay."""
CARD_WORDS = (
    ("cards/showdown/strategy.toml", "card", ("name", "text")),
    ("cards/showdown/decks.toml", "deck", ("name",)),
    ("cards/clutch_*/strategy.toml", "card", ("title", "text")),
    ("cards/clutch_*/coaches.toml", "coach", ("title", "text")),
    ("cards/clutch_*/decks.toml", "deck", ("name",)),
    ("cards/clutch_*/stadiums.toml", "stadium", ("text",)),
    ("cards/clutch_*/weather.toml", "weather", ("name", "text")),
    ("cards/pitch_duel/*.toml", "result", ("plays",)),
    ("cards/house_league/clubs.toml", "club", ("lore",)),
    ("cards/pizza_box/staff.toml", "home", ("town", "nickname", "name")),
    ("cards/pizza_box/staff.toml", "visitor", ("town", "nickname", "name")),
)
"""Files, their tables, and the fields of a table that are words to be read."""


def card_words() -> Iterator[str]:
    """Return every text of the cards that is translated, in the order of the files."""
    for pattern, table, fields in CARD_WORDS:
        for file in sorted(ROOT.glob(pattern)):
            found = tomllib.loads(file.read_text(encoding="utf-8"))[table]
            for entry in found if isinstance(found, list) else (found,):
                if "town" in entry:
                    entry["name"] = f"{entry['town']} {entry['nickname']}"
                for field in fields:
                    words = entry.get(field, ())
                    yield from (words,) if isinstance(words, str) else words
                yield from choices(entry)
    for side in Side:
        yield from (man.name for man in numbered(side))


def choices(entry: object) -> Iterator[str]:
    """Return what the choices are called that an effect anywhere in *entry* leaves open."""
    if isinstance(entry, dict):
        if "label" in entry:
            yield entry["label"]
        entry = list(entry.values())
    if isinstance(entry, list):
        for part in entry:
            yield from choices(part)


def collect(file: Path) -> None:
    """Bring *file*, a .ts, up to date: new strings unfinished, strings that are gone left out."""
    language = file.stem.split("_")[1]
    lines = ["from hotstove.play.words import QT_TRANSLATE_NOOP"]
    lines += [
        f"QT_TRANSLATE_NOOP({CONTEXT!r}, {_quoted(text)})" for text in dict.fromkeys(card_words())
    ]
    with tempfile.TemporaryDirectory() as folder:
        cards = Path(folder) / "cards.py"
        cards.write_text("\n".join(lines), encoding="utf-8")
        sources = Path(folder) / "sources.lst"
        # The start script is Python too, but not by its name.
        start = Path(folder) / "start.py"
        start.write_bytes((ROOT / "play").read_bytes())
        code = sorted(str(path) for path in (ROOT / "desktop").rglob("*.py"))
        code += [str(ROOT / "packaging" / "package.py"), str(start), str(cards)]
        sources.write_text("\n".join(code), encoding="utf-8")
        words = ["-locations", "none", "-no-obsolete", "-source-language", "en"]
        words += ["-disable-heuristic", "sametext", "-disable-heuristic", "similartext"]
        # English needs translating only where a number decides between one and many.
        words += ["-pluralonly"] if language == "en" else []
        _run("lupdate", *words, "-target-language", language, f"@{sources}", "-ts", str(file))


def release(file: Path) -> Path:
    """Make *file*, a .ts, ready to load; return the .qm.

    A program that runs has the old one mapped into its memory: it is replaced, not written over.
    """
    made = file.with_suffix(".qm")
    fresh = file.with_name(f".{file.stem}.qm")
    _run("lrelease", "-silent", str(file), "-qm", str(fresh))
    fresh.replace(made)
    return made


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


def _run(tool: str, *words: str) -> None:
    subprocess.run([str(TOOLS / f"{tool}{EXE}"), *words], check=True, stdout=subprocess.DEVNULL)


def main(new: list[str]) -> int:
    files = {*FOLDER.glob("hotstove_*.ts"), *(FOLDER / f"hotstove_{code}.ts" for code in new)}
    for file in sorted(files):
        collect(file)
        release(file)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
