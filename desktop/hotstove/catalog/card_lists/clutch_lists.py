"""Clutch's card lists of either edition: their columns in every heading seen, their rows."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from hotstove.catalog.clutch import FIELDS as OWN_FIELDS
from hotstove.rulebooks.clutch.cards import BatterCard, Card, PitcherCard, TwoWayCard
from hotstove.rulebooks.clutch.editions import EDITIONS
from hotstove.rulebooks.clutch.results import POWER_DIE, Result

from .charts import DIE, FORMS, Cells, Form, form_of
from .clutch_export import RARITY, clutch_csv
from .clutch_rows import ClutchRow

_RESULTS: Final = tuple(result.value for result in Result)
FIELDS: Final = (
    *OWN_FIELDS, RARITY, "index", "number", "edition", "level", "limit", "matchup", "chart",
    *_RESULTS,
)  # fmt: skip
"""What a column may hold: ``level`` is On-Base or Command by kind, ``limit`` the innings of a
role named elsewhere, ``matchup`` both bonuses in one cell, ``chart`` a whole chart in one."""
_FORMS: Final[tuple[Form, ...]] = (*FORMS, "starts")
_SUMS: Final = (DIE, DIE - 1, POWER_DIE, POWER_DIE - 1)
_HEADINGS: Final[dict[str, str]] = {
    "key": "index", "code": "index", "player": "name", "playername": "name", "cardname": "name",
    "card": "name", "team": "club", "tm": "club", "teamname": "club", "year": "season",
    "yr": "season", "expansion": "set", "series": "set", "cardset": "set", "setname": "set",
    "#": "number", "no": "number", "num": "number", "card#": "number", "cardnumber": "number",
    "game": "edition", "rulebook": "edition",
    "sal": "salary", "$": "salary", "cost": "salary", "points": "salary", "pts": "salary",
    "price": "salary", "type": "kind", "playertype": "kind",
    "bats": "hand", "throws": "hand", "b/t": "hand", "bats/throws": "hand", "handedness": "hand",
    "h": "hand",
    "cl": "clutch", "clutchrating": "clutch", "clu": "clutch",
    "matchups": "matchup", "vs": "matchup", "split": "matchup", "splits": "matchup",
    "matchupbonus": "matchup", "bonus": "matchup",
    "l": "matchup_l", "vsl": "matchup_l", "vslhp": "matchup_l", "vsleft": "matchup_l",
    "vslhb": "matchup_l", "l+": "matchup_l", "+l": "matchup_l", "lbonus": "matchup_l",
    "matchupl": "matchup_l", "matchup(l)": "matchup_l", "lhbonus": "matchup_l",
    "r": "matchup_r", "vsr": "matchup_r", "vsrhp": "matchup_r", "vsright": "matchup_r",
    "vsrhb": "matchup_r", "r+": "matchup_r", "+r": "matchup_r", "rbonus": "matchup_r",
    "matchupr": "matchup_r", "matchup(r)": "matchup_r", "rhbonus": "matchup_r",
    "icon": "icons", "tokens": "icons",
    "ob": "on_base", "onbase": "on_base", "on-base": "on_base", "com": "command",
    "cmd": "command", "control": "command", "ob/com": "level", "ob/c": "level", "com/ob": "level",
    "ob/cmd": "level", "onbase/command": "level", "command/onbase": "level",
    "spd": "speed", "sp": "speed", "grade": "speed_grade", "speedgrade": "speed_grade",
    "speedletter": "speed_grade", "br": "baserunning", "run": "baserunning",
    "running": "baserunning", "baserun": "baserunning", "base-running": "baserunning",
    "st": "stealing", "steal": "stealing", "stl": "stealing", "steals": "stealing",
    "pos": "positions", "position": "positions", "position(s)": "positions",
    "fielding": "positions", "role": "roles", "pitcherrole": "roles",
    "def": "defense", "defence": "defense", "glove": "defense", "fld": "defense",
    "ip": "limit", "innings": "limit", "inninglimit": "limit", "inn": "limit", "il": "limit",
    "x": "x_zone", "xzone": "x_zone", "x-zone": "x_zone", "xz": "x_zone", "mistake": "x_zone",
    "mistakerange": "x_zone", "mistakepitch": "x_zone", "mr": "x_zone",
    "rar": RARITY, "results": "chart",
    "so": "SO", "k": "SO", "strikeout": "SO", "strikeouts": "SO", "gb": "GB", "groundball": "GB",
    "groundout": "GB", "go": "GB", "ld": "LD", "linedrive": "LD", "liner": "LD", "fb": "FB",
    "flyball": "FB", "flyout": "FB", "fo": "FB", "bb": "BB", "w": "BB", "walk": "BB",
    "walks": "BB", "1b": "1B", "s": "1B", "single": "1B", "2b": "2B", "d": "2B", "db": "2B",
    "double": "2B", "3b": "3B", "tr": "3B", "triple": "3B", "hr": "HR", "homer": "HR",
    "homerun": "HR",
}  # fmt: skip


class ClutchLists:
    fields: tuple[str, ...] = FIELDS
    results: tuple[str, ...] = _RESULTS

    def __init__(self, year: int) -> None:
        self._edition = EDITIONS[year]

    def columns(self, headings: Sequence[str]) -> dict[str, int]:
        found: dict[str, int] = {}
        for number, heading in enumerate(headings):
            field = field_named(heading)
            if field is not None:
                found.setdefault(field, number)
        return found

    def lacking(self, columns: Mapping[str, int]) -> list[str]:
        found = [field for field in ("name", "salary", "hand") if field not in columns]
        if not {"level", "on_base", "command"} & set(columns):
            found.append("on_base")
        if not {"chart", *_RESULTS} & set(columns):
            found.append("SO … HR")
        return found

    def form(self, charts: Iterable[Cells]) -> Form:
        return form_of(charts, _FORMS, _SUMS)

    def row(self, cells: Mapping[str, str], form: Form, set_name: str) -> ClutchRow:
        return ClutchRow(cells, form, set_name, self._edition)

    def joined(self, one: Card, other: Card) -> TwoWayCard | None:
        """C24-03: a batter and a pitcher of one id are one two-way player."""
        if self._edition.year == 2017 or (one.person, one.club) != (other.person, other.club):
            return None
        if isinstance(one, BatterCard) and isinstance(other, PitcherCard):
            return TwoWayCard(batter=one, pitcher=other)
        if isinstance(one, PitcherCard) and isinstance(other, BatterCard):
            return TwoWayCard(batter=other, pitcher=one)
        return None

    def csv(self, cards: Iterable[Card]) -> str:
        return clutch_csv(cards)


def field_named(heading: str) -> str | None:
    """Return the field a heading means, or None."""
    bare = heading.strip().upper()
    if bare in _RESULTS:
        return bare
    plain = re.sub(r"[\s._:]+", "", heading.casefold())
    own = re.sub(r"\s+", "_", heading.strip().casefold())
    return own if own in FIELDS else _HEADINGS.get(plain, plain if plain in FIELDS else None)
