"""What ``trails`` does without a window: selfplay, decks, rules, scenarios and records, and reading cards and decks."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.selfplay import Plan, Played
    from engine.trails.cards.decks import Deck
    from engine.trails.cards.pool import CardPool

OK, FOUND, BAD = 0, 1, 2


class BadInput(Exception):
    """Something the user gave cannot be used; the message is one line."""


def rules(arguments: argparse.Namespace) -> int:
    """All rules, or one with the scenarios that show it."""
    from engine.trails.book.rulebook import Rule, coverage, load_rules, load_rulings, scenarios_by_rule

    book = load_rules(arguments.lang or "en")
    shown = scenarios_by_rule(scenario_folder())
    if arguments.id:
        rulings = load_rulings(arguments.lang or "en")
        rule = book.get(arguments.id)
        if rule is None and arguments.id in rulings:
            ruling = rulings[arguments.id]
            setting = f" (setting of a match: {ruling.switch})" if ruling.switch else ""
            rule = Rule(ruling.id, "ruling", f"{ruling.about}: {ruling.says}{setting}")
        if rule is None:
            near = ", ".join([other for other in book if other.startswith(arguments.id)][:8])
            raise BadInput(f"there is no rule {arguments.id}" + (f"; there are {near}" if near else ""))
        titles = shown.get(rule.id, ())
        if arguments.json:
            print_json({"id": rule.id, "kind": rule.kind, "says": rule.says, "scenarios": list(titles)})
        else:
            print(f"{rule.id} ({rule.kind}): {rule.says}")
            for title in titles:
                print(f"  shown by: {title}")
        return OK
    told = coverage(book, shown)
    seen = told.engine - len(told.missing)
    if arguments.json:
        print_json({"rules": told.rules, "engine": told.engine, "shown": seen, "missing": list(told.missing)})
        return OK
    for rule in book.values():
        sign = "*" if rule.id in told.shown else "-" if rule.kind == "engine" else " "
        print(f"{sign} {rule.id:12} {rule.says}")
    print(f"{told.rules} rules, {told.engine} of the engine, {seen} of them shown by scenarios (*).")
    return OK


def cards_check(arguments: argparse.Namespace) -> int:
    """Read card files, compile every text, say what was understood."""
    from engine.text.report import check
    from engine.trails.cards.printing import CardError
    from trails_desktop.app.commands.library import printings_of_file

    library = _pool(None, arguments.data)
    try:
        known = [printing for number in library for printing in library.versions(number).values()]
        return check(arguments.files, arguments.json, arguments.lang or "", known, printings_of_file)
    except CardError as problem:
        raise BadInput(str(problem)) from problem
    except OSError as error:
        raise BadInput(_unreadable(error)) from error


def scenario_folder() -> Path:
    """Where a checkout keeps the scenarios of the rules; an installed program has none."""
    return Path(__file__).resolve().parents[3] / "tests" / "trails"


def scenario_run(arguments: argparse.Namespace) -> int:
    """Run scenario files; what cannot be read is said by the runner."""
    from engine.scenario.report import main

    return main(arguments.files, arguments.json, _pool(arguments.cards, arguments.data))


def selfplay(arguments: argparse.Namespace) -> int:
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
        print_json(data)
    else:
        wins = ", ".join(f"{name} {count}" for name, count in zip(names, report.wins, strict=True))
        print(f"{report.games} games: {wins}; {report.draws} draws, {report.errors} errors.")
        print(
            f"{report.turns_mean} turns a game, {report.decisions} decisions, {data['seconds']} s, "
            f"{data['games_per_second']} games a second."
        )
        print(f"digest {report.digest}")
    return FOUND if report.errors else OK


def deck_check(arguments: argparse.Namespace) -> int:
    from engine.trails.cards.decks import check_deck

    pool = _pool(arguments.cards, arguments.data)
    deck = _read_deck(arguments.file)
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


def replay_verify(arguments: argparse.Namespace) -> int:
    """Play recorded matches again and compare. All files are read before the first is played."""
    from engine.scenario.position import open_position
    from engine.trails.records.reading import load_record
    from engine.trails.records.record import RecordError, verify

    pool = _pool(arguments.cards, arguments.data)
    try:
        records = [(file, load_record(file)) for file in arguments.files]
    except RecordError as problem:
        raise BadInput(str(problem)) from problem
    except OSError as error:
        raise BadInput(_unreadable(error)) from error
    rows: list[dict[str, object]] = []
    told = time.monotonic()
    for file, record in records:
        found = verify(record, pool, open_position)
        row = {"file": str(file), "ok": found.ok, "turns": found.turns, "winner": found.winner, "step": found.step}
        rows.append({**row, "message": found.message})
        if not arguments.json:
            names = record.header.names
            end = (
                "not finished"
                if found.winner is None
                else "a draw"
                if found.winner < 0
                else f"{names[found.winner]} won"
            )
            said = f"verified, {found.turns} turns, {end}" if found.ok else found.message
            print(
                f"{file}: {said}."
                + (f" By turns and bonds only: {found.message}." if found.ok and found.message else "")
            )
        if time.monotonic() - told >= 1.0:
            told = time.monotonic()
            print(f"{len(rows)} of {len(records)} games", file=sys.stderr, flush=True)
    verified = sum(bool(row["ok"]) for row in rows)
    if arguments.json:
        print_json({"verified": verified, "games": rows})
    return OK if verified == len(rows) else FOUND


def packs_open(arguments: argparse.Namespace) -> int:
    """Open booster packs; with --deck, write the Blitz Shield deck they make."""
    from engine.trails.cards.decks import write_deck
    from engine.trails.cards.packs import PackError, blitz_deck, load_set, load_sets, open_packs, set_of
    from trails_desktop.files import write_whole
    from trails_desktop.resources import resource_dir

    pool = _pool(arguments.cards, arguments.data)
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
        raise BadInput(_unreadable(error)) from error
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


# --- what the commands read -------------------------------------------------------------------------------------------
def serve(arguments: argparse.Namespace) -> int:
    import json

    from trails_desktop.app.commands import serve as servecommand
    from trails_desktop.paths import PathError, Paths

    try:
        servecommand.table_rules(arguments)
    except ValueError as problem:
        raise BadInput(str(problem)) from problem
    last = arguments.port + arguments.tables - 1
    if arguments.port < 0 or (arguments.port and last > 65_535):
        raise BadInput(f"--port: there are ports from 1 to 65535, and the tables would need {arguments.port} to {last}")
    pool, paths = _pool(arguments.cards, arguments.data), Paths(arguments.data)
    try:
        paths.create()
    except PathError as problem:
        raise BadInput(str(problem)) from problem

    def tell(said: dict[str, object]) -> None:
        print(json.dumps(said, ensure_ascii=False) if arguments.json else servecommand.words(said), flush=True)

    return servecommand.serve(arguments, pool, paths.records / "lan", tell)


def _plan(arguments: argparse.Namespace) -> Plan:
    from engine.selfplay import Entrant, Plan
    from engine.trails.cards.carddef import make_card
    from engine.trails.cards.decks import DeckError, resolve
    from engine.trails.cards.printing import CardError

    pool = _pool(arguments.cards, arguments.data)
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


def _pool(files: list[Path] | None, data: Path | None = None) -> CardPool:
    """The library, or the cards of the files given instead."""
    from engine.trails.cards.printing import CardError
    from trails_desktop.app.commands.library import library_pool, pool_of_files

    try:
        return library_pool(data) if files is None else pool_of_files(files)
    except CardError as problem:
        raise BadInput(str(problem)) from problem
    except OSError as error:
        raise BadInput(_unreadable(error)) from error


def _read_deck(file: Path) -> Deck:
    from engine.trails.cards.decks import DeckError, read_deck

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
        return [resource_dir("decks"), Paths.chosen(data).library / "decks"]
    except OSError as error:
        raise BadInput(_unreadable(error)) from error


def _deck_file(word: str, folders: list[Path]) -> Path:
    """A deck by its file, or by its name (with or without ending, in either language)."""
    from engine.trails.cards.pool import fold

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


def print_json(data: object) -> None:
    print(json.dumps(data, ensure_ascii=True, indent=2))


def _unreadable(error: OSError) -> str:
    return f"{error.filename}: {error.strerror}" if error.filename else str(error)
