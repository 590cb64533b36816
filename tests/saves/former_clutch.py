"""A game of Clutch as its first rules wrote it: today's file told in the words of then."""

from __future__ import annotations

import json

from saved_games import lines


def as_first_rules(path):
    """Rewrite the session file at *path* as version 1 of the rules wrote it."""
    told = [json.loads(line) for line in lines(path)]
    head, rest = told[0], told[1:]
    head["rules"] = 1
    setup = head["setup"]
    for field, now in (("draws_weather", "weather_is"), ("draws_managers", "managers_are")):
        setup[field] = setup.pop(now, "none") == "drawn"
    for line in rest:
        state = line.get("snapshot")
        if state is not None:
            clubs = state.pop("offense"), state.pop("defense")
            visitor, home = clubs if state["batting"] == "visitor" else reversed(clubs)
            state |= {"visitor": visitor, "home": home}
    written = (json.dumps(line, ensure_ascii=False, separators=(",", ":")) for line in told)
    path.write_text("\n".join(written) + "\n", encoding="utf-8")
