"""The Clutch table: what lies where, what only its owner sees, and what cannot be overlooked."""

from __future__ import annotations

import pytest
from clutch_cast import at, copy_of, lay, say, step, until
from clutch_printed import made, stadium, standing
from PySide6.QtCore import QRectF
from tables_for_tests import desk_of, drag, place_point

from hotstove.play.answers import Placed
from hotstove.play.decisions import Roll
from hotstove.play.seats import SEATS, Side
from hotstove.play.table import Seen
from hotstove.playmat.poses import Show, form_for
from hotstove.playmat.tables import table_of
from hotstove.rulebooks.clutch.facts import Adjusted, Change

VERA, HAL = SEATS[0], SEATS[1]
YEARS = (2017, 2024)
SIZES = [(1024, 640), (1280, 800), (1920, 1200)]
MOMENTUM = made(
    "hot_arm",
    'side="defense", windows=["before_pitch"], marker="momentum", '
    'lifetime={stay="on_player", player="pitcher", until=["mistake_pitch"]}, '
    'waits=[{window="before_pitch", effects=[{modify={what="pitch", by=1}}]}]',
)
BAT = made("bat", 'side="offense", windows=["before_swing"], effects=[{draw=1}]')
GLOVE = made("glove", 'side="defense", windows=["before_swing"], effects=[{draw=1}]')
PARK = stadium('main={window="half_start", effects=[{draw=1}]}')
SKY = standing('window="half_start", effects=[{draw=1}]')
COACH = made(
    "cage_rat", 'side="offense", windows=["before_swing"], effects=[{draw=1}], coach="hitting"'
)


def moment(session, viewer=None, size=(1280, 800)):
    table = table_of("clutch", session.rulebook)
    return table.moment(session.seen_from(viewer), session.request, form_for(*size))


# CL-21 Zones


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("year", YEARS)
def test_cl_21_there_is_a_place_for_everything_and_no_two_share_it(year, size):
    book = at(year, "T3 0o []").rulebook
    form = form_for(*size)
    layout = table_of("clutch", book).layout(form)
    whole = QRectF(0, 0, form.width, form.height)
    named = ("mound", "plate", "first", "second", "third", "park", "weather", "hand", "table")
    sides = ("bench", "bullpen", "deck", "used", "in play", "pitcher", "on deck")
    assert set(named) <= layout.places.keys()
    assert {f"{name}:{side}" for name in sides for side in Side} <= layout.places.keys()
    apart = [f"{name}:{side}" for name in ("deck", "used", "pitcher") for side in Side]
    boxes = [QRectF(*layout.places[name].box) for name in (*apart, "park", "weather")]
    for number, box in enumerate(boxes):
        assert whole.contains(box)
        assert not any(box.intersects(other) for other in boxes[number + 1 :])


def test_cl_98_99_the_park_and_the_weather_lie_on_the_mat():
    session = at(2024, "T3 0o []", stadium=PARK, weather=SKY)
    found = moment(session)
    assert {"park:park", "weather:sky"} <= found.poses.keys()
    assert not moment(at(2024, "T3 0o []")).poses.keys() & {"park:park", "weather:sky"}


def test_c24_47_a_coach_lies_open_until_he_has_been_used():
    session = at(2024, "T3 0o []", dice=[9, 9], coaches=(COACH,))
    piece = f"card:{session.state.offense.coaches[0]}"
    assert moment(session).poses[piece].look.show is Show.TABLE
    lay(session, "cage_rat")
    assert piece in moment(session).opened
    while session.state.cards.laid:
        step(session)
    assert moment(session).poses[piece].look.show is Show.BACK


# Hands


