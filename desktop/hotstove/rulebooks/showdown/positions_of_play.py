"""What no position of a Showdown game may show; a save that shows it is damaged."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from hotstove.baseball.innings import OUTS_A_HALF
from hotstove.play.problems import Problem
from hotstove.play.seats import Side

from .cards import Card, CardId
from .state import ShowdownGame


def faults(cards: Mapping[CardId, Card], game: ShowdownGame) -> Iterator[Problem]:
    """Nobody on two bases or in two places, nobody unknown, outs and runs that can be."""
    if not 0 <= game.outs <= OUTS_A_HALF or game.inning < 1:
        yield Problem("STATE_OUTS", "SD-B-16", {"outs": game.outs, "inning": game.inning})
    if game.visitor_runs < 0 or game.home_runs < 0:
        yield Problem("STATE_RUNS", "SD-S-13", {})
    runners = [runner.player for _, runner in game.bases.runners()]
    named = list(runners)
    if game.at_bat:
        named.append(game.at_bat)
    for player, times in Counter(named).items():
        if times > 1:
            yield Problem("STATE_TWO_BASES", "SD-B-16", {"player": player})
    if not game.has_lineups:
        return
    for player in named:
        if player not in game.offense.order:
            yield Problem("STATE_NOT_BATTING", "SD-B-05", {"player": player})
    for side in Side:
        dugout = game.dugout(side)
        standing = [position for position in dugout.positions if position is not None]
        if len(set(dugout.order)) != 9 or len(set(standing)) != len(standing):
            yield Problem("STATE_NINE", "SD-B-04", {"side": side})
        for player in (*dugout.order, dugout.pitcher):
            if player not in cards:
                yield Problem("STATE_UNKNOWN", "SD-C-01", {"player": player})
        groups = (dugout.order, dugout.bench, dugout.bullpen, dugout.gone)
        for player, times in Counter(name for group in groups for name in group).items():
            if times > 1:
                yield Problem("STATE_BACK", "SD-A-41", {"player": player})
