"""A series of Pizza Box, PB-L: rest of starters and relievers, counted by the team's own games.

PB-L-09 leaves standings and length open; who is at home goes by the leagues' custom. A team is a
person with the twelve pitchers of his first game: red and blue are only the side he sits on
today, so his men change their colour with him, and are known from game to game without it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from hotstove.baseball.facts import PitchingChange
from hotstove.baseball.series import Contender, Duty, NoRest, Outing, Played, per_side
from hotstove.play.facts import Fact
from hotstove.play.problems import Problem
from hotstove.play.seats import Side
from hotstove.play.words import Sentence

from .cards import CardId, PitcherCard
from .facts import StartersShown
from .rest import LEAGUE_REST, may_relieve, staff_day
from .rest import Outing as RestOuting
from .series_wording import role_sentence, series_sentence
from .setup import Box, PizzaBoxSetup, StaffDay

_HOME_SEATS: Final = {"first": 0, "second": 1}


class BoxSeries(NoRest):
    """A-Ball to AAA-Ball have no pitcher cards."""


class ProSeries(NoRest):
    """Pro-Ball; without league or championship rules nobody needs rest."""

    home_brings_the_staff = True

    def prepared(self, setup: PizzaBoxSetup, games: Sequence[Played]) -> PizzaBoxSetup:
        """Seat the staffs with their teams and note how rested they are (PB-L-01, 02, 07, 08)."""
        if setup.home not in _HOME_SEATS:
            return setup
        home, box = _HOME_SEATS[setup.home], setup.box
        if games and games[0].home != home:
            box = replace(
                box,
                home_staff=_seated(box.visitor_staff, Side.HOME),
                visitor_staff=_seated(box.home_staff, Side.VISITOR),
            )
        return replace(
            setup,
            box=box,
            home_day=_day(setup, box, Side.HOME, home, games),
            visitor_day=_day(setup, box, Side.VISITOR, 1 - home, games),
        )

    def outings(self, rulebook: Any, facts: Iterable[Fact]) -> dict[Side, tuple[Outing, ...]]:
        """PB-L-02, R43: any appearance counts."""
        men: dict[Side, list[Outing]] = {side: [] for side in Side}
        for fact in facts:
            if isinstance(fact, StartersShown):
                men[Side.VISITOR].append(Outing(_name(fact.visitor), True))
                men[Side.HOME].append(Outing(_name(fact.home), True))
            elif isinstance(fact, PitchingChange):
                men[fact.side].append(Outing(_name(fact.incoming), False))
        return per_side(lambda side: tuple(men[side]))

    def duties(
        self, setup: PizzaBoxSetup, games: Sequence[Played], contender: Contender
    ) -> tuple[Duty, ...]:
        if setup.home not in _HOME_SEATS:
            return ()
        side = Side.HOME if contender == _HOME_SEATS[setup.home] else Side.VISITOR
        past = _past(games, contender, side)
        return tuple(
            _duty(setup, card, setup.day(side), past, len(games) + 1)
            for card in setup.box.staff(side)
        )

    def why(self, problem: Problem) -> Sentence:
        return series_sentence(problem)


def _name(card_id: CardId) -> str:
    """A man without the colour of his side: ``starter-2``."""
    return card_id.rpartition(":")[2]


def _seated(staff: Sequence[PitcherCard], side: Side) -> tuple[PitcherCard, ...]:
    return tuple(replace(card, id=f"{side}:{_name(card.id)}") for card in staff)


def _past(games: Sequence[Played], contender: Contender, side: Side) -> list[RestOuting]:
    """PB-L-09, R49: the team's own games count."""
    return [
        RestOuting(number, f"{side}:{outing.pitcher}", outing.is_start)
        for number, game in enumerate(games, 1)
        for outing in game.outings[contender]
    ]


def _day(
    setup: PizzaBoxSetup, box: Box, side: Side, contender: Contender, games: Sequence[Played]
) -> StaffDay:
    if not setup.series:
        return StaffDay()
    past = _past(games, contender, side)
    return staff_day(box.staff(side), past, len(games) + 1, setup.series)


def _duty(
    setup: PizzaBoxSetup,
    card: PitcherCard,
    day: StaffDay,
    past: Sequence[RestOuting],
    game: int,
) -> Duty:
    """One man's day: what bars him, and what he may still do."""
    role = role_sentence(card)
    if card.id in day.unavailable:
        resting = Problem("RELIEF_RESTING", "PB-L-02")
        return Duty(_name(card.id), card.name, role, "rests", resting)
    if card.id in day.short_rest:
        short = Problem("SHORT_REST", "PB-L-07")
        return Duty(_name(card.id), card.name, role, "tired", short)
    if card.id not in day.may_not_start:
        return Duty(_name(card.id), card.name, role, "ready")
    if may_relieve(card, setup.series):
        relieves = Problem("RELIEF_ONLY", "PB-L-08")
        return Duty(_name(card.id), card.name, role, "ready", relieves)
    start = max(outing.game for outing in past if outing.pitcher == card.id and outing.is_start)
    rule = "PB-L-01" if setup.series == "league" else "PB-L-07"
    rest = LEAGUE_REST if setup.series == "league" else LEAGUE_REST - 1
    back = Problem("STARTER_RESTING", rule, {"started": start, "game": start + rest + 1})
    return Duty(_name(card.id), card.name, role, "rests", back)
