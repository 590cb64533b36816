"""Moments of a game in one line, in both spellings."""

from __future__ import annotations

import pytest

from hotstove.baseball.bases import Base
from hotstove.baseball.situation import Situation, situation
from hotstove.play.seats import Side

FIRST, SECOND, THIRD = Base.FIRST, Base.SECOND, Base.THIRD


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (
            "bottom 9, two out, runner on first, 3-4",
            Situation(9, Side.HOME, 2, ((FIRST, ""),), 3, 4),
        ),
        ("top of the 1st, nobody out, bases empty", Situation()),
        ("top 3, one out, runners on first and third", Situation(
            3, Side.VISITOR, 1, ((FIRST, ""), (THIRD, "")),
        )),
        ("bottom 12, 2 outs, bases loaded, 10–10", Situation(
            12, Side.HOME, 2, ((FIRST, ""), (SECOND, ""), (THIRD, "")), 10, 10,
        )),
        ("two out", Situation(outs=2)),
    ],
)
def test_the_spelling_in_words(text, meant):
    assert situation(text) == meant


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (
            "B9 2o [1:Cole 3:Dorn] 3–4",
            Situation(9, Side.HOME, 2, ((FIRST, "Cole"), (THIRD, "Dorn")), 3, 4),
        ),
        ("T1 0o []", Situation()),
        ("B12 1o [F] 4-4", Situation(
            12, Side.HOME, 1, ((FIRST, ""), (SECOND, ""), (THIRD, "")), 4, 4,
        )),
        ("T9 2o [1: 2:] 0-4", Situation(
            9, Side.VISITOR, 2, ((FIRST, ""), (SECOND, "")), 0, 4,
        )),
    ],
)
def test_the_spelling_of_the_ledgers(text, meant):
    assert situation(text) == meant


def test_both_spellings_mean_the_same():
    assert situation("B9 2o [1:] 3-4") == situation("bottom 9, two out, runner on first, 3-4")


@pytest.mark.parametrize("text", ["middle 5", "T9 2o", "runner on fourth", "two outs, ninth"])
def test_what_is_not_understood_is_named(text):
    with pytest.raises(ValueError, match="a situation cannot say"):
        situation(text)
