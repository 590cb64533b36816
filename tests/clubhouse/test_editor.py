"""The roster editor without a window: drops, keys, swaps, undo, needs, law, versions."""

from __future__ import annotations

import pytest
from club_cards import catalog, editor, library, roster_of, stock
from msgspec.structs import replace

from hotstove.baseball.positions import FIELDERS, Position
from hotstove.clubhouse import shelves
from hotstove.clubhouse.dugout import FIELD, Area, Place, at, place_named
from hotstove.clubhouse.library import Query, SortKey
from hotstove.clubhouse.showdown import lineup_cards
from hotstove.clubhouse.showdown.comparing import compare_cards, compare_rosters
from hotstove.clubhouse.showdown.documents import EMPTY, ShowdownDocument
from hotstove.clubhouse.showdown.stock import ShowdownStock
from hotstove.play.dice import Rng
from hotstove.play.words import Sentence
from hotstove.rulebooks.showdown.cards import PitcherCard, Result
from hotstove.rulebooks.showdown.formats import Format

KNOWN = library().cards
WORDS = Sentence("clubhouse", "changed")
CHEAP = (SortKey("points", falling=False),)


def cheapest(*, without=(), **facets):
    query = Query(facets=facets, without=frozenset(without), sort=CHEAP)
    return [card.id for card in library().find(query)]


def twin_of(card_id, **change):
    return replace(KNOWN[card_id], id=f"{card_id}-other", **change)


def test_a_roster_is_built_from_empty_to_legal_by_keys_alone():
    """SD-T-01: Enter puts every card where it is needed; nothing is left to say at the end."""
    it = editor()
    assert not it.is_legal
    while lacking := [position for position in FIELDERS if position not in it.dugout.field]:
        it.add(cheapest(position=(lacking[0].value,), without=it.document.roster.cards)[0])
    it.add(cheapest(kind=("hitter",), without=it.document.roster.cards)[0])
    assert set(it.dugout.field) == set(FIELD)
    for card in cheapest(role=("starter",))[:4]:
        it.add(card)
    for card in cheapest(role=("reliever",))[:6]:
        it.add(card)
    for card in cheapest(kind=("hitter",), without=it.document.roster.cards)[:6]:
        it.add(card)
    assert [fault.code for fault in it.violations] == ["HOME_RULES_MISSING"]
    it.choose_home_rules("NL")
    assert it.is_legal
    assert it.badges.legal
    assert it.needs.places_left == 0
    assert len(it.dugout.bench) == 6
    assert set(it.dugout.bench) == set(it.document.roster.backups)
    assert it.points == sum(it.cost(card) for card in it.document.roster.cards)


def test_a_drop_on_a_taken_position_swaps_two_of_the_diamond():
    """SD-C-07: both may play both; the orders follow, spot by spot."""
    it = editor(roster_of())
    field = it.dugout.field
    pairs = [
        (one, other)
        for one in FIELD
        for other in FIELD
        if one != other
        and KNOWN[field[one]].qualifies(other) | (other is Position.DESIGNATED_HITTER)
        and KNOWN[field[other]].qualifies(one) | (one is Position.DESIGNATED_HITTER)
    ]
    one, other = pairs[0]
    move = it.drop(field[one], at(other))
    assert move.displaced == field[other]
    assert it.dugout.field[other] == field[one]
    assert it.dugout.field[one] == field[other]
    assert [spot.player for spot in it.document.roster.al] == [
        spot.player for spot in roster_of().roster.al
    ]
    assert it.is_legal


def test_a_drop_from_the_bench_swaps_and_the_other_becomes_a_backup():
    """SD-T-17: who starts is paid in full, who sits down costs his fifth."""
    it = editor(roster_of())
    bench = next(
        card for card in it.dugout.bench
        if any(KNOWN[card].qualifies(position) for position in FIELDERS)
    )  # fmt: skip
    position = next(p for p in FIELDERS if KNOWN[bench].qualifies(p))
    old = it.dugout.field[position]
    spot = [s.player for s in it.document.roster.al].index(old)
    it.drop(bench, at(position))
    assert it.dugout.field[position] == bench
    assert it.document.roster.al[spot].player == bench
    assert old in it.dugout.bench
    assert old in it.document.roster.backups
    assert bench not in it.document.roster.backups
    assert len(it.document.roster.cards) == 25


def test_a_man_from_the_library_on_a_full_roster_takes_the_others_place():
    """SD-T-02: drops swap; the other is considered and not lost. On open ground it is refused."""
    it = editor(roster_of())
    new = cheapest(position=("SS",), without=it.document.roster.cards)[0]
    old = it.dugout.field[Position.SHORTSTOP]
    it.drop(new, at(Position.SHORTSTOP))
    assert it.dugout.field[Position.SHORTSTOP] == new
    assert it.document.considering == (old,)
    assert len(it.document.roster.cards) == 25
    other = cheapest(kind=("hitter",), without=it.document.roster.cards)[1]
    refused = it.add_to_bench(other)
    assert refused.becomes is None
    assert refused.rule == "SD-T-02"
    assert "drop" in refused.words.english()


