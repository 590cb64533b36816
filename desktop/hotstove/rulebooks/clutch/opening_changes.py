"""What the facts before a game do to it: sides, starters, hands, lineups."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from hotstove.baseball.effects.hands import dealt
from hotstove.baseball.facts import LineupHandedIn, LineupsShown, SidesDecided
from hotstove.play.dice import Rng
from hotstove.play.piles import shuffled
from hotstove.play.seats import Side

from . import facts
from .at_bat import AtBat
from .state import ClutchGame, Mound

_SHUFFLES: Final = 0x5DEECE66D
"""Keeps the stream of shuffles apart from the dice of the same seed."""


class OpeningChanges(AtBat):
    def after_sides_decided(self, game: ClutchGame, fact: SidesDecided) -> ClutchGame:
        coaches = self.copied.coaches
        visitor = replace(game.visitor, seat=fact.visitor, coaches=coaches[fact.visitor])
        home = replace(game.home, seat=fact.home, coaches=coaches[fact.home])
        return replace(game, offense=visitor, defense=home, has_sides=True)

    def after_slot_rolled(self, game: ClutchGame, fact: facts.SlotRolled) -> ClutchGame:
        return replace(game, slot=fact.slot)

    def after_starter_named(self, game: ClutchGame, fact: facts.StarterNamed) -> ClutchGame:
        dugout = replace(
            game.dugout(fact.side), named=fact.pitcher, named_role=fact.role, has_named=True
        )
        return game.with_dugout(fact.side, dugout)

    def after_starters_shown(self, game: ClutchGame, fact: facts.StartersShown) -> ClutchGame:
        for side, starter, role in (
            (Side.VISITOR, fact.visitor, fact.visitor_role),
            (Side.HOME, fact.home, fact.home_role),
        ):
            mound = Mound(starter, role, entered_tired=starter in self.tired)
            dugout = replace(game.dugout(side), mound=mound, named="", named_role="")
            game = game.with_dugout(side, dugout)
        return replace(game, has_starters=True)

    def after_decks_shuffled(self, game: ClutchGame, fact: facts.DecksShuffled) -> ClutchGame:
        hands, rng = game.cards.hands, Rng(self.setup.seed ^ _SHUFFLES)
        for side in Side:
            seat = game.dugout(side).seat
            deck, rng = shuffled(tuple(self.decks[seat]), rng)
            hands = hands.with_hand(side, dealt(deck, seat))
        cards = replace(game.cards, hands=replace(hands, rng=rng))
        return replace(game, cards=cards, has_dealt=True)

    def after_mulligan(self, game: ClutchGame, fact: facts.MulliganTaken) -> ClutchGame:
        hands = game.cards.hands
        hand = hands.of(fact.side)
        deck, rng = shuffled((*hand.hand.cards, *hand.deck.cards), hands.rng)
        hand = replace(
            hand,
            deck=replace(hand.deck, cards=deck),
            hand=replace(hand.hand, cards=()),
        )
        hands = replace(hands.with_hand(fact.side, hand), rng=rng)
        dugout = game.dugout(fact.side)
        game = game.with_dugout(fact.side, replace(dugout, mulligans=dugout.mulligans + 1))
        return replace(game, cards=replace(game.cards, hands=hands))

    def after_bottomed(self, game: ClutchGame, fact: facts.Bottomed) -> ClutchGame:
        hands = game.cards.hands
        hand = hands.of(fact.side)
        deck = replace(hand.deck, cards=(*hand.deck.cards, fact.card))
        hand = replace(hand, deck=deck, hand=hand.hand.without(fact.card))
        dugout = game.dugout(fact.side)
        game = game.with_dugout(fact.side, replace(dugout, bottomed=dugout.bottomed + 1))
        return replace(game, cards=replace(game.cards, hands=hands.with_hand(fact.side, hand)))

    def after_hand_kept(self, game: ClutchGame, fact: facts.HandKept) -> ClutchGame:
        dugout = game.dugout(fact.side)
        hands = game.cards.hands
        if dugout.bottomed > 1:
            hand = hands.of(fact.side)
            cards = hand.deck.cards
            mixed, rng = shuffled(cards[-dugout.bottomed :], hands.rng)
            deck = replace(hand.deck, cards=(*cards[: -dugout.bottomed], *mixed))
            hands = hands.with_hand(fact.side, replace(hand, deck=deck))
            hands = replace(hands, rng=rng)
        game = game.with_dugout(fact.side, replace(dugout, has_kept=True))
        return replace(game, cards=replace(game.cards, hands=hands))

    def after_handed_in(self, game: ClutchGame, fact: LineupHandedIn) -> ClutchGame:
        dugout = replace(game.dugout(fact.side), handed_in=fact.card, has_handed_in=True)
        return game.with_dugout(fact.side, dugout)

    def after_lineups_shown(self, game: ClutchGame, fact: LineupsShown) -> ClutchGame:
        for side, card in ((Side.VISITOR, fact.visitor), (Side.HOME, fact.home)):
            dugout = game.dugout(side)
            team = self.team(dugout.seat)
            order = tuple([spot.player for spot in card.spots])
            starter = dugout.mound.pitcher
            pen = [p for p in (*team.bullpen, *team.rotation) if p != starter]
            relief = [p for p in pen if self.may_ever_relieve(p)]
            dugout = replace(
                dugout,
                order=order,
                positions=tuple([spot.position for spot in card.spots]),
                bench=tuple([c.id for c in team.cards if c.id in self.batters
                             and c.id not in (*order, *team.rotation, *team.bullpen)]),
                bullpen=tuple(relief),
                reserve=tuple([p for p in team.rotation if p not in relief and p != starter]),
                handed_in=None,
            )  # fmt: skip
            game = game.with_dugout(side, self.counted(dugout))
        return replace(game, has_lineups=True)

    def may_ever_relieve(self, pitcher: str) -> bool:
        card = self.pitchers[pitcher]
        return card.has("RP", "CP") if self.edition.year == 2017 else card.has("RP", "BP")
