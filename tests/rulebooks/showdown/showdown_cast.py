"""The cast of the ledger's examples, and a way to set up any moment of a game with them.

``at("B9 0o [F] 4–4", dice=[6, 20])`` is a basic game at that moment, the next batter at the
plate and those dice about to fall. ``now("B9 0o [F] 4–4", league="NL", icons={"ames": "S HR"})``
is an advanced one. Both clubs have the same cards; those at home carry a ``~`` behind their ids,
which the helpers put there.
"""

from __future__ import annotations

from typing import Any, Literal

import pytest
from msgspec.structs import replace

from hotstove.baseball.bases import Base, Bases, Runner
from hotstove.baseball.clubs import Club
from hotstove.baseball.facts import LineupsShown, PinchHit, PitchingChange
from hotstove.baseball.lineups import FieldCard, LineupCard, LineupSpot, Substitution
from hotstove.baseball.positions import FIELDERS, Position
from hotstove.baseball.situation import Situation, situation
from hotstove.play.answers import Answer, Key
from hotstove.play.dice import LoadedDice
from hotstove.play.problems import Problem, Refused
from hotstove.play.seats import SEATS, Side
from hotstove.play.session import Session
from hotstove.play.setup import Chair
from hotstove.rulebooks.showdown.advanced import AdvancedShowdown
from hotstove.rulebooks.showdown.basic import BATTER_UP, BasicShowdown
from hotstove.rulebooks.showdown.cards import (
    Card,
    Chart,
    ChartRow,
    HitterCard,
    Icon,
    PitcherCard,
    Qualification,
    Result,
    Role,
    Slot,
)
from hotstove.rulebooks.showdown.setup import ShowdownSetup, Team
from hotstove.rulebooks.showdown.state import ShowdownGame


def chart(text: str) -> Chart:
    """``chart("SO 1-2, GB 3, HR 4+")``."""
    rows = []
    for part in text.split(","):
        result, span = part.split()
        low, _, high = span.partition("-")
        if span.endswith("+"):
            rows.append(ChartRow(int(span[:-1]), None, Result(result)))
        else:
            rows.append(ChartRow(int(low), int(high or low), Result(result)))
    return Chart(tuple(rows))


def positions(text: str) -> tuple[Qualification, ...]:
    found = []
    for part in text.split():
        slot, value = part.rsplit("+", 1) if "+" in part else part.rsplit("-", 1)
        found.append(Qualification(Slot(slot), int(value) if "+" in part else -int(value)))
    return tuple(found)


def hitter(name, on_base, speed, where, rows, bats="R", **more):
    letter, number = speed[0], int(speed[1:])
    return HitterCard(
        id=name.lower(),
        person=name.lower(),
        name=name,
        club="cast",
        points=100,
        chart=chart(rows),
        on_base=on_base,
        bats=bats,
        speed=number,
        speed_letter=letter,
        positions=positions(where),
        **more,
    )


def pitcher(name, control, ip, role, rows, throws="R", **more):
    return PitcherCard(
        id=name.lower(),
        person=name.lower(),
        name=name,
        club="cast",
        points=100,
        chart=chart(rows),
        control=control,
        ip=ip,
        role=Role(role),
        throws=throws,
        **more,
    )


PIKE_ROWS = "PU 1-2, SO 3-7, GB 8-11, FB 12-15, BB 16, 1B 17-19, 2B 20+"
PIKE = pitcher("Pike", 4, 6, "starter", PIKE_ROWS)
KIP = pitcher("Kip", 2, 5, "starter", PIKE_ROWS)
RUSK = pitcher(
    "Rusk", 3, 1, "reliever", "PU 1, SO 2-8, GB 9-13, FB 14-16, BB 17, 1B 18-19, HR 20+", "L"
)
TULLY = pitcher(
    "Tully", 6, 1, "closer", "PU 1-2, SO 3-11, GB 12-14, FB 15-17, BB 18, 1B 19, 2B 20+"
)
AMES = hitter(
    "Ames",
    10,
    "B15",
    "2B+3 SS+4",
    "SO 1-2, GB 3-4, FB 5-6, BB 7-10, 1B 11-15, 1B+ 16, 2B 17-18, 3B 19, HR 20+",
    "L",
)
BELL = hitter(
    "Bell", 8, "C10", "1B+1", "SO 1-3, GB 4-5, FB 6-7, BB 8-10, 1B 11-15, 2B 16-18, HR 19+"
)
COLE = hitter(
    "Cole", 9, "C12", "CA+7", "SO 1-3, GB 4-6, FB 7-8, BB 9-11, 1B 12-17, 2B 18-19, HR 20+", "S"
)
DORN = hitter(
    "Dorn",
    11,
    "A20",
    "OF+2",
    "SO 1-2, GB 3-5, FB 6, BB 7-11, 1B 12-15, 1B+ 16-17, 2B 18, 3B 19-20, HR 21+",
)
EADS = hitter(
    "Eads", 12, "C9", "", "SO 1-2, GB 3, FB 4-5, BB 6-11, 1B 12-14, 2B 15-16, HR 17+", "L"
)
_PLAIN = "SO 1-4, GB 5-7, FB 8-9, BB 10-11, 1B 12-17, 2B 18-19, HR 20+"
FOX = hitter("Fox", 7, "C11", "3B+1", _PLAIN)
GILES = hitter("Giles", 8, "B13", "SS+2 3B+0", _PLAIN)
HUME = hitter("Hume", 7, "B14", "LF-RF+1", _PLAIN)
JAY = hitter("Jay", 9, "A18", "CF+3", _PLAIN)
KERR = hitter("Kerr", 6, "C10", "IF+0", _PLAIN)
LOWE = hitter("Lowe", 6, "C9", "CA+3", _PLAIN)

