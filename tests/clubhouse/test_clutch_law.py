"""Clutch rosters before their law in the clubhouse: every code, its culprit, its remedy.

CL-15 to 18, C17-04 to 18, C24-05 to 18.
"""

from __future__ import annotations

import pytest
from club_cards import catalog
from clutch_rosters import BOTH_WAYS, YEARS, changed, codes, editor, office, roster_of, stock
from msgspec.structs import replace

from hotstove.baseball.lineups import LineupSpot
from hotstove.baseball.positions import Position
from hotstove.clubhouse.clutch.stock import ClutchStock
from hotstove.clubhouse.dugout import Area, Place
from hotstove.clubhouse.library import Query
from hotstove.rulebooks.clutch.cards import BatterCard, Glove, Slot
from hotstove.rulebooks.clutch.construction_wording import REMEDIES
from hotstove.rulebooks.clutch.problem_wording import PROBLEMS

CLUBS = tuple(catalog().clutch(2017).rosters)


@pytest.mark.parametrize("year", YEARS)
@pytest.mark.parametrize("club", CLUBS)
def test_the_roster_of_every_club_is_legal(year, club):
    """C17-04 to 18, C24-05 to 18: sixteen clubs, both editions."""
    document = roster_of(year, club)
    assert office(year).violations(document, stock(year)) == ()
    assert office(year).badges(()).legal
    needs = office(year).needs(document, stock(year))
    assert [need for need in needs.lacking if need.is_must] == []


def free(year, number=1, **facets):
    """Cards of nobody on the roster, by what they are."""
    taken = roster_of(year).roster.cards
    people = {stock(year).known[card].person for card in taken}
    found = stock(year).library.find(Query(facets={k: (v,) for k, v in facets.items()}))
    fit = [card.id for card in found if card.person not in people and card.id != BOTH_WAYS]
    return tuple(fit[:number])


def without(document, *cards):
    roster = document.roster
    return changed(
        document,
        cards=tuple(card for card in roster.cards if card not in cards),
        rotation=tuple(card for card in roster.rotation if card not in cards),
        bullpen=tuple(card for card in roster.bullpen if card not in cards),
    )


def bench(year, document):
    return office(year).dugout(document, stock(year)).bench


def with_men(year, count):
    """More batters than there were."""
    document = roster_of(year)
    return changed(document, cards=(*document.roster.cards, *free(year, count, kind="hitter")))


def with_staff(year, role, *, to, count=1):
    document = roster_of(year)
    new = free(year, count, role=role)
    cards, staff = document.roster.cards, getattr(document.roster, to)
    return changed(document, cards=(*cards, *new), **{to: (*staff, *new)})


def cheap_first(year):
    """A roster over the cap: the bench is the dearest there are."""
    sat = bench(year, roster_of(year))
    document = without(roster_of(year), *sat)
    dear = free(year, len(sat), kind="hitter")
    return changed(document, cards=(*document.roster.cards, *dear))


def order_changed(year, number, **change):
    document = roster_of(year)
    order = list(document.roster.order)
    order[number] = replace(order[number], **change)
    return changed(document, order=tuple(order))


def other_position(year):
    """C17-21: a shortstop's spot for one who does not play there."""
    document = roster_of(year)
    known = stock(year).known
    order = document.roster.order
    one = next(n for n, s in enumerate(order) if s.position is Position.CATCHER)
    other = next(
        n for n, s in enumerate(order)
        if s.position not in (Position.DESIGNATED_HITTER, Position.CATCHER, Position.FIRST_BASE)
        and not known[s.player].qualifies(Position.CATCHER)
    )  # fmt: skip
    changed_order = list(order)
    changed_order[one] = LineupSpot(order[other].player, order[one].position)
    changed_order[other] = LineupSpot(order[one].player, order[other].position)
    return changed(document, order=tuple(changed_order))


def strange_deck(year):
    """A card four times, of forty or fifty."""
    document = roster_of(year)
    first, *rest = document.deck
    counts = dict(document.deck)
    for name in rest:
        while counts[name] and counts[first] < 4:
            counts[name] -= 1
            counts[first] += 1
    return replace(document, deck={name: count for name, count in counts.items() if count})


def no_catchers(year):
    document = roster_of(year)
    known = stock(year).known
    his = [c for c in document.roster.cards if isinstance(known[c], BatterCard)]
    return without(document, *(c for c in his if known[c].qualifies(Position.CATCHER)))


def one_catcher(year):
    document, known = roster_of(year), stock(year).known
    gone = [c for c in bench(year, document) if known[c].qualifies(Position.CATCHER)]
    return without(document, *gone)


