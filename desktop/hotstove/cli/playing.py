"""The commands that play without a window: rulebooks, simulate, replay."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

from .arguments import OK, BadArguments, count, session_file, whole
from .rosters import cards_argument, roster_team

if TYPE_CHECKING:
    from hotstove.play.session import Session
    from hotstove.play.setup import Setup
    from hotstove.rulebooks.showdown.setup import Team
    from hotstove.saves.reopening import Resumed

MANAGERS: Final = ("luck", "instinct", "solver")
MOST_GAMES: Final = 1_000_000
ROSTER: Final = ".hotroster"


def simulate_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--rulebook", required=True, metavar="ID", help="see: hotstove rulebooks")
    for side in ("--visitor", "--home"):
        about = f"a club's id, or a roster (*{ROSTER}); clubs by turns if not given"
        parser.add_argument(side, metavar="CLUB", help=about)
    cards_argument(parser)
    parser.add_argument("--league", action="store_true", help="a season among all the clubs")
    parser.add_argument(
        "--games", type=count(MOST_GAMES), metavar="N", help="1; of each club in a league, 162"
    )
    parser.add_argument("--seed", type=whole, default=1, metavar="S")
    parser.add_argument("--manager", choices=MANAGERS, default=MANAGERS[0])
    parser.add_argument("--save", metavar="FILE", help="keep the last game as a session file")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def replay_arguments(parser: argparse.ArgumentParser) -> None:
    session_file(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")


# rulebooks


def rulebooks(options: argparse.Namespace) -> int:
    from hotstove.rulebooks.shelf import SHELF

    for volume in SHELF.values():
        print(f"{volume.id}  {volume.title}")
    return OK


# simulate


def simulate(options: argparse.Namespace) -> int:
    import time
    from pathlib import Path

    from hotstove.managers.exhibition import Tally, exhibition_game
    from hotstove.managers.registry import UnknownManager
    from hotstove.rulebooks.shelf import UnknownRulebook, volume
    from hotstove.saves.reopening import create, new_header

    try:
        book = volume(options.rulebook)
    except UnknownRulebook as error:
        raise BadArguments(str(error)) from error
    if options.league:
        return _simulate_league(options)
    options.games = options.games or 1
    target = Path(options.save) if options.save else None
    if target is not None and target.exists():
        raise BadArguments(f"{target} is there already; give --save another name")
    setups = _setups(options)
    tally = Tally()
    begun = time.perf_counter()
    for setup, _ in zip(setups, range(options.games), strict=False):
        try:
            session = exhibition_game(book, setup, options.manager)
        except UnknownManager as error:
            raise BadArguments(str(error)) from error
        tally.hear(session.facts)
    seconds = time.perf_counter() - begun
    if target is not None:
        name = f"{options.manager.capitalize()}, game {options.games} of seed {options.seed}"
        create(target, new_header(book.id, name, setup), session).close()
    _print_tally(options, tally, seconds)
    return OK


def _simulate_league(options: argparse.Namespace) -> int:
    """A season among all clubs of the House League, on every core."""
    from hotstove import places
    from hotstove.catalog.shelf import Catalog
    from hotstove.clubhouse.season import GAMES, SeasonPlan
    from hotstove.clubhouse.season_report import told_season
    from hotstove.managers.registry import UnknownManager

    for name in ("visitor", "home", "save"):
        if getattr(options, name) is not None:
            raise BadArguments(f"--{name} does not go with --league; leave one of them out")
    catalog = Catalog(places.cards())
    plan = SeasonPlan(
        rulebook=options.rulebook,
        cards=str(places.cards()),
        clubs=tuple(club.id for club in catalog.clubs),
        manager=options.manager,
        seed=options.seed,
        games=options.games or GAMES,
    )
    try:
        data, text = told_season(
            plan, lambda club: catalog.club(club).name, os.cpu_count() or 1, sys.stderr
        )
    except UnknownManager as error:
        raise BadArguments(str(error)) from error
    if options.json:
        _print_json(data)
    else:
        print(text)
    return OK


def _setups(options: argparse.Namespace) -> Iterator[Setup]:
    from hotstove import places
    from hotstove.catalog.shelf import Catalog
    from hotstove.managers.exhibition import exhibition_setups

    catalog = Catalog(places.cards())
    sides = (options.visitor, options.home)
    visitor, home = teams = [
        roster_team(options, side) if (side or "").lower().endswith(ROSTER) else None
        for side in sides
    ]
    clubs = [club.id for club in catalog.clubs]
    for club, team in zip(sides, teams, strict=True):
        if club is not None and team is None and club not in clubs:
            raise BadArguments(
                f"there is no club “{club}”; the clubs are {', '.join(clubs)}, or give a roster "
                f"(*{ROSTER})"
            )
    setups = exhibition_setups(
        options.rulebook,
        catalog,
        seed=options.seed,
        manager=options.manager,
        visitor=visitor.club.id if visitor else options.visitor,
        home=home.club.id if home else options.home,
    )
    if visitor is None and home is None:
        return setups
    return _with_rosters(setups, visitor, home)


def _with_rosters(
    setups: Iterator[Setup], visitor: Team | None, home: Team | None
) -> Iterator[Setup]:
    """Put rosters in the place of their clubs, the dice of each game as they were."""
    from msgspec.structs import replace

    from hotstove.clubhouse.teams import with_teams

    known: dict[str, Setup] = {}
    for setup in setups:
        key = repr([team.club.id for team in getattr(setup, "teams", ())])
        if key not in known:
            try:
                known[key] = with_teams(setup, visitor, home)
            except ValueError as error:
                raise BadArguments(f"{error}; name clubs, or choose another rulebook") from error
        yield replace(known[key], seed=setup.seed)


def _print_tally(options: argparse.Namespace, tally: Any, seconds: float) -> None:
    told: dict[str, Any] = {
        "rulebook": options.rulebook,
        "seed": options.seed,
        "manager": options.manager,
        "games": tally.games,
        "seconds": round(seconds, 6),
        "games_per_second": round(tally.games / seconds, 1) if seconds else 0.0,
        **tally.averages(),
    }
    if options.json:
        _print_json(told)
        return
    for key, value in told.items():
        shown = f"{value:.3f}" if isinstance(value, float) else value
        print(f"{key:20}{shown:>16}")


def _print_json(told: Any) -> None:
    import json

    print(json.dumps(told, ensure_ascii=False))


# replay


def replay(options: argparse.Namespace) -> int:
    from hotstove.baseball.box_score import box_score
    from hotstove.baseball.box_text import box_data, box_text

    found = replayed(options)
    session = found.session
    box = box_score(session.facts)
    player, clubs = _names(session)
    if options.json:
        told = {
            "name": found.header.name,
            "rulebook": found.header.rulebook,
            "is_over": session.is_over,
            "chapter": session.rulebook.chapter(session.state),
            "gestures": session.gesture,
            "passages_compared": found.compared,
            "notice": found.notice.english() if found.notice else None,
            **box_data(box, player, clubs),
        }
        _print_json(told)
        return OK
    print(f"{found.header.name} ({found.header.rulebook})\n")
    print(box_text(box, player, clubs))
    print(f"\n{found.compared} passages played again, every witness agrees.")
    if not session.is_over:
        print(f"The game is not over: {session.rulebook.chapter(session.state)}.")
    return OK


def replayed(options: argparse.Namespace) -> Resumed:
    from pathlib import Path

    from hotstove.saves.reopening import replay

    found = replay(Path(options.file))
    if found.notice is not None:
        print(f"hotstove: {found.notice.english()}", file=sys.stderr)
    return found


def _names(session: Session[Any]) -> tuple[Callable[[str], str], dict[Any, str]]:
    """Return what names a player, and the clubs by side."""
    from hotstove.play.seats import Side

    book, game = session.rulebook, session.state
    clubs = {side: book.club_of(game, side).name for side in Side}  # type: ignore[attr-defined]
    cards = book.cards  # type: ignore[attr-defined]
    return lambda player: str(cards[player].name), clubs
