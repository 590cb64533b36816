"""A second umpire for advanced games: reads the facts alone and knows the ledger, not the code.

``faults_of(session)`` lists what no legal game may show; ``paths_of(session)`` names every way
of changing the game that was taken in it.
"""

from __future__ import annotations

from collections import Counter

from msgspec import Struct, field

from hotstove.baseball.bases import Base
from hotstove.baseball.facts import (
    Batted,
    CameToBat,
    FieldSet,
    LineupsShown,
    PinchHit,
    PitchingChange,
    RunnersMoved,
    SidesChanged,
)
from hotstove.baseball.positions import FIELDERS, INFIELD, OUTFIELD, Position
from hotstove.play.seats import Side
from hotstove.rulebooks.showdown.cards import HitterCard, Icon, PitcherCard, Result, Role
from hotstove.rulebooks.showdown.facts import (
    DoublePlayTried,
    IconUsed,
    Pitched,
    RunnersSent,
    Swung,
    ThrewAt,
    TookField,
    WonInning,
)

P, DH = Position.PITCHER, Position.DESIGNATED_HITTER
LIMITS = {Icon.V: 2}


class Club(Struct):
    """One side as its substitutions have left it."""

    order: list[str]
    stands: dict[str, Position | None]
    pitcher: str
    started: tuple[str, ...]
    seen: set[str] = field(default_factory=set)
    out: set[str] = field(default_factory=set)
    turns: int = 0
    innings: int = 0
    faced: int = 0
    faced_this_half: int = 0
    reached_this_half: int = 0
    extra_ip: int = 0
    charged: int = 0
    pitched_this_half: bool = False
    has_dh: bool = True

    @property
    def starter(self):
        return self.pitcher == self.started[9]


