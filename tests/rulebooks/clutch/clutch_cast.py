"""The sample cards of the ledger's examples, and a way to set up any moment of a game with them.

``at(2017, "B9 0o [F] 4-4", dice=[9, 14])`` is a game at that moment, the side in the field about
to be asked before the next batter. Both clubs have the same cards; those at home carry a ``~``
behind their ids. Away hits first, so ``T`` moments have plain batters and ``~`` pitchers.
"""

from __future__ import annotations

import tomllib
from typing import Any

from msgspec.structs import replace

from hotstove.baseball.bases import Base, Bases, Runner
from hotstove.baseball.clubs import Club
from hotstove.baseball.effects.hands import Hand
from hotstove.baseball.effects.reading import Reader
from hotstove.baseball.facts import LineupsShown, SidesDecided
from hotstove.baseball.lineups import LineupCard, LineupSpot, Substitution
from hotstove.baseball.positions import Position
from hotstove.baseball.situation import situation
from hotstove.play.answers import Answer, Key, Placed
from hotstove.play.decisions import Roll
from hotstove.play.dice import LoadedDice, Rng
from hotstove.play.piles import NOBODY, Pile
from hotstove.play.problems import Refused
from hotstove.play.seats import SEATS, Side
from hotstove.play.session import Session
from hotstove.play.setup import Chair
from hotstove.rulebooks.clutch.card_verbs import VOCABULARY
from hotstove.rulebooks.clutch.cards import BatterCard, Glove, PitcherCard, Slot, TwoWayCard
from hotstove.rulebooks.clutch.edition_2017 import Clutch2017
from hotstove.rulebooks.clutch.edition_2024 import Clutch2024
from hotstove.rulebooks.clutch.facts import DecksShuffled, HandKept, StartersShown
from hotstove.rulebooks.clutch.results import Band, Chart, Result
from hotstove.rulebooks.clutch.setup import ClutchSetup, Team
from hotstove.rulebooks.clutch.state import ClutchGame
from hotstove.rulebooks.clutch.strategy import (
    Copies,
    Deck,
    IconBonus,
    Lifetime,
    Stadium,
    Standing,
    StrategyCard,
    Wait,
)

BOOKS = {2017: Clutch2017, 2024: Clutch2024}


def chart(text: str) -> Chart:
    """``chart("SO 1, GB 4, FB 7")``: each result and its lowest total."""
    bands = [part.split() for part in text.split(",")]
    return Chart(tuple(Band(int(low), Result(code)) for code, low in bands))


BC = chart("SO 1, GB 4, FB 7, BB 10, 1B 13, 2B 18, 3B 20, HR 21")
PC17 = chart("SO 1, GB 8, FB 13, BB 17, 1B 19, 2B 20, HR 23")
PC24 = chart("SO 1, GB 7, LD 11, FB 13, BB 17, 1B 19, 2B 20, HR 23")


def batter(edition, name, on_base, where, *, bats="R", speed=12, run=0, steal=0, **more):
    """*where*: ``"SS+3 2B+1"``."""
    gloves = tuple(_glove(part) for part in where.split())
    return BatterCard(
        id=name.lower(),
        person=name.lower(),
        name=name,
        club="cast",
        edition=edition,
        salary=100,
        chart=more.pop("rows", BC),
        bats=bats,
        on_base=on_base,
        gloves=gloves,
        speed=speed if edition == 2017 else 0,
        baserunning=(run or speed + 3) if edition == 2024 else 0,
        stealing=(steal or speed + 3) if edition == 2024 else 0,
        **more,
    )


def _glove(part: str) -> Glove:
    for sign in "+-":
        if sign in part:
            slot, number = part.rsplit(sign, 1)
            return Glove(Slot(slot), int(sign + number))
    return Glove(Slot(part), 0)


