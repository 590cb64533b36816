"""Games played through the accessibility tree alone: names, roles, focus, and what is read out.

Nothing here asks the program's own objects what to do: a question is heard, its buttons are found
by role and name, and pressed by the action a screen reader presses them with.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleInterface
from PySide6.QtWidgets import QApplication
from whole_games import choice, saved_game_is_the_one_played, wait_for

from hotstove.binding.translation import told
from hotstove.play.setup import Chair
from hotstove.playmat import spoken
from hotstove.saves.reopening import replay

ROLE, NAME = QAccessible.Role, QAccessible.Text.Name
CONTROLS = (
    ROLE.Button, ROLE.PushButton, ROLE.ButtonMenu, ROLE.CheckBox, ROLE.ComboBox, ROLE.EditableText,
    ROLE.List, ROLE.ListItem, ROLE.SpinBox, ROLE.Table, ROLE.Tree, ROLE.Link, ROLE.MenuItem,
)  # fmt: skip
PEOPLE = (Chair("Vera"), Chair("Luck", "luck"))
FAMILIES = ("showdown/basic", "clutch/2017", "pizza_box/a", "pitch_duel/aa")


class Heard(NamedTuple):
    text: str
    is_urgent: bool


@pytest.fixture
def heard(monkeypatch) -> list[Heard]:
    """Everything read out, oldest first."""
    found: list[Heard] = []

    class Announced(QAccessibleAnnouncementEvent):
        def __init__(self, widget, text):
            super().__init__(widget, text)
            found.append(Heard(text, False))

        def setPoliteness(self, politeness):
            super().setPoliteness(politeness)
            urgent = politeness == QAccessible.AnnouncementPoliteness.Assertive
            found[-1] = found[-1]._replace(is_urgent=urgent)

    monkeypatch.setattr(spoken, "QAccessibleAnnouncementEvent", Announced)
    QAccessible.setActive(True)
    return found


def below(interface: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """*interface* and all below it that can be perceived."""
    if interface.state().invisible:
        return
    yield interface
    for number in range(interface.childCount()):
        child = interface.child(number)
        if child is not None:
            yield from below(child)


def page(window) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(window)


def buttons(window) -> dict[str, QAccessibleInterface]:
    return {
        one.text(NAME): one
        for one in below(page(window))
        if one.role() in (ROLE.Button, ROLE.PushButton, ROLE.ButtonMenu)
        and not one.state().disabled
    }


def press(interface: QAccessibleInterface) -> None:
    interface.actionInterface().doAction("Press")
    QApplication.processEvents()


def faults(window) -> list[str]:
    """Controls without a name, and two things side by side that sound alike."""
    found = []
    for one in below(page(window)):
        if one.role() in CONTROLS and not one.text(NAME):
            found.append(f"{one.role().name} without a name")
        names = [
            child.text(NAME)
            for number in range(one.childCount())
            if (child := one.child(number)) is not None
            and child.role() in (ROLE.Button, ROLE.PushButton)
            and not child.state().invisible
        ]
        found += [f"two buttons “{name}”" for name in {*names} if names.count(name) > 1]
    return found


def answers(window) -> list[QAccessibleInterface]:
    """The buttons that answer; on a lineup page, the one that hands it in."""
    names = buttons(window)
    handing = [one for name, one in names.items() if name.startswith("Hand in")]
    aside = ("Take back", "Keep passing", "Set the field", "Rule ", "Next", "Pause")
    return handing or [one for name, one in names.items() if not name.startswith(aside)]


def answer(window, luck: random.Random) -> QAccessibleInterface:
    """Press one of the buttons that answer; of a list, choose an entry of its menu."""
    wait_for(lambda: answers(window), 3)
    return press_one(answers(window), luck)


def press_one(found: list[QAccessibleInterface], luck: random.Random) -> QAccessibleInterface:
    """Press one of the buttons; of one that opens a menu, an entry of it."""
    chosen = luck.choice(found)
    menu = getattr(chosen.object(), "menu", lambda: None)()
    if menu is None:
        press(chosen)
        return chosen
    # The button opens a menu; its entries are items with a press of their own.
    listed = QAccessible.queryAccessibleInterface(menu)
    entries = [listed.child(number) for number in range(listed.childCount())]
    assert all(entry.role() is ROLE.MenuItem and entry.text(NAME) for entry in entries)
    chosen = luck.choice(entries)
    press(chosen)
    return chosen


def begin(window, rulebook: str, innings: int):
    made = choice(rulebook=rulebook, chairs=PEOPLE, home="second", innings=innings, seed=5)
    window.show_game(window.keeper.begin(made))
    return window.game.model


def warned(heard: list[Heard]) -> bool:
    """Whether what was pressed is legal and yet unwise: it is done when it is pressed again."""
    return bool(heard) and heard[-1].text.endswith("Once more, if you mean it.")


def play(window, heard, model, luck: random.Random, until) -> int:
    asked = 0
    while not until():
        wait_for(lambda: until() or model.awaits_person)
        if until():
            break
        wait_for(lambda: not window.desk.director.is_busy)
        if asked % 7 == 0:
            assert faults(window) == []
        before = model.session.gesture
        pressed = answer(window, luck)
        # A button that is pressed this way goes down and comes up like under a finger.
        wait_for(lambda before=before: model.session.gesture > before or warned(heard), 3)
        if warned(heard):
            press(pressed)
            wait_for(lambda before=before: model.session.gesture > before, 3)
        asked += 1
    return asked


@pytest.mark.parametrize("rulebook", FAMILIES)
def test_a_half_inning_is_played_by_what_is_heard_and_pressed(window, heard, rulebook):
    model = begin(window, rulebook, 9 if rulebook.startswith(("showdown", "clutch")) else 3)
    assert play(window, heard, model, random.Random(1), lambda: model.view.game.inning > 1) > 4
    questions = [one.text for one in heard if one.is_urgent]
    events = [one.text for one in heard if not one.is_urgent]
    assert len(questions) > 4
    assert all(questions)
    lines = [
        told(line.sentence)
        for frame in model.frames()
        for line in model.lines(frame)
    ]
    # The opening, before the table was laid, stands in the scorebook; all else is read out once.
    assert events == lines[len(lines) - len(events) :]
    assert len(events) > 0.8 * len(lines)


@pytest.mark.long
@pytest.mark.parametrize("rulebook", [*FAMILIES, "showdown/expert", "clutch/2024"])
def test_a_whole_game_is_played_by_what_is_heard_and_pressed(window, heard, rulebook):
    model = begin(window, rulebook, 9 if rulebook.startswith(("showdown", "clutch")) else 3)
    path = window.game.path
    play(window, heard, model, random.Random(2), lambda: model.is_over)
    runs = (model.session.state.visitor_runs, model.session.state.home_runs)
    assert any(str(max(runs)) in one.text for one in heard[-3:])
    window.leave_table()
    if "showdown" in rulebook:
        saved_game_is_the_one_played(path, runs)
    else:
        assert replay(path).session.is_over


def test_cards_are_items_of_a_list_and_the_focus_is_told(window, heard):
    model = begin(window, "showdown/basic", 9)
    play(window, heard, model, random.Random(1), lambda: model.session.gesture > 6)
    wait_for(lambda: model.awaits_person and not window.desk.director.is_busy)
    table = QAccessible.queryAccessibleInterface(window.desk.view)
    assert table.role() is ROLE.List
    assert table.text(NAME)
    items = [table.child(number) for number in range(table.childCount())]
    assert all(item.role() is ROLE.ListItem and item.text(NAME) for item in items)
    assert all(item.text(QAccessible.Text.Description) for item in items)
    inside = table.rect().adjusted(-1, -1, 1, 1)
    assert all(inside.contains(item.rect().center()) for item in items)
    window.desk.view.setFocus()
    window.desk.view.focused = items[0].object().card.piece
    assert table.focusChild().text(NAME) == items[0].text(NAME)
    assert items[0].state().focused
    assert table.childAt(items[0].rect().center().x(), items[0].rect().center().y()) is not None


@pytest.mark.parametrize("name", ["start", "settings", "new game", "learn", "cards", "keys"])
def test_every_window_is_named_throughout(window, heard, name, monkeypatch):
    from PySide6.QtWidgets import QDialog

    shown: list[QDialog] = []
    monkeypatch.setattr(QDialog, "exec", lambda dialog: shown.append(dialog) or 0)
    opened = {
        "start": lambda: None,
        "settings": window.choose_settings,
        "new game": window.new_game,
        "learn": window.menus.open_lessons,
        "cards": window.menus.open_cards,
        "keys": window.show_keys,
    }
    opened[name]()
    for dialog in shown:
        dialog.show()
        QApplication.processEvents()
    assert bool(shown) == (name != "start")
    assert faults(shown[0] if shown else window) == []
    for dialog in shown:
        dialog.close()


def test_a_refusal_is_read_out_at_once(window, heard):
    model = begin(window, "showdown/basic", 9)
    play(window, heard, model, random.Random(1), lambda: model.session.gesture > 2)
    wait_for(lambda: model.awaits_person)
    heard.clear()
    model.drop("card:nobody", "plate")
    assert [one.is_urgent for one in heard] == [True]
    assert heard[0].text == window.table_page.prompt.sentence.text()
