"""Substitutions at the table, CL-35 to 42, CL-70, CL-71: who is asked when, and what comes of it.

What each must respect stands in substitutions.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from hotstove.baseball.facts import FieldSet, Forfeited, PinchHit, PinchRan, PitchingChange
from hotstove.baseball.lineups import (
    Candidate,
    FieldCard,
    LineupCard,
    LineupPool,
    LineupSpot,
    Substitution,
)
from hotstove.baseball.positions import FIELDERS
from hotstove.play.answers import Answer, Key, Placed
from hotstove.play.decisions import Decision, FreeForm, Option
from hotstove.play.dice import Rng
from hotstove.play.problems import Problem
from hotstove.play.seats import Seat, Side
from hotstove.play.table import Script, Table, ask

from . import fields, substitutions
from .card_moment import BEFORE_PITCH, ON_SUBSTITUTION
from .facts import CardTakenBack, RunnerPlaced, TookField, UnitZeroed
from .faults import fault
from .ground_balls import DRAW_IN, GroundBalls
from .lineups import candidate
from .state import ClutchGame, Laid

_Table: TypeAlias = Table[ClutchGame]

STAY: Final = Key("stay")
TAKE_THE_FIELD: Final = Key("take the field")
BATTER_UP: Final = Key("batter up")
TAKE_BACK: Final = Key("take back")
LEAVE_IT: Final = Key("leave it")


class SubstitutionWindows(GroundBalls):
    # CL-41, 42 Taking the field

    def take_the_field(self, table: _Table) -> Script[None]:
        """The first window of a half-inning: as the nine stands if it may, else made legal."""
        game = table.state
        side, dugout = game.fielding, game.defense
        if len([player for player in dugout.order if player in self.batters]) < 9:
            table.tell(Forfeited(side))
            return
        is_standing = fields.stands(dugout)
        answer = yield Decision(
            dugout.seat,
            "take the field",
            "CL-41",
            lambda: self.offer_field(table.state),
            default=TAKE_THE_FIELD if is_standing else None,
            free=FreeForm(
                lambda answer: self.check_taking_field(table.state, answer),
                lambda rng: self.some_way_to_take_field(table.state, rng),
            ),
            form="field",
            arguments={"pitcher": dugout.mound.pitcher},
        )
        if isinstance(answer, FieldCard):
            yield from self.set_field(table, side, answer)
        elif isinstance(answer, Substitution):
            self.relieve(table, answer.incoming)
        table.tell(TookField(side, table.state.defense.mound.pitcher))
        self.place_runner(table)

    def place_runner(self, table: _Table) -> None:
        """C24-36: the man who made up the spot before the lead-off batter, on second."""
        game = table.state
        if self.setup.automatic_runner and game.inning > self.innings:
            table.tell(RunnerPlaced(game.offense.order[(game.offense.up - 1) % 9]))

    def offer_field(self, game: ClutchGame) -> tuple[Option, ...]:
        dugout = game.defense
        if not fields.stands(dugout):
            card = self.nearest(game)
            return (Option(card, f"card:{card.pitcher}", "mound"),)
        found = [Option(TAKE_THE_FIELD, f"card:{dugout.pitcher}", "mound")]
        return (*found, *self.relief_options(game))

    def nearest(self, game: ClutchGame) -> FieldCard:
        may_replace = not any(substitutions.too_early(self, game))
        return fields.nearest_field(self, game, game.fielding, may_replace=may_replace)

    def relief_options(self, game: ClutchGame) -> tuple[Option, ...]:
        current = game.defense.mound.pitcher
        return tuple(
            Option(Substitution(card, current), f"card:{card}", "mound", is_aside=True)
            for card in substitutions.may_relieve(self, game)
        )

    def some_way_to_take_field(self, game: ClutchGame, rng: Rng) -> Answer:
        chance, rng = rng.below(8)
        if chance == 0 or not fields.stands(game.defense):
            card = self.some_field(game, rng)
            if card is not None:
                return card
        options = self.offer_field(game)
        if chance == 1:
            return rng.pick(options)[0].answer
        return options[0].answer

    def some_field(self, game: ClutchGame, rng: Rng) -> FieldCard | None:
        may_replace = not any(substitutions.too_early(self, game))
        card = fields.some_field(self, game, game.fielding, rng, may_replace=may_replace)
        if card is None or any(substitutions.check_field(self, game, game.fielding, card)):
            return None
        return card

    def check_taking_field(self, game: ClutchGame, answer: Answer) -> list[Problem]:
        if isinstance(answer, FieldCard):
            return list(substitutions.check_field(self, game, game.fielding, answer))
        if isinstance(answer, Substitution) and fields.stands(game.defense):
            return list(substitutions.check_reliever(self, game, answer.incoming))
        if answer == TAKE_THE_FIELD or isinstance(answer, Substitution):
            missing = tuple(at for at in FIELDERS if at not in game.defense.positions)
            return [fault("FIELD_INCOMPLETE", "CL-41", positions=missing)]
        return self.refuse_elsewhere(game, answer, "take the field")

    def refuse_elsewhere(self, game: ClutchGame, answer: Answer, asks: str) -> list[Problem]:
        """What is refused with its own reason wherever it is tried."""
        if isinstance(answer, Placed) and answer.card in self.strategy:
            side = self.owner_side(game, answer.card)
            return list(self.check_played(game, side, "", answer.card))
        if answer == DRAW_IN:
            return self.why_not_in(game)
        if isinstance(answer, Substitution | FieldCard):
            return [fault("SUB_WINDOW_CLOSED", "CL-36", step=asks)]
        return [fault("NOT_OFFERED", "CL-55", asks=asks, found=str(answer))]

    def owner_side(self, game: ClutchGame, copy: str) -> Side:
        return game.side_of(Seat(int(copy.partition("@")[2].partition("-")[0])))

    # CL-37 W1 The defense

    def defensive_moves(self, table: _Table) -> Script[None]:
        """W1: any number; nothing is asked where the taking of the field has just settled it."""
        if table.state.has_settled_field:
            return
        while True:
            dugout = table.state.defense
            answer = yield Decision(
                dugout.seat,
                "pitching change",
                "CL-37",
                lambda: (Option(STAY), *self.relief_options(table.state)),
                default=STAY,
                free=FreeForm(
                    lambda answer: self.check_defensive(table.state, answer),
                    lambda rng: self.some_defensive(table.state, rng),
                ),
                rides=True,
                form="field",
                arguments={"pitcher": dugout.mound.pitcher},
            )
            if answer == STAY:
                return
            if isinstance(answer, FieldCard):
                yield from self.set_field(table, table.state.fielding, answer)
            else:
                self.relieve(table, answer.incoming)
                yield from self.substituted(table)

    def check_defensive(self, game: ClutchGame, answer: Answer) -> list[Problem]:
        if isinstance(answer, FieldCard):
            return list(substitutions.check_field(self, game, game.fielding, answer))
        if isinstance(answer, Substitution):
            if answer.outgoing != game.defense.mound.pitcher:
                return [fault("SUB_WINDOW_CLOSED", "CL-36", step="pitching change")]
            return list(substitutions.check_reliever(self, game, answer.incoming))
        return self.refuse_elsewhere(game, answer, "pitching change")

    def some_defensive(self, game: ClutchGame, rng: Rng) -> Answer:
        """Something one time in twelve, so that a bench lasts for a while."""
        chance, rng = rng.below(24)
        if chance == 0:
            return self.some_field(game, rng) or STAY
        if chance == 1:
            arms = self.relief_options(game)
            if arms:
                return rng.pick(arms)[0].answer
        return STAY

    def relieve(self, table: _Table, incoming: str) -> None:
        game = table.state
        table.tell(PitchingChange(game.fielding, incoming, game.defense.mound.pitcher))
        self.sweep(table)

    def set_field(self, table: _Table, side: Side, card: FieldCard) -> Script[None]:
        """One act: a new pitcher, newcomers, moves, and units that become worthless."""
        dugout = table.state.dugout(side)
        if card.pitcher != dugout.mound.pitcher:
            self.relieve(table, card.pitcher)
        zeroed = substitutions.zeroed_units(self, card)
        is_new = any(player not in dugout.order for player in card.order)
        if card.order != dugout.order or card.positions != dugout.positions:
            table.tell(FieldSet(side, card.order, card.positions))
        for unit, player in zeroed:
            if unit not in table.state.dugout(side).zeroed:
                table.tell(UnitZeroed(side, unit, player))  # type: ignore[arg-type]
        self.sweep(table)
        if is_new or card.pitcher != dugout.mound.pitcher:
            yield from self.substituted(table)

    def substituted(self, table: _Table) -> Script[None]:
        if self.is_due(table.state, ON_SUBSTITUTION):
            yield from self.card_window(table, ON_SUBSTITUTION)

    # CL-37 W2 to W4

    def batter_up(self, table: _Table) -> Script[None]:
        """W2: any number of runners for runners; then the batter comes up, or another."""
        while True:
            offense = table.state.offense
            answer = yield Decision(
                offense.seat,
                "batter up",
                "CL-37",
                lambda: self.offer_batters_and_runners(table.state),
                default=BATTER_UP,
                free=FreeForm(
                    lambda answer: self.check_batter_or_runner(table.state, answer),
                    lambda rng: self.some_batter_or_runner(table.state, rng),
                ),
                arguments={"batter": offense.order[offense.up % 9]},
            )
            if not isinstance(answer, Substitution):
                return
            if table.state.base_of(answer.outgoing) is not None:
                self.run_for(table, answer)
                yield from self.substituted(table)
            else:
                self.hit_for(table, answer)
                yield from self.substituted(table)
                yield from self.answer_to_hitter(table)
                return

    def answer_to_hitter(self, table: _Table) -> Script[None]:
        """W3, W4, RUL-45: a pitching change, and once more a pinch hitter."""
        changed = yield from self.change_or_not(table, "answering pitcher")
        if changed:
            yield from self.hitter_or_not(table, "answering hitter")

    def change_or_not(self, table: _Table, question: str) -> Script[bool]:
        game = table.state
        arms = self.relief_options(game)
        if not arms:
            return False
        answer = yield from ask(
            game.defense.seat,
            question,
            "CL-37",
            lambda: (Option(STAY), *self.relief_options(table.state)),
            default=STAY,
            rides=True,
            arguments={"pitcher": game.defense.mound.pitcher},
            refuse=lambda answer: self.check_defensive(table.state, answer),
        )
        if not isinstance(answer, Substitution):
            return False
        self.relieve(table, answer.incoming)
        yield from self.substituted(table)
        return True

    def hitter_or_not(self, table: _Table, question: str) -> Script[bool]:
        game = table.state
        if not self.pinch_hitters(game):
            return False
        answer = yield from ask(
            game.offense.seat,
            question,
            "CL-37",
            lambda: (Option(BATTER_UP), *self.pinch_hitters(table.state)),
            default=BATTER_UP,
            arguments={"batter": game.offense.batter},
            refuse=lambda answer: self.check_batter_or_runner(table.state, answer),
        )
        if not isinstance(answer, Substitution):
            return False
        self.hit_for(table, answer)
        yield from self.substituted(table)
        return True

    def hit_for(self, table: _Table, answer: Substitution) -> None:
        game = table.state
        spot = game.offense.spot
        table.tell(PinchHit(game.batting, spot, answer.incoming, answer.outgoing))
        self.sweep(table)

    def run_for(self, table: _Table, answer: Substitution) -> None:
        game = table.state
        base = game.base_of(answer.outgoing)
        assert base is not None
        spot = game.offense.order.index(answer.outgoing) + 1
        table.tell(PinchRan(game.batting, spot, base, answer.incoming, answer.outgoing))
        self.sweep(table)

    def pinch_hitters(self, game: ClutchGame) -> tuple[Option, ...]:
        offense = game.offense
        if not offense.bench or game.inning < self.edition.first_substitution:
            return ()
        if game.cards.changes and self.is_forbidden(game, "pinch_hit"):
            return ()
        return tuple(
            Option(Substitution(card, offense.batter), f"card:{card}", "plate", is_aside=True)
            for card in offense.bench
        )

    def offer_batters_and_runners(self, game: ClutchGame) -> tuple[Option, ...]:
        offense = game.offense
        found = [Option(BATTER_UP, f"card:{offense.batter}", "plate"), *self.pinch_hitters(game)]
        return (*found, *self.pinch_runners(game))

    def pinch_runners(self, game: ClutchGame) -> tuple[Option, ...]:
        if game.inning < self.edition.first_substitution:
            return ()
        return tuple(
            Option(
                Substitution(card, on.player), f"card:{card}", base.name.lower(), is_aside=True
            )
            for base, on in game.bases.runners()
            for card in game.offense.bench
        )

    def some_batter_or_runner(self, game: ClutchGame, rng: Rng) -> Answer:
        """Somebody else one time in sixteen."""
        chance, rng = rng.below(32)
        if chance < 2 and game.offense.bench:
            offered = self.pinch_runners(game) if chance else self.pinch_hitters(game)
            if offered:
                return rng.pick(offered)[0].answer
        return BATTER_UP

    def check_batter_or_runner(self, game: ClutchGame, answer: Answer) -> list[Problem]:
        if isinstance(answer, Substitution):
            check = substitutions.check_pinch_hitter
            if game.base_of(answer.outgoing) is not None:
                check = substitutions.check_pinch_runner
            return list(check(self, game, answer.incoming, answer.outgoing))
        return [] if answer == BATTER_UP else self.refuse_elsewhere(game, answer, "batter up")

    # CL-70, 71 Late responses, in the window before the pitch

    def has_answers(self, game: ClutchGame) -> bool:
        """Whether there is anything yet that somebody may be changed in answer to."""
        return bool(game.cards.laid) or game.has_changed_pitcher

    def late_options(self, game: ClutchGame, side: Side) -> tuple[Option, ...]:
        """Who may still be changed, since the other side has shown a card or a new pitcher."""
        laid = [
            each
            for each in game.cards.laid
            if each.side is not side and each.window == BEFORE_PITCH
        ]
        if side is game.fielding:
            is_open = bool(laid) and not game.has_changed_pitcher
            return self.relief_options(game) if is_open else ()
        is_open = (bool(laid) or game.has_changed_pitcher) and not game.has_pinch_hit
        return self.pinch_hitters(game) if is_open else ()

    def answered(self, table: _Table, side: Side, answer: Answer, window: str) -> Script[None]:
        if not isinstance(answer, Substitution):
            yield from super().answered(table, side, answer, window)
        elif side is table.state.fielding:
            self.relieve(table, answer.incoming)
            yield from self.substituted(table)
            yield from self.take_back(table, side.other, is_compulsory=False)
        else:
            had_changed = table.state.has_changed_pitcher
            self.hit_for(table, answer)
            yield from self.substituted(table)
            if not had_changed or self.laid_by(table.state, side.other):
                yield from self.take_back(
                    table, side.other, is_compulsory=self.edition.year == 2017
                )

    def laid_by(self, game: ClutchGame, side: Side) -> list[Laid]:
        return [
            each
            for each in game.cards.laid
            if each.side is side and each.window == BEFORE_PITCH and not each.is_negated
        ]

    def take_back(self, table: _Table, side: Side, *, is_compulsory: bool) -> Script[None]:
        """CL-70, 71, RUL-75: the cards shown before the change may, or must, come back."""
        for each in self.laid_by(table.state, side):
            game = table.state
            card = each.card
            if self.strategy[card].coach:
                continue
            moment = self.moment(game, side, BEFORE_PITCH, card)
            is_void = not self.copied.holds[card](moment)
            if not is_compulsory and not is_void:
                answer = yield from ask(
                    game.dugout(side).seat,
                    "take back",
                    "CL-71",
                    lambda card=card: (  # type: ignore[misc]
                        Option(LEAVE_IT),
                        Option(TAKE_BACK, f"card:{card}", "hand"),
                    ),
                    default=LEAVE_IT,
                    arguments={"card": card},
                )
                if answer != TAKE_BACK:
                    continue
            table.tell(CardTakenBack(side, card))

    def refuse_card(
        self, game: ClutchGame, side: Side, window: str, answer: Answer
    ) -> list[Problem]:
        if isinstance(answer, Substitution | FieldCard):
            return [fault("SUB_WINDOW_CLOSED", "CL-36", step=window)]
        return super().refuse_card(game, side, window, answer)

    # What sheets and warnings ask

    def field_pool(self, game: ClutchGame, seat: Seat) -> LineupPool:
        """Return whom *seat* may set its field from."""
        side = game.side_of(seat)
        dugout = game.dugout(side)
        players = [*dugout.order, *dugout.bench]
        men = [candidate(self.cards[player]) for player in players]
        arms: tuple[Candidate, ...] = tuple(
            candidate(self.cards[player])
            for player in (dugout.mound.pitcher, *substitutions.may_relieve(self, game))
        )
        card = fields.as_it_stands(dugout) if fields.stands(dugout) else self.nearest(game)
        spots = tuple(
            LineupSpot(player, at) for player, at in zip(card.order, card.positions, strict=True)
        )
        return LineupPool(tuple(men), arms, LineupCard(spots, card.pitcher))

    def warnings(
        self, game: ClutchGame, decision: Decision, answer: Answer
    ) -> Iterator[Problem]:
        """C17-35, RUL-79: what is legal, and yet worth a word before it is done."""
        side = game.side_of(decision.seat)
        if isinstance(answer, Substitution) and self.edition.year == 2017:
            if answer.incoming in self.batters and answer.outgoing in game.dugout(side).order:
                yield from substitutions.leaves_hole(
                    self, game, side, answer.outgoing, answer.incoming
                )
        elif isinstance(answer, Placed) and answer.card in self.strategy:
            yield from self.warnings_of_card(game, side, answer.card)

