"""Everything that follows from a change of cards: index, compiled texts that no longer hold, the count of changes.

Apart from the store, since only writing needs the words of cards, and with them what reads texts.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from engine.text.source.proper_names import WordTable, key
from trails_desktop.library.storage import store
from trails_desktop.library.storage.index import Runs
from trails_desktop.library.storage.store import Versions

#: More new words than this and looking for them in every text takes longer than reading the texts anew.
_MOST_WORDS: Final = 300


def changed(run: Runs, before: Mapping[str, Versions], numbers: Iterable[str]) -> None:
    """After printings were written: index, compiled texts that no longer hold, and the count of changes.

    before: the printings of these cards that counted before.
    """
    touched = list(dict.fromkeys(numbers))
    store.reindex(run, touched)
    if len(touched) > _MOST_WORDS:
        run.execute("DELETE FROM compiled")
    elif run.execute("SELECT 1 FROM compiled LIMIT 1").fetchone() is not None:
        forget(run, word_keys(before) ^ word_keys(store.versions_by_number(run, touched)))
    store.set_fact(run, "revision", str(store.revision(run) + 1))


def words_changed(run: Runs, orgs: Iterable[str]) -> None:
    """After names of organizations were told: texts in which they stand, and the count of changes."""
    forget(run, {("orgs", key(word), "") for word in orgs})
    store.set_fact(run, "revision", str(store.revision(run) + 1))


def word_keys(cards: Mapping[str, Versions]) -> set[tuple[str, str, str]]:
    """What the compiler knows of words: table, word as it is looked up, and the word it stands for."""
    table = WordTable(printing for versions in cards.values() for printing in versions.values())
    known: set[tuple[str, str, str]] = set()
    for versions in cards.values():
        for one in versions.values():
            for name, words in (("orgs", one.orgs), ("names", (one.name,)), ("subnames", (one.subname,))):
                known.update((name, key(word), table.canonical(name, word)) for word in words if word)
    return known


def forget(run: Runs, changes: Iterable[tuple[str, str, str]]) -> None:
    """Drop compiled texts in which a word stands that now means something else."""
    words = {word for _, word, _ in changes if word}
    if not words:
        return
    if len(words) > _MOST_WORDS:
        run.execute("DELETE FROM compiled")
        return
    rows = run.execute("SELECT key, source FROM compiled").fetchall()
    stale = [(name,) for name, source in rows if any(word in source for word in words)]
    run.executemany("DELETE FROM compiled WHERE key=?", stale)
