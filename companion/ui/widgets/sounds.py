"""Three short sounds of our own: a bell for a question, rolling dice, and the bells at the end of an evening.

`python -m companion.ui.widgets.sounds` writes them to the assets; nothing of it runs while a game is played.
"""

from __future__ import annotations

import io
import wave
from array import array
from collections.abc import Callable, Mapping
from math import exp, pi, sin
from pathlib import Path
from typing import Final

from companion.paths import assets

RATE: Final = 16_000
"""Samples per second, 16 bits each, one channel."""
LOUDEST: Final = 0.6
"""Highest amplitude, as a share of what the format can hold."""
FADE: Final = 0.02
"""Seconds over which a sound dies away at its end, so that it does not click."""
PARTIALS: Final = ((1.0, 1.0, 6.0), (2.0, 0.55, 9.0), (2.76, 0.35, 13.0), (5.4, 0.18, 22.0))
"""The tones of a bell: multiple of its pitch, strength, decay per second."""

Wave = Callable[[float], float]
"""A sound: amplitude at a time in seconds."""


def bell(pitch: float, at: float = 0.0) -> Wave:
    """A small ship's bell, struck at `at` seconds. pitch: in hertz."""

    def heard(t: float) -> float:
        if t < at:
            return 0.0
        return sum(much * exp(-decay * (t - at)) * sin(2 * pi * pitch * n * (t - at)) for n, much, decay in PARTIALS)

    return heard


def rattle(knocks: int, apart: float) -> Wave:
    """Dice on wood: knocks of hollow noise, each a little softer. apart: seconds between two of them."""
    noise, seed = array("d"), 12345
    for _ in range(RATE):
        seed = (1103515245 * seed + 12345) % 2**31  # always the same noise: the files must not change by themselves
        noise.append(seed / 2**30 - 1)

    def heard(t: float) -> float:
        knock = min(int(t / apart), knocks - 1)
        since = t - knock * apart
        body = 0.6 * sin(2 * pi * (310 + 45 * (knock % 3)) * since) + 0.5 * noise[int(t * RATE) % RATE]
        return body * exp(-55 * since) * 0.85**knock

    return heard


def together(*waves: Wave) -> Wave:
    """Several sounds at once."""
    return lambda t: sum(each(t) for each in waves)


SOUNDS: Final[Mapping[str, tuple[float, Wave]]] = {
    "question": (0.4, bell(880.0)),
    "dice": (0.4, rattle(5, 0.07)),
    "over": (0.8, together(bell(587.3), bell(739.9, 0.14), bell(880.0, 0.28), bell(1174.7, 0.42))),
}
"""Every sound with its length in seconds."""


def samples(name: str) -> array[int]:
    """A sound as numbers, as loud as LOUDEST at its loudest."""
    length, heard = SOUNDS[name]
    count = int(length * RATE)
    raw = [heard(i / RATE) * min(1.0, (count - i) / (FADE * RATE)) for i in range(count)]
    top = max(map(abs, raw))
    return array("h", (round(value / top * LOUDEST * 32767) for value in raw))


def wav(name: str) -> bytes:
    """A sound as a file."""
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(samples(name).tobytes())
    return file.getvalue()


def write(folder: Path) -> None:
    """Write all sounds into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in SOUNDS:
        (folder / f"{name}.wav").write_bytes(wav(name))


if __name__ == "__main__":
    write(assets() / "sounds")
