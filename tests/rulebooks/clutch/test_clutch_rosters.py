"""Roster and deck legality: CL-15 to 18, C17-04 to 18, C24-05 to 18."""

from __future__ import annotations

import pytest
from clutch_people import STANDS, VANE, batter, pitcher
from clutch_printed import made
from msgspec.structs import replace

from hotstove.baseball.lineups import LineupSpot
from hotstove.rulebooks.clutch.construction import (
    Roster,
    check_formats,
    check_roster,
    roster_warnings,
)
from hotstove.rulebooks.clutch.editions import EDITIONS
from hotstove.rulebooks.clutch.problem_wording import problem_sentence
from hotstove.rulebooks.clutch.strategy import (
    Copies,
    Deck,
    check_coaches,
    check_deck,
    check_stadium,
    swapped,
)

PLACES = ("CA", "1B", "2B", "3B", "SS", "LF", "CF", "RF")


def squad(year, batters=13, starters=5, relievers=6, closers=1, rotation_role="", **changed):
    """A legal roster unless told otherwise; *changed* gives batters other gloves, by number."""
    men = []
    for number in range(batters):
        place = PLACES[number % 8]
        where = changed.pop(f"b{number}", f"{place}+{8 if place == 'CA' else 2}")
        men.append(batter(year, f"Bat{number}", 9, where))
    role = rotation_role or "SP6"
    arms = [pitcher(year, f"Arm{n}", 4, role, salary=200) for n in range(starters)]
    pen = [pitcher(year, f"Pen{n}", 3, "RP1") for n in range(relievers)]
    pen += [pitcher(year, f"Close{n}", 5, "CP1" if year == 2017 else "RP1")
            for n in range(closers)]  # fmt: skip
    cards = (*men, *arms, *pen)
    order = tuple(
        LineupSpot(men[place].id, at)
        for place, at in zip((0, 1, 2, 3, 4, 5, 6, 7, 8), _order(), strict=True)
        if place < len(men)
    )
    roster = Roster(
        club="cast",
        cards=tuple(card.id for card in cards),
        rotation=tuple(card.id for card in arms),
        bullpen=tuple(card.id for card in pen),
        order=order,
    )
    return roster, {card.id: card for card in cards}


def _order():
    from hotstove.baseball.positions import FIELDERS, Position

    return (*FIELDERS, Position.DESIGNATED_HITTER)


def codes(year, roster, known):
    return [problem.code for problem in check_roster(roster, known, EDITIONS[year])]


def checked(year, **how):
    return codes(year, *squad(year, **how))


def dearer(known, card, salary):
    return {**known, card: replace(known[card], salary=salary)}


def test_legal_rosters():
    assert checked(2017) == []
    assert checked(2017, batters=12, relievers=7) == []
    assert checked(2024, batters=13, relievers=8, closers=0) == []
    assert checked(2024, batters=14, relievers=7, closers=0) == []


def test_cl_15_every_fault_at_once():
    """CL-15: nothing is held back, and each tells what was found and what is wanted."""
    found = list(check_roster(*squad(2017, batters=12, starters=6), EDITIONS[2017]))
    assert {"ROSTER_SP", "ROSTER_FLEX"} <= {problem.code for problem in found}
    for problem in found:
        assert "{" not in problem_sentence(problem).english()


def test_cl_16_the_right_edition():
    roster, known = squad(2017)
    known["bat12"] = batter(2024, "Bat12", 9, "SS+2")
    assert codes(2017, roster, known) == ["CARD_EDITION"]


def test_cl_17_one_card_a_person():
    roster, known = squad(2017)
    known["bat12"] = replace(known["bat12"], person="bat11")
    found = list(check_roster(roster, known, EDITIONS[2017]))
    assert [problem.code for problem in found] == ["ROSTER_DUPLICATE_PERSON"]
    assert found[0].arguments["cards"] == ("bat11", "bat12")


def test_cl_18_covering_is_a_matching():
    """CL-18: one utility man cannot be catcher and shortstop."""
    others = {f"b{n}": "2B+2" for n in range(8, 13)}
    roster, known = squad(2017, b0="U+2", b4="2B+2", **others)
    found = [p for p in check_roster(roster, known, EDITIONS[2017]) if p.code == "ROSTER_COVER"]
    assert len(found) == 1
    assert set(found[0].arguments["positions"]) <= {"CA", "SS"}
    assert "Bat0" in problem_sentence(found[0]).english()


