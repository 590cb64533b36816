"""Any moment of a game with the sample players, and how it is played on from there.

``at(2017, "B9 0o [F] 4-4", dice=[9, 14])`` is a game at that moment, the side in the field about
to be asked before the next batter. Away hits first, so ``T`` moments have plain batters and ``~``
pitchers.
"""

from __future__ import annotations

from typing import Any

from clutch_people import VANE, cards, lineup, setup, team
from clutch_printed import IDLE
from msgspec.structs import replace

from hotstove.baseball.bases import Base, Bases, Runner
from hotstove.baseball.effects.hands import Hand
from hotstove.baseball.facts import LineupsShown, SidesDecided
from hotstove.baseball.lineups import Substitution
from hotstove.baseball.situation import situation
from hotstove.play.answers import Answer, Key, Placed
from hotstove.play.decisions import Roll
from hotstove.play.dice import LoadedDice, Rng
from hotstove.play.piles import NOBODY, Pile
from hotstove.play.problems import Refused
from hotstove.play.seats import SEATS, Side
from hotstove.play.session import Session
from hotstove.rulebooks.clutch.edition_2017 import Clutch2017
from hotstove.rulebooks.clutch.edition_2024 import Clutch2024
from hotstove.rulebooks.clutch.facts import DecksShuffled, HandKept, StartersShown
from hotstove.rulebooks.clutch.state import ClutchGame
from hotstove.rulebooks.clutch.strategy import Copies, Deck, Stadium, Standing, StrategyCard

BOOKS = {2017: Clutch2017, 2024: Clutch2024}


def at(
    edition: int,
    text: str = "T5 0o []",
    dice=(),
    *,
    offense=(),
    defense=(),
    deck=(),
    up: str = "lark",
    mound: dict[str, Any] | None = None,
    stadium: Stadium | None = None,
    weather: Standing | None = None,
    coaches: tuple[StrategyCard, ...] = (),
    manager: Standing | None = None,
    starter: str = "doyle",
    more: dict[str, Any] | None = None,
    icons: dict[str, str] | None = None,
    fielders: dict[str, Any] | None = None,
    to: str = "",
    **house: Any,
) -> Session[ClutchGame]:
    """Return a game at the moment *text* tells.

    The pitcher has faced nine and may be relieved. *offense*, *defense*: strategy cards in hand.
    *deck*: cards on top of both decks. *up*: who is at bat. *mound*: fields of the pitcher's
    outing. *manager*: of both clubs. *more*: fields of the state; *fielders*: of
    the dugout in the field. *icons*: ``{"lark": "MVP"}``. *to*: play on by defaults until that is
    asked, or until that die is to fall.
    """
    found = situation(text)
    extra = Deck("made", tuple(Copies(c, 1) for c in (*offense, *defense, *deck)))
    plain = Deck("plain", (*extra.cards, Copies(IDLE, 40)))
    base = cards(edition) if starter != "vane" else (VANE, *cards(edition)[1:])
    icons = icons or {}
    base = tuple(
        replace(card, icons=tuple(icons[card.id].split())) if card.id in icons else card
        for card in base
    )
    teams = tuple(
        team(
            edition, number, cards=base, deck=plain, stadium=stadium, coaches=coaches,
            manager=manager,
        )
        for number in (0, 1)
    )  # fmt: skip
    book = BOOKS[edition](
        setup(edition, teams=teams, weather=weather, home="second", **house)
    )
    game = book.after(book.start(), _sides())
    game = book.after(game, StartersShown(starter, f"{starter}~", "SP", "SP"))
    game = book.after(game, DecksShuffled())
    for side in Side:
        game = book.after(game, HandKept(side))
    game = book.after(game, LineupsShown(lineup("", starter), lineup("~", starter)))
    game = replace(
        game,
        inning=found.inning,
        batting=found.batting,
        offense=game.dugout(found.batting),
        defense=game.dugout(found.batting.other),
        outs=found.outs,
        visitor_runs=found.visitor_runs,
        home_runs=found.home_runs,
        is_fielding_set=True,
        pitchers_this_half=1,
        bases=_bases(found, game.dugout(found.batting.other).mound.pitcher),
    )
    mark = "~" if found.batting is Side.HOME else ""
    batting = game.offense
    game = game.with_dugout(game.batting, replace(batting, up=batting.order.index(up + mark)))
    afield = game.defense
    outing = {"faced": 9, "halves": 2, **(mound or {})}
    afield = replace(afield, mound=replace(afield.mound, **outing))
    game = game.with_dugout(game.fielding, replace(afield, **(fielders or {})))
    hands = replace(game.cards.hands, rng=Rng(11))
    for side, held in ((game.batting, offense), (game.fielding, defense)):
        hands = hands.with_hand(side, _hand(book, game, side, held, deck))
    game = replace(game, cards=replace(game.cards, hands=hands), **(more or {}))
    session = Session(
        book, LoadedDice(dice, seed=7), start=game, waits_for_throws=True
    )
    return until(session, to) if to else session


