"""The charts of a roster, each with the same figures in words for whoever cannot see them."""

from __future__ import annotations

from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from hotstove.binding.roster_model import RosterModel
from hotstove.binding.roster_words import area_name, gain_told
from hotstove.binding.translation import told
from hotstove.clubhouse.dugout import Area
from hotstove.clubhouse.showdown.figures import (
    on_bases,
    outcomes,
    outcomes_in_words,
    points_against_value,
    points_by_role,
)
from hotstove.windows.fields import Chooser
from hotstove.windows.kit import words
from hotstove.windows.style import worn

from .slips import Sheet


class ChartsDialog(Sheet):
    VALUE, ROLES, ON_BASE, OUTCOMES = range(4)

    def __init__(self, model: RosterModel, parent: QWidget, page: int = VALUE) -> None:
        super().__init__(parent, (1000, 760), role="rack")
        self.entitle(self.tr("Charts"))
        self._model = model
        self.which = Chooser(self.tr("Which chart"))
        self.pages = QStackedWidget()
        for title, make in (
            (self.tr("Points against value"), self._value),
            (self.tr("Points by role"), self._roles),
            (self.tr("Hitters by On-Base"), self._on_base),
            (self.tr("Outcomes of a card against the league"), self._outcomes),
        ):
            self.which.add(title, self.pages.count())
            self.pages.addWidget(make())
        self.which.activated.connect(self.pages.setCurrentIndex)
        self.which.choose(page)
        self.pages.setCurrentIndex(page)
        self.lines.addWidget(self.which)
        self.lines.addWidget(self.pages, 1)
        self.said = words("", "strong")
        self.lines.addWidget(self.said)
        self.foot.addStretch(1)
        self.add_close()

    def _page(self, chart: QWidget, text: str) -> QWidget:
        page = QWidget()
        lines = QVBoxLayout(page)
        lines.addWidget(chart, 1)
        lines.addWidget(words(text))
        return page

    def _value(self) -> QWidget:
        from hotstove.windows.charts import Dot, dots

        model = self._model
        found = points_against_value(model.document, model.editor.known, model.stock.worths)
        points = [Dot(p.card, p.points, p.value, p.is_hitter, p.is_on_roster) for p in found]
        name = self.tr("Points against value")
        chart = dots(
            name,
            (self.tr("Points"), self.tr("Runs a game over a usual man")),
            points,
            (self.tr("Hitters"), self.tr("Pitchers"), self.tr("On the roster")),
            self._look,
        )
        own = [p for p in found if p.is_on_roster]
        text = self.tr("{count} cards of the library; {own} of them on the roster, worth {runs}.")
        total = sum(p.value for p in own)
        return self._page(chart, text.format(count=len(found), own=len(own), runs=gain_told(total)))

    def _look(self, card: str) -> None:
        self._model.look_at(card)
        known = self._model.stock.known
        value = self._model.stock.worths[card].best
        self.said.setText(
            self.tr("{card}: {points} points, {runs} runs a game").format(
                card=self._model.name_of(card), points=known[card].points, runs=gain_told(value)
            )
        )

    def _roles(self) -> QWidget:
        from hotstove.windows.charts import Bars, bars

        found = points_by_role(self._model.document, self._model.editor.known)
        named = {name: area_name(Area(name)) for name in found}
        name = self.tr("Points by role")
        chart = bars(
            name,
            ("", self.tr("Points paid")),
            [named[role] for role in found],
            [Bars(name, [points for points, _ in found.values()], worn().brass)],
        )
        told_so = self.tr("{role}: {points} points for {men}")
        text = " · ".join(
            told_so.format(role=named[role], points=points, men=men)
            for role, (points, men) in found.items()
        )
        return self._page(chart, text)

    def _on_base(self) -> QWidget:
        from hotstove.windows.charts import Bars, bars

        found = on_bases(self._model.document, self._model.editor.known)
        name = self.tr("Hitters by On-Base")
        chart = bars(
            name,
            (self.tr("On-Base"), self.tr("Hitters")),
            [str(number) for number in found],
            [Bars(name, list(found.values()), worn().home_red)],
        )
        text = " · ".join(f"{number}: {men}" for number, men in found.items())
        return self._page(chart, text or self.tr("No hitter is on the roster yet."))

    def _outcomes(self) -> QWidget:
        page = QWidget()
        self._outcome_lines = QVBoxLayout(page)
        self.card = Chooser(self.tr("Card"))
        model = self._model
        listed = (model.looked, *model.document.roster.cards, *model.document.considering)
        for card in dict.fromkeys(listed):
            if card in model.editor.known:
                self.card.add(model.name_of(card), card)
        self.card.activated.connect(self.show_outcomes)
        self._outcome_lines.addWidget(self.card)
        self._outcome_chart: QWidget = words("")
        self._outcome_words = words("")
        self._outcome_lines.addWidget(self._outcome_chart, 1)
        self._outcome_lines.addWidget(self._outcome_words)
        self.show_outcomes()
        return page

    def show_outcomes(self) -> None:
        """Show what a plate appearance of the card comes to beside the usual one."""
        from hotstove.windows.charts import Bars, bars

        card = self._model.editor.known.get(self.card.value or "")
        if card is None:
            self._outcome_words.setText(self.tr("Look at a card first."))
            return
        average = self._model.stock.average
        found = outcomes(card, average)
        chart = bars(
            self.tr("Outcomes of {card}").format(card=card.name),
            ("", self.tr("Per cent of plate appearances")),
            [each.result.value for each in found],
            [
                Bars(card.name, [100 * each.game for each in found], worn().brass),
                Bars(self.tr("Usual"), [100 * each.usual for each in found], worn().visitor_blue),
            ],
        )
        old = self._outcome_chart
        self._outcome_lines.replaceWidget(old, chart)
        _put_away(old)
        self._outcome_chart = chart
        self._outcome_words.setText(told(outcomes_in_words(card, average)))

    def done(self, result: int) -> None:
        """Take the charts apart while everything they hold is still there."""
        from hotstove.windows.charts import Chart

        for chart in self.findChildren(Chart):
            chart.take_apart()
        super().done(result)


def _put_away(widget: QWidget) -> None:
    from hotstove.windows.charts import Chart

    for chart in widget.findChildren(Chart):
        chart.take_apart()
    widget.hide()
    widget.deleteLater()
