"""Cards at the table: CL-62 to 72, C17-32, C24-39 to 41."""

from __future__ import annotations

from clutch_cast import (
    asked,
    at,
    copy_of,
    finish,
    hand,
    last,
    lay,
    refused,
    relieve,
    say,
    step,
    told,
    until,
)
from clutch_printed import change, made, plus, stadium

from hotstove.baseball.facts import Batted
from hotstove.play.answers import Key, Placed
from hotstove.play.seats import Side
from hotstove.rulebooks.clutch.facts import (
    CardLeft,
    CardNegated,
    CardPlayed,
    Pitched,
    Swung,
    ThrewAt,
)


def place(session, name):
    return Placed(copy_of(session, name), "table")


VISITOR, HOME = Side.VISITOR, Side.HOME


def test_cl_62_defense_first_by_turns_until_two_pass():
    """CL-62, RUL-73: pass, play, play, pass, pass."""
    mine = plus("mine", "offense", "swing", 1)
    theirs = plus("theirs", "defense", "pitch", 1)
    session = until(at(2024, offense=(mine,), defense=(theirs,)), "cards before_pitch")
    order = []
    while asked(session) == "cards before_pitch":
        order.append(session.decision.seat == session.state.defense.seat)
        if len(order) == 1:
            session.choose(Key("pass"))
        elif len(session.decision.options) > 1 and len(order) < 4:
            session.choose(session.decision.options[1].answer)
        else:
            session.choose(Key("pass"))
    assert order[:3] == [True, False, True]
    assert len(told(session, CardPlayed)) == 2


def test_cl_63_no_two_of_one_title():
    """CL-63: not twice in an at-bat by one manager; the other may."""
    one = plus("one", "offense", "swing", 1, more=', title="Same"')
    two = plus("two", "offense", "on_base", 1, more=', title="Same"')
    session = at(2017, offense=(one, two))
    lay(session, "one")
    until(session, "pitch")
    assert len(told(session, CardPlayed)) == 1
    book = session.rulebook
    problems = book.check_played(session.state, VISITOR, "before_pitch", copy_of(session, "two"))
    assert "CARD_DUPLICATE" in [problem.code for problem in problems]


def test_cl_64_costs():
    """CL-64, RUL-74: paid by other cards; a negated card is not paid for."""
    dear = plus("dear", "offense", "swing", 2, more=", cost=1")
    idle = made("idle", 'windows=["half_end"], when=[{inning=90}]')
    session = at(2017, offense=(dear,))
    until(session, "pitch")
    book = session.rulebook
    problems = book.check_played(session.state, VISITOR, "before_pitch", copy_of(session, "dear"))
    assert [problem.code for problem in problems] == ["CARD_COST"]
    session = at(2017, offense=(dear, idle))
    lay(session, "dear")
    assert hand(session, VISITOR) == []
    nope = made("nope", 'windows=["on_card_played"], effects=[{negate="card"}]')
    session = at(2017, offense=(dear, idle), defense=(nope,))
    lay(session, "dear")
    lay(session, "nope")
    assert hand(session, VISITOR) == ["idle"]


def test_cl_64_a_trigger_that_is_not_met():
    late = plus("late", "offense", "swing", 2, more=", when=[{outs=2}]")
    other = plus("other", "offense", "swing", 1)
    session = until(at(2017, offense=(late, other)), "cards before_pitch")
    assert refused(session, place(session, "late")) == ["CARD_TRIGGER"]


def test_cl_65_after_use_to_the_discard_pile():
    session = at(2017, dice=(19, 1), offense=(plus("up", "offense", "swing", 1),))
    lay(session, "up")
    finish(session, 1)
    discard = session.state.cards.hands.visitor.discard.cards
    assert [card.partition("@")[0] for card in discard] == ["up"]


STREAK = made(
    "streak",
    'side="defense", marker="momentum", windows=["after_outcome"], when=[{event="strikeout"}], '
    'lifetime={stay="on_player", player="pitcher", until=["mistake_pitch"], uses=1}, '
    'waits=[{window="after_pitch_roll", when=[{event="mistake_pitch"}], optional=true, discard=1, '
    'effects=[{reroll="pitch"}]}], '
    'icons=[{any_of=["MVP","K"], who="pitcher", effects=[{modify={what="pitch", by=1}}]}]',
)
SPARE = made("spare", 'windows=["half_end"], when=[{inning=90}]')


def test_cl_66_and_the_rulebooks_own_momentum_card():
    """CL-66, RUL-128: icon K, mistake P1, re-rolled to 10: 10 + 5 + 1, the pitcher's, a d20."""
    session = at(2017, "T5 0o []", (19, 1, 1, 10, 14), defense=(STREAK, SPARE),
                 icons={"doyle": "K"}, up="reeve")  # fmt: skip
    lay(session, "streak")
    until(session, "pitching change")
    assert [each.card for each in session.state.cards.staying]
    until(session, "use card")
    session.choose(Key("use"))
    until(session, "swing")
    pitch = last(session, Pitched)
    assert (pitch.die, pitch.modifier, pitch.advantage) == (10, 1, "pitcher")
    assert session.roll.sides == 20
    finish(session, session.passage)
    assert session.state.cards.staying == ()
    assert hand(session, HOME) == []


