"""Trees said back in sentences, without anybody waiting for it: the grammar is large and takes a second to come.

At a window it stands in a process beside it (:class:`Beside`), which is started where a sentence is missing that no
earlier match has had said, and ends when nothing was missing for a while; most matches never need it.
"""

from __future__ import annotations

import contextlib
import logging
import os
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future
from functools import partial
from pathlib import Path
from typing import Final, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from engine.processes import beside, end
from engine.text.source.proper_names import WordTable
from engine.trails.cards.pool import CardPool
from engine.trails.tree.plain import NotATree
from trails_desktop.match.thinker import follow_parent
from trails_desktop.table.lookup.sentence_store import SentenceStore, key_of, written

_LOOK_EVERY_MS: Final = 30
_IDLE_MS: Final = 20_000  #: how long the process stays when nothing is missing
_KINDER: Final = 10  #: how much the process gives way to others, as Unix counts it
_log = logging.getLogger("trails.sentences")


class Sayings(Protocol):
    """Says trees."""

    def said(self, node: object, lang: str) -> str | None:
        """A craft or effect as a sentence, "" if no template says it, None if it is not known yet."""
        ...


class AtOnce:
    """Says trees here and now; the first one waits for the grammar. For tests, and where there is no library."""

    def __init__(self, pool: CardPool) -> None:
        self._pool = pool
        self._words: WordTable | None = None

    def said(self, node: object, lang: str) -> str | None:
        """The sentence, "" if no template says it."""
        from engine.text.describe.paraphrase import said_lines  # the grammar; a table opens without it

        if self._words is None:
            printings = (one for card in self._pool for one in self._pool.versions(card).values())
            self._words = WordTable(printings, self._pool.told_orgs)
        return said_lines([node], lang, self._words)


class Beside(QObject):
    """Has trees said by a process. ``came()``: something that was not known is known now."""

    came = Signal()

    def __init__(
        self,
        source: Path,
        store: SentenceStore,
        parent: QObject | None = None,
        *,
        work: Callable[[Path, str, Sequence[str] | None], dict[str, str]] | None = None,
    ) -> None:
        """source: the library's file. work: what the process does instead of its own, for tests."""
        super().__init__(parent)
        self._source = source
        self._store = store
        self._do = work or _say
        self._pools: list[Executor] = []
        self._work: Future[dict[str, str]] | None = None
        self._whole = ""  #: the language whose cards are being said
        self._cards: list[str] = []  #: languages whose cards are wanted
        self._trees: dict[str, dict[str, None]] = {}  #: trees that are wanted, by language
        self._refused: set[str] = set()  #: languages and keys of what could not be said
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK_EVERY_MS)
        self._timer.timeout.connect(self._look)
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.setInterval(_IDLE_MS)
        self._idle.timeout.connect(self.close)
        self.destroyed.connect(partial(_stop, self._pools))

    @property
    def running(self) -> bool:
        """Whether there is a process."""
        return bool(self._pools)

    def prepare(self, lang: str) -> None:
        """Have the cards of the library said in a language, unless they were."""
        if not self._store.whole(lang) and lang not in (*self._cards, self._whole) and lang not in self._refused:
            self._cards.append(lang)
            self._go_on()

    def said(self, node: object, lang: str) -> str | None:
        """The sentence, None if it is not known yet: ``came`` tells. Takes no time to speak of."""
        try:
            text = written(node)
        except NotATree:
            return ""
        key = key_of(text, lang)
        found = self._store.get(key)
        if found is None and key not in self._refused:
            self.prepare(lang)
            self._trees.setdefault(lang, {})[text] = None
            self._go_on()
        return found

    def close(self) -> None:
        """End the process; it comes again with the next sentence that is missing."""
        self._timer.stop()
        self._idle.stop()
        self._work, self._whole = None, ""
        self._cards.clear()
        self._trees.clear()
        _stop(self._pools)

    def _go_on(self) -> None:
        """Give the process its next work, if it is free: all cards first, then those trees that were not among them."""
        if self._work is not None:
            return
        for lang, texts in list(self._trees.items()):
            for text in [text for text in texts if self._store.get(key_of(text, lang)) is not None]:
                del texts[text]
            if not texts:
                del self._trees[lang]
        if not self._cards and not self._trees:
            self._timer.stop()
            self._idle.start()
            return
        self._idle.stop()
        try:
            if not self._pools:
                self._pools.append(beside(1, _begin))
            if self._cards:
                self._whole = self._cards.pop(0)
                self._work = self._pools[0].submit(self._do, self._source, self._whole, None)
            else:
                lang = next(iter(self._trees))
                self._work = self._pools[0].submit(self._do, self._source, lang, list(self._trees[lang]))
        except (OSError, RuntimeError) as error:
            self._work = Future()
            self._work.set_exception(error)
        self._timer.start()

    def _look(self) -> None:
        work = self._work
        if work is None or not work.done():
            return
        whole, self._work, self._whole = self._whole, None, ""
        try:
            self._store.put(work.result(), whole)
        except Exception as error:  # a sentence that cannot be said must not end the game: the printed text stays
            _log.warning("what cards mean cannot be said: %r", error)
            if whole:
                self._refused.add(whole)
            for lang, texts in self._trees.items():
                self._refused.update(key_of(text, lang) for text in texts)
            self._trees.clear()
            _stop(self._pools)
        else:
            self.came.emit()
        self._go_on()


def _begin() -> None:
    """At the start of the process: it ends with the program, and gives way to it."""
    follow_parent()
    if hasattr(os, "nice"):
        with contextlib.suppress(OSError):
            os.nice(_KINDER)


def _say(source: Path, lang: str, trees: Sequence[str] | None) -> dict[str, str]:
    """In the process: these trees, all cards for None."""
    from trails_desktop.table.lookup.saying_process import say  # the grammar, there alone

    return say(source, lang, trees)


def _stop(pools: list[Executor], *_: object) -> None:
    while pools:
        end(pools.pop())
