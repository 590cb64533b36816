"""The front offices of Clutch, one for each edition: the clubhouse asks, its law answers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from msgspec.structs import replace

from hotstove.baseball.positions import FIELDERS, Position
from hotstove.catalog.shelf import Catalog
from hotstove.play.setup import Setup
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence
from hotstove.rulebooks.clutch.cards import BatterCard, Role
from hotstove.rulebooks.clutch.construction import STANDARD, Roster
from hotstove.rulebooks.clutch.editions import EDITIONS
from hotstove.rulebooks.clutch.lineups import SPOTS
from hotstove.rulebooks.clutch.strategy import COACH_KINDS, Deck

from .. import explained as shared
from ..comparing import CardRow, Comparison
from ..documents import CardId
from ..dugout import Area, Dugout, Place
from ..explained import ON_BENCH, relief
from ..fields import MOST_CARDS, Fields
from ..filling import FillOrder
from ..front_office import DeckLaw, FrontOffice, Kind, ReadyDeck
from ..law import Badges, Violation, badges_of
from ..lineup_cards import NINE, SUGGESTED, changed
from ..moves import Move
from ..needs import Needs
from ..roster_lines import Pasted
from ..say import said
from ..shelves import Change
from ..worths import Duty
from . import comparing, fill, lineup_cards, moves, needs, own_sets, roster_text, teams
from .averages import ARMS
from .documents import (
    ORDER,
    ClutchDocument,
    ClutchRules,
    formats_of,
    listed,
    rules_named,
    year_of,
)
from .dugout import dugout_of
from .expected_runs import expected_runs
from .law import CAP, NOT_ABOUT_PLAY, violations_of, warnings_of
from .library import ClutchLibrary
from .stock import ClutchStock
from .tidying import tidied

_ROLES: Final = {
    2017: (Role.STARTER, Role.RELIEVER, Role.CLOSER),
    2024: (Role.STARTER, Role.BULK, Role.RELIEVER, Role.OPENER),
}
_AREAS: Final = {
    2017: (Area.BENCH, Area.ROTATION, Area.BULLPEN, Area.CLOSER, Area.STADIUM),
    2024: (Area.BENCH, Area.ROTATION, Area.BULLPEN, Area.COACHES, Area.STADIUM),
}


class ClutchOffice(FrontOffice[ClutchDocument, ClutchStock]):
    def __init__(self, game: str) -> None:
        self.game = game
        self.edition = edition = EDITIONS[year_of(game)]
        self.kind = Kind(
            family="clutch",
            rulebooks=(game,),
            areas=_AREAS[edition.year],
            orders=(ORDER,),
            facets=ClutchLibrary.facets,
            sorts=ClutchLibrary.sorts,
            deck=DeckLaw(edition.deck_size, edition.side_deck),
            has_salary=True,
            roles=_ROLES[edition.year],
            duties={Duty.BENCH: ON_BENCH, Duty.RESERVE: ON_BENCH, **shared.DUTIES},
            coaches=COACH_KINDS if edition.coaches else (),
        )

    # Files

    def empty(self) -> ClutchDocument:
        return ClutchDocument(game=self.game)

    def read_roster(self, fields: Fields, written: Any, at: str) -> Roster:
        table = fields.of_kind(at, written, dict)
        taken: dict[str, Any] = {
            name: fields.text(f"{at}.{name}", table.get(name, "")) for name in ("club", "stadium")
        }
        taken["format"] = fields.text(f"{at}.format", table.get("format", STANDARD)) or STANDARD
        for name in ("cards", "rotation", "bullpen", "coaches"):
            taken[name] = fields.ids(f"{at}.{name}", table.get(name, []), MOST_CARDS)
        taken["order"] = fields.order(f"{at}.order", table.get("order", []))
        fields.no_others(at, table, (*taken, "deck"))
        return Roster(**taken)

    def read_own(self, fields: Fields, content: dict[str, Any]) -> dict[str, Any]:
        return {"side_deck": fields.table("side_deck", content.pop("side_deck", {}), int)}

    # Cards

    def stocked(
        self, catalog: Catalog, own: Path | None = None, files: Iterable[Path] = ()
    ) -> ClutchStock:
        shelf = catalog.clutch(self.edition.year)
        found = own_sets.read_own(own, files, shelf)
        return ClutchStock(shelf, found.cards, found.refused)

    def default_roster(self, catalog: Catalog, club: str) -> ClutchDocument:
        shelf = catalog.clutch(self.edition.year)
        roster, name = shelf.rosters[club], shelf.clubs[club].name
        document = ClutchDocument(game=self.game, name=name, roster=replace(roster, deck=""))
        return self.with_deck(document, _ready(shelf.decks[roster.deck]))

    def ready_decks(self, catalog: Catalog) -> Mapping[str, ReadyDeck]:
        decks = catalog.clutch(self.edition.year).decks
        return {name: _ready(deck) for name, deck in decks.items()}

    def own_deck(self, document: ClutchDocument) -> ReadyDeck:
        return ReadyDeck(document.name, dict(document.deck), dict(document.side_deck))

    def with_deck(self, document: ClutchDocument, deck: ReadyDeck) -> ClutchDocument:
        """C17-14, C17-16, C24-15."""
        return replace(document, deck=dict(deck.cards), side_deck=dict(deck.side))

    def compare_cards(self, stock: ClutchStock, one: CardId, other: CardId) -> tuple[CardRow, ...]:
        values = {card: worth.best for card, worth in stock.worths.items()}
        return comparing.compare_cards(stock.known[one], stock.known[other], values)

    # Formats and cost

    def formats(self, catalog: Catalog) -> Mapping[str, ClutchRules]:
        """C17-13, C24-14."""
        return formats_of(self.edition)

    def rules_of(self, document: ClutchDocument) -> ClutchRules:
        return rules_named(document.roster.format, self.edition)

    def held_to(self, document: ClutchDocument, rules: Any) -> ClutchDocument:
        return replace(document, roster=replace(document.roster, format=rules.id))

    def total(self, document: ClutchDocument, stock: ClutchStock) -> int:
        """C17-12, C24-13."""
        cards = document.roster.cards
        return sum(stock.known[card].salary for card in cards if card in stock.known)

    def cost(self, document: ClutchDocument, stock: ClutchStock, card: CardId) -> int:
        return stock.known[card].salary

    def cost_words(self, document: ClutchDocument, stock: ClutchStock, card: CardId) -> Sentence:
        return said(_SALARY, salary=stock.known[card].salary)

    # Law

    def violations(
        self, document: ClutchDocument, stock: ClutchStock, rulebook: str = ""
    ) -> tuple[Violation, ...]:
        return violations_of(document, stock)

    def warnings(self, document: ClutchDocument, stock: ClutchStock) -> tuple[Violation, ...]:
        return warnings_of(document, stock)

    def badges(self, violations: Iterable[Violation]) -> Badges:
        return badges_of(violations, CAP, NOT_ABOUT_PLAY)

    def needs(self, document: ClutchDocument, stock: ClutchStock) -> Needs:
        return needs.needs_of(document, stock)

    def compare(
        self, one: Roster, other: Roster, document: ClutchDocument, stock: ClutchStock
    ) -> Comparison:
        return comparing.compare_rosters(one, other, stock.known)

    # Places

    def dugout(self, document: ClutchDocument, stock: ClutchStock) -> Dugout:
        return dugout_of(document, stock)

    def propose(
        self, document: ClutchDocument, stock: ClutchStock, card: str, place: Place
    ) -> Move:
        return moves.propose(document, stock, card, place)

    def natural_place(self, document: ClutchDocument, stock: ClutchStock, card: str) -> Place:
        return moves.natural_place(document, stock, card)

    def spare_place(self, document: ClutchDocument, stock: ClutchStock, card: str) -> Place:
        return moves.spare_place(document, stock, card)

    def tidied(self, document: ClutchDocument, stock: ClutchStock) -> ClutchDocument:
        return tidied(document, stock)

    # Lineup cards

    def field_places(self, order: str) -> tuple[Position, ...]:
        """CL-24: eight fielders and a designated hitter."""
        return (*FIELDERS, Position.DESIGNATED_HITTER)

    def men_for(
        self, document: ClutchDocument, stock: ClutchStock, position: Position
    ) -> tuple[BatterCard, ...]:
        return lineup_cards.men_for(_batters(document, stock), position, self.edition)

    def suggested_nine(self, document: ClutchDocument, stock: ClutchStock) -> Change | None:
        order = lineup_cards.suggested_nine(_batters(document, stock), stock.average)
        return changed(document, ORDER, order, NINE) if order else None

    def reordered(self, document: ClutchDocument, stock: ClutchStock, order: str) -> Change:
        spots = document.roster.order
        men = {spot.player for spot in spots} & stock.known.keys()
        if not len(men) == len(spots) == SPOTS:
            return changed(document, order, lineup_cards.suggested(spots, stock.known), SUGGESTED)
        best = lineup_cards.best_order(spots, stock.known, stock.average)
        return changed(document, order, best, SUGGESTED)

    def expected_runs(
        self, document: ClutchDocument, stock: ClutchStock, order: str
    ) -> float | None:
        spots = document.roster.order
        if len(spots) != SPOTS or any(spot.player not in stock.known for spot in spots):
            return None
        return expected_runs(spots, stock.known, stock.average)

    def expected_by_hand(
        self, document: ClutchDocument, stock: ClutchStock, order: str
    ) -> dict[str, float]:
        """CL-08: match-ups make two orders of one."""
        if self.expected_runs(document, stock, order) is None:
            return {}
        spots, known = document.roster.order, stock.known
        return {hand: expected_runs(spots, known, stock.average, hand) for hand in ARMS}

    # Fill

    def locks(
        self, document: ClutchDocument, stock: ClutchStock, only: Iterable[CardId] | None = None
    ) -> dict[CardId, str]:
        return fill.locks_of(document.roster, stock.known, only)

    def fill_order(
        self,
        document: ClutchDocument,
        stock: ClutchStock,
        locked: Mapping[CardId, str],
        among: Iterable[CardId] | None = None,
    ) -> FillOrder:
        """A format nobody knows is filled like the standard one."""
        known, roster = stock.known, document.roster
        if roster.format not in formats_of(self.edition):
            roster = replace(roster, format=STANDARD)
        cards = known.values() if among is None else [known[card] for card in among]
        return fill.order_of(roster, cards, self.edition, locked, worths=stock.worths)

    def filled(
        self, document: ClutchDocument, stock: ClutchStock, chosen: Mapping[CardId, str]
    ) -> Change:
        """What is missing of deck, coaches and park comes with the players."""
        before = document.roster
        roster = fill.filled(before, stock.known, self.edition, chosen, stock.average)
        whole = fill.with_deck_and_park(roster, stock.shelf)
        considering = tuple(card for card in document.considering if card not in chosen)
        document = replace(document, roster=replace(whole, deck=""), considering=considering)
        if not document.deck and whole.deck:
            document = self.with_deck(document, _ready(stock.shelf.decks[whole.deck]))
        came = sum(card not in before.cards for card in roster.cards)
        return said(_FILLED, count=came), document

    def duties(self, document: ClutchDocument, stock: ClutchStock) -> dict[CardId, str]:
        dugout = dugout_of(document, stock)
        found: dict[CardId, str] = {card: at for at, card in dugout.field.items()}
        found |= dict.fromkeys(dugout.bench, Duty.BENCH)
        found |= dict.fromkeys(dugout.rotation, Duty.ROTATION)
        found |= dict.fromkeys(dugout.closer, Duty.CLOSER)
        found |= relief(list(dugout.bullpen), stock.worths)
        return {card: duty for card, duty in found.items() if card in stock.known}

    # Text

    def roster_text(self, document: ClutchDocument, stock: ClutchStock) -> str:
        return roster_text.roster_text(_written(document), stock.known, _titles(stock))

    def pasted(self, text: str, document: ClutchDocument, stock: ClutchStock) -> Pasted:
        read = roster_text.read_text(text, _written(document), stock.known, _titles(stock))
        pasted = replace(
            document,
            roster=read.roster,
            name=read.name,
            considering=read.considering,
            deck=read.deck,
            side_deck=read.side_deck,
        )
        return Pasted(self.tidied(pasted, stock), read.unread, read.cards)

    # Play

    def team(
        self, document: ClutchDocument, stock: ClutchStock, catalog: Catalog, rulebook: str = ""
    ) -> Any:
        return teams.team_of(document, stock, catalog)

    def seated(self, setup: Setup, first: Any, second: Any) -> Setup:
        return teams.with_teams(setup, first, second)


def front_office(game: str) -> ClutchOffice:
    return ClutchOffice(game)


def _ready(deck: Deck) -> ReadyDeck:
    return ReadyDeck(deck.name, listed(deck.cards), listed(deck.side_deck))


def _batters(document: ClutchDocument, stock: ClutchStock) -> list[Any]:
    """RUL-12: who of the roster is registered as a batter."""
    dugout = dugout_of(document, stock)
    men = {*dugout.field.values(), *dugout.bench} & stock.known.keys()
    return [stock.known[card] for card in document.roster.cards if card in men]


def _written(document: ClutchDocument) -> roster_text.Written:
    return roster_text.Written(
        roster=document.roster,
        name=document.name,
        considering=document.considering,
        deck=document.deck,
        side_deck=document.side_deck,
    )


def _titles(stock: ClutchStock) -> roster_text.Titles:
    return roster_text.Titles(
        {card.id: card.title for card in stock.strategy.values()},
        {card.id: card.title for card in stock.coaches.values()},
        {park.id: park.name for park in stock.stadiums.values()},
    )


_SALARY: Final = QT_TRANSLATE_NOOP("clubhouse", "A salary of {salary}.")
_FILLED: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "The roster is filled: {count:n} cards came in.", "", 1
)
