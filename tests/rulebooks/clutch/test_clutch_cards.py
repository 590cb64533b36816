"""Player cards, charts, and every other kind of card: CL-01 to 14, C17-01 to 03, C24-01 to 04."""

from __future__ import annotations

import pytest
from clutch_cast import at, copy_of, finish, last, lay, refused, say
from clutch_people import BC, PC17, PC24, VANE, batter, cards, chart, lineup, pitcher, setup, team
from clutch_printed import made, stadium
from msgspec.structs import replace

from hotstove.baseball.facts import LineupsShown, PitchingChange, SidesDecided
from hotstove.baseball.positions import FIELDERS, Position
from hotstove.play.answers import Placed
from hotstove.play.seats import SEATS
from hotstove.rulebooks.clutch.cards import (
    COVERS,
    ICONS,
    Glove,
    Slot,
    card_warnings,
    check_card,
)
from hotstove.rulebooks.clutch.edition_2024 import Clutch2024
from hotstove.rulebooks.clutch.editions import EDITION_2017, EDITION_2024
from hotstove.rulebooks.clutch.facts import StartersShown, ThrewAt
from hotstove.rulebooks.clutch.problem_wording import problem_sentence
from hotstove.rulebooks.clutch.results import (
    GROUPS,
    Band,
    Chart,
    Result,
    check_chart,
    edited,
    read,
)
from hotstove.rulebooks.clutch.strategy import COACH_SIDES, check_coaches

LARK17, QUILL17 = cards(2017)[:2]
LARK24, QUILL24 = cards(2024)[:2]
DOYLE = next(card for card in cards(2017) if card.id == "doyle")
THORN = next(card for card in cards(2017) if card.id == "thorn")


def codes(problems):
    return [problem.code for problem in problems]


def test_cl_01_the_editions_and_their_families():
    """CL-01: 2024 has coaches, 2017 has none; weather and managers are nobody's duty."""
    assert (EDITION_2017.coaches, EDITION_2024.coaches) == (0, 3)
    assert setup(2024).weather is None
    assert team(2024, 0).manager is None


def test_cl_02_what_every_card_carries():
    """CL-02: RUL-01 and RUL-02 only warn of what is unusual."""
    odd = replace(LARK17, clutch=4, on_base=26)
    assert codes(check_card(odd)) == []
    assert codes(card_warnings(odd)) == ["CARD_UNUSUAL", "CARD_UNUSUAL"]
    assert codes(check_card(replace(LARK17, salary=-1))) == ["CARD_FIELD"]
    assert codes(check_card(replace(LARK17, matchup={"L": -1}))) == ["CARD_FIELD"]


def test_cl_03_results_and_their_groups():
    assert {"SO", "GB", "LD", "FB"} == GROUPS["OUT"]
    assert {"1B", "2B", "3B", "HR"} == GROUPS["HIT"]
    assert {"2B", "3B", "HR"} == GROUPS["XBH"]
    assert [result.bases for result in (Result.SINGLE, Result.HOMER, Result.WALK)] == [1, 4, 0]


@pytest.mark.parametrize(
    ("total", "result"), [(20, "3B"), (21, "HR"), (27, "HR"), (0, "SO"), (-4, "SO"), (13, "1B")]
)
def test_cl_04_a_chart_reads_every_total(total, result):
    """CL-04, RUL-04, RUL-05."""
    assert BC.result(total) == result
    assert chart("SO 1, HR 19").result(24) == "HR"


