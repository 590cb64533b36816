"""The roster editor for Clutch: drops, keys, coaches and parks, two-way men, undo, needs, play."""

from __future__ import annotations

import pytest
from club_cards import catalog
from clutch_rosters import (
    BOTH_WAYS,
    YEARS,
    changed,
    codes,
    editor,
    office,
    roster_of,
    stock,
)
from msgspec.structs import replace

from hotstove import places
from hotstove.baseball.positions import FIELDERS, Position
from hotstove.catalog.setups import new_setup
from hotstove.clubhouse import lineup_cards, shelves
from hotstove.clubhouse.documents import document_text
from hotstove.clubhouse.dugout import FIELD, Area, Place, at
from hotstove.clubhouse.front_office import seated, team_for
from hotstove.clubhouse.library import Query, SortKey
from hotstove.clubhouse.reading import read_document
from hotstove.clubhouse.teams import RosterIllegal
from hotstove.clubhouse.tryout import Tryout, try_here
from hotstove.files.refused import FileRefused
from hotstove.managers.exhibition import exhibition_game
from hotstove.play.dice import Rng
from hotstove.play.setup import Chair
from hotstove.rulebooks.clutch.cards import BatterCard
from hotstove.rulebooks.clutch.results import Result
from hotstove.rulebooks.shelf import volume

CHEAP = (SortKey("points", falling=False),)


def cheapest(year, *, without=(), **facets):
    query = Query(
        facets={name: (value,) for name, value in facets.items()},
        without=frozenset(without) | {BOTH_WAYS},
        sort=CHEAP,
    )
    return [card.id for card in stock(year).library.find(query)]


def everywhere(it):
    """Every card of the roster, place by place."""
    dugout = it.dugout
    rows = (dugout.bench, dugout.rotation, dugout.bullpen, dugout.closer, dugout.lost)
    return [*dugout.field.values(), *(card for row in rows for card in row)]


@pytest.mark.parametrize("year", YEARS)
def test_a_roster_is_built_from_empty_to_legal_by_keys_alone(year):
    """C17-04 to 18, C24-05 to 18: Enter puts every card where it is needed."""
    it = editor(year)
    assert not it.is_legal
    while lacking := [position for position in FIELDERS if position not in it.dugout.field]:
        it.add(cheapest(year, position=lacking[0].value, without=it.document.roster.cards)[0])
    it.add(cheapest(year, kind="hitter", without=it.document.roster.cards)[0])
    assert set(it.dugout.field) == set(FIELD)
    catchers = cheapest(year, position="CA", without=it.document.roster.cards)
    it.add_to_bench(catchers[0])
    for card in cheapest(year, kind="hitter", without=it.document.roster.cards)[:3]:
        it.add_to_bench(card)
    for card in cheapest(year, role="SP")[:5]:
        it.add(card)
    if year == 2017:
        it.add(cheapest(year, role="CP")[0])
    pens = [c for c in cheapest(year, role="RP") if c not in it.document.roster.cards]
    while it.needs.places_left:
        it.add_to_bench(pens.pop(0))
    for name, card in stock(year).coaches.items():
        if not it.dugout.coaches[it.office.kind.coaches.index(card.coach)]:
            it.add(name)
    it.add(next(iter(stock(year).stadiums)))
    assert {fault.code for fault in it.violations} == {"DECK_SIZE"}
    assert it.badges.fieldable
    ready = it.office.ready_decks(catalog())["even"]
    it.change(it.undo_words, it.office.with_deck(it.document, ready))
    assert it.is_legal
    assert [need for need in it.needs.lacking if need.is_must] == []
    assert it.points == sum(it.cost(card) for card in it.document.roster.cards)


