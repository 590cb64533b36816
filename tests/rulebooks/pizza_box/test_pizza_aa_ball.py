"""AA-Ball, PB-AA: keeping, steal, bunt, pitchout, by the ledger's worked examples."""

from __future__ import annotations

import pytest
from pizza_table import HOME, OLDER, VISITOR, YOUNGER, at, came, colours, new, outcome

from hotstove.baseball.facts import RunnersMoved
from hotstove.play.answers import Placed
from hotstove.play.piles import FACE_DOWN
from hotstove.play.table import Gesture
from hotstove.rulebooks.pizza_box.facts import (
    CardKept,
    CardsDrawn,
    CardsTurned,
    PitchLaid,
    ResultDrawn,
    RunningDrawn,
    Shuffled,
)
from hotstove.rulebooks.pizza_box.options import KEEP, PITCHOUT, STRATEGY
from hotstove.rulebooks.pizza_box.strategies import check_keep


def test_pb_aa_01_steal_and_bunt_for_each_side_and_ten_baserunning_cards():
    """PB-AA-01."""
    game = at("o=0 {1}", level="aa").pitch()
    offered = [option.answer.card for option in game.session.decision.options]
    assert offered == ["take", "swing", "steal", "bunt"]
    assert len(game.game.decks.running.pile.cards) == 10


# PB-AA-02 Keeping


def test_pb_aa_02_up_to_two_unused_cards_are_kept():
    """PB-AA-02: 5 cards, 3 hitters → keeps 1 of 2; next half starts with 6."""
    game = new("aa").half(3)
    assert (game.asks, game.seat) == ("keep", YOUNGER)
    kept = game.hand[0]
    game.keep(kept)
    assert colours(game.game.home.hand) == kept
    while game.game.batting is HOME:
        game.half(3)
        if game.asks == "keep":
            game.say("done")
    assert len(game.hand) == 6


def test_pb_aa_02_six_cards_leave_two_to_keep_and_seven_next_time():
    """PB-AA-02: 6 cards, 3 hitters → may keep 0–2 of 3; keeps 2 → next half starts with 7."""
    game = at("o=2 {}", "K", level="aa", hand="wwbb")
    game.play("w")
    game.keep("b", "b")
    assert game.asks != "keep"
    assert colours(game.game.home.hand) == "bb"
    game.half(3).say("done")
    assert len(game.hand) == 7


def test_pb_aa_02_no_more_than_two():
    """PB-AA-02: keep 3 → E_KEEP_TOO_MANY."""
    game = at("o=2 {}", "K", level="aa", hand="wwwbb").play("w")
    assert [problem.code for problem in check_keep(game.book, game.game, 3)] == ["E_KEEP_TOO_MANY"]
    assert check_keep(game.book, game.game, 2) == []


def test_pb_aa_02_nothing_is_kept_after_digging_deep():
    """PB-AA-02: 5 hitters, 3 dig deep, the 6th ends it holding 2 → may keep none; next has 5."""
    game = at("o=2 {}", "K", level="aa", hand="").say("draw")
    gesture = Gesture(f"card:{game.held('w')}", KEEP)
    assert game.book.explain(game.game, YOUNGER, gesture)[0].code == "E_KEEP_AFTER_DIG_DEEP"
    game.play(game.hand[0])
    assert game.game.home.hand.cards == ()
    assert game.asks == "pitch"
    game.half(3).say("done")
    assert len(game.hand) == 5


def test_pb_aa_02_a_kept_card_is_seen_by_its_owner_alone():
    """PB-AA-02: the other side learns how many, not which."""
    game = at("o=2 {}", "K", level="aa", hand="wb").play("w")
    game.session.choose(Placed(game.held("b"), KEEP))
    kept = game.last(CardKept)
    assert kept.seen_from(OLDER).card == FACE_DOWN
    assert game.session.seen_from(OLDER).game.home.hand.cards == (FACE_DOWN,)


# PB-AA-03 to 07 Steal


