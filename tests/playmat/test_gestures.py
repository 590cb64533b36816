"""Hands on the table: drags, clicks and keys, each through the real view."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from tables_for_tests import click, desk_of, drag, place_point, point_of, session_of

from hotstove.play.decisions import Roll
from hotstove.playmat.director import Pace


@pytest.fixture
def desk(qtbot):
    return desk_of(qtbot, session_of())


def first_batter(desk):
    """The home pitcher takes the mound; the visitors' first batter is due."""
    drag(desk, "card:pike~", place_point(desk, "mound"))
    assert desk.model.request.asks == "batter up"


def test_a_pitcher_dragged_to_the_mound_takes_the_field(desk):
    drag(desk, "card:pike~", place_point(desk, "mound"))
    assert desk.model.session.state.is_fielding_set
    card = desk.scene.cards["card:pike~"]
    x, y = desk.scene.layout.places["mound"].box.centre
    assert abs(card.pos().x() - x) < 1
    assert abs(card.pos().y() - y) < 1


def test_a_batter_dragged_to_the_plate_comes_to_bat(desk):
    first_batter(desk)
    drag(desk, "card:ames", place_point(desk, "plate"))
    assert desk.model.session.state.at_bat == "ames"
    assert isinstance(desk.model.request, Roll)


def test_the_whole_mat_is_the_target_where_one_place_is_legal(desk):
    first_batter(desk)
    mat = desk.scene.layout.mat
    spot = desk.view.mapFromScene(mat.x + mat.width * 0.3, mat.y + mat.height * 0.5)
    drag(desk, "card:ames", spot)
    assert desk.model.session.state.at_bat == "ames"


def test_a_card_let_go_on_the_wood_goes_home_and_nothing_is_said(desk, qtbot):
    first_batter(desk)
    said = []
    desk.model.refused.connect(said.append)
    before = desk.model.session.state
    drag(desk, "card:ames", QPoint(3, desk.view.height() - 3))
    qtbot.waitUntil(lambda: not desk.view.drag.card, timeout=1000)
    card = desk.scene.cards["card:ames"]
    assert (card.pos().x(), card.pos().y()) == pytest.approx((card.pose.x, card.pose.y), abs=1)
    assert desk.model.session.state is before
    assert said == []


def test_the_wrong_batter_glides_home_with_the_rule_that_forbids_him(desk, qtbot):
    first_batter(desk)
    said = []
    desk.model.refused.connect(said.append)
    drag(desk, "card:cole", place_point(desk, "plate"))
    qtbot.waitUntil(lambda: not desk.view.drag.card, timeout=1000)
    assert desk.model.session.state.at_bat == ""
    assert said == ["Cole bats in spot 3; it is Ames's turn (SD-B-05)."]


@pytest.mark.parametrize(
    ("piece", "place", "rule"),
    [
        ("card:rusk~", "mound", "SD-B-03"),
        ("card:kerr", "plate", "SD-L-09"),
        ("card:ames~", "plate", "SD-B-16"),
        ("card:pike", "mound", "SD-B-16"),
        ("card:rusk", "plate", "SD-L-09"),
        ("card:ames", "mound", "SD-B-16"),
    ],
)
def test_every_illegal_drop_names_its_rule(desk, qtbot, piece, place, rule):
    first_batter(desk)
    said = []
    desk.model.refused.connect(said.append)
    drag(desk, piece, place_point(desk, place))
    qtbot.waitUntil(lambda: not desk.view.drag.card, timeout=1000)
    assert len(said) == 1
    assert rule in said[0]


def test_legal_places_glow_while_a_card_is_held_and_say_what_a_drop_means(desk):
    first_batter(desk)
    viewport, start = desk.view.viewport(), point_of(desk, "card:ames")
    button, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mousePress(viewport, button, none, start)
    QTest.mouseMove(viewport, start + QPoint(30, 0))
    assert [(glow.place, glow.words) for glow in desk.scene.glows] == [("plate", "comes to bat")]
    QTest.mouseRelease(viewport, button, none, start + QPoint(30, 0))
    assert desk.scene.glows == []