def test_cl_21_a_hand_is_its_owners_alone():
    session = at(2017, "T3 0o []", offense=(BAT,), defense=(GLOVE,))
    mine, theirs = f"card:{copy_of(session, 'bat')}", f"card:{copy_of(session, 'glove')}"
    for viewer, seen, hidden in ((VERA, mine, theirs), (HAL, theirs, mine)):
        found = moment(session, viewer)
        assert found.poses[seen].look.show is Show.TABLE
        assert found.held == (seen,)
        assert hidden not in found.poses
        backs = [pose for piece, pose in found.poses.items() if piece.startswith("hand:")]
        assert [pose.look.show for pose in backs] == [Show.BACK]
    nobody = moment(session)
    assert not {mine, theirs} & nobody.poses.keys()
    assert nobody.held == ()


def test_cl_62_a_card_is_dragged_onto_the_table(qtbot):
    session = at(2017, "T3 0o []", dice=[9], offense=(BAT,), to="cards before_swing")
    desk = desk_of(qtbot, session, family="clutch")
    desk.model.look(VERA)
    piece = f"card:{copy_of(session, 'bat')}"
    assert set(desk.places_for(piece)) == {"table"}
    drag(desk, piece, place_point(desk, "table"))
    assert [each.card for each in session.state.cards.laid] == [piece.removeprefix("card:")]


def test_cl_35_a_pinch_hitter_is_dragged_to_the_plate(qtbot):
    session = at(2017, "T7 0o []", to="batter up")
    desk = desk_of(qtbot, session, family="clutch")
    bench = session.state.offense.bench[0]
    drag(desk, f"card:{bench}", place_point(desk, "plate"))
    drag(desk, f"card:{bench}", place_point(desk, "plate"))
    assert session.state.offense.batter == bench


# CL-67 Cards on their player


def test_cl_67_a_momentum_card_lies_on_its_pitcher_and_goes_with_him():
    session = at(2017, "T3 2o []", dice=[9, 1], defense=(MOMENTUM,))
    lay(session, "hot_arm")
    card = f"card:{session.state.cards.staying[0].card}"
    pitcher = f"card:{session.state.defense.pitcher}"
    found = moment(session).poses
    on, man = QRectF(*box_of(found[card])), QRectF(*box_of(found[pitcher]))
    assert on.intersects(man)
    assert found[card].z > found[pitcher].z
    chart = QRectF(man.left(), man.top() + man.height() * 0.55, man.width(), man.height() * 0.45)
    assert not on.intersects(chart)
    while session.state.batting is Side.VISITOR:
        step(session)
    found = moment(session).poses
    assert QRectF(*box_of(found[card])).intersects(QRectF(*box_of(found[pitcher])))


def test_cl_67_on_a_slip_of_the_order_the_name_makes_room_for_the_card():
    """CL-67: between name and number of whoever is not on the field; he is found, both are read."""
    on_batter = made(
        "good_eye",
        'side="offense", windows=["before_swing"], marker="momentum", '
        'lifetime={stay="on_player", player="batter", until=["mistake_pitch"]}',
    )
    session = at(2017, "T3 0o []", dice=[9, 1], offense=(on_batter,))
    lay(session, "good_eye")
    while session.state.offense.batter == "lark":
        step(session)
    found = moment(session).poses
    card, slip = found["card:" + session.state.cards.staying[0].card], found["card:lark"]
    right = slip.x + slip.look.width / 2 - 0.92 * slip.look.height
    assert card.x + card.look.width / 2 <= right
    assert slip.look.strip.inset >= card.look.width
    assert found["card:quill"].look.strip is None or found["card:quill"].look.strip.inset == 0


def test_cl_99_both_clubs_may_have_the_same_managers_card():
    session = at(2017, "T3 0o []", manager=SKY)
    found = moment(session)
    pieces = [piece for piece in found.poses if piece.startswith("manager:")]
    assert sorted(pieces) == ["manager:sky@0", "manager:sky@1"]
    table = table_of("clutch", session.rulebook)
    told = [table.words(session.seen_from(None), piece).english() for piece in sorted(pieces)]
    assert "Rivermen" in told[0]
    assert "Harbormen" in told[1]


