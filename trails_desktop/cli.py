"""The console command `trails`: without arguments the window, else one of the subcommands.

Exit status: 0 for success, 1 for "ran and found problems", 2 for bad input with one line that says what and where.
Nothing here imports Qt before a window is wanted.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NoReturn

from trails_desktop import __version__

if TYPE_CHECKING:
    from engine.selfplay import Plan, Played
    from engine.trails.decks import Deck
    from engine.trails.library import CardPool

OK, FOUND, BAD = 0, 1, 2
INTERRUPTED: Final = 130
#: How the painter of pictures is started where the program is one frozen file; no command for people.
PAINT: Final = "--paint-pictures"
_PLAYERS: Final = ("random", "greedy")


class BadInput(Exception):
    """Something the user gave cannot be used; the message is one line."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command of `trails`; returns the exit status."""
    multiprocessing.freeze_support()
    given = list(sys.argv[1:] if argv is None else argv)
    if given[:1] == [PAINT]:
        from trails_desktop.cardart.worker import main as paint

        return paint(given[1:])
    _make_printable()
    try:
        # --data stands anywhere and has no default: the one of a subcommand would hide what was said before it
        arguments = _parser().parse_args(given, argparse.Namespace(data=None))
        status: int = arguments.run(arguments)
        sys.stdout.flush()
        return status
    except BadInput as problem:
        return _complain(str(problem))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader of our output went away, which is its good right
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK


# --- the commands -----------------------------------------------------------------------------------------------------
def _window(arguments: argparse.Namespace) -> int:
    try:
        from trails_desktop.app import open_window
    except ImportError as error:
        raise BadInput(f"the window cannot be opened: {error}") from error
    from trails_desktop.paths import Paths

    return open_window(Paths(arguments.data), sys.argv[:1])


def _demo(arguments: argparse.Namespace) -> int:
    try:
        arguments.out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"--out: the folder {arguments.out} cannot be made: {error.strerror}") from error
    try:
        from trails_desktop.demo import run
    except ImportError as error:
        raise BadInput(f"the table cannot be drawn: {error}") from error
    return run(arguments.out, arguments.seed, data=arguments.data, as_json=arguments.json)


def _selfplay(arguments: argparse.Namespace) -> int:
    from engine.selfplay import run

    plan = _plan(arguments)
    report = run(plan, arguments.jobs, _Progress(plan).told)
    names = [entrant.player for entrant in plan.entrants]
    if names[0] == names[1]:
        names[1] += "#2"
    data = {
        "games": report.games,
        "wins": dict(zip(names, report.wins, strict=True)),
        "draws": report.draws,
        "turns_mean": report.turns_mean,
        "decisions": report.decisions,
        "seconds": round(report.seconds, 3),
        "games_per_second": round(report.games / report.seconds, 2) if report.seconds else 0.0,
        "errors": report.errors,
        "digest": report.digest,
    }
    if arguments.json:
        _print_json(data)
    else:
        wins = ", ".join(f"{name} {count}" for name, count in zip(names, report.wins, strict=True))
        print(f"{report.games} games: {wins}; {report.draws} draws, {report.errors} errors.")
        print(
            f"{report.turns_mean} turns a game, {report.decisions} decisions, {data['seconds']} s, "
            f"{data['games_per_second']} games a second."
        )
        print(f"digest {report.digest}")
    return FOUND if report.errors else OK


def _deck_check(arguments: argparse.Namespace) -> int:
    from engine.trails.decks import check_deck

    pool = _pool(arguments.cards)
    deck = _read_deck(arguments.file)
    mode = arguments.mode or deck.mode
    problems = check_deck(deck, pool, mode)
    if arguments.json:
        rows = [
            {"rule": problem.rule, "message": problem.message, "cards": list(problem.cards)} for problem in problems
        ]
        _print_json({"legal": not problems, "mode": mode, "cards": deck.size, "problems": rows})
    elif problems:
        for problem in problems:
            print(f"{problem.message} [{problem.rule}]" if problem.rule else problem.message)
    else:
        print(f"{deck.name or arguments.file.name}: {deck.size} cards, legal for {mode}.")
    return FOUND if problems else OK


