"""Conditions looked at and effects carried out: ``all``, ``any``, ``not``, ``choose``, ``roll``.

Everything else a card may say is the game's own word. No card is known here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce

from hotstove.play.table import Script

from .clauses import Clause
from .vocabulary import M, Test, Vocabulary

ALL, ANY, NOT = "all", "any", "not"
CHOOSE, ROLL = "choose", "roll"


def condition_of(words: Vocabulary[M], conditions: Iterable[Clause]) -> Test[M]:
    """Return what tells whether every one of *conditions* holds; made once, asked often."""
    return all_of([_test(words, clause) for clause in conditions])


def all_of(tests: Sequence[Test[M]]) -> Test[M]:
    if len(tests) == 3:
        first, second, third = tests
        return lambda moment: first(moment) and second(moment) and third(moment)
    return reduce(_both, tests) if tests else lambda moment: True


def any_of(tests: Sequence[Test[M]]) -> Test[M]:
    return reduce(_either, tests) if tests else lambda moment: False


def _both(one: Test[M], other: Test[M]) -> Test[M]:
    return lambda moment: one(moment) and other(moment)


def _either(one: Test[M], other: Test[M]) -> Test[M]:
    return lambda moment: one(moment) or other(moment)


def _test(words: Vocabulary[M], clause: Clause) -> Test[M]:
    if clause.word in words.conditions:
        return words.conditions[clause.word].test(clause)
    inside = clause.inside("of")
    if clause.word == ANY:
        return any_of([_test(words, each) for each in inside])
    together = condition_of(words, inside)
    return (lambda moment: not together(moment)) if clause.word == NOT else together


def carry_out(words: Vocabulary[M], moment: M, effects: Iterable[Clause]) -> Script[None]:
    """Carry out *effects* in order; one that cannot be done is left out, the rest holds."""
    for clause in effects:
        if clause.word == CHOOSE:
            options = clause.inside("options")
            picked = yield from moment.choose(tuple(each.text("label") for each in options))
            yield from carry_out(words, moment, options[picked].inside("do"))
        elif clause.word == ROLL:
            face = yield from moment.roll_for_card()
            row = next(each for each in clause.inside("rows") if face <= each.number("upto"))
            yield from carry_out(words, moment, row.inside("do"))
        else:
            yield from words.verbs[clause.word].carry_out(moment, clause)


def wanting(words: Vocabulary[M], moment: M, effects: Iterable[Clause]) -> Iterator[Clause]:
    """Yield the effects, outermost only, that need a choice and have nothing to choose from."""
    for clause in effects:
        verb = words.verbs.get(clause.word)
        if verb is not None and verb.choices is not None and not verb.choices(moment, clause):
            yield clause


def everything_in(clauses: Iterable[Clause]) -> Iterator[Clause]:
    """Yield *clauses* and all that stand inside them."""
    for clause in clauses:
        yield clause
        for inside in clause.parts.values():
            yield from everything_in(inside)