@pytest.mark.parametrize(
    ("rule", "how", "code"),
    [
        ("C17-04", {"batters": 14}, "ROSTER_SIZE"),
        ("C17-05", {"batters": 11, "relievers": 7}, "ROSTER_BATTERS"),
        ("C17-06", {"starters": 6}, "ROSTER_SP"),
        ("C17-07", {"relievers": 5}, "ROSTER_RP"),
        ("C17-08", {"closers": 2}, "ROSTER_CP"),
        ("C17-09", {"batters": 12, "relievers": 6}, "ROSTER_FLEX"),
        ("C17-11", {"batters": 8}, "ROSTER_DH"),
        ("C24-05", {"batters": 15}, "ROSTER_SIZE"),
        ("C24-07", {"batters": 8}, "ROSTER_DH"),
        ("C24-09", {"batters": 12}, "ROSTER_BENCH_MIN"),
        ("C24-10", {"starters": 4}, "ROSTER_ROTATION"),
        ("C24-10", {"rotation_role": "RP2"}, "ROSTER_ROTATION"),
        ("C24-11", {"relievers": 9}, "ROSTER_BULLPEN"),
        ("C24-12", {"batters": 14, "relievers": 8}, "ROSTER_SPLIT"),
    ],
)
def test_counts(rule, how, code):
    """C17-04 to 11, C24-05 to 12."""
    year = 2017 if rule.startswith("C17") else 2024
    more = {} if year == 2017 else {"batters": 13, "relievers": 8, "closers": 0}
    found = list(check_roster(*squad(year, **{**more, **how}), EDITIONS[year]))
    assert (code, rule) in [(problem.code, problem.rule) for problem in found]


def test_c17_06_and_c17_09_the_ledgers_example():
    """C17-06, C17-09: 12 batters, 6 SP, 6 RP, 1 CP."""
    found = checked(2017, batters=12, starters=6)
    assert "ROSTER_SP" in found
    assert "ROSTER_FLEX" in found
    assert "ROSTER_SIZE" not in found


def test_c17_10_first_base_may_be_anybodys():
    """C17-10, RUL-14, RUL-139: only a warning; another hole is a fault."""
    roster, known = squad(2017, b1="2B+2", b9="2B+1")
    assert codes(2017, roster, known) == []
    warned = [p.code for p in roster_warnings(roster, known, EDITIONS[2017])]
    assert warned == ["ROSTER_NO_TRUE_1B"]
    assert "ROSTER_COVER" in checked(2017, b3="2B+2", b11="2B+1")


def test_c17_12_and_c24_13_the_cap():
    """C17-12, C24-13: 6,000 to the unit."""
    for year, how in ((2017, {}), (2024, {"batters": 13, "relievers": 8, "closers": 0})):
        roster, known = squad(year, **how)
        total = sum(card.salary for card in known.values())
        full = dearer(known, "bat0", 100 + 6000 - total)
        assert codes(year, roster, full) == []
        over = list(check_roster(roster, dearer(known, "bat0", 110 + 6000 - total), EDITIONS[year]))
        assert [p.code for p in over] == ["ROSTER_SALARY"]
        assert over[0].arguments["excess"] == 10


def test_c17_13_alternate_formats():
    roster, known = squad(2017, batters=12, starters=3, relievers=4)
    twenty = replace(roster, format="20")
    assert codes(2017, twenty, known) == []
    assert codes(2017, replace(roster, format="23"), known) == ["FORMAT_COUNT"]
    assert codes(2017, replace(roster, format="all-star"), known) == []
    assert codes(2017, replace(roster, format="7"), known) == ["FORMAT_UNKNOWN"]
    assert [p.code for p in check_formats(roster, twenty, EDITIONS[2017])] == ["FORMAT_MISMATCH"]


def test_c24_14_alternate_formats():
    roster, known = squad(2024, batters=11, starters=4, relievers=5, closers=0)
    assert codes(2024, replace(roster, format="20"), known) == []
    stars, known = squad(2024, batters=15, starters=5, relievers=10, closers=0)
    assert codes(2024, replace(stars, format="all-star"), known) == []