def test_cl_05_what_a_chart_may_not_be():
    """CL-05: the message names the code and the offending number."""
    found = list(check_chart(chart("SO 1, GB 8, FB 8"), 2017, is_pitchers=True))
    assert codes(found) == ["CARD_CHART_ORDER"]
    assert "FB starts at 8 but GB already starts at 8" in problem_sentence(found[0]).english()
    assert codes(check_chart(chart("SO 2, HR 9"), 2017, is_pitchers=False)) == ["CARD_CHART_START"]
    twice = Chart((Band(1, Result.STRIKEOUT), Band(4, Result.STRIKEOUT)))
    assert codes(check_chart(twice, 2017, is_pitchers=False)) == ["CARD_CHART_DUPLICATE"]
    liner = chart("SO 1, LD 5, HR 20")
    assert codes(check_chart(liner, 2017, is_pitchers=True)) == ["CARD_CHART_CODE"]
    assert codes(check_chart(liner, 2024, is_pitchers=True)) == []
    assert codes(check_chart(chart("SO 1, 3B 20"), 2024, is_pitchers=True)) == ["CARD_CHART_CODE"]
    assert codes(check_chart(chart("SO 1, HR 25"), 2024, is_pitchers=False)) == ["CARD_CHART_CODE"]
    odd = replace(LARK24, chart=chart("SO 1, FB 4, GB 8, LD 9, HR 20"))
    assert codes(card_warnings(odd)) == ["CARD_CHART_STYLE", "CARD_CHART_STYLE"]


def test_cl_06_effects_that_edit_a_chart():
    """CL-06: the lowest ground ball of PC17 becomes a strikeout."""
    table = edited(PC17.table(), "lowest", Result.GROUND_BALL, Result.STRIKEOUT)
    assert (read(table, 8), read(table, 9), read(table, 12)) == ("SO", "GB", "GB")
    both = edited(PC17.table(), "highest", Result.GROUND_BALL, Result.SINGLE, 2)
    assert [read(both, total) for total in (10, 11, 12)] == ["GB", "1B", "1B"]
    assert (read(table, 0), read(table, 40)) == ("SO", "HR")
    assert read(edited(PC17.table(), "all", Result.WALK, Result.STRIKEOUT), 18) == "SO"


def test_cl_07_from_which_side_he_bats():
    assert QUILL17.bats_against("R") == "L"
    assert QUILL17.bats_against("L") == "R"
    assert LARK17.bats_against("L") == "R"


@pytest.mark.parametrize(
    ("up", "mound", "on_base", "command"),
    [("lark", "thorn", 13, 3), ("lark", "doyle", 12, 5), ("quill", "doyle", 10, 4)],
)
def test_cl_08_match_ups(up, mound, on_base, command):
    """CL-08, RUL-07: the pitcher's bonus goes to his Command."""
    role = "SP" if mound == "doyle" else "RP"
    session = at(2017, up=up, mound={"pitcher": f"{mound}~", "role": role}, to="pitch")
    book, game = session.rulebook, session.state
    assert (book.on_base(game), book.command(game)) == (on_base, command)


@pytest.mark.parametrize(("die", "is_mistake"), [(1, True), (2, True), (3, False)])
def test_cl_09_the_x_zone(die, is_mistake):
    session = at(2017, dice=[die], to="swing")
    assert session.state.pitch.is_mistake is is_mistake


def test_cl_10_and_cl_11_who_may_play_what():
    """CL-10, CL-11: an offense card of the side in the field is refused (RUL-08)."""
    card = made("pep", 'side="offense", windows=["before_pitch"], effects=[{draw=1}]')
    mine = made("mine", 'side="defense", windows=["before_pitch"], effects=[{draw=1}]')
    session = at(2017, defense=(card, mine), offense=(), to="cards before_pitch")
    assert refused(session, Placed(copy_of(session, "pep"), "table")) == ["CARD_WRONG_SIDE"]
    assert card.side == "offense"


def test_cl_12_a_stadium_has_its_own_parts():
    """CL-12: see CL-98, C24-46 for what they do."""
    old = stadium(
        'main={window="on_result", effects=[{draw=1}]}, club="river", team={effects=[{draw=1}]}',
        2017,
    )
    assert old.team is not None
    assert old.team.window == "on_result"
    assert old.defensive is None