# --- what the commands read -------------------------------------------------------------------------------------------
def _plan(arguments: argparse.Namespace) -> Plan:
    from engine.selfplay import Entrant, Plan
    from engine.trails.carddef import make_card
    from engine.trails.cards import CardError
    from engine.trails.decks import DeckError, resolve

    pool = _pool(arguments.cards)
    folders = _deck_folders(arguments.data)
    if arguments.decks:
        files = [_deck_file(word, folders) for word in arguments.decks]
    else:
        files = sorted(path for path in folders[0].glob("*.deck"))[:2]
        if len(files) < 2:
            raise BadInput(f"{folders[0]} has no two ready-made decks: name two with --decks")
    try:
        decks = [tuple(resolve(_read_deck(file), pool)) for file in files]
        numbers = sorted({number for deck in decks for number in deck})
        cards = {number: make_card(pool.versions(number), meaning=pool.meaning(number)) for number in numbers}
    except (DeckError, CardError) as problem:
        raise BadInput(str(problem)) from problem
    one, two = (Entrant(name, deck) for name, deck in zip(arguments.players, decks, strict=True))
    return Plan((one, two), arguments.seed, arguments.games, cards)


def _pool(files: list[Path] | None) -> CardPool:
    """The library, or the cards of the files given instead."""
    from engine.trails.cards import CardError
    from engine.trails.library import CardPool, load_pool, read_card_file
    from trails_desktop.resources import resource_dir

    try:
        if files is None:
            return load_pool(resource_dir("assets") / "cards")
        return CardPool(printing for file in files for printing in read_card_file(file))
    except CardError as problem:
        raise BadInput(str(problem)) from problem
    except OSError as error:
        raise BadInput(_unreadable(error)) from error


def _read_deck(file: Path) -> Deck:
    from engine.trails.decks import DeckError, read_deck

    try:
        return read_deck(file.read_text(encoding="utf-8-sig"), file.name)
    except DeckError as problem:
        raise BadInput(str(problem)) from problem
    except UnicodeDecodeError as error:
        raise BadInput(f"{file.name}: the file is not UTF-8 text ({error.reason} at byte {error.start})") from error
    except OSError as error:
        raise BadInput(_unreadable(error)) from error


def _deck_folders(data: Path | None) -> list[Path]:
    """Where decks are looked for by name: the ready-made ones, then the user's own."""
    from trails_desktop.paths import Paths
    from trails_desktop.resources import resource_dir

    try:
        return [resource_dir("decks"), Paths(data).library / "decks"]
    except OSError as error:
        raise BadInput(_unreadable(error)) from error


def _deck_file(word: str, folders: list[Path]) -> Path:
    """A deck by its file, or by its name (with or without ending, in either language)."""
    from engine.trails.library import fold

    if Path(word).is_file():
        return Path(word)
    known: list[str] = []
    for folder in folders:
        for file in sorted(folder.glob("*.deck")):
            try:
                deck = _read_deck(file)
            except BadInput:
                continue  # a broken deck of the user's does not stand in the way of the others
            names = [deck.name, file.name, file.stem, *(value for key, value in deck.headers if key.startswith("name"))]
            if fold(word) in map(fold, names):
                return file
            known.append(deck.name or file.stem)
    raise BadInput(f"--decks: there is no file and no deck '{word}' (there are: {', '.join(known)})")


