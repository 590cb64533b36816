"""What strategy cards may wait for, SD-V-02, SD-V-03: the windows and every condition.

What cards do stands in strategy_verbs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeAlias

from hotstove.baseball.effects.clauses import Clause
from hotstove.baseball.effects.moment import OPPONENT, OWNER
from hotstove.baseball.effects.situations import (
    MOST_INNINGS,
    OUT_COUNT,
    bases_named,
    inning,
    on_base,
)
from hotstove.baseball.effects.vocabulary import (
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

from .cards import OUTS, HitterCard, Icon, PitcherCard, Result, Role
from .strategy_moment import (
    AFTER_RESULT,
    BEFORE_DP,
    BEFORE_PITCH,
    BEFORE_THROW,
    BUNT,
    ON_EXTRA_BASE,
    ON_RESULT,
    Moment,
)

CODES: Final = tuple(result.value for result in Result)
GROUPS: Final[Mapping[str, frozenset[str]]] = {
    "OUT": frozenset(result.value for result in OUTS),
    "HIT": frozenset(result.value for result in Result if result.bases),
}
"""SD-C-04."""
EVENTS: Final = ("IBB", "bunt")
ONE: Final = ("batter", "pitcher", "runner", "first", "second", "third")
FIELD_WORDS: Final = (*map(str, FIELDERS), "P")
MOST_RUNS: Final = 60
_MASKS: Final[Mapping[str, frozenset[int]]] = {
    "empty": frozenset({0}),
    "loaded": frozenset({7}),
    "occupied": frozenset(range(1, 8)),
    "first": frozenset({1}),
    "second": frozenset({2}),
    "third": frozenset({4}),
    "first and second": frozenset({3}),
    "first and third": frozenset({5}),
    "second and third": frozenset({6}),
}
"""SD-V-03 ``bases``: exactly these, as masks: 1 first, 2 second, 4 third."""

_Fields: TypeAlias = Mapping[str, Field]
_Test: TypeAlias = Callable[[Moment], bool]


def results_of(words: Iterable[str]) -> frozenset[str]:
    """Return the codes that *words* name, groups spelled out; ``1B`` is no ``1B+`` (R80)."""
    return frozenset(code for word in words for code in GROUPS.get(word, (word,)))


# The tests, each made once for a clause


def _result_in(clause: Clause) -> _Test:
    results = _results(clause)
    return lambda moment: moment.result in results


def _results(clause: Clause) -> frozenset[str]:
    return results_of(clause.texts("results"))


def _event(clause: Clause) -> _Test:
    events = clause.texts("event")
    return lambda moment: moment.game.expert.mode in events


def _score(clause: Clause) -> _Test:
    leads = _score_domain(clause)
    return lambda moment: moment.lead in leads


def _score_domain(clause: Clause) -> Values:
    word, by = clause.text("is"), clause.number("by", 1)
    if word == "tied":
        return frozenset({0})
    if word == "close":
        return frozenset(range(-by, by + 1))
    if word == "lead":
        return frozenset(range(by, MOST_RUNS))
    return frozenset(range(-MOST_RUNS, -by + 1))


def _trailing(clause: Clause) -> _Test:
    is_so = clause.flag("is")
    return lambda moment: (moment.lead < 0) is is_so


def _runner_on_domain(clause: Clause) -> Values:
    bit, is_there = 1 << (clause.number("base") - 1), clause.flag("is")
    return frozenset(mask for mask in range(8) if bool(mask & bit) is is_there)


def _scoring_position_domain(clause: Clause) -> Values:
    """SD-V-08: second or third."""
    return frozenset(range(2, 8) if clause.flag("is") else range(2))


def _natural(clause: Clause) -> _Test:
    """SD-D-02: the number shown, before anything is added."""
    faces, is_swing = _faces(clause), clause.text("die") == "swing"

    def test(moment: Moment) -> bool:
        game = moment.game
        thrown = game.swing if is_swing else game.pitch
        return thrown is not None and thrown.die in faces

    return test


def _faces(clause: Clause) -> Values:
    faces = set(range(clause.number("min", 1), clause.number("max", 20) + 1))
    exact = clause.values.get("value")
    return frozenset(faces & set(exact) if isinstance(exact, tuple) else faces)


def _advantage(clause: Clause) -> _Test:
    """SD-A-09: without a pitch it is the pitcher's."""
    is_his = clause.text("is") == "pitcher"

    def test(moment: Moment) -> bool:
        pitch = moment.game.pitch
        return (pitch is None or pitch.is_pitchers) is is_his

    return test


def _bats(clause: Clause) -> _Test:
    """SD-C-10, SD-E-30: the side he bats from against this pitcher, now."""
    hand = clause.text("is")

    def test(moment: Moment) -> bool:
        cards = moment.book.cards
        batter, pitcher = cards.get(moment.batter), cards.get(moment.game.defense.mound.pitcher)
        if batter is None or not isinstance(pitcher, PitcherCard):
            return False
        return batter.bats_against(pitcher.throws) == hand

    return test


