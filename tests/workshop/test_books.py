"""People's own statistics: bad rows are refused by row, column and reason, good ones make cards."""

from __future__ import annotations

from pathlib import Path

import pytest
from league_for_tests import maker

from hotstove.catalog.refused import CardFileError
from hotstove.files.refused import FileRefused
from hotstove.workshop.books import read_season

PLAYERS = """\
id,person,name,club,kind,age,bats,throws,role,rookie
b1,ann-ames,Ann Ames,owls,hitter,27,L,R,utility,
b2,bo-bell,Bo Bell,owls,hitter,22,R,R,rookie,yes
p1,cy-cole,Cy Cole,owls,pitcher,31,R,R,ace,
"""
BATTING = """\
player,G,PA,AB,R,H,2B,3B,HR,RBI,BB,IBB,SO,SB,CS,GDP,SF,SH,HBP
b1,150,620,550,80,150,30,2,15,75,55,3,90,6,3,14,5,2,8
b2,60,210,190,20,50,9,0,4,22,15,0,40,1,1,5,2,1,2
"""
FIELDING = """\
player,position,G,INN,PO,A,E,DP,SB,CS
b1,2B,140,1210.1,270,400,12,80,,
b1,SS,9,70.0,12,20,2,4,,
b2,CA,55,470.2,380,30,4,3,40,11
"""
PITCHING = """\
player,W,L,G,GS,SV,HLD,IP,BF,H,HR,R,ER,BB,SO
p1,15,9,33,33,0,0,221.1,900,210,18,95,88,55,180
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in (
        ("players", PLAYERS),
        ("batting", BATTING),
        ("fielding", FIELDING),
        ("pitching", PITCHING),
    ):
        (tmp_path / f"{name}.csv").write_text(text, encoding="utf-8")
    return tmp_path


def change(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / f"{file}.csv"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_a_plain_season_makes_a_card_for_everybody(folder: Path) -> None:
    readout = read_season(folder)
    assert readout.refused == ()
    cards = maker().season(readout.season)
    assert [card.player.name for card in cards] == ["Ann Ames", "Bo Bell", "Cy Cole"]
    assert cards[0].gloves[0][0] == "2B"
    assert [line.outs for line in readout.season.fielding] == [3631, 210, 1412]


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("batting", "b2,60,210,190,20,50", "b2,60,210,190,20,-50",
         "batting.csv, row 3, column H: -50 is below 0"),
        ("batting", "b2,60,210,190,20,50", "b2,60,210,190,20,195",
         "batting.csv, row 3, column H: 195 is more than AB, which is 190"),
        ("batting", "b2,60,210,190,20,50", "b2,60,210,190,20,fifty",
         "batting.csv, row 3, column H: “fifty” is no whole number"),
        ("batting", "b2,60,210,190,20,50", "b2,60,210,190,20,",
         "batting.csv, row 3, column H: “” is no whole number"),
        ("batting", "50,9,0,4,22", "50,40,9,4,22",
         "batting.csv, row 3, column 2B+3B+HR: 53 is more than H, which is 50"),
        ("batting", "b2,60,210", "b2,60,200",
         "batting.csv, row 3, column AB+BB+HBP+SF+SH: 210 is more than PA, which is 200"),
        ("batting", "b2,60,210", "b9,60,210",
         "batting.csv, row 3, column player: no player has the id “b9”"),
        ("batting", "b2,60,210", "p1,60,210",
         "batting.csv, row 3, column player: “p1” is a pitcher in players.csv"),
        ("batting", "b2,60,210", "b1,60,210",
         "batting.csv, row 3, column player: row 2 has it already"),
        ("fielding", "b2,CA,", "b2,CC,",
         "fielding.csv, row 4, column position: “CC” is unknown; it is one of CA, 1B"),
        ("fielding", "470.2", "470.3",
         "fielding.csv, row 4, column INN: “470.3” are no innings"),
        ("fielding", "470.2", "0",
         "fielding.csv, row 4, column INN: there are no innings in the field"),
        ("fielding", "b2,CA,55", "b2,1B,55",
         "fielding.csv, row 4, column SB: only catchers have runners against them"),
        ("pitching", "221.1", "0.0",
         "pitching.csv, row 2, column IP: there are no innings; leave the row out"),
        ("pitching", "33,33,0,0", "33,34,0,0",
         "pitching.csv, row 2, column GS: 34 is more than G, which is 33"),
        ("pitching", "95,88", "85,88",
         "pitching.csv, row 2, column ER: 88 is more than R, which is 85"),
        ("pitching", "900,210", "300,210",
         "pitching.csv, row 2, column H+BB+SO+HBP+SH: 445 is more than BF, which is 300"),
        ("players", "22,R,R,rookie", "22,X,R,rookie",
         "players.csv, row 3, column bats: “X” is unknown; it is one of L, R, S"),
    ],
)  # fmt: skip
def test_a_bad_row_is_refused_and_the_others_are_kept(
    folder: Path, file: str, old: str, new: str, says: str
) -> None:
    change(folder, file, old, new)
    readout = read_season(folder)
    told = [sentence.english() for sentence in readout.refused]
    assert told[0].startswith(says), told
    cards = maker().season(readout.season)
    lost = {"batting": "Bo Bell", "pitching": "Cy Cole", "players": "Bo Bell"}.get(file)
    names = {"Ann Ames", "Bo Bell", "Cy Cole"} - {lost}
    assert {card.player.name for card in cards} == names


def test_every_fault_of_a_row_is_told(folder: Path) -> None:
    change(folder, "batting", "b2,60,210,190,20,50", "b2,60,210,-1,20,x")
    told = [sentence.english() for sentence in read_season(folder).refused]
    assert [line.split(": ")[0] for line in told] == [
        "batting.csv, row 3, column AB",
        "batting.csv, row 3, column H",
    ]


def test_a_file_without_a_column_is_refused_whole(folder: Path) -> None:
    change(folder, "pitching", ",ER,", ",XX,")
    with pytest.raises(CardFileError, match=r"pitching.csv: the headings lack ER; add"):
        read_season(folder)


def test_a_season_without_pitchers_is_one_of_hitters(folder: Path) -> None:
    (folder / "pitching.csv").unlink()
    readout = read_season(folder)
    assert readout.refused == ()
    assert len(maker().season(readout.season)) == 2


def test_players_must_be_there(tmp_path: Path) -> None:
    with pytest.raises(FileRefused, match="no such file"):
        read_season(tmp_path)
