"""What a card is worth in each place of a roster, in runs a game over a usual man.

Estimates for choosing, not law. Bats: plate appearances against the usual pitcher. Gloves: what a
point moves the throws it is added to. Arms: usual hitters over the innings they will pitch. Icons:
one use a game of each kind. A bench man is worth a part of his bat.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from hotstove.baseball.positions import FIELDERS, INFIELD, OUTFIELD, Position
from hotstove.rulebooks.showdown.cards import Card, CardId, Icon, PitcherCard, Role

from ..worths import ARM_POINT, BATTERS, BENCH, FIRST_RELIEF, LAST_RELIEF, TURNS
from ..worths import CardWorth as CardWorth
from ..worths import Duty as Duty
from .averages import LeagueAverage, average_of, chances_of, runs_of

STARTS: Final = 1 / 4
"""Games of four that a starter begins."""
INFIELD_POINT, OUTFIELD_POINT = 0.040, 0.025
"""Runs a game of a point of Fielding: throws a game it is added to, over twenty."""
ICONS: Final[dict[Icon, float]] = {
    Icon.S: 0.10, Icon.HR: 0.08, Icon.V: 0.20, Icon.SB: 0.08, Icon.G: 0.10,
    Icon.K: 0.60, Icon.CY: 0.40, Icon.TWENTY: 0.30, Icon.RP: 0.25,
}  # fmt: skip
"""Runs of one use, times the chance that there is use for it in a whole game."""


def worth_of(card: Card, average: LeagueAverage) -> CardWorth:
    """Return what *card* is worth wherever he may be."""
    icons = sum(ICONS.get(icon, 0.0) for icon in card.icons)
    if isinstance(card, PitcherCard):
        return _pitcher(card, icons, average)
    runs = runs_of(chances_of(card, average)) - average.runs
    bat = TURNS * runs + icons
    at: dict[str, float] = {Position.DESIGNATED_HITTER: bat}
    for position in FIELDERS:
        value = card.fielding(position)
        if value is not None:
            at[position] = bat + glove_runs(position, value, average)
    best = max(at.values())
    at[Duty.BENCH] = BENCH * best
    at[Duty.RESERVE] = 1.25 * BENCH * best
    return CardWorth(card.id, bat, at)


def glove_runs(position: Position, value: int, average: LeagueAverage) -> float:
    """Return the runs a game that a glove saves over a usual one."""
    if position in INFIELD:
        return INFIELD_POINT * (value - average.infield / len(INFIELD))
    if position in OUTFIELD:
        return OUTFIELD_POINT * (value - average.outfield / len(OUTFIELD))
    return ARM_POINT * (value - _USUAL_ARM)


_USUAL_ARM: Final = 6


def _pitcher(card: PitcherCard, icons: float, average: LeagueAverage) -> CardWorth:
    inning = BATTERS * (average.runs - runs_of(chances_of(card, average)))
    if card.role is Role.STARTER:
        fresh = min(card.ip, 9) / max(average.innings, 1)
        game = inning * min(card.ip, 9) + icons * min(fresh, 1.0)
        return CardWorth(card.id, inning, {Duty.ROTATION: game * STARTS})
    return CardWorth(
        card.id,
        inning,
        {
            Duty.FIRST_RELIEF: FIRST_RELIEF * (inning + icons / 2),
            Duty.LAST_RELIEF: LAST_RELIEF * (inning + icons / 2),
        },
    )


def worths_of(
    cards: Iterable[Card], average: LeagueAverage | None = None
) -> Mapping[CardId, CardWorth]:
    """Return the worth of every card, against what is usual among them unless told."""
    listed = list(cards)
    usual = average if average is not None else average_of(listed)
    return {card.id: worth_of(card, usual) for card in listed}
