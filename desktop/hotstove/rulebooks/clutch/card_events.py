"""What may just have happened, for cards that wait for it, CL-101 (19.2), CL-49, CL-60, CL-72."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from .card_moment import HALF_END, HALF_START, Moment
from .results import AWARDED, BUNT, GROUPS, INTENTIONAL_WALK, Result, codes_of

_Test: TypeAlias = Callable[[Moment], bool]


def _outcome_in(*words: str) -> _Test:
    codes = codes_of(words)
    return lambda moment: moment.game.outcome in codes


def _is_sacrifice(moment: Moment) -> bool:
    game = moment.game
    scored = game.runs(game.batting) > game.runs_before
    return game.outcome == BUNT or (game.outcome == Result.FLY_BALL and scored)


def _thrown(is_out: bool, *causes: str) -> _Test:
    def test(moment: Moment) -> bool:
        thrown = moment.game.thrown
        return (
            thrown is not None
            and thrown.is_out is is_out
            and (not causes or thrown.cause in causes)
        )

    return test


def _checked(is_passed: bool) -> _Test:
    def test(moment: Moment) -> bool:
        checked = moment.game.checked
        return checked is not None and checked.is_passed is is_passed

    return test


def _natural_twenty(moment: Moment) -> bool:
    """CL-60: the die itself."""
    game = moment.game
    thrown = game.swing or game.pitch
    return thrown is not None and thrown.die >= 20


def _lead_changed(moment: Moment) -> bool:
    game = moment.game
    runs = game.runs(game.batting)
    theirs = game.runs(game.fielding)
    return game.runs_before <= theirs < runs


EVENTS: Final[dict[str, _Test]] = {
    "out": lambda m: m.game.outcome in GROUPS["OUT"] and not _is_sacrifice(m),
    "hit": _outcome_in("HIT"),
    "xbh": _outcome_in("XBH"),
    "walk": _outcome_in("BB"),
    "ibb": _outcome_in(INTENTIONAL_WALK),
    "strikeout": _outcome_in("SO"),
    "ground_ball": _outcome_in("GB"),
    "fly_ball": _outcome_in("FB"),
    "homer": _outcome_in("HR"),
    "error": _outcome_in(AWARDED["error"]),
    "sac_bunt": _outcome_in(BUNT),
    "sac_fly": lambda m: m.game.outcome == Result.FLY_BALL and _is_sacrifice(m),
    "bunt_failed": lambda m: m.game.bunts > 0,
    "mistake_pitch": lambda m: m.game.pitch is not None and m.game.pitch.is_mistake,
    "natural_20_plus": _natural_twenty,
    "power_die_used": lambda m: m.game.swing is not None and m.game.swing.sides > 20,
    "lead_off_batter": lambda m: m.game.defense.mound.faced_this_half == 0
    and not m.game.previous,
    "steal_success": _thrown(False, "SB"),
    "steal_failed": _thrown(True, "SB"),
    "double_play": _thrown(True, "DP"),
    "double_play_missed": _thrown(False, "DP"),
    "throw_success": _thrown(True),
    "throw_failed": _thrown(False),
    "extra_base": _thrown(False, "XB", "TAG"),
    "extra_base_failed": _thrown(True, "XB", "TAG"),
    "check_passed": _checked(True),
    "check_failed": _checked(False),
    "run_scored": lambda m: m.game.runs(m.game.batting) > m.game.runs_before,
    "lead_change": _lead_changed,
    "bases_loaded": lambda m: m.game.is_loaded,
    "one_two_three_inning": lambda m: (
        m.book.is_123(m.game) if m.window == HALF_END else m.game.was_123
    ),
    "half_start": lambda m: m.window == HALF_START,
    "half_end": lambda m: m.window == HALF_END,
    "pitcher_enters": lambda m: m.game.defense.mound.faced == 0 and bool(m.game.defense.left),
    "pitcher_tired": lambda m: m.book.is_tired(m.game, m.game.defense.mound),
    "pinch_hitter": lambda m: m.game.has_pinch_hit,
    "card_played": lambda m: any(each.side is not m.side for each in m.game.cards.laid),
    "card_negated": lambda m: any(each.is_negated for each in m.game.cards.laid),
    "hand_empty": lambda m: not m.game.cards.hands.of(m.side).hand.cards,
    "lead_off_reached": lambda m: m.game.reached_this_half == 1 and len(m.game.previous) == 1,
}
"""CL-72: a sacrifice is no ``out``."""
