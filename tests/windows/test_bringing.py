"""What clubs bring besides players and deck, in the new-game window: by keys and by mouse."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from hotstove.rulebooks.house import Brought
from hotstove.windows.new_game import NewGameDialog

OLD, NEW = "clutch/2017", "clutch/2024"
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(catalog, store, art, qtbot):
    def opened(rulebook, **house):
        dialog = NewGameDialog(catalog, store, art)
        qtbot.addWidget(dialog)
        dialog.resize(1280, 800)
        with qtbot.waitActive(dialog):
            dialog.show()
        dialog.rulebook.choose(rulebook)
        dialog.rulebook.activated.emit(0)
        for name, value in house.items():
            dialog.house.choosers[name].choose(value)
            dialog.house.changed.emit()
        return dialog

    return opened


def asked(dialog, qtbot, number=0):
    """Open the window of that corner by keys."""
    corner = dialog.corners[number]
    corner.bringing.open.setFocus()
    qtbot.keyClick(corner.bringing.open, Qt.Key.Key_Space)
    bring = corner.bringing.asked
    qtbot.waitUntil(bring.isActiveWindow)
    return bring


def teams(dialog, catalog):
    return dialog.made().setup(catalog).teams


def test_c24_17_a_park_and_three_coaches_by_keys(window, catalog, qtbot):
    """C24-17, C24-18: the club's own lie there; the next ones are chosen with the arrow key."""
    dialog = window(NEW)
    bring = asked(dialog, qtbot)
    assert list(bring.fields) == ["stadium", "bench", "hitting", "pitching"]
    own = teams(dialog, catalog)[0]
    shown = [field.chooser.value for field in bring.fields.values()]
    assert shown == [own.stadium.id, *(coach.id for coach in own.coaches)]
    assert bring.focusWidget() is bring.fields["stadium"].chooser
    for field in bring.fields.values():
        assert field.chooser.hasFocus()
        qtbot.keyClick(field.chooser, Qt.Key.Key_Down)
        qtbot.keyClick(field.chooser, Qt.Key.Key_Tab)
    chosen = [field.chooser.value for field in bring.fields.values()]
    assert all(one != other for one, other in zip(shown, chosen, strict=True))
    qtbot.keyClick(bring, Qt.Key.Key_Return)
    changed, other = teams(dialog, catalog)
    assert [changed.stadium.id, *(coach.id for coach in changed.coaches)] == chosen
    assert other.stadium.id == catalog.clutch(2024).rosters[other.club.id].stadium
    told = dialog.corners[0].bringing.told.text()
    assert catalog.clutch(2024).stadiums[chosen[0]].name in told


def test_the_words_of_the_chosen_card_are_there_to_read(window, catalog, qtbot):
    """A screen reader gets them with the field, eyes beneath it."""
    bring = asked(window(NEW), qtbot)
    field = bring.fields["hitting"]
    for place in range(field.chooser.count()):
        field.chooser.setCurrentIndex(place)
        text = catalog.clutch(2024).coaches[field.chooser.value].text
        assert field.says.text() == field.chooser.accessibleDescription() == text


@pytest.mark.parametrize("rulebook", [OLD, NEW])
def test_nothing_is_clipped_and_everything_has_a_name(window, qtbot, clipped, nameless, rulebook):
    dialog = window(rulebook, weather_is="chosen", managers_are="chosen")
    bring = asked(dialog, qtbot)
    qtbot.wait(1)
    assert clipped(bring) == []
    assert nameless(bring) == []
    bring.reject()
    qtbot.wait(1)
    assert clipped(dialog) == []
    assert nameless(dialog) == []


def test_c17_17_cards_of_the_side_deck_are_swapped_in(window, catalog, qtbot):
    """C17-16, C17-17: ten lie aside; one comes in for one; a club of 2024 has none."""
    dialog = window(OLD)
    bring = asked(dialog, qtbot)
    assert len(bring.swaps) == 10
    card, chooser = bring.swaps[0]
    assert chooser.accessibleName() == card.name
    chooser.setFocus()
    qtbot.keyClick(chooser, Qt.Key.Key_Down)
    out = chooser.value
    qtbot.mouseClick(bring.bring, LEFT)
    deck = teams(dialog, catalog)[0].deck
    counts = {each.card.id: each.count for each in deck.cards}
    assert (deck.size, counts.get(card.id)) == (40, 1)
    assert out in [each.card.id for each in deck.side_deck]
    again = asked(dialog, qtbot)
    assert again.swaps[0][1].value == out
    again.reject()
    dialog.corners[0].deck.choose("even")
    dialog.corners[0].deck.activated.emit(0)
    assert dialog.corners[0].brought.swaps == ()
    dialog.rulebook.choose(NEW)
    dialog.rulebook.activated.emit(0)
    assert asked(dialog, qtbot).swaps == []


def test_c17_17_what_breaks_a_limit_is_told_and_cannot_be_agreed_on(window, qtbot):
    """C17-17: the same rare card cannot make room twice."""
    bring = asked(window(OLD), qtbot)
    rare = next(
        card.id for card in bring._bringing.deck if card.id in ("wall_scraper", "owns_him")
    )
    for _, chooser in bring.swaps[:2]:
        chooser.choose(rare)
        chooser.activated.emit(0)
    assert not bring.bring.isEnabled()
    assert "cannot be swapped" in bring.fault.text()
    bring._own()
    assert bring.bring.isEnabled()
    assert bring._made() == Brought()


