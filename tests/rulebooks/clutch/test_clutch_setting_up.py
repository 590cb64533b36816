"""Before the first pitch, and the scorecard: CL-19 to 29, C17-19 to 21, C24-19 to 22."""

from __future__ import annotations

from clutch_cast import BOOKS, LoadedDice, asked, at, hand, refused, relieve, say, until
from clutch_people import cards, lineup, pitcher, setup, team
from clutch_printed import made
from msgspec.structs import replace

from hotstove.baseball.facts import SidesDecided
from hotstove.baseball.lineups import LineupSpot
from hotstove.baseball.positions import Position
from hotstove.play.answers import Key, Placed
from hotstove.play.seats import SEATS, Side
from hotstove.play.session import Session
from hotstove.rulebooks.clutch.facts import StarterNamed, StartersShown
from hotstove.rulebooks.clutch.lineups import lineup_warnings
from hotstove.rulebooks.clutch.opening import rotation
from hotstove.rulebooks.clutch.scorecard import scorecard

_SIDES = (Side.VISITOR, Side.HOME)


def begin(year, dice=(), **house):
    book = BOOKS[year](setup(year, **house))
    return Session(book, LoadedDice(dice, seed=3), waits_for_throws=True)


def test_cl_19_the_order_of_setup():
    """CL-19: sides, starters, hands, lineups, play ball."""
    session = begin(2024, home="dice")
    seen = []
    while session.request is not None and asked(session) != "take the field":
        seen.append(asked(session))
        if session.roll is not None:
            session.throw()
        elif session.decision.default is not None:
            session.choose(session.decision.default)
        else:
            session.choose(session.decision.options[0].answer)
    wanted = ["home", "starter", "mulligan", "lineup"]
    assert list(dict.fromkeys(seen)) == wanted


def test_cl_20_home_by_dice():
    """CL-20, RUL-19: equal rolls are rolled again; B's nine is higher."""
    session = begin(2017, [14, 14, 3, 9], home="dice")
    for _ in range(4):
        session.throw()
    assert next(f for f in session.facts if isinstance(f, SidesDecided)).home == SEATS[1]


def test_cl_21_what_lies_open():
    """CL-21: benches, bullpens, orders and coaches are open; hands and decks are not."""
    session = at(2017, offense=(made("x", 'windows=["before_pitch"]'),))
    seen = session.seen_from(SEATS[1]).game
    assert seen.visitor.bench == session.state.visitor.bench
    assert seen.visitor.bullpen
    assert set(seen.cards.hands.visitor.hand.cards) == {""}
    assert set(seen.cards.hands.home.deck.cards) == {""}


def test_cl_22_hands_are_trimmed_before_the_pitch():
    """CL-22, RUL-20: eight cards, and one must go before the pitch; also before a first bunt."""
    eight = tuple(made(f"x{n}", 'windows=["half_end"], when=[{inning=50}]') for n in range(8))
    session = at(2017, "T5 0o [1:quill]", offense=eight, to="trim")
    assert session.decision.seat == session.state.offense.seat
    session.choose(session.decision.options[0].answer)
    assert asked(session) == "pitch"
    assert len(hand(session, Side.VISITOR)) == 7
    session = at(2017, "T5 0o [1:quill]", offense=eight)
    say(session, "bunt")
    assert asked(session) == "trim"


def test_cl_23_both_draw_after_a_half():
    """CL-23: 2017, no cards played: six each after three halves."""
    session = at(2017, "T5 2o []", dice=[20, 1])
    before = len(hand(session, Side.HOME))
    until(session, "take the field")
    assert [len(hand(session, side)) - before for side in _SIDES] == [1, 1]


