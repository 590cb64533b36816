"""Every card that is no player: strategy cards, coaches, stadiums, weather, managers, and decks.

CL-10, CL-12, CL-99 to 101, C24-04. What their words mean stands in card_conditions and card_verbs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final, Literal, TypeAlias

from hotstove.baseball.effects.clauses import Clause
from hotstove.play.problems import Problem
from hotstove.play.values import Value

from .editions import Edition
from .faults import fault

CardSide: TypeAlias = Literal["offense", "defense", "neutral"]
Rarity: TypeAlias = Literal["common", "uncommon", "rare", "ultra_rare"]
CoachKind: TypeAlias = Literal["bench", "hitting", "pitching"]
RARITIES: Final = ("common", "uncommon", "rare", "ultra_rare")
MARKERS: Final = ("none", "momentum", "burst", "impulse")
COACH_KINDS: Final[tuple[CoachKind, ...]] = ("bench", "hitting", "pitching")
COACH_SIDES: Final[dict[CoachKind, CardSide]] = {
    "bench": "neutral",
    "hitting": "offense",
    "pitching": "defense",
}
"""C24-04."""
BENCH_HALVES: Final = 2
"""C24-47: half-innings for which a bench coach stays."""


class IconBonus(Value, frozen=True):
    """CL-14: more for somebody involved who carries one of the icons."""

    any_of: tuple[str, ...]
    who: str
    effects: tuple[Clause, ...]


class Wait(Value, frozen=True, kw_only=True):
    """What a card in play, a stadium or the weather does when its moment comes."""

    window: str
    effects: tuple[Clause, ...]
    when: tuple[Clause, ...] = ()
    is_optional: bool = False
    """The owner is asked."""
    discard: int = 0
    """CL-64, RUL-128: cards of the hand that it costs."""


class Lifetime(Value, frozen=True, kw_only=True):
    """CL-66, C24-41: how long a card stays in play."""

    stay: Literal["on_player", "on_team", "on_game"]
    player: str = ""
    """``pitcher`` or ``batter``, for a card lying on a player (CL-67)."""
    until: tuple[str, ...] = ()
    """Events, any of which ends it."""
    half_innings: int = 0
    """0: any number; the half-inning in which it is played counts."""
    at_bats: int = 0
    """0: any number; the at-bat in which it is played does not count."""
    uses: int = 0
    """0: any number."""


class StrategyCard(Value, frozen=True, kw_only=True):
    """CL-100."""

    id: str
    title: str
    """CL-63: copies are counted, and doubles found, by it."""
    editions: tuple[int, ...]
    side: CardSide
    windows: tuple[str, ...]
    text: str
    rarity: Rarity = "common"
    marker: Literal["none", "momentum", "burst", "impulse"] = "none"
    """A tag; what lasts is in *lifetime* (C24-41)."""
    needs_clutch_moment: bool = False
    """C24-40."""
    when: tuple[Clause, ...] = ()
    cost: int = 0
    """CL-64: other cards of the hand to be discarded."""
    is_cost_random: bool = False
    cost_side: Literal["", "offense", "defense", "neutral"] = ""
    """The kind of card that alone pays; empty for any."""
    effects: tuple[Clause, ...] = ()
    icon_bonus: tuple[IconBonus, ...] = ()
    lifetime: Lifetime | None = None
    waits: tuple[Wait, ...] = ()
    """What it does while it stays in play."""
    on_success: tuple[Clause, ...] = ()
    """CL-69."""
    on_failure: tuple[Clause, ...] = ()
    coach: Literal["", "bench", "hitting", "pitching"] = ""
    """C24-04: a coach is a card that lies open beside the hand."""
    set: str = ""
    number: int = 0


class Stadium(Value, frozen=True, kw_only=True):
    """CL-12, CL-98, C24-46."""

    id: str
    name: str
    editions: tuple[int, ...]
    text: str
    main: Wait
    club: str = ""
    """2017: the club that the second effect is for."""
    team: Wait | None = None
    """2017."""
    defensive: Wait | None = None
    """2024: only where the main effect has just come about."""
    offensive: Wait | None = None
    """2024, as *defensive*."""


class Standing(Value, frozen=True, kw_only=True):
    """CL-99: a weather card, or a manager's card, which is for his own side only."""

    id: str
    name: str
    editions: tuple[int, ...]
    text: str
    main: Wait


# Decks


class Copies(Value, frozen=True):
    card: StrategyCard
    count: int


