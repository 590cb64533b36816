"""Showdown, the expert game (SD-E): the advanced game without icon powers, except as written here.

Here: the order of play, pitch and swing, fatigue, what cards stop. The rest has rooms of its own:
strategy_rules, managerial, expert_substitutions, expert_changes.
"""

from __future__ import annotations

from functools import cached_property
from typing import Literal, TypeAlias

from msgspec.structs import replace

from hotstove.baseball.bases import Advance, Base, Runner
from hotstove.baseball.effects.hands import imagined_hands
from hotstove.baseball.effects.played import CardFact
from hotstove.baseball.facts import PinchRan
from hotstove.baseball.innings import OUTS_A_HALF, is_decided, is_walk_off
from hotstove.baseball.lineups import LineupPool, Substitution
from hotstove.baseball.odds import OddsCard
from hotstove.baseball.positions import Position
from hotstove.play.answers import Answer, Placed
from hotstove.play.decisions import Decision
from hotstove.play.dice import Rng
from hotstove.play.problems import Problem
from hotstove.play.seats import Seat
from hotstove.play.table import SETTLED, Gesture, Script, Table

from . import expert_facts as facts
from .advanced import AdvancedShowdown
from .basic import PITCHES, SWINGS, BasicShowdown
from .cards import Card, CardId, Result
from .expert_changes import CHANGES
from .expert_gestures import BASES, explain_card, explain_runner
from .expert_substitutions import ExpertSubstitutions, at_first_too
from .expert_wording import ExpertWording
from .facts import Pitched, Swung
from .managerial import CALL_BUNT
from .setup import ShowdownSetup
from .state import Mound, ShowdownGame
from .strategy_moment import AFTER_RESULT, BEFORE_PITCH, ON_EXTRA_BASE, ON_RESULT
from .substitutions import may_relieve

_Table: TypeAlias = Table[ShowdownGame]

RUNS_AN_INNING = 3
"""SD-E-40: runs charged that cost a pitcher one IP."""


