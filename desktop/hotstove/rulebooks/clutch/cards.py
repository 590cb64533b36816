"""Player cards of Clutch, CL-02, CL-07 to 09, C17-01 to 03, C24-01 to 03; what makes one valid."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Final, Literal, TypeAlias

from hotstove.baseball.positions import FIELDERS, INFIELD, OUTFIELD, Position
from hotstove.play.problems import Problem
from hotstove.play.values import Value

from .faults import fault
from .results import Chart, chart_warnings, check_chart

CardId: TypeAlias = str
Hand: TypeAlias = Literal["L", "R", "S"]
Arm: TypeAlias = Literal["L", "R"]


class Role(StrEnum):
    STARTER = "SP"
    RELIEVER = "RP"
    CLOSER = "CP"
    """2017."""
    OPENER = "OP"
    """2024."""
    BULK = "BP"
    """2024."""


class Slot(StrEnum):
    """What a card may print as a position; the groups are of 2017."""

    CATCHER = "CA"
    FIRST_BASE = "1B"
    SECOND_BASE = "2B"
    THIRD_BASE = "3B"
    SHORTSTOP = "SS"
    LEFT_FIELD = "LF"
    CENTRE_FIELD = "CF"
    RIGHT_FIELD = "RF"
    CORNER = "LF/RF"
    OUTFIELD = "OF"
    INFIELD = "IF"
    UTILITY = "U"
    DESIGNATED_HITTER = "DH"


COVERS: Final[dict[Slot, tuple[Position, ...]]] = {
    **{Slot(position.value): (position,) for position in FIELDERS},
    Slot.CORNER: (Position.LEFT_FIELD, Position.RIGHT_FIELD),
    Slot.OUTFIELD: OUTFIELD,
    Slot.INFIELD: INFIELD,
    Slot.UTILITY: FIELDERS,
    Slot.DESIGNATED_HITTER: (),
}
"""C17-02: a utility man may catch, nobody of them may pitch."""
_GROUPS: Final = (Slot.CORNER, Slot.OUTFIELD, Slot.INFIELD, Slot.UTILITY)


class Glove(Value, frozen=True):
    """One printed position and the Defense there; in 2017 the same number at every one."""

    slot: Slot
    defense: int

    def __str__(self) -> str:
        return f"{self.slot}{self.defense:+d}" if COVERS[self.slot] else str(self.slot)


class PlayerCard(Value, frozen=True, kw_only=True, tag_field="kind"):
    """CL-02: what every player card carries."""

    id: CardId
    person: str
    """CL-17: equal on every card of the same human."""
    name: str
    club: str
    edition: int
    salary: int
    chart: Chart
    clutch: int = 0
    matchup: dict[str, int] = {}
    """CL-08: the bonus against each hand; what is missing is 0."""
    icons: tuple[str, ...] = ()
    rarity: str = ""
    season: int = 0
    set: str = ""

    @property
    def last_name(self) -> str:
        return self.name.split()[-1]

    def bonus(self, hand: str) -> int:
        return self.matchup.get(hand, 0)


class BatterCard(PlayerCard, frozen=True, kw_only=True, tag="batter"):
    """C17-01, C24-01."""

    bats: Hand
    on_base: int
    gloves: tuple[Glove, ...] = ()
    speed: int = 0
    """2017."""
    speed_grade: str = ""
    """2017, for show (RUL-09)."""
    baserunning: int = 0
    """2024."""
    stealing: int = 0
    """2024."""

    def defense(self, position: Position) -> int | None:
        """Return the Defense printed for *position*; None for one he does not qualify for."""
        found = [glove.defense for glove in self.gloves if position in COVERS[glove.slot]]
        return max(found) if found else None

    def qualifies(self, position: Position) -> bool:
        return any(position in COVERS[glove.slot] for glove in self.gloves)

    def bats_against(self, throws: str) -> str:
        """CL-07: a switch hitter bats from the side away from the pitcher's arm."""
        if self.bats == "S":
            return "L" if throws == "R" else "R"
        return self.bats


class PitcherCard(PlayerCard, frozen=True, kw_only=True, tag="pitcher"):
    """C17-03, C24-02."""

    throws: Arm
    command: int
    roles: dict[str, int]
    """Each role and the innings he has in him in it; in 2017 exactly one."""
    defense: int
    x_zone: int
    """CL-09: a Pitch Roll so low or lower is a mistake."""

    def limit(self, role: str) -> int:
        return self.roles.get(role, 0)

    def has(self, *roles: str) -> bool:
        return not self.roles.keys().isdisjoint(roles)


class TwoWayCard(Value, frozen=True, kw_only=True, tag_field="kind", tag="two-way"):
    """C24-03: one card with a batter's side and a pitcher's side; one salary, one place."""

    batter: BatterCard
    pitcher: PitcherCard

    @property
    def id(self) -> CardId:
        return self.batter.id

    @property
    def person(self) -> str:
        return self.batter.person

    @property
    def name(self) -> str:
        return self.batter.name

    @property
    def club(self) -> str:
        return self.batter.club

    @property
    def edition(self) -> int:
        return self.batter.edition

    @property
    def salary(self) -> int:
        return self.batter.salary

    @property
    def icons(self) -> tuple[str, ...]:
        return (*self.batter.icons, *self.pitcher.icons)


Card: TypeAlias = BatterCard | PitcherCard | TwoWayCard


