"""The situation card: the plays of one side in order, a box each, and beside them its men.

A big inning costs nothing, and who stood where before and after is seen without backtracking.
What a box shows is for situation_box.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF

from hotstove.baseball.plays import Play
from hotstove.play.seats import Side

from .page import AREA, BOLD, CENTRE, DISPLAY, GREY, INK, PLAIN, Sheet, on_white
from .scorecard_foot import draw_colophon, draw_foot
from .scorecard_head import draw_head, shown_innings, side_title
from .scorecard_input import ScorecardInput
from .scorecard_legend import draw_situation_legend
from .scorecard_plan import COLOPHON, GAP, HEAD, foot_height
from .scorecard_signs import (
    KEPT,
    WAITING,
    draw_entry,
    draw_trail,
    letters_of,
    trail_of,
    trail_width,
)
from .situation_box import Box

ORDER = 46.0
"""The men, in mm."""
BOXES_AT = ORDER + 2.5
ACROSS = 8
HIGH = 19.6
NUMBER = 5.6
ENTRY = 8.6
MAN = 4.4
SLOT_GAP = 1.6


class Placed(NamedTuple):
    """A play and where in its half it stands."""

    play: Play
    inning: int
    """0 for a play that is not the first of its half."""
    is_last: bool
    half: int


class SituationPage(NamedTuple):
    side: Side
    boxes: tuple[Placed, ...]
    rows: int
    has_foot: bool


class SituationCard:
    """At least a page a side, the visitors' first."""

    def __init__(self, game: ScorecardInput) -> None:
        self.game = game
        self.plan = tuple(page for side in Side for page in self._side_plan(side))
        self.wide = (AREA.width() - BOXES_AT) / ACROSS

    @property
    def pages(self) -> int:
        return len(self.plan)

    def _side_plan(self, side: Side) -> list[SituationPage]:
        foot = foot_height(len(self.game.book.of(side.other).staff)) + GAP
        room = AREA.height() - HEAD - COLOPHON - 0.3
        whole, above_foot = int(room / HIGH), int((room - foot) / HIGH)
        boxes = placed(self.game, side)
        pages = []
        while len(boxes) > above_foot * ACROSS:
            taken = min(whole * ACROSS, len(boxes) - 1)
            pages.append(SituationPage(side, tuple(boxes[:taken]), whole, False))
            boxes = boxes[taken:]
        return [*pages, SituationPage(side, tuple(boxes), above_foot, True)]

    def draw_page(self, sheet: Sheet, page: int) -> None:
        shown, game = self.plan[page], self.game
        halves = [box.half for box in shown.boxes]
        title = QCoreApplication.translate("paper", "{side}, play by play")
        draw_head(
            sheet, game, shown.side, shown_innings(game, halves),
            title.replace("{side}", side_title(shown.side)),
        )  # fmt: skip
        self._draw_order(sheet, shown)
        self._draw_boxes(sheet, shown)
        if shown.has_foot:
            top = HEAD + shown.rows * HIGH + GAP
            draw_foot(sheet, game, shown.side, top, draw_situation_legend)
        draw_colophon(sheet, page + 1, self.pages)

    # The men

    def _draw_order(self, sheet: Sheet, page: SituationPage) -> None:
        """The nine slots and all their men; the lines shrink where they are many."""
        game = self.game
        ruling = WAITING if game.is_blank else KEPT
        colour = GREY if game.is_blank else on_white(game.heading.of(page.side).colour)
        frame = QRectF(0.2, HEAD, ORDER - 0.2, page.rows * HIGH)
        slots = game.book.of(page.side).slots
        lines = sum(max(1 if not game.is_blank else 2, len(slot.men)) for slot in slots)
        high = min(MAN * 1.5, (frame.height() - 1 - SLOT_GAP * len(slots)) / max(lines, 1))
        gap = (frame.height() - lines * high) / len(slots)
        y = frame.top()
        for slot in slots:
            low = y + gap + high * max(1 if not game.is_blank else 2, len(slot.men))
            number = QRectF(0.6, y, NUMBER - 1, low - y)
            sheet.text(
                number, str(slot.number), 13, lettering=DISPLAY, align=CENTRE, colour=colour
            )
            top = y + gap / 2
            for man in slot.men:
                trail = trail_of(man)
                wide = trail_width(trail, 7)
                end = ORDER - 1
                if man.came_in is not None:
                    end -= ENTRY
                    draw_entry(sheet, end + 0.4, top, ENTRY, high, man.came_in)
                wide = min(wide, 17.0)
                draw_trail(sheet, QRectF(end - wide - 0.4, top, wide, high), trail, 7)
                sheet.text(
                    QRectF(NUMBER, top, end - wide - 1.2 - NUMBER, high),
                    game.name(man.player), 8.5,
                    lettering=PLAIN if man.came_in else BOLD, least=6,
                )  # fmt: skip
                top += high
            y = low
            if slot is not slots[-1]:
                sheet.line(0.2, y, ORDER, y, 0.12, ruling.line)
        sheet.box(frame, width=0.5, colour=ruling.frame)

    # The boxes

    def _draw_boxes(self, sheet: Sheet, page: SituationPage) -> None:
        game = self.game
        colour = on_white(game.heading.of(page.side).colour)
        letters = letters_of(game, page.side)
        count = page.rows * ACROSS if game.is_blank else len(page.boxes)
        ruling = WAITING if game.is_blank else KEPT
        for number in range(count):
            where = QRectF(
                BOXES_AT + number % ACROSS * self.wide, HEAD + number // ACROSS * HIGH,
                self.wide, HIGH,
            )  # fmt: skip
            box = Box(sheet, where, colour)
            sheet.box(where, width=0.15, colour=ruling.line)
            if game.is_blank:
                box.draw_blank()
        for number, shown in enumerate(() if game.is_blank else page.boxes):
            where = QRectF(
                BOXES_AT + number % ACROSS * self.wide, HEAD + number // ACROSS * HIGH,
                self.wide, HIGH,
            )  # fmt: skip
            play = shown.play
            if shown.inning:
                sheet.line(where.left(), where.top(), where.left(), where.bottom(), 0.5, colour)
            Box(sheet, where, colour).draw(
                play, self._name(play), inning=shown.inning,
                pitcher=letters.get(play.pitcher, ""), has_dice=game.has_dice,
                is_last=shown.is_last,
            )  # fmt: skip
        self._frame(sheet, count, INK if not game.is_blank else GREY)

    def _name(self, play: Play) -> str:
        if play.is_turn:
            return self.game.name(play.batter)
        runners = ", ".join(self.game.name(move.runner.player) for move in play.moves)
        words = QCoreApplication.translate("paper", "{runner} runs")
        return words.replace("{runner}", runners)

    def _frame(self, sheet: Sheet, count: int, colour: str) -> None:
        """A firm line round all boxes, with a step where the last row is not full."""
        if not count:
            return
        full, rest = divmod(count, ACROSS)
        left, right, top = BOXES_AT, BOXES_AT + ACROSS * self.wide, HEAD
        right -= 0.25
        low = top + full * HIGH
        if not rest:
            points = [(left, top), (right, top), (right, low), (left, low), (left, top)]
        else:
            step, bottom = left + rest * self.wide, low + HIGH
            points = [(left, top), (right, top), (right, low), (step, low), (step, bottom),
                      (left, bottom), (left, top)]  # fmt: skip
            if not full:
                points = [(left, top), (step, top), (step, bottom), (left, bottom), (left, top)]
        sheet.path(points, 0.5, colour)


def placed(game: ScorecardInput, side: Side) -> list[Placed]:
    """Return the side's plays in order, the first and the last of each half marked."""
    found = []
    for half in game.book.of(side).halves:
        for number, play in enumerate(half.plays):
            is_last = half.is_complete and number == len(half.plays) - 1
            found.append(Placed(play, half.inning if number == 0 else 0, is_last, half.inning))
    return found
