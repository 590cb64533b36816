"""The House League as shipped: sixteen clubs that can play, with ratings like real cards'."""

from __future__ import annotations

import csv
import os
import re
from collections import Counter, defaultdict
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from statistics import fmean, pstdev
from typing import Literal

import pytest

from hotstove.baseball.positions import FIELDERS, Position
from hotstove.catalog.setups import check_setup, new_setup
from hotstove.catalog.shelf import Catalog
from hotstove.play.setup import Chair
from hotstove.rulebooks.showdown.cards import (
    Card,
    HitterCard,
    PitcherCard,
    Result,
    Role,
    unusual,
)
from hotstove.rulebooks.showdown.lineups import best_nine

CARDS = Path(__file__).resolve().parents[2] / "cards"
FIRST_CLUBS = ("stovepipes", "lamplighters", "mudlarks", "clockwinders")
EMBLEMS = CARDS.parent / "resources" / "art" / "emblems"
HOUSE = Catalog(CARDS)
CLUBS = tuple(club.id for club in HOUSE.clubs)
FIRM_MEAN = 0.35
"""How far our mean may lie from the reference's, in the reference's standard deviations."""


def hitters(cards: Iterable[Card]) -> list[HitterCard]:
    return [card for card in cards if isinstance(card, HitterCard)]


def pitchers(cards: Iterable[Card]) -> list[PitcherCard]:
    return [card for card in cards if isinstance(card, PitcherCard)]


def can_field(nine: list[HitterCard], places: tuple[Position, ...]) -> bool:
    """Whether the hitters fill all *places* at once."""
    if not places:
        return True
    return any(
        can_field([other for other in nine if other is not hitter], places[1:])
        for hitter in nine
        if hitter.qualifies(places[0])
    )


def test_there_are_sixteen_clubs_and_those_of_the_first_season_come_first() -> None:
    assert len(CLUBS) == 16
    assert CLUBS[:4] == FIRST_CLUBS
    assert [club.abbreviation for club in HOUSE.clubs[:4]] == ["GVP", "PSL", "SMU", "HBC"]


def test_no_two_clubs_are_alike() -> None:
    for field in ("town", "nickname", "abbreviation", "primary", "emblem", "park", "lore"):
        told = [getattr(club, field) for club in HOUSE.clubs]
        assert all(told), field
        assert len(set(told)) == len(told), field


def test_every_club_has_its_emblem_drawn() -> None:
    for club in HOUSE.clubs:
        drawing = (EMBLEMS / f"{club.emblem}.svg").read_text(encoding="utf-8")
        assert f"<title>{club.name}</title>" in drawing
        assert 'viewBox="0 0 64 64"' in drawing


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_trim_can_be_read_on_the_jersey() -> None:
    for club in HOUSE.clubs:
        dark, light = sorted((luminance(club.primary), luminance(club.secondary)))
        assert (light + 0.05) / (dark + 0.05) >= 4.5, club.id


@pytest.mark.parametrize("club_id", CLUBS)
def test_a_club_has_fourteen_hitters_and_sixteen_pitchers(club_id: str) -> None:
    """SD-B-03: at least five of them starters, and one or two closers."""
    _, cards = HOUSE.team(club_id)
    roles = Counter(card.role for card in pitchers(cards))
    assert (len(hitters(cards)), len(pitchers(cards))) == (14, 16)
    assert roles[Role.STARTER] >= 5
    assert roles[Role.CLOSER] in (1, 2)


@pytest.mark.parametrize("club_id", CLUBS)
def test_a_club_fields_nine_even_without_any_one_of_its_hitters(club_id: str) -> None:
    """SD-B-04, SD-C-07: eight places and a designated hitter, with cover for every place."""
    nine = hitters(HOUSE.team(club_id)[1])
    assert sum(card.qualifies(Position.CATCHER) for card in nine) >= 2
    for missing in nine:
        assert can_field([card for card in nine if card is not missing], FIELDERS), missing.name


