"""Pitch Duel on its field, through the real window: cards dragged, curtains lifted."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from whole_games import choice, drag, legal_keys, saved_game_is_the_one_played, wait_for

from hotstove.baseball.bases import Base
from hotstove.play.seats import Side
from hotstove.play.setup import Chair
from hotstove.playmat.poses import Show

PEOPLE = (Chair("Vera"), Chair("Hal"))
BAGS = {Base.FIRST: "first", Base.SECOND: "second", Base.THIRD: "third"}


def duel(window, level="mlb", chairs=PEOPLE, innings=3, **house):
    made = choice(
        rulebook=f"pitch_duel/{level}",
        chairs=chairs,
        seed=3,
        home="dice",
        innings=innings,
        house={"has_curtain": True, **house},
    )
    window.store.change(pace="off")
    window.show_game(window.keeper.begin(made))
    return window.game.model


def press_space(window) -> None:
    QTest.keyClick(window.desk.view, Qt.Key.Key_Space)


def answer(window, luck: random.Random) -> None:
    """Give one answer the way a person does: the arsenal stands, cards are dragged."""
    model = window.game.model
    if model.curtain is not None:
        press_space(window)
        assert model.curtain is None
    before = model.session.gesture
    option = luck.choice(model.options())
    if model.request.asks == "arsenal":
        press_space(window)
    else:
        drag(window, option.piece, option.place)
    assert model.session.gesture > before, (option, window.table_page.prompt.sentence.text())


def until(window, luck: random.Random, condition) -> None:
    while not condition():
        answer(window, luck)


def shown(window, start: str):
    """The looks of the cards whose piece begins with *start*."""
    cards = window.desk.scene.cards
    return [card.look for piece, card in cards.items() if piece.startswith(start)]


def hand_cards(window) -> set[str]:
    """Every pitch, contact or steal card that lies face up anywhere."""
    return {
        card.look.card
        for piece, card in window.desk.scene.cards.items()
        if card.look.show is not Show.BACK
        and piece.startswith(("card:pitch-", "card:contact-", "card:CS", "card:SB", "laid:"))
    }


@pytest.mark.long
def test_a_whole_game_is_played_by_hand(window):
    """Three innings by two people who hand the table over for every card."""
    model = duel(window)
    path = window.game.path
    luck = random.Random(7)
    until(window, luck, lambda: model.is_over)
    state = model.session.state
    assert state.inning >= 3
    window.leave_table()
    saved_game_is_the_one_played(path, (state.visitor_runs, state.home_runs))


@pytest.mark.long
@pytest.mark.parametrize("level", ["aa", "all_star"])
def test_two_people_at_one_board_play_to_the_regular_end(window, level):
    """PD-12, PD-13: every card laid by a blind key, the table never handed over."""
    model = duel(window, level, innings=9, has_curtain=False)
    path, luck = window.game.path, random.Random(7)
    while not model.is_over:
        before = model.session.gesture
        key = luck.choice(legal_keys(model) or ["Space"])
        QTest.keyClick(window.desk.view, getattr(Qt.Key, f"Key_{key}"))
        assert model.session.gesture > before
        assert model.seat is None
    state = model.session.state
    assert state.inning >= 9
    assert state.forfeited_by is None
    window.leave_table()
    saved_game_is_the_one_played(path, (state.visitor_runs, state.home_runs))


def test_three_innings_against_the_computer(window):
    """One person never meets a curtain, and sees the computer's hand only from behind."""
    model = duel(window, "all_star", (Chair("Vera"), Chair("Luck", "luck")))
    luck = random.Random(5)
    while not model.is_over:
        assert model.curtain is None
        game = model.view.game
        role = "batter" if game.defense.seat == model.seat else "pitcher"
        assert {look.show for look in shown(window, f"hand:{role}")} == {Show.BACK}
        assert shown(window, "card:pitch-") == [] or role == "batter"
        if model.awaits_person:
            answer(window, luck)
        else:
            window.desk.act()
            wait_for(lambda: model.awaits_person or model.is_over)
    assert model.session.state.inning >= 3


