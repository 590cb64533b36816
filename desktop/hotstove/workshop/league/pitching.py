"""Pitching lines of the league: innings, runs, and who won, lost, saved and held."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hotstove.play.values import Value
from hotstove.workshop.league.chance import Chance
from hotstove.workshop.league.playing_time import GAMES, Workload
from hotstove.workshop.league.rounding import to_total
from hotstove.workshop.seasons import BattingLine, PitchingLine, Player

_EARNED: Final = 0.92
_SAVED: Final = 0.52
"""Saves for a club's win."""
_HELD: Final = 0.65
_POWER: Final = 1.83
"""Of runs scored to runs allowed, for a club's share of games won."""
_RUNS: Final = {"BB": 0.33, "1B": 0.47, "2B": 0.81, "HR": 1.4}
_OUT_RUNS: Final = 0.105
"""What an out takes off, so that good pitchers allow few runs and none less than 0."""


class ClubYear(Value, frozen=True):
    wins: int
    losses: int


def club_years(
    clubs: Sequence[str], scored: dict[str, int], allowed: dict[str, int]
) -> dict[str, ClubYear]:
    """Return every club's record from its runs; all wins and losses of the league agree."""
    shares = [
        scored[club] ** _POWER / (scored[club] ** _POWER + allowed[club] ** _POWER)
        for club in clubs
    ]
    wins = to_total(shares, GAMES * len(clubs) // 2)
    return {club: ClubYear(won, GAMES - won) for club, won in zip(clubs, wins, strict=True)}


def shared_runs(counts: Sequence[dict[str, int]], runs: int, chance: Chance) -> list[int]:
    """Return the league's *runs* by pitcher, as what they allowed would have it."""
    weights = []
    for count in counts:
        trips = sum(count.values())
        made = sum(weight * count[what] for what, weight in _RUNS.items())
        outs = trips - sum(count[what] for what in ("BB", "1B", "2B", "HR"))
        weights.append(max(0.02 * trips, made - _OUT_RUNS * outs) * (1 + 0.06 * chance.bell()))
    return to_total(weights, runs)


def extra_outs(
    counts: Sequence[dict[str, int]], batting: Sequence[BattingLine]
) -> tuple[list[int], list[int], list[int], list[int]]:
    """Return sacrifice bunts, intentional walks, hit batters and outs on the bases by pitcher."""
    trips = [float(sum(count.values())) for count in counts]
    on_first = [float(count["1B"] + count["BB"] + 1) for count in counts]
    sh = to_total(trips, sum(line.sh for line in batting))
    ibb = to_total(trips, sum(line.ibb for line in batting))
    hbp = to_total([count["BB"] + 0.01 for count in counts], sum(line.hbp for line in batting))
    bases = to_total(on_first, sum(line.gdp + line.cs for line in batting))
    return sh, ibb, hbp, bases


def pitching_lines(
    players: Sequence[Player],
    loads: Sequence[Workload],
    counts: Sequence[dict[str, int]],
    runs: Sequence[int],
    years: dict[str, ClubYear],
    batting: Sequence[BattingLine],
    triples: int,
    chance: Chance,
) -> list[PitchingLine]:
    """Return a line for each pitcher; *triples* of the league are among their long hits."""
    sh, ibb, hbp, bases = extra_outs(counts, batting)
    three = to_total([count["2B"] + 0.001 for count in counts], triples)
    wins, losses = _decisions(players, loads, counts, runs, years)
    saves, holds = _saves(players, loads, years)
    lines = []
    for at, (player, load, count) in enumerate(zip(players, loads, counts, strict=True)):
        outs = count["SO"] + count["GB"] + count["FB"] + count["PU"] + sh[at] + bases[at]
        earned = round(runs[at] * min(1.0, _EARNED + 0.03 * chance.bell()))
        games = load.starts + load.relief
        lines.append(
            PitchingLine(
                player=player.id,
                w=wins[at],
                l=losses[at],
                g=max(games, load.starts + saves[at] + holds[at]),
                gs=load.starts,
                sv=saves[at],
                hld=holds[at],
                outs=outs,
                bf=sum(count.values()) + sh[at] + ibb[at],
                h=count["1B"] + count["2B"] + count["HR"],
                hr=count["HR"],
                r=runs[at],
                er=earned,
                bb=count["BB"] - hbp[at] + ibb[at],
                so=count["SO"],
                doubles=count["2B"] - three[at],
                triples=three[at],
                ibb=ibb[at],
                hbp=hbp[at],
                sh=sh[at],
                go=count["GB"],
                fo=count["FB"],
                pu=count["PU"],
            )
        )
    return lines


def _decisions(
    players: Sequence[Player],
    loads: Sequence[Workload],
    counts: Sequence[dict[str, int]],
    runs: Sequence[int],
    years: dict[str, ClubYear],
) -> tuple[list[int], list[int]]:
    wins, losses = [0] * len(players), [0] * len(players)
    for club, year in years.items():
        mine = [at for at, player in enumerate(players) if player.club == club]
        club_rate = sum(runs[at] for at in mine) / sum(loads[at].outs for at in mine)
        won, lost = [], []
        for at in mine:
            rate = max(0.2, runs[at] / max(1.0, loads[at].outs) / club_rate)
            good = 1 / (1 + rate**_POWER)
            decided = 0.82 * loads[at].starts + 0.11 * loads[at].relief
            won.append(decided * good + 0.01)
            lost.append(decided * (1 - good) + 0.01)
        for totals, shares, total in ((wins, won, year.wins), (losses, lost, year.losses)):
            for at, share in zip(mine, to_total(shares, total), strict=True):
                totals[at] = share
    return wins, losses


def _saves(
    players: Sequence[Player], loads: Sequence[Workload], years: dict[str, ClubYear]
) -> tuple[list[int], list[int]]:
    """Closers save, set-up men and the like hold; mop-up men do neither."""
    saves, holds = [0] * len(players), [0] * len(players)
    saving = {"closer": 4.2, "closer on call": 3.2, "set-up man": 0.1}
    holding = {
        "set-up man": 1.6,
        "sidearmer": 0.9,
        "sinkerballer": 0.8,
        "left-hander's man": 0.9,
        "closer on call": 0.3,
        "wild one": 0.25,
        "middle man": 0.3,
    }
    for club, year in years.items():
        mine = [at for at, player in enumerate(players) if player.club == club]
        for totals, weights, share in ((saves, saving, _SAVED), (holds, holding, _HELD)):
            parts = [
                loads[at].relief * weights.get(players[at].role, 0.0) * (loads[at].starts == 0)
                for at in mine
            ]
            for at, part in zip(mine, to_total(parts, round(share * year.wins)), strict=True):
                totals[at] = part
    return saves, holds
