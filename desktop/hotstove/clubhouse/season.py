"""A season among clubs: the schedule, its games on every core, and the standings.

Which game is played does not matter here, as long as its setup is made from two clubs. The
schedule is fixed by the clubs and the number of games, every game's seed by the season's seed, so
that the results are the same however the work is divided.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from hotstove.catalog.setups import new_setup
from hotstove.catalog.shelf import Catalog
from hotstove.managers.exhibition import exhibition_game, game_seed
from hotstove.play.seats import Side
from hotstove.play.setup import Chair, Setup
from hotstove.play.values import Value
from hotstove.rulebooks.shelf import volume

from .errand import ignore_interrupts, left_alone_by_interrupts

GAMES: Final = 162
ROTATION: Final = 4
"""Starters that take their turns by the day."""
_CHUNK: Final = 8
"""Games that a worker takes at a time."""

ClubId = str


class Fixture(Value, frozen=True):
    """One game of the schedule; *number* and *day* count from 0."""

    number: int
    day: int
    visitor: ClubId
    home: ClubId


class SeasonPlan(Value, frozen=True):
    """All that decides a season."""

    rulebook: str
    cards: str
    """The cards folder."""
    clubs: tuple[ClubId, ...]
    manager: str
    seed: int = 1
    games: int = GAMES
    """Of each club."""


class FinalScore(Value, frozen=True):
    fixture: Fixture
    visitor_runs: int
    home_runs: int


class ClubRecord(Value, frozen=True):
    """A line of the standings."""

    club: ClubId
    wins: int
    losses: int
    runs: int
    allowed: int
    behind: float
    """Games behind the first."""

    @property
    def share(self) -> float:
        """Games won of those played; a tie counts for neither."""
        played = self.wins + self.losses
        return self.wins / played if played else 0.0


# The schedule


def schedule(clubs: Sequence[ClubId], games: int = GAMES) -> tuple[Fixture, ...]:
    """Return a schedule in which every club plays *games*, once on every day.

    Each round brings everybody together with somebody else, and each cycle of rounds everybody
    with everybody; home and away differ by one at most for a club. Raises ValueError for an odd
    number of clubs, fewer than two, a club named twice or no games.
    """
    if len(clubs) < 2 or len(clubs) % 2:
        raise ValueError(f"{len(clubs)} clubs cannot all play on one day; name an even number")
    if len(set(clubs)) != len(clubs):
        raise ValueError("a club is named twice; name every club once")
    if games < 1:
        raise ValueError(f"a season of {games} games is none; give 1 or more")
    rounds = _rounds(clubs)
    days = [rounds[day % len(rounds)] for day in range(games)]
    double = 2 * len(rounds)
    whole = games - games % double
    pairs: list[list[tuple[ClubId, ClubId]]] = []
    for day in range(whole):
        is_return = day % double >= len(rounds)
        pairs.append([(home, away) if is_return else (away, home) for away, home in days[day]])
    pairs += _evened(days[whole:])
    fixtures: list[Fixture] = []
    for day, games_of_day in enumerate(pairs):
        for visitor, home in games_of_day:
            fixtures.append(Fixture(len(fixtures), day, visitor, home))
    return tuple(fixtures)


def _rounds(clubs: Sequence[ClubId]) -> list[list[tuple[ClubId, ClubId]]]:
    """One club sits still and the others go round it: everybody meets everybody once."""
    still, ring = clubs[0], list(clubs[1:])
    rounds = []
    for number in range(len(ring)):
        turned = ring[number:] + ring[:number]
        pairs = [(still, turned[0]) if number % 2 else (turned[0], still)]
        half = len(turned) // 2
        for at in range(1, half + 1):
            one, other = turned[at], turned[-at]
            pairs.append((one, other) if at % 2 else (other, one))
        rounds.append(pairs)
    return rounds


def _evened(days: list[list[tuple[ClubId, ClubId]]]) -> list[list[tuple[ClubId, ClubId]]]:
    """Choose who is at home on *days* so that nobody is much more at home than away.

    The games of an even number of days are walked in closed rounds from club to club, each
    leaving one as a guest and entering the next as host; a day left over is taken as it is.
    """
    even = days[: len(days) - len(days) % 2]
    left: dict[ClubId, list[tuple[int, int]]] = {}
    for day, games in enumerate(even):
        for number, pair in enumerate(games):
            for club in pair:
                left.setdefault(club, []).append((day, number))
    chosen: dict[tuple[int, int], tuple[ClubId, ClubId]] = {}
    for start in left:
        club = start
        while True:
            while left[club] and left[club][-1] in chosen:
                left[club].pop()
            if not left[club]:
                break
            game = left[club].pop()
            one, other = even[game[0]][game[1]]
            host = other if club == one else one
            chosen[game] = club, host
            club = host
    evened = [
        [chosen[day, number] for number in range(len(games))] for day, games in enumerate(even)
    ]
    return evened + days[len(even) :]


# Playing


def play_season(
    plan: SeasonPlan,
    *,
    processes: int,
    heard: Callable[[int, int], None] = lambda played, games: None,
    cancelled: Callable[[], bool] = lambda: False,
) -> tuple[FinalScore, ...]:
    """Play every game of *plan* in *processes* processes; return the scores in schedule order.

    *heard* is told how many games of how many are over; *cancelled* is asked as often, and ends
    the season early with the games that are over. Raises ValueError for an impossible schedule,
    CatalogError for clubs and rulebooks that are not there, UnknownManager for a manager.
    """
    fixtures = schedule(plan.clubs, plan.games)
    fixture_setup(plan, fixtures[0])
    scores: list[FinalScore] = []
    for some in _played(plan, fixtures, max(1, processes)):
        scores += some
        heard(len(scores), len(fixtures))
        if cancelled():
            break
    return tuple(sorted(scores, key=lambda score: score.fixture.number))


def _played(
    plan: SeasonPlan, fixtures: Sequence[Fixture], processes: int
) -> Iterator[list[FinalScore]]:
    chunks = [fixtures[at : at + _CHUNK] for at in range(0, len(fixtures), _CHUNK)]
    if processes == 1:
        for chunk in chunks:
            yield [play_fixture(plan, fixture) for fixture in chunk]
        return
    context = multiprocessing.get_context("spawn")
    with left_alone_by_interrupts():
        workers = context.Pool(min(processes, len(chunks)), ignore_interrupts)
    with workers as pool:
        yield from pool.imap_unordered(_play_chunk, [(plan, chunk) for chunk in chunks])


def _play_chunk(job: tuple[SeasonPlan, Sequence[Fixture]]) -> list[FinalScore]:
    plan, fixtures = job
    return [play_fixture(plan, fixture) for fixture in fixtures]


def play_fixture(plan: SeasonPlan, fixture: Fixture) -> FinalScore:
    """Play one game of *plan* to its end in this process."""
    setup = fixture_setup(plan, fixture)
    game = exhibition_game(volume(plan.rulebook), setup, plan.manager).state
    return FinalScore(fixture, game.runs(Side.VISITOR), game.runs(Side.HOME))


def fixture_setup(plan: SeasonPlan, fixture: Fixture) -> Setup:
    """Return the setup of one game; its starters are those whose turn the day is."""
    setup = _setup_of(plan.rulebook, plan.cards, plan.manager, fixture.visitor, fixture.home)
    setup = replace(setup, seed=game_seed(plan.seed, fixture.number))
    if "slot" in setup.__struct_fields__:
        return replace(setup, slot=fixture.day % ROTATION + 1)
    return setup


@cache
def _setup_of(rulebook: str, cards: str, manager: str, visitor: ClubId, home: ClubId) -> Setup:
    name = manager.capitalize()
    chairs = Chair(f"{name}, visiting", manager), Chair(f"{name}, at home", manager)
    return new_setup(rulebook, _catalog(cards), (visitor, home), chairs, seed=0, home="second")


@cache
def _catalog(cards: str) -> Catalog:
    return Catalog(Path(cards))


# The standings


def standings(scores: Sequence[FinalScore], clubs: Sequence[ClubId]) -> tuple[ClubRecord, ...]:
    """Return the table of *clubs*, the best first; equals by runs, then in the given order."""
    wins, losses, runs, allowed = (dict.fromkeys(clubs, 0) for _ in range(4))
    for score in scores:
        visitor, home = score.fixture.visitor, score.fixture.home
        for club, made, given in (
            (visitor, score.visitor_runs, score.home_runs),
            (home, score.home_runs, score.visitor_runs),
        ):
            wins[club] += made > given
            losses[club] += made < given
            runs[club] += made
            allowed[club] += given
    order = sorted(
        clubs,
        key=lambda club: (losses[club] - wins[club], allowed[club] - runs[club]),
    )
    lead = max(wins[club] - losses[club] for club in clubs)
    return tuple(
        ClubRecord(
            club,
            wins[club],
            losses[club],
            runs[club],
            allowed[club],
            (lead - wins[club] + losses[club]) / 2,
        )
        for club in order
    )
