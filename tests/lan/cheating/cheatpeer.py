"""A machine that cheats, as a process of its own: :mod:`tests.lan.netpeer` with a hand on what leaves it.

``python -m tests.lan.cheating.cheatpeer KIND FOLDER join --port N --code CODE``; see ``CHEATS`` in
``tests.lan.cheating.test_cheats``.
"""

from __future__ import annotations

import asyncio
import sys

from tests.lan import netpeer
from tests.lan.cheating.mallory import Mallory
from tests.lan.cheating.test_cheats import CHEATS
from trails_desktop.lan.room import series
from trails_desktop.lan.sealed.history import ToldMatch


def cheating(kind: str) -> type[ToldMatch]:
    """The match of a program that cheats so."""
    cheat: type[Mallory] = CHEATS[kind][0]
    return type("Cheating", (cheat, ToldMatch), {})


def main() -> None:
    """The first word is the kind, the rest is for the machine."""
    setattr(series, "ToldMatch", cheating(sys.argv[1]))  # noqa: B010
    asyncio.run(netpeer.main(netpeer.arguments(sys.argv[2:])))


if __name__ == "__main__":
    main()
