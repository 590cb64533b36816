"""Player cards of Showdown, SD-C: their fields, charts and positions, and what makes one valid."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Final, Literal, TypeAlias

from hotstove.baseball.positions import FIELDERS, INFIELD, OUTFIELD, Position
from hotstove.play.problems import Problem
from hotstove.play.values import Value

CardId: TypeAlias = str


class Result(StrEnum):
    """SD-C-04: what a swing can come to."""

    bases: int
    """Bases the batter takes on a hit, 0 otherwise."""
    is_out: bool

    POP_UP = "PU"
    STRIKEOUT = "SO"
    GROUND_BALL = "GB"
    FLY_BALL = "FB"
    WALK = "BB"
    SINGLE = "1B"
    SINGLE_PLUS = "1B+"
    DOUBLE = "2B"
    TRIPLE = "3B"
    HOMER = "HR"


_HIT_BASES = {
    Result.SINGLE: 1,
    Result.SINGLE_PLUS: 1,
    Result.DOUBLE: 2,
    Result.TRIPLE: 3,
    Result.HOMER: 4,
}
OUTS: Final = (Result.POP_UP, Result.STRIKEOUT, Result.GROUND_BALL, Result.FLY_BALL)
HITS: Final = tuple(_HIT_BASES)
for _result in Result:
    _result.bases = _HIT_BASES.get(_result, 0)
    _result.is_out = _result in OUTS

OLD_RESULT_NAMES: Final = {
    "Out(PU)": Result.POP_UP,
    "Out(SO)": Result.STRIKEOUT,
    "Out(GB)": Result.GROUND_BALL,
    "Out(FB)": Result.FLY_BALL,
    "Walk": Result.WALK,
    "Single": Result.SINGLE,
    "Single+": Result.SINGLE_PLUS,
    "Double": Result.DOUBLE,
    "Triple": Result.TRIPLE,
    "Homer": Result.HOMER,
}
"""SD-C-13: the names that earlier cards print."""
_RESULT_NAMES: Final = {result.value: result for result in Result} | OLD_RESULT_NAMES


def result_named(text: str) -> Result | None:
    """Return the result that *text* prints, old names included (SD-C-13), or None."""
    return _RESULT_NAMES.get(text)


# SD-C-05, 06 The result chart


class ChartRow(Value, frozen=True):
    low: int
    high: int | None
    """None: the row is open upward, printed ``20+``."""
    result: Result

    def __str__(self) -> str:
        if self.high is None:
            return f"{self.low}+"
        return str(self.low) if self.low == self.high else f"{self.low}–{self.high}"


class Chart(Value, frozen=True):
    """SD-C-05: rows over swing totals, from 1 without a gap, the last one open."""

    rows: tuple[ChartRow, ...]

    def row(self, total: int) -> ChartRow:
        """Return the row of a swing *total*; below 1 reads as 1 (SD-C-06)."""
        for row in self.rows:
            if row.high is None or total <= row.high:
                return row
        raise ValueError(f"a chart without an open row: {self.rows}")

    def result(self, total: int) -> Result:
        """Return what a swing *total* comes to."""
        for row in self.rows:
            high = row.high
            if high is None or total <= high:
                return row.result
        return self.row(total).result

    def faces(self, result: Result) -> int:
        """Return how many of the twenty faces of an unmodified swing give *result*."""
        return sum(self.result(face) is result for face in range(1, 21))


def check_chart(rows: tuple[ChartRow, ...]) -> Iterator[Problem]:
    """SD-C-05, R01: no gap, no overlap, no empty row, no result twice, an open end.

    *rows* in the order of their totals; the order of the results is free.
    """
    expected = 1
    seen: set[Result] = set()
    for row in rows:
        if row.low > expected:
            missing = f"{expected}–{row.low - 1}" if row.low - 1 > expected else str(expected)
            yield Problem("CARD_CHART_GAP", "SD-C-05", {"missing": missing, "before": row.result})
        elif row.low < expected:
            yield Problem("CARD_CHART_OVERLAP", "SD-C-05", {"at": row.low, "result": row.result})
        if row.high is not None and row.high < row.low:
            yield Problem("CARD_CHART_OVERLAP", "SD-C-05", {"at": row.low, "result": row.result})
        if row.result in seen:
            yield Problem("CARD_CHART_OVERLAP", "SD-C-05", {"at": row.low, "result": row.result})
        seen.add(row.result)
        if row.high is None:
            if row is not rows[-1]:
                yield Problem("CARD_CHART_END", "SD-C-05", {"result": row.result})
                return
        else:
            expected = max(expected, row.high + 1)
    if not rows or rows[-1].high is not None:
        yield Problem("CARD_CHART_END", "SD-C-05", {"result": rows[-1].result if rows else ""})


# SD-C-02, 07 Positions


class Slot(StrEnum):
    """What a card may print as a position; some cover more than one place."""

    CATCHER = "CA"
    FIRST_BASE = "1B"
    SECOND_BASE = "2B"
    THIRD_BASE = "3B"
    SHORTSTOP = "SS"
    LEFT_FIELD = "LF"
    CENTRE_FIELD = "CF"
    RIGHT_FIELD = "RF"
    INFIELD = "IF"
    OUTFIELD = "OF"
    CORNER_OUTFIELD = "LF-RF"

    @property
    def printed(self) -> str:
        return self.replace("-", "/")


COVERS: Final[dict[Slot, tuple[Position, ...]]] = {
    **{Slot(position.value): (position,) for position in FIELDERS},
    Slot.INFIELD: INFIELD,
    Slot.OUTFIELD: OUTFIELD,
    Slot.CORNER_OUTFIELD: (Position.LEFT_FIELD, Position.RIGHT_FIELD),
}


_OLD_SLOT_NAMES: Final = {"C": Slot.CATCHER, "LF/RF": Slot.CORNER_OUTFIELD}
_SLOT_NAMES: Final = {slot.value: slot for slot in Slot} | _OLD_SLOT_NAMES


def slot_named(text: str) -> Slot | None:
    """Return the slot that *text* prints, ``C`` and ``LF/RF`` included (SD-C-07), or None."""
    return _SLOT_NAMES.get(text)


class Qualification(Value, frozen=True):
    """One printed position with its Fielding, or Arm for a catcher."""

    slot: Slot
    value: int

    def __str__(self) -> str:
        """Return it as a card prints it: ``LF/RF+1``."""
        return f"{self.slot.printed}{self.value:+d}"


# SD-C-01..03 The cards


class Icon(StrEnum):
    K = "K"
    HR = "HR"
    SB = "SB"
    CY = "CY"
    RP = "RP"
    S = "S"
    G = "G"
    V = "V"
    TWENTY = "20"
    R = "R"
    RY = "RY"


_ICON_NAMES: Final = {icon.value: icon for icon in Icon}


def icon_named(text: str) -> Icon | None:
    """SD-C-15: return the icon of these letters, however they are drawn, or None.

    Card lists set the older drawing in brackets, ``[K]``.
    """
    return _ICON_NAMES.get(text.strip("[] "))


Hand: TypeAlias = Literal["L", "R", "S"]
SpeedLetter: TypeAlias = Literal["A", "B", "C"]


class Role(StrEnum):
    STARTER = "starter"
    RELIEVER = "reliever"
    CLOSER = "closer"


class PlayerCard(Value, frozen=True, kw_only=True, tag_field="kind"):
    """SD-C-01: what every player card carries."""

    id: CardId
    person: str
    """SD-C-12: equal on every card of the same player."""
    name: str
    club: str
    points: int
    chart: Chart
    season: int = 0
    set: str = ""
    subset: str = ""
    league: str = ""
    team_logo: bool = True
    icons: tuple[Icon, ...] = ()


class HitterCard(PlayerCard, frozen=True, kw_only=True, tag="hitter"):
    """SD-C-02."""

    on_base: int
    bats: Hand
    speed: int
    speed_letter: SpeedLetter
    positions: tuple[Qualification, ...] = ()

    def fielding(self, position: Position) -> int | None:
        """SD-C-07, R03: Fielding (Arm for a catcher) at *position*; None if not qualified."""
        best = None
        for at in self.positions:
            if position in COVERS[at.slot] and (best is None or at.value > best):
                best = at.value
        return best

    def qualifies(self, position: Position) -> bool:
        return self.fielding(position) is not None

    def bats_against(self, throws: Literal["L", "R"]) -> Literal["L", "R"]:
        """SD-C-10: a switch hitter bats from the side away from the pitcher's arm."""
        if self.bats == "S":
            return "L" if throws == "R" else "R"
        return self.bats

    @property
    def is_position_player(self) -> bool:
        """SD-C-08: a hitter who is qualified somewhere."""
        return bool(self.positions)


