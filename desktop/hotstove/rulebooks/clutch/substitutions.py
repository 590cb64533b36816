"""Why a substitution is not legal, CL-35 to 43, C17-25 to 29, C17-35, C24-30 to 35.

Who is asked when stands in substitution_windows. Several faults: the earliest in the order
timing, role, player, position (RUL-145).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from hotstove.baseball.lineups import FieldCard
from hotstove.baseball.matching import matched
from hotstove.baseball.positions import FIELDERS, INFIELD, Position
from hotstove.play.problems import Problem
from hotstove.play.seats import Side

from .cards import BatterCard, CardId, Role
from .faults import fault
from .numbers import UNITS
from .state import ClutchGame, Dugout

if TYPE_CHECKING:
    from .substitution_windows import SubstitutionWindows

_OPENER, _RELIEVER, _BULK, _STARTER = Role.OPENER, Role.RELIEVER, Role.BULK, Role.STARTER
_DH = Position.DESIGNATED_HITTER
_FIRST = Position.FIRST_BASE
DOUBLE_SWITCH = 2


# Timing


def too_early(book: SubstitutionWindows, game: ClutchGame) -> Iterator[Problem]:
    """C24-30: nothing before the fourth but a bulk pitcher for an opener and a tired man's end."""
    first = book.edition.first_substitution
    if game.inning < first:
        yield fault("SUB_TOO_EARLY", "C24-30", inning=game.inning, first=first)


def pitcher_must_stay(book: SubstitutionWindows, game: ClutchGame) -> Iterator[Problem]:
    """C24-30, C17-26, C24-33: too early, or too few batters faced."""
    mound, edition = game.defense.mound, book.edition
    is_tired = book.is_tired(game, mound)
    if mound.role != _OPENER and not is_tired:
        yield from too_early(book, game)
    if mound.faced >= edition.least_faced:
        return
    is_new = edition.year != 2017
    has_finished = mound.halves > 0 and not (is_new and game.is_fielding_set)
    if not has_finished and not (is_new and is_tired):
        rule = "C24-33" if is_new else "C17-26"
        name = book.name(mound.pitcher)
        yield fault(
            "SUB_MIN_BATTERS", rule, player=name, have=mound.faced, need=edition.least_faced
        )


# Pitchers


def relief_role(book: SubstitutionWindows, dugout: Dugout, incoming: CardId) -> str:
    """What *incoming* would pitch as: after an opener in bulk, else as a reliever."""
    card = book.pitchers[incoming]
    if book.edition.year == 2017:
        return next(iter(card.roles))
    return _BULK if dugout.mound.role == _OPENER else _RELIEVER


def may_relieve(book: SubstitutionWindows, game: ClutchGame) -> tuple[CardId, ...]:
    """Return every pitcher who may come in now."""
    if any(pitcher_must_stay(book, game)):
        return ()
    dugout = game.defense
    found = tuple(
        [
            card
            for card in dugout.bullpen
            if book.pitchers[card].has(relief_role(book, dugout, card))
        ]
    )
    return found or emergency(book, game)


def emergency(book: SubstitutionWindows, game: ClutchGame) -> tuple[CardId, ...]:
    """C17-29, RUL-52: with the bullpen used up, the cheapest starter who has not pitched."""
    dugout = game.defense
    if book.edition.year != 2017 or dugout.bullpen or dugout.mound.is_emergency:
        return ()
    from .opening import rotation

    turns = [card for card in rotation(book, dugout.seat) if card in dugout.reserve]
    if not turns:
        return ()
    return (min(reversed(turns), key=lambda card: book.pitchers[card].salary),)


