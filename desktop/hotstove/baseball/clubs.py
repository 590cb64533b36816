"""A club: the name on the cap, its colours and its park."""

from __future__ import annotations

from hotstove.play.values import Value


class Club(Value, frozen=True):
    id: str
    town: str
    nickname: str
    abbreviation: str
    """Three capitals, for the scoreboard."""
    primary: str
    """Cap and jersey, ``#rrggbb``."""
    secondary: str
    """Trim, ``#rrggbb``."""
    emblem: str
    """File name in ``resources/art/emblems``, without its suffix."""
    park: str
    lore: str

    @property
    def name(self) -> str:
        return f"{self.town} {self.nickname}"