def test_c24_06_and_c24_08_two_catchers():
    """C24-06, C24-08, RUL-18: eight men cover the field, and a second catcher sits."""
    how = {"batters": 13, "relievers": 8, "closers": 0}
    assert checked(2024, b8="2B+2", **how) == ["ROSTER_BACKUP_CATCHER"]
    assert "ROSTER_COVER" in checked(2024, b3="2B+2", b11="2B+2", **how)


def test_c24_03_a_two_way_card_fills_one_place():
    """C24-03, RUL-12: registered to the rotation he is no batter of the count."""
    roster, known = squad(2024, batters=13, starters=4, relievers=8, closers=0)
    known["vane"] = VANE
    roster = replace(
        roster, cards=(*roster.cards, "vane"), rotation=(*roster.rotation, "vane")
    )
    assert codes(2024, roster, known) == []


# Decks


def deck(*counts, rarity="common", **more):
    cards = [
        Copies(made(f"c{n}", f'rarity="{rarity}", windows=["before_pitch"]'), count)
        for n, count in enumerate(counts)
    ]
    return Deck("d", tuple(cards), **more)


def of(problems):
    return [problem.code for problem in problems]


def test_c17_14_c17_15_and_c24_15_c24_16_decks():
    """C17-14, C17-15, C24-15, C24-16, RUL-16: sizes and copies by rarity."""
    old, new = EDITIONS[2017], EDITIONS[2024]
    assert of(check_deck(deck(*[2] * 20), old)) == []
    assert of(check_deck(deck(*[2] * 19, 3), old)) == ["DECK_SIZE", "DECK_COPIES"]
    assert of(check_deck(deck(*[3] * 16, 2), new)) == []
    assert of(check_deck(deck(*[3] * 16, 1, rarity="uncommon"), new)).count("DECK_COPIES") == 16
    assert of(check_deck(deck(*[3] * 16, 1, rarity="uncommon"), new))[0] == "DECK_SIZE"
    for rarity, most in (("uncommon", 2), ("rare", 1), ("ultra_rare", 1)):
        assert old.copies[rarity] == most
    assert of(check_deck(deck(*[1] * 40, rarity="rare"), old)) == []
    assert of(check_deck(deck(*[2] * 20, rarity="rare"), old)) == ["DECK_COPIES"] * 20


def test_c17_16_and_c17_17_the_side_deck():
    """C17-16, C17-17: ten or none; one for one, before the game, within the limits."""
    old = EDITIONS[2017]
    side = tuple(Copies(made(f"s{n}", 'windows=["before_pitch"]'), 1) for n in range(10))
    main = deck(*[2] * 20, side_deck=side)
    assert of(check_deck(main, old)) == []
    assert of(check_deck(deck(*[2] * 20, side_deck=side[:9]), old)) == ["SIDE_DECK_SIZE"]
    changed, found = swapped(main, {"c0": 1}, {"s0": 1}, old, has_begun=False)
    assert found == []
    assert changed.size == 40
    assert "s0" in [each.card.id for each in changed.cards]
    for out, into, begun in (({"c0": 1}, {"s0": 1}, True), ({"c0": 2}, {"s0": 1}, False),
                             ({"c0": 1}, {"nothing": 1}, False)):  # fmt: skip
        assert of(swapped(main, out, into, old, has_begun=begun)[1]) == ["SIDE_DECK_SWAP"]


def test_c17_18_and_c24_18_one_stadium():
    """C17-18, C24-18."""
    for year, rule in ((2017, "C17-18"), (2024, "C24-18")):
        found = list(check_stadium(None, EDITIONS[year]))
        assert [(p.code, p.rule) for p in found] == [("STADIUM_COUNT", rule)]


def test_c24_17_three_coaches():
    """C24-17: two hitting and a bench coach lack a pitching coach."""
    staff = [made(kind, f'coach="{kind}", windows=["before_pitch"]') for kind in
             ("bench", "hitting", "pitching")]  # fmt: skip
    assert of(check_coaches(staff, EDITIONS[2024])) == []
    found = list(check_coaches([staff[1], staff[1], staff[0]], EDITIONS[2024]))
    assert found[0].arguments["found"] == ("hitting 2", "pitching 0")
    assert of(check_coaches(staff, EDITIONS[2017])) == ["COACH_STAFF"]
    old = [replace(card, editions=(2017,)) for card in staff]
    assert of(check_coaches(old, EDITIONS[2024])) == ["CARD_EDITION"] * 3
    assert len(STANDS) == 9
