"""Strategy cards at the table, SD-E-01 to 26: decks, draws, windows, steals and checks."""

from __future__ import annotations

from expert_cast import (
    DECK,
    another,
    asked,
    card,
    discards,
    expert,
    finish,
    hand,
    offered,
    passes,
    play,
    turn,
    until,
    whose,
)
from msgspec.structs import replace
from showdown_cast import (
    MOSS,
    NASH,
    advanced_setup,
    last,
    problem,
    refused,
)

from hotstove.baseball.facts import Batted
from hotstove.play.answers import Key
from hotstove.play.dice import LoadedDice, SeededDice
from hotstove.play.piles import FACE_DOWN
from hotstove.play.seats import SEATS, Side
from hotstove.play.session import Session
from hotstove.play.table import Gesture
from hotstove.rulebooks.showdown.expert import ExpertShowdown
from hotstove.rulebooks.showdown.expert_facts import (
    DecksLeftOut,
    DecksShuffled,
    Drew,
)
from hotstove.rulebooks.showdown.facts import DoublePlayTried, Pitched, Swung, TookField
from hotstove.rulebooks.showdown.strategy import Copies, Deck, check_deck

BEFORE, ON, AFTER = "cards before the pitch", "cards on the result", "cards after the result"
MARSH, HILL = SEATS[:2]


def to_the_field(session):
    while asked(session) == "lineup":
        session.choose(session.decision.options[0].answer)
    return session


def drawn(session):
    """Side and number of every draw so far."""
    game = session.state
    return [
        ("offense" if fact.side is game.batting else "defense", len(fact.cards))
        for fact in session.facts
        if isinstance(fact, Drew)
    ]


def started(first=True, second=True):
    setup = advanced_setup(more=(MOSS, NASH), home="second", league="AL")
    one, two = setup.teams
    teams = (
        replace(one, deck=DECK if first else None),
        replace(two, deck=DECK if second else None),
    )
    return to_the_field(Session(ExpertShowdown(replace(setup, teams=teams)), SeededDice(3)))


# SD-E-02 to 07 Decks and hands


def test_sd_e_02_a_deck_has_exactly_sixty_cards():
    """SD-E-02, SD-C-11: fifty-nine are one too few."""
    cards = [Copies(each.card, 4) for each in DECK.cards[:15]]
    assert list(check_deck(Deck("legal", tuple(cards)))) == []
    short = [*cards[:-1], replace(cards[-1], count=3)]
    (fault,) = check_deck(Deck("short", tuple(short)))
    assert (fault.code, fault.arguments) == ("DECK_SIZE", {"have": 59, "need": 60})


def test_sd_e_02_no_name_more_than_four_times():
    cards = [Copies(each.card, 4) for each in DECK.cards[:13]]
    extra = replace(DECK.cards[13].card, name="Five of These")
    other = replace(DECK.cards[14].card, name="Five of These")
    more = (Copies(extra, 4), Copies(other, 1), Copies(DECK.cards[20].card, 3))
    deck = Deck("five", (*cards, *more))
    (fault,) = check_deck(deck)
    assert fault.code == "DECK_COPIES"
    assert fault.arguments == {"card": "Five of These", "have": 5, "most": 4}


def test_sd_e_03_both_or_neither():
    """SD-E-03, SD-L-13: one deck alone stays out; all other expert rules hold."""
    session = started(second=False)
    assert last(session, DecksLeftOut).lacking == (Side.HOME,)
    assert not session.state.expert.has_decks
    until(session, "intentional walk")
    assert asked(session) == "intentional walk"
    assert not [fact for fact in started(False, False).facts if isinstance(fact, DecksLeftOut)]


def test_sd_e_04_three_cards_each_from_shuffled_decks():
    session = started()
    assert last(session, DecksShuffled) is not None
    hands = session.state.expert.hands
    assert [len(hands.of(side).hand.cards) for side in Side] == [3, 3]
    orders = {hands.of(side).deck.cards for side in Side}
    assert len(orders) == 2
    listed = tuple(session.rulebook.decks[MARSH])
    assert hands.visitor.hand.cards + hands.visitor.deck.cards != listed
    assert sorted(hands.visitor.hand.cards + hands.visitor.deck.cards) == sorted(listed)


def test_sd_d_05_shuffles_use_a_stream_of_their_own():
    """SD-D-05, SD-E-04: the same seed gives the same decks whatever dice are loaded."""
    decks = []
    for dice in (LoadedDice([3, 9, 4]), SeededDice(99)):
        setup = advanced_setup(home="second", league="AL")
        teams = tuple(replace(team, deck=DECK) for team in setup.teams)
        session = to_the_field(Session(ExpertShowdown(replace(setup, teams=teams)), dice))
        decks.append(session.state.expert.hands.home.deck.cards)
    assert decks[0] == decks[1]


