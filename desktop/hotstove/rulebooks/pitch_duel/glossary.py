"""The French terms of the sheet this game comes from, for whoever translates its sentences.

Nothing is translated here; pitch names stay English in both languages (ledger, section 6).
"""

from __future__ import annotations

from typing import Final

FRENCH: Final = {
    "pitcher": "lanceur",
    "defence": "défense",
    "batter": "batteur",
    "attack": "attaque",
    "pitch card": "carte « lancer »",
    "contact card": "carte « contact »",
    "arsenal": "arsenal",
    "reveal": "abattre une carte",
    "draw pile, face down": "pile, face contre table",
    "packet": "paquet",
    "strike": "strike",
    "out": "out",
    "inning": "manche",
    "half-inning": "demi-manche",
    "single": "simple",
    "double": "double",
    "triple": "triple",
    "home run": "coup de circuit",
    "fly out": "flyout (chandelle)",
    "ground out": "groundout",
    "double play": "double play",
    "sacrifice": "sacrifice",
    "foul ball": "fausse balle",
    "runner": "coureur",
    "runner card": "carte Runner",
    "lead runner": "coureur le plus avancé",
    "base": "base",
    "first": "1re base",
    "second": "2e base",
    "third": "3e base",
    "home plate": "marbre",
    "steal": "vol de base",
    "caught stealing": "pris en vol",
    "reveal again": "on recommence",
    "easy": "Facile",
    "normal": "Normal",
    "hard": "Difficile",
    "very hard": "Très difficile",
    "game board": "plateau de jeu",
    "run": "point",
    "home side": "équipe locale",
    "visitors": "équipe visiteuse",
}
"""English term to the sheet's own; “manche” also means the half in “3 out = fin de la manche”."""
LEVELS: Final = {"aa": "easy", "aaa": "normal", "mlb": "hard", "all_star": "very hard"}
"""The level's English label by the end of the rulebook's id."""
