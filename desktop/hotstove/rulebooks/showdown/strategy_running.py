"""Runners moved by cards: steals (SD-E-22 to 25), bases taken, held and lost (SD-V-04).

The other verbs stand in strategy_verbs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from hotstove.baseball.bases import Advance, Base, Runner
from hotstove.baseball.effects.clauses import Clause
from hotstove.baseball.facts import RunnersMoved
from hotstove.baseball.innings import OUTS_A_HALF
from hotstove.baseball.lineups import standing_at
from hotstove.baseball.positions import Position
from hotstove.play.answers import Key
from hotstove.play.decisions import Option
from hotstove.play.problems import Problem
from hotstove.play.table import Script, ask

from .cards import CardId, HitterCard
from .expert_facts import AttemptsDenied, RunnersHeld, StealTried
from .facts import ThrewAt
from .strategy_moment import CHOSEN, ON_EXTRA_BASE, Moment, Play

TO_THIRD: Final = 5
"""SD-E-22: what the catcher has on a runner who steals third."""
HARDER: Final = 5
"""SD-A-24: for home, and with two outs before the swing."""
TOGETHER: Final = "&"

NOBODY_TO_NAME: Final = ("",)
"""The choice of a card that means everybody, or nobody."""

_HOME_PLATE = Base.HOME
_On = tuple[Base, Runner]
Choices: TypeAlias = Callable[[Moment, Clause], tuple[str, ...]]


def choose_runners(play: Play, clause: Clause, choices: Choices) -> Script[None]:
    """SD-V-05: let the owner name the runner, unless the card has been played on one already."""
    if not play.chosen:
        found = choices(play, clause)
        if found and found != NOBODY_TO_NAME:
            is_steal = clause.word == "steal"
            picked = yield from play.choose_player(
                found, lambda: why_no_steal(play) if is_steal else ()
            )
            play.chosen = tuple(picked.split(TOGETHER))


def runners_named(moment: Moment, names: tuple[CardId, ...]) -> list[_On]:
    """Return those of *names* who are on base, nearest home first."""
    return [(base, on) for base, on in moment.game.bases.runners() if on.player in names]


def _is_over(moment: Moment) -> bool:
    """SD-M-09: after the third out nothing on the bases has any effect."""
    return moment.game.outs >= OUTS_A_HALF


# SD-E-22, 23, 24 Steals


def steal_choices(moment: Moment, clause: Clause) -> tuple[str, ...]:
    """SD-E-23, R56: into an open base, home only where the card says so; two where it may be."""
    if _is_over(moment):
        return ()
    runners = moment.game.bases.runners()
    held = moment.game.expert.held
    reaches = Base.HOME if clause.flag("home") else Base.THIRD
    can_go = [
        (base, on)
        for base, on in runners
        if on.player not in held and base.following <= reaches
    ]
    found = [on.player for base, on in can_go if _is_open(moment, base.following)]
    if clause.number("runners") == 2:
        pairs = [
            f"{ahead.player}{TOGETHER}{behind.player}"
            for front, ahead in can_go
            for back, behind in can_go
            if back.following is front and _is_open(moment, front.following)
        ]
        found = pairs + found
    return tuple(found)


def why_no_steal(moment: Moment) -> Iterator[Problem]:
    """SD-E-23: the base ahead is taken, or it is home."""
    cards = moment.book.cards
    for base, on in moment.game.bases.runners():
        name = cards[on.player].name
        if base is Base.THIRD:
            yield Problem("STEAL_HOME", "SD-E-23", {"runner": name})
        elif ahead := moment.game.bases.at(base.following):
            named = {"player": name, "runner": cards[ahead.player].name}
            yield Problem("BASE_OCCUPIED", "SD-E-23", {**named})


def _is_open(moment: Moment, base: Base) -> bool:
    return base is _HOME_PLATE or moment.game.bases.at(base) is None


def steal(play: Moment, clause: Clause) -> Script[None]:
    """SD-E-22: die and Arm must beat the runner's Speed; without a throw he is safe."""
    assert isinstance(play, Play)
    yield from choose_runners(play, clause, steal_choices)
    going = runners_named(play, play.chosen)
    if _is_over(play) or not going:
        return
    moves = [Advance(on, base, base.following) for base, on in going]
    if not clause.flag("throw"):
        play.tell(RunnersMoved("SB", play.game.defense.pitcher, tuple(moves)))
        return
    at = yield from _whom_to_throw_at(play, moves)
    die = yield from play.roll("steal", "SD-E-22", play.game.fielding)
    game, book, move = play.game, play.book, moves[at]
    catcher = standing_at(game.defense, Position.CATCHER)
    card = book.cards.get(catcher)
    printed = card.fielding(Position.CATCHER) or 0 if isinstance(card, HitterCard) else 0
    tried = StealTried(
        move.runner.player,
        move.end,
        die,
        book.number(game, "arm", of=catcher, printed=printed),
        book.number(game, "steal"),
        book.speed_of(game, move.runner.player),
        TO_THIRD if move.end is Base.THIRD else 0,
    )
    play.tell(tried)
    if tried.is_out:
        caught = Advance(move.runner, move.start, move.end, is_out=True)
        others = [each for each in moves if each is not move]
        if game.outs + 1 == OUTS_A_HALF:
            others = []
        play.tell(RunnersMoved("CS", game.defense.pitcher, (caught, *others)))
    else:
        play.tell(RunnersMoved("SB", game.defense.pitcher, tuple(moves)))


