"""What cards do, CL-101 (19.4): numbers, rolls and results; the whole vocabulary at the end.

Throws and runners stand in card_verbs_running, hands and other cards in card_verbs_hands.
"""

from __future__ import annotations

from typing import Final

from hotstove.baseball.bases import Base
from hotstove.baseball.effects import hands_verbs
from hotstove.baseball.effects.clauses import Clause
from hotstove.baseball.effects.interpreter import carry_out, condition_of
from hotstove.baseball.effects.modifiers import Lasts
from hotstove.baseball.effects.moment import OPPONENT, OWNER
from hotstove.baseball.effects.vocabulary import Field, Kind, Verb, Vocabulary, number, word
from hotstove.play.dice import D20
from hotstove.play.seats import Side
from hotstove.play.table import Script

from . import card_verbs_hands as hands
from . import card_verbs_running as running
from .card_conditions import (
    CODES,
    CONDITIONS,
    MANY,
    ONE,
    UNIVERSE,
    WINDOWS_OF_PLAY,
)
from .card_moment import (
    AFTER_BUNT,
    AFTER_CHECK,
    AFTER_PITCH,
    AFTER_SWING,
    AFTER_THROW,
    ON_RESULT,
    Moment,
    Play,
)
from .facts import (
    Adjusted,
    Awarded,
    Change,
    CountAdjusted,
    IpGained,
    ResultChanged,
)
from .results import AWARDED, POWER_DIE, Result, edited, read

OF_BATTER: Final = ("on_base", "swing", "swing_roll")
OF_PITCHER: Final = ("command", "pitch", "pitch_roll")
OF_RUNNER: Final = ("speed", "baserunning", "stealing")
OF_SWING: Final = ("swing", "swing_roll")
ATTRIBUTES: Final = (
    *OF_BATTER, *OF_PITCHER, *OF_RUNNER, "throw", "check", "battery", "infield", "outfield",
    "defense",
)  # fmt: skip
"""C17-32, C24-39; those of 2024 alone stand on cards of 2024 alone."""
OF_NOBODY: Final = ("throw", "check", "battery", "infield", "outfield")
DURATIONS: Final = (
    "this_roll", "this_throw", "this_at_bat", "next_at_bat", "n_batters", "half_inning", "inning",
    "n_half_innings", "this_batter", "this_pitcher", "game", "until_event",
)  # fmt: skip
"""19.5. ``until_event``: as long as the card stays in play."""
ROLLED_IN: Final = {
    "pitch": AFTER_PITCH,
    "swing": AFTER_SWING,
    "throw": AFTER_THROW,
    "check": AFTER_CHECK,
    "bunt": AFTER_BUNT,
}
DICE: Final = {"regular": D20, "power": POWER_DIE, "d10": 10, "d12": 12, "d16": 16}


def lasting(play: Moment, clause: Clause) -> tuple[Lasts, int, bool]:
    """Return how long an effect lasts, how much longer than this stretch, and if it is to come."""
    word, count = clause.text("for"), clause.number("count")
    if word in ("this_roll", "this_throw"):
        return Lasts.THIS_ROLL, 0, False
    if word == "next_at_bat":
        return Lasts.AT_BAT, 1, True
    if word in ("this_at_bat", "n_batters"):
        return Lasts.AT_BAT, count - 1 if word == "n_batters" else 0, False
    if word in ("half_inning", "n_half_innings"):
        return Lasts.INNING, count - 1 if word == "n_half_innings" else 0, False
    if word == "inning":
        return Lasts.INNING, int(play.game.batting is Side.VISITOR), False
    return Lasts.GAME, 0, False


def adjust(
    play: Play, clause: Clause, what: str, by: int, *, of: str = "", is_set: bool = False
) -> None:
    lasts, left, is_coming = lasting(play, clause)
    at_bat, afield = (False, False) if play.is_free else halves_of(play, what, by)
    play.tell(
        Adjusted(
            Change(
                what,
                by,
                lasts,
                of=of,
                is_set=is_set,
                card=play.card,
                side=play.side,
                only_at_bat=at_bat,
                only_afield=afield,
                left=left,
                is_coming=is_coming,
                is_free=play.is_free,
            )
        )
    )


def halves_of(play: Play, what: str, by: int) -> tuple[bool, bool]:
    """Whether a change counts only while its owner bats, or only while he is in the field.

    A neutral card's, where it helps him.
    """
    printed = play.printed
    side = printed.side if printed is not None else "neutral"
    if side != "neutral":
        return side == "offense", side == "defense"
    if what not in ATTRIBUTES:
        return False, False
    is_for_bats = helps_batting(what, by)
    return is_for_bats, not is_for_bats


