"""Card effects of no game in particular: a small invented one, with lamps to light and put out."""

from __future__ import annotations

import msgspec
import pytest

from hotstove.baseball.effects.chances import may_happen
from hotstove.baseball.effects.clauses import Clause
from hotstove.baseball.effects.interpreter import carry_out, condition_of, everything_in, wanting
from hotstove.baseball.effects.modifiers import (
    Lasts,
    Modifier,
    outlives,
    total,
    when_ended,
    when_rolled,
    without_card,
)
from hotstove.baseball.effects.reading import Reader
from hotstove.baseball.effects.turns import by_turns
from hotstove.baseball.effects.vocabulary import (
    Condition,
    Field,
    Kind,
    Verb,
    Vocabulary,
    Window,
)
from hotstove.play.answers import Key
from hotstove.play.decisions import Decision, Option
from hotstove.play.seats import SEATS, Side

PASS = Key("pass")


class Porch:
    """A moment of the invented game: so many lamps burn."""

    def __init__(self, lamps, faces=(), picks=()):
        self.lamps = lamps
        self.faces = list(faces)
        self.picks = list(picks)

    def choose(self, labels):
        self.labels = labels
        yield from ()
        return self.picks.pop(0)

    def roll_for_card(self):
        yield from ()
        return self.faces.pop(0)


def light(porch, clause):
    porch.lamps += clause.number("count")
    yield from ()


def burning(clause):
    least = clause.number("min")
    return lambda porch: porch.lamps >= least


WORDS = Vocabulary(
    {
        "dusk": Window(frozenset({"lamps"}), {"lamps": frozenset(range(3))}),
        "night": Window(frozenset({"lamps", "moon"})),
    },
    {
        "burning": Condition(
            burning,
            {"min": Field(Kind.NUMBER, low=0, high=9, is_needed=True)},
            "min",
            "lamps",
            lambda clause: frozenset(range(clause.number("min"), 10)),
        ),
        "moon": Condition(
            lambda clause: lambda porch: True,
            {"is": Field(Kind.FLAG, default=True)},
            "is",
            "moon",
        ),
    },
    {
        "light": Verb(light, {"count": Field(Kind.NUMBER, low=-9, high=9, default=1)}, "count"),
        "polish": Verb(
            light,
            {"count": Field(Kind.NUMBER, default=0)},
            "count",
            choices=lambda porch, clause: ("lamp",) * porch.lamps,
        ),
    },
    {"lamps": frozenset(range(10)), "moon": frozenset((True, False))},
)


def effects(*raw):
    reader = Reader(WORDS, "EF-1")
    found = reader.effects(list(raw), "effects")
    assert reader.problems == []
    return found


def when(*raw):
    reader = Reader(WORDS, "EF-1")
    found = reader.conditions(list(raw), "when")
    assert reader.problems == []
    return found


def run(script):
    with pytest.raises(StopIteration) as end:
        next(script)
    return end.value.value


# Conditions


@pytest.mark.parametrize(
    ("conditions", "lamps"),
    [
        ([{"burning": 2}], {2, 3, 4}),
        ([{"not": [{"burning": 2}]}], {0, 1}),
        ([{"burning": 1}, {"not": [{"burning": 3}]}], {1, 2}),
        ([{"any": [{"burning": 4}, {"not": [{"burning": 1}]}]}], {0, 4}),
        ([{"all": [{"burning": 1}, {"burning": 3}]}], {3, 4}),
        ([{"not": [{"burning": 1}, {"burning": 3}]}], {0, 1, 2}),
        ([{"burning": 1}, {"burning": 2}, {"not": [{"burning": 4}]}], {2, 3}),
        ([], {0, 1, 2, 3, 4}),
    ],
)
def test_all_any_and_not_nest(conditions, lamps):
    test = condition_of(WORDS, when(*conditions))
    assert {count for count in range(5) if test(Porch(count))} == lamps


# Effects