def pitcher(edition, name, command, roles, *, throws="R", defense=2, x_zone=2, **more):
    """*roles*: ``"SP6 RP2"``."""
    found = {part[:2]: int(part[2:]) for part in roles.split()}
    return PitcherCard(
        id=name.lower(),
        person=name.lower(),
        name=name,
        club="cast",
        edition=edition,
        salary=more.pop("salary", 100),
        chart=PC17 if edition == 2017 else PC24,
        throws=throws,
        command=command,
        roles=found,
        defense=defense,
        x_zone=x_zone,
        **more,
    )


def cards(edition: int):
    """Lark leads off at shortstop; Quill is in left; Doyle starts, Thorn relieves."""
    new = edition == 2024
    lark = batter(
        edition, "Lark", 12, "SS+3" if new else "SS+2", speed=15, run=16, steal=18,
        matchup={"L": 1}, clutch=2,
    )  # fmt: skip
    quill = batter(
        edition, "Quill", 10, "LF+1 RF+0" if new else "OF+1", bats="S", speed=11, run=13, steal=12,
        clutch=-1,
    )  # fmt: skip
    doyle = pitcher(
        edition, "Doyle", 4, "SP6 RP2" if new else "SP6", matchup={"R": 1}, clutch=1, salary=410
    )
    thorn = pitcher(
        edition, "Thorn", 3, "RP1", throws="L", matchup={"L": 2}, x_zone=1, defense=1
    )
    men = [
        lark,
        quill,
        batter(edition, "Cass", 10, "CA+8", speed=8),
        batter(edition, "Fitch", 10, "1B+1", speed=9),
        batter(edition, "Sabo", 10, "2B+3"),
        batter(edition, "Trask", 10, "3B+2"),
        batter(edition, "Cole", 10, "CF+3", speed=16),
        batter(edition, "Reeve", 10, "RF+2" if new else "OF+2"),
        batter(edition, "Dunn", 10, "1B+0"),
        batter(edition, "Ives", 9, "LF+2 CF+2" if new else "OF+2", speed=14),
        batter(edition, "Moss", 9, "CA+7" if new else "CA+6"),
        batter(edition, "Webb", 9, "2B+1 SS+1 3B+1" if new else "IF+1"),
        *([batter(edition, "Yost", 9, "RF+1 LF+1")] if new else []),
    ]
    staff = [
        doyle,
        pitcher(edition, "Ames", 4, "SP6", salary=400),
        pitcher(edition, "Dorn", 4, "SP6", salary=520),
        pitcher(edition, "Bray", 4, "SP6", salary=470),
        pitcher(edition, "Holt", 4, "BP4" if new else "SP6", salary=300),
        thorn,
        pitcher(edition, "Pell", 3, "RP1"),
        pitcher(edition, "Rusk", 3, "RP2", throws="L"),
        pitcher(edition, "Tully", 5, "RP1 OP1" if new else "CP1"),
        pitcher(edition, "Nash", 2, "RP2"),
    ]
    return (*men, *staff)


ROTATION = ("doyle", "ames", "dorn", "bray", "holt")
PEN = ("thorn", "pell", "rusk", "tully", "nash")
STANDS = {
    "lark": Position.SHORTSTOP,
    "quill": Position.LEFT_FIELD,
    "cass": Position.CATCHER,
    "fitch": Position.FIRST_BASE,
    "sabo": Position.SECOND_BASE,
    "trask": Position.THIRD_BASE,
    "cole": Position.CENTRE_FIELD,
    "reeve": Position.RIGHT_FIELD,
    "dunn": Position.DESIGNATED_HITTER,
}
VANE = TwoWayCard(
    batter=replace(batter(2024, "Vane", 11, "DH"), clutch=1),
    pitcher=pitcher(2024, "Vane", 5, "SP6"),
)


def club(number: int) -> Club:
    town = ("River", "Harbor")[number]
    return Club(
        id=town.lower(),
        town=town,
        nickname=f"{town}men",
        abbreviation=town[:3].upper(),
        primary="#8c2f2b",
        secondary="#f1e6c8",
        emblem="",
        park="",
        lore="",
    )


# Cards


def effects(raw, field="effects"):
    reader = Reader(VOCABULARY, "CL-100")
    found = reader.effects(raw, field)
    assert not reader.problems, reader.problems
    return found


