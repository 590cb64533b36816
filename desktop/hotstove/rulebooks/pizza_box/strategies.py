"""Ball and strike against take, swing, steal and bunt: which deck, and what may be laid (PB-A-06).

Each check returns the refusals in the ledger's order (its section 0), the first one first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hotstove.play.piles import FACE_DOWN
from hotstove.play.problems import Problem

from .cards import CardId, Deck, is_white
from .state import PizzaBoxGame

if TYPE_CHECKING:
    from .a_ball import ABall

TAKE, SWING, STEAL, BUNT = "take", "swing", "steal", "bunt"
STRATEGIES: Final = (TAKE, SWING, STEAL, BUNT)
_WHITE: Final = (TAKE, STEAL)
_HITTER, _NEUTRAL, _PITCHER = Deck.HITTER, Deck.NEUTRAL, Deck.PITCHER


def deck_for(pitch_is_white: bool, strategy: str, is_pitchout: bool) -> Deck:
    """PB-A-06, PB-AA-09, 12: the hitter wants to match; a pitchout always helps him."""
    if is_pitchout:
        return _HITTER
    if strategy in _WHITE:
        return _HITTER if pitch_is_white else _PITCHER
    return _PITCHER if pitch_is_white else _NEUTRAL


def check_strategy(book: ABall, game: PizzaBoxGame, strategy: str) -> list[Problem]:
    """PB-AA-03, 04, 08: why the hitting side may not lay this card now."""
    if strategy not in (STEAL, BUNT):
        return []
    found = []
    bases = game.bases
    if not book.has_strategies:
        found.append(Problem("E_RULE_OFF", "PB-A-36", {"what": strategy}))
    if strategy == STEAL:
        if bases.first is None:
            found.append(Problem("E_STEAL_NO_RUNNER_ON_FIRST", "PB-AA-04"))
        if bases.second is not None:
            found.append(Problem("E_STEAL_SECOND_OCCUPIED", "PB-AA-04"))
    else:
        if bases.third is not None:
            found.append(Problem("E_BUNT_RUNNER_ON_THIRD", "PB-AA-08"))
        if bases.third is None and bases.first is None and bases.second is None:
            found.append(Problem("E_BUNT_BASES_EMPTY", "PB-AA-08"))
    return found


def check_pitch(
    book: ABall, game: PizzaBoxGame, card: CardId, is_pitchout: bool = False
) -> list[Problem]:
    """PB-A-04, PB-AA-11, R64: why the pitching side may not lay this card now."""
    found = []
    hand = game.defense.hand.cards
    if is_pitchout and not book.has_strategies:
        found.append(Problem("E_RULE_OFF", "PB-A-36", {"what": "pitchout"}))
    if hand and card not in hand:
        found.append(Problem("E_CARD_NOT_IN_HAND", "PB-A-04", {"card": card}))
    if not hand:
        if book.must_replace(game):
            found.append(Problem("E_MUST_REPLACE", "PB-PRO-17"))
        else:
            found.append(Problem("E_MUST_DRAW", "PB-A-24"))
    if is_pitchout and card != FACE_DOWN and not is_white(card):
        found.append(Problem("E_PITCHOUT_NEEDS_WHITE", "PB-AA-11"))
    return found


def check_keep(book: ABall, game: PizzaBoxGame, count: int) -> list[Problem]:
    """PB-AA-02, PB-PRO-06, 13: why the side in the field may not keep *count* unused cards."""
    found: list[Problem] = []
    if not count:
        return found
    camp = game.defense
    limit = book.keep_limit(game)
    if not book.keeps_cards:
        return [Problem("E_RULE_OFF", "PB-AA-02", {"what": "keep"})]
    if camp.came_in_mid_half:
        found.append(Problem("E_KEEP_MID_INNING_RELIEVER", "PB-PRO-13"))
    if camp.has_drawn_more or camp.is_stranded:
        found.append(Problem("E_KEEP_AFTER_DIG_DEEP", "PB-AA-02"))
    if count > limit:
        found.append(Problem("E_KEEP_TOO_MANY", "PB-AA-02", {"most": limit}))
    return found
