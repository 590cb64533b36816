"""What strategy cards do, SD-V-04: every verb, and the vocabulary of the expert game.

Runners moved by cards stand in strategy_running; what cards do with hands and decks is the same
in every game: baseball.effects.hands_verbs.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from hotstove.baseball.effects import hands_verbs
from hotstove.baseball.effects.clauses import Clause
from hotstove.baseball.effects.interpreter import carry_out
from hotstove.baseball.effects.modifiers import Lasts, Modifier
from hotstove.baseball.effects.moment import OPPONENT, OWNER
from hotstove.baseball.effects.vocabulary import (
    OFF,
    ON,
    Field,
    Kind,
    Verb,
    Vocabulary,
    number,
    word,
)
from hotstove.baseball.positions import FIELDERS
from hotstove.play.table import Script

from . import strategy_running as running
from .cards import PitcherCard, Result
from .expert_facts import (
    Adjusted,
    CardCancelled,
    CardStayed,
    ChartNamed,
    Checked,
    IpChanged,
    PitcherForcedOut,
    PitcherFreed,
    ResultChanged,
    RuleLifted,
)
from .expert_state import Staying
from .facts import Pitched, Swung
from .strategy_conditions import CODES, CONDITIONS, UNIVERSE, WINDOWS_OF_PLAY
from .strategy_moment import (
    AFTER_RESULT,
    BEFORE_PITCH,
    BUNT,
    ON_EXTRA_BASE,
    ON_RESULT,
    Moment,
    Play,
)

ROLLS: Final = ("pitch", "swing", "check", "dp", "throw", "steal")
"""What may be added to for its own sake; nobody's number."""
WHOSE: Final = {
    "control": "pitcher",
    "ip": "pitcher",
    "on_base": "batter",
    "speed": "runner",
    "arm": "CA",
    "fielding": "infield",
}
"""Whose number is meant where a card does not say."""
SET: Final = ("control", "on_base", "speed", "arm")
RANKING: Final = (
    Result.POP_UP,
    Result.STRIKEOUT,
    Result.GROUND_BALL,
    Result.FLY_BALL,
    Result.WALK,
    Result.SINGLE,
    Result.SINGLE_PLUS,
    Result.DOUBLE,
    Result.TRIPLE,
    Result.HOMER,
)
"""From the batter's worst to his best, for ``keep`` better or worse."""
RULES: Final = frozenset(
    ("SD-A-13", "SD-A-21", "SD-A-30", "SD-A-44", "SD-B-11", "SD-E-10", "SD-E-23", "SD-E-40",
     "SD-E-51")
)  # fmt: skip
"""The rules that a card may switch off (SD-E-20)."""


# Results


def change_result(play: Moment, clause: Clause) -> Script[None]:
    """SD-E-12: the current result becomes another; the rest of the window sees that one."""
    assert isinstance(play, Play)
    swing = play.game.swing
    if swing is not None:
        play.tell(ResultChanged(replace(swing, result=Result(clause.text("to")))))
    yield from ()


def reroll(play: Moment, clause: Clause) -> Script[None]:
    """Same modifiers, new die; after the pitch as well, the chart of whoever has it then."""
    assert isinstance(play, Play)
    old, pitch = play.game.swing, play.game.pitch
    if old is None:
        return
    again: Pitched | None = None
    reader = old.chart_of
    if clause.text("what") == "pitch_and_swing" and pitch is not None:
        die = yield from play.roll("pitch", "SD-V-04", play.game.fielding)
        again = replace(pitch, die=die)
        if not play.game.expert.chart:
            reader = again.pitcher if again.is_pitchers else again.batter
    die = yield from play.roll("swing", "SD-V-04", play.game.batting)
    new = read_anew(play, reader, die, old.modifier)
    if _keeps(clause.text("keep"), old.result, new.result):
        play.tell(ResultChanged(new, again))


def _keeps(keep: str, old: Result, new: Result) -> bool:
    if keep == "new":
        return True
    is_better = RANKING.index(new) > RANKING.index(old)
    return is_better is (keep == "better") and new is not old


def read_anew(play: Moment, reader: str, die: int, modifier: int) -> Swung:
    return Swung(reader, die, modifier, play.book.cards[reader].chart.result(die + modifier))


def use_chart(play: Moment, clause: Clause) -> Script[None]:
    """The swing is read on that chart; a pitcher at bat has none of his own (SD-A-09)."""
    assert isinstance(play, Play)
    chart = clause.text("is")
    game = play.game
    if chart == "batter" and isinstance(play.card_of("batter"), PitcherCard):
        return
    if play.window == ON_RESULT and game.swing is not None:
        reader = play.player(chart)
        play.tell(ResultChanged(read_anew(play, reader, game.swing.die, game.swing.modifier)))
    else:
        play.tell(ChartNamed("pitcher" if chart == "pitcher" else "batter"))
    yield from ()


