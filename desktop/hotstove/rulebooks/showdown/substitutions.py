"""What a substitution must respect, SD-A-40 to 50: every refusal with its rule, nothing asked here.

Functions return Problems, in the order of the ledger's table of codes; none means legal.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from hotstove.baseball.lineups import FieldCard, Substitution
from hotstove.baseball.positions import FIELDERS, Position
from hotstove.play.problems import Argument, Problem
from hotstove.play.seats import Side

from .cards import CardId, HitterCard, PitcherCard
from .rosters import (
    best_field,
    is_late,
    newcomers_needed,
    open_after,
)
from .state import Dugout, Mound, ShowdownGame

if TYPE_CHECKING:
    from .substitution_rules import SubstitutionRules

RUNS_TO_UNLOCK = 10
INNING_TO_UNLOCK = 5


# SD-A-42 Pinch hitters


def with_pinch_hitter(dugout: Dugout, incoming: CardId) -> Dugout:
    """SD-A-41, 06: the batter is out for good; who bats for the DH becomes the DH."""
    spot = dugout.up % 9
    outgoing, position = dugout.order[spot], dugout.positions[spot]
    stays = position if position is Position.DESIGNATED_HITTER else None
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
    return mound.is_starter and game.inning < INNING_TO_UNLOCK and mound.charged < RUNS_TO_UNLOCK


def check_pinch_hitter(
    book: SubstitutionRules, game: ShowdownGame, answer: Substitution
) -> Iterator[Problem]:
    """SD-A-08, 41, 42, 44, 46, 50."""
    offense, cards = game.offense, book.cards
    incoming, outgoing = cards.get(answer.incoming), cards[offense.batter]
    if incoming is None or answer.outgoing != offense.batter:
        yield Problem("WRONG_STEP", "SD-A-40", {"batter": outgoing.name})
        return
    named: dict[str, Argument] = {"player": incoming.name, "batter": outgoing.name}
    bats_for_pitcher = isinstance(outgoing, PitcherCard)
    side = game.batting
    late = is_late(game, side)
    is_available = answer.incoming in offense.bench
    if is_available:
        open_positions = open_after(
            with_pinch_hitter(offense, answer.incoming), cards, book.eligible(game, side)
        )
        if open_positions:
            yield Problem("CANNOT_FIELD", "SD-A-46", {"positions": tuple(open_positions), **named})
    if must_bat_first(offense):
        yield Problem("MUST_BAT_FIRST", "SD-A-08", named)
    if answer.incoming in offense.gone:
        yield Problem("ALREADY_OUT", "SD-A-41", named)
    elif not is_available:
        yield Problem("NOT_ON_BENCH", "SD-A-42", named)
    if offense.batter == offense.pitcher and is_locked(game, offense):
        yield locked(game, offense, outgoing.name)
    if answer.incoming in book.backups and not late and not bats_for_pitcher:
        yield Problem("BACKUP_TOO_EARLY", "SD-A-50", {"inning": game.inning, **named})


def pinch_hitters(book: SubstitutionRules, game: ShowdownGame) -> list[Substitution]:
    """Return every legal pinch hitter for the batter due."""
    offense = game.offense
    if not may_pinch_hit(game):
        return []
    offers = [Substitution(card, offense.batter) for card in offense.bench]
    return [offer for offer in offers if not any(check_pinch_hitter(book, game, offer))]


# SD-A-43 Pitching changes


def locked(game: ShowdownGame, dugout: Dugout, name: str) -> Problem:
    return Problem(
        "STARTER_LOCKED",
        "SD-A-44",
        {"player": name, "inning": game.inning, "runs": dugout.mound.charged},
    )


def must_face_batter(mound: Mound) -> bool:
    """SD-A-45, R27: he has come in this half-inning and faced no one."""
    return not mound.is_starter and mound.faced == 0 and mound.innings <= 1


def may_relieve(game: ShowdownGame) -> bool:
    """Whether any pitching change is possible in M2: the cheap look."""
    defense = game.defense
    if not defense.bullpen or game.is_changed:
        return False
    return not is_locked(game, defense) and not must_face_batter(defense.mound)


def check_reliever(
    book: SubstitutionRules, game: ShowdownGame, incoming: CardId
) -> Iterator[Problem]:
    """SD-A-40, 41, 43, 44, 45: one pitcher for another in the middle of an inning."""
    defense = game.defense
    name = book.cards[incoming].name if incoming in book.cards else incoming
    on_mound = book.cards[defense.pitcher].name
    if game.is_changed:
        yield Problem("WRONG_STEP", "SD-A-40", {"player": name})
        return
    yield from _check_from_bullpen(book, defense, incoming, name)
    if is_locked(game, defense):
        yield locked(game, defense, on_mound)
    if must_face_batter(defense.mound):
        yield Problem("PITCHER_MUST_FACE_BATTER", "SD-A-45", {"player": on_mound})


def _check_from_bullpen(
    book: SubstitutionRules, dugout: Dugout, incoming: CardId, name: str
) -> Iterator[Problem]:
    if incoming in dugout.gone:
        yield Problem("ALREADY_OUT", "SD-A-41", {"player": name})
    elif incoming not in dugout.bullpen:
        yield Problem("NOT_A_RELIEVER", "SD-A-43", {"player": name})


# SD-A-47, 48 The field as it is to stand


def kept_field(dugout: Dugout, pitcher: CardId) -> FieldCard | None:
    """Return the nine as it stands with *pitcher*, if everybody has a position."""
    order, positions = list(dugout.order), list(dugout.positions)
    if not dugout.has_dh:
        spot = pitchers_spot(dugout)
        order[spot], positions[spot] = pitcher, Position.PITCHER
    known = [position for position in positions if position is not None]
    return FieldCard(tuple(order), tuple(known), pitcher) if len(known) == 9 else None


def pitchers_spot(dugout: Dugout) -> int:
    """The place in the order, from 0, of the pitcher or of who batted for him."""
    if dugout.pitcher in dugout.order:
        return dugout.order.index(dugout.pitcher)
    return next(
        place
        for place, position in enumerate(dugout.positions)
        if position in (None, Position.PITCHER)
    )


def nearest_field(
    book: SubstitutionRules, game: ShowdownGame, side: Side, pitcher: CardId
) -> FieldCard | None:
    """SD-A-48: the legal nine that disturbs as few as can be, *pitcher* on the mound; or None.

    Newcomers bat where those who cannot stay did; a pitcher who comes in takes the pitcher's
    spot, or the first that is left over. The DH goes into the field only when nobody else can.
    """
    dugout, cards = game.dugout(side), book.cards
    eligible = book.eligible(game, side)
    bench = sorted(
        (card for card in dugout.bench if eligible(card)), key=lambda card: card in book.backups
    )
    nine = best_field(dugout, cards, eligible, bench)
    if nine.open:
        return None
    stands = {player: position for position, player in nine.at.items()}
    dh = next(
        (
            player
            for player, position in zip(dugout.order, dugout.positions, strict=True)
            if position is Position.DESIGNATED_HITTER
        ),
        None,
    )
    keeps_dh = dugout.has_dh and dh is not None and dh not in stands
    if keeps_dh and dh is not None and eligible(dh):
        stands[dh] = Position.DESIGNATED_HITTER
    elif keeps_dh:
        return None
    else:
        stands[pitcher] = Position.PITCHER
    order = list(dugout.order)
    newcomers = [player for player in stands if player not in order]
    gaps = [place for place, player in enumerate(order) if player not in stands]
    if not keeps_dh and pitcher in newcomers:
        spot = pitchers_spot(dugout) if not dugout.has_dh else gaps[0]
        spot = spot if spot in gaps else gaps[0]
        order[spot] = pitcher
        gaps.remove(spot)
        newcomers.remove(pitcher)
    for place, player in zip(gaps, newcomers, strict=True):
        order[place] = player
    return FieldCard(tuple(order), tuple(stands[player] for player in order), pitcher)


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
    if len(card.order) != 9 or len(card.positions) != 9 or len(set(card.order)) != 9:
        return [Problem("LINEUP_SIZE", "SD-A-04", {"have": len(set(card.order)), "need": 9})]
    if unknown := [player for player in (*card.order, card.pitcher) if player not in book.cards]:
        return [Problem("NOT_ON_BENCH", "SD-A-42", {"player": unknown[0], "batter": ""})]
    found = list(_check_places(book, card))
    found += _check_newcomers(book, game, side, card)
    found += _check_pitcher(book, game, side, card, is_taking_field)
    found += _check_backups(book, game, side, card)
    found += _check_need(book, game, side, card)
    found += _check_dh(book, dugout, card, is_taking_field)
    return found


def _check_places(book: SubstitutionRules, card: FieldCard) -> Iterator[Problem]:
    """Every position once, everybody qualified where he stands."""
    for player, position in zip(card.order, card.positions, strict=True):
        found = book.cards[player]
        if position is Position.PITCHER or position is Position.DESIGNATED_HITTER:
            continue
        if not (isinstance(found, HitterCard) and found.qualifies(position)):
            allowed = tuple(map(str, found.positions)) if isinstance(found, HitterCard) else ("P",)
            yield Problem(
                "NOT_QUALIFIED",
                "SD-C-07",
                {"player": found.name, "position": position, "allowed": allowed},
            )
    if missing := [position for position in FIELDERS if card.positions.count(position) != 1]:
        yield Problem("CANNOT_FIELD", "SD-A-04", {"positions": tuple(missing), "player": ""})


def _check_newcomers(
    book: SubstitutionRules, game: ShowdownGame, side: Side, card: FieldCard
) -> Iterator[Problem]:
    dugout = game.dugout(side)
    for old, new in zip(dugout.order, card.order, strict=True):
        if old == new:
            continue
        name = book.cards[new].name
        if new in dugout.order:
            spot = dugout.order.index(new) + 1
            yield Problem("BATTING_SPOT_FIXED", "SD-A-41", {"player": name, "spot": spot})
        elif new in dugout.gone:
            yield Problem("ALREADY_OUT", "SD-A-41", {"player": name})
        elif new != card.pitcher and new not in dugout.bench:
            yield Problem("NOT_ON_BENCH", "SD-A-49", {"player": name, "batter": ""})


def _check_pitcher(
    book: SubstitutionRules, game: ShowdownGame, side: Side, card: FieldCard, is_taking_field: bool
) -> Iterator[Problem]:
    dugout = game.dugout(side)
    name = book.cards[card.pitcher].name
    if card.pitcher == dugout.pitcher:
        if card.pitcher in dugout.gone:
            yield Problem("ALREADY_OUT", "SD-A-41", {"player": name})
        return
    yield from _check_from_bullpen(book, dugout, card.pitcher, name)
    on_mound = book.cards[dugout.pitcher].name
    if dugout.pitcher in dugout.gone:
        return
    if is_locked(game, dugout):
        yield locked(game, dugout, on_mound)
    if not is_taking_field and must_face_batter(dugout.mound):
        yield Problem("PITCHER_MUST_FACE_BATTER", "SD-A-45", {"player": on_mound})


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
    dugout = game.dugout(side)
    new = [player for player in card.order if player not in dugout.order and player != card.pitcher]
    needed = newcomers_needed(dugout, book.cards, book.eligible(game, side))
    if len(new) > needed:
        names = tuple(book.cards[player].name for player in new)
        yield Problem("REPLACEMENT_NOT_NEEDED", "SD-A-48", {"players": names, "needed": needed})


def _check_dh(
    book: SubstitutionRules, dugout: Dugout, card: FieldCard, is_taking_field: bool
) -> Iterator[Problem]:
    """SD-A-06, 07, R19, R81: the DH may go into the field; then the pitchers bat."""
    designated = [
        player
        for player, position in zip(card.order, card.positions, strict=True)
        if position is Position.DESIGNATED_HITTER
    ]
    pitchers = [
        player
        for player, position in zip(card.order, card.positions, strict=True)
        if position is Position.PITCHER
    ]
    fault = Problem("DH_INVALID", "SD-A-07", {})
    if not dugout.has_dh:
        if designated or pitchers != [card.pitcher]:
            yield fault
        return
    old = next(
        player
        for player, position in zip(dugout.order, dugout.positions, strict=True)
        if position is Position.DESIGNATED_HITTER
    )
    if designated:
        if len(designated) > 1 or pitchers or designated != [old]:
            yield fault
        return
    if not is_taking_field or pitchers != [card.pitcher] or old not in card.order:
        yield fault
