"""A club as one chooses it: emblem, colours, park, lore and the strengths of its cards."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QFrame, QVBoxLayout

from hotstove.baseball.clubs import Club
from hotstove.binding.translation import called
from hotstove.faces.emblems import paint_emblem, readable_on
from hotstove.faces.fonts import plain
from hotstove.faces.lettering import Line
from hotstove.faces.theme import mixed
from hotstove.play.seats import Seat
from hotstove.windows.kit import Picture, words
from hotstove.windows.style import reading_px, worn

if TYPE_CHECKING:
    from hotstove.workshop.strengths import Strengths

_NARROWEST: Final = 340
"""Pixels."""
_BAR: Final = 1.34
"""The height of a bar's row, in sizes of its text."""


def best_men(rulebook: Any, seat: Seat) -> tuple[str, str]:
    """Return the bat and the arm a club is known by, as the lineup pool of *seat* ranks them.

    Empty texts where the game has no lineups.
    """
    pool_of = getattr(rulebook, "lineup_pool", None)
    if pool_of is None:
        return "", ""
    pool = pool_of(seat)
    told = [f"{one.name}, {one.detail}" for one in (*pool.batters[:1], *pool.starters[:1])]
    return (told[0], told[1]) if len(told) == 2 else ("", "")


class ClubCard(QFrame):
    """Shows one club at a time."""

    def __init__(self, emblems: Path) -> None:
        super().__init__()
        self.setProperty("role", "paper")
        self._emblems = emblems
        self._club: Club | None = None
        self._banner = Picture(self._paint_banner)
        self._banner.setMinimumHeight(112)
        self._park = words("", "strong")
        self._lore = words("")
        self._bat = words("", "note")
        self._arm = words("", "note")
        self._strengths: Strengths | None = None
        self._bars = Picture(self._paint_bars)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 12)
        layout.setSpacing(6)
        layout.addWidget(self._banner)
        self.lines = QVBoxLayout()
        self.lines.setContentsMargins(16, 4, 16, 0)
        self.lines.setSpacing(6)
        for label in (self._park, self._lore, self._bat, self._arm):
            self.lines.addWidget(label)
        self.lines.addWidget(self._bars)
        layout.addLayout(self.lines)

    def minimumSizeHint(self) -> QSize:
        """A club's words are read in lines of some length."""
        return super().minimumSizeHint().expandedTo(QSize(_NARROWEST, 0))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange):
            self._bars.setMinimumHeight(round(3 * _BAR * reading_px(self) + 6))

    def show_parts(self, has_club: bool) -> None:
        """Show the club, or nothing but what was added beneath it."""
        for part in (self._banner, self._park, self._lore, self._bat, self._arm, self._bars):
            part.setVisible(has_club)

    def show_club(
        self, club: Club, known_by: tuple[str, str], strengths: Strengths | None = None
    ) -> None:
        self._club = club
        self._strengths = strengths
        self._bars.setVisible(strengths is not None)
        self._bars.show_picture(self._paint_bars, self._bars_in_words())
        self._banner.show_picture(self._paint_banner, club.name)
        self._park.setText(self.tr("At home in {park}").format(park=club.park))
        self._lore.setText(called(club.lore))
        bat, arm = known_by
        self._bat.setText(self.tr("Best bat: {player}").format(player=bat) if bat else "")
        self._arm.setText(self.tr("Ace: {player}").format(player=arm) if arm else "")
        for label in (self._bat, self._arm):
            label.setVisible(bool(label.text()))

    def _measures(self) -> tuple[tuple[str, float], ...]:
        """The bars down the left column, then down the right: the bats, then the rest."""
        found = self._strengths
        if found is None:
            return ()
        return (
            (self.tr("Power"), found.power),
            (self.tr("Contact"), found.contact),
            (self.tr("Speed"), found.speed),
            (self.tr("Gloves"), found.gloves),
            (self.tr("Starters"), found.starters),
            (self.tr("Bullpen"), found.bullpen),
        )

    def _bars_in_words(self) -> str:
        told = self.tr("{strength} {percent} of 100")
        return ", ".join(
            told.format(strength=name, percent=round(100 * value))
            for name, value in self._measures()
        )

    def _paint_bars(self, painter: QPainter, rect: QRectF) -> None:
        theme, px = worn(), reading_px(self)
        tall = _BAR * px
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        half = (rect.width() - 28) / 2
        names = max(
            [QFontMetricsF(plain(px)).horizontalAdvance(name) for name, _ in self._measures()],
            default=0.0,
        )
        for number, (name, value) in enumerate(self._measures()):
            left = rect.left() + (half + 28) * (number // 3)
            row = QRectF(left, rect.top() + 3 + tall * (number % 3), half, tall)
            painter.setFont(plain(px))
            painter.setPen(QColor(theme.ink))
            painter.drawText(row, Qt.AlignmentFlag.AlignVCenter, name)
            trough = QRectF(row.left() + names + 12, row.center().y() - 5, 0, 10)
            trough.setRight(row.right())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(mixed(theme.cream, theme.ink, 0.14)))
            painter.drawRoundedRect(trough, 5, 5)
            trough.setWidth(max(10.0, trough.width() * value))
            painter.setBrush(QColor(theme.home_red))
            painter.drawRoundedRect(trough, 5, 5)

    def _paint_banner(self, painter: QPainter, rect: QRectF) -> None:
        if self._club is not None:
            paint_pennant(painter, rect, self._club, self._emblems)


def paint_pennant(painter: QPainter, rect: QRectF, club: Club, emblems: Path) -> None:
    """The club's colours with its emblem, town and nickname."""
    theme = worn()
    cloth = QPainterPath()
    cloth.addRoundedRect(rect.adjusted(1, 1, -1, 12), 10, 10)
    shade = QLinearGradient(0, rect.top(), 0, rect.bottom())
    shade.setColorAt(0, QColor(mixed(club.primary, theme.cream, 0.08)))
    shade.setColorAt(1, QColor(mixed(club.primary, theme.ink, 0.22)))
    painter.save()
    painter.setClipRect(rect)
    painter.fillPath(cloth, shade)
    painter.setClipPath(cloth, Qt.ClipOperation.IntersectClip)
    stripe = QPen(QColor(mixed(club.primary, club.secondary, 0.12)), rect.height() * 0.08)
    painter.setPen(stripe)
    step = rect.height() * 0.32
    for number in range(int(rect.width() / step) + 4):
        x = rect.left() + (number - 2) * step
        painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + rect.height() * 0.5, rect.top()))
    painter.fillRect(QRectF(rect.left(), rect.bottom() - 7, rect.width(), 7), QColor(theme.ink))
    painter.fillRect(
        QRectF(rect.left(), rect.bottom() - 5, rect.width(), 3.5), QColor(club.secondary)
    )
    painter.restore()
    side = rect.height() - 30
    badge = QRectF(rect.left() + 16, rect.top() + 12, side, side)
    paint_emblem(
        painter,
        badge,
        emblems / f"{club.emblem}.svg",
        initials=club.abbreviation[:1],
        ground=club.primary,
        theme=theme,
    )
    left = badge.right() + 14
    room = rect.right() - 16 - left
    ink = readable_on(club.primary, theme)
    town = QRectF(left, rect.top() + rect.height() * 0.14, room, rect.height() * 0.22)
    nick = QRectF(left, rect.top() + rect.height() * 0.36, room, rect.height() * 0.40)
    Line(club.town.upper(), town, rect.height() * 0.17, 10, colour=ink).paint(painter)
    Line(club.nickname, nick, rect.height() * 0.36, 14, colour=ink, is_display=True).paint(painter)
