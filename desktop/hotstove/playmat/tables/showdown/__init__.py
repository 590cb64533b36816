"""The Showdown table: playmat, batting orders, dugouts and dice, for any moment of a game.

Both batting orders stand at the sides as slips; the two cards that duel lie open on mound and
batter's box; runners stand on their bags. Everything is worked out from what a seat may see.
What any field has in common is ``playmat.ballpark``'s and its companions'.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hotstove.baseball.bases import Base
from hotstove.play.decisions import PieceId, Request, Roll
from hotstove.play.seats import Side
from hotstove.play.table import Seen
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence
from hotstove.playmat.ballpark import SPOTS, Measures, layout_of, strip_box
from hotstove.playmat.field_cards import lay_dugout, lay_field
from hotstove.playmat.poses import Box, DieLook, Form, Layout, Moment, Pose, Rack, Strip, Tray
from hotstove.rulebooks.showdown.cards import CardId, HitterCard
from hotstove.rulebooks.showdown.facts import DoublePlayTried, ThrewAt
from hotstove.rulebooks.showdown.state import Dugout, ShowdownGame

from .hands import StrategyCards
from .layout import LABELS, say

if TYPE_CHECKING:
    from hotstove.rulebooks.showdown.basic import BasicShowdown

_DIE_LABELS = {
    "home": QT_TRANSLATE_NOOP("showdown", "For home"),
    "rotation": QT_TRANSLATE_NOOP("showdown", "Rotation"),
    "dp": QT_TRANSLATE_NOOP("showdown", "Double play"),
    "throw": QT_TRANSLATE_NOOP("showdown", "Throw"),
}
_ON_BASE = {
    Base.FIRST: QT_TRANSLATE_NOOP("showdown", "{name}, runner on first"),
    Base.SECOND: QT_TRANSLATE_NOOP("showdown", "{name}, runner on second"),
    Base.THIRD: QT_TRANSLATE_NOOP("showdown", "{name}, runner on third"),
}


class ShowdownTable:
    def __init__(self, book: BasicShowdown) -> None:
        self._book = book
        self._hands = StrategyCards(book)

    def layout(self, form: Form) -> Layout:
        return layout_of(form, LABELS, self._hands.are_there)

    def _sizes(self, form: Form) -> Measures:
        return Measures(form, has_hands=self._hands.are_there)

    def slots(self, side: str, form: Form) -> list[Box]:
        rack, sizes = self.layout(form).racks[side], self._sizes(form)
        return [strip_box(rack, spot, sizes) for spot in range(1, SPOTS + 1)]

    def moment(self, seen: Seen[ShowdownGame], request: Request | None, form: Form) -> Moment:
        game, layout, sizes = seen.game, self.layout(form), self._sizes(form)
        poses: dict[PieceId, Pose] = {}
        racks = {}
        for side in Side:
            self._lay_dugout(poses, game, side, layout, sizes)
            racks[side.value] = self._rack(game, side)
        if game.has_lineups:
            self._lay_field(poses, game, layout, sizes)
        caption = self._book.wording.caption(game)
        notes = [*self._notes(game, layout), *self._hands.notes(game, layout)]
        hand = self._hands.lay(poses, seen, request, layout, sizes)
        tray, opened = self._tray(game, request), self._hands.opened(game)
        return Moment(poses, racks, tray, caption, tuple(notes), hand, opened)

    def is_movable(self, seen: Seen[ShowdownGame], piece: PieceId) -> bool:
        is_on = seen.game.has_lineups and not seen.game.is_over
        return is_on and piece.startswith("card:")

    # Poses

    def _lay_dugout(
        self,
        poses: dict[PieceId, Pose],
        game: ShowdownGame,
        side: Side,
        layout: Layout,
        sizes: Measures,
    ) -> None:
        """Bench, bullpen, the slips of the batting order, who has left (SD-A-41)."""
        dugout = game.dugout(side)
        waiting = self._waiting(game, dugout)
        lay_dugout(
            poses, dugout, side, layout, sizes, waiting, lambda spot: self._strip(dugout, spot)
        )

    def _waiting(self, game: ShowdownGame, dugout: Dugout) -> dict[str, list[CardId]]:
        """Who is on the bench, and every pitcher who is not on the mound.

        Where the rotation rules, starters whose day it is not stay at home (SD-A-49).
        """
        if game.slot and game.has_lineups:
            return {"bench": list(dugout.bench), "bullpen": list(dugout.bullpen)}
        cards = self._book.team(dugout.seat).cards
        taken = (*dugout.order, dugout.pitcher)
        bench = [c.id for c in cards if isinstance(c, HitterCard) and c.id not in taken]
        pen = [c.id for c in cards if not isinstance(c, HitterCard) and c.id not in taken]
        return {"bench": bench, "bullpen": pen}

    def _lay_field(
        self, poses: dict[PieceId, Pose], game: ShowdownGame, layout: Layout, sizes: Measures
    ) -> None:
        swing = game.swing
        lit = {swing.chart_of: str(swing.result)} if swing is not None else {}
        lay_field(poses, game, layout, sizes, lit, is_left=self._bats_left(game))

    def _bats_left(self, game: ShowdownGame) -> bool:
        """A left-handed batter stands at the first-base side of the plate (SD-C-10)."""
        if not game.at_bat:
            return False
        bats = self._book.cards[game.at_bat].bats
        throws = self._book.pitcher(game.defense.pitcher).throws
        return bats == "L" or (bats == "S" and throws == "R")

    def _notes(self, game: ShowdownGame, layout: Layout) -> list[tuple[Box, Sentence]]:
        """What stands under the pitcher: his innings, and how tired he is."""
        if not game.is_fielding_set or game.is_over:
            return []
        note = self._book.wording.mound_note(game.defense)
        if note is None:
            return []
        box = layout.places["mound"].box
        return [(Box(box.x - 10, box.y + box.height + 3, box.width + 20, 24), note)]

    def _strip(self, dugout: Dugout, spot: int) -> Strip:
        card = self._book.cards[dugout.order[spot - 1]]
        number = str(card.on_base) if isinstance(card, HitterCard) else f"{card.control:+d}"
        club = self._book.club(dugout.seat)
        position = dugout.positions[spot - 1] or "PH"
        return Strip(spot, card.name, position, number, (club.primary, club.secondary))

    def _rack(self, game: ShowdownGame, side: Side) -> Rack:
        dugout = game.dugout(side)
        club = self._book.club(dugout.seat)
        names = tuple(self._book.cards[card].name for card in dugout.order) or ("",) * SPOTS
        is_up = game.has_lineups and game.batting is side and not game.is_over
        return Rack(
            club.nickname,
            (club.primary, club.secondary),
            club.emblem,
            names,
            dugout.spot if is_up else 0,
            side is Side.HOME,
            say(QT_TRANSLATE_NOOP("showdown", "On-Base")),
        )

    # Dice

    def _tray(self, game: ShowdownGame, request: Request | None) -> Tray:
        waiting = request.purpose if isinstance(request, Roll) else ""
        if not game.has_lineups:
            purpose = "rotation" if waiting == "rotation" else "home"
            label = say(_DIE_LABELS[purpose])
            return Tray((DieLook(purpose, label, 20, None, bool(waiting)),), ())
        pitch = game.pitch.die if game.pitch is not None else None
        swing = game.swing.die if game.swing is not None else None
        dice = (
            DieLook(
                "pitch",
                say(QT_TRANSLATE_NOOP("showdown", "Pitch")),
                20,
                pitch,
                waiting == "pitch",
            ),
            DieLook(
                "swing",
                say(QT_TRANSLATE_NOOP("showdown", "Swing")),
                20,
                swing,
                waiting == "swing",
            ),
        )
        sums = tuple(self._book.wording.sums(game))
        if waiting in ("dp", "throw") or game.thrown is not None:
            purpose = waiting if waiting in ("dp", "throw") else _purpose(game.thrown)
            face = None if game.thrown is None or waiting == purpose else game.thrown.die
            third = DieLook(purpose, say(_DIE_LABELS[purpose]), 20, face, waiting == purpose)
            return Tray((*dice, third), sums)
        return Tray(dice, sums)

    # Words for those who cannot see the table

    def words(self, seen: Seen[ShowdownGame], piece: PieceId) -> Sentence:
        found = self._hands.words(seen.game, piece)
        if found is not None:
            return found
        game, card = seen.game, self._book.cards[piece.removeprefix("card:")]
        base = game.base_of(card.id)
        if base is not None:
            return say(_ON_BASE[base], name=card.name)
        if card.id == game.at_bat:
            return say(QT_TRANSLATE_NOOP("showdown", "{name}, at bat"), name=card.name)
        for side in Side:
            dugout = game.dugout(side)
            if card.id == dugout.pitcher:
                pitches = game.fielding is side and game.is_fielding_set
                on_mound = QT_TRANSLATE_NOOP("showdown", "{name}, pitcher, on the mound")
                at_rest = QT_TRANSLATE_NOOP("showdown", "{name}, pitcher, at rest")
                return say(on_mound if pitches else at_rest, name=card.name)
            if card.id in dugout.order:
                spot = dugout.order.index(card.id)
                in_order = QT_TRANSLATE_NOOP("showdown", "{name}, {position}, spot {spot} of 9")
                position = dugout.positions[spot] or "PH"
                return say(in_order, name=card.name, position=position, spot=spot + 1)
        bench = QT_TRANSLATE_NOOP("showdown", "{name}, on the bench")
        bullpen = QT_TRANSLATE_NOOP("showdown", "{name}, in the bullpen")
        return say(bench if isinstance(card, HitterCard) else bullpen, name=card.name)


def _purpose(thrown: DoublePlayTried | ThrewAt | None) -> str:
    return "dp" if isinstance(thrown, DoublePlayTried) else "throw"


def table(book: BasicShowdown) -> ShowdownTable:
    return ShowdownTable(book)
