"""What can be said of a line that was not read to its end: the part that stands before the trouble, playable as it is.

Whole sentences only: a sentence that stops in the middle is left from its first word, so that nothing is done twice.
"""

from __future__ import annotations

from typing import Any

from engine.kernel.frozen import frozen
from engine.text.describe.paraphrase import grammar
from engine.text.parser.template import Parse
from engine.text.reference.assembly import link_craft, link_effect
from engine.text.source.keywords import head_of
from engine.text.source.normalise import origin, read_line
from engine.text.source.proper_names import WordTable
from engine.text.surface import Body, LinkError
from engine.trails import tree as t


@frozen
class Heard:
    """The part of a line that was understood.

    kind: "activated", "triggered", "continuous", "effect", "arts"; "" if not even that is known. tree: a craft or an
    Effect, complete as it stands: the whole cost or trigger and the sentences before the one that stopped (none of
    them gives an effect without instructions); None without such a part. at: offset in the printed line where begins
    what nobody read. rest: the printed text from there.
    """

    kind: str
    tree: Any
    at: int
    rest: str


_NOTHING = t.Effect((), ())


def hear(text: str, lang: str, words: WordTable, kind: str = "") -> Heard:
    """The understood part of a line. kind: as in :func:`engine.text.compile.compile_line`."""
    line = read_line(text, lang)
    effect = kind in ("event", "arts") and not line.craft
    body, skipped, _ = head_of(line, effect and kind == "arts")
    start = line.start + skipped
    if effect:
        cut, sentences = _sentences(body, 0, lang, words)
        made = _effect(sentences)
        while made is None and sentences:
            cut, sentences = sentences[-1][1], sentences[:-1]
            made = _effect(sentences)
        return _heard("arts" if kind == "arts" else "effect", made or _NOTHING, text, lang, start + cut)
    for name, at, head in _heads(body, lang, words):
        cut, sentences = _sentences(body, at, lang, words)
        while True:
            tree = _craft(name, head, tuple(raw for raw, _ in sentences))
            if tree is not None or not sentences:
                break
            cut, sentences = sentences[-1][1], sentences[:-1]
        if tree is not None:
            return _heard(name, tree, text, lang, start + cut)
    return Heard(
        "continuous" if line.craft or kind == "" else "",
        None,
        origin(text, lang, line.start),
        text[origin(text, lang, line.start) :],
    )


def _heard(kind: str, tree: Any, text: str, lang: str, offset: int) -> Heard:
    at = origin(text, lang, offset)
    return Heard(kind, tree, at, text[at:].strip())


def _heads(body: str, lang: str, words: WordTable) -> list[tuple[str, int, Any]]:
    """Triggers and costs with which a line can begin: kind, where the rest begins, value; the longest first."""
    g = grammar()
    out: list[tuple[str, int, Any]] = []
    for at, head in g.read("craft-head", lang, Parse(body, words)):
        out.append((head[0], at, head[1]))
    return sorted(out, key=lambda one: -one[1])


def _sentences(body: str, at: int, lang: str, words: WordTable) -> tuple[int, list[tuple[Any, int]]]:
    """Sentences read whole from an offset, each with its begin; where the first begins that was not."""
    g = grammar()
    out: list[tuple[Any, int]] = []
    stops = ".。"
    while at < len(body):
        while at < len(body) and body[at] == " ":
            at += 1
        parse = Parse(body, words)
        ends = [(end, raw) for end, raw in g.read("item", lang, parse, at) if end < len(body) and body[end] in stops]
        if not ends:
            break
        end, raw = max(ends, key=lambda one: one[0])
        out.append((raw, at))
        at = end + 1
    while at < len(body) and body[at] == " ":
        at += 1
    return at, out


def _effect(sentences: list[tuple[Any, int]]) -> t.Effect | None:
    if not sentences:
        return _NOTHING
    try:
        return link_effect([tuple(raw for raw, _ in sentences)])
    except LinkError:
        return None


def _craft(kind: str, head: Any, sentences: tuple[Any, ...]) -> Any:
    """The craft of a head and the sentences read; None if they mean nothing together."""
    body = Body(sentences)
    try:
        crafts = link_craft((kind, head, body))
    except (LinkError, IndexError):
        return None
    return crafts[0] if len(crafts) == 1 else None
