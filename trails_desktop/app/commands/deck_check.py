"""``trails deck check``: whether a deck keeps the rules of deck construction."""

from __future__ import annotations

import argparse

from engine.trails.cards.decks import check_deck
from trails_desktop.app.commands.inputs import deck_of, pool_of
from trails_desktop.app.commands.results import FOUND, OK, print_json


def run(arguments: argparse.Namespace) -> int:
    """Say whether the deck is legal, or each rule it breaks."""
    pool = pool_of(arguments.cards, arguments.data)
    deck = deck_of(arguments.file)
    mode = arguments.mode or deck.mode
    problems = check_deck(deck, pool, mode, recorded=True)
    if arguments.json:
        rows = [
            {"rule": problem.rule, "message": problem.message, "cards": list(problem.cards)} for problem in problems
        ]
        print_json({"legal": not problems, "mode": mode, "cards": deck.size, "problems": rows})
    elif problems:
        for problem in problems:
            print(f"{problem.message} [{problem.rule}]" if problem.rule else problem.message)
    else:
        print(f"{deck.name or arguments.file.name}: {deck.size} cards, legal for {mode}.")
    return FOUND if problems else OK
