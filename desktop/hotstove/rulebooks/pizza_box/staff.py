"""Who may pitch when, with which row of his card, and who must leave (PB-PRO-02 to 22, PB-L).

Functions of the state; the scripts that ask and tell stand in pro_ball.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hotstove.play.problems import Argument, Problem
from hotstove.play.seats import Side

from .cards import CardId, PitcherCard, Role, Row
from .rest import may_relieve
from .state import PizzaBoxGame

if TYPE_CHECKING:
    from .pro_ball import ProBall

LAST_ROW: Final = 9
EXTRA: Final = 10
"""The first inning in which pitchers enter with markers (PB-PRO-20, R66)."""
ENTRY_ROW: Final = 8
LEAGUE_ENTRY_ROW: Final = 7
"""PB-L-04: in the 8th and 9th."""
LEAGUE_EXTRA_ROW: Final = 6
"""PB-L-05: Setup one more."""
CLOSER_ROWS: Final = (8, 9)
"""PB-L-05: his side's choice."""


def row_number(game: PizzaBoxGame, side: Side) -> int:
    """PB-PRO-20: the marker on his card, else the inning, at most 9."""
    return game.camp(side).mound.marker or min(game.inning, LAST_ROW)


def row_of(book: ProBall, game: PizzaBoxGame, side: Side) -> Row:
    """Return the numbers of this half for the side's pitcher (PB-PRO-03)."""
    card = book.pitcher(game.camp(side).mound.pitcher)
    row = card.row(row_number(game, side))
    return row if row is not None else Row(1, 0)


def is_league_closer(book: ProBall, card: PitcherCard) -> bool:
    """PB-L-06."""
    return bool(book.setup.series) and card.role is Role.CLOSER


def acts_as_long(book: ProBall, card: PitcherCard) -> bool:
    """PB-L-08: starter 5 in relief counts as a Long Reliever."""
    return card.role in (Role.LONG, Role.STARTER)


# Who must leave (PB-PRO-16, 17, 27, PB-L-06)


def must_replace(book: ProBall, game: PizzaBoxGame, side: Side) -> bool:
    """Whether the side's pitcher may not go on: at the start of its half, or out of cards."""
    camp = game.camp(side)
    if camp.is_stranded and camp.has_opened:
        return False
    if camp.mound.is_out:
        return True
    card = book.pitcher(camp.mound.pitcher)
    if not camp.has_opened:
        if card.role is Role.SPECIALIST and camp.mound.has_faced:
            return True
        return is_league_closer(book, card) and camp.mound.has_drawn and not camp.hand.cards
    if camp.hand.cards or card.role is not Role.CLOSER:
        return False
    return bool(book.setup.series) or game.inning >= LAST_ROW


# Who may come in (PB-PRO-10 to 14, 20, 21, PB-L-03 to 08)


def entry_marker(
    book: ProBall, game: PizzaBoxGame, card: PitcherCard, inning: int, row: int
) -> int:
    """Return the row laid on the card of a pitcher who enters now; 0 for none.

    *row* is the one his side asks for, 0 where it has no choice.
    """
    if book.setup.series:
        if card.role is Role.CLOSER:
            return (row or CLOSER_ROWS[-1]) if inning >= EXTRA else LAST_ROW
        if inning >= EXTRA:
            return LEAGUE_EXTRA_ROW + (card.role is Role.SETUP)
        return LEAGUE_ENTRY_ROW if inning in CLOSER_ROWS else 0
    if row:
        return row
    return ENTRY_ROW if inning >= EXTRA else 0


