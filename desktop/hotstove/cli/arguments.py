"""What the sub-commands' arguments have in common: their parser, their types, their refusals."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Final, NoReturn

from hotstove.files.phrasebook import filled

from .speech import translate

OK: Final = 0
REFUSED: Final = 1
BAD_ARGUMENTS: Final = 2
SMALLEST: Final = (640, 400)
LARGEST: Final = (7680, 4320)


class Parser(argparse.ArgumentParser):
    """Says what is wrong with the arguments in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_ARGUMENTS, f"{self.prog}: {message}\n")


class BadArguments(Exception):
    """Arguments that only their sub-command can judge."""


def none(parser: argparse.ArgumentParser) -> None:
    pass


def session_file(parser: argparse.ArgumentParser) -> None:
    about = translate("cli", "a session file (*.hotstove)")
    parser.add_argument("file", metavar=translate("cli", "FILE"), help=about)


def whole(text: str) -> int:
    try:
        number = int(text)
    except ValueError:
        raise malformed(translate("cli", "“{text}” is not a whole number"), text) from None
    if not 0 <= number < 1 << 62:
        raise malformed(
            translate("cli", "{text} is out of range; give 0 or more, below 2^62"), text
        )
    return number


def count(most: int) -> Callable[[str], int]:
    def number_up_to(text: str) -> int:
        number = whole(text)
        if not 1 <= number <= most:
            raise out_of_range(text, "1", str(most))
        return number

    return number_up_to


def size(text: str) -> tuple[int, int]:
    width, _, height = text.lower().partition("x")
    if not (width.isascii() and width.isdigit() and height.isascii() and height.isdigit()):
        raise malformed(translate("cli", "“{text}” is no size; write it like 1600x1000"), text)
    size = int(width[:9]), int(height[:9])
    if not all(
        least <= side <= most for side, least, most in zip(size, SMALLEST, LARGEST, strict=True)
    ):
        raise out_of_range(text, "640x400", "7680x4320")
    return size


def scale(text: str) -> float:
    try:
        scale = float(text)
    except ValueError:
        raise malformed(translate("cli", "“{text}” is not a number"), text) from None
    if not 1 <= scale <= 4:
        raise out_of_range(text, "1", "4")
    return scale


def out_of_range(text: str, least: str, most: str) -> argparse.ArgumentTypeError:
    template = translate("cli", "{text} is out of range; give {least} to {most}")
    return argparse.ArgumentTypeError(filled(template, text=text, least=least, most=most))


def malformed(template: str, text: str) -> argparse.ArgumentTypeError:
    return argparse.ArgumentTypeError(filled(template, text=text))


def target(name: str, suffix: str) -> Path:
    path = Path(name)
    if path.suffix.lower() != suffix:
        template = translate("cli", "--out is “{name}”; give a name that ends in {suffix}")
        raise BadArguments(filled(template, name=name, suffix=suffix))
    return path
