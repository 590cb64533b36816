"""Every window of the program, each opened as a person would come to it.

Whoever wants to see, measure or read them all walks through ``GALLERY``: ``pictures.py`` and the
tests of languages. What stands still in a game is reached by chance that is always the same.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QPushButton, QWidget
from roster_desk import WINTER
from whole_games import choice, look_key, wait_for

from hotstove.clubhouse import shelves
from hotstove.clubhouse.documents import RosterDocument, with_names
from hotstove.clubhouse.front_office import front_office
from hotstove.clubhouse.keeping import RosterKeeper
from hotstove.play.decisions import Decision
from hotstove.play.setup import Chair
from hotstove.rulebooks.shelf import TAUGHT
from hotstove.windows import messages
from hotstove.windows.crash_dialog import CrashDialog
from hotstove.windows.learn import begin_lesson
from hotstove.windows.licences import LicencesWindow
from hotstove.windows.main_window import MainWindow
from hotstove.windows.roster_editor.opening import open_editor, open_new

Opener = Callable[[MainWindow], QWidget]
PEOPLE = (Chair("Vera"), Chair("Hal"))
RULEBOOKS = (
    "showdown/basic", "showdown/advanced", "showdown/expert", "clutch/2017", "clutch/2024",
    "pizza_box/aa", "pizza_box/pro", "pitch_duel/aa", "pitch_duel/all_star",
)  # fmt: skip
CLUTCH = ("clutch/2017", "clutch/2024")
BOOKS = ("showdown/expert", "clutch/2024", "pizza_box/pro", "pitch_duel/all_star")
"""One of each family."""


@contextmanager
def caught() -> Iterator[list[QDialog]]:
    """Dialogs that would wait for an answer are shown, and go on without one."""
    found: list[QDialog] = []
    usual = QDialog.exec

    def show(dialog: QDialog) -> int:
        found.append(dialog)
        dialog.deleteLater = lambda: None  # type: ignore[method-assign]
        dialog.show()
        return 0

    QDialog.exec = show  # type: ignore[method-assign,assignment]
    try:
        yield found
    finally:
        QDialog.exec = usual  # type: ignore[method-assign]


def opened(act: Callable[[], object]) -> QDialog:
    """Return the dialog that *act* opens."""
    with caught() as found:
        act()
    return found[-1]


# Games


def begun(window: MainWindow, rulebook: str, **changes):
    innings = 3 if rulebook.startswith("pi") else 9
    usual = {"chairs": PEOPLE, "seed": 7, "innings": innings, "name": "Sandlot"}
    return window.keeper.begin(choice(rulebook=rulebook, **usual | changes))


def played(game, gestures: int) -> object:
    """Play on, by what is natural mostly; no lineup is left open."""
    model, luck = game.model, random.Random(4)
    left = gestures
    while not model.is_over and (left > 0 or _wants_sheet(model.request)):
        play_on(model, luck)
        left -= 1
    return game


def play_on(model, luck: random.Random) -> None:
    """Do what is natural mostly, and else what chance has it."""
    request = model.request
    if not isinstance(request, Decision):
        model.throw()
    elif request.default is not None and luck.random() < 0.7:
        model.choose(request.default)
    else:
        model.choose(luck.choice(model.options()).answer)


def _wants_sheet(request: object) -> bool:
    return isinstance(request, Decision) and request.form == "lineup"


def table(rulebook: str, gestures: int, **changes) -> Opener:
    def open_it(window: MainWindow) -> QWidget:
        window.show_game(played(begun(window, rulebook, **changes), gestures))
        return window

    return open_it


def at_table(act: Callable[[MainWindow], object], rulebook: str = "showdown/expert") -> Opener:
    """A dialog that is opened from a table."""

    def open_it(window: MainWindow) -> QWidget:
        table(rulebook, 60)(window)
        return opened(lambda: act(window))

    return open_it


def beside_table(act: Callable[[MainWindow], object], rulebook: str = "showdown/expert") -> Opener:
    """A window that stands beside a table."""

    def open_it(window: MainWindow) -> QWidget:
        table(rulebook, 60)(window)
        act(window)
        return window._windows[-1]

    return open_it


def _lineup(window: MainWindow, *, is_lifted: bool) -> QWidget:
    window.show_game(begun(window, "showdown/basic"))
    wait_for(lambda: window._lineup is not None)
    if is_lifted:
        button = window._lineup.currentWidget().findChild(QPushButton)
        button.click()
    return window


def _curtain(window: MainWindow) -> QWidget:
    return table("showdown/expert", 60, house={"has_curtain": True})(window)


def _look(window: MainWindow) -> QWidget:
    table("pizza_box/pro", 40)(window)
    model = window.game.model
    if model.veiled is not None:
        QTest.keyPress(window.desk.view, look_key(model))
    return window


def _refused(window: MainWindow) -> QWidget:
    table("showdown/expert", 60)(window)
    window.game.model.drop("card:nobody", "plate")
    return window


def _zoom(window: MainWindow) -> QWidget:
    table("showdown/expert", 60)(window)
    view = window.desk.view
    view.focused = next(iter(window.desk.scene.cards))
    view.zoom_focused()
    return window


def _lesson(family: str) -> Opener:
    def open_it(window: MainWindow) -> QWidget:
        begin_lesson(window, family)
        wait_for(lambda: window.game.model.awaits_person and not window.desk.director.is_busy)
        return window

    return open_it


# The start


def _start_with_games(window: MainWindow) -> QWidget:
    for number, rulebook in enumerate(BOOKS):
        played(begun(window, rulebook, name=f"Sandlot {number}"), 30).close()
    window.show_start()
    return window


def _menu(number: int) -> Opener:
    def open_it(window: MainWindow) -> QWidget:
        table("showdown/expert", 60)(window)
        menu = window.menuBar().actions()[number].menu()
        menu.popup(window.mapToGlobal(QPoint(0, 40)))
        return menu

    return open_it


def _new_game(rulebook: str) -> Opener:
    def open_it(window: MainWindow) -> QWidget:
        dialog = opened(window.new_game)
        dialog.rulebook.choose(rulebook)
        dialog.rulebook.activated.emit(dialog.rulebook.currentIndex())
        return dialog

    return open_it


def _browser(window: MainWindow) -> QWidget:
    return opened(window.new_game).browse(0)


def _series(rulebook: str) -> Opener:
    def open_it(window: MainWindow) -> QWidget:
        game = begun(window, rulebook, best_of=3)
        window.show_game(game)
        played(game, 10_000)
        window.leave_table()
        return opened(window.menus.open_series)

    return open_it


def _shop(family: str) -> Opener:
    def open_it(window: MainWindow) -> QWidget:
        dialog = opened(window.menus.open_shop)
        dialog.game.choose(family)
        dialog.game.activated.emit(dialog.game.currentIndex())
        return dialog

    return open_it


# Rosters


def _roster(window: MainWindow, game: str = "showdown") -> RosterDocument:
    """The Stovepipes', under a name of one's own."""
    document = front_office(game).default_roster(window.catalog, "stovepipes")
    return replace(document, name="Winter")


def _on_shelf(window: MainWindow, document: RosterDocument) -> Path:
    rosters = window.keeper.rosters
    rosters.folder.mkdir(parents=True, exist_ok=True)
    path = rosters.folder / "Winter.hotroster"
    known = rosters.stock_of(document.game).known
    RosterKeeper(rosters.folder).keep_as(with_names(document, known), path)
    return path


def _kept(window: MainWindow, game: str = "showdown"):
    """The editor of a whole roster that lies on the shelf."""
    document = shelves.kept_version(_roster(window, game), "first")[1]
    return open_editor(window, _on_shelf(window, document))


def _new_editor(window: MainWindow) -> QWidget:
    return open_new(window, "showdown")


def _beside_editor(name: str, game: str = "showdown") -> Opener:
    def open_it(window: MainWindow) -> QWidget:
        editor = _kept(window, game)
        editor.model.look_at(editor.model.document.roster.cards[0])
        return opened(getattr(editor.beside, name))

    return open_it


def _note(window: MainWindow) -> QWidget:
    editor = _kept(window)
    return opened(lambda: editor.beside.edit_note(editor.model.document.roster.cards[0]))


def _import(window: MainWindow) -> QWidget:
    from hotstove.windows.roster_editor.importing import import_file

    path = window.keeper.folder / "winter.csv"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(WINTER)
    editor = _kept(window)
    return opened(lambda: import_file(editor, path))


def _shelf(window: MainWindow) -> QWidget:
    _on_shelf(window, _roster(window))
    return opened(window.menus.open_rosters)


# Help


def _rules(rule: str = "", search: str = "") -> Opener:
    def open_it(window: MainWindow) -> QWidget:
        from hotstove.windows.rules import open_rules

        shown = open_rules(window, rule)
        shown.field.setText(search)
        return shown

    return open_it


def _notice(ask: Callable[[MainWindow], object]) -> Opener:
    return lambda window: opened(lambda: ask(window))


def _box_score(window: MainWindow) -> None:
    window.show_box_score()


def _scorecard(window: MainWindow) -> None:
    window.print_scorecard()


GALLERY: dict[str, Opener] = {
    "start, first time": lambda window: window,
    "start with games": _start_with_games,
    **{f"new game of {book}": _new_game(book) for book in RULEBOOKS},
    **{f"table of {book}, begun": table(book, 3) for book in RULEBOOKS},
    **{f"table of {book}, midway": table(book, 70) for book in RULEBOOKS},
    **{f"table of {book}, over": table(book, 10_000) for book in RULEBOOKS},
    "lineup, curtain": lambda window: _lineup(window, is_lifted=False),
    "lineup": lambda window: _lineup(window, is_lifted=True),
    "curtain at the table": _curtain,
    "looking at a hand": _look,
    "a refusal in the prompt bar": _refused,
    "an enlarged card": _zoom,
    **{f"menu {number}": _menu(number) for number in range(5)},
    **{f"lesson of {family}": _lesson(family) for family in TAUGHT},
    "learn": lambda window: opened(window.menus.open_lessons),
    "moments": at_table(lambda window: window.show_moments()),
    **{f"scorecard of {book}": at_table(_scorecard, book) for book in BOOKS},
    "odds": beside_table(lambda window: window.show_odds(), "showdown/basic"),
    **{f"box score of {book}": beside_table(_box_score, book) for book in BOOKS},
    "series, none": lambda window: opened(window.menus.open_series),
    **{f"series of {book}": _series(book) for book in BOOKS},
    "cards": lambda window: opened(window.menus.open_cards),
    "cards of a club": _browser,
    **{f"print shop, {family}": _shop(family) for family in TAUGHT},
    "settings": lambda window: opened(window.choose_settings),
    "keys": lambda window: opened(window.show_keys),
    "rules": _rules(),
    "rules at a rule": _rules("SD-D-03"),
    "rules, searched": _rules(search="pitch"),
    "rules, nothing found": _rules(search="zzz"),
    "about": lambda window: opened(window.show_about),
    "licences": lambda window: opened(lambda: LicencesWindow(window.resources, window).exec()),
    "crash": lambda window: opened(
        lambda: CrashDialog("Traceback", "game.hotstove", window.keeper.folder).exec()
    ),
    "notice: refused": _notice(
        lambda window: window.open_file(window.keeper.folder / "gone.hotstove")
    ),
    "notice: take back": _notice(
        lambda window: messages.ask_take_back(window, "Hal", "Vera", "Iber: steals second")
    ),
    "notice: concede": _notice(lambda window: messages.ask_concede(window, "Vera")),
    "notice: overwrite": _notice(lambda window: messages.ask_overwrite(window, "card.pdf")),
    "rosters, none": lambda window: opened(window.menus.open_rosters),
    "rosters": _shelf,
    "roster editor, new": _new_editor,
    "roster editor": _kept,
    **{
        f"roster editor: {name}": _beside_editor(name)
        for name in (
            "show_lineups", "fill", "explain", "try_out", "show_charts", "show_outcomes",
            "show_comparison", "show_versions", "show_pending", "show_text", "choose_deck",
            "own_format", "print_roster",
        )
    },
    **{
        f"roster editor of {game}": lambda window, game=game: _kept(window, game)
        for game in CLUTCH
    },
    **{
        f"roster editor of clutch/2017: {name}": _beside_editor(name, "clutch/2017")
        for name in ("show_lineups", "explain", "show_comparison", "choose_deck", "print_roster")
    },
    "roster editor: note": _note,
    "roster editor: import": _import,
}  # fmt: skip
