"""A season as rates a trip to the plate, in the words of an edition's ``counts``."""

from __future__ import annotations

from hotstove.workshop.editions import Edition
from hotstove.workshop.seasons import BattingLine, PitchingLine

Rates = dict[str, float]


def batting_rates(line: BattingLine, edition: Edition) -> Rates:
    """Return what the hitter's trips came to, summing to 1."""
    batted = line.trips - line.so - (line.bb - line.ibb + line.hbp) - line.h
    plus = min(float(line.singles), line.sb / edition.steals_per_plus)
    counts = {
        "strikeout": float(line.so),
        "walk": float(line.bb - line.ibb + line.hbp),
        "single": line.singles - plus,
        "single_plus": plus,
        "double": float(line.doubles),
        "triple": float(line.triples),
        "homer": float(line.hr),
    }
    if line.go is not None and line.ao is not None and line.go + line.ao:
        on_ground = line.go / (line.go + line.ao)
        told = {"ground_out": on_ground, "fly_out": 1 - on_ground}
    else:
        told = edition.batted_outs
    return _rates(counts, told, batted, line.trips)


def pitching_rates(line: PitchingLine, edition: Edition) -> Rates:
    """Return what trips against the pitcher came to, summing to 1."""
    walks = line.bb - line.ibb + line.hbp
    batted = line.trips - line.so - walks - line.h
    others = line.h - line.hr
    if line.doubles is None or line.triples is None:
        doubles, triples = others * edition.extra_base_share, 0.0
    else:
        doubles, triples = float(line.doubles), float(line.triples)
    counts = {
        "strikeout": float(line.so),
        "walk": float(walks),
        "single": others - doubles - triples,
        "double": doubles,
        "triple": triples,
        "homer": float(line.hr),
    }
    told = edition.batted_outs
    if line.go is not None and line.fo is not None and line.pu is not None:
        outs = line.go + line.fo + line.pu
        if outs:
            told = {
                "ground_out": line.go / outs,
                "fly_out": line.fo / outs,
                "pop_out": line.pu / outs,
            }
    return _rates(counts, told, batted, line.trips)


def _rates(counts: Rates, told: Rates, batted: int, trips: int) -> Rates:
    counts |= {how: share * batted for how, share in told.items()}
    return {what: count / trips for what, count in counts.items()}
