"""Front offices: what each game that has rosters knows of them, found by the game's name.

    office = front_office("clutch/2024")        # game_at("showdown/expert") is "showdown"
    stock = office.stocked(catalog, own_cards)  # every card at hand, in ``stock.library``
    editor = office.editor(stock)               # an empty roster; else of a document

The clubhouse asks its office and knows no game itself: files, law, places, lineup cards, fill,
text and teams all go through it. Each office lives in its game's own room (``showdown``,
``clutch``), which knows no other's; what games share stands beside this module. An office
remembers nothing: what is asked about is handed in, a document and the stock.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol, TypeAlias, TypeVar

from msgspec.structs import replace

from hotstove.baseball.positions import Position
from hotstove.files.refused import FileRefused
from hotstove.play.values import Value
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence

from .comparing import CardRow, Comparison
from .documents import CardId, D, PlayerCard, RosterDocument
from .dugout import Area, Dugout, Place
from .explained import Share, runs_of_places, shares_of
from .fields import Fields
from .law import Badges, Violation
from .moves import Move
from .needs import Needs
from .say import said
from .shelves import Change
from .stock import Stock
from .worths import Duty

if TYPE_CHECKING:
    from hotstove.catalog.shelf import Catalog
    from hotstove.play.setup import Setup

    from .editor import RosterEditor
    from .filling import FillOrder
    from .roster_lines import Pasted

S = TypeVar("S", bound=Stock[Any])


class Rules(Protocol):
    """What every format of every game holds a roster to; 0: any number, no cap."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str:
        """Marked for translation in the context ``formats`` where it came with the program."""
    @property
    def size(self) -> int: ...
    @property
    def cap(self) -> int:
        """Points or salary."""
    @property
    def starters(self) -> int:
        """Places of the rotation."""


class DeckLaw(Value, frozen=True):
    """How many strategy cards a roster brings."""

    size: int
    side: int = 0
    """Of a side deck, which may also be missing; 0: there is none (C17-16)."""
    is_optional: bool = False
    """A roster may do without a deck."""


class ReadyDeck(Value, frozen=True):
    """A deck as a document lists it: strategy cards by id, and how many of each."""

    name: str
    cards: dict[str, int]
    side: dict[str, int] = {}


class Kind(Value, frozen=True, kw_only=True):
    """What differs between games where a window shows it."""

    family: str
    """Whose faces its cards wear."""
    rulebooks: tuple[str, ...]
    """The games its rosters play, the usual one first."""
    areas: tuple[Area, ...]
    """The parts of its dugout besides the field, in the order in which they are drawn."""
    orders: tuple[str, ...]
    """Its batting orders by name; the first is the diamond's."""
    facets: tuple[str, ...]
    sorts: tuple[str, ...]
    deck: DeckLaw
    has_salary: bool = False
    """Cards cost salary, not points."""
    leagues: tuple[str, ...] = ()
    """Rules of home games to choose among; empty: there is no choice."""
    has_backups: bool = False
    """Hitters may be marked as backups, at a part of their price."""
    has_own_formats: bool = False
    """People may set a format's numbers themselves."""
    has_charts: bool = False
    """Its cards and rosters can be drawn as figures."""
    roles: tuple[str, ...] = ()
    """Pitchers' roles, as the facet ``role`` names them."""
    duties: Mapping[Duty, str]
    """What a man does beside the nine positions, in words of the context ``clubhouse``."""
    coaches: tuple[str, ...] = ()
    """Kinds of coaches, one place for each."""