def _sides():
    return SidesDecided(SEATS[0], SEATS[1])


def _bases(found, pitcher: str) -> Bases:
    """Runners by their names in the shorthand: ``[1:quill 3:cole]``."""
    mark = "~" if found.batting is Side.HOME else ""
    names = {Base.FIRST: "quill", Base.SECOND: "cole", Base.THIRD: "reeve"}
    runners = {
        base.name.lower(): Runner((name.lower() or names[base]) + mark, pitcher)
        for base, name in found.runners
    }
    return Bases(**runners)


def _hand(book, game, side, held, deck) -> Hand:
    seat = game.dugout(side).seat
    left = list(book.decks[seat])
    hand = []
    for card in held:
        copy = next(c for c in left if c.partition("@")[0] == card.id)
        left.remove(copy)
        hand.append(copy)
    top = [next(c for c in left if c.partition("@")[0] == card.id) for card in deck]
    rest = [c for c in left if c not in top]
    return Hand(Pile((*top, *rest), NOBODY), Pile(tuple(hand), frozenset({seat})))


# Playing on


def asked(session) -> str:
    if isinstance(session.request, Roll):
        return session.request.purpose
    return session.decision.asks if session.decision is not None else ""


def until(session, question: str):
    """Answer by default until *question* is asked, or a die of that purpose waits."""
    session.waits_for_throws = True
    for _ in range(200):
        if session.request is None or asked(session) == question:
            return session
        step(session)
    raise AssertionError(f"{question!r} is never asked; now it is {asked(session)!r}")


def step(session):
    if isinstance(session.request, Roll):
        session.throw()
    else:
        assert session.decision.default is not None, session.decision.asks
        session.choose(session.decision.default)


def finish(session, start: int | None = None):
    """Answer by default to the end of this passage."""
    session.waits_for_throws = True
    start = session.passage if start is None else start
    while session.request is not None and session.passage == start:
        step(session)
    return session


def say(session, *keys: str):
    """Give these answers in turn; before each, play on by defaults until it is offered."""
    session.waits_for_throws = True
    for key in keys:
        for _ in range(200):
            decision = session.decision
            if decision is not None and any(o.answer == Key(key) for o in decision.options):
                break
            assert session.request is not None, f"{key!r} is never offered"
            step(session)
        session.choose(Key(key))
    return session


def lay(session, name: str, window: str = "") -> Any:
    """Play the card of that id, once its owner may."""
    session.waits_for_throws = True
    for _ in range(200):
        decision = session.decision
        if decision is not None and not (window and decision.asks != f"cards {window}"):
            for option in decision.options:
                answer = option.answer
                if isinstance(answer, Placed) and answer.card.partition("@")[0] == name:
                    session.choose(answer)
                    return session
        assert session.request is not None, f"{name!r} may never be played"
        step(session)
    raise AssertionError(f"{name!r} may never be played")


def refused(session, answer: Answer) -> list[str]:
    """Return the codes of the problems with which *answer* is refused."""
    try:
        session.fork().choose(answer)
    except Refused as problem:
        return [each.code for each in problem.problems]
    return []


def relieve(session, incoming: str):
    """Bring in *incoming*, when the defense is next asked."""
    until(session, "pitching change")
    mound = session.state.defense.mound.pitcher
    return session.choose(Substitution(incoming, mound))


def copy_of(session, name: str) -> str:
    for side in Side:
        for copy in session.state.cards.hands.of(side).hand.cards:
            if copy.partition("@")[0] == name:
                return copy
    return f"{name}@0-1"


def hand(session, side: Side) -> list[str]:
    return [c.partition("@")[0] for c in session.state.cards.hands.of(side).hand.cards]


def last(session, kind: type):
    """Return the last fact of that kind."""
    return next((fact for fact in reversed(session.facts) if isinstance(fact, kind)), None)


def told(session, kind: type) -> list[Any]:
    return [fact for fact in session.facts if isinstance(fact, kind)]


def on(session) -> str:
    """The bases: ``[lark - reeve]``, marks left out."""
    bases = session.state.bases
    shown = [r.player.rstrip("~") if r else "-" for r in (bases.first, bases.second, bases.third)]
    return f"[{' '.join(shown)}]"
