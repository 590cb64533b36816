"""Card lists in every dialect: what is read, what is mended, what is refused; nothing is lost."""

from __future__ import annotations

import pytest

from hotstove.catalog.card_lists import (
    Status,
    cards_csv,
    import_list,
    read_list,
    report_text,
    write_cards,
)
from hotstove.catalog.card_lists.cells import (
    hand_of,
    icons_of,
    number_of,
    positions_of,
    season_of,
    speed_of,
)
from hotstove.catalog.card_lists.columns import guessed_columns
from hotstove.catalog.card_lists.sheet import decoded
from hotstove.catalog.refused import CardFileError
from hotstove.catalog.showdown import read_showdown_cards
from hotstove.files.refused import FileRefused
from hotstove.rulebooks.showdown.cards import HitterCard, PitcherCard, Result, Role

RANGES = """\
Index,#,Set,Name,Team,Pts.,Yr.,OB/C,Spd/IP,Pos,H,Icon,PU,SO,GB,FB,W,S,S+,DB,TR,HR
'03 1 UL,1,UL,Ana Mole,Owls,310,'03,11,A (18),"LF/RF +2, 1B+0",S,[ S HR V ],\
-,1-2,3-,4-5,6-9,10-15,-,16-18,-,19+
'03 2 UL,2,UL,Bo Vane,Owls,120,'03,4,6,Starter,L,,1-2,3–11,12-14,15-17,18-,19-24,-,-,-,25+
'03 3 P,3,P,Cy Wells,Jays,40,'03,8,A18,-,R,{SB},-,1,2-4,5-6,7-8,9-18,-,19-20,-,21+
'02 4 SS,4,SS,Di Hart '99,Jays,90,'02,9,12,CA +7,L,"V,S,HR",-,1-2,3-4,5-6,7-9,10-17,18,19,-,20
"""
COUNTS = """\
player;team;pts;onbase;control;speed;ip;position;bats;icons;PU;SO;GB;FB;BB;1B;1B+;2B;3B;HR
Ana Mole;Owls;310;11;;18;;LFRF;S;S HR V;0;2;1;2;4;6;0;3;0;2
Bo Vane;Owls;1,200;;4;;6;SP;L;;2;9;3;3;1;2;0;0;0;25
Di Hart;Jays;90;9;;12;;C+7;R;;0;2;2;2;4;9;0;1;22;24
"""
BOUNDS = """\
Card name\tClub\tPoints\tCommand\tSpeed/IP\tFielding\tHand\tPU\tSO\tGB\tFB\tBB\t1B\t1B+\t2B\t3B\tHR
Ana Mole\tOwls\t310\t11\t18\tSS+2, 2B+3\tS\t\t2\t3\t5\t9\t15\t\t18\t\t20
Bo Vane\tOwls\t120\t4\t6\tCloser\tL\t2\t11\t14\t17\t18\t24\t\t\t\t26
"""


def read(text, **more):
    return read_list(text.encode(), "some.csv", set_name="some", **more)


def row(found, number=0):
    return found.rows[number]


def told(found, number=0):
    return " ".join(remark.sentence.english() for remark in row(found, number).remarks)


def chart(card):
    return ", ".join(f"{each.result} {each}" for each in card.chart.rows)


def hitter(**cells):
    """A list of one hitter; cells by heading."""
    usual = {
        "Name": "Ana Mole", "Team": "Owls", "Pts.": "310", "Yr.": "'03", "OB/C": "11",
        "Spd/IP": "18", "Pos": "SS+2", "H": "R", "Icon": "", "PU": "-", "SO": "1-2", "GB": "3",
        "FB": "4-5", "W": "6-9", "S": "10-15", "S+": "-", "DB": "16-18", "TR": "-", "HR": "19+",
    } | {name.replace("_", "/"): cell for name, cell in cells.items()}  # fmt: skip
    lines = [";".join(usual), ";".join(usual.values())]
    return read("\n".join(lines))


