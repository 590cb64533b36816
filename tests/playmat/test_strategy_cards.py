"""Strategy cards on the table: whose hand is seen, what is lit, played, waited for and passed."""

from __future__ import annotations

import pytest
from expert_cast import asked, copy_of, expert, hand
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from tables_for_tests import desk_of, drag, place_point

from hotstove.play.answers import PASS, Key, Placed
from hotstove.play.decisions import Roll
from hotstove.play.dice import LoadedDice
from hotstove.play.session import Session
from hotstove.play.setup import Chair
from hotstove.playmat.poses import Show
from hotstove.rulebooks.showdown.expert import ExpertShowdown
from hotstove.rulebooks.showdown.expert_facts import CardPlayed

PEOPLE = (Chair("Vera"), Chair("Hal"))
VERA_ALONE = (Chair("Vera"), Chair("Luck", "luck"))
VERA, HAL = 0, 1
BEFORE, ON, AFTER = "cards before the pitch", "cards on the result", "cards after the result"


def table(qtbot, text="B5 0o []", chairs=PEOPLE, dice=(), **moment):
    """An expert table at the moment *text* tells; Vera visits Hal."""
    made = expert(text, dice, **moment)
    book = ExpertShowdown(replace(made.rulebook.setup, chairs=chairs))
    return desk_of(qtbot, Session(book, LoadedDice(dice, seed=7), start=made.state))


def until_asked(desk, question, seat=None):
    """Answer by default, without orders, until *question* is asked of *seat*."""
    model = desk.model
    for _ in range(80):
        request = model.request
        if isinstance(request, Roll):
            model.throw()
        elif request.asks == question and seat in (None, request.seat):
            return desk
        else:
            model.choose(request.default)
    raise AssertionError(f"{question!r} is never asked")


def in_hand(desk, *, face_up=True):
    """The pieces of both hands that lie so."""
    cards = desk.scene.cards
    held = {f"card:{copy}" for side in ("offense", "defense") for copy in copies(desk, side)}
    if face_up:
        return {p for p in held if p in cards and cards[p].look.show is not Show.BACK}
    return {p for p in cards if p.startswith("hand:")}


def copies(desk, side):
    game = desk.model.session.state
    return game.expert.hands.of(game.batting if side == "offense" else game.fielding).hand.cards


def piece(desk, name, side):
    return next(f"card:{c}" for c in copies(desk, side) if c.partition("@")[0] == name)


def lit(desk):
    return {p.partition(":")[2].partition("@")[0] for p in desk.scene._marked if "@" in p}


def played(desk):
    facts = desk.model.session.facts
    return [f.card.partition("@")[0] for f in facts if isinstance(f, CardPlayed)]


# Whose hand is seen (SD-E-07)


def test_sd_e_07_where_two_people_share_the_table_both_hands_lie_backs_up(qtbot):
    desk = table(qtbot, offense="swing_two", defense="needs_one to_ground")
    until_asked(desk, BEFORE)
    assert in_hand(desk) == set()
    assert len(in_hand(desk, face_up=False)) == 3
    assert [option.answer for option in desk.model.shown_options()] == [PASS]
    assert desk.model.places_for(piece(desk, "needs_one", "defense")) == {}
    assert lit(desk) == set()
    for back in in_hand(desk, face_up=False):
        assert desk.scene.cards[back].voice.full_words() == ""


def test_sd_e_07_whoever_looks_sees_his_own_hand_and_the_back_of_the_other(qtbot):
    desk = table(qtbot, offense="swing_two", defense="needs_one to_ground")
    until_asked(desk, BEFORE, VERA)
    desk.model.look(VERA)
    assert len(in_hand(desk)) == 2
    assert in_hand(desk) == {f"card:{copy}" for copy in copies(desk, "defense")}
    assert lit(desk) == {"needs_one"}
    desk.model.look(None)
    assert in_hand(desk) == set()


