"""The Clutch table, CL-21: orders, pitchers, bench and coaches, park and weather, cards and dice.

Everything is worked out from what a seat may see. What any ball field has in common is
``playmat.ballpark``'s and its companions'; sums, captions and plaques are in ``words``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hotstove.play.decisions import Decision, PieceId, Request, Roll
from hotstove.play.seats import Seat, Side
from hotstove.play.table import Seen
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence
from hotstove.playmat.ballpark import BASES, SPOTS, TALL, Measures, layout_of, strip_box
from hotstove.playmat.field_cards import fan, lay_dugout, lay_field
from hotstove.playmat.hands import Dealt, deck_plates, hold, lay_hands, offered, spread
from hotstove.playmat.poses import (
    Box,
    DieLook,
    Form,
    Layout,
    Look,
    Moment,
    Pose,
    Rack,
    Rating,
    Show,
    Strip,
    Tray,
)
from hotstove.rulebooks.clutch.cards import CardId, TwoWayCard
from hotstove.rulebooks.clutch.results import POWER_DIE
from hotstove.rulebooks.clutch.state import ClutchGame, Dugout

from .words import (
    COACHES,
    DICE,
    ON_BASE,
    POWER,
    UNIT_HEADINGS,
    WITH_COACHES,
    WITH_MANAGER,
    WITHOUT_COACHES,
    TableWords,
    say,
)

if TYPE_CHECKING:
    from hotstove.rulebooks.clutch.rulebook import ClutchRulebook

D20: Final = 20
_ARM: Final = "arm:"
_MISTAKE: Final = "X"
_LATER: Final = ("throw", "check", "bunt", "card")
"""Dice that are thrown in some at-bats only."""
_ON_PLAYER: Final = 0.54
"""How wide a card lying on a player is, in widths of his own."""
_SLIP_NUMBER: Final = 0.92
"""How much of a slip's end its number takes, in heights of it."""
_BELOW_PLATE: Final = 52
"""Under the plaque of the pitcher."""
_ON_BASE: Final = {
    "first": QT_TRANSLATE_NOOP("clutch", "{name}, runner on first"),
    "second": QT_TRANSLATE_NOOP("clutch", "{name}, runner on second"),
    "third": QT_TRANSLATE_NOOP("clutch", "{name}, runner on third"),
}
_GROUNDS: Final = {
    "park": QT_TRANSLATE_NOOP("clutch", "{card}, the park"),
    "weather": QT_TRANSLATE_NOOP("clutch", "{card}, the weather"),
    "manager": QT_TRANSLATE_NOOP("clutch", "{card}, manager of the {club}"),
}