# Whole lists


def test_text_ranges_with_everything_in_one_column():
    """Ranges ``2-4``, ``18-``, ``21+``, long dashes; On-Base or Control in one column."""
    found = read(RANGES)
    assert found.counts == {
        Status.CLEAN: 4, Status.KEPT: 0, Status.REPAIRED: 0, Status.REFUSED: 0
    }  # fmt: skip
    assert (found.form, found.separator, found.encoding) == ("ranges", ",", "UTF-8")
    ana, bo, cy, di = found.cards
    assert isinstance(ana, HitterCard)
    assert (ana.on_base, ana.bats, ana.season) == (11, "S", 2003)
    assert (ana.speed_letter, ana.speed) == ("A", 18)
    assert list(map(str, ana.positions)) == ["LF/RF+2", "1B+0"]
    assert [icon.value for icon in ana.icons] == ["S", "HR", "V"]
    assert chart(ana) == "SO 1–2, GB 3, FB 4–5, BB 6–9, 1B 10–15, 2B 16–18, HR 19+"
    assert isinstance(bo, PitcherCard)
    assert (bo.control, bo.ip, bo.role, bo.throws) == (4, 6, Role.STARTER, "L")
    assert chart(bo).endswith("1B 19–24, HR 25+")
    assert cy.positions == ()
    assert cy.subset == "promo"
    assert di.chart.result(20) is Result.HOMER
    assert (di.subset, di.person, di.name) == ("great_season", "di-hart", "Di Hart '99")
    assert [icon.value for icon in di.icons] == ["V", "S", "HR"]


def test_slot_counts_where_numbers_above_twenty_are_starts():
    found = read(COUNTS)
    assert (found.form, found.separator) == ("counts", ";")
    ana, bo, di = found.cards
    assert chart(ana) == "SO 1–2, GB 3, FB 4–5, BB 6–9, 1B 10–15, 2B 16–18, HR 19+"
    assert chart(bo) == "PU 1–2, SO 3–11, GB 12–14, FB 15–17, BB 18, 1B 19–24, HR 25+"
    assert chart(di) == "SO 1–2, GB 3–4, FB 5–6, BB 7–10, 1B 11–19, 2B 20–21, 3B 22–23, HR 24+"
    assert bo.points == 1200
    assert str(ana.positions[0]) == "LF/RF+0"
    assert row(found).status is Status.REPAIRED


def test_upper_bounds():
    found = read(BOUNDS)
    assert (found.form, found.separator) == ("bounds", "\t")
    ana, bo = found.cards
    assert chart(ana) == "SO 1–2, GB 3, FB 4–5, BB 6–9, 1B 10–15, 2B 16–18, HR 19+"
    assert chart(bo) == "PU 1–2, SO 3–11, GB 12–14, FB 15–17, BB 18, 1B 19–24, HR 25+"
    assert bo.role is Role.CLOSER


@pytest.mark.parametrize("text", [RANGES, COUNTS, BOUNDS])
def test_an_export_comes_back_without_a_difference(text, tmp_path):
    cards = read(text).cards
    path = tmp_path / "set.csv"
    write_cards(cards, path)
    assert import_list(path).cards == cards
    assert read_showdown_cards(path) == cards
    assert import_list(path).counts[Status.CLEAN] == len(cards)
    assert cards_csv(import_list(path).cards) == path.read_text("utf-8")


# Opening


@pytest.mark.parametrize(
    ("codec", "name"),
    [("utf-8", "UTF-8"), ("utf-8-sig", "UTF-8"), ("cp1252", "Windows-1252"), ("utf-16", "UTF-16")],
)
def test_encodings_are_found_out(codec, name):
    text = RANGES.replace("Ana Mole", "Ána D’Mole").replace("–", "-")
    found = read_list(text.encode(codec), "some.csv")
    assert found.encoding == name
    assert found.cards[0].name == "Ána D’Mole"
    assert found.counts[Status.REFUSED] == 0


