"""Before the game, CL-19, CL-20, C17-19 to 21, C24-19 to 21: sides, starters, hands, lineups."""

from __future__ import annotations

from typing import Final, TypeAlias

from msgspec.structs import replace

from hotstove.baseball.facts import LineupHandedIn, LineupsShown
from hotstove.baseball.home_side import decide_sides
from hotstove.baseball.lineups import LineupCard, LineupPool
from hotstove.play.answers import Answer, Key, Placed
from hotstove.play.decisions import FreeForm, Option
from hotstove.play.dice import D20, Rng
from hotstove.play.problems import Problem
from hotstove.play.seats import Seat, Side
from hotstove.play.table import Script, Table, ask, roll

from .card_rules import CardRules
from .cards import Card, CardId, Role
from .facts import (
    Bottomed,
    DecksShuffled,
    HandKept,
    MulliganTaken,
    SlotRolled,
    StarterNamed,
    StartersShown,
)
from .faults import fault
from .lineups import check_lineup, lineup_pool, some_lineup, suggested_lineup
from .state import ClutchGame

_Table: TypeAlias = Table[ClutchGame]

KEEP: Final = Key("keep")
MULLIGAN: Final = Key("mulligan")
MOST_MULLIGANS: Final = 5
"""RUL-28."""


class Opening(CardRules):
    def before_the_game(self, table: _Table) -> Script[None]:
        """CL-19."""
        game = table.state
        if not game.has_sides:
            return self.home_team(table)
        if not game.has_starters:
            return self.starters(table)
        if not game.has_dealt:
            return self.deal(table)
        if not (game.visitor.has_kept and game.home.has_kept):
            return self.opening_hands(table)
        return self.lineups(table)

    def home_team(self, table: _Table) -> Script[None]:
        """CL-20, RUL-19."""
        return decide_sides(table, self.setup.seats, self.setup.home, "CL-20")

    # Starters

    def starters(self, table: _Table) -> Script[None]:
        """C17-19, RUL-23, C24-19: named unseen and shown together."""
        if self.setup.starters == "die" and not table.state.slot:
            die = yield from roll(D20, "rotation", table.state.home.seat, "C24-19")
            table.tell(SlotRolled((die - 1) // 4 + 1))
        for side in Side:
            yield from self.name_starter(table, side)
        visitor, home = table.state.visitor, table.state.home
        table.tell(StartersShown(visitor.named, home.named, visitor.named_role, home.named_role))

    def name_starter(self, table: _Table, side: Side) -> Script[None]:
        seat = table.state.dugout(side).seat
        who = self.who_may_start(table.state, seat)
        answer = yield from ask(
            seat,
            "starter",
            "CL-19",
            lambda: tuple(Option(Placed(card, "mound"), f"card:{card}", "mound") for card in who),
            default=Placed(next(iter(who)), "mound"),
            is_secret=True,
            refuse=lambda answer: self.refuse_starter(table.state, seat, answer),
        )
        table.tell(StarterNamed(side, seat, answer.card, who[answer.card]))

    def who_may_start(self, game: ClutchGame, seat: Seat) -> dict[CardId, str]:
        """Return who may start, and as what: the one whose turn it is, or any SP."""
        team = self.team(seat)
        if team.turn:
            return {rotation(self, seat)[(team.turn - 1) % len(team.rotation)]: Role.STARTER}
        return dict.fromkeys(rotation(self, seat), Role.STARTER.value)

    def refuse_starter(self, game: ClutchGame, seat: Seat, answer: Answer) -> list[Problem]:
        """C17-24: the rotation says whose turn it is."""
        if not isinstance(answer, Placed):
            return []
        name, team = self.name(answer.card), self.team(seat)
        if team.turn and answer.card in team.rotation:
            due = self.name(next(iter(self.who_may_start(game, seat))))
            return [fault("ROTATION_ORDER", "C17-24", player=name, due=due, game=team.turn)]
        return [fault("START_ROLE", "C17-27", player=name)]

    # Hands

    def deal(self, table: _Table) -> Script[None]:
        """CL-19 (5): decks shuffled, opening hands drawn."""
        table.tell(DecksShuffled())
        for side in Side:
            self.draw(table, side, self.edition.start_hand)
        yield from ()

    def opening_hands(self, table: _Table) -> Script[None]:
        """C24-20, RUL-28: away first, each as often as he likes, up to five times."""
        for side in Side:
            while not table.state.dugout(side).has_kept:
                dugout = table.state.dugout(side)
                answer: Answer = KEEP
                if self.edition.has_mulligan and dugout.mulligans < MOST_MULLIGANS:
                    answer = yield from ask(
                        dugout.seat,
                        "mulligan",
                        "C24-20",
                        lambda: (Option(KEEP), Option(MULLIGAN, is_aside=True)),
                        default=KEEP,
                        is_secret=True,
                    )
                if answer == MULLIGAN:
                    table.tell(MulliganTaken(side))
                    self.draw(table, side, self.edition.start_hand)
                else:
                    yield from self.keep(table, side)

    def keep(self, table: _Table, side: Side) -> Script[None]:
        """C24-20: as many cards as mulligans go to the bottom, in random order."""
        while (dugout := table.state.dugout(side)).bottomed < dugout.mulligans:
            answer = yield from ask(
                dugout.seat,
                "bottom",
                "C24-20",
                lambda: tuple(
                    Option(Placed(card, "deck"), f"card:{card}", "deck")
                    for card in table.state.cards.hands.of(side).hand.cards
                ),
                is_secret=True,
                arguments={"count": dugout.mulligans - dugout.bottomed},
            )
            table.tell(Bottomed(side, dugout.seat, answer.card))
        table.tell(HandKept(side))

    # Lineups

    def lineups(self, table: _Table) -> Script[None]:
        """CL-24: orders and positions, handed in unseen and shown together."""
        for side in Side:
            yield from self.hand_in(table, side)
        visitor, home = table.state.visitor.handed_in, table.state.home.handed_in
        assert visitor is not None
        assert home is not None
        table.tell(LineupsShown(visitor, home))

    def hand_in(self, table: _Table, side: Side) -> Script[None]:
        dugout = table.state.dugout(side)
        seat, starter = dugout.seat, dugout.mound.pitcher
        cards = {card.id: card for card in self.team(seat).cards}
        lineup = yield from ask(
            seat,
            "lineup",
            "CL-24",
            lambda: (Option(suggestion(self.team(seat).cards, starter)),),
            free=FreeForm(
                check=lambda answer: self.check_lineup(answer, cards, starter),
                some=lambda rng: some_lineup(cards.values(), starter, rng),
            ),
            is_secret=True,
            form="lineup",
        )
        table.tell(LineupHandedIn(side, seat, lineup))

    def check_lineup(
        self, answer: Answer, cards: dict[CardId, Card], starter: CardId
    ) -> list[Problem]:
        if not isinstance(answer, LineupCard):
            return [fault("NOT_OFFERED", "CL-24", asks="lineup", found=str(answer))]
        return list(check_lineup(answer, cards, starter, self.edition))

    def lineup_pool(self, seat: Seat, game: ClutchGame | None = None) -> LineupPool:
        """Return whom *seat* may write on its lineup card."""
        starter = self.team(seat).rotation[0]
        if game is not None and game.has_starters:
            starter = game.dugout(game.side_of(seat)).mound.pitcher
        return lineup_pool(self.team(seat).cards, starter)

    def imagined_opening(self, game: ClutchGame, seat: Seat, rng: Rng) -> ClutchGame:
        """A starter or a lineup that *seat* has not been shown yet is drawn anew."""
        for side in Side:
            dugout = game.dugout(side)
            if dugout.seat == seat:
                continue
            if dugout.named:
                who = self.who_may_start(game, dugout.seat)
                named, rng = rng.pick(list(who))
                dugout = replace(dugout, named=named, named_role=who[named])
            if dugout.handed_in is not None:
                cards = self.team(dugout.seat).cards
                card = some_lineup(cards, dugout.mound.pitcher, rng)
                dugout = replace(dugout, handed_in=card)
            game = game.with_dugout(side, dugout)
        return game


_SUGGESTED: Final[dict[tuple[int, CardId], tuple[tuple[Card, ...], LineupCard]]] = {}
"""By the identity of a club's cards, which is looked at again, and by the starter."""
_MOST_SUGGESTED: Final = 512


def suggestion(cards: tuple[Card, ...], starter: CardId) -> LineupCard:
    """Return the suggested lineup, the one worked out before for the very same cards."""
    known = _SUGGESTED.get((id(cards), starter))
    if known is None or known[0] is not cards:
        if len(_SUGGESTED) >= _MOST_SUGGESTED:
            _SUGGESTED.clear()
        known = cards, suggested_lineup(cards, starter)
        _SUGGESTED[id(cards), starter] = known
    return known[1]


def rotation(book: CardRules, seat: Seat) -> tuple[CardId, ...]:
    """C17-19: in 2017 by salary, the dearest first, equals by last name; else as registered."""
    team = book.team(seat)
    if book.edition.year != 2017:
        return team.rotation
    cards = book.pitchers
    return tuple(
        sorted(team.rotation, key=lambda c: (-cards[c].salary, cards[c].last_name, c))
    )