def conditions(raw):
    reader = Reader(VOCABULARY, "CL-100")
    found = reader.conditions(raw, "when")
    assert not reader.problems, reader.problems
    return found


def wait(raw) -> Wait:
    return Wait(
        window=raw["window"],
        when=conditions(raw.get("when", [])),
        effects=effects(raw.get("effects", [])),
        is_optional=raw.get("optional", False),
        discard=raw.get("discard", 0),
    )


def made(name: str, text: str, edition: int = 0) -> StrategyCard:
    """Return a card: ``'side="offense", windows=["before_swing"], effects=[...]'``."""
    raw = tomllib.loads(f"card = {{{text}}}")["card"]
    life = raw.get("lifetime")
    return StrategyCard(
        id=name,
        title=raw.get("title", name.replace("_", " ").title()),
        editions=(edition,) if edition else (2017, 2024),
        side=raw.get("side", "neutral"),
        windows=tuple(raw["windows"]),
        text=f"What {name} does.",
        rarity=raw.get("rarity", "common"),
        marker=raw.get("marker", "none"),
        needs_clutch_moment=raw.get("clutch", False),
        when=conditions(raw.get("when", [])),
        cost=raw.get("cost", 0),
        is_cost_random=raw.get("random", False),
        effects=effects(raw.get("effects", [])),
        icon_bonus=tuple(
            IconBonus(tuple(each["any_of"]), each["who"], effects(each["effects"]))
            for each in raw.get("icons", [])
        ),
        lifetime=Lifetime(**{**life, "until": tuple(life.get("until", ()))}) if life else None,
        waits=tuple(wait(each) for each in raw.get("waits", [])),
        on_success=effects(raw.get("success", [])),
        on_failure=effects(raw.get("failure", [])),
        coach=raw.get("coach", ""),
    )


SWING_TWO = made(
    "swing_two",
    'side="offense", windows=["before_pitch", "before_swing"], '
    'effects=[{modify={what="swing", by=2}}]',
)
IDLE = made("idle", 'side="neutral", windows=["half_end"], when=[{inning=90}], effects=[{draw=1}]')


def stadium(text: str, edition: int = 0) -> Stadium:
    raw = tomllib.loads(f"park = {{{text}}}")["park"]
    parts = {
        part: wait({"window": raw["main"]["window"], **raw[part]})
        for part in ("team", "defensive", "offensive")
        if part in raw
    }
    return Stadium(
        id="park",
        name="The Park",
        editions=(edition,) if edition else (2017, 2024),
        text="A park.",
        main=wait(raw["main"]),
        club=raw.get("club", ""),
        **parts,
    )


def standing(text: str) -> Standing:
    raw = tomllib.loads(f"main = {{{text}}}")["main"]
    return Standing(
        id="sky", name="The Sky", editions=(2017, 2024), text="Weather.", main=wait(raw)
    )


def team(edition: int, number: int, **more: Any) -> Team:
    found = Team(
        club=club(number),
        cards=more.pop("cards", cards(edition)),
        rotation=more.pop("rotation", ROTATION),
        bullpen=more.pop("bullpen", PEN),
        deck=more.pop("deck", Deck("plain", (Copies(IDLE, 40 if edition == 2017 else 50),))),
        **more,
    )
    return found.mirrored() if number else found


def setup(edition: int, **changes: Any) -> ClutchSetup:
    teams = changes.pop("teams", None) or (team(edition, 0), team(edition, 1))
    basis = ClutchSetup(
        seed=1, chairs=(Chair("Vera"), Chair("Hal")), teams=teams, home="second"
    )
    return replace(basis, **changes)


def lineup(mark: str = "", starter: str = "doyle", stands=None) -> LineupCard:
    spots = tuple(LineupSpot(name + mark, at) for name, at in (stands or STANDS).items())
    return LineupCard(spots, starter + mark)


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
    outing. *more*: fields of the state; *fielders*: of
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
        team(edition, number, cards=base, deck=plain, stadium=stadium, coaches=coaches)
        for number in (0, 1)
    )
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
