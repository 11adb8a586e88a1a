"""Did you mean ...? The sentence in printed style of a line that is not in printed style.

The words of a line are put into those that cards print (:mod:`engine.text.suggest.lexicon`), then small words are put
in, left out or changed until the strict grammar reads it (:mod:`engine.text.suggest.repair`). What its tree prints as
is proposed if that is read as the same tree. Whoever takes a proposal has the printed sentence on the card: a wrong
guess is seen before it plays. This takes a tenth of a second and more, so it is asked for, never done along.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from engine.text.compile import Compiled, LineResult, compile_line
from engine.text.describe.paraphrase import grammar, said_lines
from engine.text.grammar.line.modes import joined
from engine.text.parser.rule import Parse
from engine.text.reading import clear, read_in, sound
from engine.text.source.keywords import head_of
from engine.text.source.normalise import read_line
from engine.text.source.proper_names import WordTable
from engine.text.suggest.lexicon import in_print
from engine.text.suggest.repair import nearest
from engine.trails import tree as t
from engine.trails.cards.printing import Printing, as_corrected
from engine.trails.tree.reads import parts_in, replace


def propose(text: str, lang: str, words: WordTable, kind: str = "") -> str:
    """The printed sentence that a line of looser wording may mean, "" if there is none. kind: as in
    :func:`engine.text.compile.compile_line`. A line that is understood needs none."""
    read = read_loosely(text, lang, words, kind)
    if not read.understood or not read.tree:
        return ""
    said = _said(read, lang, words)
    if not said or said == text:
        return ""
    again = compile_line(said, lang, words, kind)
    return said if again.understood and again.tree == read.tree else ""


def read_loosely(text: str, lang: str, words: WordTable, kind: str = "") -> LineResult:
    """A line read as what it is nearest to. Nothing may be played of what it says."""
    declined = sound(read_in(grammar(), text, lang, words, kind))
    if declined.understood:
        return declined
    for typed in dict.fromkeys(_typed(text, lang)):
        found = _nearest(typed, lang, words, kind)
        if len(found) == 1:
            return clear(replace(found[0], text=text), text, lang)
        if found:
            break  # two are as near
    return declined


def _said(read: LineResult, lang: str, words: WordTable) -> str:
    return said_lines([read.tree] if isinstance(read.tree, t.Effect) else read.tree, lang, words) or ""


def _nearest(typed: str, lang: str, words: WordTable, kind: str) -> list[LineResult]:
    """What a line may be read as, of those that are nearest: each meaning once."""
    line = read_line(typed, lang)
    effect = kind in ("event", "arts") and not line.craft
    body, skipped, _ = head_of(line, effect and (kind == "arts" or line.text[:1] in ("<", "《")))
    head = line.text[:skipped]
    rules = ("effect-body", "card-line") if effect else ("craft-line", "icon-line")
    read: dict[str, LineResult] = {}

    def far(text: str) -> tuple[int, bool]:
        """How far a line is read by the strict grammar, and whether it is understood."""
        parse = Parse(text, words)
        ends = [end for rule in rules for end, _ in grammar().read(rule, lang, parse)]
        if len(text) in ends:
            whole = read[text] = sound(read_in(grammar(), head + text, lang, words, kind))
            return min(parse.far, len(text)), whole.understood and not _made_up(whole.tree, words, line.text)
        return min(parse.far, len(text)), False

    for start in dict.fromkeys((body, in_print(body, lang))):
        if far(start)[1]:
            return [read[start]]
    for start in dict.fromkeys((in_print(body, lang), body)):
        found: list[LineResult] = []
        for near in nearest(start, lang, far):
            if all(one.tree != read[near].tree for one in found):
                found.append(read[near])
        if found:
            return found
    return []


def _made_up(node: Any, words: WordTable, typed: str) -> bool:
    """Whether an organization that nobody knows is one though it does not stand so in what was typed."""
    if isinstance(node, t.Filter) and any(
        not words.known("orgs", org) and org.lstrip("-") not in typed[1:] for org in node.orgs
    ):
        return True
    if isinstance(node, tuple):
        return any(_made_up(part, words, typed) for part in node)
    kind: Any = node.__class__
    return any(_made_up(part, words, typed) for part in parts_in(kind)(node))


#: Letters that are taken for one another where a print was read by a machine.
_MISREAD = ((re.compile(r"\bUN[1lI|]T"), "UNIT"), (re.compile(r"\b[Tt]um\b"), "turn"),
            (re.compile(r"\bcontro[1I|]"), "control"), (re.compile(r"\b([1lI|])TEM"), "ITEM"))  # fmt: skip
#: A parenthesis with no star in it, and what stands about it.
_PARENTHESIS = re.compile(r" ?[(（](?!\s*[*＊])([^()（）]*?)[。.]?[)）]")


def _typed(text: str, lang: str) -> Iterator[str]:
    """A line as it may be meant: with what stands in parentheses, a line in capitals in small letters, misread letters
    as they should be."""
    other = text
    if lang == "en":
        other = text.lower() if text.upper() == text else text
        for pattern, word in _MISREAD:
            other = pattern.sub(word, other)
    yield _PARENTHESIS.sub(r" \1" if lang == "en" else r"\1", other)
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