def test_sd_e_07_what_is_in_a_hand_changes_nothing_that_the_others_see(qtbot):
    """The prompt, its answers and the pieces are the same for any hand of as many cards."""
    seen = []
    for defense in ("needs_one to_ground", "to_ground hold_all"):
        desk = table(qtbot, offense="swing_two", defense=defense)
        until_asked(desk, BEFORE, VERA)
        model, cards = desk.model, desk.scene.cards
        seen.append((
            model.prompt(),
            [model.answer_text(option.answer) for option in model.shown_options()],
            {name: card.look.card for name, card in cards.items() if "@" not in name},
            [card.voice.words for _, card in sorted(cards.items())],
        ))  # fmt: skip
    assert seen[0] == seen[1]


def test_a_single_person_has_his_hand_before_him_and_sees_backs_of_the_other(qtbot):
    desk = table(qtbot, chairs=VERA_ALONE, offense="swing_two on_single", defense="needs_one")
    assert in_hand(desk) == {f"card:{copies(desk, 'defense')[0]}"}
    assert len(in_hand(desk, face_up=False)) == 2


def test_cards_for_the_other_half_lie_closed_up_behind(qtbot):
    """SD-E-09: what this half-inning is for has the room."""
    held = "needs_one to_ground swing_two on_single draw_two"
    desk = table(qtbot, chairs=VERA_ALONE, defense=held)
    at = {copy.partition("@")[0]: desk.scene.cards[f"card:{copy}"].pose.x
          for copy in copies(desk, "defense")}  # fmt: skip
    assert max(at["needs_one"], at["to_ground"]) < min(at["swing_two"], at["draw_two"])
    now = abs(at["needs_one"] - at["to_ground"])
    assert now > 2 * abs(at["on_single"] - at["swing_two"])


# Playing a card (SD-E-16)


def test_a_card_dragged_from_the_hand_is_played_and_lies_open(qtbot):
    desk = table(qtbot, chairs=VERA_ALONE, defense="needs_one to_ground")
    until_asked(desk, BEFORE, VERA)
    card = piece(desk, "needs_one", "defense")
    assert lit(desk) == {"needs_one"}
    drag(desk, card, place_point(desk, "second"))
    assert played(desk) == ["needs_one"]
    box = desk.scene.layout.places["in play:visitor"].box
    item = desk.scene.cards[card]
    assert box.x < item.pos().x() < box.x + box.width
    assert item.look.show is Show.TABLE


def test_enter_twice_plays_the_card_that_is_lit(qtbot):
    desk = table(qtbot, chairs=VERA_ALONE, defense="needs_one to_ground")
    until_asked(desk, BEFORE, VERA)
    assert desk.view.focused == piece(desk, "needs_one", "defense")
    QTest.keyClick(desk.view, Qt.Key.Key_Return)
    QTest.keyClick(desk.view, Qt.Key.Key_Return)
    assert played(desk) == ["needs_one"]


def test_a_card_that_must_wait_says_so_when_it_is_lifted_and_when_it_is_let_go(qtbot):
    """SD-E-08, SD-E-21: it goes back into the hand, and the manager still has his turn."""
    desk = table(qtbot, chairs=VERA_ALONE, defense="needs_one to_ground")
    until_asked(desk, BEFORE, VERA)
    said = []
    desk.model.refused.connect(said.append)
    card = piece(desk, "to_ground", "defense")
    drag(desk, card, place_point(desk, "second"))
    qtbot.waitUntil(lambda: not desk.view.drag.card, timeout=1000)
    assert len(said) == 2
    assert all("To Ground" in sentence and "SD-E-08" in sentence for sentence in said)
    assert played(desk) == []
    assert asked(desk.model.session) == BEFORE


def test_a_card_for_the_other_half_says_for_which(qtbot):
    """SD-E-09, before anything is dropped."""
    desk = table(qtbot, chairs=VERA_ALONE, defense="needs_one swing_two")
    until_asked(desk, BEFORE, VERA)
    said = []
    desk.model.refused.connect(said.append)
    desk.view.pick_up(piece(desk, "swing_two", "defense"))
    assert "SD-E-09" in said[0]


