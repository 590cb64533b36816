"""Expert games of the ledger's cast at any moment, with strategy cards in hand.

``expert("T1 0o []", offense="long_lead", defense="soft_hands")`` puts the named test cards into
both hands; the rest of each deck lies in the order of ``CARDS``. ``play(session, "long_lead")``
plays one, ``passes(session, 2)`` passes twice.
"""

from __future__ import annotations

import tomllib
from typing import Any

from msgspec.structs import replace
from showdown_cast import now

from hotstove.baseball.effects.reading import Reader
from hotstove.play.answers import Key, Placed
from hotstove.play.decisions import Roll
from hotstove.play.dice import LoadedDice, Rng
from hotstove.play.piles import NOBODY, Pile
from hotstove.play.seats import Side
from hotstove.play.session import Session
from hotstove.rulebooks.showdown.cards import Icon
from hotstove.rulebooks.showdown.expert import ExpertShowdown
from hotstove.rulebooks.showdown.expert_state import ExpertPlay, Hand, Hands
from hotstove.rulebooks.showdown.state import ShowdownGame
from hotstove.rulebooks.showdown.strategy import Copies, Deck, IconBonus, StrategyCard
from hotstove.rulebooks.showdown.strategy_verbs import VOCABULARY

_SOURCE = """
soft_hands = {side="defense", windows=["on_result"], when=[{result_in=["1B","1B+"]}, {runner_on={base=1, is=false}}], effects=[{fielding_check={who="infield", pass=[{change_result="GB"}], fail=[]}}], bonus=["SS", "G", [{modify={what="check", by=3}}]]}
hit_behind = {side="offense", windows=["on_result"], when=[{result_in="GB"}, {runner_on=1}], effects=[{override="SD-A-13"}]}
fresh_arm = {side="defense", windows=["before_pitch"], when=[{role="reliever"}], effects=[{modify={what="pitch", by=2}}], bonus=["pitcher", "RP", [{modify={what="pitch", by=1}}]]}
long_lead = {side="offense", windows=["before_pitch"], effects=[{steal={runners=1}}], bonus=["runner", "SB", [{steal={runners=1, throw=false}}], "instead"]}
wall_ball = {side="offense", windows=["on_result"], when=[{result_in="FB"}, {natural={min=15}}], effects=[{change_result="2B"}]}
set_the_feet = {side="defense", windows=["before_throw"], effects=[{modify={what="throw", by=3}}]}
chatter = {side="either", windows=["after_result"], when=[{result_in="SO"}], effects=[{draw=1}]}
both_go = {side="offense", windows=["before_pitch"], effects=[{steal={runners=2}}]}
free_steal = {side="offense", windows=["before_pitch"], effects=[{steal={runners=1, throw=false}}]}
steal_home = {side="offense", windows=["before_pitch"], overrides=["SD-E-23"], effects=[{steal={runners=1, throw=false, home=true}}]}
nothing = {side="offense", windows=["before_pitch"], effects=[{draw=1}]}
nothing_too = {side="defense", windows=["before_pitch"], effects=[{draw=1}]}
swing_two = {side="offense", windows=["before_pitch","on_result"], effects=[{modify={what="swing", by=2}}], bonus=["batter", "HR", [{modify={what="swing", by=2}}]]}
swing_down = {side="defense", windows=["before_pitch","on_result"], effects=[{modify={what="swing", by=-4}}]}
to_ground = {side="defense", windows=["on_result"], when=[{result_in="1B"}], effects=[{change_result="GB"}]}
on_grounder = {side="offense", windows=["on_result"], when=[{result_in="GB"}], effects=[{change_result="1B"}]}
on_single = {side="offense", windows=["on_result"], when=[{result_in="1B"}], effects=[{change_result="2B"}]}
after_homer = {side="offense", windows=["after_result"], when=[{result_in="HR"}], effects=[{draw=1}]}
after_any = {side="either", windows=["after_result"], effects=[{draw=1}]}
after_walk = {side="offense", windows=["after_result"], when=[{event="IBB"}], effects=[{draw=1}]}
on_bunt = {side="defense", windows=["on_result"], when=[{event="bunt"}], effects=[{draw=1}]}
draw_two = {side="offense", windows=["before_pitch"], effects=[{draw=2}, {modify={what="swing", by=2}}]}
hold_all = {side="defense", windows=["on_extra_base"], effects=[{hold="all"}]}
hold_one = {side="defense", windows=["on_extra_base","before_pitch"], effects=[{hold="one"}]}
safe_one = {side="offense", windows=["on_extra_base"], effects=[{extra_base={throw=false}}]}
deny = {side="defense", windows=["on_result","on_extra_base"], effects=[{extra_base={deny=true}}]}
one_more = {side="offense", windows=["after_result"], effects=[{extra_base={throw=true}}]}
break_two = {side="offense", windows=["before_dp"], effects=[{modify={what="dp", by=-9}}]}
turn_two = {side="defense", windows=["before_dp"], effects=[{modify={what="fielding", by=4, who="infield"}}]}
quick_feet = {side="offense", windows=["before_dp","before_throw"], effects=[{set={what="speed", to=24, for="at_bat"}}]}
squeeze = {side="offense", windows=["bunt"], when=[{runner_on=3}], overrides=["SD-E-51"], effects=[{bunt_in_from_third=true}]}
pick_off = {side="defense", windows=["before_pitch"], when=[{bases="occupied"}], effects=[{runner_out="lead"}]}
picked_late = {side="defense", windows=["after_result"], when=[{bases="occupied"}], effects=[{runner_out="lead"}]}
everybody_up = {side="offense", windows=["before_pitch","after_result"], effects=[{advance={who="all", home=true}}]}
one_up = {side="offense", windows=["before_pitch"], effects=[{advance="one"}]}
control_up = {side="defense", windows=["before_pitch"], effects=[{modify={what="control", by=3, for="inning"}}], stays="end_of_inning"}
on_base_up = {side="offense", windows=["before_pitch"], effects=[{modify={what="on_base", by=5, for="game"}}], stays="end_of_game"}
until_hit = {side="defense", windows=["before_pitch"], effects=[{modify={what="pitch", by=9, for="inning"}}], stays={until="result", results=["1B"]}}
while_he_pitches = {side="defense", windows=["before_pitch"], effects=[{modify={what="control", by=2, for="game"}}], stays={until="left_game", player="pitcher"}}
ip_up = {side="defense", windows=["before_pitch"], effects=[{modify={what="ip", by=1, for="game"}}]}
not_tired = {side="defense", windows=["before_pitch"], effects=[{override="SD-A-30"}]}
lefty = {side="offense", windows=["before_pitch"], when=[{bats="L"}], effects=[{draw=1}]}
righty = {side="offense", windows=["before_pitch"], when=[{bats="R"}], effects=[{draw=1}]}
facing_lefty = {side="offense", windows=["before_pitch"], when=[{throws="L"}], effects=[{draw=1}]}
hook = {side="offense", windows=["after_result"], effects=[{force_pitcher_out="next_at_bat"}]}
hook_now = {side="offense", windows=["before_pitch","after_result"], effects=[{force_pitcher_out="now"}]}
may_leave = {side="defense", windows=["before_pitch"], effects=[{allow_pitching_change=true}]}
again = {side="offense", windows=["on_result"], effects=[{reroll="swing"}]}
again_better = {side="offense", windows=["on_result"], effects=[{reroll={what="swing", keep="better"}}]}
all_again = {side="defense", windows=["on_result"], effects=[{reroll={what="pitch_and_swing", keep="worse"}}]}
batters_chart = {side="offense", windows=["before_pitch","on_result"], effects=[{use_chart="batter"}]}
needs_one = {side="defense", windows=["before_pitch"], needs_pitch=true, effects=[{modify={what="pitch", by=2}}]}
cancel = {side="either", windows=["before_pitch","on_result"], effects=[{cancel_card=true}]}
peek = {side="either", windows=["before_pitch"], effects=[{look_at_hand=true}]}
drop_one = {side="either", windows=["before_pitch"], effects=[{discard={count=1, whose="opponent", choose="random"}}]}
drop_seen = {side="either", windows=["before_pitch"], effects=[{discard={count=1, whose="opponent", choose="owner"}}]}
drop_own = {side="either", windows=["before_pitch"], effects=[{discard=1}]}
fetch = {side="either", windows=["before_pitch"], effects=[{search_deck="defense"}]}
take_back = {side="either", windows=["before_pitch"], effects=[{return_card=true}]}
either_or = {side="offense", windows=["before_pitch"], effects=[{choose=[{label="two more", do=[{modify={what="swing", by=2}}]}, {label="a card", do=[{draw=1}]}]}]}
dice_card = {side="offense", windows=["before_pitch"], effects=[{roll=[{upto=10, do=[]}, {upto=20, do=[{draw=1}]}]}]}
optional = {side="offense", windows=["before_pitch"], effects=[{draw=1}], bonus=["batter", "V", [{draw=1}], "optional"]}
no_promise = {side="defense", windows=["before_pitch"], effects=[{override="SD-B-11"}]}
twice = {side="offense", windows=["before_pitch"], effects=[{override="SD-E-10"}]}
no_tags = {side="defense", windows=["on_result"], when=[{result_in="FB"}], effects=[{override="SD-A-21"}]}
no_penalty = {side="defense", windows=["before_pitch"], effects=[{override={rule="SD-E-40", for="game"}}]}
arm_up = {side="defense", windows=["before_pitch"], effects=[{modify={what="arm", by=4, for="at_bat"}}]}
speed_up = {side="offense", windows=["before_pitch"], effects=[{modify={what="speed", by=6, who="runners", for="at_bat"}}]}
"""  # noqa: E501