def _whom_to_throw_at(play: Play, moves: list[Advance]) -> Script[int]:
    """SD-E-24: the defense picks one of two; the other is safe."""
    if len(moves) == 1:
        return 0
    keys = [Key(move.runner.player) for move in moves]
    answer = yield from ask(
        play.game.defense.seat,
        "steal throw",
        "SD-E-24",
        lambda: tuple(Option(key, f"card:{key.key}", CHOSEN) for key in keys),
        default=keys[0],
        arguments={"card": play.card},
    )
    return keys.index(answer)


# Bases taken


def extra_base_choices(moment: Moment, clause: Clause) -> tuple[str, ...]:
    """Who may take one base more: of those sent, or of all who are on base."""
    if clause.flag("deny"):
        return NOBODY_TO_NAME
    if _is_over(moment):
        return ()
    expert = moment.game.expert
    return tuple(
        [
            on.player
            for base, on in moment.game.bases.runners()
            if _is_open(moment, base.following)
            and on.player not in expert.held
            and (moment.window != ON_EXTRA_BASE or on.player in expert.going)
        ]
    )


def extra_base(play: Moment, clause: Clause) -> Script[None]:
    """One base more, with or without a throw; or no attempt at all."""
    assert isinstance(play, Play)
    if clause.flag("deny"):
        play.tell(AttemptsDenied())
        return
    yield from choose_runners(play, clause, extra_base_choices)
    going = runners_named(play, play.chosen)
    if _is_over(play) or not going:
        return
    base, on = going[0]
    is_out = False
    if clause.flag("throw"):
        is_out = yield from _throw_after(play, base, on)
    move = Advance(on, base, base.following, is_out=is_out)
    game = play.game
    if play.window == ON_EXTRA_BASE:
        runs = int(move.scores)
        play.tell(
            RunnersMoved(
                "TAG" if game.expert.code == "FB" else "XB",
                game.defense.pitcher,
                (move,),
                game.last_batter,
                runs,
                bool(runs) and game.expert.code == "FB",
            )
        )
    else:
        play.tell(RunnersMoved("ADV", game.defense.pitcher, (move,)))


def _throw_after(play: Play, base: Base, on: Runner) -> Script[bool]:
    """SD-A-24: the outfield throws after him."""
    die = yield from play.roll("throw", "SD-A-24", play.game.fielding)
    game, book = play.game, play.book
    extra = HARDER * (base.following is Base.HOME) + HARDER * (game.expert.outs_before == 2)
    threw = ThrewAt(
        on.player,
        base.following,
        die,
        game.defense.outfield,
        book.number(game, "throw") + book.fielding_changes(game, "outfield"),
        book.speed_of(game, on.player),
        extra,
    )
    play.tell(threw)
    return threw.is_out


def advance_choices(moment: Moment, clause: Clause) -> tuple[str, ...]:
    """Who may move up: into an open base, home only where the card says so."""
    who = clause.text("who")
    if who == "all":
        return NOBODY_TO_NAME
    if _is_over(moment):
        return ()
    found = [
        on.player
        for base, on in moment.game.bases.runners()
        if _is_open(moment, base.following)
        and (base is not Base.THIRD or clause.flag("home"))
        and (who != "batter" or on.player == moment.game.last_batter)
    ]
    return tuple(found[:1] if who == "lead" else found)


def advance(play: Moment, clause: Clause) -> Script[None]:
    assert isinstance(play, Play)
    if _is_over(play):
        return
    if clause.text("who") != "all":
        yield from choose_runners(play, clause, advance_choices)
        going = runners_named(play, play.chosen)
        moves = [Advance(on, base, base.following) for base, on in going]
    else:
        moves, taken = [], {base for base, _ in play.game.bases.runners()}
        for base, on in play.game.bases.runners():
            if base is Base.THIRD and not clause.flag("home"):
                continue
            if base.following is Base.HOME or base.following not in taken:
                taken.discard(base)
                taken.add(base.following)
                moves.append(Advance(on, base, base.following))
    if moves:
        play.tell(RunnersMoved("ADV", play.game.defense.pitcher, tuple(moves)))


# Bases lost


def hold_choices(moment: Moment, clause: Clause) -> tuple[str, ...]:
    if clause.text("who") == "all":
        return NOBODY_TO_NAME
    found = runners_named(moment, moment.game.expert.going) or moment.game.bases.runners()
    return tuple(on.player for _, on in found)


def hold(play: Moment, clause: Clause) -> Script[None]:
    """A runner may not go on by himself in this at-bat: no steal, no extra base."""
    assert isinstance(play, Play)
    if clause.text("who") == "all":
        held = tuple(on.player for _, on in play.game.bases.runners())
    else:
        yield from choose_runners(play, clause, hold_choices)
        held = play.chosen
    if held:
        play.tell(RunnersHeld(held))


def runner_out_choices(moment: Moment, clause: Clause) -> tuple[str, ...]:
    if _is_over(moment):
        return ()
    found = tuple(on.player for _, on in moment.game.bases.runners())
    return found[:1] if clause.text("who") == "lead" else found


def runner_out(play: Moment, clause: Clause) -> Script[None]:
    """He is put out where he stands, on his way to the next base."""
    assert isinstance(play, Play)
    if not _is_over(play):
        yield from choose_runners(play, clause, runner_out_choices)
        for base, on in runners_named(play, play.chosen)[:1]:
            out = Advance(on, base, base.following, is_out=True)
            play.tell(RunnersMoved("ADV", play.game.defense.pitcher, (out,)))
