"""Every edition of Clutch as a rulebook: the order of play, and what the house asks of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final, TypeAlias

from msgspec.structs import replace

from hotstove.baseball.box_score import BoxScore
from hotstove.baseball.effects.hands import imagined_hands
from hotstove.baseball.effects.played import CardFact
from hotstove.baseball.facts import (
    Batted,
    CameToBat,
    FieldSet,
    Forfeited,
    GameEnded,
    LineupHandedIn,
    LineupsShown,
    PinchHit,
    PinchRan,
    PitchingChange,
    RunnersMoved,
    SidesChanged,
    SidesDecided,
)
from hotstove.baseball.innings import OUTS_A_HALF, is_decided
from hotstove.baseball.lineups import FieldCard, LineupCard, Substitution
from hotstove.baseball.score_areas import AreaCard, AreaForm
from hotstove.play.answers import Conceded, Key, Placed
from hotstove.play.decisions import Decision, Option
from hotstove.play.dice import Rng
from hotstove.play.facts import Fact, Rolled
from hotstove.play.problems import Problem
from hotstove.play.seats import Seat, Side
from hotstove.play.table import Gesture, Script, Table
from hotstove.play.words import Sentence

from . import facts, gestures, positions_of_play
from .box_notes import box_notes
from .card_moment import BEFORE_PITCH, HALF_END, HALF_START
from .changes import Changes
from .scorecard import SCORING, area_form, scorecard
from .state import ClutchGame, Dugout
from .wording import ClutchWording

_Table: TypeAlias = Table[ClutchGame]

BEFORE_CARDS: Final = ("steal", "intentional walk", "bunt", "infield")
"""Questions that come before the window of cards before the pitch (CL-55)."""

CARD_FACTS: TypeAlias = (
    CardFact
    | facts.CardPaid
    | facts.CardNegated
    | facts.CardTakenBack
    | facts.CardStayed
    | facts.CardUsed
    | facts.StadiumActed
    | facts.Adjusted
    | facts.IpGained
    | facts.CountAdjusted
)


class ClutchRulebook(Changes):
    id = ""
    version = 2
    state_type = ClutchGame
    answer_type: TypeAlias = Key | Conceded | LineupCard | Substitution | FieldCard | Placed
    scoring = SCORING
    fact_type: TypeAlias = (
        Rolled
        | SidesDecided
        | facts.SlotRolled
        | facts.StarterNamed
        | facts.StartersShown
        | facts.MulliganTaken
        | facts.Bottomed
        | facts.HandKept
        | LineupHandedIn
        | LineupsShown
        | facts.TookField
        | facts.RunnerPlaced
        | facts.HalfEnded
        | CameToBat
        | facts.Pitched
        | facts.Swung
        | facts.ResultChanged
        | facts.Awarded
        | facts.OutcomeSettled
        | facts.BuntTried
        | facts.InfieldDrawnIn
        | facts.RunnersSent
        | facts.ThrowAimed
        | facts.ThrewAt
        | facts.Checked
        | facts.UnitZeroed
        | Batted
        | RunnersMoved
        | PinchHit
        | PinchRan
        | PitchingChange
        | FieldSet
        | SidesChanged
        | Forfeited
        | GameEnded
        | CARD_FACTS
    )

    @cached_property
    def wording(self) -> ClutchWording:
        return ClutchWording(self)

    def score_areas(
        self, game: ClutchGame, facts: Sequence[Fact]
    ) -> tuple[AreaCard, AreaCard]:
        """CL-27 to 29."""
        return scorecard(self, game, facts)

    def box_notes(
        self, facts: Sequence[Fact], box: BoxScore
    ) -> dict[Side, tuple[Sentence, ...]]:
        """CS-16, CS-18: what a box score has no columns for."""
        return box_notes(self, facts, box)

    @classmethod
    def area_form(cls) -> AreaForm:
        return area_form(cls.edition)

    # The order of play

    def start(self) -> ClutchGame:
        first, second = self.setup.seats
        return ClutchGame(offense=Dugout(first), defense=Dugout(second))

    def next_passage(self, table: _Table) -> Script[None] | None:
        """CL-44 to 48."""
        game = table.state
        if game.is_over:
            return None
        if not game.has_lineups and game.forfeited_by is None:
            return self.before_the_game(table)
        may_end = game.inning >= self.innings or game.forfeited_by is not None
        if may_end and is_decided(game, self.innings):
            return self.final_out(table)
        if game.outs == OUTS_A_HALF:
            return self.change_sides(table)
        if not game.is_fielding_set:
            return self.begin_half(table)
        return self.plate_appearance(table)

    def begin_half(self, table: _Table) -> Script[None]:
        yield from self.take_the_field(table)
        if table.state.forfeited_by is None and self.is_due(table.state, HALF_START):
            yield from self.card_window(table, HALF_START)

    def change_sides(self, table: _Table) -> Script[None]:
        """CL-45, CL-23: cards of the half-inning's end, effects over, a card for both, sides."""
        if self.is_due(table.state, HALF_END):
            yield from self.card_window(table, HALF_END)
        table.tell(facts.HalfEnded())
        for side in Side:
            self.draw(table, side, self.edition.draw_per_half)
        self.sweep(table)
        table.tell(SidesChanged())

    def final_out(self, table: _Table) -> Script[None]:
        """CL-46, 47, RUL-21: nothing is drawn any more."""
        table.tell(GameEnded())
        yield from ()

    # What the house asks of every rulebook

    def imagined(self, game: ClutchGame, seat: Seat, rng: Rng) -> ClutchGame:
        """What *seat* has not been shown is drawn anew: starters, lineups, hands and decks."""
        game = self.imagined_opening(game, seat, rng)
        if not game.has_dealt:
            return game
        hands = imagined_hands(game.cards.hands, seat, rng)
        return replace(game, cards=replace(game.cards, hands=hands))

    def conceded(self, game: ClutchGame, seat: Seat) -> Fact:
        return Forfeited(game.side_of(seat))

    def chapter(self, game: ClutchGame) -> str:
        if not game.has_lineups:
            return "before the game"
        return f"{'top' if game.batting is Side.VISITOR else 'bottom'} {game.inning}"

    def explain(self, game: ClutchGame, seat: Seat, gesture: Gesture) -> list[Problem]:
        return gestures.explain(self, game, seat, gesture)

    def coming(self, game: ClutchGame, decision: Decision) -> tuple[Option, ...]:
        """Return the cards that may follow once what is asked before the pitch is settled.

        Whoever lays one then has let steal, walk, bunt and infield go by.
        """
        if decision.asks not in BEFORE_CARDS or not game.at_bat:
            return ()
        options = self.window_options(game, game.side_of(decision.seat), BEFORE_PITCH)
        return tuple(option for option in options if isinstance(option.answer, Placed))

    def faults(self, game: ClutchGame) -> list[Problem]:
        return list(positions_of_play.faults(self, game))
