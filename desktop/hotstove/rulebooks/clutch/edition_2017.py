"""Clutch, the edition of 2017: the whole game but for what stands in ``editions`` as numbers.

The later edition is written as differences upon this one.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from hotstove.play.problems import Problem
from hotstove.play.table import Script, Table

from .card_moment import Moment
from .editions import EDITION_2017, Edition
from .faults import fault
from .rulebook import ClutchRulebook
from .running import steals_open
from .state import ClutchGame
from .strategy import StrategyCard

_Table: TypeAlias = Table[ClutchGame]


class Clutch2017(ClutchRulebook):
    id = "clutch/2017"
    edition: Edition = EDITION_2017

    def before_the_pitch(self, table: _Table) -> Script[bool]:
        """CL-55, RUL-67: substitutions, steal, box, walk, bunt, infield in."""
        yield from self.defensive_moves(table)
        yield from self.batter_up(table)
        self.came_to_bat(table)
        if steals_open(table.state.bases):
            goes_on = yield from self.steal(table)
            if not goes_on:
                return False
            yield from self.box(table)
        is_walked = False
        if self.is_walk_asked_about(table.state):
            is_walked = yield from self.intentional_walk(table)
        return (yield from self.walk_or_bunt_first(table, is_walked=is_walked))

    def box(self, table: _Table) -> Script[None]:
        """S3, RUL-142: after a steal the defense may change pitchers, the offense then hitters."""
        game = table.state
        if game.thrown is None:
            return
        changed = yield from self.change_or_not(table, "pitcher in the box")
        if changed:
            yield from self.hitter_or_not(table, "answering hitter")

    def doubling(self, moment: Moment, card: StrategyCard) -> Iterable[Problem]:
        """C17-32, RUL-78: no second card of one's own on an attribute in one at-bat."""
        mine = self.copied.attributes[moment.card]
        for each in moment.game.cards.laid:
            if each.side is not moment.side:
                continue
            for attribute in sorted(mine & self.copied.attributes[each.card]):
                other = self.strategy[each.card].title
                yield fault(
                    "CARD_DOUBLE_UP", "C17-32", card=card.title, other=other, what=attribute
                )
