"""What is said at the duel: log, prompts, refusals; gestures explained; damaged positions named."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from duel_cast import AT_HOME, CU, FS, SL, VISITING, at, book, lay, new_game, reveal
from msgspec.structs import replace

from hotstove.baseball.bases import Bases
from hotstove.managers.luck import Luck
from hotstove.play.answers import Conceded
from hotstove.play.piles import EVERYONE, Pile
from hotstove.play.seats import SEATS
from hotstove.play.table import Gesture
from hotstove.rulebooks.pitch_duel import glossary, wording
from hotstove.rulebooks.pitch_duel.answers import ArsenalChosen
from hotstove.rulebooks.pitch_duel.cards import HAND_CARDS, Level
from hotstove.rulebooks.shelf import SHELF


def log(session, seat=None):
    words = session.rulebook.wording
    return [
        line.sentence.english()
        for frame in session.frames(seat)
        for line in words.lines(frame.fact, frame.seen)
    ]


def why(session, piece, place, seat=AT_HOME):
    problems = session.rulebook.explain(session.state, seat, Gesture(piece, place))
    sentence = session.rulebook.wording.problem(problems[0]).english()
    assert "{" not in sentence
    return problems[0].code


# The log


@pytest.mark.parametrize(
    ("moment", "play", "draw", "says"),
    [
        ("o=0 s=0 {}", "SI SL", "", ["Sinker against Slider.", "Strike one."]),
        ("o=0 s=2 {}", "SI SL", "", ["Sinker against Slider.", "V No. 5 strikes out."]),
        ("o=0 s=1 {1}", "SI SB", "", ["Sinker against Stolen Base.", "V No. 1 steals second."]),
        ("o=0 s=1 {3}", "SI SB", "", ["Sinker against Stolen Base.", "V No. 3 steals home!"]),
        (
            "o=0 s=1 {2}", "CS SB", "",
            ["Caught Stealing against Stolen Base.", "V No. 2 is caught stealing third."],
        ),
        (
            "o=0 s=1 {2}", "CS SI", "",
            ["Caught Stealing against Sinker: nobody runs (1 of 2 in this half)."],
        ),
        (
            "o=0 {1}", "SI SI", "HR",
            ["Contact: Over the scoreboard (HR).", "V No. 5 homers!", "V No. 1 scores."],
        ),
        ("o=0 {1}", "SI SI", "DB", ["V No. 5 hits into a double play.", "V No. 1 is out."]),
        ("o=2 {1}", "SI SI", "DB", ["V No. 5 is out."]),
        ("o=0 {1}", "SI SI", "SAC", ["V No. 5 sacrifices.", "V No. 1 to second."]),
        ("o=0 s=2 {}", "SI SI", "FOUL", ["Foul ball: two strikes."]),
        ("o=2 {}", "SI SI", "GO", ["Three outs; pitcher and batter change places."]),
    ],
)  # fmt: skip
def test_the_log_tells_what_happened(moment, play, draw, says):
    told = log(reveal(at(moment, draw), play))
    assert [line for line in says if line not in told] == []


def test_the_log_tells_nothing_of_a_card_that_lies_face_down():
    session = at("o=0 s=0 {1}")
    lay(session, "SL")
    for seat in (*SEATS[:2], None):
        assert log(session, seat) == []


def test_every_line_of_a_game_is_whole_and_names_a_rule():
    for seed in range(3):
        session = new_game("AA", seed=seed, home="lot")
        session.play_out({seat: Luck(seed + seat) for seat in SEATS[:2]})
        words = session.rulebook.wording
        for frame in session.frames(None):
            for line in words.lines(frame.fact, frame.seen):
                assert "{" not in line.sentence.english()
                assert line.rule.startswith("PD-")
        assert log(session)[-1].startswith("Final: ")


def test_every_question_and_every_button_has_words():
    session = new_game()
    asked = set()
    for _ in range(40):
        decision, words = session.decision, session.rulebook.wording
        asked.add(decision.asks)
        assert session.rulebook.club(decision.seat).nickname in words.question(
            decision, session.seen_from(decision.seat)
        ).english()
        for option in decision.options:
            assert "{" not in words.answer(decision, option.answer).english()
            if option.place:
                assert words.drop(option.place).english()
        session.choose(decision.options[-1].answer)
    assert asked == {"arsenal", "pitch", "contact"}
    assert words.others(decision).english()
    assert "Strikes" in words.count(session.state).english()
    assert words.answer(decision, Conceded()).english() == "Give up"


def test_every_sentence_is_marked_for_translation():
    """Whatever stands in quotes with blanks or as a sentence is given to QT_TRANSLATE_NOOP."""
    source = Path(wording.__file__).read_text(encoding="utf-8")
    body = source.split("QT_TRANSLATE_NOOP, Filling", 1)[1]
    texts = re.findall(r'"([^"\n]*\{[a-z_]+\}[^"\n]*)"', body)
    assert len(texts) > 40
    for text in texts:
        before = body[: body.index(f'"{text}"')].rstrip()
        assert before.endswith('"pitch_duel",'), text


# Refusals


def test_a_refusal_names_culprit_and_remedy():
    words = book().wording
    session = at("o=0 s=0 {}")
    for card in HAND_CARDS.values():
        place = "duel:pitch" if card.is_pitchers else "duel:contact"
        for problem in session.rulebook.explain(
            session.state, AT_HOME if card.is_pitchers else VISITING,
            Gesture(f"card:{card.id}", place),
        ):  # fmt: skip
            told = words.problem(problem).english()
            assert card.name in told
            assert problem.rule in told


@pytest.mark.parametrize(
    ("piece", "place", "seat", "code"),
    [
        ("card:pitch-CU", "duel:pitch", AT_HOME, "E_PITCH_NOT_IN_ARSENAL"),
        ("card:CS", "duel:pitch", AT_HOME, "E_NO_RUNNER"),
        ("card:SB", "duel:contact", VISITING, "E_NO_RUNNER"),
        ("card:pitch-SI", "duel:contact", AT_HOME, "PITCHES_LIE_LEFT"),
        ("card:contact-SI", "duel:pitch", VISITING, "CONTACTS_LIE_RIGHT"),
        ("card:pitch-SI", "duel:pitch", VISITING, "PITCHERS_CARD"),
        ("card:contact-SI", "duel:contact", AT_HOME, "BATTERS_CARD"),
        ("card:contact-SI", "duel:contact", VISITING, "NOT_YOUR_TURN"),
        ("card:runner-1", "first", VISITING, "RUNNERS_MOVE_BY_RESULT"),
        ("card:HR-01", "discards", VISITING, "RESULTS_ARE_DRAWN"),
        ("card:pitch-CU", "arsenal:SI", AT_HOME, "ARSENAL_STANDS"),
        ("card:CS", "arsenal:SI", AT_HOME, "ONLY_PITCHES_SWAP"),
        ("die", "tray", AT_HOME, "NOT_A_CARD"),
        ("card:visitor:1", "duel:pitch", AT_HOME, "NOT_A_CARD"),
    ],
)
def test_gestures_are_explained(piece, place, seat, code):
    assert why(at("o=0 s=0 {}"), piece, place, seat) == code


def test_a_second_card_waits():
    session = at("o=0 s=0 {1}")
    lay(session, "SI")
    assert why(session, "card:pitch-SL", "duel:pitch") == "ALREADY_LAID"
    assert why(at("o=0 s=0 {1}", cs=2), "card:CS", "duel:pitch") == "E_CS_LIMIT"
    limited = at("o=0 s=0 {1}", sb=2, sb_limit=2)
    assert why(limited, "card:SB", "duel:contact", VISITING) == "E_SB_LIMIT"


def test_before_the_arsenal_is_shown_nothing_is_laid():
    session = new_game()
    assert why(session, "card:pitch-SI", "duel:pitch") == "ARSENAL_FIRST"
    assert why(session, "card:pitch-SI", "arsenal:SL") == "E_ARSENAL_SIZE"
    fresh = replace(session.state, has_sides=False)
    problems = session.rulebook.explain(fresh, AT_HOME, Gesture("card:pitch-SI", "duel:pitch"))
    assert problems[0].code == "SIDES_FIRST"


def test_refused_arsenals_say_what_would_do():
    session = new_game()
    problem = session.decision.check(ArsenalChosen((SL, FS)))[0]
    told = session.rulebook.wording.problem(problem).english()
    assert told == "That would be 2 different pitches; choose 3 of the five (PD-03)."
    problem = session.decision.check(ArsenalChosen((CU, FS, SL)))[0]
    assert "SI, SL, FS, CU, CH" in session.rulebook.wording.problem(problem).english()


# Damaged positions


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"outs": 4}, "STATE_OUTS"),
        ({"home_runs": -1}, "STATE_RUNS"),
        ({"strikes": 3}, "STATE_COUNTS"),
        ({"cs_used": 3}, "STATE_COUNTS"),
        ({"draw": Pile(("1B-01",))}, "STATE_PILE"),
        ({"discards": Pile(("1B-01",), EVERYONE)}, "STATE_PILE"),
        ({"pitch": Pile(("contact-SI",))}, "STATE_CARD"),
        ({"contact": Pile(("contact-SI", "SB"))}, "STATE_CARD"),
        ({"at_bat": "visitor:1"}, "STATE_TWO_BASES"),
        ({"at_bat": "home:1"}, "STATE_NOT_BATTING"),
        ({"bases": Bases()}, "STATE_RUNNER_CARDS"),
    ],
)
def test_what_cannot_be_is_named(changes, code):
    session = at("o=0 s=0 {1,2}")
    assert session.rulebook.faults(session.state) == []
    problems = session.rulebook.faults(replace(session.state, **changes))
    assert code in [problem.code for problem in problems]
    for problem in problems:
        assert "{" not in session.rulebook.wording.problem(problem).english()


def test_arsenals_and_seats_that_cannot_be_are_named():
    session = at("o=0 s=0 {}")
    game = session.state
    short = replace(game, home=replace(game.home, arsenal=(SL, FS)))
    assert [p.code for p in session.rulebook.faults(short)] == ["STATE_ARSENAL"]
    alone = replace(game, home=replace(game.home, seat=VISITING))
    assert [p.code for p in session.rulebook.faults(alone)] == ["STATE_SEATS"]
    assert session.rulebook.level is Level.AAA


# For translators


def test_the_sheets_french_terms_are_kept():
    for term in ("pitcher", "batter", "lead runner", "steal", "draw pile, face down"):
        assert glossary.FRENCH[term]
    for level, label in glossary.LEVELS.items():
        assert label in SHELF[f"pitch_duel/{level}"].title
        assert glossary.FRENCH[label]
