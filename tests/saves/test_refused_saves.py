"""Files that are damaged, hostile or of another time: one clear sentence, and nothing lost."""

from __future__ import annotations

import json
import os

import pytest
from saved_games import changed, line_of, lines, play, put, saved

from hotstove.play.dice import Rng
from hotstove.rulebooks.showdown.basic import BasicShowdown
from hotstove.saves import reading
from hotstove.saves.refused import SaveRefused
from hotstove.saves.reopening import replay, resume


@pytest.fixture
def path(tmp_path):
    """A finished game."""
    path = tmp_path / "g.hotstove"
    saved(path)
    return path


def refusal(path, **options):
    """Return the sentence *path* is refused with; it must be left as it was."""
    before = path.read_bytes() if path.stat().st_size < 1 << 20 else b""
    with pytest.raises(SaveRefused) as refused:
        resume(path, **options)
    if before:
        assert path.read_bytes() == before
    assert sorted(path.parent.iterdir()) == [path]
    sentence = refused.value.sentence
    assert path.name in sentence
    assert sentence.isprintable()
    assert sentence.endswith(".")
    return sentence


# Refused


def test_three_hundred_megabytes_are_refused_before_they_are_read(tmp_path, monkeypatch):
    path = tmp_path / "huge.hotstove"
    path.touch()
    os.truncate(path, 300 << 20)
    monkeypatch.setattr(reading, "read_bytes", None)
    assert "it has 300 MB, and a session file has at most 64 MB" in refusal(path)


def test_a_file_of_a_later_format_asks_for_a_newer_program(path):
    changed(path, 1, lambda told: told.update(hotstove=2, wonders=[1, 2]))
    assert "line 1 says format 2" in refusal(path)
    assert "newer Hot Stove" in refusal(path)


def test_an_unknown_rulebook_is_named_with_those_there_are(path):
    changed(path, 1, lambda told: told.update(rulebook="cricket/<b>test</b>"))
    assert "“cricket/<b>test</b>”, and this program has showdown/basic" in refusal(path)


@pytest.mark.parametrize(
    "text", ["", "my diary\n", "{}\n", '{"hotstove":"1"}\n', "[1]\n", "\0\0\n"]
)
def test_what_is_no_session_file_is_not_opened(tmp_path, text):
    path = tmp_path / "diary.hotstove"
    path.write_text(text)
    assert "was not opened" in refusal(path)


def test_a_missing_file_a_folder_and_bytes_that_are_no_text_are_refused(tmp_path):
    with pytest.raises(SaveRefused, match="no such file"):
        resume(tmp_path / "none.hotstove")
    with pytest.raises(SaveRefused, match="it is a folder"):
        resume(tmp_path)
    path = tmp_path / "g.hotstove"
    path.write_bytes(b'{"hotstove":1,"name":"\xff\xfe"}\n')
    assert "was not opened" in refusal(path)


def test_too_many_lines_are_refused(path):
    put(path, [*lines(path), *['{"back":0}'] * 600])
    with pytest.raises(SaveRefused, match="more than 900 lines"):
        reading.read(path, most_lines=900)


@pytest.mark.parametrize(("number", "field"), [(1, "hotstove"), (1, "setup"), (9, "answer")])
def test_lines_nested_too_deeply_are_refused(path, number, field):
    content = lines(path)
    deep = "[" * 100_000 + "]" * 100_000
    content[number - 1] = (
        f'{{"zest":{deep},"{field}":{deep}}}' if number == 1 else f'{{"{field}":{deep}}}'
    )
    put(path, content)
    assert f"line {number} is nested more deeply" in refusal(path)


def test_the_same_runner_on_two_bases_is_refused_with_line_and_rule(path):
    number = line_of(path, "snapshot", 3)

    def two_bases(told):
        runner = {"player": told["snapshot"]["offense"]["order"][0], "charged": "x"}
        told["snapshot"]["bases"] = {"first": runner, "second": runner, "third": None}

    changed(path, number, two_bases)
    sentence = refusal(path)
    assert f"the position in line {number} cannot be" in sentence
    assert "stands in two places at once (SD-B-16)" in sentence
    assert "delete that line" in sentence


def test_two_runners_on_one_base_are_refused(path):
    number = line_of(path, "snapshot", 3)
    runner = {"player": "a", "charged": "b"}
    changed(path, number, lambda told: told["snapshot"]["bases"].update(first=[runner, runner]))
    assert f"the position in line {number} cannot be" in refusal(path)


