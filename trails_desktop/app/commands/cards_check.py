"""``trails cards check``: whether the texts of card files are understood."""

from __future__ import annotations

import argparse

from engine.text.report import check
from engine.trails.tree.errors import CardError
from trails_desktop.app.commands.card_files import printings_of_file
from trails_desktop.app.commands.inputs import pool_of
from trails_desktop.app.commands.results import BadInput, unreadable


def run(arguments: argparse.Namespace) -> int:
    """Read card files, compile every text, say what was understood."""
    library = pool_of(None, arguments.data)
    try:
        known = [printing for number in library for printing in library.versions(number).values()]
        return check(arguments.files, arguments.json, arguments.lang or "", known, printings_of_file)
    except CardError as problem:
        raise BadInput(str(problem)) from problem
    except OSError as error:
        raise BadInput(unreadable(error)) from error
