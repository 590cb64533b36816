"""Clutch card lists in every dialect: what is read, mended or refused; nothing is lost."""

from __future__ import annotations

import pytest

from hotstove import places
from hotstove.catalog.card_lists import Status, import_list, read_list, report_text, write_cards
from hotstove.catalog.card_lists.clutch_cells import (
    icons_of,
    matchup_of,
    positions_of,
    roles_of,
    speed_of,
    x_zone_of,
)
from hotstove.catalog.card_lists.clutch_lists import field_named
from hotstove.catalog.clutch import read_clutch_cards
from hotstove.catalog.own_cards import own_folder, read_own_cards
from hotstove.catalog.refused import CardFileError
from hotstove.rulebooks.clutch.cards import BatterCard, PitcherCard, TwoWayCard
from hotstove.rulebooks.clutch.editions import EDITIONS

YEARS = (2017, 2024)
OLD = """\
Player;Team;Sal;Type;B/T;OB;Com;Speed;Pos;Def;Role;IP;X-Zone;Clutch;vs L;vs R;Icons;\
K;GB;FB;BB;1B;2B;3B;HR
Ana Lark;Owls;$410;Bat;R;12;;15 (B);SS, 2B;+2;;;;+2;1;;MVP HR;1-3;4-6;7-9;10-12;13-17;18-19;20;21+
Bo Quill;Owls;330;;S;10;;C11;OF +1;;;;;-1;;;-;1-3;4-6;7-9;10-12;13-17;18-19;20;21+
Cy Doyle;Owls;390;Pitcher;RHP;;4;;;2;SP;6;1-2;1;;1;K;1-7;8-12;13–16;17-18;19;20-22;;23+
Di Thorn;Owls;150;;LHP;;3;;;1;Closer;1;1;0;2;;{SV};1-7;8-12;13-16;17-18;19;20-22;-;23+
"""
NEW = """\
Card Name\tClub\tSalary\tHand\tOB/Com\tBR\tSteal\tPosition\tMistake range\tMatchups\tIcons\
\tSO\tGB\tLD\tFB\tBB\t1B\t2B\t3B\tHR
Ana Lark\tOwls\t410\tR\t12\t16\t18\tSS +3, 2B +1\t\tL+1\tAS\t1\t4\t\t7\t10\t13\t18\t20\t21
Bo Quill\tOwls\t330\tS\t10\t13\t12\tLF +1 / RF 0\t\t-\t\t1\t4\t\t7\t10\t13\t18\t20\t21
Cy Doyle\tOwls\t390\tR\t4\t\t\tSP:6 RP:2\t1-2\t+1 vs R\tK W\t1\t7\t11\t13\t17\t19\t20\t\t23
"""


def read(text, year=2024, **more):
    return read_list(text.encode(), "some.csv", set_name="some", game=f"clutch/{year}", **more)


def row(found, number=0):
    return found.rows[number]


def told(found, number=0):
    return " ".join(remark.sentence.english() for remark in row(found, number).remarks)


def chart(card):
    return " ".join(f"{band.result}{band.low}" for band in card.chart.bands)


USUAL = {
    2017: {"Name": "Ana Lark", "Club": "Owls", "Salary": "410", "Kind": "batter", "Hand": "R",
           "OB": "12", "Speed": "15", "Pos": "SS+2", "Clutch": "2", "Matchup": "L+1",
           "Icons": "MVP", "SO": "1-3", "GB": "4-6", "LD": "", "FB": "7-9", "BB": "10-12",
           "1B": "13-17", "2B": "18-19", "3B": "20", "HR": "21+"},
    2024: {"Name": "Ana Lark", "Club": "Owls", "Salary": "410", "Kind": "batter", "Hand": "R",
           "OB": "12", "BR": "16", "ST": "18", "Pos": "SS+3", "Clutch": "2", "Matchup": "L+1",
           "Icons": "MVP", "SO": "1-3", "GB": "4-6", "LD": "", "FB": "7-9", "BB": "10-12",
           "1B": "13-17", "2B": "18-19", "3B": "20", "HR": "21+"},
}  # fmt: skip
ARM = {"Kind": "pitcher", "OB": "", "Pos": "", "Com": "4", "Roles": "SP:6", "Def": "2", "X": "2",
       "Icons": "K", "1B": "13-19", "2B": "20-22", "3B": "", "HR": "23+"}  # fmt: skip


