"""Pro-Ball, PB-PRO: pitcher cards, relief, reading, pitchers who hit, by the ledger's examples."""

from __future__ import annotations

import pytest
from pizza_table import BOX, HOME, OLDER, VISITOR, YOUNGER, at, colours, new, outcome, starting

from hotstove.baseball.facts import CameToBat, PinchHit, PitchingChange
from hotstove.play.answers import Key, Placed
from hotstove.play.piles import FACE_DOWN
from hotstove.play.table import Gesture
from hotstove.rulebooks.pizza_box.cards import STAFF, Role, Row
from hotstove.rulebooks.pizza_box.facts import (
    CardsDrawn,
    HandDiscarded,
    MarkerLaid,
    NobodyLeft,
    ResultDrawn,
    StarterChosen,
    StartersShown,
    TookField,
)
from hotstove.rulebooks.pizza_box.options import KEEP, MOUND, PINCH_HITTER
from hotstove.rulebooks.pizza_box.staff import check_reliever, entries, row_number
from hotstove.rulebooks.pizza_box.state import Mound

RELIEVERS = ("long-1", "long-2", "middle-1", "middle-2", "specialist", "setup", "closer")


def pro(moment="o=0 {}", *cards, **more):
    return at(moment, *cards, level="pro", **more)


def mound(pitcher, side=HOME, **more):
    """The state of a mound: *pitcher* in the game after starter 2."""
    used = (f"{side}:starter-2", f"{side}:{pitcher}")
    if pitcher == "starter-2":
        used = used[:1]
    return Mound(f"{side}:{pitcher}", **{"used": used, "has_faced": True, "has_drawn": True} | more)


def everyone_used(side=HOME, pitcher="closer", **more):
    names = ("starter-2", *RELIEVERS)
    return Mound(
        f"{side}:{pitcher}",
        **{"used": tuple(f"{side}:{name}" for name in names), "has_faced": True,
           "has_drawn": True} | more,
    )  # fmt: skip


def codes(game, name, row=0, side=HOME, inning=None):
    found = check_reliever(game.book, game.game, side, f"{side}:{name}", row, inning)
    return [problem.code for problem in found]


# PB-PRO-01 to 04


def test_pb_pro_01_each_side_has_its_pitcher_cards():
    """PB-PRO-01: red for Home, blue for Visitor; hands by the cards, everything else as before."""
    game = pro()
    assert game.book.has_staffs
    assert game.book.counts_hitters
    assert {card.id.partition(":")[0] for card in BOX.home_staff} == {"home"}


def test_pb_pro_02_twelve_pitchers_with_roles_and_ratings():
    """PB-PRO-02, R26, R27: five starters; Setup and Closer are 1, the other relievers 2."""
    for side in (HOME, VISITOR):
        staff = BOX.staff(side)
        assert {role: sum(card.role is role for card in staff) for role in Role} == STAFF
        for card in staff:
            if card.role in (Role.SETUP, Role.CLOSER):
                assert card.rating == 1
            elif card.role is not Role.STARTER:
                assert card.rating == 2


def test_pb_pro_03_a_row_for_each_inning_and_dashes():
    """PB-PRO-03, R60: a dash in dig deep alone means none."""
    closer = next(card for card in BOX.home_staff if card.role is Role.CLOSER)
    assert closer.row(7) is None
    assert (closer.row(8), closer.row(9)) == (Row(5, 1, 1), Row(6, 2, 0))


def test_pb_pro_04_a_starter_is_chosen_unseen_and_both_are_shown():
    """PB-PRO-04, R28: only starters may start; he must finish one at-bat."""
    game = new("pro")
    assert (game.asks, game.seat) == ("starter", OLDER)
    assert game.refused(Placed("visitor:closer", MOUND)) == ["E_STARTER_REQUIRED"]
    game.session.choose(Placed("visitor:starter-4", MOUND))
    assert game.last(StarterChosen).seen_from(YOUNGER).pitcher == FACE_DOWN
    assert game.session.seen_from(YOUNGER).game.visitor.mound.chosen == FACE_DOWN
    game.session.choose(Placed("home:starter-1", MOUND))
    assert game.last(StartersShown) == StartersShown("visitor:starter-4", "home:starter-1")
    assert game.refused(Placed("home:long-1", MOUND))[0] == "E_RELIEF_MIN_ONE_HITTER"


# PB-PRO-05 to 08