@pytest.mark.parametrize("position", FIELDERS)
def test_the_dh_and_a_fielder_change_places_in_the_nl_too(position):
    """SD-T-12: whichever of the two is dropped on the other, both orders stay whole nines."""
    for dropped in (position, Position.DESIGNATED_HITTER):
        it = editor(roster_of())
        field = it.dugout.field
        fielder, dh = field[position], field[Position.DESIGNATED_HITTER]
        if not KNOWN[dh].qualifies(position):
            continue
        other = Position.DESIGNATED_HITTER if dropped is position else position
        it.drop(field[dropped], at(other))
        assert it.dugout.field[position] == dh
        assert it.dugout.field[Position.DESIGNATED_HITTER] == fielder
        assert it.is_legal, [fault.sentence.english() for fault in it.violations]


@pytest.mark.parametrize(
    ("who", "place", "rule"),
    [
        ({"role": ("reliever",)}, "rotation:0", "SD-T-11"),
        ({"role": ("starter",)}, "bullpen:0", "SD-T-03"),
        ({"role": ("starter",)}, "field:SS", "SD-C-07"),
        ({"role": ("closer",)}, "bench:0", "SD-T-05"),
        ({"kind": ("hitter",)}, "rotation:0", "SD-T-11"),
        ({"kind": ("hitter",)}, "bullpen:0", "SD-T-03"),
        ({"position": ("CA",)}, "field:CF", "SD-C-07"),
    ],
)
def test_a_drop_where_a_card_may_not_be_is_refused_with_its_reason(who, place, rule):
    it = editor()
    card = cheapest(**who)[0]
    move = it.drop(card, place_named(place))
    assert move.becomes is None
    assert move.rule == rule
    assert KNOWN[card].name in move.words.english()
    assert it.document == ShowdownDocument()
    assert it.undo_words is None


def test_another_card_of_the_same_player_takes_his_place():
    """SD-T-06: never two of one player by a drop."""
    it = editor(roster_of())
    old = it.dugout.field[Position.CATCHER]
    other = twin_of(old, season=1999)
    it.library.cards[other.id] = other
    try:
        it.drop(other.id, at(Position.CATCHER))
        assert it.dugout.field[Position.CATCHER] == other.id
        assert old not in it.document.roster.cards
        assert "DUPLICATE_PLAYER" not in [fault.code for fault in it.violations]
    finally:
        del it.library.cards[other.id]


def test_the_rotation_is_reordered_by_drops_and_the_nl_pitcher_follows():
    """SD-T-11, SD-T-12."""
    it = editor(roster_of())
    first, second, third, fourth = it.dugout.rotation
    it.drop(fourth, Place(Area.ROTATION, number=0))
    assert it.dugout.rotation == (fourth, second, third, first)
    assert it.document.roster.nl[-1].player == fourth
    assert it.is_legal


def test_a_fifth_starter_replaces_one_or_is_refused():
    """SD-T-03."""
    it = editor(roster_of())
    it.remove(it.dugout.bullpen[0])
    new = cheapest(role=("starter",), without=it.document.roster.cards)[0]
    refused = it.add(new)
    assert (refused.becomes, refused.rule) == (None, "SD-T-03")
    old = it.dugout.rotation[2]
    it.drop(new, Place(Area.ROTATION, number=2))
    assert it.dugout.rotation[2] == new
    assert it.document.considering == (old,)


def test_a_double_click_goes_where_fewest_can_play():
    both = next(
        card.id for card in KNOWN.values()
        if not isinstance(card, PitcherCard)
        and card.qualifies(Position.SHORTSTOP) and card.qualifies(Position.THIRD_BASE)
    )  # fmt: skip
    it = editor()
    it.add(both)
    assert it.dugout.place_of(both) == at(Position.SHORTSTOP)


def test_undo_and_redo_walk_every_step():
    it = editor()
    seen = [it.document]
    for card in cheapest(kind=("hitter",))[:5]:
        it.add(card)
        seen.append(it.document)
    it.rename("Winter")
    seen.append(it.document)
    for document in reversed(seen[:-1]):
        it.undo()
        assert it.document == document
    it.undo()
    assert it.undo_words is None
    for document in seen[1:]:
        it.redo()
        assert it.document == document
    it.undo()
    it.add(cheapest(role=("starter",))[0])
    assert it.redo_words is None