def one(year=2024, **cells):
    """A list of one batter; cells by heading."""
    usual = USUAL[year] | cells
    return read("\n".join([";".join(usual), ";".join(usual.values())]), year)


def arm(year=2024, **cells):
    return one(year, **(ARM | cells))


# Whole lists


def test_a_list_of_2017_in_ranges():
    """C17-01, C17-03: a Speed with its letter, one Defense, one role; K is a strikeout."""
    found = read(OLD, 2017)
    assert found.counts[Status.CLEAN] == 4, report_text(found)
    assert (found.form, found.separator) == ("ranges", ";")
    ana, bo, cy, di = found.cards
    assert isinstance(ana, BatterCard)
    assert (ana.salary, ana.on_base, ana.speed, ana.speed_grade) == (410, 12, 15, "B")
    assert (ana.clutch, ana.matchup, ana.icons) == (2, {"L": 1}, ("MVP", "HR"))
    assert list(map(str, ana.gloves)) == ["SS+2", "2B+2"]
    assert chart(ana) == "SO1 GB4 FB7 BB10 1B13 2B18 3B20 HR21"
    assert (bo.bats, bo.speed, bo.speed_grade, str(bo.gloves[0])) == ("S", 11, "C", "OF+1")
    assert isinstance(cy, PitcherCard)
    assert (cy.command, cy.throws, cy.roles, cy.x_zone, cy.defense) == (4, "R", {"SP": 6}, 2, 2)
    assert (di.throws, di.roles, di.matchup, di.icons) == ("L", {"CP": 1}, {"L": 2}, ("SV",))
    assert {card.edition for card in found.cards} == {2017}


def test_a_list_of_2024_by_where_results_start():
    """C24-01, C24-02: a number for each position, two speeds, several roles."""
    found = read(NEW)
    assert found.counts[Status.CLEAN] == 3, report_text(found)
    assert (found.form, found.separator) == ("starts", "\t")
    ana, bo, cy = found.cards
    assert (ana.baserunning, ana.stealing, ana.matchup) == (16, 18, {"L": 1})
    assert list(map(str, ana.gloves)) == ["SS+3", "2B+1"]
    assert list(map(str, bo.gloves)) == ["LF+1", "RF+0"]
    assert (cy.roles, cy.x_zone, cy.matchup) == ({"SP": 6, "RP": 2}, 2, {"R": 1})
    assert chart(cy) == "SO1 GB7 LD11 FB13 BB17 1B19 2B20 HR23"


@pytest.mark.parametrize(
    ("form", "cells"),
    [
        ("ranges", ["1-3", "4-6", "7-9", "10-12", "13-17", "18-19", "20", "21+"]),
        ("starts", ["1", "4", "7", "10", "13", "18", "20", "21"]),
        ("counts", ["3", "3", "3", "3", "5", "2", "1", "21"]),
        ("bounds", ["3", "6", "9", "12", "17", "19", "20", "24"]),
    ],
)
def test_cl_04_a_chart_in_every_form(form, cells):
    """CL-04: ranges, where results start, faces of the die, upper bounds."""
    codes = ["SO", "GB", "FB", "BB", "1B", "2B", "3B", "HR"]
    found = one(**dict(zip(codes, cells, strict=True)))
    assert found.form == form
    assert chart(found.cards[0]) == "SO1 GB4 FB7 BB10 1B13 2B18 3B20 HR21"


