"""Which key does what: the keys a command came with, and those a person has given it.

A command is known by its name in the code. The keys in ``TABLE`` act on the table alone, so that
nobody who types into a field throws a die.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence

from hotstove.binding.hot_seat import KEYS

COMMAND: Final = "command"
"""The property that holds what an action is called, whatever its text tells just now."""
NAME: Final = "name"
_USUAL: Final = "usual keys"
TABLE: Final = {"act": "Space", "pass_on": "Shift+Space", "throw": "R", "pause": "P", "zoom": "Z"}
_FIXED: Final = frozenset(
    ("Tab", "Shift+Tab", "Shift+Backtab", "Esc", "Return", "Enter", "Up", "Down", "Left", "Right")
)
_KEY_IN_WORDS: Final = re.compile(r"(.*\S)\s*\(([^()]{1,16})\)")
_PORTABLE: Final = QKeySequence.SequenceFormat.PortableText
_NATIVE: Final = QKeySequence.SequenceFormat.NativeText


def christen(action: QAction, act: Callable[[], object], keys: Sequence[QKeySequence]) -> None:
    """Note what the action does, and the *keys* it comes with."""
    name = getattr(act, "__name__", "")
    action.setProperty(NAME, "" if name == "<lambda>" else name)
    action.setProperty(_USUAL, [key.toString(_PORTABLE) for key in keys])


def name_of(action: QAction) -> str:
    """Return what the command is called in the code; empty for one that can be given no key."""
    return str(action.property(NAME) or "")


def usual_keys(action: QAction) -> list[str]:
    if (name := name_of(action)) in TABLE:
        return [TABLE[name]]
    return list(action.property(_USUAL) or ())


def keys_of(action: QAction, chosen: Mapping[str, str]) -> list[str]:
    """Return the keys that *action* obeys, as they are written in settings."""
    given = chosen.get(name_of(action))
    if given is None:
        return usual_keys(action)
    return [given] if given else []


def obey(actions: Sequence[QAction], chosen: Mapping[str, str]) -> None:
    """Give every action the keys that were *chosen*, or its usual ones."""
    for action in actions:
        name = name_of(action)
        if not name:
            continue
        keys = [QKeySequence(key, _PORTABLE) for key in keys_of(action, chosen)]
        if name not in TABLE:
            action.setShortcuts(keys)
            continue
        text = _without_key(str(action.property(COMMAND)))
        shown = f"{text} ({keys[0].toString(_NATIVE)})" if keys else text
        action.setProperty(COMMAND, shown)
        action.setText(shown)


def table_keys(chosen: Mapping[str, str]) -> dict[str, QKeySequence]:
    """Return the keys that act on the table, by the names of their commands."""
    return {name: QKeySequence(chosen.get(name, key), _PORTABLE) for name, key in TABLE.items()}


def why_not(
    actions: Sequence[QAction], chosen: Mapping[str, str], action: QAction, wanted: QKeySequence
) -> str:
    """Return why *action* cannot have the key *wanted*, in a sentence; empty where it can."""
    translate = QCoreApplication.translate
    key, shown = wanted.toString(_PORTABLE), wanted.toString(_NATIVE)
    if key in _FIXED:
        told = translate("KeyMap", "{key} goes everywhere in every window; choose another key.")
        return told.replace("{key}", shown)
    if any(key in (side.look, *side.lay) for side in KEYS.values()):
        told = translate("KeyMap", "{key} belongs to people who share a table; choose another key.")
        return told.replace("{key}", shown)
    for other in actions:
        if other is not action and key in keys_of(other, chosen):
            told = translate("KeyMap", "{key} already means “{command}”; choose another key.")
            return told.replace("{key}", shown).replace("{command}", bare(other))
    return ""


def key_row(action: QAction) -> list[str] | None:
    """Return command, menu and keys of *action*; None for one without a key.

    A key that only the table obeys stands in brackets at the end of the action's text.
    """
    text = bare(action)
    keys = ", ".join(sequence.toString(_NATIVE) for sequence in action.shortcuts())
    if not keys:
        found = _KEY_IN_WORDS.fullmatch(text)
        if found is None:
            return None
        text, keys = found[1], found[2]
    return [text, menu_of(action), keys]


def menu_of(action: QAction) -> str:
    """Return the title of the menu *action* is in."""
    from PySide6.QtWidgets import QMenu

    menu = next((one for one in action.associatedObjects() if isinstance(one, QMenu)), None)
    return _bare(menu.title()) if menu is not None else ""


def bare(action: QAction) -> str:
    """Return what *action* is called, without access keys and the dots that promise a dialog."""
    return _bare(str(action.property(COMMAND) or action.text()))


def _bare(text: str) -> str:
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&").removesuffix("…")


def _without_key(text: str) -> str:
    found = _KEY_IN_WORDS.fullmatch(text)
    return found[1] if found is not None else text
