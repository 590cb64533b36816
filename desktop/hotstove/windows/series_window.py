"""The series card: how a series stands, what was played, who may pitch next and why not."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from hotstove.baseball.series import CONTENDERS, Contender, Duty, Played
from hotstove.binding.translation import refusal, told
from hotstove.catalog.shelf import Catalog
from hotstove.clubhouse.series import (
    duties,
    home_of_next,
    is_over,
    law_of,
    open_game,
    standing,
)
from hotstove.files.refused import FileRefused
from hotstove.rulebooks.shelf import volume
from hotstove.saves.series_file import Series
from hotstove.windows.fields import Chooser
from hotstove.windows.kit import Columns, PinnedSheet, button, paper, rule, scrolled, words
from hotstove.windows.series_keeper import SeriesKeeper
from hotstove.windows.style import reading_px, worn

if TYPE_CHECKING:
    from hotstove.windows.main_window import MainWindow


class SeriesWindow(QDialog):
    """*at*: the file of the series that is shown first."""

    def __init__(
        self, keeper: SeriesKeeper, parent: QWidget | None = None, *, at: Path | None = None
    ) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self._all = dict(keeper.all())
        self.wants_new = False
        """Whether a new series was asked for."""
        self.setWindowTitle(self.tr("Series"))
        self.resize(1040, 780)
        self.which = Chooser(self.tr("Which series"))
        for path, series in self._all.items():
            self.which.add(series.name, str(path))
        if at is not None:
            self.which.choose(str(at))
        self.which.activated.connect(self.show_series)
        self.which.setVisible(len(self._all) > 1)
        self._content = QVBoxLayout()
        self._content.setContentsMargins(6, 6, 14, 6)
        content = QWidget()
        content.setLayout(self._content)
        self.play = button("", self.accept, "main")
        foot = QHBoxLayout()
        self.new = button(self.tr("&New series…"), self._ask_new)
        foot.addWidget(self.new)
        foot.addStretch(1)
        foot.addWidget(button(self.tr("Close"), self.reject, "quiet"))
        foot.addWidget(self.play)
        head = QHBoxLayout()
        head.addWidget(words(self.windowTitle(), "title"))
        head.addStretch(1)
        head.addWidget(self.which)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(18, 14, 18, 14)
        whole.setSpacing(10)
        whole.addLayout(head)
        whole.addWidget(scrolled(content), 1)
        whole.addLayout(foot)
        self.card: SeriesCard | None = None
        self.show_series()

    @property
    def path(self) -> Path | None:
        """The file of the series that is shown."""
        return Path(self.which.value) if self.which.value else None

    @property
    def series(self) -> Series | None:
        return self._all.get(self.path) if self.path is not None else None

    def show_series(self) -> None:
        while (old := self._content.takeAt(0)) is not None:
            widget = old.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        series = self.series
        self.play.setVisible(series is not None and not is_over(series))
        if series is None:
            frame, lines = paper()
            lines.addWidget(words(self.tr("No series has been begun."), "heading"))
            lines.addWidget(
                words(self.tr("Agree on a game and choose how many games are the best of."))
            )
            self._content.addWidget(frame)
            self._content.addStretch(1)
            self.ensurePolished()
            self.resize(36 * reading_px(self), 19 * reading_px(self))
            self.new.setFocus()
            return
        number = len(series.played) + 1
        going_on = open_game(series) is not None
        text = self.tr("&Go on with game {number}") if going_on else self.tr("&Play game {number}")
        self.play.setText(text.format(number=number))
        self.play.setAccessibleName(self.play.text().replace("&", ""))
        self.play.setDefault(True)
        self.card = SeriesCard(series, self._keeper.catalog)
        self._content.addWidget(self.card)
        self._content.addStretch(1)
        self.play.setFocus()

    def _ask_new(self) -> None:
        self.wants_new = True
        self.accept()


class SeriesCard(QWidget):
    def __init__(self, series: Series, catalog: Catalog) -> None:
        super().__init__()
        self.series = series
        self._catalog = catalog
        self.lines: list[str] = []
        """All that the card says of the next game's pitchers, man by man."""
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(14)
        whole.addWidget(self._standing())
        if is_over(series):
            return
        try:
            staffs = duties(series, catalog)
        except FileRefused as refused:
            whole.addWidget(words(refusal(refused), "motto"))
            return
        if any(staffs):
            sheets = [self._staff(one, staffs[one]) for one in CONTENDERS]
            whole.addWidget(Columns(*sheets))
        elif volume(series.rulebook).law().home_brings_the_staff:
            whole.addWidget(words(self.tr("Who is at home decides which staff is whose."), "motto"))

    def name_of(self, contender: Contender) -> str:
        """The club where there are clubs, else the person."""
        if volume(self.series.rulebook).has_clubs:
            club = self._catalog.club(self.series.clubs[contender])
            same = self.series.clubs[0] == self.series.clubs[1]
            return f"{club.nickname} ({self.series.chairs[contender].name})" if same else club.name
        return self.series.chairs[contender].name

    # How it stands

    def _standing(self) -> QFrame:
        series, now = self.series, standing(self.series)
        frame = PinnedSheet(series.name, worn().home_red)
        title = QCoreApplication.translate("shelf", volume(series.rulebook).title)
        about = self.tr("{game}, best of {games}: %n wins take it.", "", now.needed).format(
            game=title, games=series.best_of
        )
        frame.lines.addWidget(words(about, "note"))
        table = QGridLayout()
        table.setHorizontalSpacing(24)
        for row, one in enumerate(CONTENDERS):
            table.addWidget(words(self.name_of(one), "strong", wraps=False), row, 0)
            wins = words(str(now.wins[one]), "heading", wraps=False)
            wins.setAlignment(Qt.AlignmentFlag.AlignRight)
            table.addWidget(wins, row, 1)
        table.setColumnStretch(2, 1)
        frame.lines.addLayout(table)
        frame.lines.addSpacing(6)
        for number, game in enumerate(series.played, 1):
            frame.lines.addWidget(words(self._told(number, game)))
        frame.lines.addWidget(words(self._next(), "strong"))
        return frame

    def _told(self, number: int, game: Played) -> str:
        visitor, home = 1 - game.home, game.home
        text = self.tr("Game {number}: {visitor} {runs}, {home} {others}, at {where}.").format(
            number=number,
            visitor=self.name_of(visitor),
            runs=game.runs[visitor],
            home=self.name_of(home),
            others=game.runs[home],
            where=self.name_of(home),
        )
        if game.winner is None:
            return f"{text} {self.tr('Nobody won; it counts for neither.')}"
        if game.runs[game.winner] <= game.runs[1 - game.winner]:
            forfeit = self.tr("Forfeited to {name}.").format(name=self.name_of(game.winner))
            return f"{text} {forfeit}"
        return text

    def _next(self) -> str:
        series = self.series
        winner = standing(series).winner
        if winner is not None:
            return self.tr("{name} take the series.").format(name=self.name_of(winner))
        number = len(series.played) + 1
        if open_game(series) is not None:
            return self.tr("Game {number} lies on the table.").format(number=number)
        home = home_of_next(series)
        if home is None:
            return self.tr("Game {number}: who is at home is found out there.").format(
                number=number
            )
        where = self.tr("Game {number} is at {name}.")
        return where.format(number=number, name=self.name_of(home))

    # Who may pitch

    def _staff(self, contender: Contender, men: tuple[Duty, ...]) -> QFrame:
        """Man by man: what he may do today, and why no more."""
        frame, lines = paper()
        heading = self.tr("Who may pitch: {name}").format(name=self.name_of(contender))
        lines.addWidget(words(heading, "heading"))
        table = QGridLayout()
        table.setHorizontalSpacing(14)
        table.setVerticalSpacing(3)
        table.setColumnStretch(1, 1)
        law = law_of(self.series)
        row = 0
        for man in men:
            status, why = self._status(man), told(law.why(man.why)) if man.why is not None else ""
            mark = words(status, "strong" if man.may_pitch else "bad", wraps=False)
            name = words(f"{man.name}, {told(man.role)}")
            table.addWidget(mark, row, 0, Qt.AlignmentFlag.AlignTop)
            table.addWidget(name, row, 1)
            row += 1
            if why:
                table.addWidget(words(why, "note"), row, 1)
                row += 1
            self.lines.append(f"{status}: {man.name}, {told(man.role)}{f'; {why}' if why else ''}")
        lines.addWidget(rule())
        lines.addLayout(table)
        lines.addStretch(1)
        return frame

    def _status(self, man: Duty) -> str:
        return {
            "starts": self.tr("starts"),
            "ready": self.tr("ready"),
            "tired": self.tr("tired"),
            "waits": self.tr("waits"),
            "rests": self.tr("rests"),
        }[man.status]


def open_series(window: MainWindow) -> None:
    """Show the series card, and go on to whatever is chosen there."""
    keeper = window.keeper.series
    at = keeper.of_game(window.game.path) if window.game is not None else None
    dialog = SeriesWindow(keeper, window, at=at)
    if not dialog.exec():
        return
    if dialog.wants_new:
        window.new_game()
        return
    path, series = dialog.path, dialog.series
    if path is None or series is None:
        return
    begun = open_game(series)
    if begun is not None:
        window.open_file(keeper.folder / begun.file)
        return
    try:
        game = keeper.next_game(path)
    except FileRefused as refused:
        window.say_refused(refusal(refused))
        return
    window.show_game(game)
