"""The log as a list: it grows by what is played and forgets what is taken back."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex
from showdown_cast import lineup, setup

from hotstove.binding.game_model import GameModel
from hotstove.binding.log_model import LogModel, LogRole
from hotstove.play.dice import LoadedDice
from hotstove.play.session import Session
from hotstove.play.wording import Weight
from hotstove.rulebooks.showdown.basic import BATTER_UP, TAKE_THE_FIELD, BasicShowdown


def begun(dice=(1, 20)) -> GameModel:
    session = Session(BasicShowdown(setup()), LoadedDice(dice, seed=7), waits_for_throws=True)
    model = GameModel(session)
    model.choose(lineup())
    model.choose(lineup(suffix="~"))
    model.choose(TAKE_THE_FIELD)
    return model


def at_bat(model: GameModel) -> None:
    model.choose(BATTER_UP)
    model.throw()
    model.throw()


def test_lines_come_with_weight_rule_and_gesture(qapp):
    model = begun()
    log = LogModel(model)
    rows = log.rowCount()
    added = []
    log.rowsInserted.connect(lambda parent, first, last: added.append((first, last)))
    at_bat(model)
    assert added[0][0] == rows
    assert added[-1][1] == log.rowCount() - 1
    told = [row.text for row in log.rows[rows:]]
    assert "Ames homers!" in told
    number = rows + told.index("Ames homers!")
    index = log.index(number)
    assert index.data() == "Ames homers!"
    assert index.data(LogRole.WEIGHT) == Weight.OUTCOME
    assert index.data(LogRole.RULE) == "SD-M-08"
    assert index.data(LogRole.GESTURE) == model.session.gesture - 1


def test_what_is_taken_back_is_forgotten_and_told_again(qapp):
    model = begun()
    log = LogModel(model)
    before = log.text()
    at_bat(model)
    after = log.text()
    model.rewind(3)
    assert log.text() == before
    while model.session.may_redo:
        model.redo()
    assert log.text() == after
    assert [row.gesture for row in log.rows] == sorted(row.gesture for row in log.rows)


def test_a_log_built_late_says_the_same(qapp):
    model = begun()
    early = LogModel(model)
    at_bat(model)
    late = LogModel(model)
    assert late.rows == early.rows
    model.rewind(late.rows[-1].gesture)
    assert "homers" not in late.text()


def test_the_copy_sets_notes_in_and_headings_out(qapp):
    model = begun()
    log = LogModel(model)
    lines = log.text().splitlines()
    assert "Top of inning 1: the Marshers bat" in lines
    assert any(line.startswith("  ") for line in lines)
    assert log.rowCount(QModelIndex()) == len(lines)
