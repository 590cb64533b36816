"""A-Ball around the at-bat, PB-A-01 to 05 and 24 to 38, by the ledger's worked examples."""

from __future__ import annotations

import pytest
from pizza_table import BOX, HOME, OLDER, VISITOR, YOUNGER, at, came, colours, new

from hotstove.baseball.facts import Batted, CameToBat, GameEnded, SidesChanged, SidesDecided
from hotstove.play.answers import Placed
from hotstove.play.piles import FACE_DOWN
from hotstove.play.table import Gesture
from hotstove.rulebooks.pizza_box.cards import strategy_deck
from hotstove.rulebooks.pizza_box.facts import (
    CardsDrawn,
    CardsPutAway,
    PitchLaid,
    ResultDrawn,
    Shuffled,
    StrategyLaid,
)
from hotstove.rulebooks.pizza_box.options import DRAW, KEEP, PITCH, PITCHOUT, STRATEGY, WALK


def plain(moment):
    """Play on with whatever card comes first until the game is over."""
    while moment.session.decision is not None:
        options = [one for one in moment.session.decision.options if not one.is_aside]
        moment.session.choose(options[0].answer)
    return moment


# PB-A-01 to 03


def test_pb_a_01_top_and_bottom_until_three_outs_for_nine_innings():
    """PB-A-01: the visitors hit first; a half lasts until three outs."""
    game = plain(new("a"))
    halves = game.told(SidesChanged)
    assert len(halves) in range(16, 40)
    assert game.session.facts[-1] == GameEnded()
    assert game.told(CameToBat)[0].side is VISITOR


def test_pb_a_02_the_box_holds_what_the_book_lists():
    """PB-A-02: 52, 36, 72, ten with seven SAFE, 25 pitch cards a side, twelve pitchers a side."""
    assert [len(deck) for deck in (BOX.hitter, BOX.neutral, BOX.pitcher)] == [52, 36, 72]
    assert sum(card.is_safe for card in BOX.running) == 7
    for side in (HOME, VISITOR):
        marks = [card[-3] for card in strategy_deck(side)]
        assert (marks.count("w"), marks.count("b")) == (15, 10)
        assert len(BOX.staff(side)) == 12


@pytest.mark.parametrize(
    ("laid", "called", "home"),
    [
        ("w", "white", OLDER),
        ("w", "black", YOUNGER),
        ("b", "black", OLDER),
        ("b", "white", YOUNGER),
    ],
)
def test_pb_a_03_the_same_colour_puts_the_older_at_home(laid, called, home):
    """PB-A-03, R4: a card, a call; the red deck has 25 cards again afterwards."""
    game = new("a", home="cards")
    assert (game.asks, game.seat) == ("test card", YOUNGER)
    offered = [option.answer.card for option in game.session.decision.options]
    card = next(c for c in offered if c[-3] == laid)
    game.session.choose(Placed(card, "test"))
    assert (game.asks, game.seat) == ("call", OLDER)
    assert game.session.seen_from(OLDER).game.test.cards == (FACE_DOWN,)
    assert game.session.seen_from(YOUNGER).game.test.cards == (card,)
    game.say(called)
    assert game.last(SidesDecided).home == home
    assert game.game.home.jobs.hitters == (home,)
    red = game.game.home
    assert len((*red.pile.cards, *red.hand.cards)) == 25
    assert game.game.test.cards == ()


def test_pb_a_03_before_the_call_nothing_else_is_legal():
    """PB-A-03."""
    game = new("a", home="cards")
    problems = game.book.explain(game.game, YOUNGER, Gesture("card:home:w01", PITCH))
    assert [problem.code for problem in problems] == ["SIDES_FIRST"]


# PB-A-04, 05 The at-bat


def test_pb_a_04_the_pitcher_plays_from_a_hand_the_hitter_never_runs_out():
    """PB-A-04, R64: E_CARD_NOT_IN_HAND, E_MUST_DRAW; TAKE and SWING are always there."""
    game = at("o=0 {}", hand="www")
    assert game.refused(Placed("home:b01", PITCH)) == ["E_CARD_NOT_IN_HAND"]
    game.pitch("w")
    assert [option.answer.card for option in game.session.decision.options] == ["take", "swing"]
    empty = at("o=0 {}", hand="")
    assert empty.asks == "draw"
    assert empty.refused(Placed("home:b01", PITCH)) == ["E_MUST_DRAW"]


