"""Parks, coaches, weather and managers: CL-98, CL-99, C24-46, C24-47; how long a number lasts."""

from __future__ import annotations

import pytest
from clutch_cast import at, finish, last, lay, told, until
from clutch_printed import made, stadium, standing

from hotstove.play.seats import Side
from hotstove.rulebooks.clutch.facts import Adjusted, CardPlayed, Pitched, StadiumActed, Swung

VISITOR, HOME = Side.VISITOR, Side.HOME


# Parks, coaches, weather


def test_c24_46_secondary_effects_come_with_the_main_one():
    """C24-46: only where the main effect has come about."""
    park = stadium(
        'main={window="after_outcome", when=[{outcome="HR"}], effects=[{draw=1}]}, '
        'offensive={effects=[{draw=1}]}, defensive={when=[{outs=2}], effects=[{draw=1}]}', 2024,
    )  # fmt: skip
    for dice, parts in (((1, 21), ["main", "offensive"]), ((1, 14), [])):
        session = finish(at(2024, "T5 0o []", dice, stadium=park))
        assert [fact.part for fact in told(session, StadiumActed)] == parts


COACH = made("skipper", 'coach="bench", windows=["before_pitch"], '
             'effects=[{modify={what="pitch", by=1, for="n_half_innings", count=2}}]')  # fmt: skip
HITS = made("cage", 'side="offense", coach="hitting", windows=["before_swing"], '
            'effects=[{modify={what="swing", by=2}}]')  # fmt: skip
ARMS = made("arms", 'side="defense", coach="pitching", windows=["before_pitch"], '
            'effects=[{modify={what="pitch", by=2}}]')  # fmt: skip


def test_c24_47_coaches():
    """C24-47, RUL-119, RUL-120: beside the hand, once a game; a bench coach for two halves."""
    session = at(2024, "T5 2o []", (19, 1, 19, 1, 19, 1, 19, 1), coaches=(COACH, HITS, ARMS))
    lay(session, "skipper")
    side = last(session, CardPlayed).side
    until(session, "take the field")
    assert [each.halves for each in session.state.cards.staying] == [1]
    assert len(session.state.dugout(side).coaches) == 2
    until(session, "pitching change")
    while session.state.batting is HOME:
        finish(session)
        until(session, "take the field") if session.state.outs == 3 else None
    assert session.state.cards.staying == ()
    assert len(session.state.dugout(side).used_coaches) == 1


def test_c24_47_hitting_while_batting_pitching_while_pitching():
    session = at(2024, dice=(9, 14), coaches=(COACH, HITS, ARMS))
    lay(session, "arms")
    assert last(session, CardPlayed).side is HOME
    lay(session, "cage")
    assert last(session, CardPlayed).side is VISITOR
    finish(session, 1)
    assert last(session, Swung).modifier == 2
    assert last(session, Pitched).modifier == 2


def test_cl_99_weather_and_managers():
    """CL-99, RUL-121: one weather for all, outside the cap; a manager's card counts in it."""
    sky = standing('window="before_swing", effects=[{modify={what="swing", by=2}}]')
    session = finish(at(2024, dice=(1, 10), weather=sky))
    assert last(session, Swung).modifier == 2
    assert [fact.card for fact in told(session, StadiumActed)] == ["sky"]


@pytest.mark.parametrize(
    ("duration", "second"),
    [("this_at_bat", 10), ("next_at_bat", 12), ("half_inning", 12), ("game", 12),
     ("n_batters", 12)],
)  # fmt: skip
def test_cl_101_how_long_a_number_lasts(duration, second):
    """CL-101, 19.5."""
    card = made("eye", 'side="offense", windows=["before_pitch"], effects=[{modify='
                f'{{what="on_base", by=2, for="{duration}", count=2}}}}]')  # fmt: skip
    session = at(2017, dice=(19, 1, 19, 1), offense=(card,), up="reeve")
    lay(session, "eye")
    until(session, "swing")
    first = last(session, Pitched).on_base
    assert first == (10 if duration == "next_at_bat" else 12)
    until(session, "pitching change")
    until(session, "swing")
    assert last(session, Pitched).on_base == second


@pytest.mark.parametrize(
    ("what", "by", "side"), [("pitch", 1, HOME), ("on_base", 1, VISITOR), ("swing", -1, HOME)]
)
def test_cl_99_a_managers_card_acts_only_where_it_serves_its_owner(what, by, side):
    """CL-99, RUL-121: both managers have it, and only the one whom it helps now is told of."""
    card = standing(f'window="before_pitch", effects=[{{modify={{what="{what}", by={by}}}}}]')
    session = finish(at(2024, "T5 0o []", (10, 1), manager=card), 1)
    assert len(told(session, StadiumActed)) == 1
    assert [fact.change.side for fact in told(session, Adjusted)] == [side]


def test_cl_99_what_helps_in_both_halves_acts_in_both():
    drawn = standing('window="before_pitch", effects=[{draw=1}]')
    session = finish(at(2024, "T5 0o []", (10, 1), manager=drawn), 1)
    assert len(told(session, StadiumActed)) == 2


def test_cl_98_a_card_may_put_the_park_out_of_force():
    """CL-98: in force all game, unless a strategy card alters it; here for one at-bat."""
    park = stadium('main={window="before_swing", effects=[{modify={what="swing", by=1}}]}')
    hush = made("hush", 'side="defense", windows=["before_pitch"], effects=[{forbid="stadium"}]')
    session = at(2017, "T5 0o []", (9, 1, 9, 1), stadium=park, defense=(hush,))
    lay(session, "hush")
    finish(session, 1)
    assert told(session, StadiumActed) == []
    finish(session)
    assert len(told(session, StadiumActed)) == 1
