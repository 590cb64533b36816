"""A best of three of each family, through the real window: agreed, played, resumed, and won."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from test_pizza_box_table import lay
from whole_games import LEFT, choice, hand_in_by_mouse, legal_keys, look_key

from hotstove.baseball.series import Outing, Played
from hotstove.clubhouse.series import is_over, open_game, standing
from hotstove.play.decisions import Roll
from hotstove.play.setup import Chair
from hotstove.saves.series_file import Series, SeriesGame, read_series, write_series
from hotstove.windows.new_game import NewGameDialog
from hotstove.windows.series_keeper import SeriesKeeper
from hotstove.windows.series_window import SeriesWindow

PEOPLE = (Chair("Vera"), Chair("Hal"))


def in_dialog(act) -> None:
    """Do *act* with the dialog that comes up next."""

    def soon():
        dialog = QApplication.activeModalWidget()
        if dialog is None:
            QTimer.singleShot(5, soon)
            return
        act(dialog)

    QTimer.singleShot(0, soon)


def choose(chooser, value) -> None:
    chooser.choose(value)
    assert chooser.value == value
    chooser.activated.emit(chooser.currentIndex())


def agree(window, rulebook: str, innings: int, **house) -> None:
    """Agree on a best of three in the new-game window, two people at the table."""

    def fill(dialog: NewGameDialog) -> None:
        choose(dialog.rulebook, rulebook)
        for corner in dialog.corners:
            choose(corner.player, "")
        choose(dialog.innings, innings)
        choose(dialog.home, "first")
        choose(dialog.length, 3)
        dialog.house.remember(house)
        dialog.name.setText("The Series")
        dialog.seed.setText("4")
        QTest.mouseClick(dialog.play, LEFT)

    in_dialog(fill)
    window.menus.actions[0].trigger()


def play_out(window, luck: random.Random) -> None:
    """Blind keys for hidden choices, Space for what comes of itself, cards for the rest."""
    model = window.game.model
    for _ in range(4_000):
        if model.is_over:
            return
        request, before = model.request, model.session.gesture
        if window._lineup is not None:
            hand_in_by_mouse(window)
            continue
        if keys := legal_keys(model):
            QTest.keyClick(window.desk.view, getattr(Qt.Key, f"Key_{luck.choice(keys)}"))
        elif isinstance(request, Roll) or request.default is not None:
            QTest.keyClick(window.desk.view, Qt.Key.Key_Space)
        else:
            key = look_key(model)
            if key is not None:
                QTest.keyPress(window.desk.view, key)
            lay(window, luck.choice(model.shown_options()))
            if key is not None:
                QTest.keyRelease(window.desk.view, key)
        assert model.session.gesture > before or window._lineup is not None, (
            request, window.table_page.prompt.sentence.text()
        )  # fmt: skip
    raise AssertionError("the game never ended")


def go_on(window, seen: list) -> None:
    """Press what the prompt bar offers after a game, and play the next one from the card."""

    def press(dialog: SeriesWindow) -> None:
        assert isinstance(dialog, SeriesWindow)
        seen.append((dialog.play.text(), dialog.play.isVisible(), list(dialog.card.lines)))
        QTest.mouseClick(dialog.play, LEFT)

    in_dialog(press)
    (following,) = [b for b in window.table_page.prompt.buttons if b.text() == "&Series…"]
    QTest.mouseClick(following, LEFT)


@pytest.mark.long
@pytest.mark.parametrize(
    ("rulebook", "innings", "house"),
    [
        ("showdown/expert", 2, {"slot": 3}),
        ("pizza_box/pro", 3, {"series": "championship"}),
        ("pitch_duel/aaa", 3, {}),
        ("clutch/2017", 2, {}),
    ],
)
def test_a_best_of_three_is_played_to_its_end(window, rulebook, innings, house):
    """SD-G-08, PB-L-09: the next game is played from the card; the window closes in between."""
    agree(window, rulebook, innings, **house)
    luck, seen = random.Random(3), []
    path = window.keeper.series.of_game(window.game.path)
    while True:
        number = len(read_series(path).games)
        assert window.game.name == f"The Series, game {number}"
        play_out(window, luck)
        ((_, now),) = window.keeper.series.all()
        assert len(now.played) == number
        if is_over(now):
            break
        if number == 1:
            go_on(window, seen)
        else:
            window.leave_table()
            in_dialog(lambda dialog: QTest.mouseClick(dialog.play, LEFT))
            window.menus.open_series()
    assert standing(now).winner is not None
    assert [game.home for game in now.played] == [0, 1, 0][: len(now.played)]
    text, is_shown, lines = seen[0]
    assert (text, is_shown) == ("&Play game 2", True)
    if rulebook == "showdown/expert":
        assert [game.slot for game in now.played] == [3, 4, 1][: len(now.played)]
        assert sum("SD-A-02" in line for line in lines) == 2
    elif rulebook == "pizza_box/pro":
        starters = [tuple(men[0].pitcher for men in game.outings) for game in now.played]
        assert len(set(starters)) == len(starters)
        assert sum("PB-L-07" in line or "PB-L-08" in line for line in lines) == 2
    elif rulebook == "clutch/2017":
        assert any("C17-24" in line for line in lines)
    else:
        assert lines == []


# The card


def expert_series(**more):
    team = "kites"
    return Series(
        name="Kites and Anvils", rulebook="showdown/expert", best_of=5, clubs=(team, "anvils"),
        chairs=PEOPLE, seed=1, home="first", **more,
    )  # fmt: skip


@pytest.fixture
def played_twice(tmp_path, catalog):
    """Two games; one reliever of the Kites pitched in both."""
    club = catalog.rosters["kites"]
    cards = {card.id: card for card in catalog.showdown_cards}
    starters = club.rotation
    tired = next(key for key in club.cards if getattr(cards[key], "role", "") == "reliever")
    games = tuple(
        SeriesGame(
            f"{n}.hotstove",
            Played(
                0, (5, 2), 0,
                ((Outing(starters[n], True), Outing(tired, False)), ()), n + 1,
            ),
        )
        for n in range(2)
    )  # fmt: skip
    path = tmp_path / "kites.hotseries"
    write_series(path, expert_series(games=games))
    return path, cards[tired].name


@pytest.fixture
def card(qtbot, catalog, tmp_path, played_twice):
    made = SeriesWindow(SeriesKeeper(catalog, tmp_path))
    qtbot.addWidget(made)
    made.show()
    with qtbot.waitExposed(made):
        pass
    return made


def texts(window) -> str:
    from PySide6.QtWidgets import QLabel

    return "\n".join(label.text() for label in window.findChildren(QLabel) if label.isVisible())


def test_the_card_says_who_may_pitch_today_and_why_not(card, played_twice):
    """SD-E-43, SD-T-19, SD-A-02."""
    _, tired = played_twice
    said = [line for line in card.card.lines if tired in line]
    assert len(said) == 1
    assert said[0].startswith(f"tired: {tired}, Reliever; pitched in both of the last two games")
    assert said[0].endswith("(SD-E-43)")
    assert sum(line.startswith("starts:") for line in card.card.lines) == 2
    assert sum(line.startswith("waits:") for line in card.card.lines) >= 6
    shown = texts(card)
    assert "Game 2: Kingsforge Anvils 2, High Bluff Kites 5, at High Bluff Kites." in shown
    assert "Game 3 is at Kingsforge Anvils." in shown
    assert card.play.text() == "&Play game 3"


def test_the_card_can_be_read(sized, card, clipped, nameless):
    assert clipped(card) == []
    assert nameless(card) == []


def test_a_series_that_is_won_offers_no_further_game(qtbot, catalog, tmp_path):
    games = tuple(SeriesGame(f"{n}.hotstove", Played(0, (5, 2), 0)) for n in range(3))
    write_series(tmp_path / "x.hotseries", expert_series(games=games))
    made = SeriesWindow(SeriesKeeper(catalog, tmp_path))
    qtbot.addWidget(made)
    made.show()
    assert not made.play.isVisible()
    assert "High Bluff Kites take the series." in texts(made)


def test_without_a_series_the_window_leads_to_a_new_one(window):
    seen = []

    def look(dialog):
        seen.append(type(dialog))
        if isinstance(dialog, SeriesWindow):
            in_dialog(look)
            (new,) = [b for b in dialog.findChildren(QPushButton) if "New series" in b.text()]
            QTest.mouseClick(new, LEFT)
        else:
            dialog.reject()

    in_dialog(look)
    (start,) = [b for b in window.start.findChildren(QPushButton) if "ries…" in b.text()]
    QTest.mouseClick(start, LEFT)
    assert seen == [SeriesWindow, NewGameDialog]


def test_a_game_in_the_middle_is_gone_on_with(window):
    window.show_game(window.keeper.begin(choice(best_of=3, innings=1, name="Short")))
    path, game = window.keeper.series.of_game(window.game.path), window.game.path
    hand_in_by_mouse(window)
    window.leave_table()
    assert open_game(read_series(path)).file == game.name
    in_dialog(lambda dialog: QTest.mouseClick(dialog.play, LEFT))
    window.menus.open_series()
    assert window.game.path == game
    assert len(read_series(path).games) == 1


@pytest.mark.parametrize(
    ("rulebook", "people", "offered"),
    [("showdown/basic", 2, True), ("pizza_box/a", 2, True), ("pizza_box/a", 4, False)],
)
def test_a_series_is_offered_where_the_game_has_a_law_for_it(
    catalog, store, art, qtbot, rulebook, people, offered
):
    dialog = NewGameDialog(catalog, store, art)
    qtbot.addWidget(dialog)
    choose(dialog.rulebook, rulebook)
    if people > 2:
        choose(dialog.people, people)
    assert dialog.length.count() == (4 if offered else 1)
    assert dialog.made().best_of == 1
    if offered:
        choose(dialog.length, 7)
        choose(dialog.innings, 3)
        assert dialog.made().best_of == 7
