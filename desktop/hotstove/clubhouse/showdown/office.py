"""The front office of Showdown: the clubhouse's questions answered by SD-T."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final, cast

from msgspec.structs import replace

from hotstove.baseball.positions import Position
from hotstove.catalog.shelf import Catalog
from hotstove.play.setup import Setup
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence
from hotstove.rulebooks.showdown.cards import HitterCard
from hotstove.rulebooks.showdown.construction import ORDERS, SPOTS, OrderName, Roster, total_cost
from hotstove.rulebooks.showdown.formats import BOOK, BOUNDS, Format

from ..comparing import CardRow, Comparison
from ..documents import CardId
from ..dugout import Area, Dugout, Place
from ..fields import MOST_CARDS, Fields, line
from ..filling import FillOrder
from ..front_office import DeckLaw, FrontOffice, Kind, ReadyDeck
from ..law import Badges, Violation, badges_of
from ..moves import Move
from ..needs import Needs
from ..roster_lines import Pasted
from ..say import said
from ..shelves import Change
from . import comparing, explaining, fill, lineup_cards, moves, needs, roster_text, teams
from .documents import ShowdownDocument, deck_of
from .dugout import dugout_of
from .editor import ShowdownEditor
from .expected_runs import expected_runs
from .law import CAP, NOT_ABOUT_PLAY, violations_of, warnings_of
from .library import ShowdownLibrary
from .orders import with_pitcher
from .stock import ShowdownStock, stocked

EXPERT: Final = "showdown/expert"
DECK: Final = 60


class ShowdownOffice(FrontOffice[ShowdownDocument, ShowdownStock]):
    game = "showdown"
    kind = Kind(
        family="showdown",
        rulebooks=("showdown/advanced", EXPERT, "showdown/basic"),
        areas=(Area.BENCH, Area.ROTATION, Area.BULLPEN),
        orders=ORDERS,
        facets=ShowdownLibrary.facets,
        sorts=ShowdownLibrary.sorts,
        deck=DeckLaw(DECK, is_optional=True),
        leagues=("AL", "NL"),
        has_backups=True,
        has_own_formats=True,
        has_charts=True,
        roles=("starter", "reliever", "closer"),
        duties=explaining.DUTIES,
    )

    # Files

    def empty(self) -> ShowdownDocument:
        return ShowdownDocument()

    def read_roster(self, fields: Fields, written: Any, at: str) -> Roster:
        table = fields.of_kind(at, written, dict)
        taken: dict[str, Any] = {"club": fields.text(f"{at}.club", table.get("club", ""))}
        home = table.get("home_rules", "")
        if home not in ("", "AL", "NL"):
            fields.lost(f"{at}.home_rules")
            home = ""
        taken["home_rules"] = home
        for name in ("cards", "backups", "rotation"):
            taken[name] = fields.ids(f"{at}.{name}", table.get(name, []), MOST_CARDS)
        for name in ORDERS:
            taken[name] = fields.order(f"{at}.{name}", table.get(name, []))
        fields.no_others(at, table, Roster.__struct_fields__)
        return Roster(**taken)

    def read_own(self, fields: Fields, content: dict[str, Any]) -> dict[str, Any]:
        table = fields.of_kind("rules", content.pop("rules", {}), dict)
        taken: dict[str, Any] = {}
        for name, found in table.items():
            if name in Format.__struct_fields__ and _holds(fields, name, found):
                taken[name] = found
            else:
                fields.lost(f"rules.{line(name)}")
        return {"rules": Format(**taken)}

    # Cards

    def stocked(
        self, catalog: Catalog, own: Path | None = None, files: Iterable[Path] = ()
    ) -> ShowdownStock:
        return stocked(catalog, own, files)

    def default_roster(self, catalog: Catalog, club: str) -> ShowdownDocument:
        name = catalog.club(club).name
        return ShowdownDocument(name=name, roster=catalog.rosters[club])

    def ready_decks(self, catalog: Catalog) -> Mapping[str, ReadyDeck]:
        return {
            name: ReadyDeck(deck.name, {each.card.id: each.count for each in deck.cards})
            for name, deck in catalog.decks.items()
        }

    def compare_cards(
        self, stock: ShowdownStock, one: CardId, other: CardId
    ) -> tuple[CardRow, ...]:
        values = {card: worth.best for card, worth in stock.worths.items()}
        return comparing.compare_cards(stock.known[one], stock.known[other], values)

    # Formats and cost

    def formats(self, catalog: Catalog) -> Mapping[str, Format]:
        return catalog.formats

    def rules_of(self, document: ShowdownDocument) -> Format:
        return document.rules

    def held_to(self, document: ShowdownDocument, rules: Any) -> ShowdownDocument:
        """SD-T-13."""
        return replace(document, rules=rules)

    def of_today(self, document: ShowdownDocument, stock: ShowdownStock) -> ShowdownDocument:
        """SD-T-20: the newest season among the cards, where the format names none."""
        return replace(document, rules=document.rules.of_season(stock.known.values()))

    def total(self, document: ShowdownDocument, stock: ShowdownStock) -> int:
        """SD-T-17."""
        roster = document.roster
        cards = [stock.known[card] for card in roster.cards if card in stock.known]
        return total_cost(cards, roster.backups, document.rules)

    def cost(self, document: ShowdownDocument, stock: ShowdownStock, card: CardId) -> int:
        is_backup = card in document.roster.backups
        return document.rules.cost(stock.known[card], is_backup=is_backup)

    def cost_words(
        self, document: ShowdownDocument, stock: ShowdownStock, card: CardId
    ) -> Sentence:
        """SD-T-17, R42: how a backup's cost comes about, its rounding shown."""
        printed, share = stock.known[card].points, document.rules.backup_share
        if card not in document.roster.backups:
            return said(_FULL_COST, points=printed)
        paid = document.rules.cost(stock.known[card], is_backup=True)
        template = _SHARE if printed % share == 0 else _ROUNDED
        exact = f"{printed / share:g}"
        return said(template, points=printed, share=share, exact=exact, paid=paid)

    # Law

    def violations(
        self, document: ShowdownDocument, stock: ShowdownStock, rulebook: str = ""
    ) -> tuple[Violation, ...]:
        deck = deck_of(document, stock.strategy.values())
        return violations_of(document, stock.known, deck, is_expert=rulebook == EXPERT)

    def warnings(
        self, document: ShowdownDocument, stock: ShowdownStock
    ) -> tuple[Violation, ...]:
        return warnings_of(document, stock.known)

    def badges(self, violations: Iterable[Violation]) -> Badges:
        return badges_of(violations, CAP, NOT_ABOUT_PLAY)

    def needs(self, document: ShowdownDocument, stock: ShowdownStock) -> Needs:
        return needs.needs_of(document, stock.known)

    def compare(
        self, one: Roster, other: Roster, document: ShowdownDocument, stock: ShowdownStock
    ) -> Comparison:
        return comparing.compare_rosters(one, other, stock.known, document.rules)

    # Places

    def editor(
        self, stock: ShowdownStock, document: ShowdownDocument | None = None
    ) -> ShowdownEditor:
        return ShowdownEditor(self, stock, document)

    def dugout(self, document: ShowdownDocument, stock: ShowdownStock) -> Dugout:
        return dugout_of(document, stock.known)

    def propose(
        self, document: ShowdownDocument, stock: ShowdownStock, card: CardId, place: Place
    ) -> Move:
        return moves.propose(document, stock.known, card, place)

    def natural_place(
        self, document: ShowdownDocument, stock: ShowdownStock, card: CardId
    ) -> Place:
        return moves.natural_place(document, stock.known, card)

    def spare_place(
        self, document: ShowdownDocument, stock: ShowdownStock, card: CardId
    ) -> Place:
        is_hitter = isinstance(stock.known.get(card), HitterCard)
        area = Area.BENCH if is_hitter else Area.BULLPEN
        return Place(area, number=len(self.dugout(document, stock).row(area)))

    def tidied(self, document: ShowdownDocument, stock: ShowdownStock) -> ShowdownDocument:
        """SD-T-12: whoever starts first bats in the NL orders."""
        roster = with_pitcher(document.roster, stock.known)
        return document if roster == document.roster else replace(document, roster=roster)

    # Lineup cards

    def field_places(self, order: str) -> tuple[Position, ...]:
        return lineup_cards.field_places(_order(order))

    def men_for(
        self, document: ShowdownDocument, stock: ShowdownStock, position: Position
    ) -> tuple[HitterCard, ...]:
        return lineup_cards.men_for(document.roster, stock.known, position)

    def suggested_nine(self, document: ShowdownDocument, stock: ShowdownStock) -> Change | None:
        return lineup_cards.suggested_nine(document, stock.known)

    def reordered(self, document: ShowdownDocument, stock: ShowdownStock, order: str) -> Change:
        return lineup_cards.reordered(document, stock.known, _order(order))

    def copied(
        self, document: ShowdownDocument, stock: ShowdownStock, source: str, order: str
    ) -> Change:
        return lineup_cards.copied(document, stock.known, _order(source), _order(order))

    def expected_runs(
        self, document: ShowdownDocument, stock: ShowdownStock, order: str
    ) -> float | None:
        spots = document.used_order(order)
        if len(spots) != SPOTS or any(spot.player not in stock.known for spot in spots):
            return None
        return expected_runs(spots, stock.known, stock.average)

    # Fill

    def locks(
        self,
        document: ShowdownDocument,
        stock: ShowdownStock,
        only: Iterable[CardId] | None = None,
    ) -> dict[CardId, str]:
        return fill.locks_of(document, stock.known, only)

    def fill_order(
        self,
        document: ShowdownDocument,
        stock: ShowdownStock,
        locked: Mapping[CardId, str],
        among: Iterable[CardId] | None = None,
    ) -> FillOrder:
        known = stock.known
        cards = known.values() if among is None else [known[card] for card in among]
        return fill.order_of(document, cards, locked, worths=stock.worths)

    def filled(
        self, document: ShowdownDocument, stock: ShowdownStock, chosen: Mapping[CardId, str]
    ) -> Change:
        return fill.filled(document, stock.known, chosen)

    def duties(self, document: ShowdownDocument, stock: ShowdownStock) -> dict[CardId, str]:
        return explaining.places_of(document, stock.known, stock.worths)

    # Text

    def roster_text(self, document: ShowdownDocument, stock: ShowdownStock) -> str:
        return roster_text.roster_text(document, stock.known)

    def pasted(self, text: str, document: ShowdownDocument, stock: ShowdownStock) -> Pasted:
        return roster_text.pasted(text, document, stock.known)

    # Play

    def team(
        self,
        document: ShowdownDocument,
        stock: ShowdownStock,
        catalog: Catalog,
        rulebook: str = "",
    ) -> Any:
        return teams.team_of(document, stock.known, catalog, is_expert=rulebook == EXPERT)

    def seated(self, setup: Setup, first: Any, second: Any) -> Setup:
        return teams.with_teams(setup, first, second)


def _order(name: str) -> OrderName:
    return cast(OrderName, name)


def front_office(game: str) -> ShowdownOffice:
    return ShowdownOffice()


def _holds(fields: Fields, name: str, found: Any) -> bool:
    """SD-T-20 and own caps: a number must be one a roster can be held to."""
    if name == "sets":
        return found in ("extended", "standard", "limited")
    if isinstance(getattr(BOOK, name), str):
        return isinstance(found, str) and fields.is_plain(name, found)
    least, most = BOUNDS[name]
    return isinstance(found, int) and not isinstance(found, bool) and least <= found <= most


_FULL_COST: Final = QT_TRANSLATE_NOOP("clubhouse", "{points} points.")
_SHARE: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "{points} points printed, a backup's share of 1 in {share}: {paid}."
)
_ROUNDED: Final = QT_TRANSLATE_NOOP(
    "clubhouse",
    "{points} points printed, a backup's share of 1 in {share} is {exact}, rounded up: {paid}.",
)
