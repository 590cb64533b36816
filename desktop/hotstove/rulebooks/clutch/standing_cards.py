"""What stands in play and acts of itself: cards that stay, stadiums, weather, managers.

CL-66, CL-67, CL-98, CL-99, C24-46.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from hotstove.baseball.effects.decks import NO_WINDOWS
from hotstove.baseball.effects.hands import CopyId
from hotstove.baseball.effects.interpreter import condition_of, everything_in
from hotstove.baseball.effects.vocabulary import Test
from hotstove.play.answers import Key
from hotstove.play.decisions import Option
from hotstove.play.seats import Seat, Side
from hotstove.play.table import Script, Table, ask

from .card_events import EVENTS
from .card_moment import AFTER_OUTCOME, ON_RESULT, Moment, Play
from .card_verbs import ATTRIBUTES, VOCABULARY, helps_batting
from .facts import CardLeft, CardUsed, StadiumActed, Staying
from .opening import Opening
from .setup import ClutchSetup
from .state import CardPlay, ClutchGame
from .strategy import Stadium, Wait

_Table: TypeAlias = Table[ClutchGame]

USE: Final = Key("use")
LEAVE: Final = Key("leave")
PARK: Final = "park:"
"""Before the id of a stadium, a weather card or a manager's card that has changed something."""


class Ground(NamedTuple):
    """A stadium, the weather or a manager, ready to act."""

    id: str
    windows: dict[str, Test[Moment]]
    main: Wait
    owner: Seat | None
    """CL-99: whose manager it is; None for nobody's card."""
    stadium: Stadium | None
    more: dict[str, Test[Moment]]
    """The tests of the second effects, by part."""
    halves: frozenset[bool]
    """CL-99: whether what it does helps its owner while he bats, while he is in the field."""

    def serves(self, *, is_at_bat: bool) -> bool:
        return is_at_bat in self.halves


