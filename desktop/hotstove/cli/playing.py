"""The commands that play without a window: rulebooks, simulate, replay."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

from hotstove.files.phrasebook import filled

from . import speech
from .arguments import OK, BadArguments, count, session_file, whole
from .rosters import cards_argument, roster_team
from .speech import QT_TRANSLATE_NOOP, counted, translate

if TYPE_CHECKING:
    from hotstove.managers.registry import UnknownManager
    from hotstove.play.session import Session
    from hotstove.play.setup import Setup
    from hotstove.saves.reopening import Resumed

MANAGERS: Final = ("luck", "instinct", "solver")
MOST_GAMES: Final = 1_000_000
ROSTER: Final = ".hotroster"


FIGURES: Final = (
    QT_TRANSLATE_NOOP("cli", "rulebook"),
    QT_TRANSLATE_NOOP("cli", "seed"),
    QT_TRANSLATE_NOOP("cli", "manager"),
    QT_TRANSLATE_NOOP("cli", "games"),
    QT_TRANSLATE_NOOP("cli", "seconds"),
    QT_TRANSLATE_NOOP("cli", "games_per_second"),
    QT_TRANSLATE_NOOP("cli", "runs_per_team_game"),
    QT_TRANSLATE_NOOP("cli", "obp"),
    QT_TRANSLATE_NOOP("cli", "so_rate"),
    QT_TRANSLATE_NOOP("cli", "bb_rate"),
    QT_TRANSLATE_NOOP("cli", "hr_rate"),
    QT_TRANSLATE_NOOP("cli", "dp_per_team_game"),
)
"""What games come to: the keys of ``--json``, and what begins a line without it."""


def simulate_arguments(parser: argparse.ArgumentParser) -> None:
    about = translate("cli", "see: hotstove rulebooks")
    parser.add_argument("--rulebook", required=True, metavar=translate("cli", "ID"), help=about)
    about = translate("cli", "a club's id, or a roster ({file}); clubs by turns if not given")
    for side in ("--visitor", "--home"):
        club = translate("cli", "CLUB")
        parser.add_argument(side, metavar=club, help=filled(about, file=f"*{ROSTER}"))
    cards_argument(parser)
    about = translate("cli", "a season among all the clubs")
    parser.add_argument("--league", action="store_true", help=about)
    about = translate("cli", "1; of each club in a league, 162")
    parser.add_argument("--games", type=count(MOST_GAMES), metavar="N", help=about)
    about = translate("cli", "the same seed plays the same games")
    parser.add_argument("--seed", type=whole, default=1, metavar="N", help=about)
    about = translate("cli", "who answers for both sides")
    parser.add_argument("--manager", choices=MANAGERS, default=MANAGERS[0], help=about)
    about = translate("cli", "keep the last game as a session file")
    parser.add_argument("--save", metavar=translate("cli", "FILE"), help=about)
    json_argument(parser)


def replay_arguments(parser: argparse.ArgumentParser) -> None:
    session_file(parser)
    json_argument(parser)


def json_argument(parser: argparse.ArgumentParser) -> None:
    about = translate("cli", "print one JSON object")
    parser.add_argument("--json", action="store_true", help=about)


# rulebooks


def rulebooks(options: argparse.Namespace) -> int:
    from hotstove.rulebooks.shelf import SHELF

    for volume in SHELF.values():
        print(f"{volume.id}  {translate('shelf', volume.title)}")
    return OK


# simulate


def simulate(options: argparse.Namespace) -> int:
    import time
    from pathlib import Path

    from hotstove.managers.exhibition import Tally, exhibition_game
    from hotstove.managers.registry import UnknownManager
    from hotstove.rulebooks.shelf import SHELF, volume
    from hotstove.saves.reopening import create, new_header

    if options.rulebook not in SHELF:
        template = translate("cli", "there is no rulebook “{name}”; there are {known}")
        raise BadArguments(filled(template, name=options.rulebook, known=", ".join(SHELF)))
    book = volume(options.rulebook)
    if options.league:
        return _simulate_league(options)
    options.games = options.games or 1
    target = Path(options.save) if options.save else None
    if target is not None and target.exists():
        template = translate("cli", "{file} is there already; give --save another name")
        raise BadArguments(filled(template, file=target))
    setups = _setups(options)
    tally = Tally()
    begun = time.perf_counter()
    for setup, _ in zip(setups, range(options.games), strict=False):
        try:
            session = exhibition_game(book, setup, options.manager)
        except UnknownManager as error:
            raise _no_manager(error) from error
        tally.hear(session.facts)
    seconds = time.perf_counter() - begun
    if target is not None:
        template = translate("cli", "{manager}, game {number} of seed {seed}")
        called = translate("NewGameDialog", options.manager.capitalize())
        name = filled(template, manager=called, number=options.games, seed=options.seed)
        create(target, new_header(book.id, name, setup), session).close()
    _print_tally(options, tally, seconds)
    return OK


def _no_manager(unknown: UnknownManager) -> BadArguments:
    template = translate("cli", "there is no manager “{name}” for {rulebook}; there are {known}")
    known = ", ".join(unknown.known)
    return BadArguments(filled(template, name=unknown.name, rulebook=unknown.rulebook, known=known))


def _simulate_league(options: argparse.Namespace) -> int:
    """A season among all clubs of the House League, on every core."""
    from hotstove import places
    from hotstove.catalog.shelf import Catalog
    from hotstove.clubhouse.season import GAMES, SeasonPlan
    from hotstove.clubhouse.season_report import told_season
    from hotstove.managers.registry import UnknownManager

    for name in ("visitor", "home", "save"):
        if getattr(options, name) is not None:
            template = translate("cli", "{option} does not go with --league; leave one of them out")
            raise BadArguments(filled(template, option=f"--{name}"))
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
            plan,
            lambda club: catalog.club(club).name,
            os.cpu_count() or 1,
            sys.stderr,
            speech.told,
        )
    except UnknownManager as error:
        raise _no_manager(error) from error
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
            template = translate(
                "cli", "there is no club “{name}”; the clubs are {known}, or give a roster ({file})"
            )
            known = ", ".join(clubs)
            raise BadArguments(filled(template, name=club, known=known, file=f"*{ROSTER}"))
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
    return _with_rosters(setups, options.rulebook, visitor, home)


def _with_rosters(
    setups: Iterator[Setup], rulebook: str, visitor: Any, home: Any
) -> Iterator[Setup]:
    """Put rosters in the place of their clubs, the dice of each game as they were."""
    from msgspec.structs import replace

    from hotstove.clubhouse.front_office import seated

    known: dict[str, Setup] = {}
    for setup in setups:
        key = repr([team.club.id for team in getattr(setup, "teams", ())])
        if key not in known:
            known[key] = seated(setup, rulebook, visitor, home)
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
    heads = {key: translate("cli", key) for key in FIGURES}
    width = max(map(len, heads.values())) + 2
    for key, head in heads.items():
        value = told[key]
        shown = speech.decimal(f"{value:.3f}") if isinstance(value, float) else value
        print(f"{head:{width}}{shown:>16}")


def _print_json(told: Any) -> None:
    import json

    print(json.dumps(told, ensure_ascii=False))


# replay


def replay(options: argparse.Namespace) -> int:
    from hotstove.baseball.box_score import box_score
    from hotstove.baseball.box_text import BoxWords, box_data, box_notes_of, box_text
    from hotstove.baseball.scoring import scoring_of

    found = replayed(options)
    session = found.session
    box = box_score(session.facts, scoring_of(session.rulebook))
    player, clubs = _names(session)
    if options.json:
        told = {
            "name": found.header.name,
            "rulebook": found.header.rulebook,
            "is_over": session.is_over,
            "chapter": session.rulebook.chapter(session.state),
            "gestures": session.gesture,
            "passages_compared": found.compared,
            "notice": speech.told(found.notice) if found.notice else None,
            **box_data(box, player, clubs),
        }
        _print_json(told)
        return OK
    words = BoxWords(
        translate("BoxTable", "Total"),
        translate("BoxScoreWindow", "Forfeited by {club}; official score {score}."),
        translate("BoxScoreWindow", "{club}, pitching"),
        speech.decimal,
    )
    print(f"{found.header.name} ({found.header.rulebook})\n")
    named = {side: speech.called(club) for side, club in clubs.items()}
    notes = {
        side: [speech.told(note) for note in told]
        for side, told in box_notes_of(session.rulebook, session.facts, box).items()
    }
    print(box_text(box, lambda man: speech.called(player(man)), named, words, notes))
    passages = QT_TRANSLATE_NOOP("cli", "%n passages played again, every witness agrees.", "", 1)
    print(f"\n{counted(passages, found.compared)}")
    if not session.is_over:
        template = translate("cli", "The game is not over: {where}.")
        print(filled(template, where=_where(session.rulebook.chapter(session.state))))
    return OK


def _where(chapter: str) -> str:
    """Return the stretch of a game that is called *chapter*, such as ``top 3``."""
    half, _, inning = chapter.partition(" ")
    halves = {
        "top": translate("cli", "top {inning}"),
        "bottom": translate("cli", "bottom {inning}"),
    }
    return filled(halves.get(half, translate("cli", "before the game")), inning=inning)


def replayed(options: argparse.Namespace) -> Resumed:
    from pathlib import Path

    from hotstove.saves.reopening import replay

    found = replay(Path(options.file))
    if found.notice is not None:
        print(f"hotstove: {speech.told(found.notice)}", file=sys.stderr)
    return found


def _names(session: Session[Any]) -> tuple[Callable[[str], str], dict[Any, str]]:
    """Return what names a player, and the clubs by side."""
    from hotstove.play.seats import Side

    book, game = session.rulebook, session.state
    clubs = {side: book.club_of(game, side).name for side in Side}  # type: ignore[attr-defined]
    cards = book.cards  # type: ignore[attr-defined]
    return lambda player: str(cards[player].name), clubs
