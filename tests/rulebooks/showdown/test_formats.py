"""Formats and decks of a roster, SD-T-13 to 20: who is let in, what it costs, and half a roster."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace
from roster_cast import ARMS, BATS, FIELD, KNOWN, ROSTER

from hotstove.baseball.lineups import LineupSpot
from hotstove.baseball.positions import Position
from hotstove.rulebooks.showdown.cards import Role
from hotstove.rulebooks.showdown.construction import (
    check_roster,
    rotation_of,
    total_cost,
    warnings,
)
from hotstove.rulebooks.showdown.construction_wording import (
    ROSTER_REMEDIES,
    roster_remedy,
    roster_sentence,
)
from hotstove.rulebooks.showdown.formats import BOOK, Format
from hotstove.rulebooks.showdown.strategy import Copies, Deck, StrategyCard

THIS_YEAR = {card_id: replace(card, season=4) for card_id, card in KNOWN.items()}
BLANK = re.compile(r"\{([a-z_]+)\}")


def codes(roster=ROSTER, known=KNOWN, rules=BOOK, **more):
    return [problem.code for problem in check_roster(roster, known, rules, **more)]


def told(roster=ROSTER, known=KNOWN, rules=BOOK, **more):
    return "\n".join(
        f"{roster_sentence(one).english()} {roster_remedy(one).english()}"
        for one in check_roster(roster, known, rules, **more)
    )


def deck(*counts, season=4):
    cards = [
        Copies(
            StrategyCard(
                id=f"s-{at}", name=f"Ploy {at}", side="offense", windows=("before_pitch",),
                effects=(), text="", season=season,
            ),
            count,
        )
        for at, count in enumerate(counts)
    ]  # fmt: skip
    return Deck("deck", tuple(cards))


def test_extended_lets_every_card_in():
    """SD-T-20."""
    old = THIS_YEAR | {"h-0": replace(BATS[0], season=1, subset="hall_of_fame", team_logo=False)}
    assert codes(known=old, rules=Format(sets="extended")) == []


def test_standard_takes_players_of_the_current_season():
    """SD-T-13, SD-T-20, R45: subsets of the season are in, another season is not."""
    rules = Format(sets="standard", season=4)
    legend = THIS_YEAR | {"h-0": replace(THIS_YEAR["h-0"], subset="hall_of_fame")}
    assert codes(known=legend, rules=rules) == []
    old = THIS_YEAR | {"h-0": replace(BATS[0], season=3)}
    assert codes(known=old, rules=rules) == ["FORMAT_PLAYER"]
    assert "takes players of season 4 only; Bat 0 is of another" in told(known=old, rules=rules)
    assert "Take Bat 0 out" in told(known=old, rules=rules)


def test_limited_takes_the_clubs_own_cards_of_the_season():
    """SD-T-13, SD-T-20: no special subset, no card without the logo; a promo with it is in."""
    rules = Format(sets="limited", season=4)

    def with_card(**change):
        return codes(known=THIS_YEAR | {"h-0": replace(THIS_YEAR["h-0"], **change)}, rules=rules)

    assert with_card() == []
    assert with_card(subset="promo") == []
    assert with_card(subset="promo", team_logo=False) == ["FORMAT_PLAYER"]
    assert with_card(subset="hall_of_fame") == ["FORMAT_PLAYER"]
    assert with_card(season=3) == ["FORMAT_PLAYER"]


def test_the_current_season_is_the_newest_unless_it_is_named():
    """SD-T-20."""
    rules = Format(sets="standard")
    assert rules.of_season(THIS_YEAR.values()).season == 4
    newer = THIS_YEAR | {"h-0": replace(BATS[0], season=5)}
    assert codes(known=newer, rules=rules).count("FORMAT_PLAYER") == 24


@pytest.mark.parametrize(
    ("season", "rules", "found"),
    [
        (3, Format(sets="standard", season=4), 0),
        (3, Format(sets="limited", season=4), 0),
        (2, Format(sets="standard", season=4), 15),
        (2, Format(sets="limited", season=4), 15),
        (2, BOOK, 0),
    ],
)
def test_strategy_cards_may_be_a_season_old(season, rules, found):
    """SD-T-13, SD-T-20."""
    given = codes(known=THIS_YEAR, rules=rules, deck=deck(*[4] * 15, season=season))
    assert given == ["FORMAT_CARD"] * found


def test_a_deck_is_absent_or_whole():
    """SD-T-14: exactly sixty, no name more than four times."""
    assert codes(deck=None) == []
    assert codes(deck=deck(*[4] * 15)) == []
    assert codes(deck=deck(*[4] * 14, 3)) == ["DECK_SIZE"]
    assert codes(deck=deck(*[4] * 13, 5, 3)) == ["DECK_COPIES"]
    assert "Have Ploy 13 4 times at most" in told(deck=deck(*[4] * 13, 5, 3))
    problem = next(iter(check_roster(ROSTER, KNOWN, deck=deck(4))))
    assert problem.rule == "SD-T-14"


def test_twenty_men_with_a_bench_at_a_fifth():
    """SD-T-02, SD-T-17 in another format: the size, the places left, the same fifth."""
    rules = Format(id="20", size=20)
    assert rules.free_places == 7
    assert codes(rules=rules) == ["ROSTER_SIZE"]
    twenty = replace(ROSTER, cards=ROSTER.cards[:20])
    assert codes(twenty, rules=rules) == []
    full = sum(KNOWN[card].points for card in twenty.cards)
    assert total_cost([KNOWN[card] for card in twenty.cards], twenty.backups, rules) == full - 320


def test_all_at_full_price():
    """SD-T-17 in another format: a bench costs what is printed."""
    rules = Format(id="full", backup_share=1, cap=5000)
    assert rules.cost(BATS[0], is_backup=True) == BATS[0].points
    assert codes(rules=rules) == []
    assert codes(rules=replace(rules, cap=4999)) == ["POINT_CAP"]
    assert codes(rules=replace(rules, cap=0)) == []


def test_free_places_go_to_bench_or_bullpen_and_an_empty_bullpen_is_told():
    """SD-T-15, R41: twelve in any split; without relievers a warning, no fault."""
    assert BOOK.free_places == 12
    assert list(warnings(ROSTER, KNOWN)) == []
    more = {f"x-{n}": replace(BATS[8], id=f"x-{n}", person=f"x-{n}", points=10) for n in range(10)}
    no_pen = replace(
        ROSTER,
        cards=(*(card.id for card in (*BATS, *ARMS[:4])), *more),
        backups=(*ROSTER.backups, *more),
    )
    assert codes(no_pen, KNOWN | more) == []
    (warned,) = warnings(no_pen, KNOWN | more)
    assert (warned.code, warned.rule) == ("NO_BULLPEN", "SD-T-15")
    assert "no pitching change" in roster_sentence(warned).english()


def test_no_rotation_is_the_dearest_first():
    """SD-T-19, R44, R84: by points, then by last name, then by whole name; no fault."""
    points = {"p-0": ("Zed", 380), "p-1": ("Kip", 500), "p-2": ("Abel", 380), "p-3": ("Lum", 410)}
    known = KNOWN | {
        card_id: replace(KNOWN[card_id], name=name, points=cost)
        for card_id, (name, cost) in points.items()
    }
    unwritten = replace(ROSTER, rotation=())
    assert [known[card].name for card in rotation_of(unwritten, known)] == [
        "Kip", "Lum", "Abel", "Zed",
    ]  # fmt: skip
    assert "ROTATION_INVALID" not in codes(unwritten, known)
    assert rotation_of(ROSTER, known) == ROSTER.rotation
    brothers = known | {
        "p-0": replace(KNOWN["p-0"], name="Zoe Abel", points=380),
        "p-2": replace(KNOWN["p-2"], name="Amy Abel", points=380),
    }
    assert rotation_of(unwritten, brothers)[2:] == ("p-2", "p-0")


def test_first_base_is_open_to_every_hitter_in_an_expert_order_only():
    """SD-T-18, R43: the roster check stays strict, the order is judged by level."""
    order = (
        LineupSpot("h-8", Position.FIRST_BASE),
        *(spot for spot in FIELD if spot.position is not Position.FIRST_BASE),
        LineupSpot("h-1", Position.DESIGNATED_HITTER),
    )
    roster = replace(ROSTER, al=order)
    assert codes(roster) == ["LINEUP_POSITION"]
    assert codes(roster, is_expert=True) == []
    no_first = KNOWN | {f"h-{n}": replace(KNOWN[f"h-{n}"], positions=()) for n in (1, 9)}
    assert "POSITIONS_UNFILLED" in codes(roster, no_first, is_expert=True)
    assert "left to play 1B" in told(roster, no_first, is_expert=True)


def test_orders_against_left_handers_are_checked_when_there_are_any():
    """SD-T-12."""
    assert codes(replace(ROSTER, al_left=ROSTER.al, nl_left=ROSTER.nl)) == []
    wrong = replace(ROSTER, nl_left=ROSTER.nl[:8])
    assert codes(wrong) == ["LINEUP_SIZE", "LINEUP_DH"]
    assert "the NL (LHP) order has 8 spots" in told(wrong)


def test_half_a_roster_is_told_what_it_lacks_and_no_more():
    """SD-T-01: what is not there yet is one fault, not twenty."""
    empty = replace(ROSTER, home_rules="", cards=(), backups=(), rotation=(), al=(), nl=())
    assert codes(empty) == [
        "ROSTER_SIZE", "STARTER_COUNT", "HITTER_COUNT", "POSITIONS_UNFILLED", "DH_MISSING",
        "HOME_RULES_MISSING", "LINEUP_SIZE", "LINEUP_SIZE",
    ]  # fmt: skip
    begun = replace(empty, cards=("h-0",), al=ROSTER.al[:1])
    assert "LINEUP_POSITION" not in codes(begun)


def test_a_card_nobody_knows_is_a_fault_and_no_crash():
    """SD-T-01."""
    lost = replace(ROSTER, cards=(*ROSTER.cards[:-1], "gone"))
    assert codes(lost) == ["ROSTER_CARD_UNKNOWN"]
    assert "no card is known by the id gone" in told(lost)


def test_every_fault_names_its_culprits_and_a_remedy():
    """SD-T-01: the ids of the cards, and what to do."""
    wrong = [
        replace(ROSTER, backups=("p-9",)),
        replace(ROSTER, rotation=("p-0", "p-0", "p-2", "p-5")),
        replace(ROSTER, al=(LineupSpot("h-9", Position.CATCHER), *ROSTER.al[1:])),
        replace(ROSTER, cards=(*ROSTER.cards[:-1], "p-13")),
    ]
    found = [problem for roster in wrong for problem in check_roster(roster, KNOWN)]
    assert {"p-9", "p-0", "h-9", "p-13"} <= {
        card for problem in found for card in problem.arguments.get("cards", ())
    }
    for problem in found:
        assert not BLANK.search(roster_remedy(problem).english()), problem
    assert Role.STARTER in {card.role for card in ARMS}
    assert {problem.code for problem in found} <= set(ROSTER_REMEDIES)