def test_effects_are_carried_out_in_order():
    porch = Porch(0)
    run(carry_out(WORDS, porch, effects({"light": 2}, {"light": {"count": 3}})))
    assert porch.lamps == 5


@pytest.mark.parametrize(("face", "lamps"), [(1, 1), (10, 1), (11, 5), (20, 5)])
def test_a_die_is_read_on_its_rows(face, lamps):
    rolled = {"roll": [{"upto": 10, "do": [{"light": 1}]}, {"upto": 20, "do": [{"light": 5}]}]}
    porch = Porch(0, [face])
    run(carry_out(WORDS, porch, effects(rolled)))
    assert porch.lamps == lamps


def test_a_choice_is_the_owners():
    pick = {"choose": [{"label": "one", "do": [{"light": 1}]}, {"label": "none", "do": []}]}
    for number, lamps in ((0, 1), (1, 0)):
        porch = Porch(0, picks=[number])
        run(carry_out(WORDS, porch, effects(pick)))
        assert (porch.lamps, porch.labels) == (lamps, ("one", "none"))


def test_an_effect_with_nothing_to_choose_from_is_wanting():
    polish = effects({"polish": 0}, {"light": 1})
    assert [clause.word for clause in wanting(WORDS, Porch(0), polish)] == ["polish"]
    assert list(wanting(WORDS, Porch(1), polish)) == []


def test_everything_inside_is_found():
    nested = effects({"roll": [{"upto": 20, "do": [{"light": 1}, {"polish": 1}]}]})
    assert [clause.word for clause in everything_in(nested)] == ["roll", "row", "light", "polish"]


def test_clauses_are_plain_data():
    found = effects({"roll": [{"upto": 20, "do": [{"light": 1}]}]})
    again = msgspec.json.decode(msgspec.json.encode(found), type=tuple[Clause, ...])
    assert again == found


# Modifiers


def modifier(what="glow", by=2, lasts=Lasts.AT_BAT, **more):
    return Modifier(what, by, lasts, **more)


def test_numbers_add_up_in_any_order_and_a_set_number_stands_for_the_printed_one():
    """SD-D-04."""
    two = modifier()
    down = modifier(by=-5)
    fixed = modifier(by=9, is_set=True)
    for order in ([two, down, fixed], [fixed, down, two]):
        assert total(order, "glow", Side.HOME, printed=4) == 6
    assert total([two, down], "glow", Side.HOME, printed=4) == 1
    assert total([two], "heat", Side.HOME, printed=4) == 4


def test_somebody_elses_number_is_left_alone():
    mine = modifier(of="wick")
    assert total([mine], "glow", Side.HOME, of="wick", printed=1) == 3
    assert total([mine], "glow", Side.HOME, of="oil", printed=1) == 1


def test_what_acts_only_at_bat_sleeps_in_the_field():
    """SD-E-18."""
    red = modifier(side=Side.HOME, only_at_bat=True)
    blue = modifier(side=Side.HOME, only_afield=True)
    assert [each.acts(Side.HOME) for each in (red, blue)] == [True, False]
    assert [each.acts(Side.VISITOR) for each in (red, blue)] == [False, True]


def test_durations_end_in_their_order():
    every = tuple(modifier(lasts=lasts) for lasts in Lasts)
    assert [m.lasts for m in when_ended(every, Lasts.AT_BAT)] == [Lasts.INNING, Lasts.GAME]
    assert [m.lasts for m in when_ended(every, Lasts.INNING)] == [Lasts.GAME]
    assert outlives(Lasts.GAME, Lasts.INNING)
    assert not outlives(Lasts.THIS_ROLL, Lasts.THIS_ROLL)
    rolled = when_rolled(every, ["glow"])
    assert [m.lasts for m in rolled] == [Lasts.AT_BAT, Lasts.INNING, Lasts.GAME]
    assert when_rolled(every, ["heat"]) == every


def test_a_card_that_goes_takes_its_modifiers_along():
    kept = modifier(card="b")
    assert without_card((modifier(card="a"), kept), "a") == (kept,)


# Windows


