"""The rules at hand in their window, and the ways that lead there from the table."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt, QUrl
from PySide6.QtGui import QGuiApplication, QTextCursor
from whole_games import choice, hand_in_by_mouse, wait_for

from hotstove.clubhouse.rules_reader import RulesShelf
from hotstove.play.problems import Problem
from hotstove.windows.rules import PLACE, RULE, RulesWindow

RULES = Path(__file__).parents[2] / "resources" / "rules"


@pytest.fixture
def opened(qtbot):
    def make(language: str = "en", rule: str = "", folder: Path = RULES) -> RulesWindow:
        made = RulesWindow(RulesShelf(folder, language))
        made.resize(1280, 800)
        qtbot.addWidget(made)
        with qtbot.waitActive(made):
            made.show()
        if rule:
            assert made.open_at(rule)
        return made

    return make


def test_the_booklet_of_the_game_that_is_played_comes_first(qtbot):
    window = RulesWindow(RulesShelf(RULES), "pizza_box")
    qtbot.addWidget(window)
    assert window.items.item(0).text() == "Pizza Box Baseball"
    assert window.page.toPlainText().startswith("Level A: the table\nFour levels")


def headings(window: RulesWindow) -> list[str]:
    """The rules that the tree lists, unfolded or not."""
    found = []
    for row in range(window.items.rowCount()):
        top = window.items.item(row)
        for number in range(top.rowCount()):
            child = top.child(number)
            under = [child.child(one) for one in range(child.rowCount())]
            found += [one.text() for one in (under or [child])]
    return found


def top_line(window: RulesWindow) -> str:
    """The line of text at the top of the page."""
    cursor: QTextCursor = window.page.cursorForPosition(window.page.viewport().rect().topLeft())
    return cursor.block().text()


@pytest.mark.parametrize(("language", "heading"), [("en", "The pitch"), ("fr", "Le lancer")])
def test_it_opens_at_a_rule_with_its_chapter_around_it(opened, language, heading):
    window = opened(language, "SD-B-07")
    assert window.rule == "SD-B-07"
    assert window.tree.currentIndex().data() == heading
    assert window.tree.isExpanded(window.tree.currentIndex().parent())
    assert top_line(window).startswith(f"{heading}   SD-B-07 · p. 4–5")
    assert "SD-B-14" in window.page.toPlainText()
    assert "SD-A-13" not in window.page.toPlainText()


def test_an_unknown_rule_leaves_it_where_it_is(opened):
    window = opened(rule="PB-A-15")
    assert not window.open_at("PB-A-99")
    assert (window.rule, window.tree.currentIndex().data()) == ("PB-A-15", "WALK")


def test_the_whole_table_of_contents_is_there(opened):
    window = opened()
    assert [window.items.item(row).text() for row in range(4)] == [
        "Clutch Baseball",
        "Pitch Duel",
        "Pizza Box Baseball",
        "Showdown",
    ]
    assert len(headings(window)) == sum(len(one.entries) for one in RulesShelf(RULES).booklets())


def test_search_lists_what_it_finds_and_shows_the_best(opened, qtbot):
    window = opened("fr")
    window.field.setText("arret COURT")
    assert headings(window) == ["Valeurs de l’équipe"]
    assert window.rule == "CL-28"
    assert window.found.text() == "Rules found: 1"
    window.field.setText("sd-a-13")
    assert window.rule == "SD-A-13"
    window.field.setText("zeppelin")
    assert headings(window) == []
    assert window.found.text().startswith("No rule")


def test_esc_ends_the_search_at_the_rule_found_then_closes(opened, qtbot):
    window = opened()
    qtbot.keyClicks(window.field, "squeeze")
    assert window.rule == "SD-E-54"
    qtbot.keyClick(window.field, Qt.Key.Key_Down)
    assert window.focusWidget() is window.tree
    qtbot.keyClick(window.tree, Qt.Key.Key_Escape)
    assert window.isVisible()
    assert (window.field.text(), window.rule) == ("", "SD-E-54")
    assert len(headings(window)) > 500
    qtbot.keyClick(window.tree, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_reading_by_keys_alone(opened, qtbot):
    window = opened(rule="SD-E-05")
    qtbot.keyClick(window.tree, Qt.Key.Key_Down)
    assert window.rule == "SD-E-06"
    assert top_line(window).startswith("Start of a half-inning")
    qtbot.keyClick(window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert window.focusWidget() is window.field


def test_a_rule_named_in_a_text_is_a_link(opened):
    window = opened(rule="SD-B-17")
    window.page.anchorClicked.emit(QUrl("rule:SD-G-01"))
    assert window.rule == "SD-G-01"
    window.page.anchorClicked.emit(QUrl("file:///etc/hosts"))
    assert window.rule == "SD-G-01"


def test_the_marked_rule_is_copied_as_text(opened):
    opened(rule="SD-B-14").copy()
    assert QGuiApplication.clipboard().text() == (
        "Home run (HR) (SD-B-14; p. 5; glossary: HOMER)\nEverybody scores, the batter too."
    )


def test_texts_are_never_read_as_markup(opened, tmp_path):
    folder = tmp_path / "en"
    folder.mkdir()
    text = "# A &amp; B\n## C &lt;b&gt;\n### SL-01 D &eacute; {p. &1}\nE &copy; F"
    (folder / "sandlot.md").write_text(text, encoding="utf-8")
    window = opened(rule="SL-01", folder=tmp_path)
    assert "D &eacute;   SL-01 · p. &1\nE &copy; F" in window.page.toPlainText()
    assert window.page.loadResource(2, QUrl("file:///etc/hosts")) is None


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rules_can_be_read(opened, qtbot, sized, clipped, nameless, language):
    window = opened(language, "PB-AA-10")
    window.field.setText("a")
    qtbot.wait(1)
    assert clipped(window) == []
    assert nameless(window) == []
    assert window.page.horizontalScrollBar().maximum() == 0
    assert window.page.viewport().width() > window.width() * 0.45


def test_every_row_shows_the_chapter_that_holds_it(opened):
    window = opened()
    for row, booklet in enumerate(RulesShelf(RULES).booklets()):
        top = window.items.item(row)
        assert top.data(PLACE) == (booklet.game, 0)
        for number, chapter in enumerate(booklet.chapters):
            under = top.child(number)
            rows = [under.child(one) for one in range(under.rowCount())]
            assert [one.data(RULE) for one in rows] == [entry.rule for entry in chapter.entries]
            assert {one.data(PLACE) for one in (under, *rows)} == {(booklet.game, number)}


# From the table


@pytest.fixture
def at_table(window):
    """The window with a hot-seat game on the table, lineups in and some throws on."""
    window.show_game(window.keeper.begin(choice()))
    wait_for(lambda: window._lineup is None or bool(hand_in_by_mouse(window)))
    for _ in range(8):
        window.act()
    return window


def shown_rules(window) -> RulesWindow:
    found = window.findChildren(RulesWindow)
    assert len(found) == 1
    assert found[0].isVisible()
    return found[0]


def test_f1_opens_the_rules_where_they_begin(window, qtbot):
    qtbot.keyClick(window, Qt.Key.Key_F1)
    assert shown_rules(window).tree.currentIndex().data() == "Clutch Baseball"


def test_f1_at_the_table_opens_the_rule_of_what_is_asked(at_table, qtbot):
    asked = at_table.game.model.request.rule
    assert asked
    assert at_table.table_page.prompt.rule.text() == asked
    qtbot.keyClick(at_table.desk.view, Qt.Key.Key_F1)
    assert shown_rules(at_table).rule == asked


def test_the_link_in_the_prompt_bar_opens_its_rule(at_table, qtbot):
    link = at_table.table_page.prompt.rule
    assert link.accessibleName() == f"Rule {link.text()}"
    qtbot.mouseClick(link, Qt.MouseButton.LeftButton)
    assert shown_rules(at_table).rule == link.text()


def test_a_refusal_links_to_its_rule_until_the_next_question(at_table, qtbot):
    model, prompt = at_table.game.model, at_table.table_page.prompt
    model.refuse([Problem("NOT_OFFERED", "SD-M-11")])
    assert prompt.sentence.property("role") == "bad"
    assert prompt.rule.text() == "SD-M-11"
    qtbot.mouseClick(prompt.rule, Qt.MouseButton.LeftButton)
    assert shown_rules(at_table).rule == "SD-M-11"
    prompt.show_request()
    assert prompt.rule.text() == model.request.rule


def test_a_refusal_without_a_rule_shows_no_link(at_table):
    prompt = at_table.table_page.prompt
    at_table.game.model.refused.emit("The disk is full.")
    assert not prompt.rule.isVisible()


def test_a_line_of_the_scorebook_opens_its_rule(at_table, qtbot):
    log = at_table.table_page.log
    row = next(n for n, line in enumerate(at_table.table_page.log_model.rows) if line.rule)
    rule = at_table.table_page.log_model.rows[row].rule
    log.setCurrentIndex(at_table.table_page.log_model.index(row))
    menu = log.line_menu()
    assert menu.actions()[0].text() == f"&Read rule {rule}"
    menu.actions()[0].trigger()
    assert shown_rules(at_table).rule == rule
    log.setFocus()
    at_table.activateWindow()
    qtbot.keyClick(log, Qt.Key.Key_F1)
    assert shown_rules(at_table).rule == rule


def test_every_line_and_question_of_a_game_has_an_entry(new_model):
    from hotstove.binding.log_model import LogModel

    model = new_model(gestures=200)
    shelf = RulesShelf(RULES)
    rules = {row.rule for row in LogModel(model).rows} - {""}
    assert len(rules) > 8
    assert [rule for rule in rules if shelf.find(rule) is None] == []


def test_the_language_of_the_rules_is_the_programs(window, qtbot):
    before = QLocale()
    try:
        window.menus.show_rules("SD-A-44")
        assert shown_rules(window).tree.currentIndex().data() == "The starter stays"
        QLocale.setDefault(QLocale("fr_FR"))
        window.menus.show_rules("SD-A-44")
        qtbot.waitUntil(lambda: len(window.findChildren(RulesWindow)) == 1)
        assert shown_rules(window).tree.currentIndex().data() == "Le partant reste"
    finally:
        QLocale.setDefault(before)