def batter_side(card: Card | None) -> BatterCard | None:
    """Return the side of *card* that bats; None where there is none."""
    if isinstance(card, TwoWayCard):
        return card.batter
    return card if isinstance(card, BatterCard) else None


def pitcher_side(card: Card | None) -> PitcherCard | None:
    """Return the side of *card* that pitches; None where there is none."""
    if isinstance(card, TwoWayCard):
        return card.pitcher
    return card if isinstance(card, PitcherCard) else None


# What makes a card valid

ICONS: Final = {
    (2017, "batter"): ("MVP", "SL", "HR", "SB", "GG"),
    (2017, "pitcher"): ("MVP", "W", "SV", "K", "GG"),
    (2024, "batter"): ("AS", "GG", "HR", "MVP", "SB", "SL"),
    (2024, "pitcher"): ("AS", "GG", "HL", "K", "MVP", "SV", "W"),
}
"""CL-14, C17-01, C17-03, C24-01, C24-02: the tokens in use; cards may bring new ones as data."""
_ROLES: Final = {
    2017: (Role.STARTER, Role.RELIEVER, Role.CLOSER),
    2024: (Role.STARTER, Role.RELIEVER, Role.OPENER, Role.BULK),
}
_CLUTCH: Final = (-3, 3)
_LEVEL: Final = (0, 25)
_DEFENSE_2017: Final = {"catcher": (0, 9), "": (0, 5)}
_DEFENSE_2024: Final = {"catcher": (7, 12), "": (-2, 6)}


def check_card(card: Card) -> Iterator[Problem]:
    """Every fault of one card; nothing when it may be played."""
    if isinstance(card, TwoWayCard):
        yield from check_card(card.batter)
        yield from check_card(card.pitcher)
        if card.edition == 2017:
            yield _field("two-way", "C24-03", "", 2024, 2024)
        return
    yield from check_chart(
        card.chart, card.edition, is_pitchers=isinstance(card, PitcherCard)
    )
    if card.salary < 0:
        yield _field("salary", "CL-02", card.salary, 0, 99_999)
    for hand, bonus in card.matchup.items():
        if hand not in ("L", "R") or bonus < 0:
            yield _field(f"matchup {hand}", "CL-02", bonus, 0, 9)
    if isinstance(card, BatterCard):
        yield from _check_batter(card)
    else:
        yield from _check_pitcher(card)


def _check_batter(card: BatterCard) -> Iterator[Problem]:
    is_new = card.edition == 2024
    rule = "C24-01" if is_new else "C17-01"
    if is_new:
        for field in ("baserunning", "stealing"):
            if not 11 <= getattr(card, field) <= 25:
                yield _field(field, rule, getattr(card, field), 11, 25)
    elif not 5 <= card.speed <= 20:
        yield _field("speed", rule, card.speed, 5, 20)
    ranges = _DEFENSE_2024 if is_new else _DEFENSE_2017
    is_catcher_too = any(glove.slot is Slot.CATCHER for glove in card.gloves)
    for glove in card.gloves:
        catches = glove.slot is Slot.CATCHER or (not is_new and is_catcher_too)
        low, high = ranges["catcher" if catches else ""]
        if is_new and glove.slot in _GROUPS:
            yield _field(f"position {glove.slot}", rule, glove.defense, low, high)
        elif not low <= glove.defense <= high and COVERS[glove.slot]:
            yield _field(f"defense {glove.slot}", rule, glove.defense, low, high)
    if not is_new and len({glove.defense for glove in card.gloves}) > 1:
        yield _field("defense", rule, "two numbers", 0, 9)


def _check_pitcher(card: PitcherCard) -> Iterator[Problem]:
    is_new = card.edition == 2024
    rule = "C24-02" if is_new else "C17-03"
    roles = _ROLES[2024 if is_new else 2017]
    strange = [role for role in card.roles if role not in roles]
    if not card.roles or strange or (not is_new and len(card.roles) != 1):
        found = tuple(card.roles) or ("–",)
        yield fault("CARD_ROLES", rule, found=found, allowed=tuple(map(str, roles)))
    for role, limit in card.roles.items():
        if limit < 1:
            yield _field(f"limit {role}", rule, limit, 1, 9)
    if not 1 <= card.x_zone <= 3:
        yield _field("x_zone", "CL-09", card.x_zone, 1, 3)
    if is_new and not -2 <= card.defense <= 6:
        yield _field("defense", rule, card.defense, -2, 6)


def _field(field: str, rule: str, found: int | str, low: int, high: int) -> Problem:
    return fault("CARD_FIELD", rule, field=field, found=found, low=low, high=high)


def card_warnings(card: Card) -> Iterator[Problem]:
    """RUL-01, RUL-02, CL-05: what is unusual but may be played."""
    if isinstance(card, TwoWayCard):
        yield from card_warnings(card.batter)
        yield from card_warnings(card.pitcher)
        return
    is_pitcher = isinstance(card, PitcherCard)
    level = card.command if isinstance(card, PitcherCard) else card.on_base
    for field, found, (low, high) in (
        ("clutch", card.clutch, _CLUTCH),
        ("command" if is_pitcher else "on_base", level, _LEVEL),
    ):
        if not low <= found <= high:
            yield fault("CARD_UNUSUAL", "CL-02", field=field, found=found, low=low, high=high)
    yield from chart_warnings(card.chart, is_pitchers=is_pitcher)
