"""Results that are changed: CL-69, CL-73 to 75, C17-33, C24-42; the chart before that, CL-93."""

from __future__ import annotations

import pytest
from clutch_cast import asked, at, copy_of, finish, hand, last, lay, say, step, told, until
from clutch_printed import change, made, stadium
from msgspec.structs import replace

from hotstove.baseball.facts import Batted
from hotstove.play.answers import Key
from hotstove.play.seats import Side
from hotstove.rulebooks.clutch.facts import Checked, ResultChanged

VISITOR = Side.VISITOR


# Changing results


def test_cl_73_a_change_by_a_check():
    """CL-73, CL-77: S6 on BC is a ground ball; IF 9 and 10 fall short: a single."""
    card = made("seeing", 'side="offense", windows=["on_result"], when=[{result_in="GB"}], '
                'effects=[{try_change={to="1B", unit="infield", if="failed"}}]')  # fmt: skip
    for die, code in ((10, "1B"), (11, "GB")):
        session = at(2017, "T5 0o []", (1, 6, die), offense=(card,), fielders={"infield": 9})
        lay(session, "seeing")
        finish(session, 1)
        assert last(session, Checked).total == 9 + die
        assert last(session, Batted).code == code


def test_cl_74_and_cl_98_a_stadiums_chart():
    """CL-98, CL-74: the lowest ground ball of a pitcher's chart is a strikeout; no change used."""
    park = stadium(
        'main={window="on_result", effects=[{chart_edit={chart="pitcher", of="GB", to="SO"}}]}, '
        'club="harbor", team={when=[{team={is="harbor", afield=true}}], '
        'effects=[{chart_edit={chart="batter", of="GB", to="SO"}}]}', 2017,
    )  # fmt: skip
    for dice, code in (((19, 8), "SO"), ((19, 9), "GB"), ((1, 4), "SO")):
        session = finish(at(2017, "T5 0o []", dice, stadium=park))
        assert last(session, Batted).code == code
        assert session.state.cards.changed_by == ()
    other = finish(at(2017, "B5 0o []", (1, 4), stadium=park))
    assert last(other, Batted).code == "GB"


def test_cl_75_what_no_card_changes():
    """CL-75, RUL-82: a walk on purpose and a failed third bunt; "after a strikeout" sees it."""
    boot = change("boot", "offense", "SO", "1B")
    after = made("after", 'side="defense", windows=["after_outcome"], '
                 'when=[{event="strikeout"}], effects=[{draw=1}]')  # fmt: skip
    session = at(2017, "T5 0o [1:quill]", (1, 2, 3), offense=(boot,), defense=(after,))
    say(session, "bunt", "bunt again", "bunt again")
    seen = []
    while session.passage == 1:
        seen.append(asked(session))
        step(session)
    assert "cards after_outcome" in seen
    assert "cards on_result" not in seen
    assert last(session, Batted).code == "SO"


def test_c17_33_any_number_of_changes():
    """C17-33: GB, single, fly, double: legal in 2017; C24-42: not in 2024."""
    first = change("first", "offense", "GB", "1B")
    back = change("back", "defense", "1B", "FB")
    again = change("again", "offense", "FB", "2B")
    for year, code in ((2017, "2B"), (2024, "FB")):
        session = at(year, "T5 0o []", (19, 8), offense=(first, again), defense=(back,))
        lay(session, "first")
        game, copy = replace(session.state, result="FB"), copy_of(session, "again")
        found = session.rulebook.check_played(game, VISITOR, "on_result", copy)
        assert [each.code for each in found] == ([] if year == 2017 else ["CHANGE_LIMIT"])
        lay(session, "back")
        if year == 2017:
            lay(session, "again")
        finish(session, 1)
        assert last(session, Batted).code == code


def test_c24_42_a_failed_try_uses_up_nothing():
    """C24-42, RUL-83."""
    attempt = made("attempt", 'side="offense", windows=["on_result"], when=[{result_in="GB"}], '
                   'effects=[{try_change={to="1B", unit="infield", if="failed"}}]')  # fmt: skip
    then = change("then", "offense", "GB", "1B")
    session = at(2024, "T5 0o []", (19, 7, 20), offense=(attempt, then))
    lay(session, "attempt")
    lay(session, "then")
    finish(session, 1)
    assert last(session, Batted).code == "1B"
    assert len(told(session, ResultChanged)) == 1


# CL-73 What has changed a result may be changed again


ERROR = made("error", 'side="offense", windows=["on_result"], when=[{result_in="GB"}], '
             'effects=[{award={reason="error", base=1}}]')  # fmt: skip


@pytest.mark.parametrize(("to", "code"), [("FB", "FB"), ("GB", "GB")])
def test_c17_33_a_base_awarded_is_a_change_like_any_other(to, code):
    """C17-33, CL-73: GB, by the offense an error, by the defense an out again."""
    back = made("back", 'side="defense", windows=["on_result"], '
                f'effects=[{{change_result="{to}"}}]')  # fmt: skip
    session = at(2017, "T5 0o []", (19, 8), offense=(ERROR,), defense=(back,))
    until(session, "cards on_result")
    if session.decision.seat == session.state.defense.seat:
        session.choose(Key("pass"))
    lay(session, "error")
    lay(session, "back")
    finish(session, 1)
    assert told(session, Batted)[-1].code == code
    assert session.state.outs == 1


def test_c24_42_an_award_is_the_managers_one_change():
    """C24-42: after the error the offense may not change the result once more."""
    more = change("more", "offense", "GB", "1B")
    session = at(2024, "T5 0o []", (19, 7), offense=(ERROR, more))
    lay(session, "error")
    book, game = session.rulebook, session.state
    found = book.check_played(game, VISITOR, "on_result", copy_of(session, "more"))
    assert [problem.code for problem in found] == ["CHANGE_LIMIT"]


def test_cl_69_an_award_that_stands_has_succeeded():
    """CL-69: the error stands, its owner draws; changed back, he does not."""
    error = made("error", 'side="offense", windows=["on_result"], when=[{result_in="GB"}], '
                 'effects=[{award={reason="error", base=1}}], success=[{draw=1}]')  # fmt: skip
    back = made("back", 'side="defense", windows=["on_result"], effects=[{change_result="FB"}]')
    for defense, drawn in (((), 1), ((back,), 0)):
        session = at(2017, "T5 0o []", (19, 8), offense=(error,), defense=defense)
        until(session, "cards on_result")
        if session.decision.seat == session.state.defense.seat:
            session.choose(Key("pass"))
        lay(session, "error")
        if defense:
            lay(session, "back")
        finish(session, 1)
        assert len(hand(session, VISITOR)) == drawn


# CL-93 The infield in and the park


@pytest.mark.parametrize(
    ("edit", "swing", "code"),
    [('of="GB", to="SO"', 4, "SO"), ('of="GB", to="SO"', 5, "1B"), ('of="FB", to="GB"', 7, "1B")],
)
def test_cl_93_the_chart_is_read_as_the_park_has_it(edit, swing, code):
    """S15, CL-74, CL-93: first the park's edit, then the ball through the drawn-in infield."""
    park = stadium(
        'main={window="on_result", '
        f'effects=[{{chart_edit={{chart="batter", pick="lowest", {edit}}}}}]}}'
    )
    session = at(2017, "T5 0o [3:reeve]", (1, swing), stadium=park)
    say(session, "infield in")
    finish(session, 1)
    assert told(session, Batted)[-1].code == code
