"""The first page: everything on it is one click or one key away."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton

from hotstove.play.seats import Side
from hotstove.play.words import Sentence
from hotstove.saves.listing import SessionInfo
from hotstove.windows.start import StartPage

PLAYED = SessionInfo(
    path="/saves/a.hotstove",
    name="<img src=x> & friends",
    changed=1.8e9,
    chairs=("Vera", "Instinct"),
    visitor="Stovepipes",
    home="Lamplighters",
    score=(3, 4),
    inning=6,
    batting=Side.HOME,
)
DAMAGED = SessionInfo(
    path="/saves/b.hotstove",
    name="b",
    changed=1.7e9,
    fault=Sentence("saves", "b.hotstove is no session."),
)


def opened(qtbot) -> StartPage:
    page = StartPage()
    qtbot.addWidget(page)
    page.resize(1280, 800)
    with qtbot.waitActive(page):
        page.show()
    return page


def test_every_button_signals_once(qtbot):
    page = opened(qtbot)
    page.show_sessions([PLAYED])
    signals = (
        page.play_now,
        page.resume,
        page.new_game,
        page.rosters,
        page.series,
        page.open_file,
        page.learn,
        page.cards,
        page.print_shop,
        page.settings,
    )
    for push, signal in zip(page.findChildren(QPushButton), signals, strict=True):
        with qtbot.waitSignal(signal):
            qtbot.mouseClick(push, Qt.MouseButton.LeftButton)
        push.setFocus()
        with qtbot.waitSignal(signal):
            qtbot.keyClick(push, Qt.Key.Key_Space)


def test_without_sessions_it_says_what_to_do(qtbot):
    page = opened(qtbot)
    assert page._empty.isVisible()
    page.show_sessions([PLAYED])
    assert not page._empty.isVisible()
    page.show_sessions([])
    assert page._empty.isVisible()
    assert page.racked == []


def test_a_session_is_taken_up_by_click_and_by_key(qtbot):
    page = opened(qtbot)
    page.show_sessions([PLAYED, DAMAGED])
    card = page.racked[0]
    with qtbot.waitSignal(page.resume) as told:
        qtbot.mouseClick(card, Qt.MouseButton.LeftButton)
    assert told.args == ["/saves/a.hotstove"]
    card.setFocus()
    with qtbot.waitSignal(page.resume):
        qtbot.keyClick(card, Qt.Key.Key_Space)


def test_a_session_tells_how_it_stands_in_plain_text(qtbot):
    page = opened(qtbot)
    page.show_sessions([PLAYED, DAMAGED])
    spoken = page.racked[0].accessibleName()
    assert "<img src=x> & friends" in spoken
    assert "3–4, bottom of 6" in spoken
    assert "Stovepipes at Lamplighters · Vera against Instinct" in spoken
    assert all(label.textFormat() is Qt.TextFormat.PlainText for label in page.findChildren(QLabel))
    assert not page.racked[1].isEnabled()
    assert "b.hotstove is no session." in page.racked[1].accessibleName()


def test_the_start_page_can_be_read(qtbot, sized, clipped, nameless):
    page = opened(qtbot)
    page.show_play_now("Stovepipes against Lamplighters")
    page.show_sessions([PLAYED, DAMAGED])
    qtbot.wait(1)
    assert clipped(page) == []
    assert nameless(page) == []


def test_continue_takes_up_the_game_played_last_and_is_grey_without_one(qtbot):
    page = opened(qtbot)
    assert not page.go_on.isEnabled()
    over = msgspec.structs.replace(PLAYED, path="/saves/over.hotstove", is_over=True)
    page.show_sessions([DAMAGED, over, PLAYED])
    with qtbot.waitSignal(page.resume) as told:
        qtbot.mouseClick(page.go_on, Qt.MouseButton.LeftButton)
    assert told.args == ["/saves/a.hotstove"]
    page.show_sessions([DAMAGED, over])
    assert not page.go_on.isEnabled()
