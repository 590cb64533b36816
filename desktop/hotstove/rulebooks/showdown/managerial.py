"""What managers may call in the expert game, SD-E-50 to 54: the intentional walk, the bunt."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from hotstove.baseball.bases import EMPTY, Advance, Base, forced
from hotstove.baseball.facts import Batted
from hotstove.baseball.innings import OUTS_A_HALF
from hotstove.play.answers import Answer, Key, Placed
from hotstove.play.decisions import Decision, Option
from hotstove.play.dice import D20
from hotstove.play.problems import Problem
from hotstove.play.table import Script, Table, roll

from .expert_changes import ExpertChanges
from .expert_facts import BuntCalled, Bunted, CardPlayed, WalkOrdered
from .state import ShowdownGame
from .strategy_moment import BUNT

_Table: TypeAlias = Table[ShowdownGame]

PITCH_TO_HIM: Final = Key("pitch to him")
WALK_HIM: Final = Key("walk him")
SWING_AWAY: Final = Key("swing away")
CALL_BUNT: Final = Key("bunt")
WALK_CODE: Final = "IBB"
BUNT_CODE: Final = "BU"


class ManagerialOptions(ExpertChanges):
    # SD-M-03 The intentional walk

    def intentional_walk(self, table: _Table) -> Script[None]:
        """SD-E-50: allowed in any situation, bases loaded included."""
        game = table.state
        answer = yield Decision(
            game.defense.seat,
            "intentional walk",
            "SD-E-50",
            lambda: (Option(PITCH_TO_HIM), Option(WALK_HIM, is_aside=True)),
            PITCH_TO_HIM,
            rides=True,
            arguments={"batter": game.at_bat},
            refuse=lambda answer: self.refuse_call(table.state, answer),
        )
        if answer == WALK_HIM:
            table.tell(WalkOrdered(table.state.at_bat))

    def refuse_call(self, game: ShowdownGame, answer: Answer) -> list[Problem]:
        """SD-E-08: no card before walk and bunt are settled; SD-E-51: why no bunt."""
        if answer == CALL_BUNT and game.bases.third is not None:
            runner = self.cards[game.bases.third.player].name
            return [Problem("BUNT_RUNNER_ON_THIRD", "SD-E-51", {"runner": runner})]
        if isinstance(answer, Placed):
            name = self.strategy_name(answer.card)
            return [Problem("WINDOW_CLOSED", "SD-E-08", {"card": name, "windows": ()})]
        return self.refuse_step(answer, "batter up")

    def refuse_step(self, answer: Answer, step: str) -> list[Problem]:
        if isinstance(answer, Key):
            return self.refuse_icon_power(answer)
        return [Problem("WRONG_STEP", "SD-A-40", {"player": "", "step": step})]

    # SD-M-04 The bunt

    def bunt_call(self, table: _Table) -> Script[None]:
        """SD-E-51, SD-V-06: not with a runner on third, unless a card allows it; not after a walk.

        Whoever holds cards of his side is asked even where he has none for it (SD-E-07).
        """
        game = table.state
        answer = yield Decision(
            game.offense.seat,
            "bunt",
            "SD-E-51",
            lambda: self.offer_bunts(table.state),
            SWING_AWAY,
            is_secret=game.expert.has_decks,
            rides=True,
            arguments={"batter": game.at_bat},
            refuse=lambda answer: self.refuse_bunt(table.state, answer),
        )
        if isinstance(answer, Placed):
            table.tell(BuntCalled(table.state.at_bat, answer.card))
            table.tell(CardPlayed(table.state.batting, answer.card, BUNT))
        elif answer == CALL_BUNT:
            table.tell(BuntCalled(table.state.at_bat))

    def is_bunt_asked_about(self, game: ShowdownGame) -> bool:
        """Whether a bunt may be called, or may have to be thought of for the others to see.

        Managers among themselves are not asked about a bunt that can only make an out (R60).
        """
        if game.expert.mode:
            return False
        if game.bases.third is None:
            return self.has_people or not is_bunt_pointless(game)
        if not game.expert.has_decks:
            return False
        if self.has_people:
            return self.holds_any(game, game.batting)
        return bool(self.playable(game, game.batting, BUNT))

    def offer_bunts(self, game: ShowdownGame) -> tuple[Option, ...]:
        found = [Option(SWING_AWAY)]
        if game.bases.third is None:
            found.append(Option(CALL_BUNT, is_aside=True))
        if game.expert.has_decks:
            cards = self.playable(game, game.batting, BUNT)
            found += [self.copied.options[card] for card in cards]
        return tuple(found)

    def refuse_bunt(self, game: ShowdownGame, answer: Answer) -> list[Problem]:
        """SD-V-06: a card for the bunt is refused together with the call."""
        if isinstance(answer, Placed):
            return list(self.check_card(game, game.batting, BUNT, answer.card))
        return self.refuse_call(game, answer)

    # SD-M-08 a

    def walk_him(self, table: _Table) -> None:
        """SD-E-50: to first, forcing runners as on BB; not a result."""
        game = table.state
        moves = forced(game.bases, self.new_runner(game))
        table.tell(
            Batted(
                game.at_bat,
                game.defense.pitcher,
                WALK_CODE,
                moves,
                is_walk=True,
                rbi=sum(move.scores for move in moves),
            )
        )

    def bunt(self, table: _Table) -> Script[None]:
        """SD-E-52, 53, 54: a pop-up on the pitcher's chart fails; else the runners move up.

        R87: a runner who has stolen third since the call comes home on it.
        """
        die = yield from roll(D20, "bunt", table.state.offense.seat, "SD-E-52")
        game = table.state
        pitcher = self.pitcher(game.defense.pitcher)
        bunted = Bunted(game.at_bat, pitcher.id, die, pitcher.chart.result(die))
        table.tell(bunted)
        out = Advance(self.new_runner(game), Base.PLATE, Base.FIRST, is_out=True)
        moves: tuple[Advance, ...] = (out,)
        is_good = bunted.is_good and game.outs + 1 < OUTS_A_HALF
        if is_good:
            runners = game.bases.runners()
            moves = (*[Advance(on, base, base.following) for base, on in runners], out)
        table.tell(
            Batted(
                game.at_bat,
                pitcher.id,
                BUNT_CODE,
                moves,
                sacrifice="SH" if is_good and len(moves) > 1 else "",
                rbi=sum(move.scores for move in moves),
            )
        )

    def bunt_warnings(self, game: ShowdownGame) -> Iterator[Problem]:
        """R60: legal, but nothing can come of it."""
        if is_bunt_pointless(game):
            yield Problem("BUNT_POINTLESS", "SD-E-51", {})


def is_bunt_pointless(game: ShowdownGame) -> bool:
    """R60: with two out or nobody on there is only an out in it."""
    return game.outs + 1 == OUTS_A_HALF or game.bases == EMPTY