# Numbers


def modify(play: Moment, clause: Clause) -> Script[None]:
    """SD-D-04; R71: a change of the swing that is thrown already reads the chart again."""
    assert isinstance(play, Play)
    what, by = clause.text("what"), clause.number("by")
    swing = play.game.swing
    if what == "swing" and play.window == ON_RESULT and swing is not None:
        new = read_anew(play, swing.chart_of, swing.die, swing.modifier + by)
        play.tell(ResultChanged(new))
        return
    if what == "ip" and clause.text("for") == Lasts.GAME:
        play.tell(IpChanged(play.player("pitcher"), by))
        return
    _adjust(play, clause, what, by, is_set=False)
    yield from ()


def set_number(play: Moment, clause: Clause) -> Script[None]:
    assert isinstance(play, Play)
    _adjust(play, clause, clause.text("what"), clause.number("to"), is_set=True)
    yield from ()


def _adjust(play: Play, clause: Clause, what: str, by: int, *, is_set: bool) -> None:
    who = clause.text("who") or WHOSE.get(what, "")
    if what == "speed" and not clause.text("who") and not play.player("runner"):
        who = "batter"
    of: tuple[str, ...] = ("",)
    if what == "fielding" and who in ("infield", "outfield"):
        what = who
    elif what not in ROLLS:
        of = play.players(who)
    side = play.printed.side
    for player in of:
        play.tell(
            Adjusted(
                Modifier(
                    what,
                    by,
                    Lasts(clause.text("for")),
                    of=player,
                    is_set=is_set,
                    card=play.card,
                    side=play.side,
                    only_at_bat=side == "offense",
                    only_afield=side == "defense",
                )
            )
        )


# SD-E-26 Fielding checks


def fielding_check(play: Moment, clause: Clause) -> Script[None]:
    """Die and Fielding of those named; 21 or more passes."""
    assert isinstance(play, Play)
    die = yield from play.roll("check", "SD-E-26", play.game.fielding)
    game, book = play.game, play.book
    players = [each for who in clause.texts("who") for each in play.players(who)]
    groups = [who for who in clause.texts("who") if who in ("infield", "outfield")]
    fielding = sum(book.glove_of(game.defense, player) for player in players)
    changes = sum(book.number(game, "fielding", of=player) for player in players)
    changes += sum(book.number(game, group) for group in groups)
    checked = Checked(tuple(players), die, fielding, book.number(game, "check") + changes)
    play.tell(checked)
    then = clause.inside("pass" if checked.is_passed else "fail")
    moment: Moment = play
    yield from carry_out(VOCABULARY, moment, then)


# Other cards


def cancel_choices(moment: Moment, clause: Clause) -> tuple[str, ...]:
    """The card that the other side has played last in this window."""
    theirs = [
        each.card
        for each in moment.game.expert.laid
        if each.side is not moment.side and each.window == moment.window
    ]
    return tuple(theirs[-1:])


def cancel_card(play: Moment, clause: Clause) -> Script[None]:
    """What it changed is as it was; cards drawn and runners moved stay so."""
    assert isinstance(play, Play)
    for card in cancel_choices(play, clause):
        play.tell(CardCancelled(play.side.other, card))
    yield from ()


def stay_in_play(play: Moment, clause: Clause) -> Script[None]:
    """SD-E-18."""
    assert isinstance(play, Play)
    until = clause.text("until")
    player = play.player(clause.text("player") or "pitcher") if until == "left_game" else ""
    results = clause.texts("results")
    play.tell(
        CardStayed(
            Staying(play.side, play.card, until, results, player)  # type: ignore[arg-type]
        )
    )
    yield from ()


def override(play: Moment, clause: Clause) -> Script[None]:
    """SD-E-20."""
    assert isinstance(play, Play)
    play.tell(RuleLifted(clause.text("rule"), Lasts(clause.text("for")), play.card))
    yield from ()


# Pitchers


def force_pitcher_out(play: Moment, clause: Clause) -> Script[None]:
    """SD-E-75."""
    assert isinstance(play, Play)
    game, is_now = play.game, clause.text("when") == "now"
    play.tell(PitcherForcedOut(game.fielding, game.defense.pitcher, is_now))
    if is_now:
        yield from play.book.change_at_once(play.table)


def allow_pitching_change(play: Moment, clause: Clause) -> Script[None]:
    """SD-A-44 (c)."""
    assert isinstance(play, Play)
    game = play.game
    play.tell(PitcherFreed(game.fielding, game.defense.pitcher))
    yield from ()


def bunt_in_from_third(play: Moment, clause: Clause) -> Script[None]:
    """SD-V-06: it was shown with the call; nothing is left to do."""
    yield from ()


# The words


