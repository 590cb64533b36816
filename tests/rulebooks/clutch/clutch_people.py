"""The sample players of the ledger's examples, and two clubs that both have them.

Those at home carry a ``~`` behind their ids.
"""

from __future__ import annotations

from typing import Any

from clutch_printed import IDLE
from msgspec.structs import replace

from hotstove.baseball.clubs import Club
from hotstove.baseball.lineups import LineupCard, LineupSpot
from hotstove.baseball.positions import Position
from hotstove.play.setup import Chair
from hotstove.rulebooks.clutch.cards import BatterCard, Glove, PitcherCard, Slot, TwoWayCard
from hotstove.rulebooks.clutch.results import Band, Chart, Result
from hotstove.rulebooks.clutch.setup import ClutchSetup, Team
from hotstove.rulebooks.clutch.strategy import Copies, Deck


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