def test_a_chart_in_one_cell():
    words = "Name;Salary;Hand;OB;BR;ST;Pos;Chart\nAna Lark;410;R;12;16;18;SS+3;"
    found = read(words + "K 1-3, GB 4-6, FB 7-9, W 10-12, 1B 13-17, 2B 18-19, 3B 20, HR 21+")
    assert chart(found.cards[0]) == "SO1 GB4 FB7 BB10 1B13 2B18 3B20 HR21"
    assert row(found).status is Status.CLEAN


@pytest.mark.parametrize("year", YEARS)
def test_the_league_s_own_cards_come_back_without_a_difference(year, tmp_path):
    house = places.cards() / f"clutch_{year}" / "house_league.csv"
    cards = read_clutch_cards(house, EDITIONS[year])
    found = import_list(house, game=f"clutch/{year}")
    counts = found.counts
    assert counts[Status.CLEAN] + counts[Status.KEPT] == len(cards) == 480
    assert set(found.codes) <= {"CHART_ORDER"}
    assert found.cards == cards
    path = tmp_path / "out.csv"
    write_cards(found.cards, path, f"clutch/{year}")
    assert path.read_text("utf-8") == house.read_text("utf-8")


@pytest.mark.parametrize(("text", "year"), [(OLD, 2017), (NEW, 2024)])
def test_an_import_is_saved_and_lies_among_ones_own_cards(text, year, tmp_path):
    """Both editions and Showdown keep apart; a bad file beside them is named."""
    game = f"clutch/{year}"
    cards = read(text.replace("410", "415"), year).cards
    folder = own_folder(tmp_path, game)
    folder.mkdir()
    write_cards(cards, folder / "mine.csv", game)
    (folder / "torn.csv").write_text("id,person\n", "utf-8")
    found = read_own_cards(tmp_path, game=game)
    assert found.cards == cards
    assert "torn.csv" in found.refused[0].sentence
    assert read_own_cards(tmp_path, [card.id for card in cards], game).cards == ()
    assert read_own_cards(tmp_path).cards == ()
    assert read_own_cards(tmp_path, game=f"clutch/{4041 - year}").cards == ()


def test_what_a_row_alone_has_is_not_lost(tmp_path):
    """CL-02: the rarity of a card has a column only where there is one."""
    cards = one(Rarity="Rare", Season="'24").cards
    assert (cards[0].rarity, cards[0].season) == ("rare", 2024)
    write_cards(cards, tmp_path / "x.csv", "clutch/2024")
    assert read_clutch_cards(tmp_path / "x.csv", EDITIONS[2024]) == cards


# Headings and cells


@pytest.mark.parametrize(
    ("heading", "field"),
    [
        ("Player Name", "name"), ("SALARY", "salary"), ("Inning Limit", "limit"),
        ("X-Zone", "x_zone"), ("Mistake Range", "x_zone"), ("matchup_l", "matchup_l"),
        ("vs. LHP", "matchup_l"), ("On-Base", "on_base"), ("OB/Com", "level"), ("2b", "2B"),
        ("Ground ball", "GB"), ("Base running", "baserunning"), ("K", "SO"), ("Mood", None),
    ],
)  # fmt: skip
def test_headings(heading, field):
    assert field_named(heading) == field


@pytest.mark.parametrize(
    ("cell", "found"),
    [
        ("SS +3, 2B +1", "SS+3 2B+1"), ("LF +1 / RF 0", "LF+1 RF+0"), ("LF/RF+2", "LF/RF+2"),
        ("LFRF", "LF/RF?"), ("2B, SS", "2B? SS?"), ("C (+7)", "CA+7"), ("-", ""), ("DH", "DH?"),
        ("2B/SS +2", "2B+2 SS+2"), ("U", "U?"), ("SS+3 2B+1", "SS+3 2B+1"), ("CA+10", "CA+10"),
    ],
)  # fmt: skip
def test_c17_02_positions(cell, found):
    read_as = positions_of(cell)
    words = [p.slot + (f"{p.defense:+d}" if p.defense is not None else "?") for p in read_as]
    assert " ".join(words) == found


