"""Computer players for tests of the thinking process; it finds them here by name.

``python -m tests.desktop.thinking`` has such a process think without end, says so, and waits to be killed.
"""

from __future__ import annotations

import os
import time
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from engine.kernel.decisions import Answer, Decision, Kind
from engine.trails.views.records import View


def odd(name: str, seed: int, view: View) -> Answer:
    """A player that behaves as its name says."""
    assert view.decision is not None
    if name == "telling":
        print("thinking", flush=True)
    if name in ("slow", "telling"):
        time.sleep(600)
    if name == "dying":
        os._exit(3)
    if name == "raising":
        raise RuntimeError("no idea")
    if name == "cheating":
        return (("play", 999999),)
    return view.decision.options[:1]


def never(name: str, seed: int, view: View) -> Answer:
    """A player that is never done."""
    return odd("slow", seed, view)


def main() -> None:
    """See the module's text."""
    from tests.desktop.fakes import mock_view
    from trails_desktop.match.thinker import Thinker

    program = QCoreApplication([])
    thinker = Thinker(odd)
    question = Decision(0, Kind.ACT, "priority", "902", "", (("pass",),))
    thinker.ask("telling", 1, replace(mock_view(), decision=question))
    program.exec()


if __name__ == "__main__":
    main()
