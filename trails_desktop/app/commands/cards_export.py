"""``trails cards export``: the library as a card file."""

from __future__ import annotations

import argparse

from trails_desktop.app.commands.inputs import game_of, library_of
from trails_desktop.app.commands.results import OK, BadInput, print_json
from trails_desktop.library.importing.of_games import write_cards
from trails_desktop.library.storage.sentences import LibraryError
from trails_desktop.resources import with_cards


def run(arguments: argparse.Namespace) -> int:
    """Write the library, or the cards of another game, as a card file."""
    game = game_of(arguments.game)
    try:
        library = library_of(arguments.data)
        if game.extended is None:
            count = library.export(arguments.file, marked=arguments.excel)
        else:
            rules = with_cards(game).with_cards(library.game_cards.rows(game.id))
            count = write_cards(arguments.file, rules, marked=arguments.excel)
    except LibraryError as error:
        raise BadInput(str(error)) from error
    if arguments.json:
        print_json({"file": str(arguments.file), "records": count})
    else:
        print(f"{count} records written to {arguments.file}.")
    return OK