class ExpertShowdown(ExpertSubstitutions):
    id = "showdown/expert"
    changes = AdvancedShowdown.changes | CHANGES
    answer_type: TypeAlias = AdvancedShowdown.answer_type | Placed
    fact_type: TypeAlias = (
        AdvancedShowdown.fact_type
        | PinchRan
        | CardFact
        | facts.DecksLeftOut
        | facts.CardCancelled
        | facts.CardStayed
        | facts.Adjusted
        | facts.IpChanged
        | facts.RuleLifted
        | facts.ResultChanged
        | facts.ChartNamed
        | facts.RunnersHeld
        | facts.AttemptsDenied
        | facts.TargetChosen
        | facts.WalkOrdered
        | facts.BuntCalled
        | facts.Bunted
        | facts.StealTried
        | facts.Checked
        | facts.PitcherFreed
        | facts.PitcherForcedOut
    )

    def __init__(self, setup: ShowdownSetup) -> None:
        super().__init__(setup)
        self.tired = frozenset(card for team in setup.teams for card in team.tired)

    @cached_property
    def wording(self) -> ExpertWording:
        return ExpertWording(self)

    # The order of play

    def begin_half(self, table: _Table) -> Script[None]:
        """SD-E-03, 04: before the first half-inning both draw their hands."""
        if self.decks and not table.state.expert.has_dealt:
            return self.opening_hands(table)
        return super().begin_half(table)

    def take_the_field(self, table: _Table) -> Script[None]:
        """SD-E-05, 06: once the fielders are settled, both draw one."""
        yield from super().take_the_field(table)
        if table.state.expert.has_decks and table.state.is_fielding_set:
            self.draw(table)

    def change_sides(self, table: _Table) -> Script[None]:
        """SD-M-H9; no icon wins an inning here (SD-I-01)."""
        self.sweep(table)
        return BasicShowdown.change_sides(self, table)

    # SD-M The at-bat

    def plate_appearance(self, table: _Table) -> Script[None]:
        """SD-M-01 to 10, SD-E-25: the third out before the result ends it at once."""
        yield from self.batter_up(table)
        if table.state.defense.mound.must_leave or may_relieve(table.state):
            yield from self.pitching_change(table)
            if table.state.forfeited_by is not None:
                return
        if table.state.expert.staying:
            self.sweep(table)
        yield from self.intentional_walk(table)
        if self.is_bunt_asked_about(table.state):
            yield from self.bunt_call(table)
        is_on = True
        if self.is_card_due(table.state, BEFORE_PITCH):
            is_on = yield from self.card_window(table, BEFORE_PITCH)
        if is_on:
            if table.state.promised:
                self.keep_promise(table)
            yield from self.pitch_and_swing(table)
            if self.is_card_due(table.state, ON_RESULT):
                is_on = yield from self.card_window(table, ON_RESULT)
        if is_on:
            yield from self.carry_out_at_length(table)
            if table.state.expert.staying:
                self.sweep(table)
            is_due = self.is_card_due(table.state, AFTER_RESULT)
            if is_due and not is_walk_off(table.state, self.innings):
                yield from self.card_window(table, AFTER_RESULT)
        self.close_at_bat(table)

    def keep_promise(self, table: _Table) -> None:
        """SD-B-11, unless a card has switched it off."""
        if not self.is_lifted(table.state, "SD-B-11"):
            super().keep_promise(table)

    # SD-M-06 The rolls

    def pitch_and_swing(self, table: _Table) -> Script[None]:
        """SD-M-06; neither on a walk or a bunt (SD-D-06)."""
        if table.state.expert.mode:
            return
        if self.is_pitched_to(table.state):
            die: int = yield PITCHES[table.state.defense.seat]
            self.pitch(table, die)
        die = yield SWINGS[table.state.offense.seat]
        self.swing(table, die)

    def pitch(self, table: _Table, die: int) -> None:
        """SD-B-07 with what cards add."""
        game = table.state
        pitcher, batter = self.pitchers[game.defense.mound.pitcher], self.batters[game.at_bat]
        control, on_base, modifier = pitcher.control, batter.on_base, -self.tiredness(game)
        if game.expert.modifiers:
            control = self.number(game, "control", of=pitcher.id, printed=control)
            on_base = self.number(game, "on_base", of=batter.id, printed=on_base)
            modifier += self.number(game, "pitch")
        table.tell(Pitched(pitcher.id, batter.id, die, control, modifier, on_base))

    def fatigue(self, mound: Mound) -> int:
        """SD-E-40, 41, 43: fewer IP for runs charged and for want of rest, never below none."""
        ip = 0 if mound.pitcher in self.tired else self.pitchers[mound.pitcher].ip
        left = ip + mound.extra_ip - mound.charged // RUNS_AN_INNING
        return max(0, mound.innings - max(0, left))

    def swing(self, table: _Table, die: int) -> None:
        """SD-B-08 with what cards add, on the chart they may name."""
        game = table.state
        pitch, chart = game.pitch, game.expert.chart
        is_pitchers = pitch is None or pitch.is_pitchers
        if chart:
            is_pitchers = chart == "pitcher"
        reader = game.defense.mound.pitcher if is_pitchers else game.at_bat
        modifier = self.number(game, "swing") if game.expert.modifiers else 0
        if modifier:
            result = self.cards[reader].chart.result(die + modifier)
        else:
            result = self.natural[reader][die]
        table.tell(Swung(reader, die, modifier, result))

    # SD-M-08 Carrying it out

    def carry_out_at_length(self, table: _Table) -> Script[None]:
        mode = table.state.expert.mode
        if mode == "bunt":
            return self.bunt(table)
        if mode == "IBB":
            self.walk_him(table)
            return SETTLED
        return super().carry_out_at_length(table)

    def ground_ball(self, table: _Table) -> Script[None]:
        """SD-A-12 to 15; where a card lifts SD-A-13, only the batter is out."""
        game = table.state
        if not self.is_lifted(game, "SD-A-13"):
            yield from super().ground_ball(table)
            return
        out = Advance(self.new_runner(game), Base.PLATE, Base.FIRST, is_out=True)
        moves: tuple[Advance, ...] = ()
        if game.outs + 1 < OUTS_A_HALF:
            runners = game.bases.runners()
            moves = tuple([Advance(on, base, base.following) for base, on in runners])
        self.tell_batted(table, Result.GROUND_BALL, (*moves, out))

    def candidates(
        self, before: ShowdownGame, after: ShowdownGame
    ) -> list[tuple[Base, Runner]]:
        """SD-A-20, 21, less those whom cards hold, and him who has nowhere to go for them."""
        expert = after.expert
        if expert.is_denied:
            return []
        if expert.code == Result.FLY_BALL and self.is_lifted(after, "SD-A-21"):
            return []
        found = super().candidates(before, after)
        if not expert.held:
            return found
        free = [(base, on) for base, on in found if on.player not in expert.held]
        third = after.bases.third
        if third is not None and third.player in expert.held:
            free = [(base, on) for base, on in free if base is not Base.SECOND]
        return free

    def on_the_way(
        self,
        table: _Table,
        before: ShowdownGame,
        going: list[tuple[Base, Runner]],
        cause: Literal["XB", "TAG"],
    ) -> Script[list[tuple[Base, Runner]]]:
        """SD-M-08 d: cards on the extra base; who was stopped or is safe already runs no more."""
        if not table.state.expert.has_decks:
            return going
        yield from self.card_window(table, ON_EXTRA_BASE)
        game = table.state
        if is_walk_off(game, self.innings) or is_decided(game, self.innings):
            return []
        left = game.expert.going
        still = [(base, on) for base, on in going if on.player in left]
        third = game.bases.third
        if third is not None and third.player not in left:
            still = [(base, on) for base, on in still if base is not Base.SECOND]
        return still

    # SD-E-60, SD-T-18 Lineups: any hitter may start at first base

    def cards_of(self, seat: Seat) -> dict[CardId, Card]:
        return {card.id: at_first_too(card) for card in self.team(seat).cards}

    def lineup_pool(self, seat: Seat, game: ShowdownGame | None = None) -> LineupPool:
        pool = super().lineup_pool(seat, game)
        return self.with_first_base(pool)

    def field_pool(self, game: ShowdownGame, seat: Seat) -> LineupPool:
        return self.with_first_base(super().field_pool(game, seat))

    def with_first_base(self, pool: LineupPool) -> LineupPool:
        """Every hitter may stand at first as well."""
        batters = []
        for each in pool.batters:
            places = each.positions
            if Position.FIRST_BASE not in places and Position.PITCHER not in places:
                each = replace(each, positions=(Position.FIRST_BASE, *places))
            batters.append(each)
        return replace(pool, batters=tuple(batters))

    def check_today(
        self, answer: Answer, cards: dict[CardId, Card], starter: CardId, league: str
    ) -> list[Problem]:
        cards = {player: at_first_too(card) for player, card in cards.items()}
        return super().check_today(answer, cards, starter, league)

    # What others ask

    def warnings(self, game: ShowdownGame, decision: Decision, answer: Answer) -> list[Problem]:
        """Return what a manager should know before he gives *answer*; it is legal all the same.

        SD-E-74 (nobody left for a position), R60 (a bunt that does nothing), R67 (a card with
        nothing to do).
        """
        side = game.side_of(decision.seat)
        if isinstance(answer, Substitution) and side is game.batting:
            return list(self.field_warnings(game, side, answer.outgoing))
        if decision.asks == "bunt" and answer == CALL_BUNT:
            return list(self.bunt_warnings(game))
        if isinstance(answer, Placed) and answer.card in self.strategy:
            return list(self.card_warnings(game, side, answer.card))
        return []

    def odds_card(self, game: ShowdownGame) -> OddsCard | None:
        """As in the advanced game, with what cards have added to the pitch; no card is assumed.

        None for a walk, a bunt, and a swing that cards have changed.
        """
        expert = game.expert
        if expert.mode or expert.chart or self.number(game, "swing"):
            return None
        if expert.modifiers or expert.lifted:
            mound, batter = game.defense.mound, game.at_bat or game.offense.batter
            more = self.number(game, "control", of=mound.pitcher) + self.number(game, "pitch")
            more += self.fatigue(mound) - self.tiredness(game)
            more -= self.number(game, "on_base", of=batter)
            game = replace(game, bonus=game.bonus + more)
        return super().odds_card(game)

    def explain(self, game: ShowdownGame, seat: Seat, gesture: Gesture) -> list[Problem]:
        copy = gesture.piece.removeprefix("card:")
        if copy in self.strategy:
            return explain_card(self, game, seat, copy)
        base = game.bases.at(BASES[gesture.place]) if gesture.place in BASES else None
        if base is not None and copy in self.cards and game.has_lineups:
            return explain_runner(self, game, seat, Substitution(copy, base.player))
        return super().explain(game, seat, gesture)

    def imagined(self, game: ShowdownGame, seat: Seat, rng: Rng) -> ShowdownGame:
        """The other's hand and both decks are dealt anew, each side's cards among themselves."""
        game = super().imagined(game, seat, rng)
        if not game.expert.has_decks:
            return game
        hands = imagined_hands(game.expert.hands, seat, rng)
        return replace(game, expert=replace(game.expert, hands=hands))

    def faults(self, game: ShowdownGame) -> list[Problem]:
        return [*super().faults(game), *self.hand_faults(game)]
