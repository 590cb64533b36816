"""Expert Showdown at the table, through the real window: hands, windows, passes, whole games."""

from __future__ import annotations

import shutil

import pytest
from card_tables import (
    ALONE,
    HOT_SEAT,
    asks,
    begun,
    play_by_keys,
    play_by_mouse,
    press,
    space,
    texts,
    the_game_was_whole,
    until,
)
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from whole_games import LEFT, drag

from hotstove.play.answers import Placed
from hotstove.playmat.poses import Show
from hotstove.rulebooks.showdown.expert_facts import CardPlayed

BACK = "back:strategy"


def expert(window, chairs=HOT_SEAT, **changes):
    return begun(window, "showdown/expert", chairs, **changes)


def hands_shown(window) -> list[str]:
    """The strategy cards that lie face up in a hand."""
    game = window.game.model.session.state
    held = {
        f"card:{copy}"
        for hand in (game.expert.hands.visitor, game.expert.hands.home)
        for copy in hand.hand.cards
    }
    cards = window.desk.scene.cards
    return [p for p in held if p in cards and cards[p].look.show is not Show.BACK]


# Whole games


@pytest.mark.long
@pytest.mark.parametrize("chairs", [HOT_SEAT, ALONE], ids=["hot-seat", "alone"])
def test_a_game_by_mouse_alone(window, chairs):
    """Nine innings: cards looked at and dragged, dice clicked, buttons pressed."""
    expert(window, chairs)
    play_by_mouse(window, by_mouse)
    the_game_was_whole(window, CardPlayed)


def by_mouse(window, request, luck) -> None:
    """Drag what can be dragged; else press the first button of the prompt bar."""
    model = window.game.model
    if model.veiled is not None and (request.default is None or luck.random() < 0.7):
        press(window, "Look")
    options = [o for o in model.shown_options() if o.piece in window.desk.scene.cards]
    if request.asks != "batter up":
        options = [o for o in options if not request.free and not o.is_aside]
    if request.asks == "pitching change" and request.default is not None:
        options = []
    if options:
        option = luck.choice(options) if request.asks != "batter up" else options[0]
        before = model.session.gesture
        drag(window, option.piece, option.place)
        if model.session.gesture == before:
            drag(window, option.piece, option.place)
    elif request.default is not None or model.shown_options()[0].piece == "":
        QTest.mouseClick(window.table_page.prompt.buttons[0], LEFT)
    else:
        menu = next(b.menu() for b in window.table_page.prompt.buttons if b.menu() is not None)
        menu.actions()[0].trigger()


@pytest.mark.long
@pytest.mark.parametrize("chairs", [HOT_SEAT, ALONE], ids=["hot-seat", "alone"])
def test_a_game_by_keys_alone(window, chairs):
    """Enter twice plays the card that is lit; Space does everything else."""
    expert(window, chairs)
    play_by_keys(window)
    the_game_was_whole(window, CardPlayed)


# The prompt bar


def test_the_bar_names_side_and_window_and_gives_no_card_away(window):
    """SD-E-07, SD-E-15: play or pass, tick by tick; the cards are named to who looks."""
    model = expert(window)
    until(window, lambda: asks(window, "cards on", playable=True))
    bar, side = window.table_page.prompt, model.view.game.side_of(model.request.seat)
    job = "Offence" if side is model.view.game.batting else "Defence"
    assert bar.sentence.text().startswith(f"{job} (")
    key = model.hot_seat.keys_of(model.request.seat).look
    assert texts(window) == ["Pass", "Keep passing", f"Look ({key})"]
    assert hands_shown(window) == []
    press(window, "Look")
    assert "Cards" in texts(window)
    menu = next(button.menu() for button in bar.buttons if button.menu() is not None)
    assert len(menu.actions()) == len(model.request.options) - 1
    assert len(hands_shown(window)) == len(
        model.session.state.expert.hands.of(side).hand.cards
    )
    press(window, "backs up")
    assert hands_shown(window) == []


