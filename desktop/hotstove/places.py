"""Where things are: cards, resources, saves and settings; nothing is opened or made here.

Only the program's outermost modules ask; everything below them is handed its paths.
``HOTSTOVE_HOME`` names one folder for all that the program keeps: tests and a game carried on
a stick use it.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Literal

HOME_VARIABLE = "HOTSTOVE_HOME"

_APP = "hotstove"
_PACKAGE = Path(__file__).resolve().parent


def resources() -> Path:
    """The folder of art, fonts, icons, themes, translations and rules that came with the game."""
    return _shipped("resources")


def cards() -> Path:
    """The folder of card sets that came with the game, one folder a game."""
    return _shipped("cards")


def data() -> Path:
    """The folder of what people make and want to keep: saves, rosters, their own cards."""
    return _home() or _system("data")


def saves() -> Path:
    """The folder of session files (``*.hotstove``)."""
    return data() / "saves"


def rosters() -> Path:
    """The folder of roster files (``*.hotroster``), drafts in a folder below it."""
    return data() / "rosters"


def own_cards() -> Path:
    """The folder of card sets people have imported (``*.csv``)."""
    return data() / "cards"


def settings_file() -> Path:
    """The file of settings; it may not exist yet."""
    folder = _home() or _system("config")
    return folder / "settings.json"


def cache() -> Path:
    """The folder of what can be made again and may be deleted at any time."""
    home = _home()
    return home / "cache" if home else _system("cache")


def _home() -> Path | None:
    named = os.environ.get(HOME_VARIABLE, "")
    return Path(named).expanduser().absolute() if named.strip() else None


def _system(kind: Literal["data", "config", "cache"]) -> Path:
    import platformdirs

    paths = platformdirs.PlatformDirs(_APP, appauthor=False)
    return {
        "data": paths.user_data_path,
        "config": paths.user_config_path,
        "cache": paths.user_cache_path,
    }[kind]


def _shipped(name: str) -> Path:
    """Inside the package when it was installed, beside ``desktop/`` in a checkout."""
    installed = _PACKAGE / name
    return installed if installed.is_dir() else _PACKAGE.parents[1] / name
