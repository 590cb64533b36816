"""Batting lines of the league from what every trip came to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from hotstove.workshop.charts import Yardstick
from hotstove.workshop.editions import Edition
from hotstove.workshop.league.chance import Chance
from hotstove.workshop.league.playing_time import GAMES
from hotstove.workshop.league.rounding import to_total
from hotstove.workshop.league.talents import HitterTalent
from hotstove.workshop.seasons import BattingLine, Player

_USUAL_SPEED: Final = 12
_RUNS_IN: Final = 0.95
"""Runs batted in for a run."""


def batting_lines(
    players: Sequence[Player],
    talents: Sequence[HitterTalent],
    shares: Sequence[float],
    counts: Sequence[dict[str, int]],
    edition: Edition,
    yardstick: Yardstick,
    chance: Chance,
) -> list[BattingLine]:
    """Return a line for each hitter; *shares* are of the club's games."""
    lines = []
    for player, talent, share, count in zip(players, talents, shares, counts, strict=True):
        lines.append(_line(player, talent, share, count, edition, yardstick, chance))
    driven = [
        1.55 * line.hr + 0.6 * (line.doubles + line.triples) + 0.28 * line.singles + line.sf
        for line in lines
    ]
    batted_in = to_total(driven, round(_RUNS_IN * sum(line.r for line in lines)))
    return [
        replace(line, rbi=max(line.hr, rbi)) for line, rbi in zip(lines, batted_in, strict=True)
    ]


def _line(
    player: Player,
    talent: HitterTalent,
    share: float,
    count: dict[str, int],
    edition: Edition,
    yardstick: Yardstick,
    chance: Chance,
) -> BattingLine:
    trips = sum(count.values())
    fast = talent.speed - _USUAL_SPEED
    hits = count["1B"] + count["2B"] + count["3B"] + count["HR"]
    reached = hits + count["BB"]
    hbp = round(count["BB"] * (0.09 + 0.02 * chance.bell()) * (count["BB"] > 3))
    hbp = max(0, min(count["BB"], hbp))
    ibb = max(0, round(trips * (0.0015 + 0.0022 * talent.faces["HR"]) * (1 + 0.3 * chance.bell())))
    sh = max(0, round(trips * (0.004 + 0.003 * (talent.faces["HR"] < 1)) * (1 + chance.bell())))
    sf = min(count["FB"], max(0, round(trips * 0.0085 * (1 + 0.3 * chance.bell()))))
    at_bats = trips - count["BB"] - sf
    in_play = at_bats - count["SO"] - count["HR"]
    gdp = min(
        count["GB"],
        max(0, round(in_play * max(0.004, 0.032 - 0.0019 * fast + 0.0035 * chance.bell()))),
    )
    sb = _steals(talent, trips, edition, yardstick, chance)
    caught = max(0.0, 0.36 - 0.012 * fast + 0.04 * chance.bell())
    on_base = reached - count["HR"]
    runs_in = 0.315 + 0.0085 * fast + 0.014 * chance.bell()
    return BattingLine(
        player=player.id,
        g=min(GAMES, round(GAMES * min(1.0, share * 1.02) + 12 * (share < 0.6))),
        pa=trips + ibb + sh,
        ab=at_bats,
        r=count["HR"] + max(0, round(on_base * runs_in)),
        h=hits,
        doubles=count["2B"],
        triples=count["3B"],
        hr=count["HR"],
        rbi=0,
        bb=count["BB"] - hbp + ibb,
        ibb=ibb,
        so=count["SO"],
        sb=sb,
        cs=max(0, round(sb * caught + 0.4 * chance.share())),
        gdp=gdp,
        sf=sf,
        sh=sh,
        hbp=hbp,
        go=count["GB"],
        ao=count["FB"],
    )


def _steals(
    talent: HitterTalent, trips: int, edition: Edition, yardstick: Yardstick, chance: Chance
) -> int:
    """Steals that his singles with a steal ask for; without one, too few to earn it."""
    face = yardstick.share(talent.level) / edition.die * trips * edition.steals_per_plus
    plus = talent.faces["1B+"]
    if plus:
        return round(face * (plus + 0.12 * max(-2.0, min(2.0, chance.bell()))))
    few = max(0.0, min(0.36, 0.035 * (talent.speed - 8) + 0.05 * chance.bell()))
    return round(face * few)
