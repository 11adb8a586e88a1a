"""Cards in the tables: reading the printings that count, and writing records and index."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any, Final

from engine.trails.cards.pool import CardPool
from engine.trails.cards.printing import Printing, read_printing
from engine.trails.tree.errors import CardError
from trails_desktop.library.storage import index
from trails_desktop.library.storage.index import Runs
from trails_desktop.library.storage.records import USER, row_of
from trails_desktop.library.storage.sentences import Rotten

_MOST_SINGLE: Final = 400  #: cards that are read one by one rather than all together
Versions = dict[str, Printing]


def fact(run: Runs, name: str) -> str:
    """A single fact of the library, "" if nobody wrote it."""
    row = run.execute("SELECT value FROM meta WHERE key=?", (name,)).fetchone()
    return str(row[0]) if row is not None else ""


def set_fact(run: Runs, name: str, value: str) -> None:
    """Write a single fact."""
    run.execute("INSERT INTO meta (key, value) VALUES (?,?) ON CONFLICT (key) DO UPDATE SET value=excluded.value",
                (name, value))  # fmt: skip


def revision(run: Runs) -> int:
    """How often the cards were changed."""
    text = fact(run, "revision") or "0"
    if not text.isdecimal() or len(text) > 18:
        raise Rotten("the count of changes is no number")
    return int(text)


def records(run: Runs, numbers: Iterable[str] | None = None) -> dict[str, dict[tuple[str, str], str]]:
    """Every record as JSON by number, then by language and origin, in the order of the cards."""
    sql = "SELECT c.number, p.lang, p.origin, p.record FROM printing p JOIN card c ON c.id=p.card_id"
    wanted = None if numbers is None else list(dict.fromkeys(numbers))
    if wanted is None or len(wanted) > _MOST_SINGLE:
        rows = run.execute(f"{sql} ORDER BY c.position, c.id, p.lang").fetchall()
        if wanted is not None:
            known = set(wanted)
            rows = [row for row in rows if row[0] in known]
    else:
        rows = [row for number in wanted for row in run.execute(f"{sql} WHERE c.number=? ORDER BY p.lang", (number,))]
    found: dict[str, dict[tuple[str, str], str]] = {}
    for number, lang, origin, record in rows:
        found.setdefault(number, {})[lang, origin] = record
    return found


def effective(kept: Mapping[tuple[str, str], str]) -> dict[str, str]:
    """The record that counts by language: the user's, else the shipped one."""
    out: dict[str, str] = {}
    for (lang, origin), record in kept.items():
        if origin == USER or lang not in out:
            out[lang] = record
    return {lang: kept.get((lang, USER), record) for lang, record in out.items()}


def versions_of(number: str, kept: Mapping[tuple[str, str], str]) -> Versions:
    """The printings that count. Where a shipped one does not fit the user's, the user's alone do."""
    chosen = effective(kept)
    versions = {lang: printing_of(text, number) for lang, text in chosen.items()}
    if len(versions) > 1 and any(origin == USER for _, origin in kept):
        try:
            CardPool(versions.values())
        except CardError:
            return {lang: printing for lang, printing in versions.items() if (lang, USER) in kept}
    return versions


def printing_of(record: object, number: object) -> Printing:
    """A printing of its record. Raises :class:`Rotten` for whatever is none."""
    try:
        if not isinstance(record, str):
            raise TypeError("it is no text")
        printing = read_printing(json.loads(record), f"card {number}")
        if printing.number != number:
            raise ValueError(f"it is of card {printing.number[:60]}")
        return printing
    except Exception as error:  # a record was checked when it was written: now it is whatever became of its bytes
        raise Rotten(f"the record of card {str(number)[:60]} cannot be read: {error}") from error


def loaded(text: object) -> list[Any]:
    """A list that was kept as JSON. Raises :class:`Rotten` for anything else."""
    try:
        found = json.loads(text) if isinstance(text, str) else None
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, list):
        raise Rotten("a list in it cannot be read")
    return found


