"""The edition, the league and its made cards, worked out once for all tests of the workshop."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from hotstove.workshop.editions import Edition, read_edition
from hotstove.workshop.make import league_files, made_league
from hotstove.workshop.maker import CardMaker, Rated
from hotstove.workshop.seasons import BattingLine, PitchingLine, Season

CARDS = Path(__file__).resolve().parents[2] / "cards"
REGULAR = 300
"""Trips to the plate of a regular, or against him."""


@cache
def edition() -> Edition:
    return read_edition(CARDS / "editions" / "showdown_2004.toml")


@cache
def season() -> Season:
    return made_league(CARDS)[0]


@cache
def files() -> dict[str, str]:
    return league_files(CARDS)


@cache
def maker() -> CardMaker:
    return CardMaker(edition())


@cache
def made() -> dict[str, Rated]:
    """Every card by its player's id."""
    return {one.player.id: one for one in maker().season(season())}


def lines(kind: str) -> tuple[BattingLine, ...] | tuple[PitchingLine, ...]:
    return season().batting if kind == "hitter" else season().pitching
