"""Showdown cards from comma-separated files, a row a card; what makes one valid is in the rulebook.

Repaired in silence: blanks around a cell, a byte-order mark, old result names as headings
(SD-C-13), long dashes, dashes for an absent result or position, ``C`` for ``CA``, ``LF/RF`` for
``LF-RF``, ``A(18)`` for ``A18``, icons in brackets (SD-C-15). Everything else is refused.
"""

from __future__ import annotations

import re
from enum import StrEnum
from pathlib import Path
from typing import Final, Literal, TypeVar

from hotstove.catalog.refused import CardFileError, in_file, in_row, shown
from hotstove.catalog.tables import LARGEST_FILE, MOST_ROWS, Table, TableRow, read_table
from hotstove.play.problems import Argument, Problem
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence
from hotstove.rulebooks.showdown.card_wording import card_sentence
from hotstove.rulebooks.showdown.cards import (
    FIELD_RANGES,
    Card,
    Chart,
    ChartRow,
    Hand,
    HitterCard,
    Icon,
    PitcherCard,
    Qualification,
    Result,
    Role,
    Slot,
    SpeedLetter,
    check_card,
    icon_named,
    result_named,
    slot_named,
)

FIELDS: Final = (
    "id", "person", "name", "club", "season", "set", "points", "kind", "role",
    "on_base", "control", "ip", "speed", "hand", "positions", "icons",
)  # fmt: skip
"""The headings every file has, before one for each result."""
OPTIONAL_FIELDS: Final = ("subset", "league", "team_logo")
_LONGEST_TEXT: Final = 60
_TEXT_LIKE: Final = QT_TRANSLATE_NOOP("cards", "a line of at most 60 letters")
_HITTERS_ONLY: Final = ("on_base", "speed", "positions")
_PITCHERS_ONLY: Final = ("role", "control", "ip")
_KINDS: Final = ("hitter", "pitcher")
_Choice = TypeVar("_Choice")
_HANDS: Final[dict[str, Hand]] = {"L": "L", "R": "R", "S": "S"}
_ARMS: Final[dict[str, Literal["L", "R"]]] = {"L": "L", "R": "R"}
_LETTERS: Final[dict[str, SpeedLetter]] = {"A": "A", "B": "B", "C": "C"}
_ROLES: Final = {role.value: role for role in Role}
_YES_NO: Final = {"yes": True, "no": False}
_ANY_CHART: Final = Chart((ChartRow(1, None, Result.STRIKEOUT),))
_NO_ENTRY: Final = ("", "-")
_DASHES: Final = str.maketrans("‐‑‒–—−", "------")

_WHOLE: Final = re.compile(r"[+-]?[0-9]{1,9}")
_RANGE: Final = re.compile(r"([0-9]{1,3})(?:(\+)|-([0-9]{1,3}))?")
_SPEED: Final = re.compile(r"([ABC])(?:([0-9]{1,3})|\(([0-9]{1,3})\))")
_POSITION: Final = re.compile(r"(.*?)([+-][0-9]{1,3})?")


def read_showdown_cards(
    path: Path, *, limit: int = LARGEST_FILE, most_rows: int = MOST_ROWS
) -> tuple[Card, ...]:
    """Return the cards of *path* in file order; *limit* is in bytes.

    Raises CardFileError naming every faulty row, or FileRefused where it cannot be opened.
    """
    table = read_table(path, _heading, limit=limit, most_rows=most_rows)
    _check_headings(table)
    cards: list[Card] = []
    faults: list[Sentence] = []
    row_of: dict[str, int] = {}
    for row in table.rows:
        draft = _Draft(row)
        card = draft.card()
        card_id = row.cells["id"]
        if card_id and row_of.setdefault(card_id, row.number) != row.number:
            draft.problems.append(id_twice(table.file, row_of[card_id]))
        faults += [
            in_row(table.file, row.number, _label(row), card_sentence(problem))
            for problem in draft.problems
        ]
        if row.extra:
            faults.append(
                in_row(table.file, row.number, _label(row), Sentence("catalog", _EXTRA_CELLS))
            )
        if card is not None:
            cards.append(card)
    if faults:
        raise CardFileError(faults)
    if not cards:
        raise CardFileError([in_file(table.file, Sentence("catalog", _NO_CARDS))])
    return tuple(cards)


