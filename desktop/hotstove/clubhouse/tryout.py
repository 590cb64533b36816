"""Try it now: a roster plays a hundred games against the clubs of the league, in its own process.

    run = TryoutRun(Tryout(team=team, cards=str(places.cards()), rulebook=rulebook))
    run.news()                    # Record so far, asked from a timer; run.cancel() keeps it
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hotstove.catalog.shelf import Catalog
from hotstove.managers.exhibition import exhibition_game, exhibition_setups
from hotstove.play.seats import SEATS
from hotstove.play.values import Value
from hotstove.rulebooks.shelf import volume

from .errand import Errand, Tell
from .front_office import seated


class Tryout(Value, frozen=True, kw_only=True):
    """What is to be played."""

    team: Any
    """Of the game *rulebook* is of."""
    cards: str
    """The cards folder."""
    games: int = 100
    rulebook: str = "showdown/advanced"
    manager: str = "instinct"
    seed: int = 1


class Record(Value, frozen=True):
    """What the games so far came to for the roster."""

    games: int = 0
    wins: int = 0
    runs: int = 0
    allowed: int = 0
    is_whole: bool = False
    """All were played."""

    @property
    def runs_a_game(self) -> float:
        return self.runs / self.games if self.games else 0.0

    @property
    def allowed_a_game(self) -> float:
        return self.allowed / self.games if self.games else 0.0


class TryoutRun(Errand[Tryout, Record, Record]):
    """One tryout at work in its own process."""

    def __init__(self, tryout: Tryout) -> None:
        super().__init__(try_here, tryout, stopped=_so_far, broken=_so_far)


def _so_far(last: Record | None) -> Record:
    return last if last is not None else Record()


def try_here(tryout: Tryout, tell: Tell = lambda record: None) -> Record:
    """Play the games in this process, by turns away and at home; *tell* hears every Record."""
    catalog, book = Catalog(Path(tryout.cards)), volume(tryout.rulebook)
    own = tryout.team.club.id
    sides = [
        exhibition_setups(
            tryout.rulebook, catalog, seed=tryout.seed + side, manager=tryout.manager, **named
        )
        for side, named in enumerate(({"visitor": own}, {"home": own}))
    ]
    record = Record()
    for number in range(tryout.games):
        side = number % 2
        teams = (tryout.team, None) if side == 0 else (None, tryout.team)
        setup = seated(next(sides[side]), tryout.rulebook, *teams)
        game = exhibition_game(book, setup, tryout.manager).state
        mine = game.side_of(SEATS[side])
        made, given = game.runs(mine), game.runs(mine.other)
        record = Record(
            record.games + 1,
            record.wins + (made > given),
            record.runs + made,
            record.allowed + given,
            number + 1 == tryout.games,
        )
        tell(record)
    return record
