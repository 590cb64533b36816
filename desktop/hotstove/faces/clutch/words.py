"""What Clutch's player cards say: each part in words, and the whole card for a reader."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QCoreApplication

from hotstove.baseball.clubs import Club
from hotstove.rulebooks.clutch.cards import COVERS, BatterCard, PitcherCard, Slot, TwoWayCard
from hotstove.rulebooks.clutch.results import Result

from .chart import names_of, rows_of

_HANDS: Final = ("L", "R")


translate = QCoreApplication.translate


def signed(value: int) -> str:
    return f"{value:+d}".replace("-", "−")


def slot_word(slot: Slot, edition: int) -> str:
    """2017 prints a catcher as C, 2024 as CA (C17-02, C24-01)."""
    return "C" if slot is Slot.CATCHER and edition == 2017 else slot.value


def positions_of(card: BatterCard, *, with_values: bool = True) -> str:
    """Positions as printed: ``2B/SS +3`` in 2017, ``SS +3 · 2B +1`` in 2024."""
    fields = [glove for glove in card.gloves if COVERS[glove.slot]]
    if not fields:
        return translate("clutch", "DH only")
    names = [slot_word(glove.slot, card.edition) for glove in fields]
    if card.edition == 2017:
        both = " · ".join(names)
        return f"{both} {signed(fields[0].defense)}" if with_values else both
    if not with_values:
        return " · ".join(names)
    return " · ".join(
        f"{name} {signed(glove.defense)}" for name, glove in zip(names, fields, strict=True)
    )


def running_words(card: BatterCard) -> str:
    """Speed and its letter in 2017; Baserunning and Stealing in 2024."""
    if card.edition == 2017:
        words = translate("clutch", "Speed {speed} {grade}")
        return words.format(speed=card.speed, grade=card.speed_grade).strip()
    words = translate("clutch", "Run {run} · Steal {steal}")
    return words.format(run=card.baserunning, steal=card.stealing)


def roles_of(card: PitcherCard) -> str:
    """Every role with the innings he has in him: ``SP 6 · RP 2`` (C24-02)."""
    return " · ".join(f"{role} {limit}" for role, limit in card.roles.items())


def hand_words(card: BatterCard | PitcherCard) -> str:
    if isinstance(card, BatterCard):
        return translate("clutch", "Bats {hand}").format(hand=card.bats)
    return translate("clutch", "Throws {hand}").format(hand=card.throws)


def matchup_words(card: BatterCard | PitcherCard) -> str:
    """CL-08: the bonus against each hand; those that are there."""
    found = [f"{hand} {signed(card.bonus(hand))}" for hand in _HANDS if card.bonus(hand)]
    if not found:
        return ""
    return translate("clutch", "vs {hands}").format(hands=" · ".join(found))


def clutch_words(card: BatterCard | PitcherCard) -> str:
    return translate("clutch", "Clutch {value}").format(
        value=signed(card.clutch) if card.clutch else "0"
    )


def defense_words(card: PitcherCard) -> str:
    return translate("clutch", "Defense {value}").format(value=signed(card.defense))


def zone_words(card: PitcherCard) -> str:
    """CL-09: the pitch rolls that are mistakes."""
    return "1" if card.x_zone == 1 else f"1–{card.x_zone}"


def big_number(card: BatterCard | PitcherCard) -> str:
    return str(card.on_base) if isinstance(card, BatterCard) else signed(card.command)


def number_label(card: BatterCard | PitcherCard) -> str:
    return (
        translate("clutch", "On-Base")
        if isinstance(card, BatterCard)
        else translate("clutch", "Command")
    )


def edition_words(card: BatterCard | PitcherCard) -> str:
    name = card.set.replace("_", " ").title()
    return " ".join(part for part in (name, str(card.season or "")) if part)


def result_word(result: Result) -> str:
    """What *result* is called when it is read out."""
    return {
        Result.STRIKEOUT: translate("clutch", "strikeout"),
        Result.GROUND_BALL: translate("clutch", "ground ball"),
        Result.LINE_DRIVE: translate("clutch", "line drive"),
        Result.FLY_BALL: translate("clutch", "fly ball"),
        Result.WALK: translate("clutch", "walk"),
        Result.SINGLE: translate("clutch", "single"),
        Result.DOUBLE: translate("clutch", "double"),
        Result.TRIPLE: translate("clutch", "triple"),
        Result.HOMER: translate("clutch", "homer"),
    }[result]


def text_of(card: BatterCard | PitcherCard | TwoWayCard, club: Club) -> str:
    """The whole card in plain words, a sentence to each part, for screen readers and lists."""
    if isinstance(card, TwoWayCard):
        return f"{text_of(card.batter, club)} {text_of(card.pitcher, club)}"
    if isinstance(card, BatterCard):
        kind = translate("clutch", "Batter, On-Base {number}").format(number=card.on_base)
        parts = [kind, positions_of(card), running_words(card)]
    else:
        kind = translate("clutch", "Pitcher, Command {number}").format(number=signed(card.command))
        zone = translate("clutch", "mistake on a pitch roll of {zone}").format(
            zone=zone_words(card)
        )
        parts = [kind, roles_of(card), defense_words(card), zone]
    parts += [hand_words(card), matchup_words(card), clutch_words(card)]
    if card.icons:
        parts.append(translate("clutch", "icons {icons}").format(icons=" ".join(card.icons)))
    names = dict(names_of(card.edition))
    rows = "; ".join(
        f"{row} {result_word(row.result)} ({names.get(row.result, row.result)})"
        for row in rows_of(card.chart)
    )
    sentences = [
        f"{card.name}, {club.name}",
        _listed(parts),
        translate("clutch", "Salary {salary}").format(salary=card.salary),
        translate("clutch", "Chart: {rows}").format(rows=rows),
        edition_words(card),
    ]
    return ". ".join(filter(None, sentences)) + "."


def _listed(parts: Iterable[str]) -> str:
    return ", ".join(filter(None, parts))
