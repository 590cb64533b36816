"""What each fact does to a game of Clutch; nothing is asked or decided here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from hotstove.baseball.bases import Advance, Base, Bases, Runner
from hotstove.baseball.earned_runs import after_play, relieved, with_runner
from hotstove.baseball.effects.hands import (
    CARD_FACTS,
    after_cards,
)
from hotstove.baseball.facts import (
    Batted,
    CameToBat,
    FieldSet,
    Forfeited,
    GameEnded,
    LineupHandedIn,
    LineupsShown,
    PinchHit,
    PinchRan,
    PitchingChange,
    RunnersMoved,
    SidesChanged,
    SidesDecided,
)
from hotstove.baseball.game import after_shared, with_advances
from hotstove.baseball.positions import Position
from hotstove.play.facts import Fact

from . import facts
from .card_changes import CARD_CHANGES, CardChanges, rolled
from .opening_changes import OpeningChanges
from .results import AWARDED, INTENTIONAL_WALK
from .state import ClutchGame, Dugout, Mound
from .substitutions import relief_role

_PLATE = Base.PLATE


class Changes(OpeningChanges, CardChanges):
    def after(self, game: ClutchGame, fact: Fact) -> ClutchGame:
        do = AFTER.get(type(fact))
        return game if do is None else do(self, game, fact)

    # The half-inning

    def after_took_field(self, game: ClutchGame, fact: facts.TookField) -> ClutchGame:
        dugout = game.dugout(fact.side)
        mound = replace(dugout.mound, faced_this_half=0)
        game = game.with_dugout(fact.side, replace(dugout, mound=mound))
        return replace(
            game, is_fielding_set=True, has_settled_field=True, pitchers_this_half=1, previous=()
        )

    def after_runner_placed(self, game: ClutchGame, fact: facts.RunnerPlaced) -> ClutchGame:
        return replace(game, bases=Bases(second=Runner(fact.runner, "")))

    def after_half_ended(self, game: ClutchGame, fact: facts.HalfEnded) -> ClutchGame:
        """CL-45."""
        return self.half_over(replace(game, was_123=self.is_123(game)))

    def after_sides_changed(self, game: ClutchGame, fact: SidesChanged) -> ClutchGame:
        dugout = game.defense
        mound = replace(dugout.mound, halves=dugout.mound.halves + 1)
        cleared = replace(
            game,
            offense=replace(dugout, mound=mound),
            defense=game.offense,
            is_fielding_set=False,
            has_settled_field=False,
            at_bat="",
            pitch=None,
            swing=None,
            aim=None,
            thrown=None,
            checked=None,
            result="",
            outcome="",
            awarded="",
            previous=(),
            reached_this_half=0,
            shadow=None,
        )
        return after_shared(cleared, fact)

    def after_throw_aimed(self, game: ClutchGame, fact: facts.ThrowAimed) -> ClutchGame:
        return replace(game, aim=fact, thrown=None)

    def after_threw(self, game: ClutchGame, fact: facts.ThrewAt) -> ClutchGame:
        return replace(game, thrown=fact)

    def after_checked(self, game: ClutchGame, fact: facts.Checked) -> ClutchGame:
        return replace(game, checked=fact)

    # The at-bat

    def after_came_to_bat(self, game: ClutchGame, fact: CameToBat) -> ClutchGame:
        return replace(
            game,
            at_bat=fact.batter,
            last_batter=fact.batter,
            pitch=None,
            swing=None,
            aim=None,
            thrown=None,
            checked=None,
            awarded="",
            result="",
            outcome="",
            tried=None,
            bunts=0,
            pitch_bonus=0,
            is_infield_in=False,
            has_settled_field=False,
            runs_before=game.runs(game.batting),
        )

    def after_pitched(self, game: ClutchGame, fact: facts.Pitched) -> ClutchGame:
        return self.pitch_made(game, pitch=fact)

    def after_bunt_tried(self, game: ClutchGame, fact: facts.BuntTried) -> ClutchGame:
        bunts = fact.number - fact.is_good
        bonus = self.edition.bunt_pitch if bunts == 2 else 0
        return self.pitch_made(game, tried=fact, bunts=bunts, pitch_bonus=bonus)

    def pitch_made(self, game: ClutchGame, **changes: Any) -> ClutchGame:
        """C24-28: what a day's rest is reckoned from; *changes* are the roll's own."""
        dugout = game.defense
        mound = dugout.mound
        is_tired = mound.pitched_tired or self.tired_step(game, mound) > 0
        if mound.has_pitched and mound.last_outs == mound.outs and mound.pitched_tired is is_tired:
            return replace(game, **changes)
        mound = replace(mound, has_pitched=True, last_outs=mound.outs, pitched_tired=is_tired)
        return replace(game, defense=replace(dugout, mound=mound), **changes)

    def after_swung(self, game: ClutchGame, fact: facts.Swung) -> ClutchGame:
        return replace(game, swing=fact, result=str(fact.result), outs_before=game.outs)

    def after_settled(self, game: ClutchGame, fact: facts.OutcomeSettled) -> ClutchGame:
        return replace(game, outcome=fact.code)

    def after_result_changed(self, game: ClutchGame, fact: facts.ResultChanged) -> ClutchGame:
        result = fact.result.value
        changed = replace(game, result=result, awarded="")
        return self.result_changed(changed, fact.side, fact.card, result)

    def after_awarded(self, game: ClutchGame, fact: facts.Awarded) -> ClutchGame:
        code = AWARDED[fact.reason]
        awarded = replace(game, awarded=f"{code}:{int(fact.base)}")
        return self.result_changed(awarded, fact.side, fact.card, code)

    def after_infield(self, game: ClutchGame, fact: facts.InfieldDrawnIn) -> ClutchGame:
        return replace(game, is_infield_in=True)

    def after_batted(self, game: ClutchGame, fact: Batted) -> ClutchGame:
        """The turn is over; it is counted for the pitcher, and the next man is up (CL-30)."""
        offense, defense = game.offense, game.defense
        mound, reached = defense.mound, 0
        for move in fact.advances:
            if move.start is _PLATE and not move.is_out:
                reached = 1
        is_ibb = fact.code == INTENTIONAL_WALK
        mound = replace(
            mound,
            faced=mound.faced + 1,
            faced_this_half=mound.faced_this_half + 1,
            faced_tired=mound.faced_tired or self.tired_step(game, mound) > 0,
            bb=mound.bb + (fact.is_walk and not is_ibb),
        )
        offense = replace(
            offense,
            up=offense.up + 1,
            walked_in_a_row=offense.walked_in_a_row + 1 if is_ibb else 0,
        )
        game = self.moved_runners(
            game,
            defense,
            mound,
            fact.advances,
            fact.hit,
            is_error=fact.is_error,
            at_bat="",
            previous=(*game.previous, fact.code),
            reached_this_half=game.reached_this_half + reached,
            offense=offense,
        )
        return rolled(game, "throw")

    def after_runners_moved(self, game: ClutchGame, fact: RunnersMoved) -> ClutchGame:
        defense = game.defense
        game = self.moved_runners(game, defense, defense.mound, fact.advances)
        return rolled(game, "throw")

    def moved_runners(
        self,
        game: ClutchGame,
        defense: Dugout,
        mound: Mound,
        advances: tuple[Advance, ...],
        hit: int = 0,
        *,
        is_error: bool = False,
        **changes: Any,
    ) -> ClutchGame:
        """CL-29, CS-11 to 13: outs to the pitcher, runs to those who answer for them.

        *mound*, of the side in the field, and *changes* are what the turn at bat has made of them.
        """
        outs, charged = 0, []
        for move in advances:
            if move.is_out:
                outs += 1
            elif move.scores:
                charged.append(move.runner.charged)
        shadow = game.shadow
        earned: list[str] | tuple[str, ...] = charged
        if is_error or shadow is not None:
            shadow, earned = after_play(
                shadow, game.bases, game.outs, advances, hit=hit, is_error=is_error
            )
        if outs or charged or earned:
            defense = self.charged(defense, mound, outs, charged, earned)
        elif mound is not defense.mound:
            defense = replace(defense, mound=mound)
        return with_advances(game, advances, shadow=shadow, defense=defense, **changes)

    def charged(
        self,
        dugout: Dugout,
        mound: Mound,
        outs: int,
        charged: list[str],
        earned: list[str] | tuple[str, ...],
    ) -> Dugout:
        """Return *dugout* with these outs and runs; *mound* is its pitcher's before them."""
        left = dugout.left
        if charged or earned:
            mound = self._with_runs(mound, charged, earned)
            left = tuple([self._with_runs(each, charged, earned) for each in left])
        if outs:
            had, wanted = mound.outs, self.edition.quality_outs
            is_due = wanted and had < wanted <= had + outs
            mound = replace(mound, outs=had + outs, quality="due" if is_due else mound.quality)
        return replace(dugout, mound=mound, left=left)

    def _with_runs(
        self, mound: Mound, charged: list[str], earned: list[str] | tuple[str, ...]
    ) -> Mound:
        runs, er = charged.count(mound.pitcher), list(earned).count(mound.pitcher)
        if not runs and not er:
            return mound
        return replace(mound, r=mound.r + runs, er=mound.er + er)

    # Who comes in

    def after_pinch_hit(self, game: ClutchGame, fact: PinchHit) -> ClutchGame:
        dugout = self.with_newcomer(game.dugout(fact.side), fact.spot, fact.incoming)
        game = game.with_dugout(fact.side, dugout)
        at_bat = fact.incoming if game.at_bat else ""
        last = fact.incoming if game.at_bat else game.last_batter
        return replace(game, at_bat=at_bat, last_batter=last, has_pinch_hit=True)

    def after_pinch_ran(self, game: ClutchGame, fact: PinchRan) -> ClutchGame:
        dugout = self.with_newcomer(game.dugout(fact.side), fact.spot, fact.incoming)
        game = game.with_dugout(fact.side, dugout)
        runner = game.bases.at(fact.base)
        assert runner is not None
        named = {fact.base.name.lower(): replace(runner, player=fact.incoming)}
        shadow = game.shadow
        if shadow is not None:
            shadow = with_runner(shadow, fact.incoming, fact.outgoing)
        return replace(game, bases=replace(game.bases, **named), shadow=shadow)

    def with_newcomer(self, dugout: Dugout, spot: int, incoming: str) -> Dugout:
        """CL-25, CL-40, CL-42: he has the spot; the DH's place too, else none in the field yet."""
        place = spot - 1
        outgoing = dugout.order[place]
        stays = dugout.positions[place]
        is_dh = stays is Position.DESIGNATED_HITTER
        gone = dugout.gone if outgoing == dugout.mound.pitcher else (*dugout.gone, outgoing)
        return replace(
            dugout,
            order=(*dugout.order[:place], incoming, *dugout.order[place + 1 :]),
            positions=(
                *dugout.positions[:place],
                stays if is_dh else None,
                *dugout.positions[place + 1 :],
            ),
            bench=tuple([player for player in dugout.bench if player != incoming]),
            gone=gone,
            is_fielding_legal=dugout.is_fielding_legal and is_dh,
        )

    def after_pitching_change(self, game: ClutchGame, fact: PitchingChange) -> ClutchGame:
        dugout = game.dugout(fact.side)
        old = dugout.mound
        is_emergency = fact.incoming in dugout.reserve
        mound = Mound(
            fact.incoming,
            relief_role(self, dugout, fact.incoming),
            entered_tired=is_emergency or fact.incoming in self.tired,
            is_emergency=is_emergency,
        )
        gone = dugout.gone if old.pitcher in dugout.order else (*dugout.gone, old.pitcher)
        dugout = replace(
            dugout,
            mound=mound,
            left=(*dugout.left, old),
            bullpen=tuple([p for p in dugout.bullpen if p != fact.incoming]),
            reserve=tuple([p for p in dugout.reserve if p != fact.incoming]),
            gone=gone,
        )
        is_legal = dugout.is_fielding_legal
        dugout = replace(self.counted(dugout), is_fielding_legal=is_legal)
        game = game.with_dugout(fact.side, dugout)
        shadow = game.shadow
        if shadow is not None:
            shadow = relieved(shadow, fact.incoming, game.outs)
        return replace(
            game,
            shadow=shadow,
            has_changed_pitcher=bool(game.at_bat),
            pitchers_this_half=game.pitchers_this_half + game.is_fielding_set,
        )

    def after_field_set(self, game: ClutchGame, fact: FieldSet) -> ClutchGame:
        dugout = game.dugout(fact.side)
        leaving = [p for p in dugout.order if p not in fact.order and p != dugout.mound.pitcher]
        dugout = replace(
            dugout,
            order=fact.order,
            positions=fact.positions,
            bench=tuple([player for player in dugout.bench if player not in fact.order]),
            gone=(*dugout.gone, *leaving),
        )
        return game.with_dugout(fact.side, self.counted(dugout))

    def after_unit_zeroed(self, game: ClutchGame, fact: facts.UnitZeroed) -> ClutchGame:
        dugout = game.dugout(fact.side)
        dugout = replace(dugout, zeroed=(*dugout.zeroed, fact.unit))
        return game.with_dugout(fact.side, dugout)

    def after_ip_gained(self, game: ClutchGame, fact: facts.IpGained) -> ClutchGame:
        dugout = game.dugout(fact.side)
        mound = replace(dugout.mound, ip_bonus=dugout.mound.ip_bonus + fact.by)
        if not fact.is_card:
            mound = replace(mound, quality="granted")
            return game.with_dugout(fact.side, replace(dugout, mound=mound))
        here = dugout.ip_in_inning if dugout.ip_inning == game.inning else 0
        gained = max(0, fact.by)
        dugout = replace(
            dugout,
            mound=mound,
            ip_inning=game.inning,
            ip_in_inning=here + gained,
            ip_in_game=dugout.ip_in_game + gained,
        )
        return game.with_dugout(fact.side, dugout)

    def after_count_adjusted(self, game: ClutchGame, fact: facts.CountAdjusted) -> ClutchGame:
        dugout = game.dugout(fact.side)
        mound = dugout.mound
        if fact.what == "walks":
            mound = replace(mound, spared_walks=mound.spared_walks - fact.by)
        else:
            mound = replace(mound, spared_runs=mound.spared_runs - fact.by)
        return game.with_dugout(fact.side, replace(dugout, mound=mound))

    def after_at_bat_closed(self, game: ClutchGame, fact: facts.AtBatClosed) -> ClutchGame:
        """S20: what the at-bat has left lying is put away."""
        game = self.at_bat_over(game)
        if game.has_pinch_hit or game.has_changed_pitcher or game.at_bat:
            return replace(game, at_bat="", has_pinch_hit=False, has_changed_pitcher=False)
        return game

    def after_common(self, game: ClutchGame, fact: Fact) -> ClutchGame:
        return after_shared(game, fact)

    def after_hand_moved(self, game: ClutchGame, fact: Fact) -> ClutchGame:
        return replace(game, cards=replace(game.cards, hands=after_cards(game.cards.hands, fact)))


