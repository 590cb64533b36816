"""Explain: what each card of a roster brings in runs a game for what it costs, in any game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from hotstove.play.values import Value
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence

from .documents import CardId
from .programme import FIRST_RELIEVERS
from .say import said
from .worths import CardWorth, Duty, as_gain


class Share(Value, frozen=True):
    """One card's part in the roster."""

    card: CardId
    place: str
    """Position, or duty."""
    points: int
    """As paid, in points or salary."""
    runs: float
    """A game, over a usual man in his place."""
    gained: float
    """A game, over the cheapest card that could be there."""
    sentence: Sentence

    @property
    def per_hundred(self) -> float:
        """Runs gained for 100 points."""
        return 100 * self.gained / max(self.points, 1)


def shares_of(
    places: Mapping[CardId, str],
    known: Mapping[CardId, Any],
    worths: Mapping[CardId, CardWorth],
    paid: Callable[[CardId], int],
    price: Callable[[Any], int],
    duties: Mapping[Any, str],
    *,
    has_salary: bool = False,
) -> tuple[Share, ...]:
    """Return everybody's share, who gains most first; cards without a worth are left out.

    *places*: what everybody does; *paid*: what one of them costs there, *price* any card by
    itself; *duties*: what duties are called; *has_salary*: in salary, not in points.
    """
    cheapest = _cheapest(known, worths, price)
    shares = []
    for card, place in places.items():
        if card not in worths:
            continue
        points, runs = paid(card), worths[card].at.get(place, 0.0)
        gained = runs - cheapest.get(place, 0.0)
        told = said(
            _SALARY_SHARE if has_salary else _SHARE,
            card=known[card].name,
            place=Sentence("clubhouse", duties.get(place, place)),
            points=points,
            runs=as_gain(gained),
            rate=as_gain(100 * gained / max(points, 1)),
        )
        shares.append(Share(card, place, points, runs, gained, told))
    return tuple(sorted(shares, key=lambda share: (-share.gained, share.card)))


def relief(pen: list[CardId], worths: Mapping[CardId, CardWorth]) -> dict[CardId, str]:
    """Return who of the bullpen is called first and who later; the best come first."""
    ranked = sorted((card for card in pen if card in worths), key=lambda card: -worths[card].bat)
    return {
        card: Duty.FIRST_RELIEF if number < FIRST_RELIEVERS else Duty.LAST_RELIEF
        for number, card in enumerate(ranked)
    }


def runs_of_places(places: Mapping[CardId, str], worths: Mapping[CardId, CardWorth]) -> float:
    """Return the runs a game over usual men, as Fill adds them up."""
    return sum(worths[card].at.get(place, 0.0) for card, place in places.items() if card in worths)


def _cheapest(
    known: Mapping[CardId, Any],
    worths: Mapping[CardId, CardWorth],
    price: Callable[[Any], int],
) -> dict[str, float]:
    """Return for each place the worth of the best among its cheapest cards."""
    found: dict[str, tuple[int, float]] = {}
    for card_id, worth in worths.items():
        points = price(known[card_id]) if card_id in known else 0
        for place, runs in worth.at.items():
            best = found.get(place)
            if best is None or points < best[0] or (points == best[0] and runs > best[1]):
                found[place] = (points, runs)
    return {place: runs for place, (_, runs) in found.items()}


_SHARE: Final = QT_TRANSLATE_NOOP(
    "clubhouse",
    "{card} ({place}): {runs} runs a game over the cheapest card there, for {points} points; "
    "{rate} for 100 points.",
)
_SALARY_SHARE: Final = QT_TRANSLATE_NOOP(
    "clubhouse",
    "{card} ({place}): {runs} runs a game over the cheapest card there, for a salary of {points}; "
    "{rate} for 100.",
)
BACKUP: Final = QT_TRANSLATE_NOOP("clubhouse", "backup")
ON_BENCH: Final = QT_TRANSLATE_NOOP("clubhouse", "bench")
DUTIES: Final = {
    Duty.ROTATION: QT_TRANSLATE_NOOP("clubhouse", "rotation"),
    Duty.FIRST_RELIEF: QT_TRANSLATE_NOOP("clubhouse", "first in relief"),
    Duty.LAST_RELIEF: QT_TRANSLATE_NOOP("clubhouse", "in relief"),
    Duty.CLOSER: QT_TRANSLATE_NOOP("clubhouse", "closer"),
}