@pytest.mark.parametrize("year", YEARS)
@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_dropped_where_every_card_is_in_one_place(year, seed):
    """RUL-12, C17-06 to 08, C24-10, 11, 17: gaps may come, never a wrong man in a wrong place."""
    rng, it = Rng(seed), editor(year, roster_of(year))
    known = list(stock(year).known)
    others = [*stock(year).coaches, *stock(year).stadiums]
    places = [at(position) for position in FIELD]
    places += [Place(area, number=n) for area in Area if area is not Area.FIELD for n in range(5)]
    unsound = {
        "ROSTER_SLOT", "ROSTER_BULLPEN", "LINEUP_NOT_QUALIFIED", "LINEUP_DUPLICATE",
        "SUB_WRONG_CARD_TYPE", "ROSTER_DUPLICATE_PERSON", "ROSTER_CARD_UNKNOWN",
    } - ({"ROSTER_BULLPEN"} if year == 2024 else set())  # fmt: skip
    before = [it.document]
    for _ in range(70):
        kind, rng = rng.below(5)
        among = others if kind == 0 else it.document.roster.cards if kind < 3 else known
        card, rng = rng.pick(list(among or known))
        place, rng = rng.pick(places)
        move = it.drop(card, place)
        if move.becomes is not None and it.document != before[-1]:
            before.append(it.document)
        roster, dugout = it.document.roster, it.dugout
        assert sorted(everywhere(it)) == sorted(roster.cards)
        assert len(roster.cards) <= it.rules.size
        assert not set(roster.cards) & set(dugout.considering)
        assert len(dugout.rotation) <= it.rules.starters
        assert not {*roster.rotation} & {*roster.bullpen}
        if move.becomes is not None and place.area is not Area.LIBRARY and kind:
            assert dugout.place_of(card).area is place.area
        assert not unsound & {fault.code for fault in it.violations}
        assert move.words.english()
        assert "{" not in move.words.english()
    last = it.document
    assert read_document(document_text(last), stock(year).known).document == last
    for document in reversed(before[:-1]):
        it.undo()
        assert it.document == document
    while it.redo_words is not None:
        it.redo()
    assert it.document == last


def test_c17_19_salaries_order_the_rotation():
    """C17-19: whoever is dropped there takes his turn; one of them on another is told why not."""
    it = editor(2017, roster_of(2017))
    first, second = it.dugout.rotation[:2]
    move = it.drop(second, Place(Area.ROTATION, number=0))
    assert move.becomes is None
    assert move.rule == "C17-19"
    dear = next(
        card.id for card in it.library.find(Query(facets={"role": ("SP",)}))
        if card.id not in it.document.roster.cards
    )  # fmt: skip
    assert it.known[dear].salary >= it.known[first].salary
    move = it.drop(dear, Place(Area.ROTATION, number=4))
    assert move.displaced in it.document.considering
    salaries = [it.known[card].salary for card in it.dugout.rotation]
    assert salaries == sorted(salaries, reverse=True)


@pytest.mark.parametrize(
    ("year", "facets", "place", "rule"),
    [
        (2017, {"kind": "pitcher"}, at(Position.CATCHER), "CL-24"),
        (2017, {"position": "1B"}, at(Position.CATCHER), "C17-21"),
        (2017, {"kind": "hitter"}, Place(Area.ROTATION), "C17-06"),
        (2017, {"role": "RP"}, Place(Area.ROTATION), "C17-06"),
        (2017, {"role": "SP"}, Place(Area.BULLPEN), "C17-07"),
        (2017, {"role": "CP"}, Place(Area.BULLPEN), "C17-07"),
        (2017, {"role": "RP"}, Place(Area.CLOSER), "C17-08"),
        (2017, {"role": "RP"}, Place(Area.BENCH), "C17-05"),
        (2024, {"kind": "pitcher"}, at(Position.DESIGNATED_HITTER), "CL-24"),
        (2024, {"role": "OP"}, Place(Area.ROTATION), "C24-10"),
        (2024, {"kind": "hitter"}, Place(Area.BULLPEN), "C24-11"),
        (2024, {"role": "SP"}, Place(Area.BENCH), "C24-09"),
    ],
)
def test_a_refused_drop_names_its_rule_and_changes_nothing(year, facets, place, rule):
    """CL-24, C17-05 to 08, C17-21, C24-09 to 11."""
    it = editor(year, roster_of(year))
    card = cheapest(year, without=it.document.roster.cards, **facets)[0]
    move = it.drop(card, place)
    assert move.becomes is None
    assert move.rule == rule
    assert f"({rule})" in move.words.english()
    assert it.document == roster_of(year)