AFTER: Final[dict[type[Fact], Callable[[Any, ClutchGame, Any], ClutchGame]]] = {
    facts.Pitched: Changes.after_pitched,
    facts.Swung: Changes.after_swung,
    facts.OutcomeSettled: Changes.after_settled,
    CameToBat: Changes.after_came_to_bat,
    Batted: Changes.after_batted,
    RunnersMoved: Changes.after_runners_moved,
    facts.AtBatClosed: Changes.after_at_bat_closed,
    facts.TookField: Changes.after_took_field,
    facts.RunnerPlaced: Changes.after_runner_placed,
    facts.HalfEnded: Changes.after_half_ended,
    SidesChanged: Changes.after_sides_changed,
    GameEnded: Changes.after_common,
    Forfeited: Changes.after_common,
    facts.ThrowAimed: Changes.after_throw_aimed,
    facts.ThrewAt: Changes.after_threw,
    facts.Checked: Changes.after_checked,
    facts.ResultChanged: Changes.after_result_changed,
    facts.Awarded: Changes.after_awarded,
    facts.BuntTried: Changes.after_bunt_tried,
    facts.InfieldDrawnIn: Changes.after_infield,
    PinchHit: Changes.after_pinch_hit,
    PinchRan: Changes.after_pinch_ran,
    PitchingChange: Changes.after_pitching_change,
    FieldSet: Changes.after_field_set,
    facts.UnitZeroed: Changes.after_unit_zeroed,
    facts.IpGained: Changes.after_ip_gained,
    facts.CountAdjusted: Changes.after_count_adjusted,
    SidesDecided: OpeningChanges.after_sides_decided,
    facts.SlotRolled: OpeningChanges.after_slot_rolled,
    facts.StarterNamed: OpeningChanges.after_starter_named,
    facts.StartersShown: OpeningChanges.after_starters_shown,
    facts.DecksShuffled: OpeningChanges.after_decks_shuffled,
    facts.MulliganTaken: OpeningChanges.after_mulligan,
    facts.Bottomed: OpeningChanges.after_bottomed,
    facts.HandKept: OpeningChanges.after_hand_kept,
    LineupHandedIn: OpeningChanges.after_handed_in,
    LineupsShown: OpeningChanges.after_lineups_shown,
    **dict.fromkeys(CARD_FACTS, Changes.after_hand_moved),
    **CARD_CHANGES,
}
"""Other facts change nothing."""
