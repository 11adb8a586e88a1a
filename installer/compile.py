"""Compiles the engine with mypyc, into a folder of its own: the same rules, the same games, in a fraction of the time.

    python compile.py FOLDER MADE-OF     started by bootstrap.py, with the Python of the tools (the extra ``compiled``)

FOLDER/lib is then a copy of ``engine`` with machine code beside the sources it was made of. Put first on Python's path
it is used instead of the checkout's, by the same Python on the same system only. ``FOLDER/built.json`` is written last,
with what bootstrap.py says that it was made of. Nothing is written into the checkout; deleting the folder undoes it.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILT = "built.json"
LIB = "lib"

#: What a game runs through: rooms of the engine whose modules are compiled, all but those below and ``__init__``.
ROOMS = ("kernel", "players", "trails")
#: Modules, and rooms with a slash behind them, that stay Python.
LEFT_OUT = {
    "kernel/frames.py": "the class of classes of frames: a compiled class cannot be one",
    "kernel/frozen.py": "a decorator that has marks on it for the type checker",
    "kernel/fingerprint.py": "reads the slots of what it describes; not run in a game",
    "kernel/identity.py": "not run by this rulebook",
    "kernel/capacity.py": "not run by this rulebook",
    "kernel/relations.py": "not run by this rulebook",
    "players/roster.py": "a list",
    "trails/tree/loading/": "once a card",
    "trails/book/": "read, not played",
    "trails/records/": "files: most of the time is spent in json and hashlib",
    "trails/setup.py": "once a game",
    "trails/cards/pool.py": "once a program",
    "trails/cards/packs.py": "once a program",
    "trails/cards/decks.py": "once a program",
    "trails/cards/make.py": "once a program",
    "trails/cards/printing.py": "once a program",
    "trails/state/rulings.py": "a list",
    "trails/verbs/byhand/": "as fast as its player",
    "trails/views/log.py": "as fast as its reader",
    "trails/views/log_lasting.py": "as fast as its reader",
    "trails/views/log_seen.py": "as fast as its reader",
    "trails/views/takeback.py": "once a question of a person",
    "trails/views/forecast.py": "its work is done by a fork of the game",
}

#: Our decorator of values that never change, and what it does, in words of which the compiler makes a class of its own.
FROZEN = "from engine.kernel.frozen import frozen\n"
SPELT_OUT = """from dataclasses import dataclass as _dataclass
from typing import TYPE_CHECKING
if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as _mypyc_attr
"""
_DECORATED = re.compile(r"^@frozen$", re.MULTILINE)


def spelt_out(source: str) -> str:
    """The source of a module as the compiler is to read it: it knows a dataclass by the name of its decorator alone."""
    if FROZEN not in source:
        return source
    decorators = "@_mypyc_attr(serializable=True)\n@_dataclass(unsafe_hash=True)"
    return _DECORATED.sub(decorators, source.replace(FROZEN, SPELT_OUT))


def modules(root: Path = ROOT) -> list[str]:
    """Paths of the modules that are compiled, relative to ``root``, in a fixed order."""
    engine = root / "engine"
    found = (path.relative_to(engine).as_posix() for room in ROOMS for path in (engine / room).rglob("*.py"))
    return sorted(f"engine/{path}" for path in found if not path.endswith("__init__.py") and not _left_out(path))


def _left_out(path: str) -> bool:
    return any(path == out or (out.endswith("/") and path.startswith(out)) for out in LEFT_OUT)


def build(folder: Path, made_of: str, root: Path = ROOT) -> None:
    """Compiles. Takes minutes, half a gigabyte of memory and a C compiler; exits with an error if it fails."""
    from mypyc.build import mypycify
    from setuptools import setup

    work, lib = folder / "work", folder / LIB
    (folder / BUILT).unlink(missing_ok=True)
    for old in (work, lib):
        shutil.rmtree(old, ignore_errors=True)
    shutil.copytree(root / "engine", work / "engine", ignore=shutil.ignore_patterns("__pycache__"))
    for module in modules(work):
        path = work / module
        path.write_text(spelt_out(path.read_text(encoding="utf-8")), encoding="utf-8")
    os.chdir(work)
    # One C file a module and little debugging: a single file of all would need gigabytes. No configuration is read.
    extensions = mypycify(
        ["--strict", "--config-file=", *modules(work)], opt_level="2", debug_level="0", multi_file=True
    )
    parallel = str(min(len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1, 8))
    setup(
        name="engine-compiled",
        version="0",
        packages=[],
        ext_modules=extensions,
        script_args=["build_ext", "--inplace", "--parallel", parallel],
    )
    lib.mkdir()
    (work / "engine").rename(lib / "engine")
    for shared in (*work.glob("*.so"), *work.glob("*.pyd")):
        shared.rename(lib / shared.name)
    os.chdir(folder)
    shutil.rmtree(work)
    partial = folder / f"{BUILT}.new"
    partial.write_text(json.dumps({"made of": made_of, "modules": len(modules(root))}) + "\n", encoding="utf-8")
    os.replace(partial, folder / BUILT)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        print(__doc__, file=sys.stderr)
        sys.exit(2)
    build(Path(sys.argv[1]).absolute(), sys.argv[2])
