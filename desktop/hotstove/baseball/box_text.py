"""A box score as aligned plain text for terminals, windows and the clipboard, and as plain data."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import to_builtins

from hotstove.play.seats import Side

from .bases import PlayerId
from .box_score import BattingLine, BoxScore, PitchingLine, SideBox, rate

_BATTING = ("AB", "R", "H", "RBI", "BB", "SO")
_PITCHING = ("IP", "H", "R", "ER", "BB", "SO", "HR", "BF")
_EXTRAS = (
    ("2B", "doubles"),
    ("3B", "triples"),
    ("HR", "hr"),
    ("SB", "sb"),
    ("CS", "cs"),
    ("GIDP", "gidp"),
    ("SF", "sf"),
    ("SH", "sh"),
)
"""Told in a line below the batters, where there are any."""


def box_text(box: BoxScore, player: Callable[[PlayerId], str], clubs: Mapping[Side, str]) -> str:
    """Return line score, both sides' batters and pitchers, and who won, as lines of text.

    *player* names a player by his id, *clubs* the two sides. Columns are aligned with blanks
    for a fixed-width face; the text ends without a line end.
    """
    parts = [line_text(box, clubs)]
    for side in Side:
        parts.append(_batting_text(box.of(side), player, clubs[side]))
        parts.append(_pitching_text(box, side, player, clubs[side]))
    return "\n\n".join(parts)


def box_data(
    box: BoxScore, player: Callable[[PlayerId], str], clubs: Mapping[Side, str]
) -> dict[str, Any]:
    """Return ``sides`` (by side: club, innings, totals, batting and pitching lines), ``winner``
    and ``loser`` (names, or None), of nothing but dicts, lists, texts and numbers."""

    def named(line: BattingLine | PitchingLine) -> dict[str, Any]:
        return {"name": player(line.player), **to_builtins(line)}

    sides = {
        side.value: {
            "club": clubs[side],
            "innings": list(box.of(side).innings),
            "runs": box.of(side).runs,
            "hits": box.of(side).hits,
            "errors": 0,
            "lob": box.of(side).lob,
            "batting": [named(line) for line in box.of(side).batting.values()],
            "pitching": [named(line) for line in box.of(side).pitching.values()],
        }
        for side in Side
    }
    return {
        "sides": sides,
        "winner": player(box.winner) if box.winner else None,
        "loser": player(box.loser) if box.loser else None,
    }


def line_text(box: BoxScore, clubs: Mapping[Side, str]) -> str:
    """SD-S-13: runs by inning, then R, H, E (always 0) and LOB."""
    count = len(box.line(Side.VISITOR))
    heads = ["", *(str(number) for number in range(1, count + 1)), "R", "H", "E", "LOB"]
    rows = [heads]
    for side in Side:
        mine = box.of(side)
        totals = (mine.runs, mine.hits, 0, mine.lob)
        rows.append([clubs[side], *box.line(side), *map(str, totals)])
    return _table(rows, gap_before=(count + 1,))


def _batting_text(side: SideBox, player: Callable[[PlayerId], str], club: str) -> str:
    lines = sorted(side.batting.values(), key=lambda line: line.spot)
    rows: list[list[str]] = [[club, "", *_BATTING, "AVG"]]
    for line in lines:
        numbers = (line.ab, line.r, line.h, line.rbi, line.bb, line.so)
        average = rate(line.h, line.ab)
        rows.append([player(line.player), line.position, *map(str, numbers), average])
    totals = (side.total(column.lower()) for column in _BATTING)
    average = rate(side.hits, side.total("ab"))
    rows.append(["Total", "", *map(str, totals), average])
    text = [_table(rows, left=2)]
    for head, column in _EXTRAS:
        made = [(line.player, getattr(line, column)) for line in lines]
        told = [
            player(who) if times == 1 else f"{player(who)} {times}" for who, times in made if times
        ]
        if told:
            text.append(f"  {head}: {', '.join(told)}")
    return "\n".join(text)


def _pitching_text(box: BoxScore, side: Side, player: Callable[[PlayerId], str], club: str) -> str:
    rows: list[list[str]] = [[f"{club}, pitching", *_PITCHING]]
    for line in box.of(side).pitching.values():
        numbers = (line.h, line.r, line.er, line.bb, line.so, line.hr, line.bf)
        rows.append([_with_decision(box, line, player), line.innings, *map(str, numbers)])
    return _table(rows)


def _with_decision(box: BoxScore, line: PitchingLine, player: Callable[[PlayerId], str]) -> str:
    """SD-S-25: ``(W)`` or ``(L)`` after the name."""
    name = player(line.player)
    if line.player == box.winner:
        return f"{name} (W)"
    return f"{name} (L)" if line.player == box.loser else name


def _table(rows: Sequence[Sequence[str]], *, left: int = 1, gap_before: Sequence[int] = ()) -> str:
    """Return *rows* in columns, the first *left* of them flush left."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = []
        for column, (text, width) in enumerate(zip(row, widths, strict=True)):
            cell = text.ljust(width) if column < left else text.rjust(width)
            cells.append(f"  {cell}" if column in gap_before else cell)
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)
