"""A setting lets people move the pegs themselves: by mouse and by keys, and the board checks."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from test_hot_seat import go_on, is_hidden, log, sit_down
from whole_games import choice, drag, wait_for

from hotstove.baseball.bases import Base
from hotstove.play.setup import Chair


def pegs_to_move(window, count=1, seed=5):
    """Play until so many pegs have to be moved; return them with where each goes."""
    window.store.change(pegs_by_hand=True)
    model, luck = sit_down(window, "pizza_box/aa"), random.Random(seed)
    hand = window.desk.by_hand
    while hand.left < count:
        if hand.left:
            window.desk.act()
        go_on(window, luck)
    play = hand._plays[0]
    moves = model.session.rulebook.peg_moves(play.fact)
    return model, {piece: moves[piece] for piece in sorted(play.owed)}


def at_place(window, piece: str, place: str) -> bool:
    box = window.desk.scene.layout.places[place].box
    point = window.desk.scene.cards[piece].pos()
    return box.x <= point.x() <= box.x + box.width and box.y <= point.y() <= box.y + box.height


def test_the_question_comes_when_every_peg_stands_right(window):
    model, moves = pegs_to_move(window, 2)
    bar = window.table_page.prompt
    gesture = model.session.gesture
    for done, (piece, place) in enumerate(moves.items()):
        left = f"Still to move: {len(moves) - done}."
        assert bar.sentence.text() == f"Move the pegs as the card says. {left}"
        assert not at_place(window, piece, place)
        drag(window, piece, place)
        assert at_place(window, piece, place)
    assert window.desk.by_hand.left == 0
    assert bar.sentence.text() != ""
    assert "Move the pegs" not in bar.sentence.text()
    assert model.session.gesture == gesture


def test_a_peg_put_down_wrong_goes_back_and_the_board_says_why(window):
    """PB-A-09: the sentence names runner, base and what the card says."""
    _, moves = pegs_to_move(window)
    piece, place = next(iter(moves.items()))
    wrong = next(name for name in ("third", "second", "first") if name != place)
    stood = window.desk.scene.cards[piece].pos()
    if at_place(window, piece, wrong):
        wrong = next(
            name
            for name in ("first", "second")
            if name != place and not at_place(window, piece, name)
        )
    drag(window, piece, wrong)
    assert window.desk.scene.cards[piece].pos() == stood
    said = window.table_page.prompt.sentence.text()
    assert "(PB-A-" in said
    assert window.desk.by_hand.left == len(moves)


def test_pegs_are_moved_by_keys(window):
    _, moves = pegs_to_move(window)
    view, scene = window.desk.view, window.desk.scene
    piece, place = next(iter(moves.items()))
    for _ in range(len(scene.cards)):
        if view.focused == piece:
            break
        QTest.keyClick(view, Qt.Key.Key_Right)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert view.picked == piece
    assert [glow.place for glow in scene.glows] == ["first", "second", "third", "bench"]
    said = []
    view.at_place.connect(said.append)
    for _ in range([glow.place for glow in scene.glows].index(place)):
        QTest.keyClick(view, Qt.Key.Key_Right)
    assert [glow.place for glow in scene.glows if glow.is_chosen] == [place]
    assert said[-1:] in ([], [next(glow.words for glow in scene.glows if glow.is_chosen)])
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert window.desk.by_hand.left == len(moves) - 1
    assert at_place(window, piece, place)


def test_no_mark_tells_which_peg_has_to_be_moved(window):
    """Every runner and the hitter may be tried, whether they move or stay."""
    pegs_to_move(window)
    before = window.desk.by_hand._plays[0].before.game
    runners = {f"peg:{runner.player}" for _, runner in before.bases.runners()}
    assert set(window.desk.scene._marked) == runners | {f"peg:{before.at_bat}"}


def test_space_lets_the_board_move_them_and_letters_wait(window):
    model, moves = pegs_to_move(window)
    gesture = model.session.gesture
    for letter in "ASDFHJKL":
        QTest.keyClick(window.desk.view, getattr(Qt.Key, f"Key_{letter}"))
    assert model.session.gesture == gesture
    QTest.keyClick(window.desk.view, Qt.Key.Key_Space)
    assert model.session.gesture == gesture
    assert window.desk.by_hand.left == 0
    assert all(at_place(window, piece, place) for piece, place in moves.items())


def test_taking_back_takes_the_pegs_back_as_well(window):
    model, _ = pegs_to_move(window)
    window.undo()
    assert window.desk.by_hand.left == 0
    for base, runner in model.session.state.bases.runners():
        assert at_place(window, f"peg:{runner.player}", base.name.lower())


def test_the_scorebook_does_not_wait_for_the_pegs(window):
    _, moves = pegs_to_move(window)
    told = log(window)
    for piece, place in moves.items():
        drag(window, piece, place)
    assert log(window) == told


def test_the_computer_waits_until_the_pegs_stand(window):
    """It lays no card over a board that people are still moving pegs on."""
    window.store.change(pegs_by_hand=True, pace="off")
    made = choice(
        rulebook="pizza_box/a", chairs=(Chair("Vera"), Chair("Luck", "luck")), home="first", seed=4
    )
    window.show_game(window.keeper.begin(made))
    model, luck, hand = window.game.model, random.Random(5), window.desk.by_hand
    while not hand.left:
        number = model.session.gesture
        if model.awaits_person:
            model.choose(luck.choice(model.options()).answer)
        else:
            wait_for(lambda number=number: model.session.gesture > number or model.awaits_person)
    gesture, is_computers = model.session.gesture, not model.awaits_person
    QTest.qWait(120)
    assert model.session.gesture == gesture
    window.desk.act()
    assert hand.left == 0
    if is_computers:
        wait_for(lambda: model.session.gesture > gesture)


@pytest.mark.parametrize("rulebook", ["pitch_duel/mlb"])
def test_a_game_without_pegs_knows_nothing_of_it(window, rulebook):
    window.store.change(pegs_by_hand=True)
    model, luck = sit_down(window, rulebook), random.Random(4)
    while not any(base is not Base.PLATE for base, _ in model.session.state.bases.runners()):
        go_on(window, luck)
    assert window.desk.by_hand.left == 0
    assert is_hidden()(model)
