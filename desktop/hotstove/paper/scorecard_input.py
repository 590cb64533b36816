"""What a scorecard is printed from: the heading, the book, the box score and the names.

Nothing is drawn here, and no game's package is known: names and titles are handed in.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct

from hotstove.baseball.bases import PlayerId
from hotstove.baseball.box_score import BoxScore, box_score
from hotstove.baseball.game import BallGame
from hotstove.baseball.score_areas import AreaCard, AreaForm
from hotstove.baseball.score_sheet import ScoreSheet
from hotstove.baseball.scorebook import Scorebook, scorebook
from hotstove.baseball.scoring import SHARED, Scoring
from hotstove.play.facts import Fact
from hotstove.play.seats import Side

from .page import INK


class ClubHeading(Struct, frozen=True):
    name: str = ""
    abbreviation: str = ""
    manager: str = ""
    colour: str = INK
    """``#rrggbb``; printed only where it can be read on white."""
    emblem: Path | None = None
    """Its SVG file."""


class Heading(Struct, frozen=True, kw_only=True):
    """What stands at the head of the card, in the words to be printed."""

    title: str = ""
    """Rulebook and level."""
    visitor: ClubHeading = ClubHeading()
    home: ClubHeading = ClubHeading()
    park: str = ""
    date: str = ""
    house_rules: tuple[str, ...] = ()
    seed: str = ""

    def of(self, side: Side) -> ClubHeading:
        return self.visitor if side is Side.VISITOR else self.home


class PitcherNote(NamedTuple):
    """What a game's own cards say of a pitcher; ready to print."""

    limit: str = ""
    """The innings of his card: ``6``."""
    fatigue: str = ""
    """How tired he became: ``-2 in the 8th``."""


class ScorecardInput(Struct, frozen=True, kw_only=True):
    heading: Heading
    book: Scorebook
    box: BoxScore
    names: Mapping[PlayerId, str] = {}
    pitchers: Mapping[PlayerId, PitcherNote] = {}
    """Printed beside the pitchers' names, where the game has such a thing."""
    has_dice: bool = True
    """Whether the decision dice are printed in the cells."""
    sheet: ScoreSheet | None = None
    """The boxes in the game's own notation, where it has one."""
    codes: tuple[tuple[str, str], ...] = ()
    """That notation's codes and what they mean, ready to print."""
    areas: tuple[AreaCard, AreaCard] | None = None
    """What stands in the areas of the game's official card, where it has one."""
    form: AreaForm | None = None
    """That card, empty."""
    is_blank: bool = False
    """For the pencil: no names, no figures."""

    def name(self, player: PlayerId) -> str:
        return self.names.get(player, player)


def scorecard_input(
    facts: Sequence[Fact],
    names: Mapping[PlayerId, str],
    heading: Heading,
    *,
    has_dice: bool = True,
    start: BallGame | None = None,
    pitchers: Mapping[PlayerId, PitcherNote] | None = None,
    sheet: ScoreSheet | None = None,
    codes: tuple[tuple[str, str], ...] = (),
    areas: tuple[AreaCard, AreaCard] | None = None,
    form: AreaForm | None = None,
    scoring: Scoring = SHARED,
) -> ScorecardInput:
    """Return the card of a game as far as *facts* tell it; *names* are plain text.

    *start* is the position the facts begin at, where that is not the first pitch.
    """
    return ScorecardInput(
        heading=heading,
        book=scorebook(facts, start),
        box=box_score(facts, scoring),
        names=names,
        pitchers=pitchers or {},
        sheet=sheet,
        codes=codes,
        has_dice=has_dice,
        areas=areas,
        form=form,
    )


def blank_input(
    heading: Heading | None = None,
    codes: tuple[tuple[str, str], ...] = (),
    form: AreaForm | None = None,
) -> ScorecardInput:
    """Return an empty card for the pencil; *codes* are told where the card is written in them."""
    return ScorecardInput(
        heading=heading or Heading(),
        book=Scorebook(),
        box=BoxScore(),
        codes=codes,
        form=form,
        is_blank=True,
    )


class Check(NamedTuple):
    """One thing that must add up: both sides of an equation, and their sums."""

    left: tuple[int, ...]
    right: tuple[int, ...]

    @property
    def difference(self) -> int:
        """0 where the two sides agree."""
        return sum(self.left) - sum(self.right)


def turns_check(game: ScorecardInput, side: Side) -> Check:
    """AB + BB + SF + SH = R + LOB + outs; a man still on base counts as left there.

    Intentional walks are among the BB here; bases awarded and runners placed on base come last,
    where there are any.
    """
    mine, theirs = game.box.of(side), game.box.of(side.other)
    outs = sum(line.outs for line in theirs.pitching.values())
    still_on = sum(
        not turn.out and not turn.has_scored
        for half in game.book.of(side).halves
        if not half.is_complete
        for turn in (*half.appearances, *half.placed)
    )
    walks = sum(mine.total(column) for column in ("bb", "ibb") if column in game.box.turns)
    plate = (mine.total("ab"), walks, mine.total("sf"), mine.total("sh"))
    return Check(plate + other_turns(game, side), (mine.runs, mine.lob + still_on, outs))


def other_turns(game: ScorecardInput, side: Side) -> tuple[int, ...]:
    """Return how many more men were on base or up; nothing where there were none."""
    mine = game.box.of(side)
    others = mine.total("awarded") + mine.placed
    return (others,) if others else ()


def foot_checks(game: ScorecardInput, side: Side) -> dict[str, Check]:
    """Return the cross-footing by figure: cells of the grid or pitchers against the box score.

    Keys: ``bf``, ``r``, ``h``, ``bb``, ``so``, ``hr`` (batters = pitchers), ``innings`` (runs by
    inning in the grid = runs of the men), ``hits`` (hits by inning in the grid = hits of the men).
    """
    mine, staff = game.box.of(side), game.box.of(side.other).pitching.values()
    halves = game.book.of(side).halves
    found = {
        column: Check((mine.total(own),), (sum(getattr(line, column) for line in staff),))
        for own, column in (
            ("pa", "bf"), ("h", "h"), ("bb", "bb"), ("so", "so"), ("hr", "hr"),
        )
    }
    charged = sum(line.r for line in staff)
    found["r"] = Check((mine.total("r"),), (charged, game.box.of(side.other).uncharged))
    found["innings"] = Check((sum(half.runs for half in halves),), (mine.total("r"),))
    found["hits"] = Check((sum(half.hits for half in halves),), (mine.hits,))
    return found
