"""Decks and hands of no game in particular: lamp cards by their windows, and as seats see them."""

from __future__ import annotations

import pytest

from hotstove.baseball.effects.clauses import Clause
from hotstove.baseball.effects.decks import Copied, Remembered, copies_of, playable
from hotstove.baseball.effects.hands import (
    DeckShuffled,
    Discarded,
    Drew,
    Hands,
    HandShown,
    Returned,
    after_cards,
    dealt,
    with_hands_closed,
    with_played,
)
from hotstove.baseball.effects.moment import Moment
from hotstove.baseball.effects.vocabulary import Condition, Verb, Vocabulary
from hotstove.play.dice import Rng
from hotstove.play.seats import SEATS, Side
from hotstove.play.values import Value

VISITOR, HOME = Side.VISITOR, Side.HOME
ONE, TWO = SEATS[:2]


class Card(Value, frozen=True):
    id: str
    windows: tuple[str, ...]
    when: tuple[Clause, ...] = ()
    effects: tuple[Clause, ...] = ()
    is_red: bool = True


class Copies(Value, frozen=True):
    card: Card
    count: int


WORDS = Vocabulary(
    {},
    {
        "lit": Condition(lambda clause: lambda moment: moment.game > 0, {}),
        "glow": Condition(
            lambda clause: lambda moment: moment.result in clause.texts("is"),
            {},
            about="result",
            domain=lambda clause: frozenset(clause.texts("is")),
        ),
    },
    {
        "light": Verb(lambda moment, clause: iter(()), {}),
        "polish": Verb(
            lambda moment, clause: iter(()),
            {},
            choices=lambda moment, clause: ("lamp",) * moment.game,
        ),
    },
    {},
)
WICK = Card("wick", ("dusk", "night"))
LAMP = Card("lamp", ("night",), when=(Clause("lit"),))
CLOTH = Card("cloth", ("dusk",), effects=(Clause("polish"),))
SHUTTER = Card("shutter", ("dusk",), is_red=False)
LIST = (Copies(WICK, 2), Copies(LAMP, 1), Copies(CLOTH, 1), Copies(SHUTTER, 1))


class Evening(Moment, eq=False):
    """Its result is how the lamps glow."""

    @property
    def result(self):
        return ("", "dim", "bright")[self.game]


class Lamps(Copied):
    """Red cards are for the side at bat."""

    def windows_of(self, card, *, is_at_bat):
        return card.windows if card.is_red is is_at_bat else ()

    def needs(self, card):
        return (lambda moment: moment.side is HOME,) if card is WICK else ()


COPIED = Lamps(WORDS, copies_of(LIST, ONE))


def names(by_window):
    return {window: [copy for copy, *_ in ready] for window, ready in by_window.items()}


def test_every_copy_of_a_deck_has_an_id_of_its_own():
    assert list(copies_of(LIST, TWO)) == [
        "wick@1-1", "wick@1-2", "lamp@1-1", "cloth@1-1", "shutter@1-1",
    ]  # fmt: skip


def test_a_hand_is_sorted_by_windows_and_by_who_bats():
    hand = ("lamp@0-1", "wick@0-2", "shutter@0-1", "")
    batting = COPIED.at_hand("some", VISITOR, hand, hand, acting={"dawn"})
    assert names(batting.held[VISITOR]) == {"night": ["lamp@0-1", "wick@0-2"], "dusk": ["wick@0-2"]}
    assert names(batting.held[HOME]) == {"dusk": ["shutter@0-1"]}
    assert batting.windows == {"night", "dusk", "dawn"}
    fielding = COPIED.at_hand("some", HOME, hand, hand)
    assert names(fielding.held[VISITOR]) == {"dusk": ["shutter@0-1"]}


def test_more_hands_than_are_kept_in_mind_are_looked_through_all_the_same():
    for number in range(100):
        hand = ("lamp@0-1",) * number
        held = COPIED.at_hand(number, VISITOR, hand, ()).held[VISITOR]
        assert len(held.get("night", ())) == number


@pytest.mark.parametrize(
    ("lamps", "side", "found"),
    [
        (0, VISITOR, []),
        (1, VISITOR, ["lamp@0-1", "cloth@0-1"]),
        (1, HOME, ["lamp@0-1", "wick@0-1", "cloth@0-1"]),
        (0, HOME, ["wick@0-1"]),
    ],
)
def test_a_card_is_playable_if_it_fits_has_its_needs_and_something_to_choose(lamps, side, found):
    """SD-V-05 for the choice."""
    hand = ("lamp@0-1", "wick@0-1", "cloth@0-1")
    held = COPIED.at_hand("some", VISITOR, hand, ()).held[VISITOR]
    ready = [*held["night"], held["dusk"][-1]]
    moment = Moment(None, lamps, side, "night")
    assert playable(moment, ready, None) == found
    faults = {"lamp@0-1": ["laid already"]}
    left = playable(moment, ready, lambda moment: faults.get(moment.card, ()))
    assert left == [copy for copy in found if copy != "lamp@0-1"]


