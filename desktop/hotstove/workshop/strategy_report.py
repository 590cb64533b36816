"""What each strategy card is worth: win probability added, by paired plays with the same dice.

A pair is one at-bat of a real position played twice, once with the card and once without it; what
it has changed is read from the table of chances by inning, outs, bases and score. Cards that last
longer are followed to the end of the half-inning, those that change a pitcher's innings to the end
of the game. The figures kept for the house's cards lie in ``cards/showdown/strategy_figures.csv``.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import sqrt
from pathlib import Path
from statistics import median
from typing import Any, Final

from msgspec.structs import replace

from hotstove.baseball.effects.chances import ways
from hotstove.baseball.effects.clauses import Clause
from hotstove.baseball.effects.interpreter import everything_in
from hotstove.catalog.setups import new_setup
from hotstove.catalog.shelf import Catalog
from hotstove.managers.showdown_cards import Judge
from hotstove.managers.showdown_expert import WINDOWS, ExpertInstinct
from hotstove.managers.showdown_mind import Mind, runners_of
from hotstove.play.answers import Answer, Placed
from hotstove.play.decisions import Decision, Roll
from hotstove.play.dice import D20, Rng
from hotstove.play.piles import NOBODY, Pile
from hotstove.play.seats import Seat, Side
from hotstove.play.session import Session
from hotstove.play.setup import Chair
from hotstove.play.table import Seen
from hotstove.play.values import Value
from hotstove.rulebooks.showdown.cards import HitterCard
from hotstove.rulebooks.showdown.expert import ExpertShowdown
from hotstove.rulebooks.showdown.expert_facts import CardPlayed
from hotstove.rulebooks.showdown.expert_state import ExpertPlay, Hand, Hands
from hotstove.rulebooks.showdown.managerial import CALL_BUNT, SWING_AWAY, WALK_HIM
from hotstove.rulebooks.showdown.state import ShowdownGame
from hotstove.rulebooks.showdown.strategy import Copies, CopyId, Deck, StrategyCard
from hotstove.rulebooks.showdown.strategy_moment import AFTER_RESULT, BEFORE_PITCH, BUNT
from hotstove.rulebooks.showdown.strategy_verbs import VOCABULARY

PAIRS: Final = 5_000
A_CARD: Final = 0.008
"""What a card more in hand is counted for, when the game is young; nothing in the 9th."""
LEAST: Final = 0.0004
"""A card is played where its owner sees at least this much in it."""
SURE: Final = 1.645
"""Standard errors below the mean: one side of 95 in 100."""
MOST: Final = 3.0
"""How many times the median no card may be surely worth."""
_FILLERS: Final = 12
_PATIENCE: Final = 2_000
"""Positions looked at for each pair before a card is given up."""


class Figure(Value, frozen=True):
    """One card's worth to the side that plays it."""

    card: str
    plays: int
    gain: float
    """Win probability added by one play, on average."""
    error: float
    """Standard error of the gain."""

    @property
    def lower(self) -> float:
        return self.gain - SURE * self.error


def faults_of(figures: Sequence[Figure]) -> list[Figure]:
    """Return the cards whose lower bound is above three times the median of those that help."""
    limit = MOST * typical(figures)
    return [figure for figure in figures if figure.lower > limit]


def typical(figures: Iterable[Figure]) -> float:
    """Return the median gain of the cards that gain anything."""
    return median([figure.gain for figure in figures if figure.gain > 0] or [0.0])


# The positions cards are tried in

FILLER: Final = StrategyCard(
    id="filler",
    name="Filler",
    side="either",
    windows=("bunt",),
    when=(Clause("outs", {"is": (9,)}),),
    effects=(),
    text="Never playable; stands for any card in a hand.",
)


class Position(Value, frozen=True):
    """A batter is due; the book is that of the game it was taken from."""

    number: int
    game: ShowdownGame


