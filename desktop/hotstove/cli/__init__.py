"""The command ``hotstove``: sub-commands that need no window, and the door to the window program.

Everything beyond the standard library is imported by the sub-command that needs it, so that
``--help`` and ``--version`` answer at once. Every sentence is told by ``speech``.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Callable, Sequence
from typing import Any, Final

from hotstove import __version__
from hotstove.files.phrasebook import filled

from . import speech
from .arguments import BAD_ARGUMENTS, REFUSED, BadArguments, Parser, none
from .playing import replay, replay_arguments, rulebooks, simulate, simulate_arguments
from .printing import picture, picture_arguments, print_arguments, print_goods
from .rosters import import_arguments, import_cards, roster_arguments
from .speech import QT_TRANSLATE_NOOP, translate

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
    asked = speech.asked_for(words)
    speech.speak(asked if asked in speech.known_languages() else speech.usual())
    if asked not in (None, speech.language()):
        template = translate("cli", "there is no language “{name}”; there are {known}")
        known = ", ".join(speech.known_languages())
        return _complain(filled(template, name=asked, known=known), BAD_ARGUMENTS)
    if not words or words[0] in WINDOW_OPTIONS or words[0].lower().endswith(SUFFIXES):
        return _open_window(words, asked)
    if words[0] not in COMMANDS and not words[0].startswith("-"):
        template = translate(
            "cli", "there is no command “{name}”; there are {known}, or give a file ({files})"
        )
        told = filled(template, name=words[0], known=", ".join(COMMANDS), files=_patterns())
        return _complain(told, BAD_ARGUMENTS)
    try:
        options = _parser().parse_args(words)
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else BAD_ARGUMENTS
    if "run" not in options:
        template = translate("cli", "name a command: {known}")
        return _complain(filled(template, known=", ".join(COMMANDS)), BAD_ARGUMENTS)
    command: Callable[[argparse.Namespace], int] = options.run
    return _without_traceback(command, options)


def _without_traceback(command: Callable[[argparse.Namespace], int], options: Any) -> int:
    from hotstove.files.refused import FileRefused

    try:
        return command(options)
    except BadArguments as error:
        return _complain(str(error), BAD_ARGUMENTS)
    except FileRefused as error:
        return _complain(speech.refusal(error), REFUSED)


def _complain(sentence: str, code: int) -> int:
    print(f"hotstove: {sentence}", file=sys.stderr)
    return code


def _patterns() -> str:
    return f"*{', *'.join(SUFFIXES)}"


def _open_window(words: list[str], language: str | None) -> int:
    """Start the window program, with the files that are named, if any are.

    *language* is spoken where the command asks for one, whatever was chosen in the program.
    """
    files = [word for word in words if word not in WINDOW_OPTIONS]
    others = [word for word in files if not word.lower().endswith(SUFFIXES)]
    if others:
        template = translate("cli", "“{name}” is no file of the game ({files})")
        return _complain(filled(template, name=others[0], files=_patterns()), BAD_ARGUMENTS)
    from hotstove.app import main as show

    asked = {"language": language} if language else {}
    return int(
        show(
            files,
            is_another=NEW_INSTANCE in words,
            resets_windows=RESET_WINDOWS in words,
            **asked,
        )
    )


# What can be asked for


def _parser() -> argparse.ArgumentParser:
    parser = Parser(
        prog="hotstove",
        description=translate(
            "cli",
            "A card-baseball table. Without a command it opens the window; with a game "
            "(*.hotstove), a roster (*.hotroster) or a series (*.hotseries) it opens that.",
        ),
        allow_abbrev=False,
    )
    about = translate("cli", "open a window of its own beside one that is open")
    parser.add_argument(NEW_INSTANCE, action="store_true", help=about)
    about = translate("cli", "open the window in the middle of the screen")
    parser.add_argument(RESET_WINDOWS, action="store_true", help=about)
    about = translate("cli", "speak it, with any command: {known}; else the program’s own")
    # Taken out before anything is parsed: the parser itself speaks it.
    parser.add_argument(
        speech.OPTION,
        metavar=translate("cli", "CODE"),
        help=filled(about, known=", ".join(speech.known_languages())),
    )
    version = f"Hot Stove {__version__}"
    about = translate("cli", "tell the version")
    parser.add_argument("--version", action="version", version=version, help=about)
    commands = parser.add_subparsers(
        title=translate("cli", "commands"), metavar=translate("cli", "COMMAND")
    )
    for name, (text, add_arguments, run) in COMMANDS.items():
        about = translate("cli", text)
        command = commands.add_parser(name, help=about, description=about)
        command.set_defaults(run=run)
        add_arguments(command)
    return parser


COMMANDS: Final[dict[str, tuple[str, Any, Any]]] = {
    "rulebooks": (QT_TRANSLATE_NOOP("cli", "List the rulebooks."), none, rulebooks),
    "simulate": (
        QT_TRANSLATE_NOOP("cli", "Play games without people and print what they come to."),
        simulate_arguments,
        simulate,
    ),
    "replay": (
        QT_TRANSLATE_NOOP("cli", "Play a session again and print line score and box score."),
        replay_arguments,
        replay,
    ),
    "print": (
        QT_TRANSLATE_NOOP("cli", "Print a session, or cards and boards."),
        print_arguments,
        print_goods,
    ),
    "picture": (
        QT_TRANSLATE_NOOP("cli", "Draw the table of a session."),
        picture_arguments,
        picture,
    ),
    "roster": (QT_TRANSLATE_NOOP("cli", "Check a roster, or fill one."), roster_arguments, none),
    "import": (
        QT_TRANSLATE_NOOP("cli", "Read a card list in any dialect."),
        import_arguments,
        import_cards,
    ),
}