@pytest.mark.parametrize("cell", ["XX+1", "SS++2", "+2", "Goalkeeper"])
def test_what_is_no_position_is_refused(cell):
    found = one(Pos=cell)
    assert row(found).status is Status.REFUSED
    assert f"positions is “{cell}”; write SS+3 2B+1, CA+9, or DH" in told(found)


@pytest.mark.parametrize(
    ("cell", "found"),
    [
        ("SP:6 RP:2", {"SP": 6, "RP": 2}), ("SP 6 / RP 2", {"SP": 6, "RP": 2}),
        ("SP6", {"SP": 6}), ("Starter (6)", {"SP": 6}), ("closer", {"CP": 0}),
        ("RP1, OP1", {"RP": 1, "OP": 1}), ("relief pitcher 1", {"RP": 1}), ("QB 3", None),
        ("-", {}),
    ],
)  # fmt: skip
def test_c24_02_roles(cell, found):
    read_as = roles_of(cell)
    assert (read_as and {role.value: limit for role, limit in read_as.items()}) == found


@pytest.mark.parametrize(
    ("cell", "found"),
    [
        ("L+1", {"L": 1}), ("R1 L2", {"R": 1, "L": 2}), ("+1 vs LHP", {"L": 1}),
        ("L+1, R+2", {"L": 1, "R": 2}), ("vs. R +2", {"R": 2}), ("-", {}), ("", {}), ("0", {}),
        ("good", None), ("L", None), ("L+1?", None),
    ],
)  # fmt: skip
def test_cl_08_match_ups(cell, found):
    assert matchup_of(cell) == found


def test_speeds_zones_and_icons():
    """C17-01, CL-09, CL-14."""
    assert [speed_of(cell)[:2] for cell in ("15 (B)", "B15", "15", "15B", "fast")] == [
        (15, "B"), (15, "B"), (15, ""), (15, "B"), (None, ""),
    ]  # fmt: skip
    assert [x_zone_of(cell) for cell in ("2", "1-2", "1–3", "2-3", "")] == [2, 2, 3, None, None]
    assert icons_of("[ MVP, sb ]", 2024, "batter") == (("MVP", "SB"), [])
    icons, said = icons_of("MVP ZZ", 2024, "batter")
    assert icons == ("MVP", "ZZ")
    assert "ZZ" in said[0].sentence.english()


# Rows that are not whole


@pytest.mark.parametrize(
    ("cells", "read_as", "code"),
    [
        ({"1B": "13-16"}, "1B13 2B18", "CHART_GAP"),
        ({"1B": "13-18"}, "1B13 2B18", "CHART_OVERLAP"),
        ({"GB": "4-3"}, "GB4 FB7", "CHART_N_0"),
        ({"SO": "2-3"}, "SO1 GB4", "CHART_START"),
        ({"2B": "18+"}, "2B18 3B20", "CHART_OPEN_EARLY"),
    ],
)
def test_cl_05_one_fault_of_a_chart_is_mended_and_told(cells, read_as, code):
    found = one(**cells)
    assert row(found).status is Status.REPAIRED
    assert [remark.code for remark in row(found).remarks] == [code]
    assert read_as in chart(found.cards[0])


@pytest.mark.parametrize(
    ("year", "cells", "says"),
    [
        (2024, {"1B": "13-15", "2B": "18"}, "the chart has 2 faults"),
        (2024, {"1B": "10-17"}, "BB and 1B both begin at 10"),
        (2024, {"1B": "many"}, "1B is “many”"),
        (2017, {"LD": "7-8", "FB": "9"}, "LD"),
        (2024, {"HR": "27+"}, "27"),
    ],
)
def test_cl_05_a_chart_that_cannot_be_told_is_refused(year, cells, says):
    found = one(year, **cells)
    assert row(found).status is Status.REFUSED
    assert says in told(found)


def test_cl_05_no_triple_on_a_pitcher_s_chart():
    found = arm(**{"2B": "20", "3B": "21-22"})
    assert row(found).status is Status.REFUSED
    assert "3B" in told(found)


