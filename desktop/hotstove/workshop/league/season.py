"""The House League's season of 2026, invented whole from one seed."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from typing import Final

from hotstove.baseball.clubs import Club
from hotstove.workshop.charts import Yardstick
from hotstove.workshop.editions import Edition
from hotstove.workshop.league import people, squads, talents
from hotstove.workshop.league.batting import batting_lines
from hotstove.workshop.league.chance import Chance
from hotstove.workshop.league.counting import counted
from hotstove.workshop.league.fielding import fielding_lines, with_runners
from hotstove.workshop.league.pitching import club_years, pitching_lines, shared_runs
from hotstove.workshop.league.playing_time import lineup_shares, workloads
from hotstove.workshop.seasons import Season

SEED: Final = 2026
YEAR: Final = 2026


def house_league(clubs: tuple[Club, ...], edition: Edition, folder: Path) -> Season:
    """Return the people of *clubs* and their season.

    *folder* holds the name lists and ``squads.toml``; *edition* is the one whose cards the
    league is made for. Raises CardFileError or FileRefused for those files.
    """
    data = squads.read_squads(folder / "squads.toml")
    registry = people.Registry(people.read_cultures(folder / "names"), Chance(SEED))
    chance = Chance(SEED + 1)
    hitter_spots = squads.hitter_spots(clubs, data, chance)
    pitcher_spots = squads.pitcher_spots(clubs, data, chance)
    everybody = people.players(clubs, hitter_spots, pitcher_spots, data, registry, chance)
    hitters = [player for player in everybody if player.kind == "hitter"]
    pitchers = [player for player in everybody if player.kind == "pitcher"]
    bats = talents.hitter_talents(hitter_spots, data, edition, chance)
    arms = talents.pitcher_talents(pitcher_spots, data, edition, chance)

    places = []
    loads = []
    for number in range(len(clubs)):
        bench = _club(number, squads.BENCH_SIZE)
        staff = _club(number, squads.STAFF_SIZE)
        places += lineup_shares(hitter_spots[bench], bats[bench], chance)
        loads += workloads(pitcher_spots[staff], arms[staff], chance)
    shares = [sum(row) for row in places]
    yardsticks = {kind: Yardstick(edition, kind) for kind in ("hitter", "pitcher")}
    counts = counted(bats, shares, arms, loads, yardsticks, chance)

    batting = batting_lines(
        hitters, bats, shares, counts.hitters, edition, yardsticks["hitter"], chance
    )
    runs = shared_runs(counts.pitchers, sum(line.r for line in batting), chance)
    scored: dict[str, int] = defaultdict(int)
    allowed: dict[str, int] = defaultdict(int)
    for player, line in zip(hitters, batting, strict=True):
        scored[player.club] += line.r
    for player, given in zip(pitchers, runs, strict=True):
        allowed[player.club] += given
    pitching = pitching_lines(
        pitchers,
        loads,
        counts.pitchers,
        runs,
        club_years([club.id for club in clubs], scored, allowed),
        batting,
        sum(line.triples for line in batting),
        chance,
    )
    fielding = []
    for number, club in enumerate(clubs):
        bench = _club(number, squads.BENCH_SIZE)
        outs = sum(
            line.outs
            for player, line in zip(pitchers, pitching, strict=True)
            if player.club == club.id
        )
        fielding += fielding_lines(
            hitters[bench], bats[bench], places[bench], outs, edition, chance
        )
    fielding = with_runners(
        fielding,
        {player.id: talent for player, talent in zip(hitters, bats, strict=True)},
        batting,
        edition,
    )
    return Season(tuple(everybody), tuple(batting), tuple(fielding), tuple(pitching))


def _club(number: int, size: int) -> slice:
    return slice(number * size, (number + 1) * size)