def test_taking_out_and_considering():
    it = editor(roster_of())
    man = it.dugout.field[Position.SHORTSTOP]
    it.consider(man)
    assert it.document.considering == (man,)
    assert man not in it.document.roster.cards
    assert {"ROSTER_SIZE", "LINEUP_SIZE"} <= {fault.code for fault in it.violations}
    it.remove(man)
    assert it.dugout.place_of(man) is None
    assert it.remove(man).becomes is None


def test_a_backup_shows_his_share_and_its_rounding():
    """SD-T-05, SD-T-17, R42."""
    it = editor(roster_of())
    man = it.dugout.bench[0]
    points = KNOWN[man].points
    odd = replace(KNOWN[man], points=33)
    it.library.cards[man] = odd
    try:
        assert it.cost(man) == 7
        assert "33 points printed, a backup's share of 1 in 5 is 6.6, rounded up: 7." in (
            it.cost_words(man).english()
        )
        it.toggle_backup(man)
        assert it.cost(man) == 33
        it.toggle_backup(man)
        assert it.cost(man) == 7
    finally:
        it.library.cards[man] = replace(odd, points=points)
    assert it.toggle_backup(it.dugout.rotation[0]).rule == "SD-T-05"


def test_the_needs_panel_says_what_to_look_for():
    it = editor(roster_of())
    assert it.needs.quota("starters").have == it.needs.quota("starters").need == 4
    for catcher in it.needs.depth[Position.CATCHER][1:]:
        it.remove(catcher)
    told = [need.sentence.english() for need in it.needs.lacking]
    assert "No second man for CA." in told
    it.remove(it.needs.depth[Position.CATCHER][0])
    musts = [need for need in it.needs.lacking if need.is_must]
    assert Position.CATCHER in [need.position for need in musts]
    it.remove(it.dugout.rotation[0])
    assert "Starters to find: 1." in [need.sentence.english() for need in it.needs.lacking]
    assert it.needs.places_left == 25 - len(it.document.roster.cards)


def test_formats_are_changed_live():
    """SD-T-13: nobody is thrown out; the law speaks."""
    it = editor(roster_of())
    it.choose_format(Format(id="20", size=20))
    assert [fault.code for fault in it.violations] == ["ROSTER_SIZE"]
    it.choose_format(Format(id="full", backup_share=1, cap=0))
    assert it.is_legal
    assert it.points == sum(KNOWN[card].points for card in it.document.roster.cards)
    it.choose_format(Format(id="old", sets="standard", season=1999))
    culprits = [fault.cards for fault in it.violations]
    assert (it.document.roster.cards[0],) in culprits


def test_versions_are_kept_compared_and_restored():
    it = editor(roster_of())
    it.change(*shelves.kept_version(it.document, "before"))
    old = it.dugout.field[Position.SHORTSTOP]
    new = cheapest(position=("SS",), without=it.document.roster.cards)[0]
    it.drop(new, at(Position.SHORTSTOP))
    before = shelves.version(it.document, "before").roster
    found = compare_rosters(before, it.document.roster, KNOWN)
    assert (found.out, found.into) == ((old,), (new,))
    assert found.difference == KNOWN[new].points - KNOWN[old].points
    back = compare_rosters(it.document.roster, before, KNOWN)
    assert back.difference == -found.difference
    it.change(*shelves.restored_version(it.document, "before"))
    assert compare_rosters(before, it.document.roster, KNOWN).is_same
    it.change(*shelves.dropped_version(it.document, "before"))
    assert it.document.versions == ()


def test_tags_and_notes_are_undone_like_everything():
    it = editor(roster_of())
    man = it.document.roster.cards[0]
    it.change(*shelves.tagged(it.document, man, "leadoff"))
    it.change(*shelves.tagged(it.document, man, "vs lefties"))
    assert shelves.all_tags(it.document) == ("leadoff", "vs lefties")
    found = it.library.find(Query(facets={"tag": ("leadoff",)}), it.document.tags)
    assert [card.id for card in found] == [man]
    it.change(*shelves.untagged(it.document, man, "leadoff"))
    it.change(*shelves.noted(it.document, man, "knee"))
    assert it.document.notes == {man: "knee"}
    it.undo()
    it.undo()
    assert it.document.tags[man] == ("leadoff", "vs lefties")


def test_two_cards_side_by_side():
    sluggers = library().find(Query(facets={"kind": ("hitter",)}))
    dear, cheap = sluggers[0], sluggers[-1]
    rows = {row.label: row for row in compare_cards(dear, cheap, {dear.id: 0.9, cheap.id: 0.1})}
    assert rows["Points"].better == 1
    assert rows["On-Base"].better == -1
    assert rows["Runs a game"].better == -1
    assert rows["HR"].one == str(dear.chart.faces(Result.HOMER))
    arm = next(card for card in KNOWN.values() if isinstance(card, PitcherCard))
    assert "Control" not in [row.label for row in compare_cards(dear, arm)]


