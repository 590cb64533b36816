"""Why a Showdown roster cannot be filled, in sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from hotstove.play.problems import Problem
from hotstove.play.words import QT_TRANSLATE_NOOP, Filling, Sentence
from hotstove.rulebooks.showdown.cards import Card, CardId
from hotstove.rulebooks.showdown.formats import Format, check_players

from ..programme import LOCK


def reasons(
    cards: Sequence[Card],
    rules: Format,
    locks: Mapping[CardId, str],
    blockers: tuple[str, ...],
) -> tuple[Sentence, ...]:
    """Return a sentence for each rule of *blockers*, or for what is wrong with a lock."""
    names = {card.id: card.name for card in cards}
    unknown = tuple(card for card in locks if card not in names)
    if unknown:
        return (_say(_UNKNOWN, names=unknown),)
    barred = check_players([c for c in cards if c.id in locks], rules)
    found = [_say(_NOT_IN_FORMAT, player=_text(problem, "player")) for problem in barred]
    locked = tuple(names[card] for card in locks)
    told = {
        "POINT_CAP": _say(_CAP, cap=rules.cap, rule="SD-T-07"),
        "POSITIONS_UNFILLED": _say(_POSITIONS, rule="SD-T-08"),
        "DH_MISSING": _say(_DH, rule="SD-T-09"),
        "STARTER_COUNT": _say(_STARTERS, need=rules.starters, rule="SD-T-03"),
        "ROSTER_SIZE": _say(_SIZE, need=rules.size, rule="SD-T-02"),
        "HITTER_COUNT": _say(_HITTERS, need=rules.hitters, rule="SD-T-04"),
        "DUPLICATE_PLAYER": _say(_DUPLICATE, rule="SD-T-06"),
        LOCK: _say(_LOCKS, names=locked),
    }
    found += [told[code] for code in blockers]
    return tuple(found) or (_say(_SEVERAL),)


def _text(problem: Problem, name: str) -> str:
    return str(problem.arguments[name])


def _say(template: str, **arguments: Filling) -> Sentence:
    return Sentence("clubhouse", template, arguments)


_UNKNOWN: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "No card is known by the id {names}; take it out, or import its set."
)
_NOT_IN_FORMAT: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "The format does not let {player} in; unlock him, or choose another format."
)
_CAP: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "{cap} points are not enough for a roster; unlock somebody dear ({rule})."
)
_POSITIONS: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "Not every position can be filled from these cards ({rule})."
)
_DH: Final = QT_TRANSLATE_NOOP("clubhouse", "No full-cost hitter is left for DH ({rule}).")
_STARTERS: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "There must be exactly {need} starters ({rule})."
)
_SIZE: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "There must be exactly {need} cards; too many are locked, or too few are there "
    "({rule})."
)  # fmt: skip
_HITTERS: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "There must be {need} hitters at full cost ({rule})."
)
_DUPLICATE: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "No player may be there twice, and too few others are left ({rule})."
)
_LOCKS: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "No legal roster holds all who are locked: {names}. Unlock one of them."
)
_SEVERAL: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "Several rules together stand in the way; these cards hold no legal roster."
)