def test_a_card_may_be_laid_while_walk_and_bunt_are_still_asked_about(qtbot):
    """SD-E-08: the questions before its window are let go by; one gesture, one step of undo."""
    desk = table(qtbot, chairs=PEOPLE, defense="needs_one to_ground", offense="swing_two")
    until_asked(desk, "intentional walk", VERA)
    model = desk.model
    model.look(VERA)
    assert lit(desk) == {"needs_one"}
    gesture = model.session.gesture
    desk.view.dropped.emit(piece(desk, "needs_one", "defense"), "table")
    until_asked(desk, BEFORE, HAL)
    assert played(desk) == ["needs_one"]
    while model.session.gesture > gesture:
        model.undo()
    assert asked(model.session) == "intentional walk"


def test_a_runner_is_named_by_clicking_him_and_the_mat(qtbot):
    """SD-V-05: the card asks which runner it is for."""
    desk = table(qtbot, "T5 0o [1:Bell 2:Cole]", chairs=VERA_ALONE, offense="one_up free_steal")
    until_asked(desk, BEFORE, VERA)
    desk.view.dropped.emit(piece(desk, "free_steal", "offense"), "table")
    if asked(desk.model.session) == "card runner":
        runner = desk.model.options()[0].piece
        drag(desk, runner, place_point(desk, "mound"))
    assert played(desk) == ["free_steal"]
    assert asked(desk.model.session) != "card runner"


def test_a_bench_card_dragged_onto_a_runner_runs_for_him(qtbot):
    """SD-E-70."""
    desk = table(qtbot, "T7 1o [1:Bell]", chairs=VERA_ALONE)
    until_asked(desk, "batter up", VERA)
    option = next(o for o in desk.model.options() if o.place == "first")
    drag(desk, option.piece, place_point(desk, "first"))
    assert desk.model.session.state.bases.first.player == option.piece.removeprefix("card:")


def test_cards_of_a_pile_to_choose_from_are_laid_out_for_who_may_see_them(qtbot):
    """SD-V-04 search_deck: for the owner alone."""
    desk = table(qtbot, defense="fetch", offense="swing_two")
    until_asked(desk, BEFORE, VERA)
    desk.model.choose(Placed(copies(desk, "defense")[0], "table"))
    assert asked(desk.model.session) == "card search"
    offered = {option.piece for option in desk.model.options()}
    assert not offered & desk.scene.cards.keys()
    assert desk.model.shown_options() == ()
    desk.model.look(VERA)
    assert offered <= desk.scene.cards.keys()


# Decks, used cards, cards in play


def test_sd_e_17_18_decks_used_cards_and_cards_that_stay_are_in_sight(qtbot):
    desk = table(qtbot, chairs=VERA_ALONE, defense="control_up needs_one")
    until_asked(desk, BEFORE, VERA)
    desk.view.dropped.emit(piece(desk, "control_up", "defense"), "table")
    until_asked(desk, BEFORE, VERA)
    desk.view.dropped.emit(piece(desk, "needs_one", "defense"), "table")
    until_asked(desk, "batter up")
    scene = desk.scene
    staying = next(p for p in scene.cards if p.startswith("card:control_up@"))
    used = next(p for p in scene.cards if p.startswith("card:needs_one@"))
    assert box_of(desk, "in play:visitor", staying)
    assert box_of(desk, "used:visitor", used)
    assert "deck:visitor:0" in scene.cards
    left = len(desk.model.session.state.expert.hands.visitor.deck.cards)
    notes = [sentence.arguments.get("count") for _, sentence in scene.moment.notes]
    assert left in notes


def box_of(desk, place, piece) -> bool:
    box, pos = desk.scene.layout.places[place].box, desk.scene.cards[piece].pos()
    return box.x <= pos.x() <= box.x + box.width and box.y <= pos.y() <= box.y + box.height


# Passing


def test_one_person_is_not_asked_where_he_could_only_pass(qtbot):
    """Nobody learns from it; against a person across the table he is asked all the same."""
    asked_of = {}
    for chairs in (VERA_ALONE, PEOPLE):
        desk = table(qtbot, chairs=chairs, defense="hold_all", dice=[15, 3])
        questions = asked_of[chairs] = []
        for _ in range(12):
            request = desk.model.request
            if isinstance(request, Roll):
                desk.model.throw()
            else:
                if request.seat == VERA:
                    questions.append(request.asks)
                desk.model.choose(request.default)
    assert BEFORE in asked_of[PEOPLE]
    assert not [each for each in asked_of[VERA_ALONE] if each.startswith("cards")]