def helps_batting(what: str, by: int) -> bool:
    """Whether adding *by* to a number helps the side at bat."""
    return (what in (*OF_BATTER, *OF_RUNNER)) is (by > 0)


# Numbers


def whose(play: Moment, clause: Clause, what: str) -> tuple[str, ...]:
    """Return the players whose number it is; one empty name for a roll or a unit."""
    who = clause.text("who")
    if who:
        return play.players(who)
    if what in OF_NOBODY or clause.text("for") not in ("this_batter", "this_pitcher"):
        is_plain = what in (*OF_NOBODY, *OF_PITCHER, *OF_BATTER)
        return ("",) if is_plain else play.players("runner")
    return (play.player("pitcher" if what in OF_PITCHER else "batter"),)


def modify(play: Moment, clause: Clause) -> Script[None]:
    """CL-51: a plain amount, or so many times a player's Clutch rating."""
    assert isinstance(play, Play)
    what = clause.text("what")
    for player in whose(play, clause, what):
        by = clause.number("by")
        if factor := clause.number("clutch"):
            batting = what in (*OF_BATTER, *OF_RUNNER)
            rated = clause.text("rated") or ("batter" if batting else "pitcher")
            owner = play.player(rated)
            book = play.book
            card = book.batters.get(owner) or book.pitchers[owner]
            if rated == "pitcher":
                card = book.pitchers[owner]
            by += factor * card.clutch
        adjust(play, clause, what, by, of=player)
    yield from ()


def set_number(play: Moment, clause: Clause) -> Script[None]:
    assert isinstance(play, Play)
    for player in whose(play, clause, "speed"):
        adjust(play, clause, "speed", clause.number("to"), of=player, is_set=True)
    yield from ()


# Rolls


def set_die(play: Moment, clause: Clause) -> Script[None]:
    """CL-26."""
    assert isinstance(play, Play)
    what = f"die {clause.text('roll')}"
    adjust(play, clause, what, DICE[clause.text("die")], is_set=True)
    yield from ()


def bound_roll(kind: str) -> object:
    def bound(play: Moment, clause: Clause) -> Script[None]:
        assert isinstance(play, Play)
        what = f"{kind} {clause.text('which')}"
        adjust(play, clause, what, clause.number("value"), is_set=True)
        yield from ()

    return bound


def mistake(play: Moment, clause: Clause) -> Script[None]:
    """2024: without the mistake its advantage goes too."""
    assert isinstance(play, Play)
    adjust(play, clause, "mistake", int(clause.text("is") == "force"), is_set=True)
    yield from ()


def advantage(play: Moment, clause: Clause) -> Script[None]:
    """S11."""
    assert isinstance(play, Play)
    wanted, pitch = clause.text("is"), play.game.pitch
    if wanted == "swap":
        is_his = pitch is None or pitch.advantage == "pitcher"
        wanted = "batter" if is_his else "pitcher"
    adjust(play, clause, "advantage", int(wanted == "pitcher"), is_set=True)
    yield from ()


def reroll(play: Moment, clause: Clause) -> Script[None]:
    """CL-61: only while that die is what the window is about."""
    assert isinstance(play, Play)
    which = clause.text("which")
    if play.window == ROLLED_IN[which]:
        yield from play.book.thrown_again(play.table, which, clause.text("keep"))


# Results


def change_result(play: Moment, clause: Clause) -> Script[None]:
    """CL-73; a result that is so already is not changed."""
    assert isinstance(play, Play)
    to, of = clause.text("to"), clause.texts("from")
    result = play.game.result
    stands = "" if play.game.awarded else result
    if result and to != stands and (not of or of == ("",) or result in of):
        side = None if play.is_free else play.side
        play.tell(ResultChanged(Result(to), side, play.card))
    yield from ()


def try_change(play: Moment, clause: Clause) -> Script[None]:
    """CL-73: a Defensive Check decides whether the result is changed."""
    assert isinstance(play, Play)
    passed = yield from play.book.check(
        play.table, clause.text("unit"), clause.number("bonus"), clause.number("number")
    )
    if passed is (clause.text("if") == "passed"):
        yield from change_result(play, clause)


def chart_edit(play: Moment, clause: Clause) -> Script[None]:
    """CL-06, CL-74: the swing is read again from the edited chart."""
    assert isinstance(play, Play)
    game, swing = play.game, play.game.swing
    if swing is None or game.pitch is None or game.result != swing.result:
        return
    if clause.text("chart") not in ("both", game.pitch.advantage):
        return
    table = play.book.cards_chart(swing.chart_of, game.pitch.advantage).table()
    new = edited(
        table,
        clause.text("pick"),
        Result(clause.text("of")),
        Result(clause.text("to")),
        clause.number("count"),
    )
    result = read(new, swing.total)
    if result != game.result:
        play.tell(ResultChanged(result, None if play.is_free else play.side, play.card))
    yield from ()


