"""Card files that people wrote: what is repaired, and how the rest is refused."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest

from hotstove.catalog.clubs import read_clubs
from hotstove.catalog.refused import CardFileError, CatalogError
from hotstove.catalog.shelf import Catalog
from hotstove.catalog.showdown import FIELDS, read_showdown_cards
from hotstove.files.refused import FileRefused
from hotstove.rulebooks.showdown.cards import HitterCard, Icon, PitcherCard, Result, Slot

HEADINGS = (*FIELDS, *(result.value for result in Result))
HITTER = {
    "id": "h-1",
    "person": "ada-quill",
    "name": "Ada Quill",
    "club": "mudlarks",
    "season": "2026",
    "set": "house_league",
    "points": "300",
    "kind": "hitter",
    "on_base": "10",
    "speed": "B15",
    "hand": "L",
    "positions": "2B+3 SS+4",
    "icons": "S HR",
    "SO": "1-2",
    "GB": "3-4",
    "FB": "5-6",
    "BB": "7-10",
    "1B": "11-16",
    "2B": "17-18",
    "HR": "19+",
}
PITCHER = {
    "id": "p-1",
    "person": "bo-varga",
    "name": "Bo Varga",
    "club": "mudlarks",
    "season": "2026",
    "set": "house_league",
    "points": "400",
    "kind": "pitcher",
    "role": "starter",
    "control": "4",
    "ip": "6",
    "hand": "R",
    "PU": "1-2",
    "SO": "3-7",
    "GB": "8-13",
    "FB": "14-16",
    "BB": "17",
    "1B": "18-19",
    "2B": "20-24",
    "HR": "25+",
}


def sheet(*rows: dict[str, str], headings: tuple[str, ...] = HEADINGS) -> str:
    text = io.StringIO()
    writer = csv.DictWriter(text, headings, lineterminator="\n", extrasaction="ignore")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    """A card file with a faultless hitter and pitcher."""
    path = tmp_path / "mine.csv"
    path.write_text(sheet(HITTER, PITCHER), encoding="utf-8")
    return path


def refusal(path: Path, *rows: dict[str, str]) -> str:
    path.write_text(sheet(*rows), encoding="utf-8")
    with pytest.raises(CardFileError) as refused:
        read_showdown_cards(path)
    return refused.value.report


def test_a_faultless_file_gives_its_cards_in_order(cards: Path) -> None:
    hitter, pitcher = read_showdown_cards(cards)
    assert isinstance(hitter, HitterCard)
    assert isinstance(pitcher, PitcherCard)
    assert [str(at) for at in hitter.positions] == ["2B+3", "SS+4"]
    assert (hitter.speed_letter, hitter.speed, hitter.icons) == ("B", 15, (Icon.S, Icon.HR))
    assert [str(row) for row in hitter.chart.rows][-2:] == ["17–18", "19+"]
    assert (pitcher.role, pitcher.control, pitcher.ip) == ("starter", 4, 6)


@pytest.mark.parametrize(
    ("row", "change", "told"),
    [
        (HITTER, {"FB": ""}, "the chart has a gap at 5–6 before BB; give every total from 1"),
        (HITTER, {"GB": "2-4"}, "the chart gives 2 to GB and to another result"),
        (HITTER, {"HR": "19-20"}, "the chart has no open end"),
        (HITTER, {"GB": "4-3"}, "GB is “4-3”; write it like 2-4, 18, 19+"),
        (HITTER, {"GB": "0-4"}, "GB is “0-4”; write it like"),
        (HITTER, {"GB": "many"}, "GB is “many”; write it like"),
        (HITTER, {"positions": "XF+1"}, "positions holds “XF”" ),
        (HITTER, {"positions": "2B"}, "positions is “2B”; write it like 2B+1"),
        (HITTER, {"positions": "2B+30"}, "positions is “2B+30”; give a whole number from -9 to 20"),
        (HITTER, {"icons": "S ZZ"}, "icons holds “ZZ”; the icons are K, HR"),
        (HITTER, {"icons": "K"}, "icons holds K, which a hitter may not have"),
        (PITCHER, {"icons": "SB"}, "icons holds SB, which a pitcher may not have"),
        (HITTER, {"name": ""}, "name is empty"),
        (HITTER, {"club": ""}, "club is empty"),
        (HITTER, {"on_base": "ten"}, "on_base is “ten”; give a whole number from 0 to 25"),
        (HITTER, {"on_base": "40"}, "on_base is “40”; give a whole number from 0 to 25"),
        (HITTER, {"on_base": ""}, "on_base is empty"),
        (HITTER, {"points": "1e3"}, "points is “1e3”; give a whole number from 0"),
        (HITTER, {"points": "٣٠٠"}, "points is “٣٠٠”; give a whole number"),
        (HITTER, {"season": "99999"}, "season is “99999”; give a whole number"),
        (HITTER, {"speed": "D9"}, "speed is “D9”; write it like A18"),
        (HITTER, {"hand": "B"}, "hand is “B”; allowed: L, R, S"),
        (PITCHER, {"hand": "S"}, "hand is “S”; allowed: L, R"),
        (HITTER, {"control": "4"}, "control is “4”; leave it empty on the card of a hitter"),
        (PITCHER, {"role": "ace"}, "role is “ace”; allowed: starter, reliever, closer"),
        (HITTER, {"kind": "coach"}, "kind is “coach”; allowed: hitter, pitcher"),
        (HITTER, {"name": "A\nB"}, "name is “A�B”; write it like a line"),
        (HITTER, {"name": "y" * 61}, "name is “yyyy"),
    ],
)  # fmt: skip
def test_a_faulty_row_is_named_with_value_and_remedy(
    cards: Path, row: dict[str, str], change: dict[str, str], told: str
) -> None:
    """SD-C-14: and with nothing but its own fault."""
    said = refusal(cards, PITCHER | {"id": "p-0"}, row | change)
    assert said.startswith(f"mine.csv, row 3 ({row['id']}")
    assert told in said
    assert "(SD-C-" in said
    assert len(said.splitlines()) == 1


def test_the_whole_sentence_reads_like_one(cards: Path) -> None:
    """SD-C-05, SD-C-14."""
    assert refusal(cards, HITTER | {"FB": ""}) == (
        "mine.csv, row 2 (h-1 “Ada Quill”): the chart has a gap at 5–6 before BB; "
        "give every total from 1 a result (SD-C-05)."
    )


def test_every_faulty_row_and_field_is_reported_at_once(cards: Path) -> None:
    """SD-C-14."""
    lines = refusal(
        cards,
        HITTER | {"FB": "", "on_base": "ten", "icons": "K"},
        PITCHER,
        HITTER | {"id": "h-2", "name": ""},
    ).splitlines()
    assert [line.split(" (")[0] for line in lines] == ["mine.csv, row 2"] * 3 + ["mine.csv, row 4"]


def test_a_flood_of_faults_is_counted_not_listed(cards: Path) -> None:
    rows = [HITTER | {"id": f"h-{number}", "name": ""} for number in range(50)]
    lines = refusal(cards, *rows).splitlines()
    assert len(lines) == 21
    assert lines[-1] == "30 more faults."


def test_one_sentence_names_the_first_fault_and_counts_the_rest(cards: Path) -> None:
    cards.write_text(sheet(HITTER | {"hand": "B", "speed": "9"}), encoding="utf-8")
    with pytest.raises(CardFileError) as refused:
        read_showdown_cards(cards)
    assert refused.value.sentence == (
        "mine.csv, row 2 (h-1 “Ada Quill”): speed is “9”; write it like A18, B14, C9 (SD-C-14). "
        "One more fault."
    )


def test_an_id_belongs_to_one_card(cards: Path) -> None:
    """SD-C-01."""
    said = refusal(cards, HITTER, PITCHER, PITCHER | {"id": "h-1"})
    assert said.startswith("mine.csv, row 4 (h-1 “Bo Varga”): the id is that of the card in")
    assert "mine.csv, row 2, too" in said


def test_rows_count_as_in_a_spreadsheet(cards: Path) -> None:
    """Blank rows count, a cell of two lines does not."""
    heading, rows = sheet(
        HITTER | {"set": "two\nlines"}, PITCHER | {"id": "p-2", "hand": "S"}
    ).split("\n", 1)
    cards.write_text(f"{heading}\n\n,,\n{rows}", encoding="utf-8")
    with pytest.raises(CardFileError) as refused:
        read_showdown_cards(cards)
    assert [fault.arguments["row"] for fault in refused.value.faults] == [4, 5]


def test_a_missing_column_is_named(cards: Path) -> None:
    headings = tuple(name for name in HEADINGS if name not in ("name", "HR"))
    cards.write_text(sheet(HITTER, headings=headings), encoding="utf-8")
    with pytest.raises(CardFileError, match=r"mine.csv: the headings lack name, HR; the first row"):
        read_showdown_cards(cards)


def test_an_unknown_result_is_named_with_those_there_are(cards: Path) -> None:
    """SD-C-04, SD-C-14."""
    cards.write_text(sheet(HITTER, headings=(*HEADINGS, "Bunt")), encoding="utf-8")
    with pytest.raises(CardFileError, match="“Bunt” is neither a field nor a result; the results"):
        read_showdown_cards(cards)


def test_a_column_twice_is_refused(cards: Path) -> None:
    """SD-C-13: also when once by its old name."""
    cards.write_text(sheet(HITTER, headings=(*HEADINGS, "Homer")), encoding="utf-8")
    with pytest.raises(CardFileError, match="the headings name HR more than once"):
        read_showdown_cards(cards)


def test_a_cell_too_many_is_refused(cards: Path) -> None:
    cards.write_text(sheet(HITTER).rstrip("\n") + ",,oops\n", encoding="utf-8")
    with pytest.raises(CardFileError, match="more cells than there are headings"):
        read_showdown_cards(cards)


def test_what_old_sheets_and_spreadsheets_do_is_repaired(cards: Path) -> None:
    """SD-C-07, SD-C-09, SD-C-13, SD-C-15: spellings that can only mean one thing."""
    row = HITTER | {
        "name": "  Ada Quill ",
        "positions": "C+7, LF/RF−1",
        "speed": "A(18)",
        "icons": "[ S HR ]",
        "PU": "—",
        "SO": "1–2",
        "role": "-",
    }
    old = {"SO": "Out(SO)", "BB": "Walk", "HR": "Homer"}
    text = sheet(row, PITCHER)
    first, rest = text.split("\n", 1)
    headings = ",".join(old.get(name, name) for name in first.split(","))
    cards.write_text(f"{headings}\n{rest}".replace("\n", "\r\n"), encoding="utf-8-sig", newline="")
    card = read_showdown_cards(cards)[0]
    assert isinstance(card, HitterCard)
    assert card.name == "Ada Quill"
    assert [(at.slot, at.value) for at in card.positions] == [
        (Slot.CATCHER, 7),
        (Slot.CORNER_OUTFIELD, -1),
    ]
    assert (card.speed_letter, card.speed, card.icons) == ("A", 18, (Icon.S, Icon.HR))
    assert card.chart.faces(Result.STRIKEOUT) == 2


@pytest.mark.parametrize("dash", ["", "-", "–", "—"])
def test_a_dash_hitter_has_no_position(cards: Path, dash: str) -> None:
    """SD-C-02, SD-C-08."""
    cards.write_text(sheet(HITTER | {"positions": dash}), encoding="utf-8")
    (card,) = read_showdown_cards(cards)
    assert isinstance(card, HitterCard)
    assert card.positions == ()


def test_a_name_is_plain_text_whatever_it_looks_like(cards: Path) -> None:
    name = "<img src=x> {rule} %1 =1+1"
    cards.write_text(sheet(HITTER | {"name": name}), encoding="utf-8")
    assert read_showdown_cards(cards)[0].name == name
    assert f"(h-1 “{name}”)" in refusal(cards, HITTER | {"name": name, "hand": "B"})


def test_a_file_over_the_limit_is_refused_unread(cards: Path) -> None:
    with pytest.raises(FileRefused, match=r"mine.csv.* is larger than 100 bytes.*divide it"):
        read_showdown_cards(cards, limit=100)
    size = cards.stat().st_size
    assert len(read_showdown_cards(cards, limit=size)) == 2


def test_rows_over_the_limit_are_refused(cards: Path) -> None:
    with pytest.raises(CardFileError, match="more than 1 rows, the most a card file may have"):
        read_showdown_cards(cards, most_rows=1)
    assert len(read_showdown_cards(cards, most_rows=2)) == 2


def test_another_encoding_is_refused_with_its_line(cards: Path) -> None:
    cards.write_bytes(sheet(PITCHER, HITTER | {"name": "Zoë Orduña"}).encode("cp1252"))
    with pytest.raises(FileRefused, match=r"mine.csv, line 3: the byte 0xeb is not UTF-8"):
        read_showdown_cards(cards)


@pytest.mark.parametrize("content", ["", "\n\n", "\ufeff"])
def test_an_empty_file_says_what_belongs_in_it(cards: Path, content: str) -> None:
    cards.write_text(content, encoding="utf-8")
    with pytest.raises(CardFileError, match=r"mine.csv: the file is empty; its first row holds"):
        read_showdown_cards(cards)


def test_headings_alone_are_no_cards(cards: Path) -> None:
    cards.write_text(sheet(), encoding="utf-8")
    with pytest.raises(CardFileError, match="there are headings but no cards"):
        read_showdown_cards(cards)


@pytest.mark.parametrize("content", ['a,"b\n', '"a"b,c\n', '"' + "x" * 200_000 + '"\n'])
def test_a_broken_file_is_one_clear_sentence(cards: Path, content: str) -> None:
    cards.write_text(content, encoding="utf-8")
    with pytest.raises(CardFileError, match=r"mine.csv: row 1 is not comma-separated text") as said:
        read_showdown_cards(cards)
    assert "\n" not in said.value.sentence


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(FileRefused, match=r"gone.csv .* there is no such file"):
        read_showdown_cards(tmp_path / "gone.csv")
    with pytest.raises(FileRefused, match="it is a folder"):
        read_showdown_cards(tmp_path)


# Clubs

CLUB = """
[[club]]
id = "mudlarks"
town = "Saltmarsh"
nickname = "Mudlarks"
abbreviation = "SMU"
primary = "#3f6b3a"
secondary = "#e9d9a8"
emblem = "mudlarks"
park = "The Lower Flats"
lore = "A rowing boat."
"""


def club_refusal(folder: Path, text: str) -> str:
    path = folder / "clubs.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(CardFileError) as refused:
        read_clubs(path)
    return refused.value.sentence


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"SMU"', '"Salt"', "abbreviation is “Salt”; write it like SMU"),
        ('"#3f6b3a"', '"green"', "primary is “green”; write it like #3f6b3a"),
        ('emblem = "mudlarks"', 'emblem = "../../etc/passwd"', "emblem is “../../etc/passwd”"),
        ('town = "Saltmarsh"\n', "", "town is missing"),
        ('"Saltmarsh"', "7", "town is “7”; give one line of text"),
        ("lore =", "story = 1\nlore =", "“story” is no field of a club"),
    ],
)
def test_a_faulty_club_is_named(tmp_path: Path, old: str, new: str, told: str) -> None:
    said = club_refusal(tmp_path, CLUB.replace(old, new))
    assert said.startswith("clubs.toml, club 1 (mudlarks): ")
    assert told in said


def test_two_clubs_may_not_share_an_id(tmp_path: Path) -> None:
    said = club_refusal(tmp_path, CLUB + CLUB)
    assert "clubs.toml, club 2 (mudlarks): id “mudlarks” is that of an earlier club" in said


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "there is no club in it"),
        ("club = 3", "there is no club in it"),
        ("[[club]\nid=", "this is not TOML"),
        ("club = " + "[" * 100_000, "this is not TOML (nested too deeply)"),
    ],
)
def test_a_broken_clubs_file_is_one_clear_sentence(tmp_path: Path, text: str, told: str) -> None:
    said = club_refusal(tmp_path, text)
    assert said.startswith(f"clubs.toml: {told}")
    assert "\n" not in said


# Teams


def house(folder: Path, *rows: dict[str, str]) -> Catalog:
    for name, text in (
        ("house_league/clubs.toml", CLUB),
        ("showdown/house_league.csv", sheet(*rows)),
    ):
        path = folder / name
        path.parent.mkdir()
        path.write_text(text, encoding="utf-8")
    return Catalog(folder)


HITTERS = [HITTER | {"id": f"h-{number}"} for number in range(9)]


def test_nine_hitters_and_a_starter_are_a_team(tmp_path: Path) -> None:
    """SD-B-03, SD-B-04."""
    club, cards = house(tmp_path, *HITTERS, PITCHER).team("mudlarks")
    assert club.name == "Saltmarsh Mudlarks"
    assert len(cards) == 10


def test_a_club_with_eight_hitters_is_refused(tmp_path: Path) -> None:
    """SD-B-04."""
    with pytest.raises(CatalogError) as refused:
        house(tmp_path, *HITTERS[:8], PITCHER).team("mudlarks")
    assert refused.value.sentence == (
        "house_league.csv: the Saltmarsh Mudlarks have 8 hitters and need 9 (SD-B-04); "
        "add hitters with the club mudlarks."
    )


def test_a_club_without_a_starter_is_refused(tmp_path: Path) -> None:
    """SD-B-03."""
    catalog = house(tmp_path, *HITTERS, PITCHER | {"role": "closer"})
    with pytest.raises(CatalogError, match="have no starting pitcher"):
        catalog.team("mudlarks")


def test_an_unknown_club_is_named_with_those_there_are(tmp_path: Path) -> None:
    with pytest.raises(CatalogError, match="There is no club “owls”; the clubs are mudlarks"):
        house(tmp_path, *HITTERS).team("owls")


def test_a_card_of_no_club_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CatalogError, match="p-1 names the club “mudlark”; the clubs are mudlarks"):
        house(tmp_path, *HITTERS, PITCHER | {"club": "mudlark"}).team("mudlarks")


def test_a_translation_reaches_place_and_fault_but_never_a_name(cards: Path) -> None:
    cards.write_text(sheet(HITTER | {"name": "{card} {fault}", "hand": "B"}), encoding="utf-8")
    with pytest.raises(CardFileError) as refused:
        read_showdown_cards(cards)
    (fault,) = refused.value.faults
    german = {
        "{file}, row {row} ({card}): {fault}": "{file}, Zeile {row} ({card}): {fault}",
        "{field} is “{found}”; allowed: {allowed} ({rule}).": "{field} ist {found}, {x}.",
    }
    assert fault.told(lambda context, template, n: german[template]) == (
        "mine.csv, Zeile 2 (h-1 “{card} {fault}”): hand ist B, {x}."
    )
