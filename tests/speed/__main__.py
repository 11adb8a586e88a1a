"""``python -m tests.speed [NAME ...] [--most NAME N]``: prints calls of Python functions; exits 1 above ``--most``.

``git bisect run .venv/bin/python -m tests.speed choice --most choice 400`` finds the commit that made a choice dearer.
"""

from __future__ import annotations

import argparse
import sys

from tests.speed.counting import FIGURES


def main(arguments: list[str]) -> int:
    """Count and compare."""
    parser = argparse.ArgumentParser(prog="python -m tests.speed", description=__doc__)
    parser.add_argument("names", nargs="*", help=f"which, of {', '.join(FIGURES)}")
    parser.add_argument("--most", nargs=2, action="append", default=[], metavar=("NAME", "N"))
    asked = parser.parse_args(arguments)
    most = {name: float(number) for name, number in asked.most}
    over = False
    for name in asked.names or FIGURES:
        figure = FIGURES[name]()
        over = over or figure > most.get(name, float("inf"))
        print(f"{name}: {figure:.0f} calls")
    return 1 if over else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