def award(play: Moment, clause: Clause) -> Script[None]:
    """CS-10: a base for the batter that is no hit."""
    assert isinstance(play, Play)
    reason = clause.text("reason")
    side = None if play.is_free else play.side
    base = Base(clause.number("base"))
    play.tell(Awarded(reason, base, play.card, side))  # type: ignore[arg-type]
    yield from ()


# Pitchers


def ip(play: Moment, clause: Clause) -> Script[None]:
    """C24-25; C17-29: nothing for an emergency pitcher."""
    assert isinstance(play, Play)
    game = play.game
    side = game.fielding
    by = play.book.ip_allowed(game, side, clause.number("by"))
    if by and not game.defense.mound.is_emergency:
        play.tell(IpGained(side, game.defense.mound.pitcher, by, is_card=True))
    yield from ()


def tired(play: Moment, clause: Clause) -> Script[None]:
    assert isinstance(play, Play)
    is_set = int(clause.text("is") == "set")
    adjust(play, clause, "tired", is_set, of=play.player("pitcher"), is_set=True)
    yield from ()


def count(play: Moment, clause: Clause) -> Script[None]:
    assert isinstance(play, Play)
    game, by = play.game, clause.number("by")
    pitcher = game.defense.mound.pitcher
    play.tell(CountAdjusted(game.fielding, pitcher, clause.text("what"), by))  # type: ignore[arg-type]
    yield from ()


def branch(play: Moment, clause: Clause) -> Script[None]:
    """19.4 ``if``."""
    test = condition_of(VOCABULARY, clause.inside("is"))
    yield from carry_out(VOCABULARY, play, clause.inside("then" if test(play) else "else"))


# The words

_LASTS: Final = {"for": word(DURATIONS, "this_at_bat"), "count": number(1, 99, 1)}
_ROLL: Final = {"for": word(DURATIONS, "this_roll"), "count": number(1, 99, 1)}
_WHO: Final = Field(Kind.WORD, (*ONE, *MANY))
_EFFECTS: Final = Field(Kind.EFFECTS)
_OF: Final = word((OWNER, OPPONENT), OWNER)
_UNIT: Final = word(("battery", "infield", "outfield"))
_RESULT: Final = word(tuple(map(str, Result)))
_REROLLS: Final = frozenset((AFTER_PITCH, AFTER_SWING, AFTER_THROW, AFTER_CHECK, AFTER_BUNT))
_ON_RESULT: Final = frozenset((ON_RESULT,))
FORBIDDABLE: Final = (
    "steal", "extra_base", "double_play", "tag_up", "ibb", "bunt", "infield_in", "pinch_hit",
    "pitching_change", "stadium",
)  # fmt: skip