def test_nothing_of_a_hand_is_shown_before_the_curtain_is_lifted(window):
    """Both hands lie face down, and so does the pitch until it is met."""
    model = duel(window)
    luck = random.Random(2)
    until(window, luck, lambda: model.request.asks == "pitch")
    bar, scene = window.table_page.prompt, window.desk.scene
    assert model.setup.chairs[model.request.seat].name in bar.sentence.text()
    assert [b.text().replace("&", "") for b in bar.buttons] == ["Lift the curtain"]
    assert hand_cards(window) == set()
    option = model.options()[0]
    assert model.places_for(option.piece) == {}
    press_space(window)
    assert hand_cards(window) >= {option.answer.card, "CS"}
    assert all(not card.startswith("contact-") for card in hand_cards(window))
    drag(window, option.piece, option.place)
    assert model.request.asks == "contact"
    assert model.seat is None
    assert hand_cards(window) == set()
    assert scene.cards["laid:pitcher"].look.card == "back:pitcher"
    assert len(shown(window, "hand:pitcher")) == len(model.session.state.arsenal)
    press_space(window)
    assert hand_cards(window) == {
        *(f"contact-{pitch}" for pitch in model.session.state.arsenal), "SB"
    }  # fmt: skip
    assert scene.cards["laid:pitcher"].look.card == "back:pitcher"


def test_both_cards_are_turned_and_the_result_is_read(window):
    """Pitch and contact face each other; a match draws the card that is read beside the field."""
    model = duel(window)
    luck = random.Random(4)
    until(window, luck, lambda: model.session.state.discards.cards and model.request)
    game, scene = model.session.state, window.desk.scene
    assert scene.cards["laid:pitcher"].look.card == game.pitch.cards[0]
    assert scene.cards["laid:batter"].look.card == game.contact.cards[0]
    drawn = scene.cards[f"card:{game.discards.cards[0]}"].look
    assert drawn.show is Show.READING
    assert drawn.lit == drawn.card.rpartition("-")[0]


def test_a_pitch_is_swapped_by_laying_it_on_another(window):
    """PD-03: before his half the pitcher lays the resting pitch in place of one he shows."""
    model = duel(window)
    assert model.request.asks == "arsenal"
    side = model.session.state.fielding
    drag(window, "card:pitch-CH", "arsenal:SL")
    assert model.session.state.dugout(side).arsenal == ("SI", "FS", "CU", "CH")
    press_space(window)
    resting = window.desk.scene.cards["card:pitch-SL"].look
    assert resting.width < window.desk.scene.cards["card:pitch-SI"].look.width


def test_runner_cards_stand_where_the_runners_are(window):
    model = duel(window)
    luck = random.Random(4)
    until(window, luck, lambda: model.session.state.has_runner)
    game, scene = model.session.state, window.desk.scene
    for base, runner in game.bases.runners():
        card = scene.cards[f"card:runner-{game.markers.index(runner.player) + 1}"]
        bag = scene.layout.places[BAGS[base]].box.centre
        assert (card.pos().x(), card.pos().y()) == pytest.approx(bag, abs=2)
        assert card.look.lit == str(int(base))


def test_the_table_says_who_pitches_and_what_the_count_is(window):
    model = duel(window)
    luck = random.Random(1)
    until(window, luck, lambda: model.session.state.strikes > 0)
    moment = window.desk.scene.moment
    said = [str(sentence.arguments) for _, sentence in moment.notes]
    game, book = model.session.state, model.session.rulebook
    assert book.club_of(game, game.fielding).nickname in said[0]
    assert book.club_of(game, game.batting).nickname in said[1]
    assert f"'strikes': {game.strikes}" in said[2]
    assert set(moment.racks) == {side.value for side in Side}
