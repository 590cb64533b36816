"""A season among clubs: everybody plays everybody, the cores agree, and the table is right."""

from __future__ import annotations

import io
from collections import Counter
from pathlib import Path

import pytest

from hotstove.catalog.refused import CatalogError
from hotstove.clubhouse.season import (
    FinalScore,
    Fixture,
    SeasonPlan,
    fixture_setup,
    play_fixture,
    play_season,
    schedule,
    standings,
)
from hotstove.clubhouse.season_report import table_text, told_season
from hotstove.managers.registry import UnknownManager

CARDS = Path(__file__).resolve().parents[2] / "cards"
FOUR = ("stovepipes", "lamplighters", "mudlarks", "clockwinders")
SIXTEEN = tuple("abcdefghijklmnop")


def plan(**changes: object) -> SeasonPlan:
    agreed: dict[str, object] = {
        "rulebook": "showdown/basic",
        "cards": str(CARDS),
        "clubs": FOUR,
        "manager": "luck",
        "games": 6,
    }
    return SeasonPlan(**(agreed | changes))  # type: ignore[arg-type]


def test_a_full_season_is_balanced() -> None:
    fixtures = schedule(SIXTEEN)
    assert len(fixtures) == 1296
    assert [fixture.number for fixture in fixtures] == list(range(1296))
    assert Counter(one.home for one in fixtures) == dict.fromkeys(SIXTEEN, 81)
    assert Counter(one.visitor for one in fixtures) == dict.fromkeys(SIXTEEN, 81)
    met = Counter(frozenset((one.home, one.visitor)) for one in fixtures)
    assert len(met) == 120
    assert set(met.values()) == {10, 11}


@pytest.mark.parametrize(("clubs", "games"), [(2, 1), (2, 7), (4, 6), (6, 13), (16, 31), (16, 162)])
def test_everybody_plays_once_a_day_and_about_half_at_home(clubs: int, games: int) -> None:
    names = SIXTEEN[:clubs]
    fixtures = schedule(names, games)
    for day in range(games):
        today = [name for one in fixtures if one.day == day for name in (one.visitor, one.home)]
        assert sorted(today) == sorted(names)
    at_home = Counter(one.home for one in fixtures)
    assert all(abs(2 * at_home[name] - games) <= 1 for name in names)


@pytest.mark.parametrize(
    ("clubs", "games", "says"),
    [(("a",), 3, "even"), (("a", "b", "c"), 3, "even"), (("a", "a"), 3, "twice"),
     (("a", "b"), 0, "1 or more")],
)  # fmt: skip
def test_an_impossible_schedule_is_refused(clubs: tuple[str, ...], games: int, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        schedule(clubs, games)


def test_one_process_or_two_play_the_same_season() -> None:
    alone = play_season(plan(), processes=1)
    assert len(alone) == 12
    assert play_season(plan(games=6), processes=2) == alone
    assert play_season(plan(seed=2), processes=1) != alone


def test_progress_is_heard_and_a_cancelled_season_ends_early() -> None:
    heard: list[tuple[int, int]] = []
    play_season(plan(), processes=1, heard=lambda *told: heard.append(told))
    assert heard == [(8, 12), (12, 12)]
    assert len(play_season(plan(), processes=1, cancelled=lambda: True)) == 8


def test_a_cancelled_season_leaves_no_process_behind() -> None:
    scores = play_season(plan(games=30), processes=2, cancelled=lambda: True)
    assert len(scores) == 8


def test_unknown_things_are_refused_before_any_game() -> None:
    with pytest.raises(CatalogError, match="giants"):
        play_season(plan(clubs=("giants", "mudlarks")), processes=1)
    with pytest.raises(CatalogError, match="whist"):
        play_season(plan(rulebook="whist"), processes=1)
    with pytest.raises(UnknownManager):
        play_season(plan(manager="fate"), processes=1)


def test_a_game_can_be_played_by_itself() -> None:
    fixture = schedule(FOUR, 6)[3]
    score = play_fixture(plan(), fixture)
    assert score == play_season(plan(), processes=1)[3]
    assert score.visitor_runs != score.home_runs


def test_starters_take_their_turns_by_the_day() -> None:
    """SD-A-02: the slot goes up by one each day, 4 to 1."""
    slots = [
        fixture_setup(plan(rulebook="showdown/advanced"), fixture).slot  # type: ignore[attr-defined]
        for fixture in schedule(FOUR, 6)[::2]
    ]
    assert slots == [1, 2, 3, 4, 1, 2]


def score(number: int, visitor: str, runs: int, home: str, others: int) -> FinalScore:
    return FinalScore(Fixture(number, number, visitor, home), runs, others)


SCORES = (
    score(0, "owls", 3, "bees", 2),
    score(1, "bees", 1, "cats", 9),
    score(2, "cats", 4, "owls", 5),
)


def test_the_table_counts_wins_and_runs() -> None:
    owls, cats, bees = standings(SCORES, ("bees", "cats", "owls"))
    assert (owls.club, owls.wins, owls.losses, owls.behind) == ("owls", 2, 0, 0.0)
    assert (cats.club, cats.share, cats.behind) == ("cats", 0.5, 1.0)
    assert (bees.runs, bees.allowed, bees.behind) == (3, 12, 2.0)


def test_equals_are_ranked_by_runs() -> None:
    tied = (score(0, "bees", 1, "owls", 0), score(1, "owls", 9, "bees", 0))
    assert [record.club for record in standings(tied, ("bees", "owls"))] == ["owls", "bees"]


def test_the_table_is_printed_in_columns() -> None:
    text = table_text(standings(SCORES, ("bees", "cats", "owls")), str.title)
    assert text.splitlines() == [
        "        W    L   PCT    GB     R    RA",
        "Owls    2    0 1.000     -     8     6",
        "Cats    1    1  .500   1.0    13     6",
        "Bees    0    2  .000   2.0     3    12",
    ]


def test_a_season_is_told_with_its_progress() -> None:
    progress = io.StringIO()
    data, text = told_season(plan(), str.upper, 1, progress)
    assert progress.getvalue() == "\r8 of 12 games\r12 of 12 games\n"
    assert data["games"] == 12
    assert sum(club["w"] for club in data["table"]) == 12
    assert "STOVEPIPES" in text
    assert f"{data['runs_per_team_game']:.2f} runs a team and game" in text
