"""Clutch's cards of words: strategy cards, coaches, stadiums, the weather, managers.

CL-10, C24-04, CL-12, CL-99. All are printed as ``faces.strategy`` prints them: in Clutch offense
is blue, defense red, neutral grey.
"""

from __future__ import annotations

import re
from typing import Final

from hotstove.binding.translation import called
from hotstove.rulebooks.clutch.strategy import Stadium, Standing, StrategyCard

from ..strategy import StrategyCardArt
from ..strategy_print import CardSide, Rarity, StrategyPrint
from ..theme import EVENING
from ..vignettes import Motif
from .scenes import paint_stadium, paint_weather
from .words import translate

_BLUE, _RED, _GREY = EVENING.visitor_blue, EVENING.home_red, "#5c625c"
_GROUNDS: Final = {"offense": (_BLUE,), "defense": (_RED,), "neutral": (_GREY,)}
_BARS: Final = {"hitting": (_BLUE,), "pitching": (_RED,), "bench": (_BLUE, _RED)}
"""C24-04."""
_STADIUM: Final = ("#1f4d36",)
_WEATHER: Final = ("#3f5b73",)
_MANAGER: Final = ("#5b3a22",)
_SIDES: Final = {
    "offense": CardSide.OFFENSE,
    "defense": CardSide.DEFENSE,
    "neutral": CardSide.EITHER,
}
_MOTIFS: Final = {
    "before_pitch": {CardSide.OFFENSE: Motif.TAKE, CardSide.DEFENSE: Motif.STRIKE},
    "after_pitch_roll": {CardSide.OFFENSE: Motif.TAKE, CardSide.DEFENSE: Motif.STRIKE},
    "before_swing": {CardSide.OFFENSE: Motif.SWING, CardSide.DEFENSE: Motif.BALL},
    "after_swing_roll": {CardSide.OFFENSE: Motif.SWING, CardSide.DEFENSE: Motif.BALL},
    "steal_declared": {CardSide.OFFENSE: Motif.STEAL, CardSide.DEFENSE: Motif.PITCHOUT},
    "bunt_declared": {CardSide.OFFENSE: Motif.BUNT, CardSide.DEFENSE: Motif.GLOVE},
    "advance_declared": {CardSide.OFFENSE: Motif.STEAL, CardSide.DEFENSE: Motif.THROW},
    "before_throw": {CardSide.OFFENSE: Motif.SAFE, CardSide.DEFENSE: Motif.THROW},
    "after_throw_roll": {CardSide.OFFENSE: Motif.SAFE, CardSide.DEFENSE: Motif.OUT},
}
"""What a card shows, by its first window; else the scene of its side."""


def window_word(window: str) -> str:
    """A window by its name in the card data, as the band prints it."""
    return {
        "half_start": translate("clutch", "AS A HALF BEGINS"),
        "half_end": translate("clutch", "AS A HALF ENDS"),
        "steal_declared": translate("clutch", "WITH A STEAL"),
        "bunt_declared": translate("clutch", "WITH A BUNT"),
        "after_bunt_roll": translate("clutch", "AFTER A BUNT ROLL"),
        "before_pitch": translate("clutch", "BEFORE THE PITCH"),
        "after_pitch_roll": translate("clutch", "AFTER THE PITCH"),
        "advantage": translate("clutch", "ON THE ADVANTAGE"),
        "before_swing": translate("clutch", "BEFORE THE SWING"),
        "after_swing_roll": translate("clutch", "AFTER THE SWING"),
        "on_result": translate("clutch", "ON A RESULT"),
        "after_outcome": translate("clutch", "AFTER THE OUTCOME"),
        "advance_declared": translate("clutch", "AS RUNNERS GO"),
        "before_throw": translate("clutch", "BEFORE THE THROW"),
        "after_throw_roll": translate("clutch", "AFTER THE THROW"),
        "before_check": translate("clutch", "BEFORE A CHECK"),
        "after_check_roll": translate("clutch", "AFTER A CHECK"),
        "after_play": translate("clutch", "AFTER THE PLAY"),
        "on_card_played": translate("clutch", "ANSWERS A CARD"),
        "on_draw": translate("clutch", "ON A DRAW"),
        "on_substitution": translate("clutch", "ON A SUBSTITUTION"),
        "any_time": translate("clutch", "AT ANY TIME"),
    }.get(window, window)


