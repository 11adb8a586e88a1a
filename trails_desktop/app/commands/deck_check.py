"""``trails deck check``: whether a deck keeps the rules of deck construction. It reads lists of any kind."""

from __future__ import annotations

import argparse

from engine.trails.cards.decks import check_deck
from trails_desktop.app.commands.inputs import deck_of, pool_of
from trails_desktop.app.commands.results import FOUND, OK, print_json
from trails_desktop.library.decks.aside import aside_of


def run(arguments: argparse.Namespace) -> int:
    """Say whether the deck is legal, or each rule it breaks; before that, what of its list could not be read."""
    pool = pool_of(arguments.cards, arguments.data)
    reading = deck_of(arguments.file, pool)
    deck = reading.deck
    mode = arguments.mode or deck.mode
    problems = check_deck(deck, pool, mode, recorded=True)
    aside = sum(line.count for line in aside_of(deck))
    if arguments.json:
        rows = [
            {"rule": problem.rule, "message": problem.message, "cards": list(problem.cards)} for problem in problems
        ]
        unread = [{"line": left.line, "text": left.text, "why": left.why.text} for left in reading.left]
        print_json(
            {
                "legal": not problems,
                "mode": mode,
                "cards": deck.size,
                "problems": rows,
                "aside": aside,
                "unread": unread,
            }
        )
    else:
        if reading.encoding:
            print(f"The file is encoded as {reading.encoding}.")
        for left in reading.left:
            print(f"Line {left.line} is not in the deck: {left.text}: {left.why.text}.")
        if aside:
            print(f"Set aside, as the list says: {aside} card{'s' * (aside != 1)}.")
        for problem in problems:
            print(f"{problem.message} [{problem.rule}]" if problem.rule else problem.message)
        if not problems:
            print(f"{deck.name or arguments.file.name}: {deck.size} cards, legal for {mode}.")
    return FOUND if problems or reading.left else OK
