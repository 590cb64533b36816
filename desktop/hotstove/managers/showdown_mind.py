"""What an advanced Showdown manager carries in his head: the cards, the chances, his last reason.

How he decides stands in the modules for bench, staff, running and icons.
"""

from __future__ import annotations

from typing import TypeAlias

from hotstove.play.seats import Seat, Side
from hotstove.play.words import Filling, Sentence
from hotstove.rulebooks.showdown.advanced import AdvancedShowdown
from hotstove.rulebooks.showdown.cards import CardId, Result
from hotstove.rulebooks.showdown.odds import double_play_faces
from hotstove.rulebooks.showdown.state import ShowdownGame

from .showdown_prospects import FIRST, Once, prospects
from .showdown_values import worths_of

Number: TypeAlias = str | int
_AT_HOME = Side.HOME


class Mind:
    def __init__(self, book: AdvancedShowdown, seat: Seat) -> None:
        self.book = book
        self.cards = book.cards
        self.seat = seat
        self.worths = worths_of(book.setup.teams)
        self.prospects = prospects(book.innings)
        self._wins = self.prospects.wins
        self.reason: tuple[str, dict[str, Number]] | None = None

    # Why

    def because(self, template: str, **arguments: Number) -> None:
        """Keep why the answer about to be given is right; players by the ids of their cards."""
        self.reason = template, arguments

    def why(self) -> Sentence | None:
        if self.reason is None:
            return None
        template, arguments = self.reason
        filled: dict[str, Filling] = {
            key: self.cards[value].name if value in self.cards else value
            for key, value in arguments.items()
        }
        return Sentence("managers", template, filled)

    # How good

    def wins(self, game: ShowdownGame, outs: int, runners: int, runs: int = 0) -> float:
        """The chance of the side at bat to win, *runs* more having scored."""
        is_home = game.batting is _AT_HOME
        lead = game.home_runs - game.visitor_runs
        if not is_home:
            lead = -lead
        return self._wins(game.inning, is_home, outs, runners, lead + runs)

    def once(self, game: ShowdownGame) -> Once:
        """The chance of the side at bat to win once a result has been carried out, by result."""
        outs, on = game.outs, runners_of(game)
        is_tried = on & FIRST and outs < 2
        double_play = double_play_faces(self.book, game) / 20 if is_tried else 0.0
        lead = lead_of(game, game.batting)
        is_home = game.batting is _AT_HOME
        return self.prospects.once(game.inning, is_home, outs, on, lead, double_play)

    def wins_after(self, game: ShowdownGame, result: Result) -> float:
        """The chance of the side at bat to win once *result* has been carried out."""
        return self.once(game)[result]

    def chart_wins(self, game: ShowdownGame, card: CardId) -> float:
        """The chance of the side at bat to win with a swing on this card's chart to come."""
        once = self.once(game)
        return sum([faces * once[result] for result, faces in self.worths.faces(card)]) / 20


def runners_of(game: ShowdownGame) -> int:
    """Return who is on base as a mask: 1 first, 2 second, 4 third."""
    bases = game.bases
    return (
        (bases.first is not None)
        + 2 * (bases.second is not None)
        + 4 * (bases.third is not None)
    )


def lead_of(game: ShowdownGame, side: Side) -> int:
    """Return by how many runs *side* leads; negative when it trails."""
    lead = game.home_runs - game.visitor_runs
    return lead if side is _AT_HOME else -lead
