"""Starting orders of a roster, SD-T-12: nine spots of full-cost men, each where he may stand.

The lineup card of a game is checked in lineups.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from hotstove.baseball.positions import FIELDERS, Position
from hotstove.play.problems import Argument, Problem

from .cards import Card, CardId, HitterCard, PitcherCard, Role

if TYPE_CHECKING:
    from .construction import OrderName, Roster

SPOTS: Final = 9
LABELS: Final[dict[OrderName, str]] = {
    "al": "AL",
    "nl": "NL",
    "al_left": "AL (LHP)",
    "nl_left": "NL (LHP)",
}
"""How an order is named; (LHP): against a left-hander."""


def check_order(
    name: OrderName, roster: Roster, known: Mapping[CardId, Card], *, is_expert: bool = False
) -> Iterator[Problem]:
    """SD-T-12, 18: what is wrong with one order, as far as it is written."""
    spots, league = roster.order(name), LABELS[name]
    if len(spots) != SPOTS:
        yield Problem(
            "LINEUP_SIZE", "SD-T-12", {"league": league, "have": len(spots), "need": SPOTS}
        )
    if not spots:
        return
    rostered = set(roster.cards)
    seen: set[CardId] = set()
    for number, spot in enumerate(spots, 1):
        card = known.get(spot.player)
        label = card.name if card is not None else spot.player
        place: dict[str, Argument] = {
            "league": league,
            "spot": number,
            "player": label,
            "cards": (spot.player,),
        }
        if card is None or spot.player not in rostered or spot.player in seen:
            yield Problem("LINEUP_PLAYER", "SD-T-12", place)
            continue
        seen.add(spot.player)
        if spot.player in roster.backups:
            yield Problem("LINEUP_BACKUP", "SD-T-12", place)
        if not may_stand(card, spot.position, is_expert=is_expert):
            at: dict[str, Argument] = {"position": spot.position, "allowed": _allowed(card)}
            yield Problem("LINEUP_POSITION", "SD-T-12", {**place, **at})
    filled = Counter(spot.position for spot in spots)
    for position in FIELDERS:
        is_not_yet = len(spots) < SPOTS and not filled[position]
        if filled[position] != 1 and not is_not_yet:
            crowd = tuple(spot.player for spot in spots if spot.position is position)
            told: dict[str, Argument] = {
                "league": league,
                "position": position,
                "have": filled[position],
                "cards": crowd,
            }
            yield Problem("LINEUP_POSITION", "SD-T-12", told)
    wanted, barred = Position.DESIGNATED_HITTER, Position.PITCHER
    if name.startswith("nl"):
        wanted, barred = barred, wanted
    if filled[wanted] != 1 or filled[barred]:
        wrong = tuple(spot.player for spot in spots if spot.position is barred)
        yield Problem(
            "LINEUP_DH",
            "SD-T-12",
            {"league": league, "wanted": wanted, "barred": barred, "cards": wrong},
        )


def may_stand(card: Card, position: Position, *, is_expert: bool = False) -> bool:
    """SD-C-07, SD-T-12: whether *card* may start at *position*; in an expert game first base
    is open to every hitter (SD-T-18)."""
    if isinstance(card, PitcherCard):
        return position is Position.PITCHER and card.role is Role.STARTER
    if is_expert and position is Position.FIRST_BASE:
        return True
    return position is Position.DESIGNATED_HITTER or card.qualifies(position)


def _allowed(card: Card) -> tuple[str, ...]:
    if isinstance(card, HitterCard):
        return (*map(str, card.positions), Position.DESIGNATED_HITTER)
    return (Position.PITCHER,) if card.role is Role.STARTER else ("–",)
