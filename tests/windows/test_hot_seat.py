"""Two people at one board: backs up, a key each to look, keys to lay unseen; no handing over."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from whole_games import LEFT, choice, drag, legal_keys

from hotstove.binding.hot_seat import KEYS
from hotstove.play.dice import Rng
from hotstove.play.seats import Side
from hotstove.play.setup import Chair
from hotstove.playmat.poses import Show
from hotstove.windows.keys import KeysWindow

PIZZA, DUEL = "pizza_box/aa", "pitch_duel/mlb"
GAMES = (PIZZA, DUEL)
NAMES = ("Vera", "Hal", "Io", "Bert", "Uma")


def sit_down(window, rulebook, people=2, seed=3):
    made = choice(
        rulebook=rulebook,
        chairs=tuple(Chair(name) for name in NAMES[:people]),
        seed=seed,
        home="dice",
        innings=3,
    )
    window.show_game(window.keeper.begin(made))
    return window.game.model


def strike(window, key: str) -> None:
    QTest.keyClick(window.desk.view, getattr(Qt.Key, f"Key_{key}"))


def hold(window, key: str) -> None:
    QTest.keyPress(window.desk.view, getattr(Qt.Key, f"Key_{key}"))


def let_go(window, key: str) -> None:
    QTest.keyRelease(window.desk.view, getattr(Qt.Key, f"Key_{key}"))


def go_on(window, luck: random.Random) -> None:
    """Answer without looking: by a blind key where the choice is hidden, else by what is shown."""
    model, before = window.game.model, window.game.model.session.gesture
    keys = legal_keys(model)
    if keys:
        strike(window, luck.choice(keys))
    elif model.request.default is not None:
        QTest.keyClick(window.desk.view, Qt.Key.Key_Space)
    else:
        model.choose(luck.choice(model.shown_options()).answer)
    assert model.session.gesture > before, window.table_page.prompt.sentence.text()


def until(window, luck: random.Random, condition) -> None:
    while not condition(window.game.model):
        go_on(window, luck)


def is_hidden(*asks: str):
    return lambda model: model.veiled is not None and (not asks or model.request.asks in asks)


def picture(window) -> dict:
    """All that anybody at the table can see or have read out to him, but the scorebook."""
    scene, bar, page = window.desk.scene, window.table_page.prompt, window.table_page
    cards = {
        piece: (
            card.look,
            round(card.pos().x(), 1),
            round(card.pos().y(), 1),
            card.voice.words,
            card.voice.full_words(),
        )
        for piece, card in scene.cards.items()
    }
    return {
        "cards": cards,
        "prompt": (bar.sentence.text(), bar.rule.text()),
        "buttons": [words_of(made) for made in bar.buttons],
        "caption": scene.moment.caption,
        "notes": scene.moment.notes,
        "lit": [glow.place for glow in scene.glows],
        "pips": scene._marked,
        "focus": window.desk.view.focused,
        "enlarged": scene.is_zoomed,
        "take back": page.prompt.take_back.toolTip(),
    }


def words_of(made) -> list[str]:
    """A button's text, what a screen reader calls it, and what its menu lists."""
    listed = [action.text() for action in made.menu().actions()] if made.menu() else []
    return [made.text(), made.accessibleName(), made.toolTip(), *listed]


def table_and_prompt(window) -> dict:
    """The picture without what could be taken back: an imagined session has no past."""
    return {name: seen for name, seen in picture(window).items() if name != "take back"}


def log(window) -> list[str]:
    return [row.text for row in window.table_page.log_model.rows]


def faces_of_hands(window) -> set[str]:
    """The cards of hands and face-down piles whose faces are in sight."""
    return {
        card.look.card
        for piece, card in window.desk.scene.cards.items()
        if card.look.show is not Show.BACK
        and piece.startswith(("card:pitch-", "card:contact-", "card:visitor:", "card:home:"))
        and not piece.startswith(("card:visitor:used", "card:home:used"))
    }


