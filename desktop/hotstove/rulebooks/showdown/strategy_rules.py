"""Strategy cards at the table, SD-E-02 to 33: deals, windows, plays, and what is put away.

What cards wait for and do stands in strategy_conditions and strategy_verbs; what each fact
changes in expert_changes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Final, TypeAlias

from msgspec.structs import replace

from hotstove.baseball.effects.clauses import Clause
from hotstove.baseball.effects.decks import NOTHING_AT_HAND, AtHand, Ready, playable
from hotstove.baseball.effects.interpreter import carry_out, wanting
from hotstove.baseball.effects.modifiers import total
from hotstove.baseball.effects.turns import PASS_ONLY, by_turns, play_or_pass
from hotstove.baseball.innings import OUTS_A_HALF, is_walk_off
from hotstove.baseball.lineups import FieldCard, Substitution, standing_at
from hotstove.baseball.positions import INFIELD, OUTFIELD, Position
from hotstove.play.answers import Answer, Key, Placed
from hotstove.play.decisions import Decision, Option
from hotstove.play.piles import FACE_DOWN
from hotstove.play.problems import Argument, Problem
from hotstove.play.seats import Side
from hotstove.play.table import Script, Table, ask

from . import icons
from .advanced import AdvancedShowdown
from .cards import CardId, HitterCard
from .expert_facts import (
    AtBatClosed,
    BonusGained,
    CardLeft,
    CardPlayed,
    DecksLeftOut,
    DecksShuffled,
    Drew,
    TargetChosen,
)
from .setup import ShowdownSetup
from .state import Dugout, ShowdownGame
from .strategy import CopyId, IconBonus, StrategyCard
from .strategy_decks import copied, is_pitched_to, other_side
from .strategy_moment import (
    AFTER_RESULT,
    BEFORE_DP,
    BEFORE_PITCH,
    BEFORE_THROW,
    ON_EXTRA_BASE,
    ON_RESULT,
    Moment,
    Play,
)
from .strategy_running import choose_runners, why_no_steal
from .strategy_verbs import CHOOSES_RUNNER, VERBS, VOCABULARY, stay_in_play

_Table: TypeAlias = Table[ShowdownGame]

OPENING_HAND: Final = 3
"""SD-E-04."""
QUESTIONS: Final = {
    BEFORE_PITCH: "cards before the pitch",
    ON_RESULT: "cards on the result",
    BEFORE_DP: "cards before the double play",
    ON_EXTRA_BASE: "cards on the extra base",
    BEFORE_THROW: "cards before the throw",
    AFTER_RESULT: "cards after the result",
}
"""What each window is called when it is asked about."""
YES: Final = Key("yes")
NO: Final = Key("no")


class StrategyRules(AdvancedShowdown):
    def __init__(self, setup: ShowdownSetup) -> None:
        super().__init__(setup)
        self.copied = copied(tuple(team.deck for team in setup.teams))
        self.decks = self.copied.decks
        self.strategy = self.copied.cards
        self.has_people = bool(setup.people)
        """Whether a person sits at the table, from whom a hand must be hidden."""
        self._at_hand: AtHand[Moment] = NOTHING_AT_HAND
        self._playable: dict[Side, tuple[ShowdownGame | None, str, list[CopyId]]] = {
            side: (None, "", []) for side in Side
        }
        """What each side could play when it was last looked at, and in which window."""

    # SD-E-03 to 06 Decks and draws

    def opening_hands(self, table: _Table) -> Script[None]:
        """SD-E-03, 04: both decks shuffled and three cards each, or no cards at all."""
        lacking = [side for side in Side if table.state.dugout(side).seat not in self.decks]
        if lacking:
            table.tell(DecksLeftOut(tuple(lacking)))
        else:
            table.tell(DecksShuffled())
            self.draw(table, OPENING_HAND)
        yield from ()

    def draw(self, table: _Table, count: int = 1) -> None:
        """SD-E-05, 19: the defense first, then the offense; nothing from an empty deck."""
        for side in (table.state.fielding, table.state.batting):
            game = table.state
            cards = game.expert.hands.of(side).deck.cards[:count]
            if cards:
                table.tell(Drew(side, game.dugout(side).seat, cards))

    # SD-E-08 to 15 Windows

    def card_window(self, table: _Table, window: str) -> Script[bool]:
        """SD-E-15: defense first, by turns, until both pass in a row.

        Returns False when a play has ended the at-bat at once: third out, winning run, forfeit.
        """
        outs = table.state.outs

        def play(side: Side, answer: Answer) -> Script[bool]:
            assert isinstance(answer, Placed)
            yield from self.play_card(table, side, answer.card, window)
            game = table.state
            is_third_out = game.outs == OUTS_A_HALF > outs
            is_over = game.forfeited_by is not None or is_walk_off(game, self.innings)
            return not is_third_out and not is_over

        return by_turns(
            table.state.fielding, partial(self.card_question, table, window), play
        )

    def is_card_due(self, game: ShowdownGame, window: str) -> bool:
        """The cheap look: whether anybody is to be asked in this window, people or not."""
        if self.has_people:
            return game.expert.has_decks
        at_hand = self._at_hand
        if at_hand.cards is not game.expert.hands or at_hand.batting is not game.batting:
            at_hand = self.at_hand(game)
        if window not in at_hand.windows:
            return False
        for side, held in at_hand.held.items():
            if window in held and self._fitting(game, side, window, held[window]):
                return True
        return False

    def at_hand(self, game: ShowdownGame) -> AtHand[Moment]:
        """Return both hands by windows; the last ones are kept in mind."""
        hands, known = game.expert.hands, self._at_hand
        if known.cards is not hands or known.batting is not game.batting:
            visitor, home = hands.visitor.hand.cards, hands.home.hand.cards
            known = self._at_hand = self.copied.at_hand(
                hands, game.batting, visitor, home, before=known
            )
        return known

    def holds_any(self, game: ShowdownGame, side: Side) -> bool:
        """Whether *side* holds a card it could play in this half at all; that alone may be told."""
        useless = self.copied.red if side is not game.batting else self.copied.blue
        return not useless.issuperset(game.expert.hands.of(side).hand.cards)

    def card_question(self, table: _Table, window: str, side: Side) -> Decision | None:
        """SD-E-07: whoever holds a card of his side is asked, whether it fits now or not.

        Where no person could learn anything from it, only who may play one is asked.
        """
        game = table.state
        options = None
        if not self.has_people:
            ready = self.at_hand(game).held[side].get(window)
            cards = self._fitting(game, side, window, ready) if ready is not None else []
            if not cards:
                return None
            options = self._offered(cards)
        elif not self.holds_any(game, side):
            return None
        return play_or_pass(
            game.dugout(side).seat,
            QUESTIONS[window],
            "SD-E-15",
            lambda: self.offer_cards(table.state, side, window),
            lambda answer: self.refuse_card(table.state, side, window, answer),
            options=options,
            rides=window == BEFORE_PITCH,
        )

    def offer_cards(self, game: ShowdownGame, side: Side, window: str) -> tuple[Option, ...]:
        return self._offered(self.playable(game, side, window))

    def _offered(self, cards: list[CopyId]) -> tuple[Option, ...]:
        return (*PASS_ONLY, *map(self.copied.options.__getitem__, cards))

    def coming(self, game: ShowdownGame, decision: Decision) -> tuple[Option, ...]:
        """Return the cards that may follow once what is asked before the window is settled.

        Whoever lays one then has let walk and bunt go by; none in a window itself.
        """
        if decision.asks not in ("pitching change", "intentional walk", "bunt"):
            return ()
        side = game.side_of(decision.seat)
        return self.offer_cards(game, side, BEFORE_PITCH)[1:] if game.at_bat else ()

    def playable(self, game: ShowdownGame, side: Side, window: str) -> list[CopyId]:
        """Return the cards in *side*'s hand that it may play now, in the order of the hand."""
        ready = self.at_hand(game).held[side].get(window)
        return self._fitting(game, side, window, ready) if ready is not None else []

    def _fitting(
        self, game: ShowdownGame, side: Side, window: str, ready: list[Ready[Moment]]
    ) -> list[CopyId]:
        known = self._playable[side]
        if known[0] is game and known[1] == window:
            return known[2]
        expert = game.expert
        faults = self._faults_now if expert.laid or expert.mode else None
        found = playable(Moment(self, game, side, window), ready, faults)
        self._playable[side] = game, window, found
        return found

    def check_card(
        self, game: ShowdownGame, side: Side, window: str, copy: CopyId
    ) -> Iterator[Problem]:
        """SD-E-08 to 12, SD-V-05: why *side* may not play this card now; *window* "" for none."""
        hand = game.expert.hands.of(side).hand.cards
        if copy not in hand or copy not in self.strategy:
            yield Problem("NOT_IN_HAND", "SD-E-07", {"card": self.strategy_name(copy)})
            return
        card = self.strategy[copy]
        named: dict[str, Argument] = {"card": card.name}
        if card.side == other_side(is_at_bat=side is game.batting):
            yield Problem("WRONG_SIDE", "SD-E-09", {**named, "side": card.side})
        if window not in card.windows:
            yield Problem("WINDOW_CLOSED", "SD-E-08", {**named, "windows": card.windows})
            return
        yield from self._faults_now(Moment(self, game, side, window, copy))

    def _faults_now(self, moment: Moment) -> Iterator[Problem]:
        game, window, card = moment.game, moment.window, moment.printed
        expert = game.expert
        if card.needs_pitch and not is_pitched_to(moment):
            yield Problem("CONDITION_NOT_MET", "SD-V-02", {"card": card.name})
        if expert.laid and self.is_same_name(moment, card):
            yield Problem("SAME_NAME", "SD-E-10", {"card": card.name})
        is_event = expert.mode and window in (ON_RESULT, AFTER_RESULT)
        is_out_of_place = is_event and expert.mode not in self.copied.events[moment.card]
        if is_out_of_place or not self.copied.holds[moment.card](moment):
            yield Problem("CONDITION_NOT_MET", "SD-E-12", {"card": card.name})
            return
        for clause in wanting(VOCABULARY, moment, card.effects):
            if clause.word == "steal":
                yield from why_no_steal(moment)
            yield Problem("NO_LEGAL_CHOICE", "SD-V-05", {"card": card.name})

    def is_same_name(self, moment: Moment, card: StrategyCard) -> bool:
        """SD-E-10, R51: this manager has played one of that name in this at-bat."""
        if self.is_lifted(moment.game, "SD-E-10"):
            return False
        laid = moment.game.expert.laid
        mine = [self.strategy[each.card].name for each in laid if each.side is moment.side]
        return card.name in mine

    def refuse_card(
        self, game: ShowdownGame, side: Side, window: str, answer: Answer
    ) -> list[Problem]:
        """SD-E-21: the card stays in hand, and the manager still has his turn."""
        if isinstance(answer, Placed):
            return list(self.check_card(game, side, window, answer.card))
        if isinstance(answer, Substitution | FieldCard):
            return [Problem("WRONG_STEP", "SD-A-40", {"player": "", "step": QUESTIONS[window]})]
        if isinstance(answer, Key) and answer.key == "bunt":
            if game.expert.mode == "IBB":
                return [Problem("BUNT_AFTER_IBB", "SD-E-51", {})]
            return [Problem("WRONG_STEP", "SD-E-51", {"player": "", "step": QUESTIONS[window]})]
        return self.refuse_icon_power(answer)

    def refuse_icon_power(self, answer: Answer) -> list[Problem]:
        """SD-I-01, SD-E-33: no icon has a power of its own here."""
        use = icons.named(answer)
        if use is None:
            return []
        player, icon = use
        card = self.cards.get(player)
        name = card.name if card is not None else player
        return [Problem("ICON_OFF", "SD-E-33", {"player": name, "icon": icon})]

    def strategy_name(self, copy: CopyId) -> str:
        card = self.strategy.get(copy)
        return card.name if card is not None else copy

    def card_warnings(
        self, game: ShowdownGame, side: Side, copy: CopyId
    ) -> Iterator[Problem]:
        """R67: a card that may be played though nothing would come of it now."""
        card = self.strategy[copy]
        words = {clause.word for clause in card.effects}
        if words == {"draw"} and not game.expert.hands.of(side).deck.cards:
            yield Problem("CARD_VOID", "SD-V-05", {"card": card.name})
        if game.outs == OUTS_A_HALF and words & CHOOSES_RUNNER:
            yield Problem("CARD_VOID", "SD-V-05", {"card": card.name})

    def hand_faults(self, game: ShowdownGame) -> Iterator[Problem]:
        """Every copy of a deck lies in exactly one place."""
        expert = game.expert
        if not expert.has_decks:
            return
        for side in Side:
            hand = expert.hands.of(side)
            lying = [each.card for each in expert.laid if each.side is side]
            lying += [
                each.card
                for each in expert.staying
                if each.side is side and each.card not in lying
            ]
            found = [*hand.deck.cards, *hand.hand.cards, *hand.discard.cards, *lying]
            if FACE_DOWN in found:
                continue
            if sorted(found) != sorted(self.decks[game.dugout(side).seat]):
                yield Problem("STATE_DECK", "SD-E-02", {"side": side})

    # SD-E-16 Playing a card

    def play_card(self, table: _Table, side: Side, copy: CopyId, window: str) -> Script[None]:
        """SD-E-16, 33: it lies open, and all it says is carried out before the next decision."""
        card = self.strategy[copy]
        table.tell(CardPlayed(side, copy, window))
        play = Play(self, table.state, side, window, copy, table=table)
        effects: Iterable[Clause] = card.effects
        if card.icon_bonus is not None:
            effects = yield from self.with_bonus(play, card, card.icon_bonus)
        moment: Moment = play
        yield from carry_out(VOCABULARY, moment, effects)
        if card.stays is not None:
            yield from stay_in_play(play, card.stays)

    def with_bonus(
        self, play: Play, card: StrategyCard, bonus: IconBonus
    ) -> Script[tuple[Clause, ...]]:
        """SD-E-33, R58: more for a player who carries the icon; asked only if optional."""
        if bonus.who == "runner":
            for clause in card.effects:
                choices = VERBS[clause.word].choices if clause.word in CHOOSES_RUNNER else None
                if choices is not None:
                    yield from choose_runners(play, clause, choices)
                    break
        player = play.player(bonus.who)
        found = self.cards.get(player)
        if found is None or bonus.icon not in found.icons:
            return card.effects
        if bonus.is_optional:
            answer = yield from ask(
                play.seat_of(play.side),
                "icon bonus",
                "SD-E-33",
                lambda: (Option(YES), Option(NO)),
                default=YES,
                arguments={"card": play.card, "player": player},
            )
            if answer == NO:
                return card.effects
        play.tell(BonusGained(play.card, player, bonus.icon))
        return bonus.effects if bonus.is_instead else (*bonus.effects, *card.effects)

    # SD-E-17, 18 What is put away

    def close_at_bat(self, table: _Table) -> None:
        """SD-M-10, SD-E-17: played cards go to the discard pile."""
        if table.state.expert.staying:
            self.sweep(table)
        if not table.state.expert.is_clear:
            table.tell(AtBatClosed())

    def sweep(self, table: _Table) -> None:
        """SD-E-18: a card in play goes when its own end has come."""
        for each in table.state.expert.staying:
            game = table.state
            if each.until == "result":
                is_over = not game.at_bat and game.expert.code in each.results
            elif each.until == "left_game":
                is_over = not is_in_game(game, each.player)
            else:
                is_over = each.until == "end_of_inning" and game.outs == OUTS_A_HALF
            if is_over:
                table.tell(CardLeft(each.side, each.card))

    # Numbers as cards have changed them

    def number(
        self, game: ShowdownGame, what: str, *, of: CardId = "", printed: int = 0
    ) -> int:
        """SD-D-04: *printed* with everything added that is in effect now."""
        modifiers = game.expert.modifiers
        if not modifiers:
            return printed
        return total(modifiers, what, game.batting, of=of, printed=printed)

    def speed_of(self, game: ShowdownGame, player: CardId) -> int:
        return self.number(game, "speed", of=player, printed=self.cards[player].speed)

    def glove_of(self, dugout: Dugout, player: CardId) -> int:
        """SD-E-26: his Fielding where he stands; pitchers and catchers add nothing."""
        if player not in dugout.order:
            return 0
        position = dugout.positions[dugout.order.index(player)]
        card = self.fielders[player]
        if not isinstance(card, HitterCard) or position in (None, Position.CATCHER):
            return 0
        return card.fielding(position) or 0

    def fielding_changes(self, game: ShowdownGame, group: str) -> int:
        """What cards add to the Fielding of ``infield`` or ``outfield``, man by man included."""
        modifiers = game.expert.modifiers
        if not modifiers:
            return 0
        where = INFIELD if group == "infield" else OUTFIELD
        single = sum(
            self.number(game, "fielding", of=player)
            for position in where
            if (player := standing_at(game.defense, position))
        )
        return self.number(game, group) + single

    def is_lifted(self, game: ShowdownGame, rule: str) -> bool:
        """SD-E-20: whether a card has switched *rule* off for now."""
        lifted = game.expert.lifted
        return bool(lifted) and any(each.rule == rule for each in lifted)

    def tiredness(self, game: ShowdownGame) -> int:
        """SD-A-30, SD-E-40, 41: what the pitcher on the mound loses on every pitch now."""
        mound, expert = game.defense.mound, game.expert
        if not expert.modifiers and not expert.lifted:
            return self.fatigue(mound)
        if expert.lifted and self.is_lifted(game, "SD-A-30"):
            return 0
        more = self.number(game, "ip", of=mound.pitcher)
        if expert.lifted and self.is_lifted(game, "SD-E-40"):
            more += mound.charged // 3
        return self.fatigue(replace(mound, extra_ip=mound.extra_ip + more) if more else mound)

    def change_at_once(self, table: _Table) -> Script[None]:
        raise NotImplementedError
        yield

    # SD-M-08 b, e: windows inside the result

    def use_gloves(
        self, table: _Table, where: tuple[Position, ...], runner: CardId, target: int
    ) -> Script[int]:
        """SD-E-14: cards before the double play or the throw; no icon has a power here."""
        if where == INFIELD:
            yield from self.card_window(table, BEFORE_DP)
            game = table.state
            return self.number(game, "dp") + self.fielding_changes(game, "infield")
        game = table.state
        base = game.base_of(runner)
        if game.expert.has_decks and base is not None:
            table.tell(TargetChosen(runner, base.following))
        yield from self.card_window(table, BEFORE_THROW)
        game = table.state
        return self.number(game, "throw") + self.fielding_changes(game, "outfield")


def is_in_game(game: ShowdownGame, player: CardId) -> bool:
    """Whether he bats or pitches for either side now."""
    offense, defense = game.offense, game.defense
    return (
        player in offense.order
        or player in defense.order
        or player in (offense.mound.pitcher, defense.mound.pitcher)
    )


