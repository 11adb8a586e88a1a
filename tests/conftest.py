"""What every test relies on: no screen, no folder of the person who runs the tests, the same random cases each time."""

from __future__ import annotations

import logging
import os
import shutil
import tempfile
from pathlib import Path

import hypothesis
import pytest

HOMES = pytest.StashKey[Path]()


def pytest_configure(config: pytest.Config) -> None:
    """Before any window: pictures go nowhere, and settings, records and caches into a folder that goes away again."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    homes = Path(tempfile.mkdtemp(prefix="trails-tests-"))
    config.stash[HOMES] = homes
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        os.environ[name] = str(homes / name.lower())
    # A shared machine is slow at times; what a test must not exceed it says itself.
    hypothesis.settings.register_profile("trails", deadline=None, derandomize=True, database=None)
    hypothesis.settings.load_profile("trails")


def pytest_unconfigure(config: pytest.Config) -> None:
    """Removes that folder."""
    shutil.rmtree(config.stash[HOMES], ignore_errors=True)


@pytest.fixture(autouse=True)
def _loggers_speak() -> None:
    """A tool that configures logging in this process (migrations, linters) silences every logger there was."""
    for logger in list(logging.Logger.manager.loggerDict.values()):
        if isinstance(logger, logging.Logger):
            logger.disabled = False
