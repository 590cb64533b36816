"""Box score and log as item models: they say what the box score and the wording say."""

from __future__ import annotations

from PySide6.QtCore import Qt

from hotstove.baseball.box_score import BattingLine, BoxScore, PitchingLine
from hotstove.baseball.positions import Position
from hotstove.binding.box_models import BattingModel, LineScoreModel, PitchingModel
from hotstove.play.seats import Side

CLUBS = {Side.VISITOR: "<img src=x>", Side.HOME: "Hillers"}


def box() -> BoxScore:
    made = BoxScore()
    made.visitor.innings = [0, 2]
    made.home.innings = [1]
    made.visitor.batting["ames"] = BattingLine(
        "ames", 1, Position.SHORTSTOP, pa=4, ab=3, h=1, bb=1, r=2
    )
    made.home.pitching["pike~"] = PitchingLine("pike~", outs=5, bf=9, h=1, r=2)
    made.loser = "pike~"
    return made


def texts(model, row) -> list[str]:
    return [model.index(row, column).data() for column in range(model.columnCount())]


def test_the_line_score_runs_visitors_first():
    model = LineScoreModel()
    model.show_box(box(), CLUBS)
    assert texts(model, 0) == ["<img src=x>", "0", "2", *[""] * 7, "2", "1", "0", "0"]
    assert texts(model, 1)[:3] == ["Hillers", "1", ""]
    assert model.headerData(10, Qt.Orientation.Horizontal) == "R"


def test_the_line_score_counts_errors():
    """SD-S-13, PB-S-11, CS-10: games with errors have some."""
    model, made = LineScoreModel(), box()
    made.home.errors = 2
    model.show_box(made, CLUBS)
    heads = [model.headerData(n, Qt.Orientation.Horizontal) for n in range(model.columnCount())]
    assert texts(model, 1)[heads.index("E")] == "2"


def test_batting_ends_in_totals():
    model = BattingModel()
    model.show_box(box(), Side.VISITOR, str.title)
    assert texts(model, 0) == ["Ames", "SS", *"32100001", *"0000000", ".333"]
    assert texts(model, 1)[:3] == ["Total", "", "3"]
    assert model.has_total


def test_pitching_shows_thirds_and_the_decision():
    model = PitchingModel()
    model.show_box(box(), Side.HOME, str.title)
    assert texts(model, 0)[:4] == ["Pike~ (L)", "1.2", "1", "2"]
    assert texts(model, 0)[-2:] == ["10.80", "0.60"]


def test_figures_stand_right_and_are_told_with_their_column():
    model = BattingModel()
    model.show_box(box(), Side.VISITOR, str.title)
    at = model.index(0, 2)
    assert at.data(Qt.ItemDataRole.TextAlignmentRole) & Qt.AlignmentFlag.AlignRight
    assert at.data(Qt.ItemDataRole.AccessibleTextRole) == "AB 3"
