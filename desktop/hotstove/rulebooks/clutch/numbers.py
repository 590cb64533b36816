"""The numbers of a game: Command, On-Base, limits and tiredness, unit ratings, clutch moments.

CL-07, 08, CL-28, CL-30 to 34, CL-51 to 59 and what cards add to them, C24-39. Nothing is asked
or told here.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from msgspec.structs import replace

from hotstove.baseball.clubs import Club
from hotstove.baseball.innings import OUTS_A_HALF
from hotstove.baseball.positions import INFIELD, OUTFIELD, Position
from hotstove.play.dice import D20
from hotstove.play.seats import Seat, Side

from .cards import BatterCard, Card, CardId, PitcherCard, batter_side, pitcher_side
from .editions import Edition
from .facts import Change
from .results import POWER_DIE
from .setup import ClutchSetup, Team
from .state import ClutchGame, Dugout, Mound

LATE_INNING = 7
CLOSE_SCORE = 3
UNITS = {
    "battery": (Position.PITCHER, Position.CATCHER),
    "infield": INFIELD,
    "outfield": OUTFIELD,
}


class Numbers:
    edition: Edition

    def __init__(self, setup: ClutchSetup) -> None:
        self.setup = setup
        self.innings = setup.innings
        self.has_people = bool(setup.people)
        self.is_shared = len(setup.people) > 1
        self.cards: dict[CardId, Card] = {
            card.id: card for team in setup.teams for card in team.cards
        }
        self.batters: dict[CardId, BatterCard] = {
            card.id: batter for card in self.cards.values() if (batter := batter_side(card))
        }
        self.pitchers: dict[CardId, PitcherCard] = {
            card.id: pitcher for card in self.cards.values() if (pitcher := pitcher_side(card))
        }
        self.tired = frozenset(card for team in setup.teams for card in team.tired)
        self._steps: dict[CardId, tuple[Mound, tuple[Change, ...], Side, int]] = {}
        """What ``tired_step`` has found last of each pitcher, and for what."""
        self._matched: dict[tuple[CardId, CardId], tuple[int, int]] = {}

    @cached_property
    def owners(self) -> dict[CardId, Seat]:
        return {
            card.id: seat
            for seat, team in zip(self.setup.seats, self.setup.teams, strict=False)
            for card in team.cards
        }

    def team(self, seat: Seat) -> Team:
        return self.setup.teams[seat]

    def club(self, seat: Seat) -> Club:
        return self.team(seat).club

    def club_of(self, game: ClutchGame, side: Side) -> Club:
        return self.club(game.dugout(side).seat)

    def name(self, player: CardId) -> str:
        card = self.cards.get(player)
        return card.name if card is not None else player

    # What cards have added

    def number(self, game: ClutchGame, what: str, of: str = "") -> int:
        """Return what cards add to a number now; capped in 2024 (C24-39)."""
        if not game.cards.changes:
            return 0
        found = self.changes_of(game, what, of)
        return self.summed(found) if found else 0

    def changes_of(self, game: ClutchGame, what: str, of: str = "") -> list[Change]:
        found, batting = [], game.batting
        for change in game.cards.changes:
            if change.what != what or change.is_coming or change.is_set:
                continue
            if change.of in ("", of) and change.acts(batting):
                found.append(change)
        return found

    def summed(self, changes: Iterable[Change]) -> int:
        """2017: all of them; whether they may be played together is asked before (C17-32)."""
        return sum(change.by for change in changes)

    def fixed(self, game: ClutchGame, what: str, of: str = "") -> int | None:
        """Return the number that a card has set, the last one; None where none has."""
        for change in reversed(game.cards.changes):
            if (
                change.is_set
                and change.what == what
                and change.of in ("", of)
                and not change.is_coming
                and change.acts(game.batting)
            ):
                return change.by
        return None

    def is_forbidden(self, game: ClutchGame, what: str) -> bool:
        return bool(game.cards.changes) and self.fixed(game, f"forbid {what}") is not None

    # Pitchers

    def limit(self, mound: Mound) -> int:
        """CL-31, RUL-34."""
        if mound.entered_tired:
            return 0
        edition, base = self.edition, self.pitchers[mound.pitcher].roles.get(mound.role, 0)
        runs = (mound.er if edition.earned_only else mound.r) - mound.spared_runs
        walks = mound.bb - mound.spared_walks
        if runs >= edition.runs_a_drop:
            base -= runs // edition.runs_a_drop
        if walks >= edition.walks_a_drop:
            base -= walks // edition.walks_a_drop
        base += mound.ip_bonus
        return max(0, base)

    def innings_over(self, mound: Mound) -> int:
        """CL-33: 0 while he is fresh, then 1 and one more for every three outs."""
        over = mound.outs - 3 * self.limit(mound)
        return over // 3 + 1 if over >= 0 else 0

    def tired_step(self, game: ClutchGame, mound: Mound) -> int:
        """CL-32, 33: how much Command a pitcher has lost; what cards say of it counts."""
        changes, batting = game.cards.changes, game.batting
        known = self._steps.get(mound.pitcher)
        if (
            known is None
            or known[0] is not mound
            or known[1] is not changes
            or known[2] is not batting
        ):
            step = self._tired_step(game, mound)
            known = self._steps[mound.pitcher] = mound, changes, batting, step
        return known[3]

    def _tired_step(self, game: ClutchGame, mound: Mound) -> int:
        over = self.innings_over(mound)
        told = self.fixed(game, "tired", mound.pitcher) if game.cards.changes else None
        if told is None:
            return over
        return max(1, over) if told else 0

    def is_tired(self, game: ClutchGame, mound: Mound) -> bool:
        return self.tired_step(game, mound) > 0

    def matched(self, pitcher: CardId, batter: CardId) -> tuple[int, int]:
        """CL-08: Command and On-Base of these two against each other, each worked out once."""
        found = self._matched.get((pitcher, batter))
        if found is None:
            arm, bat = self.pitchers[pitcher], self.batters[batter]
            command = arm.command + arm.bonus(bat.bats_against(arm.throws))
            found = command, bat.on_base + bat.bonus(arm.throws)
            self._matched[pitcher, batter] = found
        return found

    def duel(self, game: ClutchGame) -> tuple[int, int]:
        """Return Command and On-Base as they meet in the pitch to come."""
        mound, batter = game.defense.mound, game.at_bat
        command, on_base = self.matched(mound.pitcher, batter)
        command -= self.tired_step(game, mound)
        if game.cards.changes:
            command += self.number(game, "command", mound.pitcher)
            on_base += self.number(game, "on_base", batter)
        if game.offense.walked_in_a_row:
            on_base += self.edition.walked_on_base
        least = self.edition.least_command
        return command if least is None else max(least, command), on_base

    def command(self, game: ClutchGame) -> int:
        """CL-56, CL-08, CL-33, C24-23."""
        return self.duel(game)[0]

    def on_base(self, game: ClutchGame) -> int:
        """CL-57, CL-08, CL-89."""
        return self.duel(game)[1]

    def swing_bonus(self, game: ClutchGame) -> int:
        """CL-59, C24-44."""
        value = self.number(game, "swing", game.at_bat) if game.cards.changes else 0
        if game.offense.walked_in_a_row > 1:
            value += self.edition.walked_swing
        return value

    def swing_die(self, game: ClutchGame) -> int:
        """CL-34, C17-31, C24-38, RUL-35: the d24 after a mistake or against a tired pitcher."""
        if game.cards.changes:
            told = self.fixed(game, "die swing")
            if told is not None:
                return told
        pitch = game.pitch
        is_mistake = pitch is not None and pitch.is_mistake
        tired = is_mistake or self.tired_step(game, game.defense.mound) > 0
        return POWER_DIE if tired else D20

    def ip_allowed(self, game: ClutchGame, side: Side, by: int) -> int:
        """C24-25, RUL-40: what is left of the innings that a manager's cards may add."""
        dugout, edition = game.dugout(side), self.edition
        if by <= 0:
            return by
        this_inning = dugout.ip_in_inning if dugout.ip_inning == game.inning else 0
        left = min(edition.ip_an_inning - this_inning, edition.ip_a_game - dugout.ip_in_game)
        return max(0, min(by, left))

    # Fielders

    def defense_at(self, player: CardId, position: Position) -> int:
        """CL-28: his Defense where he stands; out of position it is not the printed one."""
        if position is Position.PITCHER:
            return self.pitchers[player].defense
        found = self.batters[player].defense(position)
        return self.edition.out_of_position if found is None else found

    def counted(self, dugout: Dugout) -> Dugout:
        """CL-28: return *dugout* with its units added up and its nine judged."""
        at = {position: who for who, position in zip(dugout.order, dugout.positions, strict=True)}
        at[Position.PITCHER] = dugout.mound.pitcher
        ratings = {
            unit: sum([self.defense_at(at[where], where) for where in places if where in at])
            for unit, places in UNITS.items()
        }
        return replace(dugout, is_fielding_legal=None not in dugout.positions, **ratings)

    def rating(self, game: ClutchGame, side: Side, unit: str) -> int:
        """CL-28, C17-28, C24-22: as the unit stands, cards aside."""
        dugout = game.dugout(side)
        if unit in dugout.zeroed:
            return 0
        value: int = getattr(dugout, unit)
        cap = self.setup.unit_cap
        return min(value, cap) if cap else value

    def unit(self, game: ClutchGame, unit: str) -> int:
        """CL-28, C17-28, C24-22: the rating of a unit of the side in the field, cards and all."""
        dugout = game.defense
        if unit in dugout.zeroed:
            return 0
        value: int = getattr(dugout, unit)
        if game.cards.changes:
            value += self.summed(self.changes_of_unit(game, unit))
        cap = self.setup.unit_cap
        return min(value, cap) if cap else value

    def changes_of_unit(self, game: ClutchGame, unit: str) -> list[Change]:
        """What cards do to a unit in the field and to those who stand in it."""
        dugout = game.defense
        if unit in dugout.zeroed:
            return []
        found = self.changes_of(game, unit)
        if "defense" in [change.what for change in game.cards.changes]:
            for place in UNITS[unit]:
                found += self.changes_of(game, "defense", dugout.player_at(place))
        return found

    def beyond_unit(self, game: ClutchGame, roll: str, unit: str) -> int:
        """Return what cards add to a throw or check besides what they do to its unit.

        C24-39: both count together against the cap of that one throw or check.
        """
        raised = self.changes_of_unit(game, unit)
        both = [*raised, *self.changes_of(game, roll)]
        return self.summed(both) - self.summed(raised)

    def printed_speed(self, player: CardId, *, steals: bool) -> int:
        """CL-76: Speed in 2017, Baserunning or Stealing in 2024."""
        card = self.batters[player]
        if self.edition.year == 2017:
            return card.speed
        return card.stealing if steals else card.baserunning

    def speed(self, game: ClutchGame, player: CardId, *, steals: bool = False) -> int:
        printed = self.printed_speed(player, steals=steals)
        if not game.cards.changes:
            return printed
        told = self.fixed(game, "speed", player)
        kinds = ("speed", "stealing" if steals else "baserunning")
        changes = [each for kind in kinds for each in self.changes_of(game, kind, player)]
        return (printed if told is None else told) + self.summed(changes)

    # Moments

    def is_clutch_moment(self, game: ClutchGame) -> bool:
        """C17-30, C24-37, CL-54: as things stand now."""
        if game.inning >= LATE_INNING and game.differential <= CLOSE_SCORE:
            return True
        if game.is_loaded:
            return True
        return self.edition.clutch_with_runners and game.has_risp and game.outs == 2

    def is_123(self, game: ClutchGame) -> bool:
        """CL-49: three batters, none safe; in 2024 all against one pitcher."""
        is_alone = self.edition.year == 2017 or game.pitchers_this_half == 1
        return len(game.previous) == OUTS_A_HALF and not game.reached_this_half and is_alone
