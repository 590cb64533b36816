"""With reduced motion nothing travels at any table: cards are here, and then there."""

from __future__ import annotations

import random
import time

import pytest
from gallery import BOOKS, RULEBOOKS, play_on, table
from PySide6.QtWidgets import QApplication

STEPS = 10
JUMPS = 3
"""Places a card may be seen at while one gesture is shown: a card that travels has dozens."""


def most_places(window) -> int:
    """Look on until the table lies still; return at how many places one card was seen."""
    director, scene = window.desk.director, window.desk.scene
    seen: dict[str, set[tuple[float, ...]]] = {}
    end = time.monotonic() + 5
    while time.monotonic() < end:
        for piece, card in scene.cards.items():
            at = (round(card.x(), 1), round(card.y(), 1), round(card.rotation(), 1))
            seen.setdefault(piece, set()).add(at)
        if not director.is_busy:
            return max(map(len, seen.values()), default=0)
        QApplication.processEvents()
        time.sleep(0.002)
    raise AssertionError("something still moves")


def shown(window, steps: int, *, is_still: bool) -> int:
    window.store.change(pace="brisk", reduce_motion=is_still)
    model, luck, most = window.game.model, random.Random(4), 0
    for _ in range(steps):
        if model.is_over:
            break
        play_on(model, luck)
        most = max(most, most_places(window))
    window.store.change(pace="off", reduce_motion=False)
    return most


@pytest.mark.parametrize(
    "rulebook",
    [pytest.param(book, marks=() if book in BOOKS else pytest.mark.long) for book in RULEBOOKS],
)
def test_cards_jump_at_every_table(window, rulebook):
    table(rulebook, 20)(window)
    assert shown(window, STEPS, is_still=True) <= JUMPS


def test_the_same_cards_travel_where_motion_is_wanted(window):
    table("showdown/basic", 20)(window)
    assert shown(window, 2, is_still=False) > 2 * JUMPS
