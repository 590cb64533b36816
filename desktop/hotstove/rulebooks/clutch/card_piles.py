"""What can be worked out of decks and coaches before a game: every copy, its test, where it fits.

The same decks are worked out once, however many games are played with them.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from hotstove.baseball.effects.hands import CopyId
from hotstove.baseball.effects.interpreter import condition_of, everything_in
from hotstove.baseball.effects.vocabulary import Test
from hotstove.play.answers import Placed
from hotstove.play.decisions import Option
from hotstove.play.seats import Seat

from .card_moment import ANY_TIME, OPEN_AT_ANY_TIME, WINDOWS, Moment
from .card_verbs import ATTRIBUTES, CHANGES_RESULT, VERBS, VOCABULARY
from .setup import Team
from .strategy import CardSide, StrategyCard, copies_of

Ready: TypeAlias = tuple[CopyId, Test[Moment]]
"""A copy, and whether what it waits for is so."""
TABLE: Final = "table"
"""Where a strategy card is laid to play it."""
NOTHING: Final[frozenset[str]] = frozenset()
_MOST_KNOWN: Final = 32


def open_windows(card: StrategyCard) -> frozenset[str]:
    found = frozenset(card.windows)
    return found | frozenset(OPEN_AT_ANY_TIME) if ANY_TIME in found else found


def useless_side(*, is_at_bat: bool) -> CardSide:
    """CL-11: the side whose cards may not be played in this half."""
    return "defense" if is_at_bat else "offense"


class Copied:
    """The copies of both decks, and both staffs of coaches."""

    def __init__(self, teams: tuple[Team, ...]) -> None:
        self.decks: dict[Seat, dict[CopyId, StrategyCard]] = {
            Seat(number): copies_of(team.deck, Seat(number)) for number, team in enumerate(teams)
        }
        self.coaches: dict[Seat, tuple[CopyId, ...]] = {
            Seat(number): tuple(f"{card.id}@{number}" for card in team.coaches)
            for number, team in enumerate(teams)
        }
        self.cards: dict[CopyId, StrategyCard] = {
            copy: card for deck in self.decks.values() for copy, card in deck.items()
        }
        for number, team in enumerate(teams):
            self.cards |= {f"{card.id}@{number}": card for card in team.coaches}
        tests = {id(c): condition_of(VOCABULARY, c.when) for c in self.cards.values()}
        self.holds = {copy: tests[id(card)] for copy, card in self.cards.items()}
        """Whether what a copy waits for is so."""
        attributes = {id(card): attributes_of(card) for card in self.cards.values()}
        self.attributes = {copy: attributes[id(card)] for copy, card in self.cards.items()}
        """C17-32."""
        changing = {id(card): changes_result(card) for card in self.cards.values()}
        self.changing = frozenset(c for c, card in self.cards.items() if changing[id(card)])
        """C24-42: the copies that change, or try to change, a result."""
        choosing = {
            id(card): any(VERBS[e.word].choices for e in card.effects if e.word in VERBS)
            for card in self.cards.values()
        }
        self.choosing = frozenset(c for c, card in self.cards.items() if choosing[id(card)])
        self.plain = frozenset(
            copy
            for copy, card in self.cards.items()
            if not (card.needs_clutch_moment or card.cost)
            and copy not in self.changing
            and copy not in self.choosing
        )
        """The copies that may always be played when what they wait for is so."""
        self.options = {
            copy: Option(Placed(copy, TABLE), f"card:{copy}", TABLE) for copy in self.cards
        }
        self._fits: dict[tuple[str, bool], dict[CopyId, Ready]] = {
            (window, is_at_bat): {
                copy: (copy, self.holds[copy])
                for copy, card in self.cards.items()
                if window in open_windows(card)
                and card.side != useless_side(is_at_bat=is_at_bat)
            }
            for window in WINDOWS
            for is_at_bat in (True, False)
        }
        self._opens: dict[bool, dict[CopyId, frozenset[str]]] = {
            is_at_bat: {
                copy: frozenset(w for w in WINDOWS if copy in self._fits[w, is_at_bat])
                for copy in self.cards
            }
            for is_at_bat in (True, False)
        }
        self._windows: dict[tuple[bool, bool], tuple[tuple[CopyId, ...], frozenset[str]]] = {}

    def ready(
        self, held: tuple[CopyId, ...], window: str, is_at_bat: bool
    ) -> tuple[Ready, ...]:
        """Return the cards of *held* that this window is for."""
        fits = self._fits[window, is_at_bat]
        return tuple([fits[copy] for copy in held if copy in fits])

    def windows(
        self, held: tuple[CopyId, ...], is_at_bat: bool, *, coaches: bool = False
    ) -> frozenset[str]:
        """Return every window in which any card of *held* may be playable."""
        key = (is_at_bat, coaches)
        known = self._windows.get(key)
        if known is None or known[0] is not held:
            found = NOTHING
            if held:
                opens = self._opens[is_at_bat]
                found = NOTHING.union(*[opens.get(copy, NOTHING) for copy in held])
            known = self._windows[key] = (held, found)
        return known[1]


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


_KNOWN: Final[list[tuple[tuple[Team, ...], Copied]]] = []


def copied(teams: tuple[Team, ...]) -> Copied:
    """Return the copies of *teams*, those worked out before for the very same decks."""
    for known, found in _KNOWN:
        if len(known) == len(teams) and all(
            one.deck is other.deck and one.coaches is other.coaches
            for one, other in zip(known, teams, strict=True)
        ):
            return found
    found = Copied(teams)
    _KNOWN.insert(0, (teams, found))
    del _KNOWN[_MOST_KNOWN:]
    return found
