"""What strategy cards are worth: the figures kept, and the measuring itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from hotstove.catalog.shelf import Catalog
from hotstove.play.decisions import Roll
from hotstove.play.seats import SEATS
from hotstove.workshop.strategy_report import (
    MOST,
    PAIRS,
    DiceByPurpose,
    Figure,
    Positions,
    Trial,
    faults_of,
    figure_of,
    read_figures,
    strategy_report,
    typical,
    written,
)

CARDS = Path(__file__).parents[2] / "cards"
CATALOG = Catalog(CARDS)
FIGURES = read_figures(CARDS / "showdown" / "strategy_figures.csv")


@pytest.fixture(scope="module")
def positions():
    return Positions(CATALOG, games=3, seed=5)


def named(card_id):
    return next(card for card in CATALOG.strategy_cards if card.id == card_id)


# The figures kept


def test_every_card_of_the_house_has_been_measured_often_enough():
    assert {figure.card for figure in FIGURES} == {card.id for card in CATALOG.strategy_cards}
    assert min(figure.plays for figure in FIGURES) >= PAIRS == 5_000


def test_no_card_is_an_automatic_include():
    """The lower confidence bound of none is above three times the median of those that help."""
    assert faults_of(FIGURES) == []
    assert typical(FIGURES) > 0.004
    assert sum(figure.gain > 0 for figure in FIGURES) > 0.9 * len(FIGURES)


@pytest.mark.parametrize("card_id", ["fresh_resin", "through_the_hole", "stove_talk", "cannon"])
def test_the_figures_are_what_is_measured(positions, card_id):
    """Three hundred pairs come out within five standard errors of the figure kept."""
    kept = next(figure for figure in FIGURES if figure.card == card_id)
    found = figure_of(positions, named(card_id), 150, seed=77)
    assert found.plays >= 150
    assert abs(found.gain - kept.gain) <= 5 * (found.error + kept.error)


# The measuring


def test_an_overmighty_card_is_found_out():
    figures = [Figure(f"plain{number}", 5_000, 0.01, 0.001) for number in range(9)]
    mighty = Figure("mighty", 5_000, 0.01 * MOST + 0.01, 0.001)
    unsure = Figure("unsure", 50, 0.01 * MOST + 0.01, 0.03)
    assert faults_of([*figures, mighty, unsure]) == [mighty]


def test_a_card_that_hurts_does_not_lower_the_bar():
    figures = [Figure("a", 9, 0.01, 0), Figure("b", 9, 0.02, 0), Figure("c", 9, -0.5, 0)]
    assert typical(figures) == pytest.approx(0.015)
    assert typical([]) == 0


def test_the_same_purpose_gets_the_same_die_whatever_falls_between():
    def roll(purpose):
        return Roll(20, purpose, SEATS[0], "")

    one, other = DiceByPurpose(9), DiceByPurpose(9)
    first = [one.face(roll(purpose), 1, at, at) for at, purpose in enumerate(["pitch", "swing"])]
    other.face(roll("check"), 1, 0, 0)
    second = [other.face(roll(p), 2, at, at) for at, p in enumerate(["pitch", "swing"], 7)]
    assert first == second
    faces = {DiceByPurpose(seed).face(roll("pitch"), 1, 0, 0) for seed in range(400)}
    assert faces == set(range(1, 21))


def test_a_pair_differs_by_the_card_alone(positions):
    """A filler that is never played adds nothing; a draw adds what a card counts for."""
    trial = Trial(positions, named("stove_talk"))
    gains = []
    for number, position in enumerate(positions.found[:40]):
        for side in trial.sides(position.game):
            gain = trial.gain(position, side, number)
            if gain is not None:
                gains.append(round(gain, 4))
    assert gains
    assert max(gains) == pytest.approx(0.016)


def test_the_report_names_each_card_once():
    found = list(
        strategy_report(CATALOG, pairs=5, games=1, only=["fresh_resin", "chatter_box"])
    )
    assert [figure.card for figure in found] == ["fresh_resin", "chatter_box"]
    assert all(figure.plays >= 5 for figure in found)


def test_figures_are_written_and_read(tmp_path):
    figures = (Figure("b", 5_000, 0.02, 0.001), Figure("a", 5_000, -0.01, 0.002))
    path = tmp_path / "figures.csv"
    path.write_text(written(figures), encoding="utf-8")
    assert read_figures(path) == figures