def _throws(clause: Clause) -> _Test:
    hand = clause.text("is")

    def test(moment: Moment) -> bool:
        pitcher = moment.card_of("pitcher")
        return isinstance(pitcher, PitcherCard) and pitcher.throws == hand

    return test


def _speed_letter(clause: Clause) -> _Test:
    """SD-C-09."""
    letters, who = clause.texts("is"), clause.text("who")

    def test(moment: Moment) -> bool:
        card = moment.card_of(who)
        return card is not None and card.speed_letter in letters

    return test


def _has_icon(clause: Clause) -> _Test:
    """SD-C-15: by its letters alone."""
    icons, who = frozenset(clause.texts("icon")), clause.text("who")

    def test(moment: Moment) -> bool:
        card = moment.card_of(who)
        return card is not None and not icons.isdisjoint(card.icons)

    return test


def _role(clause: Clause) -> _Test:
    roles = clause.texts("is")

    def test(moment: Moment) -> bool:
        pitcher = moment.card_of("pitcher")
        return isinstance(pitcher, PitcherCard) and pitcher.role in roles

    return test


def _position_of(clause: Clause) -> _Test:
    """Whether the batter, or the runner, stands at one of these when his side fields."""
    positions, who = clause.texts("is"), clause.text("who")

    def test(moment: Moment) -> bool:
        player, dugout = moment.player(who), moment.game.offense
        if player not in dugout.order:
            return False
        return dugout.positions[dugout.order.index(player)] in positions

    return test


def _is_batter_pitcher(clause: Clause) -> _Test:
    is_so = clause.flag("is")
    return lambda moment: (not isinstance(moment.card_of("batter"), HitterCard)) is is_so


def _pitcher_tired(clause: Clause) -> _Test:
    least = clause.number("min")
    return lambda moment: moment.book.tiredness(moment.game) >= least


def _runs_charged(clause: Clause) -> _Test:
    least = clause.number("min")
    return lambda moment: moment.game.defense.mound.charged >= least


def _inning_was_123(clause: Clause) -> _Test:
    """The half-inning that is just over, or else the one before this."""
    is_so = clause.flag("is")

    def test(moment: Moment) -> bool:
        game = moment.game
        if game.outs < OUTS_A_HALF:
            return game.expert.was_123 is is_so
        faced = game.defense.mound.faced_this_half
        return (faced == OUTS_A_HALF and not game.reached_this_half) is is_so

    return test


def _hand_size(clause: Clause) -> _Test:
    least, most = clause.number("min", 0), clause.number("max", 99)
    whose = clause.text("whose")

    def test(moment: Moment) -> bool:
        hand = moment.game.expert.hands.of(moment.whose(whose)).hand
        return least <= len(hand.cards) <= most

    return test


def _deck_empty(clause: Clause) -> _Test:
    is_so = clause.flag("is")
    return lambda moment: (
        not moment.game.expert.hands.of(moment.side).deck.cards
    ) is is_so


def _card_in_play(clause: Clause) -> _Test:
    name = clause.text("name")

    def test(moment: Moment) -> bool:
        expert, strategy = moment.game.expert, moment.book.strategy
        lying = [each.card for each in expert.laid] + [each.card for each in expert.staying]
        return any(strategy[card].name == name for card in lying if card != moment.card)

    return test


def _last_result_in(clause: Clause) -> _Test:
    """Of the at-bat before this one; once this one is carried out, it is the last but one."""
    results = _results(clause)

    def test(moment: Moment) -> bool:
        game = moment.game
        return (game.expert.code if game.at_bat else game.expert.last_code) in results

    return test


# The words


def _listed(clause: Clause) -> Values:
    return frozenset(clause.texts("is"))