def test_cl_66_it_goes_when_its_event_comes():
    """CL-66: a mistake pitch nobody pays for ends it."""
    session = at(2017, "T5 0o []", (19, 1, 1, 10), defense=(STREAK, SPARE), up="reeve")
    lay(session, "streak")
    until(session, "use card")
    session.choose(Key("leave"))
    until(session, "swing")
    assert last(session, CardLeft) is not None


def test_cl_67_it_goes_with_its_player():
    session = at(2017, "T5 0o []", (19, 1), defense=(STREAK,), up="reeve")
    lay(session, "streak")
    until(session, "pitching change")
    relieve(session, "thorn~")
    assert session.state.cards.staying == ()
    assert session.state.cards.hands.home.discard.cards != ()


def test_cl_68_negated():
    """CL-68, RUL-132: it does nothing, goes to the pile and counts as played."""
    up = plus("up", "offense", "swing", 3, window="before_swing")
    nope = made("nope", 'windows=["on_card_played"], effects=[{negate="card"}]')
    session = at(2017, dice=(1, 14), offense=(up,), defense=(nope,))
    lay(session, "up")
    lay(session, "nope")
    finish(session, 1)
    assert last(session, CardNegated) is not None
    assert last(session, Swung).total == 14
    assert session.state.cards.hands.visitor.discard.cards != ()


def test_cl_69_success_is_judged_at_the_end():
    """CL-69: to a single and back: no card for the offense; unanswered, one."""
    single = change("single", "offense", "GB", "1B", ", success=[{draw=1}]")
    back = change("back", "defense", "1B", "GB")
    for answer, drawn in ((True, 0), (False, 1)):
        session = at(2017, "T5 0o []", (19, 8), offense=(single,), defense=(back,))
        lay(session, "single")
        if answer:
            lay(session, "back")
        before = len(hand(session, VISITOR))
        finish(session, 1)
        assert len(hand(session, VISITOR)) - before == drawn
        assert last(session, Batted).code == ("GB" if answer else "1B")


def test_cl_72_a_sacrifice_is_no_out_for_cards():
    """CL-72, RUL-77: an out, a fly that scores nobody; not a sacrifice fly, not a bunt."""
    after = made("after", 'side="neutral", windows=["after_outcome"], when=[{event="out"}], '
                 'effects=[{draw=1}]')  # fmt: skip
    for text, dice, keys, is_asked in (
        ("T5 0o []", (19, 13), (), True),
        ("T5 0o [3:reeve]", (19, 13, 1), ("send third",), False),
        ("T5 0o [3:reeve]", (19, 13), (), True),
        ("T5 0o [1:quill]", (13,), ("bunt",), False),
    ):
        session = at(2017, text, dice, offense=(after,))
        say(session, *keys)
        may_play = []
        while session.request is not None and session.passage == 1:
            if session.decision is not None and len(session.decision.options) > 1:
                may_play.append(asked(session))
            step(session)
        assert ("cards after_outcome" in may_play) is is_asked, text


def test_cl_62_to_be_asked_does_not_tell_what_a_hand_can_do():
    """CL-62, C24-20: two people: a card of the window is enough to be asked, in secret."""
    after = made("after", 'side="neutral", windows=["after_outcome"], when=[{event="out"}], '
                 'effects=[{draw=1}]')  # fmt: skip
    session = at(2017, "T5 0o [1:quill]", (13,), offense=(after,))
    say(session, "bunt")
    until(session, "cards after_outcome")
    assert session.decision.is_secret
    assert [option.answer.key for option in session.decision.options] == ["pass"]


def test_c17_32_no_doubling_up():
    """C17-32, RUL-78: not two of one's own on the Swing; the other's may; two numbers may."""
    one = plus("one", "offense", "swing", 2, "before_swing")
    two = made("two", 'side="offense", windows=["before_swing"], '
               'effects=[{modify={what="swing", clutch=1}}]')  # fmt: skip
    down = plus("down", "defense", "swing", -2, "before_swing")
    other = plus("other", "offense", "on_base", 1, "before_swing")
    session = at(2017, dice=(1,), offense=(one, two, other), defense=(down,))
    lay(session, "one")
    lay(session, "down")
    until(session, "cards before_swing")
    book = session.rulebook
    for name, codes in (("two", ["CARD_DOUBLE_UP"]), ("other", [])):
        copy = copy_of(session, name)
        found = list(book.check_played(session.state, VISITOR, "before_swing", copy))
        assert [problem.code for problem in found] == codes
    session = at(2024, dice=(1,), offense=(one, two))
    lay(session, "one")
    lay(session, "two")
    assert len(told(session, CardPlayed)) == 2


