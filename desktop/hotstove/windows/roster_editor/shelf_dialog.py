"""The shelf of rosters: what was built, drafts first; open one, begin one, throw one away."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QDialog, QHBoxLayout, QVBoxLayout, QWidget

from hotstove.binding.roster_words import cost_told
from hotstove.binding.translation import refusal
from hotstove.clubhouse.front_office import GAMES, front_office, game_at
from hotstove.faces.prints import game_name
from hotstove.faces.theme import mixed
from hotstove.files.refused import FileRefused
from hotstove.windows.fields import Chooser
from hotstove.windows.kit import Columns, button, paper, scrolled, words
from hotstove.windows.messages import Notice, say_refused
from hotstove.windows.roster_shelf import RosterInfo
from hotstove.windows.style import TARGET, reading_px, worn

from .opening import choose_roster_file, open_editor, open_new
from .slips import grow

if TYPE_CHECKING:
    from hotstove.windows.main_window import MainWindow


class ShelfDialog(QDialog):
    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window, self._shelf = window, window.keeper.rosters
        self.setWindowTitle(self.tr("Rosters"))
        grow(self, QSize(820, 600))
        content = QWidget()
        self._lines = QVBoxLayout(content)
        self._lines.setContentsMargins(4, 4, 12, 4)
        self._lines.setSpacing(8)
        self.cards: list[RosterCard] = []
        self._thrown: tuple[Path, bytes] | None = None
        self._said = words("", "motto")
        self.undo = button(self.tr("&Undo"), self._bring_back, "quiet")
        self.undo.hide()
        news = QHBoxLayout()
        news.addWidget(self._said, 1)
        news.addWidget(self.undo)
        self._said.hide()
        other = button(self.tr("Other &file…"), self._other, "quiet")
        close = button(self.tr("Close"), self.reject, "quiet")
        self.game = Chooser(self.tr("Game of the new roster"))
        for game in GAMES:
            self.game.add(game_title(game), game)
        self.game.choose(game_at(window.store.settings.new_game.rulebook) or GAMES[0])
        self.new = button(self.tr("&New roster"), self._new, "main")
        begin = _side_by_side(self.game, self.new)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(18, 14, 18, 14)
        whole.setSpacing(10)
        whole.addWidget(words(self.tr("Rosters"), "title"))
        whole.addWidget(scrolled(content), 1)
        whole.addLayout(news)
        whole.addWidget(Columns(_side_by_side(other, close), begin, shares=(0, 1), spacing=8))
        self.show_rosters()
        self.new.setFocus()

    def show_rosters(self) -> None:
        """List what there is. Cards that cannot be read are told once."""
        while self._lines.count():
            item = self._lines.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        try:
            found = self._shelf.listed()
        except FileRefused as refused:
            self._lines.addWidget(words(refusal(refused)))
            found = []
        self.cards = [RosterCard(info) for info in found]
        if not found:
            self._lines.addWidget(self._nothing())
        for card in self.cards:
            row = QHBoxLayout()
            row.addWidget(card, 1)
            away = button(
                self.tr("Throw away"),
                lambda card=card: self._throw_away(card.info),  # type: ignore[misc]
                "quiet",
                self.tr("Throw away {name}").format(name=card.info.name),
            )
            row.addWidget(away)
            line = QWidget()
            row.setContentsMargins(0, 0, 0, 0)
            line.setLayout(row)
            self._lines.addWidget(line)
            card.clicked.connect(lambda on=False, path=card.info.path: self._open(path))
        self._lines.addStretch(1)

    def _nothing(self) -> QWidget:
        """A sheet of paper, in a window as tall as it needs."""
        frame, lines = paper()
        lines.addWidget(words(self.tr("No roster has been built yet."), "heading"))
        lines.addWidget(
            words(
                self.tr(
                    "Choose the game: New roster lays its library and an empty dugout before you."
                )
            )
        )
        if not self.isVisible():
            px = reading_px(self)
            self.resize(min(self.width(), 48 * px), min(self.height(), 19 * px))
        return frame

    def _open(self, path: str) -> None:
        self.accept()
        open_editor(self._window, Path(path))

    def _new(self) -> None:
        self.accept()
        open_new(self._window, self.game.value)

    def _other(self) -> None:
        self.accept()
        choose_roster_file(self._window)

    def _throw_away(self, info: RosterInfo) -> None:
        """Delete a roster, if it is meant; it can be brought back while the shelf is open."""
        path = Path(info.path)
        question = self.tr("{name} goes from the shelf. It can be brought back until you close it.")
        notice = Notice(
            self,
            self.tr("Throw a roster away"),
            question.format(name=info.name),
            self.tr("Throw away"),
            self.tr("Keep it"),
        )
        if not notice.exec():
            return
        try:
            self._thrown = path, path.read_bytes()
            path.unlink()
        except OSError:
            say_refused(self, self.tr("{name} could not be deleted.").format(name=path.name))
            return
        self._said.setText(self.tr("{name} is thrown away.").format(name=info.name))
        self._said.show()
        self.undo.show()
        self.show_rosters()

    def _bring_back(self) -> None:
        from hotstove.files.atomic import write_bytes

        if self._thrown is None:
            return
        path, data = self._thrown
        try:
            write_bytes(path, data)
        except FileRefused as refused:
            say_refused(self, refusal(refused))
            return
        self._thrown = None
        self.undo.hide()
        self._said.setText(self.tr("{name} is back.").format(name=path.stem))
        self.show_rosters()


class RosterCard(QAbstractButton):
    """One roster as a slip of paper: name, game, men, cost, and whether it is legal."""

    def __init__(self, info: RosterInfo) -> None:
        super().__init__()
        self.info = info
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setEnabled(not info.reason)
        row = QHBoxLayout(self)
        row.setContentsMargins(30, 6, 16, 6)
        left = QVBoxLayout()
        left.setSpacing(0)
        name = words(info.name, "strong")
        note = words(self._about(), "note")
        left.addWidget(name)
        left.addWidget(note)
        row.addLayout(left, 1)
        stands = words(self._stands(), "strong", wraps=False)
        row.addWidget(stands)
        for label in (name, note, stands):
            label.setProperty("on", "paper")
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setMinimumHeight(max(TARGET, row.sizeHint().height()))
        self.setAccessibleName(", ".join((info.name, self._about(), self._stands())))

    def _about(self) -> str:
        if self.info.reason:
            return self.info.reason
        told = self.tr("{game}: %n cards, {cost}", "", self.info.men).format(
            game=game_title(self.info.game),
            cost=cost_told(front_office(self.info.game).kind, self.info.cost),
        )
        return f"{self.tr('Draft, not named yet')} · {told}" if self.info.is_draft else told

    def _stands(self) -> str:
        if self.info.reason:
            return self.tr("Cannot be opened")
        if not self.info.faults:
            return self.tr("Legal")
        return self.tr("Faults: {count}").format(count=self.info.faults)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = worn()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        slip = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        warm = self.underMouse() or self.hasFocus()
        painter.setPen(QPen(QColor(mixed(theme.cream_shade, theme.ink, 0.35)), 1.2))
        painter.setBrush(QColor(mixed(theme.cream, theme.brass, 0.35) if warm else theme.cream))
        painter.drawRoundedRect(slip, 7, 7)
        painter.setPen(Qt.PenStyle.NoPen)
        is_legal = not self.info.faults and not self.info.reason
        painter.setBrush(QColor(theme.felt_light if is_legal else theme.home_red))
        painter.drawRoundedRect(QRectF(slip.left(), slip.top(), 14, slip.height()), 6, 6)
        painter.end()


def _side_by_side(*parts: QWidget) -> QWidget:
    """Parts in a row, at its right end."""
    made = QWidget()
    row = QHBoxLayout(made)
    row.setContentsMargins(0, 0, 0, 0)
    row.addStretch(1)
    for part in parts:
        row.addWidget(part)
    return made


def game_title(game: str) -> str:
    """Return what a game with rosters is called, its edition with it: ``Clutch 2024``."""
    return f"{game_name(front_office(game).kind.family)} {game.partition('/')[2]}".strip()
