"""The Showdown table: playmat, batting orders, dugouts and dice, for any moment of a game.

Both batting orders stand at the sides as slips; the two cards that duel lie open on mound and
batter's box; runners stand on their bags. Everything is worked out from what a seat may see.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from hotstove.baseball.bases import Base
from hotstove.play.decisions import PieceId, Request, Roll
from hotstove.play.seats import Side
from hotstove.play.table import Seen
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence
from hotstove.playmat.poses import (
    Box,
    DieLook,
    Form,
    Layout,
    Look,
    Moment,
    Place,
    Pose,
    Rack,
    Show,
    Strip,
    Tray,
)
from hotstove.rulebooks.showdown.cards import CardId, HitterCard
from hotstove.rulebooks.showdown.facts import DoublePlayTried, ThrewAt
from hotstove.rulebooks.showdown.state import Dugout, ShowdownGame

if TYPE_CHECKING:
    from hotstove.rulebooks.showdown.basic import BasicShowdown

SPOTS = 9
_TALL = 88 / 63
_BASES = {Base.FIRST: "first", Base.SECOND: "second", Base.THIRD: "third"}
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


def _say(text: str, **arguments: str | int) -> Sentence:
    return Sentence("showdown", text, dict(arguments))


_MOUND = _say(QT_TRANSLATE_NOOP("showdown", "Mound"))
_PLATE = _say(QT_TRANSLATE_NOOP("showdown", "Plate"))


class Measures:
    """The sizes of one form."""

    def __init__(self, form: Form) -> None:
        compact = form.is_compact
        self.margin = 10.0 if compact else 14.0
        self.column = 252.0 if compact else 300.0
        self.board = 88.0 if compact else 112.0
        self.rack_head = 38.0 if compact else 46.0
        self.strip = 43.0 if compact else 57.0
        self.strip_gap = 4.0 if compact else 6.0
        self.prompt = 60.0
        self.rail = 98.0 if compact else 138.0
        self.duel = 150.0 if compact else 196.0
        self.runner = 82.0 if compact else 104.0
        self.small = 42.0 if compact else 68.0


@lru_cache(maxsize=8)
def _layout(form: Form) -> Layout:
    sizes = Measures(form)
    width, height, margin = form.width, form.height, sizes.margin
    inner = sizes.column + 2 * margin
    middle = width - 2 * inner
    rack_height = sizes.rack_head + SPOTS * (sizes.strip + sizes.strip_gap) + 10
    left, right = margin, width - margin - sizes.column
    board = Box(inner, margin, middle, sizes.board)
    rail_top = height - margin - sizes.rail
    prompt = Box(inner, rail_top - 10 - sizes.prompt, middle, sizes.prompt)
    mat_top = board.y + board.height + 14
    mat = Box(inner, mat_top, middle, prompt.y - 12 - mat_top)
    under = margin + rack_height + 14
    racks: dict[str, Box] = {
        Side.VISITOR: Box(left, margin, sizes.column, rack_height),
        Side.HOME: Box(right, margin, sizes.column, rack_height),
    }
    log = Box(left, under, sizes.column, height - margin - under)
    tray = Box(right, under, sizes.column, height - margin - under)
    places = dict(_mat_places(mat, sizes)) | dict(_rail_places(inner, rail_top, middle, sizes))
    for side, rack in racks.items():
        for spot in range(1, SPOTS + 1):
            box = strip_box(rack, spot, sizes)
            places[f"spot:{side}:{spot}"] = Place(box, None, is_outlined=False)
    return Layout(form, board, mat, racks, tray, log, prompt, places)


def _mat_places(mat: Box, sizes: Measures) -> list[tuple[str, Place]]:
    """Mound, plate, bags, on-deck circles and the resting pitchers' corners."""
    plan = bags(mat)
    duel = (sizes.duel, sizes.duel * _TALL)
    runner = (sizes.runner, sizes.runner * _TALL)
    found = [
        ("mound", Place(_around(plan["mound"], *duel), _MOUND)),
        ("plate", Place(_around(plan["plate"], *plan["boxes"]), _PLATE, is_outlined=False)),
        *(
            (name, Place(_around(plan[name], *runner), None, is_outlined=False))
            for name in _BASES.values()
        ),
    ]
    on_deck = _say(QT_TRANSLATE_NOOP("showdown", "On deck"))
    edge = sizes.runner / 2 + 30
    foot = mat.y + mat.height - runner[1] / 2 - 30
    head = mat.y + runner[1] / 2 + 30
    for side, x in ((Side.VISITOR, mat.x + edge), (Side.HOME, mat.x + mat.width - edge)):
        found.append((f"on deck:{side}", Place(_around((x, foot), *runner), on_deck)))
        rest = Place(_around((x, head), *runner), None, is_outlined=False)
        found.append((f"pitcher:{side}", rest))
    return found


