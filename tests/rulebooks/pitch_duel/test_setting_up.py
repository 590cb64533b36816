"""PD-01 to PD-05, PD-15: components, arsenals, the draw pile, who is at home, one generator."""

from __future__ import annotations

from collections import Counter

import pytest
from duel_cast import (
    AT_HOME,
    CH,
    CU,
    FS,
    LEVELS,
    PILE,
    SI,
    SL,
    VISITING,
    at,
    book,
    lay,
    loaded,
    new_game,
    refusal,
    reveal,
    setup,
    shown,
    told,
)
from msgspec.structs import replace

from hotstove.baseball.facts import CameToBat, SidesDecided
from hotstove.play.dice import Rng, SeededDice
from hotstove.play.facts import Rolled
from hotstove.play.piles import EVERYONE, Pile
from hotstove.play.problems import Refused
from hotstove.play.seats import SEATS, Side
from hotstove.play.session import Session
from hotstove.rulebooks.pitch_duel.answers import ArsenalChosen
from hotstove.rulebooks.pitch_duel.cards import HAND_CARDS, RUNNER_CARDS, Level, check_pile
from hotstove.rulebooks.pitch_duel.facts import ArsenalShown, ResultDrawn, Shuffled
from hotstove.rulebooks.pitch_duel.hands import arsenal_options


def open_game(**house):
    """A game whose first pitcher is about to lay his card."""
    session = new_game(**house)
    if session.decision.asks == "arsenal":
        session.choose(session.decision.default)
    return session


# PD-01, PD-02


def test_pd_01_each_is_pitcher_in_one_half_and_batter_in_the_other():
    session = open_game(home="second")
    assert (session.decision.asks, session.decision.seat) == ("pitch", AT_HOME)
    lay(session, "SI")
    assert (session.decision.asks, session.decision.seat) == ("contact", VISITING)
    session = reveal(at("o=2 s=2 {}"), "SI SL")
    assert session.state.batting is Side.HOME
    assert session.decision.seat == VISITING


def test_pd_01_there_is_no_line_up_and_nobody_has_a_name():
    """PD-01, Q18: the first thing asked is what to pitch with; batters are mere numbers."""
    session = new_game()
    assert session.decision.asks == "arsenal"
    session = open_game()
    assert told(session, CameToBat)[0].batter == "visitor:1"


def test_pd_02_components():
    kinds = Counter(card.kind for card in HAND_CARDS.values())
    assert kinds == {"pitch": 5, "contact": 5, "caught stealing": 1, "stolen base": 1}
    assert len(RUNNER_CARDS) == 3
    assert len(PILE) == 54


def test_pd_02_three_runner_cards_mark_three_runners():
    session = at("o=0 s=0 {1,2,3}", "1B")
    held = session.state.markers
    reveal(session, "SI SI")
    assert shown(session) == "o=0 s=0 {1,2,3} runs 1"
    markers = session.state.markers
    assert len(set(markers)) == 3
    scorer = held.index("visitor:3")
    assert markers[scorer] == "visitor:5"
    assert [markers[n] for n in range(3) if n != scorer] == [
        held[n] for n in range(3) if n != scorer
    ]


# PD-03


@pytest.mark.parametrize(
    ("level", "pitches"),
    [
        ("AA", (SI, SL)),
        ("AAA", (SI, SL, FS)),
        ("MLB", (SI, SL, FS, CU)),
        ("All Star", (SI, SL, FS, CU, CH)),
    ],
)
def test_pd_03_the_level_is_the_number_of_pitches(level, pitches):
    """PD-03: the batter holds the matching contacts; both at random, contact is 1 in that many."""
    session = open_game(level=level)
    assert session.state.arsenal == pitches
    offered = [option.answer.card for option in session.decision.options]
    assert offered == [f"pitch-{pitch}" for pitch in pitches]
    lay(session, "SI")
    contacts = [option.answer.card for option in session.decision.options]
    assert contacts == [f"contact-{pitch}" for pitch in pitches]
    meets = [pitch for pitch in pitches if f"contact-{pitch}" == contacts[0]]
    assert len(meets) / len(pitches) == 1 / int(session.rulebook.level)


