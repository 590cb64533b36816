"""A Pizza Box half-inning as a zero-sum game of hidden hands, and its equilibrium mixes.

The pitcher holds so many cards, his opponent knows how many and which were turned, not which are
left. Both lay a card at once; the pair names a deck; runs are what they play for. A *segment* is
one hand, from its first card to its last; what comes after it (dig deep, single cards) is worth
its ``tail``. Mixes are found by regret matching over cards left and turned, outs and bases; no
rulebook is asked and nothing of a game in progress is known here.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import Final, NamedTuple, TypeAlias

from hotstove.rulebooks.pizza_box.odds import OVER, PLACES, Chances, Place

Decks: TypeAlias = tuple[Chances, Chances, Chances]
"""Hitter advantage, no advantage, pitcher advantage."""
HITTER, NEUTRAL, PITCHER = 0, 1, 2
Worth: TypeAlias = tuple[float, ...]
"""Runs to come by place; 25 of them, the last for the end of the half."""
ROUNDS: Final = 100
"""More would sharpen the mixes until a hitter who remembers every base could read them."""
LOCAL_ROUNDS: Final = 120
_TINY: Final = 1e-12
_UNUSUAL: Final = 1e-4
"""How likely a start is taken to be that only a walk or a steal leads to."""


class Segment(NamedTuple):
    """What is known when a hand is taken up."""

    decks: Decks
    prior: tuple[float, ...]
    """By whites in the hand, 0 to all of it: how likely."""
    tail: Worth
    """By place: the runs to come once the hand is used up."""
    kept: float = 0.0
    """Runs that a black card left at the end of the half is worth to the pitcher."""
    most_kept: int = 0
    starts: tuple[tuple[Place, float], ...] = ((0, 1.0),)
    """Where the half stands as the hand is taken up."""

    @property
    def cards(self) -> int:
        return len(self.prior) - 1

    def over(self, left: int, whites: int) -> float:
        """Return what the end of the half is worth with so many cards left."""
        return -self.kept * min(self.most_kept, left - whites)


class Moment(NamedTuple):
    """What both sides see: cards of this hand turned, whites among them, and the place."""

    turned: int
    whites: int
    place: Place


class Stage(NamedTuple):
    """One at-bat against one hand: the runs to come for each pair of cards."""

    white_take: float
    white_swing: float
    black_take: float
    black_swing: float


class Solution:
    """The mixes of both sides in a segment, and what they come to."""

    def __init__(self, segment: Segment) -> None:
        self.segment = segment
        self.white: dict[Moment, list[float]] = {}
        """By whites left in the hand: how often the pitcher lays a white card."""
        self.take: dict[Moment, float] = {}
        self.belief: dict[Moment, list[float]] = {}
        """By whites left: how likely, when the pitcher mixes so."""
        self.worth: dict[Moment, list[float]] = {}
        """By whites left: the runs to come."""

    def value(self, place: Place) -> float:
        """Return the runs to come as the hand is taken up at *place*."""
        worth = self.worth[Moment(0, 0, place)]
        return sum(p * v for p, v in zip(self.segment.prior, worth, strict=True))

    def values(self) -> Worth:
        return (*(self.value(place) for place in range(PLACES)), 0.0)

    def stage(self, moment: Moment, whites: int, decks: Decks | None = None) -> Stage:
        """Return the four pairs at *moment* against a hand with so many whites left.

        *decks* are those of the hitter at the plate, where he is not the average one.
        """
        decks = decks or self.segment.decks
        left = self.segment.cards - moment.turned
        place = moment.place
        take = swing = black_take = black_swing = 0.0
        if whites:
            take, swing = (
                self._after(decks[deck], moment, 1, whites - 1, place)
                for deck in (HITTER, PITCHER)
            )
        if left > whites:
            black_take, black_swing = (
                self._after(decks[deck], moment, 0, whites, place) for deck in (PITCHER, NEUTRAL)
            )
        return Stage(take, swing, black_take, black_swing)

    def _after(
        self, deck: Chances, moment: Moment, white: int, whites: int, place: Place
    ) -> float:
        """Return the runs to come after a card of this deck; *whites* are those then left."""
        turned, seen = moment.turned + 1, moment.whites + white
        left = self.segment.cards - turned
        found = 0.0
        for chance, following, runs in deck[place]:
            if following == OVER:
                found += chance * self.segment.over(left, whites)
            elif left == 0:
                found += chance * (runs + self.segment.tail[following])
            else:
                found += chance * (runs + self.worth[Moment(turned, seen, following)][whites])
        return found


def drawn_whites(whites: int, blacks: int, cards: int) -> tuple[float, ...]:
    """Return how likely 0, 1, 2 ... whites are among *cards* of a pile of whites and blacks."""
    every = comb(whites + blacks, cards)
    return tuple(comb(whites, n) * comb(blacks, cards - n) / every for n in range(cards + 1))


def singles(decks: Decks, share_white: float, over: float = 0.0) -> Worth:
    """Return the runs to come where every hitter meets one card drawn from the pile.

    The pitcher has nothing to choose; the hitter takes or swings, whichever is better.
    """
    worth = [0.0] * PLACES + [over]
    for _ in range(60):
        worth = [max(_singles_at(decks, share_white, worth, p)) for p in range(PLACES)] + [over]
    return tuple(worth)


def takes_single(decks: Decks, share_white: float, worth: Worth, place: Place) -> bool:
    """Return whether to take a single card at *place*."""
    take, swing = _singles_at(decks, share_white, worth, place)
    return take >= swing


def _singles_at(
    decks: Decks, share: float, worth: Sequence[float], place: Place
) -> tuple[float, float]:
    high, none, low = (_expected(decks[deck], worth, place) for deck in (HITTER, NEUTRAL, PITCHER))
    return share * high + (1 - share) * low, share * low + (1 - share) * none


def _expected(deck: Chances, worth: Sequence[float], place: Place) -> float:
    return sum([chance * (runs + worth[after]) for chance, after, runs in deck[place]])


# Regret matching


class _Node:
    """One moment while the mixes are being found; lists go by whites left in the hand."""

    __slots__ = (
        "hit_regret", "kids", "moment", "pitch_regret", "reach", "take", "take_sum", "white",
        "white_sum", "worth",
    )  # fmt: skip

    def __init__(self, moment: Moment, left: int) -> None:
        self.moment = moment
        count = left + 1
        self.worth = [0.0] * count
        self.reach = [0.0] * count
        self.white = [0.5 if 0 < w < left else float(w > 0) for w in range(count)]
        self.pitch_regret = [[0.0, 0.0] for _ in range(count)]
        self.white_sum = [0.0] * count
        self.take = 0.5
        self.hit_regret = [0.0, 0.0]
        self.take_sum = 0.0
        self.kids: list[list[tuple[float, int, list[float] | None, list[float] | None]]] = []


def solve(segment: Segment, rounds: int = ROUNDS) -> Solution:
    """Return near-equilibrium mixes of both sides for every moment of the segment."""
    layers = _layers(segment)
    for number in range(1, rounds + 1):
        _spread(segment, layers)
        for layer in reversed(layers):
            for node in layer:
                _improve(segment, node, number)
    return _settled(segment, layers, rounds * (rounds + 1) / 2)


def _layers(segment: Segment) -> list[list[_Node]]:
    """Return every moment by cards turned, each linked to what may follow.

    All places are there: walks and steals lead where no result card does.
    """
    cards = segment.cards
    layers: list[dict[tuple[int, Place], _Node]] = [
        {
            (whites, place): _Node(Moment(turned, whites, place), cards - turned)
            for whites in range(turned + 1)
            for place in range(PLACES)
        }
        for turned in range(cards)
    ]
    for turned, layer in enumerate(layers):
        following = layers[turned + 1] if turned + 1 < cards else None
        for (whites, place), node in layer.items():
            for deck, white in ((HITTER, 1), (PITCHER, 1), (PITCHER, 0), (NEUTRAL, 0)):
                node.kids.append(
                    [
                        _link(segment, following, step, whites + white, cards - turned - 1)
                        for step in segment.decks[deck][place]
                    ]
                )
    return [list(layer.values()) for layer in layers]


def _link(
    segment: Segment,
    following: dict[tuple[int, Place], _Node] | None,
    step: tuple[float, Place, int],
    whites: int,
    left: int,
) -> tuple[float, int, list[float] | None, list[float] | None]:
    """Return chance, runs, and the lists of worth and reach of what follows, by whites left."""
    chance, place, runs = step
    if place == OVER:
        return chance, runs, [segment.over(left, w) for w in range(left + 1)], None
    if following is None:
        return chance, runs, [segment.tail[place]] * (left + 1), None
    node = following[whites, place]
    return chance, runs, node.worth, node.reach


def _spread(segment: Segment, layers: list[list[_Node]]) -> None:
    """Work out how likely every moment and hand is while both mix as they do."""
    for layer in layers:
        for node in layer:
            node.reach[:] = [0.0] * len(node.reach)
    starts = dict(segment.starts)
    for node in layers[0]:
        share = max(starts.get(node.moment.place, 0.0), _UNUSUAL)
        node.reach[:] = [share * chance for chance in segment.prior]
    for layer in layers[:-1]:
        for node in layer:
            take = node.take
            for whites, reach in enumerate(node.reach):
                if reach < _TINY:
                    continue
                white = node.white[whites]
                weights = (
                    reach * white * take,
                    reach * white * (1 - take),
                    reach * (1 - white) * take,
                    reach * (1 - white) * (1 - take),
                )
                for number, weight in enumerate(weights):
                    if weight < _TINY:
                        continue
                    then = whites - 1 if number < 2 else whites
                    for chance, _, _, following in node.kids[number]:
                        if following is not None:
                            following[then] += weight * chance


def _improve(segment: Segment, node: _Node, number: int) -> None:
    """Let both sides learn at one moment; what follows it is up to date."""
    take, left = node.take, segment.cards - node.moment.turned
    gain_take = gain_swing = total = 0.0
    for whites, reach in enumerate(node.reach):
        pairs = _pairs(node, whites, left)
        white = node.white[whites]
        of_white = take * pairs[0] + (1 - take) * pairs[1]
        of_black = take * pairs[2] + (1 - take) * pairs[3]
        value = white * of_white + (1 - white) * of_black
        node.worth[whites] = value
        node.white_sum[whites] += number * white
        if 0 < whites < left:
            regret = node.pitch_regret[whites]
            for_white = max(0.0, regret[0] + value - of_white)
            for_black = max(0.0, regret[1] + value - of_black)
            regret[0], regret[1] = for_white, for_black
            both = for_white + for_black
            node.white[whites] = for_white / both if both > _TINY else 0.5
        total += reach
        gain_take += reach * (white * pairs[0] + (1 - white) * pairs[2])
        gain_swing += reach * (white * pairs[1] + (1 - white) * pairs[3])
    node.take_sum += number * take
    if total > _TINY:
        gain_take, gain_swing = gain_take / total, gain_swing / total
        value = take * gain_take + (1 - take) * gain_swing
        regret = node.hit_regret
        regret[0] = max(0.0, regret[0] + gain_take - value)
        regret[1] = max(0.0, regret[1] + gain_swing - value)
        both = regret[0] + regret[1]
        node.take = regret[0] / both if both > _TINY else 0.5


def _pairs(node: _Node, whites: int, left: int) -> tuple[float, float, float, float]:
    kids = node.kids
    found = [0.0, 0.0, 0.0, 0.0]
    for number in range(4):
        then = whites - 1 if number < 2 else whites
        if then < 0 or (number >= 2 and whites == left):
            continue
        value = 0.0
        for chance, runs, worth, _ in kids[number]:
            assert worth is not None
            value += chance * (runs + worth[then])
        found[number] = value
    return found[0], found[1], found[2], found[3]


def _settled(segment: Segment, layers: list[list[_Node]], weights: float) -> Solution:
    """Take the averages of all rounds, and what they come to."""
    solution = Solution(segment)
    for layer in layers:
        for node in layer:
            node.take = node.take_sum / weights
            node.white = [total / weights for total in node.white_sum]
    _spread(segment, layers)
    for layer in reversed(layers):
        for node in layer:
            left = segment.cards - node.moment.turned
            for whites, white in enumerate(node.white):
                pairs = _pairs(node, whites, left)
                node.worth[whites] = node.take * (
                    white * pairs[0] + (1 - white) * pairs[2]
                ) + (1 - node.take) * (white * pairs[1] + (1 - white) * pairs[3])
            moment = node.moment
            solution.white[moment] = list(node.white)
            solution.take[moment] = node.take
            solution.worth[moment] = list(node.worth)
            total = sum(node.reach)
            solution.belief[moment] = (
                [reach / total for reach in node.reach]
                if total > _TINY
                else [1 / len(node.reach)] * len(node.reach)
            )
    return solution


def mixed_stage(
    stages: Sequence[Stage], belief: Sequence[float], cards: int, rounds: int = LOCAL_ROUNDS
) -> tuple[list[float], float]:
    """Return the mixes of one at-bat: how often white, by whites left, and how often to take.

    *stages* and *belief* go by whites left among *cards*.
    """
    hands = range(len(stages))
    white = [0.5 if 0 < w < cards else float(w > 0) for w in hands]
    take, white_sum, take_sum, weights = 0.5, [0.0] * len(stages), 0.0, 0.0
    regrets = [[0.0, 0.0] for _ in hands]
    hit = [0.0, 0.0]
    for number in range(1, rounds + 1):
        gain_take = gain_swing = 0.0
        for w in hands:
            stage = stages[w]
            of_white = take * stage.white_take + (1 - take) * stage.white_swing
            of_black = take * stage.black_take + (1 - take) * stage.black_swing
            mine = white[w]
            white_sum[w] += number * mine
            gain_take += belief[w] * (mine * stage.white_take + (1 - mine) * stage.black_take)
            gain_swing += belief[w] * (mine * stage.white_swing + (1 - mine) * stage.black_swing)
            if 0 < w < cards:
                value = mine * of_white + (1 - mine) * of_black
                regret = regrets[w]
                regret[0] = max(0.0, regret[0] + value - of_white)
                regret[1] = max(0.0, regret[1] + value - of_black)
                both = regret[0] + regret[1]
                white[w] = regret[0] / both if both > _TINY else 0.5
        take_sum += number * take
        weights += number
        value = take * gain_take + (1 - take) * gain_swing
        hit[0] = max(0.0, hit[0] + gain_take - value)
        hit[1] = max(0.0, hit[1] + gain_swing - value)
        both = hit[0] + hit[1]
        take = hit[0] / both if both > _TINY else 0.5
    return [total / weights for total in white_sum], take_sum / weights
