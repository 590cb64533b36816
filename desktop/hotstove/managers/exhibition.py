"""Games that managers play among themselves, and what they come to on average."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import count
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from hotstove.baseball.facts import Batted, RunnersMoved
from hotstove.catalog.setups import new_setup
from hotstove.catalog.shelf import Catalog
from hotstove.play.dice import Rng
from hotstove.play.facts import Fact
from hotstove.play.session import Session
from hotstove.play.setup import Chair, Setup
from hotstove.rulebooks.shelf import Volume, volume

from .registry import new_manager

_SEEDS = 1 << 62


def game_seed(seed: int, number: int) -> int:
    """Return the seed of game *number* of a series that has *seed*."""
    return Rng(seed, number).below(_SEEDS)[0]


def exhibition_setups(
    rulebook_id: str,
    catalog: Catalog,
    *,
    seed: int,
    manager: str,
    visitor: str | None = None,
    home: str | None = None,
) -> Iterator[Setup]:
    """Set up one game after another, without end, of the clubs with these ids.

    A side that is not named is taken by every other club in turn; the same *seed* begins with
    the same game. Raises CatalogError.
    """
    ids = [club.id for club in catalog.clubs]
    if not volume(rulebook_id).has_clubs:
        ids, visitor, home = ids[:1], ids[0], ids[0]
    pairs = [
        (first, second)
        for first in ([visitor] if visitor else ids)
        for second in ([home] if home else ids)
        if first != second or (visitor and home)
    ]
    name = manager.capitalize()
    chairs = (Chair(f"{name}, visiting", manager), Chair(f"{name}, at home", manager))
    known: dict[tuple[str, str], Setup] = {}
    for number in count():
        pair = pairs[(seed + number) % len(pairs)]
        if pair not in known:
            known[pair] = new_setup(rulebook_id, catalog, pair, chairs, seed=0, home="second")
        yield replace(known[pair], seed=game_seed(seed, number))


def exhibition_game(book: Volume, setup: Setup, manager: str) -> Session[Any]:
    """Return a game of *setup*, played to its end by *manager* in every seat; no frames kept.

    Raises UnknownManager.
    """
    rulebook = book.open(setup)
    session = Session(rulebook, setup.new_dice(), keeps_frames=False)
    session.play_out(
        {
            seat: new_manager(manager, rulebook, seat, game_seed(setup.seed, seat + 1))
            for seat in setup.seats
        }
    )
    return session


class Tally(Struct):
    """Counts over both sides of every game heard."""

    games: int = 0
    pa: int = 0
    ab: int = 0
    runs: int = 0
    h: int = 0
    bb: int = 0
    sf: int = 0
    so: int = 0
    hr: int = 0
    dp: int = 0

    def hear(self, facts: Iterable[Fact]) -> None:
        """Count one whole game."""
        self.games += 1
        for fact in facts:
            if isinstance(fact, Batted):
                self._bat(fact)
            elif isinstance(fact, RunnersMoved):
                self.runs += sum(advance.scores for advance in fact.advances)

    def _bat(self, fact: Batted) -> None:
        self.pa += 1
        if fact.is_walk:
            self.bb += 1
        elif fact.sacrifice == "SF":
            self.sf += 1
        elif not fact.sacrifice:
            self.ab += 1
        self.h += fact.hit > 0
        self.hr += fact.hit == 4
        self.so += fact.is_strikeout
        self.dp += fact.is_double_play
        for advance in fact.advances:
            self.runs += advance.scores

    def averages(self) -> dict[str, float]:
        """SD-S-15 and rates per plate appearance; 0 where nothing was played."""
        return {
            "runs_per_team_game": _over(self.runs, 2 * self.games),
            "obp": _over(self.h + self.bb, self.ab + self.bb + self.sf),
            "so_rate": _over(self.so, self.pa),
            "bb_rate": _over(self.bb, self.pa),
            "hr_rate": _over(self.hr, self.pa),
            "dp_per_team_game": _over(self.dp, 2 * self.games),
        }


def _over(above: int, below: int) -> float:
    return round(above / below, 6) if below else 0.0