def id_twice(file: str, row: int) -> Problem:
    """SD-C-01: an id that the card in *row* of *file* has already."""
    return Problem("CARD_ID_TWICE", "SD-C-01", {"file": file, "row": row})


def _heading(text: str) -> str:
    """Return the present name of a column (SD-C-13)."""
    return result_named(text) or text


def _check_headings(table: Table) -> None:
    results = tuple(result.value for result in Result)
    wanted = (*FIELDS, *results)
    faults = []
    missing = tuple(name for name in wanted if name not in table.headings)
    if missing:
        faults.append(Sentence("catalog", _COLUMNS_MISSING, {"missing": missing, "all": wanted}))
    for name in table.headings:
        unknown = name not in wanted and name not in OPTIONAL_FIELDS
        if unknown and (name or any(row.cells[name] for row in table.rows)):
            faults.append(
                card_sentence(
                    Problem(
                        "CARD_RESULT_UNKNOWN",
                        "SD-C-04",
                        {"found": shown(name), "allowed": results},
                    )
                )
            )
    if faults:
        raise CardFileError([in_file(table.file, fault) for fault in faults])


def _label(row: TableRow) -> str:
    card_id, name = shown(row.cells["id"]), shown(row.cells["name"])
    return " ".join(part for part in (card_id, name and f"“{name}”") if part) or "?"


