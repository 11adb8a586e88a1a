"""What every test of the network starts from."""

from __future__ import annotations

import pytest

from tests.lan.patience import patient


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """No line breaks because the machine is busy; tests cut them."""
    patient(monkeypatch)
