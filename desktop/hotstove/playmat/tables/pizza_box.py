"""The Pizza Box table: peg board, hands at both sides, decks and the two face-down cards.

Visitors sit at the left, the home side at the right. A side in the field holds its pitch cards,
a side at bat its strategy cards; what a viewer may not see lies with its back up.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from hotstove.baseball.bases import Base
from hotstove.faces.pegboard import BENCH, BoardPlan, board_plan
from hotstove.play.decisions import PieceId, Request
from hotstove.play.piles import FACE_DOWN
from hotstove.play.seats import Side
from hotstove.play.table import Seen
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence
from hotstove.playmat.poses import (
    Box,
    Form,
    Layout,
    Look,
    Moment,
    Place,
    Pose,
    Rack,
    Show,
    Tray,
)
from hotstove.rulebooks.pizza_box.cards import SPOTS, CardId, Deck, strategy_deck
from hotstove.rulebooks.pizza_box.names import hitter_id
from hotstove.rulebooks.pizza_box.state import Camp, PizzaBoxGame
from hotstove.rulebooks.pizza_box.strategies import STRATEGIES

if TYPE_CHECKING:
    from hotstove.rulebooks.pizza_box.a_ball import ABall

_TALL = 88 / 63
_LABEL = 40.0
"""Room at the foot of a hand for its label, and the gap above its cards."""
_HOLES = {Base.FIRST: "first", Base.SECOND: "second", Base.THIRD: "third"}
_COLOURS = {Side.VISITOR: "blue", Side.HOME: "red"}
_BACKS = {side: f"back:{side}" for side in Side}
_HITTER_BACKS = {side: f"back:{side}-hitter" for side in Side}
_DECKS = (Deck.HITTER, Deck.NEUTRAL, Deck.PITCHER)


def _say(text: str, **arguments: str | int) -> Sentence:
    return Sentence("pizza_box", text, dict(arguments))


_LABELS = {
    "hand:visitor": _say(QT_TRANSLATE_NOOP("pizza_box", "Visitor")),
    "hand:home": _say(QT_TRANSLATE_NOOP("pizza_box", "Home")),
    "pile:visitor": _say(QT_TRANSLATE_NOOP("pizza_box", "Draw")),
    "pile:home": _say(QT_TRANSLATE_NOOP("pizza_box", "Draw")),
    "used:visitor": _say(QT_TRANSLATE_NOOP("pizza_box", "Used")),
    "used:home": _say(QT_TRANSLATE_NOOP("pizza_box", "Used")),
    "pitch:face down": _say(QT_TRANSLATE_NOOP("pizza_box", "Pitch")),
    "pitch:pitchout": _say(QT_TRANSLATE_NOOP("pizza_box", "Pitchout")),
    "swing:face down": _say(QT_TRANSLATE_NOOP("pizza_box", "Hitter")),
    "result": _say(QT_TRANSLATE_NOOP("pizza_box", "Result")),
    "running": _say(QT_TRANSLATE_NOOP("pizza_box", "Running")),
    "keep": _say(QT_TRANSLATE_NOOP("pizza_box", "Keep")),
    "mound": _say(QT_TRANSLATE_NOOP("pizza_box", "Mound")),
    "staff:visitor": _say(QT_TRANSLATE_NOOP("pizza_box", "Bullpen")),
    "staff:home": _say(QT_TRANSLATE_NOOP("pizza_box", "Bullpen")),
}
_STRATEGY_NAMES = {
    "take": _say(QT_TRANSLATE_NOOP("pizza_box", "Take")),
    "swing": _say(QT_TRANSLATE_NOOP("pizza_box", "Swing")),
    "steal": _say(QT_TRANSLATE_NOOP("pizza_box", "Steal")),
    "bunt": _say(QT_TRANSLATE_NOOP("pizza_box", "Bunt")),
}
_ROWS = range(1, 10)
_PEG = QT_TRANSLATE_NOOP("pizza_box", "Peg of {player}")
_OUTS = QT_TRANSLATE_NOOP("pizza_box", "The peg of outs stands at {outs}")
_MARKER = QT_TRANSLATE_NOOP("pizza_box", "The peg of NOW HITTING")
_HIDDEN = QT_TRANSLATE_NOOP("pizza_box", "A card, face down")
_CARD = QT_TRANSLATE_NOOP("pizza_box", "The card {card}")
_PILE = QT_TRANSLATE_NOOP("pizza_box", "A pile of cards")


class Measures:
    """The sizes of one form."""

    def __init__(self, form: Form) -> None:
        compact = form.is_compact
        self.margin = 10.0 if compact else 14.0
        self.column = 236.0 if compact else 290.0
        self.prompt = 48.0 if compact else 54.0
        self.rail = 152.0 if compact else 206.0
        self.card = 78.0 if compact else 104.0
        self.hand_tall = 440.0 if compact else 560.0


@lru_cache(maxsize=8)
def _layout(form: Form, has_staffs: bool, rail: tuple[str, ...]) -> Layout:
    sizes = Measures(form)
    width, height, margin = form.width, form.height, sizes.margin
    inner = sizes.column + 2 * margin
    middle = width - 2 * inner
    rail_top = height - margin - sizes.rail
    prompt = Box(inner, rail_top - 8 - sizes.prompt, middle, sizes.prompt)
    mat = Box(inner, margin, middle, prompt.y - 10 - margin)
    left, right = margin, width - margin - sizes.column
    under = margin + sizes.hand_tall + 12
    log = Box(left, under, sizes.column, height - margin - under)
    places = dict(_hands(left, right, sizes, has_staffs=has_staffs))
    places |= dict(_rail(inner, rail_top, middle, sizes, rail))
    aside = Box(right, under, sizes.column, height - margin - under)
    places["result"] = Place(aside, _LABELS["result"])
    plan = board_plan(mat.width, mat.height)
    for hole in plan.holes:
        reach = plan.peg_radius * 1.6
        box = Box(mat.x + hole.x - reach, mat.y + hole.y - reach, 2 * reach, 2 * reach)
        places[hole.id] = Place(box, None, is_outlined=False)
    places["plate"] = Place(_plate(mat, plan), None, is_outlined=False)
    bench = next(panel.place for panel in plan.panels if panel.id == "bench")
    places["bench"] = Place(
        Box(mat.x + bench.x, mat.y + bench.y, bench.width, bench.height), None, is_outlined=False
    )
    for side in Side:
        space = plan.space(f"mound:{side}")
        box = Box(mat.x + space.x, mat.y + space.y, space.width, space.height)
        places[f"now:{side}"] = Place(box, None, is_outlined=False)
    places["test"] = places["pitch:face down"]._replace(is_outlined=False, label=None)
    mound = places["mound"].box if has_staffs else mat
    for row in _ROWS if has_staffs else ():
        wide, tall = mound.width / 3, mound.height / 3
        x, y = mound.x + wide * ((row - 1) % 3), mound.y + tall * ((row - 1) // 3)
        places[f"mound:{row}"] = Place(Box(x, y, wide, tall), None, is_outlined=False)
    return Layout(form, mat, mat, {}, None, log, prompt, places, "pegboard")


def _plate(mat: Box, plan: BoardPlan) -> Box:
    x, y = plan.diamond[3]
    reach = plan.plate_size
    return Box(mat.x + x - reach, mat.y + y - reach, 2 * reach, 2 * reach)


def _hands(
    left: float, right: float, sizes: Measures, *, has_staffs: bool
) -> list[tuple[str, Place]]:
    """At each side: the hand, and beneath it draw pile and used cards."""
    foot = sizes.card * _TALL + 34
    found = []
    for side, x in ((Side.VISITOR, left), (Side.HOME, right)):
        below = (2 if has_staffs else 1) * (foot + 10)
        hand = Box(x, sizes.margin, sizes.column, sizes.hand_tall - below)
        bullpen = Box(x, hand.y + hand.height + 10, sizes.column, foot)
        half = (sizes.column - 10) / 2
        top = sizes.margin + sizes.hand_tall - foot
        found += [
            (f"hand:{side}", Place(hand, _LABELS[f"hand:{side}"])),
            (f"staff:{side}", Place(bullpen, _LABELS[f"staff:{side}"], has_staffs)),
            (f"pile:{side}", Place(Box(x, top, half, foot), _LABELS[f"pile:{side}"])),
            (
                f"used:{side}",
                Place(Box(x + half + 10, top, half, foot), _LABELS[f"used:{side}"]),
            ),
        ]
    return found


def _rail(
    left: float, top: float, width: float, sizes: Measures, names: tuple[str, ...]
) -> list[tuple[str, Place]]:
    """The face-down cards of both sides, and what else an at-bat turns up."""
    wide, gap = sizes.rail / _TALL * 0.92, 14.0
    start = left + (width - len(names) * wide - (len(names) - 1) * gap) / 2
    return [
        (name, Place(Box(start + n * (wide + gap), top, wide, sizes.rail), _LABELS[name]))
        for n, name in enumerate(names)
    ]


class PizzaBoxTable:
    def __init__(self, book: ABall) -> None:
        self._book = book

    def layout(self, form: Form) -> Layout:
        book = self._book
        rail = (
            *(("pitch:pitchout",) if book.has_strategies else ()),
            "pitch:face down",
            "swing:face down",
            *(("running",) if book.has_strategies else ()),
            *(("keep",) if book.keeps_cards else ()),
            *(("mound",) if book.has_staffs else ()),
        )
        return _layout(form, book.has_staffs, rail)

    def slots(self, side: str, form: Form) -> list[Box]:
        return []

    def moment(self, seen: Seen[PizzaBoxGame], request: Request | None, form: Form) -> Moment:
        game, layout, sizes = seen.game, self.layout(form), Measures(form)
        poses: dict[PieceId, Pose] = {}
        self._lay_pegs(poses, game, layout)
        for side in Side:
            self._lay_side(poses, seen, side, layout, sizes)
        self._lay_decks(poses, game, layout)
        self._lay_duel(poses, game, layout, sizes)
        racks = {side.value: self._rack(game, side) for side in Side}
        return Moment(poses, racks, Tray((), ()), self._caption(game))

    def _rack(self, game: PizzaBoxGame, side: Side) -> Rack:
        """Return the side as the banner names it; its batting order is on the board."""
        club = self._book.club_of(game, side)
        colours = (club.primary, club.secondary)
        is_home = side is Side.HOME
        return Rack(club.nickname, colours, club.emblem, (), 0, is_home)

    def _caption(self, game: PizzaBoxGame) -> Sentence | None:
        """The board reads the result aloud until the next card is laid."""
        return self._book.wording.reading(game.read_aloud) if game.read_aloud is not None else None

    def is_movable(self, seen: Seen[PizzaBoxGame], piece: PieceId) -> bool:
        is_fixed = piece.startswith(("deck:", "used:", "peg:outs", "peg:hitting:"))
        is_fixed = is_fixed or ":hand:" in piece
        return not seen.game.is_over and not is_fixed

    # Pegs

    def _lay_pegs(self, poses: dict[PieceId, Pose], game: PizzaBoxGame, layout: Layout) -> None:
        mat = layout.mat
        plan = board_plan(mat.width, mat.height)

        def stand(piece: str, hole: str, colour: str, z: float) -> None:
            x, y = plan.hole(hole)
            size = plan.peg_radius * 2
            look = Look(f"peg:{colour}", Show.PEG, size, size)
            poses[piece] = Pose(mat.x + x, mat.y + y, 0.0, z, look)

        stand("peg:outs", f"outs:{game.outs}", "white", 8.0)
        on = {runner.player: base for base, runner in game.bases.runners()}
        for side in Side:
            idle = [spot for spot in range(1, SPOTS + 1) if hitter_id(side, spot) not in on]
            free = max(1, BENCH - sum(player.startswith(side) for player in on))
            for rank, spot in enumerate(idle):
                hole = f"bench:{side}:{rank % free + 1}"
                stand(f"peg:{hitter_id(side, spot)}", hole, _COLOURS[side], 7.0 - rank / 100)
            if self._book.counts_hitters:
                spot = game.camp(side).spot
                stand(f"peg:hitting:{side}", f"hitting:{side}:{spot}", "white", 8.0)
        for player, base in on.items():
            side = Side.HOME if player.startswith(Side.HOME) else Side.VISITOR
            stand(f"peg:{player}", _HOLES[base], _COLOURS[side], 9.0)

    # Hands and piles

    def _lay_side(
        self,
        poses: dict[PieceId, Pose],
        seen: Seen[PizzaBoxGame],
        side: Side,
        layout: Layout,
        sizes: Measures,
    ) -> None:
        game = seen.game
        camp = game.camp(side)
        if self._book.has_staffs:
            self._lay_staff(poses, camp, side, layout, sizes)
        hand = layout.places[f"hand:{side}"].box
        wide = min(sizes.card, (hand.height - _LABEL) / _TALL)
        tall = wide * _TALL
        if not game.has_sides:
            pieces = [] if side is Side.VISITOR or game.test.cards else _test_cards()
            if seen.seat not in camp.jobs.people:
                pieces = _backs(side, len(pieces), _BACKS[side])
        elif game.batting is side and game.is_shuffled:
            pieces = self._strategies(seen, side)
        else:
            pieces = self._hand(camp, side)
        for number, (piece, card) in enumerate(pieces):
            x, y = _in_grid(hand, number, len(pieces), wide, tall)
            show = Show.BACK if card.startswith("back:") else Show.TABLE
            poses[piece] = Pose(x, y, 0.0, 3.0 + number / 100, Look(card, show, wide, tall))
        self._lay_pile(poses, f"pile:{side}", camp.pile.cards, _BACKS[side], layout, sizes)
        wide, tall = sizes.card, sizes.card * _TALL
        used = camp.used.cards[-1:] if camp.used.cards else ()
        for card in used:
            box = layout.places[f"used:{side}"].box
            look = Look(card, Show.TABLE, wide, tall)
            poses[f"used:{side}"] = Pose(box.centre[0], box.y + 6 + tall / 2, 0.0, 2.0, look)

    def _lay_staff(
        self,
        poses: dict[PieceId, Pose],
        camp: Camp,
        side: Side,
        layout: Layout,
        sizes: Measures,
    ) -> None:
        """Who has not pitched yet in a fan; whoever does on the board, his row lit."""
        pitching = camp.mound.pitcher
        waiting = [
            card.id
            for card in self._book.box.staff(side)
            if card.id not in camp.mound.used and card.id != camp.mound.chosen
        ]
        box = layout.places[f"staff:{side}"].box
        wide = min(sizes.card * 0.8, (box.height - 34) / _TALL)
        step = (box.width - 16 - wide) / max(1, len(waiting) - 1)
        for number, card in enumerate(waiting):
            x, y = box.x + 8 + wide / 2 + number * step, box.y + 6 + wide * _TALL / 2
            look = Look(card, Show.TABLE, wide, wide * _TALL)
            poses[f"card:{card}"] = Pose(x, y, 0.0, 3.0 + number / 100, look)
        if pitching in self._book.cards and pitching.count(":") and camp.mound.used:
            now = layout.places[f"now:{side}"].box
            look = Look(pitching, Show.TABLE, now.width, now.height)
            poses[f"card:{pitching}"] = Pose(*now.centre, 0.0, 3.0, look)

    def _strategies(
        self, seen: Seen[PizzaBoxGame], side: Side
    ) -> list[tuple[PieceId, CardId]]:
        """Return the hitter's cards he has not laid, to others only how many they are."""
        laid = seen.game.strategy.cards
        names = list(filter(self._plays, STRATEGIES))
        if seen.seat != seen.game.offense.hitting_seat:
            return _backs(side, len(names) - len(laid), _HITTER_BACKS[side])
        return [(f"card:{side}:{name}", f"{side}:{name}") for name in names if name not in laid]

    def _plays(self, strategy: str) -> bool:
        return strategy in ("take", "swing") or self._book.has_strategies

    def _hand(self, camp: Camp, side: Side) -> list[tuple[PieceId, CardId]]:
        """Return the pitch cards as the viewer sees them, backs named by their place."""
        cards = camp.hand.cards
        if any(card == FACE_DOWN for card in cards):
            return _backs(side, len(cards), _BACKS[side])
        return [(f"card:{card}", card) for card in cards]

    def _lay_pile(
        self,
        poses: dict[PieceId, Pose],
        place: str,
        cards: tuple[CardId, ...],
        back: str,
        layout: Layout,
        sizes: Measures,
    ) -> None:
        """A heap of at most three backs stands for a draw pile of any height."""
        box = layout.places[place].box
        wide, tall = sizes.card, sizes.card * _TALL
        for number in range(min(3, len(cards))):
            look = Look(back, Show.BACK, wide, tall)
            piece = place if number == min(3, len(cards)) - 1 else f"{place}:{number}"
            x, y = box.centre[0] - number * 1.5, box.y + 6 + tall / 2 - number * 1.5
            poses[piece] = Pose(x, y, 0.0, 2.0 + number / 10, look)

    def _lay_decks(self, poses: dict[PieceId, Pose], game: PizzaBoxGame, layout: Layout) -> None:
        """The three result decks on the diamond, and the uppermost of their discards."""
        mat = layout.mat
        plan = board_plan(mat.width, mat.height)
        for deck in _DECKS:
            heap = game.decks.of(deck)
            space = plan.space(f"deck:{deck}")
            x, y = mat.x + space.centre[0], mat.y + space.centre[1]
            for number in range(min(3, len(heap.pile.cards))):
                look = Look(f"back:{deck}", Show.BACK, space.width, space.height)
                poses[f"deck:{deck}:{number}"] = Pose(
                    x - number * 1.5, y - number * 1.5, 0.0, 3.0 + number / 10, look
                )
            shown = [card for card in heap.discards.cards[:1] if not self._is_result(game, card)]
            for card in shown:
                away = plan.space(f"discard:{deck}")
                look = Look(card, Show.TABLE, away.width, away.height)
                poses[f"card:{card}"] = Pose(
                    mat.x + away.centre[0], mat.y + away.centre[1], 0.0, 3.0, look
                )

    def _is_result(self, game: PizzaBoxGame, card: CardId) -> bool:
        return game.read_aloud is not None and game.read_aloud.card == card

    def _lay_duel(
        self, poses: dict[PieceId, Pose], game: PizzaBoxGame, layout: Layout, sizes: Measures
    ) -> None:
        """The two face-down cards, the running cards and the result that was drawn."""
        for name, pile, side, back in (
            ("pitch:face down", game.pitch, game.fielding, _BACKS[game.fielding]),
            ("swing:face down", game.strategy, game.batting, _HITTER_BACKS[game.batting]),
            ("test", game.test, Side.HOME, _BACKS[Side.HOME]),
        ):
            box = layout.places[name].box
            for card in pile.cards:
                hidden = card == FACE_DOWN
                wide, tall = _fitted(box, 30)
                piece = f"card:laid:{name}" if hidden else _laid_piece(card, side)
                look = Look(
                    back if hidden else f"{side}:{card}" if card in STRATEGIES else card,
                    Show.BACK if hidden else Show.TABLE,
                    wide,
                    tall,
                    "pitchout" if game.is_pitchout and pile is game.pitch else "",
                )
                poses[piece] = Pose(box.centre[0], box.y + 6 + tall / 2, 0.0, 6.0, look)
        for number, card in enumerate(game.running):
            box = layout.places["running"].box
            wide, tall = _fitted(box, 30)
            look = Look(card, Show.TABLE, wide, tall)
            x = box.centre[0] + number * 12
            poses[f"card:{card}"] = Pose(x, box.y + 6 + tall / 2, 0.0, 6.0 + number / 10, look)
        if game.read_aloud is not None:
            box = layout.places["result"].box
            wide, tall = _fitted(box, 34)
            result = game.read_aloud
            lit = f"{result.area}:{result.reads_as}" if result.reads_as else result.area
            look = Look(result.card, Show.READING, wide, tall, lit=lit)
            x, y = box.centre[0], box.y + 8 + tall / 2
            poses[f"card:{result.card}"] = Pose(x, y, 0.0, 7.0, look)

    # Words for those who cannot see the table

    def words(self, seen: Seen[PizzaBoxGame], piece: PieceId) -> Sentence:
        kind, _, name = piece.partition(":")
        if kind == "peg" and not name.startswith(("outs", "hitting")):
            return _say(_PEG, player=self._book.wording.name(name))
        if kind == "peg":
            return _say(_OUTS, outs=seen.game.outs) if name == "outs" else _say(_MARKER)
        card = name.rpartition(":")[2]
        if card in STRATEGIES:
            return _STRATEGY_NAMES[card]
        if ":hand:" in name or name.startswith("laid:"):
            return _say(_HIDDEN)
        if kind == "card" and card and name not in self._book.cards:
            return self._book.wording.pitch_name(name)
        if kind == "card":
            return _say(_CARD, card=self._book.wording.name(name))
        return _say(_PILE)


