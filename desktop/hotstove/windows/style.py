"""The one stylesheet of every window, made from a theme; no window sets a colour of its own.

What a widget is (a heading, the main button, a sheet of paper) it says in its ``role`` property;
here stands what that looks like. Pictures of things on the table are painted in faces.
"""

from __future__ import annotations

from string import Template
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontInfo, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from hotstove.faces import fonts
from hotstove.faces.theme import (
    DIM,
    EVENING,
    HIGH_CONTRAST,
    THEMES,
    Theme,
    mixed,
    told_apart,
)

TARGET: Final = 32
"""The least height in pixels of anything that is clicked."""
LEAST_TEXT: Final = 18
"""Pixels of reading text at 100 %; a larger system font makes it larger."""
_SYSTEM_SHARE: Final = 1.35
_WORN: Final = "hotstove_theme"


def text_px(system_px: int, percent: int = 100) -> int:
    """Pixels of reading text where the system's own text has *system_px*, at *percent*."""
    return round(max(LEAST_TEXT, system_px * _SYSTEM_SHARE) * percent / 100)


def theme_named(name: str) -> Theme:
    """Return the theme of that name; ``system`` and unknown names follow the system."""
    for theme in THEMES:
        if theme.name == name:
            return theme
    return _system_theme()


def _system_theme() -> Theme:
    hints = QGuiApplication.styleHints()
    accessibility = getattr(hints, "accessibility", None)  # since Qt 6.10
    if accessibility is not None:
        wanted = accessibility().contrastPreference()
        if wanted == Qt.ContrastPreference.HighContrast:
            return HIGH_CONTRAST
    return DIM if hints.colorScheme() is Qt.ColorScheme.Dark else EVENING


def worn() -> Theme:
    """Return the theme the program wears now."""
    app = QApplication.instance()
    name = app.property(_WORN) if app is not None else None
    return next((theme for theme in THEMES if theme.name == name), EVENING)


def dress(app: QApplication, theme: Theme, px: int = LEAST_TEXT) -> None:
    """Put *theme* on every window, with reading text of *px* pixels. The fonts must be loaded."""
    app.setProperty(_WORN, theme.name)
    app.setPalette(palette(theme))
    app.setStyleSheet(stylesheet(theme, px))
    for widget in app.allWidgets():
        widget.update()


