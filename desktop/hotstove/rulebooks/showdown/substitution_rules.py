"""Substitutions at the table, SD-A-40 to 50: who is asked when, and what a change does.

What each must respect stands in substitutions.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from msgspec.structs import replace

from hotstove.baseball.facts import FieldSet, Forfeited, PinchHit, PitchingChange
from hotstove.baseball.lineups import FieldCard, Substitution
from hotstove.baseball.positions import Position
from hotstove.play.answers import Answer, Key
from hotstove.play.decisions import Decision, Option
from hotstove.play.dice import Rng
from hotstove.play.problems import Problem
from hotstove.play.seats import Side
from hotstove.play.table import Script, Table, TableForm

from . import nines, substitutions
from .basic import BATTER_UP, TAKE_THE_FIELD, BasicShowdown
from .cards import CardId
from .facts import TookField
from .rosters import EIGHT, NOBODY, Barred, gloves, is_late
from .setup import ShowdownSetup
from .state import Dugout, Mound, ShowdownGame

_Table: TypeAlias = Table[ShowdownGame]

_PITCHER = Position.PITCHER
STAY: Final = Key("stay")


class SubstitutionRules(BasicShowdown):
    looks_ahead = True
    """SD-A-46: a substitution that would leave a position open is refused."""
    replaces_freely = False
    """SD-A-48, R30: newcomers take the field only while they are needed."""

    def __init__(self, setup: ShowdownSetup) -> None:
        super().__init__(setup)
        self.backups = self.brought.backups
        self.fielders = self.brought.fielders
        self.places = self.brought.places

    # SD-M-H0 Taking the field

    def take_the_field(self, table: _Table) -> Script[None]:
        """SD-A-04, 43, 47, 48, SD-M-H0: as they stand if that is legal, else made legal.

        SD-A-51, SD-G-06: a side that has no legal nine left forfeits.
        """
        game = table.state
        side, dugout = game.fielding, game.defense
        is_standing = nines.stands(dugout)
        if not is_standing and not self.has_legal_nine(game, side):
            table.tell(Forfeited(side))
            return
        form = TableForm(
            table, self.offer_field, self.check_taking_field, self.some_way_to_take_the_field
        )
        answer = yield Decision(
            dugout.seat,
            "take the field",
            "SD-A-47",
            form.offer,
            default=TAKE_THE_FIELD if is_standing else None,
            free=form,
            form="field",
            arguments={"pitcher": dugout.mound.pitcher},
        )
        if isinstance(answer, FieldCard):
            self.set_field(table, side, answer)
        table.tell(TookField(side, table.state.defense.mound.pitcher))

    def has_legal_nine(self, game: ShowdownGame, side: Side) -> bool:
        """Whether *side* can take the field at all; one pitcher is as good as another for it."""
        pitchers = nines.who_may_pitch(game, side)[:1]
        if not pitchers:
            return False
        dugout = game.dugout(side)
        if EIGHT.issubset(dugout.positions) and self.barred(game, side).isdisjoint(dugout.order):
            return True
        return bool(nines.nearest_fields(self, game, side, pitchers))

    def offer_field(self, game: ShowdownGame) -> tuple[Option, ...]:
        """The nine as it stands, each other pitcher, the DH for each fielder; more is free-form."""
        side, dugout = game.fielding, game.defense
        found = []
        if nines.stands(dugout):
            found.append(Option(TAKE_THE_FIELD, f"card:{dugout.pitcher}", "mound"))
        cards = self.fields_to_take(game, side)
        found += [Option(card, f"card:{card.pitcher}", "mound") for card in cards]
        found += [
            Option(card, f"card:{designated}", f"spot:{side}:{spot}")
            for spot, designated, card in nines.dh_into_field(self, game, side)
        ]
        return tuple(found)

    def fields_to_take(self, game: ShowdownGame, side: Side) -> list[FieldCard]:
        """Return one legal nine for each pitcher who may come in, and for one who may not stand
        as he is but stays.
        """
        dugout = game.dugout(side)
        pitchers = nines.who_may_pitch(game, side)
        if nines.stands(dugout):
            pitchers = tuple([pitcher for pitcher in pitchers if pitcher != dugout.pitcher])
        return nines.nearest_fields(self, game, side, pitchers) if pitchers else []

    def some_way_to_take_the_field(self, game: ShowdownGame, rng: Rng) -> Answer:
        chance, rng = rng.below(4)
        pitchers = nines.who_may_pitch(game, game.fielding)
        if chance == 0:
            pitcher, rng = rng.pick(pitchers)
            card = nines.some_field(self, game, game.fielding, pitcher, rng, may_lose_dh=True)
            if card is not None:
                return card
        return rng.pick(self.offer_field(game))[0].answer

    def check_taking_field(self, game: ShowdownGame, answer: Answer) -> list[Problem]:
        if isinstance(answer, FieldCard):
            return substitutions.check_field(
                self, game, game.fielding, answer, is_taking_field=True
            )
        if answer == TAKE_THE_FIELD:
            missing = nines.open_now(game.defense)
            return [Problem("CANNOT_FIELD", "SD-A-04", {"positions": missing})]
        if isinstance(answer, Substitution):
            return [substitutions.wrong_step(self, answer.incoming, "take the field")]
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

    def question_of_hitter(self, table: _Table, asks: str) -> Decision:
        """SD-A-42."""
        offense = table.state.offense
        form = TableForm(table, self.offer_batters, self.check_batter, self.some_batter)
        return Decision(
            offense.seat,
            asks,
            "SD-A-42",
            form.offer,
            default=BATTER_UP,
            free=form,
            arguments={"batter": offense.order[offense.up % 9]},
        )

    def pinch_hit(self, table: _Table, answer: Answer) -> None:
        """Tell of the hitter who comes in, if *answer* names one."""
        if isinstance(answer, Substitution):
            game = table.state
            table.tell(
                PinchHit(game.batting, game.offense.spot, answer.incoming, answer.outgoing)
            )

    def offer_batters(self, game: ShowdownGame) -> tuple[Option, ...]:
        changes = substitutions.pinch_hitters(self, game)
        return (
            Option(BATTER_UP, f"card:{game.offense.batter}", "plate"),
            *(Option(change, f"card:{change.incoming}", "plate") for change in changes),
        )

    def some_batter(self, game: ShowdownGame, rng: Rng) -> Answer:
        return rng.pick(self.offer_batters(game))[0].answer

    def check_batter(self, game: ShowdownGame, answer: Answer) -> list[Problem]:
        if isinstance(answer, Substitution):
            return list(substitutions.check_pinch_hitter(self, game, answer))
        return [Problem("NOT_OFFERED", "SD-A-42", {"asks": "batter up", "found": str(answer)})]

    def pitching_change(self, table: _Table) -> Script[None]:
        """SD-M-02, SD-A-40 (2), (3): a new pitcher; then the offense may answer with a hitter."""
        defense = table.state.defense
        form = TableForm(table, self.offer_relievers, self.check_relief, self.some_relief)
        answer = yield Decision(
            defense.seat,
            "pitching change",
            "SD-A-43",
            form.offer,
            default=STAY,
            free=form,
            rides=True,
            form="field",
            arguments={"pitcher": defense.mound.pitcher},
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
        answer = yield self.question_of_hitter(table, "answering hitter")
        self.pinch_hit(table, answer)
        game = table.state
        if game.offense.batter != before:
            table.tell(self.came_to_bat(game, game.offense))

    def offer_relievers(self, game: ShowdownGame) -> tuple[Option, ...]:
        defense = game.defense
        found = [Option(STAY, f"card:{defense.pitcher}", "mound")]
        for card in defense.bullpen:
            change = Substitution(card, defense.pitcher)
            found.append(Option(change, f"card:{card}", "mound"))
        return tuple(found)

    def some_relief(self, game: ShowdownGame, rng: Rng) -> Answer:
        """One offered, or, one time in eight, with the fielders shuffled as well (SD-A-47)."""
        chance, rng = rng.below(8)
        if chance == 0:
            pitcher, rng = rng.pick(game.defense.bullpen)
            card = nines.some_field(self, game, game.fielding, pitcher, rng, may_lose_dh=False)
            if card is not None:
                return card
        return rng.pick(self.offer_relievers(game))[0].answer

    def check_relief(self, game: ShowdownGame, answer: Answer) -> list[Problem]:
        """SD-A-43, 47: one for one, or with the others changing positions as well."""
        on_mound = game.defense.pitcher
        if isinstance(answer, Substitution) and answer.outgoing == on_mound:
            return list(substitutions.check_reliever(self, game, answer.incoming))
        if isinstance(answer, FieldCard) and answer.pitcher != on_mound:
            return substitutions.check_field(
                self, game, game.fielding, answer, is_taking_field=False
            )
        if isinstance(answer, Substitution):
            return [substitutions.wrong_step(self, answer.incoming, "pitching change")]
        if isinstance(answer, FieldCard):
            return [substitutions.wrong_step(self, answer.pitcher, "pitching change")]
        asked = {"asks": "pitching change", "found": str(answer)}
        return [Problem("NOT_OFFERED", "SD-A-43", {**asked})]

    def relieve(self, table: _Table, answer: Substitution | FieldCard) -> None:
        side = table.state.fielding
        if isinstance(answer, FieldCard):
            self.set_field(table, side, answer)
        else:
            dugout = table.state.defense
            table.tell(
                PitchingChange(side, answer.incoming, answer.outgoing, dugout.pitchers_spot)
            )

    # What each change does

    def after_pinch_hit(self, game: ShowdownGame, fact: PinchHit) -> ShowdownGame:
        dugout = substitutions.with_pinch_hitter(game.dugout(fact.side), fact.incoming)
        game = game.with_dugout(fact.side, dugout)
        return replace(game, at_bat=fact.incoming) if game.at_bat else game

    def after_pitching_change(self, game: ShowdownGame, fact: PitchingChange) -> ShowdownGame:
        """SD-A-41, 43: the new pitcher, and the spot he takes when he bats."""
        dugout = game.dugout(fact.side)
        order, positions = list(dugout.order), list(dugout.positions)
        leaving = [fact.outgoing]
        if fact.spot:
            place = fact.spot - 1
            leaving.append(order[place])
            if dugout.pitcher in order:
                positions[order.index(dugout.pitcher)] = None
            order[place], positions[place] = fact.incoming, _PITCHER
        in_inning = game.is_fielding_set and game.fielding is fact.side
        dugout = replace(
            dugout,
            order=tuple(order),
            positions=tuple(positions),
            gone=without_doubles(dugout.gone, [who for who in leaving if who not in order]),
            bullpen=tuple([card for card in dugout.bullpen if card != fact.incoming]),
            mound=Mound(fact.incoming, is_starter=False, innings=int(in_inning)),
            pitchers_spot=fact.spot or dugout.pitchers_spot,
        )
        if fact.spot:
            dugout = self.counted(dugout)
        game = game.with_dugout(fact.side, dugout)
        return replace(game, is_changed=True) if in_inning else game

    def after_field_set(self, game: ShowdownGame, fact: FieldSet) -> ShowdownGame:
        dugout = game.dugout(fact.side)
        leaving = [player for player in dugout.order if player not in fact.order]
        positions = fact.positions
        has_pitcher = _PITCHER in positions
        dugout = replace(
            dugout,
            order=fact.order,
            positions=positions,
            bench=tuple([card for card in dugout.bench if card not in fact.order]),
            gone=without_doubles(dugout.gone, leaving),
            pitchers_spot=positions.index(_PITCHER) + 1 if has_pitcher else 0,
        )
        return game.with_dugout(fact.side, self.counted(dugout))

    def counted(self, dugout: Dugout) -> Dugout:
        """Return *dugout* with its gloves added up and its nine judged."""
        infield, outfield = gloves(dugout, self.brought.infield, self.brought.outfield)
        return replace(
            dugout,
            is_fielding_legal=None not in dugout.positions,
            infield=infield,
            outfield=outfield,
        )

    def barred(self, game: ShowdownGame, side: Side) -> Barred:
        """SD-A-50: who may not be in the nine the next time *side* takes the field."""
        return NOBODY if is_late(game, side) else self.backups


def without_doubles(gone: tuple[CardId, ...], leaving: list[CardId]) -> tuple[CardId, ...]:
    """Return *gone* with those of *leaving* who were not out of the game already."""
    return tuple(dict.fromkeys((*gone, *leaving)))