class _Progress:
    """Errors at once, and how far it is once a second, on standard error."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._count = 0
        self._told = time.monotonic()

    def told(self, played: Played) -> None:
        """A game is over."""
        self._count += 1
        if played.error:
            print(f"game {played.game} (seed {self._plan.seed_of(played.game)}): {played.error}", file=sys.stderr)
        now = time.monotonic()
        if now - self._told >= 1.0:
            self._told = now
            print(f"{self._count} of {self._plan.games} games", file=sys.stderr, flush=True)


# --- arguments --------------------------------------------------------------------------------------------------------
class _Parser(argparse.ArgumentParser):
    """An argument parser whose complaints are one line."""

    def error(self, message: str) -> NoReturn:
        sys.exit(_complain(f"{message} (see {self.prog} --help)"))


def _parser() -> argparse.ArgumentParser:
    anywhere = argparse.ArgumentParser(add_help=False)
    anywhere.add_argument(
        "--data",
        type=_folder,
        metavar="DIR",
        default=argparse.SUPPRESS,
        help="keep library, settings and records in this folder instead of your own",
    )
    reports = argparse.ArgumentParser(add_help=False)
    reports.add_argument("--json", action="store_true", help="report one JSON document on standard output")
    uses_cards = argparse.ArgumentParser(add_help=False)
    uses_cards.add_argument(
        "--cards",
        type=Path,
        nargs="+",
        action="extend",
        metavar="FILE",
        help="take cards from these files instead of the library",
    )

    parser = _Parser(prog="trails", parents=[anywhere], description="Play the Trails trading card game.")
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    parser.set_defaults(run=_window)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands", parser_class=_Parser)

    demo = _command(commands, "demo", _demo, [anywhere, reports], "the computer plays a game and leaves pictures of it")
    demo.add_argument("--out", type=Path, required=True, metavar="DIR", help="folder for the pictures and the log")
    demo.add_argument("--seed", type=_whole, metavar="N", help="number that decides the game")

    text = "games between computer players, without a window"
    selfplay = _command(commands, "selfplay", _selfplay, [anywhere, reports, uses_cards], text)
    selfplay.add_argument("--games", type=_positive, default=10, metavar="N", help="how many games (default: 10)")
    selfplay.add_argument("--seed", type=_whole, default=1, metavar="S", help="number that decides all (default: 1)")
    names = ", ".join(_PLAYERS)
    selfplay.add_argument(
        "--players",
        type=_two_players,
        default=("random", "greedy"),
        metavar="A,B",
        help=f"who plays, of {names}; seats alternate from game to game (default: random,greedy)",
    )
    selfplay.add_argument(
        "--decks",
        nargs=2,
        metavar=("A", "B"),
        help="deck of the first and of the second player: files or names (default: the first two ready-made decks)",
    )
    selfplay.add_argument("--jobs", type=_positive, default=1, metavar="J", help="processes that play (default: 1)")

    deck = _command(commands, "deck", None, [anywhere], "about deck files")
    subcommands = deck.add_subparsers(dest="subcommand", metavar="COMMAND", required=True, parser_class=_Parser)
    text = "whether a deck keeps the rules of deck construction"
    check = _command(subcommands, "check", _deck_check, [anywhere, reports, uses_cards], text)
    check.add_argument("file", type=Path, metavar="FILE", help="the deck file")
    check.add_argument("--mode", choices=("strategy", "blitz"), help="the mode (default: the one the deck names)")
    return parser


def _command(
    commands: Any,
    name: str,
    run: Callable[[argparse.Namespace], int] | None,
    parents: list[argparse.ArgumentParser],
    text: str,
) -> argparse.ArgumentParser:
    sentence = f"{text[0].upper()}{text[1:]}."
    parser: argparse.ArgumentParser = commands.add_parser(name, parents=parents, help=text, description=sentence)
    if run is not None:
        parser.set_defaults(run=run)
    return parser


def _whole(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"'{text}' is no whole number") from None


def _positive(text: str) -> int:
    number = _whole(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"it must be at least 1, not {number}")
    return number


def _two_players(text: str) -> tuple[str, str]:
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in _PLAYERS:
            raise argparse.ArgumentTypeError(f"there is no player '{name}' (there are: {', '.join(_PLAYERS)})")
    if len(names) != 2:
        raise argparse.ArgumentTypeError(f"two players are needed, like random,greedy; {len(names)} were given")
    return names[0], names[1]


def _folder(text: str) -> Path:
    path = Path(text)
    if path.exists() and not path.is_dir():
        raise argparse.ArgumentTypeError(f"{text} is no folder")
    return path


# --- output -----------------------------------------------------------------------------------------------------------
def _print_json(data: object) -> None:
    print(json.dumps(data, ensure_ascii=True, indent=2))


def _complain(message: str) -> int:
    print(f"trails: {' '.join(message.split())}", file=sys.stderr)
    return BAD


def _unreadable(error: OSError) -> str:
    return f"{error.filename}: {error.strerror}" if error.filename else str(error)


def _make_printable() -> None:
    """A terminal that cannot show a letter of a card's name shows its number instead of ending the program."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="backslashreplace")
