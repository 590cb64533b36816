"""What each fact does to the state of a Pizza Box game; one function a fact, for every level."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from msgspec.structs import replace

from hotstove.baseball.facts import (
    Batted,
    CameToBat,
    Forfeited,
    GameEnded,
    PinchHit,
    PitchingChange,
    RunnersMoved,
    SidesChanged,
    SidesDecided,
)
from hotstove.baseball.game import after_shared, with_advances
from hotstove.play.dice import Rng
from hotstove.play.facts import Fact
from hotstove.play.piles import EVERYONE, Pile, shuffled
from hotstove.play.seats import SEATS, Side

from .cards import RUNNING, CardId, Deck, is_white, strategy_deck
from .facts import (
    CardKept,
    CardsDrawn,
    CardsPutAway,
    CardsTurned,
    HandDiscarded,
    MarkerLaid,
    NobodyLeft,
    PitchLaid,
    PitchTakenBack,
    ResultDrawn,
    RunningDrawn,
    Shuffled,
    StarterChosen,
    StartersShown,
    StrategyLaid,
    TestCardLaid,
    TestCardTurned,
    TookField,
)
from .names import nameless_pitcher
from .people import sides
from .setup import PizzaBoxSetup
from .state import (
    HIDDEN,
    ONLY,
    OPEN,
    VISITOR,
    Camp,
    Decks,
    DrawDeck,
    Mound,
    PizzaBoxGame,
    hidden_from_all,
)

SETUP_ORDER: Final = (
    *(deck.value for deck in Deck),
    Side.HOME.value,
    Side.VISITOR.value,
    RUNNING,
)
"""PB-A-38."""
LAST_ROW: Final = 9
_deck_of: Final = cache(lambda side: hidden_from_all(strategy_deck(side)))


def new_game(setup: PizzaBoxSetup) -> PizzaBoxGame:
    """Return the board before anything has happened; nothing is shuffled yet."""
    box = setup.box
    visitors, at_home = sides(len(setup.chairs), SEATS[1], SEATS[0])

    def camp(side: Side, jobs: Any) -> Camp:
        nameless = nameless_pitcher(side)
        return Camp(jobs, _deck_of(side), mound=Mound(nameless, (nameless,)))

    return PizzaBoxGame(
        rng=Rng(setup.seed),
        visitor=camp(Side.VISITOR, visitors),
        home=camp(Side.HOME, at_home),
        decks=Decks(
            *(
                DrawDeck(tuple([card.id for card in cards]))
                for cards in (box.hitter, box.neutral, box.pitcher, box.running)
            )
        ),
    )


# Before the game


def _test_card_laid(game: PizzaBoxGame, fact: TestCardLaid) -> PizzaBoxGame:
    home = replace(game.home, pile=game.home.pile.without(fact.card))
    return replace(game, home=home, test=Pile((fact.card,), ONLY[fact.seat]))


def _test_card_turned(game: PizzaBoxGame, fact: TestCardTurned) -> PizzaBoxGame:
    return replace(game, test=game.test.turned_up())


def _sides_decided(game: PizzaBoxGame, fact: SidesDecided) -> PizzaBoxGame:
    """R4: the card that was laid goes back into the red deck."""
    home = game.home
    if game.test.cards:
        home = replace(home, pile=home.pile.with_added(*game.test.cards))
    visitors, at_home = game.visitor.jobs, home.jobs
    if len(visitors.people) + len(at_home.people) == 2:
        visitors, at_home = sides(2, fact.visitor, fact.home)
    return replace(
        game,
        visitor=replace(game.visitor, jobs=visitors),
        home=replace(home, jobs=at_home),
        has_sides=True,
        test=HIDDEN,
    )


def _shuffled(game: PizzaBoxGame, fact: Shuffled) -> PizzaBoxGame:
    """PB-A-27, 28, 29, 38: draw piles and discards of the decks named, one after the other."""
    rng, decks = game.rng, game.decks
    camps = {Side.VISITOR.value: game.visitor, Side.HOME.value: game.home}
    for name in fact.decks:
        camp = camps.get(name)
        if camp is None:
            deck = decks.of(name)
            cards, rng = shuffled(deck.order, rng)
            decks = decks.with_deck(name, DrawDeck(cards))
            continue
        used = camp.used
        taken = (*camp.pile.cards, *camp.discards.cards)
        if fact.with_used:
            taken, used = (*taken, *used.cards), OPEN
        cards, rng = shuffled(taken, rng)
        camps[name] = replace(
            camp,
            pile=hidden_from_all(cards),
            discards=HIDDEN,
            used=used,
            shown_whites=0,
            shown_blacks=0,
        )
    return replace(
        game,
        rng=rng,
        decks=decks,
        visitor=camps[Side.VISITOR.value],
        home=camps[Side.HOME.value],
        is_shuffled=True,
    )


def _starter_chosen(game: PizzaBoxGame, fact: StarterChosen) -> PizzaBoxGame:
    camp = game.camp(fact.side)
    mound = replace(camp.mound, chosen=fact.pitcher, has_chosen=True)
    return game.with_camp(fact.side, replace(camp, mound=mound))


def _starters_shown(game: PizzaBoxGame, fact: StartersShown) -> PizzaBoxGame:
    return replace(
        game,
        visitor=replace(game.visitor, mound=Mound(fact.visitor, (fact.visitor,))),
        home=replace(game.home, mound=Mound(fact.home, (fact.home,))),
        has_starters=True,
    )


# The hand of the side in the field


def _took_field(game: PizzaBoxGame, fact: TookField) -> PizzaBoxGame:
    camp = replace(
        game.camp(fact.side),
        has_opened=True,
        has_dug=False,
        has_drawn_more=fact.is_stranded,
        came_in_mid_half=False,
        is_stranded=fact.is_stranded,
    )
    return game.with_camp(fact.side, camp)


def _cards_drawn(game: PizzaBoxGame, fact: CardsDrawn) -> PizzaBoxGame:
    camp = game.camp(fact.side)
    is_more = fact.why != "opening"
    camp = replace(
        camp,
        pile=hidden_from_all(camp.pile.cards[len(fact.cards) :]),
        hand=Pile((*camp.hand.cards, *fact.cards), ONLY[fact.seat]),
        has_dug=camp.has_dug or fact.why == "dig deep",
        has_drawn_more=camp.has_drawn_more or is_more,
        mound=camp.mound if camp.mound.has_drawn else replace(camp.mound, has_drawn=True),
    )
    return game.with_camp(fact.side, camp)


def _hand_discarded(game: PizzaBoxGame, fact: HandDiscarded) -> PizzaBoxGame:
    camp = game.camp(fact.side)
    camp = replace(
        camp,
        discards=camp.discards.with_added(*camp.hand.cards, *camp.kept.cards),
        hand=HIDDEN,
        kept=HIDDEN,
    )
    return game.with_camp(fact.side, camp)


def _card_kept(game: PizzaBoxGame, fact: CardKept) -> PizzaBoxGame:
    camp = game.camp(fact.side)
    kept = Pile((*camp.kept.cards, fact.card), ONLY[fact.seat])
    camp = replace(camp, hand=camp.hand.without(fact.card), kept=kept)
    return game.with_camp(fact.side, camp)


def _cards_put_away(game: PizzaBoxGame, fact: CardsPutAway) -> PizzaBoxGame:
    """PB-A-25, PB-PRO-20: his marker, if he has one, moves on."""
    camp = game.camp(fact.side)
    away, hand = (*game.pitch.cards, *camp.used.cards), camp.kept
    whites = sum(map(is_white, away))
    shown_blacks = camp.shown_blacks + len(away) - whites
    if fact.keeps_hand:
        hand = camp.hand
    else:
        away = (*away, *camp.hand.cards)
    mound = camp.mound
    marker = min(mound.marker + 1, LAST_ROW) if mound.marker else 0
    camp = replace(
        camp,
        discards=camp.discards.with_added(*away),
        used=OPEN,
        hand=hand,
        kept=HIDDEN,
        has_opened=False,
        shown_whites=camp.shown_whites + whites,
        shown_blacks=shown_blacks,
        mound=replace(mound, has_faced=True, marker=marker),
    )
    game = game.with_camp(fact.side, camp)
    return replace(game, pitch=HIDDEN, strategy=HIDDEN, is_pitchout=False)


# The at-bat


def _came_to_bat(game: PizzaBoxGame, fact: CameToBat) -> PizzaBoxGame:
    """PB-A-26: the pitch card of the at-bat before lies with the used ones."""
    visitor, home = game.visitor, game.home
    if game.pitch.cards:
        if game.batting is VISITOR:
            home = _with_used(home, game.pitch.cards)
        else:
            visitor = _with_used(visitor, game.pitch.cards)
    return replace(
        game,
        visitor=visitor,
        home=home,
        at_bat=fact.batter,
        pitch=HIDDEN,
        strategy=HIDDEN,
        is_pitchout=False,
        turned=None,
        result=None,
        running=(),
    )


def _with_used(camp: Camp, cards: tuple[CardId, ...]) -> Camp:
    return replace(camp, used=Pile((*camp.used.cards, *cards), EVERYONE))


def _pitch_laid(game: PizzaBoxGame, fact: PitchLaid) -> PizzaBoxGame:
    is_visitor, only = fact.side is VISITOR, ONLY[fact.seat]
    camp = game.visitor if is_visitor else game.home
    cards, card = camp.hand.cards, fact.card
    place = cards.index(card)
    camp = replace(camp, hand=Pile(cards[:place] + cards[place + 1 :], only))
    return replace(
        game,
        visitor=camp if is_visitor else game.visitor,
        home=game.home if is_visitor else camp,
        pitch=Pile((card,), only),
        is_pitchout=fact.is_pitchout,
        read_aloud=None,
    )


def _pitch_taken_back(game: PizzaBoxGame, fact: PitchTakenBack) -> PizzaBoxGame:
    camp = game.camp(fact.side)
    hand = Pile((*camp.hand.cards, *game.pitch.cards), ONLY[fact.seat])
    game = game.with_camp(fact.side, replace(camp, hand=hand))
    return replace(game, pitch=HIDDEN, is_pitchout=False)


@cache
def _laid_strategy(card: CardId, seat: Any) -> Pile:
    return Pile((card,), ONLY[seat])


@cache
def _turned(card: CardId) -> Pile:
    return Pile((card,), EVERYONE)


def _strategy_laid(game: PizzaBoxGame, fact: StrategyLaid) -> PizzaBoxGame:
    return replace(game, strategy=_laid_strategy(fact.card, fact.seat))


def _cards_turned(game: PizzaBoxGame, fact: CardsTurned) -> PizzaBoxGame:
    pitch, strategy = _turned(fact.pitch), _turned(fact.strategy)
    return replace(game, pitch=pitch, strategy=strategy, turned=fact.deck)


def _running_drawn(game: PizzaBoxGame, fact: RunningDrawn) -> PizzaBoxGame:
    deck = game.decks.running
    deck = DrawDeck(deck.order, deck.drawn + len(fact.cards))
    return replace(game, decks=replace(game.decks, running=deck), running=fact.cards)


def _result_drawn(game: PizzaBoxGame, fact: ResultDrawn) -> PizzaBoxGame:
    name, decks = fact.deck, game.decks
    deck = decks.of(name)
    deck = DrawDeck(deck.order, deck.drawn + 1)
    return replace(game, decks=decks.with_deck(name, deck), result=fact, read_aloud=fact)


def _batted(game: PizzaBoxGame, fact: Batted) -> PizzaBoxGame:
    """PB-AAA-02: NOW HITTING moves on."""
    is_top = game.batting is VISITOR
    offense, defense = (game.visitor, game.home) if is_top else (game.home, game.visitor)
    offense = replace(offense, up=offense.up + 1, is_pinch_hitting=False)
    if not defense.mound.has_faced:
        defense = replace(defense, mound=replace(defense.mound, has_faced=True))
    if is_top:
        return with_advances(game, fact.advances, at_bat="", visitor=offense, home=defense)
    return with_advances(game, fact.advances, at_bat="", visitor=defense, home=offense)


def _sides_changed(game: PizzaBoxGame, fact: SidesChanged) -> PizzaBoxGame:
    cleared = replace(game, at_bat="", turned=None, result=None, running=())
    return after_shared(cleared, fact)


# Who comes in


def _pinch_hit(game: PizzaBoxGame, fact: PinchHit) -> PizzaBoxGame:
    """PB-AAA-08, PB-PRO-27: a pitcher he bats for is out of the game."""
    camp = game.camp(fact.side)
    mound = camp.mound
    if fact.outgoing == mound.pitcher:
        mound = replace(mound, is_out=True)
    camp = replace(
        camp, pinch_hitters=camp.pinch_hitters + 1, is_pinch_hitting=True, mound=mound
    )
    return replace(game.with_camp(fact.side, camp), at_bat=fact.incoming)


def _pitching_change(game: PizzaBoxGame, fact: PitchingChange) -> PizzaBoxGame:
    camp = game.camp(fact.side)
    mound = Mound(fact.incoming, (*camp.mound.used, fact.incoming))
    camp = replace(
        camp,
        mound=mound,
        has_dug=False,
        has_drawn_more=False,
        is_stranded=False,
        came_in_mid_half=camp.has_opened,
    )
    return game.with_camp(fact.side, camp)


def _marker_laid(game: PizzaBoxGame, fact: MarkerLaid) -> PizzaBoxGame:
    camp = game.camp(fact.side)
    return game.with_camp(fact.side, replace(camp, mound=replace(camp.mound, marker=fact.row)))


def _nobody_left(game: PizzaBoxGame, fact: NobodyLeft) -> PizzaBoxGame:
    camp = replace(game.camp(fact.side), is_stranded=True, has_drawn_more=True)
    return game.with_camp(fact.side, camp)


def after(game: PizzaBoxGame, fact: Fact) -> PizzaBoxGame:
    """Return the game once *fact* has happened."""
    return CHANGES[type(fact)](game, fact)


CHANGES: Final[dict[type[Fact], Callable[[PizzaBoxGame, Any], PizzaBoxGame]]] = {
    TestCardLaid: _test_card_laid,
    TestCardTurned: _test_card_turned,
    SidesDecided: _sides_decided,
    Shuffled: _shuffled,
    StarterChosen: _starter_chosen,
    StartersShown: _starters_shown,
    TookField: _took_field,
    CardsDrawn: _cards_drawn,
    CameToBat: _came_to_bat,
    PitchLaid: _pitch_laid,
    PitchTakenBack: _pitch_taken_back,
    StrategyLaid: _strategy_laid,
    CardsTurned: _cards_turned,
    RunningDrawn: _running_drawn,
    RunnersMoved: after_shared,
    ResultDrawn: _result_drawn,
    Batted: _batted,
    PinchHit: _pinch_hit,
    PitchingChange: _pitching_change,
    CardKept: _card_kept,
    CardsPutAway: _cards_put_away,
    HandDiscarded: _hand_discarded,
    MarkerLaid: _marker_laid,
    NobodyLeft: _nobody_left,
    SidesChanged: _sides_changed,
    Forfeited: after_shared,
    GameEnded: after_shared,
}
