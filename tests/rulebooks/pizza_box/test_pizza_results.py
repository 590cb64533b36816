"""Result cards and what they do, PB-A-06 to 23 and 33, by the ledger's worked examples."""

from __future__ import annotations

import pytest
from pizza_table import VISITOR, at, came, card, outcome, resolved

from hotstove.baseball.facts import Batted
from hotstove.rulebooks.pizza_box.cards import (
    SIZES,
    Deck,
    Outcome,
    check_card,
    check_section,
    section,
)
from hotstove.rulebooks.pizza_box.facts import CardsTurned, ResultDrawn
from hotstove.rulebooks.pizza_box.strategies import deck_for

HITTER, NEUTRAL, PITCHER = Deck.HITTER, Deck.NEUTRAL, Deck.PITCHER


@pytest.mark.parametrize(
    ("pitch", "strategy", "pitchout", "deck"),
    [
        ("w", "take", False, HITTER), ("w", "swing", False, PITCHER),
        ("w", "steal", False, HITTER), ("w", "bunt", False, PITCHER),
        ("b", "take", False, PITCHER), ("b", "swing", False, NEUTRAL),
        ("b", "steal", False, PITCHER), ("b", "bunt", False, NEUTRAL),
        ("w", "take", True, HITTER), ("w", "swing", True, HITTER),
        ("w", "steal", True, HITTER), ("w", "bunt", True, HITTER),
    ],
)  # fmt: skip
def test_pb_a_06_the_two_cards_name_the_deck(pitch, strategy, pitchout, deck):
    """PB-A-06, PB-AA-09, PB-AA-12: the whole table, with every strategy and the pitchout."""
    assert deck_for(pitch == "w", strategy, pitchout) is deck


def test_pb_a_05_06_a_turned_pair_draws_from_its_deck():
    """PB-A-05: pitcher's card, hitter's card, deck, top card, in this order."""
    game = at("o=0 {}").play("b", "swing")
    assert game.last(CardsTurned).deck is NEUTRAL
    assert game.last(ResultDrawn).deck is NEUTRAL
    assert game.game.decks.neutral.discards.cards[0] == game.last(ResultDrawn).card
    kinds = [type(fact).__name__ for fact in game.session.facts][:6]
    assert kinds == ["CameToBat", "PitchLaid", "StrategyLaid", "CardsTurned", "ResultDrawn",
                     "Batted"]  # fmt: skip


# PB-A-07 The schema


def test_pb_a_07_sections_are_read_and_written_in_the_ledgers_notation():
    """PB-A-07."""
    for text in ("GO{2,3}+1", "FO{}", "K", "1B{*}+2", "DP{1,2,3}+1", "HR", "E{*}+1"):
        assert str(section(text)) == text
    assert section("1B{*}+2").black == (1, 2, 3)
    assert section("").outcome is None
    assert section("3B").amount == 3


def codes(text):
    return [problem.code for problem in check_card(card(text))]


@pytest.mark.parametrize(
    "text", ["1B{*}+3", "1B{2,3}+1", "2B{*}+1", "K{3}+1", "FO{1}+1", "GO{2}+1", "DP{1,3}+1",
             "FO{3}+2", "HR{3}+1", "E{*}+3", "BB{1}+1"]
)  # fmt: skip
def test_pb_a_07_r58_bases_and_amounts_that_no_card_may_print(text):
    """PB-A-07, R58."""
    assert codes(text) == ["CARD_BASES"]


def test_pb_a_07_both_halves_together_are_for_all_nine():
    """PB-A-07: a split without an entry for hitter 7, or with two for him."""
    assert codes("FO{} (1-3,4-6,8,9) / HR (3)|K") == ["CARD_HITTER_TWICE", "CARD_HITTER_MISSING"]
    assert codes("FO{} (1,2,5,6,8,9) / HR (3,4)|K") == ["CARD_HITTER_MISSING"]
    assert codes("FO{} (1,2,5-9) / HR (3,4)") == ["CARD_NO_BAR"]
    assert codes("FO{} (1,2,5-9) / HR (3,4)|K") == []
    assert codes("2B{*}+2 / FO{} (r1)") == []
    assert codes("FO{} (1-9)") == ["CARD_CIRCLES_WITHOUT_BLUE"]
    assert codes("K | LIKE #0") == ["CARD_HITTER_UNKNOWN"]


def test_pb_a_07_r7_a_triple_needs_no_bases():
    """PB-A-07, R7."""
    assert list(check_section(section("3B"), "white")) == []


# PB-A-08 Reading at A and AA