def test_cl_24_lineups():
    book = BOOKS[2017](setup(2017))
    known = {card.id: card for card in book.team(SEATS[0]).cards}

    def found(card):
        return [p.code for p in book.check_lineup(card, known, "doyle")]

    good = lineup()
    assert found(good) == []
    first = good.spots[0]
    assert found(replace(good, spots=good.spots[:8])) == [
        "LINEUP_SIZE", "LINEUP_POSITION_MISSING",
    ]  # fmt: skip
    twice = replace(good, spots=(first, replace(first, position=Position.LEFT_FIELD),
                                 *good.spots[2:]))  # fmt: skip
    assert "LINEUP_DUPLICATE" in found(twice)
    both = replace(good, spots=(first, LineupSpot("webb", Position.SHORTSTOP), *good.spots[2:]))
    assert "LINEUP_POSITION_TWICE" in found(both)
    assert found(replace(good, pitcher="ames")) == ["LINEUP_STARTER"]
    arms = replace(good, spots=(LineupSpot("ames", Position.SHORTSTOP), *good.spots[1:]))
    assert "SUB_WRONG_CARD_TYPE" in found(arms)


def test_c17_21_and_c24_21_out_of_position():
    """C17-21: only at first base; C24-21, RUL-29: a warning, and the price."""
    for year, wanted in ((2017, ["LINEUP_NOT_QUALIFIED"]), (2024, [])):
        book = BOOKS[year](setup(year))
        known = {card.id: card for card in book.team(SEATS[0]).cards}
        spots = [
            replace(s, player={"lark": "dunn", "dunn": "lark"}.get(s.player, s.player))
            for s in lineup().spots
        ]
        card = replace(lineup(), spots=tuple(spots))
        assert [p.code for p in book.check_lineup(card, known, "doyle")] == wanted
        assert [p.code for p in lineup_warnings(card, known)] == ["LINEUP_OUT_OF_POSITION"]
        first = [
            replace(s, player={"fitch": "moss", "cass": "cass"}.get(s.player, s.player))
            for s in lineup().spots
        ]
        card = replace(lineup(), spots=tuple(first))
        assert list(book.check_lineup(card, known, "doyle")) == []


def test_cl_26_the_dice():
    """CL-26: d20, d24 after a mistake, another die where a card names one."""
    session = at(2017, dice=[2], to="swing")
    assert session.roll.sides == 24
    card = made("d", 'side="defense", windows=["before_pitch"], '
                'effects=[{set_die={roll="pitch", die="d12"}}]')  # fmt: skip
    from clutch_cast import lay

    session = at(2017, defense=(card,))
    lay(session, "d")
    assert until(session, "pitch").roll.sides == 12


def test_c17_19_the_rotation_by_salary():
    """C17-19: dearest first, equals by last name."""
    book = BOOKS[2017](setup(2017))
    names = [("Ames", 410), ("Dorn", 520), ("Abel", 410), ("Cole", 300), ("Bray", 470)]
    staff = tuple(pitcher(2017, name, 4, "SP6", salary=salary) for name, salary in names)
    cast = (*[c for c in cards(2017) if c.id not in book.pitchers], *staff, *cards(2017)[-5:])
    teams = tuple(
        team(2017, n, cards=cast, rotation=tuple(c.id for c in staff)) for n in (0, 1)
    )
    book = BOOKS[2017](setup(2017, teams=teams))
    assert rotation(book, SEATS[0]) == ("dorn", "bray", "abel", "ames", "cole")


def test_c17_19_and_c17_24_whose_turn_it_is():
    """C17-24: game three belongs to Ames (410 after 520, 470); RUL-23: unseen till both are."""
    cast = team(2017, 0, turn=3), team(2017, 1)
    session = begin(2017, teams=cast)
    assert refused(session, Placed("dorn", "mound")) == ["ROTATION_ORDER"]
    session.choose(Placed("doyle", "mound"))
    named = next(f for f in session.facts if isinstance(f, StarterNamed))
    assert named.seen_from(SEATS[1]).pitcher == ""
    assert session.seen_from(SEATS[1]).game.visitor.named == ""
    assert refused(session, Placed("thorn~", "mound")) == ["START_ROLE"]
    session.choose(Placed("bray~", "mound"))
    shown = next(f for f in session.facts if isinstance(f, StartersShown))
    assert (shown.visitor, shown.home) == ("doyle", "bray~")


