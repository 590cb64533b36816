"""Roster formats, SD-T-13, 14 and 20: how large, how dear, from which sets. Formats are data.

What a roster of the format must hold stands in construction.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, Literal

from msgspec.structs import replace

from hotstove.play.problems import Problem
from hotstove.play.values import Value

from .cards import Card
from .strategy import Deck, check_deck

PROMO: Final = "promo"
"""SD-T-20: the one subset that Limited lets in, where the card carries the club's logo."""


class Format(Value, frozen=True, kw_only=True):
    """What a roster is held to; the fields left alone are those of the booklet."""

    id: str = "2004"
    name: str = ""
    """Marked for translation in the context ``formats`` where it came with the program."""
    size: int = 25
    """SD-T-02."""
    cap: int = 5_000
    """SD-T-07, in points; 0: none."""
    starters: int = 4
    """SD-T-03."""
    hitters: int = 9
    """SD-T-04: as many at full cost at least."""
    backup_share: int = 5
    """SD-T-17: a backup costs one part in so many; 1: everybody costs his points."""
    sets: Literal["extended", "standard", "limited"] = "extended"
    """SD-T-20."""
    season: int = 0
    """SD-T-20, the current season; 0: the newest among the cards at hand."""

    @property
    def free_places(self) -> int:
        """SD-T-15: what is left to split between bench and bullpen."""
        return self.size - self.starters - self.hitters

    def of_season(self, cards: Iterable[Card]) -> Format:
        """Return the format with its season named, the newest of *cards* if it asks for one."""
        if self.season or self.sets == "extended":
            return self
        return replace(self, season=max((card.season for card in cards), default=0))

    def cost(self, card: Card, *, is_backup: bool) -> int:
        """SD-T-17, R42: the points of *card*; a backup's share is rounded up."""
        return -(-card.points // self.backup_share) if is_backup else card.points

    def failed_by(self, card: Card) -> str:
        """SD-T-20: why a player's card is not let in: ``season``, ``logo``, ``subset``; or "".

        The season must have been named.
        """
        if self.sets == "extended":
            return ""
        if card.season != self.season:
            return "season"
        if self.sets == "standard":
            return ""
        if not card.team_logo:
            return "logo"
        return "subset" if card.subset not in ("", PROMO) else ""


BOUNDS: Final = {
    "size": (1, 200),
    "cap": (0, 1_000_000),
    "starters": (0, 20),
    "hitters": (0, 50),
    "backup_share": (1, 100),
    "season": (0, 9999),
}
"""Field to lowest and highest value that a roster can be held to."""


def out_of_bounds(rules: Format) -> tuple[str, ...]:
    """Return the fields whose numbers no roster could be held to."""
    return tuple(
        field
        for field, (low, high) in BOUNDS.items()
        if not low <= getattr(rules, field) <= high
    )


BOOK: Final = Format()
"""SD-T-01 to 12: 25 cards, 5,000 points, backups at a fifth."""


def check_players(cards: Iterable[Card], rules: Format) -> Iterator[Problem]:
    """SD-T-13: every player's card that the format does not let in."""
    for card in cards:
        if failed := rules.failed_by(card):
            yield Problem(
                "FORMAT_PLAYER",
                "SD-T-13",
                {
                    "player": card.name,
                    "cards": (card.id,),
                    "format": rules.sets,
                    "season": rules.season,
                    "failed": failed,
                },
            )


def check_strategy(deck: Deck | None, rules: Format) -> Iterator[Problem]:
    """SD-T-13, 14: no deck, or a whole one of cards from this season or the last."""
    if deck is None:
        return
    for problem in check_deck(deck):
        yield Problem(problem.code, "SD-T-14", problem.arguments)
    if rules.sets == "extended":
        return
    seasons = rules.season, rules.season - 1
    for each in deck.cards:
        if each.card.season not in seasons:
            yield Problem(
                "FORMAT_CARD",
                "SD-T-13",
                {"card": each.card.name, "format": rules.sets, "season": rules.season},
            )