def check_reliever(
    book: ProBall,
    game: PizzaBoxGame,
    side: Side,
    card_id: CardId,
    row: int = 0,
    inning: int | None = None,
) -> list[Problem]:
    """Return why this man may not relieve, in the ledger's order; *inning*: at the start of it.

    Without *inning* it is asked for the present moment of the side's half in the field.
    """
    camp = game.camp(side)
    is_at_start = inning is not None or not camp.has_opened
    number = game.inning if inning is None else inning
    found: list[Problem] = []
    card = book.pitchers.get(card_id)
    if row and book.setup.series and not _may_choose(card, number, row):
        found.append(Problem("E_RULE_OFF", "PB-L-03", {"what": "row"}))
    if inning is None and game.pitch.cards and side is game.fielding and game.at_bat:
        found.append(Problem("E_RELIEF_TOO_LATE", "PB-PRO-11"))
    told: dict[str, Argument] = {"player": card_id}
    if not camp.mound.has_faced and not camp.mound.is_out:
        found.append(Problem("E_RELIEF_MIN_ONE_HITTER", "PB-PRO-14"))
    if card is None or not card_id.startswith(f"{side}:"):
        return [*found, Problem("E_RELIEF_NOT_RELIEVER", "PB-PRO-10", told)]
    if not may_relieve(card, book.setup.series):
        found.append(Problem("E_RELIEF_NOT_RELIEVER", "PB-PRO-10", told))
    if card_id in camp.mound.used:
        found.append(Problem("E_RELIEF_ALREADY_USED", "PB-PRO-10", told))
    if card_id in book.setup.day(side).unavailable:
        found.append(Problem("E_RELIEF_RESTING", "PB-L-02", told))
    if row and not book.setup.series and not _may_start_anew(book, game, side, card, number,
                                                             is_at_start, row):  # fmt: skip
        found.append(Problem("E_RELIEF_LONG_NOT_AT_START", "PB-PRO-21", told))
    marker = entry_marker(book, game, card, number, row)
    if card.row(marker or min(number, LAST_ROW)) is None:
        found.append(
            Problem("E_RELIEF_ROW_DASH", "PB-PRO-10", {**told, "inning": number})
        )
    return found


def _may_choose(card: PitcherCard | None, inning: int, row: int) -> bool:
    """PB-L-05: a league's closer, from the 10th inning on."""
    is_closer = card is not None and card.role is Role.CLOSER
    return is_closer and inning >= EXTRA and row in CLOSER_ROWS


def _may_start_anew(
    book: ProBall,
    game: PizzaBoxGame,
    side: Side,
    card: PitcherCard,
    inning: int,
    is_at_start: bool,
    row: int,
) -> bool:
    """PB-PRO-21, R36: a Long Reliever with row 1, as an extra inning begins."""
    used = {book.pitcher(pitcher).role for pitcher in game.camp(side).mound.used}
    return (
        row == 1
        and card.role is Role.LONG
        and is_at_start
        and inning >= EXTRA
        and {Role.SETUP, Role.CLOSER} <= used
    )


def entries(
    book: ProBall, game: PizzaBoxGame, side: Side, inning: int | None = None
) -> tuple[tuple[CardId, int], ...]:
    """Return every reliever who may enter, and the row he may ask for beside the usual one."""
    found = []
    number = game.inning if inning is None else inning
    used = game.camp(side).mound.used
    for card in book.box.staff(side):
        if card.id in used or not may_relieve(card, book.setup.series):
            continue
        rows: tuple[int, ...] = (0, 1) if number >= EXTRA and card.role is Role.LONG else (0,)
        if book.setup.series:
            is_choice = card.role is Role.CLOSER and number >= EXTRA
            rows = CLOSER_ROWS if is_choice else (0,)
        found += [
            (card.id, row)
            for row in rows
            if not check_reliever(book, game, side, card.id, row, inning)
        ]
    return tuple(found)


# Who starts (PB-PRO-04, PB-L-01, 07, 08)


def check_starter(book: ProBall, side: Side, card_id: CardId) -> list[Problem]:
    card = book.pitchers.get(card_id)
    told: dict[str, Argument] = {"player": card_id}
    if card is None or card.role is not Role.STARTER or not card_id.startswith(f"{side}:"):
        return [Problem("E_STARTER_REQUIRED", "PB-PRO-04", told)]
    day = book.setup.day(side)
    if book.setup.series and card_id in (*day.may_not_start, *day.unavailable):
        return [Problem("E_STARTER_RESTING", "PB-L-01", told)]
    return []
