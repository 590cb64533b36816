"""Makes the sounds of the table, each a fifth of a second of wood, card or tin, from nothing.

  .venv/bin/python packaging/sounds.py    writes resources/sounds/*.wav anew, always the same
"""

from __future__ import annotations

import math
import random
import struct
import wave
from collections.abc import Callable
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[1] / "resources" / "sounds"
RATE = 22050
Tone = Callable[[float], float]


def knock(pitch: float, decay: float, noise: float, rng: random.Random) -> Tone:
    """Something struck: a tone that dies away, and the rustle of the blow."""

    def at(t: float) -> float:
        ring = math.sin(2 * math.pi * pitch * t) + 0.4 * math.sin(2 * math.pi * pitch * 2.7 * t)
        rustle = noise * rng.uniform(-1, 1) * math.exp(-t * 90)
        return (ring * math.exp(-t * decay)) * 0.5 + rustle

    return at


def after(delay: float, tone: Tone) -> Tone:
    return lambda t: tone(t - delay) if t >= delay else 0.0


def together(*tones: Tone) -> Tone:
    return lambda t: sum(tone(t) for tone in tones)


def sounds() -> dict[str, tuple[float, Tone]]:
    """Return each sound's length in seconds, and what it is."""
    rng = random.Random(1903)
    tumble = [after(0.045 * n + rng.uniform(0, 0.02), knock(900 + 170 * (n % 3), 60, 0.5, rng))
              for n in range(6)]  # fmt: skip
    return {
        "place": (0.12, knock(190, 45, 0.8, rng)),
        "die": (0.40, together(*tumble)),
        "refuse": (0.20, together(knock(150, 18, 0.1, rng), after(0.08, knock(120, 18, 0.1, rng)))),
        "undo": (0.18, together(knock(420, 30, 0.3, rng), after(0.06, knock(320, 30, 0.3, rng)))),
        "score": (0.60, together(*(after(0.1 * n, knock(pitch, 9, 0.05, rng))
                                   for n, pitch in enumerate((523, 659, 784))))),
    }  # fmt: skip


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, (seconds, tone) in sounds().items():
        count = int(RATE * seconds)
        levels = [tone(n / RATE) * min(1.0, (count - n) / 200) for n in range(count)]
        loudest = max(map(abs, levels)) or 1.0
        frames = b"".join(struct.pack("<h", round(22000 * level / loudest)) for level in levels)
        with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(frames)


if __name__ == "__main__":
    main()
