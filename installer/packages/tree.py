"""What is packed: the committed sources, never what happens to lie in a checkout."""

from __future__ import annotations

import io
import subprocess
import tarfile
from pathlib import Path

from installer.packages.work import BuildError, Work, fresh

#: Where the program finds of which commit it was made; a checkout has none.
COMMIT = Path("assets") / "commit.txt"


def _git(root: Path, *words: str) -> bytes:
    try:
        done = subprocess.run(["git", "-C", str(root), *words], capture_output=True, check=False)
    except FileNotFoundError as error:
        raise BuildError("git is needed: packages are built of what is committed.") from error
    if done.returncode != 0:
        said = done.stderr.decode(errors="replace").strip().splitlines()[-1:]
        raise BuildError(f"git {words[0]} failed: {' '.join(said)}")
    return done.stdout


def commit_of(root: Path) -> tuple[str, int]:
    """The commit that is checked out, short, and its time in seconds. Raises BuildError."""
    name, when = _git(root, "log", "-1", "--abbrev=12", "--format=%h %ct").decode().split()
    return name, int(when)


def changed(root: Path) -> list[str]:
    """Files that differ from what is committed."""
    lines = _git(root, "status", "--porcelain").decode(errors="replace").splitlines()
    return [line[3:] for line in lines]


def export(work: Work) -> None:
    """Copies the committed sources, and writes into them which commit they are."""
    tree = fresh(work.tree)
    with tarfile.open(fileobj=io.BytesIO(_git(work.root, "archive", "HEAD"))) as packed:
        packed.extractall(tree)  # of our own repository
    (tree / COMMIT).write_text(f"{work.commit}\n", encoding="utf-8")