@pytest.mark.parametrize(("year", "rule"), [(2017, "C17-06"), (2024, "C24-10")])
def test_a_whole_rotation_takes_another_only_in_somebodys_place(year, rule):
    """C17-06, C24-10."""
    it = editor(year, roster_of(year))
    it.remove(it.dugout.bench[0])
    sixth = cheapest(year, role="SP", without=it.document.roster.cards)[0]
    move = it.drop(sixth, Place(Area.ROTATION, number=5))
    assert move.becomes is None
    assert move.rule == rule
    last = it.dugout.rotation[-1]
    assert it.drop(sixth, Place(Area.ROTATION, number=4)).displaced == last
    assert last in it.document.considering


def test_c24_21_a_man_may_stand_where_his_card_does_not_say():
    """C24-21: in 2024 with a warning; whoever he replaces sits rather than do the same."""
    it = editor(2024, roster_of(2024))
    catcher = it.dugout.field[Position.CATCHER]
    man = next(
        card for card in it.dugout.bench if not it.known[card].qualifies(Position.CATCHER)
    )
    it.drop(man, at(Position.CATCHER))
    assert it.dugout.field[Position.CATCHER] == man
    assert catcher in it.dugout.bench
    assert "LINEUP_OUT_OF_POSITION" in [fault.code for fault in it.warnings]
    assert it.is_legal


def test_a_drop_on_a_taken_position_swaps_two_of_the_diamond():
    """CL-24: both may play both; the spots of the order stay theirs."""
    it = editor(2017, roster_of(2017))
    dh, first = it.dugout.field[Position.DESIGNATED_HITTER], it.dugout.field[Position.FIRST_BASE]
    it.drop(dh, at(Position.FIRST_BASE))
    assert it.dugout.field[Position.FIRST_BASE] == dh
    assert it.dugout.field[Position.DESIGNATED_HITTER] == first
    players = [spot.player for spot in roster_of(2017).roster.order]
    assert [spot.player for spot in it.document.roster.order] == players
    assert it.is_legal


def test_a_starter_makes_room_only_where_he_may_go():
    """C24-10, C24-11: who has no role of the bullpen is not pushed into it."""
    it = editor(2024, roster_of(2024))
    only = next(
        card for card in it.dugout.rotation if not it.known[card].has("RP", "OP")
    )
    place = it.dugout.place_of(only)
    swing = next(
        card.id for card in stock(2024).library.find(Query(facets={"role": ("SP",)}))
        if card.id not in it.document.roster.cards and card.id != BOTH_WAYS and card.has("RP")
    )  # fmt: skip
    it.drop(swing, Place(Area.BULLPEN, number=0))
    out = it.dugout.bullpen[-1]
    assert it.dugout.place_of(swing) is None or it.document.roster.bullpen
    if it.dugout.place_of(swing) is None:
        it.remove(out)
        it.drop(swing, Place(Area.BULLPEN, number=0))
    move = it.drop(swing, place)
    assert move.becomes is None
    assert it.known[only].name in move.words.english()
    assert it.dugout.rotation[place.number] == only