def test_nothing_happens_on_press_and_esc_puts_the_card_back(desk):
    first_batter(desk)
    before = desk.model.session.state
    viewport, start = desk.view.viewport(), point_of(desk, "card:ames")
    button, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mousePress(viewport, button, none, start)
    assert desk.model.session.state is before
    QTest.mouseMove(viewport, start + QPoint(60, 10))
    QTest.keyClick(desk.view, Qt.Key.Key_Escape)
    QTest.mouseRelease(viewport, button, none, place_point(desk, "plate"))
    assert desk.model.session.state is before


def test_click_a_card_then_a_place_does_what_the_drag_does(desk):
    first_batter(desk)
    click(desk, point_of(desk, "card:ames"))
    assert desk.view.picked == "card:ames"
    click(desk, place_point(desk, "plate"))
    assert desk.model.session.state.at_bat == "ames"


def test_a_double_click_plays_a_card_with_one_legal_place(desk):
    first_batter(desk)
    at = point_of(desk, "card:ames")
    button, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mouseClick(desk.view.viewport(), button, none, at)
    QTest.mouseDClick(desk.view.viewport(), button, none, at)
    assert desk.model.session.state.at_bat == "ames"


def test_the_keys_find_the_card_that_may_act_pick_it_up_and_lay_it_down(desk):
    first_batter(desk)
    desk.view.setFocus()
    assert desk.view.focused == "card:ames"
    QTest.keyClick(desk.view, Qt.Key.Key_Right)
    assert desk.view.focused != "card:ames"
    QTest.keyClick(desk.view, Qt.Key.Key_Left)
    QTest.keyClick(desk.view, Qt.Key.Key_Return)
    assert desk.view.picked == "card:ames"
    QTest.keyClick(desk.view, Qt.Key.Key_Return)
    assert desk.model.session.state.at_bat == "ames"


def test_the_arrows_go_round_every_card_and_come_back(desk):
    desk.view.setFocus()
    count = len(desk.scene.cards)
    visited = set()
    for _ in range(count):
        QTest.keyClick(desk.view, Qt.Key.Key_Right)
        visited.add(desk.view.focused)
    assert len(visited) == count
    first = desk.view.focused
    for _ in range(count):
        QTest.keyClick(desk.view, Qt.Key.Key_Right)
    assert desk.view.focused == first


def test_a_click_on_the_tray_throws_the_waiting_die_and_only_then(desk):
    first_batter(desk)
    tray = desk.view.mapFromScene(desk.scene.tray_rect().center())
    click(desk, tray)
    assert desk.model.request.asks == "batter up"
    drag(desk, "card:ames", place_point(desk, "plate"))
    click(desk, tray)
    assert desk.model.session.state.pitch is not None
    click(desk, tray)
    assert desk.model.session.state.swing is not None


def test_input_settles_what_still_moves_and_is_obeyed_too(qtbot):
    desk = desk_of(qtbot, session_of(), pace=Pace.LEISURELY)
    desk.act()
    assert desk.director.is_busy
    desk.act()
    desk.act()
    assert desk.model.session.state.pitch is not None
    desk.director.skip()


def test_hovering_looks_closer_and_leaving_lets_go(desk, qtbot):
    desk.view.zoom_delay = 150
    QTest.mouseMove(desk.view.viewport(), point_of(desk, "card:ames"))
    assert not desk.scene.is_zoomed
    qtbot.waitUntil(lambda: desk.scene.is_zoomed, timeout=1500)
    QTest.mouseMove(desk.view.viewport(), QPoint(2, 2))
    qtbot.waitUntil(lambda: not desk.scene.is_zoomed, timeout=1500)


def test_z_looks_closer_at_the_card_with_the_focus_and_esc_dismisses(desk):
    desk.view.setFocus()
    QTest.keyClick(desk.view, Qt.Key.Key_Right)
    QTest.keyClick(desk.view, Qt.Key.Key_Z)
    assert desk.scene.is_zoomed
    QTest.keyClick(desk.view, Qt.Key.Key_Escape)
    assert not desk.scene.is_zoomed


def test_the_zoom_never_leaves_the_table_nor_covers_the_card(desk):
    for card in desk.scene.cards.values():
        desk.scene.zoom(card)
        shown = desk.scene.zoom_rect()
        assert desk.scene.shown.adjusted(-1, -1, 1, 1).contains(shown)
    desk.scene.zoom(None)
