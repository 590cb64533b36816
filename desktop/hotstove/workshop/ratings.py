"""A season's Speed, innings, role, gloves and icons, by an edition's thresholds.

On-Base, Control and charts are found in charts, the point value in points.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hotstove.baseball.positions import INFIELD, OUTFIELD, Position
from hotstove.workshop.editions import Edition, GloveRules
from hotstove.workshop.seasons import (
    BattingLine,
    FieldingLine,
    PitchingLine,
    Player,
    is_catcher,
)

Gloves = tuple[tuple[str, int], ...]
"""Printed positions and their values, the usual one first."""
_INFIELD: Final = tuple(position.value for position in INFIELD)
_OUTFIELD: Final = tuple(position.value for position in OUTFIELD)
_CORNERS: Final = (Position.LEFT_FIELD.value, Position.RIGHT_FIELD.value)
_CENTRE: Final = Position.CENTRE_FIELD.value
_NINE_INNINGS: Final = 27


def speed(line: BattingLine, edition: Edition) -> int:
    """Return Speed from tries to steal, runs scored once on base, and double plays grounded into.

    Where a season has none of the chances that a part is taken from, that part counts nothing.
    """
    rules = edition.speed
    value = rules.base
    on_first = line.singles + line.bb + line.hbp
    on_base = line.reached - line.hr
    in_play = line.ab - line.so - line.hr
    if on_first > 0:
        value += rules.steals * (line.sb + line.cs) / on_first
    if on_base > 0:
        value += rules.runs * (line.r - line.hr) / on_base
    if in_play > 0:
        value += rules.double_plays * line.gdp / in_play
    return _within(round(value), rules.low, rules.high)


def speed_letter(value: int, edition: Edition) -> str:
    letters = edition.speed.letters
    return next((letter for letter, least in letters.items() if value >= least), list(letters)[-1])


def role(line: PitchingLine, edition: Edition) -> str:
    rules = edition.innings
    if line.gs and line.gs >= rules.starter_share * line.g:
        return "starter"
    return "closer" if line.sv >= rules.closer_saves else "reliever"


def innings(line: PitchingLine, edition: Edition) -> int:
    """Return the innings that his usual outing allows."""
    rules = edition.innings
    if role(line, edition) == "starter":
        relief = (line.g - line.gs) * rules.relief_outing
        return _step(rules.starter, (line.outs / 3 - relief) / line.gs)
    return _step(rules.reliever, line.outs / 3 / line.g)


def _step(steps: Sequence[tuple[int, float]], value: float) -> int:
    reached = [rating for rating, least in steps if value >= least]
    return reached[-1] if reached else steps[0][0]


# Gloves


def gloves(lines: Sequence[FieldingLine], edition: Edition) -> Gloves:
    """Return the positions a card prints, most games first; none for somebody who only hits.

    Left and right field are one; with centre field they make an outfielder at large, and enough
    infield positions an infielder at large. A value is the mean over innings.
    """
    rules = edition.places
    games: dict[str, list[FieldingLine]] = {}
    infield = [line for line in lines if line.position in _INFIELD]
    is_at_large = sum(line.g >= rules.games for line in infield) >= rules.infield_places
    centre = sum(line.g for line in lines if line.position == _CENTRE)
    corners = sum(line.g for line in lines if line.position in _CORNERS)
    is_outfielder = min(centre, corners) >= rules.games
    for line in lines:
        slot = line.position
        if slot in _INFIELD and is_at_large:
            slot = "IF"
        elif slot in _OUTFIELD and is_outfielder:
            slot = "OF"
        elif slot in _CORNERS:
            slot = "LF-RF"
        games.setdefault(slot, []).append(line)
    played = {slot: sum(line.g for line in at) for slot, at in games.items()}
    slots = sorted(
        (slot for slot in games if played[slot] >= rules.games),
        key=lambda slot: -played[slot],
    )
    return tuple((slot, _value(games[slot], edition)) for slot in slots[: rules.most])


def glove(line: FieldingLine, rules: GloveRules) -> float:
    """Return the value of one fielding line, in fractions of a point."""
    if is_catcher(line.position):
        tries = line.sb + line.cs
        plays = line.cs / tries if tries else rules.zero
    else:
        weighed = rules.putouts * line.po + rules.assists * line.a + rules.errors * line.e
        plays = weighed * _NINE_INNINGS / line.outs if line.outs else rules.zero
    return (plays - rules.zero) / rules.step


def _value(lines: Sequence[FieldingLine], edition: Edition) -> int:
    rules = [edition.places.gloves[line.position] for line in lines]
    outs = sum(line.outs for line in lines) or 1
    value = sum(glove(line, rule) * line.outs for line, rule in zip(lines, rules, strict=True))
    low, high = min(rule.low for rule in rules), min(rule.high for rule in rules)
    return _within(round(value / outs), low, high)


# Icons


def icons(
    player: Player,
    line: BattingLine | PitchingLine,
    printed: Gloves,
    fielding: Sequence[FieldingLine],
    edition: Edition,
) -> tuple[str, ...]:
    """Return the icons whose every line he meets, in the edition's order."""
    measured = measures(player, line, printed, fielding)
    return tuple(
        rule.icon
        for rule in edition.icons
        if rule.kind == player.kind
        and all(measured.get(at.measure, 0.0) >= at.least for at in rule.all)
    )


def measures(
    player: Player,
    line: BattingLine | PitchingLine,
    printed: Gloves = (),
    fielding: Sequence[FieldingLine] = (),
) -> dict[str, float]:
    """Return what an edition's icons may ask for, by name."""
    if isinstance(line, BattingLine):
        bases = line.singles + 2 * line.doubles + 3 * line.triples + 4 * line.hr
        found = {
            "pa": float(line.pa),
            "hr": float(line.hr),
            "sb": float(line.sb),
            "obp": line.reached / (line.ab + line.bb + line.hbp + line.sf or 1),
            "slg": bases / (line.ab or 1),
            "games_afield": float(max((at.g for at in fielding), default=0)),
        }
        for slot, value in printed[:1]:
            found[f"glove_{slot}"] = float(value)
    else:
        nines = line.outs / _NINE_INNINGS or 1.0
        found = {
            "w": float(line.w),
            "sv": float(line.sv),
            "hld": float(line.hld),
            "so": float(line.so),
            "ip": line.outs / 3,
            "gs": float(line.gs),
            "minus_era": -line.er / nines,
        }
    return found | {"rookie": float(player.rookie), "age": float(player.age)}


def _within(value: int, low: int, high: int) -> int:
    return max(low, min(high, value))
