"""The console command, as a shell meets it."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import trails_desktop

ROOT = Path(__file__).resolve().parents[2]


def trails(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs the program where no window could be opened."""
    env = {**os.environ, "QT_QPA_PLATFORM": "none-such", "COLUMNS": "100"}
    command = [sys.executable, "-m", "trails_desktop", *arguments]
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False, timeout=60)


def test_help_needs_no_display_and_is_for_standard_output() -> None:
    done = trails("--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("usage: trails")


def test_an_unknown_command_is_bad_input() -> None:
    done = trails("no-such-command")
    assert done.returncode == 2
    assert "no-such-command" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("streams", [("stdout",), ("stderr",), ("stdin", "stdout", "stderr")])
@pytest.mark.parametrize(
    ("arguments", "status"),
    [
        (["rules", "804.11a-3"], 0),
        (["--version"], 0),
        (["--help"], 0),
        (["deck", "check", "no-such.deck"], 2),
        (["no"], 2),
    ],
)
def test_a_command_bears_to_be_without_its_streams(streams: tuple[str, ...], arguments: list[str], status: int) -> None:
    """As under pythonw, or where a shell has closed them: there Python has None in their places."""
    gone = "; ".join(f"sys.{name} = None" for name in streams)
    start = f"import sys; {gone}; from trails_desktop.app.cli import main; sys.exit(main(sys.argv[1:]))"
    command = [sys.executable, "-c", start, *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == status, done.stderr
    assert "Traceback" not in done.stderr


def test_the_installed_command_is_the_same_function() -> None:
    scripts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["scripts"]
    assert list(scripts) == ["trails"]
    module, _, name = scripts["trails"].partition(":")
    assert callable(getattr(importlib.import_module(module), name))


def test_the_version_is_the_one_of_the_package() -> None:
    assert trails("--version").stdout.split() == ["trails", trails_desktop.__version__]
