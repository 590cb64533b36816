"""The score sheet in the designers' notation, PB-S, from the facts of played moments."""

from __future__ import annotations

from msgspec.structs import replace
from pizza_table import HOME, VISITOR, at, new

from hotstove.baseball.box_score import box_score, check_cross_foot
from hotstove.baseball.box_text import box_text
from hotstove.rulebooks.pizza_box.options import WALK
from hotstove.rulebooks.pizza_box.scoresheet import CODES, score_sheet


def batted(*cards, level="aa", **more):
    """Play these results one after the other, white against TAKE, from the start of a half."""
    game = at("o=0 {}", level=level, spot=1, hand="w" * 14, **more)
    for text in cards:
        game.load(text)
        if game.asks == "draw":
            game.say("draw")
        game.play("w")
    return game


def boxes(game, side=VISITOR):
    return score_sheet(game.session.facts).of(side)


def shown(game):
    """``S. 4.''`` with a dot for a run, a dash for each RBI and a stroke for a man put out."""
    return " ".join(
        "/" * box.is_struck + box.code + "." * box.has_run + "'" * box.dashes
        for box in boxes(game)
    )


def test_pb_s_01_every_code_of_the_sheet_can_come_up():
    """PB-S-01."""
    assert set(CODES) == {"S", "2", "3", "4", "W", "E", "K", "DP", "FC", "SF", "SAC", "O"}
    game = at("o=0 {}")
    game.session.choose(WALK)
    assert game.code() == "W"


def test_pb_s_02_03_dots_and_dashes():
    """PB-S-02, PB-S-03: HR with r1 → `4`, dot, 2 dashes; r1's box gets a dot."""
    assert shown(batted("1B{*}+1", "HR")) == "S. 4.''"


def test_pb_s_04_a_line_through_a_runner_who_was_put_out():
    """PB-S-04: FC → r1's box struck; double play and caught stealing too."""
    assert shown(batted("1B{*}+1", "GO{}")) == "/S FC"
    assert shown(batted("BB", "DP{}")) == "/W DP"
    game = batted("1B{*}+1")
    game.session._table.state = _running(game, "O")
    game.load("K").play("w", "steal")
    assert shown(game) == "/S K"


def _running(game, marks):
    other = at("o=0 {1}", level="aa", running=marks)
    decks = game.game.decks.with_deck("running", other.game.decks.running)
    return replace(game.game, decks=decks)


def test_pb_s_05_11_the_lines_of_the_sheet():
    """PB-S-05, PB-S-11: S, W, E, 4 in one half → hits 2, walks 1, error 1 for the fielding side."""
    game = batted("1B{*}+1", "BB", "E{*}+1", "HR")
    box = box_score(game.session.facts)
    assert box.visitor.hits == 2
    assert box.visitor.total("bb") == 1
    assert (box.home.errors, box.visitor.errors) == (1, 0)
    line = box.home.pitching["home:pitcher"]
    assert (line.h, line.bb, line.so, line.bf) == (2, 1, 0, 4)
    text = box_text(box, str, {VISITOR: "Blues", HOME: "Reds"})
    assert text.splitlines()[0].split()[-4:] == ["R", "H", "E", "LOB"]
    assert text.splitlines()[2].split()[-2] == "1"


def test_pb_s_06_what_counts_as_an_at_bat():
    """PB-S-06: S, W, SF, K → AB 2; E and FC count, SAC does not."""
    game = batted("3B", "BB", "FO{3}+1", "K")
    assert box_score(game.session.facts).visitor.total("ab") == 2
    game = batted("E{*}+1", "GO{}")
    assert box_score(game.session.facts).visitor.total("ab") == 2
    game = at("o=0 {1}", "GO{}", level="aa").play("w", "bunt")
    assert game.line().total("ab") == 0
    assert game.line().total("sh") == 1


def test_pb_s_07_runs_batted_in():
    """PB-S-07, R52: none on a double play or an error, one on a bases-loaded walk."""
    assert shown(batted("BB", "BB", "BB", "BB")).endswith("W'")
    assert shown(batted("3B", "BB", "DP{3}+1")) == "3. /W DP"
    assert shown(batted("3B", "E{*}+1")) == "3. E"
    assert shown(batted("3B", "GO{3}+1")) == "3. O'"


