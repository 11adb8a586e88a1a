"""What cards are searched by: a row a number made from its printings, and the words of names and texts (FTS5).

Japanese is kept as pairs of letters beside the words, since it is written without spaces; a query of one letter or of
any number is a phrase of such pairs. All of this can be made anew from the printings at any time.
"""

from __future__ import annotations

import re
import sqlite3
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final, Protocol

from engine.text.source.lexicon import icon_words
from engine.trails.cards.decks import COMMON
from engine.trails.cards.pool import corrected_names, fold
from engine.trails.cards.printing import Printing, as_corrected
from trails_desktop.library.storage.letters import hiragana, order
from trails_desktop.library.storage.records import SHIPPED, USER

VERSION: Final = "5"  #: raised when rows are made another way
_TABLE: Final = (
    "CREATE VIRTUAL TABLE IF NOT EXISTS card_words USING "
    "fts5(name, text, name_pairs, text_pairs, tokenize='unicode61 remove_diacritics 2')"
)
SPOKEN: Final = ("subnames", "orgs")  #: columns in which katakana stands as hiragana, as it is typed
#: Letters of languages written without spaces.
CJK: Final = re.compile(r"[\u3005-\u3007\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\uff66-\uff9f々ー]")
_ICON: Final = re.compile(r"[\[【]([^\[\]【】]{1,40})[\]】]")
_KEYWORD: Final = re.compile(r"(?m)^\s*[•・■]?\s*([^\s.:,。、{}\[\]【】“”—]{1,12}(?: [A-Z]\w+)?)\s*—")


class Runs(Protocol):
    """What carries out SQL: a connection of SQLite's or of SQLAlchemy's driver."""

    def execute(self, sql: str, parameters: Any = ..., /) -> Any:
        """One statement."""

    def executemany(self, sql: str, parameters: Any, /) -> Any:
        """One statement for many rows."""


def pairs(text: str) -> str:
    """The text as pairs of letters, and its last letter alone; katakana as hiragana, as it is typed."""
    plain = hiragana("".join(unicodedata.normalize("NFKC", text).casefold().split()))
    return " ".join(plain[at : at + 2] for at in range(len(plain)))


@lru_cache(maxsize=2**15)
def folded(text: str) -> str:
    """A text as it is compared: widths, case, kinds of quotation marks and spaces make no difference."""
    return fold(text)


def spoken(text: str) -> str:
    """A text as it is compared where katakana and hiragana make no difference either."""
    return hiragana(folded(text))


def barred(words: Iterable[str]) -> str:
    """Words between bars, each once."""
    known = dict.fromkeys(word.replace("|", "/") for word in words if word)
    return f"|{'|'.join(known)}|" if known else ""


def text_key(printing: Printing) -> str:
    """The key of a printing's texts among those compiled; "" if it has none."""
    printing = as_corrected(printing)
    arts = printing.arts.text if printing.arts is not None else ""
    if not printing.text.strip() and not arts.strip():
        return ""
    kind = "event" if "EVENT" in printing.types else ""
    parts = "\0".join((printing.lang, kind, printing.text, arts))
    return blake2b(parts.encode(), digest_size=16).hexdigest()


def deciding_text(versions: Mapping[str, Printing]) -> Printing | None:
    """The printing whose text has to be read: the Japanese one before others (1503.1); None where effects are given."""
    if any(printing.effects is not None for printing in versions.values()):
        return None
    return versions.get("ja") or next(iter(versions.values()))


def crafts(printing: Printing) -> Iterator[str]:
    """Icon crafts and keywords that stand in the text or among the effects, in small letters."""
    for entry in printing.effects or ():
        if isinstance(entry, Mapping) and isinstance(entry.get("icon"), str):
            yield entry["icon"].casefold()
    words = icon_words(printing.lang)
    for found in _ICON.findall(printing.text):
        word = unicodedata.normalize("NFKC", found).casefold().strip()
        name = next((name for name in sorted(words, key=len, reverse=True) if word.startswith(name)), "")
        yield words[name].casefold() if name else word
    yield from (found.casefold() for found in _KEYWORD.findall(printing.text))


