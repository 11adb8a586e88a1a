"""Wheel and source distribution, and the wheel unpacked as the other packages take it."""

from __future__ import annotations

import shutil
import zipfile
from pathlib import Path

from installer.bootstrap import Checkout, compiled_of, engine_digest
from installer.packages.work import BuildError, Work, fresh


def build(work: Work) -> list[Path]:
    """Builds both into dist/ and has them checked. Raises BuildError."""
    work.run([work.python, "-m", "hatchling", "build", "-d", work.dist, "-t", "sdist", "-t", "wheel"], cwd=work.tree)
    made = [sdist(work), wheel(work)]
    work.run([work.python, "-m", "twine", "check", "--strict", *made])
    return made


def wheel(work: Work) -> Path:
    """The wheel's file."""
    return work.dist / f"trails_desktop-{work.version}-py3-none-any.whl"


def sdist(work: Work) -> Path:
    """The source distribution's file."""
    return work.dist / f"trails_desktop-{work.version}.tar.gz"


def unpack(work: Work, compiled: Path | None) -> None:
    """Lays the wheel out as a folder. ``compiled``: the folder of an engine that takes the place of Python's."""
    program = fresh(work.program)
    with zipfile.ZipFile(wheel(work)) as packed:
        packed.extractall(program)
    if compiled is not None:
        shutil.copytree(compiled, program, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))


def compiled_engine(checkout: Checkout) -> Path | None:
    """The compiled engine of a checkout, None where there is none. Raises BuildError if it is of other sources."""
    made_of = compiled_of(checkout.compiled)
    if not made_of:
        return None
    if made_of != engine_digest(checkout.root):
        raise BuildError(f"{checkout.compiled} was compiled from other sources: delete it, or build with --compiled.")
    return checkout.compiled / "lib"
