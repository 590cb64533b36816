"""Showdown, the advanced game (SD-A, SD-I): the basic game, except as written here.

Here: the day's starters and league, the at-bat in its order, fatigue, pitchers at bat. The rest has
rooms of its own: ground_balls, extra_bases, substitution_rules, icon_rules.
"""

from __future__ import annotations

from functools import cached_property
from typing import TypeAlias

from msgspec.structs import replace

from hotstove.baseball.facts import (
    FieldSet,
    PinchHit,
    PitchingChange,
)
from hotstove.baseball.innings import OUTS_A_HALF, is_walk_off
from hotstove.baseball.lineups import FieldCard, LineupCard, LineupPool, LineupSpot, Substitution
from hotstove.baseball.odds import OddsCard
from hotstove.play.answers import Answer, Conceded, Key
from hotstove.play.decisions import FreeForm
from hotstove.play.dice import D20, Rng
from hotstove.play.problems import Problem
from hotstove.play.seats import SEATS, Seat, Side
from hotstove.play.table import SETTLED, Gesture, Script, Table, roll

from . import gestures, nines
from .advanced_wording import AdvancedWording
from .basic import BATTER_UP, PITCHES, SWINGS, BasicShowdown
from .cards import Card, CardId, HitterCard, Icon, Result
from .changes import AFTER
from .extra_bases import ExtraBaseRules
from .facts import (
    DoublePlayTried,
    IconUsed,
    LeagueChosen,
    Pitched,
    RunnersSent,
    SlotRolled,
    Swung,
    ThrewAt,
    WonInning,
)
from .ground_balls import GroundBallRules
from .icons import anybody_before_pitch, anybody_on_result
from .lineups import (
    candidate,
    check_todays_lineup,
    lineup_pool,
    some_lineup_today,
    suggested_today,
    written_today,
)
from .rosters import slot_of
from .setup import ShowdownSetup
from .state import Dugout, Mound, ShowdownGame
from .substitution_rules import SubstitutionRules
from .substitutions import may_relieve

_Table: TypeAlias = Table[ShowdownGame]
_CY = Icon.CY
_GROUND_BALL, _FLY_BALL = Result.GROUND_BALL, Result.FLY_BALL