def test_c17_20_and_c24_20_opening_hands():
    """C17-20: three; C24-20: five, and after two mulligans three, two at the bottom (RUL-28)."""
    session = begin(2017)
    until(session, "lineup")
    assert len(session.state.cards.hands.visitor.hand.cards) == 3
    assert len(session.state.cards.hands.visitor.deck.cards) == 37
    session = begin(2024)
    until(session, "mulligan")
    session.choose(Key("mulligan"))
    session.choose(Key("mulligan"))
    session.choose(Key("keep"))
    away = []
    while asked(session) == "bottom":
        away.append(session.decision.options[0].answer.card)
        session.choose(session.decision.options[0].answer)
    hands = session.state.cards.hands.visitor
    assert (len(hands.hand.cards), len(hands.deck.cards)) == (3, 47)
    assert sorted(hands.deck.cards[-2:]) == sorted(away)
    session = begin(2024)
    until(session, "mulligan")
    for _ in range(5):
        session.choose(Key("mulligan"))
    assert asked(session) == "bottom"


def test_c24_19_who_may_start():
    """C24-19: a fresh SP, or an opener with bulk; RUL-25, RUL-26, RUL-143."""
    session = begin(2024)
    until(session, "starter")
    offered = {o.answer.card for o in session.decision.options}
    assert offered == {"doyle", "ames", "dorn", "bray", "tully"}
    tired = team(2024, 0, tired=frozenset({"ames", "holt"})), team(2024, 1)
    session = begin(2024, teams=tired)
    until(session, "starter")
    assert refused(session, Placed("ames", "mound")) == ["START_TIRED"]
    assert refused(session, Placed("tully", "mound")) == ["START_OP_NO_BP"]
    assert refused(session, Placed("nash", "mound")) == ["START_ROLE"]
    worn = frozenset({"doyle", "ames", "dorn", "bray"})
    session = begin(2024, teams=(team(2024, 0, tired=worn), team(2024, 1)))
    until(session, "starter")
    assert {"doyle", "bray"} <= {o.answer.card for o in session.decision.options}
    session.choose(Placed("doyle", "mound"))
    session.choose(session.decision.default)
    assert session.state.visitor.mound.entered_tired


def test_c24_19_one_die_for_both():
    """C24-19, RUL-27, RUL-135: 13 starts slot 4; slot 5 holds a BP, so an opener begins."""
    session = begin(2024, [13], starters="die")
    session.throw()
    assert [o.answer.card for o in session.decision.options] == ["bray"]
    session = begin(2024, [20], starters="die")
    session.throw()
    assert [o.answer.card for o in session.decision.options] == ["tully"]


# The scorecard


def test_cl_27_to_cl_29_the_printed_areas():
    """CL-27, CL-28, CL-29: line score, starter, relievers, units, total."""
    session = at(2017, "T9 2o []", dice=[20, 1], mound={"outs": 19, "bb": 3, "r": 2, "er": 1})
    game = session.state
    mine, theirs = scorecard(session.rulebook, game, session.facts)
    assert (theirs.battery, theirs.infield, theirs.outfield) == (10, 8, 6)
    row = theirs.pitchers[0]
    assert (row.name, row.innings, row.walks, row.runs) == ("Doyle", "6.1", 3, 2)
    assert mine.manager == "Vera"


def test_cl_28_units_follow_every_change():
    """CL-28: 2017, a catcher at first: -3 and the other three."""
    from hotstove.baseball.facts import FieldSet

    session = at(2017)
    book, game = session.rulebook, session.state
    order = tuple("moss~" if p == "fitch~" else p for p in game.home.order)
    after = book.after(game, FieldSet(Side.HOME, order, game.home.positions))
    assert after.home.infield == -3 + 3 + 2 + 2
    relieve(session, "thorn~")
    assert session.state.home.battery == 1 + 8


def test_cl_29_outs_of_every_kind_are_his():
    """CL-29: strikeout, caught stealing, single, double play: four outs, 1.1."""
    from clutch_cast import finish

    session = at(2017, "T5 1o []", [19, 1, 9, 20, 5, 19, 20], mound={"outs": 0})
    finish(session)
    assert session.state.defense.mound.outs == 1


def test_c24_22_a_cap_on_units_is_a_setting():
    """C24-22, RUL-30: none unless agreed."""
    plain, capped = at(2024), at(2024, unit_cap=7)
    assert plain.rulebook.unit(plain.state, "infield") == 9
    assert capped.rulebook.unit(capped.state, "infield") == 7