def test_pb_a_05_both_cards_are_secret_until_both_are_laid():
    """PB-A-05: the other side sees a back, in position and in what is told."""
    game = at("o=0 {}", "K").pitch("b")
    assert game.session.seen_from(OLDER).game.pitch.cards == (FACE_DOWN,)
    laid = game.last(PitchLaid)
    assert laid.seen_from(OLDER).card == FACE_DOWN
    assert laid.seen_from(YOUNGER).card == laid.card
    game.hit("take")
    assert game.last(StrategyLaid).seen_from(YOUNGER).card == FACE_DOWN


# PB-A-24 to 27 Hands and piles


def test_pb_a_24_five_cards_then_three_then_one_for_each_hitter():
    """PB-A-24, R11: 10 hitters in a half → 5 + 3 + 1 + 1 = 10 cards drawn."""
    game = new("a")
    assert len(game.hand) == 5
    game.half(10)
    drawn = [len(f.cards) for f in game.told(CardsDrawn) if f.side is HOME]
    assert drawn == [5, 3, 1, 1]


def test_pb_a_24_nothing_is_drawn_once_the_half_is_over():
    """PB-A-24: fifth card played, third out made → nothing drawn."""
    game = new("a").half(5)
    assert [f.why for f in game.told(CardsDrawn) if f.side is HOME] == ["opening"]


def test_pb_a_25_used_and_unused_cards_are_discarded():
    """PB-A-25: 3 hitters in the half → 3 used + 2 unused = 5 cards discarded."""
    game = new("a").half(3)
    assert len(game.game.home.discards.cards) == 5
    assert game.game.home.hand.cards == ()


def test_pb_a_26_used_cards_lie_open_the_hand_shows_only_its_size():
    """PB-A-26, R59."""
    game = new("a")
    game.load("BB")
    game.play(game.hand[0])
    seen = game.session.seen_from(OLDER).game.home
    assert seen.hand.cards == (FACE_DOWN,) * 4
    assert colours(seen.used) == colours(game.game.home.used)
    assert len(seen.used.cards) == 1
    assert set(seen.pile.cards) == {FACE_DOWN}


def test_pb_a_27_what_is_left_is_drawn_then_the_discards_are_shuffled():
    """PB-A-27, R12: pile 1, discards 19, 5 cards due → take 1, shuffle 19, take 4; pile 15."""
    game = at("o=0 {}", hand="", opened=False)
    camp = game.game.home
    pile, rest = camp.pile.cards[:1], camp.pile.cards[1:20]
    change = {"pile": type(camp.pile)(pile), "discards": type(camp.pile)(rest)}
    held = type(camp.pile)(camp.pile.cards[20:])
    game = at("o=0 {}", hand="", opened=False, camp={**change, "used": held})
    sizes = [len(fact.cards) for fact in game.told(CardsDrawn)]
    assert sizes == [1, 4]
    assert game.told(Shuffled)[-1] == Shuffled(("home",))
    assert len(game.game.home.pile.cards) == 15


def test_pb_a_27_with_no_discards_the_used_cards_are_shuffled_in():
    """PB-A-27: R12."""
    game = at("o=0 {}", hand="", opened=True)
    everything = game.game.home.pile
    game = at("o=0 {}", hand="", camp={"pile": type(everything)(), "used": everything})
    game.say("draw")
    assert game.told(Shuffled) == [Shuffled(("home",), with_used=True)]
    assert len(game.hand) == 3


# PB-A-28, 29 Reshuffles


def played_to_inning(level, inning, **house):
    game = new(level, **house)
    while game.game.inning < inning:
        game.half(3)
    return game


