"""What a package tells a desktop agrees with what the program does."""

from __future__ import annotations

import ast
import configparser
import re
import runpy
import shutil
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QDate, QLocale, Qt

import hotstove
from hotstove import app, cli
from hotstove.files.phrasebook import languages
from hotstove.play.setup import Chair
from hotstove.saves import series_file
from hotstove.windows.licences import LicencesWindow, licence_files
from hotstove.windows.messages import about_text

ROOT = Path(__file__).parents[1]
PACKAGING = ROOT / "packaging"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


@pytest.fixture(scope="module")
def entry() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None, strict=True)
    parser.optionxform = str
    parser.read(PACKAGING / f"{app.APP_ID}.desktop", encoding="utf-8")
    return parser["Desktop Entry"]


@pytest.fixture(scope="module")
def metainfo() -> ElementTree.Element:
    return ElementTree.parse(PACKAGING / f"{app.APP_ID}.metainfo.xml").getroot()


@pytest.fixture(scope="module")
def types() -> ElementTree.Element:
    return ElementTree.parse(PACKAGING / f"{app.APP_ID}.xml").getroot()


@pytest.fixture(scope="module")
def package() -> dict:
    return runpy.run_path(str(PACKAGING / "package.py"))


def test_one_id_everywhere(entry, metainfo):
    assert entry["Icon"] == entry["StartupWMClass"] == metainfo.findtext("id") == app.APP_ID
    assert metainfo.findtext("launchable") == f"{app.APP_ID}.desktop"
    for suffix in ("svg", "png"):
        assert (ROOT / "resources" / "icons" / f"{app.APP_ID}.{suffix}").is_file()


def test_every_file_the_program_opens_is_a_type_of_its_own(entry, metainfo, types):
    named = {one.get("type"): one.find(f"{MIME}glob").get("pattern") for one in types}
    assert sorted(named.values()) == sorted(f"*{suffix}" for suffix in cli.SUFFIXES)
    assert [*filter(None, entry["MimeType"].split(";"))] == [*named]
    assert [one.text for one in metainfo.iter("mediatype")] == [*named]
    assert entry["Exec"] == "hotstove %F"


def test_a_type_is_known_by_how_its_files_begin(types, tmp_path):
    series = series_file.Series(
        name="October", rulebook="showdown/basic", best_of=3, clubs=("a", "b"),
        chairs=(Chair("Vera"), Chair("Hal")), seed=1,
    )  # fmt: skip
    path = tmp_path / "a.hotseries"
    series_file.write_series(path, series)
    assert cli.main(
        ["simulate", "--rulebook", "showdown/basic", "--games", "1", "--seed", "1", "--save",
         str(tmp_path / "a.hotstove")]
    ) == 0  # fmt: skip
    begins = {
        one.find(f"{MIME}glob").get("pattern")[1:]: one.find(f"{MIME}magic/{MIME}match")
        for one in types
    }
    for file in (path, tmp_path / "a.hotstove"):
        match = begins[file.suffix]
        last = int(match.get("offset").split(":")[-1])
        head = file.read_bytes()[: last + len(match.get("value"))].decode()
        assert 0 <= head.find(match.get("value")) <= last


def test_the_newest_release_is_this_version_of_this_day(metainfo):
    newest = metainfo.find("releases/release")
    assert newest.get("version") == hotstove.__version__
    assert newest.get("date") == hotstove.__released__


