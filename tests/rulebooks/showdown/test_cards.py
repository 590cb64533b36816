"""SD-C: the cards, each rule by a worked example of its ledger."""

from __future__ import annotations

import msgspec
import pytest

from hotstove.baseball.positions import FIELDERS, Position
from hotstove.rulebooks.showdown.card_wording import card_sentence
from hotstove.rulebooks.showdown.cards import (
    HITS,
    OLD_RESULT_NAMES,
    OUTS,
    Card,
    Chart,
    ChartRow,
    HitterCard,
    Icon,
    PitcherCard,
    Qualification,
    Result,
    Role,
    Slot,
    are_same_player,
    check_card,
    check_chart,
    icon_named,
    result_named,
    slot_named,
    unusual,
)


def chart(text: str) -> Chart:
    """A chart from ``"SO 1-3, GB 4, HR 5+"``."""
    rows = []
    for part in text.split(", "):
        name, totals = part.split()
        low, _, high = totals.rstrip("+").partition("-")
        is_open = totals.endswith("+")
        rows.append(ChartRow(int(low), None if is_open else int(high or low), Result(name)))
    return Chart(tuple(rows))


BELL_CHART = "SO 1-3, GB 4-5, FB 6-7, BB 8-10, 1B 11-15, 2B 16-18, HR 19+"
DORN_CHART = "SO 1-2, GB 3-5, FB 6, BB 7-11, 1B 12-15, 1B+ 16-17, 2B 18, 3B 19-20, HR 21+"
PIKE = PitcherCard(
    id="pike-1",
    person="pike",
    name="Pike",
    club="visitors",
    points=400,
    control=4,
    ip=6,
    role=Role.STARTER,
    throws="R",
    chart=chart("PU 1-2, SO 3-7, GB 8-11, FB 12-15, BB 16, 1B 17-19, 2B 20+"),
)
RUSK = msgspec.structs.replace(
    PIKE, id="rusk-1", person="rusk", name="Rusk", role=Role.RELIEVER, ip=1, throws="L"
)
AMES = HitterCard(
    id="ames-1",
    person="ames",
    name="Ames",
    club="visitors",
    points=300,
    on_base=10,
    bats="L",
    speed=15,
    speed_letter="B",
    positions=(Qualification(Slot.SECOND_BASE, 3), Qualification(Slot.SHORTSTOP, 4)),
    chart=chart("SO 1-2, GB 3-4, FB 5-6, BB 7-10, 1B 11-15, 1B+ 16, 2B 17-18, 3B 19, HR 20+"),
)
BELL = msgspec.structs.replace(
    AMES,
    id="bell-1",
    person="bell",
    name="Bell",
    bats="R",
    speed=10,
    speed_letter="C",
    positions=(Qualification(Slot.FIRST_BASE, 1),),
    chart=chart(BELL_CHART),
)
COLE = msgspec.structs.replace(
    BELL, id="cole-1", name="Cole", bats="S", positions=(Qualification(Slot.CATCHER, 7),)
)
EADS = msgspec.structs.replace(BELL, id="eads-1", person="eads", name="Eads", positions=())


def codes(card: Card) -> list[str]:
    return [problem.code for problem in check_card(card)]


def with_positions(*printed: tuple[Slot, int]) -> HitterCard:
    return msgspec.structs.replace(
        AMES, positions=tuple(Qualification(slot, value) for slot, value in printed)
    )


def test_every_player_card_carries_the_fields_of_its_kind() -> None:
    """SD-C-01: and a card written down comes back as the same card of the same kind."""
    for card in (AMES, PIKE):
        packed = msgspec.json.encode(card)
        assert msgspec.json.decode(packed, type=HitterCard | PitcherCard) == card
    assert (AMES.speed_letter, AMES.speed, AMES.points) == ("B", 15, 300)


def test_a_card_without_faults_is_accepted() -> None:
    """SD-C-01, SD-C-02, SD-C-03."""
    assert [codes(card) for card in (AMES, BELL, COLE, EADS, PIKE, RUSK)] == [[]] * 6


@pytest.mark.parametrize("on_base", [-1, 26])
def test_on_base_goes_from_0_to_25(on_base: int) -> None:
    """SD-C-02."""
    (problem,) = check_card(msgspec.structs.replace(AMES, on_base=on_base))
    assert (problem.code, problem.arguments["found"]) == ("CARD_FIELD_RANGE", on_base)


def test_a_hitter_prints_at_most_two_positions() -> None:
    """SD-C-02."""
    three = with_positions((Slot.SECOND_BASE, 1), (Slot.SHORTSTOP, 1), (Slot.THIRD_BASE, 1))
    (problem,) = check_card(three)
    assert card_sentence(problem).english() == "positions lists 3; allowed are 0 to 2 (SD-C-14)."


def test_every_pitcher_is_slow_and_bats_with_his_throwing_hand() -> None:
    """SD-C-03: Speed C(8), whatever the card."""
    assert (RUSK.speed_letter, RUSK.speed, RUSK.bats) == ("C", 8, "L")