def test_sd_e_05_06_both_draw_once_the_fielders_are_settled():
    """SD-E-05, SD-E-06, SD-M-H0: defense first, in every half-inning."""
    session = started()
    assert drawn(session) == [("defense", 3), ("offense", 3)]
    session.choose(session.decision.default)
    assert drawn(session)[2:] == [("defense", 1), ("offense", 1)]
    kinds = [type(fact) for fact in session.facts]
    assert kinds.index(TookField) < len(kinds) - 1 - kinds[::-1].index(Drew)
    sizes = []
    for chapter in ("bottom 1", "top 2", "top 3"):
        while session.rulebook.chapter(session.state) != chapter or asked(session) != "batter up":
            session.choose(session.decision.default)
        hands = session.state.expert.hands
        sizes.append([len(hands.of(side).hand.cards) for side in Side])
    assert sizes == [[5, 5], [6, 6], [8, 8]]


def test_sd_e_07_a_hand_is_hidden_and_has_no_limit():
    """SD-E-07: the other side sees backs, in the position and in the facts."""
    session = started()
    seen = session.seen_from(MARSH).game.expert.hands
    assert all(seen.visitor.hand.cards)
    assert set(seen.home.hand.cards) == {FACE_DOWN}
    assert set(seen.visitor.deck.cards) == {FACE_DOWN}
    spectator = session.seen_from(None).game.expert.hands
    assert set(spectator.visitor.hand.cards) == {FACE_DOWN}
    fact = last(session, Drew)
    assert fact.seen_from(fact.seat) == fact
    assert set(fact.seen_from(SEATS[1 - fact.seat]).cards) == {FACE_DOWN}
    full = expert("T5 0o []", offense=" ".join(list_of_cards(20)), to=BEFORE)
    assert len(hand(full, "offense")) == 20


def list_of_cards(count):
    return [each.card.id for each in DECK.cards[:count]]


# SD-E-08 to 16 Windows


def test_sd_e_08_no_card_before_walk_and_bunt_are_settled():
    """SD-E-08, SD-M-03, SD-M-04."""
    session = expert(offense="nothing", defense="nothing_too")
    for question in ("batter up", "pitching change", "intentional walk", "bunt"):
        until(session, question)
        name = "nothing" if whose(session) == "offense" else "nothing_too"
        found = refused(session, card(session, name))
        assert found, question
        if question != "pitching change":
            assert found == ["WINDOW_CLOSED"], question


def test_sd_e_09_offense_cards_at_bat_defense_cards_afield_utility_cards_both():
    session = expert(offense="nothing nothing_too after_any", defense="nothing_too after_any")
    turn(session, "offense")
    assert offered(session) == ["nothing"]
    assert refused(session, card(session, "nothing_too")) == ["WRONG_SIDE"]
    until(session, AFTER)
    assert offered(session) == ["after_any"]
    passes(session)
    assert (whose(session), offered(session)) == ("offense", ["after_any"])


def test_sd_e_10_two_cards_of_one_name_never_in_one_at_bat():
    """SD-E-10: M5 to M9 all count; the other side may, and so may the next at-bat."""
    session = expert(
        offense="after_any after_any", defense="after_any", dice=[1, 20, 1, 20], to=AFTER
    )
    play(session, "after_any")
    play(session, "after_any")
    assert whose(session) == "defense" or offered(session) == []
    turn(session, "offense", AFTER)
    assert refused(session, card(session, "after_any")) == ["SAME_NAME"]
    finish(session)
    turn(session, "offense", AFTER)
    assert "after_any" in offered(session)


def test_sd_e_10_unless_a_card_lifts_it():
    """SD-E-20: the card wins, as far as it says."""
    session = expert(offense="nothing nothing twice")
    turn(session, "offense")
    play(session, "nothing")
    turn(session, "offense")
    assert "nothing" not in offered(session)
    play(session, "twice")
    turn(session, "offense")
    assert "nothing" in offered(session)


def test_sd_e_11_other_cards_are_played_before_the_pitch():
    session = expert(offense="nothing", dice=[1, 12])
    turn(session, "offense")
    assert offered(session) == ["nothing"]
    assert not [fact for fact in session.facts if isinstance(fact, Pitched)]
    turn(session, "offense", ON)
    assert problem(session, card(session, "nothing")).code == "WINDOW_CLOSED"


