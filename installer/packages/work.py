"""Where a build takes place: folders, tools, one time stamp for everything, sums."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

NAME = "trails-desktop"
Command = list[str | Path]


class BuildError(Exception):
    """A package cannot be built; the message is one sentence that says why."""


@dataclass(frozen=True, slots=True)
class Work:
    """One build. ``epoch``: seconds, the time that every packed file gets; ``commit``: short, of the packed sources."""

    root: Path
    python: Path  #: of the environment of packing.lock
    version: str
    commit: str
    epoch: int
    env: Mapping[str, str]

    @property
    def folder(self) -> Path:
        """What is only needed while building."""
        return self.root / "build"

    @property
    def dist(self) -> Path:
        """The packages."""
        return self.root / "dist"

    @property
    def tree(self) -> Path:
        """A copy of the sources as they were committed."""
        return self.folder / "tree"

    @property
    def program(self) -> Path:
        """The wheel unpacked, with the compiled engine in it where there is one."""
        return self.folder / "program"

    @property
    def app(self) -> Path:
        """The program in one folder, with Python and Qt: Linux."""
        return self.folder / "app" / "trails"

    @property
    def painted(self) -> Path:
        """Icons, the desktop file and the kinds of files, made by the program itself."""
        return self.folder / "painted"

    def environment(self, extra: Mapping[str, str] | None = None) -> dict[str, str]:
        """Environment variables for a tool: the same time, order of sets and zone in each build."""
        fixed = {
            "SOURCE_DATE_EPOCH": str(self.epoch),
            "PYTHONHASHSEED": "0",
            "TZ": "UTC",
            "LC_ALL": "C.UTF-8",
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        return {**self.env, **fixed, **(extra or {})}

    def run(self, command: Command, cwd: Path | None = None, extra: Mapping[str, str] | None = None) -> str:
        """Runs a tool, its output kept in build/NAME.log and returned. Raises BuildError if it fails."""
        words = [str(word) for word in command]
        name = Path(words[2] if words[1:2] == ["-m"] and len(words) > 2 else words[0]).name
        done = subprocess.run(
            words,
            cwd=cwd or self.folder,
            env=self.environment(extra),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            check=False,
        )
        log = self.folder / f"{name}.log"
        log.write_text(done.stdout, encoding="utf-8")
        if done.returncode != 0:
            last = done.stdout.strip().splitlines()[-1:] or ["it said nothing"]
            raise BuildError(f"{name} failed: {last[0].strip()} (see {log})")
        return done.stdout


def version_of(root: Path) -> str:
    """The version of the sources, from the one place where it stands. Raises BuildError."""
    text = (root / "trails_desktop" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    if found is None:
        raise BuildError("trails_desktop/__init__.py says no version.")
    return found[1]


def fresh(folder: Path) -> Path:
    """The folder, empty."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def settle(folder: Path, epoch: int) -> None:
    """Gives everything in a folder one time, and modes that depend on nobody's umask: what can be run stays so."""
    for path in [folder, *folder.rglob("*")]:
        if not path.is_symlink():
            runs = path.is_dir() or bool(path.stat().st_mode & 0o100)
            path.chmod(0o755 if runs else 0o644)
        os.utime(path, (epoch, epoch), follow_symlinks=False)


def digest_of(path: Path) -> str:
    """SHA-256 of a file."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def write_sums(dist: Path) -> Path:
    """Writes SHA256SUMS over every file of a folder, as ``sha256sum --check`` reads it."""
    sums = dist / "SHA256SUMS"
    files = sorted(path for path in dist.iterdir() if path.is_file() and path != sums)
    sums.write_text("".join(f"{digest_of(path)}  {path.name}\n" for path in files), encoding="utf-8")
    return sums
