"""PD-09, PD-10: every result card at the moments of the ledger, and what an at-bat leaves."""

from __future__ import annotations

import pytest
from duel_cast import after, at, last, reveal, told

from hotstove.baseball.facts import Batted
from hotstove.rulebooks.pitch_duel.facts import Fouled, ResultDrawn


@pytest.mark.parametrize(
    ("card", "moment", "then"),
    [
        ("1B", "o=0 {1,2,3}", "o=0 s=0 {1,2,3} runs 1"),
        ("1B", "o=0 {2}", "o=0 s=0 {1,3} runs 0"),
        ("2B", "o=0 {1}", "o=0 s=0 {2,3} runs 0"),
        ("2B", "o=0 {1,2}", "o=0 s=0 {2,3} runs 1"),
        ("2B", "o=0 {3}", "o=0 s=0 {2} runs 1"),
        ("3B", "o=0 {1,2}", "o=0 s=0 {3} runs 2"),
        ("HR", "o=0 {}", "o=0 s=0 {} runs 1"),
        ("HR", "o=0 {1,2,3}", "o=0 s=0 {} runs 4"),
        ("FO", "o=0 {3}", "o=1 s=0 {3} runs 0"),
        ("GO", "o=1 {1}", "o=2 s=0 {1} runs 0"),
        ("DB", "o=0 {1,3}", "o=2 s=0 {1} runs 0"),
        ("DB", "o=0 {}", "o=1 s=0 {} runs 0"),
        ("DB", "o=1 {2}", "half over runs 0"),
        ("DB", "o=2 {1}", "half over runs 0"),
        ("SAC", "o=0 {1,3}", "o=1 s=0 {1} runs 1"),
        ("SAC", "o=1 {1,2}", "o=2 s=0 {1,3} runs 0"),
        ("SAC", "o=2 {3}", "half over runs 0"),
        ("SAC", "o=0 {}", "o=1 s=0 {} runs 0"),
        ("GO", "o=2 {3}", "half over runs 0"),
        ("FO", "o=2 {1,2,3}", "half over runs 0"),
    ],
)
def test_pd_09_results(card, moment, then):
    """PD-09, Q9 to Q13: the ledger's examples."""
    assert after(moment, "SI SI", card) == then


@pytest.mark.parametrize(("strikes", "then"), [(0, 1), (1, 2), (2, 2)])
def test_pd_09_a_foul_is_a_strike_while_fewer_than_two(strikes, then):
    session = reveal(at(f"o=0 s={strikes} {{1}}", "FOUL"), "SI SI")
    assert told(session, Fouled) == [Fouled(then)]
    assert (session.state.strikes, session.state.at_bat) == (then, "visitor:5")
    assert told(session, Batted) == []


def test_pd_09_exactly_one_card_is_drawn():
    session = at("o=0 s=0 {}", "GO 1B")
    reveal(session, "SI SI")
    assert len(told(session, ResultDrawn)) == 1
    assert len(session.state.draw.cards) == 53
    assert session.state.discards.cards[0].startswith("GO-")


def test_pd_09_a_double_play_puts_batter_and_lead_runner_out():
    """PD-09, Q11: the lead runner's card is removed, the other stays where it was."""
    session = reveal(at("o=0 {1,3}", "DB"), "SI SI")
    batted = last(session, Batted)
    assert batted.is_double_play
    assert [move.runner.player for move in batted.advances if move.is_out] == [
        "visitor:3", "visitor:5",
    ]  # fmt: skip
    assert batted.rbi == 0
    assert not last(reveal(at("o=2 {1}", "DB"), "SI SI"), Batted).is_double_play
    assert not last(reveal(at("o=0 {}", "DB"), "SI SI"), Batted).is_double_play


def test_pd_09_only_the_lead_runner_moves_on_a_sacrifice():
    session = reveal(at("o=0 {1,2}", "SAC"), "SI SI")
    assert last(session, Batted).sacrifice == "SH"
    assert session.state.bases.third.player == "visitor:2"
    assert session.state.bases.first.player == "visitor:1"
    plain = last(reveal(at("o=2 {1}", "SAC"), "SI SI"), Batted)
    assert plain.sacrifice == ""


def test_pd_10_any_card_but_a_foul_ends_the_at_bat():
    session = reveal(at("o=0 s=2 {}", "GO"), "SI SI")
    assert (session.state.outs, session.state.strikes) == (1, 0)
    for card in ("1B", "2B", "3B", "HR", "FO", "GO", "DB", "SAC"):
        session = reveal(at("o=0 s=2 {1}", card), "SI SI")
        assert session.state.strikes == 0
        assert session.state.visitor.spot == 6
    session = reveal(at("o=0 s=2 {1}", "FOUL"), "SI SI")
    assert (session.state.strikes, session.state.visitor.spot) == (2, 5)