class Umpire:
    def __init__(self, session):
        self.book = session.rulebook
        self.cards = self.book.cards
        self.faults = []
        self.paths = Counter()
        self.clubs = {}
        self.inning, self.batting = 1, Side.VISITOR
        self.changes = 0
        self.hits = 0
        self.has_fielded = False
        self.twenty = self.rp = 0
        self.used = Counter()
        self.result = None
        for fact in session.facts:
            reader = getattr(self, f"read_{type(fact).__name__}", None)
            if reader is not None:
                reader(fact)

    def wrong(self, rule, what):
        self.faults.append(f"{rule}: {what} (inning {self.inning}, {self.batting} batting)")

    def took(self, path):
        self.paths[path] += 1

    @property
    def offense(self):
        return self.clubs[self.batting]

    @property
    def defense(self):
        return self.clubs[self.batting.other]

    def next_fielding(self, side):
        return self.inning + (side is self.batting and side is Side.HOME)

    # The sides

    def read_LineupsShown(self, fact: LineupsShown):
        for side, card in ((Side.VISITOR, fact.visitor), (Side.HOME, fact.home)):
            order = [spot.player for spot in card.spots]
            stands = {spot.player: spot.position for spot in card.spots}
            club = Club(order, stands, card.pitcher, (*order, card.pitcher))
            club.seen = {*order, card.pitcher}
            club.has_dh = DH in stands.values()
            self.clubs[side] = club
            if any(player in self.book.backups for player in order):
                self.wrong("SD-A-50", "a backup starts")

    def read_TookField(self, fact: TookField):
        club = self.clubs[fact.side]
        if fact.side is not self.batting.other or self.has_fielded:
            self.wrong("SD-M-H0", "took the field twice or out of turn")
        self.has_fielded = True
        club.innings += 1
        club.faced_this_half = club.reached_this_half = 0
        club.pitched_this_half = False
        self.rp = 0
        self.check_nine(club)

    def check_nine(self, club):
        """SD-A-04, 06, 50: everybody once, qualified, nobody who is out."""
        held = Counter(club.stands[player] for player in club.order)
        if any(held[position] != 1 for position in FIELDERS):
            self.wrong("SD-A-04", f"field not filled: {held}")
        if held[DH] + held[P] != 1 or held[DH] != club.has_dh:
            self.wrong("SD-A-07", "DH or pitcher wrong")
        for player in club.order:
            position, card = club.stands[player], self.cards[player]
            if position in FIELDERS and card.fielding(position) is None:
                self.wrong("SD-C-07", f"{player} at {position}")
            if position is P and player != club.pitcher:
                self.wrong("SD-A-43", f"{player} bats for the pitcher")
            if self.inning < 7 and player in self.book.backups:
                self.wrong("SD-A-50", f"backup {player} in the nine")
        if club.out & {*club.order, club.pitcher}:
            self.wrong("SD-A-41", "somebody has come back")

    def read_SidesChanged(self, fact: SidesChanged):
        defense = self.defense
        if defense.faced_this_half == 3 and not defense.reached_this_half:
            owed = Icon.CY in self.cards[defense.pitcher].icons
            if owed and not self.won:
                self.wrong("SD-I-CY", "no inning for a 1-2-3 inning")
        self.inning += self.batting is Side.HOME
        self.batting = self.batting.other
        self.has_fielded = False
        self.won = False

    won = False

    def read_WonInning(self, fact: WonInning):
        self.won = True
        club = self.clubs[fact.side]
        if club.faced_this_half != 3 or club.reached_this_half:
            self.wrong("SD-I-08", "no 1-2-3 inning")
        club.extra_ip += 1
        self.took("icon CY")

    # Substitutions

    def enters(self, club, player, kind):
        card = self.cards[player]
        if player in club.seen:
            self.wrong("SD-A-41", f"{player} enters twice")
        if not isinstance(card, kind) or getattr(card, "role", None) is Role.STARTER:
            self.wrong("SD-A-49", f"{player} may not enter so")
        club.seen.add(player)

    def may_leave(self, club):
        """SD-A-44: whether the pitcher of *club* may go."""
        return not club.starter or self.inning >= 5 or club.charged >= 10

    def read_PinchHit(self, fact: PinchHit):
        club = self.clubs[fact.side]
        self.hits += 1
        if self.hits > 1 + bool(self.changes):
            self.wrong("SD-A-40", "a pinch hitter too many")
        self.enters(club, fact.incoming, HitterCard)
        if club.turns < 9 and fact.outgoing == club.started[fact.spot - 1]:
            self.wrong("SD-A-08", f"{fact.outgoing} has not batted")
        for_pitcher = fact.outgoing == club.pitcher
        if for_pitcher and not self.may_leave(club):
            self.wrong("SD-A-44", "the starter was hit for")
        late = self.next_fielding(fact.side) >= 7
        is_backup = fact.incoming in self.book.backups
        if is_backup and not late and not for_pitcher:
            self.wrong("SD-A-50", f"backup {fact.incoming} bats too early")
        self.took("answering hitter" if self.changes else "pinch hitter")
        if for_pitcher:
            self.took("pinch hitter for a pitcher")
        if is_backup:
            self.took("backup late" if late else "backup for a pitcher")
        position = club.stands[fact.outgoing]
        if position is DH:
            self.took("pinch hitter for the DH")
        club.order[fact.spot - 1] = fact.incoming
        club.stands[fact.incoming] = DH if position is DH else None
        club.out.add(fact.outgoing)

    def read_PitchingChange(self, fact: PitchingChange):
        club = self.clubs[fact.side]
        was_hit_for = club.pitcher in club.out
        if not was_hit_for and not self.may_leave(club):
            self.wrong("SD-A-44", "the starter was taken out")
        self.enters(club, fact.incoming, PitcherCard)
        if self.has_fielded:
            self.changes += 1
            if self.changes > 1:
                self.wrong("SD-A-40", "two pitching changes")
            if not club.starter and not club.faced:
                self.wrong("SD-A-45", f"{club.pitcher} has faced nobody")
            self.took("reliever who bats" if fact.spot else "reliever")
        else:
            self.took("compulsory pitcher" if was_hit_for else "new pitcher for the inning")
        club.out.add(club.pitcher)
        if fact.spot:
            leaving = club.order[fact.spot - 1]
            if leaving != club.pitcher and club.pitcher in club.order:
                self.took("double move")
            if club.has_dh:
                self.took("DH lost with a new pitcher")
                club.has_dh = False
            elif club.stands[leaving] not in (None, P):
                self.took("new pitcher bats for a fielder")
            club.out.add(leaving)
            club.order[fact.spot - 1] = fact.incoming
            club.stands[fact.incoming] = P
        club.pitcher = fact.incoming
        club.innings, club.faced, club.faced_this_half = int(self.has_fielded), 0, 0
        club.extra_ip = club.charged = 0
        club.pitched_this_half = False
        self.rp = 0

    def read_FieldSet(self, fact: FieldSet):
        club = self.clubs[fact.side]
        new = [player for player in fact.order if player not in club.order]
        for player in new:
            if player != club.pitcher:
                self.enters(club, player, HitterCard)
        for old, player in zip(club.order, fact.order, strict=True):
            if player in club.order and old != player:
                self.wrong("SD-A-41", f"{player} bats in another spot")
        if self.has_fielded and any(player != club.pitcher for player in new):
            self.wrong("SD-A-48", "a replacement in the middle of an inning")
        had_dh = club.has_dh
        club.has_dh = DH in fact.positions
        if club.has_dh and not had_dh:
            self.wrong("SD-A-07", "the DH has come back")
        if had_dh and not club.has_dh:
            self.took("DH lost")
        if any(player != club.pitcher for player in new):
            self.took("newcomer in the field")
        elif self.has_fielded:
            self.took("shuffle with a pitching change")
        elif not new and had_dh == club.has_dh:
            self.took("shuffle")
        club.out |= {player for player in club.order if player not in fact.order}
        club.order = list(fact.order)
        club.stands = dict(zip(fact.order, fact.positions, strict=True))
        self.check_nine(club)

    # At bat

    def read_CameToBat(self, fact: CameToBat):
        club = self.clubs[fact.side]
        if not self.has_fielded or fact.side is not self.batting:
            self.wrong("SD-M", "came to bat out of turn")
        if fact.spot != club.turns % 9 + 1 or club.order[fact.spot - 1] != fact.batter:
            self.wrong("SD-B-05", f"{fact.batter} bats out of order")
        self.pitch = None
        self.swing = None
        self.gloves = 0
        self.twenty = 0

    def read_Pitched(self, fact: Pitched):
        club = self.defense
        card = self.cards[fact.pitcher]
        if not isinstance(self.cards[fact.batter], HitterCard):
            self.wrong("SD-A-09", "a pitch to a pitcher")
        tired = max(0, club.innings - card.ip - club.extra_ip)
        if fact.modifier != self.twenty + self.rp - tired:
            self.wrong("SD-A-30", f"{fact.modifier} on the pitch")
        club.pitched_this_half = True
        self.twenty = 0
        self.pitch = fact

    def read_Swung(self, fact: Swung):
        on_pitchers = self.pitch is None or self.pitch.is_pitchers
        reader = self.defense.pitcher if on_pitchers else self.offense.order[self.offense.turns % 9]
        if fact.chart_of != reader:
            self.wrong("SD-A-09", f"the swing on {fact.chart_of}'s chart")
        self.swing = fact
        self.result = fact.result

    def read_IconUsed(self, fact: IconUsed):
        club, icon, player = self.clubs[fact.side], fact.icon, fact.player
        use = (player, icon, self.inning if icon is Icon.TWENTY else 0)
        self.used[use] += 1
        if self.used[use] > LIMITS.get(icon, 1):
            self.wrong("SD-I-02", f"{player} uses {icon} too often")
        if icon not in self.cards[player].icons:
            self.wrong("SD-I-02", f"{player} has no {icon}")
        is_defense = fact.side is not self.batting
        if is_defense is not (icon in (Icon.K, Icon.TWENTY, Icon.RP, Icon.G)):
            self.wrong("SD-I-02", f"{icon} by the wrong side")
        batter = self.offense.order[self.offense.turns % 9]
        if icon in (Icon.K, Icon.TWENTY, Icon.RP) and player != self.defense.pitcher:
            self.wrong("SD-I-02", f"{player} is not on the mound")
        if icon in (Icon.HR, Icon.S, Icon.V) and player != batter:
            self.wrong("SD-I-02", f"{player} is not at bat")
        before = self.result
        if icon is Icon.S and before not in (Result.SINGLE, Result.SINGLE_PLUS):
            self.wrong("SD-I-S", before)
        if icon is Icon.HR and before not in (Result.DOUBLE, Result.TRIPLE):
            self.wrong("SD-I-HR", before)
        if icon is Icon.V and not before.is_out:
            self.wrong("SD-I-V", before)
        if icon is Icon.TWENTY:
            self.twenty += 3
        if icon is Icon.RP:
            self.rp += 3
            if self.inning < 7 or club.pitched_this_half:
                self.wrong("SD-I-RP", "too early or too late")
        if icon is Icon.G:
            self.gloves += 10
        if fact.result is not None:
            self.result = fact.result
        self.took(f"icon {icon}")

    def read_DoublePlayTried(self, fact: DoublePlayTried):
        self.check_gloves(fact.infield, INFIELD, fact.modifier)

    def read_ThrewAt(self, fact: ThrewAt):
        self.check_gloves(fact.outfield, OUTFIELD, fact.modifier)
        self.took(f"throw at {fact.base.name.lower()}")

    def check_gloves(self, told, where, modifier):
        """SD-A-10, SD-I-09."""
        club = self.defense
        total = sum(
            self.cards[player].fielding(club.stands[player])
            for player in club.order
            if club.stands[player] in where
        )
        if told != total or modifier != self.gloves:
            self.wrong("SD-A-10", f"gloves {told} +{modifier}, not {total} +{self.gloves}")

    def read_RunnersSent(self, fact: RunnersSent):
        self.took("two sent" if len(fact.runners) == 2 else "one sent")

    def read_Batted(self, fact: Batted):
        if fact.code != self.result:
            self.wrong("SD-I-04", f"{fact.code} carried out, not {self.result}")
        club = self.defense
        club.faced += 1
        club.faced_this_half += 1
        club.reached_this_half += any(
            move.start is Base.PLATE and not move.is_out for move in fact.advances
        )
        self.charge(fact.advances)
        self.offense.turns += 1
        self.changes = self.hits = self.gloves = 0

    def read_RunnersMoved(self, fact: RunnersMoved):
        self.charge(fact.advances)
        self.gloves = 0
        if fact.cause == "SB":
            self.took("stolen base")

    def charge(self, advances):
        club = self.defense
        for move in advances:
            club.charged += move.scores and move.runner.charged == club.pitcher


def faults_of(session):
    return Umpire(session).faults


def paths_of(session):
    return Umpire(session).paths
