"""Substitutions at the table, SD-A-40 to 50: who is asked when, and what a change does.

What each must respect stands in substitutions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from msgspec.structs import replace

from hotstove.baseball.facts import FieldSet, Forfeited, PinchHit, PitchingChange
from hotstove.baseball.lineups import FieldCard, Substitution
from hotstove.baseball.positions import INFIELD, OUTFIELD, Position
from hotstove.play.answers import Answer, Key
from hotstove.play.decisions import FreeForm, Option
from hotstove.play.dice import Rng
from hotstove.play.problems import Problem
from hotstove.play.seats import Side
from hotstove.play.table import Script, Table, ask

from . import substitutions
from .basic import BATTER_UP, TAKE_THE_FIELD, BasicShowdown
from .cards import CardId
from .facts import TookField
from .rosters import gloves, is_late
from .setup import ShowdownSetup
from .state import Dugout, Mound, ShowdownGame

_Table: TypeAlias = Table[ShowdownGame]

STAY: Final = Key("stay")


class SubstitutionRules(BasicShowdown):
    def __init__(self, setup: ShowdownSetup) -> None:
        super().__init__(setup)
        self.backups = frozenset(card for team in setup.teams for card in team.backups)

    # SD-M-H0 Taking the field

    def take_the_field(self, table: _Table) -> Script[None]:
        """SD-A-04, 43, 47, 48, SD-M-H0: as they stand if that is legal, else made legal."""
        game = table.state
        side, dugout = game.fielding, game.defense
        if not self.field_options(game, side, is_taking_field=True) and not self.stands(dugout):
            table.tell(Forfeited(side))
            return
        answer = yield from ask(
            dugout.seat,
            "take the field",
            "SD-A-47",
            lambda: self.offer_field(table),
            default=TAKE_THE_FIELD if self.stands(dugout) else None,
            free=FreeForm(
                check=lambda answer: self.check_taking_field(table.state, answer),
                some=lambda rng: self.some_field(table, rng),
            ),
            arguments={"pitcher": dugout.pitcher},
        )
        if isinstance(answer, FieldCard):
            self.set_field(table, side, answer)
        table.tell(TookField(side, table.state.defense.pitcher))

    def stands(self, dugout: Dugout) -> bool:
        """Whether the nine may take the field as it is."""
        return dugout.is_fielding_legal and dugout.mound.pitcher not in dugout.gone

    def offer_field(self, table: _Table) -> tuple[Option, ...]:
        game = table.state
        dugout = game.defense
        found = []
        if self.stands(dugout):
            found.append(Option(TAKE_THE_FIELD, f"card:{dugout.pitcher}", "mound"))
        cards = self.field_options(game, game.fielding, is_taking_field=True)
        found += [Option(card, f"card:{card.pitcher}", "mound") for card in cards]
        return tuple(found)

    def field_options(
        self, game: ShowdownGame, side: Side, *, is_taking_field: bool
    ) -> list[FieldCard]:
        """Return one legal nine for each pitcher who may come in, and for the one who may stay."""
        dugout = game.dugout(side)
        found = []
        for pitcher in (dugout.pitcher, *dugout.bullpen):
            if pitcher == dugout.pitcher and self.stands(dugout):
                continue
            if pitcher in dugout.gone:
                continue
            card = substitutions.nearest_field(self, game, side, pitcher)
            if card is None:
                continue
            if not substitutions.check_field(
                self, game, side, card, is_taking_field=is_taking_field
            ):
                found.append(card)
        return found

    def some_field(self, table: _Table, rng: Rng) -> Answer:
        option, _ = rng.pick(self.offer_field(table))
        return option.answer

    def check_taking_field(self, game: ShowdownGame, answer: Answer) -> list[Problem]:
        if isinstance(answer, FieldCard):
            return substitutions.check_field(
                self, game, game.fielding, answer, is_taking_field=True
            )
        return [Problem("NOT_OFFERED", "SD-A-47", {"asks": "take the field", "found": str(answer)})]

    def set_field(self, table: _Table, side: Side, card: FieldCard) -> None:
        """Tell of the new pitcher and of the nine that stands, if either is new."""
        dugout = table.state.dugout(side)
        if card.pitcher != dugout.pitcher:
            spot = card.order.index(card.pitcher) + 1 if card.pitcher in card.order else 0
            table.tell(PitchingChange(side, card.pitcher, dugout.pitcher, spot))
            dugout = table.state.dugout(side)
        if (card.order, card.positions) != (dugout.order, dugout.positions):
            table.tell(FieldSet(side, card.order, card.positions))

    # SD-M-01, 02 At bat

    def pinch_hitter(self, table: _Table, asks: str) -> Script[None]:
        """SD-A-42."""
        offense = table.state.offense
        answer = yield from ask(
            offense.seat,
            asks,
            "SD-A-42",
            lambda: self.offer_batters(table),
            default=BATTER_UP,
            free=FreeForm(
                check=lambda answer: self.check_batter(table.state, answer),
                some=lambda rng: rng.pick(self.offer_batters(table))[0].answer,
            ),
            arguments={"batter": offense.batter},
        )
        if isinstance(answer, Substitution):
            table.tell(
                PinchHit(table.state.batting, offense.spot, answer.incoming, answer.outgoing)
            )

    def offer_batters(self, table: _Table) -> tuple[Option, ...]:
        game = table.state
        changes = substitutions.pinch_hitters(self, game)
        return (
            Option(BATTER_UP, f"card:{game.offense.batter}", "plate"),
            *(Option(change, f"card:{change.incoming}", "plate") for change in changes),
        )

    def check_batter(self, game: ShowdownGame, answer: Answer) -> list[Problem]:
        if isinstance(answer, Substitution):
            return list(substitutions.check_pinch_hitter(self, game, answer))
        return [Problem("NOT_OFFERED", "SD-A-42", {"asks": "batter up", "found": str(answer)})]

    def pitching_change(self, table: _Table) -> Script[None]:
        """SD-M-02, SD-A-40 (2), (3): a new pitcher; then the offense may answer with a hitter."""
        game = table.state
        if not substitutions.may_relieve(game):
            return
        answer = yield from ask(
            game.defense.seat,
            "pitching change",
            "SD-A-43",
            lambda: self.offer_relievers(table),
            default=STAY,
            free=FreeForm(
                check=lambda answer: self.check_relief(table.state, answer),
                some=lambda rng: rng.pick(self.offer_relievers(table))[0].answer,
            ),
            arguments={"pitcher": game.defense.pitcher},
        )
        if answer == STAY:
            return
        self.relieve(table, answer)
        yield from self.answering_hitter(table)

    def answering_hitter(self, table: _Table) -> Script[None]:
        """SD-A-40 (3)."""
        if not substitutions.may_pinch_hit(table.state):
            return
        before = table.state.offense.batter
        yield from self.pinch_hitter(table, "answering hitter")
        game = table.state
        if game.offense.batter != before:
            table.tell(self.came_to_bat(game, game.offense))

    def offer_relievers(self, table: _Table) -> tuple[Option, ...]:
        defense = table.state.defense
        found = [Option(STAY, f"card:{defense.pitcher}", "mound")]
        for card in defense.bullpen:
            change = Substitution(card, defense.pitcher)
            found.append(Option(change, f"card:{card}", "mound"))
        return tuple(found)

    def check_relief(self, game: ShowdownGame, answer: Answer) -> list[Problem]:
        """SD-A-43, 47: one for one, or with the others changing positions as well."""
        if isinstance(answer, Substitution):
            if answer.outgoing != game.defense.pitcher:
                return [Problem("WRONG_STEP", "SD-A-40", {"player": answer.incoming})]
            return list(substitutions.check_reliever(self, game, answer.incoming))
        if isinstance(answer, FieldCard) and answer.pitcher != game.defense.pitcher:
            early = list(substitutions.check_reliever(self, game, answer.pitcher))
            return early or substitutions.check_field(
                self, game, game.fielding, answer, is_taking_field=False
            )
        asked = {"asks": "pitching change", "found": str(answer)}
        return [Problem("NOT_OFFERED", "SD-A-43", {**asked})]

    def relieve(self, table: _Table, answer: Substitution | FieldCard) -> None:
        side = table.state.fielding
        if isinstance(answer, FieldCard):
            self.set_field(table, side, answer)
        else:
            dugout = table.state.defense
            spot = 0 if dugout.has_dh else substitutions.pitchers_spot(dugout) + 1
            table.tell(PitchingChange(side, answer.incoming, answer.outgoing, spot))

    # What each change does

    def after_pinch_hit(self, game: ShowdownGame, fact: PinchHit) -> ShowdownGame:
        dugout = substitutions.with_pinch_hitter(game.dugout(fact.side), fact.incoming)
        game = game.with_dugout(fact.side, dugout)
        return replace(game, at_bat=fact.incoming) if game.at_bat else game

    def after_pitching_change(self, game: ShowdownGame, fact: PitchingChange) -> ShowdownGame:
        """SD-A-41, 43: the new pitcher, and the spot he takes when he bats."""
        dugout = game.dugout(fact.side)
        order, positions, gone = dugout.order, dugout.positions, dugout.gone
        if fact.outgoing not in gone:
            gone = (*gone, fact.outgoing)
        if fact.spot:
            place = fact.spot - 1
            if order[place] not in gone:
                gone = (*gone, order[place])
            order = (*order[:place], fact.incoming, *order[place + 1 :])
            positions = (*positions[:place], Position.PITCHER, *positions[place + 1 :])
        in_inning = game.is_fielding_set and game.fielding is fact.side
        dugout = replace(
            dugout,
            order=order,
            positions=positions,
            gone=gone,
            bullpen=tuple([card for card in dugout.bullpen if card != fact.incoming]),
            mound=Mound(fact.incoming, is_starter=False, innings=int(in_inning)),
        )
        game = game.with_dugout(fact.side, self.counted(dugout))
        return replace(game, is_changed=True) if in_inning else game

    def after_field_set(self, game: ShowdownGame, fact: FieldSet) -> ShowdownGame:
        dugout = game.dugout(fact.side)
        gone = tuple([player for player in dugout.order if player not in fact.order])
        dugout = replace(
            dugout,
            order=fact.order,
            positions=fact.positions,
            bench=tuple([card for card in dugout.bench if card not in fact.order]),
            gone=(*dugout.gone, *(card for card in gone if card not in dugout.gone)),
            has_dh=Position.DESIGNATED_HITTER in fact.positions,
        )
        return game.with_dugout(fact.side, self.counted(dugout))

    def counted(self, dugout: Dugout) -> Dugout:
        """Return *dugout* with its gloves added up and its nine judged."""
        order, positions = dugout.order, dugout.positions
        return replace(
            dugout,
            is_fielding_legal=None not in positions,
            infield=gloves(order, positions, self.cards, INFIELD),
            outfield=gloves(order, positions, self.cards, OUTFIELD),
        )

    def eligible(self, game: ShowdownGame, side: Side) -> Callable[[CardId], bool]:
        """SD-A-50: whether a player may be in the nine the next time *side* takes the field."""
        if is_late(game, side):
            return lambda player: True
        return lambda player: player not in self.backups
