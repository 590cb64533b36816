"""A person's hands at the roster editor: what the tests of its windows have in common."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

WINTER = """name,team,yr,pts,ob/c,spd/ip,pos,hand,icons,PU,SO,GB,FB,BB,1B,1B+,2B,3B,HR
Ivo Tamm,Otters,'05,310,11,A (18),SS+3,L,S,,1-2,3,4,5-8,9-15,,16-18,19,20+
Elka Brandt,Otters,'05,90,+3,1,RP,R,,1-3,4-9,10-13,14-16,17,18-19,,20+,,
Odo Wren,Otters,'05,40,3,6,SP,L,,1-2,,4-8,9-15,16,17-19,,20+,,
"""
EDITIONS = ("clutch/2017", "clutch/2024")
both = pytest.mark.parametrize("game", EDITIONS)
"""Both editions of Clutch."""


def faults(window):
    return [fault.code for fault in window.model.editor.violations]


def type_in(window, text):
    window.library.search.setText(text)
    window.library.show_found()


def drag(source, start, target, end):
    """A press that travels and is let go elsewhere, in steps a hand would make."""
    there = source.mapFromGlobal(target.mapToGlobal(end))
    QTest.mousePress(source, Qt.MouseButton.LeftButton, pos=start)
    for share in (0.3, 0.7, 1.0):
        QTest.mouseMove(source, start + (there - start) * share)
    QTest.mouseRelease(source, Qt.MouseButton.LeftButton, pos=there)


def drag_card(window, card, place):
    """Find a card in the library and drag it to a place of the dugout."""
    type_in(window, card)
    rack = window.library.rack
    start = rack.visualRect(rack.found.index(rack.found.row_of(card))).center()
    slot = window.mat.places[place]
    drag(rack.viewport(), start, slot, slot.rect().center())


def shown(qtbot, dialog):
    qtbot.addWidget(dialog)
    dialog.show()
    with qtbot.waitExposed(dialog):
        pass
    return dialog


def choose(chooser, value):
    chooser.choose(value)
    chooser.activated.emit(chooser.currentIndex())