@pytest.mark.parametrize("level", ["a", "aa"])
@pytest.mark.parametrize(
    ("text", "spot", "read"),
    [
        ("FO{} (1,2,5-9) / HR (3,4)|K", 3, Outcome.FLY_OUT),
        ("K (3-9) / 1B{*}+1 (1,2)|K", 1, Outcome.STRIKEOUT),
        ("2B{*}+2 / FO{} (r1)", 5, Outcome.DOUBLE),
        (" / HR (3,4)|1B{*}+1", 3, Outcome.FLY_OUT),
    ],
)
def test_pb_a_08_only_the_white_area_counts(level, text, spot, read):
    """PB-A-08, R6: the white area, whoever hits; without a result it is a FLY OUT."""
    game = at("o=0 {}", text, level=level, spot=spot).play()
    drawn = game.last(ResultDrawn)
    assert (drawn.area, drawn.reading.outcome, drawn.reads_as) == ("white", read, 0)


def test_pb_a_08_a_symbol_only_area_is_a_fly_out_with_nobody_advancing():
    """PB-A-08: AA, symbol-only white, bar 1B; o=0 {3} → o=1 {3}; the same at AAA."""
    for level in ("aa", "aaa"):
        assert came("o=0 {3}", "|1B{*}+1", level=level) == "o=1 {3:r3}"


# PB-A-09 to 21


@pytest.mark.parametrize(
    ("rule", "text", "moment", "after"),
    [
        ("PB-A-09", "FO{3}+1", "o=0 {2,3}", "o=1 {2:r2} runs 1"),
        ("PB-A-11", "1B{*}+1", "o=0 {2,3}", "o=0 {1:H,3:r2} runs 1"),
        ("PB-A-11", "1B{*}+2", "o=2 {1,2}", "o=2 {1:H,3:r1} runs 1"),
        ("PB-A-12", "2B{*}+2", "o=0 {1}", "o=0 {2:H,3:r1}"),
        ("PB-A-12", "2B{*}+3", "o=0 {1}", "o=0 {2:H} runs 1"),
        ("PB-A-13", "3B", "o=1 {1,2}", "o=1 {3:H} runs 2"),
        ("PB-A-14", "HR", "o=1 {1,3}", "o=1 {} runs 3"),
        ("PB-A-15", "BB", "o=0 {3}", "o=0 {1:H,3:r3}"),
        ("PB-A-15", "BB", "o=0 {1}", "o=0 {1:H,2:r1}"),
        ("PB-A-15", "BB", "o=0 {1,3}", "o=0 {1:H,2:r1,3:r3}"),
        ("PB-A-15", "BB", "o=0 {1,2,3}", "o=0 {1:H,2:r1,3:r2} runs 1"),
        ("PB-A-16", "E{*}+1", "o=2 {3}", "o=2 {1:H} runs 1"),
        ("PB-A-17", "K", "o=1 {1,3}", "o=2 {1:r1,3:r3}"),
        ("PB-A-18", "FO{2,3}+1", "o=1 {2,3}", "o=2 {3:r2} runs 1"),
        ("PB-A-18", "FO{2,3}+1", "o=2 {2,3}", "o=3 {2:r2,3:r3}"),
        ("PB-A-19", "GO{}", "o=0 {1}", "o=1 {1:H}"),
        ("PB-A-19", "GO{1,2,3}+1", "o=0 {1}", "o=1 {2:r1}"),
        ("PB-A-19", "GO{3}+1", "o=0 {1,3}", "o=1 {1:H} runs 1"),
        ("PB-A-19", "GO{}", "o=0 {2}", "o=1 {2:r2}"),
        ("PB-A-20", "DP{3}+1", "o=0 {1,3}", "o=2 {} runs 1"),
        ("PB-A-20", "DP{3}+1", "o=1 {3}", "o=2 {} runs 1"),
        ("PB-A-20", "DP{3}+1", "o=1 {1,3}", "o=3 {3:r3}"),
        ("PB-A-20", "DP{}", "o=0 {1,2}", "o=2 {2:r2}"),
        ("PB-A-20 R10", "DP{3}+1", "o=2 {1,3}", "o=3 {1:r1,3:r3}"),
        ("PB-A-21", "GO{3}+1", "o=2 {3}", "o=3 {3:r3}"),
        ("PB-A-35", "1B{*}+1", "o=0 {2}", "o=0 {1:H,3:r2}"),
        ("PB-A-35", "1B{*}+2", "o=0 {2}", "o=0 {1:H} runs 1"),
    ],
)
def test_pb_a_results_move_runners_as_the_ledger_says(rule, text, moment, after):
    """PB-A-09, 11 to 21 and 35, example by example."""
    assert came(moment, text) == after


