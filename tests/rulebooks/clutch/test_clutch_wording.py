"""Every fact, question, die and refusal of Clutch has its sentence, with its blanks filled."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from clutch_cast import BOOKS, at
from clutch_people import setup
from test_clutch_battery import edition

import hotstove.rulebooks.clutch as package
from hotstove.baseball.facts import SidesChanged
from hotstove.managers.luck import Luck
from hotstove.play.decisions import Roll
from hotstove.play.dice import SeededDice
from hotstove.play.facts import Rolled
from hotstove.play.problems import Problem
from hotstove.play.session import Session
from hotstove.play.table import Gesture
from hotstove.rulebooks.clutch import facts
from hotstove.rulebooks.clutch.problem_wording import PROBLEMS

FOLDER = Path(package.__file__).parent
CODE = re.compile(r'fault\(\s*"([A-Z0-9]+(?:_[A-Z0-9]+)+)"')
SILENT = {
    facts.OutcomeSettled, facts.AtBatClosed, facts.HalfEnded, facts.RunnersSent, facts.ThrowAimed,
    facts.CardStayed, facts.StadiumActed, facts.Adjusted, facts.Awarded, SidesChanged, Rolled,
}  # fmt: skip
"""Told by what comes before or after them, or not at every time."""


@pytest.mark.parametrize("year", BOOKS)
@pytest.mark.parametrize("seed", [0, 3, 4])
def test_nothing_is_left_unsaid(year, seed):
    """Log, prompts, buttons and dice of a whole game, as every seat sees it."""
    book = edition(year)(seed)
    session = Session(book, SeededDice(seed), waits_for_throws=True)
    lucks = {seat: Luck(seed + seat) for seat in (0, 1)}
    said = []
    while (request := session.request) is not None:
        seen = session.seen_from(request.seat)
        if isinstance(request, Roll):
            said += [book.wording.throw(request, seen), book.wording.throw_button(request)]
            session.throw()
            continue
        said += [book.wording.question(request, seen), book.wording.others(request)]
        for option in request.options:
            said.append(book.wording.answer(request, option.answer))
            if option.place:
                said.append(book.wording.drop(option.place))
        session.choose(lucks[request.seat].choose(seen, request))
    told = set()
    for seat in (0, 1, None):
        for frame in session.frames(seat):
            lines = book.wording.lines(frame.fact, frame.seen)
            said += [line.sentence for line in lines]
            if lines:
                told.add(type(frame.fact))
    for sentence in said:
        assert "{" not in sentence.english(), sentence
        assert sentence.english().strip()
    assert {type(fact) for fact in session.facts} - told <= SILENT


def test_every_code_that_is_raised_has_a_sentence_of_its_own():
    text = "".join(path.read_text("utf-8") for path in FOLDER.glob("*.py"))
    codes = set(CODE.findall(text))
    assert {"SUB_ROLE", "CARD_DOUBLE_UP", "ROSTER_COVER", "IBB_TOO_LATE"} <= codes
    assert sorted(codes - set(PROBLEMS) - {"NOT_OFFERED"}) == []


def test_a_hidden_draw_names_no_card():
    book = BOOKS[2024](setup(2024))
    session = at(2024)
    fact = facts.Drew("home", 1, ("idle@1-1",))  # type: ignore[arg-type]
    lines = book.wording.lines(fact.seen_from(0), session.seen_from(0))
    assert "Idle" not in lines[0].sentence.english()


def test_cl_03_a_strikeout_is_shown_as_k_in_2017():
    """CL-03, RUL-03."""
    for year, shown in ((2017, "K"), (2024, "SO")):
        assert BOOKS[year](setup(year)).wording.result("SO") == shown


@pytest.mark.parametrize(
    ("piece", "place", "code"),
    [
        ("card:quill", "plate", "SUB_NOT_AT_BAT"),
        ("card:lark~", "plate", "NOT_BATTING"),
        ("card:thorn", "mound", "NOT_FIELDING"),
        ("card:ames~", "mound", "SUB_ROLE"),
        ("card:quill", "first", "RUNNERS_MOVE_BY_RESULT"),
        ("card:idle@0-1", "table", "CARD_NOT_IN_HAND"),
        ("die:1", "plate", "NOT_A_CARD"),
        ("card:quill", "moon", "NOTHING_THERE"),
    ],
)
def test_a_gesture_that_is_not_legal_is_explained(piece, place, code):
    """CL-21, CL-55: the rule against it, in words."""
    session = at(2017)
    found = session.rulebook.explain(session.state, 0, Gesture(piece, place))
    assert [problem.code for problem in found][:1] == [code]
    assert "{" not in session.rulebook.wording.problem(found[0]).english()
    assert isinstance(found[0], Problem)
