"""One row of a card list made into a card, with a remark for all that had to be mended."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from typing import Any, Final, Literal

from hotstove.catalog.refused import shown
from hotstove.rulebooks.showdown.card_wording import card_sentence
from hotstove.rulebooks.showdown.cards import (
    Card,
    Hand,
    HitterCard,
    Icon,
    PitcherCard,
    Result,
    Role,
    check_card,
    unusual,
)

from . import cells
from .charts import Form, read_chart
from .remarks import Remark, Weight, doubt, fault, repair

EDITIONS: Final[dict[str, str]] = {
    "": "", "ul": "", "1st": "", "first": "", "unlimited": "", "base": "", "p": "promo",
    "promo": "promo", "ss": "great_season", "cc": "hall_of_fame", "asg": "all_star",
    "ap": "award", "ds": "division_series", "rs": "rookie_season", "hrh": "slugger",
    "fs": "final_series",
}  # fmt: skip
"""Editions as lists abbreviate them, and the subset they mean (SD-T-20)."""
_SET_PART, _OWN_PART = 24, 34
"""Letters of an id that come from the set and from the card."""
NO_CLUB: Final = "unattached"
_HITTERS_ONLY: Final = {Icon.HR, Icon.SB, Icon.S, Icon.G}
_PITCHERS_ONLY: Final = {Icon.K, Icon.CY, Icon.RP, Icon.TWENTY}
_NOT_WITH_KIND: Final[dict[str, set[Icon]]] = {
    "hitter": _PITCHERS_ONLY,
    "pitcher": _HITTERS_ONLY,
}
Kind = Literal["hitter", "pitcher"]


class RowReader:
    """Makes a card of one row; ``remarks`` fills as it does, a fault among them refuses it."""

    def __init__(self, row: Mapping[str, str], form: Form, set_name: str) -> None:
        """*row*: cells by field; fields without a column are not there."""
        self._row, self._form, self._set = row, form, set_name
        self.remarks: list[Remark] = []

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
        if chart is None or any(remark.weight is Weight.FAULT for remark in self.remarks):
            return None
        make = PitcherCard if role is not None else HitterCard
        card: Card = make(chart=chart, **fields)
        for problem in check_card(card):
            self.remarks.append(fault("CARD", fault=card_sentence(problem)))
        for problem in unusual(card):
            if problem.code == "CARD_SPEED_UNUSUAL":
                self.remarks.append(doubt("SPEED_UNUSUAL", found=problem.arguments["found"]))
        return None if any(r.weight is Weight.FAULT for r in self.remarks) else card

    # What every card has

    def _common(self, kind: Kind) -> dict[str, Any]:
        name = self._text("name")
        bare = re.sub(r"\s*['’‘][0-9]{2}$", "", name)
        season, printed = self._season(), self._row.get("set", "")
        edition = self._row.get("edition", "")
        if not edition and printed.casefold() in EDITIONS:
            printed, edition = "", printed
        if not name:
            self.remarks.append(fault("CELL", field="name", found="", like="the player's name"))
        subset = self._text("subset") or EDITIONS.get(
            edition.casefold(), slug(edition, "_")
        )
        set_named = self._plain("set", printed) or self._set
        number = self._row.get("number", "")
        made = slug(
            self._row.get("index", "")
            or f"{season or ''} {printed} {edition} {number} {'' if number else name}"
        )
        card_id = self._text("id") or f"{slug(self._set)[:_SET_PART]}-{made[:_OWN_PART]}"
        return {
            "id": card_id,
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
            like = "starter, reliever or closer"
            found = shown(self._row.get("role") or self._row.get("position", ""))
            return Role.STARTER, [fault("CELL", field="role", found=found, like=like)]
        return None, []

    def _hitters(self) -> dict[str, Any]:
        speed, said = cells.speed_of(self._cell("speed", "speed_or_ip"))
        self.remarks += said
        if speed is None:
            found = shown(self._cell("speed", "speed_or_ip"))
            self.remarks.append(fault("CELL", field="speed", found=found, like="A(18), 18 or A18"))
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

    def _hand(self, *, throws: bool = False) -> Hand | None:
        cell = self._row.get("hand", "")
        hand = cells.hand_of(cell, throws=throws)
        if hand is None:
            self.remarks.append(fault("CELL", field="hand", found=shown(cell), like="L, R or S"))
        return hand

    def _chart(self) -> Any:
        written = {result: self._row.get(result.value, "") for result in Result}
        chart, said = read_chart(written, self._form)
        self.remarks += said
        return chart

    # Cells

    def _cell(self, *fields: str) -> str:
        return next((self._row[field] for field in fields if self._row.get(field)), "")

    def _whole(self, *fields: str) -> int:
        cell = self._cell(*fields)
        number = cells.number_of(cell)
        if number is None:
            like = "a whole number"
            self.remarks.append(fault("CELL", field=fields[0], found=shown(cell), like=like))
        return number or 0

    def _text(self, field: str) -> str:
        return self._plain(field, self._row.get(field, ""))

    def _plain(self, field: str, cell: str) -> str:
        text, said = cells.text_of(field, cell)
        self.remarks += said
        return text


def slug(text: str, joint: str = "-") -> str:
    """Return *text* as an id: small letters without accents, figures, and joints."""
    spread = unicodedata.normalize("NFKD", text.replace("’", "").replace("'", "").casefold())
    bare = "".join(mark for mark in spread if not unicodedata.combining(mark))
    return re.sub(r"[^a-z0-9]+", joint, bare).strip(joint)[:60]