@pytest.mark.parametrize("rulebook", GAMES)
def test_an_inning_needs_no_handing_over_and_no_look(window, rulebook):
    """PB-A-05, PD-06: both sides lay by their blind keys; the table never has one person's eyes."""
    model = sit_down(window, rulebook)
    seats = []
    window.game.model.turned.connect(lambda view: seats.append(view.seat))
    until(window, random.Random(3), lambda model: model.is_over or model.session.state.inning > 1)
    assert seats == []
    assert model.curtain is None


@pytest.mark.parametrize("rulebook", GAMES)
def test_a_choice_laid_by_its_blind_key_looks_like_any_other(window, rulebook):
    """What was laid changes nothing that can be seen, read or heard, until it is turned."""
    model = sit_down(window, rulebook)
    luck, compared = random.Random(5), 0
    while compared < 12 and not model.is_over:
        until(window, luck, lambda model: model.is_over or is_hidden()(model))
        keys = legal_keys(model)
        is_first = model.request.asks in ("pitch", "test card")
        if len(keys) > 1 and is_first:
            found = []
            for key in keys:
                strike(window, key)
                found.append((picture(window), log(window)))
                window.undo()
            assert all(one == found[0] for one in found), keys
            compared += 1
        go_on(window, luck)
    assert compared == 12


@pytest.mark.parametrize("rulebook", GAMES)
def test_a_pending_choice_shows_nothing_of_the_hand_it_is_made_from(window, rulebook):
    """The same table with every hand and hidden card dealt anew is the same picture and prompt."""
    model = sit_down(window, rulebook)
    luck, compared = random.Random(8), 0
    while compared < 16 and not model.is_over:
        until(window, luck, lambda model: model.is_over or is_hidden()(model))
        real, before = model.session, table_and_prompt(window)
        game = real.state
        others = [seat for seat in model.setup.seats if seat != model.request.seat]
        if not hasattr(game, "has_sides") or game.has_sides:
            for number in range(3):
                model.session = real.imagine(others[0], Rng(number))
                window.desk.show_now()
                assert table_and_prompt(window) == before
            model.session = real
            window.desk.show_now()
            compared += 1
        go_on(window, luck)
    assert compared == 16


@pytest.mark.parametrize("rulebook", GAMES)
def test_whoever_holds_his_key_sees_his_own_hand_and_no_other(window, rulebook):
    model = sit_down(window, rulebook)
    luck = random.Random(4)
    until(window, luck, is_hidden("hit", "contact"))
    before, told = picture(window), log(window)
    assert faces_of_hands(window) == set()
    game = model.session.state
    for side in Side:
        hold(window, KEYS[side].look)
        assert model.hot_seat.looking == game.holder(side)
        seen = faces_of_hands(window)
        assert seen
        mine, theirs = ("pitch-", "contact-") if side is game.fielding else ("contact-", "pitch-")
        if rulebook == DUEL:
            assert not any(card.startswith(theirs) for card in seen)
            assert any(card.startswith(mine) for card in seen)
        else:
            assert all(card.startswith(f"{side}:") for card in seen)
        assert log(window) == told
        let_go(window, KEYS[side].look)
        assert picture(window) == before
    assert log(window) == told


@pytest.mark.parametrize("rulebook", GAMES)
def test_a_card_may_be_dragged_while_one_looks_and_the_hand_lies_down_again(window, rulebook):
    model = sit_down(window, rulebook)
    luck = random.Random(4)
    until(window, luck, is_hidden("pitch"))
    option = model.options()[0]
    assert model.places_for(option.piece) == {}
    hold(window, model.hot_seat.keys_of(model.request.seat).look)
    drag(window, option.piece, option.place)
    assert model.request.asks in ("hit", "contact")
    assert model.hot_seat.looking is None
    assert faces_of_hands(window) == set()


def test_an_enlarged_card_is_put_away_with_the_hand(window):
    model = sit_down(window, PIZZA)
    until(window, random.Random(1), is_hidden("pitch"))
    key = model.hot_seat.keys_of(model.request.seat).look
    hold(window, key)
    window.desk.view.focused = model.options()[0].piece
    window.zoom()
    assert window.desk.scene.is_zoomed
    let_go(window, key)
    assert not window.desk.scene.is_zoomed


