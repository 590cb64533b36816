"""The exact chances of the dice: of the plate appearance at hand, of double play and extra base.

Pure functions of a position; nothing is rolled here. Icons count only as far as they are assumed
to be used, and every card says which were.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from hotstove.baseball.bases import Base
from hotstove.play.values import Value

from . import icons
from .cards import Card, CardId, HitterCard, Icon, PitcherCard, Result
from .state import ShowdownGame

if TYPE_CHECKING:
    from .advanced import AdvancedShowdown

_HOME_PLATE = Base.HOME
SIDES: Final = 20
FACES: Final = range(1, SIDES + 1)
BEFORE_PITCH: Final = (Icon.TWENTY, Icon.RP)
ON_RESULT: Final = (Icon.K, Icon.S, Icon.HR, Icon.V)
GLOVE: Final = 10
"""SD-I-G: what a G adds to one throw or double play."""
_ZERO: Final = Fraction(0)


def faces_over(number: int) -> int:
    """SD-D-03: how many faces of the die are higher than *number*, 0 to 20."""
    if number <= 0:
        return SIDES
    return SIDES - number if number < SIDES else 0


# The plate appearance at hand


class Odds(Value, frozen=True):
    """What may come of the plate appearance at hand."""

    batter: CardId
    pitcher: CardId
    modifier: int
    """Added to the pitch: icons in effect or assumed, less fatigue (SD-A-30, SD-I-07)."""
    advantage: Fraction
    """That the pitcher gets the advantage; 1 when a pitcher bats (SD-A-09)."""
    chances: tuple[tuple[Result, Fraction], ...]
    """Every result that may come of it, in the order of a chart; together 1."""
    assumed: tuple[Icon, ...] = ()
    """The icons taken to be used."""

    def chance(self, result: Result) -> Fraction:
        return dict(self.chances).get(result, _ZERO)

    @property
    def on_base(self) -> Fraction:
        """The chance of a hit or a walk."""
        return sum([chance for result, chance in self.chances if not result.is_out], _ZERO)

    @property
    def bases(self) -> Fraction:
        """Bases of hits to be expected: the chance of each hit times its bases."""
        return sum([chance * result.bases for result, chance in self.chances], _ZERO)


class Uses(Value, frozen=True):
    """Icons that are left for the result of one swing, and assumed to be used on it."""

    k: bool = False
    s: bool = False
    hr: bool = False
    v: int = 0


def odds(book: AdvancedShowdown, game: ShowdownGame, assumed: Iterable[Icon] = ()) -> Odds:
    """Return the chances of the batter at the plate, or of the one who is due.

    *assumed* icons are used at the first chance and as often as they are left: 20 and RP on the
    pitch, K on a hit or a walk, S on a single, HR on a double or triple, V on an out (SD-I-03,
    04); those that ``usable_icons`` does not name are left out. Once the pitch is thrown its
    advantage stands.
    """
    game = _batter_up(game)
    used = tuple([icon for icon in usable_icons(book, game) if icon in set(assumed)])
    batter, pitcher = book.cards[game.at_bat], book.pitcher(game.defense.pitcher)
    modifier = _modifier(book, game) + icons.CONTROL * sum(icon in BEFORE_PITCH for icon in used)
    if isinstance(batter, PitcherCard):
        advantage = Fraction(1)
    elif game.pitch is not None:
        advantage, modifier = Fraction(game.pitch.is_pitchers), game.pitch.modifier
    else:
        advantage = Fraction(faces_over(batter.on_base - pitcher.control - modifier), SIDES)
    left = Uses(
        k=Icon.K in used,
        s=Icon.S in used,
        hr=Icon.HR in used,
        v=icons.uses_left(game.offense, batter.id, Icon.V, 0) if Icon.V in used else 0,
    )
    chances = dict.fromkeys(Result, _ZERO)
    for share, card in ((advantage, pitcher), (1 - advantage, batter)):
        if share:
            for result, chance in _swing(card, left).items():
                chances[result] += share * chance
    found = tuple([(result, chance) for result, chance in chances.items() if chance])
    return Odds(batter.id, pitcher.id, modifier, advantage, found, used)


def usable_icons(book: AdvancedShowdown, game: ShowdownGame) -> tuple[Icon, ...]:
    """SD-I-02: the icons that pitcher and batter may still use in this plate appearance."""
    game = _batter_up(game)
    found: list[Icon] = []
    if isinstance(book.cards[game.at_bat], HitterCard) and game.pitch is None:
        offered = icons.before_pitch(book, game, game.fielding)
        found += [icons.read(key.key)[1] for key in offered]
    for icon in ON_RESULT:
        dugout = game.defense if icon is Icon.K else game.offense
        player = dugout.pitcher if icon is Icon.K else game.at_bat
        if icon in book.cards[player].icons and icons.is_left(dugout, player, icon, 0):
            found.append(icon)
    return tuple(found)


def _batter_up(game: ShowdownGame) -> ShowdownGame:
    """Return *game* with a batter at the plate, at least the one who is due."""
    if game.at_bat:
        return game
    return replace(game, at_bat=game.offense.batter, pitch=None, swing=None)


def _modifier(book: AdvancedShowdown, game: ShowdownGame) -> int:
    """SD-A-30, SD-I-07; while the sides change, the inning to come counts already."""
    mound = game.defense.mound
    if not game.is_fielding_set:
        return -book.fatigue(replace(mound, innings=mound.innings + 1))
    return game.bonus + mound.bonus - book.fatigue(mound)


def _swing(card: Card, left: Uses) -> dict[Result, Fraction]:
    """Return the chances of a swing on the chart of *card*, with *left* used on its result."""
    chances: dict[Result, Fraction] = {}
    for face in FACES:
        for result, chance in _settled(card, card.chart.result(face), left).items():
            chances[result] = chances.get(result, _ZERO) + chance / SIDES
    return chances


def _settled(card: Card, result: Result, left: Uses) -> dict[Result, Fraction]:
    """SD-I-03, 04: what becomes of *result*, the defense first, each use looking at it anew."""
    if left.k and not result.is_out:
        return _settled(card, Result.STRIKEOUT, replace(left, k=False))
    if left.s and result.bases == 1:
        return _settled(card, Result.DOUBLE, replace(left, s=False))
    if left.hr and result in (Result.DOUBLE, Result.TRIPLE):
        return _settled(card, Result.HOMER, replace(left, hr=False))
    if left.v and result.is_out:
        return _swing(card, replace(left, v=left.v - 1))
    return {result: Fraction(1)}


# Double play and extra base


def double_play_odds(book: AdvancedShowdown, game: ShowdownGame, gloves: int = 0) -> Fraction:
    """SD-A-13: the chance that a double play, once tried, is made; *gloves*: uses of G."""
    return Fraction(double_play_faces(book, game, gloves), SIDES)


def double_play_faces(book: AdvancedShowdown, game: ShowdownGame, gloves: int = 0) -> int:
    """Return how many faces of the die make the double play."""
    speed = book.cards[game.at_bat or game.offense.batter].speed
    return faces_over(speed - game.defense.infield - GLOVE * gloves)


def extra_base_odds(
    book: AdvancedShowdown,
    game: ShowdownGame,
    runner: CardId,
    base: Base,
    *,
    were_two_out: bool,
    gloves: int = 0,
) -> Fraction:
    """SD-A-24: the chance that *runner*, thrown at, is safe at *base* (third or home).

    *were_two_out*: whether two were out before the swing.
    """
    out = throw_faces(book, game, runner, base, were_two_out=were_two_out, gloves=gloves)
    return 1 - Fraction(out, SIDES)


def throw_faces(
    book: AdvancedShowdown,
    game: ShowdownGame,
    runner: CardId,
    base: Base,
    *,
    were_two_out: bool,
    gloves: int = 0,
) -> int:
    """Return how many faces of the die throw *runner* out at *base*."""
    target = book.cards[runner].speed + 5 * (base is _HOME_PLATE) + 5 * were_two_out
    return faces_over(target - game.defense.outfield - GLOVE * gloves)
