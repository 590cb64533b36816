"""The answers of a Pizza Box game, each with the gesture that means it.

Options that never change are made once: a game asks some hundred and sixty questions.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from hotstove.play.answers import Key, Placed
from hotstove.play.decisions import Option
from hotstove.play.seats import Side

from .cards import CardId, is_white, strategy_deck
from .strategies import BUNT, STEAL, SWING, TAKE

PITCH: Final = "pitch:face down"
PITCHOUT: Final = "pitch:pitchout"
PITCHES: Final = (PITCH, PITCHOUT)
STRATEGY: Final = "swing:face down"
TEST: Final = "test"
KEEP: Final = "keep"
MOUND: Final = "mound"

WALK: Final = Key("intentional walk")
DRAW: Final = Key("draw")
DONE: Final = Key("done")
PINCH_HITTER: Final = Key("pinch hitter")
_WALK: Final = Option(WALK, is_aside=True)


@cache
def test_cards() -> tuple[Option, ...]:
    """PB-A-03: a white or a black card of the red deck."""
    deck = strategy_deck(Side.HOME)
    white, black = deck[0], deck[-1]
    return tuple(Option(Placed(card, TEST), f"card:{card}", TEST) for card in (white, black))


@cache
def calls() -> tuple[Option, ...]:
    return (Option(Key("white")), Option(Key("black")))


_ALL_PITCHES: Final = tuple(card for side in Side for card in strategy_deck(side))
_PITCH: Final = {
    card: Option(Placed(card, PITCH), f"card:{card}", PITCH) for card in _ALL_PITCHES
}
_PITCHOUT: Final = {
    card: Option(Placed(card, PITCHOUT), f"card:{card}", PITCHOUT, is_aside=True)
    for card in _ALL_PITCHES
}


def pitches(hand: tuple[CardId, ...], has_pitchouts: bool) -> tuple[Option, ...]:
    """PB-A-04, 30, PB-AA-11."""
    found = map(_PITCH.__getitem__, hand)
    if has_pitchouts:
        outs = [_PITCHOUT[card] for card in hand if is_white(card)]
        return (*found, *outs, _WALK)
    return (*found, _WALK)


@cache
def draws(side: Side) -> tuple[Option, ...]:
    """PB-A-24, 30."""
    return (Option(DRAW, f"pile:{side}", f"hand:{side}"), _WALK)


@cache
def draw_only(side: Side) -> tuple[Option, ...]:
    return (Option(DRAW, f"pile:{side}", f"hand:{side}"),)


@cache
def walk_only() -> tuple[Option, ...]:
    return (Option(WALK),)


def _strategies(side: Side, has_steal: bool, has_bunt: bool) -> tuple[Option, ...]:
    wanted = [TAKE, SWING, *([STEAL] if has_steal else []), *([BUNT] if has_bunt else [])]
    return tuple(
        Option(Placed(name, STRATEGY), f"card:{side}:{name}", STRATEGY) for name in wanted
    )


_VISITOR: Final = Side.VISITOR
_VISITORS_CARDS, _HOME_CARDS = (
    tuple(_strategies(side, n % 2 > 0, n > 1) for n in range(4)) for side in Side
)


def strategies(side: Side, has_steal: bool, has_bunt: bool) -> tuple[Option, ...]:
    """PB-A-04, PB-AA-03."""
    cards = _VISITORS_CARDS if side is _VISITOR else _HOME_CARDS
    return cards[has_steal + 2 * has_bunt]


@cache
def on_deck(side: Side) -> Option:
    """PB-AAA-09: a spare peg of the side, brought to the plate."""
    return Option(PINCH_HITTER, f"peg:{side}:pinch", "plate", is_aside=True)


@cache
def _kept(card: CardId) -> Option:
    return Option(Placed(card, KEEP), f"card:{card}", KEEP)


def keeps(hand: tuple[CardId, ...]) -> tuple[Option, ...]:
    return (*(_kept(card) for card in hand), Option(DONE))


def on_mound(card: CardId, row: int = 0) -> Option:
    """PB-PRO-12: a reliever; *row* where his side chooses the marker (PB-PRO-21, PB-L-05)."""
    place = f"{MOUND}:{row}" if row else MOUND
    return Option(Placed(card, place), f"card:{card}", place, is_aside=True)


def row_of(place: str) -> int:
    """Return the marker asked for by a card laid on *place*, ``mound:1``; 0 for none."""
    _, _, row = place.partition(":")
    return int(row) if row.isdigit() else 0
