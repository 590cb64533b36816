"""AAA-Ball, level 3 (PB-AAA): hitters by number, split result cards, pinch hitters."""

from __future__ import annotations

from typing import Final

from hotstove.baseball.bases import PlayerId
from hotstove.baseball.facts import PinchHit
from hotstove.play.answers import Answer
from hotstove.play.decisions import Option
from hotstove.play.problems import Problem
from hotstove.play.seats import Seat
from hotstove.play.table import Table

from . import options
from .a_ball import Area
from .aa_ball import AABall
from .cards import SPOTS, ResultCard, Section
from .facts import PitchTakenBack
from .names import PINCH_HITTERS, pinch_hitter_id
from .state import PizzaBoxGame

PINCH_INNING: Final = 7
READS_AS_FIRST: Final = 6
"""PB-AAA-07: the number of the first pinch hitter; the others follow."""


class AAABall(AABall):
    id = "pizza_box/aaa"
    counts_hitters = True

    # Who hits (PB-AAA-02, 07, 08)

    def batter(self, game: PizzaBoxGame) -> PlayerId:
        camp = game.offense
        if camp.is_pinch_hitting:
            return pinch_hitter_id(game.batting, camp.pinch_hitters)
        return super().batter(game)

    def hitter_number(self, game: PizzaBoxGame) -> int:
        """PB-AAA-07: the side's pinch hitters read as 6, 7 and 8."""
        camp = game.offense
        if camp.is_pinch_hitting:
            return READS_AS_FIRST + camp.pinch_hitters - 1
        return camp.spot

    def read(
        self, game: PizzaBoxGame, card: ResultCard, is_bunt: bool
    ) -> tuple[Area, Section, int]:
        """PB-AAA-03, 04: the half that shows the hitter's number; ratings are not read."""
        number = self.hitter_number(game)
        return self.read_half(card, number)

    def read_half(self, card: ResultCard, number: int) -> tuple[Area, Section, int]:
        blue = card.blue
        if blue is not None and blue.hitters is not None and number in blue.hitters:
            return "blue", blue.section, number
        return "white", card.white, number

    # Pinch hitting (PB-AAA-06 to 09)

    def check_pinch_hitter(self, game: PizzaBoxGame) -> list[Problem]:
        """PB-AAA-06, 08, 09, R70."""
        camp = game.offense
        found = []
        if game.inning < PINCH_INNING:
            found.append(Problem("E_PINCH_TOO_EARLY", "PB-AAA-06", {"inning": game.inning}))
        if camp.spot != SPOTS or camp.is_pinch_hitting:
            found.append(Problem("E_PINCH_NOT_NINTH", "PB-AAA-06", {"spot": camp.spot}))
        if game.strategy.cards:
            found.append(Problem("E_PINCH_LATE", "PB-AAA-09"))
        if camp.pinch_hitters >= PINCH_HITTERS:
            found.append(Problem("E_PINCH_NONE_LEFT", "PB-AAA-06", {"most": PINCH_HITTERS}))
        return found

    def hit_options(self, game: PizzaBoxGame) -> tuple[Option, ...]:
        found = super().hit_options(game)
        if game.inning < PINCH_INNING or game.offense.spot != SPOTS:
            return found
        if self.check_pinch_hitter(game):
            return found
        return (*found, options.on_deck(game.batting))

    def follow_hitting(self, table: Table[PizzaBoxGame], seat: Seat, answer: Answer) -> None:
        if answer == options.PINCH_HITTER:
            self.pinch_hit(table)
        else:
            super().follow_hitting(table, seat, answer)

    def pinch_hit(self, table: Table[PizzaBoxGame]) -> None:
        """PB-AAA-09: the pitch card goes back, and the pitching side decides anew."""
        game = table.state
        number = game.offense.pinch_hitters + 1
        incoming = pinch_hitter_id(game.batting, number)
        table.tell(PinchHit(game.batting, game.offense.spot, incoming, game.at_bat))
        table.tell(PitchTakenBack(game.fielding, game.defense.pitching_seat))
