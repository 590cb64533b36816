"""What a substitution must respect, SD-A-40 to 50: every refusal with its rule, nothing asked here.

Functions return Problems, in the order of the ledger's table of codes; none means legal.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from hotstove.baseball.lineups import FieldCard, Substitution
from hotstove.baseball.positions import FIELDERS, Position
from hotstove.play.problems import Argument, Problem
from hotstove.play.seats import Side

from .cards import CardId, HitterCard, PitcherCard
from .rosters import designated_hitter, is_late, newcomers_needed, open_without
from .state import Dugout, Mound, ShowdownGame

if TYPE_CHECKING:
    from .substitution_rules import SubstitutionRules

_DH, _PITCHER = Position.DESIGNATED_HITTER, Position.PITCHER
RUNS_TO_UNLOCK: Final = 10
INNING_TO_UNLOCK: Final = 5
CODES: Final = (
    "NOT_QUALIFIED",
    "CANNOT_FIELD",
    "MUST_BAT_FIRST",
    "ALREADY_OUT",
    "NOT_ON_BENCH",
    "NOT_A_RELIEVER",
    "STARTER_LOCKED",
    "PITCHER_MUST_FACE_BATTER",
    "BACKUP_TOO_EARLY",
    "REPLACEMENT_NOT_NEEDED",
    "BATTING_SPOT_FIXED",
    "DH_INVALID",
)
"""The order in which the ledger tells several faults of one substitution (its section 13)."""


def name_of(book: SubstitutionRules, player: CardId) -> str:
    card = book.cards.get(player)
    return card.name if card is not None else player


def wrong_step(book: SubstitutionRules, player: CardId, step: str) -> Problem:
    """The right thing at the wrong moment, told alone; *step* is what is asked now."""
    return Problem("WRONG_STEP", "SD-A-40", {"player": name_of(book, player), "step": step})


# SD-A-42 Pinch hitters


def with_pinch_hitter(dugout: Dugout, incoming: CardId) -> Dugout:
    """SD-A-41, 06: the batter is out for good; who bats for the DH becomes the DH."""
    spot = dugout.up % 9
    outgoing, position = dugout.order[spot], dugout.positions[spot]
    stays = position if position is _DH else None
    return replace(
        dugout,
        order=(*dugout.order[:spot], incoming, *dugout.order[spot + 1 :]),
        positions=(*dugout.positions[:spot], stays, *dugout.positions[spot + 1 :]),
        bench=tuple([card for card in dugout.bench if card != incoming]),
        gone=(*dugout.gone, outgoing),
        is_fielding_legal=dugout.is_fielding_legal and stays is not None,
    )


def may_pinch_hit(game: ShowdownGame) -> bool:
    """Whether the batter due could be hit for by anybody at all: the cheap look."""
    offense = game.offense
    if not offense.bench or must_bat_first(offense):
        return False
    return not (offense.batter == offense.pitcher and is_locked(game, offense))


def must_bat_first(dugout: Dugout) -> bool:
    """SD-A-08: a starter is not hit for before he has finished a turn."""
    return dugout.up < 9 and dugout.batter == dugout.started[dugout.up]


def is_locked(game: ShowdownGame, dugout: Dugout) -> bool:
    """SD-A-44, R26: the starting pitcher, before the 5th and with fewer than ten runs charged."""
    mound = dugout.mound
    if not mound.is_starter or mound.is_unlocked:
        return False
    return game.inning < INNING_TO_UNLOCK and mound.charged < RUNS_TO_UNLOCK


def check_pinch_hitter(
    book: SubstitutionRules, game: ShowdownGame, answer: Substitution
) -> Iterator[Problem]:
    """SD-A-08, 41, 42, 44, 46, 50; SD-L-09: nobody runs for a runner below expert."""
    offense, cards, side = game.offense, book.cards, game.batting
    outgoing = cards[offense.batter]
    name = name_of(book, answer.incoming)
    if game.base_of(answer.outgoing) is not None:
        yield Problem("RULE_OFF", "SD-L-09", {"player": name})
        return
    if answer.outgoing != offense.batter:
        yield wrong_step(book, answer.incoming, "batter up")
        return
    named: dict[str, Argument] = {"player": name, "batter": outgoing.name}
    is_available = answer.incoming in offense.bench
    if book.looks_ahead and is_available and (missing := open_after(book, game)):
        yield Problem("CANNOT_FIELD", "SD-A-46", {"positions": tuple(missing), **named})
    if must_bat_first(offense):
        yield Problem("MUST_BAT_FIRST", "SD-A-08", named)
    if answer.incoming in offense.gone:
        yield Problem("ALREADY_OUT", "SD-A-41", named)
    elif not is_available:
        yield Problem("NOT_ON_BENCH", "SD-A-42", named)
    if offense.batter == offense.pitcher and is_locked(game, offense):
        yield locked(game, offense, outgoing.name)
    if answer.incoming in book.backups and not backup_may_bat(book, game, side):
        yield Problem("BACKUP_TOO_EARLY", "SD-A-50", {"inning": game.inning, **named})


def open_after(book: SubstitutionRules, game: ShowdownGame) -> list[Position]:
    """SD-A-46: what could not be fielded once the batter due is out, whoever bats for him."""
    offense = game.offense
    return open_without(offense, book.places, book.barred(game, game.batting), offense.batter)


def backup_may_bat(book: SubstitutionRules, game: ShowdownGame, side: Side) -> bool:
    """SD-A-50, R31: for anybody when he may stay in the game, before that for a pitcher only."""
    return is_late(game, side) or isinstance(book.cards[game.offense.batter], PitcherCard)


def pinch_hitters(book: SubstitutionRules, game: ShowdownGame) -> list[Substitution]:
    """Return every legal pinch hitter for the batter due: what ``check_pinch_hitter`` lets by."""
    offense = game.offense
    if not may_pinch_hit(game):
        return []
    found = offense.bench
    if not backup_may_bat(book, game, game.batting):
        found = tuple([card for card in found if card not in book.backups])
    if not found or (book.looks_ahead and open_after(book, game)):
        return []
    return [Substitution(card, offense.batter) for card in found]


# SD-A-43 Pitching changes


def locked(game: ShowdownGame, dugout: Dugout, name: str) -> Problem:
    return Problem(
        "STARTER_LOCKED",
        "SD-A-44",
        {"player": name, "inning": game.inning, "runs": dugout.mound.charged},
    )


def must_face_batter(mound: Mound) -> bool:
    """SD-A-45, R27: he has come in this half-inning and faced no one."""
    if mound.is_starter or mound.must_leave:
        return False
    return mound.faced == 0 and mound.innings <= 1


def may_relieve(game: ShowdownGame) -> bool:
    """Whether any pitching change is possible in M2: the cheap look."""
    defense = game.defense
    if not defense.bullpen or game.is_changed:
        return False
    if defense.mound.is_starter:
        return not is_locked(game, defense)
    return not must_face_batter(defense.mound)


def check_reliever(
    book: SubstitutionRules, game: ShowdownGame, incoming: CardId
) -> Iterator[Problem]:
    """SD-A-40, 41, 43, 44, 45: another pitcher for the side in the field."""
    if game.is_changed:
        yield wrong_step(book, incoming, "pitching change")
        return
    defense = game.defense
    name = name_of(book, incoming)
    if incoming in defense.gone:
        yield Problem("ALREADY_OUT", "SD-A-41", {"player": name})
    elif incoming not in defense.bullpen:
        yield Problem("NOT_A_RELIEVER", "SD-A-43", {"player": name})
    if defense.pitcher in defense.gone:
        return
    on_mound = name_of(book, defense.pitcher)
    if is_locked(game, defense):
        yield locked(game, defense, on_mound)
    if game.is_fielding_set and must_face_batter(defense.mound):
        yield Problem("PITCHER_MUST_FACE_BATTER", "SD-A-45", {"player": on_mound})


# SD-A-47, 48 The field as it is to stand


def check_field(
    book: SubstitutionRules,
    game: ShowdownGame,
    side: Side,
    card: FieldCard,
    *,
    is_taking_field: bool,
) -> list[Problem]:
    """SD-A-04, 06, 07, 41 to 50: every fault of the nine a side would stand with."""
    dugout = game.dugout(side)
    if game.is_changed:
        return [wrong_step(book, card.pitcher, "pitching change")]
    if len(card.order) != 9 or len(card.positions) != 9 or len(set(card.order)) != 9:
        return [Problem("LINEUP_SIZE", "SD-A-04", {"have": len(set(card.order)), "need": 9})]
    if unknown := [player for player in (*card.order, card.pitcher) if player not in book.cards]:
        return [Problem("NOT_ON_BENCH", "SD-A-42", {"player": unknown[0], "batter": ""})]
    found = list(_check_places(book, card))
    found += _check_newcomers(book, dugout, card)
    found += _check_pitcher(book, game, dugout, card.pitcher)
    found += _check_backups(book, game, side, card)
    found += _check_need(book, game, side, card)
    found += _check_dh(book, game, side, card, is_taking_field or book.replaces_freely)
    return sorted(found, key=lambda problem: place_of(problem.code))


def place_of(code: str) -> int:
    """Return where the ledger tells *code*; codes of the expert game come behind all others."""
    return CODES.index(code) if code in CODES else len(CODES)


def _check_places(book: SubstitutionRules, card: FieldCard) -> Iterator[Problem]:
    """Every position once, everybody qualified where he stands."""
    for player, position in zip(card.order, card.positions, strict=True):
        if position is _DH or position in book.places[player]:
            continue
        found = book.fielders[player]
        if not found.qualifies(position):
            allowed = tuple(map(str, found.positions)) if isinstance(found, HitterCard) else ("P",)
            yield Problem(
                "NOT_QUALIFIED",
                "SD-C-07",
                {"player": found.name, "position": position, "allowed": allowed},
            )
    if missing := [position for position in FIELDERS if card.positions.count(position) != 1]:
        yield Problem("CANNOT_FIELD", "SD-A-04", {"positions": tuple(missing), "player": ""})


def _check_newcomers(
    book: SubstitutionRules, dugout: Dugout, card: FieldCard
) -> Iterator[Problem]:
    for old, new in zip(dugout.order, card.order, strict=True):
        if old == new or (new == card.pitcher and new not in dugout.order):
            continue
        name = book.cards[new].name
        if new in dugout.order:
            spot = dugout.order.index(new) + 1
            yield Problem("BATTING_SPOT_FIXED", "SD-A-41", {"player": name, "spot": spot})
        elif new in dugout.gone:
            yield Problem("ALREADY_OUT", "SD-A-41", {"player": name})
        elif new not in dugout.bench:
            yield Problem("NOT_ON_BENCH", "SD-A-49", {"player": name, "batter": ""})


def _check_pitcher(
    book: SubstitutionRules, game: ShowdownGame, dugout: Dugout, pitcher: CardId
) -> Iterator[Problem]:
    if pitcher != dugout.pitcher:
        yield from check_reliever(book, game, pitcher)
    elif pitcher in dugout.gone:
        yield Problem("ALREADY_OUT", "SD-A-41", {"player": name_of(book, pitcher)})
    elif dugout.mound.must_leave:
        yield Problem("PITCHER_FORCED_OUT", "SD-E-75", {"player": name_of(book, pitcher)})


def _check_backups(
    book: SubstitutionRules, game: ShowdownGame, side: Side, card: FieldCard
) -> Iterator[Problem]:
    if is_late(game, side):
        return
    for player in card.order:
        if player in book.backups:
            yield Problem(
                "BACKUP_TOO_EARLY",
                "SD-A-50",
                {"player": book.cards[player].name, "inning": game.inning, "batter": ""},
            )


def _check_need(
    book: SubstitutionRules, game: ShowdownGame, side: Side, card: FieldCard
) -> Iterator[Problem]:
    """SD-A-48, R30: below expert, newcomers come in only while they are needed."""
    if book.replaces_freely:
        return
    dugout = game.dugout(side)
    new = [player for player in card.order if player not in dugout.order and player != card.pitcher]
    if not new:
        return
    needed = newcomers_needed(dugout, book.places, book.barred(game, side))
    if len(new) > needed:
        names = tuple(book.cards[player].name for player in new)
        yield Problem("REPLACEMENT_NOT_NEEDED", "SD-A-48", {"players": names, "needed": needed})


def _check_dh(
    book: SubstitutionRules, game: ShowdownGame, side: Side, card: FieldCard, may_move: bool
) -> Iterator[Problem]:
    """SD-A-06, 07, R19, R32, R81: the DH may go into the field; then the pitchers bat."""
    dugout, barred = game.dugout(side), book.barred(game, side)
    standing = list(zip(card.order, card.positions, strict=True))
    designated = [who for who, position in standing if position is _DH]
    pitchers = [who for who, position in standing if position is _PITCHER]
    fault = Problem("DH_INVALID", "SD-A-07", {})
    if not dugout.has_dh:
        if designated or pitchers != [card.pitcher]:
            yield fault
        return
    old = designated_hitter(dugout)
    if old in barred:
        is_left = any(who not in barred and who not in card.order for who in dugout.bench)
        if len(designated) + len(pitchers) != 1 or (pitchers and is_left):
            yield fault
        return
    if designated:
        if pitchers or designated != [old]:
            yield fault
        return
    if not may_move or pitchers != [card.pitcher] or old not in card.order:
        yield fault
