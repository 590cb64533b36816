"""A series of Pitch Duel: nobody tires, and home changes after every game.

The sheet has no series; the lot of PD-05 is drawn once, for the first game.
"""

from __future__ import annotations

from hotstove.baseball.series import NoRest


class DuelSeries(NoRest):
    turns = True