def twin(document):
    """CL-17: another card of somebody's."""
    return changed(document, cards=(*document.roster.cards, document.roster.cards[0]))


FAULTS = {
    "ROSTER_SIZE": [(2017, "C17-04", lambda: with_men(2017, 1)),
                    (2024, "C24-05", lambda: with_men(2024, 1))],
    "ROSTER_BATTERS": [(2017, "C17-05", lambda: with_men(2017, 1))],
    "ROSTER_SP": [(2017, "C17-06", lambda: with_staff(2017, "SP", to="rotation"))],
    "ROSTER_RP": [(2017, "C17-07", lambda: with_staff(2017, "RP", to="bullpen", count=2))],
    "ROSTER_CP": [(2017, "C17-08", lambda: with_staff(2017, "CP", to="bullpen"))],
    "ROSTER_FLEX": [(2017, "C17-09", lambda: with_staff(2017, "RP", to="bullpen"))],
    "ROSTER_COVER": [(2017, "C17-10", lambda: no_catchers(2017)),
                     (2024, "C24-06", lambda: no_catchers(2024))],
    "ROSTER_DH": [(2017, "C17-11", lambda: eight_men(2017)),
                  (2024, "C24-07", lambda: eight_men(2024))],
    "ROSTER_SALARY": [(2017, "C17-12", lambda: cheap_first(2017)),
                      (2024, "C24-13", lambda: cheap_first(2024))],
    "ROSTER_BACKUP_CATCHER": [(2024, "C24-08", lambda: one_catcher(2024))],
    "ROSTER_BENCH_MIN": [(2024, "C24-09",
                          lambda: without(roster_of(2024), *bench(2024, roster_of(2024))[:2]))],
    "ROSTER_ROTATION": [(2017, "C17-19", lambda: changed(roster_of(2017), rotation=())),
                        (2024, "C24-10", lambda: with_staff(2024, "SP", to="rotation")),
                        (2024, "C24-10", lambda: swapped_staff(2024))],
    "ROSTER_BULLPEN": [(2024, "C24-11", lambda: with_staff(2024, "RP", to="bullpen", count=2))],
    "ROSTER_SPLIT": [(2024, "C24-12", lambda: with_men(2024, 1))],
    "ROSTER_DUPLICATE_PERSON": [(year, "CL-17", lambda year=year: twin(roster_of(year)))
                                for year in YEARS],
    "ROSTER_SLOT": [(year, "C24-03", lambda year=year: registered_twice(year)) for year in YEARS],
    "ROSTER_CARD_UNKNOWN": [
        (year, "CL-15", lambda year=year, change=change: change(roster_of(year)))
        for year in YEARS
        for change in (
            lambda document: changed(document, stadium="nowhere"),
            lambda document: changed(document, coaches=("nobody", *document.roster.coaches)),
            lambda document: changed(document, cards=("nobody", *document.roster.cards[1:])),
            lambda document: replace(document, deck={**document.deck, "nothing": 1}),
        )
    ],
    "FORMAT_UNKNOWN": [(2017, "C17-13", lambda: changed(roster_of(2017), format="40")),
                       (2024, "C24-14", lambda: changed(roster_of(2024), format="23"))],
    "FORMAT_COUNT": [(2017, "C17-13", lambda: changed(roster_of(2017), format="20")),
                     (2017, "C17-13", lambda: changed(roster_of(2017), format="23")),
                     (2024, "C24-14", lambda: changed(roster_of(2024), format="20")),
                     (2024, "C24-14", lambda: changed(roster_of(2024), format="all-star"))],
    "LINEUP_SIZE": [(year, "CL-24", lambda year=year: changed(roster_of(year), order=()))
                    for year in YEARS],
    "LINEUP_POSITION_MISSING": [
        (year, "CL-24", lambda year=year: changed(roster_of(year), order=())) for year in YEARS
    ],
    "LINEUP_POSITION_TWICE": [
        (year, "CL-24", lambda year=year: order_changed(year, 0, position=second(year).position))
        for year in YEARS
    ],
    "LINEUP_DUPLICATE": [
        (year, "CL-24", lambda year=year: order_changed(year, 0, player=second(year).player))
        for year in YEARS
    ],
    "LINEUP_NOT_QUALIFIED": [(2017, "C17-21", lambda: other_position(2017))],
    "SUB_WRONG_CARD_TYPE": [
        (year, "CL-43", lambda year=year: order_changed(year, 0, player="nobody"))
        for year in YEARS
    ],
    "DECK_SIZE": [(2017, "C17-14", lambda: replace(roster_of(2017), deck={})),
                  (2024, "C24-15", lambda: replace(roster_of(2024), deck={}))],
    "DECK_COPIES": [(2017, "C17-15", lambda: strange_deck(2017)),
                    (2024, "C24-16", lambda: strange_deck(2024))],
    "SIDE_DECK_SIZE": [(2017, "C17-16",
                        lambda: replace(roster_of(2017), side_deck=dict.fromkeys(
                            list(roster_of(2017).deck)[:9], 1)))],
    "COACH_STAFF": [(2024, "C24-17", lambda: changed(roster_of(2024), coaches=()))],
    "STADIUM_COUNT": [(2017, "C17-18", lambda: changed(roster_of(2017), stadium="")),
                      (2024, "C24-18", lambda: changed(roster_of(2024), stadium=""))],
}  # fmt: skip


