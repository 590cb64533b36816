"""One row of a Clutch card list made into a card, with a remark for all that had to be mended."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, Literal

from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence
from hotstove.rulebooks.clutch.cards import (
    BatterCard,
    Glove,
    PitcherCard,
    Role,
    card_warnings,
    check_card,
)
from hotstove.rulebooks.clutch.editions import Edition
from hotstove.rulebooks.clutch.faults import fault as rule_fault
from hotstove.rulebooks.clutch.problem_wording import problem_sentence
from hotstove.rulebooks.clutch.results import Band, Chart, Result

from . import clutch_cells as cells
from . import plain
from .charts import Form, read_bands
from .plain import slug
from .reader import NO_CLUB, RowReader
from .remarks import doubt, fault, like, repair

Kind = Literal["batter", "pitcher"]
_BATTERS: Final = ("batter", "hitter", "bat", "position player", "b", "h")
_PITCHERS: Final = ("pitcher", "p", "arm")
_ORDER: Final = [result.value for result in Result]
_GRADES: Final = (("A", 18), ("B", 14), ("C", 9), ("D", 0))
"""RUL-09: for show; the letters usual for a Speed that names none."""


class ClutchRow(RowReader):
    def __init__(
        self, row: Mapping[str, str], form: Form, set_name: str, edition: Edition
    ) -> None:
        super().__init__(row, form, set_name)
        self._year, self._edition = edition.year, edition

    def card(self) -> BatterCard | PitcherCard | None:
        self._check_edition()
        kind = self._kind()
        common = self._common(kind)
        chart = self._chart()
        own = self._batters() if kind == "batter" else self._pitchers()
        if chart is None or self.is_refused:
            return None
        make = BatterCard if kind == "batter" else PitcherCard
        card: BatterCard | PitcherCard = make(chart=chart, **common, **own)
        for problem in check_card(card):
            self.remarks.append(fault("CARD", fault=problem_sentence(problem)))
        said = {remark.code for remark in self.remarks}
        for problem in card_warnings(card):
            if problem.code == "CARD_UNUSUAL":
                told = {key: problem.arguments[key] for key in ("field", "found", "low", "high")}
                self.remarks.append(doubt("UNUSUAL", **told))
            elif "CHART_ORDER" not in said:
                self.remarks.append(doubt("CARD", fault=problem_sentence(problem)))
        return None if self.is_refused else card

    def _check_edition(self) -> None:
        """CL-16: a list may name its edition; it must be the one that is read."""
        cell = self._row.get("edition", "")
        years = re.findall(r"20(?:17|24)", cell)
        if years and str(self._year) not in years:
            problem = rule_fault(
                "CARD_EDITION", "CL-16", card=self._row.get("name", "?"),
                found=tuple(years), need=self._year,
            )  # fmt: skip
            self.remarks.append(fault("CARD", fault=problem_sentence(problem)))

    def _kind(self) -> Kind:
        """C17-03, C24-02: a role makes a pitcher, whichever column it stands in."""
        named = self._row.get("kind", "").strip().casefold()
        if named in _BATTERS:
            return "batter"
        if named in _PITCHERS or any(self._roles_in(f) for f in ("roles", "positions", "kind")):
            return "pitcher"
        is_bare = not self._row.get("on_base") and not self._row.get("positions")
        return "pitcher" if is_bare and self._row.get("command") else "batter"

    def _roles_in(self, field: str) -> dict[Role, int] | None:
        cell = self._row.get(field, "")
        return cells.roles_of(cell) if cell else None

    # What every card has

    def _common(self, kind: Kind) -> dict[str, Any]:
        name, season = self._text("name"), self._season()
        if not name:
            self._refuse("name", "", _NAME)
        number = self._row.get("number", "")
        own = self._row.get("index", "") or f"{season or ''} {number} {'' if number else name}"
        icons, said = cells.icons_of(self._row.get("icons", ""), self._year, kind)
        self.remarks += said
        return {
            "id": self._id(slug(own)),
            "person": self._text("person") or slug(re.sub(r"\s*['’‘][0-9]{2}$", "", name)) or "?",
            "name": name,
            "club": self._text("club") or NO_CLUB,
            "edition": self._year,
            "salary": self._salary(),
            "clutch": self._signed("clutch"),
            "matchup": self._matchup(),
            "icons": icons,
            "rarity": self._text("rarity").casefold(),
            "season": season,
            "set": self._text("set") or self._set,
        }

    def _salary(self) -> int:
        cell = self._row.get("salary", "")
        found = cells.salary_of(cell)
        if found is None:
            self._refuse("salary", cell, _SALARY)
        return found or 0

    def _season(self) -> int:
        cell = self._row.get("season", "")
        if cell in ("", "0"):
            return 0
        season = plain.season_of(cell)
        if season is None:
            self.remarks.append(doubt("NO_SEASON", found=cell[:40]))
        return season or 0

    def _signed(self, field: str) -> int:
        """A number that may be left out."""
        cell = self._row.get(field, "")
        return 0 if cell.casefold() in plain.NOTHING else self._whole(field)

    def _matchup(self) -> dict[str, int]:
        """CL-08: both in one cell, or a column each."""
        cell = self._row.get("matchup", "")
        found = cells.matchup_of(cell)
        if found is None:
            self._refuse("matchup", cell, _MATCHUP)
        each = {hand: self._signed(f"matchup_{hand.lower()}") for hand in ("L", "R")}
        return {hand: value for hand, value in {**each, **(found or {})}.items() if value}

    def _chart(self) -> Chart | None:
        """CL-04, CL-05."""
        inside = cells.chart_in(self._row.get("chart", ""))
        written = {code: self._row.get(code, "") or inside.get(code, "") for code in _ORDER}
        bands, said = read_bands(written, "ranges" if inside else self._form, _ORDER)
        self.remarks += said
        if bands is None:
            return None
        return Chart(tuple(Band(band.low, Result(band.result)) for band in bands))

    # What each kind has

    def _batters(self) -> dict[str, Any]:
        fields: dict[str, Any] = {
            "bats": self._hand() or "R",
            "on_base": self._whole("on_base", "level"),
            "gloves": self._gloves(),
        }
        return fields | (self._speed() if self._year == 2017 else self._speeds())

    def _gloves(self) -> tuple[Glove, ...]:
        cell = self._row.get("positions", "")
        places = cells.positions_of(cell)
        if places is None:
            self._refuse("positions", cell, _POSITIONS[self._year])
            return ()
        defense = plain.number_of(self._row.get("defense", ""))
        make = cells.gloves_2017 if self._year == 2017 else cells.gloves_2024
        gloves, said = make(places, defense, cell)
        self.remarks += said
        return gloves

    def _speed(self) -> dict[str, Any]:
        """C17-01."""
        cell = self._cell("speed", "baserunning")
        number, grade, said = cells.speed_of(cell)
        self.remarks += said
        if number is None:
            self._refuse("speed", cell, _SPEED)
        grade = self._row.get("speed_grade", "").strip().upper() or grade
        usual = next(letter for letter, least in _GRADES if (number or 0) >= least)
        return {"speed": number or 0, "speed_grade": grade or usual}

    def _speeds(self) -> dict[str, Any]:
        """C24-01: Baserunning and Stealing; who has one of them has it twice."""
        pair = {field: self._row.get(field, "") for field in ("baserunning", "stealing")}
        both = self._row.get("speed", "")
        found: dict[str, Any] = {}
        for field, cell in pair.items():
            other = both or next((c for c in pair.values() if c), "")
            number, _, _ = cells.speed_of(cell or other)
            if number is None:
                self._refuse(field, cell or other, _WHOLE_SPEED)
            elif not cell:
                self.remarks.append(repair("SPEED_BOTH", field=field, read=number))
            found[field] = number or 0
        return found

    def _pitchers(self) -> dict[str, Any]:
        hand = self._hand(throws=True)
        if hand == "S":
            self.remarks.append(repair("HAND", found="S", read="R"))
        cell = self._row.get("x_zone", "")
        x_zone = cells.x_zone_of(cell)
        if x_zone is None:
            self._refuse("x_zone", cell, _X_ZONE)
        return {
            "throws": "L" if hand == "L" else "R",
            "command": self._whole("command", "level"),
            "roles": self._roles(),
            "defense": self._signed("defense"),
            "x_zone": x_zone or 0,
        }

    def _roles(self) -> dict[str, int]:
        """C17-03, C24-02: each role with its innings, in one cell or in two."""
        fields = [field for field in ("roles", "positions", "kind") if self._roles_in(field)]
        field = fields[0] if fields else "roles"
        roles = self._roles_in(field)
        if not roles:
            self._refuse("roles", self._row.get(field, ""), _ROLES[self._year])
            return {}
        if self._year == 2024 and Role.CLOSER in roles:
            limit = roles.pop(Role.CLOSER)
            roles.setdefault(Role.RELIEVER, limit)
            self.remarks.append(repair("POSITION_ROLE", found="CP", read="RP"))
        named = plain.number_of(self._row.get("limit", ""))
        found: dict[str, int] = {}
        for role, limit in roles.items():
            inning = limit or named
            if inning is None:
                inning = _LIMITS[role]
                self.remarks.append(
                    repair("ROLE_LIMIT", found=role.value, read=f"{role.value}:{inning}")
                )
            found[role.value] = inning
        return found


_LIMITS: Final = {
    Role.STARTER: 5, Role.RELIEVER: 1, Role.CLOSER: 1, Role.OPENER: 1, Role.BULK: 4,
}  # fmt: skip
"""The fewest innings usual in a role."""
_NAME: Final = like(QT_TRANSLATE_NOOP("catalog", "the player's name"))
_SALARY: Final = like(QT_TRANSLATE_NOOP("catalog", "a whole number like 410"))
_MATCHUP: Final = like(QT_TRANSLATE_NOOP("catalog", "L+1, R+2, L+1 R+1, or -"))
_POSITIONS: Final[dict[int, Sentence]] = {
    2017: like(QT_TRANSLATE_NOOP("catalog", "SS+2, LF/RF+1, OF IF+1, C+7, or -")),
    2024: like(QT_TRANSLATE_NOOP("catalog", "SS+3 2B+1, CA+9, or DH")),
}
_SPEED: Final = like(QT_TRANSLATE_NOOP("catalog", "15 (B), B15 or 15"))
_WHOLE_SPEED: Final = like(QT_TRANSLATE_NOOP("catalog", "a whole number from 11 to 25"))
_X_ZONE: Final = like(QT_TRANSLATE_NOOP("catalog", "1, 1-2 or 1-3"))
_ROLES: Final[dict[int, Sentence]] = {
    2017: like(QT_TRANSLATE_NOOP("catalog", "SP:6, RP:1 or CP:1")),
    2024: like(QT_TRANSLATE_NOOP("catalog", "SP:6, RP:2 OP:1, or BP:4")),
}
