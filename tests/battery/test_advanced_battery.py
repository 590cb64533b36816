"""The advanced game in the battery: AL and NL, backups, icons; every way through it occurs."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import groupby

import pytest
from advanced_umpire import Umpire, faults_of
from msgspec.structs import replace
from showdown_cast import MOSS, NASH, advanced_setup, hitter, pitcher, positions

from battery import CHECKS, Case, check_ends_and_holds, played
from hotstove.baseball.box_score import box_score, check_cross_foot
from hotstove.baseball.facts import CameToBat
from hotstove.play.seats import SEATS, Side
from hotstove.rulebooks.showdown.advanced import AdvancedShowdown
from hotstove.rulebooks.showdown.cards import Icon

_ROWS = "SO 1-3, GB 4-7, FB 8-9, BB 10-11, 1B 12-15, 1B+ 16, 2B 17-18, HR 19+"
BENCH = (
    MOSS,
    NASH,
    hitter("Mack", 7, "C9", "CA+1", _ROWS),
    hitter("Nye", 9, "A18", "SS+1 IF+0", _ROWS),
    hitter("Otis", 8, "B14", "OF+0", _ROWS, bats="L"),
    hitter("Pace", 11, "C8", "", _ROWS),
    hitter("Quill", 8, "B15", "1B+0 3B+1", _ROWS),
    pitcher("Reed", 3, 2, "reliever", "PU 1, SO 2-7, GB 8-12, FB 13-15, BB 16, 1B 17-19, 2B 20+"),
)
ICONS = {
    "pike": "K 20 CY",
    "kip": "CY K",
    "rusk": "RP CY",
    "tully": "RP 20",
    "nash": "K",
    "ames": "S HR V",
    "bell": "G",
    "cole": "SB",
    "dorn": "SB HR",
    "eads": "V HR",
    "fox": "S G",
    "giles": "G V",
    "hume": "S",
    "jay": "SB G",
    "nye": "SB V R",
    "otis": "HR RY",
}


def advanced(seed):
    """A game with this seed: by turns AL, NL and as the home side has it, slots and sides too."""
    setup = advanced_setup(
        icons=ICONS,
        more=BENCH,
        backups="kerr lowe quill",
        cards={"eads": {"positions": positions("LF-RF+0")}} if seed % 2 else {},
        seed=seed,
        home=("dice", "first", "second")[seed % 3],
        slot=(0, 1, 2)[seed // 3 % 3],
        league=("AL", "NL", "home")[seed // 9 % 3],
    )
    first, second = setup.teams
    return AdvancedShowdown(
        replace(setup, teams=(replace(first, home_rules="NL"), second))
    )


def all_holds(session):
    """The box adds up, nobody bats out of turn, and the second umpire finds nothing."""
    game, box = session.state, box_score(session.facts)
    assert check_cross_foot(box) == []
    for side in Side:
        assert sum(box.of(side).innings) == game.runs(side)
        told = [f.spot for f in session.facts if isinstance(f, CameToBat) and f.side is side]
        spots = [spot for spot, _ in groupby(told)]
        assert spots == [number % 9 + 1 for number in range(len(spots))]
    assert faults_of(session) == []
    assert box.winner != box.loser


CASE = Case("showdown/advanced", advanced, SEATS[:2], all_holds)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("seed", [0, 10, 23])
def test_advanced_showdown(check, seed):
    check(CASE, seed)


@pytest.mark.long
@pytest.mark.parametrize("start", range(0, 500, 50))
def test_five_hundred_random_games_end_and_add_up(start):
    for seed in range(start, start + 50):
        check_ends_and_holds(CASE, seed)


@pytest.mark.parametrize("seed", range(30, 36))
def test_no_fact_leaves_a_position_that_may_not_be(seed):
    """Not only between passages: after every single fact."""
    session = played(CASE, seed)
    for frame in session.frames(None):
        assert session.rulebook.faults(frame.seen.game) == []


PATHS = {
    *(f"icon {icon}" for icon in Icon if icon not in (Icon.R, Icon.RY)),
    "pinch hitter",
    "answering hitter",
    "pinch hitter for a pitcher",
    "pinch hitter for the DH",
    "backup late",
    "backup for a pitcher",
    "reliever",
    "reliever who bats",
    "new pitcher for the inning",
    "compulsory pitcher",
    "new pitcher bats for a fielder",
    "double move",
    "newcomer in the field",
    "shuffle",
    "shuffle with a pitching change",
    "DH lost",
    "DH lost with a new pitcher",
    "one sent",
    "two sent",
    "throw at home",
    "throw at third",
    "stolen base",
}
"""Every icon and every way of substituting, SD-I and SD-A-40 to 50."""


@cache
def paths_of_games(games):
    found = Counter()
    for seed in range(games):
        found += Umpire(played(CASE, seed, keeps_frames=False)).paths
    return found


def test_every_icon_and_every_substitution_occurs():
    """SD-I-02, SD-A-40 to 50: within 250 random games, and nothing the umpire cannot name."""
    found = paths_of_games(250)
    assert PATHS - set(found) == set()
    assert set(found) - PATHS == set()
