"""Pitch Duel (PD), section by section as the sheet prints it, at each of its four levels.

Two cards are chosen in secret and turned together; a match is contact and draws a result. There
are no balls, no walks and no line-up (Q18): the batters are counted 1 to 9 for the score sheet.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, TypeAlias

from msgspec.structs import replace

from hotstove.baseball.bases import Advance, Base, Runner
from hotstove.baseball.clubs import Club
from hotstove.baseball.facts import (
    Batted,
    CameToBat,
    Forfeited,
    GameEnded,
    RunnersMoved,
    SidesChanged,
    SidesDecided,
)
from hotstove.baseball.game import after_shared, with_advances
from hotstove.baseball.innings import OUTS_A_HALF, is_decided, is_walk_off
from hotstove.play.answers import Answer, Conceded, Placed
from hotstove.play.decisions import Decision
from hotstove.play.dice import Rng
from hotstove.play.facts import Fact, Rolled
from hotstove.play.piles import EVERYONE, Pile
from hotstove.play.problems import Argument, Problem
from hotstove.play.seats import Seat, Side
from hotstove.play.table import Gesture, Script, Table, ask

from . import gestures, positions_of_play
from .answers import ArsenalChosen
from .cards import (
    CAUGHT_STEALING,
    HAND_CARDS,
    PITCH_OF,
    PITCHES,
    PLAYERS,
    RUNNER_CARDS,
    STOLEN_BASE,
    STRIKEOUT,
    CardId,
    HandCard,
    Level,
    Player,
    Result,
    ResultCard,
    RunnerCard,
    pitcher_id,
)
from .facts import (
    ArsenalShown,
    CardLaid,
    DuelPlace,
    Fouled,
    ResultDrawn,
    Revealed,
    Shuffled,
    StrikeCounted,
)
from .hands import CONTACT, PITCH, Duel, arsenal_options, hands_of, names_of
from .results import MOST_CS, STRIKES, outcome, steal
from .setup import PitchDuelSetup, Team
from .state import NO_CARD, OPEN, DuelGame, Dugout, face_down, face_up, with_markers
from .wording import PitchDuelWording

_Table: TypeAlias = Table[DuelGame]
Card: TypeAlias = HandCard | RunnerCard | ResultCard | Player


class PitchDuel:
    id: ClassVar[str]
    level: ClassVar[Level]
    version = 1
    state_type = DuelGame
    answer_type: TypeAlias = Placed | ArsenalChosen | Conceded
    fact_type: TypeAlias = (
        Rolled
        | SidesDecided
        | Shuffled
        | ArsenalShown
        | CameToBat
        | CardLaid
        | Revealed
        | StrikeCounted
        | ResultDrawn
        | Fouled
        | Batted
        | RunnersMoved
        | SidesChanged
        | Forfeited
        | GameEnded
    )

    def __init__(self, setup: PitchDuelSetup) -> None:
        self.setup = setup
        self.innings = setup.innings
        self.results = {card.id: card.result for card in setup.pile}
        self.cards: dict[CardId, Card] = {
            **HAND_CARDS,
            **{card.id: card for card in RUNNER_CARDS},
            **{card.id: card for card in setup.pile},
            **PLAYERS,
        }
        """Everything that may lie on the table, and the nameless players, by id."""
        self.wording = PitchDuelWording(self)
        self._changes: dict[type[Fact], Callable[[DuelGame, Any], DuelGame]] = {
            kind: getattr(self, method) for kind, method in AFTER.items()
        }

    def club(self, seat: Seat) -> Club:
        return self.team(seat).club

    def club_of(self, game: DuelGame, side: Side) -> Club:
        return self.club(game.dugout(side).seat)

    def team(self, seat: Seat) -> Team:
        return self.setup.teams[seat]

    # Setting up and the order of play

    def start(self) -> DuelGame:
        """PD-03: both begin with the set the sheet names."""
        first, second = self.setup.seats
        return DuelGame(
            visitor=Dugout(first, self.level.printed),
            home=Dugout(second, self.level.printed),
            rng=Rng(self.setup.seed),
            discards=replace(OPEN, cards=tuple(card.id for card in self.setup.pile)),
        )

    def next_passage(self, table: _Table) -> Script[None] | None:
        game = table.state
        if game.is_over:
            return None
        if not game.has_sides:
            return self.home_team(table)
        if is_decided(game, self.innings):
            return self.final_out(table)
        if game.outs == OUTS_A_HALF:
            return self.change_sides(table)
        if not game.is_mound_taken:
            return self.take_the_mound(table)
        return self.at_bat(table)

    def home_team(self, table: _Table) -> Script[None]:
        """PD-05: who is home is drawn by lot, or agreed. PD-04: then the pile is shuffled."""
        first, second = self.setup.seats
        is_first = self.setup.home == "first"
        if self.setup.home == "lot":
            is_first = table.state.rng.below(2)[0] == 0
        home, visitor = (first, second) if is_first else (second, first)
        table.tell(SidesDecided(visitor, home))
        self.shuffle(table)
        yield from ()

    def shuffle(self, table: _Table) -> None:
        """PD-04, Q3: only when a card is due and none is left, all discards are shuffled."""
        table.tell(Shuffled(len(table.state.discards.cards)))

    def take_the_mound(self, table: _Table) -> Script[None]:
        """PD-03, Q2: before his half the pitcher may swap pitches, openly, the number fixed."""
        game = table.state
        dugout = game.defense
        arsenal = dugout.arsenal
        if self.setup.may_swap and len(self.level.arsenals) > 1:
            answer = yield from ask(
                dugout.seat,
                "arsenal",
                "PD-03",
                lambda: arsenal_options(self.level, arsenal),
                default=ArsenalChosen(arsenal),
                rides=True,
                refuse=self.check_arsenal,
            )
            arsenal = answer.pitches
        table.tell(ArsenalShown(game.fielding, arsenal))

    def check_arsenal(self, answer: Answer) -> list[Problem]:
        if not isinstance(answer, ArsenalChosen) or answer.pitches in self.level.arsenals:
            return []
        found, need = len(set(answer.pitches)), int(self.level)
        if found != need or len(answer.pitches) != need:
            return [Problem("E_ARSENAL_SIZE", "PD-03", {"different": found, "need": need})]
        return [Problem("ARSENAL_ORDER", "PD-03", {"order": PITCHES})]

    def change_sides(self, table: _Table) -> Script[None]:
        """PD-11: three outs; runners are removed, the roles swap."""
        table.tell(SidesChanged())
        yield from ()

    def final_out(self, table: _Table) -> Script[None]:
        """PD-12, PD-13."""
        table.tell(GameEnded())
        yield from ()

    # The reveal

    def at_bat(self, table: _Table) -> Script[None]:
        """PD-06 to PD-10: reveal after reveal, until the batter is done or the half is over."""
        game = table.state
        if not game.at_bat:
            spot, pitcher = game.offense.spot, pitcher_id(game.fielding)
            table.tell(CameToBat(game.batting, spot, game.batter, pitcher))
        duel = Duel(
            (game.fielding, game.defense.seat),
            (game.batting, game.offense.seat),
            hands_of(game.arsenal),
        )
        while (yield from self.reveal(table, duel)):
            pass

    def reveal(self, table: _Table, duel: Duel) -> Script[bool]:
        """PD-06, PD-07: each lays one card unseen; both are turned; the truth table.

        Return whether the at-bat goes on.
        """
        (fielding, pitcher), (batting, batter), hands = duel
        laid = yield Decision(
            pitcher,
            "pitch",
            "PD-06",
            lambda: hands.pitcher[self.may_throw_over(table.state)],
            is_secret=True,
            refuse=lambda answer: self.check_card(table.state, PITCH, answer),
        )
        table.tell(CardLaid(fielding, pitcher, laid.card, PITCH))
        laid = yield Decision(
            batter,
            "contact",
            "PD-06",
            lambda: hands.batter[self.may_steal(table.state)],
            is_secret=True,
            refuse=lambda answer: self.check_card(table.state, CONTACT, answer),
        )
        table.tell(CardLaid(batting, batter, laid.card, CONTACT))
        game = table.state
        pitch, contact = game.pitch.cards[0], game.contact.cards[0]
        table.tell(Revealed(pitch, contact))
        if contact == STOLEN_BASE:
            return self.run(table, is_caught=pitch == CAUGHT_STEALING)
        if pitch == CAUGHT_STEALING:
            return True
        if PITCH_OF[pitch] is PITCH_OF[contact]:
            return self.make_contact(table)
        return self.miss(table)

    def may_throw_over(self, game: DuelGame) -> bool:
        """PD-06: CS needs a runner, and may be played twice a half."""
        return game.cs_used < MOST_CS and game.has_runner

    def may_steal(self, game: DuelGame) -> bool:
        """PD-06, Q5."""
        return game.has_runner and not self.is_sb_spent(game)

    def is_sb_spent(self, game: DuelGame) -> bool:
        """Q5: whether the house has a limit and this half has reached it."""
        limit = self.setup.sb_limit
        return limit > 0 and game.sb_used >= limit

    def check_card(self, game: DuelGame, place: DuelPlace, answer: Answer) -> list[Problem]:
        """PD-06, PD-07: why *answer* may not be laid; the ledger's first cause counts."""
        if not isinstance(answer, Placed) or answer.place != place:
            return []
        card = HAND_CARDS.get(answer.card)
        if card is None or card.is_pitchers != (place == PITCH):
            return []
        if card.pitch is not None:
            if card.pitch in game.arsenal:
                return []
            told: dict[str, Argument] = {"pitch": card.name, "arsenal": names_of(game.arsenal)}
            return [Problem("E_PITCH_NOT_IN_ARSENAL", "PD-03", told)]
        if not game.has_runner:
            return [Problem("E_NO_RUNNER", "PD-06", {"card": card.name})]
        if card.id == CAUGHT_STEALING:
            if game.cs_used < MOST_CS:
                return []
            return [Problem("E_CS_LIMIT", "PD-06", {"limit": MOST_CS})]
        if self.is_sb_spent(game):
            return [Problem("E_SB_LIMIT", "PD-07", {"limit": self.setup.sb_limit})]
        return []

    def run(self, table: _Table, *, is_caught: bool) -> bool:
        """PD-07: the lead runner is caught by CS, and steals his base against any pitch.

        The at-bat goes on, unless that was the third out or ended the game (PD-13).
        """
        game = table.state
        move = steal(game.bases, is_caught=is_caught)
        cause: Any = "CS" if is_caught else "SB"
        table.tell(RunnersMoved(cause, pitcher_id(game.fielding), (move,)))
        game = table.state
        return game.outs < OUTS_A_HALF and not is_walk_off(game, self.innings)

    def miss(self, table: _Table) -> bool:
        """PD-08: a strike; the third is an out."""
        game = table.state
        strikes = game.strikes + 1
        if strikes < STRIKES:
            table.tell(StrikeCounted(strikes))
            return True
        pitcher = pitcher_id(game.fielding)
        out = Advance(Runner(game.at_bat, pitcher), Base.PLATE, Base.FIRST, is_out=True)
        table.tell(Batted(game.at_bat, pitcher, STRIKEOUT, (out,), is_strikeout=True))
        return False

    # The result cards

    def make_contact(self, table: _Table) -> bool:
        """PD-09, PD-10: exactly one card is drawn; any but a foul ends the at-bat."""
        if not table.state.draw.cards:
            self.shuffle(table)
        card = table.state.draw.cards[0]
        table.tell(ResultDrawn(card))
        game = table.state
        result = self.results[card]
        if result is Result.FOUL:
            table.tell(Fouled(min(game.strikes + 1, STRIKES - 1)))
            return True
        pitcher = pitcher_id(game.fielding)
        made = outcome(game, result, Runner(game.at_bat, pitcher), self.innings)
        table.tell(
            Batted(
                game.at_bat,
                pitcher,
                result.value,
                made.advances,
                hit=made.hit,
                is_double_play=made.is_double_play,
                sacrifice=made.sacrifice,
                rbi=made.rbi,
            )
        )
        return False

    # What each fact does to the game

    def after(self, game: DuelGame, fact: Fact) -> DuelGame:
        change = self._changes.get(type(fact))
        return game if change is None else change(game, fact)

    def after_sides_decided(self, game: DuelGame, fact: SidesDecided) -> DuelGame:
        """PD-15: only a lot draws from the generator."""
        return replace(
            game,
            visitor=replace(game.visitor, seat=fact.visitor),
            home=replace(game.home, seat=fact.home),
            rng=game.rng.below(2)[1] if self.setup.home == "lot" else game.rng,
            has_sides=True,
        )

    def after_shuffled(self, game: DuelGame, fact: Shuffled) -> DuelGame:
        cards, rng = game.rng.shuffled(game.discards.cards)
        return replace(game, rng=rng, draw=Pile(cards), discards=OPEN)

    def after_arsenal_shown(self, game: DuelGame, fact: ArsenalShown) -> DuelGame:
        dugout = replace(game.dugout(fact.side), arsenal=fact.pitches)
        if fact.side is Side.VISITOR:
            return replace(game, visitor=dugout, is_mound_taken=True)
        return replace(game, home=dugout, is_mound_taken=True)

    def after_came_to_bat(self, game: DuelGame, fact: CameToBat) -> DuelGame:
        """PD-08: a new at-bat starts with no strikes."""
        return replace(game, at_bat=fact.batter, strikes=0)

    def after_card_laid(self, game: DuelGame, fact: CardLaid) -> DuelGame:
        """PD-06, Q20: with the next pitch the turned cards are back in the hands."""
        laid = face_down(fact.card, fact.seat)
        if fact.place == PITCH:
            return replace(game, pitch=laid, contact=NO_CARD)
        return replace(game, contact=laid)

    def after_revealed(self, game: DuelGame, fact: Revealed) -> DuelGame:
        """PD-07, Q8: every CS played counts, every SB too where the house limits it (Q5)."""
        return replace(
            game,
            pitch=face_up(fact.pitch),
            contact=face_up(fact.contact),
            cs_used=game.cs_used + (fact.pitch == CAUGHT_STEALING),
            sb_used=game.sb_used + (fact.contact == STOLEN_BASE),
        )

    def after_strike(self, game: DuelGame, fact: StrikeCounted | Fouled) -> DuelGame:
        return replace(game, strikes=fact.strikes)

    def after_result_drawn(self, game: DuelGame, fact: ResultDrawn) -> DuelGame:
        discards = Pile((fact.card, *game.discards.cards), EVERYONE)
        return replace(game, draw=Pile(game.draw.cards[1:]), discards=discards)

    def after_batted(self, game: DuelGame, fact: Batted) -> DuelGame:
        """PD-10: the at-bat is over."""
        dugout = replace(game.offense, up=game.offense.up + 1)
        changes: dict[str, Any] = {"at_bat": "", "strikes": 0}
        changes["visitor" if game.batting is Side.VISITOR else "home"] = dugout
        done = with_advances(game, fact.advances, **changes)
        is_batter_alone = len(fact.advances) == 1 and not fact.hit
        return done if is_batter_alone else with_markers(done)

    def after_runners_moved(self, game: DuelGame, fact: RunnersMoved) -> DuelGame:
        """Q7: the strike count stays."""
        return with_markers(with_advances(game, fact.advances))

    def after_sides_changed(self, game: DuelGame, fact: SidesChanged) -> DuelGame:
        """PD-08, PD-11: bases, strikes and both counts of steals begin anew."""
        cleared = replace(
            game,
            at_bat="",
            strikes=0,
            cs_used=0,
            sb_used=0,
            is_mound_taken=False,
            pitch=NO_CARD,
            contact=NO_CARD,
            markers=("", "", ""),
        )
        return after_shared(cleared, fact)

    def after_shared(self, game: DuelGame, fact: Fact) -> DuelGame:
        return after_shared(game, fact)

    # What the house asks of every rulebook

    def imagined(self, game: DuelGame, seat: Seat, rng: Rng) -> DuelGame:
        """The order of the draw pile is drawn anew, and a card the other has laid face down."""
        draw, rng = rng.shuffled(game.draw.cards)
        game, hands = replace(game, draw=Pile(draw)), hands_of(game.arsenal)
        if not game.pitch.may_be_seen_by(seat) and game.pitch.cards:
            pitch, rng = rng.pick(hands.pitcher[self.may_throw_over(game)])
            assert isinstance(pitch.answer, Placed)
            game = replace(game, pitch=face_down(pitch.answer.card, game.defense.seat))
        if not game.contact.may_be_seen_by(seat) and game.contact.cards:
            contact, rng = rng.pick(hands.batter[self.may_steal(game)])
            assert isinstance(contact.answer, Placed)
            game = replace(game, contact=face_down(contact.answer.card, game.offense.seat))
        return replace(game, rng=rng)

    def conceded(self, game: DuelGame, seat: Seat) -> Fact:
        return Forfeited(game.side_of(seat))

    def chapter(self, game: DuelGame) -> str:
        if not game.has_sides:
            return "before the game"
        return f"{'top' if game.batting is Side.VISITOR else 'bottom'} {game.inning}"

    def explain(self, game: DuelGame, seat: Seat, gesture: Gesture) -> list[Problem]:
        return gestures.explain(self, game, seat, gesture)

    def faults(self, game: DuelGame) -> list[Problem]:
        return list(positions_of_play.faults(self, game))


class DoubleA(PitchDuel):
    id = "pitch_duel/aa"
    level = Level.AA


class TripleA(PitchDuel):
    """The level the ledger begins with (section 5)."""

    id = "pitch_duel/aaa"
    level = Level.AAA


class MajorLeague(PitchDuel):
    id = "pitch_duel/mlb"
    level = Level.MLB


class AllStar(PitchDuel):
    id = "pitch_duel/all_star"
    level = Level.ALL_STAR


LEVELS: Final[tuple[type[PitchDuel], ...]] = (DoubleA, TripleA, MajorLeague, AllStar)


AFTER: Final[dict[type[Fact], str]] = {
    CardLaid: "after_card_laid",
    Revealed: "after_revealed",
    StrikeCounted: "after_strike",
    Fouled: "after_strike",
    ResultDrawn: "after_result_drawn",
    CameToBat: "after_came_to_bat",
    Batted: "after_batted",
    RunnersMoved: "after_runners_moved",
    ArsenalShown: "after_arsenal_shown",
    SidesChanged: "after_sides_changed",
    Shuffled: "after_shuffled",
    SidesDecided: "after_sides_decided",
    GameEnded: "after_shared",
    Forfeited: "after_shared",
}
"""The method that says what each fact does to the game."""
