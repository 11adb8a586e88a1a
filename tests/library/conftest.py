"""A library made once for all tests, and a copy of it for each."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from trails_desktop.library.library import Library
from trails_desktop.library.opening import open_library
from trails_desktop.paths import Paths


@pytest.fixture(scope="session")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder after a first start."""
    folder = tmp_path_factory.mktemp("made")
    open_library(Paths(folder))
    return folder


@pytest.fixture
def paths(tmp_path: Path, made: Path) -> Paths:
    """Folders with a library that no other test sees."""
    shutil.copytree(made, tmp_path / "data")
    return Paths(tmp_path / "data")


@pytest.fixture
def library(paths: Paths) -> Library:
    """An open library with the shipped set in it."""
    return open_library(paths)
