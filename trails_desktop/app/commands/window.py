"""``trails`` without a command: the window."""

from __future__ import annotations

import argparse
import sys

from trails_desktop.app.instance import Request, absolute
from trails_desktop.app.start import open_window
from trails_desktop.paths import Paths


def run(arguments: argparse.Namespace) -> int:
    """Open the window and run until it is closed."""
    request = Request(absolute(arguments.open)[:4096], (arguments.join or "")[:260])
    return open_window(Paths.chosen(arguments.data), sys.argv[:1], request)
