"""The lineup cards of a roster: AL and NL, against right- and left-handers, side by side.

Men are dragged to another spot, or carried there with Alt and the arrows; each order tells the
runs it is expected to score. Which orders are legal the law says.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPoint
from PySide6.QtWidgets import QWidget

from hotstove.baseball.lineups import Candidate
from hotstove.baseball.positions import Position
from hotstove.binding.roster_model import RosterModel
from hotstove.binding.translation import told
from hotstove.clubhouse import lineup_cards
from hotstove.clubhouse.expected_runs import expected_runs
from hotstove.clubhouse.lineup_cards import OrderName, field_places, men_for, order_of
from hotstove.clubhouse.teams import club_of
from hotstove.faces.showdown.library_faces import LibraryFaces
from hotstove.windows.fields import Chooser
from hotstove.windows.kit import Columns, PinnedSheet, button, words
from hotstove.windows.lineup_rows import SpotRow, row_under

from .flow import Flow
from .slips import Sheet

translate = QCoreApplication.translate

ORDERS = tuple(lineup_cards.USUAL)
NINE = 9
LEAGUES = {"al": "AL", "nl": "NL", "al_left": "AL (LHP)", "nl_left": "NL (LHP)"}
"""How the law names the orders."""


class LineupCardsDialog(Sheet):
    def __init__(self, model: RosterModel, parent: QWidget) -> None:
        super().__init__(parent, (1120, 800), role="rack")
        self.entitle(self.tr("Lineup cards"))
        self.setWindowTitle(self.tr("Lineup cards"))
        self._model = model
        self.against = Chooser(self.tr("Against whom"))
        self.against.add(self.tr("Against right-handers, and as a rule"), "")
        self.against.add(self.tr("Against left-handers"), "_left")
        self.against.setSizeAdjustPolicy(
            Chooser.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.against.activated.connect(self.show_orders)
        self.lines.addWidget(self.against)
        self.cards = [OrderCard(self, model, league) for league in ("al", "nl")]
        self.lines.addWidget(Columns(*self.cards, spacing=14), 1)
        self.said = words("", "strong")
        self.lines.addWidget(self.said)
        self.foot.addWidget(button(self.tr("&Suggest the nine"), self._suggest_nine, "quiet"))
        self.undo = button(self.tr("&Undo"), model.undo, "quiet")
        self.foot.addWidget(self.undo)
        self.foot.addStretch(1)
        self.foot.addWidget(button(self.tr("Close"), self.accept, "main"))
        model.changed.connect(self.show_orders)
        model.said.connect(self._say)
        self.finished.connect(self._leave)
        self.show_orders()

    @property
    def side(self) -> str:
        found: str = self.against.value
        return found

    def show_orders(self) -> None:
        for card in self.cards:
            card.show_order()
        self.undo.setEnabled(self._model.editor.undo_words is not None)

    def _suggest_nine(self) -> None:
        change = lineup_cards.suggested_nine(self._model.document, self._model.editor.known)
        if change is None:
            self.said.setText(self.tr("Nine full-cost hitters and a starter are needed first."))
        self._model.make(change)

    def _say(self, text: str, is_done: bool) -> None:
        self.said.setText(text)

    def _leave(self) -> None:
        self._model.changed.disconnect(self.show_orders)
        self._model.said.disconnect(self._say)


class OrderCard(PinnedSheet):
    """One order."""

    def __init__(self, dialog: LineupCardsDialog, model: RosterModel, league: str) -> None:
        club = club_of(model.document, model.catalog)
        title = {
            "al": translate("OrderCard", "AL, with a DH"),
            "nl": translate("OrderCard", "NL, the pitcher bats"),
        }[league]
        super().__init__(title, club.primary)
        self._dialog, self._model, self._league = dialog, model, league
        self._faces = LibraryFaces(lambda: model.stock.known, model.catalog.clubs, model.name_of)
        self.runs = words("", "strong")
        self.lines.addWidget(self.runs)
        self.rows = [SpotRow(number, club.primary) for number in range(1, NINE + 1)]
        for row in self.rows:
            row.setMinimumHeight(round(row.fontInfo().pixelSize() * 2.6))
            self.lines.addWidget(row)
            self._join(row)
        self.open = words("", "note")
        self.lines.addWidget(self.open)
        self.faults = words("", "bad")
        self.lines.addWidget(self.faults)
        other = (
            translate("OrderCard", "Copy from NL")
            if league == "al"
            else translate("OrderCard", "Copy from AL")
        )
        self.lines.addWidget(
            Flow(
                button(translate("OrderCard", "Suggested order"), self._suggest),
                button(other, self._copy),
                button(translate("OrderCard", "Clear"), self._clear),
            )
        )
        self.lines.addStretch(1)

    @property
    def name(self) -> OrderName:
        return ORDERS[("al", "nl").index(self._league) + (2 if self._dialog.side else 0)]

    def _join(self, row: SpotRow) -> None:
        number = row.number - 1
        row.dragged.connect(self._drag)
        row.dropped.connect(lambda point: self._drop(number, point))
        row.put_back.connect(lambda: self._drag(None))
        row.stepped.connect(lambda step: self._focus(number + step))
        row.shifted.connect(lambda step: self._move(number, number + step))
        row.repositioned.connect(lambda position: self._reposition(number, position))
        row.chosen.connect(lambda: self._model.look_at(row.player))

    def show_order(self) -> None:
        model = self._model
        order = order_of(model.document.roster, self.name)
        for row in self.rows:
            at = row.number - 1
            if at < len(order):
                self._show_spot(row, order[at].player, order[at].position)
            else:
                row.show_spot(
                    None,
                    Position.PITCHER,
                    self.tr("spot {number}: open").format(number=row.number),
                    "",
                )
                row.position.setEnabled(False)
        runs = expected_runs(order, model.editor.known, model.stock.average)
        self.runs.setText(
            self.tr("Expected: {runs} runs in nine innings").format(runs=f"{runs:.2f}")
            if order
            else self.tr("Nobody bats yet.")
        )
        left = lineup_cards.unassigned(model.document.roster, self.name)
        listed = ", ".join(position.value for position in left)
        self.open.setText(self.tr("Open: {positions}").format(positions=listed) if listed else "")
        self.open.setVisible(bool(listed))
        wrong = [
            told(fault.sentence)
            for fault in model.editor.violations
            if fault.culprit.arguments.get("league") == LEAGUES[self.name]
        ]
        self.faults.setText("\n".join(wrong))
        self.faults.setVisible(bool(wrong))

    def _show_spot(self, row: SpotRow, player: str, stands: Position) -> None:
        known, roster = self._model.editor.known, self._model.document.roster
        places = tuple(
            position
            for position in field_places(self.name)
            if any(man.id == player for man in men_for(roster, known, position))
        )
        detail = f"{self._faces.number(player)} · {self._faces.rest(player)}"
        man = Candidate(player, self._faces.name(player), detail, places or (stands,))
        spoken = self.tr("spot {number}: {man}, {position}").format(
            number=row.number, man=man.name, position=stands.value
        )
        row.show_spot(man, stands, spoken, self.tr("Position of {man}").format(man=man.name))
        row.position.setEnabled(stands is not Position.PITCHER)

    # What is done with it

    def _drag(self, point: QPoint | None) -> None:
        over = row_under(self.rows, point) if point is not None else None
        for row in self.rows:
            row.mark(is_target=row is over)

    def _drop(self, number: int, point: QPoint) -> None:
        over = row_under(self.rows, point)
        self._drag(None)
        if isinstance(over, SpotRow):
            self._move(number, over.number - 1)

    def _move(self, number: int, to: int) -> None:
        order = order_of(self._model.document.roster, self.name)
        if number < len(order) and 0 <= to < len(order) and to != number:
            self._model.make(lineup_cards.moved_spot(self._model.document, self.name, number, to))
            self._focus(to)

    def _focus(self, number: int) -> None:
        if 0 <= number < NINE:
            self.rows[number].setFocus()

    def _reposition(self, number: int, position: Position) -> None:
        """He goes to another position; who stands there takes his."""
        order = order_of(self._model.document.roster, self.name)
        other = next((n for n, spot in enumerate(order) if spot.position is position), None)
        if other is not None and other != number:
            change = lineup_cards.swapped_positions(self._model.document, self.name, number, other)
            self._model.make(change)
        else:
            self.show_order()

    def _suggest(self) -> None:
        self._model.make(
            lineup_cards.reordered(self._model.document, self._model.editor.known, self.name)
        )

    def _copy(self) -> None:
        left = "_left" if self._dialog.side else ""
        source = ORDERS[("nl", "al").index(self._league) + (2 if left else 0)]
        document, known = self._model.document, self._model.editor.known
        self._model.make(lineup_cards.copied(document, known, source, self.name))

    def _clear(self) -> None:
        self._model.make(lineup_cards.cleared(self._model.document, self.name))
