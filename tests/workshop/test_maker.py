"""The card maker: cards as near the season as a face of the die allows, and from any season."""

from __future__ import annotations

import pytest
from league_for_tests import REGULAR, edition, lines, made, maker, season
from msgspec.structs import replace

from hotstove.rulebooks.showdown.cards import HitterCard, check_card, unusual
from hotstove.workshop.charts import Fit
from hotstove.workshop.maker import lows
from hotstove.workshop.rates import batting_rates, pitching_rates
from hotstove.workshop.seasons import BattingLine, FieldingLine, PitchingLine, Player
from hotstove.workshop.showdown import showdown_card

WATCHED = ("on base", "SO", "BB", "HR")


def figures(rates: dict[str, float], kind: str) -> dict[str, float]:
    rules = edition().side(kind).results
    found = {code: rates[code] for code in ("SO", "BB", "HR")}
    found["on base"] = sum(rates[rule.code] for rule in rules if not rule.is_out)
    return found


def season_figures(line: BattingLine | PitchingLine, kind: str) -> dict[str, float]:
    rates = (
        batting_rates(line, edition())
        if isinstance(line, BattingLine)
        else pitching_rates(line, edition())
    )
    return figures(maker().yardsticks[kind].season(rates), kind)


@pytest.mark.parametrize("kind", ["hitter", "pitcher"])
def test_a_regulars_card_comes_as_near_his_season_as_a_face_and_a_step_allow(kind: str) -> None:
    yardstick = maker().yardsticks[kind]
    low, high = edition().side(kind).level
    regulars = [line for line in lines(kind) if line.trips >= REGULAR]
    assert len(regulars) > 80
    for line in regulars:
        card = made()[line.player]
        wanted = season_figures(line, kind)
        found = figures(yardstick.expected(card.level, card.faces), kind)
        face = yardstick.share(card.level) / edition().die
        for name in WATCHED:
            step = max(
                abs(figures(yardstick.expected(level, card.faces), kind)[name] - found[name])
                for level in (card.level - 1, card.level + 1)
                if low <= level <= high
            )
            allowed = face if name != "on base" else max(face, step)
            assert abs(found[name] - wanted[name]) <= allowed, (line.player, name)


@pytest.mark.parametrize("kind", ["hitter", "pitcher"])
def test_the_cards_of_all_together_keep_the_league_totals(kind: str) -> None:
    yardstick = maker().yardsticks[kind]
    cards, seasons = dict.fromkeys(WATCHED, 0.0), dict.fromkeys(WATCHED, 0.0)
    for line in lines(kind):
        card = made()[line.player]
        expected = figures(yardstick.expected(card.level, card.faces), kind)
        wanted = season_figures(line, kind)
        for name in WATCHED:
            cards[name] += line.trips * expected[name]
            seasons[name] += line.trips * wanted[name]
    for name in WATCHED:
        assert cards[name] == pytest.approx(seasons[name], rel=0.03), name


@pytest.mark.parametrize("kind", ["hitter", "pitcher"])
def test_no_card_next_to_the_one_that_is_made_would_be_nearer(kind: str) -> None:
    """One face moved from any result to any other of its sort: the chart is the best there is."""
    rules = edition().side(kind)
    for line in lines(kind)[:60]:
        card = made()[line.player]
        rates = (batting_rates if kind == "hitter" else pitching_rates)(line, edition())
        fit = maker().yardsticks[kind].fit(rates)

        def miss(faces: dict[str, int], fit: Fit = fit) -> float:
            return sum(
                rule.weight * (faces[rule.code] - fit.wanted[rule.code]) ** 2
                for rule in rules.results
            )

        assert (fit.level, fit.faces) == (card.level, card.faces)
        for giver in rules.results:
            for taker in rules.results:
                if giver is taker or giver.is_out is not taker.is_out:
                    continue
                faces = dict(fit.faces)
                faces[giver.code] -= 1
                faces[taker.code] += 1
                if faces[giver.code] >= giver.low and faces[taker.code] <= taker.high:
                    assert miss(faces) >= miss(fit.faces) - 1e-9, (line.player, giver, taker)


def test_a_card_that_plays_as_itself_is_made_again() -> None:
    """The other way round: a season that is just what a card expects gives back that card."""
    yardstick = maker().yardsticks["hitter"]
    faces = {"SO": 1, "GB": 3, "FB": 2, "BB": 4, "1B": 6, "1B+": 0, "2B": 2, "3B": 0, "HR": 2}
    for level in (9, 10, 11, 12, 13):
        expected = yardstick.expected(level, faces)
        rates = {rule.counts[0]: expected[rule.code] for rule in edition().hitter.results}
        fit = yardstick.fit(rates)
        assert (fit.level, fit.faces) == (level, faces)


def test_expected_rates_are_those_of_both_dice() -> None:
    """SD-B-07, 08 by hand: On-Base 10 against the average pitchers, one by one."""
    faces = {"SO": 20}
    by_hand = 0.0
    for pitcher in edition().pitcher.average:
        his = sum(die + pitcher.level > 10 for die in range(1, 21)) / 20
        by_hand += pitcher.share * (his * pitcher.faces["SO"] / 20 + (1 - his) * 20 / 20)
    expected = maker().yardsticks["hitter"].expected(10, faces)
    assert expected["SO"] == pytest.approx(by_hand)
    assert sum(expected.values()) == pytest.approx(1.0, abs=1e-3)