def window(story, closes=""):
    """Play a window as *story* tells, side by side; return who was asked, and how it ended."""
    told = []

    def question(side):
        if side is Side.HOME and "mute" in story:
            return None
        told.append(side)
        return Decision(SEATS[0], "lamp", "EF-2", lambda: (Option(PASS),), PASS)

    def play(side, answer):
        yield from ()
        return answer.key != closes

    script = by_turns(Side.VISITOR, question, play)
    answers = iter([word for word in story.split() if word != "mute"])
    given = None
    while True:
        try:
            script.send(given)
        except StopIteration as end:
            return told, end.value
        given = Key(next(answers))


def test_two_passes_in_a_row_close_a_window():
    """SD-E-15: D pass, O card, D pass, O pass; D pass, O card, D card, O pass, D pass."""
    visitor, home = Side.VISITOR, Side.HOME
    assert window("pass pass") == ([visitor, home], True)
    assert window("pass lamp pass pass") == ([visitor, home] * 2, True)
    assert window("pass lamp lamp pass pass") == ([visitor, home, visitor, home, visitor], True)


def test_who_has_nothing_to_be_asked_about_passes():
    assert window("mute lamp pass") == ([Side.VISITOR] * 2, True)


def test_a_play_may_close_the_window_at_once():
    told, went_on = window("pass wind", closes="wind")
    assert (len(told), went_on) == (2, False)


# Whether it can ever be


@pytest.mark.parametrize(
    ("place", "conditions", "may"),
    [
        ("dusk", [{"burning": 2}], True),
        ("dusk", [{"burning": 3}], False),
        ("night", [{"burning": 3}], True),
        ("dusk", [{"moon": True}], False),
        ("night", [{"moon": True}], True),
        ("night", [{"burning": 5}, {"not": [{"burning": 5}]}], False),
        ("night", [{"burning": 5}, {"not": [{"burning": 6}]}], True),
        ("dusk", [{"any": [{"burning": 5}, {"burning": 1}]}], True),
        ("dusk", [{"any": [{"burning": 5}, {"moon": True}]}], False),
    ],
)
def test_what_a_card_waits_for_can_happen_or_not(place, conditions, may):
    assert may_happen(WORDS, place, when(*conditions)) is may


# Reading


@pytest.mark.parametrize(
    ("raw", "code", "field"),
    [
        ([{"glitter": 1}], "EFFECT_UNKNOWN", "effects"),
        ([{"light": {"cont": 1}}], "EFFECT_FIELD", "effects.light"),
        ([{"light": 12}], "EFFECT_VALUE", "effects.light.count"),
        ([{"light": True}], "EFFECT_VALUE", "effects.light.count"),
        ([{"light": 1, "polish": 2}], "EFFECT_LIST", "effects"),
        ("light", "EFFECT_LIST", "effects"),
        ([{"roll": [{"upto": 10, "do": []}]}], "EFFECT_VALUE", "effects.roll.upto"),
        ([{"roll": [{"upto": 9}, {"upto": 3}]}], "EFFECT_VALUE", "effects.roll.upto"),
        ([{"choose": [{"label": "one", "do": []}]}], "EFFECT_LIST", "effects.choose"),
    ],
)
def test_faulty_clauses_are_named_by_their_field(raw, code, field):
    reader = Reader(WORDS, "EF-1")
    reader.effects(raw, "effects")
    assert (code, field) in {(each.code, each.arguments["field"]) for each in reader.problems}


def test_a_needed_field_is_missed():
    reader = Reader(WORDS, "EF-1")
    reader.conditions([{"burning": {}}], "when")
    (fault,) = reader.problems
    assert (fault.code, fault.arguments["found"]) == ("EFFECT_MISSING", "min")


def test_clauses_within_clauses_have_an_end():
    raw = [{"burning": 1}]
    for _ in range(12):
        raw = [{"all": raw}]
    reader = Reader(WORDS, "EF-1")
    reader.conditions(raw, "when")
    assert reader.problems[0].code == "EFFECT_DEEP"
