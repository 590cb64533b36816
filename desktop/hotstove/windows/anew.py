"""Another language: what stands open is built again in it, and a game on the table goes on.

What is asked, thought and passed lies in the game's model and with its computer seats, which stay;
table, menus and windows are only looks at them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray
from PySide6.QtWidgets import QMenu, QWidget

if TYPE_CHECKING:
    from .main_window import MainWindow

Reopener = Callable[[], "QWidget | None"]


def speak_anew(window: MainWindow) -> None:
    """Build menus and pages of *window* again, and what stands beside it, where it stood."""
    beside = _close_beside(window)
    _take_down_menus(window)
    _build_pages(window)
    for open_again, place in beside:
        again = open_again()
        if again is not None:
            again.restoreGeometry(place)


def _build_pages(window: MainWindow) -> None:
    start, page, game = window.start, window.table_page, window.game
    window.hang_start()
    window.pages.removeWidget(start)
    start.deleteLater()
    if page is None or game is None:
        window.show_start()
        return
    window.start.show_sessions(window.keeper.sessions())
    window.start.show_play_now(window.keeper.play_now_words())
    window.close_lineup()
    page.desk.director.skip()
    window.pages.removeWidget(page)
    page.desk.deleteLater()
    page.deleteLater()
    laid = window.lay_table(game)
    window.refresh_actions()
    laid.desk.view.setFocus()
    laid._waits()
    if page.guide is not None:
        page.guide.go_on_at(laid)


def _take_down_menus(window: MainWindow) -> None:
    for menu in window.menuBar().findChildren(QMenu):
        menu.deleteLater()
    window.menuBar().clear()
    for action in window.menus.actions:
        window.removeAction(action)
        action.deleteLater()
    window.menus.deleteLater()


def _close_beside(window: MainWindow) -> list[tuple[Reopener, QByteArray]]:
    """Close what stands beside *window*; return what opens each again, and where it stood.

    Rosters are built again as they stand.
    """
    from .box_score import BoxScoreWindow
    from .odds import OddsWindow
    from .roster_editor.window import RosterWindow
    from .rules import RulesWindow, open_rules

    again: dict[QWidget, Reopener] = {}
    for odds in window.findChildren(OddsWindow):
        again[odds] = window.show_odds
    for box in window.findChildren(BoxScoreWindow):
        again[box] = window.show_box_score
    for rules in window.findChildren(RulesWindow):
        again[rules] = partial(open_rules, window, rules.rule)
    standing = [
        (opens, shown.saveGeometry()) for shown, opens in again.items() if shown.isVisible()
    ]
    window.close_windows()
    for shown in again:
        shown.close()
        shown.deleteLater()
    for roster in window.findChildren(RosterWindow):
        roster.speak_anew()
    return standing
