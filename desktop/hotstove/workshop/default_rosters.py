"""The roster a club brings when nobody has written one, chosen from its cards, and its file.

What is legal stands in the rulebook; reading the file is for the catalog.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from typing import Final, Literal

from msgspec.structs import replace

from hotstove.baseball.clubs import Club
from hotstove.baseball.lineups import LineupSpot
from hotstove.play.values import Value
from hotstove.rulebooks.showdown.cards import Card, CardId, HitterCard, PitcherCard, Role
from hotstove.rulebooks.showdown.construction import (
    POINT_CAP,
    ROSTER_SIZE,
    ROTATION_SIZE,
    SPOTS,
    Roster,
    total_cost,
)
from hotstove.rulebooks.showdown.lineups import (
    hitters,
    in_nl,
    open_positions,
    starters,
    suggested_lineup,
)
from hotstove.rulebooks.showdown.rosters import dearest_first

LEAGUES: Final[tuple[Literal["AL"], Literal["NL"]]] = ("AL", "NL")
"""The rules of home games, club after club by turns."""


def default_rosters(clubs: Sequence[Club], cards: Iterable[Card]) -> list[Roster]:
    """Return every club's default roster, in their order. Raises ValueError as choosing does."""
    squads: dict[str, list[Card]] = {club.id: [] for club in clubs}
    for card in cards:
        squads[card.club].append(card)
    return [
        default_roster(club, squad, LEAGUES[number % 2])
        for number, (club, squad) in enumerate(squads.items())
    ]


def default_roster(club: str, squad: Sequence[Card], home_rules: Literal["AL", "NL"]) -> Roster:
    """Return the legal roster of *squad* whose nine, rotation and bullpen are worth most together.

    All hitters come along, those beyond the nine as backups, and the bullpen gets every place
    that they and four starters leave. The best bat, the ace and the closer are always there.
    Raises ValueError where no roster is legal.
    """
    bats, arms = hitters(squad), starters(squad)
    pen = [c for c in squad if isinstance(c, PitcherCard) and c.role is not Role.STARTER]
    nines = _choices(bats, SPOTS, _can_field)
    rotations = _choices(arms, ROTATION_SIZE)
    bullpens = _choices(pen, ROSTER_SIZE - ROTATION_SIZE - len(bats))
    legal = []
    for nine in nines:
        spare = [card.id for card in bats if card not in nine.men]
        left = POINT_CAP - total_cost(bats, spare)
        for rotation in rotations:
            affordable = [one for one in bullpens if rotation.points + one.points <= left]
            legal += [(nine, rotation, bullpen) for bullpen in affordable[-1:]]
    if not legal:
        raise ValueError("these cards hold no legal roster")

    def worth(groups: tuple[_Choice, _Choice, _Choice]) -> float:
        return sum(group.worth for group in groups)

    nine, rotation, bullpen = max(legal, key=worth)
    staff = [card for card in squad if card in rotation.men or card in bullpen.men]
    return _written(club, squad, hitters(nine.men), staff, home_rules)


class _Choice(Value, frozen=True):
    """Men of one group who may be chosen together."""

    men: tuple[Card, ...]
    points: int
    worth: float


def _choices(
    group: Sequence[Card],
    size: int,
    is_legal: Callable[[Sequence[Card]], bool] = lambda men: True,
) -> list[_Choice]:
    """Return the choices of *size* men of *group* that none as cheap outdoes, the best last.

    The dearest man is always among them; in the bullpen, the dearest closer.
    """
    ranked = sorted(group, key=lambda card: (_is_closer(card), card.points, card.id))
    found = [
        _Choice(men, sum(card.points for card in men), sum(map(_worth, men)))
        for men in combinations(ranked[::-1], size)
        if men[0] is ranked[-1]
    ]
    rising: list[_Choice] = []
    for choice in sorted(found, key=lambda choice: (choice.points, -choice.worth)):
        if (not rising or choice.worth > rising[-1].worth) and is_legal(choice.men):
            rising.append(choice)
    return rising


def _is_closer(card: Card) -> bool:
    return isinstance(card, PitcherCard) and card.role is Role.CLOSER


def _worth(card: Card) -> float:
    """Points in the square root: a weak spot costs a team more than a star brings it.

    A pitcher counts half, for none of them plays every day.
    """
    return math.sqrt(card.points) * (0.5 if isinstance(card, PitcherCard) else 1)


def _can_field(nine: Sequence[Card]) -> bool:
    return not open_positions(hitters(nine))


def _written(
    club: str,
    squad: Sequence[Card],
    nine: Sequence[HitterCard],
    staff: Sequence[Card],
    home_rules: Literal["AL", "NL"],
) -> Roster:
    rotation = dearest_first(starters(staff))
    lineup = replace(suggested_lineup([*nine, *staff]), pitcher=rotation[0].id)
    chosen = {card.id for card in (*hitters(squad), *staff)}
    return Roster(
        club=club,
        home_rules=home_rules,
        cards=tuple(card.id for card in squad if card.id in chosen),
        backups=tuple(card.id for card in hitters(squad) if card not in nine),
        rotation=tuple(card.id for card in rotation),
        al=lineup.spots,
        nl=in_nl(lineup).spots,
    )


# The file


def rosters_file(rosters: Iterable[Roster]) -> str:
    """Return the text of ``rosters.toml``."""
    return "\n".join([_HEAD, *map(_table, rosters)])


def _table(roster: Roster) -> str:
    return (
        f'[[roster]]\nclub = "{roster.club}"\nhome_rules = "{roster.home_rules}"\n'
        f"cards = {_list(map(_quoted, roster.cards), in_line=5)}"
        f"backups = {_list(map(_quoted, roster.backups), in_line=5)}"
        f"rotation = {_list(map(_quoted, roster.rotation), in_line=5)}"
        f"al = {_list(map(_spot, roster.al))}"
        f"nl = {_list(map(_spot, roster.nl))}"
    )


def _list(entries: Iterable[str], *, in_line: int = 1) -> str:
    listed = list(entries)
    lines = (listed[at : at + in_line] for at in range(0, len(listed), in_line))
    return "[\n" + "".join(f"  {', '.join(line)},\n" for line in lines) + "]\n"


def _quoted(card: CardId) -> str:
    return f'"{card}"'


def _spot(spot: LineupSpot) -> str:
    return f'{{ player = "{spot.player}", position = "{spot.position}" }}'


_HEAD: Final = """\
# The default roster of every club: 25 cards, those at a fifth of their points, four starters in
# turn, and the batting order with a designated hitter (al) and with the pitcher (nl).
# Made by the league's program; see README.md.
"""
