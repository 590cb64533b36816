"""What an outcome does, CL-79 to 83, CL-88 to 91: hits, walks, outs, bunts; who is charged.

Ground balls have a room of their own.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from hotstove.baseball.bases import EMPTY, Advance, Base, Runner, forced
from hotstove.baseball.facts import Batted
from hotstove.baseball.innings import OUTS_A_HALF, hit_advances
from hotstove.play.answers import Answer, Key
from hotstove.play.decisions import Decision, Option, Roll
from hotstove.play.dice import D20
from hotstove.play.problems import Problem
from hotstove.play.table import Script, Table, ask

from .card_moment import AFTER_BUNT, BUNT_DECLARED
from .facts import BuntTried
from .faults import fault
from .results import AWARDED, BUNT, INTENTIONAL_WALK, Result
from .running import Running
from .state import ClutchGame

_Table: TypeAlias = Table[ClutchGame]

PITCH_TO_HIM: Final = Key("pitch to him")
WALK_HIM: Final = Key("walk him")
SWING_AWAY: Final = Key("swing away")
CALL_BUNT: Final = Key("bunt")
BUNT_AGAIN: Final = Key("bunt again")
_PLATE, _FIRST, _SECOND, _THIRD, _HOME = Base
_STRIKEOUT: Final = Result.STRIKEOUT
_WALKS: Final = (Result.WALK, INTENTIONAL_WALK)
BuntEnd: TypeAlias = Literal["swing", "bunted", "struck out"]


class Plays(Running):
    # Who is charged, what is told

    def new_runner(self, game: ClutchGame) -> Runner:
        """CS-12."""
        return Runner(game.at_bat, game.defense.mound.pitcher)

    def out_at_first(self, game: ClutchGame) -> Advance:
        return Advance(self.new_runner(game), _PLATE, _FIRST, is_out=True)

    def tell_batted(
        self,
        table: _Table,
        code: str,
        advances: tuple[Advance, ...],
        hit: int = 0,
        *,
        is_double_play: bool = False,
        sacrifice: Literal["", "SH"] = "",
        is_error: bool = False,
        is_awarded: bool = False,
    ) -> None:
        """CS-07: a run batted in for each that scores, none on a double play or an error."""
        game = table.state
        runs = 0
        for move in advances:
            runs += move.end is _HOME and not move.is_out
        table.tell(
            Batted(
                game.at_bat,
                game.defense.mound.pitcher,
                code,
                advances,
                hit,
                is_walk=code in _WALKS,
                is_strikeout=code == _STRIKEOUT,
                is_double_play=is_double_play,
                sacrifice=sacrifice,
                rbi=0 if is_double_play or is_error else runs,
                is_error=is_error,
                is_awarded=is_awarded,
            )
        )

    # CL-79 to 81, C24-43

    def hit(self, table: _Table, result: Result) -> Script[None]:
        """CL-79, 82, CS-03: everybody takes the bases of the hit, then the tries for more."""
        game = table.state
        batter, outs = game.at_bat, game.outs_before
        moves, credited = hit_advances(game, result.bases, self.new_runner(game), self.innings)
        self.tell_batted(table, result, moves, credited)
        if result in (Result.SINGLE, Result.DOUBLE) and self.goes_on(table.state):
            yield from self.extra_bases(table, batter, outs)

    def walk(self, table: _Table, code: str) -> None:
        """CL-80, CL-88."""
        game = table.state
        self.tell_batted(table, code, forced(game.bases, self.new_runner(game)))

    def out(self, table: _Table, code: str) -> None:
        """CL-81, C24-43: the batter is out, nobody moves."""
        self.tell_batted(table, code, (self.out_at_first(table.state),))

    def fly_ball(self, table: _Table) -> Script[None]:
        """CL-83."""
        game = table.state
        batter, outs = game.at_bat, game.outs
        self.tell_batted(table, Result.FLY_BALL, (self.out_at_first(game),))
        if table.state.outs < OUTS_A_HALF:
            yield from self.tag_up(table, batter, outs)

    def awarded(self, table: _Table, code: str) -> None:
        """CS-10: the batter takes his bases, runners only make room; an error is no hit."""
        game = table.state
        count = max(1, int(game.awarded.partition(":")[2] or 1))
        batter = self.new_runner(game)
        if count == 1:
            moves = forced(game.bases, batter)
        else:
            ups = [
                Advance(on, base, Base(min(_HOME, base + count)))
                for base, on in game.bases.runners()
            ]
            moves = (*ups, Advance(batter, _PLATE, Base(count)))
        is_error = code == AWARDED["error"]
        self.tell_batted(table, code, moves, is_error=is_error, is_awarded=not is_error)

    # CL-88 The intentional walk

    def is_walk_asked_about(self, game: ClutchGame) -> bool:
        """Managers among themselves are asked where it may serve: first open, a runner beyond."""
        return self.has_people or (game.bases.first is None and game.has_risp)

    def intentional_walk(self, table: _Table) -> Script[bool]:
        """S4: before any strategy card of the at-bat. Returns whether he is walked."""
        game = table.state
        if self.is_forbidden(game, "ibb"):
            return False
        answer = yield Decision(
            game.defense.seat,
            "intentional walk",
            "CL-88",
            lambda: (Option(PITCH_TO_HIM), Option(WALK_HIM, is_aside=True)),
            PITCH_TO_HIM,
            rides=True,
            arguments={"batter": game.at_bat},
            refuse=lambda answer: self.refuse_call(table.state, answer),
        )
        return bool(answer == WALK_HIM)

    # CL-90, 91 The bunt

    def may_bunt(self, game: ClutchGame) -> bool:
        """RUL-108: somebody on base, fewer than two out."""
        return game.outs < OUTS_A_HALF - 1 and game.bases != EMPTY

    def bunt(self, table: _Table) -> Script[BuntEnd]:
        """S5: up to three rolls, each higher than 12, of a batter who may bunt."""
        game = table.state
        if self.is_forbidden(game, "bunt"):
            return "swing"
        answer = yield Decision(
            game.offense.seat,
            "bunt",
            "CL-90",
            lambda: (Option(SWING_AWAY), Option(CALL_BUNT, is_aside=True)),
            SWING_AWAY,
            rides=True,
            arguments={"batter": game.at_bat},
            refuse=lambda answer: self.refuse_call(table.state, answer),
        )
        if answer == SWING_AWAY:
            return "swing"
        if self.is_due(table.state, BUNT_DECLARED):
            yield from self.card_window(table, BUNT_DECLARED)
        if self.holds_too_many(table.state):
            yield from self.trim(table)
        for number in (1, 2, 3):
            if number > 1 and self.may_stop_bunting(number):
                answer = yield from ask(
                    table.state.offense.seat,
                    "bunt again",
                    "CL-90",
                    lambda: (Option(SWING_AWAY), Option(BUNT_AGAIN)),
                    default=SWING_AWAY,
                    arguments={"batter": table.state.at_bat, "number": number},
                )
                if answer == SWING_AWAY:
                    return "swing"
            die: int = yield Roll(D20, "bunt", table.state.offense.seat, "CL-90")
            is_good = die > self.edition.bunt_target
            table.tell(BuntTried(table.state.at_bat, die, number, is_good))
            if self.is_due(table.state, AFTER_BUNT):
                yield from self.card_window(table, AFTER_BUNT)
            tried = table.state.tried
            if tried is not None and tried.is_good:
                return "bunted"
        return "struck out"

    def may_stop_bunting(self, number: int) -> bool:
        """CL-90, RUL-109: before the third roll; in 2017 before the second too."""
        return number == 3 or self.edition.second_bunt_is_free

    def carry_out_bunt(self, table: _Table) -> None:
        """CL-91, CS-06: R1 and R2 move up where nobody who stays is in the way; R3 stays."""
        game = table.state
        bases = game.bases
        moves = []
        if bases.second is not None and bases.third is None:
            moves.append(Advance(bases.second, _SECOND, _THIRD))
        if bases.first is not None and (bases.second is None or bases.third is None):
            moves.append(Advance(bases.first, _FIRST, _SECOND))
        out = self.out_at_first(game)
        self.tell_batted(table, BUNT, (*moves, out), sacrifice="SH" if moves else "")

    # What comes too late

    def refuse_call(self, game: ClutchGame, answer: Answer) -> list[Problem]:
        """CL-88, CL-90, CL-36: walk and bunt stand before all cards, substitutions before both."""
        if answer == WALK_HIM:
            return [fault("IBB_TOO_LATE", "CL-88", batter=self.name(game.at_bat))]
        if answer == CALL_BUNT:
            return [fault("BUNT_ILLEGAL", "CL-90", outs=game.outs)]
        return super().refuse_call(game, answer)
