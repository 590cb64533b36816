"""Where the pieces of a Showdown game lie: a pure function of what is seen."""

from __future__ import annotations

from itertools import combinations

import pytest
from showdown_cast import at

from hotstove.play.session import Session
from hotstove.playmat.poses import Show, form_for
from hotstove.playmat.tables.showdown import ShowdownTable

FORMS = [form_for(1024, 640), form_for(1280, 800), form_for(1920, 1080), form_for(2560, 1080)]


def moment(session: Session, form=FORMS[1]):
    table = ShowdownTable(session.rulebook)
    return table.moment(session.seen_from(None), session.request, form)


def test_every_card_of_both_clubs_lies_somewhere_once():
    session = at("T4 1o [1:Cole 3:Dorn] 2-1")
    poses = moment(session).poses
    assert set(poses) == {f"card:{card}" for card in session.rulebook.cards}


def test_runners_stand_on_their_bags_and_the_duel_shows_its_charts():
    poses = moment(at("T4 1o [1:Cole 3:Dorn]", dice=[1]))
    cole, dorn = poses.poses["card:cole"], poses.poses["card:dorn"]
    assert cole.x > dorn.x
    assert poses.poses["card:pike~"].look.show is Show.READING
    assert poses.poses["card:ames"].look.show is not Show.STRIP


def test_a_left_hander_stands_on_the_first_base_side():
    """SD-C-10: Ames bats left, Bell right, Cole (S) left against the right-handed Pike."""
    session = at("T1 0o []", batter="ames", bring=True)
    del session
    waiting = [at("T1 0o []", batter=name, bring=False) for name in ("ames", "bell", "cole")]
    sides = []
    for session in waiting:
        session.waits_for_throws = True
        session.choose(session.decision.default)
        poses = moment(session).poses
        middle = moment(session).poses["card:pike~"].x
        sides.append(poses[f"card:{session.state.at_bat}"].x > middle)
    assert sides == [True, False, True]


def test_the_row_that_was_hit_is_lit_on_the_chart_it_was_read_from():
    session = at("T1 0o []", dice=[20, 17])
    poses = moment(session).poses
    assert poses["card:pike~"].look.lit == "1B"


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_nothing_fixed_overlaps(form):
    layout = ShowdownTable(at().rulebook).layout(form)
    boxes = [
        layout.board,
        layout.mat,
        *layout.racks.values(),
        layout.tray,
        layout.log,
        layout.prompt,
    ]
    boxes += [place.box for name, place in layout.places.items() if ":" in name and "bull" in name]
    for one, other in combinations(boxes, 2):
        apart = (
            one.x + one.width <= other.x
            or other.x + other.width <= one.x
            or one.y + one.height <= other.y
            or other.y + other.height <= one.y
        )
        assert apart, (one, other)
    for box in boxes:
        assert box.x >= 0
        assert box.y >= 0
        assert box.x + box.width <= form.width
        assert box.y + box.height <= form.height


def test_dice_show_what_fell_and_which_one_waits():
    session = at("T1 0o []", bring=False)
    session.waits_for_throws = True
    session.choose(session.decision.default)
    tray = moment(session).tray
    assert [(die.purpose, die.face, die.is_waiting) for die in tray.dice] == [
        ("pitch", None, True),
        ("swing", None, False),
    ]
    session.enter(13)
    tray = moment(session).tray
    assert [(die.face, die.is_waiting) for die in tray.dice] == [(13, False), (None, True)]
    assert [line.english() for line in tray.sums] == ["13 + 4 = 17 > 10: pitcher's chart"]
