"""What cards may wait for, CL-101: windows and conditions (19.1, 19.3); events stand apart."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from hotstove.baseball.effects.clauses import Clause
from hotstove.baseball.effects.interpreter import any_of
from hotstove.baseball.effects.moment import OPPONENT, OWNER
from hotstove.baseball.effects.situations import OUT_COUNT, bases_named, inning
from hotstove.baseball.effects.vocabulary import (
    OFF,
    ON,
    Condition,
    Field,
    Kind,
    Values,
    Window,
    number,
    word,
    words,
)
from hotstove.baseball.innings import OUTS_A_HALF
from hotstove.baseball.positions import FIELDERS
from hotstove.play.seats import Side

from .card_events import EVENTS
from .card_moment import (
    ADVANTAGE,
    AFTER_CHECK,
    AFTER_OUTCOME,
    AFTER_PITCH,
    AFTER_PLAY,
    AFTER_SWING,
    AFTER_THROW,
    ANY_TIME,
    BEFORE_SWING,
    BEFORE_THROW,
    ON_RESULT,
    WINDOWS,
    Moment,
)
from .cards import Role
from .results import AWARDED, BUNT, GROUPS, INTENTIONAL_WALK, Result, codes_of

CODES: Final = (*[result.value for result in Result], INTENTIONAL_WALK, BUNT, *AWARDED.values())
ONE: Final = (
    "batter", "pitcher", "runner", "first", "second", "third", "lead_runner", "trail_runner",
    *map(str, FIELDERS), "P",
)  # fmt: skip
MANY: Final = ("infield", "outfield", "fielders", "runners", "involved")
ROLLED: Final = ("pitch", "swing", "throw", "check")
MOST: Final = 99

_Fields: TypeAlias = Mapping[str, Field]
_Test: TypeAlias = Callable[[Moment], bool]


# The tests, each made once for a clause


def _event(clause: Clause) -> _Test:
    return any_of([EVENTS[name] for name in clause.texts("is")])


def _result_in(clause: Clause) -> _Test:
    codes = codes_of(clause.texts("is"))
    return lambda moment: moment.game.result in codes


def _outcome(clause: Clause) -> _Test:
    codes = codes_of(clause.texts("is"))
    return lambda moment: moment.game.outcome in codes


def _codes(clause: Clause) -> Values:
    return codes_of(clause.texts("is"))


def _consecutive(clause: Clause) -> _Test:
    codes, times = codes_of(clause.texts("is")), clause.number("times")

    def test(moment: Moment) -> bool:
        game = moment.game
        row = game.previous[-times:]
        return len(row) == times and all(code in codes for code in row)

    return test


_MASKS: Final[Mapping[str, frozenset[int]]] = {
    "empty": frozenset({0}),
    "occupied": frozenset(range(1, 8)),
    "loaded": frozenset({7}),
    "risp": frozenset(range(2, 8)),
    "first": frozenset({1, 3, 5, 7}),
    "second": frozenset({2, 3, 6, 7}),
    "third": frozenset({4, 5, 6, 7}),
    "only first": frozenset({1}),
    "only second": frozenset({2}),
    "only third": frozenset({4}),
}
"""Occupied bases as masks: 1 first, 2 second, 4 third."""


def _score(clause: Clause) -> _Test:
    word, low, high = clause.text("is"), clause.number("min"), clause.number("max")
    if word == "tied":
        return lambda moment: moment.lead == 0
    if word == "close":
        return lambda moment: abs(moment.lead) <= high
    sign = 1 if word == "leading" else -1
    return lambda moment: low <= sign * moment.lead <= high


def _clutch_moment(clause: Clause) -> _Test:
    is_so = clause.flag("is")
    return lambda moment: moment.book.is_clutch_moment(moment.game) is is_so


def _team(clause: Clause) -> _Test:
    """Who is at bat or in the field: home, away, or a club by its id."""
    word, afield = clause.text("is"), clause.flag("afield")

    def test(moment: Moment) -> bool:
        game = moment.game
        side = game.fielding if afield else game.batting
        if word in ("home", "away"):
            return (side is Side.HOME) is (word == "home")
        return moment.book.club_of(game, side).id == word

    return test


def _hand(clause: Clause) -> _Test:
    who, hand = clause.text("who"), clause.text("is")
    return lambda moment: _sides(moment)[who == "pitcher"] == hand


def _sides(moment: Moment) -> tuple[str, str]:
    """CL-07: from which side the batter bats now, and with which arm the pitcher throws."""
    throws = moment.book.pitchers[moment.game.defense.mound.pitcher].throws
    batter = moment.book.batters.get(moment.batter)
    return (batter.bats_against(throws) if batter is not None else "", throws)


def _same_hand(clause: Clause) -> _Test:
    is_so = clause.flag("is")

    def test(moment: Moment) -> bool:
        bats, throws = _sides(moment)
        return (bats == throws) is is_so

    return test


def _role(clause: Clause) -> _Test:
    roles = clause.texts("is")
    return lambda moment: moment.game.defense.mound.role in roles


def _icon(clause: Clause) -> _Test:
    icons, who = frozenset(clause.texts("any_of")), clause.text("who")

    def test(moment: Moment) -> bool:
        found = [moment.book.cards[player] for player in moment.players(who)]
        return any(not icons.isdisjoint(card.icons) for card in found)

    return test


STATS: Final = (
    "on_base", "command", "clutch", "salary", "speed", "baserunning", "stealing", "x_zone",
    "defense",
)  # fmt: skip
_OPERATORS: Final[Mapping[str, Callable[[int, int], bool]]] = {
    "at least": lambda value, wanted: value >= wanted,
    "at most": lambda value, wanted: value <= wanted,
    "exactly": lambda value, wanted: value == wanted,
}


def _stat(clause: Clause) -> _Test:
    field, who = clause.text("field"), clause.text("who")
    holds, wanted = _OPERATORS[clause.text("op")], clause.number("value")

    def test(moment: Moment) -> bool:
        player = moment.player(who)
        book = moment.book
        card = book.pitchers.get(player) if who in ("pitcher", "P") else book.batters.get(player)
        if card is None:
            return False
        if field == "speed" and not getattr(card, "speed", 0):
            value = getattr(card, "baserunning", 0)
        else:
            value = getattr(card, field, 0)
        return holds(value, wanted)

    return test


def _speed_grade(clause: Clause) -> _Test:
    """RUL-09: a card may ask for the letter."""
    grades, who = clause.texts("is"), clause.text("who")

    def test(moment: Moment) -> bool:
        card = moment.book.batters.get(moment.player(who))
        return card is not None and card.speed_grade in grades

    return test


def _position(clause: Clause) -> _Test:
    places, who = clause.texts("is"), clause.text("who")

    def test(moment: Moment) -> bool:
        player, game = moment.player(who), moment.game
        for dugout in (game.visitor, game.home):
            if player in dugout.order:
                return dugout.positions[dugout.order.index(player)] in places
        return "P" in places and player == game.defense.mound.pitcher

    return test


def _tired(clause: Clause) -> _Test:
    is_so = clause.flag("is")
    return lambda moment: (
        moment.book.is_tired(moment.game, moment.game.defense.mound) is is_so
    )


def _infield_in(clause: Clause) -> _Test:
    is_so = clause.flag("is")
    return lambda moment: moment.game.is_infield_in is is_so


def _roll(clause: Clause) -> _Test:
    """The die as it fell."""
    which, low, high = clause.text("which"), clause.number("min"), clause.number("max")

    def test(moment: Moment) -> bool:
        game = moment.game
        thrown = {
            "pitch": game.pitch,
            "swing": game.swing,
            "throw": game.thrown,
            "check": game.checked,
        }[which]
        return thrown is not None and low <= thrown.die <= high

    return test


def _total(clause: Clause) -> _Test:
    which, low, high = clause.text("which"), clause.number("min"), clause.number("max")

    def test(moment: Moment) -> bool:
        game = moment.game
        thrown = game.pitch if which == "pitch" else game.swing
        return thrown is not None and low <= thrown.total <= high

    return test


def _advantage(clause: Clause) -> _Test:
    wanted = clause.text("is")
    return lambda moment: (
        moment.game.pitch is not None and moment.game.pitch.advantage == wanted
    )


def _hand_size(clause: Clause) -> _Test:
    who, low, high = clause.text("who"), clause.number("min"), clause.number("max")
    return lambda moment: (
        low <= len(moment.game.cards.hands.of(moment.whose(who)).hand.cards) <= high
    )


def _momentum(clause: Clause) -> _Test:
    who = clause.text("who")
    return lambda moment: any(
        each.side is moment.whose(who) for each in moment.game.cards.staying
    )


def _changed(clause: Clause) -> _Test:
    who = clause.text("who")
    return lambda moment: moment.whose(who) in moment.game.cards.changed_by


def _cards_laid(clause: Clause) -> _Test:
    """The other side's last card, by marker or side: what a negating card asks for."""
    sides, markers = clause.texts("side"), clause.texts("marker")

    def test(moment: Moment) -> bool:
        laid = [each for each in moment.game.cards.laid if each.side is not moment.side]
        if not laid or laid[-1].is_negated:
            return False
        card = moment.book.strategy[laid[-1].card]
        return card.side in sides and card.marker in markers

    return test