def test_desktop_and_record_speak_every_language_of_the_program(entry, metainfo, types):
    lang = "{http://www.w3.org/XML/1998/namespace}lang"
    spoken = languages(ROOT / "resources" / "translations")
    others = [code for code in spoken if code != "en"]
    said = {"GenericName", "Comment", "Keywords"}
    assert {key for key in entry if "[" in key} == {
        f"{key}[{code}]" for key in said for code in others
    }
    for parent in metainfo.iter():
        for tag in {child.tag for child in parent} & {"summary", "p", "li", "keyword"}:
            told = [child.get(lang) for child in parent.findall(tag)]
            assert told == [None, *others] * (len(told) // len(spoken)), tag
    for one in types:
        assert [comment.get(lang) for comment in one.findall(f"{MIME}comment")] == [None, *others]
    assert [one.text for one in metainfo.findall("languages/lang")] == spoken


def test_whoever_installs_reads_how_in_every_language():
    """The same parts in the same order, the same commands, and the way from one to the other."""
    for code in languages(ROOT / "resources" / "translations"):
        readme = ROOT / ("README.md" if code == "en" else f"README.{code}.md")
        english = (ROOT / "README.md").read_text(encoding="utf-8")
        told = readme.read_text(encoding="utf-8")
        assert commands(told) == commands(english), readme.name
        assert told.count("\n## ") == english.count("\n## ")
        assert told.count("<kbd>") == english.count("<kbd>")
        assert code == "en" or f"({readme.name})" in english


def commands(readme: str) -> list[str]:
    """The commands of a README's blocks, without what is said beside them."""
    blocks = re.findall(r"```sh\n(.*?)```", readme, re.DOTALL)
    return [line.split("#")[0].strip() for block in blocks for line in block.splitlines()]


def test_names_are_as_short_as_menus_want_them(metainfo):
    assert len(metainfo.findtext("name")) <= 15
    for summary in metainfo.findall("summary"):
        assert 10 <= len(summary.text) <= 35
        assert not summary.text.endswith(".")


@pytest.mark.parametrize(
    "command", [["desktop-file-validate", ".desktop"], ["appstreamcli", ".metainfo.xml"]]
)
def test_the_systems_own_tools_find_no_fault(command):
    tool, suffix = command
    if shutil.which(tool) is None:
        pytest.skip(f"{tool} is not installed")
    words = [tool, *(["validate", "--no-net"] if tool == "appstreamcli" else [])]
    words.append(str(PACKAGING / f"{app.APP_ID}{suffix}"))
    checked = subprocess.run(words, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout
    assert not re.search(r"^[EW]:|warning|error", checked.stdout, re.MULTILINE)


def test_the_package_asks_for_what_the_start_script_asks_for(package):
    start = runpy.run_path(str(ROOT / "play"))
    wanted = {*start["ALWAYS"].values(), *start["ON_X"].values(), *start["ON_WAYLAND"].values()}
    depends = set(package["depends"]())
    assert wanted <= depends
    assert any(one.startswith("libc6") for one in depends)
    told = package["control"]("1.2.3", "amd64", 7)
    assert "\nVersion: 1.2.3\nSection: games\n" in told
    assert not any(line != line.rstrip() or not line for line in told.splitlines())
    assert "python" not in told.lower()


def test_the_package_says_under_which_licences_it_comes(package):
    told = package["copyright_file"]()
    assert "MIT License" in told
    assert "LGPL-3" in told


def test_workers_of_the_packaged_program_are_caught_before_anything_else():
    """Else each worker of fill, season and solver would open a window of its own."""
    source = (ROOT / "desktop" / "hotstove" / "__main__.py").read_text(encoding="utf-8")
    calls = [
        node.func.id
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    ]
    order = sorted(("freeze_support", "main"), key=source.rindex)
    assert {"freeze_support", "main"} <= set(calls)
    assert order == ["freeze_support", "main"]


def test_the_spec_is_python_and_takes_cards_and_resources_along():
    source = (PACKAGING / "hotstove.spec").read_text(encoding="utf-8")
    ast.parse(source)
    for needed in ('"cards"', '"resources"', 'collect_submodules("hotstove")', "hotstove-table"):
        assert needed in source


# About, and the licences of what comes along


def test_about_names_version_day_licences_source_and_that_nothing_is_sent(qapp):
    told = about_text()
    day = hotstove.__released__[2:4]
    for needed in (hotstove.__version__, day, "MIT", "CC BY", "Open Font", "LGPL 3", "qt.io"):
        assert needed in told
    assert "never uses the network" in told


@pytest.mark.parametrize("country", ["C", "en_US", "en_GB", "fr_FR", "fr_CA"])
def test_about_writes_the_day_out_as_each_country_does(qapp, country):
    before, here = QLocale(), QLocale(country)
    day = QDate.fromString(hotstove.__released__, Qt.DateFormat.ISODate)
    QLocale.setDefault(here)
    try:
        told = about_text()
    finally:
        QLocale.setDefault(before)
    month = QLocale(QLocale.Language.English) if country == "C" else here
    assert month.monthName(day.month()) in told
    assert str(day.year()) in told


def test_every_licence_can_be_read_whole(qtbot):
    files = licence_files(ROOT / "resources")
    assert [*files][:2] == ["Hot Stove: MIT", "Cards and art: CC BY 4.0"]
    assert {"LGPL-3.0", "GPL-3.0", "Rokkitt-OFL", "RobotoCondensed-OFL"} <= {*files}
    window = LicencesWindow(ROOT / "resources")
    qtbot.addWidget(window)
    window.show()
    for at in range(window.chooser.count()):
        window.chooser.setCurrentIndex(at)
        window.chooser.activated.emit(at)
        assert len(window.text.toPlainText()) > 500
