"""The cards of the box, PB-A-02, PB-A-07, PB-PRO-02: what they print and what makes one valid.

How a card is read in a game, and what a reading does to the runners, is written elsewhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import StrEnum
from typing import Final, TypeAlias

from hotstove.play.problems import Problem
from hotstove.play.seats import Side
from hotstove.play.values import Value

CardId: TypeAlias = str
"""A result card ``h07``, a strategy card ``home:w03``, a pitcher ``visitor:setup``."""
SPOTS: Final = 9
HITTERS: Final = tuple(range(1, SPOTS + 1))
ALL_BASES: Final = (1, 2, 3)
BEST_RATING: Final = 1


class Outcome(StrEnum):
    """What an area of a result card prints (PB-A-07)."""

    hit: int
    """Bases of a hit, 0 otherwise."""

    SINGLE = "1B"
    DOUBLE = "2B"
    TRIPLE = "3B"
    HOME_RUN = "HR"
    WALK = "BB"
    ERROR = "E"
    STRIKEOUT = "K"
    FLY_OUT = "FO"
    GROUND_OUT = "GO"
    DOUBLE_PLAY = "DP"


for _outcome in Outcome:
    _outcome.hit = {"1B": 1, "2B": 2, "3B": 3, "HR": 4}.get(_outcome.value, 0)

OUTS_WITH_ADVANCE: Final = (Outcome.FLY_OUT, Outcome.GROUND_OUT, Outcome.DOUBLE_PLAY)
ON_BASE: Final = tuple(
    outcome for outcome in Outcome if outcome.hit or outcome in (Outcome.WALK, Outcome.ERROR)
)


class Deck(StrEnum):
    """The three result decks, leftmost first (PB-A-02)."""

    HITTER = "hitter"
    NEUTRAL = "neutral"
    PITCHER = "pitcher"


SIZES: Final = {Deck.HITTER: 52, Deck.NEUTRAL: 36, Deck.PITCHER: 72}
"""R1."""
RUNNING: Final = "running"
RUNNING_SIZE: Final = 10
SAFE_CARDS: Final = 7
WHITE_CARDS: Final = 15
BLACK_CARDS: Final = 10


class Section(Value, frozen=True):
    """What one area prints, in the ledger's notation ``GO{2,3}+1``."""

    outcome: Outcome | None
    """None: no result of its own (R6)."""
    black: tuple[int, ...] = ()
    """Bases printed black, ascending; their runners move."""
    amount: int = 0
    """How far, the same for all of them."""

    def __str__(self) -> str:
        if self.outcome is None:
            return ""
        if not self.black and self.outcome not in OUTS_WITH_ADVANCE:
            return self.outcome.value
        bases = "*" if self.black == ALL_BASES and self.outcome not in OUTS_WITH_ADVANCE else (
            ",".join(map(str, self.black))
        )
        return f"{self.outcome}{{{bases}}}" + (f"+{self.amount}" if self.amount else "")


_NOTATION: Final = re.compile(r"(?P<outcome>\w+)(?:\{(?P<black>[^}]*)\}(?:\+(?P<amount>[1-9]))?)?")
NO_RESULT: Final = Section(Outcome.FLY_OUT)
"""R6: where the area read has no outcome of its own, a fly out with nobody advancing."""


def section(text: str) -> Section:
    """Read ``GO{2,3}+1``, ``1B{*}+2``, ``FO{}``, ``K``; empty text is an area without a result.

    Raises ValueError, naming the symbol that is not known.
    """
    if not text:
        return Section(None)
    found = _NOTATION.fullmatch(text)
    if found is None:
        raise ValueError(text)
    try:
        outcome = Outcome(found["outcome"])
    except ValueError as error:
        raise ValueError(found["outcome"]) from error
    bases = found["black"] or ""
    black: tuple[int, ...] = ALL_BASES
    if bases != "*":
        names = [name.strip() for name in bases.split(",")] if bases else []
        strange = next((name for name in names if name not in ("1", "2", "3")), None)
        if strange is not None:
            raise ValueError(strange)
        black = tuple(sorted(map(int, set(names))))
    amount = int(found["amount"] or 0)
    if outcome is Outcome.TRIPLE and not black:
        black, amount = ALL_BASES, 3
    return Section(outcome, black, amount)


