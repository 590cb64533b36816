"""The lineup cards of a roster, side by side where its game has more than one.

Showdown's are for AL and NL, against right- and left-handers. Men are dragged to another spot, or
carried there with Alt and the arrows; each order tells the runs it is expected to score. Which
orders are legal the law says.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPoint
from PySide6.QtWidgets import QWidget

from hotstove.baseball.lineups import Candidate
from hotstove.baseball.positions import Position
from hotstove.binding.roster_model import RosterModel
from hotstove.binding.roster_words import runs_told
from hotstove.binding.translation import told
from hotstove.clubhouse import lineup_cards
from hotstove.clubhouse.documents import Order
from hotstove.clubhouse.teams import club_of
from hotstove.faces.library_faces import library_faces
from hotstove.windows.fields import Chooser
from hotstove.windows.kit import Columns, PinnedSheet, button, words
from hotstove.windows.lineup_rows import SpotRow, row_under
from hotstove.windows.style import reading_px

from .beside import nine_needed
from .flow import Flow
from .slips import Sheet

translate = QCoreApplication.translate

NINE = 9
ONE_ORDER = 44
"""Width of a dialog with one order, in sizes of the reading text."""
LEFT = "_left"
"""How the name of an order against left-handers ends."""
LEAGUES = {"al": "AL", "nl": "NL", "al_left": "AL (LHP)", "nl_left": "NL (LHP)"}
"""How the law names the orders, where there are several."""


class LineupCardsDialog(Sheet):
    def __init__(self, model: RosterModel, parent: QWidget) -> None:
        orders = model.kind.orders
        usual = tuple(name for name in orders if not name.endswith(LEFT))
        one = ONE_ORDER * reading_px(parent)
        super().__init__(parent, (1120 if len(usual) > 1 else one, 800), role="rack")
        self.entitle(self.tr("Lineup cards") if len(usual) > 1 else self.tr("Lineup card"))
        self._model = model
        self.against = Chooser(self.tr("Against whom"))
        self.against.add(self.tr("Against right-handers, and as a rule"), "")
        self.against.add(self.tr("Against left-handers"), LEFT)
        self.against.setSizeAdjustPolicy(
            Chooser.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.against.activated.connect(self.show_orders)
        self.lines.addWidget(self.against)
        self.against.setVisible(len(usual) < len(orders))
        self.cards = [
            OrderCard(self, model, name, next((other for other in usual if other != name), ""))
            for name in usual
        ]
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
        if not self._model.suggest_nine():
            self.said.setText(nine_needed())

    def _say(self, text: str, is_done: bool) -> None:
        self.said.setText(text)

    def _leave(self) -> None:
        self._model.changed.disconnect(self.show_orders)
        self._model.said.disconnect(self._say)


class OrderCard(PinnedSheet):
    """One order."""

    def __init__(
        self, dialog: LineupCardsDialog, model: RosterModel, usual: str, other: str
    ) -> None:
        """*usual*: the order's name, against right-handers; *other*: the one beside it."""
        club = club_of(model.document, model.catalog)
        titles = {
            "al": translate("OrderCard", "AL, with a DH"),
            "nl": translate("OrderCard", "NL, the pitcher bats"),
        }
        super().__init__(titles.get(usual, translate("OrderCard", "Batting order")), club.primary)
        self._dialog, self._model, self._usual, self._other = dialog, model, usual, other
        self._faces = library_faces(
            model.kind.family, lambda: model.stock, model.catalog.clubs, model.name_of
        )
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
        copies = {
            "nl": translate("OrderCard", "Copy from NL"),
            "al": translate("OrderCard", "Copy from AL"),
        }
        copying = [button(copies[other], self._copy)] if other else []
        self.lines.addWidget(
            Flow(
                button(translate("OrderCard", "Suggested order"), self._suggest),
                *copying,
                button(translate("OrderCard", "Clear"), self._clear),
            )
        )
        self.lines.addStretch(1)

    @property
    def name(self) -> str:
        return f"{self._usual}{self._dialog.side}"

    @property
    def order(self) -> Order:
        """As it is used."""
        found: Order = self._model.document.used_order(self.name)
        return found

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
        model, order = self._model, self.order
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
        self.runs.setText(self._runs())
        taken = {spot.position for spot in order}
        left = [place for place in model.office.field_places(self.name) if place not in taken]
        listed = ", ".join(position.value for position in left)
        self.open.setText(self.tr("Open: {positions}").format(positions=listed) if listed else "")
        self.open.setVisible(bool(listed))
        wrong = [
            told(fault.sentence)
            for fault in (*model.editor.violations, *model.editor.warnings)
            if fault.culprit.arguments.get("league", "") == LEAGUES.get(self.name)
            or (self.name not in LEAGUES and fault.code.startswith("LINEUP"))
        ]
        self.faults.setText("\n".join(wrong))
        self.faults.setVisible(bool(wrong))

    def _runs(self) -> str:
        if not self.order:
            return self.tr("Nobody bats yet.")
        model = self._model
        runs = model.office.expected_runs(model.document, model.stock, self.name)
        if runs is None:
            return self.tr("Expected runs are told of nine men.")
        told = self.tr("Expected: {runs} runs in nine innings").format(runs=runs_told(runs))
        hands = model.office.expected_by_hand(model.document, model.stock, self.name)
        if not hands:
            return told
        words = self.tr("{left} against left-handers, {right} against right-handers")
        left, right = (runs_told(hands[hand]) for hand in ("L", "R"))
        return f"{told}; {words.format(left=left, right=right)}"

    def _show_spot(self, row: SpotRow, player: str, stands: Position) -> None:
        model = self._model
        places = tuple(
            position
            for position in model.office.field_places(self.name)
            if any(
                man.id == player
                for man in model.office.men_for(model.document, model.stock, position)
            )
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
        order = self.order
        if number < len(order) and 0 <= to < len(order) and to != number:
            self._model.make(lineup_cards.moved_spot(self._model.document, self.name, number, to))
            self._focus(to)

    def _focus(self, number: int) -> None:
        if 0 <= number < NINE:
            self.rows[number].setFocus()

    def _reposition(self, number: int, position: Position) -> None:
        """He goes to another position; who stands there takes his."""
        order = self.order
        other = next((n for n, spot in enumerate(order) if spot.position is position), None)
        if other is not None and other != number:
            change = lineup_cards.swapped_positions(self._model.document, self.name, number, other)
            self._model.make(change)
        else:
            self.show_order()

    def _suggest(self) -> None:
        model = self._model
        model.make(model.office.reordered(model.document, model.stock, self.name))

    def _copy(self) -> None:
        model, source = self._model, f"{self._other}{self._dialog.side}"
        model.make(model.office.copied(model.document, model.stock, source, self.name))

    def _clear(self) -> None:
        self._model.make(lineup_cards.cleared(self._model.document, self.name))
