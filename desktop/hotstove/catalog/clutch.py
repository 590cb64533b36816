"""Player cards and rosters of Clutch from files: read, and refused with place and remedy.

What makes a card or a roster valid is asked of the rulebook.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, cast

import msgspec

from hotstove.catalog.refused import CardFileError, in_file, in_row, shown
from hotstove.catalog.tables import read_table
from hotstove.files.bounded import read_text
from hotstove.play.values import Value
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence
from hotstove.rulebooks.clutch.cards import (
    Arm,
    BatterCard,
    Card,
    Glove,
    Hand,
    PitcherCard,
    Slot,
    TwoWayCard,
    check_card,
)
from hotstove.rulebooks.clutch.construction import Roster, check_roster
from hotstove.rulebooks.clutch.editions import Edition
from hotstove.rulebooks.clutch.problem_wording import problem_sentence
from hotstove.rulebooks.clutch.results import Band, Chart, Result

LARGEST_FILE: Final = 1 << 20
"""Bytes."""
FIELDS: Final = (
    "id", "person", "name", "club", "season", "set", "salary", "kind", "hand", "clutch",
    "matchup_l", "matchup_r", "icons", "on_base", "speed", "speed_grade", "baserunning",
    "stealing", "positions", "command", "roles", "defense", "x_zone",
)  # fmt: skip
"""The columns before those of the chart, which are named after the results."""


class _Unreadable(ValueError):
    """A cell that is not what its column asks for."""

    def __init__(self, column: str, found: str) -> None:
        super().__init__(f"{column}: {found}")
        self.column, self.found = column, found


def read_clutch_cards(path: Path, edition: Edition) -> tuple[Card, ...]:
    """Return the cards of *path* in file order; two rows of one id are a two-way player.

    Raises CardFileError naming every faulty row, or FileRefused.
    """
    table = read_table(path)
    missing = tuple(name for name in FIELDS[:10] if name not in table.headings)
    if missing:
        fault = Sentence("catalog", _COLUMNS, {"missing": missing})
        raise CardFileError([in_file(table.file, fault)])
    faults: list[Sentence] = []
    found: dict[str, Card] = {}
    for row in table.rows:
        label = shown(row.cells.get("name", "") or row.cells.get("id", "") or "?")
        try:
            card = _card(row.cells, edition)
        except _Unreadable as error:
            told = {"column": error.column, "found": shown(error.found)}
            fault = Sentence("catalog", _CELL, {**told})
            faults.append(in_row(table.file, row.number, label, fault))
            continue
        problems = list(check_card(card))
        other = found.get(card.id)
        both = _two_way(other, card)
        if other is not None and both is None:
            faults.append(in_row(table.file, row.number, label, Sentence("catalog", _TWICE)))
        found[card.id] = both or card
        faults += [
            in_row(table.file, row.number, label, problem_sentence(each)) for each in problems
        ]
    if faults:
        raise CardFileError(faults)
    return tuple(found.values())


def _two_way(one: Card | None, other: Card) -> TwoWayCard | None:
    if isinstance(one, BatterCard) and isinstance(other, PitcherCard):
        return TwoWayCard(batter=one, pitcher=other)
    if isinstance(one, PitcherCard) and isinstance(other, BatterCard):
        return TwoWayCard(batter=other, pitcher=one)
    return None


def _card(cells: Mapping[str, str], edition: Edition) -> Card:
    def number(column: str) -> int:
        text = cells.get(column, "")
        try:
            return int(text or "0")
        except ValueError:
            raise _Unreadable(column, text) from None

    chart = Chart(
        tuple(
            sorted(
                (Band(number(code.value), code) for code in Result if cells.get(code.value)),
                key=lambda band: band.low,
            )
        )
    )
    common: dict[str, Any] = {
        "id": cells["id"],
        "person": cells["person"],
        "name": cells["name"],
        "club": cells["club"],
        "edition": edition.year,
        "salary": number("salary"),
        "chart": chart,
        "clutch": number("clutch"),
        "matchup": {
            hand: value
            for hand, column in (("L", "matchup_l"), ("R", "matchup_r"))
            if (value := number(column))
        },
        "icons": tuple(cells.get("icons", "").split()),
        "season": number("season"),
        "set": cells.get("set", ""),
        "rarity": cells.get("rarity", ""),
    }
    hand = cells.get("hand", "")
    if cells["kind"] == "batter" and hand in ("L", "R", "S"):
        return BatterCard(
            **common,
            bats=cast(Hand, hand),
            on_base=number("on_base"),
            gloves=tuple(_glove(part) for part in cells.get("positions", "").split()),
            speed=number("speed"),
            speed_grade=cells.get("speed_grade", ""),
            baserunning=number("baserunning"),
            stealing=number("stealing"),
        )
    if cells["kind"] == "pitcher" and hand in ("L", "R"):
        return PitcherCard(
            **common,
            throws=cast(Arm, hand),
            command=number("command"),
            roles=dict(_role(part) for part in cells.get("roles", "").split()),
            defense=number("defense"),
            x_zone=number("x_zone"),
        )
    column = "hand" if cells["kind"] in ("batter", "pitcher") else "kind"
    raise _Unreadable(column, cells.get(column, ""))


def _glove(part: str) -> Glove:
    for sign in "+-":
        slot, found, value = part.rpartition(sign)
        if found and value.isdigit() and slot in set(Slot):
            return Glove(Slot(slot), int(sign + value))
    if part == Slot.DESIGNATED_HITTER:
        return Glove(Slot.DESIGNATED_HITTER, 0)
    raise _Unreadable("positions", part)


def _role(part: str) -> tuple[str, int]:
    role, _, limit = part.partition(":")
    if not limit.isdigit():
        raise _Unreadable("roles", part)
    return role, int(limit)


# Rosters


class _File(Value, frozen=True):
    roster: tuple[Roster, ...]


def read_clutch_rosters(
    path: Path, clubs: Sequence[str], cards: Sequence[Card], edition: Edition
) -> dict[str, Roster]:
    """Return the rosters in *path* by the id of their club.

    Raises CardFileError naming every fault with its club, or FileRefused.
    """
    file = path.name
    try:
        content = tomllib.loads(read_text(path, LARGEST_FILE))
        read = msgspec.convert(content, _File).roster
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, RecursionError) as error:
        fault = Sentence("catalog", _FAULTY, {"reason": shown(str(error), 160)})
        raise CardFileError([in_file(file, fault)]) from error
    known = {card.id: card for card in cards}
    faults = []
    rosters: dict[str, Roster] = {}
    for roster in read:
        found = [Sentence("catalog", _NO_CLUB, {"known": tuple(clubs)})]
        if roster.club in clubs:
            found = list(_roster_faults(roster, known, edition))
        rosters[roster.club] = roster
        told = {"file": file, "club": shown(roster.club)}
        faults += [Sentence("catalog", _IN_ROSTER, {**told, "fault": each}) for each in found]
    if faults:
        raise CardFileError(faults)
    return rosters


def _roster_faults(
    roster: Roster, known: Mapping[str, Card], edition: Edition
) -> Iterator[Sentence]:
    players = (*roster.cards, *roster.rotation, *roster.bullpen)
    strange = [card for card in players if card not in known]
    for card in strange:
        yield Sentence("catalog", _NO_CARD, {"card": shown(card)})
    if not strange:
        yield from map(problem_sentence, check_roster(roster, known, edition))


_COLUMNS: Final = QT_TRANSLATE_NOOP(
    "catalog", "the columns {missing} are missing; the first row names them all."
)
_CELL: Final = QT_TRANSLATE_NOOP(
    "catalog", "{column} holds “{found}”, which it cannot; compare with another row."
)
_TWICE: Final = QT_TRANSLATE_NOOP(
    "catalog", "an earlier row has the same id; only a batter and a pitcher may share one."
)
_FAULTY: Final = QT_TRANSLATE_NOOP(
    "catalog",
    "it does not read as rosters should ({reason}); give each club a table [[roster]] with club, "
    "cards, rotation, bullpen and order.",
)
_NO_CLUB: Final = QT_TRANSLATE_NOOP("catalog", "there is no such club; the clubs are {known}.")
_NO_CARD: Final = QT_TRANSLATE_NOOP(
    "catalog", "no card has the id “{card}”; name a card of the club."
)
_IN_ROSTER: Final = QT_TRANSLATE_NOOP("catalog", "{file}, the {club}: {fault}")