CARDS = (
    PIKE,
    KIP,
    RUSK,
    TULLY,
    AMES,
    BELL,
    COLE,
    DORN,
    EADS,
    FOX,
    GILES,
    HUME,
    JAY,
    KERR,
    LOWE,
)
STANDS = {
    "ames": Position.SECOND_BASE,
    "bell": Position.FIRST_BASE,
    "cole": Position.CATCHER,
    "dorn": Position.RIGHT_FIELD,
    "eads": Position.DESIGNATED_HITTER,
    "fox": Position.THIRD_BASE,
    "giles": Position.SHORTSTOP,
    "hume": Position.LEFT_FIELD,
    "jay": Position.CENTRE_FIELD,
}
ORDER = ("ames", "bell", "cole", "dorn", "eads", "fox", "giles", "hume", "jay")
assert set(STANDS.values()) == {*FIELDERS, Position.DESIGNATED_HITTER}


def club(number: int) -> Club:
    town = ("Marsh", "Hill")[number]
    return Club(
        id=town.lower(),
        town=town,
        nickname=f"{town}ers",
        abbreviation=town[:3].upper(),
        primary="#8c2f2b",
        secondary="#f1e6c8",
        emblem="",
        park="",
        lore="",
    )


def setup(**changes) -> ShowdownSetup:
    visiting, home = Team(club(0), CARDS), Team(club(1), CARDS).mirrored()
    return replace(
        ShowdownSetup(
            seed=1, chairs=(Chair("Vera"), Chair("Hal")), teams=(visiting, home), home="second"
        ),
        **changes,
    )


def lineup(order=ORDER, starter="pike", suffix="", **moved) -> LineupCard:
    stands = STANDS | moved
    spots = tuple(LineupSpot(name + suffix, stands[name]) for name in order)
    return LineupCard(spots, starter + suffix)


def at(text: str = "T1 0o []", dice=(), *, batter: str = "ames", bring=True, **house):
    """Return a session at the moment *text* tells, *batter* at the plate, *dice* to fall."""
    book = BasicShowdown(setup(**house))
    game = book.after(
        replace(book.start(), has_sides=True),
        LineupsShown(lineup(), lineup(suffix="~")),
    )
    game = with_moment(game, situation(text), batter)
    session = Session(book, LoadedDice(dice, seed=7), start=game)
    if bring and session.decision is not None:
        session.choose(BATTER_UP)
    return session


def marks(batting: Side) -> tuple[str, str]:
    """What the ids of the side at bat and of the side in the field end in."""
    return ("", "~") if batting is Side.VISITOR else ("~", "")


def with_moment(game: ShowdownGame, moment: Situation, batter: str, turns: int = 0) -> ShowdownGame:
    """Return *game* at *moment*, *batter* due after *turns* full turns of the order."""
    mark, rival = marks(moment.batting)
    spare = iter([name for name in ("jay", "hume", "giles") if name != batter])
    runners = {
        base: Runner((name.lower() or next(spare)) + mark, "pike" + rival)
        for base, name in moment.runners
    }
    bases = Bases(runners.get(Base.FIRST), runners.get(Base.SECOND), runners.get(Base.THIRD))
    offense = game.dugout(moment.batting)
    offense = replace(offense, up=9 * turns + offense.order.index(batter + mark))
    return replace(
        game.with_dugout(moment.batting, offense).with_batting(moment.batting),
        inning=moment.inning,
        outs=moment.outs,
        bases=bases,
        visitor_runs=moment.visitor_runs,
        home_runs=moment.home_runs,
        is_fielding_set=True,
    )


# The advanced game

