"""The page on which one manager writes his lineup card, behind the curtain of SD-A-01.

The page marks and shows; who may be written is the rulebook's pool, and what is wrong with the
card the decision says. Everything works by drag, by click and double click, and by keys.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QShortcut
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from hotstove.baseball.bases import PlayerId
from hotstove.baseball.lineups import LineupCard, LineupPool, field_of
from hotstove.baseball.positions import Position
from hotstove.binding.translation import told
from hotstove.faces.cards import ASPECT, Face, paint_shadow
from hotstove.faces.emblems import paint_emblem
from hotstove.faces.registry import faces_of
from hotstove.play.answers import Answer
from hotstove.play.decisions import Decision
from hotstove.rulebooks.shelf import volume
from hotstove.windows.curtain import Curtain
from hotstove.windows.fields import Chooser
from hotstove.windows.kit import (
    Columns,
    Picture,
    PinnedSheet,
    WoodPage,
    announce,
    button,
    paper,
    scrolled,
    unkeyed,
    words,
)
from hotstove.windows.lineup_marks import bench, candidate, moved, with_player, with_position
from hotstove.windows.lineup_rows import Row, SpotRow, row_under
from hotstove.windows.rule_link import RuleLink
from hotstove.windows.style import worn


class LineupPage(QStackedWidget):
    """Asks *decision*, a free-form one for a LineupCard, of the person in its seat."""

    handed_in = Signal(object)
    """The legal LineupCard, or FieldCard; the curtain has fallen again."""
    given_up = Signal()
    """The field is left as it is."""
    rule_asked = Signal(str)
    """The rule behind a verdict is to be read."""

    def __init__(
        self,
        rulebook: Any,
        decision: Decision,
        emblems: Path,
        parent: QWidget | None = None,
        *,
        game: Any = None,
    ) -> None:
        """*emblems* is the folder of the clubs' emblems, *game* the position that asks."""
        super().__init__(parent)
        chairs = rulebook.setup.chairs
        self._manager: str = chairs[decision.seat].name
        self._others = [
            chair.name
            for seat, chair in enumerate(chairs)
            if seat != decision.seat and chair.is_person and decision.is_secret
        ]
        self.curtain = Curtain()
        self.sheet = LineupSheet(rulebook, decision, emblems, game)
        self.addWidget(self.curtain)
        self.addWidget(self.sheet)
        self.curtain.lifted.connect(self._lift)
        self.sheet.handed_in.connect(self._hand_in)
        self.sheet.given_up.connect(self.given_up)
        self.sheet.rule_asked.connect(self.rule_asked)
        if self._others:
            self.curtain.hang(
                self.tr("Hand over to {manager}").format(manager=self._manager),
                self.tr("{others}, look away").format(others=", ".join(self._others)),
                self.tr("I am {manager}: show me").format(manager=self._manager),
            )
        else:
            self._lift()

    def _lift(self) -> None:
        self.setCurrentWidget(self.sheet)
        self.sheet.begin()

    def _hand_in(self, card: Answer) -> None:
        if self._others:
            self.curtain.hang(
                self.tr("{manager}'s lineup is in").format(manager=self._manager),
                self.tr("Both are shown together, once the other is in too."),
            )
            self.setCurrentWidget(self.curtain)
        self.handed_in.emit(card)