class _Draft:
    """One row on its way to a card; ``problems`` fills with whatever stands in the way.

    A cell that cannot be read is replaced by a value without fault, so that each fault is
    told once and the rest of the row is still checked.
    """

    def __init__(self, row: TableRow) -> None:
        self._cells = row.cells
        self.problems: list[Problem] = []

    def card(self) -> Card | None:
        """Return the card, or None when there are problems."""
        kind = self._cells["kind"]
        if kind == "hitter":
            self._expect_empty(_PITCHERS_ONLY, kind)
            card: Card = self._hitter()
        elif kind == "pitcher":
            self._expect_empty(_HITTERS_ONLY, kind)
            card = self._pitcher()
        else:
            self._refuse("kind", kind, allowed=_KINDS)
            return None
        self.problems += check_card(card)
        return None if self.problems else card

    def _hitter(self) -> HitterCard:
        letter, speed = self._speed()
        return HitterCard(
            id=self._text("id"),
            person=self._text("person"),
            name=self._text("name"),
            club=self._text("club"),
            points=self._number("points"),
            chart=self._chart(),
            season=self._number("season"),
            set=self._text("set"),
            subset=self._text("subset"),
            league=self._text("league"),
            team_logo=self._logo(),
            icons=self._icons(),
            on_base=self._number("on_base"),
            bats=self._one_of("hand", _HANDS),
            speed=speed,
            speed_letter=letter,
            positions=self._positions(),
        )

    def _pitcher(self) -> PitcherCard:
        return PitcherCard(
            id=self._text("id"),
            person=self._text("person"),
            name=self._text("name"),
            club=self._text("club"),
            points=self._number("points"),
            chart=self._chart(),
            season=self._number("season"),
            set=self._text("set"),
            subset=self._text("subset"),
            league=self._text("league"),
            team_logo=self._logo(),
            icons=self._icons(),
            control=self._number("control"),
            role=self._one_of("role", _ROLES),
            ip=self._number("ip"),
            throws=self._one_of("hand", _ARMS),
        )

    def _refuse(self, field: str, found: str, **allowed: Argument) -> None:
        self.problems.append(
            Problem(
                "CARD_FIELD_RANGE", "SD-C-14", {"field": field, "found": shown(found), **allowed}
            )
        )

    def _expect_empty(self, fields: tuple[str, ...], kind: str) -> None:
        for field in fields:
            if self._cells[field].translate(_DASHES) not in _NO_ENTRY:
                self._refuse(field, self._cells[field], kind=kind)

    def _text(self, field: str) -> str:
        text = self._cells.get(field, "")
        if len(text) > _LONGEST_TEXT or not text.isprintable():
            self._refuse(field, text, like=_TEXT_LIKE)
            return "?"
        return text

    def _number(self, field: str) -> int:
        """Return a whole number; whether it is in range is for the rulebook."""
        text = self._cells[field].translate(_DASHES)
        low, high = FIELD_RANGES[field]
        if not text:
            self.problems.append(Problem("CARD_FIELD_MISSING", "SD-C-14", {"field": field}))
            return low
        if not _WHOLE.fullmatch(text):
            self._refuse(field, self._cells[field], low=low, high=high)
            return low
        return int(text)

    def _one_of(self, field: str, choices: dict[str, _Choice]) -> _Choice:
        text = self._cells[field]
        if text not in choices:
            self._refuse(field, text, allowed=tuple(choices))
            return next(iter(choices.values()))
        return choices[text]

    def _logo(self) -> bool:
        return self._one_of("team_logo", _YES_NO) if self._cells.get("team_logo") else True

    def _speed(self) -> tuple[SpeedLetter, int]:
        found = _SPEED.fullmatch(self._cells["speed"])
        if found is None:
            self._refuse("speed", self._cells["speed"], like="A18, B14, C9")
            return "C", 8
        return _LETTERS[found[1]], int(found[2] or found[3])

    def _icons(self) -> tuple[Icon, ...]:
        icons = []
        for text in self._cells["icons"].strip("[]-–— ").replace(",", " ").split():
            icon = icon_named(text)
            if icon is None:
                self._unknown("CARD_ICON_UNKNOWN", "icons", text, Icon)
            elif icon not in icons:
                icons.append(icon)
        return tuple(icons)

    def _positions(self) -> tuple[Qualification, ...]:
        positions = []
        cell = self._cells["positions"].translate(_DASHES)
        for text in () if cell in _NO_ENTRY else cell.replace(",", " ").split():
            found = _POSITION.fullmatch(text)
            slot = slot_named(found[1]) if found else None
            if found is None or slot is None:
                self._unknown(
                    "CARD_POSITION_UNKNOWN", "positions", found[1] if found else text, Slot
                )
            elif found[2] is None:
                self._refuse("positions", text, like=f"{text}+1, {text}-1")
            else:
                positions.append(Qualification(slot, int(found[2])))
        return tuple(positions)

    def _unknown(self, code: str, field: str, found: str, allowed: type[StrEnum]) -> None:
        self.problems.append(
            Problem(
                code,
                "SD-C-14",
                {"field": field, "found": shown(found), "allowed": tuple(map(str, allowed))},
            )
        )

    def _chart(self) -> Chart:
        """SD-C-05: the rows by their totals; a printed dash means that the card lacks one."""
        rows = []
        is_readable = True
        for result in Result:
            cell = self._cells[result].translate(_DASHES).replace(" ", "")
            if cell in _NO_ENTRY:
                continue
            found = _RANGE.fullmatch(cell)
            low = int(found[1]) if found else 0
            high = None if found and found[2] else int(found[3] or low) if found else 0
            if low < 1 or (high is not None and high < low):
                self._refuse(result, self._cells[result], like="2-4, 18, 19+")
                is_readable = False
            else:
                rows.append(ChartRow(low, high, result))
        if not is_readable:
            return _ANY_CHART
        return Chart(tuple(sorted(rows, key=lambda row: row.low)))


_COLUMNS_MISSING: Final = QT_TRANSLATE_NOOP(
    "catalog", "the headings lack {missing}; the first row must name {all}."
)
_EXTRA_CELLS: Final = QT_TRANSLATE_NOOP(
    "catalog",
    "the row holds more cells than there are headings; put a text with commas in quotation marks.",
)
_NO_CARDS: Final = QT_TRANSLATE_NOOP(
    "catalog", "there are headings but no cards; add a row for each card."
)
