"""Exact best responses to the mixes of a segment, by whoever remembers everything he has seen.

The hitter's response walks the whole tree of what can happen: he may draw conclusions from every
card and every base. The pitcher's needs no memory, because the hitter's mix has none.
*tails* are the runs to come once the hand is used up, by whites in the hand and by place.
"""

from __future__ import annotations

from hotstove.managers.pizza_box_half import HITTER, NEUTRAL, PITCHER, Moment
from hotstove.rulebooks.pizza_box.odds import OVER


def worth_of(solution, tails, place=0):
    """Runs when both sides mix as the solution has it."""
    return _from_both_sides(
        solution, tails, place, lambda white, ways: white * ways[0] + (1 - white) * ways[1]
    )


def pitchers_best(solution, tails, place=0):
    """Runs when the pitcher, who sees his hand, answers the hitter's mix as well as can be."""
    return _from_both_sides(
        solution, tails, place, lambda white, ways: min(way for way in ways if way is not None)
    )


def _from_both_sides(solution, tails, place, choose):
    segment = solution.segment
    cards = segment.cards
    known = {}

    def value(moment, left, dealt):
        key = (moment, left, dealt)
        if key not in known:
            take = solution.take[moment]
            ways = [None, None]
            if left:
                ways[0] = take * drawn(HITTER, 1, moment, left - 1, dealt) + (1 - take) * drawn(
                    PITCHER, 1, moment, left - 1, dealt
                )
            if cards - moment.turned > left:
                ways[1] = take * drawn(PITCHER, 0, moment, left, dealt) + (1 - take) * drawn(
                    NEUTRAL, 0, moment, left, dealt
                )
            known[key] = (
                choose(solution.white[moment][left], ways)
                if None not in ways
                else next(way for way in ways if way is not None)
            )
        return known[key]

    def drawn(deck, colour, moment, left, dealt):
        turned, seen = moment.turned + 1, moment.whites + colour
        found = 0.0
        for chance, following, runs in segment.decks[deck][moment.place]:
            if following == OVER:
                found += chance * segment.over(cards - turned, left)
            elif turned == cards:
                found += chance * (runs + tails[dealt][following])
            else:
                found += chance * (runs + value(Moment(turned, seen, following), left, dealt))
        return found

    return sum(
        chance * value(Moment(0, 0, place), dealt, dealt)
        for dealt, chance in enumerate(segment.prior)
        if chance
    )


def hitters_best(solution, tails, place=0):
    """Runs when the hitter, who forgets nothing, answers the pitcher's mix as well as can be."""
    segment = solution.segment
    cards, decks = segment.cards, segment.decks

    def value(moment, beliefs):
        """*beliefs*: by whites in the hand dealt, weights that need not add up to one."""
        turned = moment.turned + 1
        mixes = solution.white[moment]
        lists, masses = [], []
        for colour in (0, 1):
            weights = []
            for dealt, weight in enumerate(beliefs):
                if weight:
                    mix = mixes[dealt - moment.whites]
                    weight *= mix if colour else 1 - mix
                weights.append(weight)
            lists.append(weights)
            masses.append(sum(weights))
        known = [{}, {}]

        def drawn(deck, colour):
            mass, weights, cache = masses[colour], lists[colour], known[colour]
            if mass < 1e-12:
                return 0.0
            found = 0.0
            for chance, following, runs in decks[deck][moment.place]:
                if following not in cache:
                    cache[following] = then(following, colour, weights)
                found += chance * (mass * runs + cache[following])
            return found

        def then(following, colour, weights):
            seen = moment.whites + colour
            if following == OVER:
                left = cards - turned
                return sum(w * segment.over(left, n - seen) for n, w in enumerate(weights) if w)
            if turned == cards:
                return sum(w * tails[dealt][following] for dealt, w in enumerate(weights) if w)
            return value(Moment(turned, seen, following), weights)

        return max(drawn(HITTER, 1) + drawn(PITCHER, 0), drawn(PITCHER, 1) + drawn(NEUTRAL, 0))

    return value(Moment(0, 0, place), list(segment.prior))