def roster_points(cards: tuple[Card, ...], dearest: bool) -> int:
    """SD-T-02..09, SD-T-17: points of 25 cards, the dearest or the cheapest that are legal."""
    sign = 1 if dearest else -1
    nine = best_nine(hitters(cards), lambda card, position: sign * card.points)
    assert nine is not None
    fielders = list(nine.values())
    backups = [card for card in hitters(cards) if card not in fielders]
    arms = sorted(pitchers(cards), key=lambda card: -sign * card.points)
    rotation = [card for card in arms if card.role is Role.STARTER][:4]
    bullpen = [card for card in arms if card.role is not Role.STARTER][:7]
    assert len(fielders) + len(backups) + len(rotation) + len(bullpen) == 25
    full = sum(card.points for card in (*fielders, *rotation, *bullpen))
    return full + sum(-(-card.points // 5) for card in backups)


@pytest.mark.parametrize("club_id", CLUBS)
def test_a_club_has_a_legal_roster_and_must_choose(club_id: str) -> None:
    """SD-T-07: everybody's best 25 cost more than 5,000, and legal ones cost far less."""
    cards = HOUSE.team(club_id)[1]
    assert roster_points(cards, dearest=False) < 4500
    assert roster_points(cards, dearest=True) > 5000


@pytest.mark.parametrize("club_id", CLUBS)
@pytest.mark.parametrize("league", ["AL", "NL"])
def test_a_club_can_be_set_up_for_the_advanced_game(
    club_id: str, league: Literal["AL", "NL"]
) -> None:
    """SD-A-01..06, SD-T-11: the default team is legal, with four starters in rotation."""
    chairs = Chair("One", "instinct"), Chair("Other", "instinct")
    clubs = club_id, CLUBS[CLUBS.index(club_id) - 1]
    setup = new_setup("showdown/advanced", HOUSE, clubs, chairs, seed=1, league=league)
    assert check_setup(setup) == []
    starts = setup.teams[0].rotation
    roles = {card.id: getattr(card, "role", None) for card in setup.teams[0].cards}
    assert [roles[card] for card in starts] == [Role.STARTER] * 4


def test_ids_and_persons_are_used_once() -> None:
    """SD-C-01, SD-C-12."""
    cards = HOUSE.showdown_cards
    assert len({card.id for card in cards}) == len(cards) == 480
    assert len({card.person for card in cards}) == 480
    assert len({card.name.casefold() for card in cards}) == 480
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)+", card.person) for card in cards)
    assert all((card.season, card.set) == (2026, "house_league") for card in cards)
    assert all(card.points % 10 == 0 for card in cards)


def test_no_card_is_unusual() -> None:
    """SD-C-05, SD-C-09: usual order of results, usual speed letters."""
    assert [
        (card.name, problem) for card in HOUSE.showdown_cards for problem in unusual(card)
    ] == []


def test_somebody_only_hits() -> None:
    """SD-C-08."""
    assert any(not card.is_position_player for card in hitters(HOUSE.showdown_cards))


@pytest.mark.parametrize(
    ("rate", "results", "wanted"),
    [
        ("on base", {result for result in Result if not result.is_out}, 0.361),
        ("strikeouts", {Result.STRIKEOUT}, 0.179),
        ("walks", {Result.WALK}, 0.100),
        ("homers", {Result.HOMER}, 0.023),
        ("doubles", {Result.DOUBLE}, 0.056),
        ("grounders", {Result.GROUND_BALL}, 0.25),
    ],
)
def test_all_hitters_against_all_pitchers(rate: str, results: set[Result], wanted: float) -> None:
    """SD-B-07, SD-B-08: both dice enumerated, within 8 per cent of the rate of the real cards."""
    cards = HOUSE.showdown_cards
    duels = [(hitter, pitcher) for hitter in hitters(cards) for pitcher in pitchers(cards)]

    @cache
    def share(card_id: str) -> float:
        (card,) = (card for card in cards if card.id == card_id)
        return sum(card.chart.faces(result) for result in results) / 20

    def chance(hitter: HitterCard, pitcher: PitcherCard) -> float:
        mound = sum(die + pitcher.control > hitter.on_base for die in range(1, 21)) / 20
        return mound * share(pitcher.id) + (1 - mound) * share(hitter.id)

    found = fmean(chance(hitter, pitcher) for hitter, pitcher in duels)
    assert found == pytest.approx(wanted, rel=0.08), rate


# Against the real cards of the reference folder

Spread = dict[tuple[str, str], list[int]]
"""Numbers by (kind or role, what is measured)."""


@pytest.fixture(scope="module")
def reference() -> list[dict[str, str]]:
    folder = os.environ.get("HOTSTOVE_REFERENCE")
    if not folder:
        pytest.skip("HOTSTOVE_REFERENCE names no folder with the reference cards")
    with (Path(folder) / "showdown_cards_2004_2005.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def faces(cell: str) -> int:
    """Faces of the die in a printed range, ``"2-4"`` or ``"19+"``."""
    low, _, high = cell.rstrip("+").partition("-")
    top = 20 if cell.endswith("+") else int(high or low or 0)
    return max(0, min(20, top) - int(low) + 1) if low else 0


def spread_of_the_reference(rows: list[dict[str, str]]) -> Spread:
    spread: Spread = defaultdict(list)
    for row in rows:
        printed = row["position"].replace("Closer+0", "Closer")
        is_hitter = row["kind"] == "hitter"
        group = "hitter" if is_hitter else printed.lower()
        spread[group, "points"].append(int(row["points"]))
        spread[group, "on_base" if is_hitter else "control"].append(int(row["onbase_or_control"]))
        spread[group, "speed" if is_hitter else "ip"].append(int(row["speed_or_ip"]))
        for result in Result:
            spread[group, result].append(faces(row[result]))
        if is_hitter:
            for slot, value in re.findall(r"(LF-RF|1B|2B|3B|SS|CF|OF|C|IF)([+-]\d+)", printed):
                spread["fielding", slot.replace("C", "CA") if slot == "C" else slot].append(
                    int(value)
                )
    return spread


def spread_of_the_house() -> Spread:
    spread: Spread = defaultdict(list)
    for card in HOUSE.showdown_cards:
        if isinstance(card, HitterCard):
            group, measured = "hitter", ("points", "on_base", "speed")
            for at in card.positions:
                spread["fielding", at.slot].append(at.value)
        else:
            group, measured = card.role.value, ("points", "control", "ip")
        for field in measured:
            spread[group, field].append(getattr(card, field))
        for result in Result:
            spread[group, result].append(card.chart.faces(result))
    return spread


def test_every_rating_lies_inside_the_spread_of_the_real_cards(
    reference: list[dict[str, str]],
) -> None:
    real, ours = spread_of_the_reference(reference), spread_of_the_house()
    assert {group for group, _ in ours} == {"hitter", "starter", "reliever", "closer", "fielding"}
    outside = {
        key: sorted({value for value in ours[key] if not min(real[key]) <= value <= max(real[key])})
        for key in ours
    }
    assert {key: values for key, values in outside.items() if values} == {}


def test_every_mean_is_near_that_of_the_real_cards(reference: list[dict[str, str]]) -> None:
    real, ours = spread_of_the_reference(reference), spread_of_the_house()
    away = {
        key: round((fmean(ours[key]) - fmean(real[key])) / (pstdev(real[key]) or 1), 2)
        for key in ours
    }
    assert {key: far for key, far in away.items() if abs(far) > FIRM_MEAN} == {}


def test_no_player_bears_the_name_of_a_real_one(reference: list[dict[str, str]]) -> None:
    names = {row["name"].casefold() for row in reference}
    more = Path(os.environ["HOTSTOVE_REFERENCE"]) / "flamberge_card_list_2000_2005_raw.csv"
    if more.exists():
        with more.open(encoding="utf-8", errors="replace", newline="") as file:
            for row in csv.DictReader(file):
                names.add(re.sub(r" '\d\d$", "", row["Name"]).casefold())
    assert len(names) > 500
    assert [card.name for card in HOUSE.showdown_cards if card.name.casefold() in names] == []
