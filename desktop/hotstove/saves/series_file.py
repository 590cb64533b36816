"""A series in one small file: what was agreed, its games' session files, and what they came to.

Bounded and checked when it is read; written whole or not at all. What follows from it is for the
clubhouse.
"""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from hotstove.baseball.series import Played
from hotstove.files.atomic import write_text
from hotstove.files.bounded import read_text
from hotstove.files.refused import FileRefused
from hotstove.play.setup import Chair
from hotstove.play.values import Value
from hotstove.play.words import QT_TRANSLATE_NOOP
from hotstove.rulebooks.house import Brought, HouseValue
from hotstove.rulebooks.shelf import SHELF

from .folder import file_stem
from .lines import plain_name
from .refused import refuse, refused_by_system

FORMAT: Final = 1
SUFFIX: Final = ".hotseries"
LARGEST: Final = 1 << 20
"""Bytes; a best of seven has some twenty thousand."""
LONGEST: Final = 99
"""Games of a series at most."""


class SeriesGame(Value, frozen=True):
    file: str
    """The name of its session file, which lies beside the series."""
    played: Played | None = None
    """None while it is not over."""


class Series(Value, frozen=True, kw_only=True):
    """What was agreed for all games, by the names of ``catalog.setups.new_setup``."""

    hotstove_series: int = FORMAT
    name: str
    rulebook: str
    best_of: int
    clubs: tuple[str, str]
    chairs: tuple[Chair, Chair]
    seed: int
    home: Literal["dice", "first", "second"] = "dice"
    """Of the first game; the law says the others."""
    dice: Literal["seeded", "typed"] = "seeded"
    take_back: Literal["free", "agreed"] = "free"
    innings: int = 9
    house: dict[str, HouseValue] = {}
    decks: tuple[str | None, str | None] = (None, None)
    brought: tuple[Brought, Brought] = (Brought(), Brought())
    weather: str = ""
    games: tuple[SeriesGame, ...] = ()
    """In the order of play; only the last may still be going on."""

    @property
    def played(self) -> tuple[Played, ...]:
        return tuple(game.played for game in self.games if game.played is not None)


def new_path(folder: Path, name: str) -> Path:
    """Return a path in *folder* for a series called *name*, where none stands yet."""
    stem = file_stem(name)
    number = 1
    while True:
        path = folder / (f"{stem}{SUFFIX}" if number == 1 else f"{stem} {number}{SUFFIX}")
        if not path.exists():
            return path
        number += 1


def write_series(path: Path, series: Series) -> None:
    """Put *series* into *path*. Raises SaveRefused."""
    text = msgspec.json.format(msgspec.json.encode(series).decode(), indent=1)
    try:
        write_text(path, f"{text}\n")
    except FileRefused as error:
        raise refused_by_system(error) from error


def read_series(path: Path) -> Series:
    """Return the series in *path*. Raises SaveRefused, naming what is wrong with it."""
    try:
        text = read_text(path, LARGEST)
    except FileRefused as error:
        raise refused_by_system(error) from error
    try:
        series = msgspec.json.decode(text, type=Series)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise refuse(path, _UNREADABLE) from error
    if series.hotstove_series != FORMAT:
        raise refuse(path, _LATER)
    if series.rulebook not in SHELF or SHELF[series.rulebook].series is None:
        raise refuse(path, _NO_RULEBOOK, found=plain_name(series.rulebook))
    if not 1 <= series.best_of <= LONGEST or len(series.games) > LONGEST:
        raise refuse(path, _LENGTH, found=series.best_of, most=LONGEST)
    if any(not _is_sound(game) for game in series.games) or any(
        game.played is None for game in series.games[:-1]
    ):
        raise refuse(path, _GAMES)
    house = SHELF[series.rulebook].told_as_now("setup", series.house, 0)
    return replace(series, name=plain_name(series.name), house=house)


def all_series(folder: Path) -> list[tuple[Path, Series]]:
    """Return the series of *folder*, the last one changed first; others are passed over."""
    found = []
    with contextlib.suppress(OSError):
        paths = [path for path in folder.iterdir() if path.suffix.lower() == SUFFIX]
        for path in sorted(paths, key=lambda path: (-path.stat().st_mtime, path.name)):
            with contextlib.suppress(FileRefused):
                found.append((path, read_series(path)))
    return found


def _is_sound(game: SeriesGame) -> bool:
    """A plain file name beside the series, and a contender for a contender."""
    is_plain = bool(game.file) and Path(game.file).name == game.file and "\\" not in game.file
    told = game.played
    if not is_plain or told is None:
        return is_plain
    return told.home in (0, 1) and told.winner in (None, 0, 1) and min(told.runs) >= 0


_UNREADABLE: Final = QT_TRANSLATE_NOOP(
    "saves", "{file} does not read like a series; open a copy of it from before."
)
_LATER: Final = QT_TRANSLATE_NOOP(
    "saves", "{file} was written by a newer Hot Stove; open it with that one."
)
_NO_RULEBOOK: Final = QT_TRANSLATE_NOOP(
    "saves", "{file} is a series of “{found}”, which has none here; open another."
)
_LENGTH: Final = QT_TRANSLATE_NOOP(
    "saves", "{file} is a best of {found}; a series has 1 to {most} games."
)
_GAMES: Final = QT_TRANSLATE_NOOP(
    "saves", "{file} lists a game that no series can have; open a copy of it from before."
)