VERBS: Final[dict[str, Verb[Moment]]] = {
    "modify": Verb(
        modify,
        {
            "what": word(ATTRIBUTES),
            "by": number(-20, 20, 0),
            "clutch": number(-3, 3, 0),
            "rated": Field(Kind.WORD, ("batter", "pitcher", "runner")),
            "who": _WHO,
            **_LASTS,
        },
    ),
    "set_speed": Verb(set_number, {"to": number(0, 40), "who": _WHO, **_LASTS}, "to"),
    "set_die": Verb(
        set_die, {"roll": word(("pitch", "swing")), "die": word(tuple(DICE)), **_ROLL}
    ),
    **{
        name: Verb(
            bound_roll(kind),  # type: ignore[arg-type]
            {"which": word(("pitch", "swing", "throw", "check")), "value": number(1, 24), **_ROLL},
        )
        for name, kind in (("set_roll", "roll"), ("floor_roll", "floor"), ("cap_roll", "cap"))
    },
    "mistake": Verb(mistake, {"is": word(("force", "prevent")), **_ROLL}, "is"),
    "advantage": Verb(
        advantage, {"is": word(("pitcher", "batter", "swap")), **_ROLL}, "is"
    ),
    "reroll": Verb(
        reroll,
        {
            "which": word(("pitch", "swing", "throw", "check", "bunt")),
            "keep": word(("new", "best", "worst"), "new"),
        },
        "which",
        _REROLLS,
    ),
    "change_result": Verb(
        change_result, {"to": _RESULT, "from": Field(Kind.WORDS, CODES)}, "to", _ON_RESULT
    ),
    "try_change": Verb(
        try_change,
        {
            "to": _RESULT,
            "from": Field(Kind.WORDS, CODES),
            "unit": _UNIT,
            "bonus": number(-20, 20, 0),
            "number": number(0, 60, 0),
            "if": word(("passed", "failed"), "passed"),
        },
        windows=_ON_RESULT,
    ),
    "chart_edit": Verb(
        chart_edit,
        {
            "chart": word(("pitcher", "batter", "both")),
            "pick": word(("lowest", "highest", "all"), "lowest"),
            "of": _RESULT,
            "to": _RESULT,
            "count": number(1, 24, 1),
        },
        windows=_ON_RESULT,
    ),
    "award": Verb(
        award, {"reason": word(tuple(AWARDED)), "base": number(1, 3, 1)}, "reason", _ON_RESULT
    ),
    "ip": Verb(ip, {"by": number(-9, 9)}, "by"),
    "tired": Verb(tired, {"is": word(("set", "ignore")), **_LASTS}, "is"),
    "count": Verb(count, {"what": word(("walks", "runs")), "by": number(-9, 9)}),
    "if": Verb(
        branch, {"is": Field(Kind.CONDITIONS, is_needed=True), "then": _EFFECTS, "else": _EFFECTS}
    ),
    # Throws and runners
    "defensive_throw": Verb(
        running.defensive_throw,
        {
            "unit": _UNIT,
            "bonus": number(-20, 20, 0),
            "against": word(("speed", "stealing", "on_base"), "speed"),
            "who": word(ONE, "lead_runner"),
            "out": _EFFECTS,
            "safe": _EFFECTS,
        },
        choices=running.throw_choices,
    ),
    "defensive_check": Verb(
        running.defensive_check,
        {
            "unit": _UNIT,
            "bonus": number(-20, 20, 0),
            "number": number(0, 60, 0),
            "passed": _EFFECTS,
            "failed": _EFFECTS,
        },
        "unit",
    ),
    "advance": Verb(
        running.advance,
        {"who": word((*ONE, "runners", "chosen"), "chosen"), "bases": number(1, 3, 1)},
        "who",
        choices=running.advance_choices,
    ),
    "return_runner": Verb(
        running.return_runner, {"who": word(ONE, "lead_runner")}, "who",
        choices=running.return_choices,
    ),
    "hold": Verb(
        running.hold, {"who": word((*ONE, "runners"), "runners"), **_LASTS}, "who",
        choices=running.hold_choices,
    ),
    "put_out": Verb(
        running.put_out, {"who": word((*ONE, "chosen"), "lead_runner")}, "who",
        choices=running.out_choices,
    ),
    "extra_attempt": Verb(
        running.extra_attempt,
        {"what": word(("steal", "extra_base")), "throw": Field(Kind.FLAG, default=True)},
        "what",
        choices=running.attempt_choices,
    ),
    "forbid": Verb(running.forbid, {"what": word(FORBIDDABLE), **_LASTS}, "what"),
    # Hands and other cards
    "draw": Verb(hands_verbs.draw, {"count": number(1, 10), "whose": _OF}, "count"),
    "discard": Verb(
        hands.discard,
        {
            "count": number(1, 60),
            "whose": _OF,
            "choose": word((OWNER, OPPONENT, "random"), OWNER),
        },
        "count",
    ),
    "return_card": Verb(
        hands_verbs.return_card, {"side": word(("any", "offense", "defense", "neutral"), "any")},
        "side", choices=hands_verbs.discarded_cards,
    ),
    "search": Verb(
        hands_verbs.search_deck,
        {"side": word(("any", "offense", "defense", "neutral"), "any")},
        "side",
    ),
    "look": Verb(hands_verbs.look_at_hand, {"at": word(("hand",), "hand")}, "at"),
    "negate": Verb(
        hands.negate,
        {"what": word(("card", "in_play"), "card")},
        "what",
        choices=hands.negate_choices,
    ),
    "protect": Verb(hands.protect, _LASTS),
    "hand_limit": Verb(hands.hand_limit, {"by": number(-7, 20), **_LASTS}, "by"),
    "copy": Verb(hands.copy, {"whose": _OF}, "whose", choices=hands.copy_choices),
}
"""19.4."""
CHANGES_RESULT: Final = frozenset(("change_result", "try_change", "chart_edit", "award"))
"""C24-42."""

VOCABULARY: Final[Vocabulary[Moment]] = Vocabulary(WINDOWS_OF_PLAY, CONDITIONS, VERBS, UNIVERSE)
