"""Fill: the best roster around the locks, in its own process; or the rule that blocks it."""

from __future__ import annotations

import subprocess
import sys
import time

import pytest
from club_cards import editor, library, roster_of
from msgspec.structs import replace

from hotstove.baseball.positions import Position
from hotstove.clubhouse.library import Query
from hotstove.clubhouse.showdown.averages import average_of
from hotstove.clubhouse.showdown.card_worth import Duty, worths_of
from hotstove.clubhouse.showdown.documents import ShowdownDocument
from hotstove.clubhouse.showdown.explaining import explained, places_of, roster_runs
from hotstove.clubhouse.showdown.fill import FillRun, fill_here, filled, locks_of, order_of
from hotstove.rulebooks.showdown.cards import HitterCard, Role
from hotstove.rulebooks.showdown.formats import Format

KNOWN = library().cards
AVERAGE = average_of(KNOWN.values())
WORTHS = worths_of(KNOWN.values(), AVERAGE)
EMPTY = ShowdownDocument(roster=replace(ShowdownDocument().roster, home_rules="AL"))


def fill(document, locked=None, cards=None, **more):
    order = order_of(document, cards or KNOWN.values(), locked or {}, worths=WORTHS, **more)
    return fill_here(order)


def built(document, result):
    it = editor(document)
    it.change(*filled(document, KNOWN, result.chosen))
    return it


def test_an_empty_roster_is_filled_legal_and_near_the_cap():
    """SD-T-01: every rule at once, and no single exchange would have been better."""
    result = fill(EMPTY)
    it = built(EMPTY, result)
    assert it.is_legal, [fault.sentence.english() for fault in it.violations]
    assert result.is_best
    assert result.runs == pytest.approx(roster_runs(it.document, KNOWN, WORTHS))
    left = 5000 - it.points
    places = places_of(it.document, KNOWN, WORTHS)
    people = {KNOWN[card].person for card in places}
    for card, place in places.items():
        paid = it.cost(card)
        for other in KNOWN.values():
            is_backup = place == Duty.BENCH
            if other.person not in people and place in WORTHS[other.id].at:
                price = it.rules.cost(other, is_backup=is_backup)
                if price <= paid + left:
                    gain = WORTHS[other.id].at[place] - WORTHS[card].at[place]
                    assert gain < 0.003, (card, other.id, place)


def test_the_roster_as_it_stands_is_left_alone_and_completed():
    it = editor(roster_of())
    gone = [it.dugout.field[Position.SHORTSTOP], it.dugout.bench[0], it.dugout.rotation[1]]
    for card in gone:
        it.remove(card)
    before = it.document
    result = fill(before, locks_of(before, KNOWN))
    after = built(before, result)
    assert after.is_legal
    assert set(before.roster.cards) <= set(after.document.roster.cards)
    for position, card in it.dugout.field.items():
        assert after.dugout.field[position] == card
    assert set(before.roster.backups) <= set(after.document.roster.backups)
    after.undo()
    assert after.document == before


def test_locks_hold_and_the_barred_stay_out():
    sluggers = library().find(Query(facets={"position": ("1B",)}))
    dear, other = sluggers[0].id, sluggers[1].id
    result = fill(EMPTY, {dear: "DH", other: ""}, barred=[sluggers[2].id])
    assert result.chosen[dear] == "DH"
    assert other in result.chosen
    assert sluggers[2].id not in result.chosen
    locked = fill(EMPTY, {dear: "1B", other: "bench"})
    assert locked.chosen[dear] == "1B"
    assert locked.chosen[other] == Duty.BENCH


@pytest.mark.parametrize(
    "rules",
    [
        Format(id="20", size=20),
        Format(id="full", backup_share=1, cap=6000),
        Format(id="low", cap=1500),
        Format(id="open", cap=0),
        Format(id="eleven", hitters=11),
        Format(id="standard", sets="standard"),
    ],
    ids=lambda rules: rules.id,
)
def test_every_format_is_filled_by_its_own_law(rules):
    """SD-T-02, 03, 04, 07, 13, 17."""
    document = replace(EMPTY, rules=rules)
    it = built(document, fill(document))
    assert it.is_legal, [fault.sentence.english() for fault in it.violations]


