"""Two people at a Clutch table: hands stay backs up, and bench and coaches need no look at them."""

from __future__ import annotations

import pytest
from clutch_cast import asked, at, copy_of, lay, until
from clutch_printed import made
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from tables_for_tests import desk_of, drag, place_point

from hotstove.baseball.facts import PinchHit, PitchingChange
from hotstove.play.seats import SEATS
from hotstove.playmat.poses import Show
from hotstove.rulebooks.clutch.facts import CardPlayed

VERA, HAL = SEATS[0], SEATS[1]
YEARS = (2017, 2024)
WINDOW = "cards before_pitch"
EYE = made("eye", 'side="offense", windows=["before_pitch"], '
           'effects=[{modify={what="on_base", by=2}}]')  # fmt: skip
GLOVE = made("glove", 'side="defense", windows=["before_pitch"], '
             'effects=[{modify={what="pitch", by=2}}]')  # fmt: skip
COACH = made("cage_rat", 'side="offense", windows=["before_pitch"], coach="hitting", '
             'effects=[{modify={what="swing", by=3}}]')  # fmt: skip


def late(year, **more):
    """Vera has played a card before the pitch; Hal may answer it with another pitcher."""
    session = at(year, "T5 0o []", dice=[9, 9], offense=(EYE,), defense=(GLOVE,), **more)
    lay(session, "eye")
    until(session, WINDOW)
    assert session.decision.seat == HAL
    return session


def faces(desk) -> set[str]:
    """The cards of hands that lie face up."""
    game = desk.model.session.state
    held = {
        f"card:{copy}"
        for hand in (game.cards.hands.visitor, game.cards.hands.home)
        for copy in hand.hand.cards
    }
    cards = desk.scene.cards
    return {piece for piece in held if piece in cards and cards[piece].look.show is not Show.BACK}


@pytest.mark.parametrize("year", YEARS)
def test_cl_70_a_late_pitching_change_by_mouse_without_a_look(qtbot, year):
    session = late(year)
    desk = desk_of(qtbot, session, family="clutch")
    assert desk.model.veiled == HAL
    assert faces(desk) == set()
    drag(desk, "card:thorn~", place_point(desk, "mound"))
    assert [fact.incoming for fact in session.facts if isinstance(fact, PitchingChange)] == [
        "thorn~"
    ]


@pytest.mark.parametrize("year", YEARS)
def test_cl_70_a_late_pitching_change_by_keys(qtbot, year):
    """Arrow keys go to the bullpen, Enter lifts him and Enter again brings him in."""
    session = late(year)
    desk = desk_of(qtbot, session, family="clutch")
    desk.view.setFocus()
    for _ in range(len(desk.scene.cards)):
        if desk.view.focused == "card:thorn~":
            break
        QTest.keyClick(desk.view, Qt.Key.Key_Right)
    for _ in range(2):
        QTest.keyClick(desk.view, Qt.Key.Key_Return)
    assert session.state.defense.pitcher == "thorn~"


@pytest.mark.parametrize("year", YEARS)
def test_cl_71_a_late_pinch_hitter_without_a_look(qtbot, year):
    """CL-71: Hal has changed pitchers; Vera answers from the bench."""
    session = late(year)
    desk = desk_of(qtbot, session, family="clutch")
    drag(desk, "card:thorn~", place_point(desk, "mound"))
    while desk.model.request.seat != VERA or asked(session) != WINDOW:
        desk.model.choose(session.decision.default)
    assert desk.model.veiled == VERA
    piece = f"card:{session.state.offense.bench[0]}"
    for _ in range(2):
        if session.state.has_pinch_hit:
            break
        drag(desk, piece, place_point(desk, "plate"))
    assert [fact.incoming for fact in session.facts if isinstance(fact, PinchHit)] == [
        piece.removeprefix("card:")
    ]
    assert faces(desk) == set()


def test_c24_47_a_coach_is_called_without_a_look(qtbot):
    """C24-47: coaches lie open beside the hand; the hand stays backs up."""
    session = at(2024, "T5 0o []", dice=[9, 9], offense=(EYE,), coaches=(COACH,), to=WINDOW)
    desk = desk_of(qtbot, session, family="clutch")
    coach, card = session.state.offense.coaches[0], copy_of(session, "eye")
    shown = {option.piece for option in desk.model.shown_options()}
    assert f"card:{coach}" in shown
    assert f"card:{card}" not in shown
    drag(desk, f"card:{coach}", place_point(desk, "table"))
    assert [fact.card for fact in session.facts if isinstance(fact, CardPlayed)] == [coach]
    assert faces(desk) == set()


@pytest.mark.parametrize("year", YEARS)
def test_what_a_hand_holds_changes_nothing_that_is_shown(qtbot, year):
    """Two hands of another kind, the same table: cards, prompts, what may be moved."""
    idle = made("idler", 'side="defense", windows=["before_pitch"], when=[{inning={min=80}}], '
                'effects=[{draw=1}]')  # fmt: skip
    pictures = []
    for held in (GLOVE, idle):
        session = at(year, "T5 0o []", dice=[9, 9], offense=(EYE,), defense=(held,))
        lay(session, "eye")
        until(session, WINDOW)
        desk = desk_of(qtbot, session, family="clutch")
        pictures.append(
            (
                {piece: card.look for piece, card in desk.scene.cards.items()},
                desk.model.prompt(),
                [option.answer for option in desk.model.shown_options()],
                sorted(desk.scene._marked),
            )
        )
        desk.close()
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("year", YEARS)
def test_by_house_rule_everything_waits_behind_the_curtain(qtbot, year):
    """Nothing is offered before the one who is asked has taken his seat; then all of it is."""
    session = late(year, has_curtain=True)
    desk = desk_of(qtbot, session, family="clutch")
    assert desk.model.curtain == HAL
    assert desk.model.shown_options() == ()
    assert faces(desk) == set()
    desk.model.look(HAL)
    assert desk.model.curtain is None
    shown = {option.piece for option in desk.model.shown_options()}
    assert {"card:thorn~", f"card:{copy_of(session, 'glove')}"} <= shown
    assert faces(desk) == {f"card:{copy_of(session, 'glove')}"}
