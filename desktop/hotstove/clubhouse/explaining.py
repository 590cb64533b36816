"""Explain: what each card of a roster brings in runs a game for the points it costs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hotstove.play.values import Value
from hotstove.play.words import QT_TRANSLATE_NOOP, Filling, Sentence
from hotstove.rulebooks.showdown.cards import Card, CardId

from .card_worth import CardWorth, Duty
from .documents import RosterDocument
from .dugout import dugout_of, is_starter
from .fill_model import FIRST_RELIEVERS


class Share(Value, frozen=True):
    """One card's part in the roster."""

    card: CardId
    place: str
    """Position, or duty."""
    points: int
    """As paid."""
    runs: float
    """A game, over a usual man in his place."""
    gained: float
    """A game, over the cheapest card that could be there."""
    sentence: Sentence

    @property
    def per_hundred(self) -> float:
        """Runs gained for 100 points."""
        return 100 * self.gained / max(self.points, 1)


def explained(
    document: RosterDocument, known: Mapping[CardId, Card], worths: Mapping[CardId, CardWorth]
) -> tuple[Share, ...]:
    """Return everybody's share, who gains most first; cards without a worth are left out."""
    cheapest = _cheapest(known, worths)
    shares = []
    for card, place in places_of(document, known, worths).items():
        is_backup = card in document.roster.backups
        points = document.rules.cost(known[card], is_backup=is_backup)
        runs = worths[card].at.get(place, 0.0)
        gained = runs - cheapest.get(place, 0.0)
        told = _say(
            _SHARE,
            card=known[card].name,
            place=place,
            points=points,
            runs=f"{gained:+.2f}",
            rate=f"{100 * gained / max(points, 1):+.2f}",
        )
        shares.append(Share(card, place, points, runs, gained, told))
    return tuple(sorted(shares, key=lambda share: (-share.gained, share.card)))


def places_of(
    document: RosterDocument, known: Mapping[CardId, Card], worths: Mapping[CardId, CardWorth]
) -> dict[CardId, str]:
    """Return what everybody does, as ``card_worth`` names it; the best relievers come first."""
    dugout = dugout_of(document, known)
    found: dict[CardId, str] = {card: position for position, card in dugout.field.items()}
    for card in dugout.bench:
        found[card] = Duty.BENCH if card in document.roster.backups else Duty.RESERVE
    for card in dugout.rotation:
        found[card] = Duty.ROTATION
    pen = [card for card in dugout.bullpen if card in worths and not is_starter(known[card])]
    pen.sort(key=lambda card: -worths[card].bat)
    for number, card in enumerate(pen):
        found[card] = Duty.FIRST_RELIEF if number < FIRST_RELIEVERS else Duty.LAST_RELIEF
    return {card: place for card, place in found.items() if card in known and card in worths}


def roster_runs(
    document: RosterDocument, known: Mapping[CardId, Card], worths: Mapping[CardId, CardWorth]
) -> float:
    """Return the runs a game of the whole roster over usual men, as Fill adds them up."""
    places = places_of(document, known, worths)
    return sum(worths[card].at.get(place, 0.0) for card, place in places.items())


def _cheapest(
    known: Mapping[CardId, Card], worths: Mapping[CardId, CardWorth]
) -> dict[str, float]:
    """Return for each place the worth of the best among its cheapest cards."""
    found: dict[str, tuple[int, float]] = {}
    for card_id, worth in worths.items():
        points = known[card_id].points if card_id in known else 0
        for place, runs in worth.at.items():
            best = found.get(place)
            if best is None or points < best[0] or (points == best[0] and runs > best[1]):
                found[place] = (points, runs)
    return {place: runs for place, (_, runs) in found.items()}


def _say(template: str, **arguments: Filling) -> Sentence:
    return Sentence("clubhouse", template, arguments)


_SHARE: Final = QT_TRANSLATE_NOOP(
    "clubhouse",
    "{card} ({place}): {runs} runs a game over the cheapest card there, for {points} points; "
    "{rate} for 100 points.",
)
DUTIES: Final = {
    Duty.BENCH: QT_TRANSLATE_NOOP("clubhouse", "backup"),
    Duty.RESERVE: QT_TRANSLATE_NOOP("clubhouse", "bench"),
    Duty.ROTATION: QT_TRANSLATE_NOOP("clubhouse", "rotation"),
    Duty.FIRST_RELIEF: QT_TRANSLATE_NOOP("clubhouse", "first in relief"),
    Duty.LAST_RELIEF: QT_TRANSLATE_NOOP("clubhouse", "in relief"),
}
