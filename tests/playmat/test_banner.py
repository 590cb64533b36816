"""The end of a game: who has won, in words and on the mat; and the picture of a table."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QSize
from tables_for_tests import ROOT, desk_of, session_of

from hotstove.play.seats import Side
from hotstove.playmat.banner import banner_box, winner_of, winning_words
from hotstove.playmat.picture import draw

CLUBS = {Side.VISITOR: "Stovepipes", Side.HOME: "Mudlarks"}


def ended(visitor, home, **changes):
    """A game that is over with this score."""
    state = session_of().state
    return replace(state, visitor_runs=visitor, home_runs=home, is_over=True, **changes)


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ((1, 5), ("The Mudlarks win", "5–1 over the Stovepipes")),
        ((3, 2), ("The Stovepipes win", "3–2, by a single run over the Mudlarks")),
    ],
)
def test_it_says_who_has_won_and_by_how_much(game, words):
    assert winning_words(ended(*game), CLUBS) == words


def test_a_forfeit_goes_to_the_other_side_whatever_the_score():
    game = ended(9, 0, forfeited_by=Side.VISITOR)
    assert winner_of(game) is Side.HOME
    assert winning_words(game, CLUBS) == ("The Mudlarks win", "by forfeit of the Stovepipes")


def test_nobody_has_won_a_game_that_goes_on():
    assert winner_of(session_of().state) is None


def test_the_banner_hangs_when_the_game_is_over_and_comes_down_when_it_goes_on(qtbot):
    desk = desk_of(qtbot, session_of(innings=1))
    while not desk.model.is_over:
        desk.act()
    banner = desk.scene._banner
    assert banner.isVisible()
    assert desk.scene._caption.text == ""
    box = banner_box(desk.scene.layout.mat)
    assert desk.scene.layout.mat.y < box.y
    desk.model.undo()
    assert not banner.isVisible()


def test_a_picture_has_its_scorebook_and_prompt_written(qtbot):
    """Without a window they are ink on paper, no empty sheets."""
    session = session_of([9, 12, 20, 3])
    desk = desk_of(qtbot, session)
    for _ in range(8):
        desk.act()
    image = draw(session, "showdown", ROOT / "resources", QSize(1600, 1000))
    layout = desk.scene.table.layout(desk.scene.form.__class__(1600, 1000, False))
    for box in (layout.log, layout.prompt):
        dark = sum(
            image.pixelColor(round(x), round(y)).lightness() < 90
            for x in range(int(box.x) + 20, int(box.x + box.width) - 20, 2)
            for y in range(int(box.y) + 12, int(box.y + box.height) - 12, 2)
        )
        assert dark > 200