def check_reliever(
    book: SubstitutionWindows, game: ClutchGame, incoming: CardId
) -> Iterator[Problem]:
    """CL-38, CL-43, C17-27, C17-29, C24-31, C24-32, C24-35."""
    dugout = game.defense
    mound = dugout.mound
    yield from pitcher_must_stay(book, game)
    if game.cards.changes and book.is_forbidden(game, "pitching_change"):
        yield fault("SUB_FORBIDDEN", "CL-101", player=book.name(incoming))
    name = book.name(incoming)
    card = book.pitchers.get(incoming)
    is_old = book.edition.year == 2017
    if mound.is_emergency:
        yield fault("SUB_EMERGENCY_STAYS", "C17-29", player=book.name(mound.pitcher))
    if card is not None and incoming in may_relieve(book, game):
        return
    if not is_old and not dugout.bullpen:
        yield fault("SUB_NO_PITCHERS", "C24-35", player=book.name(mound.pitcher))
    if card is not None and is_old and incoming in dugout.reserve:
        code = "SUB_ROLE" if dugout.bullpen else "SUB_EMERGENCY_NOT_ALLOWED"
        rule = "C17-27" if dugout.bullpen else "C17-29"
        yield fault(code, rule, player=name, role=_STARTER)
    elif card is not None and not is_old and incoming not in dugout.gone:
        if mound.role == _OPENER and not card.has(_BULK):
            yield fault("SUB_OP_BP", "C24-31", player=name)
        elif mound.role != _OPENER and not card.has(_RELIEVER):
            yield fault("SUB_ROLE", "C24-32", player=name, role=" ".join(card.roles))
    if incoming in dugout.gone or incoming in [each.pitcher for each in dugout.mounds]:
        yield fault("SUB_REENTRY", "CL-38", player=name)
    elif card is None:
        yield fault("SUB_WRONG_CARD_TYPE", "CL-43", player=name, spot=0)
    elif incoming not in (*dugout.bullpen, *dugout.reserve):
        yield fault("SUB_NOT_THERE", "CL-36", player=name)


# Batters and runners


def check_bench(
    book: SubstitutionWindows, game: ClutchGame, side: Side, incoming: CardId
) -> Iterator[Problem]:
    """CL-38, CL-43, C24-30: somebody who may come in from the bench."""
    dugout, name = game.dugout(side), book.name(incoming)
    yield from too_early(book, game)
    if incoming in dugout.gone:
        yield fault("SUB_REENTRY", "CL-38", player=name)
    elif incoming not in dugout.bench:
        code = "SUB_WRONG_CARD_TYPE" if incoming not in book.batters else "SUB_NOT_THERE"
        rule = "CL-43" if incoming not in book.batters else "CL-36"
        yield fault(code, rule, player=name, spot=0)


def check_pinch_hitter(
    book: SubstitutionWindows, game: ClutchGame, incoming: CardId, outgoing: CardId
) -> Iterator[Problem]:
    if game.cards.changes and book.is_forbidden(game, "pinch_hit"):
        yield fault("SUB_FORBIDDEN", "CL-101", player=book.name(incoming))
    yield from check_bench(book, game, game.batting, incoming)
    if outgoing != game.offense.batter:
        due = book.name(game.offense.batter)
        yield fault("SUB_NOT_AT_BAT", "CL-35", player=book.name(outgoing), due=due)


def check_pinch_runner(
    book: SubstitutionWindows, game: ClutchGame, incoming: CardId, outgoing: CardId
) -> Iterator[Problem]:
    yield from check_bench(book, game, game.batting, incoming)
    if game.base_of(outgoing) is None:
        yield fault("SUB_NO_RUNNER", "CL-35", player=book.name(outgoing))


# The field


def check_field(
    book: SubstitutionWindows, game: ClutchGame, side: Side, card: FieldCard
) -> Iterator[Problem]:
    """CL-24, 25, 35, 39, 41, C17-28, C17-35: a side's nine as it is to stand."""
    dugout = game.dugout(side)
    newcomers = [player for player in card.order if player not in dugout.order]
    if newcomers:
        yield from too_early(book, game)
    if len(card.order) != 9 or len(card.positions) != 9 or len(set(card.order)) != 9:
        yield fault("LINEUP_SIZE", "CL-24", have=len(set(card.order)), need=9)
        return
    for player in newcomers:
        yield from check_bench(book, game, side, player)
    yield from _check_order(book, dugout, card)
    missing = [at for at in (*FIELDERS, _DH) if at not in card.positions]
    if missing:
        yield fault("FIELD_INCOMPLETE", "CL-41", positions=tuple(missing))
        return
    if card.pitcher != dugout.mound.pitcher:
        yield from check_reliever(book, game, card.pitcher)
    if any(player not in book.batters for player in card.order):
        return
    yield from _check_positions(book, game, side, card, newcomers)


