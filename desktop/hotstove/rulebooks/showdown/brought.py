"""What two clubs bring to the table, as the rules look it up; nothing of a game in progress.

The same teams, game after game, are gone through once.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Final, TypeAlias

from hotstove.baseball.positions import INFIELD, OUTFIELD

from .cards import Card, CardId, HitterCard, Icon, PitcherCard, Result
from .icons import carriers
from .rosters import Gloves, Places, gloves_of, places_of, rotation
from .setup import Team

Teams: TypeAlias = tuple[Team, ...]
InTheField: TypeAlias = Callable[[Card], Card]
"""Returns a card as it counts in the field."""
_DIE: Final = (1, *range(1, 21))
_MOST_KNOWN: Final = 64


def as_printed(card: Card) -> Card:
    return card


class Brought:
    """The cards of both clubs; what only some levels look at is worked out when they do."""

    def __init__(self, teams: Teams, in_the_field: InTheField) -> None:
        self.teams = teams
        self.in_the_field = in_the_field
        self.cards: dict[CardId, Card] = {card.id: card for team in teams for card in team.cards}
        cards = self.cards.values()
        self.batters = {card.id: card for card in cards if isinstance(card, HitterCard)}
        self.pitchers = {card.id: card for card in cards if isinstance(card, PitcherCard)}
        self.backups = frozenset([card for team in teams for card in team.backups])

    @cached_property
    def natural(self) -> dict[CardId, tuple[Result, ...]]:
        """What each chart says to a swing without modifier, by the face of the die, 1 to 20."""
        return {
            card.id: tuple([card.chart.result(die) for die in _DIE])
            for card in self.cards.values()
        }

    @cached_property
    def rotations(self) -> tuple[tuple[CardId, ...], ...]:
        """SD-A-02: the starters of each club in turn."""
        return tuple([rotation(team) for team in self.teams])

    @cached_property
    def before_pitch(self) -> frozenset[CardId]:
        return carriers(self.cards.values(), Icon.SB, Icon.TWENTY, Icon.RP)

    @cached_property
    def on_result(self) -> frozenset[CardId]:
        return carriers(self.cards.values(), Icon.K, Icon.HR, Icon.S, Icon.V)

    @cached_property
    def gloves(self) -> frozenset[CardId]:
        return carriers(self.cards.values(), Icon.G)

    @cached_property
    def fielders(self) -> dict[CardId, Card]:
        """Every card as it counts in the field."""
        return {player: self.in_the_field(card) for player, card in self.cards.items()}

    @cached_property
    def places(self) -> Places:
        return places_of(self.fielders)

    @cached_property
    def infield(self) -> Gloves:
        return gloves_of(self.fielders, INFIELD)

    @cached_property
    def outfield(self) -> Gloves:
        return gloves_of(self.fielders, OUTFIELD)


_KNOWN: Final[dict[tuple[int, InTheField], tuple[Teams, Brought]]] = {}


def brought(teams: Teams, in_the_field: InTheField) -> Brought:
    """Return what *teams* bring, worked out before if the same ones have been here."""
    key = (id(teams), in_the_field)
    known = _KNOWN.get(key)
    if known is None or known[0] is not teams:
        equal = [found for other, found in _KNOWN.values() if other == teams]
        like = [found for found in equal if found.in_the_field is in_the_field]
        if len(_KNOWN) >= _MOST_KNOWN:
            _KNOWN.clear()
        known = _KNOWN[key] = (teams, like[0] if like else Brought(teams, in_the_field))
    return known[1]
