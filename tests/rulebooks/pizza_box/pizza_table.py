"""Any moment of a Pizza Box game in one line, and what came of it in the ledger's notation.

``at("o=1 {1,3}", "GO{3}+1")`` is A-Ball at that moment with that card on top of all three result
decks; ``at(...).play("w", "take")`` lays both cards; ``came("o=0 {1,3}", "GO{3}+1")`` does all of
it and tells ``o=1 {1:H} runs 1``.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from hotstove.baseball.bases import Bases, Runner
from hotstove.baseball.box_score import box_score
from hotstove.baseball.facts import Batted
from hotstove.catalog.pizza_box import read_box
from hotstove.play.answers import Key, Placed
from hotstove.play.dice import SeededDice
from hotstove.play.piles import Pile
from hotstove.play.problems import Refused
from hotstove.play.seats import SEATS, Side
from hotstove.play.session import Session
from hotstove.play.setup import Chair
from hotstove.rulebooks.pizza_box.a_ball import ABall
from hotstove.rulebooks.pizza_box.aa_ball import AABall
from hotstove.rulebooks.pizza_box.aaa_ball import AAABall
from hotstove.rulebooks.pizza_box.after import SETUP_ORDER, new_game
from hotstove.rulebooks.pizza_box.cards import BlueArea, Deck, PitcherBar, ResultCard, section
from hotstove.rulebooks.pizza_box.facts import Shuffled
from hotstove.rulebooks.pizza_box.options import KEEP, MOUND, PITCH, PITCHOUT, STRATEGY
from hotstove.rulebooks.pizza_box.pro_ball import ProBall
from hotstove.rulebooks.pizza_box.results import resolve
from hotstove.rulebooks.pizza_box.scoresheet import score_sheet
from hotstove.rulebooks.pizza_box.setup import PizzaBoxSetup
from hotstove.rulebooks.pizza_box.state import ONLY, DrawDeck, Mound

BOX = read_box(Path(__file__).parents[3] / "cards" / "pizza_box")
LEVELS = {"a": ABall, "aa": AABall, "aaa": AAABall, "pro": ProBall}
VISITOR, HOME = Side.VISITOR, Side.HOME
OLDER, YOUNGER = SEATS[1], SEATS[0]
"""Seat 1 visits and seat 0 is at home, unless a test says otherwise."""


def setup(people=2, **house):
    chairs = tuple(Chair(f"P{number}") for number in range(1, people + 1))
    return PizzaBoxSetup(**{"seed": 1, "chairs": chairs, "box": BOX, "home": "first"} | house)


def card(text="FO{}", name="x", deck=Deck.HITTER):
    """``K (4-9) / GO{2,3}+1 (1-3) | K``: white and blue with hitters or ``r1``, then the bar."""
    halves, _, bar = text.partition("|")
    white, _, blue = (part.strip() for part in halves.partition(" / "))
    bar = bar.strip()
    white_text, white_for = _half(white)
    area = None
    if blue:
        blue_text, blue_for = _half(blue)
        area = BlueArea(
            section(blue_text),
            None if blue_for == "r1" else blue_for,
            1 if blue_for == "r1" else None,
        )
        white_for = white_for or tuple(range(1, 10))
    found = None
    if bar:
        found = (
            PitcherBar(like=int(bar[-1])) if bar.startswith("LIKE") else PitcherBar(section(bar))
        )
    return ResultCard(name, deck, section(white_text), white_for, area, found)


def _half(text):
    found = re.fullmatch(r"(\S*?)\s*(?:\(([^)]*)\))?", text)
    numbers = found[2]
    if not numbers:
        return found[1], None
    if numbers == "r1":
        return found[1], "r1"
    listed = []
    for part in numbers.split(","):
        low, _, high = part.partition("-")
        listed += range(int(low), int(high or low) + 1)
    return found[1], tuple(listed)


class Moment:
    """A session at a moment, and the few things the tests do to it."""

    def __init__(self, session):
        self.session = session

    @property
    def game(self):
        return self.session.state

    @property
    def book(self):
        return self.session.rulebook

    @property
    def asks(self):
        decision = self.session.decision
        return decision.asks if decision is not None else ""

    @property
    def seat(self):
        return self.session.decision.seat

    @property
    def pitching(self):
        return self.game.camp(self.game.fielding)

    @property
    def hand(self):
        """The colours of the hand of the side in the field: ``wwb``."""
        return colours(self.pitching.hand)

    def pitch(self, colour="w", pitchout=False):
        place = PITCHOUT if pitchout else PITCH
        self.session.choose(Placed(self.held(colour), place))
        return self

    def held(self, colour, side=None):
        camp = self.pitching if side is None else self.game.camp(side)
        none = f"{self.game.fielding}:{colour}99"
        return next((card for card in camp.hand.cards if card[-3] == colour), none)

    def hit(self, strategy="take"):
        self.session.choose(Placed(strategy, STRATEGY))
        return self

    def play(self, pitch="w", strategy="take", pitchout=False):
        return self.pitch(pitch, pitchout).hit(strategy)

    def say(self, key):
        self.session.choose(Key(key))
        return self

    def relieve(self, pitcher, row=0):
        side = self.game.fielding
        self.session.choose(Placed(f"{side}:{pitcher}", f"{MOUND}:{row}" if row else MOUND))
        return self

    def keep(self, *wanted):
        """Keep cards of these colours, then put the rest away."""
        for colour in wanted:
            self.session.choose(Placed(self.held(colour), KEEP))
        if self.asks == "keep":
            self.say("done")
        return self

    def refused(self, answer):
        """The codes of the problems with *answer*; nothing may have changed."""
        before = self.game
        with pytest.raises(Refused) as refused:
            self.session.choose(answer)
        assert self.game is before
        return [problem.code for problem in refused.value.problems]

    def refuses(self, act):
        before = self.game
        with pytest.raises(Refused) as refused:
            act()
        assert self.game is before
        return refused.value.problems[0].code

    def last(self, kind):
        return [fact for fact in self.session.facts if isinstance(fact, kind)][-1]

    def told(self, kind):
        return [fact for fact in self.session.facts if isinstance(fact, kind)]

    def line(self, side=VISITOR):
        return box_score(self.session.facts).of(side)

    def code(self):
        sheet = score_sheet(self.session.facts)
        return (sheet.visitor + sheet.home)[-1].code

    def outs(self, count=1, **how):
        """Let so many hitters strike out."""
        for _ in range(count):
            self.load("K")
            self.play(**how)
        return self

    def load(self, *texts):
        """Lay these cards on top of all three result decks."""
        self.session._table.state = loaded(self.book, self.game, texts)
        return self

    def half(self, hitters=3, colour=None):
        """Play a half of so many hitters to its end: walks by the card, then three strikeouts."""
        for number in range(hitters):
            while self.asks in ("draw", "open half"):
                self.say("draw")
            self.load("BB" if number < hitters - 3 else "K")
            self.play(colour or colours(self.pitching.hand)[0])
        return self


def colours(pile):
    return "".join(card[-3] for card in pile.cards)


def loaded(book, game, texts):
    decks = game.decks
    for deck in Deck:
        old = decks.of(deck)
        ids = []
        for number, text in enumerate(texts):
            made = card(text, f"{deck.value}-{len(book.results)}-{number}", deck)
            book.results[made.id] = made
            ids.append(made.id)
        order = (*old.order[: old.drawn], *ids, *old.order[old.drawn :])
        decks = decks.with_deck(deck.value, DrawDeck(order, old.drawn))
    return replace(game, decks=decks)


def at(
    moment="o=0 {}",
    *cards,
    level="a",
    inning=1,
    batting=VISITOR,
    runs=(0, 0),
    spot=5,
    hand="wwwbb",
    pile="",
    running="",
    people=2,
    opened=True,
    pitcher="",
    camp=None,
    other=None,
    **house,
):
    """A session at that moment; *hand* and *pile* in colours, *running* as ``SSO`` from the top.

    *camp* changes the side in the field, *other* the side at bat.
    """
    book = LEVELS[level](setup(people, **house))
    game = new_game(book.setup)
    game = book.after(game, Shuffled(SETUP_ORDER))
    outs, on = re.fullmatch(r"o=(\d) \{([\d,]*)\}", moment).groups()
    fielding = batting.other
    if level == "pro":
        starters = {VISITOR: "visitor:starter-2", HOME: "home:starter-2"}
        if pitcher:
            starters[fielding] = f"{fielding}:{pitcher}"
        for side in Side:
            mound = Mound(starters[side], (starters[side],), has_faced=True, has_drawn=True)
            game = game.with_camp(side, replace(game.camp(side), mound=mound))
        game = replace(game, has_starters=True)
    charged = game.camp(fielding).mound.pitcher
    bases = {
        base: Runner(f"{batting}:{(spot + 3 + int(base)) % 9 + 1}", charged)
        for base in on.split(",")
        if base
    }
    offense = replace(game.camp(batting), up=spot - 1, **(other or {}))
    game = game.with_camp(batting, offense)
    defense = game.camp(fielding)
    rest = [*defense.pile.cards]
    held = [_take(rest, colour) for colour in hand]
    order = [_take(rest, colour) for colour in pile] + rest
    changes = {
        "hand": Pile(tuple(held), ONLY[defense.pitching_seat]),
        "pile": Pile(tuple(order)),
        "has_opened": opened,
        **(camp or {}),
    }
    defense = replace(defense, **changes)
    game = game.with_camp(fielding, defense)
    if running:
        ids = [*game.decks.running.order]
        top = []
        for mark in running:
            chosen = next(name for name in ids if (name in book.safe_cards) == (mark == "S"))
            ids.remove(chosen)
            top.append(chosen)
        deck = DrawDeck((*top, *ids))
        game = replace(game, decks=game.decks.with_deck("running", deck))
    game = replace(
        game,
        inning=inning,
        batting=batting,
        outs=int(outs),
        bases=Bases(bases.get("1"), bases.get("2"), bases.get("3")),
        visitor_runs=runs[0],
        home_runs=runs[1],
        has_sides=True,
    )
    if cards:
        game = loaded(book, game, cards)
    return Moment(Session(book, SeededDice(1), start=game))


def _take(rest, colour):
    found = next(card for card in rest if card[-3] == colour)
    rest.remove(found)
    return found


def new(level="a", people=2, dice=None, **house):
    """A game from its very beginning."""
    return Moment(Session(LEVELS[level](setup(people, **house)), SeededDice(1)))


def came(moment, result, *, pitch="w", strategy="take", pitchout=False, **more):
    """Play one at-bat and tell what came of it."""
    session = at(moment, result, **more)
    return outcome(session.play(pitch, strategy, pitchout))


def outcome(moment):
    """``o=1 {1:H,3:r2} runs 1``: outs and bases right after the last play, and its runs."""
    frames = moment.session.frames(None)
    played = next(frame for frame in reversed(frames) if isinstance(frame.fact, Batted))
    before = frames[frames.index(played) - 1].seen.game
    names = {runner.player: f"r{int(base)}" for base, runner in before.bases.runners()}
    after = played.seen.game
    on = sorted(after.bases.runners())
    shown = ",".join(f"{int(base)}:{names.get(runner.player, 'H')}" for base, runner in on)
    runs = sum(move.scores for move in played.fact.advances)
    return f"o={after.outs} {{{shown}}}" + (f" runs {runs}" if runs else "")


def resolved(text, moment="o=0 {}"):
    """The moves of a reading, for a card that no valid deck has."""
    outs, on = re.fullmatch(r"o=(\d) \{([\d,]*)\}", moment).groups()
    bases = {base: Runner(f"r{base}", "p") for base in on.split(",") if base}
    found = resolve(
        section(text), Bases(bases.get("1"), bases.get("2"), bases.get("3")), int(outs),
        Runner("H", "p"),
    )  # fmt: skip
    after = Bases(bases.get("1"), bases.get("2"), bases.get("3")).after(found.moves)
    shown = ",".join(f"{int(base)}:{on.player}" for base, on in sorted(after.runners()))
    count = int(outs) + sum(move.is_out for move in found.moves)
    runs = sum(move.scores for move in found.moves)
    return f"o={count} {{{shown}}}" + (f" runs {runs}" if runs else "")


def starting(session, level="pro"):
    """Choose starter 2 on both sides."""
    for side in Side:
        session.session.choose(Placed(f"{side}:starter-2", MOUND))
    return session
