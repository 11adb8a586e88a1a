"""Finding cards: what a query finds, sorted and grouped, with mistyped words of names read as what was meant."""

from __future__ import annotations

import contextlib
import threading
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from sqlite3 import Connection
from typing import Final, Literal

from trails_desktop.library.orgs import tied
from trails_desktop.library.search.query import Node, Not, Term, parse
from trails_desktop.library.search.sql import Sql, match
from trails_desktop.library.storage import files, store
from trails_desktop.library.storage.index import CJK, folded, spoken
from trails_desktop.library.storage.letters import order

Sort = Literal["relevance", "number", "name", "type", "cp", "ep", "level", "str", "def", "rarity", "set", "newest"]
Group = Literal["", "type", "org", "cp", "rarity", "set"]
SORTS: Final[tuple[Sort, ...]] = (
    "relevance", "number", "name", "type", "cp", "ep", "level", "str", "def", "rarity", "set", "newest"
)  # fmt: skip
GROUPS: Final[tuple[Group, ...]] = ("", "type", "org", "cp", "rarity", "set")
_TYPES: Final = "CASE substr(card.type, 1, 2) WHEN 'UN' THEN 0 WHEN 'IT' THEN 1 WHEN 'EV' THEN 2 ELSE 3 END"
_COST: Final = "coalesce(card.cp, card.ep, card.level, 0)"
_RARITY: Final = "CASE card.rarity WHEN 'C' THEN 0 WHEN 'U' THEN 1 WHEN 'R' THEN 2 WHEN 'SR' THEN 3 ELSE 4 END"
_COLUMN: Final = {
    "cp": "card.cp",
    "ep": "card.ep",
    "level": "card.level",
    "str": "card.strength",
    "def": "card.defence",
}
_TYPO: Final = 78  #: how alike (of 100) a word must be to be taken for another
_LEAST: Final = 4  #: letters of a word in which a mistake is looked for


@dataclass(frozen=True, slots=True)
class Section:
    """Cards that belong together. key: what they share (a type, an organization, a cost as text), "" = nothing."""

    key: str
    numbers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Found:
    """What a query found. numbers: in order; meant: mistyped words and what was looked for in their place."""

    numbers: tuple[str, ...]
    sections: tuple[Section, ...] = ()
    meant: tuple[tuple[str, tuple[str, ...]], ...] = ()
    node: Node | None = None

    def __len__(self) -> int:
        return len(self.numbers)