def _read(card_id: str, raw: dict[str, Any]) -> StrategyCard:
    reader = Reader(VOCABULARY, "SD-V-01")
    bonus = None
    if "bonus" in raw:
        who, icon, effects, *how = raw["bonus"]
        bonus = IconBonus(
            who,
            Icon(icon),
            reader.effects(effects, "bonus"),
            is_instead="instead" in how,
            is_optional="optional" in how,
        )
    stays = None
    if "stays" in raw:
        (stays,) = reader.effects([{"stay_in_play": raw["stays"]}], "stays")
    card = StrategyCard(
        id=card_id,
        name=card_id.replace("_", " ").title(),
        side=raw["side"],
        windows=tuple(raw["windows"]),
        when=reader.conditions(raw.get("when", []), "when"),
        effects=reader.effects(raw["effects"], "effects"),
        icon_bonus=bonus,
        stays=stays,
        overrides=tuple(raw.get("overrides", ())),
        needs_pitch=raw.get("needs_pitch", False),
        text=f"What {card_id} does.",
    )
    assert not reader.problems, reader.problems
    return card


CARDS = {name: _read(name, raw) for name, raw in tomllib.loads(_SOURCE).items()}
DECK = Deck("tests", tuple(Copies(card, 2) for card in CARDS.values()))


