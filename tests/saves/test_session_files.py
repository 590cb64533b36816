"""A game written down and reopened: nothing lost, the same question open, the same way back."""

from __future__ import annotations

import json

import pytest
from saved_games import BASIC, begun, line_of, lines, pending, play, saved, setup

from hotstove.files.refused import FileRefused
from hotstove.play.dice import SeededDice
from hotstove.play.session import Session
from hotstove.rulebooks.showdown.basic import BasicShowdown
from hotstove.saves import reopening
from hotstove.saves.lines import witness_of
from hotstove.saves.recording import Sheet
from hotstove.saves.refused import SaveRefused
from hotstove.saves.reopening import create, new_header, replay, resume


def same(one, other):
    assert one.journal == other.journal
    assert list(one.facts) == list(other.facts)
    assert one.state == other.state
    assert one.gesture == other.gesture
    assert pending(one) == pending(other)


def test_the_first_line_says_which_game_it_is_and_holds_the_cards(tmp_path):
    path = tmp_path / "opening day.hotstove"
    begun(path, name="Opening day")
    header = json.loads(lines(path)[0])
    assert (header["hotstove"], header["rulebook"], header["rules"]) == (1, BASIC, 1)
    assert header["name"] == "Opening day"
    assert len(header["setup"]["teams"][0]["cards"]) == 25


def test_the_dice_for_home_are_in_the_file_before_anybody_answers(tmp_path):
    path = tmp_path / "g.hotstove"
    game = begun(path)
    faces = [json.loads(line)["face"] for line in lines(path) if "face" in json.loads(line)]
    assert faces == [move.entry for move in game.session.journal]
    assert len(faces) >= 2


@pytest.mark.parametrize("answers", [0, 1, 2, 3, 4, 40, 77, 10_000])
def test_a_reopened_game_is_the_game_that_was_left(tmp_path, answers):
    path = tmp_path / "g.hotstove"
    game = saved(path, answers)
    again = resume(path)
    same(again.session, game.session)
    assert again.notice is None
    assert again.header == game.header


def test_a_game_that_was_never_closed_is_the_same_too(tmp_path):
    path = tmp_path / "g.hotstove"
    game = saved(path, 31, close=False)
    same(resume(path).session, game.session)


def test_reopening_to_look_writes_nothing(tmp_path):
    path = tmp_path / "g.hotstove"
    saved(path, 31, close=False)
    before = path.read_bytes()
    resume(path)
    replay(path)
    assert path.read_bytes() == before


def test_play_goes_on_in_the_file_over_many_evenings(tmp_path):
    path = tmp_path / "g.hotstove"
    game = saved(path, 10)
    whole = play(Session(game.session.rulebook, SeededDice(7)), 10)
    for evening in range(8):
        again = resume(path)
        play(again.session, 12, seed=evening)
        play(whole, 12, seed=evening)
        again.recording.close()
        same(again.session, whole)
    last = replay(path)
    same(last.session, whole)
    assert last.compared == whole.passage - 1


def test_the_throw_that_was_waited_for_is_waited_for_again(tmp_path):
    path = tmp_path / "g.hotstove"
    game = saved(path, 9, waits_for_throws=True)
    while game.session.roll is None:
        play(game.session, 1)
    roll = game.session.roll
    again = resume(path, waits_for_throws=True)
    assert again.session.roll == roll
    again.session.throw()
    game.session.throw()
    assert again.session.facts[-1] == game.session.facts[-1]


def test_one_undo_after_reopening_takes_back_the_same_gesture(tmp_path):
    path = tmp_path / "g.hotstove"
    game = saved(path, 25)
    again = resume(path)
    for _ in range(20):
        game.session.undo()
        again.session.undo()
        same(again.session, game.session)


def test_a_take_back_is_in_the_file_and_what_it_took_back_too(tmp_path):
    path = tmp_path / "g.hotstove"
    game = saved(path, 30, close=False)
    before = lines(path)
    game.session.rewind(12)
    cut = len(game.session.journal)
    assert lines(path) == [*before, f'{{"back":{cut}}}']
    play(game.session, 9, seed=5)
    game.recording.close()
    same(resume(path).session, game.session)


def test_redo_is_not_kept(tmp_path):
    path = tmp_path / "g.hotstove"
    game = saved(path, 30)
    game.session.undo()
    assert not resume(path).session.may_redo


def test_redone_gestures_are_written_again(tmp_path):
    path = tmp_path / "g.hotstove"
    game = saved(path, 30)
    game.session.rewind(5)
    while game.session.may_redo:
        game.session.redo()
    same(resume(path).session, game.session)


