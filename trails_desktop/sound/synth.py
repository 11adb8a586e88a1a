"""The program's own instruments: short sounds of brass, felt, glass, paper and rail, computed, not recorded.

`python -m trails_desktop.sound.synth FOLDER` writes every sound as a small WAV file (22,050 Hz, mono, 16 bit). The
files of `assets/sounds` were made so; a test makes them again and compares.
"""

from __future__ import annotations

import math
import random
import sys
import wave
from array import array
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

#: Samples a second.
RATE: Final = 22_050
#: Loudest sample of a file, of 32,767: everything is low in the mix.
PEAK: Final = 16_000
#: The six organizations' notes: one pentatonic scale over two octaves, so that a full field is a chord (Hz).
NOTES: Final = {
    "couriers": 261.63, "compact": 293.66, "ironglass": 329.63, "athenaeum": 392.00, "vigil": 440.00, "unlit": 523.25,
}  # fmt: skip

Wave = list[float]


def _length(seconds: float) -> range:
    return range(round(seconds * RATE))


def tone(
    hertz: float, seconds: float, partials: Sequence[tuple[float, float]], decay: float, attack: float = 0.004
) -> Wave:
    """A struck or blown tone: ``partials`` are (multiple of ``hertz``, loudness); each higher one dies sooner.
    ``decay`` is the time in seconds in which the lowest falls to a third."""
    made = [0.0] * len(_length(seconds))
    for multiple, loud in partials:
        step, fall = 2 * math.pi * hertz * multiple / RATE, math.exp(-math.sqrt(multiple) / (decay * RATE))
        level = loud
        for i in range(len(made)):
            made[i] += level * math.sin(step * i)
            level *= fall
    rise = max(1, round(attack * RATE))
    for i in range(min(rise, len(made))):
        made[i] *= i / rise
    return made


def noise(seconds: float, low: float, high: float, decay: float, seed: int, attack: float = 0.001) -> Wave:
    """A breath or a knock: noise between two frequencies in Hz that falls to a third in ``decay`` seconds."""
    chance = random.Random(seed)
    a, b = math.exp(-2 * math.pi * high / RATE), math.exp(-2 * math.pi * low / RATE)
    fall, rise = math.exp(-1 / (decay * RATE)), max(1, round(attack * RATE))
    made: Wave = []
    smooth = slow = 0.0
    level = 1.0
    for i in _length(seconds):
        smooth += (1 - a) * (chance.uniform(-1, 1) - smooth)
        slow += (1 - b) * (smooth - slow)
        made.append((smooth - slow) * level * min(1.0, i / rise))
        level *= fall
    return made


def mix(*parts: tuple[float, float, Wave]) -> Wave:
    """Several sounds at once, each as (start in seconds, loudness, wave)."""
    made = [0.0] * max(round(start * RATE) + len(wave) for start, _, wave in parts)
    for start, loud, part in parts:
        top = max((abs(value) for value in part), default=0.0) or 1.0
        first = round(start * RATE)
        for i, value in enumerate(part):
            made[first + i] += value / top * loud
    return made


_BRASS: Final = ((1, 1.0), (2, 0.62), (3, 0.44), (4, 0.27), (5, 0.16), (6, 0.09))
_BELL: Final = ((1, 1.0), (2.01, 0.5), (2.76, 0.36), (4.07, 0.2), (5.4, 0.12))
_GLASS: Final = ((1, 1.0), (2.32, 0.3), (4.25, 0.16))


def brass(hertz: float, seconds: float = 0.5) -> Wave:
    """One soft brass note."""
    return tone(hertz, seconds, _BRASS, seconds * 0.4, 0.04)


def bell(hertz: float, seconds: float = 0.5) -> Wave:
    """A small bell."""
    return tone(hertz, seconds, _BELL, seconds * 0.35)


def glass(hertz: float, seconds: float = 0.35) -> Wave:
    """The rim of a glass, or a lamp that is knocked."""
    return tone(hertz, seconds, _GLASS, seconds * 0.3)


def _deploy(org: str) -> Wave:
    boot = noise(0.12, 60, 420, 0.03, 11)
    return mix((0, 0.8, boot), (0.05, 0.55, brass(NOTES[org])))


def _horn(hertz: float) -> Wave:
    return tone(hertz, 0.8, _BRASS, 0.5, 0.08)


