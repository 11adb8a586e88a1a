"""``trails cards export``: the library as a card file."""

from __future__ import annotations

import argparse

from trails_desktop.app.commands.inputs import library_of
from trails_desktop.app.commands.results import OK, BadInput, print_json
from trails_desktop.library.storage.sentences import LibraryError


def run(arguments: argparse.Namespace) -> int:
    """Write the library as a card file."""
    try:
        count = library_of(arguments.data).export(arguments.file, marked=arguments.excel)
    except LibraryError as error:
        raise BadInput(str(error)) from error
    if arguments.json:
        print_json({"file": str(arguments.file), "records": count})
    else:
        print(f"{count} records written to {arguments.file}.")
    return OK
