"""Plays sounds, several at once. Without a sound device, or without permission to use it, everything is simply silent.

The device belongs to miniaudio, which asks for samples from a thread of its own; the lists it reads are replaced, never
changed. It is opened with the first sound and closed again after a while of silence.
"""

from __future__ import annotations

import logging
import sys
import threading
from array import array
from collections.abc import Callable, Generator, Sequence
from pathlib import Path
from typing import Final, Protocol

from trails_desktop.sound import synth

#: Sounds that may be heard at once; the oldest goes first.
VOICES: Final = 6
#: Between two sounds of one change, in seconds.
GAP: Final = 0.07
_BUFFER_MS: Final = 60
_log = logging.getLogger("trails.sound")


class Device(Protocol):
    """What is needed of an audio device."""

    def start(self, source: Generator[bytes, int, None]) -> None:
        """Begin to ask for samples."""

    def close(self) -> None:
        """Stop, and give the device back."""


class Mixer:
    """Adds up what is to be heard. Thread-safe: one thread adds, the device's thread takes."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._voices: list[tuple[array[int], int, float]] = []

    def add(self, samples: array[int], loud: float, after: int = 0) -> None:
        """One more sound, ``after`` so many samples, ``loud`` from 0 to 1."""
        with self._lock:
            self._voices = [*self._voices[-(VOICES - 1) :], (samples, -after, loud)]

    def clear(self) -> None:
        """Silence."""
        with self._lock:
            self._voices = []

    @property
    def busy(self) -> bool:
        """Whether anything is still to be heard."""
        return bool(self._voices)

    def take(self, frames: int) -> bytes:
        """The next ``frames`` samples, 16 bit."""
        with self._lock:
            voices, self._voices = self._voices, []
            sums = [0.0] * frames
            for samples, at, loud in voices:
                first = max(0, at)
                for i, value in enumerate(samples[first : max(0, at + frames)], max(0, -at)):
                    sums[i] += value * loud
                if at + frames < len(samples):
                    self._voices.append((samples, at + frames, loud))
        return array("h", [max(-32_768, min(32_767, round(value))) for value in sums]).tobytes()

    def source(self) -> Generator[bytes, int, None]:
        """A generator as miniaudio wants it: it is sent a number of frames and yields their bytes."""
        frames = yield b""
        while True:
            frames = yield self.take(frames)


class MiniaudioDevice:
    """The system's default playback device. Raises OSError if there is none. ``null``: one that plays to nobody."""

    def __init__(self, null: bool = False) -> None:
        import miniaudio

        known = miniaudio.Backend
        backends = [known.NULL] if null else []
        if sys.platform.startswith("linux") and not null:
            # ALSA without a card writes a page of complaints to the terminal, so it is asked only if there is one.
            backends = [known.PULSEAUDIO, *([known.ALSA] if _has_card() else []), known.JACK]
        try:
            self._device = miniaudio.PlaybackDevice(
                backends=backends or None,
                output_format=miniaudio.SampleFormat.SIGNED16,
                nchannels=1,
                sample_rate=synth.RATE,
                buffersize_msec=_BUFFER_MS,
                app_name="Trails Desktop",
            )
        except miniaudio.MiniaudioError as error:
            raise OSError(str(error)) from error

    def start(self, source: Generator[bytes, int, None]) -> None:
        next(source)
        self._device.start(source)

    def close(self) -> None:
        self._device.close()


def _has_card(listing: Path = Path("/proc/asound/cards")) -> bool:
    try:
        return "[" in listing.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return False


class Sounds:
    """The sounds of ``folder``, played by ``device`` (a callable, asked once there is something to play)."""

    def __init__(self, folder: Path, device: Callable[[], Device] | None = MiniaudioDevice) -> None:
        self._folder, self._make = folder, device
        self._device: Device | None = None
        self._samples: dict[str, array[int] | None] = {}
        self.mixer = Mixer()
        self.volume = 0

    def play(self, names: Sequence[str]) -> None:
        """Play these sounds, each a little after the one before. Never raises: a sound that cannot be heard is no
        reason to stop a game."""
        if self.volume <= 0 or not names:
            return
        heard = [samples for samples in map(self._load, names) if samples is not None]
        if not heard or not self._open():
            return
        for place, samples in enumerate(heard):
            self.mixer.add(samples, self.volume / 100, round(place * GAP * synth.RATE))

    def rest(self) -> None:
        """Give the device back if nothing is to be heard; the next sound opens it again."""
        if self._device is not None and not self.mixer.busy:
            self.close()

    def close(self) -> None:
        """Silence at once."""
        device, self._device = self._device, None
        if device is not None:
            device.close()
        self.mixer.clear()

    def _open(self) -> bool:
        if self._device is not None:
            return True
        if self._make is None:
            return False
        try:
            device = self._make()
            device.start(self.mixer.source())
        except (OSError, ImportError) as error:
            _log.info("No sound: %s", error)
            self._make = None
            return False
        self._device = device
        return True

    def _load(self, name: str) -> array[int] | None:
        if name not in self._samples:
            try:
                self._samples[name] = synth.read(self._folder / f"{name}.wav")
            except ValueError as error:
                _log.warning("%s", error)
                self._samples[name] = None
        return self._samples[name]