def test_pb_pro_05_06_min_start_is_added_to_what_was_kept():
    """PB-PRO-05, PB-PRO-06, R61: Starter 2: inning 1 draws 5; keeps 2; inning 2 → hand 7."""
    game = starting(new("pro"))
    assert len(game.hand) == 5
    game.half(3)
    game.keep(*game.hand)
    game.half(3).say("done")
    assert game.asks == "open half"
    game.say("draw")
    assert len(game.hand) == 7


def test_pb_pro_06_the_limit_is_that_of_the_row_just_pitched():
    """PB-PRO-06: Starter 2 ends inning 2 with 4 unused, max keep 2; in inning 7 only 1."""
    game = pro("o=2 {}", "K", inning=2, hand="wwwbb").play("w")
    assert game.book.keep_limit(game.game) == 2
    game.keep("b", "b")
    game = pro("o=2 {}", "K", inning=7, hand="wwwbb").play("w").keep("b")
    assert colours(game.game.home.hand) == "b"


def test_pb_pro_07_dig_deep_once_then_single_cards():
    """PB-PRO-07: row dig deep 2, opening 4 cards, 8 hitters → 4 + 2 + 1 + 1, nothing is kept."""
    game = pro(hand="", inning=7, opened=False, camp={"mound": mound("starter-2")})
    game.say("draw").half(8)
    drawn = [len(fact.cards) for fact in game.told(CardsDrawn) if fact.side is HOME]
    assert drawn == [4, 2, 1, 1]
    assert game.asks != "keep"


def test_pb_pro_07_without_dig_deep_single_cards_at_once():
    """PB-PRO-07, R60: the Specialist's dash."""
    game = pro(hand="", inning=6, camp={"mound": mound("specialist")}).say("draw")
    assert game.last(CardsDrawn).why == "single"
    assert len(game.hand) == 1


def test_pb_pro_08_look_and_leave():
    """PB-PRO-08: digs two, brings the Setup man → 2 cards discarded, Setup draws his min start."""
    game = pro(hand="", inning=7).say("draw")
    assert len(game.hand) == 2
    game.relieve("setup")
    assert game.last(HandDiscarded).count == 2
    assert len(game.hand) == 5


# PB-PRO-09 Reading


@pytest.mark.parametrize(
    ("pitcher", "read"), [("starter-1", "FO"), ("starter-3", "2B"), ("starter-5", "2B"),
                          ("setup", "FO"), ("closer", "FO"), ("middle-1", "2B")]
)  # fmt: skip
def test_pb_pro_09_blue_against_rating_one(pitcher, read):
    """PB-PRO-09, R29: starters and relievers alike; 2 and 3 both read white."""
    game = pro("o=0 {}", "2B{*}+2 / FO{} (r1)", inning=8, pitcher=pitcher).play()
    assert game.last(ResultDrawn).reading.outcome == read


def test_pb_pro_09_hitter_numbers_as_below():
    """PB-PRO-09."""
    game = pro("o=0 {}", "FO{} (1,2,5-9) / HR (3,4)|K", spot=3).play()
    assert (game.last(ResultDrawn).area, game.last(ResultDrawn).reads_as) == ("blue", 3)


# PB-PRO-10 to 14 Relief


def test_pb_pro_10_who_may_relieve():
    """PB-PRO-10: a reliever of the own staff, not used, with a row; starters cannot."""
    game = pro(inning=6)
    assert codes(game, "starter-3") == ["E_RELIEF_NOT_RELIEVER"]
    assert codes(game, "closer") == ["E_RELIEF_ROW_DASH"]
    assert codes(game, "middle-1") == []
    assert game.refused(Placed("visitor:long-1", MOUND))[0] == "E_RELIEF_NOT_RELIEVER"
    game.relieve("middle-1")
    game.load("K").play(game.hand[0])
    assert codes(game, "middle-1")[0] == "E_RELIEF_ALREADY_USED"
    assert codes(game, "long-1") == []


def test_pb_pro_11_before_the_pitch_card_or_before_the_opening_draw():
    """PB-PRO-11, R30: E_RELIEF_TOO_LATE afterwards."""
    game = pro(inning=6)
    assert codes(game, "long-1") == []
    game.pitch()
    assert codes(game, "long-1") == ["E_RELIEF_TOO_LATE"]
    gesture = Gesture("card:home:long-1", MOUND)
    assert game.book.explain(game.game, YOUNGER, gesture)[0].code == "E_RELIEF_TOO_LATE"
    start = pro(hand="", inning=6, opened=False)
    assert start.asks == "open half"
    start.relieve("long-1")
    assert len(start.hand) == 4
    assert not start.game.home.came_in_mid_half