def test_bytes_that_mean_nothing_are_no_crash():
    assert decoded(b"caf\xe9 \x81")[0].startswith("café")


@pytest.mark.parametrize(
    "data",
    [b"", b"\n\n", b"a,b\n", b"a,b\n1,2\n", b"\x00\xff" * 99, b'"' + b"x" * 999, "é" * 9],
)
def test_what_is_no_list_is_refused_in_a_sentence(data):
    data = data.encode() if isinstance(data, str) else data
    with pytest.raises(CardFileError, match=r"some\.csv"):
        read_list(data, "some.csv")


def test_a_list_without_the_columns_it_needs_says_which():
    with pytest.raises(CardFileError, match="no column holds points, position, on_base, PU"):
        read("name,team\nAna,Owls\n")


def test_a_missing_file_is_refused(tmp_path):
    with pytest.raises(FileRefused):
        import_list(tmp_path / "none.csv")


# Columns


def test_headings_are_guessed_and_may_be_overruled():
    headings = RANGES.splitlines()[0].split(",")
    columns = guessed_columns(headings)
    assert columns["command"] == 7
    assert columns["1B+"] == 18
    swapped = columns | {"1B": columns["BB"], "BB": columns["1B"]}
    card = read(RANGES, columns=swapped).cards[0]
    assert card.chart.result(7) is Result.SINGLE
    assert read(RANGES).sample[0][columns["name"]] == "Ana Mole"
    old = ("Out(PU)", "Out(SO)", "Walk", "Single+", "Homer")
    assert list(guessed_columns(old)) == ["PU", "SO", "BB", "1B+", "HR"]


def test_columns_nothing_is_read_from_are_named():
    assert hitter(Mood="good").left_aside == ("Mood",)


# Cells


@pytest.mark.parametrize(
    ("cell", "found"),
    [
        ("LF-RF+2", ["LF/RF+2"]), ("LF/RF +2", ["LF/RF+2"]), ("LFRF +2", ["LF/RF+2"]),
        ("SS+2, 2B+3", ["SS+2", "2B+3"]), ("SS+2 2B+3", ["SS+2", "2B+3"]),
        ("C+7", ["CA+7"]), ("CA +7", ["CA+7"]), ("c+7", ["CA+7"]), ("-", []), ("–", []),
        ("DH", []), ("", []), ("IF+1", ["IF+1"]), ("OF-1", ["OF-1"]), ("1B−1", ["1B-1"]),
        ("2B-SS+2", ["2B+2", "SS+2"]), ("3B", ["3B+0"]), ("SS+2/2B+3", ["SS+2", "2B+3"]),
        ("SS (+2)", ["SS+2"]), ("SS 2, 1B 0", ["SS+2", "1B+0"]),
    ],
)  # fmt: skip
def test_positions(cell, found):
    """SD-C-07."""
    assert list(map(str, positions_of(cell)[0])) == found


@pytest.mark.parametrize("cell", ["XX+1", "LF-QB+1", "+2", "SS++2"])
def test_what_is_no_position_is_refused(cell):
    found = hitter(Pos=cell)
    assert row(found).status is Status.REFUSED
    assert cell in told(found)


@pytest.mark.parametrize(
    ("cell", "found"),
    [("S HR V", "S HR V"), ("[ S HR V ]", "S HR V"), ("{SB}", "SB"), ("V,S,HR", "V S HR"),
     ("[ - ]", ""), ("", ""), ("20 CY K", "20 CY K"), ("ry", "RY")],
)  # fmt: skip
def test_icons(cell, found):
    """SD-C-15."""
    assert " ".join(icons_of(cell)[0]) == found


