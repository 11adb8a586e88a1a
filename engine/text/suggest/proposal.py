"""Did you mean ...? The sentence in printed style of a line that is not in printed style.

A line is read with looser rows, then with other words put into its place; what its tree prints as is proposed if that
is read strictly as the same tree. Whoever takes a proposal has the printed sentence on the card: a wrong guess is seen
before it plays. This takes a tenth of a second and more, so it is asked for, never done along.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from engine.text.compile import Compiled, LineResult, compile_line
from engine.text.describe.paraphrase import CardMeanings, said_lines
from engine.text.grammar.line.modes import joined
from engine.text.grammar.topics import whole
from engine.text.parser.grammar import Grammar
from engine.text.reading import clear, read_in, sound
from engine.text.source.proper_names import WordTable
from engine.text.suggest.rewriter import plainer
from engine.text.suggest.rows import counts, ellipsis, subjects_and_targets
from engine.trails import tree as t
from engine.trails.cards.printing import Printing, as_corrected
from engine.trails.tree.reads import replace

_ROWS = (ellipsis, subjects_and_targets, counts)


@lru_cache(maxsize=1)
def _loose() -> Grammar:
    return whole(CardMeanings(), _ROWS)


def propose(text: str, lang: str, words: WordTable, kind: str = "") -> str:
    """The printed sentence that a line of looser wording may mean, "" if there is none. kind: as in
    :func:`engine.text.compile.compile_line`. A line that is understood needs none."""
    read = read_loosely(text, lang, words, kind)
    if not read.understood or not read.tree:
        return ""
    said = said_lines([read.tree] if isinstance(read.tree, t.Effect) else read.tree, lang, words)
    if not said or said == text:
        return ""
    again = compile_line(said, lang, words, kind)
    return said if again.understood and again.tree == read.tree else ""


def read_loosely(text: str, lang: str, words: WordTable, kind: str = "") -> LineResult:
    """A line read with all that is looser than print. Nothing may be played of what it says."""
    result = sound(read_in(_loose(), text, lang, words, kind))
    if result.understood:
        return result
    for other in (*_as_printed(text, lang), *plainer(text, lang)):
        if (read := sound(read_in(_loose(), other, lang, words, kind))).understood:
            return clear(replace(read, text=text), text, lang)
    return result


#: Letters that are taken for one another where a print was read by a machine.
_MISREAD = ((re.compile(r"\bUN[1lI|]T"), "UNIT"), (re.compile(r"\b[Tt]um\b"), "turn"),
            (re.compile(r"\bcontro[1I|]"), "control"), (re.compile(r"\b([1lI|])TEM"), "ITEM"))  # fmt: skip


def _as_printed(text: str, lang: str) -> Iterator[str]:
    """A line in capitals in small letters, and one with misread letters."""
    if lang != "en":
        return
    if text.upper() == text:
        yield text.lower()
    other = text
    for pattern, word in _MISREAD:
        other = pattern.sub(word, other)
    if other != text:
        yield other


def with_proposals(read: Compiled, printing: Printing, words: WordTable) -> Compiled:
    """What was read of a printing, each line that was declined with its proposal if there is one."""
    if read.understood:
        return read
    texts = len(joined(as_corrected(printing).text))
    kind = "event" if "EVENT" in printing.types else ""

    def proposed(line: LineResult, at: int) -> LineResult:
        if line.understood:
            return line
        return replace(line, proposal=propose(line.text, read.lang, words, kind if at < texts else "arts"))

    return replace(read, lines=tuple(proposed(line, at) for at, line in enumerate(read.lines)))


def accepted(printing: Printing, read: Compiled) -> Printing:
    """A printing with each proposal in the place of its line: what was proposed stands on the card then."""
    changed = printing
    for line in read.lines:
        if line.proposal and not line.understood:
            if line.text in changed.text:
                changed = replace(changed, text=changed.text.replace(line.text, line.proposal, 1))
            elif changed.arts is not None and line.text in changed.arts.text:
                arts = replace(changed.arts, text=changed.arts.text.replace(line.text, line.proposal, 1))
                changed = replace(changed, arts=arts)
    return changed