def made(text: str) -> StrategyCard:
    """Return a card of its own, ``'{side="offense", windows=["before_pitch"], ...}'``."""
    return _read("made", tomllib.loads(f"made = {text}")["made"])


def expert(
    text: str = "T5 0o []",
    dice=(),
    *,
    offense: str = "",
    defense: str = "",
    deck: str | None = None,
    with_decks: bool = True,
    added: tuple[StrategyCard, ...] = (),
    to: str = "",
    tired: str = "",
    **moment: Any,
) -> Session[ShowdownGame]:
    """Return an expert game at the moment *text* tells, the named cards in the two hands.

    *offense*, *defense*: cards in hand, by id, a name twice for both copies. *deck*: all that is
    left in both decks, the top first; otherwise everything else. *to*: play on by defaults until
    this question is asked, or this die is to fall. *tired*: relievers without rest. Everything
    else as in ``now``.
    """
    basis = now(text, (), **moment)
    setup = basis.rulebook.setup
    cards = Deck("tests", (*DECK.cards, *(Copies(card, 2) for card in added)))
    teams = tuple(
        replace(
            team,
            deck=cards if with_decks else None,
            tired=frozenset(name + mark for name in tired.split()),
        )
        for team, mark in zip(setup.teams, ("", "~"), strict=True)
    )
    book = ExpertShowdown(replace(setup, teams=teams))
    game = replace(basis.state, at_bat="", pitch=None, swing=None)
    for side in Side:
        dugout = book.counted(game.dugout(side))
        game = game.with_dugout(side, dugout)
    if with_decks:
        held = {game.batting: offense.split(), game.batting.other: defense.split()}
        hands = Hands(rng=Rng(11))
        for side in Side:
            hands = hands.with_hand(side, _hand(book, game, side, held[side], deck))
        game = replace(game, expert=ExpertPlay(has_decks=True, has_dealt=True, hands=hands))
    session = Session(book, LoadedDice(dice, seed=7), start=game)
    return until(session, to) if to else session


