"""Fielding lines of the league: innings by position, and plays that go with the gloves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from hotstove.play.values import Value
from hotstove.rulebooks.showdown.cards import COVERS, Slot
from hotstove.workshop.editions import Edition
from hotstove.workshop.league.chance import Chance
from hotstove.workshop.league.playing_time import GAMES, PLACES
from hotstove.workshop.league.rounding import to_total
from hotstove.workshop.league.talents import HitterTalent
from hotstove.workshop.seasons import BattingLine, FieldingLine, Player, is_catcher

_NINE_INNINGS: Final = 27
_LUCK: Final = 0.16
"""Deviation of a season's plays, in points of the rating."""


class Usual(Value, frozen=True):
    """Plays a nine innings at a position that the gloves do not decide."""

    po: float
    a: float
    e: float
    dp: float


_USUAL: Final = {
    "CA": Usual(7.2, 0.5, 0.06, 0.06),
    "1B": Usual(8.4, 0.0, 0.07, 0.8),
    "2B": Usual(2.0, 0.0, 0.09, 0.6),
    "3B": Usual(0.7, 0.0, 0.12, 0.16),
    "SS": Usual(1.6, 0.0, 0.13, 0.58),
    "LF": Usual(0.0, 0.07, 0.04, 0.01),
    "CF": Usual(0.0, 0.06, 0.03, 0.01),
    "RF": Usual(0.0, 0.09, 0.04, 0.02),
}


def fielding_lines(
    players: Sequence[Player],
    talents: Sequence[HitterTalent],
    shares: Sequence[Sequence[float]],
    outs: int,
    edition: Edition,
    chance: Chance,
) -> list[FieldingLine]:
    """Return the lines of one club's hitters: every position has the club's *outs* exactly.

    Runners against its catchers are counted in ``with_runners``.
    """
    lines = []
    for place, position in enumerate(PLACES[:-1]):
        column = [share[place] for share in shares]
        played = to_total(column, outs)
        for player, talent, share, innings in zip(players, talents, column, played, strict=True):
            if innings:
                games = min(GAMES, max(1, round(GAMES * min(1.0, share * 1.03))))
                lines.append(_line(player, talent, position, games, innings, edition, chance))
    order = {player.id: number for number, player in enumerate(players)}
    return sorted(lines, key=lambda line: (order[line.player], -line.outs))


def rating_at(talent: HitterTalent, position: str) -> int:
    values = [
        value
        for slot, value in talent.gloves.items()
        if any(at.value == position for at in COVERS[Slot(slot)])
    ]
    return max(values, default=0)


def _line(
    player: Player,
    talent: HitterTalent,
    position: str,
    games: int,
    outs: int,
    edition: Edition,
    chance: Chance,
) -> FieldingLine:
    rules, usual = edition.places.gloves[position], _USUAL[position]
    nines = outs / _NINE_INNINGS
    rating = rating_at(talent, position) + _LUCK * max(-2.0, min(2.0, chance.bell()))
    errors = max(0, round(nines * usual.e * (1 + 0.25 * chance.bell())))
    po, a = usual.po * nines, usual.a * nines
    if not is_catcher(position):
        plays = nines * (rules.zero + rules.step * rating) - rules.errors * errors
        if usual.po:
            a = max(0.0, (plays - rules.putouts * po) / rules.assists)
        else:
            a = float(round(a))
            po = max(0.0, (plays - rules.assists * a) / rules.putouts)
    return FieldingLine(
        player=player.id,
        position=position,
        g=games,
        outs=outs,
        po=round(po),
        a=round(a),
        e=errors,
        dp=max(0, round(nines * usual.dp * (1 + 0.1 * chance.bell()))),
    )


def with_runners(
    lines: Sequence[FieldingLine],
    talents: dict[str, HitterTalent],
    batting: Sequence[BattingLine],
    edition: Edition,
) -> list[FieldingLine]:
    """Give the league's steals and caught stealing to its catchers, by innings and arms."""
    rules = edition.places.gloves["CA"]
    catchers = [line for line in lines if is_catcher(line.position)]
    stolen, caught = (sum(getattr(line, what) for line in batting) for what in ("sb", "cs"))
    tries = [float(line.outs) for line in catchers]
    shares = [
        max(0.05, rules.zero + rules.step * rating_at(talents[line.player], line.position))
        for line in catchers
    ]
    scale = (stolen + caught) / sum(tries)
    met = [one * scale for one in tries]
    out = to_total([one * share for one, share in zip(met, shares, strict=True)], caught)
    safe = to_total([max(1.0, one - gone) for one, gone in zip(met, out, strict=True)], stolen)
    runners = {line.player: (sb, cs) for line, sb, cs in zip(catchers, safe, out, strict=True)}
    return [
        replace(line, sb=runners[line.player][0], cs=runners[line.player][1])
        if is_catcher(line.position)
        else line
        for line in lines
    ]
