"""What several commands read: the cards of the library or of files, decks. What cannot be used is a BadInput."""

from __future__ import annotations

import sys
from pathlib import Path

from engine.catalogue import ReadyDeck
from engine.game import Game
from engine.games import FIRST, game_named, known_names
from engine.trails.cards.decks import DeckError
from engine.trails.cards.pool import CardPool, fold, load_pool
from engine.trails.tree.errors import CardError
from trails_desktop.app.commands.results import BadInput, unreadable
from trails_desktop.library.decks.lists.door import read_file
from trails_desktop.library.decks.lists.report import Reading
from trails_desktop.library.decks.sharing import CodeError
from trails_desktop.library.library import Library
from trails_desktop.library.opening import open_library
from trails_desktop.library.storage.sentences import LibraryError, Trouble
from trails_desktop.paths import Paths
from trails_desktop.resources import resource_dir


def pool_of(files: list[Path] | None, data: Path | None = None) -> CardPool:
    """The library, or the cards of the files given instead."""
    try:
        if files is None:
            return _library_pool(data)
        from trails_desktop.app.commands.card_files import pool_of_files  # YAML and CSV, for --cards alone

        return pool_of_files(files)
    except CardError as problem:
        raise BadInput(str(problem)) from problem
    except OSError as error:
        raise BadInput(unreadable(error)) from error


def _library_pool(data: Path | None) -> CardPool:
    """The cards of the library; where no library can be kept, those that come with the program."""
    try:
        library = library_of(data)
        pool = library.pool()
        for said in library.left_out:
            print(said, file=sys.stderr)
        return pool
    except LibraryError as error:
        if error.trouble is not Trouble.UNUSABLE:
            raise BadInput(str(error)) from error
        print(f"{error} Only the cards that come with the program are used.", file=sys.stderr)
        return load_pool(resource_dir("assets") / "cards")


def library_of(data: Path | None) -> Library:
    """The library in the folder that was named, or the user's own. Raises LibraryError."""
    return open_library(Paths.chosen(data))


def deck_of(file: Path, pool: CardPool) -> Reading:
    """The deck in a file of any kind, and what of it was not read."""
    try:
        return read_file(file, pool)
    except (DeckError, CodeError) as problem:
        raise BadInput(str(problem)) from problem
    except OSError as error:
        raise BadInput(unreadable(error)) from error


def game_of(word: str | None) -> Game:
    """The game that ``--game`` names, the first if it names none."""
    found = game_named(FIRST if word is None else word)
    if found is None:
        raise BadInput(f"--game: there is no game '{word}'; games are {', '.join(known_names())}")
    return found


def ready_deck(word: str, game: Game) -> ReadyDeck:
    """A deck that comes with a game, by its file's name or its own in either language."""
    if not game.ready_decks:
        raise BadInput(f"--decks: {game.name} is played with decks made up from the seed")
    for deck in game.ready_decks:
        if fold(word) in map(fold, (deck.id, f"{deck.id}.deck", *deck.names.values())):
            return deck
    known = ", ".join(deck.names["en"] for deck in game.ready_decks)
    raise BadInput(f"--decks: {game.name} has no deck '{word}' (there are: {known})")


def deck_folders(data: Path | None) -> list[Path]:
    """Where decks are looked for by name: the ready-made ones, then the user's own."""
    try:
        return [resource_dir("decks"), Paths.chosen(data).library / "decks"]
    except OSError as error:
        raise BadInput(unreadable(error)) from error


def deck_file(word: str, folders: list[Path], pool: CardPool) -> Path:
    """A deck by its file, or by its name (with or without ending, in either language)."""
    if Path(word).is_file():
        return Path(word)
    known: list[str] = []
    for folder in folders:
        for file in sorted(folder.glob("*.deck")):
            try:
                deck = deck_of(file, pool).deck
            except BadInput:
                continue  # a broken deck of the user's does not stand in the way of the others
            names = [deck.name, file.name, file.stem, *(value for key, value in deck.headers if key.startswith("name"))]
            if fold(word) in map(fold, names):
                return file
            known.append(deck.name or file.stem)
    raise BadInput(f"--decks: there is no file and no deck '{word}' (there are: {', '.join(known)})")
