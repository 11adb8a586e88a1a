"""What a release asks of the tree before anything is built: ``sh installer/release.sh --check``."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.skipif(
    os.name == "nt" or shutil.which("git") is None, reason="a release is made on Linux, with git"
)

NEWEST = "# Changes\n\n## 1.1.0\n\n- **Better.**\n\n## 1.0.0\n\nThe first.\n"


def check(root: Path) -> tuple[int, str]:
    """What the checks say of a tree, and the exit status."""
    done = subprocess.run(
        ["sh", str(root / "installer" / "release.sh"), "--check"],
        check=False,
        capture_output=True,
        text=True,
        timeout=120,
    )
    return done.returncode, done.stdout + done.stderr


def git(root: Path, *words: str) -> None:
    subprocess.run(
        ["git", "-C", str(root), "-c", "user.name=T", "-c", "user.email=t@example.org", *words],
        check=True,
        capture_output=True,
        timeout=120,
    )


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A tree that can be released: everything is committed."""
    for name, text in {
        "trails_desktop/__init__.py": '__version__ = "1.1.0"\n',
        "CHANGES.md": NEWEST,
        "tests/desktop/app/versions/1.0.0.zip": "kept",
        "installer/release.sh": (ROOT / "installer" / "release.sh").read_text(encoding="utf-8"),
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    git(tmp_path, "init", "-q")
    git(tmp_path, "add", "-A")
    git(tmp_path, "commit", "-qm", "all")
    return tmp_path


def test_a_whole_tree_can_be_released(tree: Path) -> None:
    status, said = check(tree)
    assert (status, "1.1.0 can be released" in said) == (0, True), said


def uncommitted(tree: Path) -> None:
    (tree / "CHANGES.md").write_text(NEWEST + "more\n", encoding="utf-8")


def tagged(tree: Path) -> None:
    git(tree, "tag", "-a", "-m", "1.1.0", "v1.1.0")


def committed(name: str, text: str | None) -> Callable[[Path], None]:
    def change(tree: Path) -> None:
        path = tree / name
        if text is None:
            path.unlink()
        else:
            path.write_text(text, encoding="utf-8")
        git(tree, "commit", "-qam", "changed")

    return change


@pytest.mark.parametrize(
    ("change", "wanted"),
    [
        (uncommitted, "something is not committed: CHANGES.md"),
        (tagged, "v1.1.0 is tagged already"),
        (committed("CHANGES.md", "## 1.0.0\n\nThe first.\n"), 'the newest section of CHANGES.md is "1.0.0"'),
        (committed("CHANGES.md", "## 1.1.0\n\n## 1.0.0\n\nThe first.\n"), "CHANGES.md says nothing of 1.1.0"),
        (committed("tests/desktop/app/versions/1.0.0.zip", None), "no data folder of 1.0.0 is kept"),
        (committed("trails_desktop/__init__.py", "\n"), "names no version"),
    ],
)  # fmt: skip
def test_what_is_missing_is_said(tree: Path, change: Callable[[Path], None], wanted: str) -> None:
    change(tree)
    status, said = check(tree)
    assert (status, wanted in said) == (1, True), said