def card_row(number: str, versions: Mapping[str, Printing], origins: Iterable[str]) -> dict[str, Any]:
    """The searchable row of a card."""
    main = versions.get("ja") or next(iter(versions.values()))
    shown = versions.get("en") or main
    read = deciding_text(versions)
    names = [name for one in versions.values() for name in (one.name, corrected_names(one)[0])]
    subnames = [name for one in versions.values() for name in (one.subname, corrected_names(one)[1]) if name]
    texts = [one for one in versions.values() if one.text or one.arts is not None]
    flags = {
        "mine": USER in origins,
        "shipped": SHIPPED in origins,
        "corrected": any(one.corrected for one in versions.values()),
        "common": any(folded(name) in COMMON for name in subnames),
        "arts": main.arts is not None,
        "vanilla": not texts,
        "dual": len(main.types) > 1,
    }
    return {
        "number": number,
        "set_name": shown.set,
        "type": main.type,
        "cp": main.cp,
        "ep": main.ep,
        "level": main.level,
        "strength": main.strength,
        "defence": main.defence,
        "arts_ep": main.arts.ep if main.arts is not None else None,
        "rarity": shown.rarity or main.rarity,
        "sort_en": order(f"{shown.name} {shown.subname}"),
        "sort_ja": order(f"{main.name} {main.subname}"),
        "names": "\n".join(dict.fromkeys(map(folded, names))),
        "subnames": barred(map(spoken, subnames)),
        "orgs": barred(spoken(org) for one in versions.values() for org in one.orgs),
        "sets": barred(folded(one.set) for one in versions.values()),
        "langs": barred(versions),
        "icons": barred(word for one in versions.values() for word in crafts(one)),
        "flags": barred(word for word, holds in flags.items() if holds),
        "text_key": "" if read is None else text_key(read),
    }


def words_row(versions: Mapping[str, Printing]) -> tuple[str, str, str, str]:
    """Names and texts for FTS5: as words, and what is Japanese as pairs of letters."""
    names: list[str] = []
    texts: list[str] = []
    for one in versions.values():
        names += [one.name, one.subname, *corrected_names(one)]
        texts += [one.text, *([one.arts.name, one.arts.text] if one.arts is not None else [])]
    names, texts = list(dict.fromkeys(filter(None, names))), list(filter(None, texts))
    plain = [unicodedata.normalize("NFKC", " \n".join(group)) for group in (names, texts)]
    japanese = ["\n".join(map(pairs, (one for one in group if CJK.search(one)))) for group in (names, texts)]
    return plain[0], plain[1], japanese[0], japanese[1]


def make_table(run: Runs) -> None:
    """The table of words, if it is not there."""
    run.execute(_TABLE)


def write(run: Runs, cards: Iterable[tuple[int, Mapping[str, Printing], Sequence[str], str]]) -> None:
    """Rows and words of these cards: id, printings by language, origins, number. Those without printings go."""
    rows: list[dict[str, Any]] = []
    words: list[tuple[Any, ...]] = []
    gone: list[tuple[int]] = []
    idents: list[tuple[int]] = []
    for ident, versions, origins, number in cards:
        idents.append((ident,))
        if not versions:
            gone.append((ident,))
            continue
        rows.append({**card_row(number, versions, origins), "id": ident})
        words.append((ident, *words_row(versions)))
    make_table(run)
    run.executemany("DELETE FROM card_words WHERE rowid=?", idents)
    run.executemany("DELETE FROM card WHERE id=?", gone)
    if rows:
        names = [name for name in rows[0] if name not in ("id", "number")]
        sets = ", ".join(f"{name}=:{name}" for name in names)
        run.executemany(f"UPDATE card SET {sets} WHERE id=:id", rows)
        run.executemany("INSERT INTO card_words (rowid, name, text, name_pairs, text_pairs) VALUES (?,?,?,?,?)", words)


def is_fresh(connection: sqlite3.Connection) -> bool:
    """Whether rows and words are those this program makes."""
    row = connection.execute("SELECT value FROM meta WHERE key='index'").fetchone()
    return row is not None and row[0] == VERSION
