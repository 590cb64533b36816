"""Fill by Clutch's laws: the best legal roster around the locks, or the rule that blocks it."""

from __future__ import annotations

import random
import time
from collections import Counter
from itertools import combinations, product

import pytest
from clutch_club import YEARS, average, built, empty, faults, fill, shelf, worths
from msgspec.structs import replace

from hotstove.baseball.matching import best_filled
from hotstove.clubhouse.clutch.fill import filled, locks_of, order_of, with_deck_and_park
from hotstove.clubhouse.clutch.shapes import formats_of, shape_of
from hotstove.clubhouse.filling import FillRun
from hotstove.clubhouse.programme import DIAMOND
from hotstove.clubhouse.worths import Duty
from hotstove.rulebooks.clutch.cards import BatterCard, PitcherCard, Slot
from hotstove.rulebooks.clutch.construction import ALL_STAR, batting, has_backup_catcher
from hotstove.rulebooks.clutch.editions import EDITIONS
from hotstove.rulebooks.clutch.strategy import check_coaches, check_deck

FORMATS = [(year, name) for year in YEARS for name in formats_of(EDITIONS[year])]


def told(result):
    return " ".join(reason.english() for reason in result.blocked_by)


def salary(year, cards):
    return sum(shelf(year).cards[card].salary for card in cards)


def dear(year, kind, count, fits=lambda card: True):
    able = [card for card in shelf(year).cards.values() if isinstance(card, kind) and fits(card)]
    return sorted(able, key=lambda card: -card.salary)[:count]


def catches(card):
    return isinstance(card, BatterCard) and any(g.slot is Slot.CATCHER for g in card.gloves)


@pytest.mark.parametrize(("year", "name"), FORMATS)
def test_every_format_is_filled_by_its_own_law(year, name):
    """C17-04 to 13, C24-05 to 14."""
    result = fill(year, roster=empty(name))
    roster = built(year, result, empty(name))
    assert faults(year, roster) == []
    assert result.is_best
    cap = shape_of(EDITIONS[year], name).cap
    if cap is not None:
        assert cap - 200 < salary(year, roster.cards) <= cap


def test_c17_13_an_all_star_team_grows_with_its_locks():
    """C17-13: no counts; whoever is locked is there, nobody else beyond the usual."""
    stars = {card.id: "bench" for card in dear(2017, BatterCard, 20)}
    roster = built(2017, fill(2017, stars, empty(ALL_STAR)), empty(ALL_STAR))
    assert faults(2017, roster) == []
    assert len(batting(roster, shelf(2017).cards)) == 29
    assert len(roster.rotation) == 5


def test_c24_08_a_second_catcher_sits_on_the_bench():
    """C24-08, RUL-18: without a lock on him, and though he is worth less than others."""
    roster = built(2024, fill(2024))
    men = batting(roster, shelf(2024).cards)
    assert has_backup_catcher(men)
    playing = {spot.player for spot in roster.order}
    assert any(catches(card) for card in men if card.id not in playing)


def test_c24_12_bench_and_bullpen_share_twelve():
    """C24-09, C24-11, C24-12: however many sit on the bench by a lock."""
    bench = {card.id: "bench" for card in dear(2024, BatterCard, 6, lambda c: c.salary < 200)}
    roster = built(2024, fill(2024, bench))
    assert faults(2024, roster) == []
    men = batting(roster, shelf(2024).cards)
    assert len(men) >= 15
    assert len(men) - 9 + len(roster.bullpen) == 12


def test_cl_17_one_version_of_a_person():
    """CL-17: his own second card would be better than anybody's."""
    cards = dict(shelf(2017).cards)
    star = cards[next(card for card, at in fill(2017).chosen.items() if at == "SS")]
    twin = replace(star, id="twin", salary=star.salary - 10)
    worth = dict(worths(2017)) | {"twin": replace(worths(2017)[star.id], card="twin")}
    result = fill(2017, cards=[*cards.values(), twin], worth=worth)
    assert "twin" in result.chosen
    assert star.id not in result.chosen
    both = fill(2017, {"twin": "", star.id: ""}, cards=[*cards.values(), twin], worth=worth)
    assert "CL-17" in told(both)


@pytest.mark.parametrize("year", YEARS)
def test_the_cap_may_be_ones_own(year):
    """C17-12, C24-13."""
    poor = fill(year, cap=3000)
    assert salary(year, poor.chosen) <= 3000
    assert poor.runs < fill(year, cap=4500).runs < fill(year).runs
    rule = "C17-12" if year == 2017 else "C24-13"
    none = fill(year, cap=900)
    assert rule in told(none)
    assert not none.chosen