def bags(mat: Box) -> dict[str, tuple[float, float]]:
    """Return where cards stand on the field of a mat: the bags' own places, cards beside them."""
    size = min(mat.height, mat.width / 1.36)
    middle = mat.x + mat.width / 2
    foot = mat.y + (mat.height + size) / 2 - size * 0.122
    half = size * 0.31
    return {
        "first": (middle + half * 1.12, foot - half * 1.3),
        "second": (middle, foot - 2 * half - size * 0.075),
        "third": (middle - half * 1.12, foot - half * 1.3),
        "mound": (middle, foot - half * 1.10),
        "plate": (middle, foot - size * 0.02),
        "boxes": (size * 0.5, size * 0.22),
        "box": (size * 0.35, mat.y + mat.height),
    }


def _rail_places(
    left: float, top: float, width: float, sizes: Measures
) -> list[tuple[str, Place]]:
    """Bench and bullpen of both clubs along the foot of the table."""
    gap = 14.0
    half = (width - 3 * gap) / 2
    bench, pen = half * 0.40, half * 0.60 - gap
    labels = {
        "bench": _say(QT_TRANSLATE_NOOP("showdown", "Bench")),
        "bullpen": _say(QT_TRANSLATE_NOOP("showdown", "Bullpen")),
    }
    found = []
    for side, start in ((Side.VISITOR, left), (Side.HOME, left + half + 3 * gap)):
        order = ("bench", "bullpen") if side is Side.VISITOR else ("bullpen", "bench")
        x = start
        for name in order:
            wide = bench if name == "bench" else pen
            found.append((f"{name}:{side}", Place(Box(x, top, wide, sizes.rail), labels[name])))
            x += wide + gap
    return found


def _around(centre: tuple[float, float], width: float, height: float) -> Box:
    return Box(centre[0] - width / 2, centre[1] - height / 2, width, height)


