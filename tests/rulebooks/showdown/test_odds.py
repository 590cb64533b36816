"""The odds card and the chances of throws, by examples counted out by hand."""

from __future__ import annotations

from fractions import Fraction

import pytest
from showdown_cast import asked, now, positions

from hotstove.baseball.bases import Base
from hotstove.rulebooks.showdown.cards import Icon, Result
from hotstove.rulebooks.showdown.odds import (
    double_play_odds,
    extra_base_odds,
    odds,
    usable_icons,
)
from hotstove.rulebooks.showdown.odds_wording import in_400, odds_text


def card_of(text="T2 0o []", assumed=(), **more):
    session = now(text, **more)
    return odds(session.rulebook, session.state, assumed)


def in_dice(odds, result):
    """The chance of *result* in throws of two dice, out of 400."""
    return odds.chance(result) * 400


def test_sd_b_07_08_both_dice_counted_out():
    """Ames (10) against Pike (4): over 6 is Pike's, 14 faces of 20; the rest Ames'.

    Homers: none of Pike's faces, Ames' 20 alone: 6 x 1. Walks: 14 x 1 + 6 x 4.
    """
    found = card_of()
    assert (found.batter, found.pitcher) == ("ames", "pike~")
    assert found.advantage == Fraction(14, 20)
    expected = {
        "PU": 14 * 2,
        "SO": 14 * 5 + 6 * 2,
        "GB": 14 * 4 + 6 * 2,
        "FB": 14 * 4 + 6 * 2,
        "BB": 14 * 1 + 6 * 4,
        "1B": 14 * 3 + 6 * 5,
        "1B+": 6 * 1,
        "2B": 14 * 1 + 6 * 2,
        "3B": 6 * 1,
        "HR": 6 * 1,
    }
    assert {str(result): in_dice(found, result) for result, _ in found.chances} == expected
    assert sum(expected.values()) == 400


def test_on_base_and_bases_follow_from_the_chances():
    found = card_of()
    reached = (14 * 1 + 6 * 4) + (14 * 3 + 6 * 5) + 6 + (14 + 12) + 6 + 6
    assert found.on_base == Fraction(reached, 400)
    assert found.bases == Fraction((14 * 3 + 6 * 5) + 6 + 2 * (14 + 12) + 3 * 6 + 4 * 6, 400)


def test_sd_a_30_a_tired_pitcher_loses_the_edge():
    """Pike (IP 6) in the 8th: -2, over 8 is his."""
    found = card_of("T8 0o []")
    assert (found.modifier, found.advantage) == (-2, Fraction(12, 20))


def test_sd_a_30_the_inning_to_come_counts_before_the_field_is_taken():
    session = now("T8 0o []", taking_field=True)
    found = odds(session.rulebook, session.state)
    assert (found.modifier, found.advantage) == (-2, Fraction(12, 20))


def test_sd_a_09_a_pitcher_at_bat_swings_on_the_other_s_chart():
    """Pike's chart alone: BB 1, 1B 3, 2B 1 of twenty."""
    found = card_of("T3 0o []", league="NL", batter="pike")
    assert found.advantage == 1
    assert (in_dice(found, Result.SINGLE), in_dice(found, Result.DOUBLE)) == (60, 20)
    assert found.on_base == Fraction(5, 20)


def test_no_result_that_cannot_come_is_named():
    """Dorn's homer begins at 21."""
    found = card_of(batter="dorn")
    assert Result.HOMER not in dict(found.chances)


# Icons, as far as they are assumed


def test_icons_count_only_when_they_are_assumed():
    icons = {"ames": "S HR V", "pike": "K 20"}
    session = now("T2 0o []", icons=icons, bring=True)
    assert asked(session) == "before the pitch"
    book, game = session.rulebook, session.state
    assert set(usable_icons(book, game)) == {Icon.TWENTY, Icon.K, Icon.S, Icon.HR, Icon.V}
    plain = odds(book, game)
    assert plain.assumed == ()
    assert plain.chances == card_of().chances


def test_sd_i_07_the_20_adds_three_to_the_pitch():
    found = card_of(assumed=[Icon.TWENTY], icons={"pike": "20"})
    assert (found.modifier, found.advantage) == (3, Fraction(17, 20))
    assert found.assumed == (Icon.TWENTY,)


def test_sd_i_rp_from_the_seventh_and_with_the_20_on_one_pitch():
    """Rusk (3, IP 1, n = 1) with both: 3 + 6, over 1 is his."""
    more = {"pitcher": "rusk", "icons": {"rusk": "20 RP"}, "mound": {"innings": 1}}
    early = card_of("T6 0o []", [Icon.TWENTY, Icon.RP], **more)
    late = card_of("T7 0o []", [Icon.TWENTY, Icon.RP], **more)
    assert (early.assumed, early.modifier) == ((Icon.TWENTY,), 3)
    assert (late.modifier, late.advantage) == (6, Fraction(19, 20))


def test_sd_i_s_and_hr_chain():
    """SD-I-04: 1B to 2B to HR; so every single, double and triple is a homer."""
    found = card_of(assumed=[Icon.S, Icon.HR], icons={"ames": "S HR"})
    singles, doubles, triples, homers = (14 * 3 + 6 * 6), (14 + 12), 6, 6
    assert in_dice(found, Result.HOMER) == singles + doubles + triples + homers
    assert in_dice(found, Result.SINGLE) == in_dice(found, Result.DOUBLE) == 0