def test_pb_pro_12_his_cards_go_and_the_new_man_draws():
    """PB-PRO-12: inning 7, hand of 2, Setup (row 7: 5/2/2) enters → 2 discarded, 5 drawn."""
    game = pro(inning=7, hand="wb").relieve("setup")
    assert game.last(HandDiscarded).count == 2
    assert len(game.hand) == 5
    assert game.last(PitchingChange).incoming == "home:setup"
    assert not game.game.home.has_dug


def test_pb_pro_13_entering_mid_inning_keeps_nothing():
    """PB-PRO-13: with 1 out in inning 6, ends it holding 3 → keeps 0; the next starts afresh."""
    game = pro("o=1 {}", inning=6).relieve("long-1")
    gesture = Gesture(f"card:{game.held('w')}", KEEP)
    problems = game.book.explain(game.game, YOUNGER, gesture)
    assert problems[0].code == "E_KEEP_MID_INNING_RELIEVER"
    for _ in range(2):
        game.load("K").play(game.hand[0])
    assert game.asks != "keep"
    assert game.game.home.hand.cards == ()


def test_pb_pro_14_at_least_one_hitter():
    """PB-PRO-14, R31: replaced before any at-bat → refused; after one → allowed; a walk counts."""
    game = pro(inning=6).relieve("long-1")
    assert game.refused(Placed("home:long-2", MOUND)) == ["E_RELIEF_MIN_ONE_HITTER"]
    game.session.choose(Key("intentional walk"))
    assert codes(game, "long-2") == []
    caught = pro("o=2 {1}", inning=6, running="O").relieve("long-1")
    caught.play(caught.hand[0], "steal")
    assert caught.game.home.mound.has_faced or caught.asks == "keep"


# PB-PRO-15 to 19 Roles


def test_pb_pro_15_every_role_has_its_innings():
    """PB-PRO-15: who may enter in which inning."""
    able = {
        inning: {name for name in RELIEVERS if codes(pro(inning=inning), name) == []}
        for inning in (1, 4, 5, 7, 8)
    }
    assert able[1] == {"long-1", "long-2"}
    assert able[4] == able[1] | {"middle-1", "middle-2"}
    assert able[5] == able[4] | {"specialist"}
    assert able[7] == able[5] | {"setup"}
    assert able[8] == able[7] | {"closer"}


def test_pb_pro_16_the_specialist_leaves_after_his_half():
    """PB-PRO-16: opening draw for inning 8 with him still in → E_MUST_REPLACE."""
    game = pro(hand="", inning=8, opened=False, camp={"mound": mound("specialist")})
    assert game.asks == "open half"
    assert game.session.decision.default is None
    assert game.refused(Key("draw")) == ["E_MUST_REPLACE"]
    game.relieve("setup")
    assert len(game.hand) == 5


def test_pb_pro_17_the_closer_gets_no_more_cards_in_the_ninth():
    """PB-PRO-17, R32: inning 9, out of cards: draw → E_MUST_REPLACE; walk or relief are legal."""
    game = pro("o=1 {}", hand="", inning=9, camp={"mound": mound("closer")})
    assert game.refused(Key("draw")) == ["E_MUST_REPLACE"]
    assert game.refused(Placed("home:w01", "pitch:face down")) == ["E_MUST_REPLACE"]
    game.session.choose(Key("intentional walk"))
    game.relieve("middle-1")
    assert len(game.hand) == 4
    eighth = pro("o=1 {}", hand="", inning=8, camp={"mound": mound("closer")})
    eighth.say("draw")
    assert eighth.last(CardsDrawn).why == "dig deep"


def test_pb_pro_18_out_is_out():
    """PB-PRO-18: a pitcher who was removed cannot return."""
    game = pro(inning=7).relieve("setup")
    assert "E_RELIEF_NOT_RELIEVER" in codes(game, "starter-2")
    assert "E_RELIEF_ALREADY_USED" in codes(game, "starter-2")


