"""The lineup page: the curtain of SD-A-01, every mark of the pencil, and the verdict."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from hotstove.baseball.positions import Position
from hotstove.play.setup import Chair
from hotstove.windows.lineup import LineupPage
from hotstove.windows.lineup_marks import bench, moved, with_player, with_position
from hotstove.windows.rule_link import RuleLink

HOT_SEAT = (Chair("Vera"), Chair("Hal"))
ALONE = (Chair("Vera"), Chair("Instinct", "instinct"))


@pytest.fixture
def page(new_model, art, qtbot):
    def make(chairs=ALONE, size=(1280, 800)) -> LineupPage:
        model = new_model(chairs)
        page = LineupPage(model.session.rulebook, model.session.decision, art / "emblems")
        qtbot.addWidget(page)
        page.resize(*size)
        with qtbot.waitActive(page):
            page.show()
        qtbot.wait(1)
        return page

    return make


def order(page: LineupPage) -> list[str]:
    return [spot.player for spot in page.sheet.card.spots]


def drag(qtbot, start, end) -> None:
    """Press on one row, carry him to another and let go there."""
    at = start.rect().center() - QPoint(60, 0)
    goal = start.mapFromGlobal(end.mapToGlobal(end.rect().center() - QPoint(60, 0)))
    QTest.mousePress(start, Qt.MouseButton.LeftButton, pos=at)
    for share in (0.3, 0.7, 1.0):
        between = at + (goal - at) * share
        QTest.mouseMove(start, between)
    QTest.mouseRelease(start, Qt.MouseButton.LeftButton, pos=goal)


def test_sd_a_01_the_curtain_hides_the_sheet_until_the_manager_says_who_he_is(page, qtbot):
    one = page(HOT_SEAT)
    assert one.currentWidget() is one.curtain
    assert one.curtain._title.text() == "Hand over to Vera"
    assert one.curtain._aside.text() == "Hal, look away"
    assert not one.sheet.isVisible()
    qtbot.keyClick(one.curtain._lift, Qt.Key.Key_Space)
    assert one.sheet.isVisible()
    with qtbot.waitSignal(one.handed_in) as told:
        qtbot.mouseClick(one.sheet.hand, Qt.MouseButton.LeftButton)
    assert told.args == [one.sheet.card]
    assert one.currentWidget() is one.curtain
    assert not one.curtain._lift.isVisible()


def test_there_is_no_curtain_before_a_computer(page):
    assert page(ALONE).sheet.isVisible()


def test_the_suggested_lineup_is_legal_and_handed_in_by_name(page, qtbot):
    one = page()
    assert one.sheet.hand.text() == "Hand in Vera's lineup"
    assert one.sheet.hand.isEnabled()
    one.sheet.put(moved(one.sheet.card, 0, 8))
    one.sheet.suggest()
    with qtbot.waitSignal(one.handed_in) as told:
        qtbot.keyClick(one, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert told.args[0] == one.sheet._pool.suggested


def test_a_batter_is_carried_by_alt_and_arrows(page, qtbot):
    one = page()
    before = order(one)
    qtbot.keyClick(one.sheet.spots[0], Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert order(one)[:2] == [before[1], before[0]]
    assert one.focusWidget() is one.sheet.spots[1]
    qtbot.keyClick(one.sheet.spots[1], Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert order(one) == before
    qtbot.keyClick(one.sheet.spots[0], Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert order(one) == before


def test_a_batter_is_carried_by_buttons(page, qtbot):
    one = page()
    before = order(one)
    qtbot.mouseClick(one.sheet.spots[2], Qt.MouseButton.LeftButton)
    qtbot.mouseClick(one.sheet.up, Qt.MouseButton.LeftButton)
    assert order(one)[1] == before[2]


def test_a_batter_is_dragged_to_another_spot(page, qtbot):
    one = page()
    before = order(one)
    drag(qtbot, one.sheet.spots[0], one.sheet.spots[3])
    assert order(one)[:4] == [before[1], before[2], before[3], before[0]]
    assert not one.sheet._ghost_card.isVisible()


def test_esc_puts_a_dragged_batter_back(page, qtbot):
    one = page()
    before, row = order(one), one.sheet.spots[0]
    QTest.mousePress(row, Qt.MouseButton.LeftButton, pos=QPoint(80, 10))
    QTest.mouseMove(row, QPoint(80, 120))
    assert one.sheet._ghost_card.isVisible()
    qtbot.keyClick(row, Qt.Key.Key_Escape)
    assert not one.sheet._ghost_card.isVisible()
    QTest.mouseRelease(row, Qt.MouseButton.LeftButton, pos=QPoint(80, 120))
    assert order(one) == before


def test_a_bench_man_is_dragged_in(page, qtbot):
    one = page()
    man = one.sheet.bench[0].player
    drag(qtbot, one.sheet.bench[0], one.sheet.spots[4])
    assert order(one)[4] == man


def test_a_bench_man_comes_in_by_enter_and_by_double_click(page, qtbot):
    one = page()
    qtbot.keyClick(one.sheet.spots[2], Qt.Key.Key_Return)
    assert one.focusWidget() is one.sheet.bench[0]
    man = one.sheet.bench[0].player
    qtbot.keyClick(one.sheet.bench[0], Qt.Key.Key_Return)
    assert order(one)[2] == man
    other = one.sheet.bench[1].player
    qtbot.mouseClick(one.sheet.spots[6], Qt.MouseButton.LeftButton)
    qtbot.mouseDClick(one.sheet.bench[1], Qt.MouseButton.LeftButton)
    assert order(one)[6] == other


def test_sd_b_04_a_faulty_lineup_is_told_whole_and_cannot_be_handed_in(page, qtbot):
    one = page()
    first, second, *rest = one.sheet.card.spots
    one.sheet.put(replace(one.sheet.card, spots=(first, replace(first), *rest)))
    told = [
        one.sheet._verdict.itemAt(at).widget().text() for at in range(one.sheet._verdict.count())
    ]
    assert any("bats in spots 1 and 2" in text for text in told)
    links = one.sheet.findChildren(RuleLink)
    asked = []
    one.rule_asked.connect(asked.append)
    qtbot.mouseClick(links[-1], Qt.MouseButton.LeftButton)
    assert asked == [links[-1].text()]
    assert any(asked[0] in text for text in told)
    assert any(
        f"Nobody plays {second.position}" in text or "no designated" in text for text in told
    )
    assert not one.sheet.hand.isEnabled()
    with qtbot.assertNotEmitted(one.handed_in):
        one.sheet.hand_in()


def test_positions_offer_only_where_he_may_stand_and_swap_where_both_may(page):
    one = page()
    sheet = one.sheet
    for row, spot in zip(sheet.spots, sheet.card.spots, strict=True):
        man = next(man for man in sheet._pool.batters if man.player == spot.player)
        offered = {row.position.itemData(at) for at in range(row.position.count())}
        assert offered == {str(position) for position in man.positions}


def test_the_starter_is_chosen_by_keys(page, qtbot):
    one = page()
    before = one.sheet.card.pitcher
    one.sheet.starter.setFocus()
    qtbot.keyClick(one.sheet.starter, Qt.Key.Key_Down)
    assert one.sheet.card.pitcher != before
    assert one.sheet.hand.isEnabled()


def test_the_man_looked_at_is_drawn_large_and_told_in_words(page, qtbot):
    one = page()
    qtbot.mouseClick(one.sheet.bench[2], Qt.MouseButton.LeftButton)
    name = one.sheet.bench[2]._name.text()
    assert name in one.sheet.picture.accessibleName()


# The pencil


@pytest.fixture
def pool(new_model):
    book = new_model(ALONE).session.rulebook
    return book.lineup_pool(0)


def test_two_who_may_both_stand_there_change_places(pool):
    card = pool.suggested
    dh = next(
        at for at, spot in enumerate(card.spots) if spot.position is Position.DESIGNATED_HITTER
    )
    designated = next(man for man in pool.batters if man.player == card.spots[dh].player)
    field = next(at for at in designated.positions if at is not Position.DESIGNATED_HITTER)
    changed = with_position(card, pool, dh, field)
    assert changed.spots[dh].position is field
    assert changed.player_at(Position.DESIGNATED_HITTER) == card.player_at(field)


def test_a_bench_man_who_cannot_stand_there_moves_the_designated_hitter_or_shows_the_fault(pool):
    card = pool.suggested
    for man in bench(pool, card):
        for place in range(9):
            changed = with_player(card, pool, place, man.player)
            assert changed.spots[place].player == man.player
            assert changed.spots[place].position in man.positions
            assert len({spot.player for spot in changed.spots}) == 9


def test_the_lineup_page_can_be_read(page, qtbot, sized, clipped, nameless):
    one = page(HOT_SEAT)
    assert clipped(one) == []
    one.curtain.lifted.emit()
    qtbot.wait(1)
    assert clipped(one) == []
    assert nameless(one) == []
