"""The Clutch roster a club brings when nobody has written one, chosen from its cards, and its file.

What is legal stands in the rulebook; reading the file is for the catalog.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from hotstove.baseball.clubs import Club
from hotstove.rulebooks.clutch.cards import BatterCard, Card, PitcherCard, Role, pitcher_side
from hotstove.rulebooks.clutch.construction import Roster, check_roster, has_backup_catcher
from hotstove.rulebooks.clutch.editions import EDITIONS, Edition
from hotstove.rulebooks.clutch.lineups import batters, open_positions, suggested_lineup

DECKS: Final = ("lumber", "leather", "even")
COACHES: Final = (
    ("old_groundskeeper", "cage_rat", "pitch_whisperer"),
    ("sign_man", "patience_prof", "towel_man"),
    ("bullpen_phone", "third_base_windmill", "eye_for_seams"),
)
_STARTERS: Final = 5


class _Choice(NamedTuple):
    men: tuple[Card, ...]
    salary: int
    worth: float


def default_rosters(clubs: Sequence[Club], cards: Iterable[Card], year: int) -> list[Roster]:
    """Return every club's default roster, in their order. Raises ValueError as choosing does."""
    squads: dict[str, list[Card]] = {club.id: [] for club in clubs}
    for card in cards:
        squads[card.club].append(card)
    return [
        default_roster(club, squad, EDITIONS[year], number)
        for number, (club, squad) in enumerate(squads.items())
    ]


def default_roster(club: str, squad: Sequence[Card], edition: Edition, number: int) -> Roster:
    """Return the legal roster of *squad* that is worth most; decks and coaches go by turns.

    A man is worth the square root of his salary, a pitcher half of it, since none plays every
    day. Raises ValueError where no roster is legal.
    """
    men = [card for card in squad if isinstance(card, BatterCard)]
    arms = [card for card in squad if isinstance(card, PitcherCard)]
    best: tuple[float, tuple[_Choice, ...]] | None = None
    starters = _best_by_salary(arms, _STARTERS, lambda card: card.has(Role.STARTER))
    for hitters, relievers, closers in _shapes(edition):
        groups = (
            _best_by_salary(men, hitters, lambda card: True, _can_field),
            _best_by_salary(arms, relievers, lambda card: _is_reliever(card, edition)),
            _best_by_salary(arms, closers, lambda card: card.has(Role.CLOSER)),
        )
        for bats in groups[0]:
            for pen in groups[1]:
                for closer in groups[2]:
                    spent = bats.salary + pen.salary + closer.salary
                    found = [s for s in starters if spent + s.salary <= edition.salary_cap]
                    for rotation in found[-1:]:
                        chosen = (bats, rotation, pen, closer)
                        worth = sum(choice.worth for choice in chosen)
                        if best is None or worth > best[0]:
                            best = worth, chosen
    if best is None:
        raise ValueError(f"the cards of the {club} hold no legal roster")
    return _written(club, squad, best[1], edition, number)


def _shapes(edition: Edition) -> tuple[tuple[int, int, int], ...]:
    """Batters, relievers and closers that go together."""
    return ((13, 6, 1), (12, 7, 1)) if edition.year == 2017 else ((13, 8, 0), (14, 7, 0))


def _is_reliever(card: PitcherCard, edition: Edition) -> bool:
    if edition.year == 2017:
        return card.has(Role.RELIEVER)
    return card.has(Role.RELIEVER, Role.OPENER) and not card.has(Role.STARTER)


def _best_by_salary(
    group: Sequence[Card],
    size: int,
    fits: Callable[[PitcherCard], bool],
    is_legal: Callable[[Sequence[Card]], bool] = lambda men: True,
) -> list[_Choice]:
    """Return the choices of *size* men that none as cheap outdoes, the best last."""
    able = [card for card in group if (arm := pitcher_side(card)) is None or fits(arm)]
    found = [
        _Choice(men, sum(card.salary for card in men), sum(map(_worth, men)))
        for men in combinations(able, size)
    ]
    rising: list[_Choice] = []
    for choice in sorted(found, key=lambda choice: (choice.salary, -choice.worth)):
        if (not rising or choice.worth > rising[-1].worth) and is_legal(choice.men):
            rising.append(choice)
    return rising


def _worth(card: Card) -> float:
    return math.sqrt(card.salary) * (0.5 if isinstance(card, PitcherCard) else 1)


def _can_field(men: Sequence[Card]) -> bool:
    cards = batters(men)
    return not open_positions(cards) and has_backup_catcher(cards)


def _written(
    club: str,
    squad: Sequence[Card],
    chosen: tuple[_Choice, ...],
    edition: Edition,
    number: int,
) -> Roster:
    bats, rotation, pen, closer = chosen
    turns = sorted(rotation.men, key=lambda card: (-card.salary, card.name.split()[-1]))
    arms = {card.id for card in (*pen.men, *closer.men)}
    names = {card.id for choice in chosen for card in choice.men}
    lineup = suggested_lineup(bats.men, turns[0].id)
    roster = Roster(
        club=club,
        cards=tuple(card.id for card in squad if card.id in names),
        rotation=tuple(card.id for card in turns),
        bullpen=tuple(card.id for card in squad if card.id in arms),
        order=lineup.spots,
        deck=DECKS[number % len(DECKS)],
        coaches=COACHES[number % len(COACHES)] if edition.coaches else (),
        stadium=club,
    )
    faults = list(check_roster(roster, {card.id: card for card in squad}, edition))
    if faults:
        raise ValueError(f"the roster of the {club} is not legal: {faults}")
    return roster


# The file


def rosters_file(rosters: Iterable[Roster]) -> str:
    """Return the text of ``rosters.toml``."""
    return "\n".join([_HEAD, *map(_table, rosters)])


def _table(roster: Roster) -> str:
    order = "".join(
        f'  {{ player = "{spot.player}", position = "{spot.position}" }},\n'
        for spot in roster.order
    )
    return (
        f'[[roster]]\nclub = "{roster.club}"\ndeck = "{roster.deck}"\n'
        f'stadium = "{roster.stadium}"\ncoaches = {_list(roster.coaches)}'
        f"cards = {_list(roster.cards)}rotation = {_list(roster.rotation)}"
        f"bullpen = {_list(roster.bullpen)}order = [\n{order}]\n"
    )


def _list(entries: Sequence[str], in_line: int = 5) -> str:
    if not entries:
        return "[]\n"
    quoted = [f'"{entry}"' for entry in entries]
    lines = (quoted[at : at + in_line] for at in range(0, len(quoted), in_line))
    return "[\n" + "".join(f"  {', '.join(line)},\n" for line in lines) + "]\n"


_HEAD: Final = """\
# The default roster of every club: its cards, five starters in turn, the bullpen and the usual
# batting order; the deck, the coaches and the park that it brings.
# Made by the league's program.
"""
