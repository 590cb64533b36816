"""The battery: what every rulebook on the shelf must stand, whatever its game.

A case names a rulebook and how to set one game of it up; each check plays it at random.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import msgspec

from hotstove.managers.luck import Luck
from hotstove.play.answers import Answer, Key
from hotstove.play.dice import Rng, SeededDice
from hotstove.play.problems import Refused
from hotstove.play.seats import Seat
from hotstove.play.session import Session
from hotstove.play.table import Rulebook


class Case(NamedTuple):
    name: str
    new: Callable[[int], Rulebook[Any]]
    """Return the rulebook of a game with this seed."""
    seats: tuple[Seat, ...]
    check_finished: Callable[[Session[Any]], None]
    """What must hold of a finished game beside the rulebook's own invariants."""


def begin(case: Case, seed: int, **options: Any) -> Session[Any]:
    return Session(case.new(seed), SeededDice(seed), **options)


def managers(case: Case, seed: int) -> dict[Seat, Luck]:
    return {seat: Luck(seed * 8 + seat) for seat in case.seats}


def steps(case: Case, seed: int, **options: Any) -> Iterable[Session[Any]]:
    """Play a game at random, stopping before every answer and at the end."""
    session = begin(case, seed, **options)
    players = managers(case, seed)
    while (decision := session.decision) is not None:
        yield session
        seen = session.seen_from(decision.seat)
        session.choose(players[decision.seat].choose(seen, decision))
    yield session


def played(case: Case, seed: int, **options: Any) -> Session[Any]:
    session = begin(case, seed, **options)
    session.play_out(managers(case, seed))
    return session


def everything(session: Session[Any], seats: Iterable[Seat]) -> list[Any]:
    return [session.state, list(session.facts), *(session.frames(seat) for seat in seats)]


def check_ends_and_holds(case: Case, seed: int) -> None:
    session = played(case, seed)
    assert session.is_over
    assert session.rulebook.faults(session.state) == []
    case.check_finished(session)


def check_invariants_at_every_step(case: Case, seed: int) -> None:
    for session in steps(case, seed):
        assert session.rulebook.faults(session.state) == []


def check_replay(case: Case, seed: int) -> None:
    first = played(case, seed)
    again = begin(case, seed + 1000, waits_for_throws=True)
    again.rulebook = first.rulebook
    again = Session(first.rulebook, SeededDice(0), waits_for_throws=True)
    again.follow(first.journal)
    assert everything(again, case.seats) == everything(first, case.seats)
    assert again.is_over


def check_undo_and_redo(case: Case, seed: int) -> None:
    session = played(case, seed)
    end, gestures = everything(session, case.seats), session.gesture
    positions = []
    while session.may_undo:
        positions.append((session.state, len(session.facts)))
        session.undo()
    start = begin(case, seed, waits_for_throws=True)
    assert (session.state, len(session.facts)) == (start.state, len(start.facts))
    while session.may_redo:
        session.redo()
        assert (session.state, len(session.facts)) == positions.pop()
    assert everything(session, case.seats) == end
    assert session.gesture == gestures


def check_rewind_and_play_on(case: Case, seed: int) -> None:
    session = played(case, seed)
    end = everything(session, case.seats)
    session.rewind(session.gesture // 2)
    middle = session.gesture
    session.play_out(managers(case, seed + 1))
    assert session.is_over
    session.rewind(middle)
    assert session.may_redo
    fresh = played(case, seed)
    assert everything(fresh, case.seats) == end


def check_save_round_trip(case: Case, seed: int) -> None:
    session = played(case, seed)
    book = session.rulebook
    state = msgspec.json.decode(msgspec.json.encode(session.state), type=book.state_type)
    assert state == session.state
    for fact in session.facts:
        assert msgspec.json.decode(msgspec.json.encode(fact), type=book.fact_type) == fact
    for entry, _ in session.journal:
        if isinstance(entry, Answer):
            again = msgspec.json.decode(msgspec.json.encode(entry), type=book.answer_type)
            assert again == entry


def check_imagining_leaves_the_session_alone(case: Case, seed: int) -> None:
    for number, session in enumerate(steps(case, seed)):
        if number % 7 or session.is_over:
            continue
        before = everything(session, case.seats)
        for seat in case.seats:
            other = session.imagine(seat, Rng(number))
            assert other.state.seen_from(seat) == session.state.seen_from(seat)
            assert other.journal == []
            other.play_out(managers(case, number))
            assert other.is_over
        assert everything(session, case.seats) == before


def check_veil(case: Case, seed: int) -> None:
    """What is hidden from a seat cannot change what it sees: position, facts, later play."""
    for number, session in enumerate(steps(case, seed)):
        if number % 5 or session.is_over:
            continue
        for seat in case.seats:
            one, two = (session.imagine(seat, Rng(number * 10 + k)) for k in range(2))
            assert one.seen_from(seat) == two.seen_from(seat)
            decision = one.decision
            if decision is not None and decision.seat == seat:
                assert two.decision is not None
                assert decision.options == two.decision.options
            twin_facts = [fact.seen_from(seat) for fact in session.facts]
            assert all(fact is None or fact.seen_from(seat) == fact for fact in twin_facts)


def check_offers(case: Case, seed: int) -> None:
    """Every offered option is accepted; what is not offered is refused with a Problem."""
    for number, session in enumerate(steps(case, seed)):
        decision = session.decision
        if decision is None or number % 4:
            continue
        for option in decision.options:
            branch = session.fork()
            branch.choose(option.answer)
        before = session.state
        try:
            session.choose(Key("no such answer"))
        except Refused as refused:
            assert refused.problems
        else:
            raise AssertionError("an unoffered answer was accepted")
        assert session.state is before
        assert session.decision is decision


CHECKS = (
    check_ends_and_holds,
    check_invariants_at_every_step,
    check_replay,
    check_undo_and_redo,
    check_rewind_and_play_on,
    check_save_round_trip,
    check_imagining_leaves_the_session_alone,
    check_veil,
    check_offers,
)