_LASTS: Final = word(map(str, Lasts), "this_roll")
_WHO: Final = word(
    ("batter", "pitcher", "runner", "runners", "infield", "outfield", *map(str, FIELDERS), "P"),
    may_lack=True,
)
_OF: Final = word((OWNER, OPPONENT), OWNER)
_RUNNERS: Final = frozenset((BEFORE_PITCH, ON_RESULT, AFTER_RESULT))
_STEALS: Final = frozenset((BEFORE_PITCH, AFTER_RESULT))

VERBS: Final[dict[str, Verb[Moment]]] = {
    "change_result": Verb(change_result, {"to": word(CODES)}, "to", frozenset((ON_RESULT,))),
    "reroll": Verb(
        reroll,
        {
            "what": word(("swing", "pitch_and_swing")),
            "keep": word(("new", "better", "worse"), "new"),
        },
        "what",
        frozenset((ON_RESULT,)),
    ),
    "use_chart": Verb(
        use_chart, {"is": word(("pitcher", "batter"))}, "is", frozenset((BEFORE_PITCH, ON_RESULT))
    ),
    "modify": Verb(
        modify,
        {
            "what": word((*ROLLS, *WHOSE)),
            "by": number(-20, 20),
            "for": _LASTS,
            "who": _WHO,
        },
    ),
    "set": Verb(
        set_number, {"what": word(SET), "to": number(-5, 30), "for": _LASTS, "who": _WHO}
    ),
    "fielding_check": Verb(
        fielding_check,
        {
            "who": Field(
                Kind.WORDS, ("infield", "outfield", *map(str, FIELDERS), "P"), is_needed=True
            ),
            "pass": Field(Kind.EFFECTS),
            "fail": Field(Kind.EFFECTS),
        },
        "who",
    ),
    "steal": Verb(
        running.steal,
        {"runners": number(1, 2, 1), "throw": ON, "home": OFF},
        "runners",
        _STEALS,
        running.steal_choices,
    ),
    "extra_base": Verb(
        running.extra_base,
        {"throw": OFF, "deny": OFF},
        "throw",
        frozenset((ON_RESULT, ON_EXTRA_BASE, AFTER_RESULT)),
        running.extra_base_choices,
    ),
    "advance": Verb(
        running.advance,
        {"who": word(("one", "all", "lead", "batter"), "one"), "home": OFF},
        "who",
        _RUNNERS,
        running.advance_choices,
    ),
    "hold": Verb(
        running.hold,
        {"who": word(("one", "all"), "one")},
        "who",
        frozenset((BEFORE_PITCH, ON_RESULT, ON_EXTRA_BASE)),
        running.hold_choices,
    ),
    "runner_out": Verb(
        running.runner_out,
        {"who": word(("one", "lead"), "lead")},
        "who",
        _STEALS,
        running.runner_out_choices,
    ),
    "bunt_in_from_third": Verb(
        bunt_in_from_third, {"is": ON}, "is", frozenset((BUNT,))
    ),
    "draw": Verb(hands_verbs.draw, {"count": number(1, 10), "whose": _OF}, "count"),
    "discard": Verb(
        hands_verbs.discard,
        {
            "count": number(1, 10),
            "whose": _OF,
            "choose": word((OWNER, OPPONENT, "random"), OWNER),
        },
        "count",
    ),
    "force_pitcher_out": Verb(
        force_pitcher_out, {"when": word(("now", "next_at_bat"), "next_at_bat")}, "when"
    ),
    "allow_pitching_change": Verb(allow_pitching_change, {"is": ON}, "is"),
    "stay_in_play": Verb(
        stay_in_play,
        {
            "until": word(("end_of_inning", "end_of_game", "result", "left_game")),
            "results": Field(Kind.WORDS, CODES),
            "player": word(("pitcher", "batter"), may_lack=True),
        },
        "until",
    ),
    "return_card": Verb(
        hands_verbs.return_card, {"is": ON}, "is", choices=hands_verbs.discarded_cards
    ),
    "search_deck": Verb(
        hands_verbs.search_deck,
        {"side": word(("any", "offense", "defense", "either"), "any")},
        "side",
    ),
    "look_at_hand": Verb(hands_verbs.look_at_hand, {"is": ON}, "is"),
    "cancel_card": Verb(cancel_card, {"is": ON}, "is", choices=cancel_choices),
    "override": Verb(
        override, {"rule": word(sorted(RULES)), "for": word(map(str, Lasts), "at_bat")}, "rule"
    ),
}
"""SD-V-04."""

CHOOSES_RUNNER: Final = frozenset(
    ("steal", "extra_base", "advance", "hold", "runner_out")
)
"""The verbs whose choice is a runner."""

VOCABULARY: Final[Vocabulary[Moment]] = Vocabulary(
    WINDOWS_OF_PLAY, CONDITIONS, VERBS, UNIVERSE, RULES
)
