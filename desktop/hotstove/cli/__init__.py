"""The command ``hotstove``: sub-commands that need no window, and the door to the window program.

Everything beyond the standard library is imported by the sub-command that needs it, so that
``--help`` and ``--version`` answer at once.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Callable, Sequence
from typing import Any, Final

from hotstove import __version__

from .arguments import BAD_ARGUMENTS, REFUSED, BadArguments, Parser, none
from .playing import replay, replay_arguments, rulebooks, simulate, simulate_arguments
from .printing import picture, picture_arguments, print_arguments, print_goods
from .rosters import import_arguments, import_cards, roster_arguments

INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141
SUFFIXES: Final = (".hotstove", ".hotroster", ".hotseries")
NEW_INSTANCE: Final = "--new-instance"
RESET_WINDOWS: Final = "--reset-windows"
WINDOW_OPTIONS: Final = (NEW_INSTANCE, RESET_WINDOWS)


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
    if not words or words[0] in WINDOW_OPTIONS or words[0].lower().endswith(SUFFIXES):
        return _open_window(words)
    if words[0] not in COMMANDS and not words[0].startswith("-"):
        known = ", ".join(COMMANDS)
        return _complain(
            f"there is no command “{words[0]}”; there are {known}, or give a file "
            f"(*{', *'.join(SUFFIXES)})",
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
    except BadArguments as error:
        return _complain(str(error), BAD_ARGUMENTS)
    except FileRefused as error:
        return _complain(error.sentence, REFUSED)


def _complain(sentence: str, code: int) -> int:
    print(f"hotstove: {sentence}", file=sys.stderr)
    return code


def _open_window(words: list[str]) -> int:
    """Start the window program, with the files that are named, if any are."""
    files = [word for word in words if word not in WINDOW_OPTIONS]
    others = [word for word in files if not word.lower().endswith(SUFFIXES)]
    if others:
        known = ", *".join(SUFFIXES)
        return _complain(f"“{others[0]}” is no file of the game (*{known})", BAD_ARGUMENTS)
    from hotstove.app import main as show

    return int(
        show(files, is_another=NEW_INSTANCE in words, resets_windows=RESET_WINDOWS in words)
    )


# What can be asked for


def _parser() -> argparse.ArgumentParser:
    parser = Parser(
        prog="hotstove",
        description="A card-baseball table. Without a command it opens the window; with a game "
        "(*.hotstove), a roster (*.hotroster) or a series (*.hotseries) it opens that.",
        allow_abbrev=False,
    )
    parser.add_argument(
        NEW_INSTANCE, action="store_true", help="open a window of its own beside one that is open"
    )
    parser.add_argument(
        RESET_WINDOWS, action="store_true", help="open the window in the middle of the screen"
    )
    parser.add_argument("--version", action="version", version=f"Hot Stove {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    for name, (help_text, add_arguments, run) in COMMANDS.items():
        command = commands.add_parser(name, help=help_text, description=help_text)
        command.set_defaults(run=run)
        add_arguments(command)
    return parser


COMMANDS: Final[dict[str, tuple[str, Any, Any]]] = {
    "rulebooks": ("List the rulebooks.", none, rulebooks),
    "simulate": (
        "Play games without people and print what they come to.",
        simulate_arguments,
        simulate,
    ),
    "replay": (
        "Play a session again and print line score and box score.",
        replay_arguments,
        replay,
    ),
    "print": ("Print a session, or cards and boards.", print_arguments, print_goods),
    "picture": ("Draw the table of a session.", picture_arguments, picture),
    "roster": ("Check a roster, or fill one.", roster_arguments, none),
    "import": ("Read a card list in any dialect.", import_arguments, import_cards),
}
