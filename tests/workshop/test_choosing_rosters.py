"""How a club's default roster is chosen from its cards."""

from __future__ import annotations

import pytest
from league_for_tests import CARDS, files
from msgspec.structs import replace

from hotstove.catalog.shelf import Catalog
from hotstove.rulebooks.showdown.cards import Card, PitcherCard, Role
from hotstove.rulebooks.showdown.construction import check_roster
from hotstove.rulebooks.showdown.lineups import hitters, starters
from hotstove.workshop.default_rosters import default_roster, default_rosters, rosters_file

HOUSE = Catalog(CARDS)


def squad(club: str = "mudlarks") -> list[Card]:
    return list(HOUSE.team(club)[1])


def test_the_committed_file_is_what_the_program_makes() -> None:
    committed = (CARDS / "house_league" / "rosters.toml").read_text(encoding="utf-8")
    assert committed == files()["house_league/rosters.toml"]
    assert rosters_file(default_rosters(HOUSE.clubs, HOUSE.showdown_cards)) == committed


@pytest.mark.parametrize("club", [club.id for club in HOUSE.clubs])
def test_the_best_bat_the_ace_and_the_closer_are_always_there(club: str) -> None:
    cards = {card.id: card for card in squad(club)}
    roster = default_roster(club, squad(club), "AL")
    nine = [cards[spot.player] for spot in roster.al]
    assert max(c.points for c in nine) == max(c.points for c in hitters(cards.values()))
    ace = max(card.points for card in starters(cards.values()))
    assert cards[roster.rotation[0]].points == ace
    closers = [c for c in squad(club) if isinstance(c, PitcherCard) and c.role is Role.CLOSER]
    assert max(closers, key=lambda card: card.points).id in roster.cards


def test_the_order_of_the_cards_changes_nothing() -> None:
    roster = default_roster("mudlarks", squad(), "AL")
    turned = default_roster("mudlarks", squad()[::-1], "AL")
    assert set(turned.cards) == set(roster.cards)
    assert (turned.rotation, turned.al, turned.nl) == (roster.rotation, roster.al, roster.nl)


def test_a_club_that_may_keep_its_best_men_keeps_them() -> None:
    """SD-T-07: at a third of their points nobody must be left out for them."""
    cheap = [replace(card, points=card.points // 3) for card in squad()]
    roster = default_roster("mudlarks", cheap, "AL")
    best = sorted((card.points for card in starters(cheap)), reverse=True)[:4]
    known = {card.id: card for card in cheap}
    assert [known[card].points for card in roster.rotation] == best
    assert list(check_roster(roster, known)) == []


def test_a_club_without_a_legal_roster_is_told() -> None:
    for cards in (
        [replace(card, points=card.points + 300) for card in squad()],
        [card for card in squad() if card not in starters(squad())[:4]],
        [card for card in squad() if not card.qualifies("CA")],
        [],
    ):
        with pytest.raises(ValueError, match="no legal roster"):
            default_roster("mudlarks", cards, "AL")
