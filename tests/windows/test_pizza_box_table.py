"""Pizza Box on its peg board, through the real window: keys, cards dragged, curtains lifted."""

from __future__ import annotations

import random

import pypdf
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from whole_games import LEFT, choice, drag, legal_keys, saved_game_is_the_one_played, wait_for

from hotstove.paper.document import write_pdf
from hotstove.play.piles import FACE_DOWN
from hotstove.play.seats import SEATS, Side
from hotstove.play.setup import Chair
from hotstove.playmat.poses import Show
from hotstove.windows.print_window import PrintWindow

NAMES = ("Vera", "Hal", "Io", "Bert", "Uma")
LEVELS = ("a", "aa", "aaa", "pro")


def board(window, level="a", people=2, innings=9, computers=0, seed=3, **house):
    chairs = tuple(Chair(name) for name in NAMES[: people - computers])
    chairs += tuple(Chair("Luck", "luck") for _ in range(computers))
    made = choice(
        rulebook=f"pizza_box/{level}",
        chairs=chairs,
        seed=seed,
        home="dice",
        innings=innings,
        house={"has_curtain": True, **house},
    )
    window.store.change(pace="off")
    window.show_game(window.keeper.begin(made))
    return window.game.model


def press(window, text: str) -> None:
    buttons = window.table_page.prompt.buttons
    found = [made for made in buttons if made.text().replace("&", "") == text]
    if found:
        QTest.mouseClick(found[0], LEFT)
        return
    listed = [action for made in buttons if made.menu() for action in made.menu().actions()]
    action = next((one for one in listed if one.text().replace("&", "") == text), None)
    assert action is not None, f"there is no button {text}, and no menu has it"
    action.trigger()


def answer(window, luck: random.Random) -> None:
    """Give one answer the way a person does: by a drag where there is a card for it."""
    model = window.game.model
    if model.curtain is not None:
        QTest.keyClick(window.desk.view, Qt.Key.Key_Space)
        assert model.curtain is None
    before = model.session.gesture
    option = luck.choice(model.options())
    if option.piece in window.desk.scene.cards and option.place in window.desk.scene.layout.places:
        drag(window, option.piece, option.place)
    else:
        press(window, model.answer_text(option.answer))
    assert model.session.gesture > before, (option, window.table_page.prompt.sentence.text())


def play_out(window, luck: random.Random) -> None:
    model = window.game.model
    while not model.is_over:
        if model.awaits_person:
            answer(window, luck)
        else:
            number = model.session.gesture
            window.desk.act()
            wait_for(lambda number=number: model.session.gesture > number or model.awaits_person)


def play_by_keys(window, luck: random.Random, look_every: int) -> None:
    """Blind keys for the hidden choices, Space for what comes of itself, cards for the rest.

    Every so often somebody looks at his hand and drags a card out of it.
    """
    model = window.game.model
    while not model.is_over:
        before = model.session.gesture
        if model.veiled is not None and before % look_every == 0:
            key = getattr(Qt.Key, f"Key_{model.hot_seat.keys_of(model.veiled).look}")
            QTest.keyPress(window.desk.view, key)
            lay(window, luck.choice(model.options()))
            QTest.keyRelease(window.desk.view, key)
        elif keys := legal_keys(model):
            QTest.keyClick(window.desk.view, getattr(Qt.Key, f"Key_{luck.choice(keys)}"))
        elif model.request.default is not None and luck.random() < 0.9:
            QTest.keyClick(window.desk.view, Qt.Key.Key_Space)
        else:
            lay(window, luck.choice(model.shown_options()))
        assert model.session.gesture > before, window.table_page.prompt.sentence.text()
        assert model.seat is None


def lay(window, option) -> None:
    desk = window.desk
    if option.piece in desk.scene.cards and option.place in desk.scene.layout.places:
        drag(window, option.piece, option.place)
    else:
        press(window, window.game.model.answer_text(option.answer))


@pytest.mark.long
@pytest.mark.parametrize("people", [2, 5])
@pytest.mark.parametrize("level", LEVELS)
def test_a_whole_game_is_played_to_its_regular_end(window, level, people):
    """PB-A-32, 33: nine innings or more at every level, by two and by five people at one board."""
    model = board(window, level, people, has_curtain=False)
    path = window.game.path
    play_by_keys(window, random.Random(7), look_every=17)
    state = model.session.state
    assert state.inning >= 9
    assert state.forfeited_by is None
    assert state.visitor_runs != state.home_runs
    outs = [line.outs for side in Side for line in model.box().of(side).pitching.values()]
    assert sum(outs) >= 51
    window.leave_table()
    saved_game_is_the_one_played(path, (state.visitor_runs, state.home_runs))


