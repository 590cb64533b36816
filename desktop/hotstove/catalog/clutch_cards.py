"""Strategy cards, coaches, parks, weather, managers and decks of Clutch from TOML files.

CL-100, CL-101. What the words mean is for the rulebook's vocabulary; unknown ones are refused
with file, card and field (CARD_SCHEMA).
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Literal, TypeVar

import msgspec

from hotstove.baseball.effects.chances import may_happen
from hotstove.baseball.effects.clauses import Clause
from hotstove.baseball.effects.reading import Reader
from hotstove.catalog.card_faults import card_fault, unreadable
from hotstove.catalog.refused import CardFileError, in_file, shown
from hotstove.files.bounded import read_text
from hotstove.play.problems import Problem
from hotstove.play.values import Value
from hotstove.play.words import QT_TRANSLATE_NOOP, Filling, Sentence
from hotstove.rulebooks.clutch.card_conditions import MANY, ONE
from hotstove.rulebooks.clutch.card_events import EVENTS
from hotstove.rulebooks.clutch.card_moment import ANY_TIME, WINDOWS
from hotstove.rulebooks.clutch.card_verbs import VOCABULARY
from hotstove.rulebooks.clutch.editions import Edition
from hotstove.rulebooks.clutch.problem_wording import problem_sentence
from hotstove.rulebooks.clutch.strategy import (
    COACH_SIDES,
    CoachKind,
    Copies,
    Deck,
    IconBonus,
    Lifetime,
    Stadium,
    Standing,
    StrategyCard,
    Wait,
    check_deck,
)

LARGEST_FILE: Final = 1 << 20
"""Bytes."""
_RULE: Final = "CL-100"
T = TypeVar("T")
R = TypeVar("R", bound="_Named")
Tables = list[Any]


class _Raw(Value, frozen=True, kw_only=True):
    """A table as it is written; what it does is still to be read."""


class _RawWait(_Raw, frozen=True, kw_only=True):
    window: str = ""
    when: Tables = []
    effects: Tables
    optional: bool = False
    discard: int = 0


class _RawBonus(_Raw, frozen=True, kw_only=True):
    any_of: tuple[str, ...]
    who: str
    effects: Tables


class _RawLife(_Raw, frozen=True, kw_only=True):
    stay: Literal["on_player", "on_team", "on_game"]
    player: Literal["", "pitcher", "batter"] = ""
    until: tuple[str, ...] = ()
    half_innings: int = 0
    at_bats: int = 0
    uses: int = 0


class _RawCost(_Raw, frozen=True, kw_only=True):
    discard: int
    random: bool = False
    side: Literal["", "offense", "defense", "neutral"] = ""


class _Named(_Raw, frozen=True, kw_only=True):
    id: str


class _RawCard(_Named, frozen=True, kw_only=True):
    title: str
    text: str
    side: Literal["offense", "defense", "neutral"] = "neutral"
    rarity: Literal["common", "uncommon", "rare", "ultra_rare"] = "common"
    marker: Literal["none", "momentum", "burst", "impulse"] = "none"
    requires_clutch_moment: bool = False
    windows: tuple[str, ...]
    when: Tables = []
    cost: _RawCost | None = None
    effects: Tables = []
    icon_bonus: tuple[_RawBonus, ...] = ()
    lifetime: _RawLife | None = None
    in_play: tuple[_RawWait, ...] = ()
    on_success: Tables = []
    on_failure: Tables = []
    coach: Literal["", "bench", "hitting", "pitching"] = ""
    editions: tuple[int, ...] = ()
    number: int = 0


class _RawPark(_Named, frozen=True, kw_only=True):
    name: str
    text: str
    main: _RawWait
    club: str = ""
    team: _RawWait | None = None
    defensive: _RawWait | None = None
    offensive: _RawWait | None = None


class _RawStanding(_Named, frozen=True, kw_only=True):
    name: str
    text: str
    main: _RawWait


class _RawDeck(_Named, frozen=True, kw_only=True):
    name: str
    cards: dict[str, int]
    side_deck: dict[str, int] = {}


class _Files:
    """One file being read, and what is wrong with it."""

    def __init__(self, path: Path, edition: Edition) -> None:
        self.file, self.edition = path.name, edition
        self.faults: list[Sentence] = []
        self._text = read_text(path, LARGEST_FILE)
        self._where = ""

    def read(self, word: str, raw: type[R], make: Callable[[R], T]) -> dict[str, T]:
        """Return every ``[[word]]`` by its id. Raises CardFileError."""
        try:
            tables = tomllib.loads(self._text).get(word, [])
        except (tomllib.TOMLDecodeError, RecursionError) as error:
            raise CardFileError([in_file(self.file, unreadable(error))]) from error
        found: dict[str, T] = {}
        for number, table in enumerate(tables, 1):
            label = str(table.get("id", "?")) if isinstance(table, Mapping) else "?"
            self._where = f"{number} ({shown(label)})"
            try:
                read = msgspec.convert(table, raw)
            except (msgspec.ValidationError, RecursionError) as error:
                told = {"file": self.file, "where": self._where, "reason": shown(str(error), 160)}
                self.faults.append(Sentence("catalog", _CARD_SCHEMA, {**told}))
                continue
            if read.id in found:
                self._problem("TAKEN", "id", found=read.id)
            found[read.id] = make(read)
        if self.faults:
            raise CardFileError(self.faults)
        return found

    def _problem(self, code: str, field: str, **arguments: Any) -> None:
        self._fault(card_fault(Problem(code, _RULE, {"field": field, **arguments})))

    def _fault(self, fault: Sentence) -> None:
        told: dict[str, Filling] = {"file": self.file, "where": self._where, "fault": fault}
        self.faults.append(Sentence("catalog", _IN_ENTRY, told))

    # Parts

    def clauses(self, raw: Tables, field: str) -> tuple[Clause, ...]:
        return self._clauses(raw, field, is_effect=True)

    def conditions(self, raw: Tables, field: str) -> tuple[Clause, ...]:
        return self._clauses(raw, field, is_effect=False)

    def _clauses(self, raw: Tables, field: str, *, is_effect: bool) -> tuple[Clause, ...]:
        reader = Reader(VOCABULARY, _RULE)
        read = reader.effects if is_effect else reader.conditions
        found = read(raw, field)
        for problem in reader.problems:
            self._fault(card_fault(problem))
        return () if reader.problems else found

    def wait(self, raw: _RawWait | None, window: str = "") -> Wait | None:
        if raw is None:
            return None
        at, when = raw.window or window, self.conditions(raw.when, "when")
        self.windows((at,), when)
        return Wait(
            window=at,
            when=when,
            effects=self.clauses(raw.effects, "effects"),
            is_optional=raw.optional,
            discard=raw.discard,
        )

    def windows(self, windows: Sequence[str], when: tuple[Clause, ...]) -> None:
        for window in windows:
            if window not in (*WINDOWS, ANY_TIME):
                self._problem("VALUE", "windows", found=window, allowed=(*WINDOWS, ANY_TIME))
            elif not may_happen(VOCABULARY, window, when):
                self._problem("NEVER", "when", window=window)

    def places(self, card: StrategyCard) -> None:
        for problem in out_of_place(card.effects, card.windows):
            self._fault(card_fault(problem))

    # Cards

    def card(self, raw: _RawCard) -> StrategyCard:
        when = self.conditions(raw.when, "when")
        self.windows(raw.windows, when)
        life = raw.lifetime
        for event in life.until if life is not None else ():
            if event not in EVENTS:
                allowed = tuple(sorted(EVENTS))
                self._problem("VALUE", "lifetime.until", found=event, allowed=allowed)
        for bonus in raw.icon_bonus:
            if bonus.who not in (*ONE, *MANY):
                allowed = (*ONE, *MANY)
                self._problem("VALUE", "icon_bonus.who", found=bonus.who, allowed=allowed)
        kind: CoachKind | None = raw.coach or None
        waits = [self.wait(each) for each in raw.in_play]
        card = StrategyCard(
            id=raw.id,
            title=raw.title,
            editions=raw.editions or (self.edition.year,),
            side=COACH_SIDES[kind] if kind is not None else raw.side,
            windows=raw.windows,
            text=raw.text,
            rarity=raw.rarity,
            marker=raw.marker,
            needs_clutch_moment=raw.requires_clutch_moment,
            when=when,
            cost=raw.cost.discard if raw.cost is not None else 0,
            is_cost_random=raw.cost is not None and raw.cost.random,
            cost_side=raw.cost.side if raw.cost is not None else "",
            effects=self.clauses(raw.effects, "effects"),
            icon_bonus=tuple(
                IconBonus(each.any_of, each.who, self.clauses(each.effects, "icon_bonus"))
                for each in raw.icon_bonus
            ),
            lifetime=_lifetime(life),
            waits=tuple(each for each in waits if each is not None),
            on_success=self.clauses(raw.on_success, "on_success"),
            on_failure=self.clauses(raw.on_failure, "on_failure"),
            coach=raw.coach,
            number=raw.number,
        )
        self.places(card)
        return card

    def park(self, raw: _RawPark) -> Stadium:
        main = self.wait(raw.main)
        assert main is not None
        return Stadium(
            id=raw.id,
            name=raw.name,
            editions=(self.edition.year,),
            text=raw.text,
            main=main,
            club=raw.club,
            team=self.wait(raw.team, main.window),
            defensive=self.wait(raw.defensive, main.window),
            offensive=self.wait(raw.offensive, main.window),
        )

    def standing(self, raw: _RawStanding) -> Standing:
        main = self.wait(raw.main)
        assert main is not None
        years = (self.edition.year,)
        return Standing(id=raw.id, name=raw.name, editions=years, text=raw.text, main=main)

    def deck(self, known: Mapping[str, StrategyCard]) -> Callable[[_RawDeck], Deck]:
        def make(raw: _RawDeck) -> Deck:
            strange = [card for card in (*raw.cards, *raw.side_deck) if card not in known]
            for card in strange:
                self._problem("NO_CARD", "cards", found=card)
            deck = Deck(
                raw.name,
                tuple(Copies(known[c], n) for c, n in raw.cards.items() if c in known),
                tuple(Copies(known[c], n) for c, n in raw.side_deck.items() if c in known),
            )
            for problem in () if strange else check_deck(deck, self.edition):
                self._fault(problem_sentence(problem))
            return deck

        return make


def out_of_place(effects: Sequence[Clause], windows: Sequence[str]) -> Iterator[Problem]:
    """Yield the effects that can never do anything in any of the card's windows."""
    for clause in effects:
        verb = VOCABULARY.verbs.get(clause.word)
        works = verb.windows if verb is not None and ANY_TIME not in windows else ()
        if works and not set(works) & set(windows):
            told = {"field": "effects", "found": clause.word, "window": ", ".join(windows)}
            yield Problem("PLACE", _RULE, {**told, "allowed": tuple(sorted(works))})


