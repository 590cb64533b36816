"""Clutch, the edition of 2024: that of 2017, except as written here and in ``editions``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

from hotstove.baseball.effects.interpreter import everything_in
from hotstove.play.answers import Answer, Placed
from hotstove.play.problems import Problem
from hotstove.play.seats import Seat, Side
from hotstove.play.table import Script, Table

from .card_moment import Moment
from .cards import CardId, Role
from .edition_2017 import Clutch2017
from .editions import EDITION_2024, Edition
from .facts import Change
from .faults import fault
from .running import steals_open
from .state import ClutchGame
from .strategy import StrategyCard

_Table: TypeAlias = Table[ClutchGame]

UNCAPPED: Final = ("hand_limit",)
"""What no rule of C24-39 counts."""


class Clutch2024(Clutch2017):
    id = "clutch/2024"
    edition: Edition = EDITION_2024

    def before_the_pitch(self, table: _Table) -> Script[bool]:
        """CL-55, RUL-66: box, substitutions, walk, steal, bunt, infield in."""
        yield from self.defensive_moves(table)
        yield from self.batter_up(table)
        self.came_to_bat(table)
        is_walked = False
        if self.is_walk_asked_about(table.state):
            is_walked = yield from self.intentional_walk(table)
        if not is_walked and steals_open(table.state.bases):
            goes_on = yield from self.steal(table)
            if not goes_on:
                return False
            self.quality_appearance(table)
        return (yield from self.walk_or_bunt_first(table, is_walked=is_walked))

    # C24-19 Starters

    def who_may_start(self, game: ClutchGame, seat: Seat) -> dict[CardId, str]:
        """A fresh SP in any order, or an opener while a bulk man is fresh; by die, the slot's.

        RUL-26: with no SP fresh, a tired one. RUL-135: a slot without an SP is an opener's.
        """
        team = self.team(seat)
        starters = [p for p in team.rotation if self.pitchers[p].has(Role.STARTER)]
        fresh = [p for p in starters if p not in self.tired] or starters
        bulk = [
            p
            for p in (*team.rotation, *team.bullpen)
            if self.pitchers[p].has(Role.BULK) and p not in self.tired
        ]
        openers = [
            p
            for p in (*team.bullpen, *team.rotation)
            if self.pitchers[p].has(Role.OPENER) and any(each != p for each in bulk)
        ]
        if game.slot:
            place = (game.slot - 1) % len(team.rotation)
            turns = (*team.rotation[place:], *team.rotation[:place])
            if turns[0] in starters:
                return {turns[0]: Role.STARTER}
            if openers:
                return dict.fromkeys(openers, Role.OPENER.value)
            return {next(p for p in turns if p in starters): Role.STARTER}
        found = dict.fromkeys(fresh, Role.STARTER.value)
        return found | {p: Role.OPENER.value for p in openers if p not in found}

    def refuse_starter(self, game: ClutchGame, seat: Seat, answer: Answer) -> list[Problem]:
        """C24-19: an opener without bulk, a tired man while others are fresh, no starter at all."""
        if not isinstance(answer, Placed):
            return []
        card, name = self.pitchers.get(answer.card), self.name(answer.card)
        if card is not None and card.has(Role.STARTER) and answer.card in self.tired:
            return [fault("START_TIRED", "C24-19", player=name)]
        if card is not None and card.has(Role.OPENER):
            return [fault("START_OP_NO_BP", "C24-19", player=name)]
        return [fault("START_ROLE", "C24-19", player=name)]

    # Numbers

    def is_mistake(self, pitcher: CardId, die: int, added: int) -> bool:
        """C24-38, RUL-72: the roll as cards have changed it."""
        return die + added <= self.pitchers[pitcher].x_zone

    def summed(self, changes: Iterable[Change]) -> int:
        """C24-39: what each manager adds, and takes away, counts up to the cap."""
        cap = self.edition.modifier_cap
        free, sums = 0, dict[tuple[Side, bool], int]()
        for change in changes:
            side, by = change.side, change.by
            if change.is_free or side is None or change.what in UNCAPPED:
                free += by
            else:
                sums[side, by > 0] = sums.get((side, by > 0), 0) + by
        for each in sums.values():
            free += max(-cap, min(cap, each))
        return free

    # Cards

    def doubling(self, moment: Moment, card: StrategyCard) -> Iterable[Problem]:
        """RUL-79: any number may be played; what exceeds the cap is lost."""
        return ()

    def warnings_of_card(
        self, game: ClutchGame, side: Side, copy: str
    ) -> Iterator[Problem]:
        card = self.strategy[copy]
        for clause in everything_in(card.effects):
            if clause.word != "modify" or not clause.number("by"):
                continue
            what, by = clause.text("what"), clause.number("by")
            had = sum(
                c.by
                for c in game.cards.changes
                if c.what == what and c.side is side and not c.is_set and (c.by > 0) is (by > 0)
            )
            if abs(had) + abs(by) > self.edition.modifier_cap:
                cap = self.edition.modifier_cap
                yield fault("MODIFIER_CAPPED", "C24-39", card=card.title, what=what, most=cap)