def second(year):
    return roster_of(year).roster.order[1]


def eight_men(year):
    document = roster_of(year)
    known = stock(year).known
    men = [card for card in document.roster.cards if isinstance(known[card], BatterCard)]
    return without(document, *men[8:])


def registered_twice(year):
    document = roster_of(year)
    roster = document.roster
    return changed(document, bullpen=(*roster.bullpen, roster.rotation[0]))


def swapped_staff(year):
    """A reliever without another role in the rotation."""
    document, known = roster_of(year), stock(year).known
    roster = document.roster
    reliever = next(card for card in roster.bullpen if set(known[card].roles) == {"RP"})
    starter, *rest = roster.rotation
    pen = tuple(card for card in roster.bullpen if card != reliever)
    return changed(document, rotation=(reliever, *rest), bullpen=(*pen, starter))


@pytest.mark.parametrize(
    ("code", "year", "rule", "made"),
    [(code, *case) for code, cases in FAULTS.items() for case in cases],
)
def test_a_roster_with_the_fault_is_told_it_and_one_without_is_not(code, year, rule, made):
    """C17-04 to 18, C24-05 to 18, CL-15 to 18, CL-24: code, rule, sentence, culprit, remedy."""
    assert code not in codes(year, roster_of(year))
    found = [f for f in office(year).violations(made(), stock(year)) if f.code == code]
    assert rule in [fault.rule for fault in found]
    for fault in found:
        told = (fault.sentence.english(), fault.remedy.english(), fault.culprit.english())
        assert all(told)
        assert not any("{" in text for text in told)
        assert fault.rule in fault.sentence.english()


def test_every_code_of_the_law_has_a_roster_here():
    """CL-15: what only two rosters together, or a game, can break is elsewhere."""
    elsewhere = {
        "CARD_EDITION", "ROSTER_NO_TRUE_1B", "LINEUP_OUT_OF_POSITION", "FORMAT_MISMATCH",
        "LINEUP_STARTER",
    }  # fmt: skip
    assert set(REMEDIES) == set(FAULTS) | elsewhere
    assert set(REMEDIES) <= set(PROBLEMS)


def test_a_card_of_the_other_edition_is_a_fault_with_its_culprit():
    """CL-16: of a player's, and of a strategy card's."""
    other = next(iter(stock(2017).known.values()))
    mixed = ClutchStock(catalog().clutch(2024), (replace(other, id="old", person="old"),))
    document = roster_of(2024)
    document = changed(document, cards=(*document.roster.cards[1:], "old"))
    (fault,) = [f for f in office(2024).violations(document, mixed) if f.code == "CARD_EDITION"]
    assert fault.cards == ("old",)
    assert "2017" in fault.sentence.english()


def test_the_culprits_of_a_fault_are_pointed_at():
    """CL-15: starters too many, a man in a wrong position, a person twice."""
    many = with_staff(2017, "SP", to="rotation")
    faults = {f.code: f for f in office(2017).violations(many, stock(2017))}
    assert set(faults["ROSTER_SP"].cards) == set(many.roster.rotation)
    assert len(faults["ROSTER_SP"].cards) == 6
    wrong = other_position(2017)
    faults = {f.code: f for f in office(2017).violations(wrong, stock(2017))}
    (man,) = faults["LINEUP_NOT_QUALIFIED"].cards
    assert man in [spot.player for spot in wrong.roster.order]


def test_nobody_at_first_base_and_men_out_of_position_are_only_warned_of():
    """C17-10, RUL-14, C24-21: the team can take the field, at a price."""
    moved = other_position(2024)
    assert codes(2024, moved) == set()
    warned = office(2024).warnings(moved, stock(2024))
    assert {fault.code for fault in warned} == {"LINEUP_OUT_OF_POSITION"}
    assert len(warned) == 2
    known = stock(2017).known
    document = roster_of(2017)
    firsts = [
        card for card in document.roster.cards
        if isinstance(known[card], BatterCard) and known[card].qualifies(Position.FIRST_BASE)
    ]  # fmt: skip
    assert office(2017).warnings(document, stock(2017)) == ()
    bare = without(document, *firsts)
    assert "ROSTER_NO_TRUE_1B" in [f.code for f in office(2017).warnings(bare, stock(2017))]