# The words


_OF: Final = word((OWNER, OPPONENT), OWNER)
_LOW, _HIGH = number(-MOST, MOST, -MOST), number(-MOST, MOST, MOST)

CONDITIONS: Final[dict[str, Condition[Moment]]] = {
    "event": Condition(_event, {"is": words(tuple(EVENTS))}, "is"),
    "result_in": Condition(
        _result_in, {"is": words((*CODES, *GROUPS))}, "is", "result", _codes
    ),
    "outcome": Condition(_outcome, {"is": words((*CODES, *GROUPS))}, "is", "outcome", _codes),
    "consecutive": Condition(
        _consecutive, {"is": words((*CODES, *GROUPS)), "times": number(2, 9, 2)}, "is"
    ),
    "inning": Condition(
        inning,
        {
            "min": number(1, MOST, 1),
            "max": number(1, MOST, MOST),
            "half": word(("top", "bottom", "both"), "both"),
        },
        "min",
    ),
    "outs": OUT_COUNT,
    "bases": bases_named(_MASKS),
    "score": Condition(
        _score,
        {
            "is": word(("tied", "close", "leading", "trailing")),
            "min": number(0, MOST, 1),
            "max": number(0, MOST, MOST),
        },
        "is",
    ),
    "clutch_moment": Condition(_clutch_moment, {"is": ON}, "is"),
    "team": Condition(_team, {"is": Field(Kind.TEXT, is_needed=True), "afield": OFF}, "is"),
    "hand": Condition(_hand, {"is": word(("L", "R")), "who": word(("batter", "pitcher"))}),
    "same_hand": Condition(_same_hand, {"is": ON}, "is"),
    "role": Condition(_role, {"is": words(tuple(map(str, Role)))}, "is"),
    "icon": Condition(_icon, {"any_of": words(), "who": word((*ONE, *MANY))}),
    "stat": Condition(
        _stat,
        {
            "who": word(ONE),
            "field": word(STATS),
            "op": word(tuple(_OPERATORS), "at least"),
            "value": number(-MOST, 9999),
        },
    ),
    "speed_grade": Condition(
        _speed_grade, {"is": words(), "who": word(ONE, "batter")}, "is"
    ),
    "position": Condition(
        _position, {"is": words((*map(str, FIELDERS), "P", "DH")), "who": word(ONE)}, "is"
    ),
    "tired": Condition(_tired, {"is": ON}, "is"),
    "infield_in": Condition(_infield_in, {"is": ON}, "is"),
    "roll": Condition(_roll, {"which": word(ROLLED), "min": _LOW, "max": _HIGH}),
    "total": Condition(_total, {"which": word(("pitch", "swing")), "min": _LOW, "max": _HIGH}),
    "advantage": Condition(_advantage, {"is": word(("pitcher", "batter"))}, "is", "pitch"),
    "hand_size": Condition(
        _hand_size, {"who": _OF, "min": number(0, 60, 0), "max": number(0, 60, 60)}
    ),
    "momentum_in_play": Condition(_momentum, {"who": _OF}, "who"),
    "changed_this_at_bat": Condition(_changed, {"who": _OF}, "who"),
    "card_played": Condition(
        _cards_laid,
        {
            "side": Field(Kind.WORDS, ("offense", "defense", "neutral"), is_needed=True),
            "marker": Field(Kind.WORDS, ("none", "momentum", "burst", "impulse"), is_needed=True),
        },
    ),
}

