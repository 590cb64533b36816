"""What can be worked out of decks and coaches before a game: their copies, and where these fit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hotstove.baseball.effects import decks
from hotstove.baseball.effects.decks import NO_WINDOWS, Remembered, copies_of
from hotstove.baseball.effects.hands import CopyId
from hotstove.baseball.effects.interpreter import everything_in
from hotstove.baseball.effects.vocabulary import Test
from hotstove.play.seats import SEATS, Seat

from .card_moment import ANY_TIME, ON_RESULT, OPEN_AT_ANY_TIME, WINDOWS, Moment
from .card_verbs import ATTRIBUTES, CHANGES_RESULT, VOCABULARY
from .setup import Team
from .strategy import CardSide, StrategyCard


def open_windows(card: StrategyCard) -> frozenset[str]:
    found = frozenset(card.windows)
    return found | frozenset(OPEN_AT_ANY_TIME) if ANY_TIME in found else found


def useless_side(*, is_at_bat: bool) -> CardSide:
    """CL-11: the side whose cards may not be played in this half."""
    return "defense" if is_at_bat else "offense"


class Copied(decks.Copied[StrategyCard, Moment]):
    """The copies of both decks, and both staffs of coaches."""

    def __init__(self, teams: tuple[Team, ...]) -> None:
        self.decks: dict[Seat, dict[CopyId, StrategyCard]] = {
            seat: copies_of(team.deck.cards, seat)
            for seat, team in zip(SEATS, teams, strict=False)
        }
        coaches = {
            seat: {f"{card.id}@{seat}": card for card in team.coaches}
            for seat, team in zip(SEATS, teams, strict=False)
        }
        self.coaches: dict[Seat, tuple[CopyId, ...]] = {
            seat: tuple(staff) for seat, staff in coaches.items()
        }
        brought = (*self.decks.values(), *coaches.values())
        super().__init__(
            VOCABULARY, {copy: card for cards in brought for copy, card in cards.items()}
        )
        attributes = {id(card): attributes_of(card) for card in self.cards.values()}
        self.attributes = {copy: attributes[id(card)] for copy, card in self.cards.items()}
        """C17-32."""
        self.changing = frozenset(c for c, card in self.cards.items() if changes_result(card))
        """C24-42: the copies that change, or try to change, a result."""

    def windows_of(self, card: StrategyCard, *, is_at_bat: bool) -> frozenset[str]:
        if card.side == useless_side(is_at_bat=is_at_bat):
            return NO_WINDOWS
        return open_windows(card).intersection(WINDOWS)

    def needs(self, card: StrategyCard) -> Iterator[Test[Moment]]:
        """C24-40, CL-64, C24-42."""
        if card.needs_clutch_moment:
            yield lambda moment: moment.book.is_clutch_moment(moment.game)
        if card.cost:
            yield lambda moment: moment.book.may_pay(moment)
        if changes_result(card):
            yield lambda moment: moment.window != ON_RESULT or moment.book.may_change(moment)


def attributes_of(card: StrategyCard) -> frozenset[str]:
    """C17-32: the numbers that a card adds to or takes from at once; speeds are one, units too."""
    found = set()
    for clause in everything_in(card.effects):
        if clause.word == "modify" and clause.text("what") in ATTRIBUTES:
            what = clause.text("what")
            if what in ("baserunning", "stealing"):
                what = "speed"
            if what in ("battery", "infield", "outfield", "defense"):
                what = "throw"
            found.add(what)
    return frozenset(found)


def changes_result(card: StrategyCard) -> bool:
    return any(clause.word in CHANGES_RESULT for clause in everything_in(card.effects))


_COPIED: Final[Remembered[Copied]] = Remembered()


def copied(teams: tuple[Team, ...]) -> Copied:
    """Return the copies of *teams*, those worked out before for the very same decks."""
    things = tuple([thing for team in teams for thing in (team.deck, team.coaches)])
    return _COPIED.of(things, lambda: Copied(teams))
