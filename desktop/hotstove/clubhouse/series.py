"""Best of so many: how a series stands, what its next game is, and who may pitch in it.

The law of rest and of home is each game's own (``baseball.series``); the file is for ``saves``.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from hotstove.baseball.series import CONTENDERS, Contender, Duty, SeriesLaw, played
from hotstove.catalog.setups import new_setup
from hotstove.catalog.shelf import Catalog
from hotstove.managers.exhibition import game_seed
from hotstove.play.session import Session
from hotstove.play.setup import Setup
from hotstove.rulebooks.shelf import volume
from hotstove.saves.reopening import replay
from hotstove.saves.series_file import Series, SeriesGame

LENGTHS: Final = (3, 5, 7)
"""What a new game offers."""


class Standing(NamedTuple):
    """Wins by contender, and what is needed."""

    wins: tuple[int, int]
    needed: int

    @property
    def winner(self) -> Contender | None:
        return next((one for one in CONTENDERS if self.wins[one] >= self.needed), None)


def standing(series: Series) -> Standing:
    """Count the games won; one that nobody won counts for neither."""
    won = [game.winner for game in series.played]
    return Standing((won.count(0), won.count(1)), series.best_of // 2 + 1)


def is_over(series: Series) -> bool:
    return standing(series).winner is not None


def open_game(series: Series) -> SeriesGame | None:
    """Return the game that was begun and is not over, if there is one."""
    return next((game for game in series.games if game.played is None), None)


def law_of(series: Series) -> SeriesLaw:
    return volume(series.rulebook).law()


# The next game


def home_of_next(series: Series) -> Contender | None:
    """Return who is at home in the game that follows those that are over; None: it finds out."""
    games = series.played
    if not games:
        return {"first": 0, "second": 1}.get(series.home)
    return law_of(series).home_of(games, games[0].home, series.best_of)


def next_setup(series: Series, catalog: Catalog) -> Setup:
    """Return the setup of the game that follows those that are over. Raises CatalogError."""
    home = home_of_next(series)
    setup = new_setup(
        series.rulebook,
        catalog,
        series.clubs,
        series.chairs,
        seed=game_seed(series.seed, len(series.played)),
        home="dice" if home is None else ("first", "second")[home],
        dice=series.dice,
        take_back=series.take_back,
        innings=series.innings,
        decks=series.decks,
        brought=series.brought,
        weather=series.weather,
        **series.house,
    )
    prepared: Setup = law_of(series).prepared(setup, series.played)
    return prepared


def duties(series: Series, catalog: Catalog) -> tuple[tuple[Duty, ...], tuple[Duty, ...]]:
    """Return what each contender's pitchers may do in the next game. Raises CatalogError."""
    setup, law = next_setup(series, catalog), law_of(series)
    first, second = (law.duties(setup, series.played, one) for one in CONTENDERS)
    return first, second


# What is written down


def begun(series: Series, file: str) -> Series:
    """Return *series* with its next game begun in the session file of that name."""
    return replace(series, games=(*series.games, SeriesGame(file)))


def with_result(series: Series, session: Session[Any]) -> Series:
    """Return *series* with what its open game came to, once *session* is over."""
    if open_game(series) is None or not session.is_over:
        return series
    told = played(law_of(series), session.rulebook, session.state, session.facts)
    *before, last = series.games
    return replace(series, games=(*before, replace(last, played=told)))


def caught_up(series: Series, folder: Path) -> Series:
    """Return *series* as its open game's file in *folder* has it now.

    A game whose file is gone was never played. Raises SaveRefused for one that cannot be read.
    """
    last = open_game(series)
    if last is None:
        return series
    if not (folder / last.file).is_file():
        return replace(series, games=series.games[:-1])
    return with_result(series, replay(folder / last.file).session)
