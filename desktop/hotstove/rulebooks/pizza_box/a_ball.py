"""A-Ball, level 1 (PB-A), section by section as the book prints it.

Two hidden cards, three decks, the white area of every result card. STEAL, BUNT and PITCHOUT may
be switched on at any level (PB-A-36) and therefore stand here, in running_game and strategies;
keeping cards, hitters by number and pitcher cards are what the higher levels add.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any, ClassVar, Final, Literal, TypeAlias

from hotstove.baseball.bases import PlayerId, Runner, forced
from hotstove.baseball.clubs import Club
from hotstove.baseball.facts import (
    Batted,
    CameToBat,
    Forfeited,
    GameEnded,
    SidesChanged,
    SidesDecided,
)
from hotstove.baseball.innings import OUTS_A_HALF, is_decided
from hotstove.play.answers import Answer, Conceded, Key, Placed
from hotstove.play.decisions import Decision, Option
from hotstove.play.dice import Rng
from hotstove.play.facts import Fact
from hotstove.play.problems import Problem
from hotstove.play.seats import SEATS, Seat, Side
from hotstove.play.table import Gesture, Script, Table, ask

from . import gestures, imagining, options, positions_of_play
from .after import SETUP_ORDER, after, new_game
from .cards import NO_RESULT, SPOTS, CardId, Deck, ResultCard, Section, is_white
from .facts import (
    EVERY_FACT,
    CardKept,
    CardsDrawn,
    CardsPutAway,
    CardsTurned,
    PitchLaid,
    ResultDrawn,
    Shuffled,
    StrategyLaid,
    TestCardLaid,
    TestCardTurned,
    TookField,
)
from .names import Named, hitter_id, names_of
from .people import AT_TABLE
from .results import (
    ERROR,
    FLY_OUT,
    HOME_PLATE,
    HOME_RUN,
    STRIKEOUT,
    WALK,
    resolve,
    resolve_bunt,
    walked_off,
)
from .running_game import steal
from .scoresheet import code_words, score_sheet
from .setup import PizzaBoxSetup, check_house
from .state import HOME, VISITOR, PizzaBoxGame
from .strategies import BUNT, STEAL, check_keep, check_pitch, check_strategy, deck_for
from .wording import PizzaBoxWording

_Table: TypeAlias = Table[PizzaBoxGame]
Area: TypeAlias = Literal["white", "blue", "bar"]

OPENING: Final = 5
DIG_DEEP: Final = 3
RESHUFFLE: Final = 3
"""PB-A-28: innings."""
RESULTS_RESHUFFLE: Final = 6
BUNTED: Final = "BUNT"
"""The code of a bunt on which the hitter is out, whatever the card read."""
INTENTIONAL: Final = "IBB"


class ABall(gestures.PegsByHand):
    id: ClassVar[str] = "pizza_box/a"
    version: ClassVar[int] = 1
    state_type = PizzaBoxGame
    answer_type: TypeAlias = Key | Placed | Conceded
    fact_type: ClassVar[Any] = EVERY_FACT
    keeps_cards: ClassVar[bool] = False
    """PB-AA-02."""
    counts_hitters: ClassVar[bool] = False
    """PB-AAA-02: hitters 1 to 9 differ."""
    has_staffs: ClassVar[bool] = False
    """PB-PRO-01."""
    has_strategies_of_itself: ClassVar[bool] = False
    """PB-A-36."""

    def __init__(self, setup: PizzaBoxSetup) -> None:
        self.setup = setup
        self.box = setup.box
        self.innings = setup.innings
        wanted = setup.has_strategies
        self.has_strategies = self.has_strategies_of_itself if wanted is None else wanted
        self.results: dict[CardId, ResultCard] = {
            card.id: card for deck in Deck for card in setup.box.deck(deck)
        }
        self.safe_cards = frozenset([card.id for card in setup.box.running if card.is_safe])
        self.wording = PizzaBoxWording(self)

    @cached_property
    def cards(self) -> dict[PlayerId, Named]:
        """Everybody with a line in the box score, by his id."""
        return names_of(self.box)

    def club_of(self, game: PizzaBoxGame, side: Side) -> Club:
        return self.box.club(side)

    def check_house(self) -> list[Problem]:
        """PB-MP-01, R40, PB-PRO-24, PB-L: house rules that do not go together at this level."""
        return check_house(self.setup, has_staffs=self.has_staffs)

    # The order of play

    def start(self) -> PizzaBoxGame:
        return new_game(self.setup)

    def next_passage(self, table: _Table) -> Script[None] | None:
        game = table.state
        if game.is_over:
            return None
        if is_decided(game, self.innings):
            return self.final_out(table)
        if not game.is_shuffled:
            return self.before_the_game(table)
        if game.outs == OUTS_A_HALF:
            return self.end_half(table)
        if not game.defense.has_opened:
            return self.open_half(table)
        return self.at_bat(table)

    def before_the_game(self, table: _Table) -> Script[None]:
        """PB-A-03, PB-A-38: who is at home, then every deck is shuffled."""
        yield from self.choose_home(table)
        table.tell(Shuffled(SETUP_ORDER))

    def choose_home(self, table: _Table) -> Script[None]:
        """PB-A-03, PB-MP-01, R40: a card and a call decide between two; more sit as in the table.

        Seat 0 is the younger (R4).
        """
        people = len(self.setup.chairs)
        younger, older = SEATS[:2]
        if people in AT_TABLE:
            visitors, at_home = AT_TABLE[people]
            table.tell(SidesDecided(visitors.hitters[0], at_home.hitters[0]))
            return
        home = younger if self.setup.home == "first" else older
        if self.setup.home == "cards":
            laid = yield from ask(
                younger, "test card", "PB-A-03", options.test_cards, is_secret=True
            )
            table.tell(TestCardLaid(younger, laid.card))
            called = yield from ask(older, "call", "PB-A-03", options.calls)
            card = table.state.test.cards[0]
            table.tell(TestCardTurned(older, called.key, card))
            home = older if is_white(card) == (called.key == "white") else younger
        table.tell(SidesDecided(older if home == younger else younger, home))

    def open_half(self, table: _Table) -> Script[None]:
        """PB-A-24: the side in the field draws its cards."""
        self.take_the_field(table)
        yield from ()

    def take_the_field(self, table: _Table, *, is_stranded: bool = False) -> None:
        side = table.state.fielding
        pitcher = table.state.defense.mound.pitcher
        table.tell(TookField(side, pitcher, is_stranded))
        if not is_stranded:
            self.draw(table, self.opening_count(table.state), "opening")

    def final_out(self, table: _Table) -> Script[None]:
        """PB-A-32, 33, 34."""
        table.tell(GameEnded())
        yield from ()

    def end_half(self, table: _Table) -> Script[None]:
        """PB-A-25, 28, PB-AA-02: cards are kept or put away, decks shuffled, the sides change."""
        yield from self.keep(table)
        game = table.state
        table.tell(CardsPutAway(game.fielding, self.holds_on(game)))
        if game.batting is Side.HOME and game.inning % RESHUFFLE == 0:
            decks: tuple[str, ...] = (Side.HOME.value, Side.VISITOR.value)
            if game.inning == RESULTS_RESHUFFLE or self.setup.reshuffles_results_every_3:
                decks = (*decks, *(deck.value for deck in Deck))
            table.tell(Shuffled(decks))
        table.tell(SidesChanged())

    # How many cards (the numbers a level changes)

    def opening_count(self, game: PizzaBoxGame) -> int:
        return OPENING

    def dig_deep_count(self, game: PizzaBoxGame) -> int:
        return DIG_DEEP

    def keep_limit(self, game: PizzaBoxGame) -> int:
        return 0

    def holds_on(self, game: PizzaBoxGame) -> bool:
        """Whether the hand stays with its pitcher whole (PB-L-06)."""
        return False

    def draw(
        self, table: _Table, count: int, why: Literal["opening", "dig deep", "single"]
    ) -> None:
        """PB-A-24, 27: *count* cards; an empty pile is made of the discards, then of the used."""
        side = table.state.fielding
        while count:
            camp = table.state.camp(side)
            if not camp.pile.cards:
                if not camp.discards.cards and not camp.used.cards:
                    return
                table.tell(Shuffled((side.value,), with_used=not camp.discards.cards))
                continue
            cards = camp.pile.cards[:count]
            count -= len(cards)
            table.tell(CardsDrawn(side, camp.pitching_seat, cards, why))

    # The at-bat (PB-A-05)

    def at_bat(self, table: _Table) -> Script[None]:
        """PB-A-05, PB-PRO-28: both cards are laid face down, turned, and a result is drawn."""
        game = table.state
        is_top = game.batting is VISITOR
        offense = game.visitor if is_top else game.home
        defense = game.home if is_top else game.visitor
        spot = offense.up % SPOTS + 1
        table.tell(CameToBat(game.batting, spot, self.batter(game), defense.mound.pitcher))
        while True:
            yield from self.pitch(table)
            if not table.state.at_bat:
                return
            yield from self.hit(table)
            if table.state.strategy.cards:
                break
        self.turn(table)
        if table.state.strategy.cards[0] == STEAL:
            steal(self, table)
            if table.state.outs == OUTS_A_HALF:
                return
        self.draw_result(table)

    def batter(self, game: PizzaBoxGame) -> PlayerId:
        """R23: the order is kept at every level, for the score sheet."""
        return hitter_id(game.batting, game.offense.up % SPOTS + 1)

    def pitch(self, table: _Table) -> Script[None]:
        """PB-A-04, 24, 30: a card is laid face down, or the hitter is walked.

        With an empty hand cards are drawn first (R11); a walk is still open then (R69).
        """
        while True:
            camp = table.state.defense
            if camp.hand.cards:
                answer = yield Decision(
                    camp.pitching_seat,
                    "pitch",
                    "PB-A-05",
                    lambda: self.pitch_options(table.state),
                    is_secret=True,
                    refuse=lambda answer: self.refuse_pitch(table.state, answer),
                )
            else:
                answer = yield from self.ask_for_cards(table)
            if isinstance(answer, Placed) and answer.place in options.PITCHES:
                self.lay_pitch(table, answer)
                return
            if answer == options.WALK:
                self.walk_intentionally(table)
                return
            self.follow_pitching(table, answer)

    def lay_pitch(self, table: _Table, answer: Placed) -> None:
        game = table.state
        side, camp = (HOME, game.home) if game.batting is VISITOR else (VISITOR, game.visitor)
        is_pitchout = answer.place == options.PITCHOUT
        table.tell(PitchLaid(side, camp.pitching_seat, answer.card, is_pitchout))

    def ask_for_cards(self, table: _Table) -> Script[Answer]:
        """PB-A-24, R11: the hand is empty and the half is not over."""
        answer: Answer = yield from ask(
            table.state.defense.pitching_seat,
            "draw",
            "PB-A-24",
            lambda: self.draw_options(table.state),
            default=options.DRAW,
            arguments={"count": self.next_count(table.state)},
            refuse=lambda answer: self.refuse_pitch(table.state, answer),
        )
        return answer

    def follow_pitching(self, table: _Table, answer: Answer) -> None:
        """Do what the pitching side answered beside a pitch; a level adds to it."""
        game = table.state
        why: Literal["dig deep", "single"] = "dig deep" if self.may_dig_deep(game) else "single"
        self.draw(table, self.next_count(game), why)

    def may_dig_deep(self, game: PizzaBoxGame) -> bool:
        camp = game.defense
        return not camp.has_dug and not camp.is_stranded and self.dig_deep_count(game) > 0

    def next_count(self, game: PizzaBoxGame) -> int:
        """PB-A-24: dig deep once in a half, then one card for each hitter."""
        return self.dig_deep_count(game) if self.may_dig_deep(game) else 1

    def must_replace(self, game: PizzaBoxGame) -> bool:
        """Whether the pitcher has to leave before another card is drawn (Pro-Ball only)."""
        return False

    def pitch_options(self, game: PizzaBoxGame) -> tuple[Option, ...]:
        return options.pitches(game.defense.hand.cards, self.has_strategies)

    def draw_options(self, game: PizzaBoxGame) -> tuple[Option, ...]:
        return options.draws(game.fielding)

    def refuse_pitch(self, game: PizzaBoxGame, answer: Answer) -> list[Problem]:
        if isinstance(answer, Placed) and answer.place in options.PITCHES:
            return check_pitch(self, game, answer.card, answer.place == options.PITCHOUT)
        return []

    def hit(self, table: _Table) -> Script[None]:
        """PB-A-04, PB-AA-03: TAKE or SWING, where the switch is on STEAL or BUNT."""
        seat = table.state.offense.hitting_seat
        answer = yield Decision(
            seat,
            "hit",
            "PB-A-05",
            lambda: self.hit_options(table.state),
            is_secret=True,
            refuse=lambda answer: self.refuse_hit(table.state, answer),
        )
        self.follow_hitting(table, seat, answer)

    def hit_options(self, game: PizzaBoxGame) -> tuple[Option, ...]:
        has_steal = has_bunt = False
        if self.has_strategies:
            has_steal = not check_strategy(self, game, STEAL)
            has_bunt = not check_strategy(self, game, BUNT)
        return options.strategies(game.batting, has_steal, has_bunt)

    def refuse_hit(self, game: PizzaBoxGame, answer: Answer) -> list[Problem]:
        if isinstance(answer, Placed) and answer.place == options.STRATEGY:
            return check_strategy(self, game, answer.card)
        if answer == options.PINCH_HITTER:
            return self.check_pinch_hitter(game)
        return []

    def check_pinch_hitter(self, game: PizzaBoxGame) -> list[Problem]:
        return [Problem("E_RULE_OFF", "PB-AAA-06", {"what": "pinch hitter"})]

    def follow_hitting(self, table: _Table, seat: Seat, answer: Answer) -> None:
        assert isinstance(answer, Placed)
        table.tell(StrategyLaid(table.state.batting, seat, answer.card))

    def turn(self, table: _Table) -> None:
        """PB-A-06, PB-AA-13: the pitcher's card is turned first, then the hitter's."""
        game = table.state
        card, strategy = game.pitch.cards[0], game.strategy.cards[0]
        deck = deck_for(is_white(card), strategy, game.is_pitchout)
        table.tell(CardsTurned(card, strategy, game.is_pitchout, deck))

    def draw_result(self, table: _Table) -> None:
        """PB-A-08, 29: the top card, read for this level."""
        game = table.state
        deck = game.turned
        assert deck is not None
        heap = game.decks.of(deck)
        if heap.is_empty:
            table.tell(Shuffled((deck,)))
            game = table.state
            heap = game.decks.of(deck)
        card = self.results[heap.order[heap.drawn]]
        is_bunt = game.strategy.cards[0] == BUNT
        area, reading, reads_as = self.read(game, card, is_bunt)
        if reading.outcome is None:
            reading = NO_RESULT
        table.tell(ResultDrawn(deck, card.id, area, reading, reads_as, is_bunt))
        self.carry_out(table, reading, is_bunt)

    def read(
        self, game: PizzaBoxGame, card: ResultCard, is_bunt: bool
    ) -> tuple[Area, Section, int]:
        """PB-A-08: the white area, whoever hits; return area, reading and hitter number."""
        return "white", card.white, 0

    def carry_out(self, table: _Table, reading: Section, is_bunt: bool) -> None:
        """PB-A-09 to 21, 33, PB-AA-10, PB-S-01, 06, 07: runners, outs and how it is scored."""
        game = table.state
        outcome = reading.outcome
        defense = game.home if game.batting is VISITOR else game.visitor
        pitcher = defense.mound.pitcher
        hitter = Runner(game.at_bat, pitcher)
        work = resolve_bunt if is_bunt else resolve
        found = work(reading, game.bases, game.outs, hitter)
        moves = found.moves
        if game.inning >= self.innings and game.batting is HOME and outcome is not HOME_RUN:
            moves = walked_off(moves, 1 - game.lead)
        runs = 0
        for move in moves:
            if move.end is HOME_PLATE:
                runs += 1
        is_error = outcome is ERROR
        sacrifice: Literal["", "SH", "SF"] = ""
        if found.is_sacrifice:
            sacrifice = "SH"
        elif runs and outcome is FLY_OUT and not is_bunt:
            sacrifice = "SF"
        is_strikeout = outcome is STRIKEOUT
        assert outcome is not None
        is_plain = is_error or is_strikeout or found.is_double_play or not is_bunt
        table.tell(
            Batted(
                game.at_bat,
                pitcher,
                outcome if is_plain else BUNTED,
                moves,
                hit=found.hit,
                is_walk=outcome is WALK and not is_bunt,
                is_strikeout=is_strikeout,
                is_double_play=found.is_double_play,
                sacrifice=sacrifice,
                rbi=0 if is_error or found.is_double_play else runs,
                is_error=is_error,
            )
        )

    def walk_intentionally(self, table: _Table) -> None:
        """PB-A-30, R16: no card, no result; forced runners move."""
        game = table.state
        pitcher = game.defense.mound.pitcher
        moves = forced(game.bases, Runner(game.at_bat, pitcher))
        runs = sum(move.scores for move in moves)
        table.tell(Batted(game.at_bat, pitcher, INTENTIONAL, moves, is_walk=True, rbi=runs))

    # The end of a half

    def keep(self, table: _Table) -> Script[None]:
        """PB-AA-02: unused cards the side may keep, one after the other, until it has done."""
        while True:
            game = table.state
            camp = game.defense
            if not camp.hand.cards or check_keep(self, game, len(camp.kept.cards) + 1):
                return
            seat = camp.pitching_seat
            answer = yield from ask(
                seat,
                "keep",
                "PB-AA-02",
                lambda: options.keeps(table.state.defense.hand.cards),
                default=options.DONE,
                is_secret=True,
                arguments={"most": self.keep_limit(game), "have": len(camp.kept.cards)},
            )
            if answer == options.DONE:
                return
            table.tell(CardKept(game.fielding, seat, answer.card))

    # What the house asks of every rulebook

    after = staticmethod(after)

    def imagined(self, game: PizzaBoxGame, seat: Seat, rng: Rng) -> PizzaBoxGame:
        return imagining.imagined(self, game, seat, rng)

    def conceded(self, game: PizzaBoxGame, seat: Seat) -> Fact:
        return Forfeited(game.side_of(seat))

    def chapter(self, game: PizzaBoxGame) -> str:
        if not game.is_shuffled:
            return "before the game"
        return f"{'top' if game.batting is Side.VISITOR else 'bottom'} {game.inning}"

    def explain(self, game: PizzaBoxGame, seat: Seat, gesture: Gesture) -> list[Problem]:
        return gestures.explain(self, game, seat, gesture)

    score_sheet = staticmethod(score_sheet)
    score_codes = staticmethod(code_words)

    def starters(self, side: Side) -> tuple[CardId, ...]:
        """Return who may start; nobody has a name below Pro-Ball."""
        return ()

    def check_relief(
        self, game: PizzaBoxGame, card: CardId, row: int = 0
    ) -> list[Problem]:
        """Return why *card* may not take the mound; nobody relieves below Pro-Ball (R42)."""
        return [Problem("E_RULE_OFF", "PB-PRO-01", {"what": "relief"})]

    def faults(self, game: PizzaBoxGame) -> list[Problem]:
        return list(positions_of_play.faults(self, game))