def test_sd_e_12_on_a_result_while_the_current_one_fits():
    """SD-E-12: a 1B that was made a GB is a GB from then on."""
    session = expert(
        "T5 0o []", [1, 12], offense="on_single on_grounder", defense="to_ground", to=ON
    )
    assert last(session, Swung).result == "1B"
    play(session, "to_ground")
    assert whose(session) == "offense"
    assert refused(session, card(session, "on_single")) == ["CONDITION_NOT_MET"]
    assert offered(session) == ["on_grounder"]
    play(session, "on_grounder")
    finish(session)
    assert last(session, Batted).code == "1B"


def test_sd_e_13_after_a_result_once_it_was_carried_out():
    """SD-E-13, SD-M-09: the final one counts."""
    session = expert("T5 0o []", [1, 20], offense="after_homer chatter", to=AFTER)
    assert last(session, Batted).code == "HR"
    assert offered(session) == ["after_homer"]
    assert refused(session, card(session, "chatter")) == ["CONDITION_NOT_MET"]


def test_sd_e_14_within_a_result_only_cards_of_that_step():
    """SD-E-14, SD-M-08 d, e: as runners are sent, and before the throw."""
    session = expert(
        "T5 0o [1:Cole]",
        [1, 12, 10],
        offense="safe_one nothing",
        defense="set_the_feet hold_all",
        to="send",
    )
    session.choose(Key("second goes"))
    assert (asked(session), offered(session)) == ("cards on the extra base", ["hold_all"])
    passes(session)
    assert offered(session) == ["safe_one"]
    passes(session)
    assert (asked(session), offered(session)) == ("cards before the throw", ["set_the_feet"])


def test_sd_e_14_before_the_double_play_roll():
    """SD-E-14, SD-M-08 b: infield +8, Ames at Speed 15: 17 was enough."""
    session = expert(
        "T5 0o [1:Cole]", [20, 9, 12], offense="break_two", defense="turn_two",
        to="cards before the double play",
    )
    play(session, "turn_two", "break_two")
    infield = session.state.defense.infield
    tried = last(session, DoublePlayTried)
    assert (tried.infield, tried.modifier) == (infield, 4 - 9)
    assert tried.is_made is (12 + infield - 5 > 15)


def test_sd_e_15_defense_first_until_both_pass_in_a_row():
    """SD-E-15, SD-M-05: D pass, O card, D card, O pass, D pass closes it."""
    session = expert(offense="nothing draw_two", defense="nothing_too", to=BEFORE)
    told = []
    for name in ("", "nothing", "nothing_too", "", ""):
        told.append((whose(session), name))
        assert asked(session) == BEFORE
        session.choose(card(session, name) if name else Key("pass"))
    assert [side for side, _ in told] == ["defense", "offense", "defense", "offense", "defense"]
    assert asked(session) != BEFORE


def test_sd_e_15_a_pass_does_not_bar_from_playing_later():
    session = expert(offense="nothing", defense="nothing_too", to=BEFORE)
    passes(session)
    play(session, "nothing")
    assert (whose(session), offered(session)) == ("defense", ["nothing_too"])


def test_sd_e_15_whoever_holds_cards_of_his_side_is_asked_even_with_nothing_to_play():
    """SD-E-07: being asked or not would tell what is in the hand."""
    session = expert(offense="squeeze", defense="set_the_feet", to=BEFORE)
    assert (whose(session), offered(session)) == ("defense", [])
    assert session.decision.rides
    assert session.decision.default == Key("pass")
    passes(session)
    assert (whose(session), offered(session)) == ("offense", [])


def test_sd_e_16_what_a_card_says_is_done_before_the_next_decision():
    session = expert(offense="nothing", defense="nothing_too", to=BEFORE)
    before = len(hand(session, "defense"))
    play(session, "nothing_too")
    assert whose(session) == "offense"
    assert len(hand(session, "defense")) == before
    assert session.state.expert.laid[0].card.startswith("nothing_too@")


def test_sd_e_17_played_cards_lie_open_until_the_at_bat_is_over():
    """SD-E-17, SD-M-10."""
    session = expert("T5 0o []", [1, 12], offense="nothing", deck="long_lead chatter")
    turn(session, "offense")
    play(session, "nothing")
    assert "nothing" not in discards(session, "offense")[:1]
    assert [each.card.partition("@")[0] for each in session.state.expert.laid] == ["nothing"]
    finish(session)
    assert session.state.expert.laid == ()
    assert discards(session, "offense")[0] == "nothing"


