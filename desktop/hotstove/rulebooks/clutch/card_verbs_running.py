"""What cards do with throws, checks and runners, CL-76, CL-77, CL-101 (19.4)."""

from __future__ import annotations

from collections.abc import Iterable

from hotstove.baseball.bases import Advance, Base, Runner
from hotstove.baseball.effects.clauses import Clause
from hotstove.baseball.facts import RunnersMoved
from hotstove.baseball.innings import OUTS_A_HALF
from hotstove.play.table import Script

from .card_moment import Moment, Play
from .cards import CardId
from .facts import RunnersSent

_HOME = Base.HOME


def standing(play: Moment, player: CardId) -> tuple[Base, Runner] | None:
    return next(
        ((base, on) for base, on in play.game.bases.runners() if on.player == player), None
    )


def carried_out(play: Play, effects: Iterable[Clause]) -> Script[None]:
    """Carry out effects inside an effect."""
    return play.book.carry_out(play, effects)


def move(play: Play, runner: Runner, start: Base, end: Base, *, is_out: bool = False) -> None:
    advance = Advance(runner, start, end, is_out=is_out)
    play.tell(RunnersMoved("ADV", play.game.defense.mound.pitcher, (advance,)))


# Throws and checks


def throw_choices(moment: Moment, clause: Clause) -> tuple[str, ...]:
    if clause.text("who") == "batter":
        return (moment.batter,)
    return tuple(
        player for player in moment.players(clause.text("who")) if standing(moment, player)
    )


def defensive_throw(play: Moment, clause: Clause) -> Script[None]:
    """CL-76: a card may aim at On-Base instead of a runner's speed."""
    assert isinstance(play, Play)
    players = throw_choices(play, clause)
    if not players:
        return
    player = players[0]
    at = standing(play, player)
    base = at[0].following if at is not None else Base.FIRST
    is_out = yield from play.book.throw(
        play.table,
        player,
        base,
        "CARD",
        clause.text("unit"),
        bonus=clause.number("bonus"),
        against=clause.text("against"),
    )
    with play.on(player):
        yield from carried_out(play, clause.inside("out" if is_out else "safe"))


def defensive_check(play: Moment, clause: Clause) -> Script[None]:
    """CL-77."""
    assert isinstance(play, Play)
    passed = yield from play.book.check(
        play.table, clause.text("unit"), clause.number("bonus"), clause.number("number")
    )
    yield from carried_out(play, clause.inside("passed" if passed else "failed"))


# Runners


def _may_advance(moment: Moment, base: Base) -> bool:
    ahead = base.following
    return ahead is _HOME or moment.game.bases.at(ahead) is None


def advance_choices(moment: Moment, clause: Clause) -> tuple[str, ...]:
    """Runners whose next base is free; with ``runners`` all of them go, nearest home first."""
    who = clause.text("who")
    runners = moment.game.bases.runners()
    if who == "runners":
        return tuple(on.player for _, on in runners)
    free = [on.player for base, on in runners if _may_advance(moment, base)]
    if who == "chosen":
        return tuple(free)
    return tuple(player for player in moment.players(who) if player in free)


def advance(play: Moment, clause: Clause) -> Script[None]:
    """So many bases, as far as nobody stands in the way and the game goes on (CL-47)."""
    assert isinstance(play, Play)
    players = advance_choices(play, clause)
    if not players or play.game.outs == OUTS_A_HALF:
        return
    if clause.text("who") == "chosen":
        players = ((yield from play.choose_player(players)),)
    for player in players:
        for _ in range(clause.number("bases")):
            at = standing(play, player)
            if at is not None and _may_advance(play, at[0]) and play.book.goes_on(play.game):
                move(play, at[1], at[0], at[0].following)


def return_choices(moment: Moment, clause: Clause) -> tuple[str, ...]:
    found = []
    for player in moment.players(clause.text("who")):
        at = standing(moment, player)
        if at is not None and at[0] > Base.FIRST and moment.game.bases.at(Base(at[0] - 1)) is None:
            found.append(player)
    return tuple(found)


def return_runner(play: Moment, clause: Clause) -> Script[None]:
    """One base back, to an empty one."""
    assert isinstance(play, Play)
    for player in return_choices(play, clause):
        at = standing(play, player)
        if at is not None:
            move(play, at[1], at[0], Base(at[0] - 1))
    yield from ()


def hold_choices(moment: Moment, clause: Clause) -> tuple[str, ...]:
    return tuple(
        player for player in moment.players(clause.text("who")) if standing(moment, player)
    )


def hold(play: Moment, clause: Clause) -> Script[None]:
    """He may not try for a base of his own accord."""
    from .card_verbs import adjust

    assert isinstance(play, Play)
    for player in hold_choices(play, clause):
        adjust(play, clause, "hold", 1, of=player, is_set=True)
    yield from ()


def out_choices(moment: Moment, clause: Clause) -> tuple[str, ...]:
    who = clause.text("who")
    runners = tuple(on.player for _, on in moment.game.bases.runners())
    if who == "chosen":
        return runners
    return tuple(player for player in moment.players(who) if player in runners)


def put_out(play: Moment, clause: Clause) -> Script[None]:
    """An out on the bases, picked off for instance."""
    assert isinstance(play, Play)
    players = out_choices(play, clause)
    if not players or play.game.outs == OUTS_A_HALF:
        return
    player = yield from play.choose_player(players)
    at = standing(play, player)
    if at is not None:
        move(play, at[1], at[0], at[0], is_out=True)


def attempt_choices(moment: Moment, clause: Clause) -> tuple[str, ...]:
    """Runners who may steal, or go on to a free base."""
    game, is_steal = moment.game, clause.text("what") == "steal"
    if game.outs == OUTS_A_HALF:
        return ()
    return tuple(
        on.player
        for base, on in game.bases.runners()
        if _may_advance(moment, base) and not (is_steal and base is Base.THIRD)
    )


def extra_attempt(play: Moment, clause: Clause) -> Script[None]:
    """A steal or an extra base outside its own step of the at-bat; with a throw or without."""
    assert isinstance(play, Play)
    players = attempt_choices(play, clause)
    if not players:
        return
    player = yield from play.choose_player(players)
    at = standing(play, player)
    assert at is not None
    base, runner = at
    is_steal = clause.text("what") == "steal"
    is_out = False
    if clause.flag("throw"):
        play.tell(RunnersSent((player,), "SB" if is_steal else "XB"))
        is_out = yield from play.book.throw(
            play.table,
            player,
            base.following,
            "SB" if is_steal else "XB",
            "battery" if is_steal else "outfield",
        )
    cause = ("CS" if is_out else "SB") if is_steal else "ADV"
    moved = Advance(runner, base, base.following, is_out=is_out)
    play.tell(RunnersMoved(cause, play.game.defense.mound.pitcher, (moved,)))  # type: ignore[arg-type]


def forbid(play: Moment, clause: Clause) -> Script[None]:
    from .card_verbs import adjust

    assert isinstance(play, Play)
    adjust(play, clause, f"forbid {clause.text('what')}", 1, is_set=True)
    yield from ()