def test_a_two_way_player_goes_from_the_field_to_the_mound_and_back():
    """C24-03, RUL-12: one place at a time, salary and card counted once."""
    it = editor(2024, roster_of(2024))
    right = it.dugout.field[Position.RIGHT_FIELD]
    it.drop(BOTH_WAYS, at(Position.RIGHT_FIELD))
    assert it.dugout.place_of(BOTH_WAYS) == at(Position.RIGHT_FIELD)
    assert right in it.document.considering
    spent = it.points
    starter = it.dugout.rotation[0]
    it.drop(starter, Place(Area.LIBRARY))
    it.drop(BOTH_WAYS, Place(Area.ROTATION, number=4))
    assert it.dugout.place_of(BOTH_WAYS) == Place(Area.ROTATION, number=4)
    assert Position.RIGHT_FIELD not in it.dugout.field
    assert it.points == spent - it.known[starter].salary
    it.drop(BOTH_WAYS, Place(Area.BENCH))
    assert it.dugout.place_of(BOTH_WAYS).area is Area.BENCH
    assert BOTH_WAYS not in it.document.roster.rotation


def test_c24_17_a_coach_takes_the_place_of_his_kind():
    it = editor(2024, roster_of(2024))
    kinds = it.office.kind.coaches
    for number, kind in enumerate(kinds):
        there = it.dugout.coaches[number]
        other = next(
            name for name, card in stock(2024).coaches.items()
            if card.coach == kind and name != there
        )  # fmt: skip
        assert it.drop(other, Place(Area.COACHES, number=(number + 1) % 3)).rule == "C24-17"
        move = it.drop(other, Place(Area.COACHES, number=number))
        assert move.displaced == there
        assert it.dugout.coaches[number] == other
        assert it.is_legal
    it.remove(it.dugout.coaches[0])
    assert it.dugout.coaches[0] == ""
    assert it.needs.quota("coaches").have == 2
    assert codes(2024, it.document) == {"COACH_STAFF"}
    assert editor(2017, roster_of(2017)).dugout.coaches == ()


@pytest.mark.parametrize("year", YEARS)
def test_a_park_is_chosen_changed_and_left(year):
    """C17-18, C24-18."""
    it = editor(year, roster_of(year))
    mine, other = it.dugout.stadium[0], list(stock(year).stadiums)[3]
    assert it.drop(other, Place(Area.BENCH)).becomes is None
    assert it.drop(other, Place(Area.STADIUM)).displaced == mine
    assert it.dugout.stadium == (other,)
    assert it.is_legal
    it.remove(other)
    assert it.dugout.stadium == ()
    assert "STADIUM_COUNT" in [fault.code for fault in it.violations]


@pytest.mark.parametrize("year", YEARS)
def test_orders_versions_and_cards_are_compared_and_restored(year):
    """CL-24: the one order is moved, swapped, suggested; a version holds coaches and park too."""
    it = editor(year, roster_of(year))
    before = it.document.roster
    it.change(*shelves.kept_version(it.document, "before"))
    it.change(*lineup_cards.moved_spot(it.document, "order", 0, 8))
    assert it.document.roster.order == (*before.order[1:], before.order[0])
    it.drop(list(stock(year).stadiums)[5], Place(Area.STADIUM))
    man = it.dugout.bench[0]
    it.remove(man)
    found = it.office.compare(before, it.document.roster, it.document, it.stock)
    assert found.out == (man,)
    assert found.into == ()
    assert found.has_other_orders
    assert found.has_other_props
    assert found.difference == -it.known[man].salary
    it.change(*shelves.restored_version(it.document, "before"))
    assert it.office.compare(before, it.document.roster, it.document, it.stock).is_same
    runs = it.office.expected_runs(it.document, it.stock, "order")
    it.change(*it.office.reordered(it.document, it.stock, "order"))
    assert it.office.expected_runs(it.document, it.stock, "order") >= runs
    nine = it.office.suggested_nine(replace(it.document), it.stock)
    it.change(*nine)
    assert set(it.dugout.field) == set(FIELD)
    assert it.is_legal
    for position in FIELD:
        assert it.dugout.field[position] in [
            man.id for man in it.office.men_for(it.document, it.stock, position)
        ]


