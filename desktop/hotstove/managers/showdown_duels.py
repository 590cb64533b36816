"""The pitch and the swing to come, in runs, and what a run is worth.

Also what a card for before the pitch adds up to; a whole card is weighed in showdown_cards.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hotstove.baseball.effects.clauses import Clause
from hotstove.play.seats import Side
from hotstove.rulebooks.showdown.cards import CardId
from hotstove.rulebooks.showdown.odds import FACES
from hotstove.rulebooks.showdown.state import ShowdownGame

from .showdown_mind import Mind, lead_of, runners_of
from .showdown_values import OUT_VALUE, RUN_VALUES

LEAST_STAKE, MOST_STAKE = 0.25, 3.0
_TIMES: Final = {"this_roll": 1.0, "at_bat": 1.0, "inning": 2.6, "game": 8.0}
"""Plate appearances that a change of this length touches."""
_AT_HOME: Final = Side.HOME
_DUEL: Final = frozenset(("pitch", "swing", "control", "on_base"))
_MOST_KNOWN: Final = 100_000
_LEVERAGE: Final[dict[tuple[int, int, bool, int, int, int], float]] = {}
_STAKES: Final[dict[tuple[int, int, bool, int, int, int], float]] = {}
_SUMMED: Final[dict[int, tuple[tuple[Clause, ...], Summed]]] = {}
_CHARTS: Final[dict[tuple[int, int], tuple[object, float]]] = {}


class Duel(NamedTuple):
    """The pitch and the swing to come."""

    need: int
    """The pitcher has the advantage with a die over it."""
    swing: int
    chart: str
    pitcher: CardId
    batter: CardId


def leverage(mind: Mind, game: ShowdownGame) -> float:
    """Return what a run more is worth to the side at bat, in chances to win."""
    on, is_home = runners_of(game), game.batting is _AT_HOME
    key = (mind.book.innings, game.inning, is_home, game.outs, on, game.lead)
    found = _LEVERAGE.get(key)
    if found is None:
        if len(_LEVERAGE) > _MOST_KNOWN:
            _LEVERAGE.clear()
        now = mind.wins(game, game.outs, on)
        found = _LEVERAGE[key] = mind.wins(game, game.outs, on, 1) - now
    return found


def stake_ratio(mind: Mind, game: ShowdownGame) -> float:
    """Return what a run now counts for, measured by one in the same side's next inning.

    In quarters, so that what was worked out for it may be kept.
    """
    is_home, on = game.batting is _AT_HOME, runners_of(game)
    key = (mind.book.innings, game.inning, is_home, game.outs, on, game.lead)
    found = _STAKES.get(key)
    if found is None:
        if len(_STAKES) > _MOST_KNOWN:
            _STAKES.clear()
        found = _STAKES[key] = _stake_ratio(mind, game)
    return found


def _stake_ratio(mind: Mind, game: ShowdownGame) -> float:
    inning, is_home = game.inning + 1, game.batting is _AT_HOME
    lead, wins = lead_of(game, game.batting), mind.prospects.wins
    later = wins(inning, is_home, 0, 0, lead + 1) - wins(inning, is_home, 0, 0, lead)
    if later <= 0:
        return MOST_STAKE
    ratio = round(4 * leverage(mind, game) / later) / 4
    return min(MOST_STAKE, max(LEAST_STAKE, ratio))


def chart_runs(mind: Mind, card: CardId, modifier: int) -> float:
    """Return the runs a swing on this chart is worth with *modifier* added to it."""
    chart = mind.cards[card].chart
    key = (id(chart), modifier)
    found = _CHARTS.get(key)
    if found is None or found[0] is not chart:
        if len(_CHARTS) > 20_000:
            _CHARTS.clear()
        runs = sum(RUN_VALUES.get(chart.result(face + modifier), OUT_VALUE) for face in FACES) / 20
        found = _CHARTS[key] = (chart, runs)
    return found[1]


class Summed(NamedTuple):
    """What the effects of a card for before the pitch do to the duel and to a throw, added up."""

    need: int
    swing: int
    chart: str
    lasts: float
    """Plate appearances the longest of it touches; 0 where it leaves the duel alone."""
    steal: int
    rest: tuple[Clause, ...]
    """All else."""


def summed(effects: tuple[Clause, ...]) -> Summed:
    """Return *effects* added up; those added up before are kept."""
    known = _SUMMED.get(id(effects))
    if known is None or known[0] is not effects:
        if len(_SUMMED) > 5_000:
            _SUMMED.clear()
        known = _SUMMED[id(effects)] = (effects, _summed(effects))
    return known[1]


def _summed(effects: tuple[Clause, ...]) -> Summed:
    need, swing, chart, lasts, steal = 0, 0, "", 0.0, 0
    rest = []
    for clause in effects:
        what = clause.text("what") if clause.word == "modify" else ""
        if what in _DUEL:
            by = clause.number("by")
            lasts = max(lasts, _TIMES[clause.text("for")])
            if what == "swing":
                swing += by
            else:
                need += by if what == "on_base" else -by
        elif what in ("steal", "arm"):
            steal += clause.number("by")
        elif clause.word == "use_chart":
            chart, lasts = clause.text("is"), max(lasts, 1.0)
        else:
            rest.append(clause)
    return Summed(need, swing, chart, lasts, steal, tuple(rest))