def all_versions(run: Runs) -> dict[str, Versions]:
    """The printings that count of every card, by number."""
    return {number: versions_of(number, kept) for number, kept in records(run).items()}


def versions_by_number(run: Runs, numbers: Iterable[str]) -> dict[str, Versions]:
    """The printings that count of these cards, of those that are there."""
    return {number: versions_of(number, kept) for number, kept in records(run, numbers).items()}


def told_orgs(run: Runs) -> dict[str, str]:
    """What players told: Japanese words of organizations with the English ones they stand for."""
    return dict(run.execute("SELECT ja, en FROM org_name WHERE ja<>'' AND en<>'' ORDER BY id").fetchall())


def printed_orgs(run: Runs, but: Collection[str] = ()) -> Iterator[dict[str, list[str]]]:
    """The organizations of every card by language, in the order of the cards; but: cards that are left out."""
    rows = run.execute(
        "SELECT c.number, p.lang, p.origin, p.orgs FROM printing p JOIN card c ON c.id=p.card_id "
        "ORDER BY c.position, c.id"
    ).fetchall()
    cards: dict[str, dict[tuple[str, str], str]] = {}
    for number, lang, origin, orgs in rows:
        if number not in but:
            cards.setdefault(number, {})[lang, origin] = orgs
    for kept in cards.values():
        yield {lang: [str(org) for org in loaded(orgs)] for lang, orgs in effective(kept).items()}


def put(run: Runs, origin: str, changes: Iterable[tuple[str, str, str, Printing | None]]) -> None:
    """Write printings of one origin: number, language, record and printing, None to take it away. No index yet."""
    idents = {number: ident for number, ident in run.execute("SELECT number, id FROM card").fetchall()}
    position = run.execute("SELECT coalesce(max(position), 0) FROM card").fetchone()[0]
    rows: list[dict[str, Any]] = []
    gone: list[tuple[int, str, str]] = []
    for number, lang, record, printing in changes:
        if number not in idents:
            if printing is None:
                continue
            position += 1
            made = run.execute(
                "INSERT INTO card (number, position, set_name, type, rarity, sort_en, sort_ja, names, subnames, orgs,"
                " sets, langs, icons, flags, text_key) VALUES (?,?,'','','','','','','','','','','','','')",
                (number, position),
            )
            idents[number] = made.lastrowid
        if printing is None:
            gone.append((idents[number], lang, origin))
        else:
            rows.append({**row_of(printing, record), "card_id": idents[number], "origin": origin})
    run.executemany("DELETE FROM printing WHERE card_id=? AND lang=? AND origin=?", gone)
    if rows:
        names = list(rows[0])
        keys = ("card_id", "lang", "origin")
        sets = ", ".join(f"{name}=excluded.{name}" for name in names if name not in keys)
        run.executemany(
            f"INSERT INTO printing ({', '.join(names)}) VALUES ({', '.join(f':{name}' for name in names)}) "
            f"ON CONFLICT ({', '.join(keys)}) DO UPDATE SET {sets}",
            rows,
        )


def reindex(run: Runs, numbers: Iterable[str] | None = None) -> None:
    """Make rows and words of these cards anew, of all if none are named; cards without a printing go."""
    idents = {number: ident for number, ident in run.execute("SELECT number, id FROM card").fetchall()}
    index.make_table(run)
    if numbers is None:
        run.execute("DELETE FROM card_words")
        wanted = list(idents)
        found = records(run)
    else:
        wanted = [number for number in dict.fromkeys(numbers) if number in idents]
        found = records(run, wanted)
    index.write(
        run,
        (
            (idents[number], versions_of(number, kept), tuple({origin for _, origin in kept}), number)
            for number in wanted
            for kept in [found.get(number, {})]
        ),
    )


def write_connection(session: Any) -> sqlite3.Connection:
    """The driver's own connection under a session, in its transaction: for many rows at once."""
    connection: sqlite3.Connection = session.connection().connection.driver_connection
    return connection