class Dresser(QObject):
    """Keeps the program dressed as the settings and the system want it, at once."""

    dressed = Signal(object)
    """The theme just put on."""

    def __init__(self, app: QApplication, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._app = app
        self._system_px = QFontInfo(app.font()).pixelSize()
        self._name, self._percent, self._is_told_apart = "system", 100, False
        self._worn: tuple[str, int] | None = None
        self._hints = app.styleHints()
        self._hints.colorSchemeChanged.connect(self._dress)
        accessibility = getattr(self._hints, "accessibility", None)
        if accessibility is not None:
            self._accessibility = accessibility()
            self._accessibility.contrastPreferenceChanged.connect(self._dress)

    def wear(self, name: str, percent: int, *, is_told_apart: bool = False) -> None:
        """Wear the theme of this name (``system``: the system's) with text of *percent*.

        *is_told_apart*: its sides in colours for eyes that take red and green for one.
        """
        self._name, self._percent, self._is_told_apart = name, percent, is_told_apart
        self._dress()

    def _dress(self) -> None:
        theme, px = theme_named(self._name), text_px(self._system_px, self._percent)
        theme = told_apart(theme) if self._is_told_apart else theme
        if (theme.name, px) == self._worn:
            return
        self._worn = (theme.name, px)
        dress(self._app, theme, px)
        self.dressed.emit(theme)


def palette(theme: Theme) -> QPalette:
    """Return the colours for what a stylesheet does not reach (arrows, text cursors)."""
    made = QPalette()
    for role, colour in (
        (QPalette.ColorRole.Window, theme.walnut_dark),
        (QPalette.ColorRole.WindowText, theme.cream),
        (QPalette.ColorRole.Base, theme.cream),
        (QPalette.ColorRole.AlternateBase, theme.cream_shade),
        (QPalette.ColorRole.Text, theme.ink),
        (QPalette.ColorRole.PlaceholderText, theme.faded_ink),
        (QPalette.ColorRole.Button, theme.cream_shade),
        (QPalette.ColorRole.ButtonText, theme.ink),
        (QPalette.ColorRole.Highlight, theme.board),
        (QPalette.ColorRole.HighlightedText, theme.cream),
        (QPalette.ColorRole.ToolTipBase, theme.ink),
        (QPalette.ColorRole.ToolTipText, theme.cream),
        (QPalette.ColorRole.Link, theme.visitor_blue),
        (QPalette.ColorRole.BrightText, theme.home_red),
    ):
        made.setColor(role, QColor(colour))
    for role in (QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, role, QColor(theme.faded_ink))
    return made


def stylesheet(theme: Theme, px: int = LEAST_TEXT) -> str:
    """Return the sheet for *theme* with reading text of *px* pixels. The fonts must be loaded."""
    return Template(_SHEET).substitute(
        {field: getattr(theme, field) for field in theme.__struct_fields__},
        px=px,
        small=round(px * 0.88),
        heading=round(px * 1.3),
        title=round(px * 2.0),
        banner=round(px * 3.2),
        target=max(TARGET, round(px * 1.5)),
        row=max(TARGET, round(px * 1.6)),
        tick=max(20, round(px * 1.15)),
        gap=round(px * 0.45),
        wide=round(px * 0.9),
        arrow=round(px * 1.7),
        plain_family=fonts.plain(px).family(),
        display_family=fonts.display(px).family(),
        paper_edge=mixed(theme.cream_shade, theme.ink, 0.35),
        rule=mixed(theme.cream_shade, theme.ink, 0.18),
        hover=mixed(theme.cream_shade, theme.brass, 0.45),
        brass_light=mixed(theme.brass, theme.cream, 0.35),
        brass_shade=mixed(theme.brass, theme.brass_deep, 0.22),
        pressed=mixed(theme.brass, theme.brass_deep, 0.35),
        off=mixed(theme.cream_shade, theme.ink, 0.12),
        handle=mixed(theme.cream_shade, theme.ink, 0.55),
        wood=mixed(theme.walnut_dark, theme.walnut_deep, 0.45),
        wood_edge=mixed(theme.walnut_dark, theme.walnut_light, 0.7),
        wood_off=mixed(theme.cream, theme.walnut_dark, 0.35),
        pale_red=mixed(theme.cream, theme.home_red, 0.10),
        pale_green=mixed(theme.cream, theme.felt_light, 0.14),
    )


def heading_font(px: float) -> QFont:
    """The display face for what a window paints itself."""
    return fonts.display(px)


def reading_px(widget: QWidget) -> int:
    """Pixels of the reading text *widget* wears."""
    return widget.fontInfo().pixelSize()


_SHEET: Final = """
* { font-family: "$plain_family"; font-size: ${px}px; }
QMainWindow, QDialog, QMessageBox, QWidget[role="page"] { background: $walnut_dark; }
QWidget { color: $cream; }
QScrollArea, QScrollArea > QWidget > QWidget[role="scrolled"], QStackedWidget {
    background: transparent; border: none;
}
QLabel { background: transparent; color: $cream; }
QLabel[role="banner"] { font-family: "$display_family"; font-size: ${banner}px; font-weight: bold; }
QLabel[role="title"] { font-family: "$display_family"; font-size: ${title}px; font-weight: bold; }
QLabel[role="heading"] {
    font-family: "$display_family"; font-size: ${heading}px; font-weight: bold; color: $brass;
}
QLabel[role="strong"] { font-weight: bold; }
QLabel[role="note"] { font-size: ${small}px; }
QLabel[role="motto"] { color: $brass; font-weight: bold; }

QFrame[role="paper"] {
    background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 $cream, stop:1 $cream_shade);
    border: 1px solid $paper_edge; border-radius: 10px;
}
QFrame[role="rack"] {
    background: $walnut_deep; border: 1px solid $wood_edge; border-radius: 12px;
}
QAbstractButton > QLabel { color: $cream; }
QAbstractButton > QLabel[role="note"] { color: $brass; }
QFrame[role="rule"] { background: $rule; border: none; max-height: 2px; min-height: 2px; }
QFrame[role="paper"] QLabel { color: $ink; }
QFrame[role="paper"] QLabel[role="heading"], QFrame[role="paper"] QLabel[role="title"] {
    color: $ink;
}
QFrame[role="paper"] QLabel[role="note"] { color: $faded_ink; }
QFrame[role="paper"] QLabel[role="bad"] {
    color: $home_red; background: $pale_red; border: 1px solid $home_red; border-radius: 6px;
    padding: 3px ${gap}px; font-weight: bold;
}
QFrame[role="paper"] QLabel[role="good"] {
    color: $ink; background: $pale_green; border: 1px solid $felt_light; border-radius: 6px;
    padding: ${gap}px; font-weight: bold;
}
QFrame[role="paper"] QLabel[role="better"] {
    color: $ink; background: $pale_green; border: 1px solid $felt_light; border-radius: 5px;
    padding: 0 5px; font-weight: bold;
}
QFrame[role="paper"] QCheckBox, QFrame[role="paper"] QRadioButton { color: $ink; }

QPushButton, QToolButton {
    color: $ink; border: 1px solid $ink; border-radius: 8px; font-weight: bold;
    background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 $cream, stop:1 $cream_shade);
    padding: 2px ${wide}px; min-height: ${target}px;
}
QToolButton { padding: 2px ${gap}px; min-width: ${target}px; }
QPushButton:hover, QToolButton:hover { background: $hover; }
QPushButton:pressed, QToolButton:pressed, QPushButton:checked, QToolButton:checked {
    background: $pressed;
}
QPushButton:disabled, QToolButton:disabled {
    color: $faded_ink; background: $off; border-color: $faded_ink;
}
QPushButton[role="main"], QPushButton:default {
    background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 $brass_light, stop:0.5 $brass,
        stop:1 $brass_shade);
    border: 2px solid $ink;
}
QPushButton[role="main"]:hover, QPushButton:default:hover { background: $brass_light; }
QPushButton[role="main"]:pressed { background: $pressed; }
QPushButton[role="main"]:disabled { color: $faded_ink; background: $off; border-color: $faded_ink; }
QPushButton[role="great"] {
    font-family: "$display_family"; font-size: ${heading}px; padding: ${gap}px ${wide}px;
    background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 $brass_light, stop:0.5 $brass,
        stop:1 $brass_shade);
    border: 2px solid $ink; border-radius: 12px;
}
QPushButton[role="great"]:hover { background: $brass_light; }
QPushButton[role="great"]:pressed { background: $pressed; }
QPushButton[role="icon"] { padding: 0; min-width: ${target}px; }
QPushButton[role="quiet"] {
    background: transparent; color: $cream; border: 1px solid $wood_off;
}
QPushButton[role="facet"] {
    padding: 1px ${gap}px; padding-right: ${wide}px; font-weight: normal; border-radius: 12px;
}
QPushButton[role="facet"][chosen="true"] { background: $brass; font-weight: bold; }
QPushButton[role="facet"]::menu-indicator { width: 0; }
QPushButton[role="link"], QFrame[role="prompt"] QPushButton[role="link"] {
    background: transparent; border: none; padding: 0 2px;
    color: $faded_ink; font-size: ${small}px; font-weight: normal; text-decoration: underline;
}
QPushButton[role="link"]:hover { color: $ink; }
QPushButton[role="quiet"]:hover { background: $walnut_light; }
QPushButton[role="quiet"]:disabled { color: $wood_off; }

QLineEdit, QPlainTextEdit, QTextEdit, QComboBox, QSpinBox {
    color: $ink; background: $cream; border: 1px solid $ink; border-radius: 6px;
    padding: 1px ${gap}px; min-height: ${target}px;
    selection-background-color: $board; selection-color: $cream;
}
QLineEdit { placeholder-text-color: $faded_ink; }
QLineEdit:disabled, QComboBox:disabled { color: $faded_ink; background: $off; }
QComboBox { padding-right: ${arrow}px; }
QComboBox:hover { background: $hover; }
QComboBox::drop-down { border: none; width: ${arrow}px; }
QComboBox QAbstractItemView {
    color: $ink; background: $cream; border: 2px solid $ink; outline: none;
    selection-background-color: $board; selection-color: $cream;
}
QComboBox QAbstractItemView::item { min-height: ${target}px; padding: 0 ${gap}px; }

QCheckBox, QRadioButton { spacing: ${gap}px; min-height: ${target}px; background: transparent; }
QCheckBox::indicator, QRadioButton::indicator {
    width: ${tick}px; height: ${tick}px; background: $cream; border: 2px solid $ink;
}
QCheckBox::indicator { border-radius: 4px; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover { background: $hover; }
QCheckBox::indicator:checked { background: $brass; }
QRadioButton::indicator:checked { background: $brass; }

QListView, QTreeView, QTableView {
    color: $ink; background: $cream; alternate-background-color: $cream_shade;
    border: 1px solid $paper_edge; border-radius: 8px; outline: none; gridline-color: $rule;
    selection-background-color: $board; selection-color: $cream;
}
QFrame[role="prompt"] {
    background: $cream; border: 2px solid $brass; border-radius: 12px;
}
QFrame[role="prompt"] QLabel { color: $ink; }
QFrame[role="prompt"] QLabel[role="note"] { color: $faded_ink; }
QFrame[role="prompt"] QLabel[role="bad"] { color: $home_red; font-weight: bold; }
QFrame[role="prompt"] QPushButton { padding: 2px ${gap}px; }
QListView[role="log"] { background: transparent; border: 2px solid transparent; }
QListView[role="log"]:focus { border: 2px solid $ink; }
QListView[role="felt"] { background: $felt_dark; border: 2px solid $wood_edge; }
QListView[role="felt"]::item { padding: 0; }
QListView[role="felt"]::item:selected, QListView[role="felt"]::item:hover {
    background: transparent;
}
QAbstractItemView[role="rack"] {
    background: $walnut_deep; border: 1px solid $wood_edge; border-radius: 12px;
}
QAbstractButton > QLabel[on="paper"] { color: $ink; }
QAbstractButton > QLabel[on="paper"][role="note"] { color: $faded_ink; }
QMenu QWidget[role="slip"] QLabel { color: $ink; }
QListView::item, QTreeView::item { min-height: ${row}px; padding: 0 ${gap}px; }
QTableView::item { padding: 0 5px; }
QListView::item:hover, QTreeView::item:hover { background: $hover; color: $ink; }
QListView::item:selected, QTreeView::item:selected, QTableView::item:selected {
    background: $board; color: $cream;
}
QHeaderView { background: $board; }
QHeaderView::section, QTableCornerButton::section {
    color: $brass; background: $board; border: none; padding: 2px 5px; font-weight: bold;
}

QMenuBar { background: $wood; color: $cream; }
QMenuBar::item { background: transparent; padding: 4px ${gap}px; min-height: 24px; }
QMenuBar::item:selected { background: $brass; color: $ink; }
QMenu { background: $cream; color: $ink; border: 1px solid $ink; }
QMenu::item { padding: 5px ${arrow}px 5px ${wide}px; min-height: 24px; }
QMenu::item:selected { background: $board; color: $cream; }
QMenu::item:disabled { color: $faded_ink; }
QMenu::separator { background: $rule; height: 1px; margin: 3px 0; }
QToolBar { background: $wood; border: none; spacing: ${gap}px; padding: 3px; }
QStatusBar { background: $wood; color: $cream; }
QToolTip {
    background: $ink; color: $cream; border: 1px solid $brass; padding: 4px; font-size: ${small}px;
}
QTabBar::tab {
    color: $cream; background: $wood; border: 1px solid $wood_edge; border-bottom: none;
    border-top-left-radius: 8px; border-top-right-radius: 8px;
    padding: 2px ${wide}px; min-height: ${target}px; font-weight: bold;
}
QTabBar::tab:selected { color: $ink; background: $brass; }
QTabBar::tab:hover:!selected { background: $walnut_light; }
QTabWidget::pane { border: none; }
QProgressBar {
    color: $ink; background: $cream_shade; border: 1px solid $ink; border-radius: 6px;
    min-height: 20px; text-align: center;
}
QProgressBar::chunk { background: $brass; border-radius: 5px; }

QScrollBar:vertical { background: transparent; width: 14px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 14px; margin: 0; }
QScrollBar::handle {
    background: $handle; border: 1px solid $cream_shade; border-radius: 6px;
    min-height: 32px; min-width: 32px;
}
QScrollBar::handle:hover { background: $brass_deep; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
"""