def test_the_remedy_works_without_the_faulty_position_the_game_is_whole(path):
    whole = replay(path).session
    content = lines(path)
    del content[line_of(path, "snapshot", 3) - 1]
    put(path, content)
    again = resume(path)
    assert again.notice is None
    assert again.session.state == whole.state
    again.recording.close()
    assert resume(path).session.state == whole.state


def _chart_gap(told):
    told["setup"]["teams"][0]["cards"][2]["chart"]["rows"][0]["low"] = 2


def _eight_hitters(told):
    cards = told["setup"]["teams"][1]["cards"]
    hitters = [card for card in cards if card["kind"] == "hitter"]
    for card in hitters[8:]:
        cards.remove(card)


def _same_card_twice(told):
    told["setup"]["teams"][1]["cards"][0]["id"] = told["setup"]["teams"][0]["cards"][0]["id"]


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (_chart_gap, "the chart has a gap at 1"),
        (_eight_hitters, "has 8 hitters"),
        (_same_card_twice, "2 times"),
        (lambda told: told["setup"].update(innings=0), "innings"),
        (lambda told: told["setup"]["chairs"].append({"name": "Third"}), "3 people"),
        (lambda told: told["setup"]["teams"][0]["club"].update(emblem="../../x"), "emblem"),
        (lambda told: told["setup"]["teams"][0]["club"].update(primary="red"), "colour"),
        (lambda told: told["setup"].update(seed="seven"), "line 1"),
        (lambda told: told.update(surprise=1), "unknown field"),
    ],
)
def test_a_game_that_could_not_be_set_up_is_refused(path, change, says):
    changed(path, 1, change)
    assert says in refusal(path)


def test_names_are_plain_text(path):
    changed(path, 1, lambda told: told.update(name="<img src=x>\n\x1b[31m" + "long " * 50))
    name = resume(path).header.name
    assert name.startswith("<img src=x> [31mlong")
    assert name.isprintable()
    assert len(name) <= 80


# Recovered as far as possible


@pytest.mark.parametrize(
    "damage",
    [
        "{",
        "",
        '{"face":"six"}',
        '{"answer":{"answer":"bribe"}}',
        '{"back":100000}',
        '{"zeal":1}',
        '{"face":3,"back":2}',
        "\x00\x00\x00",
        '{"joined":true}',
        '{"passage":3}',
    ],
)
def test_what_stands_before_a_damaged_line_is_offered_and_all_is_kept(path, damage):
    whole = replay(path).session
    before = path.read_bytes()
    number = line_of(path, "answer", 60)
    content = lines(path)
    content[number - 1] = damage
    put(path, content)
    damaged = path.read_bytes()
    again = resume(path)
    journal = again.session.journal
    assert journal == whole.journal[: len(journal)]
    assert 100 < len(journal) < len(whole.journal)
    assert f"g.hotstove: line {number} is damaged" in again.notice.english()
    assert "kept as g.hotstove.kept" in again.notice.english()
    assert path.read_bytes() == damaged
    play(again.session)
    again.recording.close()
    assert (path.parent / "g.hotstove.kept").read_bytes() == damaged
    last = resume(path)
    assert last.notice is None
    assert last.session.state == again.session.state
    assert before != damaged


def test_a_second_damaged_file_is_kept_beside_the_first(path):
    kept = path.with_name("g.hotstove.kept")
    kept.write_text("the first")
    put(path, [*lines(path), "{"])
    again = resume(path)
    again.session.undo()
    assert kept.read_text() == "the first"
    assert path.with_name("g.hotstove.kept-2").exists()


def test_a_face_that_no_die_has_ends_the_game_there(path):
    saved(path.with_name("h.hotstove"), 60, close=False)
    path = path.with_name("h.hotstove")
    number = line_of(path, "face", -1)
    changed(path, number, lambda told: told.update(face=21))
    again = resume(path)
    assert f"line {number} is not legal: 21 is not on this die" in again.notice.english()
    assert "open up to there" in again.notice.english()
    assert 1 <= again.session.journal[-1].entry <= 20
    play(again.session)
    assert again.session.is_over


def test_an_illegal_answer_long_ago_costs_only_the_way_back_beyond_a_snapshot(path):
    whole = replay(path).session
    number = line_of(path, "face", 40)
    changed(path, number, lambda told: told.update(face=0))
    again = resume(path)
    assert f"line {number} is not legal" in again.notice.english()
    assert again.session.state == whole.state
    assert list(again.session.facts) == list(whole.facts)


