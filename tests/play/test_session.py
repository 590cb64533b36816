"""The session, proved on Barn Dance."""

from __future__ import annotations

import pytest
from barn_dance import BarnDance, Left, lay

from hotstove.managers.luck import Luck
from hotstove.play.answers import Conceded
from hotstove.play.dice import LoadedDice, Rng, SeededDice, TypedDice
from hotstove.play.facts import Rolled
from hotstove.play.problems import Refused
from hotstove.play.seats import SEATS
from hotstove.play.session import Session


def dance(seed=3, dice=None, **options):
    return Session(BarnDance(seed), dice or SeededDice(seed), **options)


def hand(session, seat):
    return session.state.hands[seat].cards


def test_two_callers_lay_face_down_and_neither_sees_the_other():
    session = dance()
    mine = hand(session, 0)[0]
    session.choose(lay(mine))
    assert session.decision.seat == SEATS[1]
    assert session.seen_from(SEATS[1]).game.floor[0].cards == ("",)
    assert session.seen_from(SEATS[0]).game.floor[0].cards == (mine,)
    assert [
        frame.fact.card for frame in session.frames(SEATS[1]) if hasattr(frame.fact, "card")
    ] == [""]


def test_a_loaded_die_decides_and_a_joined_roll_is_one_gesture():
    session = dance(dice=LoadedDice([6]))
    session.choose(lay(hand(session, 0)[0]))
    session.choose(lay(hand(session, 1)[0]))
    assert max(session.state.score) == 2
    assert session.gesture == 2
    session.undo()
    assert session.state.score == (0, 0)
    assert session.decision.seat == SEATS[1]


def test_typed_dice_wait_for_a_person_and_refuse_a_seven():
    session = dance(dice=TypedDice())
    session.choose(lay(hand(session, 0)[0]))
    session.choose(lay(hand(session, 1)[0]))
    assert session.roll.purpose == "jig"
    assert session.decision is None
    with pytest.raises(Refused) as refused:
        session.enter(7)
    assert refused.value.problems[0].code == "FACE_OFF_DIE"
    with pytest.raises(Refused):
        session.throw()
    session.enter(2)
    assert max(session.state.score) == 1


def test_a_throw_that_waits_is_a_gesture_of_its_own():
    session = dance(waits_for_throws=True)
    session.choose(lay(hand(session, 0)[0]))
    session.choose(lay(hand(session, 1)[0]))
    session.throw()
    face = next(fact.face for fact in session.facts if isinstance(fact, Rolled))
    assert session.gesture == 3
    session.undo()
    assert session.roll is not None
    session.throw()
    assert [fact.face for fact in session.facts if isinstance(fact, Rolled)] == [face]


def test_undo_takes_back_and_redo_gives_again():
    session = dance()
    session.choose(lay(hand(session, 0)[0]))
    before = session.state
    session.choose(lay(hand(session, 1)[1]))
    after = session.state
    session.undo()
    assert session.state == before
    session.redo()
    assert session.state == after
    assert not session.may_redo


def test_another_answer_after_an_undo_forgets_what_could_be_redone():
    session = dance()
    session.choose(lay(hand(session, 0)[0]))
    session.undo()
    session.choose(lay(hand(session, 0)[1]))
    assert not session.may_redo


def test_rewind_to_any_moment_and_all_the_way_forward():
    session = dance()
    session.play_out({seat: Luck(seat) for seat in SEATS[:4]})
    end = session.state
    session.rewind(3)
    assert session.gesture == 3
    while session.may_redo:
        session.redo()
    assert session.state == end


def test_a_manager_sees_the_position_of_the_moment_and_from_his_own_seat():
    session = dance()
    asked = []

    class Watchful(Luck):
        looks = True

        def choose(self, seen, decision):
            asked.append(decision.seat)
            assert seen.seat == decision.seat
            assert seen.game == session.state.seen_from(decision.seat)
            return super().choose(seen, decision)

    session.play_out({seat: Watchful(seat) for seat in SEATS[:4]})
    assert session.is_over
    assert len(asked) == len(session.gesture_starts) == 10


def test_a_manager_may_give_the_game_up():
    class Weary(Luck):
        def choose(self, seen, decision):
            return Conceded()

    session = dance()
    session.play_out({seat: Weary(seat) for seat in SEATS[:4]})
    assert session.is_over
    assert session.facts[-1] == Left(SEATS[0])


def test_a_fork_goes_its_own_way():
    session = dance()
    session.choose(lay(hand(session, 0)[0]))
    before = session.state
    branch = session.fork(SeededDice(99))
    assert branch.state == before
    branch.play_out({seat: Luck(seat) for seat in SEATS[:4]})
    assert branch.is_over
    assert session.state is before


def test_a_pending_hidden_choice_is_redealt_when_imagined():
    session = dance()
    laid = hand(session, 0)[0]
    session.choose(lay(laid))
    found = {session.imagine(SEATS[1], Rng(k)).state.floor[0].cards[0] for k in range(40)}
    assert len(found) > 5
    assert {session.imagine(SEATS[0], Rng(k)).state.floor[0].cards[0] for k in range(9)} == {laid}


def test_an_imagined_round_is_scored_by_what_was_imagined():
    session = dance()
    session.choose(lay(hand(session, 0)[0]))
    for k in range(30):
        other = session.imagine(SEATS[1], Rng(k))
        theirs = int(other.state.floor[0].cards[0])
        mine = other.state.hands[1].cards[0]
        other.choose(lay(mine))
        visitor, home = other.state.score
        assert (visitor > home) == (theirs > int(mine))


def test_an_unoffered_answer_changes_nothing():
    session = dance()
    before = session.state
    with pytest.raises(Refused) as refused:
        session.choose(lay(hand(session, 1)[0]))
    assert refused.value.problems[0].rule == "BD-2"
    assert session.state is before
    assert session.journal == []


def test_after_the_game_nothing_is_asked():
    session = dance()
    session.play_out({seat: Luck(seat) for seat in SEATS[:4]})
    with pytest.raises(Refused):
        session.choose(lay(1))


class Pen:
    def __init__(self):
        self.lines = []

    def answered(self, move):
        self.lines.append(move)

    def passage_ended(self, number, facts, state):
        self.lines.append(number)

    def went_back(self, entries):
        self.lines.append(("back", entries))


def test_the_recorder_hears_every_answer_once_and_every_step_back():
    pen = Pen()
    session = dance(recorder=pen)
    session.choose(lay(hand(session, 0)[0]))
    session.choose(lay(hand(session, 1)[0]))
    session.undo()
    session.redo()
    kinds = [type(line).__name__ for line in pen.lines]
    assert kinds == ["int", "Move", "Move", "Move", "int", "tuple", "Move", "Move", "int"]
    assert pen.lines[5] == ("back", 1)


def test_to_concede_ends_the_game_at_any_question_and_can_be_taken_back():
    session = dance()
    session.choose(lay(hand(session, 0)[0]))
    before = session.state
    session.choose(Conceded())
    assert session.is_over
    assert session.facts[-1] == Left(SEATS[1])
    again = Session(BarnDance(3), SeededDice(3), waits_for_throws=True)
    again.follow(session.journal)
    assert again.state == session.state
    session.undo()
    assert session.state == before
    assert session.decision.seat == SEATS[1]