def _backs(side: Side, count: int, back: str) -> list[tuple[PieceId, CardId]]:
    return [(f"card:{side}:hand:{n}", back) for n in range(count)]


def _test_cards() -> list[tuple[PieceId, CardId]]:
    """The white and the black card of which one is laid for home or visitor (PB-A-03)."""
    deck = strategy_deck(Side.HOME)
    return [(f"card:{card}", card) for card in (deck[0], deck[-1])]


def _laid_piece(card: CardId, side: Side) -> PieceId:
    return f"card:{side}:{card}" if card in STRATEGIES else f"card:{card}"


def _fitted(box: Box, foot: float) -> tuple[float, float]:
    """Return the size of the largest card that fits a place above its label."""
    tall = box.height - foot - 8
    wide = min(box.width - 12, tall / _TALL)
    return wide, wide * _TALL


def _in_grid(box: Box, number: int, count: int, wide: float, tall: float) -> tuple[float, float]:
    """Return where card *number* of a hand lies: two abreast, or many in one closed-up row."""
    rows = max(1, (count + 1) // 2)
    top = box.y + 8 + tall / 2
    if rows * (tall + 8) > box.height - 30:
        room = box.width - 20 - wide
        step = min(wide + 8, room / max(1, count - 1))
        return box.x + 10 + wide / 2 + number * step, top
    column, row = number % 2, number // 2
    return box.x + box.width * (0.27 + 0.46 * column), top + row * (tall + 8)


def table(book: ABall) -> PizzaBoxTable:
    return PizzaBoxTable(book)