@pytest.mark.parametrize(
    ("moment", "code"),
    [
        ("o=0 {1,2}", "E_STEAL_SECOND_OCCUPIED"),
        ("o=0 {3}", "E_STEAL_NO_RUNNER_ON_FIRST"),
        ("o=0 {2}", "E_STEAL_NO_RUNNER_ON_FIRST"),
        ("o=1 {1,3}", ""),
        ("o=2 {1}", ""),
    ],
)
def test_pb_aa_03_04_an_illegal_steal_is_refused_when_it_is_placed(moment, code):
    """PB-AA-03, PB-AA-04, R19."""
    game = at(moment, level="aa").pitch()
    steal = Placed("steal", STRATEGY)
    if code:
        assert game.refused(steal)[0] == code
    else:
        game.session.choose(steal)


def test_pb_aa_05_safe_the_runner_is_on_second():
    """PB-AA-05: BALL, card SAFE, o=1 {1} → o=1 {2:r1}, continue; then ten cards again."""
    game = at("o=1 {1}", "K", level="aa", running="S").play("w", "steal")
    assert game.last(RunningDrawn).is_safe
    assert (game.last(RunnersMoved).cause, outcome(game)) == ("SB", "o=2 {2:r2}")
    assert game.session.facts.index(game.last(Shuffled)) > game.session.facts.index(
        game.last(RunningDrawn)
    )
    assert len(game.game.decks.running.pile.cards) == 10


def test_pb_aa_05_three_cards_against_a_pitchout():
    """PB-AA-05, R20: SAFE SAFE SAFE → {2:r1}; 7·6·5 of 10·9·8 are 29.2 %."""
    game = at("o=1 {1}", "K", level="aa", running="SSS").play("w", "steal", pitchout=True)
    assert len(game.last(RunningDrawn).cards) == 3
    assert game.last(RunnersMoved).cause == "SB"
    game = at("o=0 {1}", "K", level="aa", running="SSO").play("w", "steal", pitchout=True)
    assert game.last(RunnersMoved).cause == "CS"
    assert round(7 * 6 * 5 / (10 * 9 * 8), 3) == 0.292


def test_pb_aa_06_then_the_hitter_with_the_bases_after_the_steal():
    """PB-AA-06: o=0 {1}, STRIKE, SAFE, GO{2,3}+1 → o=1 {3:r1}, code O."""
    game = at("o=0 {1}", "GO{2,3}+1", level="aa", running="S").play("b", "steal")
    assert game.last(CardsTurned).deck == "pitcher"
    assert outcome(game) == "o=1 {3:r2}"
    assert game.game.bases.third.player == "visitor:1"
    assert game.code() == "O"
    game = at("o=1 {1}", "1B{*}+1", level="aa", running="O").play("w", "steal")
    assert game.last(CardsTurned).deck == "hitter"
    assert outcome(game) == "o=2 {1:H}"


def test_pb_aa_07_caught_for_the_third_out_the_same_hitter_leads_off():
    """PB-AA-07: o=2 {1}, hitter 5, STEAL, OUT → half over; no result card; hitter 5 leads off."""
    game = at("o=2 {1}", "K", level="aa", spot=5, running="O").play("w", "steal")
    assert game.told(ResultDrawn) == []
    assert game.game.visitor.spot == 5
    assert game.asks == "keep"
    assert len(game.game.home.hand.cards) == 4


# PB-AA-08 to 10 Bunt


@pytest.mark.parametrize(
    ("moment", "code"),
    [
        ("o=0 {1,3}", "E_BUNT_RUNNER_ON_THIRD"),
        ("o=0 {3}", "E_BUNT_RUNNER_ON_THIRD"),
        ("o=0 {}", "E_BUNT_BASES_EMPTY"),
        ("o=0 {1}", ""),
        ("o=1 {2}", ""),
        ("o=2 {1,2}", ""),
    ],
)
def test_pb_aa_08_when_a_bunt_may_be_laid(moment, code):
    """PB-AA-08, R21."""
    game = at(moment, level="aa").pitch()
    bunt = Placed("bunt", STRATEGY)
    if code:
        assert game.refused(bunt) == [code]
    else:
        game.session.choose(bunt)


