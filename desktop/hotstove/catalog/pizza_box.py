"""Reads the Pizza Box card files: result decks, baserunning, pitch cards, staffs; sets games up.

What makes a card valid is for the rulebook; here every refusal names file, card and field.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from hotstove.baseball.clubs import Club
from hotstove.catalog.refused import CardFileError, in_file, shown
from hotstove.files.bounded import read_text
from hotstove.play.problems import Argument, Problem
from hotstove.play.seats import Side
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence
from hotstove.rulebooks.pizza_box.card_wording import card_sentence
from hotstove.rulebooks.pizza_box.cards import (
    BLACK_CARDS,
    RUNNING,
    RUNNING_SIZE,
    SAFE_CARDS,
    SIZES,
    STAFF,
    WHITE_CARDS,
    BlueArea,
    Deck,
    PitcherBar,
    PitcherCard,
    ResultCard,
    Role,
    Row,
    RunningCard,
    Section,
    check_card,
    check_pitcher,
    section,
)
from hotstove.rulebooks.pizza_box.setup import Box

LARGEST_FILE: Final = 1 << 18
"""Bytes."""
_LONGEST_TEXT: Final = 60
_ID: Final = re.compile(r"[a-z][a-z0-9-]{0,11}")
_LIKE: Final = re.compile(r"LIKE #(\d+)")
_ROW: Final = re.compile(r"(\d{1,2})/(\d{1,2})/(\d{1,2}|-)")
_RESULT_FIELDS: Final = ("id", "white", "white_for", "blue", "blue_for", "blue_rating", "bar")
_PITCHER_FIELDS: Final = ("name", "role", "rating", "rows")
_SYMBOLS: Final = "GO{2,3}+1"


def read_box(folder: Path) -> Box:
    """Return everything in the box from the files of *folder*.

    Raises CardFileError naming every fault of the first file that has any, or FileRefused.
    """
    decks = {deck: read_results(folder / f"{deck.value}.toml", deck) for deck in Deck}
    running = read_running(folder / "running.toml")
    check_strategies(folder / "strategy.toml")
    staffs, clubs = read_staffs(folder / "staff.toml")
    return Box(
        decks[Deck.HITTER],
        decks[Deck.NEUTRAL],
        decks[Deck.PITCHER],
        running,
        staffs[Side.VISITOR],
        staffs[Side.HOME],
        clubs[Side.VISITOR],
        clubs[Side.HOME],
    )


class _Faults:
    """Collects what is wrong with one file."""

    def __init__(self, path: Path) -> None:
        self.file = path.name
        self.found: list[Sentence] = []

    def of_file(self, problem: Problem) -> None:
        self.found.append(in_file(self.file, card_sentence(problem)))

    def of_card(self, card: str, problem: Problem) -> None:
        self.found.append(
            Sentence(
                "catalog",
                QT_TRANSLATE_NOOP("catalog", "{file}, card {card}: {fault}"),
                {"file": self.file, "card": card, "fault": card_sentence(problem)},
            )
        )

    def size(self, found: int, need: int) -> None:
        """A deck of the wrong size is told before anything else."""
        self.found.insert(0, in_file(self.file, card_sentence(wrong_size(found, need))))

    def refuse(self) -> None:
        if self.found:
            raise CardFileError(self.found)


# Result decks (PB-A-07)


def read_results(path: Path, deck: Deck) -> tuple[ResultCard, ...]:
    """Return the cards of one result deck, in file order. Raises CardFileError or FileRefused."""
    faults = _Faults(path)
    cards = []
    tables = _cards_of(path, deck.value)
    for table in tables:
        label = _label(table)
        reader = _Reader(faults, label)
        card = reader.result(table, deck)
        if card is not None:
            for problem in check_card(card):
                faults.of_card(label, problem)
            cards.append(card)
    _check_ids(faults, [card.id for card in cards])
    if len(tables) != SIZES[deck]:
        faults.size(len(tables), SIZES[deck])
    faults.refuse()
    return tuple(cards)


def wrong_safe(found: int) -> Problem:
    told: dict[str, Argument] = {"field": "cards", "found": found, "need": SAFE_CARDS}
    return Problem("DECK_SAFE", "PB-AA-05", told)


def wrong_size(found: int, need: int) -> Problem:
    return Problem("DECK_SIZE", "PB-A-02", {"field": "cards", "found": found, "need": need})


class _Reader:
    """Turns the fields of one card into values; what cannot be read is reported."""

    def __init__(self, faults: _Faults, label: str) -> None:
        self.faults = faults
        self.label = label
        self.is_sound = True

    def report(self, code: str, rule: str, **told: Any) -> None:
        self.is_sound = False
        self.faults.of_card(self.label, Problem(code, rule, told))

    def fields(self, table: dict[str, object], allowed: tuple[str, ...]) -> None:
        for field in table:
            if field not in allowed:
                self.report("CARD_FIELD", "PB-A-07", field=shown(field), allowed=allowed)

    def result(self, table: dict[str, object], deck: Deck) -> ResultCard | None:
        self.fields(table, _RESULT_FIELDS)
        card_id = self.card_id(table)
        white = self.section(table, "white")
        white_for = self.numbers(table, "white_for")
        blue = self.blue(table)
        bar = self.bar(table)
        if not self.is_sound or white is None:
            return None
        return ResultCard(card_id, deck, white, white_for, blue, bar)

    def card_id(self, table: dict[str, object]) -> str:
        found = table.get("id")
        if not isinstance(found, str) or not _ID.fullmatch(found):
            self.report("CARD_ID", "PB-A-07", field="id", found=shown(str(found)))
            return ""
        return found

    def section(self, table: dict[str, object], field: str) -> Section | None:
        text = table.get(field)
        if not isinstance(text, str):
            self.report(
                "CARD_SYMBOL", "PB-A-07", field=field, found=shown(str(text)), like=_SYMBOLS
            )
            return None
        try:
            return section(text)
        except ValueError as error:
            self.report(
                "CARD_SYMBOL", "PB-A-07", field=field, found=shown(str(error)), like=_SYMBOLS
            )
            return None

    def numbers(self, table: dict[str, object], field: str) -> tuple[int, ...] | None:
        found = table.get(field)
        if found is None:
            return None
        if not isinstance(found, list) or not all(type(number) is int for number in found):
            self.report(
                "CARD_VALUE", "PB-A-07", field=field, found=shown(str(found)), like="[8, 9]"
            )
            return None
        return tuple(found)

    def blue(self, table: dict[str, object]) -> BlueArea | None:
        if "blue" not in table:
            for field in ("blue_for", "blue_rating"):
                if field in table:
                    self.report("CARD_SYMBOL", "PB-A-07", field="blue", found="", like=_SYMBOLS)
            return None
        found = self.section(table, "blue")
        rating = table.get("blue_rating")
        if rating is not None and type(rating) is not int:
            self.report(
                "CARD_VALUE", "PB-A-07", field="blue_rating", found=shown(str(rating)), like="1"
            )
            return None
        if found is None:
            return None
        return BlueArea(found, self.numbers(table, "blue_for"), rating)

    def bar(self, table: dict[str, object]) -> PitcherBar | None:
        text = table.get("bar")
        if text is None:
            return None
        if isinstance(text, str) and (like := _LIKE.fullmatch(text)):
            return PitcherBar(like=int(like[1]))
        found = self.section(table, "bar")
        return None if found is None else PitcherBar(found)

    def pitcher(self, table: dict[str, object], side: Side, number: int) -> PitcherCard | None:
        self.fields(table, _PITCHER_FIELDS)
        name, role, rating = table.get("name"), table.get("role"), table.get("rating")
        if not isinstance(name, str) or not is_line(name):
            self.report("CARD_VALUE", "PB-PRO-02", field="name", found=shown(str(name)),
                        like="Hob Wainlow")  # fmt: skip
        if role not in tuple(Role):
            self.report("CARD_VALUE", "PB-PRO-02", field="role", found=shown(str(role)),
                        like=", ".join(Role))  # fmt: skip
        if type(rating) is not int:
            self.report("CARD_VALUE", "PB-PRO-02", field="rating", found=shown(str(rating)),
                        like="1")  # fmt: skip
        rows = self.rows(table.get("rows"))
        if not self.is_sound:
            return None
        kind = Role(str(role))
        mark = f"-{number}" if STAFF[kind] > 1 else ""
        return PitcherCard(
            f"{side}:{kind}{mark}", str(name), kind, number, int(str(rating)), rows
        )

    def rows(self, found: object) -> tuple[Row | None, ...]:
        rows: list[Row | None] = []
        for word in str(found).split() if isinstance(found, str) else ["?"]:
            row = _ROW.fullmatch(word)
            if word == "-":
                rows.append(None)
            elif row is None:
                self.report("CARD_VALUE", "PB-PRO-03", field="rows", found=shown(word),
                            like="5/2/3")  # fmt: skip
            else:
                dig = 0 if row[3] == "-" else int(row[3])
                rows.append(Row(int(row[1]), int(row[2]), dig))
        return tuple(rows)


def _label(table: dict[str, object]) -> str:
    return shown(str(table.get("id", table.get("name", "?"))))


def is_line(text: str) -> bool:
    return 0 < len(text) <= _LONGEST_TEXT and text.isprintable()


def _check_ids(faults: _Faults, ids: list[str]) -> None:
    for number, card_id in enumerate(ids):
        if card_id in ids[:number]:
            problem = Problem("CARD_ID_TWICE", "PB-A-07", {"field": "id", "found": card_id})
            faults.of_card(card_id, problem)


# The other decks


def read_running(path: Path) -> tuple[RunningCard, ...]:
    """PB-AA-05: ten cards, seven of them SAFE. Raises CardFileError or FileRefused."""
    faults = _Faults(path)
    cards = []
    tables = _cards_of(path, RUNNING)
    for table in tables:
        reader = _Reader(faults, _label(table))
        reader.fields(table, ("id", "result"))
        card_id, result = reader.card_id(table), table.get("result")
        if result not in ("SAFE", "OUT"):
            reader.report("CARD_SYMBOL", "PB-AA-05", field="result", found=shown(str(result)),
                          like="SAFE")  # fmt: skip
        cards.append(RunningCard(card_id, result == "SAFE"))
    _check_ids(faults, [card.id for card in cards])
    if len(tables) != RUNNING_SIZE:
        faults.size(len(tables), RUNNING_SIZE)
    elif not faults.found and sum(card.is_safe for card in cards) != SAFE_CARDS:
        faults.of_file(wrong_safe(sum(card.is_safe for card in cards)))
    faults.refuse()
    return tuple(cards)


def check_strategies(path: Path) -> None:
    """PB-A-02: fifteen white and ten black pitch cards a side. Raises CardFileError."""
    content = _content(path)
    faults = _Faults(path)
    for field, need in (("white", WHITE_CARDS), ("black", BLACK_CARDS)):
        found = content.get(field)
        if found != need or type(found) is not int:
            told: dict[str, Argument] = {
                "field": field, "found": shown(str(found)), "need": need,
            }  # fmt: skip
            faults.of_file(Problem("DECK_SIZE", "PB-A-02", told))
    faults.refuse()


def read_staffs(
    path: Path,
) -> tuple[dict[Side, tuple[PitcherCard, ...]], dict[Side, Club]]:
    """PB-PRO-02, 03: both sides' pitchers, and the sides themselves. Raises CardFileError."""
    content = _content(path)
    faults = _Faults(path)
    staffs: dict[Side, tuple[PitcherCard, ...]] = {}
    clubs: dict[Side, Club] = {}
    for side in Side:
        table = content.get(side.value)
        if not isinstance(table, dict) or not isinstance(table.get("pitchers"), list):
            fault = Sentence("catalog", _NO_STAFF, {"side": side})
            raise CardFileError([in_file(path.name, fault)])
        clubs[side] = _club(table, side, faults)
        staffs[side] = tuple(_staff(table["pitchers"], side, faults))
    faults.refuse()
    return staffs, clubs


