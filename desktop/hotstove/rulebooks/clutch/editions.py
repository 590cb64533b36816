"""The numbers in which the editions of Clutch differ (ledger 0.5); what they mean is elsewhere."""

from __future__ import annotations

from typing import Final

from hotstove.play.values import Value


class Edition(Value, frozen=True, kw_only=True):
    year: int
    roster_size: int
    salary_cap: int = 6000
    deck_size: int
    copies: dict[str, int]
    """Most copies of a title in a deck, by rarity."""
    side_deck: int
    """Cards of a side deck; 0 for none."""
    coaches: int
    start_hand: int
    has_mulligan: bool
    hand_limit: int = 7
    draw_per_half: int = 1
    check_target: int = 20
    out_of_position: int = -3
    starter_rest: int
    """Games a starter rests; 0: until his turn in the rotation comes."""
    home_on_hit: int
    two_outs_on_hit: int
    home_on_fly: int
    to_second_on_fly: int
    """Added to the defense."""
    batter_on_double_play: int
    steal_of_third: int
    """Added to the defense."""
    home_with_infield_in: int
    walked_on_base: int = 2
    """Added to the On-Base of the batter after an intentional walk."""
    walked_swing: int
    """Added to the Swing of the batter after two of them in a row."""
    bunt_target: int = 12
    """A bunt must be higher."""
    bunt_pitch: int = 2
    """Added to the Pitch after two failed bunts."""
    runs_a_drop: int = 4
    walks_a_drop: int = 4
    earned_only: bool
    """Whether only earned runs cost a pitcher innings."""
    quality_outs: int
    """Outs of a quality appearance; 0 where there is none."""
    quality_runs: int = 2
    ip_an_inning: int
    ip_a_game: int
    """Most innings that cards may add."""
    least_command: int | None
    first_substitution: int
    least_faced: int
    modifier_cap: int
    """0: none; then no doubling up."""
    changes_an_at_bat: int
    """0: any number."""
    mistake_gives_advantage: bool
    clutch_with_runners: bool
    """A runner in scoring position and two outs make a clutch moment."""
    must_throw_home: bool
    """With the infield in; the other edition lets the defense decline."""
    second_bunt_is_free: bool


NO_CAP: Final = 99

EDITION_2017: Final = Edition(
    year=2017,
    roster_size=25,
    deck_size=40,
    copies={"common": 2, "uncommon": 2, "rare": 1, "ultra_rare": 1},
    side_deck=10,
    coaches=0,
    start_hand=3,
    has_mulligan=False,
    starter_rest=0,
    home_on_hit=5,
    two_outs_on_hit=5,
    home_on_fly=5,
    to_second_on_fly=5,
    batter_on_double_play=5,
    steal_of_third=5,
    home_with_infield_in=0,
    walked_swing=0,
    earned_only=False,
    quality_outs=0,
    ip_an_inning=NO_CAP,
    ip_a_game=NO_CAP,
    least_command=None,
    first_substitution=1,
    least_faced=1,
    modifier_cap=0,
    changes_an_at_bat=0,
    mistake_gives_advantage=False,
    clutch_with_runners=False,
    must_throw_home=True,
    second_bunt_is_free=True,
)

EDITION_2024: Final = Edition(
    year=2024,
    roster_size=26,
    deck_size=50,
    copies={"common": 3, "uncommon": 2, "rare": 1},
    side_deck=0,
    coaches=3,
    start_hand=5,
    has_mulligan=True,
    starter_rest=4,
    home_on_hit=3,
    two_outs_on_hit=3,
    home_on_fly=3,
    to_second_on_fly=3,
    batter_on_double_play=3,
    steal_of_third=3,
    home_with_infield_in=3,
    walked_swing=2,
    earned_only=True,
    quality_outs=15,
    ip_an_inning=1,
    ip_a_game=2,
    least_command=0,
    first_substitution=4,
    least_faced=3,
    modifier_cap=3,
    changes_an_at_bat=1,
    mistake_gives_advantage=True,
    clutch_with_runners=True,
    must_throw_home=False,
    second_bunt_is_free=False,
)

EDITIONS: Final = {edition.year: edition for edition in (EDITION_2017, EDITION_2024)}
