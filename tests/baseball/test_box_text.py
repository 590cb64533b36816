"""The box score as text and as data."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from showdown_cast import at

sys.path.append(str(Path(__file__).parent))
from hand_told import HandTold

from hotstove.baseball.box_score import box_score
from hotstove.baseball.box_text import box_data, box_text, line_text
from hotstove.managers.luck import Luck
from hotstove.play.seats import SEATS, Side
from hotstove.play.session import Session
from hotstove.rulebooks.showdown.basic import BasicShowdown

CLUBS = {Side.VISITOR: "Marshers", Side.HOME: "Hillers"}


def finished(seed=3):
    book = at().rulebook
    session = Session(BasicShowdown(book.setup), book.setup.new_dice())
    session.play_out({seat: Luck(seed + seat) for seat in SEATS[:2]})
    return session


def names(session):
    return lambda player: session.rulebook.cards[player].name


def test_the_line_score_reads_r_h_e_lob_below_their_heads():
    session = finished()
    box = box_score(session.facts)
    head, visitor, home = line_text(box, CLUBS).splitlines()
    assert head.split()[-4:] == ["R", "H", "E", "LOB"]
    assert visitor.split()[-4:] == [
        str(box.visitor.runs), str(box.visitor.hits), "0", str(box.visitor.lob),
    ]  # fmt: skip
    assert visitor.startswith("Marshers")
    assert home.startswith("Hillers")
    assert head.rindex("LOB") + 2 == len(visitor) - 1 == len(home) - 1
    assert visitor.split()[1:-4] == [str(runs) for runs in box.visitor.innings]


def test_extra_innings_widen_the_line():
    session = finished()
    box = box_score(session.facts)
    box.visitor.innings += [0, 1, 10]
    box.home.innings += [0, 1, 0]
    heads = line_text(box, CLUBS).splitlines()[0].split()
    assert heads[-5] == str(len(box.visitor.innings))


def test_every_batter_and_pitcher_has_his_line_and_columns_align():
    session = finished()
    box = box_score(session.facts)
    text = box_text(box, names(session), CLUBS)
    for side in Side:
        for player in (*box.of(side).batting, *box.of(side).pitching):
            assert session.rulebook.cards[player].name in text
    table = next(block for block in text.split("\n\n") if block.startswith("Marshers "))
    rows = [row for row in table.splitlines() if not row.startswith("  ")]
    assert len({len(row) for row in rows}) == 1
    total = next(row for row in rows if row.startswith("Total")).split()
    assert total[1:7] == [
        str(box.visitor.total(column)) for column in ("ab", "r", "h", "rbi", "bb", "so")
    ]
    assert f"{session.rulebook.cards[box.winner].name} (W)" in text
    assert f"{session.rulebook.cards[box.loser].name} (L)" in text
    assert not text.endswith((" ", "\n"))


def test_no_line_ends_in_blanks():
    session = finished(9)
    text = box_text(box_score(session.facts), names(session), CLUBS)
    assert all(line == line.rstrip() for line in text.splitlines())


def test_a_game_not_begun_is_a_line_of_nothing():
    text = box_text(box_score([]), str, CLUBS)
    assert text.splitlines()[1].split() == ["Marshers", "0", "0", "0", "0", "0"]


def test_the_data_is_json_and_says_the_same():
    session = finished()
    box = box_score(session.facts)
    data = json.loads(json.dumps(box_data(box, names(session), CLUBS)))
    visitor = data["sides"]["visitor"]
    assert visitor["runs"] == box.visitor.runs == sum(visitor["innings"])
    assert sum(line["h"] for line in visitor["batting"]) == visitor["hits"]
    assert data["winner"] == session.rulebook.cards[box.winner].name


# The advanced game, told by hand


def told(story):
    return box_text(story.box(), str.title, CLUBS)


def test_the_notes_below_the_batters():
    story = HandTold().bats("2B", "FB").tags_up(2).bats("3B", "FB").tags_up(3)
    story.change().bats("IBB").steals(1).bats("BB").steals(1, out=1).bats("GB", "SO").change()
    for wanted in ("2B: Ames", "3B: Cole", "SF: Dorn", "LOB: 0", "SB: Ames~", "CS: Bell~",
                   "IBB: Ames~", "LOB: 1"):  # fmt: skip
        assert f"  {wanted}" in told(story).splitlines()
    assert "GDP" not in told(story)


def test_a_double_play_stands_with_batter_and_fielders():
    rows = told(HandTold().bats("1B", "GB DP")).splitlines()
    assert "  GDP: Bell" in rows
    assert "  DP: 1" in rows
    assert rows.index("  DP: 1") > rows.index("  GDP: Bell")


def test_substitutes_stand_below_the_man_they_replaced():
    story = HandTold().pinch_hits("kerr").bats("SO", "SO", "SO").change()
    story.fields({"kerr": "2B", "dorn": "LF", "hume": "CF"}, side=Side.VISITOR)
    rows = [row.split() for row in told(story).splitlines()]
    first = rows.index(["Ames", "2B", "0", "0", "0", "0", "0", "0", "—"])
    assert rows[first + 1][:2] == ["Kerr", "PH→2B"]
    assert " Kerr" in told(story)
    assert any(row[:2] == ["Dorn", "CF→LF"] for row in rows)


def test_decisions_stand_after_the_names():
    story = HandTold().bats("HR").down().down(16)
    story.relieved_by("rusk").bats("HR").down().bats("HR").down()
    story.relieved_by("tully").down().ends()
    text = told(story)
    assert "Rusk (W, BS)" in text
    assert "Tully (SV)" in text
    assert "Pike~ (L)" in text
    assert "HLD" not in text


def test_inherited_runners_have_a_line():
    assert "  IR-IRS: Rusk~ 2-1" in told(
        HandTold().bats("1B", "BB").relieved_by("rusk~").bats("2B")
    ).splitlines()


def test_a_forfeit_is_marked_and_the_official_score_told():
    story = HandTold().bats("HR").forfeited_by(Side.HOME)
    _, visitor, home, score, *_ = told(story).splitlines()
    assert home.split()[-1] == "F"
    assert visitor.split()[-4:] == ["1", "1", "0", "0"]
    assert score == "Forfeited by Hillers; official score Marshers 9, Hillers 0."
    data = box_data(story.box(), str.title, CLUBS)
    assert data["forfeited_by"] == "home"
    assert data["sides"]["visitor"]["official_score"] == 9


def test_the_data_has_decisions_trails_and_fielding():
    story = HandTold().bats("HR", "1B", "GB DP").down().down(16)
    story.relieved_by("rusk").down().ends()
    data = json.loads(json.dumps(box_data(story.box(), str.title, CLUBS)))
    assert (data["winner"], data["loser"], data["save"]) == ("Pike", "Pike~", "Rusk")
    assert (data["holds"], data["blown_saves"]) == ([], [])
    assert data["sides"]["home"]["double_plays"] == 1
    assert data["sides"]["visitor"]["batting"][0]["position"] == "2B"