@pytest.mark.parametrize(
    ("cell", "found"),
    [("A (18)", ("A", 18)), ("18", ("A", 18)), ("A18", ("A", 18)), ("B(12)", ("B", 12)),
     ("12", ("C", 12)), ("18A", ("A", 18)), ("9 (C)", ("C", 9)),
     ("13", ("B", 13)), ("c9", ("C", 9)), ("B", ("B", 15)), ("fast", None)],
)  # fmt: skip
def test_speeds(cell, found):
    """SD-C-09."""
    assert speed_of(cell)[0] == found


def test_seasons_hands_and_numbers():
    assert [season_of(cell) for cell in ("'04", "’97", "2004", "05", "x")] == [
        2004, 1997, 2004, 2005, None,
    ]  # fmt: skip
    assert [hand_of(cell) for cell in ("L", "r", "S", "Right", "LHP", "Both", "?")] == [
        "L", "R", "S", "R", "L", "S", None,
    ]  # fmt: skip
    assert (hand_of("L/R"), hand_of("L/R", throws=True)) == ("L", "R")
    assert [number_of(cell) for cell in ("530", "1,200", "6.0", "−2", "+3", "ten", "")] == [
        530, 1200, 6, -2, 3, None, None,
    ]  # fmt: skip


# Charts that are not whole


@pytest.mark.parametrize(
    ("cells", "read_as", "code"),
    [
        ({"GB": "3-0"}, "GB 3", "CHART_N_0"),
        ({"GB": "3-0", "FB": "5"}, "GB 3–4", "CHART_N_0"),
        ({"S": "10-14"}, "1B 10–15", "CHART_GAP"),
        ({"S": "10-16"}, "1B 10–15", "CHART_OVERLAP"),
        ({"SO": "2"}, "SO 1–2", "CHART_START"),
        ({"HR": "19"}, "HR 19+", "CHART_SHORT"),
        ({"DB": "16+"}, "2B 16–18", "CHART_OPEN_EARLY"),
    ],
)
def test_one_fault_is_repaired_where_ranges_begin(cells, read_as, code):
    """SD-C-05: said with what was found and what was made of it."""
    found = hitter(**cells)
    assert row(found).status is Status.REPAIRED
    assert [remark.code for remark in row(found).remarks] == [code]
    assert read_as in chart(found.cards[0])


@pytest.mark.parametrize(
    ("cells", "code"),
    [
        ({"S": "10-13", "DB": "16-17"}, "CHART_BROKEN"),
        ({"S": "6-9"}, "CHART_SAME_START"),
        ({"S": "ten"}, "CHART_CELL"),
        ({"S": "3-4-5"}, "CHART_CELL"),
        (dict.fromkeys(("SO", "GB", "FB", "W", "S", "DB", "HR"), "-"), "CHART_EMPTY"),
    ],
)
def test_what_cannot_be_told_by_the_list_is_refused(cells, code):
    """SD-C-14: the row stays in the report, with the reason."""
    found = hitter(**cells)
    assert found.cards == ()
    assert row(found).status is Status.REFUSED
    assert [remark.code for remark in row(found).remarks] == [code]


def test_a_closed_end_at_twenty_and_an_open_one_mean_the_same():
    """SD-C-06: old cards print ``19-20``."""
    assert hitter(HR="19-20").cards == hitter(HR="19+").cards
    assert row(hitter(HR="19-20")).status is Status.CLEAN


@pytest.mark.parametrize("cell", ["19+", "19 +", "19-up", "19 and up", "19 or more", "19 & up"])
def test_an_open_end_is_written_in_many_ways(cell):
    assert hitter(HR=cell).cards == hitter(HR="19+").cards


def test_unusual_but_legal_is_kept_and_said():
    found = hitter(SO="3", GB="1-2")
    assert row(found).status is Status.KEPT
    assert "GB, SO" in told(found)
    assert row(hitter(Spd_IP="C18")).status is Status.KEPT


