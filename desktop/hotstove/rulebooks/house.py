"""House rules of the games as a new game offers them: the setup's name, a title, the choices.

What a rule does is the rulebook's; which it refuses together, ``check_house`` of the rulebook says.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from hotstove.play.values import Value
from hotstove.play.words import QT_TRANSLATE_NOOP

HouseValue: TypeAlias = str | int | bool | None


class HouseRule(NamedTuple):
    name: str
    """What the setup calls it."""
    title: str = ""
    """Marked for translation in the context ``house``, like the choices."""
    choices: tuple[tuple[HouseValue, str], ...] = ()
    """The book's own first; none where it is chosen somewhere else than from a list."""


class Brought(Value, frozen=True, kw_only=True):
    """By ids; empty: what is on the club's roster, and for the manager's card none."""

    stadium: str = ""
    coaches: tuple[str, ...] = ()
    manager: str = ""
    swaps: tuple[tuple[str, str], ...] = ()
    """C17-17: cards of the side deck, each with the card that makes room for it."""


HANDS: Final = HouseRule(
    "has_curtain",
    QT_TRANSLATE_NOOP("house", "Han&ds"),
    (
        (False, QT_TRANSLATE_NOOP("house", "Backs up; each looks by his own key")),
        (True, QT_TRANSLATE_NOOP("house", "Handed over behind a curtain")),
    ),
)
LEAGUE: Final = HouseRule(
    "league",
    QT_TRANSLATE_NOOP("house", "&League"),
    (
        ("home", QT_TRANSLATE_NOOP("house", "As the home park has it")),
        ("AL", QT_TRANSLATE_NOOP("house", "AL: a designated hitter")),
        ("NL", QT_TRANSLATE_NOOP("house", "NL: pitchers bat")),
    ),
)
SLOT: Final = HouseRule(
    "slot",
    QT_TRANSLATE_NOOP("house", "S&tarters"),
    (
        (0, QT_TRANSLATE_NOOP("house", "The dice decide")),
        (1, QT_TRANSLATE_NOOP("house", "Rotation slot 1")),
        (2, QT_TRANSLATE_NOOP("house", "Rotation slot 2")),
        (3, QT_TRANSLATE_NOOP("house", "Rotation slot 3")),
        (4, QT_TRANSLATE_NOOP("house", "Rotation slot 4")),
    ),
)
DECKS: Final = HouseRule("decks")
"""By the clubs' rosters."""
BROUGHT: Final = HouseRule("brought")
"""By the clubs: a park, coaches, cards of the side deck, a manager's card."""
WEATHER_CARD: Final = HouseRule("weather")
"""A card of the house by its id, where one is chosen."""
WEATHER: Final = HouseRule(
    "weather_is",
    QT_TRANSLATE_NOOP("house", "&Weather"),
    (
        ("none", QT_TRANSLATE_NOOP("house", "None to speak of")),
        ("drawn", QT_TRANSLATE_NOOP("house", "A weather card is drawn")),
        ("chosen", QT_TRANSLATE_NOOP("house", "A weather card is chosen")),
    ),
)
MANAGERS: Final = HouseRule(
    "managers_are",
    QT_TRANSLATE_NOOP("house", "Mana&ger cards"),
    (
        ("none", QT_TRANSLATE_NOOP("house", "None")),
        ("drawn", QT_TRANSLATE_NOOP("house", "Each club draws one")),
        ("chosen", QT_TRANSLATE_NOOP("house", "Each club may choose one")),
    ),
)
STARTERS: Final = HouseRule(
    "starters",
    QT_TRANSLATE_NOOP("house", "S&tarters"),
    (
        ("free", QT_TRANSLATE_NOOP("house", "As each manager likes")),
        ("die", QT_TRANSLATE_NOOP("house", "One die names the slot")),
    ),
)
EXTRA_RUNNER: Final = HouseRule(
    "automatic_runner",
    QT_TRANSLATE_NOOP("house", "E&xtra innings"),
    (
        (False, QT_TRANSLATE_NOOP("house", "Begin with empty bases")),
        (True, QT_TRANSLATE_NOOP("house", "Begin with a runner on second")),
    ),
)
UNITS: Final = HouseRule(
    "unit_cap",
    QT_TRANSLATE_NOOP("house", "&Units"),
    (
        (0, QT_TRANSLATE_NOOP("house", "Count in full")),
        (8, QT_TRANSLATE_NOOP("house", "Count 8 at most")),
        (10, QT_TRANSLATE_NOOP("house", "Count 10 at most")),
    ),
)
STEALS: Final = HouseRule(
    "sb_limit",
    QT_TRANSLATE_NOOP("house", "St&eals"),
    (
        (0, QT_TRANSLATE_NOOP("house", "As often as the batter likes")),
        (2, QT_TRANSLATE_NOOP("house", "Twice in a half-inning at most")),
    ),
)
ARSENALS: Final = HouseRule(
    "may_swap",
    QT_TRANSLATE_NOOP("house", "&Arsenal"),
    (
        (True, QT_TRANSLATE_NOOP("house", "The pitcher may change it before his half")),
        (False, QT_TRANSLATE_NOOP("house", "The same all game")),
    ),
)
STRATEGIES: Final = HouseRule(
    "has_strategies",
    QT_TRANSLATE_NOOP("house", "St&eal and bunt"),
    (
        (None, QT_TRANSLATE_NOOP("house", "As the level has it")),
        (True, QT_TRANSLATE_NOOP("house", "Steal, bunt and pitchout")),
        (False, QT_TRANSLATE_NOOP("house", "Take and swing only")),
    ),
)
RESHUFFLES: Final = HouseRule(
    "reshuffles_results_every_3",
    QT_TRANSLATE_NOOP("house", "Result dec&ks"),
    (
        (False, QT_TRANSLATE_NOOP("house", "Shuffled after the 6th inning")),
        (True, QT_TRANSLATE_NOOP("house", "Shuffled after every 3rd inning")),
    ),
)
PITCHERS_HIT: Final = HouseRule(
    "pitchers_hit",
    QT_TRANSLATE_NOOP("house", "&Ninth spot"),
    (
        (False, QT_TRANSLATE_NOOP("house", "Hitter 9")),
        (True, QT_TRANSLATE_NOOP("house", "The pitcher hits")),
    ),
)
SERIES: Final = HouseRule(
    "series",
    QT_TRANSLATE_NOOP("house", "Part &of"),
    (
        ("", QT_TRANSLATE_NOOP("house", "A single game")),
        ("league", QT_TRANSLATE_NOOP("house", "A league, with its rest days")),
        ("championship", QT_TRANSLATE_NOOP("house", "A championship")),
    ),
)