def _lifetime(raw: _RawLife | None) -> Lifetime | None:
    if raw is None:
        return None
    return Lifetime(
        stay=raw.stay,
        player=raw.player,
        until=raw.until,
        half_innings=raw.half_innings,
        at_bats=raw.at_bats,
        uses=raw.uses,
    )


def read_strategy(path: Path, edition: Edition) -> dict[str, StrategyCard]:
    """Return the strategy cards of *path* by id. Raises CardFileError or FileRefused."""
    files = _Files(path, edition)
    return files.read("card", _RawCard, files.card)


def read_coaches(path: Path, edition: Edition) -> dict[str, StrategyCard]:
    files = _Files(path, edition)
    return files.read("coach", _RawCard, files.card)


def read_stadiums(path: Path, edition: Edition) -> dict[str, Stadium]:
    files = _Files(path, edition)
    return files.read("stadium", _RawPark, files.park)


def read_standing(path: Path, word: str, edition: Edition) -> dict[str, Standing]:
    """*word*: ``weather`` or ``manager``."""
    files = _Files(path, edition)
    return files.read(word, _RawStanding, files.standing)


def read_clutch_decks(
    path: Path, known: Mapping[str, StrategyCard], edition: Edition
) -> dict[str, Deck]:
    files = _Files(path, edition)
    return files.read("deck", _RawDeck, files.deck(known))


_IN_ENTRY: Final = QT_TRANSLATE_NOOP("catalog", "{file}, entry {where}: {fault}")
_CARD_SCHEMA: Final = QT_TRANSLATE_NOOP(
    "catalog", "{file}, entry {where}: {reason}; write it as the other entries do."
)
