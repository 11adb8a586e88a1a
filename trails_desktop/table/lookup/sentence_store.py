"""Sentences that were said back from trees, kept in a file of the cache folder: they depend on tree and language alone.

The file is thrown away where its stamp is another one: the grammar said otherwise, or words of cards have changed. What
stands in it comes from a folder that anybody may write into, so it is read as plain text with limits and nothing more.
"""

from __future__ import annotations

import contextlib
import json
import logging
from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from engine.textfile import read_plain
from engine.trails.tree.plain import plain
from trails_desktop.files import write_text

NAME: Final = "sentences.json"
MOST: Final = 20_000  #: sentences
MOST_LONG: Final = 4_000  #: characters of one
_MOST_BYTES: Final = 16 * 2**20
_log = logging.getLogger("trails.sentences")


def written(node: object) -> str:
    """A part of a meaning as JSON. Raises :class:`engine.trails.tree.plain.NotATree`."""
    return json.dumps(plain(node), ensure_ascii=False, separators=(",", ":"))


def key_of(text: str, lang: str) -> str:
    """Under which a tree, given as JSON, is kept in a language."""
    return blake2b(f"{lang}\0{text}".encode(), digest_size=12).hexdigest()


class SentenceStore:
    """Sentences by key. file: where they are kept, None if nowhere; stamp: of the grammar and of the cards."""

    def __init__(self, file: Path | None, stamp: str) -> None:
        self._file = file
        self._stamp = stamp
        self._said: dict[str, str] = {}
        self._whole: set[str] = set()
        self._read()

    def get(self, key: str) -> str | None:
        """The sentence, None if it was not said yet."""
        return self._said.get(key)

    def whole(self, lang: str) -> bool:
        """Whether the cards of the library were said in a language."""
        return lang in self._whole

    def put(self, said: Mapping[str, str], whole: str = "") -> None:
        """Keep sentences. whole: the language in which these are all cards of the library. The latest stay."""
        if whole:
            self._whole.add(whole)
        for key, sentence in said.items():
            self._said.pop(key, None)
            self._said[key] = sentence[:MOST_LONG]
        for key in list(self._said)[: max(0, len(self._said) - MOST)]:
            del self._said[key]
        self._write()

    def _write(self) -> None:
        if self._file is None:
            return
        data = {"stamp": self._stamp, "whole": sorted(self._whole), "said": self._said}
        try:
            write_text(self._file, json.dumps(data, ensure_ascii=False))
        except OSError as error:
            _log.warning("sentences cannot be kept: %s", error)

    def _read(self) -> None:
        if self._file is None:
            return
        with contextlib.suppress(OSError, ValueError, RecursionError):
            if self._file.stat().st_size > _MOST_BYTES:
                return
            data: Any = json.loads(read_plain(self._file))
            if not isinstance(data, dict) or data.get("stamp") != self._stamp:
                return
            said, whole = data.get("said"), data.get("whole")
            if not isinstance(said, dict) or not isinstance(whole, list):
                return
            if all(isinstance(one, str) and len(one) <= MOST_LONG for one in said.values()) and len(said) <= MOST:
                self._said = said
                self._whole = {one for one in whole if isinstance(one, str)}