class ClutchTable:
    def __init__(self, book: ClutchRulebook) -> None:
        self._book = book
        self._words = TableWords(book)
        teams = book.setup.teams
        self._labels = WITHOUT_COACHES
        if any(team.coaches for team in teams):
            self._labels = WITH_COACHES
        elif any(team.manager is not None for team in teams):
            self._labels = WITH_MANAGER

    def layout(self, form: Form) -> Layout:
        return layout_of(form, self._labels, has_hands=True)

    def slots(self, side: str, form: Form) -> list[Box]:
        rack, sizes = self.layout(form).racks[side], Measures(form, has_hands=True)
        return [strip_box(rack, spot, sizes) for spot in range(1, SPOTS + 1)]

    def moment(self, seen: Seen[ClutchGame], request: Request | None, form: Form) -> Moment:
        game, layout, sizes = seen.game, self.layout(form), Measures(form, has_hands=True)
        poses: dict[PieceId, Pose] = {}
        racks = {}
        for side in Side:
            self._lay_club(poses, game, side, layout, sizes)
            racks[side.value] = self._rack(game, side)
        self._lay_grounds(poses, game, layout, sizes)
        held: tuple[PieceId, ...] = ()
        notes: list[tuple[Box, Sentence]] = []
        if game.has_lineups:
            self._lay_field(poses, game, layout, sizes)
            notes += self._notes(game, layout)
        if game.has_dealt:
            held = lay_hands(poses, self._dealt(seen), layout, sizes, self._side_of)
            self._lay_on_players(poses, game)
            spread(poses, self._laid_out(seen, request, held), layout, sizes)
            notes += deck_plates(game.cards.hands, layout, lambda n: say("{count}", count=n))
        elif isinstance(request, Decision) and request.seat == seen.seat:
            held = tuple(option.piece for option in request.options if option.piece in poses)
            hold(poses, held, layout, sizes)
        opened = tuple(f"card:{each.card}" for each in game.cards.laid)
        tray, caption = self._tray(game, request), self._words.caption(game, request)
        return Moment(poses, racks, tray, caption, tuple(notes), held, opened)

    def _laid_out(
        self, seen: Seen[ClutchGame], request: Request | None, held: tuple[PieceId, ...]
    ) -> tuple[PieceId, ...]:
        """Cards of a pile to choose from; an opening hand that may go back (C24-20)."""
        if isinstance(request, Decision) and request.asks == "mulligan":
            return held if request.seat == seen.seat else ()
        return tuple(offered(seen.seat, request))

    def is_movable(self, seen: Seen[ClutchGame], piece: PieceId) -> bool:
        return piece.startswith("card:") and not seen.game.is_over

    def ratings(self, seen: Seen[ClutchGame]) -> tuple[Rating, ...]:
        """CL-27, CL-28: the units of both nines; of those in the field with what cards add."""
        game = seen.game
        return tuple(
            Rating(
                heading,
                *(str(self._rating(game, side, unit)) if game.has_lineups else "" for side in Side),
            )
            for unit, heading in UNIT_HEADINGS.items()
        )

    def _rating(self, game: ClutchGame, side: Side, unit: str) -> int:
        if side is game.fielding and game.is_fielding_set:
            return self._book.unit(game, unit)
        return self._book.rating(game, side, unit)

    # Poses

    def _lay_club(
        self,
        poses: dict[PieceId, Pose],
        game: ClutchGame,
        side: Side,
        layout: Layout,
        sizes: Measures,
    ) -> None:
        """Who waits, the slips of the order, the coaches; one who was used lies face down.

        Both clubs may have the same manager's card: each has a piece of its own.
        """
        dugout = game.dugout(side)
        lay_dugout(
            poses,
            dugout,
            side,
            layout,
            sizes,
            self._waiting(game, dugout),
            lambda spot: self._strip(dugout, spot),
        )
        if not game.has_sides or f"{COACHES}:{side}" not in layout.places:
            return
        box = layout.places[f"{COACHES}:{side}"].box
        manager = self._book.team(dugout.seat).manager
        boss = f"manager:{manager.id}" if manager is not None else ""
        staff = (*filter(None, (boss,)), *dugout.coaches, *dugout.used_coaches)
        fan(poses, staff, box, sizes)
        if boss:
            poses[f"{boss}@{dugout.seat}"] = poses.pop(f"card:{boss}")
        for card in dugout.used_coaches:
            pose = poses[f"card:{card}"]
            poses[f"card:{card}"] = pose._replace(look=pose.look._replace(show=Show.BACK))

    def _waiting(self, game: ClutchGame, dugout: Dugout) -> dict[str, list[CardId]]:
        """Who may still come in; before lineups are shown, all who are in none (CL-21).

        Starters who did not start come out when nobody else is left (C17-29).
        """
        if game.has_lineups:
            return {"bench": list(dugout.bench), "bullpen": list(dugout.bullpen or dugout.reserve)}
        team = self._book.team(dugout.seat)
        staff = [*team.rotation, *team.bullpen]
        bench = [card.id for card in team.cards if card.id not in (*staff, *dugout.order)]
        return {"bench": bench, "bullpen": [card for card in staff if card != dugout.pitcher]}

    def _lay_field(
        self, poses: dict[PieceId, Pose], game: ClutchGame, layout: Layout, sizes: Measures
    ) -> None:
        """CL-07: a batter stands at the side he bats from; what was hit, or missed, is lit."""
        lit: dict[str, str] = {}
        if game.swing is not None:
            lit[game.swing.chart_of] = game.swing.result
        pitcher = game.defense.pitcher
        if game.pitch is not None and game.pitch.is_mistake and game.at_bat:
            lit[pitcher] = f"{_MISTAKE} {lit.get(pitcher, '')}".strip()
        is_left = False
        if game.at_bat:
            throws = self._book.pitchers[pitcher].throws
            is_left = self._book.batters[game.at_bat].bats_against(throws) == "L"
        lay_field(poses, game, layout, sizes, lit, is_left=is_left)
        for dugout in (game.visitor, game.home):
            self._show_arm(poses, dugout, is_up=dugout is game.offense)

    def _show_arm(self, poses: dict[PieceId, Pose], dugout: Dugout, *, is_up: bool) -> None:
        """C24-03: a two-way player shows his pitcher's side while he pitches."""
        piece = f"card:{dugout.pitcher}"
        if is_up or piece not in poses:
            return
        if isinstance(self._book.cards.get(dugout.pitcher), TwoWayCard):
            pose = poses[piece]
            if pose.look.show is not Show.STRIP:
                look = pose.look._replace(card=_ARM + dugout.pitcher)
                poses[piece] = pose._replace(look=look)

    def _lay_grounds(
        self, poses: dict[PieceId, Pose], game: ClutchGame, layout: Layout, sizes: Measures
    ) -> None:
        """CL-98, 99: the home side's park, and the weather."""
        if not game.has_sides:
            return
        wide, tall = sizes.pile, sizes.pile * TALL
        park = self._book.team(game.home.seat).stadium
        weather = self._book.setup.weather
        for name, card in (("park", park), ("weather", weather)):
            if card is not None:
                piece = f"{name}:{card.id}"
                look = Look(piece, Show.TABLE, wide, tall)
                poses[piece] = Pose(*layout.places[name].box.centre, 0.0, 1.0, look)

    def _dealt(self, seen: Seen[ClutchGame]) -> Dealt:
        game = seen.game
        return Dealt(
            game.cards.hands,
            game.batting,
            {side: game.dugout(side).seat for side in Side},
            seen.seat,
            {side: self._lying(game, side) for side in Side},
        )

    def _lying(self, game: ClutchGame, side: Side) -> list[str]:
        """CL-65, CL-66: what stays in play before its side, then what this at-bat has seen."""
        staying = [each.card for each in game.cards.staying if each.side is side]
        laid = [each.card for each in game.cards.laid if each.side is side]
        return [*staying, *(card for card in laid if card not in staying)]

    def _lay_on_players(self, poses: dict[PieceId, Pose], game: ClutchGame) -> None:
        """CL-67: a card that goes with a player lies on him, askew, his chart left free."""
        count: dict[str, int] = {}
        for each in game.cards.staying:
            man = poses.get(f"card:{each.player}") if each.player else None
            if man is None or man.look.show is Show.BACK:
                continue
            number = count[each.player] = count.get(each.player, -1) + 1
            look = man.look
            if look.strip is not None:
                tall = look.height * 0.94
                wide = tall / TALL
                x = man.x + look.width / 2 - _SLIP_NUMBER * look.height - wide / 2
                x -= number * (wide + 3)
                y, lean = man.y, 0.0
                slip = look.strip._replace(inset=(number + 1) * (wide + 3))
                poses[f"card:{each.player}"] = man._replace(look=look._replace(strip=slip))
            else:
                wide = look.width * _ON_PLAYER
                tall = wide * TALL
                x = man.x + look.width * 0.56 + number * wide * 0.3
                y = man.y - look.height * 0.22 - tall / 2 + number * 5
                lean = 6.0 - number * 4
            card = Look(each.card, Show.TABLE, wide, tall)
            poses[f"card:{each.card}"] = Pose(x, y, lean, man.z + 0.3 + number / 10, card)

    def _side_of(self, card: str) -> str:
        return self._book.strategy[card].side

    def _notes(self, game: ClutchGame, layout: Layout) -> list[tuple[Box, Sentence]]:
        """A plaque under the pitcher, and one beneath the plate in a clutch moment.

        Above the mound it would lie on the numbers of the runner on second.
        """
        if game.is_over or not game.is_fielding_set:
            return []
        box = layout.places["mound"].box
        under = Box(box.x - 14, box.y + box.height + 3, box.width + 28, 24)
        found = [(under, self._words.mound_note(game.defense.mound))]
        moment = self._words.moment_words(game)
        if moment is not None:
            found.append((Box(under.x, under.y + _BELOW_PLATE, under.width, 24), moment))
        return found

    def _strip(self, dugout: Dugout, spot: int) -> Strip:
        card = self._book.batters[dugout.order[spot - 1]]
        club = self._book.club(dugout.seat)
        position = dugout.positions[spot - 1] or "PH"
        colours = (club.primary, club.secondary)
        return Strip(spot, card.name, position, str(card.on_base), colours)

    def _rack(self, game: ClutchGame, side: Side) -> Rack:
        dugout = game.dugout(side)
        club = self._book.club(dugout.seat)
        names = tuple(self._book.name(card) for card in dugout.order) or ("",) * SPOTS
        is_up = game.has_lineups and game.batting is side and not game.is_over
        return Rack(
            club.nickname,
            (club.primary, club.secondary),
            club.emblem,
            names,
            dugout.spot if is_up else 0,
            side is Side.HOME,
            ON_BASE,
        )

    # Dice

    def _tray(self, game: ClutchGame, request: Request | None) -> Tray:
        roll = request if isinstance(request, Roll) else None
        waiting = roll.purpose if roll is not None else ""
        if not game.has_lineups:
            purpose = "rotation" if waiting == "rotation" else "home"
            return Tray((DieLook(purpose, DICE[purpose], D20, None, bool(waiting)),), ())
        dice = [self._die(game, "pitch", roll), self._die(game, "swing", roll)]
        last = waiting if waiting in _LATER else self._last_thrown(game)
        if last:
            dice.append(self._die(game, last, roll))
        return Tray(tuple(dice), self._words.sums(game))

    def _die(self, game: ClutchGame, purpose: str, roll: Roll | None) -> DieLook:
        """A die as it lies, or as it waits; the swing's is the power die whenever it has to be."""
        is_waiting = roll is not None and roll.purpose == purpose
        fact = {
            "pitch": game.pitch,
            "swing": game.swing,
            "throw": game.thrown,
            "check": game.checked,
            "bunt": game.tried,
        }.get(purpose)
        sides = getattr(fact, "sides", D20)
        if roll is not None and is_waiting:
            sides = roll.sides
        elif purpose == "swing" and fact is None and game.at_bat and game.is_fielding_set:
            sides = self._book.swing_die(game)
        label = POWER if purpose == "swing" and sides == POWER_DIE else DICE[purpose]
        face = None if fact is None or is_waiting else fact.die
        return DieLook(purpose, label, sides, face, is_waiting)

    def _last_thrown(self, game: ClutchGame) -> str:
        if game.thrown is not None:
            return "throw"
        if game.checked is not None:
            return "check"
        return "bunt" if game.tried is not None else ""

    # Words for those who cannot see the table

    def words(self, seen: Seen[ClutchGame], piece: PieceId) -> Sentence:
        game = seen.game
        kind, _, name = piece.partition(":")
        if kind in ("hand", "deck"):
            return self._pile_words(game, kind, Side(name.partition(":")[0]))
        if kind in _GROUNDS:
            return self._ground_words(kind, name)
        if name in self._book.strategy:
            return self._card_words(game, name)
        return self._player_words(game, name)

    def _pile_words(self, game: ClutchGame, kind: str, side: Side) -> Sentence:
        club = self._words.club(game, side)
        if kind == "hand":
            template = QT_TRANSLATE_NOOP("clutch", "A strategy card of the {club}, face down")
            return say(template, club=club)
        template = QT_TRANSLATE_NOOP("clutch", "The strategy deck of the {club}, {count} cards")
        return say(template, club=club, count=len(game.cards.hands.of(side).deck.cards))

    def _ground_words(self, kind: str, name: str) -> Sentence:
        card, _, seat = name.partition("@")
        club = self._book.club(Seat(int(seat))).nickname if seat else ""
        return say(_GROUNDS[kind], card=self._book.wording.ground(card), club=club)

    def _card_words(self, game: ClutchGame, copy: str) -> Sentence:
        card = self._book.strategy[copy]
        hands = game.cards.hands
        if any(copy in hands.of(side).hand.cards for side in Side):
            return say(QT_TRANSLATE_NOOP("clutch", "{card}, in hand"), card=card.title)
        if card.coach and any(copy in game.dugout(side).coaches for side in Side):
            return say(QT_TRANSLATE_NOOP("clutch", "{card}, coach"), card=card.title)
        man = next((s.player for s in game.cards.staying if s.card == copy and s.player), "")
        if man:
            template = QT_TRANSLATE_NOOP("clutch", "{card}, in play, lying on {name}")
            return say(template, card=card.title, name=self._book.name(man))
        open_cards = {s.card for s in game.cards.staying} | {p.card for p in game.cards.laid}
        if copy in open_cards:
            return say(QT_TRANSLATE_NOOP("clutch", "{card}, in play"), card=card.title)
        return say(QT_TRANSLATE_NOOP("clutch", "{card}, used"), card=card.title)

    def _player_words(self, game: ClutchGame, player: CardId) -> Sentence:
        name = self._book.name(player)
        base = game.base_of(player)
        if base is not None:
            return say(_ON_BASE[BASES[base]], name=name)
        if player == game.at_bat:
            return say(QT_TRANSLATE_NOOP("clutch", "{name}, at bat"), name=name)
        for side in Side:
            dugout = game.dugout(side)
            if player == dugout.pitcher:
                pitches = game.fielding is side and game.is_fielding_set
                on_mound = QT_TRANSLATE_NOOP("clutch", "{name}, pitcher, on the mound")
                at_rest = QT_TRANSLATE_NOOP("clutch", "{name}, pitcher, at rest")
                return say(on_mound if pitches else at_rest, name=name)
            if player in dugout.order:
                spot = dugout.order.index(player)
                template = QT_TRANSLATE_NOOP("clutch", "{name}, {position}, spot {spot} of 9")
                position = dugout.positions[spot] or "PH"
                return say(template, name=name, position=position, spot=spot + 1)
            if player in dugout.gone:
                return say(QT_TRANSLATE_NOOP("clutch", "{name}, out of the game"), name=name)
        bench = QT_TRANSLATE_NOOP("clutch", "{name}, on the bench")
        bullpen = QT_TRANSLATE_NOOP("clutch", "{name}, in the bullpen")
        return say(bench if player in self._book.batters else bullpen, name=name)


def table(book: ClutchRulebook) -> ClutchTable:
    return ClutchTable(book)
