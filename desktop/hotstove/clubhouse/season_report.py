"""A season told: played with its progress on a stream, then the standings as text or as data."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, Final, TextIO

from hotstove.clubhouse.season import ClubId, ClubRecord, SeasonPlan, play_season, standings
from hotstove.play.words import QT_TRANSLATE_NOOP, Filling, Sentence


def told_season(
    plan: SeasonPlan,
    names: Callable[[ClubId], str],
    processes: int,
    progress: TextIO,
    telling: Callable[[Sentence], str] = Sentence.english,
) -> tuple[dict[str, Any], str]:
    """Play *plan* and return what it came to, as data and as text; *progress* hears the count.

    *telling* puts sentences into a language. Raises what ``play_season`` raises.
    """

    def tell(played: int, games: int) -> None:
        progress.write("\r" + telling(_say(_PLAYED, games=games, played=played)))
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
    came_to = _say(_CAME_TO, games=len(scores), seconds=f"{seconds:.1f}", runs=f"{runs:.2f}")
    return data, f"{table_text(table, names, telling)}\n\n{telling(came_to)}"


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


def table_text(
    records: Sequence[ClubRecord],
    names: Callable[[ClubId], str],
    telling: Callable[[Sentence], str] = Sentence.english,
) -> str:
    """Return the standings as printed, W L PCT GB R RA."""
    told = [(names(record.club), record) for record in records]
    width = max(len(name) for name, _ in told)
    heads = [telling(Sentence("standings", head)) for head in _HEADS]
    lines = [f"{'':{width}}  {_columns(heads)}"]
    for name, record in told:
        share = telling(_figure(f"{record.share:.3f}")).removeprefix("0")
        behind = telling(_figure(f"{record.behind:.1f}")) if record.behind else "-"
        figures = (record.wins, record.losses, share, behind, record.runs, record.allowed)
        lines.append(f"{name:{width}}  {_columns(figures)}")
    return "\n".join(lines)


def _columns(cells: Sequence[object]) -> str:
    return " ".join(f"{cell:>{width}}" for cell, width in zip(cells, _WIDTHS, strict=True))


def _say(template: str, **arguments: Filling) -> Sentence:
    return Sentence("standings", template, arguments)


def _figure(text: str) -> Sentence:
    return Sentence("standings", "{figure}", {"figure": text})


_WIDTHS: Final = (3, 4, 5, 5, 5, 5)
_HEADS: Final = (
    QT_TRANSLATE_NOOP("standings", "W"),
    QT_TRANSLATE_NOOP("standings", "L"),
    QT_TRANSLATE_NOOP("standings", "PCT"),
    QT_TRANSLATE_NOOP("standings", "GB"),
    QT_TRANSLATE_NOOP("standings", "R"),
    QT_TRANSLATE_NOOP("standings", "RA"),
)
_PLAYED: Final = QT_TRANSLATE_NOOP("standings", "{played} of {games:n} games", "", 1)
_CAME_TO: Final = QT_TRANSLATE_NOOP(
    "standings", "{games:n} games in {seconds} s; {runs} runs a team and game.", "", 1
)