def _hand(book, game, side, names, deck) -> Hand:
    seat = game.dugout(side).seat
    left = list(book.decks[seat])
    hand = []
    for name in names:
        copy = next(each for each in left if each.partition("@")[0] == name)
        left.remove(copy)
        hand.append(copy)
    top, gone = left, []
    if deck is not None:
        top = []
        for name in deck.split():
            copy = next(each for each in left if each.partition("@")[0] == name)
            left.remove(copy)
            top.append(copy)
        gone = left
    return Hand(
        Pile(tuple(top), NOBODY),
        Pile(tuple(hand), frozenset({seat})),
        replace(Hand().discard, cards=tuple(gone)),
    )


def asked(session) -> str:
    return session.decision.asks if session.decision is not None else ""


def until(session, question: str):
    """Answer by default until *question* is asked; ``"pitch"`` and the like wait for no one."""
    for _ in range(60):
        request = session.request
        if request is None or asked(session) == question:
            return session
        if isinstance(request, Roll):
            session.throw()
        else:
            assert request.default is not None, f"{request.asks} has no default"
            session.choose(request.default)
    raise AssertionError(f"{question!r} is never asked; now it is {asked(session)!r}")


def windows(session, question: str):
    """Go on until *question* is asked, of whichever side."""
    return until(session, question)


def copy_of(session, name: str) -> str:
    """Return the copy of the card *name* that the side asked would play."""
    seat = session.decision.seat
    hands = session.state.expert.hands
    hand = hands.of(session.state.side_of(seat)).hand.cards
    for copy in hand:
        if copy.partition("@")[0] == name:
            return copy
    return f"{name}@{seat}-1"


def card(session, name: str) -> Placed:
    return Placed(copy_of(session, name), "table")


def play(session, *names: str):
    """Play these cards, passing for the other side in between where it is asked."""
    for name in names:
        session.choose(card(session, name))
    return session


def passes(session, count: int = 1):
    for _ in range(count):
        session.choose(Key("pass"))
    return session


def whose(session) -> str:
    """Return which side is asked, ``offense`` or ``defense``."""
    seat = session.decision.seat
    return "offense" if seat == session.state.offense.seat else "defense"


def turn(session, side: str, window: str = "cards before the pitch"):
    """Go on by defaults until *side* is asked in *window*."""
    until(session, window)
    while whose(session) != side:
        passes(session)
        assert asked(session) == window, asked(session)
    return session


def offered(session) -> list[str]:
    """The cards that may be played now, by id."""
    return [
        option.answer.card.partition("@")[0]
        for option in session.decision.options
        if isinstance(option.answer, Placed)
    ]


def hand(session, side: str) -> list[str]:
    game = session.state
    which = game.batting if side == "offense" else game.fielding
    return [each.partition("@")[0] for each in game.expert.hands.of(which).hand.cards]


def discards(session, side: str) -> list[str]:
    game = session.state
    which = game.batting if side == "offense" else game.fielding
    return [each.partition("@")[0] for each in game.expert.hands.of(which).discard.cards]


def finish(session):
    """Answer by default to the end of this at-bat; nothing where it is over already."""
    return session if asked(session) in ("batter up", "take the field") else another(session)


def another(session):
    """Answer by default to the end of this passage: a whole at-bat, the field taken."""
    start = session.passage
    while session.request is not None and session.passage == start:
        if isinstance(session.request, Roll):
            session.throw()
        else:
            assert session.decision.default is not None, session.decision.asks
            session.choose(session.decision.default)
    return session