class Deck(Value, frozen=True):
    """What a club brings; order does not matter."""

    name: str
    cards: tuple[Copies, ...]
    side_deck: tuple[Copies, ...] = ()
    """C17-16: cards to swap before a game."""

    @property
    def size(self) -> int:
        return sum(each.count for each in self.cards)


def check_deck(deck: Deck, edition: Edition) -> Iterator[Problem]:
    """C17-14 to 16, C24-15, 16, CL-16: size, copies by rarity, edition, side deck."""
    is_old = edition.year == 2017
    size, copies = ("C17-14", "C17-15") if is_old else ("C24-15", "C24-16")
    if deck.size != edition.deck_size:
        yield fault("DECK_SIZE", size, have=deck.size, need=edition.deck_size)
    yield from _check_copies(deck.cards, edition, copies)
    side = sum(each.count for each in deck.side_deck)
    if side and side != edition.side_deck:
        yield fault("SIDE_DECK_SIZE", "C17-16", have=side, need=edition.side_deck)
    for each in (*deck.cards, *deck.side_deck):
        if edition.year not in each.card.editions:
            yield wrong_edition(each.card.title, each.card.editions, edition)


def wrong_edition(
    name: str, editions: Iterable[int], edition: Edition, cards: tuple[str, ...] = ()
) -> Problem:
    """CL-16; *cards*: the culprit's id, where he is a player."""
    found = tuple(map(str, editions)) or ("–",)
    return fault("CARD_EDITION", "CL-16", card=name, found=found, need=edition.year, cards=cards)


def _check_copies(cards: Iterable[Copies], edition: Edition, rule: str) -> Iterator[Problem]:
    counted: Counter[str] = Counter()
    rarities: dict[str, str] = {}
    for each in cards:
        counted[each.card.title] += each.count
        rarities[each.card.title] = each.card.rarity
    for title, count in counted.items():
        most = edition.copies.get(rarities[title], 0)
        if not 1 <= count <= most:
            yield fault(
                "DECK_COPIES", rule, card=title, rarity=rarities[title], have=count, most=most
            )


def swapped(
    deck: Deck, out: dict[str, int], into: dict[str, int], edition: Edition, *, has_begun: bool
) -> tuple[Deck, list[Problem]]:
    """C17-17: *deck* with cards swapped, one for one, against its side deck, by ids and counts."""
    if has_begun or sum(out.values()) != sum(into.values()):
        code = "begun" if has_begun else "one for one"
        return deck, [fault("SIDE_DECK_SWAP", "C17-17", reason=code)]
    main, side = _counts(deck.cards), _counts(deck.side_deck)
    main.subtract(out)
    side.update(out)
    side.subtract(into)
    main.update(into)
    if any(count < 0 for count in (*main.values(), *side.values())):
        return deck, [fault("SIDE_DECK_SWAP", "C17-17", reason="not there")]
    known = {each.card.id: each.card for each in (*deck.cards, *deck.side_deck)}
    changed = Deck(deck.name, _copies(main, known), _copies(side, known))
    problems = [
        fault("SIDE_DECK_SWAP", "C17-17", reason=str(problem.arguments.get("card", "")))
        for problem in check_deck(changed, edition)
    ]
    return (deck, problems) if problems else (changed, [])


def _counts(cards: Iterable[Copies]) -> Counter[str]:
    return Counter({each.card.id: each.count for each in cards})


def _copies(counts: Counter[str], known: dict[str, StrategyCard]) -> tuple[Copies, ...]:
    return tuple([Copies(known[card], count) for card, count in counts.items() if count])


def check_coaches(coaches: Iterable[StrategyCard], edition: Edition) -> Iterator[Problem]:
    """C24-17: one of each kind; none in 2017. CL-16."""
    coaches = tuple(coaches)
    found = Counter(card.coach for card in coaches)
    need = 1 if edition.coaches else 0
    wrong = [f"{kind} {found[kind]}" for kind in COACH_KINDS if found[kind] != need]
    if wrong:
        yield fault("COACH_STAFF", "C24-17", found=tuple(wrong), need=need)
    for card in coaches:
        if edition.year not in card.editions:
            yield wrong_edition(card.title, card.editions, edition)


def check_stadium(stadium: Stadium | None, edition: Edition) -> Iterator[Problem]:
    """C17-18, C24-18, CL-16."""
    if stadium is None:
        rule = "C17-18" if edition.year == 2017 else "C24-18"
        yield fault("STADIUM_COUNT", rule, have=0, need=1)
    elif edition.year not in stadium.editions:
        yield wrong_edition(stadium.name, stadium.editions, edition)