def _staff(tables: list[object], side: Side, faults: _Faults) -> Iterator[PitcherCard]:
    counts = dict.fromkeys(Role, 0)
    for table in tables:
        if not isinstance(table, dict):
            table = dict[str, object](name=str(table))
        role = table.get("role")
        number = 1
        if role in tuple(Role):
            counts[Role(str(role))] += 1
            number = counts[Role(str(role))]
        label = _label(table)
        card = _Reader(faults, label).pitcher(table, side, number)
        if card is not None:
            for problem in check_pitcher(card):
                faults.of_card(label, problem)
            yield card
    for role, need in STAFF.items():
        if counts[role] != need:
            told: dict[str, Argument] = {
                "field": f"{side}.pitchers", "found": counts[role], "need": need, "role": role,
            }  # fmt: skip
            faults.of_file(Problem("STAFF_ROLE", "PB-PRO-02", told))


def _club(table: dict[str, object], side: Side, faults: _Faults) -> Club:
    texts = {}
    for field in ("town", "nickname", "abbreviation", "primary", "secondary"):
        found = table.get(field)
        if not isinstance(found, str) or not is_line(found):
            told: dict[str, Argument] = {
                "field": f"{side}.{field}", "found": shown(str(found)), "like": "Home",
            }  # fmt: skip
            faults.of_file(Problem("CARD_VALUE", "PB-A-02", told))
        texts[field] = str(found)
    return Club(id=side.value, emblem="", park="", lore="", **texts)


