"""Whole nine-inning duels a second on one core, beside the same chance drawn for nothing."""

from __future__ import annotations

import time
from itertools import count

from duel_cast import setup
from measuring import paired, report
from msgspec.structs import replace

from hotstove.managers.luck import Luck
from hotstove.managers.registry import new_manager
from hotstove.play.dice import Rng
from hotstove.play.seats import SEATS
from hotstove.play.session import Session
from hotstove.rulebooks.pitch_duel.duel import TripleA
from hotstove.rulebooks.pitch_duel.facts import Shuffled

LEAST = 250
"""Games a second with ``luck`` in both seats, a core to itself."""
GAMES = 12
ROUNDS = 30
PLAIN = setup(home="lot")


def duel(seed, manager="luck"):
    book = TripleA(replace(PLAIN, seed=seed))
    session = Session(book, book.setup.new_dice(), keeps_frames=False)
    players = {seat: new_manager(manager, book, seat, seed * 8 + seat) for seat in SEATS[:2]}
    session.play_out(players)
    assert session.state.inning >= 9
    return session


def chance_of(session):
    """Draw as often as the duel was drawn for, and shuffle as often."""
    answers = len(session.journal)
    shuffles = sum(isinstance(fact, Shuffled) for fact in session.facts)
    cards = tuple(card.id for card in PLAIN.pile)

    def act():
        luck, rng = Luck(1), Rng(1)
        for _ in range(answers):
            luck._rng.below(3)
        for _ in range(shuffles):
            rng.shuffled(cards)

    return act


def test_duels_a_second():
    """The best of many rounds of each game, since others may be using the machine."""
    best = []
    for seed in range(GAMES):
        times = []
        for _ in range(ROUNDS):
            start = time.perf_counter()
            duel(seed)
            times.append(time.perf_counter() - start)
        best.append(min(times))
    rate = GAMES / sum(best)
    seeds = count()
    whole, chance = paired(lambda: duel(next(seeds) % GAMES), chance_of(duel(3)), ROUNDS)
    report("nine-inning duels", a_second=rate, milliseconds=whole * 1e3, chance=chance * 1e3)
    assert rate >= LEAST


def test_duels_a_second_by_manager():
    """Nothing is asked of these; the solver thinks before every card with a runner on."""
    for manager in ("instinct", "solver"):
        start = time.perf_counter()
        for seed in range(GAMES):
            duel(seed, manager)
        report("nine-inning duels", manager=manager, a_second=GAMES / (time.perf_counter() - start))