class BlueArea(Value, frozen=True):
    """The light-blue area; exactly one of *hitters* and *rating* is set."""

    section: Section
    hitters: tuple[int, ...] | None = None
    """The numbers in circles."""
    rating: int | None = None
    """The trapezoid: read against pitchers of this rating."""


class PitcherBar(Value, frozen=True):
    """The result of a pitcher who hits; exactly one of the two is set."""

    section: Section | None = None
    like: int | None = None
    """``LIKE #n``."""


class ResultCard(Value, frozen=True):
    id: CardId
    deck: Deck
    white: Section
    white_hitters: tuple[int, ...] | None = None
    """The circles of the white area; None: it applies to everybody."""
    blue: BlueArea | None = None
    bar: PitcherBar | None = None


class RunningCard(Value, frozen=True):
    """A BASERUNNING card (PB-AA-05)."""

    id: CardId
    is_safe: bool


class Role(StrEnum):
    """PB-PRO-15."""

    STARTER = "starter"
    LONG = "long"
    MIDDLE = "middle"
    SPECIALIST = "specialist"
    SETUP = "setup"
    CLOSER = "closer"


STAFF: Final = {
    Role.STARTER: 5,
    Role.LONG: 2,
    Role.MIDDLE: 2,
    Role.SPECIALIST: 1,
    Role.SETUP: 1,
    Role.CLOSER: 1,
}
"""PB-PRO-02: how many of each a side has."""


class Row(Value, frozen=True):
    """What a pitcher may do in one inning (PB-PRO-03)."""

    min_start: int
    max_keep: int
    dig_deep: int = 0
    """0 for a dash as well (R60)."""


class PitcherCard(Value, frozen=True):
    id: CardId
    """``home:starter-2``: the side and the man."""
    name: str
    role: Role
    number: int
    """Of several men in one role, 1 to 5."""
    rating: int
    """The trapezoid: 1 good, 2 average, 3 poor."""
    rows: tuple[Row | None, ...]
    """Innings 1 to 9; None is a dash: he may not appear then."""

    def row(self, number: int) -> Row | None:
        return self.rows[number - 1]


def is_white(strategy: CardId) -> bool:
    """Whether a pitch card is a BALL; *strategy* must not lie face down (PB-A-04)."""
    return strategy[-3] == "w"


def strategy_deck(side: Side) -> tuple[CardId, ...]:
    """Return the side's 25 pitch cards, 15 white and 10 black (PB-A-02)."""
    return tuple(
        f"{side}:{colour}{number:02}"
        for colour, count in (("w", WHITE_CARDS), ("b", BLACK_CARDS))
        for number in range(1, count + 1)
    )


# What makes a card valid (PB-A-07, R5, R58)


def check_section(found: Section, field: str, rule: str = "PB-A-07") -> Iterator[Problem]:
    """Report bases and amounts that the outcome cannot have."""
    told = {"field": field, "found": str(found)}
    outcome, black, amount = found.outcome, found.black, found.amount
    if outcome is None:
        return
    if outcome in (Outcome.SINGLE, Outcome.ERROR):
        fits = black == ALL_BASES and amount in (1, 2)
        like = f"{outcome}{{*}}+1"
    elif outcome is Outcome.DOUBLE:
        fits, like = black == ALL_BASES and amount in (2, 3), "2B{*}+2"
    elif outcome is Outcome.TRIPLE:
        fits, like = black == ALL_BASES and amount == 3, "3B"
    elif outcome in OUTS_WITH_ADVANCE:
        ahead = black in ((), (3,), (2, 3), (1, 2, 3))
        fits, like = ahead and amount == bool(black), f"{outcome}{{2,3}}+1"
    else:
        fits, like = not black and not amount, outcome.value
    if not fits:
        yield Problem("CARD_BASES", rule, {**told, "like": like})