def test_passing_on_is_a_chip_that_can_be_ended(window):
    model = expert(window)
    until(window, lambda: asks(window, "cards on"))
    name = model.setup.chairs[model.request.seat].name
    space(window, Qt.KeyboardModifier.ShiftModifier)
    chip = window.table_page.prompt._hold
    assert chip.isVisible()
    assert chip.text() == f"{name}: passing ×"
    QTest.mouseClick(chip, LEFT)
    assert not chip.isVisible()
    assert model.orders.passing == set()


def test_by_house_rule_a_curtain_hangs_before_every_hand(window):
    model = expert(window, house={"has_curtain": True})
    until(window, lambda: asks(window, "cards on", playable=True))
    assert model.curtain == model.request.seat
    assert texts(window) == ["Lift the curtain"]
    assert hands_shown(window) == []
    space(window)
    assert "Pass" in texts(window)
    assert hands_shown(window)
    option = next(o for o in model.options() if isinstance(o.answer, Placed))
    drag(window, option.piece, option.place)
    assert [fact.card for fact in model.session.facts if isinstance(fact, CardPlayed)]
    assert hands_shown(window) == []


def test_the_computers_hand_is_never_open(window):
    """Half a game against instinct: its cards lie backs up, and it plays some."""
    model = expert(window, ALONE, seed=3)

    def theirs():
        game = model.session.state
        return [f for f in model.session.facts if isinstance(f, CardPlayed)
                and game.dugout(f.side).seat != model.reader]  # fmt: skip

    until(window, lambda: len(theirs()) >= 2)
    game = model.session.state
    mine = game.side_of(model.reader)
    held = game.expert.hands.of(mine.other).hand.cards
    assert {f"card:{copy}" for copy in held}.isdisjoint(window.desk.scene.cards)
    backs = [p for p in window.desk.scene.cards if p.startswith(f"hand:{mine.other}:")]
    assert len(backs) == len(held)
    assert {window.desk.scene.cards[p].look.card for p in backs} == {BACK}


def test_strategy_decks_are_chosen_side_by_side(window):
    """SD-E-02, 03: three ready-made decks, the club's usual one, or none."""
    from hotstove.windows.new_game import NewGameDialog

    art = window.resources / "art"
    dialog = NewGameDialog(window.catalog, window.store, art, window)
    dialog.rulebook.choose("showdown/basic")
    dialog.show_anew()
    first, second = dialog.corners
    assert not first.deck.isVisibleTo(dialog)
    dialog.rulebook.choose("showdown/expert")
    dialog.show_anew()
    assert first.deck.isVisibleTo(dialog)
    assert first.deck.count() == len(window.catalog.decks) + 2
    first.deck.choose("long_ball")
    setup = dialog.made().setup(window.catalog)
    assert setup.teams[0].deck.name == "Long Ball"
    second.deck.choose("")
    setup = dialog.made().setup(window.catalog)
    assert setup.teams[1].deck is None
    dialog.close()


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("{ modify = { what = \"swing\", by = 2 } }", "{ levitate = 2 }", "levitate"),
        ("guess_curve = 2", "guess_curve = 5", "Guess Curve"),
    ],
)
def test_a_faulty_card_or_deck_is_told_in_one_sentence_where_a_game_is_made(
    window, tmp_path, capsys, monkeypatch, old, new, told
):
    """SD-E-02, SD-V-05: in the window of a new game, and on the command line."""
    from hotstove import cli, places
    from hotstove.catalog.shelf import Catalog
    from hotstove.windows.new_game import NewGameDialog

    folder = tmp_path / "cards"
    shutil.copytree(places.cards(), folder)
    for name in ("strategy.toml", "decks.toml"):
        path = folder / "showdown" / name
        path.write_text(path.read_text("utf-8").replace(old, new, 1), "utf-8")
    dialog = NewGameDialog(Catalog(folder), window.store, window.resources / "art", window)
    dialog.rulebook.choose("showdown/expert")
    dialog.show_anew()
    assert told in dialog._fault.text()
    assert not dialog.play.isEnabled()
    dialog.close()
    monkeypatch.setattr(places, "cards", lambda: folder)
    assert cli.main(["simulate", "--rulebook", "showdown/expert", "--games", "1"]) != 0
    error = capsys.readouterr().err
    assert told in error
    assert "Traceback" not in error
    assert len(error.strip().splitlines()) == 1
