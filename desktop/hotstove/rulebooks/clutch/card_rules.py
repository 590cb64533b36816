"""Cards at the table, CL-62 to 69, C17-32, C24-39 to 42: windows, plays, costs, what is put away.

What cards wait for and do stands in card_conditions and card_verbs; what stays in play acts in
standing_cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Final, TypeAlias

from hotstove.baseball.effects.clauses import Clause
from hotstove.baseball.effects.decks import (
    NO_WINDOWS,
    NOTHING_AT_HAND,
    AtHand,
    Ready,
    playable,
)
from hotstove.baseball.effects.hands import CopyId, Discarded, Drew
from hotstove.baseball.effects.interpreter import carry_out, wanting
from hotstove.baseball.effects.turns import PASS_ONLY, by_turns, play_or_pass
from hotstove.baseball.innings import OUTS_A_HALF, is_walk_off
from hotstove.play.answers import Answer, Placed
from hotstove.play.decisions import Decision, Option
from hotstove.play.problems import Problem
from hotstove.play.seats import Seat, Side
from hotstove.play.table import Script, Table

from .card_moment import AFTER_OUTCOME, BEFORE_PITCH, ON_CARD, ON_RESULT, WINDOWS, Moment, Play
from .card_piles import copied, open_windows, useless_side
from .card_verbs import VOCABULARY
from .facts import BonusGained, CardPaid, CardPlayed, CardStayed, Staying
from .faults import fault
from .numbers import Numbers
from .setup import ClutchSetup
from .state import CardPlay, ClutchGame
from .strategy import BENCH_HALVES, IconBonus, Lifetime, StrategyCard

_Table: TypeAlias = Table[ClutchGame]
_VISITOR, _HOME = Side.VISITOR, Side.HOME

ASKS: Final = {window: f"cards {window}" for window in WINDOWS}


class CardRules(Numbers):
    def __init__(self, setup: ClutchSetup) -> None:
        super().__init__(setup)
        self.copied = copied(setup.teams)
        self.decks = self.copied.decks
        self.strategy = self.copied.cards
        self._at_hand: AtHand[Moment] = NOTHING_AT_HAND
        self._playable: dict[Side, tuple[ClutchGame | None, str, list[CopyId]]] = {
            side: (None, "", []) for side in Side
        }
        """What each side could play when it was last looked at, and in which window."""

    def moment(self, game: ClutchGame, side: Side, window: str, card: CopyId = "") -> Moment:
        return Moment(self, game, side, window, card)  # type: ignore[arg-type]

    def playing(
        self, table: _Table, side: Side, window: str, card: CopyId, *, is_free: bool = False
    ) -> Play:
        return Play(
            self,  # type: ignore[arg-type]
            table.state,
            side,
            window,
            card,
            table=table,
            is_free=is_free,
        )

    def title(self, copy: CopyId) -> str:
        card = self.strategy.get(copy)
        return card.title if card is not None else copy

    # CL-22, 23 Draws and trims

    def draw(self, table: _Table, side: Side, count: int) -> None:
        game = table.state
        cards = game.cards.hands.of(side).deck.cards[:count]
        if cards:
            table.tell(Drew(side, game.dugout(side).seat, cards))

    def hand_limit(self, game: ClutchGame, side: Side) -> int:
        limit = self.edition.hand_limit
        if not game.cards.changes:
            return limit
        return limit + self.number(game, "hand_limit", str(side))

    def holds_too_many(self, game: ClutchGame) -> bool:
        """Whether anybody's hand is over his limit."""
        hands = game.cards.hands
        visitor, home = len(hands.visitor.hand.cards), len(hands.home.hand.cards)
        if not game.cards.changes:
            return max(visitor, home) > self.edition.hand_limit
        return visitor > self.hand_limit(game, _VISITOR) or home > self.hand_limit(game, _HOME)

    def trim(self, table: _Table) -> Script[None]:
        """CL-22, S8, RUL-20: each manager with too many discards what he likes."""
        for side in (table.state.fielding, table.state.batting):
            while True:
                game = table.state
                cards = game.cards.hands.of(side).hand.cards
                if len(cards) <= self.hand_limit(game, side):
                    break
                answer = yield Decision(
                    game.dugout(side).seat,
                    "trim",
                    "CL-22",
                    lambda side=side: tuple(  # type: ignore[misc]
                        Option(Placed(card, "discard"), f"card:{card}", "discard")
                        for card in table.state.cards.hands.of(side).hand.cards
                    ),
                    is_secret=True,
                    arguments={"most": self.hand_limit(game, side), "have": len(cards)},
                )
                table.tell(Discarded(side, (answer.card,)))

    # CL-62 Windows

    def is_card_due(self, game: ClutchGame, window: str) -> bool:
        """The cheap look: whether anybody holds a card for this window at all."""
        held = self.at_hand(game).held
        return window in held[_VISITOR] or window in held[_HOME]

    def is_due(self, game: ClutchGame, window: str) -> bool:
        """CL-55: whether anything comes of this window: something acts, or somebody has a choice.

        Where two people play, a card held for this window is enough; see ``window_question``.
        """
        at_hand = self._at_hand
        if at_hand.cards is not game.cards or at_hand.batting is not game.batting:
            at_hand = self.at_hand(game)
        if window not in at_hand.windows:
            return False
        visitor, home = at_hand.held[_VISITOR].get(window), at_hand.held[_HOME].get(window)
        if visitor is None and home is None:
            return self.acts_now(game, window)
        return bool(
            self.is_shared
            or (window == BEFORE_PITCH and self.has_answers(game))
            or (visitor is not None and self._fitting(game, _VISITOR, window, visitor))
            or (home is not None and self._fitting(game, _HOME, window, home))
            or (window in at_hand.acting and self.acts_now(game, window))
        )

    def at_hand(self, game: ClutchGame) -> AtHand[Moment]:
        """Return the hands' cards and the coaches by windows; the last ones are kept in mind.

        To use a coach changes the cards too.
        """
        cards, known = game.cards, self._at_hand
        if known.cards is not cards or known.batting is not game.batting:
            away, at_home = game.offense, game.defense
            if game.batting is _HOME:
                away, at_home = at_home, away
            visitor = (*cards.hands.visitor.hand.cards, *away.coaches)
            home = (*cards.hands.home.hand.cards, *at_home.coaches)
            acting = self.acting(cards, at_home.seat)
            known = self._at_hand = self.copied.at_hand(
                cards, game.batting, visitor, home, acting, known
            )
        return known

    def card_window(self, table: _Table, window: str) -> Script[None]:
        """CL-62: what stands in play acts, then defense first, by turns, until both pass.

        A play that has ended the half or the game at once closes it.
        """
        if window in self.at_hand(table.state).acting:
            yield from self.act(table, window)
        outs = table.state.outs

        def play(side: Side, answer: Answer) -> Script[bool]:
            yield from self.answered(table, side, answer, window)
            game = table.state
            return not (game.outs == OUTS_A_HALF > outs) and self.goes_on(game)

        yield from by_turns(
            table.state.fielding, partial(self.window_question, table, window), play
        )

    def goes_on(self, game: ClutchGame) -> bool:
        if game.forfeited_by is not None:
            return False
        return game.inning < self.innings or not is_walk_off(game, self.innings)

    def has_answers(self, game: ClutchGame) -> bool:
        """Whether the window before the pitch has more to choose from than cards."""
        return False

    def late_options(self, game: ClutchGame, side: Side) -> tuple[Option, ...]:
        return ()

    def answered(self, table: _Table, side: Side, answer: Answer, window: str) -> Script[None]:
        assert isinstance(answer, Placed)
        yield from self.play_card(table, side, answer.card, window)

    def window_question(self, table: _Table, window: str, side: Side) -> Decision | None:
        """CL-55: nobody is asked who has nothing to choose from.

        Where two people play, whoever holds a card of this window is asked, whether it fits now or
        not: to be asked must not tell the other what can be played.
        """
        game = table.state
        ready = self.at_hand(game).held[side].get(window)
        is_late = window == BEFORE_PITCH and self.has_answers(game)
        if ready is None and not is_late:
            return None
        cards = self._fitting(game, side, window, ready) if ready is not None else []
        options = self._offered(cards, self.late_options(game, side) if is_late else ())
        if options is PASS_ONLY and (ready is None or not self.is_shared):
            return None
        return play_or_pass(
            game.dugout(side).seat,
            ASKS[window],
            "CL-62",
            lambda: self.window_options(table.state, side, window),
            lambda answer: self.refuse_card(table.state, side, window, answer),
            options=options,
            rides=window == BEFORE_PITCH,
        )

    def window_options(self, game: ClutchGame, side: Side, window: str) -> tuple[Option, ...]:
        is_late = window == BEFORE_PITCH and self.has_answers(game)
        late = self.late_options(game, side) if is_late else ()
        return self._offered(self.playable(game, side, window), late)

    def _offered(self, cards: list[CopyId], late: tuple[Option, ...]) -> tuple[Option, ...]:
        if not cards and not late:
            return PASS_ONLY
        return (*PASS_ONLY, *map(self.copied.options.__getitem__, cards), *late)

    # CL-11, CL-63, CL-64 What may be played

    def playable(self, game: ClutchGame, side: Side, window: str) -> list[CopyId]:
        """Return the cards and coaches that *side* may play now, the hand's in its order."""
        ready = self.at_hand(game).held[side].get(window)
        return self._fitting(game, side, window, ready) if ready is not None else []

    def _fitting(
        self, game: ClutchGame, side: Side, window: str, ready: list[Ready[Moment]]
    ) -> list[CopyId]:
        known = self._playable[side]
        if known[0] is game and known[1] == window:
            return known[2]
        moment = Moment(self, game, side, window)  # type: ignore[arg-type]
        found = playable(moment, ready, self.faults_now if game.cards.laid else None)
        self._playable[side] = game, window, found
        return found

    def check_played(
        self, game: ClutchGame, side: Side, window: str, copy: CopyId
    ) -> Iterator[Problem]:
        """Why *side* may not play this card now; *window* "" for none that is open."""
        held = (*game.cards.hands.of(side).hand.cards, *game.dugout(side).coaches)
        if copy not in held or copy not in self.strategy:
            yield fault("CARD_NOT_IN_HAND", "CL-64", card=self.title(copy))
            return
        card = self.strategy[copy]
        if card.side == useless_side(is_at_bat=side is game.batting):
            yield fault("CARD_WRONG_SIDE", "CL-11", card=card.title, side=card.side)
        if window not in open_windows(card):
            yield fault("CARD_WINDOW", "CL-64", card=card.title, windows=card.windows)
            return
        moment = self.moment(game, side, window, copy)
        if not self.copied.holds[copy](moment):
            yield fault("CARD_TRIGGER", "CL-64", card=card.title)
            return
        yield from self.faults_now(moment)

    def faults_now(self, moment: Moment) -> Iterator[Problem]:
        """What keeps a card whose trigger is met: C24-40, CL-63, CL-64, C17-32, C24-42."""
        game, side, card = moment.game, moment.side, self.strategy[moment.card]
        if card.needs_clutch_moment and not self.is_clutch_moment(game):
            yield fault("CARD_NOT_CLUTCH", "C24-40", card=card.title)
        laid = game.cards.laid
        if laid and not card.coach:
            mine = [each.card for each in laid if each.side is side]
            if any(self.strategy[copy].title == card.title for copy in mine):
                yield fault("CARD_DUPLICATE", "CL-63", card=card.title)
        if card.cost and not self.may_pay(moment):
            yield fault("CARD_COST", "CL-64", card=card.title, need=card.cost)
        if moment.window == ON_RESULT and moment.card in self.copied.changing:
            if self.changes_used(game, side):
                yield fault("CHANGE_LIMIT", "C24-42", card=card.title)
            if not game.result:
                yield fault("CARD_TRIGGER", "CL-75", card=card.title)
        if laid:
            yield from self.doubling(moment, card)
        for _ in wanting(VOCABULARY, moment, card.effects):
            yield fault("CARD_NO_CHOICE", "CL-101", card=card.title)

    def doubling(self, moment: Moment, card: StrategyCard) -> Iterable[Problem]:
        """C17-32; the later edition caps what cards add instead."""
        return ()

    def may_change(self, moment: Moment) -> bool:
        """C24-42, CL-75: whether there is a result, and a change of it left."""
        game = moment.game
        return bool(game.result) and not self.changes_used(game, moment.side)

    def may_pay(self, moment: Moment) -> bool:
        """CL-64: whether the rest of the hand covers the cost of the moment's card."""
        cost = self.strategy[moment.card].cost
        return len(self.payers(moment.game, moment.side, moment.card)) >= cost

    def changes_used(self, game: ClutchGame, side: Side) -> bool:
        most = self.edition.changes_an_at_bat
        return bool(most) and game.cards.changed_by.count(side) >= most

    def payers(self, game: ClutchGame, side: Side, copy: CopyId) -> tuple[CopyId, ...]:
        """CL-64, RUL-74: the other cards of the hand that may pay for this one."""
        wanted = self.strategy[copy].cost_side
        hand = game.cards.hands.of(side).hand.cards
        return tuple(
            [
                each
                for each in hand
                if each != copy and (not wanted or self.strategy[each].side == wanted)
            ]
        )

    def refuse_card(
        self, game: ClutchGame, side: Side, window: str, answer: Answer
    ) -> list[Problem]:
        if isinstance(answer, Placed):
            return list(self.check_played(game, side, window, answer.card))
        return self.refuse_call(game, answer)

    def refuse_call(self, game: ClutchGame, answer: Answer) -> list[Problem]:
        """What comes too late in this at-bat: walks, bunts and substitutions."""
        return []

    # Playing a card

    def play_card(self, table: _Table, side: Side, copy: CopyId, window: str) -> Script[None]:
        """CL-64, 65, 68: it lies open, the other side may answer it, it is paid for, it acts."""
        card = self.strategy[copy]
        table.tell(CardPlayed(side, copy, window))
        if self.is_card_due(table.state, ON_CARD):
            yield from self.reaction(table, side.other)
            if self.is_negated(table.state, copy):
                return
        if card.cost:
            yield from self.pay(table, side, copy, card)
        play = self.playing(table, side, window, copy)
        yield from self.with_icons(play, card.effects, card.icon_bonus if not card.waits else ())
        self.retold(table, window)
        if card.lifetime is not None:
            table.tell(CardStayed(self.staying(play, card.lifetime)))
        elif card.coach == "bench":
            table.tell(CardStayed(Staying(side, copy, halves=BENCH_HALVES)))

    def is_negated(self, game: ClutchGame, copy: CopyId) -> bool:
        return any(each.card == copy and each.is_negated for each in game.cards.laid)

    def reaction(self, table: _Table, side: Side) -> Script[None]:
        """19.1 ``on_card_played``: one card in answer to the one just laid down."""
        asked = self.window_question(table, ON_CARD, side)
        if asked is not None:
            answer = yield asked
            if answer != asked.default:
                yield from self.play_card(table, side, answer.card, ON_CARD)

    def pay(self, table: _Table, side: Side, copy: CopyId, card: StrategyCard) -> Script[None]:
        """CL-64: on resolution, from the other cards in hand."""
        yield from self.pay_cards(table, side, copy, card.cost, is_random=card.is_cost_random)

    def pay_cards(
        self, table: _Table, side: Side, copy: CopyId, count: int, *, is_random: bool = False
    ) -> Script[None]:
        play = self.playing(table, side, "", copy)
        for _ in range(count):
            game = table.state
            payers = self.payers(game, side, copy)
            if not payers:
                return
            if is_random:
                paid, _rng = game.cards.hands.rng.pick(payers)
            else:
                seat = game.dugout(side).seat
                paid = yield from play.choose_card(
                    "card cost", seat, lambda: self.payers(table.state, side, copy)
                )
            table.tell(CardPaid(side, copy, (paid,), is_random))

    def with_icons(
        self, play: Play, effects: tuple[Clause, ...], bonuses: tuple[IconBonus, ...]
    ) -> Script[None]:
        """CL-14: what the card does, and more for those who carry an icon."""
        for bonus in bonuses:
            for player in play.players(bonus.who):
                icons = self.cards[player].icons
                icon = next((each for each in bonus.any_of if each in icons), "")
                if icon:
                    play.tell(BonusGained(play.card, player, icon))
                    yield from self.carry_out(play, bonus.effects)
                    break
        yield from self.carry_out(play, effects)

    def carry_out(self, play: Play, effects: Iterable[Clause]) -> Script[None]:
        moment: Moment = play
        return carry_out(VOCABULARY, moment, effects)

    def staying(self, play: Play, life: Lifetime) -> Staying:
        """CL-66, 67, C24-41."""
        player = play.player(life.player) if life.stay == "on_player" else ""
        return Staying(
            play.side, play.card, player, life.half_innings, life.at_bats, life.uses
        )

    def retold(self, table: _Table, window: str) -> None:
        """Sums that lie on the table are told anew when a card has changed one; see throws."""

    # CL-69 Success and failure

    def judge(self, table: _Table, since: int, is_success: dict[Side, bool]) -> Script[None]:
        """The riders of every card laid since, once both have played all they want."""
        for each in table.state.cards.laid[since:]:
            card = self.strategy[each.card]
            if each.is_negated or not (card.on_success or card.on_failure):
                continue
            if each.changed_to:
                good = table.state.outcome == each.changed_to
            else:
                good = is_success[each.side]
            play = self.playing(table, each.side, AFTER_OUTCOME, each.card)
            yield from self.carry_out(play, card.on_success if good else card.on_failure)

    # What stands in play; see standing_cards

    def acting(self, cards: CardPlay, home: Seat) -> frozenset[str]:
        return NO_WINDOWS

    def acts_now(self, game: ClutchGame, window: str) -> bool:
        return False

    def act(self, table: _Table, window: str) -> Script[None]:
        yield from ()

    def warnings_of_card(
        self, game: ClutchGame, side: Side, copy: CopyId
    ) -> Iterator[Problem]:
        """RUL-79: a card of which the cap leaves nothing, or less than it says."""
        return iter(())