@pytest.mark.parametrize(
    ("rules", "cards", "locked", "says"),
    [
        (Format(cap=100), None, {}, "100 points are not enough for a roster"),
        (
            Format(), lambda c: not (isinstance(c, HitterCard) and c.qualifies("CA")), {},
            "Not every position can be filled from these cards (SD-T-08)",
        ),
        (
            Format(), lambda c: isinstance(c, HitterCard) or c.role is not Role.STARTER, {},
            "There must be exactly 4 starters",
        ),
        (Format(), None, {"nobody": ""}, "No card is known by the id nobody"),
    ],
)  # fmt: skip
def test_what_is_impossible_says_which_rule_blocks(rules, cards, locked, says):
    """SD-T-03, 07, 08."""
    chosen = [card for card in KNOWN.values() if cards is None or cards(card)]
    result = fill(replace(EMPTY, rules=rules), locked, chosen)
    assert result.chosen == {}
    assert says in " ".join(reason.english() for reason in result.blocked_by)


def test_too_dear_locks_are_named():
    dear = [card.id for card in library().find(Query(facets={"role": ("starter",)}))[:4]]
    dear += [card.id for card in library().find(Query(facets={"kind": ("hitter",)}))[:6]]
    locked = {card: "rotation" if n < 4 else "" for n, card in enumerate(dear)}
    result = fill(replace(EMPTY, rules=Format(cap=3000)), locked)
    told = " ".join(reason.english() for reason in result.blocked_by)
    assert "3000 points are not enough" in told
    assert "Unlock one of them" in told


def test_twins_are_never_both_chosen():
    """SD-T-06: two cards of each of the best, a season apart."""
    twins = [replace(c, id=f"{c.id}-b", points=c.points + 10) for c in KNOWN.values()]
    cards = [*KNOWN.values(), *twins]
    worths = worths_of(cards, AVERAGE)
    result = fill_here(order_of(EMPTY, cards, {}, worths=worths))
    people = [card.removesuffix("-b") for card in result.chosen]
    assert len(set(people)) == len(people) == 25


def test_a_fill_runs_in_its_own_process_and_tells_the_best_so_far():
    run = FillRun(order_of(EMPTY, KNOWN.values(), {}, worths=WORTHS))
    told = []
    while run.result is None:
        news = run.news()
        if news is not None:
            told.append(news.runs)
        else:
            time.sleep(0.01)
    assert run.result.is_best
    assert told == sorted(told)
    assert len(run.result.chosen) == 25


def test_a_fill_is_cancelled_at_once():
    run = FillRun(order_of(EMPTY, KNOWN.values(), {}, worths=WORTHS))
    begun = time.perf_counter()
    run.cancel()
    assert time.perf_counter() - begun < 2
    assert run.result is not None
    assert not run.result.is_best
    run.cancel()


def test_every_share_is_explained():
    document = roster_of()
    shares = explained(document, KNOWN, WORTHS)
    assert {share.card for share in shares} == set(document.roster.cards)
    assert sum(share.points for share in shares) == editor(document).points
    assert [share.gained for share in shares] == sorted(
        (share.gained for share in shares), reverse=True
    )
    told = shares[0].sentence.english()
    assert KNOWN[shares[0].card].name in told
    assert f"{shares[0].points} points" in told


def test_nothing_but_the_solver_loads_the_mathematics():
    """Importing the whole clubhouse leaves highspy and numpy alone."""
    code = (
        "import sys, hotstove.clubhouse.showdown.fill, hotstove.clubhouse.editor, "
        "hotstove.clubhouse.showdown.explaining, hotstove.clubhouse.showdown.expected_runs; "
        "sys.exit(bool({'highspy', 'numpy'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
