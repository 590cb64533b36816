"""Every refusal of the Showdown rulebooks has a sentence of its own, with its blanks filled."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from showdown_cast import MOSS, advanced_setup, at, now, setup

import hotstove.rulebooks.showdown as package
from hotstove.baseball.lineups import FieldCard, LineupCard, LineupSpot, Substitution
from hotstove.baseball.positions import Position
from hotstove.managers.luck import Luck
from hotstove.play.answers import Key
from hotstove.play.dice import Rng, SeededDice
from hotstove.play.problems import Problem
from hotstove.play.seats import SEATS
from hotstove.play.session import Session
from hotstove.play.table import Gesture
from hotstove.rulebooks.shelf import SHELF
from hotstove.rulebooks.showdown import icons, substitutions
from hotstove.rulebooks.showdown.advanced import AdvancedShowdown
from hotstove.rulebooks.showdown.basic import BasicShowdown

FOLDER = Path(package.__file__).parent
CODE = re.compile(r'"([A-Z]+(?:_[A-Z]+)+)"')
BLANK = re.compile(r"\{([a-z_]+)\}")
HIGHEST = [volume for volume in SHELF.values() if volume.family == "showdown"][-1]
WORDING = HIGHEST.open(advanced_setup()).wording
"""Of the highest level: it has the sentences of those below, too."""


def template_of(code):
    """The sentence at the table, or on the card of a series."""
    problem = Problem(code, "SD-M-11")
    if f'"{code}"' in (FOLDER / "series.py").read_text("utf-8"):
        return HIGHEST.law().why(problem).template
    return WORDING.problem(problem).template


def sources():
    return [path for path in sorted(FOLDER.glob("*.py")) if "wording" not in path.name]


def codes_in_the_sources():
    return {code for path in sources() for code in CODE.findall(path.read_text("utf-8"))}


def calls():
    """Every ``Problem("CODE", rule, {...})`` whose arguments stand there word for word."""
    found = []
    for path in sources():
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or getattr(node.func, "id", "") != "Problem":
                continue
            code, _, *rest = node.args
            if not isinstance(code, ast.Constant):
                continue
            blanks = rest[0] if rest else ast.Dict([], [])
            if isinstance(blanks, ast.Dict) and None not in blanks.keys:
                keys = {key.value for key in blanks.keys}
                found.append(pytest.param(code.value, keys, id=f"{path.stem}-{code.value}"))
    return found


def test_every_code_that_is_raised_has_a_sentence_of_its_own():
    """SD-M-11, section 13: in plain words, not code and rule alone."""
    codes = codes_in_the_sources()
    assert {"STARTER_LOCKED", "LINEUP_OPEN", "BASE_OCCUPIED", "ICON_USED", "RULE_OFF"} <= codes
    said = {code: template_of(code) for code in codes}
    assert [code for code, template in said.items() if "{code}" in template] == []


@pytest.mark.parametrize(("code", "keys"), calls())
def test_a_sentence_asks_for_nothing_that_is_not_given(code, keys):
    assert set(BLANK.findall(template_of(code))) <= {*keys, "rule"}


def answers(session, rng):
    """Answers of every kind, most of them wrong, and gestures likewise."""
    game = session.state
    cards = list(session.rulebook.cards)
    if game.has_lineups:
        positions = [position for position in Position if position is not Position.PITCHER]
        for _ in range(3):
            order, rng = rng.shuffled(game.defense.order)
            places, rng = rng.shuffled(positions)
            yield FieldCard(order, places, game.defense.pitcher)
            some, rng = rng.pick(cards)
            other, rng = rng.pick(cards)
            yield FieldCard((some, *game.defense.order[1:]), places, other)
            yield Substitution(some, game.offense.batter)
            yield Substitution(some, game.defense.pitcher)
            yield Substitution(some, other)
    for word in ("second goes", "third goes", "both go", "bunt"):
        yield Key(word)
    player, rng = rng.pick(cards)
    letters, rng = rng.pick(["K", "S", "HR", "V", "SB", "20", "RP", "G", "R", "X"])
    yield Key(f"{player}:{letters}")
    spots = []
    for position in Position:
        player, rng = rng.pick(cards)
        spots.append(LineupSpot(player, position))
    yield LineupCard(tuple(spots[:9]), player)
    yield LineupCard(tuple(spots[1:]), player)


def problems_of(session, rng):
    decision, book = session.decision, session.rulebook
    for given in answers(session, rng):
        yield from decision.check(given)
    game = session.state
    card, rng = rng.pick(list(book.cards))
    for place in ("plate", "mound", "first", "bench"):
        yield from book.explain(game, decision.seat, Gesture(f"card:{card}", place))
    if isinstance(book, AdvancedShowdown) and game.has_lineups:
        yield from substitutions.check_reliever(book, game, card)


@pytest.mark.parametrize("level", [BasicShowdown, AdvancedShowdown])
def test_every_refusal_met_at_the_table_is_told_in_full(level):
    """No blank is left open, whatever is answered, at any question of a few random games."""
    met = set()
    for seed in range(4):
        house = setup if level is BasicShowdown else advanced_setup
        more = {} if level is BasicShowdown else {
            "icons": {"ames": "S V", "pike": "K 20", "cole": "SB", "jay": "G"},
            "league": ("AL", "NL")[seed % 2],
            "backups": "kerr",
            "more": (MOSS,),
        }  # fmt: skip
        session = Session(level(house(**more)), SeededDice(seed), keeps_frames=False)
        players = {seat: Luck(seed + seat) for seat in SEATS[:2]}
        rng = Rng(seed)
        while session.decision is not None:
            chance, rng = rng.below(1 << 30)
            for problem in problems_of(session, Rng(chance)):
                told = session.rulebook.wording.problem(problem).english()
                assert not BLANK.search(told), (problem, told)
                assert not told.startswith("That is not legal here"), problem
                met.add(problem.code)
            decision = session.decision
            seen = session.seen_from(decision.seat)
            session.choose(players[decision.seat].choose(seen, decision))
    if level is AdvancedShowdown:
        assert {*substitutions.CODES, "WRONG_STEP"} - met <= {"PITCHER_MUST_FACE_BATTER"}


def test_the_refusals_of_icons_and_runners_are_told_in_full():
    """SD-I-02, 06, SD-A-20, 22: ICON_OFF, NOT_HELD, USED, NOT_NOW, BASE_OCCUPIED and the rest."""
    met = {}
    window = now("T5 0o [1:Dorn 2:Cole]", bring=True, spent="ames:S",
                 icons={"dorn": "SB R", "cole": "SB", "ames": "S"})  # fmt: skip
    for key in ("dorn:SB", "dorn:R", "dorn:K", "ames:S", "nobody:S"):
        met |= {problem.code: problem for problem in window.decision.check(Key(key))}
    usable = icons.before_pitch(window.rulebook, window.state, window.state.batting)
    assert Key("cole:SB") in usable
    hit = now("T1 0o [1:Giles 2:Jay]", [1, 12], bring=True)
    double = now("T1 0o [1:Cole]", [1, 17], bring=True)
    for session in (hit, double):
        met |= {problem.code: problem for problem in session.decision.check(Key("second goes"))}
    runner = now("T7 0o [1:Cole]").decision.check(Substitution("kerr", "cole"))
    met |= {problem.code: problem for problem in runner}
    assert set(met) == {
        "BASE_OCCUPIED",
        "ICON_OFF",
        "ICON_NOT_HELD",
        "ICON_USED",
        "EXTRA_BASE_NOT_ALLOWED",
        "RULE_OFF",
    }
    for problem in met.values():
        told = window.rulebook.wording.problem(problem).english()
        assert not BLANK.search(told), (problem, told)
        assert problem.rule in told
    assert at("T1 0o []", bring=False).decision is not None
