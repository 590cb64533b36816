"""PD-06 to PD-08: two cards turned together, the truth table, strikes and outs."""

from __future__ import annotations

import pytest
from duel_cast import AT_HOME, VISITING, after, at, lay, refusal, reveal, shown, told

from hotstove.baseball.facts import Batted, RunnersMoved
from hotstove.play.answers import Placed
from hotstove.play.piles import FACE_DOWN
from hotstove.play.problems import Refused
from hotstove.play.seats import SEATS, Side
from hotstove.rulebooks.pitch_duel.facts import CardLaid, ResultDrawn, Revealed

# PD-06


def test_pd_06_each_chooses_secretly_and_both_are_shown_together():
    session = at("o=0 s=0 {}")
    lay(session, "SL")
    assert session.state.pitch.cards == ("pitch-SL",)
    assert session.seen_from(AT_HOME).game.pitch.cards == ("pitch-SL",)
    for other in (VISITING, None):
        assert session.seen_from(other).game.pitch.cards == (FACE_DOWN,)
        frames = session.frames(other)
        assert [frame.fact.card for frame in frames if isinstance(frame.fact, CardLaid)] == [""]
    lay(session, "SI")
    assert told(session, Revealed) == [Revealed("pitch-SL", "contact-SI")]
    for seat in (*SEATS[:2], None):
        seen = session.seen_from(seat).game
        assert (seen.pitch.cards, seen.contact.cards) == (("pitch-SL",), ("contact-SI",))


def test_pd_06_a_laid_card_is_missing_from_the_hand_only_for_its_owner():
    session = at("o=0 s=0 {1}")
    lay(session, "SL")
    mine = session.seen_from(AT_HOME).game.hand(Side.HOME).seen_from(AT_HOME)
    assert mine.cards == ("pitch-SI", "pitch-FS", "CS")
    theirs = session.seen_from(VISITING).game.hand(Side.HOME).seen_from(VISITING)
    assert theirs.cards == (FACE_DOWN,) * 3


def test_pd_06_cards_return_to_the_hands():
    """PD-06, Q20: the same pitch may be thrown again and again."""
    session = at("o=0 s=0 {}")
    reveal(session, "SI SL")
    lay(session, "SI")
    assert session.state.contact.cards == ()
    assert session.state.hand(Side.VISITOR).cards == (
        "contact-SI", "contact-SL", "contact-FS", "SB",
    )  # fmt: skip
    lay(session, "SL")
    assert shown(session) == "o=0 s=2 {} runs 0"


def test_pd_06_cs_and_sb_need_a_runner():
    session = at("o=0 s=0 {}")
    assert refusal(session, "CS") == "E_NO_RUNNER"
    lay(session, "SI")
    assert refusal(session, "SB") == "E_NO_RUNNER"


def test_pd_06_cs_at_most_twice_a_half():
    assert refusal(at("o=0 s=0 {1}", cs=2), "CS") == "E_CS_LIMIT"
    session = reveal(at("o=0 s=0 {1}"), "CS SI", "CS SL")
    assert session.state.cs_used == 2
    assert refusal(session, "CS") == "E_CS_LIMIT"


def test_pd_06_without_a_runner_that_counts_before_the_limit():
    """The ledger's order of codes: E_NO_RUNNER, then E_CS_LIMIT, then E_SB_LIMIT."""
    assert refusal(at("o=0 s=0 {}", cs=2), "CS") == "E_NO_RUNNER"
    session = at("o=0 s=0 {}", sb=2, sb_limit=2)
    lay(session, "SI")
    assert refusal(session, "SB") == "E_NO_RUNNER"


@pytest.mark.parametrize(
    "answer",
    [
        Placed("contact-SI", "duel:pitch"),
        Placed("SB", "duel:pitch"),
        Placed("pitch-SI", "duel:contact"),
        Placed("1B-01", "duel:pitch"),
        Placed("", "duel:pitch"),
    ],
)
def test_pd_06_the_pitcher_lays_pitches_on_his_own_place(answer):
    session = at("o=0 s=0 {1}")
    before = session.state
    with pytest.raises(Refused):
        session.choose(answer)
    assert session.state is before


# PD-07


def test_pd_07_the_same_pitch_is_contact():
    session = reveal(at("o=0 s=0 {}", "1B"), "SI SI")
    assert len(told(session, ResultDrawn)) == 1
    assert shown(session) == "o=0 s=0 {1} runs 0"