@pytest.mark.parametrize("year", YEARS)
def test_what_blocks_is_named_with_its_rule(year):
    """CL-15: the rule, and what would have done."""
    arms = dear(year, PitcherCard, 9, lambda card: card.has("RP") and card.salary < 90)
    result = fill(year, {card.id: "bullpen" for card in arms})
    assert ("C17-07" if year == 2017 else "C24-11") in told(result)
    others = [card for card in shelf(year).cards.values() if not catches(card)]
    blocked = told(fill(year, cards=others))
    assert all(rule in blocked for rule in {2017: ["C17-10"], 2024: ["C24-06", "C24-08"]}[year])
    assert "nobody" in told(fill(year, {"nobody": ""}))
    other = next(iter(shelf(4041 - year).cards.values()))
    strange = [replace(other, id="strange"), *shelf(year).cards.values()]
    assert "CL-16" in told(fill(year, {"strange": ""}, cards=strange))


@pytest.mark.parametrize("year", YEARS)
def test_the_roster_as_it_stands_is_left_alone_and_completed(year):
    whole = shelf(year).rosters["beekeepers"]
    gone = {whole.order[2].player, whole.rotation[1], whole.bullpen[0]}
    rest = replace(
        whole,
        cards=tuple(card for card in whole.cards if card not in gone),
        rotation=tuple(card for card in whole.rotation if card not in gone),
        bullpen=tuple(card for card in whole.bullpen if card not in gone),
        order=tuple(spot for spot in whole.order if spot.player not in gone),
    )
    result = fill(year, locks_of(rest, shelf(year).cards), rest)
    after = built(year, result, rest)
    assert faults(year, after) == []
    assert set(rest.cards) <= set(after.cards)
    assert set(rest.order) <= set(after.order)
    assert set(rest.rotation) <= set(after.rotation)


def test_c17_19_the_rotation_is_by_salary():
    roster = built(2017, fill(2017))
    paid = [shelf(2017).cards[card].salary for card in roster.rotation]
    assert paid == sorted(paid, reverse=True)


@pytest.mark.parametrize("year", YEARS)
def test_a_deck_coaches_and_a_park_come_with_it(year):
    """C17-14 to 18, C24-15 to 18: legal ones, and those that were there stay."""
    house = shelf(year)
    roster = with_deck_and_park(built(year, fill(year)), house)
    assert list(check_deck(house.decks[roster.deck], EDITIONS[year])) == []
    assert list(check_coaches([house.coaches[c] for c in roster.coaches], EDITIONS[year])) == []
    assert roster.stadium == "stovepipes"
    own = house.rosters["mudlarks"]
    assert with_deck_and_park(own, house) == own
    if year == 2024:
        torn = replace(own, coaches=own.coaches[1:], deck="lost")
        assert with_deck_and_park(torn, house).coaches[1:] == own.coaches[1:]


def test_newcomers_bat_in_the_best_order():
    result = fill(2024)
    plain = built(2024, result)
    better = filled(empty(), shelf(2024).cards, EDITIONS[2024], result.chosen, average(2024))
    assert set(better.order) == set(plain.order)


# Nothing is better


def test_no_other_roster_of_a_tiny_pool_is_better():
    """Every roster of 3,640 there are, each with its best nine, against the programme's answer."""
    year, rng = 2017, random.Random(5)
    known = shelf(year).cards
    worth = worths(year)

    def some(count, fits):
        return rng.sample([card for card in known.values() if fits(card)], count)

    for _ in range(3):
        men = some(12, lambda c: isinstance(c, BatterCard) and len(c.gloves) > 1)
        men += some(2, lambda card: catches(card) and len(card.gloves) == 1)
        groups = [
            some(count, lambda c, role=role: isinstance(c, PitcherCard) and c.has(role))
            for count, role in ((4, "SP"), (5, "RP"), (2, "CP"))
        ]
        pool = [*men, *(card for group in groups for card in group)]
        cap = round(sum(card.salary for card in pool) * 20 / 25)
        best = None
        arms = [
            (sum(card.salary for card in each), sum(worth[c.id].at[p] for c in each))
            for group, size, p in (
                (groups[0], 3, Duty.ROTATION), (groups[1], 4, Duty.FIRST_RELIEF),
                (groups[2], 1, Duty.CLOSER),
            )
            for each in combinations(group, size)
        ]  # fmt: skip
        staffs = list(product(arms[:4], arms[4:9], arms[9:]))
        for twelve in combinations(men, 12):
            value = _best_nine(twelve, worth)
            if value is None:
                continue
            paid = sum(card.salary for card in twelve)
            for staff in staffs:
                if paid + sum(cost for cost, _ in staff) <= cap:
                    total = value + sum(runs for _, runs in staff)
                    best = total if best is None else max(best, total)
        result = fill(year, roster=empty("20"), cards=pool, cap=cap)
        assert (best is None) == (not result.chosen), told(result)
        if best is not None:
            assert result.runs == pytest.approx(best, abs=0.0025)


