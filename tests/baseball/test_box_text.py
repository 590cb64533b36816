"""The box score as text and as data."""

from __future__ import annotations

import json

from showdown_cast import at

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