@pytest.mark.parametrize("year", YEARS)
def test_two_cards_side_by_side(year):
    cards = [card for card in stock(year).known.values() if isinstance(card, BatterCard)]
    dear = max(cards, key=lambda card: card.salary)
    cheap = min(cards, key=lambda card: card.salary)
    rows = {r.label: r for r in office(year).compare_cards(stock(year), dear.id, cheap.id)}
    assert rows["Salary"].better == 1
    assert rows["On-Base"].one == str(dear.on_base)
    assert rows["Runs a game"].better == -1
    assert ("Speed" in rows) == (year == 2017)
    assert ("Stealing" in rows) == (year == 2024)
    assert {"Positions", "Hand", "Against hands", "Icons", "Clutch"} <= set(rows)
    homers = dear.chart.faces(Result.HOMER), cheap.chart.faces(Result.HOMER)
    outs = dear.chart.faces(Result.STRIKEOUT), cheap.chart.faces(Result.STRIKEOUT)
    assert homers[0] > homers[1]
    assert rows["HR"].better == -1
    if outs[0] != outs[1]:
        assert rows["SO"].better == (-1 if outs[0] < outs[1] else 1)


@pytest.mark.parametrize(
    ("words", "fits"),
    [
        ("lefty catcher", lambda c: c.bats == "L" and c.qualifies(Position.CATCHER)),
        ("hitter clutch>=2", lambda c: c.clutch >= 2),
        ("ob>=11 salary<400", lambda c: c.on_base >= 11 and c.salary < 400),
        ("switch shortstop", lambda c: c.bats == "S" and c.qualifies(Position.SHORTSTOP)),
    ],
)
@pytest.mark.parametrize("year", YEARS)
def test_the_library_is_searched_in_plain_words(year, words, fits):
    batters = [c for c in stock(year).known.values() if isinstance(c, BatterCard)]
    found = [c for c in stock(year).library.find(Query(words=words)) if c.id != BOTH_WAYS]
    assert sorted(c.id for c in found) == sorted(c.id for c in batters if fits(c))


def test_the_library_narrows_by_both_sides_of_a_card():
    """C24-03: a two-way player is a hitter and a pitcher."""
    library = stock(2024).library
    for facets in ({"kind": ("hitter",)}, {"kind": ("pitcher",)}, {"role": ("SP",)}):
        assert BOTH_WAYS in [card.id for card in library.find(Query(facets=facets))]
    counts = library.counts(Query(), "role")
    assert set(counts) == {"SP", "RP", "OP", "BP"}
    assert set(stock(2017).library.counts(Query(), "role")) == {"SP", "RP", "CP"}
    for facet in library.facets:
        assert library.counts(Query(), facet) or facet == "tag"
    _ = stock(2024).worths
    for sort in library.sorts:
        assert len(library.find(Query(sort=(SortKey(sort),)))) == len(library)


@pytest.mark.parametrize("year", YEARS)
def test_a_roster_plays_at_the_table(year):
    """CL-19: with staffs, deck, coaches and park; a club that plays itself is there twice."""
    rulebook = f"clutch/{year}"
    chairs = (Chair("A", "luck"), Chair("B", "luck"))
    setup = new_setup(rulebook, catalog(), ("anvils", "mudlarks"), chairs, seed=5)
    document = roster_of(year)
    team = team_for(document, stock(year), catalog(), rulebook)
    setup = seated(setup, rulebook, team, None)
    assert setup.teams[0].club.id == "stovepipes"
    assert setup.teams[1].club.id == "mudlarks"
    both = seated(setup, rulebook, team, team)
    assert {c.id for c in both.teams[1].cards} == {f"{card}~" for card in document.roster.cards}
    assert exhibition_game(volume(rulebook), both, "luck").is_over