class Positions:
    """Positions out of games that instinct plays with itself, without cards."""

    def __init__(self, catalog: Catalog, games: int, seed: int) -> None:
        cards = catalog.strategy_cards
        self.deck = Deck("report", (*(Copies(card, 2) for card in cards), Copies(FILLER, 30)))
        self.books: list[ExpertShowdown] = []
        self.found: list[Position] = []
        clubs = [club.id for club in catalog.clubs]
        for number in range(games):
            pair = (clubs[number % len(clubs)], clubs[(number * 5 + 3) % len(clubs)])
            self._play(catalog, pair, number, seed)

    def _play(self, catalog: Catalog, pair: tuple[str, str], number: int, seed: int) -> None:
        chairs = (Chair("One", "instinct"), Chair("Two", "instinct"))
        setup: Any = new_setup(
            ExpertShowdown.id, catalog, pair, chairs, seed=seed + number, home="second",
            decks=("", ""),
        )  # fmt: skip
        plain = ExpertShowdown(setup)
        teams = tuple(replace(team, deck=self.deck) for team in setup.teams)
        self.books.append(ExpertShowdown(replace(setup, teams=teams)))
        session = Session(plain, setup.new_dice(), keeps_frames=False)
        managers = {seat: ExpertInstinct(plain, seat) for seat in setup.seats}
        while (decision := session.decision) is not None:
            if decision.asks == "batter up":
                self.found.append(Position(number, session.state))
            seat = decision.seat
            session.choose(managers[seat].choose(session.seen_from(seat), decision))


# One pair