def check_card(card: ResultCard) -> Iterator[Problem]:
    """Report everything that makes *card* unreadable at some level, in the order it is printed."""
    yield from check_section(card.white, "white")
    blue, bar = card.blue, card.bar
    circles = card.white_hitters
    if blue is None:
        if circles is not None:
            yield Problem("CARD_CIRCLES_WITHOUT_BLUE", "PB-A-07", {"field": "white_for"})
    else:
        yield from check_section(blue.section, "blue")
        yield from _check_split(circles, blue)
        if blue.hitters is not None and bar is None:
            yield Problem("CARD_NO_BAR", "PB-A-07", {"field": "bar"})
    if bar is not None and bar.section is not None:
        yield from check_section(bar.section, "bar")
    if bar is not None and bar.like is not None and bar.like not in HITTERS:
        yield Problem("CARD_HITTER_UNKNOWN", "PB-A-07", {"field": "bar", "found": bar.like})


def _check_split(circles: tuple[int, ...] | None, blue: BlueArea) -> Iterator[Problem]:
    if (blue.hitters is None) == (blue.rating is None):
        yield Problem("CARD_TWO_SPLITS", "PB-A-07", {"field": "blue_for"})
        return
    if blue.rating is not None and blue.rating != BEST_RATING:
        yield Problem(
            "CARD_RATING", "PB-A-07", {"field": "blue_rating", "found": blue.rating}
        )
    white, other = circles or (), blue.hitters or ()
    for field, numbers in (("white_for", white), ("blue_for", other)):
        for number in numbers:
            if number not in HITTERS:
                yield Problem(
                    "CARD_HITTER_UNKNOWN", "PB-A-07", {"field": field, "found": number}
                )
    for number in HITTERS:
        times = (number in white) + (number in other)
        if times == 0:
            yield Problem("CARD_HITTER_MISSING", "PB-A-07", {"field": "white_for", "found": number})
        elif times == 2:
            yield Problem("CARD_HITTER_TWICE", "PB-A-07", {"field": "blue_for", "found": number})
    for field, numbers in (("white_for", white), ("blue_for", other)):
        if not numbers and (field == "white_for" or blue.hitters is not None):
            yield Problem("CARD_HALF_EMPTY", "PB-A-07", {"field": field})


def check_pitcher(card: PitcherCard) -> Iterator[Problem]:
    """PB-PRO-02, 03: nine rows; once a man may appear, he may in every later inning too."""
    if card.rating not in (1, 2, 3):
        yield Problem("PITCHER_RATING", "PB-PRO-02", {"field": "rating", "found": card.rating})
    if len(card.rows) != SPOTS:
        yield Problem("PITCHER_ROWS", "PB-PRO-03", {"field": "rows", "found": len(card.rows)})
        return
    appears = False
    for inning, row in enumerate(card.rows, 1):
        if row is None:
            if appears:
                yield Problem("PITCHER_GAP", "PB-PRO-03", {"field": "rows", "found": inning})
            continue
        appears = True
        for number in (row.min_start, row.max_keep, row.dig_deep):
            if not 0 <= number <= WHITE_CARDS + BLACK_CARDS:
                yield Problem(
                    "PITCHER_NUMBER",
                    "PB-PRO-03",
                    {"field": "rows", "found": number, "inning": inning},
                )
        if row.min_start < 1:
            yield Problem("PITCHER_START", "PB-PRO-03", {"field": "rows", "inning": inning})
    needs_all = card.role is Role.STARTER
    if not appears or card.rows[-1] is None or (needs_all and None in card.rows):
        yield Problem("PITCHER_NEVER", "PB-PRO-03", {"field": "rows"})