class AdvancedShowdown(SubstitutionRules, GroundBallRules, ExtraBaseRules):
    id = "showdown/advanced"
    changes = AFTER | {
        SlotRolled: "after_slot_rolled",
        LeagueChosen: "after_league_chosen",
        PinchHit: "after_pinch_hit",
        PitchingChange: "after_pitching_change",
        FieldSet: "after_field_set",
        IconUsed: "after_icon_used",
        WonInning: "after_won_inning",
        DoublePlayTried: "after_thrown",
        ThrewAt: "after_thrown",
    }
    answer_type: TypeAlias = Key | Conceded | LineupCard | Substitution | FieldCard
    fact_type: TypeAlias = (
        BasicShowdown.fact_type
        | SlotRolled
        | LeagueChosen
        | PinchHit
        | PitchingChange
        | FieldSet
        | IconUsed
        | DoublePlayTried
        | RunnersSent
        | ThrewAt
        | WonInning
    )

    def __init__(self, setup: ShowdownSetup) -> None:
        super().__init__(setup)
        self.natural = self.brought.natural

    @cached_property
    def wording(self) -> AdvancedWording:
        return AdvancedWording(self)

    # The order of play

    def before_the_game(self, table: _Table) -> Script[None]:
        """SD-A-01: slot and league stand between the sides and the lineups."""
        game = table.state
        if game.has_sides and not game.slot:
            return self.rotation_slot(table)
        if game.has_sides and not game.league:
            return self.league(table)
        return super().before_the_game(table)

    def rotation_slot(self, table: _Table) -> Script[None]:
        """SD-A-02: one die for both teams, unless the slot is fixed."""
        slot = self.setup.slot
        if not slot:
            die = yield from roll(D20, "rotation", table.state.home.seat, "SD-A-02")
            slot = slot_of(die)
        table.tell(SlotRolled(slot))

    def league(self, table: _Table) -> Script[None]:
        """SD-A-03: AL or NL as the home team has it, or as agreed."""
        chosen = self.setup.league
        if chosen == "home":
            chosen = self.team(table.state.home.seat).home_rules
        table.tell(LeagueChosen("AL" if chosen == "AL" else "NL"))
        yield from ()

    def starter_today(self, game: ShowdownGame, seat: Seat) -> CardId:
        """SD-A-02: both teams start their pitcher of the day's slot."""
        starters = self.brought.rotations[seat]
        return starters[(game.slot - 1) % len(starters)]

    def hand_in(self, table: _Table, side: Side) -> Script[None]:
        """SD-A-01, 04, 06: the lineup for this league, with the starter the slot gives."""
        game = table.state
        seat = game.dugout(side).seat
        cards = {card.id: card for card in self.team(seat).cards}
        starter = self.starter_today(game, seat)
        return self.ask_lineup(
            table,
            side,
            suggested=lambda: self.suggested_today(game, seat),
            free=FreeForm(
                check=lambda answer: self.check_today(answer, cards, starter, game.league),
                some=lambda rng: some_lineup_today(cards, starter, game.league, self.backups, rng),
            ),
        )

    def suggested_today(self, game: ShowdownGame, seat: Seat) -> LineupCard:
        """SD-T-12, 21, 22: the order the roster brings for today, else the one suggested."""
        team, starter = self.team(seat), self.starter_today(game, seat)
        cards = {card.id: card for card in team.cards}
        rival = self.cards[self.starter_today(game, SEATS[1 - seat])]
        written = written_today(
            team.orders, cards, starter, game.league, self.backups, against=rival.bats
        )
        return written or suggested_today(cards, starter, game.league, self.backups)

    def lineup_pool(self, seat: Seat, game: ShowdownGame | None = None) -> LineupPool:
        """Full-cost hitters and the starter of the day; in the NL he bats too."""
        game = game or self.start()
        cards = {card.id: card for card in self.team(seat).cards}
        starter = self.starter_today(game, seat)
        ready = [
            card
            for card in cards.values()
            if card.id == starter or (isinstance(card, HitterCard) and card.id not in self.backups)
        ]
        pool = lineup_pool(ready)
        suggested = self.suggested_today(game, seat)
        batters = (*pool.batters, *pool.starters) if game.league == "NL" else pool.batters
        return replace(pool, batters=batters, suggested=suggested)

    def field_pool(self, game: ShowdownGame, seat: Seat) -> LineupPool:
        """The lineup, the bench and the bullpen; suggested is the nine nearest to the present."""
        side = game.side_of(seat)
        dugout = game.dugout(side)
        cards = [self.cards[player] for player in (*dugout.order, *dugout.bench)]
        arms = [self.cards[player] for player in (dugout.pitcher, *dugout.bullpen)]
        card = nines.suggested_field(self, game, side)
        spots = zip(card.order, card.positions, strict=True)
        suggested = LineupCard(tuple(LineupSpot(*spot) for spot in spots), card.pitcher)
        if card.pitcher not in dugout.order:
            cards.append(self.cards[card.pitcher])
        batters = tuple(candidate(found) for found in cards)
        return LineupPool(batters, tuple(candidate(found) for found in arms), suggested)

    def check_today(
        self, answer: Answer, cards: dict[CardId, Card], starter: CardId, league: str
    ) -> list[Problem]:
        if not isinstance(answer, LineupCard):
            return self.check_lineup(answer, cards)
        return list(check_todays_lineup(answer, cards, starter, league, self.backups))

    # SD-M-H0 The side in the field

    def change_sides(self, table: _Table) -> Script[None]:
        """SD-I-CY at the end of the half-inning, then as in the basic game."""
        game = table.state
        mound = game.defense.mound
        if (
            mound.faced_this_half == OUTS_A_HALF
            and not game.reached_this_half
            and _CY in self.cards[mound.pitcher].icons
        ):
            table.tell(WonInning(game.fielding, mound.pitcher))
        return super().change_sides(table)

    # The at-bat (SD-M)

    def plate_appearance(self, table: _Table) -> Script[None]:
        """SD-M-01 to 08."""
        answer = yield self.question_of_hitter(table, "batter up")
        self.come_to_bat(table, answer)
        if may_relieve(table.state):
            yield from self.pitching_change(table)
        if anybody_before_pitch(self, table.state):
            yield from self.before_the_pitch(table)
        if table.state.promised:
            self.keep_promise(table)
        if self.is_pitched_to(table.state):
            die: int = yield PITCHES[table.state.defense.seat]
            self.pitch(table, die)
        die = yield SWINGS[table.state.offense.seat]
        self.swing(table, die)
        if anybody_on_result(self, table.state):
            yield from self.on_the_result(table)
        yield from self.carry_out_at_length(table)

    def come_to_bat(self, table: _Table, answer: Answer) -> None:
        """SD-M-01, SD-A-40 (1): the batter due, or another in his place."""
        if answer is not BATTER_UP:
            self.pinch_hit(table, answer)
        game = table.state
        table.tell(self.came_to_bat(game, game.offense))

    # SD-M-06 The rolls

    def is_pitched_to(self, game: ShowdownGame) -> bool:
        """SD-A-09: not a pitcher at bat."""
        return game.at_bat in self.batters

    def pitch(self, table: _Table, die: int) -> None:
        """SD-B-07 with fatigue (SD-A-30) and icons (SD-I-07)."""
        game = table.state
        mound = game.defense.mound
        batter, pitcher = self.batters[game.at_bat], self.pitchers[mound.pitcher]
        modifier = game.bonus + mound.bonus
        tired = mound.innings - pitcher.ip - mound.extra_ip
        if tired > 0:
            modifier -= tired
        table.tell(Pitched(pitcher.id, batter.id, die, pitcher.control, modifier, batter.on_base))

    def fatigue(self, mound: Mound) -> int:
        """SD-A-30: one for each inning beyond his IP."""
        tired = mound.innings - self.pitchers[mound.pitcher].ip - mound.extra_ip
        return max(0, tired)

    def swing(self, table: _Table, die: int) -> None:
        """SD-B-08; a pitcher at bat never has the advantage (SD-A-09)."""
        game = table.state
        pitch = game.pitch
        if pitch is None:
            reader = game.defense.mound.pitcher
        else:
            reader = pitch.pitcher if pitch.is_pitchers else pitch.batter
        table.tell(Swung(reader, die, 0, self.natural[reader][die]))

    # SD-M-08 Carrying it out

    def carry_out_at_length(self, table: _Table) -> Script[None]:
        """Carry the result out; return what is still to be settled by dice and managers."""
        game = table.state
        swing = game.swing
        assert swing is not None
        result = swing.result
        if result is _GROUND_BALL:
            return self.ground_ball(table)
        self.carry_out(table)
        if result is _FLY_BALL:
            if table.state.outs < OUTS_A_HALF:
                return self.extra_bases(table, game, "TAG")
        elif result.bases in (1, 2) and not is_walk_off(table.state, self.innings):
            return self.extra_bases(table, game, "XB")
        return SETTLED

    # What each fact does to the game

    def after_slot_rolled(self, game: ShowdownGame, fact: SlotRolled) -> ShowdownGame:
        return replace(game, slot=fact.slot)

    def after_league_chosen(self, game: ShowdownGame, fact: LeagueChosen) -> ShowdownGame:
        return replace(game, league=fact.league)

    def with_lineup(self, dugout: Dugout, card: LineupCard) -> Dugout:
        return self.counted(super().with_lineup(dugout, card))

    def after_thrown(self, game: ShowdownGame, fact: DoublePlayTried | ThrewAt) -> ShowdownGame:
        return replace(game, thrown=fact)

    def after_won_inning(self, game: ShowdownGame, fact: WonInning) -> ShowdownGame:
        dugout = game.dugout(fact.side)
        mound = replace(dugout.mound, extra_ip=dugout.mound.extra_ip + 1)
        return game.with_dugout(fact.side, replace(dugout, mound=mound))

    # What others ask

    def odds_card(self, game: ShowdownGame) -> OddsCard | None:
        """Return the exact chances of the at-bat at hand, or of the one that is due."""
        from .odds_wording import odds_card

        is_ready = game.has_lineups and not game.is_over and (game.at_bat or game.outs < 3)
        return odds_card(self, game) if is_ready else None

    def explain(self, game: ShowdownGame, seat: Seat, gesture: Gesture) -> list[Problem]:
        return gestures.explain_change(self, game, seat, gesture)

    def imagined(self, game: ShowdownGame, seat: Seat, rng: Rng) -> ShowdownGame:
        for side in Side:
            dugout = game.dugout(side)
            if dugout.seat != seat and dugout.handed_in is not None:
                cards = {card.id: card for card in self.team(dugout.seat).cards}
                starter = self.starter_today(game, dugout.seat)
                other = some_lineup_today(cards, starter, game.league, self.backups, rng)
                game = game.with_dugout(side, replace(dugout, handed_in=other))
        return game
