"""The House League's people and their season: all invented, and every column adds up."""

from __future__ import annotations

from collections import Counter, defaultdict

import pytest
from league_for_tests import CARDS, files, season

from hotstove.catalog.clubs import read_clubs
from hotstove.workshop.books import read_season
from hotstove.workshop.seasons import POSITIONS, total

CLUBS = [club.id for club in read_clubs(CARDS / "house_league" / "clubs.toml")]
GAMES = 162


def club_of(player: str) -> str:
    return next(one.club for one in season().players if one.id == player)


def test_the_committed_files_are_what_the_program_makes() -> None:
    for name, text in files().items():
        assert (CARDS / name).read_text(encoding="utf-8") == text, name


def test_the_committed_tables_read_back_as_the_season() -> None:
    readout = read_season(CARDS / "house_league")
    assert readout.refused == ()
    assert readout.season == season()


def test_every_club_has_fourteen_hitters_and_sixteen_pitchers() -> None:
    squads = Counter((player.club, player.kind) for player in season().players)
    assert squads == {(club, kind): size for club in CLUBS for kind, size in
                      (("hitter", 14), ("pitcher", 16))}  # fmt: skip


def test_everybody_is_somebody_else() -> None:
    players = season().players
    assert len({player.name for player in players}) == len(players) == 480
    assert len({player.person for player in players}) == 480
    assert all(18 <= player.age <= 45 for player in players)
    families = Counter(player.name.rpartition(" ")[2] for player in players)
    assert max(families.values()) <= 2


@pytest.mark.parametrize(
    "role",
    [
        "slugger", "slap hitter", "glove man", "catcher with an arm", "utility man", "rookie",
        "ageing star", "ace", "knuckleballer", "swingman", "closer", "mop-up man",
    ],
)  # fmt: skip
def test_careers_of_every_kind_are_there(role: str) -> None:
    assert sum(player.role == role for player in season().players) >= 5


def test_rookies_are_young_and_ageing_stars_are_not() -> None:
    ages: dict[str, list[int]] = defaultdict(list)
    for player in season().players:
        ages[player.role].append(player.age)
    assert max(ages["rookie"]) < 26 < 34 < min(ages["ageing star"])


def test_whoever_throws_left_stands_where_left_handers_do() -> None:
    left = {player.id for player in season().players if player.throws == "L"}
    for line in season().fielding:
        assert line.player not in left or line.position in ("1B", "LF", "CF", "RF"), line


@pytest.mark.parametrize(
    ("batters", "pitchers"),
    [("pa", "bf"), ("h", "h"), ("doubles", "doubles"), ("triples", "triples"), ("hr", "hr"),
     ("bb", "bb"), ("ibb", "ibb"), ("hbp", "hbp"), ("so", "so"), ("sh", "sh"), ("r", "r"),
     ("go", "go")],
)  # fmt: skip
def test_the_league_totals_of_batters_and_pitchers_agree(batters: str, pitchers: str) -> None:
    assert total(season().batting, batters) == total(season().pitching, pitchers) > 0


def test_every_out_is_somebodys_on_both_sides() -> None:
    batting, pitching = season().batting, season().pitching
    made = sum(
        line.ab - line.h + line.sf + line.sh + line.cs + line.gdp for line in batting
    )
    assert made == total(pitching, "outs")
    assert total(batting, "ao") == total(pitching, "fo") + total(pitching, "pu")


def test_every_batting_line_adds_up() -> None:
    for line in season().batting:
        assert line.pa == line.ab + line.bb + line.hbp + line.sf + line.sh, line
        assert line.ab - line.h == line.so + line.go + line.ao - line.sf, line
        assert line.singles >= 0, line
        assert line.hr <= line.r <= line.reached + line.g, line
        assert line.hr <= line.rbi, line
        assert line.gdp <= line.go, line
        assert line.g <= GAMES, line
        assert line.pa <= 5.2 * line.g, line


def test_every_pitching_line_adds_up() -> None:
    for line in season().pitching:
        reached = line.h + line.bb + line.hbp
        assert line.bf == reached + line.so + line.go + line.fo + line.pu + line.sh, line
        assert line.so + line.go + line.fo + line.pu + line.sh <= line.outs, line
        assert line.er <= line.r <= reached, line
        assert line.gs + line.sv + line.hld <= line.g <= GAMES, line
        assert line.w + line.l <= line.g, line


def test_every_club_plays_the_whole_season() -> None:
    starts: Counter[str] = Counter()
    decided: Counter[str] = Counter()
    saved: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    for line in season().pitching:
        club = club_of(line.player)
        starts[club] += line.gs
        decided[club] += line.w + line.l
        wins[club] += line.w
        saved[club] += line.sv
    assert starts == decided == dict.fromkeys(CLUBS, GAMES)
    assert sum(wins.values()) == GAMES * len(CLUBS) / 2
    assert all(saved[club] <= wins[club] for club in CLUBS)


def test_nobody_is_missing_from_the_field() -> None:
    pitched: Counter[str] = Counter()
    afield: Counter[tuple[str, str]] = Counter()
    putouts: Counter[str] = Counter()
    for line in season().pitching:
        pitched[club_of(line.player)] += line.outs
    for at in season().fielding:
        club = club_of(at.player)
        afield[club, at.position] += at.outs
        putouts[club] += at.po
    for club in CLUBS:
        assert {afield[club, position] for position in POSITIONS} == {pitched[club]}
        assert 0.93 * pitched[club] <= putouts[club] <= pitched[club], club


def test_catchers_meet_every_runner_who_tries() -> None:
    caught, stolen = total(season().fielding, "cs"), total(season().fielding, "sb")
    assert (stolen, caught) == (total(season().batting, "sb"), total(season().batting, "cs"))