def test_throwing_lets_the_window_before_the_pitch_go_by_for_both(qtbot):
    """One gesture each: the defence throws, the offence stands ready, and the pitch comes."""
    desk = table(qtbot, offense="swing_two", defense="needs_one")
    until_asked(desk, "intentional walk", VERA)
    desk.act()
    assert asked(desk.model.session) == "bunt"
    desk.act()
    assert desk.model.session.state.pitch is not None
    assert isinstance(desk.model.request, Roll)
    assert desk.model.request.purpose == "swing"


def test_a_card_of_the_other_side_stops_what_rides_on_a_throw(qtbot):
    desk = table(qtbot, offense="swing_two", defense="needs_one to_ground")
    until_asked(desk, "intentional walk", VERA)
    desk.model.choose(desk.model.request.default)
    desk.act()
    assert (asked(desk.model.session), desk.model.request.seat) == (BEFORE, VERA)
    desk.model.choose(Placed(copy_of(desk.model.session, "needs_one"), "table"))
    assert (asked(desk.model.session), desk.model.request.seat) == (BEFORE, HAL)


def test_whoever_passes_on_is_asked_again_when_something_changes(qtbot):
    held = {"offense": "after_any on_grounder", "defense": "after_any nothing_too"}
    desk = table(qtbot, dice=[15, 9] * 9, **held)
    until_asked(desk, AFTER, VERA)
    desk.model.pass_on()
    assert desk.model.orders.passing == {VERA}
    assert desk.model.request.seat == HAL
    desk.model.choose(PASS)
    assert asked(desk.model.session) == "batter up"
    until_asked(desk, AFTER)
    assert desk.model.request.seat == HAL
    desk.model.choose(Placed(copy_of(desk.model.session, "after_any"), "table"))
    assert desk.model.orders.passing == set()
    assert (asked(desk.model.session), desk.model.request.seat) == (AFTER, VERA)


def test_passing_on_ends_with_the_half_inning(qtbot):
    held = {"offense": "after_any", "defense": "after_any"}
    desk = table(qtbot, "B5 2o []", dice=[15, 2] * 9, **held)
    until_asked(desk, AFTER, VERA)
    desk.model.pass_on()
    desk.model.choose(PASS)
    assert desk.model.session.state.inning == 6
    assert desk.model.orders.passing == set()


# Warnings (R60)


def test_a_bunt_that_can_only_make_an_out_is_warned_of_and_done_when_meant(qtbot):
    desk = table(qtbot, "T5 2o [1:Bell]", with_decks=False)
    until_asked(desk, "bunt", VERA)
    said = []
    desk.model.refused.connect(said.append)
    assert not desk.model.choose(Key("bunt"))
    assert "SD-E-51" in said[0]
    assert desk.model.choose(Key("bunt"))
    assert desk.model.session.state.expert.mode == "bunt"


# Without decks


def test_sd_e_03_without_two_decks_the_table_is_that_of_the_advanced_game(qtbot):
    desk = table(qtbot, with_decks=False)
    assert "hands" not in desk.scene.layout.places
    assert desk.scene.layout.hand_goes_to == ""


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1200)])
def test_every_hand_card_can_be_taken_hold_of(qtbot, size):
    """Of each of eleven cards at least 12 px are free to press on."""
    held = (
        "needs_one to_ground hold_all deny swing_down turn_two swing_two on_single "
        "draw_two after_any on_base_up"
    )
    desk = table(qtbot, chairs=VERA_ALONE, defense=held)
    desk.view.resize(*size)
    desk.view.fit()
    scene, view = desk.scene, desk.view
    assert len(hand(desk.model.session, "defense")) == 11
    for copy in copies(desk, "defense"):
        card = scene.cards[f"card:{copy}"]
        face = view.mapFromScene(card.scene_face()).boundingRect()
        row = [face.left() + x for x in range(face.width())]
        y = face.top() + face.height() // 3
        free = [x for x in row if scene.card_at(view.mapToScene(x, y)) is card]
        assert len(free) >= 12, copy
        assert y < view.viewport().height()
