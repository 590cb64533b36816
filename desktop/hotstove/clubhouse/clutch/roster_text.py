"""A Clutch roster as plain text, out for a letter and in from anyone's list.

Sections are the order, bench, rotation, bullpen, and what a club brings besides: deck, side deck,
coaches, stadium. No file is opened here; what lines look like stands in ``clubhouse.roster_lines``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from hotstove.baseball.lineups import LineupSpot
from hotstove.baseball.positions import Position
from hotstove.play.values import Value
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence
from hotstove.rulebooks.clutch.cards import Card, CardId, batter_side, pitcher_side
from hotstove.rulebooks.clutch.construction import STANDARD, Roster

from ..folding import folded
from ..roster_lines import USUAL, Names, TextReader, short, with_spot

HEADINGS: Final[dict[str, str]] = {
    "Lineup": USUAL, "Bench": "bench", "Rotation": "rotation", "Bullpen": "bullpen",
    "Considering": "considering", "Deck": "deck", "Side deck": "side_deck", "Coaches": "coaches",
    "Stadium": "stadium",
}  # fmt: skip
_BROUGHT: Final = ("deck", "side_deck", "coaches", "stadium")
_COPIES: Final = re.compile(r"(?:[-*•]\s+)?(?:([0-9]{1,2})\s*[x×]?\s+)?(.+)")
_FORMAT: Final = re.compile(r"format\s*:\s*([a-z0-9-]{1,20})", re.IGNORECASE)


class Titles(Value, frozen=True):
    """What a club may bring besides its players: titles by id."""

    strategy: dict[str, str] = {}
    coaches: dict[str, str] = {}
    stadiums: dict[str, str] = {}


class Written(Value, frozen=True, kw_only=True):
    """All that the text of a roster holds."""

    roster: Roster
    name: str = ""
    considering: tuple[CardId, ...] = ()
    deck: dict[str, int] = {}
    """Strategy cards and how many of each; empty: the ready-made deck the roster names."""
    side_deck: dict[str, int] = {}
    unread: tuple[Sentence, ...] = ()
    """A sentence for each line that was left out, and why."""
    cards: int = 0
    """Lines that named a player."""


# Out


def roster_text(written: Written, known: Mapping[CardId, Card], titles: Titles) -> str:
    """Return the roster as text that ``read_text`` reads back to the same roster."""
    roster, names = written.roster, Names(known.values(), _price)

    def line(card: CardId, before: str = "") -> str:
        return before + (names.label(known[card]) if card in known else f"? [{card}]")

    listed = {spot.player for spot in roster.order} | {*roster.rotation, *roster.bullpen}
    order = enumerate(roster.order, 1)
    sections = {
        USUAL: [line(spot.player, f"{number}. {spot.position} ") for number, spot in order],
        "bench": [line(card) for card in roster.cards if card not in listed],
        "rotation": [line(card) for card in roster.rotation],
        "bullpen": [line(card) for card in roster.bullpen],
        "considering": [line(card) for card in written.considering],
        "deck": _copies(written.deck, titles.strategy),
        "side_deck": _copies(written.side_deck, titles.strategy),
        "coaches": [titles.coaches.get(card, card) for card in roster.coaches],
        "stadium": [titles.stadiums.get(s, s) for s in (roster.stadium,) if s],
    }
    lines = [f"# {written.name}"] if written.name else []
    if roster.format != STANDARD:
        lines.append(f"# Format: {roster.format}")
    for heading, key in HEADINGS.items():
        if sections[key]:
            lines += ["", f"{heading}:", *sections[key]]
    return "\n".join(lines).lstrip("\n") + "\n"


def _copies(deck: Mapping[str, int], titles: Mapping[str, str]) -> list[str]:
    return [f"{count}x {titles.get(card, card)}" for card, count in deck.items()]


def _price(card: Card) -> int:
    return card.salary


# In


def read_text(
    text: str, before: Written, known: Mapping[CardId, Card], titles: Titles
) -> Written:
    """Read *text* as a whole roster in place of *before*'s; its club stays, and its name, format
    and what it brings where the text says nothing of them.
    """
    reader = _ClutchReader(known, titles)
    reader.read_all(text)
    return replace(
        before,
        roster=reader.roster(before.roster),
        name=before.name or reader.name,
        considering=tuple(dict.fromkeys(reader.considering)),
        deck=reader.brought["deck"] or before.deck,
        side_deck=reader.brought["side_deck"] or before.side_deck,
        unread=tuple(reader.unread),
        cards=reader.count,
    )


class _ClutchReader(TextReader):
    def __init__(self, known: Mapping[CardId, Card], titles: Titles) -> None:
        super().__init__(Names(known.values(), _price), HEADINGS)
        self._known = known
        self._titles = {
            key: _by_title(some)
            for key, some in (
                ("deck", titles.strategy), ("side_deck", titles.strategy),
                ("coaches", titles.coaches), ("stadium", titles.stadiums),
            )
        }  # fmt: skip
        self._format = ""
        self._cards: dict[CardId, None] = {}
        self._staff: dict[str, list[CardId]] = {"rotation": [], "bullpen": []}
        self._order: list[LineupSpot] = []
        self.considering: list[CardId] = []
        self.brought: dict[str, dict[str, int]] = {key: {} for key in _BROUGHT}

    def remark(self, text: str) -> None:
        found = _FORMAT.fullmatch(text.strip())
        if found is not None:
            self._format = found[1].lower()
        elif not self.name and not self._cards:
            self.name = short(text)

    def other(self, line: str) -> str | None:
        """C17-14 to 18, C24-15 to 18: ``2x Title``, a coach, a park."""
        if self.section not in _BROUGHT:
            return None
        found = _COPIES.fullmatch(line)
        titles = self._titles[self.section]
        whole = titles.get(folded(line))
        card = whole or (titles.get(folded(found[2])) if found is not None else None)
        if card is None:
            return _NOTHING
        count = int(found[1]) if found is not None and found[1] and not whole else 1
        cards = self.brought[self.section]
        cards[card] = cards.get(card, 0) + count
        return ""

    def put(self, who: CardId, place: Position | None) -> None:
        card, section = self._known.get(who), self.section
        if section == "considering":
            self.considering.append(who)
            return
        self._cards[who] = None
        bats, pitches = batter_side(card) is not None, pitcher_side(card) is not None
        staff = "rotation" if section == "rotation" else "bullpen"
        is_staff = section in self._staff or not bats or place is Position.PITCHER
        if pitches and is_staff:
            if who not in self._staff["rotation"] and who not in self._staff["bullpen"]:
                self._staff[staff].append(who)
        elif bats and section in (USUAL, ""):
            with_spot(self._order, who, place)

    def roster(self, before: Roster) -> Roster:
        parks = tuple(self.brought["stadium"])
        return replace(
            before,
            cards=tuple(self._cards),
            rotation=tuple(self._staff["rotation"]),
            bullpen=tuple(self._staff["bullpen"]),
            order=tuple(self._order),
            format=self._format or before.format,
            deck="" if self.brought["deck"] else before.deck,
            coaches=tuple(self.brought["coaches"]) or before.coaches,
            stadium=parks[0] if parks else before.stadium,
        )


def _by_title(titles: Mapping[str, str]) -> dict[str, str]:
    """Return the ids by title, and by themselves."""
    return {folded(card): card for card in titles} | {
        folded(title): card for card, title in titles.items()
    }


_NOTHING: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "Line {number}, “{line}”: nothing of that title is known; it was left out."
)
