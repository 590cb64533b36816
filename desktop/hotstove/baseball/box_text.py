"""A box score as aligned plain text for terminals, windows and the clipboard, and as plain data."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import to_builtins

from hotstove.play.facts import Fact
from hotstove.play.seats import Side
from hotstove.play.words import Sentence

from .bases import PlayerId
from .box_lines import BattingLine, CatchingLine, PitchingLine
from .box_score import BoxScore, SideBox
from .rates import (
    average,
    earned_run_average,
    on_base,
    on_base_plus_slugging,
    rate,
    slugging,
    whip,
)
from .scoring import Scoring

_BATTING = ("AB", "R", "H", "RBI", "BB", "SO")
_PITCHING = ("IP", "H", "R", "ER", "BB", "SO", "HR", "BF")
_EXTRAS = (
    ("2B", "doubles"),
    ("3B", "triples"),
    ("HR", "hr"),
    ("SB", "sb"),
    ("CS", "cs"),
    ("GDP", "gidp"),
    ("SF", "sf"),
    ("SH", "sh"),
    ("IBB", "ibb"),
)
"""Told in a line below the batters, where there are any."""


class BoxWords(NamedTuple):
    """The few words between the figures."""

    total: str = "Total"
    forfeit: str = "Forfeited by {club}; official score {score}."
    pitching: str = "{club}, pitching"
    figure: Callable[[str], str] = str
    """Puts its own point into a figure with decimals."""


def box_notes_of(
    rulebook: object, facts: Sequence[Fact], box: BoxScore
) -> Mapping[Side, tuple[Sentence, ...]]:
    """Return what the rulebook tells of both sides below the columns; most tell nothing."""
    notes = getattr(rulebook, "box_notes", None)
    return dict.fromkeys(Side, ()) if notes is None else notes(facts, box)


def box_text(
    box: BoxScore,
    player: Callable[[PlayerId], str],
    clubs: Mapping[Side, str],
    words: BoxWords = BoxWords(),  # noqa: B008 - it cannot be changed
    notes: Mapping[Side, Sequence[str]] = {},
) -> str:
    """Return line score, both sides' batters and pitchers, and who won, as lines of text.

    *player* names a player by his id, *clubs* the two sides; *notes* stand below the pitchers.
    Columns are aligned with blanks for a fixed-width face; the text ends without a line end.
    """
    parts = [line_text(box, clubs, words)]
    for side in Side:
        parts.append(_batting_text(box.of(side), player, clubs[side], words))
        pitching = _pitching_text(box, side, player, clubs[side], words)
        parts.append("\n".join((pitching, *(f"  {note}" for note in notes.get(side, ())))))
    return "\n\n".join(parts)


def box_data(
    box: BoxScore, player: Callable[[PlayerId], str], clubs: Mapping[Side, str]
) -> dict[str, Any]:
    """Return a box score of nothing but dicts, lists, texts and numbers.

    ``sides`` by side: club, innings, totals, batting, pitching and catching lines; ``winner``,
    ``loser``, ``save`` (names, or None); ``holds`` and ``blown_saves`` (names);
    ``forfeited_by`` (a side, or None).
    """

    def named(line: BattingLine | PitchingLine | CatchingLine) -> dict[str, Any]:
        return {"name": player(line.player), **to_builtins(line), **_rates(line, box.scoring)}

    sides = {
        side.value: {
            "club": clubs[side],
            "innings": list(box.of(side).innings),
            "runs": box.of(side).runs,
            "official_score": box.score(side),
            "hits": box.of(side).hits,
            "errors": box.of(side).errors,
            "lob": box.of(side).lob,
            "double_plays": box.of(side).double_plays,
            "outfield_assists": box.of(side).assists,
            "batting": [named(line) for line in box.of(side).batting.values()],
            "pitching": [named(line) for line in box.of(side).pitching.values()],
            "catching": [named(line) for line in box.of(side).catching.values()],
        }
        for side in Side
    }
    return {
        "sides": sides,
        "winner": player(box.winner) if box.winner else None,
        "loser": player(box.loser) if box.loser else None,
        "save": player(box.save) if box.save else None,
        "holds": [player(pitcher) for pitcher in box.holds],
        "blown_saves": [player(pitcher) for pitcher in box.blown],
        "forfeited_by": box.forfeited_by.value if box.forfeited_by else None,
    }


def _rates(line: BattingLine | PitchingLine | CatchingLine, scoring: Scoring) -> dict[str, str]:
    """SD-S-15, CS-17."""
    match line:
        case BattingLine():
            return {
                "avg": average(line),
                "obp": on_base(line, scoring),
                "slg": slugging(line),
                "ops": on_base_plus_slugging(line, scoring),
            }
        case PitchingLine():
            return {"era": earned_run_average(line), "whip": whip(line, scoring)}
    return {}


def line_text(
    box: BoxScore,
    clubs: Mapping[Side, str],
    words: BoxWords = BoxWords(),  # noqa: B008 - it cannot be changed
) -> str:
    """SD-S-13: runs by inning, then R, H, E and LOB.

    SD-G-06, 07: a forfeited game stands as it stood, the side that forfeited marked ``F``, and
    the official score in a line below.
    """
    count = len(box.line(Side.VISITOR))
    heads = ["", *(str(number) for number in range(1, count + 1)), "R", "H", "E", "LOB"]
    rows = [heads]
    for side in Side:
        mine = box.of(side)
        totals = (mine.runs, mine.hits, mine.errors, mine.lob)
        rows.append([clubs[side], *box.line(side), *map(str, totals)])
    loser = box.forfeited_by
    if loser is not None:
        for row, mark in zip(rows, ["", *("F" if side is loser else "" for side in Side)],
                             strict=True):  # fmt: skip
            row.append(mark)
    text = _table(rows, gap_before=(count + 1,))
    if loser is None:
        return text
    score = f"{clubs[loser.other]} {box.score(loser.other)}, {clubs[loser]} {box.score(loser)}"
    told = words.forfeit.replace("{club}", clubs[loser]).replace("{score}", score)
    return f"{text}\n{told}"


def _batting_text(
    side: SideBox, player: Callable[[PlayerId], str], club: str, words: BoxWords
) -> str:
    """The men of a slot stand below one another, who came in later one blank to the right."""
    lines = sorted(side.batting.values(), key=lambda line: line.spot)
    rows: list[list[str]] = [[club, "", *_BATTING, "AVG"]]
    for line in lines:
        numbers = (line.ab, line.r, line.h, line.rbi, line.bb, line.so)
        name = player(line.player) if line.is_starter else f" {player(line.player)}"
        rows.append([name, line.position, *map(str, numbers), words.figure(average(line))])
    totals = (side.total(column.lower()) for column in _BATTING)
    whole = words.figure(rate(side.hits, side.total("ab")))
    rows.append([words.total, "", *map(str, totals), whole])
    text = [_table(rows, left=2)]
    for head, column in _EXTRAS:
        text += _note(head, player, [(line.player, getattr(line, column)) for line in lines])
    text.append(f"  LOB: {side.lob}")
    if side.double_plays:
        text.append(f"  DP: {side.double_plays}")
    return "\n".join(text)


def _note(
    head: str, player: Callable[[PlayerId], str], made: Sequence[tuple[PlayerId, int]]
) -> list[str]:
    """``  2B: Ames, Bell 2``, or nothing where nobody made one."""
    told = [player(who) if times == 1 else f"{player(who)} {times}" for who, times in made if times]
    return [f"  {head}: {', '.join(told)}"] if told else []


def _pitching_text(
    box: BoxScore, side: Side, player: Callable[[PlayerId], str], club: str, words: BoxWords
) -> str:
    lines = list(box.of(side).pitching.values())
    rows: list[list[str]] = [[words.pitching.replace("{club}", club), *_PITCHING]]
    for line in lines:
        numbers = (line.h, line.r, line.er, line.bb, line.so, line.hr, line.bf)
        rows.append(
            [_with_decisions(box, line, player), words.figure(line.innings), *map(str, numbers)]
        )
    text = [_table(rows)]
    inherited = [f"{player(line.player)} {line.ir}-{line.irs}" for line in lines if line.ir]
    if inherited:
        text.append(f"  IR-IRS: {', '.join(inherited)}")
    return "\n".join(text)


def _with_decisions(box: BoxScore, line: PitchingLine, player: Callable[[PlayerId], str]) -> str:
    """SD-S-25..27: ``(W)``, ``(L)``, ``(SV)``, ``(HLD)``, ``(W, BS)`` after the name."""
    name, decisions = player(line.player), box.decisions(line.player)
    return f"{name} ({', '.join(decisions)})" if decisions else name


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