@pytest.mark.parametrize(
    ("text", "moment", "code"),
    [
        ("FO{2,3}+1", "o=1 {2,3}", "SF"), ("GO{}", "o=0 {1}", "FC"),
        ("GO{1,2,3}+1", "o=0 {1}", "O"), ("GO{}", "o=0 {2}", "O"),
        ("DP{3}+1", "o=0 {1,3}", "DP"), ("DP{3}+1", "o=1 {3}", "O"),
        ("DP{}", "o=0 {}", "O"), ("FO{2,3}+1", "o=0 {2}", "O"), ("GO{}", "o=2 {1}", "O"),
        ("DP{}", "o=2 {1}", "O"), ("1B{*}+1", "o=0 {}", "S"), ("2B{*}+2", "o=0 {}", "2"),
        ("3B", "o=0 {}", "3"), ("HR", "o=0 {}", "4"), ("BB", "o=0 {}", "W"), ("K", "o=0 {}", "K"),
        ("E{*}+1", "o=0 {}", "E"),
    ],
)  # fmt: skip
def test_pb_s_01_the_code_of_every_result(text, moment, code):
    """PB-S-01: one box per at-bat, PB-A-18 to 20."""
    assert at(moment, text).play().code() == code


def test_pb_a_10_r8_nobody_passes_a_teammate_who_stays():
    """PB-A-10, R8: cards no valid deck has; runners stop behind whoever stays put."""
    assert resolved("GO{2}+1", "o=0 {2,3}") == "o=1 {2:r2,3:r3}"
    assert resolved("FO{1,2}+2", "o=0 {1,2,3}") == "o=1 {1:r1,2:r2,3:r3}"
    assert resolved("1B{3}+1", "o=0 {1,2,3}") == "o=0 {1:H,2:r1,3:r2} runs 1"
    assert resolved("2B{}", "o=0 {2}") == "o=0 {2:H,3:r2}"


def test_pb_a_22_pegs_go_back_to_the_bench():
    """PB-A-22: an out on the bases, a run and the third out clear their holes."""
    game = at("o=2 {1,2,3}", "K").play()
    assert game.game.bases.runners() == ()
    assert game.game.outs == 0
    assert game.game.batting is not VISITOR


def test_pb_a_23_a_double_play_moves_the_outs_peg_two_holes_and_never_beyond_three():
    """PB-A-23."""
    assert came("o=1 {1}", "DP{}").startswith("o=3")
    assert came("o=2 {1}", "DP{}").startswith("o=3")


# PB-A-33 Walk-off


def test_pb_a_33_a_hit_brings_in_only_the_run_that_is_needed():
    """PB-A-33, R17: bottom 9, 4–4, 1B{*}+2, {2,3} → final 5–4, RBI 1."""
    game = at("o=0 {2,3}", "1B{*}+2", inning=9, batting=VISITOR.other, runs=(4, 4)).play()
    assert (game.game.visitor_runs, game.game.home_runs) == (4, 5)
    assert game.game.is_over
    assert (game.last(Batted).rbi, game.last(Batted).hit) == (1, 1)


def test_pb_a_33_every_run_of_a_home_run_counts():
    """PB-A-33: bottom 10, 4–4, HR with {1} → 6–4."""
    game = at("o=1 {1}", "HR", inning=10, batting=VISITOR.other, runs=(4, 4)).play()
    assert (game.game.home_runs, game.game.is_over) == (6, True)


def test_pb_a_33_a_double_that_ends_the_game_is_still_a_double():
    """PB-A-33: the hit is credited as printed, whoever is held up on the bases."""
    game = at("o=0 {1,2,3}", "2B{*}+3", inning=9, batting=VISITOR.other, runs=(4, 4)).play()
    assert game.last(Batted).hit == 2
    assert outcome(game) == "o=0 {1:H,2:r1,3:r2} runs 1"
    behind = at("o=0 {1,2,3}", "2B{*}+3", inning=9, batting=VISITOR.other, runs=(5, 4)).play()
    assert behind.game.home_runs == 6


def test_pb_a_33_no_walk_off_before_the_last_inning():
    """PB-A-33."""
    game = at("o=0 {2,3}", "1B{*}+2", inning=8, batting=VISITOR.other, runs=(4, 4)).play()
    assert (game.game.home_runs, game.game.is_over) == (6, False)


def test_the_decks_have_their_sizes():
    """PB-A-02, R1."""
    assert SIZES == {HITTER: 52, NEUTRAL: 36, PITCHER: 72}