class PitcherCard(PlayerCard, frozen=True, kw_only=True, tag="pitcher"):
    """SD-C-03."""

    control: int
    role: Role
    ip: int
    throws: Literal["L", "R"]

    speed: Literal[8] = 8
    speed_letter: Literal["C"] = "C"

    def qualifies(self, position: Position) -> bool:
        return position is Position.PITCHER

    @property
    def bats(self) -> Literal["L", "R"]:
        """SD-C-03: a pitcher bats with the hand he throws with."""
        return self.throws

    def bats_against(self, throws: Literal["L", "R"]) -> Literal["L", "R"]:
        """SD-C-10: a pitcher never switches."""
        return self.throws

    @property
    def is_position_player(self) -> Literal[False]:
        """SD-C-08."""
        return False


Card: TypeAlias = HitterCard | PitcherCard


def are_same_player(one: Card, other: Card) -> bool:
    """SD-C-12, R06: whatever season, set or club the two cards print."""
    return one.person == other.person


# SD-C-14 Validation

_PITCHERS_ONLY = {Icon.K, Icon.CY, Icon.RP, Icon.TWENTY}
_HITTERS_ONLY = {Icon.HR, Icon.SB, Icon.S, Icon.G}
FIELD_RANGES: Final = {
    "season": (0, 9999),
    "points": (0, 10_000),
    "on_base": (0, 25),
    "control": (-5, 15),
    "ip": (0, 9),
    "speed": (1, 99),
}
"""Field to lowest and highest value accepted; what is usual is narrower."""
FIELDING_RANGE: Final = (-9, 20)


