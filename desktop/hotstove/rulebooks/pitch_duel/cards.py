"""The cards of Pitch Duel, PD-02: hands, runner cards, the draw pile, and what makes a pile valid.

What a result does to runners and outs is written in results; texts of the pile lie in ``cards/``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from enum import IntEnum, StrEnum
from itertools import combinations
from typing import Final, Literal, TypeAlias

from hotstove.baseball.bases import PlayerId
from hotstove.play.problems import Problem
from hotstove.play.seats import Side
from hotstove.play.values import Value
from hotstove.play.words import QT_TRANSLATE_NOOP

CardId: TypeAlias = str
"""``pitch-SI``, ``contact-SI``, ``CS``, ``SB``, ``runner-1``; a result card ``1B-03``."""


class Pitch(StrEnum):
    SINKER = "SI"
    SLIDER = "SL"
    FOUR_SEAM = "FS"
    CURVEBALL = "CU"
    CHANGEUP = "CH"


PITCHES: Final = tuple(Pitch)
PITCH_NAMES: Final = {
    Pitch.SINKER: "Sinker",
    Pitch.SLIDER: "Slider",
    Pitch.FOUR_SEAM: "4-Seam",
    Pitch.CURVEBALL: "Curveball",
    Pitch.CHANGEUP: "Changeup",
}
"""The same in every language (ledger, section 6)."""
Arsenal: TypeAlias = tuple[Pitch, ...]
"""In the order of ``PITCHES``."""


class Level(IntEnum):
    """PD-03: how many pitches an arsenal has, for both players and the whole game."""

    AA = 2
    AAA = 3
    MLB = 4
    ALL_STAR = 5

    @property
    def printed(self) -> Arsenal:
        """The set the sheet names for this level."""
        return PITCHES[: self.value]

    @property
    def arsenals(self) -> tuple[Arsenal, ...]:
        """Every set of this size."""
        return tuple(combinations(PITCHES, self.value))


class Result(StrEnum):
    """PD-09: what a result card prints."""

    bases: int
    """Of a hit, 0 otherwise."""

    SINGLE = "1B"
    DOUBLE = "2B"
    TRIPLE = "3B"
    HOMER = "HR"
    FLY_OUT = "FO"
    GROUND_OUT = "GO"
    DOUBLE_PLAY = "DB"
    SACRIFICE = "SAC"
    FOUL = "FOUL"


for _result in Result:
    _result.bases = {"1B": 1, "2B": 2, "3B": 3, "HR": 4}.get(_result.value, 0)

STRIKEOUT: Final = "K"
"""Stands where a result does, for a third strike."""


class HandCard(Value, frozen=True):
    """A card of the pitcher's or the batter's hand."""

    id: CardId
    name: str
    kind: Literal["pitch", "contact", "caught stealing", "stolen base"]
    pitch: Pitch | None = None

    @property
    def is_pitchers(self) -> bool:
        return self.kind in ("pitch", "caught stealing")


class RunnerCard(Value, frozen=True):
    id: CardId
    name: str = "Runner"


class ResultCard(Value, frozen=True):
    id: CardId
    result: Result
    name: str
    """What happened, in one short line: ``Liner over second``."""


class Player(Value, frozen=True):
    """Somebody nameless: the score sheet counts nine batters and one pitcher a side."""

    id: PlayerId
    name: str
    side: Side
    spot: int
    """1 to 9; 0 for the pitcher."""


def pitch_card(pitch: Pitch) -> CardId:
    return f"pitch-{pitch.value}"


def contact_card(pitch: Pitch) -> CardId:
    return f"contact-{pitch.value}"


CAUGHT_STEALING: Final[CardId] = "CS"
STOLEN_BASE: Final[CardId] = "SB"
HAND_CARDS: Final = {
    card.id: card
    for card in (
        *(HandCard(pitch_card(p), name, "pitch", p) for p, name in PITCH_NAMES.items()),
        HandCard(
            CAUGHT_STEALING,
            QT_TRANSLATE_NOOP("pitch_duel", "Caught Stealing"),
            "caught stealing",
        ),
        *(HandCard(contact_card(p), name, "contact", p) for p, name in PITCH_NAMES.items()),
        HandCard(STOLEN_BASE, QT_TRANSLATE_NOOP("pitch_duel", "Stolen Base"), "stolen base"),
    )
}
PITCH_OF: Final = {card.id: card.pitch for card in HAND_CARDS.values() if card.pitch is not None}
RUNNER_CARDS: Final = tuple(RunnerCard(f"runner-{number}") for number in (1, 2, 3))
SPOTS: Final = 9
PILE_SIZE: Final = 54
"""PD-02."""


def batter_id(side: Side, spot: int) -> PlayerId:
    return _BATTERS[side][spot - 1]


def pitcher_id(side: Side) -> PlayerId:
    return _PITCHERS[side]


_BATTERS: Final = {side: tuple(f"{side}:{spot}" for spot in range(1, SPOTS + 1)) for side in Side}
_PITCHERS: Final = {side: f"{side}:pitcher" for side in Side}
PLAYERS: Final = {
    player.id: player
    for side, mark in ((Side.VISITOR, "V"), (Side.HOME, "H"))
    for player in (
        *(Player(batter_id(side, n), f"{mark} No. {n}", side, n) for n in range(1, SPOTS + 1)),
        Player(pitcher_id(side), f"{mark} Pitcher", side, 0),
    )
}


def check_pile(pile: Sequence[ResultCard]) -> Iterator[Problem]:
    """PD-02, PD-04: 54 result cards, no other cards among them, each result at least once."""
    if len(pile) != PILE_SIZE:
        yield Problem("PILE_SIZE", "PD-02", {"found": len(pile), "need": PILE_SIZE})
    for card, times in Counter(card.id for card in pile).items():
        if times > 1:
            yield Problem("PILE_TWICE", "PD-04", {"card": card, "times": times})
        elif card in HAND_CARDS or card in PLAYERS or card in {r.id for r in RUNNER_CARDS}:
            yield Problem("PILE_STRANGER", "PD-04", {"card": card})
    missing = tuple(result for result in Result if all(card.result != result for card in pile))
    if missing:
        yield Problem("PILE_RESULT_MISSING", "PD-02", {"results": missing})
