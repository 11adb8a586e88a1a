"""Texts of cards read by the compiler, for the pool of the library.

It brings the compiler with its grammar (350 modules), so it is imported with the first text that nobody read before.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping

from engine.text.byhand import meaning_of, playable
from engine.text.compile import Compiled, compile_card
from engine.text.source.proper_names import WordTable, key
from engine.trails import tree as t
from engine.trails.cards.printing import Printing
from trails_desktop.library.storage import meanings

#: A text as the library keeps it: key, stamp, source, understood, meaning, problems.
Row = tuple[str, str, str, bool, str, str]


class Reader:
    """Reads texts with the words of these cards, and of organizations whose names were told."""

    def __init__(self, cards: Iterable[Mapping[str, Printing]], orgs: Mapping[str, str]) -> None:
        self.words = WordTable((printing for versions in cards for printing in versions.values()), orgs)

    def read(self, printing: Printing, name: str) -> tuple[t.Meaning, str, Row]:
        """What a printing's texts mean, the same as text, and the row to keep of it. name: the key of the texts."""
        read = compile_card(printing, self.words)
        meaning = playable(printing, read, self.words)
        text = meanings.dump(meaning)
        kept = meanings.sealed(text)
        row = (name, meanings.grammar_stamp(), _source(printing), read.understood, kept, _problems(read))
        return meaning, text, row

    def best(self, versions: Mapping[str, Printing]) -> t.Meaning:
        """What a card means whose deciding text was not read wholly: another language's, if that was."""
        return meaning_of(versions, self.words)


def _source(printing: Printing) -> str:
    """The texts of a printing as words are looked for in them."""
    return key(printing.text + "\n" + (printing.arts.text if printing.arts is not None else ""))


def _problems(read: Compiled) -> str:
    """The lines that were not understood, as JSON."""
    return json.dumps(
        [
            {"text": line.text, "at": line.problem.at, "near": line.problem.near, "message": line.problem.message}
            for line in read.lines
            if line.problem is not None
        ],
        ensure_ascii=False,
    )
