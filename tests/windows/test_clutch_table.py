"""Clutch at the table, through the real window: hands, windows of cards, whole games."""

from __future__ import annotations

import random

import pytest
from card_tables import (
    ALONE,
    HOT_SEAT,
    asks,
    begun,
    has_default,
    lit,
    play_by_keys,
    play_by_mouse,
    press,
    space,
    texts,
    the_game_was_whole,
    until,
)
from PySide6.QtTest import QTest
from whole_games import LEFT, drag, hand_in_by_mouse, wait_for

from hotstove.rulebooks.clutch.facts import CardPlayed

EDITIONS = ("clutch/2017", "clutch/2024")


# The prompt bar


@pytest.mark.parametrize("rulebook", EDITIONS)
def test_cl_62_the_bar_names_side_and_window_and_gives_no_card_away(window, rulebook):
    """Until somebody looks there is a pass and a key; then his cards are named and lit."""
    model = begun(window, rulebook)
    until(window, lambda: asks(window, playable=True), by_default)
    book = model.session.rulebook
    titles = {book.title(option.answer.card) for option in model.request.options[1:]}
    told = window.table_page.prompt.sentence.text()
    assert book.club(model.request.seat).nickname in told
    assert not titles & set(texts(window))
    assert lit(window) == []
    press(window, "Look")
    playable = {option.piece for option in model.request.options[1:]}
    assert set(window.desk.scene._marked) == playable
    assert set(lit(window)) == playable & set(window.desk.scene.moment.held)
    press(window, "backs up")
    assert lit(window) == []


def test_cl_62_whoever_passes_on_is_not_asked_until_something_changes(window):
    model = begun(window, EDITIONS[1])
    until(window, lambda: asks(window), by_default)
    seat = model.request.seat
    press(window, "Keep passing")
    for _ in range(40):
        wait_for(lambda: model.awaits_person)
        request = model.request
        if seat not in model.orders.passing:
            break
        assert not (asks(window) and request.seat == seat)
        by_default(window)


def test_c24_20_a_hand_is_kept_or_changed_with_eyes_on_it(window):
    """A mulligan is only for whoever has looked; the hand lies on the mat meanwhile."""
    model = begun(window, EDITIONS[1])
    until(window, lambda: getattr(model.request, "asks", "") == "mulligan", by_default)
    assert "Mulligan" not in texts(window)
    press(window, "Look")
    hand = [f"card:{c}" for c in model.view.game.cards.hands.visitor.hand.cards]
    mat = window.desk.scene.layout.mat
    for piece in hand:
        at = window.desk.scene.moment.poses[piece]
        assert mat.y < at.y < mat.y + mat.height
    press(window, "Mulligan")
    press(window, "Look")
    press(window, "Keep")
    assert model.request.asks == "bottom"
    press(window, "Look")
    piece = window.desk.scene.moment.held[0]
    drag(window, piece, "deck")
    assert model.session.state.visitor.has_kept


def test_a_curtain_hangs_where_the_house_is_strict(window):
    model = begun(window, EDITIONS[0], house={"has_curtain": True})
    until(window, lambda: model.curtain is not None, by_default)
    assert window.table_page.prompt.isVisible()
    assert not lit(window)


def by_default(window) -> None:
    if window._lineup is not None:
        hand_in_by_mouse(window)
    elif has_default(window.game.model.request):
        space(window)
    else:
        by_mouse(window, window.game.model.request, random.Random(1))


# Whole games


@pytest.mark.long
@pytest.mark.parametrize(
    ("rulebook", "chairs"), [(EDITIONS[0], HOT_SEAT), (EDITIONS[1], ALONE)], ids=["2017", "2024"]
)
def test_a_game_by_mouse_alone(window, rulebook, chairs):
    """Nine innings: cards looked at and dragged, dice clicked, buttons pressed."""
    begun(window, rulebook, chairs)
    play_by_mouse(window, by_mouse)
    the_game_was_whole(window, CardPlayed)


def by_mouse(window, request, luck) -> None:
    """Drag what can be dragged; else press the first button of the prompt bar."""
    model = window.game.model
    if model.veiled is not None and (request.default is None or luck.random() < 0.7):
        press(window, "Look")
    options = [
        o for o in model.shown_options() if o.piece in window.desk.scene.cards and not o.is_aside
    ]
    if request.asks in ("use card", "take back"):
        options = []
    if options:
        option, before = luck.choice(options), model.session.gesture
        drag(window, option.piece, option.place)
        if model.session.gesture == before:
            drag(window, option.piece, option.place)
    else:
        QTest.mouseClick(window.table_page.prompt.buttons[0], LEFT)


@pytest.mark.long
@pytest.mark.parametrize(
    ("rulebook", "chairs"), [(EDITIONS[0], ALONE), (EDITIONS[1], HOT_SEAT)], ids=["2017", "2024"]
)
def test_a_game_by_keys_alone(window, rulebook, chairs):
    """Enter twice plays the card that is lit; Space does everything else."""
    begun(window, rulebook, chairs)
    play_by_keys(window)
    the_game_was_whole(window, CardPlayed)
