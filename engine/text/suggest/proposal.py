"""Did you mean ...? The sentence in printed style of a line that is not in printed style.

The words of a line are put into those that cards print (``lexicon.yaml``), then small words are put in, left out or
changed until the strict grammar reads it (``small_words.yaml``). What its tree prints as is proposed if that is read
as the same tree. Whoever takes a proposal has the printed sentence on the card: a wrong guess is seen before it plays.
This takes a tenth of a second and more, so it is asked for, never done along.
"""

from __future__ import annotations

import heapq
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from engine import yaml12
from engine.text.compile import Compiled, LineResult, compile_line
from engine.text.describe.paraphrase import grammar, said_lines
from engine.text.grammar.line.modes import joined
from engine.text.parser.template import Parse
from engine.text.reading import clear, read_in, sound
from engine.text.source.keywords import head_of
from engine.text.source.normalise import ACTION, ENTER, read_line
from engine.text.source.proper_names import WordTable
from engine.trails import tree as t
from engine.trails.cards.printing import Printing, as_corrected
from engine.trails.tree.reads import parts_in, replace

#: Names, in which no word is put in another's place: of cards, sub-names and arts. What is quoted otherwise is a craft.
_NAMES = {
    "en": re.compile(r"‘(?:[^’]|’(?=[A-Za-z]))*’|(?<![A-Za-z])'(?:[^']|'(?=[A-Za-z]))+'(?![A-Za-z])|<<[^>]*>>"),
    "ja": re.compile(
        r"“[^”]*”|‘[^’]*’|\"[^\"]*\"|(?<=名が)「[^」]*」|(?<=名に)「[^」]*」|(?<=ブ名)「[^」]*」"
        r"|《[^》]*》|<<[^>]*>>"
    ),
}
#: Whether words have spaces about them.
_SPACED = {"en": True, "ja": False}
_NUMBER = re.compile(r"[<>](\d+)")
_ICONS = {"{action}": ACTION, "{enter}": ENTER}
_COUNT_JA = {one: str(at) for at, one in enumerate("一二三四五六七八九", 1)}
_IN_DIGITS = re.compile("#([一二三四五六七八九])")

Row = tuple[re.Pattern[str], str, int]


def table(name: str) -> dict[str, Any]:
    """A table of this package."""
    data = yaml12.load((files(__package__) / f"{name}.yaml").read_text(encoding="utf-8"))
    assert isinstance(data, dict)  # a file of ours
    return data


@cache
def _rows(lang: str) -> Sequence[Row]:
    rows: list[Row] = []
    for row in table("lexicon")[lang]:
        typed = row["typed"]
        if _SPACED[lang]:
            typed = rf"(?<![\w'-])(?:{typed})(?![\w-])"
        elif "|" in typed and "(?:" not in typed[:3]:
            typed = f"(?:{typed})"
        rows.append((re.compile(typed, re.IGNORECASE), row["printed"], row.get("step", 0)))
    return rows


def in_print(text: str, lang: str) -> str:
    """A line that has been normalised, with every word that cards have another one for in that word."""
    names = [found.group() for found in _NAMES[lang].finditer(text)]
    for at, name in enumerate(names):
        text = text.replace(name, f"‘{at}’", 1)
    for typed, printed, step in _rows(lang):
        text = typed.sub(printed, text) if not step else _stepped(typed, printed, step, text)
    text = _IN_DIGITS.sub(lambda found: _COUNT_JA[found[1]], text)
    for icon, char in _ICONS.items():
        text = text.replace(icon, char)
    for at, name in enumerate(names):
        text = text.replace(f"‘{at}’", name, 1)
    return re.sub(r" {2,}", " ", text).strip()


def _stepped(typed: re.Pattern[str], printed: str, step: int, text: str) -> str:
    """ "Less than 3": the number before it."""
    return typed.sub(lambda found: _NUMBER.sub(lambda number: str(int(number[1]) + step), found.expand(printed)), text)


_EN_WORD = re.compile(r" ?[^ ,.:]+| ?[,.:]")


