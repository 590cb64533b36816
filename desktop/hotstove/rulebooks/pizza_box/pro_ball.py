"""Pro-Ball, level 4 (PB-PRO, PB-L): AAA-Ball with pitcher cards, relief and pitchers who hit."""

from __future__ import annotations

from functools import partial
from typing import Final, TypeAlias

from hotstove.baseball.bases import PlayerId
from hotstove.baseball.facts import PitchingChange
from hotstove.play.answers import Answer, Placed
from hotstove.play.decisions import Option
from hotstove.play.problems import Problem
from hotstove.play.seats import Side
from hotstove.play.table import Script, Table, ask

from . import options, staff
from .a_ball import Area
from .aaa_ball import AAABall
from .cards import SPOTS, CardId, PitcherCard, ResultCard, Section
from .facts import HandDiscarded, MarkerLaid, NobodyLeft, StarterChosen, StartersShown
from .names import hitter_id
from .setup import PizzaBoxSetup
from .state import PizzaBoxGame

_Table: TypeAlias = Table[PizzaBoxGame]
BUNTS_LIKE: Final = 2
"""PB-PRO-26."""
SHORT_REST_ROW: Final = 2
"""PB-L-07, R47."""


class ProBall(AAABall):
    id = "pizza_box/pro"
    has_staffs = True

    def __init__(self, setup: PizzaBoxSetup) -> None:
        super().__init__(setup)
        self.pitchers: dict[CardId, PitcherCard] = {
            card.id: card for side in Side for card in setup.box.staff(side)
        }
        self.pitchers_hit = setup.pitchers_hit

    def pitcher(self, card_id: CardId) -> PitcherCard:
        return self.pitchers[card_id]

    # The order of play (PB-PRO-28)

    def next_passage(self, table: _Table) -> Script[None] | None:
        game = table.state
        if game.is_shuffled and not game.has_starters and game.forfeited_by is None:
            if game.is_over:
                return None
            return self.choose_starters(table)
        return super().next_passage(table)

    def choose_starters(self, table: _Table) -> Script[None]:
        """PB-PRO-04, R28: each side's starter, chosen unseen and shown together."""
        for side in Side:
            seat = table.state.camp(side).jobs.starter
            answer = yield from ask(
                seat,
                "starter",
                "PB-PRO-04",
                partial(self.starter_options, side),
                is_secret=True,
                refuse=partial(self.refuse_starter, side),
            )
            table.tell(StarterChosen(side, seat, answer.card))
        chosen = {side: table.state.camp(side).mound.chosen for side in Side}
        table.tell(StartersShown(chosen[Side.VISITOR], chosen[Side.HOME]))
        for side in Side:
            if chosen[side] in self.setup.day(side).short_rest and self.setup.series:
                table.tell(MarkerLaid(side, SHORT_REST_ROW))

    def starter_options(self, side: Side) -> tuple[Option, ...]:
        return tuple(
            Option(Placed(card, options.MOUND), f"card:{card}", options.MOUND)
            for card in self.starters(side)
        )

    def starters(self, side: Side) -> tuple[CardId, ...]:
        """Return who may start today (PB-PRO-04, PB-L-01)."""
        return tuple(
            card.id
            for card in self.box.staff(side)
            if not staff.check_starter(self, side, card.id)
        )

    def refuse_starter(self, side: Side, answer: Answer) -> list[Problem]:
        if isinstance(answer, Placed) and answer.place == options.MOUND:
            return staff.check_starter(self, side, answer.card)
        return []

    def open_half(self, table: _Table) -> Script[None]:
        """PB-PRO-05, 11, 16, 22, 28: relief or stay, then the opening draw."""
        while True:
            game = table.state
            side = game.fielding
            choices = staff.entries(self, game, side)
            must = staff.must_replace(self, game, side)
            if not choices:
                break
            stays = () if must else options.draw_only(side)
            answer = yield from ask(
                game.camp(side).pitching_seat,
                "open half",
                "PB-PRO-28",
                partial(_opening_options, stays, choices),
                default=None if must else options.DRAW,
                refuse=lambda answer: self.refuse_pitch(table.state, answer),
            )
            if answer == options.DRAW:
                break
            self.relieve(table, answer)
        self.take_the_field(table, is_stranded=must)

    # How many cards (PB-PRO-03, 05 to 07)

    def opening_count(self, game: PizzaBoxGame) -> int:
        """PB-PRO-05, PB-L-06: a league's closer draws once and never again."""
        camp = game.defense
        if camp.mound.has_drawn and staff.is_league_closer(self, self.pitcher(camp.mound.pitcher)):
            return 0
        return staff.row_of(self, game, game.fielding).min_start

    def dig_deep_count(self, game: PizzaBoxGame) -> int:
        return staff.row_of(self, game, game.fielding).dig_deep

    def keep_limit(self, game: PizzaBoxGame) -> int:
        """PB-PRO-06, R61: of the row just pitched."""
        return staff.row_of(self, game, game.fielding).max_keep

    def holds_on(self, game: PizzaBoxGame) -> bool:
        return staff.is_league_closer(self, self.pitcher(game.defense.mound.pitcher))

    def keep(self, table: _Table) -> Script[None]:
        if not self.holds_on(table.state):
            yield from super().keep(table)

    # Relief (PB-PRO-10 to 22)

    def must_replace(self, game: PizzaBoxGame) -> bool:
        return staff.must_replace(self, game, game.fielding)

    def ask_for_cards(self, table: _Table) -> Script[Answer]:
        """PB-PRO-07, 17, 19: cards, a reliever or a walk; nobody left, and single cards it is."""
        game = table.state
        if self.must_replace(game):
            if staff.entries(self, game, game.fielding):
                return (yield from self.ask_for_reliever(table))
            table.tell(NobodyLeft(game.fielding))
        return (yield from super().ask_for_cards(table))

    def ask_for_reliever(self, table: _Table) -> Script[Answer]:
        """PB-PRO-17: his cards are used up; the hitter may still be walked."""
        answer: Answer = yield from ask(
            table.state.defense.pitching_seat,
            "replace",
            "PB-PRO-17",
            lambda: (*_relievers(staff.entries(self, table.state, table.state.fielding)),
                     *options.walk_only()),
            refuse=lambda answer: self.refuse_pitch(table.state, answer),
        )  # fmt: skip
        return answer

    def pitch_options(self, game: PizzaBoxGame) -> tuple[Option, ...]:
        return (*super().pitch_options(game), *self.relief_options(game))

    def draw_options(self, game: PizzaBoxGame) -> tuple[Option, ...]:
        return (*super().draw_options(game), *self.relief_options(game))

    def relief_options(self, game: PizzaBoxGame) -> tuple[Option, ...]:
        if not game.defense.mound.has_faced:
            return ()
        return _relievers(staff.entries(self, game, game.fielding))

    def refuse_pitch(self, game: PizzaBoxGame, answer: Answer) -> list[Problem]:
        if isinstance(answer, Placed) and answer.place.startswith(options.MOUND):
            return self.check_relief(game, answer.card, options.row_of(answer.place))
        if answer == options.DRAW and self.must_replace(game):
            return [Problem("E_MUST_REPLACE", "PB-PRO-17")]
        return super().refuse_pitch(game, answer)

    def check_relief(self, game: PizzaBoxGame, card: CardId, row: int = 0) -> list[Problem]:
        return staff.check_reliever(self, game, game.fielding, card, row)

    def follow_pitching(self, table: _Table, answer: Answer) -> None:
        if isinstance(answer, Placed) and answer.place.startswith(options.MOUND):
            self.relieve(table, answer)
        else:
            super().follow_pitching(table, answer)

    def relieve(self, table: _Table, answer: Answer) -> None:
        """PB-PRO-08, 12, 20, 21, 22: he holds nothing any more; the new man draws his own."""
        assert isinstance(answer, Placed)
        game = table.state
        side = game.fielding
        camp = game.camp(side)
        count = len(camp.hand.cards)
        if count:
            table.tell(HandDiscarded(side, count))
        spot = SPOTS if self.pitchers_hit else 0
        table.tell(PitchingChange(side, answer.card, camp.mound.pitcher, spot))
        row = options.row_of(answer.place)
        card = self.pitcher(answer.card)
        marker = staff.entry_marker(self, table.state, card, game.inning, row)
        if marker:
            table.tell(MarkerLaid(side, marker))
        if camp.has_opened:
            self.draw(table, self.opening_count(table.state), "opening")

    # Reading (PB-PRO-09, 25, 26)

    def read(
        self, game: PizzaBoxGame, card: ResultCard, is_bunt: bool
    ) -> tuple[Area, Section, int]:
        number = self.hitter_number(game)
        if self.is_pitcher_hitting(game):
            bar = card.bar
            if is_bunt:
                number = BUNTS_LIKE
            elif bar is not None and bar.like is not None:
                number = bar.like
            elif bar is not None and bar.section is not None:
                return "bar", bar.section, 0
        blue = card.blue
        if blue is not None and blue.rating is not None:
            rating = self.pitcher(game.defense.mound.pitcher).rating
            if blue.rating == rating:
                return "blue", blue.section, number
            return "white", card.white, number
        return self.read_half(card, number)

    # Pitchers hit (PB-PRO-24 to 27)

    def is_pitcher_hitting(self, game: PizzaBoxGame) -> bool:
        """PB-PRO-24, R38: in the ninth spot, unless somebody hits for him."""
        camp = game.offense
        return self.pitchers_hit and camp.spot == SPOTS and not camp.is_pinch_hitting

    def batter(self, game: PizzaBoxGame) -> PlayerId:
        if not self.is_pitcher_hitting(game):
            return super().batter(game)
        mound = game.offense.mound
        return hitter_id(game.batting, SPOTS) if mound.is_out else mound.pitcher

    def check_pinch_hitter(self, game: PizzaBoxGame) -> list[Problem]:
        """PB-PRO-27, R37: somebody must be able to pitch afterwards."""
        found = super().check_pinch_hitter(game)
        if self.pitchers_hit and not game.offense.mound.is_out:
            inning = game.inning + (game.batting is Side.HOME)
            if not self._could_relieve(game, inning):
                found.append(Problem("E_PINCH_NO_RELIEVER", "PB-PRO-27"))
        return found

    def _could_relieve(self, game: PizzaBoxGame, inning: int) -> bool:
        side = game.batting
        for card in self.box.staff(side):
            problems = staff.check_reliever(self, game, side, card.id, 0, inning)
            if all(problem.code == "E_RELIEF_MIN_ONE_HITTER" for problem in problems):
                return True
        return False

    def pinch_hit(self, table: _Table) -> None:
        side = table.state.batting
        super().pinch_hit(table)
        camp = table.state.camp(side)
        if camp.mound.is_out and camp.hand.cards:
            table.tell(HandDiscarded(side, len(camp.hand.cards)))


def _opening_options(
    stays: tuple[Option, ...], choices: tuple[tuple[CardId, int], ...]
) -> tuple[Option, ...]:
    return (*stays, *_relievers(choices))


def _relievers(choices: tuple[tuple[CardId, int], ...]) -> tuple[Option, ...]:
    return tuple(options.on_mound(card, row) for card, row in choices)
