"""A Clutch roster before the law: the rulebook's faults of players, deck, coaches and park.

CL-15 to 18, C17-04 to 18, C24-05 to 18.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from msgspec.structs import replace

from hotstove.baseball.lineups import LineupCard
from hotstove.play.problems import Problem
from hotstove.play.words import Sentence
from hotstove.rulebooks.clutch.construction import Roster, check_roster, roster_warnings
from hotstove.rulebooks.clutch.construction_wording import roster_remedy
from hotstove.rulebooks.clutch.faults import fault
from hotstove.rulebooks.clutch.lineups import lineup_warnings
from hotstove.rulebooks.clutch.problem_wording import problem_sentence
from hotstove.rulebooks.clutch.strategy import check_coaches, check_deck, check_stadium

from ..law import THE_DECK, THE_ROSTER, Violation, culprits, names_of
from ..say import said
from .documents import ClutchDocument, deck_of
from .stock import ClutchStock

CAP: Final = "ROSTER_SALARY"
NOT_ABOUT_PLAY: Final = frozenset(
    (CAP, "DECK_SIZE", "DECK_COPIES", "SIDE_DECK_SIZE", "COACH_STAFF", "STADIUM_COUNT")
)


def violations_of(document: ClutchDocument, stock: ClutchStock) -> tuple[Violation, ...]:
    """CL-15: every fault of the roster and of what it brings, together."""
    return _told(_problems(document, stock), document, stock)


def warnings_of(document: ClutchDocument, stock: ClutchStock) -> tuple[Violation, ...]:
    """C17-10, C24-21: what is legal, but worth a word."""
    roster = known_part(document.roster, stock)
    cards = {card: stock.known[card] for card in roster.cards}
    found = [
        *roster_warnings(roster, stock.known, document.edition),
        *lineup_warnings(LineupCard(roster.order, ""), cards),
    ]
    return _told(found, document, stock)


def _problems(document: ClutchDocument, stock: ClutchStock) -> Iterator[Problem]:
    edition, roster = document.edition, document.roster
    players = dict.fromkeys((*roster.cards, *roster.rotation, *roster.bullpen))
    strange = [card for card in players if card not in stock.known]
    strange += [coach for coach in roster.coaches if coach not in stock.coaches]
    strange += [card for card in document.deck | document.side_deck if card not in stock.strategy]
    if roster.stadium and roster.stadium not in stock.stadiums:
        strange.append(roster.stadium)
    if strange:
        ids = tuple(strange)
        yield fault("ROSTER_CARD_UNKNOWN", "CL-15", names=ids, cards=ids)
    yield from check_roster(known_part(roster, stock), stock.known, edition)
    yield from check_deck(deck_of(document, stock.strategy), edition)
    coaches = [stock.coaches[coach] for coach in roster.coaches if coach in stock.coaches]
    yield from check_coaches(coaches, edition)
    yield from check_stadium(stock.stadiums.get(roster.stadium), edition)


def known_part(roster: Roster, stock: ClutchStock) -> Roster:
    """Return the roster without the players nobody knows."""
    known = stock.known
    return replace(
        roster,
        cards=tuple(card for card in roster.cards if card in known),
        rotation=tuple(card for card in roster.rotation if card in known),
        bullpen=tuple(card for card in roster.bullpen if card in known),
    )


def _told(
    problems: Iterable[Problem], document: ClutchDocument, stock: ClutchStock
) -> tuple[Violation, ...]:
    return tuple(
        Violation(
            problem.code,
            problem.rule,
            problem_sentence(problem),
            roster_remedy(problem),
            cards := _cards(problem, document),
            _culprit(problem, names_of(cards, document, stock.known)),
        )
        for problem in problems
    )


def _cards(problem: Problem, document: ClutchDocument) -> tuple[str, ...]:
    """Whom the problem names, or who bats in the spot it names."""
    spot, order = problem.arguments.get("spot"), document.roster.order
    if isinstance(spot, int) and 0 < spot <= len(order):
        return (order[spot - 1].player,)
    return culprits(problem)


def _culprit(problem: Problem, names: tuple[str, ...]) -> Sentence:
    told = problem.arguments
    if problem.code == "CARD_EDITION" or "rarity" in told:
        return said("{card}", card=told["card"])
    if "DECK" in problem.code:
        return said(THE_DECK)
    if "positions" in told:
        return said("{positions}", positions=told["positions"])
    if names:
        return said("{names}", names=names)
    if "player" in told:
        return said("{names}", names=(str(told["player"]),))
    if "position" in told:
        return said("{positions}", positions=(str(told["position"]),))
    return said(THE_ROSTER)
