"""Finds the faces of a game's cards by its family; the game's own package is met only there."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol

from .cards import CardArt


class Faces(Protocol):
    """What ``faces.<family>`` gives the rest of the program for one game's cards."""

    def art(self, card_id: str, lit: str = "") -> CardArt:
        """Return how a card looks, with the row of its chart for result *lit* lit up."""
        ...

    def words(self, card_id: str) -> str:
        """Return all that a card says as plain text, for screen readers."""
        ...


def faces_of(family: str, rulebook: Any) -> Faces:
    """Return the faces of the cards in *rulebook*'s game."""
    module = import_module(f"{__package__}.{family}")
    made: Faces = module.faces(rulebook)
    return made
