"""One row of a card list made into a card, with a remark for all that had to be mended."""

from __future__ import annotations

import re
from typing import Any, Final, Literal

from hotstove.catalog.refused import shown
from hotstove.play.words import QT_TRANSLATE_NOOP
from hotstove.rulebooks.showdown.card_wording import card_sentence
from hotstove.rulebooks.showdown.cards import (
    Card,
    Chart,
    ChartRow,
    HitterCard,
    Icon,
    PitcherCard,
    Result,
    Role,
    check_card,
    unusual,
)

from . import cells
from .charts import read_bands
from .plain import slug
from .reader import NO_CLUB, RowReader
from .remarks import Remark, doubt, fault, like, repair

EDITIONS: Final[dict[str, str]] = {
    "": "", "ul": "", "1st": "", "first": "", "unlimited": "", "base": "", "p": "promo",
    "promo": "promo", "ss": "great_season", "cc": "hall_of_fame", "asg": "all_star",
    "ap": "award", "ds": "division_series", "rs": "rookie_season", "hrh": "slugger",
    "fs": "final_series",
}  # fmt: skip
"""Editions as lists abbreviate them, and the subset they mean (SD-T-20)."""
_HITTERS_ONLY: Final = {Icon.HR, Icon.SB, Icon.S, Icon.G}
_PITCHERS_ONLY: Final = {Icon.K, Icon.CY, Icon.RP, Icon.TWENTY}
_NOT_WITH_KIND: Final[dict[str, set[Icon]]] = {
    "hitter": _PITCHERS_ONLY,
    "pitcher": _HITTERS_ONLY,
}
Kind = Literal["hitter", "pitcher"]
_NAME: Final = like(QT_TRANSLATE_NOOP("catalog", "the player's name"))
_ROLE: Final = like(QT_TRANSLATE_NOOP("catalog", "starter, reliever or closer"))
_SPEED: Final = like(QT_TRANSLATE_NOOP("catalog", "A(18), 18 or A18"))


class ShowdownRow(RowReader):
    def card(self) -> Card | None:
        role, said = self._role()
        kind: Kind = "pitcher" if role is not None else "hitter"
        self.remarks += said
        fields = self._common(kind)
        chart = self._chart()
        if role is not None:
            fields |= self._pitchers(role)
        else:
            fields |= self._hitters()
        if chart is None or self.is_refused:
            return None
        make = PitcherCard if role is not None else HitterCard
        card: Card = make(chart=chart, **fields)
        for problem in check_card(card):
            self.remarks.append(fault("CARD", fault=card_sentence(problem)))
        for problem in unusual(card):
            if problem.code == "CARD_SPEED_UNUSUAL":
                self.remarks.append(doubt("SPEED_UNUSUAL", found=problem.arguments["found"]))
        return None if self.is_refused else card

    # What every card has

    def _common(self, kind: Kind) -> dict[str, Any]:
        name = self._text("name")
        bare = re.sub(r"\s*['’‘][0-9]{2}$", "", name)
        season, printed = self._season(), self._row.get("set", "")
        edition = self._row.get("edition", "")
        if not edition and printed.casefold() in EDITIONS:
            printed, edition = "", printed
        if not name:
            self._refuse("name", "", _NAME)
        subset = self._text("subset") or EDITIONS.get(
            edition.casefold(), slug(edition, "_")
        )
        set_named = self._plain("set", printed) or self._set
        number = self._row.get("number", "")
        made = slug(
            self._row.get("index", "")
            or f"{season or ''} {printed} {edition} {number} {'' if number else name}"
        )
        return {
            "id": self._id(made),
            "person": self._text("person") or slug(bare) or "nobody",
            "name": name,
            "club": self._text("club") or NO_CLUB,
            "points": self._whole("points"),
            "season": season,
            "set": set_named,
            "subset": subset,
            "league": self._text("league"),
            "team_logo": self._row.get("team_logo", "").casefold() not in ("no", "n", "false"),
            "icons": self._icons(kind),
        }

    def _season(self) -> int:
        cell = self._row.get("season", "")
        if "season" not in self._row or cell == "0":
            return 0
        season = cells.season_of(cell)
        if season is None:
            self.remarks.append(doubt("NO_SEASON", found=shown(cell)))
        return season or 0

    def _icons(self, kind: Kind) -> tuple[Icon, ...]:
        icons, said = cells.icons_of(self._row.get("icons", ""))
        self.remarks += said
        wrong = [icon for icon in icons if icon in _NOT_WITH_KIND[kind]]
        self.remarks += [repair("ICON_KIND", found=icon.value, kind=kind) for icon in wrong]
        return tuple(icon for icon in icons if icon not in wrong)

    # What each kind has

    def _role(self) -> tuple[Role | None, list[Remark]]:
        """SD-C-03: a role anywhere, or a kind that says so, makes a pitcher."""
        for field in ("role", "position", "kind"):
            role, said = cells.role_of(self._row.get(field, ""))
            if role is not None:
                return role, said
        kind = self._row.get("kind", "").casefold()
        if kind == "pitcher" or self._row.get("position", "").strip().upper() == "P":
            found = shown(self._row.get("role") or self._row.get("position", ""))
            return Role.STARTER, [fault("CELL", field="role", found=found, like=_ROLE)]
        return None, []

    def _hitters(self) -> dict[str, Any]:
        speed, said = cells.speed_of(self._cell("speed", "speed_or_ip"))
        self.remarks += said
        if speed is None:
            self._refuse("speed", self._cell("speed", "speed_or_ip"), _SPEED)
        letter, number = speed or ("C", 8)
        positions, told = cells.positions_of(self._row.get("position", ""))
        self.remarks += told
        return {
            "on_base": self._whole("on_base", "command"),
            "bats": self._hand() or "R",
            "speed_letter": letter,
            "speed": number,
            "positions": positions or (),
        }

    def _pitchers(self, role: Role) -> dict[str, Any]:
        hand = self._hand(throws=True)
        if hand == "S":
            self.remarks.append(repair("HAND", found="S", read="R"))
        return {
            "control": self._whole("control", "command"),
            "role": role,
            "ip": self._whole("ip", "speed_or_ip"),
            "throws": "L" if hand == "L" else "R",
        }

    def _chart(self) -> Chart | None:
        written = {result.value: self._row.get(result.value, "") for result in Result}
        bands, said = read_bands(written, self._form, [result.value for result in Result])
        self.remarks += said
        if bands is None:
            return None
        return Chart(tuple(ChartRow(band.low, band.high, Result(band.result)) for band in bands))
