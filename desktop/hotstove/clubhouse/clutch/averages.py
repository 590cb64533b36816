"""What is usual among an edition's cards: the pitchers a batter meets, the batters a pitcher meets.

Every chance is of the dice, the charts and the match-ups alone (CL-07, CL-08, CL-58, C17-31,
C24-38), against fresh men; strategy cards stand aside.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias

from hotstove.baseball.positions import INFIELD, OUTFIELD, Position
from hotstove.managers.clutch_values import RUNS
from hotstove.play.dice import D20
from hotstove.play.values import Value
from hotstove.rulebooks.clutch.cards import (
    BatterCard,
    Card,
    PitcherCard,
    Role,
    batter_side,
    pitcher_side,
)
from hotstove.rulebooks.clutch.editions import Edition
from hotstove.rulebooks.clutch.odds import pitched
from hotstove.rulebooks.clutch.results import POWER_DIE, Chart, Result

from .. import usual
from ..usual import dearer, mean

Chances: TypeAlias = dict[Result, float]
"""Every result that may come and its chance; together 1."""
Arm: TypeAlias = Literal["L", "R"]
ARMS: Final[tuple[Arm, ...]] = ("L", "R")
SIDES: Final = ("L", "R", "S")
_DICE: Final = (D20, POWER_DIE)
_PITCHING: Final = 0.65
"""Part of the pitchers, the dearer, who pitch most: with it orders score what games come to."""


class Kind(NamedTuple):
    """Pitchers or batters who are alike to whoever meets them, and their mean charts."""

    hand: str
    """A pitcher's throwing hand; the side a batter bats from."""
    level: int
    """Command or On-Base, the match-up in it."""
    x_zone: int
    """0 for batters."""
    share: float
    charts: dict[int, Chances]
    """By die."""


class LeagueAverage(Value, frozen=True):
    """Means over the dearer part of an edition's cards."""

    edition: Edition
    arms: dict[str, tuple[Kind, ...]]
    """Pitchers, as they meet a batter of each kind: ``L``, ``R``, ``S``."""
    bats: dict[str, tuple[Kind, ...]]
    """Batters, as they meet a pitcher of each hand."""
    batter: Chances
    """What a plate appearance of a usual batter against a usual pitcher comes to."""
    gloves: dict[Position, float]
    """Defense at each position, the mound among them."""
    speed: float
    stealing: float
    innings: float
    """Inning limit of a usual starter."""

    @property
    def runs(self) -> float:
        """Runs of a usual plate appearance, an out counting against them."""
        return runs_of(self.batter)

    @property
    def infield(self) -> int:
        """CL-28: the rating of a usual infield."""
        return round(sum(self.gloves[at] for at in INFIELD))

    @property
    def outfield(self) -> int:
        return round(sum(self.gloves[at] for at in OUTFIELD))


def average_of(cards: Iterable[Card], edition: Edition) -> LeagueAverage:
    """Return what is usual among *cards*, all of *edition*; both kinds must be there."""
    listed = list(cards)
    bats = dearer([bat for card in listed if (bat := batter_side(card))], _price)
    arms = dearer([arm for card in listed if (arm := pitcher_side(card))], _price, _PITCHING)
    by_arm: dict[str, tuple[Kind, ...]] = {arm: _bats(bats, arm) for arm in ARMS}
    by_side = {side: _arms(arms, side) for side in SIDES}
    starts = [_start(card) for card in arms if _start(card)]
    met = [_against(card, by_side[card.bats], edition) for card in bats]
    fast = [card.speed if edition.year == 2017 else card.baserunning for card in bats]
    steals = [card.speed if edition.year == 2017 else card.stealing for card in bats]
    return LeagueAverage(
        edition,
        by_side,
        by_arm,
        mean(met, Result),
        _gloves(bats, arms),
        sum(fast) / len(fast) if fast else 13.0,
        sum(steals) / len(steals) if steals else 13.0,
        sum(starts) / len(starts) if starts else 6.0,
    )


def _price(card: Card) -> tuple[int, str]:
    return card.salary, card.id


def _start(card: PitcherCard) -> int:
    return card.limit(Role.STARTER)


def chances_of(card: Card, average: LeagueAverage, against: str = "") -> Chances:
    """Return what a plate appearance comes to: of a batter against usual pitchers, of usual
    batters against a pitcher; of a two-way player, his turns at bat.

    *against*: only pitchers of that hand, or only batters who bat from that side.
    """
    if isinstance(card, PitcherCard):
        kinds = _only(average.bats[card.throws], against)
        return _facing(card, kinds, average.edition)
    batter = batter_side(card)
    assert batter is not None
    return _against(batter, _only(average.arms[batter.bats], against), average.edition)


