"""Computer players for tests of the thinking process; it finds them here by name."""

from __future__ import annotations

import os
import time

from engine.kernel.decisions import Answer
from engine.trails.view import View


def odd(name: str, seed: int, view: View) -> Answer:
    """A player that behaves as its name says."""
    assert view.decision is not None
    if name == "slow":
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
