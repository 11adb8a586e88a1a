"""``python -m tests.nets [lines] [games] [--write] [--jobs N]``: compare what is read and played with the nets.

Without a name, both. ``--write`` writes the files anew, for a change that is meant: the commit says which lines or
games it changes, and why. Prints what differs and a line of sums; exits 1 if anything does.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import perf_counter
from typing import Any

from tests.nets import games, lines
from tests.nets.files import read_net, write_net


def main(arguments: list[str]) -> int:
    """Compare or write."""
    parser = argparse.ArgumentParser(prog="python -m tests.nets", description=__doc__)
    parser.add_argument("names", nargs="*", choices=[lines.NAME, games.NAME, []], help="which nets")
    parser.add_argument("--write", action="store_true", help="write the files instead of comparing")
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args(arguments)
    found = 0
    for name in asked.names or (lines.NAME, games.NAME):
        began = perf_counter()
        things = lines.every_line() if name == lines.NAME else games.GAMES
        row = lines.row if name == lines.NAME else games.row
        rows = spread(row, things, asked.jobs)
        if asked.write:
            write_net(name, set(rows))
            print(f"{name}: {len(rows)} written, {perf_counter() - began:.0f} s")
            continue
        before = read_net(name)
        differ = [thing for thing, (key, digest) in zip(things, rows, strict=True) if before.get(key) != digest]
        gone = before.keys() - {key for key, _ in rows}
        for thing in differ:
            print(f"{name}: differs: {thing}")
        found += len(differ) + len(gone)
        print(f"{name}: {len(differ)} of {len(rows)} differ, {len(gone)} gone, {perf_counter() - began:.0f} s")
    return 1 if found else 0


def spread(row: Callable[[Any], tuple[str, str]], things: Sequence[Any], jobs: int) -> list[tuple[str, str]]:
    """The rows of all things, in their order, on one core or several."""
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as executor:
        return list(executor.map(row, things, chunksize=max(1, len(things) // (8 * jobs))))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
