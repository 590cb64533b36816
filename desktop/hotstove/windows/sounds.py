"""The sounds of the table, for those who want them; each has its twin for the eye.

Qt plays sounds only where its add-ons are installed (``pip install hotstove[sound]``); without
them the table is silent, and the settings say so.
"""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, QUrl

from hotstove.binding.game_model import GameModel
from hotstove.play.decisions import Request, Roll
from hotstove.play.session import Frame

from .settings import Settings

SOUNDS: Final = ("place", "die", "refuse", "undo", "score")


def can_be_heard() -> bool:
    """Whether Qt can play sounds here at all."""
    return find_spec("PySide6.QtMultimedia") is not None


class Sounds(QObject):
    """Hears what happens at one table."""

    def __init__(self, model: GameModel, folder: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._model, self._folder = model, folder
        self._asked: Request | None = model.request
        self._runs = self._counted()
        self._volume = 0.0
        self._effects: dict[str, Any] = {}
        model.played.connect(self._played)
        model.asked.connect(self._note)
        model.refused.connect(lambda: self.play("refuse"))
        model.rewound.connect(self._rewound)

    def obey(self, settings: Settings) -> None:
        self._volume = settings.volume / 100 if settings.sounds else 0.0
        for effect in self._effects.values():
            effect.setVolume(self._volume)

    def play(self, name: str) -> None:
        """Play one of the sounds, if they are wanted and can be heard."""
        if not self._volume or not can_be_heard():
            return
        if name not in self._effects:
            from PySide6.QtMultimedia import QSoundEffect

            effect = self._effects[name] = QSoundEffect(self)
            effect.setSource(QUrl.fromLocalFile(str(self._folder / f"{name}.wav")))
            effect.setVolume(self._volume)
        self._effects[name].play()

    def _counted(self) -> int:
        game = self._model.view.game
        return int(game.visitor_runs + game.home_runs)

    def _played(self, frames: list[Frame[Any]]) -> None:
        before, self._runs = self._runs, self._counted()
        if self._runs > before:
            self.play("score")
        else:
            self.play("die" if isinstance(self._asked, Roll) else "place")

    def _note(self, asked: Request | None) -> None:
        self._asked = asked

    def _rewound(self) -> None:
        self._runs = self._counted()
        self.play("undo")
