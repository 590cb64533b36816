"""What each player may lay and swap, as options with their gestures (PD-03, PD-06); made once."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from hotstove.play.answers import Placed
from hotstove.play.decisions import Option
from hotstove.play.seats import Seat, Side

from .answers import ArsenalChosen
from .cards import (
    CAUGHT_STEALING,
    HAND_CARDS,
    STOLEN_BASE,
    Arsenal,
    CardId,
    Level,
    Pitch,
    contact_card,
    pitch_card,
)
from .facts import DuelPlace

PITCH: Final[DuelPlace] = "duel:pitch"
CONTACT: Final[DuelPlace] = "duel:contact"


def names_of(arsenal: Arsenal) -> tuple[str, ...]:
    return tuple(HAND_CARDS[pitch_card(pitch)].name for pitch in arsenal)


class Hands(NamedTuple):
    """What may be laid in a half, without the steal card and with it."""

    pitcher: tuple[tuple[Option, ...], tuple[Option, ...]]
    batter: tuple[tuple[Option, ...], tuple[Option, ...]]


class Duel(NamedTuple):
    """Who lays what in one at-bat."""

    pitching: tuple[Side, Seat]
    batting: tuple[Side, Seat]
    hands: Hands


@cache
def hands_of(arsenal: Arsenal) -> Hands:
    """PD-03: the batter holds exactly the contacts that match the pitches."""
    pitches, contacts = [pitch_card(p) for p in arsenal], [contact_card(p) for p in arsenal]
    return Hands(
        (_options(pitches, PITCH), _options([*pitches, CAUGHT_STEALING], PITCH)),
        (_options(contacts, CONTACT), _options([*contacts, STOLEN_BASE], CONTACT)),
    )


def _options(cards: list[CardId], place: DuelPlace) -> tuple[Option, ...]:
    return tuple(Option(Placed(card, place), f"card:{card}", place) for card in cards)


@cache
def arsenal_options(level: Level, arsenal: Arsenal) -> tuple[Option, ...]:
    """Return every set, the present one first.

    A set that swaps one pitch may be made by hand: the new card laid on the old one's place.
    """
    found = [Option(ArsenalChosen(arsenal))]
    for pitches in level.arsenals:
        if pitches == arsenal:
            continue
        new = [pitch for pitch in pitches if pitch not in arsenal]
        old: list[Pitch] = [pitch for pitch in arsenal if pitch not in pitches]
        if len(new) == 1:
            piece, place = f"card:{pitch_card(new[0])}", f"arsenal:{old[0].value}"
            found.append(Option(ArsenalChosen(pitches), piece, place))
        else:
            found.append(Option(ArsenalChosen(pitches)))
    return tuple(found)
