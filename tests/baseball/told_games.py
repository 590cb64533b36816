"""Whole games told by their results, for tests of what is made from facts.

``told("BB 1B HR SO SO SO / GB FB PU")`` plays a basic game of the ledger's cast from the first
pitch: every turn takes the die that gives this result. The slash is for the reader only.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).parents[1] / "rulebooks" / "showdown"))
from showdown_cast import lineup, setup

from hotstove.managers.luck import Luck
from hotstove.play.dice import SeededDice
from hotstove.play.session import Session
from hotstove.rulebooks.showdown.basic import BATTER_UP, TAKE_THE_FIELD, BasicShowdown

BATTERS_CHART, PITCHERS_CHART = 1, 20
OUT = "SO GB FB"
"""Three up, three down."""


def new_game(**house: Any) -> Session[Any]:
    """The visitors' Ames comes up against Pike~, nobody out; no die has been thrown."""
    session = Session(BasicShowdown(setup(**house)), SeededDice(1), waits_for_throws=True)
    for suffix in ("", "~"):
        session.choose(lineup(suffix=suffix))
    return session


def play_on(session: Session[Any], story: str) -> Session[Any]:
    for code in story.replace("/", " ").split():
        while (decision := session.decision) is not None:
            session.choose(TAKE_THE_FIELD if decision.asks == "take the field" else BATTER_UP)
        pitch, swing = _dice_for(session, code)
        session.enter(pitch)
        session.enter(swing)
    return session


def told(story: str, **house: Any) -> Session[Any]:
    """Return the session after the results of *story*, the rest of the game still to play."""
    return play_on(new_game(**house), story)


def nine_scoreless(then: str = "") -> str:
    return " / ".join([OUT] * 18) + " / " + then


def random_game(seed: int = 4, until: Callable[[Session[Any]], bool] | None = None) -> Session[Any]:
    """A game of chance, finished, or stopped as soon as *until* holds."""
    session = Session(BasicShowdown(setup(seed=seed)), SeededDice(seed))
    players = [Luck(seed * 8 + seat) for seat in session.rulebook.setup.seats]
    while (decision := session.decision) is not None and not (until and until(session)):
        manager = players[decision.seat]
        session.choose(manager.choose(session.seen_from(decision.seat), decision))
    return session


def _dice_for(session: Session[Any], code: str) -> tuple[int, int]:
    game, book = session.state, session.rulebook
    charts = (
        (BATTERS_CHART, book.batter(game.at_bat).chart),
        (PITCHERS_CHART, book.pitcher(game.defense.pitcher).chart),
    )
    for pitch, chart in charts:
        for face in range(1, 21):
            if chart.result(face) == code:
                return pitch, face
    raise ValueError(f"neither {game.at_bat} nor the pitcher has a {code} on his card")
