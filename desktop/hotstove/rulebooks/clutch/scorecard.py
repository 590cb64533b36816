"""The printed areas of the scorecard, CL-27 to 29, as plain data; how they look is for paper."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hotstove.baseball.box_score import box_score
from hotstove.baseball.score_areas import AreaCard, AreaForm, PitcherRow
from hotstove.baseball.scoring import Scoring
from hotstove.play.facts import Fact
from hotstove.play.seats import Side
from hotstove.play.words import QT_TRANSLATE_NOOP

from .editions import Edition
from .numbers import UNITS, Numbers
from .prompts import UNITS as UNIT_WORDS
from .say import say
from .state import ClutchGame

SCORING: Final = Scoring(
    has_shadow=True, counts_intentional=False, weighs_baserunners=False, may_lose_a_hold=False
)
"""CS-04, CS-13, CS-14 (RUL-126), CS-15."""


def scorecard(
    book: Numbers, game: ClutchGame, facts: Sequence[Fact]
) -> tuple[AreaCard, AreaCard]:
    """Return the visitors' and the home side's card at this point of the game."""
    box = box_score(facts, SCORING)
    cards = []
    for side in Side:
        dugout, lines = game.dugout(side), box.of(side)
        rows = tuple(
            PitcherRow(book.name(m.pitcher), m.outs, m.r, m.er, m.bb)
            for m in dugout.mounds
            if m.pitcher
        )
        ratings = {unit: book.rating(game, side, unit) for unit in UNITS}
        cards.append(
            AreaCard(
                book.setup.chairs[dugout.seat].name,
                book.club(dugout.seat).name,
                tuple(box.line(side)),
                lines.runs,
                rows,
                **ratings,
            )
        )
    return cards[0], cards[1]


def area_form(edition: Edition) -> AreaForm:
    """CL-27: the later edition has openers and bulk pitchers, and earned runs beside the runs."""
    starter, reliever = (
        (QT_TRANSLATE_NOOP("clutch", "Starting pitcher"), QT_TRANSLATE_NOOP("clutch", "Relief"))
        if edition.year == 2017
        else (
            QT_TRANSLATE_NOOP("clutch", "Starting or opening"),
            QT_TRANSLATE_NOOP("clutch", "Relief or bulk"),
        )
    )
    battery, infield, outfield = (say(UNIT_WORDS[unit]) for unit in UNITS)
    return AreaForm(say(starter), say(reliever), (battery, infield, outfield), edition.earned_only)