class ShowdownTable:
    def __init__(self, book: BasicShowdown) -> None:
        self._book = book

    def layout(self, form: Form) -> Layout:
        return _layout(form)

    def slots(self, side: str, form: Form) -> list[Box]:
        rack, sizes = _layout(form).racks[side], Measures(form)
        return [strip_box(rack, spot, sizes) for spot in range(1, SPOTS + 1)]

    def moment(
        self, seen: Seen[ShowdownGame], request: Request | None, form: Form
    ) -> Moment:
        game, layout, sizes = seen.game, _layout(form), Measures(form)
        poses: dict[PieceId, Pose] = {}
        racks = {}
        for side in Side:
            self._lay_dugout(poses, game, side, layout, sizes)
            racks[side.value] = self._rack(game, side)
        if game.has_lineups:
            self._lay_field(poses, game, layout, sizes)
        caption = self._book.wording.caption(game)
        notes = tuple(self._notes(game, layout))
        return Moment(poses, racks, self._tray(game, request), caption, notes)

    def is_movable(self, seen: Seen[ShowdownGame], piece: PieceId) -> bool:
        return seen.game.has_lineups and not seen.game.is_over

    # Poses

    def _lay_dugout(
        self,
        poses: dict[PieceId, Pose],
        game: ShowdownGame,
        side: Side,
        layout: Layout,
        sizes: Measures,
    ) -> None:
        """Bench, bullpen and the slips of the batting order."""
        dugout = game.dugout(side)
        bench, pen = self._waiting(game, dugout)
        for name, group in (("bench", bench), ("bullpen", pen)):
            box = layout.places[f"{name}:{side}"].box
            self._fan(poses, group, box, sizes)
        self._turn_over(poses, dugout, layout.places[f"bench:{side}"].box, sizes)
        rack = layout.racks[side]
        for number, card in enumerate(dugout.order, 1):
            middle = strip_box(rack, number, sizes).centre
            strip = self._strip(dugout, number)
            look = Look(card, Show.STRIP, rack.width - 16, sizes.strip, strip=strip)
            poses[f"card:{card}"] = Pose(*middle, 0.0, 2.0, look)
        if dugout.pitcher and dugout.pitcher not in (*dugout.gone, *dugout.order):
            box = layout.places[f"pitcher:{side}"].box
            look = Look(dugout.pitcher, Show.TABLE, box.width, box.height)
            poses[f"card:{dugout.pitcher}"] = Pose(*box.centre, 0.0, 5.0, look)

    def _turn_over(
        self, poses: dict[PieceId, Pose], dugout: Dugout, box: Box, sizes: Measures
    ) -> None:
        """Players who have left the game lie face down beneath the bench (SD-A-41)."""
        wide, tall = sizes.small, sizes.small * _TALL
        for number, card in enumerate(dugout.gone):
            look = Look(card, Show.BACK, wide, tall)
            x = box.x + box.width - 12 - wide / 2 - number * 3
            poses[f"card:{card}"] = Pose(x, box.y + 7 + tall / 2, 0.0, 0.5 + number / 100, look)

    def _waiting(
        self, game: ShowdownGame, dugout: Dugout
    ) -> tuple[list[CardId], list[CardId]]:
        """Who is on the bench, and every pitcher who is not on the mound.

        Where the rotation rules, starters whose day it is not stay at home (SD-A-49).
        """
        if game.slot and game.has_lineups:
            return list(dugout.bench), list(dugout.bullpen)
        cards = self._book.team(dugout.seat).cards
        taken = (*dugout.order, dugout.pitcher)
        bench = [c.id for c in cards if isinstance(c, HitterCard) and c.id not in taken]
        pen = [c.id for c in cards if not isinstance(c, HitterCard) and c.id not in taken]
        return bench, pen

    def _fan(
        self, poses: dict[PieceId, Pose], group: list[CardId], box: Box, sizes: Measures
    ) -> None:
        wide, tall = sizes.small, sizes.small * _TALL
        room = box.width - wide - 20
        step = min(wide + 6, room / max(1, len(group) - 1))
        for number, card in enumerate(group):
            x = box.x + 10 + wide / 2 + number * step
            look = Look(card, Show.TABLE, wide, tall)
            poses[f"card:{card}"] = Pose(x, box.y + 7 + tall / 2, 0.0, 1.0 + number / 100, look)

    def _lay_field(
        self, poses: dict[PieceId, Pose], game: ShowdownGame, layout: Layout, sizes: Measures
    ) -> None:
        """The duel, the runners and the man on deck."""
        lit = game.swing.result if game.swing is not None else ""
        reader = game.swing.chart_of if game.swing is not None else ""
        duel = (sizes.duel, sizes.duel * _TALL)
        offense, pitcher = game.offense, game.defense.pitcher
        if game.is_over:
            return
        if game.is_fielding_set:
            look = Look(pitcher, Show.READING, *duel, lit=lit if reader == pitcher else "")
            poses[f"card:{pitcher}"] = Pose(*layout.places["mound"].box.centre, 0.0, 6.0, look)
        for base, runner in game.bases.runners():
            box = layout.places[_BASES[base]].box
            look = Look(runner.player, Show.TABLE, box.width, box.height)
            angle = {Base.FIRST: 4.0, Base.SECOND: 0.0, Base.THIRD: -4.0}[base]
            poses[f"card:{runner.player}"] = Pose(*box.centre, angle, 7.0, look)
        if game.at_bat:
            x, y = self._batters_box(game, layout)
            look = Look(game.at_bat, Show.READING, *duel, lit=lit if reader == game.at_bat else "")
            poses[f"card:{game.at_bat}"] = Pose(x, y, 0.0, 9.0, look)
        elif game.base_of(offense.batter) is None:
            box = layout.places[f"on deck:{game.batting}"].box
            look = Look(offense.batter, Show.TABLE, box.width, box.height)
            poses[f"card:{offense.batter}"] = Pose(*box.centre, 0.0, 8.0, look)

    def _batters_box(self, game: ShowdownGame, layout: Layout) -> tuple[float, float]:
        """A left-handed batter stands at the first-base side of the plate (SD-C-10)."""
        bats = self._book.cards[game.at_bat].bats
        throws = self._book.pitcher(game.defense.pitcher).throws
        is_left = bats == "L" or (bats == "S" and throws == "R")
        offset, foot = bags(layout.mat)["box"]
        y = foot - 8 - layout.places["mound"].box.height / 2
        middle = layout.mat.x + layout.mat.width / 2
        return (middle + offset if is_left else middle - offset), y

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
            _say(QT_TRANSLATE_NOOP("showdown", "On-Base")),
        )

    # Dice

    def _tray(self, game: ShowdownGame, request: Request | None) -> Tray:
        waiting = request.purpose if isinstance(request, Roll) else ""
        if not game.has_lineups:
            purpose = "rotation" if waiting == "rotation" else "home"
            label = _say(_DIE_LABELS[purpose])
            return Tray((DieLook(purpose, label, 20, None, bool(waiting)),), ())
        pitch = game.pitch.die if game.pitch is not None else None
        swing = game.swing.die if game.swing is not None else None
        dice = (
            DieLook(
                "pitch",
                _say(QT_TRANSLATE_NOOP("showdown", "Pitch")),
                20,
                pitch,
                waiting == "pitch",
            ),
            DieLook(
                "swing",
                _say(QT_TRANSLATE_NOOP("showdown", "Swing")),
                20,
                swing,
                waiting == "swing",
            ),
        )
        sums = tuple(self._book.wording.sums(game))
        if waiting in ("dp", "throw") or game.thrown is not None:
            purpose = waiting if waiting in ("dp", "throw") else _purpose(game.thrown)
            face = None if game.thrown is None or waiting == purpose else game.thrown.die
            third = DieLook(purpose, _say(_DIE_LABELS[purpose]), 20, face, waiting == purpose)
            return Tray((*dice, third), sums)
        return Tray(dice, sums)

    # Words for those who cannot see the table

    def words(self, seen: Seen[ShowdownGame], piece: PieceId) -> Sentence:
        game, card = seen.game, self._book.cards[piece.removeprefix("card:")]
        base = game.base_of(card.id)
        if base is not None:
            return _say(_ON_BASE[base], name=card.name)
        if card.id == game.at_bat:
            return _say(QT_TRANSLATE_NOOP("showdown", "{name}, at bat"), name=card.name)
        for side in Side:
            dugout = game.dugout(side)
            if card.id == dugout.pitcher:
                pitches = game.fielding is side and game.is_fielding_set
                on_mound = QT_TRANSLATE_NOOP("showdown", "{name}, pitcher, on the mound")
                at_rest = QT_TRANSLATE_NOOP("showdown", "{name}, pitcher, at rest")
                return _say(on_mound if pitches else at_rest, name=card.name)
            if card.id in dugout.order:
                spot = dugout.order.index(card.id)
                in_order = QT_TRANSLATE_NOOP("showdown", "{name}, {position}, spot {spot} of 9")
                position = dugout.positions[spot] or "PH"
                return _say(in_order, name=card.name, position=position, spot=spot + 1)
        bench = QT_TRANSLATE_NOOP("showdown", "{name}, on the bench")
        bullpen = QT_TRANSLATE_NOOP("showdown", "{name}, in the bullpen")
        return _say(bench if isinstance(card, HitterCard) else bullpen, name=card.name)


def _purpose(thrown: DoublePlayTried | ThrewAt | None) -> str:
    return "dp" if isinstance(thrown, DoublePlayTried) else "throw"


def strip_box(rack: Box, spot: int, sizes: Measures) -> Box:
    """Return where the slip of batting spot 1 to 9 lies in a rack."""
    top = rack.y + sizes.rack_head + (spot - 1) * (sizes.strip + sizes.strip_gap)
    return Box(rack.x + 8, top, rack.width - 16, sizes.strip)


def table(book: BasicShowdown) -> ShowdownTable:
    return ShowdownTable(book)
