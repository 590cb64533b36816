"""Sounds are off until somebody wants them; each has its moment; without Qt's part all is still."""

from __future__ import annotations

import random
import runpy
import sys
import wave
from pathlib import Path
from types import ModuleType

import pytest
from gallery import RULEBOOKS, play_on, table
from PySide6.QtCore import QUrl
from PySide6.QtWidgets import QLabel
from whole_games import choice, wait_for

from hotstove.play.decisions import Roll
from hotstove.play.setup import Chair
from hotstove.windows import sounds
from hotstove.windows.settings import Settings
from hotstove.windows.settings_dialog import SettingsDialog
from hotstove.windows.sounds import SOUNDS

ROOT = Path(__file__).parents[2]


@pytest.fixture
def heard(window, monkeypatch) -> list[str]:
    """What would be played at a table with sounds on."""
    found: list[str] = []
    monkeypatch.setattr(sounds.Sounds, "play", lambda _, name: found.append(name))
    window.store.change(sounds=True)
    window.show_game(window.keeper.begin(choice(chairs=(Chair("Vera"), Chair("Luck", "luck")))))
    model = window.game.model
    model.choose(model.request.options[0].answer)
    window.close_lineup()
    wait_for(lambda: model.awaits_person)
    found.clear()
    return found


def test_they_are_off_by_default():
    assert not Settings().sounds
    assert Settings().volume == 75


def test_a_card_laid_a_die_thrown_a_refusal_and_a_step_back_each_sound(window, heard):
    model = window.game.model
    asked = model.request
    model.choose(asked.default)
    assert heard.pop(0) == "place"
    wait_for(lambda: isinstance(model.request, Roll) and model.awaits_person)
    heard.clear()
    model.throw()
    assert heard[0] in ("die", "score")
    heard.clear()
    model.undo()
    assert heard == ["undo"]
    model.drop("card:nobody", "plate")
    assert heard == ["undo", "refuse"]


def test_a_run_is_heard_when_it_counts(window, heard):
    model = window.game.model
    scored = 0
    while not scored and not model.is_over:
        wait_for(lambda: model.is_over or model.awaits_person)
        runs = model.view.game.visitor_runs + model.view.game.home_runs
        heard.clear()
        window.act()
        now = model.view.game.visitor_runs + model.view.game.home_runs
        scored = now - runs
        assert ("score" in heard) == bool(scored)
        if model.view.game.inning > 4:
            break


@pytest.fixture
def player(monkeypatch) -> list[tuple[str, float]]:
    """Qt's part that plays sounds, as far as the program knows: what it plays, and how loud."""
    played: list[tuple[str, float]] = []

    class Effect:
        def __init__(self, parent) -> None:
            self.file, self.volume = "", 0.0

        def setSource(self, source: QUrl) -> None:
            self.file = source.toLocalFile()

        def setVolume(self, volume: float) -> None:
            self.volume = volume

        def play(self) -> None:
            assert Path(self.file).is_file()
            played.append((Path(self.file).stem, self.volume))

    part = ModuleType("PySide6.QtMultimedia")
    part.QSoundEffect = Effect
    monkeypatch.setitem(sys.modules, part.__name__, part)
    monkeypatch.setattr(sounds, "can_be_heard", lambda: True)
    return played


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_each_event_plays_its_sound_at_every_table(window, player, rulebook):
    """A card or a lineup laid, a die thrown, a run, a refusal, a step back; nothing while off."""
    table(rulebook, 12)(window)
    model, luck = window.game.model, random.Random(4)
    play_on(model, luck)
    assert player == []
    window.store.change(sounds=True, volume=50)
    for _ in range(30):
        player.clear()
        is_die = isinstance(model.request, Roll)
        runs = model.view.game.visitor_runs + model.view.game.home_runs
        play_on(model, luck)
        has_scored = model.view.game.visitor_runs + model.view.game.home_runs > runs
        assert player[0] == ("score" if has_scored else "die" if is_die else "place", 0.5)
        if model.is_over:
            break
    player.clear()
    model.undo()
    model.drop("card:nobody", "nowhere")
    assert player == [("undo", 0.5), ("refuse", 0.5)]
    window.store.change(sounds=False)
    player.clear()
    model.undo()
    assert player == []


def test_without_qts_part_the_table_is_silent_and_the_settings_say_so(window, monkeypatch, qtbot):
    monkeypatch.setattr(sounds, "can_be_heard", lambda: False)
    monkeypatch.setattr("hotstove.windows.settings_dialog.can_be_heard", lambda: False)
    dialog = SettingsDialog(window.store)
    qtbot.addWidget(dialog)
    assert not dialog._ticks["sounds"].isEnabled()
    assert any("not installed here" in label.text() for label in dialog.findChildren(QLabel))
    window.store.change(sounds=True)
    window.show_game(window.keeper.begin(choice()))
    window.table_page.sounds.play("die")
    assert window.table_page.sounds._effects == {}


@pytest.mark.parametrize("name", SOUNDS)
def test_each_sound_is_short_and_made_by_the_program_beside_it(name, tmp_path):
    with wave.open(str(ROOT / "resources" / "sounds" / f"{name}.wav")) as file:
        assert file.getnframes() / file.getframerate() <= 0.6
        kept = file.readframes(file.getnframes())
    maker = runpy.run_path(str(ROOT / "packaging" / "sounds.py"))
    maker["main"].__globals__["FOLDER"] = tmp_path
    maker["main"]()
    with wave.open(str(tmp_path / f"{name}.wav")) as file:
        assert file.readframes(file.getnframes()) == kept