def _makers() -> dict[str, Callable[[], Wave]]:
    knock, horn = noise, _horn
    made: dict[str, Callable[[], Wave]] = {
        "draw": lambda: noise(0.16, 500, 3200, 0.05, 1, 0.03),
        "place": lambda: mix((0, 1, knock(0.09, 250, 1500, 0.014, 2)), (0, 0.5, tone(190, 0.09, ((1, 1),), 0.02))),
        "deploy": lambda: knock(0.14, 60, 420, 0.035, 11),
        "base": lambda: mix((0, 1, knock(0.16, 90, 700, 0.03, 3)), (0.06, 0.7, horn(98))),
        "turn": lambda: mix((0, 1, knock(0.05, 700, 2600, 0.01, 4))),
        "attack": lambda: mix(
            (0, 0.8, knock(0.08, 150, 900, 0.02, 5)), (0.05, 0.7, noise(0.42, 1200, 5200, 0.13, 6, 0.06))
        ),
        "stun": lambda: mix((0, 1, glass(880, 0.22)), (0.1, 0.25, tone(2217, 0.3, ((1, 1), (1.5, 0.4)), 0.07, 0.05))),
        "cure": lambda: mix(
            (0, 0.5, noise(0.18, 2500, 6000, 0.05, 7, 0.03)), (0.1, 0.6, glass(523.25)), (0.22, 0.7, glass(659.25))
        ),
        "bond": lambda: bell(1046.5, 0.55),
        "energy": lambda: glass(1318.5, 0.3),
        "ticket": lambda: mix((0, 1, knock(0.04, 900, 4200, 0.007, 8)), (0.07, 0.7, knock(0.05, 400, 1800, 0.012, 9))),
        "step": lambda: mix(
            (0, 1, knock(0.02, 2000, 6000, 0.004, 10)), (0.06, 0.6, knock(0.02, 1600, 5000, 0.004, 12))
        ),
        "round": lambda: mix((0, 0.8, bell(392, 0.9)), (0, 0.2, bell(784, 0.5))),
        "refuse": lambda: mix((0, 1, knock(0.09, 70, 380, 0.02, 13)), (0.13, 0.8, knock(0.09, 70, 330, 0.02, 14))),
        "win": lambda: mix(
            (0, 0.45, horn(261.63)), (0.22, 0.7, horn(329.63)), (0.46, 1, horn(392)), (0.46, 0.5, horn(523.25))
        ),
        "loss": lambda: mix((0, 0.8, horn(196)), (0.3, 0.5, noise(1.0, 200, 900, 0.4, 15, 0.4))),
    }
    for org in NOTES:
        made[f"deploy-{org}"] = lambda org=org: _deploy(org)  # type: ignore[misc]
    return made


def names() -> tuple[str, ...]:
    """Every sound there is, sorted."""
    return tuple(sorted(_makers()))


def make(name: str) -> array[int]:
    """The samples of one sound, its end faded out. Raises KeyError for an unknown name."""
    wave_ = _makers()[name]()
    top = max(abs(value) for value in wave_)
    fade = min(len(wave_), round(0.02 * RATE))
    samples = array("h")
    for i, value in enumerate(wave_):
        left = len(wave_) - 1 - i
        samples.append(round(value / top * PEAK * min(1.0, left / fade)))
    return samples


def write(folder: Path) -> list[Path]:
    """Writes every sound into ``folder``; returns the files."""
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for name in names():
        samples = make(name)
        if sys.byteorder == "big":
            samples.byteswap()
        file = folder / f"{name}.wav"
        with wave.open(str(file), "wb") as out:
            out.setnchannels(1)
            out.setsampwidth(2)
            out.setframerate(RATE)
            out.writeframes(samples.tobytes())
        files.append(file)
    return files


def read(file: Path) -> array[int]:
    """The samples of one of our files. Raises ValueError with one sentence for any other file."""
    try:
        with wave.open(str(file), "rb") as source:
            form = (source.getnchannels(), source.getsampwidth(), source.getframerate())
            data = source.readframes(source.getnframes())
    except (OSError, EOFError, wave.Error) as error:
        raise ValueError(f"The sound {file.name} cannot be read: {error}.") from error
    if form != (1, 2, RATE):
        raise ValueError(f"The sound {file.name} is not one channel of 16 bit at {RATE} samples a second.")
    samples = array("h")
    samples.frombytes(data[: len(data) // 2 * 2])
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


if __name__ == "__main__":
    for made_file in write(Path(sys.argv[1])):
        print(made_file.name, made_file.stat().st_size)
