"""Fill: the best roster around what is locked, worked out in a process of its own.

    run = FillRun(order_of(document, library.cards.values(), locks_of(document, known)))
    news = run.news()                             # ask from a timer; never waits
    news.chosen, run.last                         # the best so far
    run.result, run.seconds                       # FillResult: chosen, or what blocks it
    run.cancel()                                  # at any time; the best so far stays
    editor.change(*filled(document, known, run.result.chosen))

The model stands in fill_model; heavy mathematics is loaded in the other process only.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from msgspec.structs import replace

from hotstove.baseball.lineups import LineupSpot
from hotstove.baseball.positions import Position
from hotstove.play.problems import Problem
from hotstove.play.values import Value
from hotstove.play.words import QT_TRANSLATE_NOOP, Filling, Sentence
from hotstove.rulebooks.showdown.cards import Card, CardId, HitterCard
from hotstove.rulebooks.showdown.construction import rotation_of
from hotstove.rulebooks.showdown.formats import check_players
from hotstove.rulebooks.showdown.rosters import dearest_first

from .averages import LeagueAverage, average_of
from .card_worth import CardWorth, Duty, worths_of
from .documents import RosterDocument
from .dugout import Area, dugout_of, is_starter
from .errand import Errand, Tell
from .fill_model import BULLPEN, DIAMOND, LOCK, FillOrder
from .lineup_cards import suggested
from .orders import with_pitcher
from .shelves import Change


class FillNews(Value, frozen=True):
    """The best so far."""

    chosen: dict[CardId, str]
    """Card to position or duty."""
    runs: float
    """Runs a game over a roster of usual men."""


class FillResult(Value, frozen=True):
    """How a run ended."""

    chosen: dict[CardId, str] = {}
    """Empty: impossible, or cancelled before anything was found."""
    runs: float = 0.0
    blocked_by: tuple[Sentence, ...] = ()
    """Why it is impossible: each rule that alone stands in the way."""
    is_best: bool = False
    """Proven; False: cancelled, so only the best so far."""


# What is to be filled


def locks_of(
    document: RosterDocument,
    known: Mapping[CardId, Card],
    only: Iterable[CardId] | None = None,
) -> dict[CardId, str]:
    """Return everybody on the roster where he is, or *only* some of them, as locks."""
    dugout, wanted = dugout_of(document, known), None if only is None else set(only)
    locks: dict[CardId, str] = {}
    for card in document.roster.cards:
        place = dugout.place_of(card)
        if card not in known or place is None or (wanted is not None and card not in wanted):
            continue
        if place.position is not None:
            locks[card] = place.position.value
        elif place.area is Area.BENCH:
            is_backup = card in document.roster.backups
            locks[card] = Duty.BENCH.value if is_backup else Duty.RESERVE.value
        else:
            locks[card] = Duty.ROTATION.value if is_starter(known[card]) else BULLPEN
    return locks


def order_of(
    document: RosterDocument,
    cards: Iterable[Card],
    locked: Mapping[CardId, str],
    *,
    barred: Iterable[CardId] = (),
    worths: Mapping[CardId, CardWorth] | None = None,
    average: LeagueAverage | None = None,
) -> FillOrder:
    """Return what is to be filled: the document's format, from *cards*, around *locked*."""
    listed = tuple(cards)
    if worths is None:
        worths = worths_of(listed, average or average_of(listed))
    return FillOrder(
        cards=listed,
        rules=document.rules.of_season(listed),
        locked=dict(locked),
        barred=frozenset(barred) - set(locked),
        worths=dict(worths),
    )


# The run


class FillRun(Errand[FillOrder, FillNews, FillResult]):
    """One fill at work in its own process."""

    def __init__(self, order: FillOrder) -> None:
        super().__init__(fill_here, order, stopped=_stopped, broken=_broken)


def _stopped(best: FillNews | None) -> FillResult:
    return FillResult(best.chosen, best.runs) if best is not None else FillResult()


def _broken(best: FillNews | None) -> FillResult:
    return FillResult(blocked_by=(_say(_BROKE),))


def fill_here(order: FillOrder, tell: Tell = lambda news: None) -> FillResult:
    """Fill in this process, loading the mathematics into it; *tell* hears FillNews."""
    from .fill_solver import solve

    chosen, blockers = solve(order, lambda best, runs: tell(FillNews(_plain(best), runs)))
    if chosen is None:
        return FillResult(blocked_by=_reasons(order, blockers))
    runs = sum(order.worths[card].at[place] for card, place in chosen.items())
    return FillResult(_plain(chosen), runs, is_best=True)


def _plain(chosen: Mapping[str, str]) -> dict[str, str]:
    return {card: str(place) for card, place in chosen.items()}