CONDITIONS: Final[dict[str, Condition[Moment]]] = {
    "result_in": Condition(
        _result_in, {"results": words((*CODES, *GROUPS))}, "results", "result", _results
    ),
    "event": Condition(
        _event, {"event": words(EVENTS)}, "event", "event",
        lambda clause: frozenset(clause.texts("event")),
    ),
    "outs": OUT_COUNT,
    "inning": Condition(
        inning,
        {
            "min": number(1, MOST_INNINGS, may_lack=True),
            "max": number(1, MOST_INNINGS, may_lack=True),
            "half": Field(Kind.WORD, ("top", "bottom")),
        },
        "min", "inning",
        lambda clause: frozenset(
            range(clause.number("min", 1), clause.number("max", MOST_INNINGS) + 1)
        ),
    ),
    "score": Condition(
        _score,
        {"is": word(("lead", "trail", "tied", "close")), "by": number(1, 20, may_lack=True)},
        "is", "score", _score_domain,
    ),
    "team_trailing": Condition(
        _trailing, {"is": ON}, "is", "score",
        lambda clause: frozenset(range(-MOST_RUNS, 0) if clause.flag("is") else range(MOST_RUNS)),
    ),
    "bases": bases_named(_MASKS),
    "runner_on": Condition(
        on_base(_runner_on_domain),
        {"base": number(1, 3), "is": ON},
        "base", "bases", _runner_on_domain,
    ),
    "scoring_position": Condition(
        on_base(_scoring_position_domain), {"is": ON}, "is", "bases", _scoring_position_domain
    ),
    "natural": Condition(
        _natural,
        {
            "die": word(("swing", "pitch"), "swing"),
            "value": Field(Kind.NUMBERS, low=1, high=20),
            "min": number(1, 20, may_lack=True),
            "max": number(1, 20, may_lack=True),
        },
        "value", "natural", _faces,
    ),
    "advantage": Condition(
        _advantage, {"is": word(("pitcher", "batter"))}, "is", "advantage", _listed
    ),
    "bats": Condition(_bats, {"is": word(("L", "R"))}, "is", "bats", _listed),
    "throws": Condition(_throws, {"is": word(("L", "R"))}, "is", "throws", _listed),
    "speed_letter": Condition(
        _speed_letter, {"is": words(("A", "B", "C")), "who": word(ONE, "batter")}, "is"
    ),
    "has_icon": Condition(
        _has_icon,
        {"icon": words(map(str, Icon)), "who": word((*ONE, *FIELD_WORDS), "batter")},
        "icon",
    ),
    "role": Condition(_role, {"is": words(map(str, Role))}, "is", "role", _listed),
    "position_of": Condition(
        _position_of,
        {"is": words((*map(str, FIELDERS), "DH")), "who": word(("batter", "runner"), "batter")},
        "is",
    ),
    "is_batter_pitcher": Condition(
        _is_batter_pitcher, {"is": ON}, "is", "batter_pitcher",
        lambda clause: frozenset({clause.flag("is")}),
    ),
    "pitcher_tired": Condition(_pitcher_tired, {"min": number(1, 20)}, "min"),
    "runs_charged": Condition(_runs_charged, {"min": number(1, 50)}, "min"),
    "inning_was_123": Condition(_inning_was_123, {"is": ON}, "is"),
    "hand_size": Condition(
        _hand_size,
        {
            "min": number(0, 60, may_lack=True),
            "max": number(0, 60, may_lack=True),
            "whose": word((OWNER, OPPONENT), OWNER),
        },
        "min",
    ),
    "deck_empty": Condition(_deck_empty, {"is": ON}, "is"),
    "card_in_play": Condition(
        _card_in_play, {"name": Field(Kind.TEXT, is_needed=True)}, "name"
    ),
    "last_result_in": Condition(
        _last_result_in, {"results": words((*CODES, *GROUPS))}, "results", "last_result",
        _results,
    ),
}  # fmt: skip
"""SD-V-03."""

UNIVERSE: Final[dict[str, Values]] = {
    "result": frozenset(CODES),
    "last_result": frozenset(CODES),
    "event": frozenset(("", *EVENTS)),
    "outs": frozenset(range(4)),
    "inning": frozenset(range(1, MOST_INNINGS + 1)),
    "score": frozenset(range(-MOST_RUNS, MOST_RUNS)),
    "bases": frozenset(range(8)),
    "natural": frozenset(range(1, 21)),
    "advantage": frozenset(("pitcher", "batter")),
    "bats": frozenset("LR"),
    "throws": frozenset("LR"),
    "role": frozenset(map(str, Role)),
    "batter_pitcher": frozenset((True, False)),
}
_ALWAYS: Final = frozenset(
    ("outs", "inning", "score", "bases", "bats", "throws", "role", "batter_pitcher",
     "last_result", "event")
)  # fmt: skip
_THROWN: Final = _ALWAYS | {"result", "natural", "advantage"}
_BATTING: Final = frozenset(range(3))
_RAN: Final = frozenset(("1B", "1B+", "2B", "FB"))
_NO_EVENT: Final = frozenset({""})

WINDOWS_OF_PLAY: Final[dict[str, Window]] = {
    BUNT: Window(_ALWAYS - {"event"}, {"outs": _BATTING, "bases": frozenset({4, 5, 6, 7})}),
    BEFORE_PITCH: Window(_ALWAYS, {"outs": _BATTING}),
    ON_RESULT: Window(_THROWN, {"outs": _BATTING}),
    BEFORE_DP: Window(
        _THROWN,
        {
            "outs": frozenset({0, 1}),
            "bases": frozenset({1, 3, 5, 7}),
            "result": frozenset({"GB"}),
            "event": _NO_EVENT,
        },
    ),
    ON_EXTRA_BASE: Window(_THROWN, {"outs": _BATTING, "result": _RAN, "event": _NO_EVENT}),
    BEFORE_THROW: Window(_THROWN, {"outs": _BATTING, "result": _RAN, "event": _NO_EVENT}),
    AFTER_RESULT: Window(_THROWN),
}
"""SD-V-02."""
