"""Plays the game of a seed into a file and says before each answer how many entries there are."""

from __future__ import annotations

import sys
from pathlib import Path

from saved_games import begun, play

if __name__ == "__main__":
    session = begun(Path(sys.argv[1]), int(sys.argv[2])).session
    while not session.is_over:
        print(len(session.journal), flush=True)
        play(session, 1, seed=session.gesture)
    print("over", flush=True)
    sys.stdin.read()
