"""House rules that do not go together, and what can be laid unseen by people at one board."""

from __future__ import annotations

import pytest
from pizza_table import LEVELS, at, new, setup

from hotstove.rulebooks.pizza_box.options import KEEP, MOUND, PITCH, STRATEGY


@pytest.mark.parametrize(
    ("level", "people", "house", "sentence"),
    [
        (
            "a", 3, {"home": "first"},
            "With 3 people the seats say who is at home; let a card and a call decide (PB-MP-01).",
        ),
        (
            "aaa", 2, {"pitchers_hit": True},
            "At this level no pitcher has a card, so none can hit (PB-PRO-24).",
        ),
        (
            "aa", 2, {"series": "league"},
            "At this level there are no pitchers to rest for a series (PB-L-01).",
        ),
    ],
)  # fmt: skip
def test_pb_mp_01_pb_pro_24_pb_l_01_rules_that_do_not_go_together(level, people, house, sentence):
    book = LEVELS[level](setup(people, **house))
    assert [book.wording.problem(problem).english() for problem in book.check_house()] == [sentence]


@pytest.mark.parametrize("house", [{}, {"pitchers_hit": True, "series": "championship"}])
def test_pb_a_36_pb_pro_24_rules_that_do(house):
    for level in ("pro",) if house else LEVELS:
        assert LEVELS[level](setup(2, has_strategies=True, **house)).check_house() == []
    assert LEVELS["a"](setup(5, home="cards")).check_house() == []


def unseen(moment):
    decision, seen = moment.session.decision, moment.session.seen_from(None)
    return [
        (kind.name.english(), kind.answers) for kind in moment.book.wording.unseen(decision, seen)
    ]


@pytest.mark.parametrize("hand", ["wwwbb", "bbbbb", "w", "wwwwwwww"])
def test_pb_a_04_pb_aa_11_what_can_be_laid_unseen_tells_nothing_of_the_hand(hand):
    """The same kinds in the same order, whether the hand holds such a card or not."""
    moment = at("o=0 {}", level="aa", hand=hand)
    assert [name for name, _ in unseen(moment)] == ["ball", "strike", "pitchout"]
    assert unseen(moment) == unseen(at("o=0 {}", level="aa", hand="wb"))
    kinds = {answer: name for name, answers in unseen(moment) for answer in answers}
    hidden = [o for o in moment.session.decision.options if o.answer in kinds]
    assert len(hidden) == len(hand) + hand.count("w")
    for option in hidden:
        colour = "strike" if option.answer.card[-3] == "b" else "ball"
        wanted = colour if option.place == PITCH else "pitchout"
        assert kinds[option.answer] == wanted


def test_pb_a_04_pb_aa_03_the_hitters_cards_are_known_to_all():
    assert [name for name, _ in unseen(at("o=0 {}").pitch())] == ["Take", "Swing"]
    names = [name for name, _ in unseen(at("o=0 {1}", level="aa").pitch())]
    assert names == ["Take", "Swing", "Steal", "Bunt"]


def test_pb_a_30_pb_pro_12_pb_aaa_09_what_is_announced_is_never_hidden():
    """Walk, reliever and pinch hitter are no kind of hidden choice."""
    for moment in (
        at("o=0 {}", level="pro", inning=5),
        at("o=0 {}", level="aaa", inning=7, spot=9).pitch(),
    ):
        hidden = {answer for _, answers in unseen(moment) for answer in answers}
        rest = [o for o in moment.session.decision.options if o.answer not in hidden]
        assert rest
        assert all(option.place not in (PITCH, STRATEGY, KEEP) for option in rest)


def test_pb_pro_04_a_starter_is_chosen_unseen_by_a_key_of_his_own():
    kinds = unseen(new("pro", people=5))
    assert len(kinds) == 5
    assert all(answer.place == MOUND for _, answers in kinds for answer in answers)