def test_a_two_way_player_counts_once_in_the_one_place_he_is_registered_to():
    """C24-03, RUL-12: a batter, or one of the rotation, never both."""
    it = editor(2024, roster_of(2024))
    gone = it.dugout.bench[-1]
    it.drop(BOTH_WAYS, it.dugout.place_of(gone))
    assert BOTH_WAYS in it.dugout.bench
    assert "ROSTER_SIZE" not in [fault.code for fault in it.violations]
    as_batter = it.needs.quota("hitters").have
    twice = changed(it.document, rotation=(*it.document.roster.rotation[1:], BOTH_WAYS))
    out = it.document.roster.rotation[0]
    twice = without(twice, out)
    twice = changed(twice, order=(
        LineupSpot(BOTH_WAYS, Position.RIGHT_FIELD),
        *(s for s in twice.roster.order if s.position is not Position.RIGHT_FIELD),
    ))  # fmt: skip
    assert "ROSTER_SLOT" in codes(2024, twice)
    it.drop(BOTH_WAYS, Place(Area.BULLPEN, number=0))
    assert it.needs.quota("hitters").have == as_batter - 1
    assert it.document.roster.cards.count(BOTH_WAYS) == 1


@pytest.mark.parametrize(
    ("year", "name", "numbers"),
    [
        (2017, "standard", (25, 6000, 5)),
        (2017, "20", (20, 5000, 3)),
        (2017, "23", (23, 5500, 3)),
        (2017, "all-star", (0, 0, 0)),
        (2024, "standard", (26, 6000, 5)),
        (2024, "20", (20, 5000, 4)),
        (2024, "all-star", (30, 0, 0)),
    ],
)
def test_formats_have_their_numbers(year, name, numbers):
    """C17-04, 12, 13; C24-05, 13, 14."""
    rules = office(year).formats(catalog())[name]
    assert (rules.size, rules.cap, rules.starters) == numbers
    it = editor(year)
    it.choose_format(rules)
    assert it.document.roster.format == name
    assert it.rules == rules
    it.undo()
    assert it.document == office(year).empty()


def test_an_all_star_roster_still_needs_somebody_to_start():
    """C17-13, CL-19: no counts and no cap, but a game begins with a pitcher."""
    document = changed(roster_of(2017), format="all-star")
    assert codes(2017, document) == set()
    nobody = changed(document, rotation=(), bullpen=document.roster.bullpen)
    assert "ROSTER_ROTATION" in codes(2017, nobody)


def test_the_needs_ask_for_a_second_catcher():
    """C24-08: who is missing is a must with the position to look for."""
    lacking = office(2024).needs(one_catcher(2024), stock(2024)).lacking
    catchers = [need for need in lacking if need.position is Position.CATCHER and need.is_must]
    assert "second catcher" in catchers[0].sentence.english()


def test_a_utility_man_covers_one_position_and_not_two():
    """CL-18: eight different men by matching, for the law and for the needs."""
    known = stock(2017).known
    some = next(card for card in known.values() if isinstance(card, BatterCard))
    man = replace(some, id="u", person="u", name="Ada Spare", gloves=(Glove(Slot.UTILITY, 2),))
    house = ClutchStock(catalog().clutch(2017), (man,))
    gone = [
        card
        for card in roster_of(2017).roster.cards
        if isinstance(known[card], BatterCard)
        and (known[card].qualifies(Position.CATCHER) or known[card].qualifies(Position.SHORTSTOP))
    ]
    document = without(roster_of(2017), *gone)
    document = changed(document, cards=(*document.roster.cards, "u"))
    faults = {fault.code: fault for fault in office(2017).violations(document, house)}
    assert len(faults["ROSTER_COVER"].culprit.arguments["positions"]) == 1
    assert "u" in faults["ROSTER_COVER"].cards
    lacking = office(2017).needs(document, house).lacking
    assert len([need for need in lacking if need.is_must and need.position]) == 1
    shortstop = next(card for card in gone if known[card].qualifies(Position.SHORTSTOP))
    whole = changed(document, cards=(*document.roster.cards, shortstop))
    assert "ROSTER_COVER" not in {f.code for f in office(2017).violations(whole, house)}