def test_pb_pro_19_nobody_left():
    """PB-PRO-19, R33, R68: the Closer draws 1 card per hitter until the half ends."""
    game = pro("o=0 {}", hand="", inning=11, camp={"mound": everyone_used()})
    assert game.last(NobodyLeft).side is HOME
    game.say("draw")
    assert game.last(CardsDrawn).why == "single"
    assert len(game.hand) == 1
    game.load("BB").play(game.hand[0])
    assert game.asks == "draw"
    gesture = Gesture("card:home:w01", KEEP)
    assert game.book.explain(game.game, YOUNGER, gesture)[0].code == "E_KEEP_AFTER_DIG_DEEP"


def test_pb_pro_19_a_specialist_nobody_can_replace_starts_without_cards():
    """PB-PRO-19: no opening draw."""
    game = pro(hand="", inning=8, opened=False, camp={"mound": everyone_used(pitcher="specialist")})
    assert game.last(TookField).is_stranded
    assert game.asks == "draw"
    game.say("draw")
    assert len(game.hand) == 1


# PB-PRO-20 to 23 Extra innings


def test_pb_pro_20_who_enters_in_the_tenth_or_later_uses_row_eight():
    """PB-PRO-20, R34, R35: Middle enters in inning 11 → row 8; inning 12 → row 9; 13 → row 9."""
    game = pro("o=2 {}", inning=11).relieve("middle-1")
    assert game.last(MarkerLaid).row == 8
    assert row_number(game.game, HOME) == 8
    game.load("K").play(game.hand[0])
    assert game.game.home.mound.marker == 9
    incumbent = pro(inning=12)
    assert row_number(incumbent.game, HOME) == 9


def test_pb_pro_20_the_marker_stays_at_nine():
    """PB-PRO-20, R34."""
    game = pro("o=2 {}", "K", inning=13, hand="w", camp={"mound": mound("middle-1", marker=9)})
    game.play("w")
    assert game.game.home.mound.marker == 9


def test_pb_pro_21_a_long_reliever_starts_an_extra_inning_anew():
    """PB-PRO-21, R36: Setup and Closer used, inning 10, Long A → row 1, inning 11 row 2."""
    used = Mound("home:closer", ("home:starter-2", "home:setup", "home:closer"), has_faced=True,
                 has_drawn=True)  # fmt: skip
    game = pro(hand="", inning=10, opened=False, camp={"mound": used})
    game.relieve("long-1", row=1)
    assert row_number(game.game, HOME) == 1
    assert len(game.hand) == 5
    game.half(3)
    while game.asks == "keep":
        game.say("done")
    assert game.game.home.mound.marker == 2
    mid = pro("o=1 {}", inning=10, camp={"mound": used})
    assert codes(mid, "long-1", row=1) == ["E_RELIEF_LONG_NOT_AT_START"]
    assert codes(mid, "long-1") == []
    early = pro(hand="", inning=10, opened=False)
    assert codes(early, "long-1", row=1) == ["E_RELIEF_LONG_NOT_AT_START"]


def test_pb_pro_21_r66_an_extra_inning_is_the_tenth_or_later():
    """PB-PRO-21, R66: also in a shortened game."""
    used = Mound("home:closer", ("home:starter-2", "home:setup", "home:closer"), has_faced=True)
    game = pro(hand="", inning=8, innings=6, opened=False, camp={"mound": used})
    assert codes(game, "long-1", row=1) == ["E_RELIEF_LONG_NOT_AT_START"]


def test_pb_pro_22_a_kept_hand_goes_with_its_pitcher():
    """PB-PRO-22: keeps 2, Middle Reliever (row 7: 5) starts the 7th → 2 discarded, hand 5."""
    game = pro(hand="bb", inning=7, opened=False).relieve("middle-1")
    assert game.last(HandDiscarded).count == 2
    assert len(game.hand) == 5


def test_pb_pro_23_decks_are_shuffled_as_below():
    """PB-PRO-23: after inning 3 both strategy decks; kept cards stay."""
    game = pro("o=2 {}", "K", inning=3, batting=HOME, hand="bw").play("w").keep("b")
    assert len(game.game.visitor.pile.cards) == 24


# PB-PRO-24 to 28 Pitchers hit


def hitting(*cards, moment="o=0 {}", **more):
    """The visitors' pitcher comes up in spot 9."""
    return at(moment, *cards, level="pro", spot=9, pitchers_hit=True, **more)


