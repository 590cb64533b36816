"""The situation card and the line card: what stands on them, and that they fit the paper."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

sys.path += [str(Path(__file__).parent), str(Path(__file__).parents[1] / "baseball")]
from hand_told import VISITOR, HandTold, random_story
from printed import HEADING, NAMES, margins_are_white, reader, words

from hotstove.paper import line_card, page, situation_card
from hotstove.paper.line_card import LineCard
from hotstove.paper.scorecard import Scorecard, pdf_bytes
from hotstove.paper.scorecard_input import blank_input, scorecard_input
from hotstove.paper.situation_card import ACROSS, SituationCard, placed

KINDS = ("situation", "line")


def game_of(story, names=NAMES, **more):
    return scorecard_input(story.facts, names, HEADING, **more)


def card(story, kind, paper="a4", **more):
    return Scorecard(game_of(story, **more), paper, kind)


def long_half(turns):
    """*turns* visitors come up in the first."""
    return HandTold().bats(*["1B"] * (turns - 3), "SO", "SO", "SO").change()


# Both


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_nothing_is_drawn_in_the_margins(kind, paper):
    made = card(random_story(11, spirit=0.07), kind, paper)
    assert all(margins_are_white(made, number) for number in range(made.pages))
    assert margins_are_white(Scorecard(blank_input(), paper, kind), 0)


@pytest.mark.parametrize("kind", KINDS)
def test_names_results_and_the_score_can_be_searched(kind):
    text = words(card(HandTold().bats("BB", "2B").extra(3).bats("GB", "SO"), kind))
    for wanted in ("Ames", "Bell", "BB", "2B", "GB", "SO", "1 – 0", "Marsh Marshers", "LOB",
                   "Hill Field", "seed 42", "7 · 12 · 11"):  # fmt: skip
        assert wanted in text, wanted
    assert "7 · 12" not in words(card(HandTold().bats("BB"), kind, has_dice=False))


@pytest.mark.parametrize("kind", KINDS)
def test_no_text_is_smaller_than_five_points(kind, monkeypatch):
    sizes = []
    really = page._set
    monkeypatch.setattr(
        page, "_set", lambda lettering, points: sizes.append(points) or really(lettering, points)
    )
    long_names = {key: f"{name} of the Very Long Family Name" for key, name in NAMES.items()}
    pdf_bytes(card(random_story(5), kind, names=long_names))
    assert min(sizes) >= 5.0


@pytest.mark.parametrize("kind", KINDS)
def test_a_game_can_be_printed_at_any_moment(kind):
    story = HandTold().bats("BB").steals(1).pinch_hits("kerr").relieved_by("rusk~").bats("1B")
    for end in range(len(story.facts) + 1):
        made = Scorecard(scorecard_input(story.facts[:end], NAMES, HEADING), "a4", kind)
        assert len(reader(made).pages) == made.pages


@pytest.mark.parametrize("kind", KINDS)
def test_a_blank_card_has_no_letters_in_its_boxes_and_is_grey(kind):
    made = Scorecard(blank_input(), "a4", kind)
    assert made.pages == 2
    codes = re.compile(r"\b(SO|GB|FB|PU|1B|2B|3B)\b")
    assert not codes.search(words(made).replace("BB SO HR", ""))
    sheet = QImage(1485, 1050, QImage.Format.Format_RGB32)
    sheet.fill(QColor("white"))
    painter = QPainter(sheet)
    made.draw(painter, 0)
    painter.end()
    darkest = min(
        QColor(sheet.pixel(x, y)).red() for x in range(400, 700) for y in range(300, 600)
    )
    assert 0xB3 - 3 <= darkest < 0xFF


@pytest.mark.parametrize("kind", KINDS)
def test_names_are_plain_text(kind):
    names = NAMES | {"ames": "<b>{incoming}</b>", "kerr": "{outgoing}"}
    story = HandTold().pinch_hits("kerr").bats("1B", "SO")
    text = words(card(story, kind, names=names))
    assert "{outgoing}" in text
    assert "<b>{incoming}</b>" in text


# The situation card


def test_each_side_has_its_page_play_by_play():
    made = card(random_story(11, spirit=0.07), "situation")
    assert made.pages == 2
    assert "Visitors at bat, play by play" in words(made, 0)
    assert "Pitchers of Marsh Marshers" in words(made, 1)
    assert "How to read this card" in words(made, 1)


def test_the_first_and_the_last_box_of_a_half_are_marked():
    found = placed(game_of(HandTold().bats("BB", "SO", "SO", "SO").change()), VISITOR)
    assert [box.inning for box in found] == [1, 0, 0, 0]
    assert [box.is_last for box in found] == [False, False, False, True]
    assert not placed(game_of(HandTold().bats("SO")), VISITOR)[0].is_last


def test_a_big_inning_costs_nothing_and_more_boxes_take_another_page():
    """Forty turns in one half stand on one page; seventy need two, and none is lost."""
    assert SituationCard(game_of(long_half(40))).pages == 2
    made = SituationCard(game_of(long_half(70)))
    assert made.pages == 3
    assert [shown.has_foot for shown in made.plan] == [False, True, True]
    assert sum(len(shown.boxes) for shown in made.plan if shown.side is VISITOR) == 70


def test_the_boxes_stay_above_the_foot():
    made = SituationCard(game_of(long_half(70)))
    for shown in made.plan:
        assert len(shown.boxes) <= shown.rows * ACROSS


def test_a_steal_is_a_box_of_its_own():
    text = words(card(HandTold().bats("1B").steals(1), "situation"))
    assert "Ames runs" in text
    assert "SB" in text.split()


def test_the_slots_of_the_men_on_base_stand_on_the_bases(monkeypatch):
    seen = []
    really = situation_card.Box._bag
    monkeypatch.setattr(
        situation_card.Box, "_bag",
        lambda self, at, runner, colour: seen.append(runner and runner.spot)
        or really(self, at, runner, colour),
    )  # fmt: skip
    pdf_bytes(card(HandTold().bats("1B", "2B"), "situation"))
    assert seen == [None, None, None, 1, None, None, 1, None, None, None, 2, 1]


def test_all_men_of_a_slot_stand_beside_the_boxes():
    story = HandTold()
    for number in range(7):
        story.next[VISITOR] = 1
        story.pinch_hits(f"hitter{number}").down(2)
    text = words(card(story, "situation"))
    assert all(f"hitter{number}" in text for number in range(7))


# The line card


@pytest.mark.parametrize("seed", range(8))
def test_a_whole_game_stands_on_two_pages(seed):
    assert LineCard(game_of(random_story(seed, spirit=0.06))).pages <= 2


def test_every_line_is_on_some_page():
    made = LineCard(game_of(random_story(3, spirit=0.3)))
    lines = [line for shown in made.plan for line in shown]
    assert len(lines) == len(line_card.line_entries(made.game.book)) + 1


def test_lines_come_closer_where_that_saves_a_page():
    loose = line_card._rows(10)
    tight = line_card._rows(loose * 4 + 1)
    assert tight > loose
    assert line_card._rows(loose * 4) == loose
    assert line_card.ROOM / tight >= line_card.LEAST_ROW


def test_the_columns_of_the_last_page_are_balanced():
    made = LineCard(game_of(random_story(3, spirit=0.06)))
    last, cut = made.plan[-1], made.cuts[-1]
    assert abs(cut - (len(last) - cut)) <= 2 * line_card.MOST_SHIFT + 1


def test_substitutions_and_pitchers_of_record_are_told():
    story = HandTold().bats("HR").pinch_hits("kerr").relieved_by("rusk~").down().down(16)
    text = words(card(story.relieved_by("tully").down().ends(), "line"), 0)
    assert "PH kerr for Bell" in text
    assert "P rusk~ for Pike Jr" in text
    assert "W Pike · L Pike Jr · SV tully" in words(card(story, "line"), 0)


def test_a_half_ends_in_its_sums():
    assert "0 R, 1 H, 1 LOB" in words(card(HandTold().bats("1B").down(), "line"))


def test_the_head_names_both_clubs():
    text = words(card(HandTold().bats("SO"), "line"))
    assert "Marsh Marshers at Hill Hillers" in text
    assert "Managers: Vera, Hal" in text
