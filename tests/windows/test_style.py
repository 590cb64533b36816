"""The stylesheet: readable pairs, the system's wishes, and a ring round the keyboard's place."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QVBoxLayout, QWidget

from hotstove.faces.theme import EVENING, HIGH_CONTRAST, THEMES, contrast
from hotstove.windows import style
from hotstove.windows.focus_ring import FocusRing
from hotstove.windows.kit import button, paper, words

_RULE = re.compile(r"([^{}]+)\{([^}]*)\}")
_OWN_INK = re.compile(r"(?<![-\w])color:\s*(#[0-9a-f]{6})")
_GROUND = re.compile(r"background:\s*([^;]+)")


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_words_stand_out_from_their_own_ground(theme):
    least = 7 if theme is HIGH_CONTRAST else 4.5
    looked = 0
    for selector, body in _RULE.findall(style.stylesheet(theme)):
        ink, ground = _OWN_INK.search(body), _GROUND.search(body)
        if ink is None or ground is None:
            continue
        wanted = 3 if ":disabled" in selector else least
        for colour in re.findall(r"#[0-9a-f]{6}", ground[1]):
            looked += 1
            assert contrast(ink[1], colour) >= wanted, (selector.strip(), ink[1], colour)
    assert looked > 15


def test_larger_system_text_makes_larger_text():
    assert style.text_px(12) == style.LEAST_TEXT
    assert style.text_px(20) == 27
    assert style.text_px(12, 200) == 2 * style.LEAST_TEXT


def test_a_dresser_dresses_once_and_tells(qapp, qtbot):
    dresser = style.Dresser(qapp)
    with qtbot.waitSignal(dresser.dressed) as told:
        dresser.wear("dim", 100)
    assert told.args[0].name == "dim"
    assert style.worn().name == "dim"
    with qtbot.assertNotEmitted(dresser.dressed):
        dresser.wear("dim", 100)


@pytest.mark.parametrize("ground", ["page", "paper"])
def test_the_focus_ring_is_seen_all_round_on_wood_and_on_paper(qapp, qtbot, ground):
    ring = FocusRing(qapp)
    window = QWidget()
    qtbot.addWidget(window)
    layout = QVBoxLayout(window)
    frame, sheet = paper("paper" if ground == "paper" else "rack", 30)
    push = button("Play ball", lambda: None)
    other = button("Leave", lambda: None)
    sheet.addWidget(words("A sheet"))
    sheet.addWidget(push)
    sheet.addWidget(other)
    layout.addWidget(frame)
    with qtbot.waitActive(window):
        window.show()
    other.setFocus()
    without = window.grab().toImage()
    push.setFocus()
    qtbot.wait(1)
    focused = window.grab().toImage()
    box = push.rect().translated(push.mapTo(window, QPoint(0, 0)))
    middle = box.center()
    for side in (
        [QPoint(middle.x(), box.top() - off) for off in range(-4, 5)],
        [QPoint(middle.x(), box.bottom() + off) for off in range(-4, 5)],
        [QPoint(box.left() - off, middle.y()) for off in range(-4, 5)],
        [QPoint(box.right() + off, middle.y()) for off in range(-4, 5)],
    ):
        changed = [
            spot
            for spot in side
            if contrast(QColor(without.pixel(spot)), QColor(focused.pixel(spot))) >= 3
        ]
        assert len(changed) >= 2, (ground, box, side[0])
    ring._drop()
    ring.deleteLater()


def test_names_are_never_markup():
    label = words("<img src=x> Vera")
    assert label.text() == "<img src=x> Vera"
    assert label.textFormat() is Qt.TextFormat.PlainText
    assert style.stylesheet(EVENING).count("{") == style.stylesheet(EVENING).count("}")
