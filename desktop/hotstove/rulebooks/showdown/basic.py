"""Showdown, the basic game (SD-B), section by section as the book prints it.

Pitch, swing, two charts; no Speed, Fielding or innings pitched, no substitutions, icons or
strategy cards (SD-B-01). The higher levels stand upon this one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import ClassVar, Final, TypeAlias

from msgspec.structs import replace

from hotstove.baseball.bases import Advance, Base, Runner, forced
from hotstove.baseball.clubs import Club
from hotstove.baseball.facts import (
    Batted,
    CameToBat,
    Forfeited,
    GameEnded,
    LineupHandedIn,
    LineupsShown,
    RunnersMoved,
    SidesChanged,
    SidesDecided,
)
from hotstove.baseball.game import after_shared, with_advances
from hotstove.baseball.home_side import decide_sides
from hotstove.baseball.innings import OUTS_A_HALF, hit_advances, is_decided
from hotstove.baseball.lineups import LineupCard, LineupPool
from hotstove.play.answers import Answer, Conceded, Key
from hotstove.play.decisions import FreeForm, Option, Roll
from hotstove.play.dice import D20, Rng
from hotstove.play.facts import Fact, Rolled
from hotstove.play.problems import Problem
from hotstove.play.seats import SEATS, Seat, Side
from hotstove.play.table import Gesture, Script, Table, ask

from . import gestures, positions_of_play
from .brought import as_printed, brought
from .cards import Card, CardId, HitterCard, PitcherCard, Result, Role
from .changes import AFTER, UNCHANGED, changes_of
from .facts import Pitched, Swung, TookField
from .lineups import check_lineup, lineup_pool, some_lineup, suggested_lineup
from .setup import ShowdownSetup, Team
from .state import Dugout, ShowdownGame
from .wording import ShowdownWording

_Table: TypeAlias = Table[ShowdownGame]

_VISITOR, _STARTER = Side.VISITOR, Role.STARTER
_PLATE, _FIRST, _SECOND, _THIRD, _HOME_PLATE = Base
_WALK, _STRIKEOUT, _SINGLE_PLUS = Result.WALK, Result.STRIKEOUT, Result.SINGLE_PLUS
BATTER_UP: Final = Key("batter up")
TAKE_THE_FIELD: Final = Key("take the field")
PITCHES: Final = tuple([Roll(D20, "pitch", seat, "SD-B-07") for seat in SEATS])
SWINGS: Final = tuple([Roll(D20, "swing", seat, "SD-B-08") for seat in SEATS])
"""What each seat throws."""


class BasicShowdown:
    id = "showdown/basic"
    version = 1
    changes: ClassVar[Mapping[type[Fact], str]] = AFTER
    """The method for each fact; a higher level adds its own."""
    in_the_field = staticmethod(as_printed)
    """What a card counts as in the field."""
    state_type = ShowdownGame
    answer_type: TypeAlias = Key | Conceded | LineupCard
    fact_type: TypeAlias = (
        Rolled
        | SidesDecided
        | LineupHandedIn
        | LineupsShown
        | TookField
        | CameToBat
        | Pitched
        | Swung
        | Batted
        | RunnersMoved
        | SidesChanged
        | Forfeited
        | GameEnded
    )

    def __init__(self, setup: ShowdownSetup) -> None:
        self.setup = setup
        self.innings = setup.innings
        self.brought = brought(setup.teams, self.in_the_field)
        self.cards: dict[CardId, Card] = self.brought.cards
        self.batters, self.pitchers = self.brought.batters, self.brought.pitchers
        self._changes = changes_of(type(self))

    @cached_property
    def wording(self) -> ShowdownWording:
        return ShowdownWording(self)

    def club(self, seat: Seat) -> Club:
        return self.team(seat).club

    def club_of(self, game: ShowdownGame, side: Side) -> Club:
        return self.club(game.dugout(side).seat)

    def team(self, seat: Seat) -> Team:
        return self.setup.teams[seat]

    def batter(self, card_id: CardId) -> HitterCard:
        return self.batters[card_id]

    def pitcher(self, card_id: CardId) -> PitcherCard:
        return self.pitchers[card_id]

    # The order of play

    def start(self) -> ShowdownGame:
        first, second = self.setup.seats
        return ShowdownGame(offense=Dugout(first), defense=Dugout(second))

    def next_passage(self, table: _Table) -> Script[None] | None:
        game = table.state
        if game.is_over:
            return None
        if not game.has_lineups:
            return self.before_the_game(table)
        may_end = game.inning >= self.innings or game.forfeited_by is not None
        if may_end and is_decided(game, self.innings):
            return self.final_out(table)
        if game.outs == OUTS_A_HALF:
            return self.change_sides(table)
        if not game.is_fielding_set:
            return self.begin_half(table)
        return self.plate_appearance(table)

    def before_the_game(self, table: _Table) -> Script[None]:
        """SD-B-02 to 05: who plays at home, then the lineups."""
        return self.lineups(table) if table.state.has_sides else self.home_team(table)

    def home_team(self, table: _Table) -> Script[None]:
        """SD-B-02: one die each, higher is home, ties are rolled again; or as agreed."""
        return decide_sides(table, self.setup.seats, self.setup.home, "SD-B-02")

    def lineups(self, table: _Table) -> Script[None]:
        """SD-B-03, 04, 05: starter, nine and order, handed in unseen and shown together (R17)."""
        for side in Side:
            yield from self.hand_in(table, side)
        visitor, home = table.state.visitor.handed_in, table.state.home.handed_in
        assert visitor is not None
        assert home is not None
        table.tell(LineupsShown(visitor, home))

    def hand_in(self, table: _Table, side: Side) -> Script[None]:
        """SD-A-01: one manager's lineup, which the other does not see yet."""
        seat = table.state.dugout(side).seat
        cards = {card.id: card for card in self.team(seat).cards}
        return self.ask_lineup(
            table,
            side,
            suggested=lambda: suggested_lineup(cards.values()),
            free=FreeForm(
                check=lambda answer: self.check_lineup(answer, cards),
                some=lambda rng: some_lineup(cards.values(), rng),
            ),
        )

    def ask_lineup(
        self, table: _Table, side: Side, suggested: Callable[[], LineupCard], free: FreeForm
    ) -> Script[None]:
        seat = table.state.dugout(side).seat
        lineup = yield from ask(
            seat,
            "lineup",
            "SD-B-04",
            lambda: (Option(suggested()),),
            free=free,
            is_secret=True,
            form="lineup",
        )
        table.tell(LineupHandedIn(side, seat, lineup))

    def lineup_pool(self, seat: Seat, game: ShowdownGame | None = None) -> LineupPool:
        """Return whom *seat* may write on its lineup card."""
        return lineup_pool(self.team(seat).cards)

    def field_pool(self, game: ShowdownGame, seat: Seat) -> LineupPool:
        """Return whom *seat* may set its field from; the basic game never asks."""
        return self.lineup_pool(seat, game)

    def check_lineup(self, answer: Answer, cards: dict[CardId, Card]) -> list[Problem]:
        if not isinstance(answer, LineupCard):
            return [Problem("NOT_OFFERED", "SD-B-04", {"asks": "lineup", "found": str(answer)})]
        return list(check_lineup(answer, cards))

    def begin_half(self, table: _Table) -> Script[None]:
        return self.take_the_field(table)

    def take_the_field(self, table: _Table) -> Script[None]:
        """SD-B-06: the side in the field sends its pitcher to the mound."""
        game = table.state
        dugout = game.defense
        yield from ask(
            dugout.seat,
            "take the field",
            "SD-B-06",
            lambda: (Option(TAKE_THE_FIELD, f"card:{dugout.pitcher}", "mound"),),
            default=TAKE_THE_FIELD,
            arguments={"pitcher": dugout.pitcher},
        )
        table.tell(TookField(game.fielding, dugout.pitcher))

    def change_sides(self, table: _Table) -> Script[None]:
        """SD-B-16: three outs; the bases are cleared and the sides change."""
        table.tell(SidesChanged())
        yield from ()

    def final_out(self, table: _Table) -> Script[None]:
        """SD-B-17, SD-G-01."""
        table.tell(GameEnded())
        yield from ()

    # The at-bat (SD-M)

    def plate_appearance(self, table: _Table) -> Script[None]:
        """SD-M: the batter comes up, the pitch, the swing, the result."""
        yield from self.batter_up(table)
        self.keep_promise(table)
        die: int = yield PITCHES[table.state.defense.seat]
        self.pitch(table, die)
        die = yield SWINGS[table.state.offense.seat]
        self.swing(table, die)
        self.carry_out(table)

    def batter_up(self, table: _Table) -> Script[None]:
        """SD-B-05: the batter next in the order comes to the plate."""
        game = table.state
        dugout = game.offense
        yield from ask(
            dugout.seat,
            "batter up",
            "SD-B-05",
            lambda: (Option(BATTER_UP, f"card:{dugout.batter}", "plate"),),
            default=BATTER_UP,
            arguments={"batter": dugout.batter},
        )
        table.tell(self.came_to_bat(game, dugout))

    def came_to_bat(self, game: ShowdownGame, offense: Dugout) -> CameToBat:
        place = offense.up % 9
        pitcher = game.defense.mound.pitcher
        return CameToBat(game.batting, place + 1, offense.order[place], pitcher)

    def keep_promise(self, table: _Table) -> None:
        """SD-B-11: the man with the 1B+ steals second just before the pitch, if it is open."""
        game = table.state
        first = game.bases.first
        if not game.promised or first is None or first.player != game.promised:
            return
        if game.bases.second is not None:
            return
        steal = Advance(first, _FIRST, _SECOND)
        table.tell(RunnersMoved("SB", game.defense.pitcher, (steal,)))

    def pitch(self, table: _Table, die: int) -> None:
        """SD-B-07, SD-D-03: die and Control must be higher than On-Base."""
        game = table.state
        pitcher, batter = self.pitcher(game.defense.pitcher), self.batter(game.at_bat)
        table.tell(Pitched(pitcher.id, batter.id, die, pitcher.control, 0, batter.on_base))

    def swing(self, table: _Table, die: int) -> None:
        """SD-B-08: always after the pitch, on the chart of whoever has the advantage."""
        pitch = table.state.pitch
        assert pitch is not None
        reader = pitch.pitcher if pitch.is_pitchers else pitch.batter
        table.tell(Swung(reader, die, 0, self.cards[reader].chart.result(die)))

    # The results (SD-M-08)

    def carry_out(self, table: _Table) -> None:
        swing = table.state.swing
        assert swing is not None
        if swing.result.is_out:
            self.out(table, swing.result)
        elif swing.result is _WALK:
            self.walk(table)
        else:
            self.hit(table, swing.result)

    def out(self, table: _Table, result: Result) -> None:
        """SD-B-15: the batter is out, the runners stay."""
        out = Advance(self.new_runner(table.state), _PLATE, _FIRST, is_out=True)
        self.tell_batted(table, result, (out,))

    def walk(self, table: _Table) -> None:
        """SD-B-09: to first; a runner moves only if forced."""
        game = table.state
        self.tell_batted(table, _WALK, forced(game.bases, self.new_runner(game)))

    def hit(self, table: _Table, result: Result) -> None:
        """SD-B-10, 12, 13, 14: everybody moves up as many bases as the hit has (SD-G-03)."""
        game = table.state
        moves, credited = hit_advances(game, result.bases, self.new_runner(game), self.innings)
        self.tell_batted(table, result, moves, credited)

    def new_runner(self, game: ShowdownGame) -> Runner:
        """SD-S-20: his run is charged to the pitcher he reached base against."""
        return Runner(game.at_bat, game.defense.mound.pitcher)

    def tell_batted(
        self,
        table: _Table,
        result: Result,
        advances: tuple[Advance, ...],
        hit: int = 0,
        *,
        is_double_play: bool = False,
    ) -> None:
        """SD-S-06: no run batted in on a ground ball whose double play was made."""
        game = table.state
        runs = 0
        for move in advances:
            if move.end is _HOME_PLATE and not move.is_out:
                runs += 1
        table.tell(
            Batted(
                game.at_bat,
                game.defense.mound.pitcher,
                result,
                advances,
                hit,
                is_walk=result is _WALK,
                is_strikeout=result is _STRIKEOUT,
                is_double_play=is_double_play,
                rbi=0 if is_double_play else runs,
            )
        )

    # What each fact does to the game

    def after(self, game: ShowdownGame, fact: Fact) -> ShowdownGame:
        return self._changes.get(type(fact), UNCHANGED)(self, game, fact)

    def after_pitched(self, game: ShowdownGame, fact: Pitched) -> ShowdownGame:
        return replace(game, pitch=fact, bonus=0)

    def after_swung(self, game: ShowdownGame, fact: Swung) -> ShowdownGame:
        return replace(game, swing=fact)

    def after_came_to_bat(self, game: ShowdownGame, fact: CameToBat) -> ShowdownGame:
        return replace(
            game, at_bat=fact.batter, last_batter=fact.batter, pitch=None, swing=None, thrown=None
        )

    def after_batted(self, game: ShowdownGame, fact: Batted) -> ShowdownGame:
        """The turn is over: the next in the order comes up; a 1B+ holds its promise (SD-B-11)."""
        is_top = game.batting is _VISITOR
        offense, defense = game.offense, game.defense
        mound, advances = defense.mound, fact.advances
        charged, bases = mound.charged, game.bases
        outs, runs, reached = game.outs, 0, 0
        for move in advances:
            if move.is_out:
                outs += 1
                continue
            if move.end is _HOME_PLATE:
                runs += 1
                charged += move.runner.charged == mound.pitcher
            if move.start is _PLATE:
                reached = 1
        if reached or len(advances) > 1:
            bases = bases.after(advances)
        mound = replace(
            mound,
            faced=mound.faced + 1,
            faced_this_half=mound.faced_this_half + 1,
            has_pitched=mound.has_pitched or game.pitch is not None,
            charged=charged,
        )
        offense = replace(offense, up=offense.up + 1)
        defense = replace(defense, mound=mound)
        return replace(
            game,
            outs=outs,
            visitor_runs=game.visitor_runs + runs if is_top else game.visitor_runs,
            home_runs=game.home_runs if is_top else game.home_runs + runs,
            bases=bases,
            at_bat="",
            is_changed=False,
            reached_this_half=game.reached_this_half + reached,
            promised=fact.batter if fact.code == _SINGLE_PLUS else "",
            offense=offense,
            defense=defense,
        )

    def after_runners_moved(self, game: ShowdownGame, fact: RunnersMoved) -> ShowdownGame:
        """Runs are charged to the pitcher each reached base against; a promise ends with a move."""
        moved = [move.runner.player for move in fact.advances]
        promised = "" if game.promised in moved else game.promised
        defense = game.defense
        charged = sum(
            move.scores and move.runner.charged == defense.mound.pitcher for move in fact.advances
        )
        if charged:
            mound = replace(defense.mound, charged=defense.mound.charged + charged)
            game = replace(game, defense=replace(defense, mound=mound))
        return with_advances(game, fact.advances, promised=promised)

    def after_took_field(self, game: ShowdownGame, fact: TookField) -> ShowdownGame:
        """SD-A-30: this inning counts as one in which he has pitched."""
        mound = replace(
            game.defense.mound,
            innings=game.defense.mound.innings + 1,
            faced_this_half=0,
            has_pitched=False,
            bonus=0,
        )
        return replace(game, defense=replace(game.defense, mound=mound), is_fielding_set=True)

    def after_sides_changed(self, game: ShowdownGame, fact: SidesChanged) -> ShowdownGame:
        game = after_shared(game, fact)
        return replace(
            game,
            offense=game.defense,
            defense=game.offense,
            is_fielding_set=False,
            promised="",
            pitch=None,
            swing=None,
            thrown=None,
            is_changed=False,
            bonus=0,
            reached_this_half=0,
        )

    def after_shared(self, game: ShowdownGame, fact: Fact) -> ShowdownGame:
        return after_shared(game, fact)

    def after_sides_decided(self, game: ShowdownGame, fact: SidesDecided) -> ShowdownGame:
        game = game.with_dugout(Side.VISITOR, replace(game.visitor, seat=fact.visitor))
        game = game.with_dugout(Side.HOME, replace(game.home, seat=fact.home))
        return replace(game, has_sides=True)

    def after_handed_in(self, game: ShowdownGame, fact: LineupHandedIn) -> ShowdownGame:
        dugout = replace(game.dugout(fact.side), handed_in=fact.card, has_handed_in=True)
        return game.with_dugout(fact.side, dugout)

    def after_lineups_shown(self, game: ShowdownGame, fact: LineupsShown) -> ShowdownGame:
        game = game.with_dugout(Side.VISITOR, self.with_lineup(game.visitor, fact.visitor))
        game = game.with_dugout(Side.HOME, self.with_lineup(game.home, fact.home))
        return replace(game, has_lineups=True)

    def with_lineup(self, dugout: Dugout, card: LineupCard) -> Dugout:
        """SD-A-49: who is left over is on the bench or in the bullpen; other starters are not."""
        cards = self.team(dugout.seat).cards
        dugout = dugout.with_lineup(card)
        nine = frozenset(dugout.order)
        bench = [c.id for c in cards if isinstance(c, HitterCard) and c.id not in nine]
        pen = [c.id for c in cards if isinstance(c, PitcherCard) and c.role is not _STARTER]
        return replace(dugout, bench=tuple(bench), bullpen=tuple(pen))

    # What the house asks of every rulebook

    def imagined(self, game: ShowdownGame, seat: Seat, rng: Rng) -> ShowdownGame:
        """A lineup that *seat* has not been shown yet is drawn anew."""
        for side in Side:
            dugout = game.dugout(side)
            if dugout.seat != seat and dugout.handed_in is not None:
                other = some_lineup(self.team(dugout.seat).cards, rng)
                game = game.with_dugout(side, replace(dugout, handed_in=other))
        return game

    def conceded(self, game: ShowdownGame, seat: Seat) -> Fact:
        """SD-G-06: a manager who concedes forfeits."""
        return Forfeited(game.side_of(seat))

    def chapter(self, game: ShowdownGame) -> str:
        if not game.has_lineups:
            return "before the game"
        return f"{'top' if game.batting is Side.VISITOR else 'bottom'} {game.inning}"

    def explain(self, game: ShowdownGame, seat: Seat, gesture: Gesture) -> list[Problem]:
        return gestures.explain(self, game, seat, gesture)

    def faults(self, game: ShowdownGame) -> list[Problem]:
        return list(positions_of_play.faults(self.cards, game))