def _marker_word(marker: str) -> str:
    return {
        "momentum": translate("clutch", "MOMENTUM"),
        "burst": translate("clutch", "BURST"),
        "impulse": translate("clutch", "IMPULSE"),
    }.get(marker, "")


def strategy_print(card: StrategyCard) -> StrategyPrint:
    """CL-10: what a strategy card prints; what follows ``HR or MVP icon:`` stands on the strip."""
    words, bonus, icon = called(card.text), "", ""
    if card.icon_bonus:
        sign = translate("strategy", "{icon} icon").split("{icon}")
        icons_told = r"([A-Z]+(?:(?:, | \w+ )[A-Z]+)*)".join(map(re.escape, sign))
        found = re.search(rf"(?:^|\s){icons_told}\s?: (.+)$", words)
        if found:
            words = words[: found.start()].strip()
            icons = re.findall(r"[A-Z]+", found[1])
            icon = icons[0] if len(icons) == 1 else translate("clutch", "ICON")
            bonus = found[2] if len(icons) == 1 else f"{found[1]}: {found[2]}"
    side = _SIDES[card.side]
    band = [_marker_word(card.marker)]
    band += [translate("clutch", "CLUTCH MOMENT")] if card.needs_clutch_moment else []
    band += [window_word(window) for window in card.windows]
    return StrategyPrint(
        name=called(card.title),
        side=side,
        window=" · ".join(filter(None, band)),
        effect=words,
        icon=icon,
        bonus=bonus,
        rarity=Rarity(card.rarity),
        edition=str(card.editions[0]) if len(card.editions) == 1 else "",
        motif=_MOTIFS.get(card.windows[0], {}).get(side),
        grounds=_GROUNDS[card.side],
    )


def coach_print(card: StrategyCard) -> StrategyPrint:
    """C24-04: the bar is blue, red, or both."""
    heading = {
        "hitting": translate("clutch", "HITTING COACH"),
        "pitching": translate("clutch", "PITCHING COACH"),
        "bench": translate("clutch", "BENCH COACH"),
    }[card.coach]
    return StrategyPrint(
        name=called(card.title),
        side=_SIDES[card.side],
        window=" · ".join(map(window_word, card.windows)),
        effect=called(card.text),
        motif=Motif.CAP,
        heading=heading,
        grounds=_BARS[card.coach],
    )


def _ground_print(
    card: Stadium | Standing, heading: str, grounds: tuple[str, ...]
) -> StrategyPrint:
    return StrategyPrint(
        name=called(card.name),
        side=CardSide.EITHER,
        window=window_word(card.main.window),
        effect=called(card.text),
        heading=heading,
        grounds=grounds,
    )


def strategy_art(card: StrategyCard) -> StrategyCardArt:
    return StrategyCardArt(coach_print(card) if card.coach else strategy_print(card))


def stadium_art(card: Stadium) -> StrategyCardArt:
    return StrategyCardArt(
        _ground_print(card, translate("clutch", "STADIUM"), _STADIUM), paint_stadium(card.id)
    )


def weather_art(card: Standing) -> StrategyCardArt:
    return StrategyCardArt(
        _ground_print(card, translate("clutch", "WEATHER"), _WEATHER), paint_weather(card.id)
    )


def manager_art(card: Standing) -> StrategyCardArt:
    made = _ground_print(card, translate("clutch", "MANAGER"), _MANAGER)
    return StrategyCardArt(made, None)