def test_orders_are_moved_swapped_copied_and_suggested():
    """SD-T-12, SD-T-21."""
    it = editor(roster_of())
    al = it.document.roster.al
    it.change(*lineup_cards.moved_spot(it.document, "al", 0, 8))
    assert it.document.roster.al == (*al[1:], al[0])
    it.change(*lineup_cards.reordered(it.document, KNOWN, "al"))
    assert it.document.roster.al == al
    it.change(*lineup_cards.copied(it.document, KNOWN, "al", "al_left"))
    it.change(*lineup_cards.moved_spot(it.document, "al_left", 1, 0))
    assert it.document.roster.al_left[0] == al[1]
    assert it.document.roster.al == al
    assert it.is_legal
    it.change(*lineup_cards.cleared(it.document, "al_left"))
    assert lineup_cards.order_of(it.document.roster, "al_left") == al
    it.change(*lineup_cards.copied(it.document, KNOWN, "al", "nl"))
    dh = it.dugout.field[Position.DESIGNATED_HITTER]
    assert [spot.player for spot in it.document.roster.nl] == [
        *(spot.player for spot in al if spot.player != dh), it.dugout.rotation[0],
    ]  # fmt: skip
    assert it.is_legal


def test_the_suggested_nine_starts_from_nothing():
    """SD-T-21, SD-T-22: gloves first, the best bat left as DH; AL and NL."""
    roster = roster_of().roster
    bare = replace(roster, al=(), nl=())
    it = editor(ShowdownDocument(roster=bare))
    assert it.dugout.field == {}
    change = lineup_cards.suggested_nine(it.document, KNOWN)
    assert change is not None
    it.change(*change)
    assert it.is_legal
    assert lineup_cards.suggested_nine(ShowdownDocument(roster=EMPTY), KNOWN) is None


def test_listeners_hear_every_change_and_saving_is_remembered():
    it, heard = editor(roster_of()), []
    it.listen(lambda: heard.append(it.document))
    it.rename("Other")
    assert heard == [it.document]
    assert it.is_changed
    it.was_saved()
    assert not it.is_changed
    it.rename("Other")
    assert len(heard) == 1


def test_every_place_has_a_key():
    for key in ("field:SS", "field:DH", "bench:3", "rotation:0", "bullpen:2", "considering:1"):
        assert str(place_named(key)) == key
    assert str(place_named("library")) == "library"


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_dropped_where_the_orders_stay_sound(seed):
    """SD-T-05, 06, 11, 12: drops may leave gaps, never a wrong man in a wrong place."""
    rng, it = Rng(seed), editor(roster_of())
    places = [at(position) for position in FIELD]
    places += [Place(area, number=n) for area in Area if area is not Area.FIELD for n in range(5)]
    unsound = {
        "LINEUP_PLAYER", "LINEUP_POSITION", "LINEUP_BACKUP", "ROTATION_INVALID",
        "BACKUP_NOT_HITTER", "DUPLICATE_PLAYER",
    }  # fmt: skip
    for _ in range(80):
        is_own, rng = rng.below(2)
        card, rng = rng.pick(list(it.document.roster.cards if is_own else KNOWN))
        place, rng = rng.pick(places)
        move = it.drop(card, place)
        roster, dugout = it.document.roster, it.dugout
        where = [*dugout.field.values(), *dugout.bench, *dugout.rotation, *dugout.bullpen]
        assert sorted(where) == sorted(roster.cards)
        assert len(roster.cards) <= 25
        assert not set(roster.cards) & set(dugout.considering)
        if move.becomes is not None and place.area is not Area.LIBRARY:
            assert dugout.place_of(card).area is place.area
        assert not unsound & {fault.code for fault in it.violations}


def test_a_deck_is_judged_with_the_roster_and_taken_back_with_it():
    """SD-T-14."""
    it = editor(roster_of())
    names = [card.id for card in catalog().strategy_cards]
    whole = dict.fromkeys(names[:15], 4)
    it.change(WORDS, replace(it.document, deck=whole))
    assert it.is_legal
    it.change(WORDS, replace(it.document, deck={**whole, names[0]: 5}))
    assert {fault.code for fault in it.violations} == {"DECK_SIZE", "DECK_COPIES"}
    it.undo()
    assert it.is_legal


def test_sets_may_come_and_go_while_a_roster_is_built():
    """SD-T-01: cards whose set is gone are a fault, and are there again with it."""
    it = editor(roster_of())
    fewer = [card for card in KNOWN.values() if card.id != it.document.roster.cards[0]]
    it.restock(ShowdownStock(fewer, {}))
    assert "ROSTER_CARD_UNKNOWN" in [fault.code for fault in it.violations]
    assert it.dugout.place_of(it.document.roster.cards[0]) is None
    it.restock(stock())
    assert it.is_legal