def _reasons(order: FillOrder, blockers: tuple[str, ...]) -> tuple[Sentence, ...]:
    names = {card.id: card.name for card in order.cards}
    unknown = tuple(card for card in order.locked if card not in names)
    if unknown:
        return (_say(_UNKNOWN, names=unknown),)
    barred = check_players([c for c in order.cards if c.id in order.locked], order.rules)
    reasons = [_say(_NOT_IN_FORMAT, player=_text(problem, "player")) for problem in barred]
    locked = tuple(names[card] for card in order.locked)
    told = {
        "POINT_CAP": _say(_CAP, cap=order.rules.cap, rule="SD-T-07"),
        "POSITIONS_UNFILLED": _say(_POSITIONS, rule="SD-T-08"),
        "DH_MISSING": _say(_DH, rule="SD-T-09"),
        "STARTER_COUNT": _say(_STARTERS, need=order.rules.starters, rule="SD-T-03"),
        "ROSTER_SIZE": _say(_SIZE, need=order.rules.size, rule="SD-T-02"),
        "HITTER_COUNT": _say(_HITTERS, need=order.rules.hitters, rule="SD-T-04"),
        "DUPLICATE_PLAYER": _say(_DUPLICATE, rule="SD-T-06"),
        LOCK: _say(_LOCKS, names=locked),
    }
    reasons += [told[code] for code in blockers]
    return tuple(reasons) or (_say(_SEVERAL),)


def _text(problem: Problem, name: str) -> str:
    return str(problem.arguments[name])


# The roster it comes to


def filled(
    document: RosterDocument, known: Mapping[CardId, Card], chosen: Mapping[CardId, str]
) -> Change:
    """Return the roster of the *chosen*, in one step: who stays keeps his spot and his turn."""
    roster = document.roster
    stays = [card for card in roster.cards if card in chosen]
    cards = (*stays, *(card for card in chosen if card not in stays))
    stands = {place: card for card, place in chosen.items() if place in _PLACES}
    spots = tuple(LineupSpot(card, Position(place)) for place, card in stands.items())
    al = roster.al if set(roster.al) == set(spots) else suggested(spots, known)
    eight = tuple(spot for spot in spots if spot.position is not Position.DESIGNATED_HITTER)
    nl = suggested(eight, known)
    starters = [card for card in roster.rotation if chosen.get(card) == Duty.ROTATION]
    arms = [known[c] for c in cards if chosen[c] == Duty.ROTATION and c not in starters]
    newcomers = dearest_first(card for card in arms if not isinstance(card, HitterCard))
    backups = tuple(card for card in cards if chosen[card] == Duty.BENCH)
    changed = replace(
        roster,
        cards=cards,
        backups=backups if document.rules.backup_share > 1 else (),
        rotation=(*starters, *(card.id for card in newcomers)) if starters else (),
        al=al,
        nl=nl,
        al_left=_whole(roster.al_left, stands),
        nl_left=_whole(roster.nl_left, stands),
    )
    changed = with_pitcher(changed, known)
    changed = replace(changed, rotation=rotation_of(changed, known, document.rules.starters))
    considering = tuple(card for card in document.considering if card not in chosen)
    return _say(_FILLED, count=len(cards) - len(stays)), replace(
        document, roster=changed, considering=considering
    )


_PLACES: Final = frozenset(position.value for position in DIAMOND)


def _whole(
    order: tuple[LineupSpot, ...], stands: Mapping[str, CardId]
) -> tuple[LineupSpot, ...]:
    """Keep an order against left-handers only while everybody in it still starts."""
    men = set(stands.values())
    is_whole = all(s.player in men or s.position is Position.PITCHER for s in order)
    return order if is_whole else ()


def _say(template: str, **arguments: Filling) -> Sentence:
    return Sentence("clubhouse", template, arguments)


_FILLED: Final = QT_TRANSLATE_NOOP("clubhouse", "The roster is filled: {count} cards came in.")
_BROKE: Final = QT_TRANSLATE_NOOP("clubhouse", "Filling broke off; try again.")
_UNKNOWN: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "No card is known by the id {names}; take it out, or import its set."
)
_NOT_IN_FORMAT: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "The format does not let {player} in; unlock him, or choose another format."
)
_CAP: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "{cap} points are not enough for a roster; unlock somebody dear ({rule})."
)
_POSITIONS: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "Not every position can be filled from these cards ({rule})."
)
_DH: Final = QT_TRANSLATE_NOOP("clubhouse", "No full-cost hitter is left for DH ({rule}).")
_STARTERS: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "There must be exactly {need} starters ({rule})."
)
_SIZE: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "There must be exactly {need} cards; too many are locked, or too few are there "
    "({rule})."
)  # fmt: skip
_HITTERS: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "There must be {need} hitters at full cost ({rule})."
)
_DUPLICATE: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "No player may be there twice, and too few others are left ({rule})."
)
_LOCKS: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "No legal roster holds all who are locked: {names}. Unlock one of them."
)
_SEVERAL: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "Several rules together stand in the way; these cards hold no legal roster."
)