def test_cl_13_and_cl_14_who_is_involved_and_icons():
    """CL-13: on an outfield throw the three outfielders and the runner; CL-14: icons do nothing."""
    card = made(
        "arms",
        'side="defense", windows=["before_throw"], effects=[{modify={what="throw", by=1, '
        'for="this_throw"}}], icons=[{any_of=["GG"], who="involved", '
        'effects=[{modify={what="throw", by=2, for="this_throw"}}]}]',
    )
    for holder, modifier in (("cole", 3), ("trask", 1)):
        session = at(
            2017, "T5 0o [2:reeve]", (1, 14, 9), defense=(card,), icons={holder: "GG"}
        )
        say(session, "send third")
        lay(session, "arms")
        finish(session, 1)
        assert last(session, ThrewAt).modifier == modifier
    assert LARK17.icons == ()


def test_c17_01_a_batters_card():
    """C17-01: Speed 5 to 20, one Defense; RUL-09: the letter is for show; RUL-10: 0 is accepted."""
    assert codes(check_card(LARK17)) == []
    assert codes(check_card(replace(LARK17, speed=21))) == ["CARD_FIELD"]
    assert codes(check_card(replace(LARK17, gloves=(Glove(Slot.SHORTSTOP, 0),)))) == []
    two = (Glove(Slot.SHORTSTOP, 2), Glove(Slot.SECOND_BASE, 3))
    assert codes(check_card(replace(LARK17, gloves=two))) == ["CARD_FIELD"]
    assert codes(check_card(replace(LARK17, gloves=(Glove(Slot.SHORTSTOP, 6),)))) == ["CARD_FIELD"]
    assert "SL" in ICONS[2017, "batter"]


def test_c17_02_groups_of_positions():
    """C17-02, RUL-11: a utility man catches too; a centre fielder is no left fielder."""
    assert set(COVERS[Slot.UTILITY]) == set(FIELDERS)
    assert COVERS[Slot.CORNER] == (Position.LEFT_FIELD, Position.RIGHT_FIELD)
    centre = batter(2017, "Mo", 9, "CF+2")
    assert not centre.qualifies(Position.LEFT_FIELD)
    assert batter(2017, "Mo", 9, "OF+2").qualifies(Position.CENTRE_FIELD)
    assert not batter(2017, "Mo", 9, "U+1").qualifies(Position.PITCHER)
    assert batter(2017, "Mo", 9, "IF+1").defense(Position.THIRD_BASE) == 1


def test_c17_03_a_pitchers_card():
    assert codes(check_card(DOYLE)) == []
    assert codes(check_card(pitcher(2017, "Po", 4, "SP6 RP2"))) == ["CARD_ROLES"]
    assert codes(check_card(pitcher(2017, "Po", 4, "OP2"))) == ["CARD_ROLES"]
    assert codes(check_card(replace(DOYLE, x_zone=4))) == ["CARD_FIELD"]


def test_c24_01_a_batters_card():
    assert codes(check_card(LARK24)) == []
    for field, value in (("baserunning", 10), ("stealing", 26)):
        assert codes(check_card(replace(LARK24, **{field: value}))) == ["CARD_FIELD"]
    assert codes(check_card(batter(2024, "Mo", 9, "CA+6"))) == ["CARD_FIELD"]
    assert codes(check_card(batter(2024, "Mo", 9, "OF+1"))) == ["CARD_FIELD"]
    assert QUILL24.defense(Position.RIGHT_FIELD) == 0
    assert codes(check_card(batter(2024, "Mo", 9, "DH"))) == []


def test_c24_02_a_role_picks_the_limit():
    """C24-02: Doyle in relief has two innings in him."""
    doyle = next(card for card in cards(2024) if card.id == "doyle")
    assert codes(check_card(doyle)) == []
    assert doyle.chart == PC24
    session = at(2024, mound={"role": "RP"}, to="pitch")
    assert session.rulebook.limit(session.state.defense.mound) == 2
    assert codes(check_card(pitcher(2024, "Po", 4, "CP1"))) == ["CARD_ROLES"]


