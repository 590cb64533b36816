"""AAA-Ball, PB-AAA: hitters by number, split cards, pinch hitters, by the ledger's examples."""

from __future__ import annotations

import pytest
from pizza_table import HOME, OLDER, VISITOR, YOUNGER, at, new, outcome

from hotstove.baseball.facts import CameToBat, PinchHit
from hotstove.play.answers import Key
from hotstove.play.table import Gesture
from hotstove.rulebooks.pizza_box.cards import Outcome
from hotstove.rulebooks.pizza_box.facts import PitchTakenBack, ResultDrawn, StrategyLaid
from hotstove.rulebooks.pizza_box.options import PINCH_HITTER, STRATEGY

SPLIT = "FO{} (1,2,5-9) / HR (3,4)|K"


def test_pb_aaa_01_level_one_with_the_keep_rule_and_the_switch():
    """PB-AAA-01: pegs in hole 1, cards are kept, STEAL and BUNT are there."""
    game = new("aaa")
    assert (game.game.visitor.spot, game.game.home.spot) == (1, 1)
    assert (game.book.keeps_cards, game.book.has_strategies) == (True, True)
    assert not at("o=0 {1}", level="aaa", has_strategies=False).book.has_strategies


def test_pb_aaa_02_the_peg_moves_on_and_carries_over():
    """PB-AAA-02, R23: hitter 9 strikes out for the third out → the next half begins with 1."""
    game = at("o=2 {}", "K", level="aaa", spot=9, hand="w").play()
    assert game.game.visitor.spot == 1
    game = at("o=0 {}", "K", level="a", spot=3).play()
    assert game.last(CameToBat).spot == 4
    caught = at("o=2 {1}", level="aaa", spot=7, running="O").play("w", "steal")
    assert caught.game.visitor.spot == 7


@pytest.mark.parametrize(
    ("text", "spot", "area", "read"),
    [
        (SPLIT, 3, "blue", Outcome.HOME_RUN),
        (SPLIT, 6, "white", Outcome.FLY_OUT),
        ("FO{3}+1 | K", 6, "white", Outcome.FLY_OUT),
        ("2B{*}+2 / FO{} (r1)", 6, "white", Outcome.DOUBLE),
        (" / HR (3,4)|1B{*}+1", 5, "white", Outcome.FLY_OUT),
    ],
)
def test_pb_aaa_03_04_which_half_applies(text, spot, area, read):
    """PB-AAA-03, PB-AAA-04: circles by number; ratings and bars are for the level above."""
    drawn = at("o=0 {}", text, level="aaa", spot=spot).play().last(ResultDrawn)
    assert (drawn.area, drawn.reading.outcome, drawn.reads_as) == (area, read, spot)


def test_pb_aaa_05_no_rule_depends_on_the_number_but_the_cards():
    """PB-AAA-05: a whole card reads the same for all nine."""
    for spot in range(1, 10):
        game = at("o=0 {}", "1B{*}+1", level="aaa", spot=spot).play()
        assert outcome(game) == "o=0 {1:H}"


# PB-AAA-06 to 09 Pinch hitters


def pinch(inning=7, spot=9, used=0, **more):
    return at("o=0 {}", level="aaa", inning=inning, spot=spot,
              other={"pinch_hitters": used}, **more).pitch()  # fmt: skip


@pytest.mark.parametrize(
    ("how", "code"),
    [
        ({"inning": 6}, "E_PINCH_TOO_EARLY"),
        ({"spot": 8}, "E_PINCH_NOT_NINTH"),
        ({"used": 3}, "E_PINCH_NONE_LEFT"),
        ({}, ""),
        ({"inning": 9, "used": 2}, ""),
    ],
)
def test_pb_aaa_06_when_a_pinch_hitter_may_come(how, code):
    """PB-AAA-06: from inning 7, for hitter 9, three in a game."""
    game = pinch(**how)
    if code:
        assert game.refused(PINCH_HITTER)[0] == code
    else:
        game.session.choose(PINCH_HITTER)
        assert game.last(PinchHit).outgoing == "visitor:9"
    assert at("o=0 {}", level="aa").pitch().refused(PINCH_HITTER) == ["E_RULE_OFF"]


@pytest.mark.parametrize(("used", "read"), [(0, "1B"), (1, "1B"), (2, "GO")])
def test_pb_aaa_07_they_read_as_six_seven_and_eight(used, read):
    """PB-AAA-07: card white (1–7) SINGLE / blue (8,9) GROUND OUT, a bunt included."""
    game = pinch(used=used)
    game.session.choose(PINCH_HITTER)
    game.load("1B{*}+1 (1-7) / GO{} (8,9)|K").play()
    assert game.last(ResultDrawn).reading.outcome == read
    assert game.last(ResultDrawn).reads_as == 6 + used
    assert game.game.visitor.spot == 1


def test_pb_aaa_08_one_at_bat_and_no_more():
    """PB-AAA-08, R24: the next time round 9 reads as 9; caught stealing, he himself leads off."""
    game = pinch()
    game.session.choose(PINCH_HITTER)
    game.load("1B{*}+1").play()
    assert not game.game.visitor.is_pinch_hitting
    game = at("o=2 {1}", level="aaa", inning=7, spot=9, running="O", hand="w").pitch()
    game.session.choose(PINCH_HITTER)
    game.play("w", "steal")
    assert game.game.visitor.is_pinch_hitting
    assert game.game.visitor.spot == 9
    assert game.game.visitor.pinch_hitters == 1
    game.half(3)
    while game.asks == "keep":
        game.say("done")
    assert game.last(CameToBat).batter == "visitor:ph1"
    game.load("FO{} (1-5,7-9) / HR (6)|K").play(game.hand[0])
    assert game.last(ResultDrawn).reading.outcome == "HR"


def test_pb_aaa_08_r70_nobody_hits_for_a_pinch_hitter():
    """PB-AAA-08, R70."""
    game = pinch()
    game.session.choose(PINCH_HITTER)
    assert game.pitch().refused(PINCH_HITTER) == ["E_PINCH_NOT_NINTH"]


def test_pb_aaa_09_the_pitch_card_goes_back_and_the_pitcher_decides_anew():
    """PB-AAA-09, R25: card, pitchout and intentional walk are all open again."""
    game = pinch(hand="wb")
    assert game.hand == "b"
    game.session.choose(PINCH_HITTER)
    assert game.last(PitchTakenBack).side is HOME
    assert (game.hand, game.asks, game.seat) == ("bw", "pitch", YOUNGER)
    game.session.choose(Key("intentional walk"))
    assert game.line().batting["visitor:ph1"].ibb == 1
    assert game.game.visitor.pinch_hitters == 1


def test_pb_aaa_09_too_late_once_the_hitters_card_is_laid():
    """PB-AAA-09: E_PINCH_LATE."""
    game = pinch()
    laid = game.book.after(game.game, StrategyLaid(VISITOR, OLDER, "take"))
    assert [p.code for p in game.book.check_pinch_hitter(laid)] == ["E_PINCH_LATE"]
    gesture = Gesture("card:visitor:take", STRATEGY)
    assert game.book.explain(laid, OLDER, gesture)[0].code == "ALREADY_LAID"
