"""The window of settings; each choice takes effect, and is kept, at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from hotstove.binding.languages import SYSTEM, native_name
from hotstove.files.phrasebook import ENGLISH
from hotstove.windows.fields import Chooser, Tick
from hotstove.windows.kit import Columns, button, paper, rule, scrolled, words
from hotstove.windows.settings import Settings, SettingsStore
from hotstove.windows.sounds import can_be_heard


class SettingsDialog(QDialog):
    keys_asked = Signal()

    def __init__(
        self,
        store: SettingsStore,
        parent: QWidget | None = None,
        *,
        languages: Sequence[str] = (ENGLISH,),
    ) -> None:
        super().__init__(parent)
        self._store, self._languages = store, languages
        self._choosers: dict[str, Chooser] = {}
        self._ticks: dict[str, Tick] = {}
        self.resize(960, 600)
        around = QVBoxLayout(self)
        around.setContentsMargins(20, 16, 20, 16)
        self._sheets = QWidget()
        around.addWidget(self._sheets)
        self._build()
        self._choosers["theme"].setFocus()
        store.changed.connect(self._show)
        store.not_saved.connect(self._complain)

    def _build(self) -> None:
        """Lay out everything, in the language of the moment."""
        self.setWindowTitle(self.tr("Settings"))
        left = QWidget()
        sheets = QVBoxLayout(left)
        sheets.setContentsMargins(0, 0, 0, 0)
        sheets.setSpacing(14)
        sheets.addWidget(self._look())
        sheets.addWidget(self._motion())
        content = QWidget()
        whole_sheets = QVBoxLayout(content)
        whole_sheets.setContentsMargins(4, 4, 12, 4)
        whole_sheets.addWidget(Columns(left, self._hand()))
        whole_sheets.addStretch(1)
        whole = QVBoxLayout(self._sheets)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(12)
        whole.addWidget(words(self.tr("Settings"), "title"))
        whole.addWidget(scrolled(content), 1)
        self._complaint = words("", "motto")
        self._complaint.hide()
        whole.addWidget(self._complaint)
        foot = QHBoxLayout()
        foot.addWidget(button(self.tr("&Restore defaults"), self._store.restore))
        foot.addWidget(button(self.tr("&Keys…"), self.keys_asked.emit))
        foot.addStretch(1)
        close = button(self.tr("&Close"), self.accept, "main")
        close.setDefault(True)
        foot.addWidget(close)
        whole.addLayout(foot)
        self._show(self._store.settings)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            before, self._sheets = self._sheets, QWidget()
            layout = self.layout()
            assert layout is not None
            layout.replaceWidget(before, self._sheets)
            before.deleteLater()
            self._build()
            self._choosers["language"].setFocus()

    # The three sheets

    def _look(self) -> QWidget:
        frame, layout = paper()
        layout.addWidget(words(self.tr("How it looks"), "heading"))
        grid = self._grid()
        self._row(
            grid,
            "theme",
            self.tr("&Light"),
            (
                ("system", self.tr("As the system has it")),
                ("evening", self.tr("Evening: lamplight")),
                ("dim", self.tr("Dim: late at night")),
                ("high contrast", self.tr("High contrast")),
            ),
        )
        self._row(
            grid,
            "text_scale",
            self.tr("&Text size"),
            tuple(
                (size, self.tr("{percent} %").format(percent=size)) for size in (100, 125, 150, 200)
            ),
        )
        self._row(
            grid,
            "language",
            self.tr("La&nguage"),
            (
                (SYSTEM, self.tr("As the system has it")),
                *((code, native_name(code)) for code in self._languages),
            ),
        )
        layout.addLayout(grid)
        self._tick(layout, "told_apart", self.tr("&Sides in orange and blue"))
        self._note(layout, self.tr("For eyes that take red and green for one."))
        return frame

    def _motion(self) -> QWidget:
        frame, layout = paper()
        layout.addWidget(words(self.tr("How it moves"), "heading"))
        grid = self._grid()
        self._row(
            grid,
            "pace",
            self.tr("&Pace"),
            (
                ("brisk", self.tr("Brisk")),
                ("leisurely", self.tr("Leisurely")),
                ("off", self.tr("Off: at once")),
            ),
        )
        layout.addLayout(grid)
        self._tick(layout, "reduce_motion", self.tr("Reduce &motion"))
        self._note(layout, self.tr("Nothing travels; things only fade in and out."))
        self._tick(layout, "dice_animation", self.tr("&Dice tumble"))
        self._tick(layout, "flips", self.tr("Cards &flip over"))
        self._tick(layout, "sounds", self.tr("So&unds"))
        if not can_be_heard():
            self._note(layout, self.tr("Qt's add-ons, which play them, are not installed here."))
        loudness = self._grid()
        self._row(
            loudness,
            "volume",
            self.tr("&Volume"),
            tuple(
                (share, self.tr("{percent} %").format(percent=share)) for share in (25, 50, 75, 100)
            ),
        )
        layout.addLayout(loudness)
        return frame

    def _hand(self) -> QWidget:
        frame, layout = paper()
        layout.addWidget(words(self.tr("How it handles"), "heading"))
        self._tick(layout, "throw_together", self.tr("Throw &both dice with the batter"))
        self._note(layout, self.tr("Bringing a batter up throws the pitch and the swing as well."))
        self._tick(layout, "double_click_plays", self.tr("D&ouble click plays a card"))
        self._note(layout, self.tr("Where just one place is legal for it."))
        self._tick(layout, "pegs_by_hand", self.tr("Move the pe&gs yourselves"))
        self._note(layout, self.tr("The board only checks that they stand where the card says."))
        self._tick(layout, "own_dialogs", self.tr("Plain windows to choose &files"))
        self._note(layout, self.tr("Instead of the system's own."))
        self._tick(layout, "hints", self.tr("Show per&centages"))
        self._note(layout, self.tr("How likely each result is; for learners."))
        layout.addWidget(rule())
        grid = self._grid()
        self._row(
            grid,
            "zoom_delay",
            self.tr("&Enlarge a card under the pointer"),
            (
                (0, self.tr("Only when asked")),
                (150, self.tr("After 0.15 seconds")),
                (300, self.tr("After 0.3 seconds")),
                (500, self.tr("After 0.5 seconds")),
            ),
        )
        layout.addLayout(grid)
        layout.addStretch(1)
        return frame

    # How a sheet is made

    def _grid(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setVerticalSpacing(8)
        grid.setHorizontalSpacing(16)
        grid.setColumnStretch(0, 2)
        grid.setColumnStretch(1, 3)
        return grid

    def _row(
        self, grid: QGridLayout, field: str, title: str, choices: tuple[tuple[Any, str], ...]
    ) -> None:
        chooser = Chooser(title.replace("&", ""))
        for value, text in choices:
            chooser.add(text, value)
        chooser.activated.connect(lambda: self._store.change(**{field: chooser.value}))
        label: QLabel = words(title)
        label.setBuddy(chooser)
        place = grid.rowCount()
        grid.addWidget(label, place, 0)
        grid.addWidget(chooser, place, 1)
        self._choosers[field] = chooser

    def _tick(self, layout: QVBoxLayout, field: str, title: str) -> None:
        tick = Tick(title)
        tick.clicked.connect(lambda on: self._store.change(**{field: on}))
        layout.addWidget(tick)
        self._ticks[field] = tick

    def _note(self, layout: QVBoxLayout, text: str) -> None:
        note = words(text, "note")
        note.setContentsMargins(34, 0, 0, 4)
        layout.addWidget(note)

    def _show(self, settings: Settings) -> None:
        for field, chooser in self._choosers.items():
            chooser.choose(getattr(settings, field))
        for field, tick in self._ticks.items():
            tick.setChecked(getattr(settings, field))
        still = settings.pace != "off" and not settings.reduce_motion
        for field in ("dice_animation", "flips"):
            self._ticks[field].setEnabled(still)
        self._ticks["sounds"].setEnabled(can_be_heard())
        self._choosers["volume"].setEnabled(can_be_heard() and settings.sounds)

    def _complain(self, sentence: str) -> None:
        self._complaint.setText(sentence)
        self._complaint.show()