def _only(kinds: tuple[Kind, ...], hand: str) -> tuple[Kind, ...]:
    return tuple(kind for kind in kinds if kind.hand == hand) if hand else kinds


def runs_of(chances: Mapping[Result, float]) -> float:
    """Return the runs a plate appearance of these chances is worth on average."""
    values = {result: RUNS[result.value] for result in chances}
    return usual.runs_of(chances, values, 0.0)


def chart_chances(chart: Chart, die: int = D20) -> Chances:
    """Return the chances of an unmodified swing."""
    return {result: faces / die for result in Result if (faces := chart.faces(result, die))}


# How two meet


def _arms(arms: Sequence[PitcherCard], side: str) -> tuple[Kind, ...]:
    """CL-07, CL-08: the pitchers, sorted by what they are to a batter of *side*."""
    groups: dict[tuple[str, int, int], list[PitcherCard]] = {}
    for card in arms:
        bats_from = _from(side, card.throws)
        key = card.throws, card.command + card.bonus(bats_from), card.x_zone
        groups.setdefault(key, []).append(card)
    return _kinds(groups, len(arms))


def _bats(bats: Sequence[BatterCard], arm: str) -> tuple[Kind, ...]:
    groups: dict[tuple[str, int, int], list[BatterCard]] = {}
    for card in bats:
        key = card.bats_against(arm), card.on_base + card.bonus(arm), 0
        groups.setdefault(key, []).append(card)
    return _kinds(groups, len(bats))


def _from(side: str, throws: str) -> str:
    if side == "S":
        return "L" if throws == "R" else "R"
    return side


def _kinds(
    groups: Mapping[tuple[str, int, int], Sequence[BatterCard | PitcherCard]], count: int
) -> tuple[Kind, ...]:
    return tuple(
        Kind(
            *key,
            len(cards) / count,
            {
                die: mean([chart_chances(card.chart, die) for card in cards], Result)
                for die in _DICE
            },
        )
        for key, cards in sorted(groups.items())
    )


def _against(card: BatterCard, arms: Sequence[Kind], edition: Edition) -> Chances:
    """Return what *card* makes of these pitchers."""
    own = _both(card.chart)
    chances = dict.fromkeys(Result, 0.0)
    for arm in arms:
        need = card.on_base + card.bonus(arm.hand) - arm.level
        _meet(chances, arm, need, arm.x_zone, own, arm.charts, edition)
    return _shared(chances)


def _facing(card: PitcherCard, bats: Sequence[Kind], edition: Edition) -> Chances:
    """Return what these batters make of *card*."""
    own = _both(card.chart)
    chances = dict.fromkeys(Result, 0.0)
    for bat in bats:
        need = bat.level - card.command - card.bonus(bat.hand)
        _meet(chances, bat, need, card.x_zone, bat.charts, own, edition)
    return _shared(chances)


def _meet(
    chances: Chances,
    kind: Kind,
    need: int,
    x_zone: int,
    batters: Mapping[int, Chances],
    pitchers: Mapping[int, Chances],
    edition: Edition,
) -> None:
    """CL-58: add what a plate appearance against *kind* comes to."""
    for swing in pitched(need, x_zone, gives=edition.mistake_gives_advantage):
        chart = pitchers[swing.die] if swing.is_pitchers else batters[swing.die]
        for result, chance in chart.items():
            chances[result] += kind.share * swing.faces / D20 * chance


def _shared(chances: Chances) -> Chances:
    total = sum(chances.values()) or 1.0
    return {result: chance / total for result, chance in chances.items() if chance}


@lru_cache(maxsize=4096)
def _both(chart: Chart) -> dict[int, Chances]:
    return {die: chart_chances(chart, die) for die in _DICE}


# Gloves


def _gloves(bats: Sequence[BatterCard], arms: Sequence[PitcherCard]) -> dict[Position, float]:
    found = {Position.PITCHER: _mean([card.defense for card in arms])}
    for at in (Position.CATCHER, *INFIELD, *OUTFIELD):
        found[at] = _mean([worth for card in bats if (worth := card.defense(at)) is not None])
    return found


def _mean(numbers: Sequence[int]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0