def test_pb_aa_09_the_deck_of_a_bunt():
    """PB-AA-09: a white card without the pitchout call → PITCHER ADVANTAGE."""
    for pitch, pitchout, deck in (("w", False, "pitcher"), ("b", False, "neutral"),
                                  ("w", True, "hitter")):  # fmt: skip
        game = at("o=0 {1}", "K", level="aa").play(pitch, "bunt", pitchout)
        assert game.last(ResultDrawn).deck == deck
        assert game.last(ResultDrawn).is_bunt


@pytest.mark.parametrize(
    ("text", "moment", "after", "code"),
    [
        ("2B{*}+3", "o=0 {1}", "o=1 {2:r1}", "SAC"),
        ("K", "o=0 {1}", "o=1 {1:r1}", "K"),
        ("DP{}", "o=0 {2}", "o=1 {2:r2}", "O"),
        ("E{*}+2", "o=1 {2}", "o=1 {1:H} runs 1", "E"),
        ("GO{}", "o=1 {1,2}", "o=2 {2:r1,3:r2}", "SAC"),
        ("HR", "o=0 {1}", "o=1 {2:r1}", "SAC"),
        ("BB", "o=0 {2}", "o=1 {3:r2}", "SAC"),
        ("FO{2,3}+1", "o=0 {2}", "o=1 {2:r2}", "O"),
        ("GO{}", "o=2 {1}", "o=3 {1:r1}", "O"),
        ("DP{}", "o=0 {1}", "o=2 {}", "DP"),
        ("DP{2,3}+1", "o=0 {2}", "o=1 {3:r2}", "SAC"),
    ],
)
def test_pb_aa_10_a_result_translated_for_a_bunt(text, moment, after, code):
    """PB-AA-10, R65: the hitter can be safe only on an ERROR."""
    game = at(moment, text, level="aa").play("w", "bunt")
    assert (outcome(game), game.code()) == (after, code)


# PB-AA-11 to 13 Pitchout


def test_pb_aa_11_a_pitchout_needs_a_white_card_and_is_secret():
    """PB-AA-11, R22: E_PITCHOUT_NEEDS_WHITE; a secret flag until the cards are turned."""
    game = at("o=0 {}", "K", level="aa")
    assert game.refused(Placed(game.held("b"), PITCHOUT)) == ["E_PITCHOUT_NEEDS_WHITE"]
    game.pitch("w", pitchout=True)
    assert game.session.seen_from(YOUNGER).game.is_pitchout
    assert not game.session.seen_from(OLDER).game.is_pitchout
    assert not game.last(PitchLaid).seen_from(OLDER).is_pitchout
    game.hit("take")
    assert game.last(CardsTurned).is_pitchout


def test_pb_aa_12_it_helps_every_hitter_and_stops_a_runner():
    """PB-AA-12."""
    game = at("o=0 {1}", "1B{*}+1", level="aa").play("w", "swing", pitchout=True)
    assert game.last(ResultDrawn).deck == "hitter"
    assert outcome(game) == "o=0 {1:H,2:r1}"
    assert came("o=0 {1}", "HR", level="aa", strategy="bunt", pitchout=True) == "o=1 {2:r1}"
    game = at("o=2 {1}", "K", level="aa", running="SOS").play("w", "steal", pitchout=True)
    assert game.told(ResultDrawn) == []
    assert game.game.outs == 3


def test_pb_aa_13_the_pitcher_is_turned_first_and_nothing_can_be_changed():
    """PB-AA-13: the turned pair is one fact, pitch first; a laid card stays."""
    game = at("o=0 {}", "K", level="aa").pitch()
    gesture = Gesture(f"card:{game.held('b')}", "pitch:face down")
    assert game.book.explain(game.game, YOUNGER, gesture)[0].code == "ALREADY_LAID"
    game.hit("take")
    turned = game.last(CardsTurned)
    assert (turned.__struct_fields__[0], turned.strategy) == ("pitch", "take")
    assert game.told(CardsDrawn) == []
    assert game.game.batting is VISITOR
