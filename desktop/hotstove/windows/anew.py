"""Another language: what stands open is built again in it, and a game on the table goes on.

What is asked, thought and passed lies in the game's model and with its computer seats, which stay;
table, menus and start page are only looks at them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu

if TYPE_CHECKING:
    from .main_window import MainWindow


def speak_anew(window: MainWindow) -> None:
    """Build menus and pages of *window* again, and close what stands beside it."""
    _close_beside(window)
    _take_down_menus(window)
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


def _close_beside(window: MainWindow) -> None:
    """Close odds, box score and rules, and open the rosters again that stand beside *window*."""
    from .roster_editor.opening import open_editor
    from .roster_editor.window import RosterWindow
    from .rules import RulesWindow

    window.close_windows()
    for rules in window.findChildren(RulesWindow):
        rules.deleteLater()
    for roster in window.findChildren(RosterWindow):
        was_open, path = roster.isVisible(), roster.keeper.path
        roster.close()
        roster.deleteLater()
        if was_open:
            open_editor(window, path, new=path is None)
