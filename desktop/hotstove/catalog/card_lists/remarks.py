"""What an import has to say of a row: a repair, a doubt, or the reason why it is refused."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Final

from hotstove.play.values import Value
from hotstove.play.words import QT_TRANSLATE_NOOP, Filling, Sentence


class Weight(StrEnum):
    """How a remark bears on its row."""

    DOUBT = "doubt"
    """Taken as it stands."""
    REPAIR = "repair"
    FAULT = "fault"
    """The row is refused."""


class Remark(Value, frozen=True):
    code: str
    """For counting: ``CHART_GAP``, ``SPEED_LETTER_ONLY``."""
    weight: Weight
    sentence: Sentence


def listed(remarks: Sequence[Remark], telling: Callable[[Sentence], str]) -> str:
    """Return what *remarks* say one after another, in the language of *telling*."""
    *others, last = [telling(remark.sentence) for remark in remarks] or [""]
    return " · ".join([*(said.removesuffix(".") for said in others), last])


def like(text: str) -> Sentence:
    """Return *text*, marked in the context ``catalog``: what would have done in a cell."""
    return Sentence("catalog", text)


def doubt(code: str, **arguments: Filling) -> Remark:
    return _remark(code, Weight.DOUBT, arguments)


def repair(code: str, **arguments: Filling) -> Remark:
    return _remark(code, Weight.REPAIR, arguments)


def fault(code: str, **arguments: Filling) -> Remark:
    return _remark(code, Weight.FAULT, arguments)


def _remark(code: str, weight: Weight, arguments: dict[str, Filling]) -> Remark:
    return Remark(code, weight, Sentence("catalog", SENTENCES[code], arguments))


SENTENCES: Final = {
    "CHART_GAP": QT_TRANSLATE_NOOP(
        "catalog", "{result} is “{found}” and {missing} is left open; read as {read}."
    ),
    "CHART_OVERLAP": QT_TRANSLATE_NOOP(
        "catalog", "{result} is “{found}” and runs into the next range; read as {read}."
    ),
    "CHART_N_0": QT_TRANSLATE_NOOP(
        "catalog", "{result} is “{found}”, a range that ends before it begins; read as {read}."
    ),
    "CHART_START": QT_TRANSLATE_NOOP(
        "catalog", "the chart begins at {found}, with {result}; read as if it began at 1."
    ),
    "CHART_OPEN_EARLY": QT_TRANSLATE_NOOP(
        "catalog", "{result} is “{found}”, open although others follow; read as {read}."
    ),
    "CHART_SHORT": QT_TRANSLATE_NOOP(
        "catalog", "the chart ends at {found}; its last range, {result}, is read as {read}."
    ),
    "CHART_BROKEN": QT_TRANSLATE_NOOP(
        "catalog", "the chart has {count} faults ({faults}); correct it by the card."
    ),
    "CHART_CELL": QT_TRANSLATE_NOOP(
        "catalog", "{result} is “{found}”; write it like 2-4, 18, 19+, or leave it empty."
    ),
    "CHART_SAME_START": QT_TRANSLATE_NOOP(
        "catalog", "{result} and {other} both begin at {found}; correct one by the card."
    ),
    "CHART_EMPTY": QT_TRANSLATE_NOOP("catalog", "the chart is empty; give each result its range."),
    "CHART_ORDER": QT_TRANSLATE_NOOP(
        "catalog", "the results run {found}, not in the usual order; taken as it stands."
    ),
    "SPEED_LETTER_ONLY": QT_TRANSLATE_NOOP(
        "catalog", "Speed is the letter {found} alone; read as {read}, usual for it."
    ),
    "SPEED_UNUSUAL": QT_TRANSLATE_NOOP(
        "catalog", "Speed {found} is unusual for its letter; taken as it stands."
    ),
    "POSITION_VALUE": QT_TRANSLATE_NOOP(
        "catalog", "the position “{found}” has no number; read as {read}."
    ),
    "POSITION_SPLIT": QT_TRANSLATE_NOOP("catalog", "the position “{found}” is read as {read}."),
    "POSITION_THIRD": QT_TRANSLATE_NOOP(
        "catalog", "there are {count} positions, two at most are kept: {read}; {lost} is dropped."
    ),
    "POSITION_ROLE": QT_TRANSLATE_NOOP("catalog", "the role “{found}” is read as {read}."),
    "ICON_KIND": QT_TRANSLATE_NOOP(
        "catalog", "the icon {found} may not stand on the card of a {kind}; it is left out."
    ),
    "ICON_UNKNOWN": QT_TRANSLATE_NOOP("catalog", "“{found}” is no icon; it is left out."),
    "TEXT_LOST": QT_TRANSLATE_NOOP(
        "catalog", "{field} is “{found}”, with a letter that was lost; read as “{read}”."
    ),
    "TEXT_LONG": QT_TRANSLATE_NOOP(
        "catalog", "{field} is longer than {most} letters; read as “{read}”."
    ),
    "NO_SEASON": QT_TRANSLATE_NOOP("catalog", "season is “{found}”; read as not known."),
    "HAND": QT_TRANSLATE_NOOP("catalog", "hand is “{found}”; read as {read}."),
    "CELL": QT_TRANSLATE_NOOP("catalog", "{field} is “{found}”; write {like}."),
    "EXTRA_CELLS": QT_TRANSLATE_NOOP(
        "catalog", "there are {count:n} filled cells beyond the headings; they are left out.", "", 1
    ),
    "QUOTE_OPEN": QT_TRANSLATE_NOOP("catalog", "a quotation mark is not closed; it is left out."),
    "SAME_ID": QT_TRANSLATE_NOOP(
        "catalog", "row {row} has the id {found} already; this one is kept as {read}."
    ),
    "SAME_CARD": QT_TRANSLATE_NOOP(
        "catalog", "the card is the same as in row {row}; it is kept as {read}."
    ),
    "TWO_WAY": QT_TRANSLATE_NOOP(
        "catalog", "the card is the other side of that in row {row}: one two-way player."
    ),
    "POSITION_NUMBERS": QT_TRANSLATE_NOOP(
        "catalog", "the positions “{found}” have several numbers, a card has one; read as {read}."
    ),
    "POSITION_TWICE": QT_TRANSLATE_NOOP(
        "catalog", "the position {found} is there twice; read as {read}."
    ),
    "SPEED_BOTH": QT_TRANSLATE_NOOP(
        "catalog", "{field} is missing; read as {read}, which is the other speed."
    ),
    "SPEED_GRADE": QT_TRANSLATE_NOOP(
        "catalog", "the letter of the speed “{found}” is not A, B, C or D; it is left out."
    ),
    "ICON_NEW": QT_TRANSLATE_NOOP(
        "catalog", "“{found}” is no icon of the rules; it is kept for cards that name it."
    ),
    "ROLE_LIMIT": QT_TRANSLATE_NOOP(
        "catalog", "the role {found} has no inning limit; read as {read}."
    ),
    "UNUSUAL": QT_TRANSLATE_NOOP(
        "catalog", "{field} is {found}, usual is {low} to {high}; taken as it stands."
    ),
    "CARD": QT_TRANSLATE_NOOP("catalog", "{fault}"),
}