@pytest.mark.parametrize(
    ("cells", "status", "says"),
    [
        ({"Icon": "K S"}, Status.REPAIRED, "the icon K may not stand on the card of a hitter"),
        ({"Icon": "S QQ"}, Status.REPAIRED, "“QQ” is no icon"),
        ({"Spd_IP": "A"}, Status.REPAIRED, "read as A(20)"),
        ({"Pos": "SS"}, Status.REPAIRED, "has no number"),
        ({"Pos": "2B-SS-3B+1"}, Status.REPAIRED, "3B+1 is dropped"),
        ({"Name": "D\ufffdArcy Mole"}, Status.REPAIRED, "read as “D’Arcy Mole”"),
        ({"Pos": "Closer+0", "Spd_IP": "1"}, Status.REPAIRED, "read as closer"),
        ({"Yr.": "soon"}, Status.KEPT, "season is “soon”"),
        ({"Pts.": "lots"}, Status.REFUSED, "points is “lots”"),
        ({"Pts.": "999999"}, Status.REFUSED, "999999"),
        ({"H": "?"}, Status.REFUSED, "hand is “?”"),
        ({"Name": ""}, Status.REFUSED, "name is “”"),
        ({"OB_C": ""}, Status.REFUSED, "on_base is “”"),
        ({"Pos": "P"}, Status.REFUSED, "role is “P”"),
    ],
)  # fmt: skip
def test_every_doubtful_row_says_what_was_done(cells, status, says):
    cells = {name.replace("_", "/"): cell for name, cell in cells.items()}
    found = hitter(**cells)
    assert row(found).status is status
    assert says in told(found)
    assert says in report_text(found)


def test_cards_of_one_id_are_all_kept():
    """SD-C-01: nothing is silently dropped."""
    lines = RANGES.splitlines()
    found = read("\n".join([*lines, lines[1], lines[1].replace("Ana Mole", "Ann Mole")]))
    ids = [card.id for card in found.cards]
    assert len(set(ids)) == len(ids) == 6
    assert "the same as in row 2" in told(found, 4)
    assert "row 2 has the id" in told(found, 5)


def test_short_and_long_rows():
    lines = RANGES.splitlines()
    found = read("\n".join([lines[0], lines[1] + ",,more", "Ana,only"]))
    assert "1 filled cells beyond" in told(found, 0)
    assert row(found, 1).status is Status.REFUSED


# The reference lists, read in place and never shipped


def test_the_reference_cards_of_two_seasons_import_whole(reference):
    """1,196 of 1,196."""
    found = import_list(reference / "showdown_cards_2004_2005.csv")
    assert len(found.rows) == len(found.cards) == 1196
    assert found.counts[Status.REFUSED] == 0
    assert found.counts[Status.REPAIRED] == 2
    assert len({card.id for card in found.cards}) == 1196
    assert read_list(cards_csv(found.cards).encode(), "x.csv").cards == found.cards


def test_every_doubtful_row_of_the_dirty_list_is_accounted_for(reference):
    """3,848 rows: gaps, overlaps, ``n-0``, letters for Speed; each told, none lost."""
    found = import_list(reference / "flamberge_card_list_2000_2005_raw.csv")
    assert len(found.rows) == sum(found.counts.values()) == 3848
    assert len(found.cards) == 3848 - found.counts[Status.REFUSED]
    assert found.counts[Status.REFUSED] == 2
    assert len(found.doubtful) == 3848 - found.counts[Status.CLEAN]
    assert all(each.remarks for each in found.doubtful)
    codes = found.codes
    assert codes["CHART_N_0"] == 11
    assert codes["CHART_GAP"] + codes["CHART_START"] == 13
    assert codes["CHART_OVERLAP"] == 7
    assert codes["CHART_BROKEN"] == 2
    assert codes["SPEED_LETTER_ONLY"] == 838
    report = report_text(found)
    assert all(f"row {each.number}, " in report for each in found.doubtful)
    assert read_list(cards_csv(found.cards).encode(), "x.csv").cards == found.cards
