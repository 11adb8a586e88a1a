"""``trails packs open``: booster packs from a seed."""

from __future__ import annotations

import argparse
import secrets

from engine.trails.cards.decks import write_deck
from engine.trails.cards.packs import PackError, blitz_deck, load_set, load_sets, open_packs, set_of
from trails_desktop.app.commands.inputs import pool_of
from trails_desktop.app.commands.results import OK, BadInput, print_json, unreadable
from trails_desktop.files import write_whole
from trails_desktop.resources import resource_dir


def run(arguments: argparse.Namespace) -> int:
    """Open booster packs; with --deck, write the Blitz Shield deck they make."""
    pool = pool_of(arguments.cards, arguments.data)
    seed = secrets.randbelow(2**31) if arguments.seed is None else arguments.seed
    try:
        known = [load_set(arguments.set)] if arguments.set else load_sets(resource_dir("assets") / "sets")
        of = known[0] if arguments.set else set_of(pool, known)
        opening = open_packs(of, pool, arguments.count, seed)
        if arguments.deck is not None:
            deck = blitz_deck(opening, pool)
            if arguments.deck.exists() and arguments.deck.stat().st_size:
                raise BadInput(f"--deck: {arguments.deck} is there already; name a file that is not")
            write_whole(arguments.deck, write_deck(deck).encode("utf-8"))
    except PackError as problem:
        raise BadInput(str(problem)) from problem
    except OSError as error:
        raise BadInput(unreadable(error)) from error
    if arguments.json:
        print_json({"packs": [list(pack) for pack in opening.packs], "seed": seed})
        return OK
    for place, pack in enumerate(opening.packs, start=1):
        print(f"Pack {place}")
        for number in pack:
            printing = pool.printing(number)
            named = f"{printing.name} [{printing.subname}]" if printing.subname else printing.name
            print(f"  {printing.rarity:2} {number} {named}")
    print(f"{of.name()}, seed {seed}")
    if arguments.deck is not None:
        print(f"written to {arguments.deck}")
    return OK