def test_pb_a_28_strategy_decks_after_three_six_nine():
    """PB-A-28: after inning 3 at level A each draw pile has 25, discards 0."""
    game = played_to_inning("a", 4)
    told = [fact.decks for fact in game.told(Shuffled)][1:]
    assert told == [("home", "visitor")]
    assert len(game.game.visitor.pile.cards) == 25
    assert game.game.visitor.discards.cards == ()
    assert len(game.game.home.pile.cards) == 20


def test_pb_a_28_result_decks_after_six_or_every_three():
    """PB-A-28, R13: an option shuffles the result decks after 3 as well."""
    decks = ("home", "visitor", "hitter", "neutral", "pitcher")
    game = played_to_inning("a", 7)
    assert [fact.decks for fact in game.told(Shuffled)][1:] == [("home", "visitor"), decks]
    game = played_to_inning("a", 4, reshuffles_results_every_3=True)
    assert [fact.decks for fact in game.told(Shuffled)][1:] == [decks]
    assert game.game.decks.pitcher.discards.cards == ()


def test_pb_a_28_r14_kept_cards_stay_in_the_hand():
    """PB-A-28: AA, 1 kept black → draw pile 24 (15 white, 9 black)."""
    game = at("o=2 {}", "K", level="aa", inning=3, batting=HOME, hand="bw",
              camp={"has_dug": False})  # fmt: skip
    game.play("w").keep("b")
    blue = game.game.visitor
    assert colours(blue.hand) == "b"
    assert (colours(blue.pile).count("w"), colours(blue.pile).count("b")) == (15, 9)


def test_pb_a_29_an_empty_result_deck_is_made_of_its_discards():
    """PB-A-29, R15."""
    game = at("o=0 {}")
    deck = game.game.decks.hitter
    for _ in range(len(deck.pile.cards)):
        game.session._table.state = game.book.after(
            game.game,
            ResultDrawn("hitter", game.game.decks.hitter.pile.cards[0], "white",
                        game.book.box.hitter[0].white),
        )  # fmt: skip
    game.play("w", "take")
    assert Shuffled(("hitter",)) in game.session.facts
    assert len(game.game.decks.hitter.pile.cards) == 51


# PB-A-30 The intentional walk


def test_pb_a_30_an_intentional_walk_needs_no_card():
    """PB-A-30, R16: o=1 {2,3} → o=1 {1:H,2:r2,3:r3}, hand unchanged; code W, NOW HITTING moves."""
    game = at("o=1 {2,3}")
    game.session.choose(WALK)
    assert game.game.bases.second is not None
    assert game.game.bases.third is not None
    assert len(game.game.bases.runners()) == 3
    assert (game.hand, game.game.outs, game.game.visitor.spot) == ("wwwbb", 1, 6)
    assert game.code() == "W"
    assert game.line().batting["visitor:5"].ibb == 1


def test_pb_a_30_with_the_bases_loaded_it_costs_a_run():
    """PB-A-30: {1,2,3} → runs 1, RBI 1."""
    game = at("o=1 {1,2,3}")
    game.session.choose(WALK)
    assert (game.game.visitor_runs, game.last(Batted).rbi) == (1, 1)


def test_pb_a_30_r69_it_is_open_with_an_empty_hand_and_after_digging():
    """PB-A-30, R16, R69."""
    game = at("o=0 {}", hand="")
    game.session.choose(WALK)
    assert game.game.bases.first is not None
    assert game.game.home.has_dug is False
    game = at("o=0 {}", hand="").say("draw")
    game.session.choose(WALK)
    assert len(game.hand) == 3


# PB-A-31 to 34, 37 Score and the end


def test_pb_a_31_the_marker_of_an_inning_and_the_totals():
    """PB-A-31: 3 in inning 2 after 1 in inning 1 → box 1 `1`, box 2 `3`, R 4."""
    game = new("a")
    game.load("HR").play(game.hand[0])
    for _ in range(3):
        game.load("K").play(game.hand[0])
    game.half(3)
    for text in ("BB", "BB", "HR"):
        game.load(text).play(game.hand[0])
    assert game.line().innings == [1, 3]
    assert game.game.visitor_runs == 4