class StandingCards(Opening):
    def __init__(self, setup: ClutchSetup) -> None:
        super().__init__(setup)
        self.grounds: dict[Seat, tuple[Ground, ...]] = {
            seat: tuple(self._grounds(seat)) for seat in setup.seats
        }
        """By the seat that is at home."""
        self._acting: tuple[tuple[Staying, ...] | None, Seat, frozenset[str]] = (
            None, Seat(0), NO_WINDOWS
        )  # fmt: skip
        """What stays in play and who is at home, and the windows these wait for."""
        self.ground_windows = {
            seat: frozenset([w for ground in grounds for w in ground.windows if w != ON_RESULT])
            for seat, grounds in self.grounds.items()
        }
        """By the seat that is at home; S15: on a result they have acted before the window."""
        self.waiting = {
            copy: {wait.window: condition_of(VOCABULARY, wait.when) for wait in card.waits}
            for copy, card in self.strategy.items()
            if card.waits
        }

    def _grounds(self, home: Seat) -> list[Ground]:
        found = []
        stadium = self.team(home).stadium
        if stadium is not None:
            more = {
                part: condition_of(VOCABULARY, wait.when)
                for part, wait in (
                    ("team", stadium.team),
                    ("defensive", stadium.defensive),
                    ("offensive", stadium.offensive),
                )
                if wait is not None
            }
            found.append(_ground(stadium.id, stadium.main, None, stadium, more))
        if self.setup.weather is not None:
            found.append(_ground(self.setup.weather.id, self.setup.weather.main, None, None, {}))
        for seat in self.setup.seats:
            manager = self.team(seat).manager
            if manager is not None:
                found.append(_ground(manager.id, manager.main, seat, None, {}))
        return found

    # Windows

    def acting(self, cards: CardPlay, home: Seat) -> frozenset[str]:
        """Return the windows that *home*'s park or a card in play waits for; the last are kept."""
        staying, known = cards.staying, self._acting
        if known[0] is not staying or known[1] != home:
            waits = [self.waiting.get(each.card, ()) for each in staying]
            known = self._acting = staying, home, self.ground_windows[home].union(*waits)
        return known[2]

    def acts_now(self, game: ClutchGame, window: str) -> bool:
        """Whether a park has what it waits for, or a card in play waits for this window."""
        for ground in self.grounds[game.home.seat]:
            test = ground.windows.get(window)
            if test is not None and test(
                self.moment(game, self.side_behind(game, ground), window)
            ):
                return True
        staying, waiting = game.cards.staying, self.waiting
        return bool(staying) and any(window in waiting.get(each.card, ()) for each in staying)

    def act(self, table: _Table, window: str) -> Script[None]:
        """CL-98: the park first, then cards in play in the order in which they were played."""
        if window != ON_RESULT:
            yield from self.park_acts(table, window)
        for each in table.state.cards.staying:
            test = self.waiting.get(each.card, {}).get(window)
            if test is not None and each in table.state.cards.staying:
                yield from self.card_acts(table, window, each, test)

    def park_acts(self, table: _Table, window: str) -> Script[None]:
        """CL-98; S15: on a result before anything else, as part of reading the chart."""
        for ground in self.grounds[table.state.home.seat]:
            if window in ground.windows:
                yield from self.ground_acts(table, window, ground)

    def side_behind(self, game: ClutchGame, ground: Ground) -> Side:
        return game.fielding if ground.owner is None else game.side_of(ground.owner)

    def ground_acts(self, table: _Table, window: str, ground: Ground) -> Script[None]:
        """CL-98, 99, C24-46: unless a card silences it; second effects only with the main one."""
        game = table.state
        side = self.side_behind(game, ground)
        moment = self.moment(game, side, window)
        is_served = ground.serves(is_at_bat=side is game.batting)
        if not (is_served and ground.windows[window](moment)):
            return
        if ground.stadium is not None and self.is_forbidden(game, "stadium"):
            return
        free = ground.owner is None
        play = self.playing(table, side, window, PARK + ground.id, is_free=free)
        before = len(table.facts)
        table.tell(StadiumActed(ground.id, "main"))
        yield from self.carry_out(play, ground.main.effects)
        self.retold(table, window)
        if ground.stadium is None:
            return
        for part, test in ground.more.items():
            wait: Wait = getattr(ground.stadium, part)
            owner = table.state.batting if part == "offensive" else table.state.fielding
            play = self.playing(table, owner, window, PARK + ground.id, is_free=True)
            if test(play) and len(table.facts) > before:
                table.tell(StadiumActed(ground.id, part))  # type: ignore[arg-type]
                yield from self.carry_out(play, wait.effects)
                self.retold(table, window)

    def card_acts(
        self, table: _Table, window: str, staying: Staying, test: Test[Moment]
    ) -> Script[None]:
        """CL-66, RUL-128: at its moment; an owner who must pay for it may leave it."""
        side, copy = staying.side, staying.card
        card = self.strategy[copy]
        if not test(self.moment(table.state, side, window, copy)):
            return
        wait = next(each for each in card.waits if each.window == window)
        if len(self.payers(table.state, side, copy)) < wait.discard:
            return
        if wait.is_optional or wait.discard:
            answer = yield from ask(
                table.state.dugout(side).seat,
                "use card",
                "CL-66",
                lambda: (Option(USE, f"card:{copy}", "table"), Option(LEAVE)),
                default=LEAVE,
                arguments={"card": copy},
            )
            if answer != USE:
                return
        yield from self.pay_cards(table, side, copy, wait.discard)
        play: Play = self.playing(table, side, window, copy)
        table.tell(CardUsed(side, copy))
        yield from self.with_icons(play, wait.effects, card.icon_bonus)
        self.retold(table, window)

    # CL-66, 67 What leaves

    def sweep(self, table: _Table) -> None:
        """A card in play goes when its own end has come: an event, or its player's leaving."""
        for each in table.state.cards.staying:
            game = table.state
            life = self.strategy[each.card].lifetime
            has_ended = False
            if life is not None and life.until:
                moment = self.moment(game, each.side, AFTER_OUTCOME, each.card)
                has_ended = any(EVENTS[word](moment) for word in life.until)
            if has_ended or (each.player and each.player not in in_the_game(game)):
                table.tell(CardLeft(each.side, each.card))


def in_the_game(game: ClutchGame) -> frozenset[CopyId]:
    found = frozenset((*game.visitor.order, *game.home.order))
    return found | {game.visitor.pitcher, game.home.pitcher}


def _ground(
    ground: str,
    main: Wait,
    owner: Seat | None,
    stadium: Stadium | None,
    more: dict[str, Test[Moment]],
) -> Ground:
    windows = {main.window: condition_of(VOCABULARY, main.when)}
    return Ground(ground, windows, main, owner, stadium, more, _halves(main, owner))


def _halves(main: Wait, owner: Seat | None) -> frozenset[bool]:
    """When a card acts: a manager's only where a number it changes counts for him."""
    changed = [
        helps_batting(clause.text("what"), clause.number("by"))
        for clause in everything_in(main.effects)
        if clause.word == "modify" and clause.text("what") in ATTRIBUTES
    ]
    others = any(clause.word != "modify" for clause in everything_in(main.effects))
    return frozenset((True, False)) if owner is None or others else frozenset(changed)


