"""The numbers behind a roster's charts; how they are drawn is for the windows.

Every chart has a form in words as well, for whoever cannot see it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hotstove.play.values import Value
from hotstove.play.words import QT_TRANSLATE_NOOP, Filling, Sentence
from hotstove.rulebooks.showdown.cards import Card, CardId, HitterCard, Result

from .averages import LeagueAverage, chances_of, chart_chances
from .card_worth import CardWorth
from .documents import ShowdownDocument
from .dugout import dugout_of


class CardPoint(Value, frozen=True):
    """A dot of points against value."""

    card: CardId
    points: int
    """As printed."""
    value: float
    """Runs a game where he is worth most."""
    is_hitter: bool
    is_on_roster: bool


class Outcome(Value, frozen=True):
    """One result of a card's chart beside what is usual."""

    result: Result
    chart: float
    """Share of an unmodified swing on the card's own chart."""
    game: float
    """Share of his plate appearances, both dice counted."""
    usual: float
    """Share of the usual plate appearance."""


def points_against_value(
    document: ShowdownDocument, known: Mapping[CardId, Card], worths: Mapping[CardId, CardWorth]
) -> tuple[CardPoint, ...]:
    """Return a dot for every card of the library that has a worth."""
    rostered = set(document.roster.cards)
    return tuple(
        CardPoint(
            card.id,
            card.points,
            worths[card.id].best,
            isinstance(card, HitterCard),
            card.id in rostered,
        )
        for card in known.values()
        if card.id in worths
    )


def points_by_role(
    document: ShowdownDocument, known: Mapping[CardId, Card]
) -> dict[str, tuple[int, int]]:
    """Return points paid and men for ``field``, ``bench``, ``rotation``, ``bullpen``."""
    dugout = dugout_of(document, known)
    groups = {
        "field": tuple(dugout.field.values()),
        "bench": dugout.bench,
        "rotation": dugout.rotation,
        "bullpen": dugout.bullpen,
    }
    paid: dict[str, tuple[int, int]] = {}
    for name, men in groups.items():
        cards = [known[card] for card in men if card in known]
        backups = document.roster.backups
        costs = [document.rules.cost(card, is_backup=card.id in backups) for card in cards]
        paid[name] = (sum(costs), len(cards))
    return paid


def on_bases(document: ShowdownDocument, known: Mapping[CardId, Card]) -> dict[int, int]:
    """Return how many hitters of the roster have each On-Base."""
    counted: dict[int, int] = {}
    for card_id in document.roster.cards:
        card = known.get(card_id)
        if isinstance(card, HitterCard):
            counted[card.on_base] = counted.get(card.on_base, 0) + 1
    return dict(sorted(counted.items()))


def outcomes(card: Card, average: LeagueAverage) -> tuple[Outcome, ...]:
    """Return every result the card or the usual man comes to, in the order of a chart."""
    sources = chart_chances(card), chances_of(card, average), average.hitter
    found = []
    for result in Result:
        own, game, usual = (source.get(result, 0.0) for source in sources)
        if own or game or usual:
            found.append(Outcome(result, own, game, usual))
    return tuple(found)


def outcomes_in_words(card: Card, average: LeagueAverage) -> Sentence:
    """Return the outcomes as one sentence."""
    parts = tuple(
        _say(_SHARE, result=each.result, game=_percent(each.game), usual=_percent(each.usual))
        for each in outcomes(card, average)
    )
    return _say(_OUTCOMES, card=card.name, parts=parts)


def _percent(share: float) -> int:
    return round(100 * share)


def _say(template: str, **arguments: Filling) -> Sentence:
    return Sentence("clubhouse", template, arguments)


_SHARE: Final = QT_TRANSLATE_NOOP("clubhouse", "{result} {game}% ({usual}%)")
_OUTCOMES: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "{card} in a plate appearance, the usual in brackets: {parts}."
)