class DiceByPurpose:
    """The same die for the same purpose, whatever else is rolled between."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._thrown: dict[str, int] = {}

    def face(self, roll: Roll, page: int, place: int, nth: int) -> int:
        count = self._thrown.get(roll.purpose, 0)
        self._thrown[roll.purpose] = count + 1
        return face_of(self._seed, roll.purpose, count)


def face_of(seed: int, purpose: str, nth: int) -> int:
    """Return the face of the *nth* die for *purpose*, counted from 0."""
    salt = sum(ord(letter) << 3 * at for at, letter in enumerate(purpose))
    return Rng(seed, salt * 1_000 + nth).below(D20)[0] + 1


class Player:
    """Instinct, but for the cards: only those of *wanted* are played, as soon as they help."""

    def __init__(self, book: ExpertShowdown, seat: Seat, wanted: frozenset[CopyId]) -> None:
        self._instinct = ExpertInstinct(book, seat)
        self._mind = Mind(book, seat)
        self._seat = seat
        self.wanted = wanted
        self.walks = self.bunts = False

    def choose(self, seen: Seen[ShowdownGame], decision: Decision) -> Answer:
        if decision.asks in WINDOWS:
            return self._play(seen.game, decision)
        if decision.asks == "intentional walk" and self.walks:
            return WALK_HIM
        if decision.asks == "bunt":
            return self._bunt(seen, decision)
        return self._instinct.choose(seen, decision)

    def _play(self, game: ShowdownGame, decision: Decision) -> Answer:
        judge = Judge(self._mind, game, game.side_of(self._seat), WINDOWS[decision.asks])
        for option in decision.options[1:]:
            answer = option.answer
            if not isinstance(answer, Placed) or answer.card not in self.wanted:
                continue
            if judge.gain(answer.card) >= LEAST:
                return answer
        return decision.options[0].answer

    def _bunt(self, seen: Seen[ShowdownGame], decision: Decision) -> Answer:
        options = [option.answer for option in decision.options]
        if self.bunts and CALL_BUNT in options:
            return CALL_BUNT
        answer = self._instinct.choose(seen, decision)
        if isinstance(answer, Placed) and answer.card not in self.wanted:
            return SWING_AWAY
        return answer


class Trial:
    """One card, tried in one position after another."""

    def __init__(self, positions: Positions, card: StrategyCard) -> None:
        self.positions = positions
        self.card = card
        words = {clause.word: clause for clause in everything_in((*card.when, *card.effects))}
        self.is_opponents = "cancel_card" in words
        self.ways = [
            (window, {**VOCABULARY.windows[window].given, **way})
            for window in card.windows
            for way in ways(VOCABULARY, card.when)
        ]
        self.events = words["event"].texts("event") if "event" in words else ()
        self.helper = words["card_in_play"].text("name") if "card_in_play" in words else ""
        lasts = {clause.text("for") for clause in everything_in(card.effects)}
        changes_ip = any(
            clause.word == "modify" and clause.text("what") == "ip"
            for clause in everything_in(card.effects)
        )
        if changes_ip:
            self.until = "game"
        elif card.stays or "force_pitcher_out" in words or lasts & {"inning", "game"}:
            self.until = "half"
        else:
            self.until = "at-bat"

    def sides(self, game: ShowdownGame) -> tuple[Side, ...]:
        if self.card.side == "offense":
            return (game.batting,)
        return (game.fielding,) if self.card.side == "defense" else (game.batting, game.fielding)

    def gain(self, position: Position, side: Side, seed: int) -> float | None:
        """Return what the card added to *side*'s chance to win, None where it was not played."""
        book = self.positions.books[position.number]
        if not self.may_come(book, position.game, side, seed):
            return None
        start = self.with_hands(book, position.game, side, seed)
        if not self.is_early(book, start, side):
            return None
        played, with_it = self.play(book, start, side, seed, is_wanted=True)
        if not played:
            return None
        _, without = self.play(book, start, side, seed, is_wanted=False)
        return with_it - without

    def may_come(
        self, book: ExpertShowdown, game: ShowdownGame, side: Side, seed: int
    ) -> bool:
        """The quick look: whether bases, outs, inning, score and the first dice fit the card."""
        lead = game.home_runs - game.visitor_runs
        known: dict[str, Any] = {
            "outs": game.outs,
            "bases": runners_of(game),
            "inning": game.inning,
            "score": lead if side is Side.HOME else -lead,
        }
        late = {"inning": game.inning}
        if self.events or self.helper or self.is_opponents or self.until != "at-bat":
            return True
        for window, way in self.ways:
            if window in (BEFORE_PITCH, BUNT):
                return True
            facts = late if window == AFTER_RESULT else known
            wanted = way.get("result")
            fits = all(value in (way.get(about) or (value,)) for about, value in facts.items())
            if fits and (wanted is None or self.first_result(book, game, seed) in wanted):
                return True
        return False

    def first_result(self, book: ExpertShowdown, game: ShowdownGame, seed: int) -> str:
        """Return what the first two dice come to, if nobody is replaced before they fall."""
        pitcher, batter = game.defense.mound.pitcher, game.offense.batter
        card, arm = book.cards[batter], book.pitcher(pitcher)
        reader = pitcher
        if isinstance(card, HitterCard):
            total = face_of(seed, "pitch", 0) + arm.control - book.tiredness(game)
            reader = pitcher if total > card.on_base else batter
        return book.cards[reader].chart.result(face_of(seed, "swing", 0))

    def is_early(self, book: ExpertShowdown, start: ShowdownGame, side: Side) -> bool:
        """The quick look: whether a card for before the pitch fits this batter at all."""
        early = [window for window in self.card.windows if window in (BUNT, BEFORE_PITCH)]
        if self.helper or self.is_opponents or len(early) < len(self.card.windows):
            return True
        game = replace(start, at_bat=start.offense.batter, pitch=None, swing=None)
        card = f"{self.card.id}@{game.dugout(side).seat}-1"
        return any(card in book.playable(game, side, window) for window in early)

    def with_hands(
        self, book: ExpertShowdown, game: ShowdownGame, side: Side, seed: int
    ) -> ShowdownGame:
        """Return *game* with the card in hand, fillers beside it and decks to draw from."""
        hands = Hands(rng=Rng(seed))
        for each in Side:
            seat = game.dugout(each).seat
            fillers = [f"{FILLER.id}@{seat}-{number}" for number in range(1, _FILLERS)]
            held = fillers[:4] if each is not side else fillers[:2]
            if each is side:
                held = [f"{self.card.id}@{seat}-1", *held]
                if self.helper:
                    held += [c for c in book.decks[seat] if self.helps(book, c)][:1]
            elif self.is_opponents:
                held = [*held, *self.rivals(book, game, each, seed)]
            pile = Hand(
                Pile(tuple(fillers[4:]), NOBODY),
                Pile(tuple(held), frozenset({seat})),
                replace(Hand().discard, cards=(f"{FILLER.id}@{seat}-{_FILLERS}",)),
            )
            hands = hands.with_hand(each, pile)
        expert = ExpertPlay(
            has_decks=True, has_dealt=True, hands=hands, last_code=game.expert.last_code,
            was_123=game.expert.was_123, code=game.expert.code,
        )  # fmt: skip
        return replace(game, expert=expert)

    def helps(self, book: ExpertShowdown, copy: CopyId) -> bool:
        """Whether it is the card that this one waits for."""
        return book.strategy[copy].name == self.helper

    def rivals(
        self, book: ExpertShowdown, game: ShowdownGame, side: Side, seed: int
    ) -> list[CopyId]:
        """Three cards for the other side to play, so that there is something to cancel."""
        kind = "offense" if side is game.batting else "defense"
        seat = game.dugout(side).seat
        ready = [
            copy
            for copy, card in book.decks[seat].items()
            if card.side == kind and copy.endswith("-1")
        ]
        return list(Rng(seed).shuffled(ready)[0][:3])

    def play(
        self,
        book: ExpertShowdown,
        start: ShowdownGame,
        side: Side,
        seed: int,
        *,
        is_wanted: bool,
    ) -> tuple[bool, float]:
        """Play on from *start*; return whether the card was played, and *side*'s chance then."""
        session = Session(book, DiceByPurpose(seed), start=start, keeps_frames=False)
        seat = start.dugout(side).seat
        mine = f"{self.card.id}@{seat}-1"
        wanted = {mine} if is_wanted else set()
        if self.helper:
            wanted |= {c for c in start.expert.hands.of(side).hand.cards if c != mine}
        rivals = frozenset(start.expert.hands.of(side.other).hand.cards)
        players = {
            each.seat: Player(book, each.seat, frozenset(wanted) if each.seat == seat else rivals)
            for each in (start.visitor, start.home)
        }
        players[start.defense.seat].walks = "IBB" in self.events
        players[start.offense.seat].bunts = "bunt" in self.events
        first = session.passage
        while (decision := session.decision) is not None:
            if self.is_done(session, start, first):
                break
            seen = session.seen_from(decision.seat)
            session.choose(players[decision.seat].choose(seen, decision))
        is_played = any(
            isinstance(fact, CardPlayed) and fact.card == mine for fact in session.facts
        )
        return is_played, self.chance(players[seat], session.state, start, side, mine)

    def is_done(self, session: Session[ShowdownGame], start: ShowdownGame, first: int) -> bool:
        game = session.state
        if self.until == "at-bat":
            return session.passage > first
        if self.until == "half":
            return (game.inning, game.batting) != (start.inning, start.batting)
        return False

    def chance(
        self, player: Player, game: ShowdownGame, start: ShowdownGame, side: Side, mine: CopyId
    ) -> float:
        """The chance to win by the table, and the cards it has more or fewer than before."""
        lead = game.home_runs - game.visitor_runs
        if game.is_over or game.forfeited_by is not None:
            is_home = lead > 0 if game.forfeited_by is None else game.forfeited_by is Side.VISITOR
            return float(is_home is (side is Side.HOME))
        mind = player._mind
        chance = mind.wins(game, game.outs, runners_of(game) if game.outs < 3 else 0)
        chance = chance if side is game.batting else 1 - chance
        young = max(0.0, min(1.0, (9.5 - start.inning) / 6))
        more = 0
        for each in Side:
            now = game.expert.hands.of(each).hand.cards
            before = start.expert.hands.of(each).hand.cards
            drawn = len([c for c in now if c != mine]) - len([c for c in before if c != mine])
            if game.inning != start.inning or game.batting is not start.batting:
                drawn -= 1 if game.is_fielding_set else 0
            more += drawn if each is side else -drawn
        return chance + more * A_CARD * young