MOSS = hitter("Moss", 7, "B13", "LF+0", _PLAIN)
MACK = hitter("Mack", 5, "C9", "CA+1", _PLAIN)
NYE = hitter("Nye", 5, "C9", "SS+1", _PLAIN)
OTIS = hitter("Otis", 5, "C9", "LF+1", _PLAIN)
NASH = pitcher("Nash", 2, 2, "reliever", PIKE_ROWS)
AL_ORDER = ORDER
NL_ORDER = ("ames", "bell", "cole", "dorn", "fox", "giles", "hume", "jay", "pike")


def now(
    text: str = "T7 0o []",
    dice=(),
    *,
    league: Literal["AL", "NL"] = "AL",
    batter: str = "ames",
    turns: int = 1,
    bring: bool = False,
    taking_field: bool = False,
    icons: dict[str, str] | None = None,
    cards: dict[str, dict[str, Any]] | None = None,
    more: tuple[Card, ...] = (),
    without: str = "",
    backups: str = "",
    pitcher: str = "pike",
    mound: dict[str, Any] | None = None,
    offense_mound: dict[str, Any] | None = None,
    spent: str = "",
    gone: str = "",
    pen: str | None = None,
    hit_for: dict[str, str] | None = None,
    moved: dict[str, Position] | None = None,
    order: tuple[str, ...] = (),
) -> Session[ShowdownGame]:
    """Return an advanced game at the moment *text* tells, *batter* due, *dice* to fall.

    *bring*: he comes to the plate at once and no substitution is made. *taking_field*: the side
    in the field has still to take it. *icons*, *cards*: changes of cards, by name; *more*,
    *without*: players both clubs have besides, or not. *backups*: by name. *pitcher* is on the
    mound (a reliever has come in an inning ago), *mound* what he has behind him, *offense_mound*
    the same of the other side's starter. *spent*: icons used, ``"pike:K ames:V"``. Of the side at
    bat, or with *taking_field* of the one in the field: *gone* has left the bench, *pen* is all
    that is left of the bullpen, *hit_for* says who batted for whom. *turns*: how often the order
    has been through. *moved*: who stands elsewhere than usual, *order*: another batting order.
    """
    moment = situation(text)
    mark, rival = marks(moment.batting)
    own = rival if taking_field else mark
    book = AdvancedShowdown(advanced_setup(league, icons, cards, more, without, backups))
    order = order or (NL_ORDER if league == "NL" else AL_ORDER)
    stands = {"pike": Position.PITCHER, **(moved or {})}
    game = replace(book.start(), has_sides=True, slot=1, league=league)
    shown = LineupsShown(*(lineup(order, suffix=each, **stands) for each in ("", "~")))
    game = with_moment(book.after(game, shown), moment, batter, turns)
    game = replace(game, is_fielding_set=False)
    for side, whose in ((moment.batting, mark), (moment.batting.other, rival)):
        dugout = game.dugout(side)
        uses = tuple(use.replace(":", f"{whose}:") for use in spent.split())
        starter = replace(dugout.mound, innings=moment.inning - 1, faced=9)
        game = game.with_dugout(side, replace(dugout, mound=starter, spent=uses))
    fielding = moment.batting.other
    if pitcher != "pike":
        spot = game.defense.pitchers_spot
        change = PitchingChange(fielding, pitcher + rival, "pike" + rival, spot)
        game = book.after(game, change)
        game = _with_mound(game, fielding, innings=1, faced=4)
    if not taking_field:
        game = _with_mound(game, fielding, innings=game.defense.mound.innings + 1)
        game = replace(game, is_fielding_set=True)
    game = _with_mound(game, fielding, **(mound or {}))
    game = _with_mound(game, moment.batting, **(offense_mound or {}))
    side = fielding if taking_field else moment.batting
    for old, new in (hit_for or {}).items():
        dugout = game.dugout(side)
        spot = dugout.order.index(old + own)
        game = game.with_dugout(side, replace(dugout, up=9 + spot))
        game = book.after(game, PinchHit(side, spot + 1, new + own, old + own))
        game = game.with_dugout(side, replace(game.dugout(side), up=dugout.up))
    dugout = game.dugout(side)
    left = tuple(name + own for name in gone.split())
    dugout = replace(
        dugout,
        bench=tuple(card for card in dugout.bench if card not in left),
        bullpen=tuple(
            card
            for card in dugout.bullpen
            if card not in left and (pen is None or card.removesuffix("~") in pen.split())
        ),
        gone=(*dugout.gone, *left),
    )
    session = Session(book, LoadedDice(dice, seed=7), start=game.with_dugout(side, dugout))
    return bring_up(session) if bring else session


def _with_mound(game: ShowdownGame, side: Side, **changes: Any) -> ShowdownGame:
    dugout = game.dugout(side)
    return game.with_dugout(side, replace(dugout, mound=replace(dugout.mound, **changes)))


