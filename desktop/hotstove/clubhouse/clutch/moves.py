"""What a drop does to a Clutch roster: who fits where, and what becomes of staffs and order.

A coach and a park are dropped on places of their own (C24-17, C17-18, C24-18).
"""

from __future__ import annotations

from typing import Final, cast

from msgspec.structs import replace

from hotstove.baseball.positions import Position
from hotstove.play.words import QT_TRANSLATE_NOOP
from hotstove.rulebooks.clutch.cards import (
    BatterCard,
    Card,
    CardId,
    PitcherCard,
    Role,
    batter_side,
    pitcher_side,
)
from hotstove.rulebooks.clutch.construction import Roster
from hotstove.rulebooks.clutch.lineups import may_start
from hotstove.rulebooks.clutch.strategy import COACH_KINDS, CoachKind

from ..dugout import Area, Place, at
from ..moves import (
    HARDEST_FIRST,
    NO_STARTER,
    NO_SUCH_PLACE,
    NOT_HERE,
    PITCHER_IN_FIELD,
    PITCHER_ON_BENCH,
    THERE_ALREADY,
    UNQUALIFIED,
    Limits,
    Move,
    Mover,
    refused,
    where,
    without,
)
from ..orders import joined_at, moved_to, swapped
from ..say import said
from .documents import ClutchDocument, rules_named
from .dugout import coaches_of, dugout_of
from .stock import ClutchStock

_DH: Final = Position.DESIGNATED_HITTER
STAFF: Final = {2017: (("SP",), ("RP",)), 2024: (("SP", "BP"), ("RP", "OP"))}
"""C17-06, C17-07, C24-10, C24-11: who may be in the rotation, and who in the bullpen."""


def propose(document: ClutchDocument, stock: ClutchStock, card: str, place: Place) -> Move:
    """Return what becomes of dropping a card, a coach or a park on *place*."""
    if card in stock.coaches or card in document.roster.coaches:
        return _coach(document, stock, card, place)
    if card in stock.stadiums or (card and card == document.roster.stadium):
        return _park(document, stock, card, place)
    rules = rules_named(document.roster.format, document.edition)
    limits = Limits(rules.size, rules.size_rule, rules.starters, rules.starters_rule)
    return _Mover(document, dugout_of(document, stock), stock.known, card, limits).propose(place)


def fits(card: Card, place: Place, year: int) -> Move | None:
    """C17-03 to 08, C24-02, 03, 09 to 11, CL-24: whether such a card may be there at all."""
    batter, pitcher = batter_side(card), pitcher_side(card)
    is_old, (starting, relieving) = year == 2017, STAFF[year]
    if place.area is Area.FIELD:
        if batter is None:
            return refused(PITCHER_IN_FIELD, rule="CL-24", card=card.name)
        return _fields(batter, place.position, is_old=is_old)
    if place.area is Area.BENCH:
        if batter is not None:
            return None
        return refused(PITCHER_ON_BENCH, rule="C17-05" if is_old else "C24-09", card=card.name)
    if place.area is Area.ROTATION:
        if pitcher is not None and pitcher.has(*starting):
            return None
        return refused(NO_STARTER, rule="C17-06" if is_old else "C24-10", card=card.name)
    if place.area is Area.BULLPEN:
        if pitcher is not None and pitcher.has(*relieving):
            return None
        rule = "C17-07" if is_old else "C24-11"
        return refused(_NOT_IN_PEN, rule=rule, card=card.name, roles=relieving)
    if place.area is Area.CLOSER and is_old:
        if pitcher is not None and pitcher.has(Role.CLOSER):
            return None
        return refused(_NO_CLOSER, rule="C17-08", card=card.name)
    return refused(NO_SUCH_PLACE, card=card.name)


def _fields(card: BatterCard, position: Position | None, *, is_old: bool) -> Move | None:
    """C17-21: at first base anybody may start; C24-21: anybody anywhere, at a price."""
    assert position is not None
    if not is_old or may_start(card, position):
        return None
    allowed = (*map(str, card.gloves), Position.FIRST_BASE, _DH)
    return refused(
        UNQUALIFIED, rule="C17-21", card=card.name, position=position, allowed=allowed
    )


