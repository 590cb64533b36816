"""What each fact of the expert game does to it; nothing is asked or decided here."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from hotstove.baseball.effects.hands import (
    CARD_FACTS,
    after_cards,
    dealt,
    with_discarded,
    with_hands_closed,
    with_played,
)
from hotstove.baseball.effects.modifiers import (
    Lasts,
    outlives,
    when_ended,
    when_rolled,
    without_card,
)
from hotstove.baseball.facts import Batted, PinchRan, RunnersMoved, SidesChanged
from hotstove.baseball.innings import OUTS_A_HALF
from hotstove.baseball.positions import Position
from hotstove.play.dice import Rng
from hotstove.play.facts import Fact
from hotstove.play.piles import shuffled
from hotstove.play.seats import Side

from . import expert_facts as facts
from .expert_state import ExpertPlay, Laid, Lifted
from .facts import DoublePlayTried, Pitched, RunnersSent, Swung, ThrewAt
from .rosters import is_late
from .state import ShowdownGame
from .strategy import CopyId
from .strategy_rules import StrategyRules

_ROLLED: Final = {
    "pitch": ("pitch", "control", "on_base"),
    "swing": ("swing",),
    "dp": ("dp", "speed", "fielding", "infield"),
    "throw": ("throw", "speed", "fielding", "outfield"),
    "steal": ("steal", "speed", "arm"),
    "check": ("check", "fielding", "infield", "outfield"),
}
"""The numbers that end with each roll, if they were laid down for one roll only."""
_SHUFFLES: Final = 0x5DEECE66D
"""Keeps the stream of shuffles apart from the dice of the same seed (SD-D-05)."""


def _with(game: ShowdownGame, **changes: Any) -> ShowdownGame:
    return replace(game, expert=replace(game.expert, **changes))


def _rolled(game: ShowdownGame, roll: str) -> ShowdownGame:
    modifiers = game.expert.modifiers
    if not modifiers:
        return game
    left = when_rolled(modifiers, _ROLLED[roll])
    return game if len(left) == len(modifiers) else _with(game, modifiers=left)


class ExpertChanges(StrategyRules):
    # What the lower levels know too

    def after_pitched(self, game: ShowdownGame, fact: Pitched) -> ShowdownGame:
        game = super().after_pitched(game, fact)
        return _rolled(game, "pitch") if game.expert.modifiers else game

    def after_swung(self, game: ShowdownGame, fact: Swung) -> ShowdownGame:
        game = super().after_swung(game, fact)
        return _rolled(game, "swing") if game.expert.modifiers else game

    def after_thrown(self, game: ShowdownGame, fact: DoublePlayTried | ThrewAt) -> ShowdownGame:
        roll = "dp" if isinstance(fact, DoublePlayTried) else "throw"
        return _rolled(super().after_thrown(game, fact), roll)

    def after_batted(self, game: ShowdownGame, fact: Batted) -> ShowdownGame:
        """What it came to; what the at-bat before it came to is not forgotten yet."""
        expert = replace(
            game.expert, code=fact.code, last_code=game.expert.code, outs_before=game.outs
        )
        return replace(super().after_batted(game, fact), expert=expert)

    def after_sides_changed(self, game: ShowdownGame, fact: SidesChanged) -> ShowdownGame:
        """SD-M-H9: what lasts for the inning ends."""
        mound, expert = game.defense.mound, game.expert
        was_123 = mound.faced_this_half == OUTS_A_HALF and not game.reached_this_half
        game = replace(super().after_sides_changed(game, fact), at_bat="")
        return _with(
            game,
            was_123=was_123,
            last_code="",
            code="",
            modifiers=when_ended(expert.modifiers, Lasts.INNING),
            lifted=tuple([one for one in expert.lifted if outlives(one.lasts, Lasts.INNING)]),
        )

    def after_runners_moved(self, game: ShowdownGame, fact: RunnersMoved) -> ShowdownGame:
        """A runner who has moved is no longer on his way."""
        game = super().after_runners_moved(game, fact)
        going = game.expert.going
        if going:
            moved = [move.runner.player for move in fact.advances]
            left = tuple([player for player in going if player not in moved])
            return _with(game, going=left)
        return game

    def after_runners_sent(self, game: ShowdownGame, fact: RunnersSent) -> ShowdownGame:
        return _with(game, going=fact.runners) if game.expert.has_decks else game

    # Decks and hands

    def after_decks_shuffled(self, game: ShowdownGame, fact: facts.DecksShuffled) -> ShowdownGame:
        """SD-E-04."""
        hands, rng = game.expert.hands, Rng(self.setup.seed ^ _SHUFFLES)
        for side in Side:
            seat = game.dugout(side).seat
            deck, rng = shuffled(tuple(self.decks[seat]), rng)
            hands = hands.with_hand(side, dealt(deck, seat))
        return _with(game, has_decks=True, has_dealt=True, hands=replace(hands, rng=rng))

    def after_decks_left_out(self, game: ShowdownGame, fact: facts.DecksLeftOut) -> ShowdownGame:
        return _with(game, has_dealt=True)

    def after_cards_moved(self, game: ShowdownGame, fact: Fact) -> ShowdownGame:
        return _with(game, hands=after_cards(game.expert.hands, fact))

    # Cards played

    def after_card_played(self, game: ShowdownGame, fact: facts.CardPlayed) -> ShowdownGame:
        expert = game.expert
        laid = Laid(fact.side, fact.card, fact.window, game.swing)
        hands = with_played(expert.hands, fact.side, fact.card)
        return _with(game, hands=hands, laid=(*expert.laid, laid))

    def after_card_cancelled(self, game: ShowdownGame, fact: facts.CardCancelled) -> ShowdownGame:
        """What it changed for a time is gone; the swing is what it was, if nothing came since."""
        expert = game.expert
        laid = [each.card for each in expert.laid]
        cancelled = expert.laid[laid.index(fact.card)]
        if laid[-2:-1] == [fact.card] and cancelled.before is not None:
            game = replace(game, swing=cancelled.before)
        return _with(
            game,
            modifiers=without_card(expert.modifiers, fact.card),
            lifted=tuple([one for one in expert.lifted if one.card != fact.card]),
            staying=tuple([one for one in expert.staying if one.card != fact.card]),
        )

    def after_card_stayed(self, game: ShowdownGame, fact: facts.CardStayed) -> ShowdownGame:
        return _with(game, staying=(*game.expert.staying, fact.staying))

    def after_card_left(self, game: ShowdownGame, fact: facts.CardLeft) -> ShowdownGame:
        """SD-E-18: what it did ends with it."""
        expert = game.expert
        is_lying = any(each.card == fact.card for each in expert.laid)
        hands = expert.hands
        if not is_lying:
            hands = _discarded(expert, ((fact.side, fact.card),)).hands
        return _with(
            game,
            hands=hands,
            modifiers=without_card(expert.modifiers, fact.card),
            lifted=tuple([one for one in expert.lifted if one.card != fact.card]),
            staying=tuple([one for one in expert.staying if one.card != fact.card]),
        )

    def after_at_bat_closed(self, game: ShowdownGame, fact: facts.AtBatClosed) -> ShowdownGame:
        """SD-E-17: to the discard piles, but for what stays in play."""
        expert = game.expert
        stays = {each.card for each in expert.staying}
        away = tuple([(each.side, each.card) for each in expert.laid if each.card not in stays])
        expert = _discarded(expert, away) if away else expert
        hands = expert.hands
        if hands.are_open:
            hands = with_hands_closed(hands, game.visitor.seat, game.home.seat)
        expert = replace(
            expert,
            hands=hands,
            mode="",
            laid=(),
            modifiers=when_ended(expert.modifiers, Lasts.AT_BAT),
            lifted=tuple([one for one in expert.lifted if outlives(one.lasts, Lasts.AT_BAT)]),
            held=(),
            is_denied=False,
            chart="",
            going=(),
            target="",
        )
        return replace(game, expert=expert, is_changed=False)

    def after_adjusted(self, game: ShowdownGame, fact: facts.Adjusted) -> ShowdownGame:
        return _with(game, modifiers=(*game.expert.modifiers, fact.modifier))

    def after_ip_changed(self, game: ShowdownGame, fact: facts.IpChanged) -> ShowdownGame:
        for side in Side:
            dugout = game.dugout(side)
            if dugout.pitcher == fact.pitcher:
                mound = replace(dugout.mound, extra_ip=dugout.mound.extra_ip + fact.by)
                game = game.with_dugout(side, replace(dugout, mound=mound))
        return game

    def after_rule_lifted(self, game: ShowdownGame, fact: facts.RuleLifted) -> ShowdownGame:
        lifted = Lifted(fact.rule, fact.lasts, fact.card)
        return _with(game, lifted=(*game.expert.lifted, lifted))

    def after_result_changed(self, game: ShowdownGame, fact: facts.ResultChanged) -> ShowdownGame:
        return replace(game, swing=fact.swing, pitch=fact.pitch or game.pitch)

    def after_chart_named(self, game: ShowdownGame, fact: facts.ChartNamed) -> ShowdownGame:
        return _with(game, chart=fact.chart)

    def after_runners_held(self, game: ShowdownGame, fact: facts.RunnersHeld) -> ShowdownGame:
        """He does not go on: not on a promise, and not if he was sent (SD-B-11)."""
        expert = game.expert
        promised = "" if game.promised in fact.runners else game.promised
        going = tuple([player for player in expert.going if player not in fact.runners])
        game = replace(game, promised=promised)
        return _with(game, held=(*expert.held, *fact.runners), going=going)

    def after_attempts_denied(
        self, game: ShowdownGame, fact: facts.AttemptsDenied
    ) -> ShowdownGame:
        return _with(game, is_denied=True, going=())

    def after_target_chosen(self, game: ShowdownGame, fact: facts.TargetChosen) -> ShowdownGame:
        return _with(game, target=fact.runner)

    # Walks, bunts, steals, pitchers

    def after_walk_ordered(self, game: ShowdownGame, fact: facts.WalkOrdered) -> ShowdownGame:
        return _with(game, mode="IBB")

    def after_bunt_called(self, game: ShowdownGame, fact: facts.BuntCalled) -> ShowdownGame:
        return _with(game, mode="bunt")

    def after_steal_tried(self, game: ShowdownGame, fact: facts.StealTried) -> ShowdownGame:
        return _rolled(game, "steal")

    def after_checked(self, game: ShowdownGame, fact: facts.Checked) -> ShowdownGame:
        return _rolled(game, "check")

    def after_pitcher_freed(self, game: ShowdownGame, fact: facts.PitcherFreed) -> ShowdownGame:
        dugout = game.dugout(fact.side)
        mound = replace(dugout.mound, is_unlocked=True)
        return game.with_dugout(fact.side, replace(dugout, mound=mound))

    def after_pitcher_forced_out(
        self, game: ShowdownGame, fact: facts.PitcherForcedOut
    ) -> ShowdownGame:
        dugout = game.dugout(fact.side)
        mound = replace(dugout.mound, is_unlocked=True, must_leave=True)
        return game.with_dugout(fact.side, replace(dugout, mound=mound))

    def after_pinch_ran(self, game: ShowdownGame, fact: PinchRan) -> ShowdownGame:
        """SD-E-70, R16: base and spot are his; a promised steal lapses, the charge stays."""
        dugout = game.dugout(fact.side)
        place = fact.spot - 1
        stays = dugout.positions[place]
        keeps_dh = stays if stays is Position.DESIGNATED_HITTER else None
        is_late_enough = fact.incoming not in self.backups or is_late(game, fact.side)
        dugout = replace(
            dugout,
            order=(*dugout.order[:place], fact.incoming, *dugout.order[place + 1 :]),
            positions=(*dugout.positions[:place], keeps_dh, *dugout.positions[place + 1 :]),
            bench=tuple([player for player in dugout.bench if player != fact.incoming]),
            gone=(*dugout.gone, fact.outgoing),
            is_fielding_legal=dugout.is_fielding_legal and bool(keeps_dh) and is_late_enough,
        )
        game = game.with_dugout(fact.side, dugout)
        bases = game.bases
        name = fact.base.name.lower()
        runner = bases.at(fact.base)
        assert runner is not None
        bases = replace(bases, **{name: replace(runner, player=fact.incoming)})
        promised = "" if game.promised == fact.outgoing else game.promised
        return replace(game, bases=bases, promised=promised)


def _discarded(expert: ExpertPlay, away: tuple[tuple[Side, CopyId], ...]) -> ExpertPlay:
    return replace(expert, hands=with_discarded(expert.hands, away))


CHANGES: Final[dict[type[Fact], str]] = {
    facts.DecksShuffled: "after_decks_shuffled",
    facts.DecksLeftOut: "after_decks_left_out",
    **dict.fromkeys(CARD_FACTS, "after_cards_moved"),
    facts.CardPlayed: "after_card_played",
    facts.CardCancelled: "after_card_cancelled",
    facts.CardStayed: "after_card_stayed",
    facts.CardLeft: "after_card_left",
    facts.AtBatClosed: "after_at_bat_closed",
    facts.Adjusted: "after_adjusted",
    facts.IpChanged: "after_ip_changed",
    facts.RuleLifted: "after_rule_lifted",
    facts.ResultChanged: "after_result_changed",
    facts.ChartNamed: "after_chart_named",
    facts.RunnersHeld: "after_runners_held",
    facts.AttemptsDenied: "after_attempts_denied",
    facts.TargetChosen: "after_target_chosen",
    facts.WalkOrdered: "after_walk_ordered",
    facts.BuntCalled: "after_bunt_called",
    facts.StealTried: "after_steal_tried",
    facts.Checked: "after_checked",
    facts.PitcherFreed: "after_pitcher_freed",
    facts.PitcherForcedOut: "after_pitcher_forced_out",
    PinchRan: "after_pinch_ran",
    RunnersSent: "after_runners_sent",
}