@pytest.mark.parametrize("year", YEARS)
def test_only_a_legal_roster_of_the_game_and_format_plays(year):
    """C17-13, C24-14, CL-15, CL-16."""
    rulebook = f"clutch/{year}"
    with pytest.raises(RosterIllegal) as refused:
        team_for(office(year).empty(), stock(year), catalog(), rulebook)
    assert "ROSTER_SIZE" in [fault.code for fault in refused.value.violations]
    for other in (f"clutch/{4041 - year}", "showdown/advanced"):
        with pytest.raises(FileRefused, match="choose another roster"):
            team_for(roster_of(year), stock(year), catalog(), other)
    with pytest.raises(ValueError, match="not played with rosters"):
        team_for(roster_of(year), stock(year), catalog(), "pitch_duel/aa")
    chairs = (Chair("A", "luck"), Chair("B", "luck"))
    setup = new_setup(rulebook, catalog(), ("anvils", "mudlarks"), chairs, seed=5)
    team = team_for(roster_of(year), stock(year), catalog(), rulebook)
    stars = office(year).held_to(roster_of(year), office(year).formats(catalog())["all-star"])
    if year == 2024:
        assert codes(year, stars) == {"FORMAT_COUNT"}
        team = replace(team, format="all-star")
    else:
        team = team_for(stars, stock(year), catalog(), rulebook)
    with pytest.raises(FileRefused, match="different formats"):
        seated(setup, rulebook, team, None)


def test_who_is_lost_is_kept_and_named():
    """CL-15: a card of no set at hand stays on the roster, in its place, and is a fault."""
    document = roster_of(2024)
    starter = document.roster.rotation[0]
    lost = changed(
        document,
        cards=tuple("gone" if card == starter else card for card in document.roster.cards),
        rotation=("gone", *document.roster.rotation[1:]),
    )
    it = editor(2024, replace(lost, names={"gone": "Old Pal"}))
    assert it.dugout.lost == ("gone",)
    (fault,) = [f for f in it.violations if f.code == "ROSTER_CARD_UNKNOWN"]
    assert fault.cards == ("gone",)
    assert fault.culprit.english() == "Old Pal"
    assert it.drop("gone", Place(Area.BENCH)).becomes is None
    it.remove("gone")
    assert "gone" not in it.document.roster.cards


@pytest.mark.parametrize("year", YEARS)
def test_a_roster_tries_itself_against_the_league(year):
    rulebook = f"clutch/{year}"
    team = team_for(roster_of(year), stock(year), catalog(), rulebook)
    tryout = Tryout(
        team=team, cards=str(places.cards()), games=2, rulebook=rulebook, manager="luck"
    )
    told = []
    record = try_here(tryout, told.append)
    assert record.is_whole
    assert [each.games for each in told] == [1, 2]


@pytest.mark.parametrize("year", YEARS)
def test_an_unfinished_or_odd_roster_is_asked_everything_without_a_fall(year):
    """CL-15: gaps, a format nobody knows, three men in the order, cards of no set."""
    it, stocked = office(year), stock(year)
    document = roster_of(year)
    odd = (
        it.empty(),
        changed(document, format="x"),
        changed(document, order=document.roster.order[:3]),
        changed(document, order=document.roster.order * 2),
        changed(document, cards=("gone", *document.roster.cards[1:]), coaches=("gone",) * 3),
        changed(document, rotation=document.roster.bullpen, bullpen=document.roster.rotation),
        changed(it.empty(), rotation=("gone",), order=document.roster.order),
        replace(document, deck=dict.fromkeys(document.deck, -3), side_deck={"gone": 2}),
    )
    for one in odd:
        tidied = it.tidied(one, stocked)
        for found in (one, tidied):
            assert it.needs(found, stocked).depth
            assert it.total(found, stocked) >= 0
            assert it.dugout(found, stocked).considering == ()
            for fault in (*it.violations(found, stocked), *it.warnings(found, stocked)):
                assert "{" not in fault.sentence.english() + fault.remedy.english()
            it.explained(found, stocked)
            it.suggested_nine(found, stocked)
            it.reordered(found, stocked, "order")
            it.expected_runs(found, stocked, "order")
            it.roster_text(found, stocked)
            assert it.fill_order(found, stocked, it.locks(found, stocked)).model().columns
            assert read_document(document_text(found), stocked.known).document == found
