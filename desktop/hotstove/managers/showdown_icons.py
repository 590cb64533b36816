"""When to spend an icon: what it changes now, against what it may be worth later in the game."""

from __future__ import annotations

from typing import Final

from hotstove.play.answers import Answer
from hotstove.play.decisions import Decision
from hotstove.play.words import QT_TRANSLATE_NOOP
from hotstove.rulebooks.showdown import icons
from hotstove.rulebooks.showdown.cards import CardId, HitterCard, Icon, PitcherCard, Result
from hotstove.rulebooks.showdown.odds import faces_over
from hotstove.rulebooks.showdown.state import ShowdownGame

from .showdown_duels import leverage
from .showdown_mind import Mind, runners_of
from .showdown_plans import TURNS
from .showdown_prospects import FIRST, SECOND, THIRD
from .showdown_reserves import reserve

_STRIKEOUT, _K_ICON, _V_ICON = Result.STRIKEOUT, Icon.K, Icon.V
LATE: Final = 7
LAST: Final = 9
LEAST: Final = 0.001
"""The gain in the chance to win that any use must bring."""
LEAST_OF_A_STEAL: Final = (0.010, 0.005, 0.001)
"""The same of a steal: early, from the 7th, from the 9th."""
LEAST_OF_THE_20: Final = 0.06
"""Runs that the 20 must save with two outs to come, weighed by the men on base."""
_K: Final = QT_TRANSLATE_NOOP(
    "managers", "The K now: {batter}'s {result} would cost {points} points of the chance to win."
)
_HIT: Final = QT_TRANSLATE_NOOP(
    "managers", "The {icon} now: it is worth {points} points of the chance to win."
)
_V: Final = QT_TRANSLATE_NOOP(
    "managers", "{batter} swings again: a new swing is worth {points} points more than the out."
)
_SB: Final = QT_TRANSLATE_NOOP("managers", "{runner} steals: nobody can throw him out, {outs} out.")
_TWENTY: Final = QT_TRANSLATE_NOOP(
    "managers", "The 20 on this pitch: it matters more than most that are left in the inning."
)
_RP: Final = QT_TRANSLATE_NOOP("managers", "The RP now: {pitcher} will not have a better inning.")


def _is_enough(
    mind: Mind, game: ShowdownGame, icon: Icon, uses: int, turns: float, gain: float
) -> bool:
    """Whether *gain* now is more than the icon may bring in *turns* plate appearances to come."""
    if gain < LEAST:
        return False
    return gain >= reserve(icon, uses, turns) * leverage(mind, game)


def _turns_at_bat(mind: Mind, game: ShowdownGame) -> float:
    """Return how often the batter at the plate is likely to come up again."""
    halves = max(0, mind.book.innings - game.inning) + (3 - game.outs) / 6
    return halves * TURNS / 9


def _turns_on_mound(mind: Mind, game: ShowdownGame) -> float:
    """Return how many more batters the pitcher is likely to face."""
    mound = game.defense.mound
    own = mind.book.pitcher(mound.pitcher).ip + mound.extra_ip - mound.innings
    halves = max(0, min(own, mind.book.innings - game.inning))
    return (halves + (3 - game.outs) / 6) * TURNS


def _points(gain: float) -> int:
    return max(1, round(gain * 100))


def use_icons(mind: Mind, game: ShowdownGame, decision: Decision) -> Answer:
    """SD-M-05, 07: each by its own judgement."""
    for option in decision.options[1:]:
        player, icon = icons.read(option.answer.key)  # type: ignore[attr-defined]
        if _USE[icon](mind, game, player):
            return option.answer
    assert decision.default is not None
    return decision.default




def _rp(mind: Mind, game: ShowdownGame, player: CardId) -> bool:
    """An inning in doubt, and more of it to come than one batter."""
    card = mind.cards[player]
    assert isinstance(card, PitcherCard)
    if game.outs == 2 and not runners_of(game) and game.defense.mound.innings < card.ip:
        return False
    if abs(game.lead) > 5 and game.inning < LAST:
        return False
    mind.because(_RP, pitcher=player)
    return True


def _twenty(mind: Mind, game: ShowdownGame, player: CardId) -> bool:
    batter, pitcher = mind.cards[game.at_bat], mind.cards[player]
    if not isinstance(batter, HitterCard) or not isinstance(pitcher, PitcherCard):
        return False
    mound = game.defense.mound
    need = batter.on_base - pitcher.control - game.bonus - mound.bonus + mind.book.fatigue(mound)
    more = faces_over(need - icons.CONTROL) - faces_over(need)
    if not more:
        return False
    gain = more / 20 * (mind.worths.chart[game.at_bat] - mind.worths.chart[player])
    weight = 1 + runners_of(game).bit_count()
    if gain <= 0 or (gain * weight < LEAST_OF_THE_20 and game.outs < 2):
        return False
    mind.because(_TWENTY)
    return True


def _steal(mind: Mind, game: ShowdownGame, player: CardId) -> bool:
    """Not where the 1B+ takes him for nothing (SD-B-11)."""
    first, second = game.bases.first, game.bases.second
    on = runners_of(game)
    if second is not None and second.player == player:
        after = on & ~SECOND | THIRD
    else:
        if first is not None and first.player == game.promised:
            return False
        after = on & ~FIRST | SECOND
    gain = mind.wins(game, game.outs, after) - mind.wins(game, game.outs, on)
    early, late, last = LEAST_OF_A_STEAL
    if gain < (last if game.inning >= LAST else late if game.inning >= LATE else early):
        return False
    mind.because(_SB, runner=player, outs=game.outs)
    return True


def _strikeout(mind: Mind, game: ShowdownGame, player: CardId) -> bool:
    """Never on an out."""
    assert game.swing is not None
    result = game.swing.result
    if result.is_out:
        return False
    gain = mind.wins_after(game, result) - mind.wins_after(game, _STRIKEOUT)
    if not _is_enough(mind, game, _K_ICON, 1, _turns_on_mound(mind, game), gain):
        return False
    mind.because(_K, batter=game.at_bat, result=result.value, points=_points(gain))
    return True


def _longer(mind: Mind, game: ShowdownGame, icon: Icon, result: Result) -> bool:
    assert game.swing is not None
    gain = mind.wins_after(game, result) - mind.wins_after(game, game.swing.result)
    if not _is_enough(mind, game, icon, 1, _turns_at_bat(mind, game), gain):
        return False
    mind.because(_HIT, icon=icon.value, points=_points(gain))
    return True


def _double(mind: Mind, game: ShowdownGame, player: CardId) -> bool:
    return _longer(mind, game, Icon.S, Result.DOUBLE)


def _homer(mind: Mind, game: ShowdownGame, player: CardId) -> bool:
    return _longer(mind, game, Icon.HR, Result.HOMER)


def _again(mind: Mind, game: ShowdownGame, player: CardId) -> bool:
    """Never where the out is as good as a hit."""
    assert game.swing is not None
    gain = mind.chart_wins(game, game.swing.chart_of) - mind.wins_after(game, game.swing.result)
    left = icons.uses_left(game.offense, player, _V_ICON, 0)
    if not _is_enough(mind, game, _V_ICON, left, _turns_at_bat(mind, game), gain):
        return False
    mind.because(_V, batter=player, points=_points(gain))
    return True


_USE: Final = {
    Icon.RP: _rp,
    Icon.TWENTY: _twenty,
    Icon.SB: _steal,
    Icon.K: _strikeout,
    Icon.S: _double,
    Icon.HR: _homer,
    Icon.V: _again,
}
