"""Every line, question, button and refusal of an expert game is a whole sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from expert_cast import DECK, card, expert, play, turn, until
from msgspec.structs import replace
from showdown_cast import MOSS, NASH, advanced_setup

from hotstove.managers.luck import Luck
from hotstove.play.answers import Key
from hotstove.play.decisions import Roll
from hotstove.play.dice import SeededDice
from hotstove.play.problems import Problem
from hotstove.play.seats import SEATS
from hotstove.play.session import Session
from hotstove.rulebooks.showdown import expert_facts
from hotstove.rulebooks.showdown.expert import ExpertShowdown
from hotstove.rulebooks.showdown.expert_words import PROBLEMS

BLANK = re.compile(r"\{[a-z_]+\}")
SILENT = {
    "AtBatClosed", "RuleLifted", "TargetChosen", "TookField", "SlotRolled", "CameToBat", "Rolled",
    "SidesChanged",
}  # fmt: skip
"""Facts that need no line of their own."""
BEFORE = "cards before the pitch"


def game(seed, **more):
    setup = advanced_setup(
        more=(MOSS, NASH), backups="kerr", seed=seed, league=("AL", "NL")[seed % 2],
        icons={"ames": "HR S V", "pike": "K 20 RP", "dorn": "SB", "giles": "G"}, **more,
    )  # fmt: skip
    teams = tuple(replace(team, deck=DECK) for team in setup.teams)
    book = ExpertShowdown(replace(setup, teams=teams))
    return Session(book, SeededDice(seed), waits_for_throws=True)


def is_whole(sentence):
    text = sentence.english()
    assert text, sentence
    assert not BLANK.search(text), text
    assert "@" not in text, text
    return text


@pytest.mark.parametrize("seed", range(4))
def test_nothing_is_left_unsaid(seed):
    """Seen by either seat and by a spectator."""
    session = game(seed)
    wording = session.rulebook.wording
    players = {seat: Luck(seed + seat) for seat in SEATS[:2]}
    questions = set()
    while (request := session.request) is not None:
        seen = session.seen_from(request.seat)
        if isinstance(request, Roll):
            is_whole(wording.throw(request, seen))
            is_whole(wording.throw_button(request))
            session.throw()
            continue
        is_whole(wording.question(request, seen))
        questions.add(request.asks)
        if request.free is None:
            for option in request.options:
                is_whole(wording.answer(request, option.answer))
        is_whole(wording.others(request))
        session.choose(players[request.seat].choose(seen, request))
    for seat in (None, *SEATS[:2]):
        for frame in session.frames(seat):
            lines = wording.lines(frame.fact, frame.seen)
            told = [is_whole(line.sentence) for line in lines]
            if type(frame.fact).__name__ not in SILENT:
                assert told, frame.fact
    for caption in (wording.caption(frame.seen.game) for frame in session.frames(None)):
        assert caption is None or is_whole(caption)
    assert {BEFORE, "cards on the result", "cards after the result"} <= questions


def test_a_hidden_draw_names_no_card():
    """SD-E-07."""
    session = game(1)
    players = {seat: Luck(seat) for seat in SEATS[:2]}
    while not any(isinstance(fact, expert_facts.Drew) for fact in session.facts):
        if session.decision is None:
            session.throw()
        else:
            decision = session.decision
            seen = session.seen_from(decision.seat)
            session.choose(players[decision.seat].choose(seen, decision))
    wording = session.rulebook.wording
    for seat in (None, *SEATS[:2]):
        for frame in session.frames(seat):
            if isinstance(frame.fact, expert_facts.Drew):
                (line,) = wording.lines(frame.fact, frame.seen)
                is_own = frame.fact.seat == seat
                assert ("card" in line.sentence.english()) is not is_own


def test_what_a_card_is_called_and_says_is_printed_on_it():
    session = expert("T5 0o []", offense="nothing", defense="nothing_too", to=BEFORE)
    turn(session, "offense")
    wording, decision = session.rulebook.wording, session.decision
    answer = card(session, "nothing")
    assert wording.answer(decision, answer).english() == "Nothing"
    assert wording.answer(decision, Key("pass")).english() == "Pass"
    play(session, "nothing")
    frame = next(
        frame for frame in session.frames(None) if isinstance(frame.fact, expert_facts.CardPlayed)
    )
    told = [line.sentence.english() for line in wording.lines(frame.fact, frame.seen)]
    assert told == ["The Marshers play Nothing.", "What nothing does."]
    assert wording.card_text(answer.card) == "What nothing does."


@pytest.mark.parametrize(
    ("code", "arguments", "told"),
    [
        (
            "WINDOW_CLOSED",
            {"card": "Lamp", "windows": ("on_result",)},
            "Lamp is played on the result of the swing; keep it until then",
        ),
        (
            "WINDOW_CLOSED",
            {"card": "Lamp", "windows": ()},
            "Lamp waits: no card is played before substitutions, walk and bunt are settled",
        ),
        (
            "WRONG_SIDE",
            {"card": "Lamp", "side": "defense"},
            "Lamp is for the side in the field; keep it for the other half",
        ),
        ("STEAL_HOME", {"runner": "Dorn"}, "Dorn is on third, and nobody steals home"),
    ],
)
def test_refusals_say_what_would_do(code, arguments, told):
    wording = expert("T5 0o []").rulebook.wording
    assert wording.problem(Problem(code, "SD-E-08", arguments)).english().startswith(told)


def test_every_refusal_of_the_expert_game_has_its_rule():
    assert all("({rule})" in template for template in PROBLEMS.values())


def test_every_text_of_the_rulebook_is_marked_for_translation():
    """Whatever stands in a dictionary of templates goes through the marker."""
    folder = Path(expert_facts.__file__).parent
    source = (folder / "expert_words.py").read_text("utf-8")
    texts = re.findall(r'^    "[a-zA-Z_ ]+": (.)', source, re.MULTILINE)
    assert set(texts) <= {"Q", "("}


def test_the_pitch_says_what_it_needs_with_cards_counted_in():
    """SD-D-04: Ames 10, Pike 4, Control +3: more than 3."""
    session = expert("T5 0o []", defense="control_up")
    until(session, BEFORE)
    session.waits_for_throws = True
    play(session, "control_up")
    told = session.rulebook.wording.throw(session.request, session.seen_from(None)).english()
    assert told.endswith("Pike needs more than 3 on the die.")