class FrontOffice(ABC, Generic[D, S]):
    """One game's knowledge of rosters, for documents of type *D* and a stock of type *S*."""

    game: str
    """Its name in roster files: ``showdown``, ``clutch/2017``, ``clutch/2024``."""
    kind: Kind

    # Files

    @abstractmethod
    def empty(self) -> D:
        """Return a document with nobody in it."""

    @abstractmethod
    def read_roster(self, fields: Fields, written: Any, at: str) -> Any:
        """Return a roster from a file's table, as far as it can be read."""

    @abstractmethod
    def read_own(self, fields: Fields, content: dict[str, Any]) -> dict[str, Any]:
        """Take what this game's documents hold besides out of *content*: the document's fields."""

    # Cards

    @abstractmethod
    def stocked(self, catalog: Catalog, own: Path | None = None, files: Iterable[Path] = ()) -> S:
        """Return all cards of the catalog, of the folder of people's own sets, and of *files*.

        Raises FileRefused for the catalog and for *files*; a set in *own* that cannot be read is
        only named (``refused``).
        """

    @abstractmethod
    def default_roster(self, catalog: Catalog, club: str) -> D:
        """Return the roster a club plays with by itself. Raises LookupError."""

    @abstractmethod
    def ready_decks(self, catalog: Catalog) -> Mapping[str, ReadyDeck]:
        """Return the ready-made decks of the house by their ids."""

    def own_deck(self, document: D) -> ReadyDeck:
        """Return the deck of a roster, as it is listed."""
        return ReadyDeck(document.name, dict(document.deck))

    def with_deck(self, document: D, deck: ReadyDeck) -> D:
        return replace(document, deck=dict(deck.cards))

    @abstractmethod
    def compare_cards(self, stock: S, one: CardId, other: CardId) -> tuple[CardRow, ...]:
        """Return two known cards line by line."""

    # Formats and cost

    @abstractmethod
    def formats(self, catalog: Catalog) -> Mapping[str, Rules]:
        """Return the formats a roster may be held to, by id, the usual one first."""

    @abstractmethod
    def rules_of(self, document: D) -> Rules: ...

    @abstractmethod
    def held_to(self, document: D, rules: Any) -> D:
        """Return the document held to another of its formats."""

    def of_today(self, document: D, stock: S) -> D:
        """Return the document with what its format leaves to the cards at hand named."""
        return document

    @abstractmethod
    def total(self, document: D, stock: S) -> int:
        """Return what the roster costs, in points or salary."""

    @abstractmethod
    def cost(self, document: D, stock: S, card: CardId) -> int:
        """Return what one known card costs where it is now."""

    @abstractmethod
    def cost_words(self, document: D, stock: S, card: CardId) -> Sentence: ...

    # Law

    @abstractmethod
    def violations(self, document: D, stock: S, rulebook: str = "") -> tuple[Violation, ...]:
        """Return every fault of the roster, for the game at the table *rulebook* if named."""

    @abstractmethod
    def warnings(self, document: D, stock: S) -> tuple[Violation, ...]:
        """Return what is legal, but worth a word."""

    @abstractmethod
    def badges(self, violations: Iterable[Violation]) -> Badges: ...

    @abstractmethod
    def needs(self, document: D, stock: S) -> Needs: ...

    @abstractmethod
    def compare(self, one: Any, other: Any, document: D, stock: S) -> Comparison:
        """Return what changes from roster *one* to *other*, by the format of *document*."""

    # Places

    def editor(self, stock: S, document: D | None = None) -> RosterEditor:
        from .editor import RosterEditor

        return RosterEditor(self, stock, document)

    @abstractmethod
    def dugout(self, document: D, stock: S) -> Dugout: ...

    @abstractmethod
    def propose(self, document: D, stock: S, card: CardId, place: Place) -> Move:
        """Return what becomes of dropping a card on a place; nothing is changed."""

    @abstractmethod
    def natural_place(self, document: D, stock: S, card: CardId) -> Place:
        """Return where Enter or a double click puts a known card: where it is needed most."""

    @abstractmethod
    def spare_place(self, document: D, stock: S, card: CardId) -> Place:
        """Return where Ctrl+Enter puts a card: the end of the bench, or of the bullpen."""

    def tidied(self, document: D, stock: S) -> D:
        """Return the document with what follows of itself, after any change."""
        return document

    # Lineup cards; moving and swapping spots is the same for all (``lineup_cards``)

    @abstractmethod
    def field_places(self, order: str) -> tuple[Position, ...]:
        """Return the nine positions of an order."""

    @abstractmethod
    def men_for(self, document: D, stock: S, position: Position) -> tuple[PlayerCard, ...]:
        """Return who of the roster may stand at *position*, best glove first."""

    @abstractmethod
    def suggested_nine(self, document: D, stock: S) -> Change | None:
        """Let the suggested nine start; None where the roster makes none."""

    @abstractmethod
    def reordered(self, document: D, stock: S, order: str) -> Change:
        """Let the men of an order bat as suggested, each where he stands."""

    def copied(self, document: D, stock: S, source: str, order: str) -> Change:
        """Copy one order to another. Raises LookupError where there is but one."""
        raise LookupError(f"{self.game} has one order")

    @abstractmethod
    def expected_runs(self, document: D, stock: S, order: str) -> float | None:
        """Return the runs a game an order comes to; None where it has not nine known men."""

    def expected_by_hand(self, document: D, stock: S, order: str) -> dict[str, float]:
        """Return the same against pitchers who throw ``L`` and ``R``, where that matters."""
        return {}

    # Fill

    @abstractmethod
    def locks(
        self, document: D, stock: S, only: Iterable[CardId] | None = None
    ) -> dict[CardId, str]:
        """Return everybody on the roster where he is, or *only* some of them, as locks."""

    @abstractmethod
    def fill_order(
        self,
        document: D,
        stock: S,
        locked: Mapping[CardId, str],
        among: Iterable[CardId] | None = None,
    ) -> FillOrder:
        """Return what is to be filled around *locked*, from the cards *among*, else from all."""

    @abstractmethod
    def filled(self, document: D, stock: S, chosen: Mapping[CardId, str]) -> Change: ...

    @abstractmethod
    def duties(self, document: D, stock: S) -> dict[CardId, str]:
        """Return what every known card of the roster does: a position, or a ``Duty``."""

    def explained(self, document: D, stock: S) -> tuple[Share, ...]:
        """Return everybody's share, who gains most first."""
        return shares_of(
            self.duties(document, stock),
            stock.known,
            stock.worths,
            lambda card: self.cost(document, stock, card),
            stock.library.cost,
            self.kind.duties,
            has_salary=self.kind.has_salary,
        )

    def roster_runs(self, document: D, stock: S) -> float:
        """Return the runs a game of the whole roster over usual men, as Fill adds them up."""
        return runs_of_places(self.duties(document, stock), stock.worths)

    # Text

    @abstractmethod
    def roster_text(self, document: D, stock: S) -> str: ...

    @abstractmethod
    def pasted(self, text: str, document: D, stock: S) -> Pasted:
        """Read *text* as a whole roster in the place of the document's."""

    # Play

    @abstractmethod
    def team(self, document: D, stock: S, catalog: Catalog, rulebook: str = "") -> Any:
        """Return the roster as a team of its game. Raises RosterIllegal."""

    @abstractmethod
    def seated(self, setup: Setup, first: Any, second: Any) -> Setup:
        """Return a setup with teams in place of its clubs; None leaves a side alone.

        Raises ValueError for another game's setup, FileRefused for teams that cannot play.
        """