def test_one_person_looks_at_a_time_and_nobody_while_the_window_is_left(window):
    model = sit_down(window, PIZZA)
    until(window, random.Random(1), is_hidden("pitch"))
    hold(window, "Q")
    first = model.hot_seat.looking
    hold(window, "U")
    assert model.hot_seat.looking == first
    let_go(window, "U")
    assert model.hot_seat.looking == first
    window.table_page._left(window.desk.view, None)
    assert model.hot_seat.looking is None


def test_a_key_that_lays_nothing_tells_nothing_of_the_hand(window):
    """Whichever card is missing, the sentence is the same; the other side's keys are not heard."""
    model = sit_down(window, PIZZA)
    luck = random.Random(2)
    until(window, luck, is_hidden("pitch"))
    bar, side = window.table_page.prompt, model.session.state.fielding
    said = set()
    for key in [k for k in KEYS[side].lay if k not in legal_keys(model)]:
        strike(window, key)
        said.add(bar.sentence.text())
    assert said == {f"That key lays nothing now; look at your cards with {KEYS[side].look}."}
    gesture, name = model.session.gesture, model.setup.chairs[model.request.seat].name
    strike(window, KEYS[side.other].lay[0])
    assert bar.sentence.text() == f"Those keys are not {name}'s, who is asked."
    assert model.session.gesture == gesture


@pytest.mark.parametrize("rulebook", GAMES)
def test_the_prompt_names_the_keys_and_the_mouse_has_a_button(window, rulebook):
    model = sit_down(window, rulebook)
    until(window, random.Random(6), is_hidden("pitch"))
    bar, keys = window.table_page.prompt, model.hot_seat.keys_of(model.request.seat)
    text = bar.sentence.text()
    assert all(f"{blind.key} {blind.name}" in text for blind in model.hot_seat.choices())
    look = next(made for made in bar.buttons if made.text() == f"&Look ({keys.look})")
    QTest.mouseClick(look, LEFT)
    assert model.hot_seat.looking == model.request.seat
    down = next(made for made in bar.buttons if "backs up" in made.text())
    QTest.mouseClick(down, LEFT)
    assert model.hot_seat.looking is None


def test_what_no_hand_has_a_part_in_is_offered_openly(window):
    """PB-A-30: an intentional walk is announced, so its button never hides."""
    model = sit_down(window, PIZZA)
    until(window, random.Random(6), is_hidden("pitch"))
    shown = [made.text().replace("&", "") for made in window.table_page.prompt.buttons]
    key = model.hot_seat.keys_of(model.request.seat).look
    assert shown == ["Walk him intentionally", f"Look ({key})"]


def test_five_people_share_two_sets_of_keys(window):
    """PB-MP-01: the keys are their side's; whoever is asked looks and lays with them."""
    model = sit_down(window, "pizza_box/aa", people=5)
    luck, asked = random.Random(6), set()
    while len(asked) < 4:
        until(window, luck, is_hidden())
        seat = model.request.seat
        side = model.session.state.side_of(seat)
        strike(window, "Z")
        hold(window, KEYS[side].look)
        assert model.hot_seat.looking == seat
        let_go(window, KEYS[side].look)
        asked.add(seat)
        go_on(window, luck)


def test_against_the_computer_there_are_no_such_keys(window):
    made = choice(rulebook=PIZZA, chairs=(Chair("Vera"), Chair("Luck", "luck")), home="first")
    window.show_game(window.keeper.begin(made))
    model = window.game.model
    strike(window, "Q")
    assert model.seat == model.reader
    assert not window.menus.look_left.isEnabled()


def test_the_list_of_keys_has_them(window, qtbot):
    listed = KeysWindow(lambda: window.menus.actions)
    qtbot.addWidget(listed)
    rows = [
        [listed.model.index(row, column).data() for column in (0, 2)]
        for row in range(listed.model.rowCount())
    ]
    assert ["Visitors look at their hand", "Q"] in rows
    assert ["Home looks at its hand", "U"] in rows
    assert ["Visitors lay unseen", "A S D F X C V"] in rows
    assert ["Home lays unseen", "H J K L B N M"] in rows
