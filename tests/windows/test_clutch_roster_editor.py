"""The roster editor for both editions of Clutch, in the window itself."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from roster_desk import EDITIONS, both, choose, drag, faults, type_in

from hotstove.baseball.positions import Position
from hotstove.clubhouse.clutch.stock import ClutchStock
from hotstove.clubhouse.documents import save_document
from hotstove.clubhouse.dugout import Area, Place, at
from hotstove.rulebooks.clutch.cards import BatterCard, PitcherCard, TwoWayCard
from hotstove.windows.roster_editor.opening import open_new
from hotstove.windows.roster_editor.shelf_dialog import ShelfDialog
from hotstove.windows.roster_editor.window import RosterWindow


def needed(window, area):
    return next(row for row in window.notebook.wishes if row.need.area is area)


# Where everybody is


@both
def test_the_mat_has_the_places_of_its_edition(new_editor, default, game):
    """C17-06 to 08, C17-18; C24-10, C24-11, C24-17, C24-18."""
    window = new_editor(default(game))
    counts = dict.fromkeys(Area, 0)
    for place in window.mat.places:
        counts[place.area] += 1
    assert (counts[Area.FIELD], counts[Area.ROTATION], counts[Area.STADIUM]) == (9, 5, 1)
    is_old = game == "clutch/2017"
    assert counts[Area.CLOSER] == (1 if is_old else 0)
    assert counts[Area.COACHES] == (0 if is_old else 3)
    spoken = [slot.accessibleName() for slot in window.mat.places.values()]
    assert all(spoken)
    assert len(set(spoken)) == len(spoken)
    assert any(name.startswith("Park, ") for name in spoken)
    if not is_old:
        assert [name.split(",")[0] for name in spoken if "coach," in name] == [
            "Bench coach", "Hitting coach", "Pitching coach",
        ]  # fmt: skip


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1200)])
@pytest.mark.parametrize("game", [*EDITIONS, "showdown"])
def test_no_card_of_the_mat_lies_on_another_or_on_its_seam(new_editor, default, game, size):
    window = new_editor(default(game), size=size)
    boxes = [slot.box().translated(slot.pos()) for slot in window.mat.places.values()]
    mat = window.mat.rect().adjusted(18, 18, -18, -18)
    assert all(mat.contains(box.toAlignedRect()) for box in boxes)
    pairs = combinations(boxes, 2)
    assert not [pair for pair in pairs if pair[0].intersects(pair[1])]


@both
def test_what_showdown_alone_has_is_not_there(new_editor, game):
    window = new_editor(game=game)
    told = {action.text().replace("&", "") for action in window.commands.actions}
    alone = ("Charts…", "Own format…", "Backup, or in full (B)")
    assert not told & {*alone, "Outcomes against the league…"}
    assert window.head.rules.findData("own") == -1
    assert not window.head.home.isVisible()
    showdown = new_editor()
    there = {action.text().replace("&", "") for action in showdown.commands.actions}
    assert there >= set(alone)
    assert not there & {"Coaches", "Parks"}
    assert not showdown.library.shelf.isVisible()


# Cards, coaches, parks


def test_a_coach_goes_by_drag_to_the_place_of_his_kind_and_to_no_other(new_editor, default):
    """C24-17."""
    window = new_editor(default("clutch/2024"))
    stock, rack = window.model.stock, window.library.rack
    window.show_shelf(Area.COACHES)
    assert set(rack.found.cards) == set(stock.coaches)
    there = window.model.editor.dugout.coaches
    other = next(
        card for card in rack.found.cards
        if stock.coaches[card].coach == "hitting" and card not in there
    )  # fmt: skip
    start = rack.visualRect(rack.found.index(rack.found.row_of(other))).center()
    wrong = window.mat.places[Place(Area.COACHES, number=0)]
    drag(rack.viewport(), start, wrong, wrong.rect().center())
    assert window.model.editor.dugout.coaches == there
    assert "C24-17" in window.line.text()
    right = window.mat.places[Place(Area.COACHES, number=1)]
    drag(rack.viewport(), start, right, right.rect().center())
    assert window.model.editor.dugout.coaches == (there[0], other, there[2])
    drag(right, right.rect().center(), rack.viewport(), rack.viewport().rect().center())
    assert window.model.editor.dugout.coaches == (there[0], "", there[2])
    assert "COACH_STAFF" in faults(window)


@both
def test_a_park_is_chosen_from_its_need_by_keys(new_editor, default, game):
    """C17-18, C24-18."""
    document = default(game)
    window = new_editor(replace(document, roster=replace(document.roster, stadium="")))
    assert faults(window) == ["STADIUM_COUNT"]
    needed(window, Area.STADIUM).click()
    rack = window.library.rack
    assert window.focusWidget() is rack
    assert set(rack.found.cards) == set(window.model.stock.stadiums)
    QTest.keyClick(rack, Qt.Key.Key_Return)
    assert window.model.document.roster.stadium == rack.current
    assert faults(window) == []
    window.library.show_shelf("")
    assert set(rack.found.cards) == set(window.model.stock.known)


@both
def test_the_few_are_searched_by_any_word_on_them(new_editor, game):
    window = new_editor(game=game)
    window.library.show_shelf(Area.STADIUM)
    park = next(iter(window.model.stock.stadiums.values()))
    type_in(window, park.name)
    assert park.id in window.library.rack.found.cards
    type_in(window, "no such park anywhere")
    assert window.library.pages.currentWidget() is not window.library.rack
    window.library._drop.click()
    assert len(window.library.rack.found.cards) == len(window.model.stock.stadiums)


def test_a_drop_where_nobody_may_be_says_why(new_editor, default):
    """C17-08, C17-19."""
    window = new_editor(default("clutch/2017"))
    before, places = window.model.document, window.mat.places
    first, third = (places[Place(Area.ROTATION, number=number)] for number in (0, 2))
    drag(first, first.rect().center(), third, third.rect().center())
    assert "C17-19" in window.line.text()
    closer = places[Place(Area.CLOSER)]
    drag(first, first.rect().center(), closer, closer.rect().center())
    assert "C17-08" in window.line.text()
    assert window.model.document == before


def test_a_two_way_player_shows_the_side_he_is_registered_for(new_editor, catalog):
    """RUL-12, C24-03."""
    shelf = catalog.clutch(2024)
    batter = next(card for card in shelf.cards.values() if isinstance(card, BatterCard))
    pitcher = next(card for card in shelf.cards.values() if isinstance(card, PitcherCard))
    card = TwoWayCard(batter=replace(batter, id="both"), pitcher=replace(pitcher, id="both"))
    window = new_editor(game="clutch/2024")
    window.model.restock(ClutchStock(shelf, [card]))
    faces = window.pictures.faces
    assert faces.face_in(Area.FIELD, card.id) == card.id
    assert faces.face_in(Area.ROTATION, card.id) != card.id
    arm = faces.art(faces.face_in(Area.ROTATION, card.id)).card
    assert arm == card.pitcher


@both
def test_salary_stands_where_showdown_has_points(new_editor, default, game):
    window = new_editor(default(game))
    assert window.library.points.text() == "Salary"
    assert window.library.by.itemText(window.library.by.findData("points")) == "Salary"
    assert "cap is 6000" in window.head.meter.accessibleDescription()
    shortstop = window.mat.places[at(Position.SHORTSTOP)]
    assert f"salary {window.model.editor.cost(shortstop.card)}" in shortstop.accessibleName()
    assert "Salary left: " in window.notebook._summary()


@both
def test_every_format_is_offered_and_held_to(new_editor, default, game):
    """C17-13, C24-14."""
    window = new_editor(default(game))
    formats = window.model.office.formats(window.model.catalog)
    for name in formats:
        choose(window.head.rules, name)
        assert window.model.editor.rules.id == name
        places = [place for place in window.mat.places if place.area is Area.ROTATION]
        starters = formats[name].starters
        assert len(places) == max(starters, 5) if starters else len(places) >= 5
    choose(window.head.rules, next(iter(formats)))
    assert faults(window) == []


# Files, the shelf, and a game


def test_the_shelf_begins_a_roster_of_the_game_that_is_chosen(window, qtbot, monkeypatch):
    dialog = ShelfDialog(window)
    qtbot.addWidget(dialog)
    dialog.show()
    texts = [dialog.game.itemText(number) for number in range(dialog.game.count())]
    assert texts == ["Showdown", "Clutch 2017", "Clutch 2024"]
    choose(dialog.game, "clutch/2024")
    dialog.new.click()
    (editor,) = window.findChildren(RosterWindow)
    assert editor.model.document.game == "clutch/2024"
    editor.command("add", editor.library.rack.found.cards[0])
    editor.close()
    again = ShelfDialog(window)
    qtbot.addWidget(again)
    (card,) = again.cards
    assert "Clutch 2024: 1 card, salary" in card.accessibleName()
    again.reject()


@both
def test_a_roster_is_kept_saved_and_opened_again(new_editor, shelf, store, default, game, qtbot):
    window = new_editor(default(game))
    window.command("remove", window.model.editor.dugout.bench[0])
    window.save_to(shelf.folder / "Spring")
    document = window.model.document
    window.close()
    again = RosterWindow(shelf, store, shelf.open(shelf.paths()[0]), shelf.paths()[0])
    qtbot.addWidget(again)
    kept = again.model.document
    assert (kept.game, kept.roster, kept.deck) == (document.game, document.roster, document.deck)
    assert kept.side_deck == document.side_deck
    again.close()


@both
def test_the_new_game_window_offers_rosters_of_its_game_only(window, default, game, qtbot):
    from hotstove.windows.new_game import NewGameDialog

    folder = window.keeper.rosters.folder
    folder.mkdir(parents=True)
    save_document(replace(default(game), name="Mine"), folder / "mine.hotroster")
    dialog = NewGameDialog(
        window.catalog, window.store, window.resources / "art", window,
        rosters=window.keeper.rosters,
    )  # fmt: skip
    qtbot.addWidget(dialog)
    dialog.show()
    chooser = dialog.corners[0].roster
    choose(dialog.rulebook, "showdown/expert")
    assert not chooser.isVisible()
    choose(dialog.rulebook, next(other for other in EDITIONS if other != game))
    assert not chooser.isVisible()
    choose(dialog.rulebook, game)
    assert chooser.isVisible()
    deck = dialog.corners[0].deck
    assert deck.isVisible()
    chooser.setCurrentIndex(1)
    chooser.activated.emit(1)
    assert not deck.isVisible()
    assert dialog.play.isEnabled()
    made = dialog.made()
    assert made.rosters[0] == str(folder / "mine.hotroster")
    setup = window.keeper.rosters.seated(made.setup(window.catalog), made.rulebook, made.rosters)
    assert {card.id for card in setup.teams[0].cards} == set(default(game).roster.cards)
    dialog.reject()


def test_keys_that_mean_nothing_here_do_nothing(new_editor, default):
    window = new_editor(default("clutch/2024"))
    before, slot = window.model.document, window.mat.places[Place(Area.BENCH)]
    slot.setFocus()
    QTest.keyClick(slot, Qt.Key.Key_B)
    coach = window.mat.places[Place(Area.COACHES)]
    coach.setFocus()
    for key in (Qt.Key.Key_L, Qt.Key.Key_C, Qt.Key.Key_B):
        QTest.keyClick(coach, key)
    QTest.keyClick(coach, Qt.Key.Key_Return, Qt.KeyboardModifier.AltModifier)
    assert window.model.document == before
    QTest.keyClick(coach, Qt.Key.Key_Space)
    assert window.zoom.isVisible()
    assert window.model.name_of(coach.card) in window.zoom.accessibleName()
    QTest.keyClick(coach, Qt.Key.Key_Delete)
    assert window.model.editor.dugout.coaches[0] == ""


# Another language


@both
def test_an_open_editor_speaks_another_language_at_once(window, default, game):
    editor = open_new(window, game)
    first, second = editor.library.rack.found.cards[:2]
    editor.command("add", first)
    editor.command("add", second)
    type_in(editor, "lefty")
    editor.library.facets["position"].choose(("SS",))
    window.store.change(language="fr")
    QApplication.processEvents()
    assert editor.menuBar().actions()[0].text().replace("&", "") == "Fichier"
    assert editor.library.search.text() == "lefty"
    assert editor.library.facets["position"].values == ("SS",)
    (shown_now,) = [one for one in window.findChildren(RosterWindow) if one.isVisible()]
    assert shown_now is editor
    editor.model.undo()
    assert editor.model.document.roster.cards == (first,)
    slots = [slot for slot in editor.mat.places.values() if slot.card]
    assert [slot.card for slot in slots] == [first]
    editor.command("remove", first)
    assert not [slot for slot in editor.mat.places.values() if slot.card]
    editor.close()
    window.store.change(language="en")
    QApplication.processEvents()