def test_pd_03_other_pitches_may_be_swapped_in_before_each_half():
    """PD-03: AAA with FS, CU, CH; the batter gets those contacts and may not play SL."""
    session = new_game()
    session.choose(ArsenalChosen((FS, CU, CH)))
    assert told(session, ArsenalShown) == [ArsenalShown(Side.HOME, (FS, CU, CH))]
    assert refusal(session, "SI") == "E_PITCH_NOT_IN_ARSENAL"
    lay(session, "CU")
    contacts = [option.answer.card for option in session.decision.options]
    assert contacts == ["contact-FS", "contact-CU", "contact-CH"]
    assert refusal(session, "SL") == "E_PITCH_NOT_IN_ARSENAL"


def test_pd_03_the_arsenal_stays_until_it_is_swapped_again():
    session = new_game()
    session.choose(ArsenalChosen((FS, CU, CH)))
    state = replace(session.state, outs=3)
    session = Session(session.rulebook, SeededDice(1), start=state)
    assert session.decision.default == ArsenalChosen((SI, SL, FS))
    session.choose(ArsenalChosen((SL, FS, CU)))
    later = replace(session.state, outs=3)
    session = Session(session.rulebook, SeededDice(1), start=later)
    assert session.decision.default == ArsenalChosen((FS, CU, CH))


@pytest.mark.parametrize(
    "pitches", [(SI, SL), (SI, SL, FS, CU), (SI, SI, SL), (), (SI, SL, SL, FS)]
)
def test_pd_03_the_size_is_fixed(pitches):
    session = new_game()
    before = session.state
    with pytest.raises(Refused) as refused:
        session.choose(ArsenalChosen(pitches))
    assert refused.value.problems[0].code == "E_ARSENAL_SIZE"
    assert session.state is before


def test_pd_03_nothing_is_asked_where_there_is_nothing_to_choose():
    assert new_game("All Star").decision.asks == "pitch"
    assert new_game("AA", may_swap=False).decision.asks == "pitch"


@pytest.mark.parametrize("level", list(Level))
def test_pd_03_every_set_is_offered_and_one_swap_is_one_gesture(level):
    offered = arsenal_options(level, level.printed)
    assert {option.answer.pitches for option in offered} == set(level.arsenals)
    for option in offered:
        new = set(option.answer.pitches) - set(level.printed)
        assert bool(option.piece) == (len(new) == 1)


# PD-04


def test_pd_04_result_cards_only_one_pile_for_both_sides():
    """PD-04, Q19: no pitch, contact, CS, SB or Runner card is in it."""
    session = open_game()
    cards = session.state.draw.cards
    assert sorted(cards) == sorted(card.id for card in PILE)
    assert not set(cards) & {*HAND_CARDS, *(card.id for card in RUNNER_CARDS)}
    session = at("o=2 s=0 {}", "GO FO")
    reveal(session, "SI SI")
    session.choose(session.decision.default)
    reveal(session, "SI SI")
    assert [card.split("-")[0] for card in session.state.discards.cards] == ["FO", "GO"]


def test_pd_04_used_cards_are_reshuffled_only_when_one_is_due_and_none_is_left():
    """PD-04: 54th card drawn, 55th due: 54 discards shuffled, one drawn, 53 left."""
    start = at("o=0 s=0 {}", "FOUL")
    top, *others = start.state.draw.cards
    state = replace(
        start.state, draw=Pile((top,)), discards=Pile(tuple(others), EVERYONE)
    )
    session = Session(start.rulebook, SeededDice(1), start=state)
    reveal(session, "SI SI")
    assert not session.state.draw.cards
    assert len(session.state.discards.cards) == 54
    reveal(session, "SI SL")
    assert told(session, Shuffled) == []
    reveal(session, "SL SL") if session.state.strikes < 2 else reveal(session, "SI SI")
    assert told(session, Shuffled) == [Shuffled(54)]
    assert len(session.state.draw.cards) == 53
    assert len(session.state.discards.cards) == 1


