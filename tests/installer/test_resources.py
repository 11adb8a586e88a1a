"""Cards and decks are found in a checkout, and travel with an installed program."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Literal

import pytest

from trails_desktop import resources

ROOT = Path(__file__).resolve().parents[2]
NAMES: list[Literal["assets", "decks"]] = ["assets", "decks"]


def files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize("name", NAMES)
def test_a_checkout_has_them_at_its_top(name: Literal["assets", "decks"]) -> None:
    assert resources.resource_dir(name) == ROOT / name


def test_an_installed_program_finds_its_own_copies(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    done = subprocess.run(build, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    installed = tmp_path / "site"
    zipfile.ZipFile(wheel).extractall(installed)
    ask = "import sys; sys.path.insert(0, sys.argv[1]); from trails_desktop.resources import resource_dir as r; "
    ask += "print(r('assets'), r('decks'), sep='\\n')"
    done = subprocess.run(
        [sys.executable, "-I", "-c", ask, str(installed)], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    for name, folder in zip(NAMES, map(Path, done.stdout.splitlines()), strict=True):
        assert folder == installed / "trails_desktop" / "data" / name
        assert files(folder) == files(ROOT / name) != set()
    assert (installed / "engine" / "py.typed").is_file()
    assert not (installed / "tests").exists()


def test_a_missing_folder_is_said_in_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "__file__", str(tmp_path / "trails_desktop" / "resources.py"))
    with pytest.raises(FileNotFoundError, match=r"folder .*decks is missing: install the program again\.$"):
        resources.resource_dir("decks")