def test_pb_a_32_home_ahead_does_not_hit():
    """PB-A-32: Home leads 4–2 after the top of 9 → final 4–2; 3–3 → Home hits."""
    game = at("o=2 {}", "K", inning=9, runs=(2, 4)).play()
    assert (game.game.is_over, game.game.visitor_runs, game.game.home_runs) == (True, 2, 4)
    game = at("o=2 {}", "K", inning=9, runs=(3, 3)).play()
    assert (game.game.is_over, game.game.batting) == (False, HOME)


def test_pb_a_34_a_tie_goes_on_for_whole_innings():
    """PB-A-34: inning 10, Visitor 1, Home 0 → Visitor wins; both 2 → inning 11."""
    game = at("o=2 {}", "K", inning=9, batting=HOME, runs=(3, 3)).play()
    assert (game.game.is_over, game.game.inning, game.game.batting) == (False, 10, VISITOR)
    game = at("o=2 {}", "K", inning=10, batting=HOME, runs=(4, 3)).play()
    assert game.game.is_over
    game = at("o=2 {}", "K", inning=10, batting=HOME, runs=(5, 5)).play()
    assert game.game.inning == 11
    assert at("o=2 {}", "K", inning=12, batting=HOME, runs=(1, 1)).play().last(Shuffled).decks == (
        "home", "visitor",
    )  # fmt: skip


@pytest.mark.parametrize("innings", [3, 6])
def test_pb_a_37_a_shorter_game(innings):
    """PB-A-37, R56: the last inning may be 3 or 6."""
    game = at("o=2 {}", "K", inning=innings, runs=(2, 4), innings=innings).play()
    assert game.game.is_over
    assert plain(new("a", innings=innings)).game.inning >= innings


# PB-A-35, 36, 38


def test_pb_a_35_what_does_not_exist():
    """PB-A-35: no steal of third or home, no bunt for a hit, no extra base."""
    for moment, card in (("o=0 {2}", "steal"), ("o=0 {3}", "steal"), ("o=0 {}", "bunt")):
        game = at(moment, level="aa").pitch()
        assert game.refused(Placed(card, STRATEGY))
    assert came("o=0 {2}", "1B{*}+1") == "o=0 {1:H,3:r2}"


def test_pb_a_36_one_switch_for_steal_bunt_and_pitchout_at_any_level():
    """PB-A-36, R18: off at A, on above it, either way if the house wants it."""
    game = at("o=0 {1}", level="a").pitch()
    assert game.refused(Placed("steal", STRATEGY)) == ["E_RULE_OFF"]
    game = at("o=0 {1}", level="aa", has_strategies=False)
    assert game.refused(Placed(game.held("w"), PITCHOUT)) == ["E_RULE_OFF"]
    assert game.pitch().refused(Placed("steal", STRATEGY)) == ["E_RULE_OFF"]
    game = at("o=2 {1}", level="a", has_strategies=True, running="O").play("w", "steal")
    assert game.game.batting is HOME
    assert game.last(CardsPutAway).side is HOME
    assert len(game.game.home.discards.cards) == 5


def test_pb_a_36_at_level_a_nothing_is_kept():
    """PB-A-36, PB-AA-02: keep 1 at level A → E_RULE_OFF."""
    game = at("o=0 {}", level="a", has_strategies=True)
    gesture = Gesture(f"card:{game.held('w')}", KEEP)
    assert game.book.explain(game.game, YOUNGER, gesture)[0].code == "E_RULE_OFF"


def test_pb_a_38_one_generator_and_a_fixed_order_of_shuffles():
    """PB-A-38, R57: the same seed deals the same cards; the order is the ledger's."""
    first, second = new("aa", seed=7), new("aa", seed=7)
    assert first.game == second.game
    assert first.game != new("aa", seed=8).game
    assert first.last(Shuffled).decks == (
        "hitter", "neutral", "pitcher", "home", "visitor", "running",
    )  # fmt: skip
    before = first.game.rng
    first.load("K").play(first.hand[0])
    assert first.game.rng == before


def test_the_default_of_an_empty_hand_is_to_draw():
    """PB-A-24: drawing is what comes of itself."""
    assert at("o=0 {}", hand="").session.decision.default == DRAW
