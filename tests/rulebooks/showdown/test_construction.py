"""Team construction, SD-T-01 to 12 and 17: a legal roster, and each way to spoil it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from roster_cast import BATS, KNOWN, ROSTER, hitter

from hotstove.baseball.lineups import LineupSpot
from hotstove.baseball.positions import Position
from hotstove.rulebooks.showdown.construction import Roster, check_roster, cost, total_cost
from hotstove.rulebooks.showdown.construction_wording import roster_sentence


def codes(roster: Roster = ROSTER, known=KNOWN) -> list[str]:
    return [problem.code for problem in check_roster(roster, known)]


def told(roster: Roster, known=KNOWN) -> str:
    return "\n".join(roster_sentence(one).english() for one in check_roster(roster, known))


def swapped(out: str, into: str) -> tuple[str, ...]:
    return tuple(into if card == out else card for card in ROSTER.cards)


def batting(order: tuple[LineupSpot, ...], spot: int, player: str, position: str):
    return (*order[: spot - 1], LineupSpot(player, Position(position)), *order[spot:])


def test_a_whole_roster_is_legal():
    """SD-T-01, SD-T-15: 4 starters, 9 full-cost hitters and 12 in any split."""
    assert codes() == []
    assert len(ROSTER.cards) == 25


def test_a_roster_has_twenty_five_cards():
    """SD-T-02."""
    short = replace(ROSTER, cards=ROSTER.cards[:-1])
    assert codes(short) == ["ROSTER_SIZE"]
    assert told(short) == "there are 24 cards; a roster has exactly 25 (SD-T-02)."


def test_a_roster_has_four_starters_each_once_in_the_rotation():
    """SD-T-03, SD-T-11."""
    five = replace(ROSTER, cards=swapped("p-14", "p-4"))
    assert codes(five) == ["STARTER_COUNT", "ROTATION_INVALID"]
    assert "5 starters (Arm 0, Arm 1, Arm 2, Arm 3, Arm 4); name exactly 4" in told(five)
    assert "missing: Arm 4" in told(five)
    twice = replace(ROSTER, rotation=("p-0", "p-1", "p-2", "p-2"))
    assert codes(twice) == ["ROTATION_INVALID"]
    assert "missing: Arm 3; twice: Arm 2; no starter: –" in told(twice)
    closer = replace(ROSTER, rotation=("p-0", "p-1", "p-2", "p-3", "p-5"))
    assert "no starter: Arm 5" in told(closer)
    assert codes(replace(ROSTER, rotation=("p-0", "p-1", "p-2"))) == ["ROTATION_INVALID"]


def test_nine_hitters_are_paid_in_full_and_one_of_them_is_the_dh():
    """SD-T-04, SD-T-09, R83: under NL, too."""
    eight = replace(ROSTER, backups=(*ROSTER.backups, "h-8"))
    assert codes(eight) == ["HITTER_COUNT", "DH_MISSING", "LINEUP_BACKUP"]
    assert "8 full-cost hitters and 3 backups; at least 9" in told(eight)
    ten = replace(ROSTER, backups=("h-9",), al=batting(ROSTER.al, 9, "h-9", "DH"))
    assert codes(ten) == ["DH_MISSING", "LINEUP_BACKUP"]


def test_only_hitters_of_the_roster_are_backups():
    """SD-T-05."""
    arm = replace(ROSTER, backups=(*ROSTER.backups, "p-9"))
    assert codes(arm) == ["BACKUP_NOT_HITTER"]
    assert "Arm 9 cannot be a backup" in told(arm)


def test_nobody_is_there_twice():
    """SD-T-06: not the same card, nor two cards of one player."""
    assert codes(replace(ROSTER, cards=swapped("p-14", "p-13"))) == ["DUPLICATE_PLAYER"]
    twin = KNOWN | {"p-14": replace(KNOWN["p-14"], person="p-13")}
    assert codes(known=twin) == ["DUPLICATE_PLAYER"]
    assert "Arm 13 (p-13), Arm 14 (p-14) are the same player" in told(ROSTER, twin)


def test_a_backup_costs_a_fifth_rounded_up():
    """SD-T-17, R42: 130, 75 and 33 as backups come to 48."""
    bench = [replace(BATS[0], points=points) for points in (130, 75, 33)]
    assert [cost(card, is_backup=True) for card in bench] == [26, 15, 7]
    assert [cost(card, is_backup=False) for card in bench] == [130, 75, 33]


@pytest.mark.parametrize(("points", "found"), [(480, []), (481, ["POINT_CAP"])])
def test_five_thousand_points_and_not_one_more(points, found):
    """SD-T-07: 23 full-cost cards of 200 and two backups of 40 are 4,680; one man is dearer."""
    assert total_cost(KNOWN.values(), ()) == 200 * len(KNOWN)
    dear = KNOWN | {"p-14": replace(KNOWN["p-14"], points=points + 40)}
    assert codes(known=dear) == found
    if found:
        assert "5001 points, 1 more than the 5000 allowed" in told(ROSTER, dear)


def test_the_hitters_paid_in_full_fill_the_field():
    """SD-T-08, SD-T-16: a backup catcher does not fill the position."""
    bat_only = KNOWN | {"h-0": replace(BATS[0], positions=()), "h-9": hitter(9, "CA+5")}
    assert codes(known=bat_only) == ["POSITIONS_UNFILLED", "LINEUP_POSITION", "LINEUP_POSITION"]
    assert "left to play CA" in told(ROSTER, bat_only)


def test_home_rules_are_chosen():
    """SD-T-10."""
    assert codes(replace(ROSTER, home_rules="")) == ["HOME_RULES_MISSING"]


@pytest.mark.parametrize(
    ("change", "found", "says"),
    [
        ({"al": ROSTER.al[:8]}, {"LINEUP_SIZE", "LINEUP_DH"}, "AL order has 8 spots; fill 9"),
        (
            {"nl": batting(ROSTER.nl, 8, "h-5", "RF")}, {"LINEUP_PLAYER"},
            "in the NL order Bat 5, spot 8, is not on the roster or bats twice",
        ),
        ({"al": batting(ROSTER.al, 9, "p-9", "DH")}, {"LINEUP_POSITION"}, "Arm 9, spot 9, may not"),
        (
            {"al": batting(ROSTER.al, 1, "h-8", "CA")}, {"LINEUP_POSITION", "LINEUP_PLAYER"},
            "Bat 8, spot 1, may not play CA; he may play DH",
        ),
        (
            {"al": batting(ROSTER.al, 6, "h-5", "RF")}, {"LINEUP_POSITION"},
            "in the AL order 0 men play LF; one must",
        ),
        ({"al": ROSTER.nl}, {"LINEUP_DH"}, "AL order must have exactly one DH and no P"),
        ({"nl": ROSTER.al}, {"LINEUP_DH"}, "NL order must have exactly one P and no DH"),
        ({"nl": batting(ROSTER.nl, 9, "p-5", "P")}, {"LINEUP_POSITION"}, "Arm 5, spot 9, may not"),
        ({"nl": batting(ROSTER.nl, 9, "p-4", "P")}, {"LINEUP_PLAYER"}, "Arm 4, spot 9, is not on"),
    ],
)  # fmt: skip
def test_batting_orders_are_legal_nines(change, found, says):
    """SD-T-12."""
    wrong = replace(ROSTER, **change)
    assert set(codes(wrong)) == found
    assert says in told(wrong)


def test_all_faults_are_told_at_once():
    """SD-T-01."""
    wrong = replace(ROSTER, cards=ROSTER.cards[:-1], rotation=("p-0",), al=())
    assert {"ROSTER_SIZE", "ROTATION_INVALID", "LINEUP_SIZE"} <= set(codes(wrong))
    assert len(told(wrong).splitlines()) == len(codes(wrong))