# Rules that have changed since


def test_a_game_of_other_rules_goes_on_from_its_last_snapshot(tmp_path, monkeypatch):
    path = tmp_path / "g.hotstove"
    game = saved(path, 60, close=False)
    old = path.read_bytes()
    monkeypatch.setattr(BasicShowdown, "version", 2)
    again = resume(path)
    assert again.session.state == game.session.state
    assert list(again.session.facts) == list(game.session.facts)
    assert 0 < again.session.gesture < game.session.gesture
    assert "the rules have changed" in again.notice.english()
    assert "g.hotstove.kept" in again.notice.english()
    while again.session.may_undo:
        again.session.undo()
    snapshot = json.loads(lines(path)[line_of(path, "snapshot", -1) - 1])
    assert again.session.state.inning == snapshot["snapshot"]["inning"]
    assert again.session.state.outs == 0
    assert path.with_name("g.hotstove.kept").read_bytes() == old


def test_such_a_game_is_played_on_closed_and_reopened_without_more_words(tmp_path, monkeypatch):
    path = tmp_path / "g.hotstove"
    saved(path, 60)
    monkeypatch.setattr(BasicShowdown, "version", 2)
    again = resume(path)
    play(again.session, 20)
    again.recording.close()
    last = resume(path)
    assert last.notice is None
    assert last.session.state == again.session.state
    assert list(last.session.facts) == list(again.session.facts)
    assert last.session.passage == again.session.passage
    play(last.session)
    play(again.session)
    assert last.session.state == again.session.state


def test_a_passage_that_leads_elsewhere_now_is_left_behind(tmp_path, monkeypatch):
    path = tmp_path / "g.hotstove"
    game = saved(path, 80, close=False)
    number = line_of(path, "witness", 12)
    changed(path, number, lambda told: told.update(witness="0" * 16))
    again = resume(path)
    assert again.notice is not None
    assert "cannot be taken back beyond" in again.notice.english()
    assert again.session.state == game.session.state
    assert again.session.gesture < game.session.gesture


def test_answers_that_no_longer_fit_are_left_out_with_a_word(tmp_path):
    path = tmp_path / "g.hotstove"
    game = saved(path, 80, close=False)
    for nth in (12, -1):
        changed(path, line_of(path, "witness", nth), lambda told: told.update(witness="0" * 16))
    again = resume(path)
    assert "are left out" in again.notice.english()
    assert len(again.session.facts) < len(game.session.facts)
    play(again.session)
    again.recording.close()
    last = resume(path)
    assert last.notice is None
    assert last.session.state == again.session.state


def test_a_game_of_other_rules_before_its_first_inning_is_played_again(tmp_path, monkeypatch):
    path = tmp_path / "g.hotstove"
    game = saved(path, 1, close=False)
    monkeypatch.setattr(BasicShowdown, "version", 2)
    again = resume(path)
    assert again.session.journal == game.session.journal
    assert "all its answers still fit" in again.notice.english()
    play(again.session)
    again.recording.close()
    assert resume(path).notice is None


def test_a_snapshot_in_a_form_of_the_past_is_passed_over(tmp_path, monkeypatch):
    path = tmp_path / "g.hotstove"
    saved(path, 60, close=False)
    last = line_of(path, "snapshot", -1)
    changed(path, last, lambda told: told["snapshot"].update(ghosts=3))
    monkeypatch.setattr(BasicShowdown, "version", 2)
    again = resume(path)
    assert f"line {line_of(path, 'snapshot', -2)}" in again.notice.english()


# Whatever else a file may hold


@pytest.mark.parametrize("seed", range(60))
def test_no_file_whatever_ends_in_a_traceback(tmp_path, seed):
    """A byte, a line or a span changed at random: opened or refused, in words."""
    path = tmp_path / "g.hotstove"
    saved(path, 30)
    data = bytearray(path.read_bytes())
    rng = Rng(seed)
    for _ in range(3):
        place, rng = rng.below(len(data))
        kind, rng = rng.below(4)
        byte, rng = rng.below(256)
        if kind == 0:
            data[place] = byte
        elif kind == 1:
            del data[place : place + byte]
        elif kind == 2:
            data[place:place] = data[:byte]
        else:
            data[place] = b"0123456789"[byte % 10]
    path.write_bytes(data)
    try:
        again = resume(path)
    except SaveRefused as refused:
        assert refused.sentence.endswith(".")
        return
    play(again.session, 5)
    again.recording.close()
    assert resume(path).session.state == again.session.state