def advanced_setup(
    league: Literal["home", "AL", "NL"] = "home",
    icons: dict[str, str] | None = None,
    cards: dict[str, dict[str, Any]] | None = None,
    more: tuple[Card, ...] = (),
    without: str = "",
    backups: str = "",
    **changes: Any,
) -> ShowdownSetup:
    """Return a game of the cast against itself, with its icons, backups and a rotation."""
    found: list[Card] = []
    for card in (*CARDS, *more):
        letters = (icons or {}).get(card.id, "").split()
        card = replace(card, icons=tuple(Icon(each) for each in letters))
        card = replace(card, **(cards or {}).get(card.id, {}))
        if card.id not in without.split():
            found.append(card)
    team = Team(
        club(0), tuple(found), ("pike", "kip", "pike", "kip"), frozenset(backups.split())
    )
    teams = (team, replace(team.mirrored(), club=club(1)))
    return setup(teams=teams, league=league, **{"slot": 1, **changes})


def own(session: Session[ShowdownGame], name: str) -> str:
    """Return the id of *name* on the side that is asked, or whose icon it is: ``ames~:S``."""
    game = session.state
    assert session.request is not None
    mark = "" if game.visitor.seat == session.request.seat else "~"
    player, colon, icon = name.partition(":")
    return player + mark + colon + icon


def bring_up(session: Session[ShowdownGame]) -> Session[ShowdownGame]:
    """Bring the batter to the plate; no substitution is made."""
    for question in ("batter up", "pitching change"):
        if session.decision is not None and session.decision.asks == question:
            assert session.decision.default is not None
            session.choose(session.decision.default)
    return session


def bat(session: Session[ShowdownGame], name: str, outgoing: str = "") -> Substitution:
    """The answer that sends *name* to bat for whoever is due."""
    batter = own(session, outgoing) if outgoing else session.state.offense.batter
    return Substitution(own(session, name), batter)


def relieve(session: Session[ShowdownGame], name: str) -> Substitution:
    """The answer that brings *name* in for the pitcher on the mound."""
    defense = session.state.defense
    mark = "~" if defense.pitcher.endswith("~") else ""
    return Substitution(name + mark, defense.pitcher)


def key(session: Session[ShowdownGame], name: str) -> Key:
    """An icon of the side that is asked, ``pike:K``, or a plain answer."""
    return Key(own(session, name) if ":" in name else name)


def answer(session: Session[ShowdownGame], *answers: str | Answer) -> Session[ShowdownGame]:
    """Give *answers* in turn; plain words are keys."""
    for each in answers:
        session.choose(key(session, each) if isinstance(each, str) else each)
    return session


def refused(session: Session[ShowdownGame], given: str | Answer) -> list[str]:
    """Return the codes with which *given* is refused; nothing may have changed by it."""
    before, request = session.state, session.request
    try:
        answer(session, given)
    except Refused as refusal:
        assert session.state is before
        assert session.request is request
        return [problem.code for problem in refusal.problems]
    return []


def problem(session: Session[ShowdownGame], given: str | Answer) -> Problem:
    """Return the first refusal of *given*."""
    with pytest.raises(Refused) as refusal:
        answer(session, given)
    return refusal.value.problems[0]


def field_card(session: Session[ShowdownGame], text: str, pitcher: str = "") -> FieldCard:
    """Read ``"ames 2B, bell 1B, ..."``, spots 1 to 9, as an answer of the side in the field."""
    defense = session.state.defense
    mark = "~" if defense.pitcher.endswith("~") else ""
    spots = [part.split() for part in text.split(",")]
    return FieldCard(
        tuple(name + mark for name, _ in spots),
        tuple(Position(position) for _, position in spots),
        pitcher + mark if pitcher else defense.pitcher,
    )


def asked(session: Session[ShowdownGame]) -> str:
    """The open question; empty when the game is over or a die is to fall."""
    return session.decision.asks if session.decision is not None else ""


def bare(names) -> list[str]:
    """Ids without the mark of the side at home."""
    return [name.removesuffix("~") for name in names]


def on(session: Session[ShowdownGame]) -> str:
    """The bases as the ledger writes them: ``1:ames 3:cole``."""
    runners = sorted(session.state.bases.runners())
    return " ".join(f"{base}:{runner.player.rstrip('~')}" for base, runner in runners)


def score(session: Session[ShowdownGame]) -> tuple[int, int]:
    return session.state.visitor_runs, session.state.home_runs


def last(session: Session[ShowdownGame], kind):
    return [fact for fact in session.facts if isinstance(fact, kind)][-1]


VISITING, AT_HOME = SEATS[:2]
