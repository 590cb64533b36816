"""Whole games among managers, no window and no frames kept, beside a fixed piece of Python.

``PAR`` rounds of that piece take as long as one game may take: on the reference core, a four
hundred and fiftieth of a second. So a share of 1 is 450 games a second there, however fast or busy
this machine is. ``PAR`` was set beside an engine that is known to play 765 games a second on the
reference core, both measured in turn: 3,400 rounds took 1.87 times as long as one of its games.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from statistics import median
from time import process_time

from measuring import report
from msgspec import Struct
from msgspec.structs import replace

from hotstove.baseball.effects.played import CardPlayed
from hotstove.catalog.shelf import Catalog
from hotstove.managers.exhibition import exhibition_game, exhibition_setups
from hotstove.play.seats import Side
from hotstove.play.setup import Setup
from hotstove.rulebooks.shelf import volume

CATALOG = Catalog(Path(__file__).parents[2] / "cards")
ROUNDS = 30
GAMES = 8
WANTED = 450
DEFECT = 300
PAR = 3_090


class Place(Struct, frozen=True, gc=False):
    """Something to make a changed copy of, the size of a small state."""

    number: int = 0
    turn: int = 0
    first: str = ""
    second: str = ""
    third: str = ""
    told: tuple[int, ...] = ()
    left: int = 9
    right: int = 9
    is_over: bool = False


def script() -> Generator[int, int, None]:
    number = 0
    while True:
        number += yield number


def moved(place: Place, by: int) -> Place:
    return replace(place, number=place.number + by, turn=place.turn + 1)


def turned(place: Place, by: int) -> Place:
    return replace(place, left=place.right, right=place.left, told=(by, place.turn))


CHANGES: dict[int, Callable[[Place, int], Place]] = {0: moved, 1: turned, 2: moved}
MASK = (1 << 64) - 1


def piece(rounds: int) -> Place:
    """What an engine does, over and over: scripts resumed, changes looked up, copies made."""
    place, kept, asked = Place(), [], script()
    next(asked)
    chance = 1
    for number in range(rounds):
        chance = (chance ^ (chance >> 30)) * 0xBF58476D1CE4E5B9 & MASK
        for half in range(2):
            place = CHANGES[(number + half) % 3](place, asked.send(chance % 20))
            kept.append(place)
    return place


def setups_of(rulebook: str) -> Iterator[Setup]:
    """Set up games of two clubs, without end."""
    visitor, home = (club.id for club in CATALOG.clubs[:2])
    return exhibition_setups(
        rulebook, CATALOG, seed=11, manager="instinct", visitor=visitor, home=home
    )


def sides_with_cards(rulebook: str) -> set[Side]:
    """Return who plays strategy cards in the first of these games."""
    session = exhibition_game(volume(rulebook), next(setups_of(rulebook)), "instinct")
    return {fact.side for fact in session.facts if isinstance(fact, CardPlayed)}


def games_of(rulebook: str) -> Callable[[], None]:
    """Return what plays ``GAMES`` games, other ones each time, cards and lineups known already."""
    book, setups = volume(rulebook), setups_of(rulebook)

    def play() -> None:
        for setup, _ in zip(setups, range(GAMES), strict=False):
            exhibition_game(book, setup, "instinct")

    play()
    return play


def busy(act: Callable[[], object]) -> float:
    """Return the seconds that *act* keeps this core busy; what others do in between is theirs."""
    start = process_time()
    act()
    return process_time() - start


def measured(rulebook: str) -> float:
    """Return par divided by the time of one game; report it.

    Games are held against the piece played next to them: what else keeps the machine busy comes
    and goes.
    """
    play = games_of(rulebook)
    games, shares = [], []
    for _ in range(ROUNDS):
        game = busy(play) / GAMES
        games.append(game)
        shares.append(busy(lambda: piece(PAR)) / game)
    share = median(shares)
    report(
        f"{rulebook}, games a second",
        here=1 / median(games),
        on_the_reference_core=WANTED * share,
        share_of_par=share,
    )
    return share


def test_advanced_games_a_second():
    share = measured("showdown/advanced")
    assert share * WANTED >= DEFECT


def test_basic_games_a_second():
    assert measured("showdown/basic") * WANTED >= DEFECT
