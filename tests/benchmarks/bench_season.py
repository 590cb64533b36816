"""A season on every core beside the engine's own speed, and the league with all its cards."""

from __future__ import annotations

import os
import time
from pathlib import Path

from measuring import report

from hotstove.catalog.shelf import Catalog
from hotstove.clubhouse.season import SeasonPlan, play_season, schedule
from hotstove.workshop.make import league_files

CARDS = Path(__file__).resolve().parents[2] / "cards"
MOST_OVER = 1.3
"""Times the engine's own games a second, over all cores, that a season may take."""
MOST_SECONDS = 20.0


QUIET = 0.5
"""Load of a machine with nothing else to do."""


def test_a_season_uses_every_core() -> None:
    """Work is measured in processor time, which others on the machine cannot lengthen much.

    The clock is held to the same bound where nobody else keeps the cores busy.
    """
    is_quiet = not hasattr(os, "getloadavg") or os.getloadavg()[0] < QUIET
    clubs = tuple(club.id for club in Catalog(CARDS).clubs)
    plan = SeasonPlan("showdown/advanced", str(CARDS), clubs, "instinct", games=162)
    sample = SeasonPlan("showdown/advanced", str(CARDS), clubs, "instinct", games=30)
    begun = worked()
    per_second = len(play_season(sample, processes=1)) / (worked() - begun)
    cores = os.cpu_count() or 1
    begun, started = worked(), time.perf_counter()
    scores = play_season(plan, processes=cores)
    seconds, work = time.perf_counter() - started, worked() - begun
    ideal = len(schedule(clubs)) / per_second
    report(
        "season",
        games=str(len(scores)),
        seconds=seconds,
        work_over_ideal=work / ideal,
        clock_over_ideal=seconds * cores / ideal,
    )
    assert work <= MOST_OVER * ideal
    assert seconds <= MOST_OVER * ideal / cores or not is_quiet


def worked() -> float:
    """Processor seconds of this process and those it has ended."""
    return sum(os.times()[:4])


def test_the_league_and_its_cards_are_made_in_seconds() -> None:
    begun = time.process_time()
    league_files(CARDS)
    seconds = time.process_time() - begun
    report("league", seconds=seconds)
    assert seconds < MOST_SECONDS