def test_pb_pro_24_the_pitcher_in_the_game_takes_spot_nine():
    """PB-PRO-24: a new reliever takes over the spot; without the option hitter 9 hits."""
    assert hitting().last(CameToBat).batter == "visitor:starter-2"
    relieved = hitting(inning=6, other={"mound": mound("middle-1", VISITOR)})
    assert relieved.last(CameToBat).batter == "visitor:middle-1"
    assert pro(spot=9).last(CameToBat).batter == "visitor:9"


@pytest.mark.parametrize(
    ("text", "moment", "after"),
    [
        ("HR | GO{2,3}+1", "o=0 {2}", "o=1 {3:r2}"),
        ("FO{} (1,2,5-9) / HR (3,4)|LIKE #1", "o=0 {}", "o=1 {}"),
        ("FO{} (1,2,5-9) / HR (3,4)|LIKE #3", "o=0 {}", "o=0 {} runs 1"),
        ("K | 1B{*}+1", "o=0 {1,3}", "o=0 {1:H,2:r1} runs 1"),
        ("2B{*}+2", "o=0 {}", "o=0 {2:H}"),
    ],
)
def test_pb_pro_25_a_hitting_pitcher_reads_the_bar(text, moment, after):
    """PB-PRO-25: its own outcome, LIKE #n, or the card's common result."""
    assert outcome(hitting(text, moment=moment).play()) == after


def test_pb_pro_25_without_a_bar_the_rating_split_counts():
    """PB-PRO-25."""
    game = hitting("2B{*}+2 / FO{} (r1)", pitcher="starter-1").play()
    assert outcome(game) == "o=1 {}"


def test_pb_pro_26_a_pitchers_bunt_is_read_like_hitter_two():
    """PB-PRO-26: K (4–9) / GO{2,3}+1 (1–3), bar K; o=0 {1} → o=1 {2:r1}, SAC."""
    game = hitting("K (4-9) / GO{2,3}+1 (1-3)|K", moment="o=0 {1}").play("w", "bunt")
    assert (outcome(game), game.code()) == ("o=1 {2:r1}", "SAC")


def test_pb_pro_27_a_pinch_hitter_takes_the_pitcher_out():
    """PB-PRO-27, R38: his kept cards are discarded; a reliever before the next opening draw."""
    kept = at("o=0 {}").game.visitor.pile
    cards = type(kept)(kept.cards[:2])
    game = hitting(inning=7, batting=HOME,
                   other={"hand": cards, "pile": type(kept)(kept.cards[2:])})  # fmt: skip
    game.pitch()
    game.session.choose(PINCH_HITTER)
    assert game.last(PinchHit).outgoing == "home:starter-2"
    assert game.last(HandDiscarded).count == 2
    assert game.game.home.mound.is_out
    game.half(3)
    while game.asks == "keep":
        game.say("done")
    assert (game.game.inning, game.asks) == (8, "open half")
    assert game.refused(Key("draw")) == ["E_MUST_REPLACE"]
    game.relieve("long-1")
    assert not game.game.home.mound.is_out


def test_pb_pro_27_r38_around_the_order_spot_nine_reads_as_a_pitcher():
    """PB-PRO-27, R38."""
    out = mound("starter-2", VISITOR, is_out=True)
    game = hitting("1B{*}+1 | K", inning=7, other={"mound": out, "pinch_hitters": 1})
    assert game.last(CameToBat).batter == "visitor:9"
    assert outcome(game.play()) == "o=1 {}"


def test_pb_pro_27_r37_no_pinch_hitter_where_nobody_could_pitch():
    """PB-PRO-27, R37: E_PINCH_NO_RELIEVER."""
    game = hitting(inning=7, other={"mound": everyone_used(VISITOR)}).pitch()
    assert game.refused(PINCH_HITTER) == ["E_PINCH_NO_RELIEVER"]


def test_pb_pro_28_the_order_of_choices():
    """PB-PRO-28: relief or stay, opening draw; each at-bat relief, draw, walk, card."""
    game = pro(hand="", inning=7, opened=False)
    kinds = {option.answer for option in game.session.decision.options}
    assert Key("draw") in kinds
    assert Placed("home:setup", MOUND) in kinds
    game.say("draw")
    assert game.asks == "pitch"
    answers = {option.answer for option in game.session.decision.options}
    assert Key("intentional walk") in answers
    assert Placed("home:setup", MOUND) in answers
    assert ("home:setup", 0) in entries(game.book, game.game, HOME)