UNIVERSE: Final[dict[str, Values]] = {
    "result": frozenset(CODES),
    "outcome": frozenset(CODES),
    "outs": frozenset(range(OUTS_A_HALF + 1)),
    "bases": frozenset(range(8)),
}
_ALWAYS: Final = frozenset(("outs", "bases"))
_PITCHED: Final = _ALWAYS | {"pitch"}
_READ: Final = _PITCHED | {"result"}
_SETTLED: Final = _READ | {"outcome"}
_KNOWN: Final[Mapping[str, frozenset[str]]] = {
    AFTER_PITCH: _PITCHED,
    ADVANTAGE: _PITCHED,
    BEFORE_SWING: _PITCHED,
    AFTER_SWING: _PITCHED,
    ON_RESULT: _READ,
    AFTER_OUTCOME: _SETTLED,
    AFTER_PLAY: _SETTLED,
    BEFORE_THROW: _SETTLED,
    AFTER_THROW: _SETTLED,
    AFTER_CHECK: _SETTLED,
    ANY_TIME: _SETTLED,
}
WINDOWS_OF_PLAY: Final[dict[str, Window]] = {
    window: Window(_KNOWN.get(window, _SETTLED if "card" in window else _ALWAYS))
    for window in (*WINDOWS, ANY_TIME)
}
