"""What the box score of Clutch tells below its columns: CS-16 and CS-18, from facts alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hotstove.baseball.box_score import BoxScore
from hotstove.baseball.facts import CameToBat, SidesChanged
from hotstove.play.facts import Fact
from hotstove.play.seats import Side
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence

from .cards import CardId
from .facts import Checked, IpGained, ThrewAt
from .numbers import Numbers
from .say import say


def box_notes(
    book: Numbers, facts: Sequence[Fact], box: BoxScore
) -> dict[Side, tuple[Sentence, ...]]:
    """Return what is told of each side: its play in the field, then its pitchers."""
    return {
        side: (
            _fielding(side, facts, box),
            *_quality(book, side, facts),
            *_last(book, side, box),
        )
        for side in Side
    }


def _fielding(side: Side, facts: Sequence[Fact], box: BoxScore) -> Sentence:
    """CS-18: the counts of a team."""
    plays = tuple(_plays(side, facts))
    throws = [play.is_out for play in plays if isinstance(play, ThrewAt)]
    checks = [play.is_passed for play in plays if isinstance(play, Checked)]
    return say(
        QT_TRANSLATE_NOOP(
            "clutch",
            "Throws: {made}, runners out: {caught}. Double plays: {turned}. "
            "Checks passed: {passed} of {tried}.",
        ),
        made=len(throws),
        caught=sum(throws),
        turned=box.of(side).double_plays,
        passed=sum(checks),
        tried=len(checks),
    )


def _plays(side: Side, facts: Sequence[Fact]) -> Iterator[ThrewAt | Checked]:
    batting = Side.VISITOR
    for fact in facts:
        match fact:
            case CameToBat():
                batting = fact.side
            case SidesChanged():
                batting = batting.other
            case ThrewAt() | Checked() if side is not batting:
                yield fact


def _quality(book: Numbers, side: Side, facts: Sequence[Fact]) -> Iterator[Sentence]:
    """CS-16, C24-24."""
    found = tuple(
        book.name(fact.pitcher)
        for fact in facts
        if isinstance(fact, IpGained) and fact.side is side and not fact.is_card
    )
    if found:
        yield say(QT_TRANSLATE_NOOP("clutch", "Quality appearance: {names}"), names=found)


def _last(book: Numbers, side: Side, box: BoxScore) -> Iterator[Sentence]:
    """CS-16: who pitched a finished game alone, or ended it for somebody else."""
    staff: list[CardId] = list(box.of(side).pitching)
    if not box.is_final or box.forfeited_by is not None or not staff:
        return
    if len(staff) > 1:
        template = QT_TRANSLATE_NOOP("clutch", "Finished the game: {name}")
    elif box.of(side.other).runs:
        template = QT_TRANSLATE_NOOP("clutch", "Complete game: {name}")
    else:
        template = QT_TRANSLATE_NOOP("clutch", "Complete game, a shutout: {name}")
    yield say(template, name=book.name(staff[-1]))