@pytest.mark.parametrize(
    ("cells", "status", "says"),
    [
        ({"ST": ""}, Status.REPAIRED, "stealing is missing; read as 16"),
        ({"Pos": "SS"}, Status.REPAIRED, "read as SS+0"),
        ({"Pos": "OF+2"}, Status.REPAIRED, "read as LF+2, CF+2, RF+2"),
        ({"Pos": "SS+2, SS+3"}, Status.REPAIRED, "SS is there twice; read as SS+2"),
        ({"Icons": "MVP QQ"}, Status.KEPT, "“QQ” is no icon of the rules"),
        ({"Clutch": "5"}, Status.KEPT, "clutch is 5, usual is -3 to 3"),
        ({"Clutch": "much"}, Status.REFUSED, "clutch is “much”; write a whole number"),
        ({"Salary": "lots"}, Status.REFUSED, "salary is “lots”; write a whole number like 410"),
        ({"Hand": "?"}, Status.REFUSED, "hand is “?”; write L, R or S"),
        ({"BR": "9"}, Status.REFUSED, "baserunning"),
        ({"BR": "", "ST": ""}, Status.REFUSED, "a whole number from 11 to 25"),
        ({"Name": ""}, Status.REFUSED, "name is “”"),
        ({"Name": "D\ufffdArcy Lark"}, Status.REPAIRED, "read as “D’Arcy Lark”"),
        ({"Matchup": "both"}, Status.REFUSED, "matchup is “both”; write L+1"),
        ({"Edition": "2017"}, Status.REFUSED, "2017"),
        ({"Pos": "CA+3"}, Status.REFUSED, "CA"),
    ],
)
def test_every_doubtful_batter_says_what_was_done(cells, status, says):
    found = one(**cells)
    assert row(found).status is status, told(found)
    assert says in told(found)
    assert says in report_text(found)


@pytest.mark.parametrize(
    ("year", "cells", "status", "says"),
    [
        (2024, {"Roles": "CP:1"}, Status.REPAIRED, "the role “CP” is read as RP"),
        (2024, {"Roles": "RP"}, Status.REPAIRED, "RP has no inning limit; read as RP:1"),
        (2017, {"Roles": "BP:4"}, Status.REFUSED, "BP"),
        (2017, {"Roles": "SP:6 RP:2"}, Status.REFUSED, "SP"),
        (2024, {"X": ""}, Status.REFUSED, "x_zone is “”; write 1, 1-2 or 1-3"),
        (2024, {"X": "7"}, Status.REFUSED, "7"),
        (2024, {"Hand": "S"}, Status.REPAIRED, "hand is “S”; read as R"),
        (2024, {"Roles": "Shortstop"}, Status.REFUSED, "roles is “Shortstop”"),
    ],
)
def test_every_doubtful_pitcher_says_what_was_done(year, cells, status, says):
    """C17-03, C24-02, CL-09."""
    found = arm(year, **cells)
    assert row(found).status is status, told(found)
    assert says in told(found)


def test_c17_01_one_defense_of_several_numbers():
    found = one(2017, Pos="SS+2, 2B+3")
    assert row(found).status is Status.REPAIRED
    assert list(map(str, found.cards[0].gloves)) == ["SS+2", "2B+2"]


TWO_WAY = (
    "id", "name", "club", "salary", "kind", "hand", "on_base", "command", "baserunning",
    "stealing", "positions", "roles", "defense", "x_zone", "speed",
    "SO", "GB", "FB", "BB", "1B", "2B", "HR",
)  # fmt: skip


def test_c24_03_two_rows_of_one_id_are_a_two_way_player():
    """C24-03: in 2024; in 2017 they are two cards, and it is told."""
    lines = "\n".join(
        [
            ",".join(TWO_WAY),
            "vane,Vi Vane,Owls,500,batter,R,12,,16,16,DH,,,,,1,4,7,10,13,18,21",
            "vane,Vi Vane,Owls,500,pitcher,R,,4,,,,SP:6,2,2,,1,7,13,17,19,20,23",
        ]
    )
    found = read(lines)
    assert len(found.cards) == 1
    assert isinstance(found.cards[0], TwoWayCard)
    assert "two-way player" in told(found, 1)
    assert [each.status for each in found.rows] == [Status.CLEAN, Status.KEPT]
    old = read(lines.replace(",16,16,DH,,,,,", ",,,,,,,15,"), 2017)
    assert [card.id for card in old.cards] == ["vane", "vane-2"]
    assert "has the id vane already" in told(old, 1)


