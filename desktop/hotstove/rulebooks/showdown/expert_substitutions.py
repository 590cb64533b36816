"""Substitutions of the expert game, SD-E-60 to 75: runners, replacements, forced pitchers.

What all levels share stands in substitution_rules and substitutions.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from msgspec.structs import replace

from hotstove.baseball.facts import Forfeited, PinchHit, PinchRan, PitchingChange
from hotstove.baseball.lineups import FieldCard, Substitution
from hotstove.baseball.positions import Position
from hotstove.play.answers import Answer, Placed
from hotstove.play.decisions import Decision, Option
from hotstove.play.dice import Rng
from hotstove.play.problems import Problem
from hotstove.play.seats import Side
from hotstove.play.table import Script, Table, TableForm, ask

from . import nines, substitutions
from .basic import BATTER_UP
from .cards import Card, CardId, HitterCard, Qualification, Slot
from .managerial import ManagerialOptions
from .rosters import open_without
from .state import ShowdownGame

_Table: TypeAlias = Table[ShowdownGame]

OUT_OF_POSITION: Final = -1
LOST_OUT_THERE: Final = -2
"""SD-E-60: Fielding at first of who does not qualify: a position player, a "–" hitter."""


def at_first_too(card: Card) -> Card:
    """SD-E-60: return *card* as it counts in the field, where any hitter may play first base.

    The same card gives the same one again.
    """
    known = _AT_FIRST.get(id(card))
    if known is None or known[0] is not card:
        if len(_AT_FIRST) > _MOST_KNOWN:
            _AT_FIRST.clear()
        known = _AT_FIRST[id(card)] = (card, _at_first_too(card))
    return known[1]


def _at_first_too(card: Card) -> Card:
    if not isinstance(card, HitterCard) or card.qualifies(Position.FIRST_BASE):
        return card
    value = OUT_OF_POSITION if card.is_position_player else LOST_OUT_THERE
    extra = Qualification(Slot.FIRST_BASE, value)
    return replace(card, positions=(*card.positions, extra))


_AT_FIRST: Final[dict[int, tuple[Card, Card]]] = {}
_MOST_KNOWN: Final = 5_000


class ExpertSubstitutions(ManagerialOptions):
    looks_ahead = False
    replaces_freely = True

    in_the_field = staticmethod(at_first_too)

    # SD-M-01 Pinch runners and hitters

    def batter_up(self, table: _Table) -> Script[None]:
        """SD-E-70: any number of runners for runners; then the batter comes up, or another."""
        while True:
            offense = table.state.offense
            form = TableForm(
                table,
                self.offer_batters_and_runners,
                self.check_batter_or_runner,
                self.some_batter_or_runner,
            )
            answer = yield Decision(
                offense.seat,
                "batter up",
                "SD-A-42",
                form.offer,
                default=BATTER_UP,
                free=form,
                arguments={"batter": offense.order[offense.up % 9]},
            )
            if not isinstance(answer, Substitution):
                break
            game = table.state
            base = game.base_of(answer.outgoing)
            if base is None:
                table.tell(
                    PinchHit(
                        game.batting, game.offense.spot, answer.incoming, answer.outgoing
                    )
                )
                break
            spot = game.offense.order.index(answer.outgoing) + 1
            table.tell(
                PinchRan(game.batting, spot, base, answer.incoming, answer.outgoing)
            )
        game = table.state
        table.tell(self.came_to_bat(game, game.offense))

    def offer_batters_and_runners(self, game: ShowdownGame) -> tuple[Option, ...]:
        return (*self.offer_batters(game), *self.offer_runners(game))

    def offer_runners(self, game: ShowdownGame) -> tuple[Option, ...]:
        """SD-E-70: every bench hitter for every runner he may run for."""
        found = []
        for base, on in game.bases.runners():
            place = base.name.lower()
            for card in game.offense.bench:
                change = Substitution(card, on.player)
                if not any(self.check_runner(game, change)):
                    found.append(Option(change, f"card:{card}", place))
        return tuple(found)

    def some_batter_or_runner(self, game: ShowdownGame, rng: Rng) -> Answer:
        """A runner one time in eight, so that a bench lasts for a while."""
        chance, rng = rng.below(8)
        offered = self.offer_runners(game) if chance == 0 else ()
        return rng.pick(offered or self.offer_batters(game))[0].answer

    def check_batter_or_runner(self, game: ShowdownGame, answer: Answer) -> list[Problem]:
        if isinstance(answer, Substitution) and game.base_of(answer.outgoing) is not None:
            return list(self.check_runner(game, answer))
        if isinstance(answer, Placed):
            name = self.strategy_name(answer.card)
            return [Problem("WINDOW_CLOSED", "SD-E-08", {"card": name, "windows": ()})]
        return self.check_batter(game, answer)

    def check_runner(self, game: ShowdownGame, answer: Substitution) -> Iterator[Problem]:
        """SD-E-70, 73: bench hitters only; the starter lock holds, bat-once does not."""
        offense = game.offense
        name = substitutions.name_of(self, answer.incoming)
        named = {"player": name, "batter": substitutions.name_of(self, answer.outgoing)}
        if answer.incoming in offense.gone:
            yield Problem("ALREADY_OUT", "SD-A-41", {**named})
        elif answer.incoming not in offense.bench:
            yield Problem("NOT_ON_BENCH", "SD-A-42", {**named})
        if answer.outgoing == offense.pitcher and substitutions.is_locked(game, offense):
            yield substitutions.locked(game, offense, named["batter"])

    # SD-M-02 and SD-E-75 Pitchers who must go

    def pitching_change(self, table: _Table) -> Script[None]:
        """SD-E-75: a change that a card forces is made here; else as in the advanced game."""
        if table.state.defense.mound.must_leave:
            return self.forced_change(table)
        return super().pitching_change(table)

    def forced_change(self, table: _Table) -> Script[None]:
        """SD-E-75: a bullpen pitcher of the manager's choice; none: forfeit."""
        game = table.state
        if not game.defense.bullpen:
            table.tell(Forfeited(game.fielding))
            return
        form = TableForm(table, self.offer_forced, self.check_relief, self.some_forced)
        answer = yield from ask(
            game.defense.seat,
            "forced change",
            "SD-E-75",
            form.offer,
            free=form,
            form="field",
            arguments={"pitcher": game.defense.pitcher},
        )
        self.relieve(table, answer)
        yield from self.answering_hitter(table)

    def offer_forced(self, game: ShowdownGame) -> tuple[Option, ...]:
        return self.offer_relievers(game)[1:]

    def some_forced(self, game: ShowdownGame, rng: Rng) -> Answer:
        return rng.pick(self.offer_forced(game))[0].answer

    def change_at_once(self, table: _Table) -> Script[None]:
        """SD-E-75 ``now``: a bullpen pitcher before anything else is decided; none: forfeit."""
        game = table.state
        if not game.defense.bullpen:
            table.tell(Forfeited(game.fielding))
            return
        answer = yield from ask(
            game.defense.seat,
            "change at once",
            "SD-E-75",
            lambda: self.offer_forced(table.state),
            arguments={"pitcher": game.defense.pitcher},
            refuse=lambda answer: self.refuse_at_once(table.state, answer),
        )
        dugout = table.state.defense
        table.tell(
            PitchingChange(
                table.state.fielding, answer.incoming, answer.outgoing, dugout.pitchers_spot
            )
        )

    def refuse_at_once(self, game: ShowdownGame, answer: Answer) -> list[Problem]:
        if isinstance(answer, Substitution):
            name = substitutions.name_of(self, answer.incoming)
            if answer.incoming in game.defense.gone:
                return [Problem("ALREADY_OUT", "SD-A-41", {"player": name})]
            return [Problem("NOT_A_RELIEVER", "SD-A-43", {"player": name})]
        return []

    # SD-E-74 What is only warned of

    def field_warnings(
        self, game: ShowdownGame, side: Side, leaving: CardId
    ) -> Iterator[Problem]:
        """What nobody could play the next time *side* takes the field, with *leaving* out."""
        dugout = game.dugout(side)
        missing = open_without(dugout, self.places, self.barred(game, side), leaving)
        if missing:
            name = substitutions.name_of(self, leaving)
            yield Problem(
                "FIELD_WARNING", "SD-E-74", {"positions": tuple(missing), "player": name}
            )

    def suggested_nine(self, game: ShowdownGame, side: Side) -> FieldCard:
        """Return the nine nearest to the present that may take the field."""
        return nines.suggested_field(self, game, side)