@pytest.mark.parametrize(("field", "value"), [("control", 16), ("control", -6), ("ip", 10)])
def test_a_pitcher_out_of_range_is_refused(field: str, value: int) -> None:
    """SD-C-03, SD-C-14."""
    (problem,) = check_card(msgspec.structs.replace(PIKE, **{field: value}))
    assert (problem.code, problem.arguments["field"]) == ("CARD_FIELD_RANGE", field)


def test_results_are_four_outs_a_walk_and_five_hits() -> None:
    """SD-C-04."""
    assert [result.value for result in OUTS] == ["PU", "SO", "GB", "FB"]
    assert [result.value for result in HITS] == ["1B", "1B+", "2B", "3B", "HR"]
    assert [result.bases for result in HITS] == [1, 1, 2, 3, 4]
    assert set(Result) == {*OUTS, *HITS, Result.WALK}
    assert [result for result in Result if result.is_out] == list(OUTS)


def test_a_single_is_no_single_plus() -> None:
    """SD-C-04, R80: each code stands for itself alone."""
    assert AMES.chart.faces(Result.SINGLE) == 5
    assert AMES.chart.faces(Result.SINGLE_PLUS) == 1


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (BELL_CHART, None),
        ("HR 1-2, SO 3+", None),
        ("SO 1-3, HR 5+", "CARD_CHART_GAP"),
        ("SO 2-3, HR 4+", "CARD_CHART_GAP"),
        ("SO 1-4, GB 4-9, HR 10+", "CARD_CHART_OVERLAP"),
        ("SO 1-9, GB 2-3, HR 10+", "CARD_CHART_OVERLAP"),
        ("SO 1-2, GB 3-4, SO 5-6, HR 7+", "CARD_CHART_OVERLAP"),
        ("SO 1-3, HR 4-20", "CARD_CHART_END"),
        ("SO 1-3, GB 4+, HR 5+", "CARD_CHART_END"),
    ],
)
def test_a_chart_gives_every_total_from_1_exactly_one_result(text: str, code: str | None) -> None:
    """SD-C-05, R01."""
    assert [problem.code for problem in check_chart(chart(text).rows)] == ([code] if code else [])


def test_a_card_without_a_chart_is_refused() -> None:
    """SD-C-05."""
    assert codes(msgspec.structs.replace(AMES, chart=Chart(()))) == ["CARD_CHART_END"]


def test_results_out_of_their_usual_order_are_only_remarked_on() -> None:
    """SD-C-05: the order of results is free."""
    turned = msgspec.structs.replace(AMES, chart=chart("HR 1, SO 2+"))
    assert codes(turned) == []
    assert [problem.code for problem in unusual(turned)] == ["CARD_CHART_ORDER"]


@pytest.mark.parametrize(
    ("owner", "total", "result"),
    [
        (DORN_CHART, 21, "HR"),
        (DORN_CHART, 19, "3B"),
        (DORN_CHART, 35, "HR"),
        (BELL_CHART, -2, "SO"),
        (BELL_CHART, 0, "SO"),
        (BELL_CHART, 20, "HR"),
    ],
)
def test_totals_off_the_die_use_the_first_or_the_last_row(
    owner: str, total: int, result: str
) -> None:
    """SD-C-06: a total below 1 reads as 1, one above the chart uses its open row."""
    assert chart(owner).result(total) == result


def test_a_row_beyond_the_die_has_no_face() -> None:
    """SD-C-06: Dorn's homer needs a bonus."""
    assert chart(DORN_CHART).faces(Result.HOMER) == 0


@pytest.mark.parametrize(
    ("slot", "places"),
    [
        (Slot.CATCHER, "CA"),
        (Slot.INFIELD, "1B 2B 3B SS"),
        (Slot.OUTFIELD, "LF CF RF"),
        (Slot.CORNER_OUTFIELD, "LF RF"),
        (Slot.CENTRE_FIELD, "CF"),
    ],
)
def test_a_slot_covers_its_places_and_no_others(slot: Slot, places: str) -> None:
    """SD-C-07."""
    card = with_positions((slot, 2))
    assert [position.value for position in FIELDERS if card.qualifies(position)] == places.split()


def test_ames_fields_each_position_with_its_own_number() -> None:
    """SD-C-07: SS +4, 2B +3, not qualified at third."""
    assert AMES.fielding(Position.SHORTSTOP) == 4
    assert AMES.fielding(Position.SECOND_BASE) == 3
    assert AMES.fielding(Position.THIRD_BASE) is None


def test_of_two_entries_for_one_place_the_better_counts_never_the_sum() -> None:
    """SD-C-07, R03."""
    card = with_positions((Slot.INFIELD, 1), (Slot.SHORTSTOP, 3))
    assert card.fielding(Position.SHORTSTOP) == 3
    assert card.fielding(Position.FIRST_BASE) == 1
    worse = with_positions((Slot.INFIELD, 1), (Slot.SHORTSTOP, -1))
    assert worse.fielding(Position.SHORTSTOP) == 1


