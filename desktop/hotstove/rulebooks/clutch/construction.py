"""Roster legality, CL-15 to 18, C17-04 to 13, C24-05 to 14: which cards are a roster.

Decks, coaches and parks are judged in strategy; what a fault is told stands in problem_wording.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, Protocol

from hotstove.baseball.lineups import LineupCard, LineupSpot
from hotstove.baseball.matching import matched
from hotstove.baseball.positions import FIELDERS, Position
from hotstove.play.problems import Problem
from hotstove.play.values import Value

from .cards import BatterCard, Card, CardId, PitcherCard, Role, batter_side, pitcher_side
from .editions import Edition
from .faults import fault
from .lineups import SPOTS, check_lineup, open_positions
from .strategy import wrong_edition

STANDARD: Final = "standard"
ALL_STAR: Final = "all-star"
_CATCHER: Final = Position.CATCHER


class Format(Value, frozen=True):
    """C17-13, C24-14: how many of each a roster holds; None: any number."""

    batters: int | None
    """The nine and the bench."""
    starters: int | None
    bullpen: int | None
    closers: int | None
    cap: int | None

    @property
    def size(self) -> int:
        return sum(
            each or 0 for each in (self.batters, self.starters, self.bullpen, self.closers)
        )


FORMATS: Final[dict[tuple[int, str], Format]] = {
    (2017, "20"): Format(12, 3, 4, 1, 5000),
    (2017, "23"): Format(12, 3, 7, 1, 5500),
    (2017, ALL_STAR): Format(None, None, None, None, None),
    (2024, "20"): Format(11, 4, 5, None, 5000),
    (2024, ALL_STAR): Format(15, None, 15, None, None),
}
"""All but the standard one, whose numbers leave a choice."""


class Roster(Value, frozen=True, kw_only=True):
    """A team as it is written down; every player by the id of his card."""

    club: str
    cards: tuple[CardId, ...]
    rotation: tuple[CardId, ...]
    bullpen: tuple[CardId, ...]
    order: tuple[LineupSpot, ...]
    """The usual batting order."""
    format: str = STANDARD
    deck: str = ""
    coaches: tuple[str, ...] = ()
    stadium: str = ""


class OfFormat(Protocol):
    """A roster, or the team it has become."""

    @property
    def format(self) -> str: ...


def batting(roster: Roster, known: Mapping[CardId, Card]) -> list[BatterCard]:
    """RUL-12: who is registered as a batter: everybody who is in neither staff."""
    staff = {*roster.rotation, *roster.bullpen}
    cards = [batter_side(known[card]) for card in roster.cards if card not in staff]
    return [card for card in cards if card is not None]


def staff_of(players: Iterable[CardId], known: Mapping[CardId, Card]) -> list[PitcherCard]:
    cards = [pitcher_side(known[card]) for card in players]
    return [card for card in cards if card is not None]


def check_roster(
    roster: Roster, known: Mapping[CardId, Card], edition: Edition
) -> Iterator[Problem]:
    """CL-15: every fault together; the cards of *roster* are all in *known*."""
    cards = [known[card] for card in roster.cards]
    for card in cards:
        if card.edition != edition.year:
            yield wrong_edition(card.name, (card.edition,), edition, (card.id,))
    for person, times in Counter(card.person for card in cards).items():
        if times > 1:
            same = [card for card in cards if card.person == person]
            ids = tuple(card.id for card in same)
            yield fault("ROSTER_DUPLICATE_PERSON", "CL-17", person=same[0].name, cards=ids)
    yield from _check_slots(roster, known)
    if roster.format != STANDARD:
        yield from _check_format(roster, known, edition)
    elif edition.year == 2017:
        yield from _check_2017(roster, known, edition)
    else:
        yield from _check_2024(roster, known, edition)
    if len(roster.order) != SPOTS or roster.rotation:
        starter = roster.rotation[0] if roster.rotation else ""
        rostered = {card.id: card for card in cards}
        lineup = LineupCard(roster.order, starter)
        yield from check_lineup(lineup, rostered, starter, edition)


def _check_slots(roster: Roster, known: Mapping[CardId, Card]) -> Iterator[Problem]:
    """RUL-12: a card of the roster is registered once: as a batter, or to one of the staffs."""
    staff = Counter((*roster.rotation, *roster.bullpen))
    fielding = {s.player for s in roster.order if s.position is not Position.DESIGNATED_HITTER}
    wrong = [
        card
        for card, times in staff.items()
        if times > 1 or card not in roster.cards or card in fielding
    ]
    if wrong:
        names = tuple(known[card].name if card in known else card for card in wrong)
        yield fault("ROSTER_SLOT", "C24-03", names=names, cards=tuple(wrong))


def _check_salary(cards: Sequence[Card], cap: int, rule: str) -> Iterator[Problem]:
    total = sum(card.salary for card in cards)
    if total > cap:
        yield fault("ROSTER_SALARY", rule, total=total, cap=cap, excess=total - cap)


# C17-04 to 12


def _check_2017(
    roster: Roster, known: Mapping[CardId, Card], edition: Edition
) -> Iterator[Problem]:
    cards = [known[card] for card in roster.cards]
    men = batting(roster, known)
    arms = staff_of(roster.cards, known)
    found = {role: [card for card in arms if card.has(role)] for role in ("SP", "RP", "CP")}
    if len(cards) != edition.roster_size:
        yield _size(len(cards), edition, "C17-04")
    if len(men) not in (12, 13):
        yield fault("ROSTER_BATTERS", "C17-05", have=len(men), low=12, high=13)
    for role, need, code, rule in (
        ("SP", 5, "ROSTER_SP", "C17-06"),
        ("CP", 1, "ROSTER_CP", "C17-08"),
    ):
        if len(found[role]) != need:
            yield fault(code, rule, have=len(found[role]), need=need, **_who(found[role]))
    if len(found["RP"]) not in (6, 7):
        yield fault("ROSTER_RP", "C17-07", have=len(found["RP"]), low=6, high=7)
    pair = len(men), len(found["RP"])
    if pair not in ((13, 6), (12, 7)):
        yield fault("ROSTER_FLEX", "C17-09", batters=pair[0], relievers=pair[1])
    yield from check_cover(men, "C17-10", with_first=False)
    if len(men) <= len(FIELDERS):
        yield fault("ROSTER_DH", "C17-11", have=len(men))
    yield from _check_salary(cards, edition.salary_cap, "C17-12")
    if sorted(roster.rotation) != sorted(card.id for card in found["SP"]):
        have = len(roster.rotation)
        yield fault("ROSTER_ROTATION", "C17-19", have=have, need=5, **_who(found["SP"]))


def roster_warnings(
    roster: Roster, known: Mapping[CardId, Card], edition: Edition
) -> Iterator[Problem]:
    """C17-10, RUL-14, RUL-139: nobody left who plays first base."""
    men = batting(roster, known)
    if edition.year == 2017 and open_positions(men) and not open_positions(men, with_first=False):
        yield fault("ROSTER_NO_TRUE_1B", "C17-10")


def _size(have: int, edition: Edition, rule: str) -> Problem:
    need = edition.roster_size
    return fault("ROSTER_SIZE", rule, have=have, need=need, off=abs(need - have))


def check_cover(men: Sequence[BatterCard], rule: str, *, with_first: bool) -> Iterator[Problem]:
    """CL-18: eight different men for eight positions, or seven beside first base."""
    missing = open_positions(men, with_first=with_first)
    if missing:
        able = [card for card in men if any(card.qualifies(position) for position in missing)]
        names = tuple(f"{card.name} ({' '.join(map(str, card.gloves))})" for card in able) or ("–",)
        ids = tuple(card.id for card in able)
        yield fault("ROSTER_COVER", rule, positions=tuple(missing), names=names, cards=ids)


# C24-05 to 13


def _check_2024(
    roster: Roster, known: Mapping[CardId, Card], edition: Edition
) -> Iterator[Problem]:
    cards = [known[card] for card in roster.cards]
    men = batting(roster, known)
    if len(cards) != edition.roster_size:
        yield _size(len(cards), edition, "C24-05")
    yield from check_cover(men, "C24-06", with_first=True)
    if len(men) <= len(FIELDERS):
        yield fault("ROSTER_DH", "C24-07", have=len(men))
    if not has_backup_catcher(men):
        catchers = [card for card in men if card.qualifies(_CATCHER)]
        yield fault("ROSTER_BACKUP_CATCHER", "C24-08", **_who(catchers))
    bench = len(men) - SPOTS
    if bench < 4:
        yield fault("ROSTER_BENCH_MIN", "C24-09", have=bench, need=4)
    yield from _check_staff(
        roster.rotation, known, ("SP", "BP"), "ROSTER_ROTATION", "C24-10", need=5
    )
    if len(roster.bullpen) > 8:
        yield fault("ROSTER_BULLPEN", "C24-11", have=len(roster.bullpen), most=8, names=("–",))
    yield from _check_staff(roster.bullpen, known, ("RP", "OP"), "ROSTER_BULLPEN", "C24-11")
    if bench + len(roster.bullpen) != 12:
        total = bench + len(roster.bullpen)
        yield fault(
            "ROSTER_SPLIT", "C24-12", bench=bench, bullpen=len(roster.bullpen), total=total
        )
    yield from _check_salary(cards, edition.salary_cap, "C24-13")


def _check_staff(
    players: Sequence[CardId],
    known: Mapping[CardId, Card],
    roles: tuple[str, ...],
    code: str,
    rule: str,
    need: int = 0,
) -> Iterator[Problem]:
    """How many, and who has none of the roles."""
    wrong = [card for card in staff_of(players, known) if not card.has(*roles)]
    if wrong or (need and len(players) != need):
        most = need or 8
        key = "need" if need else "most"
        yield fault(code, rule, have=len(players), **_who(wrong), **{key: most})


def _who(cards: Sequence[Card]) -> dict[str, tuple[str, ...]]:
    """Return the culprits, for a sentence and for whoever points at them."""
    return {
        "names": tuple(card.name for card in cards) or ("–",),
        "cards": tuple(card.id for card in cards),
    }


def has_backup_catcher(men: Sequence[BatterCard]) -> bool:
    """C24-08, RUL-18: ten different men: two catchers, seven others, a DH."""
    catchers = [card for card in men if card.qualifies(_CATCHER)]
    if len(men) < SPOTS + 1:
        return False
    places = [position for position in FIELDERS if position is not _CATCHER]
    for first in catchers:
        for second in catchers:
            if first is second:
                continue
            rest = [card for card in men if card not in (first, second)]
            if len(matched(rest, places, BatterCard.qualifies)) == len(places):
                return True
    return False


# C17-13, C24-14

_ROLES: Final = {2017: (("SP",), ("RP", "CP")), 2024: (("SP", "BP"), ("RP", "OP"))}
"""C17-03, C24-10, C24-11: who may be in the rotation, and who in the bullpen."""


def _check_format(
    roster: Roster, known: Mapping[CardId, Card], edition: Edition
) -> Iterator[Problem]:
    rule = "C17-13" if edition.year == 2017 else "C24-14"
    wanted = FORMATS.get((edition.year, roster.format))
    if wanted is None:
        names = tuple(name for year, name in FORMATS if year == edition.year)
        yield fault("FORMAT_UNKNOWN", rule, found=roster.format, allowed=(STANDARD, *names))
        return
    men, pitchers = batting(roster, known), [*roster.rotation, *roster.bullpen]
    closers = sum(card.has(Role.CLOSER) for card in staff_of(roster.bullpen, known))
    counted = (
        ("batters", wanted.batters, len(men)),
        ("starters", wanted.starters, len(roster.rotation)),
        ("closers", wanted.closers, closers),
    )
    relievers = len(roster.bullpen) - (closers if wanted.closers is not None else 0)
    rest = ("relievers", wanted.bullpen, relievers)
    if wanted.starters is None:
        rest = ("pitchers", wanted.bullpen, len(pitchers))
    for what, need, have in (*counted, rest):
        if need is not None and have != need:
            yield fault("FORMAT_COUNT", rule, what=what, have=have, need=need)
    roles = _ROLES[edition.year]
    for players, able, code in (
        (roster.rotation, roles[0], "ROSTER_ROTATION"),
        (roster.bullpen, roles[1], "ROSTER_BULLPEN"),
    ):
        wrong = [card for card in staff_of(players, known) if not card.has(*able)]
        if wrong or (code == "ROSTER_ROTATION" and not players):
            need = wanted.starters or max(len(players), 1)
            have = len(players)
            yield fault(code, rule, have=have, need=need, most=have, **_who(wrong))
    yield from check_cover(men, rule, with_first=edition.year != 2017)
    if wanted.cap is not None:
        cards = [known[card] for card in roster.cards]
        yield from _check_salary(cards, wanted.cap, rule)


def check_formats(one: OfFormat, other: OfFormat, edition: Edition) -> Iterator[Problem]:
    """C17-13: both sides use the same format."""
    if one.format != other.format:
        rule = "C17-13" if edition.year == 2017 else "C24-14"
        yield fault("FORMAT_MISMATCH", rule, found=(one.format, other.format))