def suits(card: Card, place: Place, year: int) -> bool:
    """Whether he may be there without a price: in the field only where his card says so."""
    batter = batter_side(card)
    if fits(card, place, year) is not None:
        return False
    return place.position in (None, _DH) or (
        batter is not None and place.position is not None and batter.qualifies(place.position)
    )


class _Mover(Mover[ClutchDocument]):
    @property
    def year(self) -> int:
        return self.document.edition.year

    def fits(self, card: Card, place: Place) -> Move | None:
        return fits(card, place, self.year)

    def taken_out(self, document: ClutchDocument, card: CardId) -> ClutchDocument:
        return taken_out(document, card)

    def brought_in(self, document: ClutchDocument) -> ClutchDocument:
        roster = document.roster
        return replace(document, roster=replace(roster, cards=(*roster.cards, self.id)))

    def vacated(self, occupant: CardId | None) -> Position | None:
        came = self.came_from
        if came is None or came.area is not Area.FIELD:
            return None
        if occupant is None or occupant not in self.known:
            return None
        return came.position if suits(self.known[occupant], came, self.year) else None

    def blocked(self, place: Place, occupant: CardId | None) -> Move | None:
        """C17-19: salaries order the rotation; nobody is pushed where he may not be."""
        if place.area is not Area.ROTATION:
            return None
        if self.year == 2017 and self.id in self.dugout.rotation:
            return refused(_BY_SALARY, rule="C17-19", card=self.name(self.id))
        if occupant is None or self.id in self.dugout.rotation or not self.is_rostered:
            return None
        if self._makes_room(occupant) is not None:
            return None
        there = where(Place(Area.BULLPEN))
        return refused(_NOWHERE, card=self.name(occupant), place=there)

    def _makes_room(self, occupant: CardId) -> Area | None:
        """Return where a starter goes for another of the roster: a bench, or the bullpen."""
        for area in (Area.BENCH, Area.BULLPEN):
            if self.fits(self.known[occupant], Place(area)) is None:
                return area
        return None

    def settled(
        self, document: ClutchDocument, place: Place, occupant: CardId | None
    ) -> ClutchDocument:
        card, roster = self.id, document.roster
        if place.area is Area.FIELD:
            assert place.position is not None
            order = joined_at(roster.order, card, place.position, self.vacated(occupant))
            return replace(document, roster=replace(_off_staff(roster, card), order=order))
        if place.area is Area.BENCH:
            return self._to_bench(document, occupant)
        order = tuple(spot for spot in roster.order if spot.player != card)
        roster = replace(_off_staff(roster, card), order=order)
        if place.area is Area.ROTATION:
            return self._to_rotation(replace(document, roster=roster), place, occupant)
        return self._to_pen(replace(document, roster=roster), place, occupant)

    def _to_bench(self, document: ClutchDocument, occupant: CardId | None) -> ClutchDocument:
        """From the diamond onto a man of the bench: they change places where he may."""
        card, roster = self.id, document.roster
        vacated = self.vacated(occupant)
        if occupant is not None and vacated is not None:
            order = joined_at(roster.order, occupant, vacated, None)
            return replace(document, roster=replace(roster, order=order))
        order = tuple(spot for spot in roster.order if spot.player != card)
        cards = swapped(roster.cards, card, occupant) if occupant in roster.cards else roster.cards
        roster = replace(_off_staff(roster, card), order=order, cards=cards)
        return replace(document, roster=roster)

    def _to_rotation(
        self, document: ClutchDocument, place: Place, occupant: CardId | None
    ) -> ClutchDocument:
        roster, row = document.roster, self.dugout.rotation
        written = moved_to(row, self.id, place.number, occupant)
        rotation = tuple(who for who in written if who in roster.cards)
        bullpen = roster.bullpen
        if occupant in roster.cards and occupant not in rotation:
            assert occupant is not None
            if self._makes_room(occupant) is Area.BULLPEN:
                bullpen = (*bullpen, occupant)
        return replace(document, roster=replace(roster, rotation=rotation, bullpen=bullpen))

    def _to_pen(
        self, document: ClutchDocument, place: Place, occupant: CardId | None
    ) -> ClutchDocument:
        """Among relievers two change places; a starter changes with one who may start."""
        roster, came = document.roster, self.came_from
        row = self.dugout.row(place.area)
        rotation = roster.rotation
        if came is not None and came.area is Area.ROTATION and occupant in roster.cards:
            assert occupant is not None
            if self.fits(self.known[occupant], came) is None:
                rotation = moved_to(rotation, occupant, came.number)
                row = without(row, occupant)
        elif self.id in row and occupant is not None:
            row = swapped(row, self.id, occupant)
        if self.id not in row:
            row = (*row[: place.number], self.id, *row[place.number :])
        row = tuple(who for who in row if who in roster.cards)
        others = self.dugout.closer if place.area is Area.BULLPEN else self.dugout.bullpen
        pen = (*row, *others) if place.area is Area.BULLPEN else (*others, *row)
        pen = tuple(who for who in pen if who in roster.cards)
        return replace(document, roster=replace(roster, rotation=rotation, bullpen=pen))