def test_pd_04_no_reshuffle_between_innings():
    session = at("o=2 s=0 {}", "GO FO")
    reveal(session, "SI SI")
    session.choose(session.decision.default)
    assert told(session, Shuffled) == []
    assert len(session.state.draw.cards) == 53


def test_pd_04_a_pile_with_other_cards_in_it_is_refused():
    pile = (*PILE[:-1], replace(PILE[0], id="SB"))
    assert [problem.code for problem in check_pile(pile)] == ["PILE_STRANGER"]
    assert [problem.code for problem in check_pile(PILE[:53])] == ["PILE_SIZE"]
    assert [problem.code for problem in check_pile((*PILE[:53], PILE[0]))] == ["PILE_TWICE"]
    no_triple = tuple(
        replace(card, result=PILE[0].result) if card.result == "3B" else card for card in PILE
    )
    assert [problem.code for problem in check_pile(no_triple)] == ["PILE_RESULT_MISSING"]
    assert list(check_pile(PILE)) == []


# PD-05, PD-15


def test_pd_05_the_visitor_bats_first_and_home_pitches_first():
    for home, seat in (("first", SEATS[0]), ("second", SEATS[1])):
        session = open_game(home=home)
        assert told(session, SidesDecided)[0].home == seat
        assert session.state.batting is Side.VISITOR
        assert session.decision.seat == seat


def test_pd_05_the_lot_is_seeded_and_falls_both_ways():
    homes = [told(new_game(home="lot", seed=seed), SidesDecided)[0].home for seed in range(40)]
    again = [told(new_game(home="lot", seed=seed), SidesDecided)[0].home for seed in range(40)]
    assert homes == again
    assert set(homes) == set(SEATS[:2])


def test_pd_15_one_generator_for_the_lot_the_shuffle_and_nothing_else():
    """PD-15: lot, first shuffle, reshuffles, in that order; a seed means the same game."""
    rng = Rng(9)
    lot, rng = rng.below(2)
    pile, rng = rng.shuffled([card.id for card in PILE])
    session = open_game(home="lot", seed=9)
    assert told(session, SidesDecided)[0].home == SEATS[0 if lot == 0 else 1]
    assert session.state.draw.cards == pile
    assert session.state.rng == rng
    reveal(session, "SI SI", "SI SL")
    assert session.state.rng == rng
    assert told(session, Rolled) == []


def test_pd_15_a_home_side_that_is_agreed_takes_nothing_from_the_generator():
    session = open_game(seed=9)
    assert session.state.draw.cards == Rng(9).shuffled([card.id for card in PILE])[0]


def test_pd_15_the_reshuffle_goes_on_with_the_same_generator():
    start = at("o=0 s=0 {}")
    discards, rng = tuple(card.id for card in PILE), Rng(77, 5)
    state = replace(start.state, draw=Pile(), discards=Pile(discards, EVERYONE), rng=rng)
    session = reveal(Session(start.rulebook, SeededDice(1), start=state), "SI SI")
    pile, rng = rng.shuffled(discards)
    assert told(session, ResultDrawn)[0].card == pile[0]
    assert session.state.draw.cards == pile[1:]
    assert session.state.rng == rng


def test_the_helper_puts_wanted_results_on_top():
    pile, discards = loaded(["HR", "3B"], ["SAC"])
    assert [card.split("-")[0] for card in (*pile.cards[:2], *discards.cards)] == [
        "HR", "3B", "SAC",
    ]  # fmt: skip
    assert len(pile.cards) == 53
    assert setup().innings == 9
    assert {book(level).id for level in LEVELS} == {
        "pitch_duel/aa", "pitch_duel/aaa", "pitch_duel/mlb", "pitch_duel/all_star",
    }  # fmt: skip
