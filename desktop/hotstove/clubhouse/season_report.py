"""A season told: played with its progress on a stream, then the standings as text or as data."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, TextIO

from hotstove.clubhouse.season import ClubId, ClubRecord, SeasonPlan, play_season, standings


def told_season(
    plan: SeasonPlan, names: Callable[[ClubId], str], processes: int, progress: TextIO
) -> tuple[dict[str, Any], str]:
    """Play *plan* and return what it came to, as data and as text; *progress* hears the count.

    Raises what ``play_season`` raises.
    """

    def tell(played: int, games: int) -> None:
        progress.write(f"\r{played} of {games} games")
        progress.flush()

    begun = time.perf_counter()
    scores = play_season(plan, processes=processes, heard=tell)
    seconds = time.perf_counter() - begun
    progress.write("\n")
    table = standings(scores, plan.clubs)
    runs = sum(record.runs for record in table) / (2 * len(scores))
    data = {
        "rulebook": plan.rulebook,
        "seed": plan.seed,
        "manager": plan.manager,
        "games": len(scores),
        "seconds": round(seconds, 6),
        "games_per_second": round(len(scores) / seconds, 1) if seconds else 0.0,
        "runs_per_team_game": round(runs, 6),
        "table": table_data(table),
    }
    played = f"{len(scores)} games in {seconds:.1f} s; {runs:.2f} runs a team and game."
    return data, f"{table_text(table, names)}\n\n{played}"


def table_data(records: Sequence[ClubRecord]) -> list[dict[str, str | int | float]]:
    """Return the standings as plain data, a club an entry."""
    return [
        {
            "club": record.club,
            "w": record.wins,
            "l": record.losses,
            "pct": round(record.share, 3),
            "gb": record.behind,
            "r": record.runs,
            "ra": record.allowed,
        }
        for record in records
    ]


def table_text(records: Sequence[ClubRecord], names: Callable[[ClubId], str]) -> str:
    """Return the standings as printed, W L PCT GB R RA."""
    told = [(names(record.club), record) for record in records]
    width = max(len(name) for name, _ in told)
    lines = [f"{'':{width}}    W    L   PCT    GB     R    RA"]
    for name, record in told:
        share = f"{record.share:.3f}".removeprefix("0")
        behind = f"{record.behind:.1f}" if record.behind else "-"
        lines.append(
            f"{name:{width}}  {record.wins:3}  {record.losses:3} {share:>5} {behind:>5} "
            f"{record.runs:5} {record.allowed:5}"
        )
    return "\n".join(lines)
