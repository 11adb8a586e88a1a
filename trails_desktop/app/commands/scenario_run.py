"""``trails scenario run``: boards, moves and what must follow."""

from __future__ import annotations

import argparse

from engine.scenario.report import main
from trails_desktop.app.commands.inputs import pool_of


def run(arguments: argparse.Namespace) -> int:
    """Run scenario files; what cannot be read is said by the runner."""
    return main(arguments.files, arguments.json, pool_of(arguments.cards, arguments.data))
