"""The programs that ``kills`` kills: they work with a library and say through a pipe what was confirmed to them."""

from __future__ import annotations

from multiprocessing.connection import Connection
from pathlib import Path

from engine.trails.cards.decks import Deck, DeckLine
from trails_desktop.library.opening import open_library
from trails_desktop.paths import Paths


def work(kind: str, folder: Path, pipe: Connection) -> None:
    """What a process does until it is killed; whatever it says is something confirmed."""
    try:
        _work(kind, folder, pipe)
    except Exception as error:  # told, not printed: the one who kills looks at it
        pipe.send(f"error {type(error).__name__}: {error}")


def _work(kind: str, folder: Path, pipe: Connection) -> None:
    if kind == "migration":
        pipe.send("begin")
        open_library(Paths(folder))
        pipe.send("migrated")
        return
    library = open_library(Paths(folder))
    pipe.send("begin")
    places: dict[int, tuple[int, int]] = {}
    for at in range(10_000):
        if kind == "import":
            plan = library.plan_import(folder / f"{at % 2}.jsonl")
            pipe.send("planned")
            pipe.send(f"import {library.carry_out(plan).ident}")
        else:  # two of three go into the version at hand, as typing does
            ident, version = places.get(at % 5, (None, None))
            into = (version, deck_of(at - 5)) if at % 3 and version is not None else None
            places[at % 5] = library.decks.save(deck_of(at), ident, into=into)
            pipe.send("deck {} {} {}".format(*places[at % 5], at))


def deck_of(at: int) -> Deck:
    return Deck(f"Deck {at}", lines=(DeckLine(at % 4 + 1, "D1-055"), DeckLine(1 + at // 4 % 100, "D1-057")))
