"""What a person has chosen for good, kept in one small file; the window to choose it in is below.

Settings say how the program looks and paces itself. House rules belong to a game, not here; only
the last ones chosen are remembered for the next game.
"""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QObject, Signal

from hotstove.binding.languages import SYSTEM
from hotstove.binding.translation import refusal, told
from hotstove.files.atomic import write_text
from hotstove.files.bounded import read_text
from hotstove.files.refused import FileRefused
from hotstove.play.values import Value
from hotstove.play.words import Sentence
from hotstove.rulebooks.house import HouseValue

LARGEST: Final = 256 * 1024
"""Bytes; a file of settings has a few thousand."""
MOST_RECENT: Final = 10

Pace = Literal["off", "brisk", "leisurely"]
ThemeName = Literal["evening", "dim", "high contrast", "system"]


class NewGameHabits(Value, frozen=True, kw_only=True):
    """What was chosen for the last game; the next one begins with it."""

    rulebook: str = ""
    clubs: tuple[str, str] = ("", "")
    names: tuple[str, str] = ("", "")
    managers: tuple[str, str] = ("", "instinct")
    """Ids of managers, empty for a person."""
    home: Literal["dice", "first", "second"] = "dice"
    innings: int = 9
    dice: Literal["seeded", "typed"] = "seeded"
    take_back: Literal["free", "agreed"] = "free"
    house: dict[str, HouseValue] = {}
    """The house rules of any game, by the names of their setups."""


class Settings(Value, frozen=True, kw_only=True):
    pace: Pace = "brisk"
    reduce_motion: bool = False
    dice_animation: bool = True
    flips: bool = True
    zoom_delay: Literal[0, 150, 300, 500] = 300
    """Milliseconds; 0: a card is enlarged only when asked for."""
    throw_together: bool = False
    """Bringing the batter up throws both dice as well."""
    own_dialogs: bool = False
    """Files are chosen in Qt's windows instead of the system's."""
    sounds: bool = False
    volume: Literal[25, 50, 75, 100] = 75
    """Per cent of what the system's own volume allows."""
    theme: ThemeName = "system"
    told_apart: bool = False
    """Sides in colours for eyes that take red and green for one."""
    double_click_plays: bool = True
    pegs_by_hand: bool = False
    """People move the pegs of a peg board themselves, and the board only checks them."""
    hints: bool = False
    """Whether percentages are shown."""
    language: str = SYSTEM
    """The code of a language; ``system``: as the system has it."""
    text_scale: Literal[100, 125, 150, 200] = 100
    """Per cent of the system's text size."""
    new_game: NewGameHabits = NewGameHabits()
    back_shift: tuple[float, float] = (0.0, 0.0)
    """Millimetres to the right and down by which this printer's backs are moved."""
    keys: dict[str, str] = {}
    """Keys that commands were given, by the commands' names; empty: none at all."""
    geometry: str = ""
    """The main window's place, as base64."""
    roster_geometry: str = ""
    """The roster editor's place, as base64."""
    library_sort: tuple[tuple[str, bool], ...] = (("points", True),)
    """What the cards of the library are sorted by, and whether from the most down."""
    recent: tuple[str, ...] = ()
    """Files played last, newest first."""
    folders: dict[str, str] = {}
    """Where files of each kind were last chosen."""

    def with_recent(self, path: Path) -> Settings:
        kept = (name for name in self.recent if name != str(path))
        return replace(self, recent=(str(path), *kept)[:MOST_RECENT])

    def without_recent(self, path: Path) -> Settings:
        return replace(self, recent=tuple(name for name in self.recent if name != str(path)))


def load(path: Path) -> tuple[Settings, str]:
    """Return the settings in *path*, and one sentence when they could not be used.

    Without a file they are the defaults. A file that cannot be used is set aside under another
    name, never thrown away, and the defaults are returned.
    """
    if not path.exists():
        return Settings(), ""
    try:
        return _decoded(read_text(path, LARGEST)), ""
    except (FileRefused, msgspec.MsgspecError, RecursionError) as error:
        reason = refusal(error) if isinstance(error, FileRefused) else told(_fault(error))
    aside = path.with_name(f"{path.name}.unread")
    with contextlib.suppress(OSError):
        path.replace(aside)
    sentence = QCoreApplication.translate(
        "Settings",
        "The settings in {file} could not be used ({reason}); they are kept as {aside}, and the "
        "game begins with its own.",
    )
    return Settings(), sentence.format(file=path.name, reason=reason, aside=aside.name)


def _fault(error: Exception) -> Sentence:
    from hotstove.saves.reasons import decoder_said

    return decoder_said(str(error).partition("\n")[0] or type(error).__name__)


def _decoded(text: str) -> Settings:
    """Read *text*; fields of a later version are passed over."""
    found = msgspec.json.decode(text)
    if isinstance(found, dict):
        found = {name: value for name, value in found.items() if name in _FIELDS}
    made = msgspec.convert(found, Settings)
    innings = min(15, max(1, made.new_game.innings))
    return replace(
        made,
        recent=made.recent[:MOST_RECENT],
        new_game=replace(made.new_game, innings=innings),
    )


_FIELDS: Final = frozenset(Settings.__struct_fields__)


def save(settings: Settings, path: Path) -> None:
    """Put *settings* into *path*. Raises FileRefused."""
    text = msgspec.json.format(msgspec.json.encode(settings).decode(), indent=2)
    write_text(path, f"{text}\n")


class SettingsStore(QObject):
    """The settings in force; whoever depends on them listens to ``changed``."""

    changed = Signal(object)
    """The new Settings."""
    not_saved = Signal(str)
    """Why the file could not be written, in one sentence."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self.settings, self.complaint = load(path)
        """``complaint``: why the file could not be used; empty when it could."""

    def change(self, **fields: Any) -> None:
        """Change these fields, keep them in the file and tell everybody."""
        self.put(replace(self.settings, **fields))

    def put(self, settings: Settings) -> None:
        if settings == self.settings:
            return
        self.settings = settings
        try:
            save(settings, self._path)
        except FileRefused as refused:
            self.not_saved.emit(refusal(refused))
        self.changed.emit(settings)

    def restore(self) -> None:
        """Go back to the defaults, but forget neither files nor habits."""
        now = self.settings
        self.put(
            Settings(
                new_game=now.new_game,
                back_shift=now.back_shift,
                geometry=now.geometry,
                roster_geometry=now.roster_geometry,
                recent=now.recent,
                folders=now.folders,
            )
        )
