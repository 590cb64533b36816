"""The command ``hotstove``: sub-commands that need no window, and the door to the window program.

Everything beyond the standard library is imported by the sub-command that needs it, so that
``--help`` and ``--version`` answer at once.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final, NoReturn

from hotstove import __version__

if TYPE_CHECKING:
    from pathlib import Path

    from hotstove.play.session import Session
    from hotstove.play.setup import Setup
    from hotstove.saves.reopening import Resumed

OK: Final = 0
REFUSED: Final = 1
BAD_ARGUMENTS: Final = 2
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141
SUFFIX: Final = ".hotstove"
MANAGERS: Final = ("luck", "instinct", "solver")
SMALLEST: Final = (640, 400)
LARGEST: Final = (7680, 4320)
MOST_GAMES: Final = 1_000_000


class _Parser(argparse.ArgumentParser):
    """Says what is wrong with the arguments in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_ARGUMENTS, f"{self.prog}: {message}\n")


class _BadArguments(Exception):
    """Arguments that only their sub-command can judge."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run ``hotstove`` with *arguments* (those of the process by default); return its exit code.

    0: done, 1: a file was refused, 2: bad arguments, 130: stopped by Ctrl+C.
    """
    words = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = _run(words)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has left; nothing of it may be flushed at exit.
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        return PIPE_CLOSED


def _run(words: list[str]) -> int:
    if not words or words[0].lower().endswith(SUFFIX):
        return _open_window(words)
    if words[0] not in COMMANDS and not words[0].startswith("-"):
        known = ", ".join(COMMANDS)
        return _complain(
            f"there is no command “{words[0]}”; there are {known}, or give a session file "
            f"(*{SUFFIX})",
            BAD_ARGUMENTS,
        )
    try:
        options = _parser().parse_args(words)
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else BAD_ARGUMENTS
    if "run" not in options:
        return _complain(f"name a command: {', '.join(COMMANDS)}", BAD_ARGUMENTS)
    command: Callable[[argparse.Namespace], int] = options.run
    return _without_traceback(command, options)


def _without_traceback(command: Callable[[argparse.Namespace], int], options: Any) -> int:
    from hotstove.files.refused import FileRefused

    try:
        return command(options)
    except _BadArguments as error:
        return _complain(str(error), BAD_ARGUMENTS)
    except FileRefused as error:
        return _complain(error.sentence, REFUSED)


def _complain(sentence: str, code: int) -> int:
    print(f"hotstove: {sentence}", file=sys.stderr)
    return code


def _open_window(files: list[str]) -> int:
    """Start the window program, with the session file that is named, if one is."""
    others = [word for word in files if not word.lower().endswith(SUFFIX)]
    if others:
        return _complain(f"“{others[0]}” is no session file (*{SUFFIX})", BAD_ARGUMENTS)
    from hotstove.app import main as show

    return int(show(files))


# What can be asked for


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="hotstove",
        description="A card-baseball table. Without a command it opens the window; with a "
        "session file (*.hotstove) it opens that game.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"Hot Stove {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    for name, (help_text, add_arguments, run) in COMMANDS.items():
        command = commands.add_parser(name, help=help_text, description=help_text)
        add_arguments(command)
        command.set_defaults(run=run)
    return parser


def _no_arguments(parser: argparse.ArgumentParser) -> None:
    pass


def _simulate_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--rulebook", required=True, metavar="ID", help="see: hotstove rulebooks")
    parser.add_argument("--visitor", metavar="CLUB", help="a club's id; by turns if not given")
    parser.add_argument("--home", metavar="CLUB", help="a club's id; by turns if not given")
    parser.add_argument("--league", action="store_true", help="a season among all the clubs")
    parser.add_argument(
        "--games", type=_count(MOST_GAMES), metavar="N", help="1; of each club in a league, 162"
    )
    parser.add_argument("--seed", type=_whole, default=1, metavar="S")
    parser.add_argument("--manager", choices=MANAGERS, default=MANAGERS[0])
    parser.add_argument("--save", metavar="FILE", help="keep the last game as a session file")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def _file_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a session file (*.hotstove)")


def _replay_arguments(parser: argparse.ArgumentParser) -> None:
    _file_arguments(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def _print_arguments(parser: argparse.ArgumentParser) -> None:
    pages = parser.add_subparsers(title="pages", metavar="PAGE", required=True)
    scorecard = pages.add_parser("scorecard", help="the scorecard of a session, as PDF")
    _file_arguments(scorecard)
    scorecard.add_argument("--out", required=True, metavar="X.pdf")
    scorecard.add_argument("--paper", choices=("a4", "letter"), default="a4")
    scorecard.add_argument("--kind", choices=("grid", "situation", "line"), default="grid")


def _picture_arguments(parser: argparse.ArgumentParser) -> None:
    _file_arguments(parser)
    parser.add_argument(
        "--at", type=_whole, metavar="N", help="after gesture N; the end if not given"
    )
    parser.add_argument("--size", type=_size, default=(1600, 1000), metavar="WxH")
    parser.add_argument("--scale", type=_scale, default=1.0, metavar="1..4")
    parser.add_argument("--out", required=True, metavar="X.png")


def _whole(text: str) -> int:
    try:
        number = int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"“{text}” is not a whole number") from None
    if not 0 <= number < 1 << 62:
        raise argparse.ArgumentTypeError(f"{text} is out of range; give 0 or more, below 2^62")
    return number


def _count(most: int) -> Callable[[str], int]:
    def count(text: str) -> int:
        number = _whole(text)
        if not 1 <= number <= most:
            raise argparse.ArgumentTypeError(f"{text} is out of range; give 1 to {most}")
        return number

    return count


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.lower().partition("x")
    if not (width.isascii() and width.isdigit() and height.isascii() and height.isdigit()):
        raise argparse.ArgumentTypeError(f"“{text}” is no size; write it like 1600x1000")
    size = int(width[:9]), int(height[:9])
    if not all(
        least <= side <= most for side, least, most in zip(size, SMALLEST, LARGEST, strict=True)
    ):
        raise argparse.ArgumentTypeError(f"{text} is out of range; give 640x400 to 7680x4320")
    return size


def _scale(text: str) -> float:
    try:
        scale = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"“{text}” is not a number") from None
    if not 1 <= scale <= 4:
        raise argparse.ArgumentTypeError(f"{text} is out of range; give 1 to 4")
    return scale