@pytest.mark.long
@pytest.mark.parametrize("people", [2, 5])
def test_the_table_is_handed_over_behind_the_curtain(window, people):
    """The house rule for the strict: three innings at which only the curtain shows a hand."""
    model = board(window, "pro", people, innings=3, pitchers_hit=True)
    path = window.game.path
    play_out(window, random.Random(7))
    state = model.session.state
    assert state.inning >= 3
    window.leave_table()
    saved_game_is_the_one_played(path, (state.visitor_runs, state.home_runs))


def test_three_innings_against_the_computer(window):
    """One person never meets a curtain, and sees the computer's cards only from behind."""
    model = board(window, "aa", innings=3, computers=1)
    luck = random.Random(5)
    while not model.is_over:
        assert model.curtain is None
        game = model.view.game
        theirs = game.visitor if SEATS[1] in game.visitor.jobs.people else game.home
        assert set(theirs.hand.cards) <= {FACE_DOWN}
        if model.awaits_person:
            answer(window, luck)
        else:
            window.desk.act()
            wait_for(lambda: model.awaits_person or model.is_over)


def test_nothing_of_a_hand_is_shown_or_listed_before_the_curtain_is_lifted(window):
    """Between people the table shows backs, and the prompt bar names who sits down next."""
    model = board(window)
    luck = random.Random(2)
    while not (model.request.asks == "pitch" and model.curtain is not None):
        answer(window, luck)
    bar = window.table_page.prompt
    name = model.setup.chairs[model.request.seat].name
    assert name in bar.sentence.text()
    assert [b.text().replace("&", "") for b in bar.buttons] == ["Lift the curtain"]
    hands = [
        card.look
        for piece, card in window.desk.scene.cards.items()
        if piece.startswith("card:") and ":hand:" in piece
    ]
    assert hands
    assert all(look.show is Show.BACK for look in hands)
    option = model.options()[0]
    assert model.places_for(option.piece) == {}
    window.desk.act()
    assert option.piece in window.desk.scene.cards
    drag(window, option.piece, option.place)
    assert model.seat is None
    assert window.desk.scene.cards["card:laid:pitch:face down"].look.show is Show.BACK


def test_the_scorebook_never_tells_what_only_one_person_knows(window):
    """What was read with the curtain lifted is gone when it has fallen: nobody keeps a colour."""
    model = board(window, "aa")
    luck = random.Random(6)
    while not (model.request.asks == "keep" and len(model.options()) > 1):
        answer(window, luck)
    window.desk.act()
    drag(window, model.options()[0].piece, "keep")
    while model.curtain is None:
        answer(window, luck)
    window.desk.act()
    log = window.table_page.log_model
    told = [log.index(row).data() for row in range(log.rowCount())]
    assert any("keeps a card" in line for line in told)
    assert not any("keeps a white" in line or "keeps a black" in line for line in told)


def test_pegs_stand_where_the_game_has_them(window):
    """Outs, runners and NOW HITTING each in their own hole."""
    model = board(window, "aaa")
    luck = random.Random(4)
    while not any(True for _ in model.session.state.bases.runners()):
        answer(window, luck)
    game, scene = model.session.state, window.desk.scene
    for base, runner in game.bases.runners():
        hole = scene.layout.places[base.name.lower()].box.centre
        peg = scene.cards[f"peg:{runner.player}"].pos()
        assert (peg.x(), peg.y()) == pytest.approx(hole, abs=2)
    for side in Side:
        hole = scene.layout.places[f"hitting:{side}:{game.camp(side).spot}"].box.centre
        peg = scene.cards[f"peg:hitting:{side}"].pos()
        assert (peg.x(), peg.y()) == pytest.approx(hole, abs=2)


def test_pb_s_05_the_window_prints_the_score_sheet_in_the_games_own_notation(window, tmp_path):
    """Filled and blank, on either paper; the codes come first, the other cards are there too."""
    model, luck = board(window, "aa"), random.Random(3)
    while model.session.state.inning < 2:
        answer(window, luck)
    card = window.game.scorecard(window.resources / "art" / "emblems")
    printing = PrintWindow(card, "x", window.store, window)
    assert printing.kind.value == "codes"
    offered = [printing.kind.itemData(number) for number in range(printing.kind.count())]
    assert offered == ["codes", "grid", "situation", "line"]
    for paper, wide in (("a4", 297), ("letter", 279.4)):
        printing.paper.choose(paper)
        for is_filled in (True, False):
            printing.filled.choose(is_filled)
            printing.show_card()
            path = tmp_path / f"{paper}-{is_filled}.pdf"
            write_pdf(printing.card, path)
            page = pypdf.PdfReader(path).pages[0]
            assert float(page.mediabox.width) / 72 * 25.4 == pytest.approx(wide, abs=0.5)
            assert ("V No. 1" in " ".join(page.extract_text().split())) is is_filled
    printing.close()
