"""What every test relies on: no screen, no folder of the person who runs the tests, the same random cases each time."""

from __future__ import annotations

import gc
import os
import shutil
import sys
import tempfile
from collections.abc import Generator
from pathlib import Path

import hypothesis
import pytest

from tests import shared

HOMES = pytest.StashKey[Path]()
ROOMY = 4 << 30  #: bytes free in memory; a whole run leaves about one GB behind


def pytest_configure(config: pytest.Config) -> None:
    """Before any window: pictures go nowhere, and settings, records and caches into a folder that goes away again."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    memory = Path("/dev/shm")
    if memory.is_dir() and os.access(memory, os.W_OK) and shutil.disk_usage(memory).free > ROOMY:
        tempfile.tempdir = os.environ["TMPDIR"] = str(memory)  # files of tests go with them: no disk waits for them
    # Tests begin many programs, and every process collects: each would compile all of it anew.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.dont_write_bytecode = False
    homes = Path(tempfile.mkdtemp(prefix="trails-tests-"))
    config.stash[HOMES] = homes
    if "PYTEST_XDIST_WORKER" not in os.environ:
        os.environ[shared.FOLDER] = str(homes / "shared") if config.getoption("numprocesses", None) else ""
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        os.environ[name] = str(homes / name.lower())
    # A shared machine is slow at times; what a test must not exceed it says itself.
    hypothesis.settings.register_profile("trails", deadline=None, derandomize=True, database=None)
    hypothesis.settings.load_profile("trails")
    # Only a power cut tells what was synced from what was not, and costs 14 ms a file on a busy disk. Tests of power
    # cuts and of full disks put their own call there.
    pytest.MonkeyPatch().setattr(os, "fsync", _at_once)


def _at_once(handle: object) -> None:
    """In place of ``os.fsync``."""


def pytest_unconfigure(config: pytest.Config) -> None:
    """Removes that folder."""
    shutil.rmtree(config.stash[HOMES], ignore_errors=True)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What is loaded and collected stays to the end: no garbage is looked for meanwhile, nor in it afterwards."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        _settle()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> Generator[None, object, object]:
    """After the last test of a file its garbage goes, and what then is left (cards, grammars, pictures that are kept
    for the next ones) is not looked through again: that was a tenth of the time. Within a file one looks as often as
    the program does: what a test leaves in a circle, a room or a process, must not live into the next ones."""
    done = yield
    if nextitem is None or nextitem.path != item.path:
        _settle()
    return done


def _settle() -> None:
    gc.collect()
    gc.freeze()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item) -> None:
    """Windows a test leaves behind go with it: the next one may ask all windows of the program what they say."""
    if "PySide6.QtWidgets" not in sys.modules:
        return  # most tests need no Qt, and do not pay for it
    from PySide6.QtCore import QCoreApplication, QEvent
    from PySide6.QtWidgets import QApplication

    if QApplication.instance() is None:
        return
    for top in QApplication.topLevelWidgets():
        top.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
