"""What two clubs bring: gone through once for the same cards, and never mixed up between levels."""

from __future__ import annotations

from msgspec.structs import replace
from showdown_cast import advanced_setup

from hotstove.baseball.positions import Position
from hotstove.rulebooks.showdown.advanced import AdvancedShowdown
from hotstove.rulebooks.showdown.expert import ExpertShowdown


def test_a_second_game_of_the_same_cards_looks_nothing_up_anew():
    first, second = advanced_setup(), advanced_setup()
    assert AdvancedShowdown(first).brought is AdvancedShowdown(second).brought


def test_other_cards_are_gone_through_for_themselves():
    """SD-A-50: the same cards, but one of them a backup today."""
    setup = advanced_setup()
    visitors, home = setup.teams
    bench = frozenset({visitors.cards[-1].id})
    other = replace(setup, teams=(replace(visitors, backups=bench), home))
    assert AdvancedShowdown(other).backups == bench
    assert AdvancedShowdown(setup).backups != bench


def test_sd_e_60_only_the_expert_game_puts_anybody_at_first():
    """SD-E-60: the same setup at both levels, in whatever order they are opened."""
    setup = advanced_setup()
    for _ in range(2):
        plain, expert = AdvancedShowdown(setup), ExpertShowdown(setup)
        strangers = [
            player for player in plain.batters if Position.FIRST_BASE not in plain.places[player]
        ]
        assert strangers
        assert all(Position.FIRST_BASE in expert.places[player] for player in strangers)


def test_sd_c_05_the_chart_by_the_die_is_the_chart():
    """SD-C-05, 06: for every card and every face."""
    book = AdvancedShowdown(advanced_setup())
    for player, card in book.cards.items():
        assert list(book.natural[player][1:]) == [card.chart.result(die) for die in range(1, 21)]