@pytest.mark.parametrize(("lamps", "found"), [(0, []), (1, ["flue@0-1"]), (2, ["flue@0-1"])])
def test_a_card_for_a_result_waits_for_it(lamps, found):
    flue = Card("flue", ("dusk",), when=(Clause("glow", {"is": ("dim", "bright")}), Clause("lit")))
    hood = Card(
        "hood", ("dusk",), when=(Clause("glow", {"is": "dim"}), Clause("glow", {"is": "low"}))
    )
    copied = Lamps(WORDS, copies_of((Copies(flue, 1), Copies(hood, 1)), ONE))
    held = copied.at_hand("some", VISITOR, ("hood@0-1", "flue@0-1"), ()).held[VISITOR]
    assert playable(Evening(None, lamps, VISITOR, "dusk"), held["dusk"], None) == found


def test_a_hand_that_stays_as_it_was_is_not_looked_through_again():
    before = COPIED.at_hand("some", VISITOR, ("lamp@0-1",), ("shutter@0-1",))
    same = COPIED.at_hand("more", VISITOR, ("lamp@0-1",), ("shutter@0-1",), before=before)
    assert same.cards == "more"
    assert same.held is before.held
    drawn = COPIED.at_hand(
        "more", VISITOR, ("lamp@0-1",), ("shutter@0-1", "wick@0-1"), before=before
    )
    assert drawn.held[VISITOR] is before.held[VISITOR]
    turned = COPIED.at_hand("more", HOME, ("lamp@0-1",), ("shutter@0-1",), before=before)
    assert names(turned.held[HOME]) == {}
    acting = COPIED.at_hand("more", VISITOR, ("lamp@0-1",), ("shutter@0-1",), {"dawn"}, before)
    assert acting.windows == {"night", "dusk", "dawn"}


def test_the_very_same_things_are_worked_out_once_and_equal_ones_anew():
    remembered, made = Remembered(), []

    def work_out():
        made.append(len(made))
        return made[-1]

    first, like = [1], [1]
    assert [remembered.of((first,), work_out) for _ in range(3)] == [0, 0, 0]
    assert remembered.of((like,), work_out) == 1
    assert remembered.of((first, like), work_out) == 2
    for _ in range(40):
        remembered.of(([],), work_out)
    assert remembered.of((first,), work_out) == len(made) - 1


# What seats see


def seen_afresh(hands, seat):
    """The piles as *seat* may see them, without anything kept in mind."""

    def veiled(hand):
        return (hand.deck.seen_from(seat), hand.hand.seen_from(seat), hand.discard)

    return veiled(hands.visitor), veiled(hands.home)


def test_what_a_seat_sees_follows_every_change_of_a_pile():
    """SD-E-07, CL-22: an own hand open, another's face down, no deck at all."""
    hands = Hands(dealt(("a", "b", "c"), ONE), dealt(("x", "y", "z"), TWO), Rng(5))
    changes = [
        lambda h: after_cards(h, Drew(VISITOR, ONE, h.visitor.deck.cards[:2])),
        lambda h: after_cards(h, Drew(HOME, TWO, h.home.deck.cards[:1])),
        lambda h: with_played(h, VISITOR, h.visitor.hand.cards[0]),
        lambda h: after_cards(h, Discarded(HOME, h.home.hand.cards[:1])),
        lambda h: after_cards(h, HandShown(VISITOR, ONE, TWO, h.visitor.hand.cards)),
        lambda h: after_cards(h, DeckShuffled(HOME)),
        lambda h: after_cards(h, Returned(HOME, h.home.discard.cards[0])),
        lambda h: with_hands_closed(h, ONE, TWO),
    ]
    for change in changes:
        hands = change(hands)
        for seat in (ONE, TWO, None, TWO, ONE):
            seen = hands.seen_from(seat)
            found = [(one.deck, one.hand, one.discard) for one in (seen.visitor, seen.home)]
            assert found == list(seen_afresh(hands, seat))
            assert set(seen.visitor.deck.cards) <= {""}
            assert seen.rng != hands.rng
    assert hands.seen_from(TWO).visitor.hand.cards == ("",)
    assert hands.seen_from(TWO).home.hand.cards != ("",)