@pytest.mark.parametrize("size", SIZES)
def test_the_plaques_leave_the_runner_on_second_readable(size):
    """C24-37: his card lies above the mound; the clutch moment is told beneath the plate."""
    session = at(2024, "T3 2o [2:cole]", to="batter up")
    found = moment(session, size=size)
    man = QRectF(*box_of(found.poses["card:cole"]))
    assert len(found.notes) >= 2
    assert not any(QRectF(*box).intersects(man) for box, _ in found.notes)


def box_of(pose):
    look = pose.look
    return pose.x - look.width / 2, pose.y - look.height / 2, look.width, look.height


# Mistake pitches and the power die


@pytest.mark.parametrize("year", YEARS)
def test_c17_31_c24_38_a_mistake_lights_the_pitcher_and_brings_the_power_die(year):
    session = at(year, "T3 0o []", dice=[2], to="swing")
    assert isinstance(session.request, Roll)
    found = moment(session)
    pitcher = f"card:{session.state.defense.pitcher}"
    assert "X" in found.poses[pitcher].look.lit.split()
    assert [die.sides for die in found.tray.dice] == [20, 24]
    assert found.caption is not None
    assert "24-sided" in found.caption.template
    plain = moment(at(year, "T3 0o []", dice=[9], to="swing"))
    assert plain.poses[pitcher].look.lit == ""
    assert [die.sides for die in plain.tray.dice] == [20, 20]
    assert plain.caption is None


def test_c24_38_while_the_pitch_is_thrown_again_nobody_is_told_to_swing():
    """CL-61: the mistake still lies there, the next die may undo it."""
    again = made(
        "again", 'side="defense", windows=["after_pitch_roll"], '
        'effects=[{reroll={which="pitch", keep="best"}}]',
    )  # fmt: skip
    session = at(2024, "T3 0o []", dice=[2], defense=[again])
    lay(session, "again")
    assert isinstance(session.request, Roll)
    assert session.request.purpose == "pitch"
    found = moment(session)
    assert "X" in found.poses[f"card:{session.state.defense.pitcher}"].look.lit.split()
    assert found.caption is None


def test_cl_34_a_tired_pitcher_shows_it_and_the_power_die_waits():
    session = at(2017, "T7 0o []", dice=[9], mound={"outs": 19}, to="pitch")
    found = moment(session)
    assert found.tray.dice[1].sides == 24
    notes = {note.template: note.arguments for _, note in found.notes}
    assert any("Tired" in text and filled["less"] == 1 for text, filled in notes.items())


def test_cl_34_the_die_that_was_thrown_stays_until_another_is_due(qtbot):
    """A d24 that lies in the tray with a 23 is never asked to show it as a d20."""
    session = at(2024, "T3 0o []", dice=[1, 23, 9, 12])
    desk = desk_of(qtbot, session, family="clutch")
    for _ in range(60):
        dice = desk.scene.dice
        assert all(die.face is None or die.face <= die.die.sides for die in dice)
        if desk.model.request is None or session.state.outs or len(session.state.previous) > 1:
            break
        desk.act()


# Numbers on show


@pytest.mark.parametrize("year", YEARS)
def test_cl_28_both_nines_ratings_hang_on_the_board(year):
    session = at(year, "T3 0o []")
    table = table_of("clutch", session.rulebook)
    ratings = table.ratings(session.seen_from(None))
    found = {each.heading.template: (each.visitor, each.home) for each in ratings}
    game = session.state
    assert found["BAT"] == (str(game.visitor.battery), str(game.home.battery))
    assert found["IF"] == (str(game.visitor.infield), str(game.home.infield))
    assert found["OF"] == (str(game.visitor.outfield), str(game.home.outfield))


def test_cl_28_what_a_card_adds_to_a_unit_is_counted_on_the_board():
    session = at(2017, "T3 0o []")
    table, book = table_of("clutch", session.rulebook), session.rulebook
    change = Change(what="infield", by=3, lasts="half_inning", side=Side.HOME)
    seen = session.seen_from(None)
    changed = Seen(book.after(session.state, Adjusted(change)), None)
    plain = {r.heading.template: r.home for r in table.ratings(seen)}
    more = {r.heading.template: r.home for r in table.ratings(changed)}
    assert int(more["IF"]) == int(plain["IF"]) + 3
    assert more["OF"] == plain["OF"]


