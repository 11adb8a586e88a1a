"""``trails cards import``: card files into the library."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from engine.game import Game
from trails_desktop.app.commands.inputs import game_of, library_of
from trails_desktop.app.commands.results import FOUND, OK, BadInput, print_json
from trails_desktop.library.importing import of_games
from trails_desktop.library.importing.rows import SUFFIXES, fault
from trails_desktop.library.kinds import game_in
from trails_desktop.library.library import Library
from trails_desktop.library.storage.sentences import LibraryError, say
from trails_desktop.resources import with_cards


def run(arguments: argparse.Namespace) -> int:
    """Take card files into the library. Every file is whole in it afterwards, or not at all."""
    counts = {"added": 0, "updated": 0, "unchanged": 0}
    rejected: list[dict[str, object]] = []
    kept: dict[str, int] = {}
    pictures: dict[str, object] = {}
    try:
        library = library_of(arguments.data)
        _readable(arguments.files, arguments.images)
        for file in arguments.files:
            tell = _Told(file.name)
            if (game := game_of(game_in(file))).extended is not None:
                found = _of_another(library, file, with_cards(game))
                rejected += [{"row": row, "reason": why} for row, why in found.refused]
                if not found.refused:
                    for kind, count in (("added", found.added), ("updated", found.updated),
                                        ("unchanged", found.unchanged)):  # fmt: skip
                        counts[kind] += count
                continue
            plan = library.plan_import(file, progress=tell)
            if plan.encoding:
                print(f"{file.name} is encoded as {plan.encoding}.", file=sys.stderr)
            for name, rows in plan.kept.items():
                kept[name] = kept.get(name, 0) + rows
            if not plan.ok:
                rejected += [{"row": one.row, "reason": one.reason} for one in plan.rejected]
                if plan.refused > len(plan.rejected):
                    more = plan.refused - len(plan.rejected)
                    print(f"{file.name}: {more} more rows cannot be used", file=sys.stderr)
                continue
            done = library.carry_out(plan, tell)
            for kind, count in (("added", done.added), ("updated", done.updated), ("unchanged", done.unchanged)):
                counts[kind] += count
        if arguments.images is not None:
            pictures = _pictures(library, arguments.images)
    except LibraryError as error:
        raise BadInput(str(error)) from error
    if kept:
        fields = ", ".join(f"{name} ({rows} rows)" for name, rows in sorted(kept.items()))
        print(f"Unknown fields are kept: {fields}.", file=sys.stderr)
    if arguments.json:
        print_json({**counts, "rejected": rejected, **pictures})
    else:
        for one in rejected:
            print(one["reason"])
        print(f"{counts['added']} added, {counts['updated']} updated, {counts['unchanged']} unchanged, "
              f"{len(rejected)} rejected.")  # fmt: skip
        if pictures:
            print(f"{pictures['pictures']} pictures taken in.")
    return FOUND if rejected else OK


def _of_another(library: Library, file: Path, game: Game) -> of_games.CardImport:
    """Cards of a game whose effects are data, taken in if all of them can be used."""
    found = of_games.plan(file, game, library.game_cards.rows(game.id))
    if not found.refused:
        library.game_cards.take_in(game.id, found.rows)
    return found


def _readable(files: list[Path], images: Path | None) -> None:
    """Complain about what is not there before anything is imported."""
    for file in files:
        if file.suffix.lower() not in SUFFIXES:
            raise fault(file, f"a card file ends in {', '.join(SUFFIXES)}")
        if not file.is_file():
            raise fault(file, "there is no such file")
    if images is not None and not images.is_dir():
        raise LibraryError(say('"{folder}" is no folder of pictures.', folder=str(images)))


def _pictures(library: Library, folder: Path) -> dict[str, object]:
    named = [(record["number"], str(record.get("image", ""))) for record in library.records()]
    taken = library.pictures.take_in(folder, named, _Told(folder.name))
    for problem in taken.problems:
        print(problem, file=sys.stderr)
    if taken.left:
        shown = ", ".join(taken.left[:5]) + (" ..." if len(taken.left) > 5 else "")
        print(f"{len(taken.left)} pictures belong to no card: {shown}", file=sys.stderr)
    return {"pictures": len(taken.numbers)}


class _Told:
    """How far it is, once a second, on standard error."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._last = time.monotonic()

    def __call__(self, done: int, of: int, what: str) -> None:
        now = time.monotonic()
        if now - self._last >= 1.0:
            self._last = now
            share = f" {done * 100 // of} %" if of else ""
            print(f"{self._name}: {what}{share}", file=sys.stderr, flush=True)