AnyOffice: TypeAlias = FrontOffice[Any, Any]

_ROOMS: Final[dict[str, str]] = {
    "showdown": "showdown.office",
    "clutch/2017": "clutch.office",
    "clutch/2024": "clutch.office",
}
"""Game to the module whose ``front_office(game)`` makes its office; loaded when first asked."""
GAMES: Final = tuple(_ROOMS)
_open: dict[str, AnyOffice] = {}


def front_office(game: str) -> AnyOffice:
    """Return the office of a game. Raises LookupError for a game without one."""
    if game not in _open:
        if game not in _ROOMS:
            raise LookupError(f"no rosters are built for “{game}”")
        room = import_module(f"{__package__}.{_ROOMS[game]}")
        _open[game] = room.front_office(game)
    return _open[game]


def team_for(document: RosterDocument, stock: Any, catalog: Catalog, rulebook: str) -> Any:
    """Return the roster as a team for a game by *rulebook*.

    Raises RosterIllegal, FileRefused for a roster of another game, ValueError for a game without
    rosters.
    """
    if _game_of(rulebook) != document.game:
        named = document.name or "–"
        raise FileRefused(said(_OTHER_GAME, name=named, found=document.game, wanted=rulebook))
    return front_office(document.game).team(document, stock, catalog, rulebook)


def seated(setup: Setup, rulebook: str, first: Any, second: Any) -> Setup:
    """Return a setup with teams in place of its clubs; None leaves a side alone.

    Raises ValueError for a game without rosters, FileRefused for teams that cannot play.
    """
    return front_office(_game_of(rulebook)).seated(setup, first, second)


def _game_of(rulebook: str) -> str:
    game = game_at(rulebook)
    if game is None:
        raise ValueError("this game is not played with rosters")
    return game


def game_at(rulebook: str) -> str | None:
    """Return the game whose rosters play by a rulebook; None: it is played without."""
    family = rulebook.partition("/")[0]
    return next((game for game in (rulebook, family) if game in GAMES), None)


_OTHER_GAME: Final = QT_TRANSLATE_NOOP(
    "clubhouse",
    "The roster “{name}” is of the game {found} and cannot play {wanted}; choose another roster.",
)
