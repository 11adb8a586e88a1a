"""Listens to a match and plays what belongs to its events, as loud as the settings say."""

from __future__ import annotations

from typing import Final, Protocol

from PySide6.QtCore import QObject, QTimer, SignalInstance

from engine.trails.views.records import View
from trails_desktop.match.api import MatchChange
from trails_desktop.sound.cues import cues
from trails_desktop.sound.player import Sounds
from trails_desktop.ui.settings import SOUND, VOLUME, Settings

#: After so much silence the device is given back.
REST_MS: Final = 4000


class Heard(Protocol):
    """What is needed of a match."""

    changed: SignalInstance

    def view(self) -> View:
        """What the shown seat sees now."""


class SoundDirector(QObject):
    """``watch`` one match at a time; the settings are followed while it plays."""

    def __init__(self, sounds: Sounds, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sounds, self._settings = sounds, settings
        self._match: Heard | None = None
        self._shared = False
        self._rest = QTimer(self)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self._sounds.rest)
        settings.changed.connect(self._setting_changed)
        self._setting_changed("sound/")

    @property
    def on(self) -> bool:
        """Whether sound is switched on."""
        return self._settings.get(SOUND)

    def toggle(self) -> None:
        """Sound on or off."""
        self._settings.put(SOUND, not self.on)

    def watch(self, match: Heard, shared: bool) -> None:
        """Play the sounds of this match from now on. ``shared``: two people look at this screen."""
        self.leave()
        self._match, self._shared = match, shared
        match.changed.connect(self._changed)
        self._rest.start()

    def leave(self) -> None:
        """Nothing more of that match."""
        if self._match is not None:
            self._match.changed.disconnect(self._changed)
            self._match = None
        self._rest.stop()
        self._sounds.rest()

    def refuse(self) -> None:
        """Something was tried that is not allowed."""
        self._sounds.play(("refuse",))

    def close(self) -> None:
        """Silence, and the device given back."""
        self.leave()
        self._sounds.close()

    def _changed(self, change: object) -> None:
        if self._match is not None and isinstance(change, MatchChange):
            self._sounds.play(cues(change, self._match.view(), self._shared))

    def _setting_changed(self, key: str) -> None:
        if key.startswith("sound/"):
            self._sounds.volume = self._settings.get(VOLUME) if self.on else 0
            if not self.on:
                self._sounds.close()
