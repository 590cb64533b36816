"""Strategy cards and decks of Showdown from TOML files: read, and refused with place and remedy.

What the words on a card mean is for the rulebook's vocabulary; whether a deck is legal too.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, Literal, cast

from hotstove.baseball.effects.chances import may_happen
from hotstove.baseball.effects.clauses import Clause
from hotstove.baseball.effects.reading import Reader, as_table
from hotstove.catalog.card_faults import card_fault, unreadable
from hotstove.catalog.refused import CardFileError, in_file, shown
from hotstove.files.bounded import read_text
from hotstove.play.problems import Problem
from hotstove.play.words import QT_TRANSLATE_NOOP, Filling, Sentence
from hotstove.rulebooks.showdown.cards import Icon, icon_named
from hotstove.rulebooks.showdown.strategy import (
    MOST_COPIES,
    RARITIES,
    Copies,
    Deck,
    IconBonus,
    StrategyCard,
    check_deck,
)
from hotstove.rulebooks.showdown.strategy_conditions import FIELD_WORDS, ONE
from hotstove.rulebooks.showdown.strategy_verbs import RULES, VOCABULARY

LARGEST_FILE: Final = 1 << 20
"""Bytes."""
MOST_CARDS: Final = 1_000
MOST_DECKS: Final = 200
LONGEST_NAME: Final = 40
LONGEST_TEXT: Final = 320
_SLUG: Final = re.compile(r"[a-z0-9]+(?:_[a-z0-9]+)*")
_SIDES: Final = ("offense", "defense", "either")
_FIELDS: Final = (
    "id", "name", "side", "windows", "when", "effects", "icon_bonus", "stays_in_play", "overrides",
    "needs_pitch", "rarity", "season", "set", "text",
)  # fmt: skip
_BONUS_FIELDS: Final = ("who", "icon", "effects", "instead", "optional")
_BONUS_WHO: Final = (*ONE, *FIELD_WORDS)
_PITCHERS: Final = frozenset((Icon.K, Icon.CY, Icon.RP, Icon.TWENTY, Icon.V, Icon.R, Icon.RY))
_HITTERS: Final = frozenset((Icon.HR, Icon.SB, Icon.S, Icon.G, Icon.V, Icon.R, Icon.RY))
_RULE: Final = "SD-V-01"


def read_strategy_cards(path: Path, *, limit: int = LARGEST_FILE) -> tuple[StrategyCard, ...]:
    """Return the cards of the ``[[card]]`` tables in *path*, in file order; *limit* in bytes.

    Raises CardFileError naming every faulty card and field, or FileRefused.
    """
    file = path.name
    tables = _tables(file, read_text(path, limit), "card", MOST_CARDS)
    cards: list[StrategyCard] = []
    faults: list[Sentence] = []
    seen: set[tuple[str, str]] = set()
    for number, table in enumerate(tables, 1):
        card, problems = _card(table)
        for field in ("id", "name"):
            value = str(table.get(field, ""))
            if (field, value) in seen:
                problems.append(_problem("TAKEN", field, found=value))
            seen.add((field, value))
        label = shown(str(table.get("name") or table.get("id") or "?"))
        faults += [_in_card(file, number, label, problem) for problem in problems]
        if card is not None and not problems:
            cards.append(card)
    if faults:
        raise CardFileError(faults)
    return tuple(cards)


def read_decks(
    path: Path, cards: tuple[StrategyCard, ...], *, limit: int = LARGEST_FILE
) -> dict[str, Deck]:
    """Return the decks of the ``[[deck]]`` tables in *path* by their ids; *cards* are known.

    Raises CardFileError naming every faulty deck and card, or FileRefused.
    """
    file = path.name
    known = {card.id: card for card in cards}
    decks: dict[str, Deck] = {}
    faults: list[Sentence] = []
    for number, table in enumerate(_tables(file, read_text(path, limit), "deck", MOST_DECKS), 1):
        label = shown(str(table.get("name") or table.get("id") or "?"))
        deck, problems = _deck(table, known)
        deck_id = str(table.get("id", ""))
        if deck_id in decks:
            problems.append(_problem("TAKEN", "id", found=deck_id))
        faults += [_in_deck(file, number, label, problem) for problem in problems]
        if deck is not None and not problems:
            decks[deck_id] = deck
    if faults:
        raise CardFileError(faults)
    return decks


# Cards


def _card(table: Mapping[str, Any]) -> tuple[StrategyCard | None, list[Problem]]:
    reader = Reader(VOCABULARY, _RULE)
    problems = list(_plain_faults(table))
    when = reader.conditions(table.get("when", []), "when")
    effects = reader.effects(table.get("effects", []), "effects")
    stays = None
    if "stays_in_play" in table:
        found = reader.effects([{"stay_in_play": table["stays_in_play"]}], "stays_in_play")
        stays = found[0] if found else None
    bonus, more = _bonus(table.get("icon_bonus"), reader)
    problems += reader.problems + more
    windows = table.get("windows")
    if problems or not isinstance(windows, list):
        return None, problems
    if not effects and stays is None:
        problems.append(_problem("MISSING", "effects"))
    for window in windows:
        if not may_happen(VOCABULARY, window, when):
            problems.append(_problem("NEVER", "when", window=window))
        problems += _out_of_place(window, effects)
    card = StrategyCard(
        id=table["id"],
        name=table["name"],
        side=table["side"],
        windows=tuple(windows),
        effects=effects,
        text=table["text"],
        when=when,
        icon_bonus=bonus,
        stays=stays,
        overrides=tuple(table.get("overrides", ())),
        needs_pitch=table.get("needs_pitch", False),
        rarity=cast('Literal["common", "uncommon", "rare"]', table.get("rarity", "common")),
        season=table.get("season", 0),
        set=table.get("set", ""),
    )
    return card, problems


def _plain_faults(table: Mapping[str, Any]) -> Iterator[Problem]:
    for field in table:
        if field not in _FIELDS:
            yield _problem("FIELD", field, allowed=_FIELDS)
    for field, most in (("id", LONGEST_NAME), ("name", LONGEST_NAME), ("text", LONGEST_TEXT)):
        value = table.get(field)
        if value is None or value == "":
            yield _problem("MISSING", field)
        elif not isinstance(value, str) or len(value) > most or not value.isprintable():
            yield _problem("LINE", field, found=shown(str(value)), most=most)
    if isinstance(slug := table.get("id"), str) and slug and not _SLUG.fullmatch(slug):
        yield _problem("VALUE", "id", found=shown(slug), allowed=("small letters, figures and _",))
    yield from _one_of(table, "side", _SIDES)
    if "rarity" in table:
        yield from _one_of(table, "rarity", RARITIES)
    windows = table.get("windows")
    if not isinstance(windows, list) or not windows:
        yield _problem("MISSING", "windows")
    else:
        for window in windows:
            if not isinstance(window, str) or window not in VOCABULARY.windows:
                found = shown(str(window))
                yield _problem("VALUE", "windows", found=found, allowed=(*VOCABULARY.windows,))
    overrides = table.get("overrides", [])
    for rule in overrides if isinstance(overrides, list) else [overrides]:
        if not isinstance(rule, str) or rule not in RULES:
            found = shown(str(rule))
            yield _problem("VALUE", "overrides", found=found, allowed=tuple(sorted(RULES)))
    if not isinstance(table.get("needs_pitch", False), bool):
        found = shown(str(table["needs_pitch"]))
        yield _problem("VALUE", "needs_pitch", found=found, allowed=("true", "false"))
    if type(table.get("season", 0)) is not int:
        yield _problem("VALUE", "season", found=shown(str(table["season"])), allowed=("a year",))
    if not isinstance(table.get("set", ""), str):
        yield _problem("VALUE", "set", found=shown(str(table["set"])), allowed=("a text",))


def _one_of(
    table: Mapping[str, Any], field: str, allowed: tuple[str, ...]
) -> Iterator[Problem]:
    value = table.get(field)
    if value not in allowed:
        yield _problem("VALUE", field, found=shown(str(value)), allowed=allowed)


def _out_of_place(window: str, effects: tuple[Clause, ...]) -> Iterator[Problem]:
    """An effect that can never do anything in this window."""
    for clause in effects:
        verb = VOCABULARY.verbs.get(clause.word)
        if verb is not None and verb.windows and window not in verb.windows:
            allowed = tuple(sorted(verb.windows))
            yield _problem("PLACE", "effects", found=clause.word, window=window, allowed=allowed)


def _bonus(raw: object, reader: Reader) -> tuple[IconBonus | None, list[Problem]]:
    if raw is None:
        return None, []
    if not isinstance(raw, Mapping):
        return None, [_problem("VALUE", "icon_bonus", found=shown(str(raw)), allowed=("a table",))]
    problems = [
        _problem("FIELD", f"icon_bonus.{field}", allowed=_BONUS_FIELDS)
        for field in raw
        if field not in _BONUS_FIELDS
    ]
    who, icon = str(raw.get("who", "")), icon_named(str(raw.get("icon", "")))
    if who not in _BONUS_WHO:
        problems.append(_problem("VALUE", "icon_bonus.who", found=shown(who), allowed=_BONUS_WHO))
    if icon is None:
        found = shown(str(raw.get("icon")))
        allowed = tuple(map(str, Icon))
        problems.append(_problem("VALUE", "icon_bonus.icon", found=found, allowed=allowed))
        return None, problems
    holders = _PITCHERS if who in ("pitcher", "P") else _HITTERS
    if icon not in holders:
        allowed = tuple(sorted(map(str, holders)))
        problems.append(_problem("VALUE", "icon_bonus.icon", found=str(icon), allowed=allowed))
    effects = reader.effects(raw.get("effects", []), "icon_bonus.effects")
    if not effects:
        problems.append(_problem("MISSING", "icon_bonus.effects"))
    bonus = IconBonus(
        who, icon, effects, bool(raw.get("instead", False)), bool(raw.get("optional", False))
    )
    return bonus, problems


# Decks


def _deck(
    table: Mapping[str, Any], known: Mapping[str, StrategyCard]
) -> tuple[Deck | None, list[Problem]]:
    problems = []
    for field in ("id", "name"):
        value = table.get(field)
        if not isinstance(value, str) or not value or len(value) > LONGEST_NAME:
            problems.append(_problem("LINE", field, found=shown(str(value)), most=LONGEST_NAME))
    listed = table.get("cards")
    if not isinstance(listed, Mapping) or not listed:
        return None, [*problems, _problem("MISSING", "cards")]
    copies = []
    for card_id, count in listed.items():
        if card_id not in known:
            problems.append(_problem("NO_CARD", "cards", found=shown(str(card_id))))
        elif type(count) is not int:
            found = shown(str(count))
            allowed = (f"1 to {MOST_COPIES}",)
            problems.append(_problem("VALUE", f"cards.{card_id}", found=found, allowed=allowed))
        else:
            copies.append(Copies(known[card_id], count))
    deck = Deck(str(table.get("name", "")), tuple(copies))
    if not problems:
        problems += check_deck(deck)
    return deck, problems


def deck_counts(deck: Deck) -> Counter[str]:
    """Return how often each card is in *deck*, by id."""
    return Counter({each.card.id: each.count for each in deck.cards})


def deck_faults(deck: Deck) -> Iterator[Sentence]:
    """Return why *deck*, which comes from a saved game, cannot be played with."""
    for problem in check_deck(deck):
        told: dict[str, Filling] = {"deck": shown(deck.name), "fault": card_fault(problem)}
        yield Sentence("catalog", QT_TRANSLATE_NOOP("catalog", "{deck}: {fault}"), told)
    for number, each in enumerate(deck.cards[:MOST_CARDS], 1):
        _, problems = _card(_as_table(each.card))
        for problem in problems:
            yield _in_card(shown(deck.name), number, shown(each.card.name), problem)


def _as_table(card: StrategyCard) -> dict[str, Any]:
    """Return *card* as its file would write it."""
    table: dict[str, Any] = {
        "id": card.id,
        "name": card.name,
        "side": card.side,
        "windows": list(card.windows),
        "when": [as_table(clause) for clause in card.when],
        "effects": [as_table(clause) for clause in card.effects],
        "overrides": list(card.overrides),
        "needs_pitch": card.needs_pitch,
        "rarity": card.rarity,
        "season": card.season,
        "set": card.set,
        "text": card.text,
    }
    if card.stays is not None:
        table["stays_in_play"] = as_table(card.stays).get("stay_in_play", {})
    if card.icon_bonus is not None:
        bonus = card.icon_bonus
        table["icon_bonus"] = {
            "who": bonus.who,
            "icon": str(bonus.icon),
            "effects": [as_table(clause) for clause in bonus.effects],
            "instead": bonus.is_instead,
            "optional": bonus.is_optional,
        }
    return table


# Files and sentences


def _tables(file: str, text: str, word: str, most: int) -> list[dict[str, Any]]:
    try:
        content = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise CardFileError([in_file(file, unreadable(error))]) from error
    tables = content.get(word)
    if not isinstance(tables, list) or not tables or not all(isinstance(t, dict) for t in tables):
        raise CardFileError([in_file(file, Sentence("catalog", _NOTHING, {"word": word}))])
    if len(tables) > most:
        raise CardFileError([in_file(file, Sentence("catalog", _TOO_MANY, {"most": most}))])
    return tables


def _problem(code: str, field: str, **arguments: Any) -> Problem:
    return Problem(code, _RULE, {"field": field, **arguments})


def _in_card(file: str, number: int, card: str, problem: Problem) -> Sentence:
    return Sentence(
        "catalog",
        QT_TRANSLATE_NOOP("catalog", "{file}, card {number} ({card}): {fault}"),
        {"file": file, "number": number, "card": card, "fault": card_fault(problem)},
    )


def _in_deck(file: str, number: int, deck: str, problem: Problem) -> Sentence:
    return Sentence(
        "catalog",
        QT_TRANSLATE_NOOP("catalog", "{file}, deck {number} ({deck}): {fault}"),
        {"file": file, "number": number, "deck": deck, "fault": card_fault(problem)},
    )


_NOTHING: Final = QT_TRANSLATE_NOOP(
    "catalog", "there is nothing in it; begin each entry with [[{word}]]."
)
_TOO_MANY: Final = QT_TRANSLATE_NOOP(
    "catalog", "there are more than {most} entries, the most a file may have; divide it."
)
