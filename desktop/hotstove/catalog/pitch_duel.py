"""The draw pile of Pitch Duel from a TOML file, and setups of that game; rules judge the pile.

A pile that cannot be used is refused with every fault, the first of them in one sentence.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, cast

from hotstove.catalog.refused import CardFileError, CatalogError, in_file, shown
from hotstove.files.bounded import read_text
from hotstove.play.setup import Chair
from hotstove.play.words import QT_TRANSLATE_NOOP, Filling, Sentence
from hotstove.rulebooks.pitch_duel.cards import Result, ResultCard, check_pile
from hotstove.rulebooks.pitch_duel.setup import PitchDuelSetup, Team
from hotstove.rulebooks.pitch_duel.wording import pile_sentence

if TYPE_CHECKING:
    from hotstove.catalog.shelf import Catalog

HOUSE_PILE: Final = "hearth_pile.toml"
LARGEST_PILE_FILE: Final = 256 << 10
"""Bytes."""
MOST_CARDS: Final = 500
INNINGS: Final = (3, 6, 9)
"""Q21."""
_LONGEST_PLAY: Final = 60
_ID: Final = re.compile(r"[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*")
_CODES: Final = tuple(result.value for result in Result)


def read_pile(path: Path, *, limit: int = LARGEST_PILE_FILE) -> tuple[ResultCard, ...]:
    """Return the result cards of the ``[[result]]`` tables in *path*; *limit* in bytes.

    The n-th play of a code is the card ``1B-03``. Raises CardFileError with every fault, or
    FileRefused where the file cannot be opened.
    """
    file = path.name
    faults: list[Sentence] = []
    cards: list[ResultCard] = []
    taken: dict[Result, int] = {}
    for number, table in enumerate(_tables(file, read_text(path, limit)), 1):
        found = list(_faults(table))
        faults += [
            Sentence("catalog", _IN_TABLE, {"file": file, "number": number, "fault": fault})
            for fault in found
        ]
        if found:
            continue
        result = Result(str(table["code"]))
        for play in table["plays"]:
            taken[result] = taken.get(result, 0) + 1
            cards.append(ResultCard(f"{result}-{taken[result]:02}", result, play.strip()))
    if not faults:
        faults = [in_file(file, fault) for fault in pile_faults(cards)]
    if faults:
        raise CardFileError(faults)
    return tuple(cards)


def pile_faults(pile: Sequence[ResultCard]) -> Iterator[Sentence]:
    """Say why these cards are no draw pile (PD-02, PD-04); nothing where they are one."""
    if len(pile) > MOST_CARDS:
        yield Sentence("catalog", _TOO_MANY, {"found": len(pile), "most": MOST_CARDS})
        return
    for card in pile:
        if not _ID.fullmatch(card.id) or len(card.id) > _LONGEST_PLAY or not _is_play(card.name):
            found = shown(f"{card.id} {card.name}")
            yield Sentence("catalog", _CARD_TEXT, {"found": found, "most": _LONGEST_PLAY})
            return
    for problem in check_pile(pile):
        yield pile_sentence(problem)


def duel_setup(
    catalog: Catalog,
    clubs: tuple[str, str],
    chairs: tuple[Chair, ...],
    *,
    seed: int,
    home: Literal["dice", "first", "second"],
    take_back: Literal["free", "agreed"],
    innings: int,
    sb_limit: Literal[0, 2] = 0,
    may_swap: bool = True,
    has_curtain: bool = False,
) -> PitchDuelSetup:
    """Return the setup of a duel; *home* “dice” means by lot (PD-05).

    Raises CatalogError for an unknown club, a number of innings that the ledger does not have
    (Q21), and a house pile that cannot be used.
    """
    if innings not in INNINGS:
        told: dict[str, Filling] = {"found": innings, "allowed": tuple(map(str, INNINGS))}
        raise CatalogError([Sentence("catalog", _INNINGS, told)])
    first, second = (Team(catalog.club(club)) for club in clubs)
    return PitchDuelSetup(
        seed=seed,
        chairs=chairs,
        take_back=take_back,
        teams=(first, second),
        pile=catalog.duel_pile,
        home="lot" if home == "dice" else home,
        innings=cast(Literal[3, 6, 9], innings),
        sb_limit=sb_limit,
        may_swap=may_swap,
        has_curtain=has_curtain,
    )


def _tables(file: str, text: str) -> list[dict[str, Any]]:
    try:
        content = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        reason = (
            "nested too deeply" if isinstance(error, RecursionError) else shown(str(error), 160)
        )
        fault = Sentence("catalog", _UNREADABLE, {"reason": reason})
        raise CardFileError([in_file(file, fault)]) from error
    tables = content.get("result")
    if not isinstance(tables, list) or not tables or not all(isinstance(t, dict) for t in tables):
        raise CardFileError([in_file(file, Sentence("catalog", _NO_RESULTS))])
    return tables


def _faults(table: dict[str, Any]) -> Iterator[Sentence]:
    code = table.get("code")
    if code not in _CODES:
        told = shown(str(code)) if code is not None else ""
        yield Sentence("catalog", _CODE, {"found": told, "known": _CODES})
    plays = table.get("plays")
    if not isinstance(plays, list) or not plays:
        yield Sentence("catalog", _NO_PLAYS)
        return
    for play in plays:
        if not isinstance(play, str) or not _is_play(play):
            found = shown(str(play))
            yield Sentence("catalog", _PLAY, {"found": found, "most": _LONGEST_PLAY})
    for field in table:
        if field not in ("code", "plays"):
            yield Sentence("catalog", _UNKNOWN, {"found": shown(field)})


def _is_play(text: str) -> bool:
    return bool(text.strip()) and len(text) <= _LONGEST_PLAY and text.isprintable()


_UNREADABLE: Final = QT_TRANSLATE_NOOP(
    "catalog", "this is not TOML ({reason}); correct that line, or save the file again."
)
_NO_RESULTS: Final = QT_TRANSLATE_NOOP(
    "catalog", "there is no result in it; give each code a table that begins with [[result]]."
)
_IN_TABLE: Final = QT_TRANSLATE_NOOP("catalog", "{file}, result {number}: {fault}")
_CODE: Final = QT_TRANSLATE_NOOP(
    "catalog", "the code is “{found}”; a result card reads one of {known}."
)
_NO_PLAYS: Final = QT_TRANSLATE_NOOP(
    "catalog", "plays is missing; list a line of text for every card with this code."
)
_PLAY: Final = QT_TRANSLATE_NOOP(
    "catalog", "a play is “{found}”; give one line of text of at most {most} letters."
)
_UNKNOWN: Final = QT_TRANSLATE_NOOP(
    "catalog", "“{found}” is no field of a result; those are code and plays."
)
_CARD_TEXT: Final = QT_TRANSLATE_NOOP(
    "catalog",
    "The result card “{found}” needs an id like 1B-03 and one line of text of at most {most} "
    "letters.",
)
_TOO_MANY: Final = QT_TRANSLATE_NOOP(
    "catalog", "there are {found} result cards, more than the {most} a pile may be read with."
)
_INNINGS: Final = QT_TRANSLATE_NOOP(
    "catalog", "A duel of {found:n} innings cannot be played; choose one of {allowed}.", "", 1
)
