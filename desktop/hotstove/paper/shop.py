"""The print shop: an order of what is wanted of a game becomes a document.

Sets of cards and rosters come from ``faces.prints``; the boards and markers are our own.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Literal, TypeAlias

from PySide6.QtCore import QCoreApplication

from hotstove.baseball.score_areas import AreaForm
from hotstove.catalog.shelf import Catalog
from hotstove.faces.prints import (
    PrintSet,
    game_name,
    lineup_prints,
    print_sets,
    roster_prints,
)
from hotstove.play.values import Value
from hotstove.rulebooks.shelf import SHELF

from .board_sheets import BoardSheets
from .boards import boards_of
from .bound import Bound
from .card_sheets import CardSheets, Offset
from .document import Document
from .imposition import Backs, Layout
from .lineup_sheets import A_PAGE, LineupSheets, blank_lineup
from .markers import MarkerSheet
from .page import PaperName
from .roster_sheet import RosterSheets
from .scorecard import Kind, Scorecard
from .scorecard_input import Heading, blank_input

Goods: TypeAlias = Literal["cards", "board", "markers", "sheet", "roster", "lineup"]
GOODS: Final[tuple[Goods, ...]] = ("cards", "board", "markers", "sheet", "roster", "lineup")
ALL: Final = "all"
"""Instead of sets: every card there is, once."""
BLANK: Final = "blank"
"""Among lineup cards: empty ones."""


class NothingToPrint(LookupError):
    """The game has nothing of the kind; the message names what there is."""


class Order(Value, frozen=True, kw_only=True):
    game: str
    """A family of the shelf."""
    goods: Goods
    sets: tuple[str, ...] = ()
    """Sets of cards, clubs whose rosters or lineup cards are wanted, or whose game's own sheets:
    the volumes of ``own_sheets``.
    """
    paper: PaperName = "a4"
    form: Layout = Layout.STRAIGHT
    backs: Backs = Backs.NONE
    shift: tuple[float, float] = (0.0, 0.0)
    """How far backs are moved, mm to the right and down."""
    has_guide: bool = True
    is_packed: bool = False
    """Sets follow one another without a new sheet."""
    kind: Kind = "grid"
    """Of a score sheet."""


def document(order: Order, catalog: Catalog) -> Document:
    """Return what was ordered. Raises NothingToPrint, CatalogError or FileRefused."""
    if order.goods == "cards":
        return CardSheets(
            _sets(order, catalog),
            order.paper,
            order.form,
            order.backs,
            offset=Offset(*order.shift),
            has_guide=order.has_guide,
            is_packed=order.is_packed,
        )
    if order.goods == "board":
        boards = boards_of(order.game)
        if not boards:
            raise _nothing(QCoreApplication.translate("paper", "{game} has no board"), order)
        return BoardSheets(boards[0], order.paper)
    if order.goods == "markers":
        return MarkerSheet(order.game, order.paper)
    if order.goods == "sheet":
        if order.kind not in kinds(order.game):
            template = QCoreApplication.translate("paper", "{game} has no notation of its own")
            raise _nothing(template, order)
        return _sheets(order)
    if order.goods == "lineup":
        return _lineups(order, catalog)
    rosters = roster_prints(order.game, catalog)
    if not rosters:
        raise _nothing(QCoreApplication.translate("paper", "{game} has no rosters"), order)
    chosen = _known(order.sets, [roster.id for roster in rosters])
    return RosterSheets([one for one in rosters if one.id in chosen], order.paper)


def _sheets(order: Order) -> Document:
    """An empty score sheet; of a game's own card one for each volume that is wanted."""
    volumes = own_sheets(order.game, order.kind)
    if not volumes:
        heading = Heading(title=game_name(order.game))
        return Scorecard(blank_input(heading), order.paper, order.kind)
    chosen = _known(order.sets, list(volumes))
    return Bound(
        [
            Scorecard(blank_input(Heading(title=title), form=form), order.paper, order.kind)
            for volume, (title, form) in volumes.items()
            if volume in chosen
        ]
    )


def own_sheets(family: str, kind: Kind) -> dict[str, tuple[str, AreaForm]]:
    """Return the volumes that print a card of their own of that kind: title and form."""
    if kind != "areas":
        return {}
    found = {}
    for name, volume in SHELF.items():
        book = volume.load()[1] if volume.family == family else None
        if book is not None and hasattr(book, "area_form"):
            title = QCoreApplication.translate("shelf", volume.title)
            found[name] = title, book.area_form()
    return found


def _lineups(order: Order, catalog: Catalog) -> Document:
    """Lineup cards of clubs, or empty ones where they are named."""
    prints = lineup_prints(order.game, catalog)
    if not prints:
        raise _nothing(QCoreApplication.translate("paper", "{game} has no rosters"), order)
    chosen = _known(order.sets, [BLANK, *(one.id for one in prints)])
    wanted = [one for one in prints if one.id in chosen]
    if BLANK in order.sets:
        wanted += [blank_lineup(game_name(order.game), prints[-1])] * A_PAGE
    return LineupSheets(wanted, order.paper)


def _nothing(template: str, order: Order) -> NothingToPrint:
    return NothingToPrint(template.format(game=game_name(order.game)))


def offers(family: str, catalog: Catalog) -> tuple[Goods, ...]:
    """What there is to print of a game."""
    rosters = roster_prints(family, catalog)
    has = {"board": boards_of(family), "roster": rosters, "lineup": rosters}
    return tuple(goods for goods in GOODS if has.get(goods, True))


def kinds(family: str) -> tuple[Kind, ...]:
    """The score sheets for a game, those of its own first where it has some."""
    own: tuple[Kind, ...] = ()
    if any(hasattr(book, "score_codes") for book in _books(family)):
        own += ("codes",)
    if any(hasattr(book, "area_form") for book in _books(family)):
        own += ("areas",)
    return (*own, "grid", "situation", "line")


def _books(family: str) -> list[Any]:
    """The rulebooks of a game, the last level or edition first."""
    books = [volume.load()[1] for volume in SHELF.values() if volume.family == family]
    return books[::-1]


def every_card(sets: Iterable[PrintSet]) -> PrintSet:
    """Return all the cards of *sets*, each once."""
    cards = {card.id: card for one in sets for card in one.cards}
    return PrintSet(ALL, QCoreApplication.translate("paper", "All cards"), tuple(cards.values()))


def _sets(order: Order, catalog: Catalog) -> list[PrintSet]:
    sets = print_sets(order.game, catalog)
    if order.sets == (ALL,):
        return [every_card(sets)]
    chosen = _known(order.sets, [one.id for one in sets])
    return [one for one in sets if one.id in chosen]


def _known(wanted: tuple[str, ...], known: list[str]) -> tuple[str, ...]:
    if not wanted or wanted == (ALL,):
        return tuple(known)
    for name in wanted:
        if name not in known:
            told = QCoreApplication.translate(
                "paper", "there is no set “{name}”; there are {known}"
            )
            raise NothingToPrint(told.format(name=name, known=", ".join([ALL, *known])))
    return wanted
