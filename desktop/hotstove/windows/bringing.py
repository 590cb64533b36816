"""What a club brings besides players and deck: park, coaches, manager, cards of the side deck.

A chooser for each, with the card's own words beneath; what is legal the game's setup says.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from hotstove.binding.translation import called
from hotstove.catalog.brought import COACHES, Bringing, Offer, OfferKind, Printed
from hotstove.rulebooks.house import Brought
from hotstove.windows.fields import Chooser
from hotstove.windows.kit import button, paper, scrolled, words

ASIDE: Final = ""
"""Stays in the side deck."""


class CardField(QWidget):
    """A title, a chooser of cards, and what the chosen one says."""

    def __init__(
        self, title: str, cards: tuple[Printed, ...], chosen: str, without: str = ""
    ) -> None:
        """*without*: what the choice of none is called; empty where one must be chosen."""
        super().__init__()
        self._texts = {card.id: called(card.text) for card in cards}
        self.chooser = Chooser(title.replace("&", ""))
        self.chooser.setSizeAdjustPolicy(
            Chooser.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        if without:
            self.chooser.add(without, "")
        for card in cards:
            self.chooser.add(called(card.name), card.id)
        self.chooser.choose(chosen)
        self.says = words("", "note")
        label = words(title, "strong", wraps=False)
        label.setBuddy(self.chooser)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 6)
        layout.setSpacing(4)
        layout.addWidget(label)
        layout.addWidget(self.chooser)
        layout.addWidget(self.says)
        self.chooser.currentIndexChanged.connect(lambda place: self._read())
        self._read()

    def _read(self) -> None:
        text = self._texts.get(self.chooser.value, "")
        self.says.setText(text)
        self.chooser.setAccessibleDescription(text)


class BringingDialog(QDialog):
    def __init__(
        self,
        club: str,
        bringing: Bringing,
        brought: Brought,
        refused: Callable[[Brought], str],
        parent: QWidget | None = None,
    ) -> None:
        """*refused* tells why a choice cannot be played with, in a sentence; empty if it can."""
        super().__init__(parent)
        self._bringing, self._refused = bringing, refused
        self.brought = brought
        self.fields: dict[OfferKind, CardField] = {}
        self.swaps: list[tuple[Printed, Chooser]] = []
        title = self.tr("What the {club} bring").format(club=club)
        self.setWindowTitle(title)
        self.resize(620, 680)
        content = QWidget()
        inside = QVBoxLayout(content)
        inside.setContentsMargins(6, 6, 14, 6)
        inside.setSpacing(14)
        inside.addWidget(self._offers())
        if bringing.side_deck:
            inside.addWidget(self._side_deck())
        inside.addStretch(1)
        self.fault = words("", "motto")
        self.bring = button(self.tr("&Bring these"), self._agree, "main")
        self.bring.setDefault(True)
        foot = QHBoxLayout()
        foot.addWidget(button(self.tr("The club's &own"), self._own, "quiet"))
        foot.addStretch(1)
        foot.addWidget(button(self.tr("Cancel"), self.reject, "quiet"))
        foot.addWidget(self.bring)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(18, 14, 18, 14)
        whole.setSpacing(10)
        whole.addWidget(words(title, "title"))
        whole.addWidget(scrolled(content), 1)
        whole.addWidget(self.fault)
        whole.addLayout(foot)
        self._check()
        first = next(iter(self.fields.values()), None)
        if first is not None:
            first.chooser.setFocus()

    def _offers(self) -> QWidget:
        frame, layout = paper()
        titles = {
            "stadium": self.tr("&Park"),
            "bench": self.tr("B&ench coach"),
            "hitting": self.tr("&Hitting coach"),
            "pitching": self.tr("P&itching coach"),
            "manager": self.tr("&Manager's card"),
        }
        for offer in self._bringing.offers:
            chosen, without = chosen_of(offer, self.brought), ""
            if offer.kind == "manager":
                without = self.tr("No manager's card")
            field = CardField(titles[offer.kind], offer.cards, chosen, without)
            field.chooser.activated.connect(self._check)
            self.fields[offer.kind] = field
            layout.addWidget(field)
        return frame

    def _side_deck(self) -> QWidget:
        """C17-17: each card of the side deck stays aside, or comes in for one of the deck."""
        frame, layout = paper()
        layout.addWidget(words(self.tr("Side deck"), "heading"))
        layout.addWidget(
            words(self.tr("A card comes in for one of the deck, before the game begins."), "note")
        )
        coming = list(self.brought.swaps)
        for card in self._bringing.side_deck:
            swap = next((pair for pair in coming if pair[0] == card.id), None)
            if swap is not None:
                coming.remove(swap)
            chooser = self._swap_chooser(card, swap[1] if swap is not None else ASIDE)
            label = QLabel(called(card.name))
            label.setProperty("role", "strong")
            label.setBuddy(chooser)
            row = QHBoxLayout()
            row.addWidget(label, 1)
            row.addWidget(chooser, 1)
            layout.addLayout(row)
            layout.addWidget(words(called(card.text), "note"))
            self.swaps.append((card, chooser))
        return frame

    def _swap_chooser(self, card: Printed, chosen: str) -> Chooser:
        chooser = Chooser(called(card.name))
        chooser.setAccessibleDescription(called(card.text))
        chooser.setSizeAdjustPolicy(
            Chooser.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        chooser.add(self.tr("Stays aside"), ASIDE)
        for place, other in enumerate(self._bringing.deck, 1):
            chooser.add(self.tr("For “{card}”").format(card=called(other.name)), other.id)
            chooser.setItemData(place, called(other.text), Qt.ItemDataRole.ToolTipRole)
        chooser.choose(chosen)
        chooser.activated.connect(self._check)
        return chooser

    # What is chosen

    def _made(self) -> Brought:
        """Return the choice; what is the club's own is left empty."""
        chosen = {kind: field.chooser.value for kind, field in self.fields.items()}
        own = {offer.kind: offer.own for offer in self._bringing.offers}
        coaches = tuple(chosen[kind] for kind in COACHES if kind in chosen)
        usual = tuple(own[kind] for kind in COACHES if kind in own)
        return Brought(
            stadium="" if chosen.get("stadium") == own.get("stadium") else chosen["stadium"],
            coaches=() if coaches == usual else coaches,
            manager=chosen.get("manager", ""),
            swaps=tuple(
                (card.id, chooser.value) for card, chooser in self.swaps if chooser.value != ASIDE
            ),
        )

    def _check(self) -> None:
        fault = self._refused(self._made())
        self.fault.setText(fault)
        self.fault.setVisible(bool(fault))
        self.bring.setEnabled(not fault)

    def _own(self) -> None:
        for offer in self._bringing.offers:
            self.fields[offer.kind].chooser.choose(offer.own)
        for _, chooser in self.swaps:
            chooser.choose(ASIDE)
        self._check()

    def _agree(self) -> None:
        self.brought = self._made()
        self.accept()


def chosen_of(offer: Offer, brought: Brought) -> str:
    """Return what is chosen of *offer*, the club's own where nothing is."""
    if offer.kind in COACHES:
        known = {card.id for card in offer.cards}
        return next((coach for coach in brought.coaches if coach in known), offer.own)
    chosen: dict[Any, str] = {"stadium": brought.stadium, "manager": brought.manager}
    return chosen[offer.kind] or offer.own


def named(bringing: Bringing, brought: Brought) -> tuple[str, ...]:
    """Return the names of what is not the club's own, as a line beneath the club tells them."""
    found = []
    for offer in bringing.offers:
        chosen = chosen_of(offer, brought)
        if chosen not in ("", offer.own):
            found += [called(card.name) for card in offer.cards if card.id == chosen]
    coming = {new for new, _ in brought.swaps}
    return (*found, *(called(card.name) for card in bringing.side_deck if card.id in coming))

