"""Strategy cards, coaches, parks, weather and managers of Clutch that come with a saved game.

They are held to the same vocabulary as those read from files (CL-100, CL-101).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from hotstove.baseball.effects.clauses import Clause
from hotstove.baseball.effects.reading import Reader, as_table
from hotstove.catalog.refused import shown
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence
from hotstove.rulebooks.clutch.card_conditions import MANY, ONE
from hotstove.rulebooks.clutch.card_events import EVENTS
from hotstove.rulebooks.clutch.card_moment import ANY_TIME, WINDOWS
from hotstove.rulebooks.clutch.card_verbs import VOCABULARY
from hotstove.rulebooks.clutch.setup import ClutchSetup, Team
from hotstove.rulebooks.clutch.strategy import Stadium, Standing, StrategyCard, Wait

LONGEST: Final = 500
"""Characters of a name or a text."""
MOST_CARDS: Final = 200
_RULE: Final = "CL-100"


def printed_faults(setup: ClutchSetup) -> Iterator[Sentence]:
    """Return why the printed cards of *setup* cannot be played with."""
    for team in setup.teams:
        yield from _deck_faults(team)
        if team.stadium is not None:
            yield from _faults(team.stadium.name, park_reasons(team.stadium))
        if team.manager is not None:
            yield from _faults(team.manager.name, standing_reasons(team.manager))
    if setup.weather is not None:
        yield from _faults(setup.weather.name, standing_reasons(setup.weather))


def _deck_faults(team: Team) -> Iterator[Sentence]:
    printed = [each.card for each in (*team.deck.cards, *team.deck.side_deck)]
    for card in (*printed[:MOST_CARDS], *team.coaches[:MOST_CARDS]):
        yield from _faults(card.title, card_reasons(card))
    for card_id, times in Counter(each.card.id for each in team.deck.cards).items():
        if times > 1:
            yield from _faults(card_id, (f"id {times}",))


def _faults(name: str, reasons: Iterable[str]) -> Iterator[Sentence]:
    for reason in reasons:
        arguments = {"card": shown(name), "reason": shown(reason, 160)}
        yield Sentence("catalog", _PRINTED, {**arguments})


# Reasons


def card_reasons(card: StrategyCard) -> Iterator[str]:
    yield from _texts(card.id, card.title, card.text)
    bonuses = [bonus.effects for bonus in card.icon_bonus]
    yield from _conditions(card.when)
    for effects in (card.effects, card.on_success, card.on_failure, *bonuses):
        yield from _effects(effects, card.windows)
    yield from _windows(card.windows)
    yield from (f"who: {bonus.who}" for bonus in card.icon_bonus if bonus.who not in (*ONE, *MANY))
    until = card.lifetime.until if card.lifetime is not None else ()
    yield from (f"until: {event}" for event in until if event not in EVENTS)
    for wait in card.waits:
        yield from _wait(wait)


def park_reasons(park: Stadium) -> Iterator[str]:
    yield from _texts(park.id, park.name, park.text)
    for wait in (park.main, park.team, park.defensive, park.offensive):
        if wait is not None:
            yield from _wait(wait)


def standing_reasons(card: Standing) -> Iterator[str]:
    yield from _texts(card.id, card.name, card.text)
    yield from _wait(card.main)


def _texts(*texts: str) -> Iterator[str]:
    for text in texts:
        if not 0 < len(text) <= LONGEST:
            yield f"text: {len(text)}"


def _wait(wait: Wait) -> Iterator[str]:
    yield from _windows((wait.window,))
    yield from _conditions(wait.when)
    yield from _effects(wait.effects, (wait.window,))


def _windows(windows: Iterable[str]) -> Iterator[str]:
    yield from (f"window: {window}" for window in windows if window not in (*WINDOWS, ANY_TIME))


def _conditions(clauses: Iterable[Clause]) -> Iterator[str]:
    reader = Reader(VOCABULARY, _RULE)
    reader.conditions([as_table(clause) for clause in clauses], "when")
    yield from _told(reader)


def _effects(clauses: tuple[Clause, ...], windows: Iterable[str]) -> Iterator[str]:
    """What the vocabulary does not know, and what never does anything in these windows."""
    reader = Reader(VOCABULARY, _RULE)
    reader.effects([as_table(clause) for clause in clauses], "effects")
    yield from _told(reader)
    open_at = set(windows)
    for clause in clauses:
        verb = VOCABULARY.verbs.get(clause.word)
        bound = verb.windows if verb is not None and ANY_TIME not in open_at else ()
        if bound and not open_at & set(bound):
            yield f"{clause.word}: {', '.join(sorted(open_at))}"


def _told(reader: Reader) -> Iterator[str]:
    for problem in reader.problems:
        words = " ".join(f"{key} {value}" for key, value in problem.arguments.items())
        yield f"{problem.code}: {words}"


_PRINTED: Final = QT_TRANSLATE_NOOP("catalog", "“{card}” cannot be played with: {reason}.")
