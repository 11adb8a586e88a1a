"""The console command `trails`: without arguments the window, else one of the subcommands.

Exit status: 0 for success, 1 for "ran and found problems", 2 for bad input with one line that says what and where.
Here are the arguments, and of every command the name of the module that carries it out: that one is imported when the
command runs, and has ordinary imports at its top. So help is quick, and Qt stays out of all that opens no window.
"""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NoReturn

from engine.players.levels import NAMES
from trails_desktop import __version__
from trails_desktop.app.commands.results import BAD, OK, BadInput, unreadable

INTERRUPTED: Final = 130
_MOST: Final = 10_000_000  #: of anything that is counted
_LONGEST: Final = 800  #: letters of a complaint
#: How the painter of pictures is started where the program is one frozen file; no command for people.
PAINT: Final = "--paint-pictures"


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command of `trails`; returns the exit status."""
    if getattr(sys, "frozen", False):  # elsewhere it does nothing, and its module takes 10 ms
        importlib.import_module("multiprocessing").freeze_support()
    given = list(sys.argv[1:] if argv is None else argv)
    if given[:1] == [PAINT]:
        painted: int = importlib.import_module("trails_desktop.cardart.pictures.worker").main(given[1:])
        return painted
    _give_streams()
    _make_printable()
    try:
        # --data stands anywhere and has no default: the one of a subcommand would hide what was said before it
        arguments = _parser().parse_args(_opened(given), argparse.Namespace(data=None))
        status = _run(arguments)
        sys.stdout.flush()
        return status
    except BadInput as problem:
        return _complain(str(problem))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader of our output went away, which is its good right
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    except OSError as error:  # of a file whose very name a system cannot take, or that went away meanwhile
        return _complain(unreadable(error))


def _opened(given: list[str]) -> list[str]:
    """A file alone, as a desktop names it, is opened in the window."""
    at = 1 if len(given) > 1 and given[0] == "--" else 0
    rest = given[at:]
    if len(rest) == 1 and not rest[0].startswith("-") and (Path(rest[0]).suffix or Path(rest[0]).is_absolute()):
        return ["--open", rest[0]]
    if len(rest) == 3 and rest[0] == "--data" and Path(rest[2]).suffix and not rest[2].startswith("-"):
        return [*rest[:2], "--open", rest[2]]
    return given


# --- the commands -----------------------------------------------------------------------------------------------------
def _module(command: str) -> str:
    """The module that carries a command out: it has ``run(arguments)``, which returns the exit status."""
    return f"trails_desktop.app.commands.{command}"


_WINDOW: Final = _module("window")
_DEMO: Final = "trails_desktop.app.demo.command"
_ENTRY: Final = "trails_desktop.app.desktop_entry"
#: What is said if a module cannot be imported: a machine may lack what Qt needs.
_WITHOUT: Final = MappingProxyType({_WINDOW: "the window cannot be opened", _DEMO: "the table cannot be drawn"})


def _run(arguments: argparse.Namespace) -> int:
    """Import what carries the command out, now and not before, and run it."""
    try:
        module = importlib.import_module(arguments.module)
    except ImportError as error:
        if arguments.module not in _WITHOUT:
            raise
        raise BadInput(f"{_WITHOUT[arguments.module]}: {error}") from error
    status: int = module.run(arguments)
    return status


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
    text = "open this deck, match, puzzle or card file in the window; a file alone does the same"
    parser.add_argument("--open", type=Path, metavar="FILE", help=text)
    parser.add_argument("--join", metavar="ADDRESS", help="go to the game that waits at this address")
    parser.set_defaults(module=_WINDOW)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands", parser_class=_Parser)

    demo = _command(commands, "demo", _DEMO, [anywhere, reports], "the computer plays a game and leaves pictures of it")
    demo.add_argument("--out", type=Path, required=True, metavar="DIR", help="folder for the pictures and the log")
    demo.add_argument("--seed", type=_whole, metavar="N", help="number that decides the game")
    demo.add_argument("--size", type=_size, default=(1280, 800), metavar="WxH", help="of the pictures (1280x800)")
    demo.add_argument("--lang", choices=("en", "ja"), default="en", help="the language of the window (default: en)")

    text = "games between computer players, without a window"
    games = _command(commands, "selfplay", _module("selfplay"), [anywhere, reports, uses_cards], text)
    games.add_argument("--games", type=_positive, default=10, metavar="N", help="how many games (default: 10)")
    games.add_argument("--seed", type=_whole, default=1, metavar="S", help="number that decides all (default: 1)")
    names = ", ".join(NAMES)
    games.add_argument(
        "--players",
        type=_two_players,
        metavar="A,B",
        help=f"who plays, of {names}; seats alternate from game to game (default: random,greedy)",
    )
    games.add_argument("--game", metavar="NAME", help="which game is played (default: trails)")
    games.add_argument(
        "--decks",
        nargs=2,
        metavar=("A", "B"),
        help="deck of the first and of the second player: files or names (default: the first two ready-made decks)",
    )
    games.add_argument("--jobs", type=_positive, default=1, metavar="J", help="processes that play (default: 1)")

    text = "a deck lab: every deck against every other, and what is to be learnt from it"
    lab = _command(commands, "lab", _module("lab.command"), [anywhere, reports, uses_cards], text)
    lab.add_argument("--game", metavar="NAME", help="which game is played (default: trails)")
    text = "files or names (default: all ready-made decks)"
    lab.add_argument("--decks", nargs="+", action="extend", metavar="DECK", help=text)
    text = "who plays the decks; given again, each deck is played by each (default: greedy)"
    lab.add_argument("--level", action="append", metavar="NAME", help=text)
    lab.add_argument("--games", type=_positive, default=100, metavar="N", help="of each pair of decks (default: 100)")
    lab.add_argument("--seed", type=_whole, default=1, metavar="S", help="number that decides all (default: 1)")
    text = "NEW is OLD changed: both meet the others by the same chance, and the difference is told"
    lab.add_argument("--change", nargs=2, metavar=("OLD", "NEW"), help=text)
    text = "keep what was played in this file, and go on with it if it is there"
    lab.add_argument("--keep", type=Path, metavar="FILE", help=text)
    lab.add_argument("--jobs", type=_positive, default=1, metavar="J", help="processes that play (default: 1)")
    text = "play on the workers of this Dask scheduler instead, such as tcp://192.168.0.7:8786 (needs the extra 'lab')"
    lab.add_argument("--scheduler", metavar="ADDRESS", help=text)

    deck = _command(commands, "deck", "", [anywhere], "about deck files")
    subcommands = deck.add_subparsers(dest="subcommand", metavar="COMMAND", required=True, parser_class=_Parser)
    text = "whether a deck keeps the rules of deck construction"
    check = _command(subcommands, "check", _module("deck_check"), [anywhere, reports, uses_cards], text)
    check.add_argument("file", type=Path, metavar="FILE", help="the deck file")
    check.add_argument("--mode", choices=("strategy", "blitz"), help="the mode (default: the one the deck names)")

    packs = _command(commands, "packs", "", [anywhere], "about booster packs")
    subcommands = packs.add_subparsers(dest="subcommand", metavar="COMMAND", required=True, parser_class=_Parser)
    text = "open booster packs from a seed, as a Blitz Shield deck if wanted"
    booster = _command(subcommands, "open", _module("packs_open"), [anywhere, reports, uses_cards], text)
    booster.add_argument("--count", type=_positive, default=5, metavar="N", help="how many packs (default: 5)")
    booster.add_argument("--seed", type=_whole, metavar="N", help="number that decides what is in them")
    booster.add_argument("--deck", type=Path, metavar="FILE", help="write the Blitz Shield deck of five packs here")
    booster.add_argument("--set", type=Path, metavar="FILE", help="what a pack holds (default: the file of the set)")

    text = "the rules in our own words, and the scenarios that show them"
    book = _command(commands, "rules", _module("rules"), [anywhere, reports], text)
    book.add_argument("id", nargs="?", metavar="ID", help="one rule, e.g. 804.11a-3 (default: all)")
    book.add_argument("--game", metavar="NAME", help="of which game (default: trails)")
    book.add_argument("--lang", choices=("en", "ja"), help="the language of the sentences (default: en)")

    cards = _command(commands, "cards", "", [anywhere], "about card files")
    subcommands = cards.add_subparsers(dest="subcommand", metavar="COMMAND", required=True, parser_class=_Parser)
    text = "whether the texts of card files are understood, line by line"
    reading = _command(subcommands, "check", _module("cards_check"), [anywhere, reports], text)
    reading.add_argument("files", type=Path, nargs="+", metavar="FILE", help="card files")
    reading.add_argument("--lang", choices=("en", "ja"), help="only printings in this language")
    text = "take card files into the library, each of them whole or not at all"
    taking = _command(subcommands, "import", _module("cards_import"), [anywhere, reports], text)
    taking.add_argument(
        "files",
        type=Path,
        nargs="+",
        metavar="FILE",
        help="card files: .jsonl, .json, .yaml, or tables: .csv, .tsv, .txt",
    )
    taking.add_argument("--images", type=Path, metavar="DIR", help="folder of your own pictures, named by card number")
    text = "write the library as a card file"
    giving = _command(subcommands, "export", _module("cards_export"), [anywhere, reports], text)
    giving.add_argument("file", type=Path, metavar="FILE", help="the file: .jsonl, .json, .yaml, .csv or .tsv")
    giving.add_argument("--game", metavar="GAME", help="the cards of another game")
    giving.add_argument("--excel", action="store_true", help="write a table so that Excel sees that it is UTF-8")

    scenario = _command(commands, "scenario", "", [anywhere], "boards, moves and what must follow")
    subcommands = scenario.add_subparsers(dest="subcommand", metavar="COMMAND", required=True, parser_class=_Parser)
    text = "run scenario files and say which hold"
    run = _command(subcommands, "run", _module("scenario_run"), [anywhere, reports, uses_cards], text)
    run.add_argument("files", type=Path, nargs="+", metavar="FILE", help="scenario files")

    puzzles = _command(commands, "puzzles", "", [anywhere], "positions with one way to win this turn")
    subcommands = puzzles.add_subparsers(dest="subcommand", metavar="COMMAND", required=True, parser_class=_Parser)
    text = "make puzzles out of games between computer players; stopped, what was made is there"
    making = _command(subcommands, "make", _module("puzzles.make"), [anywhere, reports], text)
    making.add_argument("--game", metavar="NAME", help="of which game (default: trails)")
    making.add_argument("--count", type=_positive, default=10, metavar="N", help="how many (default: 10)")
    making.add_argument("--seed", type=_whole, default=1, metavar="S", help="number that decides all (default: 1)")
    making.add_argument("--out", type=Path, required=True, metavar="FILE", help="a new file for them")
    text = "prove that puzzles are what they should be (default: all that come with the program)"
    proving = _command(subcommands, "check", _module("puzzles.check"), [anywhere, reports], text)
    proving.add_argument("files", type=Path, nargs="*", metavar="FILE", help="files of puzzles")
    proving.add_argument("--game", metavar="NAME", help="of which game (default: trails)")

    replay = _command(commands, "replay", "", [anywhere], "recorded matches")
    subcommands = replay.add_subparsers(dest="subcommand", metavar="COMMAND", required=True, parser_class=_Parser)
    text = "play recorded matches again and say whether every turn begins as it did"
    proof = _command(subcommands, "verify", _module("replay_verify"), [anywhere, reports, uses_cards], text)
    proof.add_argument("files", type=Path, nargs="+", metavar="FILE", help="records of matches")

    text = "an entry in the menu of a Linux desktop, which also opens decks and matches"
    menu = _command(commands, "desktop-entry", _ENTRY, [anywhere], text)
    menu.add_argument("--remove", action="store_true", help="take it away again")

    text = "a referee for matches over the network, without a window"
    referee = _command(commands, "serve", _module("serve"), [anywhere, reports, uses_cards], text)
    referee.add_argument("--game", metavar="NAME", help="which game is played at the tables (default: trails)")
    referee.add_argument("--tables", type=_positive, default=1, metavar="N", help="matches at once (default: 1)")
    referee.add_argument("--port", type=_whole, default=0, metavar="N", help="of the first table (default: a free one)")
    referee.add_argument("--address", action="append", metavar="IP", help="wait on this address only")
    clocks = "off, decision:SECONDS, or chess:SECONDS+MORE for each answer (default: off)"
    referee.add_argument("--clock", default="off", metavar="CLOCK", help=clocks)
    talk = "who may talk: who plays, everybody at the table, nobody (default: players)"
    referee.add_argument("--talk", choices=("players", "all", "off"), default="players", help=talk)
    watch = "how many may watch a table (default: 8, at most 64)"
    referee.add_argument("--watchers", type=_whole, default=8, metavar="N", help=watch)
    several = "games of a match, with changed sides after each (default: 1)"
    referee.add_argument("--best-of", type=int, choices=(1, 3), default=1, help=several)
    ruling = "a named ruling that is another one at these tables, such as rebuild_is_destroy=yes; may be given again"
    referee.add_argument("--ruling", action="append", metavar="NAME=VALUE", help=ruling)
    legal = "take only decks that are legal in this mode (default: any deck)"
    referee.add_argument("--mode", choices=("strategy", "blitz"), default="", help=legal)
    back = "nothing is taken back (default: by consent, never past a disclosed card)"
    referee.add_argument("--no-take-back", dest="take_back", action="store_false", help=back)
    forget = "leave tables alone that an earlier referee here kept (default: they are gone on with first)"
    referee.add_argument("--forget", action="store_true", help=forget)
    return parser


def _command(
    commands: Any,
    name: str,
    module: str,
    parents: list[argparse.ArgumentParser],
    text: str,
) -> argparse.ArgumentParser:
    sentence = f"{text[0].upper()}{text[1:]}."
    parser: argparse.ArgumentParser = commands.add_parser(name, parents=parents, help=text, description=sentence)
    if module:
        parser.set_defaults(module=module)
    return parser


def _whole(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"'{text}' is no whole number") from None


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    size = (_positive(width), _positive(height))
    if not (640 <= size[0] <= 7680 and 480 <= size[1] <= 4320):
        raise argparse.ArgumentTypeError(f"{text} is no size between 640x480 and 7680x4320")
    return size


def _positive(text: str) -> int:
    number = _whole(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"it must be at least 1, not {number}")
    if number > _MOST:
        raise argparse.ArgumentTypeError(f"it must be at most {_MOST}, not {number}")
    return number


def _two_players(text: str) -> tuple[str, str]:
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in NAMES:
            raise argparse.ArgumentTypeError(f"there is no player '{name}' (there are: {', '.join(NAMES)})")
    if len(names) != 2:
        raise argparse.ArgumentTypeError(f"two players are needed, like random,greedy; {len(names)} were given")
    return names[0], names[1]


def _folder(text: str) -> Path:
    path = Path(text)
    if not text.strip():  # of a shell's variable that is not set: no library comes into the folder at hand by chance
        raise argparse.ArgumentTypeError("no folder is named")
    if os.path.exists(path) and not os.path.isdir(path):
        raise argparse.ArgumentTypeError(f"{text} is no folder")
    return path


# --- output -----------------------------------------------------------------------------------------------------------


def _complain(message: str) -> int:
    """One line for a terminal, whatever was given: signs that steer it are written out, what is long is shortened."""
    line = "".join(ch if ch.isprintable() else ascii(ch)[1:-1] for ch in " ".join(message.split()))
    if len(line) > _LONGEST:
        line = f"{line[: _LONGEST // 2]} … {line[-_LONGEST // 2 :]}"
    print(f"trails: {line}", file=sys.stderr)
    return BAD


def _give_streams() -> None:
    """A program without a terminal (pythonw, a closed output) has no streams at all: what it says goes nowhere."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115 - as long as the program


def _make_printable() -> None:
    """A terminal that cannot show a letter of a card's name shows its number instead of ending the program."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="backslashreplace")
