"""A card file written, of any game."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from hotstove.files.atomic import write_text

from .dialect import SHOWDOWN, dialect_of


def write_cards(cards: Iterable[Any], path: Path, game: str = SHOWDOWN) -> None:
    """Write a card file, whole or not at all. Raises FileRefused."""
    write_text(path, dialect_of(game).csv(cards))