def test_sd_i_s_alone_makes_singles_doubles():
    found = card_of(assumed=[Icon.S], icons={"ames": "S"})
    assert in_dice(found, Result.DOUBLE) == (14 * 3 + 6 * 6) + (14 + 12)


def test_sd_i_k_takes_every_hit_and_walk():
    found = card_of(assumed=[Icon.K], icons={"pike": "K"})
    assert found.on_base == 0
    assert in_dice(found, Result.STRIKEOUT) == (14 * 5 + 6 * 2) + (14 * 5 + 6 * 14)


def test_sd_i_v_swings_again_twice():
    """SD-I-05: on Pike's chart 15 of 20 are outs, on Ames' 6; an out stands after three."""
    found = card_of(assumed=[Icon.V], icons={"ames": "V"})
    out = Fraction(14, 20) * Fraction(15, 20) ** 3 + Fraction(6, 20) * Fraction(6, 20) ** 3
    assert 1 - found.on_base == out


def test_sd_i_v_once_when_one_use_is_gone():
    found = card_of(assumed=[Icon.V], icons={"ames": "V"}, spent="ames:V")
    out = Fraction(14, 20) * Fraction(15, 20) ** 2 + Fraction(6, 20) * Fraction(6, 20) ** 2
    assert 1 - found.on_base == out


def test_sd_i_04_v_answers_k():
    """A hit turned into SO is swung again, the K gone; a hit after the V is turned for good.

    On base: a hit or walk both times, 5 of 20 on Pike's chart, 14 of 20 on Ames'.
    """
    more = {"icons": {"ames": "V", "pike": "K"}, "spent": "ames:V"}
    found = card_of(assumed=[Icon.K, Icon.V], **more)
    twice = Fraction(14, 20) * Fraction(5, 20) ** 2 + Fraction(6, 20) * Fraction(14, 20) ** 2
    assert found.on_base == twice


def test_a_spent_icon_is_left_out():
    found = card_of(assumed=[Icon.K], icons={"pike": "K"}, spent="pike:K")
    assert found.assumed == ()
    assert found.chances == card_of().chances


# Once the pitch is thrown


def test_the_advantage_of_a_thrown_pitch_stands():
    session = now("T2 0o []", [20, 10], icons={"ames": "V"}, bring=True)
    assert asked(session) == "on the result"
    found = odds(session.rulebook, session.state)
    assert found.advantage == 1
    assert found.on_base == Fraction(5, 20)


# Double play and extra base


def infield(total):
    return {
        "bell": {"positions": positions(f"1B+{total}")},
        "ames": {"positions": positions("2B+0 SS+0")},
        "fox": {"positions": positions("3B+0")},
        "giles": {"positions": positions("SS+0 3B+0")},
    }


def test_sd_a_13_infield_six_against_bell():
    """SD-A-13: infield +6, Bell (10): 4 is a tie, 5 and more make it."""
    session = now("T1 0o [1:Cole]", batter="bell", cards=infield(6))
    assert double_play_odds(session.rulebook, session.state) == Fraction(16, 20)


def test_sd_i_09_a_g_adds_ten():
    """SD-I-09: infield +4, Dorn (20): 17 and more; with the G 7 and more."""
    session = now("T1 0o [1:Cole]", batter="dorn", cards=infield(4))
    book, game = session.rulebook, session.state
    assert double_play_odds(book, game) == Fraction(4, 20)
    assert double_play_odds(book, game, gloves=1) == Fraction(14, 20)


@pytest.mark.parametrize(
    ("runner", "base", "two_out", "safe"),
    [
        ("cole", Base.THIRD, True, 12),
        ("cole", Base.HOME, False, 12),
        ("dorn", Base.HOME, True, 20),
        ("cole", Base.THIRD, False, 7),
    ],
)
def test_sd_a_24_the_worked_examples(runner, base, two_out, safe):
    """SD-A-24 with outfield +5: Cole (12) for third with two out 17, for home 17; Dorn 30."""
    cards = {
        "jay": {"positions": positions("CF+5")},
        "hume": {"positions": positions("LF+0")},
        "dorn": {"positions": positions("RF+0")},
    }
    session = now("T1 0o [1:Cole]", cards=cards)
    book, game = session.rulebook, session.state
    chance = extra_base_odds(book, game, runner, base, were_two_out=two_out)
    assert chance == Fraction(safe, 20)


# In words


def test_the_card_as_text():
    session = now("T2 0o []")
    text = odds_text(session.rulebook, odds(session.rulebook, session.state)).splitlines()
    assert text[:3] == ["Ames against Pike", "Pike's chart: 70.0 %", "PU: 7.0 % (28/400)"]
    assert "HR: 1.5 % (6/400)" in text
    assert text[-2:] == ["Reaches base: 38.5 % (154/400)", "Bases of hits: 0.43"]


def test_the_card_names_what_it_assumes():
    session = now("T2 0o []", icons={"pike": "K"})
    text = odds_text(session.rulebook, odds(session.rulebook, session.state, [Icon.K]))
    assert text.endswith("If these icons are used: K")


def test_chances_that_do_not_come_out_even_in_400():
    assert in_400(Fraction(22, 100)) == "88/400"
    assert in_400(Fraction(1, 8000)) == "1/8000"
