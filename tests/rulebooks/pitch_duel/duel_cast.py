"""A way to set up any moment of a duel in the ledger's notation, and to play it on.

``at("B9 3-3 o=1 s=2 {1,3}", draw="2B")`` is that moment with a double on top of the pile;
``reveal(session, "SI SB")`` lays the pitcher's card, then the batter's. ``shown(session)`` is the
ledger's way to write what came of it: ``"o=2 s=0 {3} runs 1"``.
"""

from __future__ import annotations

import re
from pathlib import Path

from msgspec.structs import replace

from hotstove.baseball.bases import Base, Bases, Runner
from hotstove.baseball.facts import SidesChanged
from hotstove.catalog.pitch_duel import HOUSE_PILE, read_pile
from hotstove.catalog.shelf import Catalog
from hotstove.play.answers import Placed
from hotstove.play.dice import SeededDice
from hotstove.play.piles import EVERYONE, NOBODY, Pile
from hotstove.play.problems import Refused
from hotstove.play.seats import SEATS, Side
from hotstove.play.session import Session
from hotstove.play.setup import Chair
from hotstove.rulebooks.pitch_duel.cards import Pitch, batter_id, pitcher_id
from hotstove.rulebooks.pitch_duel.duel import AllStar, DoubleA, MajorLeague, TripleA
from hotstove.rulebooks.pitch_duel.setup import PitchDuelSetup, Team
from hotstove.rulebooks.pitch_duel.state import with_markers

CARDS = Path(__file__).parents[3] / "cards"
PILE = read_pile(CARDS / "pitch_duel" / HOUSE_PILE)
CATALOG = Catalog(CARDS)
VISITING, AT_HOME = SEATS[0], SEATS[1]
LEVELS = {"AA": DoubleA, "AAA": TripleA, "MLB": MajorLeague, "All Star": AllStar}
SI, SL, FS, CU, CH = Pitch
_SITUATION = re.compile(
    r"(?:(?P<half>[TB])(?P<inning>\d+) )?(?:(?P<visitor>\d+)[-–](?P<home>\d+) )?"
    r"o=(?P<outs>\d)(?: s=(?P<strikes>\d))? \{(?P<on>[\d,]*)\}"
)


def setup(**house):
    teams = tuple(Team(club) for club in CATALOG.clubs[:2])
    ready = {"seed": 1, "chairs": (Chair("Vera"), Chair("Hal")), "home": "second", **house}
    return PitchDuelSetup(**{"teams": teams, "pile": PILE, **ready})


def book(level="AAA", **house):
    return LEVELS[level](setup(**house))


def new_game(level="AAA", **house):
    rules = book(level, **house)
    return Session(rules, SeededDice(1))


def loaded(wanted, used=()):
    """The pile with these results on top; those of *used* lie in the discards."""
    rest = list(PILE)

    def take(code):
        card = next(card for card in rest if card.result == code)
        rest.remove(card)
        return card.id

    top, gone = [take(code) for code in wanted], [take(code) for code in used]
    return Pile((*top, *(card.id for card in rest)), NOBODY), Pile(tuple(gone), EVERYONE)


def at(text, draw="", *, cs=0, sb=0, level="AAA", arsenal=None, **house):
    """A session at this moment, the batter at the plate and both cards still to be laid."""
    found = _SITUATION.fullmatch(text)
    assert found, text
    rules = book(level, **house)
    game = Session(rules, SeededDice(1)).state
    batting = Side.HOME if found["half"] == "B" else Side.VISITOR
    runners = {
        Base(int(on)): Runner(batter_id(batting, int(on)), pitcher_id(batting.other))
        for on in found["on"].split(",")
        if on
    }
    pile, discards = loaded(draw.split())
    pitches = arsenal or rules.level.printed
    state = replace(
        game,
        has_sides=True,
        inning=int(found["inning"] or 1),
        batting=batting,
        outs=int(found["outs"]),
        strikes=int(found["strikes"] or 0),
        bases=Bases(*(runners.get(base) for base in (Base.FIRST, Base.SECOND, Base.THIRD))),
        visitor_runs=int(found["visitor"] or 0),
        home_runs=int(found["home"] or 0),
        visitor=replace(game.visitor, seat=VISITING, up=4, arsenal=pitches),
        home=replace(game.home, seat=AT_HOME, up=4, arsenal=pitches),
        at_bat=batter_id(batting, 5),
        cs_used=cs,
        sb_used=sb,
        is_mound_taken=True,
        draw=pile,
        discards=discards,
    )
    return Session(rules, SeededDice(1), start=with_markers(state))


def laid(code, *, is_pitch):
    card = code if code in ("CS", "SB") else f"{'pitch' if is_pitch else 'contact'}-{code}"
    return Placed(card, "duel:pitch" if is_pitch else "duel:contact")


def lay(session, code):
    """Whoever is asked lays this card."""
    session.choose(laid(code, is_pitch=session.decision.asks == "pitch"))


def reveal(session, *plays):
    for play in plays:
        for code in play.split():
            lay(session, code)
    return session


def refusal(session, code):
    """The first problem of a card that may not be laid; nothing changes by it."""
    before, asked = session.state, session.decision
    try:
        lay(session, code)
    except Refused as refused:
        assert session.state is before
        assert session.decision is asked
        return refused.problems[0].code
    raise AssertionError(f"{code} was accepted")


def shown(session):
    """What came of a moment, as the ledger writes it; ``half over`` with the runs."""
    runs = f" runs {scored(session)}"
    if any(isinstance(fact, SidesChanged) for fact in session.facts) or session.is_over:
        return "half over" + runs
    game = session.state
    on = ",".join(str(int(base)) for base, _ in reversed(game.bases.runners()))
    return f"o={game.outs} s={game.strikes} {{{on}}}{runs}"


def scored(session):
    return sum(
        advance.scores
        for fact in session.facts
        for advance in getattr(fact, "advances", ())
    )


def after(text, play, draw="", **more):
    """``after("o=1 s=1 {1}", "SL SB")`` is what one reveal leads to."""
    return shown(reveal(at(text, draw, **more), play))


def last(session, kind):
    return next(fact for fact in reversed(session.facts) if isinstance(fact, kind))


def told(session, kind):
    return [fact for fact in session.facts if isinstance(fact, kind)]