class LineupSheet(WoodPage):
    """The lineup card, the bench, the man looked at and the verdict."""

    handed_in = Signal(object)
    given_up = Signal()
    rule_asked = Signal(str)

    def __init__(
        self, rulebook: Any, decision: Decision, emblems: Path, game: Any = None
    ) -> None:
        super().__init__()
        seat = decision.seat
        self._decision = decision
        self._wording = rulebook.wording
        self._sets_field = decision.form == "field"
        """The nine is to stand anew in a running game; else it is the starting lineup."""
        self._pool: LineupPool = (
            rulebook.field_pool(game, seat)
            if self._sets_field
            else rulebook.lineup_pool(seat, game)
        )
        self._faces = faces_of(volume(rulebook.id).family, rulebook)
        self._club = rulebook.club(seat)
        self._emblem = emblems / f"{self._club.emblem}.svg"
        self._manager: str = rulebook.setup.chairs[seat].name
        self.card: LineupCard = self._pool.suggested
        self._place = 0
        """The spot last chosen, from 0; the bench swaps with it."""
        self.spots = [SpotRow(number, self._club.primary) for number in range(1, 10)]
        self.bench = [
            Row("–", self._club.secondary) for _ in range(max(0, len(self._pool.batters) - 9))
        ]
        self._ghost = words("", "strong", wraps=False)
        self._build()
        self._join_rows()
        self._write()

    def begin(self) -> None:
        """Put the keyboard on the first spot."""
        self.spots[0].setFocus()

    # How the page is laid out

    def _build(self) -> None:
        content = QWidget()
        inside = QVBoxLayout(content)
        inside.setContentsMargins(22, 8, 22, 8)
        inside.setSpacing(8)
        inside.addLayout(self._heading())
        columns = Columns(
            self._card_sheet(), self._bench_sheet(), self._looking_glass(), shares=(6, 4, 4)
        )
        inside.addWidget(columns, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(scrolled(content), 1)
        whole.addWidget(self._foot())
        frame, layout = paper(margin=8)
        layout.addWidget(self._ghost)
        frame.setParent(self)
        frame.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        frame.hide()
        self._ghost_card = frame

    def _heading(self) -> QBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(14)
        emblem = Picture(self._paint_emblem, aspect=1.0)
        emblem.setFixedSize(56, 56)
        row.addWidget(emblem)
        heading = self.tr("Lineup of the {club}")
        motto = self.tr("Manager: {manager} · nobody else sees it until both are in.")
        if self._sets_field:
            heading = self.tr("The {club} in the field")
            motto = self.tr("Manager: {manager} · change as much as the rules allow, all at once.")
        title = words(heading.format(club=self._club.name), "title")
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(title)
        names.addWidget(
            words(
                motto.format(manager=self._manager),
                "motto",
            )
        )
        row.addLayout(names, 1)
        return row

    def _card_sheet(self) -> QFrame:
        frame = PinnedSheet(self.tr("Batting order"), self._club.primary)
        layout = frame.lines
        for row in self.spots:
            layout.addWidget(row, 1)
        pitcher = QVBoxLayout()
        pitcher.setContentsMargins(0, 8, 0, 0)
        pitcher.setSpacing(2)
        text = self.tr("&Pitcher") if self._sets_field else self.tr("&Starting pitcher")
        label = words(text, "strong", wraps=False)
        self.starter = Chooser(text.replace("&", ""))
        for man in self._pool.starters:
            self.starter.add(f"{man.name}   {man.detail}", man.player)
        label.setBuddy(self.starter)
        pitcher.addWidget(label)
        pitcher.addWidget(self.starter)
        layout.addLayout(pitcher)
        layout.addSpacing(4)
        keys = self.tr("Drag, or Alt+Up and Alt+Down, to carry a batter; Enter goes to the bench.")
        layout.addWidget(words(keys, "note"))
        layout.addStretch(1)
        frame.setMinimumWidth(340)
        return frame

    def _bench_sheet(self) -> QFrame:
        frame = PinnedSheet(self.tr("Bench"), self._club.primary)
        layout = frame.lines
        self._swap_words = words("", "note")
        layout.addWidget(self._swap_words)
        for row in self.bench:
            layout.addWidget(row, 1)
        if not self.bench:
            layout.addWidget(words(self.tr("Nobody is left over.")))
        layout.addSpacing(10)
        layout.addWidget(words(self.tr("Verdict"), "heading"))
        self._verdict = QVBoxLayout()
        self._verdict.setSpacing(6)
        layout.addLayout(self._verdict)
        self._rules = QHBoxLayout()
        layout.addLayout(self._rules)
        layout.addStretch(4)
        frame.setMinimumWidth(270)
        return frame

    def _looking_glass(self) -> QFrame:
        frame, layout = paper("rack", 14)
        self.picture = Picture(aspect=ASPECT, hangs=True)
        self.picture.setMinimumSize(230, 322)
        layout.addWidget(self.picture, 1)
        frame.setMinimumWidth(260)
        return frame

    def _foot(self) -> QWidget:
        foot, layout = paper("rack", 10)
        self.up = button(self.tr("Move &up"), lambda: self.shift(-1), "quiet")
        self.down = button(self.tr("Move &down"), lambda: self.shift(1), "quiet")
        suggested = button(self.tr("Su&ggested lineup"), self.suggest, "quiet")
        done = self.tr("Hand in {manager}'s lineup")
        if self._sets_field:
            suggested = button(self.tr("Leave it as it is"), self.given_up.emit, "quiet")
            done = self.tr("Send {manager}'s nine out")
        self.hand = button(
            unkeyed(done.format(manager=self._manager)),
            self.hand_in,
            "main",
        )
        left, right = QWidget(), QWidget()
        buttons = QHBoxLayout(left)
        buttons.setContentsMargins(0, 0, 0, 0)
        for one in (self.up, self.down, suggested):
            buttons.addWidget(one)
        buttons.addStretch(1)
        finish = QHBoxLayout(right)
        finish.setContentsMargins(0, 0, 0, 0)
        finish.addStretch(1)
        finish.addWidget(self.hand)
        layout.addWidget(Columns(left, right))
        shortcut = QShortcut(QKeySequence("Ctrl+Return"), self)
        shortcut.activated.connect(self.hand_in)
        self.hand.setToolTip(shortcut.key().toString(QKeySequence.SequenceFormat.NativeText))
        return foot

    def _join_rows(self) -> None:
        for place, spot in enumerate(self.spots):
            spot.chosen.connect(lambda place=place: self._choose_spot(place))
            spot.stepped.connect(lambda step, place=place: self._step(self.spots, place, step))
            spot.shifted.connect(lambda step, place=place: self._shift(place, step))
            spot.activated.connect(lambda place=place: self._to_bench(place))
            spot.repositioned.connect(lambda at, place=place: self._stand(place, at))
        for place, row in enumerate(self.bench):
            row.chosen.connect(lambda row=row: self._look_at(row.player))
            row.stepped.connect(lambda step, place=place: self._step(self.bench, place, step))
            row.activated.connect(lambda row=row: self.swap_in(row.player, self._place))
        for man in (*self.spots, *self.bench):
            man.dragged.connect(lambda at, man=man: self._drag(man, at))
            man.dropped.connect(lambda at, man=man: self._drop(man, at))
            man.put_back.connect(self._end_drag)
        self.starter.activated.connect(lambda: self._start(self.starter.value))

    # The pencil

    def put(self, card: LineupCard) -> None:
        """Show *card* as the one being written."""
        self.card = card
        self._write()

    def suggest(self) -> None:
        self.put(self._pool.suggested)

    def shift(self, step: int) -> None:
        """Carry the batter last chosen *step* spots down the order."""
        self._shift(self._place, step)

    def swap_in(self, player: PlayerId, place: int) -> None:
        """*player* from the bench bats in *place*, from 0."""
        self.put(with_player(self.card, self._pool, place, player))
        self.spots[place].setFocus()

    @property
    def answer(self) -> Answer:
        return field_of(self.card) if self._sets_field else self.card

    def hand_in(self) -> None:
        if not self._decision.check(self.answer):
            self.handed_in.emit(self.answer)

    def _shift(self, place: int, step: int) -> None:
        end = place + step
        if 0 <= end < len(self.card.spots):
            self.put(moved(self.card, place, end))
            self.spots[end].setFocus()
            self._choose_spot(end)

    def _stand(self, place: int, position: Position) -> None:
        self.put(with_position(self.card, self._pool, place, position))
        self._choose_spot(place)

    def _start(self, player: PlayerId) -> None:
        spots = tuple(
            replace(spot, player=player) if spot.position is Position.PITCHER else spot
            for spot in self.card.spots
        )
        self.put(replace(self.card, spots=spots, pitcher=player))
        self._look_at(player)

    def _to_bench(self, place: int) -> None:
        self._choose_spot(place)
        if self.bench:
            self.bench[0].setFocus()

    def _step(self, rows: list[Any], place: int, step: int) -> None:
        rows[(place + step) % len(rows)].setFocus()

    # Dragging

    def _drag(self, man: Row, at: QPoint) -> None:
        over = row_under(self.spots, at)
        for row in self.spots:
            row.mark(is_target=row is over and row is not man)
        found = candidate(self._pool, man.player)
        self._ghost.setText(found.name if found is not None else "")
        self._ghost_card.adjustSize()
        self._ghost_card.move(self.mapFromGlobal(at) + QPoint(12, -self._ghost_card.height() // 2))
        self._ghost_card.show()
        self._ghost_card.raise_()

    def _drop(self, man: Row, at: QPoint) -> None:
        self._end_drag()
        over = row_under(self.spots, at)
        if isinstance(man, SpotRow):
            if isinstance(over, SpotRow):
                self.put(moved(self.card, man.number - 1, over.number - 1))
                over.setFocus()
                self._choose_spot(over.number - 1)
            elif (row := row_under(self.bench, at)) is not None:
                self.swap_in(row.player, man.number - 1)
        elif isinstance(over, SpotRow):
            self.swap_in(man.player, over.number - 1)

    def _end_drag(self) -> None:
        self._ghost_card.hide()
        for row in self.spots:
            row.mark(is_target=False)

    # What is shown

    def _write(self) -> None:
        for row, spot in zip(self.spots, self.card.spots, strict=True):
            man = candidate(self._pool, spot.player)
            name = man.name if man is not None else spot.player
            row.show_spot(
                man,
                spot.position,
                self.tr("Spot {number}: {name}, {position}, {detail}").format(
                    number=row.number,
                    name=name,
                    position=spot.position,
                    detail=man.detail if man is not None else "",
                ),
                self.tr("Position of {name}").format(name=name),
            )
        for bencher, left in zip(self.bench, bench(self._pool, self.card), strict=False):
            bencher.show_man(
                left,
                self.tr("On the bench: {name}, {detail}").format(
                    name=left.name, detail=left.detail
                ),
            )
        self.starter.choose(self.card.pitcher)
        self._choose_spot(self._place)
        self._judge()

    def _judge(self) -> None:
        for layout in (self._verdict, self._rules):
            while (item := layout.takeAt(0)) is not None:
                if (old := item.widget()) is not None:
                    old.hide()
                    old.deleteLater()
        self._rules.addStretch(1)
        problems = self._decision.check(self.answer)
        said = [told(self._wording.problem(problem)) for problem in problems]
        labels: list[QLabel] = [words(text, "bad") for text in said]
        if not said:
            said = [self.tr("Legal: nine batters, and everybody where he may stand.")]
            labels = [words(said[0], "good")]
        for label in labels:
            self._verdict.addWidget(label)
        for rule in dict.fromkeys(problem.rule for problem in problems):
            link = RuleLink(rule)
            link.asked.connect(self.rule_asked)
            self._rules.addWidget(link)
        self.hand.setEnabled(not problems)
        announce(self, " ".join(said))

    def _choose_spot(self, place: int) -> None:
        self._place = place
        for number, row in enumerate(self.spots):
            row.mark(is_chosen=number == place)
        self.up.setEnabled(place > 0)
        self.down.setEnabled(place < len(self.spots) - 1)
        man = candidate(self._pool, self.card.spots[place].player)
        name = man.name if man is not None else ""
        self._swap_words.setText(
            self.tr("Drag one to a spot; double click or Enter puts him in for {name}.").format(
                name=name
            )
        )
        self._look_at(self.card.spots[place].player)

    def _look_at(self, player: PlayerId) -> None:
        if not player:
            return
        art = self._faces.art(player)

        def paint(painter: QPainter, rect: QRectF) -> None:
            card = rect.adjusted(4, 4, -4, -8)
            paint_shadow(painter, card, 0.3)
            art.paint(painter, card, Face.READING)

        self.picture.show_picture(paint, self._faces.words(player))

    def _paint_emblem(self, painter: QPainter, rect: QRectF) -> None:
        paint_emblem(
            painter,
            rect,
            self._emblem,
            initials=self._club.abbreviation[:1],
            ground=self._club.primary,
            theme=worn(),
        )
