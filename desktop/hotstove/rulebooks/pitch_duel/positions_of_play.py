"""What no position of a Pitch Duel may show; a save that shows it is damaged."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from hotstove.baseball.innings import OUTS_A_HALF
from hotstove.play.piles import FACE_DOWN
from hotstove.play.problems import Problem
from hotstove.play.seats import Side

from .cards import HAND_CARDS, PLAYERS
from .results import MOST_CS, STRIKES
from .state import DuelGame

if TYPE_CHECKING:
    from .duel import PitchDuel


def faults(book: PitchDuel, game: DuelGame) -> Iterator[Problem]:
    """Counts that can be, every card in one place, nobody on two bases."""
    if not 0 <= game.outs <= OUTS_A_HALF or game.inning < 1:
        yield Problem("STATE_OUTS", "PD-11", {"outs": game.outs, "inning": game.inning})
    if game.visitor_runs < 0 or game.home_runs < 0:
        yield Problem("STATE_RUNS", "PD-14", {})
    if not 0 <= game.strikes < STRIKES or not 0 <= game.cs_used <= MOST_CS:
        yield Problem("STATE_COUNTS", "PD-08", {"strikes": game.strikes, "cs": game.cs_used})
    if {game.visitor.seat, game.home.seat} != set(book.setup.seats):
        yield Problem("STATE_SEATS", "PD-05", {})
    for side in Side:
        if game.dugout(side).arsenal not in book.level.arsenals:
            yield Problem("STATE_ARSENAL", "PD-03", {"need": int(book.level)})
    yield from _cards(book, game)
    yield from _runners(game)


def _cards(book: PitchDuel, game: DuelGame) -> Iterator[Problem]:
    """PD-04: the result cards are those of the packet, each once; PD-06: who laid what."""
    drawn, packet = game.draw.cards, Counter(book.results.keys())
    found = Counter((*drawn, *game.discards.cards))
    hidden = found.pop(FACE_DOWN, 0)
    if (found != packet) if not hidden else (found - packet or hidden != len(drawn)):
        yield Problem("STATE_PILE", "PD-04", {"found": found.total(), "need": len(packet)})
    for pile, is_pitchers in ((game.pitch, True), (game.contact, False)):
        for card in pile.cards:
            known = HAND_CARDS.get(card)
            if card != FACE_DOWN and (known is None or known.is_pitchers != is_pitchers):
                yield Problem("STATE_CARD", "PD-06", {"card": card})
        if len(pile.cards) > 1:
            yield Problem("STATE_CARD", "PD-06", {"card": pile.cards[1]})


def _runners(game: DuelGame) -> Iterator[Problem]:
    runners = [runner.player for _, runner in game.bases.runners()]
    named = [*runners, game.at_bat] if game.at_bat and game.outs < OUTS_A_HALF else runners
    for player, times in Counter(named).items():
        if times > 1:
            yield Problem("STATE_TWO_BASES", "PD-09", {"player": player})
        known = PLAYERS.get(player)
        if known is None or known.side is not game.batting or not known.spot:
            yield Problem("STATE_NOT_BATTING", "PD-01", {"player": player})
    if sorted(player for player in game.markers if player) != sorted(runners):
        yield Problem("STATE_RUNNER_CARDS", "PD-02", {"found": len(runners)})