def test_every_row_of_a_dirty_list_is_accounted_for():
    lines = OLD.splitlines()
    dirty = [
        *lines,
        lines[1],
        "",
        lines[2].replace("330", "cheap"),
        lines[3].replace("13–16", "13-15"),
        "Ed,only",
        lines[4] + ";extra",
    ]
    found = read("\n".join(dirty), 2017)
    assert len(found.rows) == sum(found.counts.values()) == 9
    assert len({card.id for card in found.cards}) == len(found.cards) == 7
    assert found.counts[Status.REFUSED] == 2
    assert all(each.remarks for each in found.doubtful)
    report = report_text(found)
    assert all(f"row {each.number}, " in report for each in found.doubtful)
    assert "the same as in row 2" in report


def test_a_list_without_the_columns_it_needs_says_which():
    with pytest.raises(CardFileError, match="no column holds salary, hand, on_base, SO"):
        read("name,team\nAna,Owls\n")


def test_cells_that_mean_nothing_are_no_crash():
    """Any text in any cell: a card or a refusal, never an error."""
    odd = ["", "-", "+", "L+", "99999999999", "\x00", "1-", "é" * 200, "(((", "A" * 90, "1 2 3 4"]
    for heading in [*USUAL[2024], *ARM]:
        for cell in odd:
            for found in (one(**{heading: cell}), arm(2017, **{heading: cell})):
                assert len(found.rows) == 1
                assert found.cards or row(found).remarks


# Quotation marks


LARK, REED = "Ana Lark;410;R;12;16;18;SS+3;", "Bo Reed;220;S;10;14;12;CA+7;"
CHART = "1-3;4-6;7-9;10-12;13-17;18-20;21+"


def names(*rows):
    heads = "Name;Salary;Hand;OB;BR;ST;Pos;SO;GB;FB;BB;1B;2B;HR"
    found = read("\n".join((heads, *(row + CHART for row in rows))))
    marks = [[remark.code for remark in row.remarks] for row in found.rows]
    return [card.name for card in found.cards], marks


def test_a_quotation_mark_that_is_not_closed_swallows_no_other_row():
    assert names('"' + LARK, REED, REED.replace("Bo", "Cy")) == (
        ["Ana Lark", "Bo Reed", "Cy Reed"],
        [["QUOTE_OPEN"], [], []],
    )
    many = [LARK.replace("Ana", f"A{'abcdefghijklmnopqrst'[n]}") for n in range(20)]
    many[2], many[18] = '"' + many[2], '"' + many[18]
    found, marks = names(*many)
    assert len(found) == 20
    assert [n for n, codes in enumerate(marks) if codes == ["QUOTE_OPEN"]] == [2, 18]


def test_a_quotation_mark_in_a_list_of_any_length_is_borne():
    rows = ['"' + LARK, *(REED.replace("Bo", f"B{n}") for n in range(3000))]
    found, marks = names(*rows)
    assert len(found) == 3001
    assert marks[0] == ["QUOTE_OPEN"]


def test_a_cell_may_run_over_lines_within_its_quotation_marks():
    assert names(LARK.replace("Ana Lark", '"Ana\nLark"'), REED) == (
        ["Ana Lark", "Bo Reed"],
        [[], []],
    )


def test_what_is_said_of_a_row_is_told_sentence_by_sentence():
    found = one(Salary="lots", Hand="X")
    told = report_text(found).splitlines()[-1].strip()
    assert told.startswith("row 2, Ana Lark: refused: salary is “lots”")
    assert " 410 · hand is “X”; write L, R or S." in told