def test_c24_39_the_cap():
    """C24-39, RUL-79, RUL-80: +2 and +2 make +3, less two of the other's: S14 is 15."""
    one = plus("one", "offense", "swing", 2, "before_swing")
    two = made("two", 'side="offense", windows=["before_swing"], '
               'effects=[{modify={what="swing", clutch=1}}]')  # fmt: skip
    down = plus("down", "defense", "swing", -2, "before_swing")
    session = at(2024, dice=(1, 14), offense=(one, two), defense=(down,))
    lay(session, "one")
    until(session, "cards before_swing")
    if session.decision.seat == session.state.defense.seat:
        lay(session, "down")
    decision = until(session, "cards before_swing").decision
    warned = session.rulebook.warnings(session.state, decision, place(session, "two"))
    assert [problem.code for problem in warned] == []
    lay(session, "two")
    finish(session, 1)
    assert last(session, Swung).total == 15


def test_c24_39_all_that_adds_to_a_runners_speed_counts_together():
    """C24-39: +2 to his speed and +3 to his baserunning are +3; 16 and 3 at home."""
    one = plus("one", "offense", "speed", 2, "before_throw")
    two = plus("two", "offense", "baserunning", 3, "before_throw")
    session = at(2024, "T5 0o [3:lark]", (19, 13, 10), offense=(one, two), up="sabo")
    say(session, "send third")
    lay(session, "one")
    lay(session, "two")
    finish(session, 1)
    assert (last(session, ThrewAt).speed, last(session, ThrewAt).extra) == (19, 3)


def test_c24_39_all_that_adds_to_a_throw_counts_together():
    """C24-39, RUL-80: +2 to the Outfield and +3 to the throw are +3; in 2017 one is too many."""
    one = plus("one", "defense", "outfield", 2, "before_pitch")
    two = plus("two", "defense", "throw", 3, "before_throw")
    plain = at(2024, "T5 0o [3:lark]", (19, 13, 10), up="sabo")
    say(plain, "send third")
    finish(plain, 1)
    session = at(2024, "T5 0o [3:lark]", (19, 13, 10), defense=(one, two), up="sabo")
    lay(session, "one")
    say(session, "send third")
    lay(session, "two")
    finish(session, 1)
    assert last(session, ThrewAt).total == last(plain, ThrewAt).total + 3
    session = at(2017, "T5 0o [3:lark]", (19, 13, 10), defense=(one, two), up="sabo")
    lay(session, "one")
    say(session, "send third")
    book, game = session.rulebook, session.state
    found = book.check_played(game, game.fielding, "before_throw", copy_of(session, "two"))
    assert [problem.code for problem in found] == ["CARD_DOUBLE_UP"]


def test_c24_39_a_stadium_is_nobodys():
    """C24-39, RUL-80, CL-74: +2 of the park on top of three."""
    park = stadium('main={window="before_swing", effects=[{modify={what="swing", by=2}}]}', 2024)
    one = plus("one", "offense", "swing", 3, "before_swing")
    two = plus("two", "offense", "swing", 3, "before_swing")
    session = at(2024, dice=(1, 10), offense=(one, two), stadium=park)
    lay(session, "one")
    decision = until(session, "cards before_swing").decision
    warned = session.rulebook.warnings(session.state, decision, place(session, "two"))
    assert [problem.code for problem in warned] == ["MODIFIER_CAPPED"]
    lay(session, "two")
    finish(session, 1)
    assert last(session, Swung).modifier == 5


def test_c24_40_clutch_moment_cards():
    card = plus("big", "offense", "swing", 2, more=", clutch=true")
    plain = plus("plain", "offense", "on_base", 1)
    session = until(at(2024, "T2 0o []", offense=(card, plain)), "cards before_pitch")
    assert refused(session, place(session, "big")) == ["CARD_NOT_CLUTCH"]
    lay(at(2024, "T8 0o []", offense=(card,)), "big")


def test_c24_41_burst_and_impulse():
    """C24-41, RUL-81: the lifetime counts, not the icon: a burst ends with the half-inning."""
    burst = made("burst", 'side="offense", marker="burst", windows=["before_pitch"], '
                 'lifetime={stay="on_team", half_innings=1}, '
                 'effects=[{modify={what="on_base", by=2, for="until_event"}}]')  # fmt: skip
    session = at(2024, "T5 1o []", (19, 1, 19, 1), offense=(burst,))
    lay(session, "burst")
    until(session, "pitching change")
    assert session.state.cards.staying != ()
    until(session, "swing")
    assert last(session, Pitched).on_base == 12
    until(session, "take the field")
    assert (session.state.cards.staying, session.state.cards.changes) == ((), ())
    snap = made("snap", 'side="defense", marker="impulse", windows=["on_card_played"], '
                'effects=[{draw=1}]')  # fmt: skip
    session = at(2024, offense=(plus("up", "offense", "swing", 1),), defense=(snap,))
    lay(session, "up")
    lay(session, "snap")
    assert len(hand(session, HOME)) == 1
