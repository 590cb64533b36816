"""The line card: a game as one line a play, in the order it happened; also as plain text.

How it looks on paper is no matter here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeAlias

from hotstove.play.seats import Side

from .bases import PlayerId
from .participants import Change
from .plays import Play, Standing
from .scorebook import FORCE, Half, Scorebook

Item: TypeAlias = Play | Change | Half
"""A half stands for its sums, after its last play."""


class LineEntry(NamedTuple):
    """One line of the card."""

    inning: int
    batting: Side
    item: Item


def line_entries(book: Scorebook) -> list[LineEntry]:
    """Return the whole game in order; a half that is still played has no sums yet."""
    halves = [(half, side) for side in Side for half in book.of(side).halves]
    halves.sort(key=lambda found: (found[0].inning, found[1] is Side.HOME))
    entries = []
    for half, side in halves:
        items: list[Item] = []
        for play in half.plays:
            items += [*play.changes, play]
        if half.is_complete:
            items.append(half)
        entries += [LineEntry(half.inning, side, item) for item in items]
    if entries:
        last = entries[-1]
        entries += [LineEntry(last.inning, last.batting, change) for change in book.changes]
    return entries


def runners_text(play: Play, name_of: Callable[[PlayerId], str]) -> str:
    """Return who moved on the bases: ``Ames 1-3, Bell 2-3-H, Cole 2X3``; X stands for an out.

    The batter is left out, whose code says enough, except where another was out for him.
    """
    ways: dict[PlayerId, str] = {}
    for move in play.moves:
        player, way = move.runner.player, move.shown
        if player in ways:
            ways[player] += way[1:]
        elif not way.startswith("B") or play.mark == FORCE:
            ways[player] = way
    return ", ".join(f"{name_of(player)} {way}" for player, way in ways.items())


def bases_text(standing: Standing) -> str:
    """Return who stands where by base: ``1-3`` for first and third, ``---`` for nobody."""
    return "".join(
        str(number) if runner else "-" for number, runner in enumerate(standing, 1)
    )


def line_card_text(
    book: Scorebook, name_of: Callable[[PlayerId], str], clubs: Mapping[Side, str]
) -> str:
    """Return the line card as aligned plain text, without a line end at its end.

    Columns: half-inning (``T1``, ``B1``), slot and batter, result, runners, outs and bases after
    the play, the visitors' and the home side's runs.
    """
    rows: list[tuple[str, ...]] = [("", "Batter", "Play", "Runners", "Out", "Bases", "Score")]
    before: tuple[int, Side] | None = None
    for inning, side, item in line_entries(book):
        half = f"{'T' if side is Side.VISITOR else 'B'}{inning}" if (inning, side) != before else ""
        before = (inning, side)
        match item:
            case Play():
                rows.append((half, *_play_cells(item, name_of)))
            case Change():
                rows.append((half, "", "", change_text(item, name_of), "", "", ""))
            case Half():
                told = _half_text(item, clubs[side])
                rows.append((half, "", "", told, "", "", _score(item.score)))
                rows.append(("",) * 7)
    if rows[-1] == ("",) * 7:
        rows.pop()
    widths = [max(len(row[column]) for row in rows) for column in range(7)]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    )


def change_text(change: Change, name_of: Callable[[PlayerId], str]) -> str:
    """Return ``PH Kerr for Cole (3)``, ``P Rusk for Pike``, ``Dorn CF→LF``."""
    if not change.outgoing:
        return f"{name_of(change.incoming)} {change.trail}"
    role = change.trail or change.role
    spot = f" ({change.spot})" if change.spot else ""
    return f"{role} {name_of(change.incoming)} for {name_of(change.outgoing)}{spot}"


def _play_cells(play: Play, name_of: Callable[[PlayerId], str]) -> tuple[str, ...]:
    batter = f"{play.spot or ' '} {name_of(play.batter)}" if play.is_turn and play.batter else ""
    return (
        batter,
        play.shown,
        runners_text(play, name_of),
        str(play.outs),
        bases_text(play.after),
        _score(play.score),
    )


def _half_text(half: Half, club: str) -> str:
    left = "" if not half.left_on_base else f", {half.left_on_base} LOB"
    return f"{club}: {half.runs} R, {half.hits} H{left}"


def _score(score: tuple[int, int]) -> str:
    return f"{score[0]}-{score[1]}"