def _off_staff(roster: Roster, card: CardId) -> Roster:
    return replace(
        roster, rotation=without(roster.rotation, card), bullpen=without(roster.bullpen, card)
    )


def taken_out(document: ClutchDocument, card: CardId) -> ClutchDocument:
    """Take a card off the roster, out of its staff and its order."""
    roster = _off_staff(document.roster, card)
    order = tuple(spot for spot in roster.order if spot.player != card)
    cards = without(roster.cards, card)
    return replace(document, roster=replace(roster, cards=cards, order=order))


# Places by themselves


def natural_place(document: ClutchDocument, stock: ClutchStock, card_id: str) -> Place:
    """Return where a double click or Enter puts a card: where it is needed, else the bench.

    A batter goes to the open position of his that is hardest to fill, then to DH; a starter to
    the rotation while it has room, a reliever to the bullpen.
    """
    if card_id in stock.coaches:
        return Place(Area.COACHES, number=COACH_KINDS.index(_kind(stock, card_id)))
    if card_id in stock.stadiums:
        return Place(Area.STADIUM)
    card, dugout, year = stock.known[card_id], dugout_of(document, stock), document.edition.year
    pitcher = pitcher_side(card)
    if batter_side(card) is None and pitcher is not None:
        return _on_staff(pitcher, document, stock)
    for position in HARDEST_FIRST:
        if position not in dugout.field and suits(card, at(position), year):
            return at(position)
    return Place(Area.BENCH, number=len(dugout.bench))


def _on_staff(card: PitcherCard, document: ClutchDocument, stock: ClutchStock) -> Place:
    dugout, year = dugout_of(document, stock), document.edition.year
    room = rules_named(document.roster.format, document.edition).starters
    places = [Place(area, number=len(dugout.row(area))) for area in _STAFF_AREAS]
    able = [place for place in places if fits(card, place, year) is None]
    is_whole = 0 < room <= len(dugout.rotation)
    spare = [place for place in able if place.area is not Area.ROTATION or not is_whole]
    return (*spare, *able, *places)[0]


_STAFF_AREAS: Final = (Area.ROTATION, Area.BULLPEN, Area.CLOSER)


def spare_place(document: ClutchDocument, stock: ClutchStock, card_id: str) -> Place:
    """Return the end of the bench, or of the bullpen for one who cannot bat."""
    card = stock.known.get(card_id)
    if card is None:
        return natural_place(document, stock, card_id)
    area = Area.BENCH
    if batter_side(card) is None:
        is_closer = fits(card, Place(Area.CLOSER), document.edition.year) is None
        area = Area.CLOSER if is_closer else Area.BULLPEN
    return Place(area, number=len(dugout_of(document, stock).row(area)))