def test_another_club_begins_with_its_own(window, catalog, qtbot):
    dialog = window(NEW)
    bring = asked(dialog, qtbot)
    bring.fields["stadium"].chooser.setCurrentIndex(5)
    qtbot.mouseClick(bring.bring, LEFT)
    assert dialog.corners[0].brought != Brought()
    dialog.corners[0].club.choose("kites")
    dialog.corners[0].club.activated.emit(0)
    assert dialog.corners[0].brought == Brought()
    assert teams(dialog, catalog)[0].stadium.id == "kites"


# CL-99


@pytest.mark.parametrize("rulebook", [OLD, NEW])
def test_cl_99_weather_is_none_drawn_or_chosen(window, catalog, qtbot, rulebook):
    """CL-99: off by default; chosen, its words stand beneath it."""
    dialog = window(rulebook)
    assert not dialog.weather.isVisible()
    assert dialog.made().setup(catalog).weather is None
    chooser = dialog.house.choosers["weather_is"]
    chooser.setFocus()
    qtbot.keyClick(chooser, Qt.Key.Key_Down)
    assert dialog.made().setup(catalog).weather is not None
    assert not dialog.weather.isVisible()
    qtbot.keyClick(chooser, Qt.Key.Key_Down)
    assert dialog.weather.isVisible()
    assert dialog.weather.chooser.count() == 12
    dialog.weather.chooser.setFocus()
    qtbot.keyClick(dialog.weather.chooser, Qt.Key.Key_Down)
    card = dialog.made().setup(catalog).weather
    assert card.id == dialog.weather.chooser.value
    assert dialog.weather.says.text() == card.text
    qtbot.mouseClick(dialog.play, LEFT)
    assert dialog.choice.setup(catalog).weather == card


def test_cl_99_managers_cards_are_chosen_by_the_clubs(window, catalog, qtbot):
    """CL-99: only where the house has agreed on it; and a club may do without."""
    assert "manager" not in asked(window(OLD), qtbot).fields
    dialog = window(OLD, managers_are="chosen")
    bring = asked(dialog, qtbot, 1)
    chooser = bring.fields["manager"].chooser
    assert chooser.value == ""
    chooser.setFocus()
    qtbot.keyClick(chooser, Qt.Key.Key_Down)
    qtbot.mouseClick(bring.bring, LEFT)
    first, second = teams(dialog, catalog)
    assert first.manager is None
    assert second.manager.id == chooser.value
    dialog.house.choosers["managers_are"].choose("none")
    dialog.house.changed.emit()
    assert [team.manager for team in teams(dialog, catalog)] == [None, None]


def test_a_roster_of_ones_own_brings_everything_but_the_managers_card(window, qtbot):
    """C24-17, C24-18: park and coaches are on the roster; only what is no part of it is asked."""
    dialog = window(NEW)
    corner = dialog.corners[0]
    corner.roster.add("Mine", "mine.hotroster")
    corner.roster.choose("mine.hotroster")
    dialog.show_anew()
    assert not corner.bringing.isVisible()
    assert dialog.corners[1].bringing.isVisible()
    dialog.house.choosers["managers_are"].choose("chosen")
    dialog.house.changed.emit()
    bring = asked(dialog, qtbot)
    assert list(bring.fields) == ["manager"]
    bring.fields["manager"].chooser.setCurrentIndex(1)
    qtbot.mouseClick(bring.bring, LEFT)
    assert corner.brought == Brought(manager=bring.fields["manager"].chooser.value)


def test_the_focus_stays_where_the_window_was_opened(window, qtbot):
    dialog = window(NEW)
    bring = asked(dialog, qtbot)
    qtbot.keyClick(bring, Qt.Key.Key_Return)
    assert dialog.focusWidget() is dialog.corners[0].bringing.open


def test_a_game_without_such_cards_asks_for_none(window):
    dialog = window("showdown/expert")
    assert not dialog.corners[0].bringing.isVisible()
    assert not dialog.weather.isVisible()


def test_a_series_keeps_what_was_brought(catalog, tmp_path):
    """CL-96, CL-97: park, coaches and weather are those of every game."""
    from hotstove.clubhouse.series import next_setup
    from hotstove.play.setup import Chair
    from hotstove.saves.series_file import Series, read_series, write_series

    staff = ("sign_man", "third_base_windmill", "eye_for_seams")
    series = Series(
        name="Best of three", rulebook=NEW, best_of=3, clubs=("mudlarks", "stovepipes"),
        chairs=(Chair("Vera"), Chair("Hal")), seed=4, house={"weather_is": "chosen"},
        brought=(Brought(coaches=staff, stadium="kites"), Brought()), weather="fog_bank",
    )  # fmt: skip
    write_series(tmp_path / "a.series", series)
    setup = next_setup(read_series(tmp_path / "a.series"), catalog)
    assert setup.weather.id == "fog_bank"
    assert setup.teams[0].stadium.id == "kites"
    assert tuple(coach.id for coach in setup.teams[0].coaches) == staff