def test_pb_s_08_an_inherited_runner_is_charged_to_the_man_before():
    """PB-S-08, R53: X puts r1 on; Y enters, FC, then HR off Y → one run each."""
    game = at("o=0 {}", level="pro", spot=1, inning=6, hand="www")
    game.load("BB").play("w").relieve("long-1")
    game.load("GO{}").play(game.hand[0])
    game.load("HR").play(game.hand[0])
    staff = box_score(game.session.facts).home.pitching
    assert staff["home:starter-2"].r == 1
    assert staff["home:long-1"].r == 1
    assert staff["home:long-1"].ir == 1


def test_pb_s_09_unearned_runs():
    """PB-S-09, R54: E, 1B{*}+2, FO{3}+1 → 1 run, unearned; an E play; three with errors."""
    line = box_score(batted("E{*}+1", "1B{*}+2", "FO{3}+1").session.facts).home.pitching
    assert (line["home:pitcher"].r, line["home:pitcher"].er) == (1, 0)
    line = box_score(batted("3B", "E{*}+1").session.facts).home.pitching
    assert (line["home:pitcher"].r, line["home:pitcher"].er) == (1, 0)
    line = box_score(batted("K", "K", "E{*}+1", "HR").session.facts).home.pitching
    assert (line["home:pitcher"].r, line["home:pitcher"].er) == (2, 0)
    line = box_score(batted("E{*}+1", "GO{}", "2B{*}+3").session.facts).home.pitching
    assert (line["home:pitcher"].r, line["home:pitcher"].er) == (1, 0)
    line = box_score(batted("1B{*}+1", "HR").session.facts).home.pitching
    assert (line["home:pitcher"].r, line["home:pitcher"].er) == (2, 2)


def test_pb_s_10_innings_pitched():
    """PB-S-10: 7 outs → 2⅓; a caught stealing counts."""
    game = new("a")
    while len(game.session.facts) < 60:
        game.half(3)
    box = box_score(game.session.facts)
    assert box.home.pitching["home:pitcher"].outs % 3 == 0
    caught = at("o=0 {1}", "K", level="aa", running="O").play("w", "steal")
    line = box_score(caught.session.facts).home.pitching["home:pitcher"]
    assert line.outs == 2
    line.outs = 7
    assert line.innings == "2.1"


def test_pb_s_12_caught_stealing_uses_no_box():
    """PB-S-12: if it ends the half the hitter's box stays empty until next inning."""
    game = at("o=2 {1}", level="aa", spot=5, running="O").play("w", "steal")
    assert boxes(game) == ()


def test_pb_s_13_a_pinch_hitter_has_a_line_of_his_own():
    """PB-S-13, R55: under spot 9; a hitting pitcher has a hitter's line there."""
    game = at("o=0 {}", level="aaa", inning=7, spot=9).pitch().say("pinch hitter")
    game.load("HR").play("w")
    line = game.line().batting["visitor:ph1"]
    assert (line.spot, line.hr) == (9, 1)
    game = at("o=0 {}", "1B{*}+1", level="pro", spot=9, pitchers_hit=True).play()
    assert game.line().batting["visitor:starter-2"].spot == 9


def test_pb_s_13_hitter_nine_is_a_starter_still():
    """PB-S-13, PB-AAA-08: after the pinch hitter his own line goes on."""
    game = at("o=0 {}", "K", level="aaa", inning=7, spot=9, hand="w" * 14)
    game.play("w")
    for _ in range(8):
        if game.asks == "draw":
            game.say("draw")
        game.load("BB").play(game.hand[0])
    if game.asks == "draw":
        game.say("draw")
    game.pitch(game.hand[0]).say("pinch hitter")
    game.load("BB").play(game.hand[0])
    lines = game.line().batting
    assert lines["visitor:9"].is_starter
    assert not lines["visitor:ph1"].is_starter


def test_a_whole_games_sheet_adds_up():
    """PB-S-06 to 11."""
    from hotstove.managers.luck import Luck

    game = new("aa")
    game.session.play_out({seat: Luck(seat + 3) for seat in range(2)})
    assert check_cross_foot(box_score(game.session.facts)) == []