class Searcher:
    """Searches one library; may be used from any thread."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock = threading.Lock()
        self._names: tuple[int, tuple[str, ...]] = (-1, ())
        self._orgs: tuple[int, tuple[tuple[str, str], ...]] = (-1, ())
        self._offers: dict[tuple[int, str], dict[str, tuple[str, ...]]] = {}

    def find(
        self, query: str, sort: Sort = "number", group: Group = "", *, down: bool = False, lang: str = "en",
        limit: int | None = None, among: Sequence[str] | None = None,
    ) -> Found:  # fmt: skip
        """The numbers of the cards a query means, sorted, and in sections if grouped.

        down: the other way round. lang: whose names are sorted by. among: only these cards.
        Raises :class:`trails_desktop.library.search.query.QueryError` and :class:`LibraryError`.
        """
        node = parse(query)
        with contextlib.closing(files.connect(self._path)) as connection, files.errors(self._path):
            instead = self._mistyped(connection, node)
            asked_org = any(term.field == "org" for term in _terms(node))
            orgs = self._tied(connection) if asked_org else ()
            sql = Sql({word.casefold(): names for word, names in instead}, orgs=orgs)
            where = sql.of(node)
            first, values = _order(sort, node, down, lang)
            text = (
                f"SELECT card.number, {_grouped(group)} FROM card WHERE {where} ORDER BY {first}card.position, card.id"
            )
            if limit is not None:
                text += f" LIMIT {int(limit)}"
            rows = connection.execute(text, (*sql.values, *values)).fetchall()
        if among is not None:
            wanted = set(among)
            rows = [row for row in rows if row[0] in wanted]
        return Found(tuple(row[0] for row in rows), _sections(rows, group), instead, node)

    def _mistyped(self, connection: Connection, node: Node) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Words nothing is called or says, with the words of names that they are most like."""
        out: dict[str, tuple[str, ...]] = {}
        for term in _terms(node):
            word = unicodedata.normalize("NFKC", term.value).strip()
            if term.field not in ("", "name") or term.quoted or CJK.search(word) or len(word) < _LEAST or word in out:
                continue
            if not word.replace("'", "").replace("-", "").isalpha():
                continue
            asked = match(word, ("name", "name_pairs") if term.field else None)
            if (
                not asked
                or connection.execute("SELECT 1 FROM card_words WHERE card_words MATCH ? LIMIT 1", (asked,)).fetchone()
            ):
                continue
            from rapidfuzz import fuzz, process

            near = process.extract(
                word.casefold(), self._words(connection), scorer=fuzz.ratio, score_cutoff=_TYPO, limit=3
            )
            if near:
                out[term.value] = tuple(str(one[0]) for one in near)
        return tuple(out.items())

    def _words(self, connection: Connection) -> tuple[str, ...]:
        """Every word of a name."""
        revision = store.revision(connection)
        with self._lock:
            if self._names[0] != revision:
                words = {
                    word.strip(".,'\"!?()|")
                    for names, subnames in connection.execute("SELECT names, subnames FROM card")
                    for word in f"{names} {subnames}".replace("|", " ").replace("-", " ").split()
                }
                self._names = (revision, tuple(sorted(word for word in words if len(word) >= _LEAST)))
            return self._names[1]

    def _tied(self, connection: Connection) -> tuple[tuple[str, str], ...]:
        """Names of organizations with those in the other language, both ways, as they are kept for searching."""
        revision = store.revision(connection)
        with self._lock:
            if self._orgs[0] != revision:
                names = tied(store.printed_orgs(connection), store.told_orgs(connection))
                pairs = [(spoken(ja), spoken(en)) for ja, en in names.items()]
                self._orgs = (revision, tuple(dict.fromkeys((*pairs, *((en, ja) for ja, en in pairs)))))
            return self._orgs[1]

    def values(self, field: str, lang: str = "") -> tuple[str, ...]:
        """The organizations, sets or rarities ("org", "set", "rarity") of printings in a language ("" = any), or the
        icon crafts and keywords ("craft") of texts, by name: what a filter offers."""
        with contextlib.closing(files.connect(self._path)) as connection, files.errors(self._path):
            if field == "craft":
                rows = connection.execute("SELECT DISTINCT icons FROM card WHERE icons<>''").fetchall()
                return tuple(sorted({word for row in rows for word in row[0].strip("|").split("|")}))
            where = " WHERE lang=?" if lang else ""
            column = {"org": "orgs", "set": "set_name", "rarity": "rarity"}[field]
            rows = connection.execute(
                f"SELECT DISTINCT {column} FROM printing{where}", (lang,) if lang else ()
            ).fetchall()
            if field == "org":
                return tuple(sorted({str(org) for row in rows for org in store.loaded(row[0])}))
        return tuple(sorted(row[0] for row in rows if row[0]))

    def words_for(self, lang: str = "") -> dict[str, tuple[str, ...]]:
        """What completion offers as values, by field; names of cards under "name". The same until the cards change."""
        with contextlib.closing(files.connect(self._path)) as connection, files.errors(self._path):
            key = (store.revision(connection), lang)
            with self._lock:
                if key in self._offers:
                    return self._offers[key]
            where = " WHERE lang=?" if lang else ""
            names = connection.execute(
                f"SELECT DISTINCT corrected_name FROM printing{where} ORDER BY 1", (lang,) if lang else ()
            ).fetchall()
        offers = {field: self.values(field, lang) for field in ("org", "set", "rarity", "craft")}
        offers["name"] = tuple(sorted((row[0] for row in names), key=order))
        with self._lock:
            self._offers = {key: offers}
        return offers

    def names_like(self, name: str, most: int = 5) -> tuple[str, ...]:
        """Numbers of the cards whose names are most like a text, the likest first: for a card nobody knows."""
        from rapidfuzz import fuzz, process, utils

        with contextlib.closing(files.connect(self._path)) as connection, files.errors(self._path):
            rows = connection.execute(
                "SELECT c.number, p.lang, p.corrected_name, p.corrected_subname FROM printing p "
                "JOIN card c ON c.id=p.card_id ORDER BY c.position, c.id"
            ).fetchall()
        alone = {f"{number}\0{lang}": folded(name) for number, lang, name, _ in rows}
        whole = {f"{number}\0{lang}": folded(f"{name} {subname}") for number, lang, name, subname in rows}
        asked = folded(name).replace("[", " ").replace("]", " ")
        found: dict[str, float] = {}
        # lists leave the sub-name out as often as they mistype it; a part that is alike counts less than a whole name
        for choices, scorer, worth in ((alone, fuzz.ratio, 1.0), (whole, fuzz.ratio, 1.0), (whole, fuzz.WRatio, 0.85)):
            for _, score, ident in process.extract(
                asked, choices, scorer=scorer, processor=utils.default_process, score_cutoff=70, limit=most * 2
            ):
                number = str(ident).split("\0")[0]
                found[number] = max(found.get(number, 0.0), score * worth)
        return tuple(sorted(found, key=lambda number: -found[number]))[:most]