# Files


def _content(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(read_text(path, LARGEST_FILE))
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        reason = (
            "nested too deeply" if isinstance(error, RecursionError) else shown(str(error), 160)
        )
        fault = Sentence("catalog", _UNREADABLE, {"reason": reason})
        raise CardFileError([in_file(path.name, fault)]) from error


def _cards_of(path: Path, deck: str) -> list[dict[str, object]]:
    content = _content(path)
    cards = content.get("cards")
    is_list = isinstance(cards, list) and all(isinstance(card, dict) for card in cards)
    if content.get("deck") != deck or not is_list:
        fault = Sentence("catalog", _NO_DECK, {"deck": deck})
        raise CardFileError([in_file(path.name, fault)])
    found: list[dict[str, object]] = content["cards"]
    return found


_UNREADABLE: Final = QT_TRANSLATE_NOOP(
    "catalog", "this is not TOML ({reason}); correct that line, or save the file again."
)
_NO_DECK: Final = QT_TRANSLATE_NOOP(
    "catalog",
    "this is not the {deck} deck; it begins with deck = “{deck}”, then cards = [ a card a line ].",
)
_NO_STAFF: Final = QT_TRANSLATE_NOOP(
    "catalog", "the side {side} is missing; give it a table [{side}] with pitchers = [ … ]."
)