def test_cl_56_76_sums_stand_beside_the_dice():
    session = at(2017, "T3 0o []", dice=[9, 14, 8], to="swing")
    assert [sentence.template for sentence in moment(session).tray.sums]
    filled = moment(session).tray.sums[0].arguments
    assert filled["sum"] == "9 + 5 = 14"
    assert filled["target"] == 12


def test_cl_83_the_runner_thrown_at_is_in_the_last_sum():
    session = at(2017, "T3 0o [3:reeve]", dice=[19, 13, 8])
    say(session, "send third")
    until(session, "batter up")
    assert session.state.thrown is not None
    assert "unit" in moment(session).tray.sums[-1].arguments


def test_cl_51_a_clutch_moment_is_on_a_plaque():
    for bases, is_one in (("[F]", True), ("[]", False)):
        notes = moment(at(2017, f"T3 0o {bases}")).notes
        assert any(note.template == "Clutch moment" for _, note in notes) is is_one


@pytest.mark.parametrize("year", YEARS)
def test_every_piece_has_words_for_those_who_cannot_see_it(year):
    session = at(year, "T3 0o [1:quill]", offense=(BAT,), stadium=PARK, weather=SKY)
    table, seen = table_of("clutch", session.rulebook), session.seen_from(VERA)
    for piece in moment(session, VERA).poses:
        assert table.words(seen, piece).template


def test_cl_22_a_hand_too_large_is_trimmed_by_laying_a_card_on_the_mat(qtbot):
    cards = tuple(made(f"card_{n}", 'side="neutral", windows=["half_end"], effects=[{draw=1}]')
                  for n in range(8))  # fmt: skip
    session = at(2017, "T3 0o []", offense=cards, to="trim")
    desk = desk_of(qtbot, session, family="clutch")
    desk.model.look(VERA)
    piece = f"card:{copy_of(session, 'card_0')}"
    drag(desk, piece, place_point(desk, "discard"))
    assert Placed(piece.removeprefix("card:"), "discard").card in (
        session.state.cards.hands.visitor.discard.cards
    )


def test_cl_55_a_card_laid_early_lets_the_walk_go_by(qtbot):
    """Laid at the question of the walk, it is played as the window before the pitch opens."""
    early = made("early", 'side="defense", windows=["before_pitch"], '
                 'effects=[{modify={what="pitch", by=1}}]')  # fmt: skip
    session = at(2017, "T3 0o []", defense=(early,), to="intentional walk")
    desk = desk_of(qtbot, session, family="clutch")
    desk.model.look(HAL)
    piece = f"card:{copy_of(session, 'early')}"
    drag(desk, piece, place_point(desk, "table"))
    assert [each.card for each in session.state.cards.laid] == [piece.removeprefix("card:")]
    assert session.state.at_bat


def test_cl_58_a_chart_that_a_card_has_given_is_said_to_be_given():
    """14 beats an On-Base of 12, and yet the batter's chart is read."""
    gift = made("gift", 'side="offense", windows=["before_swing"], '
                'effects=[{advantage="batter"}]')  # fmt: skip
    session = at(2017, "T3 0o []", dice=[9, 14], offense=(gift,))
    lay(session, "gift")
    assert session.state.pitch.advantage == "batter"
    assert "yet the batter's chart" in moment(session).tray.sums[0].template


def test_c17_29_starters_wait_out_of_sight_while_there_is_a_bullpen():
    full = at(2017, "T9 0o []")
    rest = {f"card:{card}" for card in full.state.defense.reserve}
    assert rest
    assert not rest & moment(full).poses.keys()
    empty = at(2017, "T9 0o []", fielders={"bullpen": ()})
    assert rest <= moment(empty).poses.keys()