def _terms(node: Node) -> list[Term]:
    if isinstance(node, Term):
        return [node]
    if isinstance(node, Not):
        return _terms(node.part)
    return [term for part in node.parts for term in _terms(part)]


def _order(sort: Sort, node: Node, down: bool, lang: str) -> tuple[str, list[str]]:
    """What is sorted by first, each part with a comma behind it, and its parameters."""
    way = " DESC" if down else ""
    name = "card.sort_ja" if lang == "ja" else "card.sort_en"
    if sort == "relevance":
        words = [term.value for term in _wanted(node) if term.field in ("", "name")]
        asked = " OR ".join(one for word in words if (one := match(word, ("name", "name_pairs"))))
        if not asked:
            return "", []
        # what is called so stands before what says so
        return "CASE WHEN card.id IN (SELECT rowid FROM card_words WHERE card_words MATCH ?) THEN 0 ELSE 1 END, ", [
            asked
        ]
    if sort == "newest":
        return f"card.position{'' if down else ' DESC'}, ", []
    if sort in _COLUMN:
        # cards without that number come last, whichever way
        return f"{_COLUMN[sort]} IS NULL, {_COLUMN[sort]}{way}, {name}, ", []
    by = {
        "number": f"card.number COLLATE NOCASE{way}, ",
        "name": f"{name}{way}, ",
        "type": f"{_TYPES}{way}, {_COST}, {name}, ",
        "rarity": f"{_RARITY}{way}, {name}, ",
        "set": f"card.set_name{way}, card.number, ",
    }
    return by[sort], []


def _wanted(node: Node) -> list[Term]:
    """Terms that are not negated."""
    if isinstance(node, Term):
        return [node]
    if isinstance(node, Not):
        return []
    return [term for part in node.parts for term in _wanted(part)]


def _grouped(group: Group) -> str:
    return {"": "''", "type": "card.type", "org": "card.orgs", "cp": "card.cp", "rarity": "card.rarity", "set": "card.set_name"}[group]  # fmt: skip  # noqa: E501


def _sections(rows: Sequence[tuple[str, object]], group: Group) -> tuple[Section, ...]:
    """Sections in the order of their keys; an organization's is the first one of a card."""
    if not group:
        return ()
    found: dict[str, list[str]] = {}
    for number, value in rows:
        key = "" if value is None else str(value)
        if group == "org":
            key = key.strip("|").split("|")[0]
        elif group == "type":
            key = key.split("/")[0]
        found.setdefault(key, []).append(number)
    ranks = {"UNIT": "0", "ITEM": "1", "EVENT": "2", "BASE": "3", "C": "0", "U": "1", "R": "2", "SR": "3"}
    order = sorted(found, key=lambda key: (key == "", len(key) if group == "cp" else 0, ranks.get(key, key)))
    return tuple(Section(key, tuple(found[key])) for key in order)