# rulebooks


def _rulebooks(options: argparse.Namespace) -> int:
    from hotstove.rulebooks.shelf import SHELF

    for volume in SHELF.values():
        print(f"{volume.id}  {volume.title}")
    return OK


# simulate


def _simulate(options: argparse.Namespace) -> int:
    import time
    from pathlib import Path

    from hotstove.managers.exhibition import Tally, exhibition_game
    from hotstove.managers.registry import UnknownManager
    from hotstove.rulebooks.shelf import UnknownRulebook, volume
    from hotstove.saves.reopening import create, new_header

    try:
        book = volume(options.rulebook)
    except UnknownRulebook as error:
        raise _BadArguments(str(error)) from error
    if options.league:
        return _simulate_league(options)
    options.games = options.games or 1
    target = Path(options.save) if options.save else None
    if target is not None and target.exists():
        raise _BadArguments(f"{target} is there already; give --save another name")
    setups = _setups(options)
    tally = Tally()
    begun = time.perf_counter()
    for setup, _ in zip(setups, range(options.games), strict=False):
        try:
            session = exhibition_game(book, setup, options.manager)
        except UnknownManager as error:
            raise _BadArguments(str(error)) from error
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
            raise _BadArguments(f"--{name} does not go with --league; leave one of them out")
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
        raise _BadArguments(str(error)) from error
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
    clubs = [club.id for club in catalog.clubs]
    for club in (options.visitor, options.home):
        if club is not None and club not in clubs:
            raise _BadArguments(f"there is no club “{club}”; the clubs are {', '.join(clubs)}")
    return exhibition_setups(
        options.rulebook,
        catalog,
        seed=options.seed,
        manager=options.manager,
        visitor=options.visitor,
        home=options.home,
    )


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


def _replay(options: argparse.Namespace) -> int:
    from hotstove.baseball.box_score import box_score
    from hotstove.baseball.box_text import box_data, box_text

    found = _replayed(options)
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


def _replayed(options: argparse.Namespace) -> Resumed:
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


# print, picture


def _print_scorecard(options: argparse.Namespace) -> int:
    from datetime import UTC, datetime

    target = _target(options.out, ".pdf")
    found = _replayed(options)
    application = _without_screen()
    from hotstove import places
    from hotstove.faces import fonts
    from hotstove.paper.scorecard import Scorecard, write_pdf
    from hotstove.paper.session_card import session_scorecard
    from hotstove.rulebooks.shelf import volume

    fonts.load(places.resources() / "fonts")
    played = datetime.fromtimestamp(found.path.stat().st_mtime, UTC).astimezone()
    game = session_scorecard(
        found.session,
        volume(found.header.rulebook).title,
        played.date().isoformat(),
        places.resources() / "art" / "emblems",
    )
    write_pdf(Scorecard(game, options.paper, options.kind), target)
    del application
    return OK


def _picture(options: argparse.Namespace) -> int:
    from hotstove.files.atomic import write_bytes

    target = _target(options.out, ".png")
    session = _replayed(options).session
    if options.at is not None:
        if options.at > session.gesture:
            raise _BadArguments(
                f"--at is {options.at}; {options.file} has gestures 0 to {session.gesture}"
            )
        session.rewind(options.at)
    application = _without_screen()
    from PySide6.QtCore import QSize

    from hotstove import places
    from hotstove.playmat.picture import draw
    from hotstove.rulebooks.shelf import volume

    family = volume(session.rulebook.id).family
    size = QSize(*options.size)
    image = draw(session, family, places.resources(), size, options.scale)
    write_bytes(target, _png(image))
    del application
    return OK


def _without_screen() -> Any:
    """Return a Qt application that needs no screen; keep it while Qt is used."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtWidgets import QApplication

    return QApplication.instance() or QApplication(["hotstove"])


def _png(image: Any) -> bytes:
    from PySide6.QtCore import QBuffer, QIODevice

    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(buffer.data().data())


def _target(name: str, suffix: str) -> Path:
    from pathlib import Path

    path = Path(name)
    if path.suffix.lower() != suffix:
        raise _BadArguments(f"--out is “{name}”; give a name that ends in {suffix}")
    return path


COMMANDS: Final[dict[str, tuple[str, Any, Any]]] = {
    "rulebooks": ("List the rulebooks.", _no_arguments, _rulebooks),
    "simulate": (
        "Play games without people and print what they come to.",
        _simulate_arguments,
        _simulate,
    ),
    "replay": (
        "Play a session again and print line score and box score.",
        _replay_arguments,
        _replay,
    ),
    "print": ("Print a page of a session.", _print_arguments, _print_scorecard),
    "picture": ("Draw the table of a session.", _picture_arguments, _picture),
}