@pytest.mark.parametrize(
    ("moment", "play", "then"),
    [
        ("o=0 s=0 {}", "SI SL", "o=0 s=1 {} runs 0"),
        ("o=1 s=1 {1}", "SL SB", "o=1 s=1 {2} runs 0"),
        ("o=0 s=0 {1,3}", "SL SB", "o=0 s=0 {1} runs 1"),
        ("o=0 s=0 {1,2}", "FS SB", "o=0 s=0 {1,3} runs 0"),
        ("o=0 s=2 {1,2}", "CS SB", "o=1 s=2 {1} runs 0"),
        ("o=0 s=1 {1}", "CS SI", "o=0 s=1 {1} runs 0"),
        ("o=2 s=1 {3}", "CS SB", "half over runs 0"),
        ("o=2 s=2 {3}", "SI SB", "o=2 s=2 {} runs 1"),
        ("o=0 s=2 {1,2,3}", "SI SB", "o=0 s=2 {1,2} runs 1"),
    ],
)
def test_pd_07_truth_table(moment, play, then):
    assert after(moment, play) == then


def test_pd_07_every_cs_counts_with_or_without_sb():
    """PD-07, Q8."""
    assert reveal(at("o=0 s=1 {1}"), "CS SI").state.cs_used == 1
    assert reveal(at("o=0 s=1 {1,2}"), "CS SB").state.cs_used == 1


def test_pd_07_stealing_has_no_limit_by_default():
    """PD-07, Q5: with CS used twice SB still succeeds against any pitch."""
    session = reveal(at("o=0 s=0 {1}", cs=2), "SI SB", "SI SB", "SL SB")
    assert shown(session) == "o=0 s=0 {} runs 1"
    assert session.state.sb_used == 3


def test_pd_07_the_house_may_limit_sb_to_two_a_half():
    """PD-07, Q5: every SB counts, safe or caught."""
    session = reveal(at("o=0 s=0 {1,2}", sb_limit=2), "SI SB", "CS SB")
    assert session.state.sb_used == 2
    lay(session, "SI")
    assert [option.answer.card for option in session.decision.options][-1] == "contact-FS"
    assert refusal(session, "SB") == "E_SB_LIMIT"


def test_pd_07_the_at_bat_goes_on_after_a_steal():
    """PD-07: neither a steal nor a caught runner ends it, except as the third out."""
    session = reveal(at("o=0 s=1 {1}"), "SI SB", "CS SI", "CS SB")
    assert (session.state.at_bat, session.state.strikes) == ("visitor:5", 1)
    assert told(session, Batted) == []
    assert [fact.cause for fact in told(session, RunnersMoved)] == ["SB", "CS"]


def test_pd_07_a_batter_whose_turn_was_cut_short_leads_off_the_next_time():
    session = reveal(at("o=2 s=1 {1}"), "CS SB")
    assert told(session, Batted) == []
    assert session.state.visitor.spot == 5


def test_pd_07_contact_is_a_match_in_name_at_every_level():
    for level, pitches in (("AA", "SI SL"), ("All Star", "SI SL FS CU CH")):
        for pitch in pitches.split():
            for contact in pitches.split():
                session = reveal(at("o=0 s=0 {}", "GO", level=level), f"{pitch} {contact}")
                assert bool(told(session, ResultDrawn)) == (pitch == contact)


# PD-08


def test_pd_08_the_third_strike_is_an_out():
    assert after("o=1 s=2 {2}", "SI FS") == "o=2 s=0 {2} runs 0"
    session = reveal(at("o=1 s=2 {2}"), "SI FS")
    batted = told(session, Batted)[0]
    assert (batted.code, batted.is_strikeout, batted.rbi) == ("K", True, 0)
    assert after("o=2 s=2 {2}", "SI FS") == "half over runs 0"


def test_pd_08_a_new_at_bat_starts_with_no_strikes():
    session = reveal(at("o=0 s=2 {}", "1B"), "SI SI")
    assert session.state.strikes == 0
    assert session.state.at_bat == "visitor:6"


def test_pd_08_the_next_half_starts_with_nothing_used():
    session = reveal(at("o=2 s=2 {1,2}", cs=1, sb=1), "SI FS")
    game = session.state
    assert (game.outs, game.strikes, game.cs_used, game.sb_used) == (0, 0, 0, 0)
    assert not game.has_runner
    assert game.markers == ("", "", "")
    assert (game.pitch.cards, game.contact.cards) == ((), ())