def check_card(card: Card) -> Iterator[Problem]:
    """SD-C-14, R07: every fault of one card; nothing when it may be played."""
    for field in ("id", "person", "name", "club"):
        if not getattr(card, field).strip():
            yield Problem("CARD_FIELD_MISSING", "SD-C-14", {"field": field})
    for field, (low, high) in FIELD_RANGES.items():
        value = getattr(card, field, None)
        if value is not None and not low <= value <= high:
            yield _out_of_range(field, value, low, high)
    if isinstance(card, HitterCard):
        if len(card.positions) > 2:
            yield _out_of_range("positions", len(card.positions), 0, 2)
        low, high = FIELDING_RANGE
        for at in card.positions:
            if not low <= at.value <= high:
                yield _out_of_range("positions", str(at), low, high)
        misplaced = _PITCHERS_ONLY & set(card.icons)
    else:
        misplaced = _HITTERS_ONLY & set(card.icons)
    for icon in sorted(misplaced):
        yield Problem(
            "CARD_ICON_KIND", "SD-C-14", {"field": "icons", "found": icon, "kind": _kind(card)}
        )
    yield from check_chart(card.chart.rows)


def _kind(card: Card) -> str:
    return "hitter" if isinstance(card, HitterCard) else "pitcher"


def _out_of_range(field: str, found: str | int, low: int, high: int) -> Problem:
    return Problem(
        "CARD_FIELD_RANGE", "SD-C-14", {"field": field, "found": found, "low": low, "high": high}
    )


# SD-C-05, 09 What is unusual, but no fault

_USUAL_ORDER: Final = tuple(Result)


def unusual(card: Card) -> Iterator[Problem]:
    """R04 and the order of results (SD-C-05): what a maker of cards may want to look at."""
    order = [_USUAL_ORDER.index(row.result) for row in card.chart.rows]
    if order != sorted(order):
        found = tuple(row.result.value for row in card.chart.rows)
        yield Problem("CARD_CHART_ORDER", "SD-C-05", {"found": found, "usual": _USUAL_ORDER})
    low, high = {"A": (18, 99), "B": (12, 17), "C": (1, 12)}[card.speed_letter]
    if not low <= card.speed <= high:
        found_speed = f"{card.speed_letter}{card.speed}"
        yield Problem(
            "CARD_SPEED_UNUSUAL", "SD-C-09", {"found": found_speed, "low": low, "high": high}
        )