def test_c24_03_a_two_way_player():
    """C24-03: pitches and bats as DH; relieved, he bats on and may not pitch again."""
    assert codes(check_card(VANE)) == []
    stands = {
        "vane": Position.DESIGNATED_HITTER, "quill": Position.LEFT_FIELD,
        "cass": Position.CATCHER, "fitch": Position.FIRST_BASE, "sabo": Position.SECOND_BASE,
        "trask": Position.THIRD_BASE, "cole": Position.CENTRE_FIELD,
        "reeve": Position.RIGHT_FIELD, "webb": Position.SHORTSTOP,
    }  # fmt: skip
    cast = (VANE, *(card for card in cards(2024) if card.id != "lark"))
    teams = tuple(
        team(2024, number, cards=cast, rotation=("vane", "ames", "dorn", "bray", "holt"))
        for number in (0, 1)
    )
    book = Clutch2024(setup(2024, teams=teams))
    card = lineup("~", "vane", stands)
    found = list(book.check_lineup(card, {c.id: c for c in teams[1].cards}, "vane~"))
    assert found == []
    afield = {**stands, "vane": Position.SHORTSTOP, "webb": Position.DESIGNATED_HITTER}
    wrong = book.check_lineup(
        lineup("~", "vane", afield), {c.id: c for c in teams[1].cards}, "vane~"
    )
    assert codes(wrong) == ["LINEUP_NOT_QUALIFIED"]
    game = book.after(book.start(), SidesDecided(SEATS[0], SEATS[1]))
    game = book.after(game, StartersShown("vane", "vane~", "SP", "SP"))
    game = book.after(game, LineupsShown(lineup("", "vane", stands), card))
    after = book.after(game, PitchingChange(game.fielding, "thorn~", "vane~"))
    assert "vane~" in after.defense.order
    assert "vane~" not in (*after.defense.bullpen, *after.defense.gone)


def test_c24_04_coaches():
    assert COACH_SIDES == {"bench": "neutral", "hitting": "offense", "pitching": "defense"}
    wrong = [made("x", f'coach="{kind}", windows=["before_pitch"]') for kind in
             ("hitting", "hitting", "bench")]  # fmt: skip
    assert codes(check_coaches(wrong, EDITION_2024)) == ["COACH_STAFF"]


def test_cl_100_and_cl_101_unknown_words_are_refused(tmp_path):
    """CL-100, CL-101: CARD_SCHEMA names file, card and field; trail and lead runner are known."""
    from hotstove.catalog.clutch_cards import read_strategy
    from hotstove.catalog.refused import CardFileError

    good = (
        '[[card]]\nid = "a"\ntitle = "A"\nwindows = ["before_pitch"]\ntext = "t"\n'
        'effects = [{ advance = "trail_runner" }, { put_out = "lead_runner" }]\n'
    )
    path = tmp_path / "cards.toml"
    path.write_text(good)
    assert read_strategy(path, EDITION_2017)["a"].effects[0].word == "advance"
    for bad in (
        good.replace("trail_runner", "nobody"),
        good.replace("advance", "teleport"),
        good.replace("before_pitch", "at_tea"),
        good.replace('text = "t"', 'text = "t"\nsmell = "odd"'),
        good + 'lifetime = { stay = "on_team", until = ["doomsday"] }\n',
    ):
        path.write_text(bad)
        with pytest.raises(CardFileError, match=r"cards\.toml, entry 1 \(a\)"):
            read_strategy(path, EDITION_2017)


def test_c24_03_a_two_way_card_registered_as_a_batter_sits_on_the_bench():
    """C24-03, RUL-12: he fills a batter's place, so he may pinch-hit like anybody there."""
    cast = (VANE, *cards(2024))
    teams = tuple(team(2024, number, cards=cast) for number in (0, 1))
    book = Clutch2024(setup(2024, teams=teams))
    game = book.after(book.start(), SidesDecided(SEATS[0], SEATS[1]))
    game = book.after(game, StartersShown("doyle", "doyle~", "SP", "SP"))
    game = book.after(game, LineupsShown(lineup(), lineup("~")))
    assert "vane" in game.visitor.bench
    assert "vane" not in game.visitor.bullpen
