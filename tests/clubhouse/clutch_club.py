"""The House League's Clutch cards, what is usual among them, and fills of rosters, for tests."""

from __future__ import annotations

from functools import cache

from club_cards import catalog

from hotstove.clubhouse.clutch.averages import average_of
from hotstove.clubhouse.clutch.card_worth import worths_of
from hotstove.clubhouse.clutch.fill import filled, order_of
from hotstove.clubhouse.filling import fill_here
from hotstove.rulebooks.clutch.construction import STANDARD, Roster, check_roster
from hotstove.rulebooks.clutch.editions import EDITIONS

YEARS = (2017, 2024)


def shelf(year):
    return catalog().clutch(year)


@cache
def average(year):
    return average_of(shelf(year).cards.values(), EDITIONS[year])


@cache
def worths(year):
    return worths_of(shelf(year).cards.values(), EDITIONS[year], average(year))


def empty(name=STANDARD, club="stovepipes"):
    return Roster(club=club, cards=(), rotation=(), bullpen=(), order=(), format=name)


def fill(year, locked=None, roster=None, cards=None, worth=None, cap=None):
    """Fill in this process; everything left alone is the house's."""
    order = order_of(
        roster or empty(),
        shelf(year).cards.values() if cards is None else cards,
        EDITIONS[year],
        locked or {},
        cap=cap,
        worths=worth or worths(year),
    )
    return fill_here(order)


def built(year, result, roster=None):
    """Return the roster that a fill comes to."""
    return filled(roster or empty(), shelf(year).cards, EDITIONS[year], result.chosen)


def faults(year, roster):
    return [problem.code for problem in check_roster(roster, shelf(year).cards, EDITIONS[year])]