def _best_nine(men, worth):
    """The twelve's best nine, the others on the bench; the worth of all, None if no nine."""
    bench = {card.id: worth[card.id].at[Duty.BENCH] for card in men}
    nine = best_filled(
        men,
        DIAMOND,
        lambda card, at: at in worth[card.id].at,
        lambda card, at: worth[card.id].at[at] - bench[card.id],
    )
    if nine is None:
        return None
    gained = sum(worth[card.id].at[at] - bench[card.id] for at, card in nine.items())
    return gained + sum(bench.values())


# Many


def impossible(year, locks, shape):
    """A plain reason why these locks cannot all be on one roster; empty where none is seen."""
    known = shelf(year).cards
    people = Counter(known[card].person for card in locks)
    places = Counter(locks.values())
    if max(people.values(), default=0) > 1:
        return "person"
    if any(places[at.value] > 1 for at in DIAMOND):
        return "position"
    closers = sum(isinstance(known[c], PitcherCard) and known[c].has("CP") for c in locks)
    if closers > 1 and shape.format != ALL_STAR:
        return "closers"
    for count in shape.counts:
        if count.what == "rotation" and places["rotation"] > count.high:
            return "rotation"
        relief = places["bullpen"] - closers
        if count.what in ("relief", "bullpen") and relief > count.high:
            return "bullpen"
        if count.what == "men" and places["bench"] > count.high - 9:
            return "bench"
    if salary(year, locks) > shape.cap:
        return "salary"
    return ""


def some_locks(year, rng, count):
    """So many men, each where his card may be."""
    known, locks = shelf(year).cards, {}
    for card in rng.sample(sorted(known), count):
        places = ["bullpen" if at in (Duty.FIRST_RELIEF, Duty.LAST_RELIEF, Duty.CLOSER) else str(at)
                  for at in worths(year)[card].at]  # fmt: skip
        locks[card] = rng.choice(places)
    return locks


def check_lots(year, count, seed):
    """Fill around *count* random lock sets; return the seconds each took."""
    rng, seconds, blocked = random.Random(seed), [], 0
    edition = EDITIONS[year]
    names = [name for name in formats_of(edition) if name != ALL_STAR]
    for number in range(count):
        name = names[number % len(names)]
        locks = some_locks(year, rng, rng.randrange(11))
        roster = empty(name)
        begun = time.perf_counter()
        result = fill(year, locks, roster)
        seconds.append(time.perf_counter() - begun)
        reason = impossible(year, locks, shape_of(edition, name))
        if result.chosen:
            assert not reason, (reason, locks)
            after = built(year, result, roster)
            assert faults(year, after) == [], locks
            now = locks_of(after, shelf(year).cards)
            assert {card: now[card] for card in locks} == locks
        else:
            blocked += 1
            assert result.blocked_by
            assert reason, (locks, told(result))
    assert 0 < blocked < count
    return seconds


@pytest.mark.parametrize("year", [2017, pytest.param(2024, marks=pytest.mark.long)])
def test_a_dozen_lock_sets_are_filled_or_refused(year):
    check_lots(year, 12, seed=1)


@pytest.mark.long
@pytest.mark.parametrize("year", YEARS)
def test_two_hundred_lock_sets_are_filled_or_refused(year):
    """A legal roster or a proven refusal, in less than a second for the middle one."""
    seconds = sorted(check_lots(year, 200, seed=2))
    assert seconds[100] < 1.0


# In a process of its own


def test_a_run_tells_and_may_be_stopped():
    order = order_of(empty(), shelf(2024).cards.values(), EDITIONS[2024], {}, worths=worths(2024))
    run = FillRun(order)
    result = run.wait()
    assert result.is_best
    assert len(result.chosen) == 26
    assert run.last is None or run.last.runs <= result.runs + 0.003
    stopped = FillRun(order)
    stopped.cancel()
    assert stopped.result is not None
    assert not stopped.result.is_best or len(stopped.result.chosen) == 26
