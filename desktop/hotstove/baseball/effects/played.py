"""Facts of cards that are laid down, act, and are put away."""

from __future__ import annotations

from typing import TypeAlias

from hotstove.baseball.bases import PlayerId
from hotstove.play.facts import Fact
from hotstove.play.seats import Side

from .hands import CopyId, DeckShuffled, Discarded, Drew, Fetched, HandShown, Returned


class DecksShuffled(Fact, frozen=True, tag="decks shuffled"):
    """Both sides have a deck; each is shuffled (SD-E-03, 04, CL-19)."""


class CardPlayed(Fact, frozen=True, tag="card played"):
    """A card lies open, from the hand or from beside it; what it says follows (SD-E-16)."""

    side: Side
    card: CopyId
    window: str


class BonusGained(Fact, frozen=True, tag="bonus gained"):
    """The icon of *player* adds to the card (SD-E-33, CL-14)."""

    card: CopyId
    player: PlayerId
    icon: str


class CardLeft(Fact, frozen=True, tag="card left"):
    """Its own end has come; to the discard pile (SD-E-18, CL-66)."""

    side: Side
    card: CopyId


class AtBatClosed(Fact, frozen=True, tag="at-bat closed"):
    """What lay open for this at-bat is put away (SD-M-10, S20)."""


CardFact: TypeAlias = (
    DecksShuffled
    | DeckShuffled
    | Drew
    | Fetched
    | Returned
    | HandShown
    | Discarded
    | CardPlayed
    | BonusGained
    | CardLeft
    | AtBatClosed
)
"""What every game with cards tells of them."""
