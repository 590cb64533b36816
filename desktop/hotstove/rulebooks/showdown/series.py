"""A series of Showdown, SD-G-08: rotation (SD-T-19), tired relievers (SD-E-43), home by schedule.

The booklet names a schedule and prints none, so the leagues' custom stands (``by_schedule``).
A level has what its own rules have: the basic game neither slots nor tired men.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec.structs import replace

from hotstove.baseball.facts import CameToBat
from hotstove.baseball.series import Contender, Duty, NoRest, Outing, Played, per_side
from hotstove.play.facts import Fact
from hotstove.play.problems import Problem
from hotstove.play.seats import Side
from hotstove.play.words import Sentence

from .basic import BasicShowdown
from .cards import CardId, PitcherCard, Role
from .rest import pitched_in, tired_relievers
from .rosters import rotation
from .series_wording import role_sentence, series_sentence
from .setup import ShowdownSetup, Team

SLOTS: Final = 4


class BasicSeries(NoRest):
    """Everybody is fresh every day; the schedule alone counts."""

    def outings(
        self, rulebook: BasicShowdown, facts: Iterable[Fact]
    ) -> dict[Side, tuple[Outing, ...]]:
        """R59: who faced a batter or made an out; the first to face one is the starter."""
        told = list(facts)
        pitched = pitched_in(told)
        order: dict[Side, dict[CardId, None]] = {side: {} for side in Side}
        for fact in told:
            if isinstance(fact, CameToBat):
                order[fact.side.other][fact.pitcher] = None
        return per_side(
            lambda side: tuple(
                Outing(pitcher, number == 0)
                for number, pitcher in enumerate(order[side])
                if number == 0 or pitcher in pitched
            )
        )

    def duties(
        self, setup: ShowdownSetup, games: Sequence[Played], contender: Contender
    ) -> tuple[Duty, ...]:
        team = setup.teams[contender]
        return tuple(
            Duty(card.id, card.name, role_sentence(card.role), "ready")
            for card in team.cards
            if isinstance(card, PitcherCard) and card.role is Role.STARTER
        )

    def why(self, problem: Problem) -> Sentence:
        return series_sentence(problem)


class AdvancedSeries(BasicSeries):
    """SD-A-02, SD-T-19: the slot goes up by one each game, 4 → 1."""

    def prepared(self, setup: ShowdownSetup, games: Sequence[Played]) -> ShowdownSetup:
        if not games or not games[-1].slot:
            return setup
        return replace(setup, slot=games[-1].slot % SLOTS + 1)

    def duties(
        self, setup: ShowdownSetup, games: Sequence[Played], contender: Contender
    ) -> tuple[Duty, ...]:
        team = setup.teams[contender]
        order = rotation(team)
        cards = {card.id: card for card in team.cards if isinstance(card, PitcherCard)}
        starters = [self._starter(cards[key], order, setup.slot) for key in order]
        others = [card for card in cards.values() if card.id not in order]
        spare = [self._spare(card) for card in others if card.role is Role.STARTER]
        relief = [self._reliever(card, team) for card in others if card.role is not Role.STARTER]
        return (*starters, *relief, *spare)

    def _starter(self, card: PitcherCard, order: Sequence[CardId], slot: int) -> Duty:
        """SD-A-02: today's man, or in how many games his turn comes."""
        role = role_sentence(card.role)
        if not slot:
            why = Problem("SLOT_BY_DIE", "SD-A-02", {"slot": order.index(card.id) + 1})
            return Duty(card.id, card.name, role, "ready", why)
        wait = (order.index(card.id) - (slot - 1) % len(order)) % len(order)
        if not wait:
            today = Problem("STARTS_TODAY", "SD-A-02", {"slot": slot})
            return Duty(card.id, card.name, role, "starts", today)
        why = Problem("TURN_LATER" if wait > 1 else "TURN_NEXT", "SD-T-19", {"games": wait})
        return Duty(card.id, card.name, role, "waits", why)

    def _spare(self, card: PitcherCard) -> Duty:
        """SD-T-19: a starter outside the rotation has no turn."""
        why = Problem("NOT_IN_ROTATION", "SD-T-19", {"player": card.name})
        return Duty(card.id, card.name, role_sentence(card.role), "waits", why)

    def _reliever(self, card: PitcherCard, team: Team) -> Duty:
        return Duty(card.id, card.name, role_sentence(card.role), "ready")


class ExpertSeries(AdvancedSeries):
    """SD-E-43 on top: a reliever of the club's last two games comes tired."""

    def prepared(self, setup: ShowdownSetup, games: Sequence[Played]) -> ShowdownSetup:
        setup = super().prepared(setup, games)
        first, second = (
            replace(team, tired=tired_relievers(team.cards, _pitched(games, contender)))
            for contender, team in enumerate(setup.teams)
        )
        return replace(setup, teams=(first, second))

    def _reliever(self, card: PitcherCard, team: Team) -> Duty:
        role = role_sentence(card.role)
        if card.id not in team.tired:
            return Duty(card.id, card.name, role, "ready")
        why = Problem("BULLPEN_TIRED", "SD-E-43", {"player": card.name})
        return Duty(card.id, card.name, role, "tired", why)


def _pitched(games: Sequence[Played], contender: Contender) -> list[frozenset[CardId]]:
    return [frozenset(outing.pitcher for outing in game.outings[contender]) for game in games]
