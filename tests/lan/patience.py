"""Lines that are as patient as a busy machine needs: a test that stands still for seconds has lost no line."""

from __future__ import annotations

import pytest

from trails_desktop.lan.line import channel
from trails_desktop.lan.room import door

_SECONDS = 90.0


def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """For one test: silence and a slow handshake count as trouble much later. And no port is wanted by two tests at
    once: who comes back to one that another test has taken since would find a stranger there."""
    monkeypatch.setattr(door, "PORT", 0)
    monkeypatch.setattr(channel, "SILENCE", _SECONDS)
    monkeypatch.setattr(channel, "HANDSHAKE", _SECONDS)
    monkeypatch.setattr(door, "SHAKING", _SECONDS)