def test_only_pitchers_pitch() -> None:
    """SD-C-07."""
    assert [place for place in Position if PIKE.qualifies(place)] == [Position.PITCHER]
    assert not AMES.qualifies(Position.PITCHER)


def test_the_basic_pages_spell_two_slots_differently() -> None:
    """SD-C-07: C and LF/RF."""
    assert slot_named("C") is slot_named("CA") is Slot.CATCHER
    assert slot_named("LF/RF") is Slot.CORNER_OUTFIELD
    assert slot_named("XF") is None


def test_a_dash_hitter_and_a_pitcher_are_no_position_players() -> None:
    """SD-C-08."""
    assert AMES.is_position_player
    assert not EADS.is_position_player
    assert not PIKE.is_position_player
    assert not any(EADS.qualifies(position) for position in FIELDERS)


@pytest.mark.parametrize(
    ("letter", "speed", "is_usual"),
    [("A", 18, True), ("A", 17, False), ("B", 12, True), ("B", 18, False), ("C", 12, True),
     ("C", 13, False)],
)  # fmt: skip
def test_the_speed_letter_is_stored_and_only_remarked_on(
    letter: str, speed: int, is_usual: bool
) -> None:
    """SD-C-09, R04: 12 may be B or C."""
    card = msgspec.structs.replace(AMES, speed_letter=letter, speed=speed)
    assert codes(card) == []
    assert [p.rule for p in unusual(card)] == ([] if is_usual else ["SD-C-09"])


def test_a_switch_hitter_turns_round_for_a_left_hander() -> None:
    """SD-C-10: Cole bats right against Rusk, left once Pike is in."""
    assert COLE.bats_against(RUSK.throws) == "R"
    assert COLE.bats_against(PIKE.throws) == "L"
    assert BELL.bats_against(PIKE.throws) == "R"
    assert RUSK.bats_against(PIKE.throws) == "L"


def test_the_same_person_on_another_card_is_the_same_player() -> None:
    """SD-C-12, R06: whatever season, set or club is printed."""
    elsewhere = msgspec.structs.replace(AMES, id="ames-2", season=2019, set="promo", club="homers")
    namesake = msgspec.structs.replace(AMES, id="ames-3", person="ames-the-younger")
    assert are_same_player(AMES, elsewhere)
    assert not are_same_player(AMES, namesake)


def test_old_result_names_mean_the_new_ones() -> None:
    """SD-C-13."""
    old = "Out(PU) Out(SO) Out(GB) Out(FB) Walk Single Single+ Double Triple Homer"
    new = "PU SO GB FB BB 1B 1B+ 2B 3B HR"
    assert " ".join(OLD_RESULT_NAMES) == old
    assert [result_named(name) for name in old.split()] == [Result(name) for name in new.split()]
    assert [result_named(name) for name in new.split()] == list(Result)
    assert result_named("Bunt") is None


@pytest.mark.parametrize(
    ("card", "icon", "is_allowed"),
    [(card, icon, icon in allowed)
     for card, allowed in ((AMES, {"HR", "SB", "S", "G", "V", "R", "RY"}),
                           (PIKE, {"K", "CY", "RP", "20", "V", "R", "RY"}))
     for icon in Icon],
)  # fmt: skip
def test_icons_go_with_the_kind_of_card(card: Card, icon: Icon, is_allowed: bool) -> None:
    """SD-C-14, R07."""
    held = msgspec.structs.replace(card, icons=(icon,))
    assert codes(held) == ([] if is_allowed else ["CARD_ICON_KIND"])


@pytest.mark.parametrize("field", ["id", "person", "name", "club"])
def test_a_blank_field_is_named(field: str) -> None:
    """SD-C-14."""
    (problem,) = check_card(msgspec.structs.replace(AMES, **{field: " "}))
    assert card_sentence(problem).english() == f"{field} is empty; every card needs one (SD-C-14)."


def test_all_faults_of_a_card_are_told_at_once() -> None:
    """SD-C-14."""
    card = msgspec.structs.replace(
        AMES, name="", points=-10, icons=(Icon.K,), chart=chart("SO 1-3, HR 5+")
    )
    assert codes(card) == [
        "CARD_FIELD_MISSING",
        "CARD_FIELD_RANGE",
        "CARD_ICON_KIND",
        "CARD_CHART_GAP",
    ]


def test_a_fault_names_field_value_and_what_is_allowed() -> None:
    """SD-C-14."""
    (problem,) = check_card(msgspec.structs.replace(PIKE, ip=12))
    said = card_sentence(problem).english()
    assert said == "ip is “12”; give a whole number from 0 to 9 (SD-C-14)."


def test_an_icon_is_known_by_its_letters_however_drawn() -> None:
    """SD-C-15: card lists set the older drawing in brackets."""
    assert icon_named("[K]") is icon_named("K") is Icon.K
    assert icon_named("KK") is None
