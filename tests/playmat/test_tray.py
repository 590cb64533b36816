"""The dice tray: what fell stays in sight, with its sum, until somebody throws again."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from tables_for_tests import desk_of, session_of

from hotstove.faces.dice import d20, turned
from hotstove.play.words import Sentence
from hotstove.playmat.director import Pace
from hotstove.playmat.poses import DieLook, Tray
from hotstove.playmat.tray import _begun


@pytest.fixture
def desk(qtbot):
    """At the plate: Ames against a pitcher, a walk and an out to come."""
    return desk_of(qtbot, session_of([9, 12, 20, 3, 15, 2, 7, 11]))


def faces(desk):
    return [die.face for die in desk.scene.dice]


def play_an_at_bat(desk):
    """The pitcher to the mound if he must, the batter up, both throws."""
    while desk.scene.seen.game.swing is None or desk.scene.seen.game.at_bat:
        desk.act()


def test_before_any_throw_no_die_shows_a_face_and_the_tray_says_what_to_do(desk):
    desk.act()
    desk.act()
    assert faces(desk) == [None, None]
    assert desk.scene.tray.lines == ("Click here or press R to throw",)


def test_a_die_that_waits_stands_on_end(desk):
    """No face lies towards the viewer, so that none can be read as thrown."""
    die = d20()
    rotation = die.balanced()
    steepest = max(turned(rotation, face.normal)[2] for face in die.faces)
    assert steepest < 0.85


def test_what_was_thrown_stays_with_its_sum_until_the_next_throw(desk):
    play_an_at_bat(desk)
    thrown, sums = faces(desk), desk.scene.tray.lines
    assert None not in thrown
    assert len(sums) == 2
    desk.act()
    assert desk.scene.seen.game.swing is None
    assert faces(desk) == thrown
    assert desk.scene.tray.lines == sums


def test_the_next_throw_sweeps_the_tray(desk):
    play_an_at_bat(desk)
    before = desk.scene.tray.lines
    desk.act()
    desk.act()
    assert faces(desk)[1] is None
    assert desk.scene.tray.lines != before
    assert len(desk.scene.tray.lines) == 1


def test_while_the_next_die_tumbles_nothing_of_the_last_throw_is_left(qtbot):
    desk = desk_of(qtbot, session_of([9, 12, 20, 3]))
    play_an_at_bat(desk)
    desk.act()
    desk.director.pace = Pace.BRISK
    desk.act()
    assert desk.director.is_busy
    assert faces(desk)[1] is None
    assert desk.scene.tray.lines == ()
    desk.director.skip()


def test_going_back_takes_up_what_fell_later(desk):
    play_an_at_bat(desk)
    desk.model.rewind(2)
    assert faces(desk) == [None, None]


@pytest.mark.parametrize("size", [(1024, 610), (1280, 770), (1920, 1170)])
def test_dice_names_and_sums_lie_in_the_well_and_on_nothing(qtbot, size):
    desk = desk_of(qtbot, session_of([9, 12]), size=size)
    play_an_at_bat(desk)
    tray = desk.scene.tray
    boxes = [
        *(
            die.mapRectToScene(QRectF(-die.radius, -die.radius, 2 * die.radius, 2 * die.radius))
            for die in tray.dice
        ),
        tray._sums.mapRectToScene(tray._sums.boundingRect()),
    ]
    for box in boxes:
        assert desk.scene.tray_rect().contains(box)
    for number, one in enumerate(boxes):
        assert not any(one.intersects(other) for other in boxes[number + 1 :])
    _, rows = tray._sums._fitted()
    assert "".join(text for text, _ in rows).replace(" ", "") == "".join(tray.lines).replace(
        " ", ""
    )


def test_a_die_of_another_kind_takes_the_place_of_the_one_that_lies_there(desk):
    """What was thrown stays as it was thrown, until another die is due in its place."""
    tray = desk.scene.tray
    label = Sentence("test", "Swing")
    thrown = DieLook("pitch", label, 20, 3, False), DieLook("swing", label, 24, 23, False)
    tray.show(Tray(thrown, ()))
    assert [(die.die.sides, die.face) for die in tray.dice] == [(20, 3), (24, 23)]
    fresh = DieLook("pitch", label, 20, None, False)
    tray.show(Tray((fresh, DieLook("swing", label, 20, None, False)), ()))
    assert [(die.die.sides, die.face) for die in tray.dice] == [(20, 3), (24, 23)]
    tray.show(Tray((fresh, DieLook("swing", label, 20, None, True)), ()))
    assert (tray.dice[1].die.sides, tray.dice[1].face) == (20, None)


def test_a_sum_comes_term_by_term_and_a_click_ends_it(qtbot):
    """Feel, 17: the terms 150 ms apart, none of them moving when the next one comes."""
    desk = desk_of(qtbot, session_of([9, 12, 20, 3]))
    tray, seen = desk.scene.tray, []
    desk.director.pace = Pace.BRISK
    while not desk.scene.seen.game.swing and not (tray.lines and "=" in tray.lines[0]):
        desk.act()
        qtbot.waitUntil(lambda: bool(seen.append(_shown(tray))) or not desk.director.is_busy)
    line = tray.lines[0]
    parts = [part for part in dict.fromkeys(seen) if part and line.startswith(part)]
    assert parts[-1] == line
    assert len(parts) >= 3
    desk.act()
    desk.director.skip()
    assert _shown(tray) == "".join(tray.lines)


def _shown(tray):
    """What can be read of the sums just now, blanks left out where it ends."""
    sums = tray._sums
    whole = "".join(tray.lines)
    return whole if sums is None or sums._told is None else _begun(whole, sums._told)
