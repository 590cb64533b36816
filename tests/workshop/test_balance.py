"""The House League plays like the published cards: rates, spreads, and what cards cost."""

from __future__ import annotations

import csv
import re
from collections import Counter
from functools import cache
from pathlib import Path
from statistics import median

import pytest
from league_for_tests import CARDS, edition, maker

from hotstove.catalog.shelf import Catalog
from hotstove.rulebooks.showdown.cards import Result
from hotstove.workshop import points
from hotstove.workshop.balance import balance, distance, rates, spreads
from hotstove.workshop.editions import Rates
from hotstove.workshop.strengths import Strengths, strengths

CLOSEST = 0.15
"""Kolmogorov-Smirnov distance that a spread may have from the published cards'."""


@cache
def catalog() -> Catalog:
    return Catalog(CARDS)


def test_the_rates_of_all_against_all_are_those_of_the_edition() -> None:
    found, wanted = rates(catalog().showdown_cards), edition().balance
    for name in Rates.__struct_fields__:
        assert getattr(found, name) == pytest.approx(getattr(wanted, name), rel=0.08), name


def test_every_spread_is_near_the_editions() -> None:
    report = balance(catalog().showdown_cards, edition())
    wanted = {
        "hitter on_base", "hitter speed", "hitter points",
        *(f"{role} {rating}" for role in ("starter", "reliever", "closer")
          for rating in ("control", "ip", "points")),
        *(f"fielding {slot}" for slot in edition().spread["fielding"]),
    }  # fmt: skip
    assert set(report.distances) == wanted
    assert {name: far for name, far in report.distances.items() if far > CLOSEST} == {}
    assert len(report.lines()) == len(wanted) + len(Rates.__struct_fields__)


def test_the_distance_of_two_samples() -> None:
    assert distance([1, 2, 3, 4], {1: 1, 2: 1, 3: 1, 4: 1}) == 0
    assert distance([1, 1, 1], {2: 5}) == 1
    assert distance([1, 2], {1: 1, 2: 3}) == pytest.approx(0.25)


# Against the published cards themselves


@pytest.fixture(scope="session")
def published(reference: Path) -> list[dict[str, str]]:
    with (reference / "showdown_cards_2004_2005.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def role(row: dict[str, str]) -> str:
    return "hitter" if row["kind"] == "hitter" else row["position"].partition("+")[0].lower()


def gloves(row: dict[str, str]) -> list[tuple[str, int]]:
    found = re.findall(r"(LF-RF|1B|2B|3B|SS|CF|OF|C|IF)([+-]\d+)", row["position"])
    return [("CA" if slot == "C" else slot, int(value)) for slot, value in found]


def faces(cell: str) -> int:
    low, _, high = cell.rstrip("+").partition("-")
    top = 20 if cell.endswith("+") else int(high or low or 0)
    return max(0, min(20, top) - int(low) + 1) if low else 0


def test_all_ratings_are_spread_like_those_of_the_published_cards(
    published: list[dict[str, str]],
) -> None:
    theirs: dict[tuple[str, str], Counter[int]] = {}
    for row in published:
        group = role(row)
        level, other = ("on_base", "speed") if group == "hitter" else ("control", "ip")
        for rating, cell in (
            (level, "onbase_or_control"), (other, "speed_or_ip"), ("points", "points")
        ):  # fmt: skip
            theirs.setdefault((group, rating), Counter())[int(row[cell])] += 1
        for slot, value in gloves(row) if group == "hitter" else ():
            theirs.setdefault(("fielding", slot), Counter())[value] += 1
    ours = spreads(catalog().showdown_cards)
    assert set(ours) == set(theirs)
    far = {key: distance(values, theirs[key]) for key, values in ours.items()}
    assert {key: found for key, found in far.items() if found > CLOSEST} == {}
    for rating in ("control", "ip", "points"):
        both = [
            [value for (group, name), values in found.items() if name == rating
             and group != "hitter" for value in values]
            for found in (ours, {key: list(count.elements()) for key, count in theirs.items()})
        ]  # fmt: skip
        assert distance(both[0], Counter(both[1])) <= CLOSEST, rating


def test_points_are_near_those_of_the_published_cards_that_were_held_out(
    published: list[dict[str, str]],
) -> None:
    """Every fifth card, from the first on, was kept out of the fit."""
    errors, values = [], []
    for row in published[::5]:
        group = role(row)
        kind = "hitter" if group == "hitter" else "pitcher"
        rules = edition().side(kind)
        chart = {rule.code: faces(row[rule.code]) for rule in rules.results}
        level = int(row["onbase_or_control"])
        expected = maker().yardsticks[kind].expected(level, chart)
        icons = re.sub(r"[\[\],]", " ", row["icons"]).split()
        other = int(row["speed_or_ip"])
        if kind == "hitter":
            found = points.hitter_features(
                level, chart, expected, other, tuple(gloves(row)), icons, edition()
            )
        else:
            first = int(re.match(r"\d+", row[Result.HOMER])[0])  # type: ignore[index]
            found = points.pitcher_features(
                level, chart, expected, other, group, first, icons, edition()
            )
        weights = edition().points.hitter if kind == "hitter" else edition().points.pitcher
        errors.append(points.value(found, weights, edition().points) - int(row["points"]))
        values.append(int(row["points"]))
    assert len(errors) == 240
    assert median(map(abs, errors)) <= 20
    mean = sum(values) / len(values)
    left = sum(error**2 for error in errors) / sum((value - mean) ** 2 for value in values)
    assert 1 - left >= 0.9


# Strengths


def league_strengths() -> dict[str, Strengths]:
    return strengths({club.id: catalog().team(club.id)[1] for club in catalog().clubs})


def test_every_bar_runs_from_the_weakest_club_to_the_strongest() -> None:
    bars = league_strengths()
    for name in Strengths.__struct_fields__:
        column = [getattr(club, name) for club in bars.values()]
        assert max(column) == 1
        assert 0 < min(column) < 0.2


def test_a_club_that_loses_its_best_bats_loses_power_and_contact() -> None:
    teams = {club.id: list(catalog().team(club.id)[1]) for club in catalog().clubs}
    before = strengths(teams)["mudlarks"]
    best = sorted(teams["mudlarks"], key=lambda card: -card.points)
    teams["mudlarks"] = [card for card in teams["mudlarks"] if card not in best[:8]]
    after = strengths(teams)["mudlarks"]
    assert after.power < before.power
    assert after.contact < before.contact


def test_a_lone_club_stands_in_the_middle() -> None:
    cards = catalog().team("mudlarks")[1]
    (only,) = strengths({"mudlarks": cards}).values()
    assert {getattr(only, name) for name in Strengths.__struct_fields__} == {0.56}
