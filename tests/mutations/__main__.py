"""``python -m tests.mutations [--only RULE ...] [--every N]``: break rules one at a time, see whether a scenario fails.

Prints a line a break and the survivors at the end; exits 0 if every break was caught, 1 otherwise.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from tests.mutations.breaking import Workshop
from tests.mutations.breaks import load_breaks


def main(arguments: list[str]) -> int:
    """Run the breaks that were asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutations", description=__doc__)
    parser.add_argument("--only", nargs="*", default=[], help="only breaks of these rules")
    parser.add_argument("--every", type=int, default=1, help="only every so-manieth break")
    asked = parser.parse_args(arguments)
    chosen = [what for what in load_breaks() if not asked.only or what.rule in asked.only][:: asked.every]
    began = perf_counter()
    with TemporaryDirectory() as folder:
        workshop = Workshop(Path(folder))
        sound = workshop.sound()
        if sound.by or sound.error:
            print(f"the unbroken engine fails already: {sound.by} {sound.said}")
            return 1
        verdicts = []
        for number, what in enumerate(chosen, start=1):
            verdict = workshop.try_out(what)
            verdicts.append(verdict)
            word = "ERROR" if verdict.error else "caught" if verdict.caught else "SURVIVED"
            told = f"by '{verdict.by}' after {verdict.ran}" if verdict.caught else verdict.said or repr(what.old)
            print(f"{number:3} {word:8} {what.rule:12} {told}", flush=True)
    survivors = [verdict for verdict in verdicts if not verdict.caught and not verdict.error]
    errors = [verdict for verdict in verdicts if verdict.error]
    caught = len(verdicts) - len(survivors) - len(errors)
    seconds = perf_counter() - began
    print(f"{len(verdicts)} breaks, {caught} caught, {len(survivors)} survived, {len(errors)} errors, {seconds:.0f} s")
    for verdict in survivors:
        print(f"survivor: {verdict.what.rule} in {verdict.what.file}: {verdict.what.old!r} -> {verdict.what.new!r}")
    return 1 if survivors or errors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
