"""Games between the first clubs, written to a file, for the tests of saves."""

from __future__ import annotations

import json
from pathlib import Path

from msgspec.structs import replace

from hotstove.catalog.setups import new_setup
from hotstove.catalog.shelf import Catalog
from hotstove.managers.luck import Luck
from hotstove.play.seats import SEATS
from hotstove.play.setup import Chair
from hotstove.saves.reopening import begin, new_header

CARDS = Path(__file__).parents[2] / "cards"
CATALOG = Catalog(CARDS)
BASIC = "showdown/basic"


def setup(seed=7, clubs=("mudlarks", "stovepipes"), **house):
    chairs = (Chair("Vera"), Chair("Hal"))
    return replace(new_setup(BASIC, CATALOG, clubs, chairs, seed=seed), **house)


def begun(path, seed=7, name="Opening day", **options):
    """Begin a game that is written to *path*."""
    return begin(path, new_header(BASIC, name, setup(seed)), **options)


def play(session, answers=10_000, seed=1):
    """Let luck give so many answers, or all to the end; throws fall as they are due."""
    managers = {seat: Luck(seed * 8 + seat) for seat in SEATS[:2]}
    while answers and not session.is_over:
        answers -= 1
        decision = session.decision
        if decision is None:
            session.throw()
            continue
        seen = session.seen_from(decision.seat)
        session.choose(managers[decision.seat].choose(seen, decision))
    return session


def saved(path, answers=10_000, seed=7, close=True, **options):
    """Play a game into *path*; return what ``begin`` returned."""
    game = begun(path, seed, **options)
    play(game.session, answers)
    if close:
        game.recording.close()
    return game


def pending(session):
    """What the table waits for, in a form that two sessions can be compared by."""
    request = session.request
    decision = session.decision
    return (decision.asks, decision.seat) if decision is not None else request


def lines(path):
    return path.read_text().splitlines()


def put(path, content):
    path.write_text("".join(f"{line}\n" for line in content))


def changed(path, number, change):
    """Let *change* alter the JSON of line *number*, counted from 1."""
    content = lines(path)
    told = json.loads(content[number - 1])
    change(told)
    content[number - 1] = json.dumps(told, separators=(",", ":"))
    put(path, content)


def line_of(path, key, nth=0):
    """The number of the *nth* line (negative: from the end) that has *key*."""
    return [n for n, line in enumerate(lines(path), 1) if key in json.loads(line)][nth]