def test_sd_e_18_some_stay_in_play_until_their_own_end():
    """SD-E-18: Control +3 for the inning, then it goes and takes its effect along."""
    session = expert("T5 1o []", [1, 12, 10, 1], defense="control_up", to=BEFORE)
    play(session, "control_up")
    finish(session)
    assert last(session, Pitched).control == 4 + 3
    assert [each.card.partition("@")[0] for each in session.state.expert.staying] == ["control_up"]
    another(session)
    assert last(session, Pitched).control == 7
    while session.state.batting is Side.VISITOR:
        another(session)
    assert session.state.expert.staying == ()
    assert session.state.expert.modifiers == ()


def test_sd_e_18_until_a_result():
    session = expert("T5 0o []", [1, 12, 1], defense="until_hit", to=BEFORE)
    play(session, "until_hit")
    session2 = finish(session)
    assert last(session2, Batted).code in ("1B", "FB", "GB", "SO", "PU", "BB")
    stays = [each.card for each in session.state.expert.staying]
    assert bool(stays) is (last(session, Batted).code != "1B")


def test_sd_e_18_while_he_is_in_the_game():
    session = expert("T7 0o []", [10, 1], defense="while_he_pitches", to=BEFORE)
    play(session, "while_he_pitches")
    finish(session)
    assert last(session, Pitched).control == 6
    until(session, "pitching change")
    change = next(
        option.answer for option in session.decision.options if option.piece == "card:rusk~"
    )
    session.choose(change)
    until(session, "intentional walk")
    assert session.state.expert.staying == ()
    finish(session)
    assert last(session, Pitched).control == 3


def test_sd_e_18_a_red_card_sleeps_while_its_owner_fields():
    """SD-E-18, R79: On-Base +5 for the game, but not against the other side's batters."""
    session = expert("T5 2o []", [20, 1], offense="on_base_up")
    turn(session, "offense")
    play(session, "on_base_up")
    finish(session)
    assert last(session, Pitched).on_base == 15
    while session.state.batting is Side.VISITOR:
        another(session)
    (modifier,) = session.state.expert.modifiers
    assert modifier.acts(Side.VISITOR)
    assert not modifier.acts(Side.HOME)


def test_sd_e_19_an_empty_deck_gives_what_is_left():
    """SD-E-19: one card left, "draw 2, then +2 to the swing": one is drawn, +2 holds."""
    session = expert("T5 0o []", [1, 14], offense="draw_two", deck="chatter")
    turn(session, "offense")
    play(session, "draw_two")
    assert hand(session, "offense") == ["chatter"]
    finish(session)
    assert last(session, Swung).modifier == 2
    empty = expert(offense="nothing", deck="")
    turn(empty, "offense")
    assert offered(empty) == ["nothing"]
    warned = empty.rulebook.warnings(empty.state, empty.decision, card(empty, "nothing"))
    assert [each.code for each in warned] == ["CARD_VOID"]
    play(empty, "nothing")
    assert hand(empty, "offense") == []


def test_sd_e_19_no_reshuffle_at_the_start_of_a_half_inning():
    session = expert("B5 2o []", [20, 1], deck="")
    while session.state.inning == 5:
        another(session)
    until(session, "batter up")
    assert not [fact for fact in session.facts if isinstance(fact, Drew)]


def test_sd_e_21_an_illegal_play_costs_nothing():
    session = expert("T5 0o []", offense="nothing squeeze", to=BEFORE)
    turn(session, "offense")
    before = hand(session, "offense")
    for name, code in (("squeeze", "WINDOW_CLOSED"), ("chatter", "NOT_IN_HAND")):
        assert refused(session, card(session, name)) == [code]
    assert hand(session, "offense") == before
    assert whose(session) == "offense"
    play(session, "nothing")


def test_sd_e_21_the_same_told_to_a_hand_that_reaches_for_the_table():
    """SD-E-15, SD-E-21: not your turn; not in the hand."""
    session = expert("T5 0o []", offense="nothing", defense="nothing_too", to=BEFORE)
    book, game = session.rulebook, session.state
    copies = {name: copy for copy in book.strategy for name in [copy.partition("@")[0]]}
    mine = game.expert.hands.of(game.batting).hand.cards[0]
    seat = game.offense.seat
    assert [p.code for p in book.explain(game, seat, Gesture(f"card:{mine}", "table"))] == [
        "NOT_YOUR_TURN"
    ]
    other = f"chatter@{seat}-1"
    assert copies["chatter"]
    found = book.explain(game, seat, Gesture(f"card:{other}", "table"))
    assert [p.code for p in found] == ["NOT_IN_HAND"]
