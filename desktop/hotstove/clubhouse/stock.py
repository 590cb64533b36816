"""Every card at hand for one game: players in a library, and what else a roster brings.

``front_office(game).stocked(catalog, own)`` makes it; ``library``, ``worths``, ``refused``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cached_property
from typing import Any, Generic

from hotstove.files.refused import FileRefused

from .documents import CardId
from .library import C, Library
from .worths import CardWorth


class Stock(ABC, Generic[C]):
    """The cards, and what each is worth, worked out when asked for."""

    def __init__(self, library: Library[C], refused: tuple[FileRefused, ...] = ()) -> None:
        self.library = library
        self.refused = refused
        """A sentence for each set that could not be read."""

    @property
    def known(self) -> dict[CardId, C]:
        return self.library.cards

    @property
    @abstractmethod
    def strategy(self) -> Mapping[str, Any]:
        """The strategy cards a deck may be made of, by id."""

    @property
    def coaches(self) -> Mapping[str, Any]:
        """The coaches there are, by id; none where the game knows none."""
        return {}

    @property
    def stadiums(self) -> Mapping[str, Any]:
        """The parks there are, by id; none where no roster brings one."""
        return {}

    @cached_property
    def worths(self) -> Mapping[CardId, CardWorth]:
        """Also lets the library sort by ``value`` and ``bargain``."""
        worths = self.weighed()
        self.library.weigh({card: worth.best for card, worth in worths.items()})
        return worths

    @abstractmethod
    def weighed(self) -> Mapping[CardId, CardWorth]:
        """Work out what each card is worth."""