def test_every_card_is_valid_and_usual() -> None:
    for one in made().values():
        card = showdown_card(one, season=2026, card_set="x")
        assert [*check_card(card), *unusual(card)] == [], one.player.name


# What a season says beyond the chart

SOMEBODY = Player("x-01", "ann-example", "Ann Example", "x", "hitter", 27, "R", "R", "", False)
USUAL = BattingLine(
    "x-01", 150, 620, 550, 80, 150, 30, 2, 15, 75, 55, 3, 90, 6, 3, 14, 5, 2, 8, 170, 140
)
MOUND = PitchingLine("x-02", 12, 10, 33, 33, 0, 0, 630, 880, 210, 20, 100, 92, 60, 150)


def hitter_card(line: BattingLine = USUAL, *fielding: FieldingLine) -> HitterCard:
    card = showdown_card(
        maker().hitter(SOMEBODY, line, list(fielding)), season=1, card_set="x"
    )
    assert isinstance(card, HitterCard)
    return card


def afield(position: str, g: int, a: int = 0, po: int = 0) -> FieldingLine:
    return FieldingLine("x-01", position, g, g * 27, po, a, 0, 0)


def test_a_base_stealer_is_faster_than_a_man_of_many_double_plays() -> None:
    runner = replace(USUAL, sb=45, cs=10, r=110, gdp=3)
    plodder = replace(USUAL, sb=0, cs=0, r=55, gdp=26)
    assert hitter_card(runner).speed >= 18 > 10 >= hitter_card(plodder).speed
    assert hitter_card(runner).speed_letter == "A"
    assert hitter_card(plodder).speed_letter == "C"


def test_steals_become_singles_with_a_steal() -> None:
    assert made_faces(replace(USUAL, sb=50))["1B+"] >= 2
    assert made_faces(USUAL)["1B+"] == 0


def made_faces(line: BattingLine) -> dict[str, int]:
    return maker().hitter(SOMEBODY, line).faces


@pytest.mark.parametrize(
    ("lines", "printed"),
    [
        ([], ""),
        ([("SS", 140, 400)], "SS+3"),
        ([("SS", 140, 430), ("2B", 9, 20)], "SS+5"),
        ([("2B", 90, 260), ("SS", 40, 100)], "2B+2 SS+1"),
        ([("1B", 20, 11), ("2B", 30, 80), ("3B", 40, 70)], "IF+0"),
        ([("LF", 6, 1), ("RF", 7, 1)], "LF/RF+0"),
        ([("CF", 50, 5), ("RF", 60, 5)], "OF+0"),
    ],
)
def test_positions_are_those_he_played(lines: list[tuple[str, int, int]], printed: str) -> None:
    fielding = [afield(at, g, a) for at, g, a in lines]
    assert " ".join(map(str, hitter_card(USUAL, *fielding).positions)) == printed


def test_a_catchers_arm_is_the_share_he_throws_out() -> None:
    strong = replace(afield("CA", 120, 60, 800), sb=60, cs=40)
    weak = replace(strong, sb=90, cs=10)
    values = [hitter_card(USUAL, line).positions[0].value for line in (strong, weak)]
    assert values[0] >= 10 > 3 >= values[1]


def test_innings_and_roles_come_from_how_he_was_used() -> None:
    def pitcher(**changes: int) -> tuple[str, int]:
        rated = maker().pitcher(replace(SOMEBODY, kind="pitcher"), replace(MOUND, **changes))
        return rated.role, rated.innings

    assert pitcher(outs=600) == ("starter", 6)
    assert pitcher(outs=780) == ("starter", 8)
    assert pitcher(g=60, gs=0, outs=200, bf=880) == ("reliever", 1)
    assert pitcher(g=50, gs=0, outs=260, bf=880) == ("reliever", 2)
    assert pitcher(g=60, gs=0, sv=35, outs=200, bf=880) == ("closer", 1)


def test_a_slugger_earns_his_icon_and_a_rookie_his() -> None:
    slugger = replace(USUAL, hr=45, h=170)
    rookie = replace(SOMEBODY, rookie=True)
    assert maker().hitter(SOMEBODY, slugger).icons[:1] != ()
    assert "HR" in maker().hitter(SOMEBODY, slugger).icons
    assert maker().hitter(rookie, USUAL).icons == ("R",)


def test_batted_outs_that_are_not_told_are_shared_as_usual() -> None:
    told = made_faces(replace(USUAL, go=186, ao=124))
    assert made_faces(replace(USUAL, go=None, ao=None)) == told


def test_a_chart_is_open_upward_and_its_last_result_is_always_printed() -> None:
    none = maker().hitter(SOMEBODY, replace(USUAL, hr=0))
    assert none.faces["HR"] == 0
    assert none.lows["HR"] > 20
    fit = Fit(3, {"1B": 20, "2B": 0, "HR": 0}, {"1B": 20.0, "2B": 0.0, "HR": -5.0})
    starts = lows(fit, edition().pitcher, 20)
    assert list(starts) == ["1B", "2B", "HR"]
    assert 20 < starts["2B"] < starts["HR"] <= 29


def test_a_better_bat_costs_more() -> None:
    better = replace(USUAL, hr=35, h=175, bb=80, pa=645)
    assert maker().hitter(SOMEBODY, better).points > maker().hitter(SOMEBODY, USUAL).points


def test_who_did_not_play_gets_no_card() -> None:
    idle = replace(season().players[0], id="x-09")
    without = replace(season(), players=(idle, season().players[1]))
    assert [one.player.id for one in maker().season(without)] == [season().players[1].id]