def test_going_back_and_forth_many_times_still_reopens(tmp_path):
    path = tmp_path / "g.hotstove"
    game = begun(path)
    for turn in range(12):
        play(game.session, 15, seed=turn)
        game.session.rewind(game.session.gesture * (turn % 4) // 4)
        if turn % 3 == 0:
            game.recording.close()
            game = resume(path)
    play(game.session, 10_000, seed=99)
    game.recording.close()
    again = resume(path)
    same(again.session, game.session)
    assert again.notice is None


def test_each_passage_has_its_witness_and_each_half_inning_its_snapshot(tmp_path):
    path = tmp_path / "g.hotstove"
    game = saved(path)
    told = [json.loads(line) for line in lines(path)]
    witnesses = [line["passage"] for line in told if "witness" in line]
    assert witnesses == list(range(1, game.session.passage))
    snapshots = [line for line in told if "snapshot" in line]
    halves = {(line["snapshot"]["inning"], line["snapshot"]["batting"]) for line in snapshots}
    assert len(halves) >= 17
    assert sum(len(line["facts"]) for line in snapshots) == len(game.session.facts)
    assert snapshots[-1]["snapshot"]["is_over"]


def test_a_torn_last_line_is_dropped_and_the_game_goes_on(tmp_path):
    path = tmp_path / "g.hotstove"
    saved(path, 40, close=False)
    path.write_bytes(path.read_bytes()[:-7])
    again = resume(path)
    assert again.notice is None
    play(again.session)
    again.recording.close()
    same(resume(path).session, again.session)


def test_every_place_a_kill_may_cut_the_file_reopens(tmp_path):
    path, cut = tmp_path / "g.hotstove", tmp_path / "cut.hotstove"
    game = saved(path, 12, close=False)
    data = path.read_bytes()
    first = data.index(b"\n") + 1
    for end in range(first, len(data), 97):
        cut.write_bytes(data[:end])
        again = resume(cut)
        assert again.notice is None
        journal = again.session.journal
        assert journal == game.session.journal[: len(journal)]


def test_any_session_can_be_put_into_a_file_later(tmp_path):
    first, second = tmp_path / "a.hotstove", tmp_path / "b.hotstove"
    game = saved(first, 40)
    session = Session(BasicShowdown(setup()), SeededDice(7), keeps_frames=False)
    play(session, 40)
    create(second, new_header(BASIC, "Opening day", setup()), session).close()
    assert second.read_bytes() == first.read_bytes()
    play(session, 20)
    play(game.session, 20)
    same(resume(second).session, game.session)


def test_a_file_that_is_there_is_never_overwritten(tmp_path):
    path = tmp_path / "g.hotstove"
    path.write_text("my diary")
    with pytest.raises(SaveRefused, match=r"g\.hotstove.*already"):
        begun(path)
    assert path.read_text() == "my diary"


class FullDisk(Sheet):
    """Takes so many lines, then refuses until there is room."""

    def __init__(self, room):
        super().__init__()
        self.room = room

    def append(self, line):
        if not self.room:
            raise FileRefused("the disk is full")
        self.room -= 1
        super().append(line)


@pytest.mark.parametrize("room", range(0, 40, 3))
def test_a_full_disk_refuses_the_answer_and_loses_nothing_that_counted(tmp_path, room):
    path = tmp_path / "g.hotstove"
    game = begun(path, waits_for_throws=True)
    disk = FullDisk(room)
    game.recording.write_to(disk)
    with pytest.raises(FileRefused):
        play(game.session)
    state, journal = game.session.state, list(game.session.journal)
    disk.room = 10_000
    assert (game.session.state, game.session.journal) == (state, journal)
    play(game.session, 30)
    with path.open("a") as file:
        file.write("".join(f"{line}\n" for line in disk.lines))
    same(resume(path, waits_for_throws=True).session, game.session)


def test_a_card_file_that_is_corrected_later_changes_no_game(tmp_path):
    path = tmp_path / "g.hotstove"
    game = saved(path, 40)
    cards = resume(path).session.rulebook.cards
    assert cards == game.session.rulebook.cards
    assert line_of(path, "setup") == 1


def test_witnesses_tell_one_game_from_another():
    one, other = (
        play(Session(BasicShowdown(setup(seed)), SeededDice(seed)), 30).facts for seed in (1, 2)
    )
    assert witness_of(one) != witness_of(other)
    assert len(witness_of(one)) == 16
    assert witness_of(one) == witness_of(list(one))


def test_a_session_from_the_middle_of_a_game_cannot_be_told_from_its_journal(tmp_path):
    whole = play(Session(BasicShowdown(setup()), SeededDice(7)), 40)
    part = whole.fork()
    play(part, 5)
    with pytest.raises(ValueError, match="does not begin with its game"):
        reopening.create(tmp_path / "g.hotstove", new_header(BASIC, "x", setup()), part)
