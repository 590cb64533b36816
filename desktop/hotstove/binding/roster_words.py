"""What the parts of a roster are called, in any game: areas, places, coaches, what cards cost."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from hotstove.clubhouse.dugout import Area, Place
from hotstove.clubhouse.front_office import Kind
from hotstove.clubhouse.worths import as_gain

from .languages import decimal

translate = QCoreApplication.translate


def area_name(area: Area) -> str:
    """Return the heading of a part of the dugout."""
    return {
        Area.FIELD: translate("RosterModel", "In the field"),
        Area.BENCH: translate("RosterModel", "Bench"),
        Area.ROTATION: translate("RosterModel", "Rotation"),
        Area.BULLPEN: translate("RosterModel", "Bullpen"),
        Area.CLOSER: translate("RosterModel", "Closer"),
        Area.COACHES: translate("RosterModel", "Coaches"),
        Area.STADIUM: translate("RosterModel", "Park"),
        Area.CONSIDERING: translate("RosterModel", "Considering"),
        Area.LIBRARY: translate("RosterModel", "Library"),
    }[area]


def coach_name(kind: str) -> str:
    """Return what a kind of coach is called."""
    return {
        "bench": translate("RosterModel", "Bench coach"),
        "hitting": translate("RosterModel", "Hitting coach"),
        "pitching": translate("RosterModel", "Pitching coach"),
    }.get(kind, kind)


def coach_label(kind: str) -> str:
    """Return a kind of coach in one word, as it is chalked into his place."""
    return {
        "bench": translate("RosterModel", "Bench"),
        "hitting": translate("RosterModel", "Hitting"),
        "pitching": translate("RosterModel", "Pitching"),
    }.get(kind, kind)


def place_words(place: Place, kind: Kind) -> str:
    """Return a place as it is read out: ``SS``, ``Rotation 2``, ``Bench coach``."""
    if place.position is not None:
        return place.position.value
    if place.area is Area.COACHES and place.number < len(kind.coaches):
        return coach_name(kind.coaches[place.number])
    if place.area is Area.STADIUM:
        return area_name(place.area)
    return f"{area_name(place.area)} {place.number + 1}"


def runs_told(runs: float) -> str:
    """Return runs a game, as they are read here: ``4.43``, in French ``4,43``."""
    return decimal(f"{runs:.2f}")


def gain_told(runs: float) -> str:
    """Return runs a game over a usual man, with their sign."""
    return decimal(as_gain(runs))


def cost_name(kind: Kind) -> str:
    """Return what cards cost: points, or salary."""
    if kind.has_salary:
        return translate("RosterModel", "Salary")
    return translate("RosterModel", "Points")


def cost_told(kind: Kind, cost: int) -> str:
    """Return what a card costs, in words."""
    if kind.has_salary:
        return translate("RosterModel", "salary {salary}").format(salary=cost)
    return translate("RosterModel", "{points} points").format(points=cost)
