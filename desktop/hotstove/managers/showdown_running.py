"""Runners and throws: whom to send, whom to throw at, by the chance to win either way.

The safe chance is exact (SD-A-24); break-even comes from what the bases are worth.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hotstove.baseball.bases import Base
from hotstove.baseball.positions import OUTFIELD
from hotstove.play.answers import Answer, Key
from hotstove.play.decisions import Decision
from hotstove.play.words import QT_TRANSLATE_NOOP
from hotstove.rulebooks.showdown import icons
from hotstove.rulebooks.showdown.cards import CardId, Result
from hotstove.rulebooks.showdown.extra_bases import HOLD
from hotstove.rulebooks.showdown.odds import GLOVE, faces_over, throw_faces
from hotstove.rulebooks.showdown.state import ShowdownGame

from .showdown_duels import leverage
from .showdown_mind import Mind, runners_of
from .showdown_prospects import SECOND, THIRD

_THIRD_BASE, _HOME_PLATE, _FLY_BALL = Base.THIRD, Base.HOME, Result.FLY_BALL
SURE_OUT: Final = 20
_SENT: Final = QT_TRANSLATE_NOOP(
    "managers", "{runner} goes: safe on {safe} of 20 throws, and {need} would be enough."
)
_BOTH: Final = QT_TRANSLATE_NOOP(
    "managers", "Both go: {first} is safe on {safe} of 20 throws, {second} on {other}."
)
_HELD: Final = QT_TRANSLATE_NOOP(
    "managers", "{runner} holds: he would be safe on {safe} of 20 throws, and needs {need}."
)
_THROW: Final = QT_TRANSLATE_NOOP(
    "managers", "The throw goes at {runner}: {chance} of 20 get him, and his out counts for more."
)
_GLOVE: Final = QT_TRANSLATE_NOOP(
    "managers", "The G now: it makes {before} of 20 throws against {runner} into {after}."
)


class Try(NamedTuple):
    """What comes of a runner thrown at: chances to win for the side at bat."""

    out: int
    """Faces of the die that get him."""
    if_safe: float
    if_out: float

    @property
    def wins(self) -> float:
        return self.if_safe + (self.if_out - self.if_safe) * self.out / 20

    def need(self, held: float) -> int:
        """Return on how many of 20 throws he must be safe to be worth more than *held*."""
        if self.if_safe <= held:
            return 20
        if self.if_out > held:
            return 0
        return int((held - self.if_out) * 20 / (self.if_safe - self.if_out)) + 1


class Sending(NamedTuple):
    """The runners who may try, and where the game would stand."""

    mind: Mind
    game: ShowdownGame
    third: CardId | None
    second: CardId | None
    were_two_out: bool
    gloves: int
    """SD-I-09: the defense throws with a G if it has one left there."""

    def faces(self, runner: CardId, base: Base) -> int:
        return throw_faces(
            self.mind.book,
            self.game,
            runner,
            base,
            were_two_out=self.were_two_out,
            gloves=self.gloves,
        )

    def home(self, *, is_followed: bool) -> Try:
        """The runner on third tries for home; *is_followed*: the one on second for third."""
        assert self.third is not None
        mind, game = self.mind, self.game
        rest = runners_of(game) & ~THIRD
        after = rest & ~SECOND | THIRD if is_followed else rest
        return Try(
            self.faces(self.third, _HOME_PLATE),
            mind.wins(game, game.outs, after, 1),
            mind.wins(game, game.outs + 1, after),
        )

    def to_third(self, *, is_led: bool) -> Try:
        """The runner on second tries for third; *is_led*: the one on third has gone home."""
        assert self.second is not None
        mind, game = self.mind, self.game
        rest = runners_of(game) & ~(SECOND | THIRD)
        runs = int(is_led)
        return Try(
            self.faces(self.second, _THIRD_BASE),
            mind.wins(game, game.outs, rest | THIRD, runs),
            mind.wins(game, game.outs + 1, rest, runs),
        )


def sending(mind: Mind, game: ShowdownGame) -> Sending:
    """Return who may try (SD-A-20, 21): runners who were on base before the swing."""
    third, second = game.bases.third, game.bases.second
    batter = game.last_batter
    is_catch = game.swing is not None and game.swing.result is _FLY_BALL
    has_glove = bool(mind.worths.gloves and icons.gloves(mind.book, game, OUTFIELD))
    return Sending(
        mind,
        game,
        third.player if third is not None and third.player != batter else None,
        second.player if second is not None and second.player != batter else None,
        game.outs == 2 and not is_catch,
        int(has_glove),
    )


def send(mind: Mind, game: ShowdownGame, decision: Decision) -> Answer:
    """SD-A-22: hold, or the way that is likeliest to win; nobody into a sure out."""
    at_hand = sending(mind, game)
    held = mind.wins(game, game.outs, runners_of(game))
    if at_hand.third is None:
        assert at_hand.second is not None
        return _one(mind, at_hand.second, at_hand.to_third(is_led=False), held, "second goes")
    alone = at_hand.home(is_followed=False)
    if at_hand.second is None:
        return _one(mind, at_hand.third, alone, held, "third goes")
    led, followed = at_hand.home(is_followed=True), at_hand.to_third(is_led=True)
    together = min(led.wins, followed.wins)
    if (
        together > max(held, alone.wins)
        and led.out < SURE_OUT
        and followed.out < SURE_OUT
    ):
        mind.because(
            _BOTH,
            first=at_hand.third,
            safe=20 - led.out,
            second=at_hand.second,
            other=20 - followed.out,
        )
        return Key("both go")
    return _one(mind, at_hand.third, alone, held, "third goes")


def _one(mind: Mind, runner: CardId, tried: Try, held: float, way: str) -> Answer:
    is_sent = tried.wins > held and tried.out < SURE_OUT
    mind.because(
        _SENT if is_sent else _HELD, runner=runner, safe=20 - tried.out, need=tried.need(held)
    )
    return Key(way) if is_sent else HOLD


def throw(mind: Mind, game: ShowdownGame, decision: Decision) -> Answer:
    """SD-A-23: the throw that leaves the side at bat the smaller chance."""
    at_hand = sending(mind, game)
    assert at_hand.third is not None
    assert at_hand.second is not None
    home, third = at_hand.home(is_followed=True), at_hand.to_third(is_led=True)
    is_home = home.wins <= third.wins
    runner, chance = (at_hand.third, home.out) if is_home else (at_hand.second, third.out)
    mind.because(_THROW, runner=runner, chance=chance)
    return Key("home") if is_home else Key("third")


_FACES: Final = 3
"""The fewest throws of 20 that a G is spent for."""
_LEAST: Final = 0.001
_KEPT: Final = 0.012
"""Runs that a G may still bring for each inning that is left after this one."""


def glove(mind: Mind, game: ShowdownGame, decision: Decision) -> Answer:
    """SD-I-09: when the outs it makes likely are worth more than those it may make later."""
    runner, target = str(decision.arguments["runner"]), int(str(decision.arguments["target"]))
    is_double_play = bool(game.at_bat)
    fielding = game.defense.infield if is_double_play else game.defense.outfield
    before, after = faces_over(target - fielding), faces_over(target - fielding - GLOVE)
    stake = _double_play_stake(mind, game) if is_double_play else _throw_stake(mind, game, runner)
    left = max(0, mind.book.innings - game.inning)
    least = max(_LEAST, _KEPT * left * leverage(mind, game))
    if after - before >= _FACES and stake * (after - before) / 20 >= least:
        mind.because(_GLOVE, before=before, runner=runner, after=after)
        return decision.options[1].answer
    assert decision.default is not None
    return decision.default


def _double_play_stake(mind: Mind, game: ShowdownGame) -> float:
    """What making the double play takes from the other side's chance to win."""
    moved = (runners_of(game) & SECOND) << 1
    run = runners_of(game) >> 2
    failed = mind.wins(game, game.outs + 1, 1 | moved, run)
    if game.outs == 1:
        return failed - mind.wins(game, 3, 0)
    return failed - mind.wins(game, 2, moved, run)


def _throw_stake(mind: Mind, game: ShowdownGame, runner: CardId) -> float:
    at_hand = sending(mind, game)
    if runner == at_hand.third:
        tried = at_hand.home(is_followed=False)
    else:
        tried = at_hand.to_third(is_led=at_hand.third is not None)
    return tried.if_safe - tried.if_out