# Coaches and parks


def _coach(document: ClutchDocument, stock: ClutchStock, card: str, place: Place) -> Move:
    """C24-17: each kind has one place; who comes takes it from another."""
    roster, title = document.roster, stock.coaches[card].title if card in stock.coaches else card
    if place.area is Area.LIBRARY:
        if card not in roster.coaches:
            return refused(NOT_HERE, card=title)
        left = replace(roster, coaches=without(roster.coaches, card))
        return Move(replace(document, roster=left), said(_STAYS_AWAY, card=title))
    if card not in stock.coaches or place.area is not Area.COACHES:
        return refused(_COACH_ELSEWHERE, rule="C24-17", card=title)
    kind = _kind(stock, card)
    if COACH_KINDS.index(kind) != place.number:
        his, wanted = said(_KINDS[kind]), said(_KINDS[COACH_KINDS[place.number % 3]])
        return refused(_OTHER_COACH, rule="C24-17", card=title, kind=his, wanted=wanted)
    there = coaches_of(document, stock)[place.number]
    if there == card:
        return refused(THERE_ALREADY, card=title)
    same = [name for name in roster.coaches if name in stock.coaches and _kind(stock, name) == kind]
    coaches = (*without(roster.coaches, *same), card)
    changed = replace(document, roster=replace(roster, coaches=coaches))
    return Move(changed, said(_COACHES, card=title, kind=said(_KINDS[kind])), displaced=there)


def _park(document: ClutchDocument, stock: ClutchStock, card: str, place: Place) -> Move:
    """C17-18, C24-18."""
    roster, rule = document.roster, "C17-18" if document.edition.year == 2017 else "C24-18"
    name = stock.stadiums[card].name if card in stock.stadiums else card
    if place.area is Area.LIBRARY:
        if roster.stadium != card:
            return refused(NOT_HERE, card=name)
        changed = replace(document, roster=replace(roster, stadium=""))
        return Move(changed, said(_STAYS_AWAY, card=name))
    if card not in stock.stadiums or place.area is not Area.STADIUM:
        return refused(_PARK_ELSEWHERE, rule=rule, card=name)
    if roster.stadium == card:
        return refused(THERE_ALREADY, card=name)
    changed = replace(document, roster=replace(roster, stadium=card))
    return Move(changed, said(_PLAYS_AT, card=name), displaced=roster.stadium)


def _kind(stock: ClutchStock, coach: str) -> CoachKind:
    return cast(CoachKind, stock.coaches[coach].coach)


_KINDS: Final = {
    "bench": QT_TRANSLATE_NOOP("clubhouse", "bench coach"),
    "hitting": QT_TRANSLATE_NOOP("clubhouse", "hitting coach"),
    "pitching": QT_TRANSLATE_NOOP("clubhouse", "pitching coach"),
}
_NOT_IN_PEN: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "{card} is none of {roles}; only they are in the bullpen ({rule})."
)
_NO_CLOSER: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "{card} is no closer; put him in the bullpen, or on the bench ({rule})."
)
_BY_SALARY: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "{card} has his turn by his salary, the dearest first ({rule})."
)
_NOWHERE: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "{card} cannot make room: he may not go to {place}; take him off first."
)
_COACHES: Final = QT_TRANSLATE_NOOP("clubhouse", "{card} comes as {kind}.")
_PLAYS_AT: Final = QT_TRANSLATE_NOOP("clubhouse", "The roster plays at {card}.")
_STAYS_AWAY: Final = QT_TRANSLATE_NOOP("clubhouse", "{card} is no longer part of the roster.")
_COACH_ELSEWHERE: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "{card} is a coach; put him among the coaches ({rule})."
)
_OTHER_COACH: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "{card} is a {kind}; this is the place of the {wanted} ({rule})."
)
_PARK_ELSEWHERE: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "{card} is a park; put it in the park's place ({rule})."
)
