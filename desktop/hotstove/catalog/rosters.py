"""The clubs' default rosters from a TOML file; what is legal is asked of the rulebook."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from hotstove.catalog.refused import CardFileError, in_file, shown
from hotstove.files.bounded import read_text
from hotstove.play.values import Value
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence
from hotstove.rulebooks.showdown.cards import Card, CardId
from hotstove.rulebooks.showdown.construction import Roster, check_roster
from hotstove.rulebooks.showdown.construction_wording import roster_sentence

LARGEST_ROSTERS_FILE: Final = 1 << 20
"""Bytes."""


class _File(Value, frozen=True):
    roster: tuple[Roster, ...]


def read_rosters(
    path: Path,
    clubs: Sequence[str],
    cards: Sequence[Card],
    *,
    limit: int = LARGEST_ROSTERS_FILE,
) -> dict[str, Roster]:
    """Return the rosters in *path* by the id of their club; *limit* in bytes.

    *clubs* are the ids there are, and *cards* everybody's. Raises CardFileError naming every
    fault with its club, or FileRefused where the file cannot be opened.
    """
    file = path.name
    try:
        content = tomllib.loads(read_text(path, limit))
        read = msgspec.convert(content, _File).roster
    except tomllib.TOMLDecodeError as error:
        raise _refused(file, _UNREADABLE, str(error)) from error
    except RecursionError as error:
        raise _refused(file, _UNREADABLE, "nested too deeply") from error
    except msgspec.ValidationError as error:
        raise _refused(file, _FAULTY, str(error)) from error
    known = {card.id: card for card in cards}
    rosters: dict[str, Roster] = {}
    faults: list[Sentence] = []
    for number, roster in enumerate(read, 1):
        if roster.club not in clubs:
            found = [Sentence("catalog", _NO_CLUB, {"known": tuple(clubs)})]
        elif roster.club in rosters:
            found = [Sentence("catalog", _TWICE)]
        else:
            rosters[roster.club] = roster
            found = list(_faults(roster, known))
        label = shown(roster.club)
        faults += [
            Sentence(
                "catalog",
                _IN_ROSTER,
                {"file": file, "number": number, "club": label, "fault": fault},
            )
            for fault in found
        ]
    if faults:
        raise CardFileError(faults)
    return rosters


def _faults(roster: Roster, known: Mapping[CardId, Card]) -> list[Sentence]:
    """Cards that are not the club's; if there are none, what the rulebook finds."""
    batting = [spot.player for spot in (*roster.al, *roster.nl)]
    faults = []
    for name in dict.fromkeys((*roster.cards, *roster.backups, *roster.rotation, *batting)):
        card = known.get(name)
        if card is None:
            faults.append(Sentence("catalog", _NO_CARD, {"card": shown(name)}))
        elif card.club != roster.club:
            label = f"{card.name} ({card.id})"
            faults.append(Sentence("catalog", _OTHER_CLUB, {"card": label, "other": card.club}))
    return faults or [roster_sentence(problem) for problem in check_roster(roster, known)]


def _refused(file: str, template: str, reason: str) -> CardFileError:
    fault = Sentence("catalog", template, {"reason": shown(reason, 160)})
    return CardFileError([in_file(file, fault)])


_UNREADABLE: Final = QT_TRANSLATE_NOOP(
    "catalog", "this is not TOML ({reason}); correct that line, or save the file again."
)
_FAULTY: Final = QT_TRANSLATE_NOOP(
    "catalog",
    "a roster does not read as it should ({reason}); give each club a table [[roster]] with club, "
    "home_rules, cards, backups, rotation, al and nl.",
)
_IN_ROSTER: Final = QT_TRANSLATE_NOOP("catalog", "{file}, roster {number} ({club}): {fault}")
_NO_CLUB: Final = QT_TRANSLATE_NOOP("catalog", "there is no such club; the clubs are {known}.")
_TWICE: Final = QT_TRANSLATE_NOOP("catalog", "the club has a roster already; keep one of them.")
_NO_CARD: Final = QT_TRANSLATE_NOOP(
    "catalog", "no card has the id “{card}”; name a card of the club."
)
_OTHER_CLUB: Final = QT_TRANSLATE_NOOP(
    "catalog", "{card} belongs to the club {other}; name a card of this one."
)
