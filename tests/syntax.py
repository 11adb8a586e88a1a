"""The syntax tree of a source, for tests that read the program."""

from __future__ import annotations

import ast
import gc
from pathlib import Path


def sources_below(*folders: Path) -> list[Path]:
    """Every source in and below folders. One without any has moved: an error, or nothing would be tested."""
    found = []
    for folder in folders:
        here = sorted(folder.rglob("*.py"))
        if not here:
            raise FileNotFoundError(f"no source in {folder}")
        found += here
    return found


def syntax(source: str) -> ast.Module:
    """Parse a source while the collector rests.

    Python 3.11 fails with "AST constructor recursion depth mismatch" if anything runs in the middle of it, such as what
    tidies up after a collected widget.
    """
    collecting = gc.isenabled()
    gc.disable()
    try:
        return ast.parse(source)
    finally:
        if collecting:
            gc.enable()