# The report


def strategy_report(
    catalog: Catalog,
    *,
    pairs: int = PAIRS,
    games: int = 60,
    seed: int = 2026,
    only: Iterable[str] = (),
) -> Iterator[Figure]:
    """Yield the figure of every strategy card of the catalog, or of those with these ids.

    *pairs*: paired plays a card; *games*: how many games the positions are taken from.
    """
    positions = Positions(catalog, games, seed)
    wanted = frozenset(only)
    for number, card in enumerate(catalog.strategy_cards):
        if not wanted or card.id in wanted:
            yield figure_of(positions, card, pairs, seed * 1_000 + number)


def figure_of(positions: Positions, card: StrategyCard, pairs: int, seed: int) -> Figure:
    trial = Trial(positions, card)
    gains: list[float] = []
    rng = Rng(seed)
    for attempt in range(pairs * _PATIENCE):
        if len(gains) >= pairs:
            break
        position, rng = rng.pick(positions.found)
        for side in trial.sides(position.game):
            gain = trial.gain(position, side, seed * 100_003 + attempt)
            if gain is not None:
                gains.append(gain)
    mean = sum(gains) / max(1, len(gains))
    spread = sqrt(sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1))
    return Figure(card.id, len(gains), mean, spread / sqrt(max(1, len(gains))))


def written(figures: Iterable[Figure]) -> str:
    """Return *figures* as the text of a CSV file, dearest first."""
    text = io.StringIO()
    lines = csv.writer(text, lineterminator="\n")
    lines.writerow(("card", "plays", "gain", "error"))
    for each in sorted(figures, key=lambda figure: -figure.gain):
        lines.writerow((each.card, each.plays, f"{each.gain:.5f}", f"{each.error:.5f}"))
    return text.getvalue()


def read_figures(path: Path) -> tuple[Figure, ...]:
    """Return the figures of a file that ``written`` wrote."""
    rows: Iterator[Mapping[str, str]] = csv.DictReader(io.StringIO(path.read_text("utf-8")))
    return tuple(
        Figure(row["card"], int(row["plays"]), float(row["gain"]), float(row["error"]))
        for row in rows
    )

