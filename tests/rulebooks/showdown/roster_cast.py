"""Twenty-five invented men who are a legal roster, and a few more."""

from __future__ import annotations

from showdown_cast import chart, positions

from hotstove.baseball.lineups import LineupSpot
from hotstove.baseball.positions import FIELDERS, Position
from hotstove.rulebooks.showdown.cards import HitterCard, PitcherCard, Role
from hotstove.rulebooks.showdown.construction import Roster

CHART = chart("SO 1-5, GB 6-10, BB 11-12, 1B 13-19, HR 20+")
HOMES = ("CA+1", "1B+1", "2B+1", "3B+1", "SS+1", "LF-RF+1", "CF+1", "LF-RF+1", "-", "1B+0", "SS+0")


def hitter(number: int, home: str) -> HitterCard:
    return HitterCard(
        id=f"h-{number}", person=f"h-{number}", name=f"Bat {number}", club="owls", points=200,
        chart=CHART, on_base=10, bats="R", speed=10, speed_letter="C",
        positions=() if home == "-" else positions(home),
    )  # fmt: skip


def pitcher(number: int, role: Role) -> PitcherCard:
    return PitcherCard(
        id=f"p-{number}", person=f"p-{number}", name=f"Arm {number}", club="owls", points=200,
        chart=CHART, control=3, role=role, ip=6, throws="R",
    )  # fmt: skip


BATS = [hitter(number, home) for number, home in enumerate(HOMES)]
ROLES = [Role.STARTER] * 5 + [Role.CLOSER] + [Role.RELIEVER] * 9
ARMS = [pitcher(number, role) for number, role in enumerate(ROLES)]
KNOWN = {card.id: card for card in (*BATS, *ARMS)}
FIELD = [LineupSpot(f"h-{number}", position) for number, position in enumerate(FIELDERS)]
ROSTER = Roster(
    club="owls",
    home_rules="AL",
    cards=tuple(card.id for card in (*BATS, *ARMS[:4], *ARMS[5:15])),
    backups=("h-9", "h-10"),
    rotation=("p-2", "p-0", "p-1", "p-3"),
    al=(*FIELD, LineupSpot("h-8", Position.DESIGNATED_HITTER)),
    nl=(*FIELD, LineupSpot("p-2", Position.PITCHER)),
)
