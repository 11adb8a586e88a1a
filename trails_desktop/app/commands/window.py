"""``trails`` without a command: the window."""

from __future__ import annotations

import argparse
import sys

from trails_desktop.app.start import open_window
from trails_desktop.paths import Paths


def run(arguments: argparse.Namespace) -> int:
    """Open the window and run until it is closed."""
    return open_window(Paths.chosen(arguments.data), sys.argv[:1])
