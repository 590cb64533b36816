"""Why a Clutch roster cannot be filled, in sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence
from hotstove.rulebooks.clutch.cards import Card, CardId
from hotstove.rulebooks.clutch.editions import Edition

from ..programme import LOCK
from ..say import said
from .shapes import Count, Shape


def reasons(
    cards: Sequence[Card],
    edition: Edition,
    shape: Shape,
    locks: Mapping[CardId, str],
    blockers: tuple[str, ...],
) -> tuple[Sentence, ...]:
    """Return a sentence for each rule of *blockers*, or for what is wrong with a lock."""
    names = {card.id: card.name for card in cards}
    unknown = tuple(card for card in locks if card not in names)
    if unknown:
        return (said(_UNKNOWN, names=unknown),)
    held = [card for card in cards if card.id in locks]
    foreign = tuple(card.name for card in held if card.edition != edition.year)
    if foreign:
        return (said(_EDITION, names=foreign, year=edition.year),)
    counts = {count.code: count for count in shape.counts}
    locked = tuple(names[card] for card in locks)
    found = [_reason(code, counts.get(code), shape, edition, locked) for code in blockers]
    return tuple(found) or (said(_SEVERAL),)


def _reason(
    code: str, count: Count | None, shape: Shape, edition: Edition, locked: tuple[str, ...]
) -> Sentence:
    rule = _RULES.get((edition.year, code), shape.rule)
    if count is not None:
        words = (_EXACTLY if count.low == count.high else _BETWEEN)[count.what]
        return said(words, low=count.low, high=count.high, rule=rule)
    if code == "ROSTER_SALARY":
        return said(_CAP, cap=shape.cap or 0, rule=rule)
    if code == LOCK:
        return said(_LOCKS, names=locked)
    return said(_OTHERS[code], rule=rule)


_RULES: Final = {
    (2017, "ROSTER_SIZE"): "C17-04", (2017, "ROSTER_BATTERS"): "C17-05",
    (2017, "ROSTER_SP"): "C17-06", (2017, "ROSTER_RP"): "C17-07", (2017, "ROSTER_CP"): "C17-08",
    (2017, "ROSTER_COVER"): "C17-10", (2017, "ROSTER_DH"): "C17-11",
    (2017, "ROSTER_SALARY"): "C17-12", (2024, "ROSTER_SIZE"): "C24-05",
    (2024, "ROSTER_COVER"): "C24-06", (2024, "ROSTER_DH"): "C24-07",
    (2024, "ROSTER_BACKUP_CATCHER"): "C24-08", (2024, "ROSTER_BENCH_MIN"): "C24-09",
    (2024, "ROSTER_ROTATION"): "C24-10", (2024, "ROSTER_BULLPEN"): "C24-11",
    (2024, "ROSTER_SALARY"): "C24-13", (2017, "ROSTER_DUPLICATE_PERSON"): "CL-17",
    (2024, "ROSTER_DUPLICATE_PERSON"): "CL-17",
}  # fmt: skip


_UNKNOWN: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "No card is known by the id {names}; take it out, or import its set."
)
_EDITION: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "{names}: not of the edition of {year} (CL-16); unlock them."
)
_CAP: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "A salary of {cap} is not enough for a roster; unlock somebody dear ({rule})."
)
_LOCKS: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "No legal roster holds all who are locked: {names}. Unlock one of them."
)
_SEVERAL: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "Several rules together stand in the way; these cards hold no legal roster."
)
_OTHERS: Final = {
    "ROSTER_COVER": QT_TRANSLATE_NOOP(
        "clubhouse", "Not every position can be filled from these cards ({rule})."
    ),
    "ROSTER_DH": QT_TRANSLATE_NOOP("clubhouse", "No batter is left for DH ({rule})."),
    "ROSTER_BACKUP_CATCHER": QT_TRANSLATE_NOOP(
        "clubhouse", "No second catcher is left for the bench ({rule})."
    ),
    "ROSTER_DUPLICATE_PERSON": QT_TRANSLATE_NOOP(
        "clubhouse", "Nobody may be there twice, and too few others are left ({rule})."
    ),
}
_EXACTLY: Final = {
    "men": QT_TRANSLATE_NOOP("clubhouse", "There must be exactly {low} batters ({rule})."),
    "rotation": QT_TRANSLATE_NOOP("clubhouse", "There must be exactly {low} starters ({rule})."),
    "relief": QT_TRANSLATE_NOOP("clubhouse", "There must be exactly {low} relievers ({rule})."),
    "closers": QT_TRANSLATE_NOOP("clubhouse", "There must be exactly one closer ({rule})."),
    "bullpen": QT_TRANSLATE_NOOP(
        "clubhouse", "There must be exactly {low} pitchers in the bullpen ({rule})."
    ),
    "pitchers": QT_TRANSLATE_NOOP("clubhouse", "There must be exactly {low} pitchers ({rule})."),
    "all": QT_TRANSLATE_NOOP(
        "clubhouse",
        "There must be exactly {low} cards; too many are locked, or too few are there ({rule}).",
    ),
}
_BETWEEN: Final = {
    "men": QT_TRANSLATE_NOOP(
        "clubhouse", "The batters must be {low} at least, {high} at most ({rule})."
    ),
    "rotation": QT_TRANSLATE_NOOP(
        "clubhouse", "The starters must be {low} at least, {high} at most ({rule})."
    ),
    "relief": QT_TRANSLATE_NOOP(
        "clubhouse", "The relievers must be {low} at least, {high} at most ({rule})."
    ),
    "bullpen": QT_TRANSLATE_NOOP(
        "clubhouse", "The bullpen must be {low} at least, {high} at most ({rule})."
    ),
}
