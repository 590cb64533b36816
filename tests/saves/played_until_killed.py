"""Plays the game of a seed into a file and says before each answer how many entries there are."""

from __future__ import annotations

import sys
from pathlib import Path

from saved_games import begun, play


def say(what: object) -> None:
    sys.stdout.write(f"{what}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    session = begun(Path(sys.argv[1]), int(sys.argv[2])).session
    while not session.is_over:
        say(len(session.journal))
        play(session, 1, seed=session.gesture)
    say("over")
    sys.stdin.read()
