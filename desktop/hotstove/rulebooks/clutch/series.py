"""A series of Clutch: C17-23, C17-24, C17-34, C24-28, C24-45, CL-96, CL-97.

Rest is counted in ``rest``. Everybody keeps his park for the whole series (CL-96): it is on his
roster; decks are shuffled complete for every game (CL-97).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from hotstove.baseball.series import (
    CONTENDERS,
    Contender,
    Duty,
    Outing,
    Played,
    by_turns,
    per_side,
)
from hotstove.play.facts import Fact
from hotstove.play.problems import Problem
from hotstove.play.seats import SEATS, Side
from hotstove.play.words import Sentence

from .cards import CardId, PitcherCard, Role, pitcher_side
from .edition_2017 import Clutch2017
from .opening import rotation
from .rest import Rest, load, rested, tired
from .rulebook import ClutchRulebook
from .series_wording import role_sentence, series_sentence
from .setup import ClutchSetup, Team


class Series2017:
    """Best of three: the rotation goes round, the bullpen tires."""

    edition = 2017
    home_brings_the_staff = False

    def home_of(self, games: Sequence[Played], first: Contender, best_of: int) -> Contender | None:
        return home_2017(games)

    def prepared(self, setup: ClutchSetup, games: Sequence[Played]) -> ClutchSetup:
        """C17-24: both rotations are a game further on; C17-23: relievers come tired."""
        one, other = (
            replace(team, tired=tired(self.edition, self._rest(team, games, contender)))
            for contender, team in enumerate(setup.teams)
        )
        return replace(setup, teams=(self._turned(one, games), self._turned(other, games)))

    def _turned(self, team: Team, games: Sequence[Played]) -> Team:
        return replace(team, turn=len(games) + 1)

    def _staff(self, team: Team) -> tuple[CardId, ...]:
        """Whose rest is counted: starters of 2017 wait for their turn instead."""
        return team.bullpen

    def _rest(
        self, team: Team, games: Sequence[Played], contender: Contender
    ) -> dict[CardId, Rest]:
        staff = {card: Rest() for card in self._staff(team)}
        for game in games:
            loads = {outing.pitcher: outing.load for outing in game.outings[contender]}
            staff = {
                card: rested(self.edition, rest, loads.get(card)) for card, rest in staff.items()
            }
        return staff

    def outings(
        self, rulebook: ClutchRulebook, facts: Iterable[Fact]
    ) -> dict[Side, tuple[Outing, ...]]:
        """RUL-37, RUL-42: whoever faced a batter; in 2024 whoever threw a pitch."""
        game = rulebook.start()
        for fact in facts:
            game = rulebook.after(game, fact)
        return per_side(
            lambda side: tuple(
                Outing(mound.pitcher, number == 0, found)
                for number, mound in enumerate(game.dugout(side).mounds)
                if (found := load(self.edition, mound)) is not None
            )
        )

    def duties(
        self, setup: ClutchSetup, games: Sequence[Played], contender: Contender
    ) -> tuple[Duty, ...]:
        team = setup.teams[contender]
        cards = {card.id: card for each in team.cards if (card := pitcher_side(each))}
        rest = self._rest(team, games, contender)
        return (
            *self._starters(setup, contender, cards, rest),
            *(self._reliever(cards[card], rest[card]) for card in team.bullpen),
        )

    def _starters(
        self,
        setup: ClutchSetup,
        contender: Contender,
        cards: dict[CardId, PitcherCard],
        rest: dict[CardId, Rest],
    ) -> Iterable[Duty]:
        """C17-24: today's man, or in how many games his turn comes."""
        team = setup.teams[contender]
        order = rotation(Clutch2017(setup), SEATS[contender])
        for place, card in enumerate(order):
            wait = (place - (team.turn - 1)) % len(order) if team.turn else 0
            code = ("TURN_TODAY", "TURN_NEXT")[wait] if wait < 2 else "TURN_LATER"
            why = Problem(code, "C17-24", {"games": wait})
            role = role_sentence(cards[card].roles)
            yield Duty(card, cards[card].name, role, "waits" if wait else "starts", why)

    def _reliever(self, card: PitcherCard, rest: Rest) -> Duty:
        role = role_sentence(card.roles)
        if rest.exceeded:
            why = Problem("OVER_LIMIT", "C17-23")
        elif all(rest.appeared):
            why = Problem("TWO_IN_A_ROW", "C17-23")
        else:
            return Duty(card.id, card.name, role, "ready")
        return Duty(card.id, card.name, role, "tired", why)

    def why(self, problem: Problem) -> Sentence:
        return series_sentence(problem)


class Series2024(Series2017):
    """Any length: everybody, starters too, owes rest day by day (C24-28)."""

    edition = 2024

    def home_of(self, games: Sequence[Played], first: Contender, best_of: int) -> Contender | None:
        """C24-45: who won the dice is at home in games 1, 3, 5, 7."""
        return by_turns(first, len(games) + 1)

    def _turned(self, team: Team, games: Sequence[Played]) -> Team:
        return team

    def _staff(self, team: Team) -> tuple[CardId, ...]:
        return (*team.rotation, *team.bullpen)

    def _starters(
        self,
        setup: ClutchSetup,
        contender: Contender,
        cards: dict[CardId, PitcherCard],
        rest: dict[CardId, Rest],
    ) -> Iterable[Duty]:
        """C24-19, RUL-26: a tired starter waits while another is fresh."""
        rotation = setup.teams[contender].rotation
        starters = [card for card in rotation if cards[card].has(Role.STARTER)]
        is_spent = all(rest[card].need for card in starters)
        for card in rotation:
            duty = self._reliever(cards[card], rest[card])
            if rest[card].need and card in starters and not is_spent:
                why = Problem("STARTER_RESTS", "C24-28", {"games": rest[card].need})
                duty = replace(duty, why=why)
            yield duty

    def _reliever(self, card: PitcherCard, rest: Rest) -> Duty:
        role = role_sentence(card.roles)
        if not rest.need:
            return Duty(card.id, card.name, role, "ready")
        why = Problem("OWES_REST", "C24-28", {"games": rest.need})
        return Duty(card.id, card.name, role, "tired", why)


def home_2017(games: Sequence[Played]) -> Contender | None:
    """C17-34: the other; then by total runs, then by runs at home; None: by dice."""
    if not games:
        return None
    if len(games) == 1:
        return 1 - games[0].home
    totals = [sum(game.runs[one] for game in games) for one in CONTENDERS]
    at_home = [sum(game.runs[one] for game in games if game.home == one) for one in CONTENDERS]
    for first, second in (totals, at_home):
        if first != second:
            return 0 if first > second else 1
    return None
