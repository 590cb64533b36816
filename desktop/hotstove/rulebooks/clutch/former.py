"""What files of Clutch's first rules (version 1) called otherwise, told as it is called now."""

from __future__ import annotations

from typing import Any, Final

_AGREED: Final = {
    "draws_weather": ("weather_is", "weather"),
    "draws_managers": ("managers_are", "manager"),
}
"""Field of the first rules to today's and to the card that says whether one was chosen."""


def setup_as_now(told: dict[str, Any]) -> dict[str, Any]:
    """CL-99: weather and managers were drawn or not; one at hand and not drawn was chosen."""
    now = {field: value for field, value in told.items() if field not in _AGREED}
    teams = told.get("teams")
    holders = [told, *(teams if isinstance(teams, list) else ())]
    for field, (name, card) in _AGREED.items():
        if field in told:
            is_there = any(isinstance(holder, dict) and holder.get(card) for holder in holders)
            now[name] = "drawn" if told[field] else "chosen" if is_there else "none"
    return now


def state_as_now(told: dict[str, Any]) -> dict[str, Any]:
    """The clubs were told by their side, and are told by who is at bat."""
    if "visitor" not in told or "home" not in told:
        return told
    visitor, home = told["visitor"], told["home"]
    is_visitor_up = told.get("batting", "visitor") == "visitor"
    offense, defense = (visitor, home) if is_visitor_up else (home, visitor)
    kept = {field: value for field, value in told.items() if field not in ("visitor", "home")}
    return {**kept, "offense": offense, "defense": defense}
