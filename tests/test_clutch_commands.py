"""The commands around Clutch's own cards, rosters and sheets."""

from __future__ import annotations

import json

import pypdf
import pytest

from hotstove import cli, places
from hotstove.catalog.clutch import read_clutch_cards
from hotstove.catalog.own_cards import own_folder
from hotstove.catalog.shelf import Catalog
from hotstove.clubhouse.front_office import front_office
from hotstove.rulebooks.clutch.cards import PitcherCard
from hotstove.rulebooks.clutch.editions import EDITIONS

LIST = """\
Name;Team;Salary;Hand;OB;BR;ST;Pos;Chart
Ana Lark;Owls;410;R;12;16;18;SS+3;SO 1-3, GB 4-6, FB 7-9, BB 10-12, 1B 13-17, 2B 18-20, HR 21+
Bo Quill;Owls;330;S;10;13;12;LF+1;SO 1-3, GB 5-6, FB 7-9, BB 10-12, 1B 13-17, 2B 18-20, HR 21+
Cy Nobody;Owls;lots;S;10;13;12;LF+1;SO 1-3, GB 4-6, FB 7-9, BB 10-12, 1B 13-20, HR 21+
"""


def run(*words):
    return cli.main([str(word) for word in words])


def test_a_clutch_list_is_imported_and_reported(tmp_path, capsys):
    source, out, report = tmp_path / "list.csv", tmp_path / "set.csv", tmp_path / "report.txt"
    source.write_text(LIST, "utf-8")
    words = ("import", source, "--out", out, "--report", report, "--game", "clutch/2024")
    assert run(*words) == 0
    assert "clean 1  kept 0  repaired 1  refused 1" in capsys.readouterr().out
    told = report.read_text("utf-8")
    assert "row 4, Cy Nobody: refused: salary is “lots”" in told
    assert "row 3, Bo Quill: repaired:" in told
    cards = read_clutch_cards(out, EDITIONS[2024])
    assert [card.name for card in cards] == ["Ana Lark", "Bo Quill"]
    assert run("import", out, "--out", tmp_path / "again.csv", "--game", "clutch/2024") == 0
    assert (tmp_path / "again.csv").read_text("utf-8") == out.read_text("utf-8")


@pytest.mark.parametrize("year", [2017, 2024])
def test_an_imported_card_is_in_the_stock_and_may_be_locked(year, tmp_path, monkeypatch, capsys):
    """C17-01, C24-01: a set of one's own beside the house's, in the edition's own folder."""
    monkeypatch.setenv("HOTSTOVE_HOME", str(tmp_path))
    game, source = f"clutch/{year}", tmp_path / "list.csv"
    out = own_folder(places.own_cards(), game) / "mine.csv"
    source.write_text(LIST.replace("BR;ST", "Speed;ST") if year == 2017 else LIST, "utf-8")
    assert run("import", source, "--out", out, "--game", game) == 0
    locks = tmp_path / "locks.txt"
    locks.write_text("Lineup:\n3. SS Ana Lark\n", "utf-8")
    roster = tmp_path / "x.hotroster"
    assert run("roster", "fill", "--game", game, "--locks", locks, "--out", roster) == 0
    assert "Ana Lark (SS)" in capsys.readouterr().out
    assert run("roster", "check", roster) == 0
    assert "legal, a salary of" in capsys.readouterr().out
    office = front_office(game)
    stock = office.stocked(Catalog(places.cards()), places.own_cards())
    assert {"Ana Lark", "Bo Quill"} <= {card.name for card in stock.known.values()}
    assert "Ana Lark" not in {
        card.name
        for card in front_office(f"clutch/{4041 - year}")
        .stocked(Catalog(places.cards()), places.own_cards())
        .known.values()
    }


@pytest.mark.parametrize(
    ("game", "name", "size"),
    [("clutch/2017", "20", 20), ("clutch/2017", "23", 23), ("clutch/2024", "all-star", 30)],
)
def test_c17_13_c24_14_other_formats_are_filled_and_checked(game, name, size, tmp_path, capsys):
    """C17-13, C24-14."""
    roster = tmp_path / "x.hotroster"
    assert run("roster", "fill", "--game", game, "--format", name, "--out", roster) == 0
    assert run("roster", "check", roster) == 0
    capsys.readouterr()
    assert len(json.loads(roster.read_text("utf-8"))["roster"]["cards"]) == size
    assert run("roster", "check", roster, "--format", "standard") == 1
    assert "ROSTER_SIZE" in capsys.readouterr().out


def test_what_blocks_a_fill_is_told_with_its_rule(tmp_path, capsys):
    """C17-08."""
    shelf = Catalog(places.cards()).clutch(2017)
    arms = [card for card in shelf.cards.values() if isinstance(card, PitcherCard)]
    closers = [card.name for card in arms if card.has("CP")][:2]
    locks = tmp_path / "locks.txt"
    locks.write_text("\n".join(["Bullpen:", *closers]), "utf-8")
    words = ("--game", "clutch/2017", "--locks", locks, "--out", tmp_path / "x.hotroster")
    assert run("roster", "fill", *words) == 1
    assert "There must be exactly one closer (C17-08)." in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "count"),
    [
        (["sheet", "--kind", "areas"], 2),
        (["sheet", "--kind", "areas", "--set", "clutch/2017"], 1),
        (["lineup", "--set", "2017-kites,2024-kites,2024-anvils"], 2),
        (["lineup", "--set", "blank"], 1),
        (["roster", "--set", "2017-kites"], 1),
    ],
)
def test_cl_27_clutch_s_sheets_are_printed_without_a_window(words, count, tmp_path):
    """CL-24, CL-27."""
    out = tmp_path / "x.pdf"
    assert run("print", *words, "--game", "clutch", "--out", out) == 0
    assert len(pypdf.PdfReader(out).pages) == count


def test_a_roster_file_is_printed_with_its_lineup_card(tmp_path):
    roster, out = tmp_path / "x.hotroster", tmp_path / "x.pdf"
    assert run("roster", "fill", "--game", "clutch/2024", "--out", roster) == 0
    assert run("print", "roster", roster, "--with-lineups", "--out", out) == 0
    assert len(pypdf.PdfReader(out).pages) == 2
