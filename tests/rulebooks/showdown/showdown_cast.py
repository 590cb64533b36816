"""The cast of the ledger's examples, and a way to set up any moment of a game with them.

``at("B9 0o [F] 4–4", dice=[6, 20])`` is a basic game at that moment, the next batter at the
plate and those dice about to fall.
"""

from __future__ import annotations

from msgspec.structs import replace

from hotstove.baseball.bases import Base, Bases, Runner
from hotstove.baseball.clubs import Club
from hotstove.baseball.facts import LineupsShown
from hotstove.baseball.lineups import LineupCard, LineupSpot
from hotstove.baseball.positions import FIELDERS, Position
from hotstove.baseball.situation import situation
from hotstove.play.dice import LoadedDice
from hotstove.play.seats import SEATS, Side
from hotstove.play.session import Session
from hotstove.play.setup import Chair
from hotstove.rulebooks.showdown.basic import BATTER_UP, BasicShowdown
from hotstove.rulebooks.showdown.cards import (
    Chart,
    ChartRow,
    HitterCard,
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
    moment = situation(text)
    game = book.after(
        replace(book.start(), has_sides=True),
        LineupsShown(lineup(), lineup(suffix="~")),
    )
    mark = "" if moment.batting is Side.VISITOR else "~"
    rival = "~" if moment.batting is Side.VISITOR else ""
    spare = iter([name for name in ("jay", "hume", "giles") if name != batter])
    runners = {
        base: Runner((name.lower() or next(spare)) + mark, "pike" + rival)
        for base, name in moment.runners
    }
    bases = Bases(runners.get(Base.FIRST), runners.get(Base.SECOND), runners.get(Base.THIRD))
    offense = replace(game.dugout(moment.batting), up=ORDER.index(batter))
    game = replace(
        game.with_dugout(moment.batting, offense),
        inning=moment.inning,
        batting=moment.batting,
        outs=moment.outs,
        bases=bases,
        visitor_runs=moment.visitor_runs,
        home_runs=moment.home_runs,
        is_fielding_set=True,
    )
    session = Session(book, LoadedDice(dice, seed=7), start=game)
    if bring and session.decision is not None:
        session.choose(BATTER_UP)
    return session


def on(session: Session[ShowdownGame]) -> str:
    """The bases as the ledger writes them: ``1:ames 3:cole``."""
    runners = sorted(session.state.bases.runners())
    return " ".join(f"{base}:{runner.player.rstrip('~')}" for base, runner in runners)


def score(session: Session[ShowdownGame]) -> tuple[int, int]:
    return session.state.visitor_runs, session.state.home_runs


def last(session: Session[ShowdownGame], kind):
    return [fact for fact in session.facts if isinstance(fact, kind)][-1]


VISITING, AT_HOME = SEATS[:2]
