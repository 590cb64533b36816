"""A person's hands at the roster editor: what the tests of its windows have in common."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest


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