def _check_order(
    book: SubstitutionWindows, dugout: Dugout, card: FieldCard
) -> Iterator[Problem]:
    """CL-35: who stays keeps his spot, and the DH never fields (CL-25)."""
    for place, (player, position) in enumerate(zip(card.order, card.positions, strict=True)):
        if player in dugout.order and dugout.order[place] != player:
            spot = dugout.order.index(player) + 1
            yield fault("SUB_SPOT", "CL-35", player=book.name(player), spot=spot)
        was_dh = dugout.positions[place] is _DH
        if was_dh is not (position is _DH):
            yield fault("SUB_DH_FIELD", "CL-25", player=book.name(dugout.order[place]))


def _check_positions(
    book: SubstitutionWindows,
    game: ClutchGame,
    side: Side,
    card: FieldCard,
    newcomers: list[CardId],
) -> Iterator[Problem]:
    """C17-28: out of position only when nothing else is left; C17-35 for a double switch."""
    if book.edition.year != 2017:
        return
    wrong = out_of_position(book, card)
    if not wrong:
        return
    if len(newcomers) >= DOUBLE_SWITCH:
        positions = tuple(position for _, position in wrong)
        yield fault("SUB_DOUBLE_SWITCH_COVER", "C17-35", positions=positions)
    elif could_be_qualified(book, game, side, card):
        for player, position in wrong:
            allowed = tuple(map(str, book.batters[player].gloves)) or ("–",)
            yield fault(
                "FIELD_OUT_OF_POSITION",
                "C17-28",
                player=book.name(player),
                position=position,
                allowed=allowed,
            )


def out_of_position(
    book: SubstitutionWindows, card: FieldCard
) -> list[tuple[CardId, Position]]:
    """Return who stands where he is not qualified, first base aside (RUL-130, RUL-140)."""
    return [
        (player, position)
        for player, position in zip(card.order, card.positions, strict=True)
        if position not in (_DH, _FIRST) and not book.batters[player].qualifies(position)
    ]


def could_be_qualified(
    book: SubstitutionWindows, game: ClutchGame, side: Side, card: FieldCard
) -> bool:
    """C17-28: whether fielders and unused bench could be put so that all seven are qualified."""
    dugout = game.dugout(side)
    men = [p for p, at in zip(card.order, card.positions, strict=True) if at is not _DH]
    pool = [*men, *[player for player in dugout.bench if player not in men]]
    places = [at for at in FIELDERS if at is not _FIRST]
    cards = [book.batters[player] for player in pool]
    return len(matched(cards, places, BatterCard.qualifies)) == len(places)


def zeroed_units(book: SubstitutionWindows, card: FieldCard) -> list[tuple[str, CardId]]:
    """C17-28: the units that somebody out of position makes worthless."""
    if book.edition.year != 2017:
        return []
    found = []
    for player, position in out_of_position(book, card):
        if position in INFIELD:
            unit = "infield"
        else:
            unit = "battery" if position in UNITS["battery"] else "outfield"
        found.append((unit, player))
    return found


def leaves_hole(
    book: SubstitutionWindows, game: ClutchGame, side: Side, leaving: CardId, incoming: CardId
) -> Iterator[Problem]:
    """C17-35, RUL-129: a warning before a man goes whom nobody left could replace."""
    dugout = game.dugout(side)
    men = [
        incoming if player == leaving else player
        for player, at in zip(dugout.order, dugout.positions, strict=True)
        if at is not _DH or player == leaving
    ]
    pool = [*men, *[player for player in dugout.bench if player != incoming]]
    cards = [book.batters[player] for player in pool]
    places = [at for at in FIELDERS if at is not _FIRST]
    holder = matched(cards, places, BatterCard.qualifies)
    missing = tuple(at for at in places if at not in holder)
    if missing:
        yield fault(
            "SUB_LEAVES_HOLE", "C17-35", player=book.name(leaving), positions=missing
        )