@cache
def _priced(name: str, lang: str) -> Mapping[str, int]:
    """Small words by what it costs to put them in ("missing") or to leave them out ("needless")."""
    data = table("small_words")
    return {word: price for price, words in data[name][lang].items() for word in words}


@cache
def _families(lang: str) -> Sequence[tuple[int, Sequence[str]]]:
    """Small words of which one may stand for another, and what that costs."""
    return [(price, words) for price, families in table("small_words")["families"][lang].items() for words in families]


_MOST = 10  #: what all changes of a line together may cost
_TRIED = 400  #: so many lines are read at the most

#: How far a line is read by the strict grammar, and whether that is all of it.
Far = Callable[[str], tuple[int, bool]]


def nearest(text: str, lang: str, far: Far) -> Iterator[str]:
    """The lines that are read and that are as near as the first of them.

    far: how far the beginning of a line is read, and whether it is read whole.
    """
    came, whole = far(text)
    queue = [(0.0, 0, text, came, whole)]
    seen = {text}
    least = _MOST
    tried = 0
    while queue and tried < _TRIED:
        _, cost, line, came, whole = heapq.heappop(queue)
        if cost > least:
            continue
        if whole:
            least = cost
            yield line
            continue
        for price, other, changed in _changes(line, came, lang):
            if other in seen or cost + price > least:
                continue
            seen.add(other)
            tried += 1
            reached, read = far(other)
            if not read and reached < changed:
                continue
            left = _left(other, reached, lang)
            heapq.heappush(queue, (cost + price + left, cost + price, other, reached, read))


def _left(line: str, at: int, lang: str) -> float:
    rest = line[at:]
    return (rest.count(" ") + 1) * 0.7 if lang == "en" else len(rest) * 0.35


def _changes(line: str, at: int, lang: str) -> Iterator[tuple[int, str, int]]:
    """The changes about a place where reading stops: what each costs, the line, and how far it must be read at least
    to be worth going on with."""
    yield from _english(line, at) if lang == "en" else _japanese(line, at)


def _english(line: str, at: int) -> Iterator[tuple[int, str, int]]:
    words = [(found.start(), found.end()) for found in _EN_WORD.finditer(line)]
    here = next((n for n, (_, end) in enumerate(words) if end > at), len(words))
    for n in range(max(0, here - 1), min(len(words), here + 1) + 1):
        begin = words[n][0] if n < len(words) else len(line)
        before, after = line[:begin], line[begin:]
        for word, price in _priced("missing", "en").items():
            put = word if word in ",." else f" {word}" if before and before[-1] != " " else word
            rest = after if after[:1] in (" ", ",", ".", "") else f" {after}"
            if word != after[1 : 1 + len(word)]:
                yield price, before + put + rest, begin + len(put) + 1
        if n == len(words):
            break
        word = line[slice(*words[n])]
        bare, rest = word.strip(), line[words[n][1] :]
        lead = word[: len(word) - len(bare)]
        if (much := _priced("needless", "en").get(bare.lower() if bare.upper() != bare else bare)) is not None:
            yield much, (before + rest).lstrip(), begin + 1
        for price, family in _families("en"):
            if bare.lower() in family:
                for other in family:
                    if other != bare.lower():
                        yield (
                            price,
                            before + (other if other[0] in " ,." else lead + other) + rest,
                            begin + len(other) + 1,
                        )
        if bare.isalpha():
            other = bare[:-1] if bare.endswith("s") else bare + "s"
            yield 1, before + lead + other + rest, begin + len(other) + 1


def _japanese(line: str, at: int) -> Iterator[tuple[int, str, int]]:
    for begin in range(max(0, at - 2), min(len(line), at + 1) + 1):
        before, after = line[:begin], line[begin:]
        for word, price in _priced("missing", "ja").items():
            if not after.startswith(word) and not before.endswith(word):
                yield price, before + word + after, max(at, begin) + len(word)
        for word, price in _priced("needless", "ja").items():
            if after.startswith(word):
                yield price, before + after[len(word) :], at
        for price, family in _families("ja"):
            for word in family:
                if word and after.startswith(word):
                    for other in family:
                        if other != word:
                            yield price, before + other + after[len(word) :], begin + len(other)


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
